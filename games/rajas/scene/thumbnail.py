"""The table in small, and the evening over the palace as a strip for pages.

`draw_evening(canvas, box)` fills the head of a page; text goes to its left, where it is dark.
`draw_meeting(canvas, places, u, share)` opens a lotus over a place of the ring; `share` runs from
0 to 1 while it does.
"""

from __future__ import annotations

import math
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arch, block, dome, drawn
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.rajas.grid import EAST, NORTH, SOUTH, WEST
from games.rajas.scene.art import palette
from games.rajas.scene.art.people import draw_boat, draw_marker
from games.rajas.scene.art.signs import draw_lotus
from games.rajas.scene.places import LENGTH, Places, Ring
from games.rajas.state import RajasTable, Seat

SKY: Final = ((0.0, (0x3B, 0x1C, 0x2E)), (0.45, (0x8A, 0x3E, 0x2C)), (1.0, (0xF0, 0xB4, 0x5C)))
SUN: Final = ((0xFF, 0xF3, 0xCE), (0xFF, 0xD9, 0x8A))
HILLS: Final[tuple[tuple[float, float, Colour, float], ...]] = (
    (0.87, 0.09, (0xA8, 0x5A, 0x34), 0.0), (0.95, 0.07, (0x7A, 0x3C, 0x26), 2.0),
)  # fmt: skip
WALL: Final[Colour] = (0x52, 0x1E, 0x1E)
ROOF: Final[Colour] = (0x6B, 0x2C, 0x22)
DARK: Final = ((0x1A, 0x0C, 0x12, 235), (0x1A, 0x0C, 0x12, 0))
TOWERS: Final = (
    (0.0, 0.36, 0.53, 0.34, 0.49), (-0.40, 0.29, 0.27, 0.19, 0.23), (0.40, 0.29, 0.27, 0.19, 0.23),
    (-0.70, 0.38, 0.15, 0.14, 0.10), (0.70, 0.38, 0.15, 0.14, 0.10),
)  # fmt: skip
"""In heights of the strip: from the middle, height and roof's width, roof's height, shaft."""

PALACE_AT: Final = 0.75


def draw_evening(
    canvas: Canvas, box: Box, palace_at: float = PALACE_AT, *, is_dark: bool = True
) -> None:
    drawn(canvas, ("evening", round(box.w), round(box.h), palace_at), box,
          lambda brush: _evening(brush, box, palace_at), factor=2)  # fmt: skip
    if is_dark:
        canvas.rounded(Box(box.x, box.y, box.w * 0.6, box.h - 3), 0, DARK, horizontal=True)


def _evening(brush: Brush, box: Box, palace_at: float) -> None:
    h, cx = box.h, box.x + box.w * palace_at
    brush.rounded(box, 0, SKY)
    for r, alpha in ((1.1, 26), (0.87, 40)):
        brush.disc(cx, box.y + h * 0.74, r * h, (255, 222, 150, alpha))
    brush.disc(cx, box.y + h * 0.74, h * 0.65, SUN)
    for share, high, colour, phase in HILLS:
        base = box.y + h * share
        steps = range(0, math.ceil(box.w) + 10, 10)
        ridge = [
            (box.x + x, base - high * h * (math.sin(x / 150 + phase)
             + 0.5 * math.sin(x / 61 + phase)))
            for x in steps
        ]  # fmt: skip
        brush.polygon([(box.x, box.bottom), *ridge, (box.right, box.bottom)], colour)
    for away, high, roof_w, roof_h, shaft in TOWERS:
        x, top = cx + away * h, box.bottom - high * h
        brush.polygon(block(x - shaft * h / 2, top, shaft * h, high * h), WALL)
        brush.polygon(dome(x, top, roof_w * h, roof_h * h), ROOF)
        tip = top - roof_h * h
        brush.line([(x, tip), (x, tip - h * 0.06)], palette.GOLD, 2)
    brush.polygon(block(cx - 0.84 * h, box.bottom - 0.17 * h, 1.68 * h, 0.17 * h), WALL)
    for gate in range(9):
        x = cx + (gate - 4) * 0.175 * h
        brush.polygon(arch(x, box.bottom, 0.093 * h, 0.14 * h), (0xFF, 0xC5, 0x66))
    brush.polygon(block(box.x, box.bottom - 3, box.w, 3), palette.GOLD)


def draw_meeting(canvas: Canvas, places: Places, u: float, share: float) -> None:
    """A lotus opens where the markers of a seat have met, at u of the ring."""
    x, y = places.ring.place(u)
    grown = 1 - (1 - min(1.0, max(0.0, share))) ** 3
    if grown <= 0:
        return
    canvas.glow(x, y, 90 * grown, 60 * grown, (255, 200, 110), 0.5)
    draw_lotus(canvas, x, y - 4, max(4.0, round(52 * grown)))


FRAME: Final = (272.0, 176.0)
LINE_AT: Final = 22.0
ROUND: Final = 26.0
LANE: Final = 12.0
MARKER: Final = 8.5
FAN: Final = 5.0
"""How far apart markers on the same space lie."""

CELL: Final = 16.0
BOAT: Final = 22.0
WATER: Final[tuple[Colour, Colour]] = ((0x2F, 0x8F, 0x98), (0x0E, 0x45, 0x52))
WOOD: Final[tuple[Colour, Colour]] = ((0x7A, 0x45, 0x26), (0x2E, 0x14, 0x0C))
TOWARD: Final[dict[int, Point]] = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


