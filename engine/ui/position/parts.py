"""Parts of the position page: the list of its sections, and the bar with the way on."""

from __future__ import annotations

from typing import Any, Final

from engine.core.position import Section
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.focus import Focus
from engine.ui.position.sheet import PositionSheet
from engine.ui.theme import (
    BODY,
    LARGE,
    LINE,
    SECOND_TEXT,
    TEXT,
    WARNING,
    mix,
)
from engine.ui.widgets import Button, RowState, ScrollArea, ScrollList, Widget

CONTENTS: Final = 216.0
WIDEST_CONTENTS: Final = 320.0
HEADING_ROOM: Final = 110.0
SECTION_ROW: Final = 44.0
PLAY_WIDTH: Final = 296.0
BACK_WIDTH: Final = 168.0

Place = tuple[Any, int, bool]


class PlayBar(Widget):
    """What the position asks for, or what is wrong with it, and the way on."""

    def __init__(self, back: Button, play: Button) -> None:
        super().__init__()
        self.back, self.play = back, play
        self.headline: Words = ""
        self.problem: Words = ""
        self.add(back)
        self.add(play)

    def show(self, headline: Words, problem: Words) -> None:
        """The words of another position."""
        self.headline, self.problem = headline, problem
        self.play.is_enabled = not problem
        self.changed()

    def placed(self) -> None:
        """The buttons at the right."""
        box = self.box
        height = box.h - 28
        self.play.box = Box(box.right - 16 - PLAY_WIDTH, box.y + 14, PLAY_WIDTH, height)
        self.back.box = Box(self.play.box.x - 16 - BACK_WIDTH, box.y + 14, BACK_WIDTH, height)

    def draw(self, canvas: Canvas) -> None:
        """The ground with its accent and the two lines."""
        box = self.box
        mark = WARNING if self.problem else canvas.theme.accent
        canvas.panel(box, fill=mix(canvas.theme.panel, mark, 0.06))
        canvas.rounded(Box(box.x + 1, box.y + 14, 4, box.h - 28), 2, mark)
        x, middle = box.x + 32, box.centre_y
        room = self.back.box.x - x - 24
        canvas.text(x, middle - 15, self.headline, LARGE, TEXT, "text-semibold", max_width=room)
        if not self.problem:
            words = Said("editor-advice-or-play")
            canvas.text(x, middle + 17, words, BODY, SECOND_TEXT, max_width=room)
            return
        canvas.icon("alert-triangle", x + 9, middle + 17, 18, WARNING)
        canvas.text(x + 28, middle + 17, self.problem, BODY, WARNING, max_width=room - 28)


class KeptFocus:
    """Where the keyboard is on the sheet, so that it stays there when the controls are new."""

    def __init__(self, focus: Focus, fields: PositionSheet) -> None:
        self._focus = focus
        self._fields = fields

    def place(self) -> Place | None:
        """The control that the keyboard is on: its field, which part of it, whether it shows."""
        widget = self._focus.current
        part = 0
        while widget is not None and not hasattr(widget, "field"):
            if widget.parent is not None and widget in widget.parent.children:
                part = widget.parent.children.index(widget)
            widget = widget.parent
        if widget is None:
            return None
        moved_to = getattr(widget, "moved_to", None)
        return widget.field.path, part if moved_to is None else moved_to, self._focus.is_shown

    def take(self, place: Place | None) -> None:
        """The keyboard goes on where it was, on the control made anew."""
        if place is None:
            return
        path, part, is_shown = place
        try:
            control = self._fields.control_at(path)
        except LookupError:
            self._focus.take(None, shown=False)
            return
        parts = [child for child in control.children if child.is_focusable]
        target = parts[min(part, len(parts) - 1)] if parts else control
        self._focus.take(target, shown=is_shown)


class SectionList(ScrollList[Section]):
    """The sections by name; the one in view is marked, and a click goes to it."""

    def __init__(self, fields: PositionSheet, sheet: ScrollArea) -> None:
        super().__init__((), self._draw_heading, row_height=SECTION_ROW, on_choose=self._go_to)
        self._fields = fields
        self._sheet = sheet

    def width(self, canvas: Canvas) -> float:
        """Room for the longest heading, within bounds."""
        titles = [self._fields.title_of(section) for section in self.items]
        longest = max(
            (canvas.text_width(title, BODY, "text-semibold") for title in titles), default=0.0
        )
        return max(CONTENTS, min(WIDEST_CONTENTS, longest + HEADING_ROOM))

    def _go_to(self, index: int) -> None:
        self._sheet.scroll_to(self._fields.top_of(index))

    def _draw_heading(self, canvas: Canvas, box: Box, section: Section, state: RowState) -> None:
        is_here = state.index == self._fields.section_at(self._sheet.offset)
        if is_here or state.is_hovered:
            ground = mix(canvas.theme.raised, canvas.theme.accent, 0.22 if is_here else 0.08)
            canvas.rounded(box.inset(0, 2), 8, ground)
        x = box.x + 16
        if section.seat is not None:
            canvas.seat_mark(section.seat, x + 8, box.centre_y, 10)
        else:
            canvas.disc(x + 8, box.centre_y, 3, canvas.theme.accent if is_here else LINE)
        is_faulty = self._fields.has_problem(section)
        room = box.w - 56 - (28 if is_faulty else 0)
        ink = TEXT if is_here else SECOND_TEXT
        title = self._fields.title_of(section)
        canvas.text(x + 30, box.centre_y, title, BODY, ink, "text-semibold", max_width=room)
        if is_faulty:
            canvas.icon("alert-triangle", box.right - 20, box.centre_y, 16, WARNING)
