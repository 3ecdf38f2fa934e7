"""The reveal on the stage: each phase that happens has a pane in which everybody's dice lie.

The screens are shutters: those of the phases that happen go up one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas, draw_cached
from engine.ui.theme import SEAT_COLOURS, SECOND_TEXT, Colour, Font, mix
from games.roll_galaxy.outlook import Tone
from games.roll_galaxy.scene.dice_faces import draw_dice_row, draw_die
from games.roll_galaxy.scene.layout import BoardPlaces, RevealPlaces, reveal_places
from games.roll_galaxy.scene.palette import GOOD_TEXT, INDIGO, PHASE_ICONS, PLAIN_TEXT, SHORT_TEXT
from games.roll_galaxy.scene.place_art import DECKS, draw_frame, draw_place
from games.roll_galaxy.scene.screen import SOFT
from games.roll_galaxy.scene.strip import PhaseSegment, draw_strip
from games.roll_galaxy.state import Worker

TONES: Final[dict[Tone, Colour]] = {
    "good": GOOD_TEXT, "short": SHORT_TEXT, "plain": PLAIN_TEXT,
}  # fmt: skip
SLATS: Final = ((0x39, 0x43, 0x6E), (0x20, 0x27, 0x48))
SLAT_LINE: Final[Colour] = (0x0E, 0x12, 0x24)
SLAT_LIGHT: Final[Colour] = (0x6A, 0x77, 0xB4)
SLAT: Final = 22.0
LEDGE: Final = ((0x10, 0x14, 0x28, 205), (0x0A, 0x0D, 0x1A, 235))
RISE: Final = 0.45
"""Of the time of the reveal a shutter takes so much; each begins a little after the other."""
BETWEEN: Final = 0.1
ROOMY: Final = 110.0
WIDE: Final = 560.0
"""In a pane so wide the words stand right of the dice."""
MARK: Final = 11.0
VIRTUAL: Final = 32.0
DICE: Final = (62.0, 52.0, 44.0, 36.0)
"""By the number of seats, from two on."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A seat's dice under a phase, and what will come of them."""

    workers: tuple[Worker, ...]
    virtual: tuple[int, ...] = ()
    result: str = ""
    detail: str = ""
    tone: Tone = "plain"


@dataclass(frozen=True, slots=True)
class RevealRow:
    """A seat in the reveal: a cell for each phase."""

    seat: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class RevealModel:
    """What the panes show; `progress` from 0 (screens still up) to 1."""

    rows: tuple[RevealRow, ...]
    phases: tuple[int, ...]
    segments: tuple[PhaseSegment, ...]
    voice: Voice
    progress: float = 1.0

    def share(self, phase: int) -> float:
        """How far the shutter of a phase has gone up."""
        if phase not in self.phases:
            return 0.0
        begin = BETWEEN * self.phases.index(phase)
        return max(0.0, min(1.0, (self.progress - begin) / RISE))


def draw_reveal(canvas: Canvas, places: BoardPlaces, shown: RevealModel) -> None:
    """The rail, and the panes with their dice."""
    draw_strip(canvas, places, shown.segments, shown.voice)
    grid = reveal_places(places.stage, shown.phases, len(shown.rows))
    key = ("roll-reveal", shown.voice.language, shown.rows, shown.phases)
    draw_cached(canvas, key, places.stage, lambda layer: _draw_panes(layer, grid, shown))
    for phase, pane in enumerate(grid.panes):
        _draw_shutter(canvas, pane, phase, shown.share(phase))


def _draw_panes(canvas: Canvas, grid: RevealPlaces, shown: RevealModel) -> None:
    for phase in shown.phases:
        pane = grid.panes[phase].inset(2, 0)
        draw_place(canvas, pane, phase, horizon=0.34, scrim=0.7)
        draw_frame(canvas, pane)
        for number, row in enumerate(shown.rows):
            _draw_ledge(canvas, grid.ledge(number, phase).inset(8, 4), row, phase, shown)


