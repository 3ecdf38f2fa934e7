"""Solving a mode exactly or by samples, or fetching what an earlier run left in the cache.

Taking the best after every roll makes lucky estimates spread backwards, so such a table promises
more than it wins (in misère, less); with few trials it plays visibly worse. That makes a ladder of
weaker players. Only the roll that opens a turn is sampled: completing and collecting are exact.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np

from engine.core.storage import StorageError, put_in_place, read_bytes
from games.despirala.solver.offers import CHANCES, equally_likely_rolls, run_starts
from games.despirala.solver.values import Expect, Floats, Mode, Policy, Values, value_table

VERSION: Final = b"despirala table 2\n"
"""Raised whenever what a table holds changes, so that no old file is taken for a new one."""

DIGEST: Final = 32


def cached_table_file(folder: Path, name: str) -> Path:
    """Where the table of that name lies."""
    return folder / f"despirala-{name}.table"


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
