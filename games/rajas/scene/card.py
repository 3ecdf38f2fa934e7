"""The card below the log: what is pointed at or chosen, in full."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import SECOND_TEXT, TEXT, Colour

DrawSign = Callable[[Canvas, float, float], object]
INSET: Final = 16.0
HEAD: Final = 50.0
FOOT: Final = 46.0
ROW_GAP: Final = 12.0
LEADING: Final = 1.28
TITLE: Final[Colour] = (0xFF, 0xE3, 0xAE)
EDGE: Final[Colour] = (0xF3, 0xB5, 0x5C)
SEAM: Final[Colour] = (0x6A, 0x4E, 0x38)
NEARER: Final[Colour] = (0x9B, 0xE0, 0xB0)
QUIET: Final[Colour] = (0xD2, 0xC8, 0xBB)
GROUND: Final[tuple[Colour, Colour]] = ((0x3A, 0x2A, 0x20), (0x23, 0x1A, 0x16))


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to know: a sign, and words beside it."""

    sign: DrawSign | None
    words: str
    is_quiet: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A title with a sign, rows, and at the foot what it does to the gap."""

    title: str
    sign: DrawSign | None = None
    rows: tuple[Row, ...] = ()
    foot: tuple[str, str] | None = None


def draw_card(canvas: Canvas, box: Box, card: Card) -> None:
    """The panel with everything that fits; nothing is cut in the middle of a row."""
    canvas.shadow(box, 12, blur=18, drop=6, strength=130)
    canvas.rounded(box, 12, GROUND, EDGE, 1.5)
    room = box.w - 2 * INSET - (34 if card.sign else 0)
    size = next((each for each in (26, 24, 22, 20)
                 if canvas.text_width(card.title, each, "marcellus") <= room), 18)  # fmt: skip
    canvas.text(box.x + INSET + 2, box.y + 28, card.title, size, TITLE, "marcellus", max_width=room)
    if card.sign is not None:
        card.sign(canvas, box.right - 34, box.y + 28)
    canvas.hairline(box.x + INSET, box.y + HEAD, box.w - 2 * INSET, colour=SEAM)
    bottom = box.bottom - (FOOT if card.foot else 8)
    _draw_rows(canvas, Box(box.x, box.y + HEAD + 12, box.w, bottom - box.y - HEAD - 12), card.rows)
    if card.foot is not None:
        _draw_foot(canvas, box, *card.foot)


def _draw_rows(canvas: Canvas, box: Box, rows: tuple[Row, ...]) -> None:
    y, step = box.y, canvas.line_step(18, LEADING)
    for row in rows:
        x = box.x + INSET + (46 if row.sign else 2)
        width = box.right - INSET - x
        lines = len(canvas.paragraph_lines(width, row.words, 18))
        height = max(lines * step, 30.0 if row.sign else 0.0)
        if y + height > box.bottom:
            return
        if row.sign is not None:
            row.sign(canvas, box.x + INSET + 18, y + 15)
        top = y + max(0.0, 15 - step / 2) if row.sign and lines == 1 else y
        ink = QUIET if row.is_quiet else TEXT
        canvas.paragraph(Box(x, top, width, height), row.words, 18, ink, line_height=LEADING)
        y += height + ROW_GAP


def _draw_foot(canvas: Canvas, box: Box, words: str, value: str) -> None:
    y = box.bottom - FOOT
    canvas.hairline(box.x + INSET, y, box.w - 2 * INSET, colour=SEAM)
    canvas.text(box.x + INSET + 2, y + FOOT / 2, words, 18, SECOND_TEXT)
    canvas.text(box.right - INSET - 2, y + FOOT / 2, value, 20, NEARER, "number-bold", "right")
