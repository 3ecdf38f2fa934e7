"""What may be set out by hand: the desk, the names of its fields, a real table's pieces.

What must follow a change (the tile comes from somewhere, a worker on a space is no longer at hand)
follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from engine.core.errors import InputError
from engine.core.instructions import LaidRung, LaidSpot, still_to_come
from engine.core.position.edits import (
    ONE_MORE,
    SEAT,
    WHICH,
    CounterRow,
    EditChip,
    EditPage,
    EditState,
    FieldWords,
    HeadingRow,
    Help,
    Key,
    Named,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_seat,
    by_table,
    following,
    member,
    number,
    numbered,
    pictures,
    ring,
    seats_of,
    value,
)
from engine.text.message import Message, SeatNumber
from games.rajas.board import MOST_SEATS, Board, board_of
from games.rajas.effects import (
    ALL_DICE,
    ANIMAL,
    ANIMALS,
    BUILDING,
    BUILDING_NAMES,
    BUILDINGS,
    CHAMBERS,
    COLOUR,
    COLOUR_OF,
    COLOURS,
    FACE_OF,
    FACES,
    NO_FACE,
    PERSON,
    YIELD_COLOUR,
    Dice,
    border_said,
    by_colour,
    cell_said,
    die,
    effects_said,
    handful,
    with_die,
    without,
)
from games.rajas.effects import PER_COLOUR as DICE_PER_COLOUR
from games.rajas.state import (
    LOOSE,
    NO_TILE,
    NO_YIELD,
    PRINTED,
    SCROLL_LEVELS,
    WORKERS_PER_SEAT,
    Laid,
    RajasTable,
)
from games.rajas.steps import rounds
from games.rajas.steps.building import RevealTile
from games.rajas.steps.dummies import PURPOSES

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
    after.steps = [rounds.TakeTurn()]
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


def _cap(name: Any) -> Message:
    """A name as it begins a line."""
    return Message("field-cap", {"what": name})


def _tile_choices(document: Any) -> tuple[Named, ...]:
    """Every tile, as the box of the position has it printed."""
    rules = document["rules"]
    with suppress(InputError):
        return _named_tiles(board_of(rules["numbers"], rules.get("box", "")))
    return _named_tiles(PRINTED)


def _top_choices(document: Any) -> tuple[Named, ...]:
    return (Named(NO_TILE, Message("field-none-left")), *_tile_choices(document))


@lru_cache(maxsize=4)
def _named_tiles(board: Board) -> tuple[Named, ...]:
    """Every tile by colour, price and what is on it; its roads tell those apart that are alike."""
    return tuple(
        Named(
            tile.id,
            Message("field-price-of", {"what": tile.called}),
            Message("tile-about", tile.called.args),
        )
        for tile in board.tiles.values()
    )


def _named_spaces() -> tuple[Named, ...]:
    """Every space; a number tells those apart that are alike."""
    found: list[Named] = []
    seen: list[Message] = []
    for space in PRINTED.spaces[MOST_SEATS]:
        seen.append(space.called)
        args = {"what": space.called, "nth": seen.count(space.called)}
        found.append(Named(space.id, Message("field-space", args)))
    return tuple(found)


def _named_die(number: int) -> Message:
    is_of_dummy = FACE_OF[number] == NO_FACE
    colour = COLOUR(COLOURS[COLOUR_OF[number]])
    if is_of_dummy:
        return Message("field-dummy-die", {"colour": colour})
    return Message("field-die", {"colour": colour, "face": FACE_OF[number]})


DIE_CHOICES = tuple(Named(number, _named_die(number)) for number in ALL_DICE)
YIELD_CHOICES = tuple(
    Named(tile.id, _cap(YIELD_COLOUR(BUILDINGS[tile.colour])), effects_said(tile.effects))
    for tile in PRINTED.yields.values()
)
BORDER_YIELD_CHOICES = (Named("", Message("field-none")), *YIELD_CHOICES)
SPACE_CHOICES = _named_spaces()
CELL_CHOICES = (
    Named(LOOSE, Message("field-a-dummy-s")),
    *(
        Named(cell, Message("field-cell-at", cell_said(cell, PRINTED.grid.cols).args))
        for cell in range(PRINTED.grid.size)
        if cell != PRINTED.grid.residence
    ),
)
TURN_CHOICES = numbered([Message("field-degrees", {"degrees": 90 * turn}) for turn in range(4)])
RIVER_TILE_CHOICES = (
    Named(NO_TILE, Message("field-none")),
    *(
        Named(name, Message("field-ganga-tile"), effects_said(effects))
        for name, effects in PRINTED.river_tiles.items()
    ),
)
RIVER_TITLES = (
    Message("field-river-start"),
    *(Message("field-stone", {"number": space}) for space in range(1, PRINTED.last_space)),
    Message("field-river-end"),
)
BONUS_CHOICES = (
    *(
        Named(number, Message("field-at", {"space": bonus.space}), effects_said(bonus.effects))
        for number, bonus in enumerate(PRINTED.money_bonuses)
    ),
    Named(len(PRINTED.money_bonuses), Message("field-all-taken")),
)
BUILDING_TITLES = tuple([_cap(BUILDING(name)) for name in BUILDING_NAMES])
BUILDING_CHOICES = numbered(BUILDING_TITLES)
STACK_TITLES = tuple([
    Message("field-stack-of", {"colour": COLOUR(colour), "animal": ANIMAL(animal)})
    for colour in COLOURS
    for animal in ANIMALS
])  # fmt: skip
STACK_CHOICES = numbered(STACK_TITLES)
COLOUR_CHOICES = numbered([*(_cap(COLOUR(name)) for name in COLOURS), Message("field-any")])
PERSON_CHOICES = (
    *(Named(who, Message("field-person-named", {"who": PERSON(who)})) for who in CHAMBERS),
    Named("choice", Message("field-any-of-them")),
)
BORDER_TITLES = tuple([
    _cap(border_said(each.cell, each.side, PRINTED.grid.cols)) for each in PRINTED.base.borders
])  # fmt: skip
BORDER_CHOICES = numbered(BORDER_TITLES)


SEATS = seats_of("seats")


WORDS = {
    "RajasTable.seats": FieldWords(by="seat"),
    "RajasTable.order": FieldWords(choices=SEATS, seats="every"),
    "RajasTable.elephant": FieldWords(choices=SEATS, seats="some"),
    "RajasTable.visitor": FieldWords(choices=SEATS, seats="some"),
    "RajasTable.seat": FieldWords(choices=SEATS, seats="some"),
    "RajasTable.placed": FieldWords(choices=SPACE_CHOICES, seats="some"),
    "RajasTable.tops": FieldWords(choices=_top_choices, entries=STACK_TITLES),
    "RajasTable.stacks": FieldWords(choices=_tile_choices, entries=STACK_TITLES, is_sorted=True),
    "RajasTable.gone": FieldWords(choices=_tile_choices),
    "RajasTable.yields": FieldWords(choices=YIELD_CHOICES, is_sorted=True),
    "RajasTable.discarded": FieldWords(choices=YIELD_CHOICES),
    "RajasTable.river": FieldWords(choices=RIVER_TILE_CHOICES, entries=RIVER_TITLES),
    "Seat.bonus": FieldWords(choices=BONUS_CHOICES),
    "Seat.scrolls": FieldWords(entries=BUILDING_TITLES),
    "Seat.dice": FieldWords(choices=DIE_CHOICES, is_sorted=True),
    "Seat.claimed": FieldWords(choices=BORDER_CHOICES),
    "Seat.yields": FieldWords(choices=BORDER_YIELD_CHOICES, entries=BORDER_TITLES),
    "Laid.cell": FieldWords(choices=CELL_CHOICES),
    "Laid.tile": FieldWords(choices=_tile_choices),
    "Laid.turn": FieldWords(choices=TURN_CHOICES),
    "VisitChamber.who": FieldWords(choices=PERSON_CHOICES),
    "CoverBrown.brown": FieldWords(choices=YIELD_CHOICES),
    "DummySpend.purpose": FieldWords(
        choices=tuple(Named(each, title) for each, title in PURPOSES.items())
    ),
    "FindStarter.people": FieldWords(choices=SEATS, seats="some"),
    "*.cell": FieldWords(choices=CELL_CHOICES),
    "*.seat": FieldWords(choices=SEATS, seats="some"),
    "*.tile": FieldWords(choices=_tile_choices),
    "*.colour": FieldWords(choices=COLOUR_CHOICES),
    "*.colours": FieldWords(choices=COLOUR_CHOICES, is_sorted=True),
    "*.building": FieldWords(choices=BUILDING_CHOICES),
    "*.stack": FieldWords(choices=STACK_CHOICES),
    "*.chosen": FieldWords(choices=DIE_CHOICES, is_sorted=True),
}


COVERED_SEATS = 3


def layout(table: RajasTable) -> tuple[LaidRung, ...]:
    """RAJ-2.1 to 2.6 and the modules, as a list."""
    return (
        _board(table), _stacks(table), _tops(table), *_river(table),
        *[_dice(table, number) for number in table.order if not table.seats[number].is_dummy],
        _money(table), *[_seat(table, number) for number in table.order],
    )  # fmt: skip


def _board(table: RajasTable) -> LaidRung:
    """RAJ-2.1: which side of the board, and the cover tiles."""
    seats = len(table.seats)
    args = {"seats": seats, "isNavaratnas": table.is_navaratnas}
    covers = (("cover-tile", 2),) if seats == COVERED_SEATS else ()
    return LaidRung(Message("lay-board", args), (LaidSpot("", covers),) if covers else ())


def _stacks(table: RajasTable) -> LaidRung:
    """RAJ-2.2 and 2.3: the stacks of tiles, and the yield tiles."""
    tiles = sum(map(len, table.stacks)) + len(table.face_up)
    args = {
        "stacks": len(table.stacks), "tiles": tiles, "yields": len(table.yields),
        "isNavaratnas": table.is_navaratnas,
    }  # fmt: skip
    pieces = (("yield-tile", len(table.yields)),)
    return LaidRung(Message("lay-stacks", args), (LaidSpot("", pieces),))


def _tops(table: RajasTable) -> LaidRung:
    """RAJ-2.2: the top tile of every stack lies face up."""
    known = not still_to_come(table.steps, RevealTile) and all(table.tops)
    asks = frozenset({"tile"})
    if not known:
        said = Message("lay-tops-unknown", {"count": len(table.tops)})
        return LaidRung(said, asks=asks, is_known=False)
    spots = tuple(
        [
            LaidSpot(("tile", top), ((top, 1),), table.tile(top).called)
            for top in table.tops
        ]
    )  # fmt: skip
    return LaidRung(Message("lay-tops", {"count": len(table.tops)}), spots, asks)


def _river(table: RajasTable) -> tuple[LaidRung, ...]:
    """RAJ-9.1: Ganga tiles cover spaces of the river."""
    if not table.rules.ganga:
        return ()
    asks = frozenset({"river", rounds.RIVER_TILE})
    known = not still_to_come(table.steps, rounds.LayRiver, rounds.DrawRiver)
    covered = [(space, tile) for space, tile in enumerate(table.river) if tile]
    if not known or not covered:
        return (LaidRung(Message("lay-river-unknown"), asks=asks, is_known=known),)
    spots = tuple([LaidSpot(("river", space), ((tile, 1),)) for space, tile in covered])
    args = {"spaces": tuple([space for space, _ in covered])}
    return (LaidRung(Message("lay-river", args), spots, asks),)


def _dice(table: RajasTable, number: int) -> LaidRung:
    """RAJ-2.5: the first dice of a person, as they were rolled."""
    seat, asks = table.seats[number], frozenset({"start"})
    if still_to_come(table.steps, rounds.RollStart, rounds.FindStarter) or not seat.dice:
        said = Message(
            "lay-dice-unknown", {"seat": SeatNumber(number), "isAlone": _is_alone(table)}
        )
        return LaidRung(said, asks=asks, seat=number, is_known=False)
    args = {"seat": SeatNumber(number), "dice": handful(seat.dice)}
    return LaidRung(Message("lay-dice", args), (_dice_spot(table, number),), asks, number)


def _is_alone(table: RajasTable) -> bool:
    """SOLO-1.5: against dummies alone a person goes first, whatever the dice show."""
    return sum(not seat.is_dummy for seat in table.seats) == 1


def _dice_spot(table: RajasTable, number: int) -> LaidSpot:
    pieces = Counter(f"face-{die}" for die in table.seats[number].dice)
    return LaidSpot(("seat", number), tuple(pieces.items()))


def _seat(table: RajasTable, number: int) -> LaidRung:
    """RAJ-2.4: what every seat begins with; SOLO-1.6 to 1.16 and 2.5 for a dummy."""
    seat = table.seats[number]
    args = {
        "seat": SeatNumber(number), "karma": seat.karma, "workers": seat.workers,
        "waiting": WORKERS_PER_SEAT - seat.owned, "isDummy": seat.is_dummy,
        "scrolls": seat.scrolls, "dice": handful(seat.dice),
        "isUpgraded": len(set(seat.scrolls)) > 1,
    }  # fmt: skip
    pieces = [(f"{name}-marker", 1) for name in BUILDING_NAMES]
    pieces += [("worker", seat.workers), ("waiting-worker", WORKERS_PER_SEAT - seat.owned)]
    pieces += [("boat", 1)] if seat.is_dummy else [("boat", 1), ("karma-marker", 1)]
    spots = [LaidSpot(("seat", number), tuple(pieces))]
    if seat.is_dummy:
        spots.append(_dice_spot(table, number))
    known = not still_to_come(table.steps, rounds.FindStarter, rounds.GrantHandicap)
    return LaidRung(Message("lay-seat", args), tuple(spots), seat=number, is_known=known)


def _money(table: RajasTable) -> LaidRung:
    """RAJ-2.6: the elephant, and the markers on both tracks."""
    if still_to_come(table.steps, rounds.FindStarter, rounds.RollStart):
        said = Message("lay-money-unknown", {"isAlone": _is_alone(table)})
        return LaidRung(said, is_known=False)
    start = table.order.index(table.elephant)
    order = (*table.order[start:], *table.order[:start])
    told = [
        Message("lay-money-of", {"seat": SeatNumber(number), "money": table.seats[number].money})
        for number in order
    ]
    fames = [
        Message("lay-money-of", {"seat": SeatNumber(number), "money": table.seats[number].fame})
        for number in order
    ]
    args = {
        "seat": SeatNumber(table.elephant), "money": tuple(told), "fames": tuple(fames),
        "isAhead": any(table.seats[number].fame for number in order),
        "bonus": table.board.begin.bonus_space,
    }  # fmt: skip
    pieces = tuple([(f"{track}-marker-{n}", 1) for n in order for track in ("fame", "money")])
    people = [number for number in order if not table.seats[number].is_dummy]
    pieces += tuple([(f"bonus-marker-{n}", 1) for n in people])
    spots = (LaidSpot("ring", pieces), LaidSpot("", (("elephant", 1),)))
    waits = still_to_come(table.steps, rounds.GrantHandicap)
    return LaidRung(Message("lay-money", args), spots, is_known=not waits)
