"""What a SUPERCAT does with golems, whatever its fate (CATR-5)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from engine.core.bot import Answer
from engine.core.decision import Decision
from games.arcs.board import RESOURCES
from games.arcs.campaign.bots.fates.rules import Chooser, reasoned
from games.arcs.campaign.bots.sight import ReachSight
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
from games.arcs.moves import GO_ON, Choose, Repair
from games.arcs.supercat.building import preferred
from games.arcs.supercat.pages import Aim
from games.arcs.supercat.prelude import Spending, fight_ahead, may_battle
from games.arcs.supercat.standing import AMBITION_OF


def golem_spendings(sight: ReachSight, aim: Aim) -> Iterator[Spending]:
    """CATR-5.1 to 5.4: the awake golems that it spends in its Prelude."""
    golems = sight.reach_state.golems
    for name in golems_of(sight.view, sight.number):
        if golems[name].awake and USES[name](sight, aim):
            yield CLAUSES[name], f"spends the {name.capitalize()}", SpendGolem(name)


def trophies_of(sight: ReachSight, system: str) -> int:
    """The Trophies that the Warrior would bring in a system."""
    owners = [each for each in wrecks(sight.view, sight.number, system) if each != sight.number]
    return sum(sight.view.ships_of(each, system)[1] for each in owners)


def _warrior(sight: ReachSight, aim: Aim) -> bool:
    most = max(trophies_of(sight, each) for each in sight.view.systems)
    return sight.contends("warlord", most)


def _protector(sight: ReachSight, aim: Aim) -> bool:
    return bool(sight.seat.hurt)


def _seeker(sight: ReachSight, aim: Aim) -> bool:
    if not sight.view.turn.pips or not may_battle(sight):
        return False
    fight = fight_ahead(sight, aim)
    return fight is not None and fight.march is not None


def harvested(sight: ReachSight) -> list[str]:
    """CATR-5.4: the types with which it would contend a declared ambition."""
    return [
        each
        for each in RESOURCES
        if AMBITION_OF.get(each) in sight.declared
        and sight.can_gain(each)
        and sight.contends(AMBITION_OF[each], 1)
    ]


def _harvester(sight: ReachSight, aim: Aim) -> bool:
    return bool(harvested(sight))


USES: Final = {
    WARRIOR: _warrior, PROTECTOR: _protector, SEEKER: _seeker, HARVESTER: _harvester,
}  # fmt: skip
CLAUSES: Final = {
    WARRIOR: "CATR-5.1", PROTECTOR: "CATR-5.2", SEEKER: "CATR-5.3", HARVESTER: "CATR-5.4",
}  # fmt: skip


# -- what golems ask ------------------------------------------------------------------------------


def _wrecks(sight: ReachSight, decision: Decision, rng: Random) -> Answer:
    """CATR-5.1: the system with most Trophies, and fewest ships of its own among them."""
    systems = [each for each in decision.options if isinstance(each, Choose)]
    best = preferred(
        systems,
        lambda each: trophies_of(sight, each.name),
        lambda each: -sight.seat.hurt.get(each.name, 0),
    )
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    return reasoned(chosen, "CATR-5.1", f"the damaged ships in {chosen.name}")


def _mend(sight: ReachSight, decision: Decision, rng: Random) -> Answer:
    """CATR-5.2: every damaged ship of its own, and nobody else's."""
    own = [each for each in decision.options if isinstance(each, Repair)]
    return reasoned(own[0] if own else GO_ON, "CATR-5.2", "repairs its own ships")


def _harvest(sight: ReachSight, decision: Decision, rng: Random) -> Answer:
    """CATR-5.4: a resource that contends a declared ambition."""
    wanted = harvested(sight)
    found = [each for each in decision.options if isinstance(each, Choose) and each.name in wanted]
    chosen = rng.choice(found) if found else GO_ON
    return reasoned(chosen, "CATR-5.4", str(chosen))


def _take_all(sight: ReachSight, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-4: all golems that it can take."""
    found = [each for each in decision.options if isinstance(each, Choose | CollectGolem)]
    return reasoned(found[0], "CATR-CARETAKER-4", str(found[0]))


def _house(sight: ReachSight, decision: Decision, rng: Random) -> Answer:
    """CATR-13.19: onto the Golem Hearth; without it, room is made as ever."""
    at_home = [each for each in decision.options if isinstance(each, HouseGolem) and each.in_hearth]
    chosen = at_home[0] if at_home else rng.choice(list(decision.options))
    return reasoned(chosen, "CATR-13.19", str(chosen))


def _stop(sight: ReachSight, decision: Decision, rng: Random) -> Answer:
    """CATR-CARETAKER-6: without golems, when it is winning what it just declared."""
    step = sight.view.steps[-1]
    assert isinstance(step, MayStopHere)
    named = step.ambition.capitalize()
    if golems_of(sight.view, sight.number):
        return reasoned(GO_ON, "CATR-CARETAKER-6", "it has golems")
    if not step.ambition or not sight.is_winning(step.ambition):
        return reasoned(GO_ON, "CATR-CARETAKER-6", f"it is not winning {named or 'it'}")
    return reasoned(StopHere(), "CATR-CARETAKER-6", f"it is winning {named}, just declared")


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
