"""A battle seen: the fleets face each other across a lit gap, buildings on the planet behind.

`fighter_boxes` says where each piece stands, in the order of attackers, defenders, buildings;
`draw_arena` draws all of it, with the beams of this roll, and under each piece what becomes of it.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn, haloed, soft
from engine.ui.canvas import Canvas
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.scene.animation_state import Blow
from games.arcs.scene.art.buildings import draw_building
from games.arcs.scene.art.looks import ArenaLook, Building, Fighter
from games.arcs.scene.art.outsiders import draw_blight
from games.arcs.scene.art.palette import (
    CARD_TEXT,
    CASING,
    EDGES,
    HURT,
    LEGAL,
    TEXT,
    TONES,
    readable,
    seat_words,
)
from games.arcs.scene.art.planets import planet_picture
from games.arcs.scene.art.shapes import burst
from games.arcs.scene.art.ships import draw_ship
from games.arcs.scene.art.space import draw_space
from games.arcs.scene.art.tokens import draw_seat

RADIUS: Final = 14.0
EDGE: Final[Colour] = (0x5E, 0x4F, 0x80)
SHIP: Final = 84.0
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
ROWS: Final = {3: (0.225, 0.515, 0.805), 2: (0.38, 0.69), 1: (0.53,)}
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
    """Where the pieces of a battle stand."""

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
    size = min(SHIP / 344 * box.h, step * 0.82)
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
        for start, end, colour, strength in beams(boxes, look):
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
    """The planet the battle is about, cut by the corner of the box."""
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
        draw_seat(canvas, seat, x, box.y + 30, 12)
        for line, (text, size, ink) in enumerate(
            ((words[0], 20.0, TEXT), (words[1], 18.0, CARD_TEXT))
        ):
            width = canvas.text_width(text, size, "text-semibold")
            middle = x + (24 + width / 2 if is_left else -24 - width / 2)
            y = box.y + 22 + 25 * line
            haloed(canvas, middle, y, text, size, (ink, CASING), "text-semibold")


Shot = tuple[Point, Point, Colour, float]


def beams(boxes: ArenaBoxes, look: ArenaLook) -> list[Shot]:
    """From where to where each hit of this roll flies, with its colour and strength.

    Each comes from the nearest piece of the other side, so that few beams cross.
    """
    shots: list[Shot] = []
    own, foes = boxes.attackers, (*boxes.defenders, *boxes.buildings)
    if not own or not foes:
        return shots
    blue, red = seat_words(look.attacker), seat_words(look.defender)
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
    """A beam that grows brighter towards its target."""
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
    """Fire where a hit strikes."""
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
    """A ship in battle: hurt if it is, fire where it was struck, and what becomes of it."""
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
    """A box trembling ever less."""
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
    """A building in battle, framed when it can be struck."""
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
