"""A leaf that is turned: the old one is squeezed to the fold, the new one opens from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BLACK

SECONDS: Final = 0.26
SHADE: Final = 46.0
SHADE_DARK: Final = 110

PaintLeaf = Callable[[Canvas, int, int], None]
"""Paints a leaf onto the page at a place, its paper too."""


class LeafTurn:
    """From one opening to another; `share` is how much of the way is done."""

    def __init__(
        self, canvas: Canvas, places: tuple[Box, ...], ends: tuple[int, int], paint: PaintLeaf
    ) -> None:
        self.share = 0.0
        before, after = ends
        self._places = places
        last = len(places) - 1
        is_on = after > before
        self.beneath: tuple[int, ...]
        if last:
            self.beneath = (before, after + 1) if is_on else (after, before + 1)
            leaving, coming = (before + 1, after) if is_on else (before, after + 1)
            self._from, self._to = (last, 0) if is_on else (0, last)
        else:
            self.beneath = (after,) if is_on else (before,)
            leaving = coming = before if is_on else after
            self._from = self._to = 0
        self._is_on = is_on
        self._leaving = _painted(canvas, places[self._from], leaving, self._from, paint)
        self._coming = _painted(canvas, places[self._to], coming, self._to, paint) if last else (
            self._leaving)  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        """The leaf as far as it has come."""
        if len(self._places) == 1:
            share = 1 - self.share if self._is_on else self.share
            self._draw_flap(canvas, self._leaving, 0, share)
        elif self.share < 0.5:
            self._draw_flap(canvas, self._leaving, self._from, 1 - 2 * self.share)
        else:
            self._draw_flap(canvas, self._coming, self._to, 2 * self.share - 1)

    def _draw_flap(self, canvas: Canvas, leaf: pygame.Surface, place: int, share: float) -> None:
        """A leaf squeezed to a share of its width, fixed at the fold."""
        page = self._places[place]
        width, height = leaf.get_size()
        wide = round(width * share)
        if wide < 1:
            return
        squeezed = pygame.transform.scale(leaf, (wide, height))
        room = page.w * share
        is_left = len(self._places) > 1 and place == 0
        x = page.right - room if is_left else page.x
        canvas.image(squeezed, x, page.y)
        dark, clear = (*BLACK, SHADE_DARK), (*BLACK, 0)
        edge = x - SHADE if is_left else x + room
        shade = Box(edge, page.y, SHADE, page.h).intersection(page)
        if shade.w > 0:
            fill = (clear, dark) if is_left else (dark, clear)
            canvas.rounded(shade, 0, fill, horizontal=True)


def _painted(canvas: Canvas, page: Box, leaf: int, place: int, paint: PaintLeaf) -> pygame.Surface:
    area = canvas.rect(page)
    sheet = pygame.Surface(area.size)
    paint(canvas.on(sheet, (area.x / canvas.scale, area.y / canvas.scale)), leaf, place)
    return sheet
