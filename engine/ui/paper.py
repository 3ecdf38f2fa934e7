"""A table on paper: one page of A4, painted as a PDF and as a picture, with its position."""

from __future__ import annotations

import argparse
import io
import math
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import pygame

from engine.core import record
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.match import Match
from engine.core.position.draft import load_position, positions_folder
from engine.core.registry import Registry
from engine.core.setup import Setup
from engine.core.storage import put_in_place, write_json_atomically
from engine.core.story import ONLOOKER
from engine.text.message import ENGLISH, Message
from engine.ui.box import Box, Point
from engine.ui.pages.page_theme import theme_of
from engine.ui.scene import Window
from engine.ui.theme import BLACK, FONT_FILES, WHITE, Colour, asset_root, font
from engine.ui.widgets import Button

if TYPE_CHECKING:
    from fpdf import FPDF

# A page of A4 as it is to be painted: forms and words in millimetres from the upper left corner.
#
# Pure values. Which library paints them is for `pdf` and `picture`; both paint the same.

A4: Final = Box(0.0, 0.0, 210.0, 297.0)
POINT: Final = 25.4 / 72
"""A point of type in millimetres."""
MIDDLE: Final = 0.36
"""How far below the middle of a line its letters stand, in heights of type."""
HAIR: Final = 0.2
ROUNDED: Final = 0.975
"""Letters of a picture are so much wider at most, being of whole dots."""

Align = Literal["left", "centre", "right"]
WidthOf = Callable[[str, float, bool], float]
"""How wide words are, in millimetres: of a text, its size in points, and whether it is bold."""


@dataclass(frozen=True, slots=True)
class Form:
    """A polygon, or (of two points, or open) a line."""

    points: tuple[Point, ...]
    fill: Colour | None = None
    edge: Colour | None = BLACK
    width: float = HAIR
    is_dashed: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    x: float
    y: float
    r: float
    fill: Colour | None = None
    edge: Colour | None = BLACK
    width: float = HAIR


@dataclass(frozen=True, slots=True)
class PrintedWords:
    """Words on one line, `y` being its middle; `size` in points."""

    x: float
    y: float
    text: str
    size: float
    is_bold: bool = False
    align: Align = "left"
    ink: Colour = BLACK


Mark = Form | Disc | PrintedWords


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """Everything on it, the lower things first, and what it is called."""

    title: str
    marks: tuple[Mark, ...]

    @property
    def text(self) -> str:
        return "\n".join(mark.text for mark in self.marks if isinstance(mark, PrintedWords))


def corners(box: Box) -> tuple[Point, ...]:
    return ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))


def lines_of(text: str, room: float, size: float, width_of: WidthOf) -> Iterable[str]:
    """Words as lines that are no wider than there is room; a word by itself may be."""
    line, room = "", ROUNDED * room
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, False) > room:
            yield line
            line = word
        else:
            line = longer
    yield line


# A page as a PDF, with the fonts of the program in it.

FAMILY: Final = "page"
STYLES: Final = {False: "", True: "B"}
DASH: Final = 0.7


def pdf_of(page: PrintedPage, written: datetime) -> bytes:
    paper = _blank()
    paper.set_title(page.title)
    paper.set_creation_date(written)
    paper.add_page()
    for mark in page.marks:
        if isinstance(mark, PrintedWords):
            _write(paper, mark)
        else:
            _draw(paper, mark)
    return bytes(paper.output())


def measure() -> WidthOf:
    """Tells how wide words are in the fonts of a page."""
    paper = _blank()

    def width_of(text: str, size: float, is_bold: bool) -> float:
        paper.set_font(FAMILY, STYLES[is_bold], size)
        return float(paper.get_string_width(text))

    return width_of


