"""What a test run makes once: the worker that comes first makes it, the others wait and read it.

Tables of Despirala serve later runs too, as long as its code and its numbers are the same.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOLVED: Final = "solved-"
TABLES: Final = "*.table"
WAITING_SECONDS: Final = 120
"""A worker that ended as it made something keeps nobody waiting for longer."""


@contextmanager
def alone(made: Path) -> Iterator[None]:
    """Who makes one file keeps out all others meanwhile, in other processes too."""
    sign = made.with_name(f"{made.name}.being-made")
    deadline = time.monotonic() + WAITING_SECONDS
    while True:
        try:
            sign.parent.mkdir(parents=True, exist_ok=True)
            sign.touch(exist_ok=False)
            break
        except FileExistsError:
            # Who made it may have been killed.
            if time.monotonic() > deadline:
                break
            time.sleep(0.05)
        except OSError:  # nothing can be kept there: everybody makes it
            break
    try:
        yield
    finally:
        with suppress(OSError):
            sign.unlink(missing_ok=True)


def share_solved_tables(values: Any) -> None:
    """From now on no two workers solve the same table of Despirala at the same time."""
    solve_or_read = values.cached_table

    def once(folder: Path, name: str, size: int, work_out: Callable[[], bytes]) -> bytes:
        with alone(values.cached_table_file(folder, name)):
            return solve_or_read(folder, name, size, work_out)

    values.cached_table = once


@contextmanager
def solved_before(cache: Any, folder: Path) -> Iterator[None]:
    """Meanwhile a folder has the tables of earlier runs with the same code; new ones are kept.

    `cache` is that of pytest, None where there is none.
    """
    if cache is None:
        yield
        return
    name = f"{SOLVED}{code_of_solver()}"
    kept = cache.mkdir(name)
    for other in kept.parent.glob(f"{SOLVED}*"):
        if other.name != name:
            shutil.rmtree(other, ignore_errors=True)
    _give(kept, folder)
    yield
    _give(folder, kept)


def code_of_solver() -> str:
    """What changes with any code of Despirala, and with the library that counts for it."""
    mark = sha256(version("numpy").encode())
    for path in sorted((ROOT / "games" / "despirala").rglob("*.py")):
        mark.update(path.read_bytes())
    return mark.hexdigest()[:16]


def _give(source: Path, target: Path) -> None:
    """The tables that the target lacks."""
    for table in source.glob(TABLES):
        if not (target / table.name).exists():
            target.mkdir(parents=True, exist_ok=True)
            shutil.copy(table, copied := target / f".{table.name}-{time.time_ns()}")
            copied.replace(target / table.name)


def surroundings_in(tree: Path) -> dict[str, str]:
    """The environment of programs in a copy of ours, where most of it is compiled already."""
    prefix = sys.pycache_prefix
    if prefix is None:  # it was copied along
        return {**os.environ}
    own = tree / "compiled"
    for name in ("build", "engine", "games", "tests"):
        compiled = Path(prefix, *ROOT.parts[1:], name)
        target = Path(own, *tree.parts[1:], name)
        if compiled.is_dir() and not target.exists():
            shutil.copytree(compiled, target)
    return {**os.environ, "PYTHONPYCACHEPREFIX": str(own)}
