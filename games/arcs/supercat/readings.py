"""How SUPERCAT's document is read where a sentence can be read in two ways (CAT-12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from games.arcs.card import READINGS


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings that can be switched; the defaults are those of RULES.md.

    `contend` (CAT-12.1): whether a better place counts as improving a position, or any rise.
    `raid` (CAT-12.2): whether the number of dice is asked for in both cases of a raid, or only in
    the first. `combat` (CAT-12.3): whether another card needs a Fuel and a Weapon to be a combat
    card, or a Weapon alone. `spend` (CAT-12.4): whether nothing of a declared ambition that is
    contended is spent, or only what ends the contention. `preach` (CAT-12.5): whether a Believer
    seeks a claim for every suit without a loyal city, or one on every such planet. `settle`
    (CAT-12.8): whether a Founder moves for one system more, or may give one up for it. `abandon`
    (CAT-12.9): whether a march may give up the control of an own building, as a last resort, or
    never does. `undo` (CAT-12.10): whether what a card has achieved stays, or a later line of the
    same card may give it up.
    """

    contend: Literal["place", "count"] = "place"
    raid: Literal["both", "first"] = "both"
    combat: Literal["fuel", "weapon"] = "fuel"
    spend: Literal["never", "losing"] = "never"
    preach: Literal["suit", "planet"] = "suit"
    settle: Literal["more", "any"] = "more"
    abandon: Literal["last", "never"] = "last"
    undo: Literal["never", "may"] = "never"


DEFAULT = Readings()


def readings_of(options: Mapping[str, str]) -> Readings:
    """The readings that the options of a set-up ask for; what they lack is as usual."""
    chosen = {setting.key: setting.default for setting in READINGS} | dict(options)
    return Readings(
        "count" if chosen["contend"] == "count" else "place",
        "first" if chosen["raid"] == "first" else "both",
        "weapon" if chosen["combat"] == "weapon" else "fuel",
        "losing" if chosen["spend"] == "losing" else "never",
        "planet" if chosen["preach"] == "planet" else "suit",
        "any" if chosen["settle"] == "any" else "more",
        "never" if chosen["abandon"] == "never" else "last",
        "may" if chosen["undo"] == "may" else "never",
    )
