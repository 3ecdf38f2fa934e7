"""What happens at the table of Roll for the Galaxy, for the log, the animation and the charts.

Where it is reported it is said who may know it: tiles drawn, and everything behind a screen, are
one seat's; `veiled` is what the others see. Fields with
`source` hold the side whose power did it, or None for the plain rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from engine.core.decision import Event
from engine.text.message import Message, Ordinal, SeatNumber, said_by_fields
from games.roll_galaxy.dice import SETTLE, Dice
from games.roll_galaxy.dice import handful as dice_of
from games.roll_galaxy.moves import GiveUp, Place, Recall
from games.roll_galaxy.state import DICTATED, Use, Worker
from games.roll_galaxy.tiles import (
    COLOUR,
    HIDDEN,
    PHASE,
    SIDE,
    SIDES,
    faction_sides,
    handful,
    phase_or_dictate,
    tile,
)

Ending = Literal["tiles", "chips", "both"]
How = Literal["wild", "select", "reassign", "dictate away", "dictate"]


class AboutDice(Event):
    """An event that speaks of a handful: as the `dice` of its message, and their `total`."""

    __slots__ = ()

    dice: Dice

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, **handful(self.dice)})


# -- set-up ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FactionDrawn(Event):
    """A seat got its faction tile, numbered from 0."""

    seat: Annotated[int, SeatNumber]
    faction: int

    def said(self) -> Message:
        first, second = faction_sides(self.faction)
        args = {"number": self.faction + 1, "development": SIDE(first), "world": SIDE(second)}
        return Message("faction-drawn", {"seat": SeatNumber(self.seat), **args})


@dataclass(frozen=True, slots=True)
class HomeDrawn(Event):
    seat: Annotated[int, SeatNumber]
    side: Annotated[int, SIDE]


@dataclass(frozen=True, slots=True)
class StacksStarted(Event):
    turns_up: ClassVar = "the two tiles"

    seat: Annotated[int, SeatNumber]
    development: int
    world: int

    def said(self) -> Message:
        args = {"development": SIDE(2 * self.development), "world": SIDE(2 * self.world + 1)}
        return Message("stacks-started", {"seat": SeatNumber(self.seat), **args})


# -- roll, assign, reveal -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    round: int


@dataclass(frozen=True, slots=True)
class CupRolled(Event):
    """A seat rolled its cup; only that seat may see the faces."""

    seat: Annotated[int, SeatNumber]
    colours: tuple[int, ...]
    faces: tuple[int, ...]

    def veiled(self) -> CupRolled:
        return CupRolled(self.seat, self.colours, ())

    def said(self) -> Message:
        args = {"seat": SeatNumber(self.seat), "dice": len(self.colours)}
        return Message("cup-rolled", args)


@dataclass(frozen=True, slots=True)
class WorkerAssigned(Event):
    """Behind its screen a seat put a worker elsewhere: `how` it did, from and to which place.

    Places are as in `Worker.place`. `power` is the side of a Reassign power.
    """

    seat: Annotated[int, SeatNumber]
    how: How
    worker: int
    source: int
    place: int
    power: Annotated[int | None, SIDE] = None


@dataclass(frozen=True, slots=True)
class AssignmentConfirmed(Event):
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class ExtraDieRolled(Event):
    """The white die of a table of two showed a phase."""

    phase: Annotated[int, PHASE]


@dataclass(frozen=True, slots=True)
class PhasesRevealed(Event):
    """The screens went up: per seat the phase called, all workers and the powers used; the phases
    that occur.
    """

    turns_up: ClassVar = "what was behind the screens"

    reveals: ClassVar = ("assign",)

    called: tuple[int, ...]
    workers: tuple[tuple[Worker, ...], ...]
    phases: Annotated[tuple[int, ...], PHASE]
    uses: tuple[tuple[Use, ...], ...]

    by_owner: ClassVar = True

    def for_hands(self) -> tuple[Message, ...]:
        """The phases, then each seat's workers place by place: they lie unassigned so far."""
        return (
            self.said(),
            *[
                Message(
                    "workers-shown",
                    {
                        "seat": SeatNumber(seat),
                        "called": place == self.called[seat],
                        **_at(place),
                        **handful(dice_of(w.colour for w in workers if w.place == place)),
                    },
                )
                for seat, workers in enumerate(self.workers)
                for place in sorted({worker.place for worker in workers})
            ],
        )

    def said(self) -> Message:
        calls = [
            Message("call-of-seat", {"seat": SeatNumber(seat), "phase": PHASE(phase)})
            for seat, phase in enumerate(self.called)
        ]
        phases = tuple(map(PHASE, self.phases))
        return Message("phases-revealed", {"calls": tuple(calls), "phases": phases})


