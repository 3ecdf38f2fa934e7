"""The challenges a person has taken and what friends have sent, kept in one JSON file.

    {"format": 1, "attempts": {"risk": {"2026-11-22": {"record": "risk-0a1b2c3d4e5f.json",
     "value": 9, "moves": "3f9a1c2b"}}}, "friends": {"risk": {"2026-11-22": {"Mia": 11}}}}

Only the first attempt of a day counts: it is noted when it begins, with the file it is kept in.
`value` is null until it has come to its end. An attempt may say why it counts as `practice`, and
how many `answers` it had when it was last looked at; `practised` names friends whose result was
practice, `rehearsed` the days whose seed was played before their attempt began.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, ClassVar, Final

from engine.core import record
from engine.core.errors import BadDocument, InputError
from engine.core.game import Game
from engine.core.learning.challenge import (
    MOST,
    Challenge,
    ResultLine,
    challenge_of,
    digest_of,
    fit_name,
)
from engine.core.learning.practice import DAYS_AHEAD, REASONS, Practice, was_played
from engine.core.learning.user_file import UserFile
from engine.core.match import Match
from engine.core.numbers import day_named
from engine.core.registry import Registry
from engine.core.saves import records_folder, saves_folder
from engine.core.storage import (
    is_there,
    user_folder,
)
from engine.text.said import Said

FORMAT: Final = 1
MOST_FRIENDS: Final = 50
_MOVES: Final = re.compile(r"[0-9a-f]{8}")
_FILE: Final = re.compile(r"[a-z_]{1,30}-[0-9a-f]{1,32}\.json")
Key = tuple[str, date]


@dataclass(frozen=True, slots=True)
class ChallengeAttempt:
    """The first attempt of a day: the name of its record, and what came of it; None before."""

    record: str
    value: int | None = None
    moves: str = ""
    practice: Practice = ""
    answers: int = 0

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
class Challenges(UserFile):
    """Attempts and friends' results by game and day."""

    cannot_keep: ClassVar = "The challenge could not be kept"

    path: Path = field(default_factory=lambda: user_folder() / "challenges.json")
    attempts: dict[Key, ChallengeAttempt] = field(default_factory=dict)
    friends: dict[Key, dict[str, int]] = field(default_factory=dict)
    practised: dict[Key, set[str]] = field(default_factory=dict)
    rehearsed: set[Key] = field(default_factory=set)

    @classmethod
    def load(cls, path: Path | None = None) -> Challenges:
        """What is kept; nothing, and a `problem`, where the file cannot be read."""
        kept = cls() if path is None else cls(path)
        found = kept._read_with(_read, "challenges")
        if found is not None:
            kept.attempts, kept.friends, kept.practised, kept.rehearsed = found
        return kept

    def practice_of(self, challenge: Challenge) -> Practice:
        """Why an attempt that began now would be practice; empty where it would count."""
        key = challenge.game.key, challenge.day
        known = key in self.rehearsed or was_played(challenge.game.key, challenge.seed)
        return "before" if known else ""

    def begin(self, game: str, day: date, record_name: str, practice: Practice = "") -> bool:
        """An attempt begins; whether it is the first one, which alone may count."""
        if (game, day) in self.attempts:
            return False
        self.attempts[game, day] = ChallengeAttempt(record_name, practice=practice)
        self._write(self._document)
        return True

    def saw(self, match: Match, record_name: str, today: date) -> Said | None:
        """A game is opened. Where it tells the dice of a challenge that is still to count, that
        becomes practice: a sentence for whoever plays says so.
        """
        for key in self._open_days(match, today):
            attempt = self.attempts.get(key)
            if attempt is None:
                if key in self.rehearsed:
                    continue
                self.rehearsed.add(key)
                why: Practice = "before"
            else:
                self._note_end(Registry({match.game.key: lambda: match.game}), key)
                attempt = self.attempts[key]
                if attempt.is_done or attempt.practice:
                    continue
                is_own, answers = attempt.record == record_name, len(match.moves)
                why = "" if is_own else "beside"
                if is_own and answers < attempt.answers:
                    why = "put back"
                most = max(answers, attempt.answers) if is_own else attempt.answers
                self.attempts[key] = replace(attempt, practice=why, answers=most)
            self._write(self._document)
            if why:
                day = key[1].isoformat()
                return Said("challenge-now-practice", {"day": day, "why": REASONS[why]})
        return None

    def _open_days(self, match: Match, today: date) -> list[Key]:
        """The challenges with the seed of a match that are under way or still to begin."""
        game = match.game
        days = {day for key, day in self.attempts if key == game.key}
        days |= {today + timedelta(days=ahead) for ahead in range(DAYS_AHEAD)}
        found = [challenge_of(game, day) for day in sorted(days)]
        return [(game.key, each.day) for each in found if each and each.seed == match.setup.seed]

    def note(self, game: str, day: date, value: int, moves: str) -> None:
        """The first attempt of a day has come to its end."""
        begun = self.attempts[game, day]
        if not begun.is_done:
            self.attempts[game, day] = replace(begun, value=value, moves=moves)
            self._write(self._document)

    def attempt_of(self, record_name: str) -> Key | None:
        """The game and day of the attempt that is kept in a file of that name."""
        found = (key for key, each in self.attempts.items() if each.record == record_name)
        return next(found, None)

    def follow(self, match: Match, record_name: str) -> int | None:
        """A match has gone on: notes a hint, and its result once it has one. Returns that."""
        key = self.attempt_of(record_name)
        challenge = None if key is None else challenge_of(match.game, key[1])
        if key is None or challenge is None or not challenge.is_of(match):
            return None
        attempt = self.attempts[key]
        if match.is_hinted and not attempt.is_done and not attempt.practice:
            self.attempts[key] = replace(attempt, practice="hint")
            self._write(self._document)
        value = challenge.value(match)
        if value is not None:
            self.note(*key, value, digest_of(match))
        return value

    def catch_up(self, registry: Registry, day: date) -> None:
        """Notes the attempts of a day whose end the program did not live to note."""
        for key in list(self.attempts):
            if key[1] == day and key[0] in registry.keys:
                self._note_end(registry, key)

    def _note_end(self, registry: Registry, key: Key) -> None:
        """Notes what became of an attempt: its result, or how far its record goes."""
        attempt = self.attempts[key]
        path = None if attempt.is_done else attempt.path
        if path is None:
            return
        try:
            match = record.load(registry, path)
        except InputError:
            return  # whoever opens that game is told what is wrong with its file
        if self.follow(match, attempt.record) is None and len(match.moves) != attempt.answers:
            attempt = self.attempts[key]
            is_put_back = len(match.moves) < attempt.answers and not attempt.practice
            why: Practice = "put back" if is_put_back else attempt.practice
            most = max(len(match.moves), attempt.answers)
            self.attempts[key] = replace(attempt, practice=why, answers=most)
            self._write(self._document)

    def take(self, line: ResultLine) -> Said:
        """Keeps a friend's result; a sentence for whoever pasted it. InputError when it is there
        already.
        """
        key = line.game, line.day
        own = self.attempts.get(key)
        if own is not None and own.is_done and own.moves == line.moves:
            raise InputError(Said("friend-own"))
        others = self.friends.setdefault(key, {})
        if others.get(line.name) == line.value:
            raise InputError(Said("friend-double", {"name": line.name}))
        if line.name in others:
            raise InputError(Said("friend-another", {"name": line.name}))
        if len(others) >= MOST_FRIENDS:
            raise InputError(Said("friend-enough", {"count": MOST_FRIENDS}))
        others[line.name] = line.value
        if line.is_practice:
            self.practised.setdefault(key, set()).add(line.name)
        self._write(self._document)
        said = "friend-taken-practice" if line.is_practice else "friend-taken"
        return Said(said, {"name": line.name})

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
        """The days on which a challenge was played to its end, and counted."""
        return {
            day
            for (_, day), attempt in self.attempts.items()
            if attempt.is_done and not attempt.practice
        }

    def line_of(self, game: Game, day: date, name: str) -> ResultLine | None:
        """The own result as a line to send; None before there is one."""
        attempt, challenge = self.attempts.get((game.key, day)), challenge_of(game, day)
        if attempt is None or attempt.value is None or challenge is None:
            return None
        return ResultLine(
            game.key, day, challenge.seed, attempt.value, fit_name(name), attempt.moves,
            bool(attempt.practice),
        )  # fmt: skip

    def _document(self) -> dict[str, Any]:
        attempts: dict[str, Any] = {}
        for (game, day), each in sorted(self.attempts.items()):
            entry = {"record": each.record, "value": each.value, "moves": each.moves}
            entry |= {"practice": each.practice} if each.practice else {}
            entry |= {"answers": each.answers} if each.answers else {}
            attempts.setdefault(game, {})[day.isoformat()] = entry
        friends: dict[str, Any] = {}
        for (game, day), names in sorted(self.friends.items()):
            friends.setdefault(game, {})[day.isoformat()] = names
        document = {"format": FORMAT, "attempts": attempts, "friends": friends}
        practised: dict[str, Any] = {}
        for (game, day), some in sorted(self.practised.items()):
            practised.setdefault(game, {})[day.isoformat()] = sorted(some)
        rehearsed: dict[str, Any] = {}
        for game, day in sorted(self.rehearsed):
            rehearsed.setdefault(game, {})[day.isoformat()] = True
        document |= {"practised": practised} if practised else {}
        return document | ({"rehearsed": rehearsed} if rehearsed else {})


