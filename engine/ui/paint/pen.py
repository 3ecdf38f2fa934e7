"""Boxes, shapes, shadows and icons in logical units, drawn from cached pictures."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Self

import pygame

from engine.ui import theme as style
from engine.ui.box import Box, Point
from engine.ui.paint import shapes
from engine.ui.paint.pictures import FrameLedger, Pictures, TiledSurface
from engine.ui.paint.shapes import Audit, Typesetter
from engine.ui.theme import BLACK, LINE, TEXT, WHITE, Colour, Fill, Paint, Theme, with_alpha

# Logical units and real pixels: where things drawn lie on a surface.

STEPS: Final = 4  # parts of a pixel to which shapes are placed
FINE: Final = 64  # parts of a pixel that keys of pictures tell apart
PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED


class Ruler:
    """A surface measured in logical units, and pictures put on it."""

    def __init__(  # noqa: PLR0913 (made by the window alone)
        self,
        surface: pygame.Surface | FrameLedger,
        scale: float,
        theme: Theme,
        *,
        colour_blind_marks: bool = False,
        audit: Audit | None = None,
        pictures: Pictures | None = None,
        typesetter: Typesetter | None = None,
        origin: Point = (0, 0),
    ) -> None:
        self.surface = surface
        self.scale = scale
        self.theme = theme
        self.colour_blind_marks = colour_blind_marks
        self.audit = audit
        self.pictures = Pictures() if pictures is None else pictures
        self.typesetter = Typesetter() if typesetter is None else typesetter
        self.origin = origin
        self._shift = (round(origin[0] * scale), round(origin[1] * scale))

    # -- measures

    @property
    def width(self) -> float:
        """Logical width of the surface."""
        return self.surface.get_width() / self.scale

    @property
    def height(self) -> float:
        """Logical height of the surface."""
        return self.surface.get_height() / self.scale

    @property
    def frame(self) -> Box:
        return Box(*self.origin, self.width, self.height)

    def px(self, value: float) -> int:
        return round(value * self.scale)

    def line_px(self, width: float) -> int:
        """The width of a line in real pixels, never less than one."""
        return max(1, round(width * self.scale))

    def rect(self, box: Box) -> pygame.Rect:
        """A box in real pixels; neighbouring boxes share their edge without gap or overlap."""
        scale, (dx, dy) = self.scale, self._shift
        left, top = round(box.x * scale) - dx, round(box.y * scale) - dy
        right, bottom = round((box.x + box.w) * scale) - dx, round((box.y + box.h) * scale) - dy
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def exact_size(self, box: Box) -> tuple[int, int, int]:
        """Width and height of a box in 64ths of a real pixel, and the scale in thousandths."""
        width, height = round(box.w * self.scale * FINE), round(box.h * self.scale * FINE)
        return (width, height, round(self.scale * 1000))

    def sees(self, box: Box, margin: float = 32) -> bool:
        """Whether any of a box may be drawn now, with so much room around it for its shadow."""
        return bool(self.surface.get_clip().colliderect(self.rect(box.inset(-margin))))

    # -- pictures

    def sheet(self, sheet: TiledSurface, spot: tuple[int, int], flags: int = 0) -> None:
        """A picture that is painted on while it is shown; `spot` is in real pixels."""
        if not isinstance(self.surface, FrameLedger):
            self.surface.blit(sheet.picture, spot, special_flags=flags)
            return
        for part, (x, y), count in sheet.tiles:
            self.surface.put(part, (spot[0] + x, spot[1] + y), flags, state=count)

    def _x(self, x: float) -> int:
        return round(x * self.scale) - self._shift[0]

    def _y(self, y: float) -> int:
        return round(y * self.scale) - self._shift[1]

    def _put(self, picture: pygame.Surface, spot: tuple[int, int], alpha: float = 255) -> None:
        if isinstance(self.surface, FrameLedger):
            self.surface.put(picture, spot, PREMULTIPLIED, round(alpha))
            return
        if alpha < 255:
            picture = shapes.faded(picture, alpha)
        self.surface.blit(picture, spot, special_flags=PREMULTIPLIED)

    def _centred(self, picture: pygame.Surface, x: float, y: float) -> tuple[int, int]:
        left = x * self.scale - self._shift[0] - picture.get_width() / 2
        top = y * self.scale - self._shift[1] - picture.get_height() / 2
        return (round(left), round(top))

    def _placed(
        self, left: float, top: float, x: float, y: float
    ) -> tuple[int, int, tuple[float, float]]:
        """Whole pixels for a picture's corner, and where in it a point lies, in steps."""
        corner_x = math.floor(left * self.scale - self._shift[0]) - 1
        corner_y = math.floor(top * self.scale - self._shift[1]) - 1
        inner_x = round((x * self.scale - self._shift[0] - corner_x) * STEPS) / STEPS
        inner_y = round((y * self.scale - self._shift[1] - corner_y) * STEPS) / STEPS
        return corner_x, corner_y, (inner_x, inner_y)


