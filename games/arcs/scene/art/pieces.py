"""Pieces on the map: ships in groups, cities, starports, Blight, golems, and arrows of moves."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal

from engine.ui import theme
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import ArrowLook, Brush, arc, block, draw_arrow, drawn, haloed, soft
from engine.ui.theme import SEAT_MARKS, Colour, Paint, SeatMark, lighten, luminance, mix
from games.arcs.campaign_components import BLIGHT, EMPIRE, FREE
from games.arcs.scene.art.looks import (
    CASING,
    CRACK,
    EDGES,
    GOLD_TEXT,
    GOLEMS,
    HURT,
    INK,
    LEGAL,
    OUTSIDERS,
    WHITE,
    Building,
    Ships,
    State,
    SystemLook,
    seat_fill,
)
from games.arcs.scene.art.places import SHIP, SLOT, SMALL_SHIP, Form, GroupPlace, Places

# The outlines that tell seats and symbols apart, and the small parts that pieces share.

Mark = SeatMark | Literal["octagon", "spikes"]
"""The shape of a seat; in the campaign also of those who are none."""
OUTSIDER_MARKS: Final[dict[int, Mark]] = {FREE: "octagon", EMPIRE: "hexagon", BLIGHT: "spikes"}
GROW: Final[dict[Mark, float]] = {"square": 0.96, "triangle": 1.14, "diamond": 1.05}
"""How much larger a plate of that shape is, to have the same room inside."""
DOWN: Final[dict[Mark, float]] = {"triangle": 0.20}
"""How far below its centre the middle of a shape's room lies, in radii."""


def mark_of(seat: int) -> Mark:
    return OUTSIDER_MARKS[seat] if seat in OUTSIDER_MARKS else SEAT_MARKS[seat]


def plate(mark: Mark, cx: float, cy: float, r: float) -> list[Point]:
    """A shape of a radius, all of them equally large to the eye."""
    if mark == "circle":
        return arc((cx, cy), (r, r), 0, 355, 71)
    if mark == "square":
        a = 0.88 * r
        return [(cx - a, cy - a), (cx + a, cy - a), (cx + a, cy + a), (cx - a, cy + a)]
    if mark == "triangle":
        return [(cx, cy - 1.10 * r), (cx + 1.08 * r, cy + 0.84 * r), (cx - 1.08 * r, cy + 0.84 * r)]
    if mark == "hexagon":
        return hexagon(cx, cy, r)
    if mark == "octagon":
        turns = [math.pi * (2 * step + 1) / 8 for step in range(8)]
        return [(cx + 1.06 * r * math.cos(turn), cy + 1.06 * r * math.sin(turn)) for turn in turns]
    if mark == "spikes":
        return burst(cx, cy, 1.15 * r, 0.66, 11)
    a = 1.10 * r
    return [(cx, cy - a), (cx + a, cy), (cx, cy + a), (cx - a, cy)]


def hexagon(cx: float, cy: float, r: float, *, upright: bool = True) -> list[Point]:
    """A hexagon standing on a corner, or lying on a side."""
    first = math.pi / 6 if upright else 0.0
    turns = [first + turn * math.pi / 3 for turn in range(6)]
    return [(cx + 1.05 * r * math.cos(turn), cy + 1.05 * r * math.sin(turn)) for turn in turns]


def diamond(cx: float, cy: float, r: float) -> list[Point]:
    """A pip."""
    return [(cx, cy - 1.14 * r), (cx + r, cy), (cx, cy + 1.14 * r), (cx - r, cy)]


def symbol(kind: str, cx: float, cy: float, r: float) -> list[Point]:
    """What tells the planets of a cluster apart: arrow, crescent or hex."""
    if kind == "hex":
        return hexagon(cx, cy, r, upright=False)
    if kind == "arrow":
        return [(cx, cy - r), (cx + r, cy + 0.8 * r), (cx, cy + 0.35 * r), (cx - r, cy + 0.8 * r)]
    outer = arc((cx, cy), (r, r), 48, 312, 32)
    bite = 0.62 * r
    first, last = outer[-1], outer[0]
    radius = math.dist(first, (cx + bite, cy))
    start = math.degrees(math.atan2(first[1] - cy, first[0] - cx - bite))
    end = math.degrees(math.atan2(last[1] - cy, last[0] - cx - bite))
    return outer + arc((cx + bite, cy), (radius, radius), start % 360, end % 360, 18)[1:-1]


