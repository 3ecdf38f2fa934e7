"""The Admiral's reasons: what the line does, what it wins, and against what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from engine.core.bot import PossibleOption, Reason
from engine.core.decision import Decision
from engine.text.said import Fixed, Said
from games.arcs.moves import HANDS_OPEN
from games.arcs.names import FEATURE
from games.arcs.search_bot.evaluator import Evaluator, Weights
from games.arcs.search_bot.search import SearchLine
from games.arcs.state import ArcsTable

ONLY_ANSWER: Final = Said("admiral-only-answer")
WORTH_TELLING: Final = 0.15
"""A change of less Power goes without saying."""
MOST_GAINS: Final = 2
SMALLEST: Final = 0.05
"""A difference of less Power is none, as it is told."""


def reasons(
    view: ArcsTable, decision: Decision, lines: Sequence[SearchLine], weights: Weights
) -> tuple[Reason, ...]:
    """PLAY-2.1: the plan, what it changes most, and what it wins against the next best answer.

    Every number counts the hand, so others are told the answer alone, and not even that where it
    is one about the hand.
    """
    best = lines[0]
    gains = Gains(view, decision.seat, weights)
    told = [Reason("PLAY-2.1", _plan(best), is_private=True, veiled=_openly(decision, best))]
    change = gains.of(best)
    if change:
        told.append(Reason("PLAY-2.2", Said("admiral-gains", {"gains": change}), is_private=True))
    if len(lines) > 1:
        options = tuple([gains.option(line, best) for line in lines])
        against = _against(best, lines[1])
        told.append(Reason("PLAY-2.3", against, is_private=True, options=options))
    return tuple(told)


def only_answer(decision: Decision) -> Reason:
    """That there is no choice; of a hand nobody else may know even that."""
    return Reason("PLAY-2.1", ONLY_ANSWER, decision.kind in HANDS_OPEN)


def _openly(decision: Decision, best: SearchLine) -> Reason | None:
    if decision.kind in HANDS_OPEN:
        return None
    return Reason("PLAY-2.1", Said("admiral-best-openly", {"option": best.option}))


def _plan(line: SearchLine) -> Said:
    steps = tuple([option for option in line.path if option != line.option])
    args = {"option": line.option, "steps": steps}
    return Said("admiral-plan" if steps else "admiral-best", args)


def _against(best: SearchLine, other: SearchLine) -> Said:
    lead = best.worth - other.worth
    if lead < SMALLEST:
        return Said("admiral-no-better", {"option": other.option})
    return Said("admiral-better", {"lead": Fixed(round(lead, 1)), "option": other.option})


class Gains:
    """What lines change for a seat, in Power by what is counted."""

    def __init__(self, view: ArcsTable, number: int, weights: Weights) -> None:
        self._evaluator, self._number = Evaluator(view, number, weights), number
        self._names = [field.name for field in fields(weights)]
        self._now = self._evaluator.features(view)[number]

    def of(self, line: SearchLine) -> tuple[Said, ...]:
        """The features that gain most."""
        after = self._evaluator.features(line.table)[self._number]
        counted = zip(self._evaluator.weights, self._now, after, self._names, strict=True)
        gains = [(weight * (then - now), name) for weight, now, then, name in counted]
        return tuple(
            [
                Said(
                    "admiral-gain",
                    {"gain": Fixed(round(gain, 1), signed=True), "what": FEATURE(name)},
                )
                for gain, name in sorted(gains, reverse=True)[:MOST_GAINS]
                if gain > WORTH_TELLING
            ]
        )

    def option(self, line: SearchLine, best: SearchLine) -> PossibleOption:
        """An option with what its best line would bring, and how much less than the best."""
        gains = self.of(line)
        if line is best:
            return PossibleOption(line.option, 1.0, Said("admiral-option-best", {"gains": gains}))
        args = {"less": Fixed(round(best.worth - line.worth, 1)), "gains": gains}
        return PossibleOption(line.option, 0.0, Said("admiral-option", args))
