"""What happens at the table, for the log, the animation and the review."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.core.decision import Event
from engine.text.message import Message, SeatNumber, said_by_fields
from games.despirala.moves import COMBINATION, Attempt


class AboutAttempt(Event):
    """An event that speaks of a combination with its faces: as the `move` of its message."""

    __slots__ = ()

    combination: str
    faces: tuple[int, ...]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "move": Attempt(self.combination, self.faces)})


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn began; `goods` already holds the five of this turn."""

    seat: Annotated[int, SeatNumber]
    turn: int
    goods: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice at these positions show these faces; `paid` goods were spent, `goods` are left."""

    seat: Annotated[int, SeatNumber]
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    paid: int
    goods: int


@dataclass(frozen=True, slots=True)
class CombinationChosen(AboutAttempt):
    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceSetAside(Event):
    """The dice at these positions match and stay; `missing` more are wanted."""

    seat: Annotated[int, SeatNumber]
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    missing: int


@dataclass(frozen=True, slots=True)
class TargetCompleted(AboutAttempt):
    """A target was completed after that many paid rolls."""

    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...]
    points: int
    rolls: int


@dataclass(frozen=True, slots=True)
class TargetFailed(AboutAttempt):
    """The goods ran out with that many dice still missing."""

    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    faces: tuple[int, ...]
    rolls: int
    missing: int


@dataclass(frozen=True, slots=True)
class Collected(Event):
    seat: Annotated[int, SeatNumber]
    combination: Annotated[str, COMBINATION]
    count: int
    points: int
    rolls: int


@dataclass(frozen=True, slots=True)
class GoodsScored(Event):
    """The leftover goods of a seat were counted, a point each; `score` is its final score."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    goods: int
    score: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All fourteen turns of every seat are over."""

    winners: Annotated[tuple[int, ...], SeatNumber]
    score: int

    def said(self) -> Message:
        if len(self.winners) == 1:
            return Message("game-won", {"seat": SeatNumber(self.winners[0]), "score": self.score})
        return Message("game-shared", said_by_fields(self).args)
