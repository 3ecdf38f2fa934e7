"""A brush for art that is made of many touching shapes, and how such art is kept.

Shapes are painted without smoothing on a sheet several times larger, and the sheet is reduced
once: edges stay crisp and neighbours leave no seam. `drawn` keeps the finished picture by key;
`painted_on` paints straight onto the surface, for what is painted once (the ground).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeGuard, cast

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.curves import arc, round_corners
from engine.ui.paint.shapes import blank, dashes, premultiplied, reduced, stroke
from engine.ui.paint.text import line_picture, text_pixels
from engine.ui.theme import WHITE, Colour, Font, Paint, Translucent, contrast

FULL: Final = (255, 255, 255, 255)
PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
LEGIBLE: Final = 4.5
STEPS: Final = 240

Stop = tuple[float, Paint]
Blend = tuple[Paint, ...] | tuple[Stop, ...]
"""Two or more colours, evenly spaced or each with its place from 0 to 1."""

BrushFill = Paint | Blend
Draw = Callable[[pygame.Surface, Point], None]


class Brush:
    """Paints shapes on a premultiplied sheet, `scale` pixels per unit from `origin`."""

    def __init__(self, sheet: pygame.Surface, scale: float, origin: Point) -> None:
        self.sheet = sheet
        self.scale = scale
        self.origin = origin

    def polygon(
        self, points: Sequence[Point], fill: BrushFill, *, sideways: bool = False
    ) -> None:  # fmt: skip
        """A filled polygon; a blend runs downward, or to the right when `sideways`."""
        placed = self._placed(points)

        def draw(sheet: pygame.Surface, corner: Point) -> None:
            moved = [(x - corner[0], y - corner[1]) for x, y in placed]
            pygame.draw.polygon(sheet, FULL, moved)

        if _is_solid(fill):
            pygame.draw.polygon(self.sheet, fill, placed)
        else:
            self._fill(placed, 0, draw, fill, sideways)

    def line(
        self, points: Sequence[Point], colour: Paint, width: float = 2, *, closed: bool = False
    ) -> None:
        """A line of even width with round joints."""
        placed, thick = self._placed(points), max(1.0, width * self.scale)

        def draw(sheet: pygame.Surface, corner: Point) -> None:
            moved = [(x - corner[0], y - corner[1]) for x, y in placed]
            stroke(sheet, moved, thick, closed)

        if _is_solid(colour):
            stroke(self.sheet, placed, thick, closed, colour)
        else:
            self._fill(placed, thick / 2, draw, colour, False)

    def dashed(
        self, points: Sequence[Point], colour: Paint, width: float, dash: tuple[float, float]
    ) -> None:
        """A closed line in dashes."""
        for piece in dashes([*points, points[0]], *dash):
            self.line(piece, colour, width)

    def outlined(
        self,
        points: Sequence[Point],
        fill: BrushFill,
        edge: Paint,
        width: float,
        *,
        sideways: bool = False,
    ) -> None:
        """A polygon with a line round it, the inner half of which it covers."""
        self.line(points, edge, width, closed=True)
        self.polygon(points, fill, sideways=sideways)

    def ellipse(
        self, centre: Point, radii: tuple[float, float], fill: BrushFill, *, sideways: bool = False
    ) -> None:
        """A filled ellipse."""
        steps = max(11, min(71, round(max(radii) * self.scale)))
        points = arc(centre, radii, 0, 360 - 360 / (steps + 1), steps)
        self.polygon(points, fill, sideways=sideways)

    def disc(self, cx: float, cy: float, r: float, fill: BrushFill) -> None:
        """A filled disc."""
        if _is_solid(fill):
            pygame.draw.circle(self.sheet, fill, self._placed([(cx, cy)])[0], r * self.scale)
        else:
            self.ellipse((cx, cy), (r, r), fill)

    def ring(self, cx: float, cy: float, r: float, colour: Paint, width: float) -> None:
        """A circle's line, its outer edge at r."""
        self.line(arc((cx, cy), (r - width / 2,) * 2, 0, 355, 71), colour, width, closed=True)

    def rounded(
        self, box: Box, radius: float, fill: BrushFill, *, sideways: bool = False
    ) -> None:  # fmt: skip
        """A filled rectangle with round corners."""
        (left, top), (right, bottom) = self._placed([(box.x, box.y), (box.right, box.bottom)])
        corner = round(min(radius * self.scale, (right - left) / 2, (bottom - top) / 2))

        def draw(sheet: pygame.Surface, at: Point) -> None:
            area = (left - at[0], top - at[1], right - left, bottom - top)
            pygame.draw.rect(sheet, FULL, area, border_radius=corner)

        if _is_solid(fill):
            area = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
            pygame.draw.rect(self.sheet, fill, area, border_radius=corner)
        else:
            self._fill([(left, top), (right, bottom)], 0, draw, fill, sideways)

    def framed(
        self, box: Box, radius: float, fill: BrushFill, edge: BrushFill, width: float
    ) -> None:
        """A filled rectangle inside a slightly larger one of the edge's colour."""
        self.rounded(box, radius, edge)
        self.rounded(box.inset(width), max(0.0, radius - width), fill)

    def _placed(self, points: Sequence[Point]) -> list[Point]:
        (dx, dy), k = self.origin, self.scale
        return [((x - dx) * k, (y - dy) * k) for x, y in points]

    def _fill(
        self, placed: Sequence[Point], reach: float, draw: Draw, fill: BrushFill, sideways: bool
    ) -> None:
        """A shape as a mask of its own, painted and laid over the sheet."""
        left = math.floor(min(x for x, _ in placed) - reach) - 1
        top = math.floor(min(y for _, y in placed) - reach) - 1
        right = math.ceil(max(x for x, _ in placed) + reach) + 2
        bottom = math.ceil(max(y for _, y in placed) + reach) + 2
        whole = pygame.Rect(left, top, right - left, bottom - top)
        area = whole.clip(self.sheet.get_rect())
        if area.w <= 0 or area.h <= 0:
            return
        mask = blank(*area.size)
        draw(mask, area.topleft)
        if _is_blend(fill):
            light = _blend(whole, area, cast(Blend, fill), sideways)
            mask.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            mask.fill(premultiplied(cast(Paint, fill)), special_flags=pygame.BLEND_RGBA_MULT)
        self.sheet.blit(mask, area.topleft, special_flags=PREMULTIPLIED)


