"""A tile on its way from its stack into the empire: it turns once about its upright axis."""

from __future__ import annotations

import math
from typing import Final

import pygame

from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank
from engine.ui.theme import GOOD
from games.roll_galaxy.scene.hover_card import other_side
from games.roll_galaxy.scene.tall_tile import draw_tall_tile, has_room_for
from games.roll_galaxy.scene.tile_faces import RADIUS, draw_large_tile

EDGE_ON: Final = 0.02
LIGHT: Final = 150


def draw_turning_tile(
    canvas: Canvas, box: Box, place: Box, side: int, share: float, voice: Voice
) -> None:
    """A tile in a box, `share` of its turn to its `place` done; half-way its back is seen."""
    turned = math.cos(share * 2 * math.pi)
    back = other_side(side)
    seen = side if turned >= 0 or back is None else back
    size = (place.w, place.h)
    face = canvas.pictures.get(
        ("roll-turning", voice.language, seen, canvas.px(place.w), canvas.px(place.h)),
        lambda: _face(canvas, size, seen, voice),
    )
    across = max(EDGE_ON, abs(turned))
    shown = Box.around(*box.centre, box.w * across, box.h)
    canvas.shadow(shown, RADIUS, blur=18, drop=0, strength=LIGHT, colour=GOOD)
    pixels = (max(1, canvas.px(shown.w)), max(1, canvas.px(shown.h)))
    picture = pygame.transform.smoothscale(face, pixels)
    canvas.image(picture, *box.centre, centre=True, premultiplied=True)


def _face(canvas: Canvas, size: tuple[float, float], side: int, voice: Voice) -> pygame.Surface:
    """A side of the tile as it lies in the empire."""
    sheet = blank(canvas.px(size[0]), canvas.px(size[1]))
    layer, box = canvas.on(sheet, (0.0, 0.0)), Box(0, 0, *size)
    if has_room_for(box):
        draw_tall_tile(layer, box, side, voice)
    else:
        draw_large_tile(layer, box, side)
    return sheet
