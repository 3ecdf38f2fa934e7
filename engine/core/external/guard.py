"""Runs one command under limits and ends it, with everything it started, when told or left alone.

A script of its own, run as `python -I -S guard.py '<limits as JSON>' command...`: it is the parent
of the foreign process, so that even a program that is killed leaves none behind. Standard input
is the lifeline (its end means: end everything), standard output the report, one line of JSON each:
`{"started": PID}`, then `{"ended": "why"}`. It stays until the lifeline ends, and then takes the
program's folder away: whoever started it may have been killed.

Needs POSIX. On Linux it also becomes the parent of orphans (processes that left their group), keeps
others of its user from writing into its report, and marks what it starts for good: nothing below
it gets new privileges, which no program can take back.
"""

from __future__ import annotations

import ctypes
import json
import os
import select
import signal
import stat
import sys
import time
from contextlib import suppress

TYPE_CHECKING = False  # every guest waits for this script, and for what it imports
if TYPE_CHECKING:
    from typing import Any, NoReturn

if sys.platform != "win32":
    import resource

GUARD_COMMAND, BOT_COMMAND = "guard", "bot"
"""What a packaged program runs in place of this script and of bot_program.py."""
SET_PARENT_DEATH_SIGNAL = 1
SET_DUMPABLE = 4
SET_CHILD_SUBREAPER = 36
DROP_CAPABILITY = 24
SET_NO_NEW_PRIVILEGES = 38
CAPABILITIES = 64
"""How many there can be; the kernel refuses numbers that it does not know."""
WEIGH_SECONDS = 0.5
"""How often its files are added up; a program that fills the disk has that long."""
LEAST_ENTRY = 4096
"""What an empty file or folder counts."""
MEBIBYTE = 1024 * 1024
LOOK_SECONDS = 0.05
"""How often the number of processes is looked at; a fork bomb has that long."""
ROUNDS = 1000
ROUND_SECONDS = 0.002
"""How often, and after which rests, what still runs is looked for and killed."""
CANNOT_START = 127
TOLD_SIGNALS = 128
"""Bubblewrap tells the end of its program by a signal as a status so much higher, as shells do."""
BOX_PROCESSES = 2
"""What bubblewrap adds to the program: itself, and the first process behind its walls."""


def main(arguments: list[str]) -> None:
    """Starts the command after the limits, watches it, and leaves nothing behind."""
    limits: dict[str, Any] = json.loads(arguments[0])
    parent = os.getppid()
    become_parent_of_orphans()
    close_to_others()
    guard = os.getpid()
    child = os.fork()
    if child == 0:
        _become(arguments[1:], limits, guard)
    for number in limits["channel"]:
        os.close(number)
    try:
        _report({"started": child})
        why = _watch(child, parent, limits)
    finally:
        _end_all(child)
    _report({"ended": why})
    while os.read(0, 1):
        pass
    if limits["goes"]:
        remove_folder(limits["goes"])


