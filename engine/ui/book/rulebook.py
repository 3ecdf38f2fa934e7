"""A game's RULES.md as blocks of text that can be laid out, searched and opened at a clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token

from engine.core.errors import InputError
from engine.text.said import Said

Style = Literal["plain", "bold", "italic", "code", "clause"]
Kind = Literal["heading", "paragraph", "item", "quote", "code", "table", "rule", "picture"]

# as engine.core.clauses finds them in the file
CLAUSE_ID: Final = re.compile(r"[A-Z][A-Z-]*-\d+(?:\.\d+)*[a-z]?")
PICTURE: Final = "picture:"
"""How the address of a picture of the game begins, as in `![The quarry](picture:quarry)`."""
CELL_END: Final = "\t"
LINE_END: Final = "\n"

_BLANKS: Final = re.compile(r"\s+")
_STYLES: Final[dict[str, Style]] = {"strong": "bold", "em": "italic", "link": "italic"}


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style."""

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
        """The number of the clause that begins here."""
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
    """The rules of one game."""

    blocks: tuple[Block, ...]

    @classmethod
    def read(cls, path: Path) -> Rulebook:
        """The rulebook in a Markdown file; InputError says in one sentence why there is none."""
        try:
            return cls.parse(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as problem:
            raise InputError(
                Said("rules-unreadable", {"name": str(path), "fault": str(problem)})
            ) from None

    @classmethod
    def parse(cls, markdown: str) -> Rulebook:
        """The rulebook in a Markdown text."""
        return cls(_parsed(markdown))

    @property
    def contents(self) -> tuple[int, ...]:
        """The blocks that are headings, in order."""
        return tuple(n for n, block in enumerate(self.blocks) if block.kind == "heading")

    @property
    def pictures(self) -> tuple[str, ...]:
        """The names of the pictures, in order."""
        return tuple(block.picture for block in self.blocks if block.kind == "picture")

    def block_of(self, clause: str) -> int | None:
        """The block of a clause; of its nearest parent (`RB-2` for `RB-2.7`) when it has none."""
        wanted = clause
        while wanted:
            for number, block in enumerate(self.blocks):
                if block.clause == wanted or _names_clause(block, wanted):
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
    return tuple(_blocks(MarkdownIt("commonmark").enable("table").parse(markdown)))


def _plain(runs: Sequence[Run]) -> str:
    return "".join(run.text for run in runs)


def _names_clause(block: Block, clause: str) -> bool:
    return (
        block.kind == "heading" and re.search(rf"\b{re.escape(clause)}\b", block.text) is not None
    )


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
