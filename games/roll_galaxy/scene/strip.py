"""The rail with the five phases: which are called, by whom, and which is played now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.text.message import Message, Ordinal
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas, draw_cached
from engine.ui.theme import WHITE, Colour, Font, Gradient, mix
from games.roll_galaxy.dice import PHASES
from games.roll_galaxy.scene.art.palette import INDIGO, PHASE_ICONS
from games.roll_galaxy.scene.layout import BoardPlaces
from games.roll_galaxy.state import RollTable
from games.roll_galaxy.tiles import PHASE

State = Literal["now", "next", "open", "done", "off"]

RAIL: Final[Gradient] = ((0x39, 0x43, 0x6E), (0x16, 0x1B, 0x33))
RAIL_EDGE: Final[Colour] = (0x64, 0x70, 0xA8)
GROUNDS: Final[dict[State, tuple[Gradient, Colour]]] = {
    "now": (((0x60, 0x70, 0xE2), (0x3F, 0x4C, 0xB4)), (0xD3, 0xDA, 0xFF)),
    "next": (((0x2C, 0x36, 0x6A), (0x1D, 0x24, 0x48)), (0x6F, 0x7C, 0xD0)),
    "open": (((0x15, 0x1A, 0x2E), (0x10, 0x14, 0x2A)), (0x2A, 0x33, 0x58)),
    "done": (((0x24, 0x40, 0x2F), (0x16, 0x2A, 0x20)), (0x3F, 0x7A, 0x55)),
    "off": (((0x15, 0x1A, 0x2E), (0x10, 0x14, 0x2A)), (0x2A, 0x33, 0x58)),
}
INKS: Final[dict[State, tuple[Colour, Colour]]] = {
    "now": (WHITE, WHITE),
    "next": ((0xDD, 0xE2, 0xFF), (0xC9, 0xD0, 0xFF)),
    "open": ((0xDD, 0xE2, 0xFF), (0xB4, 0xBD, 0xDF)),
    "done": ((0xBF, 0xE8, 0xCC), (0x9F, 0xE0, 0xB4)),
    "off": ((0x98, 0xA2, 0xC4), (0x98, 0xA2, 0xC4)),
}
MARK: Final = 11.0
MARK_STEP: Final = 20.0
AT_RIGHT: Final = 66.0


@dataclass(frozen=True, slots=True)
class PhaseSegment:
    """A phase on the rail. `callers` are seats; `by_die` where the extra die called it as well."""

    phase: int
    state: State
    words: Message | None = None
    callers: tuple[int, ...] = ()
    by_die: bool = False


def segments_of(table: RollTable, extra: int | None) -> tuple[PhaseSegment, ...]:
    if not table.revealed:
        return tuple(PhaseSegment(phase, "open") for phase in range(len(PHASES)))
    return tuple(_segment(table, phase, extra) for phase in range(len(PHASES)))


def _segment(table: RollTable, phase: int, extra: int | None) -> PhaseSegment:
    if phase not in table.phases:
        return PhaseSegment(phase, "off", Message("phase-nobody"))
    callers = tuple(n for n, seat in enumerate(table.seats) if seat.called == phase)
    state: State = "next"
    said = Message("phase-later", {"place": Ordinal(table.phases.index(phase) + 1)})
    if phase == table.phase:
        state, said = "now", Message("phase-now")
    elif table.phase is None or phase < table.phase:
        state, said = "done", Message("phase-done")
    return PhaseSegment(phase, state, said, callers, phase == extra)


def at_the_reveal(table: RollTable, extra: int | None) -> tuple[PhaseSegment, ...]:
    """The rail as the screens go up: what happens, in which order, and who called it."""
    found = []
    for phase in range(len(PHASES)):
        part = _segment(table, phase, extra)
        if part.state != "off":
            place = {"place": Ordinal(table.phases.index(phase) + 1)}
            state: State = "now" if part.callers or part.by_die else "next"
            part = PhaseSegment(
                phase, state, Message("phase-later", place), part.callers, part.by_die
            )
        found.append(part)
    return tuple(found)


def draw_strip(
    canvas: Canvas, places: BoardPlaces, segments: Sequence[PhaseSegment], voice: Voice
) -> None:
    key = ("roll-strip", voice.language, tuple(segments))
    draw_cached(canvas, key, places.strip, lambda layer: _paint(layer, places, segments, voice))


def _paint(
    canvas: Canvas, places: BoardPlaces, segments: Sequence[PhaseSegment], voice: Voice
) -> None:
    draw_rail(canvas, places.strip)
    for segment, box in zip(segments, places.segments, strict=True):
        words = "" if segment.words is None else voice.say(segment.words)
        draw_segment(canvas, box, segment.phase, segment.state, words, voice)
        _draw_callers(canvas, box, segment)


def draw_rail(canvas: Canvas, box: Box) -> None:
    canvas.shadow(box, 14, blur=14, drop=6, strength=120)
    canvas.rounded(box, 14, RAIL, RAIL_EDGE)
    canvas.rounded(box.inset(2), 12, None, (*WHITE, 26), 1)


def draw_segment(
    canvas: Canvas,
    box: Box,
    phase: int,
    state: State,
    words: str,
    voice: Voice,
    *,
    is_lit: bool = False,
) -> None:
    (upper, lower), edge = GROUNDS[state]
    if state == "now":
        canvas.shadow(box, 11, blur=14, drop=0, strength=130, colour=INDIGO)
    ground = (mix(upper, WHITE, 0.12), mix(lower, WHITE, 0.08)) if is_lit else (upper, lower)
    canvas.rounded(box, 11, ground, edge, 2 if state == "now" else 1)
    ink, quiet = INKS[state]
    canvas.icon(PHASE_ICONS[phase], box.x + 30, box.centre_y, 36, ink)
    x, room = box.x + 56, box.w - 56 - AT_RIGHT
    name = voice.say_name(PHASE(phase))
    size = canvas.fitting_size(name, room, (26, 24, 22, 20), "number-bold")
    canvas.text(x, box.centre_y - (11 if words else 0), name, size, ink, "number-bold")
    face: Font = "text-semibold" if state == "now" else "text"
    canvas.text(x, box.centre_y + 15, words, 18, quiet, face)


def _draw_callers(canvas: Canvas, box: Box, segment: PhaseSegment) -> None:
    x, y = box.right - 20, box.centre_y
    if segment.state == "done":
        canvas.icon("check", x, y, 24, INKS["done"][1])
        return
    if segment.by_die:
        canvas.icon("perspective-dice-six-faces-random", x, y, 26, WHITE)
        x -= MARK_STEP + 8
    step = min(MARK_STEP + 4, 46 / max(1, len(segment.callers) - 1))
    for seat in reversed(segment.callers):
        canvas.seat_mark(seat, x, y, MARK)
        x -= step
