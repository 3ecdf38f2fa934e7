"""Hints: what every move is expected to give, and the odds of a combination before committing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.decision import Option
from games.despirala.combinations import target
from games.despirala.completion import rolls_to_finish
from games.despirala.moves import Attempt
from games.despirala.state import DespiralaTable


@dataclass(frozen=True, slots=True)
class Hint:
    """One legal move: `expected` final score, `loss` against the best (0 or more).

    `chance` is the chance to complete a target with the goods at hand, None for other moves; `now`
    what a Collect or a stop gives at once, `most` what the move can give at most.
    """

    option: Option
    expected: float
    loss: float
    chance: float | None
    now: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Odds:
    """How a target ends: `by_rolls[n]` is the chance to finish with exactly n paid rolls."""

    by_rolls: tuple[float, ...]
    fail: float

    @property
    def success(self) -> float:
        return 1 - self.fail

    @property
    def median(self) -> int | None:
        """The number of rolls within which at least half of all tries are done; None if too few."""
        reached = 0.0
        for rolls, chance in enumerate(self.by_rolls):
            reached += chance
            if reached >= 0.5:
                return rolls
        return None


@dataclass(frozen=True, slots=True)
class Spread:
    """Where the final score is likely to lie: its standard deviation and the middle nine tenths."""

    deviation: float
    low: int
    high: int


def best_by_combination(found: Iterable[Hint]) -> dict[str, Hint]:
    """For each combination the hint with its best faces; the hints must come best first."""
    best: dict[str, Hint] = {}
    for hint in found:
        if isinstance(hint.option, Attempt):
            best.setdefault(hint.option.combination, hint)
    return best


def odds(table: DespiralaTable, attempt: Attempt) -> Odds:
    """The odds of a target with the dice and goods on the table, chosen already or not yet."""
    return odds_of(table.dice, attempt, table.sheet.goods)


def odds_of(dice: Sequence[int], attempt: Attempt, goods: int) -> Odds:
    """The odds of a target with these dice and goods."""
    *by_rolls, fail = rolls_to_finish(dice, target(attempt.combination, attempt.faces), goods)
    return Odds(tuple(by_rolls), max(0.0, fail))
