"""Pictures for the hub: the set-up's panel, the rules' pictures, the empires in small."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.text.message import Message
from engine.ui.box import Box, Point
from engine.ui.canvas import Align, Canvas
from engine.ui.pages.open_book import RulesPicture, draw_callout, fixed
from engine.ui.theme import LINE, SECOND_TEXT, SMALL, TEXT, WHITE, Colour
from games.roll_galaxy.dice import DIE_FACES, PHASES
from games.roll_galaxy.scene.art.dice_faces import draw_die
from games.roll_galaxy.scene.art.palette import NIGHT, PHASE_ICONS
from games.roll_galaxy.scene.art.symbols import draw_diamond, draw_planet, draw_stars
from games.roll_galaxy.scene.art.tile_faces import TILE_H, TILE_W, draw_tile
from games.roll_galaxy.state import SQUARES_TO_END, RollTable
from games.roll_galaxy.tiles import COLOUR, KIND, PHASE, SIDES

PHASE_H: Final = 102.0
NARROWEST_PHASE: Final = 162.0
DICE_H: Final = 80.0
NARROWEST_DICE: Final = 205.0
GAP: Final = 8.0
DIE: Final = 30.0
DIE_STEP: Final = 36.0
ICON: Final = 28.0


class PhasesAndDice:
    title = Message("setup-phases-and-dice")
    icon = "list"

    def note(self, options: Mapping[str, str]) -> Message:
        """The quiet words beside the title."""
        return Message("setup-a-die-works")

    def height(self, width: float) -> float:
        return _rows_height(len(PHASES), width, NARROWEST_PHASE, PHASE_H) + GAP + _rows_height(
            len(DIE_FACES), width, NARROWEST_DICE, DICE_H
        )  # fmt: skip

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        high = _rows_height(len(PHASES), box.w, NARROWEST_PHASE, PHASE_H)
        phases = _cells(Box(box.x, box.y, box.w, high), len(PHASES), NARROWEST_PHASE)
        for phase, cell in enumerate(phases):
            _draw_phase(canvas, cell, phase)
        top = box.y + high + GAP
        low = _rows_height(len(DIE_FACES), box.w, NARROWEST_DICE, DICE_H)
        dice = _cells(Box(box.x, top, box.w, low), len(DIE_FACES), NARROWEST_DICE)
        for colour, cell in enumerate(dice):
            _draw_faces(canvas, cell, colour)


def _columns(count: int, width: float, narrowest: float) -> int:
    """As many side by side as fit, in rows of like length."""
    most = max(1, int((width + GAP) / (narrowest + GAP)))
    rows = -(-count // most)
    return -(-count // rows)


def _rows_height(count: int, width: float, narrowest: float, high: float) -> float:
    rows = -(-count // _columns(count, width, narrowest))
    return rows * high + (rows - 1) * GAP


def _cells(box: Box, count: int, narrowest: float) -> tuple[Box, ...]:
    columns = _columns(count, box.w, narrowest)
    return tuple(box.grid(columns, -(-count // columns), GAP))[:count]


def _draw_phase(canvas: Canvas, cell: Box, phase: int) -> None:
    canvas.rounded(cell, 10, NIGHT, LINE)
    y = cell.y + 24
    canvas.icon(PHASE_ICONS[phase], cell.x + 12 + ICON / 2, y, ICON, TEXT)
    x = cell.x + ICON + 20
    name = Message(PHASE(phase).key)
    words = f"{phase + 1} {canvas.said(name)}"
    canvas.text(x, y, words, SMALL, TEXT, "text-semibold", max_width=cell.right - 6 - x)
    room = Box(cell.x + 12, cell.y + 42, cell.w - 20, 0)
    about = Message(f"{name.key}.about")
    canvas.paragraph(room, about, SMALL, SECOND_TEXT, line_height=1.3, max_lines=2)


def _draw_faces(canvas: Canvas, cell: Box, colour: int) -> None:
    canvas.rounded(cell, 10, NIGHT, LINE)
    name = Message(KIND(colour).key)
    canvas.text(cell.x + 14, cell.y + 22, name, SMALL, TEXT, "text-semibold",
                max_width=cell.w - 28)  # fmt: skip
    step = min(DIE_STEP, (cell.w - 26) / 6)
    size = min(DIE, step - 2)
    for place, face in enumerate(DIE_FACES[colour]):
        x = cell.x + 14 + size / 2 + place * step
        draw_die(canvas, x, cell.bottom - 12 - DIE / 2, size, colour, face)


ROW: Final = 46.0
RULES_DIE: Final = 38.0
NAMES: Final = 310.0
LEADING: Final = 1.15
PLACE_H: Final = 172.0
SIDE_BY_SIDE: Final = 720.0
"""The least width for five phases in a row, by the longest words of a language."""
RULES_GAP: Final = 10.0
ASIDE: Final = 28.0
"""How far from a tile the words on its parts begin."""
WORLD: Final = next(n for n, side in enumerate(SIDES) if side.is_world and side.holds_goods
                    and side.origin == "game" and side.cost >= 3)  # fmt: skip
DEVELOPMENT: Final = next(n for n, side in enumerate(SIDES) if not side.is_world
                          and side.origin == "game" and side.cost == 4)  # fmt: skip
TILES_H: Final = 2 * TILE_H + 56


def _draw_dice(canvas: Canvas, box: Box) -> None:
    step = (box.w - NAMES) / 6
    for colour, faces in enumerate(DIE_FACES):
        cy = box.y + (colour + 0.5) * ROW
        draw_die(canvas, box.x + 24, cy, RULES_DIE, colour, None)
        words = Message("rules-dice", {"colour": COLOUR(colour), "kind": KIND(colour)})
        room = NAMES - 84
        high = canvas.paragraph_height(room, words, SMALL, line_height=LEADING)
        cell = Box(box.x + 56, cy - high / 2, room, high)
        canvas.paragraph(cell, words, SMALL, TEXT, line_height=LEADING)
        for place, face in enumerate(faces):
            draw_die(canvas, box.x + NAMES + (place + 0.5) * step, cy, RULES_DIE, colour, face)


def _phases_height(width: float) -> float:
    return PLACE_H if width >= SIDE_BY_SIDE else _rows_height(len(PHASES), width, width, PHASE_H)


def _draw_phases(canvas: Canvas, box: Box) -> None:
    """One beside another where there is room for their names, else one below another."""
    if box.w < SIDE_BY_SIDE:
        for phase, cell in enumerate(_cells(box, len(PHASES), box.w)):
            _draw_phase(canvas, cell, phase)
        return
    for phase, cell in enumerate(box.grid(len(PHASES), 1, RULES_GAP)):
        canvas.rounded(cell, 10, NIGHT, LINE)
        canvas.icon(PHASE_ICONS[phase], cell.centre_x, cell.y + 34, 40, TEXT)
        name = Message(PHASE(phase).key)
        canvas.text(cell.centre_x, cell.y + 72, f"{phase + 1} {canvas.said(name)}", SMALL, TEXT,
                    "text-semibold", "centre", max_width=cell.w - 8)  # fmt: skip
        room = Box(cell.x + 8, cell.y + 88, cell.w - 16, 0)
        canvas.paragraph(
            room, Message(f"{name.key}.about"), SMALL, SECOND_TEXT, line_height=1.3, align="centre"
        )


def _draw_tiles(canvas: Canvas, box: Box) -> None:
    x = box.centre_x - TILE_W / 2 - 8
    world = Box(x, box.y + 12, TILE_W, TILE_H)
    development = world.moved(0, TILE_H + 28)
    draw_tile(canvas, world, WORLD)
    draw_tile(canvas, development, DEVELOPMENT)
    colour = SIDES[WORLD].colour or 0
    _explain(canvas, world, (
        ((0.16, 0.45), "right", Message("rules-world", {"colour": COLOUR(colour)})),
        ((0.29, 0.94), "right", Message("rules-cost")),
        ((0.9, 0.12), "left", Message("rules-name")),
        ((0.85, 0.68), "left", Message("rules-good")),
    ))  # fmt: skip
    _explain(canvas, development, (
        ((0.12, 0.5), "right", Message("rules-development")),
        ((0.27, 0.95), "right", Message("rules-cost")),
        ((0.8, 0.6), "left", Message("rules-signs")),
    ))  # fmt: skip


def _explain(canvas: Canvas, tile: Box, parts: tuple[tuple[Point, Align, Message], ...]) -> None:
    """Numbers on parts (in shares of the tile), and their words on both sides of it."""
    for number, ((u, v), align, said) in enumerate(parts, start=1):
        x = tile.x - ASIDE if align == "right" else tile.right + ASIDE
        y = tile.y + v * tile.h
        draw_callout(canvas, number, (tile.x + u * tile.w, y), x, y, canvas.said(said), align)


PICTURES: Final = {
    "dice": fixed(len(DIE_FACES) * ROW, _draw_dice),
    "tiles": fixed(TILES_H, _draw_tiles),
    "phases": RulesPicture(_phases_height, _draw_phases),
}


SPACE: Final[tuple[Colour, Colour]] = ((0x23, 0x2A, 0x4A), (0x12, 0x15, 0x24))
EDGE: Final = 10.0
MARK: Final = 26.0
LARGEST: Final = 44.0


class SmallEmpires:
    def __init__(self, table: RollTable) -> None:
        self.tableaus = tuple(seat.tableau for seat in table.seats)

    def __call__(self, canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, 10, SPACE)
        draw_stars(canvas, box.inset(4), "small empires", 40)
        inner = box.inset(EDGE)
        count = max(SQUARES_TO_END, *(len(tableau) for tableau in self.tableaus))
        high = inner.h / max(1, len(self.tableaus))
        step = min((inner.w - MARK) / count, LARGEST)
        size = min(step, high) * 0.88
        for seat, tableau in enumerate(self.tableaus):
            cy = inner.y + (seat + 0.5) * high
            canvas.seat_mark(seat, inner.x + MARK / 2 - 3, cy, min(9.0, high / 2 - 1))
            for place in range(SQUARES_TO_END if len(tableau) <= SQUARES_TO_END else len(tableau)):
                cx = inner.x + MARK + (place + 0.5) * step
                if place >= len(tableau):
                    canvas.disc(cx, cy, size * 0.14, NIGHT, LINE, 1)
                elif SIDES[tableau[place]].is_world:
                    draw_planet(canvas, cx, cy, size, tableau[place], ring=False, has_glow=False)
                else:
                    draw_diamond(canvas, cx, cy, size, tableau[place], has_icon=False,
                                 has_glow=False)  # fmt: skip
        canvas.rounded(box, 10, None, (*WHITE, 30))
