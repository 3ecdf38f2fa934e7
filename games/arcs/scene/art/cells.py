"""The cells of the map: space between walls, sectors out of play, the void, control, outlines.

`paint_body`, `paint_cluster` and `paint_void` belong to the ground (`ground.Ground`);
`draw_control` and `draw_outlines` lie on it and change with the game.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame

from engine.ui.board import is_inside, outline_box
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.paint.brush import Brush, arc, drawn, haloed, painted_on, soft
from engine.ui.paint.pictures import TiledSurface
from engine.ui.paint.shapes import blank, dashes
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.board import SYSTEMS
from games.arcs.scene.art import looks
from games.arcs.scene.art.cards import draw_painting
from games.arcs.scene.art.pieces import draw_slot, mark_of, plate, symbol
from games.arcs.scene.art.places import SLOT, Cell, Places
from games.arcs.scene.art.planets import blob, draw_planet

CELL_GROUND: Final[Colour] = (0x1E, 0x18, 0x30)
DEAD_GROUND: Final[Colour] = (0x15, 0x10, 0x22)
DEAD_EDGE: Final[Colour] = (0x5A, 0x4D, 0x70)
BODY: Final = (0x0B, 0x08, 0x14, 236)
OVAL_EDGE: Final[Colour] = (0x8C, 0x6F, 0xB0)
POOL: Final[Colour] = (0x4A, 0x2A, 0x66)
VOID: Final[tuple[Colour, Colour]] = ((0x2A, 0x16, 0x36), (0x09, 0x06, 0x11))
DUST: Final[tuple[Colour, Colour, Colour]] = (
    (0xFF, 0xE9, 0xC4), (0xC7, 0x8B, 0xEA), (0x57, 0xC9, 0xC4),
)  # fmt: skip
STARLIGHT: Final[tuple[Colour, ...]] = ((255, 255, 255), (255, 230, 200), (216, 232, 255))
ROCK: Final[tuple[Colour, Colour, Colour]] = (
    (0x14, 0x10, 0x1E), (0x7A, 0x6B, 0x90), (0xB0, 0xA0, 0xC8),
)  # fmt: skip
TINT: Final = 0.38
GRAINS: Final = 2600
RUBBLE: Final = 70


def draw_pool(canvas: Canvas, places: Places) -> None:
    """The pool of light that the ring lies in, added to the sky."""
    (cx, cy), (rx, ry) = places.centre, places.radii
    canvas.glow(cx, cy, rx * 1.16, ry * 1.18, POOL, 0.55)


WINDOW: Final[tuple[tuple[float, Colour], ...]] = (
    (22, (0x07, 0x05, 0x0C)), (19, (0x5A, 0x3D, 0x22)), (16, (0xF0, 0xCE, 0x8C)),
    (12, (0x8E, 0x64, 0x34)), (5, (0x2A, 0x1A, 0x18)), (2, (0x0A, 0x06, 0x12)),
)  # fmt: skip
"""The gold frame around a smaller map, from outside in: how far out, and its color."""


def draw_hall(canvas: Canvas, board: Box, places: Places) -> None:
    """The chamber of a Summit: the Reach is seen through its window."""
    draw_painting(canvas, "hall", board)
    (cx, cy), (rx, ry) = places.centre, places.radii
    draw_pool(canvas, places)

    def art(brush: Brush) -> None:
        for out, fill in WINDOW:
            far = out * places.unit
            brush.ellipse((cx, cy), (1.02 * rx + far, 1.02 * ry + far), fill)

    painted_on(canvas, Box.around(cx, cy, 2.2 * rx, 2.3 * ry), art, factor=2)


def paint_light(canvas: Canvas, places: Places) -> None:
    (cx, cy), (rx, ry) = places.centre, places.radii
    unit = places.unit
    box = Box.around(cx, cy, 2.1 * rx, 2.1 * ry)
    soft(canvas, ("arcs-oval-shade", round(rx), round(ry)), box,
         lambda brush: brush.ellipse((cx, cy), (rx * 1.02, ry * 1.03), WHITE), 24 * unit,
         (4, 2, 8, 190))  # fmt: skip


def paint_body(canvas: Canvas, places: Places) -> None:
    unit = places.unit
    box = Box.around(*places.centre, 2.1 * places.radii[0], 2.1 * places.radii[1])

    def art(brush: Brush) -> None:
        brush.polygon(_oval(places, 1.004), BODY)
        brush.line(_oval(places, 1.006), (*OVAL_EDGE, 210), 1.6 * unit, closed=True)
        for number in range(120):
            is_long = number % 10 == 0
            inner, outer = (
                _at(places, 3 * number, share) for share in (1.006, 1.030 if is_long else 1.022)
            )
            brush.line([inner, outer], (*OVAL_EDGE, 240 if is_long else 150), 1.3 * unit)

    painted_on(canvas, box, art, factor=2)


def _at(places: Places, angle: float, share: float) -> Point:
    turn = math.radians(angle)
    return (places.centre[0] + places.radii[0] * share * math.sin(turn),
            places.centre[1] - places.radii[1] * share * math.cos(turn))  # fmt: skip


def _oval(places: Places, share: float) -> list[Point]:
    return [_at(places, 2 * step, share) for step in range(180)]


def paint_cluster(canvas: Canvas, places: Places, cluster: int, is_out: bool) -> None:
    """The cells of a cluster, or its one dark sector while it is out of play."""
    if is_out:
        _paint_dead(canvas, places, cluster)
        return
    for cell in places.cells.values():
        if cell.cluster == cluster:
            _paint_cell(canvas, places, cell)
    _paint_dust(canvas, places, cluster)


def _paint_cell(canvas: Canvas, places: Places, cell: Cell) -> None:
    rim = looks.RIMS[cell.cluster]
    ground = mix(CELL_GROUND, rim, 0.05 if cell.is_gate else 0.10)
    box = cell.box.inset(-3 * places.unit)
    top, low = (_daylight(places, ground, y) for y in (box.y, box.bottom))

    def art(brush: Brush) -> None:
        brush.polygon(cell.outline, (top, low))
        brush.line(cell.outline, mix(ground, rim, 0.36), 1.4 * places.unit, closed=True)

    painted_on(canvas, box, art, factor=3)


def _daylight(places: Places, colour: Colour, y: float) -> Colour:
    """Light from above: the upper edge of the ring a little lighter, the lower darker."""
    share = (y - places.centre[1]) / places.radii[1]
    if share < 0:
        return mix(colour, (255, 246, 255), min(0.065, -0.065 * share))
    return mix(colour, (4, 0, 12), min(0.26, 0.26 * share))


def _paint_dust(canvas: Canvas, places: Places, cluster: int) -> None:
    chance = random.Random(cluster * 11)
    unit = places.unit
    stars = []
    middle = 60 * cluster - 30
    for _ in range(46):
        spot = _at(places, middle + chance.uniform(-28, 28), chance.uniform(0.405, 0.968))
        look = (*chance.choice(STARLIGHT), chance.randint(30, 120))
        stars.append((spot, chance.choice((0.5, 0.7, 0.7, 1.0)) * max(1.0, unit), look))

    def art(brush: Brush) -> None:
        for line, strength in zip(places.orbits[cluster], (26, 34), strict=True):
            brush.line(line, (*WHITE, strength), 1.3 * unit)
        for spot, r, look in stars:
            brush.disc(*spot, r, look)

    painted_on(canvas, outline_box(places.sectors[cluster]), art, factor=2)


def _paint_dead(canvas: Canvas, places: Places, cluster: int) -> None:
    outline = places.sectors[cluster]
    box = outline_box(outline).inset(-3)
    unit = places.unit
    chance = random.Random(cluster)
    middle = 60 * cluster - 30

    def art(brush: Brush) -> None:
        brush.polygon(outline, (_daylight(places, DEAD_GROUND, box.y),
                                _daylight(places, DEAD_GROUND, box.bottom)))  # fmt: skip
        for number in range(int((box.w + box.h) / (22 * unit)) + 1):
            x = box.x - box.h + number * 22 * unit
            brush.line([(x, box.y), (x + box.h, box.bottom)], (*WHITE, 9), 7 * unit)
        for _ in range(RUBBLE):
            spot = _at(places, middle + chance.uniform(-27, 27), chance.uniform(0.425, 0.958))
            _rock(brush, chance, spot, unit)
        brush.line(outline, DEAD_EDGE, 1.6 * unit, closed=True)

    painted_on(canvas, box, art, factor=2, clip=lambda brush: brush.outlined(
        outline, WHITE, WHITE, 1.6 * unit))  # fmt: skip


def _rock(brush: Brush, chance: random.Random, spot: Point, unit: float) -> None:
    r = chance.choice((1.5, 2.5, 4, 6, 9)) * chance.uniform(0.7, 1.2) * unit
    light = chance.uniform(0.15, 0.4)
    brush.polygon(blob(chance, spot, r, 18), mix(ROCK[0], ROCK[1], light))
    high = (spot[0] - 0.22 * r, spot[1] - 0.22 * r)
    brush.polygon(blob(chance, high, 0.55 * r, 15), mix(ROCK[0], ROCK[2], light))


def paint_void(canvas: Canvas, places: Places) -> None:
    (cx, cy), box = places.centre, places.void_box
    rx, ry = box.w / 2, box.h / 2
    unit = places.unit
    chance = random.Random(4)

    def art(brush: Brush) -> None:
        for ring in range(32):
            u = ring / 31
            size = (rx * (1 - 0.72 * u), ry * (1 - 0.72 * u))
            brush.ellipse((cx, cy), size, mix(*VOID, u**0.5))
        for _ in range(GRAINS):
            q = chance.random() ** 0.55
            arm = chance.choice((0, math.pi)) + 4.6 * q + chance.gauss(0, 0.26 + 0.25 * (1 - q))
            spot = (cx + rx * q * 0.97 * math.cos(arm), cy + ry * q * 0.97 * math.sin(arm))
            shade = mix(mix(DUST[0], DUST[1], min(1.0, 1.5 * q)), DUST[2], max(0.0, q - 0.62) * 1.6)
            strength = chance.randint(24, 150) / 255
            light = mix(mix(VOID[1], VOID[0], 1 - q), shade, strength)
            brush.disc(*spot, chance.uniform(0.35, 1.0) * unit, light)

    painted_on(canvas, box, art, factor=2)
    canvas.glow(cx, cy, rx * 0.95, ry * 0.95, (0x7A, 0x44, 0xA0), 0.42)
    canvas.glow(cx, cy, rx * 0.45, ry * 0.5, (0xF0, 0xA8, 0x60), 0.30)
    edge = [(cx + (x - cx) * 1.022, cy + (y - cy) * 1.022) for x, y in places.void]
    painted_on(canvas, box.inset(-10), lambda brush: brush.line(
        edge, (*looks.AMBER, 130), 1.4 * unit, closed=True), factor=3)  # fmt: skip


def draw_control(canvas: Canvas, places: Places, control: Mapping[str, int]) -> None:
    """The tint of the seat that controls each system, and an edge in its light colour."""
    marked = canvas.colour_blind_marks
    for name, seat in control.items():
        cell = places.cells[name]
        box = cell.box.inset(-3 * places.unit)
        art = partial(_control, unit=places.unit, cell=cell, seat=seat, marked=marked)
        drawn(canvas, ("arcs-control", name, seat, marked), box, art, factor=3)


def _control(brush: Brush, unit: float, cell: Cell, seat: int, marked: bool) -> None:
    colour = looks.seat_fill(brush.theme, seat)
    brush.polygon(cell.outline, (*colour, round(255 * TINT)))
    _pattern(brush, cell, seat, unit, 95 if marked else 34)
    edge = mix(mix(CELL_GROUND, colour, TINT), looks.seat_words(brush.theme, seat), 0.66)
    brush.line(cell.outline, edge, 2.6 * unit, closed=True)


def _pattern(brush: Brush, cell: Cell, seat: int, unit: float, alpha: int) -> None:
    """The seat's mark all over its cell, for those who tell colours apart badly."""

    step, box = 22 * unit, cell.box
    for row in range(int(box.h / step) + 1):
        for column in range(int(box.w / step) + 1):
            spot = (box.x + (column + 0.5 * (row % 2)) * step, box.y + row * step)
            if is_inside(cell.outline, spot):
                brush.polygon(
                    plate(mark_of(seat), *spot, 3.4 * unit),
                    (*looks.seat_words(brush.theme, seat), alpha),
                )


