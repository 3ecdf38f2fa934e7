"""What lies on the map: troop counters, names, continent pills, dice, and the world in small.

Everything is painted once at its real size and kept with the other pictures of the window.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from engine.ui import theme
from engine.ui.board import Camera
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.paint.dice import PIPS
from engine.ui.paint.pictures import Pictures
from games.risk.scene.world import World, the_world
from games.risk.state import NEUTRAL, NOBODY, RiskTable

Outlined = Literal["lift", "hover", "near", "legal", "source", "target"]

RADIUS: Final = 17.0
USUAL_ZOOM: Final = 1.1333
RADII: Final = (12.5, 24.0)
SUPER: Final = 4
NIGHT: Final[theme.Colour] = (0x0B, 0x0E, 0x12)
CORE: Final[theme.Colour] = (0x10, 0x14, 0x1A)
NEUTRAL_COLOUR: Final[theme.Colour] = (0xA0, 0xA8, 0xB2)
PALE: Final[theme.Colour] = (0xFF, 0xD9, 0xCD)
PALE_INK: Final[theme.Colour] = (0x57, 0x18, 0x08)
GHOST: Final[theme.Colour] = (0xFF, 0xB2, 0x9E)
SOURCE: Final[theme.Colour] = (0xFF, 0xF3, 0xE4)
TARGET: Final[theme.Colour] = (0xFF, 0x6B, 0x4A)
TARGET_CORE: Final[theme.Colour] = (0xFF, 0xE3, 0xD8)
ATTACK: Final[theme.Colour] = (0xF0, 0x59, 0x3A)
PILL: Final = (0x10, 0x16, 0x1D, 238)
PILL_HEIGHT: Final = 30.0
LOSS_RISE: Final = 26.0
LOSS_GROUND: Final[theme.Colour] = (0x4A, 0x12, 0x10)
LOSS_EDGE: Final[theme.Colour] = (0xF0, 0xA0, 0x9A)
LOSS_INK: Final[theme.Colour] = (0xFF, 0xDC, 0xD8)
BUBBLE_HEIGHT: Final = 28.0
HUNDRED: Final = 100
"""From so many troops on their number has three digits."""
RIM: Final = 1.15
"""How far the rim of a counter reaches, in its radius."""
ROUNDING: Final = 0.22
PLATE: Final = 112
HOLDS: Final[dict[theme.SeatMark, float]] = {"triangle": 1.24, "diamond": 1.36}
HOLDS_ELSE: Final = 1.45
"""How wide a number a counter has room for, in its radius."""
GOOD_TEXT: Final[theme.Colour] = (0x8F, 0xDB, 0xA6)


def counter_radius(zoom: float) -> float:
    """How large the troop counters are at a zoom of the map (logical units per unit of it)."""
    low, high = RADII
    return max(low, min(high, RADIUS * math.sqrt(zoom / USUAL_ZOOM)))


def owner_colour(worn: theme.Theme, owner: int) -> theme.Colour:
    return worn.seat_colour(owner) if 0 <= owner < NEUTRAL else NEUTRAL_COLOUR


def owner_mark(owner: int) -> theme.SeatMark:
    """The shape of a seat; the neutral army has the last one, grey."""
    return theme.SEAT_MARKS[owner] if 0 <= owner < NEUTRAL else "hexagon"


def draw_owner_mark(canvas: Canvas, owner: int, cx: float, cy: float, r: float) -> None:
    if 0 <= owner < NEUTRAL:
        canvas.seat_shape(owner, cx, cy, r, canvas.theme.seat_tint(owner, 0.15))
    else:
        canvas.polygon(counter_shape("hexagon", cx, cy, r), NEUTRAL_COLOUR)


# -- counters


def draw_counter(
    canvas: Canvas, owner: int, cx: float, cy: float, troops: int, r: float = RADIUS
) -> None:
    """The troops of a territory: a dark counter in the shape of its owner's mark.

    An unclaimed territory shows an empty place.
    """
    if owner == NOBODY:
        canvas.disc(cx, cy, r * 0.42, (*NIGHT, 170), (*theme.WHITE, 120), 1.5)
        return
    mark, words, size = owner_mark(owner), str(troops), _digits_size(owner, troops, r)
    r = grown_radius(canvas, owner, troops, r)
    pixels = round(r * canvas.scale * 4) / 4
    picture = canvas.pictures.get(
        ("risk-counter", mark, owner_colour(canvas.theme, owner), pixels),
        lambda: _counter_picture(mark, owner_colour(canvas.theme, owner), pixels),
    )
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    y = cy + (r * 0.2 if mark == "triangle" else 0)
    canvas.text(cx, y, words, size, theme.WHITE, "number-bold", "centre")


def grown_radius(canvas: Canvas, owner: int, troops: int, r: float) -> float:
    """The radius of a counter: more than usual where a number of three digits needs it."""
    width = canvas.text_width(str(troops), _digits_size(owner, troops, r), "number-bold")
    return max(r, width / HOLDS.get(owner_mark(owner), HOLDS_ELSE))


def _digits_size(owner: int, troops: int, r: float) -> float:
    share = (1.06 if owner_mark(owner) == "triangle" else 1.18) if troops < HUNDRED else 0.9
    return min(theme.LARGE + 8.0, max(theme.SMALL, round(r * share)))


def counter_shape(mark: theme.SeatMark, cx: float, cy: float, r: float) -> list[Point]:
    """The outline of a counter; the corners are rounded by a stroke of it."""
    if mark == "circle":
        return shapes.circle_points(cx, cy, r, 48)
    if mark == "square":
        a = 0.9 * r
        return [(cx - a, cy - a), (cx + a, cy - a), (cx + a, cy + a), (cx - a, cy + a)]
    if mark == "triangle":
        a = 1.3 * r
        return [(cx, cy - a * 0.98), (cx + a, cy + a * 0.72), (cx - a, cy + a * 0.72)]
    if mark == "diamond":
        a = 1.24 * r
        return [(cx, cy - a), (cx + a, cy), (cx, cy + a), (cx - a, cy)]
    if mark == "hexagon":
        turns = [math.pi / 6 + n * math.pi / 3 for n in range(6)]
        return [(cx + 1.1 * r * math.cos(t), cy + 1.1 * r * math.sin(t)) for t in turns]
    a, b = 0.62 * r, 1.12 * r
    arms = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a)]
    arms += [(-x, -y) for x, y in arms]
    return [(cx + x, cy + y) for x, y in arms]


def _counter_picture(mark: theme.SeatMark, colour: theme.Colour, r: float) -> pygame.Surface:
    """Near-black, rim in the owner's colour, near-black, core; a soft shadow below."""
    side = math.ceil(r * 4)
    picture = shapes.blank(side, side)
    layers: tuple[tuple[float, theme.Colour], ...] = (
        (RIM, NIGHT),
        (1.07, theme.lighten(colour, 0.3)),
        (0.89, CORE),
        (0.85, theme.mix(CORE, colour, 0.16)),
    )
    large = shapes.blank(side * SUPER, side * SUPER)
    for share, paint in layers:
        _rounded_shape(large, mark, r * share * SUPER, side * SUPER / 2, (*paint, 255))
    shape = shapes.reduced(large.premul_alpha(), side, side)
    dark = shape.copy()
    dark.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.gaussian_blur(dark, max(1, round(r * 0.18)))
    picture.blit(soft, (0, round(r * 0.18)), special_flags=pygame.BLEND_PREMULTIPLIED)
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _rounded_shape(
    sheet: pygame.Surface, mark: theme.SeatMark, r: float, middle: float, colour: theme.Paint
) -> None:
    corner = 0.0 if mark == "circle" else r * ROUNDING
    points = counter_shape(mark, middle, middle, r - corner)
    pygame.draw.polygon(sheet, colour, points)
    if corner:
        shapes.stroke(sheet, points, 2 * corner, closed=True, colour=colour)


