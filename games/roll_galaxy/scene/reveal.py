"""The reveal: all strips side by side, rows are seats, columns are phases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.text.said import Ordinal, Said
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import PANEL_MARGIN, Canvas
from engine.ui.theme import PANEL, RAISED, SEAT_COLOURS, SECOND_TEXT, TEXT, WHITE, Font
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.names import PHASE
from games.roll_galaxy.outlook import Tone
from games.roll_galaxy.scene.dice_faces import Look, draw_die
from games.roll_galaxy.scene.layout import RevealPlaces
from games.roll_galaxy.scene.others import CardModel, draw_head, draw_numbers
from games.roll_galaxy.scene.palette import (
    CALLED_EDGE,
    GOOD_TEXT,
    INDIGO,
    PHASE_ICONS,
    PLAIN_TEXT,
    SHORT_TEXT,
)
from games.roll_galaxy.scene.screen import DEAD_INK
from games.roll_galaxy.state import Worker

DIE = 47.0
STEP = 54.0
TONES = {"good": GOOD_TEXT, "short": SHORT_TEXT, "plain": PLAIN_TEXT}


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
    """A seat in the reveal: its card, its call, and a cell for each phase."""

    card: CardModel
    call: str
    called: int | None
    cells: tuple[Cell, ...]
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class RevealModel:
    """The whole grid; `progress` from 0 (screens still up) to 1, `extra` the white die's phase."""

    rows: tuple[RevealRow, ...]
    phases: tuple[int, ...]
    extra: int | None
    voice: Voice
    progress: float = 1.0


def draw_reveal(canvas: Canvas, places: RevealPlaces, shown: RevealModel) -> None:
    """Headline, columns of light, seats and their dice."""
    _draw_headline(canvas, places, shown)
    for phase in range(len(PHASES)):
        _draw_column(canvas, places, phase, shown)
    for number, row in enumerate(shown.rows):
        _draw_seat(canvas, places.seats[number], row)
        for phase, cell in enumerate(row.cells):
            _draw_cell(canvas, places.cell(number, phase), cell, phase, shown)


def _draw_headline(canvas: Canvas, places: RevealPlaces, shown: RevealModel) -> None:
    x, y = places.box.x + 4, places.box.y
    canvas.text(x, y + 34, shown.voice.say(Said("reveal-title")), 48, TEXT, "number-bold")
    if _share(shown, 0.0, 0.5) < 1:
        return
    count = Said("phases-counted", {"number": len(shown.phases)})
    canvas.text(x, y + 84, shown.voice.say(count), 26, TEXT, "text-semibold")
    canvas.text(x, y + 118, shown.voice.say(count, "detail"), 18, SECOND_TEXT)


def _share(shown: RevealModel, start: float, length: float) -> float:
    """How far a part of the animation is that begins at `start`."""
    return max(0.0, min(1.0, (shown.progress - start) / length))


def _draw_column(canvas: Canvas, places: RevealPlaces, phase: int, shown: RevealModel) -> None:
    column, head = places.columns[phase], places.heads[phase]
    if phase in shown.phases:
        order = shown.phases.index(phase)
        alpha = 255 * _share(shown, 0.08 * order, 0.4)
        if alpha <= 0:
            _draw_dead_column(canvas, column, head, phase, shown.voice)
            return
        callers = [row.card.seat for row in shown.rows if row.called == phase]

        def paint(inner: Canvas) -> None:
            _paint_lit_column(inner, column, head, phase, order, callers, shown)

        if canvas.audit is not None or alpha >= 255:
            key = (
                "roll-reveal-column",
                shown.voice.language,
                phase,
                order,
                tuple(callers),
                shown.extra == phase,
            )
            canvas.cached(key, column, paint, margin=40)
        else:
            canvas.rounded(column, 16, ((0x3A, 0x45, 0x9E, 150), (0x22, 0x28, 0x52, 120)),
                           (*INDIGO, 190), 2, alpha=alpha)  # fmt: skip
            canvas.rounded(head, 14, ((0x5A, 0x67, 0xDC), (0x3B, 0x45, 0x9F)), CALLED_EDGE, 2,
                           alpha=alpha)  # fmt: skip
        return
    said = Said("nobody-called-it")
    _draw_dead_column(canvas, column, head, phase, shown.voice, said)


