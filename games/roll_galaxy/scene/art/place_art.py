"""The five phases as places: windows onto one sky, each with its skyline and a deck for dice.

Every window shows the part of the table's own ground that lies behind it, undimmed.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arc, smooth
from engine.ui.paint.shapes import blank, gradient, reduced, rounded_mask
from engine.ui.theme import BLACK, WHITE, Colour, mix, with_alpha
from games.roll_galaxy.dice import DEVELOP, EXPLORE, PRODUCE, SETTLE, SHIP
from games.roll_galaxy.scene.art.palette import CALLED_EDGE

FACTOR: Final = 2
UNIT: Final = 138.0  # the height of a sky in which a skyline has its natural size
NIGHT: Final[Colour] = (0x12, 0x18, 0x36)
DUSK: Final[Colour] = (0x1E, 0x28, 0x54)
STEEL: Final[Colour] = (0x39, 0x44, 0x7E)
LINE_INK: Final[Colour] = (0x68, 0x74, 0xC0)
PALE_LINE: Final[Colour] = (0xBF, 0xC9, 0xFF)
LAMP: Final[Colour] = (0xFF, 0xD9, 0x8A)
FIRE: Final[Colour] = (0xFF, 0xB8, 0x6A)
FRAME: Final[Colour] = (0x17, 0x1D, 0x38)
FRAME_LINE: Final[Colour] = (0x59, 0x65, 0x9E)
CITY: Final = -1
DECKS: Final[dict[int, tuple[Colour, Colour]]] = {
    EXPLORE: ((0x3B, 0x46, 0x74), (0x9F, 0xB0, 0xFF)),
    DEVELOP: ((0x4A, 0x4C, 0x5E), (0xE8, 0xC0, 0x70)),
    SETTLE: ((0x2E, 0x5A, 0x58), (0x8F, 0xF0, 0xC8)),
    PRODUCE: ((0x5A, 0x44, 0x3E), (0xFF, 0xB0, 0x70)),
    SHIP: ((0x2C, 0x4C, 0x74), (0x8C, 0xCB, 0xFF)),
    CITY: ((0x3A, 0x40, 0x5E), (0xC9, 0xD0, 0xFF)),
}
"""By place: the metal of its deck, and the light along its far edge."""


def draw_place(
    canvas: Canvas,
    box: Box,
    place: int,
    *,
    horizon: float = 0.56,
    is_lit: bool = False,
    radius: float = 12,
    scrim: float = 0.0,
) -> None:
    """A window onto the place of a phase, or onto the city (`CITY`); `horizon` from its top.

    A `scrim` darkens that share of it from below, for words.
    """
    area = canvas.rect(box)
    key = ("roll-place", tuple(area), place, round(horizon * 100), is_lit, radius, scrim)

    def paint() -> pygame.Surface:
        sheet = blank(*area.size)
        sheet.blit(_sky(canvas, area), (0, 0))
        _lay(sheet, canvas, box, lambda brush: _paint_place(brush, box, place, horizon, is_lit))
        if scrim:
            height = round(area.h * scrim)
            dark = gradient(area.w, height, ((6, 9, 18, 0), (6, 9, 18, 240)))
            sheet.blit(dark, (0, area.h - height), special_flags=pygame.BLEND_PREMULTIPLIED)
        mask = rounded_mask(area.w, area.h, max(1, canvas.px(radius)))
        sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    canvas.image(canvas.pictures.get(key, paint), box.x, box.y, premultiplied=True)


def draw_frame(canvas: Canvas, box: Box, radius: float = 12, *, is_lit: bool = False) -> None:
    canvas.rounded(box.inset(-4), radius + 3, None, FRAME, 5)
    canvas.rounded(box.inset(-4), radius + 3, None, FRAME_LINE, 1)
    edge = (0xE0, 0xE5, 0xFF) if is_lit else (0x7C, 0x88, 0xC4)
    canvas.rounded(box, radius, None, (*edge, 255 if is_lit else 150), 3 if is_lit else 1)


def _sky(canvas: Canvas, area: pygame.Rect) -> pygame.Surface:
    """The ground behind a window as bright as it is without the evening over it."""
    ground = canvas.ground_picture()
    part = pygame.Surface(area.size)
    part.blit(ground, (0, 0), area)
    light = part.copy()
    part.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    part.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    part.fill((8, 10, 26), special_flags=pygame.BLEND_RGB_ADD)
    return part


def _lay(sheet: pygame.Surface, canvas: Canvas, box: Box, art: Callable[[Brush], None]) -> None:
    w, h = sheet.get_size()
    large = blank(w * FACTOR, h * FACTOR)
    art(Brush(large, canvas.scale * FACTOR, (box.x, box.y), canvas.theme))
    sheet.blit(reduced(large, w, h), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _paint_place(brush: Brush, box: Box, place: int, horizon: float, is_lit: bool) -> None:
    base = box.y + box.h * horizon
    view = _View(brush, box.x, base, box.w, box.h * horizon / UNIT, random.Random(place + 2))
    _stars(view)
    _SKYLINES[place](view)
    _deck(brush, box, base, DECKS[place], is_lit)


class _View:
    """A brush in the units of a skyline: x as a share of the width, heights above the horizon."""

    def __init__(
        self, brush: Brush, left: float, base: float, width: float, unit: float,
        chance: random.Random,
    ) -> None:  # fmt: skip
        self.brush, self.left, self.base, self.width = brush, left, base, width
        self.unit, self.chance = unit, chance

    def at(self, across: float, up: float, aside: float = 0.0) -> tuple[float, float]:
        """A point: a share of the width and units aside, units above the horizon."""
        return self.left + across * self.width + aside * self.unit, self.base - up * self.unit

    def shape(self, across: float, points: list[tuple[float, float]], fill: Colour) -> None:
        """A polygon around a place: units to the side and above the horizon."""
        self.brush.polygon([self.at(across, up, aside) for aside, up in points], fill)

    def line(
        self, across: float, points: list[tuple[float, float]], colour: Colour, width: float = 1.5
    ) -> None:
        placed = [self.at(across, up, aside) for aside, up in points]
        self.brush.line(placed, colour, width * self.unit)

    def disc(self, across: float, aside: float, up: float, r: float, fill: Colour) -> None:
        x, y = self.at(across, up, aside)
        self.brush.disc(x, y, r * self.unit, fill)

    def glow(self, across: float, aside: float, up: float, r: float, colour: Colour) -> None:
        x, y = self.at(across, up, aside)
        for step in range(9):
            reach = r * self.unit * (1 - step / 9)
            self.brush.ellipse((x, y), (reach, reach), with_alpha(colour, 13))

    def windows(
        self, across: float, left: float, right: float, top: float, count: int, size: float = 1.6
    ) -> None:
        for _ in range(count):
            aside, up = self.chance.uniform(left, right), self.chance.uniform(2, top)
            colour = self.chance.choice((LAMP, (0xFF, 0xEE, 0xC8), (0xA9, 0xC4, 0xFF)))
            self.shape(across, _square(aside, up, size), colour)


def _square(aside: float, up: float, size: float) -> list[tuple[float, float]]:
    return [(aside, up), (aside + size, up), (aside + size, up + size), (aside, up + size)]


def _stars(view: _View) -> None:
    for _ in range(26):
        across, up = view.chance.random(), view.chance.uniform(30, UNIT)
        x, y = view.at(across, up)
        strength = view.chance.randint(50, 200)
        view.brush.disc(x, y, view.chance.choice((0.7, 0.9, 1.3)), (*WHITE, strength))


def _ridge(view: _View, colour: Colour, heights: list[float]) -> None:
    count = len(heights) - 1
    top = smooth([view.at(n / count, height) for n, height in enumerate(heights)], 8)
    ends = [(view.left + view.width, view.base + 2), (view.left, view.base + 2)]
    view.brush.polygon([*top, *ends], colour)


def _observatory(view: _View) -> None:
    """Explore: a dish on a hill listens to the sky."""
    _ridge(view, NIGHT, [14, 30, 20, 38, 22, 12, 26, 16])
    _ridge(view, DUSK, [6, 8, 16, 24, 18, 10, 6, 12])
    view.line(0.36, [(-14, 18), (0, 48), (14, 18)], STEEL, 4)
    view.line(0.36, [(-9, 30), (9, 30)], LINE_INK, 2)
    for step in range(33):  # the bowl, darker towards its rim
        share = step / 32
        x, y = view.at(0.36, 62, 10)
        radii = ((40 - 17 * share) * view.unit, (25 - 10 * share) * view.unit)
        points = [_turned((x, y), point, -38) for point in arc((x, y), radii, 0, 350, 40)]
        view.brush.polygon(points, mix((0x26, 0x30, 0x66), (0x8C, 0x9B, 0xE8), share * 0.8))
    view.line(0.36, [(10, 62), (34, 94)], PALE_LINE, 1.6)
    view.disc(0.36, 34, 94, 4, (0xFF, 0xEE, 0xC8))
    view.glow(0.36, 34, 94, 26, LAMP)
    for reach in (14, 24, 34):
        x, y = view.at(0.36, 94, 34)
        points = arc((x, y), (reach * view.unit,) * 2, -75, -15, 12)
        view.brush.line(points, (*PALE_LINE, 170 - 3 * reach), 1.6 * view.unit)
    view.windows(0.7, -30, 40, 12, 14)
    view.windows(0.1, -8, 30, 10, 6)


def _turned(
    middle: tuple[float, float], point: tuple[float, float], degrees: float
) -> tuple[float, float]:
    turn = math.radians(degrees)
    dx, dy = point[0] - middle[0], point[1] - middle[1]
    return (
        middle[0] + dx * math.cos(turn) - dy * math.sin(turn),
        middle[1] + dx * math.sin(turn) + dy * math.cos(turn),
    )


def _dock(view: _View) -> None:
    """Develop: a ring in orbit is built by cranes."""
    x, y = view.at(0.5, 66)
    for reach, rise, ink, thick in (
        (84, 29, (0x10, 0x16, 0x32), 13), (84, 29, STEEL, 9), (88, 31, PALE_LINE, 1.6),
        (79, 26, LINE_INK, 1.4),
    ):  # fmt: skip
        points = arc((x, y), (reach * view.unit, rise * view.unit), 0, 355, 70)
        view.brush.line(points, ink, thick * view.unit, closed=True)
    for turn in range(12):
        angle = math.radians(30 * turn + 8)
        spoke = [(84 * math.cos(angle), 66 + 29 * math.sin(angle)),
                 (93 * math.cos(angle + 0.1), 66 + 34 * math.sin(angle + 0.1))]  # fmt: skip
        view.line(0.5, spoke, LINE_INK, 1.4)
    view.shape(0.5, [(-9, 30), (9, 30), (9, 104), (-9, 104)], (0x22, 0x2B, 0x55))
    view.shape(0.5, [(-6, 32), (-2, 32), (-2, 100), (-6, 100)], (0x4A, 0x56, 0x9E))
    view.shape(0.5, [(-20, 56), (20, 56), (20, 80), (-20, 80)], STEEL)
    view.shape(0.5, [(-20, 76), (20, 76), (20, 80), (-20, 80)], LINE_INK)
    for aside in (-15, -8, -1, 6, 13):
        view.shape(0.5, _square(aside, 64, 3), LAMP)
    view.line(0.5, [(0, 104), (0, 120)], PALE_LINE, 1.6)
    view.disc(0.5, 0, 121, 2.6, (0xFF, 0x8A, 0x7A))
    for way in (-1, 1):
        view.line(0.5, [(way * 84, 58), (way * 62, 96), (way * 38, 92)], LAMP, 2.2)
        view.line(0.5, [(way * 38, 92), (way * 38, 80)], LAMP, 1.2)
    _ridge(view, NIGHT, [12, 16, 10, 20, 9, 9, 18, 11, 15, 8])
    view.windows(0.1, -10, 60, 9, 10)
    view.windows(0.7, -20, 60, 9, 12)


def _landing(view: _View) -> None:
    """Settle: domes on a new world, a flag, a lander coming down."""
    x, y = view.at(0.5, -0.86 * view.width / view.unit)
    for step in range(10):
        reach = view.width + (10 - step) * 1.4 * view.unit
        view.brush.disc(x, y, reach, (*mix((0x12, 0x3A, 0x2A), (0x7F, 0xE0, 0xB0), 0.4), 26))
    view.brush.disc(x, y, view.width * 0.99, (0x12, 0x33, 0x33))
    for across, r in ((0.2, 24), (0.36, 36), (0.60, 21)):
        middle = view.at(across, 2)
        points = arc(middle, (r * view.unit, r * view.unit), 180, 360, 30)
        view.brush.polygon(points, ((0x3A, 0x7E, 0x86), (0x1A, 0x40, 0x4E)))
        view.brush.line(points, (0xA8, 0xF0, 0xE0), 1.6 * view.unit)
        view.windows(across, -r * 0.6, r * 0.5, r * 0.6, 7)
    view.line(0.80, [(0, 0), (0, 66)], (0xDD, 0xE4, 0xFF), 2.2)
    view.shape(0.80, [(0, 66), (34, 58), (0, 46)], (0x8C, 0x9B, 0xFF))
    hull = [(0.0, 118.0), (12.0, 94.0), (18.0, 84.0), (-18.0, 84.0), (-12.0, 94.0)]
    view.glow(0.49, 0, 66, 34, FIRE)
    view.shape(0.49, [(-7, 84), (7, 84), (0, 52)], FIRE)
    view.shape(0.49, [(-3, 84), (3, 84), (0, 66)], (0xFF, 0xF0, 0xC8))
    view.shape(0.49, hull, (0x2A, 0x34, 0x68))
    view.line(0.49, [*hull, hull[0]], (0xE6, 0xEA, 0xFF), 1.6)
    view.disc(0.49, 0, 99, 3.6, (0x8C, 0xCB, 0xFF))


def _works(view: _View) -> None:
    """Produce: chimneys, a dome, the fire of a furnace."""
    _ridge(view, DUSK, [30, 26, 46, 40, 22, 28, 30, 24])
    for across, height, width in ((0.14, 78, 19), (0.30, 108, 22), (0.87, 88, 19)):
        half = width / 2
        view.shape(across, [(-half, 0), (-half * 0.7, height), (half * 0.7, height), (half, 0)],
                   (0x1C, 0x24, 0x48))  # fmt: skip
        view.line(across, [(-half * 0.7, height), (-half, 0)], LINE_INK, 1.6)
        view.shape(across, [(-half * 0.7, height - 4), (half * 0.7, height - 4),
                            (half * 0.7, height), (-half * 0.7, height)], FIRE)  # fmt: skip
        for puff in range(7):
            x, y = view.at(across, height + 8 + 9 * puff, 4 + 6 * puff)
            reach = (6 + 2.8 * puff) * view.unit
            view.brush.ellipse((x, y), (reach, reach), (0xFF, 0xC8, 0x90, 30 - 4 * puff))
    x, y = view.at(0.58, 28)
    view.brush.polygon(arc((x, y), (36 * view.unit,) * 2, 180, 360, 30), (0x2A, 0x34, 0x6A))
    view.brush.line(arc((x, y), (36 * view.unit,) * 2, 180, 360, 30), LINE_INK, 1.6 * view.unit)
    view.shape(0.58, [(-44, 0), (44, 0), (44, 30), (-44, 30)], (0x16, 0x1C, 0x38))
    view.glow(0.58, 0, 12, 52, (0xFF, 0x9A, 0x4A))
    view.shape(0.58, [(-18, 0), (18, 0), (18, 19), (-18, 19)], (0xFF, 0xCB, 0x7A))
    view.shape(0.58, [(-11, 0), (11, 0), (11, 13), (-11, 13)], (0xFF, 0xF3, 0xD0))
    view.windows(0.25, -30, 40, 20, 12)
    view.windows(0.76, -16, 30, 18, 8)


def _gate(view: _View) -> None:
    """Ship: a gate of light, freighters on their way to it."""
    x, y = view.at(0.62, 68)
    view.glow(0.62, 0, 68, 74, (0x7C, 0x9B, 0xFF))
    for _ in range(26):
        angle = view.chance.uniform(0, math.tau)
        near, far = view.chance.uniform(8, 28), view.chance.uniform(38, 52)
        ray = [(reach * math.cos(angle), 68 + reach * math.sin(angle)) for reach in (near, far)]
        view.line(0.62, ray, view.chance.choice(((0xBF, 0xD6, 0xFF), CALLED_EDGE, WHITE)), 1.0)
    for reach, ink, thick in ((62, (0x2B, 0x35, 0x6A), 10), (66, PALE_LINE, 2), (53, LINE_INK, 2)):
        view.brush.ring(x, y, reach * view.unit, ink, thick * view.unit)
    for turn in range(8):
        angle = math.radians(45 * turn + 12)
        view.disc(0.62, 58 * math.cos(angle), 68 + 58 * math.sin(angle), 2.6, (0xFF, 0xE2, 0xA0))
    view.shape(0.62, [(-34, 0), (34, 0), (34, 9), (-34, 9)], NIGHT)
    for across, up, size in ((0.20, 44, 1.2), (0.11, 98, 0.72)):
        _freighter(view, across, up, size)


def _freighter(view: _View, across: float, up: float, size: float) -> None:
    def placed(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(aside * size, up + rise * size) for aside, rise in points]

    view.shape(across, placed([(-30, 4), (-62, 0), (-30, -5)]), (0x4C, 0x78, 0xB8))
    view.shape(across, placed([(-30, 2), (-46, 0), (-30, -3)]), (0x8C, 0xC4, 0xFF))
    view.shape(across, placed([(-30, 5), (20, 8), (34, 0), (20, -6), (-30, -6)]), STEEL)
    view.line(across, placed([(-30, 5), (20, 8), (34, 0)]), (0xC9, 0xD2, 0xFF), 1.4 * size)
    for number, colour in enumerate(((0x84, 0x58, 0x36), (0x3D, 0xB4, 0xE6), (0x57, 0xAD, 0x4E))):
        left = -24.0 + 14 * number
        crate = [(left, 6.0), (left + 12, 6.0), (left + 12, 15.0), (left, 15.0)]
        view.shape(across, placed(crate), colour)


def _city(view: _View) -> None:
    """The Citizenry: towers with lit windows, a landing light."""
    x, across = view.chance, 0.02
    while across < 0.98:
        width, height = x.uniform(16, 34), x.uniform(26, 92)
        colour = mix(NIGHT, STEEL, x.uniform(0.1, 0.6))
        view.shape(across, [(0, 0), (0, height), (width * 0.5, height + x.uniform(0, 12)),
                            (width, height), (width, 0)], colour)  # fmt: skip
        view.line(across, [(0, 0), (0, height)], LINE_INK, 1.0)
        for level in range(int(height // 9)):
            for column in range(int(width // 7)):
                if x.random() < 0.5:
                    view.shape(across, _square(3 + 7 * column, 5 + 9 * level, 3), LAMP)
        across += (width + x.uniform(-3, 6)) * view.unit / view.width


_SKYLINES: Final[dict[int, Callable[[_View], None]]] = {
    EXPLORE: _observatory,
    DEVELOP: _dock,
    SETTLE: _landing,
    PRODUCE: _works,
    SHIP: _gate,
    CITY: _city,
}


def _deck(
    brush: Brush, box: Box, base: float, colours: tuple[Colour, Colour], is_lit: bool
) -> None:
    metal, light = colours
    far = mix(metal, WHITE, 0.18 if is_lit else 0.04)
    near = mix(metal, BLACK, 0.35 if is_lit else 0.5)
    corners = [(box.x, base), (box.right, base), (box.right, box.bottom), (box.x, box.bottom)]
    brush.polygon(corners, (far, near))
    middle = box.centre_x
    for seam in range(-4, 5):
        top, foot = middle + seam * box.w / 9, middle + seam * box.w / 5.2
        brush.line([(top, base), (foot, box.bottom)], (*BLACK, 70), 1.4)
        brush.line([(top + 1.4, base), (foot + 2, box.bottom)], (*WHITE, 16), 1)
    spill = (box.bottom - base) * 0.34
    strip = [(box.x, base), (box.right, base), (box.right, base + spill), (box.x, base + spill)]
    brush.polygon(strip, ((*light, 96 if is_lit else 60), (*light, 0)))
    brush.line([(box.x, base), (box.right, base)], light, 2.4 if is_lit else 1.8)
