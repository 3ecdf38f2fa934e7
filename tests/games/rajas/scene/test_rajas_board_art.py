"""The board drawn from plain values: every text legible at every size, nothing over another."""

import itertools
from dataclasses import replace

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.paint.shapes import DrawnText
from engine.ui.theme import LEGAL, THEMES, contrast
from games.rajas.scene.art import palette
from games.rajas.scene.art.landscape import boat_point
from games.rajas.scene.art.market import draw_slot_state
from games.rajas.scene.art.ring import Runner, flag_point, marker_point
from games.rajas.scene.art.signs import Sign, draw_sign
from games.rajas.scene.art.tiles import spots_of, turned
from games.rajas.scene.board_art import PARTS, BoardModel, Ground
from games.rajas.scene.hub_pictures import draw_evening, draw_meeting
from games.rajas.scene.places import board_canvas, places_in
from tests.games.rajas.scene.sample_board import (
    BASE_FOR_TWO,
    FACES,
    FOR_TWO,
    LOG_CLOSED,
    LOG_OPEN,
    PRINTED,
    SHOWN,
    drawn_board,
)

SMALLEST, USUAL = (1280, 720), (1920, 1080)


def texts_of(size, shown, printed, box) -> tuple[list[str], list[DrawnText]]:
    audit = Audit()
    drawn_board(size, shown, printed, box, audit)
    scale = min(size[0] / 1920, size[1] / 1080)
    return audit.problems(size[0] / scale, size[1] / scale), audit.texts


@pytest.mark.parametrize(
    ("size", "shown", "printed", "box"),
    [
        (SMALLEST, SHOWN, PRINTED, LOG_OPEN),
        (USUAL, SHOWN, PRINTED, LOG_CLOSED),
        (SMALLEST, BASE_FOR_TWO, FOR_TWO, LOG_CLOSED),
    ],
)
def test_no_text_is_small_faint_cut_or_over_another(size, shown, printed, box):
    problems, texts = texts_of(size, shown, printed, box)
    assert problems == []
    assert min(text.pixels for text in texts) >= 12
    assert len(texts) > 120


@pytest.mark.parametrize("lane", [palette.MONEY_LANE_FILLS, (palette.MONEY_BONUS,)])
def test_numbers_of_money_stand_out(lane):
    assert all(contrast(palette.MONEY_TYPE, ground) >= 4.5 for ground in lane)


@pytest.mark.parametrize("lane", [palette.FAME_LANE_FILLS, (palette.FAME_BONUS,)])
def test_numbers_of_fame_stand_out(lane):
    assert all(contrast(palette.FAME_TYPE, ground) >= 4.5 for ground in lane)


def test_boats_stay_clear_of_the_quarry_and_its_tiles():
    for box in (LOG_OPEN, LOG_CLOSED):
        places = places_in(box, 3)
        for stone in range(31):
            _, y = boat_point(places, stone)
            assert y - 0.6 * 44 > max(top.bottom for top in places.tops) + 6


def test_the_ground_is_painted_part_by_part_and_once():
    pygame.font.init()
    canvas = Canvas(pygame.Surface((640, 360)), 1 / 3, THEMES["rajas"])
    ground, places = Ground(), places_in(LOG_OPEN, 3)
    ground.draw(canvas, places, PRINTED)
    worked = 0
    while ground.work():
        worked += 1
    assert worked == len(PARTS)
    ground.draw(canvas, places, PRINTED)
    assert ground.is_done
    ground.draw(canvas, places, replace(PRINTED, hands=10))
    assert not ground.is_done


def test_a_former_ground_is_shown_while_a_new_one_is_painted():
    pygame.font.init()
    canvas = Canvas(pygame.Surface((640, 360)), 1 / 3, THEMES["rajas"])
    ground = Ground()
    ground.finish(canvas, places_in(LOG_OPEN, 3), PRINTED)
    canvas.surface.fill((0, 0, 0))
    ground.draw(canvas, places_in(LOG_CLOSED, 3), PRINTED)
    assert not ground.is_done
    assert canvas.surface.get_at((600, 150)) != (0, 0, 0)


def test_a_spot_of_a_turned_tile_turns_with_its_road():
    face = FACES["GT2"]  # a bend from north to east, one fort in the opposite corner
    corners = [spots_of(face, turn)[0] for turn in range(4)]
    assert [(x < 0, y < 0) for x, y in corners] == [
        (True, False), (True, True), (False, True), (False, False),
    ]  # fmt: skip


@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize("turn", range(4))
def test_things_on_a_tile_stand_beside_its_road(name, turn):
    face = FACES[name]
    roads = turned(face.roads, turn)
    for x, y in spots_of(face, turn):
        assert max(abs(x), abs(y)) >= 0.15
        for bit, (dx, dy) in {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}.items():
            along = x * dx + y * dy
            beside = abs(x * dy) + abs(y * dx)
            is_straight = roads & bit and turned(roads, 2) & bit
            assert not (is_straight and along > 0 and beside < 0.12), (name, turn)


def test_a_flag_stands_between_two_numbers_on_a_level_edge():
    ring = places_in(LOG_OPEN, 3).ring
    for u in range(120):
        _, y = flag_point(ring, u)
        assert y < 60 or y > 820


def test_a_gap_is_told_as_long_as_the_markers_have_not_met():
    assert Runner(0, 24, 41).gap == 31
    assert Runner(0, 41, 47).gap == -9


