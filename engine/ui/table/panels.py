"""The panels around a board: top bar, seats, side panels, the hint, and where they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

from engine.core.decision import Reason
from engine.text.message import Message, Words
from engine.ui.box import Box
from engine.ui.canvas import TITLE_ROW, Canvas
from engine.ui.display import Intent, Key
from engine.ui.paint.portraits import draw_face
from engine.ui.table.actions import HEIGHT, LOW_HEIGHT
from engine.ui.theme import (
    BAD,
    BODY,
    HEADING,
    INK,
    LARGE,
    LINE,
    PANEL,
    RAISED,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    WHITE,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Pressable, Tip, Widget
from engine.ui.widgets.fields import Toggle
from engine.ui.widgets.scroll import ScrollArea

# Where the places of a table are: top bar, seats, board, action bar, log. Pure arithmetic.

TOP: Final = 56.0
MARGIN: Final = 16.0
GAP: Final = 16.0
SEATS_WIDTH: Final = 272.0
COLUMN_WIDTH: Final = 384.0
NARROW_SEATS: Final = 232.0
NARROW_COLUMN: Final = 336.0
NARROW_FRAME: Final = 1600.0
SEATS_ROW: Final = 72.0
LEAST_BOARD: Final = 860.0
LEAST_BAR: Final = 1080.0
LOW_FRAME: Final = 800.0


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of a table. `column` is the right one, None while it is put away.

    With `is_drawer` the column lies over the board, because there is no room beside it.
    """

    top: Box
    seats: Box
    board: Box
    bar: Box
    column: Box | None
    is_drawer: bool

    @property
    def head(self) -> float:
        """Where what lies along the top ends: the bar, and the seats where these are a row."""
        is_row = self.seats.h < self.board.h / 2
        return max(self.top.bottom, self.seats.bottom if is_row else 0.0)


def table_places(
    width: float,
    height: float,
    *,
    is_column_open: bool,
    is_drawer_open: bool = False,
    seats_along_top: bool = False,
) -> Places:
    """The places for a viewport; the column is put away where the board would get too small."""
    is_narrow = width < NARROW_FRAME
    seats_width = NARROW_SEATS if is_narrow else SEATS_WIDTH
    column_width = NARROW_COLUMN if is_narrow else COLUMN_WIDTH
    body = Box(MARGIN, TOP + GAP, width - 2 * MARGIN, height - TOP - GAP - MARGIN)
    bar_height = LOW_HEIGHT if height < LOW_FRAME else HEIGHT
    is_drawer = not has_room_for_column(width, seats_along_top=seats_along_top)
    rest: Box = body
    column: Box | None = None
    if is_column_open and not is_drawer:
        column, rest = body.cut_right(column_width, GAP)
    elif is_drawer and is_drawer_open:
        column = body.cut_bottom(bar_height, GAP)[1].cut_right(column_width)[0]
    if seats_along_top:
        seats, middle = rest.cut_top(SEATS_ROW, GAP)
        bar, board = middle.cut_bottom(bar_height, GAP)
    elif rest.w - seats_width - GAP < LEAST_BAR:
        # A bar under the board alone would squeeze its sentence: it takes the whole width.
        bar, above = rest.cut_bottom(bar_height, GAP)
        seats, board = above.cut_left(seats_width, GAP)
    else:
        seats, middle = rest.cut_left(seats_width, GAP)
        bar, board = middle.cut_bottom(bar_height, GAP)
    return Places(Box(0, 0, width, TOP), seats, board, bar, column, is_drawer)


def has_room_for_column(width: float, *, seats_along_top: bool = False) -> bool:
    is_narrow = width < NARROW_FRAME
    seats = 0.0 if seats_along_top else (NARROW_SEATS if is_narrow else SEATS_WIDTH) + GAP
    column = (NARROW_COLUMN if is_narrow else COLUMN_WIDTH) + GAP
    return width - 2 * MARGIN - seats - column >= LEAST_BOARD


