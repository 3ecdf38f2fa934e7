"""The Magnate's page: the Council, and taxes for what it trades."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.bargaining import EndMinigame
from games.arcs.campaign.bots.fates.rules import FatePage, reasoned
from games.arcs.campaign.rules.fates.magnate import EXPORTED, Export, StoreResource
from games.arcs.moves import GO_ON, Choose
from games.arcs.supercat.assessment import AMBITION_OF
from games.arcs.supercat.building import preferred

KEPT: Final = 3
"""CATR-MAGNATE-6: with so many resources or fewer it spends none in the Prelude."""


def always(assessment: ReachAssessment) -> bool:
    """CATR-MAGNATE-3: Events are always effective."""
    return True


def spends(assessment: ReachAssessment, resource: str) -> bool:
    """CATR-MAGNATE-6: nothing with three resources or fewer."""
    return len(assessment.seat.resources) > KEPT


def export_of(assessment: ReachAssessment) -> Sequence[str]:
    """BARGAIN-4.8: the three resources that it exports as Negotiations end, () for none.

    None of a declared ambition that it is winning; of the rest what it has most of.
    """
    spare = [
        each
        for each in assessment.seat.resources
        if AMBITION_OF.get(each) not in assessment.declared
        or not assessment.is_winning(AMBITION_OF[each])
    ]
    if len(spare) < EXPORTED:
        return ()
    ways = sorted(set(combinations(sorted(spare), EXPORTED)))
    best = preferred(ways, lambda way: sum(spare.count(each) for each in way))
    return best[0]


def store(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.16: the resource that contends most, declared ambitions first."""
    types = [each for each in decision.options if isinstance(each, Choose)]
    best = preferred(
        types,
        lambda each: _contends(assessment, each.name, assessment.declared),
        lambda each: _contends(assessment, each.name, assessment.undeclared),
        lambda each: AMBITION_OF.get(each.name) in assessment.declared,
        lambda each: each.name in AMBITION_OF,
    )
    if not best:
        return reasoned(GO_ON, "CATR-13.16", "nothing-to-store")
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    return reasoned(chosen, "CATR-13.16", "stores-what-contends", best)


def export(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """BARGAIN-4.8: what it exports as the minigame ends."""
    three = sorted(export_of(assessment))
    for option in decision.options:
        if isinstance(option, Export) and sorted(option.resources) == three:
            return reasoned(option, "BARGAIN-4.8", "exports-spare")
    return reasoned(GO_ON, "BARGAIN-4.8", "nothing-to-export")


def _contends(assessment: ReachAssessment, resource: str, among: list[str]) -> bool:
    ambition = AMBITION_OF.get(resource, "")
    return ambition in among and assessment.contends(ambition, 1)


PAGE: Final = FatePage(
    "magnate",
    events=always,
    spends=spends,
    answers={StoreResource: store, EndMinigame: export},
)