def _blank() -> FPDF:
    with warnings.catch_warnings():
        # It misses a library for photographs, of which no page has any.
        warnings.simplefilter("ignore", UserWarning)
        from fpdf import FPDF  # noqa: PLC0415 (0.4 s that only a printer needs)
    paper = FPDF(unit="mm", format="A4")
    paper.set_auto_page_break(False)
    folder = asset_root() / "fonts"
    paper.add_font(FAMILY, "", folder / FONT_FILES["text"])
    paper.add_font(FAMILY, "B", folder / FONT_FILES["text-bold"])
    return paper


def _write(paper: FPDF, mark: PrintedWords) -> None:
    paper.set_font(FAMILY, STYLES[mark.is_bold], mark.size)
    paper.set_text_color(*mark.ink)
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[mark.align]
    x = mark.x - share * paper.get_string_width(mark.text)
    paper.text(x, mark.y + MIDDLE * mark.size * POINT, mark.text)


def _draw(paper: FPDF, mark: Form | Disc) -> None:
    style = _inks(paper, mark.fill, mark.edge, mark.width)
    if isinstance(mark, Disc):
        paper.circle(mark.x, mark.y, mark.r, style=style)
        return
    if mark.is_dashed:
        paper.set_dash_pattern(dash=DASH, gap=DASH)
    if len(mark.points) == 2:
        (x1, y1), (x2, y2) = mark.points
        paper.line(x1, y1, x2, y2)
    else:
        paper.polygon(mark.points, style=style)
    if mark.is_dashed:
        paper.set_dash_pattern()


def _inks(paper: FPDF, fill: Colour | None, edge: Colour | None, width: float) -> str:
    """Sets colours and the width of edges; what of a form is painted."""
    paper.set_line_width(width)
    paper.set_draw_color(*(edge or BLACK))
    paper.set_fill_color(*(fill or WHITE))
    return "D" * (edge is not None) + "F" * (fill is not None)


# A page as a picture.

DOTS: Final = 8.0
"""Dots in a millimetre: about 200 in an inch."""
FINER: Final = 2
"""Everything is painted so much larger, so that edges are smooth."""


def png_of(page: PrintedPage) -> bytes:
    pygame.font.init()
    file = io.BytesIO()
    pygame.image.save(picture_of(page), file, "page.png")
    return file.getvalue()


def picture_of(page: PrintedPage) -> pygame.Surface:
    """The picture of a page; pygame's fonts must be initialised."""
    scale = DOTS * FINER
    large = pygame.Surface((round(A4.w * scale), round(A4.h * scale)))
    large.fill(WHITE)
    for mark in page.marks:
        if isinstance(mark, PrintedWords):
            _picture_write(large, mark, scale)
        elif isinstance(mark, Disc):
            _draw_disc(large, mark, scale)
        else:
            _draw_form(large, mark, scale)
    return pygame.transform.smoothscale(large, (round(A4.w * DOTS), round(A4.h * DOTS)))


def _picture_write(sheet: pygame.Surface, mark: PrintedWords, scale: float) -> None:
    letters = font("text-bold" if mark.is_bold else "text", round(mark.size * POINT * scale))
    words = letters.render(mark.text, True, mark.ink)
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[mark.align]
    place = (mark.x * scale - share * words.get_width(), mark.y * scale - words.get_height() / 2)
    sheet.blit(words, place)


def _draw_disc(sheet: pygame.Surface, mark: Disc, scale: float) -> None:
    spot, r = (mark.x * scale, mark.y * scale), mark.r * scale
    if mark.fill is not None:
        pygame.draw.circle(sheet, mark.fill, spot, r)
    if mark.edge is not None:
        pygame.draw.circle(sheet, mark.edge, spot, r, max(1, round(mark.width * scale)))


def _draw_form(sheet: pygame.Surface, mark: Form, scale: float) -> None:
    points = [(x * scale, y * scale) for x, y in mark.points]
    if mark.fill is not None and len(points) > 2:
        pygame.draw.polygon(sheet, mark.fill, points)
    if mark.edge is None:
        return
    closed = [*points, points[0]] if len(points) > 2 else points
    for start, end in pairwise(closed):
        for a, b in _dashes(start, end, DASH * scale) if mark.is_dashed else ((start, end),):
            _stroke(sheet, mark.edge, a, b, mark.width * scale)


