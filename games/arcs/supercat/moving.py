"""The movement doctrine, and the lines that move ([10], [13], [16], [28], [40], [41])."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.text.message import Message
from games.arcs.board import CITY, SYSTEM, SYSTEMS
from games.arcs.supercat.assessment import FAR, Assessment, Legs, Ways, preferred

Goal = Callable[["March"], bool]


@dataclass(frozen=True, slots=True)
class March:
    """Ships that go from one system to another, leg by leg; each leg is one move.

    `retains` says that it keeps the control of the origin, or had none to keep.
    """

    origin: str
    target: str
    legs: Legs
    fresh: int
    hurt: int
    retains: bool = True

    @property
    def cost(self) -> int:
        """The moves it takes."""
        return len(self.legs)

    @property
    def hops(self) -> tuple[str, ...]:
        """Every system that it comes to, in their order."""
        return tuple([system for leg in self.legs for system in leg])

    @property
    def load(self) -> tuple[int, int]:
        """The ships, fresh and damaged."""
        return self.fresh, self.hurt

    def said(self) -> Message:
        """The whole way, as what a line comes to."""
        ways = {"origin": SYSTEM(self.origin), "target": SYSTEM(self.target)}
        by = tuple([SYSTEM(each) for each in self.hops[:-1]])
        ships = {"fresh": self.fresh, "hurt": self.hurt}
        return Message("aim-march", {**ways, **ships, "by": by, "moves": self.cost})


Load = tuple[int, int, bool]
"""Ships that can leave, fresh and damaged, and whether control is kept so."""
Marcher = tuple[str, Ways, Sequence[Load]]
"""An origin, the ways from it, and the loads that can leave it."""


def loads(assessment: Assessment, origin: str) -> Iterator[Load]:
    """CAT-8.8 and 8.9: as many ships as can go, damaged ones too, keeping control if possible.

    CAT-11.21: none whose leaving would undo what this card has achieved. CAT-12.9: control of a
    building of its own is given up as a last resort, or never.
    """
    fresh, hurt = assessment.seat.fresh.get(origin, 0), assessment.seat.hurt.get(origin, 0)
    found: list[Load] = [(fresh, hurt, True)]
    if assessment.controller(origin) == assessment.number:
        found = [(*assessment.may_leave(origin), True), (fresh, hurt, False)]
        if assessment.readings.abandon == "never" and assessment.owns(origin):
            found.pop()
    elif assessment.undoes(origin, fresh, hurt):
        left = max(assessment.most_rival(origin), 0)
        found = [(fresh - left, hurt, True), (fresh - 1, hurt, True), (fresh, hurt - 1, True)]
    for load in found:
        if (
            load[0] >= 0 <= load[1]
            and load[0] + load[1]
            and not assessment.undoes(origin, *load[:2])
        ):
            yield load


def sparing(assessment: Assessment, origin: str, found: Sequence[Load]) -> Sequence[Load]:
    """Of the loads that can leave a system those that leave a ship; if none does, all but one."""
    ships = assessment.seat.ships_at(origin)
    spared = [each for each in found if each[0] + each[1] < ships]
    if spared or not found:
        return spared
    fresh, hurt, retains = found[-1]
    one_fewer = [(fresh, hurt - 1, retains), (fresh - 1, hurt, retains)]
    return [
        each
        for each in one_fewer
        if min(each[:2]) >= 0 < each[0] + each[1] and not assessment.undoes(origin, *each[:2])
    ][:1]


def marchers(assessment: Assessment) -> list[Marcher]:
    """Every system with ships of its own, where they can go and how many."""
    if assessment.marchers is None:
        assessment.marchers = [
            (origin, assessment.ways(origin), list(loads(assessment, origin)))
            for origin in assessment.fleets
        ]
    return assessment.marchers


def marches(
    assessment: Assessment, targets: Iterable[str], actions: int, goal: Goal
) -> list[March]:
    """CAT-8.6: every way to reach one of these systems with the actions left, and the goal."""
    return fitting(marchers(assessment), set(targets), actions, goal)


def partial_marches(assessment: Assessment, targets: Iterable[str], goal: Goal) -> list[March]:
    """CATR-ADMIRAL-3: the shortest ways to one of these systems, however many cards they take."""
    wanted = set(targets)
    groups = [*marchers(assessment), *assessment.lone_marchers]
    far = [(origin, assessment.ways(origin, FAR), loads) for origin, _, loads in groups]
    for cost in range(1, FAR):
        near = [each for each in wanted if any(ways.costs.get(each) == cost for _, ways, _ in far)]
        found = [each for each in fitting(far, near, cost, goal) if each.cost == cost]
        if found:
            return found
    return []


def fitting(
    groups: Iterable[Marcher], wanted: Collection[str], actions: int, goal: Goal
) -> list[March]:
    """The marches of these groups that reach a system with the goal in so many actions.

    From an origin control is abandoned only if the goal cannot be had otherwise.
    """
    found = []
    for origin, ways, loads_there in groups:
        for target in wanted:
            if not 0 < ways.costs.get(target, 0) <= actions:
                continue
            for fresh, hurt, retains in loads_there:
                march = March(origin, target, ways.first(target), fresh, hurt, retains)
                if goal(march):
                    found.append(march)
                    break
    return found


def by_every_way(assessment: Assessment, march: March) -> list[March]:
    """CAT-11.23: the same march by each of its shortest ways; chance takes one."""
    ways = assessment.ways(march.origin, None if march.cost <= assessment.horizon else FAR)
    return [replace(march, legs=legs) for legs in ways.all(march.target)]


def best_marches(
    assessment: Assessment,
    found: list[March],
    *prefer: Callable[[March], float],
    for_claims: bool = False,
    for_control: bool = False,
) -> list[March]:
    """CAT-8.9 to 8.13: the line's own preferences, then those of the movement doctrine."""

    def marked(test: MarchTest) -> Callable[[March], float]:
        return lambda march: test(assessment, march)

    left_out = {"claims": for_claims, "control": for_control}
    doctrine = [
        marked(test) for goal, test in assessment.principles["march"] if not left_out.get(goal)
    ]
    chosen = preferred(found, *prefer, *doctrine)
    chosen.sort(key=lambda march: (march.origin, march.target))
    return [way for march in chosen for way in by_every_way(assessment, march)]


