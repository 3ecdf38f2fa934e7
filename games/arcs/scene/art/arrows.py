"""Moves on the map: an arrow from fleet to fleet, and the way that flying ships take."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.curves import smooth
from engine.ui.paint.arrows import ArrowLook, draw_arrow
from engine.ui.theme import Colour
from games.arcs.scene.art.palette import LEGAL
from games.arcs.scene.art.places import Places

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
