"""The signs of the board: one for every word of the effects, the same on tracks, river, tiles.

`draw_sign(canvas, sign, cx, cy, size)` draws any effect; `Sign` says it in plain values, with the
words of the data file (`money`, `dice`, `upgrade` ...). What signs are made of can be drawn alone:
`draw_coin`, `draw_seal` (fame), `draw_lotus` and `draw_karma`, `draw_scroll` (upgrade),
`draw_die_sign` (a flat die: a colour with its own sign, any colour, or a value on ivory),
`draw_arch_person`, `draw_stall_sign`, `draw_plate` (a yield tile).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arc, arch, drawn, haloed, rosette, sign_points
from engine.ui.paint.dice import PIPS
from engine.ui.paint.shapes import text_pixels
from engine.ui.theme import WHITE, Colour, mix
from games.rajas import effects as fx
from games.rajas.scene.art.palette import (
    ANY,
    COIN_GOLD,
    DEEP_RED,
    DIE_BODIES,
    DIE_PIPS,
    DIE_SIGNS,
    FAME_RED,
    INK,
    LOTUS_PINK,
    TILE_FIELDS,
    YIELD_PLATES,
    draw_building,
    lit,
    shaded,
)
from games.rajas.scene.art.people import draw_bust, draw_pawn

Kind = Literal[
    "money", "fame", "karma", "dice", "dice_per_karma", "upgrade", "boat", "build",
    "market_one_good", "chamber", "replace_tile", "yield_tile", "start_player", "worker", "reroll",
    "scaled",
]  # fmt: skip

TYPE: Final = 18.0
LARGEST: Final = 0.75
"""The height of type, in shares of a coin, from which on it needs all of the coin."""

"""The smallest number on the board: 12 real pixels in the smallest window."""

IVORY: Final[tuple[Colour, Colour]] = ((0xFF, 0xFD, 0xF6), (0xE9, 0xDD, 0xC6))
COIN_INK: Final[Colour] = (0x3E, 0x22, 0x04)
LOTUS_RIM: Final[Colour] = (0x6A, 0x1F, 0x42)
LOTUS_SHADE: Final[Colour] = (0xA0, 0x3C, 0x66)
DARK_INK: Final[Colour] = (0x4A, 0x22, 0x0E)
WATER_INK: Final[Colour] = (0x0E, 0x43, 0x50)
PARCH_RIM: Final[Colour] = (0xF6, 0xE8, 0xC8)
ANY_CHAMBER: Final = "choice"


@dataclass(frozen=True, slots=True)
class Sign:
    """An effect as it is drawn: its word, how much of it, and of what.

    `colours` are those of dice (ANY: the owner chooses). `what` is the person of a chamber, or
    what a `scaled` gain counts; then `gain` is money or fame. A yield tile has its building's
    number in `n`.
    """

    kind: Kind
    n: int = 0
    colours: tuple[int, ...] = ()
    what: str = ""
    gain: Literal["", "money", "fame"] = ""


Signs = tuple[Sign, ...]


def draw_sign(
    canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, *, is_pale: bool = False
) -> None:
    """An effect around a point; `is_pale` on dark grounds, where dark lines would be lost."""
    _DRAWN[sign.kind](canvas, sign, cx, cy, size, is_pale)


# -- what signs are made of


def _fills(canvas: Canvas, size: float) -> bool:
    """Whether a number on a coin of that size is so large that it reaches its edge."""
    return text_pixels(TYPE, canvas.scale, canvas.theme) > LARGEST * size * canvas.scale


def draw_coin(canvas: Canvas, cx: float, cy: float, size: float, number: int | None = None) -> None:
    """A coin, with an amount on it; a large one leaves no room for the inner ring."""
    is_plain = number is not None and (number >= 10 or _fills(canvas, size))

    def art(brush: Brush) -> None:
        r = size / 2
        brush.disc(cx, cy + size * 0.06, r, (0x6A, 0x3F, 0x0E))
        brush.disc(cx, cy, r, COIN_GOLD)
        if not is_plain:
            brush.ring(cx, cy, r * 0.84, (0x9A, 0x64, 0x14, 200), size * 0.045)

    drawn(canvas, ("coin", is_plain), Box.around(cx, cy, size * 1.2, size * 1.2), art)
    if number is not None:
        _number(canvas, cx, cy, number, size, COIN_INK)


def draw_seal(canvas: Canvas, cx: float, cy: float, size: float, number: int | None = None) -> None:
    """The scalloped red seal of fame, with an amount on it; a large one leaves no inner line."""
    is_plain = number is not None and _fills(canvas, size)

    def art(brush: Brush) -> None:
        r = size / 2
        brush.polygon(rosette(cx, cy + size * 0.06, r * 1.08), (0x3E, 0x0A, 0x14))
        brush.polygon(rosette(cx, cy, r * 1.08), DEEP_RED if is_plain else FAME_RED)
        if not is_plain:
            brush.line(rosette(cx, cy, r * 0.88), (0xFF, 0xD9, 0xA0, 170), size * 0.04, closed=True)

    drawn(canvas, ("seal", is_plain), Box.around(cx, cy, size * 1.3, size * 1.3), art)
    if number is not None:
        _number(canvas, cx, cy, number, size, WHITE)


def draw_lotus(
    canvas: Canvas, cx: float, cy: float, size: float, colour: Colour = LOTUS_PINK
) -> None:
    """A lotus; grey-brown for one that is not there."""
    box = Box.around(cx, cy, size * 2.2, size * 1.5)
    drawn(canvas, ("lotus", colour), box, lambda brush: lotus(brush, cx, cy, size, colour))


def lotus(brush: Brush, cx: float, cy: float, size: float, colour: Colour = LOTUS_PINK) -> None:
    for angle, length, light in (
        (-64, 0.80, 0.62), (64, 0.80, 0.62), (-36, 0.94, 0.82), (36, 0.94, 0.82), (0, 1.02, 1.0),
    ):  # fmt: skip
        half = [
            (math.sin(step / 20 * math.pi) ** 0.8 * 0.24 * size if step < 20 else 0.0,
             step / 20 * size * length)
            for step in range(21)
        ]  # fmt: skip
        outline = half + [(-x, y) for x, y in reversed(half)]
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        petal = [(cx + x * c + y * s, cy + size * 0.44 - (y * c - x * s)) for x, y in outline]
        rim = LOTUS_RIM if colour == LOTUS_PINK else shaded(colour, 0.5)
        shade = LOTUS_SHADE if colour == LOTUS_PINK else shaded(colour, 0.3)
        brush.outlined(petal, mix(shade, colour, light), rim, size * 0.05)


def draw_karma(
    canvas: Canvas, cx: float, cy: float, size: float, number: int | None = None
) -> None:
    if number is None or number == 1:
        draw_lotus(canvas, cx, cy, size * 0.66)
        return
    draw_lotus(canvas, cx, cy - size * 0.06, size * 0.66)
    colours = (WHITE, (0x4A, 0x10, 0x30))
    haloed(canvas, cx, cy + size * 0.16, str(number), max(TYPE, size * 0.52), colours)


def draw_scroll(
    canvas: Canvas, cx: float, cy: float, size: float, *, has_arrow: bool = True
) -> None:
    """A building's scroll; with the arrow it means an upgrade."""

    def art(brush: Brush) -> None:
        w, h, s = size * 0.66, size * 0.8, size
        back = Box(cx - w / 2 - s * 0.05, cy - h / 2 + s * 0.02, w + s * 0.1, h)
        brush.rounded(back, s * 0.06, (0x4A, 0x2A, 0x12))
        sheet = Box(cx - w / 2, cy - h / 2 + s * 0.06, w, h - s * 0.12)
        brush.rounded(sheet, s * 0.03, ((0xFF, 0xF2, 0xCF), (0xE3, 0xC5, 0x8C)))
        for y in (cy - h / 2, cy + h / 2):
            rod = Box(cx - w / 2 - s * 0.1, y - s * 0.075, w + s * 0.2, s * 0.17)
            brush.rounded(rod, s * 0.08, ((0xF6, 0xD7, 0x9A), (0x9C, 0x6A, 0x30)))
        if has_arrow:
            a = s * 0.23
            head = [(-1, -0.1), (0, -1.15), (1, -0.1), (0.42, -0.1), (0.42, 1), (-0.42, 1),
                    (-0.42, -0.1)]  # fmt: skip
            brush.polygon([(cx + x * a, cy + y * a) for x, y in head], (0x8E, 0x2A, 0x2A))

    drawn(canvas, ("scroll", has_arrow), Box.around(cx, cy, size * 1.2, size * 1.2), art)


