"""What the pages for hands show of Despirala: the dice that are set aside."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.instructions import ToDo
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.dice import draw_mini_die
from engine.ui.real_table.physical_pieces import Carried, Hands, StepPicture
from games.despirala.events import DiceSetAside


class DespiralaHands(Hands):
    """Dice by their faces."""

    def touched(self, event: Any, table: Any) -> tuple[str, ...]:
        """The dice, where some are set aside."""
        return ("dice",) if isinstance(event, DiceSetAside) else ()

    def carried(self, todo: ToDo, table: Any) -> Carried | None:
        """The dice that are set aside."""
        if not isinstance(todo.event, DiceSetAside):
            return None
        return Carried(tuple((f"face-{face}", 1) for face in sorted(todo.event.faces)))

    def picture(self, name: str, seat: int | None, table: Any) -> StepPicture | None:
        """A die with a face, or any."""
        if name == "die":
            return StepPicture(partial(_paint_die, 6))
        kind, _, face = name.partition("-")
        return StepPicture(partial(_paint_die, int(face))) if kind == "face" else None


def _paint_die(face: int, canvas: Canvas, box: Box) -> None:
    size = min(box.w, box.h) * 0.9
    draw_mini_die(canvas, box.centre_x - size / 2, box.centre_y - size / 2, size, face)
