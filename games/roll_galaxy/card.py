"""The card of Roll for the Galaxy: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import BadgePlan, Card, ChallengePlan, Level, RecordPlan, Scale
from engine.core.setup import Choice, Setting
from engine.text.message import Message, titled

NEW_GALACTIC_ORDER = Setting(
    "order",
    Message("roll-galaxy-order"),
    (
        Choice("groups", *titled("roll-galaxy-order-groups")),
        Choice("thirds", *titled("roll-galaxy-order-thirds")),
    ),
    "groups",
    Message("roll-galaxy-order.about"),
)
READINGS: Final = (
    Setting(
        "dictate",
        Message("roll-galaxy-dictate"),
        (
            Choice("all", *titled("roll-galaxy-dictate-all")),
            Choice(
                "called",
                *titled("roll-galaxy-dictate-called"),
            ),
        ),
        "all",
        Message("roll-galaxy-dictate.about"),
        is_reading=True,
    ),
    Setting(
        "idle",
        Message("roll-galaxy-idle"),
        (
            Choice(
                "unspendable",
                *titled("roll-galaxy-idle-unspendable"),
            ),
            Choice("all", *titled("roll-galaxy-idle-all")),
        ),
        "unspendable",
        Message("roll-galaxy-idle.about"),
        is_reading=True,
    ),
    Setting(
        "hidden",
        Message("roll-galaxy-hidden"),
        tuple(
            Choice(
                str(cost),
                *titled("roll-galaxy-hidden-cost", {"cost": cost}),
            )
            for cost in (1, 2, 3)
        ),
        "1",
        Message("roll-galaxy-hidden.about"),
        is_reading=True,
    ),
    Setting(
        "archaeology",
        Message("roll-galaxy-archaeology"),
        (
            Choice("2", *titled("roll-galaxy-archaeology-2")),
            Choice("4", *titled("roll-galaxy-archaeology-4")),
        ),
        "2",
        Message("roll-galaxy-archaeology.about"),
        is_reading=True,
    ),
    Setting(
        "recall",
        Message("roll-galaxy-recall"),
        (
            Choice(
                "together",
                *titled("roll-galaxy-recall-together"),
            ),
            Choice(
                "in turn",
                *titled("roll-galaxy-recall-in-turn"),
            ),
        ),
        "together",
        Message("roll-galaxy-recall.about"),
        is_reading=True,
    ),
)
"""How Rollbot's document is read, as options of the set-up (`rollbot.rulings`)."""
# The figures are shares of 1,000 games of two each (`tests/benchmarks/rollbot.py` measures them),
# the Navigator's of 24 (`tests/benchmarks/navigator.py`).
LEVELS: Final = (
    Level(
        "rollbot:easy",
        *titled("roll-galaxy-level-rollbot-easy"),
        1,
        "50 %",
        called="Pip",
    ),
    Level(
        "rollbot:medium",
        *titled("roll-galaxy-level-rollbot-medium"),
        2,
        "72 %",
        called="Cog",
    ),
    Level(
        "rollbot:hard",
        *titled("roll-galaxy-level-rollbot-hard"),
        3,
        "87 %",
        called="Quark",
    ),
    Level(
        "navigator",
        *titled("roll-galaxy-level-navigator"),
        3,
        "67 %",
        called="Navigator",
    ),
    Level(
        "rollbot:insane",
        *titled("roll-galaxy-level-rollbot-insane"),
        4,
        "93 %",
        called="Hex",
    ),
    Level(
        "navigator:insane",
        *titled("roll-galaxy-level-navigator-insane"),
        4,
        called="Navigator",
    ),
)
MOST: Final = 1189
"""No game of two ends with more points (counted in the tests)."""


class RollGalaxyCard(Card):
    key = "roll_galaxy"
    title = "Roll for the Galaxy"
    tagline = Message("roll-galaxy-tagline")
    about = Message("roll-galaxy-about")
    minutes = 45
    fewest_seats = 2
    most_seats = 5
    usual_seats = 2
    settings = (NEW_GALACTIC_ORDER, *READINGS)
    levels = LEVELS
    default_bot = "rollbot:easy"
    hint_bot = "navigator"
    best_of = RecordPlan(Message("roll-galaxy-record"), "roll-galaxy-record-unit", "score")
    badge = BadgePlan(*titled("roll-galaxy-badge"), "planet-conquest", "score", 40)
    grading = Scale(Message("roll-galaxy-loss-unit"), Message("roll-galaxy-judge"), 0.05, 1.0, 2.5)
    challenge = ChallengePlan(
        Message("roll-galaxy-challenge"), "points", ("rollbot:medium",),
        ("rollbot:easy", "rollbot:medium", "rollbot:hard", "rollbot:insane", "navigator"),
        most=MOST,
    )  # fmt: skip
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    figures_about = Message("roll-galaxy-figures")
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int], str], Any]:
        from games.roll_galaxy.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
