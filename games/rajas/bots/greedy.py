"""The greedy player: always the move that brings most at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from games.rajas.bots.evaluator import Evaluator, Weights
from games.rajas.move_words import option_words
from games.rajas.state import RajasTable


@dataclass(frozen=True, slots=True)
class ValuingBot:
    """RAJ-13.1: values every option by its weights and takes the best, the first among equals."""

    weights: Weights
    clause: str
    draws = False

    def values(self, view: RajasTable, decision: Decision, rng: Random) -> list[float]:
        """The worth of every option, in money."""
        evaluator, step = Evaluator(view, decision.seat, self.weights), view.steps[-1]
        return [evaluator.worth_of(decision.kind, step, option) for option in decision.options]

    def choose(self, view: RajasTable, decision: Decision, rng: Random) -> Answer:
        options = decision.options
        if len(options) == 1:
            words = option_words(options[0], view, decision.seat)
            return Answer(options[0], (Reason(self.clause, f"{words} is the only move"),))
        values = self.values(view, decision, rng)
        best = max(range(len(values)), key=values.__getitem__)
        words = _comparison(view, decision, values, best)
        return Answer(options[best], (Reason(self.clause, words),))


def _comparison(view: RajasTable, decision: Decision, values: Sequence[float], best: int) -> str:
    options, seat = decision.options, decision.seat
    first = option_words(options[best], view, seat)
    told = f"{first} is worth {values[best]:.1f} money"
    for number in sorted(range(len(values)), key=lambda each: -values[each]):
        other = option_words(options[number], view, seat)
        if other != first:
            return f"{told}, next best {other} {values[number]:.1f}"
    return told
