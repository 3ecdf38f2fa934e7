"""How Rollbot's document is read where it leaves something open (RB-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rulings:
    """The readings that can be switched; the defaults are the ones of RULES.md.

    `idle_dice` (RB-15.16): which dice the last Reassign powers send exploring, the unspendable
    ones or every die that is free. `dictates_after` (RB-15.13): whether Dictate may still serve
    after the called phase is filled. `archaeology_counts` (RB-15.28): whether a yellow explorer
    with Alien Archaeology counts $4 in the preference for Explore. `hidden_cost` (RB-15.21): what
    an opponent's hidden tile is taken to cost.
    """

    idle_dice: Literal["unspendable", "all"] = "unspendable"
    dictates_after: bool = True
    archaeology_counts: bool = False
    hidden_cost: int = 1


DEFAULT = Rulings()
