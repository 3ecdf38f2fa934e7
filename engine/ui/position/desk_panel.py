"""The panel beside a desk: rows of what belongs to a seat and has no place on the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.table.pointing import SpotFact, SpotKey
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, TEXT, WHITE, Colour, mix

INSET: Final = 16.0
HEAD: Final = 46.0
ROW: Final = 40.0
END: Final = 40.0
HEADING: Final = 30.0
GAP: Final = 8.0
FOOT: Final = 46.0
SEAT_MARK: Final = 11.0

Paint = Callable[[Canvas, Box, bool], None]
Change = Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something of the panel: where it is, how it looks (pointed at or not), what a click does."""

    key: SpotKey
    box: Box
    paint: Paint
    click: Callable[[], object]
    right: Callable[[], object] | None = None

    @property
    def fact(self) -> SpotFact:
        """The same as a place that can be clicked."""
        return SpotFact(self.key, self.box, self.click, radius=9.0, right_click=self.right)


@dataclass(frozen=True, slots=True)
class PanelWords:
    """Words between what can be pressed."""

    x: float
    y: float
    words: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a row: its key, its words, whether it is on, what a click does."""

    key: SpotKey
    words: str
    is_on: bool
    do: Callable[[], object]


class DeskPanel:
    """Rows in a box, from the top down; `change` takes the table that a click sets out."""

    def __init__(self, box: Box, change: Change) -> None:
        self.box = box
        self.entries: list[Entry] = []
        self.words: list[PanelWords] = []
        self.change = change
        self.y = box.y + HEAD

    @property
    def mark(self) -> tuple[float, float]:
        """Where the mark of the seat stands, left of the title."""
        return (self.box.x + INSET + SEAT_MARK, self.box.y + HEAD / 2 + 3)

    @property
    def row(self) -> Box:
        """Where the next row stands."""
        return Box(self.box.x + INSET, self.y, self.box.w - 2 * INSET, ROW)

    def add(
        self, key: SpotKey, box: Box, paint: Paint, make: Callable[[], Any],
        right: Callable[[], Any] | None = None,
    ) -> None:  # fmt: skip
        """Something that sets out another table, with the right button perhaps one more."""
        away = None if right is None else partial(self._do, right)
        self.entries.append(Entry(key, box, paint, partial(self._do, make), away))

    def _do(self, make: Callable[[], Any]) -> None:
        self.change(make())

    def heading(self, words: str) -> None:
        """What the rows below are about."""
        self.words.append(PanelWords(self.box.x + INSET, self.y + HEADING / 2, words))
        self.y += HEADING

    def counter(self, name: str, now: int, change: Callable[[int], Any]) -> None:
        """A number with a minus and a plus."""
        row = self.row
        self.words.append(PanelWords(row.x, row.centre_y, name))
        self.words.append(PanelWords(row.right - 78, row.centre_y, str(now)))
        for x, sign, by in ((row.right - 132, "minus", -1), (row.right - END, "plus", 1)):
            box = Box(x, row.y + 2, END, ROW - 4)
            self.add((name, by), box, partial(paint_icon, sign), partial(change, by))
        self.y += ROW

    def buttons(self, *choices: Choice) -> None:
        """Buttons side by side."""
        row = Box(self.row.x, self.y + 4, self.row.w, ROW)
        for choice, box in zip(choices, row.row(*[None] * len(choices), gap=GAP), strict=True):
            paint = partial(paint_button, choice.words, choice.is_on)
            self.entries.append(Entry(choice.key, box, paint, choice.do))
        self.y += ROW + GAP

    def setters(self, *choices: tuple[SpotKey, str, bool, Callable[[], Any]]) -> None:
        """Buttons side by side that set out another table."""
        self.buttons(*(Choice(key, words, is_on, partial(self._do, make))
                       for key, words, is_on, make in choices))  # fmt: skip

    def draw_rows(self, canvas: Canvas, hovered: SpotKey | None, title: str) -> None:
        """The ground, the title beside the mark that a game puts there, and everything below."""
        box = self.box
        canvas.rounded(box, 0, canvas.theme.panel)
        canvas.hairline(box.x, box.y, box.h, colour=canvas.theme.line, vertical=True)
        x, y = self.mark
        canvas.text(x + 22, y, title, LARGE, TEXT, "text-semibold",
                    max_width=box.right - x - 38)  # fmt: skip
        for said in self.words:
            canvas.text(said.x, said.y, said.words, BODY, SECOND_TEXT,
                        max_width=box.right - 10 - said.x)  # fmt: skip
        for entry in self.entries:
            entry.paint(canvas, entry.box, entry.key == hovered)


def paint_ground(
    canvas: Canvas, box: Box, is_on: bool, is_hovered: bool, tint: Colour | None = None
) -> None:
    """What something that can be pressed lies on; its own `tint`, else the theme's accent."""
    accent = tint or canvas.theme.accent
    share = 0.4 if is_on else 0.22 if is_hovered else 0.06 if tint else 0.0
    fill = mix(canvas.theme.raised, accent, share)
    edge = WHITE if is_hovered else accent if is_on else canvas.theme.line
    canvas.rounded(box, 9, fill, edge, 2 if is_on or is_hovered else 1.3)


def paint_button(words: str, is_on: bool, canvas: Canvas, box: Box, is_hovered: bool) -> None:
    """A button with words."""
    paint_ground(canvas, box, is_on, is_hovered)
    canvas.text(*box.centre, words, BODY, WHITE if is_on else TEXT, "text-semibold", "centre",
                max_width=box.w - 8)  # fmt: skip


def paint_icon(icon: str, canvas: Canvas, box: Box, is_hovered: bool) -> None:
    """A button with an icon."""
    paint_ground(canvas, box, False, is_hovered)
    canvas.icon(icon, *box.centre, 18, TEXT)
