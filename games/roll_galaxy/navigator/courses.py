"""The whole assignments worth comparing: Rollbot's own, and others it would not think of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from games.roll_galaxy.dice import DEVELOP, EXPLORE, PHASES, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.rollbot.crew import Crew, crew_of
from games.roll_galaxy.rollbot.empire import UNLIMITED, Empire
from games.roll_galaxy.rollbot.filling import fill, fill_called, goods_to_come, use_wilds
from games.roll_galaxy.rollbot.planning import Plan, finished, plan_for

REMEMBERED = 256


@lru_cache(REMEMBERED)
def courses(empire: Empire) -> tuple[Plan, ...]:
    """Every different assignment: a phase to call, how many dice for it, and what the rest do."""
    found: dict[tuple[object, ...], Plan] = {}
    for called in range(len(PHASES)):
        usual = plan_for(empire, called)
        found.setdefault(_look(empire, usual), usual)
        for most in _crews(empire, called):
            for then in (None, *range(len(PHASES))):
                if then != called:
                    plan = _course(empire, called, most, then)
                    found.setdefault(_look(empire, plan), plan)
    return tuple(found.values())


def _look(empire: Empire, plan: Plan) -> tuple[object, ...]:
    """Two plans that put the same colours to the same places are the same."""
    dice = sorted(zip(empire.colours, plan.places, strict=True))
    return plan.called, tuple(dice)


def _crews(empire: Empire, called: int) -> Iterator[int]:
    """How many dice the called phase may get: one, what rolled it, its next tiles, all it takes."""
    rolled = empire.faces.count(called)
    wanted = {1, rolled, _capacity(empire, called)}
    if called in (DEVELOP, SETTLE):
        wanted.update(empire.needs(called))
    yield from sorted([count for count in wanted if 0 < count <= UNLIMITED])


def _capacity(empire: Empire, phase: int) -> int:
    """How many dice a phase can use, goods that may be produced before Ship included."""
    if phase == SHIP:
        return empire.capacity[SHIP] + empire.capacity[PRODUCE]
    return empire.capacity[phase]


def _course(empire: Empire, called: int, most: int, then: int | None) -> Plan:
    """So many dice on the called phase, then all that can be moved on another one."""
    crew = crew_of(empire, called, goods_to_come(empire, called, most), [])
    fill_called(crew, most)
    if then is not None:
        _give_rest(crew, then)
    use_wilds(crew, EXPLORE, UNLIMITED)
    return finished(crew)


def _give_rest(crew: Crew, phase: int) -> None:
    crew.kept[crew.called] = min(crew.counts[crew.called], max(1, crew.kept[crew.called]))
    capacity = _capacity(crew.empire, phase)
    crew.kept[phase] = min(crew.counts[phase], capacity)
    if crew.size(phase) < capacity:
        fill(crew, phase, capacity)
