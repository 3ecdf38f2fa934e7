"""The colors, marks, icons and small shapes of Roll: values that every picture is made of."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Final, Literal

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.theme import LINE, Colour, Gradient, Paint, lighten, mix
from games.roll_galaxy.dice import WILD
from games.roll_galaxy.tiles import HIDDEN, SIDES

Mark = Literal["triangle", "plus", "ring", "square", "leaf", "hexagon"]

DIE_BODY: Final[tuple[Colour, ...]] = (
    (0xED, 0xF0, 0xF4),
    (0xDE, 0x4A, 0x44),
    (0x8A, 0x55, 0xC8),
    (0x3D, 0xB4, 0xE6),
    (0x84, 0x58, 0x36),
    (0x57, 0xAD, 0x4E),
    (0xF0, 0xC3, 0x41),
)
DIE_INK: Final[tuple[Colour, ...]] = (
    (0x1B, 0x23, 0x30),
    (0xFF, 0xFF, 0xFF),
    (0xFF, 0xFF, 0xFF),
    (0x0B, 0x22, 0x30),
    (0xFF, 0xF4, 0xE4),
    (0x0C, 0x24, 0x10),
    (0x2B, 0x21, 0x07),
)
MARKS: Final[tuple[Mark | None, ...]] = (
    None,
    "triangle",
    "plus",
    "ring",
    "square",
    "leaf",
    "hexagon",
    None,
)
"""Per colour (gray last) the shape that tells it apart without its hue."""

GRAY_WORLD: Final[Colour] = (0x9A, 0xA5, 0xB4)
WORLD_COLOUR: Final[tuple[Colour, ...]] = (
    *DIE_BODY[:4],
    (0xA8, 0x74, 0x4A),  # lighter than the die: it is drawn as thin lines and small marks
    *DIE_BODY[5:],
    GRAY_WORLD,
)

INDIGO: Final[Colour] = (0x7C, 0x8C, 0xF8)
PALE: Final[Colour] = (0xC4, 0xCB, 0xF7)
GOLD: Final[Colour] = (0xFF, 0xE9, 0xB0)
MEANT: Final[Colour] = (0xFF, 0xC2, 0x55)
NIGHT: Final[Colour] = (0x10, 0x14, 0x1B)

PHASE_ICONS: Final = (
    "spyglass",
    "gears",
    "planet-conquest",
    "factory",
    "rocket",
    "star-filled",
)
"""Per face of a die, the wild one last."""
WILD_ICON: Final = PHASE_ICONS[WILD]

CALLED: Final[Gradient] = ((0x53, 0x60, 0xCF), (0x38, 0x42, 0x9A))
CALLED_EDGE: Final[Colour] = (0xAE, 0xB8, 0xFF)
TRAY: Final[Colour] = (0x10, 0x13, 0x1B)

GOOD_TEXT: Final[Colour] = (0x8F, 0xDD, 0xA6)
SHORT_TEXT: Final[Colour] = (0xF0, 0xC8, 0x77)
PLAIN_TEXT: Final[Colour] = (0xE9, 0xEC, 0xF1)

UPPER_TINT: Final = 0.20
LOWER_TINT: Final = 0.07


def tint_of(side: int) -> Colour:
    """The colour that a tile glows in: that of its world, indigo for developments and backs."""
    if side == HIDDEN:
        return INDIGO
    colour = SIDES[side].colour
    return INDIGO if colour is None else WORLD_COLOUR[colour]


def rim_of(side: int) -> Colour:
    tile = SIDES[side]
    if tile.is_world:
        return tint_of(side)
    return GOLD if tile.six_plus else PALE


def ground_of(side: int) -> Gradient:
    tint = tint_of(side)
    return mix((0x17, 0x1C, 0x27), tint, UPPER_TINT), mix((0x10, 0x14, 0x1C), tint, LOWER_TINT)


def edge_of(side: int) -> Colour:
    return mix(tint_of(side), (0x10, 0x14, 0x1C), 0.40)


def pale_of(side: int) -> Colour:
    """A tile's colour made light enough for text on its ground."""
    return lighten(tint_of(side), 0.6)


SUPER: Final = 4
FINE: Final = 6  # marks are a few pixels wide
LEAF: Final = 0.92
HALF_PI: Final = math.pi / 2


def draw_meant(canvas: Canvas, box: Box, radius: float) -> None:
    """The mark of what a hint means: a line of gold in its light."""
    for far in range(2, 15, 2):
        edge = (*MEANT, 96 - 6 * far)
        canvas.rounded(box.inset(-far), radius + far, None, edge, 2.5)
    canvas.rounded(box, radius, None, MEANT, 3.5)


