"""The board in small, and where it differs from how it lay before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas

NEAR: Final = 26
"""How far apart two shades may be and still be the same thing."""
LEAST_SHARE: Final = 0.0003
"""Of the picture; what is smaller is an edge or a shadow."""
MOST_SHARE: Final = 0.5
ROOM: Final = 10
MOST_PLACES: Final = 6


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


def changed_places(before: pygame.Surface, now: pygame.Surface) -> list[pygame.Rect]:
    """Where two pictures of one size differ, the largest first; what lies together is one place.

    Nowhere, where so much differs that it shows nothing.
    """
    if before.get_size() != now.get_size():
        return []
    shade = (NEAR, NEAR, NEAR, 255)
    same = pygame.mask.from_threshold(now, (0, 0, 0), shade, before)
    same.invert()
    least = round(LEAST_SHARE * now.get_width() * now.get_height())
    found = [
        part.get_bounding_rects()[0].inflate(2 * ROOM, 2 * ROOM)
        for part in same.connected_components(max(1, least))
    ]
    joined = _joined(found)
    area = sum(each.w * each.h for each in joined)
    if area > MOST_SHARE * now.get_width() * now.get_height():
        return []
    joined.sort(key=lambda area: -area.w * area.h)
    whole = now.get_rect()
    return [area.clip(whole) for area in joined[:MOST_PLACES]]


def _joined(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Areas that touch each other as one."""
    left, found = list(areas), []
    while left:
        area = left.pop()
        touching = area.collidelistall(left)
        if not touching:
            found.append(area)
            continue
        area = area.unionall([left[place] for place in touching])
        left = [each for place, each in enumerate(left) if place not in touching]
        left.append(area)
    return found
