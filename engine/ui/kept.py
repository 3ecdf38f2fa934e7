"""Parts of the table that stay as they are from frame to frame, kept as they stand on the screen.

Unlike `Canvas.cached` a part is kept with the ground beneath it, so that it is put back by copying
alone and to the last bit; it is good only until something under it or in it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas


class KeptPart:
    """One part of the screen as it was drawn last, with the key under which it was drawn."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture: pygame.Surface | None = None

    def draw(
        self, canvas: Canvas, box: Box, key: object, paint: Callable[[Canvas], object]
    ) -> None:
        """Put the part back if it was drawn under this key, else paint it and keep it.

        `key` names everything in the part and beneath it except size and theme; with None the part
        changes too soon to be worth keeping. With an audit it is painted, so that its texts are
        seen.
        """
        if key is None or canvas.audit is not None:
            paint(canvas)
            return
        area = canvas.rect(box).clip(canvas.surface.get_rect())
        full_key = (key, tuple(area), canvas.scale, canvas.theme.name, canvas.colour_blind_marks)
        if self._picture is not None and self._key == full_key:
            canvas.surface.blit(self._picture, area)
            return
        paint(canvas)
        if self._picture is None or self._picture.get_size() != area.size:
            self._picture = canvas.surface.subsurface(area).copy()
        else:
            self._picture.blit(canvas.surface, (0, 0), area)
        self._key = full_key


def draw_cached(
    canvas: Canvas, key: Hashable, box: Box, paint: Callable[[Canvas], None], margin: float = 24
) -> None:
    """`Canvas.cached` whose contents lie on the same pixels as if they were drawn directly.

    What is centred between two pixels goes to the even one; so the picture begins at an even one.
    """
    area = canvas.rect(box.inset(-margin))
    left, top = canvas.rect(Box(0, 0, 1, 1)).topleft
    dx, dy = ((area.x - left) % 2) / canvas.scale, ((area.y - top) % 2) / canvas.scale
    even = Box(box.x - dx, box.y - dy, box.w + dx, box.h + dy)
    canvas.cached(key, even, paint, margin)
