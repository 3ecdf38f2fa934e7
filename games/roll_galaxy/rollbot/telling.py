"""What Rollbot tells the others while tiles lie face down in its stacks: only what lies open.

Its levels count the dice and points of every tile of a stack, and its dice are moved as the stacks
can use them; the seat itself is told all of it. Once no tile lies under another, so is everybody.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import Reason, ReasonOutcome
from engine.text.message import Message
from games.roll_galaxy.dice import DEVELOP, PRODUCE, SETTLE
from games.roll_galaxy.moves import Dictate, MoveByDictate, PlaceWild, SelectPhase, UseReassign
from games.roll_galaxy.names import PHASE, SIDE
from games.roll_galaxy.rollbot.crew import AssignMove
from games.roll_galaxy.rollbot.empire import WANTED_CREDITS, Empire
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.rollbot.preferences import scouts_wanted, stocks_wanted
from games.roll_galaxy.rollbot.sentences import held, in_private
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import cost_of

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
