"""Estimated values: in every position the mean over a few sampled rolls instead of all 462.

Taking the best after every roll makes lucky estimates spread backwards, so such a table promises
more than it wins (in misère, less); with few trials it plays visibly worse. That makes a ladder of
weaker players. Only the roll that opens a turn is sampled: completing and collecting are exact.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from games.despirala.solver.backward import Expect, Floats, value_table
from games.despirala.solver.exact import kept_table
from games.despirala.solver.layout import run_starts
from games.despirala.solver.rolls import equally_likely_rolls
from games.despirala.solver.values import Mode, Values


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
