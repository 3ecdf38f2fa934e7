"""The land inside the ring: sky, hills, the palace with its persons, and the river.

`paint_sky`, `paint_hills`, `paint_earth` and `paint_water` are parts of the ground.

`paint_palace`, `paint_chambers`, `paint_balconies` and `paint_terrace` are parts of the ground;
what the chambers give and the balconies change comes from `Printed`.

`paint_bridge` and `paint_stones` are parts of the ground; `draw_river_tiles` lays the tiles of the
module, `draw_boats` the boats, `draw_bridge_workers` those who wait, `draw_stone_light` marks a
stone that can be reached.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from random import Random
from typing import Final

from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import (
    Brush,
    BrushFill,
    arc,
    arch,
    band,
    block,
    dome,
    draw_ring,
    drawn,
    painted_on,
    smooth,
    soft,
)
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE, Colour
from games.rajas.scene.art.palette import DIE_BODIES, GOLD, MAROON, PALE_TEXT, PLAQUE, lit, shaded
from games.rajas.scene.art.people import draw_boat, draw_bust, draw_pawn
from games.rajas.scene.art.ring import Printed
from games.rajas.scene.art.signs import Sign, Signs, draw_die_sign, draw_sign, lotus
from games.rajas.scene.places import LAST_STONE, STONE, Places

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


NAMES: Final = {
    "great_mogul": Message("rajas-mogul"),
    "dancer": Message("rajas-dancer"),
    "yogi": Message("rajas-yogi"),
    "raja_man_singh": Message("rajas-man-singh"),
    "master_builder": Message("rajas-builder"),
    "portuguese": Message("rajas-portuguese"),
}
WALL: Final = ((0.0, (0xD9, 0xA0, 0x66)), (0.42, (0xB9, 0x7A, 0x48)), (1.0, (0x7E, 0x46, 0x28)))
SHAFT: Final = ((0xB8, 0x78, 0x48), (0x8A, 0x4E, 0x2E), (0x6B, 0x38, 0x22))
DOMES: Final = ((0xA8, 0x52, 0x3A), (0x7A, 0x32, 0x26), (0x46, 0x18, 0x18))
LEDGE: Final[Colour] = (0xE0, 0xAE, 0x6C)
STONE_LIGHT: Final = ((0xF6, 0xD4, 0x9A), (0xB6, 0x7A, 0x40))
LAMPLIGHT: Final[Colour] = (0xFF, 0xD2, 0x7A)
SEAM: Final = (0x5A, 0x2A, 0x16, 40)
COLOUR_NAMES: Final = ("orange", "green", "blue", "purple")

# Heights below the palace's upper edge.
BATTLEMENTS, WALL_TOP, FLOOR_ONE, FLOOR_TWO, STEPS = 91.0, 99.0, 249.0, 339.0, 433.0


def paint_palace(canvas: Canvas, places: Places, printed: Printed) -> None:
    palace = places.palace
    x, y, w = palace.x, palace.y, palace.w

    def art(brush: Brush) -> None:
        for cx in (x + 16, x + w - 16):
            _tower(brush, cx, y + WALL_TOP + 8, Box(0, 0, 30, 28), (40, 38))
        foot = y + 127
        for cx in (x + 118, x + w - 118):
            _tower(brush, cx, foot, Box(0, 0, 62, 46), (70, 58))
        for cx in (x + 214, x + w - 214):
            _tower(brush, cx, foot, Box(0, 0, 50, 30), (56, 46))
        _tower(brush, x + w / 2, foot, Box(0, 0, 132, 46), (142, 88))
        for window in (-1, 0, 1):
            brush.polygon(arch(x + w / 2 + window * 38, foot - 2, 24, 32), LAMPLIGHT)
        for cx in (x + 118, x + w - 118, x + 214, x + w - 214):
            brush.polygon(arch(cx, foot - 2, 22, 24), (0xFF, 0xC5, 0x66))

    left = max(x - 28, places.land.x)
    painted_on(canvas, Box(left, y, x + w + 28 - left, WALL_TOP + 8), art)


def paint_wall(canvas: Canvas, places: Places, printed: Printed) -> None:
    palace = places.palace
    left = max(palace.x - 28, places.land.x)
    box = Box(left, palace.y + BATTLEMENTS - 14, palace.right + 28 - left, palace.h - 68)
    painted_on(canvas, box, lambda brush: _wall(brush, places))
    foot = Box(palace.x - 6, palace.bottom, palace.w + 12, 4)
    canvas.shadow(foot, 2, blur=10, drop=4, strength=150)


def paint_lamps(canvas: Canvas, places: Places, printed: Printed) -> None:
    palace = places.palace
    y = palace.y + STEPS + 6
    for lamp in range(15):
        x = palace.x + 6 + lamp * (palace.w - 14) / 14
        canvas.glow(x, y, 26, 20, (255, 170, 70), 0.5)

        def art(brush: Brush, x: float = x) -> None:
            bowl = [(x - 6, y + 3), (x + 6, y + 3), (x + 3.5, y + 8), (x - 3.5, y + 8)]
            brush.polygon(bowl, (0x7A, 0x2E, 0x1A))
            flame = [(x, y - 6), (x + 2.6, y), (x, y + 3.5), (x - 2.6, y)]
            brush.polygon(smooth(flame, 6, closed=True), (0xFF, 0xF0, 0xB8))

        painted_on(canvas, Box(x - 8, y - 8, 16, 18), art, factor=4)


def _tower(brush: Brush, cx: float, foot: float, shaft: Box, roof: tuple[float, float]) -> None:
    w, h = shaft.w, shaft.h
    top, (dome_w, dome_h) = foot - h, roof
    brush.polygon(block(cx - w / 2, top, w, h), SHAFT, sideways=True)
    brush.polygon(block(cx - w / 2 - 4, top - 3, w + 8, 8), LEDGE)
    outline = dome(cx, top - 2, dome_w, dome_h)
    brush.outlined(outline, DOMES, (0x2A, 0x0E, 0x10), 2, sideways=True)
    for share in (-0.5, -0.18, 0.18, 0.5):
        rib = [(cx + (x - cx) * share * 1.1, y) for x, y in outline[8:52]]
        brush.line(rib, (0xF2, 0xB8, 0x78, 46), 1.4)
    tip = top - dome_h
    brush.line([(cx, tip), (cx, tip - 20)], GOLD, 2.6)
    brush.disc(cx, tip - 7, 4.2, GOLD)
    brush.disc(cx, tip - 15, 2.6, GOLD)


def _wall(brush: Brush, places: Places) -> None:
    palace = places.palace
    x, y, w = palace.x, palace.y, palace.w
    brush.polygon(block(x, y + WALL_TOP, w, STEPS + 12 - WALL_TOP), WALL)
    for row in range(14):
        line = y + WALL_TOP + 4 + row * 26
        if line > y + STEPS:
            break
        brush.line([(x, line), (x + w, line)], SEAM, 1.4)
        for column in range(18):
            joint = x + column * 40 + (20 if row % 2 else 0)
            if joint < x + w:
                brush.line([(joint, line), (joint, line + 26)], SEAM, 1.2)
    brush.polygon(block(x - 6, y + BATTLEMENTS, w + 12, 12), STONE_LIGHT)
    for merlon in range(42):
        brush.polygon(arch(x + 8 + merlon * 16, y + BATTLEMENTS + 1, 10, 13), (0xD9, 0xA4, 0x68))
    for pillar in range(7):
        cx = x + 6 + pillar * 109.5
        shaft = ((0xF0, 0xCB, 0x92), (0xA8, 0x6E, 0x40))
        brush.polygon(block(cx - 5, y + 103, 10, 146), shaft, sideways=True)
        brush.polygon(block(cx - 8, y + 103, 16, 7), (0xF6, 0xDC, 0xA8))
    for floor in (FLOOR_ONE, FLOOR_TWO):
        sill = ((0xF2, 0xCE, 0x90), (0x9A, 0x62, 0x32))
        brush.polygon(block(x - 8, y + floor, w + 16, 9), sill)
        brush.polygon(block(x - 8, y + floor + 9, w + 16, 5), (0x3A, 0x18, 0x10, 140))
    for step in range(3):
        stair = block(x - 10 - step * 6, y + STEPS + step * 7, w + 20 + step * 12, 8)
        top = lit((0xD9, 0xA4, 0x68), 0.2 - step * 0.08)
        brush.polygon(stair, (top, shaded((0xB6, 0x7A, 0x40), 0.1 + step * 0.12)))


def paint_chambers(
    canvas: Canvas, places: Places, printed: Printed, numbers: Sequence[int]
) -> None:
    rooms = list(places.chambers.items())
    for number in numbers:
        who, box = rooms[number]
        cx = box.centre_x
        painted_on(canvas, Box(box.x - 4, box.y - 8, box.w + 8, 112),
                   partial(_room, box=box), factor=3)  # fmt: skip
        draw_bust(canvas, who, cx - 13, box.y + 97, 74)
        plaque = Box(box.x - 1, box.y + 95, box.w + 2, 49)
        canvas.rounded(plaque, 6, PLAQUE, (0xD9, 0xA0, 0x50), 1.5)
        name = canvas.said(NAMES[who])
        over = canvas.text_width(name, 18, "marcellus") - (plaque.w - 6)
        pixels = min(2, ceil(over * canvas.scale / len(name)))
        tight = -max(0, pixels) / canvas.scale
        canvas.text(cx, box.y + 106, name, 18, PALE_TEXT, "marcellus", "centre",
                    spacing=tight)  # fmt: skip
        signs = one_by_one(printed.chambers[number])
        pitch = 34 if len(signs) < 3 else 30
        for index, sign in enumerate(signs):
            x = cx + (index - (len(signs) - 1) / 2) * pitch
            draw_sign(canvas, sign, x, box.y + 130, 24, is_pale=True)
        draw_die_sign(canvas, box.x + 19, box.y + 19, 27, None, number + 1)


def one_by_one(signs: Signs) -> Signs:
    """Dice that come together as a sign each: there is room for all of them on a plaque."""
    return tuple(
        replace(sign, colours=(colour,)) if sign.kind == "dice" else sign
        for sign in signs
        for colour in (sign.colours or (0,))
    )


def _room(brush: Brush, box: Box) -> None:
    cx, base = box.centre_x, box.y + 96
    brush.polygon(arch(cx, base + 2, box.w + 2, 103, 0.5), (0xF0, 0xCB, 0x8C))
    brush.polygon(arch(cx, base + 2, box.w - 2, 100, 0.5), MAROON)
    glow = ((0.0, (0x7A, 0x2E, 0x24)), (0.45, (0xD9, 0x84, 0x3A)), (1.0, (0xFF, 0xD9, 0x8A)))
    brush.polygon(arch(cx, base, box.w - 6, 96, 0.5), glow)
    for ray in range(5):
        brush.line([(cx, base), (cx + (ray - 2) * 30, box.y + 10)], (0xFF, 0xE9, 0xB0, 24), 8)


def paint_balconies(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Each changes a die of its colour into dice of another."""
    for give, get, count in printed.balconies:
        box = places.balconies[COLOUR_NAMES[give]]
        painted_on(canvas, box.inset(-4), partial(_balcony, box=box), factor=3)
        x, y = box.x + 60, box.y + 43
        canvas.polygon([(x, y - 8), (x + 11, y), (x, y + 8)], PALE_TEXT)
        for index in range(count):
            draw_die_sign(canvas, box.x + 93 + index * 30, box.y + 48 - index * 11, 29, get)


