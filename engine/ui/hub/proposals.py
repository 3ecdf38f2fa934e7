"""What the pages of the hub propose, from the results kept on this machine."""

from __future__ import annotations

from collections import Counter

from engine.core.card import Card
from engine.core.errors import InputError
from engine.core.learning.journey import LevelProposal, first_level, proposed
from engine.core.setup import HUMAN
from engine.core.statistics import Statistics
from engine.text.said import Said
from engine.ui.scene import Window


def is_known(window: Window, game: Card) -> bool:
    """Whether a person has finished it here."""
    return games_finished(window, game) > 0


def games_finished(window: Window, game: Card) -> int:
    """How many of a kind a person has finished here; a word where results cannot be read."""
    return finished(window).get(game.key, 0)


def finished(window: Window) -> Counter[str]:
    """How many games of each kind a person has finished here, likewise."""
    played: Counter[str] = Counter()
    try:
        for row in Statistics().by_player():
            played[row.game] += row.games * (row.player == HUMAN)
    except InputError as problem:
        window.toast(f"{problem}", "warning")
    return +played


def latest_game() -> str | None:
    """The key of the game that a person finished last; None before any, or where results cannot
    be read.
    """
    try:
        return Statistics().latest_game()
    except InputError:
        return None


def proposal_for(window: Window, game: Card) -> LevelProposal:
    """The level to play against; that of a first game, and a word, where results cannot be read."""
    try:
        store = Statistics()
        besides = _challenge_records() if store.last_places(game.key) else ()
        return proposed(game, store, besides)
    except InputError as problem:
        window.toast(f"{problem}", "warning")
        return LevelProposal(first_level(game), Said("proposal-first"))


def _challenge_records() -> tuple[str, ...]:
    """The records of all first attempts at a challenge."""
    from engine.core.learning.challenges import Challenges  # noqa: PLC0415 (not for the first frame)

    return tuple(each.record for each in Challenges.load().attempts.values())
