"""Kali with a die in every hand, and three lotuses for karma at her feet.

`paint_statue` paints her on her panel with empty hands (part of the ground), `draw_dice` puts dice
into the hands, `draw_karma_bowls` the karma. `kali_die` is a die as it lies anywhere on this
table: the cube of the house in its colour, with pips in the sign of the colour.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Final

from engine.ui.box import Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, draw_light_round, painted_on, sign_points, smooth
from engine.ui.paint.dice import Die, Pose, draw_die
from engine.ui.theme import LEGAL, LEGAL_GLOW, WHITE, Colour
from games.rajas.scene.palette import DIE_BODIES, DIE_PIPS, DIE_SIGNS, GOLD, lit, shaded
from games.rajas.scene.places import Places
from games.rajas.scene.printed import Printed
from games.rajas.scene.province import draw_panel
from games.rajas.scene.signs import draw_lotus

DIE: Final = 34.0
SKIN: Final[Colour] = (0x3F, 0x78, 0xA8)
EDGE: Final[Colour] = (0x12, 0x20, 0x2E)
RUBY: Final[Colour] = (0xE0, 0x36, 0x4A)
HAIR: Final[Colour] = (0x14, 0x0C, 0x14)
NO_LOTUS: Final[Colour] = (0x6A, 0x3A, 0x4A)
_SHAPES: Final = tuple(tuple(sign_points(shape, 0, 0, 1)) for shape in DIE_SIGNS)


def kali_die(colour: int, value: int, yaw: float = 0) -> Die:
    """A die of a colour on the table; value 0 is a dummy's, which shows no face."""
    return Die(value, Pose(yaw), DIE_BODIES[colour], DIE_PIPS[colour], _SHAPES[colour])


def draw_dice(
    canvas: Canvas,
    places: Places,
    count: int,
    dice: Sequence[tuple[int, int]],
    *,
    lit_dice: Collection[int] = (),
    chosen: Collection[int] = (),
) -> None:
    """Dice as (colour, value) in Kali's hands, those lit that would pay, and those chosen."""
    for index, ((colour, value), box) in enumerate(
        zip(dice, places.hand_boxes(count), strict=False)
    ):
        x, y = box.centre
        if index in chosen:
            canvas.shadow(box, 12, blur=10, drop=0, strength=240, colour=(0xFF, 0xD2, 0x7A))
            canvas.rounded(box.inset(-1), 12, (0x12, 0x09, 0x0A), WHITE, 3)
        elif index in lit_dice:
            draw_light_round(canvas, box.inset(-3), 13, (*LEGAL_GLOW, 255))
            canvas.rounded(box.inset(-3), 13, (0x12, 0x09, 0x0A), LEGAL, 3)
        draw_die(canvas, x, y - 1, DIE, kali_die(colour, value))


def draw_karma_bowls(canvas: Canvas, places: Places, karma: int) -> None:
    """The karma that there is, and the bowls for what there could be."""
    for index, (x, y) in enumerate(places.karma):
        canvas.disc(x, y, 14.5, (0x2A, 0x0E, 0x14), (0xD9, 0xA0, 0x50), 1.5)
        if index < karma:
            draw_lotus(canvas, x, y + 1, 20)
        else:
            draw_lotus(canvas, x, y + 1, 14, NO_LOTUS)


# -- the picture


