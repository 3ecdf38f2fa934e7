"""A sentence in large letters, whose numbers, pieces and places have colours of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.text.voice import Wording
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import TEXT, Colour, Font

SIZES: Final = (84.0, 72.0, 60.0)
"""A sentence is as large as two lines allow, and never smaller than the last."""
MOST_LINES: Final = 2
LEADING: Final = 1.2
PIECES: Final = re.compile(r"\s+|\S+")

Line = list[Wording]


def lines_of(
    canvas: Canvas, spans: Sequence[Wording], width: float, size: float, font: Font
) -> list[Line]:
    """The spans in lines of such a width: it breaks between words, wherever names begin and end."""
    lines: list[Line] = [[]]
    used = 0.0
    for word in _words(spans):
        wide = sum(canvas.text_width(part.words, size, font) for part in word)
        space = canvas.text_width(" ", size, font) if lines[-1] else 0.0
        if lines[-1] and used + space + wide > width:
            lines.append([])
            used = space = 0.0
        if space:
            lines[-1].append(Wording(" "))
        lines[-1] += word
        used += space + wide
    return lines


def _words(spans: Sequence[Wording]) -> list[Line]:
    """Words, each of the parts of spans that stand together."""
    words: list[Line] = []
    is_open = False
    for span in spans:
        for piece in PIECES.findall(span.words):
            if piece.isspace():
                is_open = False
            elif is_open:
                words[-1].append(Wording(piece, span.thing))
            else:
                words.append([Wording(piece, span.thing)])
                is_open = True
    return words


def size_for(
    canvas: Canvas,
    spans: Sequence[Wording],
    width: float,
    unit: float,
    sizes: Sequence[float] = SIZES,
) -> float:
    """The largest size in which the sentence has at most two lines, else the smallest there is."""
    font = canvas.theme.title_font
    for size in sizes:
        if len(lines_of(canvas, spans, width, size * unit, font)) <= MOST_LINES:
            return size * unit
    return sizes[-1] * unit


def draw_sentence(
    canvas: Canvas,
    box: Box,
    spans: Sequence[Wording],
    size: float,
    colour_of: Callable[[Any], Colour],
) -> float:
    """Draws it from the top of the box; returns its height. `colour_of` knows seats and things."""
    font, step = canvas.theme.title_font, size * LEADING
    lines = lines_of(canvas, spans, box.w, size, font)
    for number, line in enumerate(lines):
        x, y = box.x, box.y + (number + 0.5) * step
        for span in _joined(line):
            colour = TEXT if span.thing is None else colour_of(span.thing)
            x += canvas.text(x, y, span.words, size, colour, font)
    return step * len(lines)


def _joined(line: Line) -> Line:
    """Neighbours of one colour as one text, so that letters stand as they should."""
    found: Line = []
    for span in line:
        thing = found[-1].thing if found and span.words == " " else span.thing
        if found and found[-1].thing == thing:
            found[-1] = Wording(found[-1].words + span.words, thing)
        else:
            found.append(span)
    return found
