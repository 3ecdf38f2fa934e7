"""What may be changed of a table that is set out by hand: the declaration of a game.

A place is anything that can be clicked, on the board or beside it, by a key such as
`("system", "2-gate")`: its kind, then which one. An edit makes another table of one; where there is
nothing to change (no piece left, no slot free) the table comes back as it is. Whether such a table
can be is for its own checks. Pages say what stands beside the board; where a place of the board
lies, and how anything looks, is for the game's scene.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, partial
from typing import Any, Final, Literal, TypeVar, get_args, get_type_hints

from engine.text.message import Message, Words
from engine.text.message import Words as Told

Key = tuple[Any, ...]
Role = Literal["edit", "seat", "page", "choice", "piece"]
BACK: Final[Key] = ("back",)
SEAT: Final = "<seat>"
WHICH: Final = "<which>"
T = TypeVar("T")


@dataclass(slots=True)
class EditState:
    """What whoever sets a table out looks at: a seat, a page beside the board, the hand.

    `page` and `held` are keys, empty for none; `chosen` is what was chosen of each kind.
    """

    seat: int = 0
    page: Key = ()
    held: Key = ()
    chosen: dict[str, Any] = field(default_factory=dict)

    def turn_to(self, page: Key) -> None:
        """Looks into something else, with an empty hand."""
        self.page, self.held = page, ()


Edit = Callable[..., Any]
"""Of a table, the state of the editor and which place it is: the table after the click."""


Help = tuple[tuple[str, Message], ...]
"""What can be done somewhere (click, right, wheel, drag, type), and what that does."""


@dataclass(frozen=True, slots=True)
class PlaceEdit:
    """A kind of place: what a click puts there, what the right button takes away.

    `lay` is what a click does with a piece in the hand: it leaves the hand, unless it `stays`. A
    place without edits only turns to a seat or a page, makes a choice, or takes the piece up that
    it stands for.

    `turn` is told last how far the wheel was turned there, `typed` which number was typed, `drop`
    on which place something was dropped that was drawn from there. `pictures` are what a click
    chooses from, each by a key whose last part `choose` is told; where there are none, it puts.
    `help` says what each of these does there.
    """

    tip: Words = ""
    put: Edit | None = None
    take: Edit | None = None
    lay: Edit | None = None
    stays: bool = False
    role: Role = "edit"
    turn: Edit | None = None
    typed: Edit | None = None
    drop: Edit | None = None
    pictures: Callable[..., Iterable[EditChip]] | None = None
    choose: Edit | None = None
    help: Help = ()


# -- what stands beside the board ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HeadingRow:
    words: Words


@dataclass(frozen=True, slots=True)
class CounterRow:
    """A number with a minus and a plus, the places `(name, -1)` and `(name, 1)`.

    `words` stand before it, else its name.
    """

    name: str
    now: int
    words: Words = ""


@dataclass(frozen=True, slots=True)
class EditChip:
    """A place beside the board: a button with words and an icon, or a picture by its kind.

    `number` is the key that presses it (0: none), `left` how many more of it there are.
    """

    key: Key
    words: Words = ""
    is_on: bool = False
    number: int = 0
    left: int | None = None
    icon: str = ""


@dataclass(frozen=True, slots=True)
class ChipRow:
    """Places side by side, in lines of so many (0: in one line), no higher than `height`."""

    chips: tuple[EditChip, ...]
    columns: int = 0
    height: float = 40.0


Row = HeadingRow | CounterRow | ChipRow


@dataclass(frozen=True, slots=True)
class EditPage:
    """What stands beside the board: its rows, and a title (else whose page it is)."""

    rows: Callable[..., Iterable[Row]]
    title: Words = ""


def buttons(*chips: EditChip, columns: int = 0) -> ChipRow:
    return ChipRow(chips, columns)


def pictures(keys: Iterable[Key], on: Sequence[Key] = (), columns: int = 0,
             height: float = 44.0) -> ChipRow:  # fmt: skip
    return ChipRow(tuple(EditChip(key, "", key in on) for key in keys), columns, height)


def palette(
    chips: Iterable[EditChip], columns: int = 0, height: float = 58.0, first: int = 1
) -> ChipRow:
    """Pieces to lay, numbered for the keys as they stand."""
    numbered = (replace(chip, number=number % 10) for number, chip in enumerate(chips, first))
    return ChipRow(tuple(numbered), columns, height)


# -- edits -----------------------------------------------------------------------------------------

ONE_MORE: Final[Help] = (
    ("click", Message("desk-one-more")), ("right", Message("desk-one-less")),
    ("wheel", Message("desk-more-less")),
)  # fmt: skip


def by_seat(edit: Edit, *more: Any) -> Edit:
    """An edit out of a function of the table, the seat that is shown, which one, and more."""
    return lambda table, state, *which: edit(table, state.seat, *which, *more)


def by_table(edit: Edit, *more: Any) -> Edit:
    """An edit out of a function of the table, which one, and more."""
    return lambda table, state, *which: edit(table, *which, *more)


def counted(edit: Edit, tip: Words = "", of: Callable[..., Edit] = by_seat) -> PlaceEdit:
    """A click counts one more, the right button one less: the last thing a function is told."""
    return PlaceEdit(tip, of(edit, 1), of(edit, -1), turn=of(edit), help=() if tip else ONE_MORE)


def put_or_take(put: Edit, take: Edit) -> Edit:
    """The wheel as so many clicks."""

    def turn(table: Any, state: EditState, *which: Any) -> Any:
        *place, by = which
        for _ in range(abs(by)):
            table = (put if by > 0 else take)(table, state, *place)
        return table

    return turn


def number(*path: Any, low: int = 0, high: int | None = None) -> Edit:
    """A number of the table so much higher or lower, within bounds."""

    def edit(table: Any, state: EditState, *which: Any) -> Any:
        def moved(now: int) -> int:
            least: int = max(low, now + which[-1])
            return least if high is None else min(high, least)

        return _edited(table, _real(path, state, which), moved)

    return edit


def value(*path: Any) -> Edit:
    """A value of the table is which one was clicked."""
    return lambda table, state, *which: _edited(
        table, _real(path, state, which), lambda _: which[-1]
    )


def flag(*path: Any) -> Edit:
    """Something of the table is so, or is not."""
    return lambda table, state, *which: _edited(
        table, _real(path, state, which), lambda is_so: not is_so
    )


def member(*path: Any) -> Edit:
    """Which one was clicked joins a list of the table, or leaves it."""
    return lambda table, state, *which: _edited(
        table, _real(path, state, which), partial(_joined_or_left, which[-1])
    )


def ring(ways: Iterable[Any], *path: Any) -> Edit:
    """A value of the table is the next one of those it can be; after the last the first."""
    return lambda table, state, *which: _edited(
        table, _real(path, state, which), partial(following, ways)
    )


def following(ways: Iterable[T], now: T, by: int = 1) -> T:
    """The one after another in a ring; the first after one that is not in it."""
    items = list(ways)
    return items[(items.index(now) + by) % len(items)] if now in items else items[0]


def _joined_or_left(item: Any, items: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(each for each in items if each != item) if item in items else (*items, item)


def _real(path: Sequence[Any], state: EditState, which: Sequence[Any]) -> list[Any]:
    """The path with the seat that is shown, and with which place it is."""
    known = {SEAT: state.seat, WHICH: which[0] if which else None}
    return [known.get(part, part) for part in path]


def _edited(table: Any, path: Sequence[Any], change: Callable[[Any], Any]) -> Any:
    """A copy of a table with the value at a path changed."""
    after = table.copy()
    _with(after, path, change)
    return after


def _with(holder: Any, path: Sequence[Any], change: Callable[[Any], Any]) -> Any:
    """The holder with the value at a path changed: itself, or another one where it is frozen."""
    if not path:
        return change(holder)
    first, *rest = path
    before = getattr(holder, first) if isinstance(first, str) else holder[first]
    now = _with(before, rest, change)
    if now is before:
        return holder
    if isinstance(holder, tuple):
        return (*holder[:first], now, *holder[first + 1 :])
    if not isinstance(first, str):
        holder[first] = now
    elif type(holder).__dataclass_params__.frozen:
        return replace(holder, **{first: now})
    else:
        setattr(holder, first, now)
    return holder


# -- the declaration -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PositionEdits:
    """Everything that can be set out by hand: kinds of places, and pages by the kind of their key.

    `chosen` is what is chosen at first; `settle` puts the state right for a table; `tidied` is a
    table as it can be shown. Places of the kinds in `shared` are everybody's, all others belong to
    the seat that is shown.
    """

    places: Mapping[str, PlaceEdit]
    pages: Mapping[str, EditPage]
    chosen: Mapping[str, Any] = field(default_factory=dict)
    settle: Callable[[Any, EditState], object] = lambda table, state: None
    tidied: Callable[[Any], Any] = lambda table: table
    shared: frozenset[str] = frozenset()

    def begin(self) -> EditState:
        return EditState(chosen=dict(self.chosen))

    def page(self, state: EditState) -> EditPage:
        return self.pages[state.page[0] if state.page else ""]

    def rows(self, table: Any, state: EditState) -> Iterator[Row]:
        yield from self.page(state).rows(table, state, *state.page[1:])
        if state.page:
            yield buttons(EditChip(BACK, Message("house-back")))

    def tip(self, state: EditState, key: Key) -> Words:
        """What a click on a place does, in words, where it is not told by `help`."""
        return self.places[key[0]].tip if key and key != BACK else ""

    def help(self, key: Key) -> Help:
        return self.places[key[0]].help if key and key != BACK else ()

    def changes(self, key: Key, *, is_right: bool = False) -> bool:
        """Whether a click on a place is to change the table, and not only to look elsewhere."""
        place = self.places.get(key[0])
        return place is not None and (place.take if is_right else place.put) is not None

    def pictures(self, table: Any, state: EditState, key: Key) -> tuple[EditChip, ...]:
        """What a click on a place chooses from; nothing while something is in the hand."""
        place = self.places.get(key[0])
        if place is None or place.pictures is None or state.held:
            return ()
        return tuple(place.pictures(table, state, *key[1:]))

    def choose(self, table: Any, state: EditState, key: Key, chosen: Key) -> Any:
        edit = self.places[key[0]].choose
        return table if edit is None else edit(table, state, *key[1:], chosen[-1])

    def turn(self, table: Any, state: EditState, key: Key, by: int) -> Any:
        """The table after the wheel was turned over a place; None where it does nothing there."""
        edit = self.places[key[0]].turn if key and key != BACK else None
        return None if edit is None else edit(table, state, *key[1:], by)

    def type(self, table: Any, state: EditState, key: Key, number: int) -> Any:
        """The table after a number was typed over a place; None where there is none."""
        if not key or key == BACK:
            return None
        counter = self._counter(table, state, key[0])
        if counter is not None:
            return self._counted_to(table, state, counter, number)
        edit = self.places[key[0]].typed
        return None if edit is None else edit(table, state, *key[1:], number)

    def drop(self, table: Any, state: EditState, key: Key, to: Key) -> Any:
        edit = self.places[key[0]].drop
        after = None if edit is None else edit(table, state, *key[1:], to)
        return table if after is None else after

    def _counter(self, table: Any, state: EditState, name: str) -> CounterRow | None:
        rows = self.rows(table, state)
        found = (row for row in rows if isinstance(row, CounterRow) and row.name == name)
        return next(found, None)

    def _counted_to(self, table: Any, state: EditState, counter: CounterRow, number: int) -> Any:
        """A step at a time: some count only so, and none goes beyond what there is."""
        by = 1 if number > counter.now else -1
        for _ in range(abs(number - counter.now)):
            table = self.click(table, state, (counter.name, by))
        return table

    def click(self, table: Any, state: EditState, key: Key, *, is_right: bool = False) -> Any:
        """The table after a click; where that only looks elsewhere it is the same."""
        if key == BACK:
            state.turn_to(())
            return table
        kind, *which = key
        place = self.places[kind]
        edit = place.take if is_right else place.put
        if state.held and place.lay is not None and not is_right:
            held = state.held
            state.held = held if place.stays else ()
            after = place.lay(table, state, *held[1:], *which)
            if after is not None:
                return after
        if edit is not None:
            return edit(table, state, *which)
        if not is_right:
            _look(state, place.role, key)
        return table


def _look(state: EditState, role: Role, key: Key) -> None:
    match role:
        case "seat":
            state.seat, state.held = key[1], ()
        case "page":
            state.turn_to(() if state.page == key else key)
        case "choice":
            state.chosen[key[0]] = key[1]
        case "piece":
            state.held = () if state.held == key else key


# What a game says of the fields of its positions: what they are called and may hold.


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the most that a number may be: `Annotated[int, Bounds(1, 6)]`."""

    low: int = 0
    high: int | None = None