def paint_statue(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Panel, halo, Kali, and her empty hands."""
    box = places.statue
    draw_panel(canvas, box)
    cx, cy = box.centre_x, box.y + box.h * 0.5
    canvas.glow(cx, cy - 14, 150, 84, (255, 170, 80), 0.30)
    hands = places.hands[printed.hands]
    painted_on(canvas, box.inset(8, 6), lambda brush: _kali(brush, cx, cy, hands), factor=3)
    for hand in places.hand_boxes(printed.hands):
        canvas.rounded(hand, 12, (0x12, 0x09, 0x0A), (0xD9, 0xA0, 0x50), 1.8)
        canvas.rounded(hand.inset(3), 9, ((0x1E, 0x10, 0x12), (0x3A, 0x1E, 0x1A)))


def _kali(brush: Brush, cx: float, cy: float, hands: Sequence[Point]) -> None:
    def path(*points: Point) -> list[Point]:
        return [(cx + x, cy + y) for x, y in points]

    _halo(brush, cx, cy - 18)
    for hand in hands:
        _arm(brush, cx, cy, hand)
    body = smooth(path((-30, 92), (-26, 40), (-17, 18), (-27, -6), (-12, -14), (12, -14),
                       (27, -6), (17, 18), (26, 40), (30, 92)), 8, closed=True)  # fmt: skip
    brush.outlined(body, (lit(SKIN, 0.25), SKIN, shaded(SKIN, 0.35)), EDGE, 4, sideways=True)
    skirt = smooth(path((-22, 30), (22, 30), (62, 74), (56, 90), (-56, 90), (-62, 74)), 8,
                   closed=True)  # fmt: skip
    brush.outlined(skirt, ((0xD9, 0x48, 0x3E), (0x7E, 0x1C, 0x22)), EDGE, 4)
    for fold in range(-3, 4):
        brush.line(path((fold * 5, 36), (fold * 16, 86)), (0xFF, 0xC0, 0x7A, 70), 2)
    brush.line(path((-22, 32), (0, 37), (22, 32)), GOLD, 5)
    brush.line(smooth(path((-18, -6), (-10, 10), (0, 15), (10, 10), (18, -6)), 6), GOLD, 4)
    brush.disc(cx, cy + 16, 4.5, RUBY)
    garland = smooth(path((-16, 2), (-8, 24), (8, 24), (16, 2)), 6)
    brush.line(garland, (0xF2, 0xDD, 0xA6), 2.4)
    _head(brush, cx, cy)


def _halo(brush: Brush, cx: float, cy: float) -> None:
    for ray in range(36):
        t = ray * math.tau / 36
        tip = [(60, t - 0.06), (76, t), (60, t + 0.06)]
        points = [(cx + r * math.cos(a), cy + r * math.sin(a)) for r, a in tip]
        brush.polygon(points, (0xD9, 0xA0, 0x50))
    brush.disc(cx, cy, 63, (0xF2, 0xC6, 0x6E))
    brush.disc(cx, cy, 58, ((0x8E, 0x2A, 0x2A), (0x4A, 0x14, 0x20)))


def _arm(brush: Brush, cx: float, cy: float, hand: Point) -> None:
    """An arm to a hand, with a bracelet."""
    x, y = hand
    side = -1 if x < cx else 1
    elbow = (cx + side * 40 + (x - cx) * 0.1, cy + 8 + (y - cy) * 0.55)
    arm = smooth([(cx + side * 16, cy - 2), elbow, (x, y + 8)], 12)
    brush.line(arm, EDGE, 15)
    brush.line(arm, SKIN, 11.5)
    brush.line([(a, b - 2.4) for a, b in arm], (0x8F, 0xC4, 0xE8, 120), 2.6)
    bracelet = arm[len(arm) * 2 // 3]
    brush.disc(*bracelet, 7.2, EDGE)
    brush.disc(*bracelet, 5.6, GOLD)


def _head(brush: Brush, cx: float, cy: float) -> None:
    def path(*points: Point) -> list[Point]:
        return [(cx + x, cy + y) for x, y in points]

    hair = smooth(path((-27, 2), (-29, -40), (0, -62), (29, -40), (27, 2), (17, -22), (-17, -22)),
                  8, closed=True)  # fmt: skip
    brush.polygon(hair, HAIR)
    brush.ellipse((cx, cy - 34), (20.5, 24), EDGE)
    brush.ellipse((cx, cy - 34), (19, 22.5), (lit(SKIN, 0.22), shaded(SKIN, 0.1)), sideways=True)
    for side in (-1, 1):
        brush.ellipse((cx + side * 8, cy - 36), (4.6, 2.8), WHITE)
        brush.disc(cx + side * 8, cy - 36, 2.4, (0x1A, 0x0A, 0x10))
        brow = path((side * 3.5, -42), (side * 8, -43.5), (side * 13, -41))
        brush.line(brow, HAIR, 1.8)
        brush.disc(cx + side * 20, cy - 28, 4, GOLD)
    brush.ellipse((cx, cy - 46), (2, 3.6), (0xFF, 0xE0, 0x8A))
    brush.line(path((0, -36), (1.5, -29), (-1, -28)), shaded(SKIN, 0.4), 1.4)
    brush.line(path((-5, -21.5), (0, -20), (5, -21.5)), (0xC2, 0x2F, 0x3F), 3.4)
    crown = path((-23, -50), (-20, -70), (-11, -60), (0, -82), (11, -60), (20, -70), (23, -50),
                 (0, -55))  # fmt: skip
    brush.outlined(crown, ((0xFF, 0xE0, 0x8A), (0xC8, 0x86, 0x2A)), (0x5A, 0x32, 0x08), 3)
    brush.disc(cx, cy - 63, 4, RUBY)
    for side in (-1, 1):
        brush.disc(cx + side * 13, cy - 58, 2.6, (0x2F, 0xA3, 0x7E))
