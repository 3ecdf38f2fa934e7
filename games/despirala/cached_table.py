"""Solved tables in the user's cache folder: what takes seconds is worked out once per machine."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

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
        with suppress(OSError):
            _write(path, VERSION + _digest(name, data) + data)
    return data


def _digest(name: str, data: bytes) -> bytes:
    return sha256(name.encode() + b"\n" + data).digest()


def _read(path: Path, name: str) -> bytes | None:
    """What the file keeps under that name; None unless it is whole."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    start = len(VERSION) + DIGEST
    head, data = content[:start], content[start:]
    return data if head == VERSION + _digest(name, data) else None


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    temporary = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
