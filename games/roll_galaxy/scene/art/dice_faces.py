"""The dice of Roll with their faces, at rest and rolling; money and victory chips."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import Final, Literal

import pygame

from engine.ui import theme
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.shapes import blank, circle_points, gradient, reduced, rounded_mask
from engine.ui.theme import GOOD, LINE, TEXT, WHITE, Colour, Paint, darken, lighten, mix
from games.roll_galaxy.dice import DIE_FACES
from games.roll_galaxy.scene.art import palette
from games.roll_galaxy.scene.art.palette import draw_mark

TYPE: Final = 18  # the smallest type of this game's table
COIN_INK: Final[Colour] = (0x3A, 0x28, 0x04)
COIN_RINGS: Final[tuple[tuple[float, float, Colour], ...]] = (  # radius, middle lower by, colour
    (1.0, 0.0, (0x7A, 0x56, 0x0F)),
    (0.95, -0.04, (0xF2, 0xC6, 0x5A)),
    (0.74, 0.0, (0xB9, 0x8A, 0x22)),
    (0.70, 0.03, (0xE4, 0xB4, 0x43)),
)
CHIP_RINGS: Final[tuple[tuple[float, Colour], ...]] = (
    (1.0, (0x3A, 0x15, 0x50)),
    (0.93, (0xD9, 0xA6, 0xFF)),
    (0.80, (0x7B, 0x3F, 0xB0)),
    (0.74, (0x6A, 0x35, 0xA0)),
)
CHIP_TEXT: Final[Colour] = (0xE2, 0xBF, 0xFF)
CHIP_VALUES: Final = (20, 5, 1)


def draw_coin(canvas: Canvas, cx: float, cy: float, size: float = 26, label: str = "$") -> None:
    pixels = max(8, canvas.px(size))
    picture = canvas.pictures.get(("roll-coin", pixels), lambda: _coin_picture(pixels))
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if label:
        canvas.text(cx, cy, label, max(TYPE, size * 0.6), COIN_INK, "number-bold", "centre")


def _coin_picture(pixels: int) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        for share, lower, colour in COIN_RINGS:
            pygame.draw.circle(sheet, colour, (middle, middle * (1 + lower)), middle * share)

    return palette.supersampled(pixels, pixels, paint)


def draw_chip(canvas: Canvas, cx: float, cy: float, size: float = 28, label: str = "") -> None:
    """A victory chip: a purple hexagon, with its value if one is given."""
    pixels = max(8, canvas.px(size))
    picture = canvas.pictures.get(("roll-chip", pixels), lambda: _chip_picture(pixels))
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)
    if label:
        canvas.text(cx, cy, label, max(TYPE, size * 0.52), WHITE, "number-bold", "centre")


def _chip_picture(pixels: int) -> pygame.Surface:
    def paint(sheet: pygame.Surface) -> None:
        middle = sheet.get_width() / 2
        for share, colour in CHIP_RINGS:
            corners = circle_points(0, 0, middle * share, 6)
            points = [(middle - y, middle + x) for x, y in corners]
            pygame.draw.polygon(sheet, colour, points)

    return palette.supersampled(pixels, pixels, paint)


def chip_values(count: int) -> list[int]:
    """The fewest chips of twenty, five and one that make up a number."""
    values: list[int] = []
    for value in CHIP_VALUES:
        number, count = divmod(count, value)
        values += [value] * number
    return values


Look = Literal["plain", "dimmed", "planned"]

ROUNDING: Final = 0.21
LIP: Final = 0.065  # the side of the cube that shows at its lower edge
LEAST_WITH_FACE: Final = 30.0
ICON: Final = 0.56
CROWDED: Final = 0.6  # dice of a row that show less of themselves are put together by colour
TIGHT: Final = 2.5
FALLEN: Final = (-5, 4, -2, 6, -4, 2, 5, -3)
"""How many degrees askew one die after the other lies that was thrown."""
SMALLER: Final = 0.62  # the least size of dice in a row, before they are told by number
APART: Final = 1.1
MARK: Final = 0.086
LARGE_MARK: Final = 0.22
OPACITY: Final[dict[Look, float]] = {"plain": 255, "dimmed": 102, "planned": 191}
DEEP: Final[Colour] = (0x05, 0x07, 0x0A)
BADGE_INK: Final[Colour] = (0x0B, 0x2A, 0x15)

QUARTERS: Final = 5  # faces that pass while a die tumbles
ROLL_STEPS: Final = 6  # pictures per face that passes
SPIN: Final = 150.0
SPIN_STEP: Final = 15
HOPS: Final = ((0.0, 0.55, 0.9), (0.55, 0.82, 0.24), (0.82, 0.95, 0.07))  # from, to, height


# -- at rest --------------------------------------------------------------------------------------


def draw_die(  # noqa: PLR0913 (a die's looks, by name)
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    colour: int,
    face: int | None,
    *,
    look: Look = "plain",
    is_selecting: bool = False,
    is_moved: bool = False,
    is_hovered: bool = False,
    has_shadow: bool = True,
    alpha: float = 255,
    turn: int = 0,
) -> None:
    """A die around a point. Without a face only its colour and mark show.

    `look` is "dimmed" in a phase that does not happen, "planned" where it would go to work; the
    selecting die has a white ring, a moved one a badge. It lies `turn` degrees askew.
    """
    box = Box.around(cx, cy, size, size)
    if has_shadow and look == "plain" and alpha == 255:
        _draw_shadow(canvas, box, size)
    if is_selecting:
        _draw_ring(canvas, box, size)
    opacity = OPACITY[look] * alpha / 255
    picture = _die_picture(canvas, size, colour, face)
    if turn:
        key = ("roll-die-turned", picture.get_width(), colour, face, turn)
        upright = picture
        picture = canvas.pictures.get(key, lambda: pygame.transform.rotozoom(upright, turn, 1.0))
    canvas.image(picture, cx, cy, centre=True, premultiplied=True, alpha=opacity)
    if is_hovered:
        canvas.rounded(box, size * ROUNDING, (*WHITE, 34), (*WHITE, 150), 1.5)
    if look == "planned":
        canvas.rounded(box.inset(-1), size * (ROUNDING + 0.02), None, (*palette.GOOD_TEXT, 255), 2)
    if is_moved:
        _draw_moved_badge(canvas, cx + size * 0.41, cy + size * 0.40, size * 0.19)


def _draw_shadow(canvas: Canvas, box: Box, size: float) -> None:
    body = Box(box.x + size * 0.06, box.y + size * 0.1, size * 0.88, size * 0.88)
    canvas.shadow(body, size * 0.2, blur=max(3.0, size * 0.1), drop=size * 0.06, strength=120)


def _draw_ring(canvas: Canvas, box: Box, size: float) -> None:
    canvas.shadow(box.inset(-2), size * 0.24, blur=10, drop=0, strength=170, colour=WHITE)
    canvas.rounded(box.inset(-5), size * 0.27, None, WHITE, 3)


def _draw_moved_badge(canvas: Canvas, cx: float, cy: float, r: float) -> None:
    canvas.disc(cx, cy, r, GOOD, (0x10, 0x14, 0x1B), max(1.5, r * 0.16))
    canvas.icon("cycle", cx, cy, r * 1.35, BADGE_INK)


def _die_picture(canvas: Canvas, size: float, colour: int, face: int | None) -> pygame.Surface:
    pixels = max(8, canvas.px(size))
    shown = face if size >= LEAST_WITH_FACE else None
    return canvas.pictures.get(
        ("roll-die", pixels, colour, shown), lambda: paint_die(pixels, colour, shown)
    )


def paint_die(pixels: int, colour: int, face: int | None) -> pygame.Surface:
    """A die seen from above, premultiplied: dark side, lit face, pressed plate, highlight."""
    body, ink, mark = palette.DIE_BODY[colour], palette.DIE_INK[colour], palette.MARKS[colour]
    picture = reduced(_cube_sheet(pixels * palette.SUPER, body), pixels, pixels)
    if face is not None:
        side = max(8, round(pixels * ICON))
        icon = theme.icon(palette.PHASE_ICONS[face], side, ink).premul_alpha()
        dx, dy = (-0.035, 0.035) if mark else (0.0, 0.0)
        _lay(picture, icon, pixels * (0.5 + dx), pixels * (0.468 + dy))
    if mark is not None and face is not None:
        _lay(
            picture, palette.mark_picture(mark, pixels * MARK, ink), pixels * 0.815, pixels * 0.172
        )
    elif mark is not None:
        _lay(
            picture,
            palette.mark_picture(mark, pixels * LARGE_MARK, ink),
            pixels * 0.5,
            pixels * 0.468,
        )
    return picture


def _lay(picture: pygame.Surface, part: pygame.Surface, x: float, y: float) -> None:
    spot = (round(x - part.get_width() / 2), round(y - part.get_height() / 2))
    picture.blit(part, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


def _cube_sheet(side: int, body: Colour) -> pygame.Surface:
    radius, lip, inset = round(side * ROUNDING), round(side * LIP), round(side * 0.085)
    sheet = _shaded(side, side, radius, (mix(body, DEEP, 0.52), mix(body, DEEP, 0.52)))
    lit = _shaded(side, side - lip, radius, (lighten(body, 0.20), darken(body, 0.13)))
    sheet.blit(lit, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    plate = _shaded(
        side - 2 * inset,
        side - lip - 2 * inset,
        round(radius * 0.72),
        (darken(body, 0.03), lighten(body, 0.10)),
    )
    sheet.blit(plate, (inset, inset), special_flags=pygame.BLEND_PREMULTIPLIED)
    shine = blank(side, side)
    pygame.draw.ellipse(
        shine, (70, 70, 70, 70), (side * 0.10, side * 0.045, side * 0.5, side * 0.07)
    )
    sheet.blit(shine, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sheet


def _shaded(w: int, h: int, radius: int, colours: tuple[Colour, Colour]) -> pygame.Surface:
    face = gradient(w, h, colours)
    face.blit(rounded_mask(w, h, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


# -- places and rows ------------------------------------------------------------------------------


def draw_die_place(  # noqa: PLR0913 (a die's looks, by name)
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    colour: Colour = LINE,
    *,
    icon: str | None = None,
    word: str | None = None,
    alpha: float = 255,
) -> None:
    """A dashed place for a die: free, or left by one; an icon or a word says which."""
    palette.draw_dashed_box(
        canvas, Box.around(cx, cy, size, size), size * ROUNDING, colour, 2, alpha=alpha
    )
    if icon is not None:
        canvas.icon(icon, cx, cy, size * 0.46, colour, alpha)
    if word is not None:
        canvas.text(cx, cy, word, 18, lighten(colour, 0.55), "text-semibold", "centre")


def draw_dice_row(  # noqa: PLR0913 (a die's looks, by name)
    canvas: Canvas,
    x: float,
    cy: float,
    size: float,
    colours: Sequence[int],
    *,
    faces: Sequence[int | None] | None = None,
    width: float | None = None,
    pitch: float | None = None,
    looks: Sequence[Look] | None = None,
    alpha: float = 255,
    plate: Paint | None = None,
) -> float:
    """Dice side by side from x, smaller when they would not fit the width, so that they count.

    More than fit at the least size are told by number, on a plate where they lie on a picture, or
    else closer together where they have faces. Returns the width that they take.
    """
    if not colours:
        return 0.0
    wished = size * 1.14 if pitch is None else pitch
    size = size_in_row(len(colours), size, width, has_faces=faces is not None)
    if width is not None and faces is None and _is_crowd(colours, size, width):
        taken = _draw_counted(canvas, x, cy, size, colours, width, alpha, plate)
        if taken:
            return taken
    offsets = row_offsets(colours, size, width, wished)
    for index, (colour, offset) in enumerate(zip(colours, offsets, strict=True)):
        face = None if faces is None else faces[index]
        look: Look = "plain" if looks is None else looks[index]
        draw_die(canvas, x + size / 2 + offset, cy, size, colour, face, look=look, alpha=alpha)
    return offsets[-1] + size


def size_in_row(count: int, size: float, width: float | None, *, has_faces: bool = False) -> float:
    """The size at which so many dice lie apart in the width, as long as they can be told."""
    if width is None:
        return size
    least = min(size, LEAST_WITH_FACE if has_faces and size >= LEAST_WITH_FACE else size * SMALLER)
    return max(least, min(size, width / (APART * (count - 1) + 1)))


def _is_crowd(colours: Sequence[int], size: float, width: float) -> bool:
    """Whether dice of one colour would lie upon each other."""
    step = row_pitch(len(colours), size, width, size * APART)
    return step < size and any(a == b for a, b in pairwise(colours))


def _draw_counted(  # noqa: PLR0913 (those of the row)
    canvas: Canvas,
    x: float,
    cy: float,
    size: float,
    colours: Sequence[int],
    width: float,
    alpha: float,
    plate: Paint | None,
) -> float:
    """One die for each colour and how many there are; draws nothing and gives 0 without room."""
    counted = [(colour, str(len(list(group)))) for colour, group in groupby(colours)]
    words = [canvas.text_width(number, 18, "number-bold") for _, number in counted]
    taken = sum(words) + len(counted) * (size + 3) + (len(counted) - 1) * 6
    if taken > width:
        return 0.0
    left = x
    if plate is not None:
        canvas.rounded(Box(x - 5, cy - size / 2 - 3, taken + 10, size + 6), 6, plate)
    for (colour, number), wide in zip(counted, words, strict=True):
        draw_die(canvas, left + size / 2, cy, size, colour, None, alpha=alpha)
        canvas.text(left + size + 3, cy, number, 18, TEXT, "number-bold")
        left += size + 3 + wide + 6
    return taken


def row_offsets(
    colours: Sequence[int], size: float, width: float | None, pitch: float
) -> list[float]:
    """Where the dice of a row begin; in a crowd the dice of one colour lie upon each other.

    That way the mark of every colour stays in sight.
    """
    step = row_pitch(len(colours), size, width, pitch)
    loose = tight = step
    changes = sum(a != b for a, b in pairwise(colours))
    if width is not None and step < CROWDED * size and changes:
        tight = min(step, TIGHT)
        equals = len(colours) - 1 - changes
        loose = min(pitch, (width - size - equals * tight) / changes)
    offsets = [0.0]
    for a, b in pairwise(colours):
        offsets.append(offsets[-1] + (loose if a != b else tight))
    return offsets


def row_pitch(count: int, size: float, width: float | None, pitch: float) -> float:
    """How far apart so many dice lie: the pitch wished for, or less to fit the width."""
    if width is None or count < 2:
        return pitch
    return min(pitch, (width - size) / (count - 1))


# -- out of the cup -------------------------------------------------------------------------------


def thrown_at(start: Point, end: Point, progress: float, variant: int = 0) -> Point:
    """Where a die is on its way from the cup: fast at first, in a slight bend of its own."""
    t = 1 - (1 - min(1.0, max(0.0, progress))) ** 2.4
    dx, dy = end[0] - start[0], end[1] - start[1]
    bend = 0.08 * (variant % 5 - 2) * math.sin(math.pi * t)
    return start[0] + dx * t - dy * bend, start[1] + dy * t + dx * bend


def hop_height(progress: float) -> float:
    """How high a tumbling die is, in edges: each hop lower than the one before."""
    for begin, end, height in HOPS:
        if begin <= progress < end:
            return height * math.sin(math.pi * (progress - begin) / (end - begin))
    return 0.0


def draw_tumbling_die(  # noqa: PLR0913 (a die's looks, by name)
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    colour: int,
    face: int,
    progress: float,
    *,
    variant: int = 0,
    turn: int = 0,
) -> None:
    """A die on its way to rest: progress 0 leaves the cup, 1 lies still with its face up.

    `variant` (the die's index) keeps several dice from turning alike; the scene moves the point. It
    comes to rest `turn` degrees askew.
    """
    if progress >= 1:
        draw_die(canvas, cx, cy, size, colour, face, turn=turn)
        return
    lift = hop_height(progress)
    box = Box.around(cx + lift * size * 0.2, cy, size, size)
    body = Box(box.x + size * 0.06, box.y + size * 0.1, size * 0.88, size * 0.88)
    blur = max(3.0, size * (0.12 if lift < 0.3 else 0.24))
    canvas.shadow(body, size * 0.3, blur=blur, drop=size * 0.08, strength=110)
    turned = QUARTERS * (1 - (1 - progress) ** 1.8)
    index, step = divmod(int(turned * ROLL_STEPS), ROLL_STEPS)
    passing = passing_faces(colour, face, variant)
    way = -1 if variant % 2 else 1
    spin = turn + way * round(SPIN * (1 - progress) ** 1.6 / SPIN_STEP) * SPIN_STEP
    pixels = max(8, canvas.px(size))
    shown = (passing[index], passing[index + 1])
    key = ("roll-tumble", pixels, colour, shown, step, spin)
    parts = [_die_picture(canvas, size, colour, each) for each in shown]
    picture = canvas.pictures.get(key, partial(_tumbling, parts[0], parts[1], step, spin))
    canvas.image(picture, cx, cy - lift * size, centre=True, premultiplied=True)


def passing_faces(colour: int, face: int, variant: int) -> tuple[int, ...]:
    """The faces that turn up on the way, the one that stays last."""
    faces = DIE_FACES[colour]
    passing = [faces[(variant + 5 * turn) % len(faces)] for turn in range(QUARTERS)]
    return (*passing, face)


def _tumbling(
    sinking: pygame.Surface, coming: pygame.Surface, step: int, spin: int
) -> pygame.Surface:
    """A cube between two faces: one sinks away at the lower edge, the next rolls in from above."""
    pixels = sinking.get_width()
    angle = math.pi / 2 * step / ROLL_STEPS
    heights = (round(pixels * math.cos(angle)), round(pixels * math.sin(angle)))
    picture = blank(pixels, sum(heights))
    top = 0
    for part, height, light in (
        (coming, heights[1], 0.6 + 0.4 * math.sin(angle)),
        (sinking, heights[0], 0.55 + 0.45 * math.cos(angle)),
    ):
        if height > 0:
            squeezed = reduced(part, pixels, height)
            level = round(255 * light)
            squeezed.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
            picture.blit(squeezed, (0, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        top += height
    return pygame.transform.rotozoom(picture, spin, 1.0) if spin else picture


__all__ = [
    "FALLEN",
    "Look",
    "draw_dice_row",
    "draw_die",
    "draw_die_place",
    "draw_mark",
    "draw_tumbling_die",
    "hop_height",
    "paint_die",
    "passing_faces",
    "row_offsets",
    "row_pitch",
    "size_in_row",
    "thrown_at",
]
