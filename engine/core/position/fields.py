"""The fields of a position as people read them: what each is called and what it may hold.

The tree follows the types of the game's table; a game adds words with `Game.position_words`.
"""

from __future__ import annotations

import enum
import re
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path as FilePath
from typing import Any, Final, Literal, Protocol, TypeVar, Union, get_args, get_origin

from engine.core.codec import TAG, Codec
from engine.core.errors import shown
from engine.core.position.edits import (
    NO_WORDS,
    Bounds,
    FieldWords,
    Named,
    Path,
    Zone,
    declared,
    lying,
)
from engine.core.setup import Setting
from engine.text.message import ENGLISH, Message, glued, key_of, part_of, texts_of
from engine.text.message import Words as Told

Kind = Literal["number", "flag", "choice", "text", "list", "fixed", "map", "group"]
LEAVES: tuple[Kind, ...] = ("number", "flag", "choice", "text")
MOST_LISTED = 20
T = TypeVar("T")
STEPS = "steps"
RULES = "Rules"
NONE_TITLE = Message("editor-none")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a position as it stands: where it is, what it holds, what it could hold.

    `choices` are the values of a choice, the items that may be added to a list, the keys of a map
    or the types of a group; `children` the items of a list or map, or the fields of a group;
    `holds_leaves` says of a list that its items are plain values, even when it is empty.
    """

    path: Path
    title: Told
    kind: Kind
    value: Any
    about: Told = ""
    choices: tuple[Named, ...] = ()
    low: int = 0
    high: int | None = None
    children: tuple[Field, ...] = ()
    holds_leaves: bool = True

    @property
    def is_leaf(self) -> bool:
        return self.kind in LEAVES

    @property
    def words(self) -> Told:
        """The value of a leaf as people read it."""
        for choice in self.choices:
            if choice.value == self.value and type(choice.value) is type(self.value):
                return choice.title
        return NONE_TITLE if self.value is None else str(self.value)

    def family(self) -> Iterator[Field]:
        """This field and all fields in it."""
        yield self
        for child in self.children:
            yield from child.family()


def path_text(path: Path) -> str:
    """A path as sentences name it: `seats[1].credits`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def value_at(document: Any, path: Path) -> Any:
    """The value at a path; LookupError when there is none."""
    for part in path:
        document = document[part]
    return document


@cache
def _title_of(folder: FilePath, cls: type) -> Told:
    """A class: the message `field-a-building` of `Building`, `step-pass-turn` of a step."""
    name = plain_title(cls.__name__)
    return _said(folder, key_of("field-a", name), key_of("step", name))[0] or name


@cache
def _titled(folder: FilePath, cls: type, name: str) -> tuple[Told, Told]:
    """What a field is called and what it is about: the message `field-building-seat` of
    `Building.seat`, else `field-seat`, else its name in the code.
    """
    own = key_of("field", f"{plain_title(cls.__name__)} {name}")
    title, about = _said(folder, own, key_of("field", name))
    return title or plain_title(name), about


GIVEN: Final = re.compile(r"\$\w")
"""What a message is given, as Fluent writes it."""


def _said(folder: FilePath, *keys: str) -> tuple[Told, Told]:
    """The first of these messages that needs nothing to be given, and its part `about`."""
    texts = _texts_of(folder)
    for key in keys:
        if key in texts and not GIVEN.search(texts[key]):
            title = Message(key)
            return title, part_of(title, "about") if ".about =" in texts[key] else ""
    return "", ""


@cache
def _texts_of(folder: FilePath) -> dict[str, str]:
    return texts_of(folder, ENGLISH)


def plain_title(name: str) -> str:
    """A field or class as people read it: `in_hand` and `InHand` become "In hand"."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).replace("_", " ").strip().lower()
    return words[:1].upper() + words[1:]


# -- types ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shape:
    kind: Kind
    optional: bool = False
    inner: Any = None
    classes: tuple[type, ...] = ()
    choices: tuple[Named, ...] = ()
    length: int | None = None


@cache
def _hints(cls: type) -> dict[str, Any]:
    return typing.get_type_hints(cls)


class PositionGame(Protocol):
    """What is asked of a game about its positions; a `Game` is one."""

    title: str
    codec: Codec

    @property
    def table_type(self) -> Any: ...

    @property
    def text_folder(self) -> FilePath: ...

    @property
    def settings(self) -> Sequence[Setting]: ...

    def position_words(self) -> Mapping[str, FieldWords]: ...

    def __hash__(self) -> int: ...


@lru_cache(1024)
def shape_of(game: PositionGame, hint: Any) -> Shape:
    """The shape of a hint; TypeError when positions know no such type."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        real = [each for each in arguments if each is not type(None)]
        optional = len(real) < len(arguments)
        inner = [shape_of(game, each) for each in real]
        if len(inner) > 1 and any(shape.kind != "group" for shape in inner):
            raise TypeError(f"a position cannot hold {hint}")
        classes = tuple(cls for shape in inner for cls in shape.classes)
        first = inner[0]
        return Shape(first.kind, optional, first.inner, classes, first.choices, first.length)
    if origin is Literal:
        named = tuple(Named(each, plain_title(str(each))) for each in arguments)
        return Shape("choice", choices=named)
    if origin is dict:
        return Shape("map", inner=arguments)
    if origin is tuple and not (len(arguments) == 2 and arguments[1] is Ellipsis):
        return Shape("fixed", inner=arguments, length=len(arguments))
    if origin in (list, tuple, set, frozenset):
        return Shape("list", inner=arguments[0])
    return _plain_shape(game, hint)


