"""What learning keeps between runs: one JSON file each, damaged ones put aside and said once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from engine.core.errors import InputError
from engine.core.storage import (
    StorageError,
    is_there,
    put_aside,
    read_json,
    write_json_atomically,
)

T = TypeVar("T")


@dataclass(slots=True)
class UserFile:
    """A file of the user's folder. Without `is_kept` nothing is written.

    `problem` is one sentence when the file could not be read or written; a file that could not be
    read is put aside before the first writing.
    """

    cannot_keep: ClassVar = "What was done could not be kept"

    path: Path
    problem: str | None = None
    is_kept: bool = True

    def _read_with(self, read: Callable[[object], T], what: str) -> T | None:
        """What stands in the file, None without one or, with a `problem`, where it cannot be read.

        `read` raises InputError for a document that it does not understand; `what` begins anew.
        """
        try:
            return read(read_json(self.path)) if is_there(self.path) else None
        except StorageError as error:
            self.problem = f"{error}; the {what} begin anew."
        except InputError as error:
            self.problem = f"{self.path}: {error}; the {what} begin anew."
        return None

    def _write(self, document: Callable[[], dict[str, Any]]) -> None:
        if not self.is_kept:
            return
        try:
            if self.problem is not None and is_there(self.path):
                put_aside(self.path)
            write_json_atomically(self.path, document())
            self.problem = None
        except InputError as error:
            self.problem = f"{self.cannot_keep}: {error}."
