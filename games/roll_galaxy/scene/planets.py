"""Planets painted from data: the surface tells the colour, the name of the world its features."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

import pygame

from engine.ui.box import Point
from engine.ui.paint.shapes import blank, circle_points, reduced
from engine.ui.theme import Colour, darken, lighten, mix
from games.roll_galaxy.dice import BROWN, CYAN, GRAY, GREEN, YELLOW
from games.roll_galaxy.scene.palette import WORLD_COLOUR

LIGHT_STEPS: Final = 44
NIGHT_SIDE: Final[Colour] = (34, 38, 54)
RING_TILT: Final = 17.0
RING_SIZE: Final = (1.48, 0.86)  # width and height of its picture, in diameters of the planet
RING_BANDS: Final = ((0.98, 120, 0.035), (0.90, 220, 0.05), (0.80, 130, 0.03))
SQUASH: Final = 0.36
SEA: Final[Colour] = (0x0B, 0x4A, 0x5C)
LAVA: Final[Colour] = (0xFF, 0xB4, 0x5E)
LAMPS: Final[tuple[Colour, ...]] = ((0xFF, 0xE6, 0xA8), (0xFF, 0xE6, 0xA8), (0xCF, 0xE3, 0xFF))

Surface = Callable[[pygame.Surface, float, Colour, random.Random], None]


def paint_planet(pixels: int, colour: int, name: str) -> pygame.Surface:
    """A world seen from space, lit from the upper left; premultiplied, `pixels` wide."""
    factor = 3 if pixels > 60 else 4
    side = pixels * factor
    sheet = pygame.Surface((side, side))
    base = WORLD_COLOUR[colour]
    sheet.fill(base)
    _SURFACES[colour](sheet, side, base, random.Random(name))
    _light(sheet, side)
    planet = blank(side, side)
    mask = blank(side, side)
    pygame.draw.circle(mask, (255, 255, 255, 255), (side / 2, side / 2), side / 2 - factor * 0.5)
    planet.blit(sheet, (0, 0))
    planet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = blank(side, side)
    width = max(1, round(side * 0.016))
    shine = (*lighten(base, 0.45), 190)
    pygame.draw.circle(rim, shine, (side / 2, side / 2), side / 2 - factor * 0.5, width)
    planet.blit(rim.premul_alpha(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return reduced(planet, pixels, pixels)


def paint_ringed_planet(pixels: int, colour: int, name: str) -> pygame.Surface:
    """A planet with its ring: the upper half lies behind it, the lower before it."""
    ring = _ring(pixels, colour)
    width, height = ring.get_size()
    picture = ring.copy()
    planet = paint_planet(pixels, colour, name)
    spot = ((width - pixels) // 2, (height - pixels) // 2)
    picture.blit(planet, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    slope = math.tan(math.radians(RING_TILT)) * width / 2
    front = blank(width, height)
    corners = [(0, height / 2 + slope), (width, height / 2 - slope), (width, height), (0, height)]
    pygame.draw.polygon(front, (255, 255, 255, 255), corners)
    front.blit(ring, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(front, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def has_ring(name: str) -> bool:
    """Whether a world wears a ring where there is room for it: about one in three does."""
    return random.Random(f"ring of {name}").random() < 0.34


def _ring(pixels: int, colour: int) -> pygame.Surface:
    factor = 4
    w, h = (round(pixels * share * factor) for share in RING_SIZE)
    sheet = blank(w, h)
    light = lighten(WORLD_COLOUR[colour], 0.45)
    for share, opacity, thickness in RING_BANDS:
        area = pygame.Rect(0, 0, round(w * share), round(h * share * SQUASH))
        area.center = (w // 2, h // 2)
        level = opacity / 255
        paint = (*(round(channel * level) for channel in light), opacity)
        pygame.draw.ellipse(sheet, paint, area, max(1, round(h * thickness)))
    turned = pygame.transform.rotate(sheet, RING_TILT)
    return reduced(turned, turned.get_width() // factor, turned.get_height() // factor)


def _light(sheet: pygame.Surface, side: float) -> None:
    """Day and night: discs multiplied in, each smaller and brighter; and a soft spot of sun."""
    middle = side / 2
    shade = pygame.Surface(sheet.get_size())
    shade.fill(NIGHT_SIDE)
    for step in range(LIGHT_STEPS):
        u = step / (LIGHT_STEPS - 1)
        level = u**0.82
        colour = mix(NIGHT_SIDE, (255, 255, 255), level)
        pygame.draw.circle(shade, colour, (middle * 0.66, middle * 0.60), side * (1.02 - 0.86 * u))
    sheet.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    glint = pygame.Surface(sheet.get_size())
    for step in range(16):
        level = round(6 + step * 4.4)
        radius = side * 0.24 * (1 - step / 16)
        pygame.draw.circle(glint, (level,) * 3, (middle * 0.60, middle * 0.52), radius)
    sheet.blit(glint, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


# -- surfaces by colour ---------------------------------------------------------------------------


def _banded(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A gas world: wavy bands, a little slanted, and an oval storm."""
    shades = (
        lighten(base, 0.32),
        darken(base, 0.30),
        lighten(base, 0.14),
        mix(base, (0x1B, 0x4F, 0xA0), 0.35),
        mix(base, (0xBF, 0xF2, 0xFF), 0.5),
    )
    slant, y = chance.uniform(-0.14, 0.14), -0.1 * side
    columns = [side * step / 24 for step in range(25)]
    while y < 1.1 * side:
        height = chance.uniform(0.035, 0.11) * side
        upper = [(x, y + slant * (x - side / 2) + _wave(x, y, side, 9)) for x in columns]
        lower = [
            (x, y + height + slant * (x - side / 2) + _wave(x, y + 1, side, 8)) for x in columns
        ]
        pygame.draw.polygon(sheet, chance.choice(shades), [*upper, *reversed(lower)])
        y += height * chance.uniform(1.05, 1.7)
    x, y = side * chance.uniform(0.55, 0.72), side * chance.uniform(0.5, 0.66)
    storm = ((0.16, darken(base, 0.3)), (0.125, lighten(base, 0.32)), (0.085, lighten(base, 0.55)))
    for reach, colour in storm:
        r = reach * side
        pygame.draw.ellipse(sheet, colour, (x - r, y - 0.55 * r, 2 * r, 1.1 * r))


