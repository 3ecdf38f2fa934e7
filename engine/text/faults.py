"""Faults written in English with the names of fields, as messages of the reader's language.

The messages `fault-...` are the sentences of the code in English: their arguments stand where the
code puts values. So rules go on naming fields, as people need who write files by hand, and whoever
reads a page is told the same in his language, with the titles that the fields have there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine.text.message import (
    ENGLISH,
    HOUSE,
    Message,
    ThingName,
    Words,
    as_written,
    glued,
    key_of,
    texts_of,
)

FAULT: Final = "fault-"
_PLACE: Final = r"[a-z]\w*(?:\[\d+\]|\.\w[\w-]*)*"
_SHAPES: Final = {"where": _PLACE, "seat": r"-?\d+", "fault": r".+"}
"""What an argument may stand for, by its name without a number: a field, a seat counted from 0, a
fault inside this one; any other is a number, the name of a thing, or words.
"""
LEAST_AROUND: Final = 5
"""The letters of a message around another one that is more than a path or a stop."""
_STEP: Final = re.compile(r"([\w-]+)(?:\[(\d+)\])?")
_ARGUMENT: Final = re.compile(r"\{ *\$([a-z]+)(\d*) *\}")


def as_typed(place: str) -> Words:
    """A field as it stands in a file: "entry 1 of seats, dice" for `seats[0].dice`."""
    said: list[Message] = []
    for name, number in _STEP.findall(place):
        args = {"words": name, "number": int(number or -1) + 1}
        said.append(Message("as-typed-entry" if number else "as-typed", args))
    return glued(said, "comma")


def fault_said(
    sentence: str, folder: Path = HOUSE, titled: Callable[[str], Words] = as_typed
) -> Message:
    """The message of a sentence, by those of the game's folder and of the house; as it is written
    where they have none. `titled` is what a field such as `seats[0].dice` is called.
    """
    for key, pattern in (*_patterns(folder), *_patterns(HOUSE)):
        found = pattern.fullmatch(sentence)
        if found is not None:
            given = found.groupdict()
            beside = given.get("where", "").rpartition(".")[0]
            return Message(key, {n: _value(n, v, folder, beside, titled) for n, v in given.items()})
    return as_written(sentence)


def _value(name: str, words: str, folder: Path, beside: str, titled: Callable[[str], Words]) -> Any:
    """What an argument stands for; a field's name alone lies `beside` the first field."""
    kind = name.rstrip("0123456789")
    match kind:
        case "where":
            is_beside = beside and name != "where" and re.fullmatch(r"\w+", words)
            return titled(f"{beside}.{words}" if is_beside else words)
        case "seat":
            return int(words) + 1
        case "fault":
            return fault_said(words, folder, titled)
    if key_of(kind, words) in texts_of(folder, ENGLISH):
        return ThingName(kind, words)
    return int(words) if re.fullmatch(r"-?\d{1,9}", words) else words


@cache
def _patterns(folder: Path) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The messages of a folder with what they match: first those around another fault, of each
    those that say most themselves.
    """
    texts = texts_of(folder, ENGLISH)
    found = {key: texts[key].partition("=")[2].strip() for key in texts if key.startswith(FAULT)}
    ordered = sorted(found.items(), key=lambda each: _order(each[1]))
    return tuple((key, _pattern(text)) for key, text in ordered)


def _order(text: str) -> tuple[bool, int]:
    written = len(_ARGUMENT.sub("", text))
    return "$fault" not in text or written < LEAST_AROUND, -written


def _pattern(text: str) -> re.Pattern[str]:
    parts = _ARGUMENT.split(text)
    written, names = parts[::3], list(zip(parts[1::3], parts[2::3], strict=True))
    holes = [f"(?P<{name}{number}>{_SHAPES.get(name, '.*?')})" for name, number in names]
    return re.compile("".join(re.escape(w) + h for w, h in zip(written, [*holes, ""], strict=True)))
