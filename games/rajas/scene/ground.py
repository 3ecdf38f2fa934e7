"""The ground: everything printed on the board, painted once for a size and kept.

Painting takes most of a second, so it is cut into parts of a few hundredths: `Ground.work` paints
one at a time, `Ground.draw` shows what there is (a former ground while a new one is not finished).
`finish` paints all of it at once, for a picture.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from engine.ui.canvas import Canvas
from engine.ui.paint.pictures import TiledSurface
from engine.ui.paint.shapes import blank
from games.rajas.scene.landscape_art import paint_earth, paint_hills, paint_sky, paint_water
from games.rajas.scene.market_art import paint_harbour, paint_market, paint_quarry
from games.rajas.scene.palace import (
    paint_balconies,
    paint_chambers,
    paint_lamps,
    paint_palace,
    paint_terrace,
    paint_wall,
)
from games.rajas.scene.places import Places, board_canvas
from games.rajas.scene.printed import Printed
from games.rajas.scene.province import draw_panel
from games.rajas.scene.ring_art import paint_corner, paint_frame, paint_lines, paint_numbers
from games.rajas.scene.river import paint_bridge, paint_stones
from games.rajas.scene.slots import paint_slots
from games.rajas.scene.statue import paint_statue

Part = Callable[[Canvas, Places, Printed], None]


def paint_panels(canvas: Canvas, places: Places, printed: Printed) -> None:
    """The panels on which a person's own things lie."""
    draw_panel(canvas, places.province.panel, 16)
    draw_panel(canvas, places.scrolls)


PARTS: Final[tuple[Part, ...]] = (
    paint_frame, paint_lines, paint_sky, paint_hills, paint_earth, paint_water, paint_palace,
    paint_wall, paint_lamps, partial(paint_chambers, numbers=(0, 1, 2)),
    partial(paint_chambers, numbers=(3, 4, 5)), paint_balconies, paint_terrace, paint_market,
    paint_harbour, paint_quarry, paint_bridge, paint_stones, paint_panels, paint_statue,
    paint_slots, paint_corner, paint_numbers,
)  # fmt: skip
"""From the lowest to the uppermost."""


class Ground:
    """The painted ground of one board; it is painted anew when places, numbers or size change."""

    def __init__(self) -> None:
        self._key: object = None
        self._sheet: TiledSurface | None = None
        self._former: pygame.Surface | None = None
        self._canvas: Canvas | None = None
        self._done = 0
        self._places: Places | None = None
        self._printed: Printed | None = None

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to paint."""
        return self._canvas is None or self._done == len(PARTS)

    def draw(self, canvas: Canvas, places: Places, printed: Printed) -> None:
        """The ground on the window's canvas; all of it at once where texts are audited."""
        board = board_canvas(canvas, places)
        if canvas.audit is not None:
            for part in PARTS:
                part(board, places, printed)
            return
        self._prepare(board, places, printed)
        area = board.rect(places.frame)
        if self._former is not None and not self.is_done:
            flags = pygame.BLEND_PREMULTIPLIED
            canvas.surface.blit(self._former, area.topleft, special_flags=flags)
        elif self._sheet is not None:
            canvas.sheet(self._sheet, area.topleft, pygame.BLEND_PREMULTIPLIED)

    def work(self) -> bool:
        """Paint the next part; whether there was one."""
        if self.is_done or self._places is None or self._printed is None or self._canvas is None:
            return False
        PARTS[self._done](self._canvas, self._places, self._printed)
        if self._sheet is not None:
            self._sheet.touched()
        self._done += 1
        if self.is_done:
            self._former = None
        return True

    def finish(self, canvas: Canvas, places: Places, printed: Printed) -> None:
        """Paint everything now."""
        self._prepare(board_canvas(canvas, places), places, printed)
        while self.work():
            pass

    def _prepare(self, board: Canvas, places: Places, printed: Printed) -> None:
        """A new sheet when anything has changed."""
        size = board.rect(places.frame).size
        key = (places.ring, len(places.spaces), printed, size, round(board.scale * 1000))
        if key == self._key:
            return
        if self.is_done and self._sheet is not None:
            self._former = self._sheet.picture
        if self._former is not None and self._former.get_size() != size:
            self._former = pygame.transform.smoothscale(self._former, size)
        self._key, self._places, self._printed = key, places, printed
        self._sheet = TiledSurface(blank(*size))
        self._canvas = board.on(self._sheet.picture, (0, 0))
        self._done = 0
