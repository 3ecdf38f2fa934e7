"""What happens at the table of Roll for the Galaxy, for the log, the animation and the charts.

Where it is reported it is said who may know it: tiles drawn, and everything behind a screen, are
one seat's; `veiled` is what the others see. Fields with
`source` hold the side whose power did it, or None for the plain rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.core.recorded import Event
from engine.core.words import they
from games.roll_galaxy.dice import COLOURS, PHASES, SETTLE, Dice
from games.roll_galaxy.moves import Place
from games.roll_galaxy.state import Use, Worker
from games.roll_galaxy.tiles import FACTION_NAMES, HIDDEN, SIDES

Ending = Literal["tiles", "chips", "both"]
How = Literal["wild", "select", "reassign", "dictate away", "dictate"]


def counted(number: int, thing: str) -> str:
    """A number with its noun: "1 die", "3 dice"."""
    plural = {"die": "dice"}.get(thing, f"{thing}s")
    return f"{number} {thing if number == 1 else plural}"


def listed(words: Iterable[str]) -> str:
    """Words as people list them: "a", "a and b", "a, b and c"."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def dice_words(dice: Dice) -> str:
    """A handful in words: "2 white and 1 red"."""
    return listed(f"{count} {COLOURS[colour]}" for colour, count in enumerate(dice) if count)


def side_name(side: int) -> str:
    """The printed name of a side."""
    return SIDES[side].name


def _by(source: int | None) -> str:
    return "" if source is None else f" by {SIDES[source].name}"


def _shipper(colour: int, virtual: bool) -> str:
    return f"a virtual {COLOURS[colour]}" if virtual else f"a {COLOURS[colour]}"


# -- set-up ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FactionDrawn(Event):
    """A seat got its faction tile, numbered from 0."""

    seat: int
    faction: int

    def text(self, names: Sequence[str]) -> str:
        start = they(names[self.seat], "has")
        return f"{start} faction {self.faction + 1}: {FACTION_NAMES[self.faction]}"


@dataclass(frozen=True, slots=True)
class HomeDrawn(Event):
    """A seat got its home world."""

    seat: int
    side: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'starts')} from {side_name(self.side)}"


@dataclass(frozen=True, slots=True)
class StacksStarted(Event):
    """A seat put its two tiles of the set-up on its stacks."""

    turns_up: ClassVar = "the two tiles"

    seat: int
    development: int
    world: int

    def text(self, names: Sequence[str]) -> str:
        development, world = side_name(2 * self.development), side_name(2 * self.world + 1)
        return f"{they(names[self.seat], 'plans')} {development} and {world}"


# -- roll, assign, reveal -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began."""

    round: int

    def text(self, names: Sequence[str]) -> str:
        return f"Round {self.round}"


@dataclass(frozen=True, slots=True)
class CupRolled(Event):
    """A seat rolled its cup; only that seat may see the faces."""

    seat: int
    colours: tuple[int, ...]
    faces: tuple[int, ...]

    def veiled(self) -> CupRolled:
        return CupRolled(self.seat, self.colours, ())

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'rolls')} {counted(len(self.colours), 'die')}"


@dataclass(frozen=True, slots=True)
class WorkerAssigned(Event):
    """Behind its screen a seat put a worker elsewhere: `how` it did, from and to which place.

    Places are as in `Worker.place`. `power` is the side of a Reassign power.
    """

    seat: int
    how: How
    worker: int
    source: int
    place: int
    power: int | None = None

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'assigns')} a die behind the screen"


