"""Pygame events become intents in logical units; nothing else in the program reads events.

The pointer's place and the modifier keys are kept from the events and never polled: events
that a test posts then work exactly like a person's.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 3
BUTTONS: Final = (LEFT, MIDDLE, RIGHT)
DRAG_PIXELS: Final = 8  # a hand shakes this much while it clicks, whatever the window's scale
LONG_PRESS_SECONDS: Final = 0.4
NOWHERE: Final = (-1.0e6, -1.0e6)
MOST_NOTCHES: Final = 50.0
ONCE_A_PRESS: Final = frozenset({"return", "space", "escape"})
"""Keys that mean one thing done: held down, or let go late, they do not do the next as well."""

_KEY_NAMES: Final = {
    "enter": "return",
    "[+]": "+",
    "[-]": "-",
    "keypad enter": "return",
    "page up": "pageup",
    "page down": "pagedown",
}


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is at x, y."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer went out of the window."""


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A mouse button went down."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A mouse button came up; Clicked or Dropped follows, unless a finger had been held down."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Clicked:
    """Pressed and released in one place."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class LongPressed:
    """The left button has been held down in one place for a while."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class DragStarted:
    """The pointer left the place where a button went down; x, y is that place."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Dragged:
    """The pointer moved by dx, dy to x, y with a button held."""

    x: float
    y: float
    dx: float
    dy: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Dropped:
    """The button of a drag came up at x, y."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned at x, y; dy is positive away from the hand (up), in notches.

    However far a device says that it turned, it counts as `MOST_NOTCHES` at most.
    """

    x: float
    y: float
    dy: float
    dx: float = 0.0

    def __post_init__(self) -> None:
        for name in ("dx", "dy"):
            turned = getattr(self, name)
            bounded = (
                max(-MOST_NOTCHES, min(MOST_NOTCHES, turned)) if not math.isnan(turned) else 0.0
            )
            object.__setattr__(self, name, bounded)


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down: its name ("space", "return", "escape", "left", "a", "f11", "+").

    `cap` is what the key is without Shift, where it types another sign with it: "1" for "!".
    """

    key: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    cap: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether neither Ctrl nor Alt is held, as in typing."""
        return not self.ctrl and not self.alt

    @property
    def is_character(self) -> bool:
        """Whether the key types something."""
        return self.is_plain and (len(self.key) == 1 or self.key == "space")


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters from the keyboard or an input method."""

    text: str


PointerIntent = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | Clicked
    | LongPressed
    | DragStarted
    | Dragged
    | Dropped
    | Wheel
)
Intent = PointerIntent | PointerLeft | KeyPressed | TextTyped


@dataclass(slots=True)
class _Press:
    """A button held down: where it went down, in pixels."""

    at: tuple[float, float]
    seconds: float = 0.0
    is_touch: bool = False
    is_drag: bool = False
    is_long: bool = False


