"""The ground of every page: the game's own place in the evening, or the house's room."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

import pygame

from engine.ui.assets import ground_path

GRAIN_SIZE: Final = 192


def backdrop_picture(w: int, h: int, place: str, *, is_lit: bool = False) -> pygame.Surface:
    """The whole frame, opaque, at real pixel size: the ground's middle where the shape differs."""
    painted = pygame.image.load(ground_path(place, is_lit=is_lit))
    share = min(painted.get_width() / w, painted.get_height() / h)
    part = pygame.Rect(0, 0, int(w * share), int(h * share))
    part.center = painted.get_rect().center
    sheet = pygame.Surface((w, h))
    sheet.blit(pygame.transform.smoothscale(painted.subsurface(part), (w, h)), (0, 0))
    add_grain(sheet, (0, 1, 2))
    return sheet


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