def _wave(x: float, y: float, side: float, turns: float) -> float:
    return math.sin(x / side * turns + y) * side * 0.013


def _cratered(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A mining world: stained ground, craters lit from one side, glowing cracks."""
    stains = (darken(base, 0.30), lighten(base, 0.14), mix(base, (0x5A, 0x2C, 0x12), 0.5))
    for _ in range(7):
        _blob(sheet, chance.choice(stains), _spot(chance, side), chance.uniform(0.10, 0.26) * side,
              chance)  # fmt: skip
    for _ in range(11):
        x, y = _spot(chance, side, 0.08)
        r = chance.uniform(0.035, 0.095) * side
        pygame.draw.circle(
            sheet, mix(base, (0xFF, 0xE3, 0xC0), 0.42), (x + 0.18 * r, y + 0.18 * r), r
        )
        pygame.draw.circle(sheet, mix(base, (0x1A, 0x0E, 0x06), 0.55), (x, y), r * 0.94)
        pygame.draw.circle(sheet, darken(base, 0.22), (x + 0.16 * r, y + 0.16 * r), r * 0.74)
    for _ in range(3):
        x, y = _spot(chance, side, 0.2)
        crack = [(x, y)]
        for _ in range(4):
            x += chance.uniform(-0.13, 0.16) * side
            y += chance.uniform(-0.1, 0.14) * side
            crack.append((x, y))
        pygame.draw.lines(sheet, LAVA, False, crack, max(1, round(side * 0.014)))


def _living(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A world of life: continents with shores and highlands in a sea, strips of cloud."""
    sheet.fill(mix(base, SEA, 0.62))
    for _ in range(6):
        x, y = _spot(chance, side, 0.05)
        r, phases = chance.uniform(0.13, 0.27) * side, _phases(chance)
        layers = (
            (0.0, 1.12, mix(base, (0xD8, 0xF5, 0xA0), 0.30)),
            (0.0, 1.0, base),
            (0.1, 0.55, mix(base, (0x0B, 0x3D, 0x12), 0.42)),
        )
        for shift, share, colour in layers:
            middle = (x + shift * r, y + shift * r)
            pygame.draw.polygon(sheet, colour, _outline(middle, r * share, phases))
    clouds = blank(round(side), round(side))
    for _ in range(5):
        y, x = chance.uniform(0.1, 0.9) * side, chance.uniform(-0.1, 0.6) * side
        size = (chance.uniform(0.3, 0.6) * side, chance.uniform(0.03, 0.07) * side)
        pygame.draw.ellipse(clouds, (255, 255, 255, 70), (x, y, *size))
    sheet.blit(clouds, (0, 0))


def _plated(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """An alien world: hexagonal plates of gold, a few of them lit."""
    dark: Colour = (0x5B, 0x3A, 0x05)
    sheet.fill(mix(base, (0x7A, 0x4E, 0x08), 0.34))
    shades = (mix(base, dark, 0.42), base, lighten(base, 0.18), mix(base, dark, 0.22))
    step = side * 0.15
    for row in range(-1, 9):
        y = row * step * math.sqrt(3) / 2
        for column in range(-1, 9):
            x = (column + 0.5 * (row % 2)) * step
            corners = circle_points(0, 0, step * 0.53, 6)
            plate = [(x - b, y + a) for a, b in corners]
            pygame.draw.polygon(sheet, chance.choice(shades), plate)
            if chance.random() < 0.16:
                pygame.draw.circle(sheet, (0xFF, 0xF6, 0xCF), (x, y), step * 0.2)


def _settled(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A gray world: rock in plates, a few seams, the lamps of its towns."""
    grounds = (darken(base, 0.30), lighten(base, 0.14), mix(base, (0x2B, 0x34, 0x40), 0.4))
    for _ in range(6):
        _blob(sheet, chance.choice(grounds), _spot(chance, side),
              chance.uniform(0.10, 0.24) * side, chance)  # fmt: skip
    seam = mix(base, (0x1E, 0x26, 0x30), 0.55)
    for line in range(3):
        y = side * (0.28 + 0.22 * line) + chance.uniform(-0.05, 0.05) * side
        area = (-0.1 * side, y - 0.12 * side, 1.2 * side, 0.3 * side)
        pygame.draw.arc(sheet, seam, area, math.pi, math.tau, max(1, round(side * 0.012)))
    for _ in range(26):
        spot = (chance.uniform(0.1, 0.9) * side, chance.uniform(0.25, 0.9) * side)
        r = side * chance.uniform(0.008, 0.015)
        pygame.draw.circle(sheet, chance.choice(LAMPS), spot, r)


_SURFACES: Final[dict[int, Surface]] = {
    CYAN: _banded,
    BROWN: _cratered,
    GREEN: _living,
    YELLOW: _plated,
    GRAY: _settled,
}


def _spot(chance: random.Random, side: float, margin: float = 0.0) -> Point:
    x = chance.uniform(margin, 1 - margin) * side
    return x, chance.uniform(margin, 1 - margin) * side


def _phases(chance: random.Random) -> tuple[float, ...]:
    return tuple(chance.uniform(0, math.tau) for _ in range(3))


def _blob(
    sheet: pygame.Surface, colour: Colour, middle: Point, r: float, chance: random.Random
) -> None:
    pygame.draw.polygon(sheet, colour, _outline(middle, r, _phases(chance)))


def _outline(middle: Point, r: float, phases: tuple[float, ...]) -> list[Point]:
    """An irregular round shape: a circle with three waves on it."""
    points = []
    for step in range(42):
        t = math.tau * step / 42
        waves = ((0.5, 2), (0.3, 3), (0.25, 5))
        swing = sum(
            height * math.sin(turns * t + phase)
            for (height, turns), phase in zip(waves, phases, strict=True)
        )
        reach = r * (1 + 0.45 * swing)
        points.append((middle[0] + reach * math.cos(t), middle[1] + reach * math.sin(t)))
    return points
