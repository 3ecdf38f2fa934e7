"""Parts of pages that lay themselves out: a page declares what it shows as a tree of them.

Widths go down the tree and heights come up; on the way each part notes where its children are, once
(`lay`). Drawing, hit boxes, focus order, tooltips and scrolling follow from the tree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.text.message import Words
from engine.ui.box import Box
from engine.ui.canvas import Align, Canvas
from engine.ui.theme import BODY, LINE, SECOND_TEXT, SMALL, TEXT, Colour, Font, Theme, lighten
from engine.ui.widgets.base import NO_BOX, Widget

GAP: Final = 24.0
INSET: Final = 20.0
HEAD: Final = 52.0
FORM_ROW: Final = 76.0
WIDEST_CONTROL: Final = 360.0
TWO_COLUMNS_FROM: Final = 1100.0

Ink = Colour | Callable[[Theme], Colour]
Said = Words | Callable[[], Words]
Paint = Callable[[Canvas, Box], object]


def bright(theme: Theme) -> Colour:
    """The accent of a theme, light enough for words on a panel."""
    return lighten(theme.accent, 0.2)


class Part(Widget):
    """A part of a page with children. The pointer and the Tab key find only what can be used."""

    lets_through = True

    def __init__(self, *children: Widget) -> None:
        super().__init__()
        self._homes: dict[Widget, Box] = {}
        for child in children:
            self.add(child)

    @property
    def shown(self) -> list[Widget]:
        """The children that take up room."""
        return [child for child in self.children if child.is_visible]

    def lay(self, canvas: Canvas, width: float) -> float:
        """To be filled in: `put` every child at a place of a part so wide; returns its height."""
        return self.tall

    def put(self, child: Widget, home: Box) -> None:
        """Note where a child is, seen from the corner of this part."""
        self._homes[child] = home

    def height(self, canvas: Canvas, width: float) -> float:
        self._homes.clear()
        self._box = NO_BOX  # the same box may hold letters of another size
        return self.lay(canvas, width)

    def placed(self) -> None:
        for child, home in self._homes.items():
            child.box = home.moved(self.box.x, self.box.y)

    def render(self, canvas: Canvas) -> None:
        """Draws itself, and the children that are in view."""
        if self.is_visible:
            self.draw(canvas)
            for child in self.children:
                if canvas.sees(child.box):
                    child.render(canvas)


class Column(Part):
    """Children one below the other, each as wide as the column."""

    def __init__(self, *children: Widget, gap: float = 0) -> None:
        super().__init__(*children)
        self.gap = gap

    def lay(self, canvas: Canvas, width: float) -> float:
        return self.stack(canvas, Box(0, 0, width, 0))

    def stack(self, canvas: Canvas, room: Box) -> float:
        """Puts the children below each other from the top of a room; returns where they end."""
        y = room.y
        for child in self.shown:
            high = child.height(canvas, room.w)
            self.put(child, Box(room.x, y, room.w, high))
            y += high + self.gap
        return max(room.y, y - self.gap)


class Panel(Column):
    """A panel with a title row, its children below it inside the margins.

    `aside` draws what is at the right of the title row, where that is more than a `note`.
    """

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        title: Words,
        icon: str | None,
        *children: Widget,
        note: Said = "",
        aside: Paint | None = None,
        ink: Colour = SECOND_TEXT,
        gap: float = 0,
        foot: float = 8,
        inset: float = INSET,
    ) -> None:
        super().__init__(*children, gap=gap)
        self.title, self.icon, self.note, self.aside, self.ink = title, icon, note, aside, ink
        self.foot, self.inset = foot, inset

    def lay(self, canvas: Canvas, width: float) -> float:
        return self.stack(canvas, Box(self.inset, HEAD, width - 2 * self.inset, 0)) + self.foot

    def draw(self, canvas: Canvas) -> None:
        note = self.note() if callable(self.note) else self.note
        canvas.panel(self.box, self.title, self.icon, note or None, icon_colour=self.ink)
        if self.aside is not None:
            self.aside(canvas, self.box.cut_top(HEAD)[0])


class Row(Column):
    """Children side by side; those whose width is None share what the others leave.

    One as high as 0 fills the row, and so do all where it `is_even`; others are in the middle of
    its height (`is_level`) or at its top. A line is above one that `is_ruled`. Where there is less
    room than `least`, or the window is smaller than `least_scale`, they stand one below the other.
    """

    def __init__(  # noqa: PLR0913 (options, by name)
        self,
        *children: Widget,
        widths: Sequence[float | None] = (),
        gap: float = 0,
        least: float = 0,
        least_scale: float = 0,
        tall: float = 0,
        is_level: bool = False,
        is_ruled: bool = False,
        is_even: bool = False,
    ) -> None:
        super().__init__(*children, gap=gap)
        self.is_even = is_even
        self.widths = widths or [None] * len(children)
        self.least, self.least_scale = least, least_scale
        self.tall, self.is_level, self.is_ruled = tall, is_level, is_ruled

    def lay(self, canvas: Canvas, width: float) -> float:
        if width < self.least or canvas.scale < self.least_scale:
            return super().lay(canvas, width)
        cells = Box(0, 0, width, 0).row(*self.widths, gap=self.gap)
        highs = [
            each.height(canvas, cell.w) for each, cell in zip(self.children, cells, strict=True)
        ]
        tall = max(self.tall, *highs)
        for child, cell, high in zip(self.children, cells, highs, strict=True):
            y = (tall - high) / 2 if self.is_level and high else 0
            self.put(child, Box(cell.x, y, cell.w, tall if self.is_even else high or tall))
        return tall

    def draw(self, canvas: Canvas) -> None:
        if self.is_ruled:
            canvas.hairline(self.box.x, self.box.y, self.box.w, colour=LINE, alpha=130)


def two_columns(left: Sequence[Widget], right: Sequence[Widget]) -> Row:
    """Panels in two columns, or all in one where the page is narrow."""
    columns = [Column(*each, gap=GAP) for each in (left, right) if each]
    return Row(*columns, gap=GAP, least=TWO_COLUMNS_FROM)


class Grid(Part):
    """Children in equal cells, line after line, each line as high as the highest in it.

    So many `columns`, or as many as have room without being narrower than `narrowest`.
    """

    def __init__(
        self,
        *children: Widget,
        columns: int = 99,
        narrowest: float = 0,
        gap: float = 0,
        line_gap: float | None = None,
    ) -> None:
        super().__init__(*children)
        self.columns, self.narrowest, self.gap = columns, narrowest, gap
        self.line_gap = gap if line_gap is None else line_gap

    def lay(self, canvas: Canvas, width: float) -> float:
        fitting = int((width + self.gap) / max(1.0, self.narrowest + self.gap))
        count = max(1, min(fitting, self.columns, len(self.children)))
        cells, y = Box(0, 0, width, 0).row(*[None] * count, gap=self.gap), 0.0
        for first in range(0, len(self.children), count):
            line = self.children[first : first + count]
            high = max(child.height(canvas, cells[0].w) for child in line)
            for child, cell in zip(line, cells, strict=False):
                self.put(child, Box(cell.x, y, cell.w, high))
            y += high + self.line_gap
        return max(0.0, y - self.line_gap)


class Label(Part):
    """Words in as many lines as they need, or at `most`; `words` may be what says them."""

    def __init__(
        self,
        words: Said,
        size: float = BODY,
        ink: Ink = TEXT,
        font: Font = "text",
        *,
        leading: float = 1.5,
        align: Align = "left",
        most: int | None = None,
    ) -> None:
        super().__init__()
        self.words, self.size, self.ink, self.font = words, size, ink, font
        self.leading, self.align, self.most = leading, align, most

    @property
    def said(self) -> Words:
        return self.words() if callable(self.words) else self.words

    def lay(self, canvas: Canvas, width: float) -> float:
        lines = len(canvas.paragraph_lines(width, self.said, self.size, self.font))
        step = canvas.line_step(self.size, self.leading)
        return step * (lines if self.most is None else min(self.most, lines))

    def draw(self, canvas: Canvas) -> None:
        ink = self.ink(canvas.theme) if callable(self.ink) else self.ink
        canvas.paragraph(self.box, self.said, self.size, ink, self.font, self.leading, self.most,
                         self.align)  # fmt: skip


class Strip(Part):
    """A piece of drawing of a height, or nothing: a chart, a line of a table. 0: all of its row.

    `pins` are widgets on it with their places, seen from the left and the top, or with negative
    numbers from the right and the bottom.
    """

    def __init__(
        self,
        tall: float,
        paint: Paint | None = None,
        pins: Mapping[Widget, Box] = MappingProxyType({}),
    ) -> None:
        super().__init__(*pins)
        self.tall, self.paint, self.pins = tall, paint, pins

    def lay(self, canvas: Canvas, width: float) -> float:
        for child, at in self.pins.items():
            x, y = at.x + width * (at.x < 0), at.y + self.tall * (at.y < 0)
            self.put(child, Box(x, y, at.w, at.h))
        return self.tall

    def draw(self, canvas: Canvas) -> None:
        if self.paint is not None:
            self.paint(canvas, self.box)


class FormRow(Part):
    """A setting under a line: its name and what it does at the left, its control at the right.

    Without a name the control has the whole row, as a toggle that says its own words.
    """

    def __init__(self, control: Widget, label: Words = "", note: Words = "") -> None:
        super().__init__(control)
        self.control, self.label, self.note = control, label, note

    def lay(self, canvas: Canvas, width: float) -> float:
        wide = min(WIDEST_CONTROL, 0.6 * width) if self.label else width
        high = self.control.height(canvas, wide) or FORM_ROW
        self.put(self.control, Box(width - wide, (FORM_ROW - high) / 2, wide, high))
        return FORM_ROW

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.hairline(box.x, box.y, box.w, colour=LINE, alpha=110)
        if self.label:
            room, y = self.control.box.x - box.x - 16, box.centre_y
            canvas.text(box.x, y - 12, self.label, BODY, TEXT, "text-semibold", max_width=room)
            canvas.text(box.x, y + 13, self.note, SMALL, SECOND_TEXT, max_width=room)
