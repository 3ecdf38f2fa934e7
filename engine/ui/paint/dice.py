"""Dice, goods, slots and the tray: cubes seen from above, drawn from cached pictures."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import pairwise
from typing import Final

import pygame

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.paint.pictures import Pictures
from engine.ui.theme import BLACK, LINE, WHITE, Colour, mix

# Dice and wooden cubes: a rounded cube seen from above, in real pixels.
#
# The cube's faces are painted flat under one lamp, then blurred into each other, which is what
# makes the edges look round; the outline cuts the result to the shape of a cube with rounded
# corners.

Vector = tuple[float, float, float]

IVORY: Final[Colour] = (250, 246, 236)
PIP: Final[Colour] = (30, 35, 42)
MINI_BODY: Final[Colour] = (236, 231, 220)
MINI_PIP: Final[Colour] = (34, 39, 47)
WOOD: Final[Colour] = (222, 160, 84)

ROUNDING: Final = 0.30  # radius of the corners, as a share of half the edge
REACH: Final = 1.9  # the picture's side, in edges
SHADOW_ROOM: Final = 0.5  # added on each side for the shadow, in edges
LAMP: Final[Vector] = (-0.4198, 0.4998, 0.7597)
CORNERS: Final = tuple((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))
SQUARE: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))

ROUND: Final = tuple(
    (math.cos(step * math.tau / 24), math.sin(step * math.tau / 24)) for step in range(24)
)

PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
FRONT_OF: Final = {0: 0, 1: 2, 2: 3, 3: 1, 4: 5, 5: 6, 6: 4}
AXES: Final[dict[int, Vector]] = {
    1: (0, 0, 1),
    2: (0, -1, 0),
    3: (1, 0, 0),
    4: (-1, 0, 0),
    5: (0, 1, 0),
    6: (0, 0, -1),
}


@dataclass(frozen=True, slots=True)
class Pose:
    """How a cube lies: turned on the table, tilted to the viewer, and (in the air) spun over.

    Degrees. The spin happens about a level axis that points `axis` degrees from the right.
    """

    yaw: float = 0
    tilt: float = 24
    spin: float = 0
    axis: float = 0

    def view(self, v: Vector) -> Vector:
        """A point of the cube as the viewer sees it: right, up, towards the eye."""
        x, y, z = self._spun(v)
        c, s = _turn(self.yaw)
        x, y = x * c - y * s, x * s + y * c
        c, s = _turn(self.tilt)
        return (x, y * c + z * s, -y * s + z * c)

    def _spun(self, v: Vector) -> Vector:
        if not self.spin:
            return v
        c, s = _turn(self.axis)
        kx, ky = c, s
        cos, sin = _turn(self.spin)
        along = (kx * v[0] + ky * v[1]) * (1 - cos)
        return (
            v[0] * cos + ky * v[2] * sin + kx * along,
            v[1] * cos - kx * v[2] * sin + ky * along,
            v[2] * cos + (kx * v[1] - ky * v[0]) * sin,
        )


@dataclass(frozen=True, slots=True)
class Die:
    """A die to be painted: the value on top (0: a blank cube), how it lies, and its colours.

    `pip_shape` is the outline of a pip of radius 1: dice that must be told apart without colour
    have pips of their own shape.
    """

    value: int
    pose: Pose = Pose()
    body: Colour = IVORY
    pip: Colour | None = PIP
    pip_shape: tuple[Point, ...] = ROUND


@dataclass(frozen=True, slots=True)
class CubeFace:
    """A visible side as it lands on the sheet: its middle, its two directions, value and light.

    The projection is parallel, so a face stays a parallelogram and a pip an ellipse.
    """

    middle: Point
    across: Point
    down: Point
    value: int
    depth: float
    light: float

    def point(self, a: float, b: float) -> Point:
        """A point of the face on the sheet; a and b run from -1 to 1."""
        x = self.middle[0] + a * self.across[0] + b * self.down[0]
        y = self.middle[1] + a * self.across[1] + b * self.down[1]
        return (x, y)


@dataclass(frozen=True, slots=True)
class Cube:
    """A cube of a given half edge in the middle of a square sheet."""

    die: Die
    half: float
    centre: float
    faces: tuple[CubeFace, ...]  # the farthest first

    def outline(self) -> tuple[Point, ...]:
        """The hull of a ball in each of the eight corners."""
        return _outline(self.die.pose, self.half, self.centre)

    def shade(self, light: float) -> Colour:
        """The body's colour under a share of the lamp's light."""
        cool = mix(self.die.body, (60, 52, 70), 0.16)
        dark = tuple(channel * 0.42 + 4 for channel in cool)
        share = min(1.0, 0.30 + 0.76 * max(0.0, light))
        return mix((round(dark[0]), round(dark[1]), round(dark[2])), self.die.body, share)


def side_of(top: int, front: int) -> int:
    """The value at the right of a die that shows `top` and faces the viewer with `front`.

    As on western dice: 1, 2 and 3 run anticlockwise around their corner.
    """
    (a, b, c), (d, e, f) = AXES[top], AXES[front]
    right = (b * f - c * e, c * d - a * f, a * e - b * d)
    return next(value for value, axis in AXES.items() if axis == right)


def paint_die(
    pixels: int,
    die: Die,
    *,
    shadow: bool = True,
    factor: int | None = None,
    under: pygame.Surface | None = None,
) -> pygame.Surface:
    """A die with an edge of `pixels`, premultiplied, its middle in the middle of the picture.

    `factor` is the supersampling (chosen by size when left out), `under` its `die_shadow`, which
    all dice share that lie alike.
    """
    factor = factor or _factor(pixels)
    cube = posed_cube(pixels, factor, die)
    side = math.ceil(pixels * REACH)
    outline = shapes.blank(side * factor, side * factor)
    pygame.draw.polygon(outline, shapes.FULL, cube.outline())
    sheet = _rounded_body(cube, side * factor)
    if die.pip is not None:
        _draw_pips(sheet, cube, die.pip, die.pip_shape)
    sheet.blit(outline, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture = shapes.reduced(sheet, side, side)
    if not shadow:
        return picture
    room = round(pixels * SHADOW_ROOM)
    full = die_shadow(pixels, die.pose) if under is None else under.copy()
    full.blit(picture, (room, room), special_flags=pygame.BLEND_PREMULTIPLIED)
    return full


def die_shadow(pixels: int, pose: Pose) -> pygame.Surface:
    """What lies under a die, as large as its picture."""
    factor, side = _factor(pixels), math.ceil(pixels * REACH)
    outline = shapes.blank(side * factor, side * factor)
    pygame.draw.polygon(outline, shapes.FULL, posed_cube(pixels, factor, Die(0, pose)).outline())
    return cast_shadow(shapes.reduced(outline, side, side), pixels)


def _factor(pixels: int) -> int:
    """How much larger a die is painted than it is shown."""
    return 4 if pixels <= 110 else 3 if pixels <= 200 else 2


def cast_shadow(outline: pygame.Surface, pixels: int, lift: float = 0) -> pygame.Surface:
    """The two shadows of a cube: dark and close where it touches, wide and faint around it.

    `outline` is its white mask; the picture has `SHADOW_ROOM` edges more on each side. With `lift`
    (in edges) the cube is in the air: no contact, a wider and paler shade farther away.
    """
    room = round(pixels * SHADOW_ROOM)
    side = outline.get_width() + 2 * room
    full = shapes.blank(side, side)
    wide = (0.20 + 0.3 * lift, 0.20 + 0.2 * lift, 120 - 50 * min(1.0, lift))
    contact = (0.07, 0.06, 150.0)
    for drop, blur, strength in (wide,) if lift else (wide, contact):
        soft = max(1, round(pixels * blur))
        small = 4 if soft >= 12 else 2 if soft >= 5 else 1
        layer = shapes.blank(side // small, side // small)
        shape = shapes.reduced(outline, outline.get_width() // small, outline.get_height() // small)
        spot = (room + pixels * drop / 2, room + pixels * drop)
        layer.blit(
            shapes.painted(shape, (0, 0, 0, round(strength))),
            (round(spot[0] / small), round(spot[1] / small)),
        )
        shade = pygame.transform.gaussian_blur(layer, max(1, soft // small))
        full.blit(
            shapes.reduced(shade, side, side), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED
        )
    return full


def cube_mask(pixels: int, pose: Pose) -> pygame.Surface:
    """The outline of a cube as a white mask, as large as a die's picture without shadow."""
    side = math.ceil(pixels * REACH)
    large = shapes.blank(side * 3, side * 3)
    pygame.draw.polygon(large, shapes.FULL, posed_cube(pixels, 3, Die(0, pose)).outline())
    return shapes.reduced(large, side, side)


