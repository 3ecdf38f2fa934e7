"""What lies beside the map: agents, resources, ambition markers, initiative, keys, pips, marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from engine.ui import theme
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, drawn, haloed
from engine.ui.paint.portraits import draw_face
from engine.ui.theme import Colour, Font, darken, lighten, mix
from games.arcs import board
from games.arcs.scene.art import looks
from games.arcs.scene.art.looks import (
    AMBER,
    AMBITIONS,
    CASING,
    EDGES,
    GOOD,
    GOOD_TEXT,
    INK,
    KEY,
    PANEL,
    RESOURCES,
    SECOND,
    SILVER,
    TEXT,
    TOKENS,
    WELL,
    WHITE,
    BoardWords,
    Building,
    Marker,
    OwnBoardLook,
    Piece,
    SeatLook,
    padded,
    readable,
    seat_fill,
    shaded,
)
from games.arcs.scene.art.pieces import (
    diamond,
    draw_blight,
    draw_building,
    draw_ship,
    draw_slot,
    hexagon,
    mark_of,
    plate,
)
from games.arcs.scene.art.places import Places, places_in

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
    colour = seat_fill(brush.theme, seat)
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
    colour = seat_fill(brush.theme, seat)

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
    brush.polygon(plate(mark_of(seat), x, top + 0.66 * h, 0.13 * h), brush.theme.seat_ink(seat))


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
    sign = RESOURCES[resource]
    draw_badge(canvas, sign.icon, sign.colour, x, y, r)


def draw_badge(
    canvas: Canvas, icon: str, colour: Colour, x: float, y: float, r: float = 13
) -> None:
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
    def art(brush: Brush) -> None:
        brush.dashed(hexagon(x, y, r * 0.98), (*WHITE, 110), 1.8, (6, 4))

    drawn(canvas, ("arcs-no-marker", round(r * 8)), Box.around(x, y, 2.6 * r, 2.6 * r), art)


def draw_initiative(canvas: Canvas, x: float, y: float, r: float = 15) -> None:
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


# A seat in the strip along the top: Power, resources, cards, trophies, captives.

RADIUS: Final = 10.0
SLOT: Final = 25.0
SLOT_STEP: Final = 28.0
COUNTER_W: Final = 47.0
CROWN_ROOM: Final = 30.0
"""So much the Power of a winner gives way to the crown at the corner."""
COUNTED: Final = ("warlord", "tyrant")
TOKENS_OF: Final = {"tycoon": ("fuel", "material"), "keeper": ("relic",), "empath": ("psionic",)}
"""What is seen of the ambitions that count no pieces."""

COUNTERS: Final = ("cards", AMBITIONS["warlord"], AMBITIONS["tyrant"])


def draw_seat_plate(canvas: Canvas, box: Box, look: SeatLook) -> None:
    if look.is_active:
        canvas.shadow(
            box.inset(-3), RADIUS, 8, 0, 120, lighten(seat_fill(canvas.theme, look.seat), 0.1)
        )
    canvas.cached(("arcs-plate", look), box, lambda onto: _plate(onto, box, look))


def _plate(canvas: Canvas, box: Box, look: SeatLook) -> None:
    colour, shade = seat_fill(canvas.theme, look.seat), canvas.theme.seat_ground(look.seat)
    ground = mix(PANEL, shade, 0.42) if look.is_active else lighten(PANEL, 0.05)
    low = mix(PANEL, shade, 0.26) if look.is_active else PANEL
    edge = lighten(colour, 0.30) if look.is_active else looks.LINE
    canvas.rounded(box, RADIUS, (ground, low), edge, 2 if look.is_active else 1)
    canvas.rounded(Box(box.x, box.y, 6, box.h), 3, colour)
    upper, lower = box.y + 0.31 * box.h, box.y + 0.74 * box.h
    _name(canvas, box, look, upper, ground)
    power_at = box.right - 16 - (CROWN_ROOM if look.is_crowned else 0.0)
    canvas.text(power_at, upper + 3, str(look.power), 34, theme.WHITE, "exo-bold", "right")
    ink = readable(SECOND, lighten(ground, 0.03))
    canvas.text(box.right - 16, lower + 2, look.goal, 18, ink, align="right")
    x = _resources(canvas, box.x + 18, lower, look)
    _counters(canvas, x + 8, lower, look, ink, box.right - 84)


def _name(canvas: Canvas, box: Box, look: SeatLook, y: float, ground: Colour) -> None:
    if look.face is None:
        draw_seat(canvas, look.seat, box.x + 28, y, 10)
    else:
        draw_face(canvas, look.face, look.seat, box.x + 28, y + 2, 17)
    x = box.x + 48
    right = box.right - 66 - (34 if look.has_initiative else 0)
    right -= CROWN_ROOM if look.is_crowned else 0.0
    tag = canvas.text_width(look.tag, 18, "text-semibold") + 32 if look.tag else 0.0
    if tag > right - x - canvas.text_width(look.name, 20, "text-semibold"):
        tag = 0.0
    x += canvas.text(x, y, look.name, 20, TEXT, "text-semibold", max_width=right - x - tag) + 10
    if tag:
        fill = mix(PANEL, canvas.theme.seat_ground(look.seat), 0.7) if look.is_active else WELL
        words = theme.WHITE if look.is_active else readable(SECOND, ground)
        x += draw_pill(canvas, x, y, look.tag, words, fill, height=26) + 8
    if look.has_initiative:
        draw_initiative(canvas, x + 13, y, 13)


def _resources(canvas: Canvas, x: float, y: float, look: SeatLook) -> float:
    """All slots: tokens, empty ones, locked ones. Returns where they end."""
    for token in padded(look.resources):
        slot = Box(x, y - SLOT / 2, SLOT, SLOT)
        if token is None:
            canvas.rounded(slot, 6, None, looks.LINE)
            canvas.icon("lock", *slot.centre, 13, SECOND, 130)
        elif token:
            draw_token(canvas, token, *slot.centre, SLOT)
        else:
            canvas.rounded(slot, 6, WELL, lighten(looks.LINE, 0.1))
        x += SLOT_STEP
    return x


def glow_boxes(box: Box, look: SeatLook, ambition: str) -> list[Box]:
    """Where what an ambition counts is seen on a plate: tokens, or the number of pieces."""
    y, x = box.y + 0.74 * box.h, box.x + 18
    tokens = padded(look.resources)
    if ambition in COUNTED:
        left = x + SLOT_STEP * len(tokens) + 8 + COUNTER_W * COUNTED.index(ambition) + COUNTER_W
        return [Box(left - 4, y - 15, COUNTER_W - 2, 30)] if left + 34 <= box.right - 84 else []
    return [
        Box(x + SLOT_STEP * place, y - SLOT / 2, SLOT, SLOT)
        for place, token in enumerate(tokens)
        if token in TOKENS_OF[ambition]
    ]


def _counters(
    canvas: Canvas, x: float, y: float, look: SeatLook, ink: Colour, right: float
) -> None:  # fmt: skip
    """Cards, trophies and captives as numbers, as many as there is room for."""
    for icon, count in zip(COUNTERS, (look.cards, look.trophies, look.captives), strict=True):
        if x + 34 > right:
            return
        canvas.icon(icon, x + 9, y, 20, ink)
        canvas.text(x + 23, y, str(count), 20, TEXT, "number-bold")
        x += COUNTER_W


# The own board: resource slots with what raiding them costs, the row of cities, what was taken.

GROUND: Final[tuple[Colour, Colour]] = ((0x22, 0x1B, 0x30), (0x19, 0x14, 0x24))
LOCKED: Final[Colour] = (0x17, 0x12, 0x20)
PALE_KEY: Final[Colour] = (0x7C, 0x6F, 0x58)
STEP: Final = 56.0
OWN_BOARD_SLOT: Final = (48.0, 46.0)
SLOTS_W: Final = 328.0
"""The room for all slots, one that lore adds as well."""
LABEL_W: Final = 88.0
CITY_LABEL_W: Final = 68.0
ROW: Final = 41.0
LEFT: Final = 372.0
FEW: Final = 6


def slot_box(box: Box, number: int, count: int = len(board.RAID_COSTS)) -> Box:
    """A resource slot, of so many, of the board that lies in a box."""
    step = min(STEP, (SLOTS_W + STEP - OWN_BOARD_SLOT[0]) / count)
    return Box(
        box.x + 22 + number * step, box.y + 31, min(OWN_BOARD_SLOT[0], step - 5), OWN_BOARD_SLOT[1]
    )


def city_box(box: Box, number: int) -> Box:
    return Box.around(box.x + 102 + number * STEP, box.y + 112, 44, 44)


def row_box(box: Box, number: int) -> Box:
    """Trophies, captives, outrage, supply: the row of each."""
    return Box(box.x + LEFT + 14, box.y + 4 + number * ROW, box.w - LEFT - 24, ROW - 2)


def draw_own_board(canvas: Canvas, box: Box, look: OwnBoardLook, words: BoardWords) -> None:
    canvas.cached(("arcs-own", look, words), box, lambda onto: _board(onto, box, look, words))


def _board(canvas: Canvas, box: Box, look: OwnBoardLook, words: BoardWords) -> None:
    canvas.rounded(box, 12, GROUND, looks.LINE)
    canvas.rounded(Box(box.x, box.y + 12, 5, box.h - 24), 2, seat_fill(canvas.theme, look.seat))
    for number, token in enumerate(padded(look.resources)):
        _slot(canvas, box, number, token, look)
    _cities(canvas, box, look, words)
    canvas.hairline(box.x + LEFT, box.y + 14, box.h - 28, vertical=True)
    rows: tuple[Callable[[Canvas, Box, OwnBoardLook, BoardWords], None], ...] = (
        _trophies, _captives, _outrage, _supply,
    )  # fmt: skip
    over = [max(0.0, canvas.text_width(label, 18) - LABEL_W) for label in words.rows]
    for number, (label, draw) in enumerate(zip(words.rows, rows, strict=True)):
        row = row_box(box, number)
        if number:
            canvas.hairline(row.x, row.y - 1, row.w, colour=theme.WHITE, alpha=16)
        canvas.text(row.x, row.centre_y, label, 18, SECOND)
        further = over[number] if draw is _supply else max(over)  # its numbers need the room
        draw(canvas, Box(row.x + further, row.y, row.w - further, row.h), look, words)


def _slot(canvas: Canvas, box: Box, number: int, token: str | None, look: OwnBoardLook) -> None:
    place = slot_box(box, number, len(padded(look.resources)))
    draw_keys(canvas, place.centre_x, box.y + 17, board.SLOT_COSTS[number], 17,
              PALE_KEY if token is None else KEY)  # fmt: skip
    if token is None:
        canvas.rounded(place, 11, LOCKED, looks.LINE, 1.2)
        canvas.icon("lock", *place.centre, 20, mix(SECOND, PANEL, 0.4))
        return
    state = look.slots[number] if number < len(look.slots) else "plain"
    edge = EDGES.get(state, lighten(looks.LINE, 0.16))
    canvas.rounded(place, 11, WELL, edge, 2.6 if state in EDGES else 1.5)
    if token:
        x, y = place.centre
        draw_token(canvas, token, x, y - 0.5, min(41.0, place.w - 2))


def _cities(canvas: Canvas, box: Box, look: OwnBoardLook, words: BoardWords) -> None:
    for row, label in ((113, words.cities), (151, words.opens)):
        x = box.x + 13 - max(0.0, canvas.text_width(label, 18) - CITY_LABEL_W)
        canvas.text(x, box.y + row, label, 18, SECOND)
    for number in range(board.SUPPLY["city"]):
        x, y = city_box(box, number).centre
        is_built = number < look.built
        if is_built:
            draw_slot(canvas, x, y + 1, 17)
            canvas.icon("check", x, y + 1, 18, GOOD)
        else:
            draw_building(canvas, Building("city", look.seat), x, y, 18)
        _opened(canvas, x, box.y + 151, number, is_built)


def _opened(canvas: Canvas, x: float, y: float, number: int, is_built: bool) -> None:
    """What the city before a place opens: resource slots, or Power for every ambition won."""
    bonus = board.CITY_BONUS[number + 1] - board.CITY_BONUS[number]
    if bonus:
        ink = GOOD_TEXT if is_built else AMBER
        canvas.text(x, y, f"+{bonus}", 20, ink, "exo-bold", "centre")
        return
    count = board.OPEN_SLOTS[number + 1] - board.OPEN_SLOTS[number]
    for slot in range(count):
        part = Box.around(x + (slot - (count - 1) / 2) * 20, y, 16, 16)
        fill, edge = (mix(GOOD, WELL, 0.55), GOOD) if is_built else (WELL, SECOND)
        canvas.rounded(part, 5, fill, edge, 1.6)


def _pieces(
    canvas: Canvas, row: Box, pieces: tuple[Piece, ...], size: float, none: str
) -> None:  # fmt: skip
    """Pieces side by side; many of them counted by what they are."""
    x, room = row.x + 108, row.w - 96
    if not pieces:
        canvas.text(x - 12, row.centre_y, none, 18, SECOND)
        return
    if len(pieces) <= FEW:
        step = min(32.0, (room - size) / max(1, len(pieces) - 1))
        for number, piece in enumerate(pieces):
            draw_piece(canvas, piece, x + number * step, row.centre_y, size)
        return
    kinds = Counter(pieces)
    step = min(46.0, room / len(kinds))
    small = min(size, step - 10)
    for number, (piece, count) in enumerate(kinds.items()):
        at = x - 4 + number * step
        draw_piece(canvas, piece, at, row.centre_y, small)
        haloed(canvas, at + 0.5 * small + 4, row.centre_y + 5, str(count), 18, (TEXT, GROUND[1]),
               "number-bold")  # fmt: skip


def _trophies(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    _pieces(canvas, row, look.trophies, 29, words.none)


def _captives(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    agents = tuple(Piece("agent", seat) for seat in look.captives)
    _pieces(canvas, row, agents, 32, words.none)


def _outrage(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    step = min(30.0, (row.w - 106 - 14) / (len(board.RESOURCES) - 1))
    for number, resource in enumerate(board.RESOURCES):
        x = row.x + 106 + number * step
        if resource in look.outrage:
            draw_agent(canvas, look.seat, x - 2, row.centre_y - 3, 31)
            draw_resource(canvas, resource, x + 7, row.centre_y + 8, 9)
        else:
            draw_resource(canvas, resource, x, row.centre_y, 12)


def _supply(canvas: Canvas, row: Box, look: OwnBoardLook, words: BoardWords) -> None:
    ships, starports, agents = look.supply
    y, x = row.centre_y, row.x + 100
    last = canvas.text_width(str(agents), 18, "number-bold")
    tight = min(1.0, (row.right - x - 11 - last) / 106)
    draw_ship(canvas, look.seat, x, y, 25)
    canvas.text(x + 14, y, str(ships), 18, TEXT, "number-bold")
    at = x + 57 * tight
    draw_building(canvas, Building("starport", look.seat), at, y, 10)
    canvas.text(at + 15, y, str(starports), 18, TEXT, "number-bold")
    at = x + 106 * tight
    draw_agent(canvas, look.seat, at, y - 1, 27)
    canvas.text(at + 11, y, str(agents), 18, TEXT, "number-bold")


# A setup card in small: the map with the clusters out of play, and where each seat begins.
#
# A letter says what comes there, as the card prints it: A a city, B a starport, C ships alone.

SHAPE: Final = 1.36
SETUP_CARD_GROUND: Final[Colour] = (0x16, 0x10, 0x22)
COVERED: Final[Colour] = (0x0B, 0x08, 0x12)
LINE: Final[Colour] = (0x5A, 0x4D, 0x70)
LEAST_LETTER: Final = 110.0
"""A lower card has no letters, and no disc that is too small for its own."""


def draw_setup_card(canvas: Canvas, box: Box, card: str, order: Sequence[int]) -> None:
    """The card of that name; `order` are the seats from the holder of the initiative on."""
    known = board.SETUP_CARDS[card]
    canvas.rounded(box, min(12.0, box.h * 0.1), SETUP_CARD_GROUND, LINE, 1.5)
    places = places_in(box.inset(box.h * 0.06))
    homes: dict[str, tuple[int, str]] = {}
    for seat, home in zip(order, known.homes, strict=False):
        homes |= {home.city: (seat, "A"), home.starport: (seat, "B")}
        homes |= dict.fromkeys(home.outposts, (seat, "C"))
    for name, cell in places.cells.items():
        if cell.cluster in known.out:
            canvas.polygon(cell.outline, COVERED, mix(LINE, COVERED, 0.6), 1)
            continue
        fill = mix(SETUP_CARD_GROUND, theme.WHITE, 0.07)
        if name in homes:
            fill = mix(SETUP_CARD_GROUND, seat_fill(canvas.theme, homes[name][0]), 0.82)
        canvas.polygon(cell.outline, fill, LINE, 1)
    for name, (seat, letter) in homes.items():
        _draw_home(canvas, places, name, seat, letter if box.h >= LEAST_LETTER else "")
    _draw_planets(canvas, places, set(homes), known.out)


def _draw_home(canvas: Canvas, places: Places, system: str, seat: int, letter: str) -> None:
    cell = places.cells[system]
    r = min(cell.box.w, cell.box.h) * 0.26
    canvas.disc(*cell.body, r, theme.INK, seat_fill(canvas.theme, seat), max(1.0, r * 0.16))
    size = 1.15 * r
    if letter and canvas.line_step(size, 1) <= 1.25 * r:
        canvas.text(*cell.body, letter, size, theme.WHITE, "exo-bold", "centre")


def _draw_planets(canvas: Canvas, places: Places, homes: set[str], out: tuple[int, ...]) -> None:
    """What nobody begins at: a dot in the colour of its resource."""
    for name, cell in places.cells.items():
        resource = board.SYSTEMS[name].resource
        if name not in homes and cell.cluster not in out and resource:
            r = min(cell.box.w, cell.box.h) * 0.14
            canvas.disc(*cell.body, r, mix(TOKENS[resource].colour, SETUP_CARD_GROUND, 0.35))
