"""The whole assignment: how much Rollbot wants each phase, and which one it selects (RB-3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any

from engine.core.decision import PossibleOption, Reason
from engine.text.message import Message
from games.roll_galaxy.dice import (
    DEVELOP,
    DIE_FACES,
    EXPLORE,
    PHASES,
    PRODUCE,
    PURPLE,
    SETTLE,
    SHIP,
    WHITE,
    WILD,
    YELLOW,
)
from games.roll_galaxy.effects import StockCredits
from games.roll_galaxy.moves import (
    Dictate,
    PlaceWild,
    SelectPhase,
)
from games.roll_galaxy.powers import USUAL_STOCK
from games.roll_galaxy.projection import completed
from games.roll_galaxy.rollbot.crew import GOOD_PHASES, AssignMove, Crew, Note, crew_of
from games.roll_galaxy.rollbot.document import CHOICE, held, not_asked, not_so
from games.roll_galaxy.rollbot.empire import (
    MOST_TILES,
    REMEMBERED,
    WANTED_CREDITS,
    WANTED_TILES,
    Empire,
    tile_count,
)
from games.roll_galaxy.rollbot.filling import (
    continue_assigning,
    fill,
    fill_called,
    goods_to_come,
    reach,
)
from games.roll_galaxy.state import DICTATED, UNPLACED
from games.roll_galaxy.tiles import PHASE, effects_in, phase_or_dictate

ENDGAME_EXPLORE = -2
ENDGAME_SHIP = 1
LEVEL_CLAUSES = ("RB-3.5", "RB-3.8", "RB-3.13", "RB-3.14", "RB-3.15")
"""What each level is made of, in the order of the phases."""
SHIFTED = {EXPLORE: ("RB-13.6", "explore-less"), SHIP: ("RB-13.7", "ship-more")}
"""What shifts a level near the end of the game."""


@dataclass(frozen=True, slots=True)
class Preference:
    """How much Rollbot wants a phase, its tie-break number, and how the level came about.

    `counts` are the numbers that the level was made of before the `shift` of a game near its end.
    """

    phase: int
    level: int
    tie_break: int
    key: str
    counts: Mapping[str, int]
    shift: int = 0

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """How the level came about, worked out for who reads it."""
        args: dict[str, Any] = {"level": self.level - self.shift, **self.counts}
        if self.phase in (DEVELOP, SETTLE):
            args["phase"] = PHASE(self.phase)
        usual = Reason(LEVEL_CLAUSES[self.phase], Message(self.key, args))
        if not self.shift:
            return (usual,)
        clause, key = SHIFTED[self.phase]
        return usual, Reason(clause, Message(key, {"level": self.level}))


@lru_cache(REMEMBERED)
def preferences(empire: Empire) -> tuple[Preference, ...]:
    """RB-3.2: the preference level of each phase, in the order of the phases."""
    return (
        _explore(empire),
        _build(empire, DEVELOP),
        _build(empire, SETTLE),
        _produce(empire),
        _ship(empire),
    )


def favourites(empire: Empire) -> tuple[int, ...]:
    """RB-3.16 to 3.21: the phases with the highest level and, of these, tie-break number."""
    table = preferences(empire)
    best = max([(each.level, each.tie_break) for each in table])
    return tuple([each.phase for each in table if (each.level, each.tie_break) == best])


def roll_tie(tied: tuple[int, ...], rng: Random) -> int:
    """RB-3.22: a spare white die is rolled until it shows one of the tied phases."""
    while True:
        face = rng.choice(DIE_FACES[WHITE])
        if face in tied:
            return face


def choice_reasons(empire: Empire, called: int) -> tuple[Reason, ...]:
    """Why that phase: the highest level, a tie-break, or the white die."""
    table = preferences(empire)
    level = table[called].level
    tied = [each for each in table if each.level == level]
    said: dict[str, Any] = {"phase": PHASE(called), "level": level}
    if len(tied) == 1:
        return held("RB-3.16", "called-as-highest", **said), *not_asked(CHOICE, "RB-3.16")
    phases = tuple([PHASE(each.phase) for each in tied])
    by_level = not_so("RB-3.16", "levels-alike", phases=phases, level=level)
    if len(favourites(empire)) == 1:
        numbers = tuple(map(_tie_break, tied))
        by_number = held(_TIE_CLAUSES[called], "called-by-tie-break", **said, ties=numbers)
        return by_level, by_number, *not_asked(CHOICE, "RB-3.17")
    by_die = held("RB-3.22", "called-by-die", **said, **_still_tied(tied))
    return by_level, replace(by_die, options=_odds(favourites(empire)))


def _odds(tied: tuple[int, ...]) -> tuple[PossibleOption, ...]:
    """RB-3.22: how the white die decides; faces of other phases are rolled again."""
    faces = [face for face in DIE_FACES[WHITE] if face in tied]
    return tuple([PossibleOption(PHASE(each), faces.count(each) / len(faces)) for each in tied])


def _still_tied(tied: list[Preference]) -> dict[str, Any]:
    """Which phases only a die can tell apart, and which ones the tie-break has put out."""
    most = max([each.tie_break for each in tied])
    equal = tuple([PHASE(each.phase) for each in tied if each.tie_break == most])
    out = tuple([_tie_break(each) for each in tied if each.tie_break < most])
    return {"equal": equal, "most": most, "out": out}


def _tie_break(preference: Preference) -> Message:
    args = {"phase": PHASE(preference.phase), "number": preference.tie_break}
    return Message("phase-with-number", args)


_TIE_CLAUSES = ("RB-3.17", "RB-3.18", "RB-3.19", "RB-3.20", "RB-3.21")


# -- the levels -----------------------------------------------------------------------------------


def _explore(empire: Empire) -> Preference:
    stocks = stocks_wanted(empire)
    scouts = scouts_wanted(empire)
    need = stocks + scouts
    # one more than needed, for a power that moves two dice wants room for both
    level = min(need, reach(empire, EXPLORE, need + 1)) if need else 0
    counts = {
        "stocks": stocks, "scouts": scouts, "goal": WANTED_CREDITS, "credits": empire.credits,
    }  # fmt: skip
    key = "explore-level" if need else "explore-unwanted"
    shift = ENDGAME_EXPLORE if empire.is_endgame else 0
    return Preference(EXPLORE, level + shift, sum(empire.citizenry), key, counts, shift)


def stocks_wanted(empire: Empire) -> int:
    """RB-3.6: the dice that bring the money to $5."""
    missing = max(0, WANTED_CREDITS - empire.credits)
    if empire.rulings.archaeology_counts and missing:
        best = [each.credits for _, each in effects_in(empire.tableau, StockCredits)]
        if best and YELLOW in empire.colours:
            return 1 + -(-max(0, missing - max(best)) // USUAL_STOCK)
    return -(-missing // USUAL_STOCK)


def scouts_wanted(empire: Empire) -> int:
    """RB-3.7: the tiles that bring both stacks to two, but not beyond thirteen tiles in all."""
    wanted = sum(
        [max(0, WANTED_TILES - len(stack)) for stack in (empire.developments, empire.worlds)]
    )
    return min(wanted, max(0, MOST_TILES - tile_count(empire)))


def _build(empire: Empire, phase: int) -> Preference:
    limit = empire.capacity[phase]
    workers = reach(empire, phase, limit)
    spent = min(limit, workers)
    needed = empire.needs(phase)
    tiles = completed(needed, workers)
    points = empire.points(tiles, 0) if phase == DEVELOP else empire.points(0, tiles)
    level = max(spent, points)
    counts = {"dice": spent, "limit": limit, "tiles": tiles, "points": points}
    key = "build-level" if needed else "build-nothing"
    return Preference(phase, level, empire.waiting(phase), key, counts)


def _produce(empire: Empire) -> Preference:
    room = empire.capacity[PRODUCE]
    level = min(room, reach(empire, PRODUCE, room)) if room else 0
    matching = _matching_worlds(empire)
    return Preference(PRODUCE, level, matching, "produce-level", {"places": room})


def _matching_worlds(empire: Empire) -> int:
    """RB-3.20: the empty worlds on which a die just rolled would match."""
    worlds = empire.free_worlds
    colours = empire.colours
    exact = sum([min(count, colours.count(colour)) for colour, count in enumerate(worlds)])
    return min(sum(worlds), exact + colours.count(PURPLE))


def _ship(empire: Empire) -> Preference:
    goods = empire.good_count
    shippers = min(goods, reach(empire, SHIP, goods)) if goods else 0
    level = 2 * shippers
    shift = ENDGAME_SHIP if empire.is_endgame and goods else 0
    return Preference(SHIP, level + shift, goods, "ship-level", {"shippers": shippers}, shift)


def endgame_reason() -> Reason:
    """Why the numbers are shifted."""
    return Reason("RB-13.1", Message("end-is-likely"))


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
