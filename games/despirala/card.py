"""The card of Despirala: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card, Level
from engine.core.grading import Scale
from engine.core.learning.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Setting

MODE = Setting(
    "mode",
    "Mode",
    (
        Choice("normal", "Normal", "Highest score wins"),
        Choice("misere", "Misère", "Lowest score wins, no reroll"),
    ),
    "normal",
)
# The figures are mean scores of 200,000 normal games each; Rival's of 500 games against Exact.
LEVELS: Final = (
    Level("sampled:1", "Casual", "Plays by feel", 1, "331", called="Feather"),
    Level("sampled:5", "Careful", "Tries five rolls", 2, "431", called="Feather"),
    Level("sampled:50", "Steady", "Rarely wrong", 3, "442", listed=False, called="Abacus"),
    Level("sampled:1000", "Thorough", "Hardly ever wrong", 4, "444", listed=False, called="Abacus"),
    Level("competitive", "Rival", "Plays the rank", 4, "437", called="Magpie"),
    Level("competitive:win", "Challenger", "Plays to win", 4, listed=False, called="Magpie"),
    Level("optimal", "Exact", "Best every time", 4, "444", called="Abacus"),
)
MOST: Final = 604
"""No fourteen turns bring more points (`combinations.most_points`)."""


class DespiralaCard(Card):
    """The facts of Despirala."""

    key = "despirala"
    title = "Despirala"
    tagline = "Six dice · fourteen goals"
    about = (
        "Roll six dice, pick one of fourteen goals, and spend goods to finish it. "
        "Greed costs everything."
    )
    minutes = 20
    fewest_seats = 1
    most_seats = 6
    settings = (MODE,)
    levels = LEVELS
    default_bot = "optimal"
    first_bot = "sampled:1"
    best_of = RecordPlan("Best score", "points", "score")
    badge = BadgePlan(
        "Hardly a slip", "Thirty best choices, less slips",
        "dice-six-faces-six", "faultless", 30,
    )  # fmt: skip
    grading = Scale("points", "the exact engine", 0.0005, 1.0, 4.0, is_exact=True)
    challenge = ChallengePlan(
        "Most points, 14 turns", "points", (),
        ("sampled:1", "sampled:5", "sampled:50", "optimal"), most=MOST,
    )  # fmt: skip
    folder = Path(__file__).parent
    round_name = "Turn"
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.despirala.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