def _stroke(sheet: pygame.Surface, ink: Colour, start: Point, end: Point, width: float) -> None:
    """A line with round ends, so that corners are whole."""
    pygame.draw.line(sheet, ink, start, end, max(1, round(width)))
    for spot in (start, end):
        pygame.draw.circle(sheet, ink, spot, width / 2)


def _dashes(start: Point, end: Point, dash: float) -> list[tuple[Point, Point]]:
    """The parts of a line that are painted."""
    length = math.dist(start, end)
    count = math.ceil(length / dash / 2)

    def at(way: float) -> Point:
        share = min(1.0, way / length)
        return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)

    return [(at(2 * dash * n), at(2 * dash * n + dash)) for n in range(count)]


# A table on paper, as files: a PDF to print, a picture, and the position that the desk reads.


def write_sheet(
    game: Game,
    table: Any,
    names: Sequence[str],
    base: Path,
    language: str = ENGLISH,
    setup: Setup | None = None,
) -> tuple[Path, ...]:
    """Writes a table as `base`.pdf, .png and .json, which it returns.

    `table` is what its readers may know, `setup` tells the seats' colors. Raises
    InputError for a game that prints no sheet.
    """

    lay_out = game.sheet(table)
    if lay_out is None:
        raise InputError(Message("sheet-none", {"game": game.title}))
    page = lay_out(names, measure(), language, theme_of(game, setup))
    files = tuple(base.with_name(f"{base.name}.{kind}") for kind in ("pdf", "png", "json"))
    put_in_place(files[0], pdf_of(page, datetime.now().astimezone()))
    put_in_place(files[1], png_of(page))
    write_json_atomically(files[2], game.codec.encode(table))
    return files


def keep_sheet(app: Window, match: Match, table: Any) -> None:
    """Writes the sheet of a table beside the positions that are kept, and says where."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    base = positions_folder(match.game) / f"sheet-{stamp}"
    try:
        files = write_sheet(
            match.game, table, match.setup.seat_names, base, match.language, match.setup
        )
    except InputError as problem:
        app.toast(problem.said, "warning")
    else:
        app.toast(Message("sheet-kept", {"path": str(files[0])}), "good")


def sheet_buttons(app: Window, match: Match) -> tuple[Button, ...]:
    """The button of a page that looks back: none where no sheet is printed."""
    if match.game.sheet(match.table) is None:
        return ()
    return (
        Button(Message("sheet-print"), lambda: keep_sheet(app, match, match.table),
            kind="secondary",
               icon="device-floppy", key="Ctrl+P", tooltip=Message("sheet-print.tip")),
    )  # fmt: skip


def run(registry: Registry, arguments: argparse.Namespace) -> tuple[Path, ...]:
    """The command: the end of a record, or a position; of a game that goes on only what lies open.

    Raises InputError when neither is given, or both are.
    """
    game: Game = registry.game(arguments.game)
    if (arguments.record is None) == (arguments.position is None):
        raise InputError(Message("sheet-of-what"))
    if arguments.record is None:
        draft = load_position(game, arguments.position, is_named=True)
        voice = game.voice(())
        seats = [Message("house-seat", {"number": seat + 1}) for seat in range(draft.players)]
        names = [voice.say(seat) for seat in seats]
        return write_sheet(game, draft.table, names, arguments.out)
    match = record.load(registry, arguments.record, is_named=True)
    if match.game is not game:
        raise InputError(
            Message("sheet-other-game", {"path": str(arguments.record), "game": match.game.title})
        )
    table = match.table if match.is_over else match.view(match.table, ONLOOKER)
    return write_sheet(game, table, match.setup.seat_names, arguments.out, setup=match.setup)
