"""What follows from the tiles of a province and from those face up, found once while they lie.

Both change a few times in a game, but every worker placed and every thought of the bots asks for
roads and markets, for what fits where and what it costs. So a seat remembers its `Province` and
the table its `Quarry`; they know by the very tuples they were made of whether they still hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from engine.core.position_edits import Zone
from games.rajas.board import Board, Border, Tile
from games.rajas.effects import COLOURS, tile_called
from games.rajas.grid import Roads, turns_joining

PRICELESS = 1_000
"""More than all dice can pay."""

Markets = tuple[list[int], list[int], list[int]]
"""The values of markets by good, the best first."""


Ends = tuple[int, float]
"""How many free cells roads lead to, and how near these are to the borders that are left."""

NO_CELL = -1


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile of a province: its cell (LOOSE for a dummy's) and its quarter turns clockwise."""

    cell: int
    tile: Annotated[str, Zone("tile", called=tile_called)]
    turn: int = 0


def market_values(board: Board, tiles: Sequence[Laid]) -> Markets:
    """The values of the markets on some tiles by good, the best first."""
    silk: list[int] = []
    tea: list[int] = []
    spices: list[int] = []
    values = (silk, tea, spices)
    for laid in tiles:
        for good, value in board.tiles[laid.tile].markets:
            values[good].append(value)
    for good_values in values:
        good_values.sort(reverse=True)
    return values


class Province:
    """The tiles of a person, and what they mean; nothing in it may be changed.

    `roads` are those in the cells that are taken; `arrivals` the free cells that a road leads to by
    number, each with the sides it comes from (RAJ-6.2); `goods` those of the markets, one bit each.
    """

    def __init__(self, board: Board, tiles: tuple[Laid, ...]) -> None:
        facts = board.tiles
        self.board = board
        self.tiles = tiles
        self.roads: Roads = {laid.cell: facts[laid.tile].turned[laid.turn] for laid in tiles}
        self.arrivals: Roads = dict(sorted(board.grid.arrivals(self.roads).items()))
        self.goods = 0
        for laid in tiles:
            self.goods |= facts[laid.tile].goods
        self._markets: Markets | None = None
        self._parts: dict[int, tuple[int, ...]] = {}
        self._ends: dict[tuple[int, int, tuple[int, ...], float], Ends] = {}

    @property
    def markets(self) -> Markets:
        """The values of the markets by good, the best first."""
        if self._markets is None:
            self._markets = market_values(self.board, self.tiles)
        return self._markets

    def fitting_turns(self, cell: int, roads: int) -> tuple[int, ...]:
        """RAJ-7.1: the turns in which a tile of these roads may stand in a cell."""
        parts = self._parts.get(cell)
        if parts is None:
            parts = self._parts[cell] = self.board.grid.parts_around(self.roads, cell)
        return turns_joining(roads, parts)

    def ends_with(
        self, cell: int, mask: int, borders: Sequence[Border], claimed: tuple[int, ...], far: float
    ) -> Ends:
        """What roads lead to once a tile with such roads lies in a cell; NO_CELL for the province
        as it is. A border counts `far` times less for every step that it is away.
        """
        found = self._ends.get((cell, mask, claimed, far))
        if found is None:
            found = self._ends[cell, mask, claimed, far] = self._ends_with(
                self.roads if cell == NO_CELL else {**self.roads, cell: mask}, borders, claimed, far
            )
        return found

    def _ends_with(
        self, roads: Roads, borders: Sequence[Border], claimed: tuple[int, ...], far: float
    ) -> Ends:
        grid = self.board.grid
        near = [grid.distances[end] for end in grid.arrivals(roads)]
        if not near:
            return 0, 0.0
        steps = tuple(map(min, zip(*near, strict=True)))
        left = [
            far ** steps[border.cell]
            for number, border in enumerate(borders)
            if number not in claimed and border.cell not in roads
        ]
        return len(near), sum(left)


class Quarry:
    """The tiles face up; `lowest` are the prices of the cheapest of each colour."""

    def __init__(self, board: Board, tops: tuple[str, ...]) -> None:
        self.tops = tops
        self.tiles: Sequence[Tile] = [board.tiles[top] for top in tops if top]
        self.lowest = [PRICELESS] * len(COLOURS)
        for tile in self.tiles:
            self.lowest[tile.colour] = min(self.lowest[tile.colour], tile.price)


class ProvinceMemory:
    """What a seat remembers of its province; no part of the position."""

    __slots__ = ("_province",)
    _province: Province | None

    def remember_province(self, province: Province | None) -> None:
        self._province = province

    def province_on(self, board: Board, tiles: tuple[Laid, ...]) -> Province:
        """What follows from the tiles of the province."""
        known = self._province
        if known is None or known.tiles is not tiles or known.board is not board:
            known = self._province = Province(board, tiles)
        return known


class BoardMemory:
    """What a table remembers of its board and quarry; no part of the position.

    `board` are the numbers that the table is played with.
    """

    __slots__ = ("_quarry", "board")
    _quarry: Quarry | None
    board: Board

    def remember_board(self, board: Board, quarry: Quarry | None = None) -> None:
        self.board = board
        self._quarry = quarry

    def quarry_of(self, tops: tuple[str, ...]) -> Quarry:
        """What follows from the tiles face up."""
        known = self._quarry
        if known is None or known.tops is not tops:
            known = self._quarry = Quarry(self.board, tops)
        return known
