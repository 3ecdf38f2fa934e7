"""The fields of a position in a drawer over its board: a panel a section, a line a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from engine.core.position.draft import PositionDraft, Problem, Section, SectionRow
from engine.core.position.edits import Path
from engine.core.position.fields import Field
from engine.text.message import Message, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Clicked, Intent, Key, KeyPressed
from engine.ui.pages.page_theme import theme_of
from engine.ui.position.controls import (
    CAPTION,
    CONTROL,
    Control,
    CountsControl,
    Editor,
    WidthOf,
    control_for,
)
from engine.ui.scene import Focus, Scene
from engine.ui.theme import BODY, LARGE, LINE, PANEL, SECOND_TEXT, SMALL, TEXT, WARNING, Font, mix
from engine.ui.widgets import Button, ScrollArea
from engine.ui.widgets.base import NO_BOX

HEAD: Final = 52.0
INSET: Final = 20.0
PAD: Final = 7.0
LEAST_LABEL: Final = 156.0
LABEL: Final = 204.0
INDENT: Final = 24.0
CELL_GAP: Final = 12.0
TAKE_AWAY: Final = 40.0
SECTION_GAP: Final = 20.0
LABEL_GAP: Final = 20.0
TIGHT: Final = 1.2
LEAST_ITEM: Final = 96.0
FOOT: Final = 12.0


@dataclass(slots=True)
class SheetRow:
    row: SectionRow
    controls: list[Any]
    remove: Button | None
    box: Box = NO_BOX
    label: Box = NO_BOX

    @property
    def has_captions(self) -> bool:
        """Whether every control needs its own words: several short fields of one item."""
        return self.row.item is not None and any(
            self._is_captioned(cell) for cell in self.row.cells
        )

    @property
    def drop(self) -> float:
        """How far below its top the label stands, to be level with wells under captions."""
        counts = any(isinstance(control, CountsControl) for control in self.controls)
        return CAPTION if counts or self.has_captions else 0.0

    def caption(self, field: Field) -> Words:
        return field.title if self._is_captioned(field) else ""

    def _is_captioned(self, field: Field) -> bool:
        return self.row.item is not None and field.path != self.row.item


class TextWidths:
    """How wide texts are on a canvas; each is said and measured once."""

    def __init__(self, canvas: Canvas) -> None:
        self.title = cache(canvas.text_width)
        self.label: WidthOf = cache(lambda words: canvas.text_width(words, BODY, "text-semibold"))
        self.caption = cache(lambda words: canvas.text_width(words, SMALL))


@dataclass(slots=True)
class SheetSection:
    section: Section
    lines: list[SheetRow]
    remove: Button | None
    box: Box = NO_BOX


class PositionSheet:
    """Fills a scroll area with the sections of a draft, and keeps its controls up to date.

    `seat_names` title the sections of seats.
    """

    def __init__(
        self,
        area: ScrollArea,
        editor: Editor,
        seat_names: Callable[[int], str],
    ) -> None:
        self.area = area
        self.editor = editor
        self.seat_names = seat_names
        self.problem: Problem | None = None
        self.parts: list[SheetSection] = []
        self._signature: Any = None

    # -- content

    def show(
        self, sections: Sequence[Section], problem: Problem | None, *, can_remove_seat: bool
    ) -> None:
        """Shows the sections; the controls are kept where the same fields are shown."""
        self.problem = problem
        signature = (can_remove_seat, [_signature(section) for section in sections])
        if signature == self._signature:
            self._update(sections)
            return
        self._signature = signature
        self.area.remove_all()
        self.parts = [self._part(section, can_remove_seat) for section in sections]

    def _update(self, sections: Sequence[Section]) -> None:
        for part, section in zip(self.parts, sections, strict=True):
            part.section = section
            for line, row in zip(part.lines, section.rows, strict=True):
                line.row = row
                for control, cell in zip(line.controls, row.cells, strict=True):
                    if control.field != cell:
                        control.show(cell)

    def _part(self, section: Section, can_remove_seat: bool) -> SheetSection:
        remove = None
        if section.seat is not None and can_remove_seat:
            seat = section.seat
            remove = Button(
                kind="icon", icon="trash", tooltip=Message("house-take-seat-away"),
                on_click=lambda: self.editor(lambda draft: draft.remove_seat(seat)),
            )  # fmt: skip
        return SheetSection(section, [self._line(row) for row in section.rows], remove)

    def _line(self, row: SectionRow) -> SheetRow:
        remove = None
        if row.item is not None:
            item = row.item
            remove = Button(
                kind="icon", icon="x", tooltip=Message("editor-take-away"),
                on_click=lambda: self.editor(lambda draft: draft.remove_item(item)),
            )  # fmt: skip
        return SheetRow(row, [control_for(cell, self.editor) for cell in row.cells], remove)

    def controls(self) -> list[Control]:
        """All controls from top to bottom."""
        return [control for part in self.parts for line in part.lines for control in line.controls]

    def control_at(self, path: Path) -> Any:
        """The control of a field; LookupError when no line shows it by itself."""
        for control in self.controls():
            if control.field.path == path:
                return control
        raise LookupError(f"no control for {path}")

    def title_of(self, section: Section) -> Words:
        """The heading of a section: a seat's name, or its own words."""
        return section.title if section.seat is None else self.seat_names(section.seat)

    def is_faulty(self, row: SectionRow) -> bool:
        if self.problem is None or self.problem.path is None:
            return False
        wrong = self.problem.path
        return any(
            cell.path[: len(wrong)] == wrong or wrong[: len(cell.path)] == cell.path
            for cell in row.cells
        )

    # -- places

    def arrange(self, canvas: Canvas) -> None:
        y, width, widths = 0.0, self.area.inner_width - 8, TextWidths(canvas)
        for part in self.parts:
            top = y
            if part.remove is not None:
                self.area.place(part.remove, Box(width - INSET - 36, y + 8, 36, 36))
            y = self._place_lines(part, Box(INSET, y + HEAD, width - 2 * INSET, 0), widths)
            part.box = Box(0, top, width, y + FOOT - top)
            y = part.box.bottom + SECTION_GAP
        self.area.content_height = y

    def _place_lines(self, part: SheetSection, room: Box, widths: TextWidths) -> float:
        """Lines below each other; returns where they end."""
        y, column = room.y, _column(part.lines, widths)
        items = _item_columns(part.lines, widths)
        for line in part.lines:
            label = column if line.row.item is None else items[line.row.item[:-1]]
            y += self._place_line(line, Box(room.x, y, room.w, 0), label, widths)
        return y

    def _place_line(self, line: SheetRow, room: Box, label: float, widths: TextWidths) -> float:
        """Puts the controls of a line beside its label; returns the height used."""
        left, start = room.x + line.row.depth * INDENT, room.x + label
        right = room.right - (TAKE_AWAY + CELL_GAP if line.remove else 0)
        caption = CAPTION if line.has_captions else 0.0
        x, y, height = start, room.y + PAD, CONTROL
        for control in line.controls:
            wanted, tall = control.size_for(right - start, widths.label)
            said = widths.caption(line.caption(control.field)) if caption else 0.0
            if x > start and x + max(wanted, said) > right:
                x, y = start, y + caption + height + CELL_GAP
            top = y + caption + max(0.0, CONTROL - tall) / 2
            self.area.place(control, Box(x, top, wanted, tall))
            x += max(wanted, said) + CELL_GAP
            height = max(tall, CONTROL)
        bottom = y + caption + height + PAD
        line.box = Box(room.x, room.y, room.w, bottom - room.y)
        line.label = Box(left, room.y + PAD, start - left - CELL_GAP, CONTROL + caption)
        if line.remove is not None:
            middle = y + caption + CONTROL / 2
            place = Box(room.right - TAKE_AWAY, middle - TAKE_AWAY / 2, TAKE_AWAY, TAKE_AWAY)
            self.area.place(line.remove, place)
        return bottom - room.y

    # -- drawing

    def paint(self, canvas: Canvas, content: Box) -> None:
        view = self.area.box.inset(0, -24)
        for part in self.parts:
            box = part.box.moved(content.x, content.y)
            if not box.intersects(view):
                continue
            canvas.panel(box)
            self._draw_head(canvas, part.section, box)
            for line in part.lines:
                if line.box.moved(content.x, content.y).intersects(view):
                    self._draw_line(canvas, line, content)

    def _draw_head(self, canvas: Canvas, section: Section, box: Box) -> None:
        x, y = box.x + INSET, box.y + HEAD / 2
        if section.seat is not None:
            canvas.seat_mark(section.seat, x + 13, y, 13)
            x += 40
        canvas.text(x, y, self.title_of(section), BODY, TEXT, "text-bold")

    def _draw_line(self, canvas: Canvas, line: SheetRow, content: Box) -> None:
        box = line.box.moved(content.x, content.y)
        if self.is_faulty(line.row):
            canvas.rounded(box.inset(-8, 2), 8, mix(PANEL, WARNING, 0.1))
            canvas.rounded(Box(box.x - 8, box.y + 10, 3, box.h - 20), 1.5, WARNING)
        canvas.hairline(box.x, box.y, box.w, colour=LINE, alpha=80)
        label = line.label.moved(content.x, content.y)
        ink = SECOND_TEXT if line.row.depth else TEXT
        weight: Font = "text" if line.row.depth else "text-semibold"
        y = label.y + CONTROL / 2 + line.drop
        if canvas.text_width(line.row.title, BODY, weight) <= label.w:
            canvas.text(label.x, y, line.row.title, BODY, ink, weight)
        else:
            step = canvas.line_step(BODY, TIGHT)
            place = Box(label.x, y - step, label.w, 2 * step)
            canvas.paragraph(place, line.row.title, BODY, ink, weight, TIGHT, max_lines=2)
        for control in line.controls:
            caption = line.caption(control.field)
            if caption:
                place = control.box
                canvas.text(place.x, place.y - CAPTION / 2, caption, SMALL, SECOND_TEXT)


