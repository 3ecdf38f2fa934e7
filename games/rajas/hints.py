"""The adviser: what the Raja thinks of every option, in rounds, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.core.bot import Reason
from engine.core.decision import Decision, Option
from games.rajas.bots.levels import RAJA
from games.rajas.bots.raja import MONEY_PER_ROUND
from games.rajas.state import RajasTable

SEED = 7
"""The same table gets the same advice."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One option: `rounds` lost against the best (0 for the best itself, never above it)."""

    option: Option
    rounds: float


@dataclass(frozen=True, slots=True)
class Advice:
    """All options, the best first, and why the first is best."""

    hints: tuple[Hint, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Hint:
        return self.hints[0]


def advice(view: RajasTable, decision: Decision) -> Advice:
    """RAJ-13.4: what the Raja advises at a decision of a person."""
    if len(decision.options) == 1:
        only = decision.options[0]
        return Advice((Hint(only, 0.0),), (Reason("RAJ-13.4", f"{only} is the only move"),))
    seen = RAJA.outlooks(view, decision, Random(SEED))
    best = seen[0].worth
    hints = tuple(
        Hint(each.option, round((each.worth - best) / MONEY_PER_ROUND, 2)) for each in seen
    )
    return Advice(hints, tuple(RAJA.reasons(view, seen)))
