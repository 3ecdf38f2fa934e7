"""Things that stand in the places of the phases: worlds with goods, coins, tiles, dice, the cup."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank, circle_points, reduced
from engine.ui.theme import BLACK, WHITE, Colour, mix
from games.roll_galaxy.dice import PRODUCE
from games.roll_galaxy.scene.art.dice_faces import draw_die, draw_die_place
from games.roll_galaxy.scene.art.palette import tint_of
from games.roll_galaxy.scene.art.symbols import draw_planet
from games.roll_galaxy.tiles import SIDES

CRADLE_EDGE: Final[Colour] = (0x68, 0x74, 0xC0)
PALE: Final[Colour] = (0xBF, 0xC9, 0xFF)
FACTOR: Final = 3
RIM: Final = 0.20  # half the height of the cup's mouth, in its width
TALL: Final = 0.92  # the height of the cup, in its width
NARROWS: Final = 0.84  # the width of its foot, in that of its mouth
LEATHER: Final = ((0x07, 0x08, 0x0F), (0x5C, 0x66, 0xB8))
BRASS: Final = ((0x1C, 0x14, 0x08), (0xE8, 0xC7, 0x7E))
SEAM: Final = ((0x0A, 0x0C, 0x1C), (0x3A, 0x42, 0x88))
BANDS: Final = ((0.0, 0.09, BRASS), (0.88, 1.0, BRASS), (0.46, 0.50, SEAM), (0.56, 0.60, SEAM))
"""From where to where on the wall of the cup, and what it is made of there."""
COIN: Final[tuple[Colour, Colour, Colour]] = (
    (0xFF, 0xE0, 0x8A), (0xC8, 0x8A, 0x1E), (0x3A, 0x24, 0x06),
)  # fmt: skip
CHIP: Final[tuple[Colour, Colour, Colour]] = (
    (0xB9, 0x8A, 0xF0), (0x6A, 0x34, 0xB0), (0xFF, 0xFF, 0xFF),
)  # fmt: skip
"""Light, body and ink of a coin of credits and of a chip of victory points."""
NOTHING: Final[Colour] = (0x0B, 0x0E, 0x1A)
CRADLE: Final = ((0x2A, 0x36, 0x66, 235), (0x10, 0x16, 0x30, 245))
SLAB: Final = 0.13  # how high a lying coin is, in its width
TILE_BACK: Final = ((0x3C, 0x46, 0x86), (0x1C, 0x23, 0x4A))
BACK_EDGE: Final[Colour] = (0x8C, 0x99, 0xE6)
LEAST_RINGED: Final = 120.0  # the rings of a smaller world lie over what stands beside it
MOST_HEAPED: Final = 6
CUP_DIE: Final = 0.26  # of the width of the cup
IN_A_ROW: Final = 4


def _ellipse(cx: float, cy: float, rx: float, ry: float) -> list[Point]:
    return [(cx + rx * x, cy + ry * y) for x, y in circle_points(0, 0, 1, 40)]


def draw_worth(
    canvas: Canvas, x: float, y: float, r: float, amount: str, *, is_lit: bool = False
) -> None:
    """A large coin, where the amount is in $, or a chip with what it is worth."""
    is_coin = amount.startswith("$")
    light, body, ink = COIN if is_coin else CHIP
    if is_lit:
        canvas.glow(x, y, 1.5 * r, 1.5 * r, light, 0.6)
    canvas.shadow(Box.around(x, y, 1.8 * r, 1.8 * r), r, blur=12, drop=5, strength=150)
    canvas.disc(x, y, r, NOTHING, WHITE if is_lit else light, 3.5 if is_lit else 2.5)
    if is_coin:
        canvas.disc(x, y, 0.82 * r, light, body, 0.09 * r)
        canvas.ring(x, y, 0.66 * r, body, 2)
    else:
        for far, fill in ((0.84, light), (0.74, body)):
            corners = circle_points(0, 0, far * r, 6)
            canvas.polygon([(x - across, y + along) for along, across in corners], fill)
    size = canvas.fitting_size(amount, 1.3 * r, (0.66 * r, 0.5 * r, 18), "number-bold")
    canvas.text(x, y, amount, size, ink, "number-bold", "centre")


def draw_held_world(  # noqa: PLR0913 (a world's looks, by name)
    canvas: Canvas,
    at: Point,
    size: float,
    side: int,
    goods: Sequence[int],
    places: int = 1,
    *,
    coming: int | None = None,
    is_lit: bool = False,
) -> None:
    """A world with its goods in cradles and its free places; a die that may come there is pale."""
    x, y = at
    if is_lit:
        canvas.glow(x, y, 0.72 * size, 0.72 * size, WHITE, 0.35)
    draw_planet(canvas, x, y, size, side, ring=None if size >= LEAST_RINGED else False)
    if is_lit:
        canvas.ring(x, y, size / 2 + 5, WHITE, 3)
    if not SIDES[side].holds_goods:
        return
    count = max(places, len(goods))
    die = size * (0.36 if count == 1 else 0.29)
    for n in range(count):
        cx = x + (n - (count - 1) / 2) * (die + 8)
        cradle = Box(cx - 0.66 * die, y + 0.36 * die, 1.32 * die, 0.34 * die)
        canvas.rounded(cradle, 0.16 * die, CRADLE, CRADLE_EDGE)
        if n < len(goods):
            draw_die(canvas, cx, y, die, goods[n], None)
            continue
        canvas.rounded(Box.around(cx, y, die, die), die * 0.21, (*NOTHING, 150))
        draw_die_place(canvas, cx, y, die, WHITE if is_lit else tint_of(side))
        if coming is not None and n == len(goods):
            draw_die(canvas, cx, y, die * 0.84, coming, PRODUCE, has_shadow=False,
                     alpha=255 if is_lit else 130)  # fmt: skip


def draw_coin_piles(canvas: Canvas, x: float, base: float, size: float, amount: str) -> None:
    """Two piles of coins, and one before them with what they bring."""

    def paint(layer: Canvas) -> None:
        light, body, _ = COIN
        wide, slab = 0.46 * size, SLAB * 0.46 * size
        for aside, count in ((-0.30, 5), (0.30, 7)):
            cx = x + aside * size
            layer.shadow(Box(cx - wide / 2, base - slab, wide, slab), slab, blur=12, drop=6)
            for n in range(count):
                y = base - (n + 0.5) * slab * 1.05
                rim = Box(cx - wide / 2 + 2 * (n % 2), y - slab / 2, wide, slab)
                layer.rounded(rim, slab / 2, (mix(body, light, 0.45), mix(body, BLACK, 0.35)))
            top = base - count * slab * 1.05
            face = _ellipse(cx, top, wide / 2, 0.15 * wide)
            layer.polygon(face, mix(light, body, 0.2), light, 2)
            layer.polygon(_ellipse(cx, top, wide * 0.34, 0.1 * wide), None, body, 2)

    box = Box(x - size / 2 - 8, base - size, size + 16, size)
    canvas.cached(("roll-coin-piles", size), box, paint, margin=16)
    draw_worth(canvas, x, base - 0.24 * size, 0.27 * size, amount)


def draw_tile_backs(canvas: Canvas, x: float, base: float, size: float) -> None:
    """Tiles out of the bag, nobody knows which: each is a development and a world."""

    def paint(layer: Canvas) -> None:
        w, h = size, 0.66 * size
        for n in range(3):
            box = Box(x - w / 2 + (n - 1) * 12, base - h - (2 - n) * 13, w, h)
            upper, lower = (mix(each, BLACK, 0.28 * (2 - n)) for each in TILE_BACK)
            layer.shadow(box, 10, blur=12, drop=5, strength=140)
            layer.rounded(box, 10, (upper, lower), mix(BACK_EDGE, BLACK, 0.3 * (2 - n)), 2)
        corner, far = box.x + 0.29 * w, 0.2 * w
        middle = box.centre_y
        outline = [(corner, middle - far), (corner + far, middle), (corner, middle + far),
                   (corner - far, middle)]  # fmt: skip
        layer.polygon(outline, mix(TILE_BACK[0], WHITE, 0.08), BACK_EDGE, 2)
        layer.disc(box.x + 0.71 * w, middle, 0.2 * w, mix(TILE_BACK[0], WHITE, 0.08), BACK_EDGE, 2)
        for at in (corner, box.x + 0.71 * w):
            layer.text(at, middle, "?", max(18.0, 0.2 * w), WHITE, "number-bold", "centre")

    box = Box(x - size / 2 - 14, base - 0.66 * size - 30, size + 28, 0.66 * size + 30)
    canvas.cached(("roll-tile-backs", size), box, paint, margin=16)


def heap_rows(count: int) -> tuple[int, ...]:
    """How many dice of a heap lie in each row, the lowest first."""
    shown = min(MOST_HEAPED, count)
    return {1: (1,), 2: (2,), 3: (2, 1), 4: (3, 1), 5: (3, 2), 6: (3, 2, 1)}[max(1, shown)]


def draw_heap(
    canvas: Canvas, x: float, base: float, die: float, colour: int, count: int,
    *, is_lit: bool = False,
) -> None:  # fmt: skip
    """Dice of a colour in a heap; more than six are told by number."""
    if is_lit:
        canvas.glow(x, base - die * 0.7, die * 2.0, die * 1.5, WHITE, 0.4)
    for row, number in enumerate(heap_rows(count)):
        for n in range(number):
            cx = x + (n - (number - 1) / 2) * (die * 1.06)
            draw_die(canvas, cx, base - die / 2 - row * die * 0.93, die, colour, None,
                     is_hovered=is_lit)  # fmt: skip
    if count > MOST_HEAPED:
        plate = Box.around(x + die * 1.5, base - die * 2.3, die * 0.9, 28)
        canvas.rounded(plate, 14, NOTHING, PALE)
        canvas.text(*plate.centre, f"×{count}", 18, PALE, "number-bold", "centre")


def draw_cup(
    canvas: Canvas, cx: float, base: float, width: float, dice: Sequence[int] = ()
) -> None:
    """The cup, its dice looking out of it: up to four side by side, more in two rows."""
    pixels, mouth = canvas.px(width), base - width * TALL
    picture = canvas.pictures.get(("roll-cup", pixels), lambda: cup_picture(pixels))
    canvas.shadow(Box(cx - width * 0.4, base - 14, width * 0.8, 14), 7, blur=14, drop=4)
    canvas.image(picture, cx - width / 2, mouth, premultiplied=True)
    if not dice:
        return
    die = CUP_DIE * width
    rows = (dice,) if len(dice) <= IN_A_ROW else (dice[::2], dice[1::2])
    for is_behind, row in reversed(tuple(enumerate(rows))):  # that one stands higher
        step = min(die - 2, (width - die + 8) / max(1, len(row) - 1))
        y = mouth + width * RIM * (0.25 if is_behind else 0.9) - die * (0.75 if is_behind else 0.3)
        for number, colour in enumerate(row):
            x = cx + (number - (len(row) - 1) / 2) * step
            draw_die(canvas, x, y, die, colour, None, has_shadow=False)
    front = pygame.Rect(0, round(pixels * RIM * 1.5), pixels, picture.get_height())
    part = picture.subsurface(front.clip(picture.get_rect()))
    canvas.image(part, cx - width / 2, mouth + front.y / canvas.scale, premultiplied=True)


def cup_picture(pixels: int) -> pygame.Surface:
    """A leather cup with brass rims, seen a little from above; premultiplied."""
    width = pixels * FACTOR
    mouth, height = width * RIM, width * TALL
    sheet = blank(width, math.ceil(height))
    middle = width / 2
    for x in range(width):
        across = (x - middle) / middle
        depth = math.sqrt(max(0.0, 1 - across * across))
        light = max(0.10, 0.30 + 0.72 * max(0.0, 0.6 * depth - 0.42 * across))
        light = min(1.0, light - 0.44 * max(0.0, across - 0.55))
        foot = middle + (x - middle) * NARROWS
        top, wall = mouth + depth * mouth, height - 2 * mouth
        low = height - mouth + depth * mouth * NARROWS
        pygame.draw.line(sheet, mix(*LEATHER, light), (x, top), (foot, low - FACTOR), 4)
        for begin, end, (dark, bright) in BANDS:
            ink = mix(dark, bright, light)
            aside = x + (foot - x) * (begin + end) / 2
            start, stop = top + wall * begin, top + wall * end
            pygame.draw.line(sheet, ink, (aside, start), (aside, stop - FACTOR), 4)
    _paint_mouth(sheet, width, mouth)
    return reduced(sheet.premul_alpha(), pixels, math.ceil(height / FACTOR))


def _paint_mouth(sheet: pygame.Surface, width: float, mouth: float) -> None:
    for inset, top, high, ink in (
        (0.0, 0.0, 2.0, (0xF3, 0xD6, 0x94)),
        (0.01, 0.10, 1.9, (0x7A, 0x5A, 0x22)),
        (0.0275, 0.22, 1.66, (0x06, 0x07, 0x0D)),
    ):
        pygame.draw.ellipse(sheet, ink, (width * inset * 2, mouth * top,
                                         width * (1 - 4 * inset), mouth * high))  # fmt: skip
    for ring in range(8):
        ink = mix(mix(BLACK, LEATHER[0], 0.8), (0x24, 0x2B, 0x58), ring / 14)
        area = (width * (0.055 + 0.02 * ring), mouth * (0.34 + 0.10 * ring),
                width * (0.89 - 0.04 * ring), mouth * (1.54 - 0.13 * ring))  # fmt: skip
        pygame.draw.ellipse(sheet, ink, area)
