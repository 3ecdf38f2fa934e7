"""Hints: what moves are expected to give; and accounts of luck and mistakes by roll and choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from engine.core.decision import Option
from engine.text.message import Message, NameOf
from games.despirala import combinations
from games.despirala.moves import Attempt
from games.despirala.state import DespiralaTable, Mode

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class Hint:
    """One legal move: `expected` final score, `loss` against the best (0 or more).

    `chance` is the chance to complete a target with the goods at hand, None for other moves; `now`
    what a Collect or a stop gives at once, `most` what the move can give at most.
    """

    option: Option
    expected: float
    loss: float
    chance: float | None
    now: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Odds:
    """How a target ends: `by_rolls[n]` is the chance to finish with exactly n paid rolls."""

    by_rolls: tuple[float, ...]
    fail: float

    @property
    def success(self) -> float:
        return 1 - self.fail

    @property
    def median(self) -> int | None:
        """The number of rolls within which at least half of all tries are done; None if too few."""
        reached = 0.0
        for rolls, chance in enumerate(self.by_rolls):
            reached += chance
            if reached >= 0.5:
                return rolls
        return None


@dataclass(frozen=True, slots=True)
class Spread:
    """Where the final score is likely to lie: its standard deviation and the middle nine tenths."""

    deviation: float
    low: int
    high: int


def best_by_combination(found: Iterable[Hint]) -> dict[str, Hint]:
    """For each combination the hint with its best faces; the hints must come best first."""
    best: dict[str, Hint] = {}
    for hint in found:
        if isinstance(hint.option, Attempt):
            best.setdefault(hint.option.combination, hint)
    return best


def odds(table: DespiralaTable, attempt: Attempt) -> Odds:
    """The odds of a target with the dice and goods on the table, chosen already or not yet."""
    return odds_of(table.dice, attempt, table.sheet.goods)


def odds_of(dice: Sequence[int], attempt: Attempt, goods: int) -> Odds:
    *by_rolls, fail = combinations.rolls_to_finish(
        dice, combinations.target(attempt.combination, attempt.faces), goods
    )
    return Odds(tuple(by_rolls), max(0.0, fail))


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
