"""Fingers on a screen: a tap clicks, a finger held shows what hovering shows, a drag scrolls.

One finger is the pointer, with its button down. It hits what is smaller than a fingertip as well:
the nearest thing within reach (`aimed`). A drag that is not for what it begins on turns the wheel
there. Two fingers zoom and move what can be zoomed.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.display import DRAG_PIXELS, Display, InputReader, Intent, Pinched, PointerLeft, Wheel
from engine.ui.scene import Scene, Stop, stops_of
from engine.ui.stack import SceneStack
from engine.ui.widgets.base import Widget
from engine.ui.widgets.scroll import WHEEL_STEP, Scrolled

FINGERTIP: Final = 44.0
"""Real pixels: nothing that is tapped is smaller, however small it is drawn."""
EVENTS: Final = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)


class Touch:
    """The fingers on the window; `give` hands an intent to the page on top."""

    def __init__(
        self,
        stack: SceneStack,
        inputs: InputReader,
        display: Display,
        give: Callable[[Intent], object],
    ) -> None:
        self._stack, self._inputs, self._display, self._give = stack, inputs, display, give
        self._fingers: dict[int, Point] = {}
        self._began: Point = (0.0, 0.0)
        self._aside: Point = (0.0, 0.0)
        self._is_alone = False
        self._rolls = False
        self._page: Scrolled | None = None
        self._left_over = 0.0
        self._has_been_used = False

    def take(self, event: pygame.event.Event) -> bool:
        """Whether an event was a finger's, or the mouse's that SDL makes of it."""
        if event.type in MOUSE:
            return self._has_been_used and bool(event.dict.get("touch"))
        if event.type not in EVENTS:
            return False
        self._has_been_used = True
        width, height = self._display.window.get_size()
        at = (event.x * width, event.y * height)
        if event.type == pygame.FINGERDOWN:
            self._down(event.finger_id, at)
        elif event.finger_id in self._fingers:
            (self._moved if event.type == pygame.FINGERMOTION else self._up)(event.finger_id, at)
        return True

    # -- one finger ---------------------------------------------------------------------------

    def _down(self, finger: int, at: Point) -> None:
        self._fingers[finger] = at
        self._is_alone = len(self._fingers) == 1
        self._take_back()
        self._rolls = False
        if not self._is_alone:
            return
        self._began, self._left_over = at, 0.0
        aim = at if self._stack.top is None else aimed(self._stack.top, at, self._inputs.scale)
        self._aside = (at[0] - aim[0], at[1] - aim[1])
        self._give_all(self._inputs.finger_down(aim))

    def _moved(self, finger: int, at: Point) -> None:
        before, self._fingers[finger] = self._fingers[finger], at
        if not self._is_alone:
            self._pinch(finger, before)
            return
        far = max(abs(at[0] - self._began[0]), abs(at[1] - self._began[1]))
        if not self._rolls and far > DRAG_PIXELS and not self._inputs.is_dragging:
            self._begin_drag(at)
        elif self._rolls:
            self._roll(at[1] - before[1])
        elif self._inputs.is_dragging:
            self._give_all(self._inputs.finger_to(at))

    def _up(self, finger: int, at: Point) -> None:
        del self._fingers[finger]
        if not self._is_alone or self._rolls:
            return
        shows = self._inputs.is_long_press
        if not self._inputs.is_dragging:
            at = (at[0] - self._aside[0], at[1] - self._aside[1])
        before = self._popup
        self._give_all(self._inputs.finger_up(at))
        if not shows:
            self._give(PointerLeft())
        top, popup = self._stack.top, self._popup
        if top is not None and popup is not None and popup is not before:
            least = FINGERTIP / self._inputs.scale / top.plane.factor
            popup.fit_finger(least, top.viewport)

    @property
    def _popup(self) -> Widget | None:
        return None if self._stack.top is None else self._stack.top.popup

    def _begin_drag(self, at: Point) -> None:
        """A drag is for what it begins on, else it rolls what that lies on."""
        top = self._stack.top
        x, y = self._inputs.pointer
        widget = None if top is None else top.widget_at(*top.plane.point((x, y)))
        across = abs(at[0] - self._began[0]) > abs(at[1] - self._began[1])
        wants = "" if widget is None else widget.drags
        if wants == "any" or (across and wants == "across"):
            self._give_all(self._inputs.finger_to(at))
            return
        self._take_back()
        self._rolls = True
        while widget is not None and not isinstance(widget, Scrolled):
            widget = widget.parent
        self._page = widget
        self._roll(at[1] - self._began[1])

    def _roll(self, by: float) -> None:
        """The wheel, where the finger began: a page follows it, all else in whole notches."""
        self._left_over += by / self._inputs.scale / WHEEL_STEP
        notches = self._left_over
        if self._page is None or not self._page.follows_finger:
            notches = math.trunc(notches)
        if notches:
            self._left_over -= notches
            x, y = self._began
            self._give(Wheel(x / self._inputs.scale, y / self._inputs.scale, notches))

    def _take_back(self) -> None:
        """What was pressed is let go, and not clicked."""
        if self._inputs.is_finger_down:
            self._give_all(self._inputs.take_back_finger())
            self._give(PointerLeft())

    # -- two fingers --------------------------------------------------------------------------

    def _pinch(self, finger: int, before: Point) -> None:
        if len(self._fingers) != 2:
            return
        other = next(at for each, at in self._fingers.items() if each != finger)
        now = self._fingers[finger]
        factor = max(1.0, math.dist(now, other)) / max(1.0, math.dist(before, other))
        scale = 2 * self._inputs.scale
        self._give(Pinched(
            (now[0] + other[0]) / scale, (now[1] + other[1]) / scale, factor,
            (now[0] - before[0]) / scale, (now[1] - before[1]) / scale,
        ))  # fmt: skip

    def _give_all(self, intents: list[Intent]) -> None:
        for intent in intents:
            self._give(intent)


def aimed(page: Scene, at: Point, scale: float) -> Point:
    """What a fingertip at a point of the window means, in its pixels: that point where it hits
    something, else the nearest thing that would be hit if nothing were smaller than a fingertip.
    """
    x, y = page.plane.point((at[0] / scale, at[1] / scale))
    if page.popup is not None or _hits(page, x, y):
        return at
    least = FINGERTIP / scale / page.plane.factor
    near = [stop for stop in stops_of(page) if _grown(stop.box, least).contains((x, y))]
    if not near:
        return at
    nearest = min(near, key=lambda stop: math.dist((x, y), _within(stop, x, y)))
    point = nearest.box.centre if nearest.is_part else _within(nearest, x, y)
    shown = page.plane.point_shown(point)
    return (shown[0] * scale, shown[1] * scale)


def _hits(page: Scene, x: float, y: float) -> bool:
    widget = page.widget_at(x, y)
    if widget is not None and (widget.drags or widget.hears_touch(x, y)):
        return True
    return any(stop.widget is None and stop.box.contains((x, y)) for stop in stops_of(page))


def _grown(box: Box, least: float) -> Box:
    return Box.around(*box.centre, max(least, box.w), max(least, box.h))


def _within(stop: Stop, x: float, y: float) -> Point:
    """The nearest point well inside."""
    box = stop.box.inset(min(2.0, stop.box.w / 4, stop.box.h / 4))
    return (min(max(x, box.x), box.right), min(max(y, box.y), box.bottom))
