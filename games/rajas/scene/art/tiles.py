"""Province tiles: field, road, buildings and goods, with the price where they are for sale.

`draw_tile(canvas, face, box, turn)` draws any tile, turned by quarters clockwise; what stands on
it stays upright. `draw_price` puts its price on a corner, `draw_stack` a little of the stack under
it, `draw_ghost_tile` a tile that hangs over a cell, `draw_residence` the tile a province begins
with. A tile of the data (`games.rajas.board.Tile`) is a face as it is.
"""

from __future__ import annotations

import math
from itertools import cycle, islice
from typing import Final, Protocol

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arc, arch, band, block, dome, drawn, sign_points
from engine.ui.theme import WHITE, Colour
from games.rajas.scene.art import palette
from games.rajas.scene.art.signs import IVORY, draw_colour_mark
from games.rajas.scene.places import OUTWARD

ROAD: Final = 0.205
"""The width of a road, as a share of the tile."""

PASSES: Final = (0.075, 0.0, -0.055)
RESIDENCE_EXITS: Final = 2 | 4 | 8


class TileFace(Protocol):
    """What is drawn of a tile: plain values, as the data has them.

    `roads` are bits of N E S W on the unturned tile; `markets` pairs of a good and a value.
    """

    @property
    def colour(self) -> int: ...
    @property
    def price(self) -> int: ...
    @property
    def roads(self) -> int: ...
    @property
    def buildings(self) -> tuple[int, ...]: ...
    @property
    def markets(self) -> tuple[tuple[int, int], ...]: ...


# Where things stand on a tile, in tiles from its middle: by the road's form as it lies for turn 0
# (straight N S, bend N E, tee N E S, cross) and by how many things there are.
STRAIGHT, BEND, TEE, CROSS = 5, 3, 7, 15
SPOTS: Final[dict[int, dict[int, tuple[Point, ...]]]] = {
    STRAIGHT: {
        1: ((-0.29, 0),),
        2: ((-0.30, -0.02), (0.30, -0.02)),
        3: ((-0.30, -0.26), (0.30, 0), (-0.30, 0.26)),
    },
    BEND: {
        1: ((-0.20, 0.20),),
        2: ((-0.26, -0.20), (0.16, 0.27)),
        3: ((-0.26, -0.26), (-0.22, 0.22), (0.27, 0.30)),
    },
    TEE: {
        1: ((-0.27, 0),),
        2: ((-0.29, -0.24), (-0.29, 0.24)),
        3: ((-0.29, -0.25), (-0.29, 0.25), (0.31, -0.31)),
    },
    CROSS: {
        1: ((-0.29, -0.25),),
        2: ((-0.29, -0.25), (0.29, 0.25)),
        3: ((-0.29, -0.25), (-0.29, 0.25), (0.29, 0.25)),
    },
}
CORNERS: Final[tuple[Point, ...]] = ((-0.29, -0.25), (0.29, 0.25), (-0.29, 0.25), (0.29, -0.25))


def turned(roads: int, turn: int) -> int:
    """Roads after so many quarter turns clockwise."""
    turn %= 4
    return (roads << turn | roads >> (4 - turn)) & 15


def spots_of(face: TileFace, turn: int) -> list[Point]:
    """Where the buildings and markets of a turned tile stand, in tiles from its middle."""
    count = len(face.buildings) + len(face.markets)
    if not count:
        return []
    form, quarter = next(
        (form, quarter)
        for form in SPOTS
        for quarter in range(4)
        if turned(form, quarter) == turned(face.roads, turn)
    )
    spots = []
    for x, y in SPOTS[form].get(count) or islice(cycle(CORNERS), count):
        for _ in range(quarter):
            x, y = -y, x
        spots.append((max(-0.30, min(0.30, x)), max(-0.27, min(0.29, y))))
    return spots


def draw_tile(
    canvas: Canvas, face: TileFace, box: Box, turn: int = 0, *, is_lifted: bool = False
) -> None:
    s = box.w
    deep = 2.4 if is_lifted else 1.0
    strength = 190 if is_lifted else 150
    canvas.shadow(box, s * 0.09, blur=s * 0.08 * deep, drop=s * 0.035 * deep, strength=strength)
    roads = turned(face.roads, turn)

    def paint(inner: Canvas) -> None:
        draw_field(inner, box, face.colour, roads)
        _draw_things(inner, face, box, turn)

    key = ("rajas-tile", face.colour, roads, face.buildings, face.markets)
    canvas.cached(key, box, paint)