def stacked(column: Box, wanted: list[float], least_rest: float) -> tuple[list[Box], Box]:
    """Panels of the wanted heights from the top, and the rest of the column below them.

    A panel may shrink to two thirds; one for which there is no room gets a box of height 0.
    """
    boxes, y = [], column.y
    for height in wanted:
        room = column.bottom - least_rest - y
        given = min(height, room) if room >= height * 2 / 3 else 0.0
        boxes.append(Box(column.x, y, column.w, given))
        y += given + GAP if given else 0.0
    return boxes, Box(column.x, y, column.w, max(0.0, column.bottom - y))


# Panels that a game puts beside its board: below the seats, or above the log.

INSET = 16.0
DrawPanel = Callable[[Canvas, Box], object]


@dataclass(frozen=True, slots=True)
class SidePanel:
    """One panel: its title row, the height it wants (title included), and how it is drawn.

    `draw` gets the box below the title, inset at the sides; `handle` gets the intents of the
    pointer over the panel. `toggle` is (is it on, what to call with the new value) and puts a
    switch into the title row; while it is off only the title row is shown if `folds` is set. One
    that `gives_way` is put away while a bot's turn is explained above the log.
    """

    title: str
    icon: str | None
    height: float
    draw: DrawPanel
    handle: Callable[[Intent], bool] | None = None
    toggle: tuple[bool, Callable[[bool], object]] | None = None
    note: str = ""
    folds: bool = False
    gives_way: bool = False
    tip_at: Callable[[float, float], Tip | None] | None = None

    @property
    def wanted_height(self) -> float:
        """The height it takes now, folded or not."""
        is_folded = self.folds and self.toggle is not None and not self.toggle[0]
        return TITLE_ROW if is_folded else self.height


class SideColumn(Widget):
    """A stack of panels; keeps their switches. `show` must be called when the panels change."""

    def __init__(self) -> None:
        super().__init__()
        self.panels: tuple[SidePanel, ...] = ()
        self.boxes: tuple[Box, ...] = ()
        self._switches: dict[str, Toggle] = {}

    def show(self, panels: Sequence[SidePanel], column: Box, least_rest: float) -> Box:
        """Arrange the panels from the top of the column; returns what is left below them."""
        boxes, rest = stacked(column, [panel.wanted_height for panel in panels], least_rest)
        self.panels, self.boxes = tuple(panels), tuple(boxes)
        bottom = max((box.bottom for box in boxes), default=column.y)
        self.box = Box(column.x, column.y, column.w, bottom - column.y)
        for panel, box in zip(panels, boxes, strict=True):
            if panel.toggle is not None:
                self._place_switch(panel, box)
        wanted = {panel.title for panel in panels if panel.toggle is not None}
        for title, switch in self._switches.items():
            switch.is_visible = title in wanted and switch.box.h > 0
        return rest

    def _place_switch(self, panel: SidePanel, box: Box) -> None:
        assert panel.toggle is not None
        is_on, on_change = panel.toggle
        switch = self._switches.get(panel.title)
        if switch is None:
            switch = self._switches[panel.title] = Toggle(is_on, is_small=True)
            self.add(switch)
        switch.is_on, switch.on_change = is_on, on_change
        height = 32.0 if box.h else 0.0
        switch.box = Box(box.right - INSET - 44, box.y + 8, 44, height)

    def inner_box(self, index: int) -> Box:
        below = self.boxes[index].cut_top(TITLE_ROW)[1] if self.panels[index].title else None
        box = self.boxes[index].inset(0, 12) if below is None else below
        return Box(box.x + INSET, box.y, max(0.0, box.w - 2 * INSET), max(0.0, box.h - 12))

    def draw(self, canvas: Canvas) -> None:
        for index, (panel, box) in enumerate(zip(self.panels, self.boxes, strict=True)):
            if box.h <= 0:
                continue
            note = panel.note if panel.toggle is None else None
            canvas.panel(box, panel.title or None, panel.icon, note or None)
            if box.h > TITLE_ROW:
                panel.draw(canvas, self.inner_box(index))

    def hit(self, x: float, y: float) -> Widget | None:
        """Only the switches and panels that listen: elsewhere there is nothing to point at."""
        found = super().hit(x, y)
        return None if found is self and self._panel_at(x, y) is None else found

    def tip_at(self, x: float, y: float) -> Tip | None:
        panel = self._panel_at(x, y)
        return panel.tip_at(x, y) if panel is not None and panel.tip_at is not None else None

    def handle(self, intent: Intent) -> bool:
        at = (getattr(intent, "x", None), getattr(intent, "y", None))
        if at[0] is None or at[1] is None:
            return False
        panel = self._panel_at(at[0], at[1])
        return panel is not None and panel.handle is not None and panel.handle(intent)

    def _panel_at(self, x: float, y: float) -> SidePanel | None:
        for panel, box in zip(self.panels, self.boxes, strict=True):
            if box.contains((x, y)):
                return panel
        return None


