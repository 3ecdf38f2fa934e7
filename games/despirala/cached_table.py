"""Solved tables in the user's cache folder: what takes seconds is worked out once per machine."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from engine.core.storage import StorageError, put_in_place, read_bytes

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
