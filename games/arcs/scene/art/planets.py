"""Deep space and the planets of the five resources, painted in pixels once for a size and kept."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import soft
from engine.ui.paint.shapes import add_grain, blank, reduced, rounded_mask
from engine.ui.theme import WHITE, Colour, darken, lighten, mix
from games.arcs.scene.art.looks import SPACE

# Planets of the five resources, painted in pixels: gas with bands, rock with craters, sea.

FACTOR: Final = 3
LARGE: Final = 260
"""From this size on a planet is painted at its double size only."""

GROUNDS: Final[dict[str, Colour]] = {
    "material": (0xB0, 0x7A, 0x4C),
    "fuel": (0xD9, 0xB0, 0x4A),
    "weapon": (0xB8, 0x47, 0x3F),
    "relic": (0x2E, 0x9C, 0x97),
    "psionic": (0x8C, 0x5F, 0xD8),
}
DEPTHS: Final[dict[str, Colour]] = {"material": (0x3A, 0x24, 0x16), "weapon": (0x3A, 0x0F, 0x10)}
BANDS: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "fuel": ((0xF6, 0xE3, 0xA6), (0xB8, 0x79, 0x2B), (0x8A, 0x4F, 0x22)),
    "psionic": ((0xD9, 0xB8, 0xFF), (0x5B, 0x35, 0xB0), (0xC0, 0x60, 0xC8)),
}
SEA: Final[Colour] = (0x0B, 0x4A, 0x5C)
COAST: Final[Colour] = (0xE8, 0xF5, 0xC0)
LAND: Final[Colour] = (0x7F, 0xE0, 0xC0)
RUINS: Final[Colour] = (0xF3, 0xD8, 0x90)
LAVA: Final[tuple[Colour, Colour]] = ((0x7A, 0x1E, 0x12), (0xFF, 0xB4, 0x5E))
NIGHT_SIDE: Final = (30, 28, 50)


def draw_planet(
    canvas: Canvas, resource: str, seed: int, x: float, y: float, diameter: float
) -> None:
    """A planet around its middle in a breath of its own light; the same seed, the same planet."""
    r = diameter / 2
    breath = Box.around(x, y, 2.1 * r, 2.1 * r)
    soft(canvas, ("arcs-breath",), breath,
         lambda brush: brush.disc(x, y, 1.05 * r, WHITE), 0.22 * r,
         (*GROUNDS[resource], 90))  # fmt: skip
    pixels = max(8, canvas.px(diameter))
    picture = canvas.pictures.get(
        ("arcs-planet", resource, seed, pixels), lambda: planet_picture(resource, seed, pixels)
    )
    canvas.image(picture, x, y, centre=True, premultiplied=True)


def planet_picture(resource: str, seed: int, pixels: int) -> pygame.Surface:
    """A planet of a diameter in pixels, premultiplied."""
    factor = 2 if pixels >= LARGE else FACTOR
    n = pixels * factor
    chance = random.Random(f"{resource}{seed}")
    ball = pygame.Surface((n, n), pygame.SRCALPHA)
    ball.fill(GROUNDS[resource])
    if resource in BANDS:
        _gas(ball, resource, chance)
    elif resource in DEPTHS:
        _rock(ball, resource, chance)
    else:
        _sea(ball, chance)
    _light(ball)
    mask = blank(n, n)
    pygame.draw.circle(mask, (255, 255, 255, 255), (n / 2, n / 2), n / 2 - factor / 2)
    ball.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = (*lighten(GROUNDS[resource], 0.5), 170)
    pygame.draw.circle(ball, rim, (n / 2, n / 2), n / 2 - factor / 2, max(1, round(n * 0.014)))
    return reduced(ball.premul_alpha(), pixels, pixels)


def _gas(ball: pygame.Surface, resource: str, chance: random.Random) -> None:
    n = ball.get_width()
    base = GROUNDS[resource]
    pale, deep, strange = BANDS[resource]
    shades = (lighten(base, 0.30), darken(base, 0.30), lighten(base, 0.13), mix(base, pale, 0.45),
              mix(base, deep, 0.6), mix(base, strange, 0.45))  # fmt: skip
    tilt, y = chance.uniform(-0.2, 0.2), -n * 0.05
    step = max(1, n // 24)
    while y < n * 1.1:
        height = chance.uniform(0.035, 0.11) * n
        shade = chance.choice(shades)
        upper = [(x, y + tilt * (x - n / 2) + math.sin(x / n * 9 + y) * n * 0.014)
                 for x in range(0, n + step, step)]  # fmt: skip
        lower = [(x, y + height + tilt * (x - n / 2) + math.sin(x / n * 8 + y + 1) * n * 0.016)
                 for x in range(n + step, -step, -step)]  # fmt: skip
        pygame.draw.polygon(ball, shade, upper + lower)
        y += height * chance.uniform(1.05, 1.6)
    x, y = n * chance.uniform(0.52, 0.72), n * chance.uniform(0.52, 0.68)
    for size, shade in ((0.17, shades[1]), (0.13, shades[0]), (0.085, mix(base, strange, 0.7))):
        storm = (x - size * n, y - size * n * 0.55, 2 * size * n, 1.1 * size * n)
        pygame.draw.ellipse(ball, shade, storm)


def _rock(ball: pygame.Surface, resource: str, chance: random.Random) -> None:
    n = ball.get_width()
    base = GROUNDS[resource]
    shades = (darken(base, 0.30), lighten(base, 0.13), mix(base, DEPTHS[resource], 0.4))
    for _ in range(8):
        spot = (chance.uniform(0, n), chance.uniform(0, n))
        shape = blob(chance, spot, n * chance.uniform(0.10, 0.26))
        pygame.draw.polygon(ball, chance.choice(shades), shape)
    if resource == "material":
        for _ in range(12):
            _crater(ball, base, chance)
    for _ in range(4 if resource == "weapon" else 1):
        x, y = chance.uniform(0.1, 0.7) * n, chance.uniform(0.1, 0.8) * n
        path = [(x, y)]
        for _ in range(6):
            x, y = x + chance.uniform(-0.05, 0.16) * n, y + chance.uniform(-0.12, 0.13) * n
            path.append((x, y))
        pygame.draw.lines(ball, LAVA[0], False, path, max(1, round(n * 0.05)))
        pygame.draw.lines(ball, LAVA[1], False, path, max(1, round(n * 0.018)))


def _crater(ball: pygame.Surface, base: Colour, chance: random.Random) -> None:
    n = ball.get_width()
    x, y = chance.uniform(0.08, 0.92) * n, chance.uniform(0.08, 0.92) * n
    r = chance.uniform(0.03, 0.09) * n
    lit = mix(base, (255, 227, 192), 0.42)
    pygame.draw.circle(ball, lit, (x + r * 0.18, y + r * 0.18), r)
    pygame.draw.circle(ball, mix(base, (26, 14, 6), 0.55), (x, y), r * 0.94)
    pygame.draw.circle(ball, darken(base, 0.22), (x + r * 0.16, y + r * 0.16), r * 0.74)


def _sea(ball: pygame.Surface, chance: random.Random) -> None:
    n = ball.get_width()
    base = GROUNDS["relic"]
    ball.fill(mix(base, SEA, 0.45))
    for _ in range(6):
        spot = (chance.uniform(0.05, 0.95) * n, chance.uniform(0.05, 0.95) * n)
        size, state = chance.uniform(0.13, 0.27) * n, chance.getstate()
        pygame.draw.polygon(ball, mix(base, COAST, 0.38), blob(chance, spot, size * 1.12))
        chance.setstate(state)
        pygame.draw.polygon(ball, mix(base, LAND, 0.25), blob(chance, spot, size))
    for _ in range(3):
        spot = (chance.uniform(0.2, 0.8) * n, chance.uniform(0.2, 0.8) * n)
        for size in (0.11, 0.07, 0.03):
            pygame.draw.circle(ball, RUINS, spot, size * n, max(1, round(n * 0.012)))


def _light(ball: pygame.Surface) -> None:
    """One lamp at the upper left: a day side, a night side, a soft highlight."""
    n = ball.get_width()
    lamp = pygame.Surface((n, n))
    lamp.fill(NIGHT_SIDE)
    for ring in range(44):
        u = ring / 43
        level = u**0.82
        shade = [round(low + (255 - low) * level) for low in NIGHT_SIDE]
        pygame.draw.circle(lamp, shade, (n * 0.33, n * 0.30), n * (1.02 - u * 0.86))
    ball.blit(lamp, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shine = pygame.Surface((n, n), pygame.SRCALPHA)
    for ring in range(16):
        r = n * 0.22 * (1 - ring / 16)
        pygame.draw.circle(shine, (*WHITE, round(4 + ring * 3.4)), (n * 0.30, n * 0.25), r)
    ball.blit(shine, (0, 0))


def blob(chance: random.Random, centre: Point, r: float, points: int = 42) -> list[Point]:
    phases = [chance.uniform(0, math.tau) for _ in range(3)]
    outline = []
    for step in range(points):
        turn = math.tau * step / points
        wave = (0.5 * math.sin(2 * turn + phases[0]) + 0.3 * math.sin(3 * turn + phases[1])
                + 0.25 * math.sin(5 * turn + phases[2]))  # fmt: skip
        far = r * (1 + 0.45 * wave)
        outline.append((centre[0] + far * math.cos(turn), centre[1] + far * math.sin(turn)))
    return outline


# Deep space: a dark sky, coloured clouds eaten by noise, stars. Painted once for a size.

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
