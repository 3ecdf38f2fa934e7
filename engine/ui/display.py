"""The window on the desktop: opened, made full screen, dragged to another size."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from engine.core.storage import StorageError, is_there, put_in_place, user_folder
from engine.ui import assets
from engine.ui.paint.pictures import FrameLedger, Speck
from engine.ui.theme import ACCENTS

TITLE: Final = "Tabletop Bots"
WINDOW_ICON: Final = "perspective-dice-six-faces-random"
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
        pygame.display.set_icon(assets.icon(WINDOW_ICON, 64, ACCENTS["hub"]))
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
        """Fill the desktop, or go back to the window's old size."""
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
