"""The values of every position, worked out from the last turn back, fetched or sampled.

W(F, g) is the expected future points with the combinations F still free and g goods, the turn's
five included, before the dice are seen. Sets of one size are worked on in blocks, with the sets in
the last axis of every array, so that each step is one operation on many sets. In misère all values
are negated, so that the best is always the largest.

A player with a taste for risk maximises the mean of exp(risk x score) instead of the mean score.
The same recursion then runs on a *scale* where adding points is multiplying; the table keeps
certainty equivalents, the safe points worth as much to that player.

All values are expected future points: the final point per good counts, points banked in earlier
turns do not. In misère less is better; the values stay points.

Taking the best after every roll makes lucky estimates spread backwards, so such a table promises
more than it wins (in misère, less); with few trials it plays visibly worse. That makes a ladder of
weaker players. Only the roll that opens a turn is sampled: completing and collecting are exact.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.core.storage import StorageError, put_in_place, read_bytes
from games.despirala.card import cached_table_file
from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    GOODS_PER_TURN,
    MISSING_INDEX,
    TURNS,
    collect_face,
    combination_named,
    full_score,
    is_collect,
    matched_dice,
    missing_of,
    target,
)
from games.despirala.moves import Attempt, Continue, Move, Reroll, RollMove, Stop, attempts
from games.despirala.solver.offers import (
    ALL_FREE,
    CHANCES,
    ROLLS,
    collect_hits,
    common_lines_first,
    equally_likely_rolls,
    finish_chances,
    free_mask,
    goods_left_chances,
    most_goods,
    offers,
    run_starts,
    set_sizes,
    success_chances,
)

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


class ImpossiblePositionError(ValueError):
    """No game can come to this position, or the move cannot be made in it."""


@dataclass(frozen=True, slots=True)
class Position:
    """One player's sheet, goods and dice.

    Without dice and attempt the player is between two turns, the next turn's five goods not yet
    received. With dice alone they decide what to do; with dice and an attempt (already counted as
    used) they are completing it. `in_the_air` says that a roll has been paid for, or is free, but
    not seen: of all six dice, or during an attempt of those that do not match.
    """

    used: frozenset[str] = field(default_factory=frozenset)
    goods: int = 0
    banked: int = 0
    dice: tuple[int, ...] | None = None
    attempt: Attempt | None = None
    in_the_air: bool = False

    def __post_init__(self) -> None:
        if self.attempt is not None and self.attempt.combination not in self.used:
            raise ImpossiblePositionError(f"{self.attempt} is under way but not marked as used")

    @property
    def is_over(self) -> bool:
        """Whether only the goods are left to be counted."""
        return len(self.used) == TURNS and self.attempt is None

    @property
    def wanted(self) -> tuple[int, ...]:
        """The target of the attempt under way; ImpossiblePositionError when there is none."""
        if self.attempt is None:
            raise ImpossiblePositionError("no combination is being attempted")
        return target(self.attempt.combination, self.attempt.faces)

    @property
    def matched(self) -> int:
        """How many dice the attempt under way has set aside."""
        return len(matched_dice(self.dice or (), self.wanted))

    @property
    def collecting(self) -> int:
        """The number being collected, 0 when none is."""
        if self.attempt is None or not is_collect(self.attempt.combination):
            return 0
        return collect_face(self.attempt.combination)

    def after(self, move: Move) -> Position:
        """The position the move leads to, before any roll it pays for is seen.

        ImpossiblePositionError when there is no such decision here.
        """
        if self.dice is None or self.in_the_air:
            raise ImpossiblePositionError(f"{move} answers dice, and none have been rolled")
        match move:
            case Reroll() if self.attempt is None and self.goods:
                return replace(self, goods=self.goods - 1, dice=None, in_the_air=True)
            case Attempt(name) if self.attempt is None and name not in self.used:
                return replace(self, used=self.used | {name}, attempt=move)
            case Stop() if self.collecting:
                banked = self.banked + self.collecting * self.matched
                return Position(self.used, self.goods, banked)
            case Continue() if self.collecting and self.goods:
                return replace(self, goods=self.goods - 1, in_the_air=True)
        raise ImpossiblePositionError(f"{move} cannot be played here")


START = Position()


Mode = Literal["normal", "misere"]

# Moves whose values differ by no more than this are equally good.
TIE = 1e-9

# Collect tables kept per object: one per sheet met lately, some 20 kB each.
KEPT_COLLECTS = 256

_TARGETS = tuple(combination for combination in COMBINATIONS if not combination.collects)
_TARGET_MOVES = tuple(move for c in _TARGETS for move in attempts(c.name))
_MOVE_COMBINATION = np.array([combination_named(m.combination).index for m in _TARGET_MOVES])
_MOVE_POINTS = np.array([full_score(m.combination, m.faces) for m in _TARGET_MOVES])


class Best(NamedTuple):
    """The best value of a decision and every move that reaches it, in legal order."""

    value: float
    moves: tuple[RollMove, ...]


class CollectValues(NamedTuple):
    """Values of stopping and of continuing, points in hand included; None where it is illegal."""

    stop: float
    carry_on: float | None


@lru_cache(maxsize=len(_TARGET_MOVES) * 10)
def _missing_by_move(dice: tuple[int, ...]) -> NDArray[np.intp]:
    return np.array(
        [MISSING_INDEX[missing_of(dice, target(m.combination, m.faces))] for m in _TARGET_MOVES]
    )


class Policy:
    """A way to play one mode: always the best move by the values of a table.

    `table` is laid out as `layout` says. With a taste for risk other than 0 it holds certainty
    equivalents instead of expected points.
    """

    def __init__(self, misere: bool, table: Floats, risk: float = 0.0) -> None:
        self.misere = misere
        self.table = table
        self.risk = risk
        self._sign = -1.0 if misere else 1.0
        self._starts = run_starts()

    @property
    def mode(self) -> Mode:
        return "misere" if self.misere else "normal"

    def level(self, sets: NDArray[np.int64]) -> SizeLevel:
        """The choices in sheets of one size, on the scale of this player."""
        return SizeLevel(sets, self.misere, self.table, self.risk)

    def worth_before_roll(self, free: NDArray[np.int64], goods: NDArray[np.int64]) -> Floats:
        """What a roll of all six dice is worth, on the scale of this player."""
        return on_scale(self._sign * self.table[self._starts[free] + goods], self.risk)


class Values(Policy):
    """The solved game of one mode, exact or estimated, and what follows from its table.

    `trials` is 0 for exact values, else the number of rolls sampled in each position.
    """

    def __init__(self, misere: bool, table: Floats, trials: int = 0) -> None:
        super().__init__(misere, table)
        self.trials = trials
        self._collects: OrderedDict[tuple[int, int], Floats] = OrderedDict()
        # Those who think about bots and about odds may ask at the same time.
        self._collects_busy = Lock()

    @property
    def start(self) -> float:
        """Expected final score of a game before its first roll."""
        return self.between_turns((), 0)

    def between_turns(self, used: Collection[str], goods: int) -> float:
        """Value between two turns, or after the last; `goods` without the next turn's five."""
        free = free_mask(used)
        _check_goods(free, goods + GOODS_PER_TURN)
        return float(self.table[self._starts[free] + goods + GOODS_PER_TURN])

    def before_roll(self, used: Collection[str], goods: int) -> float:
        """Value with all six dice in the air; `goods` with the turn's five, less what was paid."""
        free = free_mask(used)
        _check_goods(free, goods)
        if not free:
            raise ImpossiblePositionError("every combination is used: there is no roll to come")
        return float(self.table[self._starts[free] + goods])

    def move_values(
        self, used: Collection[str], goods: int, dice: Sequence[int]
    ) -> dict[RollMove, float]:
        """The value of every legal move after a full roll, in the order of `legal_moves`."""
        free = free_mask(used)
        _check_goods(free, goods)
        collected = self._collect_values(free, goods, dice)
        targets = self._target_values(free, goods, dice)
        found: dict[RollMove, float] = {}
        for combination in COMBINATIONS:
            if not free >> combination.index & 1:
                continue
            if combination.collects:
                found[Attempt(combination.name)] = collected[combination.index]
            else:
                for move in attempts(combination.name):
                    found[move] = targets[move]
        if goods and free and not self.misere:
            found[Reroll()] = float(self.table[self._starts[free] + goods - 1])
        return found

    def best(self, used: Collection[str], goods: int, dice: Sequence[int]) -> Best:
        """The best value after a full roll, and all moves within 1e-9 of it."""
        found = self.move_values(used, goods, dice)
        best = min(found.values()) if self.misere else max(found.values())
        return Best(best, tuple(move for move, value in found.items() if abs(value - best) <= TIE))

    def collect(self, used: Collection[str], face: int, matched: int, goods: int) -> CollectValues:
        """Stopping and continuing to collect a number; `used` includes that Collect."""
        after = free_mask(used)
        _check_goods(after, goods)
        stop = face * matched + float(self.table[self._starts[after] + goods + GOODS_PER_TURN])
        if not goods or matched == DICE:
            return CollectValues(stop, None)
        return CollectValues(stop, self._carry_on(after, face, matched, goods - 1))

    def attempt(
        self, used: Collection[str], move: Attempt, goods: int, dice: Sequence[int]
    ) -> float:
        """The value once a combination is chosen, or while it is being completed.

        `used` includes it; dice and goods are those at this moment. A Collect is worth the better
        of stopping and continuing.
        """
        wanted = target(move.combination, move.faces)
        if combination_named(move.combination).collects:
            matched = len(matched_dice(dice, wanted))
            stop, carry_on = self.collect(used, wanted[0], matched, goods)
            return stop if carry_on is None else self.better(stop, carry_on)
        after = free_mask(used)
        _check_goods(after, goods)
        missing = MISSING_INDEX[missing_of(dice, wanted)]
        future = self._future_by_missing(np.array([after]), goods)[missing, 0]
        points = full_score(move.combination, move.faces)
        return float(future + points * success_chances()[missing, goods])

    def future(self, position: Position) -> float:
        """Expected future points in any position."""
        used, goods = position.used, position.goods
        if position.attempt is None:
            if position.in_the_air:
                return self.before_roll(used, goods)
            if position.dice is None:
                return self.between_turns(used, goods)
            return self.best(used, goods, position.dice).value
        dice = position.dice or ()
        if not position.in_the_air:
            return self.attempt(used, position.attempt, goods, dice)
        if position.collecting:
            return self._carry_on(free_mask(used), position.collecting, position.matched, goods)
        # The roll in the air is forced, so this is the position just before it was paid for.
        return self.attempt(used, position.attempt, goods + 1, dice)

    def expected_final(self, position: Position) -> float:
        """Expected final score: points banked and expected future points."""
        return position.banked + self.future(position)

    def moves(self, position: Position) -> dict[Move, float]:
        """The value of every legal move of the position; empty where there is nothing to decide."""
        if position.dice is None or position.in_the_air:
            return {}
        if position.attempt is None:
            return dict(self.move_values(position.used, position.goods, position.dice).items())
        if not position.collecting:
            return {}
        stop, carry_on = self.collect(
            position.used, position.collecting, position.matched, position.goods
        )
        return {Stop(): stop} if carry_on is None else {Stop(): stop, Continue(): carry_on}

    def better(self, one: float, other: float) -> float:
        """The better of two values in this mode."""
        return min(one, other) if self.misere else max(one, other)

    def runs(self, masks: NDArray[np.int64], goods: int) -> Floats:
        """Values between turns for sets of free combinations and 0 to `goods`: [goods, sets]."""
        first = self._starts[masks] + GOODS_PER_TURN
        found: Floats = self.table[first + np.arange(goods + 1)[:, None]]
        return found

    def _future_by_missing(self, after: NDArray[np.int64], goods: int) -> Floats:
        """Future without the points of the target: [missing, sets]."""
        future = self.runs(after, goods)
        found: Floats = finish_chances()[:, : goods + 1] @ future[::-1]
        found += (1.0 - success_chances()[:, goods, None]) * future[0]
        return found

    def _target_values(self, free: int, goods: int, dice: Sequence[int]) -> dict[RollMove, float]:
        missing = _missing_by_move(tuple(sorted(dice)))
        bits = 1 << np.arange(len(COMBINATIONS))
        future = self._future_by_missing(free & ~bits, goods)
        found = (
            future[missing, _MOVE_COMBINATION] + _MOVE_POINTS * success_chances()[missing, goods]
        )
        return dict(zip(_TARGET_MOVES, found.tolist(), strict=True))

    def _collect_values(self, free: int, goods: int, dice: Sequence[int]) -> dict[int, float]:
        found = {}
        for combination in COMBINATIONS:
            if combination.collects and free >> combination.index & 1:
                face = target(combination.name)[0]
                matched = tuple(dice).count(face)
                table = self._collecting(free & ~(1 << combination.index), face)
                best = self._sign * table[goods, DICE - matched]
                found[combination.index] = face * matched + float(best)
        return found

    def _carry_on(self, after: int, face: int, matched: int, goods: int) -> float:
        """Value of a collecting roll already paid for, goods counted after paying."""
        left = DICE - matched
        expected = collect_hits()[left] @ self._collecting(after, face)[goods]
        return face * (matched + left / DICE) + float(self._sign * expected)

    def _collecting(self, after: int, face: int) -> Floats:
        """Collecting a face with the set `after` left: [goods, dice not matching], signed."""
        key = after, face
        with self._collects_busy:
            table = self._collects.get(key)
            if table is None:
                table = self._collects[key] = self._collect_table(after, face)
                if len(self._collects) > KEPT_COLLECTS:
                    self._collects.popitem(last=False)
            return table

    def _collect_table(self, after: int, face: int) -> Floats:
        goods = most_goods(after.bit_count()) - GOODS_PER_TURN
        stop = self._sign * self.runs(np.array([after]), goods)[:, None]
        worth = np.array([self._sign * face])
        found: Floats = collect_table(stop, worth)[:, :, 0, 0]
        return found


