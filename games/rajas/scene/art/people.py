"""The six persons of the chambers, and what the seats put on the board.

`draw_bust(canvas, who, cx, base, size)`: a person by the name of the data, `size` wide, cut off
at `base`.

`draw_pawn` a worker (a seat's, or nobody's as a sign), `draw_boat`, `draw_marker` (the scalloped
one runs on fame, the round one on money), `draw_bonus_frame` the frame round the next money bonus.
Every piece has its seat's colour and mark.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, BrushFill, drawn, smooth, soft
from engine.ui.paint.shapes import mark_points
from engine.ui.theme import SEAT_MARKS, WHITE, Colour, Paint
from games.rajas.scene.art.palette import CREAM, GOLD, lit, shaded

EDGE: Final[Colour] = (0x32, 0x13, 0x0E)
DARK_HAIR: Final[Colour] = (0x1E, 0x0F, 0x12)
LINES: Final[Colour] = (0x21, 0x10, 0x0C)
RED: Final[Colour] = (0xC2, 0x2F, 0x3F)
GREEN_STONE: Final[Colour] = (0x2F, 0xA3, 0x7E)


def draw_bust(canvas: Canvas, who: str, cx: float, base: float, size: float) -> None:
    box = Box(cx - size * 0.62, base - size * 1.12, size * 1.24, size * 1.12)

    def art(brush: Brush) -> None:
        bust = _Bust(brush, cx, base, size, SKINS[who])
        _PEOPLE[who](bust)

    drawn(canvas, ("bust", who), box, art, factor=3)


SKINS: Final[dict[str, Colour]] = {
    "great_mogul": (0xB5, 0x7A, 0x50),
    "dancer": (0xB8, 0x77, 0x4C),
    "yogi": (0x96, 0x59, 0x3A),
    "raja_man_singh": (0xA4, 0x68, 0x3F),
    "master_builder": (0x8E, 0x56, 0x36),
    "portuguese": (0xE6, 0xB4, 0x8C),
}


@dataclass(frozen=True, slots=True)
class _Bust:
    """A brush that measures in shares of the person's size, upward from the shoulders."""

    brush: Brush
    cx: float
    base: float
    size: float
    skin: Colour

    def at(self, x: float, y: float) -> Point:
        return (self.cx + x * self.size, self.base - y * self.size)

    def path(self, *points: Point) -> list[Point]:
        return [self.at(*point) for point in points]

    def shape(self, fill: BrushFill, *points: Point, has_edge: bool = True, parts: int = 8) -> None:
        outline = smooth(self.path(*points), parts, closed=True)
        if has_edge:
            self.brush.line(outline, EDGE, self.size * 0.03, closed=True)
        self.brush.polygon(outline, fill, sideways=isinstance(fill[0], tuple))

    def oval(self, fill: Colour, x: float, y: float, *radii: float, has_edge: bool = False) -> None:
        rx, ry = radii[0] * self.size, radii[1] * self.size
        if has_edge:
            rim = self.size * 0.015
            self.brush.ellipse(self.at(x, y), (rx + rim, ry + rim), EDGE)
        self.brush.ellipse(self.at(x, y), (rx, ry), fill)

    def line(self, colour: Paint, width: float, *points: Point) -> None:
        self.brush.line(self.path(*points), colour, width * self.size)

    def shoulders(self, colour: Colour, width: float = 0.46, top: float = 0.36) -> None:
        """A garment from arm to arm."""
        w = width
        folds = (lit(colour, 0.2), colour, shaded(colour, 0.28))
        self.shape(folds, (-w, -0.06), (-w * 0.94, 0.16), (-w * 0.62, 0.30), (-0.16, top),
                   (0.16, top), (w * 0.62, 0.30), (w * 0.94, 0.16), (w, -0.06))  # fmt: skip

    def face(self, y: float = 0.58, rx: float = 0.17, ry: float = 0.215) -> None:
        neck = self.path((-0.09, 0.32), (0.09, 0.32), (0.08, 0.46), (-0.08, 0.46))
        self.brush.polygon(neck, shaded(self.skin, 0.2))
        self.oval(self.skin, 0, y, rx, ry, has_edge=True)
        self.brush.ellipse(self.at(0.06, y - 0.01),
                           (rx * 0.55 * self.size, ry * 0.86 * self.size),
                           (*shaded(self.skin, 0.16), 90))  # fmt: skip
        for eye in (-0.065, 0.065):
            self.oval(LINES, eye, y + 0.015, 0.022, 0.018)
            brow = ((eye - 0.04, y + 0.065), (eye, y + 0.08), (eye + 0.04, y + 0.065))
            self.line(LINES, 0.018, *brow)
        nose = ((0.0, y), (0.015, y - 0.06), (-0.005, y - 0.07))
        self.line(shaded(self.skin, 0.35), 0.014, *nose)


