"""The end of a chapter: ambitions as columns of real pieces, Power bars, the turning marker."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank
from engine.ui.theme import BLACK, WHITE, Colour, Font, lighten, mix
from games.arcs.scene.art.ambition_box import draw_counted
from games.arcs.scene.art.battle_panels import draw_panel
from games.arcs.scene.art.looks import ColumnLook, Marker, Pile, PowerLook
from games.arcs.scene.art.palette import (
    AMBER,
    AMBITIONS,
    GOLD_TEXT,
    LINE,
    SECOND,
    TEXT,
    WELL,
    readable,
    seat_fill,
)
from games.arcs.scene.art.tokens import draw_empty_marker, draw_marker, draw_piece, draw_seat

FONTS: Final[tuple[Font, Font]] = ("text-semibold", "text")
HEAD: Final = 90.0
FOOT: Final = 136.0
PIECE: Final = 66.0
PILE: Final = 70.0
WIDE: Final = 60.0
"""From this width of a pile on its gain is written large."""
ABOVE: Final = 118.0
"""Room over a pile for its number, the gain and the crown."""
RADIUS: Final = 14.0
GROUND: Final[tuple[Colour, Colour]] = ((0x1E, 0x19, 0x29), (0x15, 0x11, 0x1F))
DECLARED: Final[Colour] = (0x2A, 0x20, 0x38)
PILE_GROUND: Final[Colour] = (0x1B, 0x15, 0x28)
GAIN_GROUND: Final[Colour] = (0x17, 0x12, 0x1F)
SILVER: Final[Colour] = (0xC9, 0xC2, 0xE6)
SEGMENT_INK: Final[Colour] = (0x1A, 0x10, 0x24)
NUMBER_INK: Final[Colour] = (0x1E, 0x14, 0x03)


def draw_column(canvas: Canvas, box: Box, look: ColumnLook) -> None:
    """An ambition with its markers, each seat's pieces piled up, and two lines of words."""
    if look.markers:
        canvas.shadow(box.inset(-3), RADIUS, 14, 0, 60, AMBER)
    else:
        canvas.shadow(box, RADIUS, blur=18, drop=8, strength=120)
    canvas.cached(("arcs-column", look), box, lambda onto: _column(onto, box, look), margin=8)


def _column(canvas: Canvas, box: Box, look: ColumnLook) -> None:
    is_on = bool(look.markers)
    top = mix(DECLARED, AMBER, 0.16) if is_on else GROUND[0]
    edge = mix(AMBER, GROUND[1], 0.35) if is_on else LINE
    canvas.rounded(box, RADIUS, (top, GROUND[1]), edge, 2 if is_on else 1)
    icon = GOLD_TEXT if is_on else SECOND
    canvas.icon(AMBITIONS[look.ambition], box.x + 38, box.y + 44, 44, icon)
    canvas.text(box.x + 72, box.y + 34, look.name, 26, TEXT, "exo-bold")
    draw_counted(canvas, look.ambition, look.counted, (box.x + 72, box.y + 63), 22)
    for number, marker in enumerate(look.markers):
        if number == 0:
            draw_marker(canvas, marker, box.right - 44, box.y + 46, 32)
        else:
            draw_marker(canvas, marker, box.right + 26 - number * 58, box.y + 112, 25)
    if not is_on:
        draw_empty_marker(canvas, box.right - 42, box.y + 46, 31)
    canvas.hairline(box.x + 16, box.y + HEAD, box.w - 32, colour=WHITE, alpha=26)
    _piles(canvas, box, look)
    line = box.bottom - FOOT + 52
    canvas.hairline(box.x + 16, line, box.w - 32, colour=WHITE, alpha=26)
    for number, wordings in enumerate(look.words):
        strong = number == 0 and is_on
        size, font = (20, FONTS[0]) if strong else (18, FONTS[1])
        ink = TEXT if is_on else readable(SECOND, GROUND[1])
        words = canvas.fitting_words(wordings, box.w - 16, size, font)
        canvas.text(box.centre_x, line + 27 + 27 * number, words, size, ink, font, "centre",
                    max_width=box.w - 16)  # fmt: skip


def _piles(canvas: Canvas, box: Box, look: ColumnLook) -> None:
    base = box.bottom - FOOT
    room = base - (box.y + HEAD) - ABOVE
    most = max((len(pile.pieces) for pile in look.piles), default=0)
    step = min(PIECE, (room - PIECE) / max(1, most - 1))
    share = (box.w - 32) / max(1, len(look.piles))
    for number, pile in enumerate(look.piles):
        x = box.x + 16 + share * (number + 0.5)
        _pile(canvas, x, base, pile, min(PILE, share - 6), step, is_on=bool(look.markers))


