"""The values of every position before a roll, from the last turn back to the first.

W(F, g) is the expected future points with the combinations F still free and g goods, the turn's
five included, before the dice are seen. Sets of one size are worked on in blocks, with the sets in
the last axis of every array, so that each step is one operation on many sets. In misère all values
are negated, so that the best is always the largest.

A player with a taste for risk maximises the mean of exp(risk x score) instead of the mean score.
The same recursion then runs on a *scale* where adding points is multiplying; the table keeps
certainty equivalents, the safe points worth as much to that player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import COMBINATIONS, DICE, GOODS_PER_TURN, TURNS, collect_face
from games.despirala.solver.completion import collect_hits, goods_left_chances, success_chances
from games.despirala.solver.layout import most_goods, run_starts, set_sizes
from games.despirala.solver.offers import common_lines_first, offers
from games.despirala.solver.rolls import ROLLS

Floats = NDArray[np.float64]
Places = NDArray[np.intp]
Sets = NDArray[np.int64]

# The value of each set in a block, from the best value of every roll: [rolls, sets] -> [sets].
Expect = Callable[[Floats], Floats]

# Sets worked on together: enough to drown the cost of a call, few enough for the cache.
BLOCK = 256

# Stands for a combination that is not free: never the best, and finite so that sums stay numbers.
NEVER = -1e30

# Collecting on must be better by more than rounding.
TINY = 1e-12

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


@dataclass(frozen=True, slots=True)
class Completion:
    """The lines of a target, for every goods a player can hold.

    `chances` of the goods left, for each missing that occurs: [goods, missing, goods left];
    `places` finds the missing of each line; `points` and the chance of success, [goods, lines].
    """

    chances: Floats
    places: Places
    points: Floats
    success: Floats


@cache
def _completion(combination: int, misere: bool) -> Completion:
    found = offers(misere)
    lines = [found.lines[at] for at in found.of(combination)]
    missing = sorted({line.missing for line in lines})
    return Completion(
        goods_left_chances(missing, most_goods(1)),
        np.array([missing.index(line.missing) for line in lines]),
        np.array([float(line.points) for line in lines]),
        success_chances()[[line.missing for line in lines]].T,
    )


def on_scale(points: Floats, risk: float) -> Floats:
    """What so many points are worth to a player with this taste for risk; more is always better."""
    return points if risk == 0.0 else np.copysign(np.exp(risk * points), risk)


def in_points(worth: Floats, risk: float) -> Floats:
    """The inverse of `on_scale`."""
    return worth if risk == 0.0 else np.log(np.abs(worth)) / risk


class SizeLevel:
    """Sets of one size, and the values of the sets that come after them, on the player's scale.

    `table` must hold the values of all sets one smaller.
    """

    def __init__(self, sets: Sets, misere: bool, table: Floats, risk: float = 0.0) -> None:
        self.goods = most_goods(int(sets[0]).bit_count()) + 1
        self.misere = misere
        self.risk = risk
        self.sign = -1.0 if misere else 1.0
        bits = 1 << np.arange(TURNS)
        used_up = sets[:, None] & ~bits
        after = np.unique(used_up[used_up != sets[:, None]])
        first = run_starts()[after] + GOODS_PER_TURN
        self._after = np.full((self.goods, len(after) + 1), NEVER)
        future = self.sign * table[first + np.arange(self.goods)[:, None]]
        self._after[:, :-1] = on_scale(future, risk)
        self._after_at = np.full(1 << TURNS, len(after))
        self._after_at[after] = np.arange(len(after))
        self._completions = {c.index: self._cut(c.index) for c in TARGETS}

    def _cut(self, combination: int) -> Completion:
        """A target's chances up to this level's goods, ready for products."""
        whole = _completion(combination, self.misere)
        goods = self.goods
        return Completion(
            whole.chances[:goods, :, :goods].reshape(-1, goods),
            whole.places,
            self.sign * whole.points,
            whole.success[:goods],
        )

    def line_values(self, sets: Sets) -> Floats:
        """The value of every line for every set and goods: [goods, lines, sets].

        Lines of combinations that are not free are worth NEVER.
        """
        values = np.empty((self.goods, len(offers(self.misere).lines), len(sets)))
        present = int(np.bitwise_or.reduce(sets))
        for combination in COMBINATIONS:
            if not present >> combination.index & 1:
                lines = offers(self.misere).of(combination.index)
                values[:, lines.start : lines.stop] = NEVER
            elif not combination.collects:
                self._fill_target(values, sets, combination.index)
        collected = [c.index for c in COLLECTS if present >> c.index & 1]
        if collected:
            self._fill_collects(values, sets, collected)
        return values

    def _after_using(self, sets: Sets, combination: int) -> Floats:
        bit = 1 << combination
        nowhere = self._after.shape[1] - 1
        return self._after[:, np.where(sets & bit, self._after_at[sets & ~bit], nowhere)]

    def _fill_target(self, values: Floats, sets: Sets, combination: int) -> None:
        odds = self._completions[combination]
        after = self._after_using(sets, combination)
        future = (odds.chances @ after).reshape(self.goods, -1, len(sets))[:, odds.places]
        lines = offers(self.misere).of(combination)
        out = values[:, lines.start : lines.stop]
        if self.risk == 0.0:
            np.add(future, (odds.points * odds.success)[:, :, None], out=out)
        else:
            failed = (1.0 - odds.success)[:, :, None] * after[0]
            factor = np.exp(self.risk * odds.points)[:, None]
            np.add(factor * (future - failed), failed, out=out)

    def _fill_collects(self, values: Floats, sets: Sets, collected: Sequence[int]) -> None:
        stop = np.stack([self._after_using(sets, c) for c in collected], axis=1)
        faces = np.array([collect_face(COMBINATIONS[c].name) for c in collected])
        best = collect_table(stop, self.sign * faces, self.risk)
        for nth, combination in enumerate(collected):
            lines = offers(self.misere).of(combination)
            matched = np.arange(DICE, -1, -1, dtype=np.float64)[:, None]
            points = self.sign * float(faces[nth]) * matched
            out = values[:, lines.start : lines.stop]
            np.copyto(out, self.more(best[:, :, nth], points))

    def more(self, values: Floats, points: NDArray[np.floating[Any]]) -> Floats:
        """Values with points added, on the player's scale."""
        return values + points if self.risk == 0.0 else values * np.exp(self.risk * points)

    def stopping(self, values: Floats, combination: int) -> Floats:
        """What stopping a Collect is worth: [goods, dice not matching, sets]."""
        lines = offers(self.misere).of(combination)
        complete = values[:, lines.start, None]
        face = collect_face(COMBINATIONS[combination].name)
        return self.more(complete, -self.sign * face * np.arange(DICE + 1)[:, None])

    def carries_on(self, values: Floats, combination: int) -> NDArray[np.bool_]:
        """Where collecting on is better than stopping: [goods, dice not matching, sets]."""
        lines = offers(self.misere).of(combination)
        stop = self.stopping(values, combination)
        collected = values[:, lines.start : lines.stop]
        better: NDArray[np.bool_] = collected > stop + TINY * np.abs(stop)
        return better


