"""The sheet that dims the table, with holes where something matters now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes

DARK: Final = (0x07, 0x09, 0x0D)
SHARE: Final = 0.74
RADIUS: Final = 12.0
AROUND: Final = 6.0


def draw_shade(canvas: Canvas, frame: Box, holes: Sequence[Box]) -> None:
    """Darken all but the holes; texts beneath no longer count, nor do those in the holes."""
    area = canvas.rect(frame)
    spots = tuple((tuple(canvas.rect(hole.inset(-AROUND))), canvas.px(RADIUS)) for hole in holes)
    key = ("shade", area.size, spots)
    picture = canvas.pictures.whole(key, lambda: _sheet(area.size, spots))
    canvas.image(picture, frame.x, frame.y, premultiplied=True)
    if canvas.audit is not None:
        canvas.audit.clear()


def _sheet(size: tuple[int, int], holes: Sequence[tuple[tuple[int, ...], int]]) -> pygame.Surface:
    sheet = shapes.blank(*size)
    sheet.fill(shapes.premultiplied((*DARK, round(255 * SHARE))))
    clear = shapes.blank(*size)
    for (x, y, w, h), radius in holes:
        clear.blit(shapes.rounded_mask(w, h, radius), (x, y), special_flags=pygame.BLEND_RGBA_MAX)
    sheet.blit(clear, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return sheet
