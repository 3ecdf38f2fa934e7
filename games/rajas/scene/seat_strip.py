"""The seats along the top: workers, dice by colour, and the race of the two markers as a bar."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.portraits import draw_face
from engine.ui.theme import LINE, TEXT, WHITE, Colour, lighten, mix, seat_colour
from games.rajas.board import TRACK
from games.rajas.dice import by_colour
from games.rajas.scene.gap_words import gap_words
from games.rajas.scene.pawns import draw_pawn
from games.rajas.scene.signs import draw_coin, draw_die_sign, draw_seal
from games.rajas.state import RajasTable

NARROW: Final = 400.0
ROOMY: Final = 3
"""More workers than these stand closer together: the name needs the room."""

QUIET: Final[Colour] = (0xA9, 0xB3, 0xC1)
RAIL: Final[Colour] = (0x0E, 0x11, 0x16)
RAIL_EDGE: Final[Colour] = (0x3A, 0x43, 0x50)
FAME: Final[tuple[Colour, Colour]] = ((0xF0, 0x7A, 0x8C), (0xB0, 0x28, 0x44))
MONEY: Final[tuple[Colour, Colour]] = ((0xFF, 0xDF, 0x8A), (0xD0, 0x90, 0x2A))


@dataclass(frozen=True, slots=True)
class SeatModel:
    """What a seat's card tells."""

    name: str
    fame: int
    money: int
    dice: tuple[int, int, int, int]
    workers: int
    owned: int
    has_elephant: bool
    is_active: bool
    is_shown: bool
    gap: str
    """How far the markers are apart, in words."""

    face: Path | None = None


def seats_shown(table: RajasTable, voice: Voice, acting: int | None, owner: int) -> list[SeatModel]:
    """The cards of all seats."""
    shown = []
    for number, seat in enumerate(table.seats):
        first, second, third, fourth = by_colour(seat.dice)
        shown.append(SeatModel(
            voice.named(number), seat.fame, seat.money, (first, second, third, fourth),
            seat.workers, seat.owned, number == table.elephant,
            number == acting, number == owner, gap_words(seat.gap, voice, "flag"),
        ))  # fmt: skip
    return shown


def draw_seat(canvas: Canvas, box: Box, number: int, seat: SeatModel) -> None:
    """One card: name and workers and dice above, the race below."""
    colour = seat_colour(number)
    if seat.is_active:
        fill = (mix(colour, (0x1D, 0x22, 0x2A), 0.52), mix(colour, (0x15, 0x18, 0x1D), 0.66))
        canvas.shadow(box, 10, blur=14, drop=2, strength=120, colour=colour)
    else:
        fill = ((0x26, 0x2B, 0x34), (0x1D, 0x21, 0x29))
    edge = lighten(colour, 0.25) if seat.is_active else LINE
    canvas.rounded(box, 10, fill, edge, 2 if seat.is_active else 1)
    canvas.rounded(Box(box.x, box.y, 6, box.h), 3, lighten(colour, 0.12))
    if seat.face is None:
        canvas.seat_mark(number, box.x + 27, box.y + 22, 13)
    else:
        draw_face(canvas, seat.face, number, box.x + 24, box.y + 22, 18)
    right = _draw_dice(canvas, box, seat)
    right = _draw_workers(canvas, box, number, seat, right)
    room = right - box.x - 48 - (30 if seat.has_elephant else 0)
    ink = WHITE if seat.is_active else TEXT
    width = canvas.text(box.x + 48, box.y + 22, seat.name, 20, ink, "text-semibold",
                        max_width=max(24.0, room))  # fmt: skip
    if seat.has_elephant:
        canvas.icon("elephant", box.x + 64 + width, box.y + 21, 24, (0xE9, 0xD9, 0xB8))
    _draw_race(canvas, box, number, seat)


def _draw_dice(canvas: Canvas, box: Box, seat: SeatModel) -> float:
    """Dice by colour, or their sum where there is no room; returns where they begin."""
    x, y = box.right - 14, box.y + 22
    if box.w < NARROW:
        x -= canvas.text(x, y, str(sum(seat.dice)), 20, TEXT, "number-bold", "right") + 19
        draw_die_sign(canvas, x, y, 22)
        return x - 18
    for colour in reversed(range(4)):
        count = seat.dice[colour]
        ink = TEXT if count else lighten(QUIET, 0.5 if seat.is_active else 0)
        x -= canvas.text(x, y, str(count), 18, ink, "number-bold", "right") + 16
        draw_die_sign(canvas, x, y, 20, colour)
        x -= 20
    return x


def _draw_workers(canvas: Canvas, box: Box, number: int, seat: SeatModel, right: float) -> float:
    step = 12.0 if seat.owned > ROOMY else 17.0 if box.w >= NARROW else 15.0
    if box.w < NARROW and seat.has_elephant:
        step = 9.0
    x = right - seat.owned * step - 6
    for place in range(seat.owned):
        foot = (x + place * step + 10, box.y + 34)
        draw_pawn(canvas, number, *foot, 25, is_ghost=place >= seat.workers)
    return x - 8


def _draw_race(canvas: Canvas, box: Box, number: int, seat: SeatModel) -> None:
    y = box.y + 53
    draw_seal(canvas, box.x + 28, y, 24)
    canvas.text(box.x + 46, y, str(seat.fame), 20, WHITE, "number-bold")
    draw_coin(canvas, box.right - 22, y, 22)
    canvas.text(box.right - 40, y, str(seat.money), 20, WHITE, "number-bold", "right")
    rail = Box(box.x + 84, y - 6, box.w - 168, 13)
    canvas.rounded(rail, 6, RAIL, RAIL_EDGE)
    fame, money = min(1.0, 2 * seat.fame / TRACK), min(1.0, seat.money / TRACK)
    inner = rail.inset(1.5)
    canvas.rounded(Box(inner.x, inner.y, max(inner.h, inner.w * fame), inner.h), 5, FAME)
    width = max(inner.h, inner.w * min(money, max(0.0, 1 - fame)))
    canvas.rounded(Box(inner.right - width, inner.y, width, inner.h), 5, MONEY)
    words = seat.gap
    wide = canvas.text_width(words, 18, "number-bold") + 16
    share = max(0.12, min(0.88, (fame + 1 - money) / 2))
    middle = min(max(rail.x + rail.w * share, rail.x + wide / 2), rail.right - wide / 2)
    flag = Box.around(middle, y, wide, 24)
    canvas.rounded(flag, 12, RAIL, lighten(seat_colour(number), 0.35), 1.5)
    canvas.text(*flag.centre, words, 18, WHITE, "number-bold", "centre")
