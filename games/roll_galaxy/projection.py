"""Looking ahead within a round: what gets completed, and who will rest in the Citizenry."""

from __future__ import annotations

from functools import lru_cache

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
from games.roll_galaxy.state import RollTable, Seat
from games.roll_galaxy.tiles import (
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
