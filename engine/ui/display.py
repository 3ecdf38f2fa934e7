"""The window on the desktop, and pygame's events as intents in logical units.

The pointer's place and the modifier keys are kept from the events and never polled: events
that a test posts then work exactly like a person's.
"""

from __future__ import annotations

import math
import os
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from engine.core.storage import StorageError, is_there, put_in_place, user_folder
from engine.ui import theme
from engine.ui.paint.pictures import FrameLedger, Speck
from engine.ui.theme import ACCENTS

LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 3
BUTTONS: Final = (LEFT, MIDDLE, RIGHT)
DRAG_PIXELS: Final = 8  # a hand shakes this much while it clicks, whatever the window's scale
LONG_PRESS_SECONDS: Final = 0.5
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
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer went out of the window."""


@dataclass(frozen=True, slots=True)
class PointerPressed:
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
    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class LongPressed:
    x: float
    y: float
    by_finger: bool = False


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
        return self.is_plain and (len(self.key) == 1 or self.key == "space")


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters from the keyboard or an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Pinched:
    """Two fingers around x, y came apart by a factor, and moved by dx, dy together."""

    x: float
    y: float
    factor: float
    dx: float
    dy: float


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
    | Pinched
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

    def point_at(self, x: float, y: float) -> list[Intent]:
        """The pointer is brought to a place, in logical units, by other hands than a mouse's."""
        return self._moved((x * self.scale, y * self.scale))

    def click_at(self, x: float, y: float, button: int) -> list[Intent]:
        """It clicks there."""
        at = (x * self.scale, y * self.scale)
        return [*self._pressed(at, button, is_touch=False), *self._released(at, button)]

    # -- a finger, at places of the window in its own pixels

    @property
    def is_finger_down(self) -> bool:
        return LEFT in self._presses and self._presses[LEFT].is_touch

    @property
    def is_dragging(self) -> bool:
        return LEFT in self._presses and self._presses[LEFT].is_drag

    @property
    def is_long_press(self) -> bool:
        return LEFT in self._presses and self._presses[LEFT].is_long

    def finger_down(self, at: tuple[float, float]) -> list[Intent]:
        return self._pressed(at, LEFT, is_touch=True)

    def finger_to(self, at: tuple[float, float]) -> list[Intent]:
        return self._moved(at)

    def finger_up(self, at: tuple[float, float]) -> list[Intent]:
        intents = self._released(at, LEFT)
        self._at = NOWHERE
        return intents

    def take_back_finger(self) -> list[Intent]:
        """It did not mean to press: the button comes up, and nothing is clicked."""
        at, self._at = self.pointer, NOWHERE
        del self._presses[LEFT]
        return [PointerReleased(*at)]

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
        return [LongPressed(*self._logical(press.at), by_finger=press.is_touch)]

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


class Key(StrEnum):
    """What a letter means, as its key cap prints it: the first ones everywhere, the others on every
    page that has them (a game gives its own actions letters of their own, printed on the buttons).

    Space presses the bright button, Enter what has the focus or else the bright button, Esc goes
    back.
    """

    EXPLAIN = "E"
    END = "N"  # what comes next: the turn's end, the next puzzle
    SOUND = "M"
    BOARD = "B"
    REPLAY = "R"
    HINT = "H"
    UNDO = "Z"
    LOG = "L"
    SAY_AGAIN = "F4"  # no letter: it is for whoever types as well
    NEW_GAME = "G"
    LEARN = "I"  # instruction: the lessons
    CHALLENGE = "D"
    REAL_TABLE = "T"
    PROGRESS = "P"
    CHOICES = "C"
    REVIEW = "V"
    FIGURES = "Q"
    ONLY = "O"  # which of a list are shown, and in which order
    KEEP = "S"  # to come back to
    ON_FROM_HERE = "J"  # to join in
    FIELDS = "F"


EVERYWHERE: Final = tuple(Key)[:9]
"""No game and no page means anything else by these."""


def key_name(key: int) -> str:
    """A key's name as shortcuts and intents spell it; the number pad counts as the main keys."""
    name = pygame.key.name(key)
    if len(name) == 3 and name[0] == "[" and name[2] == "]":
        return name[1]
    return _KEY_NAMES.get(name, name)


