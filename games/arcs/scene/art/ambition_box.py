"""Ambition boxes: what counts, the markers on them, and who would score what now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour, mix
from games.arcs.scene.art.looks import AmbitionLook, Marker, Standing
from games.arcs.scene.art.palette import (
    AMBER,
    AMBITIONS,
    BOX,
    EDGES,
    GOLD_TEXT,
    LINE,
    RESOURCES,
    SECOND,
    TEXT,
)
from games.arcs.scene.art.tokens import NOBODY, draw_marker, draw_seat, write_over

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
    canvas.icon(AMBITIONS[look.ambition], box.x + 26, box.y + 30, 30, icon)
    canvas.text(box.x + 50, box.y + 20, look.name, 20, TEXT, "exo-bold")
    draw_counted(canvas, look.ambition, look.counted, (box.x + 50, box.y + 43), 18)
    step, r = MARKERS[min(3, len(look.markers))]
    for number, marker in enumerate(look.markers):
        draw_marker(canvas, marker, box.right - 30 - number * step, box.y + 31, r)
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
        canvas.rounded(part, 5, mix(NOBODY, CHIP, 0.6), NOBODY, 1.5)
        canvas.text(*part.centre, str(look.phantom), 18, TEXT, "number-bold", "centre")
        return
    for number in range(min(3, look.phantom)):
        part = Box.around(x + 4 + number * 17, y, 14, 14)
        canvas.rounded(part, 4, mix(NOBODY, WHITE, 0.1), mix(NOBODY, CHIP, 0.6), 1.5)
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
    draw_seat(canvas, standing.seat, chip.x + mark, middle, 6 if is_crowded else 7 if tight else 8)
    ink = TEXT if standing.count else SECOND
    left = chip.x + (COUNT_X - 2 if is_crowded else COUNT_X if tight else 31)
    canvas.text(left, middle, str(standing.count), 20, ink, "number-bold")
    if has_gain and standing.gain is not None:
        ink = GOLD_TEXT if standing.is_first else SILVER_TEXT
        right = chip.right - (4 if is_crowded else 8)
        canvas.text(right, middle, f"+{standing.gain}", 20, ink, "exo-bold", "right")


def draw_markers_left(canvas: Canvas, box: Box, words: str, markers: Sequence[Marker]) -> None:
    """What is left to declare: the free markers in a row behind the words, the highest first."""
    width = canvas.text_width(words, 18, "text-semibold")
    write_over(canvas, box.x + 2 + width / 2, box.centre_y, words, 18, SECOND)
    r = 24 if len(markers) < 3 else 21
    places = markers_left(box, len(markers), max(MARKERS_FROM, width + 34))
    for marker, (x, y) in zip(markers, places, strict=True):
        draw_marker(canvas, marker, x, y, r)


def markers_left(box: Box, count: int, first: float = MARKERS_FROM) -> tuple[Point, ...]:
    """The middles of so many free markers, beside the words."""
    r = 24 if count < 3 else 21
    step = min(50.0, (box.w - first - r) / max(1, count - 1))
    return tuple((box.x + first + number * step, box.centre_y) for number in range(count))
