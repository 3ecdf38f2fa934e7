"""The players as people pick them."""

from __future__ import annotations

from engine.core.bot import RandomBot
from engine.core.game import BotLevel
from games.rajas.bots.greedy import ValuingBot
from games.rajas.bots.raja import Raja
from games.rajas.bots.worth import FITTED, GOOD, PLAIN, SIMPLE

DUMMY = "dummy"
"""A seat of this player is moved by the rules (`steps.dummy_turn`) and is asked nothing."""

GREEDY = ValuingBot(SIMPLE, "RAJ-13.1")
PAGE = ValuingBot(PLAIN, "RAJ-13.2")
MINISTER = ValuingBot(GOOD, "RAJ-13.3")
RAJA = Raja(FITTED)

LEVELS = (
    BotLevel(DUMMY, "Dummy", "The solo version", 1, lambda setup: RandomBot(), called="Dummy"),
    BotLevel(
        "greedy",
        "Greedy",
        "Takes what brings most",
        1,
        lambda setup: GREEDY,
        listed=False,
        called="Kuber",
    ),
    BotLevel("page", "Page", "One worker ahead", 2, lambda setup: PAGE, called="Rohan"),
    BotLevel("minister", "Minister", "Plans by rounds", 3, lambda setup: MINISTER, called="Meera"),
    BotLevel("raja", "Raja", "Weighs each move", 4, lambda setup: RAJA, called="Raja"),
)
