"""Money and victory chips."""

from __future__ import annotations

from typing import Final

import pygame

from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import circle_points
from engine.ui.theme import WHITE, Colour
from games.roll_galaxy.scene.marks import supersampled

TYPE: Final = 18  # the smallest type of this game's table
COIN_INK: Final[Colour] = (0x3A, 0x28, 0x04)
COIN_RINGS: Final[tuple[tuple[float, float, Colour], ...]] = (  # radius, middle lower by, colour
    (1.0, 0.0, (0x7A, 0x56, 0x0F)),
    (0.95, -0.04, (0xF2, 0xC6, 0x5A)),
    (0.74, 0.0, (0xB9, 0x8A, 0x22)),
    (0.70, 0.03, (0xE4, 0xB4, 0x43)),
)
CHIP_RINGS: Final[tuple[tuple[float, Colour], ...]] = (
    (1.0, (0x3A, 0x15, 0x50)),
    (0.93, (0xD9, 0xA6, 0xFF)),
    (0.80, (0x7B, 0x3F, 0xB0)),
    (0.74, (0x6A, 0x35, 0xA0)),
)
CHIP_TEXT: Final[Colour] = (0xE2, 0xBF, 0xFF)
CHIP_VALUES: Final = (20, 5, 1)


def draw_coin(canvas: Canvas, cx: float, cy: float, size: float = 26, label: str = "$") -> None:
    """A gold coin with a label."""
    pixels = max(8, canvas.px(size))
    picture = canvas.pictures.get(("roll-coin", pixels), lambda: _coin_picture(pixels))
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if label:
        canvas.text(cx, cy, label, max(TYPE, size * 0.6), COIN_INK, "number-bold", "centre")


def _coin_picture(pixels: int) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        for share, lower, colour in COIN_RINGS:
            pygame.draw.circle(sheet, colour, (middle, middle * (1 + lower)), middle * share)

    return supersampled(pixels, pixels, paint)


def draw_chip(canvas: Canvas, cx: float, cy: float, size: float = 28, label: str = "") -> None:
    """A victory chip: a purple hexagon, with its value if one is given."""
    pixels = max(8, canvas.px(size))
    picture = canvas.pictures.get(("roll-chip", pixels), lambda: _chip_picture(pixels))
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if label:
        canvas.text(cx, cy, label, max(TYPE, size * 0.52), WHITE, "number-bold", "centre")


def _chip_picture(pixels: int) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        for share, colour in CHIP_RINGS:
            corners = circle_points(0, 0, middle * share, 6)
            points = [(middle - y, middle + x) for x, y in corners]
            pygame.draw.polygon(sheet, colour, points)

    return supersampled(pixels, pixels, paint)


def chip_values(count: int) -> list[int]:
    """The fewest chips of twenty, five and one that make up a number."""
    values: list[int] = []
    for value in CHIP_VALUES:
        number, count = divmod(count, value)
        values += [value] * number
    return values
