"""The card of Risk: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card, Level
from engine.core.grading import Scale
from engine.core.learning.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Setting

TRADE = Setting(
    "trade",
    "Forced trade",
    (
        Choice("document", "More than five", "A sixth card must be redeemed"),
        Choice("classic5", "Five or more", "The fifth card already must"),
    ),
    "document",
)
CLAIMING = Setting(
    "claiming",
    "Claiming",
    (
        Choice("chosen", "Chosen", "Take territories in turn"),
        Choice("random", "Random", "Territories are dealt"),
    ),
    "chosen",
)
DEFENCE = Setting(
    "defence",
    "Defence",
    (
        Choice("automatic", "Automatic", "Always two dice when possible"),
        Choice("manual", "Manual", "The defender chooses one or two"),
    ),
    "automatic",
)
ROUNDS = Setting(
    "rounds",
    "Round limit",
    (
        Choice("200", "200 rounds"),
        Choice("100", "100 rounds"),
        Choice("50", "50 rounds"),
        Choice("10", "10 rounds"),
        Choice("none", "None"),
    ),
    "200",
    "Only for tables without a person",
)
# The figures are win shares of one against four of the level before, measured by
# `tests/benchmarks/risk_bots.py`; the README reports them with their intervals.
LEVELS: Final = (
    Level("recruit", "Recruit", "Random, but sane", 1, "86 %", called="Marmot"),
    Level("raider", "Raider", "Takes the weak", 1, "81 %", called="Badger"),
    Level("captain", "Captain", "Wants a continent", 2, "82 %", called="Kestrel"),
    Level("general", "General", "Plans campaigns", 3, "66 %", called="Lynx"),
    Level("expert", "Expert", "Compares boards", 4, "70 %", called="Grey Wolf"),
)


class RiskCard(Card):
    """The facts of Risk."""

    key = "risk"
    title = "Risk"
    tagline = "Seize the world"
    about = (
        "Claim the world, gather troops and cards, and roll for every border "
        "until one colour is left."
    )
    minutes = 90
    fewest_seats = 2
    most_seats = 6
    usual_seats = 5
    settings = (TRADE, CLAIMING, DEFENCE, ROUNDS)
    levels = LEVELS
    default_bot = "general"
    first_bot = "recruit"
    best_of = RecordPlan("Wins in a row", "games", "row")
    badge = BadgePlan("Against the odds", "Risk won against the Expert", "conqueror", "strength", 4)
    grading = Scale("% of all power", "the Expert", 0.1, 2.0, 6.0)
    challenge = ChallengePlan(
        "Win in few rounds", "rounds", ("captain", "captain"),
        ("recruit", "raider", "captain", "general", "expert"), {"rounds": "50"},
        boundless="a table with a person has no last round",
    )  # fmt: skip
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    figures_about = "games won, one against four of the level before"
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.risk.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
