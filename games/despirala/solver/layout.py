"""Where a position's value stands in the table: one number per set of free combinations and goods.

A set of free combinations is a bit mask over the sheet. Each set has a run of values for 0 goods up
to the most a player can hold before that turn's roll. The empty set has a run too, so that the
value between turns is always found five places up.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import GOODS_PER_TURN, TURNS, combination_named

ALL_FREE = (1 << TURNS) - 1


def most_goods(free: int) -> int:
    """The most goods before the roll of a turn, with so many combinations free."""
    return GOODS_PER_TURN * (TURNS - free + 1)


@cache
def set_sizes() -> NDArray[np.int64]:
    """How many combinations each bit mask has."""
    masks = np.arange(1 << TURNS)
    sizes: NDArray[np.int64] = np.sum([(masks >> bit) & 1 for bit in range(TURNS)], axis=0)
    return sizes


@cache
def run_starts() -> NDArray[np.int64]:
    """Where the run of each bit mask starts, and at the end the length of the whole table."""
    lengths = most_goods(0) + 1 - GOODS_PER_TURN * set_sizes()
    return np.concatenate([[0], np.cumsum(lengths)])


def free_mask(used: Collection[str]) -> int:
    """The bit mask of the combinations not used; UnknownCombinationError for a foreign name."""
    mask = ALL_FREE
    for name in used:
        mask &= ~(1 << combination_named(name).index)
    return mask
