"""How much Rollbot would like each phase, and which one it calls (RB-3)."""

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
    PRODUCE,
    PURPLE,
    SETTLE,
    SHIP,
    WHITE,
    YELLOW,
)
from games.roll_galaxy.effects import StockCredits
from games.roll_galaxy.names import PHASE
from games.roll_galaxy.powers import USUAL_STOCK
from games.roll_galaxy.projection import completed
from games.roll_galaxy.rollbot.empire import (
    MOST_TILES,
    REMEMBERED,
    WANTED_CREDITS,
    WANTED_TILES,
    Empire,
    tile_count,
)
from games.roll_galaxy.rollbot.filling import reach
from games.roll_galaxy.rollbot.sentences import CHOICE, held, not_asked, not_so
from games.roll_galaxy.tiles import effects_in

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
