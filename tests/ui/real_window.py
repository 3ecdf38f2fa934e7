"""A real window under Xvfb, driven by xdotool: what a person at a screen would do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WINDOW_CLASS = "tabletop-bots-test"
PATIENCE_SECONDS = 180
REST_SECONDS = 0.01
REST_LOOKS = 9
REST_PATIENCE_SECONDS = 400
MOMENT, BETWEEN_CLICKS = "0.02", "0.06"
"""Seconds: a frame or more; what the next click is for has been drawn by then, if all is well."""
SLEEPING = "SZX"
"""What the kernel says of a thread that waits or is no more."""

needs_a_screen = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool"))
    and not os.environ.get("TABLETOP_BOTS_REQUIRE_WINDOW"),
    reason="Xvfb or xdotool is not installed",
)


def wait_until(condition, what: str):
    """The first true value of `condition`, asked again and again."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    raise AssertionError(f"waited {PATIENCE_SECONDS} s in vain for {what}")


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Starts an Xvfb of its own and gives its display name.

    Without `-noreset` the server begins anew whenever its last client leaves, which xdotool does
    after each command: a program that connects in that moment is refused.
    """
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24",
               "-nolisten", "tcp", "-noreset"]  # fmt: skip
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as numbers:
                yield f":{numbers.readline().strip()}"
        finally:
            server.terminate()


@dataclass
class RealWindow:
    """The program's window: clicks, keys, and what it does to its files."""

    process: subprocess.Popen
    environment: dict[str, str]
    window: str

    def xdotool(self, *arguments: str) -> str:
        result = subprocess.run(
            ["xdotool", *arguments],
            env=self.environment, capture_output=True, text=True, check=True, timeout=120,
        )  # fmt: skip
        return result.stdout.strip()

    def click(self, x: float, y: float) -> None:
        """Moves to a place (pixels in the window) and clicks."""
        self.click_all([(x, y)])

    def click_all(self, places: Sequence[tuple[float, float]]) -> None:
        """Clicks on places one after the other, as quickly as a practised hand."""
        words: list[str] = []
        for x, y in places:
            words += ["mousemove", "--window", self.window, str(round(x)), str(round(y))]
            words += ["sleep", MOMENT, "mousedown", "1", "sleep", MOMENT, "mouseup", "1"]
            words += ["sleep", BETWEEN_CLICKS]
        self.xdotool(*words[:-2])

    def key(self, name: str) -> None:
        self.xdotool("key", "--window", self.window, name)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def rest(self) -> None:
        """Waits until the program and all that thinks for it have slept through a while.

        A window that idles draws nothing, so what it was given before is done then, however slow
        the machine.
        """
        calm, spent = 0, -1
        deadline = time.monotonic() + REST_PATIENCE_SECONDS
        while calm < REST_LOOKS:
            assert self.is_running, f"the program ended with status {self.process.poll()}"
            assert time.monotonic() < deadline, "the window never comes to rest"
            is_asleep, now = _at_work(self.process.pid)
            calm = calm + 1 if is_asleep and now == spent else 0
            spent = now
            time.sleep(REST_SECONDS)


def _at_work(process: int) -> tuple[bool, int]:
    """Whether every thread of a process and of its children sleeps, and the time they have had."""
    is_asleep, spent = True, 0
    for task in Path(f"/proc/{process}/task").iterdir():
        try:
            words = (task / "stat").read_text().rsplit(")", 1)[1].split()
            children = (task / "children").read_text().split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # it ended between two looks
        is_asleep = is_asleep and words[0] in SLEEPING
        spent += int(words[11]) + int(words[12])
        for child in children:
            sleeps, had = _at_work(int(child))
            is_asleep, spent = is_asleep and sleeps, spent + had
    return is_asleep, spent


@contextmanager
def open_program(*arguments: str, home: Path, size: str = "1280x720") -> Iterator[RealWindow]:
    """The program at rest on a screen of its own; both are closed at the end."""
    with virtual_screen() as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_WINDOW_POS": "0,0",
            "SDL_VIDEO_X11_WMCLASS": WINDOW_CLASS,
            "XDG_DATA_HOME": str(home),
        }
        command = [sys.executable, "main.py", "--size", size, *arguments]
        with subprocess.Popen(command, cwd=ROOT, env=environment) as process:
            try:
                window = RealWindow(process, environment, _find_window(process, environment))
                window.rest()
                yield window
            finally:
                process.terminate()


def _find_window(process: subprocess.Popen, environment: dict[str, str]) -> str:
    def search() -> str | None:
        assert process.poll() is None, f"the program ended with status {process.returncode}"
        found = subprocess.run(
            ["xdotool", "search", "--class", WINDOW_CLASS],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        lines = found.stdout.split()
        return lines[-1] if lines else None

    window = wait_until(search, "the window")
    assert window is not None
    return window
