"""Explore: stock or scout, and where a new tile goes (RB-8)."""

from __future__ import annotations

from dataclasses import replace

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from engine.text.said import Said
from games.roll_galaxy.dice import DEVELOP, EXPLORE, SETTLE, YELLOW, one_by_one
from games.roll_galaxy.effects import StockCredits
from games.roll_galaxy.moves import DRAW_TILES, END_EXPLORE, PlaceTile, Scout, Stock
from games.roll_galaxy.names import COLOUR, SIDE
from games.roll_galaxy.projection import needs
from games.roll_galaxy.rollbot.empire import MOST_TILES, WANTED_TILES, tile_count
from games.roll_galaxy.rollbot.telling import hides_tiles
from games.roll_galaxy.state import MOST_CREDITS, Seat
from games.roll_galaxy.tiles import effects_in

SLACK = 1
"""RB-8.2: stocking first goes on until the money is this close to the projection."""
PLENTY = 9
PLACING = ("place-cheaper", "place-where-more-wait", "place-where-fewer-lie", "place-all-equal")
"""RB-8.8 to 8.11: what tells the stacks apart, in this order."""


def explore(seat: Seat, projection: int) -> Answer:
    """RB-8.1 to 8.5: what the next explorer does, and which one it is."""
    explorers = [(colour, False) for colour in one_by_one(seat.workers_at(EXPLORE))]
    explorers += [(colour, True) for colour in seat.virtual]
    if not explorers:
        return Answer(END_EXPLORE, (Reason("RB-15.25", Said("never-rearranged")),))
    stocks, reason = _task(seat, projection)
    colour, virtual = _explorer(seat, explorers, stocks)
    projected = Said("projected", {"dice": projection})
    reasons = [Reason("RB-7.10", projected, is_private=True), reason]
    if _is_archaeologist(seat):
        first = Said("explorer-first", {"colour": COLOUR(colour)})
        reasons.append(Reason("RB-8.12", first))
    option = Stock(colour, virtual) if stocks else Scout(colour, virtual)
    return Answer(option, tuple(reasons))


def _task(seat: Seat, projection: int) -> tuple[bool, Reason]:
    """Whether the next explorer stocks, and why."""
    money = seat.credits
    target = min(projection - SLACK, MOST_CREDITS)
    stocks, otherwise = _open_task(seat)
    if money >= target and not (stocks and hides_tiles(seat)):
        return stocks, otherwise
    why = Reason("RB-8.2", Said("stock-for-projection", {"credits": money}))
    if not stocks:
        return True, why
    # it stocks either way: by which clause would tell of the projection, which counts hidden tiles
    openly = Reason("RB-8.1", Said("stock-for-either", {"credits": money, "plenty": PLENTY}))
    said = why if money < target else otherwise
    return True, replace(said, is_private=True, veiled=openly)


def _open_task(seat: Seat) -> tuple[bool, Reason]:
    """RB-8.3 to 8.5: what it does when the money is near enough to the projection."""
    money = seat.credits
    lacks = min(len(seat.developments), len(seat.worlds)) < WANTED_TILES
    if lacks and tile_count(seat) < MOST_TILES:
        return False, Reason("RB-8.3", Said("scout-for-tiles"))
    if money < PLENTY:
        return True, Reason(
            "RB-8.4", Said("stock-for-plenty", {"credits": money, "plenty": PLENTY})
        )
    return False, Reason("RB-8.5", Said("scout-with-enough", {"credits": money}))


def _explorer(seat: Seat, explorers: list[tuple[int, bool]], stocks: bool) -> tuple[int, bool]:
    """RB-8.12: with Alien Archaeology yellow explorers stock first and scout last."""
    if not _is_archaeologist(seat):
        return explorers[0]
    return min(explorers, key=lambda each: (each[0] == YELLOW) != stocks)


def _is_archaeologist(seat: Seat) -> bool:
    return any(effect.colour == YELLOW for _, effect in effects_in(seat.tableau, StockCredits))


def draw() -> Answer:
    """RB-8.6: never a tile is discarded."""
    return Answer(DRAW_TILES, (Reason("RB-8.6", Said("one-new-tile")),))


def place(seat: Seat, decision: Decision) -> Answer:
    """RB-8.7 to 8.11: the new tile goes to the bottom of the stack that is cheaper to complete."""
    tile = seat.in_hand[0]
    ranks = {phase: _rank(seat, tile, phase) for phase in (DEVELOP, SETTLE)}
    phase = min(ranks, key=ranks.__getitem__)
    side = 2 * tile + (phase == SETTLE)
    option = PlaceTile(tile, phase == SETTLE, len(seat.stack(phase)))
    if option not in decision.options:
        raise ValueError(f"{option} is not offered")
    return Answer(option, lambda: (_placing_reason(ranks, phase, side),))


def _rank(seat: Seat, tile: int, phase: int) -> tuple[int, int, int, bool]:
    """Cost to complete the stack with the tile, waiting dice, tiles, the side: lower is better."""
    sides = (*seat.stack_sides(phase), 2 * tile + (phase == SETTLE))
    waiting = sum(seat.waiting(phase))
    return needs(seat.tableau, sides, waiting)[-1], -waiting, len(sides), phase != SETTLE


def _placing_reason(ranks: dict[int, tuple[int, int, int, bool]], phase: int, side: int) -> Reason:
    """The first of the four tests that tells the stacks apart."""
    chosen, other = ranks[phase], ranks[DEVELOP + SETTLE - phase]
    test = next(number for number in range(4) if chosen[number] != other[number])
    args = {"side": SIDE(side), "isWorld": phase == SETTLE, "dice": chosen[0], "other": other[0]}
    return Reason(f"RB-8.{8 + test}", Said(PLACING[test], args))
