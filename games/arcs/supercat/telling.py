"""Why a line of a page does not hold: never "no" where it is true and only something is missing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.core.bot import Reason
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.pages import Line

TAKE_LONGER: Final = ("move", "battle", "influence", "repair")
"""The actions whose lines may need several of them."""
MOST_ACTIONS: Final = 5
"""What needs more actions than the best card gives with aids is not true with any."""


def refused(assessment: Assessment, line: Line, left: int, allowed: Collection[str]) -> Reason:
    """CAT-11.25: why a line does not hold with so many actions left."""
    return line.told(_why(assessment, line, left, allowed))


def _why(assessment: Assessment, line: Line, left: int, allowed: Collection[str]) -> str:
    if not assessment.is_told:
        return "no"
    closed = line.closed(assessment)
    if closed:
        return closed
    if line.action not in allowed:
        return (
            f"true, but this card gives no {line.action}" if line.find(assessment, left) else "no"
        )
    if line.action not in TAKE_LONGER or line.is_partial:
        return "no"
    far = assessment.looking_far(MOST_ACTIONS)
    if assessment.trail and line.find(far, left):
        return "true, but only by undoing what this card has done"
    return too_long(line, far, left) or "no"


def too_long(line: Line, far: Assessment, left: int, whose: str = "left") -> str:
    """How many actions a line needs that the actions left do not reach, "" if none would do."""
    if left >= MOST_ACTIONS or not line.find(far, MOST_ACTIONS):
        return ""
    more = range(left + 1, MOST_ACTIONS)
    needed = next((each for each in more if line.find(far, each)), MOST_ACTIONS)
    return f"true, but needs {needed} actions, {left} {whose}"
