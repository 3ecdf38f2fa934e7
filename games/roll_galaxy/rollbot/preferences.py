"""How much Rollbot would like each phase, and which one it calls (RB-3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from engine.core.bot import Reason
from engine.text.said import Said
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
from games.roll_galaxy.tiles import effects_in

ENDGAME_EXPLORE = -2
ENDGAME_SHIP = 1


@dataclass(frozen=True, slots=True)
class Preference:
    """How much Rollbot wants a phase, its tie-break number, and how the level came about."""

    phase: int
    level: int
    tie_break: int
    reasons: tuple[Reason, ...]


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


def choice_reason(empire: Empire, called: int) -> Reason:
    """Why that phase: the highest level, a tie-break, or the white die."""
    table = preferences(empire)
    level = table[called].level
    tied = [each for each in table if each.level == level]
    said = {"phase": PHASE(called), "level": level}
    if len(tied) == 1:
        return Reason("RB-3.16", Said("called-as-highest", said))
    if len(favourites(empire)) == 1:
        numbers = tuple(map(_tie_break, tied))
        return Reason(_TIE_CLAUSES[called], Said("called-by-tie-break", {**said, "ties": numbers}))
    return Reason("RB-3.22", Said("called-by-die", {**said, **_still_tied(tied)}))


def _still_tied(tied: list[Preference]) -> dict[str, Any]:
    """Which phases only a die can tell apart, and which ones the tie-break has put out."""
    most = max([each.tie_break for each in tied])
    equal = tuple([PHASE(each.phase) for each in tied if each.tie_break == most])
    out = tuple([_tie_break(each) for each in tied if each.tie_break < most])
    return {"equal": equal, "most": most, "out": out}


def _tie_break(preference: Preference) -> Said:
    args = {"phase": PHASE(preference.phase), "number": preference.tie_break}
    return Said("phase-with-number", args)


_TIE_CLAUSES = ("RB-3.17", "RB-3.18", "RB-3.19", "RB-3.20", "RB-3.21")


# -- the levels -----------------------------------------------------------------------------------


def _explore(empire: Empire) -> Preference:
    stocks = stocks_wanted(empire)
    scouts = scouts_wanted(empire)
    need = stocks + scouts
    # one more than needed, for a power that moves two dice wants room for both
    level = min(need, reach(empire, EXPLORE, need + 1)) if need else 0
    wanted = {"level": level, "stocks": stocks, "scouts": scouts}
    money = {"goal": WANTED_CREDITS, "credits": empire.credits}
    said = Said("explore-level", {**wanted, **money}) if need else Said("explore-unwanted")
    reasons = [Reason("RB-3.5", said)]
    if empire.is_endgame:
        level += ENDGAME_EXPLORE
        reasons.append(Reason("RB-13.6", Said("explore-less", {"level": level})))
    return Preference(EXPLORE, level, sum(empire.citizenry), tuple(reasons))


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
    clause = "RB-3.8" if phase == DEVELOP else "RB-3.13"
    limit = empire.capacity[phase]
    workers = reach(empire, phase, limit)
    spent = min(limit, workers)
    needed = empire.needs(phase)
    tiles = completed(needed, workers)
    points = empire.points(tiles, 0) if phase == DEVELOP else empire.points(0, tiles)
    level = max(spent, points)
    args = {"phase": PHASE(phase), "level": level}
    done = {"dice": spent, "limit": limit, "tiles": tiles, "points": points}
    said = Said("build-level", {**args, **done}) if needed else Said("build-nothing", args)
    return Preference(phase, level, empire.waiting(phase), (Reason(clause, said),))


def _produce(empire: Empire) -> Preference:
    room = empire.capacity[PRODUCE]
    level = min(room, reach(empire, PRODUCE, room)) if room else 0
    said = Said("produce-level", {"level": level, "places": room})
    return Preference(PRODUCE, level, _matching_worlds(empire), (Reason("RB-3.14", said),))


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
    said = Said("ship-level", {"level": level, "shippers": shippers})
    reasons = [Reason("RB-3.15", said)]
    if empire.is_endgame and goods:
        level += ENDGAME_SHIP
        reasons.append(Reason("RB-13.7", Said("ship-more", {"level": level})))
    return Preference(SHIP, level, goods, tuple(reasons))


def endgame_reason() -> Reason:
    """Why the numbers are shifted."""
    return Reason("RB-13.1", Said("end-is-likely"))
