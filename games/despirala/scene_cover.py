"""Despirala's cover: six dice fall inwards along a spiral of light."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import pygame

from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import Die, Pose, draw_die
from engine.ui.paint.portraits import COVER_W, caption, render_cover, scrim, title
from engine.ui.theme import THEMES, Colour

GROUND: Final[tuple[Colour, Colour]] = ((0x1B, 0x5A, 0x57), (0x0A, 0x1E, 0x24))
LIGHT: Final[Colour] = (150, 235, 218)
CENTRE: Final[Point] = (168, 200)
SPIRAL_STEPS: Final = 160
STROKES: Final = ((13, 30), (7, 48), (2, 170))  # width and opacity: glow, glow, core

# Share of the way along the spiral, edge, value, turn on the table.
DICE: Final = (
    (0.995, 86, 1, 14),
    (0.86, 76, 1, -22),
    (0.73, 66, 1, 30),
    (0.585, 56, 1, -12),
    (0.42, 46, 1, 24),
    (0.10, 58, 6, -18),
)


def paint_cover(size: tuple[int, int], tagline: str) -> pygame.Surface:
    """The cover at a size in pixels (3:4), premultiplied, with the tagline under the title."""
    return render_cover(size, THEMES["despirala"], GROUND, partial(_picture, tagline))


def _picture(tagline: str, canvas: Canvas) -> None:
    canvas.glow(COVER_W / 2, 190, 220, 220, canvas.theme.accent, 0.62)
    curve = [_on_spiral(step / SPIRAL_STEPS) for step in range(SPIRAL_STEPS + 1)]
    for width, strength in STROKES:
        canvas.polyline(curve, (*LIGHT, strength), width)
    for along, edge, value, yaw in DICE:
        x, y = _on_spiral(along)
        draw_die(canvas, min(max(x, 60), 276), min(max(y, 62), 318), edge, Die(value, Pose(yaw)))
    scrim(canvas, 300, (5, 18, 22))
    title(canvas, "DESPIRALA", 388, 42, 4)
    caption(canvas, tagline.upper().replace(" · ", "  ·  "), 420, (170, 220, 210), "number", 1.6)


def _on_spiral(share: float) -> Point:
    radius = 4 + 154 * share**1.15
    angle = 0.62 + 1.75 * math.tau * share
    return (CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle))
