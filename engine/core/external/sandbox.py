"""The walls of bubblewrap around a foreign program: what it can see, as arguments for `bwrap`.

It gets namespaces of its own (processes, network, users, IPC), the system's libraries and the
places it is named to read, a `/tmp` of its own, and one folder to write to. Nothing else exists
for it: no home, none of our files, no other process, no socket.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from engine.core.storage import cache_folder, user_folder, whole_path

KEPT_SETTING = "TABLETOP_BOTS_KEPT_FROM_GUESTS"
"""Files and folders that no guest may read, in the form of PATH; processes we start inherit it."""
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


@contextmanager
def kept_from_guests(paths: Iterable[Path]) -> Iterator[None]:
    """No guest that is started meanwhile, by us or a process of ours, can read these."""
    before = os.environ.get(KEPT_SETTING)
    os.environ[KEPT_SETTING] = os.pathsep.join(str(whole_path(path)) for path in paths)
    try:
        yield
    finally:
        if before is None:
            del os.environ[KEPT_SETTING]
        else:
            os.environ[KEPT_SETTING] = before


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
