"""The desk: a position set out by clicking on the board (`setting_out` says how)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.core.position.edits import Key
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.position.board_editor import BoardEditor, EditorHost, draw_asked
from engine.ui.position.controls import ChipShown, Painters
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, TEXT, THEMES, WARNING, WHITE, Colour, mix
from games.rajas.board import TRACK
from games.rajas.effects import COLOUR_OF, FACE_OF, NO_FACE
from games.rajas.scene import board_art
from games.rajas.scene.art.palette import GOLD, LACQUER, LACQUER_EDGE
from games.rajas.scene.art.signs import draw_die_sign, draw_plate, sign_of
from games.rajas.scene.art.tiles import draw_price, draw_tile
from games.rajas.scene.bar import draw_seat, seats_shown
from games.rajas.scene.places import (
    EDGE,
    FAME_LANE,
    FAME_SPACES,
    LENGTH,
    MONEY_LANE,
    TABLE_FIT,
    Places,
    board_canvas,
    places_in,
    seat_boxes,
    table_places,
)
from games.rajas.scene.view_model import board_at_rest, printed_of, province_model
from games.rajas.setting_out import EDITS
from games.rajas.state import RajasTable
from games.rajas.text import VOICE

LOTUS = 30.0


def desk_spots(places: Places, table: RajasTable, seat: int) -> Iterator[tuple[Key, Box]]:
    """Every place with its box in the window's units, the upper ones last."""
    for key, box in _in_board_units(places, table, seat):
        yield key, places.box_to_frame(box)


def _in_board_units(places: Places, table: RajasTable, seat: int) -> Iterator[tuple[Key, Box]]:
    ring, owner = places.ring, table.seats[seat]
    for money in range(TRACK):
        u = float(LENGTH - money)
        yield ("money", money), _around(ring.strip(u - 0.5, u + 0.5, 0, MONEY_LANE))
    for fame in range(FAME_SPACES):
        yield ("fame", fame), _around(ring.strip(2 * fame - 1, 2 * fame + 1, -FAME_LANE, 0))
    for stone in range(len(places.stones)):
        yield ("stone", stone), places.stone_box(stone)
    for stack, box in enumerate(places.tops):
        yield ("top", stack), box
    for space in table.spaces:
        yield ("space", space.id), places.space_box(space.id)
    for building in range(4):
        yield ("scroll", building), places.scroll_box(building)
    if owner.is_dummy:
        return
    grid = table.board.grid
    for cell in range(grid.size):
        if cell != grid.residence:
            yield ("cell", cell), places.province.cell(cell)
    for number, border in enumerate(table.side.borders):
        yield ("border", number), places.province.border(border.cell, border.side)
    for number, box in enumerate(places.hand_boxes(table.side.statue)[: len(owner.dice)]):
        yield ("hand", number), box
    for number, (x, y) in enumerate(places.karma, 1):
        yield ("karma", number), Box.around(x, y, LOTUS, LOTUS)


