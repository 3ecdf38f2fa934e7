"""The surroundings of every page: dark, calm, one pool of light."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from engine.ui.paint.shadows import light_pool
from engine.ui.paint.shapes import gradient
from engine.ui.theme import Colour, Theme, mix

TOP: Final[Colour] = (0x17, 0x1B, 0x21)
BOTTOM: Final[Colour] = (0x10, 0x12, 0x16)
SKY: Final[Colour] = (120, 140, 170)
GRAIN_SIZE: Final = 192


@dataclass(frozen=True, slots=True)
class LightPool:
    """An oval of light; place and radii as shares of the frame."""

    x: float
    y: float
    rx: float
    ry: float
    colour: Colour
    strength: float


def backdrop_picture(w: int, h: int, theme: Theme) -> pygame.Surface:
    """The whole frame, opaque, at real pixel size."""
    sheet = pygame.Surface((w, h))
    sheet.blit(gradient(w, h, (TOP, BOTTOM)), (0, 0))
    for pool in pools(theme):
        rx, ry = round(pool.rx * w), round(pool.ry * h)
        light = light_pool(2 * rx, 2 * ry, pool.colour, pool.strength)
        spot = (round(pool.x * w) - rx, round(pool.y * h) - ry)
        sheet.blit(light, spot, special_flags=pygame.BLEND_RGB_ADD)
    add_grain(sheet, (0, 1, 2))
    return sheet


def pools(theme: Theme) -> tuple[LightPool, ...]:
    """Where the light falls: broad on the hub, over the board on a table."""
    tint = mix(theme.accent, SKY, 0.35)
    if theme.name == "hub":
        lamp = (0xD8, 0xB8, 0x90)
        return (
            LightPool(0.5, 0.28, 0.65, 0.70, tint, 0.13),
            LightPool(0.5, -0.05, 0.47, 0.39, lamp, 0.075),
        )
    return (LightPool(0.47, 0.36, 0.58, 0.70, tint, 0.14),)


def add_grain(sheet: pygame.Surface, levels: tuple[int, ...], seed: int = 7) -> None:
    """Add a tile of faint noise all over: hides the steps of a gradient, gives cloth its nap."""
    tile = pygame.image.frombuffer(_grain(levels, seed), (GRAIN_SIZE, GRAIN_SIZE), "RGB")
    for top in range(0, sheet.get_height(), GRAIN_SIZE):
        for left in range(0, sheet.get_width(), GRAIN_SIZE):
            sheet.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)


@cache
def _grain(levels: tuple[int, ...], seed: int) -> bytes:
    """The pixels of the tile: the same at every size of the window."""
    count = GRAIN_SIZE * GRAIN_SIZE
    row = bytes(random.Random(seed).choices(levels, k=count))
    pixels = bytearray(3 * count)
    for channel in range(3):
        pixels[channel::3] = row
    return bytes(pixels)
