"""Who is likely to win, as a bar with every seat's share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.charts import draw_share_bar, percent
from engine.ui.theme import SMALL, TEXT

IN_A_ROW: Final = 3
BAR: Final = 26.0


def draw_win_chances(canvas: Canvas, box: Box, shares: Sequence[float]) -> None:
    """The bar, and below it marks with per cents: three in a row, the sign where there is room."""
    parts = list(enumerate(shares))
    if len(parts) <= IN_A_ROW:
        draw_share_bar(canvas, box, parts)
        return
    draw_share_bar(canvas, box, parts, labels=False)
    rows = -(-len(parts) // IN_A_ROW)
    below = Box(box.x, box.y + BAR, box.w, box.h - BAR + 6)
    for (seat, share), cell in zip(parts, below.grid(IN_A_ROW, rows), strict=False):
        canvas.seat_mark(seat, cell.x + 9, cell.centre_y, 9)
        words, room = percent(share, 0), cell.w - 26
        if canvas.text_width(words, SMALL, "mono") > room:
            words = words.removesuffix(" %")
        canvas.text(cell.x + 26, cell.centre_y, words, SMALL, TEXT, "mono", max_width=room)
