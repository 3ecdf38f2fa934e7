"""A controller in a test's hands: what is pointed at is walked to, press by press, and pressed.

A stage that is named after `PadHands` plays by it without knowing: each click becomes the presses of
the D-pad that lead there, and A. `presses` counts them by button.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, Final

import pygame

from engine.ui.box import Box
from engine.ui.scene import Direction, Stop, nearest
from tests.ui.stage import FRAME, Stage, event

DIRECTIONS: Final[tuple[Direction, ...]] = ("left", "right", "up", "down")
BUTTONS: Final = {
    **{each: getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{each.upper()}") for each in DIRECTIONS},
    **{each: getattr(pygame, f"CONTROLLER_BUTTON_{each}") for each in "ABXY"},
    "L1": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "R1": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "start": pygame.CONTROLLER_BUTTON_START,
}
FURTHEST: Final = 60
"""Presses to walk anywhere: more is no way."""


def pressed(button: str) -> list[pygame.event.Event]:
    """The events of one press; R2 is an axis."""
    if button == "R2":
        axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
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

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Walk to what is there, and press A."""
        assert button == 1, "a controller has no other button"
        top = self.app.top
        assert top is not None
        assert top.popup is None, top.popup
        point = top.plane.point((x / self.app.scale, y / self.app.scale))
        self.walk_to(*point)
        self.pad("A")

    def click_on(self, box: Box) -> None:
        """As by mouse at the scale of the window."""
        self.click(*box.centre)

    def stop_at(self, x: float, y: float) -> Stop:
        """The smallest thing there that can be come to."""
        top = self.app.top
        assert top is not None
        found = [stop for stop in top.stops() if stop.box.inset(-1).contains((x, y))]
        assert found, ("nothing can be come to", x, y)
        return min(found, key=lambda stop: (stop.box.w * stop.box.h, stop.box.x))

    def walk_to(self, x: float, y: float) -> None:
        """Press after press, until the controller is there."""
        top = self.app.top
        assert top is not None
        shut: set[Any] = set()
        for _ in range(FURTHEST):
            there, stops = self.stop_at(x, y), top.stops()
            here = self.app.pad.here(stops)
            if here == there:
                return
            if here is None:
                self.pad("down")
                continue
            path = way(stops, here, there, shut)
            assert path, ("no way", here, there)
            self.pad(path[0])
            if self.app.pad.here(top.stops()) == here:
                shut.add((here, path[0]))
        raise AssertionError(("too far", self.stop_at(x, y)))

    def key(self, *names: str) -> None:
        """Keys that buttons stand for."""
        for name in names:
            self.pad({"escape": "B", "space": "R2", "z": "X", "h": "Y", "return": "A"}[name])
