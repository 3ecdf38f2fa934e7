"""A window without a screen, and the events a person would cause, for tests of scenes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.box import Box
from engine.ui.scene import Scene
from engine.ui.widgets import Widget

FRAME = 1 / 60

_KEYS = {
    "space": pygame.K_SPACE,
    "return": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "f3": pygame.K_F3,
    "f11": pygame.K_F11,
    "f12": pygame.K_F12,
}


class Stage:
    """An app of one logical unit per pixel, with one scene that holds the widgets given."""

    def __init__(
        self,
        *widgets: Widget,
        settings: Settings | None = None,
        scene_kind: Callable[[App], Scene] = Scene,
    ) -> None:
        self.app = App(settings or Settings(), size=(1920, 1080), headless=True)
        self.scene = scene_kind(self.app)
        for widget in widgets:
            self.scene.add(widget)
        self.app.push(self.scene)
        self.app.step(0, [])

    def step(self, seconds: float = FRAME, *events: pygame.event.Event) -> None:
        """Let time go by."""
        self.app.step(seconds, events)

    def move(self, x: float, y: float) -> None:
        """Move the pointer."""
        self.step(FRAME, event(pygame.MOUSEMOTION, pos=(x, y)))

    def down(self, x: float, y: float, button: int = 1, *, touch: bool = False) -> None:
        """Press a mouse button, or put a finger down."""
        self.step(FRAME, event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch))

    def up(self, x: float, y: float, button: int = 1) -> None:
        """Let a mouse button go."""
        self.step(FRAME, event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button))

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Press and let go in one place."""
        self.down(x, y, button)
        self.up(x, y, button)

    def click_on(self, box: Box) -> None:
        """Click in the middle of a box."""
        self.click(*box.centre)

    def drag(self, start: tuple[float, float], end: tuple[float, float], button: int = 1) -> None:
        """Press, move, let go."""
        self.down(*start, button)
        self.move(*end)
        self.up(*end, button)

    def wheel(self, dy: float) -> None:
        """Turn the wheel where the pointer is."""
        self.step(FRAME, event(pygame.MOUSEWHEEL, x=0, y=dy, precise_x=0.0, precise_y=float(dy)))

    def key(self, *names: str) -> None:
        """Press keys one after the other: "tab", "shift+tab", "ctrl+c", "m", "+"."""
        for name in names:
            self.step(FRAME, key_event(name), key_event(name, pygame.KEYUP))

    def type(self, text: str) -> None:
        """Type characters, as keys and as text."""
        for letter in text:
            typed = event(pygame.TEXTINPUT, text=letter)
            self.step(FRAME, key_event(letter), typed, key_event(letter, pygame.KEYUP))


def event(kind: int, **values: object) -> pygame.event.Event:
    """An event as pygame makes it."""
    return pygame.event.Event(kind, **values)


def key_event(name: str, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    """A key going down, or up."""
    *held, key = name.split("+") if name != "+" else ["+"]
    mod = sum(
        {"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT}[each]
        for each in held
    )
    code = _KEYS.get(key)
    unicode = key if code is None and not held else ""
    if held == ["shift"] and key.isdecimal():
        unicode = ")!@#$%^&*("[int(key)]  # as on the keyboard of most
    if code is None:
        code = pygame.key.key_code(key.lower()) if key.isascii() and key != " " else pygame.K_SPACE
    return event(kind, key=code, mod=mod, unicode=unicode)
