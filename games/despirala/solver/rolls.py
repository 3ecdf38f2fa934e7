"""The 462 rolls of six dice that differ when the order of the dice is ignored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import DICE, FACES

ROLLS: tuple[tuple[int, ...], ...] = tuple(combinations_with_replacement(FACES, DICE))

_INDEX = {roll: index for index, roll in enumerate(ROLLS)}


def roll_index(dice: Sequence[int]) -> int:
    """Where the roll stands in ROLLS, whatever the order of its dice; KeyError if it is none."""
    return _INDEX[tuple(sorted(dice))]


def _chance(roll: tuple[int, ...]) -> float:
    orders = factorial(DICE) // prod(factorial(roll.count(face)) for face in FACES)
    return float(orders / len(FACES) ** DICE)


CHANCES: NDArray[np.float64] = np.array([_chance(roll) for roll in ROLLS])


@cache
def equally_likely_rolls() -> NDArray[np.int64]:
    """The roll shown by each of the 46,656 equally likely throws, to draw rolls by one integer."""
    throws = product(FACES, repeat=DICE)
    return np.fromiter((_INDEX[tuple(sorted(throw))] for throw in throws), dtype=np.int64)
