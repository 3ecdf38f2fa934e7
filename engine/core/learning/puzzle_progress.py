"""What a person has made of the puzzles, kept between runs in one JSON file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Final

from engine.core.codec import Codec
from engine.core.errors import BadDocument
from engine.core.learning.puzzle import Puzzle
from engine.core.learning.puzzle_rating import MU, SIGMA, Rating, after, rating_of
from engine.core.learning.user_file import UserFile
from engine.core.storage import (
    user_folder,
)

FORMAT: Final = 1
KEPT_RATINGS: Final = 16
"""So many ratings of the player are kept for the curve."""

UNSURE: Final = 3
"""So many puzzles set a player's first rating."""

AGAIN_AFTER: Final = 4
"""A puzzle that was missed comes again after so many others, then after three times as many."""

STEPS: Final = 3
"""Solved so often at the first try after it was missed, a puzzle comes no more."""


@dataclass(frozen=True, slots=True)
class TriedPuzzle:
    """A puzzle that was tried: at which try it was last solved (0: not), and when it is due again.

    `at` is how many puzzles of the game had been tried then; `due` such a number, None for never.
    `step` counts how often it was right since it was missed; `mu` and `sigma` are its own rating.
    """

    tries: int
    at: int
    mu: float
    sigma: float
    due: int | None = None
    step: int = 0

    @property
    def is_solved(self) -> bool:
        return self.tries > 0


@dataclass(slots=True)
class Solver:
    """What is known of a player in one game."""

    mu: float = MU
    sigma: float = SIGMA
    tried: int = 0
    streak: int = 0
    best_streak: int = 0
    ratings: list[int] = field(default_factory=list)
    seen: dict[str, TriedPuzzle] = field(default_factory=dict)
    kept: list[str] = field(default_factory=list)

    @property
    def rating(self) -> Rating:
        """The player's rating."""
        return Rating(self.mu, self.sigma)

    @property
    def is_rated(self) -> bool:
        """Whether enough was tried for a rating."""
        return len(self.seen) >= UNSURE

    @property
    def solved(self) -> int:
        """How many puzzles were solved."""
        return sum(seen.is_solved for seen in self.seen.values())


@dataclass(frozen=True, slots=True)
class Gained:
    """What a puzzle did to the player: points of rating now, and what a first try would have."""

    points: int
    at_once: int


_CODEC: Final = Codec()


@dataclass(slots=True)
class PuzzleProgress(UserFile):
    """The solver of every game."""

    cannot_keep: ClassVar = "What was solved could not be kept"

    path: Path = field(default_factory=lambda: user_folder() / "puzzles.json")
    games: dict[str, Solver] = field(default_factory=dict)

    @classmethod
    def load(cls, path: Path | None = None) -> PuzzleProgress:
        """What is kept; nothing, and a `problem`, where the file cannot be read."""
        progress = cls() if path is None else cls(path)
        progress.games = progress._read_with(_read, "puzzles") or {}
        return progress

    def of(self, game: str) -> Solver:
        """The solver of a game."""
        return self.games.setdefault(game, Solver())

    def note(self, game: str, puzzle: Puzzle, tries: int | None) -> Gained:
        """A puzzle was solved at a try, or not (None). Only the first time moves the ratings."""
        solver = self.of(game)
        gained = _rate(solver, puzzle, tries)
        solver.tried += 1
        solver.streak = solver.streak + 1 if tries is not None else 0
        solver.best_streak = max(solver.best_streak, solver.streak)
        solver.seen[puzzle.key] = _again(solver.seen[puzzle.key], tries, solver.tried)
        self._write(self._document)
        return gained

    def switch_kept(self, game: str, key: str) -> bool:
        """Keep a puzzle, or keep it no more; whether it is kept now."""
        kept = self.of(game).kept
        if key in kept:
            kept.remove(key)
        else:
            kept.append(key)
        self._write(self._document)
        return key in kept

    def reset(self) -> None:
        """Everything begins anew."""
        self.games = {}
        self._write(self._document)

    def _document(self) -> dict[str, Any]:
        games = {game: _CODEC.encode(solver) for game, solver in sorted(self.games.items())}
        return {"format": FORMAT, "games": games}


def _rate(solver: Solver, puzzle: Puzzle, tries: int | None) -> Gained:
    if puzzle.key in solver.seen:
        return Gained(0, 0)
    before, own = solver.rating, rating_of(puzzle.rating)
    player, rated = after(before, own, tries)
    at_once, _ = after(before, own, 1)
    solver.mu, solver.sigma = player.mu, player.sigma
    solver.ratings = [*solver.ratings, player.shown][-KEPT_RATINGS:]
    solver.seen[puzzle.key] = TriedPuzzle(0, 0, rated.mu, rated.sigma)
    return Gained(player.shown - before.shown, at_once.shown - before.shown)


def _again(seen: TriedPuzzle, tries: int | None, now: int) -> TriedPuzzle:
    """When a puzzle comes again: what was missed soon, and later and later while it is right."""
    missed = tries != 1
    was_missed = seen.due is not None
    if missed:
        return replace(seen, tries=tries or 0, at=now, due=now + AGAIN_AFTER, step=0)
    if not was_missed:
        return replace(seen, tries=1, at=now)
    step = seen.step + 1
    due = None if step >= STEPS else now + AGAIN_AFTER * 3**step
    return replace(seen, tries=1, at=now, due=due, step=step)


def next_puzzle(
    puzzles: Sequence[Puzzle], solver: Solver, but_not: str | None = None
) -> Puzzle | None:
    """What to try next: what is due again, else the new one nearest to the player's rating, else
    what was tried longest ago. `but_not` is the one just tried; None where there is no other.
    """
    left = [puzzle for puzzle in puzzles if puzzle.key != but_not]
    if not left:
        return None
    again = [puzzle for puzzle in left if _is_due(solver, puzzle)]
    if again:
        return min(again, key=lambda puzzle: (_due(solver, puzzle), puzzle.key))
    new = [puzzle for puzzle in left if puzzle.key not in solver.seen]
    if new:
        own = solver.rating.shown
        return min(new, key=lambda puzzle: (abs(puzzle.rating - own), puzzle.key))
    return min(left, key=lambda puzzle: (solver.seen[puzzle.key].at, puzzle.key))


def _due(solver: Solver, puzzle: Puzzle) -> int:
    seen = solver.seen[puzzle.key]
    assert seen.due is not None
    return seen.due


def _is_due(solver: Solver, puzzle: Puzzle) -> bool:
    seen = solver.seen.get(puzzle.key)
    return seen is not None and seen.due is not None and seen.due <= solver.tried


def _read(document: object) -> dict[str, Solver]:
    """The solvers of a document. BadDocument names the first wrong value."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument(f"'format' must be {FORMAT}")
    games: Any = document.get("games")
    if not isinstance(games, dict):
        raise BadDocument("'games' must be an object")
    return {
        game: _checked(_CODEC.decode(Solver, entry, f"games.{game}"), f"games.{game}")
        for game, entry in games.items()
    }


def _checked(solver: Solver, where: str) -> Solver:
    sigmas = [solver.sigma, *[seen.sigma for seen in solver.seen.values()]]
    if min(sigmas) <= 0:
        raise BadDocument(f"'{where}' has a 'sigma' that is not above zero")
    if min(solver.tried, solver.streak, solver.best_streak) < 0:
        raise BadDocument(f"'{where}' counts less than nothing")
    return solver
