"""A scenario: a table in the middle of a game, and a goal that a bot has shown can be reached.

It lies in `games/<game>/scenarios/<key>.json`:

    {"title": "From behind", "about": "Ten points behind, three rounds to go.",
     "goal": {"win": true}, "seats": ["human", "captain"], "seed": "amber-otter-7",
     "options": {}, "proof": "expert", "position": {...}}

`proof` is the bot that reaches the goal in the person's place with this very seed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, TypeGuard

from engine.core.errors import BadDocument, shown
from engine.core.game import Game
from engine.core.match import Match
from engine.core.setup import HUMAN, SeatSetup, Setup, told_apart
from engine.core.storage import read_json

# What a scenario asks for: a few plain conditions, told on a running or a finished table.
#
#     {"win": true}                      first at the end
#     {"lead": 10}                       first at the end, with so many points more than anybody
#     else
#     {"place": 2}                       second or better at the end
#     {"score": 400}                     so many points at the end
#     {"reach": 30}                      so many points at any time
#     {"outlast": 12}                    still there when round 12 is over, or first before that
#
# `"by_round": 8` with any of them: it must be so before round 9 begins. All conditions must hold.

Verdict = Literal["open", "met", "missed"]
MOST: Final = 9999


@dataclass(frozen=True, slots=True)
class ScenarioGoal:
    """The conditions that are given; None where one is not."""

    win: bool = False
    lead: int | None = None
    place: int | None = None
    score: int | None = None
    reach: int | None = None
    outlast: int | None = None
    by_round: int | None = None

    @classmethod
    def of(cls, document: Any) -> ScenarioGoal:
        """The goal of a document; BadDocument names the first wrong condition."""
        if not isinstance(document, dict) or not set(document) - {"by_round"}:
            raise BadDocument("'goal' must be an object with a condition")
        for word, value in document.items():
            if word not in cls.__dataclass_fields__:
                raise BadDocument(f"'goal' knows no '{word}'")
            is_right = value is True if word == "win" else type(value) is int and 0 < value <= MOST
            if not is_right:
                raise BadDocument(f"'goal.{word}' cannot be {shown(value)}")
        return cls(**document)

    def verdict(self, game: Game, table: Any, seat: int, *, is_over: bool) -> Verdict:
        """How it stands for a seat."""
        if self._is_met(game, table, seat, is_over=is_over):
            return "met"
        is_late = self.by_round is not None and game.progress(table)[0] > self.by_round
        return "missed" if is_over or is_late or game.is_out(table, seat) else "open"

    def _is_met(self, game: Game, table: Any, seat: int, *, is_over: bool) -> bool:
        result, round_ = game.result(table), game.progress(table)[0]
        own, rank = result.scores[seat], result.ranks[seat]
        others = [score for other, score in enumerate(result.scores) if other != seat]
        is_first = is_over and rank == 1
        lasts = is_first or (not game.is_out(table, seat) and round_ > (self.outlast or 0))
        held = (
            self.by_round is None or round_ <= self.by_round,
            not self.win or is_first,
            self.lead is None or (is_first and own - max(others, default=0) >= self.lead),
            self.place is None or (is_over and rank <= self.place),
            self.score is None or (is_over and own >= self.score),
            self.reach is None or own >= self.reach,
            self.outlast is None or lasts,
        )
        return all(held)


FOLDER: Final = "scenarios"
WORDS: Final = ("title", "about", "seed", "proof")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A table to begin with, who sits there, and what is to be reached; `key` is its file's name.

    It carries its own JSON form of the table.
    """

    key: str
    title: str
    about: str
    goal: ScenarioGoal
    seats: tuple[str, ...]
    seed: str
    proof: str
    position: Any = field(hash=False)
    options: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def seat(self) -> int:
        """The seat of the person."""
        return self.seats.index(HUMAN)

    def setup(self, game: Game, name: str, player: str = HUMAN) -> Setup:
        """The set-up with a person of that name, or another `player`, in the person's seat."""
        seats = [
            SeatSetup(player, name) if who == HUMAN else game.seat_of(who) for who in self.seats
        ]
        return Setup(told_apart(seats), self.seed, dict(self.options), position=self.position)

    def match(self, game: Game, name: str, player: str = HUMAN) -> Match:
        """The match it is played at."""
        return Match(game, self.setup(game, name, player))

    def verdict(self, match: Match) -> Verdict:
        """How the goal stands at a match."""
        return self.goal.verdict(match.game, match.table, self.seat, is_over=match.is_over)

    def is_of(self, setup: Setup) -> bool:
        """Whether a match of that set-up is one of this scenario."""
        return setup.seed == self.seed and setup.position == self.position


@lru_cache(maxsize=256)
def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; BadDocument names the file and the first wrong field."""
    try:
        return _read(path.stem, read_json(path))
    except BadDocument as problem:
        raise BadDocument(f"{path}: {problem}") from None


def scenarios_of(game: Game) -> list[Scenario]:
    """The scenarios of a game, in the order of their files."""
    return [read_scenario(path) for path in sorted((game.folder / FOLDER).glob("*.json"))]


def scenario_of(game: Game, setup: Setup) -> Scenario | None:
    """The scenario that a match of a set-up plays; None for any other match."""
    if setup.position is None:
        return None
    return next((each for each in scenarios_of(game) if each.is_of(setup)), None)


def _read(key: str, document: Any) -> Scenario:
    if not isinstance(document, dict):
        raise BadDocument("a scenario must be an object")
    for word in WORDS:
        if not isinstance(document.get(word), str) or not document[word]:
            raise BadDocument(f"'{word}' must be a text")
    seats, options = document.get("seats"), document.get("options", {})
    if not _are_words(seats) or seats.count(HUMAN) != 1:
        raise BadDocument(f"'seats' must be a list of players with one '{HUMAN}'")
    if not isinstance(options, dict) or not _are_words(list(options.values())):
        raise BadDocument("'options' must be an object of texts")
    if not isinstance(document.get("position"), dict):
        raise BadDocument("'position' must be the table")
    return Scenario(
        key, document["title"], document["about"], ScenarioGoal.of(document.get("goal")),
        tuple(seats), document["seed"], document["proof"], document["position"], dict(options),
    )  # fmt: skip


def _are_words(value: Any) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)
