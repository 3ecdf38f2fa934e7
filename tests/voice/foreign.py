"""English words on a page in another language: those that English messages have, and it has not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import scenarios_of
from engine.text.message import ENGLISH, HOUSE, texts_of
from games import REGISTRY

WORD = re.compile(r"[^\W\d_]{3,}")
CODE = re.compile(
    r"""\$[\w-]+|\[[\w-]+\]|[A-Z]{3,}\(|\w+: *"[^"]*"|\{ *[a-z][\w-]*(?:\.\w+)? *\}|^ *\.\w+ ="""
)
"""What of a message is not said: arguments, names of branches, calls, other messages, parts."""


@cache
def words_of(language: str) -> frozenset[str]:
    """Every word that messages, lessons, scenarios and rules of a language have, in small."""
    games = list(REGISTRY.games())
    texts = [t for folder in (HOUSE, *(game.text_folder for game in games))
             for t in texts_of(folder, language).values()]  # fmt: skip
    found = {word for text in texts for word in words_in(CODE.sub(" ", text.partition("=")[2]))}
    for game in games:
        told = [*lessons_of(game, language), *scenarios_of(game, language)]
        found |= {word for each in told for word in words_in(repr(each))}
        found |= set(words_in(game.rules_in(language).read_text("utf-8")))
    return frozenset(found)


def words_in(text: str) -> Iterator[str]:
    return (word.casefold() for word in WORD.findall(text))


def english_in(written: Iterable[str], language: str, allowed: Iterable[str] = ()) -> set[str]:
    """The texts that hold a word which English messages have and those of the language have not."""
    only = words_of(ENGLISH) - words_of(language)
    names = {word for each in allowed for word in words_in(each)}
    return {text for text in written if (only - names).intersection(words_in(text))}
