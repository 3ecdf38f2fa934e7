"""Hints: what every move is expected to give, and the odds of a combination before committing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.decision import Decision, Option
from engine.core.step import pending
from games.despirala.combinations import full_score, is_collect, score, target
from games.despirala.moves import Attempt, Stop
from games.despirala.solver import completion_chance, rolls_to_finish
from games.despirala.state import DespiralaTable
from games.despirala.worth import best_score, exact_values, expected_score, option_scores


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


def hints(table: DespiralaTable) -> list[Hint]:
    """DESP-11.6: every legal move of the seat to play, the best first; empty between decisions."""
    asked = pending(table.copy())
    if not isinstance(asked, Decision):
        return []
    values = exact_values(table.mode)
    scores = option_scores(values, table, asked.options)
    best = best_score(values, scores)
    found = [
        _hint(table, option, expected, abs(expected - best))
        for option, expected in zip(asked.options, scores, strict=True)
    ]
    return sorted(found, key=lambda hint: hint.loss)


def _hint(table: DespiralaTable, option: Option, expected: float, loss: float) -> Hint:
    if isinstance(option, Attempt):
        wanted = target(option.combination, option.faces)
        most = full_score(option.combination, option.faces)
        if is_collect(option.combination):
            now = score(option.combination, (), table.dice.count(wanted[0]))
            return Hint(option, expected, loss, None, now, most)
        chance = completion_chance(table.dice, wanted, table.sheet.goods)
        return Hint(option, expected, loss, chance, None, most)
    if isinstance(option, Stop) and table.attempt:
        now = score(table.attempt.combination, (), len(table.aside))
        return Hint(option, expected, loss, None, now, now)
    return Hint(option, expected, loss, None, None, None)


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
    chances = rolls_to_finish(dice, target(attempt.combination, attempt.faces), goods).tolist()
    return Odds(tuple(chances[:-1]), max(0.0, chances[-1]))


def expected_scores(table: DespiralaTable) -> list[float]:
    """DESP-10.1: the expected final score of every seat, everybody playing for points."""
    values = exact_values(table.mode)
    return [expected_score(values, table, seat) for seat in range(len(table.sheets))]