Read = tuple[dict[Key, ChallengeAttempt], dict[Key, dict[str, int]], dict[Key, set[str]], set[Key]]


def _read(document: object) -> Read:
    """All that a document says, in the order of `Challenges`. BadDocument names what is wrong."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"'format' must be {FORMAT}")
    attempts = {key: _attempt(entry, where) for key, entry, where in _days(document, "attempts")}
    friends = {key: _friends(entry, where) for key, entry, where in _days(document, "friends")}
    whole = {"practised": {}, "rehearsed": {}, **document}
    practised = {key: _names(entry, where) for key, entry, where in _days(whole, "practised")}
    rehearsed = {key for key, entry, _ in _days(whole, "rehearsed") if entry is True}
    return attempts, friends, practised, rehearsed


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


def _attempt(entry: object, where: str) -> ChallengeAttempt:
    if not isinstance(entry, dict):
        raise BadDocument(f"'{where}' must be an object")
    match entry:
        case {"record": str(name), "value": None, "moves": ""} if _FILE.fullmatch(name):
            return _with_more(ChallengeAttempt(name), entry, where)
        case {"record": str(name), "value": int(value), "moves": str(moves)}:
            if _FILE.fullmatch(name) and _MOVES.fullmatch(moves) and _is_value(value):
                return _with_more(ChallengeAttempt(name, value, moves), entry, where)
    raise BadDocument(f"'{where}' must say its record, its value and a check of its moves")


def _with_more(attempt: ChallengeAttempt, entry: Mapping[Any, Any], where: str) -> ChallengeAttempt:
    """The attempt with why it is practice and how many answers it had, where that is said."""
    why, answers = entry.get("practice", ""), entry.get("answers", 0)
    if why not in ("", *REASONS):
        raise BadDocument(f"'{where}.practice' must be one of {', '.join(REASONS)}")
    if type(answers) is not int or answers < 0:
        raise BadDocument(f"'{where}.answers' must be a number of answers")
    return replace(attempt, practice=why, answers=answers)


def _names(entry: object, where: str) -> set[str]:
    if not isinstance(entry, list) or not all(isinstance(name, str) for name in entry):
        raise BadDocument(f"'{where}' must be names of friends")
    return set(entry)


def _friends(entry: object, where: str) -> dict[str, int]:
    if not isinstance(entry, dict) or len(entry) > MOST_FRIENDS:
        raise BadDocument(f"'{where}' must be the results of friends")
    for name, value in entry.items():
        if fit_name(name) != name or not _is_value(value):
            raise BadDocument(f"'{where}' must be results by name")
    return dict(entry)


def _is_value(value: object) -> bool:
    return type(value) is int and abs(value) <= MOST