@dataclass(frozen=True, slots=True)
class Zone:
    """Things of a kind lie here, each of them in one place: `Annotated[Cards, Zone("card")]`.

    `none` is what stands for no such thing, or for one that nobody sees. `of` is the thing that a
    value stands for, where that is not the value itself; `called` is its name in English.
    """

    thing: str
    none: Any = None
    of: Callable[[Any], Any] = lambda value: value
    called: Callable[[Any], str] = str


@cache
def declared(cls: Any, name: str, kind: type[T]) -> T | None:
    """The mark of a kind in the type of a field, also inside a list."""
    return _mark(get_type_hints(cls, include_extras=True)[name], kind)


def _mark(hint: Any, kind: type[T]) -> T | None:
    found = (each for each in getattr(hint, "__metadata__", ()) if isinstance(each, kind))
    inner = (_mark(part, kind) for part in get_args(hint))
    return next((each for each in (*found, *inner) if each is not None), None)


@cache
def _zones(cls: Any) -> dict[str, Zone | None]:
    """The fields of a class in which things lie; None where these are deeper inside."""
    hints, names = get_type_hints(cls), [each.name for each in fields(cls)]
    marks = {name: declared(cls, name, Zone) for name in names}
    return {name: mark for name, mark in marks.items() if mark or _is_deep(hints[name])}


