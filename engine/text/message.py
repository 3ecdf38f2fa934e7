"""What is said, without words: keys and the game's own values. Imports no library."""

from __future__ import annotations

import re
import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, NamedTuple, get_args

NOTHING: Final[Mapping[str, Any]] = {}

ENGLISH: Final = "en"

LISTS: Final = ("and", "or")
"""Glue that is another before the last of a list."""

AS_WRITTEN: Final = "as-written"
"""The key of a sentence that was written in English and has no message."""


class Message(NamedTuple):
    """The key of a message and its arguments: plain values, kinds, or what is said inside it."""

    key: str
    args: Mapping[str, Any] = NOTHING

    def __hash__(self) -> int:
        return hash(self.key)


Words = str | Message
"""What is shown: a text as it stands, or what is said when somebody reads it."""


def part_of(said: Message, part: str) -> Message:
    """A part of a message by itself: its tip, its detail."""
    return Message(f"{said.key}.{part}", said.args)


def titled(key: str, args: Mapping[str, Any] = NOTHING) -> tuple[Message, Message]:
    """A title and what it is about: the message, and its part `about`."""
    title = Message(key, args)
    return title, part_of(title, "about")


def glued(parts: Sequence[Words], glue: str = "dots") -> Words:
    """What is said in a row, with the `glue-` message of the language between; "" for nothing."""
    if not parts:
        return ""
    line, *rest = parts
    for number, part in enumerate(rest, start=1):
        is_last = number == len(rest) or glue not in LISTS
        key = f"glue-{glue}" if is_last else f"glue-{glue}.more"
        line = Message(key, {"first": line, "last": part})
    return line


def as_written(text: str) -> Message:
    """A sentence that is shown as it is, in every language."""
    return Message(AS_WRITTEN, {"text": text})


# -- kinds of arguments ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatNumber:
    """A seat, by its number: "You", or a name."""

    number: int


@dataclass(frozen=True, slots=True)
class ThingName:
    """A thing that a message names: `ThingName("colour", "green")` is `colour-green`.

    For fields there is a kind for each family: `COLOUR = NameOf("colour")`.
    """

    family: str
    value: str | int

    @property
    def key(self) -> str:
        """The message that holds the name."""
        return key_of(self.family, self.value)


@dataclass(frozen=True, slots=True)
class NameOf:
    """The kind of a field that holds one of a family: `Annotated[str, NameOf("colour")]`."""

    family: str

    def __call__(self, value: str | int) -> ThingName:
        return ThingName(self.family, value)


def grouped(number: int) -> Words:
    """A whole number with marks between its thousands: "1,200", in German "1.200"."""
    before, mark, after = f"{number:,}".rpartition(",")
    if not mark:
        return after
    return Message("thousands", {"before": grouped(int(before.replace(",", ""))), "after": after})


@dataclass(frozen=True, slots=True)
class Ordinal:
    """A number in a row: "3rd"."""

    number: int


@dataclass(frozen=True, slots=True)
class Share:
    """A chance: whole per cent, but never 0 or 100 unless it is certain."""

    share: float


@dataclass(frozen=True, slots=True)
class Fixed:
    """A number with so many digits after the point: "12.0"; with `signed` also "+3.1"."""

    number: float
    digits: int = 1
    signed: bool = False


KINDS: Final = (SeatNumber, ThingName, Ordinal, Share, Fixed)


# -- keys ------------------------------------------------------------------------------------------

_WORD_BEGINS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NO_KEY = re.compile(r"[^a-z0-9]+")


@cache
def key_of(family: str, value: str | int) -> str:
    """The key of one of a family: "combination-two-triples"."""
    return f"{family}-{_NO_KEY.sub('-', str(value).casefold()).strip('-')}"


@cache
def key_of_class(cls: type, before: str = "") -> str:
    """The key that a class stands for: `MoneyGained` is "money-gained"."""
    return before + _WORD_BEGINS.sub("-", cls.__name__).lower()


def said_by_fields(thing: Any, before: str = "") -> Message:
    """A dataclass as it says itself: its class is the key, its fields are the arguments."""
    cls: type = type(thing)
    args = {
        name: value if kind is None else _of_kind(kind, value)
        for name, kind, value in ((n, k, getattr(thing, n)) for n, k in declared_kinds(cls))
    }
    return Message(key_of_class(cls, before), args)


@cache
def declared_kinds(cls: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a dataclass, each with the kind that it declares, or None."""
    hints = typing.get_type_hints(cls, include_extras=True)
    return tuple((field.name, _kind_of(hints[field.name])) for field in fields(cls))


def _kind_of(hint: Any) -> Any:
    for extra in getattr(hint, "__metadata__", ()):
        if extra in KINDS or isinstance(extra, NameOf):
            return extra
    kinds = (_kind_of(part) for part in get_args(hint))
    return next((kind for kind in kinds if kind is not None), None)


def _of_kind(kind: Any, value: Any) -> Any:
    """A value of that kind; each of several, and None as it is."""
    if value is None:
        return None
    if isinstance(value, tuple | list | frozenset):
        return tuple([_of_kind(kind, each) for each in value])
    return kind(value)
