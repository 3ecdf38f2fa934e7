"""How the desk looks: the board as it is set out, what is beside it, the bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.controls import ChipShown, Painters
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, mix
from games.rajas.dice import COLOUR_OF, FACE_OF, NO_FACE
from games.rajas.scene.board_art import OwnModel, draw_land, draw_own, draw_racers, draw_river
from games.rajas.scene.effect_signs import sign_of
from games.rajas.scene.ground import Ground
from games.rajas.scene.palette import GOLD, LACQUER_EDGE
from games.rajas.scene.places import Places, board_canvas
from games.rajas.scene.province_model import province_model
from games.rajas.scene.signs import draw_die_sign, draw_plate
from games.rajas.scene.tiles import draw_price, draw_tile
from games.rajas.scene.view_model import board_at_rest, printed_of
from games.rajas.state import RajasTable
from games.rajas.text.english import VOICE

CAPTION: Final = 26.0
DIE: Final = 36.0
WELL: Final[Colour] = (0x23, 0x16, 0x11)


def draw_desk(
    canvas: Canvas, ground: Ground, places: Places, table: RajasTable, seat: int, voice: Voice
) -> None:
    """The board with everything on it, and what belongs to a seat."""
    printed, owner = printed_of(table), table.seats[seat]
    dice = () if owner.is_dummy else owner.dice
    own = OwnModel(province_model(table, seat),
                   tuple((COLOUR_OF[die], FACE_OF[die]) for die in dice),
                   owner.karma, owner.scrolls)  # fmt: skip
    shown = board_at_rest(table, own, seat)
    ground.draw(canvas, places, printed)
    board = board_canvas(canvas, places)
    draw_land(board, places, printed, shown)
    draw_own(board, places, printed, own)
    draw_river(board, places, printed, shown)
    draw_racers(board, places, printed, shown, voice)


def draw_bar(canvas: Canvas, box: Box, buttons_x: float, colour: Colour, head: str) -> Box:
    """What comes next, left of the buttons; returns where there is room for more."""
    canvas.shadow(box, 12, blur=18, drop=6, strength=130)
    canvas.rounded(box, 12, mix(colour, (0x1F, 0x1B, 0x1A), 0.85),
                   mix(colour, (0x40, 0x36, 0x2E), 0.5))  # fmt: skip
    x, room = box.x + 24, buttons_x - box.x - 44
    canvas.text(x, box.y + 26, head, 20, TEXT, "text-semibold", max_width=room)
    return Box(x, box.y + 44, room, 46)


# -- what stands beside the board ------------------------------------------------------------------


def _outline(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    if shown.is_on or shown.is_hovered:
        canvas.rounded(box.inset(-3), 9, None, WHITE if shown.is_hovered else GOLD, 2.5)


def _draw_new_die(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    (die,) = shown.which
    draw_die_sign(canvas, *box.centre, DIE, COLOUR_OF[die], FACE_OF[die])


def _draw_dummys_die(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    die = shown.table.seats[shown.state.seat].dice[shown.which[0]]
    draw_die_sign(canvas, *box.centre, DIE, COLOUR_OF[die], NO_FACE)


def _draw_loose(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    side = min(box.w, box.h)
    draw_tile(canvas, shown.table.tile(shown.which[0]), Box(box.x, box.y, side, side))


def _draw_tile(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    table, (name,) = shown.table, shown.which
    tile, side = table.tile(name), min(box.w, box.h - CAPTION)
    place = Box(box.x, box.y, side, side)
    draw_tile(canvas, tile, place)
    draw_price(canvas, tile, place, 19)
    _outline(canvas, place, shown)
    words = _where(table, name, shown.names)
    canvas.text(box.x, place.bottom + CAPTION / 2, words, 18, TEXT, max_width=box.w)


def _where(table: RajasTable, tile: str, names: Sequence[str]) -> str:
    """Where a tile lies, in a word or two."""
    if tile in table.tops:
        return VOICE.say(Message("tile-face-up"))
    if tile in table.gone:
        return VOICE.say(Message("tile-gone"))
    for number, seat in enumerate(table.seats):
        if any(laid.tile == tile for laid in seat.tiles):
            return names[number]
    return VOICE.say(Message("tile-face-down"))


def _draw_yield(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    place, name = Box(box.x, box.y, box.h, box.h), shown.which[1]
    if name:
        tile = shown.table.board.yields[name]
        draw_plate(canvas, place, tile.colour, sign_of(tile.effects[0]))
    else:
        canvas.rounded(place, 8, WELL, LACQUER_EDGE, 1.5)
        canvas.text(*place.centre, "none", 18, SECOND_TEXT, align="centre")
    _outline(canvas, place, shown)


PAINTERS: Final[Painters] = {
    "die": _draw_new_die, "hand": _draw_dummys_die, "loose": _draw_loose, "tile": _draw_tile,
    "cover": _draw_yield,
}  # fmt: skip
