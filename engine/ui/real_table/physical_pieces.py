"""The pieces that hands carry at a real table: where from, where to, and in which steps."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, Final

import pygame

from engine.core.instructions import LaidRung, Pieces, ToDo, things_in
from engine.core.story import Move
from engine.text.message import SeatNumber, ThingName
from engine.text.voice import Voice
from engine.ui import theme
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.paint.brush import ArrowLook, draw_arrow
from engine.ui.real_table.place import (
    GOAL,
    SOURCE,
    WAY,
    CloseUp,
    draw_open_panel,
    draw_panel,
    room_of,
)

# What the pages of a real table show of a game's things: what hands carry, from where, to where.
#
# A game says it by the names of its pieces and places, with their pictures (`Board.hands`).

Painter = Callable[[Canvas, Box], object]
End = SeatNumber | ThingName
"""Where something comes from, or goes to."""


@dataclass(frozen=True, slots=True)
class StepPicture:
    """How a piece looks; `shape` is how wide that is for its height."""

    paint: Callable[[Canvas, Box], object]
    shape: float = 1.0


@dataclass(frozen=True, slots=True)
class Carried:
    """Pieces by name and number, those of `seat` in its colour. What comes from the supply has no
    `origin`; what only changes where it lies has no `target`. `is_way`: the places of the board
    lie along a way.
    """

    pieces: Pieces = ()
    seat: int | None = None
    origin: End | None = None
    target: End | None = None
    is_way: bool = False


class Hands:
    """What a game says; nothing where it has nothing to say."""

    def touched(self, event: Any, table: Any) -> tuple[str, ...]:
        """The places, as the board calls them, that hands go to for an event."""
        return ()

    def where(self, move: Move, table: Any) -> tuple[str, ...]:
        """The places, as the board calls them, that an answer names and what it touched."""
        about = [each for each in (move.answer, *move.events) if hasattr(each, "said")]
        return tuple(dict.fromkeys(each for thing in about for each in self.touched(thing, table)))

    def aim(self, move: Move, table: Any) -> tuple[str, ...]:
        """The places that a better answer would have been about."""
        return self.where(move, table)

    def way(self, move: Move) -> tuple[str, ...]:
        """From where to where it goes, as the board calls the places, if it does."""
        return ()

    def about(self, move: Move, table: Any) -> tuple[str, ...]:
        """The pieces of an answer that names none."""
        return ()

    def named(self, words: str, voice: Voice) -> tuple[str, ...]:
        """The pieces of what is known by its words alone, such as a plan of several answers."""
        return ()

    def carried(self, todo: ToDo, table: Any) -> Carried | None:
        """What hands carry for an instruction that comes of an event."""
        return None

    def laid(self, rung: LaidRung) -> Carried:
        """What is laid out for a rung, all of it together."""
        found: dict[str, int] = {}
        for spot in rung.spots:
            for piece, count in spot.pieces:
                found[piece] = found.get(piece, 0) + count
        return Carried(tuple(found.items()), rung.seat)

    def in_play(self, seat: int, table: Any) -> str:
        """The piece that lies before a seat all its turn, such as its card; "" for none."""
        return ""

    def picture(self, name: str, seat: int | None, table: Any) -> StepPicture | None:
        """How a piece of that name looks, or an end: `system 3-hex`; None for what has none."""
        return None

    def hero(self, happened: Sequence[Any], table: Any) -> Painter | None:
        """The large picture of what happened, cut from the game's own art; None for the usual
        one: pieces between their two ends.
        """
        return None

    def small_board(self, canvas: Canvas, part: Box, table: Any) -> pygame.Surface | None:
        """A part of the table to be seen in small; None: as it is drawn."""
        return None

    def tint_of(self, thing: ThingName) -> theme.Colour | None:
        """The colour in which a large sentence names a thing; None for the usual one."""
        return None


FEW_PIECES: Final = 3


def pieces_of(hands: Hands, moves: Sequence[Move], table: Any) -> tuple[StepPicture, ...]:
    """What answers in a row are about, in the game's own art: what they name and what hands carry
    for them, else what the game shows for the first. A wide piece stands alone.
    """
    names: list[tuple[str, int | None]] = []
    for move in moves:
        said = getattr(move.answer, "said", None)
        if said is not None:
            things = [f"{each.family} {each.value}" for each in things_in(said())]
            names += [(name, move.seat) for name in things]
        for event in move.events:
            carried = hands.carried(ToDo(event, event.said()), table)
            if carried is not None:
                names += [(name, carried.seat) for name, count in carried.pieces if count]
    about = [(name, moves[0].seat) for name in hands.about(moves[0], table)]
    for few in (list(dict.fromkeys(names)), about):
        pictures = [hands.picture(name, seat, table) for name, seat in few]
        found = [each for each in pictures if each is not None]
        if few is not about:
            found = list({_art_of(each): each for each in found}.values())
        if found and found[0].shape > WIDE:
            return (found[0],)
        if found:
            most = len(found) if few is about else FEW_PIECES
            return tuple([each for each in found if each.shape <= WIDE][:most])
    return ()


def _art_of(piece: StepPicture) -> Hashable:
    """Two pieces with the same of it look the same."""
    paint = piece.paint
    return (paint.func, paint.args) if isinstance(paint, partial) else paint


def draw_answer(canvas: Canvas, box: Box, pieces: Sequence[StepPicture], key: Hashable) -> None:
    """Pieces in the middle of a box, as large as it lets them be: more than a few in two rows."""
    columns = len(pieces) if len(pieces) <= FEW_PIECES else -(-len(pieces) // 2)
    rows = -(-len(pieces) // columns)
    wide = sum(each.shape for each in pieces[:columns])
    high = min(box.h / rows, box.w / wide)
    for number, piece in enumerate(pieces):
        row, column = divmod(number, columns)
        x = box.centre_x - high * wide / 2 + high * sum(each.shape for each in pieces[:column])
        y = box.centre_y + (row - rows / 2) * high
        place = Box(x, y, high * piece.shape, high)
        paint = partial(_paint_piece, piece, place)
        canvas.cached(("answer-piece", key, number), place, paint, margin=4)


def _paint_piece(piece: StepPicture, box: Box, canvas: Canvas) -> None:
    """A picture: what is printed on the piece is too small to be read, and said beside it."""
    audit, canvas.audit = canvas.audit, None
    piece.paint(canvas, box)
    canvas.audit = audit


# What hands carry, large: the pieces, where they come from, and where they go.

PILL: Final = 38.0
MOST_ROWS: Final = 3
APART: Final = 12.0
HIGHEST: Final = 230.0
HIGHEST_CARD: Final = 340.0
WIDE: Final = 1.2
"""Wider than this for its height, it is a card that has to be read."""
MOST_ALONE: Final = 3
"""Pieces of a kind that stand side by side; more are one with their number."""
MOST_LAID: Final = 6
"""So many of one kind, laid out alone, lie there one by one."""
END_SHARE: Final = 0.30
PIECES_SHARE: Final = 0.66
LARGE_WAY: Final = ArrowLook(WAY, thin=6.0, thick=11.0, head=38.0, bend=34.0, has_chevrons=False,
                             clear=6.0)  # fmt: skip

Pictures = Callable[[str, int | None], StepPicture | None]


@dataclass(frozen=True, slots=True)
class HandsLook:
    picture: Pictures
    name: Callable[[End], str]
    tint: Callable[[Any], theme.Colour]
    hue: theme.Colour
    seat: Callable[[Canvas, int, float, float, float], None]


def pictures_of(
    pieces: Sequence[tuple[str, int]], seat: int | None, picture: Pictures
) -> list[tuple[StepPicture, int]]:
    """Those pieces that have a picture, with their number."""
    found = [(picture(name, seat), count) for name, count in pieces if count]
    return [(each, count) for each, count in found if each is not None]


def draw_carried(canvas: Canvas, box: Box, carried: Carried, look: HandsLook) -> None:
    """An end at either side with its name below, a bent arrow, and the pieces over it."""
    room = room_of(canvas.theme)
    canvas.glow(*box.centre, box.w * 0.56, box.h * 0.56, room.light, 0.5)
    has_ends = bool(carried.origin or carried.target)
    inner = box.inset(8)
    upper = Box(inner.x, inner.y, inner.w, inner.h - (PILL + 10 if has_ends else 0))
    wide = inner.w * END_SHARE
    left = Box(upper.x, upper.y, wide if carried.origin else 0.0, upper.h)
    right = Box(upper.right - (wide if carried.target else 0.0), upper.y,
                wide if carried.target else 0.0, upper.h)  # fmt: skip
    middle = Box(left.right + 10, upper.y, right.x - left.right - 20, upper.h)
    pieces = pictures_of(carried.pieces, carried.seat, look.picture)
    if carried.target:
        tail = left.right - wide * 0.16
        if carried.origin is None:
            middle = Box(middle.x, middle.y, middle.w * PIECES_SHARE, middle.h)
            tail = middle.right - 6
        draw_way(canvas, [(tail, upper.centre_y), (right.x + wide * 0.12, upper.centre_y)])
    for number, (end, place) in enumerate(((carried.origin, left), (carried.target, right))):
        if end is not None:
            _draw_end(canvas, place, inner.bottom, end, look, SOURCE if number == 0 else GOAL)
    if not has_ends and len(pieces) == 1 and pieces[0][0].shape <= WIDE:
        piece, count = pieces[0]
        pieces = [(piece, 1)] * min(count, MOST_LAID)
        if count > MOST_LAID:
            draw_number(canvas, inner.centre_x, inner.bottom - 34, str(count), look.hue)
            middle = Box(middle.x, middle.y, middle.w, middle.h - 84)
    is_card = not has_ends and any(picture.shape > WIDE for picture, _ in pieces)
    draw_pieces(canvas, middle.inset(4), pieces, look.hue, HIGHEST_CARD if is_card else HIGHEST)


def draw_step(
    canvas: Canvas, box: Box, carried: Carried, look: HandsLook,
    close_up: Callable[[float], CloseUp | None],
) -> None:  # fmt: skip
    """What hands do: about a place of the board, else between two ends."""
    shown = None
    if not carried.origin and not isinstance(carried.target, ThingName):
        shown = close_up(0.26 if isinstance(carried.target, SeatNumber) else 0.72)
    if shown is None:
        draw_carried(canvas, box, carried, look)
    else:
        draw_beside(canvas, shown, carried, look)


def draw_beside(canvas: Canvas, shown: CloseUp, carried: Carried, look: HandsLook) -> None:
    """A part of the board in large; beside its lit place what hands put there, or take from there
    for whom it is for.
    """
    shown.draw(canvas, look.hue)
    pieces = pictures_of(carried.pieces, carried.seat, look.picture)
    box, spots = shown.box, shown.spots
    if not pieces or not spots:
        return
    spot, is_taken = spots[-1], isinstance(carried.target, SeatNumber)
    if carried.is_way and len(spots) > 1:
        draw_way(canvas, [spots[0].centre, spot.centre])
        middle = (spots[0].centre_x + spot.centre_x) / 2
        above = min(each.y for each in spots) - box.h * 0.2
        place = Box.around(middle, max(above, box.y + box.h * 0.22), box.w * 0.5, box.h * 0.4)
        draw_pieces(canvas, place, pieces, look.hue, 170)
        return
    is_right = spot.centre_x > box.centre_x
    x = 0.05 if is_right else 0.43 if is_taken else 0.5
    place = Box(box.x + box.w * x, box.y + box.h * 0.16, box.w * 0.42, box.h * 0.68)
    canvas.shadow(place.inset(20), 30, blur=40, drop=0, strength=200)
    if isinstance(carried.target, SeatNumber):
        place = Box(place.x, place.y, place.w * 0.66, place.h)
        far = min(box.right - 62, place.right + 130)
        draw_way(canvas, [(place.right - 10, place.centre_y), (far - 46, place.centre_y)], 0.8)
        canvas.glow(far, place.centre_y, 84, 84, look.hue, 0.6)
        look.seat(canvas, carried.target.number, far, place.centre_y, 44)
    boxes = piece_boxes(place, pieces)
    side = max(each.right for each in boxes) if is_right else min(each.x for each in boxes)
    ends = [(side + (4 if is_right else -4), place.centre_y), spot.centre]
    draw_way(canvas, ends[::-1] if is_taken else ends)
    draw_pieces(canvas, place, pieces, look.hue, HIGHEST)


def _draw_end(
    canvas: Canvas, place: Box, bottom: float, end: End, look: HandsLook, edge: theme.Colour
) -> None:
    size = min(place.w, place.h) * 0.98
    room = Box.around(*place.centre, size, size)
    canvas.glow(*room.centre, size * 0.62, size * 0.62, edge, 0.3)
    if isinstance(end, SeatNumber):
        look.seat(canvas, end.number, *room.centre, size * 0.34)
    else:
        found = look.picture(f"{end.family} {end.value}", None)
        if found is not None:
            found.paint(canvas, room.fitted(found.shape, 1))
    words = look.name(end)
    size = (
        theme.LARGE
        if canvas.text_width(words, theme.LARGE, "text-semibold") <= place.w - 20
        else theme.SMALL
    )
    wide = min(place.w, canvas.text_width(words, size, "text-semibold") + 36)
    pill = Box(place.centre_x - wide / 2, bottom - PILL, wide, PILL)
    canvas.rounded(pill, 10, theme.darken(room_of(canvas.theme).panel[1], 0.3), edge, 2)
    canvas.text(
        *pill.centre, words, size, theme.TEXT, "text-semibold", "centre", max_width=pill.w - 16
    )


def draw_way(canvas: Canvas, points: Sequence[Point], thick: float = 1.0) -> None:
    """A bent arrow from the first point to the last."""
    draw_arrow(canvas, points[0], points[-1], LARGE_WAY.scaled(thick))


def draw_number(canvas: Canvas, cx: float, cy: float, number: str, hue: theme.Colour) -> None:
    """How many go, on a plate in the seat's colour."""
    plate = Box.around(cx, cy, 40 + 20 * len(number), 60)
    canvas.shadow(plate, 14, blur=14, drop=0, strength=130, colour=hue)
    canvas.rounded(plate, 14, (theme.lighten(hue, 0.2), theme.darken(hue, 0.12)),
                   theme.lighten(hue, 0.6), 2)  # fmt: skip
    ink = theme.WHITE if theme.contrast(hue, theme.WHITE) >= 4 else theme.INK
    canvas.text(cx, cy, number, 40, ink, "number-bold", "centre")


