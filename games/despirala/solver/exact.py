"""Solving a mode exactly, from the rules alone, or fetching what an earlier run has solved."""

from __future__ import annotations

import contextlib
import os
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

from games.despirala.solver.backward import Floats, value_table
from games.despirala.solver.layout import run_starts
from games.despirala.solver.rolls import CHANCES
from games.despirala.solver.values import Mode, Policy, Values

# Raised whenever the layout of the table changes, so that no old file is taken for a new one.
FORMAT = 1


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
    return Values(mode == "misere", _kept(path, lambda: solve(mode).table))


def load_or_solve_for_risk(mode: Mode, risk: float, folder: Path) -> Policy:
    """As `load_or_solve`, for play with a taste for risk."""
    path = folder / f"despirala-{mode}-risk-{risk}.npz"
    return Policy(mode == "misere", _kept(path, lambda: solve_for_risk(mode, risk).table), risk)


def _kept(path: Path, work_out: Callable[[], Floats]) -> Floats:
    table = _read(path)
    if table is None:
        table = work_out()
        with contextlib.suppress(OSError):
            _write(path, table)
    return table


def _read(path: Path) -> Floats | None:
    """The table in the file, or None; a zip entry carries a checksum, so damage is noticed."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            known, table = int(kept["format"]), np.asarray(kept["table"])
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
        return None
    shape = (int(run_starts()[-1]),)
    if known != FORMAT or table.shape != shape or table.dtype != np.float64:
        return None
    return table


def _write(path: Path, table: Floats) -> None:
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
