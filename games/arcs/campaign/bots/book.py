"""The campaign's pages of SUPERCAT's document beside those of the base game."""

from __future__ import annotations

from random import Random

from engine.core.bot import Answer
from engine.core.decision import Decision
from games.arcs.campaign.bots import answering, offering
from games.arcs.campaign.bots.sight import ReachSight
from games.arcs.campaign.rules.alliances import ChooseEscort
from games.arcs.campaign.rules.state import Reach
from games.arcs.state import ArcsTable
from games.arcs.supercat.bot import BOOKS, Book, on_the_way
from games.arcs.supercat.pages import march_of
from games.arcs.supercat.readings import Readings
from games.arcs.supercat.sight import Sight


class ReachBook(Book):
    """Deals, what the campaign asks besides, and how its pages see the table."""

    def deal(self, view: ArcsTable, decision: Decision) -> Answer | None:
        return offering.choose(view, decision) if decision.kind in offering.KINDS else None

    def sight(self, view: ArcsTable, decision: Decision, readings: Readings) -> Sight:
        sight = answering.sight_of(view, decision, readings)
        if decision.kind == "escort":
            sight.heads_for = destination(answering.sight_of(view, decision, readings))
        return sight

    def answer(self, sight: Sight, decision: Decision, rng: Random) -> Answer | None:
        assert isinstance(sight, ReachSight)
        return answering.answer(sight, decision, rng)


def destination(sight: Sight) -> str:
    """CATR-8.2: where the fleet that sets out is to arrive in the end, "" if no line says."""
    step = sight.view.steps[-1]
    assert isinstance(step, ChooseEscort)
    unit = on_the_way(sight, step.moved.origin, step.moved.target)
    march = march_of(unit.aim) if unit is not None else None
    return march.target if march is not None else ""


BOOKS.put(Reach.mode, ReachBook())
