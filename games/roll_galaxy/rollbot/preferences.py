"""How much Rollbot would like each phase, and which one it calls (RB-3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine.core.bot import Reason
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
    YELLOW,
)
from games.roll_galaxy.effects import StockCredits
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
from games.roll_galaxy.words import counted

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
    name = PHASES[called]
    if len(tied) == 1:
        return Reason("RB-3.16", f"{name} is called: {level} is the highest level")
    numbers = ", ".join([f"{PHASES[each.phase]} {each.tie_break}" for each in tied])
    if len(favourites(empire)) == 1:
        return Reason(_TIE_CLAUSES[called], f"{name} wins the tie at {level}: {numbers}")
    return Reason("RB-3.22", f"{name} by a white die: {_still_tied(tied)}")


def _still_tied(tied: list[Preference]) -> str:
    """Which phases only a die can tell apart, and which ones the tie-break has put out."""
    level, most = tied[0].level, max([each.tie_break for each in tied])
    equal = " and ".join([PHASES[each.phase] for each in tied if each.tie_break == most])
    out = [f"{PHASES[each.phase]} {each.tie_break}" for each in tied if each.tie_break < most]
    ended = f"; {' and '.join(out)} is out" if out else ""
    return f"{equal} are tied at level {level} and with {most} in the tie-break{ended}"


_TIE_CLAUSES = ("RB-3.17", "RB-3.18", "RB-3.19", "RB-3.20", "RB-3.21")


# -- the levels -----------------------------------------------------------------------------------


def _explore(empire: Empire) -> Preference:
    stocks = stocks_wanted(empire)
    scouts = scouts_wanted(empire)
    need = stocks + scouts
    # one more than needed, for a power that moves two dice wants room for both
    level = min(need, reach(empire, EXPLORE, need + 1)) if need else 0
    text = (
        f"Explore {level}: {stocks} to stock up to ${WANTED_CREDITS} from ${empire.credits}, "
        f"{scouts} to scout; dice for {level} of them"
        if need
        else "Explore 0: neither money nor tiles are wanted"
    )
    reasons = [Reason("RB-3.5", text)]
    if empire.is_endgame:
        level += ENDGAME_EXPLORE
        reasons.append(Reason("RB-13.6", f"Explore {level}: two less, the game may end"))
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
    name = PHASES[phase]
    limit = empire.capacity[phase]
    workers = reach(empire, phase, limit)
    spent = min(limit, workers)
    needed = empire.needs(phase)
    tiles = completed(needed, workers)
    points = empire.points(tiles, 0) if phase == DEVELOP else empire.points(0, tiles)
    level = max(spent, points)
    text = (
        f"{name} {level}: {counted(spent, 'die')} could be spent of the {limit} that the stack "
        f"takes; that completes {counted(tiles, 'tile')} for {counted(points, 'point')}"
        if needed
        else f"{name} {level}: there is no tile to build"
    )
    return Preference(phase, level, empire.waiting(phase), (Reason(clause, text),))


def _produce(empire: Empire) -> Preference:
    room = empire.capacity[PRODUCE]
    level = min(room, reach(empire, PRODUCE, room)) if room else 0
    text = f"Produce {level}: {counted(level, 'die')} for {counted(room, 'empty place')}"
    return Preference(PRODUCE, level, _matching_worlds(empire), (Reason("RB-3.14", text),))


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
    text = f"Ship {level}: {counted(shippers, 'shipper')} with a good x 2"
    reasons = [Reason("RB-3.15", text)]
    if empire.is_endgame and goods:
        level += ENDGAME_SHIP
        reasons.append(Reason("RB-13.7", f"Ship {level}: one more, the game may end"))
    return Preference(SHIP, level, goods, tuple(reasons))


def endgame_reason() -> Reason:
    """Why the numbers are shifted."""
    return Reason("RB-13.1", "the game is likely to end this round")
