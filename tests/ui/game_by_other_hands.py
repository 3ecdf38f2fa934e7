"""A whole game by controller or by fingers in a real window, from the hub to the last page.

`python -m tests.ui.game_by_other_hands GAME pad|finger FOLDER [1280x800]` starts an Xvfb and an
empty user folder. The events are posted to SDL's own queue, and the window's loop fetches them.
FOLDER gets pictures, and `presses.md`: how many presses or taps each station took.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pygame

from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.table.table import Table
from engine.ui.widgets import Button
from games import REGISTRY
from tests.games.test_by_controller import PLAYS_LIKE, ByController, own_hands
from tests.games.test_by_touch import ByTouch
from tests.ui.real_window import virtual_screen
from tests.ui.stage import FRAME

SETTLED: Final = 0.8
PATIENCE: Final = 90.0
EACH_OF_THE_FIRST: Final = 10
THEN_EVERY: Final = 15


class InWindow:
    """The window's own clock and queue, in place of those of a stage."""

    app: App
    table: Table
    _last: float

    def open(self, size: tuple[int, int]) -> None:
        """A fresh window on the hub."""
        settings = replace(Settings(), animation_speed=AnimationSpeed.FAST)
        self.app = App(settings, REGISTRY, size, routes=Pages)
        self.app.push(MenuScene(self.app))
        self.app.pad.listen()
        self._last, self._brain = time.monotonic(), None
        self.live(2 * SETTLED)

    def live(self, seconds: float) -> None:
        """Let the window run."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            now = time.monotonic()
            self.app.step(min(0.1, now - self._last), pygame.event.get())
            self._last = now
            time.sleep(FRAME / 2)

    def step(self, seconds: float = FRAME, *events: pygame.event.Event) -> None:
        """Events go through SDL's queue, and are there at the next look."""
        for event in events:
            pygame.event.post(event)
        self.live(2 * FRAME)

    def wait_until(self, is_so: Any, seconds: float = FRAME) -> None:
        """Until something is so; what is held until somebody has seen it is let go."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, "it never happened"
            self.live(FRAME)
            if self.table.director.held is not None:
                self.key("space")  # type: ignore[attr-defined]


def count_of(hands: Any) -> Counter[str]:
    """What was pressed so far."""
    return Counter(hands.__dict__.get("presses") or {"tap": getattr(hands, "taps", 0)})


def on(hands: Any, widget: Any) -> None:
    """Press a widget of the page."""
    factor = hands.app.scale * hands.app.top.plane.factor
    hands.click(widget.box.centre_x * factor, widget.box.centre_y * factor)
    hands.live(SETTLED)


def play(hands: Any, game: str, folder: Path) -> list[tuple[str, Counter[str]]]:
    """From the hub to the last page; what each station took."""
    told: list[tuple[str, Counter[str]]] = []

    def picture(name: str) -> None:
        pygame.image.save(hands.app.surface, str(folder / f"{name}.png"))

    def station(name: str) -> None:
        before = sum((each for _, each in told), Counter())
        told.append((name, count_of(hands) - before))
        print(name, dict(told[-1][1]), flush=True)

    hub: Any = hands.app.top
    on(hands, hub.covers[[each.key for each in hub.games].index(game)])
    picture("hub")
    on(hands, hub.new_game)
    picture("setup")
    said = hands.app.canvas.said
    family = [each for widget in hands.app.top.widgets for each in widget.family()]
    on(hands, next(each for each in family if isinstance(each, Button)
                   and said(each.label) == "Start game"))  # fmt: skip
    end = time.monotonic() + PATIENCE
    while not isinstance(hands.app.top, Table):
        assert time.monotonic() < end, hands.app.top
        hands.live(SETTLED)
    station("from the hub to the table")
    hands.table = hands.scene = hands.app.top
    number = 0
    hands.rest()
    while not hands.match.is_over:
        hands.answer(hands.wish(PLAYS_LIKE[game]))
        hands.rest()
        number += 1
        if number <= EACH_OF_THE_FIRST or number % THEN_EVERY == 0:
            picture(f"{number:03}")
    station(f"the game, {number} decisions")
    end = time.monotonic() + PATIENCE
    while hands.app.top is hands.table and time.monotonic() < end:
        hands.live(SETTLED)
    hands.live(2 * SETTLED)
    picture("end")
    return told


def main(game: str, kind: str, where: str, size: str = "1280x800") -> int:
    """Play, and write down the presses."""
    folder = Path(where)
    folder.mkdir(parents=True, exist_ok=True)
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as home:
        os.environ.update(
            DISPLAY=screen, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", XDG_DATA_HOME=home,
            SDL_TOUCH_MOUSE_EVENTS="0",
        )  # fmt: skip
        by = {"pad": ByController, "finger": ByTouch}[kind]
        hands: Any = object.__new__(type("Hands", (InWindow, by, own_hands(game)), {}))
        width, _, height = size.partition("x")
        hands.open((int(width), int(height)))
        began = time.monotonic()
        told = play(hands, game, folder)
        took = time.monotonic() - began
        hands.app.close()
    lines = [f"{name}: {sum(each.values())} ({', '.join(f'{key} {n}' for key, n in each.items())})"
             for name, each in told]  # fmt: skip
    words = "\n".join([f"{game} by {kind} at {size}, {took:.0f} s", *lines])
    (folder / "presses.md").write_text(f"{words}\n", encoding="utf-8")
    print(words)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
