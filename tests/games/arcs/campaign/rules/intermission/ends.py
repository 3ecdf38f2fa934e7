"""Last tables of Act I for worked examples of the Intermission: three seats, hands empty."""

from __future__ import annotations

from typing import Any

from games.arcs.campaign.rules.events import Aftermath
from games.arcs.campaign.rules.intermission import intermission_of
from games.arcs.campaign.rules.state import reach_of
from games.arcs.parts import Seat
from games.arcs.state import ArcsTable
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, play

SHIPS = "1-gate 2"
"""Every seat has ships, so that nobody comes back at a gate."""
OTHERS = ("steward", "magnate", "founder")


def an_end(*seats: Seat, fate: str = "founder", marker: int = 0, **fields: Any) -> ArcsTable:
    """Act I is over: seat 0 has followed a fate, of which so much was left; others failed."""
    others = [each for each in OTHERS if each != fate]
    count = len(seats[0].captives) if seats else 3
    fields.setdefault("fates", (fate, *others)[:count])
    seats = seats or tuple(a_seat(SHIPS) for _ in range(count))
    table = an_act(*seats, chapter=3, **fields)
    reach_of(table).change_fate(0, marker=marker)
    return table


def begun(*seats: Seat, **fields: Any) -> tuple[ArcsTable, list[Any]]:
    """The Intermission up to the first question, and what has happened in it."""
    table = intermission_of(an_end(*seats, **fields))
    return table, play(table)


def aftermath(table: ArcsTable) -> Aftermath:
    """What the Intermission has left behind so far."""
    return reach_of(table).aftermath


def cards(table: ArcsTable) -> set[str]:
    """Everything in the Court deck."""
    return {*table.court_deck, *aftermath(table).court}
