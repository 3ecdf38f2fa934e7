"""A game's RULES.md as blocks of text, and set in lines: pure arithmetic, no drawing."""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from engine.core.errors import InputError
from engine.core.storage import why_refused
from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.theme import Font

if TYPE_CHECKING:
    from markdown_it.token import Token

# A game's RULES.md as blocks of text that can be laid out, searched and opened at a clause.

Style = Literal["plain", "bold", "italic", "code", "clause"]
Kind = Literal["heading", "paragraph", "item", "quote", "code", "table", "rule", "picture"]

# as engine.core.game finds them in the file
CLAUSE_ID: Final = re.compile(r"[A-Z][A-Z-]*-\d+(?:\.\d+)*[a-z]?")
PICTURE: Final = "picture:"
"""How the address of a picture of the game begins, as in `![The quarry](picture:quarry)`."""
CELL_END: Final = "\t"
LINE_END: Final = "\n"

_BLANKS: Final = re.compile(r"\s+")
_STYLES: Final[dict[str, Style]] = {"strong": "bold", "em": "italic", "link": "italic"}


@dataclass(frozen=True, slots=True)
class Run:
    text: str
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph, an item of a list, a table, lines of code, or a picture.

    `level` is the rank of a heading or the depth of an item. The cells of a table stand in `cells`
    row by row, the head first; any other text in `runs`, what is written under a picture too.
    `picture` is the name by which the game draws it.
    """

    kind: Kind
    runs: tuple[Run, ...] = ()
    level: int = 0
    marker: str = ""
    cells: tuple[tuple[tuple[Run, ...], ...], ...] = ()
    picture: str = ""

    @property
    def text(self) -> str:
        """The plain text; offsets of hits and of laid-out pieces count in it."""
        if self.kind == "table":
            rows = (CELL_END.join(_plain(cell) for cell in row) for row in self.cells)
            return LINE_END.join(rows)
        return _plain(self.runs)

    @property
    def clause(self) -> str | None:
        first = self.runs[0] if self.runs else None
        return first.text if first is not None and first.style == "clause" else None


@dataclass(frozen=True, slots=True)
class SearchHit:
    """Where a search found its words: characters `start` to `end` of a block's text."""

    block: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Rulebook:
    blocks: tuple[Block, ...]

    @classmethod
    def read(cls, path: Path) -> Rulebook:
        """The rulebook in a Markdown file; InputError says in one sentence why there is none."""
        try:
            return cls.parse(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as problem:
            fault = why_refused(problem)
        raise InputError(Message("rules-unreadable", {"name": str(path), "fault": fault})) from None

    @classmethod
    def parse(cls, markdown: str) -> Rulebook:
        return cls(_parsed(markdown))

    @property
    def contents(self) -> tuple[int, ...]:
        return tuple(n for n, block in enumerate(self.blocks) if block.kind == "heading")

    @property
    def pictures(self) -> tuple[str, ...]:
        return tuple(block.picture for block in self.blocks if block.kind == "picture")

    def block_of(self, clause: str) -> int | None:
        """The block of a clause; of its nearest parent (`RB-2` for `RB-2.7`) when it has none."""
        wanted = clause
        while wanted:
            for number, block in enumerate(self.blocks):
                if block.clause == wanted or (
                    block.kind == "heading"
                    and re.search(rf"\b{re.escape(wanted)}\b", block.text) is not None
                ):
                    return number
            wanted = wanted.rpartition(".")[0]
        return None

    def section_of(self, block: int) -> int | None:
        """The last heading at or above a block."""
        return max((number for number in self.contents if number <= block), default=None)

    def find(self, words: str) -> tuple[SearchHit, ...]:
        """Every place with these words in this order, upper and lower case alike."""
        parts = words.split()
        if not parts:
            return ()
        pattern = re.compile(r"\s+".join(re.escape(part) for part in parts), re.IGNORECASE)
        return tuple(
            SearchHit(number, match.start(), match.end())
            for number, block in enumerate(self.blocks)
            for match in pattern.finditer(block.text)
        )


@lru_cache(8)
def _parsed(markdown: str) -> tuple[Block, ...]:
    """The blocks of a text; the rules of a game are opened again and again."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 (4 MB that a table opened needs none of)

    return tuple(_blocks(MarkdownIt("commonmark").enable("table").parse(markdown)))


def _plain(runs: Sequence[Run]) -> str:
    return "".join(run.text for run in runs)


def _blocks(tokens: Sequence[Token]) -> Iterator[Block]:
    """Walks the tokens of a Markdown text, which open and close nested parts one after another."""
    walk = _NestingWalk()
    for token in tokens:
        yield from walk.take(token)


class _NestingWalk:
    """Where in the nesting of lists, quotes and tables the walk is."""

    def __init__(self) -> None:
        self._lists: list[int | None] = []  # the next number of each open list, None for bullets
        self._marker = ""
        self._is_item = False
        self._quotes = 0
        self._heading = 0
        self._rows: list[tuple[tuple[Run, ...], ...]] = []
        self._cells: list[tuple[Run, ...]] | None = None

    def take(self, token: Token) -> Iterator[Block]:
        kind = token.type
        if kind in ("bullet_list_open", "ordered_list_open"):
            start = int(token.attrGet("start") or 1) if kind.startswith("ordered") else None
            self._lists.append(start)
        elif kind in ("bullet_list_close", "ordered_list_close"):
            self._lists.pop()
        elif kind == "list_item_open":
            self._open_item()
        elif kind in ("blockquote_open", "blockquote_close"):
            self._quotes += token.nesting
        elif kind == "heading_open":
            self._heading = int(token.tag[1:])
        elif kind == "heading_close":
            self._heading = 0
        elif kind == "hr":
            yield Block("rule")
        elif kind in ("fence", "code_block"):
            yield Block("code", (Run(token.content.rstrip(LINE_END), "code"),), len(self._lists))
        elif kind == "inline" and self._cells is None:
            yield _picture_block(token) or self._text_block(tuple(_runs(token)))
        else:
            yield from self._take_table(token)

    def _take_table(self, token: Token) -> Iterator[Block]:
        if token.type == "table_open":
            self._rows = []
        elif token.type == "tr_open":
            self._cells = []
        elif token.type == "inline" and self._cells is not None:
            self._cells.append(tuple(_runs(token)))
        elif token.type == "tr_close" and self._cells is not None:
            self._rows.append(tuple(self._cells))
            self._cells = None
        elif token.type == "table_close":
            yield Block("table", cells=tuple(self._rows), level=len(self._lists))

    def _open_item(self) -> None:
        number = self._lists[-1]
        self._marker = "•" if number is None else f"{number}."
        self._is_item = True
        if number is not None:
            self._lists[-1] = number + 1

    def _text_block(self, runs: tuple[Run, ...]) -> Block:
        if self._heading:
            return Block("heading", runs, self._heading)
        if self._lists:
            marker = self._marker if self._is_item else ""
            self._is_item = False
            return Block("item", runs, len(self._lists), marker)
        return Block("quote" if self._quotes else "paragraph", runs)


def _picture_block(inline: Token) -> Block | None:
    """The picture of a line that is nothing else; None for any other text."""
    children = inline.children or []
    address = str(children[0].attrGet("src")) if len(children) == 1 else ""
    if not address.startswith(PICTURE):
        return None
    words = _BLANKS.sub(" ", children[0].content)
    return Block("picture", (Run(words, "italic"),), picture=address.removeprefix(PICTURE))


def _runs(inline: Token) -> Iterator[Run]:
    """The styled stretches of an inline token; a bold clause number at the start is a clause."""
    style: list[Style] = ["plain"]
    is_first = True
    for child in inline.children or ():
        name = child.type.rpartition("_")[0]
        if name in _STYLES and child.nesting == 1:
            style.append(_STYLES[name])
        elif name in _STYLES and child.nesting == -1:
            style.pop()
        elif child.type in ("softbreak", "hardbreak"):
            yield Run(" ", style[-1])
        elif child.content:
            shown = _style(child, style[-1], is_first)
            is_first = False
            yield Run(_BLANKS.sub(" ", child.content), shown)


def _style(child: Token, style: Style, is_first: bool) -> Style:
    if child.type == "code_inline":
        return "code"
    if is_first and style == "bold" and CLAUSE_ID.fullmatch(child.content.strip()):
        return "clause"
    return style


# A rulebook set in lines: where every word of it stands. Pure arithmetic, no drawing.
#
# A book is one column as well, its leaves one below the other: no line, row or picture crosses
# from a leaf to the next.

LONGEST_LINE: Final = 70
BODY: Final = 19
SMALL: Final = 17
INDENT: Final = 28.0
CELL_PAD: Final = 14.0
BLOCK_GAP: Final = 14.0
MARKER: Final = -100  # the offset of bullets, which are no part of a block's text
CODE_PAD: Final = 14.0
CAPTION_GAP: Final = 16.0
LEAST_PICTURE: Final = 0.6
PICTURE_STEP: Final = 10.0
HEADING_SIZES: Final = {1: 50, 2: 34, 3: 24}
WORD: Final = re.compile("[^ ]+")
HEADING_NUMBER: Final = re.compile(r"(?:RB )?\d+\.?(?= )")
LINES_AFTER_HEADING: Final = 3
SHORT: Final = 6
"""A block of so few lines is on one leaf."""
ENDLESS: Final = math.inf
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
        *,
        leaf: float = ENDLESS,
        heading_font: Font = "text-bold",
    ) -> None:
        self.width = width
        self.leaf = leaf
        self._heading_fonts: dict[Style, Font] = dict.fromkeys(FONTS, heading_font)
        self._measure = measure
        self._picture_height = picture_height
        self.placed: list[Placed] = []
        self.pieces: list[TextPiece] = []
        self._y = 0.0
        self._before: Block | None = None
        self._item_lefts: dict[int, float] = {}
        self._clause_columns = self._widest_clauses(rulebook)
        blocks = rulebook.blocks
        for number, block in enumerate(blocks):
            self._place(number, block, blocks[number + 1] if number + 1 < len(blocks) else None)
            self._before = block
        self.height = self._y
        self.pieces.sort(key=lambda piece: piece.y)
        self._piece_rows = [piece.y for piece in self.pieces]
        self._pieces_of: dict[int, list[TextPiece]] = {}
        for piece in self.pieces:
            self._pieces_of.setdefault(piece.block, []).append(piece)

    @property
    def leaves(self) -> int:
        return 1 if self.leaf == ENDLESS else max(1, math.ceil(self.height / self.leaf))

    def leaf_of(self, y: float) -> int:
        return 0 if self.leaf == ENDLESS else min(self.leaves - 1, int(y // self.leaf))

    def box_of(self, block: int) -> Box:
        return self.placed[block].box

    def visible_blocks(self, top: float, bottom: float) -> list[Placed]:
        return [
            placed for placed in self.placed if placed.box.y < bottom and placed.box.bottom > top
        ]

    def visible_pieces(self, top: float, bottom: float) -> Sequence[TextPiece]:
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

    def _widest_clauses(self, rulebook: Rulebook) -> dict[str, float]:
        """The room that clause numbers of each kind take at the left of their text."""
        columns: dict[str, float] = {}
        for number in filter(None, {block.clause for block in rulebook.blocks}):
            width = self._measure.width(number, BODY, FONTS["clause"]) + 18
            columns[_kind(number)] = max(width, columns.get(_kind(number), 0.0))
        return columns

    def _column_of(self, block: Block) -> float:
        """The room of a clause's number, 0 where there is none."""
        return 0.0 if block.clause is None else self._clause_columns[_kind(block.clause)]

    def _keep(self, height: float) -> None:
        """What is so high stands on one leaf: on the next one, where this has no room for it."""
        if self.leaf == ENDLESS or height > self.leaf:
            return
        rest = self.leaf - self._y % self.leaf
        if rest < self.leaf and height > rest:
            self._y += rest

    def _begin(self, block: Block, after: Block | None) -> None:
        """The gap above a block, none at the head of a leaf; a heading is never the last there."""
        is_part = block.kind == "heading" and block.level == 1
        if is_part and self._before is not None and self.leaf != ENDLESS:
            self._y = math.ceil(self._y / self.leaf) * self.leaf
            return
        if self.leaf == ENDLESS or self._y % self.leaf:
            self._y += self._gap(block)
        if block.kind == "heading":
            step = self._measure.line_step(BODY, 1.5)
            room = self._measure.line_step(HEADING_SIZES.get(block.level, BODY), 1.3) + 20
            if after is not None and after.kind == "picture":
                self._keep(room + self._picture_size(after)[1] + 2 * step + CAPTION_GAP)
            self._keep(room + LINES_AFTER_HEADING * step)

    def _place(self, number: int, block: Block, after: Block | None) -> None:
        self._begin(block, after)
        if block.kind == "picture":
            self._keep(self._picture_size(block)[1] + CAPTION_GAP + 2 * self._caption_step)
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
            top = self._place_text(number, block)
        top = grounds[0].y if grounds else top
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

    def _place_text(self, number: int, block: Block) -> float:
        """Returns where it begins."""
        is_heading = block.kind == "heading"
        size = HEADING_SIZES.get(block.level, BODY) if is_heading else BODY
        step = self._measure.line_step(size, 1.25 if is_heading else 1.4)
        left = self._left_of(block)
        runs, offset = _numbered(block.runs) if is_heading else block.runs, 0
        self._keep(step)
        if self.leaf - self._y % self.leaf < SHORT * step:  # a short block is not broken
            fonts = self._heading_fonts if is_heading else FONTS
            words = list(_words(runs, offset))
            lines = len(list(self._broken(words, self.width - left, size, fonts)))
            self._keep((lines if lines <= SHORT else 1) * step)
        if block.clause is not None:
            self._hang(number, 0, block.clause, "clause", left - self._column_of(block), step)
            runs, offset = block.runs[1:], len(block.clause)
        elif block.marker:
            width = self._measure.width(block.marker, size, FONTS["plain"])
            self._hang(number, MARKER, block.marker, "plain", left - 10 - width, step)
        fonts = self._heading_fonts if is_heading else FONTS
        box = Box(left, self._y, self.width - left, 0)
        self._y += self._set_lines(number, runs, offset, box, size, step, fonts)
        return box.y

    def _left_of(self, block: Block) -> float:
        """Where the lines of a block begin; what continues an item stands under its text."""
        if block.kind == "quote":
            return 20.0
        if block.kind != "item":
            self._item_lefts.clear()
            return self._column_of(block)
        outer = self._item_lefts.get(block.level - 1, 0.0)
        if block.clause is not None:
            self._item_lefts[block.level] = outer + self._column_of(block)
        elif block.marker or block.level not in self._item_lefts:
            self._item_lefts[block.level] = outer + INDENT
        return self._item_lefts[block.level]

    def _hang(
        self, number: int, start: int, text: str, style: Style, x: float, step: float
    ) -> None:
        y = self._y + step / 2
        self.pieces.append(TextPiece(number, start, text, style, FONTS[style], BODY, x, y))

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
        """Breaks runs into lines from the top of a box; returns the height used.

        A line that has no room on its leaf is the first of the next one.
        """
        top = box.y
        for line in self._broken(list(_words(runs, offset)), box.w, size, fonts):
            if self.leaf != ENDLESS and top % self.leaf + step > self.leaf:
                top = math.ceil(top / self.leaf) * self.leaf
            x, y, before = box.x, top + step / 2, None
            for start, text, style, blank in _pieces(line):
                if before is not None:
                    x += self._measure.width(before.text, size, before.font)
                x += self._measure.width(" ", size, fonts["plain"]) if blank else 0.0
                before = TextPiece(number, start, text, style, fonts[style], size, x, y)
                self.pieces.append(before)
            top += step
        return top - box.y

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

    @property
    def _caption_step(self) -> float:
        return self._measure.line_step(SMALL, 1.3)

    def _picture_size(self, block: Block) -> tuple[float, float]:
        """As wide as the page, unless it is higher than a leaf then; 0 high where there is none."""
        width = self.width
        height = self._picture_height(block.picture, width)
        if height is None:
            return width, 0.0
        room = self.leaf - 2 * self._caption_step - CAPTION_GAP
        narrow, low = width, height
        while low > room and narrow > LEAST_PICTURE * self.width:
            narrow -= PICTURE_STEP
            low = self._picture_height(block.picture, narrow) or 0.0
        return (narrow, low) if low < height else (width, height)

    def _lines_of(self, cell: tuple[Run, ...], room: float, fonts: dict[Style, Font]) -> int:
        return len(list(self._broken(list(_words(cell, 0)), room, BODY, fonts)))

    def _place_picture(self, number: int, block: Block) -> Iterator[Box]:
        """The picture as wide as the page, and its words in small type under it."""
        width, height = self._picture_size(block)
        if height:
            yield Box((self.width - width) / 2, self._y, width, height)
            self._y += height + CAPTION_GAP
        step = self._caption_step
        box = Box(0, self._y, self.width, 0)
        self._y += self._set_lines(number, block.runs, 0, box, SMALL, step, FONTS)

    def _place_code(self, number: int, block: Block) -> Box:
        step = self._measure.line_step(SMALL, 1.5)
        left = INDENT * block.level
        self._keep(2 * CODE_PAD + step * len(block.text.split(LINE_END)))
        top = self._y
        self._y += CODE_PAD
        start = 0
        for line in block.text.split(LINE_END):
            if line.strip():
                x, y = left + CODE_PAD, self._y + step / 2
                self.pieces.append(TextPiece(number, start, line, "code", "mono", SMALL, x, y))
            start += len(line) + len(LINE_END)
            self._y += step
        self._y += CODE_PAD
        return Box(left, top, self.width - left, self._y - top)

    def _place_table(self, number: int, block: Block) -> Iterator[Box]:
        left = INDENT * block.level
        widths = _column_widths(block, self.width - left, self._measure)
        step = self._measure.line_step(BODY, 1.4)
        offset = 0
        for row_number, row in enumerate(block.cells):
            x, height = left, step
            fonts = FONTS if row_number else {**FONTS, "plain": FONTS["bold"]}
            rooms = zip(row, widths, strict=False)
            lines = [self._lines_of(cell, room - 2 * CELL_PAD, fonts) for cell, room in rooms]
            self._keep(step * max(lines, default=1) + 16)
            for column, cell in enumerate(row):
                box = Box(x + CELL_PAD, self._y + 8, widths[column] - 2 * CELL_PAD, 0)
                used = self._set_lines(number, cell, offset, box, BODY, step, fonts)
                height = max(height, used)
                offset += len("".join(run.text for run in cell))
                offset += len(CELL_END if column < len(row) - 1 else LINE_END)
                x += widths[column]
            yield Box(left, self._y, sum(widths), height + 16)
            self._y += height + 16


def _column_widths(block: Block, room: float, measure: Measure) -> list[float]:
    """Columns as wide as their longest cell; when that is too much, the widest give way, though
    none to less than its longest word.
    """
    columns = range(max(len(row) for row in block.cells))
    natural = [_natural_width(block, column, measure) for column in columns]
    if sum(natural) <= room:
        return natural
    fair, rest = room / len(natural), room
    kept = {column: width for column, width in enumerate(natural) if width <= fair}
    while True:
        rest = room - sum(kept.values())
        wide = sum(natural[column] for column in columns if column not in kept)
        shares = {n: rest * natural[n] / wide for n in columns if n not in kept}
        narrow = {n: _least_width(block, n, measure) for n in shares}
        narrow = {n: least for n, least in narrow.items() if least > shares[n]}
        if not narrow or len(narrow) == len(shares):
            return [{**shares, **kept}[column] for column in columns]
        kept |= narrow


def _natural_width(block: Block, column: int, measure: Measure) -> float:
    widths = [
        sum(measure.width(run.text, BODY, "text-bold") for run in row[column])
        for row in block.cells
        if column < len(row)
    ]
    return max(widths, default=0.0) + 2 * CELL_PAD + 4


def _least_width(block: Block, column: int, measure: Measure) -> float:
    cells = [row[column] for row in block.cells if column < len(row)]
    words = (word for cell in cells for run in cell for word in run.text.split())
    widths = (measure.width(word, BODY, "text-bold") for word in words)
    return max(widths, default=0.0) + 2 * CELL_PAD + 4


def _kind(clause: str) -> str:
    """What the numbers of a kind begin with, as `ARCS` in `ARCS-1.10`."""
    return clause.rpartition("-")[0]


def _numbered(runs: tuple[Run, ...]) -> tuple[Run, ...]:
    """A heading whose number is a run of its own."""
    number = HEADING_NUMBER.match(runs[0].text) if runs else None
    if number is None:
        return runs
    first = runs[0].text
    return (Run(number[0], "clause"), Run(first[number.end() :], runs[0].style), *runs[1:])


def _words(runs: Sequence[Run], offset: int) -> Iterator[_Word]:
    """The words of styled runs; a change of style inside a word makes two that stay together."""
    after_blank = False
    for run in runs:
        for word in WORD.finditer(run.text):
            is_apart = after_blank or word.start() > 0
            yield _Word(offset + word.start(), word[0], run.style, is_apart)
            after_blank = False
        after_blank = after_blank or run.text.endswith(" ")
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