@dataclass(frozen=True, slots=True)
class WorkersReturned(Event):
    """Dice that did no work went back to the cup; `place` as in `Worker.place`."""

    seat: Annotated[int, SeatNumber]
    place: int
    dice: Dice

    def said(self) -> Message:
        args = {"seat": SeatNumber(self.seat), **_at(self.place)}
        return Message("workers-returned", {**args, **handful(self.dice)})


@dataclass(frozen=True, slots=True)
class WaitingReturned(Event):
    """Dice that waited for a tile of a stack that is empty went back to the cup."""

    seat: Annotated[int, SeatNumber]
    phase: int
    dice: Dice

    def said(self) -> Message:
        args = {"seat": SeatNumber(self.seat), "isWorld": self.phase == SETTLE}
        return Message("waiting-returned", {**args, **handful(self.dice)})


def _at(place: int) -> dict[str, Any]:
    """Where workers are, and whether that is the Dictate space."""
    return {"place": phase_or_dictate(place), "dictated": place == DICTATED}


@dataclass(frozen=True, slots=True)
class PhaseStarted(Event):
    phase: Annotated[int, PHASE]


# -- explore --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stocked(Event):
    """An explorer earned credits; `credits` is what the track really rose by."""

    seat: Annotated[int, SeatNumber]
    colour: Annotated[int, COLOUR]
    virtual: bool
    credits: int
    source: Annotated[int | None, SIDE] = None


@dataclass(frozen=True, slots=True)
class Scouted(Event):
    """An explorer scouted: so many tiles abandoned, so many to draw."""

    seat: Annotated[int, SeatNumber]
    colour: Annotated[int, COLOUR]
    virtual: bool
    abandoned: int
    tiles: int


@dataclass(frozen=True, slots=True)
class TileAbandoned(Event):
    """A seat took a tile out of its stacks; only that seat may know which."""

    turns_up: ClassVar = "the tile beneath, when it lay on top"

    seat: Annotated[int, SeatNumber]
    tile: int

    def veiled(self) -> TileAbandoned:
        return TileAbandoned(self.seat, HIDDEN)

    def said(self) -> Message:
        return Message("tile-abandoned", {"seat": SeatNumber(self.seat), "tile": tile(self.tile)})


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A seat drew a tile; only that seat may know which."""

    seat: Annotated[int, SeatNumber]
    tile: int

    def veiled(self) -> TileDrawn:
        return TileDrawn(self.seat, HIDDEN)

    def said(self) -> Message:
        return Message("tile-drawn", {"seat": SeatNumber(self.seat), "tile": tile(self.tile)})


@dataclass(frozen=True, slots=True)
class TileTaken(TileDrawn):
    """At a real table a person drew a tile and told nobody which."""

    def for_hands(self) -> tuple[Message, ...]:
        """What they are to do, unless they chose to."""
        return (Message("tile-taken", {"seat": SeatNumber(self.seat)}),)


@dataclass(frozen=True, slots=True)
class TileLifted(Event):
    """A seat takes a tile of its stacks in hand to put it elsewhere."""

    turns_up: ClassVar = "the tile beneath, when it lay on top"

    seat: Annotated[int, SeatNumber]
    tile: int

    def veiled(self) -> TileLifted:
        return TileLifted(self.seat, HIDDEN)

    def said(self) -> Message:
        return Message("tile-lifted", {"seat": SeatNumber(self.seat), "tile": tile(self.tile)})


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A seat put a tile into a stack at a place from the top; open only when it is the top."""

    seat: Annotated[int, SeatNumber]
    tile: int
    is_world: bool
    position: int

    def veiled(self) -> TilePlaced:
        return TilePlaced(self.seat, HIDDEN, self.is_world, self.position)

    def said(self) -> Message:
        if self.position == 0 and self.tile != HIDDEN:
            return self.planned()
        args = {"seat": SeatNumber(self.seat), "isWorld": self.is_world}
        return Message("tile-placed", args)

    def for_hands(self) -> tuple[Message, ...]:
        """Which tile, and where in the stack; nothing where its owner alone may know."""
        return () if self.tile == HIDDEN else (self.planned(),)

    def planned(self) -> Message:
        """Which side is planned, and where: for the seat alone, unless it is the top."""
        if self.tile == HIDDEN:
            return self.said()
        args = {"side": SIDE(2 * self.tile + self.is_world), "isWorld": self.is_world}
        place = Ordinal(self.position + 1) if self.position else None
        return Message("tile-planned", {"seat": SeatNumber(self.seat), **args, "place": place})


