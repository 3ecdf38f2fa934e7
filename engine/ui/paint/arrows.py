"""Bent arrows between two pieces of a board, with a light casing and small signs of the way."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

import pygame

from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank, reduced, stroke
from engine.ui.theme import Colour, lighten

WARM: Final[Colour] = (0xFF, 0xF3, 0xE4)
CLEAR_OF_COUNTER: Final = 26.0


@dataclass(frozen=True, slots=True)
class ArrowLook:
    """How heavy an arrow is: half widths at its ends, the head, the bend, and its colour."""

    colour: Colour
    thin: float = 4.0
    thick: float = 8.0
    head: float = 30.0
    bend: float = 26.0
    has_chevrons: bool = True
    alpha: int = 255
    clear: float = CLEAR_OF_COUNTER

    def scaled(self, factor: float) -> ArrowLook:
        """The same arrow for larger or smaller counters."""
        share = round(factor * 8) / 8
        return replace(
            self, thin=self.thin * share, thick=self.thick * share, head=self.head * share,
            bend=self.bend * share, clear=self.clear * share,
        )  # fmt: skip


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
    clear = min(look.clear, length * 0.25)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    a = (start[0] + ux * clear, start[1] + uy * clear)
    b = (end[0] - ux * clear, end[1] - uy * clear)
    unit = canvas.scale
    left, top = min(a[0], b[0]) - 64, min(a[1], b[1]) - 64
    span = (round((b[0] - a[0]) * unit), round((b[1] - a[1]) * unit))
    key = ("arrow", span, look, round(unit * 1000))
    is_new = key not in canvas.pictures
    if is_new and not may_paint:
        return True
    picture = canvas.pictures.get(key, lambda: _arrow_picture(span, look, unit))
    canvas.image(picture, left, top, premultiplied=True, alpha=255 * strength)
    return is_new


def _arrow_picture(span: tuple[int, int], look: ArrowLook, unit: float) -> pygame.Surface:
    margin = 64 * unit
    width, height = round(abs(span[0]) + 2 * margin), round(abs(span[1]) + 2 * margin)
    start = (margin + max(0, -span[0]), margin + max(0, -span[1]))
    end = (start[0] + span[0], start[1] + span[1])
    shape = _ArrowShape(start, end, look, unit)
    picture = blank(width, height)
    mask = blank(width, height)
    pygame.draw.polygon(mask, (0, 0, 0, 200), [(x, y + 6 * unit) for x, y in shape.outline])
    soft = pygame.transform.gaussian_blur(mask, max(1, round(4 * unit)))
    picture.blit(soft, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    factor = 3
    large = blank(width * factor, height * factor)
    outline = [(x * factor, y * factor) for x, y in shape.outline]
    stroke(large, outline, 9 * unit * factor * shape.heft, closed=True, colour=(26, 11, 8, 255))
    stroke(large, outline, 5.5 * unit * factor * shape.heft, closed=True, colour=(*WARM, 255))
    pygame.draw.polygon(large, (*look.colour, 255), outline)
    if look.has_chevrons:
        for chevron in shape.chevrons():
            points = [(x * factor, y * factor) for x, y in chevron]
            stroke(large, points, 2 * unit * factor, colour=(*lighten(look.colour, 0.55), 255))
    body = reduced(large, width, height)
    picture.blit(body, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    if look.alpha < 255:
        picture.fill((look.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return picture


class _ArrowShape:
    """A quadratic curve that grows thicker, with a head at its end."""

    def __init__(self, start: Point, end: Point, look: ArrowLook, unit: float) -> None:
        self.start, self.end, self.look, self.unit = start, end, look, unit
        dx, dy = end[0] - start[0], end[1] - start[1]
        self.length = max(1.0, math.hypot(dx, dy))
        bend = min(look.bend * unit, self.length * 0.25)
        nx, ny = dy / self.length, -dx / self.length
        self.middle = ((start[0] + end[0]) / 2 + nx * bend, (start[1] + end[1]) / 2 + ny * bend)
        self.heft = min(1.0, look.thick / 8)
        self.neck = max(0.2, 1 - look.head * unit / self.length)
        self.outline = self._outline()

    def at(self, t: float) -> Point:
        """A point of the curve."""
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
        """Half the thickness of the shaft there."""
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
