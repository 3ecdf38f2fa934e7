"""The land inside the ring: evening sky, sun, hills, gardens, the river with its banks.

`paint_sky`, `paint_hills`, `paint_earth` and `paint_water` are parts of the ground.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arc, band, block, dome, painted_on, smooth
from engine.ui.theme import WHITE, Colour
from games.rajas.scene.places import Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.signs import lotus

SKY: Final = (
    (0.0, (0x3B, 0x1C, 0x2E)), (0.25, (0x6E, 0x2F, 0x2E)), (0.55, (0xB3, 0x60, 0x2F)),
    (0.8, (0xE9, 0xA0, 0x4A)), (1.0, (0xF7, 0xCF, 0x84)),
)  # fmt: skip
SUN: Final = ((0.0, (0xFF, 0xE9, 0xB8)), (0.45, (0xFF, 0xD2, 0x7E)), (1.0, (0xF0, 0x9A, 0x48)))
EARTH: Final = (
    (0.0, (0xA8, 0x68, 0x3C)), (0.35, (0x96, 0x68, 0x3A)), (0.62, (0x7A, 0x70, 0x38)),
    (0.8, (0x56, 0x62, 0x2E)), (1.0, (0x3A, 0x4A, 0x26)),
)  # fmt: skip
WATER: Final = (
    (0.0, (0x5C, 0xBD, 0xBD)), (0.18, (0x2F, 0x8F, 0x98)), (0.6, (0x1A, 0x66, 0x73)),
    (1.0, (0x0E, 0x45, 0x52)),
)  # fmt: skip
HILLS: Final = (
    (0.62, 26, (0xB5, 0x6A, 0x3E), 0.0), (0.69, 20, (0x94, 0x50, 0x2F), 2.1),
    (0.76, 14, (0x70, 0x3A, 0x26), 4.0),
)  # fmt: skip
FAR_CITY: Final[Colour] = (0x7E, 0x44, 0x29)
PALM: Final[Colour] = (0x2E, 0x4A, 0x2A)
CORNER: Final = 14.0


def horizon(places: Places) -> float:
    """Where the sky ends behind the palace: a little above its terrace."""
    return places.palace.bottom - 100


def paint_sky(canvas: Canvas, places: Places, printed: Printed) -> None:
    """The sky with the sun behind the palace."""
    land = places.land
    box = Box(land.x, land.y, land.w, horizon(places) - land.y)
    x, y = sun_point(places)

    def art(brush: Brush) -> None:
        brush.rounded(box, 0, SKY)
        for r, alpha in ((260, 26), (212, 34), (172, 46)):
            brush.disc(x, y, r, (255, 222, 150, alpha))
        brush.disc(x, y, 136, SUN)
        for dx, dy, w in CLOUDS:
            for left in range(0, math.ceil(land.w), 900):
                cloud = Box(land.x + left + dx, land.y + dy, w, 7)
                brush.rounded(cloud, 3.5, (255, 214, 150, 90))
                lower = Box(cloud.x + w * 0.22, cloud.y + 13, w * 0.62, 5)
                brush.rounded(lower, 2.5, (255, 214, 150, 66))

    def corner(brush: Brush) -> None:
        brush.rounded(Box(box.x, box.y, box.w, box.h + CORNER), CORNER, WHITE)

    painted_on(canvas, box, art, clip=corner)
    canvas.glow(x, y - 28, 330, 150, (255, 170, 80), 0.10)


CLOUDS: Final = (
    (27, 63, 120), (87, 99, 90), (557, 43, 150), (617, 83, 90), (757, 137, 110), (797, 33, 70),
    (7, 155, 80),
)  # fmt: skip


def sun_point(places: Places) -> Point:
    """The middle of the sun: behind the great dome."""
    return (places.palace.centre_x, places.palace.y + 105)


def paint_hills(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Three ridges, and a city far away."""
    land, end = places.land, horizon(places) + 60
    top = end - 190
    box = Box(land.x, top, land.w, end - top)

    def art(brush: Brush) -> None:
        for share, high, colour, phase in HILLS:
            base = top + (end - top) * share
            ridge = [
                (x, base - high * math.sin(x / 130 + phase)
                 - high * 0.5 * math.sin(x / 51 + phase * 2))
                for x in _steps(land.x, land.right, 8)
            ]  # fmt: skip
            brush.polygon([(land.x, end), *ridge, (land.right, end)], colour)
        _city(brush, places, top + (end - top) * 0.66)

    painted_on(canvas, box, art)


def _city(brush: Brush, places: Places, base: float) -> None:
    """Temples on the hills, on both sides of the market."""
    chance = Random(3)
    x = places.land.x + 24
    while x < places.land.right - 20:
        w, h = chance.uniform(34, 52), chance.uniform(34, 58)
        foot = base - h * 0.3
        brush.polygon(block(x - w / 2, foot, w, base + 40 - foot), FAR_CITY)
        brush.polygon(dome(x, foot, w * 0.9, h), FAR_CITY)
        brush.line([(x, foot - h), (x, foot - h - 10)], FAR_CITY, 2)
        x += chance.uniform(44, 96)


