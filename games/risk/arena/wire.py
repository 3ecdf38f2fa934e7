"""The contest's moves: fields read as leniently as it reads them.

Source: SYNCS Bot Battle 2024, protocol reference sections 2, 4 and 5.
"""

from __future__ import annotations

from typing import Any, Literal

from engine.core.external.conversation import Document, invalid
from engine.core.external.guest import Misbehaved, shortened

Cause = Literal["turn_started", "player_eliminated"]
TURN_STARTED: Cause = "turn_started"
PLAYER_ELIMINATED: Cause = "player_eliminated"


def illegal(sentence: str) -> Misbehaved:
    """The fault of a move that is understood and not allowed."""
    return Misbehaved("INVALID_MOVE", sentence)


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
    if isinstance(value, str) and value.isascii() and len(value) <= 20:
        try:
            return int(value)
        except ValueError:
            raise invalid(f"{name} is '{value}', not a whole number") from None
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
        raise invalid(f"{name} is {shortened(repr(value))}, not a whole number")
    return int(value)
