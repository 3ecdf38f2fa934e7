"""Exact chances of every final score when the rest of the game is played for the expected score.

For a set of free combinations the chances are one array, [goods before the roll, future points],
mixed from the arrays of the sets one smaller by the chances of what a turn brings: which
combination is chosen, how many points it pays and how many goods are left. Only the subsets of the
sheet at hand matter, so late in the game this is quick; the arrays of sheets met lately are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import COMBINATIONS, GOODS_PER_TURN, MOST_GOODS, full_score
from games.despirala.moves import attempts
from games.despirala.solver.backward import COLLECTS, TARGETS, Floats, Sets, before_roll, ladders
from games.despirala.solver.completion import collect_hits, finish_chances, success_chances
from games.despirala.solver.layout import most_goods
from games.despirala.solver.offers import offers
from games.despirala.solver.rolls import CHANCES
from games.despirala.solver.values import Policy

Chances = NDArray[np.float32]

# A choice's number is kept in the last bits of its value, so that finding the best value also tells
# whose it is. Eight of 52 bits cost the value nothing that matters.
TAGS = 256
REROLL = TAGS - 1

# Sets worked on together.
BLOCK = 64

_MOST_POINTS = np.array(
    [max(full_score(c.name, move.faces) for move in attempts(c.name)) for c in COMBINATIONS]
)


class Distributions:
    """Chances of future points when one policy plays on, kept up to a number of bytes."""

    def __init__(self, policy: Policy, most_bytes: int = 128 << 20) -> None:
        self._policy = policy
        self._most_bytes = most_bytes
        self._kept: OrderedDict[int, Chances] = OrderedDict({0: _nothing_left()})
        self._bytes = 0
        # Those who think about bots and about odds may ask at the same time.
        self._busy = Lock()

    def before_roll(self, free: int) -> Chances:
        """Chances of future points for a bit mask of free combinations: [goods, points].

        Goods count the turn's five. Sets of many combinations take long: twice as long for each.
        """
        with self._busy:
            if free not in self._kept:
                self._work_out(free)
            return self._kept[free]

    def between_turns(self, free: int) -> Chances:
        """The same between two turns, goods without the next turn's five."""
        return self.before_roll(free)[GOODS_PER_TURN:]

    def knows(self, free: int) -> bool:
        """Whether the chances of this sheet need no more work."""
        return free in self._kept

    def _work_out(self, free: int) -> None:
        missing = [part for part in _subsets(free) if part not in self._kept]
        for part in _subsets(free):
            if part in self._kept:
                self._kept.move_to_end(part)
        by_size: dict[int, list[int]] = {}
        for part in missing:
            by_size.setdefault(part.bit_count(), []).append(part)
        for size in sorted(by_size):
            sets = np.array(by_size[size])
            for first in range(0, len(sets), BLOCK):
                self._work_out_block(sets[first : first + BLOCK])
        self._forget()

    def _work_out_block(self, sets: Sets) -> None:
        turns = _Turns(self._policy, sets)
        for nth, free in enumerate(sets.tolist()):
            chances = np.zeros((turns.goods, points_bound(free)), dtype=np.float32)
            for outcome in turns.outcomes(nth):
                future = self._kept[free & ~(1 << outcome.combination)][GOODS_PER_TURN:]
                outcome.add(future, chances)
            for goods in range(1, turns.goods):
                chances[goods] += turns.rerolled[goods, nth] * chances[goods - 1]
            self._kept[free] = chances
            self._bytes += chances.nbytes

    def _forget(self) -> None:
        """Drop the sheets not met for longest; the empty one always stays."""
        self._kept.move_to_end(0)
        while self._bytes > self._most_bytes:
            self._bytes -= self._kept.popitem(last=False)[1].nbytes


def points_bound(free: int) -> int:
    """One more than the most future points with these combinations free."""
    points = _MOST_POINTS[[c.index for c in COMBINATIONS if free >> c.index & 1]]
    return int(points.sum()) + MOST_GOODS + 1


def _nothing_left() -> Chances:
    """After the last turn every good is a point."""
    chances = np.zeros((most_goods(0) + 1, MOST_GOODS + 1), dtype=np.float32)
    goods = np.arange(MOST_GOODS + 1)
    chances[goods + GOODS_PER_TURN, goods] = 1.0
    return chances


