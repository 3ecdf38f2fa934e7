"""How a leaf of the rules looks: what lies under its words, their ink, and its pictures."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engine.ui.book.book_look import BookLook
from engine.ui.book.page import SMALL, Placed, TextPiece
from engine.ui.book.picture import RulesPicture
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BLACK, Colour, lighten, mix

MAT: Final = 7.0
LIT: Final = 0.36
HIT: Final = 0.55
BAR: Final = 4.0


def ink_of(look: BookLook, piece: TextPiece) -> Colour:
    """The colour of a stretch of text."""
    if piece.style == "clause":
        return look.number
    is_caption = piece.style == "italic" and piece.size == SMALL
    return look.quiet if is_caption else look.ink


def draw_ground(
    canvas: Canvas, look: BookLook, placed: Placed, at: tuple[float, float], *, is_lit: bool
) -> None:
    """What lies under a block: the light on a clause, code, the lines of a table, a mat."""
    x, y = at
    box = placed.box.moved(x, y)
    if is_lit:
        around = box.inset(-12, -5)
        canvas.rounded(around, 3, mix(look.paper[1], look.light, LIT if not look.is_dark else 0.2))
        canvas.rounded(Box(around.x, around.y, BAR, around.h), 0, look.number)
    if placed.kind == "rule":
        canvas.hairline(box.x, box.y, box.w, colour=look.rule)
    elif placed.kind == "quote":
        canvas.rounded(Box(box.x, box.y, 3, box.h), 1.5, look.rule)
    elif placed.kind == "heading" and placed.level <= 2:
        _draw_rule(canvas, look, box)
    elif placed.kind in ("code", "table"):
        _draw_cells(canvas, look, placed, at)
    elif placed.kind == "picture":
        for ground in placed.grounds:
            draw_mat(canvas, look, ground.moved(x, y))


def _draw_rule(canvas: Canvas, look: BookLook, box: Box) -> None:
    """The line under the head of a chapter, with a lozenge in its middle."""
    y, x = box.bottom + 7, box.centre_x
    canvas.hairline(box.x, y, box.w, colour=look.rule, alpha=190)
    canvas.polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)], look.rule)


def draw_mat(canvas: Canvas, look: BookLook, box: Box) -> None:
    """A picture is mounted: a dark plate with an edge, lying on the paper."""
    around = box.inset(-MAT)
    canvas.shadow(around, 4, blur=6, drop=2, strength=100)
    canvas.rounded(around, 4, canvas.theme.panel, lighten(look.rule, 0.25), 2)
    canvas.rounded(around.inset(3), 2, None, (*BLACK, 90), 1)


def draw_picture(canvas: Canvas, key: Hashable, picture: RulesPicture, box: Box) -> None:
    """A picture of the game, painted once for a size: it lies on whole pixels."""
    scale = canvas.scale
    box = Box(*(round(part * scale) / scale for part in (box.x, box.y, box.w, box.h)))

    def paint(inner: Canvas) -> None:
        with inner.clipped(box):
            picture.draw(inner, box)

    canvas.cached(key, box, paint)


def draw_hit(canvas: Canvas, look: BookLook, area: Box, *, is_current: bool) -> None:
    """The light on words that were searched for."""
    share = HIT if is_current else 0.3
    canvas.rounded(area, 3, mix(look.paper[1], look.light, share))
    if is_current:
        canvas.rounded(area, 3, None, look.number, 2)


def _draw_cells(canvas: Canvas, look: BookLook, placed: Placed, at: tuple[float, float]) -> None:
    for row, ground in enumerate(placed.grounds):
        area = ground.moved(*at)
        if placed.kind == "code":
            canvas.rounded(area, 6, look.plate, (*look.rule, 120))
        else:
            if row == 0:
                canvas.rounded(area, 4, look.plate)
            canvas.hairline(area.x, area.bottom - 1, area.w, colour=look.rule, alpha=150)
