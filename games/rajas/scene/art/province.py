"""What belongs to one person: the province, yields, and Kali with the dice.

`draw_province(canvas, places, shown)` draws a `ProvinceModel` into a `ProvincePlaces` (the usual
one of the board, or the large one when a tile is laid): parchment and cells, tiles, residence,
what is to be had at the borders, lit cells. `draw_statue` draws Kali with dice, `draw_scrolls` the
fame of each building type. The panels themselves are `draw_panel`.

`paint_statue` paints her on her panel with empty hands (part of the ground), `draw_dice` puts dice
into the hands, `draw_karma_bowls` the karma. `kali_die` is a die as it lies anywhere on this
table: the cube of the house in its colour, with pips in the sign of the colour.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import (
    Brush,
    corners,
    draw_light_round,
    draw_ring,
    drawn,
    painted_on,
    rosette,
    sign_points,
    smooth,
)
from engine.ui.paint.dice import Die, Pose, draw_die
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE, Colour
from games.rajas.scene.art import palette
from games.rajas.scene.art.ring import Printed
from games.rajas.scene.art.signs import Sign, draw_lotus, draw_plate, draw_sign
from games.rajas.scene.art.tiles import TileFace, draw_residence, draw_tile
from games.rajas.scene.places import COLUMNS, OUTWARD, ROWS, Places, ProvincePlaces

RESIDENCE: Final = 2
FRONT: Final = -1
SCROLL_INK: Final = (0x6A, 0x42, 0x1A)


@dataclass(frozen=True, slots=True)
class BorderModel:
    """The bonus at a border of the province.

    `side` is a bit of N E S W; `building` the type whose yield tiles may lie there (FRONT: none);
    `is_plate` says that one does, and then `sign` is what it brings.
    """

    cell: int
    side: int
    signs: tuple[Sign, ...]
    building: int = FRONT
    is_plate: bool = False
    is_reached: bool = False


@dataclass(frozen=True, slots=True)
class ProvinceModel:
    """A province: its tiles as (cell, face, turn), its borders, and the cells that are lit."""

    tiles: tuple[tuple[int, TileFace, int], ...] = ()
    borders: tuple[BorderModel, ...] = ()
    lit: tuple[int, ...] = ()
    residence: int = RESIDENCE
    marked: tuple[tuple[int, int], ...] = field(default=())
    """Borders (cell, side) that what is shown over the province would reach."""


def draw_panel(canvas: Canvas, box: Box, radius: float = 14) -> None:
    canvas.shadow(box, radius, blur=20, drop=8, strength=190)
    canvas.rounded(box, radius, palette.LACQUER, palette.LACQUER_EDGE, 1.5)
    canvas.rounded(box.inset(5), radius - 4, None, palette.LACQUER_LINE, 1.4)


def draw_province(canvas: Canvas, places: ProvincePlaces, shown: ProvinceModel) -> None:
    residence = shown.residence
    canvas.cached(
        ("rajas-cells", residence),
        places.panel,
        lambda inner: _draw_ground(inner, places, residence),
        margin=48,
    )
    for border in shown.borders:
        _draw_border(canvas, places, border)
    side = places.side
    for cell in shown.lit:
        _draw_lit_cell(canvas, places.cell(cell))
    for cell, face, turn in shown.tiles:
        draw_tile(canvas, face, places.cell(cell).inset(side * 0.018), turn)
    for cell, bit in shown.marked:
        box = places.border(cell, bit)
        draw_ring(canvas, *box.centre, box.w * 0.85, (0x9B, 0xE0, 0xB0), 3)


def _draw_ground(canvas: Canvas, places: ProvincePlaces, residence: int) -> None:
    draw_panel(canvas, places.panel, 16)
    canvas.rounded(places.cells.inset(-6), 10, palette.PARCHMENT, (0x6A, 0x3E, 0x1C), 2)
    for cell in range(ROWS * COLUMNS):
        if cell != residence:
            _draw_empty_cell(canvas, places.cell(cell), cell)
    draw_residence(canvas, places.cell(residence))


def _draw_empty_cell(canvas: Canvas, cell: Box, number: int) -> None:
    s, gap = cell.w, cell.w * 0.045
    canvas.rounded(cell.inset(gap), s * 0.09, palette.PARCHMENT_CELL)

    def art(brush: Brush) -> None:
        seam = corners(cell.inset(gap * 2.2))
        brush.dashed(seam, (*palette.PARCHMENT_INK, 150), max(1.2, s * 0.014), (s * 0.06, s * 0.05))
        chance = Random(number)
        ink = (*palette.PARCHMENT_INK, 95)
        for _ in range(3):
            x = cell.x + chance.uniform(0.26, 0.74) * s
            y = cell.y + chance.uniform(0.34, 0.78) * s
            a = s * chance.uniform(0.08, 0.13)
            if chance.random() < 0.55:
                hill = smooth([(x - a, y), (x - a * 0.4, y - a * 0.6), (x, y - a * 0.75),
                               (x + a * 0.4, y - a * 0.6), (x + a, y)], 5)  # fmt: skip
                brush.line(hill, ink, s * 0.016)
            else:
                brush.line([(x, y), (x, y - a * 0.7)], ink, s * 0.016)
                brush.ring(x, y - a * 1.1, a * 0.48, ink, s * 0.016)

    drawn(canvas, ("cell", number), cell, art, factor=3)


def _draw_lit_cell(canvas: Canvas, cell: Box) -> None:
    s = cell.w
    inner = cell.inset(s * 0.045)
    canvas.shadow(cell, 8, blur=s * 0.16, drop=0, strength=235, colour=(0xFF, 0xD0, 0x60))
    fill = ((0xFB, 0xE2, 0xA4), (0xF0, 0xC4, 0x6C))
    canvas.rounded(inner, s * 0.09, fill, (0xFF, 0xF8, 0xE0), max(2, s * 0.03))
    canvas.icon("plus", *cell.centre, s * 0.26, (0x8A, 0x5A, 0x1E))


def _draw_border(canvas: Canvas, places: ProvincePlaces, border: BorderModel) -> None:
    """A piece of road out of the cell, and what is to be had there."""
    box = places.border(border.cell, border.side)
    dx, dy = OUTWARD[border.side]
    reach, width = places.side * 0.25, places.side * 0.2
    cx, cy = box.centre
    way = Box.around(cx - dx * reach / 2, cy - dy * reach / 2,
                     reach if dx else width, reach if dy else width)  # fmt: skip
    canvas.rounded(way, 0, (0xA8, 0x80, 0x3F))
    if border.is_plate:
        draw_plate(canvas, box, border.building, border.signs[0] if border.signs else None)
    else:
        _draw_printed_border(canvas, box, border)
    if border.is_reached:
        r = box.w * 0.24
        x, y = cx + box.w * 0.42, cy - box.w * 0.42
        canvas.disc(x, y, r, palette.DONE, (0x10, 0x35, 0x1F), max(1.5, r * 0.16))
        canvas.icon("check", x, y, r * 1.4, (0x06, 0x21, 0x0F))


def _draw_printed_border(canvas: Canvas, box: Box, border: BorderModel) -> None:
    s = box.w
    if border.building == FRONT:
        fill, edge = (0x5A, 0x3A, 0x1C), (0xD9, 0xA0, 0x50)
    else:
        light, dark = palette.YIELD_PLATES[border.building]
        fill, edge = palette.shaded(dark, 0.45), light
    canvas.rounded(box, s * 0.2, fill, edge, 1.6)
    count = len(border.signs)
    for index, sign in enumerate(border.signs):
        size = s * (0.82 if count == 1 else 0.58)
        x = box.centre_x + (index - (count - 1) / 2) * s * 0.46
        y = box.centre_y + (index - (count - 1) / 2) * s * 0.3
        draw_sign(canvas, sign, x, y, size, is_pale=True)


# -- scrolls


def draw_scrolls(canvas: Canvas, places: Places, levels: tuple[int, ...]) -> None:
    """Four lying scrolls, one per building type: 2 3 4, a seal on the fame it brings now."""
    for building, level in enumerate(levels):
        row = places.scroll_box(building).inset(10, 4)
        sheet = Box(row.x, row.y + 3, row.w, row.h - 6)

        def art(brush: Brush, row: Box = row, sheet: Box = sheet) -> None:
            brush.rounded(sheet, 2, ((0xFF, 0xF0, 0xCC), (0xDD, 0xBC, 0x80)))
            for x in (sheet.x - 5, sheet.right - 7):
                rod = Box(x, row.y, 12, row.h)
                brush.rounded(rod.inset(-1), 6, (0x4A, 0x2A, 0x12))
                brush.rounded(rod, 5, ((0xF6, 0xD7, 0x9A), (0x8E, 0x5E, 0x28)), sideways=True)

        drawn(canvas, ("lying-scroll",), row.inset(-8, -2), art, factor=3)
        palette.draw_building(canvas, building, sheet.x + 27, row.centre_y, row.h * 0.9)
        for index, value in enumerate((2, 3, 4)):
            x = sheet.x + 64 + index * (sheet.w - 92) / 2
            _draw_level(canvas, x, row.centre_y, value, is_now=value == level)


def _draw_level(canvas: Canvas, x: float, y: float, value: int, *, is_now: bool) -> None:
    if not is_now:
        canvas.text(x, y, str(value), 18, SCROLL_INK, "number-bold", "centre")
        return

    def art(brush: Brush) -> None:
        brush.disc(x, y + 1.5, 15, (0x4A, 0x0C, 0x18))
        brush.polygon(rosette(x, y, 15.5), palette.FAME_RED)

    drawn(canvas, ("level",), Box.around(x, y, 36, 36), art)
    canvas.text(x, y, str(value), 20, WHITE, "number-bold", "centre")


DIE: Final = 34.0
SKIN: Final[Colour] = (0x3F, 0x78, 0xA8)
EDGE: Final[Colour] = (0x12, 0x20, 0x2E)
RUBY: Final[Colour] = (0xE0, 0x36, 0x4A)
HAIR: Final[Colour] = (0x14, 0x0C, 0x14)
NO_LOTUS: Final[Colour] = (0x6A, 0x3A, 0x4A)
_SHAPES: Final = tuple(tuple(sign_points(shape, 0, 0, 1)) for shape in palette.DIE_SIGNS)


def kali_die(colour: int, value: int, yaw: float = 0) -> Die:
    """A die of a colour on the table; value 0 is a dummy's, which shows no face."""
    return Die(
        value, Pose(yaw), palette.DIE_BODIES[colour], palette.DIE_PIPS[colour], _SHAPES[colour]
    )


