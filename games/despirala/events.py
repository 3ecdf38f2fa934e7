"""What happens at the table, for the log, the animation and the review."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.recorded import Event
from engine.core.words import does


def counted(number: int, thing: str) -> str:
    """A number with its noun: "1 roll", "3 rolls", "no rolls"."""
    return f"{number or 'no'} {thing}" if number == 1 else f"{number or 'no'} {thing}s"


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn began; `goods` already holds the five of this turn."""

    seat: int
    turn: int
    goods: int

    def text(self, names: Sequence[str]) -> str:
        who, starts = does(names[self.seat], "starts")
        return f"{who} {starts} turn {self.turn} with {counted(self.goods, 'good')}"


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice at these positions show these faces; `paid` goods were spent, `goods` are left."""

    seat: int
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    paid: int
    goods: int

    def text(self, names: Sequence[str]) -> str:
        who, pays, rolls = does(names[self.seat], "pays", "rolls")
        shown = " ".join(map(str, self.faces))
        if not self.paid:
            return f"{who} {rolls} {shown}"
        return f"{who} {pays} {counted(self.paid, 'good')} and {rolls} {shown}"


@dataclass(frozen=True, slots=True)
class CombinationChosen(Event):
    """A seat committed itself to a combination and its faces."""

    seat: int
    combination: str
    faces: tuple[int, ...]

    def text(self, names: Sequence[str]) -> str:
        who, chooses = does(names[self.seat], "chooses")
        return f"{who} {chooses} {_move(self.combination, self.faces)}"


@dataclass(frozen=True, slots=True)
class DiceSetAside(Event):
    """The dice at these positions match and stay; `missing` more are wanted."""

    seat: int
    positions: tuple[int, ...]
    faces: tuple[int, ...]
    missing: int

    def text(self, names: Sequence[str]) -> str:
        who, sets = does(names[self.seat], "sets")
        return f"{who} {sets} aside {' '.join(map(str, self.faces))}"


@dataclass(frozen=True, slots=True)
class TargetCompleted(Event):
    """A target was completed after that many paid rolls."""

    seat: int
    combination: str
    faces: tuple[int, ...]
    points: int
    rolls: int

    def text(self, names: Sequence[str]) -> str:
        who, completes = does(names[self.seat], "completes")
        how = "at once" if not self.rolls else f"in {counted(self.rolls, 'roll')}"
        move = _move(self.combination, self.faces)
        return f"{who} {completes} {move} {how}: {counted(self.points, 'point')}"


@dataclass(frozen=True, slots=True)
class TargetFailed(Event):
    """The goods ran out with that many dice still missing."""

    seat: int
    combination: str
    faces: tuple[int, ...]
    rolls: int
    missing: int

    def text(self, names: Sequence[str]) -> str:
        who, fails = does(names[self.seat], "fails")
        move = _move(self.combination, self.faces)
        dice = "die" if self.missing == 1 else "dice"
        return f"{who} {fails} {move} with {self.missing} {dice} missing"


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """A seat stopped collecting a number."""

    seat: int
    combination: str
    count: int
    points: int
    rolls: int

    def text(self, names: Sequence[str]) -> str:
        who, stops = does(names[self.seat], "stops")
        dice = "die" if self.count == 1 else "dice"
        points = counted(self.points, "point")
        return f"{who} {stops} {self.combination} at {self.count} {dice}: {points}"


@dataclass(frozen=True, slots=True)
class GoodsScored(Event):
    """The leftover goods of a seat were counted, a point each; `score` is its final score."""

    seat: int
    goods: int
    score: int

    def text(self, names: Sequence[str]) -> str:
        who, has, ends = does(names[self.seat], "has", "ends")
        left, score = counted(self.goods, "good"), counted(self.score, "point")
        return f"{who} {has} {left} left and {ends} with {score}"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All fourteen turns of every seat are over."""

    winners: tuple[int, ...]
    score: int

    def text(self, names: Sequence[str]) -> str:
        score = counted(self.score, "point")
        if len(self.winners) == 1:
            who, wins = does(names[self.winners[0]], "wins")
            return f"{who} {wins} with {score}"
        return f"{' and '.join(names[seat] for seat in self.winners)} share the win with {score}"


def _move(combination: str, faces: tuple[int, ...]) -> str:
    return " ".join((combination, *map(str, faces)))
