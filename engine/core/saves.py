"""The unfinished games: one record file each, which every answer is added to."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core import record
from engine.core.card import Card
from engine.core.errors import BadDocument, InputError
from engine.core.record import Journal, Outline
from engine.core.statistics import Statistics
from engine.core.storage import (
    FileInUse,
    LockedFile,
    StorageError,
    is_aside,
    modified,
    put_aside,
    user_folder,
    write_text_atomically,
)

if TYPE_CHECKING:
    from engine.core.match import Match
    from engine.core.registry import Registry


def saves_folder() -> Path:
    """Where unfinished games lie."""
    return user_folder() / "unfinished"


def records_folder() -> Path:
    """Where finished games lie."""
    return user_folder() / "records"


class Autosave:
    """Keeps one match on disk: every answer is added to its file, which is locked meanwhile.

    The file of a finished match goes to the records. `note` is one sentence about what was left out
    when a file was opened, or None.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.path = saves_folder() / f"{match.game.key}-{os.urandom(6).hex()}.json"
        self.note: str | None = None
        self._journal = Journal(match)
        self._file: LockedFile | None = None
        self._size_left = 0
        self._has_complained = False

    @classmethod
    def resume(cls, registry: Registry, path: Path) -> Autosave:
        """Goes on with the unfinished game of a file.

        Raises FileInUse while it is open elsewhere, and InputError with one sentence when it cannot
        be read. A record to which no line can be added stays as it is until the first save.
        """
        file = LockedFile(path) if os.access(path, os.W_OK) else None
        written = record.read(path)
        autosave = cls(record.play(registry, path, written))
        autosave.path, autosave.note = path, written.note
        if written.size:
            autosave._journal = Journal(autosave.match, written)
        if file is not None:
            file.size = written.size
        autosave._file = file
        return autosave

    def save(self) -> Path:
        """Adds what is new; a finished match goes to the records. Returns where it lies.

        Raises StorageError when the disk refuses, once: while it goes on refusing, later calls try
        in silence, but for the one that would put a finished match among the records.
        """
        try:
            self._add_news()
            if self.match.is_over:
                self._finish()
        except StorageError:
            is_known, self._has_complained = self._has_complained, True
            if not is_known or self.match.is_over:
                raise
        else:
            self._has_complained = False
        return self.path

    def _add_news(self) -> None:
        news = self._journal.news()
        if not news:
            return
        if self._journal.is_begun:
            self._open_again().add(news)
        else:
            self._begin(news)
        self._journal.note()

    def _begin(self, news: str) -> None:
        """A new file; one that it replaces is kept, and kept locked, until this one stands."""
        is_conversion = self._file is not None
        if sys.platform == "win32":
            self.close()  # it replaces no file that is open
        file = LockedFile.begun(self.path, news.encode("utf-8"), is_lasting=is_conversion)
        self.close()
        self._file = file

    def _open_again(self) -> LockedFile:
        if self._file is None:
            file = LockedFile(self.path)
            if file.size != self._size_left:
                raise StorageError(f"{self.path} was played on by another window")
            self._file = file
        return self._file

    def _finish(self) -> None:
        finished = records_folder() / self.path.name
        self.close()
        try:
            finished.parent.mkdir(parents=True, exist_ok=True)
            self.path.replace(finished)
        except OSError:
            # Another disk, or somebody removed the file: the whole record is written anew.
            write_text_atomically(finished, record.to_text(self.match))
            self.path.unlink(missing_ok=True)
        self.path = finished

    @property
    def is_refused(self) -> bool:
        """Whether the disk did not take what was to be added last."""
        return self._has_complained

    def opened_anew(self, registry: Registry) -> Autosave:
        """The same game played up once more from its record, after this one was closed.

        What the disk refused is taken from the match, and goes to disk with the next save.
        """
        if not self.match.is_over and not self.is_refused and self.path.exists():
            return Autosave.resume(registry, self.path)
        again = Autosave(played_anew(registry, self.match))
        again.path = self.path
        return again

    def close(self) -> None:
        """Lets the file go: others may open it; the next save opens it again."""
        if self._file is not None:
            self._size_left = self._file.size
            self._file.close()
            self._file = None


def played_anew(registry: Registry, match: Match) -> Match:
    """Another match with the same answers, each given and checked once more."""
    return record.from_document(registry, record.to_document(match))


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One unfinished game on disk: when it was written (seconds since 1970) and its outline."""

    path: Path
    written: float
    game: Card
    outline: Outline

    @property
    def version(self) -> tuple[Path, float]:
        """What changes when the game is played on."""
        return self.path, self.written

    def load(self, registry: Registry) -> Match:
        """The match, played up to its last answer; InputError when the file is damaged."""
        return record.load(registry, self.path)

    def delete(self) -> None:
        """Removes the game for good; StorageError when it is open somewhere or the disk refuses."""
        LockedFile(self.path).close()
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError.of(self.path, "deleted", error) from error


def saved_games(registry: Registry) -> tuple[list[SavedGame], list[str]]:
    """The unfinished games, latest first, and one sentence for each file that cannot be read.

    Reads headings and last lines only, and loads no game but one that must be filed away. A
    damaged file is put aside under another name; one of a later version or of a game that is not
    there stays where it is.
    """
    games: list[SavedGame] = []
    problems: list[str] = []
    for path in _files_of_games():
        try:
            outline = record.outline(path)
            game = registry.card(outline.game)
            seats = len(outline.setup.seats)
            if not game.fewest_seats <= seats <= game.most_seats:
                raise BadDocument(f"{path} is damaged: {game.title} does not seat {seats}")
            if outline.result is None:
                games.append(SavedGame(path, modified(path), game, outline))
            elif note := file_away(Autosave.resume(registry, path)):
                problems.append(note)
        except FileInUse:
            continue  # the window that ended it is about to put it away
        except InputError as problem:
            problems.append(_said_of(path, problem))
    games.sort(key=lambda saved: -saved.written)
    return games, problems


def _files_of_games() -> list[Path]:
    try:
        paths = sorted(saves_folder().glob("*.json"))
    except OSError:
        return []  # a folder that cannot be looked into has no games to show
    return [path for path in paths if not is_aside(path)]


def _said_of(path: Path, problem: InputError) -> str:
    if not isinstance(problem, BadDocument):
        return str(problem)
    try:
        return f"{problem}; it is kept as {put_aside(path).name}"
    except StorageError:
        return str(problem)


def file_away(autosave: Autosave) -> str | None:
    """Puts a finished game, which the program did not live to do, among the records; counts it.

    Returns one sentence when damaged statistics had to be put aside first.
    """
    return Statistics().add(autosave.match, autosave.save().name)
