"""The Believer's page: it teaches, and settles where it could teach."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine.core.bot import Answer
from engine.core.decision import Decision
from games.arcs.board import RESOURCES, SYSTEMS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign.bots.fates.rules import FateLine, FatePage, reasoned
from games.arcs.campaign.bots.lines import ability
from games.arcs.campaign.rules.fates.believer import Teach
from games.arcs.court import court_name
from games.arcs.moves import Influence, influence
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.courting import by_doctrine
from games.arcs.supercat.moving import March, best_marches, claims_rise, marches, new_claims


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
    found = marches(assessment, targets, actions, lambda march: claims_rise(assessment, march))
    return best_marches(assessment, found, for_claims=True)


def _line(number: int, action: str, text: str, find: Any) -> FateLine:
    return FateLine(number, action, text, find, fate="BELIEVER")


LINES: Final = (
    _line(1, "influence", "Teach", ability("influence", "teach")),
    _line(2, "move", "Move for a claim on a planet without a loyal city of its type",
          moves_to_preach),
)  # fmt: skip


def teach(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-BELIEVER-3: over a guild card with its own agents, then by the order of influence."""
    offered = {each.card for each in decision.options if isinstance(each, Influence)}
    offers = [each for each in assessment.view.court if each.card in offered]
    own = [each for each in offers if each.agents[assessment.number]]
    best = by_doctrine(assessment, own or offers, 0)
    card = best[0].card if len(best) == 1 else rng.choice(best).card
    return reasoned(influence(card), "CATR-BELIEVER-3", f"teaches at {court_name(card)}")


PAGE: Final = FatePage("believer", LINES, takes_all=True, answers={Teach: teach})
