"""The painted map: sea, shelves, land in the colours of its owners, borders, coasts and links.

Painting takes most of a second, so it is cut into steps of a few hundredths: `GroundPainter.work`
does one at a time. What is soft (sea, glow, relief) is painted once for a size of the board and
cut out for a closer view; a change of owner repaints the box of one territory.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import pygame

from engine.ui.board import Outline
from engine.ui.box import Box, Point
from engine.ui.paint.pictures import TiledSurface
from engine.ui.paint.shapes import mark_points
from engine.ui.theme import SEAT_COLOURS, SEAT_MARKS, Colour, lighten, mix, seat_ink
from games.risk.scene.soft_ground import PREMULTIPLIED, SEA_DEEP, Lens, SoftGround, stroke_edges
from games.risk.scene.world import Edge, continent_colour
from games.risk.state import NEUTRAL, NOBODY

SUPER: Final = 2
STRIPS: Final = 8
SCENERY: Final = (0x51, 0x64, 0x6E)
LAKE: Final = (22, 52, 66, 255)
GAP: Final = (0x0A, 0x0D, 0x11)
SLATE: Final[Colour] = (0x24, 0x2B, 0x33)
UNCLAIMED: Final[Colour] = (0x5C, 0x66, 0x72)
NEUTRAL_LAND: Final[Colour] = (0x7F, 0x87, 0x90)
BORDER: Final = (9, 12, 16, 225)
DIVIDE: Final = (9, 12, 16, 255)
SAND: Final = (205, 187, 147, 210)
CASING: Final = (10, 16, 22, 255)
LINK_CASING: Final = (8, 14, 20, 190)
CREAM: Final = (238, 226, 196, 255)
PATTERN_STEP: Final = 28.0
PATTERN_SIZE: Final = 5.0
CLEAR: Final = (0, 0, 0, 0)


def land_colour(owner: int) -> Colour:
    """The fill of a territory: its owner's colour, muted so that pieces stand out on it."""
    if owner == NOBODY:
        return UNCLAIMED
    if owner == NEUTRAL:
        return NEUTRAL_LAND
    return mix(SEAT_COLOURS[owner], SLATE, 0.22)


class GroundPainter:
    """The map as one picture; `picture` shows something from the start and gets better.

    It is the picture of `sheet`. `owners` is copied: `recolour` repaints what has changed hands.
    """

    def __init__(
        self, soft: SoftGround, lens: Lens, owners: Sequence[int], *, has_patterns: bool = False
    ) -> None:
        self.world = soft.world
        self.soft = soft
        self.lens = lens
        self.unit = soft.unit
        self.owners = list(owners)
        self.has_patterns = has_patterns
        self.sheet = TiledSurface(pygame.Surface(lens.size))
        self.is_done = False
        self._rims = pygame.Surface(lens.size, pygame.SRCALPHA)
        self._top = pygame.Surface(lens.size, pygame.SRCALPHA)
        self._mask = pygame.Surface(lens.size, pygame.SRCALPHA)
        self._last_sheet = pygame.Surface((1, 1), pygame.SRCALPHA)
        self._steps = self._all_steps()
        self._patterns: dict[int, list[Point]] = {}

    @property
    def picture(self) -> pygame.Surface:
        """What it shows so far."""
        return self.sheet.picture

    def sketch(self, under: pygame.Surface | None = None) -> None:
        """Something to look at until the rest is painted: flat land, or an older picture."""
        self.sheet.touched()
        if under is not None:
            self.picture.blit(under, (0, 0))
            return
        self.picture.fill(SEA_DEEP)
        for territory, region in enumerate(self.world.regions):
            colour = land_colour(self.owners[territory])
            for outline in region.outlines:
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
        for territory in changed:
            self.owners[territory] = owners[territory]
        if self.is_done:
            for territory in changed:
                area = self.lens.area(self.world.regions[territory].box, 3)
                self._fill(area)
                self.sheet.touched(area)
        elif changed:
            self.sketch()
        return bool(changed)

    # -- steps

    def _all_steps(self) -> Iterator[None]:
        if not self.soft.is_done:
            yield from self.soft.work()
        width, height = self.lens.size
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
        yield

    def _sheet(self, area: pygame.Rect) -> pygame.Surface:
        """An empty supersampled sheet for an area: the last one, where that fits."""
        size = (area.w * SUPER, area.h * SUPER)
        if self._last_sheet.get_size() != size:
            self._last_sheet = pygame.Surface(size, pygame.SRCALPHA)
        self._last_sheet.fill(CLEAR)
        return self._last_sheet

    def _put(self, target: pygame.Surface, sheet: pygame.Surface, area: pygame.Rect) -> None:
        """A supersampled sheet into its place."""
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
        """The dark inside of every edge, a light line beside it, and the borders on top."""
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
        """Lakes, the line of the coast, and the dashed links across the sea."""
        sheet, place, wide = self._sheet(area), self._placer(area), self.unit * SUPER
        part = self.lens.part(area)
        for outline in self.world.lakes:
            pygame.draw.polygon(sheet, LAKE, list(map(place, outline)))
        coasts = [self._placed(coast, area, 4 * self.unit) for coast in self.world.coasts]
        for coast in coasts:
            stroke_edges(sheet, coast, 2.2 * wide, CASING)
        for continent, coast in enumerate(coasts):
            colour = (*lighten(continent_colour(continent), 0.25), 255)
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
        """Everything of an area put together, in the colours of the owners."""
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
                colour = land_colour(self.owners[territory])
                for outline in region.outlines:
                    pygame.draw.polygon(large, colour, list(map(place, outline)))
                if self.has_patterns:
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
        colour = mix(land_colour(owner), seat_ink(owner), 0.3)
        size = PATTERN_SIZE * self.unit * SUPER
        for spot in self._pattern_spots(territory):
            pygame.draw.polygon(sheet, colour, mark_points(SEAT_MARKS[owner], *place(spot), size))

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
