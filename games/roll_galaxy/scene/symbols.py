"""What stands for a tile: its planet or its faceted diamond, with the cost badge."""

from __future__ import annotations

import random
from typing import Final

import pygame

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import gradient
from engine.ui.theme import WHITE, Colour, darken, lighten
from games.roll_galaxy.scene.marks import diamond, supersampled
from games.roll_galaxy.scene.palette import GOLD, INDIGO, NIGHT, PALE, rim_of, tint_of
from games.roll_galaxy.scene.planets import has_ring, paint_planet, paint_ringed_planet
from games.roll_galaxy.scene.power_icons import power_icon
from games.roll_galaxy.tiles import SIDES

FACET: Final[Colour] = (0x5A, 0x66, 0xB8)
INSET: Final = ((0x3E, 0x47, 0x8C), (0x23, 0x29, 0x53))
WARM: Final[Colour] = (0xFF, 0xD9, 0x8A)
LEAST_RINGED: Final = 76.0
STAR: Final[Colour] = (214, 222, 255)
NUMBER: Final = 18.0


def draw_symbol(
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    side: int,
    *,
    has_badge: bool = True,
    ring: bool | None = None,
) -> None:
    """The symbol of a tile around a point, with its printed cost at its lower right."""
    tile = SIDES[side]
    if tile.is_world:
        draw_planet(canvas, cx, cy, size, side, ring=ring)
    else:
        draw_diamond(canvas, cx, cy, size, side)
    if has_badge:
        badge = badge_size(side, size)
        share = badge_reach(side, size)
        drop = 0.34 if tile.is_world else 0.30
        lowest = cy + size / 2 + 4 - badge / 2
        draw_badge(canvas, cx + size * share, min(cy + size * drop, lowest), badge, side)


def draw_planet(
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    side: int,
    *,
    ring: bool | None = None,
    has_glow: bool = True,
) -> None:
    """A world; rings only where there is room for them."""
    tile = SIDES[side]
    colour = tile.colour
    if colour is None:
        raise ValueError(f"{tile.name} is no world")
    if has_glow:
        _draw_halo(canvas, Box.around(cx, cy, size - 4, size - 4), size / 2, tint_of(side))
    wears = size >= LEAST_RINGED and has_ring(tile.name) if ring is None else ring
    pixels = max(8, canvas.px(size))
    paint = paint_ringed_planet if wears else paint_planet
    picture = canvas.pictures.get(
        ("roll-planet", pixels, side, wears), lambda: paint(pixels, colour, tile.name)
    )
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)


def draw_diamond(
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    side: int,
    *,
    has_icon: bool = True,
    has_glow: bool = True,
) -> None:
    """A development: four facets around a dark field with the icon of its power."""
    tile = SIDES[side]
    if has_glow:
        box = Box.around(cx, cy, size * 0.66, size * 0.66)
        _draw_halo(canvas, box, size * 0.2, WARM if tile.six_plus else INDIGO)
    pixels, rim = max(8, canvas.px(size)), GOLD if tile.six_plus else PALE
    picture = canvas.pictures.get(
        ("roll-diamond", pixels, rim), lambda: _diamond_picture(pixels, rim)
    )
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if has_icon:
        ink = GOLD if tile.six_plus else WHITE
        canvas.icon(power_icon(side), cx, cy, size * 0.38, ink)


def badge_reach(side: int, size: float) -> float:
    """How far right of its middle a symbol wears its badge, as a share of its size."""
    tile = SIDES[side]
    if tile.is_world:
        return 0.40
    # A wide "6+" would hide the icon of a small diamond.
    return 0.46 if tile.six_plus and size < LEAST_RINGED else 0.38 if tile.six_plus else 0.35


def badge_size(side: int, size: float) -> float:
    """How large the cost badge of a symbol is; the diamonds must hold their corners free."""
    tile = SIDES[side]
    if tile.is_world:
        return max(32.0, size * 0.45)
    return max(46.0, size * 0.5) if tile.six_plus else max(42.0, size * 0.52)


