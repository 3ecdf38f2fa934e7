"""A step at a real table in large: territories cut out of the map, troops on their way."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any, Final

import pygame

from engine.ui import theme as style
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint import shapes
from engine.ui.paint.brush import ArrowLook, ArrowShape, Brush, arc, drawn
from engine.ui.real_table.physical_pieces import Painter, draw_number
from engine.ui.real_table.place import (
    GOAL,
    SOURCE,
    WAY,
    cut,
    dimmed,
    draw_bow,
    draw_edge,
    in_units,
    light_round,
    room_of,
)
from games.risk import events
from games.risk.board import ADJACENT
from games.risk.scene.pieces import counter_shape, draw_counter, owner_colour, owner_mark
from games.risk.scene.world import World, short_name
from games.risk.state import RiskTable

NEAR: Final = 1.24
"""How much more than the territories the picture shows."""
LEAST: Final = 150.0
DRAWN_FOR: Final = (700.0, 400.0)
WIDEST: Final = 0.6
FADE: Final = 45.0
FADED: Final = 205
SOLDIER: Final = 76.0
MOST_MARCHING: Final = 6
ABREAST: Final = 72.0
"""The way that a marching figure takes: where there is none for two, nobody hides the arrow."""
BESIDE: Final = 76.0
"""How far outside the bow the number of those who march stands."""
SUPPLY: Final = 172.0
PLATE: Final = (122.0, 62.0)
COAST_STEP: Final = 4
GUN: Final[style.Colour] = (0x3C, 0x26, 0x14)
STEEL: Final[style.Colour] = (0xD6, 0xDC, 0xE2)

Ground = Callable[[Canvas, Box, tuple[int, int]], pygame.Surface | None]
"""Paints a part of the map's plane at a size in pixels."""


@dataclass(frozen=True, slots=True)
class March:
    """Troops of an owner: how many come to each territory, from where, or from the supply."""

    owner: int
    gains: Mapping[int, int]
    source: int | None = None
    count: int = 0

    @property
    def territories(self) -> tuple[int, ...]:
        return (*(() if self.source is None else (self.source,)), *self.gains)


def march_of(happened: Sequence[Any]) -> March | None:
    """What the events of an instruction do on the map; None for what is done with cards."""
    gains: dict[int, int] = {}
    for event in happened:
        if isinstance(event, events.TroopsPlaced | events.BonusPlaced):
            gains[event.territory] = gains.get(event.territory, 0) + event.count
        elif isinstance(event, events.TerritoryClaimed):
            gains[event.territory] = event.troops
        elif isinstance(event, events.TroopsMovedIn | events.TroopsFortified):
            return March(event.seat, {event.target: event.count}, event.source, event.count)
        elif isinstance(event, events.BattleRolled):
            lost = {event.source: -event.attacker_lost, event.target: -event.defender_lost}
            return March(event.attacker, {place: by for place, by in lost.items() if by})
    if not gains:
        return None
    owner = happened[0].owner if hasattr(happened[0], "owner") else happened[0].seat
    return March(owner, gains, None, sum(gains.values()))


@dataclass(frozen=True, slots=True)
class Lens:
    """The part of the map that a box shows."""

    part: Box
    box: Box

    def point(self, at: Point) -> Point:
        k = self.box.w / self.part.w
        return self.box.x + (at[0] - self.part.x) * k, self.box.y + (at[1] - self.part.y) * k


def painter_of(
    happened: Sequence[Any], table: RiskTable, world: World, plane: Box, ground: Ground,
    name: Callable[[int], str],
) -> Painter | None:  # fmt: skip
    march = march_of(happened)
    if march is None or not march.territories:
        return None
    around = reduce(Box.union, (world.regions[each].box for each in march.territories))
    if around.w > WIDEST * world.size[0]:
        march = March(march.owner, march.gains, None, march.count)  # round the edge of the map
        around = world.regions[march.territories[-1]].box
    return partial(_paint, march, table, world, around, plane, ground, name)


def _lens(around: Box, plane: Box, box: Box, *, is_supplied: bool) -> Lens:
    """The territories in the middle; at the right, where troops come from the supply."""
    high = max(LEAST, around.h * NEAR, around.w * NEAR * box.h / box.w)
    high = min(high, plane.h, plane.w * box.h / box.w)
    wide = high * box.w / box.h
    x = around.centre_x - wide * (0.62 if is_supplied else 0.54)
    y = around.centre_y - high / 2
    x = min(max(x, plane.x), plane.right - wide)
    return Lens(Box(x, min(max(y, plane.y), plane.bottom - high), wide, high), box)


