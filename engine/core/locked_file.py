"""A file of lines that one program at a time adds to."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from io import SEEK_END, FileIO
from pathlib import Path
from typing import Final

from engine.core.storage import StorageError, put_in_place

if sys.platform == "win32":
    import msvcrt

    PLACE_OF_LOCK: Final = 1 << 62  # far behind the content, which others may go on reading

    def _lock(file: FileIO) -> None:
        file.seek(PLACE_OF_LOCK)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


LOCKED_BY_OTHERS: Final = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class FileInUse(StorageError):
    """The file is open for adding elsewhere, in another window or in this one."""


class LockedFile:
    """A file open for adding, which nobody else can open so meanwhile; everybody may read it.

    The system keeps the lock and takes it away with the process, whatever ends it. `size` is the
    sound part: what lies behind it, such as a line of which a full disk took only half, is cut off
    before the next is added.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = FileIO(path, "r+")
        except OSError as error:
            raise StorageError.of(path, "written", error) from error
        try:
            self._take_lock()
            self.size = self._file.seek(0, SEEK_END)
        except BaseException:
            self._file.close()
            raise

    @classmethod
    def begun(cls, path: Path, content: bytes, *, is_lasting: bool) -> LockedFile:
        """A new file with that content, locked before anybody can find it; StorageError.

        Windows gives no open file another name: there it is locked at once after it has its name,
        and FileInUse is raised where somebody was quicker.
        """
        if sys.platform == "win32":
            put_in_place(path, content, is_lasting=is_lasting)
            return cls(path)
        found: list[LockedFile] = []
        try:
            put_in_place(
                path, content, is_lasting=is_lasting,
                before=lambda hidden: found.append(cls(hidden)),
            )  # fmt: skip
        except BaseException:
            for each in found:
                each.close()
            raise
        found[0].path = path
        return found[0]

    def _take_lock(self) -> None:
        try:
            _lock(self._file)
        except OSError as error:
            if error.errno in LOCKED_BY_OTHERS:
                raise FileInUse(f"{self.path} is open in another window") from None
            # A disk that knows no locks (some network drives) is used without them.
        if not self._is_still_there():
            raise FileInUse(f"{self.path} was moved away by another window")

    def _is_still_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

    def add(self, lines: str) -> None:
        """Adds whole lines and hands them to the system; StorageError when the disk refuses."""
        content = lines.encode("utf-8")
        try:
            self._file.truncate(self.size)
            if not self._ends_with_a_line():
                content = b"\n" + content
            self._file.seek(self.size)
            if self._file.write(content) != len(content):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            raise StorageError.of(self.path, "written", error) from error
        self.size += len(content)

    def _ends_with_a_line(self) -> bool:
        if not self.size:
            return True
        self._file.seek(self.size - 1)
        return self._file.read(1) == b"\n"

    def close(self) -> None:
        """Lets file and lock go, once the disk has the content."""
        if self._file.closed:
            return
        with suppress(OSError):  # the system has it already; only a loss of power could matter
            os.fsync(self._file.fileno())
        self._file.close()

    def __del__(self) -> None:
        if hasattr(self, "_file"):
            self._file.close()
