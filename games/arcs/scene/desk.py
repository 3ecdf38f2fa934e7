"""The desk: a position set out by clicking on the table itself (`position_edits` says how)."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from engine.core.position_edits import Key
from engine.ui.box import Box
from engine.ui.cached_layer import CachedLayer
from engine.ui.canvas import Canvas
from engine.ui.position.board_editor import BoardEditor, EditorHost
from engine.ui.position.edit_panel import SEAT_MARK
from engine.ui.scene import Window
from engine.ui.table.pointing import Spots
from engine.ui.theme import THEMES
from engine.ui.widgets.base import Widget
from games.arcs.foresight import is_laid_out
from games.arcs.scene.art.ground import Ground
from games.arcs.scene.art.places import Places, places_in
from games.arcs.scene.art.tokens import draw_seat
from games.arcs.scene.desk_art import DESK_EDITS, PAINTERS, draw_desk, draw_prompt
from games.arcs.scene.desk_places import desk_spots
from games.arcs.scene.layout import DESKS, FIRST_FRAME, FIT, Desk, seat_boxes, table_places

BUTTONS_Y: Final = 104.0
BUTTON_H: Final = 60.0


class DeskSpots(Spots):
    """Everything that can be clicked; systems are hit by their cells, all else by its box."""

    def __init__(self, desk: ArcsDesk) -> None:
        super().__init__(desk.may_take, desk.dropped, lambda x, y: None)
        self._desk = desk

    def hit(self, x: float, y: float) -> Widget | None:
        """The uppermost thing there that is no system, else the system whose cell it is."""
        for child in reversed(self.children):
            key = child.fact.key  # type: ignore[attr-defined]
            if key[0] != "system" and child.box.contains((x, y)):
                return child
        table = self._desk.table
        found = self._desk.places.system_at((x, y), table.systems if is_laid_out(table) else ())
        return None if found is None else self._by_key.get(("system", found))


class ArcsDesk(BoardEditor):
    """The whole table, to be set out as it lies on a real one."""

    painters = PAINTERS
    choice_cells = MappingProxyType(
        {
            "court card": (286.0, 46.0, 4),
            "setup card": (420.0, 46.0, 1),
            "lore-card": (286.0, 46.0, 4),
        }
    )
    ground: Ground

    def __init__(self, app: Window, host: EditorHost) -> None:
        table = host.draft.table
        self.edits = DESK_EDITS.of(table)
        super().__init__(app, THEMES["arcs"], FIT, host)
        self.ground, self.layer = Ground(), CachedLayer()
        self.here: Desk = DESKS.of(table)(FIRST_FRAME, 1080.0, len(table.seats))
        self.places: Places = places_in(self.here.middle)

    def make_spots(self) -> Spots:
        """Systems have forms of their own."""
        return DeskSpots(self)

    def board_places(self) -> Iterable[tuple[Key, Box]]:
        """Map, Court, ambitions, boards, hand."""
        yield from desk_spots(self.here, self.places, self.table, self.seat, self.voice)

    def seat_boxes(self) -> tuple[Box, ...]:
        """Along the top."""
        frame = table_places(self.width, self.height, is_column_open=True)
        return seat_boxes(frame.seats, len(self.table.seats))

    def layout(self, width: float, height: float) -> None:
        """Seats along the top, the table, the panel at its right, the bar."""
        frame = table_places(width, height, is_column_open=True)
        assert frame.column is not None
        self.bar = frame.bar
        board = self.place_beside(frame.board, frame.column)
        self.here = DESKS.of(self.table)(board, height, len(self.table.seats))
        self.places = places_in(self.here.middle)
        self.place_tools(width - 18, 40)
        row = Box(self.bar.x + 20, self.bar.y + BUTTONS_Y, self.bar.w - 36, BUTTON_H)
        buttons = (self.fields, self.ask, self.go_on)
        for button, box in zip(buttons, row.row(None, None, None, gap=10), strict=True):
            button.box = box
        self.place_all()

    def draw_seat_mark(self, canvas: Canvas, x: float, y: float) -> None:
        """A mark of Arcs."""
        draw_seat(canvas, self.seat, x, y, SEAT_MARK)

    def draw(self, canvas: Canvas) -> None:
        """The table as it is set out, the seats, the panel, the bar."""
        draw_desk(canvas, self, self.hovered)
        self.draw_panel(canvas)
        self.draw_help(canvas, draw_prompt(canvas, self.bar, self.seat, self.bar_words()[0]))
        self.draw_widgets(canvas)
        self.draw_pencils(canvas)