# The seats of a table: one card each, with what everybody wants to know about a player.

ROOMY: Final = 176.0
USUAL: Final = 128.0
LEAST: Final = 68.0
CLOSE_GAP: Final = 8.0

CellState = Literal["filled", "failed", "now", "later"]
Sign = str | Callable[[Canvas, float, float, float], None]
"""An icon's name, or a function that draws into (canvas, middle x, middle y, size)."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What a seat's card says: score, level, a few numbers with their signs, a note, and cells.

    `note` is a quiet label with a value ("expects", "431"); `cells` are the turns or places of
    the seat in their order; `face` is the picture of the bot there.
    """

    score: Words = ""
    level: str = ""
    numbers: tuple[tuple[Sign, str], ...] = ()
    note: tuple[str, str] | None = None
    cells: tuple[CellState, ...] = ()
    face: Path | None = None


@dataclass(frozen=True, slots=True)
class SeatColumn:
    cards: tuple[Box, ...]
    below: Box = field(default_factory=lambda: Box(0, 0, 0, 0))


def seat_column(column: Box, count: int) -> SeatColumn:
    """Roomy cards for up to three seats, smaller ones from four on, all of one size."""
    gap = GAP if count < 4 else CLOSE_GAP
    wanted = ROOMY if count < 4 else USUAL
    height = max(LEAST, min(wanted, (column.h - gap * (count - 1)) / max(1, count)))
    cards = tuple(
        Box(column.x, column.y + n * (height + gap), column.w, height) for n in range(count)
    )
    top = cards[-1].bottom + GAP if cards else column.y
    return SeatColumn(cards, Box(column.x, top, column.w, max(0.0, column.bottom - top)))


@dataclass(frozen=True, slots=True)
class _Measures:
    """The rows of a card of one height."""

    mark: float
    mark_x: float
    mark_y: float
    name_y: float
    level_y: float
    score_y: float
    score_size: int
    numbers_y: float | None
    cells: tuple[float, float] | None


def _measures(height: float) -> _Measures:
    if height >= 160:
        return _Measures(18, 36, 40, 30, 56, 40, TITLE, 101, (136, 16))
    if height >= 116:
        return _Measures(16, 32, 31, 22, 46, 33, HEADING, 82, (104, 13))
    if height >= 92:
        return _Measures(15, 30, 29, 20, 43, 31, HEADING, 72, None)
    return _Measures(15, 30, height / 2, height / 2 - 11, height / 2 + 13, height / 2, HEADING,
                     None, None)  # fmt: skip


def draw_seat_card(
    canvas: Canvas,
    box: Box,
    seat: int,
    name: str,
    summary: SeatSummary,
    *,
    is_active: bool = False,
    body: Callable[[Canvas, int, Box], bool] | None = None,
) -> None:
    """One seat; `body` may draw what comes below the name and says whether it did."""
    rows = _measures(box.h)
    canvas.panel(box, active=is_active)
    canvas.seat_pattern(seat, Box(box.x + 2, box.y + 10, 8, box.h - 20), step=12)
    place = (box.x + rows.mark_x, box.y + rows.mark_y)
    if summary.face is None:
        canvas.seat_mark(seat, *place, rows.mark)
    else:
        draw_face(canvas, summary.face, seat, *place, 1.3 * rows.mark)
    right = box.right - 16
    score_width = canvas.text(
        right, box.y + rows.score_y, summary.score, rows.score_size, TEXT, "number-bold", "right"
    )
    left = box.x + rows.mark_x + rows.mark + 14
    room = right - left - score_width - 8
    size = canvas.fitting_size(name, room, (LARGE, BODY, SMALL), "text-semibold")
    canvas.text(left, box.y + rows.name_y, name, size, TEXT, "text-semibold", max_width=room)
    level = summary.level
    if canvas.text_width(level, SMALL) > room:
        level = level.rpartition(" · ")[2]
    canvas.text(left, box.y + rows.level_y, level, SMALL, SECOND_TEXT, max_width=room)
    if rows.numbers_y is None:
        return
    line_y = box.y + rows.numbers_y - (25 if box.h >= 116 else 15)
    below = Box(box.x + 16, line_y + 1, box.w - 32, box.bottom - line_y - 9)
    canvas.hairline(box.x + 16, line_y, box.w - 32, alpha=150)
    if body is not None and body(canvas, seat, below):
        return
    _draw_numbers(canvas, box, box.y + rows.numbers_y, seat, summary)
    if rows.cells is not None and summary.cells:
        _draw_cells(canvas, Box(box.x + 20, box.y + rows.cells[0], box.w - 40, rows.cells[1]),
                    seat, summary.cells)  # fmt: skip