def draw_die_sign(
    canvas: Canvas,
    cx: float,
    cy: float,
    size: float,
    colour: int | None = ANY,
    value: int = 0,
) -> None:
    """A flat little die: a colour (0 to 3) with its sign or a value in it, ANY, or None: ivory."""
    box = Box.around(cx, cy + size * 0.035, size * 1.02, size * 1.1)
    face = Box.around(cx, cy, size, size)
    foot = (0x6E, 0x5A, 0x48) if colour in (None, ANY) else shaded(DIE_BODIES[colour], 0.55)

    def art(brush: Brush) -> None:
        brush.rounded(face.moved(0, size * 0.07), size * 0.24, foot)
        if colour == ANY:
            return
        body = IVORY if colour is None else (lit(DIE_BODIES[colour], 0.22), DIE_BODIES[colour])
        brush.rounded(face, size * 0.24, body)
        if value:
            _pips(brush, face, value, colour)
        elif colour is not None:
            brush.polygon(sign_points(DIE_SIGNS[colour], cx, cy, size * 0.21), DIE_PIPS[colour])

    drawn(canvas, ("die-sign", colour, value), box, art)
    if colour == ANY:
        drawn(canvas, ("die-any",), face, lambda brush: _any_face(brush, face),
              clip=lambda brush: brush.rounded(face, size * 0.24, WHITE))  # fmt: skip


