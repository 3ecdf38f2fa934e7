"""A phase as it is played: a scene for every seat, at the place of the phase.

The seat that is looked at has the large one. What somebody has done, and what waits, is seen there:
the world or development they work at, the dice on their deck, the places still missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.setup import brief_name
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.theme import SEAT_COLOURS, SECOND_TEXT, TEXT, Colour, Font
from games.roll_galaxy.scene.dice_faces import draw_dice_row, draw_die, draw_die_place
from games.roll_galaxy.scene.palette import GOOD_TEXT, SHORT_TEXT
from games.roll_galaxy.scene.place_art import draw_frame, draw_place
from games.roll_galaxy.scene.round_history import ToldDeed
from games.roll_galaxy.scene.screen import SOFT
from games.roll_galaxy.scene.symbols import draw_badge, draw_symbol

GAP: Final = 18.0
LARGE_SHARE: Final = 0.66
WIDE: Final = 560.0
ROOMY_H: Final = 150.0
PILL_H: Final = 34.0
TITLE_SHADE: Final = ((0x06, 0x09, 0x16, 215), (0x06, 0x09, 0x16, 0))
PILL: Final[Colour] = (0x0A, 0x0D, 0x18)
GHOST: Final[Colour] = (0xF4, 0xCB, 0x7C)
LINE: Final = 25.0
MARGIN: Final = 14.0
MOST_SLOTS: Final = 6


@dataclass(frozen=True, slots=True)
class SeatWork:
    """A seat on the stage: who it is, its dice in this phase, and what it has done.

    `side` is what it works at; `slots` are the dice that wait there, None where one is missing.
    """

    seat: int
    name: str
    dice: tuple[tuple[int, int | None], ...]
    deeds: tuple[ToldDeed, ...]
    is_acting: bool = False
    rest: str = ""
    side: int | None = None
    slots: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class StagePlaces:
    """The scene of each seat."""

    boxes: dict[int, Box]
    large: int | None = None

    def deck(self, seat: int) -> Point:
        """Where a seat's dice set out from."""
        box = self.boxes[seat]
        return box.x + MARGIN + 20, box.y + box.h * 0.52


def stage_places(box: Box, seats: Sequence[SeatWork], viewer: int) -> StagePlaces:
    """The scenes in a box: in a wide one the viewer's is large unless others alone do something.

    Beside a choice of the viewer stand those of the others.
    """
    others = [each.seat for each in seats if each.seat != viewer]
    if not box.w:
        return StagePlaces({})
    if box.w < WIDE:
        return StagePlaces(dict(zip(others, _together(box, len(others)), strict=True)))
    busy = [each.seat for each in seats if each.dice or each.deeds]
    large = viewer if viewer in busy or not busy else busy[0]
    rest = [each.seat for each in seats if each.seat != large]
    big, column = box.cut_left(box.w * LARGE_SHARE - GAP / 2, GAP)
    boxes = _together(column, len(rest))
    return StagePlaces({large: big, **dict(zip(rest, boxes, strict=True))}, large)


def _together(box: Box, count: int) -> list[Box]:
    """Up to three scenes one below the other, four in pairs."""
    return _stacked(box, count) if count < 4 else _in_pairs(box)


def _stacked(box: Box, count: int) -> list[Box]:
    height = (box.h - GAP * (count - 1)) / max(1, count)
    return [Box(box.x, box.y + n * (height + GAP), box.w, height) for n in range(count)]


