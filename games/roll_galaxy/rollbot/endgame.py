"""Is the game likely to end this round? (RB-13)"""

from __future__ import annotations

from games.roll_galaxy.dice import DEVELOP, SETTLE
from games.roll_galaxy.rollbot.rulings import Rulings
from games.roll_galaxy.state import SQUARES_TO_END, RollTable, Seat
from games.roll_galaxy.tiles import HIDDEN, cost_of

POINTS_PER_GOOD = 2


def is_near_end(view: RollTable, rulings: Rulings) -> bool:
    """RB-13.1: some player could fill the tableau, or the goods could empty the VP pool."""
    return pool_could_empty(view) or any(tableau_could_fill(seat, rulings) for seat in view.seats)


def pool_could_empty(view: RollTable) -> bool:
    """RB-13.3: the chips left are no more than twice the goods on all worlds."""
    return view.pool <= POINTS_PER_GOOD * sum([seat.good_count for seat in view.seats])


def tableau_could_fill(seat: Seat, rulings: Rulings) -> bool:
    """RB-13.2: tableau and one stack make twelve, and the dice may do for completing them."""
    missing = SQUARES_TO_END - len(seat.tableau)
    if missing <= 0:
        return True
    if len(seat.developments) >= missing and _has_dice(seat, DEVELOP, missing, rulings):
        return True
    return len(seat.worlds) >= missing and _has_dice(seat, SETTLE, missing, rulings)


def _has_dice(seat: Seat, phase: int, missing: int, rulings: Rulings) -> bool:
    """RB-15.21: hidden tiles count as cheap; the dice are the rolled and the waiting ones."""
    tableau = seat.tableau
    cost = 0
    for side in seat.stack_sides(phase)[:missing]:
        if side == HIDDEN:
            cost += rulings.hidden_cost
        else:
            cost += cost_of(tableau, side)
            tableau += (side,)
    return cost <= sum(seat.cup) + len(seat.workers) + sum(seat.waiting(phase))
