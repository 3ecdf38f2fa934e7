"""Builds the one-folder and the one-file executable, both at once, each with its self-test.

`python build/make.py [--out FOLDER] [--only folder|file]` prints size and start time of each and
ends with status 1 when a check fails. Needs PyInstaller (requirements.txt).
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from notices import EXCHANGEABLE, FILE_NAME, THIRD_PARTY, is_shared_library

ROOT = Path(__file__).resolve().parent.parent
NAME = "tabletop-bots"
START_RUNS = 5
WINDOW_SECONDS = 10
INTERRUPTED = 130
REQUIRE_SANDBOX = "TABLETOP_BOTS_REQUIRE_SANDBOX"
"""Set to anything, a program whose guests get no sandbox here does not pass."""
REQUIRE_VOICE = "TABLETOP_BOTS_REQUIRE_VOICE"
"""Set to anything, a program that can't read aloud here does not pass."""
MOST_MB = 80.0
"""What the one-file program may have."""


@dataclass
class Checked:
    """A program that was built, what its self-test and its window said, and what they lack."""

    program: Path
    one_file: bool
    said: str
    faults: list[str]


def build(one_file: bool, out: Path) -> Path:
    """Runs PyInstaller, with a cache of its own, and returns the program's path."""
    kind = "file" if one_file else "folder"
    command = [
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR",
        "--workpath", str(out / f"work-{kind}"), "--distpath", str(out / kind),
        str(ROOT / "build" / "tabletop_bots.spec"),
    ]  # fmt: skip
    environment = {
        **os.environ,
        "ONE_FILE": "1" if one_file else "0",
        "PYINSTALLER_CONFIG_DIR": str(out / f"work-{kind}" / "cache"),
    }
    subprocess.run(command, check=True, env=environment, cwd=out)
    suffix = ".exe" if sys.platform == "win32" else ""
    program = out / kind / f"{NAME}{suffix}"
    if one_file:
        return program
    strip_python_library(out / kind / NAME)
    return out / kind / NAME / f"{NAME}{suffix}"


def strip_python_library(folder: Path) -> None:
    """Takes the debug symbols out of libpython, the only library that strip does not harm."""
    if sys.platform == "linux" and shutil.which("strip"):
        for library in folder.rglob("libpython3*.so*"):
            subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)


