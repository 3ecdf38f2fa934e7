"""The pictures of the rules: the spaces of every area, a tile, the signs, the tracks."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Align, Canvas
from engine.ui.pages.open_book import RulesPicture, draw_callout, fixed
from engine.ui.theme import SMALL, TEXT
from games.rajas.board import board_of
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
from games.rajas.scene.effect_signs import sign_of, signs_of
from games.rajas.scene.ground import paint_panels
from games.rajas.scene.landscape_art import paint_water
from games.rajas.scene.market_art import draw_tops, paint_harbour, paint_market, paint_quarry
from games.rajas.scene.palace import (
    paint_balconies,
    paint_chambers,
    paint_lamps,
    paint_palace,
    paint_terrace,
    paint_wall,
)
from games.rajas.scene.places import Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.province import BorderModel, ProvinceModel, draw_province, draw_scrolls
from games.rajas.scene.ring_art import (
    Runner,
    draw_markers,
    paint_corner,
    paint_frame,
    paint_lines,
    paint_numbers,
)
from games.rajas.scene.river import paint_bridge, paint_stones
from games.rajas.scene.rules_crops import (
    DUSK,
    MEADOW,
    Crop,
    crop_height,
    crop_picture,
    draw_crop,
)
from games.rajas.scene.signs import draw_sign
from games.rajas.scene.slots import paint_slots
from games.rajas.scene.statue import draw_dice, draw_karma_bowls, paint_statue
from games.rajas.scene.tiles import draw_price, draw_tile, spots_of
from games.rajas.text.english import VOICE

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


def _lay_tops(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A tile on every stack."""
    board = board_of("printed")
    draw_tops(canvas, places, [board.tiles[stack[0]] for stack in board.stacks])


def _lay_province(canvas: Canvas, places: Places, printed: Printed) -> None:
    """A province after three tiles."""
    board = board_of("printed")
    tiles = tuple((cell, board.tiles[name], turn) for cell, name, turn in LAID)
    borders = tuple(
        BorderModel(each.cell, each.side, signs_of(each.effects), each.colour)
        for each in board.base.borders
    )
    shown = ProvinceModel(tiles, borders, residence=board.grid.residence)
    draw_province(canvas, places.province, shown)


def _lay_own(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Dice, karma and what the buildings are worth."""
    draw_karma_bowls(canvas, places, 2)
    draw_dice(canvas, places, printed.hands, ((0, 5), (1, 2), (2, 3), (3, 6), (1, 4)))
    draw_scrolls(canvas, places, (2, 3, 2, 4))


def _paint_inside(canvas: Canvas, places: Places, printed: Printed) -> None:
    """The land inside the ring, plain."""
    canvas.rounded(places.land, 14, MEADOW)


def _lay_markers(canvas: Canvas, places: Places, printed: Printed) -> None:
    """The markers of two seats soon after the start."""
    runners = (Runner(0, 1, 8, 12), Runner(1, 4, 14, 20))
    draw_markers(canvas, places, runners)


ALL_CHAMBERS: Final = partial(paint_chambers, numbers=tuple(range(6)))
CHAMBERS: Final = Crop(
    Box(82, 146, 678, 184), (paint_palace, paint_wall, ALL_CHAMBERS, paint_slots), DUSK
)
PALACE: Final = Crop(
    Box(82, 326, 678, 190),
    (paint_palace, paint_wall, paint_lamps, paint_balconies, paint_terrace, paint_slots),
    DUSK,
)
STALLS: Final = Crop(Box(764, 76, 192, 276), (paint_market, paint_slots), DUSK)
FREE_STALLS: Final = Crop(Box(764, 353, 192, 170), (paint_market, paint_slots), DUSK)
HARBOUR: Final = Crop(Box(76, 524, 228, 186), (paint_water, paint_harbour, paint_slots))
QUARRY: Final = Crop(Box(304, 524, 660, 190), (paint_quarry, paint_slots, _lay_tops))
UPSTREAM: Final = Crop(Box(80, 690, 706, 120), (paint_water, paint_stones))
DOWNSTREAM: Final = Crop(Box(786, 690, 706, 120), (paint_water, paint_bridge, paint_stones))
TRACKS: Final = Crop(
    Box(0, 702, 690, 182),
    (paint_frame, paint_lines, _paint_inside, paint_corner, paint_numbers, _lay_markers),
    None,
)
OWN: Final = Crop(Box(964, 513, 526, 202), (paint_panels, paint_statue, _lay_own), None)
PROVINCE: Final = Crop(Box(964, 76, 526, 442), (_lay_province,), None)


# -- several parts in one picture


def _market_height(width: float) -> float:
    return STALLS.region.h


def _draw_market(canvas: Canvas, box: Box) -> None:
    """Stalls of one good, and those of all goods, with what each pays."""
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
        canvas.paragraph(room, VOICE.say(Message(key)), SMALL, TEXT)


def _river_height(width: float) -> float:
    return 2 * crop_height(UPSTREAM, width) + GAP


def _draw_river(canvas: Canvas, box: Box) -> None:
    """Both halves of the river, the first above."""
    for half, crop in zip(box.grid(1, 2, GAP), (UPSTREAM, DOWNSTREAM), strict=True):
        draw_crop(canvas, half, crop)


def _draw_tile(canvas: Canvas, box: Box) -> None:
    """A tile with a number on each of its parts."""
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
            canvas, number, point, side, place.y + at * TILE, VOICE.say(Message(key)), align
        )


def _sign_columns(width: float) -> int:
    return max(1, int(width / 300))


def _signs_height(width: float) -> float:
    return -(-len(EXAMPLES) // _sign_columns(width)) * ROW + 2 * GAP


def _draw_signs(canvas: Canvas, box: Box) -> None:
    """Every sign with its words."""
    canvas.rounded(box, 10, canvas.theme.well, canvas.theme.line)
    columns = _sign_columns(box.w)
    rows = -(-len(EXAMPLES) // columns)
    cells = box.inset(GAP).grid(columns, rows)
    for cell, effect in zip(cells, EXAMPLES, strict=False):
        draw_sign(canvas, sign_of(effect), cell.x + 30, cell.centre_y, SIGN, is_pale=True)
        room = cell.w - 66
        words = VOICE.say(effects_said((effect,)))
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
