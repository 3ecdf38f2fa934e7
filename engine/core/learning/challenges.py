"""The challenge of the day: its seed, what was taken and sent, and what stands beside it."""

from __future__ import annotations

import hashlib
import json
import re
from bisect import bisect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

from engine.core import record, storage
from engine.core.card import NOT_WON, Card, ChallengePlan
from engine.core.chance import generator
from engine.core.decision import CHANCE, Chance, close_bots
from engine.core.errors import BadDocument, InputError, shortened
from engine.core.game import Game
from engine.core.match import Match, bots_of
from engine.core.record import records_folder, saves_folder
from engine.core.registry import Registry
from engine.core.setup import HUMAN, SeatSetup, Setup, day_named, seed_words, told_apart
from engine.text.message import Message, Words, grouped

# The challenge of the day: one seed a day and game for everybody, from the date alone.
#
# The seed of a day is `seed_words` of the generator `Random("challenge/<game>/<YYYY-MM-DD>")`,
# which is Python's own and the same on every machine; no network is asked. A result is told on in
# one line:
#
#     Tabletop Bots challenge: risk 2026-11-22 slate-heron-7, 9 by Robin, moves 3f9a1c2b, check
#     5d0e77
#
# One that counts as practice says so after the name: `9 by Robin, practice, moves ...`. `moves`
# is a digest of every answer given, `check` one of the line itself, so that a line that lost
# something on its way is noticed. It proves nothing about who played: it is checked, not trusted.

PERSON: Final = 0
"""The seat of whoever takes the challenge."""

MOST: Final = 100_000
LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 300
BEGINNING: Final = "Tabletop Bots challenge:"
_LINE: Final = re.compile(
    r"(?P<game>[a-z_]{1,30}) (?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2}) (?P<seed>[a-z0-9-]{1,40}), "
    r"(?P<value>-?[0-9]{1,6}) by (?P<name>[^,]{1,24})(?P<practice>, practice)?, "
    r"moves (?P<moves>[0-9a-f]{8}), check (?P<check>[0-9a-f]{6})"
)


@dataclass(frozen=True, slots=True)
class Challenge:
    game: Game
    plan: ChallengePlan
    day: date

    @property
    def seed(self) -> str:
        """The same for everybody: it follows from game and date."""
        return seed_words(generator("challenge", self.game.key, self.day.isoformat()))

    def setup(self, name: str, player: str = HUMAN) -> Setup:
        """The set-up, with `player` in the seat of whoever takes it."""
        seats = [SeatSetup(player, name)]
        seats += [self.game.seat_of(opponent) for opponent in self.plan.opponents]
        return Setup(told_apart(seats), self.seed, dict(self.plan.options))

    def is_of(self, match: Match) -> bool:
        """Whether a match is one of this challenge, as it is to be played."""
        wanted = Match(match.game, self.setup("")).setup
        played = match.setup
        who = tuple(seat.player for seat in played.seats)
        return (
            (played.seed, played.options, played.position) == (self.seed, wanted.options, None)
            and who == tuple(seat.player for seat in wanted.seats)
            and not (played.practice or played.dice_by_hand)
        )

    def value(self, match: Match) -> int | None:
        """The result of a match that has come far enough, however far it has gone on; else None."""
        return self.value_at(match, self._end_of(match))

    def value_at(self, match: Match, table: Any) -> int | None:
        """The result as one of the tables of the match has it; None before it has come so far."""
        plan, game = self.plan, match.game
        round_ = game.progress(table)[0]
        if not match.is_over and not (plan.until and round_ > plan.until):
            return None
        result = game.result(table)
        if plan.measure == "points":
            return round(result.scores[PERSON])
        return round_ if result.ranks[PERSON] == 1 else NOT_WON

    def _end_of(self, match: Match) -> Any:
        """The first table after the last round that counts; the match's own before that."""
        until, progress = self.plan.until, match.game.progress
        if not until or progress(match.table)[0] <= until:
            return match.table
        moves = range(len(match.moves))
        first = bisect(moves, until, key=lambda move: progress(match.table_before(move))[0])
        return match.table if first == len(moves) else match.table_before(first)


