"""The soft part of the map: sea, shelves, glow, shadow, relief and the dark inside of every edge.

It is painted once for a size of the board, in steps of a few hundredths of a second, and kept in
the cache folder for the next start.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from engine.ui.assets import asset_root
from engine.ui.board import Outline
from engine.ui.box import Box, Point
from engine.ui.paint.pictures import KeptPictures
from engine.ui.paint.shapes import stroke
from engine.ui.theme import WHITE, Colour, Paint, mix
from games.risk.board import CONTINENTS
from games.risk.scene.world import BOARD_FILE, Edge, World, continent_colour

SEA_LIGHT: Final[Colour] = (0x1D, 0x3E, 0x50)
SEA_DEEP: Final[Colour] = (0x0B, 0x17, 0x22)
NET: Final[Colour] = (160, 205, 225)
SHELF: Final = (126, 190, 205)
SHELF_STEPS: Final = ((26, 10, 0.10), (14, 18, 0.12), (6, 28, 0.16))  # blur, level, strength
NOISE_ROWS: Final = (9, 17, 35, 70)
NOISE_SHARES: Final = (1.0, 0.5, 0.42, 0.36)
NET_STEP: Final = 90.0
PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
PAINTED_BY: Final = (
    __name__,
    "games.risk.scene.world",
    "engine.ui.theme",
    "engine.ui.paint.shapes",
)
"""What the soft ground is painted by: with other code it is painted anew."""


@dataclass(frozen=True, slots=True)
class Lens:
    """Which part of the map's plane a picture shows, and its size in pixels."""

    visible: Box
    size: tuple[int, int]

    @property
    def zoom(self) -> float:
        """Pixels per unit of the map."""
        return self.size[0] / self.visible.w

    def place(self, point: Point, factor: float = 1.0) -> Point:
        """Where a point of the map lies in the picture, in pixels times a factor."""
        k = self.zoom * factor
        return ((point[0] - self.visible.x) * k, (point[1] - self.visible.y) * k)

    def area(self, box: Box, margin: float = 0.0) -> pygame.Rect:
        """The pixels of a box of the map, cut at the edges of the picture."""
        left, top = self.place((box.x, box.y))
        right, bottom = self.place((box.right, box.bottom))
        rect = pygame.Rect(
            math.floor(left - margin), math.floor(top - margin),
            math.ceil(right - left + 2 * margin) + 1, math.ceil(bottom - top + 2 * margin) + 1,
        )  # fmt: skip
        return rect.clip(pygame.Rect((0, 0), self.size))

    def part(self, area: pygame.Rect) -> Box:
        """The part of the map that an area of the picture shows."""
        k = self.zoom
        x, y = self.visible.x + area.x / k, self.visible.y + area.y / k
        return Box(x, y, area.w / k, area.h / k)


