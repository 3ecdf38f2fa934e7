"""Roads: which sides of a cell they reach, how tiles turn, and what stays connected.

A set of roads is a number of four bits, N E S W. Cells are numbered row by row.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

SIDES: Final = ("N", "E", "S", "W")
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
_STEP: Final = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}
_OPPOSITE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}

Roads = Mapping[int, int]
"""The roads in the cells of a province that are taken."""


Links = tuple[tuple[int, int], ...]
"""Neighbours that roads reach, each with the side it is reached at."""


def side_of(letter: str) -> int:
    """The bit of a side's letter."""
    return 1 << SIDES.index(letter)


def turned_roads(roads: int, turn: int) -> int:
    """Roads after so many quarter turns clockwise."""
    turn %= 4
    return (roads << turn | roads >> (4 - turn)) & 15


@cache
def turns_of(roads: int) -> tuple[int, ...]:
    """The quarter turns that look different."""
    seen: dict[int, int] = {}
    for turn in range(4):
        seen.setdefault(turned_roads(roads, turn), turn)
    return tuple(seen.values())


@cache
def turns_joining(roads: int, parts: tuple[int, ...]) -> tuple[int, ...]:
    """The turns in which roads reach each of some parts at one of its sides at least."""
    return tuple(
        turn for turn in turns_of(roads) if all(part & turned_roads(roads, turn) for part in parts)
    )


@cache
def is_bend(roads: int) -> bool:
    """Whether two roads meet at a corner."""
    return roads in {turned_roads(NORTH | EAST, turn) for turn in range(4)}


@dataclass(frozen=True)
class Grid:
    """The cells of a province board, and the residence with its exits."""

    rows: int
    cols: int
    residence: int
    exits: int
    links: tuple[tuple[Links, ...], ...] = field(init=False)
    """By cell and roads: the neighbours that these reach, each with the side it is reached at."""

    distances: tuple[tuple[int, ...], ...] = field(init=False)
    """How many steps lie between two cells, the residence counted as any."""

    def __post_init__(self) -> None:
        cells = range(self.rows * self.cols)
        links = tuple(tuple(self._links(cell, roads) for roads in range(16)) for cell in cells)
        object.__setattr__(self, "links", links)
        steps = tuple(tuple(self._steps(one, other) for other in cells) for one in cells)
        object.__setattr__(self, "distances", steps)

    def _steps(self, one: int, other: int) -> int:
        rows = one // self.cols - other // self.cols
        return abs(rows) + abs(one % self.cols - other % self.cols)

    def _links(self, cell: int, roads: int) -> tuple[tuple[int, int], ...]:
        row, col = divmod(cell, self.cols)
        found = []
        for side, (down, right) in _STEP.items():
            if roads & side and 0 <= row + down < self.rows and 0 <= col + right < self.cols:
                found.append((cell + down * self.cols + right, _OPPOSITE[side]))
        return tuple(found)

    @property
    def size(self) -> int:
        return self.rows * self.cols

    def arrivals(self, roads: Roads) -> dict[int, int]:
        """The free cells that a road of the province leads to, each with the sides it comes from.

        Every tile of a province is connected with the residence, so every road counts.
        """
        found: dict[int, int] = {}
        links = self.links
        for cell, side in links[self.residence][self.exits]:
            if cell not in roads:
                found[cell] = found.get(cell, 0) | side
        for place, mask in roads.items():
            for cell, side in links[place][mask]:
                if cell not in roads and cell != self.residence:
                    found[cell] = found.get(cell, 0) | side
        return found

    def is_connected(self, roads: Roads) -> bool:
        """Whether a road leads from the residence to every tile."""
        links = self.links
        left = dict(roads)
        waiting = [links[self.residence][self.exits]]
        while waiting and left:
            for cell, side in waiting.pop():
                mask = left.get(cell)
                if mask is not None and mask & side:
                    del left[cell]
                    waiting.append(links[cell][mask])
        return not left

    def parts_around(self, roads: Roads, cell: int) -> tuple[int, ...]:
        """The parts that a province falls into without a cell, each by the sides of the cell where
        its roads arrive: first the part with the residence, then those that only the cell holds.
        """
        left = {place: mask for place, mask in roads.items() if place != cell}
        parts = [self._part(left, cell, self.links[self.residence][self.exits])]
        while left:
            place, mask = left.popitem()
            parts.append(self._part(left, cell, self.links[place][mask]))
        return tuple(parts)

    def _part(self, left: dict[int, int], cell: int, first: Links) -> int:
        """Takes out of `left` what is connected with some links; the sides where a cell is met."""
        links, sides = self.links, 0
        waiting = [first]
        while waiting:
            for place, side in waiting.pop():
                if place == cell:
                    sides |= side
                    continue
                mask = left.get(place)
                if mask is not None and mask & side:
                    del left[place]
                    waiting.append(links[place][mask])
        return sides
