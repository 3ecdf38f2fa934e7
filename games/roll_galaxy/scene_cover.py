"""Roll for the Galaxy's cover: a spiral galaxy, a ringed planet, dice adrift."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from engine.ui.canvas import Canvas
from engine.ui.paint import portraits, shapes
from engine.ui.paint.dice import Die, Pose, draw_die
from engine.ui.theme import THEMES, Colour, mix

GROUND: Final[tuple[Colour, Colour]] = ((0x1C, 0x1F, 0x4E), (0x0B, 0x0C, 0x1E))
GALAXY: Final = (190.0, 170.0)
ARM_STARS: Final = 950
PLANET: Final = (90.0, 286.0, 66.0)
MOON: Final = (292.0, 66.0, 22.0)
RING_TURN: Final = 16.0
LAMP: Final = portraits.Lamp(-0.58, -0.5, 0.64, dark=0.10, bright=0.95)

Band = tuple[float, float, Colour]  # middle and height as shares of the ball, colour

PLANET_COLOUR: Final[Colour] = (0xC9, 0x8A, 0xE8)
PLANET_BANDS: Final[tuple[Band, ...]] = (
    (0.28, 0.12, (0xE3, 0xB0, 0xF2)),
    (0.50, 0.10, (0xA8, 0x64, 0xD2)),
    (0.66, 0.16, (0xDB, 0xA4, 0xF0)),
    (0.84, 0.08, (0x9A, 0x58, 0xC6)),
)
MOON_COLOUR: Final[Colour] = (0x58, 0xB7, 0xA6)
MOON_BANDS: Final[tuple[Band, ...]] = (
    (0.40, 0.20, (0x7F, 0xD8, 0xC2)),
    (0.70, 0.20, (0x3B, 0x92, 0x86)),
)
RINGS: Final = ((118, 150), (108, 70), (100, 170), (90, 60))  # radius, opacity
RING_COLOUR: Final[Colour] = (225, 205, 255)

# x, y, edge, value, turn, body, pips
DICE: Final = (
    (232, 300, 58, 4, -16, (0x5F, 0x9E, 0xF2), (245, 250, 255)),
    (284, 262, 44, 5, 24, (0xF2, 0xC2, 0x4E), (60, 40, 10)),
    (290, 334, 50, 2, 14, (0xEE, 0xF0, 0xF6), (50, 54, 90)),
)


def paint_cover(size: tuple[int, int], tagline: str) -> pygame.Surface:
    """The cover at a size in pixels (3:4), premultiplied; it shows the whole title, no tagline."""
    return portraits.render_cover(size, THEMES["roll_galaxy"], GROUND, _picture)


def _picture(canvas: Canvas) -> None:
    canvas.glow(*GALAXY, 230, 150, canvas.theme.accent, 0.5)
    canvas.glow(GALAXY[0], GALAXY[1] - 2, 64, 44, (255, 220, 200), 0.55)
    canvas.glow(60, 330, 150, 120, (0x8A, 0x3E, 0xA8), 0.35)
    portraits.stars(canvas, 150, seed=3)
    portraits.scatter(canvas, _galaxy())
    _ring(canvas, front=False)
    portraits.ball(canvas, *PLANET, _banded(PLANET_COLOUR, PLANET_BANDS), LAMP)
    _ring(canvas, front=True)
    portraits.ball(canvas, *MOON, _banded(MOON_COLOUR, MOON_BANDS), LAMP)
    for x, y, edge, value, yaw, body, pip in DICE:
        draw_die(canvas, x, y, edge, Die(value, Pose(yaw), body, pip))
    portraits.scrim(canvas, 318, (7, 8, 22))
    portraits.title(canvas, "ROLL", 372, 46, 12)
    portraits.caption(canvas, "FOR THE GALAXY", 408, (214, 220, 255), "number", 4, size=20)


def _galaxy() -> list[portraits.Dot]:
    chance = random.Random(9)
    dots: list[portraits.Dot] = []
    tilt = (math.cos(-0.42), math.sin(-0.42))
    for arm in range(2):
        for _ in range(ARM_STARS):
            t = chance.random()
            angle = arm * math.pi + t * 2.232 * math.pi + chance.gauss(0, 0.13)
            radius = 10 + t * 172
            x = radius * math.cos(angle) + chance.gauss(0, 4 + 6 * t)
            y = radius * math.sin(angle) * 0.46 + chance.gauss(0, 3 + 3 * t)
            x, y = x * tilt[0] - y * tilt[1], x * tilt[1] + y * tilt[0]
            colour = mix((255, 226, 200), (150, 170, 255), min(1.0, t * 1.4))
            size = 0.6 + chance.random() ** 3 * 1.7
            alpha = round(60 + 175 * (1 - t * 0.45) * chance.random())
            dots.append((GALAXY[0] + x, GALAXY[1] + y, size, (*colour, alpha)))
    return dots


def _banded(colour: Colour, bands: tuple[Band, ...]) -> Callable[[pygame.Surface, float], None]:
    return partial(_paint_bands, colour=colour, bands=bands)


def _paint_bands(
    sheet: pygame.Surface, side: float, colour: Colour, bands: tuple[Band, ...]
) -> None:
    wide = round(side * 1.4)
    clouds = pygame.Surface((wide, wide))
    clouds.fill(colour)
    low = (wide - side) / 2
    for middle, height, paint in bands:
        top = low + (middle - height / 2) * side
        pygame.draw.ellipse(clouds, paint, (0, top, wide, height * side))
    turned = pygame.transform.rotate(clouds, 18)
    offset = (side - turned.get_width()) / 2
    sheet.fill(colour)
    sheet.blit(turned, (offset, offset))


def _ring(canvas: Canvas, front: bool) -> None:
    """The rings of the planet: the upper half lies behind it, the lower before it."""
    factor, unit = 3, canvas.scale * 3
    w, h = round(250 * unit), round(120 * unit)
    sheet = shapes.blank(w, h)
    for radius, alpha in RINGS:
        area = pygame.Rect(0, 0, round(2 * radius * unit), round(0.54 * radius * unit))
        area.center = (w // 2, h // 2)
        colour = shapes.premultiplied((*RING_COLOUR, alpha))
        pygame.draw.ellipse(sheet, colour, area, max(1, round(6 * unit)))
    hidden = (0, 0, w, h // 2) if front else (0, h // 2, w, h - h // 2)
    sheet.fill(shapes.CLEAR, hidden)
    turned = pygame.transform.rotate(sheet, RING_TURN)
    picture = shapes.reduced(turned, turned.get_width() // factor, turned.get_height() // factor)
    canvas.image(picture, PLANET[0], PLANET[1], centre=True, premultiplied=True)
