"""The Navigator as an advisor: a whole assignment with its sentence, for a person to follow."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.bot import Reason
from games.roll_galaxy.moves import CONFIRM, ConfirmAssignment
from games.roll_galaxy.navigator.comparing import assignments
from games.roll_galaxy.navigator.words import assignment_reasons
from games.roll_galaxy.rollbot.crew import AssignMove
from games.roll_galaxy.state import RollTable


@dataclass(frozen=True, slots=True)
class Advice:
    """The phase to call, the clicks that lead from the roll to the confirmation, and why."""

    called: int
    moves: tuple[AssignMove | ConfirmAssignment, ...]
    reasons: tuple[Reason, ...]


def advise(view: RollTable, number: int) -> Advice:
    """What the Navigator would do with a seat's roll, wherever its dice are by now."""
    tried = assignments(view, number)
    best = tried[0].choice
    reasons = assignment_reasons(view, number, tried)
    return Advice(best.called, (*best.moves, CONFIRM), reasons[1:])
