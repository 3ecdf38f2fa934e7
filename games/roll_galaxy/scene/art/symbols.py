"""What stands for a tile: its planet or diamond, and the icons of its powers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank, circle_points, gradient, reduced
from engine.ui.theme import WHITE, Colour, darken, lighten, mix
from games.roll_galaxy import effects as fx
from games.roll_galaxy.dice import BROWN, CYAN, GRAY, GREEN, YELLOW
from games.roll_galaxy.powers import ONE_TIME, once_sentence, phases_of, sentence, timing_of
from games.roll_galaxy.scene.art import palette
from games.roll_galaxy.tiles import SIDES

LIGHT_STEPS: Final = 44
NIGHT_SIDE: Final[Colour] = (34, 38, 54)
RING_TILT: Final = 17.0
RING_SIZE: Final = (1.48, 0.86)  # width and height of its picture, in diameters of the planet
RING_BANDS: Final = ((0.98, 120, 0.035), (0.90, 220, 0.05), (0.80, 130, 0.03))
SQUASH: Final = 0.36
SEA: Final[Colour] = (0x0B, 0x4A, 0x5C)
LAVA: Final[Colour] = (0xFF, 0xB4, 0x5E)
LAMPS: Final[tuple[Colour, ...]] = ((0xFF, 0xE6, 0xA8), (0xFF, 0xE6, 0xA8), (0xCF, 0xE3, 0xFF))

Surface = Callable[[pygame.Surface, float, Colour, random.Random], None]


def paint_planet(pixels: int, colour: int, name: str) -> pygame.Surface:
    """A world seen from space, lit from the upper left; premultiplied, `pixels` wide."""
    factor = 3 if pixels > 60 else 4
    side = pixels * factor
    sheet = pygame.Surface((side, side))
    base = palette.WORLD_COLOUR[colour]
    sheet.fill(base)
    _SURFACES[colour](sheet, side, base, random.Random(name))
    _light(sheet, side)
    planet = blank(side, side)
    mask = blank(side, side)
    pygame.draw.circle(mask, (255, 255, 255, 255), (side / 2, side / 2), side / 2 - factor * 0.5)
    planet.blit(sheet, (0, 0))
    planet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = blank(side, side)
    width = max(1, round(side * 0.016))
    shine = (*lighten(base, 0.45), 190)
    pygame.draw.circle(rim, shine, (side / 2, side / 2), side / 2 - factor * 0.5, width)
    planet.blit(rim.premul_alpha(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return reduced(planet, pixels, pixels)


def paint_ringed_planet(pixels: int, colour: int, name: str) -> pygame.Surface:
    """A planet with its ring: the upper half lies behind it, the lower before it."""
    ring = _ring(pixels, colour)
    width, height = ring.get_size()
    picture = ring.copy()
    planet = paint_planet(pixels, colour, name)
    spot = ((width - pixels) // 2, (height - pixels) // 2)
    picture.blit(planet, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    slope = math.tan(math.radians(RING_TILT)) * width / 2
    front = blank(width, height)
    corners = [(0, height / 2 + slope), (width, height / 2 - slope), (width, height), (0, height)]
    pygame.draw.polygon(front, (255, 255, 255, 255), corners)
    front.blit(ring, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(front, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def has_ring(name: str) -> bool:
    """Whether a world wears a ring where there is room for it: about one in three does."""
    return random.Random(f"ring of {name}").random() < 0.34


def _ring(pixels: int, colour: int) -> pygame.Surface:
    factor = 4
    w, h = (round(pixels * share * factor) for share in RING_SIZE)
    sheet = blank(w, h)
    light = lighten(palette.WORLD_COLOUR[colour], 0.45)
    for share, opacity, thickness in RING_BANDS:
        area = pygame.Rect(0, 0, round(w * share), round(h * share * SQUASH))
        area.center = (w // 2, h // 2)
        level = opacity / 255
        paint = (*(round(channel * level) for channel in light), opacity)
        pygame.draw.ellipse(sheet, paint, area, max(1, round(h * thickness)))
    turned = pygame.transform.rotate(sheet, RING_TILT)
    return reduced(turned, turned.get_width() // factor, turned.get_height() // factor)


def _light(sheet: pygame.Surface, side: float) -> None:
    """Day and night: discs multiplied in, each smaller and brighter; and a soft spot of sun."""
    middle = side / 2
    shade = pygame.Surface(sheet.get_size())
    shade.fill(NIGHT_SIDE)
    for step in range(LIGHT_STEPS):
        u = step / (LIGHT_STEPS - 1)
        level = u**0.82
        colour = mix(NIGHT_SIDE, (255, 255, 255), level)
        pygame.draw.circle(shade, colour, (middle * 0.66, middle * 0.60), side * (1.02 - 0.86 * u))
    sheet.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    glint = pygame.Surface(sheet.get_size())
    for step in range(16):
        level = round(6 + step * 4.4)
        radius = side * 0.24 * (1 - step / 16)
        pygame.draw.circle(glint, (level,) * 3, (middle * 0.60, middle * 0.52), radius)
    sheet.blit(glint, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


# -- surfaces by colour ---------------------------------------------------------------------------


def _banded(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A gas world: wavy bands, a little slanted, and an oval storm."""
    shades = (
        lighten(base, 0.32),
        darken(base, 0.30),
        lighten(base, 0.14),
        mix(base, (0x1B, 0x4F, 0xA0), 0.35),
        mix(base, (0xBF, 0xF2, 0xFF), 0.5),
    )
    slant, y = chance.uniform(-0.14, 0.14), -0.1 * side
    columns = [side * step / 24 for step in range(25)]
    while y < 1.1 * side:
        height = chance.uniform(0.035, 0.11) * side
        upper = [(x, y + slant * (x - side / 2) + _wave(x, y, side, 9)) for x in columns]
        lower = [
            (x, y + height + slant * (x - side / 2) + _wave(x, y + 1, side, 8)) for x in columns
        ]
        pygame.draw.polygon(sheet, chance.choice(shades), [*upper, *reversed(lower)])
        y += height * chance.uniform(1.05, 1.7)
    x, y = side * chance.uniform(0.55, 0.72), side * chance.uniform(0.5, 0.66)
    storm = ((0.16, darken(base, 0.3)), (0.125, lighten(base, 0.32)), (0.085, lighten(base, 0.55)))
    for reach, colour in storm:
        r = reach * side
        pygame.draw.ellipse(sheet, colour, (x - r, y - 0.55 * r, 2 * r, 1.1 * r))


