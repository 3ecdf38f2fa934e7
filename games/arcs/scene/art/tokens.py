"""What lies beside the map: agents, resources, ambition markers, initiative, keys, pips, marks."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn, haloed
from engine.ui.canvas import Canvas
from engine.ui.theme import Colour, Font, darken, lighten, mix, seat_ink
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.looks import Building, Marker, Piece
from games.arcs.scene.art.outsiders import draw_blight
from games.arcs.scene.art.palette import (
    AMBER,
    CASING,
    INK,
    KEY,
    RESOURCES,
    SILVER,
    TEXT,
    TOKENS,
    WHITE,
    readable,
    seat_fill,
    shaded,
)
from games.arcs.scene.art.shapes import diamond, hexagon, mark_of, plate
from games.arcs.scene.art.ships import draw_ship

COIN: Final[tuple[Colour, Colour, Colour]] = (
    (0xF7, 0xE2, 0xAE), (0xC9, 0x8F, 0x2E), (0xF0, 0xB4, 0x5A),
)  # fmt: skip
COIN_INK: Final[Colour] = (0x2A, 0x17, 0x04)
MARKER_CORE: Final[Colour] = (0x17, 0x11, 0x1F)
PIP_OFF: Final[Colour] = (0x17, 0x12, 0x1F)
DISC: Final[Colour] = (0x0B, 0x08, 0x13)
NOBODY: Final[Colour] = (0x8E, 0x87, 0xA0)


def draw_seat(canvas: Canvas, seat: int, x: float, y: float, r: float = 8) -> None:
    """A seat's mark on its own dark disc; `r` is the size of the mark."""
    drawn(canvas, ("arcs-seat", seat, round(r * 8)), Box.around(x, y, 3.2 * r, 3.2 * r),
          lambda brush: _seat(brush, seat, (x, y), r), factor=6)  # fmt: skip


def _seat(brush: Brush, seat: int, spot: Point, r: float) -> None:
    colour = seat_fill(seat)
    brush.disc(*spot, 1.42 * r, mix(shaded(colour, 0.68), colour, 0.55))
    brush.disc(*spot, 1.42 * r - 1.3, shaded(colour, 0.68))
    brush.polygon(plate(mark_of(seat), *spot, r * 0.82), lighten(colour, 0.08))


def draw_agent(
    canvas: Canvas,
    seat: int,
    x: float,
    y: float,
    height: float = 34,
    *,
    alpha: float = 255,
) -> None:
    """A pawn with its seat's mark on the robe, around its middle."""
    box = Box.around(x, y, height * 1.2, height * 1.25)
    drawn(canvas, ("arcs-agent", seat, round(height * 4)), box,
          lambda brush: _agent(brush, seat, (x, y), height), factor=5, alpha=alpha)  # fmt: skip


def _agent(brush: Brush, seat: int, spot: Point, h: float) -> None:
    x, top = spot[0], spot[1] - h * 0.53
    colour = seat_fill(seat)

    def body(grow: float, fill: Colour) -> None:
        brush.disc(x, top + 0.24 * h, 0.19 * h + grow, fill)
        left, right, foot = x - grow, x + grow, top + 0.86 * h
        brush.polygon([(left - 0.15 * h, top + 0.34 * h), (right + 0.15 * h, top + 0.34 * h),
                       (right + 0.36 * h, foot + grow), (left - 0.36 * h, foot + grow)],
                      fill)  # fmt: skip
        brush.ellipse((x, top + 0.87 * h), (0.36 * h + grow, 0.11 * h + grow), fill)

    body(0.065 * h, CASING)
    body(0.02 * h, lighten(colour, 0.5))
    body(-0.012 * h, colour)
    brush.ellipse((x - 0.05 * h, top + 0.16 * h), (0.065 * h, 0.05 * h), lighten(colour, 0.35))
    brush.polygon(plate(mark_of(seat), x, top + 0.66 * h, 0.13 * h), seat_ink(seat))


def draw_token(
    canvas: Canvas,
    resource: str,
    x: float,
    y: float,
    size: float = 42,
    *,
    alpha: float = 255,
    is_nobody: bool = False,
) -> None:
    """A resource token around its middle; those of nobody, in a game of two, are grey."""
    sign = TOKENS[resource]
    colour = NOBODY if is_nobody else sign.colour
    box = Box.around(x, y, size, size)
    drawn(canvas, ("arcs-token", resource, is_nobody, round(size * 4)), box,
          lambda brush: _token(brush, box, colour), factor=5, alpha=alpha)  # fmt: skip
    canvas.icon(sign.icon, x, y - 0.035 * size, 0.60 * size, INK, alpha)