def draw_badge(canvas: Canvas, cx: float, cy: float, size: float, side: int) -> None:
    """The cost of a tile: in a disc on worlds, in a diamond on developments.

    In a small window the diamond grows with its number, which never goes over the edge.
    """
    tile, rim = SIDES[side], rim_of(side)
    cost = f"{tile.cost}+" if tile.six_plus else str(tile.cost)
    number = max(NUMBER, size * _NUMBER_SHARES[tile.is_world, tile.six_plus])
    if not tile.is_world:
        wide, high = canvas.text_width(cost, number, "number-bold"), canvas.line_step(number, 0.7)
        size = max(size, (wide + high) / DARK_SHARE + 2)
    edge = max(2.0, size * 0.065)
    if tile.is_world:
        canvas.disc(cx, cy, size / 2, NIGHT, rim, edge)
    else:
        pixels = max(8, canvas.px(size))
        picture = canvas.pictures.get(
            ("roll-badge", pixels, rim), lambda: _badge_picture(pixels, rim)
        )
        canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    canvas.text(cx, cy, cost, number, WHITE, "number-bold", "centre")


DARK_SHARE: Final = 0.86  # of a badge, inside its rim
_NUMBER_SHARES: Final = {(True, False): 0.56, (False, False): 0.48, (False, True): 0.40}


def draw_stars(canvas: Canvas, box: Box, seed: str, count: int, brightest: int = 75) -> None:
    """A few faint stars on a tile; brighter ones would look like dirt behind its text."""
    area = canvas.rect(box)
    key = ("roll-stars", area.size, seed, count, brightest)
    picture = canvas.pictures.get(
        key, lambda: _stars_picture(area.w, area.h, seed, count, brightest, canvas.scale)
    )
    canvas.image(picture, box.x, box.y, premultiplied=True)


def _draw_halo(canvas: Canvas, box: Box, radius: float, colour: Colour) -> None:
    canvas.shadow(box, radius, blur=max(4.0, box.w * 0.14), drop=0, strength=90, colour=colour)


def _diamond_picture(pixels: int, rim: Colour) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        side = sheet.get_width()
        middle, half = side / 2, side * 0.49
        pygame.draw.polygon(sheet, rim, diamond(middle, middle, half))
        top, right, bottom, left = diamond(middle, middle, half * 0.925)
        facets = (
            (top, left, lighten(FACET, 0.30)),
            (top, right, lighten(FACET, 0.06)),
            (bottom, left, darken(FACET, 0.22)),
            (bottom, right, darken(FACET, 0.42)),
        )
        for a, b, colour in facets:
            pygame.draw.polygon(sheet, colour, [a, b, (middle, middle)])
        field = diamond(middle, middle, half * 0.70)
        mask = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), field)
        mask.blit(gradient(side, side, INSET), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(mask, (0, 0))
        pygame.draw.polygon(sheet, rim, field, max(1, round(side * 0.012)))

    return supersampled(pixels, pixels, paint)


def _badge_picture(pixels: int, rim: Colour) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        pygame.draw.polygon(sheet, rim, diamond(middle, middle, middle))
        pygame.draw.polygon(sheet, NIGHT, diamond(middle, middle, middle * DARK_SHARE))

    return supersampled(pixels, pixels, paint)


def _stars_picture(
    w: int, h: int, seed: str, count: int, brightest: int, unit: float
) -> pygame.Surface:
    chance = random.Random(f"stars of {seed}")

    def paint(sheet: pygame.Surface) -> None:
        for _ in range(count):
            level = chance.randint(25, brightest)
            r = chance.choice((0.6, 0.8, 1.0, 1.3)) * max(unit, 0.8) * 2
            spot = (chance.random() * w * 2, chance.random() * h * 2)
            pygame.draw.circle(sheet, (*STAR, level), spot, max(1.0, r))

    return supersampled(w, h, paint, 2)
