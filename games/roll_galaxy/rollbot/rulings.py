"""How Rollbot's document is read where it leaves something open (RB-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from games.roll_galaxy.card import READINGS


@dataclass(frozen=True, slots=True)
class Rulings:
    """The readings that can be switched; the defaults are the ones of RULES.md.

    `idle_dice` (RB-15.16): which dice the last Reassign powers send exploring, the unspendable
    ones or every die that is free. `dictates_after` (RB-15.13): whether Dictate may still serve
    after the called phase is filled. `archaeology_counts` (RB-15.28): whether a yellow explorer
    with Alien Archaeology counts $4 in the preference for Explore. `hidden_cost` (RB-15.21): what
    an opponent's hidden tile is taken to cost. `recall` (RB-15.22): whether dice that wait in vain
    are looked for on both stacks together, or on one after the other as the cup grows.
    """

    idle_dice: Literal["unspendable", "all"] = "unspendable"
    dictates_after: bool = True
    archaeology_counts: bool = False
    hidden_cost: int = 1
    recall: Literal["together", "in turn"] = "together"


DEFAULT = Rulings()


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """The readings that the options of a set-up ask for; what they lack is as usual."""
    chosen = {setting.key: setting.default for setting in READINGS} | dict(options)
    return Rulings(
        "all" if chosen["idle"] == "all" else "unspendable",
        chosen["dictate"] == "all",
        chosen["archaeology"] == "4",
        int(chosen["hidden"]),
        "in turn" if chosen["recall"] == "in turn" else "together",
    )
