"""What the pages of the hub propose, from the results kept on this machine."""

from __future__ import annotations

from engine.core.card import Card
from engine.core.errors import InputError
from engine.core.proposal import LevelProposal, first_level, proposed
from engine.core.statistics import Statistics
from engine.text.said import Said
from engine.ui.scene import Window


def is_known(window: Window, game: Card) -> bool:
    """Whether a person has finished it here; a word where results cannot be read."""
    try:
        return bool(Statistics().last_places(game.key))
    except InputError as problem:
        window.toast(f"{problem}", "warning")
        return False


def proposal_for(window: Window, game: Card) -> LevelProposal:
    """The level to play against; that of a first game, and a word, where results cannot be read."""
    try:
        return proposed(game, Statistics())
    except InputError as problem:
        window.toast(f"{problem}", "warning")
        return LevelProposal(first_level(game), Said("proposal-first"))
