"""Explore: stock or scout, and where a new tile goes (RB-8)."""

from __future__ import annotations

from dataclasses import replace

from engine.core.bot import Answer, Reason
from engine.core.decision import Decision
from games.roll_galaxy.dice import COLOURS, DEVELOP, EXPLORE, SETTLE, YELLOW, one_by_one
from games.roll_galaxy.effects import StockCredits
from games.roll_galaxy.moves import DRAW_TILES, END_EXPLORE, PlaceTile, Scout, Stock
from games.roll_galaxy.projection import needs
from games.roll_galaxy.rollbot.empire import MOST_TILES, WANTED_TILES, tile_count
from games.roll_galaxy.rollbot.telling import hides_tiles
from games.roll_galaxy.state import MOST_CREDITS, Seat
from games.roll_galaxy.tiles import SIDES, effects_in
from games.roll_galaxy.words import counted

SLACK = 1
"""RB-8.2: stocking first goes on until the money is this close to the projection."""
PLENTY = 9


def explore(seat: Seat, projection: int) -> Answer:
    """RB-8.1 to 8.5: what the next explorer does, and which one it is."""
    explorers = [(colour, False) for colour in one_by_one(seat.workers_at(EXPLORE))]
    explorers += [(colour, True) for colour in seat.virtual]
    if not explorers:
        text = "tiles are never rearranged"
        return Answer(END_EXPLORE, (Reason("RB-15.25", text),))
    stocks, reason = _task(seat, projection)
    colour, virtual = _explorer(seat, explorers, stocks)
    projected = f"the Citizenry is projected at {projection}"
    reasons = [Reason("RB-7.10", projected, is_private=True), reason]
    if _is_archaeologist(seat):
        text = f"{COLOURS[colour]} goes first, for yellow explorers stock $4"
        reasons.append(Reason("RB-8.12", text))
    option = Stock(colour, virtual) if stocks else Scout(colour, virtual)
    return Answer(option, tuple(reasons))


def _task(seat: Seat, projection: int) -> tuple[bool, Reason]:
    """Whether the next explorer stocks, and why."""
    money = seat.credits
    target = min(projection - SLACK, MOST_CREDITS)
    stocks, otherwise = _open_task(seat)
    if money >= target and not (stocks and hides_tiles(seat)):
        return stocks, otherwise
    why = Reason("RB-8.2", f"Stock: ${money} is more than $1 below the projection")
    if not stocks:
        return True, why
    # it stocks either way: by which clause would tell of the projection, which counts hidden tiles
    openly = Reason("RB-8.1", f"Stock: ${money} is below ${PLENTY} or below the projection")
    said = why if money < target else otherwise
    return True, replace(said, is_private=True, veiled=openly)


def _open_task(seat: Seat) -> tuple[bool, Reason]:
    """RB-8.3 to 8.5: what it does when the money is near enough to the projection."""
    money = seat.credits
    lacks = min(len(seat.developments), len(seat.worlds)) < WANTED_TILES
    if lacks and tile_count(seat) < MOST_TILES:
        return False, Reason("RB-8.3", "Scout: a stack has fewer than two tiles")
    if money < PLENTY:
        return True, Reason("RB-8.4", f"Stock: ${money} is below ${PLENTY}")
    return False, Reason("RB-8.5", f"Scout: ${money} is enough")


def _explorer(seat: Seat, explorers: list[tuple[int, bool]], stocks: bool) -> tuple[int, bool]:
    """RB-8.12: with Alien Archaeology yellow explorers stock first and scout last."""
    if not _is_archaeologist(seat):
        return explorers[0]
    return min(explorers, key=lambda each: (each[0] == YELLOW) != stocks)


def _is_archaeologist(seat: Seat) -> bool:
    return any(effect.colour == YELLOW for _, effect in effects_in(seat.tableau, StockCredits))


def draw() -> Answer:
    """RB-8.6: never a tile is discarded."""
    return Answer(DRAW_TILES, (Reason("RB-8.6", "one new tile, none discarded"),))


def place(seat: Seat, decision: Decision) -> Answer:
    """RB-8.7 to 8.11: the new tile goes to the bottom of the stack that is cheaper to complete."""
    tile = seat.in_hand[0]
    ranks = {phase: _rank(seat, tile, phase) for phase in (DEVELOP, SETTLE)}
    phase = min(ranks, key=ranks.__getitem__)
    side = SIDES[2 * tile + (phase == SETTLE)]
    option = PlaceTile(tile, phase == SETTLE, len(seat.stack(phase)))
    if option not in decision.options:
        raise ValueError(f"{option} is not offered")
    return Answer(option, (_placing_reason(ranks, phase, side.name),))


def _rank(seat: Seat, tile: int, phase: int) -> tuple[int, int, int, bool]:
    """Cost to complete the stack with the tile, waiting dice, tiles, the side: lower is better."""
    sides = (*seat.stack_sides(phase), 2 * tile + (phase == SETTLE))
    waiting = sum(seat.waiting(phase))
    return needs(seat.tableau, sides, waiting)[-1], -waiting, len(sides), phase != SETTLE


def _placing_reason(ranks: dict[int, tuple[int, int, int, bool]], phase: int, name: str) -> Reason:
    """The first of the four tests that tells the stacks apart."""
    chosen, other = ranks[phase], ranks[DEVELOP + SETTLE - phase]
    test = next(number for number in range(4) if chosen[number] != other[number])
    kind = "worlds" if phase == SETTLE else "developments"
    texts = (
        f"{name} to the {kind}: {counted(chosen[0], 'die')} to complete that stack, "
        f"{other[0]} for the other",
        f"{name} to the {kind}: more dice wait there",
        f"{name} to the {kind}: fewer tiles are there",
        f"{name} to the worlds, for all is equal",
    )
    return Reason(f"RB-8.{8 + test}", texts[test])
