"""Solving a mode exactly, from the rules alone, or fetching what an earlier run has solved."""

from __future__ import annotations

import contextlib
import os
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.despirala.combinations import TURNS
from games.despirala.solver.backward import value_table
from games.despirala.solver.duel import GRID, Duel, Leads, learn_course, solve_duel, table_shape
from games.despirala.solver.layout import run_starts
from games.despirala.solver.outcome import EXACT_UP_TO
from games.despirala.solver.rolls import CHANCES
from games.despirala.solver.values import Mode, Policy, Values

# Raised whenever the layout of the tables changes, so that no old file is taken for a new one.
FORMAT = 1

# Numbers of combinations left free after a turn for which a duel is kept on disk: with fewer, best
# play is worked out afresh for the opponents' exact chances.
KEPT_DUEL = range(EXACT_UP_TO, TURNS)

Numbers = NDArray[np.floating[Any]]


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
    """The exact values of one mode, kept in the folder from the first call on.

    A file that is missing, damaged or of another format is solved anew and replaced; a folder that
    cannot be written only costs the next call its two seconds.
    """
    path = folder / f"despirala-{mode}.npz"
    return Values(mode == "misere", _kept_values(path, lambda: solve(mode).table))


def load_or_solve_for_risk(mode: Mode, risk: float, folder: Path) -> Policy:
    """As `load_or_solve`, for play with a taste for risk."""
    path = folder / f"despirala-{mode}-risk-{risk}.npz"
    table = _kept_values(path, lambda: solve_for_risk(mode, risk).table)
    return Policy(mode == "misere", table, risk)


def load_or_solve_duel(values: Values, folder: Path) -> Duel:
    """As `load_or_solve`, for the game against an opponent who plays for points.

    Solving takes some twenty seconds. Only early turns are kept, see KEPT_DUEL.
    """
    shapes = [table_shape(free) for free in KEPT_DUEL]
    ends = np.cumsum([2 * len(shapes), *(int(np.prod(shape)) for shape in shapes)])
    path = folder / f"despirala-{values.mode}-duel.npz"
    whole = _kept(path, lambda: _solved_duel(values), int(ends[-1]), np.dtype(np.float32))
    scales, *tables = np.split(whole, ends[:-1])
    leads = {
        free: Leads(low, spacing, GRID)
        for free, (low, spacing) in zip(KEPT_DUEL, scales.reshape(-1, 2).tolist(), strict=True)
    }
    parts = zip(KEPT_DUEL, shapes, tables, strict=True)
    return Duel(values.misere, leads, {free: part.reshape(shape) for free, shape, part in parts})


def _solved_duel(values: Values) -> Numbers:
    """The leads, low and spacing of each size, and after them the tables, in one row."""
    duel = solve_duel(values, learn_course(values), KEPT_DUEL)
    scales = [(duel.leads[free].low, duel.leads[free].spacing) for free in KEPT_DUEL]
    tables = [duel.tables[free].ravel() for free in KEPT_DUEL]
    return np.concatenate([np.array(scales, dtype=np.float32).ravel(), *tables])


def _kept_values(path: Path, work_out: Callable[[], NDArray[np.float64]]) -> NDArray[np.float64]:
    found: NDArray[np.float64] = _kept(path, work_out, int(run_starts()[-1]), np.dtype(np.float64))
    return found


def _kept(path: Path, work_out: Callable[[], Numbers], size: int, kind: np.dtype[Any]) -> Any:
    table = _read(path, size, kind)
    if table is None:
        table = work_out()
        with contextlib.suppress(OSError):
            _write(path, table)
    return table


def _read(path: Path, size: int, kind: np.dtype[Any]) -> Numbers | None:
    """The table in the file, or None; a zip entry carries a checksum, so damage is noticed."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            known, table = int(kept["format"]), np.asarray(kept["table"])
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        return None
    if known != FORMAT or table.shape != (size,) or table.dtype != kind:
        return None
    return table


def _write(path: Path, table: Numbers) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    temporary = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            np.savez(file, format=np.array(FORMAT), table=table)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