def posed_cube(pixels: int, factor: int, die: Die) -> Cube:
    """The cube of a die: its visible faces with their values and light."""
    top, pose = die.value, die.pose
    front = FRONT_OF[top]
    right = side_of(top, front) if top else 0
    sides: tuple[tuple[Vector, Vector, Vector, int], ...] = (
        ((0, 0, 1), (1, 0, 0), (0, -1, 0), top),
        ((0, 0, -1), (1, 0, 0), (0, 1, 0), opposite(top)),
        ((0, -1, 0), (1, 0, 0), (0, 0, -1), front),
        ((0, 1, 0), (1, 0, 0), (0, 0, 1), opposite(front)),
        ((1, 0, 0), (0, 1, 0), (0, 0, -1), right),
        ((-1, 0, 0), (0, -1, 0), (0, 0, -1), opposite(right)),
    )
    side = math.ceil(pixels * REACH)
    half, centre = pixels * factor / 2, side * factor / 2
    faces = []
    for normal, across, down, value in sides:
        x, y, depth = pose.view(normal)
        if depth > 0.02:
            light = x * LAMP[0] + y * LAMP[1] + depth * LAMP[2]
            middle = (centre + x * half, centre - y * half)
            u, v = pose.view(across), pose.view(down)
            directions = ((u[0] * half, -u[1] * half), (v[0] * half, -v[1] * half))
            faces.append(CubeFace(middle, *directions, value, depth, light))
    faces.sort(key=lambda face: face.depth)
    return Cube(die, half, centre, tuple(faces))