def paint_earth(canvas: Canvas, places: Places, printed: Printed) -> None:
    """The ground from the foot of the palace to the water."""
    land, top = places.land, horizon(places)
    low = max(y for _, y in places.bank)
    box = Box(land.x, top, land.w, low + 24 - top)

    def art(brush: Brush) -> None:
        edge = [(x, top + 30 - 6 * math.sin(x / 90)) for x in _steps(land.x, land.right, 8)]
        brush.polygon([*edge, (land.right, box.bottom), (land.x, box.bottom)], EARTH)
        chance = Random(11)
        for _ in range(round(420 * land.w / 1418)):
            x, y = chance.uniform(land.x, land.right), chance.uniform(top + 50, box.bottom)
            radii = (chance.uniform(3, 13), chance.uniform(1, 2.6))
            colour = chance.choice(((0xD7, 0x9A, 0x5E), (0x5A, 0x2E, 0x1C)))
            brush.ellipse((x, y), radii, (*colour, chance.randint(16, 44)))

    painted_on(canvas, box, art)


def paint_water(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Banks, water with its light, palms and lotuses."""
    land, bank = places.land, places.bank
    top = min(y for _, y in bank) - 60
    box = Box(land.x, top, land.w, land.bottom - top)
    taken = (places.pier, places.pit, places.statue, places.scrolls)

    def art(brush: Brush) -> None:
        for off, colour in (
            (-10, (0x4A, 0x2A, 0x1A)), (-5, (0xD2, 0xA0, 0x66)), (0, (0x8A, 0x5A, 0x34)),
        ):  # fmt: skip
            brush.polygon(_below(bank, off, land), colour)
        brush.polygon(_below(bank, 3, land), WATER)
        chance = Random(11)
        for _ in range(round(260 * land.w / 1418)):
            x, w = chance.uniform(land.x, land.right), chance.uniform(10, 46)
            y = chance.uniform(_height(bank, x) + 10, land.bottom)
            wave = [(x + t * w / 4, y + math.sin(t * 1.5 + x) * 1.4) for t in range(5)]
            colour = chance.choice(((0x9B, 0xE0, 0xDA), (0xFF, 0xE0, 0xA0), (0x0C, 0x43, 0x50)))
            paint = (*colour, chance.randint(26, 80))
            brush.line(wave, paint, chance.uniform(1, 2.2))
        for x in _steps(land.x + 30, land.right - 12, 97):
            high, shift = chance.uniform(28, 40), chance.uniform(-20, 20)
            foot = (x + shift, _height(bank, x + shift) - 4)
            palm = Box(foot[0] - high * 0.3, foot[1] - high, high, high)
            if not any(palm.intersects(thing) for thing in taken):
                _palm(brush, *foot, high)
        for x in _steps(land.x + 22, land.right - 40, 330):
            _water_lily(brush, x, _height(bank, x) + 13, 13)

    def corner(brush: Brush) -> None:
        brush.rounded(Box(box.x, box.y - CORNER, box.w, box.h + CORNER), CORNER, WHITE)

    painted_on(canvas, box, art, clip=corner)


def _steps(first: float, last: float, step: float) -> list[float]:
    """From the first to the last in even steps, both of them included."""
    count = max(1, math.ceil((last - first) / step))
    return [first + (last - first) * index / count for index in range(count + 1)]


def _below(bank: Sequence[Point], off: float, land: Box) -> list[Point]:
    return [*((x, y + off) for x, y in bank), (bank[-1][0], land.bottom + 9),
            (bank[0][0], land.bottom + 9)]  # fmt: skip


def _height(bank: Sequence[Point], x: float) -> float:
    """How high the bank is at x."""
    return min(bank, key=lambda point: abs(point[0] - x))[1]


def _palm(brush: Brush, x: float, y: float, size: float) -> None:
    crown = (x + size * 0.16, y - size * 0.8)
    trunk = smooth([(x, y), (x + size * 0.06, y - size * 0.4), crown], 8)
    brush.polygon(band(trunk, size * 0.06), PALM)
    for degrees in (-170, -140, -105, -70, -35, -5, 20):
        ex, ey = arc(crown, (size * 0.42, size * 0.28), degrees, degrees, 1)[0]
        ey += size * 0.1
        middle = (crown[0] + ex) / 2
        drop = ey - y + size * 0.8
        leaf = [crown, (middle, y - size * 0.86 + drop * 0.3 - size * 0.04), (ex, ey),
                (middle, y - size * 0.8 + drop * 0.42)]  # fmt: skip
        brush.polygon(smooth(leaf, 5, closed=True), PALM)


def _water_lily(brush: Brush, x: float, y: float, size: float) -> None:
    brush.ellipse((x, y + size * 0.45), (size * 1.2, size * 0.28), (0x2F, 0x7A, 0x4E))
    lotus(brush, x, y, size, (0xF3, 0xA9, 0xBF))
