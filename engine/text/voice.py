"""One who says everything in a language to one reader."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, overload

from engine.core.setup import BY_CHANCE, is_you
from engine.text import message
from engine.text.catalogue import (  # fmt: skip
    BARE,
    CLOSE,
    INSIDE,
    MARK,
    ONE,
    OPEN,
    YOU,
    Catalogue,
    Count,
    Decimals,
    MessageError,
    Person,
    Several,
    Thing,
    catalogue,
    house_catalogue,
)

FULL: Final = "full"
MOST_KEPT: Final = 4096
"""Sentences of a voice: most are said again with the next frame, or in the next list."""
LASTING: Final = frozenset({str, int, type(None), *message.KINDS})
"""Types of arguments that never change, and are equal only where they read alike."""
BEGINS, ENDS, FIRST = "\ue000", "\ue001", 0xE100
"""Signs of no language around a name; after the first one the number of the thing that it names."""
NUMBER: Final = re.compile(r"(\d+)")


class Wording(NamedTuple):
    """A part of a sentence: words, and the seat, thing or number that they name, if any."""

    words: str
    thing: message.SeatNumber | message.ThingName | int | None = None


class Voice(Sequence[str]):
    """Says what is said, and knows the seats by name: as a sequence it is these names.

    A language that lacks a message says it in English. With a `folder` it knows what one game
    says; with `cards`, which are folders of games, what stands on their cards.
    """

    def __init__(
        self,
        names: Sequence[str],
        folder: Path | None = None,
        language: str = message.ENGLISH,
        *,
        cards: tuple[Path, ...] | None = None,
    ) -> None:
        chain = (
            (message.ENGLISH,)
            if language in (message.ENGLISH, message.PSEUDO)
            else (language, message.ENGLISH)
        )
        if language == message.PSEUDO:
            chain = (message.PSEUDO,)
        if cards is None:
            self._catalogues = tuple(catalogue(each, folder) for each in chain)
        else:
            self._catalogues = tuple(house_catalogue(each, cards, folder) for each in chain)
        self.language = language
        self._said: dict[tuple[Any, ...], str] = {}
        self._names = tuple(names)
        if language != message.ENGLISH and BY_CHANCE in names:
            by_chance = self.say(message.Message("house-level-random"))
            self._names = tuple([by_chance if name == BY_CHANCE else name for name in names])

    # -- the names ----------------------------------------------------------------------------

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._names[index]

    def __len__(self) -> int:
        return len(self._names)

    def name_of(self, seat: int) -> str:
        """The name of a seat; MessageError where there is none such."""
        if not 0 <= seat < len(self._names):
            raise MessageError(f"there is no seat {seat}")
        return self._names[seat]

    @cached_property
    def headings(self) -> tuple[str, ...]:
        """All seats as they stand over what is theirs."""
        return tuple(map(self.named, range(len(self))))

    def named(self, seat: int) -> str:
        """A seat as a heading: "You", or its name."""
        return self.say(message.Message("seat-name", {"seat": message.SeatNumber(seat)}))

    # -- saying -------------------------------------------------------------------------------

    def say(self, said: message.Message, part: str = "", *, mark: int | None = None) -> str:
        """What is said in words, or a part of it; where the line stands behind the sign of the
        seat `mark`, without that seat's name.
        """
        if said.key == message.AS_WRITTEN:
            return str(said.args["text"])
        try:
            asked = (said.key, part, mark, *map(_unmistakable, said.args.items()))
        except TypeError:
            return self._say(said, part, mark)
        words = self._said.get(asked)
        if words is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            words = self._said[asked] = self._say(said, part, mark)
        return words

    def _say(self, said: message.Message, part: str, mark: int | None) -> str:
        return self._signed(_Speech(self, mark=mark).say(said, part))

    def say_name(self, thing: Any, form: str = "") -> str:
        return self._signed(_Speech(self).name(thing, form))

    def _signed(self, words: str) -> str:
        return f"{OPEN}{words}{CLOSE}" if self.language == message.PSEUDO else words

    def spans(self, said: message.Message, part: str = "") -> tuple[Wording, ...]:
        """What is said, in parts: names of seats and things, numbers, and what stands between."""
        speech = _Marking(self)
        words = str(said.args["text"]) if said.key == message.AS_WRITTEN else speech.say(said, part)
        return tuple(speech.cut(words))

    def prompt(self, asked: message.Message | str) -> str:
        """What a decision asks, whether it has a message or was written in English."""
        return asked if isinstance(asked, str) else self.say(asked)

    def prompt_spans(self, asked: message.Message | str) -> tuple[Wording, ...]:
        """The same in parts."""
        return (Wording(asked),) if isinstance(asked, str) else self.spans(asked)

    def readable(self, said: message.Message | str) -> str:
        """What a record says; where this version has no such message, that it has none."""
        try:
            return self.prompt(said)
        except MessageError:
            return self.say(
                message.Message(
                    "untold", {"key": said.key if isinstance(said, message.Message) else ""}
                )
            )

    def part(self, said: message.Message | str, part: str) -> str:
        """A part of what is said; nothing where it has no such part."""
        if isinstance(said, str) or not self.has(said.key, part):
            return ""
        return self.say(said, part)

    def all_of(self, several: Sequence[message.Message]) -> list[str]:
        """Options of one list: two that would read alike are told with their full names."""
        words = [self.say(said) for said in several]
        alike = {each for each in words if words.count(each) > 1} if len(words) > 1 else ()
        for place, said in enumerate(several):
            if words[place] in alike:
                words[place] = self._in_full(said)
        return words

    def _in_full(self, said: message.Message) -> str:
        if said.key == message.AS_WRITTEN:
            return self.say(said)
        return self._signed(_Speech(self, in_full=True).say(said, ""))

    def has(self, key: str, part: str = "") -> bool:
        """Whether there is such a message, and that part of it, in any of its languages."""
        return any(each.has(key, part) for each in self._catalogues)

    def catalogue_of(self, key: str, part: str) -> Catalogue:
        """The first of its languages that has the message; MessageError where none has."""
        for each in self._catalogues:
            if each.has(key, part):
                return each
        where = f" with a part '{part}'" if part else ""
        raise MessageError(f"there is no message '{key}'{where}")


class _Speech:
    def __init__(self, voice: Voice, *, mark: int | None = None, in_full: bool = False) -> None:
        self._voice, self._mark, self._in_full = voice, mark, in_full

    def say(self, said: message.Message, part: str, form: str = "") -> str:
        if said.key == message.AS_WRITTEN:
            return str(said.args["text"])
        if "." in said.key:
            key, _, part = said.key.partition(".")
            said = message.Message(key, said.args)
        messages = self._voice.catalogue_of(said.key, part)
        wanted = messages.asked_by(said.key, part)
        args: dict[str, Any] = {}
        for name in wanted:
            if name == "form":
                args[name] = form or "plain"
            elif name in said.args:
                args[name] = self._form_of(said.args[name], messages, form)
            else:
                raise MessageError(f"'{said.key}' speaks of ${name}, which it is not given")
        return messages.format(said.key, part, args)

    def name(self, thing: Any, form: str) -> str:
        """A seat, a thing or a number in a form."""
        match thing:
            case message.SeatNumber(number):
                return self._seat(number, form)
            case message.ThingName():
                return self.say(message.Message(thing.key), self._full_part(thing.key), form)
            case message.Message():
                return self.say(thing, self._full_part(thing.key), form)
            case str():
                return thing
            case bool() | int():
                return str(thing)
            case float():
                raise MessageError(f"{thing} wants a kind: how many digits has it?")
        return self.name(_said_of(thing), form)

    def joined(self, words: Sequence[str], glue: str) -> str:
        """The words with what the language puts between: before the last `glue-NAME`, before the
        others its part `more`.
        """
        if not words:
            return ""
        *first, last = words
        if not first:
            return last
        key = f"glue-{glue}"
        more = "more" if self._voice.has(key, "more") else ""
        line = first[0]
        for word in first[1:]:
            line = self.say(message.Message(key, {"first": line, "last": word}), more)
        return self.say(message.Message(key, {"first": line, "last": last}), "")

    def _full_part(self, key: str) -> str:
        return FULL if self._in_full and self._voice.has(key, FULL) else ""

    def _seat(self, number: int, form: str) -> str:
        name = self._voice.name_of(number)
        if is_you(name):
            return self.say(message.Message("seat-you"), "", form)
        last = name[-1:].casefold()
        return self.say(message.Message("seat-named", {"name": name, "last": last}), "", form)

    def _form_of(self, value: Any, messages: Catalogue, form: str) -> Any:
        """An argument as Fluent takes it, of something that is said in that form."""
        match value:
            case bool():
                return "yes" if value else "no"
            case None:
                return "none"
            case Enum():
                return str(value.value)
            case int():
                return Count(value)
            case str():
                return value
            case float():
                raise MessageError(f"{value} wants a kind: how many digits has it?")
            case message.SeatNumber(number):
                return self._seat_in(value, number, form if form in (INSIDE, BARE) else "")
            case message.Fixed(number, digits, signed):
                return Decimals(number, digits, signed=signed)
            case message.Share(share):
                return Thing(self, message.share_said(share))
            case message.Ordinal(number):
                args = {"number": number, "class": messages.ordinal_class(number)}
                return Thing(self, message.Message("ordinal", args))
            case message.ThingName() | message.Message():
                return Thing(self, value)
            case tuple() | list():
                return Several(self, value)
        return Thing(self, _said_of(value))

    def _seat_in(self, value: Any, seat: int, place: str) -> Person:
        """A seat in a sentence, whose sign stands before the first of several alone."""
        person = self._person(seat)
        if person == MARK and place == INSIDE:
            person = ONE
        return Person(self, value, person, place)

    def _person(self, seat: int) -> str:
        if seat == self._mark:
            return MARK
        return YOU if is_you(self._voice.name_of(seat)) else ONE


class _Marking(_Speech):
    """Speech with signs around every name."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self._things: list[message.SeatNumber | message.ThingName] = []

    def name(self, thing: Any, form: str) -> str:
        words = super().name(thing, form)
        if not isinstance(thing, message.SeatNumber | message.ThingName):
            return words
        self._things.append(thing)
        return f"{BEGINS}{chr(FIRST + len(self._things) - 1)}{words}{ENDS}"

    def cut(self, words: str) -> Iterator[Wording]:
        """The words without the signs, cut where they were; names within names are parts."""
        depth, thing, held = 0, None, ""
        letters = iter(words)
        for letter in letters:
            if letter == BEGINS:
                number = ord(next(letters)) - FIRST
                if not depth:
                    yield from _with_numbers(held)
                    thing, held = self._things[number], ""
                depth += 1
            elif letter == ENDS:
                depth -= 1
                if not depth:
                    yield Wording(held, thing)
                    held = ""
            else:
                held += letter
        yield from _with_numbers(held)


def _with_numbers(words: str) -> Iterator[Wording]:
    """Words between names, their numbers apart."""
    for part in NUMBER.split(words):
        if part:
            yield Wording(part, int(part) if NUMBER.fullmatch(part) else None)


def _unmistakable(value: Any) -> Any:
    """An argument as a part of a key; TypeError where it may read otherwise when said again."""
    kind = type(value)
    if kind in LASTING:
        return value
    if kind is tuple:
        return tuple(map(_unmistakable, value))
    if kind is message.Message:
        return (kind, value.key, *map(_unmistakable, value.args.items()))
    if kind is bool:
        return "yes", value
    raise TypeError(kind)


def _said_of(thing: Any) -> message.Message:
    said: message.Message = thing.said()
    return said


@lru_cache(64)
def voice_of(names: tuple[str, ...], folder: Path | None, language: str = message.ENGLISH) -> Voice:
    """The voice that tells a game to readers who know its seats by these names."""
    return Voice(names, folder, language)
