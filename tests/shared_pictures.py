"""What the windows of all tests of a worker paint and sound alike is made once.

Shared is what a window paints in whole pixels, so that its key names all that it depends on. What
lies on parts of a pixel, and what is put together, each window paints for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Final

import pygame

from engine.ui import app, sound
from engine.ui.paint.pictures import MEGABYTE, Pictures

IN_WHOLE_PIXELS: Final = frozenset((
    "arcs-painting", "arcs-planet", "arcs-space", "art-halo", "backdrop", "die", "die-shadow",
    "icon", "risk-halo", "roll-die", "roll-planet", "rounded", "shadow", "text", "tumble",
))  # fmt: skip
"""How the keys of such pictures begin."""
SHARED: Final = Pictures(parts_cap=256 * MEGABYTE)


class SharedPictures(Pictures):
    """A window's pictures: it keeps, forgets and counts its own, but paints what no other has."""

    def _painted(self, shelf: Any, key: Hashable, paint: Callable[[], pygame.Surface]) -> Any:
        if isinstance(key, tuple) and key[0] in IN_WHOLE_PIXELS:
            return super()._painted(shelf, key, lambda: SHARED.get(key, paint))
        return super()._painted(shelf, key, paint)


def share() -> None:
    """From now on windows take sounds and pictures from each other."""
    app.Pictures = SharedPictures
    sound.synthesise = once


once = cache(sound.synthesise)