def _signature(section: Section) -> Any:
    """What must be the same for controls to be kept: fields, kinds and how many items."""
    return (
        section.title,
        [
            (
                row.item,
                row.depth,
                [(cell.path, cell.kind, len(cell.children)) for cell in row.cells],
            )
            for row in section.rows
        ],
    )


def _column(lines: Sequence[SheetRow], widths: TextWidths) -> float:
    """Where controls begin in lines that stand alone: past the longest label, within bounds."""
    titles = [line.row.title for line in lines if not line.row.depth]
    longest = max((widths.label(title) for title in titles), default=0.0)
    return max(LEAST_LABEL, min(LABEL, longest + LABEL_GAP))


def _item_columns(lines: Sequence[SheetRow], widths: TextWidths) -> dict[Path, float]:
    """Where controls begin in the items of each list: past the longest title of its items."""
    columns: dict[Path, float] = {}
    for line in lines:
        if line.row.item is not None:
            wanted = line.row.depth * INDENT + widths.title(line.row.title) + LABEL_GAP
            above = line.row.item[:-1]
            columns[above] = max(columns.get(above, LEAST_ITEM), wanted)
    return columns


# The fields of a position in a drawer over the board: for what has no place on it.

WIDE: Final = 560.0
DRAWER_HEAD: Final = 60.0
DRAWER_FOOT: Final = 68.0
DRAWER_INSET: Final = 12.0