def _balcony(brush: Brush, box: Box) -> None:
    x, y, w = box.x, box.y, box.w
    niche: BrushFill = ((0x5A, 0x22, 0x20), (0x8A, 0x40, 0x28))
    brush.polygon(block(x, y + 64, w, 20), ((0xE9, 0xC0, 0x84), (0x9C, 0x62, 0x32)))
    for baluster in range(12):
        brush.polygon(arch(x + 8 + baluster * 12.8, y + 83, 7, 15), (0x5A, 0x2A, 0x18))
    foot = [(x + 10, y + 84), (x + w - 10, y + 84), (x + w - 28, y + 94), (x + 28, y + 94)]
    brush.polygon(foot, (0x7E, 0x46, 0x28))
    brush.polygon(arch(box.centre_x, y + 66, w - 6, 62, 0.3), (0xF0, 0xCB, 0x8C))
    brush.polygon(arch(box.centre_x, y + 66, w - 12, 58, 0.3), niche)


def paint_terrace(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A carpet for the dice of every colour, and one where dice are rolled again."""
    for name, box in places.carpets.items():
        canvas.shadow(box, 8, blur=6, drop=3, strength=110)
        if name == "reroll":
            canvas.rounded(
                box, 8, ((0x6E, 0x4A, 0x2E), (0x4A, 0x2C, 0x1A)), (0xD9, 0xA4, 0x68), 1.6
            )
            canvas.icon("refresh", box.x + 66, box.y + 18, 22, PALE_TEXT)
            draw_die_sign(canvas, box.x + 66, box.y + 47, 22, None, 5)
            continue
        body = DIE_BODIES[COLOUR_NAMES.index(name)]
        canvas.rounded(box, 8, (shaded(body, 0.38), shaded(body, 0.58)), lit(body, 0.25), 1.6)
        canvas.rounded(box.inset(4), 6, None, (*lit(body, 0.5), 110), 1.2)


BOAT_ABOVE: Final = 27.0
BOAT_APART: Final = 20.0
BRIDGE_HALF: Final = 29.0
WAITING: Final = 32.0
DOCK: Final = ((0xE9, 0xC0, 0x84), (0x9C, 0x62, 0x32))
STONE_FACE: Final = ((0xF4, 0xEA, 0xD0), (0xD9, 0xC7, 0x9E))
SIGN: Final = 29.0


def paint_bridge(canvas: Canvas, places: Places, printed: Printed) -> None:
    x, y = places.stones[printed.bridge]
    top, bottom = y - 62, places.land.bottom

    def art(brush: Brush) -> None:
        way = ((0x8A, 0x5A, 0x38), (0xD6, 0xA4, 0x68), (0x7A, 0x4A, 0x2A))
        brush.polygon(
            block(x - BRIDGE_HALF, top, 2 * BRIDGE_HALF, bottom - top), way, sideways=True
        )
        rows = int((bottom - top) // 12)
        for row in range(rows + 1):
            line = [(x - BRIDGE_HALF, top + row * 12), (x + BRIDGE_HALF, top + row * 12)]
            brush.line(line, (0x4A, 0x2A, 0x16, 110), 1.4)
        for side in (-1, 1):
            edge = x + side * BRIDGE_HALF
            rail = ((0xF0, 0xCB, 0x8C), (0x8A, 0x56, 0x30))
            brush.polygon(block(edge - 4, top - 6, 8, bottom - top + 6), rail, sideways=True)
            for height in range(0, int(bottom - top), 32):
                brush.rounded(Box(edge - 7, top - 4 + height, 14, 10), 3, (0xF6, 0xD9, 0xA0))

    painted_on(canvas, Box(x - 44, top - 10, 88, bottom - top + 10), art, factor=3)


def paint_stones(canvas: Canvas, places: Places, printed: Printed) -> None:
    for start, end in zip(places.stones, places.stones[1:], strict=False):
        _draw_channel(canvas, start, end)
    x, y = places.stones[0]
    dock = Box.around(x - 6, y, 48, 44)
    canvas.rounded(dock, 14, DOCK, (0x4A, 0x24, 0x12), 2)
    canvas.icon("anchor", *dock.centre, 28, (0x4A, 0x24, 0x12))
    last = len(places.stones) - 1
    for number in range(1, last + 1):
        draw_stone(canvas, *places.stones[number], printed.river[number], is_last=number == last)


def _draw_channel(canvas: Canvas, start: Point, end: Point) -> None:
    for share in (0.42, 0.5, 0.58):
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        canvas.disc(x, y, 1.3, (0xD6, 0xFB, 0xF4, 120))


def draw_stone(
    canvas: Canvas, x: float, y: float, signs: Sequence[Sign], *, is_last: bool = False
) -> None:
    soft(canvas, ("stone-shade",), Box.around(x, y, 2 * STONE, 2 * STONE),
         lambda brush: brush.disc(x, y, STONE, WHITE), 6, (0x03, 0x18, 0x1E, 190),
         drop=3)  # fmt: skip

    def art(brush: Brush) -> None:
        if is_last:
            brush.disc(x, y, LAST_STONE, (0x5A, 0x32, 0x16))
            brush.disc(x, y, LAST_STONE - 1.6, GOLD)
        brush.disc(x, y, STONE, (0x4F, 0x6B, 0x62))
        brush.disc(x, y, STONE - 1.4, STONE_FACE)

    drawn(canvas, ("river-stone", is_last), Box.around(x, y, 54, 54), art)
    _draw_signs(canvas, x, y, signs)


def _draw_signs(canvas: Canvas, x: float, y: float, signs: Sequence[Sign]) -> None:
    size = SIGN if len(signs) < 2 else SIGN * 0.7
    for index, sign in enumerate(signs):
        off = (index - (len(signs) - 1) / 2) * 17
        draw_sign(canvas, sign, x + off, y, size)


def draw_river_tiles(
    canvas: Canvas, places: Places, tiles: Sequence[tuple[int, tuple[Sign, ...]]]
) -> None:
    """The tiles of the module, as (stone, what it brings): gold plates over the stones."""
    for number, signs in tiles:
        x, y = places.stones[number]
        plate = Box.around(x, y, 43, 43)
        if canvas.audit is not None:
            canvas.audit.cover(plate, wholly=False)
        canvas.shadow(plate, 8, blur=6, drop=3, strength=170)
        fill = ((0xFF, 0xF0, 0xC8), (0xE2, 0xB9, 0x68))
        canvas.rounded(plate, 8, fill, (0x6A, 0x3A, 0x12), 2)
        canvas.rounded(plate.inset(3.5), 6, None, (0x8A, 0x5A, 0x1E, 130), 1.2)
        _draw_signs(canvas, x, y, signs)


def boat_point(places: Places, number: float, boats: int = 1, turn: int = 0) -> Point:
    """Where a boat lies above its stone, or on its way; one of several lies beside the others."""
    last = len(places.stones) - 1
    before = min(int(number), last)
    (x, y), (x2, y2) = places.stones[before], places.stones[min(before + 1, last)]
    share = number - before
    off = (turn - (boats - 1) / 2) * BOAT_APART
    return (x + (x2 - x) * share + off + 2, y + (y2 - y) * share - BOAT_ABOVE)


def draw_boats(canvas: Canvas, places: Places, boats: Sequence[tuple[int, int]]) -> None:
    """Boats as (seat, stone), a little above their stones so that these stay readable."""
    for index, (seat, stone) in enumerate(boats):
        same = [number for number, (_, other) in enumerate(boats) if other == stone]
        x, y = boat_point(places, stone, len(same), same.index(index))
        draw_boat(canvas, seat, x, y)


def draw_bridge_workers(
    canvas: Canvas, places: Places, printed: Printed, seats: Sequence[int]
) -> None:
    """The workers that wait on the bridge for their boat."""
    x, y = places.stones[printed.bridge]
    for index, seat in enumerate(seats):
        off = (index - (len(seats) - 1) / 2) * 19
        draw_pawn(canvas, seat, x + off, y - 24, WAITING)


def draw_stone_light(
    canvas: Canvas, places: Places, number: int, colour: Colour = LEGAL, *, is_hover: bool = False
) -> None:
    """A stone that a boat could stop at."""
    x, y = places.stones[number]
    r = (LAST_STONE if number == len(places.stones) - 1 else STONE) + 3
    soft(canvas, ("stone-light", r), Box.around(x, y, 2 * r, 2 * r),
         lambda brush: brush.ring(x, y, r, WHITE, 8), 7,
         (*LEGAL_GLOW, 255 if is_hover else 150))  # fmt: skip
    draw_ring(canvas, x, y, r, WHITE if is_hover else colour, 3.4 if is_hover else 2.4)
