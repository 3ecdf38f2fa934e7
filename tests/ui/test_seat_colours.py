"""The color of a seat, chosen on the set-up page by mouse and by keys, and seen on every table."""

from dataclasses import replace

import pygame
import pytest

from engine.core.setup import HUMAN, SEAT_COLOURS, SeatSetup, Setup, seat_colours
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.draft import LastSetups, SetupDraft
from engine.ui.hub.seat_colour import ColourList
from engine.ui.hub.setup import SetupScene
from engine.ui.pages.page_theme import theme_of
from engine.ui.table.table import Table
from engine.ui.theme import SEAT_PAINTS, THEMES
from games import REGISTRY
from games.arcs.scene.art import looks, pieces, tokens
from games.rajas.scene.art import people
from games.risk.board import CONTINENTS, SIZE
from games.risk.scene import pieces as risk_pieces
from games.risk.scene.ground import NEUTRAL_LAND, land_colour
from games.risk.state import NEUTRAL, NOBODY
from tests.nim import GAME
from tests.ui.page_stage import PageStage


@pytest.fixture
def stage():
    shown = PageStage(lambda app: SetupScene(app, GAME))
    yield shown
    shown.app.close()


def swatch(stage, seat):
    return stage.scene.seats.seat_cards[seat].swatch


def worn(stage):
    return stage.scene.draft.colours[:2]


# -- choosing


def test_a_click_shows_all_colours_and_a_second_takes_one(stage):
    stage.press(swatch(stage, 0))
    shown = stage.scene.popup
    assert isinstance(shown, ColourList)
    stage.click(*shown.cell_of(shown.offered.index("white")).centre)
    assert worn(stage) == ("white", "orange")
    assert stage.scene.popup is None
    assert stage.scene.theme.seat_colour(0) == SEAT_PAINTS["white"]
    stage.press(stage.scene.start_button)
    table = stage.app.top
    assert isinstance(table, Table)
    assert table.match.setup.colours[:2] == ("white", "orange")
    assert table.theme.seat_colour(0) == SEAT_PAINTS["white"]


def test_arrows_take_the_next_free_colour(stage):
    stage.scene.focus.take(swatch(stage, 0), shown=True)
    stage.key("right")
    assert worn(stage) == ("green", "orange"), "orange is the other seat's"
    stage.key("left")
    assert worn(stage) == ("blue", "orange")
    stage.key("left")
    assert worn(stage) == (SEAT_COLOURS[-1], "orange")


def test_the_list_is_gone_through_by_keys_and_a_taken_colour_is_swapped(stage):
    stage.scene.focus.take(swatch(stage, 0), shown=True)
    stage.key("return")
    stage.key("right")
    stage.key("return")
    assert worn(stage) == ("orange", "blue")
    stage.key("return")
    stage.key("escape")
    assert stage.scene.popup is None
    assert worn(stage) == ("orange", "blue")


def test_the_colours_of_the_box_come_first():
    game = REGISTRY.game("arcs")
    draft = SetupDraft.fresh(game, "Robin", "seed")
    assert draft.offered_colours[:4] == ("red", "blue", "yellow", "white")
    assert sorted(draft.offered_colours) == sorted(SEAT_COLOURS)


def test_a_colour_moves_with_its_seat_and_comes_back_the_next_time():
    draft = SetupDraft.fresh(GAME, "Robin", "seed")
    draft.wear(0, "white")
    draft.move_seat(0, 1)
    assert draft.colours[:2] == ("blue", "white")
    LastSetups().keep(draft)
    again = SetupDraft.fresh(GAME, "Robin", "another")
    LastSetups().restore(again)
    assert again.colours == draft.colours
    assert [seat.colour for seat in again.setup().seats] == ["", "white"]


def test_no_two_seats_are_alike_however_colours_are_taken():
    draft = SetupDraft.fresh(REGISTRY.game("risk"), "Robin", "seed")
    while draft.can_add:
        draft.add_seat()
    for step, colour in enumerate((*SEAT_COLOURS, *SEAT_COLOURS)):
        draft.wear(step % 6, colour)
        assert draft.colours[step % 6] == colour
        assert len(set(draft.colours)) == 6


@pytest.mark.parametrize("colours", [None, "white", [7, "white"], ["teal", "white", "brown"]])
def test_a_damaged_memory_of_colours_is_passed_over(colours):
    draft = SetupDraft.fresh(GAME, "Robin", "seed")
    draft.take_over({**draft.to_json(), "colours": colours})
    assert draft.colours[0] == "blue"


