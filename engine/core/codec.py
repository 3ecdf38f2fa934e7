"""Dataclasses to JSON and back, checked field by field against their type hints.

No library does both halves we need: tagged unions of plain slotted dataclasses, and errors that
name the field in one sentence (msgspec needs its own Struct for tags, cattrs coerces silently).
"""

from __future__ import annotations

import enum
import sys
import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin

from engine.core.errors import BadDocument, shown
from engine.core.setup import whole_number

TAG = "type"
NOTHING: Mapping[str, str] = types.MappingProxyType({})
LARGEST_FLOAT = int(sys.float_info.max)


@cache
def _names(cls: type) -> tuple[str, ...] | None:
    """The fields of a dataclass; None of any other class."""
    is_other = issubclass(
        cls, list | tuple | enum.Enum | int | float | str | set | frozenset | dict
    )
    return None if is_other or not is_dataclass(cls) else tuple(each.name for each in fields(cls))


@cache
def _shape(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    return get_origin(hint), get_args(hint)


@dataclass(frozen=True, slots=True)
class NullForm:
    """A class of which one object, the neutral one, is null in JSON; any other is an `other`."""

    base: type
    neutral: Any
    other: type


class Codec:
    """Turns the registered dataclasses into JSON objects with a `type` field, and back.

    `aliases` are names of old documents with those of today: a class that was renamed
    (`{"Old": "New"}`), or a field, in whose class and those that inherit it (`{"Class.old":
    "new"}`, by the class's name of today). They are read, and never written.
    """

    def __init__(
        self, *classes: type, nulls: Sequence[NullForm] = (), aliases: Mapping[str, str] = NOTHING
    ) -> None:
        self._classes: Mapping[str, type] = {cls.__name__: cls for cls in classes}
        if len(self._classes) != len(classes):
            raise ValueError("two registered classes share a name")
        self._nulls = {form.base: form for form in nulls}
        self._aliases = aliases
        self._old_fields: dict[type, dict[str, str]] = {}
        for old, new in aliases.items():
            if "." not in old and (old in self._classes or new not in self._classes):
                raise ValueError(f"{old} is no alias of the class {new}")

    def null_form(self, hint: Any) -> NullForm | None:
        """What stands in JSON for a class whose neutral object is null there."""
        return self._nulls.get(hint)

    def registered(self, hint: Any) -> tuple[type, ...]:
        """The classes with a `type` field that fit where `hint` (a class or protocol) stands."""
        return tuple(cls for cls in self._classes.values() if _is_subclass(cls, hint))

    def encode(self, value: Any) -> Any:
        """A JSON value; tuples and sets become lists, dictionary keys strings."""
        kind: Any = type(value)
        if kind in _PLAIN:
            return value
        if isinstance(value, list | tuple):
            return [item if type(item) in _PLAIN else self.encode(item) for item in value]
        if (names := _names(kind)) is not None:
            document = {TAG: kind.__name__} if kind.__name__ in self._classes else {}
            for name in names:
                item = getattr(value, name)
                document[name] = item if type(item) in _PLAIN else self.encode(item)
            return document
        if isinstance(value, enum.Enum):
            return value.value
        if isinstance(value, bool | int | float | str):
            return value
        if isinstance(value, set | frozenset):
            return sorted((self.encode(item) for item in value), key=repr)
        if isinstance(value, dict):
            return {str(self.encode(key)): self.encode(item) for key, item in value.items()}
        if any(value is form.neutral for form in self._nulls.values()):
            return None
        raise TypeError(f"{type(value).__name__} has no JSON form")

    def decode(self, hint: Any, document: Any, where: str) -> Any:
        """A value of type `hint`; BadDocument names the place, such as `position.goods[2]`."""
        if hint is Any:
            return document
        if hint is None or hint is type(None):
            return _expect(document is None, document, None, "null", where)
        if type(document) in _taken_as_is(hint):
            return document
        origin, arguments = _shape(hint)
        if origin in (Union, types.UnionType):
            return self._decode_union(arguments, document, where)
        if origin is Literal:
            if document in arguments:
                return document
            return _expect(False, document, None, ", ".join(map(repr, arguments)), where)
        if origin is not None:
            return self._decode_container(origin, arguments, document, where)
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return _decode_enum(hint, document, where)
        if hint in _PRIMITIVES:
            return _decode_primitive(hint, document, where)
        return self._decode_class(hint, document, where)

    def _decode_union(self, members: tuple[Any, ...], document: Any, where: str) -> Any:
        if document is None and type(None) in members:
            return None
        real = [member for member in members if member is not type(None)]
        if len(real) == 1:
            return self.decode(real[0], document, where)
        if isinstance(document, dict):
            return self._decode_tagged(tuple(real), document, where)
        for member in real:
            if member in _PRIMITIVES and type(document) is member:
                return document
        raise BadDocument(f"{where} cannot be {shown(document)}")

    def _decode_container(
        self, origin: Any, arguments: tuple[Any, ...], document: Any, where: str
    ) -> Any:
        if origin is dict:
            _expect(isinstance(document, dict), document, None, "an object", where)
            key_type, item_type = arguments
            plain = _taken_as_is(item_type)
            return {
                _decode_key(key_type, key, where): item
                if type(item) in plain
                else self.decode(item_type, item, f"{where}.{key}")
                for key, item in document.items()
            }
        _expect(isinstance(document, list), document, None, "a list", where)
        if origin is tuple and (len(arguments) != 2 or arguments[1] is not Ellipsis):
            wanted = f"a list of {len(arguments)}"
            _expect(len(document) == len(arguments), document, None, wanted, where)
            item_types: tuple[Any, ...] = arguments
        else:
            item_types = (arguments[0],) * len(document)
            if _taken_as_is(arguments[0]).issuperset(map(type, document)):
                return origin(document)
        items = [
            item
            if type(item) in _taken_as_is(item_type)
            else self.decode(item_type, item, f"{where}[{index}]")
            for index, (item_type, item) in enumerate(zip(item_types, document, strict=True))
        ]
        return origin(items)

    def _decode_class(self, cls: Any, document: Any, where: str) -> Any:
        form = self.null_form(cls)
        if form is not None:
            return form.neutral if document is None else self.decode(form.other, document, where)
        if is_dataclass(cls) and getattr(cls, "__name__", "") not in self._classes:
            return self._build(typing.cast(type, cls), document, where)
        return self._decode_tagged((cls,), document, where)

    def _decode_tagged(self, allowed: tuple[Any, ...], document: Any, where: str) -> Any:
        _expect(isinstance(document, dict), document, None, "an object", where)
        name = str(document.get(TAG))
        cls = self._classes.get(self._aliases.get(name, name))
        fits = cls is not None and any(_is_subclass(cls, candidate) for candidate in allowed)
        if not fits or cls is None:
            raise BadDocument(f"{where} cannot be of the kind {shown(document.get(TAG))}")
        rest = {key: item for key, item in document.items() if key != TAG}
        return self._build(cls, rest, where)

    def _build(self, cls: type, document: Any, where: str) -> Any:
        _expect(isinstance(document, dict), document, None, "an object", where)
        if self._aliases:
            document = self._by_names_of_today(cls, document)
        known = _plan(cls)
        if not known.keys() >= document.keys():
            key = next(key for key in document if key not in known)
            raise BadDocument(f"{where}.{key} does not belong there; leave it out")
        values = {}
        for name, (hint, plain, is_needed) in known.items():
            if name in document:
                item = document[name]
                is_plain = type(item) in plain
                values[name] = item if is_plain else self.decode(hint, item, f"{where}.{name}")
            elif is_needed:
                raise BadDocument(f"{where}.{name} is missing")
        try:
            return cls(**values)
        except ValueError as problem:
            raise BadDocument(f"{where}: {problem}") from None

    def _by_names_of_today(self, cls: type, document: Any) -> Any:
        """The object with fields that were renamed; one that has both names keeps both."""
        renamed = self._old_fields.get(cls)
        if renamed is None:
            mine = {f"{base.__name__}." for base in cls.__mro__}
            pairs = [(old.partition("."), new) for old, new in self._aliases.items()]
            renamed = {old: new for (name, dot, old), new in pairs if name + dot in mine}
            self._old_fields[cls] = renamed
        if not renamed.keys() & document.keys():
            return document
        return {
            key if renamed.get(key, key) in document else renamed[key]: item
            for key, item in document.items()
        }


_PRIMITIVES = (bool, int, float, str)
_PLAIN = frozenset((*_PRIMITIVES, type(None)))


@cache
def _taken_as_is(hint: Any) -> frozenset[type]:
    """The types of JSON values that stand for themselves where `hint` is wanted."""
    origin, arguments = _shape(hint)
    kinds = arguments if origin in (Union, types.UnionType) else (hint,)
    return frozenset(kinds) & (_PLAIN if len(kinds) > 1 else frozenset(_PRIMITIVES))


@cache
def _plan(cls: type) -> dict[str, tuple[Any, frozenset[type], bool]]:
    """The fields of a dataclass: hint, types that are taken as they are, whether it is needed."""
    hints = typing.get_type_hints(cls)
    return {
        each.name: (
            hints[each.name], _taken_as_is(hints[each.name]),
            each.default is MISSING and each.default_factory is MISSING,
        )
        for each in fields(cls)
    }  # fmt: skip


def _decode_primitive(hint: Any, document: Any, where: str) -> Any:
    if hint is float and type(document) is int and abs(document) <= LARGEST_FLOAT:
        return float(document)
    names = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}
    return _expect(type(document) is hint, document, document, names[hint], where)


def _decode_enum(hint: type[enum.Enum], document: Any, where: str) -> enum.Enum:
    for member in hint:
        if member.value == document and type(member.value) is type(document):
            return member
    choices = ", ".join(repr(member.value) for member in hint)
    raise BadDocument(f"{where} is {shown(document)}; it must be one of {choices}")


def _decode_key(hint: Any, key: str, where: str) -> Any:
    if hint is int:
        number = whole_number(key.removeprefix("-"))
        if number is None:
            raise BadDocument(f"{where} has the key {shown(key)}; its keys are whole numbers")
        return -number if key.startswith("-") else number
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return _decode_enum(hint, key, f"{where}.{key}")
    return key


@cache
def _is_subclass(cls: type, candidate: Any) -> bool:
    return isinstance(candidate, type) and issubclass(cls, candidate)


def _expect(condition: bool, document: Any, value: Any, wanted: str, where: str) -> Any:
    if not condition:
        raise BadDocument(f"{where} is {shown(document)}; it must be {wanted}")
    return value
