"""Numbers that need many games played out: how far scores spread, and who is likely to win.

Slow (tenths of a second), so the scene has them worked out by the app's worker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engine.core.decision import Option
from games.despirala.solver import Position
from games.despirala.solver.simulation import simulate
from games.despirala.state import DespiralaTable
from games.despirala.worth import exact_values, position_of

SPREAD_GAMES: Final = 1000
WIN_GAMES: Final = 1500
LOW_SHARE: Final = 0.05


@dataclass(frozen=True, slots=True)
class Spread:
    """Where the final score is likely to lie: its standard deviation and the middle nine tenths."""

    deviation: float
    low: int
    high: int


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


def win_chances(table: DespiralaTable, seed: int) -> tuple[float, ...]:
    """Each seat's chance to win if everybody goes on playing for points.

    A shared win counts in parts; in misère the lowest score wins.
    """
    if table.is_over:
        ends = [[table.score(seat)] for seat in range(len(table.sheets))]
    else:
        ends = [
            _scores(table, position_of(table, seat), WIN_GAMES, seed + seat)
            for seat in range(len(table.sheets))
        ]
    best = min if table.misere else max
    wins = [0.0] * len(ends)
    for scores in zip(*ends, strict=True):
        goal = best(scores)
        winners = [seat for seat, score in enumerate(scores) if score == goal]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return tuple(share / len(ends[0]) for share in wins)


def _scores(table: DespiralaTable, position: Position, games: int, seed: int) -> list[int]:
    if position.is_over:
        return [position.banked + position.goods] * games
    scores: list[int] = simulate(exact_values(table.mode), games, seed, position).tolist()
    return scores
