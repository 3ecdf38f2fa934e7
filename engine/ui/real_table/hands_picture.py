"""What hands carry, large: the pieces, where they come from, and where they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.text.said import SeatNumber
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.real_table.in_hands import Carried, End, StepPicture
from engine.ui.theme import HEADING, INK, LARGE, LINE, SMALL, TEXT, WHITE, Colour, lighten, mix

PILL: Final = 38.0
MOST_ROWS: Final = 3
APART: Final = 12.0
HIGHEST: Final = 230.0
HIGHEST_CARD: Final = 340.0
WIDE: Final = 1.2
"""Wider than this for its height, it is a card that has to be read."""
MOST_ALONE: Final = 3
"""Pieces of a kind that stand side by side; more are one with their number."""
END_SHARE: Final = 0.30
PIECES_SHARE: Final = 0.66
WAY: Final[Colour] = (0x4C, 0xC9, 0xA0)

Pictures = Callable[[str, int | None], StepPicture | None]


@dataclass(frozen=True, slots=True)
class HandsLook:
    """What the drawing asks of its table: pictures, the names of ends, their colours, its own."""

    picture: Pictures
    name: Callable[[End], str]
    tint: Callable[[Any], Colour]
    hue: Colour


def pictures_of(
    pieces: Sequence[tuple[str, int]], seat: int | None, picture: Pictures
) -> list[tuple[StepPicture, int]]:
    """Those pieces that have a picture, with their number."""
    found = [(picture(name, seat), count) for name, count in pieces if count]
    return [(each, count) for each, count in found if each is not None]


def draw_carried(canvas: Canvas, box: Box, carried: Carried, look: HandsLook) -> None:
    """The panel: an end at either side with its name below, an arrow, and the pieces over it."""
    canvas.rounded(box, 14, mix(INK, look.hue, 0.10), mix(LINE, look.hue, 0.35), 2)
    has_ends = bool(carried.origin or carried.target)
    inner = box.inset(14)
    upper = Box(inner.x, inner.y, inner.w, inner.h - (PILL + 8 if has_ends else 0))
    wide = inner.w * END_SHARE
    left = Box(upper.x, upper.y, wide if carried.origin else 0.0, upper.h)
    right = Box(upper.right - (wide if carried.target else 0.0), upper.y,
                wide if carried.target else 0.0, upper.h)  # fmt: skip
    middle = Box(left.right + 10, upper.y, right.x - left.right - 20, upper.h)
    pieces = pictures_of(carried.pieces, carried.seat, look.picture)
    if carried.target:
        tail = left.right - 12
        if carried.origin is None:
            middle = Box(middle.x, middle.y, middle.w * PIECES_SHARE, middle.h)
            tail = middle.right + 8
        draw_way(canvas, [(tail, upper.centre_y), (right.x + 6, upper.centre_y)])
    for end, place in ((carried.origin, left), (carried.target, right)):
        if end is not None:
            _draw_end(canvas, place, inner.bottom, end, look)
    is_card = not has_ends and any(picture.shape > WIDE for picture, _ in pieces)
    draw_pieces(canvas, middle.inset(4), pieces, look.hue, HIGHEST_CARD if is_card else HIGHEST)


def _draw_end(canvas: Canvas, place: Box, bottom: float, end: End, look: HandsLook) -> None:
    colour = look.tint(end)
    size = min(place.w, place.h) * 0.92
    room = Box.around(*place.centre, size, size)
    if isinstance(end, SeatNumber):
        canvas.seat_mark(end.number, *room.centre, size * 0.30)
    else:
        found = look.picture(f"{end.family} {end.value}", None)
        if found is not None:
            found.paint(canvas, room.fitted(found.shape, 1))
    words = look.name(end)
    size = LARGE if canvas.text_width(words, LARGE, "text-semibold") <= place.w - 20 else SMALL
    pill = Box(place.x, bottom - PILL, place.w, PILL)
    canvas.rounded(pill, PILL / 2, mix(INK, colour, 0.18), colour, 2)
    canvas.text(*pill.centre, words, size, TEXT, "text-semibold", "centre", max_width=pill.w - 16)


def draw_way(canvas: Canvas, points: Sequence[Point], thick: float = 1.0) -> None:
    """An arrow from the first point to the last, with a head at its end."""
    (x, y), (ex, ey) = points[0], points[-1]
    length = max(1.0, ((ex - x) ** 2 + (ey - y) ** 2) ** 0.5)
    dx, dy = (ex - x) / length, (ey - y) / length
    head = min(26.0 * thick, length * 0.4)
    nx, ny = ex - dx * head, ey - dy * head
    for half, colour in ((9.0 * thick, (*INK, 200)), (6.0 * thick, WAY)):
        tail, neck = half * 0.4, half
        canvas.polygon([(x - dy * tail, y + dx * tail), (nx - dy * neck, ny + dx * neck),
                        (nx + dy * neck, ny - dx * neck), (x + dy * tail, y - dx * tail)],
                       colour)  # fmt: skip
        wing = head * 0.62 + (3 if half > 6 * thick else 0)
        canvas.polygon([(nx - dy * wing, ny + dx * wing), (ex, ey),
                        (nx + dy * wing, ny - dx * wing)],
                       lighten(WAY, 0.5) if colour == WAY else colour)  # fmt: skip


def draw_pieces(
    canvas: Canvas, room: Box, pieces: Sequence[tuple[StepPicture, int]], hue: Colour,
    highest: float = HIGHEST,
) -> None:  # fmt: skip
    """As large as there is room, in rows; what is there more than once has its number."""
    boxes = piece_boxes(room, pieces, highest)
    for (picture, count), box in zip(pieces, boxes, strict=True):
        alone = box.h * picture.shape
        shown = count if box.w >= alone * count * 0.72 else 1
        step = (box.w - alone) / max(1, shown - 1)
        for number in range(shown):
            x = box.x + step * number if shown > 1 else box.centre_x - alone / 2
            picture.paint(canvas, Box(x, box.y, alone, box.h))
        if shown < count:
            _draw_count(canvas, box.centre_x + alone / 2, box.bottom, count, box.h, hue)


def _draw_count(
    canvas: Canvas, right: float, bottom: float, count: int, high: float, hue: Colour
) -> None:
    """A number at the corner of a picture."""
    size = max(float(SMALL), min(float(HEADING), high * 0.26))
    wide = max(size * 1.5, canvas.text_width(str(count), size, "number-bold") + 10)
    chip = Box(right - wide * 0.7, bottom - size * 1.2, wide, size * 1.4)
    canvas.rounded(chip, size * 0.6, INK, lighten(hue, 0.2), 2)
    canvas.text(*chip.centre, str(count), size, WHITE, "number-bold", "centre")


def piece_boxes(
    room: Box, pieces: Sequence[tuple[StepPicture, int]], highest: float = HIGHEST
) -> list[Box]:
    """A box for each, all of one height, in as few rows as leave them largest."""
    best: list[Box] = []
    for rows in range(1, MOST_ROWS + 1):
        most = -(-len(pieces) // rows)
        lines = [pieces[at : at + most] for at in range(0, len(pieces), most or 1)]
        high = min(highest, (room.h - APART * (rows - 1)) / rows)
        for line in lines:
            shapes = sum(_wide(*each) for each in line)
            high = min(high, (room.w - APART * (len(line) - 1)) / max(shapes, 0.01))
        if high > 0 and (not best or high > best[0].h * 1.1):
            best = _in_lines(room, lines, high)
    return best


def _wide(picture: StepPicture, count: int) -> float:
    """How wide a kind is for its height."""
    return picture.shape * (1 + 0.8 * (count - 1) if count <= MOST_ALONE else 1.2)


def _in_lines(
    room: Box, lines: Sequence[Sequence[tuple[StepPicture, int]]], high: float
) -> list[Box]:
    found = []
    y = room.centre_y - (high * len(lines) + APART * (len(lines) - 1)) / 2
    for line in lines:
        wide = sum(_wide(*each) for each in line) * high + APART * (len(line) - 1)
        x = room.centre_x - wide / 2
        for each in line:
            found.append(Box(x, y, _wide(*each) * high, high))
            x += _wide(*each) * high + APART
        y += high + APART
    return found