Art = Callable[[Brush], None]


def drawn(
    canvas: Canvas,
    key: Hashable,
    box: Box,
    art: Art,
    *,
    factor: int = 4,
    clip: Art | None = None,
    alpha: float = 255,
) -> None:
    """Art in a box, painted once for its size and kept under `key`; `clip` paints what is left."""
    size = canvas.rect(box).size
    picture = canvas.pictures.get(
        ("art", key, size), lambda: _picture(canvas, box, size, art, factor, clip)
    )
    canvas.image(picture, box.x, box.y, premultiplied=True, alpha=alpha)


def painted_on(
    canvas: Canvas, box: Box, art: Art, *, factor: int = 2, clip: Art | None = None
) -> None:
    """Art painted straight onto a canvas and not kept."""
    picture = _picture(canvas, box, canvas.rect(box).size, art, factor, clip)
    canvas.image(picture, box.x, box.y, premultiplied=True)


def soft(
    canvas: Canvas,
    key: Hashable,
    box: Box,
    art: Art,
    blur: float,
    colour: Translucent,
    *,
    drop: float = 0,
) -> None:
    """A shade or a light of any shape: what `art` paints in white, blurred and coloured."""
    margin = blur * 2.2
    around = box.inset(-margin)
    size = canvas.rect(around).size
    full_key = ("art-soft", key, size, round(blur * canvas.scale * 8), colour)
    picture = canvas.pictures.get(
        full_key, lambda: _soft_picture(canvas, around, size, art, blur, colour)
    )
    canvas.image(picture, around.x, around.y + drop, premultiplied=True)


def draw_ring(
    canvas: Canvas, cx: float, cy: float, r: float, colour: Paint, width: float = 2
) -> None:
    """A circle's line, its outer edge at r."""
    box = Box.around(cx, cy, 2 * r + 2, 2 * r + 2)
    key = ("ring", colour, round(width * 8))
    drawn(canvas, key, box, lambda brush: brush.ring(cx, cy, r, colour, width))


def draw_dashed_ring(
    canvas: Canvas, cx: float, cy: float, r: float, colour: Paint, width: float = 2.6
) -> None:
    """A circle in twelve dashes, their middle at r."""

    def art(brush: Brush) -> None:
        for dash in range(12):
            start = dash * 30.0
            brush.line(arc((cx, cy), (r, r), start, start + 17, 6), colour, width)

    box = Box.around(cx, cy, 2 * r + width + 2, 2 * r + width + 2)
    drawn(canvas, ("dashed-ring", colour), box, art)


def draw_light_round(
    canvas: Canvas, box: Box, radius: float, colour: Translucent, blur: float = 10
) -> None:
    """Light along the edge of a box; what lies in it stays as it is."""

    def art(brush: Brush) -> None:
        brush.line(round_corners(box, radius), WHITE, blur * 0.8, closed=True)

    soft(canvas, ("light-round", round(radius)), box, art, blur, colour)


