"""The values of every position before a roll, from the last turn back to the first.

W(F, g) is the expected future points with the combinations F still free and g goods, the turn's
five included, before the dice are seen. Sets of one size are worked on in blocks, with the sets in
the last axis of every array, so that each step is one operation on many sets. In misère all values
are negated, so that the best is always the largest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import COMBINATIONS, DICE, GOODS_PER_TURN, TURNS, collect_face
from games.despirala.solver.completion import collect_hits, goods_left_chances, success_chances
from games.despirala.solver.layout import most_goods, run_starts, set_sizes
from games.despirala.solver.offers import common_lines_first, offers
from games.despirala.solver.rolls import ROLLS

Floats = NDArray[np.float64]
Places = NDArray[np.intp]

# The value of each set in a block, from the best value of every roll: [rolls, sets] -> [sets].
Expect = Callable[[Floats], Floats]

# Sets worked on together: enough to drown the cost of a call, few enough for the cache.
BLOCK = 256

# Stands for a combination that is not free: never the best, and finite so that sums stay numbers.
NEVER = -1e9

COLLECTS = tuple(combination for combination in COMBINATIONS if combination.collects)
TARGETS = tuple(combination for combination in COMBINATIONS if not combination.collects)

# Combinations that look at the same features of a roll: taking the best within each group first
# leaves few different cases. The last two have many lines: blocks are cut so as to agree on them.
GROUPS = ((0, 1, 2), (3, 4, 5, 9, 12), (8, 10, 11, 13), (7,), (6,))
COSTLY_FIRST = (6, 7, 9, 13, 10, 12, 8, 11)


@dataclass(frozen=True, slots=True)
class Rung:
    """The best of one more line each, for the cases from start to stop."""

    start: int
    stop: int
    parents: Places
    lines: Places


@dataclass(frozen=True, slots=True)
class Ladder:
    """How to find the best line of a group of combinations for every roll.

    A case is a beginning of a list of lines; its best is the best of the case one shorter and its
    own last line. `case_of_roll` says which case holds all lines a roll offers.
    """

    rungs: tuple[Rung, ...]
    case_of_roll: Places
    cases: int

    def climb(self, lines: Floats, cases: Floats, spare: Floats) -> None:
        """Fill `cases` with the best of their lines: [lines, sets] -> [cases, sets]."""
        for rung in self.rungs:
            best = cases[rung.start : rung.stop]
            lines.take(rung.lines, 0, best, "clip")
            if rung.start:
                shorter = spare[: len(best)]
                cases.take(rung.parents, 0, shorter, "clip")
                np.maximum(best, shorter, out=best)


@cache
def _ladder(group: tuple[int, ...], misere: bool) -> Ladder:
    by_roll = offers(misere).by_roll
    rows = common_lines_first([sum((roll[c] for c in group), ()) for roll in by_roll])
    cases = sorted(
        {row[: n + 1] for row in rows for n in range(len(row))}, key=lambda r: (len(r), r)
    )
    place = {case: at for at, case in enumerate(cases)}
    rungs = []
    for length in range(1, len(cases[-1]) + 1):
        these = [case for case in cases if len(case) == length]
        parents = np.array([place.get(case[:-1], 0) for case in these])
        start = place[these[0]]
        rungs.append(
            Rung(start, start + len(these), parents, np.array([case[-1] for case in these]))
        )
    return Ladder(tuple(rungs), np.array([place[row] for row in rows]), len(cases))


def ladders(present: int, misere: bool) -> list[Ladder]:
    """One ladder for each group that has a combination in the bit mask."""
    groups = (tuple(c for c in group if present >> c & 1) for group in GROUPS)
    return [_ladder(group, misere) for group in groups if group]


class Level:
    """All that sets with the same number of free combinations have in common.

    `after` holds the values between turns of the sets one smaller, [goods, sets], and `after_at`
    the column of each bit mask in it; one more column, the last, stands for "not free".
    """

    def __init__(self, free: int, misere: bool, after: Floats, after_at: Places) -> None:
        self.goods = most_goods(free) + 1
        self.misere = misere
        self.sign = -1.0 if misere else 1.0
        self.after = after
        self.after_at = after_at
        self.lines = offers(misere).lines
        self._spans = {c.index: offers(misere).of(c.index) for c in COMBINATIONS}
        self._completions = {c.index: self._completion(c.index) for c in TARGETS}

    def _completion(self, combination: int) -> tuple[Floats, Places, Floats]:
        """Chances of the goods left for each missing, the missing of each line, and its points."""
        lines = [self.lines[at] for at in self._spans[combination]]
        missing = sorted({line.missing for line in lines})
        chances = goods_left_chances(missing, self.goods - 1).reshape(-1, self.goods)
        success = success_chances()[:, : self.goods]
        gains = np.array([self.sign * line.points * success[line.missing] for line in lines])
        places = np.array([missing.index(line.missing) for line in lines])
        return chances, places, np.ascontiguousarray(gains.T)[:, :, None]

    def line_values(self, masks: NDArray[np.int64]) -> Floats:
        """The value of every line for every set and goods: [goods, lines, sets].

        Lines of combinations that no set of the block has free are left unset.
        """
        values = np.empty((self.goods, len(self.lines), len(masks)))
        present = int(np.bitwise_or.reduce(masks))
        for combination in TARGETS:
            if present >> combination.index & 1:
                self._fill_target(values, masks, combination.index)
        collected = [c.index for c in COLLECTS if present >> c.index & 1]
        if collected:
            self._fill_collects(values, masks, collected)
        return values

    def _after_using(self, masks: NDArray[np.int64], combination: int) -> Floats:
        bit = 1 << combination
        nowhere = self.after.shape[1] - 1
        return self.after[:, np.where(masks & bit, self.after_at[masks & ~bit], nowhere)]

    def _fill_target(self, values: Floats, masks: NDArray[np.int64], combination: int) -> None:
        chances, places, gains = self._completions[combination]
        span = self._spans[combination]
        future = (chances @ self._after_using(masks, combination)).reshape(
            self.goods, -1, len(masks)
        )
        np.add(future[:, places], gains, out=values[:, span.start : span.stop])

    def _fill_collects(
        self, values: Floats, masks: NDArray[np.int64], collected: Sequence[int]
    ) -> None:
        stop = np.concatenate([self._after_using(masks, c) for c in collected], axis=1)
        faces = np.repeat([collect_face(COMBINATIONS[c].name) for c in collected], len(masks))
        best = collect_table(stop, self.sign * faces)
        for nth, combination in enumerate(collected):
            span = self._spans[combination]
            points = [self.sign * self.lines[at].points for at in span]
            columns = slice(nth * len(masks), (nth + 1) * len(masks))
            shape = (1, len(points), 1)
            np.add(
                best[:, :, columns],
                np.reshape(points, shape),
                out=values[:, span.start : span.stop],
            )


def collect_table(stop: Floats, worth: Floats) -> Floats:
    """Collecting at its best: [goods, dice not matching, columns], points in hand not counted.

    `stop` is the value of stopping, [goods, columns]; `worth` what a die pays in each column.
    """
    best = np.repeat(stop[:, None, :], DICE + 1, axis=1)
    chances = collect_hits()[1:]
    expected_hits = np.arange(1, DICE + 1) / DICE
    gain = expected_hits[:, None] * worth
    for goods in range(1, len(stop)):
        carry_on = chances @ best[goods - 1]
        carry_on += gain
        np.maximum(best[goods, 1:], carry_on, out=best[goods, 1:])
    return best


def before_roll(values: Floats, found: Sequence[Ladder], reroll: bool, expect: Expect) -> Floats:
    """W for every set of a block: [goods, lines, sets] -> [goods, sets]."""
    goods, _, sets = values.shape
    cases = [np.empty((ladder.cases, sets)) for ladder in found]
    best = np.empty((len(ROLLS), sets))
    spare = np.empty((len(ROLLS), sets))
    expected = np.empty((goods, sets))
    for held in range(goods):
        for nth, ladder in enumerate(found):
            ladder.climb(values[held], cases[nth], spare)
            cases[nth].take(ladder.case_of_roll, 0, spare if nth else best, "clip")
            if nth:
                np.maximum(best, spare, out=best)
        if reroll and held:
            np.maximum(best, expected[held - 1], out=best)
        expected[held] = expect(best)
    return expected


def sets_of_size(free: int) -> NDArray[np.int64]:
    """The bit masks with so many members; sets that agree on costly combinations come together."""
    masks = np.flatnonzero(set_sizes() == free)
    keys = [masks >> bit & 1 for bit in reversed(COSTLY_FIRST)]
    return masks[np.lexsort([masks, *keys])]


def value_table(misere: bool, expect: Expect) -> Floats:
    """The table of W laid out as `layout` says; `expect` takes the mean over the rolls."""
    starts = run_starts()
    table = np.empty(starts[-1])
    sign = -1.0 if misere else 1.0
    goods = np.arange(most_goods(0) + 1)
    table[: len(goods)] = goods - float(GOODS_PER_TURN)
    after = sign * table[GOODS_PER_TURN : len(goods), None]
    after_at = np.zeros(len(starts), dtype=np.intp)
    for free in range(1, TURNS + 1):
        masks = sets_of_size(free)
        level = Level(
            free, misere, np.pad(after, ((0, 0), (0, 1)), constant_values=NEVER), after_at
        )
        values = np.empty((level.goods, len(masks)))
        for first in range(0, len(masks), BLOCK):
            block = masks[first : first + BLOCK]
            found = ladders(int(np.bitwise_or.reduce(block)), misere)
            values[:, first : first + BLOCK] = before_roll(
                level.line_values(block), found, not misere, expect
            )
        table[starts[masks] + np.arange(level.goods)[:, None]] = sign * values
        after = values[GOODS_PER_TURN:]
        after_at[masks] = np.arange(len(masks))
    return table
