"""Moves on the map: an arrow from fleet to fleet, a trail of light along the way of a catapult."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn
from engine.ui.canvas import Canvas
from engine.ui.curves import smooth
from engine.ui.paint.arrows import ArrowLook, draw_arrow
from engine.ui.theme import WHITE, Colour, lighten
from games.arcs.scene.art.palette import CASING, LEGAL
from games.arcs.scene.art.places import Places

MOVE: Final = ArrowLook(LEGAL, thin=2.6, thick=6.2, head=24, bend=18, has_chevrons=False, clear=24)
PALE: Final = 128
WIDTH: Final = 46.0
DOT_STEP: Final = 15.0
BANDS: Final = ((1.5, 34, 0.0), (1.0, 70, 0.0), (0.55, 130, 0.3), (0.20, 255, 0.8))
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


def way_of(places: Places, systems: Sequence[str]) -> tuple[Point, ...]:
    """The points of a way through systems: from fleet to fleet, through portals, over bridges."""
    points: list[Point] = []
    for number, name in enumerate(systems):
        if number:
            points += _crossing(places, systems[number - 1], name)
        cell = places.cells[name]
        is_end = number in (0, len(systems) - 1)
        points.append(cell.fleet if is_end else cell.body)
    return tuple(points)


def _crossing(places: Places, a: str, b: str) -> list[Point]:
    """The middle of the bridge between two systems, if there is one."""
    line = places.bridges.get((a, b)) or places.bridges.get((b, a))
    return [line[len(line) // 2]] if line else []


def place_on(points: Sequence[Point], share: float) -> tuple[Point, float]:
    """A point of a smooth way and how far a ship there is turned clockwise from nose up."""
    line = smooth(points, 24)
    number = min(len(line) - 2, max(0, round(share * (len(line) - 1))))
    (ax, ay), (bx, by) = line[number], line[number + 1]
    return line[number], math.degrees(math.atan2(by - ay, bx - ax)) + 90


def draw_trail(
    canvas: Canvas, points: Sequence[Point], colour: Colour, share: float = 1.0, unit: float = 1.0
) -> None:
    """The way flown as a band of light that widens to the ships, the rest of it dotted."""
    line = smooth(points, 24)
    left, top = min(x for x, _ in line) - 50, min(y for _, y in line) - 50
    right, low = max(x for x, _ in line) + 50, max(y for _, y in line) + 50
    step = round(share * 64) / 64
    flown = line[: max(2, round(step * len(line)))]

    def art(brush: Brush) -> None:
        for width, strength, pale in BANDS:
            fill = (*lighten(colour, pale), strength)
            brush.polygon(_band(flown, WIDTH * unit * width), fill)
        for spot in _dots(line[len(flown) :], DOT_STEP * unit):
            brush.disc(*spot, 5 * unit, CASING)
            brush.disc(*spot, 3.2 * unit, WHITE)

    key = ("arcs-trail", tuple((round(x - left), round(y - top)) for x, y in points), colour, step)
    drawn(canvas, key, Box(left, top, right - left, low - top), art, factor=2)


def _band(line: Sequence[Point], width: float) -> list[Point]:
    """The outline of a band from almost nothing to its full width."""
    one, other = [], []
    for number, (x, y) in enumerate(line):
        a, b = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        half = width / 2 * (0.12 + 0.88 * (number / max(1, len(line) - 1)) ** 1.4)
        one.append((x + math.sin(turn) * half, y - math.cos(turn) * half))
        other.append((x - math.sin(turn) * half, y + math.cos(turn) * half))
    return one + other[::-1]


def _dots(line: Sequence[Point], step: float) -> list[Point]:
    """Points at even distances along a line."""
    spots: list[Point] = []
    for point in line:
        if not spots or math.dist(spots[-1], point) >= step:
            spots.append(point)
    return spots
