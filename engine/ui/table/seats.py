"""The seats of a table: one card each, with what everybody wants to know about a player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_face
from engine.ui.theme import (
    BAD,
    BODY,
    HEADING,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    WHITE,
    mix,
    seat_colour,
    seat_tint,
)

ROOMY: Final = 176.0
USUAL: Final = 128.0
LEAST: Final = 68.0
GAP: Final = 16.0
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

    score: str = ""
    level: str = ""
    numbers: tuple[tuple[Sign, str], ...] = ()
    note: tuple[str, str] | None = None
    cells: tuple[CellState, ...] = ()
    face: Path | None = None


@dataclass(frozen=True, slots=True)
class SeatColumn:
    """Where the cards stand, and what is left of the column below them."""

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
        width = canvas.text(right, y, value, size, seat_tint(seat, 0.45), "number-bold", "right")
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
            canvas.rounded(cell, 3, seat_colour(seat))
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
        canvas.rounded(Box(bar.x, bar.y, max(8.0, bar.w * done), bar.h), 4, seat_colour(seat))