def _great_mogul(bust: _Bust) -> None:
    bust.shoulders((0x3F, 0x8A, 0x5E))
    robe = bust.path((-0.13, 0.36), (0.13, 0.36), (0.05, -0.06), (-0.05, -0.06))
    bust.brush.polygon(robe, (0xF2, 0xDD, 0xA6))
    for pearl in range(7):
        t = math.pi * (pearl + 0.5) / 7
        bust.oval(CREAM, 0.17 * math.cos(t), 0.34 - 0.15 * math.sin(t), 0.02, 0.02)
    bust.face()
    bust.shape((0x2A, 0x17, 0x14), (-0.165, 0.58), (-0.15, 0.44), (-0.05, 0.335), (0.05, 0.335),
               (0.15, 0.44), (0.165, 0.58), (0.10, 0.47), (0, 0.455), (-0.10, 0.47),
               has_edge=False)  # fmt: skip
    bust.line((0x2A, 0x17, 0x14), 0.03, (-0.06, 0.485), (0, 0.5), (0.06, 0.485))
    bust.shape((WHITE, (0xF1, 0xE3, 0xC6), (0xC9, 0xA8, 0x75)), (-0.23, 0.66), (-0.25, 0.78),
               (-0.12, 0.90), (0.06, 0.93), (0.22, 0.84), (0.25, 0.72), (0.21, 0.66),
               (0, 0.70))  # fmt: skip
    bust.line((0xD9, 0xA4, 0x41), 0.022, (-0.2, 0.72), (0.02, 0.82), (0.2, 0.86))
    bust.oval(RED, 0, 0.76, 0.035, 0.045, has_edge=True)
    bust.shape((0xF4, 0xE9, 0xD0), (0, 0.80), (-0.03, 0.95), (0.05, 1.06), (0.06, 0.94))


def _dancer(bust: _Bust) -> None:
    veil = ((0xE8, 0x55, 0x8E), (0xC2, 0x2F, 0x6C), (0x8E, 0x1E, 0x52))
    bust.shape(veil, (-0.30, 0.02), (-0.34, 0.40), (-0.28, 0.74), (0, 0.90), (0.28, 0.74),
               (0.34, 0.40), (0.30, 0.02))  # fmt: skip
    bust.shoulders((0xD9, 0x45, 0x7E), 0.42, 0.33)
    bust.oval(DARK_HAIR, 0, 0.62, 0.215, 0.22)
    bust.face(0.585, 0.155, 0.20)
    bust.line(GOLD, 0.018, (0, 0.82), (0, 0.70))
    bust.oval((0xFF, 0xD3, 0x6A), 0, 0.685, 0.022, 0.026)
    bust.oval((0xB3, 0x20, 0x2E), 0, 0.645, 0.018, 0.018)
    bust.line((0xB3, 0x20, 0x2E), 0.028, (-0.04, 0.47), (0, 0.462), (0.04, 0.47))
    for ear in (-0.155, 0.155):
        bust.oval(GOLD, ear, 0.52, 0.025, 0.034)
    bust.line(GOLD, 0.035, (-0.15, 0.31), (0, 0.22), (0.15, 0.31))
    bust.oval(GREEN_STONE, 0, 0.2, 0.035, 0.04, has_edge=True)


