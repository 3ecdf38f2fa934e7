"""A position being edited: typed changes of its JSON form, what is wrong with it, undo and redo."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path as FilePath
from typing import Any

from engine.core.codec import TAG
from engine.core.decision import Chance, Decision, Pending
from engine.core.errors import BadDocument, IllegalAnswer, InputError, fault_said, in_plain_places
from engine.core.game import RANDOM_LEVEL, Game
from engine.core.match import Match, bots_of, play_bots
from engine.core.position.edits import NO_WORDS, FieldWords, Named, Path
from engine.core.position.fields import STEPS, Field, FieldReader, path_text, shape_of, value_at
from engine.core.setup import HUMAN, SeatSetup, Setup
from engine.core.step import apply, pending
from engine.core.storage import parse_json, read_json, user_folder, write_json_atomically
from engine.text.message import ENGLISH, Message
from engine.text.message import Words as Told

# A position in lines under headings: the game, what is next, the seats, other lists.


@dataclass(frozen=True, slots=True)
class SectionRow:
    """One line of the editor: a title and the fields beside it.

    `item` is the path of the item that the line can take away; `depth` how far it is indented.
    """

    title: Told
    cells: tuple[Field, ...]
    about: Told = ""
    depth: int = 0
    item: Path | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under one heading; `seat` is the seat they are about."""

    title: Told
    rows: tuple[SectionRow, ...]
    seat: int | None = None


def sections_of(game: Game, document: Any) -> tuple[Section, ...]:
    """The position as the editor shows it: the game, the seats, other lists, what comes next."""
    reader = FieldReader(game, document)
    root = reader.root()
    cls = game.table_type
    game_rows: list[SectionRow] = []
    together: dict[str, list[tuple[Field, FieldWords]]] = {}
    last: list[SectionRow] = []
    for child in root.children:
        name = str(child.path[0])
        words = reader.words_of(cls, name)
        if words.by and child.kind in ("list", "fixed"):
            together.setdefault(words.by, []).append((child, words))
        elif name == STEPS:
            last += _next_first(child)
        else:
            game_rows += rows_of(child)
    sections = [Section(Message("editor-the-game"), tuple(game_rows))]
    if last:
        sections.append(Section(Message("editor-next-steps"), tuple(last)))
    sections += _by_seat(together.pop("seat", []))
    for lists in together.values():
        sections += _by_item(lists)
    return tuple(sections)


def _next_first(steps: Field) -> list[SectionRow]:
    """The stack of steps from its top: what happens next comes first."""
    rows = [SectionRow(Message("editor-steps"), (steps,), Message("editor-steps.about"))]
    for number, step in enumerate(reversed(steps.children)):
        named = replace(step, title=Message("editor-then") if number else Message("editor-next"))
        rows += rows_of(named, 1, step.path)
    return rows


def _by_seat(lists: Sequence[tuple[Field, FieldWords]]) -> Iterator[Section]:
    for seat in range(max((len(field.children) for field, _ in lists), default=0)):
        rows: list[SectionRow] = []
        for field, _ in lists:
            if seat < len(field.children):
                item = field.children[seat]
                rows += rows_of(item) if item.kind == "group" else _retitled(item, field.title)
        yield Section(Message("house-seat", {"number": seat + 1}), tuple(rows), seat)


def _retitled(item: Field, title: Told) -> list[SectionRow]:
    rows = rows_of(item)
    first = rows[0]
    return [replace(first, title=title), *rows[1:]]


def _by_item(lists: Sequence[tuple[Field, FieldWords]]) -> Iterator[Section]:
    """One row an item, the item of every list in it; sections follow the groups of the first."""
    first, words = lists[0]
    sections: dict[Told, list[SectionRow]] = {}
    for number, item in enumerate(first.children):
        cells = [field.children[number] for field, _ in lists if number < len(field.children)]
        group = words.groups[number] if number < len(words.groups) else first.title
        sections.setdefault(group, []).append(SectionRow(item.title, tuple(cells)))
    for title, rows in sections.items():
        yield Section(title, tuple(rows))


