"""What the windows of all tests of a worker paint and sound alike is made once.

Shared is what a window paints in whole pixels, so that its key names all that it depends on. What
lies on parts of a pixel, and what is put together, each window paints for itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Final

import pygame

from engine.ui import app, sound
from engine.ui.paint.pictures import Pictures

IN_WHOLE_PIXELS: Final = frozenset((
    "arcs-painting", "arcs-planet", "arcs-space", "art-halo", "backdrop", "die", "die-shadow",
    "icon", "risk-halo", "roll-die", "roll-planet", "rounded", "shadow", "text", "tumble",
))  # fmt: skip
MOST_BYTES: Final = 256 << 20

_painted: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
_held = 0


class SharedPictures(Pictures):
    """A window's pictures: it keeps, forgets and counts its own, but paints what no other has."""

    def _painted(self, shelf: Any, key: Hashable, paint: Callable[[], pygame.Surface]) -> Any:
        if isinstance(key, tuple) and key[0] in IN_WHOLE_PIXELS:
            return super()._painted(shelf, key, lambda: painted_once(key, paint))
        return super()._painted(shelf, key, paint)


def painted_once(key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
    """The picture under a key; those unused for longest make room."""
    global _held  # noqa: PLW0603 (one store a process)
    found = _painted.pop(key, None)
    if found is None:
        found = paint()
        _held += weight(found)
    _painted[key] = found
    while _held > MOST_BYTES:
        _held -= weight(_painted.popitem(last=False)[1])
    return found


def weight(picture: pygame.Surface) -> int:
    return picture.get_height() * picture.get_pitch()


def share() -> None:
    """From now on windows take sounds and pictures from each other."""
    app.Pictures = SharedPictures
    sound.synthesise = once


once = cache(sound.synthesise)
