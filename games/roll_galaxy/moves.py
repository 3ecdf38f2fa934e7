"""What a seat may say in Roll for the Galaxy.

Colours and phases are numbers (`dice`), tiles and their sides too (`tiles`); workers are numbers
of `Seat.workers`, and squares places in `Seat.tableau`. `str(move)` is the command to type.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from engine.core.decision import MoveOption, Option
from engine.text.message import Message, Ordinal, ThingName, said_by_fields
from games.roll_galaxy.dice import COLOURS, DEVELOP, PHASES, SETTLE, Dice
from games.roll_galaxy.state import UNKNOWN, UNPLACED, RollTable, Seat, Worker
from games.roll_galaxy.tiles import (
    COLOUR,
    FACE,
    HIDDEN,
    PHASE,
    SIDE,
    SIDES,
    TILE_NAMES,
    handful,
    phase_or_dictate,
    tile,
)

Place = Literal["cup", "citizenry", "workers", "zone", "world"]
"""Where an owned die may be. `workers` and `zone` go with a phase, `world` with a square."""


def _worker(colour: int, virtual: bool) -> str:
    return f"virtual {COLOURS[colour]}" if virtual else COLOURS[colour]


def _kind(is_world: bool) -> str:
    return "worlds" if is_world else "developments"


class WithWorker(MoveOption):
    """A move that names a worker: as the `die` of its message."""

    __slots__ = ()

    worker: int

    def said(self) -> Message:
        return self.with_worker(Message("die-numbered", {"number": self.worker + 1}))

    def with_worker(self, die: Message) -> Message:
        """The same with a name of the die; where no table is at hand it has a number alone."""
        key, args = said_by_fields(self, "move-")
        return Message(key, {**args, "die": die})


class WithSquare(MoveOption):
    """A move that names a square: as the `side` of its message."""

    __slots__ = ()

    square: int

    def said(self) -> Message:
        return self.on_square(Message("square-numbered", {"number": self.square + 1}))

    def on_square(self, side: Message | ThingName) -> Message:
        """The same with what lies on the square; without a table it has a number alone."""
        key, args = said_by_fields(self, "move-")
        return Message(key, {**args, "side": side})


class WithDie(MoveOption):
    """A move that names an owned die by where it lies: `die` says it."""

    __slots__ = ()

    place: Place
    colour: int
    index: int

    def said(self) -> Message:
        return self.on_square(Message("square-numbered", {"number": self.index + 1}))

    def on_square(self, side: Message | ThingName) -> Message:
        """The same with what lies on the square; without a table it has a number alone."""
        key, _ = said_by_fields(self, "move-")
        return Message(key, {"die": self._die(side)})

    @property
    def die(self) -> Message:
        """Which die it is, and where; not for a good, which has a world."""
        return self._die(None)

    def die_on(self, world: int | None) -> Message:
        """Which die it is, and where; a good lies on the world."""
        numbered = Message("square-numbered", {"number": self.index + 1})
        return self._die(numbered if world is None else SIDE(world))

    def _die(self, side: Message | ThingName | None) -> Message:
        args = {"place": self.place, "colour": COLOUR(self.colour), "side": side}
        phase = PHASE(self.index) if self.place == "workers" else None
        return Message("die-at", {**args, "phase": phase, "isWorld": self.index == SETTLE})


# -- set-up ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StartStacks(MoveOption):
    """Of the two tiles drawn at set-up: which becomes the development, which the world."""

    development: int
    world: int

    def said(self) -> Message:
        sides = {"development": SIDE(2 * self.development), "world": SIDE(2 * self.world + 1)}
        return Message("move-start-stacks", sides)

    def __str__(self) -> str:
        return (
            f"Develop {SIDES[2 * self.development].name}, settle {SIDES[2 * self.world + 1].name}"
        )


# -- assigning ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceWild(WithWorker):
    worker: int
    phase: Annotated[int, PHASE]

    def __str__(self) -> str:
        return f"Wild die {self.worker + 1} to {PHASES[self.phase]}"


@dataclass(frozen=True, slots=True)
class SelectPhase(WithWorker):
    """Select a phase with this worker, which will work there; a Wild not placed yet may do it."""

    worker: int
    phase: Annotated[int, PHASE]

    def __str__(self) -> str:
        return f"Select {PHASES[self.phase]} with die {self.worker + 1}"


@dataclass(frozen=True, slots=True)
class UseReassign(WithWorker):
    power: Annotated[int, SIDE]
    worker: int
    phase: Annotated[int, PHASE]

    def __str__(self) -> str:
        where = PHASES[self.phase]
        return f"{SIDES[self.power].name}: die {self.worker + 1} to {where}"


@dataclass(frozen=True, slots=True)
class Dictate(WithWorker):
    """Put a worker into the Dictate space, in order to move another one."""

    worker: int

    def __str__(self) -> str:
        return f"Dictate with die {self.worker + 1}"


@dataclass(frozen=True, slots=True)
class MoveByDictate(WithWorker):
    worker: int
    phase: Annotated[int, PHASE]

    def __str__(self) -> str:
        return f"Dictate die {self.worker + 1} to {PHASES[self.phase]}"


@dataclass(frozen=True, slots=True)
class ConfirmAssignment(MoveOption):
    command: ClassVar = "Confirm the assignment"


@dataclass(frozen=True, slots=True)
class RevealDice(MoveOption):
    """At a real table: how a person's dice lie as the screen goes up, phase by phase and in the
    Dictate space, by colour; and the phase that one of them selects.
    """

    dice: tuple[Dice, ...]
    called: Annotated[int, PHASE]

    def said(self) -> Message:
        places = [
            Message("dice-shown-at", {"place": phase_or_dictate(place), **handful(dice)})
            for place, dice in enumerate(self.dice)
            if any(dice)
        ]
        return Message("move-reveal-dice", {"places": tuple(places), "phase": PHASE(self.called)})

    def __str__(self) -> str:
        places = [
            f"{place} {', '.join(f'{count} {COLOURS[n]}' for n, count in enumerate(dice) if count)}"
            for place, dice in zip((*PHASES, "Dictate"), self.dice, strict=True)
            if any(dice)
        ]
        return f"Reveal {'; '.join(places)}; select {PHASES[self.called]}"


# -- explore --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stock(MoveOption):
    colour: Annotated[int, COLOUR]
    virtual: bool = False

    def __str__(self) -> str:
        return f"Stock with {_worker(self.colour, self.virtual)}"


@dataclass(frozen=True, slots=True)
class Scout(MoveOption):
    """An explorer of that colour scouts: abandon tiles, then draw one more than that."""

    colour: Annotated[int, COLOUR]
    virtual: bool = False

    def __str__(self) -> str:
        return f"Scout with {_worker(self.colour, self.virtual)}"


@dataclass(frozen=True, slots=True)
class Abandon(MoveOption):
    """Take a tile out of the own stacks before drawing: one more will be drawn."""

    is_secret: ClassVar = True
    tile: int

    def said(self) -> Message:
        return Message("move-abandon", {"tile": tile(self.tile)})

    def __str__(self) -> str:
        return f"Abandon {TILE_NAMES[self.tile]}"


@dataclass(frozen=True, slots=True)
class AbandonUntold(Abandon):
    """The same with a tile that is told nobody, by its place in a stack from the top."""

    is_world: bool
    position: int

    def said(self) -> Message:
        return Message("move-abandon", {"tile": _untold(self)})

    def __str__(self) -> str:
        return f"Abandon tile {self.position + 1} of the {_kind(self.is_world)}"


@dataclass(frozen=True, slots=True)
class DrawTiles(MoveOption):
    command: ClassVar = "Draw"


@dataclass(frozen=True, slots=True)
class LiftTile(MoveOption):
    """Take a tile of the own stacks in hand, to put it elsewhere (Advanced Logistics)."""

    is_secret: ClassVar = True
    tile: int

    def said(self) -> Message:
        return Message("move-lift-tile", {"tile": tile(self.tile)})

    def __str__(self) -> str:
        return f"Rearrange {TILE_NAMES[self.tile]}"


@dataclass(frozen=True, slots=True)
class LiftUntold(LiftTile):
    """The same with a tile that is told nobody, by its place in a stack from the top."""

    is_world: bool
    position: int

    def said(self) -> Message:
        return Message("move-lift-tile", {"tile": _untold(self)})

    def __str__(self) -> str:
        return f"Rearrange tile {self.position + 1} of the {_kind(self.is_world)}"


def _untold(option: AbandonUntold | LiftUntold) -> Message:
    args = {"nth": Ordinal(option.position + 1), "isWorld": option.is_world}
    return Message("tile-at", args)


def place_of(seat: Seat, option: Abandon | LiftTile) -> tuple[int, int]:
    """The stack in which that tile lies, and how many are above it."""
    if isinstance(option, AbandonUntold | LiftUntold):
        return (SETTLE if option.is_world else DEVELOP), option.position
    phase = DEVELOP if option.tile in seat.developments else SETTLE
    return phase, seat.stack(phase).index(option.tile)


@dataclass(frozen=True, slots=True)
class PlaceTile(MoveOption):
    """Put a tile in hand into a stack; `position` counts from the top, 0 being the top."""

    is_secret: ClassVar = True
    tile: int
    is_world: bool
    position: int

    def said(self) -> Message:
        if not self.position:
            return Message("move-place-tile-on-top", self._shown)
        return Message("move-place-tile", {**self._shown, "nth": Ordinal(self.position + 1)})

    @property
    def _shown(self) -> dict[str, object]:
        is_untold = self.tile == HIDDEN
        side = tile(HIDDEN) if is_untold else SIDE(2 * self.tile + self.is_world)
        return {"side": side, "isWorld": self.is_world}

    def spot(self, size: int) -> Message:
        """The move as its button names it, in a stack of that size."""
        where = "top" if size else "next"
        if self.position:
            where = "last" if self.position == size else "place"
        args = {**self._shown, "where": where, "place": self.position + 1}
        return Message("move-place-tile-there", args)

    def __str__(self) -> str:
        is_untold = self.tile == HIDDEN
        name = "a tile" if is_untold else SIDES[2 * self.tile + self.is_world].name
        return f"Put {name} among the {_kind(self.is_world)} at place {self.position + 1}"


@dataclass(frozen=True, slots=True)
class EndExplore(MoveOption):
    command: ClassVar = "End Explore"


# -- develop and settle ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spend(MoveOption):
    """A die of that colour is (one of those) spent on the top tile."""

    command: ClassVar = "Spend {colour}"
    colour: Annotated[int, COLOUR]


@dataclass(frozen=True, slots=True)
class Save(MoveOption):
    """A die of that colour, just spent, goes to the cup instead of the Citizenry."""

    command: ClassVar = "Save {colour}"
    colour: Annotated[int, COLOUR]


@dataclass(frozen=True, slots=True)
class SaveNoMore(MoveOption):
    command: ClassVar = "Save no more"


@dataclass(frozen=True, slots=True)
class GiveUp(WithDie):
    """Return an own die to the stock; `index` is the phase or the square, -1 elsewhere."""

    place: Place
    colour: Annotated[int, COLOUR]
    index: int = -1

    def __str__(self) -> str:
        return f"Give up {_die_at(self.place, self.colour, self.index)}"


# -- produce and ship -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Produce(WithSquare):
    colour: Annotated[int, COLOUR]
    square: int

    def __str__(self) -> str:
        return f"Produce {COLOURS[self.colour]} on square {self.square + 1}"


@dataclass(frozen=True, slots=True)
class Trade(WithSquare):
    colour: Annotated[int, COLOUR]
    virtual: bool
    square: int
    good: Annotated[int, COLOUR]

    def __str__(self) -> str:
        shipper = _worker(self.colour, self.virtual)
        return f"Trade {COLOURS[self.good]} of square {self.square + 1} with {shipper}"


@dataclass(frozen=True, slots=True)
class Consume(WithSquare):
    colour: Annotated[int, COLOUR]
    virtual: bool
    square: int
    good: Annotated[int, COLOUR]

    def __str__(self) -> str:
        shipper = _worker(self.colour, self.virtual)
        return f"Consume {COLOURS[self.good]} of square {self.square + 1} with {shipper}"


@dataclass(frozen=True, slots=True)
class BuyChips(MoveOption):
    """Pay for VP chips after a trade (Galactic Bankers)."""

    command: ClassVar = "Buy VP"


@dataclass(frozen=True, slots=True)
class KeepCredits(MoveOption):
    command: ClassVar = "Keep the money"


# -- manage empire --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Recruit(MoveOption):
    """Pay $1 to move a die of that colour from the Citizenry to the cup."""

    command: ClassVar = "Recruit {colour}"
    colour: Annotated[int, COLOUR]


@dataclass(frozen=True, slots=True)
class Recall(WithDie):
    """Take a waiting die (`index` the phase) or a good (`index` the square) back into the cup."""

    place: Place
    colour: Annotated[int, COLOUR]
    index: int

    def __str__(self) -> str:
        return f"Recall {_die_at(self.place, self.colour, self.index)}"


@dataclass(frozen=True, slots=True)
class EndRecall(MoveOption):
    command: ClassVar = "Recall no more"


def _die_at(place: Place, colour: int, index: int) -> str:
    die = COLOURS[colour]
    if place == "workers":
        return f"{die} under {PHASES[index]}"
    if place == "zone":
        return f"{die} waiting for the {_kind(index == SETTLE)}"
    if place == "world":
        return f"the {die} good of square {index + 1}"
    return f"{die} in the {'cup' if place == 'cup' else 'Citizenry'}"


CONFIRM = ConfirmAssignment()
DRAW_TILES = DrawTiles()
END_EXPLORE = EndExplore()
SAVE_NO_MORE = SaveNoMore()
BUY_CHIPS = BuyChips()
KEEP_CREDITS = KeepCredits()
END_RECALL = EndRecall()

ZONES = (DEVELOP, SETTLE)
"""The phases whose tiles wait in the construction zone."""


# -- with the names of what lies on the table ------------------------------------------------------


def listed_said(option: Option, table: RollTable, seat: int) -> Message:
    """What a seat would do; dice that look alike can be told apart where it is said in full."""
    own = table.seats[seat]
    match option:
        case WithWorker():
            return option.with_worker(worker_said(own.workers, option.worker))
        case WithSquare():
            return option.on_square(SIDE(own.tableau[option.square]))
        case WithDie(place="world"):
            return option.on_square(SIDE(own.tableau[option.index]))
        case PlaceTile():
            return option.spot(len(own.stack(SETTLE if option.is_world else DEVELOP)))
    assert isinstance(option, MoveOption)
    return option.said()


def worker_said(workers: Sequence[Worker], number: int) -> Message:
    """A die by its colour and face; in full also where it is, when that is not where its face puts
    it, and which of those alike there.
    """
    die = workers[number]
    looks = [(each.colour, each.face, each.place) for each in workers]
    look = looks[number]
    nth = Ordinal(looks[: number + 1].count(look)) if looks.count(look) > 1 else None
    is_moved = die.place not in (UNKNOWN, UNPLACED, die.face)
    args = {
        "colour": COLOUR(die.colour),
        "face": None if die.face == UNKNOWN else FACE(die.face),
        "place": phase_or_dictate(die.place) if is_moved else None,
        "nth": nth,
    }
    return Message("worker-die", args)