def draw_dice(
    canvas: Canvas,
    places: Places,
    count: int,
    dice: Sequence[tuple[int, int]],
    *,
    lit_dice: Collection[int] = (),
    chosen: Collection[int] = (),
) -> None:
    """Dice as (colour, value) in Kali's hands, those lit that would pay, and those chosen."""
    for index, ((colour, value), box) in enumerate(
        zip(dice, places.hand_boxes(count), strict=False)
    ):
        x, y = box.centre
        if index in chosen:
            canvas.shadow(box, 12, blur=10, drop=0, strength=240, colour=(0xFF, 0xD2, 0x7A))
            canvas.rounded(box.inset(-1), 12, (0x12, 0x09, 0x0A), WHITE, 3)
        elif index in lit_dice:
            draw_light_round(canvas, box.inset(-3), 13, (*LEGAL_GLOW, 255))
            canvas.rounded(box.inset(-3), 13, (0x12, 0x09, 0x0A), LEGAL, 3)
        draw_die(canvas, x, y - 1, DIE, kali_die(colour, value))


def draw_karma_bowls(canvas: Canvas, places: Places, karma: int) -> None:
    for index, (x, y) in enumerate(places.karma):
        canvas.disc(x, y, 14.5, (0x2A, 0x0E, 0x14), (0xD9, 0xA0, 0x50), 1.5)
        if index < karma:
            draw_lotus(canvas, x, y + 1, 20)
        else:
            draw_lotus(canvas, x, y + 1, 14, NO_LOTUS)


