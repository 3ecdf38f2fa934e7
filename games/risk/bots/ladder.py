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

LEVELS = (
    BotLevel("recruit", "Recruit", "Random, but sane", 1, lambda setup: RECRUIT),
    BotLevel("raider", "Raider", "Takes the weak", 1, lambda setup: RAIDER),
    BotLevel("captain", "Captain", "Wants a continent", 2, lambda setup: CAPTAIN),
    BotLevel("general", "General", "Plans", 3, lambda setup: GENERAL),
    BotLevel("expert", "Expert", "Compares boards", 4, lambda setup: EXPERT),
)
