"""What only the campaign has on its map and beside it: Blight, golems, the two event dice.

Fresh Blight is a full growth with an eye, damaged Blight is hollow with a crack right across: the
two are told apart without any colour.
"""

from __future__ import annotations

import math
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn, soft
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.reach_box import BLIGHT
from games.arcs.scene.art.palette import CASING, GOLEMS, INK, OUTSIDERS
from games.arcs.scene.art.shapes import burst, crack, hexagon, symbol

POINTS: Final = 11
GROWTH: Final[Colour] = (0x5C, 0x7A, 0x1E)
HOLLOW: Final[Colour] = (0x1B, 0x1A, 0x12)
EYE: Final[Colour] = (0xE6, 0xF5, 0xA0)
PUPIL: Final[Colour] = (0x2A, 0x3A, 0x08)
SPLIT: Final[tuple[Point, ...]] = ((-0.62, -0.34), (-0.10, 0.02), (-0.18, 0.22), (0.62, 0.34))
STONE: Final[Colour] = (0x8E, 0x93, 0xA8)
IVORY: Final[tuple[Colour, Colour, Colour]] = (
    (0x8C, 0x84, 0x74), (0xF4, 0xEE, 0xDF), (0xE6, 0xDE, 0xC9),
)  # fmt: skip
DIE_INK: Final[Colour] = (0x24, 0x1A, 0x30)
CRISIS_INK: Final[Colour] = (0xB3, 0x26, 0x1E)
EDICT_INK: Final[Colour] = (0x6A, 0x4C, 0x10)
ASLEEP: Final = "robot-golem"


def draw_blight(
    canvas: Canvas, x: float, y: float, r: float = 17, *, is_fresh: bool
) -> None:  # fmt: skip
    """A spiked growth around a point."""
    halo = Box.around(x, y, 2 * r, 2 * r)
    soft(canvas, ("arcs-blight-glow",), halo, lambda brush: brush.disc(x, y, r, WHITE), 0.5 * r,
         (*OUTSIDERS[BLIGHT], 110 if is_fresh else 40))  # fmt: skip
    drawn(canvas, ("arcs-blight", is_fresh, round(r * 8)), Box.around(x, y, 3 * r, 3 * r),
          lambda brush: _blight(brush, (x, y), r, is_fresh), factor=6)  # fmt: skip


def _blight(brush: Brush, spot: Point, r: float, is_fresh: bool) -> None:
    x, y = spot
    colour = OUTSIDERS[BLIGHT]
    brush.polygon(burst(x, y, 1.22 * r, 0.62, POINTS), CASING)
    brush.polygon(burst(x, y, 1.06 * r, 0.62, POINTS), colour)
    brush.disc(x, y, 0.66 * r, CASING)
    brush.disc(x, y, 0.58 * r, GROWTH if is_fresh else HOLLOW)
    if not is_fresh:
        crack(brush, [(x + a * r, y + b * r) for a, b in SPLIT], max(2.4, 0.26 * r))
        return
    for vein in range(7):
        turn = math.tau * vein / 7
        near = (x + 0.34 * r * math.cos(turn), y + 0.34 * r * math.sin(turn))
        far = (x + 0.56 * r * math.cos(turn + 0.3), y + 0.56 * r * math.sin(turn + 0.3))
        brush.line([near, far], (*EYE, 220), max(1.0, 0.09 * r))
    brush.disc(x, y, 0.30 * r, EYE)
    brush.disc(x, y, 0.15 * r, PUPIL)


def draw_golem(
    canvas: Canvas, golem: str, x: float, y: float, size: float = 34, *, is_awake: bool = False
) -> None:
    """A golem: what it is when it is known, grey while it sleeps."""
    sign = GOLEMS.get(golem)
    colour = sign.colour if sign is not None and is_awake else STONE
    drawn(canvas, ("arcs-golem", colour, round(size * 4)), Box.around(x, y, 1.3 * size, 1.3 * size),
          lambda brush: _golem(brush, (x, y), 0.5 * size, colour), factor=5)  # fmt: skip
    canvas.icon(ASLEEP if sign is None else sign.icon, x, y, 0.62 * size, INK)


def _golem(brush: Brush, spot: Point, r: float, colour: Colour) -> None:
    x, y = spot
    for share, fill, down in ((1.12, CASING, 0.0), (1.02, mix(colour, CASING, 0.5), 0.08),
                              (1.0, lighten(colour, 0.4), 0.0), (0.9, colour, 0.0)):  # fmt: skip
        brush.polygon(hexagon(x, y + down * r, share * r, upright=False), fill)


def draw_event_die(canvas: Canvas, box: Box, face: str, result: str = "") -> None:
    """The event die: a symbol, and a triangle (a Crisis) or a scroll (an Edict) where it counts."""
    _die(canvas, box)
    far, d = (0.34, 0.36) if result else (0.5, 0.46), box.w
    x, y, r = box.x + far[0] * d, box.y + far[1] * d, (0.20 if result else 0.26) * d

    def art(brush: Brush) -> None:
        brush.polygon(symbol(face, x, y, r), DIE_INK)

    drawn(canvas, ("arcs-event-symbol", face, bool(result), round(4 * d)), box, art, factor=4)
    if not result:
        return
    is_crisis = result == "crisis"
    icon, ink = ("alert-triangle", CRISIS_INK) if is_crisis else ("scroll-unfurled", EDICT_INK)
    canvas.icon(icon, box.x + 0.68 * d, box.y + 0.64 * d, 0.40 * d, ink)


def draw_number_die(canvas: Canvas, box: Box, number: int) -> None:
    """The number die."""
    _die(canvas, box)
    size = max(18.0, 0.6 * box.w)
    canvas.text(
        box.centre_x, box.y + 0.46 * box.h, str(number), size, DIE_INK, "exo-bold", "centre"
    )


def _die(canvas: Canvas, box: Box) -> None:
    r = 0.2 * box.w
    canvas.shadow(box, r, blur=8, drop=4, strength=140)
    canvas.rounded(box, r, IVORY[0])
    canvas.rounded(Box(box.x, box.y, box.w, 0.93 * box.h), r, IVORY[1])
    canvas.rounded(box.inset(0.08 * box.w, 0.08 * box.h), 0.8 * r, IVORY[2])