def _yogi(bust: _Bust) -> None:
    skin, hair = bust.skin, (0x4A, 0x30, 0x26)
    bust.shape((lit(skin, 0.15), skin, shaded(skin, 0.25)), (-0.40, -0.06), (-0.40, 0.14),
               (-0.28, 0.28), (-0.1, 0.36), (0.1, 0.36), (0.28, 0.28), (0.40, 0.14),
               (0.40, -0.06))  # fmt: skip
    cloth = ((0xFF, 0xB3, 0x47), (0xEE, 0x8A, 0x1E), (0xC0, 0x5F, 0x0E))
    bust.shape(cloth, (-0.44, -0.06), (-0.42, 0.2), (-0.22, 0.33), (0.0, 0.16), (0.24, -0.06))
    bust.oval(hair, 0, 0.87, 0.12, 0.11, has_edge=True)
    bust.face()
    bust.shape(hair, (-0.19, 0.62), (-0.17, 0.76), (0, 0.82), (0.17, 0.76), (0.19, 0.62),
               (0.1, 0.70), (-0.1, 0.70))  # fmt: skip
    beard = ((0xF4, 0xEE, 0xE4), (0xD9, 0xCF, 0xC2), (0xA7, 0x9A, 0x8C))
    bust.shape(beard, (-0.165, 0.56), (-0.17, 0.36), (-0.08, 0.16), (0, 0.08), (0.08, 0.16),
               (0.17, 0.36), (0.165, 0.56), (0.08, 0.465), (-0.08, 0.465))  # fmt: skip
    for x in (-0.03, 0, 0.03):
        paint: Colour = (0xFF, 0xF2, 0xDC) if x else (0xC2, 0x2F, 0x2F)
        bust.line(paint, 0.016, (x * 0.8, 0.665), (x, 0.72))
    for bead in range(9):
        t = math.pi * (bead + 0.5) / 9
        x, y = 0.22 * math.cos(t), 0.31 - 0.2 * math.sin(t)
        bust.oval((0x7A, 0x3A, 0x1E), x, y, 0.024, 0.024)


def _raja_man_singh(bust: _Bust) -> None:
    bust.shoulders((0xA8, 0x84, 0x2F))
    vest = bust.path((-0.10, 0.36), (0.10, 0.36), (0.20, -0.06), (-0.20, -0.06))
    bust.brush.polygon(vest, (0x7A, 0x1F, 0x2B))
    for braid in range(4):
        y = 0.05 + braid * 0.07
        bust.line((*GOLD, 160), 0.014, (-0.16, y), (0.16, y))
    bust.face()
    bust.line((0x1E, 0x0F, 0x0C), 0.045, (-0.15, 0.535), (-0.07, 0.49), (0, 0.505), (0.07, 0.49),
              (0.15, 0.535))  # fmt: skip
    turban = ((0xF0, 0x60, 0x4A), (0xC8, 0x32, 0x2E), (0x7E, 0x16, 0x1E))
    bust.shape(turban, (-0.22, 0.66), (-0.27, 0.76), (-0.2, 0.9), (0.0, 0.98), (0.2, 0.9),
               (0.27, 0.76), (0.22, 0.66), (0, 0.72))  # fmt: skip
    for fold in (-1, 0, 1):
        bust.line((0xFF, 0xB0, 0x8A, 120), 0.014, (-0.22, 0.74 + 0.05 * fold),
                  (0, 0.78 + 0.07 * fold), (0.22, 0.74 + 0.05 * fold))  # fmt: skip
    bust.oval(GOLD, 0, 0.82, 0.05, 0.06, has_edge=True)
    bust.oval(GREEN_STONE, 0, 0.82, 0.026, 0.034)
    bust.shape((0xFB, 0xEB, 0xC8), (0, 0.88), (-0.02, 1.0), (0.07, 1.08), (0.06, 0.96))


