"""The desk: an empire set out by clicks on the table itself (`setting_out` says how)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from engine.core.position.edits import Key
from engine.text.message import Message
from engine.ui import theme
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Plane, enlarging
from engine.ui.position.board_editor import BoardEditor, EditorHost, draw_asked
from engine.ui.position.controls import ChipShown, Painters
from engine.ui.scene import Window
from games.roll_galaxy.dice import DEVELOP, SETTLE
from games.roll_galaxy.projection import outlook
from games.roll_galaxy.scene import seats
from games.roll_galaxy.scene.art.dice_faces import draw_die
from games.roll_galaxy.scene.art.tile_faces import draw_large_tile
from games.roll_galaxy.scene.layout import (
    GAP,
    PLANE,
    BoardPlaces,
    board_places,
    board_unit,
    seat_cards,
    table_places,
)
from games.roll_galaxy.scene.screen import ScreenModel, draw_screen, summary_of
from games.roll_galaxy.scene.selection import tools
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.setting_out import EDITS
from games.roll_galaxy.state import RollTable

DIE: Final = 40.0
MOST_WHOLE_CARDS: Final = 4
SMALL_SEAT: Final = 104.0
BUTTONS: Final = 780.0


def _paint_colour(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    shown.ground(canvas, box)
    draw_die(canvas, box.centre_x, box.centre_y + 4, DIE, shown.which[0], None)


def _paint_side(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    draw_large_tile(canvas, box, shown.which[0])


def _paint_tile(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    phase, tile = shown.which
    draw_large_tile(canvas, box, 2 * tile + (phase == SETTLE))


PAINTERS: Final[Painters] = {
    "colour": _paint_colour, "side": _paint_side, "to-build": _paint_tile,
}  # fmt: skip
TILES: Final = (208.0, 124.0, 8)


class RollDesk(BoardEditor):
    edits, painters = EDITS, PAINTERS
    strip = 84.0
    choice_cells = MappingProxyType({"side": TILES, "to-build": TILES})

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, theme.THEMES["roll_galaxy"], enlarging(*PLANE), host)
        self.places: BoardPlaces = board_places(Box(336, 60, 1232, 904))
        self.seats = Box(0, 0, 0, 0)

    def layout(self, width: float, height: float) -> None:
        frame = table_places(width, height, is_column_open=True)
        assert frame.column is not None
        self.bar, self.seats = frame.bar, frame.seats
        self.board_plane = Plane(factor=board_unit(frame))
        board = self.place_beside(frame.board, frame.column)
        self.places = board_places(self.board_plane.box(board))
        self.place_tools(width - GAP, frame.top.centre_y)
        row = Box(self.bar.right - BUTTONS, self.bar.centre_y - 30, BUTTONS - GAP, 60)
        buttons = (self.fields, self.ask, self.go_on)
        for button, box in zip(buttons, row.row(160, 220, None, gap=12), strict=True):
            button.box = box
        self.place_all()

    def draw_column(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, active=True)

    def seat_boxes(self) -> tuple[Box, ...]:
        plane, count = self.board_plane, len(self.table.seats)
        return tuple(map(plane.box_shown, self._seats_on_board(plane.box(self.seats), count)))

    @staticmethod
    def _seats_on_board(column: Box, count: int) -> Sequence[Box]:
        if count <= MOST_WHOLE_CARDS:
            return seat_cards(column, count)
        return [Box(column.x, column.y + n * (SMALL_SEAT + 8), column.w, SMALL_SEAT)
                for n in range(count)]  # fmt: skip

    def board_places(self) -> Iterator[tuple[Key, Box]]:
        places = self.places
        for phase, column in enumerate(places.columns):
            yield ("column", phase), column.plaque.union(column.tray)
        for phase, box in zip((DEVELOP, SETTLE), places.stacks, strict=True):
            yield ("stack", phase), box
        yield ("citizenry",), places.citizenry
        yield ("cup",), places.cup
        yield ("credits",), places.credits
        yield ("chips",), places.chips
        tableau = self.table.seats[self.seat].tableau
        for square, box in enumerate(places.squares(len(tableau))[: len(tableau) + 1]):
            yield ("square", square), box

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        table, voice, seat = self.table, self.voice, self.seat
        canvas.top_bar(48.0)
        title = self.page.draft.game.title
        accent = theme.lighten(canvas.theme.accent, 0.2)
        wide = canvas.text(24, 24, title, theme.TITLE, accent, canvas.theme.title_font)
        words = voice.say(Message("desk-title", {"round": table.round}))
        canvas.text(48 + wide, 24, words, theme.LARGE, theme.SECOND_TEXT)
        own = self.board_plane.part(canvas)
        self._draw_seats(own, table)
        owner = table.seats[seat].copy()
        owner.uses = ()  # Powers are used while assigning, by workers that may be gone.
        found = tuple(summary_of(outlook(table, seat, phase), voice) for phase in range(5))
        draw_screen(own, self.places, ScreenModel(
            owner, found, voice, tools(table, owner, frozenset(), voice)))  # fmt: skip
        score = seat_score(table, seat)
        seats.draw_own(own, self.places, seats.OwnModel(owner, score, voice.named(seat), voice))
        self.draw_panel(canvas)
        canvas.panel(self.bar)
        x, room = self.bar.x + 24, self.fields.box.x - self.bar.x - 48
        draw_asked(
            canvas, (x, self.bar.y + 26), room, self.bar_words()[0], (theme.HEADING, theme.LARGE)
        )
        self.draw_help(canvas, Box(x, self.bar.y + 44, room, 42))
        self.outline_hovered(canvas)
        self.draw_pencils(canvas)
        self.draw_widgets(canvas)

    def _draw_seats(self, canvas: Canvas, table: RollTable) -> None:
        for number, box in enumerate(map(self.board_plane.box, self.seat_cards)):
            held = table.seats[number]
            shown = seats.CardModel(number, self.voice.named(number), "", held, is_hidden=False,
                              is_active=number == self.seat, voice=self.voice)  # fmt: skip
            if len(table.seats) <= MOST_WHOLE_CARDS:
                seats.draw_card(canvas, box, shown)
            else:
                canvas.panel(box, active=shown.is_active)
                bar = Box(box.x, box.y + 12, 4, box.h - 24)
                canvas.rounded(bar, 2, canvas.theme.seat_colour(number))
                seats.draw_head(canvas, Box(box.x + 16, box.y + 10, box.w - 32, 40), shown)
                seats.draw_numbers(canvas, box.x + 16, box.y + 76, box.w - 32, held)
            if number == self.seat:
                canvas.rounded(box.inset(-2), 12, None, theme.WHITE, 2)
