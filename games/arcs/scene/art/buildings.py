"""Cities and starports: a plate in the shape of the seat, towers or a dock ring on it."""

from __future__ import annotations

from typing import Final

from engine.ui.box import Box, Point
from engine.ui.brush import Brush, drawn, soft
from engine.ui.canvas import Canvas
from engine.ui.curves import block
from engine.ui.theme import Colour, Paint, lighten, mix
from games.arcs.scene.art.looks import Building
from games.arcs.scene.art.palette import CASING, GOLD_TEXT, WHITE, seat_fill
from games.arcs.scene.art.places import SLOT
from games.arcs.scene.art.shapes import DOWN, GROW, OUTSIDERS, crack, hexagon, mark_of, plate

TOWERS: Final = ((-0.62, -0.24, -0.06), (-0.20, 0.22, -0.62), (0.26, 0.64, -0.26))
"""Left and right edge and top of each, in radii."""
DOCKED: Final[tuple[Point, ...]] = (
    (0, -0.62), (0.20, 0.06), (0.12, 0.26), (-0.12, 0.26), (-0.20, 0.06),
)  # fmt: skip
CRACK_PATH: Final[tuple[Point, ...]] = (
    (-0.95, -0.40), (-0.25, -0.02), (-0.38, 0.22), (0.30, 0.16), (0.95, 0.52),
)  # fmt: skip
ASHES: Final[Colour] = (0x1A, 0x14, 0x20)
DARK: Final[Colour] = (0x05, 0x03, 0x0A)
FREE_INK: Final[Colour] = (0x24, 0x1C, 0x33)
"""Towers of the Free States: their plates are pale."""
EXTENT: Final = 3.6


def draw_building(
    canvas: Canvas, building: Building, x: float, y: float, r: float = SLOT, *, alpha: float = 255
) -> None:
    """A building around a point."""
    box = Box.around(x, y, r * EXTENT, r * EXTENT)
    if alpha == 255:
        soft(canvas, ("arcs-plate-shade",), Box.around(x, y, 2 * r, 2 * r),
             lambda brush: brush.disc(x, y, r * 0.95, WHITE), r * 0.4, (0, 0, 0, 150),
             drop=r * 0.28)  # fmt: skip
    drawn(canvas, ("arcs-building", building, round(r * 8)), box,
          lambda brush: _building(brush, building, (x, y), r), factor=6, alpha=alpha)  # fmt: skip


def _building(brush: Brush, building: Building, spot: Point, r: float) -> None:
    mark, colour = mark_of(building.seat), seat_fill(building.seat)
    x, y = spot
    size = r * GROW.get(mark, 1.02)
    body = mix(colour, ASHES, 0.55) if building.is_hurt else colour
    brush.polygon(plate(mark, x, y + r * 0.12, size + 0.17 * r), CASING)
    brush.polygon(plate(mark, x, y + r * 0.12, size + 0.05 * r), mix(colour, DARK, 0.5))
    brush.polygon(plate(mark, x, y, size + 0.07 * r), lighten(colour, 0.45))
    brush.polygon(plate(mark, x, y, size - 0.06 * r), body)
    middle = (x, y + r * DOWN.get(mark, 0.0) * 1.2)
    unit = r * (0.86 if mark in ("triangle", "diamond") else 1.0)
    ink = FREE_INK if building.seat in OUTSIDERS else WHITE
    if building.kind == "city":
        _towers(brush, middle, unit, body, ink)
    else:
        _dock(brush, middle, unit, body, ink)
    if building.is_hurt:
        cx, cy = middle
        crack(brush, [(cx + a * unit, cy + b * unit) for a, b in CRACK_PATH], 0.30 * unit)


def _towers(brush: Brush, spot: Point, unit: float, window: Colour, ink: Colour) -> None:
    x, y = spot
    for left, right, top in TOWERS:
        w = right - left
        brush.polygon(block(x + left * unit, y + top * unit, w * unit, (0.56 - top) * unit), ink)
        for floor in range(3):
            row = top + 0.16 + floor * 0.22
            if row < 0.44:
                for share in (0.26, 0.62):
                    brush.polygon(
                        block(x + (left + w * share - 0.045) * unit, y + row * unit,
                              0.09 * unit, 0.10 * unit), window,
                    )  # fmt: skip


def _dock(brush: Brush, spot: Point, unit: float, body: Colour, ink: Colour) -> None:
    x, y = spot
    brush.ring(x, y, 0.62 * unit, ink, 0.19 * unit)
    brush.polygon(block(x - 0.17 * unit, y - 0.74 * unit, 0.34 * unit, 0.5 * unit), body)
    brush.polygon([(x + a * unit, y + b * unit) for a, b in DOCKED], ink)


def draw_slot(canvas: Canvas, x: float, y: float, r: float = 15, *, is_lit: bool = False) -> None:
    """An empty building slot: a dashed hexagon, amber where something may be built."""

    def art(brush: Brush) -> None:
        brush.polygon(hexagon(x, y, r), (*CASING, 150))
        line: Paint = GOLD_TEXT if is_lit else (*WHITE, 205)
        width = 2.4 if is_lit else 1.6
        brush.dashed(hexagon(x, y, r * 0.95), line, width, (r * 0.30, r * 0.22))

    drawn(canvas, ("arcs-slot", is_lit, round(r * 8)), Box.around(x, y, 2.8 * r, 2.8 * r), art)