def burst(cx: float, cy: float, r: float, inner: float = 0.46, points: int = 8) -> list[Point]:
    spots = []
    for step in range(2 * points):
        far, turn = r * (inner if step % 2 else 1.0), math.pi * step / points - math.pi / 2
        spots.append((cx + far * math.cos(turn), cy + far * math.sin(turn)))
    return spots


def turned(
    points: Sequence[Point], cx: float, cy: float, size: float, degrees: float
) -> list[Point]:
    """Points around the origin, made larger, turned clockwise and moved."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(cx + (x * c - y * s) * size, cy + (x * s + y * c) * size) for x, y in points]


def crack(brush: Brush, path: Sequence[Point], width: float) -> None:
    brush.line(path, CASING, width)
    brush.line(path, CRACK[0], width * 0.52)
    brush.line(path, CRACK[1], width * 0.22)


# Ships: one hull for each seat, fresh or hurt; counters; and groups of them on the map.
#
# Hulls have a half height of 1, their nose up: dart, gunship, delta, star.

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
BRIGHT: Final = 0.5
"""What is more luminous than this, as the pieces of the Empire are, has a dark mark."""
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
    colour = seat_fill(brush.theme, seat)

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
    pale = DARK if luminance(colour) > BRIGHT else WHITE
    ink = (*pale, 150) if is_hurt else pale
    brush.polygon(plate(mark_of(seat), *mark, size * 0.25), ink)
    if is_hurt:
        width = size * (0.21 if height >= LARGE else 0.34)
        crack(brush, placed(CRACK_PATH), width)


def _shades(colour: Colour, is_hurt: bool) -> tuple[Colour, Colour, Colour]:
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
    core = mix(COUNTER_CORE, seat_fill(canvas.theme, seat), 0.12)
    haloed(canvas, x, y + low, str(count), size, (ink, core), "number-bold")


def _counter(brush: Brush, seat: int, spot: Point, r: float, is_hurt: bool) -> None:
    mark, colour = mark_of(seat), seat_fill(brush.theme, seat)
    size = r * {"square": 0.92, "triangle": 1.10}.get(mark, 1.0)
    rim = HURT if is_hurt else lighten(colour, 0.25)
    brush.polygon(plate(mark, *spot, size + 3), CASING)
    brush.polygon(plate(mark, *spot, size + 1.2), rim)
    brush.polygon(plate(mark, *spot, size - 1.4), mix(COUNTER_CORE, colour, 0.20))


def draw_group(canvas: Canvas, ships: Ships, place: GroupPlace) -> None:
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


# What only the campaign has on its map and beside it: Blight, golems, the two event dice.
#
# Fresh Blight is a full growth with an eye, damaged Blight is hollow with a crack right across:
# the two are told apart without any colour.

POINTS: Final = 11
GROWTH: Final[Colour] = (0x5C, 0x7A, 0x1E)
HOLLOW: Final[Colour] = (0x1B, 0x1A, 0x12)
EYE: Final[Colour] = (0xE6, 0xF5, 0xA0)
PUPIL: Final[Colour] = (0x2A, 0x3A, 0x08)
SPLIT: Final[tuple[Point, ...]] = ((-0.62, -0.34), (-0.10, 0.02), (-0.18, 0.22), (0.62, 0.34))
STONE: Final[Colour] = (0x8E, 0x93, 0xA8)
IVORY: Final[tuple[Colour, Colour, Colour]] = (
    (0x8C, 0x84, 0x74), (0xF4, 0xEE, 0xDF), (0xE6, 0xDE, 0xC9),
)  # fmt: skip
DIE_INK: Final[Colour] = (0x24, 0x1A, 0x30)
CRISIS_INK: Final[Colour] = (0xB3, 0x26, 0x1E)
EDICT_INK: Final[Colour] = (0x6A, 0x4C, 0x10)
ASLEEP: Final = "robot-golem"


def draw_blight(
    canvas: Canvas, x: float, y: float, r: float = 17, *, is_fresh: bool
) -> None:  # fmt: skip
    halo = Box.around(x, y, 2 * r, 2 * r)
    soft(
        canvas,
        ("arcs-blight-glow",),
        halo,
        lambda brush: brush.disc(x, y, r, theme.WHITE),
        0.5 * r,
        (*OUTSIDERS[BLIGHT], 110 if is_fresh else 40),
    )
    drawn(canvas, ("arcs-blight", is_fresh, round(r * 8)), Box.around(x, y, 3 * r, 3 * r),
          lambda brush: _blight(brush, (x, y), r, is_fresh), factor=6)  # fmt: skip


def _blight(brush: Brush, spot: Point, r: float, is_fresh: bool) -> None:
    x, y = spot
    colour = OUTSIDERS[BLIGHT]
    brush.polygon(burst(x, y, 1.22 * r, 0.62, POINTS), CASING)
    brush.polygon(burst(x, y, 1.06 * r, 0.62, POINTS), colour)
    brush.disc(x, y, 0.66 * r, CASING)
    brush.disc(x, y, 0.58 * r, GROWTH if is_fresh else HOLLOW)
    if not is_fresh:
        crack(brush, [(x + a * r, y + b * r) for a, b in SPLIT], max(2.4, 0.26 * r))
        return
    for vein in range(7):
        turn = math.tau * vein / 7
        near = (x + 0.34 * r * math.cos(turn), y + 0.34 * r * math.sin(turn))
        far = (x + 0.56 * r * math.cos(turn + 0.3), y + 0.56 * r * math.sin(turn + 0.3))
        brush.line([near, far], (*EYE, 220), max(1.0, 0.09 * r))
    brush.disc(x, y, 0.30 * r, EYE)
    brush.disc(x, y, 0.15 * r, PUPIL)


def draw_golem(
    canvas: Canvas, golem: str, x: float, y: float, size: float = 34, *, is_awake: bool = False
) -> None:
    """A golem: what it is when it is known, grey while it sleeps."""
    sign = GOLEMS.get(golem)
    colour = sign.colour if sign is not None and is_awake else STONE
    drawn(canvas, ("arcs-golem", colour, round(size * 4)), Box.around(x, y, 1.3 * size, 1.3 * size),
          lambda brush: _golem(brush, (x, y), 0.5 * size, colour), factor=5)  # fmt: skip
    canvas.icon(ASLEEP if sign is None else sign.icon, x, y, 0.62 * size, INK)


def _golem(brush: Brush, spot: Point, r: float, colour: Colour) -> None:
    x, y = spot
    for share, fill, down in ((1.12, CASING, 0.0), (1.02, mix(colour, CASING, 0.5), 0.08),
                              (1.0, lighten(colour, 0.4), 0.0), (0.9, colour, 0.0)):  # fmt: skip
        brush.polygon(hexagon(x, y + down * r, share * r, upright=False), fill)


def draw_event_die(canvas: Canvas, box: Box, face: str, result: str = "") -> None:
    """The event die: a symbol, and a triangle (a Crisis) or a scroll (an Edict) where it counts."""
    _die(canvas, box)
    far, d = (0.34, 0.36) if result else (0.5, 0.46), box.w
    x, y, r = box.x + far[0] * d, box.y + far[1] * d, (0.20 if result else 0.26) * d

    def art(brush: Brush) -> None:
        brush.polygon(symbol(face, x, y, r), DIE_INK)

    drawn(canvas, ("arcs-event-symbol", face, bool(result), round(4 * d)), box, art, factor=4)
    if not result:
        return
    is_crisis = result == "crisis"
    icon, ink = ("alert-triangle", CRISIS_INK) if is_crisis else ("scroll-unfurled", EDICT_INK)
    canvas.icon(icon, box.x + 0.68 * d, box.y + 0.64 * d, 0.40 * d, ink)


def draw_number_die(canvas: Canvas, box: Box, number: int) -> None:
    _die(canvas, box)
    size = max(18.0, 0.6 * box.w)
    canvas.text(
        box.centre_x, box.y + 0.46 * box.h, str(number), size, DIE_INK, "exo-bold", "centre"
    )


def _die(canvas: Canvas, box: Box) -> None:
    r = 0.2 * box.w
    canvas.shadow(box, r, blur=8, drop=4, strength=140)
    canvas.rounded(box, r, IVORY[0])
    canvas.rounded(Box(box.x, box.y, box.w, 0.93 * box.h), r, IVORY[1])
    canvas.rounded(box.inset(0.08 * box.w, 0.08 * box.h), 0.8 * r, IVORY[2])


# Cities and starports: a plate in the shape of the seat, towers or a dock ring on it.

TOWERS: Final = ((-0.62, -0.24, -0.06), (-0.20, 0.22, -0.62), (0.26, 0.64, -0.26))
"""Left and right edge and top of each, in radii."""
DOCKED: Final[tuple[Point, ...]] = (
    (0, -0.62), (0.20, 0.06), (0.12, 0.26), (-0.12, 0.26), (-0.20, 0.06),
)  # fmt: skip
BUILDINGS_CRACK_PATH: Final[tuple[Point, ...]] = (
    (-0.95, -0.40), (-0.25, -0.02), (-0.38, 0.22), (0.30, 0.16), (0.95, 0.52),
)  # fmt: skip
FREE_INK: Final[Colour] = (0x24, 0x1C, 0x33)
"""Towers of the Free States: their plates are pale."""
BUILDINGS_EXTENT: Final = 3.6


def draw_building(
    canvas: Canvas, building: Building, x: float, y: float, r: float = SLOT, *, alpha: float = 255
) -> None:
    box = Box.around(x, y, r * BUILDINGS_EXTENT, r * BUILDINGS_EXTENT)
    if alpha == 255:
        soft(canvas, ("arcs-plate-shade",), Box.around(x, y, 2 * r, 2 * r),
             lambda brush: brush.disc(x, y, r * 0.95, WHITE), r * 0.4, (0, 0, 0, 150),
             drop=r * 0.28)  # fmt: skip
    drawn(canvas, ("arcs-building", building, round(r * 8)), box,
          lambda brush: _building(brush, building, (x, y), r), factor=6, alpha=alpha)  # fmt: skip


def _building(brush: Brush, building: Building, spot: Point, r: float) -> None:
    mark, colour = mark_of(building.seat), seat_fill(brush.theme, building.seat)
    x, y = spot
    size = r * GROW.get(mark, 1.02)
    body = mix(colour, ASHES, 0.55) if building.is_hurt else colour
    brush.polygon(plate(mark, x, y + r * 0.12, size + 0.17 * r), CASING)
    brush.polygon(plate(mark, x, y + r * 0.12, size + 0.05 * r), mix(colour, DARK, 0.5))
    brush.polygon(plate(mark, x, y, size + 0.07 * r), lighten(colour, 0.45))
    brush.polygon(plate(mark, x, y, size - 0.06 * r), body)
    middle = (x, y + r * DOWN.get(mark, 0.0) * 1.2)
    unit = r * (0.86 if mark in ("triangle", "diamond") else 1.0)
    ink = FREE_INK if luminance(colour) > BRIGHT else WHITE
    if building.kind == "city":
        _towers(brush, middle, unit, body, ink)
    else:
        _dock(brush, middle, unit, body, ink)
    if building.is_hurt:
        cx, cy = middle
        crack(brush, [(cx + a * unit, cy + b * unit) for a, b in BUILDINGS_CRACK_PATH], 0.30 * unit)


def _towers(brush: Brush, spot: Point, unit: float, window: Colour, ink: Colour) -> None:
    x, y = spot
    for left, right, top in TOWERS:
        w = right - left
        brush.polygon(block(x + left * unit, y + top * unit, w * unit, (0.56 - top) * unit), ink)
        for floor in range(3):
            row = top + 0.16 + floor * 0.22
            if row < 0.44:
                for share in (0.26, 0.62):
                    brush.polygon(
                        block(x + (left + w * share - 0.045) * unit, y + row * unit,
                              0.09 * unit, 0.10 * unit), window,
                    )  # fmt: skip


def _dock(brush: Brush, spot: Point, unit: float, body: Colour, ink: Colour) -> None:
    x, y = spot
    brush.ring(x, y, 0.62 * unit, ink, 0.19 * unit)
    brush.polygon(block(x - 0.17 * unit, y - 0.74 * unit, 0.34 * unit, 0.5 * unit), body)
    brush.polygon([(x + a * unit, y + b * unit) for a, b in DOCKED], ink)


def draw_slot(canvas: Canvas, x: float, y: float, r: float = 15, *, is_lit: bool = False) -> None:
    """An empty building slot: a dashed hexagon, amber where something may be built."""

    def art(brush: Brush) -> None:
        brush.polygon(hexagon(x, y, r), (*CASING, 150))
        line: Paint = GOLD_TEXT if is_lit else (*WHITE, 205)
        width = 2.4 if is_lit else 1.6
        brush.dashed(hexagon(x, y, r * 0.95), line, width, (r * 0.30, r * 0.22))

    drawn(canvas, ("arcs-slot", is_lit, round(r * 8)), Box.around(x, y, 2.8 * r, 2.8 * r), art)


# What the seats have on the map: buildings on the planets, groups of ships towards the gates.

REACH: Final[dict[str, float]] = {"wedge": 36, "single": 28, "small": 22, "count": 17}
"""How far a group reaches from its middle, by its form."""
BLIGHT_R: Final[dict[Form, float]] = {"wedge": 17, "single": 16, "small": 13, "count": 12}
"""How large Blight is drawn, by the form of the group in whose place it stands."""


def draw_built(
    canvas: Canvas, places: Places, system: str, built: Sequence[Building]
) -> None:  # fmt: skip
    for building, spot in zip(built, places.cells[system].slots, strict=False):
        draw_building(canvas, building, *spot, SLOT * places.unit)


def draw_ships(
    canvas: Canvas,
    places: Places,
    system: str,
    ships: Sequence[Ships],
    states: Sequence[State] = (),
    *,
    more: int = 0,
) -> None:
    """All groups of a system, each in its place; `states` lights those that may act.

    `more` places are left for what stands among the ships and is none.
    """
    spots = places.groups(system, len(ships) + more)
    for number, (group, spot) in enumerate(zip(ships, spots, strict=False)):
        state: State = states[number] if number < len(states) else "plain"
        reach = REACH[spot.form] * spot.scale
        if state in EDGES:
            _draw_halo(canvas, spot, state)
        key = ("arcs-group", group, spot.form, round(spot.scale * 256))
        paint = partial(draw_group, ships=group, place=spot)
        canvas.stamped(key, spot.x, spot.y, reach + 6, paint)


def _draw_halo(canvas: Canvas, spot: GroupPlace, state: State) -> None:
    r = REACH[spot.form] * spot.scale * 0.8
    box = Box.around(spot.x, spot.y, 2 * r, 2 * r)
    canvas.rounded(box, r, (*EDGES[state], 44), EDGES[state], 2.2)


def draw_systems(canvas: Canvas, places: Places, systems: Mapping[str, SystemLook]) -> None:
    for name, look in systems.items():
        draw_built(canvas, places, name, look.built)
        more = (look.blight is not None) + look.has_golem
        draw_ships(canvas, places, name, look.ships, more=more)
        if more:
            _draw_others(canvas, places, name, look, more)


def _draw_others(
    canvas: Canvas, places: Places, system: str, look: SystemLook, more: int
) -> None:  # fmt: skip
    """The Blight and a golem of a system, behind its ships."""
    left = [*places.groups(system, len(look.ships) + more)[len(look.ships) :]]
    if look.blight is not None and left:
        spot = left.pop(0)
        draw_blight(canvas, spot.x, spot.y, BLIGHT_R[spot.form] * spot.scale, is_fresh=look.blight)
    if look.has_golem and left:
        spot = left.pop(0)
        draw_golem(canvas, "", spot.x, spot.y, 1.6 * BLIGHT_R[spot.form] * spot.scale)


# Moves on the map: an arrow from fleet to fleet, and the way that flying ships take.

MOVE: Final = ArrowLook(LEGAL, thin=2.6, thick=6.2, head=24, bend=18, has_chevrons=False, clear=24)
PALE: Final = 128
"""Share of the width, strength and paleness of each layer of a trail."""


def draw_move(
    canvas: Canvas,
    start: Point,
    end: Point,
    *,
    colour: Colour = LEGAL,
    is_pale: bool = False,
    unit: float = 1.0,
) -> None:
    """An arrow from one fleet to another; pale for one that is only remembered."""
    look = ArrowLook(
        colour, MOVE.thin, MOVE.thick, MOVE.head, MOVE.bend, has_chevrons=False,
        alpha=PALE if is_pale else 255, clear=MOVE.clear,
    )  # fmt: skip
    draw_arrow(canvas, start, end, look.scaled(unit))
