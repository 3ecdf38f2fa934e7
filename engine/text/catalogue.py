"""The messages of one language: found by key in the files, each parsed when it is first said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engine.text.arguments import FUNCTIONS
from engine.text.languages import HOUSE, PSEUDO
from engine.text.pseudo import in_pseudo
from engine.text.said import ENGLISH
from engine.text.short import short_entry
from engine.text.texts import texts_of, texts_of_the_house
from engine.text.tree import nodes


class MessageError(Exception):
    """A message that is not there, is badly written, or asks for what it is not given."""


class Catalogue:
    """What a language says; `texts` are the messages by key, as they are written."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._texts = texts
        locale = ENGLISH if language == PSEUDO else language
        self._locale = Locale.parse(locale)
        self._bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
        self._entries: dict[str, _Entry] = {}

    def keys(self) -> Iterator[str]:
        """All messages and terms."""
        return iter(self._texts)

    def has(self, key: str, part: str = "") -> bool:
        """Whether it has the message, and that part of it."""
        if key not in self._texts:
            return False
        return not part or part in self.entry(key).parts

    def entry(self, key: str) -> _Entry:
        """A message, parsed; MessageError where there is none such."""
        found = self._entries.get(key)
        return self._parsed(key) if found is None else found

    def format(self, key: str, part: str, args: Mapping[str, Any]) -> str:
        """The message in words; `args` holds what it asks for, in a form that Fluent knows."""
        self.entry(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(part) if part else message.value
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
        if self.language == PSEUDO:
            in_pseudo(entry)
        self._bundle.add_resource(ast.Resource([entry]))
        found = self._entries[key] = _Entry(entry)
        for other in found.refers_to:
            self.entry(other)
        return found

    def asked_by(self, key: str, part: str) -> frozenset[str]:
        """The arguments that a message, or one part of it, speaks of."""
        entry = self.entry(key)
        asked = set(entry.parts[part]) if part in entry.parts else set()
        for other in entry.refers_to:
            if not other.startswith("-"):
                asked |= self.asked_by(other, "")
        return frozenset(asked)

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
    texts = texts_of(HOUSE, language)
    return Catalogue(language, texts if folder is None else texts | texts_of(folder, language))


@cache
def house_catalogue(language: str, cards: tuple[Path, ...], game: Path | None = None) -> Catalogue:
    """The messages of the house and of the cards of games, and all of one game."""
    return Catalogue(language, texts_of_the_house(language, cards, game))
