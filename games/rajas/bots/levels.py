"""The players as people pick them."""

from __future__ import annotations

from engine.core.bot import RandomBot
from engine.core.game import BotLevel
from games.rajas.bots.greedy import ValuingBot
from games.rajas.bots.worth import SIMPLE

DUMMY = "dummy"
"""A seat of this player is moved by the rules (`steps.dummy_turn`) and is asked nothing."""

GREEDY = ValuingBot(SIMPLE, "RAJ-13.1")

LEVELS = (
    BotLevel(DUMMY, "Dummy", "The solo version's dice", 1, lambda setup: RandomBot()),
    BotLevel("greedy", "Greedy", "Takes what brings most", 2, lambda setup: GREEDY),
)
