"""What is printed on the board, in plain values: it depends on the numbers the game is played with.

Everything drawn of the board takes one `Printed` beside its `Places`: the ground is painted from
both, once for a size.

`paint_frame`, `paint_lines`, `paint_numbers` and `paint_corner` are parts of the ground. `draw_gap`
lights the line between the two markers of a seat and says how long it is; `draw_passed` shows in
gold by how much they have passed each other. `draw_markers` draws the markers of all seats with
the frames round the next money bonuses, `draw_waiting` the workers that still wait on the tracks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.ui.board import outline_box
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Art, Brush, draw_dashed_ring, drawn, painted_on
from engine.ui.theme import WHITE, Colour, Font
from games.rajas.scene.art.palette import (
    FAME_BONUS,
    FAME_LANE_FILLS,
    FAME_TYPE,
    GOLD,
    GOLD_LINE,
    LINE_DARK,
    MONEY_BONUS,
    MONEY_LANE_FILLS,
    MONEY_TYPE,
    lit,
)
from games.rajas.scene.art.people import MARKER, Track, draw_bonus_frame, draw_marker, draw_pawn
from games.rajas.scene.art.signs import Sign, Signs, draw_coin, draw_seal, draw_sign
from games.rajas.scene.places import FAME_LANE, FAME_SPACES, LENGTH, MONEY_LANE, Places, Ring


@dataclass(frozen=True, slots=True)
class Printed:
    """The numbers of one board.

    `fame_bonuses` and `money_bonuses` are (space, what it brings); `river` what every stone brings
    from the start, 0; `bridge` the stone where workers wait. `chambers` is by person. `costs` is
    the money of quarry and harbour spaces by name. `balconies` are (die given, die gained, how
    many). `covered` are the spaces that cover tiles hide; `hands` how many dice Kali holds.
    """

    fame_bonuses: tuple[tuple[int, Signs], ...]
    money_bonuses: tuple[tuple[int, Signs], ...]
    river: tuple[Signs, ...]
    bridge: int
    chambers: tuple[Signs, ...]
    costs: tuple[tuple[str, int], ...]
    balconies: tuple[tuple[int, int, int], ...]
    reroll_money: int = 2
    covered: tuple[str, ...] = ()
    hands: int = 8

    def cost(self, space: str) -> int:
        return dict(self.costs).get(space, 0)


FRAME_RADIUS: Final = 76.0
NUMBER: Final = 18.0
LONG_NUMBER: Final = 17.0
"""Three digits have to fit into the width of the lane."""

TOKEN: Final = 25.0
EDGE: Final = 86.0
"""How wide the ring is with its frame."""

PIECE: Final = 5
"""The glow is kept in pieces of so many units."""

GLOW_WIDTHS: Final = (26, 22, 18, 15, 12, 9)
PLATE_ROOM: Final = 3.0
"""How far a number that is wider than its lane keeps from the gold line."""

CLOSE: Final = 5.0
"""How near to the gold line the glow is too bright to read by."""

BESIDE: Final = 0.23
"""How far from the middle of a fame space its number and its bonus stand."""

LEVEL: Final = 0.01

FLAG: Final = (0x0E, 0x11, 0x16)
FLAG_ROOM: Final = 2.2
WAITING: Final = 30.0
MONEY_FAN: Final = 0.42
FAME_FAN: Final = 0.22
"""How far apart, in spaces, markers on the same space lie."""


@dataclass(frozen=True, slots=True)
class Runner:
    """A seat on the two tracks.

    `bonus` is the money space where its bonus marker stands, None when none is left. `waits` says
    on which tracks its workers still wait: fame, money.
    """

    seat: int
    fame: int
    money: int
    bonus: int | None = None
    waits: tuple[bool, bool] = (False, False)

    @property
    def gap(self) -> int:
        """How many money spaces lie between the markers; below zero they have passed."""
        return LENGTH - 2 * self.fame - self.money


# -- what is printed


def paint_frame(canvas: Canvas, places: Places, printed: Printed) -> None:
    """The wooden frame, and the two lanes without what is written on them."""
    ring, box = places.ring, places.frame
    fame = {space for space, _ in printed.fame_bonuses}
    money = {space for space, _ in printed.money_bonuses}
    spaces: list[tuple[list[Point], Colour]] = []
    for space in range(FAME_SPACES):
        fill = FAME_BONUS if space in fame else FAME_LANE_FILLS[space % 2]
        spaces.append((ring.strip(2 * space - 1, 2 * space + 1, -FAME_LANE, 0), fill))
    for space in range(LENGTH):
        fill = MONEY_BONUS if space in money else MONEY_LANE_FILLS[space % 2]
        u = float(LENGTH - space)
        spaces.append((ring.strip(u - 0.5, u + 0.5, 0, MONEY_LANE), fill))

    def art(brush: Brush) -> None:
        wood = ((0x7A, 0x45, 0x26), (0x4A, 0x24, 0x14), (0x2E, 0x14, 0x0C))
        brush.rounded(box, FRAME_RADIUS, wood)
        rim = ((0xA8, 0x68, 0x3A), (0x5C, 0x2E, 0x18), (0x3A, 0x1A, 0x0F))
        brush.rounded(box.inset(3), FRAME_RADIUS - 3, rim)
        brush.rounded(box.inset(6), FRAME_RADIUS - 6, LINE_DARK)
        for outline, fill in spaces:
            brush.polygon(outline, fill)

    _paint_round(canvas, places, art)


def paint_lines(canvas: Canvas, places: Places, printed: Printed) -> None:
    ring = places.ring

    thin: list[tuple[list[Point], Colour, float]] = []
    for space in range(FAME_SPACES):
        odd = 2 * space + 1
        line = [ring.place(odd, -FAME_LANE), ring.place(odd, 0)]
        thin.append((line, (0x2A, 0x10, 0x14), 1.2))
    for space in range(LENGTH):
        line = [ring.place(space + 0.5, 0), ring.place(space + 0.5, MONEY_LANE)]
        thin.append((line, (0x10, 0x26, 0x2B), 1.0))
    rims = [
        (ring.path(0, LENGTH, off)[:-1], colour, width)
        for off, width, colour in (
            (0, 2.6, GOLD), (-FAME_LANE - 1, 4, GOLD_LINE), (-FAME_LANE - 4, 2, (0x5A, 0x30, 0x14)),
            (MONEY_LANE + 0.5, 2, GOLD_LINE),
        )
    ]  # fmt: skip

    def art(brush: Brush) -> None:
        for line, colour, width in thin:
            brush.line(line, colour, width)
        for rim, colour, width in rims:
            brush.line(rim, colour, width, closed=True)

    _paint_round(canvas, places, art)


def _paint_round(canvas: Canvas, places: Places, art: Art) -> None:
    """Paint edge by edge: sheets as large as the whole board would cost four times the time."""
    board = places.frame
    top, rest = board.cut_top(EDGE)
    bottom, sides = rest.cut_bottom(EDGE)
    for strip in (top, bottom, sides.cut_left(EDGE)[0], sides.cut_right(EDGE)[0]):
        painted_on(canvas, strip, art)


def paint_numbers(canvas: Canvas, places: Places, printed: Printed) -> None:
    """Every fame space has its number, every fifth of money; bonus spaces have their sign."""
    ring, money = places.ring, dict(printed.money_bonuses)
    for number in _numbers(printed):
        words = str(number.space)
        if number.size == LONG_NUMBER or _is_corner(ring, number):
            _draw_plate(canvas, ring, number, canvas.line_step(NUMBER, 1.0))
            continue
        width = canvas.text_width(words, number.size, number.font)
        x, y = _number_point(ring, number, width)
        canvas.text(x, y, words, number.size, number.ink, number.font, "centre")
    for space, signs in printed.fame_bonuses:
        x, y = ring.fame_point(space + BESIDE)
        draw_sign(canvas, signs[0], x, y, TOKEN, is_pale=True)
    for space in range(1, LENGTH):
        x, y = ring.money_point(space)
        if space in money:
            draw_sign(canvas, money[space][0], x, y, TOKEN, is_pale=True)
        elif space % 5:
            canvas.disc(x, y, 2.2, (0x5E, 0x8E, 0x92))


@dataclass(frozen=True, slots=True)
class TrackNumber:
    track: Track
    space: int
    u: float
    size: float
    font: Font
    ink: Colour
    fill: Colour


@lru_cache(maxsize=8)
def _numbers(printed: Printed) -> tuple[TrackNumber, ...]:
    """Every fame space has its number, beside its bonus; every fifth of money without one."""
    fame, money = dict(printed.fame_bonuses), dict(printed.money_bonuses)
    found = []
    for space in range(1, FAME_SPACES):
        has_bonus = space in fame
        font: Font = "number-bold" if space % 5 == 0 or has_bonus else "number"
        ink: Colour = (0xFF, 0xE8, 0xD2) if has_bonus else FAME_TYPE
        u = 2 * (space - (BESIDE if has_bonus else 0.0))
        fill = FAME_BONUS if has_bonus else FAME_LANE_FILLS[0]
        found.append(TrackNumber("fame", space, u, NUMBER, font, ink, fill))
    for space in range(5, LENGTH, 5):
        if space not in money:
            size = NUMBER if space < 100 else LONG_NUMBER
            u = float(LENGTH - space)
            found.append(TrackNumber("money", space, u, size, "number-bold", MONEY_TYPE,
                                     MONEY_LANE_FILLS[0]))  # fmt: skip
    return tuple(found)


def _number_point(ring: Ring, number: TrackNumber, width: float) -> Point:
    """The middle of its space; what is wider than the lane keeps clear of the gold line."""
    if number.track == "fame":
        return ring.place(number.u, -FAME_LANE / 2)
    x, y = ring.place(number.u, MONEY_LANE / 2)
    if abs(ring.place(number.u - 1)[0] - ring.place(number.u + 1)[0]) > LEVEL:
        return (x, y)
    outward = max(0.0, (width - MONEY_LANE) / 2 + PLATE_ROOM)
    return (x + math.copysign(outward, x - ring.place(number.u)[0]), y)


def _is_corner(ring: Ring, number: TrackNumber) -> bool:
    """Whether the fame track goes round a corner under a number, where its rims come close."""
    before, after = ring.place(number.u - 1), ring.place(number.u + 1)
    turns = abs(before[0] - after[0]) > LEVEL and abs(before[1] - after[1]) > LEVEL
    return number.track == "fame" and turns


def paint_corner(canvas: Canvas, places: Places, printed: Printed) -> None:
    """The medal where both tracks begin."""
    x, y = places.ring.place(0, -1)

    def art(brush: Brush) -> None:
        brush.disc(x, y, 35, LINE_DARK)
        brush.disc(x, y, 33, GOLD)
        brush.disc(x, y, 30, ((0x5A, 0x1F, 0x2E), (0x17, 0x34, 0x3A)))

    painted_on(canvas, Box.around(x, y, 72, 72), art, factor=4)
    draw_seal(canvas, x - 9, y - 9, 28)
    draw_coin(canvas, x + 9, y + 9, 26)


# -- the gap


def draw_gap(
    canvas: Canvas, places: Places, runner: Runner, words: str, others: Sequence[Runner] = ()
) -> None:
    """The line between a seat's markers glows; a flag says in `words` how long it is.

    The flag keeps clear of the markers of all `others`, and of the runner's own.
    """
    ring, colour = places.ring, lit(canvas.theme.seat_colour(runner.seat), 0.45)
    start, end = 2.0 * runner.fame, float(LENGTH - runner.money)
    if end > start:
        for first, last in _pieces(start, end):
            _draw_glow(canvas, ring, first, last, colour)
    else:
        draw_passed(canvas, places, runner)
    taken = [float(LENGTH - each.money) for each in (runner, *others)]
    taken += [float(LENGTH - each.bonus) for each in (runner, *others) if each.bonus is not None]
    draw_flag(canvas, flag_point(ring, (start + end) / 2, taken), words, colour)


def draw_numbers_beside(canvas: Canvas, places: Places, runner: Runner, printed: Printed) -> None:
    """Numbers that the glow runs into, once more on plates in the colour of their lane."""
    ring = places.ring
    first, last = sorted((2.0 * runner.fame, float(LENGTH - runner.money)))
    height = canvas.line_step(NUMBER, 1.0)
    for number in _numbers(printed):
        if first - 1.5 < number.u < last + 1.5:
            _draw_plate(canvas, ring, number, height)


def _draw_plate(canvas: Canvas, ring: Ring, number: TrackNumber, height: float) -> None:
    words = str(number.space)
    width = canvas.text_width(words, number.size, number.font)
    x, y = _number_point(ring, number, width)
    near = _is_close(ring, number.u, Box.around(x, y, width, height * 0.72))
    if not (near or _is_corner(ring, number)):
        return
    plate = Box.around(x, y, width + 5, height)
    if canvas.audit is not None:
        canvas.audit.cover(plate, wholly=False)
    canvas.rounded(plate, 4, number.fill)
    canvas.text(x, y, words, number.size, number.ink, number.font, "centre")


@lru_cache(maxsize=512)
def _is_close(ring: Ring, u: float, box: Box) -> bool:
    """Whether a number reaches into the glow along the gold line."""
    near = box.inset(-CLOSE)
    return any(near.contains(ring.place(u + step / 4)) for step in range(-8, 9))


def draw_passed(canvas: Canvas, places: Places, runner: Runner) -> None:
    """Gold between markers that have passed each other."""
    start, end = float(LENGTH - runner.money), 2.0 * runner.fame
    for first, last in _pieces(start, end):
        _draw_glow(canvas, places.ring, first, last, (0xFF, 0xD8, 0x6A))


def _pieces(start: float, end: float) -> list[tuple[float, float]]:
    """The stretch cut at fixed places, so that most pieces are the same for the next one."""
    cuts = [start]
    cut = (start // PIECE + 1) * PIECE
    while cut < end:
        cuts.append(cut)
        cut += PIECE
    return list(zip(cuts, [*cuts[1:], end], strict=True))


def _draw_glow(canvas: Canvas, ring: Ring, start: float, end: float, colour: Colour) -> None:
    box = _glow_box(ring, start, end)

    def art(brush: Brush) -> None:
        for width in GLOW_WIDTHS:
            brush.polygon(ring.strip(start, end, -width / 2, width / 2), (*colour, 34))
        brush.polygon(ring.strip(start, end, -3, 3), colour)
        brush.polygon(ring.strip(start, end, -1, 1), WHITE)

    key = ("glow", ring.box, round(start * 8), round(end * 8), colour)
    drawn(canvas, key, box, art, factor=2)


@lru_cache(maxsize=512)
def _glow_box(ring: Ring, start: float, end: float) -> Box:
    return outline_box(ring.path(start, end)).inset(-GLOW_WIDTHS[0])


def draw_flag(canvas: Canvas, spot: Point, words: str, colour: Colour) -> None:
    x, y = spot
    width = canvas.text_width(words, NUMBER, "text-semibold") + 24
    box = Box.around(x, y, width, 28)
    if canvas.audit is not None:
        canvas.audit.cover(box, wholly=False)
    canvas.shadow(box, 14, blur=8, drop=3, strength=170)
    canvas.rounded(box, 14, FLAG, colour, 2)
    canvas.text(x, y, words, NUMBER, WHITE, "text-semibold", "centre")


def flag_point(ring: Ring, u: float, taken: Sequence[float] = ()) -> Point:
    """The middle between two numbers of the money lane on a level edge, the nearest to u.

    Where one of `taken` lies too near, the next one is chosen.
    """
    level = _level_spots(ring)
    free = [spot for spot in level if all(_apart(spot, each) >= FLAG_ROOM for each in taken)]
    return ring.place(min(free or level, key=lambda spot: _apart(spot, u)), MONEY_LANE / 2)


@lru_cache(maxsize=8)
def _level_spots(ring: Ring) -> tuple[float, ...]:
    """The middles between the numbers of the money lane that lie on a level edge."""
    spots = (5 * step + 2.5 for step in range(LENGTH // 5))
    return tuple(
        spot for spot in spots if abs(ring.place(spot - 1.5)[1] - ring.place(spot + 1.5)[1]) < 0.01
    )


def _apart(a: float, b: float) -> float:
    """How far two places of the ring are apart, the shorter way."""
    away = abs(a - b) % LENGTH
    return min(away, LENGTH - away)


# -- markers


def draw_markers(canvas: Canvas, places: Places, runners: Sequence[Runner]) -> None:
    """Bonus frames, workers that wait, and both markers of every seat; shared spaces fan out."""
    ring = places.ring
    for index, runner in enumerate(runners):
        if runner.bonus is not None:
            x, y = ring.money_point(runner.bonus)
            draw_bonus_frame(canvas, runner.seat, x, y, 34 + 5 * _before(runners, index))
    tracks: tuple[Track, Track] = ("money", "fame")
    for track in tracks:
        seen: dict[int, int] = {}
        for runner in runners:
            space = runner.money if track == "money" else runner.fame
            turn = seen.setdefault(space, 0)
            seen[space] += 1
            draw_marker_at(canvas, places, runner.seat, track, space, turn)


def _before(runners: Sequence[Runner], index: int) -> int:
    """How many runners before this one have their bonus marker on the same space."""
    return sum(runner.bonus == runners[index].bonus for runner in runners[:index])


def draw_waiting(
    canvas: Canvas, places: Places, runners: Sequence[Runner], printed: Printed
) -> None:
    for track, bonuses in ((0, printed.fame_bonuses), (1, printed.money_bonuses)):
        spaces = [space for space, signs in bonuses if Sign("worker") in signs]
        for space in spaces[:1]:
            ring = places.ring
            x, y = ring.money_point(space) if track else ring.fame_point(space + 0.25)
            seats = [runner.seat for runner in runners if runner.waits[track]]
            for index, seat in enumerate(seats):
                off = (index - (len(seats) - 1) / 2) * (13 if len(seats) < 3 else 10)
                draw_pawn(canvas, seat, x + off, y + 13, WAITING)


def draw_marker_at(
    canvas: Canvas, places: Places, seat: int, track: Track, space: float, turn: int = 0
) -> None:
    """One marker; `turn` is how many lie under it on the same space."""
    x, y = marker_point(places.ring, track, space, turn)
    if canvas.audit is not None:
        canvas.audit.cover(Box.around(x, y, 2 * MARKER, 2 * MARKER), wholly=False)
    draw_marker(canvas, seat, x, y, track)


def draw_aim(canvas: Canvas, places: Places, seat: int, track: Track, space: int) -> None:
    """A dashed ring where a marker on its way will lie."""
    x, y = marker_point(places.ring, track, space)
    draw_dashed_ring(canvas, x, y, MARKER * 1.2, lit(canvas.theme.seat_colour(seat), 0.6), 3.0)


def marker_point(ring: Ring, track: Track, space: float, turn: int = 0) -> Point:
    """Where a marker lies; a space may be a fraction while it runs."""
    if track == "money":
        return ring.money_point(space + MONEY_FAN * turn)
    return ring.fame_point(space + FAME_FAN * turn)
