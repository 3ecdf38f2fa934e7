"""The palace: domes, the six chambers with their persons, the balconies, the terrace.

`paint_palace`, `paint_chambers`, `paint_balconies` and `paint_terrace` are parts of the ground;
what the chambers give and the balconies change comes from `Printed`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, BrushFill, arch, block, dome, painted_on, smooth
from engine.ui.theme import Colour
from games.rajas.scene.palette import (
    DIE_BODIES,
    GOLD,
    MAROON,
    PALE_TEXT,
    PLAQUE,
    lit,
    shaded,
)
from games.rajas.scene.people import draw_bust
from games.rajas.scene.places import Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.signs import Signs, draw_die_sign, draw_sign

NAMES: Final = {
    "great_mogul": "Mogul",
    "dancer": "Dancer",
    "yogi": "Yogi",
    "raja_man_singh": "Man Singh",
    "master_builder": "Builder",
    "portuguese": "Portuguese",
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
    """Towers and domes behind the wall."""
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
    """The wall with its floors and pillars, and the steps in front of it."""
    palace = places.palace
    left = max(palace.x - 28, places.land.x)
    box = Box(left, palace.y + BATTLEMENTS - 14, palace.right + 28 - left, palace.h - 68)
    painted_on(canvas, box, lambda brush: _wall(brush, places))
    foot = Box(palace.x - 6, palace.bottom, palace.w + 12, 4)
    canvas.shadow(foot, 2, blur=10, drop=4, strength=150)


def paint_lamps(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Oil lamps along the steps."""
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
    """A shaft with a ledge, an onion dome and a golden finial."""
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
    """Some of the six lit rooms: who lives there, the die wanted, the name and what is given."""
    rooms = list(places.chambers.items())
    for number in numbers:
        who, box = rooms[number]
        cx = box.centre_x
        painted_on(canvas, Box(box.x - 4, box.y - 8, box.w + 8, 112),
                   partial(_room, box=box), factor=3)  # fmt: skip
        draw_bust(canvas, who, cx - 13, box.y + 97, 74)
        plaque = Box(box.x - 1, box.y + 95, box.w + 2, 49)
        canvas.rounded(plaque, 6, PLAQUE, (0xD9, 0xA0, 0x50), 1.5)
        over = canvas.text_width(NAMES[who], 18, "marcellus") - (plaque.w - 6)
        pixels = min(2, ceil(over * canvas.scale / len(NAMES[who])))
        tight = -max(0, pixels) / canvas.scale
        canvas.text(cx, box.y + 106, NAMES[who], 18, PALE_TEXT, "marcellus", "centre",
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
