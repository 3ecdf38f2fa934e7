"""How far a person has come in every lesson, kept between runs in one JSON file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from engine.core.card import Card
from engine.core.errors import BadDocument
from engine.core.learning.lesson import lesson_keys
from engine.core.storage import UserFile, user_folder

FORMAT: Final = 1
MOST_STEPS: Final = 999


@dataclass(frozen=True, slots=True)
class Taken:
    """How far a lesson was taken: at which step it goes on, and whether it was ever done."""

    step: int = 0
    is_done: bool = False


NOT_BEGUN: Final = Taken()


class Keyed(Protocol):
    """A lesson, or a scenario: what is known again by its key."""

    @property
    def key(self) -> str: ...


@dataclass(slots=True)
class Progress(UserFile):
    """The lessons that were begun, by game and key."""

    cannot_keep: ClassVar = "What was learnt could not be kept"

    path: Path = field(default_factory=lambda: user_folder() / "lessons.json")
    taken: dict[tuple[str, str], Taken] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path | None = None) -> Progress:
        """What is kept; nothing, and a `problem`, where the file cannot be read."""
        progress = cls() if path is None else cls(path)
        progress.taken = progress._read_with(_read, progress.path.stem) or {}
        return progress

    @classmethod
    def of_scenarios(cls) -> Progress:
        """The same for scenarios: which were won."""
        return cls.load(user_folder() / "scenarios.json")

    def of(self, game: str, lesson: Keyed) -> Taken:
        """How far a lesson was taken."""
        return self.taken.get((game, lesson.key), NOT_BEGUN)

    def done(self, game: str) -> frozenset[str]:
        """The keys of the lessons of a game that were done."""
        return frozenset(key for (each, key), taken in self.taken.items()
                         if each == game and taken.is_done)  # fmt: skip

    def left_in_the_middle(self, game: Card) -> str | None:
        """The key of the first lesson of a game that was begun and never done; None without one."""
        found = (self.taken.get((game.key, key), NOT_BEGUN) for key in lesson_keys(game))
        begun = zip(lesson_keys(game), found, strict=True)
        return next((key for key, taken in begun if taken.step and not taken.is_done), None)

    def reach(self, game: str, lesson: Keyed, step: int) -> None:
        """A lesson stands at a step; it is kept on disk."""
        was = self.of(game, lesson)
        self._note(game, lesson, Taken(step, was.is_done))

    def finish(self, game: str, lesson: Keyed) -> None:
        """A lesson is done; taken again it begins at its beginning."""
        self._note(game, lesson, Taken(0, is_done=True))

    def _note(self, game: str, lesson: Keyed, taken: Taken) -> None:
        if self.taken.get((game, lesson.key)) == taken:
            return
        self.taken[game, lesson.key] = taken
        self._write(self._document)

    def _document(self) -> dict[str, Any]:
        games: dict[str, dict[str, Any]] = {}
        for (game, key), taken in sorted(self.taken.items()):
            games.setdefault(game, {})[key] = {"step": taken.step, "done": taken.is_done}
        return {"format": FORMAT, "lessons": games}


def _read(document: object) -> dict[tuple[str, str], Taken]:
    """The lessons of a document. BadDocument names the first wrong value."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"'format' must be {FORMAT}")
    games = document.get("lessons")
    if not isinstance(games, dict):
        raise BadDocument("'lessons' must be an object")
    found = {}
    for game, lessons in games.items():
        if not isinstance(lessons, dict):
            raise BadDocument(f"'lessons.{game}' must be an object")
        for key, entry in lessons.items():
            found[game, key] = _taken(entry, f"lessons.{game}.{key}")
    return found


def _taken(entry: object, where: str) -> Taken:
    match entry:
        case {"step": int(step), "done": bool(done)} if 0 <= step <= MOST_STEPS:
            if not isinstance(step, bool):
                return Taken(step, done)
    raise BadDocument(f"'{where}' must say the step it stands at and whether it is done")