def rows_of(field: Field, depth: int = 0, item: Path | None = None) -> list[SectionRow]:
    """The lines of a field; a group's fields and the items of a list of groups get their own."""
    head = SectionRow(field.title, (field,), field.about, depth, item)
    if field.kind == "group":
        return _rows_of_group(field, depth, item)
    if field.kind == "map":
        rows = [
            SectionRow(each.title, (each,), "", depth + 1, each.path) for each in field.children
        ]
        return [head, *rows]
    if field.is_leaf or (field.kind == "list" and field.holds_leaves):
        return [head]
    if field.children and all(child.kind == "number" for child in field.children):
        return [head]
    rows = [] if field.kind == "fixed" else [head]
    for child in field.children:
        if not child.title:
            continue
        own = child.path if field.kind == "list" else None
        named = child if field.kind == "list" or depth else _qualified(child, field.title)
        rows += rows_of(named, depth + (field.kind == "list"), own)
    return rows


def _qualified(child: Field, title: Told) -> Field:
    return replace(child, title=Message("house-noted", {"title": title, "about": child.title}))


def _rows_of_group(field: Field, depth: int, item: Path | None) -> list[SectionRow]:
    inside = [child for child in field.children if child.is_leaf]
    longer = [child for child in field.children if not child.is_leaf]
    if item is not None:
        # An item of a list is one line: its short fields side by side, what is longer below.
        cells = (field, *inside) if field.choices else tuple(inside)
        rows = [SectionRow(field.title, cells, field.about, depth, item)]
        return rows + [row for child in longer for row in rows_of(child, depth + 1)]
    rows = [SectionRow(field.title, (field,), field.about, depth)] if field.choices else []
    inner = depth + bool(field.choices)
    return rows + [row for child in field.children for row in rows_of(child, inner)]


__all__ = [
    "Field",
    "FieldWords",
    "Named",
    "Path",
    "PositionDraft",
    "Problem",
    "Section",
    "load_position",
    "path_text",
    "positions_folder",
    "printed_position",
    "sample_position",
]

ROOT = "position"
SAMPLE_SEED = "sample"
MOST_ANSWERS = 2000
LEAST_NAME = 4  # shorter words of a sentence are hardly names of fields
_PLACE = re.compile(r"(?:position\.)?([a-z_]+(?:\[[0-9]+\]|\.[a-z_]+)*)")
_PART = re.compile(r"\[([0-9]+)\]|([a-z_]+)")
# What rules may raise on a table that no game ever reaches; anything else is a fault of ours.
_IMPOSSIBLE = (LookupError, ValueError, TypeError, ArithmeticError, AttributeError, AssertionError)


@dataclass(frozen=True, slots=True)
class Problem:
    """Why nobody can play from a position, and the field it is about: one sentence with the names
    of fields, and what is `said` of it with their titles.
    """

    sentence: str
    said: Message
    path: Path | None = None


Complete = Callable[[Any], Any]
"""Makes a position whole, in JSON form, of which something is hidden."""