def _around(points: list[Point]) -> Box:
    """The smallest box that holds some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


CAPTION: Final = 26.0
DIE: Final = 36.0
WELL: Final[Colour] = (0x23, 0x16, 0x11)


def draw_desk(
    canvas: Canvas,
    ground: board_art.Ground,
    places: Places,
    table: RajasTable,
    seat: int,
    voice: Voice,
) -> None:
    printed, owner = printed_of(table), table.seats[seat]
    dice = () if owner.is_dummy else owner.dice
    own = board_art.OwnModel(province_model(table, seat),
                   tuple((COLOUR_OF[die], FACE_OF[die]) for die in dice),
                   owner.karma, owner.scrolls)  # fmt: skip
    shown = board_at_rest(table, own, seat)
    ground.draw(canvas, places, printed)
    board = board_canvas(canvas, places)
    board_art.draw_land(board, places, printed, shown)
    board_art.draw_own(board, places, printed, own)
    board_art.draw_river(board, places, printed, shown)
    board_art.draw_racers(board, places, printed, shown, voice)


def draw_bar(canvas: Canvas, box: Box, buttons_x: float, colour: Colour) -> Box:
    """Where what comes next is said, left of the buttons; returns where there is room for more."""
    canvas.shadow(box, 12, blur=18, drop=6, strength=130)
    canvas.rounded(box, 12, mix(colour, (0x1F, 0x1B, 0x1A), 0.85),
                   mix(colour, (0x40, 0x36, 0x2E), 0.5))  # fmt: skip
    x, room = box.x + 24, buttons_x - box.x - 44
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


TITLE: Final[Colour] = (0xF6, 0xC4, 0x6E)
GROUND: Final[tuple[Colour, Colour]] = ((0x1C, 0x1A, 0x1B), (0x13, 0x11, 0x13))
LACQUERED: Final = replace(THEMES["rajas"], raised=WELL, line=LACQUER_EDGE, accent=GOLD)


class RajasDesk(BoardEditor):
    edits, painters = EDITS, PAINTERS
    choice_cells = MappingProxyType({"tile": (112.0, 138.0, 13)})
    ground: board_art.Ground

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, THEMES["rajas"], TABLE_FIT, host)
        self.ground = board_art.Ground()
        self.places: Places = places_in(Box(8, 88, 1568, 884), 2)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        return desk_spots(self.places, self.table, self.seat)

    def seat_boxes(self) -> tuple[Box, ...]:
        frame = table_places(self.width, self.height, True, seats=len(self.table.seats))
        return seat_boxes(frame.seats, len(self.table.seats))

    # -- layout

    def layout(self, width: float, height: float) -> None:
        frame = table_places(width, height, True, seats=len(self.table.seats))
        self.bar = frame.bar
        board, column_x = frame.board, frame.board.right + EDGE
        column = Box(column_x, board.y, width - EDGE - column_x, board.h)
        board = self.place_beside(board, column)
        self.place_tools(width - 14, 41)
        row = Box(self.bar.right - 790, self.bar.centre_y - 28, 772, 56)
        boxes = row.row(160, 220, None, gap=12)
        buttons = (self.fields, self.ask, self.go_on)
        for button, box in zip(buttons, boxes, strict=True):
            button.box = box
        self.places = places_in(board, len(self.table.seats))
        self.place_all()

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        canvas.rounded(Box(0, 0, self.width, 82), 0, GROUND)
        canvas.text(24, 30, "RAJAS", 34, TITLE, "marcellus", spacing=3)
        canvas.text(
            24,
            61,
            self.voice.say(Message("desk-title", {"round": self.table.round})),
            18,
            SECOND_TEXT,
        )
        draw_desk(canvas, self.ground, self.places, self.table, self.seat, self.voice)
        cards = seats_shown(self.table, self.voice, self.table.seat, self.seat)
        for number, box in enumerate(self.seat_cards):
            draw_seat(canvas, box, number, cards[number])
            if number == self.seat:
                canvas.rounded(box.inset(-2), 11, None, WHITE, 2)
        self.draw_panel(canvas)
        self.outline_hovered(canvas)
        self.draw_pencils(canvas)
        colour = (
            WARNING if self.page.draft.problem is not None else canvas.theme.seat_colour(self.seat)
        )
        room = draw_bar(canvas, self.bar, self.fields.box.x, colour)
        draw_asked(canvas, (room.x, self.bar.y + 26), room.w, self.bar_words()[0], (20,))
        self.draw_help(canvas, room)
        self.draw_widgets(canvas)

    def draw_panel(self, canvas: Canvas) -> None:
        lacquered = copy(canvas)
        lacquered.theme = replace(LACQUERED, seats=canvas.theme.seats)
        super().draw_panel(lacquered)

    def draw_column(self, canvas: Canvas, box: Box) -> None:
        canvas.shadow(box, 12, blur=18, drop=6, strength=130)
        canvas.rounded(box, 12, LACQUER, LACQUER_EDGE, 1.5)