def draw_mark(
    canvas: Canvas, cx: float, cy: float, r: float, colour: int, paint: Colour | None = None
) -> None:
    """The shape of a colour around a point; white dice and gray worlds have none."""
    mark = MARKS[colour]
    if mark is None:
        return
    ink = WORLD_COLOUR[colour] if paint is None else paint
    pixels = round(r * canvas.scale * 4) / 4
    picture = canvas.pictures.get(
        ("roll-mark", mark, pixels, ink), lambda: mark_picture(mark, pixels, ink)
    )
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)


def mark_picture(mark: Mark, r: float, ink: Paint) -> pygame.Surface:
    """A mark of about radius r in pixels, in the middle of a square picture."""
    side = math.ceil(r * 3)
    return supersampled(
        side, side, lambda sheet: paint_mark(sheet, mark, side * FINE / 2, r * FINE, ink), FINE
    )


def paint_mark(sheet: pygame.Surface, mark: Mark, middle: float, r: float, ink: Paint) -> None:
    if mark == "ring":
        pygame.draw.circle(sheet, ink, (middle, middle), r, max(1, round(r * 0.46)))
    else:
        pygame.draw.polygon(sheet, ink, mark_points(mark, middle, middle, r))


def mark_points(mark: Mark, cx: float, cy: float, r: float) -> list[Point]:
    """The outline of a mark; all look equally large."""
    if mark == "triangle":
        return [(cx, cy - 1.08 * r), (cx + 1.06 * r, cy + 0.84 * r), (cx - 1.06 * r, cy + 0.84 * r)]
    if mark == "square":
        return square(cx, cy, 0.86 * r)
    if mark == "hexagon":
        return shapes.circle_points(cx, cy, 1.05 * r, 6)
    if mark == "plus":
        a, b = 0.36 * r, 1.02 * r
        arms = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a)]
        return [(cx + x, cy + y) for x, y in [*arms, *((-x, -y) for x, y in arms)]]
    return _leaf(cx, cy, 1.25 * LEAF * r)


def square(cx: float, cy: float, half: float) -> list[Point]:
    return [
        (cx - half, cy - half),
        (cx + half, cy - half),
        (cx + half, cy + half),
        (cx - half, cy + half),
    ]


def diamond(cx: float, cy: float, half: float) -> list[Point]:
    """A square on its tip: top, right, bottom, left."""
    return [(cx, cy - half), (cx + half, cy), (cx, cy + half), (cx - half, cy)]


def _leaf(cx: float, cy: float, reach: float) -> list[Point]:
    """Two quarter circles between the lower left and the upper right corner."""
    turns = [step / 12 * HALF_PI for step in range(13)]
    lower = [
        (cx - reach + 2 * reach * math.sin(t), cy + reach - 2 * reach * (1 - math.cos(t)))
        for t in turns
    ]
    return [*lower, *((2 * cx - x, 2 * cy - y) for x, y in lower)]


def supersampled(
    w: int, h: int, paint: Callable[[pygame.Surface], None], factor: int = SUPER
) -> pygame.Surface:
    """A premultiplied picture of w x h pixels of what is painted with straight alpha at `factor`.

    Scaling straight alpha would leave dark fringes, so the sheet is premultiplied first.
    """
    sheet = shapes.blank(w * factor, h * factor)
    paint(sheet)
    return shapes.reduced(sheet.premul_alpha(), w, h)


def draw_dashed_box(
    canvas: Canvas,
    box: Box,
    radius: float,
    colour: Paint = LINE,
    width: float = 2,
    dash: float = 10,
    alpha: float = 255,
) -> None:
    area = canvas.rect(box)
    unit = canvas.scale
    key = ("roll-dashes", area.size, radius, colour, width, dash, round(unit * 1000))
    picture = canvas.pictures.get(
        key,
        lambda: _dashed_picture(
            area.w, area.h, radius * unit, colour, max(1.0, width * unit), dash * unit
        ),
    )
    canvas.image(picture, box.x, box.y, premultiplied=True, alpha=alpha)


def _dashed_picture(
    w: int, h: int, radius: float, colour: Paint, width: float, dash: float
) -> pygame.Surface:
    path = [(x * SUPER, y * SUPER) for x, y in _rounded_path(w, h, radius, width / 2)]
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(path))
    step = length / max(12, round(length / SUPER / dash))  # dashes meet evenly where they began

    def paint(sheet: pygame.Surface) -> None:
        for piece in shapes.dashes(path, step * 0.56, step * 0.44):
            shapes.stroke(sheet, piece, width * SUPER, colour=colour)

    return supersampled(w, h, paint)


def _rounded_path(w: float, h: float, radius: float, inset: float) -> list[Point]:
    """Around a box from its upper right corner, closed."""
    r = radius - inset
    left, top, right, bottom = radius, radius, w - radius, h - radius
    corners = ((right, top, -90), (right, bottom, 0), (left, bottom, 90), (left, top, 180))
    path = [
        (x + r * math.cos(math.radians(start + turn)), y + r * math.sin(math.radians(start + turn)))
        for x, y, start in corners
        for turn in range(0, 91, 10)
    ]
    return [*path, path[0]]
