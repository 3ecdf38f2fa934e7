"""The Prelude in the campaign: what fates hold back, and what a SUPERCAT does with golems
(CATR-5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final
from zlib import crc32

from engine.core.decision import Answer, Decision
from games.arcs.board import AMBITION, RESOURCES
from games.arcs.campaign.bots.assessment import ReachAssessment, in_reach, page_of
from games.arcs.campaign.bots.fates import Chooser, fate_lines, reasoned
from games.arcs.campaign.bots.weighing import DIE
from games.arcs.campaign.rules.fates.caretaker import (
    HARVESTER,
    PROTECTOR,
    SEEKER,
    WARRIOR,
    CollectGolem,
    CollectGolems,
    DestroyWrecks,
    Harvest,
    HouseGolem,
    MayStopHere,
    MendShips,
    ReceiveGolem,
    SpendGolem,
    StopHere,
    TakeSleepers,
    golems_of,
    wrecks,
)
from games.arcs.campaign_components import EMPIRE
from games.arcs.moves import GO_ON, Choose, Repair, RepairOther, SpendResource, UseCard
from games.arcs.supercat import prelude
from games.arcs.supercat.assessment import AMBITION_OF, Assessment, preferred
from games.arcs.supercat.pages import Aim, Line
from games.arcs.supercat.prelude import FIRST_LINES, SPENDINGS, Spending, fight_ahead, may_battle

# What a SUPERCAT does with golems, whatever its fate (CATR-5).


def golem_spendings(assessment: ReachAssessment, aim: Aim) -> Iterator[Spending]:
    """CATR-5.1 to 5.4: the awake golems that it spends in its Prelude."""
    golems = assessment.reach_state.golems
    for name in golems_of(assessment.view, assessment.number):
        if golems[name].awake and USES[name](assessment, aim):
            yield CLAUSES[name], f"prelude-{name}", SpendGolem(name)


def trophies_of(assessment: ReachAssessment, system: str) -> int:
    """The Trophies that the Warrior would bring in a system."""
    owners = [
        each
        for each in wrecks(assessment.view, assessment.number, system)
        if each != assessment.number
    ]
    return sum(assessment.view.ships_of(each, system)[1] for each in owners)


def _warrior(assessment: ReachAssessment, aim: Aim) -> bool:
    most = max(trophies_of(assessment, each) for each in assessment.view.systems)
    return assessment.contends("warlord", most)


def _protector(assessment: ReachAssessment, aim: Aim) -> bool:
    wanted = 2 if assessment.readings.mending == "two" else 1
    return sum(assessment.seat.hurt.values()) >= wanted


def _seeker(assessment: ReachAssessment, aim: Aim) -> bool:
    if not assessment.view.turn.pips or not may_battle(assessment):
        return False
    fight = fight_ahead(assessment, aim)
    return fight is not None and fight.march is not None


def harvested(assessment: ReachAssessment) -> list[str]:
    """CATR-5.4: the types with which it would contend a declared ambition."""
    return [
        each
        for each in RESOURCES
        if AMBITION_OF.get(each) in assessment.declared
        and assessment.can_gain(each)
        and assessment.contends(AMBITION_OF[each], 1)
    ]


def _harvester(assessment: ReachAssessment, aim: Aim) -> bool:
    return bool(harvested(assessment))


USES: Final = {
    WARRIOR: _warrior, PROTECTOR: _protector, SEEKER: _seeker, HARVESTER: _harvester,
}  # fmt: skip
CLAUSES: Final = {
    WARRIOR: "CATR-5.1", PROTECTOR: "CATR-5.2", SEEKER: "CATR-5.3", HARVESTER: "CATR-5.4",
}  # fmt: skip


# -- what golems ask ------------------------------------------------------------------------------


def _wrecks(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.1: the system with most Trophies, and fewest ships of its own among them."""
    systems = [each for each in decision.options if isinstance(each, Choose)]
    best = preferred(
        systems,
        lambda each: trophies_of(assessment, each.name),
        lambda each: -assessment.seat.hurt.get(each.name, 0),
    )
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    return reasoned(chosen, "CATR-5.1", "most-trophies-there", best)