def collect_table(stop: Floats, worth: Floats, risk: float = 0.0) -> Floats:
    """Collecting at its best, points in hand not counted: [goods, dice not matching, faces, sets].

    `stop` is the value of stopping, [goods, faces, sets]; `worth` what a die of each face pays.
    """
    best = np.repeat(stop[:, None], DICE + 1, axis=1)
    left = np.arange(DICE + 1)
    hits = np.maximum(left[:, None] - left, 0)
    # One matrix for each face: chances, and on a scale of risk the worth of the hits as well.
    chances = collect_hits() * np.exp(risk * hits * worth[:, None, None])
    gain = 0.0 if risk else left[1:, None, None] / DICE * worth[:, None]
    shape = best[0, 1:].shape
    for goods in range(1, len(stop)):
        carry_on = np.empty(shape)
        for nth, matrix in enumerate(chances):
            np.matmul(matrix[1:], best[goods - 1, :, nth], out=carry_on[:, nth])
        carry_on += gain
        np.maximum(best[goods, 1:], carry_on, out=best[goods, 1:])
    return best


def before_roll(values: Floats, found: Sequence[Ladder], reroll: bool, expect: Expect) -> Floats:
    """W for every set of a block: [goods, lines, sets] -> [goods, sets]."""
    goods, lines, sets = values.shape
    expected = np.empty((goods, sets))
    # Only the reroll goes from goods to goods, so narrow blocks take several goods side by side.
    abreast = max(1, BLOCK // sets)
    for first in range(0, goods, abreast):
        some = values[first : first + abreast].transpose(1, 0, 2).reshape(lines, -1)
        best = _best_of_lines(some, found).reshape(len(ROLLS), -1, sets)
        for nth in range(best.shape[1]):
            held = first + nth
            now = best[:, nth]
            if reroll and held:
                np.maximum(now, expected[held - 1], out=now)
            expected[held] = expect(now)
    return expected


def _best_of_lines(values: Floats, found: Sequence[Ladder]) -> Floats:
    """The best line of every roll: [lines, columns] -> [rolls, columns]."""
    columns = values.shape[1]
    best = np.empty((len(ROLLS), columns))
    spare = np.empty((len(ROLLS), columns))
    for nth, ladder in enumerate(found):
        cases = np.empty((ladder.cases, columns))
        ladder.climb(values, cases, spare)
        cases.take(ladder.case_of_roll, 0, spare if nth else best, "clip")
        if nth:
            np.maximum(best, spare, out=best)
    return best


def sets_of_size(free: int) -> Sets:
    """The bit sets with so many members; sets that agree on costly combinations come together."""
    sets = np.flatnonzero(set_sizes() == free)
    keys = [sets >> bit & 1 for bit in reversed(COSTLY_FIRST)]
    return sets[np.lexsort([sets, *keys])]


def value_table(misere: bool, expect: Expect, risk: float = 0.0) -> Floats:
    """The table of W laid out as `layout` says; `expect` takes the mean over the rolls."""
    starts = run_starts()
    table = np.empty(starts[-1])
    goods = np.arange(most_goods(0) + 1)
    table[: len(goods)] = goods - float(GOODS_PER_TURN)
    for free in range(1, TURNS + 1):
        sets = sets_of_size(free)
        level = SizeLevel(sets, misere, table, risk)
        for first in range(0, len(sets), BLOCK):
            block = sets[first : first + BLOCK]
            found = ladders(int(np.bitwise_or.reduce(block)), misere)
            worth = before_roll(level.line_values(block), found, not misere, expect)
            places = starts[block] + np.arange(level.goods)[:, None]
            table[places] = level.sign * in_points(worth, risk)
    return table
