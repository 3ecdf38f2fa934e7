"""What somebody does next in a game: two lessons, a first game, a puzzle, a challenge; then games.

Whoever finished a game without a lesson, or many games, needs no such way: they play on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal, TypeVar

from engine.core.card import Card
from engine.core.learning.lesson import lesson_keys
from engine.core.learning.progress import Progress

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
    from engine.core.learning.puzzle import shipped_set  # noqa: PLC0415 (not for the first frame)
    from engine.core.learning.puzzle_progress import PuzzleProgress  # noqa: PLC0415 (likewise)

    return shipped_set(game) is None or bool(PuzzleProgress.load().of(game.key).seen)


def _has_tried_a_challenge(game: Card) -> bool:
    """Also where the game has none."""
    from engine.core.learning.challenges import Challenges  # noqa: PLC0415 (not for the first frame)

    kept = Challenges.load().attempts
    return game.challenge is None or any(key == game.key for key, _ in kept)
