"""The page at the end of a chapter, in front of the map."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour
from games.arcs.board import AMBITIONS, LAST_CHAPTER
from games.arcs.scene.art.chapter_end import (
    draw_chapters,
    draw_column,
    draw_power,
    draw_turning,
)
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.chapter_shown import ChapterShown

TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
TITLE: Final[Colour] = (0xD9, 0xA6, 0xF2)
PANEL: Final[tuple[Colour, Colour]] = ((0x24, 0x1E, 0x33), (0x19, 0x14, 0x24))
LINE: Final[Colour] = (0x3F, 0x38, 0x56)
GAP: Final = 12.0
HEAD: Final = 84.0
THEN: Final = 92.0
RIGHT: Final = 470.0


def draw_chapter(canvas: Canvas, box: Box, shown: ChapterShown, grown: float) -> None:
    """Head, a column for every ambition, Power, the turning marker, what comes then."""
    draw_space(canvas, box, scene="chapter")
    canvas.floating(box)
    room = box.inset(16, 10)
    head, body = room.cut_top(HEAD, 0)
    y = head.centre_y
    wide = canvas.text(head.x + 8, y, f"CHAPTER {shown.chapter}", 48, TEXT, "exo-bold", spacing=3)
    canvas.text(head.x + 40 + wide, y + 2, "The ambitions are scored", 26, QUIET)
    draw_chapters(canvas, head.right - 36.0 * LAST_CHAPTER, y, shown.chapter)
    right, left = body.cut_right(RIGHT, GAP)
    then, columns = left.cut_bottom(THEN, GAP)
    tallest = max((len(pile.pieces) for each in shown.columns for pile in each.piles), default=0)
    for look, place in zip(shown.columns, columns.row(*[None] * len(AMBITIONS), gap=GAP),
                           strict=True):  # fmt: skip
        piles = tuple(replace(pile, grown=tallest * grown * 1.4) for pile in look.piles)
        draw_column(canvas, place, replace(look, piles=piles))
    _draw_then(canvas, then, shown)
    power, markers = right.column(None, 320.0, gap=GAP) if shown.turned else (right, None)
    draw_power(canvas, power, shown.power, shown.goal)
    if markers is not None and shown.turned is not None:
        draw_turning(canvas, markers, *shown.turned, grown)


def _draw_then(canvas: Canvas, box: Box, shown: ChapterShown) -> None:
    canvas.rounded(box, 12, PANEL, LINE)
    canvas.text(box.x + 24, box.centre_y, "Then", 26, TITLE, "exo-bold")
    room = Box(box.x + 110, box.y, box.w - 120, box.h)
    cells = room.row(*[None] * len(shown.then), gap=10)
    for (icon, words, why), cell in zip(shown.then, cells, strict=True):
        canvas.icon(icon, cell.x + 20, cell.centre_y, 28, QUIET)
        canvas.text(cell.x + 48, cell.centre_y - 13, words, 18, TEXT, "text-semibold",
                    max_width=cell.w - 52)  # fmt: skip
        canvas.text(cell.x + 48, cell.centre_y + 14, why, 18, QUIET, max_width=cell.w - 52)
