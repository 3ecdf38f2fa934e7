"""Battle dice: three kinds of cubes with the faces of the data, and the symbols on them."""

from __future__ import annotations

import math
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn, soft
from engine.ui.canvas import Canvas
from engine.ui.curves import block
from engine.ui.theme import WHITE, Colour, darken, lighten
from games.arcs.board import FACES, Face
from games.arcs.scene.art.palette import DICE, LEGAL, shaded
from games.arcs.scene.art.shapes import burst, turned

HIT, SELF_HIT, INTERCEPT, BUILDING_HIT, KEY_SYMBOL = (
    "hit", "self_hit", "intercept", "building_hit", "key",
)  # fmt: skip
SYMBOLS: Final = (HIT, SELF_HIT, INTERCEPT, BUILDING_HIT, KEY_SYMBOL)
PLACES: Final[dict[int, tuple[Point, ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-0.20, -0.17), (0.20, 0.18)),
    3: ((-0.21, -0.19), (0.21, -0.19), (0, 0.21)),
    4: ((-0.21, -0.20), (0.21, -0.20), (-0.21, 0.21), (0.21, 0.21)),
}
SHARES: Final = {1: 0.52, 2: 0.36, 3: 0.34, 4: 0.32}
LIP: Final = 0.075
TURNS: Final = (-5.0, 4.0, -3.0, 5.0, -4.0, 3.0)
"""How crooked rolled dice lie, one after the other."""


def symbols_of(face: Face) -> tuple[str, ...]:
    """The symbols on a face, each as often as it is there."""
    return tuple(name for name in SYMBOLS for _ in range(getattr(face, name)))


def draw_symbol(
    canvas: Canvas, name: str, x: float, y: float, size: float, colour: Colour
) -> None:  # fmt: skip
    """A symbol of the dice around a point: burst, struck ship, target, towers, key."""
    if name == KEY_SYMBOL:
        canvas.icon("key", x, y, 1.12 * size, colour)
        return
    drawn(canvas, ("arcs-symbol", name, colour, round(size * 8)),
          Box.around(x, y, 1.25 * size, 1.25 * size),
          lambda brush: paint_symbol(brush, name, (x, y), size / 2, colour), factor=6)  # fmt: skip


def paint_symbol(
    brush: Brush, name: str, spot: Point, r: float, colour: Colour, turn: float = 0
) -> None:
    """A symbol but the key, painted where it is."""
    x, y = spot

    def placed(points: list[Point]) -> list[Point]:
        return turned(points, x, y, r, turn)

    if name == HIT:
        brush.polygon(placed(burst(0, 0, 1)), colour)
    elif name == SELF_HIT:
        hull: list[Point] = [(0, -1), (0.86, 0.72), (0, 0.34), (-0.86, 0.72)]
        brush.line(placed(hull), colour, 0.30 * r, closed=True)
        brush.line(placed([(-0.2, -0.55), (0.14, -0.15), (-0.16, 0.12), (0.12, 0.75)]), colour,
                   0.24 * r)  # fmt: skip
    elif name == INTERCEPT:
        brush.ring(x, y, 0.95 * r, colour, 0.26 * r)
        brush.disc(x, y, 0.34 * r, colour)
        for angle in range(0, 360, 90):
            c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            brush.line(placed([(0.52 * c, 0.52 * s), (1.08 * c, 1.08 * s)]), colour, 0.28 * r)
    else:
        for left, right, top in ((-0.84, -0.32, -0.12), (-0.24, 0.30, -0.78), (0.38, 0.90, -0.34)):
            brush.polygon(placed(block(left, top, right - left, 0.86 - top)), colour)


def draw_die(  # noqa: PLR0913 (which die, where, and how it lies)
    canvas: Canvas,
    kind: str,
    face: int,
    x: float,
    y: float,
    size: float = 64,
    *,
    turn: float = 0,
    alpha: float = 255,
    is_lit: bool = False,
) -> None:
    """A die around its middle, showing a face of the data; `turn` in degrees, clockwise."""
    shown = symbols_of(FACES[kind][face])
    reach = Box.around(x, y, 1.5 * size, 1.5 * size)
    if alpha == 255:
        shade = Box.around(x, y + 0.05 * size, size * 0.9, size * 0.9)
        soft(canvas, ("arcs-die-shade",), shade,
             lambda brush: brush.rounded(shade, size * 0.2, WHITE),
             max(3.0, size * 0.16), (0, 0, 0, 165), drop=size * 0.05)  # fmt: skip
    key = ("arcs-die", kind, shown, round(turn * 4), is_lit, round(size * 4))
    drawn(canvas, key, reach, lambda brush: _die(brush, kind, shown, (x, y), size, turn, is_lit),
          factor=4, alpha=alpha)  # fmt: skip
    ink = DICE[kind][1]
    for name, spot, r in _laid(shown, (x, y), size, turn):
        if name == KEY_SYMBOL:
            canvas.icon("key", *spot, 2.24 * r, ink, alpha)


def _die(
    brush: Brush,
    kind: str,
    shown: tuple[str, ...],
    spot: Point,
    size: float,
    turn: float,
    is_lit: bool,
) -> None:
    base, ink = DICE[kind]

    def plate(inset: float, low: float, radius: float) -> list[Point]:
        """A rounded square as shares of the size, turned."""
        a, r = 0.5 - inset, radius
        corners = ((a - r, -a + r), (a - r, a - low - r), (-a + r, a - low - r), (-a + r, -a + r))
        outline = [
            (cx + r * math.cos(math.radians(90 * quarter - 90 + step)),
             cy + r * math.sin(math.radians(90 * quarter - 90 + step)))
            for quarter, (cx, cy) in enumerate(corners) for step in range(0, 91, 10)
        ]  # fmt: skip
        return turned(outline, *spot, size, turn)

    if is_lit:
        brush.polygon(plate(-0.09, 0, 0.27), LEGAL)
        brush.polygon(plate(-0.04, 0, 0.24), shaded(base, 0.8))
    brush.polygon(plate(0, 0, 0.21), shaded(base, 0.58))
    brush.polygon(plate(0, LIP, 0.21), (lighten(base, 0.30), darken(base, 0.16)))
    brush.polygon(plate(0.085, LIP, 0.15), (darken(base, 0.06), lighten(base, 0.12)))
    high = turned([(-0.15, -0.42)], *spot, size, turn)[0]
    brush.ellipse(high, (0.25 * size, 0.032 * size), (*WHITE, 80))
    for name, at, r in _laid(shown, spot, size, turn):
        if name != KEY_SYMBOL:
            paint_symbol(brush, name, at, r, ink, turn)
    if not shown:
        dash = turned([(-0.10, -0.035), (0.10, -0.035)], *spot, size, turn)
        brush.line(dash, (*ink, 110), 0.05 * size)


def _laid(
    shown: tuple[str, ...], spot: Point, size: float, turn: float
) -> list[tuple[str, Point, float]]:
    """Each symbol with its middle and its radius."""
    count = len(shown)
    middle = [(x, y - 0.035) for x, y in PLACES[count]]
    spots = turned(middle, *spot, size, turn)
    r = SHARES.get(count, 0.5) * size / 2
    return [(name, at, r) for name, at in zip(shown, spots, strict=True)]
