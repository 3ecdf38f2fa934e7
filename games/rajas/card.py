"""The card of Rajas of the Ganges: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card, Level
from engine.core.grading import Scale
from engine.core.learning.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Setting

MOST_HANDICAP: Final = 20
DUMMY: Final = "dummy"
"""A seat of this player is moved by the rules (`steps.dummy_turn`) and is asked nothing."""
RECONSTRUCTED: Final = (
    "Reconstructed are all 64 province tiles, all 16 borders, 29 of 30 river spaces, "
    "12 of 16 bonuses on the tracks, 23 of 30 yield tiles, 5 of 8 Ganga tiles, "
    "21 of 37 spaces for workers, the size of the province, the choice of cover tiles"
)
"""What of the board's numbers is not as printed: `own_numbers.reconstructed_words` in full."""
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
        Choice("printed", "Supplied", "Printed where known, else reconstructed"),
        Choice("mine", "Mine", "From your own file"),
    ),
    "printed",
    RECONSTRUCTED,
)
LEVELS: Final = (
    Level(DUMMY, "Dummy", "The solo version", 1, called="Dummy"),
    Level("greedy", "Greedy", "Takes what brings most", 1, listed=False, called="Kuber"),
    Level("page", "Page", "One worker ahead", 2, called="Rohan"),
    Level("minister", "Minister", "Plans by rounds", 3, called="Meera"),
    Level("raja", "Raja", "Weighs each move", 4, called="Raja"),
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
    ruled_player = DUMMY
    hint_bot = "raja"
    best_of = RecordPlan("Largest lead", "steps", "lead")
    badge = BadgePlan("Swift river", "Rajas won by twenty steps", "lotus-flower", "lead", 20)
    grading = Scale("rounds", "the Raja", 0.02, 0.1, 0.3)
    challenge = ChallengePlan(
        "Meet in few rounds", "rounds", (DUMMY,), ("greedy", "page", "minister", "raja"),
        boundless="play goes on until somebody's markers meet, however many rounds that takes",
    )  # fmt: skip
    folder = Path(__file__).parent
    opener_is_drawn = True
    figures_about = "rounds to the end, measured"
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.rajas.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
