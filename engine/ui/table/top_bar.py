"""The strip over a table: where one is in the game, and what is always at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.sign import RealTableSign
from engine.ui.theme import BODY, HEADING, LARGE, LINE, TEXT, Colour, mix
from engine.ui.widgets.base import Button, Widget

ICON: Final = 44.0
ICON_STEP: Final = 46.0
CELL: Final = 12.0
CELL_STEP: Final = 20.0
MOST_CELLS: Final = 30
BAR_WIDTH: Final = 240.0

Progress = tuple[str, int, int]


class TopBar(Widget):
    """The way home, the title with its tags, the progress of the game, and icon buttons.

    The `sign` of a real table stands first among the tags, unless the frame places it.

    `progress` is (label, rounds done, rounds in all); with 0 rounds in all only the label shows.
    """

    def __init__(
        self, title: str, tags: Sequence[str], home: Button, buttons: Sequence[Button]
    ) -> None:
        super().__init__()
        self.title = title
        self.tags = tuple(tags)
        self.home = home
        self.buttons = tuple(buttons)
        self.middle = 0.0
        self.sign: RealTableSign | None = None
        self.progress: Progress = ("", 0, 0)
        self.add(home)
        for button in self.buttons:
            self.add(button)

    def show(self, progress: Progress, tags: Sequence[str]) -> None:
        """The game has come that far."""
        if (progress, tuple(tags)) != (self.progress, self.tags):
            self.progress, self.tags = progress, tuple(tags)
            self.changed()

    def placed(self) -> None:
        """Home at the left, the icons at the right."""
        middle = self.box.centre_y
        self.home.box = Box.around(self.box.x + 44, middle, ICON, ICON)
        for n, button in enumerate(reversed(self.buttons)):
            x = self.box.right - 38 - n * ICON_STEP
            button.box = Box.around(x, middle, ICON, ICON)

    def draw(self, canvas: Canvas) -> None:
        """The strip, title, tags, progress."""
        canvas.top_bar(self.box.h)
        y = self.box.centre_y
        x = self.box.x + 80
        canvas.hairline(x, y - 12, 24, vertical=True, colour=LINE)
        x += 24
        x += canvas.text(x, y, self.title, HEADING + 2, TEXT, canvas.theme.title_font) + 20
        right = self.buttons[0].box.x - 16 if self.buttons else self.box.right
        x = self.draw_tags(canvas, x, right)
        self._draw_progress(canvas, Box(x + 16, self.box.y, right - x - 16, self.box.h))

    def draw_tags(self, canvas: Canvas, x: float, right: float) -> float:
        """The sign of a real table and the tags that have room there; returns where they end."""
        y = self.box.centre_y
        if self.sign is not None:
            x = self.sign.stand_at(canvas, x, y, right) + 8
        for tag in self.tags:
            if x + canvas.text_width(tag, BODY) + 24 > right:
                break
            x += canvas.tag(x, y, tag, canvas.theme.accent) + 8
        return x

    def _draw_progress(self, canvas: Canvas, room: Box) -> None:
        label, done, total = self.progress
        size = BODY if room.w < 400 else LARGE - 2
        wanted = canvas.text_width(label, size, "text-semibold")
        steps = _steps_width(total)
        if not label or wanted > room.w:
            return
        has_steps = total > 0 and wanted + 18 + steps <= room.w
        width = wanted + (18 + steps if has_steps else 0)
        x = min(max(self.middle - width / 2, room.x), room.right - width)
        x += canvas.text(x, room.centre_y, label, size, TEXT, "text-semibold") + 18
        if has_steps and total <= MOST_CELLS:
            _draw_cells(canvas, x, room.centre_y, done, total)
        elif has_steps:
            _draw_bar(canvas, x, room.centre_y, done / total)


def _steps_width(total: int) -> float:
    if total <= 0:
        return 0.0
    return BAR_WIDTH if total > MOST_CELLS else total * CELL_STEP - (CELL_STEP - CELL)


def _draw_cells(canvas: Canvas, x: float, y: float, done: int, total: int) -> None:
    """A cell for each round: filled when done, ringed while it is played."""
    accent: Colour = canvas.theme.accent
    for index in range(total):
        cell = Box(x + index * CELL_STEP, y - CELL / 2, CELL, CELL)
        if index < done:
            canvas.rounded(cell, 3, accent)
        elif index == done:
            canvas.rounded(cell.inset(-2), 4, None, accent, 2)
            canvas.rounded(cell.inset(2), 2, mix(accent, TEXT, 0.3))
        else:
            canvas.rounded(cell, 3, None, LINE, 1.5)


def _draw_bar(canvas: Canvas, x: float, y: float, share: float) -> None:
    canvas.rounded(Box(x, y - 5, BAR_WIDTH, 10), 5, LINE)
    if share > 0:
        canvas.rounded(Box(x, y - 5, max(10.0, BAR_WIDTH * min(1, share)), 10), 5,
                       canvas.theme.accent)  # fmt: skip
