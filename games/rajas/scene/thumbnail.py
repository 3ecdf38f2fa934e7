"""The table in small, for the card that goes on with a game: the race round the evening palace."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, drawn
from engine.ui.theme import WHITE, Colour, lighten, mix, seat_colour
from games.rajas.grid import EAST, NORTH, SOUTH, WEST
from games.rajas.scene.evening import draw_evening
from games.rajas.scene.palette import (
    FAME_LANE_FILLS,
    GOLD,
    LACQUER,
    LACQUER_EDGE,
    MONEY_LANE_FILLS,
    PARCHMENT,
    ROAD_LIGHT,
    TILE_FIELDS,
)
from games.rajas.scene.pawns import draw_boat, draw_marker
from games.rajas.scene.ring import LENGTH, Ring
from games.rajas.state import RajasTable, Seat

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
    """Draws the race of all seats, boats and the province of the person into any box."""

    def __init__(self, table: RajasTable) -> None:
        self.seats = tuple((seat.fame, seat.money, seat.boat) for seat in table.seats)
        self.mover = table.seat
        owner = next((seat for seat in table.seats if not seat.is_dummy), None)
        self.residence = table.board.grid.residence
        self.columns = table.board.grid.cols
        self.last_stone = table.board.last_space
        self.province = () if owner is None else _cells(table, owner)

    def __call__(self, canvas: Canvas, box: Box) -> None:
        """The wood fills the box; the ring keeps its shape in the middle of it."""
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
        canvas.rounded(panel, 4 * share, LACQUER, LACQUER_EDGE, 1)
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
                canvas.rounded(place, 1.5 * share, mix(PARCHMENT[1], LACQUER[1], 0.25))

    def _draw_race(self, canvas: Canvas, ring: Ring, lane: float, share: float) -> None:
        fame, money, _ = self.seats[self.mover]
        colour = lighten(seat_colour(self.mover), 0.35)
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
    """The wooden frame and both lanes in their colours."""

    def art(brush: Brush) -> None:
        brush.rounded(box, 10, WOOD)
        rim = ring.path(0, LENGTH)[:-1]
        brush.line(rim_at(ring, lane / 2), MONEY_LANE_FILLS[1], lane, closed=True)
        brush.line(rim_at(ring, -lane / 2), FAME_LANE_FILLS[1], lane, closed=True)
        brush.line(rim, GOLD, max(1.0, lane / 9), closed=True)

    def rim_at(ring: Ring, outward: float) -> list[Point]:
        return ring.path(0, LENGTH, outward)[:-1]

    drawn(canvas, ("rajas-small-lanes", round(box.w), round(box.h)), box, art, factor=2)


def _draw_tile(canvas: Canvas, box: Box, colour: int, roads: int) -> None:
    canvas.rounded(box, 2, TILE_FIELDS[colour])
    x, y = box.centre
    for side, (dx, dy) in TOWARD.items():
        if roads & side:
            end = (x + dx * box.w * 0.39, y + dy * box.h * 0.39)
            canvas.polyline([(x, y), end], ROAD_LIGHT, box.w * 0.22)
