"""Rajas of the Ganges' cover: a palace before the evening sun, lotus and a boat on the river."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import dome
from engine.ui.paint.portraits import COVER_H, COVER_W, caption, render_cover, scrim, title
from engine.ui.theme import THEMES, Colour, mix

GROUND: Final[tuple[Colour, Colour]] = ((0x8E, 0x4A, 0x1E), (0xF0, 0xB0, 0x58))
SUN: Final[Colour] = (255, 236, 184)
CLOUD: Final[Colour] = (255, 226, 170)
HILLS: Final[Colour] = (0xB9, 0x6A, 0x34)
NEAR_WALL: Final[Colour] = (0x6B, 0x2C, 0x22)
FAR_WALL: Final[Colour] = (0x52, 0x1E, 0x1E)
GATE: Final[Colour] = (0x8C, 0x3C, 0x24)
LAMPLIGHT: Final[Colour] = (255, 206, 120)
RIVER: Final[Colour] = (0x1C, 0x6B, 0x78)
BANK: Final[Colour] = (0x3F, 0x24, 0x1C)
BANK_EDGE: Final[Colour] = (0x7A, 0x4A, 0x2C)
GLITTER: Final[Colour] = (255, 220, 150)
PETAL: Final[Colour] = (0xF2, 0xA6, 0xB8)
PETAL_SHADE: Final[Colour] = (0x9A, 0x3E, 0x62)
LEAF: Final[Colour] = (0x12, 0x50, 0x4A)
HULL: Final[Colour] = (0x4A, 0x22, 0x18)


def paint_cover(size: tuple[int, int], tagline: str) -> pygame.Surface:
    """The cover at a size in pixels (3:4), premultiplied; it shows the whole title, no tagline."""
    return render_cover(size, THEMES["rajas"], GROUND, _picture)


def _picture(canvas: Canvas) -> None:
    _sky(canvas)
    _palace(canvas)
    _river(canvas)
    _lotus(canvas, 60, 352, 25)
    _lotus(canvas, 280, 362, 20)
    _boat(canvas)
    scrim(canvas, 322, (0x10, 0x24, 0x2A))
    title(canvas, "RAJAS", 380, 52, 6)
    caption(canvas, "OF THE GANGES", 420, (255, 222, 170), "marcellus", 5, size=17)


def _sky(canvas: Canvas) -> None:
    canvas.glow(168, 196, 210, 190, (255, 196, 110), 0.55)
    canvas.disc(168, 178, 104, (255, 226, 160, 60))
    canvas.disc(168, 178, 88, SUN)
    for y, x, w in ((96, 30, 70), (124, 232, 84), (70, 210, 56)):
        canvas.rounded(Box(x, y, w, 5), 2.5, (*CLOUD, 120))
        canvas.rounded(Box(x + 16, y + 9, w * 0.6, 4), 2, (*CLOUD, 80))
    ridge = [(x, 262 - 14 * math.sin(x / 47 + 1) - 8 * math.sin(x / 19)) for x in range(0, 345, 8)]
    canvas.polygon([(0, 300), *ridge, (COVER_W, 300)], HILLS)


def _palace(canvas: Canvas) -> None:
    for cx in (62, 274):
        _tower(canvas, cx, 18, 104, (26, 30), FAR_WALL)
    for cx in (104, 232):
        _tower(canvas, cx, 38, 54, (42, 46), FAR_WALL)
    _tower(canvas, 168, 84, 62, (92, 92), NEAR_WALL)
    for block in (Box(84, 246, 168, 50), Box(44, 262, 248, 34)):
        canvas.rounded(block, 0, NEAR_WALL)
    for x in range(86, 250, 12):
        canvas.rounded(Box(x, 242, 6, 5), 0, NEAR_WALL)
    _arch(canvas, 168, 294, 40, 66, LAMPLIGHT)
    _arch(canvas, 168, 294, 26, 48, GATE)
    for x in (112, 136, 200, 224):
        _arch(canvas, x, 286, 14, 28, LAMPLIGHT)
    for x in (60, 82, 254, 276):
        _arch(canvas, x, 290, 10, 18, LAMPLIGHT)


def _tower(
    canvas: Canvas, cx: float, w: float, h: float, roof: tuple[float, float], colour: Colour
) -> None:
    """A shaft on the ground at 292, with a ledge, an onion dome and a finial."""
    top = 292 - h
    canvas.rounded(Box(cx - w / 2, top, w, h), 0, colour)
    canvas.rounded(Box(cx - w / 2 - 3, top, w + 6, 5), 0, colour)
    canvas.polygon(dome(cx, top, *roof, steps=96), colour)
    tip = top - roof[1]
    canvas.polyline([(cx, tip + 2), (cx, tip - 12)], colour, 2)
    canvas.disc(cx, tip - 6, 2.6, colour)


def _arch(canvas: Canvas, cx: float, base: float, w: float, h: float, colour: Colour) -> None:
    rise = []
    for step in range(9):
        t = step / 8
        rise.append(
            (w / 2 * (1 - t), base - h * 0.55 - h * 0.45 * math.sin(t * math.pi / 2) ** 0.8)
        )
    left = [(cx - x, y) for x, y in rise]
    right = [(cx + x, y) for x, y in reversed(rise)]
    canvas.polygon([(cx - w / 2, base), *left, *right, (cx + w / 2, base)], colour)


def _river(canvas: Canvas) -> None:
    canvas.rounded(Box(0, 296, COVER_W, COVER_H - 296), 0, RIVER)
    for side, edge, width in ((1, 0.0, 150.0), (-1, COVER_W, 144.0)):
        shore = []
        for step in range(31):
            u = step / 30
            shore.append((edge + side * width * (1 - u), 298 + 56 * u**2.1))
        canvas.polygon([(edge, 294), (edge + side * width, 294), *shore], BANK)
        canvas.polyline(shore, BANK_EDGE, 2)
    chance = random.Random(5)
    for line in range(34):
        w = (70 - line * 0.9) * chance.uniform(0.25, 1)
        x = 168 + chance.uniform(-26, 26)
        canvas.rounded(Box(x - w / 2, 302 + line * 2.6, w, 1.8), 0.9, (*GLITTER, 150 - line * 3))


def _lotus(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    leaf = Box(cx - size * 1.3, cy + size * 0.18, size * 2.6, size * 0.3)
    canvas.rounded(leaf, size * 0.15, LEAF)
    for angle, length, light in (
        (-62, 0.86, 0.72), (62, 0.86, 0.72), (-34, 1, 0.86), (34, 1, 0.86), (0, 1.08, 1),
    ):  # fmt: skip
        petal = _petal(cx, cy + size * 0.3, size, length, math.radians(angle))
        canvas.polygon(petal, mix(PETAL_SHADE, PETAL, light))


def _petal(cx: float, base: float, size: float, length: float, turn: float) -> list[Point]:
    steps = [step / 20 for step in range(21)]
    half = [(math.sin(t * math.pi) ** 0.8 * 0.24 * size, t * size * length) for t in steps[:-1]]
    half.append((0.0, size * length))
    c, s = math.cos(turn), math.sin(turn)
    outline = half + [(-x, y) for x, y in reversed(half)]
    return [(cx + x * c + y * s, base - (y * c - x * s)) for x, y in outline]


def _boat(canvas: Canvas) -> None:
    canvas.polygon([(196, 330), (246, 330), (236, 342), (206, 342)], HULL)
    canvas.polygon([(220, 326), (220, 296), (242, 326)], (255, 240, 214))
    canvas.polygon([(217, 326), (217, 302), (201, 326)], (0xF4, 0xCF, 0x96))