@dataclass(frozen=True, slots=True)
class AssignmentConfirmed(Event):
    """A seat is ready for the reveal."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'is')} ready"


@dataclass(frozen=True, slots=True)
class ExtraDieRolled(Event):
    """The white die of a table of two showed a phase."""

    phase: int

    def text(self, names: Sequence[str]) -> str:
        return f"The extra die shows {PHASES[self.phase]}"


@dataclass(frozen=True, slots=True)
class PhasesRevealed(Event):
    """The screens went up: per seat the phase called, all workers and the powers used; the phases
    that occur.
    """

    turns_up: ClassVar = "what was behind the screens"

    reveals: ClassVar = ("assign",)

    called: tuple[int, ...]
    workers: tuple[tuple[Worker, ...], ...]
    phases: tuple[int, ...]
    uses: tuple[tuple[Use, ...], ...]

    def text(self, names: Sequence[str]) -> str:
        calls = listed(
            f"{name} calls {PHASES[phase]}" for name, phase in zip(names, self.called, strict=False)
        )
        return f"{calls}; {listed(PHASES[phase] for phase in self.phases)} will happen"


@dataclass(frozen=True, slots=True)
class WorkersReturned(Event):
    """Dice that did no work went back to the cup; `place` as in `Worker.place`."""

    seat: int
    place: int
    dice: Dice

    def text(self, names: Sequence[str]) -> str:
        where = PHASES[self.place] if self.place < len(PHASES) else "Dictate"
        return f"{they(names[self.seat], 'takes')} {dice_words(self.dice)} back from {where}"


@dataclass(frozen=True, slots=True)
class PhaseStarted(Event):
    """A phase is being executed."""

    phase: int

    def text(self, names: Sequence[str]) -> str:
        return f"{PHASES[self.phase]} phase"


# -- explore --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stocked(Event):
    """An explorer earned credits; `credits` is what the track really rose by."""

    seat: int
    colour: int
    virtual: bool
    credits: int
    source: int | None = None

    def text(self, names: Sequence[str]) -> str:
        who = _shipper(self.colour, self.virtual)
        start = they(names[self.seat], "stocks")
        return f"{start} ${self.credits} with {who} explorer{_by(self.source)}"


@dataclass(frozen=True, slots=True)
class Scouted(Event):
    """An explorer scouted: so many tiles abandoned, so many to draw."""

    seat: int
    colour: int
    virtual: bool
    abandoned: int
    tiles: int

    def text(self, names: Sequence[str]) -> str:
        who = _shipper(self.colour, self.virtual)
        rest = f", abandoning {counted(self.abandoned, 'tile')}" if self.abandoned else ""
        return f"{they(names[self.seat], 'scouts')} with {who} explorer{rest}"


@dataclass(frozen=True, slots=True)
class TileAbandoned(Event):
    """A seat took a tile out of its stacks; only that seat may know which."""

    turns_up: ClassVar = "the tile beneath, when it lay on top"

    seat: int
    tile: int

    def veiled(self) -> TileAbandoned:
        return TileAbandoned(self.seat, HIDDEN)

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'abandons')} a tile"


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A seat drew a tile; only that seat may know which."""

    seat: int
    tile: int

    def veiled(self) -> TileDrawn:
        return TileDrawn(self.seat, HIDDEN)

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'draws')} a tile"


