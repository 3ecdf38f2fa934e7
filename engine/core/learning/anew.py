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
from engine.text.said import Said


@dataclass(frozen=True, slots=True)
class ResettableFile:
    """A file of the user's folder, and what begins at nothing without it."""

    title: Said
    note: Said
    path: Callable[[], Path]

    def put_away(self) -> Path | None:
        """The file goes on under another name, which returns; None without one.

        Raises StorageError where it cannot be renamed.
        """
        path = self.path()
        return put_aside(path) if is_there(path) else None


RESETTABLE_FILES: Final = (
    ResettableFile(Said("anew-results"), Said("anew-results.note"), lambda: Statistics().path),
    ResettableFile(
        Said("anew-challenges"), Said("anew-challenges.note"), lambda: Challenges().path
    ),
    ResettableFile(Said("anew-puzzles"), Said("anew-puzzles.note"), lambda: PuzzleProgress().path),
    ResettableFile(Said("anew-lessons"), Said("anew-lessons.note"), lambda: Progress().path),
    ResettableFile(
        Said("anew-scenarios"), Said("anew-scenarios.note"), lambda: Progress.of_scenarios().path
    ),
)
