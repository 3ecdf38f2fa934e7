"""What stands beside the board of an editor: the rows of a page, from the top down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from engine.core.position_edits import (
    BACK,
    ChipRow,
    CounterRow,
    EditChip,
    EditState,
    HeadingRow,
    Row,
)
from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, WHITE, Colour, mix

INSET: Final = 16.0
HEAD: Final = 46.0
ROW: Final = 40.0
END: Final = 40.0
HEADING: Final = 30.0
GAP: Final = 8.0
FOOT: Final = 50.0
SEAT_MARK: Final = 11.0
COUNT_AT: Final = 78.0
MINUS_AT: Final = 132.0


@dataclass(frozen=True, slots=True)
class ChipShown:
    """A place beside the board as it is drawn."""

    table: Any
    state: EditState
    names: tuple[str, ...]
    which: tuple[Any, ...]
    is_on: bool
    is_hovered: bool

    def ground(self, canvas: Canvas, box: Box, tint: Colour | None = None) -> None:
        """What it lies on."""
        paint_ground(canvas, box, self.is_on, self.is_hovered, tint)


Painter = Callable[[Canvas, Box, ChipShown], None]
Painters = Mapping[str, Painter]


class EditPanel:
    """Rows in a box; `entries` are the places in it, `words` what stands between them."""

    def __init__(self, box: Box, rows: Iterable[Row]) -> None:
        self.box = box
        self.entries: list[tuple[EditChip, Box]] = []
        self.words: list[tuple[float, float, Words]] = []
        self._y = box.y + HEAD
        for row in rows:
            if isinstance(row, HeadingRow):
                self.words.append((box.x + INSET, self._y + HEADING / 2, row.words))
                self._y += HEADING
            elif isinstance(row, CounterRow):
                self._counter(row)
            else:
                self._chips(row)

    def _counter(self, row: CounterRow) -> None:
        x, y, right = self.box.x + INSET, self._y, self.box.right - INSET
        self.words.append((x, y + ROW / 2, row.words or row.name))
        self.words.append((right - COUNT_AT, y + ROW / 2, str(row.now)))
        for left, by in ((right - MINUS_AT, -1), (right - END, 1)):
            chip = EditChip((row.name, by), "")
            self.entries.append((chip, Box(left, y + 2, END, ROW - 4)))
        self._y += ROW

    def _chips(self, row: ChipRow) -> None:
        """Lines that are as high as they want to be, or as there is room above the way back."""
        if not row.chips:
            return
        box, columns = self.box, row.columns or len(row.chips)
        is_way_back = row.chips[0].key == BACK
        self._y = box.bottom - FOOT if is_way_back else self._y + GAP / 2
        lines = -(-len(row.chips) // columns)
        room = box.bottom - (0 if is_way_back else FOOT) - self._y
        step = min(row.height + GAP, room / lines)
        width = (box.w - 2 * INSET - GAP * (columns - 1)) / columns
        for number, chip in enumerate(row.chips):
            line, column = divmod(number, columns)
            x, y = box.x + INSET + column * (width + GAP), self._y + line * step
            self.entries.append((chip, Box(x, y, width, min(row.height, step - GAP / 2))))
        self._y += lines * step

    @property
    def mark(self) -> tuple[float, float]:
        """Where the mark of the seat stands, left of the title."""
        return (self.box.x + INSET + SEAT_MARK, self.box.y + HEAD / 2 + 3)

    def draw(
        self, canvas: Canvas, title: str, painters: Painters,
        shown_of: Callable[[EditChip], ChipShown],
    ) -> None:  # fmt: skip
        """The title beside the mark that a game puts there, and everything below."""
        x, y = self.mark
        canvas.text(x + 22, y, title, LARGE, TEXT, "text-semibold",
                    max_width=self.box.right - x - 38)  # fmt: skip
        for left, middle, words in self.words:
            canvas.text(left, middle, words, BODY, SECOND_TEXT,
                        max_width=self.box.right - 10 - left)  # fmt: skip
        for chip, box in self.entries:
            paint = painters.get(chip.key[0], _paint_sign)
            (partial(_paint_words, chip.words) if chip.words else paint)(
                canvas, box, shown_of(chip)
            )


def paint_ground(
    canvas: Canvas, box: Box, is_on: bool, is_hovered: bool, tint: Colour | None = None
) -> None:
    """What something that can be pressed lies on; its own `tint`, else the theme's accent."""
    accent = tint or canvas.theme.accent
    share = 0.4 if is_on else 0.22 if is_hovered else 0.06 if tint else 0.0
    fill = mix(canvas.theme.raised, accent, share)
    edge = WHITE if is_hovered else accent if is_on else canvas.theme.line
    canvas.rounded(box, 9, fill, edge, 2 if is_on or is_hovered else 1.3)


def _paint_words(words: Words, canvas: Canvas, box: Box, shown: ChipShown) -> None:
    shown.ground(canvas, box)
    canvas.text(*box.centre, words, BODY, WHITE if shown.is_on else TEXT, "text-semibold",
                "centre", max_width=box.w - 8)  # fmt: skip


def _paint_sign(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    """The minus or the plus of a counter."""
    shown.ground(canvas, box)
    canvas.icon("plus" if shown.which[0] > 0 else "minus", *box.centre, 18, TEXT)
