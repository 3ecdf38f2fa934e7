"""The four kinds of building and the three goods, each a silhouette of its own.

`draw_building(canvas, building, cx, cy, size)`: temple, palace, fort, mosque by number;
`draw_good(canvas, good, cx, cy, size, value)`: a cloth of silk, a leaf of tea, a bowl of spices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arc, arch, block, dome, drawn, haloed, smooth
from engine.ui.theme import WHITE
from games.rajas.scene.palette import BUILDING_COLOURS, GOLD, GOOD_COLOURS, lit, shaded

TEMPLE, PALACE, FORT, MOSQUE = range(4)
SILK, TEA, SPICES = range(3)
Shape = list[Point]


@dataclass(frozen=True, slots=True)
class _Plan:
    """A building in shares of its size around its middle: what is built, and its openings."""

    walls: list[Shape]
    openings: list[Shape]


_TEMPLE = _Plan(
    [
        block(-0.46, 0.34, 0.92, 0.16),
        smooth([(-0.34, 0.36), (-0.36, 0.08), (-0.28, -0.2), (-0.13, -0.42), (0.13, -0.42),
                (0.28, -0.2), (0.36, 0.08), (0.34, 0.36)], 6),
        block(-0.16, -0.5, 0.32, 0.1),
        [(-0.05, -0.5), (0, -0.64), (0.05, -0.5)],
    ],
    [arch(0, 0.5, 0.22, 0.34), block(-0.32, 0.02, 0.64, 0.05), block(-0.26, -0.2, 0.52, 0.05)],
)  # fmt: skip
_PALACE = _Plan(
    [
        block(-0.54, 0.06, 1.08, 0.44),
        dome(0, 0.08, 0.52, 0.56),
        dome(-0.39, 0.06, 0.24, 0.28),
        dome(0.39, 0.06, 0.24, 0.28),
    ],
    [arch(0, 0.5, 0.24, 0.36), arch(-0.34, 0.5, 0.16, 0.28), arch(0.34, 0.5, 0.16, 0.28)],
)
_FORT = _Plan(
    [
        block(-0.5, 0.0, 1.0, 0.5),
        block(-0.56, -0.26, 0.32, 0.76),
        block(0.24, -0.26, 0.32, 0.76),
        *(block(x + step * 0.125, -0.38, 0.075, 0.13) for x in (-0.56, 0.24) for step in range(3)),
        *(block(-0.19 + step * 0.15, -0.1, 0.085, 0.12) for step in range(3)),
    ],
    [arch(0, 0.5, 0.28, 0.36), block(-0.44, -0.06, 0.08, 0.18), block(0.36, -0.06, 0.08, 0.18)],
)
_MOSQUE = _Plan(
    [
        block(-0.36, 0.1, 0.72, 0.4),
        arc((0, 0.12), (0.31, 0.42), 180, 360),
        block(-0.54, -0.34, 0.13, 0.84),
        block(0.41, -0.34, 0.13, 0.84),
        [(-0.57, -0.34), (-0.475, -0.56), (-0.38, -0.34)],
        [(0.57, -0.34), (0.475, -0.56), (0.38, -0.34)],
        block(-0.02, -0.48, 0.04, 0.2),
    ],
    [arch(0, 0.5, 0.24, 0.34)],
)
_PLANS: Final = (_TEMPLE, _PALACE, _FORT, _MOSQUE)


def draw_building(canvas: Canvas, building: int, cx: float, cy: float, size: float) -> None:
    """A building, `size` high, around a point."""
    plan, colour = _PLANS[building], BUILDING_COLOURS[building]

    def place(shape: Shape) -> Shape:
        return [(cx + x * size, cy + y * size) for x, y in shape]

    def art(brush: Brush) -> None:
        for wall in plan.walls:
            brush.line(place(wall), shaded(colour, 0.72), size * 0.085, closed=True)
        light = (lit(colour, 0.25), colour, shaded(colour, 0.30))
        for wall in plan.walls:
            brush.polygon(place(wall), light, sideways=True)
        for opening in plan.openings:
            brush.polygon(place(opening), shaded(colour, 0.62))
        if building == MOSQUE:
            brush.disc(cx, cy - size * 0.5, size * 0.085, GOLD)
            brush.disc(cx + size * 0.045, cy - size * 0.53, size * 0.07, shaded(colour, 0.7))

    box = Box(cx - size * 0.72, cy - size * 0.76, size * 1.44, size * 1.4)
    drawn(canvas, ("building", building), box, art)


def draw_good(
    canvas: Canvas, good: int, cx: float, cy: float, size: float, value: int | None = None
) -> None:
    """A good around a point, with the value of its market."""

    def art(brush: Brush) -> None:
        (_silk, _tea, _spices)[good](brush, cx, cy, size)

    drawn(canvas, ("good", good), Box.around(cx, cy, size * 1.44, size * 1.44), art)
    if value is not None:
        colours = (WHITE, shaded(GOOD_COLOURS[good], 0.75))
        haloed(canvas, cx, cy + size * 0.02, str(value), max(18.0, size * 0.6), colours)


def _silk(brush: Brush, cx: float, cy: float, size: float) -> None:
    colour = GOOD_COLOURS[SILK]
    brush.rounded(Box.around(cx, cy, size * 0.9, size * 0.9), size * 0.16, shaded(colour, 0.6))
    cloth = Box.around(cx, cy, size * 0.82, size * 0.82)
    brush.rounded(cloth, size * 0.13, (lit(colour, 0.2), shaded(colour, 0.1)))
    side = size * 0.62
    seam = block(cx - side / 2, cy - side / 2, side, side)
    brush.dashed(seam, (*lit(colour, 0.75), 220), size * 0.045, (size * 0.11, size * 0.09))


def _tea(brush: Brush, cx: float, cy: float, size: float) -> None:
    colour, h = GOOD_COLOURS[TEA], size / 2
    leaf = smooth(
        [(cx + x * h, cy + y * h) for x, y in (
            (-1.02, 0.62), (-0.86, -0.30), (-0.10, -0.92), (1.02, -0.86), (0.92, 0.26), (0.16, 0.9),
        )], 8, closed=True,
    )  # fmt: skip
    brush.outlined(leaf, (lit(colour, 0.25), shaded(colour, 0.12)), shaded(colour, 0.6), size * 0.1)
    vein = [(cx - h * 0.9, cy + h * 0.9), (cx + h * 0.8, cy - h * 0.72)]
    brush.line(vein, (*lit(colour, 0.6), 170), size * 0.05)


def _spices(brush: Brush, cx: float, cy: float, size: float) -> None:
    colour, h = GOOD_COLOURS[SPICES], size / 2
    heap = smooth(
        [(cx + x * h, cy + y * h) for x, y in (
            (-0.92, 0.22), (-0.55, -0.46), (0, -1.0), (0.55, -0.46), (0.92, 0.22), (0, 0.4),
        )], 8, closed=True,
    )  # fmt: skip
    bowl = smooth(
        [(cx + x * h, cy + y * h) for x, y in (
            (-1.02, 0.2), (1.02, 0.2), (0.6, 0.84), (-0.6, 0.84),
        )], 6, closed=True,
    )  # fmt: skip
    edge = shaded(colour, 0.62)
    brush.line(heap, edge, size * 0.1, closed=True)
    brush.line(bowl, edge, size * 0.1, closed=True)
    brush.polygon(heap, (lit(colour, 0.35), colour))
    brush.polygon(bowl, ((0x8A, 0x4A, 0x26), (0x54, 0x28, 0x0F)))
