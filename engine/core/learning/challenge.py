"""The challenge of the day: one seed a day and game for everybody, from the date alone.

The seed of a day is `seed_words` of the generator `Random("challenge/<game>/<YYYY-MM-DD>")`, which
is Python's own and the same on every machine; no network is asked. A result is told on in one line:

    Tabletop Bots challenge: risk 2026-11-22 slate-heron-7, 9 by Robin, moves 3f9a1c2b, check 5d0e77

One that counts as practice says so after the name: `9 by Robin, practice, moves ...`.
`moves` is a digest of every answer given, `check` one of the line itself, so that a line that lost
something on its way is noticed. It proves nothing about who played: it is checked, not trusted.
"""

from __future__ import annotations

import hashlib
import json
import re
from bisect import bisect
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from engine.core.chance import generator
from engine.core.decision import CHANCE
from engine.core.errors import InputError, shortened
from engine.core.game import Game
from engine.core.learning.plan import NOT_WON, ChallengePlan
from engine.core.match import Match
from engine.core.numbers import day_named
from engine.core.registry import Registry
from engine.core.seed_words import seed_words
from engine.core.setup import HUMAN, SeatSetup, Setup, told_apart
from engine.text.said import Said

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
    """The game of one day."""

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
            raise InputError(Said("friend-line-no-result", {"start": BEGINNING}))
        _, *said = words.split(BEGINNING)
        if len(said) > 1:
            is_double = len({each.strip() for each in said}) == 1
            raise InputError(Said("friend-line-twice" if is_double else "friend-line-several"))
        found = _LINE.search(words, words.index(BEGINNING))
        if found is None:
            raise InputError(Said("friend-line-not-whole"))
        line = cls(
            found["game"], _day(found["day"]), found["seed"], int(found["value"]), found["name"],
            found["moves"], found["practice"] is not None,
        )  # fmt: skip
        if line._check != found["check"] or not line.name.isprintable():
            raise InputError(Said("friend-line-changed"))
        line._compare(registry, today)
        return line

    def _compare(self, registry: Registry, today: date) -> None:
        """InputError when there is no such challenge."""
        game = registry.game(self.game)
        challenge = challenge_of(game, self.day)
        if challenge is None:
            raise InputError(Said("friend-line-no-challenge", {"game": game.title}))
        if self.day > today:
            raise InputError(Said("friend-line-to-come", {"day": self.day.isoformat()}))
        if self.seed != challenge.seed:
            args = {"game": game.title, "day": self.day.isoformat(), "seed": challenge.seed}
            raise InputError(
                Said("friend-line-other-seed", {**args, "given": shortened(self.seed)})
            )
        if not challenge.plan.can_be(self.value) or abs(self.value) > MOST:
            value = {"value": self.value, "game": game.title}
            most = challenge.plan.most
            if most is None:
                raise InputError(Said("friend-line-no-value", value))
            raise InputError(Said("friend-line-value-beyond", {**value, "most": f"{most:,}"}))


def fit_name(name: str) -> str:
    """A name that fits into a line."""
    plain = " ".join("".join(each if each.isprintable() else " " for each in name).split())
    return plain.replace(",", "")[:LONGEST_NAME].strip() or "Somebody"


def _day(text: str) -> date:
    day = day_named(text)
    if day is None:
        raise InputError(Said("friend-line-no-day", {"day": text}))
    return day
