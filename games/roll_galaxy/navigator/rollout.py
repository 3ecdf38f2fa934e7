"""What a position is worth, tables played on with equal luck, and choices compared.

The weights are fitted to games (`tests/benchmarks/navigator.py`); no tile is known by name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, Generic, Literal, TypeVar

from engine.core.chance import NumberedRandom
from engine.core.decision import LEVEL, Chance, Decision, Difference, Option, difference
from engine.core.step import Step, apply, silence
from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import (
    DEVELOP,
    DIE_FACES,
    EXPLORE,
    NO_DICE,
    PHASES,
    PRODUCE,
    RED,
    SETTLE,
    SHIP,
    WHITE,
    WILD,
    one_by_one,
    together,
)
from games.roll_galaxy.moves import LiftTile
from games.roll_galaxy.rollbot.bot import Rollbot
from games.roll_galaxy.rollbot.empire import DEFAULT, UNLIMITED, Crew, Empire, crew_of, empire_of
from games.roll_galaxy.rollbot.planning import (
    Plan,
    favourites,
    fill,
    fill_called,
    finished,
    goods_to_come,
    plan_for,
    use_wilds,
)
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import (
    CHIPS_PER_SEAT,
    SQUARES_TO_END,
    START_SQUARES,
    UNKNOWN,
    UNPLACED,
    RollTable,
    Seat,
    Worker,
)
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.phases import EndPhase
from games.roll_galaxy.steps.rounds import (
    Begin,
    CheckEnd,
    RaiseToFloor,
    RecallDice,
    RecruitDice,
    Reveal,
    StartRound,
    rest_of_round,
)
from games.roll_galaxy.tiles import (
    HIDDEN,
    SIDES,
    TILE_NAMES,
    TILES,
    TRADE_VALUES,
    Tableau,
    cost_of,
    effects_in,
    good_places,
)
from games.roll_galaxy.tiles import REMEMBERED as TABLEAUS_REMEMBERED

Player = Literal["rollbot", "navigator"]
WEIGHTS_FILE = Path(__file__).parents[1] / "data" / "navigator.json"
SEEN_AHEAD, SHARE_OF_NEXT, COMING = 3, 0.5, 12
PAYING = (fx.CreditsOnComplete, fx.TradeBonus, fx.ConsumeBonus, fx.PhaseIncome, fx.IncomePerGood,
          fx.IncomePerCitizen, fx.IncomeIfMost, fx.IncomeIfHighestWorld)  # fmt: skip


def remaining(table: RollTable) -> float:
    """How much of the game is left, 1 at the beginning and 0 at its end."""
    squares = max([len(seat.tableau) for seat in table.seats])
    tiles = (SQUARES_TO_END - squares) / (SQUARES_TO_END - START_SQUARES)
    chips = table.pool / (CHIPS_PER_SEAT * len(table.seats))
    return max(0.0, min(tiles, chips))


@lru_cache(TABLEAUS_REMEMBERED)
def _powers(tableau: Tableau) -> tuple[float, ...]:
    """What does not change while nothing is built: worlds for goods, and powers by their kind."""
    worlds = [SIDES[side] for side in tableau if SIDES[side].holds_goods]
    discounts = [effect.amount for _, effect in effects_in(tableau, fx.CostDiscount)]
    paying = sum([len(effects_in(tableau, kind)) for kind in PAYING])
    return (
        float(len(worlds)),
        float(sum([TRADE_VALUES[side.colour or 0] for side in worlds])),
        float(len(effects_in(tableau, fx.Reassign))),
        float(
            len(effects_in(tableau, fx.DictateTargets) + effects_in(tableau, fx.DictateUnlimited))
        ),
        float(len(effects_in(tableau, fx.ExtraWorker))),
        float(sum(discounts)),
        float(len(effects_in(tableau, fx.SaveWorkers))),
        float(paying),
        float(len(effects_in(tableau, fx.PhaseChips))),
        float(len(effects_in(tableau, fx.Score))),
    )


def numbers_of(table: RollTable, number: int, left: float) -> list[float]:
    """The numbers of a seat that its points are foretold from; `left` is `remaining`."""
    seat = table.seats[number]
    tableau = seat.tableau
    resting = sum(seat.citizenry)
    rolling = sum(seat.cup)
    paid = min(seat.credits, resting)
    goods = seat.good_count
    matching = 0
    value = 0
    for side, held in zip(tableau, seat.goods, strict=True):
        if held:
            colour = SIDES[side].colour or 0
            matching += held.count(colour)
            value += TRADE_VALUES[colour] * len(held)
    base = (
        float(rolling),
        float(paid),
        float(resting - paid),
        float(seat.credits - paid),
        float(seat.floor),
        float(max(0, seat.credits - resting - 2)),
        float(goods),
        float(matching),
        float(value),
        float(min(sum(good_places(tableau)) - goods, rolling)),
        *_stack_numbers(seat, DEVELOP),
        *_stack_numbers(seat, SETTLE),
    )
    scarce = left / max(1, seat.floor)
    return [
        float(seat_score(table, number).total),
        float(len(tableau)),
        *base,
        *[left * each for each in base],
        *[left * each for each in together(seat.cup, seat.citizenry)[RED:]],
        *[left * each for each in seat.citizenry[RED:]],
        *[scarce * each for each in (rolling, resting, seat.credits - paid)],
        *[left * each for each in _coming(tableau, seat.stack_sides(DEVELOP))],
        *[left * each for each in _coming(tableau, seat.stack_sides(SETTLE))],
        *[left * each for each in _powers(tableau)],
    ]


@lru_cache(TABLEAUS_REMEMBERED)
def _coming(tableau: Tableau, sides: tuple[int, ...]) -> tuple[float, ...]:
    """What the tiles of a stack will add: dice, money, powers; each counts less than the last."""
    total = [0.0] * COMING
    share = 1.0
    for side in sides[:SEEN_AHEAD]:
        if side == HIDDEN:
            break
        dice = money = 0
        for effect in SIDES[side].effects:
            if isinstance(effect, fx.GainDie):
                dice += effect.count
            elif isinstance(effect, fx.RemoveDie):
                dice -= effect.count
            elif isinstance(effect, fx.GainCredits):
                money += effect.credits
        before, tableau = _powers(tableau), (*tableau, side)
        added = [now - then for now, then in zip(_powers(tableau), before, strict=True)]
        for place, number in enumerate((dice, money, *added)):
            total[place] += share * number
        share *= SHARE_OF_NEXT
    return tuple(total)


def _stack_numbers(seat: Seat, phase: int) -> tuple[float, ...]:
    """Dice waiting, whether there are one tile and two, what the top lacks, and points."""
    waiting = sum(seat.waiting(phase))
    sides = [side for side in seat.stack_sides(phase) if side != HIDDEN]
    if not sides:
        return float(waiting), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    cost = cost_of(seat.tableau, sides[0])
    return (
        float(waiting),
        1.0,
        float(len(seat.stack(phase)) > 1),
        float(max(0, cost - waiting)),
        float(SIDES[sides[0]].cost),
        float(sum([SIDES[side].six_plus for side in sides])),
        float(sum([SIDES[side].cost for side in sides[1:3]])),
    )


@lru_cache
def weights(player: Player) -> tuple[float, ...]:
    """Fitted to games of that player: one per number, for what is left of the game, and for 1."""
    return tuple(json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))[player])


def foretold(table: RollTable, number: int, player: Player = "rollbot") -> float:
    """The points of a seat, or what that player may make of it, between two rounds."""
    if not table.steps:
        return float(seat_score(table, number).total)
    left = remaining(table)
    numbers = [*numbers_of(table, number, left), left, 1.0]
    return sum([weight * each for weight, each in zip(weights(player), numbers, strict=True)])


def lead(table: RollTable, number: int, player: Player = "navigator") -> float:
    """How far ahead of the best of others that player may expect to be, if they are Rollbots."""
    others = [foretold(table, other) for other in range(len(table.seats)) if other != number]
    return foretold(table, number, player) - max(others)


MOST_SEATS_NUMBERED = 8


class Luck:
    """The faces of all rolls to come, and the order of the bag.

    A seat's second green die of a round shows the same face whatever else is rolled, and the bag
    gives its tiles in one order, whoever draws.
    """

    def __init__(self, seed: str, number: int) -> None:
        self._faces = NumberedRandom(seed, "faces", number)
        self._rest = NumberedRandom(seed, "rest", number)
        self.ties = NumberedRandom(seed, "ties", number)
        self.ranks = list(range(TILES))
        NumberedRandom(seed, "bag", number).at(0).shuffle(self.ranks)
        self._extra: tuple[int, str] | None = None

    def show(self, round_number: int, share: float) -> None:
        """ROLL-6.2: lays the extra die of a round; `share` runs from 0 over its faces to 1."""
        faces = DIE_FACES[WHITE]
        self._extra = round_number, PHASES[faces[int(share * len(faces))]]

    def roll(self, round_number: int, seat: int, colours: tuple[int, ...]) -> tuple[int, ...]:
        """The faces of a cup's dice, colours ascending."""
        chance = self._faces
        faces, last = [], -1
        for colour in colours:
            if colour != last:
                last = colour
                place = (round_number * MOST_SEATS_NUMBERED + seat) * len(DIE_FACES) + colour
                chance.at(place)
            faces.append(DIE_FACES[colour][int(chance.random() * 6)])
        return tuple(faces)

    def tile(self, tiles: list[int]) -> int:
        """Of these tiles the one that the bag gives next."""
        return min(tiles, key=self.ranks.__getitem__)

    def answer(self, table: RollTable, asked: Chance) -> object:
        if asked.kind == "roll" and asked.for_seat is not None:
            return self.roll(table.round, asked.for_seat, asked.outcomes.colours)  # type: ignore[attr-defined]
        if asked.kind == "tile":
            return TILE_NAMES[self.tile(table.unseen_tiles)]
        if asked.kind == "extra" and self._extra and self._extra[0] == table.round:
            return self._extra[1]
        return asked.outcomes.sample(self._rest.at(table.round))


