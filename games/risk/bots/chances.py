"""Chances for plans: exact for one battle, quick and nearly exact for marches of many battles.

A march is judged by the mean and the spread of what it costs, taken from the exact table of
`odds.py`; a battle larger than the table by the same, for no table can hold hundreds of troops.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from games.risk.odds import battle_odds, endings

LARGEST_EXACT = 64
_PLENTY = 30
"""With so many attackers more than defenders, losses hardly depend on how many there are."""

_LARGEST_COUNTED = 24
"""Losses against more defenders than this grow in a straight line."""

_EDGE = 1.0
"""The last attackers roll fewer dice: a battle wants that many more than the mean."""


@lru_cache(1 << 16)
def conquest(attackers: int, defenders: int) -> float:
    """The chance to conquer a territory; attackers are those that need not stay behind."""
    if attackers <= 0:
        return 0.0
    if attackers < LARGEST_EXACT and defenders < LARGEST_EXACT:
        return battle_odds().win(attackers, defenders)
    mean, variance = cost(defenders)
    return _below((attackers - mean - _EDGE) / sqrt(variance))


@lru_cache(4096)
def cost(defenders: int) -> tuple[float, float]:
    """What conquering costs an attacker who does not run out of troops: mean and variance."""
    if defenders > _LARGEST_COUNTED:
        mean, variance = cost(_LARGEST_COUNTED)
        mean_before, variance_before = cost(_LARGEST_COUNTED - 2)
        more = (defenders - _LARGEST_COUNTED) / 2
        return mean + more * (mean - mean_before), variance + more * (variance - variance_before)
    attackers = 2 * defenders + _PLENTY
    lost = [(attackers - left, chance) for left, _, chance in endings(attackers, defenders)]
    mean = sum(troops * chance for troops, chance in lost)
    return mean, sum((troops - mean) ** 2 * chance for troops, chance in lost)


@lru_cache(4096)
def price(defenders: int) -> float:
    """The mean cost of a conquest with the troop that stays there."""
    return cost(defenders)[0] + 1


def march_chance(spare: float, mean: float, variance: float) -> float:
    """The chance that `spare` troops pay for battles of this mean and variance in all."""
    return _below((spare - mean - _EDGE / 2) / sqrt(variance + 0.01))


def _below(deviations: float) -> float:
    return 0.5 * (1 + erf(deviations / sqrt(2)))