def challenge_of(game: Game, day: date) -> Challenge | None:
    """The challenge of a game on a day; None when the game has none."""
    return None if game.challenge is None else Challenge(game, game.challenge, day)


def digest_of(match: Match) -> str:
    """Eight letters that follow from every answer of a match."""
    encode = match.game.codec.encode
    answers = [["chance" if move.seat == CHANCE else move.seat, encode(move.answer)]
               for move in match.moves]  # fmt: skip
    written = json.dumps(answers, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:8]


@dataclass(frozen=True, slots=True)
class ResultLine:
    """A result on its way from one person to another."""

    game: str
    day: date
    seed: str
    value: int
    name: str
    moves: str
    is_practice: bool = False

    def __str__(self) -> str:
        return f"{BEGINNING} {self._body}, check {self._check}"

    @property
    def _body(self) -> str:
        day, name = self.day.isoformat(), fit_name(self.name)
        who = f"{name}, practice" if self.is_practice else name
        return f"{self.game} {day} {self.seed}, {self.value} by {who}, moves {self.moves}"

    @property
    def _check(self) -> str:
        return hashlib.sha256(self._body.encode()).hexdigest()[:6]

    @classmethod
    def read(cls, registry: Registry, text: str, today: date) -> ResultLine:
        """The result in a pasted text; InputError says in one sentence why it is none."""
        words = " ".join(text[: 2 * LONGEST_LINE].split())
        if BEGINNING not in words or len(words) > LONGEST_LINE:
            raise InputError(Message("friend-line-no-result", {"start": BEGINNING}))
        _, *said = words.split(BEGINNING)
        if len(said) > 1:
            is_double = len({each.strip() for each in said}) == 1
            raise InputError(Message("friend-line-twice" if is_double else "friend-line-several"))
        found = _LINE.search(words, words.index(BEGINNING))
        if found is None:
            raise InputError(Message("friend-line-not-whole"))
        line = cls(
            found["game"], _day(found["day"]), found["seed"], int(found["value"]), found["name"],
            found["moves"], found["practice"] is not None,
        )  # fmt: skip
        if line._check != found["check"] or not line.name.isprintable():
            raise InputError(Message("friend-line-changed"))
        line._compare(registry, today)
        return line

    def _compare(self, registry: Registry, today: date) -> None:
        """InputError when there is no such challenge."""
        game = registry.game(self.game)
        challenge = challenge_of(game, self.day)
        if challenge is None:
            raise InputError(Message("friend-line-no-challenge", {"game": game.title}))
        if self.day > today:
            raise InputError(Message("friend-line-to-come", {"day": self.day.isoformat()}))
        if self.seed != challenge.seed:
            args = {"game": game.title, "day": self.day.isoformat(), "seed": challenge.seed}
            raise InputError(
                Message("friend-line-other-seed", {**args, "given": shortened(self.seed)})
            )
        if not challenge.plan.can_be(self.value) or abs(self.value) > MOST:
            value = {"value": self.value, "game": game.title}
            most = challenge.plan.most
            if most is None:
                raise InputError(Message("friend-line-no-value", value))
            raise InputError(Message("friend-line-value-beyond", {**value, "most": grouped(most)}))


def fit_name(name: str) -> str:
    plain = " ".join("".join(each if each.isprintable() else " " for each in name).split())
    return plain.replace(",", "")[:LONGEST_NAME].strip() or "Somebody"


def _day(text: str) -> date:
    day = day_named(text)
    if day is None:
        raise InputError(Message("friend-line-no-day", {"day": text}))
    return day


# What makes the challenge of a day practice: its dice were seen before they were to count.
#
# A seed tells the same dice to whoever plays it. So an attempt counts as practice when a game
# with the seed of the day was opened before it or beside it, in the window or as text, be it a
# usual game, a copy or a second attempt; when its record was put back to an earlier point; or
# when a hint was played in it.