HAND = Rollbot(DEFAULT)


def play_on(table: RollTable, luck: Luck, rounds: int) -> None:
    """Plays so many rounds to their end, the present one first, or until the game is over.

    Where Rollbot would throw a die (RB-2.5), luck throws it: the same table and luck end alike.
    """
    steps, ties = table.steps, luck.ties.at(table.round)
    last = table.round + rounds - 1
    while steps:
        step = steps[-1]
        if isinstance(step, StartRound) and table.round >= last:
            return
        if isinstance(step, AssignDice) and table.seats[step.seat].called is None:
            steps.pop()
            carry_out(table.seats[step.seat], usual_plan(table, step.seat))
            continue
        asked = step.ask(table)
        option: object = None
        if isinstance(asked, Chance):
            option = luck.answer(table, asked)
        elif asked is not None:
            option = HAND.choose(table, asked, ties).option
        steps.pop()
        step.answer(table, option, silence)


def usual_plan(table: RollTable, number: int) -> Plan:
    """RB-3 and RB-4: Rollbot's plan; of what only a die could decide, the likelier face."""
    empire = empire_of(table, number, DEFAULT)
    tied = favourites(empire)
    called = max(tied, key=lambda phase: (DIE_FACES[WHITE].count(phase), -phase))
    return plan_for(empire, called)


