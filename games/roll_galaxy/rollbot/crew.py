"""The dice behind the screen while Rollbot plans: where they are, and which it may move (RB-5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from engine.core.decision import Reason
from engine.text.message import Message
from games.roll_galaxy.dice import (
    DEVELOP,
    EXPLORE,
    PHASES,
    PRODUCE,
    PURPLE,
    SETTLE,
    SHIP,
    WILD,
)
from games.roll_galaxy.moves import Dictate, MoveByDictate, PlaceWild, SelectPhase, UseReassign
from games.roll_galaxy.projection import completed
from games.roll_galaxy.rollbot.empire import Empire, filled_worlds
from games.roll_galaxy.state import DICTATED, UNPLACED
from games.roll_galaxy.tiles import PHASE, SIDE

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
        """The step in the kinds of what it speaks of."""
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