def draw_colour_mark(canvas: Canvas, cx: float, cy: float, r: float, colour: int) -> None:
    box = Box.around(cx, cy, r * 3, r * 3)
    points = sign_points(DIE_SIGNS[colour], cx, cy, r)
    drawn(canvas, ("mark", colour), box, lambda brush: brush.polygon(points, DIE_PIPS[colour]))


def draw_stall_sign(
    canvas: Canvas, cx: float, cy: float, size: float, colour: Colour = (0xC2, 0x3A, 0x3A)
) -> None:
    def art(brush: Brush) -> None:
        s = size
        brush.rounded(Box(cx - s * 0.38, cy - s * 0.1, s * 0.76, s * 0.5), s * 0.04,
                      (0x7A, 0x4A, 0x26))  # fmt: skip
        brush.rounded(Box(cx - s * 0.30, cy - s * 0.04, s * 0.6, s * 0.26), s * 0.02,
                      (0x3A, 0x1C, 0x10))  # fmt: skip
        width = s / 5
        for index in range(5):
            cloth: Colour = colour if index % 2 == 0 else (0xFF, 0xF0, 0xD0)
            x = cx - s / 2 + index * width
            lean = width * 0.16 * (1 - index / 2)
            top, low = cy - s * 0.42, cy - s * 0.1
            right = x + width + width * 0.16 * (1 - (index + 1) / 2)
            brush.polygon([(x, low), (x + lean, top), (right, top), (x + width, low)], cloth)
            brush.ellipse((x + width / 2, low), (width / 2, s * 0.09), cloth)

    drawn(canvas, ("stall", colour), Box.around(cx, cy, size * 1.2, size * 1.2), art)


def draw_arch_person(canvas: Canvas, cx: float, cy: float, size: float, who: str) -> None:
    """A chamber of the palace: a lit arch, with its person or (`choice`) with anybody."""

    def art(brush: Brush) -> None:
        base = cy + size * 0.44
        brush.polygon(arch(cx, base, size * 0.8, size * 0.94), (0x6B, 0x2C, 0x22))
        glow: tuple[Colour, Colour] = ((0xFF, 0xE3, 0xA0), (0xE3, 0x9B, 0x3B))
        brush.polygon(arch(cx, base, size * 0.62, size * 0.78), glow)

    drawn(canvas, ("arch",), Box.around(cx, cy, size, size * 1.1), art)
    if who == ANY_CHAMBER:
        canvas.icon("person", cx, cy + size * 0.12, size * 0.56, (0x6B, 0x2C, 0x22))
    else:
        draw_bust(canvas, who, cx, cy + size * 0.43, size * 0.62)


def draw_plate(canvas: Canvas, box: Box, building: int, sign: Sign | None = None) -> None:
    """A yield tile: a plate in its building's colour with what it brings, or the building."""
    light, dark = YIELD_PLATES[building]
    s = box.w
    canvas.shadow(box, s * 0.2, blur=s * 0.2, drop=s * 0.08, strength=150)
    canvas.rounded(box, s * 0.2, (light, dark), shaded(dark, 0.5), max(1, s * 0.04))
    canvas.rounded(box.inset(s * 0.07), s * 0.15, None, (255, 255, 255, 90))
    if sign is None:
        draw_building(canvas, building, box.centre_x, box.centre_y + s * 0.04, s * 0.5)
    else:
        draw_sign(canvas, sign, *box.centre, s * 0.8)


