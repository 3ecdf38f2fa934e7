"""What may be set out by hand: workers, markers, dice and tiles of a table of Rajas.

What must follow a change (the tile comes from somewhere, a worker on a space is no longer at hand)
follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.position_edits import (
    ONE_MORE,
    SEAT,
    WHICH,
    CounterRow,
    EditChip,
    EditPage,
    EditState,
    HeadingRow,
    Help,
    Key,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_seat,
    by_table,
    following,
    member,
    number,
    pictures,
    ring,
    value,
)
from engine.text.message import Message
from games.rajas.dice import COLOURS, FACES, NO_FACE, Dice, by_colour, die, with_die, without
from games.rajas.dice import PER_COLOUR as DICE_PER_COLOUR
from games.rajas.province import Laid
from games.rajas.state import LOOSE, NO_TILE, NO_YIELD, SCROLL_LEVELS, RajasTable
from games.rajas.steps.rounds import TakeTurn

FIRST_LAID: Final = 0


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


def put_karma(table: RajasTable, seat: int, karma: int) -> RajasTable:
    """So much karma; as much as there is takes one away."""
    after = table.copy()
    owner = after.seats[seat]
    owner.karma = karma - 1 if owner.karma == karma else karma
    return after


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


def turn_stack(table: RajasTable, stack: int, by: int) -> RajasTable:
    """The next tile of a stack lies face up, of those that lie nowhere else."""
    top = table.tops[stack]
    names = sorted((*table.stacks[stack], *([top] if top else ())))
    return show_tile(table, following(names, top, by)) if names else table


def tiles_of(table: RajasTable, *stacks: int) -> tuple[EditChip, ...]:
    """The tiles of some stacks as pictures, those that lie nowhere else first."""
    lying = {laid.tile for seat in table.seats for laid in seat.tiles} | set(table.gone)
    tiles = [each for each in table.board.tiles.values() if each.stack in stacks]
    tiles.sort(key=lambda tile: (tile.id in lying, tile.stack, tile.id))
    return tuple(EditChip(("tile", tile.id), tile.called) for tile in tiles)


def move_tile(table: RajasTable, seat: int, cell: int, to: Key) -> RajasTable | None:
    """A tile of the province is drawn to another cell, or out of it."""
    lying = next((each for each in table.seats[seat].tiles if each.cell == cell), None)
    if lying is None:
        return None
    if to[:1] == ("cell",):
        return lay_tile(table, seat, to[1], lying.tile)
    return take_tile(table, seat, lying.tile)


def build_top(table: RajasTable, seat: int, stack: int, to: Key) -> RajasTable | None:
    """What lies face up is drawn into the province of a seat, or to a dummy."""
    tile = table.tops[stack]
    if not tile or to[:1] not in (("cell",), ("seat",)):
        return None
    if to[0] == "cell":
        return lay_tile(table, seat, to[1], tile)
    return lay_tile(table, to[1], LOOSE, tile) if table.seats[to[1]].is_dummy else None


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


# -- what a click on each place does ---------------------------------------------------------------


def _bonus(table: RajasTable, seat: int, money: int) -> RajasTable:
    return table if table.seats[seat].is_dummy else put_bonus(table, seat, money)


def _take_from(table: RajasTable, seat: int, cell: int) -> RajasTable:
    """What lies in a cell goes back below its stack."""
    lying = next((each for each in table.seats[seat].tiles if each.cell == cell), None)
    return table if lying is None else take_tile(table, seat, lying.tile)


def _hire(table: RajasTable, seat: int, by: int) -> RajasTable:
    return own_workers(table, seat, table.seats[seat].owned + by)


def _raise(table: RajasTable, seat: int, building: int, by: int) -> RajasTable:
    after = table.copy()
    scrolls = list(after.seats[seat].scrolls)
    scrolls[building] = following(SCROLL_LEVELS, scrolls[building], by)
    after.seats[seat].scrolls = tuple(scrolls)
    return after


def _turn_die(table: RajasTable, seat: int, place: int, by: int) -> RajasTable:
    """A die of the hand shows the next face."""
    own = table.seats[seat].dice[place]
    if table.seats[seat].is_dummy:
        return table
    face = following(FACES, own % 7, by)
    return add_die(take_die(table, seat, own), seat, die(own // 7, face))


def _for_cell(table: RajasTable, state: EditState, cell: int) -> tuple[EditChip, ...]:
    """All tiles, for an empty cell."""
    if any(each.cell == cell for each in table.seats[state.seat].tiles):
        return ()
    return tiles_of(table, *range(len(table.tops)))


FROM_PICTURES: Final = Message("desk-from-pictures")
PUTS: Final[Help] = (("click", Message("desk-puts")),)
PLACES: Final = {
    "seat": PlaceEdit(role="seat", take=by_table(give_turn), help=(
        ("click", Message("desk-shows-seat")), ("right", Message("desk-has-turn")))),
    "space": PlaceEdit(put=lambda table, state, space: move_worker(table, space, state.seat),
                       help=(("click", Message("desk-worker")),)),
    "fame": PlaceEdit(put=value("seats", SEAT, "fame"), help=PUTS),
    "money": PlaceEdit(put=by_seat(put_money), take=by_seat(_bonus),
                       help=(*PUTS, ("right", Message("desk-bonus-marker")))),
    "stone": PlaceEdit(put=value("seats", SEAT, "boat"), take=by_table(cover_stone),
                       help=(*PUTS, ("right", Message("desk-river-tile")))),
    "top": PlaceEdit(turn=by_table(turn_stack), drop=by_seat(build_top),
                     pictures=lambda table, _, stack: tiles_of(table, stack),
                     choose=lambda table, _, stack, tile: show_tile(table, tile),
                     help=(("click", FROM_PICTURES), ("wheel", Message("desk-next")),
                           ("drag", Message("desk-builds")))),
    "scroll": PlaceEdit(put=ring(SCROLL_LEVELS, "seats", SEAT, "scrolls", WHICH),
                        turn=by_seat(_raise), help=ONE_MORE[::2]),
    "karma": PlaceEdit(put=by_seat(put_karma), help=(("click", Message("desk-karma")),)),
    "hand": PlaceEdit(put=lambda table, state, place: take_die(
        table, state.seat, table.seats[state.seat].dice[place]), turn=by_seat(_turn_die),
        help=(("click", Message("desk-takes-away")), ("wheel", Message("desk-next")))),
    "cell": PlaceEdit(put=by_seat(turn_tile), take=by_seat(_take_from),
                      turn=by_seat(turn_tile), drop=by_seat(move_tile), pictures=_for_cell,
                      choose=lambda table, state, cell, tile: lay_tile(table, state.seat, cell,
                                                                       tile),
                      help=(("click", Message("desk-tile")),
                          ("wheel", Message("desk-turns-quarter")),
                            ("right", Message("desk-takes-away")),
                            ("drag", Message("desk-moves")))),
    "border": PlaceEdit(take=member("seats", SEAT, "claimed"), role="page", help=(
        ("click", Message("desk-border")), ("right", Message("desk-claims")))),
    "Round": PlaceEdit(put=number("round", low=1)),
    "Workers": PlaceEdit(put=by_seat(_hire)),
    "play": PlaceEdit(put=by_seat(give_turn)),
    "elephant": PlaceEdit(put=value("elephant")),
    "die": PlaceEdit(Message("field-a-click-adds-such-a-die"), by_seat(add_die)),
    "give": PlaceEdit(pictures=lambda table, _: tiles_of(table, *range(len(table.tops))),
                      choose=lambda table, state, tile: lay_tile(table, state.seat, LOOSE, tile),
                      help=(("click", FROM_PICTURES),)),
    "loose": PlaceEdit(Message("field-a-click-takes-the-tile-away"), by_seat(take_tile)),
    "claimed": PlaceEdit(Message("field-whether-the-bonus-of-the-border"),
                         member("seats", SEAT, "claimed")),
    "cover": PlaceEdit(Message("field-the-yield-tile-that-lies-there"), by_seat(cover_border)),
}  # fmt: skip


# -- what stands beside the board ------------------------------------------------------------------


def _head(table: RajasTable, state: EditState) -> Iterator[Row]:
    seat = state.seat
    yield CounterRow("Round", table.round, Message("field-round"))
    yield CounterRow("Workers", table.seats[seat].owned, Message("field-workers"))
    yield buttons(
        EditChip(("play",), Message("field-to-play"), table.seat == seat),
        EditChip(("elephant", seat), Message("field-elephant"), table.elephant == seat),
    )


def _of_a_seat(table: RajasTable, state: EditState) -> Iterator[Row]:
    seat = table.seats[state.seat]
    yield from _head(table, state)
    yield HeadingRow(Message("field-add-a-die"))
    faces = (NO_FACE,) if seat.is_dummy else tuple(FACES)
    yield pictures((("die", die(colour, face)) for colour in range(len(COLOURS))
                    for face in faces), columns=len(FACES), height=40.0)  # fmt: skip
    if seat.is_dummy:
        yield HeadingRow(Message("field-his-dice-click-one-away"))
        dice = (("hand", place) for place in range(len(seat.dice)))
        yield pictures(dice, columns=len(FACES), height=40.0)
        yield HeadingRow(Message("field-his-tiles-click-one-away"))
        yield pictures((("loose", laid.tile) for laid in seat.tiles), columns=4, height=60.0)
        yield buttons(EditChip(("give",), Message("desk-give-tile")))


def _of_a_border(table: RajasTable, state: EditState, border: int) -> Iterator[Row]:
    seat = table.seats[state.seat]
    yield from _head(table, state)
    yield HeadingRow(Message("field-the-border"))
    yield buttons(
        EditChip(("claimed", border), Message("field-bonus-taken"), border in seat.claimed)
    )
    if table.is_navaratnas:
        yield HeadingRow(Message("field-yield-tile-on-it"))
        own = seat.yields[border] if seat.yields else NO_YIELD
        colour = table.side.borders[border].colour
        names = [NO_YIELD, *([own] if own else []), *table.yields]
        yield pictures(
            (
                ("cover", border, name)
                for name in names
                if not name or table.board.yields[name].colour == colour
            ),
            [("cover", border, own)],
            4,
            54.0,
        )


def _settle(table: RajasTable, state: EditState) -> None:
    """A dummy has no borders to look at."""
    if table.seats[state.seat].is_dummy and state.page[:1] == ("border",):
        state.turn_to(())


PAGES: Final = {
    "": EditPage(_of_a_seat), "border": EditPage(_of_a_border),
}  # fmt: skip
SHARED: Final = frozenset({"space", "fame", "money", "stone", "top", "Round", "elephant"})
EDITS: Final = PositionEdits(PLACES, PAGES, settle=_settle, shared=SHARED)
