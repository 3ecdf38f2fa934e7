"""The Believer's page: it teaches, and settles where it could teach."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from engine.text.message import Message
from games.arcs.board import RESOURCES, SYSTEMS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import in_reach, one_card
from games.arcs.campaign.bots.fates.rules import FatePage, reasoned
from games.arcs.campaign.rules.fates.believer import Teach
from games.arcs.moves import Influence, influence
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.courting import by_doctrine
from games.arcs.supercat.lexicon import GOALS, by_ability, special
from games.arcs.supercat.moving import March, best_marches, new_claims, to_claims


def unpreached(assessment: Assessment) -> list[str]:
    """CATR-BELIEVER-2: the types of planets without a loyal city or, by CAT-12.5, a claim."""
    settled = {SYSTEMS[each.system].resource for each in assessment.cities}
    if assessment.readings.preach == "suit":
        settled.update([SYSTEMS[each].resource for each in assessment.claims])
    return [each for each in RESOURCES if each not in settled]


def moves_to_preach(assessment: Assessment, actions: int) -> list[March]:
    """CATR-BELIEVER-2: while Faithful cards are stacked, a claim on a planet of such a type."""
    if not in_reach(assessment).reach_state.faithful:
        return []
    wanted = unpreached(assessment)
    targets = [
        each
        for each in assessment.view.systems
        if SYSTEMS[each].resource in wanted and new_claims(assessment, each) > 0
    ]
    found = to_claims(assessment, targets, actions)
    return best_marches(assessment, found, for_claims=True)


def no_faithful_left(assessment: Assessment) -> Message | None:
    """CATR-BELIEVER-2: what closes the line while Faithful cards are stacked."""
    if not in_reach(assessment).reach_state.faithful:
        return Message("closed-no-faithful")
    return None if unpreached(assessment) else Message("closed-all-preached")


GOALS["by Teach"] = by_ability("influence", "teach")
GOALS["to get a claim on a planet of a type without a loyal city"] = special(
    no_faithful_left, move=moves_to_preach
)


def teach(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-BELIEVER-3: over a guild card with its own agents, then by the order of influence."""
    offered = {each.card for each in decision.options if isinstance(each, Influence)}
    offers = [each for each in assessment.view.court if each.card in offered]
    own = [each for each in offers if each.agents[assessment.number]]
    best = by_doctrine(assessment, own or offers, 0)
    card, lot = one_card(best, influence, rng)
    return reasoned(card, "CATR-BELIEVER-3", "teaches-at-own-agents" if own else "teaches", lot)


PAGE: Final = FatePage("believer", takes_all=True, answers={Teach: teach})
