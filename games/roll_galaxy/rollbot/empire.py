"""What Rollbot sees behind its screen: its empire and where its dice are while it plans.

First its document: its rulings (RB-15), the outcome of each sentence, and the end (RB-13).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any, Final, Literal, NamedTuple

from engine.core.decision import Answer, Reason, ReasonOutcome
from engine.text.message import Message, NameOf
from games.roll_galaxy.card import READINGS
from games.roll_galaxy.dice import (
    BROWN,
    CYAN,
    DEVELOP,
    EXPLORE,
    GRAY,
    GREEN,
    NO_DICE,
    PHASES,
    PRODUCE,
    PURPLE,
    RED,
    SETTLE,
    SHIP,
    WHITE,
    WILD,
    YELLOW,
    Dice,
    handful,
    plus,
    together,
)
from games.roll_galaxy.effects import GainDie, Reassign, RemoveDie, Score
from games.roll_galaxy.moves import (
    Dictate,
    MoveByDictate,
    PlaceWild,
    Produce,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.projection import completed, needs
from games.roll_galaxy.scoring import bonuses
from games.roll_galaxy.state import DICTATED, SQUARES_TO_END, UNPLACED, RollTable, Rules, Seat
from games.roll_galaxy.steps.assigning import workers_by_lead
from games.roll_galaxy.tiles import (
    COLOUR,
    FACE,
    HIDDEN,
    PHASE,
    SIDE,
    SIDES,
    TRADE_VALUES,
    Tableau,
    cost_of,
    effects_in,
    good_places,
    virtual_workers,
)


@dataclass(frozen=True, slots=True)
class Rulings:
    """The readings that can be switched; the defaults are the ones of RULES.md.

    `idle_dice` (RB-15.16): which dice the last Reassign powers send exploring, the unspendable
    ones or every die that is free. `dictates_after` (RB-15.13): whether Dictate may still serve
    after the called phase is filled. `archaeology_counts` (RB-15.28): whether a yellow explorer
    with Alien Archaeology counts $4 in the preference for Explore. `hidden_cost` (RB-15.21): what
    an opponent's hidden tile is taken to cost. `recall` (RB-15.22): whether dice that wait in vain
    are looked for on both stacks together, or on one after the other as the cup grows.
    """

    idle_dice: Literal["unspendable", "all"] = "unspendable"
    dictates_after: bool = True
    archaeology_counts: bool = False
    hidden_cost: int = 1
    recall: Literal["together", "in turn"] = "together"


DEFAULT = Rulings()


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """The readings that the options of a set-up ask for; what they lack is as usual."""
    chosen = {setting.key: setting.default for setting in READINGS} | dict(options)
    return Rulings(
        "all" if chosen["idle"] == "all" else "unspendable",
        chosen["dictate"] == "all",
        chosen["archaeology"] == "4",
        int(chosen["hidden"]),
        "in turn" if chosen["recall"] == "in turn" else "together",
    )


SENTENCE: Final = NameOf("sentence")
"""The kind of a sentence that is only named, by its clause."""

CHOICE: Final = ("RB-3.16", "RB-3.17", "RB-3.22")
EXPLORERS: Final = ("RB-8.2", "RB-8.3", "RB-8.4", "RB-8.5")
STACKS: Final = ("RB-8.8", "RB-8.9", "RB-8.10", "RB-8.11")
STARTS: Final = ("RB-2.3", "RB-2.4", "RB-2.5")
SPENDING: Final = ("RB-9.2", "RB-9.3")
GIVING_UP: Final = ("RB-9.5", "RB-9.6", "RB-15.33")
PRODUCERS: Final = ("RB-10.1", "RB-10.2", "RB-10.3", "RB-10.4")
SHIPPING: Final = ("RB-11.1", "RB-11.6", "RB-11.7", "RB-11.8", "RB-11.9")
RECALLING: Final = ("RB-12.3", "RB-12.4", "RB-12.5", "RB-12.6", "RB-12.7")
"""The sentences that are asked one after the other, until one holds."""


def held(clause: str, key: str, **args: Any) -> Reason:
    """The sentence that decided."""
    return Reason(clause, Message(key, args))


def not_so(clause: str, key: str, **args: Any) -> Reason:
    """A sentence whose condition is not true, and why not."""
    return Reason(clause, Message(key, args), outcome=ReasonOutcome.NOT_SO)


def not_asked(row: tuple[str, ...], clause: str) -> tuple[Reason, ...]:
    """The sentences of a row behind the one that held."""
    return tuple(
        [
            Reason(later, Message("not-asked", {"sentence": SENTENCE(later)}),
                   outcome=ReasonOutcome.EARLIER)
            for later in row[row.index(clause) + 1 :]
        ]
    )  # fmt: skip


def in_private(reason: Reason, openly: Reason | None = None) -> Reason:
    """A reason for the seat alone; the others are told another one, or nothing."""
    return replace(reason, is_private=True, veiled=openly)


POINTS_PER_GOOD = 2


def is_near_end(view: RollTable, rulings: Rulings) -> bool:
    """RB-13.1: some player could fill the tableau, or the goods could empty the VP pool."""
    return pool_could_empty(view) or any(tableau_could_fill(seat, rulings) for seat in view.seats)


def pool_could_empty(view: RollTable) -> bool:
    """RB-13.3: the chips left are no more than twice the goods on all worlds."""
    return view.pool <= POINTS_PER_GOOD * sum([seat.good_count for seat in view.seats])


def tableau_could_fill(seat: Seat, rulings: Rulings) -> bool:
    """RB-13.2: tableau and one stack make twelve, and the dice may do for completing them."""
    missing = SQUARES_TO_END - len(seat.tableau)
    if missing <= 0:
        return True
    if len(seat.developments) >= missing and _has_dice(seat, DEVELOP, missing, rulings):
        return True
    return len(seat.worlds) >= missing and _has_dice(seat, SETTLE, missing, rulings)


def _has_dice(seat: Seat, phase: int, missing: int, rulings: Rulings) -> bool:
    """RB-15.21: hidden tiles count as cheap; the dice are the rolled and the waiting ones."""
    tableau = seat.tableau
    cost = 0
    for side in seat.stack_sides(phase)[:missing]:
        if side == HIDDEN:
            cost += rulings.hidden_cost
        else:
            cost += cost_of(tableau, side)
            tableau += (side,)
    return cost <= sum(seat.cup) + len(seat.workers) + sum(seat.waiting(phase))


REMEMBERED = 1 << 12
UNLIMITED = 99
WORLD_COLOURS = GRAY + 1
WANTED_CREDITS = 5
WANTED_TILES = 2
MOST_TILES = 13
"""RB-3.7: tiles in the tableau and both stacks that Rollbot wants at most."""


@dataclass(frozen=True, slots=True)
class Power:
    """A Reassign power of the tableau and how many dice it may move this round."""

    side: int
    effect: Reassign
    uses: int


@dataclass(frozen=True)
class Empire:
    """A seat as it looks behind its screen right after the roll; equal ones get equal plans.

    What follows from the fields is worked out once; callers must not change it.
    """

    rules: Rules
    rulings: Rulings
    tableau: Tableau
    goods: tuple[tuple[int, ...], ...]
    developments: tuple[int, ...]
    worlds: tuple[int, ...]
    developing: Dice
    settling: Dice
    citizenry: Dice
    credits: int
    chips: int
    colours: tuple[int, ...]
    faces: tuple[int, ...]
    powers: tuple[Power, ...]
    is_endgame: bool

    def sides(self, phase: int) -> tuple[int, ...]:
        """The sides of that stack, the top one first."""
        return self.worlds if phase == SETTLE else self.developments

    def waiting(self, phase: int) -> int:
        """How many dice wait in the construction zone for DEVELOP or SETTLE."""
        return sum(self.settling if phase == SETTLE else self.developing)

    def needs(self, phase: int) -> tuple[int, ...]:
        """Per tile of the stack, the workers that complete it and all above it."""
        return self._needs[phase == SETTLE]

    @cached_property
    def _needs(self) -> tuple[tuple[int, ...], ...]:
        return tuple(
            [
                needs(self.tableau, self.sides(phase), self.waiting(phase))
                for phase in (DEVELOP, SETTLE)
            ]
        )

    @cached_property
    def virtual(self) -> tuple[tuple[int, ...], ...]:
        """RB-4.19: per phase, the colours of the virtual workers."""
        return tuple([virtual_workers(self.tableau, phase) for phase in range(len(PHASES))])

    @cached_property
    def good_count(self) -> int:
        return sum(map(len, self.goods))

    @cached_property
    def capacity(self) -> tuple[int, ...]:
        """RB-4.8 to 4.12: per phase, how many dice it can use."""
        building = [max(0, *needed, 0) for needed in self._needs]
        room = sum(good_places(self.tableau)) - self.good_count
        return (UNLIMITED, *building, room, self.good_count)

    @cached_property
    def free_worlds(self) -> list[int]:
        """Per colour, how many goods the worlds of that colour still have room for."""
        counts = [0] * WORLD_COLOURS
        places = good_places(self.tableau)
        for side, goods, room in zip(self.tableau, self.goods, places, strict=True):
            counts[SIDES[side].colour or 0] += room - len(goods)
        return counts

    @cached_property
    def full_worlds(self) -> list[int]:
        """Per colour, how many goods lie on worlds of that colour."""
        counts = [0] * WORLD_COLOURS
        for side, goods in zip(self.tableau, self.goods, strict=True):
            counts[SIDES[side].colour or 0] += len(goods)
        return counts

    def points(self, developed: int, settled: int) -> int:
        """RB-3.10 and 3.11: what the first tiles of the stacks are worth once completed."""
        sides = self.developments[:developed] + self.worlds[:settled]
        return sum([SIDES[side].cost for side in sides]) + self._bonus_change(sides)

    def look(self, die: int) -> Message:
        return _look(self.colours[die], self.faces[die])

    def _bonus_change(self, sides: tuple[int, ...]) -> int:
        """RB-15.1: the change of all 6+ bonuses, seen from the position afterwards."""
        after = self.tableau + sides
        if not sides or not effects_in(after, Score):
            return 0
        dice = together(self.citizenry, together(self.developing, self.settling))
        dice = together(dice, handful(self.colours))
        dice = together(dice, handful([die for goods in self.goods for die in goods]))
        goods = self.good_count
        before = bonuses(self.rules, self.tableau, dice, self.chips, goods)
        for side in sides:
            for effect in SIDES[side].effects:
                if isinstance(effect, GainDie):
                    dice = plus(dice, effect.colour, effect.count)
                    goods += effect.count * (effect.to == "world")
                elif isinstance(effect, RemoveDie):
                    lowest = next(colour for colour, count in enumerate(dice) if count)
                    dice = plus(dice, lowest, -effect.count)
        later = bonuses(self.rules, after, dice, self.chips, goods)
        return sum([points for _, points in later]) - sum([points for _, points in before])


@cache
def _look(colour: int, face: int) -> Message:
    return Message("die-look", {"colour": COLOUR(colour), "face": FACE(face)})


def empire_of(view: RollTable, number: int, rulings: Rulings) -> Empire:
    """The empire of a seat as its dice were rolled, whatever it has assigned since."""
    seat = view.seats[number]
    return Empire(
        view.rules,
        rulings,
        seat.tableau,
        seat.goods,
        seat.stack_sides(DEVELOP),
        seat.stack_sides(SETTLE),
        seat.developing,
        seat.settling,
        seat.citizenry,
        seat.credits,
        seat.chips,
        tuple([worker.colour for worker in seat.workers]),
        tuple([worker.face for worker in seat.workers]),
        powers_of(view, number),
        is_near_end(view, rulings),
    )


def powers_of(view: RollTable, number: int) -> tuple[Power, ...]:
    """RB-15.3: the Reassign powers of a seat, the most limited first."""
    seat = view.seats[number]
    found = effects_in(seat.tableau, Reassign)
    if not found:
        return ()
    powers = [Power(side, effect, _uses(view, number, effect)) for side, effect in found]
    return tuple(sorted([power for power in powers if power.uses], key=_freedom))


def _uses(view: RollTable, number: int, effect: Reassign) -> int:
    return workers_by_lead(view, number, effect.lead) if effect.lead else effect.most


def _freedom(power: Power) -> tuple[int, int]:
    effect = power.effect
    if effect.sources is not None:
        group = 0
    elif effect.targets is not None:
        group = 1
    else:
        group = 2 if effect.to_selected else 3
    return group, len(NO_DICE) if effect.colours is None else len(effect.colours)


def tile_count(seat: Seat | Empire) -> int:
    """RB-15.20: squares of the tableau and the tiles of both stacks."""
    return len(seat.tableau) + len(seat.developments) + len(seat.worlds)


MATCHING_ORDER = (YELLOW, GREEN, BROWN, CYAN)
TURNS = (
    ("RB-10.2", (WHITE, RED)),
    ("RB-10.3", (PURPLE,)),
    ("RB-10.4", (CYAN, BROWN, GREEN, YELLOW)),
)
"""Who goes to the most valuable world once the matching dice are placed, and by which clause."""
NO_PRODUCER = ("no-producer-matches", "no-white-or-red", "no-purple")
"""Why nobody goes by RB-10.1 to 10.3."""


def produce(seat: Seat) -> Answer:
    """RB-10: the next producer and its world."""
    colour, square, clause = next_good(seat.workers_at(PRODUCE), seat.tableau, seat.free_places)
    side = seat.tableau[square]
    return Answer(Produce(colour, square), lambda: _why_there(colour, side, clause))


def _why_there(colour: int, side: int, clause: str) -> tuple[Reason, ...]:
    """RB-10.1 to 10.4: whose turn it is, after those who have no place or are not there."""
    number = PRODUCERS.index(clause)
    asked = [not_so(PRODUCERS[each], NO_PRODUCER[each]) for each in range(number)]
    key = "produce-most-valuable" if number else "produce-own-colour"
    why = held(clause, key, colour=COLOUR(colour), side=SIDE(side))
    return *asked, why, *not_asked(PRODUCERS, clause)


def next_good(producers: Dice, tableau: Tableau, places: Sequence[int]) -> tuple[int, int, str]:
    """The colour and the square of the next good, and the clause that says so.

    `places` are the squares with room, of which there is at least one, and of producers too.
    """
    for colour in MATCHING_ORDER:
        if producers[colour]:
            for square in places:
                if SIDES[tableau[square]].colour == colour:
                    return colour, square, "RB-10.1"
    best = max(
        places, key=lambda square: (TRADE_VALUES[SIDES[tableau[square]].colour or 0], -square)
    )
    for clause, colours in TURNS:
        for colour in colours:
            if producers[colour]:
                return colour, best, clause
    raise ValueError("there is no producer")


def filled_worlds(empire: Empire, producers: Sequence[int]) -> list[int]:
    """RB-15.15: the colours of the worlds that these producers will fill."""
    if not producers:
        return []
    tableau = empire.tableau
    left = handful(producers)
    places = [
        square
        for square, (goods, room) in enumerate(zip(empire.goods, good_places(tableau), strict=True))
        for _ in range(room - len(goods))
    ]
    filled = []
    while places and any(left):
        colour, square, _ = next_good(left, tableau, places)
        left = plus(left, colour, -1)
        places.remove(square)
        filled.append(SIDES[tableau[square]].colour or 0)
    return filled


PHASE_COUNT = len(PHASES)
GOOD_PHASES = (PRODUCE, SHIP)
MIXED = (DEVELOP, SETTLE, EXPLORE)
"""RB-5.12 and 5.13: the columns that Produce and Ship look through die by die."""

NEXT_POOLS: tuple[tuple[int, ...], ...] = (
    (PRODUCE, SHIP, DEVELOP, SETTLE),
    (PRODUCE, SHIP, SETTLE, EXPLORE),
    (PRODUCE, SHIP, DEVELOP, EXPLORE),
    (SHIP,),
    (PRODUCE,),
)
"""RB-5.9 to 5.13: per phase, the columns of the pools after the first (and after the mixed)."""

IDLE: Final = PHASE_COUNT
MATCHING: Final = PHASE_COUNT + 1
NOT_MATCHING: Final = PHASE_COUNT + 2
POOLS: Final = (
    *[Message("pool-from", {"phase": PHASE(phase)}) for phase in range(PHASE_COUNT)],
    *map(Message, ("pool-idle", "pool-matching", "pool-not-matching")),
)
"""What the pools are called: those of one column by its number, the others behind them."""

AssignMove = PlaceWild | SelectPhase | UseReassign | Dictate | MoveByDictate


class Pool(NamedTuple):
    """Dice that may be moved, and the name of the pool; the first is limited by the surplus."""

    dice: list[int]
    name: int
    is_first: bool = False


class Note(NamedTuple):
    """A step of the planning as it is noted down: a clause, a message, and bare numbers.

    It becomes a reason when somebody reads: nothing is named before.
    """

    clause: str
    key: str
    args: dict[str, Any]

    def reason(self, empire: Empire) -> Reason:
        args = {name: _named(empire, name, value) for name, value in self.args.items()}
        return Reason(self.clause, Message(self.key, args))


def _named(empire: Empire, name: str, value: Any) -> Any:
    match name:
        case "die" | "other":
            return empire.look(value)
        case "phase":
            return PHASE(value)
        case "side":
            return SIDE(value)
        case "pool":
            return POOLS[value]
    return value


@dataclass(slots=True)
class Crew:
    """A plan in the making; `called` is the phase it is made for.

    `free` holds per column the dice that may still be moved, `wilds` the Wilds not placed,
    `counts` per column all its dice, `kept` how many of them must stay; `powers` the uses left of
    each power; `goods_to_come` is how many goods the call of Produce will bring.
    """

    empire: Empire
    called: int
    places: list[int]
    free: list[list[int]]
    wilds: list[int]
    counts: list[int]
    kept: list[int]
    powers: list[int]
    virtual: tuple[tuple[int, ...], ...]
    goods_to_come: int = 0
    dictates: int = 0
    selecting: int | None = None
    moves: list[tuple[AssignMove, Note]] = field(default_factory=list)
    notes: list[Note] | None = None

    def copy(self) -> Crew:
        """An independent crew to try something out; it takes no notes."""
        return Crew(
            self.empire,
            self.called,
            self.places.copy(),
            [column.copy() for column in self.free],
            self.wilds.copy(),
            self.counts.copy(),
            self.kept.copy(),
            self.powers.copy(),
            self.virtual,
            self.goods_to_come,
            self.dictates,
            self.selecting,
            self.moves.copy(),
        )

    # -- counting -----------------------------------------------------------------------------

    def size(self, phase: int) -> int:
        """RB-4.19: the workers of a phase, virtual ones too."""
        return self.counts[phase] + len(self.virtual[phase])

    def colours_at(self, phase: int) -> list[int]:
        """The colours of the workers of a phase, virtual ones too."""
        colours = self.empire.colours
        found = [colours[die] for die, place in enumerate(self.places) if place == phase]
        found += self.virtual[phase]
        return found

    def produced(self) -> int:
        """RB-4.13: how many goods the producers will make, as far as they are meant to."""
        return min(self.counts[PRODUCE], self.kept[PRODUCE])

    def room(self, phase: int) -> int:
        """RB-5.3 to 5.6: how many real dice a phase can use."""
        if phase == self.called:
            return self.kept[phase]
        empire = self.empire
        if phase == SHIP:
            return empire.good_count + self.goods_to_come - len(self.virtual[SHIP])
        if phase == PRODUCE:
            return empire.capacity[PRODUCE]
        needed = empire.needs(phase)
        if empire.is_endgame:
            tiles = completed(needed, self.counts[phase])
            return max(0, needed[tiles - 1]) if tiles else 0
        if self.called == EXPLORE:
            return self.counts[phase]
        return max(0, needed[-1]) if needed else 0

    def surplus(self, phase: int) -> int:
        """RB-5.2: the dice of a column beyond what the phase can use."""
        if phase == EXPLORE or not self.free[phase] or self.counts[phase] <= self.kept[phase]:
            return 0
        room = max(0, self.room(phase), self.kept[phase])
        return max(0, min(self.counts[phase] - room, len(self.free[phase])))

    def allowance(self, pool: Pool, phase: int) -> int:
        """RB-15.8: how many dice of a column may leave it for a pool."""
        return self.surplus(phase) if pool.is_first else self.spare(phase)

    def spare(self, phase: int) -> int:
        """RB-15.14: the dice of a column that neither the called phase nor the plan needs."""
        return min(self.counts[phase] - self.kept[phase], len(self.free[phase]))

    # -- matching -----------------------------------------------------------------------------

    def worlds(self, phase: int) -> list[int]:
        """RB-5.14: per colour, the empty (Produce) or full (Ship) worlds."""
        if phase == PRODUCE:
            return self.empire.free_worlds.copy()
        full = self.empire.full_worlds.copy()
        if self.called == PRODUCE:
            for colour in filled_worlds(self.empire, self.colours_at(PRODUCE)):
                full[colour] += 1
        return full

    def unmatched(self, phase: int) -> list[int]:
        """RB-5.14 and 5.15: per die colour, whether it would match a world that no other does.

        The entry of a colour is how many worlds of it are unmatched; that of purple how many of
        any colour are.
        """
        left = self.worlds(phase)
        purples = 0
        for colour in self.colours_at(phase):
            if left[colour]:
                left[colour] -= 1
            elif colour == PURPLE:
                purples += 1
        total = sum(left) - purples
        if total <= 0:
            return [0] * len(left)
        left[PURPLE] = total
        return left

    # -- choosing -----------------------------------------------------------------------------

    def pools(self, target: int) -> Iterator[Pool]:
        """RB-5.2 to 5.16: the pools that still hold dice, in their order."""
        free = self.free
        first = [
            die
            for phase in range(DEVELOP, PHASE_COUNT)
            if phase != target and self.surplus(phase)
            for die in free[phase]
        ]
        if first:
            yield Pool(first, IDLE, True)
        if target in GOOD_PHASES:
            mixed = [
                die for phase in MIXED if phase != target and self.spare(phase) > 0
                for die in free[phase]
            ]  # fmt: skip
            if mixed:
                colours = self.empire.colours
                left = self.unmatched(target)
                matching = [die for die in mixed if left[colours[die]]]
                other = [die for die in mixed if not left[colours[die]]]
                if matching:
                    yield Pool(matching, MATCHING)
                if other:
                    yield Pool(other, NOT_MATCHING)
        for phase in NEXT_POOLS[target]:
            if self.spare(phase) > 0:
                yield Pool(free[phase], phase)

    def pick(self, dice: list[int], target: int) -> int:
        """RB-6.2 to 6.6: of these dice the one that goes first."""
        colours = self.empire.colours
        if target in GOOD_PHASES:
            match = self.best_match(dice, target)
            if match is not None:
                return match
        return min(dice, key=colours.__getitem__)

    def best_match(self, dice: list[int], target: int) -> int | None:
        """RB-6.4 and 6.5: the highest die that matches a world, purple ones last."""
        left = self.unmatched(target)
        if not left[PURPLE]:
            return None
        colours = self.empire.colours
        best = None
        for die in dice:
            colour = colours[die]
            if left[colour] and (
                best is None
                or (colour != PURPLE and (colours[best] == PURPLE or colour > colours[best]))
            ):
                best = die
        return best

    def next_die(
        self, target: int, fits: Callable[[int], bool] | None = None
    ) -> tuple[int, int] | None:
        """The die that is moved next, and its pool; None when the pools hold none that fits."""
        for pool in self.pools(target):
            dice = pool.dice
            fitting = dice if fits is None else [die for die in dice if fits(die)]
            if fitting:
                return self.pick(fitting, target), pool.name
        return None

    # -- moving -------------------------------------------------------------------------------

    def put(self, die: int, place: int) -> None:
        """Moves a die for good: it is not touched again."""
        source = self.places[die]
        if source == UNPLACED:
            self.wilds.remove(die)
        else:
            self.counts[source] -= 1
            if die in self.free[source]:
                self.free[source].remove(die)
        self.places[die] = place
        if place != DICTATED:
            self.counts[place] += 1

    def select(self, die: int) -> None:
        """RB-4.4: the die selects the called phase."""
        self.put(die, self.called)
        self.selecting = die

    def note(self, clause: str, key: str, **args: Any) -> None:
        """Notes a step, unless the crew only tries something out."""
        if self.notes is not None:
            self.notes.append(Note(clause, key, args))

    def record(self, move: AssignMove, clause: str, key: str, **args: Any) -> None:
        """Adds a move with its note, unless the crew only tries something out."""
        if self.notes is not None:
            note = Note(clause, key, args)
            self.notes.append(note)
            self.moves.append((move, note))


def crew_of(
    empire: Empire, called: int, goods_to_come: int = 0, notes: list[Note] | None = None
) -> Crew:
    """The dice as they were rolled, for a plan that calls a phase."""
    free: list[list[int]] = [[] for _ in range(PHASE_COUNT)]
    wilds: list[int] = []
    places: list[int] = []
    for die, face in enumerate(empire.faces):
        if face == WILD:
            wilds.append(die)
            places.append(UNPLACED)
        else:
            free[face].append(die)
            places.append(face)
    return Crew(
        empire,
        called,
        places,
        free,
        wilds,
        [len(column) for column in free],
        [0] * PHASE_COUNT,
        [power.uses for power in empire.powers],
        empire.virtual,
        goods_to_come,
        notes=notes,
    )
