"""Solving a mode exactly, from the rules alone, or fetching what an earlier run has solved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from games.despirala.cached_table import cached_table
from games.despirala.solver.backward import Floats, value_table
from games.despirala.solver.layout import run_starts
from games.despirala.solver.rolls import CHANCES
from games.despirala.solver.values import Mode, Policy, Values


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
