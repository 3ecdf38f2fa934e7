"""The Summit that is being held on a table, for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass

from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.state import has_reach
from games.arcs.campaign.rules.summit import CallToOrder, EndSummit
from games.arcs.campaign.rules.talks import Talks, open_deal
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
