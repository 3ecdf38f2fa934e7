"""The levels in the order of their strength, as they are picked at the set-up."""

from __future__ import annotations

from engine.core.game import BotLevel
from games.risk.bots.captain import Captain
from games.risk.bots.expert import Expert
from games.risk.bots.general import General
from games.risk.bots.raider import Raider
from games.risk.bots.recruit import Recruit

RECRUIT = Recruit()
RAIDER = Raider()
CAPTAIN = Captain()
GENERAL = General()
EXPERT = Expert()

# The figures are win shares of one against four of the level before, measured by
# `tests/benchmarks/risk_bots.py`; the README reports them with their intervals.
LEVELS = (
    BotLevel(
        "recruit", "Recruit", "Random, but sane", 1, lambda setup: RECRUIT, "86 %", called="Marmot"
    ),
    BotLevel(
        "raider", "Raider", "Takes the weak", 1, lambda setup: RAIDER, "81 %", called="Badger"
    ),
    BotLevel(
        "captain",
        "Captain",
        "Wants a continent",
        2,
        lambda setup: CAPTAIN,
        "82 %",
        called="Kestrel",
    ),
    BotLevel(
        "general", "General", "Plans campaigns", 3, lambda setup: GENERAL, "66 %", called="Lynx"
    ),
    BotLevel(
        "expert", "Expert", "Compares boards", 4, lambda setup: EXPERT, "70 %", called="Grey Wolf"
    ),
)