# -- names


def draw_name(canvas: Canvas, lines: Sequence[str], cx: float, cy: float) -> None:
    """A territory's name, white with a soft dark halo; `cy` is the middle of its first line."""
    step = canvas.line_step(theme.SMALL, 1.12)
    for index, line in enumerate(lines):
        y = cy + index * step
        _draw_halo(canvas, line, cx, y)
        canvas.text(cx, y, line, theme.SMALL, theme.WHITE, "text-semibold", "centre")


def draw_loss(canvas: Canvas, count: int, cx: float, y: float, rise: float) -> None:
    alpha = 255 * min(1.0, 2.2 * (1 - rise))
    y -= LOSS_RISE * rise
    pill = Box.around(cx, y, 40, 28)
    canvas.rounded(pill, 14, (*LOSS_GROUND, 235), LOSS_EDGE, 1.5, alpha=alpha)
    canvas.text(
        *pill.centre, f"−{count}", theme.LARGE, LOSS_INK, "number-bold", "centre", alpha=alpha
    )


def _draw_halo(canvas: Canvas, line: str, cx: float, y: float) -> None:
    pixels = shapes.text_pixels(theme.SMALL, canvas.scale, canvas.theme)
    face = canvas.typesetter.face("text-semibold", pixels)
    halo = canvas.pictures.get(
        ("risk-halo", line, pixels),
        lambda: _halo(shapes.line_picture(face, line, (5, 7, 10)), pixels),
    )
    lower = (halo.get_height() / 2 - pixels) - (face.cap_top + face.cap_bottom) / 2
    canvas.image(halo, cx, y + lower / canvas.scale, centre=True, premultiplied=True)


