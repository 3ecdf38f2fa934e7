"""How a page of the rules looks: what lies under its words, their ink, and its pictures."""

from __future__ import annotations

from collections.abc import Hashable

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page import Placed, TextPiece
from engine.ui.pages.picture import RulesPicture
from engine.ui.theme import LINE, PANEL, RAISED, SECOND_TEXT, TEXT, Colour, lighten, mix


def ink_of(canvas: Canvas, piece: TextPiece) -> Colour:
    """The colour of a stretch of text."""
    accent = canvas.theme.accent
    if piece.style == "clause":
        return lighten(accent, 0.25)
    if piece.style == "code":
        return lighten(accent, 0.5)
    is_plain = piece.style in ("plain", "italic") and piece.font != "text-bold"
    return mix(TEXT, SECOND_TEXT, 0.3) if is_plain else TEXT


def draw_ground(canvas: Canvas, placed: Placed, x: float, y: float, *, is_marked: bool) -> None:
    """What lies under a block: the mark of the clause, code, the lines of a table."""
    box = placed.box.moved(x, y)
    accent = canvas.theme.accent
    if is_marked:
        around = box.inset(-14, -6)
        canvas.rounded(around, 8, mix(PANEL, accent, 0.18))
        canvas.rounded(Box(around.x, around.y + 4, 3, around.h - 8), 1.5, accent)
    if placed.kind == "rule":
        canvas.hairline(box.x, box.y, box.w)
    elif placed.kind == "quote":
        canvas.rounded(Box(box.x, box.y, 3, box.h), 1.5, LINE)
    elif placed.kind == "heading" and placed.level == 2:
        canvas.hairline(box.x, box.bottom + 6, box.w, alpha=150)
    elif placed.kind in ("code", "table"):
        _draw_cells(canvas, placed, x, y)


def draw_picture(canvas: Canvas, key: Hashable, picture: RulesPicture, box: Box) -> None:
    """A picture of the game, painted once for a size: it lies on whole pixels at any scroll."""
    scale = canvas.scale
    box = Box(*(round(part * scale) / scale for part in (box.x, box.y, box.w, box.h)))

    def paint(inner: Canvas) -> None:
        with inner.clipped(box):
            picture.draw(inner, box)

    canvas.cached(key, box, paint)


def _draw_cells(canvas: Canvas, placed: Placed, x: float, y: float) -> None:
    for row, ground in enumerate(placed.grounds):
        area = ground.moved(x, y)
        if placed.kind == "code":
            canvas.rounded(area, 8, canvas.theme.well, canvas.theme.line)
        else:
            if row == 0:
                canvas.rounded(area, 6, RAISED)
            canvas.hairline(area.x, area.bottom - 1, area.w, alpha=150)
