"""What the pages of a real table show of a game's things: what hands carry, from where, to where.

A game says it by the names of its pieces and places, with their pictures (`Board.hands`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.instructions import ToDo
from engine.core.laying_out import LaidRung, Pieces
from engine.text.said import SeatNumber, ThingName
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour

End = SeatNumber | ThingName
"""Where something comes from, or goes to."""


@dataclass(frozen=True, slots=True)
class StepPicture:
    """How a piece looks; `shape` is how wide that is for its height."""

    paint: Callable[[Canvas, Box], object]
    shape: float = 1.0


@dataclass(frozen=True, slots=True)
class Carried:
    """Pieces by name and number, those of `seat` in its colour. What comes from the supply has no
    `origin`; what only changes where it lies has no `target`. `is_way`: the places of the board
    lie along a way.
    """

    pieces: Pieces = ()
    seat: int | None = None
    origin: End | None = None
    target: End | None = None
    is_way: bool = False


class Hands:
    """What a game says; nothing where it has nothing to say."""

    def touched(self, event: Any, table: Any) -> tuple[str, ...]:
        """The places, as the board calls them, that hands go to for an event."""
        return ()

    def carried(self, todo: ToDo, table: Any) -> Carried | None:
        """What hands carry for an instruction that comes of an event."""
        return None

    def in_play(self, seat: int, table: Any) -> str:
        """The piece that lies before a seat all its turn, such as its card; "" for none."""
        return ""

    def picture(self, name: str, seat: int | None, table: Any) -> StepPicture | None:
        """How a piece of that name looks, or an end: `system 3-hex`; None for what has none."""
        return None

    def tint_of(self, thing: ThingName) -> Colour | None:
        """The colour in which a large sentence names a thing; None for the usual one."""
        return None


def laid(rung: LaidRung) -> Carried:
    """What is laid out for a rung, all of it together."""
    found: dict[str, int] = {}
    for spot in rung.spots:
        for piece, count in spot.pieces:
            found[piece] = found.get(piece, 0) + count
    return Carried(tuple(found.items()), rung.seat)
