"""Exact chances of every final score, and very many games played at once.

For a set of free combinations the chances are one array, [goods before the roll, future points],
mixed from the arrays of the sets one smaller by the chances of what a turn brings: which
combination is chosen, how many points it pays and how many goods are left. Only the subsets of the
sheet at hand matter, so late in the game this is quick; the arrays of sheets met lately are kept.

Games that have the same combinations free share the values of their choices, so they are sorted by
sheet and played block by block; each step is a look-up for all games of the block.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    GOODS_PER_TURN,
    MISSING_INDEX,
    MOST_GOODS,
    collect_face,
    combination_named,
    full_score,
    missing_of,
)
from games.despirala.moves import Attempt, attempts
from games.despirala.solver import values
from games.despirala.solver.offers import (
    CHANCES,
    collect_hits,
    equally_likely_rolls,
    finish_chances,
    free_mask,
    most_goods,
    offers,
    roll_index,
    success_chances,
)

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

    def __init__(self, policy: values.Policy, most_bytes: int = 128 << 20) -> None:
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

    def _work_out_block(self, sets: values.Sets) -> None:
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

    def __init__(self, policy: values.Policy, sets: values.Sets) -> None:
        self._misere = policy.misere
        self._sets = sets
        level = policy.level(sets)
        self.goods = level.goods
        lines = level.line_values(sets)
        carry_on = {c.index: level.carries_on(lines, c.index) for c in values.COLLECTS}
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

        found = values.ladders(int(np.bitwise_or.reduce(sets)), policy.misere)
        values.before_roll(lines, found, not policy.misere, expect)
        counted = np.array(counts, dtype=np.float32)
        self.rerolled = counted[:, :, REROLL]
        self._chosen = counted[:, :, : lines.shape[1]]
        present = int(np.bitwise_or.reduce(sets))
        self._collected = {
            c.index: collected_chances(carry_on[c.index], self._lines(c.index, slice(None)))
            for c in values.COLLECTS
            if present >> c.index & 1
        }

    def outcomes(self, nth: int) -> Iterator[Outcome]:
        """What each free combination of one set brings."""
        free = int(self._sets[nth])
        for combination in values.TARGETS:
            if free >> combination.index & 1:
                yield self._target(combination.index, nth)
        for combination in values.COLLECTS:
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


Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Scores = NDArray[np.int16]

# Sheets valued together, and games stepped together: so many that a block still fits the cache.
SHEETS = 128
GAMES = 1 << 14


def simulate(
    policy: values.Policy, games: int, seed: int, position: values.Position = values.START
) -> NDArray[np.int16]:
    """Final scores of so many games played on from the position by the best moves of a policy.

    The dice are real even where its values are estimated. The same seed gives the same scores.
    """
    return final_scores(policy, games, np.random.default_rng(seed), position)


def final_scores(
    policy: values.Policy,
    games: int,
    rng: np.random.Generator,
    position: values.Position = values.START,
    watch: Callable[[Games], None] | None = None,
) -> Scores:
    """As `simulate`, drawing from a generator the caller keeps.

    `watch` is shown the games between any two turns; they change place, but keep their number.
    """
    under_way = _open(policy, games, rng, position)
    while games and under_way.free[0]:
        if watch is not None:
            watch(under_way)
        under_way.goods += GOODS_PER_TURN
        _play_turn(policy, under_way, rng)
    scores = np.empty(games, dtype=np.int16)
    scores[under_way.number] = under_way.banked + under_way.goods
    return scores


@dataclass(slots=True)
class Games:
    """Games under way, one entry each: its number, combinations free, goods, points banked."""

    number: Ints
    free: Ints
    goods: Ints
    banked: Ints

    def __len__(self) -> int:
        return len(self.free)

    def some(self, which: slice) -> Games:
        """A run of the games; what happens to it happens to them."""
        return Games(self.number[which], self.free[which], self.goods[which], self.banked[which])

    def sort_by_sheet(self) -> None:
        """Bring games with the same combinations free together."""
        order = np.argsort(self.free.astype(np.int16), kind="stable")
        self.number, self.free = self.number[order], self.free[order]
        self.goods, self.banked = self.goods[order], self.banked[order]


def _open(
    policy: values.Policy, games: int, rng: np.random.Generator, position: values.Position
) -> Games:
    """The games between turns, what is left of the position's own turn played out."""
    free = free_mask(position.used)
    if position.attempt is not None:
        free |= 1 << combination_named(position.attempt.combination).index
    under_way = Games(
        np.arange(games),
        np.full(games, free),
        np.full(games, position.goods),
        np.full(games, position.banked),
    )
    if position.attempt is not None:
        _Block(policy, under_way.free[:1], rng).finish(under_way, position, position.attempt)
    elif position.in_the_air:
        _play_turn(policy, under_way, rng)
    elif position.dice is not None:
        shown = np.full(games, roll_index(position.dice))
        _Block(policy, under_way.free[:1], rng).play(under_way, shown)
    return under_way


