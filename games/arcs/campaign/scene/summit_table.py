"""The round table of a Summit: where everything is, the plates of the seats, motions on
parchment.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, draw_light_round, drawn
from engine.ui.paint.portraits import draw_head
from engine.ui.table.parts import SpotKey
from engine.ui.theme import WHITE, Colour, Gradient, Paint, lighten, mix
from games.arcs.board import AMBITIONS, COURT_ROW
from games.arcs.campaign.rules.state import FIRST_REGENT
from games.arcs.campaign.scene.summit_model import PlateLook
from games.arcs.campaign.scene.table_areas import FAVOR, ReachDesk, reach_desk
from games.arcs.campaign.scene.table_areas import ROW as AMBITION
from games.arcs.scene.art import looks
from games.arcs.scene.art.cards import draw_painting
from games.arcs.scene.art.tokens import draw_agent, draw_pill, draw_seat, draw_token
from games.arcs.scene.layout import EDGE, HEAD, NOWHERE, SIDE_W

# The round table of a Summit, the plates of the seats around it, and motions on parchment.

RIM: Final[tuple[tuple[float, Colour], ...]] = (
    (1.012, looks.CASING), (1.0, (0x5A, 0x3D, 0x22)), (0.992, (0xE8, 0xBE, 0x78)),
    (0.984, (0x8E, 0x64, 0x34)), (0.970, (0x3A, 0x26, 0x20)), (0.962, (0x12, 0x0C, 0x16)),
)  # fmt: skip
LACQUER: Final[tuple[Colour, Colour]] = ((0x25, 0x1A, 0x33), (0x4A, 0x35, 0x60))
INLAID: Final[tuple[tuple[float, Paint], ...]] = (
    (0.90, (0x8E, 0x6C, 0xB0, 70)), (0.72, (0x6A, 0x50, 0x90, 70)),
    (0.50, (0x6A, 0x50, 0x90, 70)), (0.30, (0x8E, 0x6C, 0xB0, 70)),
)  # fmt: skip
BRASS: Final[Colour] = (0xE8, 0xBE, 0x78)
LAMP: Final[Colour] = (0xFF, 0xE2, 0xA8)
RADII: Final = (0.564, 0.94)
"""Of the width and the height of what is seen of the table."""
RINGS: Final = 40
TICKS: Final = 72
CREAM: Final[Colour] = (0xF3, 0xE8, 0xCE)
PARCHMENT: Final[Gradient] = (CREAM, (0xC9, 0xB4, 0x8A))
PARCHMENT_HOVER: Final[Gradient] = ((0xFB, 0xF3, 0xE0), (0xD6, 0xC2, 0x9A))
PARCHMENT_LINE: Final[Colour] = (0x8E, 0x6E, 0x3E)
INK: Final[Colour] = (0x2A, 0x1A, 0x14)
DARK: Final[Gradient] = ((0x2E, 0x26, 0x38), (0x1E, 0x18, 0x26))
DARK_EDGE: Final[Colour] = (0x5A, 0x4E, 0x6C)
INK_KEY: Final[Colour] = (0x3A, 0x28, 0x20)
PORTRAIT: Final = (0.43, 0.85, 0.15)
"""Half the width of a throne: at least and at most of the height of its plate, of its width."""
THRONE: Final = 22.0
"""How far the back of a throne rises above its plate."""
KNOB: Final = 4.5
FACE: Final = 0.3
GAVEL: Final = 36.0
GAVEL_WOOD: Final[tuple[Colour, Colour]] = ((0xC9, 0x8A, 0x4A), (0xE2, 0xB0, 0x74))


def draw_table(canvas: Canvas, table: Box) -> None:
    drawn(canvas, ("arcs-round-table",), table, lambda brush: _table(brush, table), factor=2)
    canvas.glow(table.centre_x, table.y + 20, 0.34 * table.w, 0.16 * table.h, LAMP, 0.16)


def _table(brush: Brush, table: Box) -> None:
    rx, ry = RADII[0] * table.w, RADII[1] * table.h
    cx, cy = table.centre_x, table.y + 10 + ry

    def oval(share: float, fill: Paint) -> None:
        brush.ellipse((cx, cy), (share * rx, share * ry), fill)

    for share, fill in RIM:
        oval(share, fill)
    for number in range(RINGS):
        depth = number / (RINGS - 1)
        oval(0.956 * (1 - 0.9 * depth), mix(*LACQUER, depth**1.4))
    for share, ink in INLAID:
        steps = [math.tau * n / 180 for n in range(181)]
        brush.line([(cx + share * rx * math.cos(t), cy + share * ry * math.sin(t)) for t in steps],
                   ink, 1.6)  # fmt: skip
    for number in range(TICKS):
        turn = math.tau * number / TICKS
        far = 0.935 if number % 6 == 0 else 0.950
        ink = (*BRASS, 220 if number % 6 == 0 else 120)
        ends = [(cx + share * rx * math.cos(turn), cy + share * ry * math.sin(turn))
                for share in (0.910, far)]  # fmt: skip
        brush.line(ends, ink, 2)


# -- plates of seats ------------------------------------------------------------------------------


def draw_plate(
    canvas: Canvas, box: Box, look: PlateLook, *, is_right: bool = False, has_face: bool = True
) -> None:  # fmt: skip
    if look.is_lit:
        light = (*lighten(looks.seat_fill(canvas.theme, look.seat), 0.2), 150)
        draw_light_round(canvas, box, 18, light, 12)
    canvas.shadow(box, 18, blur=12, drop=5, strength=150)
    key = ("arcs-summit-plate", look, is_right, has_face)
    canvas.cached(key, box, lambda onto: _plate(onto, box, look, is_right, has_face),
                  margin=THRONE + 8)  # fmt: skip


def _plate(canvas: Canvas, box: Box, look: PlateLook, is_right: bool, has_face: bool) -> None:
    colour = looks.seat_fill(canvas.theme, look.seat)
    share = 0.42 if look.is_lit else 0.16
    ground = mix(looks.PANEL, colour, share)
    edge = lighten(colour, 0.3) if look.is_lit else mix(colour, looks.PANEL, 0.35)
    canvas.rounded(box, 18, (ground, looks.shaded(ground, 0.35)), edge, 2 if look.is_lit else 1.5)
    least, most, share = PORTRAIT
    r = max(least * box.h, min(most * box.h, share * box.w))
    away = box.right - 8 - r if is_right else box.x + 8 + r
    if has_face:
        _throne(canvas, look, away, box, r)
    else:
        r = 0.5 * least * box.h
        draw_seat(canvas, look.seat, box.right - 30 if is_right else box.x + 30, box.centre_y, r)
    room = Box(box.x + 16, box.y + (box.h - PLATE_H) / 2, box.w - 2 * r - 34, PLATE_H)
    if not is_right:
        room = room.moved(2 * r + 6, 0)
    _name(canvas, room, look, ground)
    _title(canvas, room, look, ground)


def _throne(canvas: Canvas, look: PlateLook, x: float, plate: Box, r: float) -> None:
    """A high back with two knobs, and on it the fate that a seat follows; before it has one the
    bot's face.
    """
    colour, shoulder = looks.seat_fill(canvas.theme, look.seat), plate.y - THRONE + 13
    left, right, foot = x - r - 3, x + r + 3, plate.bottom - 5
    back = [(left, foot), (left, shoulder), (x, plate.y - THRONE), (right, shoulder), (right, foot)]
    canvas.polygon(back, looks.shaded(colour, 0.45), BRASS, 2)
    for side in (left, right):
        canvas.disc(side, shoulder, KNOB, BRASS, RIM[3][1], 1.5)
    seat = Box(x - r + 2, shoulder + 3, 2 * r - 4, foot - shoulder - 7)
    if look.fate:
        draw_painting(canvas, f"fate-{look.fate}", seat, 6, focus=FACE)
        canvas.rounded(seat, 6, None, (*BRASS, 170), 1.2)
    elif look.face is not None:
        draw_head(canvas, look.face, *seat.centre, r - 5, lighten(colour, 0.1))
    else:
        sign = looks.FATES[look.fate]
        canvas.icon(sign.icon, *seat.centre, r, lighten(sign.colour, 0.25))
    draw_seat(canvas, look.seat, right - 9, foot - 9, 8)


def _gavel(canvas: Canvas, x: float, y: float) -> None:
    """Whoever is First Regent has it: a mallet on its block."""
    place = Box.around(x, y, GAVEL, GAVEL)
    s = GAVEL / 120

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(place.x + a * s, place.y + 8 * s + b * s) for a, b in points]

    def art(brush: Brush) -> None:
        brush.ellipse(at((58, 90))[0], (52 * s, 16 * s), BRASS)
        brush.ellipse(at((58, 88))[0], (40 * s, 9 * s), RIM[1][1])
        brush.polygon(at((58, 50), (120, 78), (116, 90), (52, 62)), GAVEL_WOOD[0])
        brush.polygon(at((42, 8), (92, 28), (72, 74), (22, 54)), GAVEL_WOOD[1])
        brush.polygon(at((42, 8), (54, 13), (34, 59), (22, 54)), BRASS)
        brush.polygon(at((80, 23), (92, 28), (72, 74), (60, 69)), BRASS)

    drawn(canvas, ("arcs-gavel",), place, art, factor=4)


def _name(canvas: Canvas, room: Box, look: PlateLook, ground: Colour) -> None:
    y = room.y + 24
    wide = canvas.text_width(look.acts, 18, "text-semibold") + 32 if look.acts else 0.0
    size = canvas.fitting_size(look.name, room.w - wide, (22, 20, 18), "text-semibold")
    x = room.x + canvas.text(room.x, y, look.name, size, looks.TEXT, "text-semibold",
                             max_width=room.w - wide)  # fmt: skip
    if look.acts:
        draw_pill(canvas, max(x + 10, room.right - wide + 10), y, look.acts, WHITE, looks.WELL,
                  height=27)  # fmt: skip


def _title(canvas: Canvas, room: Box, look: PlateLook, ground: Colour) -> None:
    """The title, the fate where there is room for its name, and the Favors."""
    sign, fate, y = looks.TITLES[look.title], looks.FATES[look.fate], room.y + 52
    ink = looks.readable(sign.colour, ground)
    right = _favors(canvas, room, look, y)
    canvas.icon(sign.icon, room.x + 9, y, 20, ink)
    x = room.x + 24 + canvas.text(room.x + 24, y, look.title_name, 18, ink)
    if look.title == FIRST_REGENT and x + GAVEL + 4 <= right:
        _gavel(canvas, x + 6 + GAVEL / 2, y - 4)
        x += GAVEL + 2
    wide = canvas.text_width(look.fate_name, 18) + 44
    if look.fate_name and x + wide <= right:
        pale = looks.readable(lighten(fate.colour, 0.25), ground)
        canvas.icon(fate.icon, x + 24, y, 20, pale)
        canvas.text(x + 40, y, look.fate_name, 18, pale)


def _favors(canvas: Canvas, room: Box, look: PlateLook, y: float) -> float:
    """The agents of others that it holds, from the right; returns where they begin."""
    x = room.right
    for owner, count in reversed(look.favors):
        if count > 1:
            wide = canvas.text_width(str(count), 18, "number-bold")
            canvas.text(x, y + 2, str(count), 18, looks.TEXT, "number-bold", "right")
            x -= wide + 4
        draw_agent(canvas, owner, x - 11, y, 28)
        x -= 28
    return x


# -- motions --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MotionLook:
    """An option on parchment: what it is, what it brings, its sign or whose mark, its key.

    `tokens` are what the seat holds; one that is `off` lies in the dark. `giver` gives a Favor of
    its own for one of so many `grievances` where a grievance is settled; `chance` is that of a deal
    in which nothing is offered yet.
    """

    title: str
    detail: str
    icon: str
    seat: int
    key: str
    state: looks.State = "plain"
    tokens: tuple[str, ...] = ()
    giver: int = -1
    grievances: int = 0
    chance: str = ""


LEAST_TOKEN, LARGEST_TOKEN, LARGEST_SETTLED = 22.0, 36.0, 56.0
GONE: Final[Colour] = (0x9E, 0x2B, 0x2B)


def draw_motion(canvas: Canvas, box: Box, look: MotionLook) -> None:
    """A sheet of parchment on the table."""
    canvas.shadow(box, 10, blur=14, drop=6, strength=170)
    if look.state not in ("plain", "off"):
        draw_light_round(canvas, box, 10, (*looks.LEGAL, 130 if look.state == "legal" else 230), 12)
    canvas.cached(("arcs-motion", look), box, lambda onto: _motion(onto, box, look), margin=4)


def _motion(canvas: Canvas, box: Box, look: MotionLook) -> None:
    is_on = look.state in ("hover", "chosen")
    is_off = look.state == "off"
    ground = DARK if is_off else PARCHMENT_HOVER if is_on else PARCHMENT
    edge = looks.LEGAL if is_on else DARK_EDGE if is_off else PARCHMENT_LINE
    ink = looks.SECOND if is_off else INK
    canvas.rounded(box, 10, ground, edge, 3 if is_on else 1.6)
    canvas.rounded(box.inset(6), 7, None, (*edge, 120), 1.2)
    y = box.y + (34 if look.detail else box.h / 2)
    if look.seat >= 0:
        draw_seat(canvas, look.seat, box.x + 38, y, 13)
    elif look.icon:
        canvas.icon(look.icon, box.x + 38, y, 38, ink)
    left = box.x + (66 if look.icon or look.seat >= 0 else 20)
    cap = canvas.text_width(look.key, 18, "mono") + 18 if look.key else 0.0
    room = Box(left, y - 22, box.right - left - 26 - cap, 46)
    lines = canvas.paragraph_lines(room.w, look.title, 20, "exo-bold")
    if len(lines) > 1:
        canvas.paragraph(room, look.title, 20, ink, "exo-bold", 1.1, max_lines=2)
    else:
        canvas.text(left, y, look.title, 20, ink, "exo-bold", max_width=room.w)
    if look.key:
        place = Box(box.right - 16 - cap, y - 14, cap, 28)
        canvas.rounded(place, 6, INK_KEY)
        canvas.text(*place.centre, look.key, 18, CREAM, "mono", "centre")
    body = Box(box.x + 20, box.y + 60, box.w - 40, box.h - 70)
    if look.detail:
        step = canvas.line_step(18, 1.25)
        most = max(1, int(body.h / step))
        canvas.paragraph(body, look.detail, 18, ink, line_height=1.25, max_lines=most)
        told = len(canvas.paragraph_lines(body.w, look.detail, 18))
        body = body.cut_top(min(most, told) * step + 4)[1]
    size = min(LARGEST_SETTLED if look.grievances else LARGEST_TOKEN, body.h)
    if size >= LEAST_TOKEN:
        canvas.text(body.right, body.bottom - size / 2, look.chance, 34, ink, "exo-bold", "right")
        for number, token in enumerate(look.tokens):
            x = body.x + (number + 0.5) * size * 1.17
            draw_token(canvas, token, x, body.bottom - size / 2, size)
        if look.grievances:
            _draw_settling(canvas, look, body.x, body.bottom - size / 2, size)


def _draw_settling(canvas: Canvas, look: MotionLook, x: float, y: float, size: float) -> None:
    """The Favor on its way to the rival, and the grievances, of which one goes."""
    draw_agent(canvas, look.giver, x + size / 2, y, size)
    canvas.icon("arrow-right", x + 1.45 * size, y, 0.6 * size, INK)
    draw_seat(canvas, look.seat, x + 2.3 * size, y, 0.36 * size)
    x += 3.4 * size
    for number in range(look.grievances):
        at = x + number * 0.9 * size
        is_last = number == look.grievances - 1
        canvas.icon("flag", at, y, 0.75 * size, mix(INK, CREAM, 0.3) if is_last else INK)
        if is_last:
            canvas.icon("x", at, y, 0.95 * size, GONE)


def draw_sentence(canvas: Canvas, x: float, y: float, words: str, room: float) -> None:
    canvas.text(x, y, words, 18, looks.SECOND, align="centre", max_width=room)


# Where everything is while a Summit is held. Pure arithmetic.
#
# The map lies above, smaller; the round table takes the lower part of the board. On it are two
# trays with the middle between them, or the seats with what only the caller may do.

TABLE_H: Final = 336.0
"""How high the part of the board is that the table takes."""
PANEL_W: Final = 344.0
PLATE_H: Final = 74.0
TALL_PLATE_H: Final = 118.0
PLATE: Final = (330.0, 480.0)
TRAY_H: Final = 236.0
WELL: Final = (110.0, 100.0)
PITCH: Final = (114.0, 104.0)
COLUMNS, ROWS = 4, 2
TRAY_PAD: Final = 12.0
TRAY_HEAD: Final = 26.0
MIDDLE_H: Final = 268.0
SLOTS: Final = (3, 2)
COURT: Final = (58.0, 4.0)
GAP: Final = 12.0
MOTION_W: Final = 460.0
MOTION_GAP: Final = 14.0
MOST_MOTIONS: Final = 8


@dataclass(frozen=True, slots=True)
class SummitDesk(ReachDesk):
    """The desk of a Summit.

    `table` is the part of the board that the round table takes, `trays` what lies before the two
    that deal, `plates` their seats, `middle_of_table` where the deal lies, `panel` the place beside
    the map that tells how far it is, or how likely an answer.
    """

    table: Box
    panel: Box
    trays: tuple[Box, Box]
    deal_plates: tuple[Box, Box]
    middle_of_table: Box
    is_small: ClassVar[bool] = True

    def other_spots(self) -> Iterator[tuple[SpotKey, Box]]:
        """Favors and grievances."""
        for seat, box in enumerate(self.favors):
            yield ("favors", seat), box

    def other_boxes(self) -> Mapping[str, Box]:
        """The Empire, fates and favors, as a lesson names them."""
        return {"empire": self.panel, "fates": self.table, "favors": self.favors[0]}

    def seats(self, count: int, *, has_tray: bool = True) -> tuple[Box, ...]:
        """The plates of so many seats side by side, in the middle of the far edge; higher where no
        tray lies before them.
        """
        room = self.table.w - 2 * GAP
        wide = min(PLATE[1], (room - GAP * (count - 1)) / count)
        whole = wide * count + GAP * (count - 1)
        left = self.table.centre_x - whole / 2
        y = self.deal_plates[0].y
        high = PLATE_H if has_tray else TALL_PLATE_H
        return tuple(Box(left + n * (wide + GAP), y, wide, high) for n in range(count))

    def motions(self, count: int, *, has_tray: bool) -> tuple[Box, ...]:
        """So many sheets of parchment, in one row or two; at the left where a tray lies."""
        tray = self.trays[1]
        right = tray.x - GAP if has_tray else self.table.right - GAP
        down = 0.0 if has_tray else TALL_PLATE_H - PLATE_H
        room = Box(self.table.x + GAP, tray.y + down, right - self.table.x - GAP, tray.h - down)
        rows = 1 if count <= max(2, int(room.w // 300)) else 2
        columns = -(-count // rows)
        wide = min(MOTION_W, (room.w - MOTION_GAP * (columns - 1)) / max(1, columns))
        high = (room.h - MOTION_GAP * (rows - 1)) / rows if rows > 1 else 0.80 * room.h
        whole = columns * wide + MOTION_GAP * (columns - 1)
        left, top = room.centre_x - whole / 2, room.y + (0 if rows > 1 else 0.12 * room.h)
        return tuple(
            Box(left + n % columns * (wide + MOTION_GAP),
                top + n // columns * (high + MOTION_GAP), wide, high)
            for n in range(count)
        )  # fmt: skip


def wells(tray: Box, count: int, rolled: int, *, has_head: bool = False) -> tuple[Box | None, ...]:
    """Where things lie in a tray that is rolled on by so many rows; None where one is not seen. One
    row lies at its foot, under the face of whoever gives.
    """
    top = tray.y + (TRAY_HEAD + 4 if has_head else TRAY_PAD + 4)
    columns = columns_of(tray)
    if count <= columns:
        top = tray.bottom - TRAY_PAD - WELL[1]
    left = tray.centre_x - (columns * PITCH[0] - (PITCH[0] - WELL[0])) / 2
    found: list[Box | None] = []
    for number in range(count):
        row = number // columns - rolled
        box = Box(left + number % columns * PITCH[0], top + row * PITCH[1], *WELL)
        found.append(box if 0 <= row < ROWS else None)
    return tuple(found)


def columns_of(tray: Box) -> int:
    """How many things lie side by side."""
    return max(1, int((tray.w - 2 * TRAY_PAD + PITCH[0] - WELL[0]) // PITCH[0]))


def most_rolled(tray: Box, count: int) -> int:
    """How many rows a tray with so many things can be rolled on."""
    return max(0, -(-count // columns_of(tray)) - ROWS)


def halves(middle: Box) -> tuple[Box, Box]:
    inner = middle.inset(14, 0)
    left, right = inner.row(None, None, gap=20)
    return left, right


def slots(middle: Box, side: int, most: int) -> tuple[Box, ...]:
    """The places of a half from its outer edge on; in the middle of it where no side gives `most`
    a row or more.
    """
    half, (columns, rows) = halves(middle)[side], SLOTS
    room = Box(half.x, half.y + 44, half.w, half.h - 54)
    if most < columns:
        room, rows = Box(half.x, room.y + room.h / 4, half.w, room.h / 2), 1
    places = tuple(room.grid(columns, rows, 4))
    if not side:
        return places
    return tuple(places[n // columns * columns + columns - 1 - n % columns]
                 for n in range(len(places)))  # fmt: skip


def knot(middle: Box) -> tuple[float, float]:
    """Where the two halves meet, and the die comes to rest."""
    return middle.centre_x, middle.y + 0.54 * middle.h


@lru_cache(maxsize=8)
def summit_desk(board: Box, height: float, seats: int) -> SummitDesk:
    """The places of a Summit; `height` is that of the whole plane."""
    usual = reach_desk(board, height, seats)
    table = Box(board.x, board.bottom - TABLE_H, board.w, TABLE_H)
    above = Box(board.x, board.y + EDGE, board.w, table.y - board.y - EDGE)
    left = Box(board.x + EDGE, above.y, SIDE_W, above.h)
    right = Box(board.right - EDGE - SIDE_W, above.y, SIDE_W, above.h)
    ambitions = _pile(left, left.y + HEAD, len(AMBITIONS), *AMBITION)
    favors = _pile(left, ambitions[-1].bottom + HEAD + 6, seats, FAVOR[seats], 0.0)
    court = _pile(right, right.y + HEAD, COURT_ROW[seats] + 1, *COURT)
    below = court[-1].bottom + 8
    panel = Box(right.x - GAP - PANEL_W, above.y, PANEL_W, above.h - 4)
    middle = Box(left.right + 4, board.y + 4, panel.x - left.right - 12, above.h + 4)
    tray_w = min(COLUMNS * PITCH[0] + 2 * TRAY_PAD, 0.32 * board.w)
    y = table.bottom - GAP - TRAY_H
    trays = (Box(table.x + GAP, y, tray_w, TRAY_H),
             Box(table.right - GAP - tray_w, y, tray_w, TRAY_H))  # fmt: skip
    plate_y = y - 8 - PLATE_H
    wide = min(PLATE[1], tray_w)
    plates = (Box(trays[0].x, plate_y, wide, PLATE_H),
              Box(trays[1].right - wide, plate_y, wide, PLATE_H))  # fmt: skip
    deal = Box(trays[0].right + GAP, table.bottom - GAP - MIDDLE_H,
               trays[1].x - trays[0].right - 2 * GAP, MIDDLE_H)  # fmt: skip
    return SummitDesk(
        board, usual.floor, middle, ambitions, NOWHERE, court,
        Box(right.x, right.y, right.w, 24),
        Box(right.x, below + HEAD - 4, right.w, above.bottom - below - HEAD - 4),
        usual.hand, usual.own, (NOWHERE,) * seats, favors, NOWHERE, (NOWHERE, NOWHERE),
        table, panel, trays, plates, deal,
    )  # fmt: skip


def _pile(room: Box, top: float, count: int, high: float, gap: float) -> tuple[Box, ...]:
    return tuple(Box(room.x, top + n * (high + gap), room.w, high) for n in range(count))