def _mend(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.2: every damaged ship of its own, and nobody else's. CATR-14.6: a Regent also Imperial
    ships beside its own, and others that a die lets it repair.
    """
    own: list[Repair | RepairOther] = [e for e in decision.options if isinstance(e, Repair)]
    if not own and assessment.readings.mending == "two" and assessment.is_regent:
        others = [each for each in decision.options if isinstance(each, RepairOther)]
        own = [e for e in others if e.owner == EMPIRE and _mends(assessment, e.system)]
    if not own:
        return reasoned(GO_ON, "CATR-5.2", "no-own-ship-to-repair")
    return reasoned(own[0], "CATR-5.2", "repairs-own-ships")


def _mends(assessment: ReachAssessment, system: str) -> bool:
    """CATR-14.6: whether it repairs Imperial ships: beside its own always; elsewhere if a die is
    higher than its grievances against another Regent. The die is by what lies open (CAT-11.23).
    """
    if assessment.seat.ships_at(system):
        return True
    held = assessment.reach_state.fates[assessment.number].grievances
    rivals = [n for n in range(len(held)) if n != assessment.number]
    most = max([held[n] for n in rivals if assessment.is_rival_regent(n)], default=0)
    view = assessment.view
    lies = view.chapter, view.round, assessment.number, system
    return 1 + crc32(repr(lies).encode()) % DIE.faces > most


def _harvest(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-5.4: a resource that contends a declared ambition."""
    wanted = harvested(assessment)
    found = [each for each in decision.options if isinstance(each, Choose) and each.name in wanted]
    chosen = rng.choice(found) if found else GO_ON
    return reasoned(chosen, "CATR-5.4", "harvests" if found else "nothing-to-harvest", found)


def _take_all(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-4: all golems that it can take."""
    found = [each for each in decision.options if isinstance(each, Choose | CollectGolem)]
    return reasoned(found[0], "CATR-CARETAKER-4", "takes-all-golems")


def _house(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.19: onto the Golem Hearth; without it, room is made as ever."""
    at_home = [each for each in decision.options if isinstance(each, HouseGolem) and each.in_hearth]
    if at_home:
        return reasoned(at_home[0], "CATR-13.19", "golem-goes-home")
    every = list(decision.options)
    return reasoned(rng.choice(every), "CATR-13.19", "golem-makes-room", every)


def _stop(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-6: without golems, when it is winning what it just declared."""
    step = assessment.view.steps[-1]
    assert isinstance(step, MayStopHere)
    if golems_of(assessment.view, assessment.number):
        return reasoned(GO_ON, "CATR-CARETAKER-6", "has-golems")
    if not step.ambition:
        return reasoned(GO_ON, "CATR-CARETAKER-6", "declared-nothing")
    ambition = AMBITION(step.ambition)
    if not assessment.is_winning(step.ambition):
        return reasoned(GO_ON, "CATR-CARETAKER-6", "not-winning", ambition=ambition)
    return reasoned(StopHere(), "CATR-CARETAKER-6", "winning-just-declared", ambition=ambition)


OF_GOLEMS: Final[dict[type, Chooser]] = {
    DestroyWrecks: _wrecks,
    MendShips: _mend,
    Harvest: _harvest,
    TakeSleepers: _take_all,
    CollectGolems: _take_all,
    ReceiveGolem: _house,
    MayStopHere: _stop,
}
"""Who answers what golems ask."""


# The Prelude in the campaign: what fates hold back, and golems (CATR-5).


def spendings(assessment: Assessment, aim: Aim) -> Iterator[Spending]:
    """CAT-5 as ever, but for what the fate holds back."""
    seen = in_reach(assessment)
    page = page_of(seen)
    yield from page.first[0](seen)
    yield from golem_spendings(seen, aim)
    for spending in prelude.spendings(assessment, aim):
        option = spending[2]
        if isinstance(option, SpendResource) and not page.spends(seen, option.resource):
            continue
        if isinstance(option, UseCard) and not page.uses(seen, option.card):
            continue
        yield spending


def first_lines(assessment: Assessment) -> Sequence[Line]:
    """The lines of the fate that its first spendings are for."""
    seen = in_reach(assessment)
    number = page_of(seen).first[1]
    return [each for each in fate_lines(seen) if each.number == number and each.action != "battle"]


SPENDINGS["campaign"] = spendings
FIRST_LINES["campaign"] = first_lines