def _draw_numbers(canvas: Canvas, box: Box, y: float, seat: int, summary: SeatSummary) -> None:
    right = box.right - 16
    if summary.note is not None:
        label, value = summary.note
        size = LARGE if box.h >= 160 else BODY
        width = canvas.text(
            right, y, value, size, canvas.theme.seat_tint(seat, 0.45), "number-bold", "right"
        )
        right -= width + 8
        if right - canvas.text_width(label, SMALL) > box.x + 120:
            right -= canvas.text(right, y, label, SMALL, SECOND_TEXT, align="right") + 12
    x = box.x + 20
    for sign, text in summary.numbers:
        width = canvas.text_width(text, LARGE, "number-bold")
        if x + 28 + width > right:
            break
        draw_sign(canvas, sign, x + 11, y, 22)
        x += 28 + canvas.text(x + 28, y, text, LARGE, TEXT, "number-bold") + 16


def draw_sign(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float) -> None:
    """An icon, or what a game draws in its place."""
    if callable(sign):
        sign(canvas, cx, cy, size)
    else:
        canvas.icon(sign, cx, cy, size, SECOND_TEXT)


def _draw_cells(canvas: Canvas, row: Box, seat: int, cells: tuple[CellState, ...]) -> None:
    """The seat's turns in order: what was done, what failed, now, and what is to come."""
    step = min(17.0, row.w / len(cells))
    if step < 8:
        _draw_bar(canvas, row, seat, cells)
        return
    width = min(12.0, step - 3)
    for index, state in enumerate(cells):
        cell = Box(row.x + index * step, row.y, width, row.h)
        if state == "filled":
            canvas.rounded(cell, 3, canvas.theme.seat_colour(seat))
        elif state == "failed":
            canvas.rounded(cell, 3, mix(BAD, (0x1D, 0x22, 0x2A), 0.72), BAD)
            canvas.icon("x", *cell.centre, min(width, 11), BAD)
        elif state == "now":
            canvas.rounded(cell, 3, None, WHITE, 2)
        else:
            canvas.rounded(cell, 3, None, LINE)


def _draw_bar(canvas: Canvas, row: Box, seat: int, cells: tuple[CellState, ...]) -> None:
    done = sum(state in ("filled", "failed") for state in cells) / len(cells)
    bar = Box(row.x, row.y + row.h / 2 - 4, row.w, 8)
    canvas.rounded(bar, 4, LINE)
    if done:
        canvas.rounded(
            Box(bar.x, bar.y, max(8.0, bar.w * done), bar.h), 4, canvas.theme.seat_colour(seat)
        )


# The one sign of the real table in the strip of every game: a hand on amber.

AMBER: Final[Colour] = (0xF0, 0xB4, 0x5A)
LIGHT: Final[Colour] = (0xF8, 0xDF, 0xA9)
GROUND: Final[Colour] = (0x20, 0x19, 0x12)
WORDS: Final = Message("house-real-table")
HAND: Final = 40.0
WHOLE: Final = 160.0
APART: Final = 10.0
LEAST_SEAT: Final = 250.0


