"""Which dice a person can take when dice are gained (RAJ-4.1 and 4.2)."""

from __future__ import annotations

import itertools
from functools import lru_cache

from games.rajas.dice import by_colour
from games.rajas.effects import ANY
from games.rajas.state import RajasTable

Colours = tuple[int, ...]


def takeable(table: RajasTable, number: int, colours: Colours) -> tuple[Colours, ...]:
    """The handfuls of colours that a person can take of those offered, each as large as possible.

    Just the empty handful when there is no place left, or no die in the supply.
    """
    room = table.board.side(table.rules.board).statue - len(table.seats[number].dice)
    count = len(colours)
    if table.has_ample_supply(count):
        return _handfuls(colours, max(0, room), (count,) * 4)
    return _handfuls(colours, max(0, room), tuple([min(count, left) for left in table.supply()]))


@lru_cache(20_000)
def _handfuls(colours: Colours, room: int, supply: tuple[int, ...]) -> tuple[Colours, ...]:
    choices = [range(4) if colour == ANY else (colour,) for colour in colours]
    offered = {tuple(sorted(each)) for each in itertools.product(*choices)}
    for size in range(min(room, len(colours)), 0, -1):
        found = {
            taken
            for whole in offered
            for taken in itertools.combinations(whole, size)
            if _is_in(taken, supply)
        }
        if found:
            return tuple(sorted(found))
    return ((),)


def _is_in(colours: Colours, supply: tuple[int, ...]) -> bool:
    counts = by_colour(tuple([7 * colour for colour in colours]))
    return all(count <= left for count, left in zip(counts, supply, strict=True))
