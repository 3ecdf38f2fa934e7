"""The faces of those whom bots play as, and what the covers of all games share."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from engine.ui import theme as style
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes

if TYPE_CHECKING:
    from engine.core.card import Card
    from engine.core.match import Match
    from engine.text.message import Words


# What the covers of all games share: proportions, light, stars, spheres, lettering.

COVER_W: Final = 336.0
COVER_H: Final = 448.0
CORNER: Final = 10.0
LEAST_WIDTH: Final = 224  # below, the cover is drawn at twice the size and reduced
CREAM: Final[style.Colour] = (255, 250, 240)

Dot = tuple[float, float, float, style.Translucent]  # x, y, radius, colour


def render_cover(
    size: tuple[int, int],
    theme: style.Theme,
    ground: tuple[style.Colour, style.Colour],
    paint: Callable[[Canvas], None],
) -> pygame.Surface:
    """A cover at a size in pixels (3:4), with round corners and a light edge; premultiplied.

    `paint` draws on 336 x 448 logical units; `ground` is the colour at the top and the bottom.
    """
    width, height = size
    if width < LEAST_WIDTH:
        large = render_cover((width * 2, height * 2), theme, ground, paint)
        return shapes.reduced(large, width, height)
    sheet = shapes.blank(width, height)
    canvas = Canvas(sheet, width / COVER_W, theme)
    sheet.blit(shapes.gradient(width, height, ground), (0, 0))
    paint(canvas)
    corner = canvas.px(CORNER)
    mask = shapes.rounded_mask(width, height, corner)
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.rounded(Box(0, 0, COVER_W, COVER_H), CORNER, None, (*style.WHITE, 46))
    return sheet


def scrim(canvas: Canvas, top: float, colour: style.Colour, strength: int = 250) -> None:
    """Darken the lower part, so that the title is legible on any picture."""
    box = Box(0, top, COVER_W, COVER_H - top)
    canvas.rounded(box, 0, ((*colour, 0), (*colour, strength)))


def title(
    canvas: Canvas,
    word: str,
    cy: float,
    size: float,
    spacing: float,
    colour: style.Colour = CREAM,
    font: style.Font | None = None,
) -> None:
    """The game's name in its own type, with a soft shadow under it."""
    face = canvas.theme.title_font if font is None else font
    middle = COVER_W / 2
    canvas.text(
        middle + 1.5, cy + 2, word, size, style.BLACK, face, "centre", alpha=130, spacing=spacing
    )
    canvas.text(middle, cy, word, size, colour, face, "centre", spacing=spacing)


def caption(
    canvas: Canvas,
    words: str,
    cy: float,
    colour: style.Colour,
    font: style.Font,
    spacing: float,
    size: float = style.SMALL,
) -> None:
    """The quiet line under the title; set closer where the floor of the type makes it wide."""
    while spacing > 0 and canvas.text_width(words, size, font, spacing) > COVER_W - 24:
        spacing -= 0.2
    canvas.text(COVER_W / 2, cy, words, size, colour, font, "centre", spacing=max(0.0, spacing))


def scatter(canvas: Canvas, dots: Iterable[Dot]) -> None:
    """Many small soft dots in one go (a cached picture for each would cost more)."""
    w, h = canvas.surface.get_size()
    factor = shapes.supersampling(w, h)
    large = shapes.blank(w * factor, h * factor)
    unit = canvas.scale * factor
    for x, y, radius, colour in dots:
        paint = shapes.premultiplied(colour)
        pygame.draw.circle(large, paint, (x * unit, y * unit), max(0.8, radius * unit))
    picture = shapes.reduced(large, w, h)
    canvas.surface.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def stars(
    canvas: Canvas, count: int, seed: int, colour: style.Colour = style.WHITE, largest: float = 1.9
) -> None:
    chance = random.Random(seed)
    dots: list[Dot] = []
    for _ in range(count):
        light = chance.random() ** 2
        x, y = chance.random() * COVER_W, chance.random() * COVER_H
        dots.append((x, y, 0.5 + light * (largest - 0.5), (*colour, round(60 + 150 * light))))
    scatter(canvas, dots)


def halo(canvas: Canvas, cx: float, cy: float, rings: Sequence[tuple[float, style.Paint]]) -> None:
    """Discs of air around something that shines, the largest first."""
    for radius, colour in rings:
        canvas.disc(cx, cy, radius, colour)


@dataclass(frozen=True, slots=True)
class Lamp:
    """Where the light comes from (right, down, to the eye), and how much of it there is.

    `dark` is the light on the far side, `bright` what the lamp adds.
    """

    right: float
    down: float
    near: float
    dark: float
    bright: float


