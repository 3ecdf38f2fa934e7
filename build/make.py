"""Builds the one-folder and the one-file executable and checks each with its own self-test.

`python build/make.py [--out FOLDER] [--only folder|file]` prints size and start time of each and
ends with status 1 when a check fails. Needs PyInstaller (requirements.txt).
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from notices import FILE_NAME, is_shared_library

ROOT = Path(__file__).resolve().parent.parent
NAME = "tabletop-bots"
START_RUNS = 5
WINDOW_SECONDS = 10
INTERRUPTED = 130
REQUIRE_SANDBOX = "TABLETOP_BOTS_REQUIRE_SANDBOX"
"""Set to anything, a program whose guests get no sandbox here does not pass."""


def build(one_file: bool, out: Path) -> Path:
    """Runs PyInstaller and returns the program's path."""
    kind = "file" if one_file else "folder"
    command = [
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR",
        "--workpath", str(out / f"work-{kind}"), "--distpath", str(out / kind),
        str(ROOT / "build" / "tabletop_bots.spec"),
    ]  # fmt: skip
    environment = {**os.environ, "ONE_FILE": "1" if one_file else "0"}
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


def opens_a_window(program: Path, home: Path) -> bool:
    """Whether the menu stays open on a virtual screen and Ctrl-C ends it quietly.

    True, with a word of warning, where there is no virtual screen to try it on.
    """
    if not shutil.which("Xvfb"):
        print("no window was opened: Xvfb is not installed")
        return True
    read, write = os.pipe()
    screen = [
        "Xvfb",
        "-displayfd",
        str(write),
        "-screen",
        "0",
        "1280x720x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
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


def _stays_open(command: list[str], environment: dict[str, str]) -> bool:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell starts what it puts aside
        signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        command, env=environment, stderr=subprocess.PIPE, start_new_session=True
    ) as window:
        time.sleep(WINDOW_SECONDS)
        is_open = window.poll() is None
        os.killpg(window.pid, signal.SIGINT)
        _, said = window.communicate(timeout=60)
    print(f"window: open {is_open}, status {window.returncode}, {said.decode()!r}")
    return is_open and window.returncode == INTERRUPTED and not said


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


def check(program: Path, one_file: bool) -> bool:
    """Runs the program's self-test and prints what it said, its size and its start time."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        result = run(program, "self-test", home=home)
        passed = result.returncode == 0 and result.stdout.rstrip().endswith("OK")
        passed = opens_a_window(program, home) and passed
        if os.environ.get(REQUIRE_SANDBOX) and "guests: in a sandbox" not in result.stdout:
            print("its guests ran without a sandbox")
            passed = False
        if not one_file and (unnamed := unnamed_libraries(program.parent)):
            print(f"the notices name no licence for {', '.join(unnamed)}")
            passed = False
        kind = "one file" if one_file else "one folder"
        print(result.stdout, result.stderr, sep="", end="")
        print(
            f"{kind}: {program}, {size_in_mb(program, one_file):.1f} MB, "
            f"starts in {start_seconds(program, home):.2f} s, "
            f"self-test {'passed' if passed else 'FAILED'}",
            flush=True,
        )
    return passed


def main() -> int:
    """Builds what is asked for; 0 when every program passed its self-test."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "out")
    parser.add_argument("--only", choices=("folder", "file"))
    arguments = parser.parse_args()
    out: Path = arguments.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    kinds = [kind for kind in ("folder", "file") if arguments.only in (None, kind)]
    checks = [check(build(kind == "file", out), kind == "file") for kind in kinds]
    return 0 if all(checks) else 1


if __name__ == "__main__":
    sys.exit(main())
