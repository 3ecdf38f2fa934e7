"""The card of what is pointed at: a title, a word at its right, rows with signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour
from engine.ui.widgets.base import TipCard

Tone = Literal["plain", "quiet", "good", "warn", "gold", "head"]
Words = str | Message
"""A message, or what stands as it is: a name, a text of a card."""

WIDTH: Final = 380.0
INSET: Final = 16.0
HEAD: Final = 48.0
SIGN_ROOM: Final = 28.0
LEADING: Final = 1.25
ROW_GAP: Final = 7.0
SIZE: Final = 18.0
PANEL: Final[tuple[Colour, Colour]] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
EDGE: Final[Colour] = (0x6E, 0x5E, 0x90)
SEAM: Final[Colour] = (0x3F, 0x38, 0x56)
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
INKS: Final[dict[Tone, Colour]] = {
    "plain": (0xEC, 0xE9, 0xF3),
    "quiet": (0xB3, 0xAB, 0xC6),
    "good": (0x8F, 0xDD, 0xA6),
    "warn": (0xF0, 0xC8, 0x77),
    "gold": (0xF8, 0xDF, 0xA9),
    "head": (0xD9, 0xA6, 0xF2),
}


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to know; before it the mark of a seat, an icon, or nothing."""

    words: Words
    tone: Tone = "plain"
    icon: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class HoverCard:
    """Everything there is to say of a thing."""

    title: Words
    tag: Words = ""
    rows: tuple[Row, ...] = ()


def tip_of(canvas: Canvas, card: HoverCard, voice: Voice) -> TipCard:
    """The card as a tooltip of the size that it needs; `canvas` measures."""
    height = HEAD + INSET + sum(_height(canvas, row, voice) + ROW_GAP for row in card.rows)
    return TipCard(WIDTH, height, lambda on, box: draw_hover_card(on, box, card, voice))


def _room(row: Row) -> float:
    has_sign = bool(row.icon) or row.seat >= 0
    return WIDTH - 2 * INSET - (SIGN_ROOM if has_sign else 0.0)


def _height(canvas: Canvas, row: Row, voice: Voice) -> float:
    words = voice.prompt(row.words)
    return max(24.0, canvas.paragraph_height(_room(row), words, SIZE, _font(row), LEADING))


def _font(row: Row) -> Literal["text", "text-semibold"]:
    return "text-semibold" if row.tone in ("good", "gold", "head") else "text"


def draw_hover_card(canvas: Canvas, box: Box, card: HoverCard, voice: Voice) -> None:
    """The panel with all its rows."""
    canvas.rounded(box, 12, PANEL, EDGE, 1.5)
    y = box.y + HEAD / 2
    room = box.w - 2 * INSET
    tag = voice.prompt(card.tag)
    if tag:
        wide = canvas.text_width(tag, SIZE) + 22
        pill = Box(box.right - INSET - wide + 6, y - 14, wide, 28)
        canvas.rounded(pill, 14, WELL)
        canvas.text(*pill.centre, tag, SIZE, INKS["quiet"], "text", "centre")
        room -= wide + 8
    title = voice.prompt(card.title)
    canvas.text(box.x + INSET, y, title, 20, INKS["plain"], "exo-bold", max_width=room)
    canvas.hairline(box.x + INSET, box.y + HEAD, box.w - 2 * INSET, colour=SEAM)
    top = box.y + HEAD + 8
    for row in card.rows:
        high = _height(canvas, row, voice)
        x = box.x + INSET
        if row.icon:
            canvas.icon(row.icon, x + 10, top + 11, 20, INKS[row.tone])
        elif row.seat >= 0:
            canvas.seat_mark(row.seat, x + 10, top + 11, 8)
        place = Box(box.right - INSET - _room(row), top, _room(row), high)
        words = voice.prompt(row.words)
        canvas.paragraph(place, words, SIZE, INKS[row.tone], _font(row), LEADING)
        top += high + ROW_GAP
