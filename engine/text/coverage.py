"""What a language lacks: messages and parts that are said in English until it has them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.text.catalogue import catalogue
from engine.text.languages import HOUSE
from engine.text.said import ENGLISH
from engine.text.texts import retired_in


def lacking(language: str, folder: Path = HOUSE) -> Iterator[str]:
    """The messages of a folder that a language lacks, as `key` or `key.part`."""
    other = catalogue(language, None if folder == HOUSE else folder)
    for key, part in _said_in(folder):
        if not other.has(key, part):
            yield f"{key}.{part}" if part else key


def count(folder: Path = HOUSE) -> int:
    """How many messages and parts there are to say."""
    return sum(1 for _ in _said_in(folder))


def _said_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every message of a folder, and its parts, but for those of the house and of old records."""
    english = catalogue(ENGLISH, None if folder == HOUSE else folder)
    house = () if folder == HOUSE else tuple(catalogue(ENGLISH, None).keys())
    for key in sorted(set(english.keys()).difference(house, retired_in(folder))):
        for part in english.entry(key).parts:
            yield key, part