TITLE: Final = "Tabletop Bots"
WINDOW_ICON: Final = "perspective-dice-six-faces-random"
DESIGN: Final = (1920, 1080)
LEAST_SCALE: Final = 1024 / 1920
MOST_SCALES: Final = ((0.875, 1.5), (0.65, 1.25), (0.0, 1.0))
"""The largest UI scale from a window of so much of the design's size on."""
SMALLEST: Final = (320, 200)
LARGEST: Final = (8192, 8192)
MOST_PIXELS: Final = 3840 * 2160
"""A larger window is drawn with no more, and the picture scaled up."""
RESIZE_QUIET_SECONDS: Final = 0.15
BLIND_DRIVERS: Final = ("dummy", "offscreen")

Size = tuple[int, int]
Paint = Callable[[pygame.Surface | FrameLedger], None]


class DisplayError(Exception):
    """There is no screen to show a window on; one sentence for the player."""


class Display:
    """The window's picture, and the size everything is laid out for, in pixels of that picture.

    `surface` is the window's own unless that is too large to be drawn in time: then it is a smaller
    one, shown `zoom` times as large. While an edge is dragged the old picture is stretched; `size`
    stays until `rebuilt`.
    """

    def __init__(self, size: Size, *, is_fullscreen: bool, headless: bool) -> None:
        self.is_fullscreen = is_fullscreen
        self._windowed_size = size
        self._drag: _Drag | None = None
        self._ledger = FrameLedger(size)
        _open_screen(may_be_blind=headless)
        pygame.font.init()
        pygame.display.set_caption(TITLE)
        pygame.display.set_icon(theme.icon(WINDOW_ICON, 64, ACCENTS["hub"]))
        try:
            self.show_fullscreen(is_fullscreen)
        except pygame.error as error:
            raise DisplayError(f"The window could not be opened: {error}") from error
        self.rebuilt()

    @property
    def window(self) -> pygame.Surface:
        """What is on the screen, in the window's own pixels."""
        return self._window

    def show_fullscreen(self, is_full: bool) -> None:
        self.is_fullscreen = is_full
        size = pygame.display.get_desktop_sizes()[0] if is_full else self._windowed_size
        self._show_on(_set_mode(size, pygame.FULLSCREEN if is_full else pygame.RESIZABLE))

    def _show_on(self, window: pygame.Surface) -> None:
        self._window = window
        size = drawn_size(window.get_size())
        self.surface = window if size == window.get_size() else pygame.Surface(size)

    @property
    def zoom(self) -> float:
        """How many of the window's pixels one of the picture is."""
        return self._laid_for[0] / self.size[0]

    def set_size(self, width: int, height: int) -> Size:
        """Take another size for the window, within bounds; returns it."""
        size = _bounded(width, height)
        self._drag = None
        is_there = self._window.get_size() == size
        self._show_on(self._window if is_there else _set_mode(size, pygame.RESIZABLE))
        if not self.is_fullscreen:
            self._windowed_size = size
        return size

    def rebuilt(self) -> None:
        """Everything is laid out for the surface as it is now."""
        self.size: Size = self.surface.get_size()
        self._laid_for: Size = self._window.get_size()

    def drag(self, width: int, height: int, paint: Paint) -> bool:
        """An edge is dragged; whether that changes anything.

        `paint` draws the frame at the old size: by now the window's own surface is empty.
        """
        size = _bounded(width, height)
        if self._drag is None:
            if size == self._laid_for:
                return False
            self._drag = _Drag(pygame.Surface(self.size), size)
            paint(self._drag.picture)
        self._drag.size = size
        self._drag.quiet_for = 0.0
        self._window = pygame.display.get_surface() or self._window
        return True

    @property
    def seconds_to_rest(self) -> float | None:
        """When a dragged edge counts as let go; None while none is dragged."""
        return None if self._drag is None else RESIZE_QUIET_SECONDS - self._drag.quiet_for

    def pass_time(self, seconds: float) -> Size | None:
        """Let time go by; the new size when a dragged edge has come to rest."""
        if self._drag is None:
            return None
        self._drag.quiet_for += seconds
        return self._drag.size if self._drag.quiet_for >= RESIZE_QUIET_SECONDS - 1e-9 else None

    def show(self, paint: Paint, *, at_once: bool) -> None:
        """Bring a frame to the screen: what of it is new, or with `at_once` all, as it is painted.

        While an edge is dragged it is the old picture at the size dragged to.
        """
        if self._drag is not None:
            pygame.transform.scale(self._drag.picture, self._window.get_size(), self._window)
            self.forget()
            pygame.display.flip()
        elif at_once:
            paint(self.surface)
            self._bring_up()
        else:
            paint(self.next_frame())
            patches = self._ledger.show(self.surface)
            if patches and self.surface is self._window:
                pygame.display.update(patches)
            elif patches:
                self._bring_up()

    @property
    def ground(self) -> str | None:
        """The place whose ground is on the screen; None while it has to stand still."""
        is_plain = self._drag is None and self.surface is self._window
        return self._ledger.ground if is_plain else None

    def shows_ground(self, x: int, y: int) -> float:
        """How much of the ground is seen at a point of the picture, from 0 to 1."""
        return self._ledger.openness(x, y) if self._ledger.get_rect().collidepoint(x, y) else 0.0

    def move_specks(self, specks: Iterable[Speck]) -> None:
        """Light on the ground lies elsewhere: only there the screen is painted anew."""
        patches = self._ledger.move_specks(self.surface, specks)
        if patches:
            pygame.display.update(patches)

    def next_frame(self) -> FrameLedger:
        """What the next frame is drawn on before it is shown."""
        if self._ledger.get_size() != self.surface.get_size():
            self._ledger = FrameLedger(self.surface.get_size())
        return self._ledger

    def _bring_up(self) -> None:
        """All of the picture onto the screen, as large as the window."""
        if self.surface is not self._window:
            is_whole = self.zoom.is_integer()
            scale = pygame.transform.scale if is_whole else pygame.transform.smoothscale
            scale(self.surface, self._window.get_size(), self._window)
        pygame.display.flip()

    def drop_begun(self) -> None:
        """What was drawn of the next frame will not be shown."""
        self._ledger.drop()

    def drop_frame(self) -> None:
        """A frame failed while it was painted: the next one begins from nothing."""
        self._ledger.drop()
        self._ledger.forget()
        self.surface.set_clip(None)

    def forget(self) -> None:
        """The desktop may have painted over the window: all of it is shown again."""
        self._ledger.forget()

    def save_picture(self) -> Path:
        """Keep the picture under the first free number in the user folder. Raises StorageError."""
        folder = user_folder() / "screenshots"
        names = (folder / f"screenshot-{n:03}.png" for n in range(1, 1000))
        picture = BytesIO()
        pygame.image.save(self.surface, picture, ".png")
        path = next((name for name in names if not is_there(name)), None)
        if path is None:
            raise StorageError(f"there are too many pictures in {folder}")
        put_in_place(path, picture.getvalue())
        return path


