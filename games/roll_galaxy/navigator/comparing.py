"""Which choice brings the best lead: whole assignments compared with the same luck."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Final, Generic, TypeVar

from engine.core.chance import NumberedRandom
from engine.core.decision import Decision, Option
from engine.core.step import apply, silence
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PHASES, PRODUCE, SETTLE, SHIP, WILD
from games.roll_galaxy.moves import LiftTile
from games.roll_galaxy.navigator.evaluator import lead
from games.roll_galaxy.navigator.rollout import HAND, Luck, carry_out, imagined, play_on
from games.roll_galaxy.rollbot.crew import Crew, crew_of
from games.roll_galaxy.rollbot.document import DEFAULT
from games.roll_galaxy.rollbot.empire import UNLIMITED, Empire, empire_of
from games.roll_galaxy.rollbot.filling import fill, fill_called, goods_to_come, use_wilds
from games.roll_galaxy.rollbot.planning import Plan, finished, plan_for
from games.roll_galaxy.state import UNPLACED, RollTable

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


Choice = TypeVar("Choice")

ROUNDS: Final = 1
"""How many rounds a rollout lasts, the present one included."""

NEXT_ROLL: Final = frozenset({"start", "recruit", "recall", "spend", "save", "produce"})
"""Decisions about single dice, whose colours count in the next roll, and about the first tiles."""

ROUNDS_TO_NEXT_ROLL: Final = 2

STAGES: Final = ((6, 8), (24, 1))
"""Rollouts per choice after each stage, and how many choices the next one looks at."""

SPREAD: Final = (0.7548776662466927, 0.5698402909980532)
"""Steps of the sequence whose numbers fill a square most evenly from the first on (R2, Roberts)."""

STAGES_TO_NEXT_ROLL: Final = ((4, 4), (12, 1))

KEPT_ROLLS: Final = 8


@dataclass(frozen=True, slots=True)
class Tried(Generic[Choice]):
    """A choice, the lead in points that it brought on average, and in how many rollouts."""

    choice: Choice
    lead: float
    rollouts: int


class Trial:
    """The tables on which the choices of one decision are tried out, one for each luck.

    `is_spread` while nobody knows which phases will be: what the others call, and the extra die,
    come about as often among the first tables as among all of them.
    """

    def __init__(
        self, view: RollTable, number: int, rounds: int = ROUNDS, *, is_spread: bool = False
    ) -> None:
        self._view = view
        self._number = number
        self._rounds = rounds
        self._seed = hashlib.sha256(repr(view).encode()).hexdigest()
        self._imagined: list[tuple[RollTable, Luck]] = []
        if is_spread:
            self._imagined = self._spread([self._imagine(each) for each in range(STAGES[-1][0])])

    def _imagine(self, count: int) -> tuple[RollTable, Luck]:
        luck = Luck(self._seed, count)
        return imagined(self._view, self._number, luck), luck

    def _spread(self, drawn: list[tuple[RollTable, Luck]]) -> list[tuple[RollTable, Luck]]:
        """The same tables in an order in which calls and extra dice are mixed from the first on."""
        drawn = sorted(drawn, key=lambda each: [seat.called or 0 for seat in each[0].seats])
        chance = NumberedRandom(self._seed, "spread")
        call, face = chance.random(), chance.random()
        found = []
        while drawn:
            table, luck = drawn.pop(int(call * len(drawn)))
            luck.show(self._view.round, face)
            found.append((table, luck))
            call, face = (call + SPREAD[0]) % 1, (face + SPREAD[1]) % 1
        return found

    def lead_after(self, act: Callable[[RollTable], object], count: int) -> float:
        """The lead that acting brings with luck of a number; equal views have equal luck."""
        while count >= len(self._imagined):
            self._imagined.append(self._imagine(len(self._imagined)))
        before, luck = self._imagined[count]
        table = before.copy()
        act(table)
        play_on(table, luck, self._rounds)
        return lead(table, self._number)


def compare(
    choices: Sequence[Choice],
    try_out: Callable[[Choice, int], float],
    stages: Sequence[tuple[int, int]] = STAGES,
) -> tuple[Tried[Choice], ...]:
    """All choices, the best first: those that fall behind get fewer rollouts.

    `try_out` plays one out with luck of a number; each meets the same luck. Of choices that bring
    the same, the one that comes first in `choices` stays first.
    """
    sums = [0.0] * len(choices)
    done = [0] * len(choices)
    left = list(range(len(choices)))
    for rollouts, keep in stages:
        if len(left) > 1 or not done[left[0]]:
            for place in left:
                for count in range(done[place], rollouts):
                    sums[place] += try_out(choices[place], count)
                done[place] = rollouts
        left = sorted(left, key=lambda place: -sums[place] / done[place])[:keep]
    tried = [
        Tried(choice, total / count, count)
        for choice, total, count in zip(choices, sums, done, strict=True)
    ]
    return tuple(sorted(tried, key=lambda each: (-each.rollouts, -each.lead)))


def assignments(view: RollTable, number: int) -> tuple[Tried[Plan], ...]:
    """Every whole assignment of a seat's roll that is worth comparing, the best first.

    Wherever its dice are by now, the comparison begins at the roll.
    """
    rolled = as_rolled(view, number)
    return _assignments(_Rolled(rolled, number))


@dataclass(frozen=True, slots=True)
class _Rolled:
    """A view right after a seat has rolled; told apart by what can be seen of it."""

    view: RollTable
    number: int

    def __hash__(self) -> int:
        return hash((self.number, self.view.round, repr(self.view.seats)))


@lru_cache(KEPT_ROLLS)
def _assignments(rolled: _Rolled) -> tuple[Tried[Plan], ...]:
    number = rolled.number
    trial = Trial(rolled.view, number, is_spread=True)

    def try_out(plan: Plan, count: int) -> float:
        def act(table: RollTable) -> None:
            table.steps.pop()
            carry_out(table.seats[number], plan)

        return trial.lead_after(act, count)

    return compare(courses(empire_of(rolled.view, number, DEFAULT)), try_out)


def options(view: RollTable, decision: Decision) -> tuple[Tried[Option], ...]:
    """The options of a decision within a round, the best first; tiles are never rearranged.

    Where two bring the same, Rollbot's own answer goes first.
    """
    is_about_dice = decision.kind in NEXT_ROLL
    rounds, stages = (
        (ROUNDS_TO_NEXT_ROLL, STAGES_TO_NEXT_ROLL) if is_about_dice else (ROUNDS, STAGES)
    )
    trial = Trial(view, decision.seat, rounds)
    usual = HAND.choose(view, decision, Random(0)).option
    useful = [option for option in decision.options if not isinstance(option, LiftTile)]
    useful.sort(key=lambda option: option != usual)

    def try_out(option: Option, count: int) -> float:
        return trial.lead_after(lambda table: apply(table, option, silence), count)

    return compare(useful, try_out, stages)


def as_rolled(view: RollTable, number: int) -> RollTable:
    """The view before the seat has assigned anything."""
    view = view.copy()
    seat = view.seats[number]
    seat.workers = tuple(
        [
            replace(worker, place=UNPLACED if worker.face == WILD else worker.face, selecting=False)
            for worker in seat.workers
        ]
    )
    seat.called, seat.uses = None, ()
    return view
