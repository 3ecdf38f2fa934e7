"""What the windows of all tests of a worker paint, measure and sound alike is made once.

The key of a picture names all that it depends on but the window's looks, which are told apart
here. What is put together of parts to show one state of a match, each window paints for itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any, Final

import pygame

from engine.ui import app, sound
from engine.ui.paint import shapes
from engine.ui.paint.pictures import MEGABYTE, Pictures
from engine.ui.theme import Font

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


MEASURED: Final = OrderedDict[Hashable, object]()
"""Widths and lines of texts, whose keys name the font and its size."""


def measures_of_all(typesetter: shapes.Typesetter) -> OrderedDict[Hashable, object]:
    return MEASURED


def own_face(typesetter: shapes.Typesetter, name: Font, pixels: int) -> shapes.FontFace:
    """A font is let go with the window."""
    own = vars(typesetter).setdefault("_faces", {})
    if (name, pixels) not in own:
        own[name, pixels] = shapes.measured_face(name, pixels)
    return own[name, pixels]


def share() -> None:
    """From now on windows take sounds, pictures and the widths of texts from each other."""
    app.Pictures = SharedPictures
    shapes.REMEMBERED = 1_000_000
    shapes.Typesetter._known = property(measures_of_all, lambda typesetter, own: None)
    shapes.Typesetter.face = own_face
    shapes.Typesetter.clear = lambda typesetter: None
    sound.synthesise = once


once = cache(sound.synthesise)
