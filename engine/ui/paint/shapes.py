"""Shapes as white coverage masks in real pixels, and type placed by its capitals."""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, TypeVar, cast

import pygame

from engine.text.house import HouseVoice
from engine.ui import theme as style
from engine.ui.box import Box, Point

# Shapes as white coverage masks in real pixels, and the paint that goes into them.
#
# A mask is a premultiplied white surface: its four channels all hold the coverage. Multiplying in
# a premultiplied colour or gradient gives the finished picture.

CORNER_FACTOR: Final = 8
CLEAR: Final = (0, 0, 0, 0)
FULL: Final = (255, 255, 255, 255)


def premultiplied(colour: style.Paint, opacity: float = 1.0) -> style.Translucent:
    """A colour as it is stored in a premultiplied picture."""
    alpha = (colour[3] if len(colour) == 4 else 255) * opacity
    share = alpha / 255
    return (
        round(colour[0] * share),
        round(colour[1] * share),
        round(colour[2] * share),
        round(alpha),
    )


def is_gradient(fill: style.Fill) -> bool:
    """Whether a fill is two colours, top and bottom, rather than one."""
    return isinstance(fill[0], tuple)


def blank(w: int, h: int) -> pygame.Surface:
    """An empty premultiplied picture, at least one pixel in size."""
    return pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)


def reduced(picture: pygame.Surface, w: int, h: int) -> pygame.Surface:
    return pygame.transform.smoothscale(picture, (max(1, w), max(1, h)))


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A paler copy of a premultiplied picture; alpha from 0 to 255."""
    level = round(alpha)
    pale = picture.copy()
    pale.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def gradient(w: int, h: int, colours: style.Gradient, horizontal: bool = False) -> pygame.Surface:
    """A straight blend of two colours, top to bottom or left to right."""
    ends = premultiplied(colours[0]), premultiplied(colours[1])
    strip = _blend(max(1, w if horizontal else h), ends, horizontal)
    return pygame.transform.scale(strip, (max(1, w), max(1, h)))


@lru_cache(512)
def _blend(
    steps: int, ends: tuple[style.Translucent, style.Translucent], horizontal: bool
) -> pygame.Surface:
    """A strip of one pixel's width, which is never painted on."""
    strip = blank(steps, 1) if horizontal else blank(1, steps)
    for step in range(steps):
        t = step / max(1, steps - 1)
        blend = [round(a + (b - a) * t) for a, b in zip(*ends, strict=True)]
        strip.set_at((step, 0) if horizontal else (0, step), pygame.Color(*blend))
    return strip


