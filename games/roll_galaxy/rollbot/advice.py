"""What Rollbot would do behind the screen of anybody: the advisor of the table."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.bot import Reason
from games.roll_galaxy.dice import DIE_FACES, WHITE
from games.roll_galaxy.moves import CONFIRM, ConfirmAssignment
from games.roll_galaxy.rollbot.crew import AssignMove
from games.roll_galaxy.rollbot.empire import empire_of
from games.roll_galaxy.rollbot.planning import plan_for
from games.roll_galaxy.rollbot.preferences import Preference, favourites, preferences
from games.roll_galaxy.rollbot.rulings import DEFAULT, Rulings
from games.roll_galaxy.state import RollTable


@dataclass(frozen=True, slots=True)
class Advice:
    """The planned assignment of a seat.

    `called` is the phase to call and `tied` those between which only a die could decide; `moves`
    lead from the roll to the confirmation, `places` says where each worker ends; `preferences`
    holds the level of each phase with its reasons, `reasons` the whole derivation.
    """

    called: int
    tied: tuple[int, ...]
    moves: tuple[AssignMove | ConfirmAssignment, ...]
    places: tuple[int, ...]
    preferences: tuple[Preference, ...]
    reasons: tuple[Reason, ...]


def advise(view: RollTable, seat: int, rulings: Rulings = DEFAULT) -> Advice:
    """RB-3 and RB-4 for a seat that has rolled: what Rollbot would do with these dice.

    Wherever the dice are by now, the plan begins at the roll. Instead of rolling a white die for
    a tie, it takes the phase that this die shows most often, then the earliest. The seat must
    have workers with known faces.
    """
    empire = empire_of(view, seat, rulings)
    tied = favourites(empire)
    called = max(tied, key=lambda phase: (DIE_FACES[WHITE].count(phase), -phase))
    plan = plan_for(empire, called)
    moves = (*plan.moves, CONFIRM)
    return Advice(called, tied, moves, plan.places, preferences(empire), plan.reasons)
