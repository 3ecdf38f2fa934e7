"""The places of the table: as in the target pictures, and without overlap in every shape."""

import pygame
import pytest

from engine.ui.box import Box
from games.roll_galaxy.scene.layout import (
    FIT,
    board_places,
    reveal_places,
    seat_cards,
    table_places,
)
from games.roll_galaxy.scene.own import OwnModel, draw_own
from games.roll_galaxy.scoring import SeatScore
from games.roll_galaxy.state import Seat
from tests.games.roll_galaxy.scene.painting import VOICE, a_canvas

SHAPES = [(1920, 1080), (1280, 720), (1600, 1200), (2520, 1080), (1920, 1200), (3840, 2160)]


def places_of(size, *, is_open=True):
    factor = FIT(*size)
    return table_places(size[0] / factor, size[1] / factor, is_open)


def test_the_places_are_those_of_the_picture():
    places = places_of((1920, 1080))
    assert places.seats == Box(16, 60, 304, 904)
    assert places.column == Box(1568, 60, 336, 904)
    assert places.bar == Box(16, 976, 1888, 88)
    board = board_places(places.board)
    assert board.screen == Box(336, 60, 1216, 464)
    assert board.stacks == (Box(336, 540, 296, 148), Box(648, 540, 296, 148))
    assert board.credits == Box(1208, 540, 344, 84)
    assert board.squares(3)[0] == Box(336, 724, 196, 116)
    assert board.columns[0].tray.h == 152
    assert [card.h for card in seat_cards(places.seats, 4)] == [220] * 4


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
    parts += board.squares(12)
    for number, part in enumerate(parts):
        assert places.board.inset(-0.01).holds(part)
        assert not any(part.intersects(other) for other in parts[number + 1 :])
    columns = [column.box for column in board.columns]
    assert all(board.screen.holds(box) for box in columns)


@pytest.mark.parametrize("count", [1, 6, 7, 12, 20])
def test_any_number_of_dice_lies_in_its_tray(count):
    board = board_places(places_of((1920, 1080)).board)
    column = board.columns[2]
    for x, y in column.dice(count):
        assert column.tray.holds(Box.around(x, y, 63, 63))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_rows_of_the_reveal_stand_in_their_columns(seats):
    places = places_of((1920, 1080))
    grid = reveal_places(places.seats.x, places.board, seats)
    for row in range(seats):
        for column in range(5):
            cell = grid.cell(row, column)
            assert grid.columns[column].holds(cell)
            assert not cell.intersects(grid.seats[row])


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
    assert min(tile.w / usual.w for tile in tiles) >= 1.25
    assert min(tile.h / usual.h for tile in tiles) >= 1.2
    assert max(tile.right for tile in tiles) == pytest.approx(board.tableau.right)
    assert board.screen.h >= 464


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
        assert max(pygame.transform.average_color(patch)[:3]) > 45, box
