"""The card of Despirala: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import BadgePlan, Card, ChallengePlan, NextTime, RecordPlan, Scale, level
from engine.core.setup import setting
from engine.text.message import Message, titled

MODE = setting("despirala", "mode", "normal", "misere", has_about=False)
# The figures are mean scores of 200,000 normal games each; Rival's of 500 games against Exact.
LEVELS: Final = (
    level("despirala", "sampled:1", 1, "331", called="Feather"),
    level("despirala", "sampled:5", 2, "431", called="Feather"),
    level("despirala", "sampled:50", 3, "442", listed=False, called="Abacus"),
    level("despirala", "sampled:1000", 4, "444", listed=False, called="Abacus"),
    level("despirala", "competitive", 4, "437", called="Magpie"),
    level("despirala", "competitive:win", 4, listed=False, called="Magpie"),
    level("despirala", "optimal", 4, "444", called="Abacus"),
)
MOST: Final = 604
"""No fourteen turns bring more points (counted in the tests)."""


class DespiralaCard(Card):
    key = "despirala"
    title = "Despirala"
    tagline = Message("despirala-tagline")
    about = Message("despirala-about")
    minutes = 20
    fewest_seats = 1
    most_seats = 6
    settings = (MODE,)
    levels = LEVELS
    default_bot = "optimal"
    best_of = RecordPlan(Message("despirala-record"), "despirala-record-unit", "score")
    badge = BadgePlan(
        *titled("despirala-badge"),
        "dice-six-faces-six", "faultless", 30,
    )  # fmt: skip
    next_time = (
        NextTime("move", Message("despirala-next-reroll"), "Reroll"),
        NextTime("move", Message("despirala-next-combination")),
        NextTime("collect", Message("despirala-next-stop"), "Stop collecting"),
        NextTime("collect", Message("despirala-next-collect")),
    )
    grading = Scale(
        Message("despirala-loss-unit"), Message("despirala-judge"), 0.0005, 1.0, 4.0, is_exact=True
    )
    challenge = ChallengePlan(
        Message("despirala-challenge"), "points", (),
        ("sampled:1", "sampled:5", "sampled:50", "optimal"), most=MOST,
    )  # fmt: skip
    folder = Path(__file__).parent
    round_name = Message("house-round-turn")
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int], str], Any]:
        from games.despirala.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover


def cached_table_file(folder: Path, name: str) -> Path:
    return folder / f"despirala-{name}.table"