def draw_pieces(
    canvas: Canvas, room: Box, pieces: Sequence[tuple[StepPicture, int]], hue: theme.Colour,
    highest: float = HIGHEST,
) -> None:  # fmt: skip
    """As large as there is room, in rows; what is there more than once has its number."""
    boxes = piece_boxes(room, pieces, highest)
    for (picture, count), box in zip(pieces, boxes, strict=True):
        alone = box.h * picture.shape
        shown = count if box.w >= alone * count * 0.72 else 1
        canvas.glow(*box.centre, box.w * 0.75, box.h * 0.75, theme.lighten(hue, 0.2), 0.16)
        step = (box.w - alone) / max(1, shown - 1)
        for number in range(shown):
            x = box.x + step * number if shown > 1 else box.centre_x - alone / 2
            picture.paint(canvas, Box(x, box.y, alone, box.h))
        if shown < count:
            _draw_count(canvas, box.centre_x + alone / 2, box.bottom, count, box.h, hue)


def _draw_count(
    canvas: Canvas, right: float, bottom: float, count: int, high: float, hue: theme.Colour
) -> None:
    size = max(float(theme.SMALL), min(float(theme.TITLE), high * 0.26))
    wide = max(size * 1.5, canvas.text_width(str(count), size, "number-bold") + 12)
    chip = Box(right - wide * 0.7, bottom - size * 1.2, wide, size * 1.4)
    canvas.rounded(chip, size * 0.4, theme.INK, theme.lighten(hue, 0.2), 2)
    canvas.text(*chip.centre, str(count), size, theme.WHITE, "number-bold", "centre")


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


