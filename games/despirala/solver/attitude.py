"""Attitudes to risk: early in the game, how boldly to play for a given payoff.

Early on the exact best play for a payoff is out of reach, but it lies close to best play with some
taste for risk. What a taste leads to is learnt from a batch of games played by it: how far their
final scores end from the certainty equivalents on the way. A standing is then worth the payoff's
mean over that spread, and the taste whose spread promises most is followed for the turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import GOODS_PER_TURN, TURNS
from games.despirala.solver.exact import kept_table, load_or_solve_for_risk, solve_for_risk
from games.despirala.solver.layout import run_starts
from games.despirala.solver.outcome import SCORES
from games.despirala.solver.simulation import Games, final_scores
from games.despirala.solver.values import Policy, Values

Floats = NDArray[np.float64]

# Tastes for risk that serve besides none. More of them, or stronger ones, play worse: the spreads
# are only typical ones, and of many estimates the best one is the most mistaken.
TASTES = (0.01, 0.02)
GAMES = 20_000


@dataclass(frozen=True, slots=True)
class Attitude:
    """A policy and the spread of its final scores around its certainty equivalents.

    `spreads[free]` are chances of differences from -SCORES to SCORES, by combinations free.
    """

    policy: Policy
    spreads: tuple[Floats, ...]

    def standing(self, free: int, goods: int, banked: int) -> float:
        """The certainty equivalent of the final score between turns, for a bit mask."""
        future = self.policy.table[run_starts()[free] + goods + GOODS_PER_TURN]
        return banked + float(future)

    def worth(self, payoff: Floats, free: int, standing: float) -> float:
        """The payoff's mean over the final scores this attitude leads to."""
        return float(self.final_chances(free, standing) @ payoff)

    def final_chances(self, free: int, standing: float) -> Floats:
        """Chances of the final scores from 0 to 604, estimated from the spread alone."""
        whole = int(np.floor(standing))
        share = standing - whole
        spread = self.spreads[free.bit_count()]
        around = np.append(spread, 0.0) * (1.0 - share) + np.append(0.0, spread) * share
        scores = np.clip(whole - SCORES + np.arange(len(around)), 0, SCORES - 1)
        chances = np.bincount(scores, around, SCORES)
        return chances.astype(np.float64)


def learn_attitudes(
    values: Values, folder: Path | None = None, seed: int = 0, games: int = GAMES
) -> tuple[Attitude, ...]:
    """No taste for risk and each of TASTES, with their spreads; the same seed, the same spreads.

    Takes some five seconds; with a folder to keep everything in, next to nothing the second time.
    """
    policies: list[Policy] = [values]
    for taste in TASTES:
        if folder is None:
            policies.append(solve_for_risk(values.mode, taste))
        else:
            policies.append(load_or_solve_for_risk(values.mode, taste, folder))
    return tuple(_attitude(policy, folder, seed, games) for policy in policies)


def _attitude(policy: Policy, folder: Path | None, seed: int, games: int) -> Attitude:
    def learn() -> Floats:
        return _learn(policy, np.random.default_rng(seed), games)

    if folder is None:
        return Attitude(policy, tuple(learn()))
    name = f"{policy.mode}-spreads-{policy.risk}-{seed}-{games}"
    return Attitude(policy, tuple(kept_table(folder, name, (TURNS + 1, 2 * SCORES + 1), learn)))


def _learn(policy: Policy, rng: np.random.Generator, games: int) -> Floats:
    """The spreads of an attitude, one row per number of combinations free."""
    equivalents = np.empty((TURNS + 1, games))

    def watch(under_way: Games) -> None:
        free = int(under_way.free[0]).bit_count()
        future = policy.table[run_starts()[under_way.free] + under_way.goods + GOODS_PER_TURN]
        equivalents[free, under_way.number] = under_way.banked + future

    scores = final_scores(policy, games, rng, watch=watch)
    equivalents[0] = scores
    return np.array([_spread(scores - row) for row in equivalents])


def _spread(differences: Floats) -> Floats:
    """Chances of whole differences, each split between the two whole numbers beside it."""
    whole = np.floor(differences).astype(np.int64)
    share = differences - whole
    places = np.concatenate([whole, whole + 1]) + SCORES
    weights = np.concatenate([1.0 - share, share])
    spread = np.bincount(places, weights, 2 * SCORES + 1)
    return (spread / len(differences)).astype(np.float64)