@dataclass(frozen=True, slots=True)
class TopTold(TilePlaced):
    """At a real table a person told which tile has come to lie on top: nothing is moved."""

    def for_hands(self) -> tuple[Message, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class TilesReturned(Event):
    tiles: int


# -- develop and settle ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiceWait(Event):
    """Dice were put on the top tile and wait there."""

    seat: Annotated[int, SeatNumber]
    phase: int
    dice: Dice

    def said(self) -> Message:
        args = {"seat": SeatNumber(self.seat), "isWorld": self.phase == SETTLE}
        return Message("dice-wait", {**args, "phase": PHASE(self.phase), **handful(self.dice)})


@dataclass(frozen=True, slots=True)
class TileCompleted(Event):
    turns_up: ClassVar = "the tile beneath"

    seat: Annotated[int, SeatNumber]
    side: Annotated[int, SIDE]
    square: int
    spent: Dice

    def said(self) -> Message:
        args = {"side": SIDE(self.side), "isWorld": SIDES[self.side].is_world}
        return Message(
            "tile-completed", {"seat": SeatNumber(self.seat), **args, **handful(self.spent)}
        )


@dataclass(frozen=True, slots=True)
class DiceSaved(AboutDice):
    """Dice just spent went to the cup instead of the Citizenry."""

    seat: Annotated[int, SeatNumber]
    dice: Dice
    source: Annotated[int, SIDE]


@dataclass(frozen=True, slots=True)
class DieGained(Event):
    """New dice from the stock; `square` is where they lie as goods, else -1."""

    seat: Annotated[int, SeatNumber]
    colour: Annotated[int, COLOUR]
    count: int
    to: Literal["cup", "citizenry", "world"]
    source: Annotated[int, SIDE]
    square: int = -1


@dataclass(frozen=True, slots=True)
class DieGivenUp(Event):
    """A die went back to the stock; `place` and `index` as in `GiveUp`."""

    seat: Annotated[int, SeatNumber]
    colour: Annotated[int, COLOUR]
    place: Place
    index: int
    source: Annotated[int, SIDE]
    world: Annotated[int, SIDE] | None = field(default=None, compare=False)

    def said(self) -> Message:
        key, args = said_by_fields(self)
        die = GiveUp(self.place, self.colour, self.index).die_on(self.world)
        return Message(key, {**args, "die": die})


# -- produce, ship, money -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoodProduced(Event):
    seat: Annotated[int, SeatNumber]
    colour: Annotated[int, COLOUR]
    square: int
    side: Annotated[int, SIDE]


@dataclass(frozen=True, slots=True)
class GoodTraded(Event):
    """A shipper traded a good; `credits` is what the track really rose by, of `value`."""

    seat: Annotated[int, SeatNumber]
    square: int
    side: Annotated[int, SIDE]
    good: Annotated[int, COLOUR]
    colour: Annotated[int, COLOUR]
    virtual: bool
    value: int
    credits: int


@dataclass(frozen=True, slots=True)
class GoodConsumed(Event):
    """A shipper consumed a good for VP chips; `bonus` of them come from powers."""

    seat: Annotated[int, SeatNumber]
    square: int
    side: Annotated[int, SIDE]
    good: Annotated[int, COLOUR]
    colour: Annotated[int, COLOUR]
    virtual: bool
    chips: int
    bonus: int


@dataclass(frozen=True, slots=True)
class CreditsGained(Event):
    """A power paid; `credits` is what the track really rose by."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    credits: int
    source: Annotated[int | None, SIDE]


@dataclass(frozen=True, slots=True)
class ChipsGained(Event):
    seat: Annotated[int, SeatNumber]
    chips: int
    source: Annotated[int, SIDE]
    paid: int = 0


# -- manage empire, end ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DiceRecruited(AboutDice):
    """Dice moved from the Citizenry to the cup, $1 each."""

    seat: Annotated[int, SeatNumber]
    dice: Dice


@dataclass(frozen=True, slots=True)
class DieRecalled(Event):
    """A waiting die or a good went back to the cup; `place` and `index` as in `Recall`."""

    seat: Annotated[int, SeatNumber]
    colour: Annotated[int, COLOUR]
    place: Place
    index: int
    world: Annotated[int, SIDE] | None = field(default=None, compare=False)

    def said(self) -> Message:
        key, args = said_by_fields(self)
        die = Recall(self.place, self.colour, self.index).die_on(self.world)
        return Message(key, {**args, "die": die})


@dataclass(frozen=True, slots=True)
class FloorReached(Event):
    """A seat below its least money got it."""

    seat: Annotated[int, SeatNumber]
    credits: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: Annotated[tuple[int, ...], SeatNumber]
    scores: tuple[int, ...]
    ending: Ending

    def said(self) -> Message:
        args = {"ending": self.ending, "points": self.scores[self.winners[0]]}
        if len(self.winners) == 1:
            return Message("game-won", {"seat": SeatNumber(self.winners[0]), **args})
        return Message("game-shared", {"winners": tuple(map(SeatNumber, self.winners)), **args})
