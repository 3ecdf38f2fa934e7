"""The desk: a position set out by clicks on dice, goods and sheets (see `position_edits`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.core.position_edits import Key
from engine.text.message import Message, SeatNumber
from engine.ui.box import Box
from engine.ui.canvas import Canvas, filling
from engine.ui.position.board_editor import BoardEditor, EditorHost
from engine.ui.scene import Window
from engine.ui.table.panels import draw_seat_card, seat_column
from engine.ui.theme import (
    BODY,
    HEADING,
    LARGE,
    SECOND_TEXT,
    TEXT,
    THEMES,
    TITLE,
    lighten,
)
from games.despirala.combinations import DICE, NAMES, TURNS
from games.despirala.scene.layout import BoardLayout
from games.despirala.scene.lines import sheet_lines
from games.despirala.scene.panels import seat_card
from games.despirala.scene.stage import Stage
from games.despirala.scene.table_art import draw_board_tray, draw_sheet, totals_of
from games.despirala.setting_out import EDITS
from games.despirala.state import DespiralaTable

FIT: Final = filling(1600, 900)
TOP: Final = 64.0
SEATS: Final = 272.0
COLUMN: Final = 344.0
BAR: Final = 128.0
EDGE: Final = 16.0
BUTTON: Final = (152.0, 64.0)
MAIN_BUTTON: Final = 216.0


class DespiralaDesk(BoardEditor):
    """Tray and sheets, to be set out as they lie on a real table."""

    edits = EDITS
    strip = 140.0
    plain_words = Message("desk-click")

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, THEMES["despirala"], FIT, host)
        self.seats = Box(0, 0, SEATS, 640)
        self.places = BoardLayout.of(Box(0, 0, 960, 640))
        self.stage = Stage.of(self.table, self.places.tray)

    def _say(self, key: str, **args: Any) -> str:
        return self.voice.say(Message(key, args))

    def layout(self, width: float, height: float) -> None:
        """Seats, tray and sheet, the panel, the bar below."""
        self.bar = Box(EDGE, height - EDGE - BAR, width - COLUMN - 2 * EDGE, BAR)
        column = Box(width - COLUMN, TOP, COLUMN, height - TOP)
        body = Box(EDGE, TOP + EDGE, self.bar.w, self.bar.y - TOP - 2 * EDGE)
        seats, board = self.place_beside(body, column).row(SEATS, None, gap=EDGE)
        letter = self.plane.canvas(self.app.canvas).line_step(14, 1.0) / 14
        self.places = BoardLayout.of(board, letter)
        self.seats = seats
        self.place_tools(width - EDGE, TOP / 2)
        right, y = self.bar.right - EDGE, self.bar.centre_y - BUTTON[1] / 2
        for button, wide in ((self.go_on, MAIN_BUTTON), (self.ask, BUTTON[0]),
                             (self.fields, BUTTON[0])):  # fmt: skip
            button.box = Box(right - wide, y, wide, BUTTON[1])
            right -= wide + EDGE
        self.place_all()

    def seat_boxes(self) -> tuple[Box, ...]:
        """At the left."""
        return tuple(seat_column(self.seats, len(self.table.sheets)).cards)

    def board_places(self) -> Iterator[tuple[Key, Box]]:
        """Tray and sheet."""
        table, tray = self.table, self.places.tray
        self.stage = Stage.of(table, tray)
        yield ("goods",), tray.goods.inset(8)
        if table.attempt is not None and table.attempt.faces:
            yield ("faces",), tray.aside.inset(8)
        if not self.stage.dice and not table.is_over:
            yield ("dice",), tray.roll.inset(8)
        for place in range(len(self.stage.dice) and DICE):
            box = Box.around(*self.stage.place_of(place), tray.die * 1.2, tray.die * 1.2)
            yield ("die", place), box
        for name, row in zip(NAMES, self.places.sheet.rows, strict=True):
            yield ("cell", name), row.box

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Title, seats, tray, sheet, the panel, the bar."""
        canvas.backdrop()
        table = self.table
        self._draw_head(canvas, table)
        for seat, box in enumerate(self.seat_cards):
            is_playing = seat == table.seat and not table.is_over
            level = self._say("desk-to-play") if is_playing else ""
            card = seat_card(table, seat, level, None, self.voice)
            draw_seat_card(canvas, box, seat, self.names[seat], card,
                           is_active=seat == self.seat)  # fmt: skip
        owner = self._say("whose", seat=SeatNumber(table.seat))
        draw_board_tray(canvas, self.stage, owner, self.voice)
        sheet = table.sheets[self.seat]
        is_own = self.seat == table.seat
        lines = sheet_lines(sheet.points, attempt=table.attempt if is_own else None,
                            dice=table.dice, goods=sheet.goods, is_misere=table.misere)  # fmt: skip
        title = self._say("sheet-of", whose=self._say("whose", seat=SeatNumber(self.seat)))
        draw_sheet(canvas, self.places.sheet, title, lines,
                   totals_of(sheet.points, sheet.goods, table.is_over), self.voice,
                   is_misere=table.misere)  # fmt: skip
        self.draw_panel(canvas)
        self._draw_bar(canvas)
        self.draw_widgets(canvas)
        self.outline_hovered(canvas)
        self.draw_pencils(canvas)

    def _draw_head(self, canvas: Canvas, table: DespiralaTable) -> None:
        canvas.top_bar(TOP)
        accent = lighten(canvas.theme.accent, 0.2)
        wide = canvas.text(
            24, TOP / 2, self.page.draft.game.title, TITLE, accent, canvas.theme.title_font
        )
        words = self._say("desk-position", turn=table.turn, turns=TURNS)
        canvas.text(48 + wide, TOP / 2, words, BODY, SECOND_TEXT)

    def _draw_bar(self, canvas: Canvas) -> None:
        canvas.panel(self.bar)
        head = self.bar_words()[0]
        x, y = self.bar.x + 24, self.bar.y
        room = self.fields.box.x - EDGE - x
        size = canvas.fitting_size(head, room, (HEADING, LARGE, BODY), "text-semibold")
        canvas.text(x, y + 32, head, size, TEXT, "text-semibold", max_width=room)
        self.draw_help(canvas, Box(x, y + 54, room, BAR - 60))
