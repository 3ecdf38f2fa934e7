"""A picture that is painted on while it is shown."""

from __future__ import annotations

from typing import Final

import pygame

TILE: Final = 128


class TiledSurface:
    """A surface in tiles that know how often they were painted on.

    Whoever paints on `picture` says so with `touched`; `tiles` are parts of it with their corner
    and that count, so that only what has changed needs to be shown again.
    """

    def __init__(self, picture: pygame.Surface) -> None:
        self.picture = picture
        whole = self.picture.get_rect()
        self._areas = [
            pygame.Rect(x, y, TILE, TILE).clip(whole)
            for y in range(0, whole.h, TILE)
            for x in range(0, whole.w, TILE)
        ]
        self._parts = [self.picture.subsurface(area) for area in self._areas]
        self._counts = [0] * len(self._areas)

    def touched(self, area: pygame.Rect | None = None) -> None:
        """That area of the picture, or all of it, was painted on."""
        whole = range(len(self._areas))
        for number in whole if area is None else area.collidelistall(self._areas):
            self._counts[number] += 1

    @property
    def tiles(self) -> list[tuple[pygame.Surface, tuple[int, int], int]]:
        """Every part, where it lies in the picture, and how often it was painted on."""
        corners = [area.topleft for area in self._areas]
        return list(zip(self._parts, corners, self._counts, strict=True))