def _draw_dead_column(
    canvas: Canvas, column: Box, head: Box, phase: int, voice: Voice, said: Said | None = None
) -> None:
    canvas.rounded(column, 16, (0x12, 0x15, 0x1A, 170), (0x26, 0x2C, 0x35))
    canvas.icon(PHASE_ICONS[phase], head.x + 44, head.y + 44, 46, (0x7B, 0x85, 0x94))
    canvas.text(head.x + 78, head.y + 45, voice.say_name(PHASE(phase)), 34, DEAD_INK, "number-bold")
    if said is not None:
        canvas.text(head.x + 24, head.y + 106, voice.say(said), 18, DEAD_INK)


def _paint_lit_column(
    canvas: Canvas,
    column: Box,
    head: Box,
    phase: int,
    order: int,
    callers: Sequence[int],
    shown: RevealModel,
) -> None:
    canvas.rounded(column, 16, ((0x3A, 0x45, 0x9E, 150), (0x22, 0x28, 0x52, 120)),
                   (*INDIGO, 190), 2)  # fmt: skip
    canvas.shadow(head, 14, blur=18, drop=0, strength=100, colour=INDIGO)
    canvas.rounded(head, 14, ((0x5A, 0x67, 0xDC), (0x3B, 0x45, 0x9F)), CALLED_EDGE, 2)
    canvas.icon(PHASE_ICONS[phase], head.x + 44, head.y + 44, 50, WHITE)
    canvas.text(
        head.x + 78, head.y + 45, shown.voice.say_name(PHASE(phase)), 34, WHITE, "number-bold"
    )
    strip = Box(head.x + 12, head.y + 84, head.w - 24, 44)
    canvas.rounded(strip, 10, (0x20, 0x27, 0x5C))
    y = strip.centre_y
    canvas.text(
        strip.x + 12,
        y,
        shown.voice.say(Said("place-in-row", {"place": Ordinal(order + 1)})),
        20,
        WHITE,
        "number-bold",
    )
    x = strip.right - 18
    if shown.extra == phase:
        canvas.icon("perspective-dice-six-faces-random", x - 4, y, 30, WHITE)
        x -= 38
    for seat in reversed(callers):
        canvas.seat_mark(seat, x, y, 11)
        x -= 32
    words = shown.voice.say(Said("called-by" if callers else "by-the-die"))
    if strip.x + 58 + canvas.text_width(words, 18) <= x + 14:
        canvas.text(strip.x + 58, y, words, 18, (0xDD, 0xE1, 0xFF))


def _draw_seat(canvas: Canvas, box: Box, row: RevealRow) -> None:
    shown = row.card
    key = ("roll-reveal-seat", *shown.key, row.call, row.is_own)

    def paint(inner: Canvas) -> None:
        fill = RAISED if row.is_own else PANEL
        inner.panel(box, fill=fill, active=False)
        if row.is_own:
            inner.rounded(box, 12, None, (0x5C, 0x6B, 0xC9))
        inner.rounded(Box(box.x, box.y + 12, 4, box.h - 24), 2, SEAT_COLOURS[shown.seat])
        draw_head(inner, Box(box.x + 12, box.y + 10, box.w - 24, 38), shown)
        draw_numbers(inner, box.x + 16, box.y + 70, box.w - 32, shown.held)
        band = Box(box.x + 16, box.bottom - 46, box.w - 32, 34)
        inner.rounded(band, 8, (0x2A, 0x32, 0x70))
        if row.called is not None:
            inner.icon(PHASE_ICONS[row.called], band.x + 18, band.centre_y, 22, WHITE)
        inner.text(band.x + 36, band.centre_y, row.call, 18, (0xE6, 0xE9, 0xFF), "text-semibold",
                   max_width=band.w - 44)  # fmt: skip

    canvas.cached(key, box, paint, margin=PANEL_MARGIN)


