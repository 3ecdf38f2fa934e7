"""The whole assignment, planned from the roll: which phase, which dice where, and why (RB-3, 4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.core.decision import Reason
from engine.text.message import Message
from games.roll_galaxy.dice import PHASES, PRODUCE, SHIP, WILD
from games.roll_galaxy.moves import (
    Dictate,
    PlaceWild,
    SelectPhase,
)
from games.roll_galaxy.names import phase_or_dictate
from games.roll_galaxy.rollbot.crew import GOOD_PHASES, AssignMove, Crew, Note, crew_of
from games.roll_galaxy.rollbot.empire import REMEMBERED, Empire
from games.roll_galaxy.rollbot.filling import fill, fill_called, goods_to_come
from games.roll_galaxy.rollbot.preferences import choice_reasons, endgame_reason, preferences
from games.roll_galaxy.rollbot.remainder import continue_assigning
from games.roll_galaxy.state import DICTATED, UNPLACED


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat does behind its screen before it confirms.

    `why` holds the note of each move, `places` where each die ends, `notes` the steps of the
    planning. What they say is worked out when somebody reads it.
    """

    called: int
    moves: tuple[AssignMove, ...]
    why: tuple[Note, ...] = ()
    places: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def selecting(self) -> int:
        """The die that selects the phase."""
        return next(move.worker for move in self.moves if isinstance(move, SelectPhase))

    def why_moved(self, empire: Empire, move: AssignMove) -> Reason | None:
        """Why a move is made; None for one that is none of the plan."""
        if move not in self.moves:
            return None
        return self.why[self.moves.index(move)].reason(empire)

    def reasons(self, empire: Empire) -> tuple[Reason, ...]:
        """The whole derivation: the levels, the choice, and every step."""
        reasons = [endgame_reason()] if empire.is_endgame else []
        for preference in preferences(empire):
            reasons += preference.reasons
        reasons += choice_reasons(empire, self.called)
        return (*reasons, *[note.reason(empire) for note in self.notes])

    def closing(self, empire: Empire) -> Reason:
        """The whole assignment, die by die, for a person who carries it out at a real table."""
        columns = []
        for place in (*range(len(PHASES)), DICTATED):
            dice = [die for die, where in enumerate(self.places) if where == place]
            if dice:
                ends = [
                    Message("die-ends", {"die": empire.look(die), "selects": die == self.selecting})
                    for die in dice
                ]
                column = {"place": phase_or_dictate(place), "dice": tuple(ends)}
                columns.append(Message("dice-end-at", column))
        return Reason("RB-4.1", Message("all-dice", {"columns": tuple(columns)}))


@lru_cache(REMEMBERED)
def plan_for(empire: Empire, called: int) -> Plan:
    """RB-4.1: the assignment when that phase is called."""
    threshold = threshold_of(empire, called)
    crew = crew_of(empire, called, goods_to_come(empire, called, threshold), [])
    if threshold < empire.capacity[called]:
        crew.note("RB-13.9", "producers-enough", producers=threshold)
    fill_called(crew, threshold)
    if crew.selecting is None:
        _select_on_phase(crew)
    return finished(continue_assigning(crew))


def finished(crew: Crew) -> Plan:
    """RB-4.18 and 6.11: the plan of a crew to which no more dice are assigned."""
    if crew.selecting is None:
        _select_on_phase(crew)
    _swap(crew)
    moves, why = zip(*_moves(crew), strict=True)
    return Plan(crew.called, moves, why, tuple(crew.places), tuple(crew.notes or ()))


def threshold_of(empire: Empire, called: int) -> int:
    """RB-4.8 to 4.12: how many dice Rollbot assigns to the phase that it calls, at most."""
    if called == PRODUCE and empire.is_endgame:
        return _producers_at_the_end(empire)
    return empire.capacity[called]


def _producers_at_the_end(empire: Empire) -> int:
    """RB-15.31: the fewest producers with which most goods can be shipped."""
    best, most = 0, -1
    for producers in range(empire.capacity[PRODUCE] + 1):
        crew = crew_of(empire, PRODUCE, goods_to_come(empire, PRODUCE, producers))
        fill_called(crew, producers)
        if crew.selecting is None:
            _select_on_phase(crew)
        goods = empire.good_count + crew.produced()
        fill(crew, SHIP, goods, dictates=empire.rulings.dictates_after)
        shipped = min(goods, crew.size(SHIP))
        if shipped > most:
            best, most = producers, shipped
    return best


def _select_on_phase(crew: Crew) -> None:
    """RB-4.18: a die that is on the phase already selects it; without one, the next best does."""
    colours = crew.empire.colours
    there = [die for die, place in enumerate(crew.places) if place == crew.called]
    if there:
        die = min(there, key=colours.__getitem__)
        crew.note("RB-4.18", "die-there-selects", die=die)
    else:
        found = crew.next_die(crew.called)
        rest = [die for die, place in enumerate(crew.places) if place != DICTATED]
        die = found[0] if found else min(rest, key=colours.__getitem__)
        crew.note("RB-15.6", "die-selects-for-nobody", die=die)
    crew.select(die)


def _swap(crew: Crew) -> None:
    """RB-6.11: a die in the Dictate space that ranks lower becomes the one that selects."""
    away = [die for die, place in enumerate(crew.places) if place == DICTATED]
    chosen = crew.selecting
    if not away or chosen is None:
        return
    colours = crew.empire.colours
    lowest = min(away, key=colours.__getitem__)
    if colours[lowest] >= colours[chosen] or _matches_there(crew, chosen):
        return
    note = Note("RB-6.11", "die-selects-instead", {"die": lowest, "other": chosen})
    crew.note(*note[:2], **note.args)
    number = [move for move, _ in crew.moves].index(Dictate(lowest))
    crew.moves[number] = (Dictate(chosen), note)
    if crew.empire.faces[chosen] == WILD and all(move.worker != chosen for move, _ in crew.moves):
        crew.moves.insert(0, (PlaceWild(chosen, crew.called), note))
    crew.places[lowest], crew.places[chosen] = crew.called, DICTATED
    crew.selecting = lowest


def _matches_there(crew: Crew, die: int) -> bool:
    """Whether the die matches a world that no other die of its phase does."""
    phase = crew.called
    if phase not in GOOD_PHASES:
        return False
    place = crew.places[die]
    crew.places[die] = UNPLACED
    is_match = crew.best_match([die], phase) is not None
    crew.places[die] = place
    return is_match


def _moves(crew: Crew) -> list[tuple[AssignMove, Note]]:
    """The plan as it is carried out: the selection first, so that the phase is settled.

    A Wild that selects is not placed before.
    """
    die = crew.selecting
    if die is None:
        raise ValueError(f"nobody selects {PHASES[crew.called]}")
    note = Note("RB-3.16", "die-selects-phase", {"die": die, "phase": crew.called})
    select = (SelectPhase(die, crew.called), note)
    return [select, *[each for each in crew.moves if each[0] != PlaceWild(die, crew.called)]]