def _token(brush: Brush, box: Box, colour: Colour) -> None:
    n, r = box.w, box.w * 0.26

    def part(left: float, top: float, w: float, h: float, radius: float, fill: Colour) -> None:
        area = Box(box.x + left * n, box.y + top * n, w * n, h * n)
        brush.rounded(area, radius, fill)

    part(0, 0, 1, 1, r, CASING)
    part(0.04, 0.06, 0.92, 0.90, r, shaded(colour, 0.5))
    part(0.04, 0.04, 0.92, 0.84, r, lighten(colour, 0.35))
    part(0.08, 0.08, 0.84, 0.77, r * 0.86, colour)
    part(0.15, 0.15, 0.70, 0.32, r * 0.6, lighten(colour, 0.12))


def draw_resource(canvas: Canvas, resource: str, x: float, y: float, r: float = 13) -> None:
    """The badge of a resource: a dark disc with its icon."""
    sign = RESOURCES[resource]
    draw_badge(canvas, sign.icon, sign.colour, x, y, r)


def draw_badge(
    canvas: Canvas, icon: str, colour: Colour, x: float, y: float, r: float = 13
) -> None:
    """A dark disc with a coloured rim and icon."""

    def art(brush: Brush) -> None:
        brush.disc(x, y, 1.08 * r, CASING)
        brush.disc(x, y, r, colour)
        brush.disc(x, y, r - max(1.2, 0.1 * r), DISC)

    drawn(canvas, ("arcs-badge", colour, round(r * 8)), Box.around(x, y, 2.4 * r, 2.4 * r), art,
          factor=5)  # fmt: skip
    canvas.icon(icon, x, y, 1.3 * r, lighten(colour, 0.25))


def draw_marker(
    canvas: Canvas, marker: Marker, x: float, y: float, r: float = 26, *, alpha: float = 255
) -> None:
    """An ambition marker: a six-sided coin, silver on its lower side, gold on its higher one."""
    colour = AMBER if marker.is_turned else SILVER
    drawn(canvas, ("arcs-marker", marker.is_turned, round(r * 8)),
          Box.around(x, y, 2.6 * r, 2.6 * r), lambda brush: _marker(brush, (x, y), r, colour),
          factor=5, alpha=alpha)  # fmt: skip
    pale = lighten(colour, 0.55)
    large, small = max(20.0, 0.92 * r), max(18.0, 0.56 * r)
    apart = (0.16, 0.46) if r >= 24 else (0.28, 0.44)
    if alpha < 255:
        for number, far, down, size in (
            (marker.first, -apart[0], -0.03, large), (marker.second, apart[1], 0.27, small),
        ):  # fmt: skip
            canvas.text(x + far * r, y + down * r, str(number), size, pale, "exo-bold", "centre",
                        alpha=alpha)  # fmt: skip
        return
    core = mix(MARKER_CORE, colour, 0.14)
    spots = ((x - apart[0] * r, y - 0.03 * r), (x + apart[1] * r, y + 0.27 * r))
    haloed(canvas, *spots[0], str(marker.first), large, (pale, core), "exo-bold")
    haloed(canvas, *spots[1], str(marker.second), small, (colour, core), "exo-bold")


def _marker(brush: Brush, spot: Point, r: float, colour: Colour) -> None:
    x, y = spot
    layers = (
        (1.10, CASING, 0.0), (1.03, shaded(colour, 0.55), 0.06),
        (1.0, lighten(colour, 0.35), -0.02),
        (0.90, shaded(colour, 0.12), 0.0), (0.80, mix(MARKER_CORE, colour, 0.14), 0.0),
    )  # fmt: skip
    for share, fill, down in layers:
        brush.polygon(hexagon(x, y + down * r, share * r), fill)


def draw_empty_marker(canvas: Canvas, x: float, y: float, r: float = 26) -> None:
    """Where a marker would lie: a dashed six-sided outline."""

    def art(brush: Brush) -> None:
        brush.dashed(hexagon(x, y, r * 0.98), (*WHITE, 110), 1.8, (6, 4))

    drawn(canvas, ("arcs-no-marker", round(r * 8)), Box.around(x, y, 2.6 * r, 2.6 * r), art)