def draw_outlines(
    canvas: Canvas,
    places: Places,
    states: Mapping[str, looks.State],
    pulse: float = 1.0,
    colour: Colour = looks.LEGAL,
) -> None:
    """What can be chosen, is pointed at or is chosen; `pulse` from 0 to 1 is the soft light."""
    for name, state in states.items():
        cell = places.cells[name]
        box = cell.box.inset(-8 * places.unit)
        if state in ("legal", "hover"):
            _draw_glow(canvas, places, cell, colour, pulse)
        if state not in ("plain", "off"):
            art = partial(_outline, unit=places.unit, cell=cell, state=state, colour=colour)
            drawn(canvas, ("arcs-outline", name, state, colour), box, art, factor=3)


def _draw_glow(
    canvas: Canvas, places: Places, cell: Cell, colour: Colour, pulse: float
) -> None:  # fmt: skip
    unit = places.unit
    strength = 16 * round((60 + 110 * pulse) / 16)
    soft(canvas, ("arcs-cell-glow", cell.name), cell.box,
         lambda brush: brush.line(cell.outline, WHITE, 8 * unit, closed=True), 9 * unit,
         (*colour, min(255, strength)))  # fmt: skip


def _outline(brush: Brush, unit: float, cell: Cell, state: looks.State, colour: Colour) -> None:
    outline = cell.outline
    if state == "chosen":
        brush.line(outline, (*looks.CASING, 230), 7.5 * unit, closed=True)
        brush.line(outline, WHITE, 3.8 * unit, closed=True)
        return
    share = 0.16 if state == "hover" else 0.07
    brush.polygon(outline, (*WHITE, round(255 * share)))
    brush.line(outline, (*looks.CASING, 220), 5.6 * unit, closed=True)
    width = 4.4 if state == "hover" else 3.0
    brush.line(outline, lighten(colour, 0.12), width * unit, closed=True)


