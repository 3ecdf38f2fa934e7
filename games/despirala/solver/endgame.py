"""The rest of a game played for a payoff on the final score instead of for the score itself.

When winning is what counts, the points already banked matter, so the value of a position depends on
them as well: U(F, g, s). Late in the game few sheets are left and U can be worked out exactly for
the payoff at hand, by the same steps as the expected score. A column of every array is a sheet with
one total of points; where a sheet can be met with very many totals, a grid of them stands in and
values between are interpolated.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from games.despirala.combinations import GOODS_PER_TURN
from games.despirala.solver.backward import Floats
from games.despirala.solver.layout import most_goods
from games.despirala.solver.turns import (
    Ints,
    Turn,
    Worth,
    line_worth,
    members,
    pays,
    turn_of,
    worth_before_roll,
)

# Columns worked on together.
BLOCK = 256

# Totals kept of one sheet. So coarse a grid misjudges the worth of a sheet by a per cent, but that
# of all moves alike: choosing by it loses about a hundredth of what exact play gains.
TOTALS = 12


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
        self._after: dict[int, Worth] = {}

    def turn(self) -> Turn:
        """The choices of this turn."""
        size = self._free.bit_count()
        by_size: dict[int, list[int]] = {}
        for part in _proper_subsets(self._free):
            by_size.setdefault(part.bit_count(), []).append(part)
        for smaller in range(1, size):
            self._work_out(by_size[smaller])
        columns = _Columns([self._free], [np.array([self._banked])])
        return turn_of(_Ends(self, columns), self._goods + 1, self._misere)

    def _work_out(self, sets: list[int]) -> None:
        """U for sheets of one size, all smaller ones being known."""
        turns_ahead = (self._free.bit_count()) - sets[0].bit_count()
        rows = min(self._goods + GOODS_PER_TURN * turns_ahead, most_goods(sets[0].bit_count())) + 1
        for columns in _blocks(sets, [self._totals_of(free) for free in sets]):
            worth, _ = line_worth(_Ends(self, columns), rows, self._misere)
            found = worth_before_roll(worth, columns.present, self._misere)[GOODS_PER_TURN:]
            for free, where in columns.spans():
                self._after[free] = found[:, where]

    def _totals_of(self, free: int) -> Ints:
        """The totals a sheet can be met with, thinned out where they are too many."""
        if free not in self._sums:
            sums = {self._banked}
            for combination in members(self._free & ~free):
                paid = {pay.points for pay in pays(combination, self._misere)} | {0}
                sums = {total + points for total in sums for points in paid}
            every = np.array(sorted(sums))
            if len(every) > self._totals:
                grid = np.linspace(every[0], every[-1], self._totals)
                every = np.unique(np.rint(grid).astype(np.int64))
            self._sums[free] = every
        return self._sums[free]

    def worth_after(self, free: int, totals: Ints, rows: int) -> Worth:
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
        worth: Worth = after[:, above - 1]
        worth += (after[:, above] - worth) * share
        return worth


class _Ends:
    """What the sheets of some columns become."""

    def __init__(self, endgame: Endgame, columns: _Columns) -> None:
        self.present = columns.present
        self.width = columns.width
        self.having = columns.having
        self._endgame = endgame
        self._columns = columns

    def paid(self, combination: int, points: Ints, rows: int) -> Worth:
        """U after the combination paid so much, where it is free: [goods, points, columns]."""
        parts = []
        for free, where in self._columns.spans():
            if free >> combination & 1:
                totals = self._columns.totals[where]
                reached = (totals + points[:, None]).ravel()
                worth = self._endgame.worth_after(free & ~(1 << combination), reached, rows)
                parts.append(worth.reshape(rows, len(points), len(totals)))
        return np.concatenate(parts, axis=2)


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


def _proper_subsets(free: int) -> Iterator[int]:
    part = (free - 1) & free
    while part:
        yield part
        part = (part - 1) & free
