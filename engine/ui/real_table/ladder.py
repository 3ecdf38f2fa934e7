"""The steps so far and to come, as a ladder at the right, or as discs where there is no room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.real_table.hands_picture import draw_pieces
from engine.ui.real_table.in_hands import StepPicture
from engine.ui.theme import (
    BODY,
    GOOD,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    Font,
    lighten,
    mix,
)

RUNG: Final = 84.0
RUNG_NOW: Final = 124.0
LEAST: Final = (56.0, 76.0)
HEAD: Final = 64.0
DISC: Final = 44.0
RAIL: Final = 3.0
PICTURES_SHARE: Final = 0.3
MOST_PICTURES: Final = 4


@dataclass(frozen=True, slots=True)
class LadderRung:
    """A rung: what is to be done, quieter words below it, a clause or pictures at its right."""

    words: str
    below: str = ""
    clause: str = ""
    pictures: tuple[tuple[StepPicture, int], ...] = ()


@dataclass(frozen=True, slots=True)
class LadderLook:
    """The colours of a ladder: of the page, and of the rung that hands are at."""

    hue: Colour
    hands: Colour
    unit: float


def draw_ladder(
    canvas: Canvas, box: Box, title: str, count: str, rungs: Sequence[LadderRung], now: int,
    look: LadderLook,
) -> None:  # fmt: skip
    """The ladder in its panel; what does not fit above the present rung is left out."""
    canvas.rounded(box, 14, mix(INK, look.hue, 0.06), mix(LINE, look.hue, 0.2))
    wide = canvas.text(box.right - 22, box.y + 34, count, BODY, SECOND_TEXT, align="right")
    canvas.text(box.x + 22, box.y + 34, title, LARGE, TEXT, "text-semibold",
                max_width=box.w - 60 - wide)  # fmt: skip
    canvas.hairline(box.x + 16, box.y + HEAD - 2, box.w - 32, colour=LINE)
    rows = list(_rows(box, len(rungs), now, look.unit))
    for (place, row), (_, below) in pairwise(rows):
        colour = GOOD if place < now else LINE
        top, bottom = row.centre_y + 16, below.centre_y - 16
        canvas.rounded(Box(row.x + 26 - RAIL / 2, top, RAIL, bottom - top), 1, colour)
    for place, row in rows:
        _draw_rung(canvas, rungs[place], row, place, now, look)


def _rows(box: Box, count: int, now: int, unit: float) -> list[tuple[int, Box]]:
    """The rungs that fit, each with its place."""
    usual, present = max(RUNG * unit, LEAST[0]), max(RUNG_NOW * unit, LEAST[1])
    y, bottom = box.y + HEAD + 8, box.bottom - 12
    fit = max(2, int((bottom - y - present) // usual) + 1)
    first = max(0, min(now - fit // 2, count - fit))
    found = []
    for place in range(first, count):
        high = present if place == now else usual
        if y + high > bottom + 8:
            break
        found.append((place, Box(box.x + 10, y, box.w - 20, high - 8)))
        y += high
    return found


def _draw_rung(
    canvas: Canvas, rung: LadderRung, row: Box, place: int, now: int, look: LadderLook
) -> None:
    is_now, is_done = place == now, place < now
    x, cy = row.x + 26, row.centre_y
    if is_now:
        canvas.rounded(row, 12, mix(INK, look.hands, 0.24), (*look.hands, 190), 2)
    draw_disc(canvas, x, cy, place, now)
    wide = 0.0
    if rung.clause:
        wide = canvas.text_width(rung.clause, SMALL, "mono") + 26
        ink = lighten(canvas.theme.accent, 0.2)
        canvas.tag(row.right - 8 - wide, cy, rung.clause, ink, solid=False)
    elif rung.pictures:
        wide = row.w * PICTURES_SHARE
        place_of = Box(row.right - wide, row.y + 4, wide - 8, row.h - 8)
        draw_pieces(canvas, place_of, rung.pictures[:MOST_PICTURES], look.hands)
    room = row.w - 64 - wide
    colour = TEXT if is_now or is_done else SECOND_TEXT
    font: Font = "text-semibold" if is_now else "text"
    step = canvas.line_step(BODY, 1.3)
    most = max(1, int(row.h // step) - bool(rung.below))
    lines = min(most, len(canvas.paragraph_lines(room, rung.words, BODY, font)))
    top = cy - (lines + bool(rung.below)) * step / 2
    used = canvas.paragraph(Box(row.x + 52, top, room, row.h), rung.words, BODY, colour, font,
                            line_height=1.3, max_lines=lines)  # fmt: skip
    if rung.below:
        canvas.text(row.x + 52, top + used + step / 2, rung.below, SMALL, SECOND_TEXT,
                    max_width=room)  # fmt: skip


def draw_disc(canvas: Canvas, x: float, cy: float, place: int, now: int) -> None:
    """A check for what is done, a hand for what is at hand, a number for what comes."""
    if place == now:
        canvas.disc(x, cy, 16, TEXT)
        canvas.icon("hand", x, cy, 22, INK)
    elif place < now:
        canvas.disc(x, cy, 13, mix(INK, GOOD, 0.45), GOOD)
        canvas.icon("check", x, cy, 16, lighten(GOOD, 0.5))
    else:
        canvas.disc(x, cy, 13, None, LINE)
        canvas.text(x, cy, str(place + 1), SMALL, SECOND_TEXT, "number", "centre")


def draw_discs(canvas: Canvas, box: Box, count: int, now: int) -> None:
    """The ladder as a row of discs, the present one always among them."""
    fit = max(3, int(box.w // DISC))
    first = max(0, min(now - fit // 2, count - fit))
    for number, place in enumerate(range(first, min(count, first + fit))):
        x = box.x + 18 + number * DISC
        if number:
            colour = GOOD if place <= now else LINE
            canvas.rounded(Box(x - DISC + 17, box.centre_y - 1, DISC - 34, RAIL), 1, colour)
        draw_disc(canvas, x, box.centre_y, place, now)
