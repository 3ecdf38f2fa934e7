"""The painted map: sea, shelves, relief, land in the colors of its owners, and borders.

Painting takes most of a second, so it is cut into steps of a few hundredths: `GroundPainter.work`
does one at a time. The picture is kept in the cache folder for the next start.

What is soft (sea, glow, relief) is painted once for a size of the board and cut out for a closer
view; a change of owner repaints the box of one territory.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from engine.ui import theme
from engine.ui.board import Outline
from engine.ui.box import Box, Point
from engine.ui.paint.pictures import KeptPictures, TiledSurface
from engine.ui.paint.shapes import mark_points, stroke
from games.risk.board import CONTINENT_OF, CONTINENTS
from games.risk.scene.world import BOARD_FILE, Edge, World, continent_colour
from games.risk.state import NEUTRAL, NOBODY

SEA_LIGHT: Final[theme.Colour] = (0x1D, 0x3E, 0x50)
SEA_DEEP: Final[theme.Colour] = (0x0B, 0x17, 0x22)
NET: Final[theme.Colour] = (160, 205, 225)
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
        board = zlib.crc32((theme.asset_root() / BOARD_FILE).read_bytes())
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
        small = pygame.Surface((33, 19))
        for y in range(19):
            for x in range(33):
                far = min(1.0, math.hypot((x - 15) / 20, (y - 7) / 14) ** 1.25)
                small.set_at((x, y), theme.mix(SEA_LIGHT, SEA_DEEP, far))
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
            pygame.draw.polygon(large, theme.WHITE, [self.lens.place(point) for point in outline])
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


def stroke_edges(
    sheet: pygame.Surface, edges: Iterable[Edge], width: float, colour: theme.Paint
) -> None:
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


SUPER: Final = 2
STRIPS: Final = 8
SCENERY: Final = (0x51, 0x64, 0x6E)
LAKE: Final = (22, 52, 66, 255)
GAP: Final = (0x0A, 0x0D, 0x11)
SLATE: Final[theme.Colour] = (0x24, 0x2B, 0x33)
UNCLAIMED: Final[theme.Colour] = (0x4A, 0x54, 0x60)
UNOWNED: Final = 0.42
NEUTRAL_LAND: Final[theme.Colour] = (0x7F, 0x87, 0x90)
BORDER: Final = (9, 12, 16, 225)
DIVIDE: Final = (9, 12, 16, 255)
SAND: Final = (205, 187, 147, 210)
CASING: Final = (10, 16, 22, 255)
LINK_CASING: Final = (8, 14, 20, 190)
CREAM: Final = (238, 226, 196, 255)
PATTERN_STEP: Final = 28.0
PATTERN_SIZE: Final = 5.0
PATTERN: Final = 0.3
FAINT_PATTERN: Final = 0.14
"""How much of the seat's ink its pattern has, where patterns are asked for and where not."""
CLEAR: Final = (0, 0, 0, 0)


def land_colour(worn: theme.Theme, owner: int, territory: int) -> theme.Colour:
    """The fill of a territory: its owner's color, muted so that pieces stand out on it; a little
    of its continent's where nobody owns it.
    """
    if owner == NOBODY:
        return theme.mix(UNCLAIMED, continent_colour(CONTINENT_OF[territory]), UNOWNED)
    if owner == NEUTRAL:
        return NEUTRAL_LAND
    return theme.mix(worn.seat_colour(owner), SLATE, 0.22)


