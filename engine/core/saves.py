"""The unfinished games: one record file each, written after every answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from engine.core import record
from engine.core.errors import InputError
from engine.core.match import Match
from engine.core.registry import Registry
from engine.core.storage import user_folder, write_text_atomically


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One unfinished game on disk: when it was written (seconds since 1970) and what it holds."""

    path: Path
    written: float
    match: Match


def saves_folder() -> Path:
    """Where unfinished games lie."""
    return user_folder() / "unfinished"


def records_folder() -> Path:
    """Where finished games lie."""
    return user_folder() / "records"


class Autosave:
    """Keeps one match on disk: saved after every answer, moved to the records when over."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        name = f"{match.game.key}-{uuid4().hex[:12]}.json"
        self.path = path or saves_folder() / name
        self._text = record.RecordText(match)

    def save(self) -> Path:
        """Writes the match; a finished one goes to the records. Returns where it lies."""
        if not self.match.is_over:
            write_text_atomically(self.path, self._text.text())
            return self.path
        finished = records_folder() / self.path.name
        write_text_atomically(finished, self._text.text())
        self.path.unlink(missing_ok=True)
        return finished

    def discard(self) -> None:
        """Removes the unfinished game for good."""
        self.path.unlink(missing_ok=True)


def saved_games(registry: Registry) -> tuple[list[SavedGame], list[str]]:
    """The unfinished games, latest first, and one sentence for each file that cannot be read.

    A file that cannot be read stays where it is.
    """
    games: list[SavedGame] = []
    problems: list[str] = []
    for path in sorted(saves_folder().glob("*.json")):
        try:
            match = record.load(registry, path)
        except InputError as problem:
            problems.append(str(problem))
            continue
        if not match.is_over:
            games.append(SavedGame(path, path.stat().st_mtime, match))
    games.sort(key=lambda saved: -saved.written)
    return games, problems
