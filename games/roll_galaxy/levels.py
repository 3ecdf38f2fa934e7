"""The levels: one Rollbot with more and more money to fall back on (RB-14), and the Navigator."""

from __future__ import annotations

from engine.core.game import played_by
from engine.core.setup import Setup
from games.roll_galaxy.card import RollGalaxyCard
from games.roll_galaxy.navigator.bot import Navigator
from games.roll_galaxy.rollbot.bot import Rollbot
from games.roll_galaxy.rollbot.document import rulings_of

FLOORS = {
    "rollbot:easy": 1,
    "rollbot:medium": 2,
    "rollbot:hard": 3,
    "navigator": 1,
    "rollbot:insane": 4,
    "navigator:insane": 4,
}
"""RB-14.2 to 14.5: per level, the least money after a round."""


def rollbot(setup: Setup) -> Rollbot:
    """Rollbot with the readings of a set-up."""
    return Rollbot(rulings_of(setup.options))


def navigator(setup: Setup) -> Navigator:
    """The Navigator, who gets no more money than a person."""
    return Navigator()


LEVELS = played_by(
    RollGalaxyCard.levels,
    {
        "rollbot:easy": rollbot,
        "rollbot:medium": rollbot,
        "rollbot:hard": rollbot,
        "navigator": navigator,
        "rollbot:insane": rollbot,
        "navigator:insane": navigator,
    },
)
