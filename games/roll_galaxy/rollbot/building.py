"""Develop and Settle: which dice are spent, saved and given up (RB-9)."""

from __future__ import annotations

from engine.core.decision import Answer, Decision, Reason
from games.roll_galaxy.dice import WHITE, colours_in, together
from games.roll_galaxy.effects import RemoveDie
from games.roll_galaxy.moves import GiveUp, Save, Spend
from games.roll_galaxy.names import COLOUR
from games.roll_galaxy.projection import needs
from games.roll_galaxy.rollbot.sentences import GIVING_UP, SPENDING, held, not_asked, not_so
from games.roll_galaxy.state import Seat
from games.roll_galaxy.tiles import SIDES

PLACES = ("citizenry", "cup", "zone", "world", "workers")
"""RB-9.5, 9.6 and 15.33: where a die to give up is looked for, in this order."""
NOBODY_THERE = ("citizenry-empty", "cup-empty")
"""What is said of the first two where nobody is."""


def spend(seat: Seat, phase: int, decision: Decision) -> Answer:
    """RB-9.2 to 9.4: the colour of the next die spent on the top tile."""
    colours = [option.colour for option in decision.options if isinstance(option, Spend)]
    lowest, highest = min(colours), max(colours)
    if _sacrifices(seat, phase, lowest):
        return Answer(Spend(lowest), lambda: (_first("RB-9.4", "first-for-the-tile", lowest),))
    dice = together(seat.workers_at(phase), seat.waiting(phase))
    if needs(seat.tableau, seat.stack_sides(phase), 0)[-1] > sum(dice):
        return Answer(Spend(highest), lambda: _highest_first(highest))
    return Answer(Spend(lowest), lambda: _lowest_first(lowest))


def _first(clause: str, key: str, colour: int) -> Reason:
    """A reason that speaks of the colour of a die."""
    return held(clause, key, colour=COLOUR(colour))


def _highest_first(colour: int) -> tuple[Reason, ...]:
    return _first("RB-9.2", "first-highest", colour), *not_asked(SPENDING, "RB-9.2")


def _lowest_first(colour: int) -> tuple[Reason, ...]:
    return not_so("RB-9.2", "no-die-will-wait"), _first("RB-9.3", "first-lowest", colour)


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
    return Answer(Save(colour), lambda: (_first("RB-15.26", "highest-spent", colour),))


def give_up(decision: Decision) -> Answer:
    """RB-9.5 and 9.6: the lowest die of the Citizenry, else of the cup, else wherever one is."""
    dice = [option for option in decision.options if isinstance(option, GiveUp)]
    option = min(dice, key=lambda die: (PLACES.index(die.place), die.colour))
    return Answer(option, lambda: _why_given_up(option))


def _why_given_up(option: GiveUp) -> tuple[Reason, ...]:
    number = min(PLACES.index(option.place), len(GIVING_UP) - 1)
    clause = GIVING_UP[number]
    empty = [not_so(GIVING_UP[each], NOBODY_THERE[each]) for each in range(number)]
    why = held(clause, "lowest-die", colour=COLOUR(option.colour), place=option.place)
    return *empty, why, *not_asked(GIVING_UP, clause)