class InputReader:
    """Turns events into intents; remembers pointer, pressed buttons and modifiers."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.modifiers = 0
        self._at: tuple[float, float] = NOWHERE
        self._presses: dict[int, _Press] = {}
        self._keys: set[str] = set()

    @property
    def pointer(self) -> tuple[float, float]:
        """Where the pointer is, in logical units; far away while it is outside the window."""
        return (self._at[0] / self.scale, self._at[1] / self.scale)

    @property
    def ctrl(self) -> bool:
        return bool(self.modifiers & pygame.KMOD_CTRL)

    @property
    def shift(self) -> bool:
        return bool(self.modifiers & pygame.KMOD_SHIFT)

    @property
    def seconds_to_long_press(self) -> float | None:
        """When LongPressed is due, None while nothing is held still."""
        press = self._presses.get(LEFT)
        if press is None or press.is_drag or press.is_long:
            return None
        return max(0.0, LONG_PRESS_SECONDS - press.seconds)

    def pass_time(self, seconds: float) -> list[Intent]:
        """Let time go by: a button held still long enough becomes LongPressed."""
        press = self._presses.get(LEFT)
        if press is None or press.is_drag or press.is_long:
            return []
        press.seconds += seconds
        if press.seconds < LONG_PRESS_SECONDS:
            return []
        press.is_long = True
        return [LongPressed(*self._logical(press.at))]

    def read(self, event: pygame.event.Event) -> list[Intent]:
        """The intents of one event, none for an event that is no input."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
            return self._pressed(event.pos, event.button, bool(event.dict.get("touch")))
        if event.type == pygame.MOUSEBUTTONUP and event.button in BUTTONS:
            return self._released(event.pos, event.button)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type == pygame.TEXTINPUT and event.text:
            return [TextTyped(event.text)]
        if event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            return self._left(event.type == pygame.WINDOWFOCUSLOST)
        return []

    def _moved(self, at: tuple[float, float]) -> list[Intent]:
        if at == self._at:
            return []
        before, self._at = self._at, (float(at[0]), float(at[1]))
        intents: list[Intent] = [PointerMoved(*self.pointer)]
        for button, press in self._presses.items():
            intents += self._drag(button, press, before)
        return intents

    def _drag(self, button: int, press: _Press, before: tuple[float, float]) -> list[Intent]:
        if press.is_drag:
            return [self._dragged(before, button)]
        far = max(abs(self._at[0] - press.at[0]), abs(self._at[1] - press.at[1]))
        if far <= DRAG_PIXELS:
            return []
        press.is_drag = True
        return [DragStarted(*self._logical(press.at), button), self._dragged(press.at, button)]

    def _dragged(self, before: tuple[float, float], button: int) -> Dragged:
        dx, dy = self._logical((self._at[0] - before[0], self._at[1] - before[1]))
        return Dragged(*self.pointer, dx, dy, button)

    def _pressed(self, at: tuple[float, float], button: int, is_touch: bool) -> list[Intent]:
        intents = self._moved(at)
        self._presses[button] = _Press(self._at, is_touch=is_touch)
        return [*intents, PointerPressed(*self.pointer, button)]

    def _released(self, at: tuple[float, float], button: int) -> list[Intent]:
        intents = self._moved(at)
        press = self._presses.pop(button, None)
        intents.append(PointerReleased(*self.pointer, button))
        if press is None:
            return intents
        if press.is_drag:
            intents.append(Dropped(*self.pointer, button))
        elif not (press.is_long and press.is_touch):  # a finger held down asked for the tooltip
            intents.append(Clicked(*self.pointer, button))
        return intents

    def _wheel(self, event: pygame.event.Event) -> list[Intent]:
        dx = float(event.dict.get("precise_x", event.x))
        dy = float(event.dict.get("precise_y", event.y))
        return [Wheel(*self.pointer, dy, dx)]

    def _key(self, event: pygame.event.Event) -> list[Intent]:
        self.modifiers = event.dict.get("mod", 0)
        cap = name = key_name(event.key)
        is_held = name in self._keys
        if event.type == pygame.KEYUP or not name:
            self._keys.discard(name)
            return []
        self._keys.add(name)
        if is_held and name in ONCE_A_PRESS:
            return []
        # '+' and '?' sit on other keys from one keyboard to the next: what is typed decides.
        typed = event.dict.get("unicode", "")
        if len(typed) == 1 and typed.isprintable() and not typed.isalnum() and typed != " ":
            name = typed
        is_alt = bool(self.modifiers & pygame.KMOD_ALT)
        return [KeyPressed(name, self.ctrl, self.shift, is_alt, "" if cap == name else cap)]

    def _left(self, is_focus_lost: bool) -> list[Intent]:
        self._at = NOWHERE
        if is_focus_lost:
            self.modifiers = 0
            self._keys.clear()
        return [PointerLeft()]

    def _logical(self, at: tuple[float, float]) -> tuple[float, float]:
        return (at[0] / self.scale, at[1] / self.scale)


def key_name(key: int) -> str:
    """A key's name as shortcuts and intents spell it; the number pad counts as the main keys."""
    name = pygame.key.name(key)
    if len(name) == 3 and name[0] == "[" and name[2] == "]":
        return name[1]
    return _KEY_NAMES.get(name, name)