def _draw_shutter(canvas: Canvas, pane: Box, phase: int, risen: float) -> None:
    """Slats before a pane; what has gone up is no longer seen."""
    left = pane.h * (1 - risen)
    if left < 1:
        return
    box = Box(pane.x + 2, pane.y, pane.w - 4, left)
    canvas.rounded(box, 12, SLATS, SLAT_LIGHT)
    for slat in range(1, int(left // SLAT) + 1):
        y = box.bottom - slat * SLAT
        if y > box.y + 4:
            canvas.hairline(box.x + 2, y, box.w - 4, colour=SLAT_LINE)
            canvas.hairline(box.x + 2, y + 1, box.w - 4, colour=SLAT_LIGHT, alpha=70)
    if left > pane.h * 0.4:
        ink = mix(SLAT_LIGHT, INDIGO, 0.3)
        canvas.icon(PHASE_ICONS[phase], box.centre_x, box.bottom - pane.h / 2, 36, ink)


def _draw_ledge(canvas: Canvas, box: Box, row: RevealRow, phase: int, shown: RevealModel) -> None:
    """A seat's dice on their ledge, and what will come of them."""
    cell = row.cells[phase]
    canvas.rounded(box, 10, LEDGE, mix(DECKS[phase][0], DECKS[phase][1], 0.35))
    canvas.rounded(Box(box.x, box.y + 10, 4, box.h - 20), 2, SEAT_COLOURS[row.seat])
    if not cell.workers and not cell.virtual:
        canvas.seat_mark(row.seat, box.x + 22, box.centre_y, MARK)
        nobody = shown.voice.say(Message("no-worker"))
        canvas.text(box.x + 42, box.centre_y, nobody, 18, SECOND_TEXT)
        return
    size = DICE[min(len(DICE) - 1, len(shown.rows) - 2)]
    is_wide = box.w >= WIDE
    room = box.cut_left(box.w * 0.56)[1] if is_wide else box
    lines = _told(canvas, cell, room.w - 28, is_brief=not is_wide and box.h < ROOMY)
    step = canvas.line_step(18, 1.12)
    if is_wide:
        dice, y = Box(box.x + 46, box.y, box.w * 0.5, box.h), box.centre_y
        y -= step * (len(lines) - 1) / 2
    else:
        y = box.bottom - 4 - step * (len(lines) - 0.5)
        dice = Box(box.x + 42, box.y + 3, box.w - 54, y - step / 2 - box.y - 4)
        size = min(size, dice.h)
    canvas.seat_mark(row.seat, box.x + 22, dice.centre_y, min(MARK, dice.h / 2))
    _draw_workers(canvas, dice, cell, size)
    for number, (line, is_result) in enumerate(lines):
        face: Font = "text-semibold" if is_result else "text"
        ink = TONES[cell.tone] if is_result else SOFT
        canvas.text(room.x + 14, y + number * step, line, 18, ink, face)


def _told(canvas: Canvas, cell: Cell, room: float, *, is_brief: bool) -> list[tuple[str, bool]]:
    """What comes of the dice in lines, the result first; where it is brief the result alone."""
    lines = canvas.paragraph_lines(room, cell.result, 18, "text-semibold")[:2]
    told = [(line, True) for line in lines]
    if cell.detail and not is_brief:
        told += [(line, False) for line in canvas.paragraph_lines(room, cell.detail, 18)[:2]]
    return told


def _draw_workers(canvas: Canvas, box: Box, cell: Cell, size: float) -> None:
    """Those that call come first; virtual workers stand at the end."""
    workers = sorted(cell.workers, key=lambda worker: not worker.selecting)
    small = min(VIRTUAL, box.h)
    room = box.w - len(cell.virtual) * (small + 6)
    colours = [worker.colour for worker in workers]
    faces: Sequence[int | None] = [worker.face for worker in workers]
    draw_dice_row(canvas, box.x, box.centre_y, size, colours, faces=faces, width=room,
                  pitch=size + 10)  # fmt: skip
    for number, shade in enumerate(cell.virtual):
        x, y = box.right - small / 2 - number * (small + 6), box.centre_y
        draw_die(canvas, x, y, small, shade, None)
        canvas.disc(x + small * 0.36, y + small * 0.28, 9, (0x10, 0x13, 0x1B), INDIGO, 1.5)
        canvas.icon("robot-antennas", x + small * 0.36, y + small * 0.28, 13, PLAIN_TEXT)
