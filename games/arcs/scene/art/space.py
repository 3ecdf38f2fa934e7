"""Deep space: a dark sky, coloured clouds eaten by noise, stars. Painted once for a size."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.backdrop import add_grain
from engine.ui.paint.shapes import rounded_mask
from engine.ui.theme import Colour
from games.arcs.scene.art.palette import SPACE

Scene = Literal["table", "battle", "chapter"]

GRID: Final = 320
STAR_COLOURS: Final[tuple[Colour, ...]] = (
    (222, 226, 255), (255, 236, 214), (214, 244, 255), (236, 214, 255),
)  # fmt: skip
BRIGHT: Final = 0.05
THROUGH: Final = 58
"""How dark noise must be to hide a cloud wholly."""


@dataclass(frozen=True, slots=True)
class Cloud:
    """Place and radius as shares of the width and height, colour and strength."""

    x: float
    y: float
    r: float
    colour: Colour
    strength: float


@dataclass(frozen=True, slots=True)
class Sky:
    """What a scene's sky is made of; stars for a sky of 1920 by 1080."""

    seed: int
    stars: int
    clouds: tuple[Cloud, ...]


USUAL: Final = (
    Cloud(0.50, 0.50, 0.60, (0x4A, 0x20, 0x68), 1.0),
    Cloud(0.10, 0.18, 0.34, (0x5B, 0x2A, 0x7E), 0.8),
    Cloud(0.93, 0.16, 0.32, (0x15, 0x3F, 0x4C), 1.0),
    Cloud(0.05, 0.88, 0.36, (0x12, 0x3A, 0x45), 0.95),
    Cloud(0.95, 0.86, 0.36, (0x5A, 0x2C, 0x58), 0.9),
    Cloud(0.72, 0.05, 0.22, (0x5C, 0x33, 0x20), 0.55),
    Cloud(0.30, 0.98, 0.22, (0x50, 0x30, 0x1F), 0.5),
)
SKIES: Final[dict[Scene, Sky]] = {
    "table": Sky(5, 420, USUAL),
    "battle": Sky(21, 800, (
        Cloud(0.84, 0.62, 0.34, (0x5B, 0x2F, 0xA0), 1.3),
        Cloud(0.62, 0.20, 0.30, (0x7A, 0x3A, 0x6A), 0.9),
        Cloud(0.10, 0.50, 0.34, (0x0E, 0x4A, 0x66), 1.0),
        Cloud(0.40, 0.90, 0.30, (0x2A, 0x1C, 0x55), 0.9),
    )),
    "chapter": Sky(9, 500, USUAL),
}  # fmt: skip


def draw_space(canvas: Canvas, box: Box, scene: Scene = "table", radius: float = 0) -> None:
    """The sky in a box; with round corners for a part of a page."""
    area = canvas.rect(box)
    corner = canvas.px(radius)
    picture = canvas.pictures.get(
        ("arcs-space", area.size, scene, corner, round(canvas.scale * 1000)),
        lambda: sky_picture(area.size, SKIES[scene], canvas.scale, corner, canvas.pictures.breathe),
    )
    canvas.image(picture, box.x, box.y, premultiplied=True)


def sky_picture(
    size: tuple[int, int],
    sky: Sky,
    scale: float,
    corner: int = 0,
    breathe: Callable[[], object] = lambda: None,
) -> pygame.Surface:
    """The whole sky at its real size; `breathe` is called between its parts."""
    w, h = size
    chance = random.Random(sky.seed)
    picture = pygame.Surface(size)
    picture.fill(SPACE)
    grid = (GRID, max(8, round(GRID * h / w)))
    light = _clouds(grid, sky.clouds)
    breathe()
    light.blit(_veil(grid, chance), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.transform.gaussian_blur(light, 2)
    breathe()
    large = pygame.transform.smoothscale(light, size)
    picture.blit(large, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    breathe()
    add_grain(picture, (0, 1, 2))
    breathe()
    share = w * h / (1920 * 1080 * scale * scale)
    _stars(picture, chance, round(sky.stars * share), scale)
    breathe()
    if not corner:
        return picture
    cut = rounded_mask(w, h, corner)
    cut.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cut


def _clouds(grid: tuple[int, int], clouds: Sequence[Cloud]) -> pygame.Surface:
    light = pygame.Surface(grid)
    for cloud in clouds:
        pool = pygame.Surface(grid)
        for ring in range(28):
            u = (ring + 1) / 28
            level = min(1.0, u * u * cloud.strength * 1.25)
            shade = [round(channel * level) for channel in cloud.colour]
            spot = (cloud.x * grid[0], cloud.y * grid[1])
            pygame.draw.circle(pool, shade, spot, cloud.r * grid[0] * (1 - ring / 28))
        light.blit(pool, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.gaussian_blur(light, 10)


def _veil(grid: tuple[int, int], chance: random.Random) -> pygame.Surface:
    """Grey noise: random sheets from coarse to fine, added, the dark of it made black."""
    veil = pygame.Surface(grid)
    cell, most = 70.0, 128.0
    for _ in range(5):
        columns, rows = (max(2, int(side / cell)) + 1 for side in grid)
        levels = bytes(
            level for _ in range(columns * rows) for level in (chance.randint(0, int(most)),) * 3
        )
        sheet = pygame.image.frombuffer(levels, (columns, rows), "RGB")
        large = pygame.transform.smoothscale(sheet, grid)
        veil.blit(large, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        cell, most = max(2.0, cell / 2), most / 2
    low = pygame.Surface(grid)
    low.fill((THROUGH,) * 3)
    veil.blit(low, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    veil.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return veil


def _stars(picture: pygame.Surface, chance: random.Random, count: int, scale: float) -> None:
    w, h = picture.get_size()
    size = max(0.75, scale)
    for _ in range(count):
        is_bright = chance.random() < BRIGHT
        colour = chance.choice(STAR_COLOURS)
        spot = (chance.random() * w, chance.random() * h)
        alpha = 220 if is_bright else chance.randint(30, 150)
        r = (chance.uniform(1.5, 2.1) if is_bright else chance.choice((0.6, 0.8, 1.0, 1.25))) * size
        if is_bright:
            _halo(picture, spot, colour)
        star = pygame.Surface((8, 8), pygame.SRCALPHA)
        pygame.draw.aacircle(star, (*colour, alpha), (4, 4), max(1.0, r))
        picture.blit(star, (round(spot[0]) - 4, round(spot[1]) - 4))


def _halo(picture: pygame.Surface, spot: tuple[float, float], colour: Colour) -> None:
    halo = pygame.Surface((28, 28), pygame.SRCALPHA)
    for ring in range(10):
        pygame.draw.circle(halo, (*colour, 3 + ring * 4), (14, 14), 9 - ring * 0.85)
    picture.blit(halo, (round(spot[0]) - 14, round(spot[1]) - 14))
