"""The card of Rajas of the Ganges: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card, Level
from engine.core.grading import Scale
from engine.core.school.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Setting

MOST_HANDICAP: Final = 20
BOARD = Setting(
    "board",
    "Version",
    (
        Choice("base", "Base game", "Ten dice, five workers"),
        Choice("navaratnas", "Navaratnas", "Yield tiles, eight dice, six workers"),
    ),
    "base",
)
GANGA = Setting(
    "ganga",
    "Ganga",
    (
        Choice("off", "Off", "The river as printed"),
        Choice("on", "On", "Eight tiles cover the river"),
    ),
    "off",
)
HANDICAP = Setting(
    "handicap",
    "Handicap",
    tuple(
        Choice(str(n), "None" if not n else str(n), "" if not n else f"{n} fame, {2 * n} money")
        for n in range(MOST_HANDICAP + 1)
    ),
    "0",
    "How far dummies are ahead",
)
DUMMIES = Setting(
    "dummies",
    "Dummies",
    (
        Choice("letter", "By the letter", "Just as the solo version says"),
        Choice("sensible", "Sensible", "No action that brings nothing"),
    ),
    "letter",
)
NUMBERS = Setting(
    "numbers",
    "Numbers",
    (
        Choice("printed", "Printed", "As the game comes"),
        Choice("mine", "Mine", "From your own file"),
    ),
    "printed",
)
LEVELS: Final = (
    Level("dummy", "Dummy", "The solo version", 1),
    Level("greedy", "Greedy", "Takes what brings most", 1, listed=False),
    Level("page", "Page", "One worker ahead", 2),
    Level("minister", "Minister", "Plans by rounds", 3),
    Level("raja", "Raja", "Weighs each move", 4),
)


class RajasCard(Card):
    """The facts of Rajas of the Ganges."""

    key = "rajas"
    title = "Rajas of the Ganges"
    tagline = "Wealth and fame"
    about = (
        "Place workers, roll dice and build a province, until wealth and fame meet on the way "
        "round the palace."
    )
    minutes = 60
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    settings = (BOARD, GANGA, HANDICAP, DUMMIES, NUMBERS)
    levels = LEVELS
    default_bot = "minister"
    hint_bot = "raja"
    best_of = RecordPlan("Largest lead", "steps", "lead")
    badge = BadgePlan("Swift river", "Rajas won by twenty steps", "lotus-flower", "lead", 20)
    grading = Scale("rounds", "the Raja", 0.02, 0.1, 0.3)
    challenge = ChallengePlan(
        "Meet in few rounds", "rounds", ("dummy",), ("greedy", "page", "minister", "raja")
    )
    folder = Path(__file__).parent
    opener_is_drawn = True
    figures_about = "rounds to the end, measured"
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.rajas.scene.cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
