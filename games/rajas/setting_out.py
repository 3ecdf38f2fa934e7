"""Setting out a table by hand: what lies on a real board is put here piece by piece.

Every function takes a table and returns another one with one thing changed; what must follow it
(the tile comes from somewhere, a worker on a space is no longer at hand) follows. The rules are
not asked: whether such a table can be is for `RajasTable.check`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from games.rajas.dice import PER_COLOUR as DICE_PER_COLOUR
from games.rajas.dice import Dice, by_colour, with_die, without
from games.rajas.province import Laid
from games.rajas.state import LOOSE, NO_TILE, NO_YIELD, SCROLL_LEVELS, RajasTable
from games.rajas.steps.rounds import TakeTurn

FIRST_LAID: Final = 0
T = TypeVar("T")


# -- workers, markers, boats -----------------------------------------------------------------------


def move_worker(table: RajasTable, space: str, seat: int) -> RajasTable:
    """A worker of the seat stands on a space now; if one of his stood there, none does."""
    after = table.copy()
    before = after.placed.pop(space, None)
    if before is not None:
        owner = after.seats[before]
        owner.used, owner.workers = owner.used - 1, owner.workers + 1
    if before != seat:
        mover = after.seats[seat]
        mover.used, mover.workers = mover.used + 1, max(0, mover.workers - 1)
        mover.owned = max(mover.owned, mover.used + mover.workers)
        after.placed[space] = seat
    return after


def own_workers(table: RajasTable, seat: int, owned: int) -> RajasTable:
    """So many workers have joined a seat; those that are not on spaces are at hand."""
    after = table.copy()
    owner = after.seats[seat]
    owner.owned = max(1, owner.used, min(after.side.most_workers, owned))
    owner.workers = owner.owned - owner.used
    return after


def put_fame(table: RajasTable, seat: int, fame: int) -> RajasTable:
    """The fame marker stands on a space."""
    after = table.copy()
    after.seats[seat].fame = fame
    return after


def put_money(table: RajasTable, seat: int, money: int) -> RajasTable:
    """The money marker stands on a space; bonuses it has reached are not to come any more."""
    after = table.copy()
    owner = after.seats[seat]
    owner.money = money
    if not owner.is_dummy:
        reached = sum(bonus.space <= money for bonus in after.board.money_bonuses)
        owner.bonus = max(owner.bonus, reached)
    return after


def put_bonus(table: RajasTable, seat: int, money: int) -> RajasTable:
    """The money bonus marker stands at the first bonus from a space on."""
    after = table.copy()
    after.seats[seat].bonus = sum(bonus.space < money for bonus in after.board.money_bonuses)
    return after


def put_boat(table: RajasTable, seat: int, stone: int) -> RajasTable:
    """The boat lies at a stone of the river."""
    after = table.copy()
    after.seats[seat].boat = stone
    return after


def put_karma(table: RajasTable, seat: int, karma: int) -> RajasTable:
    """So much karma; as much as there is takes one away."""
    after = table.copy()
    owner = after.seats[seat]
    owner.karma = karma - 1 if owner.karma == karma else karma
    return after


def raise_scroll(table: RajasTable, seat: int, building: int) -> RajasTable:
    """The next value of a scroll; after the highest the lowest."""
    after = table.copy()
    owner = after.seats[seat]
    scrolls = list(owner.scrolls)
    scrolls[building] = following(SCROLL_LEVELS, scrolls[building])
    owner.scrolls = tuple(scrolls)
    return after


def following(ring: Iterable[T], now: T) -> T:
    """The one after another in a ring; the first after one that is not in it."""
    items = list(ring)
    return items[(items.index(now) + 1) % len(items)] if now in items else items[0]


# -- dice ------------------------------------------------------------------------------------------


def add_die(table: RajasTable, seat: int, die: int) -> RajasTable:
    """A die more, if the supply has one of its colour and Kali a hand."""
    owner = table.seats[seat]
    colour = die // 7
    taken = sum(by_colour(each.dice)[colour] for each in table.seats)
    is_full = not owner.is_dummy and len(owner.dice) >= table.side.statue
    if is_full or taken >= DICE_PER_COLOUR:
        return table
    return _with_dice(table, seat, with_die(owner.dice, die))


def take_die(table: RajasTable, seat: int, die: int) -> RajasTable:
    """A die less."""
    return _with_dice(table, seat, without(table.seats[seat].dice, (die,)))


def _with_dice(table: RajasTable, seat: int, dice: Dice) -> RajasTable:
    after = table.copy()
    after.seats[seat].dice = dice
    return after


# -- tiles -----------------------------------------------------------------------------------------


def show_tile(table: RajasTable, tile: str) -> RajasTable:
    """A tile lies face up on its stack; what lay there goes below."""
    after = _picked_up(table, tile)
    return _laid_on_top(after, tile)


def lay_tile(table: RajasTable, seat: int, cell: int, tile: str) -> RajasTable:
    """A tile lies in a cell (LOOSE: before a dummy), turned so that it is connected if it can be.

    What lay in that cell goes back below its stack.
    """
    after = _picked_up(table, tile)
    old = next((laid for laid in after.seats[seat].tiles if laid.cell == cell != LOOSE), None)
    if old is not None:
        after = take_tile(after, seat, old.tile)
    turn = FIRST_LAID
    if cell != LOOSE:
        fitting = after.province(seat).fitting_turns(cell, after.tile(tile).roads)
        turn = fitting[0] if fitting else FIRST_LAID
    owner = after.seats[seat]
    owner.tiles = (*owner.tiles, Laid(cell, tile, turn))
    return after


def turn_tile(table: RajasTable, seat: int, cell: int, by: int = 1) -> RajasTable:
    """The tile of a cell a quarter turn on."""
    after = table.copy()
    owner = after.seats[seat]
    owner.tiles = tuple(
        Laid(laid.cell, laid.tile, (laid.turn + by) % 4) if laid.cell == cell else laid
        for laid in owner.tiles
    )
    return after


def take_tile(table: RajasTable, seat: int, tile: str) -> RajasTable:
    """A tile of a province goes back below its stack."""
    return _put_below(_picked_up(table, tile), tile)


def _picked_up(table: RajasTable, tile: str) -> RajasTable:
    """The table without a tile, wherever it lay."""
    after = table.copy()
    after.tops = tuple(NO_TILE if name == tile else name for name in after.tops)
    after.stacks = tuple(_less(stack, tile) for stack in after.stacks)
    after.gone = _less(after.gone, tile)
    for owner in after.seats:
        owner.tiles = tuple(laid for laid in owner.tiles if laid.tile != tile)
    return after


def _laid_on_top(table: RajasTable, tile: str) -> RajasTable:
    stack = table.tile(tile).stack
    below = table.tops[stack]
    after = _put_below(table, below) if below else table
    after.tops = tuple(tile if n == stack else name for n, name in enumerate(after.tops))
    return after


def _put_below(table: RajasTable, tile: str) -> RajasTable:
    number = table.tile(tile).stack
    after = table.copy()
    after.stacks = tuple(
        tuple(sorted((*stack, tile))) if n == number else stack
        for n, stack in enumerate(after.stacks)
    )
    return after


def _less(names: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple(name for name in names if name != gone)


# -- borders, river --------------------------------------------------------------------------------


def claim_border(table: RajasTable, seat: int, border: int) -> RajasTable:
    """The bonus of a border was taken, or is not yet."""
    after = table.copy()
    owner = after.seats[seat]
    if border in owner.claimed:
        owner.claimed = tuple(each for each in owner.claimed if each != border)
    else:
        owner.claimed = (*owner.claimed, border)
    return after


def cover_border(table: RajasTable, seat: int, border: int, tile: str) -> RajasTable:
    """A yield tile lies on a border (NO_YIELD: none), what lay there can be had again."""
    after = table.copy()
    owner = after.seats[seat]
    count = len(after.side.borders)
    yields = list(owner.yields or (NO_YIELD,) * count)
    free = {*after.yields, yields[border]} - {NO_YIELD, tile}
    yields[border] = tile
    owner.yields = tuple(yields) if any(yields) else ()
    after.yields = tuple(sorted(free))
    after.discarded = _less(after.discarded, tile)
    return after


def cover_stone(table: RajasTable, stone: int) -> RajasTable:
    """The next river tile that lies nowhere covers a stone; after the last one none."""
    after = table.copy()
    own = after.river[stone]
    lying = {tile for n, tile in enumerate(after.river) if n != stone}
    free = [NO_TILE, *(name for name in after.board.river_tiles if name not in lying)]
    tile = following(free, own)
    after.river = tuple(tile if n == stone else name for n, name in enumerate(after.river))
    return after


# -- whose turn ------------------------------------------------------------------------------------


def give_turn(table: RajasTable, seat: int) -> RajasTable:
    """A seat is to place a worker now."""
    after = table.copy()
    after.seat = seat
    after.steps = [TakeTurn()]
    return after


def give_elephant(table: RajasTable, seat: int) -> RajasTable:
    """A seat owns the elephant."""
    after = table.copy()
    after.elephant = seat
    return after


def set_round(table: RajasTable, number: int) -> RajasTable:
    """The game is in that round."""
    after = table.copy()
    after.round = max(1, number)
    return after
