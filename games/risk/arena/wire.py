"""The contest's messages: frames of `length,json`, and fields read as leniently as it reads them.

Source: SYNCS Bot Battle 2024, protocol reference sections 2, 4 and 5.
"""

from __future__ import annotations

import json
from typing import Any, Literal

from engine.core.external.guest import Misbehaved, shortened

Cause = Literal["turn_started", "player_eliminated"]
TURN_STARTED: Cause = "turn_started"
PLAYER_ELIMINATED: Cause = "player_eliminated"

Document = dict[str, Any]
_COMPACT = json.JSONEncoder(separators=(",", ":"))


def compact(document: Document) -> str:
    """A document as the contest writes it: ASCII, without blanks."""
    return _COMPACT.encode(document)


def framed(text: str) -> bytes:
    """A message with its length in front; the text is ASCII, so characters are bytes."""
    return f"{len(text)},{text}".encode("ascii")


def invalid(sentence: str) -> Misbehaved:
    """The fault of a message that cannot be understood."""
    return Misbehaved("INVALID_MESSAGE", sentence)


def illegal(sentence: str) -> Misbehaved:
    """The fault of a move that is understood and not allowed."""
    return Misbehaved("INVALID_MOVE", sentence)


def length_in(prefix: bytes, most_digits: int) -> tuple[int, int] | None:
    """The length that a frame announces and where its text starts; None when more must be read.

    Raises Misbehaved when no comma ends a number of at most so many digits.
    """
    comma = prefix.find(b",", 0, most_digits + 1)
    if comma < 0:
        if len(prefix) <= most_digits:
            return None
        shown = shortened(prefix[:20].decode("ascii", "replace"))
        raise invalid(
            f"a message must start with a length of up to {most_digits} digits: '{shown}'"
        )
    try:
        length = int(prefix[:comma])
    except ValueError:
        shown = prefix[:comma].decode("ascii", "replace")
        raise invalid(f"a message must start with its length, not '{shown}'") from None
    return max(0, length), comma + 1


def document_of(content: bytes) -> Document:
    """The JSON object of a message; Misbehaved when it is none."""
    try:
        document = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise invalid(f"a message is not JSON ({shortened(str(error))})") from None
    if not isinstance(document, dict):
        raise invalid("a message must be a JSON object")
    return document


def require_move(document: Document, seat: int, *kinds: str) -> str:
    """The kind of move, one of those wanted now; it may be left out when there is just one.

    Raises Misbehaved for another kind, or for a move in the name of another player.
    """
    kind = document.get("record_type", kinds[0])
    if kind not in kinds:
        raise invalid(f"the answer is {shortened(repr(kind))}, not {' or '.join(kinds)}")
    mover = whole(document, "move_by_player")
    if mover != seat:
        raise illegal(f"it moves as player {mover}, but is player {seat}")
    return str(kind)


def require_equal(document: Document, key: str, wanted: Any) -> None:
    """Raises Misbehaved unless the answer repeats what the query says."""
    if key not in document:
        raise invalid(f"{key} is missing")
    given = document[key]
    if given != wanted and not (isinstance(wanted, int) and whole(document, key) == wanted):
        raise illegal(f"{key} is {shortened(repr(given))}, but was {wanted!r} in the query")


def whole(document: Document, key: str) -> int:
    """A whole number; "3" and 3.0 will do, as in the contest."""
    if key not in document:
        raise invalid(f"{key} is missing")
    return whole_number(document[key], key)


def whole_number(value: Any, name: str) -> int:
    """The value as a whole number; Misbehaved when it is none."""
    if isinstance(value, str) and len(value) <= 20:
        try:
            return int(value)
        except ValueError:
            raise invalid(f"{name} is '{value}', not a whole number") from None
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
        raise invalid(f"{name} is {shortened(repr(value))}, not a whole number")
    return int(value)