def painted(mask: pygame.Surface, fill: style.Fill, horizontal: bool = False) -> pygame.Surface:
    picture = mask.copy()
    if is_gradient(fill):
        sheet = gradient(*mask.get_size(), cast(style.Gradient, fill), horizontal)
        picture.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        picture.fill(premultiplied(cast(style.Paint, fill)), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def rounded_mask(w: int, h: int, radius: int) -> pygame.Surface:
    """A rectangle with round corners; only the corners are supersampled."""
    mask = blank(w, h)
    mask.fill(FULL)
    radius = max(0, min(radius, w // 2, h // 2))
    if radius == 0:
        return mask
    corner = _corner(radius)
    for right in (False, True):
        for low in (False, True):
            spot = (w - radius if right else 0, h - radius if low else 0)
            mask.fill(CLEAR, (*spot, radius, radius))
            mask.blit(
                pygame.transform.flip(corner, right, low),
                spot,
                special_flags=pygame.BLEND_RGBA_MAX,
            )
    return mask


def ring_mask(w: int, h: int, radius: int, width: int) -> pygame.Surface:
    """The edge of a rounded rectangle, drawn inside it."""
    mask = rounded_mask(w, h, radius)
    if w > 2 * width and h > 2 * width:
        hole = rounded_mask(w - 2 * width, h - 2 * width, max(0, radius - width))
        mask.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return mask


def polygon_mask(w: int, h: int, points: Sequence[Point]) -> pygame.Surface:
    """A filled polygon; points in pixels of the mask, with fractions."""
    factor = supersampling(w, h)
    large = blank(w * factor, h * factor)
    pygame.draw.polygon(large, FULL, [(x * factor, y * factor) for x, y in points])
    return reduced(large, w, h)


def stroke_mask(
    w: int, h: int, points: Sequence[Point], width: float, closed: bool = False
) -> pygame.Surface:
    """A line of even width with round joints; `draw.lines` breaks at the joints."""
    factor = supersampling(w, h)
    large = blank(w * factor, h * factor)
    stroke(large, [(x * factor, y * factor) for x, y in points], width * factor, closed)
    return reduced(large, w, h)


def stroke(
    surface: pygame.Surface,
    points: Sequence[Point],
    width: float,
    closed: bool = False,
    colour: style.Paint = FULL,
) -> None:
    """Quads joined by discs, without smoothing: for supersampled sheets."""
    path = [*points, points[0]] if closed else list(points)
    half = width / 2
    for (ax, ay), (bx, by) in pairwise(path):
        length = math.hypot(bx - ax, by - ay)
        if length == 0:
            continue
        nx, ny = (ay - by) / length * half, (bx - ax) / length * half
        quad = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
        pygame.draw.polygon(surface, colour, quad)
    if half >= 1:
        for point in path:
            pygame.draw.circle(surface, colour, point, half)


def disc_mask(w: int, h: int, centre: Point, radius: float) -> pygame.Surface:
    """A disc anywhere in the mask, to a fraction of a pixel."""
    factor = 8 if radius < 40 else 4
    large = blank(w * factor, h * factor)
    spot = (centre[0] * factor, centre[1] * factor)
    pygame.draw.circle(large, FULL, spot, radius * factor)
    return reduced(large, w, h)


def supersampling(w: int, h: int) -> int:
    """How much larger to draw: four times, less where the sheet would cost too much room."""
    area = w * h
    return 4 if area <= 400_000 else 3 if area <= 1_000_000 else 2


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    pieces: list[list[Point]] = []
    left, drawing, piece = dash, True, [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        done = 0.0
        while length - done > left:
            done += left
            spot = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if drawing:
                pieces.append([*piece, spot])
            drawing = not drawing
            left, piece = (dash if drawing else gap), [spot]
        left -= length - done
        piece.append((bx, by))
    if drawing and len(piece) > 1:
        pieces.append(piece)
    return pieces


def mark_points(mark: style.SeatMark, cx: float, cy: float, r: float) -> list[Point]:
    """The outline of a seat's shape, balanced so that all six look equally large."""
    if mark == "circle":
        return circle_points(cx, cy, r, 48)
    if mark == "square":
        a = 0.84 * r
        return [(cx - a, cy - a), (cx + a, cy - a), (cx + a, cy + a), (cx - a, cy + a)]
    if mark == "triangle":
        turns = (-math.pi / 2, math.pi / 6, 5 * math.pi / 6)
        middle = cy + 0.16 * r
        return [(cx + 1.16 * r * math.cos(t), middle + 1.16 * r * math.sin(t)) for t in turns]
    if mark == "diamond":
        return [(cx, cy - 1.12 * r), (cx + 1.02 * r, cy), (cx, cy + 1.12 * r), (cx - 1.02 * r, cy)]
    if mark == "hexagon":
        return [(cx + r * math.cos(t * math.pi / 3), cy + r * math.sin(t * math.pi / 3))
                for t in range(6)]  # fmt: skip
    a, b = 0.36 * r, r
    arms = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a)]
    arms += [(-x, -y) for x, y in arms]
    return [(cx + x, cy + y) for x, y in arms]


def circle_points(cx: float, cy: float, r: float, count: int) -> list[Point]:
    turns = [math.tau * step / count for step in range(count)]
    return [(cx + r * math.cos(t), cy + r * math.sin(t)) for t in turns]


def _corner(radius: int) -> pygame.Surface:
    """The upper left quarter of a disc."""
    large = blank(radius * CORNER_FACTOR, radius * CORNER_FACTOR)
    edge = radius * CORNER_FACTOR
    pygame.draw.circle(large, FULL, (edge, edge), edge)
    return reduced(large, radius, radius)


# Soft things: shadows, wells and pools of light, blurred at a quarter of their size.

QUARTER: Final = 4
GLOW_SIZE: Final = 128


def shadow_margin(blur: int) -> int:
    """How far a shadow's picture reaches beyond its box, in pixels."""
    return blur * 3


def box_shadow(
    w: int, h: int, radius: int, blur: int, colour: style.Colour, strength: int
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


def worth_keeping(
    whole: pygame.Rect, page: pygame.Rect
) -> tuple[tuple[int, int], tuple[int, int, int, int]]:
    """Where the part of a picture lies that is worth keeping, and that part of it: of a picture
    larger than its page what the page shows.
    """
    seen = whole.clip(page) if whole.w * whole.h > page.w * page.h else whole
    return seen.topleft, (seen.x - whole.x, seen.y - whole.y, *seen.size)


def light_pool(
    size: tuple[int, int], part: Sequence[int], colour: style.Colour, strength: float
) -> pygame.Surface:
    """A part of an oval of light that fades to nothing at its rim; opaque, to be added to what is
    there.
    """
    pool = pygame.Surface((GLOW_SIZE, GLOW_SIZE))
    middle = (GLOW_SIZE - 1) / 2
    for step in range(GLOW_SIZE):
        distance = 1 - step / GLOW_SIZE
        level = smooth_step(1 - distance) * strength
        shade = [min(255, round(channel * level)) for channel in colour]
        pygame.draw.circle(pool, shade, (middle, middle), distance * GLOW_SIZE / 2)
    return pygame.transform.smoothscale(pool, size).subsurface(part).copy()


def smooth_step(t: float) -> float:
    """0 to 1 with a soft start and a soft end."""
    return t * t * (3 - 2 * t)


# The ground of every page: the game's own place in the evening, or the house's room.

GRAIN_SIZE: Final = 192


def backdrop_picture(w: int, h: int, place: str, *, is_lit: bool = False) -> pygame.Surface:
    """The whole frame, opaque, at real pixel size: the ground's middle where the shape differs."""
    painted = pygame.image.load(style.ground_path(place, is_lit=is_lit))
    share = min(painted.get_width() / w, painted.get_height() / h)
    part = pygame.Rect(0, 0, int(w * share), int(h * share))
    part.center = painted.get_rect().center
    sheet = pygame.Surface((w, h))
    sheet.blit(pygame.transform.smoothscale(painted.subsurface(part), (w, h)), (0, 0))
    add_grain(sheet, (0, 1, 2))
    return sheet


def add_grain(sheet: pygame.Surface, levels: tuple[int, ...], seed: int = 7) -> None:
    """Add a tile of faint noise all over: hides the steps of a gradient, gives cloth its nap."""
    tile = pygame.image.frombuffer(_grain(levels, seed), (GRAIN_SIZE, GRAIN_SIZE), "RGB")
    for top in range(0, sheet.get_height(), GRAIN_SIZE):
        for left in range(0, sheet.get_width(), GRAIN_SIZE):
            sheet.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)


@cache
def _grain(levels: tuple[int, ...], seed: int) -> bytes:
    """The pixels of the tile: the same at every size of the window."""
    count = GRAIN_SIZE * GRAIN_SIZE
    row = bytes(random.Random(seed).choices(levels, k=count))
    pixels = bytearray(3 * count)
    for channel in range(3):
        pixels[channel::3] = row
    return bytes(pixels)


LOW_SCALE: Final = 0.6
ELLIPSIS: Final = "…"
REMEMBERED: Final = 8000
"""More than a rulebook has words."""

Value = TypeVar("Value")


def text_pixels(size: float, scale: float, theme: style.Theme) -> int:
    """The real height of type: never under what the theme allows in a window of that scale."""
    least = theme.least_type if scale >= LOW_SCALE else theme.least_type_low
    return max(least, round(size * scale))


@dataclass(frozen=True, slots=True)
class FontFace:
    """A font at one pixel size, with the rows where its capitals begin and end."""

    font: pygame.font.Font | FineFont
    cap_top: int
    cap_bottom: int

    def top_for(self, y: float, anchor: str) -> float:
        """Where the picture of a line begins so that its capitals sit at y."""
        if anchor == "middle":
            return y - (self.cap_top + self.cap_bottom) / 2
        if anchor == "baseline":
            return y - self.cap_bottom
        if anchor == "top":
            return y - self.cap_top
        raise ValueError(f"no text anchor called {anchor!r}")


class Typesetter:
    """Measures and breaks text in real pixels, and remembers what it measured.

    Its voice says in words what is written as a `Message`. `caps` are the buttons of a controller
    in use by the keys they stand for; None while the keyboard is.
    """

    def __init__(self, voice: HouseVoice | None = None) -> None:
        self.voice = HouseVoice() if voice is None else voice
        self.caps: Mapping[str, str] | None = None
        self._known: OrderedDict[Hashable, object] = OrderedDict()

    def face(self, name: style.Font, pixels: int) -> FontFace:
        return self._remember(("face", name, pixels), lambda: measured_face(name, pixels))

    def width(self, string: str, name: style.Font, pixels: int, spacing: int = 0) -> int:
        key = ("width", string, name, pixels, spacing)
        return self._remember(key, lambda: self._measured(string, name, pixels, spacing))

    def fitted(
        self, string: str, name: style.Font, pixels: int, room: float, spacing: int = 0
    ) -> str:
        """The line, or as much of it as fits before an ellipsis."""
        if self.width(string, name, pixels, spacing) <= room:
            return string
        key = ("fitted", string, name, pixels, math.floor(room), spacing)
        return self._remember(key, lambda: self._shortened(string, name, pixels, room, spacing))

    def lines(self, string: str, name: style.Font, pixels: int, room: float) -> tuple[str, ...]:
        """The text broken at blanks into lines that fit; line breaks in it are kept."""
        key = ("lines", string, name, pixels, math.floor(room))
        return self._remember(key, lambda: self._broken(string, name, pixels, room))

    def clear(self) -> None:
        self._known.clear()

    def _measured(self, string: str, name: style.Font, pixels: int, spacing: int) -> int:
        font = self.face(name, pixels).font
        if not spacing:
            return font.size(string)[0]
        letters = sum(font.size(letter)[0] for letter in string)
        return letters + spacing * max(0, len(string) - 1)

    def _shortened(
        self, string: str, name: style.Font, pixels: int, room: float, spacing: int
    ) -> str:
        low, high = 0, len(string)
        while low < high:
            middle = (low + high + 1) // 2
            line = string[:middle].rstrip() + ELLIPSIS
            if self._measured(line, name, pixels, spacing) <= room:
                low = middle
            else:
                high = middle - 1
        return string[:low].rstrip() + ELLIPSIS if low else ""

    def _broken(self, string: str, name: style.Font, pixels: int, room: float) -> tuple[str, ...]:
        lines: list[str] = []
        for part in string.split("\n"):
            line = ""
            for word in part.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self._measured(longer, name, pixels, 0) > room:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def _remember(self, key: Hashable, work_out: Callable[[], Value]) -> Value:
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]  # type: ignore[return-value]
        value = work_out()
        self._known[key] = value
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return value


FINE_BELOW: Final = 20
FINE: Final = 4


class FineFont:
    """A display type set small: drawn large and reduced, as its letters would be set to whole
    pixels and fall apart.
    """

    def __init__(self, large: pygame.font.Font) -> None:
        self._large = large

    def size(self, string: str) -> tuple[int, int]:
        width, height = self._large.size(string)
        return -(-width // FINE), -(-height // FINE)

    def get_height(self) -> int:
        return -(-self._large.get_height() // FINE)

    def render(self, string: str, smooth: bool, colour: style.Colour) -> pygame.Surface:
        large = self._large.render(string, smooth, colour)
        return pygame.transform.smoothscale(large, self.size(string))


def measured_face(name: style.Font, pixels: int) -> FontFace:
    """Load a font and find its capitals by drawing one: the font's own figures are not reliable."""
    is_fine = name.startswith("cinzel") and pixels < FINE_BELOW
    font = FineFont(style.font(name, FINE * pixels)) if is_fine else style.font(name, pixels)
    letter = font.render("H", True, (255, 255, 255)).get_bounding_rect()
    return FontFace(font, letter.top, letter.bottom)


def line_picture(
    face: FontFace, string: str, colour: style.Colour, spacing: int = 0
) -> pygame.Surface:
    """One line of text as a premultiplied picture."""
    if not spacing:
        return face.font.render(string, True, colour).premul_alpha()
    letters = [face.font.render(letter, True, colour).premul_alpha() for letter in string]
    width = sum(letter.get_width() for letter in letters) + spacing * max(0, len(letters) - 1)
    line = blank(width, face.font.get_height())
    x = 0
    for letter in letters:
        line.blit(letter, (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        x += letter.get_width() + spacing
    return line


# A record of every text on the screen, so that tests can find the bad ones.

SAMPLES: Final = ((0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98), (0.0, 0.5, 1.0))


@dataclass(frozen=True, slots=True)
class DrawnText:
    """One text as it was drawn: where (logical units, height of the capitals), and how legibly."""

    box: Box
    string: str
    colour: style.Colour
    size: float
    pixels: int
    contrast: float
    shortened: bool
    exempt: bool = False

    def is_faint(self) -> bool:
        """Whether the text is too close in colour to its ground."""
        return not self.exempt and self.contrast < style.needed_contrast(self.size)


@dataclass(slots=True)
class Audit:
    """Collects texts while a canvas draws; `problems` says what is wrong with them."""

    texts: list[DrawnText] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    def lose(self, words: str) -> None:
        """A sentence was drawn without its last words, since they had no room."""
        self.lost.append(words)

    def note(self, text: DrawnText) -> None:
        self.texts.append(text)

    def cover(self, box: Box, wholly: bool = True) -> None:
        """Forget the texts that something opaque now hides.

        With `wholly` only those inside the box; without it every text it touches, as for a
        tooltip, which may lie across anything.
        """
        self.texts = [
            text
            for text in self.texts
            if not (box.holds(text.box) if wholly else box.intersects(text.box))
        ]

    def clear(self) -> None:
        """Start again: a new frame, or a dialog over a dimmed one."""
        self.texts = []
        self.lost = []

    def problems(self, width: float, height: float) -> list[str]:
        """One sentence for each text that overlaps, leaves the frame, is cut or is faint."""
        found = [f"{words!r} lost its end" for words in self.lost]
        found += [problem for text in self.texts for problem in _own_problems(text, width, height)]
        for index, text in enumerate(self.texts):
            box = text.box.inset(0.01)  # texts may touch, and places aren't exact
            found += [
                f"{text.string!r} overlaps {other.string!r}"
                for other in self.texts[index + 1 :]
                if box.intersects(other.box)
            ]
        return found


class MagnifiedAudit(Audit):
    """Hears of a part that is drawn larger or smaller, and tells the audit of the whole frame.

    A point of the part lies at `corner` plus `factor` times its place.
    """

    def __init__(self, whole: Audit, corner: Point, factor: float) -> None:
        super().__init__()
        self._whole, self._corner, self._factor = whole, corner, factor

    def note(self, text: DrawnText) -> None:
        size = text.size * self._factor
        self._whole.note(replace(text, box=self._in_whole(text.box), size=size))

    def lose(self, words: str) -> None:
        self._whole.lose(words)

    def cover(self, box: Box, wholly: bool = True) -> None:
        """Forget the texts that something opaque now hides."""
        self._whole.cover(self._in_whole(box), wholly)

    def _in_whole(self, box: Box) -> Box:
        x, y = self._corner
        f = self._factor
        return Box(x + box.x * f, y + box.y * f, box.w * f, box.h * f)


def worst_contrast(surface: pygame.Surface, area: pygame.Rect, colour: style.Colour) -> float:
    """The lowest contrast of a colour against 21 points of the ground it will be drawn on."""
    inside = area.clip(surface.get_rect())
    if inside.w < 1 or inside.h < 1:
        return 21.0
    columns, rows = SAMPLES
    points = [
        (inside.x + round((inside.w - 1) * u), inside.y + round((inside.h - 1) * v))
        for u in columns
        for v in rows
    ]
    grounds = (surface.get_at(point) for point in points)
    return min(style.contrast(colour, (ground.r, ground.g, ground.b)) for ground in grounds)


def _own_problems(text: DrawnText, width: float, height: float) -> list[str]:
    found = []
    frame = Box(0, 0, width, height).inset(-0.75)
    if not frame.holds(text.box):
        found.append(f"{text.string!r} leaves the frame")
    if text.shortened:
        found.append(f"{text.string!r} was cut to fit")
    if text.is_faint():
        found.append(f"{text.string!r} has a contrast of only {text.contrast:.1f}")
    return found
