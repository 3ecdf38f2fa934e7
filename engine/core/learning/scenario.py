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
from typing import Any, Final, TypeGuard

from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.learning.goal import ScenarioGoal, Verdict
from engine.core.match import Match
from engine.core.setup import HUMAN, SeatSetup, Setup, told_apart
from engine.core.storage import read_json

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