class PositionDraft:
    """A position of a game while it is edited.

    `document` always decodes into a `table`; whether the rules could have led to it is what
    `problem` tells. Changes raise BadDocument, with nothing changed, when a value does not fit its
    field. Documents are never changed in place, so that undo keeps them all. What is waited for is
    told in `language`. Where something is hidden from the editor the rules go by what `complete`
    makes of it, and no bot can be asked.
    """

    language = ENGLISH

    def __init__(self, game: Game, document: Any, complete: Complete | None = None) -> None:
        self.game = game
        self._complete = complete
        self._done: list[tuple[Any, Any]] = []
        self._undone: list[tuple[Any, Any]] = []
        self._take(document)

    @classmethod
    def of_table(cls, game: Game, table: Any) -> PositionDraft:
        return cls(game, game.codec.encode(table))

    def _take(self, document: Any) -> None:
        """Makes a document the present one, with defaults filled in."""
        self.table = self.game.codec.decode(self.game.table_type, document, ROOT)
        self.document = self.game.codec.encode(self.table)
        self.pending: Pending | None = None
        self.problem = self._find_problem(self.table)
        self.is_told = self.problem is None
        if not self.is_told and self._complete is not None:
            whole = self._complete(self.document)
            table = self.game.codec.decode(self.game.table_type, whole, ROOT)
            self.problem = self._find_problem(table)

    # -- questions

    @property
    def root(self) -> Field:
        return FieldReader(self.game, self.document).root()

    @property
    def sections(self) -> tuple[Section, ...]:
        return sections_of(self.game, self.document)

    @property
    def seats(self) -> int | None:
        """How many seats the position has; None when no list of it is kept by seat."""
        lists = self._lists_by_seat()
        return len(self.document[lists[0]]) if lists else None

    @property
    def players(self) -> int:
        return len(self._fitting.seats)

    @property
    def options(self) -> dict[str, str]:
        """The options of a match from here, as far as the position settles them."""
        return dict(self._fitting.options)

    @property
    def _fitting(self) -> Setup:
        full = (SeatSetup(HUMAN, "A"),) * self.game.most_seats
        return self.game.setup_of_position(self.table, Setup(full, ROOT))

    @property
    def is_playable(self) -> bool:
        return self.problem is None and self.pending is not None

    @property
    def waits_for(self) -> Message:
        """What happens next, in words, when nothing is wrong."""
        if self.pending is None:
            return Message("editor-is-over")
        if isinstance(self.pending, Chance):
            return Message("editor-chance-next", {"asked": self._asked(self.pending)})
        return Message(
            "editor-decides",
            {
                "who": Message("house-seat", {"number": self.pending.seat + 1}),
                "asked": self._asked(self.pending),
            },
        )

    def _asked(self, asked: Pending) -> str:
        voice = self.game.voice((), self.language)
        seats = range(1, self.players + 1)
        names = [voice.say(Message("house-seat", {"number": number})) for number in seats]
        return self.game.prompt(asked, self.game.voice(names, self.language))

    @property
    def decision(self) -> Decision | None:
        """What a bot could be asked here."""
        asked = self.pending
        return asked if self.is_told and isinstance(asked, Decision) else None

    def describe(self, names: Sequence[str]) -> str:
        """The table in plain text; empty while it is too broken to be told."""
        try:
            return self.game.describe(self.table, names)
        except (InputError, *_IMPOSSIBLE):
            return ""

    def _find_problem(self, table: Any) -> Problem | None:
        try:
            problems = self.game.problems_of(table) or self._problems_of_players()
            if not problems:
                self.pending = pending(table.copy())
                problems = self._problems_of_decision()
            if not problems:
                return None
        except InputError as problem:
            problems = [str(problem)]
        except _IMPOSSIBLE as problem:
            # A step that cannot even ask stands on a table the rules never lead to.
            problems = [f"steps do not fit this table ({type(problem).__name__}: {problem})"]
        said = fault_said(problems[0], self.game.text_folder, self._called)
        return Problem(problems[0], said, self._path_in(problems[0]))

    def _called(self, place: str) -> Told:
        """The title of a field that a sentence names."""
        path = self._path_of(place.removeprefix(f"{ROOT}."))
        try:
            return FieldReader(self.game, self.document).called(path) or in_plain_places(place)
        except _IMPOSSIBLE:  # such as the name of a tile that there isn't: the fields have no tree
            return in_plain_places(place)

    def _problems_of_players(self) -> list[str]:
        few, many = self.game.fewest_seats, self.game.most_seats
        if few <= self.players <= many:
            return []
        return [f"seats: {self.players} play; {self.game.title} seats {few} to {many}"]

    def _problems_of_decision(self) -> list[str]:
        asked = self.pending
        if not isinstance(asked, Decision) or 0 <= asked.seat < self.players:
            return []
        self.pending = None
        return [f"steps ask seat {asked.seat}; the seats are 0 to {self.players - 1}"]

    def _path_in(self, sentence: str) -> Path | None:
        """The field that a sentence names: its beginning, else a place in it, else the steps."""
        names = [found[1] for found in _PLACE.finditer(sentence)]
        at_start = _PLACE.match(sentence)
        candidates = [at_start[1]] if at_start else []
        candidates += [name for name in names if "[" in name or "." in name]
        candidates += ["steps"] if " step " in f" {sentence} " else []
        candidates += [name for name in names if len(name) >= LEAST_NAME]
        paths = (self._path_of(name) for name in candidates)
        return next((path for path in paths if path), None)

    def _path_of(self, name: str) -> Path:
        """The path of a place as it is written, as deep as the document goes."""
        path: Path = ()
        value = self.document
        for number, word in _PART.findall(name):
            part = int(number) if number else word
            try:
                value = value[part]
            except (LookupError, TypeError):
                break
            path = (*path, part)
        return path

    # -- changes

    def set_value(self, path: Path, value: Any) -> None:
        """Puts a number, choice, text or whole part in place of what is there.

        With the choice of another setting of the game its table begins anew.
        """
        _, words = FieldReader(self.game, self.document).hint_at(path)
        if words.setting and value != value_at(self.document, path):
            named = [each.value for each in FieldReader(self.game, self.document).named(words)]
            if value not in named:
                raise BadDocument(f"{path_text(path)} cannot be {value}")
            self._change(sample_position(self.game, {words.setting: value}, self.seats))
            return
        self._change(_replaced(self.document, path, lambda _: value))

    def add_item(self, path: Path, value: Any = None) -> None:
        """Adds to the list at a path: the value, the class of that name, or a new item."""
        reader = FieldReader(self.game, self.document)
        hint, words = reader.hint_at(path)
        shape = shape_of(self.game, shape_of(self.game, hint).inner)
        if shape.kind == "group":
            named = [cls for cls in shape.classes if cls.__name__ == value]
            value = reader.fresh_group(named[0] if named else shape.classes[0])
        elif value is None:
            value = reader.fresh_shape(shape, words)
        document = _replaced(self.document, path, lambda items: _joined(items, value, words))
        place = len(value_at(document, path)) - 1
        for follower, inner, its_words in self._followers(path):
            fresh = reader.fresh(inner, its_words)
            document = _replaced(document, follower, partial(_with, place=place, value=fresh))
        self._change(document)

    def remove_item(self, path: Path) -> None:
        *above, last = path
        where = tuple(above)
        value_at(self.document, path)
        document = _replaced(self.document, where, lambda items: _without(items, last))
        if isinstance(last, int):
            for follower, _, _ in self._followers(where):
                document = _replaced(document, follower, lambda items: _without(items, last))
        self._change(document)

    def put_key(self, path: Path, key: str) -> None:
        """Adds an entry to the map at a path, with the lowest value."""
        reader = FieldReader(self.game, self.document)
        hint, words = reader.hint_at(path)
        inner = shape_of(self.game, hint).inner[1]
        fresh = reader.fresh(inner, replace(words, choices=()))
        self._change(_replaced(self.document, path, lambda entries: {**entries, key: fresh}))

    def set_class(self, path: Path, name: str | None) -> None:
        """Makes the group at a path one of another class, or nothing; like fields stay."""
        reader = FieldReader(self.game, self.document)
        hint, _ = reader.hint_at(path)
        classes = {cls.__name__: cls for cls in shape_of(self.game, hint).classes}
        if name is not None and name not in classes:
            raise BadDocument(f"{path_text(path)}.{TAG} cannot be {name}")
        before = value_at(self.document, path)
        fresh = None if name is None else reader.fresh_group(classes[name], before)
        self.set_value(path, fresh)

    def add_seat(self) -> None:
        """A seat more at the end of every list by seat, and of those that name every seat."""
        reader = FieldReader(self.game, self.document)
        document, number = self.document, self.seats or 0
        for name in self._lists_by_seat():
            hint, words = reader.hint_at((name,))
            item = reader.fresh(shape_of(self.game, hint).inner, replace(words, entries=None))
            document = _replaced(document, (name,), partial(_joined, value=item, words=NO_WORDS))
        for path, words in self._seat_fields():
            if words.seats == "every" and value_at(document, path):
                document = _replaced(document, path, lambda items: [*items, number])
        self._change(self._filled_for(document, number + 1))

    def _filled_for(self, document: Any, seats: int) -> Any:
        """A document in which lists that hold an item for each seat hold so many."""
        reader = FieldReader(self.game, document)
        found = self._lists_for_each_seat(document)
        short = [path for path in found if len(value_at(document, path)) < seats]
        samples = {path[-1]: items[0] for path in found if (items := value_at(document, path))}
        for path in short:
            sample = samples.get(path[-1])
            hint, words = reader.hint_at(path)
            item = _emptied(sample) if isinstance(sample, int | list) else (
                reader.fresh(shape_of(self.game, hint).inner, replace(words, entries=None))
            )  # fmt: skip
            lacking = [item] * (seats - len(value_at(document, path)))
            document = _replaced(document, path, partial(_longer, by=lacking))
        return self._filled_for(document, seats) if short else document

    def remove_seat(self, seat: int) -> None:
        """A seat less; fields that name seats follow the new numbers."""
        document, count = self.document, self.seats or 0
        for path, words in self._seat_fields():
            leaves = words.entries is None
            change = partial(_without_seat, seat=seat, count=count, leaves=leaves)
            document = _replaced(document, path, change)
        for name in self._lists_by_seat():
            document = _replaced(document, (name,), lambda items: _without(items, seat))
        for path in reversed(self._lists_for_each_seat(document)):
            if len(value_at(document, path)) == count:
                document = _replaced(document, path, lambda items: _without(items, seat))
        self._change(document)

    def answer(self, option: Any) -> None:
        """What waits is answered by an option, as documents have it, and the rules go on."""
        decision, encode = self.decision, self.game.codec.encode
        chosen = [each for each in decision.options if encode(each) == option] if decision else []
        if not chosen:
            raise IllegalAnswer(Message("desk-not-now"))
        table = self.table.copy()
        pending(table)
        try:
            apply(table, chosen[0])
            pending(table)
        except _IMPOSSIBLE:
            raise IllegalAnswer(Message("desk-not-known")) from None
        self._change(encode(table))

    def replace_all(self, document: Any, place: Any = None) -> None:
        """Puts another whole position in place of this one, changed at a place of the board."""
        self._change(document, place)

    def read_text(self, text: str) -> None:
        try:
            document = parse_json(text.encode("utf-8", "surrogatepass"))
        except BadDocument as problem:
            raise BadDocument(f"this is not JSON: {problem}") from None
        self.replace_all(document)

    def text(self) -> str:
        return json.dumps(self.document, ensure_ascii=False, indent=1) + "\n"

    def _change(self, document: Any, place: Any = None) -> None:
        before = self.document
        self._take(document)
        if self.document != before:
            self._done.append((before, place))
            self._undone.clear()

    @property
    def changed_places(self) -> frozenset[Any]:
        """Where on the board something was changed; nowhere once it lies as at first again."""
        if not self._done or self._done[0][0] == self.document:
            return frozenset()
        return frozenset(place for _, place in self._done if place is not None)

    # -- undo

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        if not self._done:
            raise IllegalAnswer(Message("editor-no-undo"))
        document, place = self._done.pop()
        self._undone.append((self.document, place))
        self._take(document)

    def redo(self) -> None:
        if not self._undone:
            raise IllegalAnswer(Message("editor-no-redo"))
        document, place = self._undone.pop()
        self._done.append((self.document, place))
        self._take(document)

    # -- files

    def save(self, path: FilePath) -> None:
        """Writes the position; StorageError when the disk refuses."""
        write_json_atomically(path, self.document)

    # -- inside

    def _lists_by_seat(self) -> list[str]:
        reader = FieldReader(self.game, self.document)
        cls = self.game.table_type
        return [each.name for each in fields(cls) if reader.words_of(cls, each.name).by == "seat"]

    def _seat_fields(self) -> Iterator[tuple[Path, FieldWords]]:
        """Every field that holds seat numbers, with its words; outermost only."""
        reader = FieldReader(self.game, self.document)
        covered: list[Path] = []
        for field in reader.root().family():
            if not field.path or any(field.path[: len(path)] == path for path in covered):
                continue
            _, words = reader.hint_at(field.path)
            if words.seats:
                covered.append(field.path)
                yield field.path, words

    def _lists_for_each_seat(self, document: Any) -> list[Path]:
        """Every list inside others that holds an item for each seat, the outer ones first."""
        reader = FieldReader(self.game, document)
        named = [field.path for field in reader.root().family()
                 if field.path and isinstance(field.path[-1], str)]  # fmt: skip
        return [path for path in named if reader.hint_at(path)[1].for_each_seat]

    def _followers(self, path: Path) -> list[tuple[Path, Any, FieldWords]]:
        """The lists beside the one at a path that grow and shrink with it."""
        if not path:
            return []
        reader = FieldReader(self.game, self.document)
        *above, name = path
        found = []
        for sibling in value_at(self.document, tuple(above)):
            where = (*above, sibling)
            if sibling == TAG or not isinstance(sibling, str):
                continue
            hint, words = reader.hint_at(where)
            if words.follows == name:
                found.append((where, shape_of(self.game, hint).inner, words))
        return found


