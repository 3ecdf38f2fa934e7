"""Errors a person is meant to read: one sentence that names what is wrong and where."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.text.message import Message

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
        from engine.text.faults import fault_said  # noqa: PLC0415 (few errors are read)

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