def _halo(text: pygame.Surface, pixels: int) -> pygame.Surface:
    """A soft plate behind the line, and the text itself thickened and blurred on it."""
    margin = pixels
    width, height = text.get_width(), text.get_height()
    plate = shapes.blank(width + 2 * margin, height + 2 * margin)
    reach = round(pixels * 0.3)
    cap = round(pixels * 0.74)
    top = margin + (height - cap) // 2
    plate.fill((0, 0, 0, PLATE), (margin - reach, top - reach, width + 2 * reach, cap + 2 * reach))
    soft = pygame.transform.gaussian_blur(plate, max(1, round(pixels * 0.22)))
    sheet = shapes.blank(*plate.get_size())
    thick = max(1, round(pixels / 14))
    for dx in (-thick, 0, thick):
        for dy in (-thick, 0, thick):
            spot = (margin + dx, margin + dy)
            sheet.blit(text, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    soft.blit(
        pygame.transform.gaussian_blur(sheet, max(1, round(pixels / 6))), (0, 0),
        special_flags=pygame.BLEND_PREMULTIPLIED,
    )  # fmt: skip
    return soft


# -- bubbles


def bubble_width(canvas: Canvas, words: str, *, has_lock: bool = False) -> float:
    return canvas.text_width(words, theme.LARGE, "number-bold") + 20 + (20 if has_lock else 0)


def draw_bubble(
    canvas: Canvas,
    cx: float,
    cy: float,
    words: str,
    *,
    is_ghost: bool = False,
    has_lock: bool = False,
    points_right: bool = False,
) -> None:
    """Troops put down on a territory: a light speech bubble; a ghost is what a click would do."""
    width = bubble_width(canvas, words, has_lock=has_lock)
    box = Box(cx - width / 2, cy - BUBBLE_HEIGHT / 2, width, BUBBLE_HEIGHT)
    if is_ghost:
        canvas.rounded(box, BUBBLE_HEIGHT / 2, (20, 23, 28), GHOST, 1.5)
        canvas.text(cx, cy, words, theme.LARGE, GHOST, "number-bold", "centre")
        return
    canvas.shadow(box, BUBBLE_HEIGHT / 2, blur=8, drop=4, strength=140)
    x = box.right - 16 if points_right else box.x + 4
    tip = (x + 10, box.bottom + 6) if points_right else (x + 2, box.bottom + 6)
    canvas.polygon([(x, box.bottom - 5), (x + 12, box.bottom - 5), tip], PALE)
    canvas.rounded(box, BUBBLE_HEIGHT / 2, PALE, (42, 15, 8, 128))
    x = cx
    if has_lock:
        canvas.icon("lock", box.x + 17, cy, 16, PALE_INK)
        x += 9
    canvas.text(x, cy, words, theme.LARGE, PALE_INK, "number-bold", "centre")


# -- continents


@dataclass(frozen=True, slots=True)
class Pill:
    """A continent's name and bonus, and how far somebody is with it.

    `shares` are (seat, territories held) of everybody in it, the leader first.
    """

    name: str
    bonus: int
    size: int
    colour: theme.Colour
    shares: tuple[tuple[int, int], ...]

    @property
    def is_held(self) -> bool:
        return bool(self.shares) and self.shares[0][1] == self.size


def pill_width(canvas: Canvas, pill: Pill, *, shows_all: bool = False) -> float:
    width = 14 + canvas.text_width(pill.name, theme.SMALL, "text-semibold") + 10
    width += canvas.text_width(f"+{pill.bonus}", theme.BODY, "number-bold") + 10
    for words in _share_words(pill, shows_all):
        width += 26 + canvas.text_width(words, theme.SMALL, "number-bold")
    return width + (14 if pill.shares else 6)


def draw_pill(canvas: Canvas, pill: Pill, cx: float, cy: float, *, shows_all: bool = False) -> Box:
    """The pill around a point; returns its box. `shows_all` names everybody's share."""
    width = pill_width(canvas, pill, shows_all=shows_all)
    box = Box(cx - width / 2, cy - PILL_HEIGHT / 2, width, PILL_HEIGHT)
    canvas.shadow(box, PILL_HEIGHT / 2, blur=8, drop=3, strength=115)
    canvas.rounded(box, PILL_HEIGHT / 2, PILL, pill.colour, 1.5)
    x = box.x + 14
    x += (
        canvas.text(x, cy, pill.name, theme.SMALL, theme.lighten(pill.colour, 0.3), "text-semibold")
        + 10
    )
    x += canvas.text(x, cy, f"+{pill.bonus}", theme.BODY, theme.TEXT, "number-bold") + 10
    for (owner, _), words in zip(pill.shares, _share_words(pill, shows_all), strict=False):
        canvas.hairline(x, cy - 8, 16, vertical=True, colour=theme.lighten(theme.LINE, 0.1))
        draw_owner_mark(canvas, owner, x + 14, cy, 6)
        colour = GOOD_TEXT if pill.is_held else theme.SECOND_TEXT
        x += 26 + canvas.text(x + 24, cy, words, theme.SMALL, colour, "number-bold")
    return box


def _share_words(pill: Pill, shows_all: bool) -> list[str]:
    shown = pill.shares if shows_all else pill.shares[:1]
    return [f"{held}/{pill.size}" if not shows_all else str(held) for _, held in shown]


# -- outlines


def draw_outline(
    canvas: Canvas,
    world: World,
    camera: Camera,
    territory: int,
    look: Outlined,
    *,
    may_paint: bool = True,
) -> bool:
    """A territory lit or outlined: what can be chosen, the source, the target, the hovered one.

    Returns whether the picture had to be painted; with `may_paint` off nothing is drawn then.
    """
    zoom = camera.zoom * canvas.scale
    region = world.regions[territory]
    x, y = camera.to_view((region.box.x, region.box.y))
    left, top = x * canvas.scale, y * canvas.scale
    shift = (round((left - math.floor(left)) * 2) / 2, round((top - math.floor(top)) * 2) / 2)
    key = ("risk-outline", territory, look, round(zoom * 1000), shift)
    is_new = key not in canvas.pictures
    if is_new and not may_paint:
        return True
    margin = math.ceil(24 * canvas.scale)
    picture = canvas.pictures.get(
        key, lambda: _outline_picture(world, territory, look, zoom, canvas.scale, shift, margin)
    )
    spot = (math.floor(left) - margin, math.floor(top) - margin)
    canvas.image(picture, spot[0] / canvas.scale, spot[1] / canvas.scale, premultiplied=True)
    return is_new


def _outline_picture(
    world: World,
    territory: int,
    look: Outlined,
    zoom: float,
    unit: float,
    shift: tuple[float, float],
    margin: int,
) -> pygame.Surface:
    region = world.regions[territory]
    width = math.ceil(region.box.w * zoom) + 2 * margin + 1
    height = math.ceil(region.box.h * zoom) + 2 * margin + 1
    factor = 2 if width * height > 40_000 else 3

    def placed(outline: Sequence[Point]) -> list[Point]:
        return [
            (
                ((x - region.box.x) * zoom + margin + shift[0]) * factor,
                ((y - region.box.y) * zoom + margin + shift[1]) * factor,
            )
            for x, y in outline
        ]

    if look in ("lift", "hover"):
        sheet = shapes.blank(width * factor, height * factor)
        for outline in region.outlines:
            pygame.draw.polygon(sheet, (255, 255, 255, 255), placed(outline))
        strength = 33 if look == "lift" else 48
        return shapes.painted(shapes.reduced(sheet, width, height), (*theme.WHITE, strength))
    lines = [placed(outline) for outline in world.outlined(territory)]
    picture = shapes.blank(width, height)
    glow = _GLOWS.get(look)
    if glow is not None:
        colour, thick, soft, level = glow
        halo = _lines(lines, width, height, factor, thick * unit, (*colour, 255))
        halo = pygame.transform.gaussian_blur(halo, max(1, round(soft * unit)))
        halo.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(halo, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    for thick, paint in _CASINGS[look]:
        layer = _lines(lines, width, height, factor, thick * unit, paint)
        picture.blit(layer, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


_GLOWS: Final[dict[str, tuple[theme.Colour, float, float, int]]] = {
    "legal": (theme.LEGAL_GLOW, 6, 5, 190),
    "source": (SOURCE, 9, 6, 120),
    "target": (TARGET, 9, 6, 140),
}
_CASINGS: Final[dict[str, tuple[tuple[float, theme.Paint], ...]]] = {
    "near": ((3.4, (10, 12, 16, 150)), (1.6, (255, 255, 255, 190))),
    "legal": ((6.5, (20, 8, 10, 230)), (2.8, (*theme.LEGAL, 255))),
    "source": ((7.5, (22, 10, 8, 255)), (3.6, (*SOURCE, 255))),
    "target": ((7.5, (22, 10, 8, 255)), (3.6, (*TARGET, 255)), (1.1, (*TARGET_CORE, 255))),
}


def _lines(
    lines: Sequence[Sequence[Point]],
    width: int,
    height: int,
    factor: int,
    thick: float,
    colour: theme.Paint,
) -> pygame.Surface:
    sheet = shapes.blank(width * factor, height * factor)
    for line in lines:
        shapes.stroke(sheet, line, thick * factor, closed=True, colour=(255, 255, 255, 255))
    return shapes.painted(shapes.reduced(sheet, width, height), colour)


SLOT_LINE: Final[theme.Colour] = (0x56, 0x61, 0x6F)
DICE_PALE: Final = 95.0
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
    colour = owner_colour(canvas.theme, owner)
    ink = theme.INK if owner == NEUTRAL else canvas.theme.seat_ink(owner)
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
    canvas.image(
        picture, cx, cy, centre=True, premultiplied=True, alpha=DICE_PALE if is_pale else 255
    )


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
    pictures: Pictures, pixels: int, value: int, colour: theme.Colour, ink: theme.Colour
) -> pygame.Surface:
    """A die as it lies; all faces of a colour share one body, which is the dear part."""

    def paint() -> pygame.Surface:
        body = pictures.get(("risk-die-body", pixels, colour), lambda: _body(pixels, colour))
        return _with_pips(body, pixels, value, colour, ink)

    return pictures.get(("risk-die", pixels, value, colour, ink), paint)


def _body(pixels: int, colour: theme.Colour) -> pygame.Surface:
    """Edge, bevel and face, one over the other, at several times the size."""
    side = pixels * SUPER
    radius = round(side * 0.22)
    sheet = shapes.painted(shapes.rounded_mask(side, side, radius), theme.darken(colour, 0.42))
    edge, inner = round(side * 0.035), round(side * 0.085)
    layers = (
        (edge, side - 2 * edge - edge // 2, radius - edge, 0.26, 0.10),
        (inner, side - 2 * inner, round(radius * 1.1), 0.10, 0.04),
    )
    for inset, height, corner, light, dark in layers:
        width = side - 2 * inset
        face = shapes.gradient(
            width, height, (theme.lighten(colour, light), theme.darken(colour, dark))
        )
        mask = shapes.rounded_mask(width, height, corner)
        face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(face, (inset, inset), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def _with_pips(
    body: pygame.Surface, pixels: int, value: int, colour: theme.Colour, ink: theme.Colour
) -> pygame.Surface:
    """The pips as small hollows in a body, at its final size."""
    sheet, side = body.copy(), pixels * SUPER
    for a, b in PIPS[value]:
        x, y = side / 2 + a * side * 0.245, side / 2 + b * side * 0.245
        pygame.draw.circle(sheet, theme.darken(colour, 0.35), (x, y - side * 0.008), side * 0.1)
        pygame.draw.circle(sheet, (*ink, 255), (x, y + side * 0.006), side * 0.088)
    picture = shapes.blank(pixels, pixels)
    picture.blit(shapes.reduced(sheet, pixels, pixels), (0, 0))
    return picture


SEA: Final[tuple[theme.Colour, theme.Colour]] = ((0x1A, 0x34, 0x40), (0x0F, 0x20, 0x2A))
UNCLAIMED: Final[theme.Colour] = (70, 78, 88)
BORDER: Final = (0x12, 0x16, 0x1B, 255)
EDGE: Final = 8.0
FACTOR: Final = 3


class SmallWorld:
    def __init__(self, table: RiskTable) -> None:
        self.owners = tuple(table.owners)

    def __call__(self, canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 10, SEA)
        draw_small_world(canvas, box.inset(EDGE).fitted(*the_world().size), self.owners)
        canvas.rounded(box, 10, None, (*theme.WHITE, 30))


def draw_small_world(canvas: Canvas, box: Box, owners: Sequence[int]) -> None:
    """The land alone."""
    size = canvas.rect(box).size
    picture = canvas.pictures.get(
        ("risk-world", tuple(owners), size, canvas.theme.seats),
        lambda: _world_picture(the_world(), owners, canvas.theme, *size),
    )
    canvas.image(picture, box.x, box.y, premultiplied=True)


def _world_picture(
    world: World, owners: Sequence[int], worn: theme.Theme, width: int, height: int
) -> pygame.Surface:
    sheet = shapes.blank(width * FACTOR, height * FACTOR)
    scale = width * FACTOR / world.size[0]
    for territory, region in enumerate(world.regions):
        owner = owners[territory]
        colour = theme.lighten(owner_colour(worn, owner), 0.06) if owner >= 0 else UNCLAIMED
        for outline in region.outlines:
            points = [(x * scale, y * scale) for x, y in outline]
            pygame.draw.polygon(sheet, (*colour, 255), points)
    for a, b in (*world.borders, *world.divides):
        start, end = (a[0] * scale, a[1] * scale), (b[0] * scale, b[1] * scale)
        pygame.draw.line(sheet, BORDER, start, end, FACTOR)
    return shapes.reduced(sheet, width, height)