def sample_position(
    game: Game, options: Mapping[str, str] | None = None, players: int | None = None
) -> Any:
    """A position to begin editing with: the first decision of a second round among bots.

    Games that do not count rounds give their first decision. Without `options` and a number of
    `players` it is the usual game.
    """
    seats = tuple(
        SeatSetup(RANDOM_LEVEL.name, f"Seat {number + 1}")
        for number in range(players or game.usual_seats)
    )
    setup = Setup(seats, SAMPLE_SEED, options=dict(options or {}))
    match = Match(game, setup, keeps_history=False)
    bots = bots_of(match)
    for _ in range(MOST_ANSWERS):
        if isinstance(match.pending, Decision):
            number, _ = game.progress(match.table)
            if number > 1 or type(game).progress is Game.progress:
                break
        if not play_bots(match, bots, 1):
            break
    return game.codec.encode(match.table)


def printed_position(game: Game, setup: Setup) -> Any:
    """A position as the rules set it up for those seats, what chance brings there included."""
    match = Match(game, replace(setup, dice_by_hand=False, real_table=False), keeps_history=False)
    while isinstance(match.pending, Chance):
        match.roll()
    return game.codec.encode(match.table)


def positions_folder(game: Game) -> FilePath:
    return user_folder() / "positions" / game.key