# What stands on the cells for good: planets, portals, bridges, ways past, labels, empty slots.

PORTAL_LIGHT: Final[Colour] = (0x3A, 0x8F, 0x96)
PORTAL_CORE: Final[Colour] = (0x0A, 0x0A, 0x16)
PORTAL_DEPTH: Final[Colour] = (0x7A, 0x4F, 0xB8)
BRIDGE_DECK: Final[Colour] = (0x1C, 0x3A, 0x3A)
BRIDGE_HOLE: Final[Colour] = (0x0E, 0x25, 0x27)
PILL: Final = (0x0B, 0x08, 0x13, 238)
DASH: Final = (14.0, 9.0)
SYMBOLS: Final = ("arrow", "crescent", "hex")


def paint_worlds(canvas: Canvas, places: Places, cluster: int) -> None:
    for cell in places.cells.values():
        if cell.cluster != cluster:
            continue
        if cell.is_gate:
            draw_portal(canvas, cell.cluster, *cell.body, cell.radius)
        else:
            seed = 7 * cluster + SYMBOLS.index(cell.symbol)
            draw_planet(canvas, SYSTEMS[cell.name].resource, seed, *cell.body, 2 * cell.radius)
            _draw_label(canvas, places, cell)


def _draw_label(canvas: Canvas, places: Places, cell: Cell) -> None:
    assert cell.label is not None
    box, unit = cell.label, places.unit
    sign = looks.RESOURCES[SYSTEMS[cell.name].resource]
    edge = mix(sign.colour, PILL, 0.25)
    canvas.rounded(box, box.h / 2, PILL, edge, 1.4)
    middle = box.centre_y
    if places.is_small:
        canvas.text(box.x + 15, middle, str(cell.cluster), 18, looks.TEXT, "number-bold", "centre")
        draw_symbol_sign(canvas, cell.symbol, box.x + 32, middle, 6.0)
        return
    canvas.icon(sign.icon, box.x + 16 * unit, middle, 20 * unit, lighten(sign.colour, 0.2))
    canvas.text(
        box.x + 37 * unit, middle, str(cell.cluster), 18, looks.TEXT, "number-bold", "centre"
    )
    draw_symbol_sign(canvas, cell.symbol, box.x + 55 * unit, middle, 6.4 * unit)


