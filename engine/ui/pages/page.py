"""A rulebook set in lines: where every word of it stands. Pure arithmetic, no drawing."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box
from engine.ui.pages.rulebook import CELL_END, LINE_END, Block, Rulebook, Run, SearchHit, Style
from engine.ui.theme import BODY, HEADING, LARGE, SMALL, TITLE, Font

LONGEST_LINE: Final = 70
INDENT: Final = 28.0
CELL_PAD: Final = 14.0
BLOCK_GAP: Final = 14.0
MARKER: Final = -100  # the offset of bullets, which are no part of a block's text
CODE_PAD: Final = 14.0
CAPTION_GAP: Final = 8.0
HEADING_SIZES: Final = {1: TITLE, 2: HEADING, 3: LARGE}
FONTS: Final[dict[Style, Font]] = {
    "plain": "text",
    "bold": "text-bold",
    "italic": "text-italic",
    "code": "mono",
    "clause": "number-bold",
}

WidthOf = Callable[[str, float, Font], float]
LineStep = Callable[[float, float], float]
PictureHeight = Callable[[str, float], float | None]
"""How high a picture of a name is at a width; None when there is none of that name."""


def no_pictures(name: str, width: float) -> float | None:
    """A page without pictures shows what is written under them."""
    return None


@dataclass(frozen=True, slots=True)
class Measure:
    """How wide texts are and how far apart lines stand, at the size they will be drawn."""

    width: WidthOf
    line_step: LineStep


@dataclass(frozen=True, slots=True)
class TextPiece:
    """A stretch of one line in one style, with its place on the page and in its block's text."""

    block: int
    start: int
    text: str
    style: Style
    font: Font
    size: float
    x: float
    y: float
    width: float

    @property
    def end(self) -> int:
        return self.start + len(self.text)


@dataclass(frozen=True, slots=True)
class Placed:
    """A block on the page: its box, and the boxes of table cells, of a picture or of code.

    `picture` is the name of what is drawn into the ground of a picture.
    """

    block: int
    kind: str
    level: int
    box: Box
    grounds: tuple[Box, ...] = ()
    picture: str = ""


@dataclass(frozen=True, slots=True)
class _Word:
    """A word of a block: where its text starts, and whether a blank stands before it."""

    start: int
    text: str
    style: Style
    after_blank: bool