class GroundPainter:
    """The map as one picture; `picture` shows something from the start and gets better.

    It is the picture of `sheet`. `owners` is copied: `recolour` repaints what has changed hands.
    """

    def __init__(
        self, soft: SoftGround, lens: Lens, owners: Sequence[int], worn: theme.Theme, *,
        has_patterns: bool = False,
    ) -> None:  # fmt: skip
        self.world = soft.world
        self.soft = soft
        self.lens = lens
        self.unit = soft.unit
        self.owners, self.worn = list(owners), worn
        self.has_patterns = has_patterns
        self.sheet = TiledSurface(pygame.Surface(lens.size))
        self.is_done = False
        self._painted = 0
        """How many lines from the top are whole."""
        self._last_sheet = pygame.Surface((1, 1), pygame.SRCALPHA)
        self._steps = self._all_steps()
        self._patterns: dict[int, list[Point]] = {}

    @property
    def picture(self) -> pygame.Surface:
        return self.sheet.picture

    def sketch(self, under: pygame.Surface | None = None) -> None:
        """Something to look at until the rest is painted: flat land, or an older picture."""
        self.sheet.touched()
        if under is not None:
            self.picture.blit(under, (0, 0))
            return
        self.picture.fill(SEA_DEEP)
        for territory in range(len(self.world.regions)):
            self._sketch_land(territory)

    def _sketch_land(self, territory: int) -> None:
        colour = land_colour(self.worn, self.owners[territory], territory)
        for outline in self.world.regions[territory].outlines:
            points = [self.lens.place(point) for point in outline]
            pygame.draw.polygon(self.picture, colour, points)
            pygame.draw.aalines(self.picture, BORDER[:3], True, points)

    def work(self) -> bool:
        """The next step; whether there is more to do."""
        if not self.is_done:
            self.sheet.touched()
            self.is_done = next(self._steps, "done") == "done"
        return not self.is_done

    def recolour(self, owners: Sequence[int]) -> bool:
        """Repaints the territories with another owner; whether there were any."""
        changed = [place for place, owner in enumerate(owners) if owner != self.owners[place]]
        self.owners[:] = owners
        painted = pygame.Rect(0, 0, self.lens.size[0], self._painted)
        for territory in changed:
            area = self.lens.area(self.world.regions[territory].box, 3)
            self._fill(area.clip(painted))
            if area.bottom > painted.bottom:
                top = max(area.top, painted.bottom)
                self.picture.set_clip((area.left, top, area.w, area.bottom - top))
                self._sketch_land(territory)
                self.picture.set_clip(None)
            self.sheet.touched(area)
        return bool(changed)

    # -- steps

    def _all_steps(self) -> Iterator[None]:
        if not self.soft.is_done:
            yield from self.soft.work()
        width, height = size = self.lens.size
        sheets = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(3))
        self._rims, self._top, self._mask = sheets
        lines = math.ceil(height / STRIPS)
        for row in range(STRIPS):
            area = pygame.Rect(0, row * lines, width, min(lines, height - row * lines))
            if area.h > 0:
                yield from self._paint_strip(area)

    def _paint_strip(self, area: pygame.Rect) -> Iterator[None]:
        self._paint_mask(area)
        self._paint_rims(area)
        yield
        self._paint_top(area)
        yield
        self._fill(area)
        self._painted = area.bottom
        yield

    def _sheet(self, area: pygame.Rect) -> pygame.Surface:
        """An empty supersampled sheet for an area: the last one, where that fits."""
        size = (area.w * SUPER, area.h * SUPER)
        if self._last_sheet.get_size() != size:
            self._last_sheet = pygame.Surface(size, pygame.SRCALPHA)
        self._last_sheet.fill(CLEAR)
        return self._last_sheet

    def _put(self, target: pygame.Surface, sheet: pygame.Surface, area: pygame.Rect) -> None:
        small = pygame.transform.smoothscale(sheet.premul_alpha_ip(), area.size)
        target.blit(small, area.topleft, special_flags=PREMULTIPLIED)

    def _scale_of(self, area: pygame.Rect) -> tuple[float, float, float]:
        """What a point of the map is multiplied by, and moved left and up, on an area's sheet."""
        k = self.lens.zoom * SUPER
        return k, self.lens.visible.x * k + area.x * SUPER, self.lens.visible.y * k + area.y * SUPER

    def _placer(self, area: pygame.Rect) -> Callable[[Point], Point]:
        k, dx, dy = self._scale_of(area)
        return lambda point: (point[0] * k - dx, point[1] * k - dy)

    def _placed(self, edges: Iterable[Edge], area: pygame.Rect, reach: float) -> list[Edge]:
        """The edges that may show in an area, in pixels of its supersampled sheet."""
        part = self.lens.part(area).inset(-reach / self.lens.zoom)
        k, dx, dy = self._scale_of(area)
        left, top, right, bottom = part.x, part.y, part.right, part.bottom
        return [
            ((ax * k - dx, ay * k - dy), (bx * k - dx, by * k - dy))
            for (ax, ay), (bx, by) in edges  # thousands of them, for each strip: without a call
            if (ay < bottom or by < bottom) and (ay > top or by > top)
            and (ax < right or bx < right) and (ax > left or bx > left)
        ]  # fmt: skip

    def _paint_mask(self, area: pygame.Rect) -> None:
        sheet, place = self._sheet(area), self._placer(area)
        part = self.lens.part(area)
        for region in self.world.regions:
            if region.box.intersects(part):
                for outline in region.outlines:
                    pygame.draw.polygon(sheet, (255, 255, 255, 255), list(map(place, outline)))
        pygame.transform.smoothscale(sheet, area.size, self._mask.subsurface(area))

    def _paint_rims(self, area: pygame.Rect) -> None:
        wide = self.unit * SUPER
        self._rims.blit(self.soft.cut(self.soft.rim, self.lens, area), area.topleft)
        edges = self._placed(self.world.edges, area, 6 * self.unit)
        dx, dy = 1.2 * wide, 1.7 * wide
        bevel = self._sheet(area)
        moved = (((ax + dx, ay + dy), (bx + dx, by + dy)) for (ax, ay), (bx, by) in edges)
        stroke_edges(bevel, moved, 1.3 * wide, (255, 255, 255, 66))
        self._put(self._rims, bevel, area)
        lines = self._sheet(area)
        borders = self._placed(self.world.borders, area, 6 * self.unit)
        divides = self._placed(self.world.divides, area, 6 * self.unit)
        stroke_edges(lines, borders, 1.5 * wide, BORDER)
        stroke_edges(lines, divides, 4.2 * wide, DIVIDE)
        stroke_edges(lines, divides, 1.3 * wide, SAND)
        self._put(self._rims, lines, area)

    def _paint_top(self, area: pygame.Rect) -> None:
        sheet, place, wide = self._sheet(area), self._placer(area), self.unit * SUPER
        part = self.lens.part(area)
        for outline in self.world.lakes:
            pygame.draw.polygon(sheet, LAKE, list(map(place, outline)))
        coasts = [self._placed(coast, area, 4 * self.unit) for coast in self.world.coasts]
        for coast in coasts:
            stroke_edges(sheet, coast, 2.2 * wide, CASING)
        for continent, coast in enumerate(coasts):
            colour = (*theme.lighten(continent_colour(continent), 0.25), 255)
            stroke_edges(sheet, coast, 1.15 * wide, colour)
        self._put(self._top, sheet, area)
        links = self._sheet(area)
        for line in self.world.links:
            dashed = [dash for dash in self._dashes(line) if _touches(part.inset(-6), *dash)]
            stroke_edges(links, ((place(a), place(b)) for a, b in dashed), 4.6 * wide, LINK_CASING)
            stroke_edges(links, ((place(a), place(b)) for a, b in dashed), 2.0 * wide, CREAM)
        self._put(self._top, links, area)

    def _dashes(self, line: Outline) -> list[Edge]:
        """A whole number of dashes along a link, of 7 units with gaps of 5."""
        start, end = self._link_ends(line)
        length = math.dist(start, end)
        per_unit = self.unit / self.lens.zoom
        dash, gap = 7 * per_unit, 5 * per_unit
        count = max(1, round((length + gap) / (dash + gap)))
        dash = (length - (count - 1) * gap) / count
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        ways = [(n * (dash + gap), n * (dash + gap) + dash) for n in range(count)]
        return [
            ((start[0] + ux * a, start[1] + uy * a), (start[0] + ux * b, start[1] + uy * b))
            for a, b in ways
        ]

    def _link_ends(self, line: Outline) -> tuple[Point, Point]:
        """The link round the edge of the map runs on a little beyond it."""
        (ax, ay), (bx, by) = line[0], line[-1]
        if bx in (0.0, self.world.size[0]):
            return (ax, ay), (ax + math.copysign(46, bx - ax), ay)
        return (ax, ay), (bx, by)

    def _fill(self, area: pygame.Rect) -> None:
        if area.w < 1 or area.h < 1:
            return
        land = self._land(area)
        cut, lens = self.soft.cut, self.lens
        add, sub = pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB
        land.blit(cut(self.soft.light, lens, area), (0, 0), special_flags=add)
        land.blit(cut(self.soft.shade, lens, area), (0, 0), special_flags=sub)
        land.blit(self._rims.subsurface(area), (0, 0), special_flags=PREMULTIPLIED)
        land.blit(self._mask.subsurface(area), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        self.picture.blit(cut(self.soft.sea, lens, area), area.topleft)
        self._draw_scenery(area)
        self.picture.blit(land, area.topleft)
        self.picture.blit(self._top.subsurface(area), area.topleft, special_flags=PREMULTIPLIED)

    def _land(self, area: pygame.Rect) -> pygame.Surface:
        large = self._sheet(area)
        large.fill(GAP)
        place, part = self._placer(area), self.lens.part(area)
        for territory, region in enumerate(self.world.regions):
            if region.box.intersects(part):
                colour = land_colour(self.worn, self.owners[territory], territory)
                for outline in region.outlines:
                    pygame.draw.polygon(large, colour, list(map(place, outline)))
                self._draw_pattern(large, territory, place)
        return pygame.transform.smoothscale(large, area.size)

    def _draw_scenery(self, area: pygame.Rect) -> None:
        part = self.lens.part(area)
        shown = [line for line in self.world.scenery if any(map(part.contains, line))]
        if not shown:
            return
        sheet, place = self._sheet(area), self._placer(area)
        for outline in shown:
            pygame.draw.polygon(sheet, SCENERY, list(map(place, outline)))
        self._put(self.picture, sheet, area)

    def _draw_pattern(
        self, sheet: pygame.Surface, territory: int, place: Callable[[Point], Point]
    ) -> None:
        """The owner's shape all over the territory, for eyes that cannot tell the colours."""
        owner = self.owners[territory]
        if owner in (NOBODY, NEUTRAL):
            return
        weight = PATTERN if self.has_patterns else FAINT_PATTERN
        land = land_colour(self.worn, owner, territory)
        colour = theme.mix(land, self.worn.seat_ink(owner), weight)
        size = PATTERN_SIZE * self.unit * SUPER
        for spot in self._pattern_spots(territory):
            pygame.draw.polygon(
                sheet, colour, mark_points(theme.SEAT_MARKS[owner], *place(spot), size)
            )

    def _pattern_spots(self, territory: int) -> list[Point]:
        if territory not in self._patterns:
            step = PATTERN_STEP * self.unit / self.lens.zoom
            reach = PATTERN_SIZE * self.unit / self.lens.zoom
            region = self.world.regions[territory]
            box = region.box
            rows = range(int(box.y // step), int(box.bottom // step) + 1)
            columns = range(int(box.x // step), int(box.right // step) + 1)
            spots = [
                ((column + 0.5 + 0.5 * (row % 2)) * step, (row + 0.5) * step)
                for row in rows
                for column in columns
            ]
            around = ((-reach, 0), (reach, 0), (0, -reach), (0, reach), (0, 0))
            self._patterns[territory] = [
                (x, y)
                for x, y in spots
                if all(region.contains((x + dx, y + dy)) for dx, dy in around)
            ]
        return self._patterns[territory]


def _touches(part: Box, a: Point, b: Point) -> bool:
    return (
        min(a[0], b[0]) < part.right
        and max(a[0], b[0]) > part.x
        and min(a[1], b[1]) < part.bottom
        and max(a[1], b[1]) > part.y
    )
