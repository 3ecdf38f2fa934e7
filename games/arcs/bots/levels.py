"""The players as people pick them."""

from __future__ import annotations

from engine.core.game import BotLevel
from games.arcs.bots.steward import Steward

LEVELS = (BotLevel("steward", "Steward", "A short list of habits", 1, lambda setup: Steward()),)
