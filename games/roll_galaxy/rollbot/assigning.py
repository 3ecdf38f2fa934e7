"""Behind the screen: the plan is made from the roll alone, carried out, and told.

Its levels count the dice and points of every tile of a stack, and its dice are moved as the stacks
can use them; the seat itself is told all of it. Once no tile lies under another, so is everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.core.decision import Answer, Decision, Option, Reason, ReasonOutcome
from engine.text.message import Message
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE
from games.roll_galaxy.moves import (
    CONFIRM,
    Dictate,
    MoveByDictate,
    PlaceWild,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.rollbot.empire import (
    WANTED_CREDITS,
    AssignMove,
    Empire,
    Rulings,
    empire_of,
    held,
    in_private,
)
from games.roll_galaxy.rollbot.planning import (
    Plan,
    favourites,
    plan_for,
    roll_tie,
    scouts_wanted,
    stocks_wanted,
)
from games.roll_galaxy.state import UNPLACED, RollTable, Seat
from games.roll_galaxy.tiles import PHASE, SIDE, cost_of

CHOICES = ("RB-3.16", "RB-3.17", "RB-3.18", "RB-3.19", "RB-3.20", "RB-3.21", "RB-3.22")


def hides_tiles(empire: Empire | Seat) -> bool:
    """Whether a tile lies under another one, where only its owner may look at it."""
    return max(len(empire.developments), len(empire.worlds)) > 1


def derivation(empire: Empire, plan: Plan) -> tuple[Reason, ...]:
    """Why the phase is called and where all dice end, for the seat and for the others."""
    told = (*plan.reasons(empire), plan.closing(empire))
    if not hides_tiles(empire):
        return told
    openly = {reason.clause: reason for reason in open_levels(empire)}
    choice = held("RB-3.16", "called-openly", phase=PHASE(plan.called))
    openly |= dict.fromkeys(CHOICES, choice)
    return tuple([_veiled(why, openly) for why in told])


def _veiled(why: Reason, openly: Mapping[str, Reason]) -> Reason:
    """A step for the seat alone; the others learn of what held as much as lies open."""
    is_told = why.outcome is ReasonOutcome.HELD
    return in_private(why, openly.get(why.clause) if is_told else None)


def open_levels(empire: Empire) -> tuple[Reason, ...]:
    """RB-3.5 to 3.15: of what each level counts, as much as everybody can see."""
    stocks, scouts = stocks_wanted(empire), scouts_wanted(empire)
    wanted = {"stocks": stocks, "scouts": scouts, "goal": WANTED_CREDITS}
    explore = Message("explore-openly", wanted)
    return (
        Reason("RB-3.5", explore),
        Reason("RB-3.8", _stack(empire, DEVELOP)),
        Reason("RB-3.13", _stack(empire, SETTLE)),
        Reason("RB-3.14", Message("produce-openly", {"places": empire.capacity[PRODUCE]})),
        Reason("RB-3.15", Message("ship-openly", {"goods": empire.good_count})),
    )


def _stack(empire: Empire, phase: int) -> Message:
    """A stack as it lies on the table: its top tile, the dice that wait, the backs under it."""
    sides = empire.sides(phase)
    if not sides:
        return Message("build-openly-nothing", {"phase": PHASE(phase)})
    top = {"side": SIDE(sides[0]), "dice": cost_of(empire.tableau, sides[0])}
    rest = {"waiting": empire.waiting(phase), "under": len(sides) - 1}
    return Message("build-openly", {"phase": PHASE(phase), **top, **rest})


def move_reason(empire: Empire, move: AssignMove, why: Reason) -> Reason:
    """Why one die is moved; others learn where it goes, not which use the stacks have for it."""
    if isinstance(move, SelectPhase) or not hides_tiles(empire):
        return why
    return in_private(why, open_move(empire, move))


def open_move(empire: Empire, move: AssignMove) -> Reason:
    """What a move of the assignment is, as the dice show it after the reveal."""
    die = {"die": empire.look(move.worker)}
    if isinstance(move, Dictate):
        return Reason("RB-4.7", Message("die-goes-away-openly", die))
    args = {**die, "phase": PHASE(move.phase)}
    if isinstance(move, MoveByDictate):
        return Reason("RB-4.7", Message("die-is-dictated-openly", args))
    if isinstance(move, UseReassign):
        return Reason("RB-4.5", Message("power-moves-openly", {**args, "side": SIDE(move.power)}))
    if isinstance(move, PlaceWild):
        return Reason("RB-4.1", Message("wild-openly", args))
    return Reason("RB-3.16", Message("die-selects-phase", args))


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
    rest = Reason("RB-4.17", Message("others-stay"))
    if not isinstance(move, AssignMove):
        return rest
    return move_reason(empire, move, plan.why_moved(empire, move) or rest)