def carry_out(seat: Seat, plan: Plan) -> None:
    """The whole assignment at once, confirmed."""
    selecting = plan.selecting
    seat.workers = tuple(
        [
            Worker(worker.colour, worker.face, place, number == selecting)
            for number, (worker, place) in enumerate(zip(seat.workers, plan.places, strict=True))
        ]
    )
    seat.called = plan.called


def imagined(view: RollTable, number: int, luck: Luck) -> RollTable:
    """A table that the seat may be sitting at: what it cannot see is dealt by luck.

    Other seats have rolled what luck gives them and assigned it as Rollbot does.
    """
    table = view.copy()
    _add_rest_of_round(table)
    tiles = sorted(table.unseen_tiles, key=luck.ranks.__getitem__)
    assigned = set()
    for other, seat in enumerate(table.seats):
        for name in ("developments", "worlds", "in_hand", "abandoned"):
            held = getattr(seat, name)
            if HIDDEN in held:
                known = [tiles.pop() if tile == HIDDEN else tile for tile in held]
                setattr(seat, name, tuple(known))
        if other != number and _is_behind_screen(table, seat):
            colours = tuple([worker.colour for worker in seat.workers]) or one_by_one(seat.cup)
            faces = luck.roll(table.round, other, colours)
            seat.workers = tuple(map(_rolled, colours, faces))
            seat.cup = NO_DICE
            carry_out(seat, usual_plan(table, other))
            assigned.add(other)
    table.steps = [
        step for step in table.steps if not (isinstance(step, AssignDice) and step.seat in assigned)
    ]
    return table


