"""What Rollbot tells the others while tiles lie face down in its stacks: only what lies open.

Its levels count the dice and points of every tile of a stack, and its dice are moved as the stacks
can use them; the seat itself is told all of it. Once no tile lies under another, so is everybody.
"""

from __future__ import annotations

from engine.core.bot import Reason
from games.roll_galaxy.dice import DEVELOP, PHASES, PRODUCE, SETTLE
from games.roll_galaxy.moves import Dictate, MoveByDictate, PlaceWild, SelectPhase, UseReassign
from games.roll_galaxy.rollbot.crew import AssignMove
from games.roll_galaxy.rollbot.empire import WANTED_CREDITS, Empire
from games.roll_galaxy.rollbot.planning import Plan
from games.roll_galaxy.rollbot.preferences import scouts_wanted, stocks_wanted
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import SIDES, cost_of
from games.roll_galaxy.words import counted

CHOICES = ("RB-3.16", "RB-3.17", "RB-3.18", "RB-3.19", "RB-3.20", "RB-3.21", "RB-3.22")


def hides_tiles(empire: Empire | Seat) -> bool:
    """Whether a tile lies under another one, where only its owner may look at it."""
    return max(len(empire.developments), len(empire.worlds)) > 1


def derivation(empire: Empire, plan: Plan) -> tuple[Reason, ...]:
    """Why the phase is called and where all dice end, for the seat and for the others."""
    told = (*plan.reasons, plan.closing)
    if not hides_tiles(empire):
        return told
    openly = {reason.clause: reason for reason in open_levels(empire)}
    choice = f"{PHASES[plan.called]} is called: no level is higher, and hidden tiles count"
    openly |= dict.fromkeys(CHOICES, Reason("RB-3.16", choice))
    return tuple([Reason(why.clause, why.text, True, openly.get(why.clause)) for why in told])


def open_levels(empire: Empire) -> tuple[Reason, ...]:
    """RB-3.5 to 3.15: of what each level counts, as much as everybody can see."""
    stocks, scouts = stocks_wanted(empire), scouts_wanted(empire)
    explore = f"Explore: {stocks} to stock up to ${WANTED_CREDITS}, {scouts} to scout"
    room = counted(empire.capacity[PRODUCE], "empty place")
    return (
        Reason("RB-3.5", explore),
        Reason("RB-3.8", _stack(empire, DEVELOP)),
        Reason("RB-3.13", _stack(empire, SETTLE)),
        Reason("RB-3.14", f"Produce: {room}"),
        Reason("RB-3.15", f"Ship: {counted(empire.good_count, 'good')}, each counts twice"),
    )


def _stack(empire: Empire, phase: int) -> str:
    """A stack as it lies on the table: its top tile, the dice that wait, the backs under it."""
    sides = empire.sides(phase)
    if not sides:
        return f"{PHASES[phase]}: there is no tile to build"
    top = f"{SIDES[sides[0]].name} takes {counted(cost_of(empire.tableau, sides[0]), 'die')}"
    waiting, under = empire.waiting(phase), len(sides) - 1
    rest = f"; {counted(under, 'hidden tile')} under it" if under else ""
    return f"{PHASES[phase]}: {top}, {waiting} there already{rest}"


def move_reason(empire: Empire, move: AssignMove, why: Reason) -> Reason:
    """Why one die is moved; others learn where it goes, not which use the stacks have for it."""
    if isinstance(move, SelectPhase) or not hides_tiles(empire):
        return why
    return Reason(why.clause, why.text, True, open_move(empire, move))


def open_move(empire: Empire, move: AssignMove) -> Reason:
    """What a move of the assignment is, as the dice show it after the reveal."""
    name = empire.name(move.worker)
    if isinstance(move, Dictate):
        return Reason("RB-4.7", f"{name} goes to the Dictate space")
    phase = PHASES[move.phase]
    if isinstance(move, MoveByDictate):
        return Reason("RB-4.7", f"{name} is dictated to {phase}")
    if isinstance(move, UseReassign):
        return Reason("RB-4.5", f"{SIDES[move.power].name}: {name} to {phase}")
    if isinstance(move, PlaceWild):
        return Reason("RB-4.1", f"{name} to {phase}")
    return Reason("RB-3.16", f"{name} selects {phase}")
