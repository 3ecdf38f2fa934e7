"""The players as people pick them."""

from __future__ import annotations

from engine.core.bot import RandomBot
from engine.core.game import played_by
from games.rajas.bots.evaluator import FITTED, GOOD, PLAIN, SIMPLE
from games.rajas.bots.greedy import ValuingBot
from games.rajas.bots.raja import Raja
from games.rajas.card import DUMMY, RajasCard

GREEDY = ValuingBot(SIMPLE, "RAJ-13.1")
PAGE = ValuingBot(PLAIN, "RAJ-13.2")
MINISTER = ValuingBot(GOOD, "RAJ-13.3")
RAJA = Raja(FITTED)

LEVELS = played_by(
    RajasCard.levels,
    {
        DUMMY: lambda setup: RandomBot(),
        "greedy": lambda setup: GREEDY,
        "page": lambda setup: PAGE,
        "minister": lambda setup: MINISTER,
        "raja": lambda setup: RAJA,
    },
)
