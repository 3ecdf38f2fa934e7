"""The dice tray: a walnut rim around felt, in real pixels."""

from __future__ import annotations

import random
from typing import Final

import pygame

from engine.ui.paint.backdrop import add_grain
from engine.ui.paint.shadows import inner_shadow, smooth_step
from engine.ui.paint.shapes import blank, gradient, painted, ring_mask, rounded_mask
from engine.ui.theme import Colour

WALNUT: Final[tuple[Colour, Colour]] = ((0x86, 0x5C, 0x3D), (0x4C, 0x31, 0x21))
STEP: Final[Colour] = (0x2A, 0x19, 0x10)
FELT: Final[tuple[Colour, Colour]] = ((0x22, 0x66, 0x5E), (0x10, 0x3B, 0x3B))
LIGHT: Final[Colour] = (29, 40, 33)
GRAINS: Final = 46
POOL_SIZE: Final = 64


def tray_picture(
    w: int, h: int, unit: float, rim: int, felt: tuple[Colour, Colour]
) -> pygame.Surface:
    """The whole tray; `unit` is real pixels per logical unit, `rim` the wood's width in pixels."""
    radius = round(22 * unit)
    tray = painted(rounded_mask(w, h, radius), WALNUT)
    _put(tray, _grain(w, h, radius, unit), (0, 0))
    edge = ring_mask(w, h, radius, max(1, round(1.5 * unit)))
    _put(tray, painted(edge, (255, 214, 170, 70)), (0, 0))
    step = round(3 * unit)
    inner = (w - 2 * (rim - step), h - 2 * (rim - step))
    shade = painted(rounded_mask(*inner, round(14 * unit)), STEP)
    _put(tray, shade, (rim - step, rim - step))
    _put(tray, felt_picture(w - 2 * rim, h - 2 * rim, unit, felt), (rim, rim))
    return tray


def felt_picture(w: int, h: int, unit: float, felt: tuple[Colour, Colour]) -> pygame.Surface:
    """Cloth with light on its left part, where dice fall, and none under the captions."""
    radius = round(12 * unit)
    cloth = pygame.Surface((w, h))
    cloth.blit(gradient(w, h, felt), (0, 0))
    cloth.blit(
        pygame.transform.smoothscale(_pool(), (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_ADD
    )
    add_grain(cloth, (0, 0, 3, 5), seed=2)
    sheet = blank(w, h)
    sheet.blit(cloth, (0, 0))
    sheet.blit(rounded_mask(w, h, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    depth = max(2, round(20 * unit))
    _put(sheet, inner_shadow(w, h, radius, depth, 190, round(5 * unit)), (0, 0))
    return sheet


def _grain(w: int, h: int, radius: int, unit: float) -> pygame.Surface:
    """Faint lines along the wood, dark and light."""
    chance = random.Random(2)
    sheet = pygame.Surface((w, h), pygame.SRCALPHA)
    for _ in range(GRAINS):
        y, alpha = chance.random() * h, chance.randint(8, 26)
        dark = chance.random() < 0.6
        colour = (30, 16, 8, alpha) if dark else (255, 210, 160, alpha // 2)
        end = y + chance.uniform(-6, 6) * unit
        pygame.draw.line(sheet, colour, (0, y), (w, end), max(1, round(unit)))
    wood = sheet.premul_alpha()
    wood.blit(rounded_mask(w, h, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return wood


def _pool() -> pygame.Surface:
    """A small picture of the light's fall-off, stretched over the felt."""
    pool = pygame.Surface((POOL_SIZE, POOL_SIZE))
    for y in range(POOL_SIZE):
        for x in range(POOL_SIZE):
            distance = (((x - 13) / 26) ** 2 + ((y - 26) / 44) ** 2) ** 0.5
            share = smooth_step(max(0.0, 1 - distance))
            pool.set_at((x, y), [round(channel * share) for channel in LIGHT])
    return pool


def _put(sheet: pygame.Surface, picture: pygame.Surface, spot: tuple[int, int]) -> None:
    sheet.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
