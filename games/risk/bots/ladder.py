"""The levels in the order of their strength, as they are picked at the set-up."""

from __future__ import annotations

from engine.core.game import played_by
from games.risk.bots.captain import Captain
from games.risk.bots.expert import Expert
from games.risk.bots.general import General
from games.risk.bots.raider import Raider, Recruit
from games.risk.card import RiskCard

RECRUIT = Recruit()
RAIDER = Raider()
CAPTAIN = Captain()
GENERAL = General()
EXPERT = Expert()

LEVELS = played_by(
    RiskCard.levels,
    {
        "recruit": lambda setup: RECRUIT,
        "raider": lambda setup: RAIDER,
        "captain": lambda setup: CAPTAIN,
        "general": lambda setup: GENERAL,
        "expert": lambda setup: EXPERT,
    },
)
