"""The messages of one language: found by key in the files, each parsed when it is first said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Protocol

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentFloat, FluentInt, FluentType, NumberFormatOptions
from fluent.syntax import FluentParser, ast

from engine.text import message

# What messages are given, in forms that Fluent knows, and the functions they use.

MINUS, HYPHEN = "−", "-"
YOU, ONE, MARK = "you", "one", "mark"
"""The three persons: spoken to, spoken of, and where the line stands behind the seat's sign."""
INSIDE, BARE = "inside", "bare"
"""The forms of a whole sentence that stands in another one, where its subject may be known."""
IN_A_SENTENCE: Final = {"Whose": "whose", "subject": ""}
"""The form of a seat that begins its sentence, and what it is inside another one."""


class Speaker(Protocol):
    """What says names and lists in the same language."""

    def name(self, thing: Any, form: str) -> str: ...

    def joined(self, words: Sequence[str], glue: str) -> str: ...


class Person(FluentType):
    """A seat in a sentence, which may be `inside` another one, or there `bare` of its subject."""

    def __init__(self, speaker: Speaker, seat: Any, person: str, place: str = "") -> None:
        self.speaker, self.seat, self.person, self.place = speaker, seat, person, place

    def format(self, locale: Locale) -> str:
        return self.named("")

    def named(self, form: str) -> str:
        """The seat in a form, such as "whose"."""
        form = IN_A_SENTENCE.get(form, form) if self.place else form
        return self.speaker.name(self.seat, form)


class Thing(FluentType):
    def __init__(self, speaker: Speaker, said: Any) -> None:
        self.speaker, self.said = speaker, said

    def format(self, locale: Locale) -> str:
        return self.named("")

    def named(self, form: str) -> str:
        """The thing in a form, such as "a"."""
        return self.speaker.name(self.said, form)


class Several(FluentType):
    def __init__(self, speaker: Speaker, things: Sequence[Any]) -> None:
        self.speaker, self.things = speaker, things

    def format(self, locale: Locale) -> str:
        return self.named("", "and")

    def named(self, form: str, glue: str, first: str = "") -> str:
        """All of them, in a form each, with glue between; the first may have a form of its own."""
        forms = [form] * len(self.things)
        if first and forms:
            forms[:1] = [first]
        pairs = zip(self.things, forms, strict=True)
        return self.speaker.joined([self.speaker.name(each, form) for each, form in pairs], glue)


class Count(FluentInt):
    """A whole number, written without marks between the thousands."""

    default_number_format_options = NumberFormatOptions(useGrouping=False)

    def format(self, locale: Locale) -> str:
        return str(int(self))


class Decimals(FluentType):
    """A number with so many digits after the point; a difference has a sign unless it is none."""

    def __init__(self, number: float, digits: int, *, signed: bool) -> None:
        self.number, self.digits, self.signed = number, digits, signed

    def format(self, locale: Locale) -> str:
        digits = self.digits
        size = FluentFloat(
            abs(self.number), minimumFractionDigits=digits, maximumFractionDigits=digits,
            useGrouping=False,
        ).format(locale)  # fmt: skip
        if not self.signed:
            return f"{HYPHEN if self.number < 0 else ''}{size}"
        if round(abs(self.number), digits) == 0:
            return str(size)
        return f"{MINUS if self.number < 0 else '+'}{size}"


def _does(seat: Person, *, you: str, one: str, subject: str = "yes") -> str:
    """DOES: a seat and its verb."""
    if seat.place and subject == "yes":
        subject = "no" if seat.place == BARE else INSIDE
    if seat.person == MARK:
        return one if subject == "no" else f"{one[:1].upper()}{one[1:]}"
    verb = you if seat.person == YOU else one
    if subject == "no":
        return verb
    return f"{seat.named('' if subject == INSIDE else 'subject')} {verb}"


def _person(seat: Person) -> str:
    """PERSON: you, one or mark."""
    return seat.person


def _name(thing: Person | Thing, *, form: str = "") -> str:
    """NAME: a thing or seat in a form."""
    return thing.named(form)


