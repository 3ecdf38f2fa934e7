"""The headings of a rulebook one below the other, each of them whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.ui.book.rulebook import Block, Rulebook
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, SMALL, TEXT, WHITE, Font, darken
from engine.ui.widgets import RowState, ScrollList

ROW: Final = 40.0
PAD: Final = 18.0
LEADING: Final = 1.25
LEFT: Final = 14.0
STEP: Final = 16.0
RIGHT: Final = 8.0
COUNT: Final = 28.0


class Contents(ScrollList[int]):
    """A list of headings; a long one takes two lines."""

    def __init__(self, app: Window, book: Rulebook, on_choose: Callable[[int], object]) -> None:
        self._app, self._book = app, book
        self._room = 0.0
        self.counts: dict[int, int] = {}
        """How many places of a search lie under a heading."""

        super().__init__(
            book.contents, self._draw_heading, row_height=self._height, on_choose=on_choose
        )

    def show(self, book: Rulebook) -> None:
        """The headings of another book."""
        self._book = book
        self.items = book.contents

    def placed(self) -> None:
        """Lines break anew in another width."""
        self._room = self.inner_width
        self.rows_changed()
        super().placed()

    def _height(self, block: int) -> float:
        """A row holds its heading in the bold type it has when it is chosen."""
        words = self._words_height(self._book.blocks[block], "text-semibold")
        return max(ROW, words + PAD)

    def _words_height(self, heading: Block, font: Font) -> float:
        room = self._words_room(heading)
        return self._app.canvas.paragraph_height(room, heading.text, SMALL, font, LEADING)

    def _words_room(self, heading: Block) -> float:
        return max(RIGHT, self._room - _left_of(heading) - 2 * RIGHT - COUNT)

    def _draw_heading(self, canvas: Canvas, box: Box, block: int, state: RowState) -> None:
        heading = self._book.blocks[block]
        accent = canvas.theme.accent
        if state.is_selected:
            _draw_ribbon(canvas, box.inset(0, 2))
        elif state.is_hovered:
            canvas.rounded(box.inset(0, 2), 8, canvas.theme.raised)
        ink = WHITE if state.is_selected else TEXT if heading.level == 1 else SECOND_TEXT
        font: Font = "text-semibold" if heading.level <= 1 or state.is_selected else "text"
        high = self._words_height(heading, font)
        place = Box(box.x + _left_of(heading), box.centre_y - high / 2, self._words_room(heading),
                    high)  # fmt: skip
        canvas.paragraph(place, heading.text, SMALL, ink, font, LEADING)
        count = self.counts.get(block)
        if count:
            x, y = box.right - RIGHT - COUNT / 2, box.centre_y
            canvas.rounded(Box.around(x, y, COUNT, 24), 12, darken(accent, 0.6), accent, 1.5)
            canvas.text(x, y, str(count), SMALL, WHITE, "number-bold", "centre")


def _draw_ribbon(canvas: Canvas, box: Box) -> None:
    """The open chapter: a ribbon in the game's colour that points at the book."""
    accent = canvas.theme.accent
    tip, edge = box.right + RIGHT, box.right - 6
    shape = [(box.x, box.y), (edge, box.y), (tip, box.centre_y), (edge, box.bottom),
             (box.x, box.bottom)]  # fmt: skip
    canvas.polygon(shape, darken(accent, 0.55), accent, 1.5)


def _left_of(heading: Block) -> float:
    """How far a heading stands in."""
    return LEFT + STEP * max(0, heading.level - 2)
