"""The card of Arcs: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core.card import BadgePlan, Card, ChallengePlan, Level, RecordPlan, Scale
from engine.core.setup import Choice, Setting
from engine.text.message import Message, titled

CAMPAIGN: Final = "campaign"
"""The value of the option `mode` with which The Blighted Reach is played."""
SUPERCAT: Final = "supercat"
"""A seat of this player has the document's card supply in the place of a hand (CAT-2)."""
WITH_HAND: Final = "supercat:hand"
TEN: Final = "supercat:10"
VERSIONS: Final = {SUPERCAT: "0.5", TEN: "10"}
"""The version of the document that such a seat plays by."""
VERSIONS_OF: Final = {"base": ("0.5", "10"), CAMPAIGN: ("0.5",)}
"""The versions that there are for each mode."""
MODE = Setting(
    "mode",
    Message("arcs-mode"),
    (
        Choice("base", *titled("arcs-mode-base")),
        Choice(CAMPAIGN, *titled("arcs-mode-campaign")),
    ),
    "base",
)
AIDS = Setting(
    "aids",
    Message("arcs-aids"),
    (
        Choice("off", *titled("arcs-aids-off")),
        Choice("behind", *titled("arcs-aids-behind")),
        Choice("always", *titled("arcs-aids-always")),
    ),
    "behind",
    Message("arcs-aids.about"),
)
RULINGS = Setting(
    "rulings",
    Message("arcs-rulings"),
    (
        Choice("newest", *titled("arcs-rulings-newest")),
        Choice("first-printing", *titled("arcs-rulings-first-printing")),
    ),
    "newest",
    Message("arcs-rulings.about"),
    past=Choice("before-2026-11", *titled("arcs-rulings-before")),
)
LEADERS = Setting(
    "leaders",
    Message("arcs-leaders"),
    (
        Choice("off", *titled("arcs-leaders-off")),
        Choice("on", *titled("arcs-leaders-on")),
    ),
    "off",
    Message("arcs-leaders.about"),
    only_with=("mode", "base"),
)
READINGS: Final = (
    Setting(
        "contend",
        Message("arcs-contend"),
        (
            Choice("place", *titled("arcs-contend-place")),
            Choice("count", *titled("arcs-contend-count")),
        ),
        "place",
        Message("arcs-contend.about"),
        is_reading=True,
    ),
    Setting(
        "raid",
        Message("arcs-raid"),
        (
            Choice("both", *titled("arcs-raid-both")),
            Choice("first", *titled("arcs-raid-first")),
        ),
        "both",
        Message("arcs-raid.about"),
        is_reading=True,
    ),
    Setting(
        "combat",
        Message("arcs-combat"),
        (
            Choice("fuel", *titled("arcs-combat-fuel")),
            Choice("weapon", *titled("arcs-combat-weapon")),
        ),
        "fuel",
        Message("arcs-combat.about"),
        is_reading=True,
    ),
    Setting(
        "spend",
        Message("arcs-spend"),
        (
            Choice("never", *titled("arcs-spend-never")),
            Choice("losing", *titled("arcs-spend-losing")),
        ),
        "never",
        Message("arcs-spend.about"),
        is_reading=True,
    ),
    Setting(
        "preach",
        Message("arcs-preach"),
        (
            Choice("suit", *titled("arcs-preach-suit")),
            Choice("planet", *titled("arcs-preach-planet")),
        ),
        "suit",
        Message("arcs-preach.about"),
        only_with=("mode", "campaign"),
        is_reading=True,
    ),
    Setting(
        "abandon",
        Message("arcs-abandon"),
        (
            Choice("progress", *titled("arcs-abandon-progress")),
            Choice("last", *titled("arcs-abandon-last")),
            Choice("never", *titled("arcs-abandon-never")),
        ),
        "progress",
        Message("arcs-abandon.about"),
        is_reading=True,
    ),
    Setting(
        "undo",
        Message("arcs-undo"),
        (
            Choice("never", *titled("arcs-undo-never")),
            Choice("may", *titled("arcs-undo-may")),
        ),
        "never",
        Message("arcs-undo.about"),
        is_reading=True,
    ),
    Setting(
        "settle",
        Message("arcs-settle"),
        (
            Choice("more", *titled("arcs-settle-more")),
            Choice("any", *titled("arcs-settle-any")),
        ),
        "more",
        Message("arcs-settle.about"),
        only_with=("mode", "campaign"),
        is_reading=True,
    ),
    Setting(
        "grievances",
        Message("arcs-grievances"),
        (
            Choice("on", *titled("arcs-grievances-on")),
            Choice("off", *titled("arcs-grievances-off")),
        ),
        "on",
        Message("arcs-grievances.about"),
        only_with=("mode", "campaign"),
        is_reading=True,
    ),
    Setting(
        "lets",
        Message("arcs-lets"),
        (
            Choice("offerer", *titled("arcs-lets-offerer")),
            Choice("target", *titled("arcs-lets-target")),
        ),
        "offerer",
        Message("arcs-lets.about"),
        only_with=("mode", "campaign"),
        is_reading=True,
    ),
    Setting(
        "stakes",
        Message("arcs-stakes"),
        (
            Choice("all", *titled("arcs-stakes-all")),
            Choice("most", *titled("arcs-stakes-most")),
        ),
        "all",
        Message("arcs-stakes.about"),
        only_with=("mode", "campaign"),
        is_reading=True,
    ),
)
"""How SUPERCAT's document is read, as options of the set-up (`supercat.readings`)."""
LEVELS: Final = (
    Level("steward", *titled("arcs-level-steward"), 1, called="Orin"),
    Level(
        SUPERCAT,
        *titled("arcs-level-supercat"),
        3,
        called="SUPERCAT",
    ),
    Level(
        TEN,
        *titled("arcs-level-supercat-ten"),
        3,
        called="SUPERCAT",
        only_with=("mode", "base"),
    ),
    Level(
        WITH_HAND,
        *titled("arcs-level-supercat-hand"),
        3,
        called="SUPERCAT",
    ),
    Level("captain", *titled("arcs-level-captain"), 3, called="Vega"),
    Level("warlord", *titled("arcs-level-warlord"), 4, called="Rigel"),
)
MOST: Final = 25
"""No chapter one ends with more Power."""


class ArcsCard(Card):
    key = "arcs"
    title = "Arcs"
    tagline = Message("arcs-tagline")
    about = Message("arcs-about")
    minutes = 90
    fewest_seats = 2
    most_seats = 4
    usual_seats = 3
    settings = (MODE, LEADERS, AIDS, RULINGS, *READINGS)
    levels = LEVELS
    default_bot = "supercat"
    hint_bot = "warlord"
    best_of = RecordPlan(Message("arcs-record"), "arcs-record-unit", "score")
    badge = BadgePlan(*titled("arcs-badge"), "ringed-planet", "rivals", 2)
    grading = Scale(Message("arcs-loss-unit"), Message("arcs-judge"), 0.5, 1.5, 4.0)
    lead_unit = Message("arcs-record-unit")
    challenge = ChallengePlan(
        Message("arcs-challenge"), "points", ("steward",),
        ("steward", "supercat", "captain", "warlord"), until=1, most=MOST,
    )  # fmt: skip
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    round_name = Message("house-round-chapter")
    has_small_picture = True

    def cover(self) -> Callable[[tuple[int, int], str], Any]:
        from games.arcs.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
