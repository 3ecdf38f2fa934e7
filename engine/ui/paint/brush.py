"""A brush for art that is made of many touching shapes, and how such art is kept.

Shapes are painted without smoothing on a sheet several times larger, and the sheet is reduced
once: edges stay crisp and neighbours leave no seam. `drawn` keeps the finished picture by key;
`painted_on` paints straight onto the surface, for what is painted once (the ground).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, TypeGuard, cast

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.theme import WHITE, Colour, Font, Paint, Theme, Translucent, contrast, lighten

# Outlines that the art is made of: smooth lines, bands, arches, domes, seals, stars.

SignShape = Literal["round", "diamond", "square", "star"]

DOME: Final = (0.74, 0.90, 0.985, 1.0, 0.95, 0.84, 0.67, 0.48, 0.30, 0.17, 0.085, 0.03, 0.0)
"""Half widths of an onion dome from its base to its tip, as shares of the widest."""


def arc(
    centre: Point, radii: tuple[float, float], start: float, end: float, steps: int = 24
) -> list[Point]:
    """A piece of an ellipse; angles in degrees, clockwise from the right."""
    turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [
        (centre[0] + radii[0] * math.cos(t), centre[1] + radii[1] * math.sin(t)) for t in turns
    ]  # fmt: skip


def smooth(points: Sequence[Point], parts: int = 12, *, closed: bool = False) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    ends = [points[-1], *points, points[0], points[1]] if closed else [
        points[0], *points, points[-1],
    ]  # fmt: skip
    line: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for part in range(parts):
            u = part / parts
            line.append((_between(a[0], b[0], c[0], d[0], u), _between(a[1], b[1], c[1], d[1], u)))
    if not closed:
        line.append(points[-1])
    return line


def band(points: Sequence[Point], width: float) -> list[Point]:
    """The outline of a thick line without round ends."""
    left, right = [], []
    for index, (x, y) in enumerate(points):
        a, b = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        nx, ny = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def corners(box: Box) -> list[Point]:
    """The corners of a box, clockwise."""
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]


def block(x: float, y: float, w: float, h: float) -> list[Point]:
    """The corners of a rectangle."""
    return corners(Box(x, y, w, h))


def round_corners(box: Box, radius: float) -> list[Point]:
    r = min(radius, box.w / 2, box.h / 2)
    left, right, top, bottom = box.x + r, box.right - r, box.y + r, box.bottom - r
    middles = ((right, top), (right, bottom), (left, bottom), (left, top))
    return [
        point
        for quarter, middle in enumerate(middles)
        for point in arc(middle, (r, r), quarter * 90 - 90, quarter * 90, 8)
    ]


def dome(cx: float, base: float, w: float, h: float, steps: int = 60) -> list[Point]:
    last = len(DOME) - 1
    right: list[Point] = []
    for step in range(steps + 1):
        place = step / steps * last
        index = min(last - 1, int(place))
        a, b, c, d = (DOME[max(0, min(last, index + shift))] for shift in (-1, 0, 1, 2))
        half = max(0.0, _between(a, b, c, d, place - index))
        right.append((half * w / 2, base - h * step / steps))
    return [(cx - x, y) for x, y in right] + [(cx + x, y) for x, y in reversed(right)]


def arch(cx: float, base: float, w: float, h: float, point: float = 0.34) -> list[Point]:
    """A pointed Mughal arch: straight jambs, then two curves that meet."""
    jamb = base - h * (1 - point * 1.25)
    rise: list[Point] = []
    for step in range(1, 17):
        t = step / 16
        swing = math.sin(t * math.pi / 2) ** 0.86 * 0.86 + 0.14 * t**6
        rise.append((w / 2 * (1 - t**1.9), jamb - (jamb - (base - h)) * swing))
    left = [(cx - w / 2, base), (cx - w / 2, jamb), *((cx - x, y) for x, y in rise)]
    right = [*((cx + x, y) for x, y in reversed(rise)), (cx + w / 2, jamb), (cx + w / 2, base)]
    return left + right


def rosette(cx: float, cy: float, r: float, petals: int = 8, depth: float = 0.16) -> list[Point]:
    """A scalloped disc: the seal of fame."""
    points = []
    for step in range(128):
        t = step * math.tau / 128
        far = r * (1 + depth * (math.cos(petals * t) - 1) / 2)
        points.append((cx + far * math.cos(t), cy + far * math.sin(t)))
    return points


def sign_points(shape: SignShape, cx: float, cy: float, r: float) -> list[Point]:
    """The sign of a die's colour, which its pips have too: disc, diamond, square, star."""
    if shape == "round":
        return arc((cx, cy), (r, r), 0, 350, 35)
    if shape == "diamond":
        a = 1.2 * r
        return [(cx, cy - a), (cx + a, cy), (cx, cy + a), (cx - a, cy)]
    if shape == "square":
        return block(cx - 0.88 * r, cy - 0.88 * r, 1.76 * r, 1.76 * r)
    points = []
    for tip in range(10):
        far, t = r * (1.38 if tip % 2 == 0 else 0.58), tip * math.pi / 5
        points.append((cx + far * math.sin(t), cy - far * math.cos(t)))
    return points