def _wave(x: float, y: float, side: float, turns: float) -> float:
    return math.sin(x / side * turns + y) * side * 0.013


def _cratered(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A mining world: stained ground, craters lit from one side, glowing cracks."""
    stains = (darken(base, 0.30), lighten(base, 0.14), mix(base, (0x5A, 0x2C, 0x12), 0.5))
    for _ in range(7):
        _blob(sheet, chance.choice(stains), _spot(chance, side), chance.uniform(0.10, 0.26) * side,
              chance)  # fmt: skip
    for _ in range(11):
        x, y = _spot(chance, side, 0.08)
        r = chance.uniform(0.035, 0.095) * side
        pygame.draw.circle(
            sheet, mix(base, (0xFF, 0xE3, 0xC0), 0.42), (x + 0.18 * r, y + 0.18 * r), r
        )
        pygame.draw.circle(sheet, mix(base, (0x1A, 0x0E, 0x06), 0.55), (x, y), r * 0.94)
        pygame.draw.circle(sheet, darken(base, 0.22), (x + 0.16 * r, y + 0.16 * r), r * 0.74)
    for _ in range(3):
        x, y = _spot(chance, side, 0.2)
        crack = [(x, y)]
        for _ in range(4):
            x += chance.uniform(-0.13, 0.16) * side
            y += chance.uniform(-0.1, 0.14) * side
            crack.append((x, y))
        pygame.draw.lines(sheet, LAVA, False, crack, max(1, round(side * 0.014)))


def _living(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A world of life: continents with shores and highlands in a sea, strips of cloud."""
    sheet.fill(mix(base, SEA, 0.62))
    for _ in range(6):
        x, y = _spot(chance, side, 0.05)
        r, phases = chance.uniform(0.13, 0.27) * side, _phases(chance)
        layers = (
            (0.0, 1.12, mix(base, (0xD8, 0xF5, 0xA0), 0.30)),
            (0.0, 1.0, base),
            (0.1, 0.55, mix(base, (0x0B, 0x3D, 0x12), 0.42)),
        )
        for shift, share, colour in layers:
            middle = (x + shift * r, y + shift * r)
            pygame.draw.polygon(sheet, colour, _outline(middle, r * share, phases))
    clouds = blank(round(side), round(side))
    for _ in range(5):
        y, x = chance.uniform(0.1, 0.9) * side, chance.uniform(-0.1, 0.6) * side
        size = (chance.uniform(0.3, 0.6) * side, chance.uniform(0.03, 0.07) * side)
        pygame.draw.ellipse(clouds, (255, 255, 255, 70), (x, y, *size))
    sheet.blit(clouds, (0, 0))


def _plated(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """An alien world: hexagonal plates of gold, a few of them lit."""
    dark: Colour = (0x5B, 0x3A, 0x05)
    sheet.fill(mix(base, (0x7A, 0x4E, 0x08), 0.34))
    shades = (mix(base, dark, 0.42), base, lighten(base, 0.18), mix(base, dark, 0.22))
    step = side * 0.15
    for row in range(-1, 9):
        y = row * step * math.sqrt(3) / 2
        for column in range(-1, 9):
            x = (column + 0.5 * (row % 2)) * step
            corners = circle_points(0, 0, step * 0.53, 6)
            plate = [(x - b, y + a) for a, b in corners]
            pygame.draw.polygon(sheet, chance.choice(shades), plate)
            if chance.random() < 0.16:
                pygame.draw.circle(sheet, (0xFF, 0xF6, 0xCF), (x, y), step * 0.2)


def _settled(sheet: pygame.Surface, side: float, base: Colour, chance: random.Random) -> None:
    """A gray world: rock in plates, a few seams, the lamps of its towns."""
    grounds = (darken(base, 0.30), lighten(base, 0.14), mix(base, (0x2B, 0x34, 0x40), 0.4))
    for _ in range(6):
        _blob(sheet, chance.choice(grounds), _spot(chance, side),
              chance.uniform(0.10, 0.24) * side, chance)  # fmt: skip
    seam = mix(base, (0x1E, 0x26, 0x30), 0.55)
    for line in range(3):
        y = side * (0.28 + 0.22 * line) + chance.uniform(-0.05, 0.05) * side
        area = (-0.1 * side, y - 0.12 * side, 1.2 * side, 0.3 * side)
        pygame.draw.arc(sheet, seam, area, math.pi, math.tau, max(1, round(side * 0.012)))
    for _ in range(26):
        spot = (chance.uniform(0.1, 0.9) * side, chance.uniform(0.25, 0.9) * side)
        r = side * chance.uniform(0.008, 0.015)
        pygame.draw.circle(sheet, chance.choice(LAMPS), spot, r)


_SURFACES: Final[dict[int, Surface]] = {
    CYAN: _banded,
    BROWN: _cratered,
    GREEN: _living,
    YELLOW: _plated,
    GRAY: _settled,
}


def _spot(chance: random.Random, side: float, margin: float = 0.0) -> Point:
    x = chance.uniform(margin, 1 - margin) * side
    return x, chance.uniform(margin, 1 - margin) * side


def _phases(chance: random.Random) -> tuple[float, ...]:
    return tuple(chance.uniform(0, math.tau) for _ in range(3))


def _blob(
    sheet: pygame.Surface, colour: Colour, middle: Point, r: float, chance: random.Random
) -> None:
    pygame.draw.polygon(sheet, colour, _outline(middle, r, _phases(chance)))


def _outline(middle: Point, r: float, phases: tuple[float, ...]) -> list[Point]:
    points = []
    for step in range(42):
        t = math.tau * step / 42
        waves = ((0.5, 2), (0.3, 3), (0.25, 5))
        swing = sum(
            height * math.sin(turns * t + phase)
            for (height, turns), phase in zip(waves, phases, strict=True)
        )
        reach = r * (1 + 0.45 * swing)
        points.append((middle[0] + reach * math.cos(t), middle[1] + reach * math.sin(t)))
    return points


ASSIGN_ICON: Final = "cycle"
DICTATE_ICON: Final = "public-speaker"
ONCE_ICON: Final = "check"
SETUP_ICON: Final = "house"
SCORE_ICON: Final = "laurels"


@dataclass(frozen=True, slots=True)
class PowerText:
    timing: Message
    icon: str
    sentence: Message
    is_scoring: bool = False


def power_texts(side: int) -> tuple[PowerText, ...]:
    """The powers of a tile as the hover card tells them; what happens once is one sentence."""
    tile = SIDES[side]
    once = [effect for effect in tile.effects if isinstance(effect, ONE_TIME)]
    texts: list[PowerText] = []
    if once:
        timing = timing_of(once[0], tile)
        icon = ONCE_ICON if tile.origin == "game" else SETUP_ICON
        texts.append(PowerText(timing, icon, once_sentence(once)))
    for effect in tile.effects:
        if not isinstance(effect, ONE_TIME):
            is_scoring = isinstance(effect, fx.Score)
            phases = phases_of(effect)
            icon = palette.PHASE_ICONS[phases[0]] if phases else icon_of(effect)
            texts.append(PowerText(timing_of(effect, tile), icon, sentence(effect), is_scoring))
    return tuple(texts)


def power_icon(side: int) -> str:
    """The icon in a development's diamond: that of its first power which is not its scoring."""
    effects = SIDES[side].effects
    gains = [effect for effect in effects if isinstance(effect, fx.GainDie)]
    powers = [effect for effect in effects if not isinstance(effect, fx.Score)]
    return icon_of((*gains, *powers, *effects)[0])


def icon_of(effect: fx.Effect) -> str:
    return _ICONS[type(effect)]


_ICONS: Final[dict[type, str]] = {
    fx.GainDie: "perspective-dice-six-faces-random",
    fx.GainCredits: "two-coins",
    fx.SetStartCredits: "two-coins",
    fx.RemoveDie: "x",
    fx.Reassign: ASSIGN_ICON,
    fx.DictateTargets: DICTATE_ICON,
    fx.DictateUnlimited: DICTATE_ICON,
    fx.ExtraWorker: "robot-antennas",
    fx.RearrangeConstruction: "stack",
    fx.ScoutOnTop: "card-draw",
    fx.StockCredits: "two-coins",
    fx.CostDiscount: "arrow-down",
    fx.SaveWorkers: "rolling-dice-cup",
    fx.CreditsOnComplete: "two-coins",
    fx.ExtraGoodPlace: "wooden-crate",
    fx.TradeBonus: "trade",
    fx.ConsumeBonus: "hexagon-filled",
    fx.BuyOnTrade: "hexagon-filled",
    fx.DrawAtEnd: "card-draw",
    fx.ScoutBonus: "two-coins",
    fx.PhaseIncome: "two-coins",
    fx.IncomePerGood: "two-coins",
    fx.IncomePerCitizen: "two-coins",
    fx.IncomeIfMost: "two-coins",
    fx.IncomeIfHighestWorld: "two-coins",
    fx.PhaseChips: "hexagon-filled",
    fx.Score: SCORE_ICON,
}


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
        _draw_halo(canvas, Box.around(cx, cy, size - 4, size - 4), size / 2, palette.tint_of(side))
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
    tile = SIDES[side]
    if has_glow:
        box = Box.around(cx, cy, size * 0.66, size * 0.66)
        _draw_halo(canvas, box, size * 0.2, WARM if tile.six_plus else palette.INDIGO)
    pixels, rim = max(8, canvas.px(size)), palette.GOLD if tile.six_plus else palette.PALE
    picture = canvas.pictures.get(
        ("roll-diamond", pixels, rim), lambda: _diamond_picture(pixels, rim)
    )
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if has_icon:
        ink = palette.GOLD if tile.six_plus else WHITE
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
    tile, rim = SIDES[side], palette.rim_of(side)
    cost = f"{tile.cost}+" if tile.six_plus else str(tile.cost)
    number = max(NUMBER, size * _NUMBER_SHARES[tile.is_world, tile.six_plus])
    if not tile.is_world:
        wide, high = canvas.text_width(cost, number, "number-bold"), canvas.line_step(number, 0.7)
        size = max(size, (wide + high) / DARK_SHARE + 2)
    edge = max(2.0, size * 0.065)
    if tile.is_world:
        canvas.disc(cx, cy, size / 2, palette.NIGHT, rim, edge)
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
        pygame.draw.polygon(sheet, rim, palette.diamond(middle, middle, half))
        top, right, bottom, left = palette.diamond(middle, middle, half * 0.925)
        facets = (
            (top, left, lighten(FACET, 0.30)),
            (top, right, lighten(FACET, 0.06)),
            (bottom, left, darken(FACET, 0.22)),
            (bottom, right, darken(FACET, 0.42)),
        )
        for a, b, colour in facets:
            pygame.draw.polygon(sheet, colour, [a, b, (middle, middle)])
        field = palette.diamond(middle, middle, half * 0.70)
        mask = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), field)
        mask.blit(gradient(side, side, INSET), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(mask, (0, 0))
        pygame.draw.polygon(sheet, rim, field, max(1, round(side * 0.012)))

    return palette.supersampled(pixels, pixels, paint)


def _badge_picture(pixels: int, rim: Colour) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        pygame.draw.polygon(sheet, rim, palette.diamond(middle, middle, middle))
        pygame.draw.polygon(
            sheet, palette.NIGHT, palette.diamond(middle, middle, middle * DARK_SHARE)
        )

    return palette.supersampled(pixels, pixels, paint)


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

    return palette.supersampled(w, h, paint, 2)