def _check_goods(free: int, goods: int) -> None:
    most = most_goods((free & ALL_FREE).bit_count())
    if not 0 <= goods <= most:
        raise ImpossiblePositionError(f"{goods} goods: a player can hold 0 to {most} here")


VERSION: Final = b"despirala table 2\n"
"""Raised whenever what a table holds changes, so that no old file is taken for a new one."""

DIGEST: Final = 32


def cached_table(folder: Path, name: str, size: int, work_out: Callable[[], bytes]) -> bytes:
    """The `size` bytes of the table of that name, worked out where the folder has none.

    A file that is missing, damaged, of another version or size is replaced; a folder that cannot
    be written only costs the next call the work.
    """
    path = cached_table_file(folder, name)
    data = _read(path, name)
    if data is None or len(data) != size:
        data = work_out()
        with suppress(StorageError):
            put_in_place(path, VERSION + _digest(name, data) + data, is_lasting=False)
    return data


def _digest(name: str, data: bytes) -> bytes:
    return sha256(name.encode() + b"\n" + data).digest()


def _read(path: Path, name: str) -> bytes | None:
    """What the file keeps under that name; None unless it is whole."""
    try:
        content = read_bytes(path)
    except StorageError:
        return None
    start = len(VERSION) + DIGEST
    head, data = content[:start], content[start:]
    return data if head == VERSION + _digest(name, data) else None