def draw_initiative(canvas: Canvas, x: float, y: float, r: float = 15) -> None:
    """The initiative: a gold coin with a bolt."""

    def art(brush: Brush) -> None:
        brush.disc(x, y, 1.12 * r, CASING)
        for share, fill in zip((1.0, 0.86, 0.80), COIN, strict=True):
            brush.disc(x, y - (0.04 * r if share < 0.85 else 0), share * r, fill)

    drawn(canvas, ("arcs-initiative", round(r * 8)), Box.around(x, y, 2.6 * r, 2.6 * r), art,
          factor=5)  # fmt: skip
    canvas.icon("bolt", x, y, 1.25 * r, COIN_INK)


def draw_zero(canvas: Canvas, x: float, y: float, r: float = 22) -> None:
    """The zero marker, over the number of a lead card that declared."""

    def art(brush: Brush) -> None:
        brush.disc(x, y, 1.09 * r, CASING)
        brush.disc(x, y, r, COIN[0])
        brush.disc(x, y, 0.86 * r, COIN_INK)

    drawn(canvas, ("arcs-zero", round(r * 8)), Box.around(x, y, 2.4 * r, 2.4 * r), art, factor=5)
    haloed(canvas, x, y, "0", max(18.0, 1.36 * r), (COIN[0], COIN_INK), "exo-bold")


def draw_keys(
    canvas: Canvas, x: float, y: float, count: int, size: float = 18, colour: Colour = KEY
) -> None:
    """What raiding costs: keys side by side around a point."""
    step = size * 0.62
    for number in range(count):
        canvas.icon("key", x + (number - (count - 1) / 2) * step, y, size, colour)


def draw_pips(  # noqa: PLR0913 (how many, where, how and which are spent)
    canvas: Canvas,
    x: float,
    y: float,
    count: int,
    r: float = 6,
    *,
    spent: int = 0,
    colour: Colour = WHITE,
    step: float | None = None,
    is_column: bool = False,
) -> None:
    """Action pips from a point to the right or downward; the spent ones first, hollow."""
    far = 2.7 * r if step is None else step
    for number in range(count):
        spot = (x, y + number * far) if is_column else (x + number * far, y)
        _draw_pip(canvas, spot, r, colour, number < spent)


def _draw_pip(canvas: Canvas, spot: Point, r: float, colour: Colour, is_spent: bool) -> None:
    def art(brush: Brush) -> None:
        brush.polygon(diamond(*spot, r + 1.4), CASING)
        brush.polygon(diamond(*spot, r), darken(colour, 0.35) if is_spent else colour)
        if is_spent:
            brush.polygon(diamond(*spot, 0.68 * r), PIP_OFF)
        else:
            high = (spot[0], spot[1] - 0.12 * r)
            brush.polygon(diamond(*high, 0.52 * r), lighten(colour, 0.6))

    drawn(canvas, ("arcs-pip", colour, is_spent, round(r * 8)),
          Box.around(*spot, 3.4 * r, 3.4 * r), art, factor=6)  # fmt: skip


def draw_piece(canvas: Canvas, piece: Piece, x: float, y: float, size: float) -> None:
    """A piece off the map around its middle, as high as `size`."""
    if piece.kind == "ship":
        draw_ship(canvas, piece.seat, x, y, size * 0.94)
    elif piece.kind == "agent":
        draw_agent(canvas, piece.seat, x, y, size)
    elif piece.kind == "blight":
        draw_blight(canvas, x, y, size * 0.40, is_fresh=True)
    elif piece.kind == "token":
        draw_token(canvas, piece.token, x, y, size)
    else:
        draw_building(canvas, Building(piece.kind, piece.seat), x, y, size * 0.40)


def draw_pill(  # noqa: PLR0913 (a word, where, and its colours)
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    colour: Colour,
    ground: Colour,
    *,
    edge: Colour | None = None,
    height: float = 28,
    size: float = 18,
    is_right: bool = False,
    icon: str = "",
) -> float:
    """A word in a pill beginning (or, if `is_right`, ending) at x; returns its width."""
    room = 24.0 if icon else 0.0
    width = canvas.text_width(words, size, "text-semibold") + 22 + room
    left = x - width if is_right else x
    canvas.rounded(Box(left, y - height / 2, width, height), height / 2, ground, edge, 1.4)
    if icon:
        canvas.icon(icon, left + 20, y, 18, colour)
    ink = readable(colour, ground)
    canvas.text(left + 11 + room, y, words, size, ink, "text-semibold")
    return width


def write_over(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    size: float = 18,
    colour: Colour = TEXT,
    font: Font = "text-semibold",
) -> None:
    """Centred words on the sky or a card, with a dark rim of their own."""
    haloed(canvas, x, y, words, size, (colour, CASING), font)
