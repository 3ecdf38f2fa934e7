"""Develop and Settle: which dice are spent, saved and given up (RB-9)."""

from __future__ import annotations

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from engine.text.said import Said
from games.roll_galaxy.dice import WHITE, colours_in, together
from games.roll_galaxy.effects import RemoveDie
from games.roll_galaxy.moves import GiveUp, Save, Spend
from games.roll_galaxy.names import COLOUR
from games.roll_galaxy.projection import needs
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import SIDES

PLACES = ("citizenry", "cup", "zone", "world", "workers")
"""RB-9.5, 9.6 and 15.33: where a die to give up is looked for, in this order."""


def spend(seat: Seat, phase: int, decision: Decision) -> Answer:
    """RB-9.2 to 9.4: the colour of the next die spent on the top tile."""
    colours = [option.colour for option in decision.options if isinstance(option, Spend)]
    if _sacrifices(seat, phase, min(colours)):
        return _because(Spend(min(colours)), "RB-9.4", "first-for-the-tile")
    dice = together(seat.workers_at(phase), seat.waiting(phase))
    if needs(seat.tableau, seat.stack_sides(phase), 0)[-1] > sum(dice):
        return _because(Spend(max(colours)), "RB-9.2", "first-highest")
    return _because(Spend(min(colours)), "RB-9.3", "first-lowest")


def _because(option: Spend | Save, clause: str, key: str) -> Answer:
    """An answer with a reason that speaks of its colour."""
    return Answer(option, lambda: (Reason(clause, Said(key, {"colour": COLOUR(option.colour)})),))


def _sacrifices(seat: Seat, phase: int, lowest: int) -> bool:
    """RB-9.4: the top tile takes a die away, no white one rests, and none as low is spent yet."""
    tile = SIDES[seat.stack_sides(phase)[0]]
    if not any(isinstance(effect, RemoveDie) for effect in tile.effects):
        return False
    spent = colours_in(seat.waiting(phase))
    return not seat.citizenry[WHITE] and not (spent and spent[0] <= lowest)


def save(decision: Decision) -> Answer:
    """RB-15.26: as many dice as possible go to the cup, the highest first."""
    colour = max([option.colour for option in decision.options if isinstance(option, Save)])
    return _because(Save(colour), "RB-15.26", "highest-spent")


def give_up(decision: Decision) -> Answer:
    """RB-9.5 and 9.6: the lowest die of the Citizenry, else of the cup, else wherever one is."""
    dice = [option for option in decision.options if isinstance(option, GiveUp)]
    option = min(dice, key=lambda die: (PLACES.index(die.place), die.colour))
    clauses = {"citizenry": "RB-9.5", "cup": "RB-9.6"}
    clause = clauses.get(option.place, "RB-15.33")
    args = {"colour": COLOUR(option.colour), "place": option.place}
    return Answer(option, lambda: (Reason(clause, Said("lowest-die", args)),))