class FieldsDrawer(Scene):
    """From the left edge, over the palette; a click beside it, F or Esc shuts it."""

    is_overlay = True

    def __init__(self, page: Any) -> None:
        super().__init__(page.app, theme_of(page.game, page.before))
        self.page, self.about_game = page, page.game
        self.area = ScrollArea(self._paint)
        self.fields = PositionSheet(self.area, self.edit, page.seat_title)
        self.kept_focus = KeptFocus(self.focus, self.fields)
        self.shut = Button(
            Message("desk-shut-fields"), self.back, kind="secondary", icon="x", key=Key.FIELDS
        )
        self.more = Button(
            Message("house-add-seat"), lambda: self.edit(PositionDraft.add_seat),
            kind="secondary", icon="plus",
        )  # fmt: skip
        self.panel = Box(0, 0, WIDE, 0)
        for widget in (self.area, self.shut, self.more):
            self.add(widget)

    def edit(self, change: Callable[[PositionDraft], object]) -> None:
        """Changes the draft; the keyboard stays on the field that it is on."""
        place = self.kept_focus.place()
        self.page.edit(change)
        self.show()
        if self.focus.current not in self.focus.choices():
            self.kept_focus.take(place)

    def show(self) -> None:
        draft, game = self.page.draft, self.page.game
        seats = draft.seats
        can_remove = seats is not None and seats > game.fewest_seats
        self.more.is_visible = seats is not None and seats < game.most_seats
        self.fields.show(draft.sections, draft.problem, can_remove_seat=can_remove)
        if self.area.box.w > 0:
            self.fields.arrange(self.app.canvas)
        self.invalidate()

    # -- the scene

    def enter(self) -> None:
        self.show()

    def _go_to_what_is_wrong(self) -> None:
        lines = (line for part in self.fields.parts for line in part.lines)
        wrong = next((line for line in lines if self.fields.is_faulty(line.row)), None)
        if wrong is not None:
            self.area.scroll_to(wrong.box.y - HEAD)

    def layout(self, width: float, height: float) -> None:
        is_first = self.area.box.w <= 0
        self.panel = Box(0, 0, min(WIDE, width), height)
        _, self.area.box, foot = self.panel.inset(DRAWER_INSET, 0).column(
            DRAWER_HEAD, None, DRAWER_FOOT
        )
        self.shut.box, self.more.box = foot.inset(0, 10).row(None, None, gap=DRAWER_INSET)
        self.fields.arrange(self.app.canvas)
        if is_first:
            self._go_to_what_is_wrong()

    def handle(self, intent: Intent) -> bool:
        """Undo and redo as on the board; a click beside the drawer shuts it."""
        if super().handle(intent):
            return True
        if isinstance(intent, Clicked) and not self.panel.contains((intent.x, intent.y)):
            return self.back()
        if isinstance(intent, KeyPressed) and intent.ctrl and intent.key in "zy":
            self.edit(PositionDraft.undo if intent.key == "z" else PositionDraft.redo)
        return True

    def draw(self, canvas: Canvas) -> None:
        box = self.panel
        canvas.shadow(box, 0, blur=40, drop=0, strength=200)
        canvas.rounded(box, 0, canvas.theme.panel)
        canvas.text(
            box.x + 24, DRAWER_HEAD / 2, Message("editor-fields"), LARGE, TEXT, "text-semibold"
        )
        self.draw_widgets(canvas)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        self.fields.paint(canvas, content)


Place = tuple[Any, int, bool]


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
