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
from engine.ui.theme import BODY, LARGE, SECOND_TEXT, SMALL, TEXT, WHITE, Colour, mix

INSET: Final = 16.0
HEAD: Final = 46.0
ROW: Final = 40.0
END: Final = 40.0
HEADING: Final = 30.0
GAP: Final = 8.0
FOOT: Final = 50.0
SEAT_MARK: Final = 11.0
LEAST_WORDS: Final = 62.0
LEAST_PIECE: Final = 46.0
STRIP_HEADING: Final = 26.0
STRIP_CELLS: Final = (208.0, 124.0, 58.0)
"""How wide a counter, a button with words and a picture are in a strip."""
STRIP_GAP: Final = 22.0
STRIP_LEAST: Final = 28.0
STRIP_MOST: Final = 52.0
"""How high a place in a strip is."""
COUNT_AT: Final = 78.0
MINUS_AT: Final = 132.0
COUNT: Final = 20.0
DARK: Final[Colour] = (0x0E, 0x10, 0x16)


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


Label = tuple[float, float, Words, float]
"""Words between the places: their left end, their middle, and how wide they may be."""
Painter = Callable[[Canvas, Box, ChipShown], None]
Painters = Mapping[str, Painter]


class EditPanel:
    """Rows in a box; `entries` are the places in it, `words` what stands between them.

    Where the box is narrow a row has more lines; where all of them are too many, each is lower.
    """

    def __init__(self, box: Box, rows: Iterable[Row]) -> None:
        self.box = box
        self.entries: list[tuple[EditChip, Box]] = []
        self.words: list[Label] = []
        self._y = box.y + HEAD
        self._place(tuple(rows))

    def _place(self, rows: tuple[Row, ...]) -> None:
        box = self.box
        has_way_back = any(chip.key == BACK for row in rows if isinstance(row, ChipRow)
                           for chip in row.chips)  # fmt: skip
        self._foot = FOOT if has_way_back else INSET
        whole = sum(map(self._height, rows))
        room = max(0.0, box.h - HEAD - INSET)
        self._share = 1.0 if has_way_back or whole <= room else room / whole
        for row in rows:
            high = self._height(row) * self._share
            if isinstance(row, HeadingRow):
                self._label(Box(box.x + INSET, self._y, box.w - INSET - 10, high), row.words)
                self._y += high
            elif isinstance(row, CounterRow):
                self._counter(row, Box(box.x + INSET, self._y, box.w - 2 * INSET, high))
                self._y += high
            else:
                self._chips(row)

    def _height(self, row: Row) -> float:
        if isinstance(row, ChipRow):
            lines = -(-len(row.chips) // self._columns(row)) if row.chips else 0
            return lines * (row.height + GAP) + (GAP / 2 if lines else 0.0)
        return HEADING if isinstance(row, HeadingRow) else ROW

    def _columns(self, row: ChipRow) -> int:
        """How many stand side by side: as the row says, else as many as have room."""
        if row.columns:
            return row.columns
        least = LEAST_WORDS if any(chip.words for chip in row.chips) else 0.0
        least = LEAST_PIECE if any(chip.number for chip in row.chips) else least
        fit = max(1, int((self.box.w - 2 * INSET + GAP) // (least + GAP)))
        return -(-len(row.chips) // -(-len(row.chips) // fit))

    def _label(self, box: Box, words: Words) -> None:
        self.words.append((box.x, box.centre_y, words, box.w))

    def _counter(self, row: CounterRow, box: Box) -> None:
        right = box.right
        self._label(Box(box.x, box.y, box.w - MINUS_AT - 6, box.h), row.words or row.name)
        self._label(Box(right - COUNT_AT, box.y, COUNT_AT - END, box.h), str(row.now))
        for left, by in ((right - MINUS_AT, -1), (right - END, 1)):
            chip = EditChip((row.name, by), "")
            self.entries.append((chip, Box(left, box.y + 2, END, box.h - 4)))

    def _chips(self, row: ChipRow) -> None:
        """Lines that are as high as they want to be, or as there is room above the way back."""
        if not row.chips:
            return
        box, columns = self.box, self._columns(row)
        is_way_back = row.chips[0].key == BACK
        self._y = box.bottom - FOOT if is_way_back else self._y + GAP / 2 * self._share
        lines = -(-len(row.chips) // columns)
        room = box.bottom - (0 if is_way_back else self._foot) - self._y
        step = min((row.height + GAP) * self._share, room / lines)
        place = Box(box.x + INSET, self._y, box.w - 2 * INSET, lines * step)
        self._cells(row.chips, columns, place, min(row.height, step - GAP / 2))
        self._y += lines * step

    def _cells(self, chips: tuple[EditChip, ...], columns: int, place: Box, high: float) -> None:
        """Chips in lines that fill a place; each is so high at the upper end of its line."""
        width = (place.w - GAP * (columns - 1)) / columns
        step = place.h / -(-len(chips) // columns)
        for number, chip in enumerate(chips):
            line, column = divmod(number, columns)
            at = place.x + column * (width + GAP), place.y + line * step
            self.entries.append((chip, Box(*at, width, high)))

    @property
    def mark(self) -> tuple[float, float]:
        """Where the mark of the seat stands, left of the title."""
        return (self.box.x + INSET + SEAT_MARK, self.box.y + HEAD / 2 + 3)

    @property
    def _title_room(self) -> float:
        return self.box.right - self.mark[0] - 38

    def draw(
        self, canvas: Canvas, title: Words, painters: Painters,
        shown_of: Callable[[EditChip], ChipShown],
    ) -> None:  # fmt: skip
        """The title beside the mark that a game puts there, and everything below."""
        x, y = self.mark
        canvas.text(x + 22, y, title, LARGE, TEXT, "text-semibold", max_width=self._title_room)
        for left, middle, words, room in self.words:
            if canvas.text_width(words, BODY) <= room:
                canvas.text(left, middle, words, BODY, SECOND_TEXT)
            else:
                high = canvas.paragraph_height(room, words, SMALL, line_height=1.1)
                place = Box(left, middle - high / 2, room, high)
                canvas.paragraph(place, words, SMALL, SECOND_TEXT, line_height=1.1)
        for chip, box in self.entries:
            paint_chip(canvas, box, chip, painters, shown_of(chip))
            _paint_numbers(canvas, box, chip)


class EditStrip(EditPanel):
    """The same rows side by side in a low box: what follows a heading stands below it, and below
    the title what comes first.
    """

    def _place(self, rows: tuple[Row, ...]) -> None:
        box, groups = self.box, _groups(rows)
        high = box.h - 2 * GAP
        widths = [_width(group, high) for group in groups]
        room = box.w - 2 * INSET - STRIP_GAP * (len(groups) - 1)
        fixed = sum(wide for group, wide in zip(groups, widths, strict=True) if _is_fixed(group))
        share = min(1.0, (room - fixed) / max(1.0, sum(widths) - fixed))
        widths = [wide if _is_fixed(group) else wide * share
                  for group, wide in zip(groups, widths, strict=True)]  # fmt: skip
        x = box.x + INSET
        for number, (group, wide) in enumerate(zip(groups, widths, strict=True)):
            place = Box(x, box.y + GAP, wide, high)
            heads = _heads(group)
            line, below = place.cut_top(STRIP_HEADING)
            for head in heads:
                self._label(Box(line.x, line.y - 3, line.w + STRIP_GAP - 4, line.h), head.words)
            self._fill(group, below if heads or not number else place)
            x += wide + STRIP_GAP

    def _fill(self, group: list[Row], place: Box) -> None:
        counters = [row for row in group if isinstance(row, CounterRow)]
        for row, box in zip(counters, place.column(*[None] * len(counters)), strict=True):
            self._counter(row, Box(box.x, box.centre_y - ROW / 2, box.w, min(ROW, box.h)))
        chips = _chips_of(group)
        if chips:
            columns = -(-len(chips) // _lines(place.h))
            lines = -(-len(chips) // columns)
            self._cells(chips, columns, place, min(STRIP_MOST, place.h / lines - GAP / 2))

    @property
    def mark(self) -> tuple[float, float]:
        """At the upper left corner."""
        return (self.box.x + INSET + SEAT_MARK, self.box.y + GAP + SEAT_MARK)

    @property
    def _title_room(self) -> float:
        return STRIP_CELLS[0] - 2 * SEAT_MARK - 8


def _groups(rows: Iterable[Row]) -> list[list[Row]]:
    """A heading with what follows it; where there is none, counters and buttons by themselves."""
    found: list[list[Row]] = []
    for row in rows:
        before = found[-1] if found else []
        is_new = isinstance(row, HeadingRow) or not before
        if is_new or not (_heads(before) or type(before[-1]) is type(row)):
            found.append([])
        found[-1].append(row)
    return found


def _is_fixed(group: list[Row]) -> bool:
    return not _chips_of(group)


def _heads(group: list[Row]) -> list[HeadingRow]:
    return [row for row in group if isinstance(row, HeadingRow)]


def _chips_of(group: list[Row]) -> tuple[EditChip, ...]:
    return tuple(chip for row in group if isinstance(row, ChipRow) for chip in row.chips)


def _lines(high: float) -> int:
    return max(1, int((high + GAP) // (STRIP_LEAST + GAP)))


def _width(group: list[Row], high: float) -> float:
    """How wide a group would like to be in a strip."""
    counter, words, picture = STRIP_CELLS
    chips = _chips_of(group)
    if not chips:
        return counter
    each = words if any(chip.words for chip in chips) else picture
    columns = -(-len(chips) // _lines(high - STRIP_HEADING * len(_heads(group))))
    return columns * (each + GAP) - GAP


def paint_chip(
    canvas: Canvas, box: Box, chip: EditChip, painters: Painters, shown: ChipShown
) -> None:
    """A place as its kind is painted, else by its words."""
    plain = partial(_paint_words, chip.words) if chip.words else _paint_sign
    painters.get(chip.key[0], plain)(canvas, box, shown)


def paint_ground(
    canvas: Canvas, box: Box, is_on: bool, is_hovered: bool, tint: Colour | None = None
) -> None:
    """What something that can be pressed lies on; its own `tint`, else the theme's accent."""
    accent = tint or canvas.theme.accent
    share = 0.4 if is_on else 0.22 if is_hovered else 0.06 if tint else 0.0
    fill = mix(canvas.theme.raised, accent, share)
    edge = WHITE if is_hovered else accent if is_on else canvas.theme.line
    canvas.rounded(box, 9, fill, edge, 2 if is_on or is_hovered else 1.3)


def _paint_numbers(canvas: Canvas, box: Box, chip: EditChip) -> None:
    """The key that presses it at the left, how many more there are at the right."""
    if chip.number:
        _paint_count(canvas, box.x + 1, box.y + 1, chip.number, SECOND_TEXT)
    if chip.left is not None:
        wide = _count_width(canvas, chip.left)
        _paint_count(canvas, box.right - 1 - wide, box.y + 1, chip.left, TEXT)


def _count_width(canvas: Canvas, number: int) -> float:
    return canvas.text_width(str(number), SMALL, "number-bold") + 8


def _paint_count(canvas: Canvas, x: float, y: float, number: int, ink: Colour) -> None:
    place = Box(x, y, _count_width(canvas, number), COUNT)
    canvas.rounded(place, 6, DARK)
    canvas.text(*place.centre, str(number), SMALL, ink, "number-bold", "centre")


def _paint_words(words: Words, canvas: Canvas, box: Box, shown: ChipShown) -> None:
    """In a line, else in two smaller ones."""
    shown.ground(canvas, box)
    ink, room = WHITE if shown.is_on else TEXT, box.w - 8
    if canvas.text_width(words, BODY, "text-semibold") <= room:
        canvas.text(*box.centre, words, BODY, ink, "text-semibold", "centre")
        return
    high = canvas.paragraph_height(room, words, SMALL, "text-semibold", 1.1)
    place = Box(box.x + 4, box.centre_y - high / 2, room, high)
    canvas.paragraph(place, words, SMALL, ink, "text-semibold", 1.1, max_lines=2, align="centre")


def _paint_sign(canvas: Canvas, box: Box, shown: ChipShown) -> None:
    """The minus or the plus of a counter."""
    shown.ground(canvas, box)
    canvas.icon("plus" if shown.which[0] > 0 else "minus", *box.centre, 18, TEXT)
