"""Action cards: face, back, what is spent of them, and how they lie turned.

A face has its suit's picture, the number at the upper left with the pips below it on a dark plate,
the ambition it declares at the upper right, and what it can do in a dark foot. Sizes are those of a
card of 130 by 185 and grow with it.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn, haloed
from engine.ui.canvas import Canvas
from engine.ui.curves import round_corners
from engine.ui.paint.shapes import blank
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.board import CARDS, HIDDEN, SUIT_ACTIONS
from games.arcs.reach_box import EVENT, FAITHFUL
from games.arcs.scene.art.paintings import draw_painting
from games.arcs.scene.art.palette import (
    ACTIONS,
    AMBER,
    AMBITIONS,
    ANY_AMBITION_ICON,
    CASING,
    KEY,
    SUITS,
)
from games.arcs.scene.art.tokens import draw_pips, draw_zero

WIDTH: Final = 130.0
SHAPE: Final = 1.42
"""How much higher than wide a card is."""
CORNER: Final = 11.0
FACE: Final[tuple[Colour, Colour]] = ((0x22, 0x1A, 0x33), (0x12, 0x0E, 0x1C))
BACK: Final[tuple[Colour, Colour]] = ((0x2C, 0x23, 0x42), (0x17, 0x12, 0x26))
BACK_EDGES: Final[tuple[Colour, Colour]] = ((0x6C, 0x5E, 0x94), (0x4A, 0x3F, 0x68))
BACK_ORBIT: Final[Colour] = (0x8E, 0x7C, 0xC0)
BACK_MOON: Final[Colour] = (0xC9, 0xBC, 0xF0)
DISC: Final = (0x0B, 0x08, 0x13, 230)
FOOT: Final = (0x0B, 0x08, 0x13, 215)
CRISIS: Final[Colour] = (0xF2, 0x9A, 0x90)
SIGN_LIGHT: Final[Colour] = (0xF8, 0xE3, 0xB4)
PLATE: Final = ((0x0B, 0x08, 0x13, 225), (0x0B, 0x08, 0x13, 170))
TURN_STEP: Final = 0.25


def draw_card(  # noqa: PLR0913 (a card and how it is played)
    canvas: Canvas,
    box: Box,
    card: str,
    *,
    pips: int | None = None,
    spent: int = 0,
    is_zero: bool = False,
    light: Colour | None = None,
    has_shadow: bool = True,
) -> None:
    """A card by its name in the data, a back if it is hidden.

    `pips` is how many it is played for (None: as printed); `light` surrounds it.
    """
    unit = box.w / WIDTH
    if has_shadow:
        canvas.shadow(box, CORNER * unit, blur=13 * unit, drop=6 * unit, strength=130)
    if light is not None:
        glow = box.inset(-4 * unit)
        canvas.shadow(glow, CORNER * unit, blur=10 * unit, drop=0, strength=120, colour=light)
    key = ("arcs-card", card, pips, spent, is_zero, light)
    canvas.cached(key, box, lambda onto: _card(onto, box, card, pips, spent, is_zero, light))


def draw_back(canvas: Canvas, box: Box, *, has_shadow: bool = True) -> None:
    """The back of an action card."""
    draw_card(canvas, box, HIDDEN, has_shadow=has_shadow)


def _card(
    canvas: Canvas,
    box: Box,
    card: str,
    pips: int | None,
    spent: int,
    is_zero: bool,
    light: Colour | None,
) -> None:
    if card == HIDDEN:
        _paint_back(canvas, box)
        return
    face, unit = CARDS[card], box.w / WIDTH
    sign = SUITS[face.suit]
    edge = light or lighten(sign.colour, 0.08)
    top, low = mix(FACE[0], sign.colour, 0.34), mix(FACE[1], sign.colour, 0.07)
    canvas.rounded(box, CORNER * unit, (top, low), edge, 3 if light else 2.2)
    inner = box.inset(2.2 * unit)
    draw_painting(canvas, f"card-{face.suit}", inner,
                  (CORNER - 2) * unit)  # fmt: skip
    canvas.rounded(inner, (CORNER - 2) * unit, None, (*CASING, 150), max(1.0, 1.2 * unit))
    _plate(canvas, box, face.pips)
    draw_pips(canvas, box.x + 20 * unit, box.y + 62 * unit, face.pips if pips is None else pips,
              6.4 * unit, spent=spent, colour=lighten(sign.colour, 0.25), step=19 * unit,
              is_column=True)  # fmt: skip
    if face.suit == EVENT:
        _event(canvas, box)
        return
    _number(canvas, box, face.number, is_zero)
    _ambition(canvas, box, face.ambition)
    if face.suit == FAITHFUL:
        _faithful(canvas, box)
        return
    _foot(canvas, box, SUIT_ACTIONS[face.suit], sign.colour)


def _plate(canvas: Canvas, box: Box, pips: int) -> None:
    """The dark plate under the number and the pips."""
    unit = box.w / WIDTH
    plate = Box(box.x + 3 * unit, box.y + 3 * unit, 36 * unit, (52 + 19 * pips) * unit)
    canvas.rounded(plate, CORNER * 0.8 * unit, PLATE)


def _event(canvas: Canvas, box: Box) -> None:
    """An Event: a triangle for Crises, a scroll for Edicts."""
    unit = box.w / WIDTH
    foot = _foot_words(canvas, box, "Event", 0.52)
    aside = 0.36 * foot.w
    canvas.icon("alert-triangle", foot.centre_x - aside, foot.centre_y, 24 * unit, CRISIS)
    canvas.icon("scroll-unfurled", foot.centre_x + aside, foot.centre_y, 24 * unit, KEY)


def _faithful(canvas: Canvas, box: Box) -> None:
    """A Faithful card is played on one of two sides."""
    _foot_words(canvas, box, "Faithful")


def _foot_words(canvas: Canvas, box: Box, words: str, share: float = 0.94) -> Box:
    """The foot, with words where that share of it is enough for them."""
    unit = box.w / WIDTH
    foot = _foot_box(canvas, box, unit)
    if canvas.text_width(words, 18, "text-semibold") <= foot.w * share:
        canvas.text(*foot.centre, words, 18, SIGN_LIGHT, "text-semibold", "centre")
    return foot


def _number(canvas: Canvas, box: Box, number: int, is_zero: bool) -> None:
    unit = box.w / WIDTH
    x, y = box.x + 20 * unit, box.y + 25 * unit
    if is_zero:
        draw_zero(canvas, x + 2 * unit, y, 21 * unit)
    else:
        haloed(canvas, x, y, str(number), 40 * unit, (WHITE, CASING), "exo-bold")


def _ambition(canvas: Canvas, box: Box, ambition: str) -> None:
    if not ambition:
        return
    unit = box.w / WIDTH
    x, y, r = box.right - 24 * unit, box.y + 24 * unit, 15.5 * unit

    def art(brush: Brush) -> None:
        brush.disc(x, y, r, KEY)
        brush.disc(x, y, r - max(1.0, 1.6 * unit), DISC[:3])

    drawn(canvas, ("arcs-card-disc",), Box.around(x, y, 2.2 * r, 2.2 * r), art, factor=5)
    icon = AMBITIONS.get(ambition, ANY_AMBITION_ICON)
    canvas.icon(icon, x, y, 19 * unit, SIGN_LIGHT)


def _foot(canvas: Canvas, box: Box, actions: tuple[str, ...], colour: Colour) -> None:
    unit = box.w / WIDTH
    foot = _foot_box(canvas, box, unit)
    step = box.w / (len(actions) + 0.6)
    for number, action in enumerate(actions):
        x = box.centre_x + (number - (len(actions) - 1) / 2) * step
        canvas.icon(ACTIONS[action], x, foot.centre_y, 25 * unit, lighten(colour, 0.5))


def _foot_box(canvas: Canvas, box: Box, unit: float) -> Box:
    """The dark foot of a card."""
    height = 40 * unit
    foot = Box(box.x + 3 * unit, box.bottom - height - 3 * unit, box.w - 6 * unit, height)
    canvas.rounded(foot, CORNER * 0.8 * unit, FOOT)
    return foot


def _paint_back(canvas: Canvas, box: Box) -> None:
    unit = box.w / WIDTH
    canvas.rounded(box, CORNER * unit, BACK, BACK_EDGES[0], 2)
    canvas.rounded(box.inset(6 * unit), CORNER * 0.7 * unit, None, BACK_EDGES[1], 1.5)
    (x, y), w = box.centre, box.w

    def art(brush: Brush) -> None:
        for ring, share in enumerate((0.16, 0.25, 0.34, 0.43)):
            brush.ring(x, y, share * w, (*BACK_ORBIT, 170 - 28 * ring), (2.2 - 0.3 * ring) * unit)
        brush.disc(x, y, 0.055 * w, AMBER)
        for moon in range(6):
            turn = math.tau * moon / 6 + 0.5
            spot = (x + 0.335 * w * math.cos(turn), y + 0.335 * w * math.sin(turn))
            brush.disc(*spot, 0.024 * w, BACK_MOON)

    drawn(canvas, ("arcs-card-back",), box, art)


def draw_turned(
    canvas: Canvas,
    card: str,
    centre: Point,
    width: float,
    degrees: float,
    *,
    brightness: float = 1.0,
    light: Colour | None = None,
) -> None:
    """A card lying turned (clockwise) around its middle, painted larger once and reduced."""
    angle = round(degrees / TURN_STEP) * TURN_STEP
    pixels = round(width * canvas.scale)
    key = ("arcs-turned", card, pixels, angle, round(brightness * 64), light)
    box = Box.around(*centre, width, width * SHAPE)
    if canvas.audit is not None:
        draw_card(canvas, box, card, light=light)
        return
    picture = canvas.pictures.get(
        key, lambda: _turned(canvas, card, width, angle, brightness, light)
    )  # fmt: skip
    canvas.image(picture, *centre, centre=True, premultiplied=True)


def _turned(
    canvas: Canvas, card: str, width: float, angle: float, brightness: float, light: Colour | None
) -> pygame.Surface:
    """The card painted at its double size with its shadow, turned and made half as large."""
    margin = 0.30 * width
    factor = 2
    side = (round((width + 2 * margin) * canvas.scale * factor),
            round((width * SHAPE + 2 * margin) * canvas.scale * factor))  # fmt: skip
    sheet = blank(*side)
    large = type(canvas)(sheet, canvas.scale * factor, canvas.theme, pictures=canvas.pictures,
                         typesetter=canvas.typesetter)  # fmt: skip
    draw_card(large, Box(margin, margin, width, width * SHAPE), card, light=light)
    if brightness < 1:
        level = round(255 * brightness)
        sheet.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(sheet, -angle, 1 / factor)


def outline_of(centre: Point, width: float, degrees: float) -> list[Point]:
    """The outline of a card that lies turned, for pointing at it."""
    box = Box.around(*centre, width, width * SHAPE)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    corners = round_corners(box, CORNER * width / WIDTH)
    away = [(x - centre[0], y - centre[1]) for x, y in corners]
    return [(centre[0] + x * c - y * s, centre[1] + x * s + y * c) for x, y in away]
