"""The covers of the games: painted one at a time, after the page that shows them is on screen."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from engine.core.card import Card
from engine.text.said import Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Pictures
from engine.ui.pages.page_theme import theme_of
from engine.ui.paint import shapes
from engine.ui.theme import DISPLAY, THEMES, WHITE, Theme, darken

if TYPE_CHECKING:
    from engine.core.registry import Announced, Painter

PICTURE_SHARE: Final = 0.745  # of a cover's height, above its title

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CoverOf:
    """One cover: whose it is, the theme of its frame, how to get the painter, and what it says."""

    key: str
    theme: Theme
    painter: Callable[[], Painter]
    tagline: Words = ""


class CoverShelf:
    """Hands out covers that are painted already and notes the ones that are wanted.

    `paint_one` paints one of those; a page calls it once after each frame, so that no frame has
    to wait for all of them. `say` is how the page says a tagline; each language has covers of its
    own. What was painted last, and what was cut out, the shelf keeps itself: where one frame
    takes more room than the pictures have, it would be gone again before it is shown.
    """

    def __init__(self, pictures: Pictures, say: Callable[[Words], str]) -> None:
        self._pictures = pictures
        self._say = say
        self._wanted: dict[tuple[object, ...], Callable[[], pygame.Surface]] = {}
        self._fresh: dict[tuple[object, ...], pygame.Surface] = {}
        self._parts: dict[tuple[object, ...], pygame.Surface] = {}

    @property
    def is_waiting(self) -> bool:
        """Whether some cover is still to be painted."""
        return bool(self._wanted)

    def picture(self, cover: CoverOf, size: Size) -> pygame.Surface | None:
        """The cover at a size in pixels (premultiplied), None until it is painted."""
        line = self._say(cover.tagline)
        key = ("cover", cover.key, line, size)
        if key in self._pictures or key in self._fresh:
            return self._pictures.get(key, lambda: self._fresh[key])
        self._wanted[key] = lambda: cover.painter()(size, line)
        return None

    def reduced(self, cover: CoverOf, full: Size, size: Size) -> pygame.Surface | None:
        """The cover as it is painted at its full size, made smaller."""
        whole = self.picture(cover, full)
        if whole is None or size == full:
            return whole
        key = ("cover reduced", cover.key, self._say(cover.tagline), full, size)
        return self._pictures.get(key, lambda: shapes.reduced(whole, *size))

    def part(self, cover: CoverOf, size: Size, corner: int) -> pygame.Surface | None:
        """What of a cover's picture, without its title, fills a frame with round corners."""
        key = (cover.key, self._say(cover.tagline), size, corner)
        if key not in self._parts:
            rim = max(2, corner // 2)
            whole = self.picture(cover, _size_that_fills(size, rim))
            if whole is None:
                return None
            self._parts[key] = _cut_out(whole, size, corner, rim)
        return self._parts[key]

    def paint_one(self) -> bool:
        """Paints the cover that was wanted first; whether there was one."""
        if not self._wanted:
            return False
        key = next(iter(self._wanted))
        self._fresh = {key: self._pictures.get(key, self._wanted.pop(key))}
        return True

    def forget(self) -> None:
        """Nothing is wanted any more: the window has another size."""
        self._wanted.clear()
        self._fresh.clear()
        self._parts.clear()


def _size_that_fills(frame: Size, rim: int) -> Size:
    """The cover whose picture, within a rim, is at least as wide and as high as a frame."""
    width = max(frame[0] + 2 * rim, math.ceil((frame[1] + rim) / PICTURE_SHARE * 3 / 4))
    return width, round(width * 4 / 3)


def _cut_out(cover: pygame.Surface, size: Size, corner: int, rim: int) -> pygame.Surface:
    """The middle of the picture; the cover's own edge and corners stay outside."""
    art = round(cover.get_height() * PICTURE_SHARE)
    left = (cover.get_width() - size[0]) // 2
    top = rim + max(0, art - rim - size[1]) // 2
    sheet = shapes.blank(*size)
    sheet.blit(cover, (0, 0), (left, top, *size))
    mask = shapes.rounded_mask(*size, corner)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def game_cover(game: Card) -> CoverOf:
    """The cover of a game that can be played; one without a painter gets a plain one."""
    theme = theme_of(game)
    return CoverOf(
        game.key, theme, lambda: game.cover() or plain_cover(game.title, theme), game.tagline
    )


def announced_cover(announced: Announced) -> CoverOf:
    """The cover of a game that is being built."""
    theme = THEMES.get(announced.key, THEMES["hub"])
    return CoverOf(announced.key, theme, announced.cover, announced.tagline)


def draw_cover(canvas: Canvas, box: Box, cover: CoverOf, shelf: CoverShelf) -> None:
    """A cover in its place, or its ground while it is being painted."""
    picture = shelf.picture(cover, canvas.rect(box).size)
    if picture is not None:
        canvas.image(picture, box.x, box.y, premultiplied=True)
        return
    accent = cover.theme.accent
    canvas.rounded(box, 10, (darken(accent, 0.55), darken(accent, 0.85)), (*WHITE, 46))


def plain_cover(name: str, theme: Theme) -> Painter:
    """The cover of a game that paints none itself: its name on its accent."""
    from engine.ui.cover import CREAM, render_cover, scrim, title  # noqa: PLC0415 (once it is painted)

    def picture(canvas: Canvas) -> None:
        canvas.glow(168, 180, 200, 200, theme.accent, 0.3)
        scrim(canvas, 260, darken(theme.accent, 0.85))
        size = DISPLAY
        while size > 20 and canvas.text_width(name, size, theme.title_font, 2) > 296:
            size -= 2
        title(canvas, name, 388, size, 2, CREAM)

    def paint(size: Size, tagline: str) -> pygame.Surface:
        ground = (darken(theme.accent, 0.45), darken(theme.accent, 0.8))
        return render_cover(size, theme, ground, picture)

    return paint