def _is_deep(hint: Any) -> bool:
    if hasattr(hint, "__dataclass_fields__"):
        return bool(_zones(hint))
    return any(_is_deep(part) for part in get_args(hint))


def lying(holder: Any) -> Iterator[tuple[Zone, Any]]:
    """What lies in the zones of a table or of a part of it."""
    for name, zone in _zones(holder.__class__).items():
        yield from _lying_in(zone, getattr(holder, name))


def _lying_in(zone: Zone | None, value: Any) -> Iterator[tuple[Zone, Any]]:
    if isinstance(value, list | tuple):
        for each in value:
            yield from _lying_in(zone, each)
    elif zone is None:
        yield from lying(value)
    elif value != zone.none:
        yield zone, zone.of(value)


def in_two_places(table: Any) -> Iterator[str]:
    """What is wrong with a table by its zones, a sentence each."""
    counts = Counter((zone.thing, zone.called(thing)) for zone, thing in lying(table))
    for (name, called), times in counts.items():
        if times > 1:
            yield f"the {name} {called} is in two places"


Path = tuple[str | int, ...]
"""The way from the position to one of its values, such as ("seats", 1, "credits")."""


@dataclass(frozen=True, slots=True)
class Named:
    """A value as people read it: the tile of a number, the name of a colour."""

    value: Any
    title: Told
    about: Told = ""


