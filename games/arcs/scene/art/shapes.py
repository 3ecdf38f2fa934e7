"""The outlines that tell seats and symbols apart, and the small parts that pieces share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

from engine.ui.box import Point
from engine.ui.brush import Brush
from engine.ui.curves import arc
from engine.ui.theme import SEAT_MARKS, SeatMark
from games.arcs.reach_box import BLIGHT, EMPIRE, FREE
from games.arcs.scene.art.palette import CASING, CRACK

Mark = SeatMark | Literal["octagon", "spikes"]
"""The shape of a seat; in the campaign also of those who are none."""
OUTSIDERS: Final[dict[int, Mark]] = {FREE: "octagon", EMPIRE: "hexagon", BLIGHT: "spikes"}
GROW: Final[dict[Mark, float]] = {"square": 0.96, "triangle": 1.14, "diamond": 1.05}
"""How much larger a plate of that shape is, to have the same room inside."""
DOWN: Final[dict[Mark, float]] = {"triangle": 0.20}
"""How far below its centre the middle of a shape's room lies, in radii."""


def mark_of(seat: int) -> Mark:
    """The shape of a seat, or of the Empire and its like."""
    return OUTSIDERS[seat] if seat in OUTSIDERS else SEAT_MARKS[seat]


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
    """A star of many points: a hit."""
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
    """A lit crack right across a hurt piece, its dark casing first."""
    brush.line(path, CASING, width)
    brush.line(path, CRACK[0], width * 0.52)
    brush.line(path, CRACK[1], width * 0.22)


def length(points: Sequence[Point]) -> float:
    """How long a path is."""
    return sum(math.dist(a, b) for a, b in pairwise(points))
