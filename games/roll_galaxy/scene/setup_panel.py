"""The phases and the dice at a glance, as the set-up page shows them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.text.message import Message
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import LINE, SECOND_TEXT, SMALL, TEXT
from games.roll_galaxy.dice import DIE_FACES, PHASES
from games.roll_galaxy.names import KIND, PHASE
from games.roll_galaxy.scene.dice_faces import draw_die
from games.roll_galaxy.scene.palette import NIGHT, PHASE_ICONS

PHASE_H: Final = 102.0
NARROWEST_PHASE: Final = 162.0
DICE_H: Final = 80.0
NARROWEST_DICE: Final = 205.0
GAP: Final = 8.0
DIE: Final = 30.0
DIE_STEP: Final = 36.0
ICON: Final = 28.0


class PhasesAndDice:
    """Paints the five phases and the faces of the seven dice into the game's own panel."""

    title = Message("setup-phases-and-dice")
    icon = "list"

    def note(self, options: Mapping[str, str]) -> Message:
        """The quiet words beside the title."""
        return Message("setup-a-die-works")

    def height(self, width: float) -> float:
        """The room the cards need at a width."""
        return _rows_height(len(PHASES), width, NARROWEST_PHASE, PHASE_H) + GAP + _rows_height(
            len(DIE_FACES), width, NARROWEST_DICE, DICE_H
        )  # fmt: skip

    def draw(self, canvas: Canvas, box: Box, options: Mapping[str, str]) -> None:
        """The phases in their order, below them the dice."""
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
