"""Explore: stock or scout, and where a new tile goes (RB-8)."""

from __future__ import annotations

from engine.core.decision import Answer, Decision, Reason
from games.roll_galaxy.dice import DEVELOP, EXPLORE, SETTLE, YELLOW, one_by_one
from games.roll_galaxy.effects import StockCredits
from games.roll_galaxy.moves import DRAW_TILES, END_EXPLORE, PlaceTile, Scout, Stock
from games.roll_galaxy.names import SIDE
from games.roll_galaxy.projection import needs
from games.roll_galaxy.rollbot.empire import MOST_TILES, WANTED_TILES, tile_count
from games.roll_galaxy.rollbot.sentences import (
    EXPLORERS,
    STACKS,
    held,
    in_private,
    not_asked,
    not_so,
)
from games.roll_galaxy.rollbot.telling import hides_tiles
from games.roll_galaxy.state import MOST_CREDITS, Seat
from games.roll_galaxy.tiles import effects_in

SLACK = 1
"""RB-8.2: stocking first goes on until the money is this close to the projection."""
PLENTY = 9
PLACING = ("place-cheaper", "place-where-more-wait", "place-where-fewer-lie", "place-all-equal")
"""RB-8.8 to 8.11: what tells the stacks apart, in this order."""
PLACE_TIES = ("place-cost-alike", "place-waiting-alike", "place-tiles-alike")
"""What it is where they are alike."""
STOCKING = ("RB-8.2", "RB-8.4")


def explore(seat: Seat, projection: int) -> Answer:
    """RB-8.1 to 8.5: what the next explorer does, and which one it is."""
    explorers = [(colour, False) for colour in one_by_one(seat.workers_at(EXPLORE))]
    explorers += [(colour, True) for colour in seat.virtual]
    if not explorers:
        return Answer(END_EXPLORE, lambda: (held("RB-15.25", "never-rearranged"),))
    clause = _task(seat, projection)
    stocks = clause in STOCKING
    colour, virtual = _explorer(seat, explorers, stocks)
    option = Stock(colour, virtual) if stocks else Scout(colour, virtual)
    return Answer(option, lambda: _why(seat, projection, clause, explorers))


def _task(seat: Seat, projection: int) -> str:
    """The sentence by which the next explorer stocks or scouts."""
    if seat.credits < min(projection - SLACK, MOST_CREDITS):
        return "RB-8.2"
    if _lacks_tiles(seat):
        return "RB-8.3"
    return "RB-8.4" if seat.credits < PLENTY else "RB-8.5"


def _lacks_tiles(seat: Seat) -> bool:
    """RB-8.3: a stack has fewer than two tiles, and there are not thirteen in all."""
    return _fewest(seat) < WANTED_TILES and tile_count(seat) < MOST_TILES


def _fewest(seat: Seat) -> int:
    return min(len(seat.developments), len(seat.worlds))


def _why(
    seat: Seat, projection: int, clause: str, explorers: list[tuple[int, bool]]
) -> tuple[Reason, ...]:
    """The four sentences about explorers, and which of them go first."""
    reasons = [in_private(held("RB-7.10", "projected", dice=projection)), *_tasks(seat, clause)]
    if _is_archaeologist(seat) and len({colour == YELLOW for colour, _ in explorers}) > 1:
        reasons.append(held("RB-8.12", "yellow-first" if clause in STOCKING else "yellow-last"))
    return tuple(reasons)


def _tasks(seat: Seat, clause: str) -> list[Reason]:
    """What became of RB-8.2 to 8.5."""
    asked = EXPLORERS[: EXPLORERS.index(clause)]
    reasons = [_no_task(seat, earlier) for earlier in asked]
    reasons += (_task_told(seat, clause), *not_asked(EXPLORERS, clause))
    stocks_anyway = not _lacks_tiles(seat) and seat.credits < PLENTY
    if not stocks_anyway or (clause == "RB-8.4" and not hides_tiles(seat)):
        return reasons
    # it stocks either way: by which clause would tell of the projection, which counts hidden tiles
    openly = held("RB-8.1", "stock-for-either", credits=seat.credits, plenty=PLENTY)
    return [in_private(each, openly if each.clause == clause else None) for each in reasons]


