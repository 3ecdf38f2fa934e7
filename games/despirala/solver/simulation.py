"""Very many games at once: all of them play the same turn before any plays the next.

Games that have the same combinations free share the values of their choices, so they are sorted by
sheet and played block by block; each step is a look-up for all games of the block.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import (
    COMBINATIONS,
    DICE,
    GOODS_PER_TURN,
    collect_face,
    combination_named,
    full_score,
)
from games.despirala.completion import MISSING_INDEX, missing_of
from games.despirala.moves import Attempt
from games.despirala.solver.backward import TINY
from games.despirala.solver.completion import collect_hits, success_chances
from games.despirala.solver.layout import free_mask
from games.despirala.solver.offers import offers
from games.despirala.solver.position import START, Position
from games.despirala.solver.rolls import equally_likely_rolls, roll_index
from games.despirala.solver.values import Policy

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Scores = NDArray[np.int16]

# Sheets valued together, and games stepped together: so many that a block still fits the cache.
SHEETS = 128
GAMES = 1 << 14


def simulate(
    policy: Policy, games: int, seed: int, position: Position = START
) -> NDArray[np.int16]:
    """Final scores of so many games played on from the position by the best moves of a policy.

    The dice are real even where its values are estimated. The same seed gives the same scores.
    """
    return final_scores(policy, games, np.random.default_rng(seed), position)


def final_scores(
    policy: Policy,
    games: int,
    rng: np.random.Generator,
    position: Position = START,
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


def _open(policy: Policy, games: int, rng: np.random.Generator, position: Position) -> Games:
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


def _play_turn(policy: Policy, games: Games, rng: np.random.Generator) -> None:
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

    def __init__(self, policy: Policy, sheets: Ints, rng: np.random.Generator) -> None:
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

    def finish(self, games: Games, position: Position, attempt: Attempt) -> None:
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
        reroll: NDArray[np.bool_] = (goods > 0) & (again > best + TINY * np.abs(best))
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