class SoftGround:
    """Everything without a sharp edge, for the whole plane of the map at one size."""

    def __init__(self, world: World, lens: Lens, unit: float) -> None:
        self.world = world
        self.lens = lens
        self.unit = unit
        self.sea = pygame.Surface(lens.size)
        self.sea.fill(SEA_DEEP)
        self.light = pygame.Surface((1, 1))
        self.shade = pygame.Surface((1, 1))
        self.rim = pygame.Surface((1, 1), pygame.SRCALPHA)
        self.is_done = False
        self._large: pygame.Surface | None = None

    def work(self) -> Iterator[None]:
        """Paints step by step, what was painted before at once."""
        board = zlib.crc32((asset_root() / BOARD_FILE).read_bytes())
        kinds = (self.sea.get_masks(), self.rim.get_masks())
        kept = KeptPictures("risk-ground", PAINTED_BY, (self.lens, self.unit, board, kinds))
        light, shade = pygame.Surface(self._half), pygame.Surface(self._half)
        rim = pygame.Surface(self._half, pygame.SRCALPHA)
        if kept.fill((self.sea, light, shade, rim)):
            self.light, self.shade, self.rim, self.is_done = light, shade, rim, True
            yield
            return
        yield from self._paint_anew()
        kept.keep((self.sea, self.light, self.shade, self.rim))
        self.is_done = True
        yield

    def _paint_anew(self) -> Iterator[None]:
        yield from self._paint_sea()
        both = self._coverage()
        yield
        yield from self._paint_shelf(both)
        yield from self._paint_glow()
        yield from self._paint_shadow(both)
        yield from self._paint_relief()
        yield from self._paint_rim()
        self._large = None

    @property
    def _half(self) -> tuple[int, int]:
        return (max(1, self.lens.size[0] // 2), max(1, self.lens.size[1] // 2))

    def _blurred(self, sheet: pygame.Surface, radius: float) -> pygame.Surface:
        """A sheet of half the size, blurred by a radius in logical units."""
        return pygame.transform.gaussian_blur(sheet, max(1, round(radius * self.unit / 2)))

    def _wide_blur(self, sheet: pygame.Surface, radius: float) -> pygame.Surface:
        """The same from a sheet of a quarter the size, where the radius is large enough."""
        if radius * self.unit < 8:
            return self._blurred(sheet, radius)
        small = (max(1, self._half[0] // 2), max(1, self._half[1] // 2))
        quarter = pygame.transform.smoothscale(sheet, small)
        soft = pygame.transform.gaussian_blur(quarter, max(1, round(radius * self.unit / 4)))
        return pygame.transform.smoothscale(soft, self._half)

    def _full(self, sheet: pygame.Surface, alpha: int = 255) -> pygame.Surface:
        """A sheet at the size of the map, in the one large picture that is kept for this."""
        if self._large is None:
            self._large = pygame.Surface(self.lens.size, pygame.SRCALPHA)
        pygame.transform.smoothscale(sheet, self.lens.size, self._large)
        self._large.set_alpha(alpha)
        return self._large

    def _paint_sea(self) -> Iterator[None]:
        """Light from the upper middle, and a net of lines bent as on an atlas sheet."""
        small = pygame.Surface((33, 19))
        for y in range(19):
            for x in range(33):
                far = min(1.0, math.hypot((x - 15) / 20, (y - 7) / 14) ** 1.25)
                small.set_at((x, y), mix(SEA_LIGHT, SEA_DEEP, far))
        pygame.transform.smoothscale(small, self.lens.size, self.sea)
        yield
        net = pygame.Surface(self.lens.size, pygame.SRCALPHA)
        for line in _net_lines(self.lens):
            stroke(net, line, max(1.0, self.unit), colour=(*NET, 255))
        net.set_alpha(16)
        self.sea.blit(net, (0, 0))
        yield

    def _coverage(self) -> pygame.Surface:
        """Where there is any land, in white, at half the size."""
        large = pygame.Surface(self.lens.size, pygame.SRCALPHA)
        for outline in (*_land_outlines(self.world), *self.world.scenery):
            pygame.draw.polygon(large, WHITE, [self.lens.place(point) for point in outline])
        return pygame.transform.smoothscale(large, self._half)

    def _paint_shelf(self, both: pygame.Surface) -> Iterator[None]:
        """Three depth lines round every coast: a soft edge made into a step."""
        for radius, level, strength in SHELF_STEPS:
            band = self._wide_blur(both, radius)
            yield
            band.fill((0, 0, 0, level), special_flags=pygame.BLEND_RGBA_SUB)
            for _ in range(4):
                band.blit(band, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
            band.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            band.fill((*SHELF, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self.sea.blit(self._full(band, round(255 * strength)), (0, 0))
            yield

    def _paint_glow(self) -> Iterator[None]:
        """Every continent's coast shines a little in its hue."""
        glow = pygame.Surface(self._half, pygame.SRCALPHA)
        for continent in CONTINENTS:
            paint = (*continent_colour(continent.id), 255)
            edges = self._edges(self.world.coasts[continent.id], 0.5)
            stroke_edges(glow, edges, 15 * self.unit / 2, paint)
        yield
        large = self._full(self._blurred(glow.premul_alpha(), 6))
        large.fill((92, 92, 92, 92), special_flags=pygame.BLEND_RGBA_MULT)
        self.sea.blit(large, (0, 0), special_flags=PREMULTIPLIED)
        yield

    def _paint_shadow(self, both: pygame.Surface) -> Iterator[None]:
        dark = both.copy()
        dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        soft = self._blurred(dark, 7)
        yield
        self.sea.blit(self._full(soft, 150), (round(self.unit), round(6 * self.unit)))
        yield

    def _paint_relief(self) -> Iterator[None]:
        """Weak hills: noise, lit from the upper left; what is added, and what is taken away."""
        step = max(1, round(3 * self.unit / 2))
        hills = _noise(*self._half)
        yield
        light, shade = hills.copy(), pygame.Surface(self._half)
        light.blit(hills, (-step, -step), special_flags=pygame.BLEND_RGB_SUB)
        shade.blit(hills, (-step, -step))
        shade.blit(hills, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        light.fill((78, 78, 78), special_flags=pygame.BLEND_RGB_MULT)
        shade.fill((88, 88, 88), special_flags=pygame.BLEND_RGB_MULT)
        corner = pygame.Surface((2, 2))
        corner.set_at((0, 0), (30, 30, 28))
        corner.set_at((1, 0), (12, 12, 12))
        corner.set_at((0, 1), (10, 10, 10))
        sun = pygame.transform.smoothscale(corner, self._half)
        light.blit(sun, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        self.light, self.shade = light, shade
        yield

    def _paint_rim(self) -> Iterator[None]:
        """A soft dark line along the inside of every edge."""
        rim = pygame.Surface(self._half, pygame.SRCALPHA)
        stroke_edges(rim, self._edges(self.world.edges, 0.5), 9 * self.unit / 2, (0, 0, 0, 255))
        yield
        rim = self._blurred(rim, 5)
        rim.fill((0, 0, 0, 118), special_flags=pygame.BLEND_RGBA_MULT)
        self.rim = rim
        yield

    def _edges(self, edges: Iterable[Edge], factor: float) -> Iterator[Edge]:
        place = self.lens.place
        for a, b in edges:
            yield place(a, factor), place(b, factor)

    def cut(self, sheet: pygame.Surface, lens: Lens, area: pygame.Rect) -> pygame.Surface:
        """What a sheet holds of an area of another view, at that view's size."""
        if lens == self.lens and sheet.get_size() == lens.size:
            return sheet.subsurface(area)
        own = Lens(self.lens.visible, sheet.get_size())
        source = own.area(lens.part(area))
        if source.w < 1 or source.h < 1:
            return pygame.Surface(area.size, sheet.get_flags() & pygame.SRCALPHA)
        return pygame.transform.smoothscale(sheet.subsurface(source), area.size)


def _land_outlines(world: World) -> Iterator[Outline]:
    for region in world.regions:
        yield from region.outlines


def stroke_edges(sheet: pygame.Surface, edges: Iterable[Edge], width: float, colour: Paint) -> None:
    """As `stroke` draws each, but what ends where another begins gets one disc for both."""
    half = width / 2
    ends: set[Point] = set()
    for a, b in edges:
        (ax, ay), (bx, by) = a, b
        ends.add(a)
        ends.add(b)
        length = math.hypot(bx - ax, by - ay)
        if length:
            nx, ny = (ay - by) / length * half, (bx - ax) / length * half
            quad = ((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny))
            pygame.draw.polygon(sheet, colour, quad)
    if half >= 1:
        for end in ends:
            pygame.draw.circle(sheet, colour, end, half)


def _net_lines(lens: Lens) -> Iterator[list[Point]]:
    part = lens.visible
    cx, cy = part.centre
    for column in range(int(part.x // NET_STEP), int(part.right // NET_STEP) + 2):
        x = column * NET_STEP
        rows = [part.y + part.h * n / 24 for n in range(25)]
        yield [lens.place((x + (x - cx) * 0.055 * ((y - cy) / part.h * 2) ** 2, y)) for y in rows]
    for row in range(int(part.y // NET_STEP), int(part.bottom // NET_STEP) + 2):
        y = row * NET_STEP
        columns = [part.x + part.w * n / 32 for n in range(33)]
        yield [lens.place((x, y - (y - cy) * 0.05 * ((x - cx) / part.w * 2) ** 2)) for x in columns]


def _noise(width: int, height: int) -> pygame.Surface:
    """Four octaves of smooth grey noise, always the same."""
    rng = Random("relief")
    sheet = pygame.Surface((width, height))
    for rows, share in zip(NOISE_ROWS, NOISE_SHARES, strict=True):
        columns = max(2, rows * width // max(1, height))
        small = pygame.Surface((columns + 2, rows + 2))
        for y in range(rows + 2):
            for x in range(columns + 2):
                while (level := rng.getrandbits(9)) > 255:
                    pass  # as `randrange` would, thousands of times
                small.set_at((x, y), (level, level, level))
        octave = pygame.transform.smoothscale(small, (width, height))
        octave.set_alpha(round(255 * share))
        sheet.blit(octave, (0, 0))
    return sheet