def _is_behind_screen(table: RollTable, seat: Seat) -> bool:
    """Whether a seat has rolled what nobody sees; a position made by hand may leave it out."""
    if not seat.workers:
        return not table.revealed and isinstance(table.steps[-1], AssignDice)
    return any(worker.face == UNKNOWN for worker in seat.workers)


def _add_rest_of_round(table: RollTable) -> None:
    """A position made by hand may hold a single step: what follows it in a round comes below."""
    steps = table.steps
    if any(isinstance(step, CheckEnd | Reveal | StartRound | Begin) for step in steps):
        return
    rest: list[Step]
    if not table.round:
        rest = [Begin()]
    elif not table.revealed:
        rest = [Reveal()]
    elif isinstance(steps[-1], RecruitDice | RecallDice):
        rest = [CheckEnd(), RaiseToFloor()]
    else:
        now = -1 if table.phase is None else table.phase
        rest = rest_of_round(table.order, [phase for phase in table.phases if phase > now])
        rest += [EndPhase(now)] if table.phase is not None else []
    table.steps = rest + steps


def _rolled(colour: int, face: int) -> Worker:
    return Worker(colour, face, UNPLACED if face == WILD else face)


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

MORE_ROLLOUTS: Final = 8
"""How many rollouts the best two get before they are compared again."""

Stages = tuple[tuple[int, int], ...]
"""Rollouts per choice after each stage, and how many choices the next one looks at."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How often choices are tried: `stages` for most decisions, `next_roll` for those that count
    in the next roll. While the best two are about equal they are tried up to `most` times.
    """

    stages: Stages
    next_roll: Stages
    most: int


FULL: Final = Effort(((6, 8), (24, 1)), ((4, 4), (12, 1)), 48)

SPREAD: Final = (0.7548776662466927, 0.5698402909980532)
"""Steps of the sequence whose numbers fill a square most evenly from the first on (R2, Roberts)."""

KEPT_ROLLS: Final = 8


@dataclass(frozen=True, slots=True)
class Tried(Generic[Choice]):
    """A choice, the lead in points that it brought on average, in how many rollouts, and how far
    it is behind the first by the luck that both had.
    """

    choice: Choice
    lead: float
    rollouts: int
    behind: Difference = LEVEL


