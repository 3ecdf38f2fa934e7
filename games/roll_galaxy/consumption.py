"""The most VP that goods can bring, and whether that would empty the pool."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from games.roll_galaxy.dice import SHIP, one_by_one
from games.roll_galaxy.powers import consume_bonus, consume_level
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import REMEMBERED, SIDES, TRADE_VALUES, Tableau

Shipper = tuple[int, bool]
"""The colour of a worker, and whether it is a virtual one."""

Good = tuple[int, int]
"""The square of a good and the colour of its die."""

Shipment = tuple[Shipper, Good]


def shippers_of(seat: Seat) -> list[Shipper]:
    """The shippers of a seat, the lowest colours first, real ones before virtual ones."""
    found = [(colour, False) for colour in one_by_one(seat.workers_at(SHIP))]
    found += [(colour, True) for colour in seat.virtual]
    return sorted(found)


def goods_of(seat: Seat) -> list[Good]:
    """The goods of a seat, those of the most valuable worlds first, then by square."""
    found = [(square, colour) for square, held in enumerate(seat.goods) for colour in sorted(held)]
    return sorted(found, key=lambda good: -world_value(seat.tableau, good))


def world_value(tableau: Tableau, good: Good) -> int:
    """What the world of a good is worth."""
    return TRADE_VALUES[SIDES[tableau[good[0]]].colour or 0]


def best_consumption(
    tableau: Tableau, goods: Iterable[Good], shippers: Iterable[Shipper]
) -> tuple[int, tuple[Shipment, ...]]:
    """ROLL-11.4 to 11.7: the most VP, bonuses included, and who ships which good for them."""
    return _best_consumption(tableau, tuple(goods), tuple(shippers))


@lru_cache(REMEMBERED)
def _best_consumption(
    tableau: Tableau, goods: tuple[Good, ...], shippers: tuple[Shipper, ...]
) -> tuple[int, tuple[Shipment, ...]]:
    @cache
    def best(number: int, left: tuple[Shipper, ...]) -> tuple[int, tuple[Shipment, ...]]:
        if number == len(goods) or not left:
            return 0, ()
        good = goods[number]
        side = tableau[good[0]]
        answer = best(number + 1, left)
        for shipper in dict.fromkeys(left):
            others = list(left)
            others.remove(shipper)
            points, shipments = best(number + 1, tuple(others))
            points += consume_level(side, good[1], shipper[0]) + consume_bonus(tableau, side)[0]
            if points > answer[0]:
                answer = points, ((shipper, good), *shipments)
        return answer

    return best(0, shippers)


def most_chips(seat: Seat) -> int:
    """The most VP that a seat's shippers can make of its goods."""
    return best_consumption(seat.tableau, goods_of(seat), shippers_of(seat))[0]


def consuming_empties_pool(table: RollTable) -> bool:
    """RB-11.1: whether all seats, consuming all they can ship, would exhaust the VP pool."""
    return sum([most_chips(seat) for seat in table.seats]) >= table.pool