def _master_builder(bust: _Bust) -> None:
    bust.shoulders((0x2E, 0x8A, 0x8E))
    chest = bust.path((-0.08, 0.37), (0.08, 0.37), (0.03, 0.1), (-0.03, 0.1))
    bust.brush.polygon(chest, shaded(bust.skin, 0.15))
    bust.face()
    bust.shape((0x3A, 0x20, 0x18), (-0.14, 0.53), (-0.1, 0.40), (0, 0.36), (0.1, 0.40),
               (0.14, 0.53), (0.07, 0.47), (-0.07, 0.47), has_edge=False)  # fmt: skip
    cap = ((0xFF, 0xF6, 0xE2), (0xE8, 0xD3, 0xA8), (0xB0, 0x8E, 0x5C))
    bust.shape(cap, (-0.21, 0.655), (-0.22, 0.76), (-0.08, 0.85), (0.12, 0.85), (0.22, 0.74),
               (0.20, 0.655), (0, 0.69))  # fmt: skip
    bust.line(EDGE, 0.09, (-0.36, -0.02), (-0.29, 0.48))
    bust.line((0xA8, 0x70, 0x3C), 0.055, (-0.36, -0.02), (-0.29, 0.48))
    steel = ((0xC9, 0xD2, 0xDA), (0x8E, 0x9A, 0xA6))
    bust.shape(steel, (-0.41, 0.47), (-0.42, 0.58), (-0.18, 0.60), (-0.16, 0.49), parts=4)


def _portuguese(bust: _Bust) -> None:
    bust.shoulders((0x2F, 0x4A, 0x86))
    bust.line(GOLD, 0.03, (0, 0.3), (0, -0.04))
    bust.oval((0xFB, 0xF6, 0xEA), 0, 0.37, 0.26, 0.085, has_edge=True)
    for pleat in range(9):
        c, s = math.cos(math.pi * pleat / 8), math.sin(math.pi * pleat / 8)
        bust.line((0xC9, 0xBE, 0xA8), 0.012, (0.06 * c, 0.37), (0.25 * c, 0.37 - 0.07 * s))
    bust.face()
    bust.shape((0x6A, 0x3A, 0x1E), (-0.05, 0.44), (0, 0.36), (0.05, 0.44), (0, 0.47),
               has_edge=False)  # fmt: skip
    bust.line((0x6A, 0x3A, 0x1E), 0.03, (-0.1, 0.50), (0, 0.48), (0.1, 0.50))
    bust.shape((0x3A, 0x24, 0x30), (-0.36, 0.69), (-0.2, 0.74), (0.2, 0.74), (0.36, 0.69),
               (0.2, 0.655), (-0.2, 0.655))  # fmt: skip
    felt = ((0x5A, 0x3A, 0x48), (0x3A, 0x24, 0x30), (0x22, 0x12, 0x1C))
    bust.shape(felt, (-0.2, 0.70), (-0.19, 0.90), (0, 0.95), (0.19, 0.90), (0.2, 0.70))
    bust.line(GOLD, 0.035, (-0.2, 0.735), (0.2, 0.735))
    bust.shape((0xE8, 0xE2, 0xD4), (0.12, 0.76), (0.22, 0.98), (0.42, 1.04), (0.36, 0.88))


_PEOPLE: Final[dict[str, Callable[[_Bust], None]]] = {
    "great_mogul": _great_mogul,
    "dancer": _dancer,
    "yogi": _yogi,
    "raja_man_singh": _raja_man_singh,
    "master_builder": _master_builder,
    "portuguese": _portuguese,
}


Track = Literal["fame", "money"]

PAWN: Final = 46.0
BOAT: Final = 44.0
MARKER: Final = 16.0
NOBODY_COLOUR: Final[Colour] = (0xCD, 0xB9, 0x96)
GHOST: Final = 118.0
WATER_LIGHT: Final = (0x58, 0xB4, 0xB8, 130)
SKIN: Final[tuple[Colour, Colour]] = ((0xE6, 0xB4, 0x88), (0xA4, 0x69, 0x42))