def _pile(
    canvas: Canvas, x: float, base: float, pile: Pile, width: float, step: float, *, is_on: bool
) -> None:
    colour = seat_fill(pile.seat)
    shown = min(float(len(pile.pieces)), pile.grown)
    size = min(52.0, width - 14)
    height = max(6.0, (shown - 1) * step + size + 22) if shown else 6.0
    has_gain = pile.gain is not None
    area = Box(x - width / 2, base - height, width, height)
    fill = (mix(PILE_GROUND, colour, 0.55 if is_on else 0.30),
            mix(PILE_GROUND, colour, 0.28 if is_on else 0.16))  # fmt: skip
    edge = lighten(colour, 0.25) if has_gain else mix(colour, PILE_GROUND, 0.35)
    canvas.rounded(area, min(10.0, height / 2), fill, edge, 2.5 if has_gain else 1)
    for number in range(math.ceil(shown)):
        y = base - 11 - size / 2 - number * step
        draw_piece(canvas, pile.pieces[number], x, y, size)
    ink = WHITE if pile.pieces else SECOND
    canvas.text(x, area.y - 20, str(math.ceil(shown)), 26, ink, "number-bold", "centre")
    if pile.gain is not None and shown == len(pile.pieces):
        _gain(canvas, x, area.y - 62, pile, width)
    draw_seat(canvas, pile.seat, x, base + 26, 12)


def _gain(canvas: Canvas, x: float, y: float, pile: Pile, share: float) -> None:
    """What the seat scores, under a crown for the first."""
    colour = AMBER if pile.is_first else SILVER
    if pile.is_first:
        canvas.icon("crown", x, y - 34, 34, AMBER)
    words = f"+{pile.gain}" + (f"+{pile.bonus}" if pile.bonus else "")
    size = 26 if share >= WIDE else 20
    width = canvas.text_width(words, size, "exo-bold") + (24 if share >= WIDE else 14)
    ground = mix(GAIN_GROUND, colour, 0.35)
    canvas.rounded(Box.around(x, y, width, 40), 20, ground, colour, 2.2)
    ink = readable(lighten(colour, 0.55), ground)
    canvas.text(x, y, words, size, ink, "exo-bold", "centre")


# -- Power


def draw_power(
    canvas: Canvas,
    box: Box,
    rows: Sequence[PowerLook],
    goal: int,
    heads: tuple[str, str],
    share: float = 1.0,
) -> None:
    """Every seat's Power as a bar to what ends the game; `share` is how far the gains have run.

    `heads` are the title and what stands at its right.
    """
    step = 64
    key = ("arcs-power", tuple(rows), goal, heads, round(share * step))
    canvas.cached(key, box, lambda onto: _power(onto, box, rows, goal, heads, share), margin=44)


def _power(
    canvas: Canvas,
    box: Box,
    rows: Sequence[PowerLook],
    goal: int,
    heads: tuple[str, str],
    share: float,
) -> None:
    draw_panel(canvas, box)
    canvas.text(box.x + 22, box.y + 32, heads[0], 26, TEXT, "exo-bold")
    canvas.text(box.right - 22, box.y + 33, heads[1], 18, SECOND, align="right")
    pitch = min(128.0, (box.h - 72) / max(1, len(rows)))
    most = max([1, goal, *(row.after for row in rows)])
    for number, row in enumerate(rows):
        part = Box(box.x + 22, box.y + 62 + number * pitch, box.w - 44, pitch)
        _power_row(canvas, part, row, most, share)


def _power_row(canvas: Canvas, box: Box, row: PowerLook, most: int, share: float) -> None:
    tight = min(1.0, box.h / 128)
    middle = box.y + 24 * tight
    draw_seat(canvas, row.seat, box.x + 14, middle, 12 * tight)
    canvas.text(box.x + 38, middle, row.name, 20, TEXT, "text-semibold", max_width=box.w - 200)
    canvas.text(box.right - 90, middle, str(row.before), 26, SECOND, "number-bold", "right")
    canvas.icon("arrow-right", box.right - 70, middle, 22, SECOND)
    after = row.before + sum(round(gain * share) for _, gain in row.gains)
    canvas.text(box.right, middle - 1, str(after), 34, WHITE, "exo-bold", "right")
    bar = Box(box.x, box.y + 50 * tight, box.w, 34 * tight)
    _bar(canvas, bar, row, most, share)
    low = bar.bottom + 16 * tight
    if low + 8 <= box.bottom + 4:
        canvas.text(box.x, low, row.words[0], 18, GOLD_TEXT if row.is_first else SECOND)
        canvas.text(box.right, low, row.words[1], 18, SECOND, align="right")


