"""The challenges a person has taken and what friends have sent, kept in one JSON file.

    {"format": 1, "attempts": {"risk": {"2026-11-22": {"record": "risk-0a1b2c3d4e5f.json",
     "value": 9, "moves": "3f9a1c2b"}}}, "friends": {"risk": {"2026-11-22": {"Mia": 11}}}}

Only the first attempt of a day counts: it is noted when it begins, with the file it is kept in.
`value` is null until it has come to its end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any, ClassVar, Final

from engine.core import record
from engine.core.errors import BadDocument, InputError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.numbers import day_named
from engine.core.registry import Registry
from engine.core.saves import records_folder, saves_folder
from engine.core.school.challenge import MOST, ResultLine, challenge_of, digest_of, fit_name
from engine.core.school.kept import KeptFile
from engine.core.storage import (
    is_there,
    user_folder,
)

FORMAT: Final = 1
MOST_FRIENDS: Final = 50
_MOVES: Final = re.compile(r"[0-9a-f]{8}")
_FILE: Final = re.compile(r"[a-z_]{1,30}-[0-9a-f]{1,32}\.json")
Key = tuple[str, date]


@dataclass(frozen=True, slots=True)
class Attempt:
    """The first attempt of a day: the name of its record, and what came of it; None before."""

    record: str
    value: int | None = None
    moves: str = ""

    @property
    def is_done(self) -> bool:
        return self.value is not None

    @property
    def path(self) -> Path | None:
        """Where its record lies; None when it is gone."""
        places = (records_folder() / self.record, saves_folder() / self.record)
        return next((place for place in places if is_there(place)), None)

    @property
    def is_gone(self) -> bool:
        """Whether it was given up: not done, and its record deleted."""
        return not self.is_done and self.path is None


@dataclass(slots=True)
class Challenges(KeptFile):
    """Attempts and friends' results by game and day."""

    cannot_keep: ClassVar = "The challenge could not be kept"

    path: Path = field(default_factory=lambda: user_folder() / "challenges.json")
    attempts: dict[Key, Attempt] = field(default_factory=dict)
    friends: dict[Key, dict[str, int]] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path | None = None) -> Challenges:
        """What is kept; nothing, and a `problem`, where the file cannot be read."""
        kept = cls() if path is None else cls(path)
        kept.attempts, kept.friends = kept._read_with(_read, "challenges") or ({}, {})
        return kept

    def begin(self, game: str, day: date, record_name: str) -> bool:
        """An attempt begins; whether it is the first one, which counts."""
        if (game, day) in self.attempts:
            return False
        self.attempts[game, day] = Attempt(record_name)
        self._write(self._document)
        return True

    def note(self, game: str, day: date, value: int, moves: str) -> None:
        """The first attempt of a day has come to its end."""
        begun = self.attempts[game, day]
        if not begun.is_done:
            self.attempts[game, day] = Attempt(begun.record, value, moves)
            self._write(self._document)

    def attempt_of(self, record_name: str) -> Key | None:
        """The game and day of the attempt that is kept in a file of that name."""
        found = (key for key, each in self.attempts.items() if each.record == record_name)
        return next(found, None)

    def follow(self, match: Match, record_name: str) -> int | None:
        """A match has gone on: notes its result once it has one. Returns that."""
        key = self.attempt_of(record_name)
        challenge = None if key is None else challenge_of(match.game, key[1])
        if key is None or challenge is None or not challenge.is_of(match):
            return None
        value = challenge.value(match)
        if value is not None:
            self.note(*key, value, digest_of(match))
        return value

    def catch_up(self, registry: Registry, day: date) -> None:
        """Notes the attempts of a day whose end the program did not live to note."""
        for (key, when), attempt in list(self.attempts.items()):
            path = attempt.path if when == day and key in registry.keys else None
            if path is None or attempt.is_done:
                continue
            try:
                self.follow(record.load(registry, path), attempt.record)
            except InputError:
                continue  # whoever opens that game is told what is wrong with its file

    def take(self, line: ResultLine) -> str:
        """Keeps a friend's result; a sentence for whoever pasted it. InputError when it is there
        already.
        """
        key = line.game, line.day
        own = self.attempts.get(key)
        if own is not None and own.is_done and own.moves == line.moves:
            raise InputError("This is your own result")
        others = self.friends.setdefault(key, {})
        if line.name in others:
            raise InputError(f"{line.name}'s result of that day is there already")
        if len(others) >= MOST_FRIENDS:
            raise InputError(f"There are {MOST_FRIENDS} results of that day already")
        others[line.name] = line.value
        self._write(self._document)
        return f"{line.name}'s result stands beside yours."

    def days_in_a_row(self, today: date) -> int:
        """On how many days up to today, or yesterday, a challenge was played to its end."""
        played = self.days
        day = today if today in played else today - timedelta(days=1)
        first = day
        while day in played:
            day -= timedelta(days=1)
        return (first - day).days

    @property
    def days(self) -> set[date]:
        """The days on which a challenge was played to its end."""
        return {day for (_, day), attempt in self.attempts.items() if attempt.is_done}

    def line_of(self, game: Game, day: date, name: str) -> ResultLine | None:
        """The own result as a line to send; None before there is one."""
        attempt, challenge = self.attempts.get((game.key, day)), challenge_of(game, day)
        if attempt is None or attempt.value is None or challenge is None:
            return None
        return ResultLine(
            game.key, day, challenge.seed, attempt.value, fit_name(name), attempt.moves
        )

    def _document(self) -> dict[str, Any]:
        attempts: dict[str, Any] = {}
        for (game, day), each in sorted(self.attempts.items()):
            entry = {"record": each.record, "value": each.value, "moves": each.moves}
            attempts.setdefault(game, {})[day.isoformat()] = entry
        friends: dict[str, Any] = {}
        for (game, day), names in sorted(self.friends.items()):
            friends.setdefault(game, {})[day.isoformat()] = names
        return {"format": FORMAT, "attempts": attempts, "friends": friends}


