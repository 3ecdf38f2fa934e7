"""Looking ahead within a round: what gets completed, shipped, and who rests in the Citizenry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.roll_galaxy.consumption import best_consumption, goods_of
from games.roll_galaxy.dice import (
    DEVELOP,
    EXPLORE,
    PRODUCE,
    RED,
    SETTLE,
    SHIP,
    Dice,
    one_by_one,
)
from games.roll_galaxy.effects import GainDie, RemoveDie, SaveWorkers
from games.roll_galaxy.powers import trade_value
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import (
    HIDDEN,
    REMEMBERED,
    SIDES,
    Tableau,
    cost_of,
    effects_in,
    good_places,
    virtual_workers,
)


@lru_cache(REMEMBERED)
def needs(tableau: Tableau, sides: tuple[int, ...], waiting: int) -> tuple[int, ...]:
    """Workers needed to complete each tile of a stack and all above it.

    Each tile's discounts count for those below it; `waiting` dice are there already.
    """
    found = []
    total = -waiting
    for side in sides:
        total += cost_of(tableau, side)
        tableau += (side,)
        found.append(total)
    return tuple(found)


def completed(needed: tuple[int, ...], workers: int) -> int:
    """How many tiles of a stack so many workers complete."""
    return sum([need <= workers for need in needed])


def projected_citizenry(table: RollTable, number: int) -> int:
    """RB-7.4: the dice that will be in a seat's Citizenry when the round's phases are over.

    Counts the phases that occur and are not over; of the tiles, those that are known now.
    """
    seat = table.seats[number]
    phases = [phase for phase in table.phases if table.phase is None or phase >= table.phase]
    total = sum(seat.citizenry)
    if EXPLORE in phases:
        total += sum(seat.workers_at(EXPLORE))
    tableau = seat.tableau
    for phase in (DEVELOP, SETTLE):
        if phase in phases:
            dice, sides = _built(tableau, seat, phase)
            total += dice
            tableau += sides
    if SHIP in phases:
        total += _shipped(tableau, seat, PRODUCE in phases)
    return total


def _built(tableau: Tableau, seat: Seat, phase: int) -> tuple[int, tuple[int, ...]]:
    """RB-7.7 and 7.8: dice that building brings to the Citizenry, and the tiles completed."""
    sides = seat.stack_sides(phase)
    waiting, workers = seat.waiting(phase), seat.workers_at(phase)
    needed = needs(tableau, sides, sum(waiting))
    tiles = completed(needed, sum(workers))
    if not tiles:
        return 0, ()
    spent = max(0, needed[tiles - 1]) + sum(waiting)
    reds = waiting[RED] + _reds_spent(workers, spent - sum(waiting), tiles == len(sides))
    total = 0
    for side in sides[:tiles]:
        cost = cost_of(tableau, side)
        total += cost - _saved(tableau, phase, cost, reds)
        total += _citizens(side)
        tableau += (side,)
    return total, sides[:tiles]


def _reds_spent(workers: Dice, spent: int, lowest_first: bool) -> int:
    colours = one_by_one(workers)
    chosen = colours[:spent] if lowest_first else colours[len(colours) - spent :]
    return chosen.count(RED)


def _saved(tableau: Tableau, phase: int, cost: int, reds: int) -> int:
    """How many of the dice spent on a tile go to the cup by powers."""
    left = cost
    for _, power in effects_in(tableau, SaveWorkers):
        if power.phase == phase:
            left -= min(left, power.most, left if power.colour is None else reds)
    return cost - left


def _citizens(side: int) -> int:
    """What completing a side adds to the Citizenry, or takes from it."""
    total = 0
    for effect in SIDES[side].effects:
        if isinstance(effect, GainDie) and effect.to == "citizenry":
            total += effect.count
        elif isinstance(effect, RemoveDie):
            total -= effect.count
    return total


def _shipped(tableau: Tableau, seat: Seat, produces: bool) -> int:
    """RB-7.9: the real shippers with a good, and all goods that are shipped."""
    goods = seat.good_count + sum(
        [
            effect.count
            for side in tableau[len(seat.tableau) :]
            for effect in SIDES[side].effects
            if isinstance(effect, GainDie) and effect.to == "world"
        ]
    )
    if produces:
        goods += min(sum(seat.workers_at(PRODUCE)), sum(good_places(tableau)) - goods)
    shippers = sum(seat.workers_at(SHIP))
    shipped = min(goods, shippers + len(virtual_workers(tableau, SHIP)))
    return shipped + min(shippers, shipped)


@dataclass(frozen=True, slots=True)
class Building:
    """What dice on a stack come to: the sides completed, the dice on the first, the next tile.

    `planned` are the colours added to the top tile; `next` is (side, dice there, cost) of the tile
    that stays incomplete, with HIDDEN for one that nobody may see; `spare` dice go to the cup.
    """

    completed: tuple[int, ...]
    planned: tuple[int, ...]
    next: tuple[int, int, int] | None
    spare: int


def building(seat: Seat, phase: int) -> Building:
    """ROLL-9.1 to 9.5: the tiles that the workers under a phase complete, in order."""
    workers = one_by_one(seat.workers_at(phase))
    waiting = sum(seat.waiting(phase))
    left, tableau = waiting + len(workers), seat.tableau
    sides = seat.stack_sides(phase)
    completed: list[int] = []
    planned = workers
    if sides and sides[0] != HIDDEN:
        planned = workers[: max(0, cost_of(tableau, sides[0]) - waiting)]
    for side in sides:
        cost = 0 if side == HIDDEN else cost_of(tableau, side)
        if side == HIDDEN or left < cost:
            return Building(tuple(completed), planned, (side, left, cost), 0)
        completed.append(side)
        left -= cost
        tableau = (*tableau, side)
    return Building(tuple(completed), planned if sides else (), None, left)


def shipments(seat: Seat, shippers: Sequence[int]) -> tuple[int, int, int]:
    """The most goods that can be shipped, and their credits by trading or their VP by consuming.

    Each good goes with the shipper that suits it best; the two sums are alternatives.
    """
    goods = [(square, colour) for square, held in enumerate(seat.goods) for colour in held]
    shipped = min(len(goods), len(shippers))
    money = sorted((trade_value(seat.tableau, seat.tableau[square]) for square, _ in goods),
                   reverse=True)[:shipped]  # fmt: skip
    workers = sorted([(colour, False) for colour in shippers])
    return shipped, sum(money), best_consumption(seat.tableau, goods_of(seat), workers)[0]
