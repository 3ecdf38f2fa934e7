"""The first lesson of every game, taken by mouse in a real window of its own screen.

`python -m tests.ui.lessons_by_mouse FOLDER 1280x720 [game ...]` starts an Xvfb and a fresh user
folder, takes what the hub offers (or a cover, and what its set-up offers), and clicks its way
through with xdotool: on what a step points at, else on the bar's main button, else on "Show me".
It leaves a picture of every step in FOLDER and says which steps could be done by what they point
at.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.ui.real_window import virtual_screen

FRAME_SECONDS = 1 / 30
SETTLED_SECONDS = 0.9
PATIENCE_SECONDS = 60
SHORT_SECONDS = 6
ROUNDS = 15


class Pupil:
    """A window, a mouse, and somebody who does what the coach says."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        import pygame  # noqa: PLC0415 (the screen has to be there first)

        from engine.core.storage import Settings  # noqa: PLC0415
        from engine.ui.app import App  # noqa: PLC0415
        from engine.ui.launch import Pages  # noqa: PLC0415
        from games import REGISTRY  # noqa: PLC0415

        self.pygame, self.folder, self.last = pygame, folder, time.monotonic()
        self.app = App(Settings(), REGISTRY, size, routes=Pages)
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(os.getpid())],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        self.window = (found.stdout.split() or [""])[0]

    def live(self, seconds: float) -> None:
        """Let the window run."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = time.monotonic()
            self.app.step(min(0.1, now - self.last), self.pygame.event.get())
            self.last = now
            time.sleep(FRAME_SECONDS)

    def click(self, box, factor: float = 1.0) -> None:
        """With the mouse, in the middle of a box of a page."""
        scale = self.app.scale * factor
        x, y = round(box.centre_x * scale), round(box.centre_y * scale)
        where = ["--window", self.window] if self.window else []
        move = ["xdotool", "mousemove", *where, str(x), str(y)]
        subprocess.run(move, check=True)
        self.live(0.15)
        subprocess.run(["xdotool", "click", "1"], check=True)
        self.live(SETTLED_SECONDS)

    def picture(self, name: str) -> None:
        self.pygame.image.save(self.app.surface, self.folder / f"{name}.png")

    def take(self, key: str) -> list[str]:
        """The first lesson of a game to its end; how each step was done."""
        self._walk_to_lesson(key)
        if not self._wait_for(lambda: getattr(self.app.top, "tutor", None) is not None):
            self.picture(f"{key}-stuck")
            return ["STUCK: no lesson opens"]
        told: list[str] = []
        self._wait_for(lambda: hasattr(self.app.top, "tutor"))  # behind the cover's curtain
        while (coach := getattr(self.app.top, "tutor", None)) is not None:
            if not self._is_heard():
                self.picture(f"{key}-stuck")
                told.append("STUCK: nobody speaks")
                break
            coach = self.app.top.tutor
            if coach is None:
                break
            step, title = coach.walk.number, coach.card.title
            self.picture(f"{key}-{step + 1:02}")
            told.append(f"{step + 1} {title}: {self._do(coach)}")
            if told[-1].endswith("STUCK"):
                break
        return told

    def _walk_to_lesson(self, key: str) -> None:
        """As a newcomer: what the hub offers first, or what it offers of a game that is chosen."""
        from engine.ui.hub.menu import MenuScene  # noqa: PLC0415

        self.app.push(MenuScene(self.app))
        self.live(SETTLED_SECONDS)
        hub = self.app.top
        self.picture(f"{key}-hub")
        keys = [game.key for game in hub.games]
        assert hub.resume.has_step, "the hub offers no lesson"
        if hub.resume.game.key != key:
            self.click(hub.covers[keys.index(key)].box)
            self.live(SETTLED_SECONDS)
        assert hub.resume.has_step, "the hub offers no lesson of the chosen game"
        self.click(hub.resume.main.box)

    def _is_heard(self) -> bool:
        """Waits until the coach speaks or has left; presses what the bar asks to be pressed."""
        for _ in range(ROUNDS):
            if self._wait_for(self._is_ready, SHORT_SECONDS):
                return True
            bar = self.app.top.frame.bar
            button = next((b for b in bar.family() if getattr(b, "kind", "") == "primary"), None)
            if button is not None and button.is_enabled:
                self.click(button.box, self.app.top.plane.factor)
        return False

    def _is_ready(self) -> bool:
        coach = getattr(self.app.top, "tutor", None)
        return coach is None or (coach.card.is_visible and not coach.is_moving)

    def _wait_for(self, condition, seconds: float = PATIENCE_SECONDS) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.live(0.2)
            if condition():
                return True
        return False

    def _do(self, coach) -> str:
        table, number = self.app.top, coach.walk.number
        factor = table.plane.factor

        def is_done() -> bool:
            return self.app.top is not table or table.tutor is None or (
                coach.walk.number != number or not coach.card.is_visible)  # fmt: skip

        if coach.card.onward.is_visible:
            self.click(coach.card.onward.box, factor)
            return "read" if self._wait_for(is_done) else "STUCK"
        for _ in range(2):
            for box in coach.rings[:1]:
                self.click(box, factor)
            if is_done():
                return "clicked"
            primary = table.frame.bar.actions.primary
            button = next((b for b in coach.named._buttons()
                           if primary is not None and primary.label in b.label), None)  # fmt: skip
            if button is not None and button.is_enabled and not coach.said.is_visible:
                self.click(button.box, factor)
            if is_done():
                return "clicked and confirmed"
            if coach.said.is_visible:
                self.click(coach.said.back.box, factor)
        self.click(coach.card.show.box, factor)
        return "shown" if self._wait_for(is_done) else "STUCK"


def main() -> int:
    folder, size = Path(sys.argv[1]), tuple(map(int, sys.argv[2].split("x")))
    games = sys.argv[3:] or ["despirala", "risk", "roll_galaxy", "rajas", "arcs"]
    folder.mkdir(parents=True, exist_ok=True)
    return 1 if sum([is_stuck(key, (size[0], size[1]), folder) for key in games]) else 0


def is_stuck(key: str, size: tuple[int, int], folder: Path) -> bool:
    """Takes the first lesson of one game on a screen of its own, and says how it went."""
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as home:
        os.environ.update(DISPLAY=screen, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", HOME=home)
        os.environ.update(XDG_CONFIG_HOME=f"{home}/config", XDG_DATA_HOME=f"{home}/data")
        pupil = Pupil(size, folder)
        told = pupil.take(key)
        pupil.app.close()
    print(key, *told, sep="\n  ", flush=True)
    return any("STUCK" in line for line in told)


if __name__ == "__main__":
    raise SystemExit(main())
