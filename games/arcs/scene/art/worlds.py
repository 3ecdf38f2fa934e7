"""What stands on the cells for good: planets, portals, bridges, ways past, labels, empty slots."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, haloed, painted_on, soft
from engine.ui.canvas import Canvas
from engine.ui.curves import arc
from engine.ui.paint.shapes import dashes
from engine.ui.theme import WHITE, Colour, lighten, mix
from games.arcs.board import SYSTEMS
from games.arcs.scene.art.buildings import draw_slot
from games.arcs.scene.art.palette import CASING, RESOURCES, TEAL, TEXT, shaded
from games.arcs.scene.art.places import SLOT, Cell, Places
from games.arcs.scene.art.planets import draw_planet
from games.arcs.scene.art.shapes import symbol

PORTAL_LIGHT: Final[Colour] = (0x3A, 0x8F, 0x96)
PORTAL_CORE: Final[Colour] = (0x0A, 0x0A, 0x16)
PORTAL_DEPTH: Final[Colour] = (0x7A, 0x4F, 0xB8)
BRIDGE_DECK: Final[Colour] = (0x1C, 0x3A, 0x3A)
BRIDGE_HOLE: Final[Colour] = (0x0E, 0x25, 0x27)
PILL: Final = (0x0B, 0x08, 0x13, 238)
DASH: Final = (14.0, 9.0)
SYMBOLS: Final = ("arrow", "crescent", "hex")


def paint_worlds(canvas: Canvas, places: Places, cluster: int) -> None:
    """The planets of a cluster with their labels, and its portal."""
    for cell in places.cells.values():
        if cell.cluster != cluster:
            continue
        if cell.is_gate:
            draw_portal(canvas, cell.cluster, *cell.body, cell.radius)
        else:
            seed = 7 * cluster + SYMBOLS.index(cell.symbol)
            draw_planet(canvas, SYSTEMS[cell.name].resource, seed, *cell.body, 2 * cell.radius)
            if not places.is_small:
                _draw_label(canvas, places, cell)


def _draw_label(canvas: Canvas, places: Places, cell: Cell) -> None:
    """The pill on the outer edge of a planet: its type, the cluster's number, its symbol."""
    assert cell.label is not None
    box, unit = cell.label, places.unit
    sign = RESOURCES[SYSTEMS[cell.name].resource]
    edge = mix(sign.colour, PILL, 0.25)
    canvas.rounded(box, box.h / 2, PILL, edge, 1.4)
    middle = box.centre_y
    canvas.icon(sign.icon, box.x + 16 * unit, middle, 20 * unit, lighten(sign.colour, 0.2))
    canvas.text(box.x + 37 * unit, middle, str(cell.cluster), 18, TEXT, "number-bold", "centre")
    draw_symbol_sign(canvas, cell.symbol, box.x + 55 * unit, middle, 6.4 * unit)


def draw_symbol_sign(
    canvas: Canvas, kind: str, x: float, y: float, r: float = 6.4, colour: Colour = TEXT
) -> None:
    """Arrow, crescent or hex."""
    painted_on(canvas, Box.around(x, y, 3 * r, 3 * r),
               lambda brush: brush.polygon(symbol(kind, x, y, r), colour), factor=6)  # fmt: skip


def draw_portal(canvas: Canvas, cluster: int, x: float, y: float, r: float = 28) -> None:
    """A gate: a ring with six pylons, swirling light and the number of its cluster."""
    light = Box.around(x, y, 3.0 * r, 2.6 * r)
    soft(canvas, ("arcs-portal-light",), light,
         lambda brush: brush.ellipse((x, y), (1.3 * r, 1.15 * r), WHITE), 0.9 * r,
         (*PORTAL_LIGHT, 80))  # fmt: skip
    painted_on(canvas, Box.around(x, y, 2.6 * r, 2.6 * r),
               lambda brush: _portal(brush, (x, y), r), factor=4)  # fmt: skip
    haloed(canvas, x, y, str(cluster), max(18.0, 0.82 * r), (WHITE, CASING), "exo-bold")


def _portal(brush: Brush, spot: Point, r: float) -> None:
    x, y = spot
    brush.disc(x, y, 1.12 * r, CASING)
    brush.disc(x, y, 1.05 * r, shaded(TEAL, 0.35))
    brush.disc(x, y, 0.90 * r, PORTAL_CORE)
    for pylon in range(6):
        turn = math.tau * pylon / 6 + 0.26
        at = (x + 0.98 * r * math.cos(turn), y + 0.98 * r * math.sin(turn))
        brush.disc(*at, 0.19 * r, CASING)
        brush.disc(*at, 0.13 * r, lighten(TEAL, 0.35))
    for ring in range(14):
        u = ring / 13
        light = mix(shaded(TEAL, 0.86), mix(TEAL, PORTAL_DEPTH, 0.45), 0.8 * u)
        brush.disc(x, y, 0.84 * r * (1 - 0.75 * u), light)
    for arm in range(3):
        path = []
        for step in range(26):
            turn, far = arm * math.tau / 3 + 0.13 * step, r * (0.80 - 0.022 * step)
            path.append((x + far * math.cos(turn), y + far * math.sin(turn)))
        brush.line(path, (*lighten(TEAL, 0.5), 120), 0.055 * r)
    brush.ring(x, y, 0.90 * r, lighten(TEAL, 0.25), 0.055 * r)


def paint_bridges(canvas: Canvas, places: Places, out: tuple[int, ...]) -> None:
    """Bright bridges across walls, and dashed ways past clusters out of play."""
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
        brush.line(piece, (*CASING, 230), 9 * unit)
        brush.line(piece, TEAL, 4.2 * unit)


def _bridge(brush: Brush, line: tuple[Point, ...], unit: float) -> None:
    brush.line(line, CASING, 15 * unit)
    brush.line(line, mix(BRIDGE_DECK, TEAL, 0.35), 10.5 * unit)
    brush.line(line[1:-1], lighten(TEAL, 0.3), 2.6 * unit)
    for end in (line[0], line[-1]):
        for size, fill in ((8.4, CASING), (6.0, lighten(TEAL, 0.2)), (3.0, BRIDGE_HOLE)):
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
