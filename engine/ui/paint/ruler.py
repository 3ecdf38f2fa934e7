"""Logical units and real pixels: where things drawn lie on a surface."""

from __future__ import annotations

import math
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.paint import shapes
from engine.ui.paint.audit import Audit
from engine.ui.paint.ledger import FrameLedger
from engine.ui.paint.pictures import Pictures
from engine.ui.paint.sheet import TiledSurface
from engine.ui.paint.text import Typesetter
from engine.ui.theme import Theme

STEPS: Final = 4  # parts of a pixel to which shapes are placed
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
        """The whole surface as a box."""
        return Box(*self.origin, self.width, self.height)

    def px(self, value: float) -> int:
        """A length in real pixels."""
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