def _play_turn(policy: values.Policy, games: Games, rng: np.random.Generator) -> None:
    """Play one turn of every game, from its free roll on."""
    games.sort_by_sheet()
    sheets, first = np.unique(games.free, return_index=True)
    ends = np.append(first, len(games))
    rolls = equally_likely_rolls()
    for sheet in range(0, len(sheets), SHEETS):
        block = _Block(policy, sheets[sheet : sheet + SHEETS], rng)
        end = int(ends[min(sheet + SHEETS, len(sheets))])
        for start in range(int(ends[sheet]), end, GAMES):
            some = games.some(slice(start, min(start + GAMES, end)))
            block.play(some, rolls[rng.integers(len(rolls), size=len(some))])


@dataclass(frozen=True, slots=True)
class _Lines:
    """The lines of a mode, column by column."""

    combination: Ints
    missing: Ints
    points: Ints
    collects: NDArray[np.bool_]


@cache
def _lines(misere: bool) -> _Lines:
    columns = np.array(offers(misere).lines).T
    collects = np.array([combination.collects for combination in COMBINATIONS])
    return _Lines(columns[0], columns[1], columns[2], collects[columns[0]])


# The number each Collect gathers; the other combinations gather none.
_FACES = np.array([collect_face(c.name) if c.collects else 0 for c in COMBINATIONS])


@cache
def _lines_by_roll(combination: int, misere: bool) -> Ints:
    """The lines of one combination for every roll, short lists filled up with their first."""
    by_roll = [roll[combination] for roll in offers(misere).by_roll]
    widest = max(map(len, by_roll))
    return np.array([row + row[:1] * (widest - len(row)) for row in by_roll])


