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

    `bits` are the spaces by name. Of the others `always` want no more than their die, or such as
    only the die decides; that is `rebuilding`, which wants a tile to replace. `sailing` want a
    river ahead and `quarry` a tile to buy, both by the money at hand up to `most_money`; `markets`
    are by the goods that are owned, one bit each; `terrace` by the colour of the die that is taken,
    `taking` all of these. `free` are the moves without a die, `dice` those with each die.
    """

    bits: Mapping[str, int]
    always: int
    most_money: int
    sailing: tuple[int, ...]
    quarry: tuple[int, ...]
    markets: tuple[int, ...]
    terrace: tuple[int, ...]
    taking: int
    rebuilding: int
    free: Moves
    dice: tuple[Moves, ...]


@lru_cache(8)
def ways_of(board: Board, seats: int) -> Ways:
    """The ways to place a worker on a board for so many seats."""
    spaces = [(1 << number, space) for number, space in enumerate(board.spaces[seats])]
    purses = range(1 + max(space.money for _, space in spaces))
    return Ways(
        bits={space.id: bit for bit, space in spaces},
        always=sum([bit for bit, space in spaces if _is_always_open(space)]),
        most_money=purses[-1],
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
        taking=sum([bit for bit, space in spaces if space.takes >= 0]),
        rebuilding=sum([bit for bit, space in spaces if space.id == MASTER_BUILDER]),
        free=Moves([(bit, place(space.id)) for bit, space in spaces if not space.codes]),
        dice=tuple(
            Moves([(bit, place(space.id, die)) for bit, space in spaces if die in space.codes])
            for die in ALL_DICE
        ),
    )


def _is_always_open(space: Space) -> bool:
    if space.area == "chambers":
        return space.id != PORTUGUESE
    return space.area == "balconies" or (space.area == "terrace" and space.takes < 0)


def _is_sailing(space: Space) -> bool:
    return space.area == "harbor" or space.id == PORTUGUESE


def _sells(space: Space, goods: int) -> bool:
    """Whether a market space takes any of some goods, one bit each."""
    if space.area != "market":
        return False
    return bool(goods) if space.good == ASSORTED else bool(goods >> space.good & 1)