def test_markers_that_have_met_are_flagged_so():
    shown = BoardModel(runners=(Runner(0, 40, 40), Runner(1, 41, 47), Runner(2, 0, 5)), gap=1)
    _, texts = texts_of((640, 360), shown, PRINTED, LOG_OPEN)
    assert "past 9" in [text.string for text in texts]


@pytest.mark.parametrize("light", ["open", "lit", "karma", "hover", "dummy", "dim"])
def test_every_light_of_a_space_looks_its_own(light):
    pygame.font.init()
    pictures = []
    places = places_in(LOG_OPEN, 3)
    for state in ("", light):
        surface = pygame.Surface((1920, 1080))
        surface.fill((90, 60, 40))
        board = board_canvas(Canvas(surface, 1.0, THEMES["rajas"]), places)
        draw_slot_state(board, places, PRINTED, "quarry_3", state)
        area = board.rect(places.space_box("quarry_3").inset(-12))
        pictures.append(pygame.image.tobytes(surface.subsurface(area), "RGB"))
    assert pictures[0] != pictures[1]


def ring_pixels(light, ground):
    """The colours on the way from the middle of a space outwards, above it."""
    pygame.font.init()
    surface = pygame.Surface((1920, 1080))
    surface.fill(ground)
    places = places_in(LOG_OPEN, 3)
    board = board_canvas(Canvas(surface, 1.0, THEMES["rajas"]), places)
    draw_slot_state(board, places, PRINTED, "quarry_3", light)
    x, y = board.rect(places.space_box("quarry_3")).center
    return [tuple(surface.get_at((x, y - step)))[:3] for step in range(12, 32)]


@pytest.mark.parametrize("light", ["open", "lit"])
@pytest.mark.parametrize("ground", [(0xFB, 0xEB, 0xC8), (0x3A, 0x1C, 0x10)])
def test_a_legal_space_bears_the_mark_of_every_board_on_a_bright_wall_too(light, ground):
    seen = ring_pixels(light, ground)
    last = max(n for n, colour in enumerate(seen) if contrast(colour, LEGAL) < 1.02)
    around = seen[last + 1 : last + 4]
    assert max(contrast(colour, LEGAL) for colour in around) > 7, "nothing dark round the edge"


WORDS = (
    Sign("money", 3), Sign("fame", 2), Sign("karma", 2), Sign("dice", colours=(4,)),
    Sign("dice", colours=(0, 1)), Sign("dice", colours=(0, 1, 2)), Sign("dice_per_karma"),
    Sign("upgrade", 1), Sign("upgrade", 2), Sign("boat", 3), Sign("build"),
    Sign("market_one_good", 3), Sign("chamber", what="choice"), Sign("chamber", what="dancer"),
    Sign("replace_tile"), Sign("yield_tile", 2), Sign("start_player"), Sign("worker"),
    Sign("reroll"),
    *(Sign("scaled", 1, what=what, gain="fame") for what in (
        "market_tiles", "river_spaces", "buildings", "connected_yields", "bends", "upgrades",
        "workers",
    )),
)  # fmt: skip


def test_every_word_of_the_effects_has_a_sign_of_its_own():
    pygame.font.init()
    seen = {}
    for sign in WORDS:
        surface = pygame.Surface((64, 64))
        surface.fill((0xE0, 0xD0, 0xA8))
        canvas = Canvas(surface, 1.0, THEMES["rajas"])
        draw_sign(canvas, sign, 32, 32, 29)
        picture = pygame.image.tobytes(surface, "RGB")
        assert picture not in seen, (sign, seen.get(picture))
        seen[picture] = sign


@pytest.mark.parametrize("track", ["fame", "money"])
def test_markers_of_four_seats_on_one_space_can_be_told_apart_and_lie_near_it(track):
    ring = places_in(LOG_OPEN, 4).ring
    points = [marker_point(ring, track, 20, turn) for turn in range(4)]
    steps = [abs(b[0] - a[0]) for a, b in itertools.pairwise(points)]
    assert min(steps) >= 14
    assert abs(points[3][0] - points[0][0]) < (75 if track == "fame" else 50)


@pytest.mark.parametrize("share", [0.1, 1.0])
def test_a_lotus_opens_where_markers_have_met(share):
    pygame.font.init()
    surface = pygame.Surface((1920, 1080))
    places = places_in(LOG_OPEN, 3)
    board = board_canvas(Canvas(surface, 1.0, THEMES["rajas"]), places)
    draw_meeting(board, places, 48, share)
    x, y = places.to_frame(places.ring.place(48))
    assert surface.get_at((round(x), round(y))) != (0, 0, 0)
    assert surface.get_at((round(x), round(y) + 200)) == (0, 0, 0)


def test_the_head_of_a_page_is_dark_where_its_title_stands():
    pygame.font.init()
    audit = Audit()
    canvas = Canvas(pygame.Surface((1920, 200)), 1.0, THEMES["rajas"], audit=audit)
    draw_evening(canvas, Box(0, 0, 1920, 173))
    canvas.text(160, 70, "Your markers have met", 48, (0xFF, 0xE9, 0xC2), "marcellus")
    canvas.text(160, 122, "You pass by 9, Meera by 1.", 20, (0xF6, 0xE4, 0xCC))
    assert audit.problems(1920, 200) == []


@pytest.mark.parametrize("taken", [(), (62.5,), (61.0, 67.0), (57.5, 62.5, 67.5)])
def test_a_flag_keeps_clear_of_markers(taken):
    ring = places_in(LOG_OPEN, 3).ring
    x, _ = flag_point(ring, 62, taken)
    for each in taken:
        assert abs(ring.money_point(120 - each)[0] - x) > 64
