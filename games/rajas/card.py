"""The card of Rajas of the Ganges: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.core import card
from engine.core.setup import Choice, Setting, setting
from engine.text.message import Message, number_said, titled

MOST_HANDICAP: Final = 20
DUMMY: Final = "dummy"
"""A seat of this player is moved by the rules (`steps.dummy_turn`) and is asked nothing."""
BOARD = setting("rajas", "board", "base", "navaratnas", has_about=False)
GANGA = setting("rajas", "ganga", "off", "on", has_about=False)
HANDICAP = Setting(
    "handicap",
    Message("rajas-handicap"),
    tuple(
        Choice(
            str(n),
            str(n) if n else Message("rajas-handicap-none"),
            Message("rajas-handicap-some", {"fame": n, "money": 2 * n}) if n else "",
        )
        for n in range(MOST_HANDICAP + 1)
    ),
    "0",
    Message("rajas-handicap.about"),
)
DUMMIES = setting("rajas", "dummies", "effect", "listed", fold="readings")
FORESIGHT = setting("rajas", "foresight", "schema", "ahead", fold="readings")
DIFFERENCE = setting("rajas", "difference", "fitting", "schema", "free", fold="readings")
FORMER_DUMMIES: Final = {
    "letter": {"dummies": "listed", "foresight": "ahead", "difference": "fitting"},
    "sensible": {"dummies": "effect", "foresight": "ahead", "difference": "fitting"},
}
"""What the values of `dummies` meant while it was the only option of how dummies play."""
NUMBERS = setting("rajas", "numbers", "printed", "mine")
LEVELS: Final = (
    card.Level(DUMMY, *titled("rajas-level-dummy"), 1, called="Dummy"),
    card.level("rajas", "greedy", 1, listed=False, called="Kuber"),
    card.level("rajas", "page", 2, called="Rohan"),
    card.level("rajas", "minister", 3, called="Meera"),
    card.level("rajas", "raja", 4, called="Raja"),
)


class RajasCard(card.Card):
    key = "rajas"
    title = "Rajas of the Ganges"
    tagline = Message("rajas-tagline")
    about = Message("rajas-about")
    minutes = 60
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    settings = (BOARD, GANGA, HANDICAP, DUMMIES, FORESIGHT, DIFFERENCE, NUMBERS)
    levels = LEVELS
    default_bot = "minister"
    ruled_player = DUMMY
    hint_bot = "raja"
    best_of = card.RecordPlan(Message("rajas-record"), "rajas-record-unit", "lead")
    badge = card.BadgePlan(*titled("rajas-badge"), "lotus-flower", "lead", 20)
    next_time = (
        card.NextTime("place", Message("rajas-next-place")),
        card.NextTime("buy", Message("rajas-next-tile")),
        card.NextTime("lay", Message("rajas-next-lay")),
        card.NextTime("dice", Message("rajas-next-dice")),
        card.NextTime("sail", Message("rajas-next-sail")),
    )
    grading = card.Scale(Message("rajas-loss-unit"), Message("rajas-judge"), 0.02, 0.1, 0.3)
    lead_unit = Message("rajas-lead-unit")
    challenge = card.ChallengePlan(
        Message("rajas-challenge"), "rounds", (DUMMY,), ("greedy", "page", "minister", "raja"),
        boundless="play goes on until somebody's markers meet, however many rounds that takes",
    )  # fmt: skip
    folder = Path(__file__).parent
    opener_is_drawn = True
    figures_about = Message("rajas-figures")
    has_box = True
    has_small_picture = True

    def standing_said(self, scores: Sequence[float]) -> Message:
        return Message("rajas-gaps", {"gaps": tuple([number_said(-score) for score in scores])})

    def present_options(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """A former value of `dummies` stands for all three readings."""
        former = FORMER_DUMMIES.get(str(options.get("dummies")))
        if former is None:
            return options
        return {**former, **options, "dummies": former["dummies"]}

    def cover(self) -> Callable[[tuple[int, int], str], Any]:
        from games.rajas.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
