"""The card of Arcs: what the house knows of it before its rules are loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from engine.core.card import Card, Level
from engine.core.grading import Scale
from engine.core.learning.plan import BadgePlan, ChallengePlan, RecordPlan
from engine.core.setup import Choice, Setting

CAMPAIGN: Final = "campaign"
"""The value of the option `mode` with which The Blighted Reach is played."""
SUPERCAT: Final = "supercat"
"""A seat of this player has the document's card supply in the place of a hand (CAT-2)."""
WITH_HAND: Final = "supercat:hand"
MODE = Setting(
    "mode",
    "Game",
    (
        Choice("base", "Base game", "Up to five chapters"),
        Choice(CAMPAIGN, "Blighted Reach", "Act I of the campaign: a fate each, three chapters"),
    ),
    "base",
)
AIDS = Setting(
    "aids",
    "Aids",
    (
        Choice("off", "Off", "It plays with what everybody has"),
        Choice("behind", "Behind", "An action a card and a die a battle more"),
        Choice("always", "Always", "And the strongest one begins every chapter"),
    ),
    "behind",
    "When a SUPERCAT has its advantages",
)
LEADERS = Setting(
    "leaders",
    "Leaders",
    (
        Choice("off", "Off", "All begin with the same pieces"),
        Choice("on", "On", "Everybody drafts a leader and a lore card"),
    ),
    "off",
    "In the base game; in the campaign fates take their place",
    only_with=("mode", "base"),
)
READINGS: Final = (
    Setting(
        "contend",
        "Contending",
        (
            Choice("place", "A better place", "Only a step up in the ambition contends it"),
            Choice("count", "Any rise", "More of what it counts contends it too"),
        ),
        "place",
        "SUPERCAT (CAT-12.1): when an action improves its position",
    ),
    Setting(
        "raid",
        "Raids",
        (
            Choice("both", "Dice in any case", "Two dice a key, and ships enough"),
            Choice("first", "Two cases", "Two dice a key, or as many ships and two battles"),
        ),
        "both",
        "SUPERCAT (CAT-12.2): when a raid is favorable",
    ),
    Setting(
        "combat",
        "Combat cards",
        (
            Choice("fuel", "Two tokens", "Another card needs Fuel and Weapon"),
            Choice("weapon", "Weapon", "Another card needs a Weapon"),
        ),
        "fuel",
        "SUPERCAT (CAT-12.3): which cards are combat cards",
    ),
    Setting(
        "spend",
        "Spending",
        (
            Choice("never", "Keeps them", "Nothing of a declared ambition it contends is spent"),
            Choice("losing", "While it lasts", "It is spent if it contends afterwards too"),
        ),
        "never",
        "SUPERCAT (CAT-12.4): what it does not spend",
    ),
    Setting(
        "preach",
        "Preaching",
        (
            Choice("suit", "A claim a suit", "One claim for each suit without a city of its own"),
            Choice("planet", "A claim a planet", "One on every planet of such a suit"),
        ),
        "suit",
        "SUPERCAT (CAT-12.5): where a Believer seeks claims",
        only_with=("mode", "campaign"),
    ),
    Setting(
        "abandon",
        "Leaving buildings",
        (
            Choice("last", "If need be", "A march may leave a building of its own to a rival"),
            Choice("never", "Never", "No march leaves a building of its own to a rival"),
        ),
        "last",
        "SUPERCAT (CAT-12.9): whether it gives up the control of its own buildings to move",
    ),
    Setting(
        "undo",
        "What a card achieved",
        (
            Choice("never", "It stays", "No later move of the card gives it up"),
            Choice("may", "It may go", "A later line of the card may give it up"),
        ),
        "never",
        "SUPERCAT (CAT-12.10): whether a card may undo what it has achieved",
    ),
    Setting(
        "settle",
        "New systems",
        (
            Choice("more", "One system more", "It keeps the system that its ships come from"),
            Choice("any", "Any new one", "Its ships may give up the system they come from"),
        ),
        "more",
        "SUPERCAT (CAT-12.8): where a Founder moves to take control of a system",
        only_with=("mode", "campaign"),
    ),
    Setting(
        "grievances",
        "Grievances",
        (
            Choice("on", "On", "It remembers what was done to it"),
            Choice("off", "Off", "Only what is offered counts"),
        ),
        "on",
        "SUPERCAT (GRIEVANCE-1.7): whether grievances count in Negotiations",
        only_with=("mode", "campaign"),
    ),
    Setting(
        "lets",
        "Deals that contend",
        (
            Choice("offerer", "Who offers", "A deal that lets who offers contend is worth less"),
            Choice("target", "Who is asked", "A deal that lets who is asked contend is worth less"),
        ),
        "offerer",
        "SUPERCAT (CAT-12.6): whose contending speaks against a deal",
        only_with=("mode", "campaign"),
    ),
    Setting(
        "stakes",
        "Ambitions at stake",
        (
            Choice("all", "All", "Every declared ambition that it contends counts against a deal"),
            Choice("most", "The dearest", "Only the one that would bring it most"),
        ),
        "all",
        "SUPERCAT (CAT-12.7): which ambitions speak against a deal",
        only_with=("mode", "campaign"),
    ),
)
"""How SUPERCAT's document is read, as options of the set-up (`supercat.readings`)."""
LEVELS: Final = (
    Level("steward", "Steward", "A short list of habits", 1, called="Orin"),
    Level(SUPERCAT, "SUPERCAT", "By its document", 3, called="SUPERCAT"),
    Level(WITH_HAND, "SUPERCAT, hand", "Its pages with a hand", 3, called="SUPERCAT"),
    Level("captain", "Captain", "Looks through its turn", 3, called="Vega"),
    Level("warlord", "Warlord", "Looks harder, and farther", 4, called="Rigel"),
)
MOST: Final = 25
"""No chapter one ends with more Power (`steps.scoring.most_power`)."""


class ArcsCard(Card):
    """The facts of Arcs."""

    key = "arcs"
    title = "Arcs"
    tagline = "Conflict in the Reach"
    about = (
        "Lead, surpass, copy or pivot: cards say what you may do, and ambitions what it is worth."
    )
    minutes = 90
    fewest_seats = 2
    most_seats = 4
    usual_seats = 3
    settings = (MODE, LEADERS, AIDS, *READINGS)
    levels = LEVELS
    default_bot = "supercat"
    first_bot = "steward"
    hint_bot = "warlord"
    best_of = RecordPlan("Most Power", "Power", "score")
    badge = BadgePlan(
        "Master of the Reach", "Arcs won against two others", "ringed-planet", "rivals", 2
    )
    grading = Scale("Power", "the Admiral", 0.5, 1.5, 4.0)
    challenge = ChallengePlan(
        "Most Power in chapter one", "points", ("steward",),
        ("steward", "supercat", "captain", "warlord"), until=1, most=MOST,
    )  # fmt: skip
    folder = Path(__file__).parent
    has_hidden_information = True
    opener_is_drawn = True
    round_name = "Chapter"
    has_small_picture = True

    def played_as(self, player: str, options: Mapping[str, str]) -> str:
        """In the campaign most play by SUPERCAT's pages with a hand."""
        has_pages = options.get("mode") == CAMPAIGN and player in ("steward", "captain", "warlord")
        return WITH_HAND if has_pages else player

    def cover(self) -> Callable[[tuple[int, int]], Any]:
        from games.arcs.scene_cover import paint_cover  # noqa: PLC0415 (only a window draws)

        return paint_cover