def new_claims(assessment: Assessment, system: str) -> int:
    """CAT-10.7: the claims that ships coming to a system would bring."""
    if system in assessment.present:
        return 0
    return assessment.view.empty_building_slots(system)


MarchTest = Callable[[Assessment, March], float]


def _takes_city(assessment: Assessment, march: March) -> bool:
    there = assessment.prized_buildings.get(march.target, ())
    return any(each.kind == CITY for each in there) and takes_control(assessment, march)


def _new_control(assessment: Assessment, march: March) -> int:
    """CAT-14.8: whether a building, loyal or prized, comes under its control; cities first."""
    target = march.target
    if assessment.controller(target) == assessment.number or not takes_control(assessment, march):
        return 0
    loyal = [each for each in assessment.buildings if each.system == target]
    there = [*loyal, *assessment.prized_buildings.get(target, ())]
    return bool(there) + any(each.kind == CITY for each in there)


MARCH_PREFERENCES: Final[dict[str, tuple[str, MarchTest]]] = {
    "keeps the origin": ("", lambda seen, march: march.retains),
    "task force": ("", lambda seen, march: march.origin in seen.task_force),
    "fewest moves": ("", lambda seen, march: -march.cost),
    "new claims": ("claims", lambda seen, march: new_claims(seen, march.target) > 0),
    "control of a rival city": ("control", _takes_city),
    "control of buildings": ("control", _new_control),
}
"""CAT-8.9 to 8.13: what the movement doctrine prefers, in the words of the documents, and the goal
with which it is left out.
"""


def takes_control(assessment: Assessment, march: March) -> bool:
    """CAT-10.15: whether the system is its own afterwards."""
    return assessment.controls_with(march.target, march.fresh)


def _lost_claims(assessment: Assessment, march: March) -> int:
    fresh, hurt = (
        assessment.seat.fresh.get(march.origin, 0),
        assessment.seat.hurt.get(march.origin, 0),
    )
    empties = (march.fresh, march.hurt) == (fresh, hurt) and not assessment.owns(march.origin)
    return assessment.claims.get(march.origin, 0) if empties else 0