def _subsets(free: int) -> Iterator[int]:
    part = free
    while part:
        yield part
        part = (part - 1) & free
    yield 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What choosing a combination brings, for every goods before the roll.

    `ended[goods, nth, left]` is the chance to end it with `points[nth]` and so many goods left;
    `failed[goods]` the chance to end with neither points nor goods.
    """

    combination: int
    points: tuple[int, ...]
    ended: Chances
    failed: Chances

    def add(self, future: Chances, chances: Chances) -> None:
        """Add to the chances of future points: [goods, points], given those after the turn."""
        goods, kinds, left = self.ended.shape
        mixed = (self.ended.reshape(-1, left) @ future[:left]).reshape(goods, kinds, -1)
        width = mixed.shape[2]
        for nth, points in enumerate(self.points):
            chances[:, points : points + width] += mixed[:, nth]
        chances[:, :width] += self.failed[:, None] * future[0]


class _Turns:
    """How often optimal play chooses each line on a turn, for some sheets of one size.

    `chosen[goods, set, line]` counts lines chosen with so many goods left after any rerolls;
    `rerolled[goods, set]` is the chance to roll again.
    """

    def __init__(self, policy: Policy, sets: Sets) -> None:
        self._misere = policy.misere
        self._sets = sets
        level = policy.level(sets)
        self.goods = level.goods
        lines = level.line_values(sets)
        carry_on = {c.index: level.carries_on(lines, c.index) for c in COLLECTS}
        tags = lines.view(np.int64)
        tags &= ~(TAGS - 1)
        tags |= np.arange(lines.shape[1])[:, None]
        counts: list[Floats] = []

        def expect(best: Floats) -> Floats:
            counts.append(_count(best))
            expected: Floats = CHANCES @ best
            marked = expected.view(np.int64)
            marked |= REROLL
            return expected

        found = ladders(int(np.bitwise_or.reduce(sets)), policy.misere)
        before_roll(lines, found, not policy.misere, expect)
        counted = np.array(counts, dtype=np.float32)
        self.rerolled = counted[:, :, REROLL]
        self._chosen = counted[:, :, : lines.shape[1]]
        present = int(np.bitwise_or.reduce(sets))
        self._collected = {
            c.index: collected_chances(carry_on[c.index], self._lines(c.index, slice(None)))
            for c in COLLECTS
            if present >> c.index & 1
        }

    def outcomes(self, nth: int) -> Iterator[Outcome]:
        """What each free combination of one set brings."""
        free = int(self._sets[nth])
        for combination in TARGETS:
            if free >> combination.index & 1:
                yield self._target(combination.index, nth)
        for combination in COLLECTS:
            if free >> combination.index & 1:
                yield self._collect(combination.index, nth)

    def _lines(self, combination: int, nth: int | slice) -> Chances:
        span = offers(self._misere).of(combination)
        return self._chosen[:, nth, span.start : span.stop]

    def _target(self, combination: int, nth: int) -> Outcome:
        odds = _target_odds(combination, self._misere)
        chosen = self._lines(combination, nth)
        weights = np.zeros((self.goods, *odds.shape), dtype=np.float32)
        weights[:, odds.place_of_points, odds.place_of_missing] = chosen
        ended = weights @ odds.finished[: self.goods, :, : self.goods]
        failed = np.einsum("gl,lg->g", chosen, odds.failed[:, : self.goods])
        return Outcome(combination, odds.points, ended, failed)

    def _collect(self, combination: int, nth: int) -> Outcome:
        found = offers(self._misere)
        points = tuple(found.lines[at].points for at in reversed(found.of(combination)))
        ended = self._collected[combination][:, nth]
        return Outcome(combination, points, ended, np.zeros(self.goods, dtype=np.float32))


def _count(best: Floats) -> Floats:
    """How likely each tag is to be the best: [rolls, sets] -> [sets, tags]."""
    sets = best.shape[1]
    tags = (best.view(np.int64) & (TAGS - 1)) + TAGS * np.arange(sets)
    weights = np.broadcast_to(CHANCES[:, None], best.shape).ravel()
    counted = np.bincount(tags.ravel(), weights, TAGS * sets)
    return counted.reshape(sets, TAGS).astype(np.float64)


@dataclass(frozen=True, slots=True)
class _TargetOdds:
    """A target's odds, its lines told apart by their points and by what is missing."""

    points: tuple[int, ...]
    place_of_points: NDArray[np.intp]
    place_of_missing: NDArray[np.intp]
    finished: Chances
    failed: Chances

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.points), self.finished.shape[1]


@cache
def _target_odds(combination: int, misere: bool) -> _TargetOdds:
    found = offers(misere)
    lines = [found.lines[at] for at in found.of(combination)]
    points = sorted({line.points for line in lines})
    missing = sorted({line.missing for line in lines})
    goods = most_goods(1) + 1
    finished = np.zeros((goods, len(missing), goods), dtype=np.float32)
    for held in range(goods):
        finished[held, :, : held + 1] = finish_chances()[missing, : held + 1][:, ::-1]
    return _TargetOdds(
        tuple(points),
        np.array([points.index(line.points) for line in lines]),
        np.array([missing.index(line.missing) for line in lines]),
        finished,
        (1.0 - success_chances()[[line.missing for line in lines]]).astype(np.float32),
    )


def collected_chances(carry_on: NDArray[np.bool_], chosen: Chances) -> Chances:
    """Chances of the dice collected and the goods left: [goods, sets, dice matching, goods left].

    `carry_on` is [goods, dice not matching, sets], `chosen` [goods, sets, dice not matching].
    """
    goods, kinds, sets = carry_on.shape
    hits = collect_hits().astype(np.float32)
    stopped = np.fliplr(np.eye(kinds, dtype=np.float32))
    ended = np.zeros((goods, sets, kinds, goods), dtype=np.float32)
    now = np.zeros((sets, kinds, kinds, goods), dtype=np.float32)
    for held in range(goods):
        now = (hits @ now.reshape(sets, kinds, -1)).reshape(now.shape)
        now *= carry_on[held].T[:, :, None, None]
        now[:, :, :, held] += stopped * ~carry_on[held].T[:, :, None]
        mixed = chosen[held][:, None, :] @ now.reshape(sets, kinds, -1)
        ended[held] = mixed.reshape(sets, kinds, goods)
    return ended
