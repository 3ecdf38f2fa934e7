"""Every kind of decision of the campaign: who answers it."""

from __future__ import annotations

from random import Random

from engine.core.bot import Answer
from engine.core.decision import Decision
from games.arcs.campaign.bots import choices, pages, prelude, selecting, shares
from games.arcs.campaign.bots.assessment import ReachAssessment, as_in_its_turn
from games.arcs.campaign.bots.fates import ANSWERS
from games.arcs.state import ArcsTable
from games.arcs.supercat.readings import Readings

BOOK = (pages, prelude, shares)
"""What fills in the campaign's pages by being imported."""


def assessment_of(view: ArcsTable, decision: Decision, readings: Readings) -> ReachAssessment:
    """What a SUPERCAT sees that is to decide: a card is chosen as in its turn."""
    if decision.kind in ("lead", "play"):
        view = as_in_its_turn(view, decision.seat)
    return ReachAssessment(view, decision.seat, readings)


def answer(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer | None:
    """Selecting, and the campaign's own questions; the rest, None, is for the pages."""
    if decision.kind in ("lead", "play"):
        return selecting.select(assessment, decision, rng)
    asking = type(assessment.view.steps[-1])
    chooser = ANSWERS.get(asking) or choices.OF_STEPS.get(asking)
    chooser = chooser or choices.CHOICES.get(decision.kind)
    return chooser(assessment, decision, rng) if chooser is not None else None
