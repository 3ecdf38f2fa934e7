"""A page as a picture."""

from __future__ import annotations

import io
import math
from itertools import pairwise
from typing import Final

import pygame

from engine.ui.assets import font
from engine.ui.box import Point
from engine.ui.printed.page import A4, POINT, Disc, Form, PrintedPage, PrintedWords
from engine.ui.theme import WHITE, Colour

DOTS: Final = 8.0
"""Dots in a millimetre: about 200 in an inch."""
FINER: Final = 2
"""Everything is painted so much larger, so that edges are smooth."""
DASH: Final = 0.7


def png_of(page: PrintedPage) -> bytes:
    """The picture of a page, as the content of a file."""
    pygame.font.init()
    file = io.BytesIO()
    pygame.image.save(picture_of(page), file, "page.png")
    return file.getvalue()


def picture_of(page: PrintedPage) -> pygame.Surface:
    """The picture of a page; pygame's fonts must be initialised."""
    scale = DOTS * FINER
    large = pygame.Surface((round(A4.w * scale), round(A4.h * scale)))
    large.fill(WHITE)
    for mark in page.marks:
        if isinstance(mark, PrintedWords):
            _write(large, mark, scale)
        elif isinstance(mark, Disc):
            _draw_disc(large, mark, scale)
        else:
            _draw_form(large, mark, scale)
    return pygame.transform.smoothscale(large, (round(A4.w * DOTS), round(A4.h * DOTS)))


def _write(sheet: pygame.Surface, mark: PrintedWords, scale: float) -> None:
    letters = font("text-bold" if mark.is_bold else "text", round(mark.size * POINT * scale))
    words = letters.render(mark.text, True, mark.ink)
    share = {"left": 0.0, "centre": 0.5, "right": 1.0}[mark.align]
    place = (mark.x * scale - share * words.get_width(), mark.y * scale - words.get_height() / 2)
    sheet.blit(words, place)


def _draw_disc(sheet: pygame.Surface, mark: Disc, scale: float) -> None:
    spot, r = (mark.x * scale, mark.y * scale), mark.r * scale
    if mark.fill is not None:
        pygame.draw.circle(sheet, mark.fill, spot, r)
    if mark.edge is not None:
        pygame.draw.circle(sheet, mark.edge, spot, r, max(1, round(mark.width * scale)))


def _draw_form(sheet: pygame.Surface, mark: Form, scale: float) -> None:
    points = [(x * scale, y * scale) for x, y in mark.points]
    if mark.fill is not None and len(points) > 2:
        pygame.draw.polygon(sheet, mark.fill, points)
    if mark.edge is None:
        return
    closed = [*points, points[0]] if len(points) > 2 else points
    for start, end in pairwise(closed):
        for a, b in _dashes(start, end, DASH * scale) if mark.is_dashed else ((start, end),):
            _stroke(sheet, mark.edge, a, b, mark.width * scale)


def _stroke(sheet: pygame.Surface, ink: Colour, start: Point, end: Point, width: float) -> None:
    """A line with round ends, so that corners are whole."""
    pygame.draw.line(sheet, ink, start, end, max(1, round(width)))
    for spot in (start, end):
        pygame.draw.circle(sheet, ink, spot, width / 2)


def _dashes(start: Point, end: Point, dash: float) -> list[tuple[Point, Point]]:
    """The parts of a line that are painted."""
    length = math.dist(start, end)
    count = math.ceil(length / dash / 2)

    def at(way: float) -> Point:
        share = min(1.0, way / length)
        return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)

    return [(at(2 * dash * n), at(2 * dash * n + dash)) for n in range(count)]
