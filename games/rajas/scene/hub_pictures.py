"""Pictures for the hub: those of the rules, and what is in the game at a glance.

The land of the whole board would take most of the time, so that a crop has a plain ground.

Also the table in small, and the evening over the palace as a strip: `draw_evening(canvas, box)`
fills the head of a page; text goes to its left, where it is dark. `draw_meeting(canvas, places, u,
share)` opens a lotus over a place of the ring; `share` runs from 0 to 1 while it does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.core.errors import InputError
from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import Align, Canvas
from engine.ui.hub.match_options import Fact, FactsPanel
from engine.ui.pages.open_book import RulesPicture, draw_callout, fixed
from engine.ui.paint.brush import Brush, arch, block, dome, drawn
from engine.ui.theme import SMALL, TEXT, WHITE, Colour, Gradient, lighten, mix
from games.rajas.board import MOST_SEATS, TRACK, Board, Side, board_of
from games.rajas.effects import (
    ANY,
    CHOICE,
    BuildTile,
    Effect,
    GainDice,
    GainDicePerKarma,
    GainFame,
    GainKarma,
    GainMoney,
    GainPer,
    GainWorker,
    GainYield,
    MoveBoat,
    RaiseScroll,
    ReplaceTile,
    RerollDice,
    SellGood,
    TakeElephant,
    VisitChamber,
    effects_said,
)
from games.rajas.grid import EAST, NORTH, SOUTH, WEST
from games.rajas.scene.art import market, palette, province, ring, signs
from games.rajas.scene.art.landscape import (
    paint_balconies,
    paint_bridge,
    paint_chambers,
    paint_lamps,
    paint_palace,
    paint_stones,
    paint_terrace,
    paint_wall,
    paint_water,
)
from games.rajas.scene.art.people import draw_boat, draw_marker, draw_pawn
from games.rajas.scene.art.signs import draw_lotus
from games.rajas.scene.art.tiles import draw_price, draw_tile, spots_of
from games.rajas.scene.board_art import Part, paint_panels
from games.rajas.scene.places import LENGTH, USUAL, Places, Ring, board_canvas, places_in
from games.rajas.scene.view_model import printed_board
from games.rajas.state import RajasTable, Seat

MOST_ZOOM: Final = 1.25
LEAST_PALACE: Final = 448
DUSK: Final[Gradient] = ((0xE9, 0xA0, 0x4A), (0x96, 0x5A, 0x34))
MEADOW: Final[Gradient] = ((0x96, 0x68, 0x3A), (0x56, 0x62, 0x2E))


@dataclass(frozen=True, slots=True)
class Crop:
    """A region in board units, its ground, and what is painted and laid on it, the lowest first."""

    region: Box
    parts: tuple[Part, ...]
    ground: Gradient | None = MEADOW


def crop_height(crop: Crop, width: float) -> float:
    return crop.region.h * _zoom(crop, width)


def draw_crop(canvas: Canvas, box: Box, crop: Crop) -> None:
    zoom, region = _zoom(crop, box.w), crop.region
    view = Box.around(*box.centre, region.w * zoom, region.h * zoom)
    origin = (view.x - region.x * zoom, view.y - region.y * zoom)
    places = replace(places_in(Box(0, 0, *USUAL), MOST_SEATS), zoom=zoom, origin=origin)
    board = board_of("printed")
    printed = printed_board(board, MOST_SEATS, board.base.statue)
    with canvas.clipped(view):
        inner = board_canvas(canvas, places)
        if crop.ground is not None:
            inner.rounded(region, 0, crop.ground)
        for part in crop.parts:
            part(inner, places, printed)


def crop_picture(crop: Crop, least: int = 0) -> RulesPicture:
    return RulesPicture(
        partial(crop_height, crop), lambda canvas, box: draw_crop(canvas, box, crop), least
    )


def _zoom(crop: Crop, width: float) -> float:
    return min(MOST_ZOOM, width / crop.region.w)


DrawFact = Callable[[Canvas, float, float], object]


def facts(options: Mapping[str, str]) -> tuple[Fact, ...]:
    """What the options make of the game."""
    board = _board(options)
    is_navaratnas = options.get("board") == "navaratnas"
    side: Side = board.navaratnas if is_navaratnas else board.base
    handicap = int(options.get("handicap", "0"))
    fame = handicap * board.dummy.fame_per_handicap
    ganga = options.get("ganga") == "on"
    return (
        _fact(_race, "glance-race", meet=TRACK),
        _fact(_die, "glance-dice", dice=side.statue),
        _fact(_pawn, "glance-workers", workers=side.most_workers),
        _fact(_boat, "glance-river", spaces=board.last_space,
              tiles=len(board.river_tiles) if ganga else 0),
        _fact(partial(_plate, building=0), "glance-yields") if is_navaratnas
        else _fact(partial(_plate, building=1), "glance-borders", borders=len(side.borders)),
        _fact(_handicap, "glance-dummies", fame=fame),
    )  # fmt: skip


def _fact(draw: DrawFact, key: str, **args: int) -> Fact:
    return Fact(draw, Message(key, args), Message(f"{key}.detail", args))


def _board(options: Mapping[str, str]) -> Board:
    """The numbers chosen; those supplied while the player's own file cannot be read."""
    try:
        return board_of("mine" if options.get("numbers") == "mine" else "printed")
    except InputError:  # the start of the game says what is wrong with it
        return board_of("printed")


