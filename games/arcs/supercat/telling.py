"""Why a line of a page does not hold: never "no" where it is true and only something is missing."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from engine.core.decision import PossibleOption, Reason, ReasonOutcome
from games.arcs.board import ACTION
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.pages import Aim, Line, action_of

TAKE_LONGER: Final = ("move", "battle", "influence", "repair")
"""The actions whose lines may need several of them."""
MOST_ACTIONS: Final = 5
"""What needs more actions than the best card gives with aids is not true with any."""
LineWalked = tuple[Line, int]
"""A line, and how many actions it may use."""


def walked(
    assessment: Assessment,
    lines: Sequence[LineWalked],
    place: int,
    aims: Sequence[Aim],
    allowed: Collection[str],
) -> tuple[Reason, ...]:
    """The lines that were refused, the one at this place, which held, and those not asked then."""
    before = [refused(assessment, line, left, allowed) for line, left in lines[:place]]
    after = [not_asked(line) for line, _ in lines[place + 1 :]]
    return (*before, held(lines[place][0], aims), *after)


def held(line: Line, aims: Sequence[Aim]) -> Reason:
    """What the line that holds comes to; of several ways chance takes one when it is begun."""
    if len(aims) == 1:
        return line.held(aims[0])
    return line.told("told-held-by-chance", ReasonOutcome.HELD, count=len(aims))


def not_asked(line: Line) -> Reason:
    """That a line stands after the one that held."""
    return line.told("told-not-asked", ReasonOutcome.EARLIER)


def refused(assessment: Assessment, line: Line, left: int, allowed: Collection[str]) -> Reason:
    """CAT-11.25: why a line does not hold with so many actions left: it is not so, or it is, but
    not with this card, not with so few actions, or not without undoing what was done.
    """
    closed = line.closed(assessment)
    if closed is not None:
        return line.told("told-closed", ReasonOutcome.NOT_SO, why=closed)
    aims = line.find(assessment, left)
    if aims:
        missing = line.action if line.action not in allowed else action_of(line, aims[0])
        return line.told("told-no-such-action", ReasonOutcome.NO_ACTION, action=ACTION(missing))
    if line.action not in allowed or line.action not in TAKE_LONGER or line.is_partial:
        return line.told("told-no", ReasonOutcome.NOT_SO)
    far = assessment.looking_far(MOST_ACTIONS)
    if assessment.trail and line.find(far, left):
        return line.told("told-undoes", ReasonOutcome.NO_ACTION)
    needed = needs(line, far, left)
    if not needed:
        return line.told("told-no", ReasonOutcome.NOT_SO)
    key = "told-too-long-for-share" if left < assessment.view.turn.pips else "told-too-long"
    return line.told(key, ReasonOutcome.NO_ACTION, needed=needed, left=left)


def needs(line: Line, far: Assessment, left: int) -> int:
    """How many actions a line needs that the actions left do not reach, 0 if none would do."""
    if left >= MOST_ACTIONS or not line.find(far, MOST_ACTIONS):
        return 0
    more = range(left + 1, MOST_ACTIONS)
    return next((each for each in more if line.find(far, each)), MOST_ACTIONS)


def by_lot(options: Sequence[Any]) -> tuple[PossibleOption, ...]:
    """The odds of what a lot decided between; none where there was only one, or where others may
    not know what could be chosen.
    """
    if len(options) < 2 or any(getattr(each, "is_secret", False) for each in options):
        return ()
    return tuple([PossibleOption(each, 1 / len(options)) for each in options])
