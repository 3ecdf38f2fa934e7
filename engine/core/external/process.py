"""A foreign program as a process: limited, without our secrets, and always ended.

It gets a time to end, a memory limit, a clean environment and a folder of its own, and a sandbox
where it is given one. Without, it keeps the rights of the user who runs us. POSIX only.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from select import select
from types import TracebackType
from typing import IO, Any, Self

from engine.core.errors import InputError
from engine.core.external.guard import (
    ROUND_SECONDS,
    ROUNDS,
    become_parent_of_orphans,
    close_to_others,
    kill_each,
    marked_orphans,
)
from engine.core.external.names import GUARD_COMMAND
from engine.core.external.sandbox import Sandbox

GUARD = Path(__file__).with_name("guard.py")
CAN_GUARD = os.name == "posix"
UNPACKED = "_PYI_"
"""How the variables begin that tell a packaged program where it has unpacked itself."""
PYTHON_SETTING = "TABLETOP_BOTS_PYTHON"
STOP_SECONDS = 5.0
LOOKS_SECONDS = 0.05
LAST_BYTES = 2000
"""How much of what a program has written last is looked at."""
EMPTY_LOOKS = 3
"""How often nothing must be found: a process that changes its parent can be missed."""
KEPT_VARIABLES = ("PATH", "LANG", "LC_ALL", "TZ")
"""What a foreign program may know of our environment: where programs are, and the language."""
MARK = "TABLETOP_BOTS_PROCESS"
MEBIBYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """What a foreign process may use. Memory is the address space of each of its processes."""

    memory_bytes: int = 1024 * MEBIBYTE
    file_bytes: int = 16 * MEBIBYTE
    open_files: int = 256
    processes: int = 16


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a foreign program finds around it: variables of its own, and the walls of a sandbox."""

    environment: Mapping[str, str] = field(default_factory=dict)
    sandbox: Sandbox | None = None


class ExternalProcess:
    """One running foreign program with its guard; a context manager that ends it.

    `output` and `errors` are the files with what it prints; `channel` are open files that it gets
    under the same numbers. Raises InputError where there are no POSIX processes.
    """

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        output: Path,
        errors: Path,
        surroundings: Surroundings = Surroundings(),
        limits: ProcessLimits = ProcessLimits(),
        channel: Sequence[int] = (),
    ) -> None:
        require_processes()
        become_parent_of_orphans()
        self.errors = errors
        self._mark = f"{os.getpid()}-{id(self)}-{folder.name}"
        sandbox = surroundings.sandbox
        if sandbox is None:
            close_to_others()
        given = {
            **asdict(limits),
            "output": str(output),
            "errors": str(errors),
            "channel": channel,
            "boxed": sandbox is not None,
        }
        words = command if sandbox is None else sandbox.command(command, folder)
        self._guard = subprocess.Popen(
            [*_guard_command(), json.dumps(given), *words],
            cwd=folder,
            env={**clean_environment(folder), **surroundings.environment, MARK: self._mark},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            pass_fds=channel,
        )
        self._report: dict[str, Any] = {}
        self._unread = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def is_running(self) -> bool:
        """Whether neither the program nor its guard has ended, and the guard is not held up."""
        self._read_report()
        if "ended" in self._report or self._guard.poll() is not None:
            return False
        return not _is_stopped(self._guard.pid)

    def wait(self, seconds: float) -> bool:
        """Waits until it has ended, no longer than so many seconds; whether it has."""
        until = time.monotonic() + seconds
        while self.is_running and time.monotonic() < until:
            select([_pipe(self._guard.stdout)], [], [], LOOKS_SECONDS)
        return not self.is_running

    @property
    def end(self) -> str:
        """Why it ended, such as "exit status 1", "signal 9", "more than 16 processes"."""
        self._read_report()
        return str(self._report.get("ended", "killed"))

    def last_words(self) -> str:
        """The last line it wrote to its standard error, for the author of the program."""
        lines = _end_of_file(self.errors).decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def stop(self) -> None:
        """Ends the program and everything it started; nothing happens when it has ended."""
        _pipe(self._guard.stdin).close()
        until = time.monotonic() + STOP_SECONDS
        while self._guard.poll() is None:
            if time.monotonic() > until or _is_stopped(self._guard.pid):
                self._guard.kill()
            with suppress(subprocess.TimeoutExpired):
                self._guard.wait(LOOKS_SECONDS)
        self._read_report()
        if self._guard.returncode:
            self._end_unguarded()
        _pipe(self._guard.stdout).close()

    def _end_unguarded(self) -> None:
        """The guard was killed (the program can do that): end what it can no longer end."""
        started = self._report.get("started")
        if isinstance(started, int):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(started, signal.SIGKILL)
        killed: set[int] = set()
        empty_looks = 0
        for _ in range(ROUNDS):
            found = [*_marked_processes(self._mark), *marked_orphans(os.getpid())]
            empty_looks = 0 if found else empty_looks + 1
            if empty_looks == EMPTY_LOOKS:
                break
            kill_each(found)
            killed.update(found)
            time.sleep(ROUND_SECONDS)
        for pid in killed:  # those that became children of ours
            with suppress(ChildProcessError):
                os.waitpid(pid, os.WNOHANG)

    def _read_report(self) -> None:
        pipe = _pipe(self._guard.stdout)
        while not pipe.closed and select([pipe], [], [], 0)[0]:
            read = os.read(pipe.fileno(), 4096)
            if not read:
                return
            *lines, self._unread = (self._unread + read).split(b"\n")
            for line in lines:
                with suppress(ValueError, TypeError):  # a hostile program may write there too
                    self._report |= json.loads(line)