def haloed(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    size: float,
    colours: tuple[Colour, Colour],
    font: Font = "number-bold",
) -> None:
    """A centred text with a rim of its own, against which it can be read on any ground."""
    ink, rim = colours
    pixels = text_pixels(size, canvas.scale, canvas.theme)
    face = canvas.typesetter.face(font, pixels)
    picture = canvas.pictures.get(
        ("art-halo", words, font, pixels, rim),
        lambda: _rimmed(line_picture(face, words, rim), pixels),
    )
    lower = (picture.get_height() - 2 * pixels) / 2 - (face.cap_top + face.cap_bottom) / 2
    canvas.image(picture, x, y + lower / canvas.scale, centre=True, premultiplied=True)
    canvas.text(x, y, words, size, ink, font, "centre", exempt=contrast(ink, rim) >= LEGIBLE)


def _rimmed(text: pygame.Surface, pixels: int) -> pygame.Surface:
    w, h = text.get_size()
    sheet = blank(w + 2 * pixels, h + 2 * pixels)
    far = max(1, round(pixels * 0.09))
    for turn in range(12):
        c, s = math.cos(turn * math.tau / 12), math.sin(turn * math.tau / 12)
        spot = (pixels + round(far * c), pixels + round(far * s))
        sheet.blit(text, spot, special_flags=PREMULTIPLIED)
    rim = sheet.copy()
    rim.blit(pygame.transform.gaussian_blur(sheet, far), (0, 0), special_flags=PREMULTIPLIED)
    return rim


def _picture(
    canvas: Canvas, box: Box, size: tuple[int, int], art: Art, factor: int, clip: Art | None
) -> pygame.Surface:
    sheet = blank(size[0] * factor, size[1] * factor)
    scale = canvas.scale * factor
    art(Brush(sheet, scale, (box.x, box.y)))
    if clip is not None:
        mask = blank(*sheet.get_size())
        clip(Brush(mask, scale, (box.x, box.y)))
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return reduced(sheet, *size) if factor > 1 else sheet


def _soft_picture(
    canvas: Canvas, box: Box, size: tuple[int, int], art: Art, blur: float, colour: Translucent
) -> pygame.Surface:
    less = max(1, min(4, int(blur * canvas.scale / 2.5)))
    small = blank(size[0] // less, size[1] // less)
    art(Brush(small, canvas.scale / less, (box.x, box.y)))
    radius = max(1, round(blur * canvas.scale / less / 2))
    picture = reduced(pygame.transform.gaussian_blur(small, radius), *size)
    picture.fill(premultiplied(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _is_blend(fill: BrushFill) -> bool:
    return isinstance(fill[0], tuple)


def _is_solid(fill: BrushFill) -> TypeGuard[Paint]:
    return not _is_blend(fill) and (len(fill) == 3 or fill[3] == 255)


def _blend(whole: pygame.Rect, area: pygame.Rect, fill: Blend, sideways: bool) -> pygame.Surface:
    """What an area shows of a blend over a whole."""
    strip = _strip(fill, sideways)
    if sideways:
        line = pygame.transform.scale(strip, (whole.w, 1))
        part = line.subsurface((area.x - whole.x, 0, area.w, 1))
    else:
        line = pygame.transform.scale(strip, (1, whole.h))
        part = line.subsurface((0, area.y - whole.y, 1, area.h))
    return pygame.transform.scale(part, area.size)


@lru_cache(maxsize=256)
def _strip(fill: Blend, sideways: bool) -> pygame.Surface:
    """A blend in fine steps, one pixel wide."""
    stops, pixels = pairwise(_stops(fill)), bytearray()
    (low, (r, g, b, a)), (high, end) = next(stops)
    for step in range(STEPS):
        t = step / (STEPS - 1)
        while t > high:
            (low, (r, g, b, a)), (high, end) = next(stops, ((high, end), (1.0, end)))
        u = max(0.0, (t - low) / (high - low)) if high > low else 0.0
        pixels += bytes((round(r + (end[0] - r) * u), round(g + (end[1] - g) * u),
                         round(b + (end[2] - b) * u), round(a + (end[3] - a) * u)))  # fmt: skip
    size = (STEPS, 1) if sideways else (1, STEPS)
    strip = blank(*size)
    blend = pygame.image.frombuffer(pixels, size, "RGBA")
    strip.blit(blend, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return strip


def _stops(fill: Blend) -> list[tuple[float, Translucent]]:
    if isinstance(fill[0][1], tuple):
        return [(place, premultiplied(paint)) for place, paint in fill]
    last = len(fill) - 1
    return [(index / last, premultiplied(paint)) for index, paint in enumerate(fill)]
