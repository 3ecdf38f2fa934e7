"""Ships: one hull for each seat, fresh or hurt; counters; and groups of them on the map.

Hulls have a half height of 1, their nose up: dart, gunship, delta, star.
"""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn, haloed, soft
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour, lighten, mix
from games.arcs.scene.art.looks import Ships
from games.arcs.scene.art.palette import CASING, HURT, WHITE, seat_fill
from games.arcs.scene.art.places import SHIP, SMALL_SHIP, GroupPlace
from games.arcs.scene.art.shapes import DOWN, OUTSIDERS, crack, mark_of, plate, turned

HULLS: Final[tuple[tuple[Point, ...], ...]] = (
    ((0, -1.25), (0.28, -0.35), (0.95, 0.55), (0.95, 0.88), (0.36, 0.62), (0.2, 0.95),
     (-0.2, 0.95), (-0.36, 0.62), (-0.95, 0.88), (-0.95, 0.55), (-0.28, -0.35)),
    ((0, -1.2), (0.22, -1.2), (0.42, -0.5), (0.42, -0.1), (0.86, -0.1), (0.86, 0.9), (0.46, 0.9),
     (0.46, 0.6), (0.26, 0.6), (0.26, 0.95), (-0.26, 0.95), (-0.26, 0.6), (-0.46, 0.6),
     (-0.46, 0.9), (-0.86, 0.9), (-0.86, -0.1), (-0.42, -0.1), (-0.42, -0.5), (-0.22, -1.2)),
    ((0, -1.15), (1.08, 0.62), (1.0, 0.86), (0.48, 0.70), (0.30, 0.98), (-0.30, 0.98),
     (-0.48, 0.70), (-1.0, 0.86), (-1.08, 0.62)),
    ((0, -1.25), (0.40, -0.45), (0.98, 0.05), (0.58, 0.45), (0.58, 0.98), (0.24, 0.72),
     (-0.24, 0.72), (-0.58, 0.98), (-0.58, 0.45), (-0.98, 0.05), (-0.40, -0.45)),
)  # fmt: skip
NEEDLE: Final[tuple[Point, ...]] = (
    (0, -1.32), (0.16, -0.95), (0.24, -0.10), (0.34, 0.05), (0.86, 0.62), (0.86, 0.90),
    (0.34, 0.72), (0.20, 1.0), (-0.20, 1.0), (-0.34, 0.72), (-0.86, 0.90), (-0.86, 0.62),
    (-0.34, 0.05), (-0.24, -0.10), (-0.16, -0.95),
)  # fmt: skip
"""The hull of the Empire's ships."""
MARK_AT: Final = (0.12, 0.12, 0.22, 0.05)
NEEDLE_MARK: Final = 0.42
COCKPIT: Final[tuple[Point, ...]] = ((0, -0.84), (0.12, -0.42), (0, -0.16), (-0.12, -0.42))
PORT: Final[tuple[Point, ...]] = ((-0.02, -1.6), (-1.7, -1.6), (-1.7, -0.1), (-0.02, -0.55))
STARBOARD: Final[tuple[Point, ...]] = ((0, -1.6), (1.7, -1.6), (1.7, 1.5), (0, 1.5))
CRACK_PATH: Final[tuple[Point, ...]] = (
    (-0.95, -0.42), (-0.30, -0.05), (-0.46, 0.22), (0.22, 0.30), (0.06, 0.58), (0.92, 0.50),
)  # fmt: skip
FLAMES: Final = 12
LARGE: Final = 60.0
EXTENT: Final = 1.75
HALF: Final = 1 / 2.44
ASHES: Final[Colour] = (0x1A, 0x14, 0x20)
DARK: Final[Colour] = (0x05, 0x03, 0x0A)
FLAME: Final[tuple[Colour, Colour]] = ((0xFF, 0x9A, 0x4A), (0xFF, 0xF1, 0xC8))
COCKPIT_LIGHT: Final[Colour] = (0xF6, 0xF1, 0xFF)
COCKPIT_DARK: Final[Colour] = (0x3B, 0x33, 0x47)
COUNTER_CORE: Final[Colour] = (0x0B, 0x09, 0x13)
HURT_NUMBER: Final[Colour] = (0xFF, 0xD9, 0xAE)
COUNTER: Final = 12.0
ALONE: Final = 1.12
"""How much larger a single ship is drawn where there is room for three."""
NUMBER: Final = 18.0
WEDGES: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-0.42, 0.06), (0.42, -0.06)),
    3: ((-0.56, 0.20), (0.56, 0.20), (0, -0.24)),
}