# The steps so far and to come, as a ladder at the right, or as discs where there is no room.

RUNG: Final = 84.0
RUNG_NOW: Final = 124.0
LEAST: Final = (56.0, 76.0)
HEAD: Final = 64.0
DISC: Final = 44.0
RAIL: Final = 3.0
PICTURES_SHARE: Final = 0.3
MOST_PICTURES: Final = 4
FINER: Final = 3
"""How much larger a picture beside a step is painted than it is shown: print has a least size."""
AROUND_SMALL: Final = 0.15


@dataclass(frozen=True, slots=True)
class LadderRung:
    words: str
    below: str = ""
    clause: str = ""
    pictures: tuple[tuple[StepPicture, int], ...] = ()


BELOW: Final = 1.12
"""How far the lines under a rung's words stand apart."""


def draw_ladder(  # noqa: PLR0913 (what the ladder shows, by place)
    canvas: Canvas, box: Box, title: str, count: str, rungs: Sequence[LadderRung], now: int,
    hue: theme.Colour, unit: float,
) -> float:  # fmt: skip
    """The ladder in a panel as high as it is, at most the box; what does not fit above the present
    rung is left out. Returns where the panel ends.
    """
    rows = list(_rows(box, len(rungs), now, unit))
    panel = Box(box.x, box.y, box.w, min(box.h, rows[-1][1].bottom + 20 - box.y)) if rows else box
    draw_panel(canvas, panel)
    wide = canvas.text_width(title, theme.LARGE + 2, canvas.theme.title_font)
    if wide + canvas.text_width(count, theme.BODY) > box.w - 60:
        count = ""
    wide = canvas.text(
        box.right - 22, box.y + 34, count, theme.BODY, theme.SECOND_TEXT, align="right"
    )
    canvas.text(box.x + 24, box.y + 34, title, theme.LARGE + 2, theme.TEXT,
                canvas.theme.title_font, max_width=box.w - 60 - wide)  # fmt: skip
    line = room_of(canvas.theme).line
    canvas.hairline(box.x + 18, box.y + HEAD - 2, box.w - 36, colour=line)
    for (place, row), (_, below) in pairwise(rows):
        colour = theme.GOOD if place < now else theme.lighten(line, 0.15)
        top, bottom = row.centre_y + 17, below.centre_y - 17
        canvas.rounded(Box(row.x + 28 - RAIL / 2, top, RAIL, bottom - top), 1, colour)
    for place, row in rows:
        _draw_rung(canvas, rungs[place], row, place, now, hue)
    return panel.bottom


