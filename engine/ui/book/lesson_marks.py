"""The marks beside clauses of the rules that a lesson teaches: each opens it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.game import Game
from engine.core.learning.lesson import Lesson, lessons_by_clause
from engine.text.said import Said
from engine.ui.book.book_look import BookLook
from engine.ui.book.rulebook import Rulebook
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.widgets import Pressable, ScrollArea

MARK: Final = 28.0


class LessonMarks:
    """The marks of the page that is shown, by block."""

    def __init__(self, sheet: ScrollArea, open_lesson: Callable[[Game, Lesson], object]) -> None:
        self.by_block: dict[int, Pressable] = {}
        self.look: BookLook | None = None
        self._sheet = sheet
        self._open = open_lesson

    def place(self, game: Game, book: Rulebook, spot_of: Callable[[int], Point | None]) -> None:
        """Puts them beside the blocks that are in view, at the points where these have room."""
        self.take_away()
        for clause, lesson in lessons_by_clause(game).items():
            block = book.block_of(clause)
            spot = None if block is None or block in self.by_block else spot_of(block)
            if block is None or spot is None:
                continue
            mark = self.by_block[block] = Pressable(
                partial(self._open, game, lesson), paint=self._paint, radius=MARK / 2,
                tooltip=Said("coach-is", {"title": lesson.title}),
            )  # fmt: skip
            self._sheet.place(mark, Box.around(*spot, MARK, MARK))

    def take_away(self) -> None:
        """None is shown, as while a leaf turns."""
        self._sheet.remove_all()
        self.by_block = {}

    def _paint(self, canvas: Canvas, mark: Pressable) -> None:
        look = self.look
        ink = canvas.theme.accent if look is None else look.number
        if mark.is_hovered:
            canvas.rounded(mark.box, MARK / 2, (*ink, 60))
        canvas.icon("school", *mark.box.centre, MARK - 8, ink)