def draw_ship(  # noqa: PLR0913 (a ship, where, and how it lies)
    canvas: Canvas,
    seat: int,
    x: float,
    y: float,
    height: float = SHIP,
    *,
    is_hurt: bool = False,
    turn: float = 0,
    alpha: float = 255,
    has_shadow: bool = True,
) -> None:
    """A ship around a point; `turn` clockwise in degrees, 0 with its nose up."""
    side = height * EXTENT
    box = Box.around(x, y, side, side)
    if has_shadow and alpha == 255:
        shade = Box.around(x, y, height * 0.9, height * 0.75)
        soft(canvas, ("arcs-ship-shade",), shade,
             lambda brush: brush.ellipse((x, y), (height * 0.42, height * 0.36), WHITE),
             height * 0.16, (0, 0, 0, 165), drop=height * 0.16)  # fmt: skip
    key = ("arcs-ship", seat, is_hurt, round(turn), round(height * 4))
    drawn(canvas, key, box, lambda brush: _ship(brush, seat, (x, y), height, is_hurt, turn),
          factor=5, alpha=alpha)  # fmt: skip


def _ship(brush: Brush, seat: int, spot: Point, height: float, is_hurt: bool, turn: float) -> None:
    size = height * HALF
    colour = seat_fill(seat)

    def placed(points: tuple[Point, ...]) -> list[Point]:
        return turned(points, *spot, size, turn)

    shape = HULLS[seat] if seat < len(HULLS) else NEEDLE
    hull = placed(shape)
    if not is_hurt:
        _engine(brush, spot, size, turn)
    brush.line(hull, CASING, max(2.8, size * 0.26), closed=True)
    light, middle, dark = _shades(colour, is_hurt)
    brush.polygon(hull, middle)
    for side, shade in ((STARBOARD, dark), (PORT, light)):
        part = _clipped(shape, side)
        if len(part) > 2:
            brush.polygon(placed(part), shade)
    edge = mix(colour, WHITE, 0.25) if is_hurt else lighten(colour, 0.62)
    brush.line(hull, edge, max(1.0, size * 0.06), closed=True)
    brush.polygon(placed(COCKPIT), COCKPIT_DARK if is_hurt else COCKPIT_LIGHT)
    (mark,) = placed(((0, MARK_AT[seat] if seat < len(HULLS) else NEEDLE_MARK),))
    pale = DARK if seat in OUTSIDERS else WHITE
    ink = (*pale, 150) if is_hurt else pale
    brush.polygon(plate(mark_of(seat), *mark, size * 0.25), ink)
    if is_hurt:
        width = size * (0.21 if height >= LARGE else 0.34)
        crack(brush, placed(CRACK_PATH), width)


def _shades(colour: Colour, is_hurt: bool) -> tuple[Colour, Colour, Colour]:
    """The lit, the usual and the dark side of a hull."""
    if is_hurt:
        return (mix(colour, ASHES, 0.45), mix(colour, ASHES, 0.62), mix(colour, ASHES, 0.76))
    return (lighten(colour, 0.38), lighten(colour, 0.08), mix(colour, DARK, 0.38))


def _engine(brush: Brush, spot: Point, size: float, turn: float) -> None:
    for step in range(FLAMES):
        u = step / FLAMES
        ((x, y),) = turned(((0, 1.02 + 0.30 * (1 - u)),), *spot, size, turn)
        fill = (*mix(*FLAME, u), 22 + 12 * step)
        brush.disc(x, y, size * 0.34 * (1 - u * 0.8), fill)