def _list(things: Several, *, glue: str = "and", form: str = "", begins: str = "no") -> str:
    """LIST: things with what the language puts between them; it may begin the sentence."""
    return things.named(form, glue, "subject" if begins == "yes" else "")


def _count(things: Several) -> Count:
    """COUNT: how many things there are."""
    return Count(len(things.things))


def _key(words: str) -> str:
    """KEY: words in small letters with hyphens between, to select on."""
    return re.sub(r"\W+", "-", words.lower())


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "DOES": _does, "PERSON": _person, "NAME": _name, "LIST": _list, "COUNT": _count, "KEY": _key,
}  # fmt: skip


# A parsed message, looked through.


def nodes(root: Any) -> Iterator[ast.BaseNode]:
    """A node and everything below it."""
    if isinstance(root, list):
        for each in root:
            yield from nodes(each)
    elif isinstance(root, ast.BaseNode):
        yield root
        for value in vars(root).values():
            yield from nodes(value)


# A language that nobody speaks: English with strange letters, to find what is in no message.

OPEN, CLOSE = "[!! ", " !!]"
_LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
)
SPOKEN: Final = ("you", "one")
"""The named arguments of functions that are words, not names of forms."""


def strange(words: str) -> str:
    """The words in letters that no plain English has."""
    return words.translate(_LETTERS)


def in_pseudo(entry: ast.Message | ast.Term) -> None:
    """Every text of a message in strange letters; names of arguments and branches stay."""
    for node in nodes(entry):
        match node:
            case ast.TextElement():
                node.value = strange(node.value)
            case ast.NamedArgument() if node.name.name in SPOKEN:
                _quoted(node.value)
            case ast.Placeable():
                _quoted(node.expression)


def _quoted(node: ast.BaseNode) -> None:
    if isinstance(node, ast.StringLiteral):
        node.value = strange(node.value)


# Messages of one line, as most are, read at once: the parser looks at every single letter.

_ENTRY: Final = re.compile(r"(-?)([A-Za-z][\w-]*) *= *(.*?)\s*\Z", re.ASCII)
_ARGUMENT: Final = re.compile(r"{ *\$([A-Za-z][\w-]*) *}", re.ASCII)


def short_entry(text: str) -> ast.Message | ast.Term | None:
    """The entry, where it is words and plain arguments on one line, as the parser would read it."""
    found = _ENTRY.match(text)
    if found is None or not found[3]:
        return None
    elements: list[ast.TextElement | ast.Placeable] = []
    for place, part in enumerate(_ARGUMENT.split(found[3])):
        if place % 2:
            elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(part))))
        elif "{" in part or "}" in part:
            return None
        elif part:
            elements.append(ast.TextElement(part))
    kind = ast.Term if found[1] else ast.Message
    return kind(ast.Identifier(found[2]), ast.Pattern(elements))


class MessageError(Exception):
    """A message that is not there, is badly written, or asks for what it is not given."""