class SmallTable:
    def __init__(self, table: RajasTable) -> None:
        self.seats = tuple((seat.fame, seat.money, seat.boat) for seat in table.seats)
        self.mover = table.seat
        owner = next((seat for seat in table.seats if not seat.is_dummy), None)
        self.residence = table.board.grid.residence
        self.columns = table.board.grid.cols
        self.last_stone = table.board.last_space
        self.province = () if owner is None else _cells(table, owner)

    def __call__(self, canvas: Canvas, box: Box) -> None:
        share = min(box.w / FRAME[0], box.h / FRAME[1])
        size = (box.w / share, box.h / share)
        key = ("rajas-small", *map(round, size), self.seats, self.mover, self.province)
        canvas.cached(key, box, lambda inner: self._draw(inner, box, share))

    def _draw(self, canvas: Canvas, box: Box, share: float) -> None:
        inset = LINE_AT * share
        ring = Ring(box.inset(inset), ROUND * share)
        lane = LANE * share
        _draw_lanes(canvas, box, ring, lane)
        land = box.inset(inset + lane + 1)
        with canvas.clipped(land):
            draw_evening(canvas, Box(land.x, land.y, land.w, land.h * 0.8), 0.27, is_dark=False)
        self._draw_river(canvas, land, share)
        self._draw_province(canvas, land, share)
        self._draw_race(canvas, ring, lane, share)
        canvas.rounded(box, 10, None, (*WHITE, 40))

    def _draw_river(self, canvas: Canvas, land: Box, share: float) -> None:
        river = land.cut_bottom(land.h * 0.24)[0]
        canvas.rounded(river, 0, WATER)
        for seat, (_, _, stone) in enumerate(self.seats):
            together = sum(other[2] == stone for other in self.seats[:seat])
            x = (
                together * FAN * share
                + river.x
                + 12 * share
                + (river.w - 24 * share) * stone / self.last_stone
            )
            draw_boat(canvas, seat, x, river.y + 5 * share, BOAT * share)

    def _draw_province(self, canvas: Canvas, land: Box, share: float) -> None:
        if not self.columns:
            return
        cell = min(CELL * share, (land.h * 0.76 - 12 * share) / 4)
        width = cell * self.columns
        panel = Box(land.right - width - 14 * share, land.y + 4 * share, width + 8 * share,
                    cell * 4 + 8 * share)  # fmt: skip
        canvas.rounded(panel, 4 * share, palette.LACQUER, palette.LACQUER_EDGE, 1)
        laid = {number: (colour, roads) for number, colour, roads in self.province}
        for number in range(4 * self.columns):
            row, column = divmod(number, self.columns)
            place = Box(panel.x + 4 * share + column * cell, panel.y + 4 * share + row * cell,
                        cell, cell).inset(0.6 * share)  # fmt: skip
            if number == self.residence:
                canvas.rounded(place, 1.5 * share, ((0xD0, 0x50, 0x3A), (0x8E, 0x2A, 0x22)))
            elif number in laid:
                _draw_tile(canvas, place, *laid[number])
            else:
                canvas.rounded(
                    place, 1.5 * share, mix(palette.PARCHMENT[1], palette.LACQUER[1], 0.25)
                )

    def _draw_race(self, canvas: Canvas, ring: Ring, lane: float, share: float) -> None:
        fame, money, _ = self.seats[self.mover]
        colour = lighten(canvas.theme.seat_colour(self.mover), 0.35)
        if 2 * fame + money < LENGTH:
            path = ring.path(2 * fame, LENGTH - money)
            canvas.polyline(path, (*colour, 110), 6 * share)
            canvas.polyline(path, colour, 2.2 * share)
        for seat, (fame, money, _) in enumerate(self.seats):
            here = [other for other in self.seats[:seat] if other[0] == fame]
            x, y = ring.place(2 * fame, -lane / 2)
            draw_marker(canvas, seat, x + len(here) * FAN * share, y, "fame", MARKER * share)
            here = [other for other in self.seats[:seat] if other[1] == money]
            x, y = ring.place(LENGTH - money, lane / 2)
            draw_marker(canvas, seat, x + len(here) * FAN * share, y, "money", MARKER * share)


def _cells(table: RajasTable, seat: Seat) -> tuple[tuple[int, int, int], ...]:
    """Cell, colour and roads of every tile of a province."""
    tiles = table.board.tiles
    return tuple((laid.cell, tiles[laid.tile].colour, tiles[laid.tile].turned[laid.turn])
                 for laid in seat.tiles)  # fmt: skip


def _draw_lanes(canvas: Canvas, box: Box, ring: Ring, lane: float) -> None:
    def art(brush: Brush) -> None:
        brush.rounded(box, 10, WOOD)
        rim = ring.path(0, LENGTH)[:-1]
        brush.line(rim_at(ring, lane / 2), palette.MONEY_LANE_FILLS[1], lane, closed=True)
        brush.line(rim_at(ring, -lane / 2), palette.FAME_LANE_FILLS[1], lane, closed=True)
        brush.line(rim, palette.GOLD, max(1.0, lane / 9), closed=True)

    def rim_at(ring: Ring, outward: float) -> list[Point]:
        return ring.path(0, LENGTH, outward)[:-1]

    drawn(canvas, ("rajas-small-lanes", round(box.w), round(box.h)), box, art, factor=2)


def _draw_tile(canvas: Canvas, box: Box, colour: int, roads: int) -> None:
    canvas.rounded(box, 2, palette.TILE_FIELDS[colour])
    x, y = box.centre
    for side, (dx, dy) in TOWARD.items():
        if roads & side:
            end = (x + dx * box.w * 0.39, y + dy * box.h * 0.39)
            canvas.polyline([(x, y), end], palette.ROAD_LIGHT, box.w * 0.22)