def _task_told(seat: Seat, clause: str) -> Reason:
    """The sentence that held."""
    money = {"credits": seat.credits}
    match clause:
        case "RB-8.2":
            return held(clause, "stock-for-projection", **money)
        case "RB-8.3":
            return held(clause, "scout-for-tiles")
        case "RB-8.4":
            return held(clause, "stock-for-plenty", **money, plenty=PLENTY)
    return held(clause, "scout-with-enough", **money)


def _no_task(seat: Seat, clause: str) -> Reason:
    """Why a sentence did not hold."""
    money = {"credits": seat.credits}
    if clause == "RB-8.2":
        key = "track-is-full" if seat.credits == MOST_CREDITS else "near-projection"
        return not_so(clause, key, **money)
    if clause == "RB-8.4":
        return not_so(clause, "has-plenty", **money, plenty=PLENTY)
    if _fewest(seat) >= WANTED_TILES:
        return not_so(clause, "stacks-hold-enough")
    return not_so(clause, "tiles-enough", tiles=tile_count(seat))


def _explorer(seat: Seat, explorers: list[tuple[int, bool]], stocks: bool) -> tuple[int, bool]:
    """RB-8.12: with Alien Archaeology yellow explorers stock first and scout last."""
    if not _is_archaeologist(seat):
        return explorers[0]
    return min(explorers, key=lambda each: (each[0] == YELLOW) != stocks)


def _is_archaeologist(seat: Seat) -> bool:
    return any(effect.colour == YELLOW for _, effect in effects_in(seat.tableau, StockCredits))


def draw() -> Answer:
    """RB-8.6: never a tile is discarded."""
    return Answer(DRAW_TILES, lambda: (held("RB-8.6", "one-new-tile"),))


def place(seat: Seat, decision: Decision) -> Answer:
    """RB-8.7 to 8.11: the new tile goes to the bottom of the stack that is cheaper to complete."""
    tile = seat.in_hand[0]
    ranks = {phase: _rank(seat, tile, phase) for phase in (DEVELOP, SETTLE)}
    phase = min(ranks, key=ranks.__getitem__)
    side = 2 * tile + (phase == SETTLE)
    option = PlaceTile(tile, phase == SETTLE, len(seat.stack(phase)))
    if option not in decision.options:
        raise ValueError(f"{option} is not offered")
    return Answer(option, lambda: _why_there(ranks, phase, side))


def _rank(seat: Seat, tile: int, phase: int) -> tuple[int, int, int, bool]:
    """Cost to complete the stack with the tile, waiting dice, tiles, the side: lower is better."""
    sides = (*seat.stack_sides(phase), 2 * tile + (phase == SETTLE))
    waiting = sum(seat.waiting(phase))
    return needs(seat.tableau, sides, waiting)[-1], -waiting, len(sides), phase != SETTLE


def _why_there(
    ranks: dict[int, tuple[int, int, int, bool]], phase: int, side: int
) -> tuple[Reason, ...]:
    """The four tests: the first that tells the stacks apart decided."""
    chosen, other = ranks[phase], ranks[DEVELOP + SETTLE - phase]
    test = next(number for number in range(4) if chosen[number] != other[number])
    args = {"side": SIDE(side), "isWorld": phase == SETTLE, "dice": chosen[0], "other": other[0]}
    alike = {"dice": chosen[0], "waiting": -chosen[1], "tiles": chosen[2] - 1}
    ties = [not_so(STACKS[number], PLACE_TIES[number], **alike) for number in range(test)]
    why = held(STACKS[test], PLACING[test], **args)
    return *ties, why, *not_asked(STACKS, STACKS[test])
