"""The river: thirty stones, the tiles of the Ganga module on them, the bridge, the boats.

`paint_bridge` and `paint_stones` are parts of the ground; `draw_river_tiles` lays the tiles of the
module, `draw_boats` the boats, `draw_bridge_workers` those who wait, `draw_stone_light` marks a
stone that can be reached.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, block, draw_ring, drawn, painted_on, soft
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE, Colour
from games.rajas.scene.palette import GOLD
from games.rajas.scene.pawns import draw_boat, draw_pawn
from games.rajas.scene.places import LAST_STONE, STONE, Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.signs import Sign, draw_sign

BOAT_ABOVE: Final = 27.0
BOAT_APART: Final = 20.0
BRIDGE_HALF: Final = 29.0
WAITING: Final = 32.0
DOCK: Final = ((0xE9, 0xC0, 0x84), (0x9C, 0x62, 0x32))
STONE_FACE: Final = ((0xF4, 0xEA, 0xD0), (0xD9, 0xC7, 0x9E))
SIGN: Final = 29.0


def paint_bridge(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A bridge of stone across the river, under the stones."""
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
    """The dock at the start, then stone after stone with what it brings."""
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
    """A stone of the river with what it brings."""
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
