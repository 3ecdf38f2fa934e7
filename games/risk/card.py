"""The card of Risk: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import BadgePlan, Card, ChallengePlan, Level, RecordPlan, Scale
from engine.core.setup import Choice, Setting
from engine.text.message import Message, titled

TRADE = Setting(
    "trade",
    Message("risk-trade"),
    (
        Choice("document", *titled("risk-trade-document")),
        Choice("classic5", *titled("risk-trade-classic5")),
        Choice("contest", *titled("risk-trade-contest")),
    ),
    "document",
)
CLAIMING = Setting(
    "claiming",
    Message("risk-claiming"),
    (
        Choice("chosen", *titled("risk-claiming-chosen")),
        Choice("random", *titled("risk-claiming-random")),
    ),
    "chosen",
)
DEFENCE = Setting(
    "defence",
    Message("risk-defence"),
    (
        Choice("automatic", *titled("risk-defence-automatic")),
        Choice("manual", *titled("risk-defence-manual")),
    ),
    "automatic",
)
ROUNDS = Setting(
    "rounds",
    Message("risk-rounds"),
    (
        Choice("200", Message("risk-rounds-200")),
        Choice("100", Message("risk-rounds-100")),
        Choice("50", Message("risk-rounds-50")),
        Choice("10", Message("risk-rounds-10")),
        Choice("none", Message("risk-rounds-none")),
    ),
    "200",
    Message("risk-rounds.about"),
)
# The figures are win shares of one against four of the level before, measured by
# `tests/benchmarks/risk_bots.py`; its FIGURES.md reports them with their intervals.
LEVELS: Final = (
    Level(
        "recruit",
        *titled("risk-level-recruit"),
        1,
        "86 %",
        called="Marmot",
    ),
    Level(
        "raider",
        *titled("risk-level-raider"),
        1,
        "81 %",
        called="Badger",
    ),
    Level(
        "captain",
        *titled("risk-level-captain"),
        2,
        "82 %",
        called="Kestrel",
    ),
    Level(
        "general",
        *titled("risk-level-general"),
        3,
        "66 %",
        called="Lynx",
    ),
    Level(
        "expert",
        *titled("risk-level-expert"),
        4,
        "70 %",
        called="Grey Wolf",
    ),
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

    def cover(self) -> Callable[[tuple[int, int], str], Any]:
        from games.risk.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
