"""Errors a person is meant to read: one sentence that names what is wrong and where.

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

LONGEST_MESSAGE = 300
LONGEST_VALUE = 60
GAP = " ... "


def shortened(text: str, most: int = LONGEST_MESSAGE) -> str:
    """The text on one line of at most so many characters: where it is longer, its middle is left
    out; line ends and signs that cannot be shown are written as escapes."""
    text = _without_middle(text, most)
    if text.isprintable():
        return text
    return _without_middle("".join(s if s.isprintable() else _escape(s) for s in text), most)


def shown(value: object, most: int = LONGEST_VALUE) -> str:
    """A value from outside as a message may hold it: short, and never an error of its own."""
    try:
        return shortened(repr(value), most)
    except (ValueError, RecursionError):  # a number of too many digits, a list too deep
        return f"a {type(value).__name__} too large to show"


def in_words(answer: object) -> str:
    """An answer from outside in its own words; its plain value where it has none.

    The words of an answer with a number out of range may fail in any way, as may those that the
    bot of a stranger brings.
    """
    try:
        return str(answer)
    except Exception:
        return shown(answer)


_PLACE: Final = re.compile(
    r"""(?<!\w)'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[a-z]\w*(?:\[\d+\]|\.\w[\w-]*)+|[a-z]+_\w+"""
)
"""What is quoted and stays, the way to a field such as `seats[0].dice`, or its name alone."""
_STEP: Final = re.compile(r"([\w-]+)((?:\[\d+\])*)")


def in_plain_places(sentence: str) -> str:
    """The sentence with fields in words: "entry 1 of seats, dice" for `seats[0].dice`."""
    return _PLACE.sub(_place_in_words, sentence)


def _place_in_words(found: re.Match[str]) -> str:
    if found[0][0] in "'\"":
        return found[0]
    steps = []
    for name, places in _STEP.findall(found[0]):
        entries = [f"entry {int(n) + 1} of " for n in re.findall(r"\d+", places)]
        steps.append("".join([*reversed(entries), name.replace("_", " ")]))
    return ", ".join(steps)


def _without_middle(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    start = (most - len(GAP)) * 2 // 3
    return text[:start] + GAP + text[start + len(GAP) - most :]


def _escape(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


class InputError(Exception):
    """Bad input from outside: a position, a record, a setting, a command, a bot's answer.

    What is wrong is a sentence in English or a `Message`; it is kept to a few lines, whatever was
    put into it. As a `str` it is in English; whoever reads another language is told what is `said`
    (that of a game by `Game.problem_text`).
    """

    def __init__(self, message: str | Message) -> None:
        super().__init__(shortened(message) if isinstance(message, str) else message)

    @property
    def said(self) -> Message:
        message = self.args[0]
        return fault_said(message) if isinstance(message, str) else message

    def __str__(self) -> str:
        if isinstance(self.args[0], str):
            return super().__str__()
        from engine.text.voice import Voice  # noqa: PLC0415 (few errors are read)

        return shortened(Voice(()).readable(self.args[0]))


def fault_told(words: str | Message) -> Message:
    """What a warning says, in the language of whoever reads it; text is a fault in English."""
    return InputError(words).said if isinstance(words, str) else words


class IllegalAnswer(InputError):
    """An answer that the pending decision does not offer."""


class BadDocument(InputError):
    """A JSON document that does not hold what its place calls for."""


# -- Faults as messages

FAULT: Final = "fault-"
_FIELD: Final = r"[a-z]\w*(?:\[\d+\]|\.\w[\w-]*)*"
_SHAPES: Final = {"where": _FIELD, "seat": r"-?\d+", "fault": r".+"}
"""What an argument may stand for, by its name without a number: a field, a seat counted from 0, a
fault inside this one; any other is a number, the name of a thing, or words.
"""
LEAST_AROUND: Final = 5
"""The letters of a message around another one that is more than a path or a stop."""
_ENTRY: Final = re.compile(r"([\w-]+)(?:\[(\d+)\])?")
_ARGUMENT: Final = re.compile(r"\{ *\$([a-z]+)(\d*) *\}")


def as_typed(place: str) -> Words:
    """A field as it stands in a file: "entry 1 of seats, dice" for `seats[0].dice`."""
    said: list[Message] = []
    for name, number in _ENTRY.findall(place):
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