def draw_symbol_sign(
    canvas: Canvas, kind: str, x: float, y: float, r: float = 6.4, colour: Colour = looks.TEXT
) -> None:
    painted_on(canvas, Box.around(x, y, 3 * r, 3 * r),
               lambda brush: brush.polygon(symbol(kind, x, y, r), colour), factor=6)  # fmt: skip


def draw_portal(canvas: Canvas, cluster: int, x: float, y: float, r: float = 28) -> None:
    light = Box.around(x, y, 3.0 * r, 2.6 * r)
    soft(canvas, ("arcs-portal-light",), light,
         lambda brush: brush.ellipse((x, y), (1.3 * r, 1.15 * r), WHITE), 0.9 * r,
         (*PORTAL_LIGHT, 80))  # fmt: skip
    painted_on(canvas, Box.around(x, y, 2.6 * r, 2.6 * r),
               lambda brush: _portal(brush, (x, y), r), factor=4)  # fmt: skip
    haloed(canvas, x, y, str(cluster), max(18.0, 0.82 * r), (WHITE, looks.CASING), "exo-bold")


def _portal(brush: Brush, spot: Point, r: float) -> None:
    x, y = spot
    brush.disc(x, y, 1.12 * r, looks.CASING)
    brush.disc(x, y, 1.05 * r, looks.shaded(looks.TEAL, 0.35))
    brush.disc(x, y, 0.90 * r, PORTAL_CORE)
    for pylon in range(6):
        turn = math.tau * pylon / 6 + 0.26
        at = (x + 0.98 * r * math.cos(turn), y + 0.98 * r * math.sin(turn))
        brush.disc(*at, 0.19 * r, looks.CASING)
        brush.disc(*at, 0.13 * r, lighten(looks.TEAL, 0.35))
    for ring in range(14):
        u = ring / 13
        light = mix(looks.shaded(looks.TEAL, 0.86), mix(looks.TEAL, PORTAL_DEPTH, 0.45), 0.8 * u)
        brush.disc(x, y, 0.84 * r * (1 - 0.75 * u), light)
    for arm in range(3):
        path = []
        for step in range(26):
            turn, far = arm * math.tau / 3 + 0.13 * step, r * (0.80 - 0.022 * step)
            path.append((x + far * math.cos(turn), y + far * math.sin(turn)))
        brush.line(path, (*lighten(looks.TEAL, 0.5), 120), 0.055 * r)
    brush.ring(x, y, 0.90 * r, lighten(looks.TEAL, 0.25), 0.055 * r)


