"""The accounts of a seat: what each roll and each choice did to its expected final score."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.core.decision import Option
from engine.text.message import Message, NameOf
from games.despirala.moves import Attempt
from games.despirala.state import Mode

NEGLIGIBLE = 0.0005
"""Changes below this many points are neutral luck, and choices below it go unmentioned."""

GRADES = ((1.0, "inaccuracy"), (4.0, "mistake"), (10.0, "blunder"))
WORST_GRADE = "massive blunder"
GRADE: Final = NameOf("grade")
"""What luck and choices are called."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What one roll (or all rolls of a target) did to the expected final score.

    `kind` is roll, reroll, collect or target; `said` tells it; `dice` lie as they fell; `goods` are
    what were left; `expected` is the score expected afterwards; `move` the index of the answer in
    the match.
    """

    turn: int
    kind: str
    dice: tuple[int, ...]
    goods: int
    said: Message
    delta: float
    label: str
    expected: float
    move: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What one choice cost. `best` are the options that tie for the best; `label` its grade."""

    turn: int
    kind: str
    dice: tuple[int, ...]
    goods: int
    option: Option
    best: tuple[Option, ...]
    delta: float
    label: str | None
    expected: float
    move: int


Entry = Luck | Choice


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """One finished turn: what was tried, what it gave, and how the expected score moved."""

    turn: int
    attempt: Attempt
    points: int
    completed: bool
    before: float
    luck: float
    mistakes: float
    after: float


@dataclass(slots=True)
class SeatAccount:
    """Everything a ledger knows of one seat; `expected` is its expected final score by now."""

    seat: int
    baseline: float
    expected: float
    entries: list[Entry] = field(default_factory=list)
    turns: list[TurnSummary] = field(default_factory=list)
    result: int | None = None

    @property
    def luck(self) -> float:
        return sum(entry.delta for entry in self.entries if isinstance(entry, Luck))

    @property
    def mistakes(self) -> float:
        return sum(choice.delta for choice in self.choices)

    @property
    def choices(self) -> list[Choice]:
        return [entry for entry in self.entries if isinstance(entry, Choice)]

    @property
    def rolls(self) -> list[Luck]:
        return [entry for entry in self.entries if isinstance(entry, Luck)]

    @property
    def costly_choices(self) -> list[Choice]:
        """The choices that lost something, the worst first."""
        return sorted(
            (choice for choice in self.choices if choice.label),
            key=lambda choice: -abs(choice.delta),
        )

    @property
    def curve(self) -> list[float]:
        """The expected final score before the first turn and after each finished turn."""
        return [self.baseline, *(turn.after for turn in self.turns)]


def luck_label(delta: float, mode: Mode) -> str:
    """DESP-10.9 and DESP-10.10: good, bad or neutral luck."""
    if abs(delta) < NEGLIGIBLE:
        return "neutral luck"
    return "good luck" if (delta > 0) is (mode == "normal") else "bad luck"


def choice_label(delta: float) -> str | None:
    """DESP-10.8: the name of a choice that changes the expected score by so much."""
    loss = abs(delta)
    if loss < NEGLIGIBLE:
        return None
    return next((name for bound, name in GRADES if loss < bound), WORST_GRADE)
