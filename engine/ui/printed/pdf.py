"""A page as a PDF, with the fonts of the program in it."""

from __future__ import annotations

import warnings
from datetime import datetime
from typing import Final

from engine.ui.assets import FONT_FILES, asset_root
from engine.ui.printed.page import MIDDLE, POINT, Disc, Form, PrintedPage, PrintedWords, WidthOf
from engine.ui.theme import BLACK, WHITE, Colour

with warnings.catch_warnings():
    # It misses a library for photographs, of which no page has any.
    warnings.simplefilter("ignore", UserWarning)
    from fpdf import FPDF

FAMILY: Final = "page"
STYLES: Final = {False: "", True: "B"}
DASH: Final = 0.7


def pdf_of(page: PrintedPage, written: datetime) -> bytes:
    """The document; it says when it was `written`."""
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
