"""The messages of files as they are written there, by key: nothing of them is read yet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.text.languages import HOUSE, PSEUDO
from engine.text.said import ENGLISH

CARD: Final = "card.ftl"
"""The file of a game, in the folder of a language, that the house reads: its card."""

RETIRED: Final = "retired.ftl"
"""The file of a game, in the folder of English, of messages that only old records say: the last
words of each stay there, are not translated, and are given what the record holds."""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_ASIDE = re.compile(r"^#.*$", re.MULTILINE)


def texts_of(folder: Path, language: str) -> dict[str, str]:
    """The messages of a folder's files for a language."""
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
    return {each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=True)}
