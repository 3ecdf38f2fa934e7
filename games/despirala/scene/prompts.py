"""What the action bar says: labels, prices and odds of what can be done now."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import Option
from engine.text.message import Fixed, Message
from games.despirala.combinations import full_score, is_collect
from games.despirala.moves import COMBINATION, Attempt, Continue, Reroll, Stop
from games.despirala.scene.odds import finish_odds, matches, sheet_share
from games.despirala.scene.selection import DespiralaSelection


def attempt_label(attempt: Attempt) -> Message:
    """The word on the button that commits to a row."""
    key = "bar-collect" if is_collect(attempt.combination) else "bar-attempt"
    return Message(key, {"combination": COMBINATION(attempt.combination)})


def attempt_odds(choosing: DespiralaSelection, attempt: Attempt) -> Message:
    """What the row gives: points now, points at once, or a chance."""
    odds = finish_odds(choosing.dice, choosing.goods, attempt)
    points = full_score(attempt.combination, attempt.faces)
    if odds is None:
        return Message("bar-points-now", {"points": points // 6 * matches(choosing.dice, attempt)})
    if odds.by_rolls[0] > 0:
        return Message("bar-points-at-once", {"points": points})
    return Message("bar-chance", {"chance": sheet_share(odds.success), "points": points})


def attempt_detail(choosing: DespiralaSelection, attempt: Attempt) -> Message:
    """What committing to the row means."""
    return Message(f"bar-selected-{_what_it_takes(choosing, attempt)}", {"move": attempt})


def _what_it_takes(choosing: DespiralaSelection, attempt: Attempt) -> str:
    odds = finish_odds(choosing.dice, choosing.goods, attempt)
    if odds is None:
        return "collect"
    if odds.by_rolls[0] > 0:
        return "complete"
    return "target" if choosing.goods else "lost"


def choose_detail(best: Option | None) -> Message:
    """What to do while no row is selected; `best` is what the hints say, where they are shown."""
    return Message("bar-hint-reroll" if isinstance(best, Reroll) else "bar-click-row")


def stop_words(points: int, values: Mapping[Option, float]) -> Message:
    """What stopping gives, and where it is expected to lead."""
    if Stop() not in values:
        return Message("bar-points", {"points": points})
    return Message("bar-points-expected", {"points": points, "expected": Fixed(values[Stop()])})


def continue_words(can_continue: bool, goods: int, values: Mapping[Option, float]) -> Message:
    """What continuing costs, and where it is expected to lead."""
    if not can_continue:
        return Message("bar-all-match" if goods else "bar-no-goods")
    if Continue() not in values:
        return Message("bar-costs-good")
    return Message("bar-good-expected", {"expected": Fixed(values[Continue()])})


def collect_detail(points: int, goods: int) -> Message:
    """Where collecting stands."""
    return Message("bar-collected", {"points": points, "goods": goods})