class _Block:
    """The values of all choices for some sheets of one size, and games that make these choices."""

    def __init__(self, policy: values.Policy, sheets: Ints, rng: np.random.Generator) -> None:
        self._policy = policy
        self._rng = rng
        self._sheets = sheets
        self._lines = _lines(policy.misere)
        level = policy.level(sheets)
        line_values = level.line_values(sheets)
        self._going_on = np.array(
            [level.carries_on(line_values, c.index) for c in COMBINATIONS if c.collects]
        )
        self._per_goods = line_values[0].size
        self._flat = line_values.ravel()
        present = int(np.bitwise_or.reduce(sheets))
        offered = [
            _lines_by_roll(c.index, policy.misere) for c in COMBINATIONS if present >> c.index & 1
        ]
        self._offered = np.concatenate(offered, axis=1)

    def play(self, games: Games, shown: Ints) -> None:
        """Play the rest of the turn of every game from the roll it shows."""
        at = np.searchsorted(self._sheets, games.free)
        line = self._decide(games, at, shown)
        missing = self._lines.missing[line]
        collects = self._lines.collects[line]
        some = np.flatnonzero(~collects)
        self._complete(games, some, missing[some], self._lines.points[line[some]])
        some = np.flatnonzero(collects)
        self._collect(games, some, at[some], self._lines.combination[line[some]], missing[some])
        games.free &= ~(1 << self._lines.combination[line])

    def finish(self, games: Games, position: values.Position, attempt: Attempt) -> None:
        """Play every game's attempt on from where the position has it."""
        combination = combination_named(attempt.combination)
        everyone = np.arange(len(games))
        if combination.collects:
            left = np.full(len(games), DICE - position.matched)
            if position.in_the_air:
                left = self._roll_misses(left)
            index = np.full(len(games), combination.index)
            self._collect(games, everyone, np.zeros_like(everyone), index, left)
        else:
            # A target's roll in the air was forced: it is the position before it was paid for.
            games.goods += position.in_the_air
            missing = MISSING_INDEX[missing_of(position.dice or (), position.wanted)]
            points = full_score(attempt.combination, attempt.faces)
            self._complete(
                games, everyone, np.full(len(games), missing), np.full(len(games), points)
            )
        games.free &= ~(1 << combination.index)

    def _decide(self, games: Games, at: Ints, shown: Ints) -> Ints:
        """The line each game chooses; rerolls on the way are paid for and rolled."""
        chosen = np.empty(len(games), dtype=np.int64)
        deciding = np.arange(len(games))
        rolls = equally_likely_rolls()
        while len(deciding):
            first = games.goods[deciding] * self._per_goods + at[deciding]
            offered = self._offered[shown]
            found = self._flat.take(first[:, None] + offered * len(self._sheets))
            pick = found.argmax(axis=1)
            rows = np.arange(len(deciding))
            chosen[deciding] = offered[rows, pick]
            deciding = deciding[self._rerolls(games, deciding, found[rows, pick])]
            games.goods[deciding] -= 1
            shown = rolls[self._rng.integers(len(rolls), size=len(deciding))]
        return chosen

    def _rerolls(self, games: Games, deciding: Ints, best: Floats) -> NDArray[np.bool_]:
        """Which of the games do better to roll all dice again."""
        if self._policy.misere:
            return np.zeros(len(deciding), dtype=bool)
        goods = games.goods[deciding]
        again = self._policy.worth_before_roll(games.free[deciding], np.maximum(goods - 1, 0))
        reroll: NDArray[np.bool_] = (goods > 0) & (again > best + values.TINY * np.abs(best))
        return reroll

    def _complete(self, games: Games, some: Ints, missing: Ints, points: Ints) -> None:
        """Roll until the target is done or the goods are gone."""
        needed = rolls_needed(missing, self._rng.random(len(some)))
        goods = games.goods[some]
        done = needed <= goods
        games.banked[some] += np.where(done, points, 0)
        games.goods[some] = np.where(done, goods - needed, 0)

    def _collect(self, games: Games, some: Ints, at: Ints, combination: Ints, left: Ints) -> None:
        """Collect while a further roll is worth more than stopping; `left` dice do not match."""
        left = left.copy()
        going = np.arange(len(some))
        while len(going):
            goods = games.goods[some[going]]
            going = going[self._going_on[combination[going], goods, left[going], at[going]]]
            games.goods[some[going]] -= 1
            left[going] = self._roll_misses(left[going])
        face = _FACES[combination]
        games.banked[some] += face * (DICE - left)

    def _roll_misses(self, dice: Ints) -> Ints:
        """How many of so many dice do not match after one roll."""
        up_to = np.cumsum(collect_hits(), axis=1)[dice]
        misses = (up_to <= self._rng.random(len(dice))[:, None]).sum(axis=1)
        # The last entries are sums of chances and may fall short of one by a rounding.
        least: Ints = np.minimum(misses, dice)
        return least


def rolls_needed(missing: Ints, chance: Floats) -> Ints:
    """The paid rolls a target takes, from a number drawn evenly between 0 and 1.

    More than any player can pay when it is not done within the longest game.
    """
    success = success_chances()
    # One search in all rows at once: row m of the chances lies between 2m and 2m + 1.
    rows = (success + 2 * np.arange(len(success))[:, None]).ravel()
    found: Ints = np.searchsorted(rows, 2 * missing + chance, side="right")
    needed: Ints = found - missing * success.shape[1]
    return needed
