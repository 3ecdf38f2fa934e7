"""A game controller and fingers as a person's hands.

The controller goes from place to place, and presses what lies there. SDL's events of every
controller become keys and clicks here, so that no page knows of it. D-pad and left stick go to the
nearest thing that way: widgets, and the places of a board (`Scene.stops`). The pointer goes along,
so that what hovering shows is shown. There is no rumble.

Fingers on a screen (`Touch`): a tap clicks, a finger held shows what hovering shows, a drag
scrolls. One finger is the pointer, with its button down. It hits what is smaller than a fingertip
as well: the nearest thing within reach (`aimed`). A drag that is not for what it begins on turns
the wheel there. Two fingers zoom and move what can be zoomed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import pygame

from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import (
    DRAG_PIXELS,
    LEFT,
    RIGHT,
    Display,
    InputReader,
    Intent,
    KeyPressed,
    Pinched,
    PointerLeft,
    Wheel,
)
from engine.ui.scene import Direction, Scene, Stop, Window, bright_of, nearest, stops_of
from engine.ui.stack import SceneStack
from engine.ui.widgets.base import Widget, draw_focus_ring
from engine.ui.widgets.scroll import WHEEL_STEP, Scrolled

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

DIRECTIONS: Final[dict[int, Direction]] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
KEYS: Final = {
    pygame.CONTROLLER_BUTTON_B: KeyPressed("escape"),
    pygame.CONTROLLER_BUTTON_X: KeyPressed("z", ctrl=True),
    pygame.CONTROLLER_BUTTON_Y: KeyPressed("h"),
    pygame.CONTROLLER_BUTTON_START: KeyPressed("f10"),
}
SHOULDERS: Final = {
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: -1,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: 1,
}
TRIGGERS: Final = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
CAPS: Final = {"Enter": "A", "Esc": "B", "Z": "X", "Ctrl+Z": "X", "H": "Y", "Space": "R2"}
"""The buttons that do what keys do, as a Steam Deck names them."""
FULL: Final = 32768
LEANS, STANDS = 0.55, 0.35
"""A stick or trigger counts as pressed from the first share of its way on, until the second."""
FIRST_REPEAT, NEXT_REPEAT = 0.4, 0.12
"""Seconds until a direction that is held goes on, and on again."""
ROLLS: Final = 12.0
"""Notches a second of the wheel, of which a right stick at its end turns so many."""
SHAKE: Final = 2
"""Pixels that a mouse moves when its table is touched."""
OTHER_HANDS: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN, pygame.FINGERDOWN)
EVENTS: Final = (
    pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION,
    pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED,
)  # fmt: skip


@dataclass(slots=True)
class _Sticks:
    """How far the sticks are from rest, -1 to 1, and which triggers are pulled."""

    x: float = 0.0
    y: float = 0.0
    roll: float = 0.0
    pulled: set[int] = field(default_factory=set)


class Pad:
    """Every controller that is plugged in; `give` hands an intent to the page on top."""

    def __init__(
        self,
        window: Window,
        stack: SceneStack,
        inputs: InputReader,
        give: Callable[[Intent], object],
    ) -> None:
        self.is_used = False
        self._window, self._stack, self._inputs, self._give = window, stack, inputs, give
        self._plugged: dict[int, Controller] = {}
        self._sticks = _Sticks()
        self._page: Scene | None = None
        self._at: Stop | None = None
        self._held: Direction | None = None
        self._until_repeat = 0.0
        self._rolled = 0.0
        self._there_at_first = 0

    def listen(self) -> None:
        """From now on SDL sends the events of controllers, of those there are already as well."""
        from pygame._sdl2 import controller  # noqa: PLC0415 (not before the first frame)

        controller.init()
        self._there_at_first = controller.get_count()

    def take(self, event: pygame.event.Event) -> bool:
        """Whether an event was the controller's, or is no more than a shake of a mouse that rests
        while the controller is used.
        """
        if event.type not in EVENTS:
            return self._is_used_despite(event)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug_in(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._unplug(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self._use(True)
            self._press(event.button)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._hold(None if DIRECTIONS.get(event.button) == self._held else self._held)
        else:
            self._lean(event.axis, max(-1.0, event.value / FULL))
        return True

    @property
    def seconds_left(self) -> float | None:
        """When a direction or a wheel that is held goes on; None while none is."""
        if self._sticks.roll:
            return 1 / 60
        return None if self._held is None else max(0.0, self._until_repeat)

    def pass_time(self, seconds: float) -> None:
        if self._held is not None:
            self._until_repeat -= seconds
            if self._until_repeat <= 0:
                self._until_repeat = NEXT_REPEAT
                self._go(self._held)
        if self._sticks.roll:
            self._rolled -= self._sticks.roll * ROLLS * seconds
            notches, self._rolled = int(self._rolled), self._rolled - int(self._rolled)
            if notches:
                self._give(Wheel(*self._inputs.pointer, notches))

    def draw(self, canvas: Canvas) -> None:
        """A ring around the place of the board it has come to; widgets draw their own."""
        top, at = self._stack.top, self._at
        if not self.is_used or top is None or at is None or not at.is_part or self._page is not top:
            return
        here = self.here(stops_of(top))
        if here is not None and top.popup is None:
            draw_focus_ring(canvas, top.plane.box_shown(here.box), 8)

    # -- which hands are used -----------------------------------------------------------------

    def _is_used_despite(self, event: pygame.event.Event) -> bool:
        is_move = event.type == pygame.MOUSEMOTION
        is_shake = is_move and max(map(abs, event.dict.get("rel", (SHAKE + 1, 0)))) <= SHAKE
        if event.type in OTHER_HANDS or (is_move and not is_shake):
            self._use(False)
        return is_shake and self.is_used

    def _use(self, is_used: bool) -> None:
        if is_used != self.is_used:
            self.is_used = is_used
            pygame.mouse.set_visible(not is_used)
            self._held, self._sticks = None, _Sticks()
            self._window.canvas.typesetter.caps = CAPS if is_used else None
            for scene in self._stack.scenes:
                scene.invalidate()

    def _plug_in(self, number: int) -> None:
        from pygame._sdl2 import controller  # noqa: PLC0415 (it has sent an event)

        if controller.get_init() and controller.is_controller(number):
            plugged = controller.Controller(number)
            self._plugged[plugged.as_joystick().get_instance_id()] = plugged
        if len(self._plugged) > self._there_at_first or not self._plugged:
            self._window.toast(Message("house-pad-is-there"))

    def _unplug(self, number: int) -> None:
        self._plugged.pop(number, None)
        if not self._plugged:
            self._use(False)
        self._window.toast(Message("house-pad-is-gone"))

    # -- buttons and sticks -------------------------------------------------------------------

    def _press(self, button: int) -> None:
        if button in DIRECTIONS:
            self._hold(DIRECTIONS[button])
        elif button == pygame.CONTROLLER_BUTTON_A:
            self._act()
        elif button in KEYS:
            self._key(KEYS[button])
        elif button in SHOULDERS:
            self._switch(SHOULDERS[button])

    def _hold(self, direction: Direction | None) -> None:
        if direction != self._held:
            self._held, self._until_repeat = direction, FIRST_REPEAT
            if direction is not None:
                self._go(direction)

    def _lean(self, axis: int, share: float) -> None:
        if abs(share) > LEANS:
            self._use(True)
        sticks = self._sticks
        if axis == pygame.CONTROLLER_AXIS_RIGHTY:
            sticks.roll = share if abs(share) > STANDS else 0.0
        elif axis in TRIGGERS and share < STANDS:
            sticks.pulled.discard(axis)
        elif axis in TRIGGERS and share > LEANS and axis not in sticks.pulled:
            sticks.pulled.add(axis)
            if axis == pygame.CONTROLLER_AXIS_TRIGGERRIGHT:
                self._key(KeyPressed("space"))
            else:
                self._click(RIGHT)
        elif axis == pygame.CONTROLLER_AXIS_LEFTX:
            sticks.x = share
        elif axis == pygame.CONTROLLER_AXIS_LEFTY:
            sticks.y = share
        if axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            self._lean_to(sticks.x, sticks.y)

    def _lean_to(self, x: float, y: float) -> None:
        """The way the left stick leans most, unless it is on its way back."""
        most = max(abs(x), abs(y))
        across: Direction = "right" if x > 0 else "left"
        along: Direction = "down" if y > 0 else "up"
        if most > LEANS:
            self._hold(across if abs(x) >= abs(y) else along)
        elif most < STANDS:
            self._hold(None)

    def _key(self, intent: KeyPressed) -> None:
        """A key as if the keyboard were on nothing, which it comes back to if that is still there;
        a line that is typed in hears it itself.
        """
        top = self._stack.top
        if top is None or top.popup is not None or top.is_typing:
            self._give(intent)
            return
        at = top.focus.current if top.focus.is_shown else None
        top.focus.take(None, shown=False)
        self._give(intent)
        is_as_before = top is self._stack.top and top.popup is None and top.focus.current is None
        if at is not None and is_as_before and at in top.focus.choices():
            top.focus.take(at, shown=True)

    def _act(self) -> None:
        """Press what it has come to; with nothing there, what Space presses."""
        top = self._stack.top
        if top is None:
            return
        here = None if top.popup is not None or top.is_typing else self.here(stops_of(top))
        if here is not None and here.is_part:
            self._click(LEFT)
        elif here is not None or top.popup is not None or top.is_typing:
            self._give(KeyPressed("return"))
        else:
            self._key(KeyPressed("space"))

    def _click(self, button: int) -> None:
        """Where the pointer has been brought to."""
        for intent in self._inputs.click_at(*self._inputs.pointer, button):
            self._give(intent)

    # -- from place to place ------------------------------------------------------------------

    def here(self, stops: Sequence[Stop]) -> Stop | None:
        """The place it has come to, as it is now; None where that is gone."""
        top, at = self._stack.top, self._at
        if top is None or (at is None and not top.focus.is_shown):
            return None
        if top.focus.is_shown and (at is None or at.widget is not top.focus.current):
            return next((each for each in stops if each.widget is top.focus.current), None)
        assert at is not None
        if top is not self._page or not (at.is_part or top.focus.is_shown):
            return None
        same = (each for each in stops if each.widget is at.widget and each.is_part == at.is_part)
        return next((each for each in same
                     if not at.is_part or each.box.contains(at.box.centre)), None)  # fmt: skip

    def _go(self, direction: Direction) -> None:
        """To the nearest place that way; what has the focus may scroll or turn first."""
        top = self._stack.top
        if top is None:
            return
        if top.popup is not None:
            self._give(KeyPressed(direction))
            return
        stops = stops_of(top)
        here = self.here(stops)
        if here is None:
            self._begin(top, stops, direction)
            return
        there = nearest(stops, direction, here.box)
        if not self._turns(here, there, direction) and there is not None:
            self._come_to(top, there)

    def _turns(self, here: Stop, there: Stop | None, direction: Direction) -> bool:
        """Whether a slider, a number or a list has used the key that goes on from it."""
        widget = here.widget
        is_inside = there is not None and there.widget is widget
        if widget is None or is_inside or widget.holds_text or not widget.takes_key_repeat:
            return False
        is_asked = not here.is_part or isinstance(widget, Scrolled)
        return is_asked and widget.handle(KeyPressed(direction))

    def _begin(self, top: Scene, stops: Sequence[Stop], direction: Direction) -> None:
        """Where the last place was on this page, else at its bright button."""
        if not stops:
            return
        if self._at is not None and self._page is top:
            box = self._at.box
            there = nearest(stops, direction, box) or _closest(stops, box)
        else:
            bright = bright_of(top.widgets)
            there = next((each for each in stops if each.widget is bright), stops[0])
        self._come_to(top, there)

    def _switch(self, by: int) -> None:
        """To the next part of a table: board, seats, log, hand, bar; elsewhere as Tab goes."""
        top = self._stack.top
        if top is None or top.popup is not None:
            return
        areas, stops = [] if top.reach is None else top.reach.areas(), stops_of(top)
        parts = [(area, mine) for area in areas if (mine := _inside(area, areas, stops))]
        if not parts:
            self._give(KeyPressed("tab", shift=by < 0))
            self._at, self._page = None, top
            return
        here = self.here(stops)
        now = next((n for n, (_, mine) in enumerate(parts) if here in mine), -1 if by > 0 else 0)
        area, mine = parts[(now + by) % len(parts)]
        self._come_to(top, _closest(mine, area))

    def _come_to(self, top: Scene, stop: Stop) -> None:
        self._page = top
        widget = stop.widget
        top.focus.take(None if stop.is_part else widget, shown=not stop.is_part)
        if stop.is_part and widget is not None:
            stop = Stop(widget.reveal_part(stop.box), widget, is_part=True)
        elif widget is not None:
            stop = Stop(widget.box, widget)
        self._at = stop
        for intent in self._inputs.point_at(*top.plane.point_shown(stop.box.centre)):
            self._give(intent)
        top.invalidate()


def _inside(area: Box, areas: Sequence[Box], stops: Sequence[Stop]) -> list[Stop]:
    """The places of an area that lie in no smaller one."""
    smaller = [each for each in areas if each.w * each.h < area.w * area.h]
    return [each for each in stops if area.contains(each.box.centre)
            and not any(other.contains(each.box.centre) for other in smaller)]  # fmt: skip


def _closest(stops: Sequence[Stop], box: Box) -> Stop:
    x, y = box.centre
    return min(stops, key=lambda stop: (stop.box.centre_x - x) ** 2 + (stop.box.centre_y - y) ** 2)


FINGERTIP: Final = 44.0
"""Real pixels: nothing that is tapped is smaller, however small it is drawn."""
FINGERS: Final = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
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
        if event.type not in FINGERS:
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