def _between(a: float, b: float, c: float, d: float, u: float) -> float:
    bend, twist = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
    return 0.5 * (2 * b + (c - a) * u + bend * u * u + twist * u**3)


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

    def __init__(self, sheet: pygame.Surface, scale: float, origin: Point, theme: Theme) -> None:
        self.sheet = sheet
        self.scale = scale
        self.origin = origin
        self.theme = theme

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
        placed, thick = self._placed(points), max(1.0, width * self.scale)

        def draw(sheet: pygame.Surface, corner: Point) -> None:
            moved = [(x - corner[0], y - corner[1]) for x, y in placed]
            shapes.stroke(sheet, moved, thick, closed)

        if _is_solid(colour):
            shapes.stroke(self.sheet, placed, thick, closed, colour)
        else:
            self._fill(placed, thick / 2, draw, colour, False)

    def dashed(
        self, points: Sequence[Point], colour: Paint, width: float, dash: tuple[float, float]
    ) -> None:
        """A closed line in dashes."""
        for piece in shapes.dashes([*points, points[0]], *dash):
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
        steps = max(11, min(71, round(max(radii) * self.scale)))
        points = arc(centre, radii, 0, 360 - 360 / (steps + 1), steps)
        self.polygon(points, fill, sideways=sideways)

    def disc(self, cx: float, cy: float, r: float, fill: BrushFill) -> None:
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
        mask = shapes.blank(*area.size)
        draw(mask, area.topleft)
        if _is_blend(fill):
            light = _blend(whole, area, cast(Blend, fill), sideways)
            mask.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        else:
            mask.fill(shapes.premultiplied(cast(Paint, fill)), special_flags=pygame.BLEND_RGBA_MULT)
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
    full_key = ("art", key, size, canvas.exact_size(box), factor, canvas.theme.looks)
    picture = canvas.pictures.get(full_key, lambda: _picture(canvas, box, size, art, factor, clip))
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
    full_key = ("art-soft", key, size, canvas.exact_size(around), round(blur * canvas.scale * 8),
                colour)  # fmt: skip
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
    pixels = shapes.text_pixels(size, canvas.scale, canvas.theme)
    face = canvas.typesetter.face(font, pixels)
    picture = canvas.pictures.get(
        ("art-halo", words, font, pixels, rim),
        lambda: _rimmed(shapes.line_picture(face, words, rim), pixels),
    )
    lower = (picture.get_height() - 2 * pixels) / 2 - (face.cap_top + face.cap_bottom) / 2
    canvas.image(picture, x, y + lower / canvas.scale, centre=True, premultiplied=True)
    canvas.text(x, y, words, size, ink, font, "centre", exempt=contrast(ink, rim) >= LEGIBLE)


def _rimmed(text: pygame.Surface, pixels: int) -> pygame.Surface:
    w, h = text.get_size()
    sheet = shapes.blank(w + 2 * pixels, h + 2 * pixels)
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
    sheet = shapes.blank(size[0] * factor, size[1] * factor)
    scale = canvas.scale * factor
    art(Brush(sheet, scale, (box.x, box.y), canvas.theme))
    if clip is not None:
        mask = shapes.blank(*sheet.get_size())
        clip(Brush(mask, scale, (box.x, box.y), canvas.theme))
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shapes.reduced(sheet, *size) if factor > 1 else sheet