def _race(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_seal(canvas, x - 9, y - 4, 34)
    signs.draw_coin(canvas, x + 10, y + 8, 30)


def _die(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_die_sign(canvas, x, y, 38)


def _pawn(canvas: Canvas, x: float, y: float) -> None:
    draw_pawn(canvas, 0, x, y + 20, 44)


def _boat(canvas: Canvas, x: float, y: float) -> None:
    draw_boat(canvas, 0, x, y, 46)


def _plate(canvas: Canvas, x: float, y: float, building: int = 0) -> None:
    signs.draw_plate(canvas, Box.around(x, y, 40, 40), building)


def _handicap(canvas: Canvas, x: float, y: float) -> None:
    signs.draw_die_sign(canvas, x, y, 38, None, 6)


AT_A_GLANCE: Final = FactsPanel(Message("glance"), facts)


GAP: Final = 12.0
LEADING: Final = 1.15
ROW: Final = 46.0
SIGN: Final = 34.0
TILE: Final = 150.0
EXAMPLES: Final[tuple[Effect, ...]] = (
    GainMoney(3), GainFame(2), GainKarma(1), GainDice((ANY,)), GainDice((1, 3)),
    GainDicePerKarma(), RaiseScroll(1), MoveBoat(2, False), BuildTile(), ReplaceTile(),
    SellGood(3), VisitChamber("yogi"), VisitChamber(CHOICE), GainYield(1), GainWorker(),
    TakeElephant(), RerollDice(), GainPer("fame", 1, "bends", 1),
)  # fmt: skip
"""One effect for every sign."""

EXPLAINED: Final = "GS5"
LAID: Final = ((7, "GS5", 0), (8, "BS4", 2), (1, "OC2", 0))
"""An example of a province: cell, tile, quarter turns."""


# -- what lies on the crops


def _lay_tops(canvas: Canvas, places: Places, printed: ring.Printed) -> None:
    board = board_of("printed")
    market.draw_tops(canvas, places, [board.tiles[stack[0]] for stack in board.stacks])


def _lay_province(canvas: Canvas, places: Places, printed: ring.Printed) -> None:
    """A province after three tiles."""
    board = board_of("printed")
    tiles = tuple((cell, board.tiles[name], turn) for cell, name, turn in LAID)
    borders = tuple(
        province.BorderModel(each.cell, each.side, signs.signs_of(each.effects), each.colour)
        for each in board.base.borders
    )
    shown = province.ProvinceModel(tiles, borders, residence=board.grid.residence)
    province.draw_province(canvas, places.province, shown)


def _lay_own(canvas: Canvas, places: Places, printed: ring.Printed) -> None:
    province.draw_karma_bowls(canvas, places, 2)
    province.draw_dice(canvas, places, printed.hands, ((0, 5), (1, 2), (2, 3), (3, 6), (1, 4)))
    province.draw_scrolls(canvas, places, (2, 3, 2, 4))


def _paint_inside(canvas: Canvas, places: Places, printed: ring.Printed) -> None:
    """The land inside the ring, plain."""
    canvas.rounded(places.land, 14, MEADOW)


def _lay_markers(canvas: Canvas, places: Places, printed: ring.Printed) -> None:
    """The markers of two seats soon after the start."""
    runners = (ring.Runner(0, 1, 8, 12), ring.Runner(1, 4, 14, 20))
    ring.draw_markers(canvas, places, runners)


ALL_CHAMBERS: Final = partial(paint_chambers, numbers=tuple(range(6)))
CHAMBERS: Final = Crop(
    Box(82, 146, 678, 184), (paint_palace, paint_wall, ALL_CHAMBERS, market.paint_slots), DUSK
)
PALACE: Final = Crop(
    Box(82, 326, 678, 190),
    (paint_palace, paint_wall, paint_lamps, paint_balconies, paint_terrace, market.paint_slots),
    DUSK,
)
WHOLE_PALACE: Final = Crop(
    Box(82, 76, 874, 440),
    (paint_palace, paint_wall, ALL_CHAMBERS, paint_lamps, paint_balconies, paint_terrace,
     market.paint_market, market.paint_slots),
    DUSK,
)  # fmt: skip
STALLS: Final = Crop(Box(764, 76, 192, 276), (market.paint_market, market.paint_slots), DUSK)
FREE_STALLS: Final = Crop(Box(764, 353, 192, 170), (market.paint_market, market.paint_slots), DUSK)
HARBOUR: Final = Crop(
    Box(76, 524, 228, 186), (paint_water, market.paint_harbour, market.paint_slots)
)
QUARRY: Final = Crop(Box(304, 524, 660, 190), (market.paint_quarry, market.paint_slots, _lay_tops))
UPSTREAM: Final = Crop(Box(80, 690, 706, 120), (paint_water, paint_stones))
DOWNSTREAM: Final = Crop(Box(786, 690, 706, 120), (paint_water, paint_bridge, paint_stones))
TRACKS: Final = Crop(
    Box(0, 702, 690, 182),
    (
        ring.paint_frame,
        ring.paint_lines,
        _paint_inside,
        ring.paint_corner,
        ring.paint_numbers,
        _lay_markers,
    ),
    None,
)
OWN: Final = Crop(Box(964, 513, 526, 202), (paint_panels, province.paint_statue, _lay_own), None)
PROVINCE: Final = Crop(Box(964, 76, 526, 442), (_lay_province,), None)


# -- several parts in one picture


def _market_height(width: float) -> float:
    return STALLS.region.h


def _draw_market(canvas: Canvas, box: Box) -> None:
    step = box.w / 2
    for column, (crop, key) in enumerate(
        (
            (STALLS, "picture-stalls"),
            (FREE_STALLS, "picture-free-stalls"),
        )
    ):
        x = box.x + column * step
        h = crop.region.h
        draw_crop(canvas, Box(x, box.y, crop.region.w, h), crop)
        room = Box(x + crop.region.w + GAP, box.y + 8, step - crop.region.w - 2 * GAP, h)
        canvas.paragraph(room, canvas.said(Message(key)), SMALL, TEXT)


def _river_height(width: float) -> float:
    return 2 * crop_height(UPSTREAM, width) + GAP


def _draw_river(canvas: Canvas, box: Box) -> None:
    """Both halves of the river, the first above."""
    for half, crop in zip(box.grid(1, 2, GAP), (UPSTREAM, DOWNSTREAM), strict=True):
        draw_crop(canvas, half, crop)


def _draw_tile(canvas: Canvas, box: Box) -> None:
    face = board_of("printed").tiles[EXPLAINED]
    place = Box.around(box.centre_x, box.centre_y, TILE, TILE)
    draw_tile(canvas, face, place)
    draw_price(canvas, face, place)
    x, y = place.centre
    parts = [(x + a * TILE, y + b * TILE) for a, b in spots_of(face, 0)]
    left, right = place.x - 30, place.right + 30
    parts_shown = (
        (parts[0], left, 0.14, "picture-building"),
        (parts[1], left, 0.86, "picture-other-building"),
        ((parts[2][0] + 2, parts[2][1] - 20), right, 0.14, "picture-tile-market"),
        ((place.right - 22, y), right, 0.5, "picture-road"),
        ((place.x + 0.34 * TILE, place.y + 0.70 * TILE), right, 0.88, "picture-price"),
    )
    for number, (point, side, at, key) in enumerate(parts_shown, start=1):
        align: Align = "right" if side == left else "left"
        draw_callout(
            canvas, number, point, side, place.y + at * TILE, canvas.said(Message(key)), align
        )


def _sign_columns(width: float) -> int:
    return max(1, int(width / 340))


def _signs_height(width: float) -> float:
    return -(-len(EXAMPLES) // _sign_columns(width)) * ROW + 2 * GAP


def _draw_signs(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    columns = _sign_columns(box.w)
    rows = -(-len(EXAMPLES) // columns)
    cells = box.inset(GAP).grid(columns, rows)
    for cell, effect in zip(cells, EXAMPLES, strict=False):
        signs.draw_sign(
            canvas, signs.sign_of(effect), cell.x + 30, cell.centre_y, SIGN, is_pale=True
        )
        room = cell.w - 66
        words = canvas.said(effects_said((effect,)))
        high = canvas.paragraph_height(room, words, SMALL, line_height=LEADING)
        place = Box(cell.x + 60, cell.centre_y - high / 2, room, high)
        canvas.paragraph(place, words, SMALL, TEXT, line_height=LEADING)


PICTURES: Final = {
    "tracks": crop_picture(TRACKS),
    "dice": crop_picture(OWN),
    "palace": crop_picture(WHOLE_PALACE, LEAST_PALACE),
    "chambers": crop_picture(CHAMBERS),
    "balconies": crop_picture(PALACE),
    "market": RulesPicture(_market_height, _draw_market),
    "harbour": crop_picture(HARBOUR),
    "quarry": crop_picture(QUARRY),
    "tile": fixed(TILE + 28, _draw_tile),
    "province": crop_picture(PROVINCE),
    "river": RulesPicture(_river_height, _draw_river),
    "signs": RulesPicture(_signs_height, _draw_signs),
}


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
                _draw_small_tile(canvas, place, *laid[number])
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


def _draw_small_tile(canvas: Canvas, box: Box, colour: int, roads: int) -> None:
    canvas.rounded(box, 2, palette.TILE_FIELDS[colour])
    x, y = box.centre
    for side, (dx, dy) in TOWARD.items():
        if roads & side:
            end = (x + dx * box.w * 0.39, y + dy * box.h * 0.39)
            canvas.polyline([(x, y), end], palette.ROAD_LIGHT, box.w * 0.22)