def run(program: Path, *arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Runs the program with an almost empty environment, away from the source folder."""
    environment = {"HOME": str(home), "XDG_DATA_HOME": str(home), "PATH": "/usr/bin:/bin"}
    if sys.platform == "win32":
        environment = {**os.environ, "APPDATA": str(home)}
    return subprocess.run(
        [str(program), *arguments],
        env=environment, cwd=home, capture_output=True, text=True, check=False, timeout=900,
    )  # fmt: skip


def unnamed_libraries(folder: Path) -> list[str]:
    """The shared libraries of the one-folder program that its notices do not name."""
    text = next(folder.rglob(FILE_NAME)).read_text(encoding="utf-8")
    names = (path.name for path in folder.rglob("*") if is_shared_library(path.name))
    return sorted({name for name in names if f"| {name} |" not in text})


def unnamed_packages(folder: Path) -> list[str]:
    """The packages of the program's own notices that the page `THIRD_PARTY.md` does not name."""
    text = next(folder.rglob(FILE_NAME)).read_text(encoding="utf-8")
    page = next(folder.rglob(THIRD_PARTY.name)).read_text(encoding="utf-8")
    table = text.split("| shared library |")[0]
    rows = re.findall(r"^\| ([\w.-]+) \| ([^|]+) \|", table, re.MULTILINE)
    parts = {f"| {name} | {version} |" for name, version in rows if name != "package"}
    return sorted(part for part in parts if part not in page and "pyinstaller" not in part)


def locked_in(folder: Path) -> list[str]:
    """The packages under the LGPL that do not lie as files in the one-folder program."""
    return [name for name in EXCHANGEABLE if not any(folder.rglob(f"{name}/__init__.py"))]


def opened_window(program: Path, home: Path) -> tuple[bool, str]:
    """Whether the menu stays open on a virtual screen and Ctrl-C ends it quietly, and what is said.

    True, with a word of warning, where there is no virtual screen to try it on.
    """
    if not shutil.which("Xvfb"):
        return True, "no window was opened: Xvfb is not installed"
    read, write = os.pipe()
    screen = [
        "Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp",
        "-noreset",
    ]  # fmt: skip
    with subprocess.Popen(screen, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as number:
                display = f":{number.readline().strip()}"
            environment = {"HOME": str(home), "XDG_DATA_HOME": str(home), "DISPLAY": display,
                           "SDL_AUDIODRIVER": "dummy", "PATH": "/usr/bin:/bin"}  # fmt: skip
            return _stays_open([str(program), "--software", "--size", "1280x720"], environment)
        finally:
            server.terminate()


def _stays_open(command: list[str], environment: dict[str, str]) -> tuple[bool, str]:
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, start_new_session=True
    ) as window:
        time.sleep(WINDOW_SECONDS)
        is_open = window.poll() is None
        os.killpg(window.pid, signal.SIGINT)
        _, said = window.communicate(timeout=60)
    is_quiet = window.returncode == INTERRUPTED and not said
    told = f"window: open {is_open}, status {window.returncode}, {said.decode()!r}"
    return is_open and is_quiet, told


def size_in_mb(program: Path, one_file: bool) -> float:
    """The size on disk of the file, or of the whole folder."""
    files = [program] if one_file else [p for p in program.parent.rglob("*") if p.is_file()]
    return sum(path.stat().st_size for path in files if not path.is_symlink()) / 1e6


def start_seconds(program: Path, home: Path) -> float:
    """The median time of `--help`: from the command to the end of a program that does nothing."""
    times = []
    for _ in range(START_RUNS):
        started = time.perf_counter()
        run(program, "--help", home=home)
        times.append(time.perf_counter() - started)
    return statistics.median(times)


def made(one_file: bool, out: Path) -> Checked:
    """Builds a program, runs its self-test and opens its window."""
    program = build(one_file, out)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        result = run(program, "self-test", home=home)
        is_open, told = opened_window(program, home)
    faults = []
    if result.returncode or not result.stdout.rstrip().endswith("OK"):
        faults.append("the self-test failed")
    if not is_open:
        faults.append("the window did not stay open, or did not close quietly")
    if os.environ.get(REQUIRE_SANDBOX) and "guests: in a sandbox" not in result.stdout:
        faults.append("its guests ran without a sandbox")
    if os.environ.get(REQUIRE_VOICE) and "bytes spoken" not in result.stdout:
        faults.append("it read nothing aloud")
    if one_file and size_in_mb(program, one_file) > MOST_MB:
        faults.append(f"it has more than {MOST_MB:g} MB")
    if not one_file and (unnamed := unnamed_libraries(program.parent)):
        faults.append(f"the notices name no licence for {', '.join(unnamed)}")
    if not one_file and (unnamed := unnamed_packages(program.parent)):
        faults.append(f"{THIRD_PARTY} does not name {', '.join(unnamed)}")
    if not one_file and (locked := locked_in(program.parent)):
        faults.append(f"{', '.join(locked)} cannot be exchanged: inside the archive")
    return Checked(program, one_file, f"{result.stdout}{result.stderr}{told}", faults)


def report(checked: Checked) -> None:
    """Prints what a program said of itself, its size and, alone on the machine, its start time."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = start_seconds(checked.program, Path(folder))
    size = size_in_mb(checked.program, checked.one_file)
    kind = "one file" if checked.one_file else "one folder"
    verdict = "; ".join(checked.faults) or "passed"
    measured = f"{size:.1f} MB, starts in {seconds:.2f} s"
    print(f"{checked.said}\n{kind}: {checked.program}, {measured}: {verdict}", flush=True)


def main() -> int:
    """Builds what is asked for; 0 when every program passed its self-test."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "out")
    parser.add_argument("--only", choices=("folder", "file"))
    arguments = parser.parse_args()
    out: Path = arguments.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell starts what it puts aside
        signal.signal(signal.SIGINT, signal.default_int_handler)
    kinds = [kind for kind in ("folder", "file") if arguments.only in (None, kind)]
    with ThreadPoolExecutor() as pool:
        programs = list(pool.map(lambda kind: made(kind == "file", out), kinds))
    for program in programs:
        report(program)
    return 1 if any(program.faults for program in programs) else 0


if __name__ == "__main__":
    sys.exit(main())
