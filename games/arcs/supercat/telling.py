"""Why a line of a page does not hold: never "no" where it is true and only something is missing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.core.bot import Reason
from games.arcs.supercat.pages import Line
from games.arcs.supercat.sight import FAR, Sight

TAKE_LONGER: Final = ("move", "battle", "influence", "repair")
"""The actions whose lines may need several of them."""
LOOK_AHEAD: Final = 8
"""As many actions are tried out to say how many a line needs."""


def refused(sight: Sight, line: Line, left: int, allowed: Collection[str]) -> Reason:
    """CAT-11.25: why a line does not hold with so many actions left."""
    return line.told(_why(sight, line, left, allowed))


def _why(sight: Sight, line: Line, left: int, allowed: Collection[str]) -> str:
    closed = line.closed(sight)
    if closed:
        return closed
    if line.action not in allowed:
        return f"true, but this card gives no {line.action}" if line.find(sight, left) else "no"
    if line.action not in TAKE_LONGER:
        return "no"
    far = sight.looking_far()
    if not line.find(far, FAR):
        return "no"
    if line.find(far, left):
        return "true, but only by undoing what this card has done"
    needed = next((each for each in range(left + 1, LOOK_AHEAD) if line.find(far, each)), 0)
    return f"true, but needs {needed} actions, {left} left" if needed else "no"
