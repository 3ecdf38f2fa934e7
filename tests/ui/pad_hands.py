"""A controller in a test's hands: what is pointed at is walked to, press by press, and pressed.

A stage that is named after `PadHands` plays by it without knowing: each click becomes the presses
of the D-pad that lead there, and A. `presses` counts them by button.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pygame

from engine.core.match import Match
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.scene import Direction, Scene, Stop, nearest, stops_of
from engine.ui.table.table import Table, table_scene
from engine.ui.widgets import Widget
from games import REGISTRY
from tests.patience import patience
from tests.ui.stage import FRAME, Stage, event

DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right", "up", "down")
BUTTONS: Final = {
    **{each: getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{each.upper()}") for each in DIRECTIONS},
    **{each: getattr(pygame, f"CONTROLLER_BUTTON_{each}") for each in "ABXY"},
    "L1": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "R1": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "start": pygame.CONTROLLER_BUTTON_START,
}
QUICK: Final = replace(Settings(), animation_speed=AnimationSpeed.OFF)
TRIGGERS: Final = {
    "L2": pygame.CONTROLLER_AXIS_TRIGGERLEFT, "R2": pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}  # fmt: skip
FURTHEST: Final = 60
"""Presses to walk anywhere: more is no way."""


def pressed(button: str) -> list[pygame.event.Event]:
    """The events of one press; L2 and R2 are axes."""
    if button in TRIGGERS:
        axis = TRIGGERS[button]
        return [event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
                for value in (32767, 0)]  # fmt: skip
    code = BUTTONS[button]
    return [event(kind, instance_id=0, button=code)
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)]  # fmt: skip


def way(stops: list[Stop], here: Stop, there: Stop, shut: set[Any]) -> list[Direction]:
    """The fewest presses from one stop to another; empty where no way is known."""
    before: dict[Stop, tuple[Stop, Direction]] = {}
    waiting = deque([here])
    while waiting:
        at = waiting.popleft()
        if at == there:
            path = []
            while at != here:
                at, direction = before[at]
                path.append(direction)
            return path[::-1]
        for direction in DIRECTIONS:
            found = None if (at, direction) in shut else nearest(stops, direction, at.box)
            if found is not None and found not in before and found != here:
                before[found] = (at, direction)
                waiting.append(found)
    return []


class PadHands(Stage):
    """Presses, and clicks that are presses."""

    presses: Counter[str]

    def pad(self, *buttons: str) -> None:
        """Press one after the other."""
        if "presses" not in self.__dict__:
            self.presses = Counter()
        for button in buttons:
            self.presses[button] += 1
            self.step(FRAME, *pressed(button))

    def key(self, *names: str) -> None:
        """Keys that buttons stand for."""
        for name in names:
            self.pad({"escape": "B", "space": "R2", "z": "X", "h": "Y", "return": "A"}[name])

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Walk to what is there, and press A."""
        assert button == 1, "a controller has no other button"
        if self.top_page.popup is None:
            point = self.top_page.plane.point((x / self.app.scale, y / self.app.scale))
            self.walk_to(lambda stops: _smallest_at(stops, *point))
        else:
            self._choose_in(self.top_page.popup, x / self.app.scale, y / self.app.scale)
        self.pad("A")

    def press_on(self, widget: Widget) -> None:
        """Walk to a widget, and press A."""
        self.walk_to(lambda stops: next(stop for stop in stops if stop.widget is widget))
        self.pad("A")

    @property
    def top_page(self) -> Scene:
        """What hears the player."""
        top = self.app.top
        assert top is not None
        return top

    def walk_to(self, find: Callable[[list[Stop]], Stop]) -> None:
        """Press after press, until the controller is there."""
        shut: set[Any] = set()
        for _ in range(FURTHEST):
            stops = stops_of(self.top_page)
            here, there = self.app.pad.here(stops), find(stops)
            if here == there:
                return
            if here is None:
                self.pad("down")
                continue
            path = way(stops, here, there, shut)
            assert path, ("no way", here, there)
            self.pad(path[0])
            if self.app.pad.here(stops_of(self.top_page)) == here:
                shut.add((here, path[0]))
        raise AssertionError(("too far", find(stops_of(self.top_page))))

    def _choose_in(self, popup: Any, x: float, y: float) -> None:
        """Down, or up, in a list of faces."""
        for _ in range(FURTHEST):
            cell = popup.cell(popup.at)
            if cell.contains((x, y)):
                return
            is_later = (cell.x, cell.y) < (x - cell.w, y) or (x >= cell.x and y > cell.y)
            self.pad("down" if is_later else "up")
        raise AssertionError("it is not on the list")


