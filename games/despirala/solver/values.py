"""Questions to a solved game: what a position is worth and what every move in it is worth.

All values are expected future points: the final point per good counts, points banked in earlier
turns do not. In misère less is better; the values stay points.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from functools import lru_cache
from threading import Lock
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    GOODS_PER_TURN,
    combination_named,
    full_score,
    matched_dice,
    target,
)
from games.despirala.completion import MISSING_INDEX, missing_of
from games.despirala.moves import Attempt, Continue, Move, Reroll, RollMove, Stop, attempts
from games.despirala.solver.backward import SizeLevel, collect_table, on_scale
from games.despirala.solver.completion import collect_hits, finish_chances, success_chances
from games.despirala.solver.layout import ALL_FREE, free_mask, most_goods, run_starts
from games.despirala.solver.position import ImpossiblePositionError, Position

Mode = Literal["normal", "misere"]
Floats = NDArray[np.float64]

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
        """The mode's name."""
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
