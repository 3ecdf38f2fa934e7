"""The score sheet: what each seat's fame and money came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import draw_player
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, mix, seat_colour
from games.rajas.account import HEAD, HEADS, SeatAccount
from games.rajas.board import TRACK
from games.rajas.scene.buildings import draw_building, draw_good
from games.rajas.scene.signs import (
    ANY_CHAMBER,
    Sign,
    draw_coin,
    draw_plate,
    draw_seal,
    draw_sign,
    draw_stall_sign,
)

TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
FAME_BAR: Final[tuple[Colour, Colour]] = ((0xF0, 0x7A, 0x8C), (0xB0, 0x28, 0x44))
MONEY_BAR: Final[tuple[Colour, Colour]] = ((0xFF, 0xDF, 0x8A), (0xD0, 0x90, 0x2A))
GOOD: Final[Colour] = (0x9B, 0xE0, 0xB0)
BAD: Final[Colour] = (0xF4, 0x9A, 0x92)
NAMES_W: Final = 232.0
NUMBERS_W: Final = 150.0
SIGN_W: Final = 42.0
SIGN: Final = 25.0
TOTALS: Final = ("", "short", "tight")
"""The parts that say what the last row is, the fullest wording first."""
STRIPE: Final[tuple[int, int, int, int]] = (255, 255, 255, 9)

PALACE, SPICES = 1, 2
DrawHead = Callable[[Canvas, float, float], None]


def _of(sign: Sign) -> DrawHead:
    return lambda canvas, x, y: draw_sign(canvas, sign, x, y, SIGN, is_pale=True)


def _edge(canvas: Canvas, x: float, y: float) -> None:
    draw_plate(canvas, Box.around(x, y, SIGN, SIGN), PALACE)


HEAD_SIGNS: Final[Mapping[str, DrawHead]] = {
    "buildings": lambda canvas, x, y: draw_building(canvas, PALACE, x, y, SIGN),
    "markets-laid": lambda canvas, x, y: draw_good(canvas, SPICES, x, y, SIGN),
    "market-place": lambda canvas, x, y: draw_stall_sign(canvas, x, y, SIGN),
    "palace": _of(Sign("chamber", what=ANY_CHAMBER)),
    "ganges": _of(Sign("boat")),
    "borders": _edge,
    "tracks-and-karma": _of(Sign("karma", 1)),
    "start": lambda canvas, x, y: draw_coin(canvas, x, y, SIGN),
    "paid-for-spaces": _of(Sign("worker")),
}
"""What stands before each line of the sheet."""


def draw_sheet(
    canvas: Canvas,
    box: Box,
    accounts: Sequence[SeatAccount],
    voice: Voice,
    order: Sequence[int],
    faces: Sequence[Path | None],
) -> None:
    """A line for every head, a column for every seat, and what it comes to."""
    used = [head for head in HEADS if any(head in account.by_head for account in accounts)]
    rows = box.column(*[None] * (len(used) + 2))
    left, right = box.cut_left(NAMES_W, 12)
    columns = right.row(*[None] * len(order), gap=14)
    for row in rows[1:-1:2]:
        canvas.rounded(Box(row.x - 6, row.y, row.w + 12, row.h), 6, STRIPE)
    first = seat_colour(order[0])
    canvas.rounded(columns[0].inset(-6, 0), 8, mix(first, (0x1C, 0x17, 0x15), 0.72),
                   mix(first, WHITE, 0.2))  # fmt: skip
    canvas.text(left.x, rows[0].centre_y, voice.say(Message("sheet")), 24, TITLE, "marcellus")
    longest = max(1, *(abs(2 * fame) + abs(money) for account in accounts
                       for fame, money in account.by_head.values()))  # fmt: skip
    for seat, column in zip(order, columns, strict=True):
        _draw_head(canvas, column, rows[0], voice.named(seat), seat, faces[seat])
    for head, row in zip(used, rows[1:], strict=False):
        HEAD_SIGNS[head](canvas, left.x + SIGN_W / 2 - 6, row.centre_y)
        _draw_words(
            canvas, Box(left.x + SIGN_W, row.y, left.w - SIGN_W, row.h), voice.say_name(HEAD(head))
        )
        for seat, column in zip(order, columns, strict=True):
            fame, money = accounts[seat].by_head.get(head, (0, 0))
            cell = Box(column.x, row.y, column.w, row.h)
            _draw_bars(canvas, cell, 2 * fame / longest, money / longest)
            _draw_numbers(canvas, cell, fame, money)
    totals = [voice.say(Message("sheet-totals", {"meet": TRACK}), part) for part in TOTALS]
    words = canvas.fitting_words(totals, left.w - 8, 18, "text-semibold")
    canvas.text(left.x, rows[-1].centre_y, words, 18, TITLE, "text-semibold")
    _draw_totals(canvas, rows[-1], accounts, order, columns)


def _draw_words(canvas: Canvas, cell: Box, head: str) -> None:
    """In one line, or where letters are large in two."""
    high = canvas.paragraph_height(cell.w, head, 18, line_height=1.1)
    place = Box(cell.x, cell.centre_y - high / 2, cell.w, high)
    canvas.paragraph(place, head, 18, TEXT, line_height=1.1)


def _draw_head(
    canvas: Canvas, column: Box, row: Box, name: str, seat: int, face: Path | None
) -> None:
    y = row.centre_y
    draw_player(canvas, face, seat, (column.x + 13, y), min(15.0, 0.46 * row.h))
    room = column.w - NUMBERS_W - 40
    canvas.text(column.x + 34, y, name, 18, TEXT, "text-semibold", max_width=room)
    draw_seal(canvas, column.right - 118, y, 22)
    draw_coin(canvas, column.right - 62, y, 22)


def _draw_bars(canvas: Canvas, cell: Box, fame: float, money: float) -> None:
    room = cell.w - NUMBERS_W - 12
    x, y = cell.x + 6, cell.centre_y
    for share, fill in ((fame, FAME_BAR), (money, MONEY_BAR)):
        if share > 0 and room > 24:
            width = max(6.0, room * share)
            canvas.rounded(Box(x, y - 6, width, 12), 4, fill)
            x += width + 2


def _draw_numbers(canvas: Canvas, cell: Box, fame: int, money: int) -> None:
    for x, value in ((cell.right - 106, fame), (cell.right - 50, money)):
        words = str(value).replace("-", "−") if value else "–"
        canvas.text(x, cell.centre_y, words, 18, TEXT if value else SECOND_TEXT, "number-bold",
                    "right")  # fmt: skip


def _draw_totals(
    canvas: Canvas,
    row: Box,
    accounts: Sequence[SeatAccount],
    order: Sequence[int],
    columns: Sequence[Box],
) -> None:
    canvas.hairline(row.x, row.y + 1, row.w, colour=(0x8E, 0x5A, 0x1E))
    for seat, column in zip(order, columns, strict=True):
        account = accounts[seat]
        cell = Box(column.x, row.y, column.w, row.h)
        _draw_numbers(canvas, cell, account.fame[-1], account.money[-1])
        overlap = account.overlap(-1)
        words = f"+{overlap}" if overlap > 0 else str(overlap).replace("-", "−")
        canvas.text(cell.right - 4, cell.centre_y, words, 18, GOOD if overlap >= 0 else BAD,
                    "number-bold", "right")  # fmt: skip