LOYAL, CLAIMS, CITIES, GATES = range(4)
"""What marches are for, in the order of the lines of every document."""


def gives_up(assessment: Assessment, march: March, goal: int) -> bool:
    """CAT-11.26: whether the ships give up what the line of this goal, or one above, asks for."""
    origin = march.origin
    if assessment.readings.abandon != "progress" or goal < LOYAL:
        return False
    is_lost = assessment.leaves_to_rival(origin, march.fresh)
    if assessment.owns(origin) and (is_lost or (goal == LOYAL and not march.retains)):
        return True
    left = sum(assessment.claims.values()) - _lost_claims(assessment, march)
    if goal > CLAIMS and left < min(assessment.claims_wanted, sum(assessment.claims.values())):
        return True
    there = assessment.prized_buildings.get(origin, ())
    if goal >= CITIES and not march.retains and any(each.kind == CITY for each in there):
        return True
    is_lost |= goal == GATES and not march.retains
    return goal >= GATES and SYSTEMS[origin].is_gate and is_lost


def claims_rise(assessment: Assessment, march: March) -> bool:
    """CAT-11.9: a move gets a new claim when there are more claims than before."""
    return new_claims(assessment, march.target) > _lost_claims(assessment, march)


def claimable(assessment: Assessment) -> list[str]:
    """CAT-11.9: the planets where ships that come would bring a claim."""
    return [
        each
        for each in assessment.view.systems
        if SYSTEMS[each].slots and new_claims(assessment, each) > 0
    ]


def to_claims(assessment: Assessment, targets: Iterable[str], actions: int) -> list[March]:
    """CAT-11.9: the marches that get a new claim; if all ships of a system would give up one, one
    stays behind, if that helps; in older records if they would give up as many.
    """

    def fits(march: March) -> bool:
        return claims_rise(assessment, march) and not gives_up(assessment, march, CLAIMS)

    groups = []
    for origin, ways, found in marchers(assessment):
        spared = sparing(assessment, origin, found)
        is_first = assessment.readings.abandon == "progress" and origin in assessment.claims
        groups.append((origin, ways, [*spared, *found] if is_first else [*found, *spared]))
    return fitting(groups, set(targets), actions, fits)


def idle_ships(assessment: Assessment, actions: int) -> list[March]:
    """[41] Ships that hold no gate, claim or rival building go towards the task force."""
    if not assessment.task_force:
        return []
    found = []
    for origin in assessment.fleets:
        if origin in assessment.task_force or _is_assigned(assessment, origin):
            continue
        fresh, hurt = assessment.seat.fresh.get(origin, 0), assessment.seat.hurt.get(origin, 0)
        if assessment.owns(origin):
            fresh, hurt = _not_needed(assessment, origin, fresh, hurt)
        if fresh + hurt <= 0:
            continue
        ways = assessment.ways(origin, FAR)
        reached = [each for each in assessment.task_force if each in ways.costs]
        if reached and not assessment.undoes(origin, fresh, hurt):
            target = min(reached, key=lambda each: ways.costs[each])
            march = March(origin, target, ways.first(target), fresh, hurt)
            if not gives_up(assessment, march, GATES):
                found.append(march)
    nearest = preferred(found, lambda march: -march.cost)
    return [way for march in nearest for way in by_every_way(assessment, march)]


def _is_assigned(assessment: Assessment, system: str) -> bool:
    """CAT-11.10: it controls a gate or a rival building, or has a claim there."""
    if system in assessment.claims:
        return True
    if assessment.controller(system) != assessment.number:
        return False
    return SYSTEMS[system].is_gate or system in assessment.rival_buildings


def _not_needed(assessment: Assessment, system: str, fresh: int, hurt: int) -> tuple[int, int]:
    """CAT-11.10: what may leave its own buildings: all but the ships that hold them."""
    if assessment.controller(system) == assessment.number:
        return assessment.may_leave(system)
    return (fresh - 1, hurt) if fresh else (0, hurt - 1)