class Catalogue:
    """What a language says; `texts` are the messages by key, as they are written."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._texts = texts
        locale = message.ENGLISH if language == message.PSEUDO else language
        self._locale = Locale.parse(locale)
        self._bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
        self._entries: dict[str, _Entry] = {}
        self._in_words = lru_cache(2048)(self._formatted)

    def keys(self) -> Iterator[str]:
        """All messages and terms."""
        return iter(self._texts)

    def has(self, key: str, part: str = "") -> bool:
        return key in self._texts and (not part or part in self.entry(key).parts)

    def parts_written(self, key: str) -> list[str]:
        """The parts of a message, as they are seen without parsing it; none where there is none."""
        return message.PlainMessage(self._texts[key]).parts() if key in self._texts else []

    def entry(self, key: str) -> _Entry:
        """A message, parsed; MessageError where there is none such."""
        found = self._entries.get(key)
        return self._parsed(key) if found is None else found

    def format(self, key: str, part: str, args: Mapping[str, Any]) -> str:
        """The message in words; `args` holds what it asks for, in a form that Fluent knows.

        What asks for texts alone, such as a name for its form, is kept: it is said most.
        """
        if all(type(each) is str for each in args.values()):
            return self._in_words(key, part, *args.items())
        return self._formatted(key, part, *args.items())

    def _formatted(self, key: str, part: str, *args: tuple[str, Any]) -> str:
        self.entry(key)
        found = self._bundle.get_message(key)
        pattern = found.attributes.get(part) if part else found.value
        if pattern is None:
            raise MessageError(f"{self._place(key)} has no part '{part}'")
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MessageError(f"{self._place(key)}: {errors[0]}") from errors[0]
        return str(words)

    def _parsed(self, key: str) -> _Entry:
        text = self._texts.get(key)
        if text is None:
            raise MessageError(f"{self._place(key)} is no message")
        short = short_entry(text)
        body = FluentParser(with_spans=False).parse(text).body if short is None else [short]
        entry = body[0] if body else None
        if not isinstance(entry, ast.Message | ast.Term) or len(body) > 1:
            raise MessageError(f"{self._place(key)} is badly written")
        if self.language == message.PSEUDO:
            in_pseudo(entry)
        self._bundle.add_resource(ast.Resource([entry]))
        found = self._entries[key] = _Entry(entry)
        for other in found.refers_to:
            inner = self.entry(other)
            if not other.startswith("-"):
                more = inner.parts.get("", frozenset())
                found.parts = {name: asked | more for name, asked in found.parts.items()}
        return found

    def asked_by(self, key: str, part: str) -> frozenset[str]:
        return self.entry(key).parts.get(part, frozenset())

    def ordinal_class(self, number: int) -> str:
        """The class of an ordinal to select on: in English one (1st), two, few (3rd), other."""
        return str(self._locale.ordinal_form(number))

    def _place(self, key: str) -> str:
        return f"{self.language}: '{key}'"


class _Entry:
    """What a message asks for: its parts by name, each with the arguments it speaks of."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.node = entry
        self.parts: dict[str, frozenset[str]] = {}
        refers: set[str] = set()
        patterns = [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
        for name, pattern in patterns:
            if pattern is None:
                continue
            below = list(nodes(pattern))
            self.parts[name] = frozenset(
                each.id.name for each in below if isinstance(each, ast.VariableReference)
            )
            refers |= {each.id.name for each in below if isinstance(each, ast.MessageReference)}
            refers |= {f"-{each.id.name}" for each in below if isinstance(each, ast.TermReference)}
        self.refers_to = frozenset(refers)


@cache
def catalogue(language: str, folder: Path | None) -> Catalogue:
    """The messages of the house and of a game's folder, kept from one reader to the next."""
    texts = message.texts_of(message.HOUSE, language)
    return Catalogue(
        language, texts if folder is None else texts | message.texts_of(folder, language)
    )


@cache
def house_catalogue(language: str, cards: tuple[Path, ...], game: Path | None = None) -> Catalogue:
    """The messages of the house and of the cards of games, and all of one game."""
    return Catalogue(language, message.texts_of_the_house(language, cards, game))


# What a language lacks: messages and parts that are said in English until it has them.


def lacking(language: str, folder: Path = message.HOUSE) -> Iterator[str]:
    """The messages of a folder that a language lacks, as `key` or `key.part`."""
    other = catalogue(language, None if folder == message.HOUSE else folder)
    for key, part in _said_in(folder):
        if part not in other.parts_written(key):
            yield f"{key}.{part}" if part else key


def count(folder: Path = message.HOUSE) -> int:
    """How many messages and parts there are to say."""
    return sum(1 for _ in _said_in(folder))


def _said_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every message of a folder, and its parts, but for those of the house and of old records."""
    english = catalogue(message.ENGLISH, None if folder == message.HOUSE else folder)
    house = () if folder == message.HOUSE else tuple(catalogue(message.ENGLISH, None).keys())
    for key in sorted(set(english.keys()).difference(house, message.retired_in(folder))):
        for part in english.parts_written(key):
            yield key, part
