"""A table in a window, on a screen or without one, and the hands that click and type there.

On a screen the clicks and keys are xdotool's: they come to the window from the X server, as a
person's do. Without one they are put into the window's queue.
"""

from __future__ import annotations

import subprocess
import time
from dataclasses import replace
from random import Random

import pygame

from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.launch import Pages
from engine.ui.real_table.chance_input import ChanceThing
from engine.ui.real_table.chance_page import ChancePage
from engine.ui.real_table.turn import HandsTurn
from engine.ui.table.table import table_scene
from main import REGISTRY
from tests.ui.stage import FRAME, Stage

QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)
ARRIVAL_SECONDS = 60
MOST_NOTCHES = 400
WAIT_MILLISECONDS = 50
SYMBOLS = {"return": "Return", "/": "slash", "escape": "Escape"}
"""What xdotool calls keys."""


class AtWindow(Stage):
    """The table of a match in a window; `clicks` counts what the mouse did there."""

    def __init__(
        self, match: Match, size: tuple[int, int] = (1280, 720), *, headless: bool = True
    ) -> None:
        self.headless, self.clicks, self.size = headless, 0, size
        self.sit_down(match)

    def sit_down(self, match: Match, autosave: Autosave | None = None) -> None:
        """The window opens at that match's table; it is kept where `autosave` says."""
        self.match = match
        self.app = App(QUICK, REGISTRY, size=self.size, routes=Pages, headless=self.headless)
        self.table = table_scene(self.app, match, autosave)
        self.scene = self.table
        self.app.push(self.table)
        self.app.step(0, [])
        if not self.headless:
            self.window = str(pygame.display.get_wm_info()["window"])
            self.hand = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)
            self._xdotool("windowfocus", self.window)
            self._until_arrived({pygame.WINDOWFOCUSGAINED: 1})

    @property
    def turn(self) -> HandsTurn:
        """The page that tells hands what to do."""
        explained = self.table.frame.explained
        assert isinstance(explained, HandsTurn)
        return explained

    def step(self, seconds: float = FRAME, *events: pygame.event.Event) -> None:
        """Events go the way that a person's go, through the window's own queue."""
        for each in events:
            pygame.event.post(each)
        self.app.step(seconds, [*pygame.event.get()])

    # -- hands

    def click(self, x: float, y: float, button: int = 1) -> None:
        """With a mouse, at a pixel of the window."""
        self.clicks += 1
        if self.headless:
            super().click(x, y, button)
            return
        place = (str(round(x)), str(round(y)))
        self._xdotool("mousemove", "--window", self.window, *place, "click", str(button))
        self._until_arrived({pygame.MOUSEBUTTONUP: 1})

    def click_on(self, box: Box) -> None:
        """Boxes are in logical units, the mouse in pixels."""
        factor = self.app.scale * self.table.plane.factor
        self.click(box.centre_x * factor, box.centre_y * factor)

    def key(self, *names: str) -> None:
        """Keys one after the other."""
        if self.headless:
            super().key(*names)
            return
        for name in names:
            self._xdotool("key", SYMBOLS.get(name, name))
            self._until_arrived({pygame.KEYUP: 1})

    def type(self, text: str) -> None:
        """Letters one by one."""
        if self.headless:
            super().type(text)
            return
        self._xdotool("type", "--delay", "1", text)
        self._until_arrived({pygame.TEXTINPUT: len(text)})

    def _xdotool(self, *words: str) -> None:
        """One hand for the whole evening; what it does is seen when it comes to the window."""
        assert self.hand.stdin is not None
        assert not any('"' in each or "\n" in each for each in words), words
        self.hand.stdin.write(" ".join(f'"{each}"' for each in words) + "\n")
        self.hand.stdin.flush()

    def close(self) -> None:
        """The hand is taken away, and the window closed."""
        if not self.headless:
            self.hand.communicate(timeout=60)
        self.app.close()

    def _until_arrived(self, wanted: dict[int, int]) -> None:
        """Until so many events of those kinds have come to the window, and been taken."""
        missing, deadline = dict(wanted), time.monotonic() + ARRIVAL_SECONDS
        while any(count > 0 for count in missing.values()):
            assert time.monotonic() < deadline, f"never came to the window: {missing}"
            first = pygame.event.wait(WAIT_MILLISECONDS)  # the X server needs the processor too
            events = [first, *pygame.event.get()]
            for each in events:
                if each.type in missing:
                    missing[each.type] -= 1
            self.app.step(FRAME, [each for each in events if each.type != pygame.NOEVENT])

    # -- pictures

    def deal_pictures(self, page: ChancePage, rng: Random) -> None:
        """What is dealt seat after seat: told for all seats but the last, which has the rest."""
        things = [each for each in page.asked.parts[0].things if not each.is_out]
        rng.shuffle(things)
        self.press_pictures(page, things[: page.asked.count - page.asked.parts[-1].count])

    def press_pictures(self, page: ChancePage, things: list[ChanceThing]) -> None:
        """Each where it lies, wherever it has to be scrolled to; then they are handed in."""
        for thing in things:
            self.scroll_to(page, thing)
            self.click_on(page.cells[thing].box.intersection(page.area.box))
        if len(things) > 1:
            self.key("return")

    def scroll_to(self, page: ChancePage, thing: ChanceThing) -> None:
        """By the wheel, until its middle is in view."""
        for _ in range(MOST_NOTCHES):
            self.step()
            area, at = page.area.box, page.cells[thing].box
            if area.y <= at.centre_y <= area.bottom:
                return
            self.wheel_over(area, 1 if at.centre_y < area.y else -1)
        raise AssertionError(f"{thing} cannot be scrolled to")

    def wheel_over(self, box: Box, dy: int) -> None:
        """One notch of the wheel, up or down, over the middle of a box."""
        factor = self.app.scale * self.table.plane.factor
        x, y = box.centre_x * factor, box.centre_y * factor
        if self.headless:
            self.move(x, y)
            self.wheel(dy)
            return
        button = "4" if dy > 0 else "5"
        place = (str(round(x)), str(round(y)))
        self._xdotool("mousemove", "--window", self.window, *place, "click", button)
        self._until_arrived({pygame.MOUSEWHEEL: 1})
