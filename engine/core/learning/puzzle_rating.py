"""Ratings of player and puzzle: a puzzle is an opponent, by the model of Weng and Lin (openskill).

What is shown is the mean on a scale with 1,500 in its middle. Only the first try counts in full.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

MIDDLE: Final = 1500
STEP: Final = 40.0
"""So many points of the scale are one of the model's."""

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
SURE: Final = 2.5
"""How unsure a shipped puzzle's rating is: some bots have tried it."""

SHARES: Final = (1.0, 1 / 3, 0.0)
"""How much of the gain the first, second and third try bring."""

CLOSE: Final = 200
"""By so much the closest puzzle is rated above the plainest."""

BOT_RATINGS: Final = (1000, 1300, 1600, 1900)
"""What a bot of one to four bars counts as."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is thought of a player or a puzzle, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The number people read."""
        return round(MIDDLE + STEP * (self.mu - MU))


def rating_of(shown: int, sigma: float = SURE) -> Rating:
    """The rating behind a number that is shown."""
    return Rating(MU + (shown - MIDDLE) / STEP, sigma)


def after(player: Rating, puzzle: Rating, tries: int | None) -> tuple[Rating, Rating]:
    """Both after a puzzle was solved at a try (from 1), or not (None)."""
    is_solved = tries is not None
    won, lost = _played(player, puzzle, is_solved=is_solved)
    share = SHARES[min(tries, len(SHARES)) - 1] if tries is not None else 1.0
    return _towards(player, won, share), _towards(puzzle, lost, share)


def _towards(before: Rating, now: Rating, share: float) -> Rating:
    sigma = before.sigma + (now.sigma - before.sigma) * share
    return Rating(before.mu + (now.mu - before.mu) * share, sigma)


def _played(one: Rating, other: Rating, *, is_solved: bool) -> tuple[Rating, Rating]:
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only who solves puzzles is rated)

    model: Any = PlackettLuce()
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in (one, other)]
    ranks = [1.0, 2.0] if is_solved else [2.0, 1.0]
    (first,), (second,) = model.rate(teams, ranks=ranks)
    return Rating(first.mu, first.sigma), Rating(second.mu, second.sigma)


def puzzle_rating(answers: Iterable[tuple[int, bool]], closeness: float = 0.5) -> int:
    """The rating of a puzzle that bots of so many bars solved or did not.

    `closeness`, from 0 to 1, is how near the second best comes: that makes it harder.
    """
    puzzle = Rating()
    for strength, is_right in answers:
        bot = rating_of(BOT_RATINGS[strength - 1])
        _, puzzle = _played(bot, puzzle, is_solved=is_right)
    return puzzle.shown + round(CLOSE * (closeness - 0.5))
