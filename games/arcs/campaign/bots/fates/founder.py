"""The Founder's page: systems of its own, outside the Empire."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import (
    cards,
)
from games.arcs.campaign.bots.fates.rules import FatePage, reasoned
from games.arcs.campaign.rules.fates.founder import SHIPS_ON_PARADE, MayTurnOutlaw, ParadeShips
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE
from games.arcs.moves import Choose
from games.arcs.supercat.building import preferred
from games.arcs.supercat.courting import says
from games.arcs.supercat.lexicon import GOALS


def is_regent(assessment: ReachAssessment) -> bool:
    """CATR-FOUNDER-5: as long as it is a Regent."""
    return assessment.is_regent


GOALS["a card that lets it declare"] = cards(
    lambda seen, offer: says(offer.card, "declare_ambition")
)


def gains_control(assessment: ReachAssessment, system: str) -> bool:
    """CATR-FOUNDER-6: whether the ships of a parade would give control, for an Outlaw."""
    if (
        system in assessment.reach_state.fresh
        or assessment.view.controller(system) == assessment.number
    ):
        return False
    own = assessment.seat.fresh.get(system, 0) + min(SHIPS_ON_PARADE, assessment.ships_left)
    return own > assessment.most_rival(system)


def parade(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-FOUNDER-6: where the ships give control, else by chance."""
    places = [each for each in decision.options if isinstance(each, Choose)]
    best = preferred(places, lambda each: gains_control(assessment, each.name))
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    gains = gains_control(assessment, chosen.name)
    key = "parades-for-control" if gains else "parades-anywhere"
    return reasoned(chosen, "CATR-FOUNDER-6", key, best)


def turn_outlaw(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-FOUNDER-7: a Regent always becomes an Outlaw."""
    return reasoned(LEAVE_EMPIRE, "CATR-FOUNDER-7", "always-outlaw")


PAGE: Final = FatePage(
    "founder",
    events=is_regent,
    summons=is_regent,
    leaves=is_regent,
    answers={ParadeShips: parade, MayTurnOutlaw: turn_outlaw},
)
