"""The odds of a combination before it is chosen, in the form the sheet and the panels show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb

from engine.text.message import Message
from games.despirala.combinations import DICE, FACES, is_collect, matched_dice, target
from games.despirala.hints import Odds, odds_of
from games.despirala.moves import COMBINATION, Attempt, attempts


@dataclass(frozen=True, slots=True)
class OddsChart:
    """A distribution with its title: paid rolls to finish, or matching dice of the next roll."""

    title: Message
    note: Message | None
    shares: tuple[float, ...]
    first: int
    fail: float | None


def finish_odds(dice: Sequence[int], goods: int, attempt: Attempt) -> Odds | None:
    """The odds of a target with these dice and goods; None for a Collect, which always scores."""
    if is_collect(attempt.combination):
        return None
    return _finish_odds(tuple(sorted(dice)), goods, attempt)


@lru_cache(maxsize=4096)
def _finish_odds(dice: tuple[int, ...], goods: int, attempt: Attempt) -> Odds:
    return odds_of(dice, attempt, goods)


def odds_chart(dice: Sequence[int], goods: int, attempt: Attempt) -> OddsChart | None:
    """What is worth seeing before committing; None when there is nothing left to chance."""
    name = attempt.combination
    odds = finish_odds(dice, goods, attempt)
    if odds is None:
        loose = DICE - matches(dice, attempt)
        if not loose or not goods:
            return None
        face = target(name)[0]
        return OddsChart(Message("odds-of-face", {"face": face}), None, hit_chances(loose), 0, None)
    if odds.by_rolls[0] > 0 or not goods:
        return None
    note = None if odds.median is None else Message("odds-median", {"rolls": odds.median})
    title = Message("odds-to-finish", {"combination": COMBINATION(name)})
    return OddsChart(title, note, odds.by_rolls[1:], 1, odds.fail)


def hit_chances(dice: int) -> tuple[float, ...]:
    """How many of so many dice show one wanted face: the chance of 0, 1, ... all of them."""
    sides = len(FACES)
    return tuple(
        comb(dice, hits) * (sides - 1) ** (dice - hits) / sides**dice for hits in range(dice + 1)
    )


def matches(dice: Sequence[int], attempt: Attempt) -> int:
    """How many dice would be set aside."""
    return len(matched_dice(dice, target(attempt.combination, attempt.faces)))


def likeliest(dice: Sequence[int], goods: int, name: str) -> Attempt:
    """The choice of faces that is completed most often; with equal odds the one worth more."""

    def worth(attempt: Attempt) -> tuple[float, int]:
        odds = finish_odds(dice, goods, attempt)
        return (round(odds.success, 9) if odds else 0.0, sum(attempt.faces))

    return max(attempts(name), key=worth)


def sheet_share(chance: float) -> Message:
    """A chance as the bar says it, with the figure of the sheet."""
    return Message("sheet-share", {"share": chance_words(chance)})


def chance_words(chance: float) -> str:
    """A chance as it stands in the sheet: whole per cents, the ends only when certain."""
    if chance >= 1 - 1e-12:
        return "100"
    if chance <= 0:
        return "0"
    whole = round(chance * 100)
    if whole == 0:
        return "<1"
    return ">99" if whole == 100 else str(whole)
