"""Outlines that the art is made of: smooth lines, bands, arches, domes, seals, stars."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

from engine.ui.box import Box, Point

SignShape = Literal["round", "diamond", "square", "star"]

DOME: Final = (0.74, 0.90, 0.985, 1.0, 0.95, 0.84, 0.67, 0.48, 0.30, 0.17, 0.085, 0.03, 0.0)
"""Half widths of an onion dome from its base to its tip, as shares of the widest."""


def arc(
    centre: Point, radii: tuple[float, float], start: float, end: float, steps: int = 24
) -> list[Point]:
    """A piece of an ellipse; angles in degrees, clockwise from the right."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [
        (centre[0] + radii[0] * math.cos(t), centre[1] + radii[1] * math.sin(t)) for t in turns
    ]  # fmt: skip


def smooth(points: Sequence[Point], parts: int = 12, *, closed: bool = False) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    ends = [points[-1], *points, points[0], points[1]] if closed else [
        points[0], *points, points[-1],
    ]  # fmt: skip
    line: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for part in range(parts):
            u = part / parts
            line.append((_between(a[0], b[0], c[0], d[0], u), _between(a[1], b[1], c[1], d[1], u)))
    if not closed:
        line.append(points[-1])
    return line


def band(points: Sequence[Point], width: float) -> list[Point]:
    """The outline of a thick line without round ends."""
    left, right = [], []
    for index, (x, y) in enumerate(points):
        a, b = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        nx, ny = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def corners(box: Box) -> list[Point]:
    """The corners of a box, clockwise."""
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]


def block(x: float, y: float, w: float, h: float) -> list[Point]:
    """The corners of a rectangle."""
    return corners(Box(x, y, w, h))


def round_corners(box: Box, radius: float) -> list[Point]:
    """The outline of a rectangle with round corners."""
    r = min(radius, box.w / 2, box.h / 2)
    left, right, top, bottom = box.x + r, box.right - r, box.y + r, box.bottom - r
    middles = ((right, top), (right, bottom), (left, bottom), (left, top))
    return [
        point
        for quarter, middle in enumerate(middles)
        for point in arc(middle, (r, r), quarter * 90 - 90, quarter * 90, 8)
    ]


def dome(cx: float, base: float, w: float, h: float, steps: int = 60) -> list[Point]:
    """An onion dome."""
    last = len(DOME) - 1
    right: list[Point] = []
    for step in range(steps + 1):
        place = step / steps * last
        index = min(last - 1, int(place))
        a, b, c, d = (DOME[max(0, min(last, index + shift))] for shift in (-1, 0, 1, 2))
        half = max(0.0, _between(a, b, c, d, place - index))
        right.append((half * w / 2, base - h * step / steps))
    return [(cx - x, y) for x, y in right] + [(cx + x, y) for x, y in reversed(right)]


def arch(cx: float, base: float, w: float, h: float, point: float = 0.34) -> list[Point]:
    """A pointed Mughal arch: straight jambs, then two curves that meet."""
    jamb = base - h * (1 - point * 1.25)
    rise: list[Point] = []
    for step in range(1, 17):
        t = step / 16
        swing = math.sin(t * math.pi / 2) ** 0.86 * 0.86 + 0.14 * t**6
        rise.append((w / 2 * (1 - t**1.9), jamb - (jamb - (base - h)) * swing))
    left = [(cx - w / 2, base), (cx - w / 2, jamb), *((cx - x, y) for x, y in rise)]
    right = [*((cx + x, y) for x, y in reversed(rise)), (cx + w / 2, jamb), (cx + w / 2, base)]
    return left + right


def rosette(cx: float, cy: float, r: float, petals: int = 8, depth: float = 0.16) -> list[Point]:
    """A scalloped disc: the seal of fame."""
    points = []
    for step in range(128):
        t = step * math.tau / 128
        far = r * (1 + depth * (math.cos(petals * t) - 1) / 2)
        points.append((cx + far * math.cos(t), cy + far * math.sin(t)))
    return points


def sign_points(shape: SignShape, cx: float, cy: float, r: float) -> list[Point]:
    """The sign of a die's colour, which its pips have too: disc, diamond, square, star."""
    if shape == "round":
        return arc((cx, cy), (r, r), 0, 350, 35)
    if shape == "diamond":
        a = 1.2 * r
        return [(cx, cy - a), (cx + a, cy), (cx, cy + a), (cx - a, cy)]
    if shape == "square":
        return block(cx - 0.88 * r, cy - 0.88 * r, 1.76 * r, 1.76 * r)
    points = []
    for tip in range(10):
        far, t = r * (1.38 if tip % 2 == 0 else 0.58), tip * math.pi / 5
        points.append((cx + far * math.sin(t), cy - far * math.cos(t)))
    return points


def _between(a: float, b: float, c: float, d: float, u: float) -> float:
    bend, twist = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
    return 0.5 * (2 * b + (c - a) * u + bend * u * u + twist * u**3)
