"""The Founder's page: systems of its own, outside the Empire."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine.core.decision import Answer, Decision
from engine.text.message import Message
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import (
    builds_for_control,
    fights_for_control,
    in_reach,
    influences,
    moves_for_control,
    repairs_for_control,
    secures,
)
from games.arcs.campaign.bots.fates.rules import FateLine, FatePage, reasoned
from games.arcs.campaign.rules.fates.founder import SHIPS_ON_PARADE, MayTurnOutlaw, ParadeShips
from games.arcs.campaign.rules.moves import LEAVE_EMPIRE
from games.arcs.campaign_components import COUNCIL
from games.arcs.moves import Choose
from games.arcs.parts import Offer
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.building import preferred
from games.arcs.supercat.courting import says
from games.arcs.supercat.pages import Closing, is_open, no_marker


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


def no_regent(assessment: Assessment) -> Message | None:
    """CATR-FOUNDER-1 and 2: what closes the lines of a Regent."""
    return None if in_reach(assessment).is_regent else Message("closed-no-regent")


def no_declaring(assessment: Assessment) -> Message | None:
    """CATR-FOUNDER-2: what closes the lines of a Regent who could declare."""
    return no_regent(assessment) or no_marker(assessment)


def _line(
    number: int,
    action: str,
    find: Any,
    closed: Closing = is_open,
    *,
    is_whole: bool = False,
) -> FateLine:
    return FateLine(number, action, find, closed, fate="founder", is_whole=is_whole)


LINES: Final = (
    _line(1, "secure", secures(is_council), no_regent),
    _line(1, "influence", influences(is_council), no_regent),
    _line(2, "secure", secures(brings_declaration), no_declaring),
    _line(2, "influence", influences(brings_declaration), no_declaring),
    _line(3, "build", builds_for_control),
    _line(3, "repair", repairs_for_control),
    _line(3, "move", moves_for_control),
    _line(4, "battle", fights_for_control, is_whole=True),
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
    gains = gains_control(assessment, chosen.name)
    key = "parades-for-control" if gains else "parades-anywhere"
    return reasoned(chosen, "CATR-FOUNDER-6", key, best)


def turn_outlaw(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-FOUNDER-7: a Regent always becomes an Outlaw."""
    return reasoned(LEAVE_EMPIRE, "CATR-FOUNDER-7", "always-outlaw")


PAGE: Final = FatePage(
    "founder",
    LINES,
    events=is_regent,
    summons=is_regent,
    leaves=is_regent,
    answers={ParadeShips: parade, MayTurnOutlaw: turn_outlaw},
)