def _become(command: list[str], limits: dict[str, Any], guard: int) -> NoReturn:
    try:
        os.setsid()
        _control(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != guard:  # it was killed before this could notice
            os._exit(CANNOT_START)
        _control(SET_NO_NEW_PRIVILEGES, 1)
        if not limits["boxed"]:  # bubblewrap drops them itself, and may need them until then
            _drop_what_root_may_do()
        _limit(resource.RLIMIT_CORE, 0)
        _limit(resource.RLIMIT_AS, limits["memory_bytes"])
        _limit(resource.RLIMIT_FSIZE, limits["file_bytes"])
        _limit(resource.RLIMIT_NOFILE, limits["open_files"])
        _connect(os.devnull, os.O_RDONLY, 0)
        _connect(limits["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 1)
        _connect(limits["errors"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 2)
        os.execvp(command[0], command)
    except OSError as error:
        with suppress(OSError):
            os.write(2, f"{command[0]} cannot be started: {error.strerror}\n".encode())
    finally:
        os._exit(CANNOT_START)


def _drop_what_root_may_do() -> None:
    """A program that root starts cannot mount, trace or read what others keep to themselves."""
    for capability in range(CAPABILITIES):
        _control(DROP_CAPABILITY, capability)


def _limit(which: int, most: int) -> None:
    _, hard = resource.getrlimit(which)
    allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(OSError, ValueError):  # macOS knows some limits but does not set them
        resource.setrlimit(which, (allowed, allowed))


def _connect(path: str, flags: int, number: int) -> None:
    opened = os.open(path, flags, 0o600)
    os.dup2(opened, number)
    if opened != number:
        os.close(opened)


def _watch(child: int, parent: int, limits: dict[str, Any]) -> str:
    """Waits until there is a reason to end everything, and says which."""
    is_boxed, most_processes = limits["boxed"], limits["processes"]
    census = Census(most_processes + BOX_PROCESSES * is_boxed)
    most_bytes, weighed = limits["folder_bytes"], time.monotonic()
    while True:
        readable, _, _ = select.select([0], [], [], LOOK_SECONDS)
        if readable and not os.read(0, 1):
            return "stopped"
        if os.getppid() != parent:
            return "left alone"
        status = _reaped(child)
        if status is not None:
            return _in_words(status, is_boxed=is_boxed)
        if census.is_too_large():
            return f"more than {most_processes} processes"
        if time.monotonic() > weighed + WEIGH_SECONDS:
            if weight_of(limits["folder"], most_bytes) > most_bytes:
                return f"more than {most_bytes // MEBIBYTE} MiB of files"
            weighed = time.monotonic()


def weight_of(folder: str, enough: int) -> int:
    """The bytes of all files in a folder, and of removed ones that are still held open below us.

    Adding up stops when there are more than enough.
    """
    weight, folders = _held_and_removed(), [folder]
    while folders and weight <= enough:
        with suppress(OSError), os.scandir(folders.pop()) as entries:
            for entry in entries:
                weight += LEAST_ENTRY
                if entry.is_dir(follow_symlinks=False):
                    folders.append(entry.path)
                else:
                    with suppress(OSError):
                        weight += entry.stat(follow_symlinks=False).st_blocks * 512
                if weight > enough:
                    break
    return weight


def _held_and_removed() -> int:
    """Linux alone can tell."""
    sizes: dict[tuple[int, int], int] = {}
    for pid in descendants(os.getpid()):
        with suppress(OSError):
            for number in os.listdir(f"/proc/{pid}/fd"):  # noqa: PTH208
                with suppress(OSError):
                    status = os.stat(f"/proc/{pid}/fd/{number}")  # noqa: PTH116
                    if not status.st_nlink and stat.S_ISREG(status.st_mode):
                        sizes[status.st_dev, status.st_ino] = status.st_blocks * 512
    return sum(sizes.values())


class Census:
    """Counts the descendants, but only after as many processes have started as would be too many.

    Looking through all processes takes milliseconds, and a foreign program may run for hours; the
    number of the newest process costs next to nothing and tells how many can have started.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._counted = 1
        self._newest = _newest_process()

    def is_too_large(self) -> bool:
        newest = _newest_process()
        if 0 <= newest - self._newest < self._most - self._counted:
            return False
        self._newest = newest
        self._counted = len(descendants(os.getpid()))
        return self._counted > self._most


def _newest_process() -> int:
    try:
        with open("/proc/loadavg", encoding="ascii") as file:  # noqa: PTH123
            return int(file.read().split()[-1])
    except (OSError, ValueError):
        return 0


def _reaped(child: int) -> int | None:
    """Collects what has ended; the status of the child once it is among that."""
    status = None
    with suppress(ChildProcessError):
        while True:
            pid, code = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            if pid == child:
                status = code
    return status


def _in_words(status: int, *, is_boxed: bool) -> str:
    if os.WIFSIGNALED(status):
        return f"signal {os.WTERMSIG(status)}"
    number = os.WEXITSTATUS(status)
    if is_boxed and number > TOLD_SIGNALS:
        return f"signal {number - TOLD_SIGNALS}"
    return f"exit status {number}"


def _end_all(child: int) -> None:
    """Kills the child's group, then whatever else descends from this process.

    Nothing is left when there is no child to wait for: orphans would have become children of ours.
    A look through the processes may miss one that changes its parent meanwhile.
    """
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    for _ in range(ROUNDS):
        if not _has_children():
            return
        kill_each(descendants(os.getpid()))
        select.select([], [], [], ROUND_SECONDS)


def _has_children() -> bool:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
        return True
    return False


def kill_each(pids: list[int]) -> None:
    """Stops them all before it kills them, so that none can start another in between."""
    for deadly in (signal.SIGSTOP, signal.SIGKILL):
        for pid in pids:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, deadly)


def descendants(pid: int) -> list[int]:
    """Every process below this one (Linux; elsewhere nobody can tell without a foreign tool)."""
    parents = _parents()
    found: list[int] = []
    below = {pid}
    while below:
        below = {child for child, parent in parents.items() if parent in below}
        found += below
    return found


def marked_orphans(adopter: int) -> list[int]:
    """What a guard that was killed has left to the process that adopts its orphans.

    Nothing where that process is itself denied new privileges: the mark then tells nothing apart.
    """
    if _is_marked(adopter):
        return []
    parents = _parents()
    tops = [pid for pid, parent in parents.items() if parent == adopter and _is_marked(pid)]
    return tops + [pid for top in tops for pid in descendants(top)]


def _is_marked(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/status", encoding="utf-8", errors="replace") as file:  # noqa: PTH123
            return any(line.split() == ["NoNewPrivs:", "1"] for line in file)
    except OSError:
        return False


def _parents() -> dict[int, int]:
    """The parent of every process of this machine that has not ended."""
    parents = {}
    try:
        names = [name for name in os.listdir("/proc") if name.isdigit()]  # noqa: PTH208
    except OSError:
        return {}
    for name in names:
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:  # noqa: PTH123
                state, parent = file.read().rpartition(")")[2].split()[:2]
        except (OSError, ValueError):
            continue
        if state not in "ZX":
            parents[int(name)] = int(parent)
    return parents


def waited_by(thread: str) -> float:
    """The seconds that a thread, such as `thread-self` or `123`, has waited for a processor."""
    try:
        with open(f"/proc/{thread}/schedstat", encoding="ascii") as file:  # noqa: PTH123
            return int(file.read().split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def become_parent_of_orphans() -> None:
    """Processes below this one that lose their parent come to this one (Linux)."""
    _control(SET_CHILD_SUBREAPER, 1)


def close_to_others() -> None:
    """Others of the same user, root aside, cannot look into this process from now on (Linux).

    Its memory, environment and open files are meant; its command line stays for all to see.
    """
    _control(SET_DUMPABLE, 0)


def _control(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _report(line: dict[str, Any]) -> None:
    with suppress(OSError):  # nobody may be left to read it
        os.write(1, (json.dumps(line) + "\n").encode())


def remove_folder(folder: str) -> None:
    """Takes a folder away with all that a program has put in it, however deep and locked it is."""
    with suppress(OSError):
        if not os.path.islink(folder):  # noqa: PTH114
            for name in os.listdir(folder):  # noqa: PTH208
                os.unlink(os.path.join(folder, name))  # noqa: PTH108, PTH118
            os.rmdir(folder)  # noqa: PTH106
    if not os.path.lexists(folder):
        return
    import shutil  # noqa: PLC0415 (few programs make folders of their own)
    import subprocess  # noqa: PLC0415

    with suppress(OSError, RecursionError):
        shutil.rmtree(folder)
    if os.path.lexists(folder):
        for command in (["chmod", "-R", "u+rwX"], ["rm", "-rf"]):
            with suppress(OSError):
                subprocess.run([*command, "--", folder], stderr=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    main(sys.argv[1:])
