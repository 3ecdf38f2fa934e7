"""Soft things: shadows, wells and pools of light, blurred at a quarter of their size."""

from __future__ import annotations

from typing import Final

import pygame

from engine.ui.paint.shapes import blank, painted, reduced, rounded_mask
from engine.ui.theme import Colour

QUARTER: Final = 4
GLOW_SIZE: Final = 128


def shadow_margin(blur: int) -> int:
    """How far a shadow's picture reaches beyond its box, in pixels."""
    return blur * 3


def box_shadow(
    w: int, h: int, radius: int, blur: int, colour: Colour, strength: int
) -> pygame.Surface:
    """The shadow of a rounded box, with `shadow_margin(blur)` around it."""
    margin = shadow_margin(blur)
    full_w, full_h = w + 2 * margin, h + 2 * margin
    factor = QUARTER if min(w, h) >= 4 * QUARTER and blur >= QUARTER else 1
    small = blank(full_w // factor, full_h // factor)
    shape = rounded_mask(max(1, w // factor), max(1, h // factor), radius // factor)
    spot = (small.get_width() - shape.get_width(), small.get_height() - shape.get_height())
    small.blit(painted(shape, (*colour, strength)), (spot[0] // 2, spot[1] // 2))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // factor))
    return reduced(soft, full_w, full_h)


def inner_shadow(
    w: int, h: int, radius: int, blur: int, strength: int, drop: int
) -> pygame.Surface:
    """The shade that the upper edge of a well throws into it."""
    margin = 2 * blur
    frame = blank(w + 2 * margin, h + 2 * margin)
    frame.fill((0, 0, 0, strength))
    hole = rounded_mask(w, h, radius)
    lifted = blank(*frame.get_size())
    lifted.blit(hole, (margin, margin))
    frame.blit(lifted, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    factor = QUARTER if blur >= 2 * QUARTER else 1
    small = reduced(frame, frame.get_width() // factor, frame.get_height() // factor)
    soft = pygame.transform.gaussian_blur(small, max(1, blur // factor))
    soft = reduced(soft, *frame.get_size())
    shade = soft.subsurface((margin - drop // 2, margin - drop, w, h)).copy()
    shade.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shade


def light_pool(w: int, h: int, colour: Colour, strength: float) -> pygame.Surface:
    """An oval of light that fades to nothing at its rim; opaque, to be added to what is there."""
    pool = pygame.Surface((GLOW_SIZE, GLOW_SIZE))
    middle = (GLOW_SIZE - 1) / 2
    for step in range(GLOW_SIZE):
        distance = 1 - step / GLOW_SIZE
        level = smooth_step(1 - distance) * strength
        shade = [min(255, round(channel * level)) for channel in colour]
        pygame.draw.circle(pool, shade, (middle, middle), distance * GLOW_SIZE / 2)
    return pygame.transform.smoothscale(pool, (max(1, w), max(1, h)))


def smooth_step(t: float) -> float:
    """0 to 1 with a soft start and a soft end."""
    return t * t * (3 - 2 * t)