Practice = Literal["", "before", "beside", "put back", "hint"]
"""Why an attempt counts as practice; empty where it counts."""

REASONS: Final[dict[Practice, Message]] = {
    "before": Message("challenge-practice-seed-before"),
    "beside": Message("challenge-practice-seed-beside"),
    "put back": Message("challenge-practice-put-back"),
    "hint": Message("challenge-practice-hint"),
}
DAYS_AHEAD: Final = 60
"""So many days to come whose seeds are known at once when one is played."""

_LOOKED_AT: Final = 1 << 16


def was_played(game: str, seed: str) -> bool:
    """Whether a record on this computer is of a game with that seed."""
    for folder in (records_folder(), saves_folder()):
        try:
            paths = [path for path in folder.glob(f"{game}-*.json") if not storage.is_aside(path)]
        except OSError:
            continue  # a folder that cannot be looked into has no games to show
        if any(_is_of(path, seed) for path in paths):
            return True
    return False


def _is_of(path: Path, seed: str) -> bool:
    """Whether a record has that seed; what cannot be read is told to whoever opens it."""
    try:
        with storage.open_file(path) as file:
            is_likely = json.dumps(seed).encode() in storage.as_utf8(
                file.read(_LOOKED_AT), "ignore"
            )
        return is_likely and record.outline(path).setup.seed == seed
    except (InputError, OSError):
        return False


# The challenges a person has taken and what friends have sent, kept in one JSON file.
#
#     {"format": 1, "attempts": {"risk": {"2026-11-22": {"record": "risk-0a1b2c3d4e5f.json",
#      "value": 9, "moves": "3f9a1c2b"}}}, "friends": {"risk": {"2026-11-22": {"Mia": 11}}}}
#
# Only the first attempt of a day counts: it is noted when it begins, with the file it is kept in.
# `value` is null until it has come to its end. An attempt may say why it counts as `practice`,
# and how many `answers` it had when it was last looked at; `practised` names friends whose result
# was practice, `rehearsed` the days whose seed was played before their attempt began.

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
        return next((place for place in places if storage.is_there(place)), None)

    @property
    def is_gone(self) -> bool:
        """Whether it was given up: not done, and its record deleted."""
        return not self.is_done and self.path is None


@dataclass(slots=True)
class Challenges(storage.UserFile):
    cannot_keep: ClassVar = "The challenge could not be saved"

    path: Path = field(default_factory=lambda: storage.user_folder() / "challenges.json")
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

    def saw(self, match: Match, record_name: str, today: date) -> Message | None:
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
                return Message("challenge-now-practice", {"day": day, "why": REASONS[why]})
        return None

    def _open_days(self, match: Match, today: date) -> list[Key]:
        """The challenges with the seed of a match that are under way or still to begin."""
        game = match.game
        days = {day for key, day in self.attempts if key == game.key}
        days |= {today + timedelta(days=ahead) for ahead in range(DAYS_AHEAD)}
        found = [challenge_of(game, day) for day in sorted(days)]
        return [(game.key, each.day) for each in found if each and each.seed == match.setup.seed]

    def note(self, game: str, day: date, value: int, moves: str) -> None:
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

    def take(self, line: ResultLine) -> Message:
        """Keeps a friend's result; a sentence for whoever pasted it. InputError when it is there
        already.
        """
        key = line.game, line.day
        own = self.attempts.get(key)
        if own is not None and own.is_done and own.moves == line.moves:
            raise InputError(Message("friend-own"))
        others = self.friends.setdefault(key, {})
        if others.get(line.name) == line.value:
            raise InputError(Message("friend-double", {"name": line.name}))
        if line.name in others:
            raise InputError(Message("friend-another", {"name": line.name}))
        if len(others) >= MOST_FRIENDS:
            raise InputError(Message("friend-enough", {"count": MOST_FRIENDS}))
        others[line.name] = line.value
        if line.is_practice:
            self.practised.setdefault(key, set()).add(line.name)
        self._write(self._document)
        said = "friend-taken-practice" if line.is_practice else "friend-taken"
        return Message(said, {"name": line.name})

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


