"""The greedy player: always the move that brings most at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from engine.core.bot import Answer, PossibleOption, Reason
from engine.core.decision import Decision
from engine.text.message import Fixed, Message
from games.rajas.bots.evaluator import Evaluator, Weights
from games.rajas.move_words import option_said
from games.rajas.state import RajasTable

MOST_TOLD = 5
"""So many of the options that were compared are told."""


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
            return Answer(options[0], partial(self._alone, view, decision))
        values = self.values(view, decision, rng)
        best = max(range(len(values)), key=values.__getitem__)
        return Answer(options[best], partial(self._compared, view, decision, values, best))

    def _alone(self, view: RajasTable, decision: Decision) -> tuple[Reason, ...]:
        move = option_said(decision.options[0], view, decision.seat)
        return (Reason(self.clause, Message("only-move", {"move": move})),)

    def _compared(
        self, view: RajasTable, decision: Decision, values: Sequence[float], best: int
    ) -> tuple[Reason, ...]:
        first = sorted(range(len(values)), key=lambda number: -values[number])[:MOST_TOLD]
        options = tuple([
            PossibleOption(
                decision.options[number],
                float(number == best),
                Message("worth-money", {"worth": Fixed(values[number])}),
            )
            for number in first
        ])  # fmt: skip
        said = _comparison(view, decision, values, best)
        return (Reason(self.clause, said, options=options),)


def _comparison(
    view: RajasTable, decision: Decision, values: Sequence[float], best: int
) -> Message:
    """What the best is worth, and the next that is told otherwise."""
    options, seat = decision.options, decision.seat
    first = option_said(options[best], view, seat)
    args = {"move": first, "worth": Fixed(values[best])}
    for number in sorted(range(len(values)), key=lambda each: -values[each]):
        other = option_said(options[number], view, seat)
        if other != first:
            more = {"next": other, "nextWorth": Fixed(values[number])}
            return Message("worth-before", {**args, **more})
    return Message("worth-most", args)
