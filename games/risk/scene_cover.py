"""Risk's cover: the forty-two territories wrapped on a globe, two attacks on their way."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

import pygame

from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import COVER_W, Lamp, ball, caption, halo, render_cover, scrim, title
from engine.ui.theme import THEMES, Colour, data_path, mix

GROUND: Final[tuple[Colour, Colour]] = ((0x6E, 0x2B, 0x22), (0x1B, 0x0D, 0x0F))
OCEAN: Final[Colour] = (0x4A, 0x25, 0x27)
NET: Final[Colour] = (0x6B, 0x3A, 0x38)
BORDER: Final[Colour] = (0x2A, 0x15, 0x18)
ARROW: Final[Colour] = (255, 236, 214)
CENTRE: Final[Point] = (168, 214)
RADIUS: Final = 140.0
MAP_SIZE: Final = (1280.0, 720.0)
ARMIES: Final[tuple[Colour, ...]] = (
    (0xE2, 0x72, 0x5A),
    (0xE9, 0xA1, 0x3B),
    (0x2F, 0xA3, 0x7E),
    (0x4F, 0xA3, 0xD8),
    (0xCC, 0x79, 0xA7),
    (0x8E, 0x7B, 0xD6),
)

Spot = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Globe:
    """An orthographic view on the world, in pixels of its square sheet."""

    radius: float
    longitude: float = math.radians(14)
    latitude: float = math.radians(26)

    def place(self, longitude: float, latitude: float) -> Spot:
        """Where a point of the world (degrees) lands; the third number is negative behind."""
        turn, height = math.radians(longitude) - self.longitude, math.radians(latitude)
        s0, c0 = math.sin(self.latitude), math.cos(self.latitude)
        s1, c1 = math.sin(height), math.cos(height)
        x = self.radius * (1 + c1 * math.sin(turn))
        y = self.radius * (1 - (c0 * s1 - s0 * c1 * math.cos(turn)))
        return (x, y, s0 * s1 + c0 * c1 * math.cos(turn))

    def at_rim(self, spot: Spot) -> Point:
        """A point as it is seen: what lies behind slides to the edge."""
        x, y, depth = spot
        if depth >= 0:
            return (x, y)
        dx, dy = x - self.radius, y - self.radius
        length = math.hypot(dx, dy) or 1.0
        return (self.radius * (1 + dx / length), self.radius * (1 + dy / length))


def paint_cover(size: tuple[int, int], tagline: str) -> pygame.Surface:
    """The cover at a size in pixels (3:4), premultiplied, with the tagline under the title."""
    return render_cover(size, THEMES["risk"], GROUND, partial(_picture, tagline))


def _picture(tagline: str, canvas: Canvas) -> None:
    canvas.glow(COVER_W / 2, 210, 230, 230, canvas.theme.accent, 0.55)
    halo(canvas, *CENTRE, ((RADIUS + 14, (255, 190, 160, 14)), (RADIUS + 6, (255, 190, 160, 22))))
    ball(canvas, *CENTRE, RADIUS, _world, Lamp(-0.45, -0.5, 0.74, dark=0.42, bright=0.74))
    _attack(canvas, (118, 262), (214, 150), 46)
    _attack(canvas, (252, 232), (226, 172), -16)
    scrim(canvas, 306, (18, 7, 8))
    title(canvas, "RISK", 378, 60, 10)
    caption(canvas, tagline.upper(), 420, (240, 190, 175), "cinzel", 3)


def _world(sheet: pygame.Surface, side: float) -> None:
    globe = Globe(side / 2)
    sheet.fill(OCEAN)
    thin = max(1, round(side / 280))
    for line in _net(globe):
        for a, b in pairwise(line):
            if a[2] > 0 and b[2] > 0:
                pygame.draw.line(sheet, NET, a[:2], b[:2], thin)
    lands = territories()
    for army, rings in zip(armies(lands), lands, strict=True):
        colour = mix(ARMIES[army], (255, 244, 230), 0.2)
        for ring in rings:
            spots = [globe.place(*_degrees(point)) for point in _dense(ring)]
            if sum(spot[2] > 0 for spot in spots) < 2:
                continue
            outline = [globe.at_rim(spot) for spot in spots]
            pygame.draw.polygon(sheet, colour, outline)
            pygame.draw.lines(sheet, BORDER, True, outline, max(1, round(side / 200)))


def _net(globe: Globe) -> list[list[Spot]]:
    meridians = [
        [globe.place(longitude, latitude) for latitude in range(-80, 81, 4)]
        for longitude in range(-180, 180, 20)
    ]
    parallels = [
        [globe.place(longitude, latitude) for longitude in range(-180, 181, 4)]
        for latitude in range(-60, 81, 20)
    ]
    return meridians + parallels


def territories() -> list[list[Sequence[Point]]]:
    """The outlines of each territory, in pixels of the flat map."""
    document = json.loads(data_path("risk", "map_polygons.json").read_text(encoding="utf-8"))
    return [
        [[(point[0], point[1]) for point in polygon["outer"]] for polygon in territory["polygons"]]
        for territory in document["territories"].values()
    ]


def armies(lands: Sequence[Sequence[Sequence[Point]]]) -> list[int]:
    """Whose a territory is on the cover: as even as can be, neighbours on land in two colours."""
    corners = [{point for ring in rings for point in ring} for rings in lands]
    chosen: list[int] = []
    for index, own in enumerate(corners):
        taken = {chosen[other] for other in range(index) if corners[other] & own}
        free = [army for army in range(len(ARMIES)) if army not in taken]
        chosen.append(min(free, key=lambda army: (chosen.count(army), army)))
    return chosen


def _dense(ring: Sequence[Point]) -> list[Point]:
    """More points along long edges, so that they bend with the globe."""
    dense: list[Point] = []
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        parts = max(1, int(math.hypot(bx - ax, by - ay) / 6))
        steps = [step / parts for step in range(parts)]
        dense += [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in steps]
    return dense


def _degrees(point: Point) -> Point:
    """Longitude and latitude of a point of the flat map, near enough for a cover."""
    return (point[0] / MAP_SIZE[0] * 350 - 168, 84 - point[1] / MAP_SIZE[1] * 142)


def _attack(canvas: Canvas, start: Point, end: Point, lift: float) -> None:
    path: list[Point] = []
    for step in range(31):
        t = step / 30
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - lift * 4 * t * (1 - t)
        path.append((x, y))
    canvas.polyline(path[:-2], (*ARROW, 235), 3, dashed=True, dash=(7, 6))
    (x, y), (bx, by) = path[-1], path[-4]
    length = math.hypot(x - bx, y - by)
    dx, dy = (x - bx) / length, (y - by) / length
    head = [
        (x + dx * 6, y + dy * 6),
        (x - dx * 10 - dy * 8, y - dy * 10 + dx * 8),
        (x - dx * 10 + dy * 8, y - dy * 10 - dx * 8),
    ]
    canvas.polygon(head, ARROW)
    canvas.disc(*start, 7, (0xB0, 0x3A, 0x2A), ARROW, 3)
