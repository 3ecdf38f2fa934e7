"""The levels: one Rollbot with more and more money to fall back on (RB-14), and the Navigator."""

from __future__ import annotations

from engine.core.game import BotLevel
from engine.core.setup import Setup
from games.roll_galaxy.navigator.bot import Navigator
from games.roll_galaxy.rollbot.bot import Rollbot
from games.roll_galaxy.rollbot.rulings import rulings_of

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


# The figures are shares of 1,000 games of two each (`tests/benchmarks/rollbot.py` measures them),
# the Navigator's of 24 (`tests/benchmarks/navigator.py`).
LEVELS = (
    BotLevel("rollbot:easy", "Easy", "Rollbot, keeps $1", 1, rollbot, "50 %", called="Pip"),
    BotLevel("rollbot:medium", "Medium", "Rollbot, keeps $2", 2, rollbot, "72 %", called="Cog"),
    BotLevel("rollbot:hard", "Hard", "Rollbot, keeps $3", 3, rollbot, "87 %", called="Quark"),
    BotLevel(
        "navigator", "Navigator", "Looks ahead, keeps $1", 3, navigator, "67 %", called="Navigator"
    ),
    BotLevel("rollbot:insane", "Insane", "Rollbot, keeps $4", 4, rollbot, "93 %", called="Hex"),
    BotLevel(
        "navigator:insane",
        "Navigator, rich",
        "Looks ahead, keeps $4",
        4,
        navigator,
        called="Navigator",
    ),
)
