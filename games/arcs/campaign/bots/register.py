"""SUPERCAT's pages of the campaign beside those of the base game: loading them gives it
their hooks and records names.
"""

from __future__ import annotations

from random import Random

from engine.core.decision import Answer, Decision
from games.arcs.campaign.bots import bargaining, choices, rule_hooks
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.rules.empire import ChooseEscort
from games.arcs.campaign.rules.state import Reach
from games.arcs.state import ArcsTable
from games.arcs.supercat.assessment import Assessment, Readings
from games.arcs.supercat.bot import BOOKS, Book, on_the_way
from games.arcs.supercat.pages import march_of

# The campaign's pages of SUPERCAT's document beside those of the base game.


class ReachBook(Book):
    """Deals, what the campaign asks besides, and how its pages see the table."""

    def deal(self, view: ArcsTable, decision: Decision) -> Answer | None:
        return bargaining.choose(view, decision) if decision.kind in bargaining.KINDS else None

    def assessment(self, view: ArcsTable, decision: Decision, readings: Readings) -> Assessment:
        assessment = choices.assessment_of(view, decision, readings)
        if decision.kind == "escort":
            assessment.heads_for = destination(choices.assessment_of(view, decision, readings))
        return assessment

    def answer(self, assessment: Assessment, decision: Decision, rng: Random) -> Answer | None:
        assert isinstance(assessment, ReachAssessment)
        return choices.answer(assessment, decision, rng)


def destination(assessment: Assessment) -> str:
    """CATR-8.2: where the fleet that sets out is to arrive in the end, "" if no line says."""
    step = assessment.view.steps[-1]
    assert isinstance(step, ChooseEscort)
    unit = on_the_way(assessment, step.moved.origin, step.moved.target)
    march = march_of(unit.aim) if unit is not None else None
    return march.target if march is not None else ""


BOOKS.put(Reach.mode, ReachBook())
