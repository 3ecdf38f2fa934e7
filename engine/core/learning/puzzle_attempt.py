"""A person's attempt at a puzzle: three hearts, what was tried, and when everything opens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.core.learning.puzzle import Puzzle

HEARTS: Final = 3


@dataclass(slots=True)
class PuzzleAttempt:
    """The choices tried so far, in their order."""

    puzzle: Puzzle
    tried: list[int] = field(default_factory=list)

    @property
    def is_solved(self) -> bool:
        """Whether the last try was right."""
        return bool(self.tried) and self.puzzle.choices[self.tried[-1]].is_right

    @property
    def is_over(self) -> bool:
        """Whether it was solved or all hearts are lost: all values are open now."""
        return self.is_solved or self.hearts == 0

    @property
    def hearts(self) -> int:
        """How many wrong tries are left."""
        return HEARTS - sum(not self.puzzle.choices[n].is_right for n in self.tried)

    @property
    def tries(self) -> int | None:
        """At which try it was solved, from 1; None when it was not."""
        return len(self.tried) if self.is_solved else None

    def is_open(self, number: int) -> bool:
        """Whether the value of a choice may be seen: after the end, or when it was tried."""
        return self.is_over or number in self.tried

    def can_try(self, number: int) -> bool:
        """Whether a choice may be answered now."""
        return not self.is_over and number not in self.tried

    def answer(self, number: int) -> bool:
        """Tries a choice; whether it was right. ValueError when it may not be tried."""
        if not self.can_try(number):
            raise ValueError(f"choice {number} cannot be tried now")
        self.tried.append(number)
        return self.puzzle.choices[number].is_right
