"""The pictures of games at the left of rows."""

from __future__ import annotations

from typing import Final

from engine.core.game import Game
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.hub.covers import CoverShelf, game_cover
from engine.ui.theme import BACKGROUND, PANEL, SMALL, TEXT, lighten, mix

RADIUS: Final = 10.0
STRIP_H: Final = 34.0


def draw_cover(canvas: Canvas, shelf: CoverShelf, frame: Box, game: Game) -> None:
    """The part of a cover that fits a frame; its ground while it is not painted yet."""
    cover = game_cover(game)
    accent = cover.theme.accent
    canvas.rounded(frame, RADIUS, mix(PANEL, accent, 0.35))
    picture = shelf.part(cover, canvas.rect(frame).size, canvas.px(RADIUS))
    if picture is not None:
        canvas.image(picture, frame.x, frame.y, premultiplied=True)
    canvas.rounded(frame, RADIUS, None, (*lighten(accent, 0.4), 60))


def draw_named_cover(canvas: Canvas, shelf: CoverShelf, frame: Box, game: Game) -> None:
    """The same with the game's first word along the lower edge."""
    draw_cover(canvas, shelf, frame, game)
    strip = Box(frame.x, frame.bottom - STRIP_H, frame.w, STRIP_H)
    canvas.rounded(strip, RADIUS, (*BACKGROUND, 214))
    canvas.text(*strip.centre, game.title.split()[0], SMALL, TEXT, "text-semibold", "centre",
                max_width=strip.w - 12)  # fmt: skip
