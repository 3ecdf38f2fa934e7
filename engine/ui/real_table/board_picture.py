"""The board in small, with the places lit that hands go to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from engine.ui.board import outline_box
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.real_table.callouts import Callout, draw_callouts
from engine.ui.real_table.hands_picture import draw_way
from engine.ui.theme import INK, LINE, Colour

DARK: Final = (104, 100, 118)


def painted(canvas: Canvas, board: Box, paint: Callable[[Canvas], object]) -> pygame.Surface:
    """The board's part of the page as a picture of its own, in real pixels."""
    area = canvas.rect(board)
    sheet = pygame.Surface(area.size)
    paint(canvas.on(sheet, (area.x / canvas.scale, area.y / canvas.scale)))
    return sheet


def shrunk(picture: pygame.Surface, room: tuple[float, float]) -> pygame.Surface:
    """The picture as large as the room allows, in pixels."""
    share = min(room[0] / picture.get_width(), room[1] / picture.get_height(), 1.0)
    size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
    return pygame.transform.smoothscale(picture, size)


def turned(picture: pygame.Surface, quarters: int) -> pygame.Surface:
    """The picture by so many quarters of a turn, as the board lies before somebody."""
    return pygame.transform.rotate(picture, -90 * quarters) if quarters % 4 else picture


def turned_point(point: Point, size: tuple[float, float], quarters: int) -> Point:
    """Where a point of a picture of that size comes to when it is turned."""
    x, y = point
    w, h = size
    return ((x, y), (h - y, x), (w - x, h - y), (y, w - x))[quarters % 4]


def lit(picture: pygame.Surface, shapes: Sequence[Sequence[Point]]) -> pygame.Surface:
    """The picture in the dark, but for these shapes; the picture itself where there are none."""
    if not shapes:
        return picture
    dark = picture.copy()
    dark.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for shape in shapes:
        pygame.draw.polygon(light, (255, 255, 255, 255), shape)
    bright = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    bright.blit(picture, (0, 0))
    bright.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    dark.blit(bright, (0, 0))
    return dark


Shapes = Callable[[str], Sequence[Sequence[Point]]]


@dataclass(frozen=True, slots=True)
class Lit:
    """What the picture shows: the `part` of the table, turned by so many quarters, the places that
    are lit, an arrow from the first to the last of them, what stands beside which. Another `moment`
    is another picture.
    """

    part: Box
    quarters: int
    moment: object
    places: tuple[str, ...] = ()
    callouts: tuple[tuple[str, str], ...] = ()
    is_way: bool = False


class BoardPicture:
    """The board in small, painted once for a moment and size."""

    def __init__(
        self, paint: Callable[[Canvas], object], shapes: Shapes, is_whole: Callable[[], bool],
        hue: Colour,
    ) -> None:  # fmt: skip
        self._paint, self._shapes, self._is_whole, self._hue = paint, shapes, is_whole, hue
        self._picture: pygame.Surface | None = None
        self._drawn_for: tuple[object, ...] = ()

    def draw(self, canvas: Canvas, room: Box, shown: Lit) -> None:
        """As large as the room allows; the places that hands go to are lit."""
        if not shown.part.w:
            return
        self._renew(canvas, room, shown)
        picture = self._picture
        if picture is None:
            return
        scale = canvas.scale
        wide, high = picture.get_width() / scale, picture.get_height() / scale
        box = Box(room.x + (room.w - wide) / 2, room.y, wide, high)
        canvas.image(picture, box.x, box.y)
        canvas.rounded(box, 8, None, LINE)
        middles = []
        for name in shown.places:
            shapes = [[_on_picture(point, box, shown) for point in shape]
                      for shape in self._shapes(name)]  # fmt: skip
            for points in shapes:
                canvas.polygon(points, None, INK, 6)
                canvas.polygon(points, None, self._hue, 3)
            middles += [outline_box(points).centre for points in shapes[:1]]
        if shown.is_way and len(middles) > 1:
            draw_way(canvas, (middles[0], middles[-1]), 0.6)
        callouts = [
            Callout(words, place.centre, place)
            for name, words in shown.callouts
            for place in self._boxes_of(name, box, shown)
        ]
        draw_callouts(canvas, Box(room.x, box.y, room.w, box.h), callouts, self._hue)

    def _boxes_of(self, name: str, box: Box, shown: Lit) -> list[Box]:
        """The box on the picture of what a place looks like; none where it is not to be seen."""
        return [
            outline_box([_on_picture(each, box, shown) for each in shape])
            for shape in self._shapes(name)[:1]
        ]

    def _renew(self, canvas: Canvas, room: Box, shown: Lit) -> None:
        key = (shown, round(room.w), round(room.h), round(canvas.scale * 100))
        if key == self._drawn_for:
            return
        whole = painted(canvas, shown.part, self._paint)
        self._drawn_for = key if self._is_whole() else ()
        corner, scale = canvas.rect(shown.part).topleft, canvas.scale
        shapes = [
            [(x * scale - corner[0], y * scale - corner[1]) for x, y in shape]
            for name in shown.places
            for shape in self._shapes(name)
        ]
        pixels = (room.w * scale, room.h * scale)
        self._picture = shrunk(turned(lit(whole, shapes), shown.quarters), pixels)


def _on_picture(point: Point, box: Box, shown: Lit) -> Point:
    """Where a point of the table comes to on the picture."""
    part = shown.part
    share = ((point[0] - part.x) / part.w, (point[1] - part.y) / part.h)
    x, y = turned_point(share, (1.0, 1.0), shown.quarters)
    return box.x + x * box.w, box.y + y * box.h
