"""Numbers that need many games played out: how far scores spread, and who is likely to win.

Slow: tenths of a second.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import Final

from engine.core.decision import Option
from games.despirala.evaluator import exact_values, position_of
from games.despirala.hints import Spread
from games.despirala.solver import Position
from games.despirala.solver.simulation import simulate
from games.despirala.state import DespiralaTable

SPREAD_GAMES: Final = 1000
WIN_GAMES: Final = 1500
LOW_SHARE: Final = 0.05
KEPT_POSITIONS: Final = 32


def spread_after(table: DespiralaTable, option: Option, seed: int) -> Spread:
    """The spread of final scores after an option of the seat to play, then perfect play."""
    position = position_of(table, table.seat).after(option)  # type: ignore[arg-type]
    return spread_of(_scores(table, position, SPREAD_GAMES, seed))


def spread_of(scores: Sequence[int]) -> Spread:
    """The spread of some final scores."""
    ordered = sorted(scores)
    mean = sum(ordered) / len(ordered)
    variance = sum((score - mean) ** 2 for score in ordered) / max(1, len(ordered) - 1)
    edge = int(len(ordered) * LOW_SHARE)
    return Spread(sqrt(variance), ordered[edge], ordered[-1 - edge])


class WinChances:
    """Who wins how often; scores of positions met before are not played out again.

    Between two moments only one seat's position changes, so that all others come from memory.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[Position, list[int]] = OrderedDict()

    def of(self, table: DespiralaTable, seed: int) -> tuple[float, ...]:
        """Each seat's chance to win if everybody goes on playing for points.

        A shared win counts in parts; in misère the lowest score wins.
        """
        if table.is_over:
            return shared_wins([[table.score(seat)] for seat in _seats(table)], table.misere)
        ends = [self._scores(table, position_of(table, seat), seed) for seat in _seats(table)]
        return shared_wins(ends, table.misere)

    def _scores(self, table: DespiralaTable, position: Position, seed: int) -> list[int]:
        if position not in self._known:
            self._known[position] = _scores(table, position, WIN_GAMES, seed)
            if len(self._known) > KEPT_POSITIONS:
                self._known.popitem(last=False)
        self._known.move_to_end(position)
        return self._known[position]


def shared_wins(ends: Sequence[Sequence[int]], lowest_wins: bool) -> tuple[float, ...]:
    """The chance of each seat to have the best score, given its possible scores.

    The seats' scores are independent; among n that are equal and best each wins one n-th.
    """
    sign = -1 if lowest_wins else 1
    ranked = [sorted(sign * score for score in scores) for scores in ends]
    return tuple(
        sum(
            share * _win_share(score, [other for at, other in enumerate(ranked) if at != seat])
            for score, share in _shares(ranked[seat])
        )
        for seat in range(len(ranked))
    )


def _shares(ordered: Sequence[int]) -> Iterator[tuple[int, float]]:
    for score, equal in groupby(ordered):
        yield score, len(list(equal)) / len(ordered)


def _win_share(score: int, others: Sequence[Sequence[int]]) -> float:
    """What a score is worth against others: 1 alone at the top, 1/n when n share it."""
    by_equals = [1.0]  # by_equals[n]: nobody is better, and n are equal
    for other in others:
        worse = bisect_left(other, score) / len(other)
        equal = bisect_right(other, score) / len(other) - worse
        grown = [chance * worse for chance in by_equals] + [0.0]
        for count, chance in enumerate(by_equals):
            grown[count + 1] += chance * equal
        by_equals = grown
    return sum(chance / (count + 1) for count, chance in enumerate(by_equals))


def _seats(table: DespiralaTable) -> range:
    return range(len(table.sheets))


def _scores(table: DespiralaTable, position: Position, games: int, seed: int) -> list[int]:
    if position.is_over:
        return [position.banked + position.goods]
    scores: list[int] = simulate(exact_values(table.mode), games, seed, position).tolist()
    return scores
