"""What happens at the table, for the log, the animation and the review."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class Event(Protocol):
    """Something that happened; it can say so in one sentence."""

    def text(self, names: Sequence[str]) -> str:
        """The sentence, with the seats' names."""


def counted(number: int, thing: str) -> str:
    """A number with its noun: "1 roll", "3 rolls", "no rolls"."""
    return f"{number or 'no'} {thing}" if number == 1 else f"{number or 'no'} {thing}s"


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A seat's turn began; `goods` already holds the five of this turn."""

    seat: int
    turn: int
    goods: int

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} starts turn {self.turn} with {counted(self.goods, 'good')}"


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """The dice at these positions show these faces; `paid` goods were spent, `goods` are left."""

    seat: int
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    paid: int
    goods: int

    def text(self, names: Sequence[str]) -> str:
        shown = " ".join(map(str, self.faces))
        if not self.paid:
            return f"{names[self.seat]} rolls {shown}"
        return f"{names[self.seat]} pays {counted(self.paid, 'good')} and rolls {shown}"


@dataclass(frozen=True, slots=True)
class CombinationChosen:
    """A seat committed itself to a combination and its faces."""

    seat: int
    combination: str
    faces: tuple[int, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} chooses {_move(self.combination, self.faces)}"


@dataclass(frozen=True, slots=True)
class DiceSetAside:
    """The dice at these positions match and stay; `missing` more are wanted."""

    seat: int
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    missing: int

    def text(self, names: Sequence[str]) -> str:
        shown = " ".join(map(str, self.faces))
        return f"{names[self.seat]} sets aside {shown}"


@dataclass(frozen=True, slots=True)
class TargetCompleted:
    """A target was completed after that many paid rolls."""

    seat: int
    combination: str
    faces: tuple[int, ...]
    points: int
    rolls: int

    def text(self, names: Sequence[str]) -> str:
        how = "at once" if not self.rolls else f"in {counted(self.rolls, 'roll')}"
        move = _move(self.combination, self.faces)
        return f"{names[self.seat]} completes {move} {how}: {counted(self.points, 'point')}"


@dataclass(frozen=True, slots=True)
class TargetFailed:
    """The goods ran out with that many dice still missing."""

    seat: int
    combination: str
    faces: tuple[int, ...]
    rolls: int
    missing: int

    def text(self, names: Sequence[str]) -> str:
        move = _move(self.combination, self.faces)
        dice = "die" if self.missing == 1 else "dice"
        return f"{names[self.seat]} fails {move} with {self.missing} {dice} missing"


@dataclass(frozen=True, slots=True)
class Collected:
    """A seat stopped collecting a number."""

    seat: int
    combination: str
    count: int
    points: int
    rolls: int

    def text(self, names: Sequence[str]) -> str:
        who = names[self.seat]
        dice = "die" if self.count == 1 else "dice"
        points = counted(self.points, "point")
        return f"{who} stops {self.combination} at {self.count} {dice}: {points}"


@dataclass(frozen=True, slots=True)
class GoodsScored:
    """The leftover goods of a seat were counted, a point each; `score` is its final score."""

    seat: int
    goods: int
    score: int

    def text(self, names: Sequence[str]) -> str:
        left = counted(self.goods, "good")
        return f"{names[self.seat]} has {left} left and ends with {counted(self.score, 'point')}"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """All fourteen turns of every seat are over."""

    winners: tuple[int, ...]
    score: int

    def text(self, names: Sequence[str]) -> str:
        winners = " and ".join(names[seat] for seat in self.winners)
        verb = "wins" if len(self.winners) == 1 else "share the win"
        return f"{winners} {verb} with {counted(self.score, 'point')}"


EVENTS: tuple[type, ...] = (
    TurnStarted,
    DiceRolled,
    CombinationChosen,
    DiceSetAside,
    TargetCompleted,
    TargetFailed,
    Collected,
    GoodsScored,
    GameEnded,
)


def _move(combination: str, faces: tuple[int, ...]) -> str:
    return " ".join((combination, *map(str, faces)))
