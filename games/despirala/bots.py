"""The bots of Despirala: they play for points, or for their place among the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.core.bot import Answer, PossibleOption, Reason
from engine.core.decision import Decision, Option
from engine.text.message import Fixed, Message, Share
from games.despirala.combinations import is_collect, score, target
from games.despirala.completion import completion_chance
from games.despirala.evaluator import (
    best_options,
    best_score,
    exact_values,
    option_scores,
    sampled_values,
)
from games.despirala.moves import Attempt, Continue, Reroll
from games.despirala.solver import Values
from games.despirala.state import DespiralaTable, Mode

MOST_TOLD = 5
"""So many of the options that were compared are told."""


@dataclass(frozen=True, slots=True)
class PointsBot:
    """Plays for points by one table of values: exact, or estimated from sampled rolls."""

    values_of: Callable[[Mode], Values]
    clause: str
    draws = False

    def choose(self, view: DespiralaTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        if len(options) == 1:
            return Answer(options[0], lambda: (only_move(self.clause, options[0]),))
        values = self.values_of(view.mode)
        scores = option_scores(values, view, options)
        best = best_options(values, options, scores)

        def why() -> tuple[Reason, ...]:
            said = comparison(values, options, scores)
            compared = Reason(self.clause, said, options=_possible(values, options, scores))
            return compared, rule_reason(view, best[0])

        return Answer(best[0], why)

    def values(self, view: DespiralaTable, decision: Decision, rng: Random) -> list[float]:
        """The expected final score after each option, as this bot believes it."""
        return option_scores(self.values_of(view.mode), view, decision.options)


def only_move(clause: str, option: Option) -> Reason:
    """That there was nothing to choose."""
    return Reason(clause, Message("only-move", {"move": option}))


def comparison(values: Values, options: Sequence[Option], scores: Sequence[float]) -> Message:
    """The best option with its expected score, and the next best: a bot's first reason."""
    best = best_options(values, options, scores)
    said = {"move": best[0], "expected": Fixed(best_score(values, scores))}
    rest = [
        (score, option) for option, score in zip(options, scores, strict=True) if option not in best
    ]
    if not rest:
        return Message("expects", said)
    pick = min if values.misere else max
    score, option = pick(rest, key=lambda pair: pair[0])
    return Message("expects-before", {**said, "next": option, "nextExpected": Fixed(score)})


def _possible(
    values: Values, options: Sequence[Option], scores: Sequence[float]
) -> tuple[PossibleOption, ...]:
    """The options that expect most, the best first, each with what it expects."""
    best = best_options(values, options, scores)[0]
    sign = 1 if values.misere else -1
    pairs = zip(options, scores, strict=True)
    first = sorted(pairs, key=lambda pair: (pair[0] != best, sign * pair[1]))
    told = [
        (option, Message("expects", {"move": option, "expected": Fixed(score)}))
        for option, score in first[:MOST_TOLD]
    ]
    return tuple([PossibleOption(option, float(option == best), why) for option, why in told])


def rule_reason(table: DespiralaTable, option: Option) -> Reason:
    """What the rules give for an option: its odds, its points, or its price."""
    goods = table.sheet.goods
    if isinstance(option, Attempt):
        return _attempt_reason(table, option, goods)
    if isinstance(option, Reroll):
        return Reason("DESP-3.1", Message("new-dice", {"goods": goods}))
    held = table.attempt
    points = score(held.combination, (), len(table.aside)) if held else 0
    args = {"points": points, "goods": goods}
    if isinstance(option, Continue):
        return Reason("DESP-7.3", Message("so-far", {**args, "loose": len(table.loose)}))
    return Reason("DESP-7.2", Message("points-now", args))


def _attempt_reason(table: DespiralaTable, attempt: Attempt, goods: int) -> Reason:
    name, faces = attempt.combination, attempt.faces
    wanted = target(name, faces)
    if is_collect(name):
        points = score(name, (), table.dice.count(wanted[0]))
        return Reason("DESP-7.1", Message("points-at-once", {"points": points, "goods": goods}))
    chance = completion_chance(table.dice, wanted, goods)
    if chance == 1:
        return Reason("DESP-6.2", Message("complete-at-once"))
    return Reason("DESP-6.3", Message("to-finish", {"chance": Share(chance), "goods": goods}))


OPTIMAL = PointsBot(exact_values, "DESP-11.1")


def sampled(trials: int) -> PointsBot:
    """The bot that believes estimates from so many sampled rolls per position."""
    return PointsBot(partial(sampled_values, trials), "DESP-11.2")