# -- the picture


def paint_statue(canvas: Canvas, places: Places, printed: Printed) -> None:
    box = places.statue
    draw_panel(canvas, box)
    cx, cy = box.centre_x, box.y + box.h * 0.5
    canvas.glow(cx, cy - 14, 150, 84, (255, 170, 80), 0.30)
    hands = places.hands[printed.hands]
    painted_on(canvas, box.inset(8, 6), lambda brush: _kali(brush, cx, cy, hands), factor=3)
    for hand in places.hand_boxes(printed.hands):
        canvas.rounded(hand, 12, (0x12, 0x09, 0x0A), (0xD9, 0xA0, 0x50), 1.8)
        canvas.rounded(hand.inset(3), 9, ((0x1E, 0x10, 0x12), (0x3A, 0x1E, 0x1A)))


def _kali(brush: Brush, cx: float, cy: float, hands: Sequence[Point]) -> None:
    def path(*points: Point) -> list[Point]:
        return [(cx + x, cy + y) for x, y in points]

    _halo(brush, cx, cy - 18)
    for hand in hands:
        _arm(brush, cx, cy, hand)
    body = smooth(path((-30, 92), (-26, 40), (-17, 18), (-27, -6), (-12, -14), (12, -14),
                       (27, -6), (17, 18), (26, 40), (30, 92)), 8, closed=True)  # fmt: skip
    brush.outlined(
        body, (palette.lit(SKIN, 0.25), SKIN, palette.shaded(SKIN, 0.35)), EDGE, 4, sideways=True
    )
    skirt = smooth(path((-22, 30), (22, 30), (62, 74), (56, 90), (-56, 90), (-62, 74)), 8,
                   closed=True)  # fmt: skip
    brush.outlined(skirt, ((0xD9, 0x48, 0x3E), (0x7E, 0x1C, 0x22)), EDGE, 4)
    for fold in range(-3, 4):
        brush.line(path((fold * 5, 36), (fold * 16, 86)), (0xFF, 0xC0, 0x7A, 70), 2)
    brush.line(path((-22, 32), (0, 37), (22, 32)), palette.GOLD, 5)
    brush.line(smooth(path((-18, -6), (-10, 10), (0, 15), (10, 10), (18, -6)), 6), palette.GOLD, 4)
    brush.disc(cx, cy + 16, 4.5, RUBY)
    garland = smooth(path((-16, 2), (-8, 24), (8, 24), (16, 2)), 6)
    brush.line(garland, (0xF2, 0xDD, 0xA6), 2.4)
    _head(brush, cx, cy)


