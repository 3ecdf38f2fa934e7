"""Ambitions: their boxes, and the end of a chapter as columns of real pieces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank
from engine.ui.theme import BLACK, WHITE, Colour, Font, lighten, mix
from games.arcs.scene.art import tokens
from games.arcs.scene.art.battle import draw_panel
from games.arcs.scene.art.looks import (
    AMBER,
    AMBITIONS,
    BOX,
    EDGES,
    GOLD_TEXT,
    LINE,
    RESOURCES,
    SECOND,
    TEXT,
    WELL,
    AmbitionLook,
    ColumnLook,
    Marker,
    Pile,
    PowerLook,
    Standing,
    readable,
    seat_fill,
)

# Ambition boxes: what counts, the markers on them, and who would score what now.

COUNTS: Final[dict[str, tuple[str, ...]]] = {
    "tycoon": ("fuel", "material"),
    "keeper": ("relic",),
    "empath": ("psionic",),
}
"""What ambitions count that is shown by icons; the others by a word."""
DECLARED: Final[tuple[Colour, Colour]] = ((0x24, 0x1C, 0x33), (0x19, 0x14, 0x24))
CHIP: Final[Colour] = (0x17, 0x12, 0x1F)
SILVER_EDGE: Final[Colour] = (0x8D, 0x86, 0xB4)
SILVER_TEXT: Final[Colour] = (0xD6, 0xD0, 0xEE)
NARROW: Final = 58.0
COUNT_X: Final = 23.0
WIDER: Final = 1.55
"""How much wider the chip of a seat is that would gain Power."""
TWO_DIGITS: Final = 0.25
"""How much wider still where its count has two digits."""
MARKERS: Final = {0: (0.0, 25.0), 1: (40.0, 25.0), 2: (40.0, 25.0), 3: (31.0, 19.0)}
"""How far apart and how large markers lie, by how many there are."""
MARKERS_FROM: Final = 128.0
"""Where the markers that are free begin, beside their words."""


def draw_ambition(canvas: Canvas, box: Box, look: AmbitionLook) -> None:
    """An ambition with its markers and the seats in order; gold while it is declared."""
    if look.markers:
        canvas.shadow(box.inset(-3), 12, 9, 0, 70, AMBER)
    else:
        canvas.shadow(box, 12, blur=10, drop=4, strength=90)
    if look.state in EDGES:
        canvas.shadow(box.inset(-4), 12, 9, 0, 120, EDGES[look.state])
    canvas.cached(("arcs-ambition", look), box, lambda onto: _ambition(onto, box, look))


def _ambition(canvas: Canvas, box: Box, look: AmbitionLook) -> None:
    is_on = bool(look.markers)
    fill = (mix(DECLARED[0], AMBER, 0.17), mix(DECLARED[1], AMBER, 0.06)) if is_on else BOX
    edge = mix(AMBER, DECLARED[1], 0.25) if is_on else LINE
    edge = EDGES.get(look.state, edge)
    canvas.rounded(box, 12, fill, edge, 2 if is_on or look.state in EDGES else 1)
    canvas.lit_edge(box, 12, 26)
    icon = GOLD_TEXT if is_on else SECOND
    step, r = MARKERS[min(3, len(look.markers))]
    room = box.w - 32 - (len(look.markers) - 1) * step - r if is_on else box.w
    below = canvas.text_width(look.counted, 18)
    x = left = box.x + 50
    if max(below, canvas.text_width(look.name, 20, "exo-bold")) + 50 <= room:
        canvas.icon(AMBITIONS[look.ambition], box.x + 26, box.y + 30, 30, icon)
    else:  # long words have the room of the icon, which goes below the name or makes way
        x = left = box.x + 14
        if below + 38 <= room:
            left = box.x + 38
            canvas.icon(AMBITIONS[look.ambition], box.x + 24, box.y + 43, 20, icon)
    canvas.text(x, box.y + 20, look.name, 20, TEXT, "exo-bold")
    draw_counted(canvas, look.ambition, look.counted, (left, box.y + 43), 18)
    for number, marker in enumerate(look.markers):
        tokens.draw_marker(canvas, marker, box.right - 30 - number * step, box.y + 31, r)
    if look.phantom:
        _phantom(canvas, box, look)
    if not is_on:
        canvas.text(box.right - 14, box.y + 24, look.declared_by, 18, SECOND, align="right")
    if look.standings:
        rule = box.y + 0.57 * box.h
        canvas.hairline(box.x + 12, rule, box.w - 24, colour=WHITE, alpha=22)
        row = Box(box.x + 10, box.bottom - 39, box.w - 20, 31)
        _standings(canvas, row, look.standings)


def draw_counted(canvas: Canvas, ambition: str, word: str, at: Point, size: float) -> None:
    """What an ambition counts, from a point to the right: icons, or a word."""
    left, y = at
    if word:
        canvas.text(left, y, word, 18, SECOND)
    for each in COUNTS.get(ambition, ()):
        sign = RESOURCES[each]
        canvas.icon(sign.icon, left + size / 2, y, size, sign.colour)
        left += size + 6


def _phantom(canvas: Canvas, box: Box, look: AmbitionLook) -> None:
    """The tokens of nobody: grey squares beside what is counted, one with the number where markers
    need the room.
    """
    x, y = box.x + 50 + len(COUNTS.get(look.ambition, ())) * 24 + 10, box.y + 43
    if look.counted:
        x = box.x + 136
    if len(look.markers) > 1:
        part = Box.around(x + 4, y, 22, 22)
        canvas.rounded(part, 5, mix(tokens.NOBODY, CHIP, 0.6), tokens.NOBODY, 1.5)
        canvas.text(*part.centre, str(look.phantom), 18, TEXT, "number-bold", "centre")
        return
    for number in range(min(3, look.phantom)):
        part = Box.around(x + 4 + number * 17, y, 14, 14)
        canvas.rounded(part, 4, mix(tokens.NOBODY, WHITE, 0.1), mix(tokens.NOBODY, CHIP, 0.6), 1.5)
    if look.phantom > 3:
        canvas.text(x + 52, y, str(look.phantom), 18, SECOND, "number-bold")


def _standings(canvas: Canvas, row: Box, standings: Sequence[Standing]) -> None:
    shares = [1.0 if each.gain is None else WIDER for each in standings]
    has_gains = row.w / sum(shares) >= 62 or len(standings) <= 3
    if not has_gains:
        shares = [1.0] * len(standings)
    shares = [share + (TWO_DIGITS if each.count > 9 and share > 1 else 0)
              for share, each in zip(shares, standings, strict=True)]  # fmt: skip
    room = row.w - 6 * (len(shares) - 1)
    needs = [_needed(canvas, each, has_gain=has_gains) for each in standings]
    if any(need > room * share / sum(shares) for need, share in zip(needs, shares, strict=True)):
        shares = needs
    unit = room / sum(shares)
    x = row.x
    for standing, share in zip(standings, shares, strict=True):
        chip = Box(x, row.y, unit * share, row.h)
        _chip(canvas, chip, standing, has_gain=has_gains)
        x = chip.right + 6
        if standing.ties_next:
            canvas.text(x - 3, row.centre_y, "=", 20, SECOND, "exo-bold", "centre")


def _needed(canvas: Canvas, standing: Standing, *, has_gain: bool) -> float:
    """How wide a chip must be to hold its numbers."""
    count = COUNT_X + canvas.text_width(str(standing.count), 20, "number-bold") + 8
    if standing.gain is None or not has_gain:
        return count
    return count + canvas.text_width(f"+{standing.gain}", 20, "exo-bold") + 6


def _chip(canvas: Canvas, chip: Box, standing: Standing, *, has_gain: bool) -> None:
    middle = chip.centre_y
    if standing.gain is not None:
        tint = AMBER if standing.is_first else SILVER_TEXT
        edge = AMBER if standing.is_first else SILVER_EDGE
        canvas.rounded(chip, 8, mix(CHIP, tint, 0.30 if standing.is_first else 0.22), edge,
                       1.5 if standing.is_first else 1)  # fmt: skip
    tight = chip.w < NARROW or (has_gain and standing.gain is not None)
    is_crowded = chip.w < _needed(canvas, standing, has_gain=has_gain)
    mark = 10 if is_crowded else 12 if tight else 16
    tokens.draw_seat(
        canvas, standing.seat, chip.x + mark, middle, 6 if is_crowded else 7 if tight else 8
    )
    ink = TEXT if standing.count else SECOND
    left = chip.x + (COUNT_X - 2 if is_crowded else COUNT_X if tight else 31)
    canvas.text(left, middle, str(standing.count), 20, ink, "number-bold")
    if has_gain and standing.gain is not None:
        ink = GOLD_TEXT if standing.is_first else SILVER_TEXT
        right = chip.right - (4 if is_crowded else 8)
        canvas.text(right, middle, f"+{standing.gain}", 20, ink, "exo-bold", "right")


LEAST_APART: Final = 32.0
"""Markers that are closer hide each other's numbers."""