def _plain_shape(game: PositionGame, hint: Any) -> Shape:
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        choices = tuple(Named(each.value, plain_title(each.name)) for each in hint)
        return Shape("choice", choices=choices)
    if hint is bool:
        return Shape("flag")
    if hint is int:
        return Shape("number")
    if hint is str:
        return Shape("text")
    form = game.codec.null_form(hint)
    if form is not None:
        return Shape("group", optional=True, classes=(form.other,))
    classes = game.codec.registered(hint)
    if not classes and is_dataclass(hint):
        classes = (typing.cast(type, hint),)
    if not classes:
        raise TypeError(f"a position cannot hold {hint}")
    return Shape("group", classes=classes)


# -- the tree -------------------------------------------------------------------------------------


class FieldReader:
    """Reads the fields of one document of a game, or makes new values for it."""

    def __init__(self, game: PositionGame, document: Any) -> None:
        self.game = game
        self.document = document
        self._words = game.position_words()

    def root(self) -> Field:
        return self.field(self.game.table_type, self.document, (), NO_WORDS, self.game.title)

    def called(self, path: Path) -> Told:
        """A field with what it is in: "Seat 2, Money"; nothing where there is no such field."""
        field, said = self.root(), list[Told]()
        for part in path:
            _, words = self.hint_at(field.path)
            inner = next((each for each in field.children if each.path[-1] == part), None)
            if inner is None:
                break
            if isinstance(part, int) and words.by == "seat":
                said = [] if inner.kind == "group" else [field.title]
                said.insert(0, Message("house-seat", {"number": part + 1}))
            elif isinstance(part, int) and inner.title == str(part + 1):
                said[-1:] = [glued([*said[-1:], inner.title], "space")]
            elif inner.title:
                said.append(inner.title)
            field = inner
        return glued(said, "comma")

    def words_of(self, cls: type, name: str) -> FieldWords:
        bounds, setting = declared(cls, name, Bounds), self._setting(cls, name)
        wild = NO_WORDS if bounds is not None else self._words.get(f"*.{name}", NO_WORDS)
        words = self._words.get(f"{cls.__name__}.{name}", wild)
        words = replace(words, zone=declared(cls, name, Zone))
        if bounds is not None:
            words = replace(words, low=bounds.low, high=bounds.high)
        is_choice = get_origin(_hints(cls)[name]) is Literal
        if setting is not None and is_choice and not words.choices:
            words = replace(words, choices=tuple(Named(c.value, c.title) for c in setting.choices))
        return words

    def _setting(self, cls: type, name: str) -> Setting | None:
        """The setting of the game that a field of its `Rules` is the choice of."""
        settings = self.game.settings if cls.__name__ == RULES else ()
        return next((each for each in settings if each.key == name), None)

    def title_of(self, cls: type) -> Told:
        return _title_of(self.game.text_folder, cls)

    def titled(self, cls: type, name: str) -> tuple[Told, Told]:
        setting = self._setting(cls, name)
        return _titled(self.game.text_folder, cls, name) if setting is None else (setting.title, "")

    def field(self, hint: Any, value: Any, path: Path, words: FieldWords, title: Told) -> Field:
        shape = shape_of(self.game, hint)
        if shape.kind == "group":
            return self._group(shape, value, path, words, title)
        if value is None:
            return self._optional(shape, path, words, title)
        if shape.kind in ("list", "fixed"):
            return self._items(shape, value, path, words, title)
        if shape.kind == "map":
            return self._map(shape, value, path, words, title)
        return self._leaf(shape, value, path, words, title)

    def _leaf(self, shape: Shape, value: Any, path: Path, words: FieldWords, title: Told) -> Field:
        named = self.named(words) or shape.choices
        if shape.kind == "flag":
            return Field(path, title, "flag", value, words.about)
        if named:
            if shape.optional and all(each.value is not None for each in named):
                named = (Named(None, NONE_TITLE), *named)
            if all(each.value != value for each in named):
                named = (*named, Named(value, str(value), Message("editor-unknown")))
            return Field(path, title, "choice", value, words.about, named)
        if shape.optional:
            return self._optional(shape, path, words, title, value)
        return Field(path, title, shape.kind, value, words.about, (), words.low, words.high)

    def _optional(
        self, shape: Shape, path: Path, words: FieldWords, title: Told, value: Any = None
    ) -> Field:
        if self.named(words) or shape.choices:
            return self._leaf(shape, value, path, words, title)
        if shape.kind == "number":
            high = words.low + MOST_LISTED if words.high is None else words.high
            numbers = sorted({*range(words.low, high + 1), *([] if value is None else [value])})
            choices = [Named(number, str(number)) for number in numbers]
        else:
            made = self.fresh_shape(shape, words)
            choices = [
                Named(made, Message("editor-some")),
                *([] if value in (None, made) else [Named(value, "")]),
            ]
        named = (Named(None, NONE_TITLE), *choices)
        return Field(path, title, "choice", value, words.about, named)

    def _items(self, shape: Shape, value: Any, path: Path, words: FieldWords, title: Told) -> Field:
        titles = self._entries(words, path)
        is_fixed = shape.kind == "fixed" or titles is not None
        inner = words if titles is None else replace(words, entries=None, follows="")
        children = []
        for number, item in enumerate(value):
            hint = shape.inner[number] if shape.kind == "fixed" else shape.inner
            name = titles[number] if titles and number < len(titles) else str(number + 1)
            children.append(self.field(hint, item, (*path, number), inner, name))
        choices = () if is_fixed else self._addable(shape.inner, words)
        inner_hint = shape.inner[0] if shape.kind == "fixed" else shape.inner
        holds_leaves = shape_of(self.game, inner_hint).kind in LEAVES
        return Field(
            path, title, "fixed" if is_fixed else "list", value, words.about, choices,
            words.low, words.high, tuple(children), holds_leaves,
        )  # fmt: skip

    def _map(self, shape: Shape, value: Any, path: Path, words: FieldWords, title: Told) -> Field:
        keys = {str(each.value): each.title for each in self.named(words)}
        inner = FieldWords(low=words.low, high=words.high)
        children = [
            self.field(shape.inner[1], item, (*path, key), inner, keys.get(key, key))
            for key, item in value.items()
        ]
        free = tuple(each for each in self.named(words) if str(each.value) not in value)
        return Field(
            path, title, "map", value, words.about, free, words.low, words.high, tuple(children)
        )

    def _group(self, shape: Shape, value: Any, path: Path, words: FieldWords, title: Told) -> Field:
        types_ = tuple(Named(each.__name__, self.title_of(each)) for each in shape.classes)
        if shape.optional:
            types_ = (Named(None, NONE_TITLE), *types_)
        choices = types_ if len(types_) > 1 else ()
        if value is None:
            return Field(path, title, "group", None, words.about, choices)
        cls = self.class_of(shape, value)
        children = [
            self.field(
                _hints(cls)[each.name], value[each.name], (*path, each.name),
                replace(self.words_of(cls, each.name), about=about), title,
            )
            for each in fields(cls)
            for title, about in [self.titled(cls, each.name)]
        ]  # fmt: skip
        return Field(
            path, title, "group", cls.__name__, words.about, choices, children=tuple(children)
        )

    def class_of(self, shape: Shape, value: Any) -> type:
        name = value.get(TAG)
        return next((cls for cls in shape.classes if cls.__name__ == name), shape.classes[0])

    def named(self, words: FieldWords) -> tuple[Named, ...]:
        """The values that a field may hold by its words, as this document stands."""
        choices = words.choices
        return tuple(choices(self.document) if callable(choices) else choices)

    def problems_of_steps(self) -> Iterator[str]:
        """What the fields of the steps hold that they cannot by their words, one sentence each."""
        hint, words = self.hint_at((STEPS,))
        yield from self._problems(hint, self.document[STEPS], (STEPS,), words)

    def _problems(self, hint: Any, value: Any, path: Path, words: FieldWords) -> Iterator[str]:
        shape = shape_of(self.game, hint)
        if shape.kind == "group" and value is not None:
            cls = self.class_of(shape, value)
            for each in fields(cls):
                inner = value.get(each.name)
                if inner != each.default:
                    yield from self._problems(
                        _hints(cls)[each.name], inner, (*path, each.name),
                        self.words_of(cls, each.name),
                    )  # fmt: skip
        elif shape.kind in ("list", "fixed") and value is not None:
            titles = self._entries(words, path)
            if titles is not None and len(titles) != len(value):
                counts = f"{len(value)} instead of {len(titles)}"
                yield f"{path_text(path)} has the wrong length: {counts}"
                return
            words = replace(words, entries=None)
            for number, item in enumerate(value):
                inner_hint = shape.inner[number] if shape.kind == "fixed" else shape.inner
                yield from self._problems(inner_hint, item, (*path, number), words)
        elif shape.kind == "map" and value is not None:
            for key, item in value.items():
                inner_words = FieldWords(low=words.low, high=words.high)
                yield from self._problems(shape.inner[1], item, (*path, key), inner_words)
        elif value is not None:
            yield from self._problems_of_leaf(shape, value, path, words)

    def _problems_of_leaf(
        self, shape: Shape, value: Any, path: Path, words: FieldWords
    ) -> Iterator[str]:
        named = [each for each in self.named(words) if isinstance(each.value, type(value))]
        if named:
            if all(each.value != value for each in named):
                yield f"{path_text(path)} cannot be {shown(value)}"
        elif shape.kind == "number" and value < words.low:
            yield f"{path_text(path)} is {value}; the lowest possible is {words.low}"
        elif shape.kind == "number" and words.high is not None and value > words.high:
            yield f"{path_text(path)} is {value}; the highest possible is {words.high}"

    @cached_property
    def _lying(self) -> list[tuple[Zone, Any]]:
        game = self.game
        return list(lying(game.codec.decode(game.table_type, self.document, "position")))

    def _entries(self, words: FieldWords, path: Path) -> Sequence[Told] | None:
        entries = words.entries
        return entries(self.document, path) if callable(entries) else entries

    def _addable(self, hint: Any, words: FieldWords) -> tuple[Named, ...]:
        shape = shape_of(self.game, hint)
        if shape.kind == "group":
            return tuple(Named(each.__name__, self.title_of(each)) for each in shape.classes)
        if shape.kind in ("list", "fixed", "map"):
            return (Named(None, Message("editor-one-more")),)
        named = self.named(words) or shape.choices
        zone = words.zone
        if zone is not None:
            there = {thing for other, thing in self._lying if other.thing == zone.thing}
            free = (zone.none, *(each.value for each in named if zone.of(each.value) not in there))
            return tuple(each for each in named if each.value in free)
        if not named and shape.kind == "number":
            high = words.low + MOST_LISTED if words.high is None else words.high
            return tuple(Named(number, str(number)) for number in range(words.low, high + 1))
        return named

    # -- new values

    def fresh(self, hint: Any, words: FieldWords = NO_WORDS) -> Any:
        """A new value of a type as it stands in a document."""
        return self.fresh_shape(shape_of(self.game, hint), words)

    def fresh_shape(self, shape: Shape, words: FieldWords = NO_WORDS) -> Any:
        """A new value of a shape: the first choice, the lowest number, nothing in a list."""
        if shape.kind == "group":
            return self.fresh_group(shape.classes[0])
        if shape.kind == "fixed":
            return [self.fresh(hint, words) for hint in shape.inner]
        if shape.kind == "list":
            count = len(words.entries) if isinstance(words.entries, Sequence) else 0
            return [self.fresh(shape.inner, words) for _ in range(count)]
        if shape.kind == "map":
            return {}
        named = self.named(words) or shape.choices
        if named:
            return named[0].value
        return {"flag": False, "number": words.low}.get(shape.kind, "")

    def fresh_group(self, cls: type, like: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """A new document of a class: fields of `like` where they fit, else defaults."""
        encode = self.game.codec.encode
        tagged = cls in self.game.codec.registered(cls)
        document: dict[str, Any] = {TAG: cls.__name__} if tagged else {}
        for each in fields(cls):
            if like is not None and each.name in like:
                document[each.name] = like[each.name]
            elif each.default is not MISSING:
                document[each.name] = encode(each.default)
            elif each.default_factory is not MISSING:
                document[each.name] = encode(each.default_factory())
            else:
                words = self.words_of(cls, each.name)
                document[each.name] = self.fresh(_hints(cls)[each.name], words)
        return document

    def hint_at(self, path: Path) -> tuple[Any, FieldWords]:
        """The type and words of the field at a path; LookupError when there is none."""
        hint: Any = self.game.table_type
        words, value = NO_WORDS, self.document
        for part in path:
            shape = shape_of(self.game, hint)
            if shape.kind == "group":
                cls = self.class_of(shape, value)
                hint, words = _hints(cls)[str(part)], self.words_of(cls, str(part))
            elif shape.kind == "map":
                hint = shape.inner[1]
            else:
                hint = shape.inner[int(part)] if shape.kind == "fixed" else shape.inner
            value = value[part]
        return hint, words