def paint_bridges(canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
    unit = places.unit

    def art(brush: Brush) -> None:
        for line in places.ways_past(out):
            _dashed_way(brush, line, unit)
        for line in places.bridges_in_play(out):
            _bridge(brush, line, unit)

    box = Box.around(*places.centre, 2 * places.radii[0], 2 * places.radii[1])
    painted_on(canvas, box, art, factor=2)


def _dashed_way(brush: Brush, line: tuple[Point, ...], unit: float) -> None:
    for piece in dashes(line, DASH[0] * unit, DASH[1] * unit):
        brush.line(piece, (*looks.CASING, 230), 9 * unit)
        brush.line(piece, looks.TEAL, 4.2 * unit)


def _bridge(brush: Brush, line: tuple[Point, ...], unit: float) -> None:
    brush.line(line, looks.CASING, 15 * unit)
    brush.line(line, mix(BRIDGE_DECK, looks.TEAL, 0.35), 10.5 * unit)
    brush.line(line[1:-1], lighten(looks.TEAL, 0.3), 2.6 * unit)
    for end in (line[0], line[-1]):
        for size, fill in (
            (8.4, looks.CASING),
            (6.0, lighten(looks.TEAL, 0.2)),
            (3.0, BRIDGE_HOLE),
        ):
            brush.polygon(arc(end, (size * unit, size * unit), 0, 350, 35), fill)


def draw_slots(
    canvas: Canvas,
    places: Places,
    built: Mapping[str, int],
    lit: Mapping[str, bool] | None = None,
) -> None:
    """The empty building slots of the systems named; amber where something may be built."""
    for name, count in built.items():
        for spot in places.cells[name].slots[count:]:
            draw_slot(canvas, *spot, 0.94 * SLOT * places.unit, is_lit=bool(lit and lit.get(name)))


# The ground of the map, painted once for a size and kept: what no move changes.
#
# It is two sheets, because the tint of control lies between them: below the cells, above them
# planets, portals, bridges and labels. Painting takes a while, so it is cut into parts of a few
# hundredths: `work` paints one at a time, the draw functions show what there is. `finish` paints
# all of it at once, for a picture.

Part = Callable[[Canvas], None]

CLUSTERS: Final = range(1, 7)
AROUND: Final = 0.09
"""How far the light around the oval reaches beyond it, as a share of its radii."""


class Ground:
    """The painted ground of one map; painted anew when places, clusters out or size change."""

    def __init__(self) -> None:
        self._key: object = None
        self._lower: TiledSurface | None = None
        self._upper: TiledSurface | None = None
        self._parts: list[tuple[TiledSurface, Part]] = []
        self._canvases: dict[int, Canvas] = {}

    @property
    def is_done(self) -> bool:
        return not self._parts

    def draw_cells(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        """The lower sheet: cells, walls, void, sectors out of play."""
        if canvas.audit is not None:
            for part in cell_parts(places, out):
                part(canvas)
            return
        self._prepare(canvas, places, out)
        self._show(canvas, places, self._lower)

    def draw_worlds(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        """The upper sheet: planets, portals, bridges, labels."""
        if canvas.audit is not None:
            for part in world_parts(places, out):
                part(canvas)
            return
        self._prepare(canvas, places, out)
        self._show(canvas, places, self._upper)

    def work(self) -> bool:
        """Paint the next part; whether there was one."""
        if not self._parts:
            return False
        sheet, part = self._parts.pop(0)
        part(self._canvases[id(sheet)])
        sheet.touched()
        return True

    def finish(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        self._prepare(canvas, places, out)
        while self.work():
            pass

    def _show(self, canvas: Canvas, places: Places, sheet: TiledSurface | None) -> None:
        assert sheet is not None
        corner = canvas.rect(sheet_box(places)).topleft
        canvas.sheet(sheet, corner, pygame.BLEND_PREMULTIPLIED)

    def _prepare(self, canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
        """New sheets when anything has changed."""
        box = sheet_box(places)
        size = canvas.rect(box).size
        key = (places.box, out, size, round(canvas.scale * 1000))
        if key == self._key:
            return
        self._key = key
        self._lower, self._upper = TiledSurface(blank(*size)), TiledSurface(blank(*size))
        corner = canvas.rect(box).topleft
        origin = ((corner[0] / canvas.scale) + canvas.origin[0],
                  (corner[1] / canvas.scale) + canvas.origin[1])  # fmt: skip
        self._canvases = {
            id(sheet): canvas.on(sheet.picture, origin) for sheet in (self._lower, self._upper)
        }
        self._parts = [(self._lower, part) for part in cell_parts(places, out)]
        self._parts += [(self._upper, part) for part in world_parts(places, out)]


def sheet_box(places: Places) -> Box:
    """What a sheet covers: the oval and the light around it."""
    (rx, ry), share = places.radii, 1 + AROUND
    return Box.around(*places.centre, 2 * rx * share, 2 * ry * share)


def cell_parts(places: Places, out: tuple[int, ...]) -> list[Part]:
    """What the lower sheet is painted of, from the lowest."""
    clusters: list[Part] = [
        partial(paint_cluster, places=places, cluster=cluster, is_out=cluster in out)
        for cluster in CLUSTERS
    ]
    body: list[Part] = [partial(each, places=places) for each in (paint_light, paint_body)]
    return [*body, *clusters, partial(paint_void, places=places)]


def world_parts(places: Places, out: tuple[int, ...]) -> list[Part]:
    """What the upper sheet is painted of, from the lowest."""
    bridges: Part = partial(paint_bridges, places=places, out=out)
    worlds: list[Part] = [
        partial(paint_worlds, places=places, cluster=cluster)
        for cluster in CLUSTERS
        if cluster not in out
    ]
    return [bridges, *worlds]
