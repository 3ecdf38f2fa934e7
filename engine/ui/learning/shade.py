"""The sheet that dims the table, with holes where something matters now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.learning.holes import Hole
from engine.ui.paint import shapes

DARK: Final = (0x07, 0x09, 0x0D)
SHARE: Final = 0.42
RADIUS: Final = 12.0
AROUND: Final = 6.0
BEYOND: Final = 13.0
BLUR: Final = 10.0


def draw_shade(
    canvas: Canvas, frame: Box, holes: Sequence[Hole], dark: float = 1.0, opened: float = 1.0
) -> None:
    """Darken all but the holes; texts beneath no longer count, nor do those in the holes.

    `dark` is how much of the sheet there is, `opened` of the holes. A sheet that stays is kept.
    """
    area = canvas.rect(frame)
    if dark < 1 or opened < 1:
        growing = [hole.grown(opened) for hole in holes] if opened > 0 else []
        picture = _sheet(canvas, area.size, growing, dark)
    else:
        key = ("shade", area.size, canvas.scale, tuple(holes))
        picture = canvas.pictures.whole(key, lambda: _sheet(canvas, area.size, holes, dark))
    canvas.image(picture, frame.x, frame.y, premultiplied=True)
    if canvas.audit is not None:
        canvas.audit.clear()


def _sheet(
    canvas: Canvas, size: tuple[int, int], holes: Sequence[Hole], dark: float
) -> pygame.Surface:
    sheet = shapes.blank(*size)
    sheet.fill(shapes.premultiplied((*DARK, round(255 * SHARE * dark))))
    left = shapes.blank(*size)
    left.fill(shapes.FULL)
    for hole in holes:
        if hole.outlines:
            _open_outlines(canvas, left, hole)
        else:
            x, y, w, h = canvas.rect(hole.box.inset(-AROUND))
            mask = shapes.rounded_mask(w, h, canvas.px(RADIUS))
            left.blit(mask, (x, y), special_flags=pygame.BLEND_RGBA_SUB)
    sheet.blit(left, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def _open_outlines(canvas: Canvas, left: pygame.Surface, hole: Hole) -> None:
    """The shape itself and a rim around it, its edge soft."""
    rim, blur = canvas.px(BEYOND), canvas.px(BLUR)
    area = canvas.rect(hole.box.inset(-BEYOND - BLUR)).clip(left.get_rect())
    if not area.w or not area.h:
        return
    mask = shapes.blank(*area.size)

    def place(point: Point) -> Point:
        return (point[0] * canvas.scale - area.x, point[1] * canvas.scale - area.y)

    for outline in hole.outlines:
        points = [place(point) for point in outline]
        pygame.draw.polygon(mask, shapes.FULL, points)
        shapes.stroke(mask, points, 2 * rim - blur, closed=True)
    soft = pygame.transform.gaussian_blur(mask, max(1, blur // 2))
    left.blit(soft, area.topleft, special_flags=pygame.BLEND_RGBA_SUB)