# Whose results stand beside whose on the challenge of a day.

Whose = Literal["you", "friend", "house"]


@dataclass(frozen=True, slots=True)
class ChallengeStanding:
    """One result: whose it is, under which name, its value, and whether it was practice."""

    whose: Whose
    name: Words
    value: int
    is_practice: bool = False


def standings(
    challenge: Challenge, kept: Challenges, house: Mapping[str, int], name: str
) -> list[ChallengeStanding]:
    """All results of a day, the best first; of equal ones the person's own, then friends'.

    Those that count as practice come last.
    """
    key = challenge.game.key, challenge.day
    found = []
    attempt = kept.attempts.get(key)
    if attempt is not None and attempt.value is not None:
        found.append(ChallengeStanding("you", name, attempt.value, bool(attempt.practice)))
    practised = kept.practised.get(key, set())
    found += [
        ChallengeStanding("friend", who, value, who in practised)
        for who, value in kept.friends.get(key, {}).items()
    ]
    found += [
        ChallengeStanding("house", level_title(challenge.game, level), house[level])
        for level in challenge.plan.compared
        if level in house
    ]
    return sorted(found, key=lambda each: (each.is_practice, -challenge.plan.merit(each.value)))


def around_you(all_of_them: list[ChallengeStanding], room: int) -> list[ChallengeStanding]:
    """As many as there is room for, the person's own among them, its neighbours first."""
    at = next((n for n, each in enumerate(all_of_them) if each.whose == "you"), 0)
    first = max(0, min(at - room // 2, len(all_of_them) - room))
    return all_of_them[first : first + room]


def level_title(game: Card, name: str) -> Words:
    level = game.level(name)
    return name if level is None else level.title


# What the bots of the house score on the challenge of a day, worked out once and kept.

FOLDER: Final = "challenges"
MOST_ANSWERS: Final = 50_000


def reference_score(challenge: Challenge, level: str) -> int:
    """What a level scores in the person's seat: the same on every machine."""
    match = Match(challenge.game, challenge.setup(level, level), keeps_history=False)
    bots = bots_of(match)
    try:
        for _ in range(MOST_ANSWERS):
            value = challenge.value_at(match, match.table)
            if value is not None:
                return value
            if isinstance(match.pending, Chance):
                match.roll()
            else:
                assert match.pending is not None
                bot = bots[match.pending.seat]
                assert bot is not None
                match.answer(match.think(bot).option)
    finally:
        close_bots(bots)
    raise InputError(f"{challenge.game.title}: the challenge has no end in {MOST_ANSWERS} answers")


def work_out(challenge: Challenge, level: str) -> int:
    """The same, kept for the next time it is asked for."""
    known = known_values(challenge)
    if level not in known:
        known[level] = reference_score(challenge, level)
        _keep(challenge, known)
    return known[level]


def known_values(challenge: Challenge) -> dict[str, int]:
    """What has been worked out so far, by level; nothing where the file is not sound."""
    path = _path(challenge)
    try:
        document = storage.read_json(path) if storage.is_there(path) else None
    except InputError:
        return {}
    return _reference_scores_read(document, challenge)


def _reference_scores_read(document: Any, challenge: Challenge) -> dict[str, int]:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        return {}
    values = document.get("values")
    if document.get("seed") != challenge.seed or not isinstance(values, dict):
        return {}
    return {
        level: value
        for level, value in values.items()
        if level in challenge.plan.compared and type(value) is int and abs(value) <= MOST
    }


def _keep(challenge: Challenge, values: dict[str, int]) -> None:
    """A cache that cannot be written is worked out again."""
    document = {"format": FORMAT, "seed": challenge.seed, "values": values}
    try:
        storage.write_json_atomically(_path(challenge), document)
    except InputError:
        return


def _path(challenge: Challenge) -> Path:
    name = f"{challenge.game.key}-{challenge.day.isoformat()}.json"
    return storage.cache_folder() / FOLDER / name
