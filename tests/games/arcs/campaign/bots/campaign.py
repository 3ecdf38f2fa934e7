"""SUPERCATs at small tables of the campaign: seat 0 follows a fate that needs nothing there."""

from __future__ import annotations

from typing import Any

from games.arcs.campaign.bots.assessment import ReachAssessment, as_in_its_turn
from games.arcs.parts import Seat
from games.arcs.state import ArcsTable
from tests.games.arcs.campaign.rules.acts import acting
from tests.games.arcs.supercats import read_of, thought

ADM, AGG, CON, MOB = "administration-2", "aggression-2", "construction-2", "mobilization-2"
BELIEVER = ("believer", "magnate", "founder", "advocate")
"""Fates with seat 0 as one that has no line of its own at these tables."""


def of_fate(fate: str) -> tuple[str, ...]:
    """Seat 0 follows this fate, the others any."""
    others = [each for each in BELIEVER if each != fate]
    return (fate, *others[:3])


def in_turn(*seats: Seat, fate: str = "", **fields: Any) -> ArcsTable:
    """Seat 0 has led a card; without a fate named it has no page."""
    fields.setdefault("fates", of_fate(fate) if fate else ("", "magnate", "founder", "advocate"))
    return acting(*seats, **fields)


def eyes(table: ArcsTable, number: int = 0) -> ReachAssessment:
    """What a seat sees, in its turn."""
    return ReachAssessment(as_in_its_turn(table.seen_by(number), number), number)


def clauses(table: ArcsTable) -> list[str]:
    """The clauses that its answer names, the one that held last."""
    return [reason.clause for reason in read_of(thought(table).reasons)]