def draw_markers_left(canvas: Canvas, box: Box, words: str, markers: Sequence[Marker]) -> None:
    """What is left to declare: the free markers in a row behind the words, the highest first."""
    r, width = 24 if len(markers) < 3 else 21, canvas.text_width(words, 18, "text-semibold")
    first = max(MARKERS_FROM, width + 34)
    if box.w - first - r < (len(markers) - 1) * LEAST_APART:
        first = MARKERS_FROM  # There is no room for the words as well.
    else:
        tokens.write_over(canvas, box.x + 2 + width / 2, box.centre_y, words, 18, SECOND)
    places = markers_left(box, len(markers), first)
    for marker, (x, y) in zip(markers, places, strict=True):
        tokens.draw_marker(canvas, marker, x, y, r)


def markers_left(box: Box, count: int, first: float = MARKERS_FROM) -> tuple[Point, ...]:
    """The middles of so many free markers, beside the words."""
    r = 24 if count < 3 else 21
    step = min(50.0, (box.w - first - r) / max(1, count - 1))
    return tuple((box.x + first + number * step, box.centre_y) for number in range(count))


# The end of a chapter: ambitions as columns of real pieces, Power bars, the turning marker.

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
CHAPTER_END_DECLARED: Final[Colour] = (0x2A, 0x20, 0x38)
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
    top = mix(CHAPTER_END_DECLARED, AMBER, 0.16) if is_on else GROUND[0]
    edge = mix(AMBER, GROUND[1], 0.35) if is_on else LINE
    canvas.rounded(box, RADIUS, (top, GROUND[1]), edge, 2 if is_on else 1)
    icon = GOLD_TEXT if is_on else SECOND
    canvas.icon(AMBITIONS[look.ambition], box.x + 38, box.y + 44, 44, icon)
    size = canvas.fitting_size(look.name, box.w - 72 - 80, (26, 24, 22, 20), "exo-bold")
    canvas.text(box.x + 72, box.y + 34, look.name, size, TEXT, "exo-bold")
    draw_counted(canvas, look.ambition, look.counted, (box.x + 72, box.y + 63), 22)
    for number, marker in enumerate(look.markers):
        if number == 0:
            tokens.draw_marker(canvas, marker, box.right - 44, box.y + 46, 32)
        else:
            tokens.draw_marker(canvas, marker, box.right + 26 - number * 58, box.y + 112, 25)
    if not is_on:
        tokens.draw_empty_marker(canvas, box.right - 42, box.y + 46, 31)
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
    colour = seat_fill(canvas.theme, pile.seat)
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
        tokens.draw_piece(canvas, pile.pieces[number], x, y, size)
    ink = WHITE if pile.pieces else SECOND
    canvas.text(x, area.y - 20, str(math.ceil(shown)), 26, ink, "number-bold", "centre")
    if pile.gain is not None and shown == len(pile.pieces):
        _gain(canvas, x, area.y - 62, pile, width)
    tokens.draw_seat(canvas, pile.seat, x, base + 26, 12)


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
    tokens.draw_seat(canvas, row.seat, box.x + 14, middle, 12 * tight)
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
    colour, unit = seat_fill(canvas.theme, row.seat), bar.w / most
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
        tokens.draw_marker(canvas, side, x, y, size)
        return
    area = canvas.rect(Box.around(x, y, 2.8 * size, 2.8 * size))
    sheet = blank(*area.size)
    onto = type(canvas)(sheet, canvas.scale, canvas.theme, pictures=canvas.pictures,
                        typesetter=canvas.typesetter)  # fmt: skip
    tokens.draw_marker(onto, side, 1.4 * size, 1.4 * size, size)
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
    tokens.draw_marker(canvas, before, x, y, 36, alpha=150)
    canvas.icon("arrow-right", x + 62, y, 24, SECOND)
    x += 140
    glow = Box.around(x, y, 84, 84)
    canvas.shadow(glow, 42, 16, 0, 110 * share, AMBER)
    draw_turning(canvas, x, y, before, after, share)
    x += 96
    for marker in others:
        tokens.draw_marker(canvas, marker, x, y, 32)
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
    key = ("arcs-then", title, tuple(items))
    canvas.cached(key, box, lambda onto: _then(onto, box, title, items), margin=44)


def _then(canvas: Canvas, box: Box, title: str, items: Sequence[tuple[str, str, str]]) -> None:
    draw_panel(canvas, box)
    wide = canvas.text(box.x + 24, box.centre_y, title, 26, (0xD9, 0xA6, 0xF2), "exo-bold")
    left = max(122.0, 24 + wide + 20)
    step = (box.w - left) / max(1, len(items))
    for number, (icon, words, second) in enumerate(items):
        x = box.x + left + number * step
        canvas.icon(icon, x + 16, box.centre_y, 34, SECOND)
        room = step - 66
        canvas.text(x + 46, box.centre_y - 13, words, 20, TEXT, "text-semibold", max_width=room)
        canvas.text(x + 46, box.centre_y + 14, second, 18, SECOND, max_width=room)
        if number:
            canvas.hairline(x - 18, box.y + 20, box.h - 40, vertical=True)