class Trial:
    """The tables on which the choices of one decision are tried out, one for each luck.

    `spread` tables are made at once while nobody knows which phases will be: what the others call,
    and the extra die, come about as often among the first of them as among all.
    """

    def __init__(
        self, view: RollTable, number: int, rounds: int = ROUNDS, *, spread: int = 0
    ) -> None:
        self._view = view
        self._number = number
        self._rounds = rounds
        self._seed = hashlib.sha256(repr(view).encode()).hexdigest()
        self._imagined = self._spread([self._imagine(each) for each in range(spread)])

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
    stages: Stages = FULL.stages,
    most: int = FULL.most,
) -> tuple[Tried[Choice], ...]:
    """All choices, the best first: those that fall behind get fewer rollouts.

    `try_out` plays one out with luck of a number; each meets the same luck. Of choices that bring
    the same, the one that comes first in `choices` stays first. While the best two are about equal
    they are tried up to `most` times.
    """
    seen: list[list[float]] = [[] for _ in choices]

    def try_on(places: Sequence[int], rollouts: int) -> list[int]:
        for place in places:
            seen[place] += [
                try_out(choices[place], count) for count in range(len(seen[place]), rollouts)
            ]
        return sorted(places, key=lambda place: -fmean(seen[place]))

    left = list(range(len(choices)))
    for rollouts, keep in stages:
        if len(left) > 1 or not seen[left[0]]:
            left = try_on(left, rollouts)
        close, left = left[:2], left[:keep]
    while len(close) > 1 and len(seen[close[0]]) < most:
        if difference(*[seen[place] for place in close]).is_sure:
            break
        close = try_on(close, len(seen[close[0]]) + MORE_ROLLOUTS)
    best = seen[close[0]]
    tried = [
        Tried(choice, fmean(each), len(each), difference(best, each))
        for choice, each in zip(choices, seen, strict=True)
    ]
    return tuple(sorted(tried, key=lambda each: (-each.rollouts, -each.lead)))


def assignments(view: RollTable, number: int, effort: Effort = FULL) -> tuple[Tried[Plan], ...]:
    """Every whole assignment of a seat's roll that is worth comparing, the best first.

    Wherever its dice are by now, the comparison begins at the roll.
    """
    rolled = as_rolled(view, number)
    return _assignments(_Rolled(rolled, number), effort)


@dataclass(frozen=True, slots=True)
class _Rolled:
    """A view right after a seat has rolled; told apart by what can be seen of it."""

    view: RollTable
    number: int

    def __hash__(self) -> int:
        return hash((self.number, self.view.round, repr(self.view.seats)))


@lru_cache(KEPT_ROLLS)
def _assignments(rolled: _Rolled, effort: Effort) -> tuple[Tried[Plan], ...]:
    number, stages = rolled.number, effort.stages
    trial = Trial(rolled.view, number, spread=stages[-1][0])

    def try_out(plan: Plan, count: int) -> float:
        def act(table: RollTable) -> None:
            table.steps.pop()
            carry_out(table.seats[number], plan)

        return trial.lead_after(act, count)

    choices = courses(empire_of(rolled.view, number, DEFAULT))
    return compare(choices, try_out, stages, effort.most)


def options(
    view: RollTable, decision: Decision, effort: Effort = FULL
) -> tuple[Tried[Option], ...]:
    """The options of a decision within a round, the best first; tiles are never rearranged.

    Where two bring the same, Rollbot's own answer goes first.
    """
    is_about_dice = decision.kind in NEXT_ROLL
    rounds, stages = (
        (ROUNDS_TO_NEXT_ROLL, effort.next_roll) if is_about_dice else (ROUNDS, effort.stages)
    )
    trial = Trial(view, decision.seat, rounds)
    usual = HAND.choose(view, decision, Random(0)).option
    useful = [option for option in decision.options if not isinstance(option, LiftTile)]
    useful.sort(key=lambda option: option != usual)

    def try_out(option: Option, count: int) -> float:
        return trial.lead_after(lambda table: apply(table, option, silence), count)

    return compare(useful, try_out, stages, effort.most)


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