def draw_field(canvas: Canvas, box: Box, colour: int, roads: int) -> None:
    s, dark = box.w, palette.TILE_FIELDS[colour][1]

    def art(brush: Brush) -> None:
        light, deep = palette.TILE_FIELDS[colour]
        brush.rounded(box, 0, (palette.lit(light, 0.12), light, deep))
        _TEXTURES[colour](brush, box, light)
        road(brush, box, roads, palette.shaded(deep, 0.45))

    drawn(canvas, ("field", colour, roads), box, art, factor=3,
          clip=lambda brush: brush.rounded(box, s * 0.09, WHITE))  # fmt: skip
    canvas.rounded(box, s * 0.09, None, palette.shaded(dark, 0.62), max(1.2, s * 0.022))
    canvas.rounded(box.inset(s * 0.03), s * 0.07, None, (255, 250, 235, 70))


def road(brush: Brush, box: Box, roads: int, edge: Colour) -> None:
    """The road of a tile: dark edge, sand, light middle; bends are arcs round the corner."""
    (mx, my), s = box.centre, box.w
    ways = [OUTWARD[side] for side in OUTWARD if roads & side]
    is_bend = len(ways) == 2 and ways[0][0] + ways[1][0] != 0
    for wider, colour in zip(PASSES, (edge, palette.ROAD_SAND, palette.ROAD_LIGHT), strict=True):
        width = s * (ROAD + wider)
        if is_bend:
            dx, dy = ways[0][0] + ways[1][0], ways[0][1] + ways[1][1]
            corner = (mx + dx * s / 2, my + dy * s / 2)
            angle = math.degrees(math.atan2(-dy, -dx))
            way = arc(corner, (s / 2, s / 2), angle - 47, angle + 47)
            brush.polygon(band(way, width), colour)
            continue
        for dx, dy in ways:
            start = (mx - dx * width / 2, my - dy * width / 2)
            brush.polygon(band([start, (mx + dx * s * 0.52, my + dy * s * 0.52)], width), colour)
    if len(ways) == 3:
        brush.disc(mx, my, s * 0.045, (0xC9, 0xA4, 0x68))


def _draw_things(canvas: Canvas, face: TileFace, box: Box, turn: int) -> None:
    """Buildings, then markets, each at most a third of the tile: the road stays in sight."""
    spots = spots_of(face, turn)
    is_full = len(spots) > 2
    (mx, my), s = box.centre, box.w
    for building, (x, y) in zip(face.buildings, spots, strict=False):
        size = s * (0.30 if is_full else 0.33)
        palette.draw_building(canvas, building, mx + x * s, my + max(-0.25, y) * s, size)
    for (good, value), (x, y) in zip(face.markets, spots[len(face.buildings) :], strict=True):
        palette.draw_good(
            canvas, good, mx + x * s, my + y * s, s * (0.30 if is_full else 0.35), value
        )


def draw_price(canvas: Canvas, face: TileFace, box: Box, size: float = 23) -> None:
    """The price with the colour's sign: upper right, on tees lower right, clear of its things."""
    h = max(size, box.w * 0.33)
    words, type_size = str(face.price), max(18, h * 0.6)
    w = h * 0.84 + max(canvas.text_width(words, type_size, "number-bold"), h * 0.4) + 4
    is_tee = face.roads in {turned(TEE, turn) for turn in range(4)}
    y = box.bottom + 3 - h if is_tee else box.y - 3
    tag = Box(box.right + 3 - w, y, w, h)
    canvas.shadow(tag, h * 0.28, blur=5, drop=2, strength=160)
    canvas.rounded(tag, h * 0.28, IVORY, (0x4A, 0x2A, 0x16))
    body = palette.DIE_BODIES[face.colour]
    canvas.rounded(
        Box(tag.x + 1.5, tag.y + 1.5, h * 0.74, h - 3), h * 0.24, (palette.lit(body, 0.15), body)
    )
    draw_colour_mark(canvas, tag.x + h * 0.38, tag.centre_y, h * 0.2, face.colour)
    x = (tag.x + h * 0.76 + tag.right - 2) / 2
    canvas.text(x, tag.centre_y, words, type_size, palette.INK, "number-bold", "centre")


