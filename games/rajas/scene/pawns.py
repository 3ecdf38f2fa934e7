"""What the seats put on the board: workers, boats, markers on the two tracks.

`draw_pawn` a worker (a seat's, or nobody's as a sign), `draw_boat`, `draw_marker` (the scalloped
one runs on fame, the round one on money), `draw_bonus_frame` the frame round the next money bonus.
Every piece has its seat's colour and mark.
"""

from __future__ import annotations

import math
from typing import Final, Literal

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, drawn, smooth, soft
from engine.ui.paint.shapes import mark_points
from engine.ui.theme import SEAT_COLOURS, SEAT_MARKS, WHITE, Colour, seat_ink
from games.rajas.scene.palette import CREAM, GOLD, lit, shaded

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
    brush.polygon(mark_points(SEAT_MARKS[seat], cx, cy, r), seat_ink(seat))


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
    colour = NOBODY_COLOUR if seat is None else SEAT_COLOURS[seat]
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
    """A river boat around a point; its sail carries the seat's mark."""
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
    colour = SEAT_COLOURS[seat]

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
    colour = SEAT_COLOURS[seat]
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
    canvas.rounded(inner, size * 0.24, None, lit(SEAT_COLOURS[seat], 0.3), size * 0.075)