@dataclass(frozen=True, slots=True)
class TileLifted(Event):
    """A seat takes a tile of its stacks in hand to put it elsewhere."""

    turns_up: ClassVar = "the tile beneath, when it lay on top"

    seat: int
    tile: int

    def veiled(self) -> TileLifted:
        return TileLifted(self.seat, HIDDEN)

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'rearranges')} a tile"


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A seat put a tile into a stack at a place from the top; open only when it is the top."""

    seat: int
    tile: int
    is_world: bool
    position: int

    def veiled(self) -> TilePlaced:
        return TilePlaced(self.seat, HIDDEN, self.is_world, self.position)

    def text(self, names: Sequence[str]) -> str:
        kind = "world" if self.is_world else "development"
        if self.position:
            return f"{they(names[self.seat], 'puts')} a tile among the {kind}s"
        start = they(names[self.seat], "plans")
        return f"{start} the {kind} {side_name(2 * self.tile + self.is_world)}"


@dataclass(frozen=True, slots=True)
class TilesReturned(Event):
    """The abandoned tiles went back into the bag."""

    tiles: int

    def text(self, names: Sequence[str]) -> str:
        return f"{counted(self.tiles, 'abandoned tile')} back into the bag"


# -- develop and settle ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiceWait(Event):
    """Dice were put on the top tile and wait there."""

    seat: int
    phase: int
    dice: Dice

    def text(self, names: Sequence[str]) -> str:
        kind = "world" if self.phase == SETTLE else "development"
        return f"{they(names[self.seat], 'leaves')} {dice_words(self.dice)} waiting on the {kind}"


@dataclass(frozen=True, slots=True)
class TileCompleted(Event):
    """A tile entered the tableau at a square, for the dice spent."""

    turns_up: ClassVar = "the tile beneath"

    seat: int
    side: int
    square: int
    spent: Dice

    def text(self, names: Sequence[str]) -> str:
        done = "settles" if SIDES[self.side].is_world else "develops"
        dice = dice_words(self.spent) if any(self.spent) else "nothing"
        return f"{names[self.seat]} {done} {side_name(self.side)} with {dice}"


@dataclass(frozen=True, slots=True)
class DiceSaved(Event):
    """Dice just spent went to the cup instead of the Citizenry."""

    seat: int
    dice: Dice
    source: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'saves')} {dice_words(self.dice)}{_by(self.source)}"


@dataclass(frozen=True, slots=True)
class DieGained(Event):
    """New dice from the stock; `square` is where they lie as goods, else -1."""

    seat: int
    colour: int
    count: int
    to: Literal["cup", "citizenry", "world"]
    source: int
    square: int = -1

    def text(self, names: Sequence[str]) -> str:
        where = {
            "cup": "into the cup",
            "citizenry": "into the Citizenry",
            "world": f"onto {side_name(self.source)}",
        }[self.to]
        return f"{they(names[self.seat], 'gains')} {self.count} {COLOURS[self.colour]} {where}"


@dataclass(frozen=True, slots=True)
class DieGivenUp(Event):
    """A die went back to the stock; `place` and `index` as in `GiveUp`."""

    seat: int
    colour: int
    place: Place
    index: int
    source: int

    def text(self, names: Sequence[str]) -> str:
        start = they(names[self.seat], "gives")
        return f"{start} up a {COLOURS[self.colour]} die{_for(self.source)}"


def _for(source: int) -> str:
    return f" for {side_name(source)}"


# -- produce, ship, money -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoodProduced(Event):
    """A producer became a good on the world at a square."""

    seat: int
    colour: int
    square: int
    side: int

    def text(self, names: Sequence[str]) -> str:
        produces = they(names[self.seat], "produces")
        return f"{produces} a {COLOURS[self.colour]} good on {side_name(self.side)}"


@dataclass(frozen=True, slots=True)
class GoodTraded(Event):
    """A shipper traded a good; `credits` is what the track really rose by, of `value`."""

    seat: int
    square: int
    side: int
    good: int
    colour: int
    virtual: bool
    value: int
    credits: int

    def text(self, names: Sequence[str]) -> str:
        what = f"the {COLOURS[self.good]} good of {side_name(self.side)}"
        return f"{they(names[self.seat], 'trades')} {what} for ${self.credits}"


@dataclass(frozen=True, slots=True)
class GoodConsumed(Event):
    """A shipper consumed a good for VP chips; `bonus` of them come from powers."""

    seat: int
    square: int
    side: int
    good: int
    colour: int
    virtual: bool
    chips: int
    bonus: int

    def text(self, names: Sequence[str]) -> str:
        what = f"the {COLOURS[self.good]} good of {side_name(self.side)}"
        who = _shipper(self.colour, self.virtual)
        return f"{they(names[self.seat], 'consumes')} {what} with {who} shipper for {self.chips} VP"


@dataclass(frozen=True, slots=True)
class CreditsGained(Event):
    """A power paid; `credits` is what the track really rose by."""

    seat: int
    credits: int
    source: int | None

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'gets')} ${self.credits}{_by(self.source)}"


@dataclass(frozen=True, slots=True)
class ChipsGained(Event):
    """A power gave VP chips, for so many credits."""

    seat: int
    chips: int
    source: int
    paid: int = 0

    def text(self, names: Sequence[str]) -> str:
        price = f" for ${self.paid}" if self.paid else ""
        return f"{they(names[self.seat], 'gets')} {self.chips} VP{price}{_by(self.source)}"


# -- manage empire, end ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiceRecruited(Event):
    """Dice moved from the Citizenry to the cup, $1 each."""

    seat: int
    dice: Dice

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'recruits')} {dice_words(self.dice)} for ${sum(self.dice)}"


@dataclass(frozen=True, slots=True)
class DieRecalled(Event):
    """A waiting die or a good went back to the cup; `place` and `index` as in `Recall`."""

    seat: int
    colour: int
    place: Place
    index: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'recalls')} a {COLOURS[self.colour]} die"


@dataclass(frozen=True, slots=True)
class FloorReached(Event):
    """A seat below its least money got it."""

    seat: int
    credits: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'is')} put up to ${self.credits}"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: Ending

    def text(self, names: Sequence[str]) -> str:
        why = {
            "tiles": "A tableau has twelve squares",
            "chips": "The VP pool is empty",
            "both": "The VP pool is empty and a tableau has twelve squares",
        }[self.ending]
        winners = listed(names[seat] for seat in self.winners)
        win = they(winners, "wins") if len(self.winners) == 1 else f"{winners} share the win"
        return f"{why}: {win} with {self.scores[self.winners[0]]} points"
