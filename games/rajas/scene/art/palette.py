"""The colors of the board, and the silhouettes of buildings and goods.

Colours of dice and tiles: orange, green, blue, purple. Buildings: temple (white), palace (yellow),
fort (red), mosque (brown). Goods: silk, tea, spices.

`draw_building(canvas, building, cx, cy, size)`: temple, palace, fort, mosque by number;
`draw_good(canvas, good, cx, cy, size, value)`: a cloth of silk, a leaf of tea, a bowl of spices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, SignShape, arc, arch, block, dome, drawn, haloed, smooth
from engine.ui.theme import WHITE, Colour, mix

ANY: Final = 4
"""The colour that the owner of a die chooses."""

GOLD: Final[Colour] = (0xED, 0xBE, 0x62)
GOLD_LINE: Final[Colour] = (0xC8, 0x91, 0x3F)
CREAM: Final[Colour] = (0xFB, 0xEB, 0xC8)
INK: Final[Colour] = (0x34, 0x19, 0x0F)
LINE_DARK: Final[Colour] = (0x1C, 0x0C, 0x08)
WARM_LIGHT: Final[Colour] = (255, 248, 232)
WARM_DARK: Final[Colour] = (22, 10, 14)
MAROON: Final[Colour] = (0x6B, 0x2C, 0x22)
PALE_TEXT: Final[Colour] = (0xFF, 0xE6, 0xBC)

DIE_BODIES: Final[tuple[Colour, ...]] = (
    (0xF0, 0x90, 0x2E), (0x43, 0xA5, 0x66), (0x2F, 0x86, 0xD6), (0x8B, 0x55, 0xC4),
)  # fmt: skip
DIE_PIPS: Final[tuple[Colour, ...]] = (
    (0x3A, 0x17, 0x03), (0xF6, 0xFF, 0xF4), (0xF4, 0xFA, 0xFF), (0xFF, 0xF6, 0xFF),
)  # fmt: skip
DIE_SIGNS: Final[tuple[SignShape, ...]] = ("round", "diamond", "square", "star")

TILE_FIELDS: Final[tuple[tuple[Colour, Colour], ...]] = (
    ((0xD9, 0x8A, 0x45), (0xB9, 0x6A, 0x2C)),
    ((0x5E, 0x9A, 0x5A), (0x42, 0x79, 0x4A)),
    ((0x6B, 0xA9, 0xCF), (0x4A, 0x89, 0xB4)),
    ((0x7C, 0x5C, 0xA8), (0x5C, 0x40, 0x88)),
)
ROAD_SAND: Final[Colour] = (0xCF, 0xA8, 0x68)
ROAD_LIGHT: Final[Colour] = (0xE6, 0xC6, 0x8C)

BUILDING_COLOURS: Final[tuple[Colour, ...]] = (
    (0xF2, 0xED, 0xE2), (0xF2, 0xC7, 0x44), (0xD2, 0x4B, 0x3C), (0x9A, 0x62, 0x38),
)  # fmt: skip
YIELD_PLATES: Final[tuple[tuple[Colour, Colour], ...]] = (
    ((0xF4, 0xEF, 0xE3), (0xCF, 0xC4, 0xAE)),
    ((0xF4, 0xCF, 0x5A), (0xC9, 0x98, 0x2A)),
    ((0xD9, 0x60, 0x4E), (0xA0, 0x34, 0x28)),
    ((0xB0, 0x7A, 0x4A), (0x7C, 0x4E, 0x2A)),
)
GOOD_COLOURS: Final[tuple[Colour, ...]] = (
    (0xB9, 0x3A, 0x7C), (0x3E, 0x8F, 0x52), (0xD2, 0x7A, 0x22),
)  # fmt: skip

MONEY_LANE_FILLS: Final[tuple[Colour, Colour]] = ((0x17, 0x34, 0x3A), (0x1D, 0x41, 0x48))
MONEY_BONUS: Final[Colour] = (0x2C, 0x6B, 0x72)
MONEY_TYPE: Final[Colour] = (0xC8, 0xE8, 0xE4)
FAME_LANE_FILLS: Final[tuple[Colour, Colour]] = ((0x4A, 0x18, 0x26), (0x5A, 0x1F, 0x2E))
FAME_BONUS: Final[Colour] = (0x8A, 0x31, 0x42)
FAME_TYPE: Final[Colour] = (0xF6, 0xD4, 0xC4)
FAME_RED: Final[tuple[Colour, Colour]] = ((0xD0, 0x44, 0x5A), (0x9A, 0x1C, 0x36))
DEEP_RED: Final[tuple[Colour, Colour]] = ((0xB4, 0x2E, 0x46), (0x8E, 0x18, 0x30))
COIN_GOLD: Final[tuple[Colour, Colour]] = ((0xFF, 0xE9, 0xA6), (0xD9, 0x9A, 0x2E))
LOTUS_PINK: Final[Colour] = (0xEE, 0x8F, 0xB0)

LACQUER: Final[tuple[Colour, Colour]] = ((0x4E, 0x26, 0x19), (0x2E, 0x14, 0x0F))
LACQUER_EDGE: Final[Colour] = (0x8A, 0x56, 0x30)
LACQUER_LINE: Final = (0xD9, 0xA0, 0x50, 120)
PLAQUE: Final[tuple[Colour, Colour]] = ((0x4A, 0x1C, 0x16), (0x2E, 0x0F, 0x10))
PARCHMENT: Final[tuple[Colour, Colour]] = ((0xD9, 0xBE, 0x8C), (0xBC, 0x96, 0x5E))
PARCHMENT_CELL: Final[tuple[Colour, Colour]] = ((0xB9, 0x95, 0x60), (0xCB, 0xAA, 0x74))
PARCHMENT_INK: Final[Colour] = (0x7A, 0x52, 0x26)
RIBBON: Final[tuple[Colour, Colour]] = ((0x9A, 0x3A, 0x2E), (0x6B, 0x20, 0x20))

KARMA_RING: Final[Colour] = (0xFF, 0xC2, 0xD8)
DUMMY_RING: Final[Colour] = (0x9B, 0xFF, 0xDF)
DONE: Final[Colour] = (0x5B, 0xBF, 0x7A)


def lit(colour: Colour, t: float) -> Colour:
    """A share t of the way to warm light."""
    return mix(colour, WARM_LIGHT, t)


def shaded(colour: Colour, t: float) -> Colour:
    """A share t of the way to warm darkness."""
    return mix(colour, WARM_DARK, t)


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
