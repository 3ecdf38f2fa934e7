"""A foreign program as a process: its name, its sandbox, its limits; it always ends.

It gets namespaces of its own (processes, network, users, IPC), the system's libraries and the
places it is named to read, a `/tmp` of its own, and one folder to write to. Nothing else exists
for it: no home, none of our files, no other process, no socket.

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
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from select import select
from types import TracebackType
from typing import IO, Any, Self

from engine.core.errors import InputError
from engine.core.external import guard
from engine.core.setup import KEPT_SETTING, whole_path
from engine.core.storage import cache_folder, user_folder

MOST_ENTRIES = 500
"""A folder with more is not opened piece by piece: bwrap takes 9,000 words."""
WALLS = (
    "--unshare-user", "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
)  # fmt: skip
TMPFS_BYTES = 64 * 1024 * 1024
"""What fits into each place that lies in memory."""
SYSTEM = (
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/gnu/store",
    "/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d",
    "/etc/localtime",
)  # fmt: skip
"""What a program needs of a system to be started: programs and libraries, and where they lie."""


@dataclass(frozen=True, slots=True)
class Sandbox:
    """The program `bwrap`, and what may be read behind its walls besides the system."""

    bwrap: str
    readable: tuple[Path, ...]

    def command(self, words: Sequence[str], folder: Path) -> list[str]:
        """The command that runs these words in that folder, the only one they can write to."""
        size = ("--size", str(TMPFS_BYTES)) if _knows_sizes(self.bwrap) else ()
        return [
            self.bwrap, *WALLS,
            *_system(), "--proc", "/proc", "--dev", "/dev",
            *size, "--tmpfs", "/dev/shm", "--remount-ro", "/dev", *size, "--tmpfs", "/tmp",
            *(word for place in _shortest(self.readable) for word in _read_only(place)),
            "--bind", str(folder), str(folder), "--remount-ro", "/", "--chdir", str(folder),
            "--", *words,
        ]  # fmt: skip


@lru_cache
def _knows_sizes(bwrap: str) -> bool:
    """Whether this bubblewrap can limit what lies in memory, as it can from 0.7 on."""
    import subprocess  # noqa: PLC0415 (the first frame needs none)

    told = subprocess.run([bwrap, "--help"], capture_output=True, text=True, check=False)
    return "--size" in told.stdout + told.stderr


def opened(folder: Path, needed: Sequence[str]) -> tuple[Path, ...]:
    """What a guest may read of a folder: all of it, without what is kept from guests.

    A home, a folder for temporary files and whatever they lie in hold far more than is meant to be
    shown: of those only the needed names are opened.
    """
    folder = whole_path(folder)
    kept = _kept_from_guests()
    is_wide = any(place.is_relative_to(folder) for place in _wide())
    if not is_wide and not any(folder.is_relative_to(place) for place in kept):
        if not any(place.is_relative_to(folder) for place in kept):
            return (folder,)
        entries = _entries(folder)
        if len(entries) <= MOST_ENTRIES:
            return tuple(
                each for each in entries if not each.is_symlink() and not _holds_any(each, kept)
            )
    return tuple(folder / name for name in needed if (folder / name).exists())


def _wide() -> list[Path]:
    temporary = Path(tempfile.gettempdir()).resolve()
    try:
        return [temporary, Path.home().resolve()]
    except RuntimeError:  # whoever runs us has no home
        return [temporary]


def _kept_from_guests() -> list[Path]:
    told = filter(None, os.environ.get(KEPT_SETTING, "").split(os.pathsep))
    return [whole_path(place) for place in (user_folder(), cache_folder(), *map(Path, told))]


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _holds_any(entry: Path, kept: list[Path]) -> bool:
    whole = whole_path(entry)
    return any(place.is_relative_to(whole) or whole.is_relative_to(place) for place in kept)


def _system() -> Iterator[str]:
    for place in map(Path, SYSTEM):
        if place.is_symlink() and place.parent == Path("/"):
            yield from ("--symlink", str(place.readlink()), str(place))
        elif place.exists():
            yield from _read_only(place)


def _read_only(place: Path) -> tuple[str, str, str]:
    return "--ro-bind", str(place), str(place)


def _shortest(places: Iterable[Path]) -> list[Path]:
    """The places that are there and lie in no other one of them, nor in the system.

    As they are named and as they are resolved: on the way there may be links that lie outside.
    """
    there = [place for place in places if place.exists()]
    named = {each for place in there for each in (place.absolute(), whole_path(place))}
    shown = [Path(place) for place in SYSTEM]
    kept = []
    for place in sorted(named):
        if not any(place.is_relative_to(other) for other in shown):
            shown.append(place)
            kept.append(place)
    return kept


if sys.platform != "win32":
    import fcntl

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
FOLDER_PREFIX = "tabletop-bots-guest-"
NEW_PREFIX = "tabletop-bots-new-"
"""What a guest's folder is called until it is locked."""
YOUNG_SECONDS = 60.0
"""How long that may take."""


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """What a foreign process may use. Memory is the address space of each of its processes.

    `file_bytes` is for a single file; `folder_bytes` for all in its folder, and for what it holds
    open and has removed from there.
    """

    memory_bytes: int = 1024 * MEBIBYTE
    file_bytes: int = 16 * MEBIBYTE
    folder_bytes: int = 64 * MEBIBYTE
    open_files: int = 256
    processes: int = 16


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a foreign program finds around it: variables of its own, and the walls of a sandbox."""

    environment: Mapping[str, str] = field(default_factory=dict)
    sandbox: Sandbox | None = None


class GuestFolder:
    """A new folder for one guest, locked as long as this program lives; `cleanup` removes it.

    The guard of the program that runs in it removes it when this program is killed. What is left
    even so, as that guard was killed too, goes when a later program makes such a folder.
    """

    def __init__(self) -> None:
        _remove_folders_of_the_dead()
        made = Path(tempfile.mkdtemp(prefix=NEW_PREFIX))
        self._held = _lock(made)
        self.path = made.rename(made.with_name(made.name.replace(NEW_PREFIX, FOLDER_PREFIX)))

    def __enter__(self) -> Path:
        return self.path

    def __exit__(self, *_: object) -> None:
        self.cleanup()

    def cleanup(self) -> None:
        guard.remove_folder(str(self.path))
        if self._held is not None:
            os.close(self._held)
            self._held = None


def _remove_folders_of_the_dead() -> None:
    """The folders of programs of this user that have ended without removing them."""
    temporary = Path(tempfile.gettempdir())
    latest = time.time() - YOUNG_SECONDS
    for folder in (*temporary.glob(f"{FOLDER_PREFIX}*"), *temporary.glob(f"{NEW_PREFIX}*")):
        with suppress(OSError):  # another program may remove it at the same time
            status = folder.lstat()
            is_ready = folder.name.startswith(FOLDER_PREFIX) or status.st_mtime < latest
            if is_ready and stat.S_ISDIR(status.st_mode) and (held := _lock(folder)) is not None:
                guard.remove_folder(str(folder))
                os.close(held)


def _lock(folder: Path) -> int | None:
    """The number under which a folder is held open and locked; None where another holds it."""
    if sys.platform == "win32":
        return None
    held = os.open(folder, os.O_RDONLY | os.O_NOFOLLOW)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        return None
    return held


class ExternalProcess:
    """One running foreign program with its guard; a context manager that ends it.

    `output` and `errors` are the files with what it prints; `channel` are open files that it gets
    under the same numbers. Its guard removes the folder `goes` when the program has been ended,
    or this one killed. Raises InputError where there are no POSIX processes.
    """

    def __init__(  # noqa: PLR0913 (what a process is started with)
        self,
        command: Sequence[str],
        folder: Path,
        output: Path,
        errors: Path,
        surroundings: Surroundings = Surroundings(),
        limits: ProcessLimits = ProcessLimits(),
        channel: Sequence[int] = (),
        goes: GuestFolder | None = None,
    ) -> None:
        require_processes()
        guard.become_parent_of_orphans()
        self.errors = errors
        self._mark = f"{os.getpid()}-{id(self)}-{folder.name}"
        sandbox = surroundings.sandbox
        if sandbox is None:
            guard.close_to_others()
        given = {
            **asdict(limits),
            "output": str(output),
            "errors": str(errors),
            "channel": channel,
            "boxed": sandbox is not None,
            "folder": str(folder if goes is None else goes.path),
            "goes": None if goes is None else str(goes.path),
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
        self._pids: list[int] = []
        self._is_known = False

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

    def delays(self) -> dict[int, float]:
        """The seconds that each of its processes has waited for a processor (Linux only)."""
        if not self._is_known or self._guard.poll() is not None:
            self._pids = guard.descendants(self._guard.pid)
        return {pid: guard.waited_by(str(pid)) for pid in self._pids}

    def is_settled(self) -> None:
        """It has answered: its processes are those that `delays` knows, and looks for no others."""
        if not self._is_known:
            self.delays()
            self._is_known = True

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
        for _ in range(guard.ROUNDS):
            found = [*_marked_processes(self._mark), *guard.marked_orphans(os.getpid())]
            empty_looks = 0 if found else empty_looks + 1
            if empty_looks == EMPTY_LOOKS:
                break
            guard.kill_each(found)
            killed.update(found)
            time.sleep(guard.ROUND_SECONDS)
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
        return [sys.executable, guard.GUARD_COMMAND]
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