def _in_pairs(box: Box) -> list[Box]:
    width, height = (box.w - GAP) / 2, (box.h - GAP) / 2
    return [
        Box(box.x + (n % 2) * (width + GAP), box.y + (n // 2) * (height + GAP), width, height)
        for n in range(4)
    ]


def draw_stage(
    canvas: Canvas,
    places: StagePlaces,
    seats: Sequence[SeatWork],
    place: int,
    title: str = "",
) -> None:
    """All scenes at the place of a phase, whose name the large one wears."""
    shown = {each.seat: each for each in seats}
    for seat, box in places.boxes.items():
        if seat == places.large:
            _draw_large(canvas, box, shown[seat], place, title)
        else:
            _draw_scene(canvas, box, shown[seat], place)


def _draw_large(canvas: Canvas, box: Box, seat: SeatWork, place: int, title: str) -> None:
    draw_place(canvas, box, place, horizon=0.60, radius=14, scrim=0.42)
    draw_frame(canvas, box, 14, is_lit=seat.is_acting)
    if seat.side is not None:
        size = min(box.h * 0.54, 220.0)
        x, y = box.right - size * 0.70, box.y + box.h * 0.36
        _draw_tile(canvas, x, y, size, seat.side)
        _draw_slots(canvas, x, box.y + box.h * 0.74, seat.slots, 48)
    if title:
        canvas.rounded(box.cut_top(120)[0], 14, TITLE_SHADE)
        canvas.text(box.x + 24, box.y + 38, title, 34, TEXT, "number-bold")
    _draw_pill(canvas, box.cut_top(60 if title else 0)[1], seat, box.w * 0.5)
    words = Box(box.x + MARGIN + 6, box.y, box.w - 2 * MARGIN - 12, box.h)
    lines = _lines(canvas, seat, words.w, 3 if box.h > 240 else 2)
    _draw_lines(canvas, words, lines, box.bottom - 22, 26)
    room = box.w * (0.52 if seat.side is not None else 0.9)
    _draw_dice(canvas, seat, box.x + 26, box.y + box.h * 0.60, 58, room)


def _draw_scene(canvas: Canvas, box: Box, seat: SeatWork, place: int) -> None:
    is_narrow, is_low = box.w < 260, box.h < ROOMY_H
    horizon = 0.5 if is_low else 0.58
    draw_place(canvas, box, place, horizon=horizon, radius=12, scrim=0.62)
    draw_frame(canvas, box, 12, is_lit=seat.is_acting)
    canvas.rounded(Box(box.x, box.y + 12, 4, box.h - 24), 2, SEAT_COLOURS[seat.seat])
    size = min(box.h * (0.62 if is_low else 0.52), box.w * 0.42, 186.0)
    middle = box.y + box.h * (0.42 if is_low else 0.40)
    if seat.side is not None and size >= 44:
        x = box.right - size * 0.62 - 8
        _draw_tile(canvas, x, middle, size, seat.side)
        if not is_low and not is_narrow:
            _draw_slots(canvas, x, middle + size / 2 + 12, seat.slots, 28)
    _draw_pill(canvas, box, seat, box.w - 2 * MARGIN)
    words = Box(box.x + MARGIN, box.y, box.w - 2 * MARGIN, box.h)
    lines = _lines(canvas, seat, words.w, 1 if is_narrow or is_low else 2)
    _draw_lines(canvas, words, lines, box.bottom - 18, 20)
    room = words.w - (size * 1.2 if seat.side is not None else 0)
    die = 30.0 if is_low or is_narrow else 36.0
    y = box.bottom - 18 - LINE * len(lines) - die / 2 - 2
    if y - die / 2 > box.y + PILL_H + 10:
        _draw_dice(canvas, seat, words.x, y, die, room)


def _draw_tile(canvas: Canvas, x: float, y: float, size: float, side: int) -> None:
    """What a seat works at, with its cost."""
    draw_symbol(canvas, x, y, size, side, has_badge=False)
    badge = max(32.0, min(64.0, size * 0.34))
    draw_badge(canvas, x + size * 0.36, y + size * 0.34, badge, side)


def _draw_pill(canvas: Canvas, box: Box, seat: SeatWork, room: float) -> None:
    """Whose scene it is."""
    name = seat.name
    if canvas.text_width(name, 18, "text-bold") > room - 60:
        name = brief_name(name)
    width = canvas.text_width(name, 18, "text-bold") + 56
    pill = Box(box.x + 10, box.y + 10, width, PILL_H)
    canvas.rounded(pill, PILL_H / 2, (*PILL, 225))
    canvas.seat_mark(seat.seat, pill.x + 20, pill.centre_y, 11)
    canvas.text(pill.x + 40, pill.centre_y, name, 18, TEXT, "text-bold")


def _draw_slots(
    canvas: Canvas, cx: float, cy: float, slots: Sequence[int | None], size: float
) -> None:
    """The dice that wait at a tile, and the places of those it still lacks."""
    shown = slots[:MOST_SLOTS]
    x = cx - (len(shown) - 1) * (size + 6) / 2
    for colour in shown:
        if colour is None:
            draw_die_place(canvas, x, cy, size, GHOST, alpha=210)
        else:
            draw_die(canvas, x, cy, size, colour, None)
        x += size + 6


def _draw_dice(
    canvas: Canvas, seat: SeatWork, x: float, y: float, size: float, room: float
) -> None:
    if seat.dice:
        colours = [colour for colour, _ in seat.dice]
        faces = [face for _, face in seat.dice] if size > 40 else None
        draw_dice_row(canvas, x, y, size, colours, faces=faces, width=room, pitch=size + 10)


@dataclass(frozen=True, slots=True)
class _Line:
    words: str
    colour: Colour


def _lines(canvas: Canvas, seat: SeatWork, width: float, most: int) -> list[_Line]:
    """What came of it, the newest last and brightest; or why nothing did."""
    if not seat.deeds:
        return [_Line(words, SECOND_TEXT) for words in canvas.paragraph_lines(width, seat.rest, 18)]
    found: list[_Line] = []
    for deed in reversed(merged(seat.deeds)[-most:]):
        colour = SHORT_TEXT if deed.is_waiting else GOOD_TEXT
        colour = SOFT if found else colour
        found[:0] = [_Line(words, colour) for words in _fitting(canvas, deed, width)]
    return found


def _fitting(canvas: Canvas, deed: ToldDeed, width: float) -> tuple[str, ...]:
    """A deed in as many words as a line has room for, else in two lines."""
    whole, brief = f"{deed.words} {deed.gain}".strip(), f"{deed.short} {deed.gain}".strip()
    if canvas.text_width(whole, 20, "text-semibold") <= width:
        return (whole,)
    for words in (brief, deed.short):
        if canvas.text_width(words, 18) <= width:
            return (words,)
    return canvas.paragraph_lines(width, deed.short, 18)


def _draw_lines(
    canvas: Canvas, box: Box, lines: Sequence[_Line], bottom: float, size: float
) -> None:
    """One above the other, the last at the foot."""
    y = bottom
    for number, line in enumerate(reversed(lines)):
        font: Font = "text" if number else "text-semibold"
        height = 18.0 if number else size
        if line.colour is SECOND_TEXT or canvas.text_width(line.words, height, font) > box.w:
            height, font = 18.0, "text"
        canvas.text(box.x, y, line.words, height, line.colour, font)
        y -= LINE + (height - 18) * 0.5


def merged(deeds: Sequence[ToldDeed]) -> list[ToldDeed]:
    """Deeds that repeat each other become one with a count."""
    found: list[ToldDeed] = []
    counts: list[int] = []
    for deed in deeds:
        if found and found[-1] == deed:
            counts[-1] += 1
        else:
            found.append(deed)
            counts.append(1)
    return [
        deed if count == 1 else replace(deed, gain=f"{deed.gain} ×{count}".strip())
        for deed, count in zip(found, counts, strict=True)
    ]
