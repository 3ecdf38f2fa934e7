"""One contest submission as a process: its folder, its pipes, its time and its messages.

Source: protocol reference sections 1, 2 and 7. What goes wrong is raised as Misbehaved with the
contest's own word for it: TIMEOUT, CUMULATIVE_TIMEOUT, BROKEN_PIPE, INVALID_MESSAGE.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.errors import InputError
from engine.core.external.confinement import code_of, sandbox_for
from engine.core.external.conversation import LOOKS_SECONDS, Conversation, Document, end_of
from engine.core.external.guest import GameTime, Misbehaved, Stopwatch
from engine.core.external.process import (
    ExternalProcess,
    GuestFolder,
    ProcessLimits,
    Surroundings,
    python_for_guests,
)
from engine.core.storage import read_utf8
from games.risk.arena.helper import Helper, helper_for

TO_ENGINE, FROM_ENGINE = "to_engine.pipe", "from_engine.pipe"


@dataclass(frozen=True, slots=True)
class ContestLimits:
    """What the contest allows a bot: seconds (see Stopwatch), and characters of one message."""

    open_seconds: float = 3.0
    query_seconds: float = 1.0
    match_seconds: float = 8.0
    message_characters: int = 999
    process: ProcessLimits = field(default_factory=ProcessLimits)

    def with_time_times(self, factor: float) -> ContestLimits:
        """The same with so many times the time."""
        return ContestLimits(
            self.open_seconds * factor,
            self.query_seconds * factor,
            self.match_seconds * factor,
            self.message_characters,
            self.process,
        )


class Connection:
    """A running submission that can be asked; `close` ends it and removes its `folder`.

    Raises InputError where there are no named pipes.
    """

    def __init__(
        self,
        submission: Path,
        seat: int,
        limits: ContestLimits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        require_pipes()
        self._limits = limits
        self._clock = clock
        self._time = GameTime(limits.match_seconds)
        self._conversation: Conversation | None = None
        python = python_for_guests()
        surroundings = _surroundings(helper_for(submission))  # takes time: no folder stands yet
        self._match_folder = GuestFolder()
        self.folder = folder = self._match_folder.path / f"submission{seat}"
        try:
            self._pipes = os.open(_make_folder(folder, submission), os.O_RDONLY)
        except BaseException:
            self._match_folder.cleanup()
            raise
        try:
            self._process = ExternalProcess(
                [python, "submission.py"],
                folder,
                folder / "io" / "submission.log",
                folder / "io" / "submission.err",
                surroundings,
                limits.process,
                goes=self._match_folder,
            )
        except BaseException:
            os.close(self._pipes)
            self._match_folder.cleanup()
            raise

    @property
    def seconds(self) -> float:
        """The time the bot has used of its match."""
        return self._time.seconds

    def ask(self, query: str) -> Document:
        """Sends a query and returns the answer; Misbehaved when none comes as it should."""
        if self._conversation is None:
            self._conversation = self._open()
        answer = self._conversation.ask(query, self._limits.query_seconds)
        self._time.spend(self._conversation.seconds)
        return answer

    def close(self) -> None:
        """Ends the process and everything it started."""
        self._process.stop()
        if self._conversation is not None:
            self._conversation.close()
            self._conversation = None
        os.close(self._pipes)
        self._match_folder.cleanup()

    def _open(self) -> Conversation:
        """Opens both ends in the contest's order, without waiting for longer than is allowed."""
        watch = Stopwatch(self._process.delays, self._clock)
        try:
            reads = self._opened(TO_ENGINE, os.O_RDONLY)
        except OSError:
            raise Misbehaved("BROKEN_PIPE", "it has taken its pipe away") from None
        try:
            writes = self._open_for_writing(watch)
        except BaseException:
            os.close(reads)
            raise
        self._time.spend(watch.seconds)
        most = self._limits.message_characters
        return Conversation(self._process, reads, writes, most, self._clock)

    def _open_for_writing(self, watch: Stopwatch) -> int:
        while True:
            with suppress(OSError):  # ENXIO: the bot has not opened its end yet
                return self._opened(FROM_ENGINE, os.O_WRONLY)
            if not self._process.is_running:
                sentence = f"it ended before the first query ({end_of(self._process)})"
                raise Misbehaved("TIMEOUT", sentence)
            if watch.is_over(self._limits.open_seconds):
                seconds = f"{self._limits.open_seconds:g} s"
                raise Misbehaved("TIMEOUT", f"it did not open its pipes within {seconds}")
            time.sleep(LOOKS_SECONDS)

    def _opened(self, name: str, flags: int) -> int:
        """Opens a pipe, and never a file of ours that a link in its place leads to: an OSError."""
        number = os.open(name, flags | os.O_NONBLOCK | os.O_NOFOLLOW, dir_fd=self._pipes)
        if not stat.S_ISFIFO(os.fstat(number).st_mode):
            os.close(number)
            raise OSError(errno.EINVAL, "no pipe any more")
        return number


def _surroundings(helper: Helper) -> Surroundings:
    """The submission imports its helper, or, where it plays as a bot of ours, this program."""
    environment = {"PYTHONPATH": os.pathsep.join(map(str, helper.folders))}
    readable = (*helper.readable, *code_of(Helper))
    return Surroundings(environment, sandbox_for(python_for_guests(), readable))


def require_pipes() -> None:
    """InputError where the contest's named pipes do not exist."""
    if not hasattr(os, "mkfifo"):
        raise InputError(
            "syncs: needs named pipes, which Windows does not have; "
            "use Linux, macOS or WSL, or a bot in one file (trusted:mybot.py)"
        )


def _make_folder(folder: Path, submission: Path) -> Path:
    """The layout of section 1.1; returns the folder of the pipes."""
    inside = folder / "io"
    inside.mkdir(parents=True)
    folder.chmod(0o775)
    (folder / "submission.py").write_bytes(read_utf8(submission))
    for name in (TO_ENGINE, FROM_ENGINE):
        if sys.platform != "win32":
            os.mkfifo(inside / name, 0o660)
    return inside
