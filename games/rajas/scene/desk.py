"""The desk: a position set out by clicking on the board (`position_edits` says how)."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.core.position_edits import Key
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.position.board_editor import BoardEditor, EditorHost
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, THEMES, WARNING, WHITE, Colour, seat_colour
from games.rajas.position_edits import EDITS
from games.rajas.scene.desk_art import PAINTERS, WELL, draw_bar, draw_desk
from games.rajas.scene.desk_places import desk_spots
from games.rajas.scene.ground import Ground
from games.rajas.scene.layout import EDGE, FIT, seat_boxes, table_places
from games.rajas.scene.palette import GOLD, LACQUER, LACQUER_EDGE
from games.rajas.scene.places import Places, places_in
from games.rajas.scene.seat_strip import draw_seat, seats_shown

TITLE: Final[Colour] = (0xF6, 0xC4, 0x6E)
GROUND: Final[tuple[Colour, Colour]] = ((0x1C, 0x1A, 0x1B), (0x13, 0x11, 0x13))
LACQUERED: Final = replace(THEMES["rajas"], raised=WELL, line=LACQUER_EDGE, accent=GOLD)


class RajasDesk(BoardEditor):
    """The whole board, to be set out as it lies on a real table."""

    edits, painters = EDITS, PAINTERS
    choice_cells = MappingProxyType({"tile": (112.0, 138.0, 13)})
    ground: Ground

    def __init__(self, app: Window, host: EditorHost) -> None:
        super().__init__(app, THEMES["rajas"], FIT, host)
        self.ground = Ground()
        self.places: Places = places_in(Box(8, 88, 1568, 884), 2)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        """Tracks, river, spaces, province."""
        return desk_spots(self.places, self.table, self.seat)

    def seat_boxes(self) -> tuple[Box, ...]:
        """Along the top."""
        frame = table_places(self.width, self.height, True)
        return seat_boxes(frame.seats, len(self.table.seats))

    # -- layout

    def layout(self, width: float, height: float) -> None:
        """Seats along the top, board, panel, bar."""
        frame = table_places(width, height, True)
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
        """The board, the seats over it, what the pointer is on, the bar."""
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
        colour = WARNING if self.page.draft.problem is not None else seat_colour(self.seat)
        room = draw_bar(canvas, self.bar, self.fields.box.x, colour, self.bar_words()[0])
        self.draw_help(canvas, room)
        self.draw_widgets(canvas)

    def draw_panel(self, canvas: Canvas) -> None:
        """In the colours of lacquer."""
        lacquered = copy(canvas)
        lacquered.theme = LACQUERED
        super().draw_panel(lacquered)

    def draw_column(self, canvas: Canvas, box: Box) -> None:
        """Lacquer."""
        canvas.shadow(box, 12, blur=18, drop=6, strength=130)
        canvas.rounded(box, 12, LACQUER, LACQUER_EDGE, 1.5)
