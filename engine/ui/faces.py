"""The faces of those whom bots play as, round and at the size they are shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from engine.ui.assets import asset_root
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.theme import SEAT_COLOURS, Colour

if TYPE_CHECKING:
    from engine.core.card import Card
    from engine.core.match import Match

HEAD: Final = (50, 50, 200, 200)
"""Where the head is in a picture."""
TOP: Final = 0.02
"""What is left out above, of the height of a picture."""


def face_path(game: str, called: str) -> Path | None:
    """The picture of whoever is called so in a game; None where nobody painted one."""
    path = asset_root() / "faces" / f"{game}-{called.lower().replace(' ', '_')}.jpg"
    return path if called and path.is_file() else None


def seat_face(match: Match, seat: int) -> Path | None:
    """The picture of the bot in a seat."""
    return player_face(match.game, match.setup.seats[seat].player)


def player_face(game: Card, player: str) -> Path | None:
    """The picture of a bot; None of a person."""
    level = game.level(player)
    return None if level is None else face_path(game.key, level.called)


def draw_player(
    canvas: Canvas, face: Path | None, seat: int, at: tuple[float, float], r: float
) -> None:
    """Whoever sits there: a face, or the seat's mark where there is none."""
    if face is None:
        canvas.seat_mark(seat, *at, 0.8 * r)
    else:
        draw_face(canvas, face, seat, *at, r)


def draw_face(canvas: Canvas, path: Path, seat: int, cx: float, cy: float, r: float) -> None:
    """A head in a ring of the seat's colour, and the seat's mark at its foot."""
    draw_head(canvas, path, cx, cy, r, SEAT_COLOURS[seat])
    canvas.seat_mark(seat, cx + 0.72 * r, cy + 0.72 * r, 0.42 * r)


def draw_head(canvas: Canvas, path: Path, cx: float, cy: float, r: float, ring: Colour) -> None:
    """A head in a ring."""
    pixels = 2 * canvas.px(r)
    picture = canvas.pictures.get(("face", path.stem, pixels), lambda: _head(path, pixels))
    canvas.image(picture, cx - r, cy - r)
    canvas.ring(cx, cy, r, ring, 2.5)


def draw_portrait(
    canvas: Canvas, path: Path, box: Box, radius: float, *, is_mirrored: bool = False
) -> None:
    """A picture that fills a box from its top, round at the upper corners."""
    size, corner = canvas.rect(box).size, canvas.px(radius)
    key = ("portrait", path.stem, size, corner, is_mirrored)
    picture = canvas.pictures.get(key, lambda: _portrait(path, size, corner, is_mirrored))
    canvas.image(picture, box.x, box.y)


def _portrait(path: Path, size: tuple[int, int], corner: int, is_mirrored: bool) -> pygame.Surface:
    painted = pygame.image.load(path)
    (w, h), (wide, high) = size, painted.get_size()
    share = max(w / wide, h / high)
    part = pygame.Rect(0, 0, min(wide, round(w / share)), min(high, round(h / share)))
    part.centerx = wide // 2
    part.y = min(round(TOP * high), high - part.h)
    shown = pygame.transform.smoothscale(painted.subsurface(part), size)
    picture = shapes.blank(w, h)
    picture.blit(pygame.transform.flip(shown, is_mirrored, False), (0, 0))
    mask = shapes.rounded_mask(w, h + corner, corner)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _head(path: Path, pixels: int) -> pygame.Surface:
    painted = pygame.image.load(path).subsurface(HEAD)
    head = shapes.blank(pixels, pixels)
    head.blit(pygame.transform.smoothscale(painted, (pixels, pixels)), (0, 0))
    mask = shapes.rounded_mask(pixels, pixels, pixels // 2)
    head.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return head
