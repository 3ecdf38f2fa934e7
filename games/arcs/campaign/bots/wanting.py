"""What a part of a deal is good for to a SUPERCAT: ambitions, and the objective of its fate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.step import silence
from games.arcs.campaign.bots.weighing import advances, contended, counts_for, place_with
from games.arcs.campaign.rules.deals import Part, carry_out
from games.arcs.campaign.rules.state import reach_of
from games.arcs.expansion import require_entries
from games.arcs.reach_box import FATE_CARDS
from games.arcs.state import ArcsTable
from games.arcs.supercat.standing import (
    FIRST,
    NOWHERE,
    counts_of,
    declared,
    place_of,
    undeclared,
    winning,
)

CEDED: Final = ("ship", "city", "starport")
"""The parts that cede a piece on the map."""
SERVES: Final[Mapping[str, tuple[str, ...]]] = {
    "magnate": ("resource", "league"),
    "steward": ("invitation",),
    "admiral": ("invitation",),
    **dict.fromkeys(("founder", "advocate", "caretaker", "partisan", "believer"), ()),
}
"""BARGAIN-4.3: the parts that serve the objective of a fate later: exports, and being a Regent."""
require_entries(SERVES, FATE_CARDS, "what serves the objectives of fates")


def contends_declared(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.2: a resource, Trophy or Captive with which it contends a declared ambition."""
    return bool(contended(table, number, [part]))


def contends_any(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-5.2: the same for any declared or undeclared ambition."""
    return bool(contended(table, number, [part], [*declared(table), *undeclared(table)]))


def serves(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.3 and 5.3: what advances its objective at once, or later."""
    if not reach_of(table).fates[number].marker:
        return False
    fate = reach_of(table).fates[number].id
    later = part.kind in SERVES.get(fate, ()) or (
        fate == "founder" and brings_control(table, number, part)
    )
    return later or advances(table, number, [part]) or wins_undeclared(table, number, part)


def brings_control(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.12: what makes an Outlaw control one more system, for which a Founder advances as
    the chapter ends.
    """
    if part.kind not in CEDED or reach_of(table).is_regent(number):
        return False
    after = table.copy()
    after.steps = []
    carry_out(after, [part], silence)
    return table.controller(part.name) != number == after.controller(part.name)


def wins_undeclared(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-4.3: what lets it win an ambition that is not declared yet."""
    ambition = counts_for(part)
    if ambition not in undeclared(table) or winning(table, number, ambition):
        return False
    return place_with(table, number, ambition, [part]) == FIRST


def ousts(table: ArcsTable, number: int, part: Part) -> bool:
    """BARGAIN-5.4: what makes its giver stop contending a declared ambition."""
    ambition = counts_for(part)
    if ambition not in declared(table):
        return False
    before = place_of(counts_of(table, ambition), part.giver)
    return before < NOWHERE == place_with(table, part.giver, ambition, [part])
