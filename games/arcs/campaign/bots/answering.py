"""Every kind of decision of the campaign: who answers it."""

from __future__ import annotations

from random import Random

from engine.core.bot import Answer
from engine.core.decision import Decision
from games.arcs.campaign.bots import choices, pages, prelude, selecting, shares
from games.arcs.campaign.bots.assessment import ReachSight, as_in_its_turn
from games.arcs.campaign.bots.fates import ANSWERS, page_of
from games.arcs.state import ArcsTable
from games.arcs.supercat.readings import Readings

BOOK = (pages, prelude, shares)
"""What fills in the campaign's pages by being imported."""


def sight_of(view: ArcsTable, decision: Decision, readings: Readings) -> ReachSight:
    """What a SUPERCAT sees that is to decide: a card is chosen as in its turn."""
    if decision.kind in ("lead", "play"):
        view = as_in_its_turn(view, decision.seat)
    sight = ReachSight(view, decision.seat, readings)
    sight.takes_systems = page_of(sight).takes_systems
    return sight


def answer(sight: ReachSight, decision: Decision, rng: Random) -> Answer | None:
    """Selecting, and the campaign's own questions; the rest, None, is for the pages."""
    if decision.kind in ("lead", "play"):
        return selecting.select(sight, decision, rng)
    asking = type(sight.view.steps[-1])
    chooser = ANSWERS.get(asking) or choices.OF_STEPS.get(asking)
    chooser = chooser or choices.CHOICES.get(decision.kind)
    return chooser(sight, decision, rng) if chooser is not None else None
