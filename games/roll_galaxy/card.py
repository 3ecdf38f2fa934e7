"""The card of Roll for the Galaxy: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card, Level
from engine.core.grading import Scale
from engine.core.learning.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Setting

NEW_GALACTIC_ORDER = Setting(
    "order",
    "Galactic Order",
    (
        Choice("groups", "Groups of three", "New Galactic Order: 2 VP a group"),
        Choice("thirds", "Two thirds", "New Galactic Order: 2/3 VP a die"),
    ),
    "groups",
    "How its bonus counts a partial group",
)
READINGS: Final = (
    Setting(
        "dictate",
        "Dictate",
        (
            Choice("all", "All methods", "Dictate also serves what follows the called phase"),
            Choice("called", "Called phase", "Dictate serves the called phase only"),
        ),
        "all",
        "Rollbot (RB-15.13): what an unused Dictate may do",
    ),
    Setting(
        "idle",
        "Idle dice",
        (
            Choice("unspendable", "Unspendable", "Powers left send idle dice exploring"),
            Choice("all", "Every die", "Powers left send every free die exploring"),
        ),
        "unspendable",
        "Rollbot (RB-15.16): which dice explore in the end",
    ),
    Setting(
        "hidden",
        "Hidden tiles",
        tuple(
            Choice(str(cost), f"Cost {cost}", f"A hidden tile counts as costing {cost}")
            for cost in (1, 2, 3)
        ),
        "1",
        "Rollbot (RB-15.21): is the end near, with tiles it cannot see",
    ),
    Setting(
        "archaeology",
        "Yellow dice",
        (
            Choice("2", "$2", "With Alien Archaeology it counts like any other"),
            Choice("4", "$4", "With Alien Archaeology it counts what it stocks"),
        ),
        "2",
        "Rollbot (RB-15.28): what a yellow explorer counts for Explore",
    ),
    Setting(
        "recall",
        "Recall",
        (
            Choice("together", "Both stacks", "By the cup before any die is recalled"),
            Choice("in turn", "In turn", "By the cup as it grows"),
        ),
        "together",
        "Rollbot (RB-15.22): which dice wait in vain near the end",
    ),
)
"""How Rollbot's document is read, as options of the set-up (`rollbot.rulings`)."""
# The figures are shares of 1,000 games of two each (`tests/benchmarks/rollbot.py` measures them),
# the Navigator's of 24 (`tests/benchmarks/navigator.py`).
LEVELS: Final = (
    Level("rollbot:easy", "Easy", "Rollbot, keeps $1", 1, "50 %", called="Pip"),
    Level("rollbot:medium", "Medium", "Rollbot, keeps $2", 2, "72 %", called="Cog"),
    Level("rollbot:hard", "Hard", "Rollbot, keeps $3", 3, "87 %", called="Quark"),
    Level("navigator", "Navigator", "Looks ahead, keeps $1", 3, "67 %", called="Navigator"),
    Level("rollbot:insane", "Insane", "Rollbot, keeps $4", 4, "93 %", called="Hex"),
    Level("navigator:insane", "Navigator, rich", "Looks ahead, keeps $4", 4, called="Navigator"),
)
MOST: Final = 1189
"""No game of two ends with more points (`limits.most_points`)."""


class RollGalaxyCard(Card):
    """The facts of Roll for the Galaxy."""

    key = "roll_galaxy"
    title = "Roll for the Galaxy"
    tagline = "Dice are your people"
    about = (
        "Roll your workers, choose a phase in secret, and settle the stars before the others do."
    )
    minutes = 45
    fewest_seats = 2
    most_seats = 5
    usual_seats = 2
    settings = (NEW_GALACTIC_ORDER, *READINGS)
    levels = LEVELS
    default_bot = "rollbot:easy"
    hint_bot = "navigator"
    best_of = RecordPlan("Most points", "points", "score")
    badge = BadgePlan(
        "Full builder", "Forty points in one game of Roll", "planet-conquest", "score", 40
    )
    grading = Scale("points", "the Navigator", 0.05, 1.0, 2.5)
    challenge = ChallengePlan(
        "Most points, same tiles", "points", ("rollbot:medium",),
        ("rollbot:easy", "rollbot:medium", "rollbot:hard", "rollbot:insane", "navigator"),
        most=MOST,
    )  # fmt: skip
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    figures_about = "games of two won against Easy"
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.roll_galaxy.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
