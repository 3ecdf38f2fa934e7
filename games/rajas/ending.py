"""Who has won: the largest overlap of the markers, and how ties are broken."""

from __future__ import annotations

from engine.core.setup import Result
from games.rajas.dice import pips
from games.rajas.state import RajasTable


def turn_order(table: RajasTable) -> tuple[int, ...]:
    """The seats in the order of this round's passes, the owner of the elephant first."""
    start = table.order.index(table.elephant)
    return (*table.order[start:], *table.order[:start])


def standings(table: RajasTable) -> list[int]:
    """RAJ-12.3 and 12.4: seats from first to last: overlap, karma, pips, earlier turn."""
    places = {seat: place for place, seat in enumerate(turn_order(table))}

    def merit(number: int) -> tuple[int, int, int, int]:
        seat = table.seats[number]
        return (seat.overlap, seat.karma, pips(seat.dice), -places[number])

    return sorted(range(len(table.seats)), key=merit, reverse=True)


def result(table: RajasTable) -> Result:
    """The overlap of every seat as its score, and its rank."""
    ranks = [0] * len(table.seats)
    for place, number in enumerate(standings(table), 1):
        ranks[number] = place
    return Result(tuple([float(seat.overlap) for seat in table.seats]), tuple(ranks))
