"""A real window under Xvfb, driven by xdotool: what a person at a screen would do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from select import select

import pytest

from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.hub.hub_frame import hub_places
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from games import REGISTRY
from tests.ui.watched import RESTING

ROOT = Path(__file__).resolve().parents[2]
WINDOW_CLASS = "tabletop-bots-test"
PATIENCE_SECONDS = 180
LOOKS = 2
REST_PATIENCE_SECONDS = 400
PIPE_BYTES = 65536

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
        time.sleep(0.01)
    raise AssertionError(f"waited {PATIENCE_SECONDS} s in vain for {what}")


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Starts an Xvfb of its own and gives its display name.

    Without `-noreset` the server begins anew whenever its last client leaves, which xdotool does
    after each command: a program that connects in that moment is refused. Without `-r` a key that
    is let go late, on a machine with much to do, repeats itself.
    """
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24",
               "-nolisten", "tcp", "-noreset", "-r"]  # fmt: skip
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
    signs: int
    """The end of a pipe in which the program says when it rests."""

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
        """Clicks on places one after the other, each as soon as the one before has been taken."""
        for number, (x, y) in enumerate(places):
            if number:
                self.rest()
            place = (str(round(x)), str(round(y)))
            self.xdotool("mousemove", "--window", self.window, *place, "mousedown", "1",
                         "mouseup", "1")  # fmt: skip

    def key(self, name: str) -> None:
        self.xdotool("key", "--window", self.window, name)

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def rest(self) -> None:
        """Waits until the program has looked for events in vain again and has nothing to do.

        The first look may have been before what it was given last, the second was not.
        """
        signs = b""
        os.set_blocking(self.signs, False)
        with suppress(BlockingIOError):
            while os.read(self.signs, PIPE_BYTES):
                pass
        os.set_blocking(self.signs, True)
        deadline = time.monotonic() + REST_PATIENCE_SECONDS
        while signs != RESTING * LOOKS:
            left = max(0.0, deadline - time.monotonic())
            assert select([self.signs], [], [], left)[0], "the window never comes to rest"
            told = os.read(self.signs, 1)
            assert told, f"the program ended with status {self.process.wait()}"
            signs = (signs + told)[-LOOKS:]


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
        signs, told = os.pipe()
        command = [sys.executable, "-m", "tests.ui.watched", str(told), "--size", size, *arguments]
        with (
            os.fdopen(signs),
            subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=[told]) as process,
        ):
            os.close(told)
            try:
                found = _find_window(process, environment)
                window = RealWindow(process, environment, found, signs)
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


def sit_down(window: RealWindow, key: str, seed: str = "") -> None:
    """From the hub over the set-up to the table of a game, by clicks and one key."""
    app = App(Settings(), REGISTRY, size=(1280, 720), routes=Pages, headless=True)
    page = SetupScene(app, REGISTRY.game(key))
    app.push(page)
    app.step(0, [])
    number = list(REGISTRY.keys).index(key)
    cover = hub_places(1920, 1080, len(REGISTRY.keys)).covers[number]

    def click(box: Box) -> None:
        window.click(*[each * app.scale for each in box.centre])
        window.rest()

    if number:  # the first lies open, and a second click on it would play
        click(cover)
    window.key("g")
    window.rest()
    if seed:
        click(page.start_bar.seed.box)
        window.xdotool("key", "ctrl+a")
        window.xdotool("type", seed)
        window.rest()
    click(page.start_button.box)
