"""The four difficulties (RB-14): one Rollbot, with more and more money to fall back on."""

from __future__ import annotations

from engine.core.game import BotLevel
from engine.core.setup import Setup
from games.roll_galaxy.rollbot.bot import Rollbot
from games.roll_galaxy.rollbot.rulings import rulings_of

FLOORS = {"rollbot:easy": 1, "rollbot:medium": 2, "rollbot:hard": 3, "rollbot:insane": 4}
"""RB-14.2 to 14.5: per level, the least money after a round."""


def rollbot(setup: Setup) -> Rollbot:
    """Rollbot with the readings of a set-up."""
    return Rollbot(rulings_of(setup.options))


# The figures are shares of 1,000 games of two each; `tests/benchmarks/rollbot.py` measures them.
LEVELS = (
    BotLevel("rollbot:easy", "Easy", "Rollbot, keeps $1", 1, rollbot, "50 %"),
    BotLevel("rollbot:medium", "Medium", "Rollbot, keeps $2", 2, rollbot, "72 %"),
    BotLevel("rollbot:hard", "Hard", "Rollbot, keeps $3", 3, rollbot, "87 %"),
    BotLevel("rollbot:insane", "Insane", "Rollbot, keeps $4", 4, rollbot, "93 %"),
)
