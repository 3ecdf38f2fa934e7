"""The painted pictures of Arcs: fates, the suits of the action cards, scenes of the Court."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from engine.ui.assets import asset_root
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import gradient, rounded_mask
from engine.ui.theme import Colour, Gradient

MIDDLE: Final = 0.5
IN_BOX: Final = 0.44
"""How far down in a box its focus lies."""
HEAD: Final = (180, 60, 280, 280)
"""Where the head of a fate is in its picture."""


def draw_painting(
    canvas: Canvas,
    name: str,
    box: Box,
    radius: float = 0.0,
    *,
    focus: float = MIDDLE,
    fade: Gradient | None = None,
    fade_from: float = 0.0,
) -> None:
    """A picture that fills a box; what has no room is cut off, least around the `focus`.

    That is how far down in the picture one looks first. A `fade` lies over it from the share
    `fade_from` of its height on.
    """
    area = canvas.rect(box)
    corner = max(0, canvas.px(radius))
    key = ("arcs-painting", name, area.size, corner, focus, fade, fade_from)
    picture = canvas.pictures.get(
        key, lambda: _cut(name, area.size, corner, focus, fade, fade_from)
    )  # fmt: skip
    canvas.image(picture, box.x, box.y, premultiplied=True)


def _cut(
    name: str, size: tuple[int, int], corner: int, focus: float, fade: Gradient | None, start: float
) -> pygame.Surface:
    painted = pygame.image.load(_file(name))
    width, height = painted.get_size()
    scale = max(size[0] / width, size[1] / height)
    seen = (min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
    spot = (
        (width - seen[0]) // 2,
        round(max(0.0, min(height - seen[1], height * focus - seen[1] * IN_BOX))),
    )
    part = painted.subsurface(pygame.Rect(spot, seen))
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(pygame.transform.smoothscale(part, size), (0, 0))
    if fade is not None:
        top = round(size[1] * start)
        veil = gradient(size[0], size[1] - top, fade)
        sheet.blit(veil, (0, top), special_flags=pygame.BLEND_PREMULTIPLIED)
    if corner:
        mask = rounded_mask(*size, corner)
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def draw_fate_head(canvas: Canvas, fate: str, cx: float, cy: float, r: float, ring: Colour) -> None:
    """The head of a fate in a ring."""
    pixels = 2 * canvas.px(r)
    picture = canvas.pictures.get(("arcs-fate-head", fate, pixels), lambda: _head(fate, pixels))
    canvas.image(picture, cx - r, cy - r, premultiplied=True)
    canvas.ring(cx, cy, r, ring, 2.5)


def _head(fate: str, pixels: int) -> pygame.Surface:
    painted = pygame.image.load(_file(f"fate-{fate}")).subsurface(HEAD)
    head = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    head.blit(pygame.transform.smoothscale(painted, (pixels, pixels)), (0, 0))
    head.blit(rounded_mask(pixels, pixels, pixels // 2), (0, 0),
              special_flags=pygame.BLEND_RGBA_MULT)  # fmt: skip
    return head


def _file(name: str) -> Path:
    return asset_root() / "paintings" / f"arcs-{name}.jpg"