def solve(mode: Mode) -> Values:
    """The exact values of one mode, in about two seconds."""
    return Values(mode == "misere", value_table(mode == "misere", lambda best: CHANCES @ best))


def solve_for_risk(mode: Mode, risk: float) -> Policy:
    """Best play for the mean of exp(risk x score), the score counted downwards in misère.

    A positive taste for risk gives up expected points for a chance of very good scores.
    """
    misere = mode == "misere"
    table = value_table(misere, lambda best: CHANCES @ best, risk)
    return Policy(misere, table, risk)


def load_or_solve(mode: Mode, folder: Path) -> Values:
    """The exact values of one mode, kept in the folder from the first call on."""
    table = kept_table(folder, mode, _table_shape(), lambda: solve(mode).table)
    return Values(mode == "misere", table)


def load_or_solve_for_risk(mode: Mode, risk: float, folder: Path) -> Policy:
    """As `load_or_solve`, for play with a taste for risk."""
    table = kept_table(
        folder, f"{mode}-risk-{risk}", _table_shape(), lambda: solve_for_risk(mode, risk).table
    )
    return Policy(mode == "misere", table, risk)


def kept_table(
    folder: Path, name: str, shape: tuple[int, ...], work_out: Callable[[], Floats]
) -> Floats:
    """An array that is worked out once and then kept in the folder; not to be written to."""
    size = int(np.prod(shape)) * np.dtype(np.float64).itemsize
    data = cached_table(folder, name, size, lambda: work_out().astype("<f8").tobytes())
    return np.frombuffer(data, "<f8").reshape(shape).astype(np.float64, copy=False)


