"""Where the things of the board are: on the ring, in the land, at every shape of window."""

import itertools
import math

import pygame
import pytest

from engine.ui.box import Box
from engine.ui.canvas import Audit, Canvas
from engine.ui.theme import THEMES
from games.rajas.board import board_of
from games.rajas.scene.art.market import area_of
from games.rajas.scene.places import (
    COLUMNS,
    EAST,
    FAME_LANE,
    LENGTH,
    NORTH,
    ROWS,
    SOUTH,
    STONE,
    ProvincePlaces,
    board_canvas,
    places_in,
)

LOG_OPEN = Box(8, 88, 1568, 884)
LOG_CLOSED = Box(8, 88, 1904, 884)
TALL = Box(8, 88, 1568, 1244)
SMALL = Box(8, 88, 928, 524)
BOXES = (LOG_OPEN, LOG_CLOSED, TALL, SMALL)


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("fame", "money"), [(24, 72), (0, 120), (60, 0), (41, 38), (17, 86)])
def test_markers_of_a_seat_meet_where_twice_fame_and_money_are_120(box, fame, money):
    ring = places_in(box, 3).ring
    assert distance(ring.fame_point(fame, 0), ring.money_point(money, 0)) < 1e-6


@pytest.mark.parametrize("box", BOXES)
def test_spaces_of_a_track_are_equally_long(box):
    ring = places_in(box, 3).ring
    steps = [distance(ring.place(u), ring.place(u + 1)) for u in range(LENGTH)]
    assert max(steps) <= ring.unit + 1e-6
    assert min(steps) > 0.95 * ring.unit  # a chord of a corner


def test_fame_runs_clockwise_from_the_lower_left_corner():
    places = places_in(LOG_OPEN, 3)
    left, top = places.ring.fame_point(5), places.ring.fame_point(20)
    assert left[0] < 80
    assert left[1] > places.size[1] / 2
    assert top[1] < 80
    assert top[0] > places.size[0] / 3


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("seats", "count"), [(2, 29), (3, 37), (4, 37)])
def test_stones_of_spaces_do_not_touch(box, seats, count):
    spaces = places_in(box, seats).spaces
    assert len(spaces) == count
    for (one, a), (other, b) in itertools.combinations(spaces.items(), 2):
        assert distance(a, b) > 46, (one, other)


def test_two_seats_have_the_other_side_of_the_board():
    spaces = places_in(LOG_OPEN, 2).spaces
    assert {"quarry_6", "harbor_4", "market_assorted_1", "terrace_blue_1"} <= spaces.keys()
    assert not {"quarry_7", "harbor_5", "market_assorted_2", "terrace_blue_2"} & spaces.keys()


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_lies_in_the_land_inside_the_ring(box, seats):
    places = places_in(box, seats)
    land = places.land
    inner = places.ring.box.inset(FAME_LANE)
    assert inner.holds(land)
    boxes = [places.palace, *places.stalls.values(), places.pier, *places.tops, places.statue]
    boxes += [places.scrolls, places.province.panel]
    boxes += [places.space_box(name) for name in places.spaces]
    boxes += [places.stone_box(number) for number in range(31)]
    for each in boxes:
        assert land.holds(each), each


@pytest.mark.parametrize("box", BOXES)
def test_blocks_do_not_meet(box):
    places = places_in(box, 3)
    blocks = [places.palace.inset(0, 12), places.pier, places.pit, places.province.panel]
    blocks += [places.statue, places.scrolls, *places.stalls.values()]
    for a, b in itertools.combinations(blocks, 2):
        assert not a.intersects(b), (a, b)


@pytest.mark.parametrize("box", BOXES)
def test_the_river_has_thirty_stones_of_40_pixels_clear_of_each_other(box):
    stones = places_in(box, 3).stones
    assert len(stones) == 31
    assert 2 * STONE >= 40
    assert all(distance(a, b) > 2 * STONE for a, b in itertools.pairwise(stones))


@pytest.mark.parametrize("box", [LOG_OPEN, LOG_CLOSED, TALL])
@pytest.mark.parametrize("count", [8, 10])
def test_dice_on_kali_have_their_own_places(box, count):
    places = places_in(box, 3)
    boxes = places.hand_boxes(count)
    assert len(boxes) == count
    for a, b in itertools.combinations(boxes, 2):
        assert not a.intersects(b)
    assert all(places.statue.inset(5).holds(each) for each in boxes)


def test_cells_are_numbered_row_by_row_and_borders_lie_outside_them():
    province = places_in(LOG_OPEN, 3).province
    assert province.cell(7).y == province.cell(5).bottom - province.side
    assert province.border(2, NORTH).bottom < province.cells.y
    assert province.border(9, EAST).x > province.cells.right
    assert province.border(17, SOUTH).y > province.cells.bottom


def test_a_province_that_comes_forward_fills_its_box():
    box = Box(560, 75, 930, 640)
    province = ProvincePlaces.inside(box)
    assert box.holds(province.panel.inset(0.001))
    assert province.panel.h == pytest.approx(640)
    assert province.side == pytest.approx(125)


@pytest.mark.parametrize("box", BOXES)
def test_points_of_the_window_lead_to_the_board_and_back(box):
    places = places_in(box, 3)
    there = places.to_frame(places.spaces["yogi"])
    assert box.contains(there)
    assert places.to_board(*there) == pytest.approx(places.spaces["yogi"])


def test_a_text_of_the_board_is_audited_in_the_windows_units():
    pygame.font.init()
    audit = Audit()
    canvas = Canvas(pygame.Surface((1280, 720)), 2 / 3, THEMES["rajas"], audit=audit)
    places = places_in(SMALL, 3)
    board = board_canvas(canvas, places)
    board.text(*places.spaces["yogi"], "3", 20, align="centre")
    x, y = places.to_frame(places.spaces["yogi"])
    assert audit.texts[0].box.inset(-1.5).contains((x, y))
    assert audit.texts[0].size == pytest.approx(20 * places.zoom)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_names_the_spaces_of_the_board_and_what_cover_tiles_hide(seats):
    board = board_of("printed")
    places = places_in(LOG_OPEN, seats)
    used = {space.id for space in board.spaces[seats]}
    covered = {"quarry_7", "market_assorted_2"} if seats == 3 else set()
    assert places.spaces.keys() == used | covered
    for space in board.spaces[seats]:
        assert area_of(space.id) == space.area


def test_the_map_has_everything_that_the_board_counts():
    board, places = board_of("printed"), places_in(LOG_OPEN, 4)
    assert len(places.stones) == len(board.river)
    assert len(places.tops) == len(board.stacks)
    assert list(places.chambers) == list(board.chambers)
    assert places.hands.keys() == {board.base.statue, board.navaratnas.statue}
    assert len(places.karma) == board.most_karma
    assert (board.grid.rows, board.grid.cols) == (ROWS, COLUMNS)


@pytest.mark.parametrize("side", ["base", "navaratnas"])
def test_borders_of_both_sides_lie_on_the_panel_clear_of_each_other(side):
    board, province = board_of("printed"), places_in(LOG_OPEN, 4).province
    sides = board.base if side == "base" else board.navaratnas
    boxes = [province.border(border.cell, border.side) for border in sides.borders]
    assert all(province.panel.holds(box) for box in boxes)
    for a, b in itertools.combinations(boxes, 2):
        assert not a.intersects(b)
