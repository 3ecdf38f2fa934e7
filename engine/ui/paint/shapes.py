"""Shapes as white coverage masks in real pixels, what is painted into them, shadows, grounds."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, cast

import pygame

from engine.ui.assets import ground_path
from engine.ui.box import Point
from engine.ui.theme import Colour, Fill, Gradient, Paint, SeatMark, Translucent

# Shapes as white coverage masks in real pixels, and the paint that goes into them.
#
# A mask is a premultiplied white surface: its four channels all hold the coverage. Multiplying in
# a
# premultiplied colour or gradient gives the finished picture.

CORNER_FACTOR: Final = 8
CLEAR: Final = (0, 0, 0, 0)
FULL: Final = (255, 255, 255, 255)


def premultiplied(colour: Paint, opacity: float = 1.0) -> Translucent:
    """A colour as it is stored in a premultiplied picture."""
    alpha = (colour[3] if len(colour) == 4 else 255) * opacity
    share = alpha / 255
    return (
        round(colour[0] * share),
        round(colour[1] * share),
        round(colour[2] * share),
        round(alpha),
    )


def is_gradient(fill: Fill) -> bool:
    """Whether a fill is two colours, top and bottom, rather than one."""
    return isinstance(fill[0], tuple)


def blank(w: int, h: int) -> pygame.Surface:
    """An empty premultiplied picture, at least one pixel in size."""
    return pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA)


def reduced(picture: pygame.Surface, w: int, h: int) -> pygame.Surface:
    """The picture at another size, smoothly."""
    return pygame.transform.smoothscale(picture, (max(1, w), max(1, h)))


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A paler copy of a premultiplied picture; alpha from 0 to 255."""
    level = round(alpha)
    pale = picture.copy()
    pale.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


def gradient(w: int, h: int, colours: Gradient, horizontal: bool = False) -> pygame.Surface:
    """A straight blend of two colours, top to bottom or left to right."""
    steps = max(1, w if horizontal else h)
    first, last = premultiplied(colours[0]), premultiplied(colours[1])
    strip = blank(steps, 1) if horizontal else blank(1, steps)
    for step in range(steps):
        t = step / max(1, steps - 1)
        blend = [round(a + (b - a) * t) for a, b in zip(first, last, strict=True)]
        strip.set_at((step, 0) if horizontal else (0, step), pygame.Color(*blend))
    return pygame.transform.scale(strip, (max(1, w), max(1, h)))


def painted(mask: pygame.Surface, fill: Fill, horizontal: bool = False) -> pygame.Surface:
    """A mask filled with one colour or a gradient."""
    picture = mask.copy()
    if is_gradient(fill):
        sheet = gradient(*mask.get_size(), cast(Gradient, fill), horizontal)
        picture.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        picture.fill(premultiplied(cast(Paint, fill)), special_flags=pygame.BLEND_RGBA_MULT)
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
    colour: Paint = FULL,
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
    """A path cut into pieces of length `dash` with `gap` between them."""
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


def mark_points(mark: SeatMark, cx: float, cy: float, r: float) -> list[Point]:
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
    """A regular polygon that stands for a circle."""
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
    w: int, h: int, radius: int, blur: int, colour: Colour, strength: int
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


def light_pool(w: int, h: int, colour: Colour, strength: float) -> pygame.Surface:
    """An oval of light that fades to nothing at its rim; opaque, to be added to what is there."""
    pool = pygame.Surface((GLOW_SIZE, GLOW_SIZE))
    middle = (GLOW_SIZE - 1) / 2
    for step in range(GLOW_SIZE):
        distance = 1 - step / GLOW_SIZE
        level = smooth_step(1 - distance) * strength
        shade = [min(255, round(channel * level)) for channel in colour]
        pygame.draw.circle(pool, shade, (middle, middle), distance * GLOW_SIZE / 2)
    return pygame.transform.smoothscale(pool, (max(1, w), max(1, h)))


def smooth_step(t: float) -> float:
    """0 to 1 with a soft start and a soft end."""
    return t * t * (3 - 2 * t)


# The ground of every page: the game's own place in the evening, or the house's room.

GRAIN_SIZE: Final = 192


def backdrop_picture(w: int, h: int, place: str, *, is_lit: bool = False) -> pygame.Surface:
    """The whole frame, opaque, at real pixel size: the ground's middle where the shape differs."""
    painted = pygame.image.load(ground_path(place, is_lit=is_lit))
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
