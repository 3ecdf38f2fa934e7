"""The Navigator as an advisor: a whole assignment with its sentence, for a person to follow."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.core.decision import Reason
from games.roll_galaxy.moves import CONFIRM, ConfirmAssignment
from games.roll_galaxy.navigator.comparing import as_rolled, assignments
from games.roll_galaxy.navigator.rollout import carry_out
from games.roll_galaxy.navigator.words import assignment_reasons
from games.roll_galaxy.rollbot.crew import AssignMove
from games.roll_galaxy.state import RollTable, Seat


@dataclass(frozen=True, slots=True)
class Advice:
    """The phase to call, the clicks that lead from the roll to the confirmation, and why.

    `is_arranged` when the dice lie so already.
    """

    called: int
    moves: tuple[AssignMove | ConfirmAssignment, ...]
    reasons: tuple[Reason, ...]
    is_arranged: bool = False


def advise(view: RollTable, number: int) -> Advice:
    """What the Navigator would do with a seat's roll, wherever its dice are by now."""
    tried = assignments(view, number)
    best = tried[0].choice
    reasons = assignment_reasons(view, number, tried)
    planned = as_rolled(view, number).seats[number]
    carry_out(planned, best)
    is_arranged = _arrangement(planned) == _arrangement(view.seats[number])
    return Advice(best.called, (*best.moves, CONFIRM), reasons[1:], is_arranged)


def _arrangement(seat: Seat) -> tuple[int | None, Counter[tuple[int, int]]]:
    """What is called, and how many dice of a colour lie in each column."""
    return seat.called, Counter((worker.colour, worker.place) for worker in seat.workers)