class RealTableSign(Widget):
    """Its words stand beside the hand where there is room for them, else under the pointer."""

    lets_through = True

    def __init__(self) -> None:
        super().__init__()
        self.tooltip = WORDS

    def cut_from(self, canvas: Canvas, row: Box, seats: int) -> Box:
        """Takes its place at the right end of the row of seats; returns the rest."""
        whole = max(WHOLE, HAND + canvas.text_width(WORDS, BODY, "text-semibold") + 12)
        has_words = (row.w - whole - APART) / seats >= LEAST_SEAT
        rest, place = row.row(None, whole if has_words else HAND, gap=APART)
        self.box = Box(place.x, place.centre_y - HAND / 2, place.w, HAND)
        return rest

    def stand_at(self, canvas: Canvas, x: float, middle: float, right: float) -> float:
        """Takes its place in a strip that has room; returns its right end."""
        wide = HAND + canvas.text_width(WORDS, BODY, "text-semibold") + 12
        wide = wide if x + wide <= right else HAND
        self.box = Box(x, middle - HAND / 2, wide, HAND)
        return self.box.right

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        if box.w < HAND:
            return
        canvas.rounded(box, HAND / 2, mix(GROUND, AMBER, 0.16), AMBER, 1.6)
        canvas.icon("hand", box.x + HAND / 2, box.centre_y, 24, LIGHT)
        if box.w > HAND:
            canvas.text(box.x + HAND - 2, box.centre_y, WORDS, BODY, LIGHT, "text-semibold",
                        max_width=box.w - HAND - 8)  # fmt: skip


# The strip over a table: where one is in the game, and what is always at hand.

ICON: Final = 44.0
ICON_STEP: Final = 46.0
CELL: Final = 12.0
CELL_STEP: Final = 20.0
MOST_CELLS: Final = 30
BAR_WIDTH: Final = 240.0

Progress = tuple[str, int, int]


class TopBar(Widget):
    """The way home, the title with its tags, the progress of the game, and icon buttons.

    The `sign` of a real table stands first among the tags, unless the frame places it.

    `progress` is (label, rounds done, rounds in all); with 0 rounds in all only the label shows.
    """

    def __init__(
        self, title: str, tags: Sequence[str], home: Button, buttons: Sequence[Button]
    ) -> None:
        super().__init__()
        self.title = title
        self.tags = tuple(tags)
        self.home = home
        self.buttons = tuple(buttons)
        self.middle = 0.0
        self.sign: RealTableSign | None = None
        self.progress: Progress = ("", 0, 0)
        self.add(home)
        for button in self.buttons:
            self.add(button)

    def show(self, progress: Progress, tags: Sequence[str]) -> None:
        if (progress, tuple(tags)) != (self.progress, self.tags):
            self.progress, self.tags = progress, tuple(tags)
            self.changed()

    def placed(self) -> None:
        middle = self.box.centre_y
        self.home.box = Box.around(self.box.x + 44, middle, ICON, ICON)
        for n, button in enumerate(reversed(self.buttons)):
            x = self.box.right - 38 - n * ICON_STEP
            button.box = Box.around(x, middle, ICON, ICON)

    def draw(self, canvas: Canvas) -> None:
        canvas.top_bar(self.box.h)
        y = self.box.centre_y
        x = self.box.x + 80
        canvas.hairline(x, y - 12, 24, vertical=True, colour=LINE)
        x += 24
        x += canvas.text(x, y, self.title, HEADING + 2, TEXT, canvas.theme.title_font) + 20
        right = self.buttons[0].box.x - 16 if self.buttons else self.box.right
        x = self.draw_tags(canvas, x, right)
        self._draw_progress(canvas, Box(x + 16, self.box.y, right - x - 16, self.box.h))

    def draw_tags(self, canvas: Canvas, x: float, right: float) -> float:
        """The sign of a real table and the tags that have room there; returns where they end."""
        y = self.box.centre_y
        if self.sign is not None:
            x = self.sign.stand_at(canvas, x, y, right) + 8
        for tag in self.tags:
            if x + canvas.text_width(tag, BODY) + 24 > right:
                break
            x += canvas.tag(x, y, tag, canvas.theme.accent) + 8
        return x

    def _draw_progress(self, canvas: Canvas, room: Box) -> None:
        label, done, total = self.progress
        size = BODY if room.w < 400 else LARGE - 2
        wanted = canvas.text_width(label, size, "text-semibold")
        steps = _steps_width(total)
        if not label or wanted > room.w:
            return
        has_steps = total > 0 and wanted + 18 + steps <= room.w
        width = wanted + (18 + steps if has_steps else 0)
        x = min(max(self.middle - width / 2, room.x), room.right - width)
        x += canvas.text(x, room.centre_y, label, size, TEXT, "text-semibold") + 18
        if has_steps and total <= MOST_CELLS:
            _top_bar_draw_cells(canvas, x, room.centre_y, done, total)
        elif has_steps:
            _top_bar_draw_bar(canvas, x, room.centre_y, done / total)


