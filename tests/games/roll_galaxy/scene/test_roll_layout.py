"""The places of the table: as in the target pictures, and without overlap in every shape."""

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import at_least
from games.roll_galaxy.scene.layout import (
    PLANE,
    board_places,
    reveal_places,
    seat_cards,
    table_places,
)
from games.roll_galaxy.scene.seats import OwnModel, card_places, draw_own
from games.roll_galaxy.scoring import SeatScore
from games.roll_galaxy.state import Seat
from tests.games.roll_galaxy.scene.painting import VOICE, a_canvas

FIT = at_least(*PLANE)
SHAPES = [(1920, 1080), (1280, 720), (1600, 1200), (2520, 1080), (1920, 1200), (3840, 2160)]


def places_of(size, *, is_open=True):
    factor = FIT(*size)
    return table_places(size[0] / factor, size[1] / factor, is_open)


def test_the_places_are_those_of_the_picture():
    places = places_of((1920, 1080))
    assert places.seats == Box(16, 60, 304, 632)
    assert places.column == Box(1568, 60, 336, 904)
    assert places.bar == Box(16, 976, 1888, 88)
    board = board_places(places.board)
    assert board.strip == Box(336, 60, 1216, 64)
    assert board.stage == Box(336, 132, 1216, 388)
    assert board.stacks == (Box(336, 532, 392, 152), Box(740, 532, 392, 152))
    assert board.means == Box(1144, 532, 408, 152)
    assert board.tableau == Box(16, 724, 1536, 240)
    assert (board.squares(6)[0].h, board.squares(12)[0].h) == (116, 116)
    assert board.squares(5)[0].h == 240
    assert board.columns[0].tray.h == 216


@pytest.mark.parametrize(("others", "height"), [(1, 632), (2, 310), (3, 202.67), (4, 149)])
def test_the_cards_of_the_others_fill_the_column(others, height):
    cards = seat_cards(places_of((1920, 1080)).seats, others)
    assert [card.h for card in cards] == pytest.approx([height] * others, abs=0.01)
    assert cards[-1].bottom == pytest.approx(692)


@pytest.mark.parametrize("height", [149, 202, 310, 444, 632])
@pytest.mark.parametrize("tiles", [3, 12, 16])
def test_what_a_card_shows_lies_on_it_and_apart(height, tiles):
    card = Box(16, 60, 304, height)
    places = card_places(card, tiles)
    parts = [places.head, places.workers, *places.plans]
    parts += [] if places.citizens is None else [places.citizens]
    assert all(card.holds(part) for part in (*parts, *places.minis))
    rows = [
        *parts,
        Box(card.x, places.minis[0].y, card.w, places.minis[-1].bottom - places.minis[0].y),
    ]
    assert not any(a.intersects(b) for n, a in enumerate(rows) for b in rows[:n])
    assert len(places.minis) == max(12, tiles)


@pytest.mark.parametrize("size", SHAPES)
def test_the_plane_fills_the_window_and_is_never_smaller_than_the_picture(size):
    factor = FIT(*size)
    width, height = size[0] / factor, size[1] / factor
    assert (width * factor, height * factor) == pytest.approx(size)
    assert min(width / 1920, height / 1080) >= 1 - 1e-9


def test_with_room_to_spare_a_smaller_ui_scale_makes_everything_smaller():
    assert FIT(1920, 1080) == FIT(2400, 1350) == 1
    assert FIT(1280, 720) == pytest.approx(2 / 3)


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("is_open", [True, False])
def test_nothing_overlaps_in_any_shape(size, is_open):
    places = places_of(size, is_open=is_open)
    board = board_places(places.board)
    parts = [board.screen, *board.stacks, board.citizenry, board.cup, board.credits, board.chips]
    parts += [*board.squares(12), places.seats]
    whole = places.board.union(places.seats).inset(-0.01)
    for number, part in enumerate(parts):
        assert whole.holds(part)
        assert not any(part.intersects(other) for other in parts[number + 1 :])
    columns = [column.box for column in board.columns]
    assert all(board.screen.inset(-0.01).holds(box) for box in columns)
    assert not any(column.intersects(board.tools) for column in columns)


@pytest.mark.parametrize("count", [1, 6, 7, 12, 20])
def test_any_number_of_dice_lies_in_its_tray(count):
    board = board_places(places_of((1920, 1080)).board)
    column = board.columns[2]
    for x, y in column.dice(count):
        assert column.tray.holds(Box.around(x, y, 61, 61))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("phases", [(), (2,), (0, 2, 4), (0, 1, 2, 3, 4)])
def test_at_the_reveal_shutters_are_narrow_and_everybody_has_a_ledge(seats, phases):
    stage = board_places(places_of((1920, 1080)).board).stage
    grid = reveal_places(stage, phases, seats)
    for phase, pane in enumerate(grid.panes):
        assert pane.w == pytest.approx((1216 - 64 * (5 - len(phases))) / len(phases)
                                       if phase in phases else 64)  # fmt: skip
        ledges = [grid.ledge(seat, phase) for seat in range(seats)]
        assert all(pane.inset(-0.01).holds(ledge) for ledge in ledges)
        assert not any(a.intersects(b) for n, a in enumerate(ledges) for b in ledges[:n])


def test_more_than_twelve_tiles_still_have_places_of_their_own():
    board = board_places(places_of((1920, 1080)).board)
    squares = board.squares(15)
    assert len({(box.x, box.y) for box in squares}) == 15
    assert all(board.tableau.inset(-0.01).holds(box) for box in squares)


@pytest.mark.parametrize(("size", "is_open"), [
    ((1920, 1080), False), ((1280, 720), False), ((2560, 1080), True), ((2560, 1080), False),
    ((1024, 768), True), ((1024, 768), False),
])  # fmt: skip
def test_room_to_spare_makes_the_tiles_larger(size, is_open):
    usual = board_places(places_of((1920, 1080)).board).squares(12)[0]
    board = board_places(places_of(size, is_open=is_open).board)
    tiles = board.squares(12)
    assert min(tile.w / usual.w for tile in tiles) >= 1.2
    assert min(tile.h / usual.h for tile in tiles) >= 1.2
    assert max(tile.right for tile in tiles) == pytest.approx(board.tableau.right)
    assert board.screen.h >= 460


@pytest.mark.sample(3)
@pytest.mark.parametrize("count", [7, 8, 12, 13, 16])
@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("is_open", [True, False])
def test_every_tile_of_an_empire_is_drawn(size, is_open, count):
    board = board_places(places_of(size, is_open=is_open).board)
    plane = Box(0, 0, max(1920.0, board.box.right + 400), board.box.bottom + 120)
    canvas = a_canvas(0.4, size=(plane.w, plane.h))
    seat = Seat(tableau=tuple(range(1, 2 * count, 2)), goods=((),) * count)
    shown = OwnModel(seat, SeatScore(0, 0, ()), "Your empire", VOICE)
    draw_own(canvas, board, shown)
    for box in board.squares(count)[:count]:
        patch = canvas.surface.subsurface(canvas.rect(box.inset(4)))
        assert max(pygame.transform.average_color(patch)[:3]) > 40, box