def opposite(value: int) -> int:
    """The value on the other side: opposite faces add up to seven."""
    return 7 - value if value else 0


@lru_cache(maxsize=256)
def _outline(pose: Pose, half: float, centre: float) -> tuple[Point, ...]:
    inner, radius = 1 - ROUNDING, ROUNDING * half
    points = []
    for corner in CORNERS:
        a, b, _ = pose.view((corner[0] * inner, corner[1] * inner, corner[2] * inner))
        x, y = centre + a * half, centre - b * half
        points += [(x + radius * c, y + radius * s) for c, s in ROUND]
    return tuple(hull(points))


def hull(points: Sequence[Point]) -> list[Point]:
    """The convex hull of points (monotone chain)."""
    ordered = sorted(set(points))

    def half(row: Sequence[Point]) -> list[Point]:
        chain: list[Point] = []
        for point in row:
            while len(chain) > 1 and _turns_right(chain[-2], chain[-1], point):
                chain.pop()
            chain.append(point)
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])


def paint_mini_die(pixels: int, value: int) -> pygame.Surface:
    """A small flat die with a darker foot, premultiplied."""
    factor = 8
    side = pixels * factor
    corner = round(side * 0.24)
    sheet = shapes.blank(side, side)
    pygame.draw.rect(
        sheet, mix(MINI_BODY, (0, 0, 0), 0.28), (0, 0, side, side), border_radius=corner
    )
    face = (0, 0, side, round(side * 0.94))
    pygame.draw.rect(sheet, MINI_BODY, face, border_radius=corner)
    step, radius = side * 0.255, side * (0.098 if value != 1 else 0.125)
    for a, b in PIPS[value]:
        pygame.draw.circle(sheet, MINI_PIP, (side / 2 + a * step, side * 0.475 + b * step), radius)
    return shapes.reduced(sheet, pixels, pixels)


def paint_empty_mini_die(pixels: int, line: Colour) -> pygame.Surface:
    """The outline of a small die: a place that still waits for one."""
    factor = 8
    side = pixels * factor
    corner, width = round(side * 0.24), max(factor, round(side * 0.06))
    sheet = shapes.blank(side, side)
    colour = shapes.premultiplied(line)
    pygame.draw.rect(sheet, colour, (0, 0, side, side), width=width, border_radius=corner)
    return shapes.reduced(sheet, pixels, pixels)


