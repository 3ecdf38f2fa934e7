"""What is said, as keys and values without words; and plain words that need no library.

A line of text with places for arguments is plain, and so is a choice between branches of such
lines by a number or a word. Whatever else a message holds is left to the library; what both can
say they say alike (`tests/engine/text/test_plain.py`). The first page is all of plain words.
"""

from __future__ import annotations

import locale
import os
import re
import sys
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
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
        return key_of(self.family, self.value)


@dataclass(frozen=True, slots=True)
class NameOf:
    """The kind of a field that holds one of a family: `Annotated[str, NameOf("colour")]`."""

    family: str

    def __call__(self, value: str | int) -> ThingName:
        return ThingName(self.family, value)

    def typed(self, value: Any) -> str:
        """How a command names it."""
        return str(value)


def grouped(number: int) -> Words:
    """A whole number with marks between its thousands: "1,200", in German "1.200"."""
    before, mark, after = f"{number:,}".rpartition(",")
    if not mark:
        return after
    return Message("thousands", {"before": grouped(int(before.replace(",", ""))), "after": after})


def number_said(value: float, digits: int | None = None, *, signed: bool = False) -> Message:
    """A number with so many digits after the point, or with as few as it needs: "1.5", in German
    "1,5"; `signed` puts a sign before it, as in `Fixed`.
    """
    if digits is None:
        digits = len(f"{value:g}".partition(".")[2])
    return Message("house-number", {"number": Fixed(value, digits, signed or value < 0)})


def percent(share: float, digits: int = 0) -> Message:
    """A share of 1 in per cent: "70%", in German "70 %"."""
    return Message("share", {"percent": Fixed(100 * share, digits)})


def share_said(share: float) -> Message:
    """A chance as `Share` tells it; two that look the same are the same message."""
    if 0 < share < 0.01:
        return Message("share-under")
    if 0.99 < share < 1:
        return Message("share-over")
    return Message("share", {"percent": round(100 * share)})


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


LANGUAGES: Final = ("en", "de")
"""Those whose plural is "one" for 1 and "other" for all else."""
POINTS: Final = {"en": ".", "de": ","}
"""What stands before the decimals."""

_HOLE = r"\{ *\$([A-Za-z][\w-]*) *\}"
_LINE = rf"(?:[^{{}}\n]|{_HOLE.replace('(', '(?:', 1)})*"
_BRANCH = rf" *\*?\[ *[\w-]+ *\]{_LINE}\n"
_CHOICE = re.compile(rf"\{{ *\$([A-Za-z][\w-]*) *->[ ]*\n((?:{_BRANCH})+) *\}}")
_ONE_BRANCH = re.compile(rf" *(\*?)\[ *([\w-]+) *\] ?({_LINE})\n")
_PLAIN = re.compile(_LINE)
_PLACE = re.compile(_HOLE)
_PART = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)

Piece = str | tuple[str, "tuple[Branch, ...]"]
Branch = tuple[str, bool, tuple[Any, ...]]


class NotPlain(Exception):
    """A message that the library has to say."""


class PlainMessage:
    """A message cut into its parts; a part is read when it is first said."""

    def __init__(self, text: str) -> None:
        begins = list(_PART.finditer(text))
        ends = [*(each.start() for each in begins), len(text)]
        self._texts = {"": text[text.index("=") + 1 : ends[0]]}
        for number, each in enumerate(begins):
            self._texts[each[1]] = text[each.end() : ends[number + 1]]
        self._pieces: dict[str, tuple[Piece, ...] | None] = {}

    def has(self, part: str) -> bool:
        return part in self._texts and (bool(part) or bool(self._texts[""].strip()))

    def parts(self) -> list[str]:
        """What it says: itself as "", and what else is said of the same."""
        return [part for part in self._texts if self.has(part)]

    def pieces(self, part: str) -> tuple[Piece, ...] | None:
        """What the part is made of; None where it is not plain."""
        if part not in self._pieces:
            try:
                self._pieces[part] = tuple(_pieces(self._texts[part]))
            except NotPlain:
                self._pieces[part] = None
        return self._pieces[part]


def said_plainly(
    pieces: tuple[Piece, ...], given: Mapping[str, Any], in_words: Callable[[str], str]
) -> str:
    """The pieces in words; `in_words` says an argument by name, KeyError where it is not given."""
    said = []
    for piece in pieces:
        if isinstance(piece, str):
            said.append(piece)
            continue
        name, branches = piece
        if not branches:
            said.append(in_words(name))
        else:
            said.append(said_plainly(_taken(branches, given[name]), given, in_words))
    return "".join(said)


