"""How many paid rolls a target takes.

Faces are exchangeable while a target is being completed, so the odds depend only on how many dice
of each wanted face are missing (a partition) and on the surplus dice rolled along with them. Only
Four of a kind has a surplus: its target wants four dice of six.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import comb
from typing import NamedTuple

from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    FACES,
    GOODS_PER_TURN,
    MOST_GOODS,
    missing_dice,
)

MOST_ROLLS = MOST_GOODS + GOODS_PER_TURN


class Missing(NamedTuple):
    """What is still wanted: dice missing per wanted face, most first, and dice that do not matter.

    Nothing missing has no surplus either, whatever the target was: it is simply complete.
    """

    counts: tuple[int, ...]
    surplus: int


COMPLETE = Missing((), 0)


def missing_of(dice: Sequence[int], target: Sequence[int]) -> Missing:
    """What the dice leave missing of the target."""
    counts = sorted(Counter(missing_dice(dice, target)).values(), reverse=True)
    return Missing(tuple(counts), DICE - len(target)) if counts else COMPLETE


def _partitions(total: int, largest: int) -> Iterator[tuple[int, ...]]:
    if total == 0:
        yield ()
    for first in range(min(total, largest), 0, -1):
        for rest in _partitions(total - first, first):
            yield (first, *rest)


def _every_missing() -> tuple[Missing, ...]:
    found = [Missing(parts, 0) for total in range(DICE + 1) for parts in _partitions(total, total)]
    surpluses = {DICE - combination.size for combination in COMBINATIONS} - {0}
    for surplus in sorted(surpluses):
        found += [Missing((count,), surplus) for count in range(1, DICE - surplus + 1)]
    return tuple(found)


EVERY_MISSING = _every_missing()
MISSING_INDEX = {missing: index for index, missing in enumerate(EVERY_MISSING)}


def _next_missing(missing: Missing) -> dict[Missing, float]:
    """Chances of what is missing after one paid roll of all dice not set aside."""
    branches: dict[tuple[tuple[int, ...], int], float]
    branches = {((), sum(missing.counts) + missing.surplus): 1.0}
    for place, wanted in enumerate(missing.counts):
        faces_left = len(FACES) - place
        grown: defaultdict[tuple[tuple[int, ...], int], float] = defaultdict(float)
        for (left, dice), chance in branches.items():
            for hits in range(dice + 1):
                ways = comb(dice, hits) * (faces_left - 1) ** (dice - hits) / faces_left**dice
                grown[(*left, max(wanted - hits, 0)), dice - hits] += chance * ways
        branches = grown
    after: defaultdict[Missing, float] = defaultdict(float)
    for (left, _), chance in branches.items():
        counts = tuple(sorted((count for count in left if count), reverse=True))
        after[Missing(counts, missing.surplus) if counts else COMPLETE] += chance
    return after


@cache
def chances_to_finish() -> tuple[tuple[float, ...], ...]:
    """Chance that exactly i paid rolls finish: one row per entry of EVERY_MISSING, i from 0."""
    steps = [
        [(MISSING_INDEX[after], chance) for after, chance in _next_missing(missing).items()]
        if missing != COMPLETE
        else []
        for missing in EVERY_MISSING
    ]
    now = [float(missing == COMPLETE) for missing in EVERY_MISSING]
    columns = [now]
    for _ in range(MOST_ROLLS):
        now = [sum(chance * now[after] for after, chance in step) for step in steps]
        columns.append(now)
    return tuple(zip(*columns, strict=True))


@cache
def chances_to_succeed() -> tuple[tuple[float, ...], ...]:
    """Chance to finish within g paid rolls: one row per entry of EVERY_MISSING, g from 0."""
    return tuple(tuple(accumulate(row)) for row in chances_to_finish())


def rolls_to_finish(dice: Sequence[int], target: Sequence[int], goods: int) -> tuple[float, ...]:
    """Chances of finishing the target with exactly 0, 1, ... `goods` paid rolls; last, of failing.

    A target the dice already show takes no paid roll.
    """
    missing = MISSING_INDEX[missing_of(dice, target)]
    finish = chances_to_finish()[missing][: goods + 1]
    return (*finish, 1.0 - chances_to_succeed()[missing][goods])


def completion_chance(dice: Sequence[int], target: Sequence[int], goods: int) -> float:
    """Chance to finish the target from these dice with at most so many paid rolls."""
    return chances_to_succeed()[MISSING_INDEX[missing_of(dice, target)]][goods]