def _draw_cell(canvas: Canvas, box: Box, cell: Cell, phase: int, shown: RevealModel) -> None:
    is_live = phase in shown.phases
    fill = (0x0E, 0x11, 0x17, 215 if is_live else 150)
    canvas.rounded(box, 12, fill, (0x39, 0x42, 0x7A) if is_live else (0x25, 0x2B, 0x34))
    fall = _share(shown, 0.25 + 0.06 * phase, 0.35)
    if fall <= 0:
        return
    workers = sorted(cell.workers, key=lambda worker: not worker.selecting)
    _draw_workers(canvas, box, workers, is_live=is_live, rise=(1 - fall) * 30)
    for number, shade in enumerate(cell.virtual if is_live else ()):
        x = box.right - 26 - number * 38
        draw_die(canvas, x, box.y + 30, 32, shade, None)
        canvas.disc(x + 13, box.y + 43, 10, (0x10, 0x13, 0x1B), INDIGO, 1.5)
        canvas.icon("robot-antennas", x + 13, box.y + 43, 14, WHITE)
    y = box.bottom
    has_rows = len(workers) > 4 and box.h < 170
    if is_live:
        if not workers and not cell.virtual:
            canvas.text(
                *box.centre, shown.voice.say(Said("no-worker")), 18, DEAD_INK, align="centre"
            )
            return
        colour = TONES[cell.tone]
        if has_rows:
            _say(canvas, box, y - 14, cell.result, colour)
            return
        _say(canvas, box, y - 46, cell.result, colour)
        _say(canvas, box, y - 21, cell.detail, SECOND_TEXT, font_bold=False)
    elif workers:
        canvas.icon("arrow-back-up", box.x + 22, y - 21, 20, DEAD_INK)
        canvas.text(box.x + 38, y - 21, shown.voice.say(Said("back-to-cup")), 18, DEAD_INK)


def _say(
    canvas: Canvas,
    box: Box,
    y: float,
    words: str,
    colour: tuple[int, int, int],
    *,
    font_bold: bool = True,
) -> None:
    room = box.w - 20
    face: Font = "text-semibold" if font_bold else "text"
    parts = words.split(" ")
    while len(parts) > 1 and canvas.text_width(" ".join(parts), 18, face) > room:
        parts.pop()
    canvas.text(box.x + 12, y, " ".join(parts).rstrip(","), 18, colour, face)


def _draw_workers(
    canvas: Canvas,
    box: Box,
    workers: Sequence[Worker],
    *,
    is_live: bool,
    rise: float,
) -> None:
    """Four to a row; the dice of a phase that nobody called are pale."""
    look: Look = "plain" if is_live else "dimmed"
    room = (box.w - 16 - DIE) / 3
    step = min(STEP, room)
    most = 8 if len(workers) <= 8 else len(workers)
    a_row = 4 if most == 8 else -(-len(workers) // 2)
    if a_row > 4:
        step = (box.w - 16 - DIE) / (a_row - 1)
    rows = -(-len(workers) // a_row) if workers else 1
    gap = 56.0 if box.h >= 140 else 46.0
    for number, worker in enumerate(workers):
        x = box.x + 8 + DIE / 2 + (number % a_row) * step
        y = box.y + (38 if rows == 1 else 32) + (number // a_row) * gap - rise
        draw_die(canvas, x, y, DIE - (3 if worker.selecting else 0), worker.colour, worker.face,
                 look=look, is_selecting=worker.selecting and is_live)  # fmt: skip
