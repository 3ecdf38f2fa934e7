"""The card of Roll for the Galaxy: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import BadgePlan, Card, ChallengePlan, NextTime, RecordPlan, Scale, level
from engine.core.setup import Choice, Setting, setting
from engine.text.message import Message, titled

NEW_GALACTIC_ORDER = setting("roll-galaxy", "order", "groups", "thirds")
READINGS: Final = (
    setting("roll-galaxy", "dictate", "all", "called", fold="readings"),
    setting("roll-galaxy", "idle", "unspendable", "all", fold="readings"),
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
        fold="readings",
    ),
    setting("roll-galaxy", "archaeology", "2", "4", fold="readings"),
    setting("roll-galaxy", "recall", "together", "in turn", fold="readings"),
)
"""How Rollbot's document is read, as options of the set-up (`rollbot.rulings`)."""
# The figures are shares of 1,000 games of two each (`tests/benchmarks/rollbot.py` measures them),
# the Navigator's of 70 (`tests/benchmarks/navigator.py`).
LEVELS: Final = (
    level("roll-galaxy", "rollbot:easy", 1, "50%", called="Pip"),
    level("roll-galaxy", "navigator:cadet", 2, "61%", called="Spark"),
    level("roll-galaxy", "rollbot:medium", 2, "72%", called="Cog"),
    level("roll-galaxy", "navigator:pilot", 2, "75%", called="Comet"),
    level("roll-galaxy", "rollbot:hard", 3, "87%", called="Quark"),
    level("roll-galaxy", "navigator", 3, "84%", called="Navigator"),
    level("roll-galaxy", "rollbot:insane", 4, "93%", called="Hex"),
    level("roll-galaxy", "navigator:insane", 4, called="Navigator"),
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
    next_time = (
        NextTime("assign", Message("roll-galaxy-next-assign")),
        NextTime("explore", Message("roll-galaxy-next-explore")),
        NextTime("place", Message("roll-galaxy-next-tile")),
    )
    grading = Scale(Message("roll-galaxy-loss-unit"), Message("roll-galaxy-judge"), 0.05, 1.0, 2.5)
    challenge = ChallengePlan(
        Message("roll-galaxy-challenge"), "points", ("rollbot:medium",),
        ("rollbot:easy", "navigator:cadet", "rollbot:medium", "navigator:pilot", "rollbot:hard",
         "rollbot:insane", "navigator"),
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
