"""How SUPERCAT's document is read where a sentence can be read in two ways (CAT-12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.core.setup import Choice, Setting


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings that can be switched; the defaults are those of RULES.md.

    `contend` (CAT-12.1): whether a better place counts as improving a position, or any rise.
    `raid` (CAT-12.2): whether the number of dice is asked for in both cases of a raid, or only in
    the first. `combat` (CAT-12.3): whether another card needs a Fuel and a Weapon to be a combat
    card, or a Weapon alone. `spend` (CAT-12.4): whether nothing of a declared ambition that is
    contended is spent, or only what ends the contention. `preach` (CAT-12.5): whether a Believer
    seeks a claim for every suit without a loyal city, or one on every such planet.
    """

    contend: Literal["place", "count"] = "place"
    raid: Literal["both", "first"] = "both"
    combat: Literal["fuel", "weapon"] = "fuel"
    spend: Literal["never", "losing"] = "never"
    preach: Literal["suit", "planet"] = "suit"


DEFAULT = Readings()

SETTINGS = (
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
"""The readings as options of the set-up."""


def readings_of(options: Mapping[str, str]) -> Readings:
    """The readings that the options of a set-up ask for; what they lack is as usual."""
    chosen = {setting.key: setting.default for setting in SETTINGS} | dict(options)
    return Readings(
        "count" if chosen["contend"] == "count" else "place",
        "first" if chosen["raid"] == "first" else "both",
        "weapon" if chosen["combat"] == "weapon" else "fuel",
        "losing" if chosen["spend"] == "losing" else "never",
        "planet" if chosen["preach"] == "planet" else "suit",
    )