# -- seen on the table

WORN = replace(THEMES["arcs"], seats=seat_colours(["white", "yellow", "purple", "brown"]))
PIECES = {
    "a seat's mark": lambda canvas, seat: canvas.seat_mark(seat, 60, 60, 30),
    "Arcs: ship": lambda canvas, seat: pieces.draw_ship(canvas, seat, 60, 60, 90),
    "Arcs: agent": lambda canvas, seat: tokens.draw_agent(canvas, seat, 60, 60, 90),
    "Arcs: city": lambda canvas, seat: pieces.draw_building(
        canvas, looks.Building("city", seat), 60, 60, 40
    ),
    "Rajas: worker": lambda canvas, seat: people.draw_pawn(canvas, seat, 60, 110, 100),
    "Rajas: boat": lambda canvas, seat: people.draw_boat(canvas, seat, 60, 60, 110),
    "Rajas: marker": lambda canvas, seat: people.draw_marker(canvas, seat, 60, 60, "fame", 40),
    "Risk: die": lambda canvas, seat: risk_pieces.draw_battle_die(canvas, 60, 60, 80, 1, seat),
    "Risk: counter": lambda canvas, seat: risk_pieces.draw_counter(canvas, seat, 60, 60, 3, 40),
}


def drawn(paint, theme, seat, pictures=None):
    canvas = Canvas(pygame.Surface((120, 120)), 1.0, theme, pictures=pictures)
    paint(canvas, seat)
    return canvas


def nearness(canvas, colour):
    """How many pixels are close to a color."""
    pixels = pygame.surfarray.array3d(canvas.surface).astype(int)
    return int((abs(pixels - colour).sum(axis=2) < 60).sum())


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_drawn_in_the_colour_its_seat_chose_and_no_old_picture_is_shown(piece, seat):
    pygame.font.init()
    usual = drawn(PIECES[piece], THEMES["arcs"], seat)
    chosen = drawn(PIECES[piece], WORN, seat, usual.pictures)
    own, default = WORN.seat_colour(seat), THEMES["arcs"].seat_colour(seat)
    assert nearness(chosen, own) > nearness(usual, own)
    assert nearness(chosen, default) < nearness(usual, default) or piece == "Risk: counter"


@pytest.mark.parametrize("game", REGISTRY.keys)
def test_a_match_gives_its_table_the_colours_that_were_chosen(game):
    setup = Setup((SeatSetup(HUMAN, "A", "white"), SeatSetup(HUMAN, "B")), "seed")
    theme = theme_of(REGISTRY.card(game), setup)
    assert (theme.name, theme.seats[:2]) == (game, ("white", "orange"))


# -- told apart from what is nobody's


def apart(one, other):
    """How far apart two colors are, in CIELAB (CIE 1976)."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


def lab(colour):
    r, g, b = (c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


OF_NOBODY = {
    "Arcs": tuple(looks.OUTSIDERS.values()),
    "Rajas": (people.NOBODY_COLOUR,),
    "Risk": (risk_pieces.NEUTRAL_COLOUR,),
}


@pytest.mark.parametrize("game", OF_NOBODY)
@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_the_empire_and_the_neutral_army_look_like_no_seat(game, colour):
    for other in OF_NOBODY[game]:
        assert apart(SEAT_PAINTS[colour], other) >= 12


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_land_of_a_seat_looks_like_no_land_of_nobody(colour):
    theme = replace(THEMES["risk"], seats=seat_colours([colour]))
    unclaimed = {land_colour(theme, NOBODY, territory) for territory in range(SIZE)}
    assert len(unclaimed) == len(CONTINENTS)
    for other in (*unclaimed, NEUTRAL_LAND):
        assert apart(land_colour(theme, 0, 0), other) >= 12
    assert land_colour(theme, NEUTRAL, 0) == NEUTRAL_LAND


def test_colours_are_told_apart_from_each_other():
    paints = list(SEAT_PAINTS.values())
    assert min(apart(a, b) for n, a in enumerate(paints) for b in paints[:n]) >= 20


def test_the_list_of_colours_stays_in_its_box(stage):
    stage.press(swatch(stage, 1))
    shown = stage.scene.popup
    assert all(shown.box.inset(2).contains(shown.cell_of(n).centre) for n in range(10))
    assert isinstance(shown.box, Box)
