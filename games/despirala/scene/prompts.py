"""What the action bar says: labels, prices and odds of what can be done now."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import Option
from games.despirala.combinations import full_score, is_collect
from games.despirala.events import counted
from games.despirala.moves import Attempt, Continue, Reroll, Stop
from games.despirala.scene.odds import chance_words, finish_odds, matches
from games.despirala.scene.selection import DespiralaSelection


def attempt_label(attempt: Attempt) -> str:
    """The word on the button that commits to a row."""
    name = attempt.combination
    return name if is_collect(name) else f"Attempt {name}"


def attempt_odds(choosing: DespiralaSelection, attempt: Attempt) -> str:
    """What the row gives: points now, points at once, or a chance."""
    odds = finish_odds(choosing.dice, choosing.goods, attempt)
    points = full_score(attempt.combination, attempt.faces)
    if odds is None:
        now = points // 6 * matches(choosing.dice, attempt)
        return f"{counted_or_zero(now, 'point')} now"
    if odds.by_rolls[0] > 0:
        return f"{points} points at once"
    return f"{chance_words(odds.success)} %  for {points} points"


def attempt_detail(choosing: DespiralaSelection, attempt: Attempt) -> str:
    """What committing to the row means."""
    return f"{attempt} is selected: {_what_it_takes(choosing, attempt)}"


def _what_it_takes(choosing: DespiralaSelection, attempt: Attempt) -> str:
    odds = finish_odds(choosing.dice, choosing.goods, attempt)
    if odds is None:
        return "matching dice stay, then stop or continue"
    if odds.by_rolls[0] > 0:
        return "it is complete at once and costs nothing"
    if not choosing.goods:
        return "without goods it fails at once"
    return "it takes every good it needs"


def choose_detail(best: Option | None) -> str:
    """What to do while no row is selected; `best` is what the hints say, where they are shown."""
    if isinstance(best, Reroll):
        return "The hint is to reroll; or click a row"
    return "Click a row, or press its number"


def stop_words(points: int, values: Mapping[Option, float]) -> str:
    """What stopping gives, and where it is expected to lead."""
    said = counted_or_zero(points, "point")
    return f"{said}, expects {values[Stop()]:.1f}" if Stop() in values else said


def continue_words(can_continue: bool, goods: int, values: Mapping[Option, float]) -> str:
    """What continuing costs, and where it is expected to lead."""
    if not can_continue:
        return "all dice match" if goods else "no goods left"
    return f"1 good, {values[Continue()]:.1f}" if Continue() in values else "costs 1 good"


def collect_detail(points: int, goods: int) -> str:
    """Where collecting stands."""
    return f"{counted_or_zero(points, 'point')} so far, {counted(goods, 'good')} left"


def counted_or_zero(number: int, thing: str) -> str:
    """A number with its noun, and 0 as a figure: it stands beside other figures."""
    return f"0 {thing}s" if not number else counted(number, thing)
