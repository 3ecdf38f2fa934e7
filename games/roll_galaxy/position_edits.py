"""What may be set out by hand: dice, tiles, money and chips of a table of Roll for the Galaxy.

Dice come from the stock, tiles from the bag; what lies elsewhere is not to be had twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from engine.core.position_edits import (
    ONE_MORE,
    SEAT,
    CounterRow,
    EditChip,
    EditPage,
    EditState,
    HeadingRow,
    Help,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_seat,
    number,
    palette,
)
from engine.core.step import Step
from engine.text.message import Message
from games.roll_galaxy.dice import COLOURS, DEVELOP, DIE_FACES, NO_DICE, SETTLE, WILD, plus
from games.roll_galaxy.state import MOST_CREDITS, RollTable, Seat, Worker
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.rounds import Reveal, StartRound
from games.roll_galaxy.tiles import (
    FIRST_FACTION_SIDE,
    FIRST_HOME_SIDE,
    SIDES,
    TILE_NAMES,
    good_places,
    tile_of,
)

Where = Literal["cup", "citizenry", "developing", "settling"]
WAITING: Final[dict[int, Where]] = {DEVELOP: "developing", SETTLE: "settling"}
HOME: Final = 2


# -- dice ------------------------------------------------------------------------------------------


def add_dice(table: RollTable, seat: int, where: Where, colour: int, by: int) -> RollTable:
    """Dice of a colour more or fewer somewhere; no more than the stock has."""
    held = getattr(table.seats[seat], where)[colour]
    by = max(-held, min(by, table.stock[colour]))
    if not by:
        return table
    after = table.copy()
    owner = after.seats[seat]
    setattr(owner, where, plus(getattr(owner, where), colour, by))
    return after


def add_worker(table: RollTable, seat: int, place: int, colour: int, by: int) -> RollTable:
    """A worker more or less under a phase; it shows the phase where it has such a face."""
    after = table.copy()
    owner = after.seats[seat]
    if by < 0:
        if not owner.workers_at(place)[colour]:
            return table
        owner.take_worker(place, colour)
        owner.uses = ()
        return after
    if table.stock[colour] < 1:
        return table
    faces = DIE_FACES[colour]
    face = next(each for each in (place, WILD, faces[0]) if each in faces)
    owner.workers = (*owner.workers, Worker(colour, face, place))
    return after


def add_good(table: RollTable, seat: int, square: int, colour: int, by: int) -> RollTable:
    """A good more or less on a world."""
    owner = table.seats[seat]
    if square >= len(owner.tableau):
        return table
    after = table.copy()
    mine = after.seats[seat]
    if by < 0 and owner.goods[square]:
        held = owner.goods[square]
        mine.take_good(square, colour if colour in held else held[-1])
        return after
    has_room = len(owner.goods[square]) < good_places(owner.tableau)[square]
    if by > 0 and has_room and table.stock[colour] > 0:
        mine.put_good(square, colour)
        return after
    return table


# -- tiles -----------------------------------------------------------------------------------------


def lay_side(table: RollTable, seat: int, square: int, side: int) -> RollTable:
    """A tile lies on a square, in place of what lay there; both squares of a faction at once."""
    after = table.copy()
    owner = after.seats[seat]
    laid = {square: side}
    if FIRST_FACTION_SIDE <= side < FIRST_HOME_SIDE:
        first = side - (side - FIRST_FACTION_SIDE) % 2
        laid = {0: first, 1: first + 1}
    for place, each in laid.items():
        if place < len(owner.tableau):
            owner.tableau = (*owner.tableau[:place], each, *owner.tableau[place + 1 :])
            owner.set_goods(place, ())
        else:
            owner.tableau, owner.goods = (*owner.tableau, each), (*owner.goods, ())
    seats = range(len(after.seats))
    if after.order:
        after.order = tuple(sorted(seats, key=lambda each: after.seats[each].faction))
    return after


def take_side(table: RollTable, seat: int, square: int) -> RollTable:
    """A tile of the bag goes back to it."""
    owner = table.seats[seat]
    if not HOME < square < len(owner.tableau):
        return table
    after = table.copy()
    mine = after.seats[seat]
    mine.tableau = (*owner.tableau[:square], *owner.tableau[square + 1 :])
    mine.goods = (*owner.goods[:square], *owner.goods[square + 1 :])
    return after


def begin_tile(table: RollTable, seat: int, phase: int, tile: int) -> RollTable:
    """A tile lies on top of what is under construction."""
    after = table.copy()
    owner = after.seats[seat]
    owner.set_stack(phase, (tile, *owner.stack(phase)))
    return after


def drop_tile(table: RollTable, seat: int, phase: int) -> RollTable:
    """The top tile of a stack goes back to the bag."""
    after = table.copy()
    owner = after.seats[seat]
    owner.set_stack(phase, owner.stack(phase)[1:])
    return after


def sides_for(table: RollTable, state: EditState, square: int) -> tuple[EditChip, ...]:
    """What may lie on a square: a faction or a home world, else what is in the bag."""
    sides: Sequence[int]
    if square < HOME:
        sides = range(FIRST_FACTION_SIDE + square, FIRST_HOME_SIDE, 2)
    elif square == HOME:
        sides = range(FIRST_HOME_SIDE, len(SIDES))
    else:
        free = set(table.unseen_tiles)
        sides = [side for side in range(FIRST_FACTION_SIDE) if tile_of(side) in free]
    return tuple(EditChip(("side", side), SIDES[side].name) for side in sides)


def tiles_for(table: RollTable, _: EditState, phase: int) -> tuple[EditChip, ...]:
    """What is in the bag, by the side that would be built."""
    return tuple(EditChip(("to-build", phase, tile), TILE_NAMES[tile])
                 for tile in table.unseen_tiles)  # fmt: skip


# -- what comes next -------------------------------------------------------------------------------


def begin_round(table: RollTable) -> RollTable:
    """A round is to start: all workers are in their cups."""
    after = table.copy()
    for seat in after.seats:
        for worker in seat.workers:
            seat.to_cup(worker.colour)
        seat.workers, seat.virtual, seat.in_hand = (), (), ()
    return _at(after, [StartRound()])


def have_assign(table: RollTable, seat: int) -> RollTable:
    """A seat is to assign its workers; its cup is empty then."""
    after = table.copy()
    owner = after.seats[seat]
    for colour, count in enumerate(owner.cup):
        for _ in range(count):
            owner.workers = (*owner.workers, Worker(colour, DIE_FACES[colour][0],
                                                    DIE_FACES[colour][0]))  # fmt: skip
    owner.cup, owner.called, owner.uses = NO_DICE, None, ()
    after.round = max(1, after.round)
    return _at(after, [Reveal(), AssignDice(seat)])


def _at(table: RollTable, steps: list[Step]) -> RollTable:
    table.phases, table.phase, table.revealed, table.steps = (), None, False, steps
    seats = range(len(table.seats))
    table.order = table.order or tuple(sorted(seats, key=lambda n: table.seats[n].faction))
    return table


# -- what a click on each place does ---------------------------------------------------------------


def _dice(where: Where, by: int = 0) -> Any:
    def edit(table: RollTable, state: EditState, *which: int) -> RollTable:
        return add_dice(table, state.seat, where, state.chosen["colour"], by or which[-1])

    return edit


def _waiting(table: RollTable, state: EditState, phase: int, by: int) -> RollTable:
    return add_dice(table, state.seat, WAITING[phase], state.chosen["colour"], by)


def _worker(by: int = 0) -> Any:
    def edit(table: RollTable, state: EditState, phase: int, *more: int) -> RollTable:
        return add_worker(table, state.seat, phase, state.chosen["colour"], by or more[-1])

    return edit


def _good(table: RollTable, state: EditState, square: int, by: int) -> RollTable:
    return add_good(table, state.seat, square, state.chosen["colour"], by)


def _set(name: Literal["credits", "chips"], most: int) -> Any:
    def edit(table: RollTable, state: EditState, wanted: int) -> RollTable:
        after = table.copy()
        setattr(after.seats[state.seat], name, min(most, wanted))
        return after

    return edit


def _amount(name: Literal["credits", "chips"], most: int) -> PlaceEdit:
    count = number("seats", SEAT, name, high=most)
    return PlaceEdit(
        put=lambda table, state: count(table, state, 1),
        take=lambda table, state: count(table, state, -1), turn=count, typed=_set(name, most),
        help=(*ONE_MORE, ("type", Message("desk-sets-number"))),
    )  # fmt: skip


MOST_CHIPS: Final = 99
A_DIE: Final[Help] = (("click", Message("desk-die")), *ONE_MORE[1:])
PLACES: Final = {
    "seat": PlaceEdit(role="seat", help=(("click", Message("desk-shows-seat")),)),
    "colour": PlaceEdit(role="choice", help=(("click", Message("desk-colour")),)),
    "cup": PlaceEdit(put=_dice("cup", 1), take=_dice("cup", -1), turn=_dice("cup"), help=A_DIE),
    "citizenry": PlaceEdit(put=_dice("citizenry", 1), take=_dice("citizenry", -1),
                           turn=_dice("citizenry"), help=A_DIE),
    "column": PlaceEdit(put=_worker(1), take=_worker(-1), turn=_worker(), help=A_DIE),
    "stack": PlaceEdit(pictures=tiles_for, choose=by_seat(begin_tile), take=by_seat(drop_tile),
                       turn=_waiting, help=(
                           ("click", Message("desk-from-pictures")),
                           ("right", Message("desk-takes-away")),
                           ("wheel", Message("desk-waiting")))),
    "square": PlaceEdit(pictures=sides_for, choose=by_seat(lay_side), take=by_seat(take_side),
                        turn=_good, help=(
                            ("click", Message("desk-from-pictures")),
                            ("right", Message("desk-takes-away")),
                            ("wheel", Message("desk-goods")))),
    "credits": _amount("credits", MOST_CREDITS),
    "chips": _amount("chips", MOST_CHIPS),
    "Round": PlaceEdit(put=number("round")),
    "begin": PlaceEdit(put=lambda table, _: begin_round(table),
                       help=(("click", Message("desk-begin")),)),
    "assign": PlaceEdit(put=by_seat(have_assign), help=(("click", Message("desk-assign")),)),
}  # fmt: skip


def _of_a_seat(table: RollTable, state: EditState) -> Iterator[Row]:
    yield CounterRow("Round", table.round, Message("field-round"))
    yield HeadingRow(Message("desk-dice"))
    chosen, stock = state.chosen["colour"], table.stock
    yield palette((EditChip(("colour", colour), is_on=colour == chosen, left=stock[colour])
                   for colour in range(len(COLOURS))), columns=4, height=64.0)  # fmt: skip
    yield HeadingRow(Message("desk-comes-next"))
    top = table.steps[-1] if table.steps else None
    yield buttons(
        EditChip(("begin",), Message("desk-round"), isinstance(top, StartRound)),
        EditChip(("assign",), Message("desk-assigns"), top == AssignDice(state.seat)),
    )


def _tidied(table: RollTable) -> RollTable:
    """Squares without a place for goods of their own get one, so that they can be drawn."""
    if all(len(seat.goods) == len(seat.tableau) for seat in table.seats):
        return table
    after = table.copy()
    for seat in after.seats:
        _fill(seat)
    return after


def _fill(seat: Seat) -> None:
    missing = len(seat.tableau) - len(seat.goods)
    seat.goods = (*seat.goods, *[()] * missing)[: len(seat.tableau)]


EDITS: Final = PositionEdits(
    PLACES, {"": EditPage(_of_a_seat)}, {"colour": 0}, tidied=_tidied,
    shared=frozenset({"Round", "begin"}),
)  # fmt: skip
