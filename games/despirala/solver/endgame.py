"""The rest of a game played for a payoff on the final score instead of for the score itself.

When winning is what counts, the points already banked matter, so the value of a position depends on
them as well: U(F, g, s). Late in the game few sheets are left and U can be worked out exactly for
the payoff at hand, by the same steps as the expected score. A column of every array is a sheet with
one total of points; where a sheet can be met with very many totals, a grid of them stands in and
values between are interpolated.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import COMBINATIONS, GOODS_PER_TURN
from games.despirala.solver.backward import (
    NEVER,
    Floats,
    before_roll,
    ladders,
)
from games.despirala.solver.completion import collect_hits, finish_chances, success_chances
from games.despirala.solver.layout import most_goods
from games.despirala.solver.offers import offers
from games.despirala.solver.rolls import CHANCES

Ints = NDArray[np.int64]

# Columns worked on together.
BLOCK = 256

# Totals kept of one sheet. So coarse a grid misjudges the worth of a sheet by a per cent, but that
# of all moves alike: choosing by it loses about a hundredth of what exact play gains.
TOTALS = 12


@dataclass(frozen=True, slots=True)
class EndgameTurn:
    """One player's choices in one turn, on a scale where more is better.

    `worth[goods, line]` of every line, `again[goods]` of all dice in the air, and for each Collect
    `stopping[goods, dice not matching]`.
    """

    worth: Floats
    again: Floats
    stopping: dict[int, Floats]


@dataclass(frozen=True, slots=True)
class _Pay:
    """One amount a combination can pay, and the lines that pay it."""

    points: int
    lines: Ints
    missing: Ints


@cache
def _pays(combination: int, misere: bool) -> tuple[_Pay, ...]:
    found = offers(misere)
    span = found.of(combination)
    by_points: dict[int, list[int]] = {}
    for at in span:
        by_points.setdefault(found.lines[at].points, []).append(at)
    return tuple(
        _Pay(points, np.array(lines), np.array([found.lines[at].missing for at in lines]))
        for points, lines in sorted(by_points.items())
    )


@cache
def _finished(combination: int, points: int, misere: bool) -> Floats:
    """Chances to finish the lines that pay so much: [goods, lines, goods left]."""
    pay = next(pay for pay in _pays(combination, misere) if pay.points == points)
    goods = most_goods(1) + 1
    chances = np.zeros((goods, len(pay.missing), goods))
    for held in range(goods):
        chances[held, :, : held + 1] = finish_chances()[pay.missing, : held + 1][:, ::-1]
    return chances


class Endgame:
    """Best play for a payoff, for one sheet and all sheets it can become.

    `payoff[score]` is what a final score is worth, more being better; scores beyond its end are
    worth its last entry. `goods` are those before the roll of this turn.
    """

    def __init__(
        self, payoff: Floats, misere: bool, free: int, goods: int, banked: int, totals: int = TOTALS
    ) -> None:
        self._payoff = payoff
        self._misere = misere
        self._free = free
        self._goods = goods
        self._banked = banked
        self._totals = totals
        self._sums: dict[int, Ints] = {}
        self._after: dict[int, Floats] = {}

    def turn(self) -> EndgameTurn:
        """The choices of this turn."""
        size = self._free.bit_count()
        by_size: dict[int, list[int]] = {}
        for part in _proper_subsets(self._free):
            by_size.setdefault(part.bit_count(), []).append(part)
        for smaller in range(1, size):
            self._work_out(by_size[smaller])
        columns = _Columns([self._free], [np.array([self._banked])])
        worth, stops = self._line_worth(columns, self._goods + 1)
        again = self._before_roll(columns, worth)
        stopping = {combination: stop[:, :, 0] for combination, stop in stops.items()}
        return EndgameTurn(worth[:, :, 0], again[:, 0], stopping)

    def _work_out(self, sets: list[int]) -> None:
        """U for sheets of one size, all smaller ones being known."""
        turns_ahead = (self._free.bit_count()) - sets[0].bit_count()
        rows = min(self._goods + GOODS_PER_TURN * turns_ahead, most_goods(sets[0].bit_count())) + 1
        for columns in _blocks(sets, [self._totals_of(free) for free in sets]):
            worth, _ = self._line_worth(columns, rows)
            found = self._before_roll(columns, worth)[GOODS_PER_TURN:]
            for free, where in columns.spans():
                self._after[free] = found[:, where]

    def _before_roll(self, columns: _Columns, worth: Floats) -> Floats:
        found = ladders(columns.present, self._misere)
        return before_roll(worth, found, not self._misere, lambda best: CHANCES @ best)

    def _totals_of(self, free: int) -> Ints:
        """The totals a sheet can be met with, thinned out where they are too many."""
        if free not in self._sums:
            sums = {self._banked}
            for combination in _members(self._free & ~free):
                pays = {pay.points for pay in _pays(combination, self._misere)} | {0}
                sums = {total + points for total in sums for points in pays}
            every = np.array(sorted(sums))
            if len(every) > self._totals:
                grid = np.linspace(every[0], every[-1], self._totals)
                every = np.unique(np.rint(grid).astype(np.int64))
            self._sums[free] = every
        return self._sums[free]

    def _worth_after(self, free: int, totals: Ints, rows: int) -> Floats:
        """U between turns for a sheet and some totals: [goods, totals]."""
        if not free:
            scores = np.minimum(totals + np.arange(rows)[:, None], len(self._payoff) - 1)
            paid: Floats = self._payoff[scores]
            return paid
        known = self._sums[free]
        after = self._after[free][:rows]
        if len(known) == 1:
            return np.repeat(after, len(totals), axis=1)
        above = np.minimum(np.searchsorted(known[1:], totals) + 1, len(known) - 1)
        share = (totals - known[above - 1]) / (known[above] - known[above - 1])
        worth: Floats = after[:, above - 1]
        worth += (after[:, above] - worth) * share
        return worth

    def _line_worth(self, columns: _Columns, rows: int) -> tuple[Floats, dict[int, Floats]]:
        """The worth of every line: [goods, lines, columns]; and of stopping each Collect."""
        worth = np.full((rows, len(offers(self._misere).lines), columns.width), NEVER)
        stops = {}
        for combination in _members(columns.present):
            where = columns.having(combination)
            if COMBINATIONS[combination].collects:
                stop = self._fill_collect(worth, columns, combination, where, rows)
                stops[combination] = stop
            else:
                self._fill_target(worth, columns, combination, where, rows)
        return worth, stops

    def _paid(self, columns: _Columns, combination: int, points: Ints, rows: int) -> Floats:
        """U after the combination paid so much, where it is free: [goods, points, columns]."""
        parts = []
        for free, where in columns.spans():
            if free >> combination & 1:
                totals = columns.totals[where]
                reached = (totals + points[:, None]).ravel()
                worth = self._worth_after(free & ~(1 << combination), reached, rows)
                parts.append(worth.reshape(rows, len(points), len(totals)))
        return np.concatenate(parts, axis=2)

    def _fill_target(
        self, worth: Floats, columns: _Columns, combination: int, where: Ints, rows: int
    ) -> None:
        pays = _pays(combination, self._misere)
        amounts = np.array([0, *(pay.points for pay in pays)])
        after = self._paid(columns, combination, amounts, rows)
        for nth, pay in enumerate(pays, start=1):
            odds = _finished(combination, pay.points, self._misere)[:rows, :, :rows]
            found = (odds.reshape(-1, rows) @ after[:, nth]).reshape(rows, -1, len(where))
            failed = 1.0 - success_chances()[pay.missing, :rows].T
            found += failed[:, :, None] * after[0, 0]
            worth[:, pay.lines[:, None], where] = found

    def _fill_collect(
        self, worth: Floats, columns: _Columns, combination: int, where: Ints, rows: int
    ) -> Floats:
        span = offers(self._misere).of(combination)
        amounts = np.array([offers(self._misere).lines[at].points for at in span])
        stop = self._paid(columns, combination, amounts, rows)
        best = stop.copy()
        hits = collect_hits()[1:]
        for goods in range(1, rows):
            np.maximum(best[goods, 1:], hits @ best[goods - 1], out=best[goods, 1:])
        worth[:, np.arange(span.start, span.stop)[:, None], where] = best
        return stop


class _Columns:
    """Sheets of one size, each with its totals, side by side."""

    def __init__(self, sets: list[int], totals: list[Ints]) -> None:
        self._sets = sets
        self._ends = np.cumsum([len(some) for some in totals])
        self.totals = np.concatenate(totals)
        self.width = len(self.totals)
        self.present = int(np.bitwise_or.reduce(np.array(sets)))
        self._free = np.repeat(sets, [len(some) for some in totals])

    def spans(self) -> Iterator[tuple[int, slice]]:
        """Each sheet and its columns."""
        start = 0
        for free, end in zip(self._sets, self._ends.tolist(), strict=True):
            yield free, slice(start, end)
            start = end

    def having(self, combination: int) -> Ints:
        """The columns whose sheet has the combination free."""
        return np.flatnonzero(self._free >> combination & 1)


def _blocks(sets: list[int], totals: list[Ints]) -> Iterator[_Columns]:
    """The sheets, each whole, in blocks that are wide enough."""
    some: list[int] = []
    width = 0
    for nth in range(len(sets)):
        some.append(nth)
        width += len(totals[nth])
        if width >= BLOCK or nth == len(sets) - 1:
            yield _Columns([sets[at] for at in some], [totals[at] for at in some])
            some, width = [], 0


def _members(free: int) -> list[int]:
    return [c.index for c in COMBINATIONS if free >> c.index & 1]


def _proper_subsets(free: int) -> Iterator[int]:
    part = (free - 1) & free
    while part:
        yield part
        part = (part - 1) & free
