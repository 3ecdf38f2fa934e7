"""The puzzles of a game beside its lessons: the rating, the streak, how many are solved, and go."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.game import Game
from engine.core.learning.puzzle import puzzles_of
from engine.core.learning.puzzle_progress import PuzzleProgress, Solver, next_puzzle
from engine.text.said import Said, grouped
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import theme_of
from engine.ui.scene import Window
from engine.ui.theme import (
    BACKGROUND,
    BODY,
    HEADING,
    LARGE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    mix,
)
from engine.ui.widgets import Button, ScrollArea

WIDTH: Final = 268.0
PAD: Final = 20.0
START: Final = 56.0
BAR_H: Final = 6.0


class PuzzleColumn:
    """One row for each game that has puzzles."""

    def __init__(self, app: Window, games: list[Game]) -> None:
        self._app = app
        self.games = games
        self.counts = [len(puzzles_of(game)) for game in games]
        self.kept = PuzzleProgress.load()
        if self.kept.problem is not None:
            app.toast(self.kept.problem, "warning")
        self.buttons = [
            Button(kind="secondary", icon="player-play", on_click=partial(self.start, game),
                   tooltip=Said("solve-puzzles-of", {"game": game.title})) if count else None
            for game, count in zip(games, self.counts, strict=True)
        ]  # fmt: skip
        self._boxes: list[Box] = []

    def start(self, game: Game) -> None:
        """The puzzle that is next."""
        puzzle = next_puzzle(puzzles_of(game), self.kept.of(game.key))
        if puzzle is not None:
            self._app.routes.puzzle(game, puzzle)

    def place(self, sheet: ScrollArea, boxes: list[Box]) -> None:
        """The rooms of the rows."""
        self._boxes = boxes
        for button, box in zip(self.buttons, boxes, strict=True):
            if button is not None:
                place = Box(box.right - 2 * PAD - START, box.centre_y - START / 2, START, START)
                sheet.place(button, place)

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """The title of the column."""
        canvas.text(box.x, box.centre_y, Said("anew-puzzles"), LARGE, TEXT, "cinzel")

    def draw(self, canvas: Canvas, y: float) -> None:
        """All rows, the content of the sheet beginning at `y`."""
        for game, count, box in zip(self.games, self.counts, self._boxes, strict=True):
            if count:
                self._draw_row(canvas, game, count, box.moved(0, y))

    def _draw_row(self, canvas: Canvas, game: Game, count: int, box: Box) -> None:
        solver = self.kept.of(game.key)
        canvas.hairline(box.x - PAD, box.y + 16, box.h - 32, vertical=True)
        room = box.w - 3 * PAD - START
        if solver.is_rated:
            width = canvas.text(box.x, box.y + 36, grouped(solver.rating.shown), HEADING, TEXT,
                                "number-bold")  # fmt: skip
            colour = WARNING if solver.streak else SECOND_TEXT
            canvas.icon("flame", box.x + width + 28, box.y + 36, 20, colour)
            canvas.text(box.x + width + 44, box.y + 36, str(solver.streak), BODY, TEXT, "number")
        else:
            canvas.text(box.x, box.y + 36, Said("solve-not-rated"), BODY, TEXT, "text-semibold",
                        max_width=room)  # fmt: skip
        canvas.text(box.x, box.y + 70, _solved(solver, count), SMALL, SECOND_TEXT, max_width=room)
        bar = Box(box.x, box.y + 94, room, BAR_H)
        canvas.rounded(bar, BAR_H / 2, mix(BACKGROUND, PANEL, 0.3))
        width = bar.w * min(1.0, solver.solved / count)
        if width >= BAR_H:
            accent = mix(theme_of(game).accent, PANEL, 0.15)
            canvas.rounded(Box(bar.x, bar.y, width, bar.h), BAR_H / 2, accent)


def _solved(solver: Solver, count: int) -> Said:
    if not solver.seen:
        return Said("solve-to-solve", {"count": count})
    return Said("solve-solved-of", {"solved": solver.solved, "count": count})
