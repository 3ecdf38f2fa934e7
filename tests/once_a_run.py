"""What a test run makes once: the worker that comes first makes it, the others wait and read it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

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