class Page:
    """All blocks below one another in a column, ready to be drawn at any scroll."""

    def __init__(
        self,
        rulebook: Rulebook,
        width: float,
        measure: Measure,
        picture_height: PictureHeight = no_pictures,
    ) -> None:
        self.width = width
        self._measure = measure
        self._picture_height = picture_height
        self.placed: list[Placed] = []
        self.pieces: list[TextPiece] = []
        self._y = 0.0
        self._before: Block | None = None
        self._item_lefts: dict[int, float] = {}
        self._clause_column = self._widest_clause(rulebook)
        for number, block in enumerate(rulebook.blocks):
            self._place(number, block)
            self._before = block
        self.height = self._y
        self.pieces.sort(key=lambda piece: piece.y)
        self._piece_rows = [piece.y for piece in self.pieces]
        self._pieces_of: dict[int, list[TextPiece]] = {}
        for piece in self.pieces:
            self._pieces_of.setdefault(piece.block, []).append(piece)

    def box_of(self, block: int) -> Box:
        """The place of a block."""
        return self.placed[block].box

    def visible_blocks(self, top: float, bottom: float) -> list[Placed]:
        """The blocks that touch a stretch of the page."""
        return [
            placed for placed in self.placed if placed.box.y < bottom and placed.box.bottom > top
        ]

    def visible_pieces(self, top: float, bottom: float) -> Sequence[TextPiece]:
        """The pieces whose lines lie in a stretch of the page."""
        first = bisect_left(self._piece_rows, top)
        return self.pieces[first : bisect_right(self._piece_rows, bottom)]

    def boxes_of(self, hit: SearchHit) -> list[Box]:
        """What to highlight for a hit: one box for each piece it touches."""
        found = []
        for piece in self._pieces_of.get(hit.block, ()):
            if piece.end <= hit.start or piece.start >= hit.end:
                continue
            before = piece.text[: max(0, hit.start - piece.start)]
            inside = piece.text[: hit.end - piece.start]
            left = self._measure.width(before, piece.size, piece.font) if before else 0.0
            right = self._measure.width(inside, piece.size, piece.font)
            height = self._measure.line_step(piece.size, 1.3)
            found.append(Box(piece.x + left, piece.y - height / 2, right - left, height))
        return found

    # -- placing

    def _widest_clause(self, rulebook: Rulebook) -> float:
        """The room that clause numbers take at the left of their text."""
        numbers = {block.clause for block in rulebook.blocks if block.clause}
        widths = (self._measure.width(number, BODY, FONTS["clause"]) for number in numbers)
        return max(widths, default=0.0) + 18

    def _place(self, number: int, block: Block) -> None:
        self._y += self._gap(block)
        top = self._y
        grounds: tuple[Box, ...] = ()
        if block.kind == "rule":
            self._y += 1
        elif block.kind == "table":
            grounds = tuple(self._place_table(number, block))
        elif block.kind == "code":
            grounds = (self._place_code(number, block),)
        elif block.kind == "picture":
            grounds = tuple(self._place_picture(number, block))
        else:
            self._place_text(number, block)
        box = Box(0, top, self.width, self._y - top)
        self.placed.append(Placed(number, block.kind, block.level, box, grounds, block.picture))

    def _gap(self, block: Block) -> float:
        if self._before is None:
            return 0.0
        if block.kind == "heading":
            return 36.0 if block.level <= 2 else 26.0
        if self._before.kind == "heading":
            return 20.0
        if "picture" in (block.kind, self._before.kind):
            return 22.0
        if block.kind == "item" and self._before.kind == "item":
            return 6.0
        return BLOCK_GAP

    def _place_text(self, number: int, block: Block) -> None:
        size = HEADING_SIZES.get(block.level, BODY) if block.kind == "heading" else BODY
        step = self._measure.line_step(size, 1.3 if block.kind == "heading" else 1.6)
        left = self._left_of(block)
        runs, offset = block.runs, 0
        if block.clause is not None:
            self._hang(number, 0, block.clause, "clause", left - self._clause_column, step)
            runs, offset = block.runs[1:], len(block.clause)
        elif block.marker:
            width = self._measure.width(block.marker, size, FONTS["plain"])
            self._hang(number, MARKER, block.marker, "plain", left - 10 - width, step)
        fonts = dict.fromkeys(FONTS, FONTS["bold"]) if block.kind == "heading" else FONTS
        box = Box(left, self._y, self.width - left, 0)
        self._y += self._set_lines(number, runs, offset, box, size, step, fonts)

    def _left_of(self, block: Block) -> float:
        """Where the lines of a block begin; what continues an item stands under its text."""
        if block.kind == "quote":
            return 20.0
        if block.kind != "item":
            self._item_lefts.clear()
            return self._clause_column if block.clause else 0.0
        outer = self._item_lefts.get(block.level - 1, 0.0)
        if block.clause is not None:
            self._item_lefts[block.level] = outer + self._clause_column
        elif block.marker or block.level not in self._item_lefts:
            self._item_lefts[block.level] = outer + INDENT
        return self._item_lefts[block.level]

    def _hang(
        self, number: int, start: int, text: str, style: Style, x: float, step: float
    ) -> None:
        font = FONTS[style]
        width = self._measure.width(text, BODY, font)
        y = self._y + step / 2
        self.pieces.append(TextPiece(number, start, text, style, font, BODY, x, y, width))

    def _set_lines(
        self,
        number: int,
        runs: Sequence[Run],
        offset: int,
        box: Box,
        size: float,
        step: float,
        fonts: dict[Style, Font],
    ) -> float:
        """Breaks runs into lines from the top of a box; returns the height used."""
        lines = list(self._broken(list(_words(runs, offset)), box.w, size, fonts))
        for row, line in enumerate(lines):
            x = box.x
            for start, text, style, blank in _pieces(line):
                font = fonts[style]
                x += self._measure.width(" ", size, fonts["plain"]) if blank else 0.0
                width = self._measure.width(text, size, font)
                y = box.y + (row + 0.5) * step
                self.pieces.append(TextPiece(number, start, text, style, font, size, x, y, width))
                x += width
        return len(lines) * step

    def _broken(
        self, words: list[_Word], room: float, size: float, fonts: dict[Style, Font]
    ) -> Iterator[list[_Word]]:
        blank = self._measure.width(" ", size, fonts["plain"])
        line: list[_Word] = []
        used, letters = 0.0, 0
        for word in words:
            width = self._measure.width(word.text, size, fonts[word.style])
            gap = blank if word.after_blank and line else 0.0
            longer = letters + len(word.text) + bool(gap)
            if line and word.after_blank and (used + gap + width > room or longer > LONGEST_LINE):
                yield line
                line, used, letters, gap, longer = [], 0.0, 0, 0.0, len(word.text)
            line.append(word)
            used += gap + width
            letters = longer
        if line:
            yield line

    def _place_picture(self, number: int, block: Block) -> Iterator[Box]:
        """The picture as wide as the page, and its words in small type under it."""
        height = self._picture_height(block.picture, self.width)
        if height is not None:
            yield Box(0, self._y, self.width, height)
            self._y += height + CAPTION_GAP
        step = self._measure.line_step(SMALL, 1.4)
        box = Box(0, self._y, self.width, 0)
        self._y += self._set_lines(number, block.runs, 0, box, SMALL, step, FONTS)

    def _place_code(self, number: int, block: Block) -> Box:
        step = self._measure.line_step(SMALL, 1.5)
        left = INDENT * block.level
        top = self._y
        self._y += CODE_PAD
        start = 0
        for line in block.text.split(LINE_END):
            if line.strip():
                width = self._measure.width(line, SMALL, "mono")
                y = self._y + step / 2
                x = left + CODE_PAD
                self.pieces.append(
                    TextPiece(number, start, line, "code", "mono", SMALL, x, y, width)
                )
            start += len(line) + len(LINE_END)
            self._y += step
        self._y += CODE_PAD
        return Box(left, top, self.width - left, self._y - top)

    def _place_table(self, number: int, block: Block) -> Iterator[Box]:
        left = INDENT * block.level
        widths = self._column_widths(block, self.width - left)
        step = self._measure.line_step(BODY, 1.4)
        offset = 0
        for row_number, row in enumerate(block.cells):
            x, height = left, step
            fonts = FONTS if row_number else {**FONTS, "plain": FONTS["bold"]}
            for column, cell in enumerate(row):
                box = Box(x + CELL_PAD, self._y + 8, widths[column] - 2 * CELL_PAD, 0)
                used = self._set_lines(number, cell, offset, box, BODY, step, fonts)
                height = max(height, used)
                offset += len("".join(run.text for run in cell))
                offset += len(CELL_END if column < len(row) - 1 else LINE_END)
                x += widths[column]
            yield Box(left, self._y, sum(widths), height + 16)
            self._y += height + 16

    def _column_widths(self, block: Block, room: float) -> list[float]:
        """Columns as wide as their longest cell; when that is too much, the widest give way."""
        columns = range(max(len(row) for row in block.cells))
        natural = [self._natural_width(block, column) for column in columns]
        if sum(natural) <= room:
            return natural
        fair = room / len(natural)
        narrow = [width for width in natural if width <= fair]
        wide = sum(width for width in natural if width > fair)
        rest = room - sum(narrow)
        return [width if width <= fair else rest * width / wide for width in natural]

    def _natural_width(self, block: Block, column: int) -> float:
        widths = [
            sum(self._measure.width(run.text, BODY, "text-bold") for run in row[column])
            for row in block.cells
            if column < len(row)
        ]
        return max(widths, default=0.0) + 2 * CELL_PAD + 4


def _words(runs: Sequence[Run], offset: int) -> Iterator[_Word]:
    """The words of styled runs; a change of style inside a word makes two that stay together."""
    after_blank = False
    for run in runs:
        start = 0
        for end, letter in enumerate(run.text):
            if letter == " ":
                if start < end:
                    yield _Word(offset + start, run.text[start:end], run.style, after_blank)
                after_blank, start = True, end + 1
        if start < len(run.text):
            yield _Word(offset + start, run.text[start:], run.style, after_blank)
            after_blank = False
        offset += len(run.text)


def _pieces(line: Sequence[_Word]) -> Iterator[tuple[int, str, Style, bool]]:
    """Neighbouring words of one style as one text: its start, text, style, blank before it."""
    first, text = line[0], line[0].text
    blank = False
    for word in line[1:]:
        if word.style == first.style:
            text += (" " if word.after_blank else "") + word.text
            continue
        yield first.start, text, first.style, blank
        first, text, blank = word, word.text, word.after_blank
    yield first.start, text, first.style, blank
