"""The Founder's page: systems of its own, outside the Empire."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine.core.bot import Answer
from engine.core.decision import Decision
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign.bots.fates.rules import FateLine, FatePage, reasoned
from games.arcs.campaign.bots.lines import (
    builds_for_control,
    fights_for_control,
    influences,
    moves_for_control,
    repairs_for_control,
    secures,
)
from games.arcs.campaign.rules.fates.founder import SHIPS_ON_PARADE, MayTurnOutlaw, ParadeShips
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE
from games.arcs.moves import Choose
from games.arcs.parts import Offer
from games.arcs.reach_box import COUNCIL
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.building import preferred
from games.arcs.supercat.courting import says


def is_regent(assessment: ReachAssessment) -> bool:
    """CATR-FOUNDER-5: as long as it is a Regent."""
    return assessment.is_regent


def is_council(assessment: Assessment, offer: Offer) -> bool:
    """CATR-FOUNDER-1: the Council, for a Regent."""
    return offer.card == COUNCIL and in_reach(assessment).is_regent


def brings_declaration(assessment: Assessment, offer: Offer) -> bool:
    """CATR-FOUNDER-2: for a Regent, a card that lets it declare an ambition."""
    is_useful = in_reach(assessment).is_regent and bool(assessment.view.free_markers)
    return is_useful and says(offer.card, "declare_ambition")


def _line(number: int, action: str, text: str, find: Any, is_whole: bool = False) -> FateLine:
    return FateLine(number, action, text, find, fate="FOUNDER", is_whole=is_whole)


LINES: Final = (
    _line(1, "secure", "A Regent: secure the Imperial Council", secures(is_council)),
    _line(1, "influence", "A Regent: influence the Imperial Council", influences(is_council)),
    _line(2, "secure", "A Regent: secure a card that lets it declare",
          secures(brings_declaration)),
    _line(2, "influence", "A Regent: influence a card that lets it declare",
          influences(brings_declaration)),
    _line(3, "build", "Build to take control of a system", builds_for_control),
    _line(3, "repair", "Repair to take control of a system", repairs_for_control),
    _line(3, "move", "Move to take control of a system", moves_for_control),
    _line(4, "battle", "Favorable combat to take control of a system", fights_for_control, True),
)  # fmt: skip


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
    where = f"parades in {chosen.name}"
    return reasoned(chosen, "CATR-FOUNDER-6", where)


def turn_outlaw(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-FOUNDER-7: a Regent always becomes an Outlaw."""
    return reasoned(LEAVE_EMPIRE, "CATR-FOUNDER-7", "always becomes an Outlaw")


PAGE: Final = FatePage(
    "founder",
    LINES,
    events=is_regent,
    summons=is_regent,
    leaves=is_regent,
    takes_systems=True,
    answers={ParadeShips: parade, MayTurnOutlaw: turn_outlaw},
)
