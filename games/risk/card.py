"""The card of Risk: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import BadgePlan, Card, ChallengePlan, NextTime, RecordPlan, Scale, level
from engine.core.setup import Choice, Setting, setting
from engine.text.message import Message, titled

MOST_ROUNDS: Final = ("200", "100", "50", "10", "none")
TRADE = setting("risk", "trade", "document", "classic5", "contest", has_about=False)
CLAIMING = setting("risk", "claiming", "chosen", "random", has_about=False)
DEFENCE = setting("risk", "defence", "automatic", "manual", has_about=False)
ROUNDS = Setting(
    "rounds",
    Message("risk-rounds"),
    tuple([Choice(each, Message(f"risk-rounds-{each}")) for each in MOST_ROUNDS]),
    "200",
    Message("risk-rounds.about"),
)
# The figures are win shares of one against four of the level before, measured by
# `tests/benchmarks/risk_bots.py`; its FIGURES.md reports them with their intervals.
LEVELS: Final = (
    level("risk", "recruit", 1, "86%", called="Marmot"),
    level("risk", "raider", 1, "81%", called="Badger"),
    level("risk", "captain", 2, "82%", called="Kestrel"),
    level("risk", "general", 3, "66%", called="Lynx"),
    level("risk", "expert", 4, "72%", called="Grey Wolf"),
)


class RiskCard(Card):
    key = "risk"
    title = "Risk"
    tagline = Message("risk-tagline")
    about = Message("risk-about")
    minutes = 90
    fewest_seats = 2
    most_seats = 6
    usual_seats = 5
    settings = (TRADE, CLAIMING, DEFENCE, ROUNDS)
    levels = LEVELS
    default_bot = "general"
    best_of = RecordPlan(Message("risk-record"), "risk-record-unit", "row")
    badge = BadgePlan(*titled("risk-badge"), "conqueror", "strength", 4)
    next_time = (
        NextTime("attack", Message("risk-next-attack-on"), "End the attacks"),
        NextTime("attack", Message("risk-next-attack")),
        NextTime("reinforce", Message("risk-next-reinforce")),
        NextTime("place", Message("risk-next-reinforce")),
        NextTime("fortify", Message("risk-next-fortify")),
        NextTime("occupy", Message("risk-next-occupy")),
        NextTime("redeem", Message("risk-next-redeem")),
    )
    grading = Scale(Message("risk-loss-unit"), Message("risk-judge"), 0.1, 2.0, 6.0)
    lead_unit = Message("risk-lead-unit")
    challenge = ChallengePlan(
        Message("risk-challenge"), "rounds", ("captain", "captain"),
        ("recruit", "raider", "captain", "general", "expert"), {"rounds": "50"},
        boundless="a table with a person has no last round",
    )  # fmt: skip
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    figures_about = Message("risk-figures")
    has_small_picture = True
    colours = ("red", "blue", "green", "yellow", "brown", "pink")  # brown for black

    def cover(self) -> Callable[[tuple[int, int], str], Any]:
        from games.risk.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
