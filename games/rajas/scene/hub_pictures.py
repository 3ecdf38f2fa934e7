"""Pictures for the hub: those of the rules, and what is in the game at a glance.

The land of the whole board would take most of the time, so that a crop has a plain ground.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.core.errors import InputError
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Align, Canvas
from engine.ui.hub.match_options import Fact, FactsPanel
from engine.ui.pages.open_book import RulesPicture, draw_callout, fixed
from engine.ui.theme import SMALL, TEXT, Gradient
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
from games.rajas.scene.art import market, province, ring, signs
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
from games.rajas.scene.art.people import draw_boat, draw_pawn
from games.rajas.scene.art.tiles import draw_price, draw_tile, spots_of
from games.rajas.scene.board_art import Part, paint_panels
from games.rajas.scene.places import USUAL, Places, board_canvas, places_in
from games.rajas.scene.view_model import printed_board

MOST_ZOOM: Final = 1.25
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


def crop_picture(crop: Crop) -> RulesPicture:
    return RulesPicture(
        partial(crop_height, crop), lambda canvas, box: draw_crop(canvas, box, crop)
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