def draw_bend(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """A tile with a bend of the road: what some yields count."""

    def art(brush: Brush) -> None:
        face = Box.around(cx, cy, size, size)
        brush.framed(face, size * 0.16, TILE_FIELDS[1], shaded(TILE_FIELDS[1][1], 0.6), size * 0.07)
        points = arc((face.right, face.y), (size / 2, size / 2), 80, 190, 12)
        brush.line(points, (0x6A, 0x44, 0x20), size * 0.34)
        brush.line(points, (0xE6, 0xC6, 0x8C), size * 0.22)

    box = Box.around(cx, cy, size, size)
    drawn(canvas, ("bend",), box, art,
          clip=lambda brush: brush.rounded(box, size * 0.16, WHITE))  # fmt: skip


# -- inside


def _number(canvas: Canvas, cx: float, cy: float, number: int, size: float, ink: Colour) -> None:
    canvas.text(cx, cy, str(number), max(TYPE, size * 0.58), ink, "number-bold", "centre")


def _any_face(brush: Brush, face: Box) -> None:
    for colour, quarter in enumerate(face.grid(2, 2)):
        brush.rounded(quarter, 0, DIE_BODIES[colour])
        x = face.centre_x + (colour % 2 - 0.5) * face.w * 0.46
        y = face.centre_y + (colour // 2 - 0.5) * face.h * 0.46
        brush.polygon(sign_points(DIE_SIGNS[colour], x, y, face.w * 0.095), DIE_PIPS[colour])


def _pips(brush: Brush, face: Box, value: int, colour: int | None) -> None:
    size, (cx, cy) = face.w, face.centre
    shape = DIE_SIGNS[0 if colour is None else colour]
    ink = INK if colour is None else DIE_PIPS[colour]
    for a, b in PIPS[value]:
        r = size * (0.105 if value > 1 else 0.14)
        brush.polygon(sign_points(shape, cx + a * 0.26 * size, cy + b * 0.26 * size, r), ink)


# -- one for every word

Drawing = Callable[[Canvas, Sign, float, float, float, bool], None]


def _money(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    """Two digits need a larger coin."""
    draw_coin(canvas, cx, cy, size * (1.16 if sign.n >= 10 else 1), sign.n)


def _dice(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    count = len(sign.colours)
    if count == 1:
        draw_die_sign(canvas, cx, cy, size * 0.86, sign.colours[0])
    elif count == 2:
        d = size * 0.62
        for index, colour in enumerate(sign.colours):
            off = index - 0.5
            draw_die_sign(canvas, cx + off * d * 0.98, cy + off * d * 0.45, d, colour)
    else:
        d = size * 0.5
        for (x, y), colour in zip(
            ((-0.5, 0.45), (0.5, 0.45), (0, -0.5)), sign.colours, strict=True
        ):
            draw_die_sign(canvas, cx + x * d * 1.08, cy + y * d * 1.05, d, colour)


def _dice_per_karma(
    canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool
) -> None:
    draw_die_sign(canvas, cx - size * 0.16, cy - size * 0.14, size * 0.62)
    draw_lotus(canvas, cx + size * 0.2, cy + size * 0.22, size * 0.44)


def _upgrade(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    draw_scroll(canvas, cx, cy, size * 1.02)
    if sign.n > 1:
        colours = (WHITE, DARK_INK)
        haloed(canvas, cx + size * 0.34, cy + size * 0.26, str(sign.n), TYPE, colours)


def _boat(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    ink: Colour = (0xE8, 0xFB, 0xFA) if is_pale else WATER_INK
    rim: Colour = (0x0C, 0x2B, 0x30) if is_pale else PARCH_RIM
    if sign.n > 1:
        canvas.icon("sailboat", cx - size * 0.22, cy - size * 0.04, size * 0.84, ink)
        words, small = str(sign.n), max(TYPE, size * 0.56)
        haloed(canvas, cx + size * 0.36, cy + size * 0.06, words, small, (ink, rim))
    else:
        canvas.icon("sailboat", cx, cy - size * 0.04, size * 0.92, ink)


def _build(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    ink: Colour = (0xFF, 0xE0, 0xA8) if is_pale else DARK_INK
    canvas.icon("hammer-nails", cx, cy, size * 0.92, ink)


def _replace(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    ink: Colour = (0xFF, 0xE6, 0xBC) if is_pale else DARK_INK
    draw_bend(canvas, cx, cy, size * 0.5)
    canvas.icon("refresh", cx, cy, size * 1.14, ink)


def _market(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    draw_stall_sign(canvas, cx, cy, size * 0.96)


def _worker(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    draw_pawn(canvas, None, cx, cy + size * 0.46, size)


def _elephant(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    ink: Colour = (0xFF, 0xE0, 0xA8) if is_pale else DARK_INK
    canvas.icon("elephant", cx, cy, size, ink)


def _reroll(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    ink: Colour = (0xFF, 0xE6, 0xBC) if is_pale else DARK_INK
    draw_die_sign(canvas, cx, cy, size * 0.5, None, 5)
    canvas.icon("refresh", cx, cy, size * 1.05, ink)


def _plate(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    draw_plate(canvas, Box.around(cx, cy, size * 0.94, size * 0.94), sign.n)


def _counted(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float, is_pale: bool) -> None:
    """What a gain is counted by stands under its seal or coin."""
    x, y, s = cx + size * 0.34, cy + size * 0.32, size * 0.56
    if sign.what == "market_tiles":
        draw_stall_sign(canvas, x, y, s)
    elif sign.what == "river_spaces":
        canvas.icon("sailboat", x, y, s, (0xE8, 0xFB, 0xFA))
    elif sign.what == "buildings":
        draw_building(canvas, 0, x, y, s * 0.8)
    elif sign.what == "connected_yields":
        draw_plate(canvas, Box.around(x, y, s * 0.8, s * 0.8), 1)
    elif sign.what == "bends":
        draw_bend(canvas, x, y, s * 0.8)
    elif sign.what == "upgrades":
        draw_scroll(canvas, x, y, s)
    else:
        draw_pawn(canvas, None, x, y + s * 0.45, s)
    draw = draw_seal if sign.gain == "fame" else draw_coin
    draw(canvas, cx - size * 0.14, cy - size * 0.12, size * 0.88, sign.n)


_DRAWN: dict[Kind, Drawing] = {
    "money": _money,
    "fame": lambda canvas, sign, cx, cy, size, _: draw_seal(canvas, cx, cy, size, sign.n),
    "karma": lambda canvas, sign, cx, cy, size, _: draw_karma(canvas, cx, cy, size * 1.1, sign.n),
    "dice": _dice,
    "dice_per_karma": _dice_per_karma,
    "upgrade": _upgrade,
    "boat": _boat,
    "build": _build,
    "market_one_good": _market,
    "chamber": lambda canvas, sign, cx, cy, size, _: draw_arch_person(
        canvas, cx, cy, size, sign.what
    ),
    "replace_tile": _replace,
    "yield_tile": _plate,
    "start_player": _elephant,
    "worker": _worker,
    "reroll": _reroll,
    "scaled": _counted,
}


def signs_of(effects: fx.Effects) -> Signs:
    return tuple(map(sign_of, effects))


def sign_of(effect: fx.Effect) -> Sign:
    match effect:
        case fx.GainMoney(n):
            return Sign("money", n)
        case fx.GainFame(n):
            return Sign("fame", n)
        case fx.GainKarma(n):
            return Sign("karma", n)
        case fx.GainDice(colours):
            return Sign("dice", colours=colours)
        case fx.GainDicePerKarma():
            return Sign("dice_per_karma")
        case fx.RaiseScroll(n):
            return Sign("upgrade", n)
        case fx.MoveBoat(n):
            return Sign("boat", n)
        case fx.BuildTile():
            return Sign("build")
        case fx.SellGood(most):
            return Sign("market_one_good", most)
        case fx.VisitChamber(who):
            return Sign("chamber", what=who)
        case fx.ReplaceTile():
            return Sign("replace_tile")
        case fx.GainYield(colour):
            return Sign("yield_tile", colour)
        case fx.TakeElephant():
            return Sign("start_player")
        case fx.GainWorker():
            return Sign("worker")
        case fx.RerollDice():
            return Sign("reroll")
        case fx.GainPer(gain, n, count, _):
            return Sign("scaled", n, what=count, gain=gain)
