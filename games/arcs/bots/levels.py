"""The players as people pick them."""

from __future__ import annotations

from engine.core.game import BotLevel
from games.arcs.admiral.bot import CAPTAIN, WARLORD
from games.arcs.bots.steward import Steward

SUPERCAT = "supercat"
"""A seat of this player has the document's card supply in the place of a hand (CAT-2)."""

LEVELS = (
    BotLevel(
        SUPERCAT, "SUPERCAT", "The automated opponent", 2, lambda setup: Steward(), listed=False
    ),
    BotLevel("steward", "Steward", "A short list of habits", 1, lambda setup: Steward()),
    BotLevel("captain", "Captain", "Looks through its own turn", 3, lambda setup: CAPTAIN),
    BotLevel("warlord", "Warlord", "Looks past it, at the rivals", 4, lambda setup: WARLORD),
)