def _end_of_file(path: Path) -> bytes:
    """The last of a file in a folder of the program's; nothing where it has put something else.

    A link or a pipe in its place would have us read what is none of its own, or wait for ever.
    """
    try:
        number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW)
    except OSError:
        return b""
    with os.fdopen(number, "rb") as file:
        status = os.fstat(number)
        if not stat.S_ISREG(status.st_mode):
            return b""
        file.seek(max(0, status.st_size - LAST_BYTES))
        return file.read(LAST_BYTES)


def require_processes() -> None:
    """InputError where no foreign program can be guarded."""
    if not CAN_GUARD:
        raise InputError("bots that are programs of their own need Linux or macOS")


def _guard_command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, GUARD_COMMAND]
    return [sys.executable, "-I", "-S", str(GUARD)]


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _is_stopped(pid: int) -> bool:
    """Whether somebody has stopped a process, as a hostile program can its guard (Linux only)."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] in "Tt"


def _marked_processes(mark: str) -> list[int]:
    """Processes that were given that mark in their environment (Linux only)."""
    wanted = f"{MARK}={mark}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def clean_environment(home: Path) -> dict[str, str]:
    """An environment without our secrets: paths and language, and a home of its own."""
    names = {name for name in os.environ if name.startswith(UNPACKED)}.union(KEPT_VARIABLES)
    return {
        **{name: os.environ[name] for name in names if name in os.environ},
        "HOME": str(home),
        "TMPDIR": str(home),
        "PYTHONIOENCODING": "utf-8",
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
    }


def python_for_guests() -> str:
    """The Python that runs foreign programs: TABLETOP_BOTS_PYTHON, or our own.

    A packaged program has none of its own and takes `python3`; InputError when there is none.
    """
    chosen = os.environ.get(PYTHON_SETTING)
    if not chosen and not getattr(sys, "frozen", False):
        return sys.executable
    found = shutil.which(chosen or "python3")
    if found is None:
        missing = chosen or "python3"
        raise InputError(f"no Python for bots at '{missing}'; {PYTHON_SETTING} names another")
    return found
