"""What a game lays out for the challenge of the day: who sits there, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from engine.text.message import Message, Words

Measure = Literal["points", "rounds"]
NOT_WON: Final = 0
"""The value of a game that was to be won in few rounds, and was not won."""


@dataclass(frozen=True, slots=True)
class ChallengePlan:
    """The same for everybody on every day; only the seed is another.

    `points` counts the score at the end, `rounds` the round in which the game was won. With `until`
    the challenge ends when that round is over, whatever the game goes on to. `compared` are the
    levels that play the seed beside the person. `most` is a value that no result goes beyond; where
    nothing bounds it, `boundless` says why.
    """

    title: Words
    measure: Measure
    opponents: tuple[str, ...]
    compared: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    until: int = 0
    most: int | None = None
    boundless: str = ""

    def can_be(self, value: int) -> bool:
        """Whether a game may end with such a value: points and rounds are never below nothing."""
        return value >= 0 and (self.most is None or value <= self.most)

    def words(self, value: int) -> Words:
        """A result, as it stands on the page."""
        if self.measure == "points":
            return f"{value:,}".replace("-", "\u2212")
        return (
            Message("challenge-value-round", {"value": value})
            if value != NOT_WON
            else Message("challenge-value-not-won")
        )

    def merit(self, value: int) -> float:
        """What results are ordered by, the best one having most."""
        if self.measure == "points":
            return value
        return float("-inf") if value == NOT_WON else -value


@dataclass(frozen=True, slots=True)
class RecordPlan:
    """What the best of a game is: its `score`, the `lead` of a win, the longest `row` of wins.

    `unit` is the key of what is said after the value."""

    title: Words
    unit: str
    counts: Literal["score", "lead", "row"]


@dataclass(frozen=True, slots=True)
class BadgePlan:
    """What the badge of a game is earned by.

    `faultless`: so many best choices, one less for a good one, two for a mistake; `score`:
    so many points; `lead`: won by so many; `strength`: won against a level of such strength;
    `rivals`: won against so many.
    """

    title: Words
    about: Words
    icon: str
    wants: Literal["faultless", "score", "lead", "strength", "rivals"]
    number: int
