"""Grades of choices: best, good, mistake, blunder, by what each lost under the strongest search.

What lies within the search's own error is not held against anybody: it counts as best.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from engine.text.message import Words

Grade = Literal["best", "good", "mistake", "blunder"]
SURE: Final = 2.0
"""A loss counts from so many standard errors on."""

MARKS: Final[dict[Grade, str]] = {"best": "!", "good": "", "mistake": "?", "blunder": "??"}

PARTS: Final = ("chapter", "round", "turn", "worker")
"""What a game may be divided into, as its review names it."""

SET_UP: Final = "Set-up"


@dataclass(frozen=True, slots=True)
class Scale:
    """From which loss on a choice is a mistake, and a blunder; up to `least` it is a best one.

    Losses are in `unit`, by `judge`, who searched. Those of an exact search add up to what a game
    lost; estimates do not: each may have seen the same loss once more.
    """

    unit: Words
    judge: Words
    least: float
    mistake: float
    blunder: float
    is_exact: bool = False

    def grade(self, loss: float, error: float = 0.0) -> Grade:
        """The grade of a choice that lost so much, give or take the error of that."""
        if loss <= max(self.least, SURE * error):
            return "best"
        if loss < self.mistake:
            return "good"
        return "mistake" if loss < self.blunder else "blunder"


@dataclass(frozen=True, slots=True)
class Graded:
    """One choice of a seat: what was played, what was best, what it lost, and its grade.

    `answer` is the number of answers before it; `when` says the part of the game ("Round 3").
    """

    seat: int
    answer: int
    kind: str
    played: str
    best: str
    loss: float
    error: float
    grade: Grade
    when: str = ""


@dataclass(frozen=True, slots=True)
class Marks:
    """How many choices of a game had which grade; `costliest` is the kind that lost most."""

    best: int = 0
    good: int = 0
    mistakes: int = 0
    blunders: int = 0
    costliest: str = ""

    @classmethod
    def of(cls, choices: Iterable[Graded]) -> Marks:
        """The marks of some choices."""
        counts: dict[Grade, int] = dict.fromkeys(MARKS, 0)
        lost: dict[str, float] = {}
        for choice in choices:
            counts[choice.grade] += 1
            if choice.grade in ("mistake", "blunder"):
                lost[choice.kind] = lost.get(choice.kind, 0.0) + choice.loss
        costliest = max(lost, key=lambda kind: lost[kind], default="")
        best, good, mistakes, blunders = counts.values()
        return cls(best, good, mistakes, blunders, costliest)


def held_against(choice: Graded) -> float:
    """What counts against a choice: nothing within the search's own error."""
    return 0.0 if choice.grade == "best" else choice.loss


def lost(scale: Scale, choices: Sequence[Graded]) -> float:
    """What choices lost: all together where losses add up, else a choice on average."""
    if not choices:
        return 0.0
    losses = [held_against(choice) for choice in choices]
    return sum(losses) if scale.is_exact else math.fsum(losses) / len(losses)


def graded_choices(scale: Scale, document: dict[str, Any], seat: int) -> list[Graded]:
    """The choices of a seat in the document of a review, each with its grade."""
    own = [each for each in document["seats"] if each["seat"] == seat]
    return [_graded(scale, seat, choice) for each in own for choice in each.get("choices", [])]


def _graded(scale: Scale, seat: int, choice: dict[str, Any]) -> Graded:
    best, error = choice["best"], float(choice.get("error", 0.0))
    words = best if isinstance(best, str) else " or ".join(best[:1])
    loss = _lost(choice)
    return Graded(
        seat, choice["answer"], choice["decision"], choice["played"], words, loss, error,
        scale.grade(loss, error), _when(choice),
    )  # fmt: skip


def _when(choice: dict[str, Any]) -> str:
    words = ", ".join(f"{part} {choice[part]}" for part in PARTS if choice.get(part))
    return words[:1].upper() + words[1:] or SET_UP


def _lost(choice: dict[str, Any]) -> float:
    """How much worse it is than the best; an exact search knows no gain, whatever points mean."""
    delta = float(choice["delta"])
    return -delta if "error" in choice else abs(delta)


def paired(
    trials: int, played: Callable[[int], float], best: Callable[[int], float]
) -> tuple[float, float]:
    """What the played choice lost beside the best, each trial with the same luck for both.

    Returns the mean and its standard error.
    """
    from statistics import fmean, stdev  # noqa: PLC0415 (the menu grades nothing)

    lost: Sequence[float] = [best(number) - played(number) for number in range(trials)]
    return fmean(lost), stdev(lost) / math.sqrt(trials)
