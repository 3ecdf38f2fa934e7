"""The log sheet: the campaign on one page of A4, the map above, all else in columns below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Final

from engine.text.said import Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.printed.page import (
    A4,
    POINT,
    Form,
    Mark,
    PrintedPage,
    PrintedWords,
    WidthOf,
    corners,
    lines_of,
)
from engine.ui.theme import BLACK, Colour
from games.arcs.campaign.scene.sheet_map import PALE, map_marks, tint
from games.arcs.campaign.text.log_sheet import LETTERS, SheetBlock, blocks_of
from games.arcs.parts import NOBODY
from games.arcs.state import ArcsTable

MARGIN: Final = 10.0
TITLE: Final = 13.0
DATE: Final = 8.0
HEAD: Final = 7.0
MAP_SIZES: Final = (150.0, 140.0, 130.0, 120.0, 110.0)
"""How high the map may be, as the words below leave room."""
SIZES: Final = (8.0, 7.5, 7.0, 6.5, 6.0)
"""Of letters, in points."""
COLUMNS: Final = 3
GUTTER: Final = 4.0
LEADING: Final = 1.22
INDENT: Final = 2.5
HEAD_GAP: Final = 0.6
"""Above a heading, in lines."""


def log_sheet(
    table: ArcsTable, voice_of: Callable[[Sequence[str], str], Voice], names: Sequence[str],
    width_of: WidthOf, language: str,
) -> PrintedPage:  # fmt: skip
    """The page, told in a language by `voice_of`; seats are called by their letters."""
    body, voice = A4.inset(MARGIN), voice_of(tuple(LETTERS[: len(names)]), language)
    day = datetime.now().astimezone().date()
    key = "sheet-running" if not table.is_over else "sheet-after-act"
    told = voice.say(Said(key, {"chapter": table.chapter, "date": day.isoformat()}))
    title = voice.say(Said("sheet-title"))
    head = [PrintedWords(body.x, body.y + 3, title, TITLE, True),
            PrintedWords(body.right, body.y + 3, told, DATE, align="right")]  # fmt: skip
    y = body.y + HEAD
    blocks = blocks_of(table, names, voice)
    high, columns = _fitting(blocks, body.bottom - y, body.w, width_of)
    board = Box(body.x, y, body.w, high)
    below = Box(body.x, board.bottom + 1.5, body.w, body.bottom - board.bottom - 1.5)
    return PrintedPage(title, (*head, *map_marks(table, board, voice), *_columns(columns, below)))


class Column:
    """Lines of one size that run down a column; `end` is where they come to."""

    def __init__(self, size: float, width: float, width_of: WidthOf) -> None:
        self.size, self.width, self._width_of = size, width, width_of
        self.step = size * POINT * LEADING
        self.end = 0.0
        self.rows: list[tuple[float, float, str, bool, int]] = []

    def add(self, text: str, is_head: bool, seat: int, is_first: bool) -> None:
        """A heading, or a line, which may take several rows."""
        if is_head:
            self.end += HEAD_GAP * self.step * (not is_first)
            self.rows.append((0.0, self.end, text, True, seat))
            self.end += 1.25 * self.step
            return
        room = self.width - INDENT
        for n, row in enumerate(lines_of(text, room, self.size, self._width_of)):
            self.rows.append((INDENT if n else 0.6, self.end, row, False, seat))
            self.end += self.step


def _fitting(
    blocks: Sequence[SheetBlock], room: float, width: float, width_of: WidthOf
) -> tuple[float, list[Column]]:
    """The largest letters, then the largest map, with which everything has room."""
    wide = (width - GUTTER * (COLUMNS - 1)) / COLUMNS
    for size in SIZES:
        for high in MAP_SIZES:
            columns = _flow(blocks, size, wide, room - high - 2, width_of)
            if len(columns) <= COLUMNS:
                return high, columns
    return MAP_SIZES[-1], columns


def _flow(
    blocks: Sequence[SheetBlock], size: float, width: float, room: float, width_of: WidthOf
) -> list[Column]:
    """Blocks one after the other; one that has no room goes on in the next column."""
    columns = [Column(size, width, width_of)]
    for block in blocks:
        for n, text in enumerate((block.heading, *block.lines)):
            trial = Column(size, width, width_of)
            trial.add(text, n == 0, block.seat, is_first=True)
            needed = trial.end + (2 * trial.step if n == 0 else 0)
            if columns[-1].end + needed > room:
                columns.append(Column(size, width, width_of))
            columns[-1].add(text, n == 0, block.seat, is_first=not columns[-1].rows)
    return columns


def _columns(columns: Sequence[Column], box: Box) -> Iterator[Mark]:
    for number, column in enumerate(columns):
        x = box.x + number * (column.width + GUTTER)
        for dx, y, text, is_head, seat in column.rows:
            middle = box.y + y + column.step / 2
            if is_head:
                ground = Box(x, middle - 0.56 * column.step, column.width, 1.15 * column.step)
                yield Form(corners(ground), _ground(seat), BLACK, 0.2)
            yield PrintedWords(
                x + dx + (1.0 if is_head else 0.0), middle, text, column.size, is_head
            )


def _ground(seat: int) -> Colour:
    return PALE if seat == NOBODY else tint(seat)