def _clipped(hull: tuple[Point, ...], window: tuple[Point, ...]) -> tuple[Point, ...]:
    """What a convex window leaves of a hull (Sutherland and Hodgman)."""
    points = list(hull)
    middle = (sum(x for x, _ in window) / 4, sum(y for _, y in window) / 4)
    for a, b in zip(window, (*window[1:], window[0]), strict=True):
        points = _cut(points, a, b, middle)
        if not points:
            break
    return tuple(points)


def _cut(points: list[Point], a: Point, b: Point, middle: Point) -> list[Point]:
    """The points on the same side of a line as the middle, and where the outline crosses it."""

    def side(point: Point) -> float:
        return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])

    sign = 1 if side(middle) > 0 else -1
    kept: list[Point] = []
    for p, q in zip(points, (*points[1:], points[0]), strict=True):
        far_p, far_q = sign * side(p), sign * side(q)
        if far_p >= 0:
            kept.append(p)
        if (far_p > 0 > far_q) or (far_p < 0 < far_q):
            u = far_p / (far_p - far_q)
            kept.append((p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u))
    return kept


def draw_counter(
    canvas: Canvas,
    seat: int,
    x: float,
    y: float,
    count: int,
    r: float = COUNTER,
    *,
    is_hurt: bool = False,
) -> None:
    """A number in the shape of its seat; hurt ships have an amber rim."""
    mark = mark_of(seat)
    side = r * 3.4
    drawn(canvas, ("arcs-counter", seat, is_hurt, round(r * 8)), Box.around(x, y, side, side),
          lambda brush: _counter(brush, seat, (x, y), r, is_hurt), factor=6)  # fmt: skip
    low = r * DOWN.get(mark, 0.0)
    ink = HURT_NUMBER if is_hurt else WHITE
    size = NUMBER if r <= 15 else r * 1.15
    core = mix(COUNTER_CORE, seat_fill(seat), 0.12)
    haloed(canvas, x, y + low, str(count), size, (ink, core), "number-bold")


def _counter(brush: Brush, seat: int, spot: Point, r: float, is_hurt: bool) -> None:
    mark, colour = mark_of(seat), seat_fill(seat)
    size = r * {"square": 0.92, "triangle": 1.10}.get(mark, 1.0)
    rim = HURT if is_hurt else lighten(colour, 0.25)
    brush.polygon(plate(mark, *spot, size + 3), CASING)
    brush.polygon(plate(mark, *spot, size + 1.2), rim)
    brush.polygon(plate(mark, *spot, size - 1.4), mix(COUNTER_CORE, colour, 0.20))


def draw_group(canvas: Canvas, ships: Ships, place: GroupPlace) -> None:
    """A group of ships where it stands: as many of them as its form shows, and their number."""
    spot, unit = (place.x, place.y), place.scale
    seat, hurt = ships.seat, ships.is_hurt
    if place.form == "count":
        draw_counter(canvas, seat, *spot, ships.count, COUNTER * unit, is_hurt=hurt)
    elif place.form == "small":
        height = SMALL_SHIP * unit
        draw_ship(canvas, seat, place.x - 9.5 * unit, place.y, height, is_hurt=hurt)
        draw_counter(canvas, seat, place.x + 8 * unit, place.y, ships.count, 10.5 * unit,
                     is_hurt=hurt)  # fmt: skip
    else:
        _draw_wedge(canvas, ships, place)


def _draw_wedge(canvas: Canvas, ships: Ships, place: GroupPlace) -> None:
    shown = 1 if place.form == "single" else min(3, ships.count)
    scale = place.scale * (ALONE if shown == 1 and place.form == "wedge" else 1.0)
    height = SHIP * scale
    shift = (-0.24, -0.20) if shown == 1 else (-0.06, -0.08)
    x, y = place.x + shift[0] * height, place.y + shift[1] * height
    for dx, dy in WEDGES[shown]:
        draw_ship(canvas, ships.seat, x + dx * height, y + dy * height, height,
                  is_hurt=ships.is_hurt)  # fmt: skip
    right = 0.52 if shown == 1 else 0.66
    draw_counter(canvas, ships.seat, x + right * height, y + 0.56 * height, ships.count,
                 COUNTER * scale, is_hurt=ships.is_hurt)  # fmt: skip