def _rows(box: Box, count: int, now: int, unit: float) -> list[tuple[int, Box]]:
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
    canvas: Canvas, rung: LadderRung, row: Box, place: int, now: int, hue: theme.Colour
) -> None:
    is_now = place == now
    x, cy = row.x + 28, row.centre_y
    if is_now:
        draw_open_panel(canvas, row, hue)
    draw_disc(canvas, x, cy, place, now)
    wide = 0.0
    if rung.clause and is_now:  # those of other steps are told with them
        wide = canvas.text_width(rung.clause, theme.SMALL, "mono") + 34
        ink = theme.lighten(canvas.theme.accent, 0.2)
        canvas.tag(row.right - 8 - wide, cy, rung.clause, ink, solid=False)
    elif rung.pictures:
        wide = row.w * PICTURES_SHARE
        place_of = Box(row.right - wide, row.y + 4, wide - 8, row.h - 8)
        pieces = [(StepPicture(partial(_in_small, piece.paint), piece.shape), count)
                 for piece, count in rung.pictures[:MOST_PICTURES]]  # fmt: skip
        draw_pieces(canvas, place_of, pieces, hue)
    room = row.w - 72 - wide
    colour = theme.TEXT if is_now else theme.SECOND_TEXT
    font: theme.Font = "text-semibold" if is_now else "text"
    usual = theme.BODY
    if is_now and not rung.pictures:
        high = canvas.paragraph_height(room, rung.words, theme.LARGE, font, 1.3)
        usual = theme.LARGE if high <= row.h - 8 else usual
    small = canvas.line_step(theme.SMALL, BELOW)
    second = canvas.paragraph_lines(room, rung.below, theme.SMALL) if rung.below else ()
    for size, apart in ((usual, 1.3), (theme.SMALL, BELOW)):
        step = canvas.line_step(size, apart)
        most = max(1, int((row.h - small * min(1, len(second))) // step))
        lines = len(canvas.paragraph_lines(room, rung.words, size, font))
        if lines <= most:
            break
    lines = min(most, lines)
    # What has no room is the first sentence alone, or nothing: never half a one.
    slack = 0 if is_now else 8  # the frame of the present one is no place for words
    fit = max(1, int((row.h + slack - lines * step) // small))
    if len(second) > fit:
        first, stop, _ = rung.below.partition(". ")
        second = canvas.paragraph_lines(room, first + stop.strip(), theme.SMALL) if stop else ()
    under = len(second) if len(second) <= fit else 0
    top = cy - (lines * step + under * small) / 2
    used = canvas.paragraph(Box(row.x + 58, top, room, row.h), rung.words, size, colour, font,
                            line_height=apart, max_lines=lines)  # fmt: skip
    if under:
        for n, line in enumerate(second[:under]):
            canvas.text(row.x + 58, top + used + (n + 0.5) * small, line, theme.SMALL,
                        theme.SECOND_TEXT)  # fmt: skip


def _in_small(paint: Painter, canvas: Canvas, box: Box) -> None:
    """Painted large and reduced, so that all of a picture grows small alike."""
    if canvas.audit is not None:
        return  # what is printed on the piece is said beside it
    around = Box(0, 0, box.w, box.h).inset(-box.h * AROUND_SMALL)
    w, h = canvas.rect(around).size
    sheet = shapes.blank(w * FINER, h * FINER)
    large = canvas.on(sheet, (FINER * around.x, FINER * around.y))
    paint(large, Box(0, 0, box.w * FINER, box.h * FINER))
    x, y = box.x + around.x, box.y + around.y
    canvas.image(shapes.reduced(sheet, w, h), x, y, premultiplied=True)


def draw_disc(canvas: Canvas, x: float, cy: float, place: int, now: int) -> None:
    """A check for what is done, a hand for what is at hand, a number for what comes."""
    if place == now:
        canvas.disc(x, cy, 18, theme.WHITE)
        canvas.icon("hand", x, cy, 24, theme.INK)
    elif place < now:
        canvas.disc(x, cy, 13, theme.mix(theme.INK, theme.GOOD, 0.45), theme.GOOD)
        canvas.icon("check", x, cy, 16, theme.lighten(theme.GOOD, 0.5))
    else:
        canvas.disc(x, cy, 13, None, theme.LINE)
        canvas.text(x, cy, str(place + 1), theme.SMALL, theme.SECOND_TEXT, "number", "centre")


def draw_discs(canvas: Canvas, box: Box, count: int, now: int) -> None:
    """The ladder as a row of discs, the present one always among them."""
    fit = max(3, int(box.w // DISC))
    first = max(0, min(now - fit // 2, count - fit))
    for number, place in enumerate(range(first, min(count, first + fit))):
        x = box.x + 18 + number * DISC
        if number:
            colour = theme.GOOD if place <= now else theme.LINE
            canvas.rounded(Box(x - DISC + 17, box.centre_y - 1, DISC - 34, RAIL), 1, colour)
        draw_disc(canvas, x, box.centre_y, place, now)
