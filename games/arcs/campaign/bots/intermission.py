"""What the Intermission asks a SUPERCAT. Its document ends with Act I: all here is our ruling."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.core.bot import Answer
from engine.core.decision import Decision
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.fates.rules import Chooser, reasoned
from games.arcs.campaign.rules.intermission.choosing import ChooseNext
from games.arcs.campaign.rules.intermission.reckoning import MayConcede
from games.arcs.campaign.rules.intermission.repairing import ReturnToMap
from games.arcs.moves import GO_ON


def next_fate(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.22 and 13.23: the old fate or the one drawn, or one of two, by chance."""
    options = list(decision.options)
    failed = assessment.reach_state.fates[assessment.number].marker
    if failed:
        return reasoned(rng.choice(options), "CATR-13.23", "inter-one-of-two")
    return reasoned(rng.choice(options), "CATR-13.22", "inter-old-or-new")


def any_gate(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.24: without ships and starports it comes back at any gate."""
    options = list(decision.options)
    return reasoned(rng.choice(options), "CATR-13.24", "inter-any-gate", options)


def never_concedes(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.25: it never concedes."""
    return reasoned(GO_ON, "CATR-13.25", "inter-never-concedes")


OF_THE_INTERMISSION: Final[dict[type, Chooser]] = {
    ChooseNext: next_fate,
    ReturnToMap: any_gate,
    MayConcede: never_concedes,
}
"""Who answers what a step of the Intermission asks."""