def seat_sign(brush: Brush, seat: int, cx: float, cy: float, r: float) -> None:
    """A seat's mark in the ink that shows on its colour."""
    brush.polygon(mark_points(SEAT_MARKS[seat], cx, cy, r), brush.theme.seat_ink(seat))


def draw_pawn(
    canvas: Canvas,
    seat: int | None,
    cx: float,
    foot: float,
    height: float = PAWN,
    *,
    is_ghost: bool = False,
) -> None:
    """A worker with a turban, standing at `foot`; pale while it is only thought of."""
    h, w = height, height * 0.72
    box = Box(cx - w * 0.7, foot - h * 1.06, w * 1.4, h * 1.2)
    if not is_ghost:
        soft(canvas, ("pawn-shade",), Box(cx - w * 0.6, foot - h * 0.25, w * 1.2, h * 0.4),
             lambda brush: brush.ellipse((cx, foot - h * 0.06), (w * 0.56, h * 0.15), WHITE),
             h * 0.16, (0, 0, 0, 200), drop=h * 0.05)  # fmt: skip
    drawn(canvas, ("pawn", seat), box, lambda brush: _pawn(brush, seat, (cx, foot), h),
          alpha=GHOST if is_ghost else 255)  # fmt: skip


def _pawn(brush: Brush, seat: int | None, stand: Point, h: float) -> None:
    cx, foot = stand
    w = h * 0.72
    colour = NOBODY_COLOUR if seat is None else brush.theme.seat_colour(seat)
    edge = shaded(colour, 0.62)
    half = [(0.47, 0.05), (0.43, 0.20), (0.25, 0.40), (0.2, 0.55)]
    left = [(cx - x * w, foot - y * h) for x, y in half]
    right = [(cx + x * w, foot - y * h) for x, y in reversed(half)]
    body = smooth([*left, (cx, foot - h * 0.60), *right, (cx, foot + h * 0.03)], 10, closed=True)
    robe = (lit(colour, 0.34), shaded(colour, 0.34))
    brush.outlined(body, robe, edge, h * 0.07, sideways=True)
    brush.ellipse((cx, foot - h * 0.07), (w * 0.38, h * 0.045), (*shaded(colour, 0.5), 150))
    brush.disc(cx, foot - h * 0.665, h * 0.185, edge)
    brush.ellipse((cx, foot - h * 0.665), (h * 0.155, h * 0.155), SKIN, sideways=True)
    turban = smooth(
        [(cx + x * h, foot - y * h) for x, y in (
            (-0.21, 0.72), (-0.19, 0.85), (-0.05, 0.96), (0.1, 0.94), (0.2, 0.83), (0.21, 0.72),
            (0, 0.775),
        )], 8, closed=True,
    )  # fmt: skip
    brush.outlined(turban, (lit(colour, 0.5), shaded(colour, 0.12)), edge, h * 0.06, sideways=True)
    fold = [(cx - h * 0.17, foot - h * 0.77), (cx + h * 0.02, foot - h * 0.86),
            (cx + h * 0.16, foot - h * 0.88)]  # fmt: skip
    brush.line(fold, (*lit(colour, 0.7), 120), h * 0.03)
    brush.disc(cx, foot - h * 0.79, h * 0.05, GOLD)
    if seat is not None:
        seat_sign(brush, seat, cx, foot - h * 0.27, h * 0.13)


def draw_boat(
    canvas: Canvas, seat: int, cx: float, cy: float, size: float = BOAT, *, is_ghost: bool = False
) -> None:
    s = size
    if not is_ghost:
        soft(canvas, ("boat-shade",), Box(cx - s * 0.5, cy + s * 0.2, s, s * 0.3),
             lambda brush: brush.ellipse((cx, cy + s * 0.36), (s * 0.5, s * 0.13), WHITE),
             s * 0.16, (0x04, 0x18, 0x1E, 210))  # fmt: skip
    box = Box(cx - s * 0.66, cy - s * 0.66, s * 1.32, s * 1.2)
    drawn(canvas, ("boat", seat), box, lambda brush: _boat(brush, seat, (cx, cy), s),
          alpha=GHOST if is_ghost else 255)  # fmt: skip


