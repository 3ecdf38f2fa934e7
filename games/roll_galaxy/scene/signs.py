"""The signs of a power drawn in rows: boxes with phases, dice, coins, words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import BAD, SECOND_TEXT, TEXT, WHITE, Colour, darken
from games.roll_galaxy.dice import WHITE as HOME
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.marks import draw_mark
from games.roll_galaxy.scene.palette import DIE_INK, INDIGO, PHASE_ICONS, WILD_ICON, WORLD_COLOUR
from games.roll_galaxy.scene.power_signs import Sign
from games.roll_galaxy.scene.tokens import draw_chip

HEIGHTS: Final = (34.0, 30.0, 27.0, 24.0, 21.0)
GAP: Final = 5.0
ROW_GAP: Final = 4.0
SHARES: Final = {
    "phase": 1.0,
    "icon": 0.78,
    "die": 0.80,
    "spent": 0.78,
    "coloured": 0.80,
    "world": 0.74,
    "chip": 0.82,
    "star": 0.72,
}
SPENT: Final = 150.0
BOX_GROUND: Final[Colour] = (0x0F, 0x13, 0x1A)
BOX_EDGE: Final[Colour] = (0x4A, 0x55, 0x78)
BOX_INK: Final[Colour] = (0xC9, 0xD0, 0xFF)

Row = tuple[Sign, ...]


def draw_signs(canvas: Canvas, box: Box, rows: Sequence[Row]) -> None:
    """Rows of signs at the bottom of a box, as large as they fit; long rows are broken."""
    if not rows:
        return
    height, lines = arranged(canvas, box.w, box.h, rows)
    total = len(lines) * height + (len(lines) - 1) * ROW_GAP
    cy = box.bottom - total + height / 2
    for line in lines:
        draw_sign_line(canvas, box.x, cy, height, line)
        cy += height + ROW_GAP


def arranged(
    canvas: Canvas, width: float, height: float, rows: Sequence[Row]
) -> tuple[float, list[Row]]:
    """The largest signs, and their lines, that fit a room: whole rows first, then broken ones."""
    for size in HEIGHTS[:3]:
        fits = all(line_width(canvas, size, row) <= width for row in rows)
        if fits and _fits_height(size, len(rows), height):
            return size, list(rows)
    for size in HEIGHTS:
        lines = [line for row in rows for line in broken(canvas, width, size, row)]
        if _fits_height(size, len(lines), height):
            return size, lines
    return HEIGHTS[-1], list(rows)


def broken(canvas: Canvas, width: float, size: float, row: Row) -> list[Row]:
    """A row cut at its breaks into lines that fit a width; anywhere if it must be."""
    lines: list[Row] = [()]
    for part in _parts(row):
        if line_width(canvas, size, (*lines[-1], *part)) <= width:
            lines[-1] = (*lines[-1], *part)
            continue
        lines.append(())
        for sign in part:
            longer = (*lines[-1], sign)
            if lines[-1] and line_width(canvas, size, longer) > width:
                lines.append((sign,))
            else:
                lines[-1] = longer
    return [line for line in lines if line]


def _parts(row: Row) -> list[Row]:
    parts: list[Row] = [()]
    for sign in row:
        if sign.kind == "break":
            parts.append(())
        else:
            parts[-1] = (*parts[-1], sign)
    return parts


def line_width(canvas: Canvas, size: float, signs: Row) -> float:
    """The width of a line of signs of a size."""
    widths = [_width(canvas, size, sign) for sign in signs if sign.kind != "break"]
    return sum(widths) + GAP * (len(widths) - 1)


def draw_sign_line(canvas: Canvas, x: float, cy: float, size: float, signs: Row) -> float:
    """One line of signs from x; returns its width."""
    start = x
    for sign in signs:
        if sign.kind == "break":
            continue
        width = _width(canvas, size, sign)
        _draw_sign(canvas, x, cy, width, size, sign)
        x += width + GAP
    return x - GAP - start


def _fits_height(size: float, lines: int, height: float) -> bool:
    return lines * size + (lines - 1) * ROW_GAP <= height + 0.5


def _width(canvas: Canvas, size: float, sign: Sign) -> float:
    if sign.kind == "word":
        return canvas.text_width(sign.name, _type_size(size), "number-bold")
    if sign.name == "arrow-right":
        return size * 0.56
    return size * SHARES[sign.kind]


def _type_size(size: float) -> float:
    return 20.0 if size >= 30 else 18.0


def _draw_sign(canvas: Canvas, x: float, cy: float, width: float, size: float, sign: Sign) -> None:
    cx = x + width / 2
    match sign.kind:
        case "phase":
            _draw_boxed(canvas, cx, cy, width, PHASE_ICONS[sign.number])
        case "icon":
            ink = SECOND_TEXT if sign.name.startswith("arrow") else BOX_INK
            canvas.icon(sign.name, cx, cy, width, ink)
        case "word":
            canvas.text(x, cy, sign.name, _type_size(size), TEXT, "number-bold")
        case "die":
            draw_die(canvas, cx, cy, width, sign.number, None, has_shadow=False)
        case "spent":
            draw_die(canvas, cx, cy, width, sign.number, None, has_shadow=False, alpha=SPENT)
        case "coloured":
            draw_die(canvas, cx, cy, width, HOME, None, has_shadow=False, alpha=SPENT)
            reach = width * 0.42
            ends = [(cx - reach, cy + reach), (cx + reach, cy - reach)]
            canvas.polyline(ends, BAD, max(2.5, width * 0.12))
        case "world":
            _draw_world(canvas, cx, cy, width / 2, sign.number)
        case "chip":
            draw_chip(canvas, cx, cy, width)
        case "star":
            canvas.icon(WILD_ICON, cx, cy, width, INDIGO)


def _draw_boxed(canvas: Canvas, cx: float, cy: float, size: float, icon: str) -> None:
    canvas.rounded(Box.around(cx, cy, size, size), size * 0.23, BOX_GROUND, BOX_EDGE)
    canvas.icon(icon, cx, cy, size * 0.66, BOX_INK)


def _draw_world(canvas: Canvas, cx: float, cy: float, r: float, colour: int) -> None:
    """A round world with the mark of its colour: round, so that nobody takes it for a die."""
    base = WORLD_COLOUR[colour]
    canvas.disc(cx, cy, r, base, darken(base, 0.5), max(1.5, r * 0.12))
    ink = WHITE if colour >= len(DIE_INK) else DIE_INK[colour]
    draw_mark(canvas, cx, cy, r * 0.42, colour, ink)