def draw_stack(canvas: Canvas, box: Box, colour: int, left: int) -> None:
    """What lies under the face-up tile of a stack: an edge for two tiles, at most three."""
    radius = box.w * 0.09
    for step in range(min(3, (left + 1) // 2), 0, -1):
        off = step * 2.0
        edge = palette.shaded(palette.TILE_FIELDS[colour][1], 0.42 + step * 0.06)
        canvas.rounded(box.moved(off, off), radius, edge)


def draw_empty_stack(canvas: Canvas, box: Box, colour: int) -> None:
    canvas.rounded(
        box,
        box.w * 0.09,
        (0x4A, 0x38, 0x2C, 150),
        palette.shaded(palette.TILE_FIELDS[colour][0], 0.35),
    )
    draw_colour_mark(canvas, *box.centre, box.w * 0.14, colour)


def draw_ghost_tile(canvas: Canvas, face: TileFace, cell: Box, turn: int = 0) -> None:
    gap = cell.w * 0.025
    tile = cell.inset(gap).moved(0, -cell.w * 0.057)
    canvas.shadow(cell, 10, blur=cell.w * 0.21, drop=0, strength=255, colour=(0xFF, 0xC6, 0x5A))
    draw_tile(canvas, face, tile, turn, is_lifted=True)
    canvas.rounded(tile.inset(-4), 14, None, WHITE, 3.5)


def draw_pale_tile(canvas: Canvas, face: TileFace, cell: Box, turn: int) -> None:
    """How a tile would lie in a lit cell."""
    tile = cell.inset(cell.w * 0.09)
    draw_tile(canvas, face, tile, turn)
    canvas.rounded(tile, cell.w * 0.07, (0xF6, 0xD8, 0x90, 100), (0xFF, 0xF8, 0xE0), 2)


def draw_residence(canvas: Canvas, cell: Box, exits: int = RESIDENCE_EXITS) -> None:
    s = cell.w
    box = cell.inset(s * 0.02)

    def art(brush: Brush) -> None:
        brush.rounded(box, 0, ((0xF3, 0xE2, 0xB8), (0xD9, 0xB8, 0x78)))
        road(brush, cell, exits, (0x6A, 0x44, 0x20))
        _house(brush, cell)

    drawn(canvas, ("residence", exits), box, art, factor=3,
          clip=lambda brush: brush.rounded(box, s * 0.09, WHITE))  # fmt: skip
    canvas.rounded(box, s * 0.09, None, (0x8E, 0x2E, 0x26), max(2, s * 0.035))


def _house(brush: Brush, cell: Box) -> None:
    s, cx, base = cell.w, cell.centre_x, cell.y + cell.h * 0.74
    roof = ((0xC8, 0x50, 0x3E), (0x7E, 0x26, 0x22))
    parts = (
        (block(cx - s * 0.3, base - s * 0.26, s * 0.6, s * 0.26),
         ((0xE9, 0xB0, 0x6A), (0xB0, 0x6A, 0x3A))),
        (dome(cx, base - s * 0.25, s * 0.38, s * 0.36), roof),
        (dome(cx - s * 0.24, base - s * 0.25, s * 0.17, s * 0.18), roof),
        (dome(cx + s * 0.24, base - s * 0.25, s * 0.17, s * 0.18), roof),
    )  # fmt: skip
    for points, _ in parts:
        brush.line(points, (0x3A, 0x14, 0x14), s * 0.035, closed=True)
    for points, fill in parts:
        brush.polygon(points, fill, sideways=True)
    brush.line([(cx, base - s * 0.58), (cx, base - s * 0.68)], palette.GOLD, s * 0.025)
    for x in (-0.2, 0, 0.2):
        brush.polygon(arch(cx + x * s, base, s * 0.12, s * 0.18), (0xFF, 0xD9, 0x8A))


# -- the fields: furrows, leaves, waves, stars


def _furrows(brush: Brush, box: Box, colour: Colour) -> None:
    s = box.w
    for row in range(-6, 14):
        x = box.x + row * s * 0.11
        furrow = [(x, box.y - s * 0.02), (x + s * 0.3, box.y + s * 1.02)]
        brush.line(furrow, (*palette.shaded(colour, 0.35), 110), s * 0.02)


def _leaves(brush: Brush, box: Box, colour: Colour) -> None:
    s = box.w
    for row in range(7):
        for column in range(7):
            x = box.x + (column + 0.5 * (row % 2)) * s / 6.2
            y = box.y + (row + 0.3) * s / 6.6
            leaf = [(x - s * 0.03, y + s * 0.02), (x, y - s * 0.03), (x + s * 0.03, y + s * 0.02)]
            brush.line(leaf, (*palette.shaded(colour, 0.45), 150), s * 0.02)


def _waves(brush: Brush, box: Box, colour: Colour) -> None:
    s = box.w
    for row in range(8):
        y = box.y + (row + 0.4) * s / 8
        wave = [
            (box.x + step * s / 16, y + math.sin(step * 1.15 + row) * s * 0.02)
            for step in range(-1, 18)
        ]
        brush.line(wave, (*palette.shaded(colour, 0.4), 140), s * 0.02)


def _stars(brush: Brush, box: Box, colour: Colour) -> None:
    s = box.w
    for row in range(6):
        for column in range(6):
            x = box.x + (column + 0.25 + 0.5 * (row % 2)) * s / 5.6
            y = box.y + (row + 0.45) * s / 5.8
            brush.polygon(sign_points("star", x, y, s * 0.03), (*palette.lit(colour, 0.45), 120))


_TEXTURES: Final = (_furrows, _leaves, _waves, _stars)
