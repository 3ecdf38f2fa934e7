"""A turn played for a payoff: every line's worth, given what the ends of the turn are worth.

The columns of every array are situations met side by side; what tells them apart (points banked, a
lead, the sheet) is the business of whoever knows what their ends are worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import DTypeLike, NDArray

from games.despirala.combinations import COMBINATIONS
from games.despirala.solver.backward import NEVER, before_roll, ladders
from games.despirala.solver.completion import collect_hits, finish_chances, success_chances
from games.despirala.solver.layout import most_goods
from games.despirala.solver.offers import offers
from games.despirala.solver.rolls import CHANCES

Ints = NDArray[np.int64]
Worth = NDArray[np.floating[Any]]


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's choices in one turn, on a scale where more is better.

    `worth[goods, line]` of every line, `again[goods]` of all dice in the air, and for each Collect
    `stopping[goods, dice not matching]`.
    """

    worth: Worth
    again: Worth
    stopping: Mapping[int, Worth]


class Ends(Protocol):
    """What the ends of a turn are worth, for some columns; `present` has all their combinations."""

    present: int
    width: int

    def having(self, combination: int) -> Ints:
        """The columns whose sheet has the combination free."""

    def paid(self, combination: int, points: Ints, rows: int) -> Worth:
        """The worth of having it paid so much, in those columns: [goods left, points, columns]."""


@dataclass(frozen=True, slots=True)
class Pay:
    """One amount a combination can pay, and the lines that pay it."""

    points: int
    lines: Ints
    missing: Ints


@cache
def pays(combination: int, misere: bool) -> tuple[Pay, ...]:
    """The amounts a combination can pay, in ascending order."""
    found = offers(misere)
    by_points: dict[int, list[int]] = {}
    for at in found.of(combination):
        by_points.setdefault(found.lines[at].points, []).append(at)
    return tuple(
        Pay(points, np.array(lines), np.array([found.lines[at].missing for at in lines]))
        for points, lines in sorted(by_points.items())
    )


@cache
def _finished(combination: int, points: int, misere: bool, kind: DTypeLike) -> Worth:
    """Chances to finish the lines that pay so much: [goods, lines, goods left]."""
    pay = next(pay for pay in pays(combination, misere) if pay.points == points)
    goods = most_goods(1) + 1
    chances = np.zeros((goods, len(pay.missing), goods), dtype=kind)
    for held in range(goods):
        chances[held, :, : held + 1] = finish_chances()[pay.missing, : held + 1][:, ::-1]
    return chances


def turn_of(ends: Ends, rows: int, misere: bool) -> Turn:
    """The choices of a turn in the one column of `ends`, with up to `rows` - 1 goods."""
    worth, stops = line_worth(ends, rows, misere)
    again = worth_before_roll(worth, ends.present, misere)
    stopping = {combination: stop[:, :, 0] for combination, stop in stops.items()}
    return Turn(worth[:, :, 0], again[:, 0], stopping)


def worth_before_roll(worth: Worth, present: int, misere: bool) -> Worth:
    """The worth of the roll that opens a turn: [goods, lines, columns] -> [goods, columns]."""
    chances = CHANCES.astype(worth.dtype)
    found: Worth = before_roll(
        worth, ladders(present, misere), not misere, lambda best: chances @ best
    )
    return found


def line_worth(
    ends: Ends, rows: int, misere: bool, kind: DTypeLike = np.float64
) -> tuple[Worth, dict[int, Worth]]:
    """The worth of every line: [goods, lines, columns]; and of stopping each Collect.

    The second is [goods, dice not matching, columns that have the Collect].
    """
    worth = np.full((rows, len(offers(misere).lines), ends.width), NEVER, dtype=kind)
    stops = {}
    for combination in members(ends.present):
        if COMBINATIONS[combination].collects:
            stops[combination] = _fill_collect(worth, ends, combination, misere)
        else:
            _fill_target(worth, ends, combination, misere)
    return worth, stops


def _fill_target(worth: Worth, ends: Ends, combination: int, misere: bool) -> None:
    rows, where = len(worth), ends.having(combination)
    amounts = np.array([0, *(pay.points for pay in pays(combination, misere))])
    after = ends.paid(combination, amounts, rows)
    for nth, pay in enumerate(pays(combination, misere), start=1):
        odds = _finished(combination, pay.points, misere, worth.dtype)[:rows, :, :rows]
        found = (odds.reshape(-1, rows) @ after[:, nth]).reshape(rows, -1, len(where))
        failed = (1.0 - success_chances()[pay.missing, :rows].T).astype(worth.dtype)
        found += failed[:, :, None] * after[0, 0]
        worth[:, pay.lines[:, None], where] = found


def _fill_collect(worth: Worth, ends: Ends, combination: int, misere: bool) -> Worth:
    span = offers(misere).of(combination)
    amounts = np.array([offers(misere).lines[at].points for at in span])
    stop = ends.paid(combination, amounts, len(worth))
    best = stop.copy()
    hits = collect_hits()[1:].astype(worth.dtype)
    for goods in range(1, len(worth)):
        np.maximum(best[goods, 1:], hits @ best[goods - 1], out=best[goods, 1:])
    worth[:, np.arange(span.start, span.stop)[:, None], ends.having(combination)] = best
    return stop


def members(free: int) -> list[int]:
    """The combinations of a bit mask."""
    return [c.index for c in COMBINATIONS if free >> c.index & 1]
