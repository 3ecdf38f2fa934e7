"""What happens at the table of Rajas of the Ganges, for the log, the animation and the charts.

Gains name their `source`: an area of the board, a track, the river, `buildings` and `markets` of a
tile just laid, a border, a yield tile, or the handicap. Everything is known to everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from engine.core.decision import Event, Reason
from engine.text.message import Message, Ordinal, SeatNumber, said_by_fields
from games.rajas import effects
from games.rajas.moves import NO_DIE


def finish_said(worker: int, round_number: int) -> Message:
    """SOLO-2.4: with which worker of which round a game was finished."""
    args = {"workers": worker, "nth": Ordinal(worker), "round": round_number}
    return Message("game-finish", args)


class WithDice(Event):
    __slots__ = ()

    dice: effects.Dice

    def said(self) -> Message:
        return _saying(self, dice=effects.handful(self.dice))


class WithBonus(Event):
    """An event that speaks of what something brings."""

    __slots__ = ()

    brings: effects.Effects

    def said(self) -> Message:
        return _saying(self, brings=effects.effects_said(self.brings))


class WithSource(Event):
    __slots__ = ()

    source: str

    def said(self) -> Message:
        return _saying(self, source=effects.source_said(self.source))


def _saying(event: Event, key: str = "", **more: Any) -> Message:
    """What an event says by its fields, with other arguments, and perhaps another key."""
    usual, args = said_by_fields(event)
    return Message(key or usual, {**args, **more})


@dataclass(frozen=True, slots=True)
class StartRolled(WithDice):
    """A person's first dice, one of each colour."""

    seat: Annotated[int, SeatNumber]
    dice: effects.Dice


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    """Who owns the elephant in the first round, and the money of each seat."""

    seat: Annotated[int, SeatNumber]
    money: tuple[int, ...]

    def for_hands(self) -> tuple[Message, ...]:
        """The elephant, then each money marker."""
        markers = enumerate(self.money)
        told = [Message("money-begins", {"seat": SeatNumber(n), "money": m}) for n, m in markers]
        return (self.said(), *told)


@dataclass(frozen=True, slots=True)
class RiverTileLaid(WithBonus):
    """Ganga: a tile covers a space of the river; `brings` is its bonus."""

    space: int
    tile: str
    brings: effects.Effects


@dataclass(frozen=True, slots=True)
class BrownDrawn(WithBonus):
    """Navaratnas: the brown yield tile of a person; `brings` is its bonus."""

    seat: Annotated[int, SeatNumber]
    tile: str
    brings: effects.Effects


@dataclass(frozen=True, slots=True)
class YieldPut(WithBonus):
    """Navaratnas: a yield tile now lies on a border of a province at `where`."""

    seat: Annotated[int, SeatNumber]
    tile: str
    border: int
    brings: effects.Effects
    where: Message
    colour: Annotated[str, effects.YIELD_COLOUR] = field(default="white", compare=False)


@dataclass(frozen=True, slots=True)
class TileRevealed(Event):
    """The next tile of a stack lies face up; `called` names it."""

    is_drawn: ClassVar = True

    stack: int
    tile: str
    called: Message

    def said(self) -> Message:
        return _saying(self, **effects.stack_said(self.stack))


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round begins with the owner of the elephant."""

    round: int
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    """A worker went to a space; `worker` counts the seat's workers of this round from 1.

    `where` names the space.
    """

    seat: Annotated[int, SeatNumber]
    space: str
    die: int
    money: int
    worker: int
    where: Message

    def said(self) -> Message:
        die = effects.die_said(self.die) if self.die != NO_DIE else None
        cost = [] if die is None else [die]
        if self.money:
            cost.append(Message("cost-money", {"money": self.money}))
        return _saying(self, cost=tuple(cost), isPaid=die is not None, die=die)


@dataclass(frozen=True, slots=True)
class WorkerSetAside(Event):
    """A worker could do nothing and is out for this round."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class DieTurned(Event):
    """A karma turned a die to its opposite face."""

    seat: Annotated[int, SeatNumber]
    before: int
    after: int
    karma: int

    def said(self) -> Message:
        return _saying(self, die=effects.die_said(self.before), face=effects.FACE_OF[self.after])


@dataclass(frozen=True, slots=True)
class DiceSpent(WithDice):
    seat: Annotated[int, SeatNumber]
    dice: effects.Dice
    purpose: Message


@dataclass(frozen=True, slots=True)
class DiceGained(WithDice):
    seat: Annotated[int, SeatNumber]
    dice: effects.Dice
    source: str


@dataclass(frozen=True, slots=True)
class DiceForfeited(Event):
    """Dice could not be taken: no place on the statue, or none in the supply."""

    seat: Annotated[int, SeatNumber]
    count: int


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    seat: Annotated[int, SeatNumber]
    before: effects.Dice
    after: effects.Dice

    def said(self) -> Message:
        return _saying(self, before=effects.handful(self.before), after=effects.handful(self.after),
                       same=self.before == self.after)  # fmt: skip


@dataclass(frozen=True, slots=True)
class MoneyGained(WithSource):
    """The money marker went on to `money`."""

    seat: Annotated[int, SeatNumber]
    count: int
    money: int
    source: str


@dataclass(frozen=True, slots=True)
class FameGained(WithSource):
    """The fame marker went on to `fame`."""

    seat: Annotated[int, SeatNumber]
    count: int
    fame: int
    source: str


@dataclass(frozen=True, slots=True)
class KarmaGained(Event):
    """Karma was gained; `count` is how much could be kept."""

    seat: Annotated[int, SeatNumber]
    count: int
    karma: int

    def said(self) -> Message:
        return _saying(self, "" if self.count else "karma-full")