@dataclass(frozen=True, slots=True)
class FieldWords:
    """What a game says of one field, by the name `Class.field` (or `*.field`).

    What it is called, and what it is `about`, are messages with the name of the field. `choices`
    name the values it may hold, or those of its items, or its keys. `entries` title the items of a
    list whose length is given by something else (an empty title hides one); `follows` names the
    list beside it that it grows with. Lists with the same `by` belong together, item by item: one
    section a seat for "seat", else one row an item, in sections named by `groups`. `seats` says
    that it holds seat numbers, "every" that each seat is in it once. `is_sorted` keeps a list in
    ascending order. `setting` is the key of the game's setting that a field is the choice of: with
    another one the position begins anew. `for_each_seat` is a list inside others that holds an item
    for every seat, and so grows and shrinks with them.
    """

    about: Told = ""
    choices: Sequence[Named] | Callable[[Any], Sequence[Named]] = ()
    zone: Zone | None = None
    low: int = 0
    high: int | None = None
    entries: Sequence[Told] | Callable[[Any, Path], Sequence[Told]] | None = None
    follows: str = ""
    by: str = ""
    groups: Sequence[Told] = ()
    seats: Literal["", "some", "every"] = ""
    is_sorted: bool = False
    setting: str = ""
    for_each_seat: bool = False


NO_WORDS = FieldWords()


def numbered(titles: Iterable[Told]) -> tuple[Named, ...]:
    """Numbers from 0 on by what they stand for."""
    return tuple(Named(number, title) for number, title in enumerate(titles))


def seat_titles(count: int) -> tuple[Message, ...]:
    return tuple(Message("house-seat", {"number": seat + 1}) for seat in range(count))


def seats_of(by: str, *others: Named) -> Callable[[Any], tuple[Named, ...]]:
    """Others first, then the seats: as many as the position has of `by`."""
    return lambda document: (*others, *numbered(seat_titles(len(document[by]))))


def titles_by_seat(document: Any, path: Path) -> tuple[Message, ...]:
    """The titles of a list inside the seats that holds an item for every seat."""
    return seat_titles(len(document["seats"]))