def _rounded_body(cube: Cube, side: int) -> pygame.Surface:
    """The cube without its pips, filling the whole sheet beyond its outline with its dark side."""
    # What is about to be blurred needs no more than half the resolution.
    layer = pygame.Surface((side // 2, side // 2))
    layer.fill(cube.shade(0.12))
    for face in cube.faces:
        corners = [_halved(face.point(a, b)) for a, b in SQUARE]
        pygame.draw.polygon(layer, cube.shade(face.light), corners)
    _light_edges(layer, cube)
    for share in (0.42, 0.30):
        layer = pygame.transform.box_blur(layer, max(1, round(cube.half / 2 * ROUNDING * share)))
    sheet = shapes.blank(side, side)
    sheet.blit(pygame.transform.smoothscale(layer, (side, side)), (0, 0))
    sheet.blit(_gloss(cube, side), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return sheet


def _light_edges(layer: pygame.Surface, cube: Cube) -> None:
    """White along those edges of the top face that look to the lamp."""
    top = cube.faces[-1]
    corners = [_halved(top.point(0.94 * a, 0.94 * b)) for a, b in SQUARE]
    for a, b in pairwise([*corners, corners[0]]):
        ex, ey = b[0] - a[0], b[1] - a[1]
        lit = (ey * -0.64 + ex * 0.76) / math.hypot(ex, ey)
        if lit > 0.1:
            width = max(1, round(cube.half / 2 * 0.13 * lit))
            pygame.draw.line(layer, (255, 255, 255), a, b, width)


def _halved(point: Point) -> Point:
    return (point[0] / 2, point[1] / 2)


def _gloss(cube: Cube, side: int) -> pygame.Surface:
    """The lamp's soft reflection on the upper left of the top face."""
    small = pygame.Surface((side // 8, side // 8))
    x, y = cube.faces[-1].point(-0.45, -0.45)
    pygame.draw.circle(small, (26, 26, 26), (x / 8, y / 8), cube.half * 0.62 / 8)
    soft = pygame.transform.gaussian_blur(small, max(1, int(cube.half * 0.34 / 8)))
    return pygame.transform.smoothscale(soft, (side, side))


def _draw_pips(sheet: pygame.Surface, cube: Cube, pip: Colour, shape: Sequence[Point]) -> None:
    """Hollows: a light rim on the far side of the lamp, the dark, a slightly lighter floor."""
    for face in cube.faces:
        if face.depth < 0.12:
            continue
        dark = tuple(int(channel * (0.55 + 0.45 * max(0.0, face.light))) for channel in pip)
        is_dark = sum(pip) < sum(WHITE) / 2
        rim = mix(cube.shade(face.light), WHITE if is_dark else BLACK, 0.6 if is_dark else 0.35)
        floor = tuple(min(255, channel + 20) for channel in dark)
        radius = 0.25 if face.value == 1 else 0.185
        for a, b in PIPS[face.value]:
            spot = (0.47 * a, 0.47 * b)
            for colour, size, shift in (
                (rim, radius, 0.022), (dark, radius, 0.0), (floor, radius * 0.72, 0.02),
            ):  # fmt: skip
                outline = _pip(face, spot, shape, size, shift * cube.half)
                pygame.draw.polygon(sheet, colour, outline)


def _pip(
    face: CubeFace, spot: Point, shape: Sequence[Point], radius: float, shift: float
) -> list[Point]:
    """The outline of a pip, moved to the right by `shift` and down by a little more."""
    x0, y0 = face.point(*spot)
    x0, y0 = x0 + shift, y0 + 1.4 * shift
    (ux, uy), (vx, vy) = face.across, face.down
    return [(x0 + radius * (c * ux + s * vx), y0 + radius * (c * uy + s * vy)) for c, s in shape]


def _turns_right(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def _turn(degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return (math.cos(angle), math.sin(angle))


# The dice tray: a walnut rim around felt, in real pixels.

WALNUT: Final[tuple[Colour, Colour]] = ((0x86, 0x5C, 0x3D), (0x4C, 0x31, 0x21))
STEP: Final[Colour] = (0x2A, 0x19, 0x10)
FELT: Final[tuple[Colour, Colour]] = ((0x22, 0x66, 0x5E), (0x10, 0x3B, 0x3B))
LIGHT: Final[Colour] = (29, 40, 33)
GRAINS: Final = 46
POOL_SIZE: Final = 64


def tray_picture(
    w: int, h: int, unit: float, rim: int, felt: tuple[Colour, Colour]
) -> pygame.Surface:
    """The whole tray; `unit` is real pixels per logical unit, `rim` the wood's width in pixels."""
    radius = round(22 * unit)
    tray = shapes.painted(shapes.rounded_mask(w, h, radius), WALNUT)
    _put(tray, _grain(w, h, radius, unit), (0, 0))
    edge = shapes.ring_mask(w, h, radius, max(1, round(1.5 * unit)))
    _put(tray, shapes.painted(edge, (255, 214, 170, 70)), (0, 0))
    step = round(3 * unit)
    inner = (w - 2 * (rim - step), h - 2 * (rim - step))
    shade = shapes.painted(shapes.rounded_mask(*inner, round(14 * unit)), STEP)
    _put(tray, shade, (rim - step, rim - step))
    _put(tray, felt_picture(w - 2 * rim, h - 2 * rim, unit, felt), (rim, rim))
    return tray


def felt_picture(w: int, h: int, unit: float, felt: tuple[Colour, Colour]) -> pygame.Surface:
    """Cloth with light on its left part, where dice fall, and none under the captions."""
    radius = round(12 * unit)
    cloth = pygame.Surface((w, h))
    cloth.blit(shapes.gradient(w, h, felt), (0, 0))
    cloth.blit(
        pygame.transform.smoothscale(_pool(), (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_ADD
    )
    shapes.add_grain(cloth, (0, 0, 3, 5), seed=2)
    sheet = shapes.blank(w, h)
    sheet.blit(cloth, (0, 0))
    sheet.blit(shapes.rounded_mask(w, h, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    depth = max(2, round(20 * unit))
    _put(sheet, shapes.inner_shadow(w, h, radius, depth, 190, round(5 * unit)), (0, 0))
    return sheet


def _grain(w: int, h: int, radius: int, unit: float) -> pygame.Surface:
    """Faint lines along the wood, dark and light."""
    chance = random.Random(2)
    sheet = pygame.Surface((w, h), pygame.SRCALPHA)
    for _ in range(GRAINS):
        y, alpha = chance.random() * h, chance.randint(8, 26)
        dark = chance.random() < 0.6
        colour = (30, 16, 8, alpha) if dark else (255, 210, 160, alpha // 2)
        end = y + chance.uniform(-6, 6) * unit
        pygame.draw.line(sheet, colour, (0, y), (w, end), max(1, round(unit)))
    wood = sheet.premul_alpha()
    wood.blit(shapes.rounded_mask(w, h, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return wood


def _pool() -> pygame.Surface:
    """A small picture of the light's fall-off, stretched over the felt."""
    pool = pygame.Surface((POOL_SIZE, POOL_SIZE))
    for y in range(POOL_SIZE):
        for x in range(POOL_SIZE):
            distance = (((x - 13) / 26) ** 2 + ((y - 26) / 44) ** 2) ** 0.5
            share = shapes.smooth_step(max(0.0, 1 - distance))
            pool.set_at((x, y), [round(channel * share) for channel in LIGHT])
    return pool


def _put(sheet: pygame.Surface, picture: pygame.Surface, spot: tuple[int, int]) -> None:
    sheet.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


# Dice, goods, slots and the tray, drawn on a canvas from its cached pictures.

__all__ = [
    "FELT",
    "IVORY",
    "PIP",
    "REST_YAWS",
    "Die",
    "Pose",
    "draw_die",
    "draw_die_slot",
    "draw_goods_cube",
    "draw_goods_icon",
    "draw_mini_die",
    "draw_tray",
    "draw_tumbling_die",
    "in_slot",
    "paint_die",
    "warm_tumble",
]

SLOT_TILT: Final = 17.0
REST_YAWS: Final = (-14, 12, 30, 20, -24, -8)  # how resting dice lie, so that pictures are shared
GOODS_YAWS: Final = (-9, -4, 0, 5, 10)
TRAY_RIM: Final = 14

FLIGHT_FRAMES: Final = 20  # pictures of a die turning over in the air, shared by all values
FLIGHT_TURNS: Final = 2.5  # how often it turns over before it settles
SETTLE_SPINS: Final = (74, 40, 18, 6)  # what is still to turn in the last frames
SETTLE_FROM: Final = 0.72  # the share of the tumble after which the true value turns up
HOP: Final = 0.9  # height of the flight, in edges

SLOT_GROUND: Final = (4, 22, 22, 110)
SLOT_LINE: Final = (190, 240, 228, 46)
GHOST_PIP: Final = (190, 240, 228, 84)


def draw_die(
    canvas: Canvas, cx: float, cy: float, size: float, die: Die, alpha: float = 255
) -> None:
    """A resting die around a point; `size` is its edge, the picture is somewhat larger."""
    pixels = max(6, canvas.px(size))
    picture = _resting(canvas.pictures, pixels, die)
    canvas.image(picture, cx, cy, centre=True, alpha=alpha, premultiplied=True)


def draw_tumbling_die(
    canvas: Canvas, cx: float, cy: float, size: float, die: Die, progress: float, variant: int = 0
) -> None:
    """A die on its way to rest at (cx, cy): progress 0 is thrown, 1 lies still.

    `variant` (the die's index) keeps several dice from turning alike. The scene moves the die over
    the felt by the point it passes in; the hop and the shadow are drawn here.
    """
    if progress >= 1:
        draw_die(canvas, cx, cy, size, die)
        return
    pixels = max(6, canvas.px(size))
    lift = hop_height(progress)
    shade = canvas.pictures.get(("die-shade", pixels), lambda: _flight_shade(pixels))
    canvas.image(
        shade, cx + lift * size * 0.3, cy, centre=True, alpha=255 - 90 * lift, premultiplied=True
    )
    frame = _tumble_frame(progress, die, variant)
    picture = canvas.pictures.get(("tumble", pixels, frame), lambda: _painted(pixels, frame))
    canvas.image(picture, cx, cy - lift * size, centre=True, premultiplied=True)


def warm_tumble(canvas: Canvas, size: float, dice: Sequence[Die] = ()) -> Iterator[None]:
    """Paint what a roll will need, one picture for each step of the iterator.

    `dice` are those that will come to rest; as they lie they are the most work, and come first.
    Called a step at a time while the window is idle or the first dice are in the air, it keeps
    every frame short.
    """
    pixels = max(6, canvas.px(size))
    canvas.pictures.get(("die-shade", pixels), lambda: _flight_shade(pixels))
    frames = [_flight_frame(index) for index in range(FLIGHT_FRAMES)]
    frames += [_settle_frame(step, die) for die in dice for step in range(len(SETTLE_SPINS))]
    for die in dice:
        if ("die", pixels, die) not in canvas.pictures:
            if ("die-shadow", pixels, die.pose) not in canvas.pictures:
                _under(canvas.pictures, pixels, die.pose)
                yield
            _resting(canvas.pictures, pixels, die)
            yield
    for frame in frames:
        if ("tumble", pixels, frame) not in canvas.pictures:
            canvas.pictures.get(("tumble", pixels, frame), partial(_painted, pixels, frame))
            yield


def hop_height(progress: float) -> float:
    """How high a tumbling die is, in edges: one long hop and a short one."""
    if progress < 0.62:
        return HOP * math.sin(math.pi * (0.35 + 0.65 * progress / 0.62))
    if progress < 0.9:
        return HOP * 0.16 * math.sin(math.pi * (progress - 0.62) / 0.28)
    return 0.0


def draw_mini_die(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    value: int | None,
    *,
    outline: bool = False,
    alpha: float = 255,
) -> None:
    """A flat little die with its upper left corner at (x, y); without a value an empty place."""
    pixels = canvas.rect(Box(x, y, size, size)).w
    if value is None or outline:
        key: tuple[object, ...] = ("mini-place", pixels)
        picture = canvas.pictures.get(key, lambda: paint_empty_mini_die(pixels, LINE))
    else:
        key = ("mini", pixels, value)
        picture = canvas.pictures.get(key, lambda: paint_mini_die(pixels, value))
    canvas.image(picture, x, y, alpha=alpha, premultiplied=True)


def draw_goods_cube(
    canvas: Canvas, cx: float, cy: float, size: float = 26, variant: int = 0, alpha: float = 255
) -> None:
    """A wooden cube; `variant` turns it a little, so that a heap does not look stamped."""
    yaw = GOODS_YAWS[variant % len(GOODS_YAWS)]
    draw_die(canvas, cx, cy, size, Die(0, Pose(yaw, 26), WOOD, None), alpha)


def draw_goods_icon(
    canvas: Canvas, cx: float, cy: float, size: float = 16, alpha: float = 255
) -> None:
    draw_die(canvas, cx, cy, size, Die(0, Pose(28, 34), WOOD, None), alpha)


def draw_die_slot(
    canvas: Canvas,
    box: Box,
    *,
    wanted: int | None = None,
    value: int | None = None,
    locked: bool = False,
    hovered: bool = False,
) -> None:
    """A hollow for a die set aside: the wanted face as ghost pips, or the die with its lock."""
    side, radius = box.w, box.w * 0.2
    canvas.rounded(box, radius, SLOT_GROUND)
    canvas.inner_shadow(box, radius, 7, 150)
    canvas.rounded(box, radius, None, (*canvas.theme.accent, 255) if hovered else SLOT_LINE)
    if value:
        draw_die(canvas, box.centre_x, box.centre_y - 1, side * 0.78, in_slot(value))
        if locked:
            draw_lock(canvas, box.right - 8, box.y + 8)
    elif wanted:
        step, dot = side * 0.21, side * (0.066 if wanted != 1 else 0.085)
        for a, b in PIPS[wanted]:
            canvas.disc(box.centre_x + a * step, box.centre_y + b * step, dot, GHOST_PIP)


def in_slot(value: int) -> Die:
    return Die(value, Pose(tilt=SLOT_TILT))


def draw_lock(canvas: Canvas, cx: float, cy: float, r: float = 13) -> None:
    """The disc that says a die may no longer be rolled."""
    canvas.disc(cx, cy, r, canvas.theme.accent, (0x0E, 0x2E, 0x2D), 1.5)
    canvas.icon("lock", cx, cy, r * 1.15, (8, 26, 25))


def draw_tray(canvas: Canvas, box: Box, felt: tuple[Colour, Colour] = FELT) -> Box:
    """A dice tray with its shadow on the table; returns the felt, on which dice may lie."""
    canvas.shadow(box, 22, blur=26, drop=14, strength=150)
    area = canvas.rect(box)
    rim = canvas.px(TRAY_RIM)
    picture = canvas.pictures.get(
        ("tray", area.size, felt), lambda: tray_picture(area.w, area.h, canvas.scale, rim, felt)
    )
    canvas.image(picture, box.x, box.y, premultiplied=True)
    return box.inset(TRAY_RIM)


def _resting(pictures: Pictures, pixels: int, die: Die) -> pygame.Surface:
    """A die that lies still; those that lie alike share their shadow."""
    return pictures.get(
        ("die", pixels, die),
        lambda: paint_die(pixels, die, under=_under(pictures, pixels, die.pose)),
    )


def _under(pictures: Pictures, pixels: int, pose: Pose) -> pygame.Surface:
    return pictures.get(("die-shadow", pixels, pose), lambda: die_shadow(pixels, pose))


def _flight_shade(pixels: int) -> pygame.Surface:
    return cast_shadow(cube_mask(pixels, Pose(20)), pixels, lift=0.5)


def _painted(pixels: int, frame: Die) -> pygame.Surface:
    # A frame is on the screen for a few hundredths of a second: half the supersampling will do.
    return paint_die(pixels, frame, shadow=False, factor=2)


def _tumble_frame(progress: float, die: Die, variant: int) -> Die:
    if progress < SETTLE_FROM:
        turned = progress / SETTLE_FROM * FLIGHT_FRAMES * FLIGHT_TURNS
        return _flight_frame((int(turned) + variant * 7) % FLIGHT_FRAMES)
    share = (progress - SETTLE_FROM) / (1 - SETTLE_FROM)
    return _settle_frame(min(int(share * len(SETTLE_SPINS)), len(SETTLE_SPINS) - 1), die)


def _flight_frame(index: int) -> Die:
    turn = 360 * index / FLIGHT_FRAMES
    return Die(5, Pose(yaw=25 + turn, spin=turn, axis=35))


def _settle_frame(step: int, die: Die) -> Die:
    spin = SETTLE_SPINS[step]
    return replace(die, pose=Pose(yaw=die.pose.yaw - spin * 0.35, spin=spin, axis=20))