def _steps_width(total: int) -> float:
    if total <= 0:
        return 0.0
    return BAR_WIDTH if total > MOST_CELLS else total * CELL_STEP - (CELL_STEP - CELL)


def _top_bar_draw_cells(canvas: Canvas, x: float, y: float, done: int, total: int) -> None:
    """A cell for each round: filled when done, ringed while it is played."""
    accent: Colour = canvas.theme.accent
    for index in range(total):
        cell = Box(x + index * CELL_STEP, y - CELL / 2, CELL, CELL)
        if index < done:
            canvas.rounded(cell, 3, accent)
        elif index == done:
            canvas.rounded(cell.inset(-2), 4, None, accent, 2)
            canvas.rounded(cell.inset(2), 2, mix(accent, TEXT, 0.3))
        else:
            canvas.rounded(cell, 3, None, LINE, 1.5)


def _top_bar_draw_bar(canvas: Canvas, x: float, y: float, share: float) -> None:
    canvas.rounded(Box(x, y - 5, BAR_WIDTH, 10), 5, LINE)
    if share > 0:
        canvas.rounded(Box(x, y - 5, max(10.0, BAR_WIDTH * min(1, share)), 10), 5,
                       canvas.theme.accent)  # fmt: skip


# The panel of a hint, the same at every table: the move, why, and what the other moves lose.

TYPE: Final = 18
HEAD: Final = 52.0
HINT_INSET: Final = 16.0
FOOT: Final = 76.0
BUTTON: Final = 52.0
BADGE: Final = 13.0
ROW_PAD: Final = 14.0
HINT_GAP: Final = 10.0
HINT_SAYS: Final = 30.0
BEST_MOVES: Final = 3
"""So many moves stand over the reasons."""
"""Above the reasons, for the line that says whose they are."""
CLAUSE_ROW: Final = 30.0
UNDER_WORDS: Final = 6.0
"""How far under the words of a reason its clause stands, where it has a line of its own."""
LEADING: Final = 1.25
FIGURE: Final = 74.0
MOST_MOVES: Final = 7
LONGEST_BAR: Final = 52.0
WORSE: Final[Colour] = (0xF4, 0x9A, 0x92)


@dataclass(frozen=True, slots=True)
class HintMove:
    """A move in words; `lost` is what it loses against the best, `share` of the most (0 to 1)."""

    option: Any
    words: str
    lost: Words = ""
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class TableHint:
    """What is advised: the moves, the best first, and why that one.

    `unit` is what is lost is counted in; `play` carries it out where that is more than an answer,
    and `label` names that; `choose` shows a move of the list on the board.
    """

    moves: tuple[HintMove, ...]
    reasons: tuple[Reason, ...]
    unit: Words = ""
    play: Callable[[], object] | None = None
    label: Words = Message("frame-play-it")
    choose: Callable[[Any], object] | None = None

    @property
    def best(self) -> HintMove:
        return self.moves[0]

    @property
    def listed(self) -> tuple[HintMove, ...]:
        """The moves for which the panel has rows."""
        return self.moves[:MOST_MOVES]