def _smallest_at(stops: list[Stop], x: float, y: float) -> Stop:
    found = [stop for stop in stops if stop.box.inset(-1).contains((x, y))]
    assert found, ("nothing can be come to", x, y)
    return min(found, key=lambda stop: (stop.box.w * stop.box.h, stop.box.x))


class FingerHands(Stage):
    """A finger on the screen: a click is a tap."""

    taps = 0

    def finger(self, kind: int, x: float, y: float, number: int = 0) -> None:
        """A finger comes down, moves or goes up, at a pixel of the window."""
        width, height = self.app.display.window.get_size()
        self.step(FRAME, event(
            kind, touch_id=1, finger_id=number, x=x / width, y=y / height, dx=0.0, dy=0.0
        ))  # fmt: skip

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Tap there."""
        assert button == 1, "a finger has no other button"
        self.taps += 1
        self.finger(pygame.FINGERDOWN, x, y)
        self.finger(pygame.FINGERUP, x, y)

    def draw_over(self, *points: tuple[float, float]) -> None:
        """Draw a finger from point to point."""
        self.finger(pygame.FINGERDOWN, *points[0])
        for point in points[1:]:
            self.finger(pygame.FINGERMOTION, *point)
        self.finger(pygame.FINGERUP, *points[-1])


class AtTable(Stage):
    """A table without a screen, in place of the real window that a game's hands are made for
    (`tests/games/<game>/scene/first_hour.py`); `hands` are those of `PadHands` or of fingers.
    """

    table: Table

    def sit_down(self, match: Match, size: tuple[int, int] = (1280, 800)) -> None:
        self.app = App(QUICK, REGISTRY, size=size, routes=Pages, headless=True)
        self.table = self.scene = table_scene(self.app, match)
        self._brain = None
        self.app.push(self.table)
        self.app.step(0, [])
        self.app.draw = lambda: None  # type: ignore[method-assign]

    def step(self, seconds: float = FRAME, *events: pygame.event.Event) -> None:
        """As without a window: the events are put in."""
        self.app.step(seconds, events)
        self.table.prepare()

    def wait_until(self, is_so: Callable[[], bool], seconds: float = FRAME) -> None:
        """Until something is so; what is held until somebody has seen it is let go."""
        for _ in patience(40_000):
            if is_so():
                return
            self.step(seconds)
            if self.table.director.held is not None:
                self.key("space")
            if self.app.worker.is_busy:
                time.sleep(0.0005)
        raise AssertionError("it never happened")

    def _carries_out(self) -> bool:
        """Whether Risk fights on, or places on, as it was told."""
        selection = getattr(self.table.parts.board, "selection", None)
        return getattr(selection, "orders", None) is not None

    def rest(self) -> None:
        """Until a person may act on what lies still and is not carried out by itself, or the game
        is over. Nothing is painted, so nothing of that is waited for.
        """

        def is_still() -> bool:
            director = self.table.director
            is_moving = self.table.film.is_playing or director.is_playing or director.is_behind
            return not is_moving and not self._carries_out()

        self.wait_until(lambda: self.app.top is not self.table or (
            is_still() and (self.match.is_over or self.table.person is not None)))  # fmt: skip
        self.step()
