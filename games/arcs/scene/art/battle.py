"""A battle seen: the fleets across a lit gap, the dice, what they say in order."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.text.message import Message, number_said, percent
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, block, drawn, haloed, soft
from engine.ui.theme import INK, WHITE, Colour, Theme, darken, lighten, mix
from games.arcs.board import FACES, RAID_COSTS, Face
from games.arcs.scene.art.cards import draw_guild, shortened
from games.arcs.scene.art.looks import (
    ACCENT,
    AMBER,
    BAD_TEXT,
    CARD_TEXT,
    CASING,
    DICE,
    EDGES,
    GOLD_TEXT,
    GOOD,
    GOOD_TEXT,
    HURT,
    KEY,
    LEGAL,
    LINE,
    PANEL,
    RAISED,
    SECOND,
    TEXT,
    TONES,
    WELL,
    ArenaLook,
    Blow,
    Building,
    ChartLook,
    Fighter,
    LaneLook,
    RaidLook,
    ResultLook,
    padded,
    readable,
    seat_words,
    shaded,
)
from games.arcs.scene.art.pieces import burst, draw_blight, draw_building, draw_ship, turned
from games.arcs.scene.art.planets import draw_space, planet_picture
from games.arcs.scene.art.tokens import draw_keys, draw_seat, draw_token

# A battle seen: the fleets face each other across a lit gap, buildings on the planet behind.
#
# `fighter_boxes` says where each piece stands, in the order of attackers, defenders, buildings;
# `draw_arena` draws all of it, with the beams of this roll, and under each piece what becomes of
# it.

RADIUS: Final = 14.0
EDGE: Final[Colour] = (0x5E, 0x4F, 0x80)
SHIPS: Final = {1: 132.0, 2: 100.0, 3: 84.0}
"""How large they are, by how many stand in a column."""
BUILDING: Final = 42.0
FRAME: Final = (112.0, 114.0)
LEFT: Final = (0.03, 0.27)
DEEP_LEFT: Final = (0.01, 0.43)
GAP: Final = (0.53, 0.71)
WIDE_GAP: Final = (0.56, 0.93)
PLANET: Final = (0.76, 0.985)
"""Where each group stands, as shares of the width; more than six attackers stand deep."""
STEP: Final = 170.0 / 1528
AHEAD: Final = 0.028
"""How far the middle one of three stands back."""
ROWS: Final = {3: (0.225, 0.515, 0.805), 2: (0.36, 0.73), 1: (0.53,)}
MOST: Final = 15
BREAKS: Final = 0.35
"""So far into the blow a ship that is destroyed falls apart."""
FEW: Final = 5
BURST_COLOURS: Final[tuple[Colour, Colour, Colour]] = (
    (0xC8, 0x40, 0x2A), (0xFF, 0x9A, 0x3C), (0xFF, 0xE9, 0xA8),
)  # fmt: skip
PILL_GROUND: Final[Colour] = (0x0B, 0x08, 0x13)


@dataclass(frozen=True, slots=True)
class ArenaBoxes:
    attackers: tuple[Box, ...]
    defenders: tuple[Box, ...]
    buildings: tuple[Box, ...]


def fighter_boxes(box: Box, look: ArenaLook) -> ArenaBoxes:
    """The boxes of all pieces in the order of the look."""
    gap = GAP if look.buildings or look.resource else WIDE_GAP
    left = LEFT if len(look.attackers) <= FEW else DEEP_LEFT
    return ArenaBoxes(
        _ranks(box, left, len(look.attackers), is_left=True),
        _ranks(box, gap, len(look.defenders), is_left=False),
        _plates(box, len(look.buildings)),
    )


def _ranks(box: Box, part: tuple[float, float], count: int, *, is_left: bool) -> tuple[Box, ...]:
    """Columns of three and two by turns, the foremost next to the gap."""
    if count == 0:
        return ()
    columns = _columns(min(count, MOST))
    width = (part[1] - part[0]) * box.w
    step = min(STEP * box.w, width / len(columns))
    size = min(SHIPS[max(columns)] / 344 * box.h, step * 0.82)
    boxes: list[Box] = []
    for number, rows in enumerate(columns):
        for row, share in enumerate(ROWS[rows]):
            back = AHEAD * box.w if rows == 3 and row == 1 and len(columns) == 1 else 0.0
            far = (number + 0.5) * step + back
            x = box.x + part[1] * box.w - far if is_left else box.x + part[0] * box.w + far
            boxes.append(Box.around(x, box.y + share * box.h, size, size))
    return tuple(boxes)


def _columns(count: int) -> list[int]:
    """How many stand in each column, from the foremost."""
    if count <= 3:
        return [count]
    columns: list[int] = []
    left = count
    while left > 0:
        rows = min(left, 3 if len(columns) % 2 == 0 else 2)
        columns.append(rows)
        left -= rows
    return columns


def _plates(box: Box, count: int) -> tuple[Box, ...]:
    w, h = FRAME[0] / 344 * box.h, FRAME[1] / 344 * box.h
    middle = (PLANET[0] + PLANET[1]) / 2 * box.w
    step = 144 / 1528 * box.w
    return tuple(
        Box.around(box.x + middle + (number - (count - 1) / 2) * step,
                   box.y + (0.50 + 0.07 * (number % 2)) * box.h, w, h)
        for number in range(count)
    )  # fmt: skip


def draw_arena(
    canvas: Canvas,
    box: Box,
    look: ArenaLook,
    *,
    has_beams: bool = True,
    blow: Blow | None = None,
) -> None:
    """The whole scene of a battle; without beams while dice are collected.

    What the `blow` strikes shakes, or breaks.
    """
    canvas.shadow(box, RADIUS, blur=18, drop=8, strength=130)
    draw_space(canvas, box, "battle", RADIUS)
    if look.resource:
        _planet(canvas, box, look.resource)
    canvas.rounded(box, RADIUS, None, EDGE, 1.5)
    boxes = fighter_boxes(box, look)
    if has_beams:
        for start, end, colour, strength in beams(boxes, look, canvas.theme):
            draw_beam(canvas, start, end, colour, strength)
    struck = _struck(look, blow)
    for place, fighter in zip(boxes.attackers, look.attackers, strict=False):
        _draw_in_battle(canvas, place, fighter, 90, blow if fighter is struck else None)
    for place, fighter in zip(boxes.defenders, look.defenders, strict=False):
        _draw_in_battle(canvas, place, fighter, -90, blow if fighter is struck else None)
    for place, fighter in zip(boxes.buildings, look.buildings, strict=True):
        at = place if fighter is not struck or blow is None else _shaken(place, blow.share)
        draw_target(canvas, at, fighter)
    _heads(canvas, box, look)


def _planet(canvas: Canvas, box: Box, resource: str) -> None:
    size = 1.25 * box.h
    centre = (box.right - 0.085 * box.w, box.y + 0.62 * box.h)
    pixels = canvas.px(size)
    picture = canvas.pictures.get(
        ("arcs-planet", resource, 41, pixels), lambda: planet_picture(resource, 41, pixels)
    )
    with canvas.clipped(box.inset(1.5)):
        canvas.image(picture, *centre, centre=True, premultiplied=True)


def _heads(canvas: Canvas, box: Box, look: ArenaLook) -> None:
    for seat, words, is_left in (
        (look.attacker, look.attack_words, True), (look.defender, look.defence_words, False),
    ):  # fmt: skip
        x = box.x + 30 if is_left else box.right - 30
        wide = max(canvas.text_width(words[n], 20.0 - 2 * n, "text-semibold") for n in (0, 1)) + 52
        plate = Box(x - 18 if is_left else x + 18 - wide, box.y + 6, wide, 56)
        canvas.rounded(plate, 12, (*PILL_GROUND, 170))
        draw_seat(canvas, seat, x, box.y + 34, 12)
        for line, (text, size, ink) in enumerate(
            ((words[0], 20.0, TEXT), (words[1], 18.0, CARD_TEXT))
        ):
            width = canvas.text_width(text, size, "text-semibold")
            middle = x + (24 + width / 2 if is_left else -24 - width / 2)
            y = box.y + 22 + 25 * line
            haloed(canvas, middle, y, text, size, (ink, CASING), "text-semibold")


Shot = tuple[Point, Point, Colour, float]


def beams(boxes: ArenaBoxes, look: ArenaLook, worn: Theme) -> list[Shot]:
    """From where to where each hit of this roll flies, with its colour and strength.

    Each comes from the nearest piece of the other side, so that few beams cross.
    """
    shots: list[Shot] = []
    own, foes = boxes.attackers, (*boxes.defenders, *boxes.buildings)
    if not own or not foes:
        return shots
    blue, red = seat_words(worn, look.attacker), seat_words(worn, look.defender)
    for place, fighter in zip(foes, (*look.defenders, *look.buildings), strict=False):
        for shift in _apart(fighter.hits):
            start = _nearest(own, place)
            aim = (place.x, place.centre_y + shift)
            shots.append(((start.right - 6, start.centre_y + shift), aim, blue, 1.0))
    for place, fighter in zip(own, look.attackers, strict=False):
        for shift in _apart(fighter.hits):
            start = _nearest(boxes.defenders or foes, place)
            aim = (place.right, place.centre_y + shift + 12)
            shots.append(((start.x + 6, start.centre_y + shift + 12), aim, red, 0.75))
    return shots


def _apart(hits: int) -> list[float]:
    """How far beside each other so many beams fly."""
    return [10.0 * (hit - (hits - 1) / 2) for hit in range(hits)]


def _nearest(places: tuple[Box, ...], target: Box) -> Box:
    return min(places, key=lambda place: (abs(place.centre_y - target.centre_y) // 20,
                                          abs(place.centre_x - target.centre_x)))  # fmt: skip


def draw_beam(
    canvas: Canvas, start: Point, end: Point, colour: Colour, strength: float = 1.0
) -> None:
    box = Box(min(start[0], end[0]) - 12, min(start[1], end[1]) - 12,
              abs(start[0] - end[0]) + 24, abs(start[1] - end[1]) + 24)  # fmt: skip

    def at(share: float) -> Point:
        return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)

    def art(brush: Brush) -> None:
        for width, alpha, pale in ((11.0, 40, 0.0), (5.5, 90, 0.1), (2.4, 255, 0.7)):
            for step in range(20):
                level = round(alpha * ((step + 0.5) / 20) ** 1.5 * strength)
                line = [at(step / 20), at((step + 1) / 20)]
                fill = (*lighten(colour, pale), level)
                brush.polygon(_strip(line[0], line[1], width), fill)

    span = (round(end[0] - start[0]), round(end[1] - start[1]))
    drawn(canvas, ("arcs-beam", span, colour, strength), box, art, factor=2)


def _strip(a: Point, b: Point, width: float) -> list[Point]:
    """A straight piece of a band, without round ends: pieces meet without a brighter dot."""
    length = math.dist(a, b) or 1.0
    nx, ny = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny),
            (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]  # fmt: skip


def draw_burst(canvas: Canvas, x: float, y: float, r: float, seed: int = 1) -> None:
    box = Box.around(x, y, 2 * r, 2 * r)
    soft(canvas, ("arcs-fire-glow",), box.inset(0.5 * r),
         lambda brush: brush.disc(x, y, 0.6 * r, WHITE), 0.7 * r, (*HURT, 200))  # fmt: skip
    chance = random.Random(seed)

    def art(brush: Brush) -> None:
        for share, fill in zip((1.0, 0.72, 0.45), BURST_COLOURS, strict=True):
            ragged = [
                (x + (px - x) * wild, y + (py - y) * wild)
                for px, py in burst(x, y, share * r, 0.52, 9)
                for wild in (chance.uniform(0.8, 1.0),)
            ]
            brush.polygon(ragged, (*fill, 235))

    drawn(canvas, ("arcs-fire", seed, round(r * 4)), box, art)


def draw_fighter(canvas: Canvas, place: Box, fighter: Fighter, turn: float) -> None:
    x, y = place.centre
    if fighter.state in EDGES:
        frame = place.inset(-4, 2)
        canvas.rounded(frame, 16, (*EDGES[fighter.state], 26), EDGES[fighter.state], 2.4)
    alpha = 150 if fighter.state == "off" else 255
    if fighter.kind == "blight":
        draw_blight(canvas, x, y, 0.4 * place.h, is_fresh=not fighter.is_hurt)
    else:
        draw_ship(canvas, fighter.seat, x, y, place.h, is_hurt=fighter.is_hurt, turn=turn,
                  alpha=alpha)  # fmt: skip
    if fighter.hits:
        ahead = 0.34 * place.w * (1 if turn > 0 else -1)
        size = place.h * min(0.42, 0.16 + 0.10 * fighter.hits + (0.06 if fighter.is_lost else 0))
        draw_burst(canvas, x + ahead * (0.4 if fighter.is_lost else 1), y - 4, size, round(x + y))
    draw_verdict(canvas, x, y + 0.55 * place.h, fighter, place.w * 1.8)


def _struck(look: ArenaLook, blow: Blow | None) -> Fighter | None:
    """The piece that a blow strikes: the first like it."""
    if blow is None:
        return None
    pieces = (*look.attackers, *look.defenders, *look.buildings)
    wanted = (blow.seat, blow.kind, not blow.was_fresh)
    return next((each for each in pieces if (each.seat, each.kind, each.is_hurt) == wanted), None)


def _shaken(place: Box, share: float) -> Box:
    reach = 0.09 * place.w * (1 - share)
    return place.moved(reach * math.sin(46 * share), 0.6 * reach * math.sin(37 * share + 1))


def _draw_in_battle(
    canvas: Canvas, place: Box, fighter: Fighter, turn: float, blow: Blow | None
) -> None:
    if blow is None:
        draw_fighter(canvas, place, fighter, turn)
        return
    if not blow.destroys or blow.share < BREAKS or fighter.kind != "ship":
        draw_fighter(canvas, _shaken(place, blow.share), fighter, turn)
        return
    apart = (blow.share - BREAKS) / (1 - BREAKS)
    x, y = place.centre
    for way in (-1, 1):
        drift = way * place.h * 0.3 * apart
        half = Box(place.x - place.w, y + drift, 3 * place.w, place.h)
        if way < 0:
            half = half.moved(0, -place.h)
        with canvas.clipped(half):
            draw_ship(canvas, fighter.seat, x + 0.4 * drift, y + drift, place.h,
                      is_hurt=True, turn=turn, alpha=round(255 * (1 - apart)))  # fmt: skip
    steps = 1 + int(4 * apart)
    draw_burst(canvas, x, y, place.h * (0.2 + 0.08 * steps), 3)


def draw_target(canvas: Canvas, place: Box, fighter: Fighter) -> None:
    assert fighter.kind in ("city", "starport")
    x, y = place.centre
    r = BUILDING * place.w / FRAME[0]
    if fighter.state in EDGES:
        canvas.shadow(place.inset(-2), 16, 10, 0, 110, LEGAL)
        width = 3.5 if fighter.state == "chosen" else 2.4
        canvas.rounded(place, 16, None, EDGES[fighter.state], width)
    draw_building(canvas, Building(fighter.kind, fighter.seat, fighter.is_hurt), x, y - 1, r)
    if fighter.hits:
        draw_burst(canvas, x + 0.3 * r, y - 0.3 * r, r * 0.6, round(x + y))
    draw_verdict(canvas, x, place.bottom + 20, fighter, place.w * 1.8)


def draw_verdict(canvas: Canvas, x: float, y: float, fighter: Fighter, room: float) -> None:
    """What becomes of a piece, in a pill under it."""
    if not fighter.verdict:
        return
    colour = TONES[fighter.tone]
    ground = mix(PILL_GROUND, colour, 0.30)
    words = canvas.text_width(fighter.verdict, 18, "text-semibold")
    width = min(room, words + 24)
    canvas.rounded(Box.around(x, y, width, 28), 14, ground, colour, 1.5)
    canvas.text(x, y, fighter.verdict, 18, readable(lighten(colour, 0.4), ground), "text-semibold",
                "centre", max_width=width - 14)  # fmt: skip


# Battle dice: three kinds of cubes with the faces of the data, and the symbols on them.

HIT, SELF_HIT, INTERCEPT, BUILDING_HIT, KEY_SYMBOL = (
    "hit", "self_hit", "intercept", "building_hit", "key",
)  # fmt: skip
SYMBOLS: Final = (HIT, SELF_HIT, INTERCEPT, BUILDING_HIT, KEY_SYMBOL)
PLACES: Final[dict[int, tuple[Point, ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-0.20, -0.17), (0.20, 0.18)),
    3: ((-0.21, -0.19), (0.21, -0.19), (0, 0.21)),
    4: ((-0.21, -0.20), (0.21, -0.20), (-0.21, 0.21), (0.21, 0.21)),
}
SHARES: Final = {1: 0.52, 2: 0.36, 3: 0.34, 4: 0.32}
LIP: Final = 0.075
TURNS: Final = (-5.0, 4.0, -3.0, 5.0, -4.0, 3.0)
"""How crooked rolled dice lie, one after the other."""


def symbols_of(face: Face) -> tuple[str, ...]:
    return tuple(name for name in SYMBOLS for _ in range(getattr(face, name)))


def draw_symbol(
    canvas: Canvas, name: str, x: float, y: float, size: float, colour: Colour
) -> None:  # fmt: skip
    """A symbol of the dice around a point: burst, struck ship, target, towers, key."""
    if name == KEY_SYMBOL:
        canvas.icon("key", x, y, 1.12 * size, colour)
        return
    drawn(canvas, ("arcs-symbol", name, colour, round(size * 8)),
          Box.around(x, y, 1.25 * size, 1.25 * size),
          lambda brush: paint_symbol(brush, name, (x, y), size / 2, colour), factor=6)  # fmt: skip


def paint_symbol(
    brush: Brush, name: str, spot: Point, r: float, colour: Colour, turn: float = 0
) -> None:
    """A symbol but the key, painted where it is."""
    x, y = spot

    def placed(points: list[Point]) -> list[Point]:
        return turned(points, x, y, r, turn)

    if name == HIT:
        brush.polygon(placed(burst(0, 0, 1)), colour)
    elif name == SELF_HIT:
        hull: list[Point] = [(0, -1), (0.86, 0.72), (0, 0.34), (-0.86, 0.72)]
        brush.line(placed(hull), colour, 0.30 * r, closed=True)
        brush.line(placed([(-0.2, -0.55), (0.14, -0.15), (-0.16, 0.12), (0.12, 0.75)]), colour,
                   0.24 * r)  # fmt: skip
    elif name == INTERCEPT:
        brush.ring(x, y, 0.95 * r, colour, 0.26 * r)
        brush.disc(x, y, 0.34 * r, colour)
        for angle in range(0, 360, 90):
            c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            brush.line(placed([(0.52 * c, 0.52 * s), (1.08 * c, 1.08 * s)]), colour, 0.28 * r)
    else:
        for left, right, top in ((-0.84, -0.32, -0.12), (-0.24, 0.30, -0.78), (0.38, 0.90, -0.34)):
            brush.polygon(placed(block(left, top, right - left, 0.86 - top)), colour)


def draw_die(  # noqa: PLR0913 (which die, where, and how it lies)
    canvas: Canvas,
    kind: str,
    face: int,
    x: float,
    y: float,
    size: float = 64,
    *,
    turn: float = 0,
    alpha: float = 255,
    is_lit: bool = False,
) -> None:
    """A die around its middle, showing a face of the data; `turn` in degrees, clockwise."""
    shown = symbols_of(FACES[kind][face])
    reach = Box.around(x, y, 1.5 * size, 1.5 * size)
    if alpha == 255:
        shade = Box.around(x, y + 0.05 * size, size * 0.9, size * 0.9)
        soft(canvas, ("arcs-die-shade",), shade,
             lambda brush: brush.rounded(shade, size * 0.2, WHITE),
             max(3.0, size * 0.16), (0, 0, 0, 165), drop=size * 0.05)  # fmt: skip
    key = ("arcs-die", kind, shown, round(turn * 4), is_lit, round(size * 4))
    drawn(canvas, key, reach, lambda brush: _die(brush, kind, shown, (x, y), size, turn, is_lit),
          factor=4, alpha=alpha)  # fmt: skip
    ink = DICE[kind][1]
    for name, spot, r in _laid(shown, (x, y), size, turn):
        if name == KEY_SYMBOL:
            canvas.icon("key", *spot, 2.24 * r, ink, alpha)


def _die(
    brush: Brush,
    kind: str,
    shown: tuple[str, ...],
    spot: Point,
    size: float,
    turn: float,
    is_lit: bool,
) -> None:
    base, ink = DICE[kind]

    def plate(inset: float, low: float, radius: float) -> list[Point]:
        """A rounded square as shares of the size, turned."""
        a, r = 0.5 - inset, radius
        corners = ((a - r, -a + r), (a - r, a - low - r), (-a + r, a - low - r), (-a + r, -a + r))
        outline = [
            (cx + r * math.cos(math.radians(90 * quarter - 90 + step)),
             cy + r * math.sin(math.radians(90 * quarter - 90 + step)))
            for quarter, (cx, cy) in enumerate(corners) for step in range(0, 91, 10)
        ]  # fmt: skip
        return turned(outline, *spot, size, turn)

    if is_lit:
        brush.polygon(plate(-0.09, 0, 0.27), LEGAL)
        brush.polygon(plate(-0.04, 0, 0.24), shaded(base, 0.8))
    brush.polygon(plate(0, 0, 0.21), shaded(base, 0.58))
    brush.polygon(plate(0, LIP, 0.21), (lighten(base, 0.30), darken(base, 0.16)))
    brush.polygon(plate(0.085, LIP, 0.15), (darken(base, 0.06), lighten(base, 0.12)))
    high = turned([(-0.15, -0.42)], *spot, size, turn)[0]
    brush.ellipse(high, (0.25 * size, 0.032 * size), (*WHITE, 80))
    for name, at, r in _laid(shown, spot, size, turn):
        if name != KEY_SYMBOL:
            paint_symbol(brush, name, at, r, ink, turn)
    if not shown:
        dash = turned([(-0.10, -0.035), (0.10, -0.035)], *spot, size, turn)
        brush.line(dash, (*ink, 110), 0.05 * size)


def _laid(
    shown: tuple[str, ...], spot: Point, size: float, turn: float
) -> list[tuple[str, Point, float]]:
    """Each symbol with its middle and its radius."""
    count = len(shown)
    middle = [(x, y - 0.035) for x, y in PLACES[count]]
    spots = turned(middle, *spot, size, turn)
    r = SHARES.get(count, 0.5) * size / 2
    return [(name, at, r) for name, at in zip(shown, spots, strict=True)]


# The panels of a battle: lanes of dice, what they say in order, chances, the raid, the steps.

BATTLE_PANELS_RADIUS: Final = 12.0
FACE: Final = 34.0
FACE_STEP: Final = 40.0
DIE: Final = 64.0
STEPPER: Final = (286.0, 132.0, 54.0)
"""Where the stepper of a lane begins, its width and height."""
SYMBOL_COLOURS: Final[dict[str, Colour]] = {
    "self_hit": BAD_TEXT,
    "intercept": BAD_TEXT,
    "hit": (0xFF, 0xE0, 0xA0),
    "building_hit": LEGAL,
    "key": KEY,
}
BAR: Final[tuple[Colour, Colour]] = ((0x8C, 0x78, 0xB8), (0x5C, 0x4A, 0x88))
PALE_KEY: Final[Colour] = (0x6C, 0x62, 0x50)
HEAD: Final = 46.0
WIDEST_BAR: Final = 54.0


def draw_panel(
    canvas: Canvas, box: Box, title: str = "", *, tint: Colour | None = None, share: float = 0.10,
    spare: float = 0.0,
) -> None:  # fmt: skip
    fill = mix(PANEL, tint, share) if tint else PANEL
    edge = mix(LINE, tint, 0.38) if tint else LINE
    canvas.shadow(box, BATTLE_PANELS_RADIUS, blur=14, drop=6, strength=100)
    canvas.rounded(box, BATTLE_PANELS_RADIUS, (lighten(fill, 0.045), fill), edge)
    canvas.lit_edge(box, BATTLE_PANELS_RADIUS, 20)
    if title:
        room = box.w - 34 - spare
        size = canvas.fitting_size(title, room, (20, 18), "exo-bold")
        canvas.text(box.x + 17, box.y + 24, title, size, TEXT, "exo-bold", max_width=room)


# -- lanes


def stepper_boxes(box: Box) -> tuple[Box, Box]:
    """The buttons for one die less and one more of the lane in a box."""
    left, width, height = STEPPER
    well = Box(box.x + left, box.y + 0.5 * box.h - 36, width, height)
    return (Box(well.x, well.y, 48, height), Box(well.right - 48, well.y, 48, height))


def dice_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """Where the rolled dice of a lane lie: smaller and closer the more there are."""
    left, right = box.x + STEPPER[0] + STEPPER[1] + 28, box.right - 112
    room = right - left
    size = DIE if count <= 2 else min(DIE, room / ((count + 1) // 2) - 6, 48.0)
    rows = 1 if count * (size + 8) <= room + 8 else 2
    columns = -(-count // rows)
    step = min(size + 12, room / max(1, columns))
    boxes = []
    for number in range(count):
        row, column = divmod(number, columns)
        y = box.centre_y + (row - (rows - 1) / 2) * (size + 6)
        boxes.append(Box.around(left + size / 2 + column * step, y, size, size))
    return tuple(boxes)


def draw_lane(canvas: Canvas, box: Box, look: LaneLook, tumbling: float = 0.0) -> None:
    """A kind of dice: what it is for, its faces, how many, what they showed, what to expect.

    `tumbling` is how far the dice are from rest, 1 as they are thrown.
    """
    canvas.cached(("arcs-lane", look), box, lambda onto: _lane(onto, box, look), margin=44)
    for number, (face, place) in enumerate(
        zip(look.faces, dice_boxes(box, len(look.faces)), strict=True)
    ):
        _draw_thrown(canvas, look.kind, face, place, number, tumbling)
    if not look.faces:
        for place in dice_boxes(box, look.count):
            _draw_waiting(canvas, place, look.kind)


def _draw_thrown(
    canvas: Canvas, kind: str, face: int, place: Box, number: int, tumbling: float
) -> None:
    """A die where it fell: beside the line and askew; while it tumbles it hops to that place."""
    turn = TURNS[number % len(TURNS)]
    x = place.centre_x + place.w * 0.05 * math.sin(2.3 * number + face)
    y = place.centre_y + place.w * 0.07 * math.sin(3.9 * number + 1)
    if tumbling > 0:
        late = min(1.0, tumbling * (1 + 0.12 * (number % 3)))
        x -= 2.6 * place.w * late**1.4
        y -= 0.6 * place.w * abs(math.sin(3.2 * math.pi * late)) * late
        turn += 30 * round(9 * late) * (1 if number % 2 else -1)
        face = (face + round(7 * late)) % len(FACES[kind])
    draw_die(canvas, kind, face, x, y, place.w, turn=turn)


def _draw_waiting(canvas: Canvas, place: Box, kind: str) -> None:
    base = DICE[kind][0]
    die = place.inset(0.06 * place.w)
    radius = 0.21 * die.w
    fill = (mix(PANEL, base, 0.5), mix(PANEL, base, 0.3))
    canvas.rounded(die, radius, fill, mix(PANEL, base, 0.8), 1.5)
    canvas.rounded(die.inset(0.14 * die.w), 0.7 * radius, None, mix(PANEL, base, 0.62), 1.5)


def _lane(canvas: Canvas, box: Box, look: LaneLook) -> None:
    base = DICE[look.kind][0]
    draw_panel(canvas, box, tint=base)
    ground = mix(PANEL, base, 0.14)
    canvas.rounded(Box(box.x, box.y + 14, 5, box.h - 28), 2, base)
    ink = readable(lighten(base, 0.45), ground)
    canvas.text(box.x + 22, box.y + 26, look.title, 26, ink, "exo-bold")
    canvas.text(box.x + 22, box.y + 54, look.words, 18, readable(SECOND, ground),
                max_width=STEPPER[0] - 30)  # fmt: skip
    for face in range(len(FACES[look.kind])):
        draw_die(canvas, look.kind, face, box.x + 39 + face * FACE_STEP, box.y + 92, FACE)
    _stepper(canvas, box, look)
    line = box.x + STEPPER[0] + STEPPER[1] + 14
    canvas.hairline(line, box.y + 16, box.h - 32, vertical=True)
    _means(canvas, box, look, ground)


def _stepper(canvas: Canvas, box: Box, look: LaneLook) -> None:
    less, more = stepper_boxes(box)
    well = less.union(more)
    canvas.rounded(well, BATTLE_PANELS_RADIUS, WELL, LINE)
    for part, icon, can in ((less, "minus", look.can_less), (more, "plus", look.can_more)):
        canvas.icon(icon, *part.centre, 20, LEGAL if can else mix(SECOND, WELL, 0.55))
    canvas.text(*well.centre, str(look.count), 34, WHITE, "exo-bold", "centre")
    if look.note:
        width = canvas.text_width(look.note, 18)
        x = well.centre_x - (width + 24) / 2
        canvas.icon("lock", x + 8, well.bottom + 18, 18, SECOND, 190)
        canvas.text(x + 22, well.bottom + 18, look.note, 18, SECOND)


def _means(canvas: Canvas, box: Box, look: LaneLook, ground: Colour) -> None:
    """What can be expected of the dice, the main symbol large."""
    if not look.means:
        return
    right = box.right - 20
    canvas.text(right, box.y + 26, look.mean, 18, readable(SECOND, ground), align="right")
    base = DICE[look.kind][0]
    y = box.y + 57
    for number, (symbol, mean) in enumerate(look.means[:3]):
        size = 26 if number == 0 else 18
        colour = BAD_TEXT if symbol == SELF_HIT else lighten(base, 0.5)
        ink = readable(colour, ground)
        canvas.text(right, y, number_said(mean, 1), size, ink, "number-bold", "right")
        draw_symbol(canvas, symbol, right - 60, y, 22 if number == 0 else 18, ink)
        y += 28 if number == 0 else 24


# -- what the dice say


def result_box(box: Box, number: int) -> Box:
    return Box(box.x + 14, box.y + HEAD + number * 56, box.w - 28, 50)


def draw_results(
    canvas: Canvas, box: Box, rows: Sequence[ResultLook], title: str, foot: str = ""
) -> None:
    """The totals of the symbols in the order of the rules, with whom each strikes."""
    key = ("arcs-results", tuple(rows), title, foot)
    canvas.cached(key, box, lambda onto: _results(onto, box, rows, title, foot), margin=44)


def _results(canvas: Canvas, box: Box, rows: Sequence[ResultLook], title: str, foot: str) -> None:
    draw_panel(canvas, box, title)
    for number, row in enumerate(rows):
        _result(canvas, result_box(box, number), row)
    if foot:
        place = result_box(box, len(rows))
        canvas.icon("info-circle", box.x + 28, place.y + 18, 20, SECOND)
        canvas.paragraph(Box(box.x + 48, place.y + 6, box.w - 58, place.h), foot, 18, SECOND,
                         line_height=1.2, max_lines=2)  # fmt: skip


def _result(canvas: Canvas, box: Box, row: ResultLook) -> None:
    edge = {"done": mix(GOOD, LINE, 0.5), "open": LEGAL, "none": LINE}[row.progress]
    canvas.rounded(box, 10, WELL, edge, 1.6 if row.progress == "open" else 1)
    middle = box.centre_y
    draw_symbol(canvas, row.symbol, box.x + 30, middle, 30, SYMBOL_COLOURS[row.symbol])
    canvas.text(box.x + 66, middle, row.count, 26, WHITE, "exo-bold", "centre")
    who = 0.0
    if row.who:
        ink = SECOND if row.seat is None else readable(seat_words(canvas.theme, row.seat), WELL)
        who = canvas.text(box.right - 44, middle, row.who, 18, ink, "text-semibold", "right")
    lines = shortened(canvas, box.w - 146 - who, row.words, 2)
    step = canvas.line_step(18, 1.15)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * step
        canvas.text(box.x + 92, y, line, 18, TEXT)
    if row.progress == "done":
        canvas.icon("check", box.right - 24, middle, 20, GOOD_TEXT)
    elif row.progress == "open":
        canvas.icon("hand-finger", box.right - 24, middle, 20, LEGAL)


# -- chances


def draw_chart(canvas: Canvas, box: Box, look: ChartLook) -> None:
    canvas.cached(("arcs-chart", look), box, lambda onto: _chart(onto, box, look), margin=44)


def _chart(canvas: Canvas, box: Box, look: ChartLook) -> None:
    draw_panel(canvas, box, look.title)
    foot = 30 if look.foot else 0
    base = box.bottom - 40 - foot
    room = base - (box.y + HEAD + 16)
    count = max(1, len(look.chances))
    width = min(max(WIDEST_BAR, 0.36 * room), (box.w - 32) / count)
    left = box.centre_x - count * width / 2
    most = max(look.chances, default=1.0) or 1.0
    if look.rolled is None and sum(chance > 0 for chance in look.chances) <= 1:
        _certain(canvas, box, look.chances.index(most) if look.chances else 0, base)
        return
    shown = look.rolled if look.rolled is not None else look.chances.index(most)
    every = max(1, -(-count // int((box.w - 32) / 26)))
    for total, chance in enumerate(look.chances):
        x = left + total * width
        height = max(2.0, room * chance / most)
        is_rolled = total == look.rolled
        fill = (GOLD_TEXT, AMBER) if is_rolled else BAR
        gap = min(3.0, width * 0.12)
        canvas.rounded(Box(x + gap, base - height, width - 2 * gap, height), 4, fill)
        ink = GOLD_TEXT if is_rolled else SECOND
        if total % every == 0 or is_rolled:
            canvas.text(x + width / 2, base + 15, str(total), 18, ink, "number-bold", "centre")
        if total == shown:
            at = min(max(x + width / 2, box.x + 44), box.right - 44)
            canvas.text(
                at, base - height - 11, percent(chance), 18, GOLD_TEXT, "number-bold", "centre"
            )
    if look.foot:
        canvas.text(box.x + 16, box.bottom - 21, look.foot, 18, TEXT, max_width=box.w - 30)


def _certain(canvas: Canvas, box: Box, total: int, base: float) -> None:
    """Nothing to compare: the number that it is sure to be."""
    y = (box.y + HEAD + base + 40) / 2
    wide = canvas.text_width(str(total), 40, "number-bold")
    said = Message("chart-certain")
    left = box.centre_x - (wide + 12 + canvas.text_width(said, 18)) / 2
    canvas.text(left, y, str(total), 40, TEXT, "number-bold")
    canvas.text(left + wide + 12, y, said, 18, SECOND)


# -- the raid


def raid_slot_box(box: Box, number: int, count: int = len(RAID_COSTS)) -> Box:
    step = (box.w - 28) / count
    return Box(box.x + 14 + number * step, box.y + 68, step - 4, step - 4)


def raid_guild_box(box: Box, number: int) -> Box:
    top = raid_slot_box(box, 0).bottom + 12
    return Box(box.x + 14, top + number * 50, box.w - 28, 44)


def draw_raid(canvas: Canvas, box: Box, look: RaidLook) -> None:
    canvas.cached(("arcs-raid", look), box, lambda onto: _raid(onto, box, look), margin=44)


def _raid(canvas: Canvas, box: Box, look: RaidLook) -> None:
    draw_panel(canvas, box, look.title, tint=DICE["raid"][0], spare=0.0 if look.note else 44.0)
    if look.note:
        canvas.paragraph(Box(box.x + 18, box.y + 52, box.w - 36, 60), look.note, 18, SECOND)
        return
    canvas.icon("key", box.right - 46, box.y + 24, 24, KEY)
    canvas.text(box.right - 18, box.y + 24, str(look.keys), 20, KEY, "number-bold", "centre")
    tokens = padded(look.resources)
    for number, token in enumerate(tokens):
        slot = raid_slot_box(box, number, len(tokens))
        keys = PALE_KEY if token is None else KEY
        draw_keys(canvas, slot.centre_x, box.y + 55, look.costs[number], 16, keys)
        state = look.slots[number] if number < len(look.slots) else "plain"
        edge = EDGES.get(state, LINE)
        canvas.rounded(slot, 9, WELL, edge, 2.4 if state in EDGES else 1)
        if token is None:
            canvas.icon("lock", *slot.centre, 18, SECOND, 130)
        elif token:
            draw_token(canvas, token, *slot.centre, slot.w - 6)
    for number, guild in enumerate(look.guilds):
        place = raid_guild_box(box, number)
        if place.bottom <= box.bottom:
            draw_guild(canvas, place, guild)


# -- the steps of a battle


def draw_steps(canvas: Canvas, box: Box, steps: Sequence[str], current: int) -> None:
    width = box.w / len(steps)
    for number, words in enumerate(steps):
        left = box.x + number * width
        is_done, is_now = number < current, number == current
        fill = ACCENT if is_now else mix(RAISED, GOOD, 0.22) if is_done else RAISED
        tip, middle = 18.0, box.centre_y
        notch = [(left + tip, middle)] if number else []
        outline = [(left, box.y), (left + width - tip - 4, box.y), (left + width - 4, middle),
                   (left + width - tip - 4, box.bottom), (left, box.bottom), *notch]  # fmt: skip
        canvas.polygon(outline, fill)
        ink = INK if is_now else TEXT if is_done else SECOND
        shift = 10 if is_done else 0
        canvas.text(left + width / 2 + shift, middle, words, 20, ink, "text-semibold", "centre")
        if is_done:
            canvas.icon("check", left + 32, middle, 18, GOOD_TEXT)
