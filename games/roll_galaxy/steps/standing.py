"""What a table must be like for a step to stand on it, in sentences that name the fault."""

from __future__ import annotations

from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.state import UNKNOWN, RollTable
from games.roll_galaxy.tiles import HIDDEN


def seat_missing(table: RollTable, seat: int) -> list[str]:
    """The step belongs to a seat that is not there."""
    if seat not in range(len(table.seats)):
        return [f"steps names seat {seat}; the seats are 0 to {len(table.seats) - 1}"]
    return []


def not_in_round(table: RollTable) -> list[str]:
    """A round is being played by seats that have everything they start with, top tiles in sight."""
    if not table.round:
        return ["round is 0, but a round is being played"]
    for number, seat in enumerate(table.seats):
        if not seat.tableau:
            return [f"seats[{number}].tableau is empty, but a round is being played"]
        if not sum(seat.dice_owned()):
            return [f"seats[{number}] owns no dice, but a round is being played"]
        if number in table.rules.tell_late and HIDDEN in seat.developments[:1] + seat.worlds[:1]:
            return [f"seats[{number}] hides a top tile (-1), but everybody sees those"]
    return []


def not_in_phase(table: RollTable, seat: int, phase: int) -> list[str]:
    """That phase is being executed, with the workers open."""
    faults = seat_missing(table, seat) or not_in_round(table)
    if not faults and (table.phase != phase or phase not in table.phases):
        faults = [f"phase is {table.phase}, but {PHASES[phase]} ({phase}) is being executed"]
    if not faults and not table.revealed:
        faults = [f"revealed is false, but {PHASES[phase]} is being executed"]
    return faults or hidden_from_itself(table, seat)


def hidden_from_itself(table: RollTable, seat: int) -> list[str]:
    """The seat that acts must know its own workers, and its tiles unless it tells them late."""
    own = table.seats[seat]
    if HIDDEN in own.tiles and seat not in table.rules.tell_late:
        return [f"seats[{seat}] hides tiles (-1), but that seat is to act"]
    if any(UNKNOWN in (worker.face, worker.place) for worker in own.workers):
        return [f"seats[{seat}].workers are hidden (-1), but that seat is to act"]
    return []
