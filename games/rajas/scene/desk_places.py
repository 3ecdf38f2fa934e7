"""Where the places of the desk are: everything on the board that can be set out by a click."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.position_edits import Key
from engine.ui.box import Box, Point
from games.rajas.board import TRACK
from games.rajas.scene.places import Places
from games.rajas.scene.ring import FAME_LANE, FAME_SPACES, LENGTH, MONEY_LANE
from games.rajas.state import RajasTable

LOTUS = 30.0


def desk_spots(places: Places, table: RajasTable, seat: int) -> Iterator[tuple[Key, Box]]:
    """Every place with its box in the window's units, the upper ones last."""
    for key, box in _in_board_units(places, table, seat):
        yield key, places.box_to_frame(box)


def _in_board_units(places: Places, table: RajasTable, seat: int) -> Iterator[tuple[Key, Box]]:
    ring, owner = places.ring, table.seats[seat]
    for money in range(TRACK):
        u = float(LENGTH - money)
        yield ("money", money), _around(ring.strip(u - 0.5, u + 0.5, 0, MONEY_LANE))
    for fame in range(FAME_SPACES):
        yield ("fame", fame), _around(ring.strip(2 * fame - 1, 2 * fame + 1, -FAME_LANE, 0))
    for stone in range(len(places.stones)):
        yield ("stone", stone), places.stone_box(stone)
    for stack, box in enumerate(places.tops):
        yield ("top", stack), box
    for space in table.spaces:
        yield ("space", space.id), places.space_box(space.id)
    for building in range(4):
        yield ("scroll", building), places.scroll_box(building)
    if owner.is_dummy:
        return
    grid = table.board.grid
    for cell in range(grid.size):
        if cell != grid.residence:
            yield ("cell", cell), places.province.cell(cell)
    for number, border in enumerate(table.side.borders):
        yield ("border", number), places.province.border(border.cell, border.side)
    for number, box in enumerate(places.hand_boxes(table.side.statue)[: len(owner.dice)]):
        yield ("hand", number), box
    for number, (x, y) in enumerate(places.karma, 1):
        yield ("karma", number), Box.around(x, y, LOTUS, LOTUS)


def _around(points: list[Point]) -> Box:
    """The smallest box that holds some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
