"""What the hub shows around its cards: the title, the heading of the games, the foot."""

from __future__ import annotations

from typing import Final

from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.dice import Die, Pose, draw_die
from engine.ui.hub.hub_layout import HubPlaces
from engine.ui.theme import (
    BODY,
    DISPLAY,
    HEADING,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    Colour,
)

VERSION: Final = "1.0"
GOLD_DIE: Final = Die(5, Pose(-16), (0xF2, 0xC8, 0x74), (60, 38, 8))
KEYS: Final = (
    ("← →", Said("hub-key-choose")),
    ("Enter", Said("hub-key-play")),
    ("F11", Said("hub-key-full-screen")),
)
TITLE_INK: Final[Colour] = (0xF6, 0xE6, 0xC4)


def draw_frame(canvas: Canvas, places: HubPlaces, y: float, words: Words) -> None:
    """Everything but the cards, on a sheet that is moved down by `y`; `words` greet the person."""
    _draw_title(canvas, places.title.moved(0, y), DISPLAY if places.is_roomy else TITLE, words)
    section = places.section.moved(0, y)
    line = section.centre_y
    width = canvas.text(section.x, line, Said("hub-choose"), HEADING, TEXT, "cinzel")
    canvas.hairline(section.x + width + 24, line, section.w - width - 24, colour=LINE)
    _draw_foot(canvas, places.foot.moved(0, y))


def _draw_title(canvas: Canvas, box: Box, size: float, words: Words) -> None:
    y = box.centre_y
    draw_die(canvas, box.x + 28, y, size * 0.92, GOLD_DIE)
    canvas.text(box.x + 28 + size, y, "Tabletop Bots", size, TITLE_INK, "cinzel-bold")
    width = canvas.text(box.right, y, words, BODY, SECOND_TEXT, align="right")
    canvas.seat_mark(0, box.right - width - 28, y, 14)


def _draw_foot(canvas: Canvas, box: Box) -> None:
    x, y = box.x, box.centre_y
    for key, words in KEYS:
        width = canvas.key_cap_width(key)
        canvas.key_cap(x + width, y, key)
        x += width + 8
        x += canvas.text(x, y, words, SMALL, SECOND_TEXT) + 24
    version = Said("hub-version", {"version": VERSION})
    canvas.text(box.right, y, version, SMALL, SECOND_TEXT, align="right")