def _soft_picture(
    canvas: Canvas, box: Box, size: tuple[int, int], art: Art, blur: float, colour: Translucent
) -> pygame.Surface:
    less = max(1, min(4, int(blur * canvas.scale / 2.5)))
    small = shapes.blank(size[0] // less, size[1] // less)
    art(Brush(small, canvas.scale / less, (box.x, box.y), canvas.theme))
    radius = max(1, round(blur * canvas.scale / less / 2))
    picture = shapes.reduced(pygame.transform.gaussian_blur(small, radius), *size)
    picture.fill(shapes.premultiplied(colour), special_flags=pygame.BLEND_RGBA_MULT)
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
    strip = shapes.blank(*size)
    blend = pygame.image.frombuffer(pixels, size, "RGBA")
    strip.blit(blend, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return strip


def _stops(fill: Blend) -> list[tuple[float, Translucent]]:
    if isinstance(fill[0][1], tuple):
        return [(place, shapes.premultiplied(paint)) for place, paint in fill]
    last = len(fill) - 1
    return [(index / last, shapes.premultiplied(paint)) for index, paint in enumerate(fill)]


# Bent arrows between two pieces of a board, with a light casing and small signs of the way.

WARM: Final[Colour] = (0xFF, 0xF3, 0xE4)
CLEAR_OF_COUNTER: Final = 26.0
SHORTEST_WAY: Final = 2.2
"""How many heads long an arrow is at least, before its head grows smaller."""
BOW: Final = math.radians(70)
"""How far to the side of the way a bowed arrow leaves its counter."""


@dataclass(frozen=True, slots=True)
class ArrowLook:
    """How heavy an arrow is: half widths at its ends, the head, the bend, and its color.

    One that `bows` goes round in an arc where its counters are so near that it would be all head.
    """

    colour: Colour
    thin: float = 4.0
    thick: float = 8.0
    head: float = 30.0
    bend: float = 26.0
    has_chevrons: bool = True
    alpha: int = 255
    clear: float = CLEAR_OF_COUNTER
    bows: bool = False

    def scaled(self, factor: float) -> ArrowLook:
        share = round(factor * 8) / 8
        return replace(
            self, thin=self.thin * share, thick=self.thick * share, head=self.head * share,
            bend=self.bend * share, clear=self.clear * share,
        )  # fmt: skip


def ends_of(
    start: Point, end: Point, look: ArrowLook
) -> tuple[Point, Point, Point | None, ArrowLook]:
    """Where an arrow between two counters begins, ends and is drawn towards, and how it looks."""
    length = math.dist(start, end)
    clear = min(look.clear, length * (0.4 if look.bows else 0.25))
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    short = (length - 2 * clear) / (SHORTEST_WAY * look.head)
    along, aside = clear, 0.0
    if short < 1 and look.bows:
        along, aside = clear * math.cos(BOW), clear * math.sin(BOW)
    rise = aside + 0.5 * length + 0.6 * look.head
    if ux < 0:  # a bow goes upwards: names stand below what it joins
        aside, rise = -aside, -rise
    a = (start[0] + ux * along + uy * aside, start[1] + uy * along - ux * aside)
    b = (end[0] - ux * along + uy * aside, end[1] - uy * along - ux * aside)
    if aside:
        middle = ((start[0] + end[0]) / 2 + uy * rise, (start[1] + end[1]) / 2 - ux * rise)
        return a, b, middle, look.scaled(max(0.55, min(0.85, math.dist(a, b) / (2 * look.head))))
    return a, b, None, look.scaled(max(0.5, short)) if short < 1 else look


def draw_arrow(
    canvas: Canvas,
    start: Point,
    end: Point,
    look: ArrowLook,
    *,
    may_paint: bool = True,
    strength: float = 1.0,
) -> bool:
    """A bent arrow from edge to edge of two counters: dark casing, light casing, body.

    Returns whether the picture had to be painted; with `may_paint` off nothing is drawn then.
    Under a `strength` of 1 it is fainter.
    """
    length = math.dist(start, end)
    if length < 8:
        return False
    a, b, middle, look = ends_of(start, end, look)
    unit = canvas.scale
    left, top = min(a[0], b[0]) - 64, min(a[1], b[1]) - 64
    span = (round((b[0] - a[0]) * unit), round((b[1] - a[1]) * unit))
    if middle is not None:
        middle = ((middle[0] - left) * unit, (middle[1] - top) * unit)
    key = ("arrow", span, look, round(unit * 1000), middle is not None)
    is_new = key not in canvas.pictures
    if is_new and not may_paint:
        return True
    picture = canvas.pictures.get(key, lambda: _arrow_picture(span, look, unit, middle))
    canvas.image(picture, left, top, premultiplied=True, alpha=255 * strength)
    return is_new


def _arrow_picture(
    span: tuple[int, int], look: ArrowLook, unit: float, middle: Point | None = None
) -> pygame.Surface:
    margin = 64 * unit
    width, height = round(abs(span[0]) + 2 * margin), round(abs(span[1]) + 2 * margin)
    start = (margin + max(0, -span[0]), margin + max(0, -span[1]))
    end = (start[0] + span[0], start[1] + span[1])
    shape = ArrowShape(start, end, look, unit, middle)
    picture = shapes.blank(width, height)
    mask = shapes.blank(width, height)
    pygame.draw.polygon(mask, (0, 0, 0, 200), [(x, y + 6 * unit) for x, y in shape.outline])
    soft = pygame.transform.gaussian_blur(mask, max(1, round(4 * unit)))
    picture.blit(soft, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    factor = 3
    large = shapes.blank(width * factor, height * factor)
    outline = [(x * factor, y * factor) for x, y in shape.outline]
    shapes.stroke(
        large, outline, 9 * unit * factor * shape.heft, closed=True, colour=(26, 11, 8, 255)
    )
    shapes.stroke(
        large, outline, 5.5 * unit * factor * shape.heft, closed=True, colour=(*WARM, 255)
    )
    pygame.draw.polygon(large, (*look.colour, 255), outline)
    if look.has_chevrons:
        for chevron in shape.chevrons():
            points = [(x * factor, y * factor) for x, y in chevron]
            shapes.stroke(
                large, points, 2 * unit * factor, colour=(*lighten(look.colour, 0.55), 255)
            )
    body = shapes.reduced(large, width, height)
    picture.blit(body, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    if look.alpha < 255:
        picture.fill((look.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


class ArrowShape:
    """A quadratic curve that grows thicker, with a head at its end; drawn towards `middle` where
    that is given, else bent as it looks.
    """

    def __init__(
        self, start: Point, end: Point, look: ArrowLook, unit: float, middle: Point | None = None
    ) -> None:
        self.start, self.end, self.look, self.unit = start, end, look, unit
        dx, dy = end[0] - start[0], end[1] - start[1]
        self.length = max(1.0, math.hypot(dx, dy))
        bend = min(look.bend * unit, self.length * 0.25)
        nx, ny = dy / self.length, -dx / self.length
        usual = ((start[0] + end[0]) / 2 + nx * bend, (start[1] + end[1]) / 2 + ny * bend)
        self.middle = usual if middle is None else middle
        self.heft = min(1.0, look.thick / 8)
        self.neck = max(0.2, 1 - look.head * unit / self.length)
        self.outline = self._outline()

    def at(self, t: float) -> Point:
        (ax, ay), (mx, my), (bx, by) = self.start, self.middle, self.end
        u = 1 - t
        return (
            u * u * ax + 2 * t * u * mx + t * t * bx,
            u * u * ay + 2 * t * u * my + t * t * by,
        )

    def along(self, t: float) -> Point:
        """The direction of the curve there, of length one."""
        (ax, ay), (mx, my), (bx, by) = self.start, self.middle, self.end
        dx = 2 * (1 - t) * (mx - ax) + 2 * t * (bx - mx)
        dy = 2 * (1 - t) * (my - ay) + 2 * t * (by - my)
        length = math.hypot(dx, dy) or 1.0
        return (dx / length, dy / length)

    def half_width(self, t: float) -> float:
        look = self.look
        return float((look.thin + (look.thick - look.thin) * t**0.8) * self.unit)

    def _outline(self) -> list[Point]:
        left: list[Point] = []
        right: list[Point] = []
        for step in range(33):
            t = self.neck * step / 32
            (x, y), (dx, dy) = self.at(t), self.along(t)
            half = self.half_width(step / 32)
            left.append((x + dy * half, y - dx * half))
            right.append((x - dy * half, y + dx * half))
        (x, y), (dx, dy) = self.at(self.neck), self.along(self.neck)
        head = (1 - self.neck) * self.length
        wide, back = head * 0.62, head * 0.16
        barbs = [
            (x - dx * back + dy * wide, y - dy * back - dx * wide),
            self.end,
            (x - dx * back - dy * wide, y - dy * back + dx * wide),
        ]
        return [*left, *barbs, *reversed(right)]

    def chevrons(self) -> list[list[Point]]:
        """Seven small signs on the shaft that show the way."""
        found = []
        for n in range(7):
            t = self.neck * (0.12 + 0.82 * n / 7)
            (x, y), (dx, dy) = self.at(t), self.along(t)
            half, step = self.half_width(t) * 0.62, 3 * self.unit
            found.append([
                (x - dx * step + dy * half, y - dy * step - dx * half),
                (x + dx * step * 0.6, y + dy * step * 0.6),
                (x - dx * step - dy * half, y - dy * step + dx * half),
            ])  # fmt: skip
        return found
