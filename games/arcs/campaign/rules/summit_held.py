"""The Summit that is being held on a table, for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.decision import Option
from games.arcs.campaign.rules.deals import Part, Talks, open_deal
from games.arcs.campaign.rules.state import has_reach
from games.arcs.campaign.rules.summit import (
    MOST_PARTS,
    CallToOrder,
    DrawUp,
    EndSummit,
    ReturnFavors,
    offers_between,
)
from games.arcs.parts import NOBODY
from games.arcs.state import ArcsTable


@dataclass(frozen=True, slots=True)
class SummitHeld:
    """Who called it; who `deals`, which is NOBODY while only the caller acts; the open deal.

    `talks` are missing before the Negotiations, `partner` is NOBODY while no deal is drawn up.
    """

    caller: int
    deals: int
    partner: int
    parts: tuple[Part, ...]
    talks: Talks | None


def summit_held(table: ArcsTable) -> SummitHeld | None:
    """REACH-8.1: the Summit that is being held; None where there is none."""
    ends = next((step for step in table.steps if isinstance(step, EndSummit)), None)
    if ends is None or not has_reach(table):
        return None
    top = table.steps[-1]
    talks: Talks | None = getattr(top, "talks", None)
    is_open = talks is not None and bool(talks.waiting) and not isinstance(top, CallToOrder)
    deals = talks.seat if talks is not None and is_open else NOBODY
    _, partner, parts = open_deal(table) or (talks, NOBODY, ())
    return SummitHeld(ends.seat, deals, partner, parts, talks)


@dataclass(frozen=True, slots=True)
class TraysHeld:
    """What two seats that deal could give each other, and whether the deal can still grow."""

    things: tuple[Part, ...]
    is_drawn_up: bool
    has_room: bool


def trays_held(table: ArcsTable, held: SummitHeld) -> TraysHeld:
    """REACH-8.10: everything of both sides, that which lies in the deal as well."""
    is_drawn_up = isinstance(table.steps[-1], DrawUp)
    offered = offers_between(table, held.deals, held.partner)
    things = tuple(dict.fromkeys((*offered, *held.parts)))
    return TraysHeld(things, is_drawn_up, is_drawn_up and len(held.parts) < MOST_PARTS)


def demand_of(option: Option) -> tuple[int, Part] | None:
    """REACH-8.5: the Favors that an option returns, and what for; None where it returns none."""
    return (option.count, option.part) if isinstance(option, ReturnFavors) else None
