"""Small tables at the left: points by category, and the phases called so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.theme import SECOND_TEXT, TEXT, mix
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.scene.palette import CALLED_EDGE, INDIGO, PHASE_ICONS, TRAY
from games.roll_galaxy.scoring import SeatScore

ROW = 44.0
HEAD = 34.0
TITLE = 48.0
CALL_HEAD = 34.0
CALL_ROW = 38.0


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A seat with its points."""

    seat: int
    name: str
    score: SeatScore

    @property
    def bonus(self) -> int:
        return sum(points for _, points in self.score.bonuses)


def scores_height(seats: int) -> float:
    """The height of the panel with its title."""
    return TITLE + HEAD + seats * ROW + 16


def draw_scores(canvas: Canvas, box: Box, rows: Sequence[ScoreRow], voice: Voice) -> None:
    """Tiles, chips, bonuses and the sum of every seat, the best marked by its place alone."""
    columns = _columns(box)
    for (x, _), words in zip(columns, ("tiles", "vp", "six-plus", "sum"), strict=True):
        canvas.text(
            x,
            box.y + HEAD / 2 - 4,
            voice.say(Message(f"column-{words}")),
            18,
            SECOND_TEXT,
            align="right",
        )
    canvas.hairline(box.x, box.y + HEAD - 6, box.w, alpha=150)
    for number, row in enumerate(rows):
        y = box.y + HEAD + (number + 0.5) * ROW
        canvas.seat_mark(row.seat, box.x + 13, y, 12)
        values = (row.score.costs, row.score.chips, row.bonus, row.score.total)
        for (x, is_sum), value in zip(columns, values, strict=True):
            canvas.text(x, y, str(value), 22 if is_sum else 20, TEXT if is_sum else SECOND_TEXT,
                        "number-bold", "right")  # fmt: skip


def _columns(box: Box) -> tuple[tuple[float, bool], ...]:
    right = box.right
    return ((right - 168, False), (right - 116, False), (right - 66, False), (right, True))


# -- phases called --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CallRow:
    """How often a seat has called each phase, and what it called last."""

    seat: int
    counts: tuple[int, ...]
    last: int | None = None


def calls_height(seats: int) -> float:
    """The height of the panel with its title."""
    return TITLE + CALL_HEAD + seats * CALL_ROW + 16


def draw_calls(canvas: Canvas, box: Box, rows: Sequence[CallRow]) -> None:
    """A row per seat, a column per phase; the last call has a light ground."""
    left = 40.0
    pitch = (box.w - left) / len(PHASES)
    centres = [box.x + left + (n + 0.5) * pitch for n in range(len(PHASES))]
    for x, icon in zip(centres, PHASE_ICONS, strict=False):
        canvas.icon(icon, x, box.y + 14, 24, SECOND_TEXT)
    most = max([1, *(count for row in rows for count in row.counts)])
    for number, row in enumerate(rows):
        y = box.y + CALL_HEAD + (number + 0.5) * CALL_ROW
        canvas.seat_mark(row.seat, box.x + 13, y, 11)
        for phase, (x, count) in enumerate(zip(centres, row.counts, strict=True)):
            cell = Box.around(x, y, pitch - 6, CALL_ROW - 8)
            edge = CALLED_EDGE if phase == row.last else None
            canvas.rounded(cell, 7, mix(TRAY, INDIGO, 0.06 + 0.44 * count / most), edge, 1.5)
            canvas.text(x, y, str(count), 18, TEXT, "number-bold", "centre")
