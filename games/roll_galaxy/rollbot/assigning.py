"""Behind the screen: the plan is made from the roll alone, then carried out move by move."""

from __future__ import annotations

from random import Random

from engine.core.decision import Answer, Decision, Option, Reason
from engine.text.message import Message
from games.roll_galaxy.dice import EXPLORE
from games.roll_galaxy.moves import CONFIRM, MoveByDictate, PlaceWild, SelectPhase
from games.roll_galaxy.rollbot.crew import AssignMove
from games.roll_galaxy.rollbot.empire import Empire, empire_of
from games.roll_galaxy.rollbot.planning import Plan, plan_for
from games.roll_galaxy.rollbot.preferences import favourites, roll_tie
from games.roll_galaxy.rollbot.rulings import Rulings
from games.roll_galaxy.rollbot.telling import derivation, move_reason
from games.roll_galaxy.state import UNPLACED, RollTable, Seat


def assign(view: RollTable, decision: Decision, rulings: Rulings, rng: Random) -> Answer:
    """RB-4.1: the next move of the plan; with the first one the whole derivation and its end."""
    seat = view.seats[decision.seat]
    empire = empire_of(view, decision.seat, rulings)
    called = seat.called if seat.called is not None else choose_phase(empire, rng)
    plan = plan_for(empire, called)
    move = next_move(plan, seat, decision)
    if isinstance(move, SelectPhase):
        return Answer(move, lambda: derivation(empire, plan))
    return Answer(move, lambda: (_why(empire, plan, move),))


def choose_phase(empire: Empire, rng: Random) -> int:
    """RB-3.16: the phase with the highest preference; ties are broken, in the end by dice."""
    tied = favourites(empire)
    return tied[0] if len(tied) == 1 else roll_tie(tied, rng)


def next_move(plan: Plan, seat: Seat, decision: Decision) -> Option:
    """The first move of the plan that is still to be made and legal now.

    Where somebody else has begun the assignment in another way, what is left of the plan is
    followed as far as it goes, and then the assignment is confirmed.
    """
    made = _made(plan, seat)
    for move in plan.moves[made:]:
        if move in decision.options:
            return move
    return _way_out(decision)


def _made(plan: Plan, seat: Seat) -> int:
    """How many moves of the plan have been carried out."""
    if seat.called is None:
        return 0
    wilds = sum([isinstance(move, PlaceWild) for move in plan.moves])
    unplaced = sum([worker.place == UNPLACED for worker in seat.workers])
    return 1 + max(0, wilds - unplaced) + len(seat.uses)


def _way_out(decision: Decision) -> Option:
    """A legal move for an assignment that does not follow the plan."""
    if CONFIRM in decision.options:
        return CONFIRM
    exploring = [
        option
        for option in decision.options
        if isinstance(option, PlaceWild | MoveByDictate) and option.phase == EXPLORE
    ]
    return exploring[0] if exploring else decision.options[0]


def _why(empire: Empire, plan: Plan, move: Option) -> Reason:
    """The reason that goes with one move of the plan."""
    rest = Reason("RB-4.17", Message("others-stay"))
    if not isinstance(move, AssignMove):
        return rest
    return move_reason(empire, move, plan.why_moved(empire, move) or rest)