def _table_shape() -> tuple[int, ...]:
    return (int(run_starts()[-1]),)


def solve_sampled(mode: Mode, trials: int, seed: int) -> Values:
    """Values of one mode from so many sampled rolls per position; the same seed, the same values.

    ValueError when `trials` is not positive. Takes about as long as the exact values up to 50
    trials, and some five times as long for 1,000.
    """
    if trials < 1:
        raise ValueError(f"{trials} trials: at least one roll must be sampled")
    table = value_table(mode == "misere", _mean_of_samples(trials, np.random.default_rng(seed)))
    return Values(mode == "misere", table, trials)


def load_or_solve_sampled(mode: Mode, trials: int, seed: int, folder: Path) -> Values:
    """As `solve_sampled`, kept in the folder from the first call on."""
    shape = (int(run_starts()[-1]),)
    name = f"{mode}-sampled-{trials}-{seed}"
    table = kept_table(folder, name, shape, lambda: solve_sampled(mode, trials, seed).table)
    return Values(mode == "misere", table, trials)


def _mean_of_samples(trials: int, rng: np.random.Generator) -> Expect:
    rolls = equally_likely_rolls()

    def expect(best: Floats) -> Floats:
        sets = best.shape[1]
        throws = rng.integers(len(rolls), size=(trials, sets), dtype=np.uint16)
        places = rolls[throws] * sets + np.arange(sets)
        mean: Floats = best.ravel()[places].mean(axis=0)
        return mean

    return expect
