"""Who has won: the largest overlap of the markers, and how ties are broken."""

from __future__ import annotations

from engine.core.setup import Result
from engine.text.message import Message, SeatNumber
from games.rajas.dice import pips
from games.rajas.state import RajasTable


def turn_order(table: RajasTable) -> tuple[int, ...]:
    """The seats in the order of this round's passes, the owner of the elephant first."""
    start = table.order.index(table.elephant)
    return (*table.order[start:], *table.order[:start])


def merit(table: RajasTable, number: int) -> tuple[int, int, int, int]:
    """RAJ-12.3 and 12.4: what counts at the end: overlap, karma, pips, an earlier turn."""
    seat = table.seats[number]
    return seat.overlap, seat.karma, pips(seat.dice), -turn_order(table).index(number)


def standings(table: RajasTable) -> list[int]:
    """The seats from first to last."""
    return sorted(range(len(table.seats)), key=lambda seat: merit(table, seat), reverse=True)


def tie_break(table: RajasTable) -> Message | None:
    """RAJ-12.4: what the first has more of than the next, where they overlap by the same."""
    first, second, *_ = standings(table)
    pairs = zip(merit(table, first), merit(table, second), strict=True)
    decided = next(place for place, (own, other) in enumerate(pairs) if own > other)
    if not decided:
        return None
    what = ("karma", "pips", "turn")[decided - 1]
    return Message("tie-broken", {"seat": SeatNumber(first), "what": what})


def result(table: RajasTable) -> Result:
    """The overlap of every seat as its score, and its rank."""
    ranks = [0] * len(table.seats)
    for place, number in enumerate(standings(table), 1):
        ranks[number] = place
    return Result(tuple([float(seat.overlap) for seat in table.seats]), tuple(ranks))