def _taken(branches: tuple[Branch, ...], value: Any) -> tuple[Any, ...]:
    """The branch for a number, or for a word."""
    if type(value) not in (int, str):
        raise NotPlain
    for key, _, pieces in branches:
        if key.isdecimal():
            if value == int(key):
                return pieces
        elif key == value or (type(value) is int and key == ("one" if value == 1 else "other")):
            return pieces
    return next(pieces for _, is_usual, pieces in branches if is_usual)


def _pieces(text: str) -> Iterator[Piece]:
    """A value: lines of text on one line, choices, nothing else."""
    text = text.strip(" \n")
    at = 0
    for choice in _CHOICE.finditer(text):
        yield from _places(text[at : choice.start()])
        yield choice[1], tuple(_branches(choice[2]))
        at = choice.end()
    yield from _places(text[at:])


def _branches(text: str) -> Iterator[Branch]:
    for usual, key, line in _ONE_BRANCH.findall(text):
        yield key, bool(usual), tuple(_places(line.rstrip(" ")))


def _places(line: str) -> Iterator[Piece]:
    """A line cut at its places for arguments."""
    if not _PLAIN.fullmatch(line):
        raise NotPlain
    at = 0
    for place in _PLACE.finditer(line):
        if place.start() > at:
            yield line[at : place.start()]
        yield place[1], ()
        at = place.end()
    if at < len(line):
        yield line[at:]


def asked_plainly(pieces: tuple[Piece, ...]) -> frozenset[str]:
    asked: set[str] = set()
    for piece in pieces:
        if not isinstance(piece, str):
            asked.add(piece[0])
            for _, _, below in piece[1]:
                asked |= asked_plainly(below)
    return frozenset(asked)


# Which languages there are, and which one to speak. Reads no message.

HOUSE: Final = Path(__file__).parent
SYSTEM: Final = "system"
"""The setting that follows the system's language."""
PSEUDO: Final = "x-pseudo"
"""English in strange letters, for those who write messages."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages(folder: Path = HOUSE) -> tuple[str, ...]:
    """The languages that a folder has messages in; English first."""
    found = {path.stem for path in folder.glob("*.ftl")}
    found |= {path.name for path in folder.iterdir() if any(path.glob("*.ftl"))}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def own_name(language: str) -> str:
    """How a language calls itself: `language-name` in the house's first file of it."""
    return texts_of(HOUSE, language)["language-name"].partition("=")[2].strip()


@cache
def has_all(folder: Path, language: str) -> bool:
    """Whether a language has a message for every key of a folder that is not of old records."""
    lacking = texts_of(folder, ENGLISH).keys() - texts_of(folder, language).keys()
    return lacking <= retired_in(folder)


def spoken(wanted: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language of a setting: its own, or the system's if there is such; else English."""
    if wanted == SYSTEM:
        wanted = _of_system(environment)
    return wanted if wanted in (*languages(), PSEUDO) else ENGLISH


def _of_system(environment: Mapping[str, str]) -> str:
    """The two letters of the system's language; nothing where it does not say."""
    said = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if not said and sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (one system only)

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        said = locale.windows_locale.get(number, "")
    return said.partition("_")[0].partition(".")[0].casefold()


# The messages of files as they are written there, by key: nothing of them is read yet.

CARD: Final = "card.ftl"
"""The file of a game, in the folder of a language, that the house reads: its card."""

RETIRED: Final = "retired.ftl"
"""The file of a game, in the folder of English, of messages that only old records say: the last
words of each stay there, are not translated, and are given what the record holds."""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_ASIDE = re.compile(r"^#.*$", re.MULTILINE)


def texts_of(folder: Path, language: str) -> dict[str, str]:
    name = _written_in(language)
    return _of_files((folder / f"{name}.ftl", *sorted((folder / name).glob("*.ftl"))))


def retired_in(folder: Path) -> frozenset[str]:
    """The keys of a folder that only old records say."""
    return frozenset(_of_files([folder / ENGLISH / RETIRED]))


def texts_of_the_house(
    language: str, cards: Iterable[Path], game: Path | None = None
) -> dict[str, str]:
    """Those of the house, those of the cards in these folders of games, and all of one game."""
    name = _written_in(language)
    found = texts_of(HOUSE, language) | _of_files(folder / name / CARD for folder in cards)
    return found if game is None else found | texts_of(game, language)


def _written_in(language: str) -> str:
    return ENGLISH if language == PSEUDO else language


def _of_files(paths: Iterable[Path]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in paths:
        if path.is_file():
            found |= _cut(path.read_text("utf-8"))
    return found


def _cut(text: str) -> dict[str, str]:
    """The entries of a file; what stands between the lines that begin them belongs to the first."""
    text = _ASIDE.sub("", text)
    begins = list(_ENTRY.finditer(text))
    ends = [*(each.start() for each in begins[1:]), len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=False)}
