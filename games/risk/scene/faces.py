"""The dice of a battle: seen from above, in the colour of whoever rolls them."""

from __future__ import annotations

from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import PIPS
from engine.ui.paint.pictures import Pictures
from engine.ui.paint.shapes import blank, gradient, painted, reduced, rounded_mask
from engine.ui.theme import INK, Colour, darken, lighten, seat_ink
from games.risk.scene.pieces import owner_colour
from games.risk.state import NEUTRAL

SUPER: Final = 4
SLOT_LINE: Final[Colour] = (0x56, 0x61, 0x6F)
PALE: Final = 95.0
TURNS: Final = 5
TILT: Final = 14.0


def draw_battle_die(  # noqa: PLR0913 (a die's looks, by name)
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    value: int,
    owner: int,
    *,
    is_pale: bool = False,
    tumble: float = 1.0,
    rest: float = 0.0,
) -> None:
    """A die around a point; while it tumbles (below 1) other faces show and it rocks.

    At last it lies `rest` degrees askew.
    """
    colour = owner_colour(owner)
    ink = INK if owner == NEUTRAL else seat_ink(owner)
    pixels = max(8, canvas.px(size))
    shown, tilt = value, rest
    if tumble < 1:
        turn = int(tumble * TURNS * (1.6 - 0.6 * tumble))
        shown = (value + 2 * turn + 1) % 6 + 1
        tilt = TILT * (1 - tumble) * (-1 if turn % 2 else 1)
        cy -= size * 0.22 * (1 - tumble) * abs(1 - 2 * (tumble * TURNS % 1))
    if not is_pale:
        box = Box.around(cx, cy, size - 4, size - 4)
        canvas.shadow(box, size * 0.2, blur=8, drop=6, strength=125)
    step = round(tilt / 2) * 2
    picture = canvas.pictures.get(
        ("risk-die-turned", pixels, shown, colour, ink, step),
        lambda: _turned(_upright(canvas.pictures, pixels, shown, colour, ink), step),
    )
    canvas.image(picture, cx, cy, centre=True, premultiplied=True, alpha=PALE if is_pale else 255)


def draw_die_place(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """A dashed place where no die lies."""
    box = Box.around(cx, cy, size - 4, size - 4)
    canvas.cached(("risk-die-place",), box, lambda inner: _paint_place(inner, box), margin=2)


def _paint_place(canvas: Canvas, box: Box) -> None:
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    canvas.polyline(corners, SLOT_LINE, 1.6, closed=True, dashed=True, dash=(6, 5))


def _turned(picture: pygame.Surface, degrees: int) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, degrees, 1.0) if degrees else picture


def _upright(
    pictures: Pictures, pixels: int, value: int, colour: Colour, ink: Colour
) -> pygame.Surface:
    """A die as it lies; all faces of a colour share one body, which is the dear part."""

    def paint() -> pygame.Surface:
        body = pictures.get(("risk-die-body", pixels, colour), lambda: _body(pixels, colour))
        return _with_pips(body, pixels, value, colour, ink)

    return pictures.get(("risk-die", pixels, value, colour, ink), paint)


def _body(pixels: int, colour: Colour) -> pygame.Surface:
    """Edge, bevel and face, one over the other, at several times the size."""
    side = pixels * SUPER
    radius = round(side * 0.22)
    sheet = painted(rounded_mask(side, side, radius), darken(colour, 0.42))
    edge, inner = round(side * 0.035), round(side * 0.085)
    layers = (
        (edge, side - 2 * edge - edge // 2, radius - edge, 0.26, 0.10),
        (inner, side - 2 * inner, round(radius * 1.1), 0.10, 0.04),
    )
    for inset, height, corner, light, dark in layers:
        width = side - 2 * inset
        face = gradient(width, height, (lighten(colour, light), darken(colour, dark)))
        mask = rounded_mask(width, height, corner)
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(face, (inset, inset), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def _with_pips(
    body: pygame.Surface, pixels: int, value: int, colour: Colour, ink: Colour
) -> pygame.Surface:
    """The pips as small hollows in a body, at its final size."""
    sheet, side = body.copy(), pixels * SUPER
    for a, b in PIPS[value]:
        x, y = side / 2 + a * side * 0.245, side / 2 + b * side * 0.245
        pygame.draw.circle(sheet, darken(colour, 0.35), (x, y - side * 0.008), side * 0.1)
        pygame.draw.circle(sheet, (*ink, 255), (x, y + side * 0.006), side * 0.088)
    picture = blank(pixels, pixels)
    picture.blit(reduced(sheet, pixels, pixels), (0, 0))
    return picture
