"""What may be set out by hand, what is laid out, and what a cup tells at a real table.

Dice come from the stock, tiles from the bag; what lies elsewhere is not to be had twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal

from engine.core.decision import Chance, Decision, Option
from engine.core.errors import IllegalAnswer, shortened
from engine.core.hidden import ToldAtOnce, Untold
from engine.core.instructions import LaidRung, LaidSpot, still_to_come
from engine.core.position.edits import (
    ONE_MORE,
    SEAT,
    CounterRow,
    EditChip,
    EditPage,
    EditState,
    FieldWords,
    HeadingRow,
    Help,
    Named,
    Path,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_seat,
    number,
    numbered,
    palette,
    seats_of,
)
from engine.core.position.fields import value_at
from engine.core.step import Step
from engine.text.message import Message, SeatNumber, Words
from games.roll_galaxy.dice import (
    COLOURS,
    DEVELOP,
    DIE_FACES,
    FACE_NAMES,
    NO_DICE,
    PHASES,
    SETTLE,
    WHITE,
    WILD,
    Dice,
    plus,
)
from games.roll_galaxy.dice import handful as dice_handful
from games.roll_galaxy.effects import DictateUnlimited
from games.roll_galaxy.moves import RevealDice
from games.roll_galaxy.state import (
    BEHIND_SCREEN,
    CHIPS_PER_SEAT,
    DICTATE_AWAY,
    DICTATE_MOVE,
    DICTATED,
    MOST_CREDITS,
    SETUP,
    START_SQUARES,
    UNKNOWN,
    UNPLACED,
    RollTable,
    Seat,
    Worker,
)
from games.roll_galaxy.state import PLACES as WORKER_PLACES
from games.roll_galaxy.steps.assigning import AssignDice, what_cannot_be
from games.roll_galaxy.steps.rounds import DrawFaction, DrawHome, Reveal, StartRound
from games.roll_galaxy.tiles import (
    COLOUR,
    FACE,
    FIRST_FACTION_SIDE,
    FIRST_HOME_SIDE,
    HIDDEN,
    PHASE,
    SIDE,
    SIDES,
    TILE_NAMES,
    TILES,
    Side,
    effects_in,
    good_places,
    handful,
    tile,
    tile_of,
)
from games.roll_galaxy.tiles import handful as counted

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


def _kind(side: Side) -> Message:
    if side.colour is None:
        return Message("field-development-of-cost", {"cost": side.cost})
    return Message("field-world-of-cost", {"colour": COLOUR(side.colour), "cost": side.cost})


def _named(side: Side) -> Message:
    return Message(SIDE(side.id).key)


COLOUR_CHOICES = numbered(
    [Message("field-a-colour", {"colour": COLOUR(n)}) for n in range(len(COLOURS))]
)
COLOUR_TITLES = tuple(choice.title for choice in COLOUR_CHOICES)
PHASE_CHOICES = numbered([Message(PHASE(phase).key) for phase in range(len(PHASES))])
FACE_CHOICES = (
    Named(UNKNOWN, Message("field-hidden")),
    *numbered([Message(FACE(face).key) for face in range(len(FACE_NAMES))]),
)
PLACE_CHOICES = (
    Named(UNKNOWN, Message("field-hidden")),
    *PHASE_CHOICES,
    Named(UNPLACED, Message("field-not-placed")),
    Named(DICTATED, Message("field-dictate")),
)
SIDE_CHOICES = tuple(Named(side.id, _named(side), _kind(side)) for side in SIDES)
_UNSEEN = Named(HIDDEN, Message("field-hidden-tile"), Message("field-a-tile-that-only-its-owner"))
TILE_CHOICES = (_UNSEEN, *numbered(map(tile, range(TILES))))
DEVELOPMENT_CHOICES = (
    _UNSEEN,
    *(Named(side.id // 2, _named(side), _kind(side)) for side in SIDES[: 2 * TILES : 2]),
)
WORLD_CHOICES = (
    _UNSEEN,
    *(Named(side.id // 2, _named(side), _kind(side)) for side in SIDES[1 : 2 * TILES : 2]),
)
POWER_CHOICES = (
    Named(DICTATE_AWAY, Message("field-dictate-put-away")),
    Named(DICTATE_MOVE, Message("field-dictate-move")),
    *SIDE_CHOICES,
)


SEATS = seats_of("seats")


def _squares(document: Any, path: Path) -> list[Words]:
    """The names on a tableau, for the goods on its squares; empty where none can lie."""
    seat = value_at(document, path[:-1])
    squares = zip(seat["tableau"], seat["goods"], strict=False)
    return [
        _named(SIDES[side]) if SIDES[side].holds_goods or goods else "" for side, goods in squares
    ]


WORDS = {
    "RollTable.seats": FieldWords(by="seat"),
    "RollTable.order": FieldWords(choices=SEATS, seats="every"),
    "RollTable.phases": FieldWords(choices=PHASE_CHOICES, is_sorted=True),
    "RollTable.phase": FieldWords(choices=PHASE_CHOICES),
    "Rules.new_galactic_order": FieldWords(
        choices=(
            Named("groups", Message("field-groups")),
            Named("thirds", Message("field-thirds")),
        )
    ),
    "Rules.tell_late": FieldWords(choices=SEATS, seats="some"),
    "Seat.tableau": FieldWords(choices=SIDE_CHOICES),
    "Seat.goods": FieldWords(choices=COLOUR_CHOICES, entries=_squares, follows="tableau"),
    "Seat.developments": FieldWords(choices=DEVELOPMENT_CHOICES),
    "Seat.worlds": FieldWords(choices=WORLD_CHOICES),
    "Seat.developing": FieldWords(entries=COLOUR_TITLES),
    "Seat.settling": FieldWords(entries=COLOUR_TITLES),
    "Seat.cup": FieldWords(entries=COLOUR_TITLES),
    "Seat.citizenry": FieldWords(entries=COLOUR_TITLES),
    "Seat.called": FieldWords(choices=PHASE_CHOICES),
    "Seat.virtual": FieldWords(choices=COLOUR_CHOICES),
    "Seat.scouted": FieldWords(choices=COLOUR_CHOICES),
    "Seat.in_hand": FieldWords(choices=TILE_CHOICES),
    "Seat.abandoned": FieldWords(choices=TILE_CHOICES),
    "Worker.colour": FieldWords(choices=COLOUR_CHOICES),
    "Worker.face": FieldWords(choices=FACE_CHOICES),
    "Worker.place": FieldWords(choices=PLACE_CHOICES),
    "Use.power": FieldWords(choices=POWER_CHOICES),
    "Use.source": FieldWords(choices=PLACE_CHOICES),
    "SpendWaiting.chosen": FieldWords(entries=COLOUR_TITLES),
    "SaveSpent.left": FieldWords(entries=COLOUR_TITLES),
    "*.seat": FieldWords(choices=SEATS, seats="some"),
    "*.phase": FieldWords(choices=PHASE_CHOICES),
    "*.colour": FieldWords(choices=COLOUR_CHOICES),
    "*.source": FieldWords(choices=SIDE_CHOICES),
    "*.side": FieldWords(choices=SIDE_CHOICES),
}


def deal_hidden(table: RollTable, rng: Random) -> RollTable:
    """A copy to play on: hidden tiles are drawn from those unseen, hidden workers are rolled.

    A seat that has assigned its dice already puts its Wilds somewhere and selects with a die.
    """
    dealt = table.copy()
    tiles = dealt.unseen_tiles
    rng.shuffle(tiles)
    waiting = {step.seat for step in dealt.steps if isinstance(step, AssignDice)}
    for index, seat in enumerate(dealt.seats):
        for name in ("developments", "worlds", "in_hand", "abandoned"):
            known = [tiles.pop() if tile == HIDDEN else tile for tile in getattr(seat, name)]
            setattr(seat, name, tuple(known))
        if any(worker.face == UNKNOWN for worker in seat.workers):
            _roll_hidden(seat, rng, has_assigned=index not in waiting)
    return dealt


def _roll_hidden(seat: Seat, rng: Random, *, has_assigned: bool) -> None:
    workers = [_rolled(worker, rng, has_assigned=has_assigned) for worker in seat.workers]
    if has_assigned and not any(worker.selecting for worker in workers):
        chosen = rng.randrange(len(workers))
        workers[chosen] = replace(workers[chosen], selecting=True)
        seat.called = workers[chosen].place
    seat.workers = tuple(workers)


def _rolled(worker: Worker, rng: Random, *, has_assigned: bool) -> Worker:
    """A hidden worker with a face; under it, or as a Wild anywhere or nowhere yet."""
    if worker.face != UNKNOWN:
        return worker
    face = rng.choice(DIE_FACES[worker.colour])
    wild = rng.randrange(len(PHASES)) if has_assigned else UNPLACED
    return replace(worker, face=face, place=wild if face == WILD else face)


def layout(table: RollTable) -> tuple[LaidRung, ...]:
    """ROLL-2.1 to 2.5, as a list."""
    seats = range(len(table.seats))
    return (
        LaidRung(Message("lay-bag", {"tiles": TILES}), (LaidSpot("", (("tile", TILES),)),)),
        _chips(table), _first_dice(table), *[_tableau(table, number) for number in seats],
    )  # fmt: skip


def _chips(table: RollTable) -> LaidRung:
    """ROLL-2.1: the pool of VP chips."""
    chips = CHIPS_PER_SEAT * len(table.seats)
    return LaidRung(Message("lay-chips", {"chips": chips}), (LaidSpot("", (("chip", chips),)),))


def _first_dice(table: RollTable) -> LaidRung:
    """ROLL-2.2: the white dice of everybody."""
    cup, citizenry = SETUP["cup"], SETUP["citizenry"]
    spots = tuple(
        [
            LaidSpot(place, ((f"{COLOURS[WHITE]}-die-{number}", count),))
            for number in range(len(table.seats))
            for place, count in (("cup", cup), ("citizenry", citizenry))
        ]
    )
    args = {"cup": cup, "citizenry": citizenry, "seats": len(table.seats)}
    return LaidRung(Message("lay-white-dice", args), spots)


def _tableau(table: RollTable, number: int) -> LaidRung:
    """ROLL-2.3 to 2.5: faction tile, home world, and what the three squares bring."""
    asks, seat = frozenset({"faction", "home"}), table.seats[number]
    if still_to_come(table.steps, DrawFaction, DrawHome, seat=number):
        said = Message("lay-tableau-unknown", {"seat": SeatNumber(number)})
        return LaidRung(said, asks=asks, seat=number, is_known=False)
    first, second, home = seat.tableau[:START_SQUARES]
    cup, citizenry = _besides(seat.cup, SETUP["cup"]), _besides(seat.citizenry, SETUP["citizenry"])
    on_worlds = [
        (SIDES[seat.tableau[square]].name, colour)
        for square, goods in enumerate(seat.goods)
        for colour in goods
    ]
    spots = [
        LaidSpot("tableau", (("faction-tile", 1), ("home-world", 1), (f"money-marker-{number}", 1)))
    ]
    for place, dice in (("cup", cup), ("citizenry", citizenry)):
        pieces = tuple(
            [
                (f"{COLOURS[colour]}-die-{number}", count)
                for colour, count in enumerate(dice)
                if count
            ]
        )
        spots += [LaidSpot(place, pieces)] if pieces else []
    spots += [LaidSpot(("world", name), ((f"{COLOURS[colour]}-die-{number}", 1),))
              for name, colour in on_worlds]  # fmt: skip
    args = {
        "seat": SeatNumber(number), "faction": seat.faction, "development": SIDE(first),
        "world": SIDE(second), "home": SIDE(home), "money": seat.credits,
        "cup": Message("handful", handful(cup)),
            "citizenry": Message("handful", handful(citizenry)),
        "toCup": sum(cup), "toCitizenry": sum(citizenry), "goods": len(on_worlds),
        "onWorlds": Message("handful", handful(_goods(tuple(c for _, c in on_worlds)))),
    }  # fmt: skip
    return LaidRung(Message("lay-tableau", args), tuple(spots), asks, number)


def _besides(dice: Dice, whites: int) -> Dice:
    """The dice without the white ones that everybody begins with."""
    return tuple([count - (colour == WHITE) * whites for colour, count in enumerate(dice)])


def _goods(colours: tuple[int, ...]) -> Dice:
    return tuple([colours.count(colour) for colour in range(len(NO_DICE))])


SELECT = ("select", "call")
COLOUR_WORDS = (*COLOURS, "blue")
"""Cyan dice are called blue as well."""


@dataclass(frozen=True, slots=True)
class Reveals(ToldAtOnce):
    """Every way in which dice of these colours may lie; in old records they are placed one by one,
    `by_steps`.
    """

    colours: tuple[int, ...]
    dictates_again: bool = False
    by_steps: Sequence[Option] = ()

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, RevealDice):
            return option in self.by_steps
        return self._has_shape(option) and self.refusal(option) is None

    def _has_shape(self, option: RevealDice) -> bool:
        """Whether it is made as one is: a record may say anything."""
        is_whole = len(option.dice) == len(WORKER_PLACES) and option.called in range(len(PHASES))
        return is_whole and all(len(d) == len(NO_DICE) and min(d) >= 0 for d in option.dice)

    def refusal(self, option: Any) -> Message | None:
        if not (isinstance(option, RevealDice) and self._has_shape(option)):
            return None
        return what_cannot_be(self.colours, option, dictates_again=self.dictates_again)

    def sample(self, rng: Random) -> RevealDice:
        places = [rng.choice(WORKER_PLACES[:-1]) for _ in self.colours]
        return self.lying(places, rng.choice(places))

    def lying(self, places: Sequence[int], called: int) -> RevealDice:
        pairs = tuple(zip(self.colours, places, strict=True))
        return RevealDice(
            tuple([dice_handful(c for c, at in pairs if at == place) for place in WORKER_PLACES]),
            called,
        )

    def parse(self, text: str) -> RevealDice:
        """Words such as "explore 2 white, 1 red; produce 1 cyan; select produce"."""
        found, called = dict.fromkeys(WORKER_PLACES, NO_DICE), None
        words = text.casefold().strip().removeprefix("reveal ")
        for part in filter(None, map(str.strip, re.split(r"[;\n]", words))):
            verb, _, rest = part.partition(" ")
            if verb in SELECT:
                called = _meant(rest.strip(), PHASES)
                continue
            place = _meant(verb, (*PHASES, "Dictate"))
            dice = _dice_of_cup(rest)
            if place is None or dice is None:
                raise self._unread(text)
            for colour in dice:
                found[WORKER_PLACES[place]] = plus(found[WORKER_PLACES[place]], colour)
        if called is None:
            raise self._unread(text)
        option = RevealDice(tuple(found.values()), called)
        said = self.refusal(option)
        if said is not None:
            raise IllegalAnswer(said)
        return option

    def _unread(self, text: str) -> IllegalAnswer:
        args = {"words": shortened(text.strip()), "example": self.example}
        return IllegalAnswer(Message("no-reveal", args))

    @property
    def example(self) -> str:
        return str(self.lying([0] * len(self.colours), 0)).removeprefix("Reveal ")


def _meant(word: str, names: Sequence[str]) -> int | None:
    """The one whose name begins with the word."""
    fitting = [n for n, name in enumerate(names) if word and name.casefold().startswith(word)]
    return fitting[0] if len(fitting) == 1 else None


def _dice_of_cup(words: str) -> list[int] | None:
    """The colours of a handful such as "2 white, 1 red"; None where it is none."""
    each = re.findall(r"(\d*) *([a-z]+)", words)
    colours = [_meant(word, COLOUR_WORDS) for _, word in each if word not in ("and", "die", "dice")]
    if None in colours or not colours or re.sub(r"\d* *[a-z]+|[\s,]", "", words):
        return None
    counts = [int(count or 1) for count, word in each if word not in ("and", "die", "dice")]
    return [
        COLOURS.index("cyan") if colour == len(COLOURS) else colour or 0
        for colour, count in zip(colours, counts, strict=True)
        for _ in range(min(count, 99))
    ]


class UntoldCup(Untold):
    """What a person rolls and assigns behind their screen."""

    kinds = ("roll",)

    def put(self, asked: Decision, table: RollTable) -> Decision:
        """Where all dice lie at the reveal, in place of one die after the other."""
        if asked.kind != "assign":
            return asked
        seat = table.seats[asked.seat]
        colours = tuple([worker.colour for worker in seat.workers])
        again = bool(effects_in(seat.tableau, DictateUnlimited))
        options = Reveals(colours, again, asked.options)
        args = {"seat": SeatNumber(asked.seat), "example": options.example}
        said = Message("ask-reveal", {**args, **counted(dice_handful(colours))})
        return replace(asked, asked=said, options=options)

    def is_private(self, asked: Chance, table: RollTable) -> bool:
        """ROLL-2.7: not the tiles of the set-up, which lie open as soon as they are drawn."""
        return super().is_private(asked, table) and table.round > 0

    def veil(self, view: RollTable, seat: int) -> None:
        """Before the reveal its own dice by their colours alone: they are told nobody."""
        own = view.seats[seat]
        if not view.revealed:
            own.workers = tuple([BEHIND_SCREEN[worker.colour] for worker in own.workers])
            own.called, own.uses = None, ()

    def keeps_from_bots(self, table: RollTable, seat: int) -> bool:
        """Whether a tile of that seat is told nobody."""
        return HIDDEN in table.seats[seat].tiles


UNTOLD = UntoldCup()
