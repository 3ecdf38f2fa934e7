"""The bots of Despirala: they play for points, or for their place among the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision, Option
from games.despirala.combinations import is_collect, score, target
from games.despirala.completion import completion_chance
from games.despirala.events import counted
from games.despirala.moves import Attempt, Continue, Reroll
from games.despirala.solver import Values
from games.despirala.state import DespiralaTable, Mode
from games.despirala.worth import (
    best_options,
    best_score,
    exact_values,
    option_scores,
    sampled_values,
)


@dataclass(frozen=True, slots=True)
class PointsBot:
    """Plays for points by one table of values: exact, or estimated from sampled rolls."""

    values_of: Callable[[Mode], Values]
    clause: str
    draws = False

    def choose(self, view: DespiralaTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        if len(options) == 1:
            return Answer(options[0], (Reason(self.clause, f"{options[0]} is the only move"),))
        values = self.values_of(view.mode)
        scores = option_scores(values, view, options)
        best = best_options(values, options, scores)
        reasons = (
            Reason(self.clause, comparison(values, options, scores)),
            rule_reason(view, best[0]),
        )
        return Answer(best[0], reasons)

    def values(self, view: DespiralaTable, decision: Decision, rng: Random) -> list[float]:
        """The expected final score after each option, as this bot believes it."""
        return option_scores(self.values_of(view.mode), view, decision.options)


def comparison(values: Values, options: Sequence[Option], scores: Sequence[float]) -> str:
    """The best option with its expected score, and the next best: a bot's first reason."""
    best = best_options(values, options, scores)
    expected = f"{best[0]} expects {best_score(values, scores):.1f}"
    rest = [
        (score, option) for option, score in zip(options, scores, strict=True) if option not in best
    ]
    if not rest:
        return expected
    pick = min if values.misere else max
    next_score, next_option = pick(rest, key=lambda pair: pair[0])
    return f"{expected}, next best {next_option} {next_score:.1f}"


def rule_reason(table: DespiralaTable, option: Option) -> Reason:
    """What the rules give for an option: its odds, its points, or its price."""
    goods = counted(table.sheet.goods, "good")
    if isinstance(option, Attempt):
        return _attempt_reason(table, option, goods)
    if isinstance(option, Reroll):
        return Reason("DESP-3.1", f"six new dice for one of {goods}")
    held = table.attempt
    points = score(held.combination, (), len(table.aside)) if held else 0
    now = counted(points, "point")
    if isinstance(option, Continue):
        loose = len(table.loose)
        return Reason("DESP-7.3", f"{now} so far, {loose} dice to roll, {goods}")
    return Reason("DESP-7.2", f"{now} now, {goods} kept")


def _attempt_reason(table: DespiralaTable, attempt: Attempt, goods: str) -> Reason:
    name, faces = attempt.combination, attempt.faces
    wanted = target(name, faces)
    if is_collect(name):
        points = score(name, (), table.dice.count(wanted[0]))
        return Reason("DESP-7.1", f"{counted(points, 'point')} at once, {goods} to go on")
    chance = completion_chance(table.dice, wanted, table.sheet.goods)
    if chance == 1:
        return Reason("DESP-6.2", "complete at once, without paying")
    return Reason("DESP-6.3", f"{percent(chance)} to finish with {goods}")


def percent(share: float) -> str:
    """A chance as people read it: whole per cent, but never 0 or 100 unless it is certain."""
    if 0 < share < 0.01:
        return "under 1 %"
    if 0.99 < share < 1:
        return "over 99 %"
    return f"{100 * share:.0f} %"


OPTIMAL = PointsBot(exact_values, "DESP-11.1")


def sampled(trials: int) -> PointsBot:
    """The bot that believes estimates from so many sampled rolls per position."""
    return PointsBot(partial(sampled_values, trials), "DESP-11.2")