def _read(document: object) -> tuple[dict[Key, Attempt], dict[Key, dict[str, int]]]:
    """The attempts and friends of a document. BadDocument names the first wrong value."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"'format' must be {FORMAT}")
    attempts = {key: _attempt(entry, where) for key, entry, where in _days(document, "attempts")}
    friends = {key: _friends(entry, where) for key, entry, where in _days(document, "friends")}
    return attempts, friends


def _days(document: dict[str, Any], name: str) -> Iterator[tuple[Key, object, str]]:
    """Every entry of a part by game and day, and where it stands."""
    games = document.get(name)
    if not isinstance(games, dict):
        raise BadDocument(f"'{name}' must be an object")
    for game, days in games.items():
        if not isinstance(days, dict):
            raise BadDocument(f"'{name}.{game}' must be an object")
        for day, entry in days.items():
            when = day_named(day)
            if when is None:
                raise BadDocument(f"'{name}.{game}' must be by days, not '{day}'")
            yield (game, when), entry, f"{name}.{game}.{day}"


def _attempt(entry: object, where: str) -> Attempt:
    match entry:
        case {"record": str(name), "value": None, "moves": ""} if _FILE.fullmatch(name):
            return Attempt(name)
        case {"record": str(name), "value": int(value), "moves": str(moves)}:
            if _FILE.fullmatch(name) and _MOVES.fullmatch(moves) and _is_value(value):
                return Attempt(name, value, moves)
    raise BadDocument(f"'{where}' must say its record, its value and a check of its moves")


def _friends(entry: object, where: str) -> dict[str, int]:
    if not isinstance(entry, dict) or len(entry) > MOST_FRIENDS:
        raise BadDocument(f"'{where}' must be the results of friends")
    for name, value in entry.items():
        if fit_name(name) != name or not _is_value(value):
            raise BadDocument(f"'{where}' must be results by name")
    return dict(entry)


def _is_value(value: object) -> bool:
    return type(value) is int and abs(value) <= MOST