def _boat(brush: Brush, seat: int, middle: Point, s: float) -> None:
    cx, cy = middle
    colour = brush.theme.seat_colour(seat)

    def path(*points: Point) -> list[Point]:
        return [(cx + x * s, cy + y * s) for x, y in points]

    brush.ellipse((cx, cy + s * 0.38), (s * 0.54, s * 0.11), WATER_LIGHT)
    hull = smooth(
        path((-0.54, 0.06), (-0.36, 0.20), (0, 0.22), (0.36, 0.20), (0.56, -0.02), (0.40, 0.34),
             (0, 0.41), (-0.38, 0.34)), 8, closed=True,
    )  # fmt: skip
    brush.outlined(hull, ((0xA8, 0x64, 0x3A), (0x4A, 0x22, 0x16)), (0x1E, 0x0C, 0x08), s * 0.05)
    brush.line(path((-0.42, 0.21), (0, 0.27), (0.44, 0.19)), GOLD, s * 0.035)
    brush.line(path((0, 0.2), (0, -0.58)), (0x3A, 0x1C, 0x10), s * 0.05)
    sail = smooth(
        path((-0.02, -0.56), (0.30, -0.34), (0.42, 0.02), (0.2, 0.10), (-0.34, 0.10),
             (-0.18, -0.2)), 8, closed=True,
    )  # fmt: skip
    brush.outlined(sail, (lit(colour, 0.30), shaded(colour, 0.14)), shaded(colour, 0.6), s * 0.05)
    seat_sign(brush, seat, cx + s * 0.06, cy - s * 0.12, s * 0.14)


def draw_marker(
    canvas: Canvas, seat: int, cx: float, cy: float, track: Track, r: float = MARKER
) -> None:
    """A seat's marker on a track: a thick disc, scalloped on the track of fame."""
    box = Box.around(cx, cy, r * 2.6, r * 2.6)
    soft(canvas, ("marker-shade",), Box.around(cx, cy, 2 * r, 2 * r),
         lambda brush: brush.disc(cx, cy, r, WHITE), r * 0.5, (0, 0, 0, 190),
         drop=r * 0.22)  # fmt: skip
    drawn(
        canvas, ("marker", seat, track), box, lambda brush: _marker(brush, seat, cx, cy, r, track)
    )


def _marker(brush: Brush, seat: int, cx: float, cy: float, r: float, track: Track) -> None:
    colour = brush.theme.seat_colour(seat)
    rim = [(cx + r, cy)]
    for step in range(1, 96):
        t = step * math.tau / 96
        far = r * (1.06 + 0.10 * math.cos(8 * t)) if track == "fame" else r
        rim.append((cx + far * math.cos(t), cy + far * math.sin(t)))
    brush.polygon([(x, y + r * 0.14) for x, y in rim], shaded(colour, 0.5))
    brush.polygon(rim, CREAM)
    brush.disc(cx, cy, r * 0.84, (lit(colour, 0.22), shaded(colour, 0.12)))
    seat_sign(brush, seat, cx, cy, r * 0.45)


def draw_bonus_frame(canvas: Canvas, seat: int, cx: float, cy: float, size: float = 34) -> None:
    """The money bonus marker: a frame in the seat's colour round its next bonus."""
    box = Box.around(cx, cy, size, size)
    canvas.rounded(box, size * 0.26, None, (0x06, 0x20, 0x2C), size * 0.13)
    inner = box.inset(size * 0.03)
    canvas.rounded(inner, size * 0.24, None, lit(canvas.theme.seat_colour(seat), 0.3), size * 0.075)