def ball(
    canvas: Canvas,
    cx: float,
    cy: float,
    r: float,
    paint: Callable[[pygame.Surface, float], None],
    lamp: Lamp,
) -> None:
    """A sphere: `paint` fills a square sheet (its side in pixels), light and a round cut follow."""
    side = max(2, canvas.px(2 * r))
    factor = shapes.supersampling(side, side)
    sheet = shapes.blank(side * factor, side * factor)
    paint(sheet, side * factor)
    shade = pygame.transform.smoothscale(ball_shade(lamp), sheet.get_size())
    sheet.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    round_cut = shapes.blank(*sheet.get_size())
    middle = side * factor / 2
    pygame.draw.circle(round_cut, shapes.FULL, (middle, middle), middle)
    sheet.blit(round_cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture = shapes.reduced(sheet, side, side)
    canvas.image(picture, cx, cy, centre=True, premultiplied=True)


@lru_cache(maxsize=8)
def ball_shade(lamp: Lamp) -> pygame.Surface:
    """The light on a sphere as a small picture, to be stretched and multiplied in."""
    size = 64
    picture = pygame.Surface((size, size))
    for row in range(size):
        for column in range(size):
            x, y = (column - 31.5) / 32, (row - 31.5) / 32
            z = math.sqrt(max(0.0, 1 - x * x - y * y))
            light = max(0.0, x * lamp.right + y * lamp.down + z * lamp.near)
            level = round(255 * min(1.0, lamp.dark + lamp.bright * light))
            picture.set_at((column, row), (level, level, min(255, level + 6)))
    return picture


def arc_points(cx: float, cy: float, r: float, start: float, end: float, count: int) -> list[Point]:
    """Points on an arc, angles in radians."""
    turns = [start + (end - start) * step / count for step in range(count + 1)]
    return [(cx + r * math.cos(turn), cy + r * math.sin(turn)) for turn in turns]


# The faces of those whom bots play as, round and at the size they are shown.

HEAD: Final = (50, 50, 200, 200)
"""Where the head is in a picture."""
TOP: Final = 0.02
"""What is left out above, of the height of a picture."""


TWIN: Final = "@"
TURNS: Final = (140, -110, 70, -60, 180)
"""How far the colors of a twin's clothes and ground are turned, in degrees."""
MIDDLE: Final = (0.44, 0.34, 0.12, 0.12)
"""Where a face has the color of its skin, fur or wood, in shares of the picture."""
CHEEKS: Final = ((0.40, 0.44, 0.47, 0.53, 0.56, 0.60), (0.38, 0.42, 0.46, 0.50, 0.53))
"""Where its lights and shades are looked up: across and down."""
OVAL: Final = (0.26, 0.18, 0.48, 0.47)
WARM: Final = ((7.0, 50.0), 15.0)
"""The hues of skin, fur and wood, and how strong they are at least; what is not turns too."""
SHADE: Final = (14.0, 110)
"""How far a shade of it may lie from it: in hue, and in each of red, green and blue."""
ALIKE: Final = (17, 17, 17)
LEAST_PATCH: Final = 120


def face_path(game: str, called: str, twin: int = 0) -> Path | None:
    """The picture of whoever is called so in a game; None where nobody painted one. Whoever sits
    there a second time is its `twin`, in other clothes.
    """
    path = style.asset_root() / "faces" / f"{game}-{called.lower().replace(' ', '_')}.jpg"
    if not called or not path.is_file():
        return None
    return path.with_stem(f"{path.stem}{TWIN}{twin}") if twin else path


def painting_of(path: Path) -> pygame.Surface:
    """The picture of a face; that of a twin looks the other way, in other clothes."""
    stem, _, twin = path.stem.partition(TWIN)
    painted = pygame.image.load(path.with_stem(stem))
    if not twin:
        return painted
    number = int(twin)
    turned = pygame.transform.hsl(painted, TURNS[(number - 1) % len(TURNS)], 0, 0)
    own = _face_mask(painted).to_surface(setcolor=shapes.FULL, unsetcolor=(0, 0, 0, 0))
    kept = pygame.Surface(painted.get_size(), pygame.SRCALPHA)
    kept.blit(painted, (0, 0))
    kept.blit(pygame.transform.gaussian_blur(own, 1), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    turned.blit(kept, (0, 0))
    return pygame.transform.flip(turned, flip_x=number % 2 == 1, flip_y=False)


def _face_mask(painted: pygame.Surface) -> pygame.Mask:
    """Where a twin has the colors of the first, to the very edge: its skin, fur or wood with what
    lies in it. Nothing of a face in another color, such as a robot's.
    """
    w, h = size = painted.get_size()
    mask, oval = pygame.Mask(size), pygame.Surface(size, pygame.SRCALPHA)
    x, y, wide, high = MIDDLE
    skin = pygame.transform.average_color(painted, pygame.Rect(x * w, y * h, wide * w, high * h))
    hue, strength = pygame.Color(*skin[:3]).hsva[:2]
    (least, most), weakest = WARM
    if not (least <= hue <= most and strength >= weakest):
        return mask
    for x, y in product(*CHEEKS):
        shade = painted.get_at((int(x * w), int(y * h)))
        apart = max(abs(one - other) for one, other in zip(shade[:3], skin[:3], strict=True))
        turn = abs((shade.hsva[0] - hue + 180) % 360 - 180)
        if turn <= SHADE[0] and shade.hsva[1] >= weakest and apart <= SHADE[1]:
            mask.draw(pygame.mask.from_threshold(painted, shade, ALIKE), (0, 0))
    x, y, wide, high = OVAL
    pygame.draw.ellipse(oval, shapes.FULL, (x * w, y * h, wide * w, high * h))
    patches = mask.overlap_mask(pygame.mask.from_surface(oval), (0, 0)).connected_components
    mask.clear()
    for patch in patches(LEAST_PATCH):
        mask.draw(patch, (0, 0))
    mask.invert()
    around = mask.connected_component((0, 0))  # the rest lies in the face, as eyes do
    around.invert()
    return around


def edition_of(match: Match, seat: int) -> Words:
    """What a bot's level is about, where another level at the table has the same name, else ""."""
    levels = [match.game.level(each.player) for each in match.setup.seats]
    own = levels[seat]
    if own is None or not own.called:
        return ""
    alike = {each.name for each in levels if each is not None and each.called == own.called}
    return own.about if len(alike) > 1 else ""


def seat_face(match: Match, seat: int) -> Path | None:
    """The picture of a seat's bot; None of a person."""
    return player_faces(match.game, [each.player for each in match.setup.seats])[seat]


def player_faces(game: Card, players: Iterable[str]) -> list[Path | None]:
    """The pictures of those who play together: no two are alike."""
    levels = [game.level(player) for player in players]
    called = ["" if level is None else level.called for level in levels]
    return [face_path(game.key, name, called[:seat].count(name))
            for seat, name in enumerate(called)]  # fmt: skip


def draw_player(
    canvas: Canvas, face: Path | None, seat: int, at: tuple[float, float], r: float
) -> None:
    """Whoever sits there: a face, or the seat's mark where there is none."""
    if face is None:
        canvas.seat_mark(seat, *at, 0.8 * r)
    else:
        draw_face(canvas, face, seat, *at, r)


def draw_face(canvas: Canvas, path: Path, seat: int, cx: float, cy: float, r: float) -> None:
    draw_head(canvas, path, cx, cy, r, canvas.theme.seat_colour(seat))
    canvas.seat_mark(seat, cx + 0.72 * r, cy + 0.72 * r, 0.42 * r)


def draw_head(
    canvas: Canvas, path: Path, cx: float, cy: float, r: float, ring: style.Colour
) -> None:
    pixels = 2 * canvas.px(r)
    picture = canvas.pictures.get(("face", path.stem, pixels), lambda: _head(path, pixels))
    canvas.image(picture, cx - r, cy - r)
    canvas.ring(cx, cy, r, ring, 2.5)


def draw_portrait(
    canvas: Canvas, path: Path, box: Box, radius: float, *, is_round: bool = False
) -> None:
    """A picture that fills a box from its top, round at the upper corners or at all."""
    size, corner = canvas.rect(box).size, canvas.px(radius)
    key = ("portrait", path.stem, size, corner, is_round)
    mask = (size[0], size[1] + corner * (not is_round), corner)
    picture = canvas.pictures.get(key, lambda: _portrait(path, size, mask))
    canvas.image(picture, box.x, box.y)


def _portrait(path: Path, size: tuple[int, int], mask: tuple[int, int, int]) -> pygame.Surface:
    painted = painting_of(path)
    (w, h), (wide, high) = size, painted.get_size()
    share = max(w / wide, h / high)
    part = pygame.Rect(0, 0, min(wide, round(w / share)), min(high, round(h / share)))
    part.centerx = wide // 2
    part.y = min(round(TOP * high), high - part.h)
    shown = pygame.transform.smoothscale(painted.subsurface(part), size)
    picture = shapes.blank(w, h)
    picture.blit(shown, (0, 0))
    picture.blit(shapes.rounded_mask(*mask), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _head(path: Path, pixels: int) -> pygame.Surface:
    painted = painting_of(path).subsurface(HEAD)
    head = shapes.blank(pixels, pixels)
    head.blit(pygame.transform.smoothscale(painted, (pixels, pixels)), (0, 0))
    mask = shapes.rounded_mask(pixels, pixels, pixels // 2)
    head.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return head