def _bar(canvas: Canvas, bar: Box, row: PowerLook, most: int, share: float) -> None:
    """Power of before in the seat's colour, each gain as a lighter piece with its ambition."""
    colour, unit = seat_fill(row.seat), bar.w / most
    canvas.rounded(bar, 9, WELL, LINE)
    if row.before:
        fill = (lighten(colour, 0.16), mix(colour, BLACK, 0.12))
        canvas.rounded(Box(bar.x, bar.y, row.before * unit, bar.h), 9, fill)
    x = bar.x + row.before * unit
    for ambition, gain in row.gains:
        width = gain * share * unit
        if width < 4:
            continue
        part = Box(x + 2, bar.y, width - 3, bar.h)
        canvas.rounded(part, 7, (mix(colour, WHITE, 0.62), mix(colour, WHITE, 0.42)))
        size = min(21.0, width - 5, bar.h - 6)
        if size >= 10 and ambition in AMBITIONS:
            canvas.icon(AMBITIONS[ambition], x + width / 2, bar.centre_y, size, SEGMENT_INK)
        x += width


# -- markers and chapters


def draw_turning(
    canvas: Canvas,
    x: float,
    y: float,
    before: Marker,
    after: Marker,
    share: float,
    r: float = 46,
) -> None:
    """A marker turning on its upright axis: its old side, then its new one, growing a little."""
    squeeze = abs(math.cos(share * math.pi))
    side = after if share >= 0.5 else before
    size = r * (0.8 + 0.2 * share)
    if squeeze > 0.98:
        draw_marker(canvas, side, x, y, size)
        return
    area = canvas.rect(Box.around(x, y, 2.8 * size, 2.8 * size))
    sheet = blank(*area.size)
    onto = type(canvas)(sheet, canvas.scale, canvas.theme, pictures=canvas.pictures,
                        typesetter=canvas.typesetter)  # fmt: skip
    draw_marker(onto, side, 1.4 * size, 1.4 * size, size)
    narrow = pygame.transform.smoothscale(sheet, (max(1, round(area.w * squeeze)), area.h))
    canvas.image(narrow, x, y, centre=True, premultiplied=True)


def draw_markers_panel(
    canvas: Canvas,
    box: Box,
    lines: tuple[str, str, str],
    turned: tuple[Marker, Marker],
    others: Sequence[Marker],
    share: float = 1.0,
) -> None:
    """The marker that turns for the next chapter beside the others, and what it becomes.

    `lines` are the title, a quieter one, and the one below; `turned` the marker before and after.
    """
    before, after = turned
    draw_panel(canvas, box)
    canvas.text(box.x + 22, box.y + 32, lines[0], 26, TEXT, "exo-bold", max_width=box.w - 44)
    canvas.text(box.x + 22, box.y + 62, lines[1], 18, SECOND, max_width=box.w - 44)
    y = box.y + 0.52 * box.h
    x = box.x + 62
    draw_marker(canvas, before, x, y, 36, alpha=150)
    canvas.icon("arrow-right", x + 62, y, 24, SECOND)
    x += 140
    glow = Box.around(x, y, 84, 84)
    canvas.shadow(glow, 42, 16, 0, 110 * share, AMBER)
    draw_turning(canvas, x, y, before, after, share)
    x += 96
    for marker in others:
        draw_marker(canvas, marker, x, y, 32)
        x += 78
    canvas.hairline(box.x + 22, box.bottom - 68, box.w - 44)
    canvas.text(box.x + 22, box.bottom - 34, lines[2], 20, GOLD_TEXT, "text-semibold",
                max_width=box.w - 44)  # fmt: skip


def draw_chapters(canvas: Canvas, x: float, y: float, chapter: int, last: int) -> None:
    """The chapters up to the last one in a row from x to the right, those over filled."""
    for number in range(1, last + 1):
        part = Box(x + (number - 1) * 36, y - 13, 26, 26)
        is_over = number <= chapter
        canvas.rounded(part, 7, AMBER if is_over else GROUND[1], AMBER if is_over else LINE, 2)
        ink = NUMBER_INK if is_over else SECOND
        canvas.text(*part.centre, str(number), 18, ink, "exo-bold", "centre")


def draw_then(canvas: Canvas, box: Box, title: str, items: Sequence[tuple[str, str, str]]) -> None:
    """What follows: an icon, a line and a quieter line for each."""
    key = ("arcs-then", title, tuple(items))
    canvas.cached(key, box, lambda onto: _then(onto, box, title, items), margin=44)


def _then(canvas: Canvas, box: Box, title: str, items: Sequence[tuple[str, str, str]]) -> None:
    draw_panel(canvas, box)
    canvas.text(box.x + 24, box.centre_y, title, 26, (0xD9, 0xA6, 0xF2), "exo-bold")
    step = (box.w - 122) / max(1, len(items))
    for number, (icon, words, second) in enumerate(items):
        x = box.x + 122 + number * step
        canvas.icon(icon, x + 16, box.centre_y, 34, SECOND)
        room = step - 66
        canvas.text(x + 46, box.centre_y - 13, words, 20, TEXT, "text-semibold", max_width=room)
        canvas.text(x + 46, box.centre_y + 14, second, 18, SECOND, max_width=room)
        if number:
            canvas.hairline(x - 18, box.y + 20, box.h - 40, vertical=True)