def most_ui_scale(size: Size) -> float:
    """The largest UI scale for which a window of that size has room."""
    fitting = min(size[0] / DESIGN[0], size[1] / DESIGN[1])
    return next(scale for least, scale in MOST_SCALES if fitting >= least)


def scale_of(size: Size, ui_scale: float) -> float:
    """Real pixels per logical unit in a window of that size.

    In a small window a smaller UI scale changes nothing: type is as small as it may be there
    already, and would only lose the room it stands in. A larger one is bounded.
    """
    fitting = min(size[0] / DESIGN[0], size[1] / DESIGN[1])
    return max(fitting * min(ui_scale, most_ui_scale(size)), min(fitting, LEAST_SCALE))


class _Drag:
    """A window edge being dragged: the old picture, the size wanted, how long it has rested."""

    def __init__(self, picture: pygame.Surface, size: Size) -> None:
        self.picture = picture
        self.size = size
        self.quiet_for = 0.0


def drawn_size(window: Size) -> Size:
    """The size of a window's picture: of the window's shape, with a bounded number of pixels."""
    width, height = window
    if width * height <= MOST_PIXELS:
        return window
    shrink = (MOST_PIXELS / (width * height)) ** 0.5
    return int(width * shrink + 1e-6), int(height * shrink + 1e-6)


def _open_screen(*, may_be_blind: bool) -> None:
    """Reach the screen; DisplayError when there is none, or none that shows anything."""
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        is_there = may_be_blind or driver not in BLIND_DRIVERS
    except pygame.error:
        is_there = False
    if not is_there:
        pygame.display.quit()
        raise DisplayError(
            f"There is no screen to open a window on (video driver '{driver}'); "
            "run it in a desktop session, or without a window: python main.py --help"
        )


def _bounded(width: int, height: int) -> Size:
    return (
        max(SMALLEST[0], min(LARGEST[0], width)),
        max(SMALLEST[1], min(LARGEST[1], height)),
    )


def _set_mode(size: Size, flags: int) -> pygame.Surface:
    """Open or change the window; a desktop that gives another size than asked for is no fault."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        return pygame.display.set_mode(size, flags)