class HintCard(Widget):
    """A hint in the right column: the best moves, why the first, the others, and the button.

    What does not fit is scrolled, reason by reason; `play` is always in view.
    """

    radius = 14.0

    def __init__(
        self,
        play: Callable[[], object],
        close: Callable[[], object],
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__()
        self.hint: TableHint | None = None
        self.is_visible = False
        self.play = Button(Message("frame-play-it"), play, kind="primary", key="Space")
        self.close = Button(
            kind="icon", icon="x", on_click=close, key=Key.HINT, tooltip=Message("frame-hint-close")
        )
        self.area = ScrollArea(self._paint)
        self.rows: list[Pressable] = []
        self.clauses: list[Pressable] = []
        self._reasons: list[Box] = []
        self._open_clause = open_clause
        self._others_y = 0.0
        self._ends: list[float] = []
        for widget in (self.area, self.play, self.close):
            self.add(widget)

    def show(self, hint: TableHint | None) -> None:
        if hint is self.hint:
            return
        self.hint, self.is_visible = hint, hint is not None
        self.area.remove_all()
        self.area.scroll_to(0)
        self.rows, self.clauses = [], []
        if hint is not None:
            self.play.label = hint.label
            self.rows = [self._row(hint, number) for number in range(len(hint.listed))]
            self.clauses = [self._clause(each.clause) for each in hint.reasons]
        self.changed()

    def _row(self, hint: TableHint, number: int) -> Pressable:
        move = hint.moves[number]
        choose = None if hint.choose is None else partial(hint.choose, move.option)
        return Pressable(choose, paint=partial(self._paint_row, number, move), radius=8)

    def _clause(self, clause: str) -> Pressable:
        return Pressable(partial(self._open_clause, clause), paint=partial(_paint_clause, clause),
                         radius=12, tooltip=Message("frame-opens-rules"))  # fmt: skip

    # -- places

    def place_in(self, canvas: Canvas, room: Box, *, fills: bool = False) -> float:
        """Stand at the top of a room, as high as the words need, or with `fills` as the room;
        returns the height taken.
        """
        inner = room.w - 2 * HINT_INSET
        high = self._lay_out(canvas, inner - 16)
        most = room.h - HEAD - FOOT
        shown = high if high <= most else max((y for y in self._ends if y <= most), default=most)
        height = room.h if fills else HEAD + shown + FOOT
        self.box = Box(room.x, room.y, room.w, height)
        self.close.box = Box(self.box.right - HINT_INSET - 36, self.box.y + 8, 40, 40)
        self.area.box = Box(room.x + HINT_INSET, room.y + HEAD, inner, shown)
        self.area.content_height = high
        foot = Box(room.x + HINT_INSET, self.box.bottom - FOOT + 12, inner, BUTTON)
        self.play.box = foot
        return height

    def _lay_out(self, canvas: Canvas, width: float) -> float:
        """Every row and reason to its place in the scrolled part, whose height is returned."""
        assert self.hint is not None
        self._reasons, self._ends, y = [], [], 0.0
        size = LARGE if len(self.hint.moves) == 1 else TYPE
        for number, (row, move) in enumerate(zip(self.rows, self.hint.listed, strict=True), 1):
            words = canvas.paragraph_height(self._room(width, move), move.words, size,
                                            "text-semibold", LEADING)  # fmt: skip
            self.area.place(row, Box(0, y, width, words + ROW_PAD))
            y += words + ROW_PAD + 4
            self._ends.append(y)
            if number == min(len(self.rows), BEST_MOVES):
                y = self._place_reasons(canvas, width, y + (HINT_SAYS if self.clauses else 6))
                self._others_y = y + 14
                y += 30 if number < len(self.rows) else 0
        return y

    def _place_reasons(self, canvas: Canvas, width: float, y: float) -> float:
        assert self.hint is not None
        for clause, reason in zip(self.clauses, self.hint.reasons, strict=True):
            lines = canvas.paragraph_lines(width, sentence(reason), TYPE)
            step = canvas.line_step(TYPE, LEADING)
            self._reasons.append(Box(0, y, width, len(lines) * step))
            y += len(lines) * step
            if reason.clause:
                x, wanted = 0.0, canvas.text_width(reason.clause, TYPE) + 24
                last = canvas.text_width(lines[-1], TYPE) + 10
                if last + wanted <= width:
                    x, y = last, y - step
                y += 0 if x else UNDER_WORDS
                self.area.place(clause, Box(x, y - 1, wanted, CLAUSE_ROW - 4))
                y += step if x else CLAUSE_ROW
            self._ends.append(y)
            y += HINT_GAP
        return y

    def _room(self, width: float, move: HintMove) -> float:
        """The width of a move's words."""
        is_one_of_many = self.hint is not None and len(self.hint.moves) > 1
        return width - (2 * BADGE + 14 + FIGURE if is_one_of_many else 20)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        hint, box = self.hint, self.box
        if hint is None:
            return
        accent = canvas.theme.accent
        canvas.floating(box)
        canvas.shadow(box, self.radius, blur=20, drop=8, strength=120)
        canvas.rounded(box, self.radius, mix(PANEL, accent, 0.08), mix(PANEL, accent, 0.6), 2)
        canvas.icon("bulb", box.x + HINT_INSET + 12, box.y + 27, 26, accent)
        x = box.x + HINT_INSET + 34
        x += canvas.text(x, box.y + 27, Message("frame-hint-title"), LARGE, TEXT, "text-semibold")
        if len(hint.moves) > 1:
            right = self.close.box.x - 8
            canvas.text(right, box.y + 28, hint.unit, TYPE, SECOND_TEXT, align="right",
                        max_width=right - x - 12)  # fmt: skip

    def _paint(self, canvas: Canvas, content: Box) -> None:
        hint = self.hint
        if hint is None:
            return
        for reason, place in zip(hint.reasons, self._reasons, strict=True):
            canvas.paragraph(place.moved(content.x, content.y), sentence(reason), TYPE,
                             SECOND_TEXT, line_height=LEADING)  # fmt: skip
        if self._reasons:
            y = content.y + self._reasons[0].y - 14
            canvas.text(content.x, y, Message("frame-hint-bot"), TYPE, SECOND_TEXT)
        if len(self.rows) > BEST_MOVES:
            y = content.y + self._others_y
            canvas.text(content.x, y, Message("frame-hint-others"), TYPE, SECOND_TEXT)

    def _paint_row(self, number: int, move: HintMove, canvas: Canvas, row: Pressable) -> None:
        assert self.hint is not None
        box, accent, is_best = row.box, canvas.theme.accent, not number
        lit = 0.24 if row.is_hovered and self.hint.choose is not None else 0.14 if is_best else 0.0
        canvas.rounded(box, 8, mix(RAISED, accent, lit), accent if is_best else None, 1.4)
        is_one_of_many = len(self.hint.moves) > 1
        x = box.x + 8
        if is_one_of_many:
            draw_badge(canvas, box.x + 6 + BADGE, box.centre_y, number + 1)
            x = box.x + 14 + 2 * BADGE
        size = TYPE if is_one_of_many else LARGE
        place = Box(x, box.y + ROW_PAD / 2 - 1, self._room(box.w, move), box.h)
        canvas.paragraph(place, move.words, size, TEXT, "text-semibold" if is_best else "text",
                         LEADING)  # fmt: skip
        if not is_one_of_many:
            return
        words: Words = Message("frame-hint-best") if is_best else move.lost
        ink = lighten(accent, 0.2) if is_best else WORSE
        canvas.text(box.right - 8, box.centre_y - 2, words, TYPE, ink, "number-bold", "right")
        if move.share:
            long = max(2.0, LONGEST_BAR * move.share)
            canvas.rounded(Box(box.right - 8 - long, box.bottom - 6, long, 3), 1,
                           mix(WORSE, PANEL, 0.3))  # fmt: skip


def sentence(reason: Reason) -> str:
    """A reason with a capital and a full stop."""
    words = f"{reason.text[:1].upper()}{reason.text[1:]}"
    return words if words.endswith((".", "!", "?")) else f"{words}."


def draw_badge(canvas: Canvas, x: float, y: float, number: int) -> None:
    """The place of a move in the order of a hint, in the panel and on the board."""
    accent = canvas.theme.accent
    fill = lighten(accent, 0.5) if number == 1 else accent
    canvas.disc(x, y, BADGE, fill, INK, 2)
    canvas.text(x, y, str(number), TYPE, INK, "number-bold", "centre")


def _paint_clause(clause: str, canvas: Canvas, place: Pressable) -> None:
    colour = lighten(canvas.theme.accent, 0.35 if place.is_hovered else 0.1)
    canvas.tag(place.box.x, place.box.centre_y, clause, colour)
