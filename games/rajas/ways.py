"""The ways to place a worker, read off which spaces are open: every space is one bit.

Before each worker a person has up to fifty placements, but what opens a space hardly ever depends
on the die that is given up there. So the open spaces are found once, and each die has its moves
ready for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.rajas.board import ASSORTED, GOODS, Board, Space
from games.rajas.dice import ALL_DICE, COLOURS
from games.rajas.effects import MASTER_BUILDER, PORTUGUESE
from games.rajas.moves import Place, place

MOST_KEPT: Final = 5_000
"""So many sets of open spaces one `Moves` remembers before it begins anew."""


class Moves(dict[int, tuple[Place, ...]]):
    """The placements with one die, or with none, by the spaces that are open, in board order.

    A set of open spaces gets its tuple when it is first looked up. `spaces` are all that matter.
    """

    def __init__(self, ways: Sequence[tuple[int, Place]]) -> None:
        super().__init__()
        self._ways = ways
        self.spaces = 0
        for space, _ in ways:
            self.spaces |= space

    def __missing__(self, open_spaces: int) -> tuple[Place, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        moves = tuple([move for space, move in self._ways if open_spaces & space])
        self[open_spaces] = moves
        return moves


@dataclass(frozen=True)
class Ways:
    """Where workers may go at a table of so many seats, and what opens each space.

    `bits` are the spaces by name. Of the others `plain` need nothing but their die; `sailing` a
    river ahead and `quarry` a tile to buy, both by the money at hand; `markets` are by the goods
    that are owned, one bit each; `terrace` by the colour of the die that is taken; `rebuilding`
    needs a tile to replace. `free` are the moves without a die, `dice` those with each die.
    """

    bits: Mapping[str, int]
    plain: int
    sailing: tuple[int, ...]
    quarry: tuple[int, ...]
    markets: tuple[int, ...]
    terrace: tuple[int, ...]
    rebuilding: int
    free: Moves
    dice: tuple[Moves, ...]

    @property
    def most_money(self) -> int:
        """With this much money at hand more opens nothing."""
        return len(self.quarry) - 1


@lru_cache(8)
def ways_of(board: Board, seats: int) -> Ways:
    """The ways to place a worker on a board for so many seats."""
    spaces = [(1 << number, space) for number, space in enumerate(board.spaces[seats])]
    purses = range(1 + max(space.money for _, space in spaces))
    return Ways(
        bits={space.id: bit for bit, space in spaces},
        plain=sum([bit for bit, space in spaces if _is_plain(space)]),
        sailing=tuple(
            sum([bit for bit, space in spaces if _is_sailing(space) and space.money <= money])
            for money in purses
        ),
        quarry=tuple(
            sum([bit for bit, space in spaces if space.area == "quarry" and space.money <= money])
            for money in purses
        ),
        markets=tuple(
            sum([bit for bit, space in spaces if _sells(space, goods)])
            for goods in range(1 << len(GOODS))
        ),
        terrace=tuple(
            sum([bit for bit, space in spaces if space.takes == colour])
            for colour in range(len(COLOURS))
        ),
        rebuilding=sum([bit for bit, space in spaces if space.id == MASTER_BUILDER]),
        free=Moves([(bit, place(space.id)) for bit, space in spaces if not space.codes]),
        dice=tuple(
            Moves([(bit, place(space.id, die)) for bit, space in spaces if die in space.codes])
            for die in ALL_DICE
        ),
    )


def _is_plain(space: Space) -> bool:
    if space.area == "chambers":
        return space.id not in (PORTUGUESE, MASTER_BUILDER)
    return space.area == "balconies" or (space.area == "terrace" and space.takes < 0)


def _is_sailing(space: Space) -> bool:
    return space.area == "harbor" or space.id == PORTUGUESE


def _sells(space: Space, goods: int) -> bool:
    """Whether a market space takes any of some goods, one bit each."""
    if space.area != "market":
        return False
    return bool(goods) if space.good == ASSORTED else bool(goods >> space.good & 1)
