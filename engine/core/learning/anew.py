"""What a person may begin anew: results, challenges, puzzles, lessons, scenarios, each alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.core.learning.challenges import Challenges
from engine.core.learning.progress import Progress
from engine.core.learning.puzzle_progress import PuzzleProgress
from engine.core.statistics import Statistics
from engine.core.storage import is_there, put_aside


@dataclass(frozen=True, slots=True)
class ResettableFile:
    """A file of the user's folder, and what begins at nothing without it."""

    title: str
    note: str
    path: Callable[[], Path]

    def put_away(self) -> Path | None:
        """The file goes on under another name, which returns; None without one.

        Raises StorageError where it cannot be renamed.
        """
        path = self.path()
        return put_aside(path) if is_there(path) else None


RESETTABLE_FILES: Final = (
    ResettableFile("Results", "Ratings, wins by level, records, badges", lambda: Statistics().path),
    ResettableFile(
        "Challenges", "Attempts, friends' results, days in a row", lambda: Challenges().path
    ),
    ResettableFile(
        "Puzzles", "Rating, streak, what was solved and kept", lambda: PuzzleProgress().path
    ),
    ResettableFile("Lessons", "What is done, and where each goes on", lambda: Progress().path),
    ResettableFile("Scenarios", "Which were won", lambda: Progress.of_scenarios().path),
)
