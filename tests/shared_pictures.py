"""What the windows of all tests of a worker paint and sound alike is made once.

The key of a picture names all that it depends on but the window's looks, which are told apart
here. What is put together of parts to show one state of a match, each window paints for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Final

import pygame

from engine.ui import app, sound
from engine.ui.paint.pictures import MEGABYTE, Pictures

SHARED: Final = Pictures(parts_cap=256 * MEGABYTE, wholes_cap=128 * MEGABYTE)


class SharedPictures(Pictures):
    """A window's pictures: it keeps, forgets and counts its own, but paints what no other has."""

    window: app.App | None = None

    def _painted(self, shelf: Any, key: Hashable, paint: Callable[[], pygame.Surface]) -> Any:
        if self.window is None:
            return super()._painted(shelf, key, paint)
        settings = self.window.settings
        full_key = (settings.language, settings.colour_blind_marks, self.window.scale, key)
        shared = SHARED.get if shelf is self._parts else SHARED.whole
        return super()._painted(shelf, key, lambda: shared(full_key, paint))


def share() -> None:
    """From now on windows take sounds and pictures from each other."""
    app.Pictures = SharedPictures
    sound.synthesise = once


once = cache(sound.synthesise)
