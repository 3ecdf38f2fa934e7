"""What somebody does next in a game, and which level to play against next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal, TypeVar

from engine.core.card import Card, Level
from engine.core.learning.lesson import lesson_keys
from engine.core.learning.progress import Progress
from engine.core.setup import HUMAN
from engine.core.statistics import Statistics
from engine.text.message import Message

# What somebody does next in a game: two lessons, a first game, a puzzle, a challenge; then games.
#
# Whoever finished a game without a lesson, or many games, needs no such way: they play on.

G = TypeVar("G", bound=Card)
Station = Literal["lesson", "game", "puzzle", "challenge"]
LESSONS: Final = 2
"""So many lessons come before the first game."""

VETERAN: Final = 5
"""Who has finished so many games of a kind chooses alone."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """The one step that is proposed; of a lesson its key, and whether it was left in the middle."""

    station: Station
    lesson: str = ""
    is_begun: bool = False


def journey(
    games: Sequence[G], progress: Progress, finished: Mapping[str, int], latest: str | None
) -> tuple[G, NextStep]:
    """The one game to go on with of those there are, and the next step in it; somebody has
    `finished` so many of each, the `latest` last.

    Before the first one it is that of a lesson left in the middle, else of one that was done.
    """
    begun = (game for game in games if progress.left_in_the_middle(game))
    learnt = (game for game in games if progress.done(game.key))
    last = [game for game in games if game.key == latest]
    game = next(chain(last, *(() if finished else (begun, learnt)), games))
    return game, next_step(game, progress, finished.get(game.key, 0))


def next_step(game: Card, progress: Progress, games: int) -> NextStep:
    """The next step of somebody who has finished so many games of a kind."""
    done, begun = progress.done(game.key), progress.left_in_the_middle(game)
    if games == 0:
        first = (key for key in lesson_keys(game)[:LESSONS] if key not in done)
        lesson = begun or next(first, None)
        return NextStep("game") if lesson is None else NextStep("lesson", lesson, begun is not None)
    if done and games < VETERAN:
        if not _has_tried_a_puzzle(game):
            return NextStep("puzzle")
        if not _has_tried_a_challenge(game):
            return NextStep("challenge")
    return NextStep("game")


def _has_tried_a_puzzle(game: Card) -> bool:
    """Also where the game has none."""
    from engine.core.learning.puzzle import (  # noqa: PLC0415
        PuzzleProgress,
        shipped_set,
    )

    return shipped_set(game) is None or bool(PuzzleProgress.load().of(game.key).seen)


def _has_tried_a_challenge(game: Card) -> bool:
    """Also where the game has none."""
    from engine.core.learning.challenges import Challenges  # noqa: PLC0415 (not for the first frame)

    kept = Challenges.load().attempts
    return game.challenge is None or any(key == game.key for key, _ in kept)


# Which level to play against next: a beginner's first, then by how the last game went.


@dataclass(frozen=True, slots=True)
class LevelProposal:
    """A level, and why it is proposed."""

    level: str
    why: Message


def listed_levels(game: Card) -> tuple[Level, ...]:
    """The levels to pick from, weakest first: those the game lists, else all it has."""
    return tuple(level for level in game.levels if level.listed) or game.all_levels


def levels_to_ask(game: Card) -> tuple[Level, ...]:
    """The levels that can say what they would do: not whom the rules move, who decides nothing."""
    return tuple(each for each in listed_levels(game) if each.name != game.ruled_player)


def first_level(game: Card) -> str:
    """The level of a first game: the weakest."""
    return listed_levels(game)[0].name


def usual_options(game: Card) -> dict[str, str]:
    """The options of a game that nobody changes."""
    return {setting.key: setting.default for setting in game.settings}


def level_for(game: Card, usual: str) -> str:
    """The level of a bot that takes a seat: the usual one, or else that of a first game."""
    return usual if usual in [each.name for each in listed_levels(game)] else first_level(game)


def proposed(game: Card, statistics: Statistics, besides: Sequence[str] = ()) -> LevelProposal:
    """One level up after a game won, one down after the last place, else the same again.

    `besides` are the records of challenges: nobody chose whom to meet there.
    """
    places = statistics.last_places(game.key, besides)
    names = [level.name for level in listed_levels(game)]
    met = [names.index(player) for player, _ in places if player in names]
    own = [rank for player, rank in places if player == HUMAN]
    if not met or not own:
        return LevelProposal(first_level(game), Message("proposal-first"))
    best, level = min(own), max(met)
    if best == 1:
        return LevelProposal(names[min(level + 1, len(names) - 1)], Message("proposal-won"))
    if best == len(places):
        return LevelProposal(names[max(level - 1, 0)], Message("proposal-even"))
    return LevelProposal(names[level], Message("proposal-again"))