def _halo(brush: Brush, cx: float, cy: float) -> None:
    for ray in range(36):
        t = ray * math.tau / 36
        tip = [(60, t - 0.06), (76, t), (60, t + 0.06)]
        points = [(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in tip]
        brush.polygon(points, (0xD9, 0xA0, 0x50))
    brush.disc(cx, cy, 63, (0xF2, 0xC6, 0x6E))
    brush.disc(cx, cy, 58, ((0x8E, 0x2A, 0x2A), (0x4A, 0x14, 0x20)))


def _arm(brush: Brush, cx: float, cy: float, hand: Point) -> None:
    x, y = hand
    side = -1 if x < cx else 1
    elbow = (cx + side * 40 + (x - cx) * 0.1, cy + 8 + (y - cy) * 0.55)
    arm = smooth([(cx + side * 16, cy - 2), elbow, (x, y + 8)], 12)
    brush.line(arm, EDGE, 15)
    brush.line(arm, SKIN, 11.5)
    brush.line([(a, b - 2.4) for a, b in arm], (0x8F, 0xC4, 0xE8, 120), 2.6)
    bracelet = arm[len(arm) * 2 // 3]
    brush.disc(*bracelet, 7.2, EDGE)
    brush.disc(*bracelet, 5.6, palette.GOLD)


def _head(brush: Brush, cx: float, cy: float) -> None:
    def path(*points: Point) -> list[Point]:
        return [(cx + x, cy + y) for x, y in points]

    hair = smooth(path((-27, 2), (-29, -40), (0, -62), (29, -40), (27, 2), (17, -22), (-17, -22)),
                  8, closed=True)  # fmt: skip
    brush.polygon(hair, HAIR)
    brush.ellipse((cx, cy - 34), (20.5, 24), EDGE)
    brush.ellipse(
        (cx, cy - 34),
        (19, 22.5),
        (palette.lit(SKIN, 0.22), palette.shaded(SKIN, 0.1)),
        sideways=True,
    )
    for side in (-1, 1):
        brush.ellipse((cx + side * 8, cy - 36), (4.6, 2.8), WHITE)
        brush.disc(cx + side * 8, cy - 36, 2.4, (0x1A, 0x0A, 0x10))
        brow = path((side * 3.5, -42), (side * 8, -43.5), (side * 13, -41))
        brush.line(brow, HAIR, 1.8)
        brush.disc(cx + side * 20, cy - 28, 4, palette.GOLD)
    brush.ellipse((cx, cy - 46), (2, 3.6), (0xFF, 0xE0, 0x8A))
    brush.line(path((0, -36), (1.5, -29), (-1, -28)), palette.shaded(SKIN, 0.4), 1.4)
    brush.line(path((-5, -21.5), (0, -20), (5, -21.5)), (0xC2, 0x2F, 0x3F), 3.4)
    crown = path((-23, -50), (-20, -70), (-11, -60), (0, -82), (11, -60), (20, -70), (23, -50),
                 (0, -55))  # fmt: skip
    brush.outlined(crown, ((0xFF, 0xE0, 0x8A), (0xC8, 0x86, 0x2A)), (0x5A, 0x32, 0x08), 3)
    brush.disc(cx, cy - 63, 4, RUBY)
    for side in (-1, 1):
        brush.disc(cx + side * 13, cy - 58, 2.6, (0x2F, 0xA3, 0x7E))
