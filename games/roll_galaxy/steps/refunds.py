"""Workers that did nothing go back to the cup."""

from __future__ import annotations

from engine.core.step import Emit
from games.roll_galaxy.dice import together
from games.roll_galaxy.events import WorkersReturned
from games.roll_galaxy.state import RollTable


def return_workers(table: RollTable, number: int, place: int, emit: Emit) -> None:
    """ROLL-6.4 and 6.6: the workers of a seat at a place go back to its cup."""
    seat = table.seats[number]
    dice = seat.workers_at(place)
    if any(dice):
        seat.workers = tuple([worker for worker in seat.workers if worker.place != place])
        seat.cup = together(seat.cup, dice)
        emit(WorkersReturned, number, place, dice)
