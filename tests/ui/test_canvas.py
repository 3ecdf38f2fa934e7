"""The canvas: logical units in, the right pixels out, and an audit of every text."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas, Pictures, Typesetter
from engine.ui.paint import shapes
from engine.ui.paint.pictures import PARTS_A_PIXEL
from engine.ui.paint.shapes import text_pixels
from engine.ui.theme import BAD, BODY, GOOD, PANEL, SECOND_TEXT, SMALL, TEXT, THEMES, WHITE


def new_canvas(width=1280, height=720, scale=2 / 3, **more):
    pygame.font.init()
    surface = pygame.Surface((width, height))
    surface.fill(PANEL)
    return Canvas(surface, scale, THEMES["despirala"], **more)


def test_a_canvas_measures_in_logical_units():
    canvas = new_canvas()
    assert (canvas.width, canvas.height) == (pytest.approx(1920), pytest.approx(1080))
    assert canvas.px(30) == 20


@pytest.mark.parametrize("scale", [0.5926, 2 / 3, 0.8, 1.0, 1.37, 2.0])
def test_neighbouring_boxes_share_their_edge(scale):
    canvas = new_canvas(scale=scale)
    first, second = Box(16.5, 0, 101.3, 20).row(None, None)
    assert canvas.rect(first).right == canvas.rect(second).left


@pytest.mark.parametrize(
    ("size", "scale", "pixels"), [(14, 1, 14), (14, 2 / 3, 12), (20, 2 / 3, 13), (14, 0.5, 12)]
)
def test_text_is_never_smaller_than_the_floor(size, scale, pixels):
    assert text_pixels(size, scale, THEMES["hub"]) == pixels


@pytest.mark.parametrize("game", sorted(THEMES))
def test_no_theme_goes_below_twelve_pixels(game):
    assert text_pixels(14, 0.5, THEMES[game]) == 12


def ink(canvas, ground=PANEL):
    """The box of the pixels that differ from the ground."""
    surface = canvas.surface.copy()
    surface.set_colorkey(ground)
    return surface.get_bounding_rect()


@pytest.mark.parametrize("font", ["text", "number-bold", "mono", "cinzel", "marcellus", "exo"])
def test_capitals_are_centred_on_their_line(font):
    canvas = new_canvas(scale=1)
    canvas.text(100, 200, "H", 48, TEXT, font)
    assert abs(ink(canvas).centery - 200) <= 1


def test_text_can_stand_on_its_baseline_or_hang_from_its_top():
    canvas = new_canvas(scale=1)
    canvas.text(100, 200, "H", 48, anchor="baseline")
    assert abs(ink(canvas).bottom - 200) <= 1
    canvas.surface.fill(PANEL)
    canvas.text(100, 200, "H", 48, anchor="top")
    assert abs(ink(canvas).top - 200) <= 1


def test_alignment_and_width_agree():
    canvas = new_canvas(scale=1)
    width = canvas.text(600, 100, "Total 421", 34, align="right")
    assert width == canvas.text_width("Total 421", 34)
    assert abs(ink(canvas).right - 600) <= 3


def test_a_long_line_ends_in_an_ellipsis_and_the_audit_says_so():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    words = "a name that nobody could fit"
    width = canvas.text(100, 100, words, max_width=120)
    assert width <= 121
    assert audit.problems(1920, 1080) == [f"{words!r} was cut to fit"]


def test_a_text_fits_into_the_width_it_was_measured_with():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    canvas.text(100, 100, "exactly", max_width=canvas.text_width("exactly"))
    assert audit.problems(1920, 1080) == []


def test_lines_broken_for_a_hair_more_room_are_not_taken_where_they_do_not_fit():
    typesetter = Typesetter()
    width = typesetter.width("one two", "text", 20)
    assert typesetter.lines("one two", "text", 20, width + 0.2) == ("one two",)
    assert typesetter.lines("one two", "text", 20, width - 0.2) == ("one", "two")
    assert (
        typesetter.fitted("three", "text", 20, typesetter.width("three", "text", 20) - 0.2)
        != "three"
    )


def test_a_paragraph_breaks_at_blanks_and_keeps_its_line_breaks():
    canvas = new_canvas(scale=1)
    lines = canvas.paragraph_lines(200, "one two three four five six seven\neight", BODY)
    assert " ".join(lines) == "one two three four five six seven eight"
    assert lines[-1] == "eight"
    assert all(canvas.text_width(line) <= 201 for line in lines)
    height = canvas.paragraph(Box(0, 0, 200, 100), "\n".join(lines))
    assert height == len(lines) * 24 == canvas.paragraph_height(200, "\n".join(lines))


def test_a_paragraph_of_at_most_two_lines_ends_in_an_ellipsis():
    audit = Audit()
    canvas = new_canvas(scale=1, audit=audit)
    canvas.paragraph(Box(0, 0, 100, 50), "one two three four five six seven", max_lines=2)
    assert len(audit.texts) == 2
    assert audit.texts[-1].shortened


def test_centred_lines_are_of_like_length():
    audit = Audit()
    canvas = new_canvas(scale=1, audit=audit)
    canvas.paragraph(Box(0, 0, 72, 50), "Four of a kind", SMALL, align="centre")
    assert [text.string for text in audit.texts] == ["Four of", "a kind"]


def test_the_audit_finds_overlaps():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    canvas.text(100, 100, "under")
    canvas.text(110, 102, "over")
    assert "'under' overlaps 'over'" in audit.problems(1920, 1080)


def test_the_audit_finds_what_leaves_the_frame():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    canvas.text(1900, 100, "half outside")
    assert audit.problems(1920, 1080) == ["'half outside' leaves the frame"]


def test_the_audit_finds_faint_text_but_lets_large_type_be_fainter():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    grey = (0x74, 0x7C, 0x88)
    canvas.text(100, 100, "faint", BODY, grey)
    canvas.text(100, 200, "large", 34, grey)
    canvas.text(100, 300, "disabled", BODY, grey, exempt=True)
    assert audit.problems(1920, 1080) == ["'faint' has a contrast of only 3.8"]


def test_text_under_a_panel_or_a_dialog_no_longer_counts():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    canvas.text(150, 150, "hidden")
    canvas.panel(Box(100, 100, 300, 200), "Shown", fill=PANEL)
    assert [text.string for text in audit.texts] == ["Shown"]
    canvas.dim()
    assert audit.texts == []


def test_a_tooltip_may_lie_across_anything():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    canvas.text(100, 150, "partly hidden")
    tip = Box(120, 140, 200, 60)
    canvas.floating(tip)
    canvas.rounded(tip, 8, PANEL)
    canvas.text(130, 160, "tip")
    assert audit.problems(1920, 1080) == []


def test_scrolled_text_counts_only_where_it_is_seen():
    audit = Audit()
    canvas = new_canvas(audit=audit)
    with canvas.clipped(Box(0, 100, 400, 50)):
        canvas.text(10, 120, "seen")
        canvas.text(10, 300, "scrolled away")
    assert [text.string for text in audit.texts] == ["seen"]
    assert canvas.surface.get_clip() == canvas.surface.get_rect()


def test_a_second_drawing_paints_nothing_new():
    pictures = Pictures()
    canvas = new_canvas(pictures=pictures)
    for _ in range(2):
        painted = pictures.painted
        canvas.backdrop()
        canvas.panel(Box(10, 10, 300, 200), "Title", "list", "note", active=True)
        canvas.text(50, 120, "words")
        canvas.icon("home", 60, 160)
        canvas.seat_mark(2, 90, 160)
        canvas.polyline([(10, 10), (90, 40)], GOOD, 3)
        canvas.tag(120, 160, "Blunder", BAD)
        canvas.key_cap(280, 160, "Space")
    assert pictures.painted == painted


def test_pictures_stay_under_their_cap_and_drop_the_longest_unused():
    pictures = Pictures(parts_cap=100 * 100 * 4 * 2)
    for key in ("a", "b", "a", "c"):
        pictures.get(key, lambda: pygame.Surface((100, 100), pygame.SRCALPHA))
    assert "a" in pictures
    assert "b" not in pictures
    assert pictures.bytes_held == 100 * 100 * 4 * 2
    pictures.clear()
    assert pictures.bytes_held == len(pictures) == 0


def test_a_picture_painted_meanwhile_by_somebody_else_takes_its_room_once():
    pictures = Pictures()

    def paint():
        return pygame.Surface((100, 100), pygame.SRCALPHA)

    def paint_while_another_does():
        pictures.get("a", paint)
        return paint()

    pictures.get("a", paint_while_another_does)
    assert (len(pictures), pictures.bytes_held) == (1, 100 * 100 * 4)


def test_wholes_of_states_gone_by_do_not_push_out_the_parts():
    pictures = Pictures(parts_cap=100 * 100 * 4, wholes_cap=100 * 100 * 4)
    pictures.get("part", lambda: pygame.Surface((100, 100), pygame.SRCALPHA))
    for state in range(3):
        pictures.whole(("whole", state), lambda: pygame.Surface((100, 100), pygame.SRCALPHA))
    assert "part" in pictures
    assert ("whole", 2) in pictures
    assert ("whole", 1) not in pictures


def test_a_page_larger_than_the_cap_is_painted_once():
    pictures = Pictures(parts_cap=100 * 100 * 4 * 2)

    def paint_page(*parts):
        before = pictures.painted
        with pictures.frame():
            for part in parts:
                pictures.get(part, lambda: pygame.Surface((100, 100), pygame.SRCALPHA))
        return pictures.painted - before

    assert [paint_page(*"abcd"), paint_page(*"abcd"), paint_page(*"xabcd")] == [4, 0, 1]
    assert [paint_page("y"), paint_page("z"), len(pictures)] == [1, 1, 2]


def test_a_small_window_keeps_fewer_pictures_than_a_large_one():
    held = []
    for size in ((1920, 1080), (1280, 720)):
        pictures = Pictures()
        pictures.fit((1920, 1080))
        for number in range(40):
            pictures.get(number, lambda: pygame.Surface((1000, 1000), pygame.SRCALPHA))
        pictures.fit(size)
        held.append(pictures.bytes_held)
    assert held[1] <= PARTS_A_PIXEL * 1280 * 720 < held[0] <= PARTS_A_PIXEL * 1920 * 1080


def test_a_cached_group_looks_the_same_as_one_drawn_directly():
    def group(canvas):
        canvas.rounded(Box(100.5, 100, 200, 90), 12, (GOOD, BAD), WHITE, 2)
        canvas.text(130, 140, "421 points", 34)
        canvas.disc(260.3, 150.7, 14, GOOD)

    direct, cached = new_canvas(), new_canvas()
    group(direct)
    cached.cached("group", Box(90, 90, 230, 120), group)
    differences = [
        max(abs(a - b) for a, b in zip(direct.surface.get_at((x, y)),
                                       cached.surface.get_at((x, y)), strict=True))
        for x in range(60, 215)
        for y in range(60, 140)
    ]  # fmt: skip
    assert max(differences) <= 3


def test_a_rounded_box_has_soft_corners_and_a_full_middle():
    canvas = new_canvas(scale=1)
    canvas.rounded(Box(100, 100, 80, 60), 16, WHITE)
    assert canvas.surface.get_at((100, 100))[:3] == PANEL
    assert canvas.surface.get_at((140, 130))[:3] == WHITE
    shades = {canvas.surface.get_at((x, 100))[:3] for x in range(100, 118)}
    assert len(shades) > 3


def test_a_shadow_falls_below_its_box():
    canvas = new_canvas(scale=1)
    canvas.surface.fill(WHITE)
    canvas.shadow(Box(200, 200, 200, 100), 12, blur=14, drop=8, strength=95)
    below, above = canvas.surface.get_at((300, 306)), canvas.surface.get_at((300, 194))
    assert below.r < above.r < 255


def test_premultiplied_edges_have_no_dark_fringe():
    canvas = new_canvas(scale=1)
    canvas.surface.fill(WHITE)
    canvas.disc(50.4, 50.2, 20, (255, 255, 255))
    assert all(canvas.surface.get_at((x, 50))[:3] == WHITE for x in range(100))


@pytest.mark.parametrize("seat", range(6))
def test_every_seat_has_a_shape_about_as_large_as_the_others(seat):
    canvas = new_canvas(scale=1)
    canvas.seat_shape(seat, 100, 100, 20)
    assert 30 <= ink(canvas).w <= 44
    assert 30 <= ink(canvas).h <= 46
    assert canvas.surface.get_at((100, 100))[:3] != PANEL


def test_patterns_on_seat_areas_are_a_setting():
    plain, marked = new_canvas(), new_canvas(colour_blind_marks=True)
    for canvas in (plain, marked):
        canvas.seat_pattern(1, Box(100, 100, 80, 40))
    assert ink(plain).size == (0, 0)
    assert ink(marked).w > 20


def test_dashes_cut_a_path_into_equal_pieces():
    pieces = shapes.dashes([(0, 0), (10, 0), (10, 10)], 6, 4)
    assert pieces == [[(0, 0), (6, 0)], [(10, 0), (10, 6)]]


def test_dimming_leaves_a_darker_picture():
    canvas = new_canvas()
    canvas.surface.fill(WHITE)
    canvas.dim(0.5)
    assert canvas.surface.get_at((5, 5))[:3] == (128, 128, 128)


def test_a_panel_returns_the_room_under_its_title():
    canvas = new_canvas()
    assert canvas.panel(Box(0, 0, 300, 200), "Log") == Box(0, 48, 300, 152)
    assert canvas.panel(Box(0, 0, 300, 200)) == Box(0, 0, 300, 200)


def test_parts_return_their_width():
    canvas = new_canvas()
    assert canvas.key_cap(300, 40, "R") == canvas.key_cap_width("R") == 24
    assert canvas.tag(0, 40, "best", solid=True) == canvas.tag(300, 40, "best", align="right")
    assert canvas.text(0, 90, "", colour=SECOND_TEXT) == 0


@pytest.mark.parametrize("seat", range(6))
def test_a_seat_mark_is_one_picture_that_looks_like_its_parts(seat):
    stamped, drawn = new_canvas(), new_canvas()
    stamped.seat_mark(seat, 100.3, 80.6, 14)
    drawn.seat_disc(seat, 100.3, 80.6, 14)
    differences = (
        abs(a - b)
        for x in range(80, 121)
        for y in range(60, 101)
        for a, b in zip(stamped.surface.get_at((x, y)), drawn.surface.get_at((x, y)), strict=True)
    )
    assert max(differences) <= 2
    painted = stamped.pictures.painted
    stamped.seat_mark(seat, 160.3, 110.6, 14)
    assert stamped.pictures.painted == painted
