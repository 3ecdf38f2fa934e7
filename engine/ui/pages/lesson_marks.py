"""The marks beside clauses of the rules that a lesson teaches: each opens it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.game import Game
from engine.core.learning.lesson import Lesson, lessons_by_clause
from engine.text.said import Said
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page import Page
from engine.ui.pages.rulebook import Rulebook
from engine.ui.theme import PANEL, lighten, mix
from engine.ui.widgets import Pressable, ScrollArea

MARK: Final = 28.0


class LessonMarks:
    """The marks of the page that is shown, by block."""

    def __init__(self, sheet: ScrollArea, open_lesson: Callable[[Game, Lesson], object]) -> None:
        self.by_block: dict[int, Pressable] = {}
        self._sheet = sheet
        self._open = open_lesson

    def place(self, game: Game, book: Rulebook, page: Page, margin: tuple[float, float]) -> None:
        """Puts them into the margin of a page that is `margin` wide and begins so far down."""
        self._sheet.remove_all()
        self.by_block = {}
        edge = self._sheet.inner_width - margin[0] / 2
        for clause, lesson in lessons_by_clause(game).items():
            block = book.block_of(clause)
            if block is None or block in self.by_block:
                continue
            mark = self.by_block[block] = Pressable(
                partial(self._open, game, lesson), paint=_paint, radius=MARK / 2,
                tooltip=Said("coach-is", {"title": lesson.title}),
            )  # fmt: skip
            y = margin[1] + page.box_of(block).y + MARK / 2 + 1
            self._sheet.place(mark, Box.around(edge, y, MARK, MARK))


def _paint(canvas: Canvas, mark: Pressable) -> None:
    accent = canvas.theme.accent
    if mark.is_hovered:
        canvas.rounded(mark.box, MARK / 2, mix(PANEL, accent, 0.25))
    ink = lighten(accent, 0.35) if mark.is_hovered else accent
    canvas.icon("school", *mark.box.centre, MARK - 4, ink)