class Pen(Ruler):
    """Everything a canvas draws that is not type.

    See `engine.ui.canvas.Canvas`, which is what scenes are handed.
    """

    # -- boxes and shadows

    def rounded(
        self,
        box: Box,
        radius: float = 8,
        fill: Fill | None = None,
        border: Paint | None = None,
        border_width: float = 1,
        *,
        horizontal: bool = False,
        alpha: float = 255,
    ) -> None:
        """A rectangle with round corners, filled with a colour or (top, bottom), with an edge."""
        area = self.rect(box)
        corner, width = self.px(radius), self.line_px(border_width)
        key = ("rounded", area.size, corner, fill, border, width, horizontal)
        picture = self.pictures.get(
            key, lambda: _rounded(area.w, area.h, corner, fill, border, width, horizontal)
        )
        if self.audit is not None and fill is not None and alpha == 255 and _is_opaque(fill):
            self.audit.cover(box)
        self._put(picture, area.topleft, alpha)

    def shadow(
        self,
        box: Box,
        radius: float = 10,
        blur: float = 14,
        drop: float = 6,
        strength: float = 90,
        colour: Colour = BLACK,
    ) -> None:
        """What a box throws on the table: `strength` from 0 to 255, moved down by `drop`."""
        area, corner = self.rect(box), self.px(radius)
        soft = max(2, self.px(blur))
        key = ("shadow", area.size, corner, soft, colour, round(strength))
        picture = self.pictures.get(
            key, lambda: shapes.box_shadow(*area.size, corner, soft, colour, round(strength))
        )
        margin = shapes.shadow_margin(soft)
        self._put(picture, (area.x - margin, area.y - margin + self.px(drop)))

    def inner_shadow(
        self, box: Box, radius: float = 10, blur: float = 8, strength: float = 150
    ) -> None:
        area, corner, soft = self.rect(box), self.px(radius), max(2, self.px(blur))
        drop = min(2 * soft, max(1, self.px(blur / 4)))
        key = ("inner", area.size, corner, soft, round(strength))
        picture = self.pictures.get(
            key, lambda: shapes.inner_shadow(area.w, area.h, corner, soft, round(strength), drop)
        )
        self._put(picture, area.topleft)

    def glow(
        self, cx: float, cy: float, rx: float, ry: float, colour: Colour, strength: float = 0.16
    ) -> None:
        """An oval pool of light added to what is there; keep it away from small text."""
        size = self.line_px(2 * rx), self.line_px(2 * ry)
        whole = pygame.Rect(self._x(cx - rx), self._y(cy - ry), *size)
        spot, part = shapes.worth_keeping(whole, self.surface.get_rect())
        key = ("glow", size, part, colour, round(strength * 1000))
        pool = self.pictures.get(key, lambda: shapes.light_pool(size, part, colour, strength))
        self.surface.blit(pool, spot, special_flags=pygame.BLEND_RGB_ADD)

    def lit_edge(self, box: Box, radius: float = 12, alpha: float = 14) -> None:
        """The faint line of light under the upper edge of anything raised."""
        line = Box(box.x + radius, box.y + 1 / self.scale, box.w - 2 * radius, 1 / self.scale)
        self.rounded(line, 0, (*WHITE, round(alpha)))

    def hairline(
        self,
        x: float,
        y: float,
        length: float,
        *,
        vertical: bool = False,
        colour: Paint = LINE,
        alpha: float = 255,
        engraved: bool = False,
    ) -> None:
        """A line of one logical unit; `engraved` is a dark one with a light one beside it."""
        if engraved:
            self._thin(x, y, length, vertical, (*BLACK, 70))
            step = self.line_px(1) / self.scale
            dx, dy = (step, 0.0) if vertical else (0.0, step)
            self._thin(x + dx, y + dy, length, vertical, (*WHITE, 26))
        else:
            self._thin(x, y, length, vertical, with_alpha(colour, alpha))

    # -- shapes

    def polygon(
        self,
        points: Sequence[Point],
        colour: Paint | None,
        border: Paint | None = None,
        width: float = 1,
    ) -> None:
        if colour is not None:
            self._shape("polygon", points, colour, 0)
        if border is not None:
            self.polyline(points, border, width, closed=True)

    def polyline(
        self,
        points: Sequence[Point],
        colour: Paint,
        width: float = 2,
        closed: bool = False,
        dashed: bool = False,
        dash: tuple[float, float] = (8, 8),
    ) -> None:
        if not dashed:
            self._shape("closed" if closed else "open", points, colour, width)
            return
        path = [*points, points[0]] if closed else list(points)
        for piece in shapes.dashes(path, *dash):
            self._shape("open", piece, colour, width)

    def disc(
        self,
        cx: float,
        cy: float,
        r: float,
        colour: Paint | None,
        border: Paint | None = None,
        border_width: float = 2,
    ) -> None:
        """A smooth disc; the border lies inside its radius."""
        if border is not None:
            self._plain_disc(cx, cy, r, border)
            r -= border_width
        if colour is not None and r > 0:
            self._plain_disc(cx, cy, r, colour)

    def ring(self, cx: float, cy: float, r: float, colour: Paint, width: float = 2) -> None:
        """A circle's line, its outer edge at r."""
        path = shapes.circle_points(cx, cy, r - width / 2, 72)
        self._shape("closed", path, colour, width)

    # -- pictures

    def icon(
        self,
        name: str,
        cx: float,
        cy: float,
        size: float = 20,
        colour: Paint = TEXT,
        alpha: float = 255,
    ) -> None:
        """An icon around a point, at its real size. Raises MissingAssetError for an unknown one."""
        pixels = max(4, self.px(size))
        key = ("icon", name, pixels, colour)
        picture = self.pictures.get(key, lambda: style.icon(name, pixels, colour).premul_alpha())
        self._put(picture, self._centred(picture, cx, cy), alpha)

    def image(
        self,
        picture: pygame.Surface,
        x: float,
        y: float,
        *,
        centre: bool = False,
        alpha: float = 255,
        premultiplied: bool = False,
    ) -> None:
        """A surface that already has its real size, at its corner or around its middle.

        Surfaces from `engine.ui.paint` are premultiplied; others are not.
        """
        spot = self._centred(picture, x, y) if centre else (self._x(x), self._y(y))
        if premultiplied:
            self._put(picture, spot, alpha)
            return
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(round(alpha))
        self.surface.blit(picture, spot)

    # -- parts of the surface

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw only inside a box, as a scrolled list does; nests."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def cached(
        self,
        key: Hashable,
        box: Box,
        paint: Callable[[Self], None],
        margin: float = 0,
        *,
        even: bool = False,
        alpha: float = 255,
        down: float = 0,
    ) -> None:
        """Draw a group of things once and keep it as one picture under `key`.

        `paint` draws with ordinary logical coordinates on the canvas it is given; `margin` is room
        for shadows around the box. The key must name everything the picture depends on except
        size and theme. With an audit the group is drawn afresh, so that its texts are seen. What
        is centred between two pixels goes to the even one: with `even` the picture begins at an
        even pixel, and all of it lies as if it were drawn directly. `alpha` and `down` are how
        strong it is now, and how far below its place.
        """
        if self.audit is not None:
            paint(self)
            return
        area = self.rect(box.inset(-margin))
        if even:
            dx, dy = area.x % 2, area.y % 2
            area = pygame.Rect(area.x - dx, area.y - dy, area.w + dx, area.h + dy)
        place = (area.size, self.exact_size(box), self._part_of_a_pixel(box, area))
        full_key = ("cached", key, place, self.theme.looks, self.colour_blind_marks)
        picture = self.pictures.whole(full_key, lambda: self._painted(area, paint))
        self._put(picture, (area.x, area.y + round(down * self.scale)), alpha)

    def stamped(
        self, key: Hashable, cx: float, cy: float, reach: float, paint: Callable[[Self], None]
    ) -> None:
        """The same as `cached` for a small sign around a point, placed to a part of a pixel.

        Nothing of it lies farther from the point than `reach`.
        """
        if self.audit is not None:
            paint(self)
            return
        x, y = cx * self.scale - self._shift[0], cy * self.scale - self._shift[1]
        left, top = math.floor(x), math.floor(y)
        far = math.ceil(reach * self.scale) + 2
        full_key = ("stamped", key, round((x - left) * 64), round((y - top) * 64),
                    round(self.scale * 1000), self.theme.looks)  # fmt: skip
        area = pygame.Rect(left - far, top - far, 2 * far + 1, 2 * far + 1)
        self._put(self.pictures.get(full_key, lambda: self._painted(area, paint)), area.topleft)

    def on(self, surface: pygame.Surface | FrameLedger, origin: Point) -> Self:
        """A canvas of the same kind on another surface."""
        return type(self)(
            surface,
            self.scale,
            self.theme,
            colour_blind_marks=self.colour_blind_marks,
            pictures=self.pictures,
            typesetter=self.typesetter,
            origin=origin,
        )

    # -- inside

    def _part_of_a_pixel(self, box: Box, area: pygame.Rect) -> tuple[int, int]:
        """How far a box begins from the corner of its picture, in 64ths of a pixel."""
        (dx, dy), scale = self._shift, self.scale
        x, y = box.x * scale - dx - area.x, box.y * scale - dy - area.y
        return (round(x * FINE), round(y * FINE))

    def _painted(self, area: pygame.Rect, paint: Callable[[Self], None]) -> pygame.Surface:
        sheet = shapes.blank(area.w, area.h)
        corner = (area.x + self._shift[0], area.y + self._shift[1])
        layer = self.on(sheet, (corner[0] / self.scale, corner[1] / self.scale))
        paint(layer)
        return sheet

    def _thin(self, x: float, y: float, length: float, vertical: bool, colour: Paint) -> None:
        self.rounded(Box(x, y, 1, length) if vertical else Box(x, y, length, 1), 0, colour)

    def _plain_disc(self, cx: float, cy: float, r: float, colour: Paint) -> None:
        left, top, (x, y) = self._placed(cx - r, cy - r, cx, cy)
        side = math.ceil(2 * r * self.scale) + 3
        radius = r * self.scale
        key = ("disc", round(radius * 8), round(x * STEPS), round(y * STEPS), colour)
        picture = self.pictures.get(
            key, lambda: shapes.painted(shapes.disc_mask(side, side, (x, y), radius), colour)
        )
        self._put(picture, (left, top))

    def _shape(self, kind: str, points: Sequence[Point], colour: Paint, width: float) -> None:
        reach = width / 2
        left = min(x for x, _ in points) - reach
        top = min(y for _, y in points) - reach
        placed = [self._placed(left, top, x, y) for x, y in points]
        inner = tuple(spot for _, _, spot in placed)
        thickness = max(1.0, width * self.scale)
        key = (kind, inner, colour, round(thickness * 8))
        w = math.ceil(max(x for x, _ in inner) + thickness / 2) + 2
        h = math.ceil(max(y for _, y in inner) + thickness / 2) + 2
        picture = self.pictures.get(
            key, lambda: _shape_picture(kind, w, h, inner, colour, thickness)
        )
        self._put(picture, placed[0][:2])


def _is_opaque(fill: Fill) -> bool:
    stops = fill if shapes.is_gradient(fill) else (fill,)
    return all(len(stop) == 3 or stop[3] == 255 for stop in stops)  # type: ignore[arg-type, misc, index]


def _rounded(
    w: int,
    h: int,
    radius: int,
    fill: Fill | None,
    border: Paint | None,
    width: int,
    horizontal: bool,
) -> pygame.Surface:
    if fill is None:
        picture = shapes.blank(w, h)
    else:
        picture = shapes.painted(shapes.rounded_mask(w, h, radius), fill, horizontal)
    if border is not None:
        edge = shapes.painted(shapes.ring_mask(w, h, radius, width), border)
        picture.blit(edge, (0, 0), special_flags=PREMULTIPLIED)
    return picture


def _shape_picture(
    kind: str, w: int, h: int, points: Sequence[Point], colour: Paint, thickness: float
) -> pygame.Surface:
    if kind == "polygon":
        return shapes.painted(shapes.polygon_mask(w, h, points), colour)
    mask = shapes.stroke_mask(w, h, points, thickness, closed=kind == "closed")
    return shapes.painted(mask, colour)
