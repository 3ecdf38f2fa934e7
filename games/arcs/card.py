"""The card of Arcs: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.core import card
from engine.core.errors import InputError
from engine.core.setup import Choice, Setting, setting
from engine.core.storage import modified, read_json, user_folder
from engine.text.message import Message, titled

CAMPAIGN: Final = "campaign"
"""The value of the option `mode` with which The Blighted Reach is played."""
SUPERCAT: Final = "supercat"
"""A seat of this player has the document's card supply in the place of a hand (CAT-2)."""
WITH_HAND: Final = "supercat:hand"
TEN: Final = "supercat:10"
VERSIONS: Final = {SUPERCAT: "0.5", TEN: "10"}
"""The version of the document that such a seat plays by."""
MODE = setting("arcs", "mode", "base", CAMPAIGN, has_about=False)
AIDS = setting("arcs", "aids", "off", "behind", "always", usual="behind")
RULINGS = setting(
    "arcs",
    "rulings",
    "newest",
    "first-printing",
    past=Choice("before-2026-11", *titled("arcs-rulings-before")),
)
ON, OFF = "on", "off"
MODIFIERS: Final = ("fleet", "reserves", "hulls", "shields", "carriers", "vaults", "blockades")
"""The difficulty modifiers of a SUPERCAT of version 10, each an option that is on or off."""
LEADERS = setting("arcs", "leaders", "off", "on", only_with=("mode", "base"))


def _reading(key: str, *values: str, only_in: str = "") -> Setting:
    """A reading of SUPERCAT's document, its usual value first; it may be of one mode alone."""
    only = ("mode", only_in) if only_in else None
    return setting("arcs", key, *values, only_with=only, fold="readings")


def _modifier(key: str) -> Setting:
    title, about = titled(f"arcs-{key}")
    choices = (
        Choice(OFF, Message("arcs-modifier-off"), Message("arcs-modifier-off.about")),
        Choice(ON, Message("arcs-modifier-on"), about),
    )
    return Setting(key, title, choices, OFF, fold="modifiers", only_by=TEN)


READINGS: Final = (
    _reading("contend", "place", "count"),
    _reading("raid", "both", "first"),
    _reading("combat", "fuel", "weapon"),
    _reading("spend", "never", "losing"),
    _reading("preach", "suit", "planet", only_in=CAMPAIGN),
    _reading("abandon", "progress", "last", "never"),
    _reading("undo", "never", "may"),
    _reading("settle", "more", "any", only_in=CAMPAIGN),
    _reading("grievances", "on", "off", only_in=CAMPAIGN),
    _reading("lets", "offerer", "target", only_in=CAMPAIGN),
    _reading("stakes", "all", "most", only_in=CAMPAIGN),
)
"""How SUPERCAT's document is read, as options of the set-up (`supercat.readings`)."""
LEVELS: Final = (
    card.level("arcs", "steward", 1, called="Orin"),
    card.level("arcs", "lieutenant", 2, called="Deneb"),
    card.level("arcs", WITH_HAND, 2, called="SUPERCAT"),
    card.level("arcs", SUPERCAT, 3, called="SUPERCAT"),
    card.level("arcs", TEN, 3, key="supercat-ten", called="SUPERCAT"),
    card.level("arcs", "captain", 4, called="Vega"),
    card.level("arcs", "warlord", 4, called="Rigel"),
)
MOST: Final = 25
"""No chapter one ends with more Power."""


def campaign_story() -> Message:
    """How far the campaign that was played last has come, by its file (`campaign.sitting`)."""
    files = sorted((user_folder() / "campaigns").glob("*.json"), key=modified)
    document: Any = next(map(_read_or_nothing, reversed(files)), {})
    sittings = document.get("sittings") if isinstance(document, dict) else None
    return Message("arcs-campaign-story", {"sittings": len(sittings or ())})


def _read_or_nothing(path: Path) -> Any:
    try:
        return read_json(path)
    except InputError:
        return {}  # who goes on with the campaign hears what is wrong with its file


class ArcsCard(card.Card):
    key = "arcs"
    title = "Arcs"
    tagline = Message("arcs-tagline")
    about = Message("arcs-about")
    minutes = 90
    fewest_seats = 2
    most_seats = 4
    usual_seats = 3
    settings = (MODE, LEADERS, AIDS, *map(_modifier, MODIFIERS), RULINGS, *READINGS)
    levels = LEVELS
    default_bot = "supercat"
    hint_bot = "warlord"
    best_of = card.RecordPlan(Message("arcs-record"), "arcs-record-unit", "score")
    badge = card.BadgePlan(*titled("arcs-badge"), "ringed-planet", "rivals", 2)
    next_time = (
        card.NextTime("lead", Message("arcs-next-card")),
        card.NextTime("play", Message("arcs-next-card")),
        card.NextTime("opening", Message("arcs-next-declare")),
        card.NextTime("declare", Message("arcs-next-declare")),
        card.NextTime("act", Message("arcs-next-end"), "End the turn"),
        card.NextTime("act", Message("arcs-next-act")),
        card.NextTime("dice", Message("arcs-next-dice")),
        card.NextTime("raid", Message("arcs-next-raid")),
    )
    grading = card.Scale(Message("arcs-loss-unit"), Message("arcs-judge"), 0.5, 1.5, 4.0)
    lead_unit = Message("arcs-record-unit")
    challenge = card.ChallengePlan(
        Message("arcs-challenge"), "points", ("steward",),
        ("steward", "lieutenant", "supercat", "captain", "warlord"), until=1, most=MOST,
    )  # fmt: skip
    campaign = card.CampaignPlan("mode", CAMPAIGN, Message("arcs-mode-campaign"), campaign_story)
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    round_name = Message("house-round-chapter")
    has_small_picture = True
    colours = ("red", "blue", "yellow", "white")

    def cover(self) -> Callable[[tuple[int, int], str], Any]:
        from games.arcs.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
