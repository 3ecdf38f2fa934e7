"""A report about a fault of the program: what failed, where it was, and on what machine."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import datetime
from pathlib import Path
from typing import Final

from engine.core.storage import StorageError, is_there, modified, put_in_place, user_folder

MOST_REPORTS: Final = 20


def reports_folder() -> Path:
    """Where the reports lie."""
    return user_folder() / "reports"


def fault_report(fault: BaseException, where: str) -> str:
    """The text of a report; `where` says what the program was about."""
    lines = (
        f"Time: {datetime.now().astimezone().isoformat(timespec='seconds')}",
        f"Place: {where}",
        f"Machine: {platform.platform()}, Python {platform.python_version()}",
        "",
        "".join(traceback.format_exception(fault)),
    )
    return "\n".join(lines)


def write_report(fault: BaseException, where: str) -> Path:
    """Writes a report to the error stream and into the player's folder; returns where it lies.

    The oldest of twenty makes room. Raises StorageError when the disk refuses.
    """
    text = fault_report(fault, where)
    if sys.stderr is not None:  # a windowed program may have none
        print(text, file=sys.stderr, flush=True)
    path = _next_path()
    put_in_place(path, text.encode("utf-8", "backslashreplace"))
    return path


def _next_path() -> Path:
    paths = [reports_folder() / f"fault-{number:02}.txt" for number in range(1, MOST_REPORTS + 1)]
    free = next((path for path in paths if not is_there(path)), None)
    return min(paths, key=_age) if free is None else free


def _age(path: Path) -> float:
    try:
        return modified(path)
    except StorageError:
        return 0.0  # it went meanwhile: its place is free
