"""The evening over the palace as a strip for pages, and the lotus where two markers have met.

`draw_evening(canvas, box)` fills the head of a page; text goes to its left, where it is dark.
`draw_meeting(canvas, places, u, share)` opens a lotus over a place of the ring; `share` runs from
0 to 1 while it does.
"""

from __future__ import annotations

import math
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arch, block, dome, drawn
from engine.ui.theme import Colour
from games.rajas.scene.palette import GOLD
from games.rajas.scene.places import Places
from games.rajas.scene.signs import draw_lotus

SKY: Final = ((0.0, (0x3B, 0x1C, 0x2E)), (0.45, (0x8A, 0x3E, 0x2C)), (1.0, (0xF0, 0xB4, 0x5C)))
SUN: Final = ((0xFF, 0xF3, 0xCE), (0xFF, 0xD9, 0x8A))
HILLS: Final[tuple[tuple[float, float, Colour, float], ...]] = (
    (0.87, 0.09, (0xA8, 0x5A, 0x34), 0.0), (0.95, 0.07, (0x7A, 0x3C, 0x26), 2.0),
)  # fmt: skip
WALL: Final[Colour] = (0x52, 0x1E, 0x1E)
ROOF: Final[Colour] = (0x6B, 0x2C, 0x22)
DARK: Final = ((0x1A, 0x0C, 0x12, 235), (0x1A, 0x0C, 0x12, 0))
TOWERS: Final = (
    (0.0, 0.36, 0.53, 0.34, 0.49), (-0.40, 0.29, 0.27, 0.19, 0.23), (0.40, 0.29, 0.27, 0.19, 0.23),
    (-0.70, 0.38, 0.15, 0.14, 0.10), (0.70, 0.38, 0.15, 0.14, 0.10),
)  # fmt: skip
"""In heights of the strip: from the middle, height and roof's width, roof's height, shaft."""

PALACE_AT: Final = 0.75


def draw_evening(
    canvas: Canvas, box: Box, palace_at: float = PALACE_AT, *, is_dark: bool = True
) -> None:
    """Sky, sun, hills and the palace, with a golden line below; dark at the left."""
    drawn(canvas, ("evening", round(box.w), round(box.h), palace_at), box,
          lambda brush: _evening(brush, box, palace_at), factor=2)  # fmt: skip
    if is_dark:
        canvas.rounded(Box(box.x, box.y, box.w * 0.6, box.h - 3), 0, DARK, horizontal=True)


def _evening(brush: Brush, box: Box, palace_at: float) -> None:
    h, cx = box.h, box.x + box.w * palace_at
    brush.rounded(box, 0, SKY)
    for r, alpha in ((1.1, 26), (0.87, 40)):
        brush.disc(cx, box.y + h * 0.74, r * h, (255, 222, 150, alpha))
    brush.disc(cx, box.y + h * 0.74, h * 0.65, SUN)
    for share, high, colour, phase in HILLS:
        base = box.y + h * share
        steps = range(0, math.ceil(box.w) + 10, 10)
        ridge = [
            (box.x + x, base - high * h * (math.sin(x / 150 + phase)
             + 0.5 * math.sin(x / 61 + phase)))
            for x in steps
        ]  # fmt: skip
        brush.polygon([(box.x, box.bottom), *ridge, (box.right, box.bottom)], colour)
    for away, high, roof_w, roof_h, shaft in TOWERS:
        x, top = cx + away * h, box.bottom - high * h
        brush.polygon(block(x - shaft * h / 2, top, shaft * h, high * h), WALL)
        brush.polygon(dome(x, top, roof_w * h, roof_h * h), ROOF)
        tip = top - roof_h * h
        brush.line([(x, tip), (x, tip - h * 0.06)], GOLD, 2)
    brush.polygon(block(cx - 0.84 * h, box.bottom - 0.17 * h, 1.68 * h, 0.17 * h), WALL)
    for gate in range(9):
        x = cx + (gate - 4) * 0.175 * h
        brush.polygon(arch(x, box.bottom, 0.093 * h, 0.14 * h), (0xFF, 0xC5, 0x66))
    brush.polygon(block(box.x, box.bottom - 3, box.w, 3), GOLD)


def draw_meeting(canvas: Canvas, places: Places, u: float, share: float) -> None:
    """A lotus opens where the markers of a seat have met, at u of the ring."""
    x, y = places.ring.place(u)
    grown = 1 - (1 - min(1.0, max(0.0, share))) ** 3
    if grown <= 0:
        return
    canvas.glow(x, y, 90 * grown, 60 * grown, (255, 200, 110), 0.5)
    draw_lotus(canvas, x, y - 4, max(4.0, round(52 * grown)))
