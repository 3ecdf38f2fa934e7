"""The four difficulties (RB-14): one Rollbot, with more and more money to fall back on."""

from __future__ import annotations

from engine.core.game import BotLevel
from games.roll_galaxy.rollbot.bot import Rollbot

ROLLBOT = Rollbot()

FLOORS = {"rollbot:easy": 1, "rollbot:medium": 2, "rollbot:hard": 3, "rollbot:insane": 4}
"""RB-14.2 to 14.5: per level, the least money after a round."""

# The figures are shares of 1,000 games of two each; `tests/benchmarks/rollbot.py` measures them.
LEVELS = (
    BotLevel("rollbot:easy", "Easy", "Rollbot, keeps $1", 1, lambda setup: ROLLBOT, "50 %"),
    BotLevel("rollbot:medium", "Medium", "Rollbot, keeps $2", 2, lambda setup: ROLLBOT, "72 %"),
    BotLevel("rollbot:hard", "Hard", "Rollbot, keeps $3", 3, lambda setup: ROLLBOT, "87 %"),
    BotLevel("rollbot:insane", "Insane", "Rollbot, keeps $4", 4, lambda setup: ROLLBOT, "93 %"),
)
