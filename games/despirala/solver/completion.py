"""The odds of completing and collecting as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import DICE, FACES
from games.despirala.completion import chances_to_finish


@cache
def finish_chances() -> NDArray[np.float64]:
    """Chance that exactly i paid rolls finish: one row per entry of EVERY_MISSING, i from 0."""
    return np.array(chances_to_finish())


@cache
def success_chances() -> NDArray[np.float64]:
    """Chance to finish within g paid rolls: one row per entry of EVERY_MISSING, g from 0."""
    return np.cumsum(finish_chances(), axis=1)


def goods_left_chances(missing: Sequence[int], goods: int) -> NDArray[np.float64]:
    """Chances of the goods left after committing, failure leaving none: [goods, missing, left].

    `missing` are indices into EVERY_MISSING; goods run from 0 to the given number.
    """
    finish = finish_chances()[list(missing)]
    success = success_chances()[list(missing)]
    left = np.zeros((goods + 1, len(missing), goods + 1))
    for held in range(goods + 1):
        left[held, :, : held + 1] = finish[:, held::-1] if held else finish[:, :1]
        left[held, :, 0] += 1.0 - success[:, held]
    return left


@cache
def collect_hits() -> NDArray[np.float64]:
    """Chance to go from L dice not matching to M by one paid roll: [L, M]."""
    chances = np.zeros((DICE + 1, DICE + 1))
    for dice in range(DICE + 1):
        for hits in range(dice + 1):
            misses = (len(FACES) - 1) ** (dice - hits)
            chances[dice, dice - hits] = comb(dice, hits) * misses / len(FACES) ** dice
    return chances