def _paint(  # noqa: PLR0913 (what the picture is made of, by place)
    march: March, table: RiskTable, world: World, around: Box, plane: Box, ground: Ground,
    name: Callable[[int], str], canvas: Canvas, box: Box,
) -> None:  # fmt: skip
    is_supplied = march.source is None and march.count > 0
    lens, size = _lens(around, plane, box, is_supplied=is_supplied), canvas.rect(box).size
    picture = ground(canvas, lens.part, size)
    if picture is None:
        return
    canvas.image(_faded(dimmed(picture, room_of(canvas.theme)), canvas.px(FADE)), box.x, box.y,
                 premultiplied=True)  # fmt: skip
    unit = min(1.0, box.w / DRAWN_FOR[0], box.h / DRAWN_FOR[1])
    canvas = in_units(canvas, unit)
    box = Box(box.x / unit, box.y / unit, box.w / unit, box.h / unit)
    lens, scale = Lens(lens.part, box), canvas.scale
    lands = [[[lens.point(each) for each in line] for line in world.outlined(place)]
             for place in march.territories]  # fmt: skip
    inside = [[((x - box.x) * scale, (y - box.y) * scale) for x, y in line]
              for land in lands for line in land]  # fmt: skip
    sheet = shapes.blank(*size)
    for line in inside:
        light_round(
            sheet, [(x + 8 * scale, y + 13 * scale) for x, y in line], (0, 0, 0), 14 * scale
        )
    for line in inside:
        light_round(sheet, line, GOAL, 13 * scale)
    bright = cut(picture, inside)
    sheet.blit(bright, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    canvas.image(sheet, box.x, box.y, premultiplied=True)
    for place, land in zip(march.territories, lands, strict=True):
        for line in land:
            draw_edge(canvas, line, SOURCE if place == march.source else GOAL, 4)
    spots = {place: lens.point(world.counters[place]) for place in march.territories}
    ways = _ways(march, spots, box)
    along = [way.at(step / 12) for way in ways for step in range(13)]
    along += _draw_neighbours(canvas, march, table, world, lens, along)
    for way in ways:
        draw_bow(canvas, way)
    if march.source is not None:
        _draw_move(canvas, march, table, spots, ways[0], box)
    elif is_supplied:
        _draw_supply(canvas, march, spots, box)
    coasts = [at for land in lands for line in land for at in line[::COAST_STEP]]
    plates = _plates(canvas, spots, along, coasts, box, name)
    for place, plate in plates.items():
        _draw_plate(canvas, place, march, table, plate, name(place))


def _faded(picture: pygame.Surface, edge: int) -> pygame.Surface:
    """The picture, less and less of it towards its edges."""
    w, h = picture.get_size()
    mask = shapes.blank(w // 4 + 1, h // 4 + 1)
    inner = shapes.rounded_mask((w - 2 * edge) // 4, (h - 2 * edge) // 4, edge // 3)
    mask.blit(inner, (edge // 4, edge // 4))
    soft = pygame.transform.gaussian_blur(mask, max(1, edge // 7))
    soft.fill((FADED,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    sheet = shapes.blank(w, h)
    sheet.blit(picture, (0, 0))
    sheet.blit(pygame.transform.smoothscale(soft, (w, h)), (0, 0),
               special_flags=pygame.BLEND_RGBA_MULT)  # fmt: skip
    return sheet


BENT: Final = 0.22
MOST_BENT: Final = 0.8
"""How far a bow is pulled aside, for its length."""
BOW: Final = ArrowLook(WAY, thin=6.0, thick=12.0, head=48.0)


def _bow(start: Point, pull: Point, end: Point) -> ArrowShape:
    return ArrowShape(start, end, BOW, 1.0, pull)


def _ways(march: March, spots: Mapping[int, Point], box: Box) -> list[ArrowShape]:
    """A bow at the side with more room, or from the supply at the left into each territory."""
    if march.source is None:
        start = (box.x + SUPPLY + 76, box.centre_y - 30)
        ends = [(x - 30 - 18 * min(3, march.gains[place]), y)
                for place, (x, y) in spots.items() if march.gains[place] > 0]  # fmt: skip
        return [
            _bow(
                start,
                (
                    (start[0] + x) / 2 + BENT * (y - start[1]),
                    (start[1] + y) / 2 - BENT * (x - start[0]),
                ),
                (x, y),
            )
            for x, y in ends
        ]
    (ax, ay), (bx, by) = start, end = spots[march.source], spots[next(iter(march.gains))]
    length = max(1.0, math.dist(start, end))
    nx, ny = (by - ay) / length, -(bx - ax) / length
    bows = [
        (((ax + bx) / 2 + nx * far, (ay + by) / 2 + ny * far), abs(far))
        for step in range(12)
        for far in (step * 30.0, -step * 30.0)
    ]
    most, room = min(330.0, MOST_BENT * length), box.inset(20, 100)
    inside = [bow for bow in bows if bow[1] <= most and room.contains(_middle(start, *bow, end))]
    pull = max(inside or bows[:1], key=lambda bow: bow[1])[0]
    whole = _bow(start, pull, end)
    return [_bow(whole.at(0.06), pull, whole.at(0.94))]


def _middle(start: Point, pull: Point, far: float, end: Point) -> Point:
    """The middle of a bow, which comes half as far as it is pulled."""
    return (start[0] + end[0] + 2 * pull[0]) / 4, (start[1] + end[1] + 2 * pull[1]) / 4


def _draw_neighbours(
    canvas: Canvas,
    march: March,
    table: RiskTable,
    world: World,
    lens: Lens,
    taken: Sequence[Point],
) -> list[Point]:
    """Quiet counters beside the territories, so that one sees whose they are; where they stand."""
    shown = {near for place in march.territories for near in ADJACENT[place]}
    drawn_at = []
    for place in sorted(shown - set(march.territories)):
        x, y = lens.point(world.counters[place])
        if lens.box.inset(34).contains((x, y)) and all(math.dist(at, (x, y)) > 66 for at in taken):
            draw_counter(canvas, table.owners[place], x, y, table.troops[place], 17)
            drawn_at.append((x, y))
    return drawn_at


def _draw_move(
    canvas: Canvas,
    march: March,
    table: RiskTable,
    spots: Mapping[int, Point],
    way: ArrowShape,
    box: Box,
) -> None:
    """Up to six troops march on the bow one by one, some stand where they stay."""
    marching = march.count if march.count <= MOST_MARCHING else 3
    marching = min(marching, int(math.dist(way.start, way.end) / ABREAST))
    marching *= marching > 1
    for number in range(marching):
        x, y = way.at(0.1 + 0.6 * (number + 0.5) / marching)
        draw_soldier(canvas, march.owner, x, y + 20, SOLDIER * 1.06)
    for place, (x, y) in spots.items():
        stays = min(3, table.troops[place] - max(0, march.gains.get(place, 0)))
        for number in range(stays):
            dx = (number - (stays - 1) / 2) * 34
            draw_soldier(canvas, march.owner, x + dx, y + 30 - 8 * (number % 2), SOLDIER * 0.8)
    x, y = way.at(0.5)
    across = x - (way.start[0] + way.end[0]) / 2, y - (way.start[1] + way.end[1]) / 2
    far = BESIDE / max(1.0, math.hypot(*across))
    x = min(max(x + across[0] * far, box.x + 46), box.right - 46)
    y = min(max(y + across[1] * far, box.y + 34), box.bottom - 34)
    draw_number(canvas, x, y, str(march.count), owner_colour(canvas.theme, march.owner))


def _draw_supply(canvas: Canvas, march: March, spots: Mapping[int, Point], box: Box) -> None:
    """Troops of the supply, and some of them where they come to."""
    x, y = box.x + SUPPLY, box.centre_y
    for number in range(min(MOST_MARCHING, march.count)):
        row, column = divmod(number, 3)
        draw_soldier(canvas, march.owner, x + (column - 1) * 50 + 22 * (row % 2) - 10,
                     y + 4 + 56 * row, SOLDIER * 1.06)  # fmt: skip
    for place, (sx, sy) in spots.items():
        for number in range(min(3, march.gains[place])):
            draw_soldier(canvas, march.owner, sx + (number - 1) * 36, sy + 34 - 9 * (number % 2),
                         SOLDIER * 0.8)  # fmt: skip
    draw_number(canvas, x - 130, y, str(march.count), owner_colour(canvas.theme, march.owner))


def _plates(
    canvas: Canvas, spots: Mapping[int, Point], along: Sequence[Point],
    coasts: Sequence[Point], box: Box, name: Callable[[int], str],
) -> dict[int, Box]:  # fmt: skip
    """Where a plate stands beside each territory: where it hides least of ways, troops, coasts."""
    found: dict[int, Box] = {}
    taken = [(x, y - 40 * step) for x, y in (*spots.values(), *along) for step in (0, 1)]
    for place, (x, y) in spots.items():
        wide, high = max(PLATE[0], canvas.text_width(name(place), style.SMALL + 2) + 28), PLATE[1]
        tries = [
            Box(min(max(left, box.x), box.right - wide), min(max(top, box.y), box.bottom - high),
                wide, high)
            for left in (x + 78, x + 130, x - 78 - wide, x - 130 - wide, x - wide / 2)
            for top in (y - high / 2, y - high - 20, y + 40, y + 80, y + 120)
        ]  # fmt: skip
        others = tuple(found.values())
        found[place] = min(tries, key=partial(_hides, taken, coasts, others, (x, y)))
    return found


def _hides(
    taken: Sequence[Point], coasts: Sequence[Point], plates: Sequence[Box], spot: Point, plate: Box
) -> float:
    """How much a plate hides, then how far it is from its place."""
    lies = sum(plate.inset(-26).contains(at) for at in taken) + 0.0
    lies += sum(plate.contains(at) for at in coasts) / COAST_STEP
    lies += 20 * sum(plate.inset(-8).intersects(each) for each in plates)
    return lies + math.dist(plate.centre, spot) / 400


def _draw_plate(
    canvas: Canvas, place: int, march: March, table: RiskTable, plate: Box, name: str
) -> None:
    """Beside a territory: how many stand there before and after."""
    by = march.gains.get(place, -march.count)
    after = table.troops[place]
    edge = SOURCE if place == march.source else style.BAD if by < 0 else GOAL
    canvas.shadow(plate, 12, blur=12, drop=4, strength=130)
    canvas.rounded(plate, 12, (0x0C, 0x16, 0x1E), edge, 2)
    cy = plate.y + 22
    canvas.text(plate.centre_x - 20, cy, str(after - by), 24, (0xB8, 0xC4, 0xCC), "number-bold",
                "right")  # fmt: skip
    canvas.icon("arrow-right", plate.centre_x, cy, 22, edge)
    canvas.text(plate.centre_x + 20, cy, str(after), style.LARGE + 6, style.WHITE, "number-bold")
    canvas.text(
        plate.centre_x, plate.y + 46, name, style.SMALL + 2, (0xD5, 0xDF, 0xE5), "text", "centre"
    )


# A wooden infantryman in the colour of an owner, with its mark.


def draw_soldier(canvas: Canvas, owner: int, x: float, y: float, high: float) -> None:
    """Stands at a point; painted once for a size."""
    u = high / 110
    box = Box(x - 56 * u, y - 118 * u, 126 * u, 142 * u)
    colour = owner_colour(canvas.theme, owner)
    drawn(canvas, ("risk-soldier", owner, colour), box,
          lambda brush: _soldier(brush, owner, colour, x, y, u))  # fmt: skip


def _soldier(brush: Brush, owner: int, colour: style.Colour, x: float, y: float, u: float) -> None:
    def at(*points: Point) -> list[Point]:
        return [(x + px * u, y + py * u) for px, py in points]

    turned = ((0.0, style.lighten(colour, 0.42)), (0.4, colour), (1.0, style.darken(colour, 0.5)))
    coat = at((-26, -6), (-15, -36), (-17, -52), (17, -52), (15, -36), (26, -6))
    for grown in (44, 38, 33):
        brush.ellipse((x + 14 * u, y + 2 * u), (grown * u, grown * 0.36 * u), (0, 0, 0, 60))
    brush.ellipse((x, y + 3 * u), (33 * u, 12 * u), style.darken(colour, 0.55))
    brush.ellipse((x, y - 3 * u), (33 * u, 12 * u), style.darken(colour, 0.18))
    brush.ellipse((x, y - 4 * u), (27 * u, 9 * u), style.lighten(colour, 0.28))
    dark = style.with_alpha(style.darken(colour, 0.8), 255)
    brush.outlined(coat, turned, dark, 3 * u, sideways=True)
    brush.line(arc((x, y - 51 * u), (24 * u, 15 * u), 0, 355, 40), dark, 3 * u, closed=True)
    brush.ellipse((x, y - 51 * u), (24 * u, 15 * u), turned, sideways=True)
    brush.line(arc((x, y - 76 * u), (14 * u, 14 * u), 0, 355, 40), dark, 3 * u, closed=True)
    brush.ellipse((x, y - 76 * u), (14 * u, 14 * u), turned, sideways=True)
    shako = at((-17, -82), (17, -82), (19, -104), (-19, -104))
    brush.outlined(
        shako, (style.darken(colour, 0.38), style.darken(colour, 0.7)), dark, 3 * u, sideways=True
    )
    brush.ellipse((x, y - 104 * u), (19 * u, 4.5 * u), style.lighten(colour, 0.35))
    brush.ellipse((x, y - 82 * u), (20 * u, 4.5 * u), style.darken(colour, 0.7))
    brush.line(at((22, -2), (27, -92)), GUN, 5 * u)
    brush.line(at((25.5, -70), (27.5, -106)), STEEL, 3 * u)
    brush.disc(x + 24 * u, y - 48 * u, 6 * u, style.lighten(colour, 0.1))
    ink = style.mix(style.darken(colour, 0.85), (24, 20, 12), 0.5)
    brush.polygon(counter_shape(owner_mark(owner), x, y - 46 * u, 8 * u), ink)


def name_of(voice: Any) -> Callable[[int], str]:
    return lambda place: short_name(place, voice)