def load_position(game: Game, path: FilePath, *, is_named: bool = False) -> PositionDraft:
    """The draft that a file holds; InputError names the file and what is wrong with it.

    `is_named` is that of `open_file`.
    """
    document = read_json(path, is_named=is_named)
    try:
        return PositionDraft(game, document)
    except BadDocument as problem:
        raise BadDocument(f"{path}: {problem}") from None


def _replaced(document: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    """The document with one value changed; all around it is shared."""
    if not path:
        return change(document)
    first, *rest = path
    inner = _replaced(document[first], tuple(rest), change)
    if isinstance(document, dict):
        return {**document, first: inner}
    copy = list(document)
    copy[int(first)] = inner
    return copy


def _joined(items: list[Any], value: Any, words: FieldWords) -> list[Any]:
    return sorted([*items, value]) if words.is_sorted else [*items, value]


def _longer(items: list[Any], by: list[Any]) -> list[Any]:
    return [*items, *by]


def _emptied(value: Any) -> Any:
    """Nothing of what is counted there, in as many places."""
    return [_emptied(each) for each in value] if isinstance(value, list) else type(value)()


def _with(items: list[Any], place: int, value: Any) -> list[Any]:
    return [*items[:place], value, *items[place:]]


def _without(items: Any, which: str | int) -> Any:
    if isinstance(items, dict):
        return {key: item for key, item in items.items() if key != which}
    number = int(which)
    return [*items[:number], *items[number + 1 :]]


def _without_seat(value: Any, seat: int, count: int, *, leaves: bool) -> Any:
    """Seat numbers without one seat: it leaves lists of seats, what else it had goes to seat 0."""
    if isinstance(value, list):
        kept = [each for each in value if each != seat] if leaves else value
        return [_without_seat(each, seat, count, leaves=leaves) for each in kept]
    if type(value) is not int or not seat <= value < count:
        return value
    return 0 if value == seat else value - 1
