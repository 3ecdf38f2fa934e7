"""Arcs' cover: six clusters around a star, systems joined by lanes, three ships."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import pygame

from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import arc_points, caption, render_cover, scrim, stars, title
from engine.ui.theme import BLACK, THEMES, WHITE, Colour, lighten, mix

GROUND: Final[tuple[Colour, Colour]] = ((0x3E, 0x1B, 0x52), (0x10, 0x0B, 0x1C))
CENTRE: Final[Point] = (168, 194)
INNER, OUTER = 50.0, 146.0
GAP: Final = 0.05  # radians left free on each side of a cluster
VOID: Final[Colour] = (0x22, 0x12, 0x30)
ORBIT: Final[Colour] = (235, 205, 250)
CLUSTERS: Final[tuple[tuple[Colour, str], ...]] = (
    ((0xE0, 0x8A, 0x5A), "ringed-planet"),
    ((0xD9, 0x5F, 0x8F), "crystal-cluster"),
    ((0x8D, 0x7B, 0xF0), "fuel-tank"),
    ((0x4F, 0xB3, 0xD9), "relic-blade"),
    ((0x5C, 0xC2, 0x93), "psychic-waves"),
    ((0xE6, 0xC1, 0x5A), "sword-clash"),
)
GATE_AT: Final = (74.0, 0.0)  # radius, angle off the cluster's middle
PLANETS_AT: Final = ((112.0, -0.26), (116.0, 0.27))
HULL: Final = (
    (0.0, -1.25), (0.28, -0.35), (0.95, 0.55), (0.95, 0.85), (0.34, 0.6), (0.2, 0.95),
    (-0.2, 0.95), (-0.34, 0.6), (-0.95, 0.85), (-0.95, 0.55), (-0.28, -0.35),
)  # fmt: skip
PORT_SIDE: Final = ((0.0, -1.25), (0.0, 0.95), *HULL[6:])
COCKPIT: Final = ((0.0, -0.75), (0.126, -0.15), (0.0, 0.1), (-0.126, -0.15))


def paint_cover(size: tuple[int, int], tagline: str) -> pygame.Surface:
    """The cover at a size in pixels (3:4), premultiplied, with the tagline under the title."""
    return render_cover(size, THEMES["arcs"], GROUND, partial(_picture, tagline))


def _picture(tagline: str, canvas: Canvas) -> None:
    canvas.glow(168, 196, 240, 230, canvas.theme.accent, 0.5)
    stars(canvas, 130, seed=8)
    canvas.glow(*CENTRE, 74, 74, (255, 200, 150), 0.7)
    for radius, strength in ((44, 120), (150, 110)):
        canvas.ring(*CENTRE, radius + 0.8, (*ORBIT, strength), 1.6)
    for index, (tint, symbol) in enumerate(CLUSTERS):
        _cluster(canvas, index, tint, symbol)
    canvas.disc(*CENTRE, 30, (255, 214, 160, 70))
    canvas.disc(*CENTRE, 20, (255, 232, 200))
    _ship(canvas, (168, 306), 27, 0.0, (0xD9, 0xA6, 0xF2))
    _ship(canvas, (44, 306), 17, 0.75, (0xF0, 0xA3, 0x5C))
    _ship(canvas, (296, 306), 17, -0.75, (0x5C, 0xC2, 0xC0))
    scrim(canvas, 304, (12, 7, 20))
    title(canvas, "ARCS", 376, 58, 14)
    caption(canvas, tagline.upper(), 420, (226, 196, 240), "exo", 3)


def _cluster(canvas: Canvas, index: int, tint: Colour, symbol: str) -> None:
    start = -math.pi / 2 + index * math.pi / 3 + GAP
    end = start + math.pi / 3 - 2 * GAP
    outline = arc_points(*CENTRE, OUTER, start, end, 24) + arc_points(
        *CENTRE, INNER, end, start, 24
    )
    canvas.polygon(outline, (*tint, 92), (*tint, 190), 1.6)
    middle = (start + end) / 2
    gate, *planets = [
        (CENTRE[0] + r * math.cos(middle + off), CENTRE[1] + r * math.sin(middle + off))
        for r, off in (GATE_AT, *PLANETS_AT)
    ]
    canvas.polyline([planets[0], gate, planets[1]], (*WHITE, 130), 2)
    canvas.disc(*gate, 8, VOID, lighten(tint, 0.15), 1.8)
    for spot, icon in zip(planets, (symbol, "star-filled"), strict=True):
        canvas.disc(*spot, 12, VOID, lighten(tint, 0.15), 2)
        canvas.icon(icon, *spot, 13, lighten(tint, 0.55))


def _ship(canvas: Canvas, centre: Point, size: float, turn: float, colour: Colour) -> None:
    c, s = math.cos(turn), math.sin(turn)

    def placed(points: tuple[Point, ...], grow: Point = (1.0, 1.0)) -> list[Point]:
        scaled = [(x * size * grow[0], y * size * grow[1]) for x, y in points]
        return [(centre[0] + x * c - y * s, centre[1] + x * s + y * c) for x, y in scaled]

    canvas.polygon(placed(HULL, (1.22, 1.18)), (10, 8, 18, 150))
    canvas.polygon(placed(HULL), mix(colour, BLACK, 0.25))
    canvas.polygon(placed(PORT_SIDE), lighten(colour, 0.12))
    canvas.polygon(placed(COCKPIT), (245, 240, 255))