@dataclass(frozen=True, slots=True)
class BonusReached(Event):
    """A marker reached or passed a bonus of its track ("fame" or "money"), or a boat the bridge."""

    seat: Annotated[int, SeatNumber]
    track: str
    space: int
    has_marker: bool = field(default=True, compare=False)
    """SOLO-1.15: a dummy has no bonus marker to move."""

    def said(self) -> Message:
        if self.track == "river":
            return Message("bridge-reached", {"seat": SeatNumber(self.seat)})
        is_money = self.track.startswith("money") and self.has_marker
        return _saying(self, track=effects.TRACK_NAME(self.track), isMoney=is_money)


@dataclass(frozen=True, slots=True)
class WorkerGained(Event):
    """A worker joined; `joined` is False when it was one too many and left the game."""

    seat: Annotated[int, SeatNumber]
    owned: int
    joined: bool

    def said(self) -> Message:
        return _saying(self, "" if self.joined else "worker-too-many", nth=Ordinal(self.owned))


@dataclass(frozen=True, slots=True)
class ScrollRaised(Event):
    seat: Annotated[int, SeatNumber]
    building: int
    value: int

    def said(self) -> Message:
        return _saying(self, building=effects.BUILDING(effects.BUILDING_NAMES[self.building]))


@dataclass(frozen=True, slots=True)
class BoatMoved(Event):
    seat: Annotated[int, SeatNumber]
    start: int
    space: int


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """A tile was paid for and left the quarry; `called` names it."""

    seat: Annotated[int, SeatNumber]
    tile: str
    dice: effects.Dice
    called: Message
    is_chosen: ClassVar = True

    def said(self) -> Message:
        return _saying(self, "" if self.dice else "tile-taken", dice=effects.handful(self.dice))

    def for_hands(self) -> tuple[Message | DiceSpent, ...]:
        """The tile, then the dice."""
        paid = (DiceSpent(self.seat, self.dice, self.called),) if self.dice else ()
        return (self.said(), *paid)


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile lies in a province at `where`; a dummy collects it in no cell (LOOSE)."""

    seat: Annotated[int, SeatNumber]
    tile: str
    cell: int
    turn: int
    where: Message | None
    roads: int = field(default=0, compare=False)

    def said(self) -> Message:
        key = "tile-collected" if self.where is None else ""
        return _saying(self, key, sides=effects.sides_said(self.roads))


@dataclass(frozen=True, slots=True)
class TileReplaced(Event):
    """The Master Builder took a tile out of the game for another; `called` names the old one."""

    seat: Annotated[int, SeatNumber]
    old: str
    new: str
    called: Message
    where: Message | None = field(default=None, compare=False)

    def said(self) -> Message:
        return _saying(self, isLoose=self.where is None)


@dataclass(frozen=True, slots=True)
class BorderReached(WithBonus):
    """A road reached a bonus at the edge of a province; `tile` is the yield tile there.

    `where` names the border, `brings` is its bonus.
    """

    seat: Annotated[int, SeatNumber]
    border: int
    tile: str
    where: Message
    brings: effects.Effects


@dataclass(frozen=True, slots=True)
class YieldUsed(WithBonus):
    """A yield tile was used at once; `brings` is its bonus."""

    seat: Annotated[int, SeatNumber]
    tile: str
    brings: effects.Effects
    colour: Annotated[str, effects.YIELD_COLOUR] = field(default="white", compare=False)


@dataclass(frozen=True, slots=True)
class ElephantTaken(Event):
    """The Great Mogul's visitor starts the next round; `kept` where the elephant is his already."""

    seat: Annotated[int, SeatNumber]
    kept: bool = field(default=False, compare=False)

    def said(self) -> Message:
        return _saying(self, "elephant-kept" if self.kept else "")


@dataclass(frozen=True, slots=True)
class ChamberVisited(Event):
    """The effect of a chamber was had without worker and die."""

    seat: Annotated[int, SeatNumber]
    who: Annotated[str, effects.PERSON]


@dataclass(frozen=True, slots=True)
class NothingDone(Event):
    """An effect that could not be carried out: why, as one of the `nothing-` messages."""

    seat: Annotated[int, SeatNumber]
    what: Annotated[str, effects.NOTHING_WHY]


@dataclass(frozen=True, slots=True)
class MarkersMet(Event):
    """A seat's markers met or passed each other: the pass is finished, then the game ends."""

    seat: Annotated[int, SeatNumber]
    overlap: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Workers come home; `elephant` is who starts the next round."""

    round: int
    elephant: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Who won by how much, in which round, and how many workers each seat had placed in it."""

    seat: Annotated[int, SeatNumber]
    overlap: int
    round: int
    workers: tuple[int, ...]

    def said(self) -> Message:
        used = self.workers[self.seat]
        return _saying(self, workers=used, nth=Ordinal(used))


@dataclass(frozen=True, slots=True)
class DummyThought(Event):
    """One step of a dummy's turn, with its reason: the clause, what it came to, and why.

    `step` is one of "area", "person", "steps", "choice", "colour", "tile", "upgrade", "pay",
    "effect"; `face` the die that decided it, 0 for none.
    """

    seat: Annotated[int, SeatNumber]
    step: str
    reason: Reason
    face: int = 0

    @property
    def clause(self) -> str:
        """The clause that it follows."""
        return self.reason.clause

    def said(self) -> Message:
        args = {"seat": SeatNumber(self.seat), "told": self.reason.said, "clause": self.clause}
        return Message("dummy-thought", args)


def thinks(
    seat: int, step: str, why: Callable[..., Reason], *args: Any, face: int = 0, **more: Any
) -> DummyThought:
    """The thought of a dummy, whose reason is worked out here: only where somebody listens."""
    return DummyThought(seat, step, why(*args, **more), face)
