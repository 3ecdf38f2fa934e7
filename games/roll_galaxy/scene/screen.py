"""The rail with the five phases, and the stage while dice are assigned: columns under it, tools.

The rail shows which phases are called, by whom, and which is played now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.text.message import Message, Ordinal
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, draw_cached
from engine.ui.table.selection import Part
from engine.ui.theme import TEXT, WHITE, Colour, Font, Gradient, mix
from games.roll_galaxy.dice import PHASES, WILD
from games.roll_galaxy.effects import Reassign
from games.roll_galaxy.projection import Outlook, Tone
from games.roll_galaxy.scene.art.dice_faces import (
    FALLEN,
    draw_die,
    draw_die_place,
    draw_tumbling_die,
    thrown_at,
)
from games.roll_galaxy.scene.art.palette import (
    CALLED_EDGE,
    GOOD_TEXT,
    INDIGO,
    PHASE_ICONS,
    SHORT_TEXT,
    draw_meant,
)
from games.roll_galaxy.scene.art.place_art import draw_frame, draw_place
from games.roll_galaxy.scene.art.symbols import draw_symbol
from games.roll_galaxy.scene.layout import DIE, TOOLS, BoardPlaces, Column
from games.roll_galaxy.scene.selection import DICTATE, Target, Tool
from games.roll_galaxy.state import DICTATED, UNPLACED, RollTable, Seat, Worker
from games.roll_galaxy.tiles import FACE, PHASE, effects_in

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


SILL: Final = ((0x14, 0x1A, 0x30), (0x10, 0x14, 0x26))
CALLED_PANE: Final[Colour] = (0xE0, 0xE5, 0xFF)
EDGE: Final[Colour] = (0x4A, 0x55, 0x8C)
QUIET: Final[Colour] = (0xB4, 0xBD, 0xDF)
SOFT: Final[Colour] = (0xC4, 0xCB, 0xE2)
TOOL: Final[Colour] = (0x1C, 0x22, 0x36)
TOOL_EDGE: Final[Colour] = (0x3A, 0x44, 0x70)
USED: Final[Colour] = (0x17, 0x26, 0x1F)
USED_EDGE: Final[Colour] = (0x3F, 0x7A, 0x55)
GHOST: Final[Colour] = (0x8F, 0x9B, 0xD8)
SELECTING: Final = 48.0
WILD_WORDS: Final = 140.0
LEAN: Final = 6.0  # what three lines may take of their box and a little above
TONES: Final[dict[Tone, Colour]] = {"good": GOOD_TEXT, "short": SHORT_TEXT, "plain": SOFT}


@dataclass(frozen=True, slots=True)
class DieSpot:
    worker: int
    at: Point
    size: float

    @property
    def box(self) -> Box:
        return Box.around(*self.at, self.size, self.size)


@dataclass(frozen=True, slots=True)
class GhostSpot:
    """The place that a moved die left."""

    at: Point
    size: float


@dataclass(frozen=True, slots=True)
class Summary:
    count: int
    role: str
    total: str
    lines: tuple[str, ...]
    tone: Tone
    brief: str


def summary_of(found: Outlook, voice: Voice) -> Summary:
    total = "" if found.total is None else voice.say(found.total)
    brief = "" if found.brief is None else voice.say(found.brief)
    lines = tuple(map(voice.say, found.lines))
    return Summary(found.count, voice.say(found.role), total, lines, found.tone, brief)


@dataclass(frozen=True, slots=True)
class ScreenModel:
    seat: Seat
    outlooks: tuple[Summary, ...]
    voice: Voice
    tools: tuple[Tool, ...]
    lit: frozenset[Part] = frozenset()
    movable: frozenset[int] = frozenset()
    in_hand: int | None = None
    carried: int | None = None
    tool: int | None = None
    hovered: frozenset[object] = frozenset()
    tumble: float = 1.0
    pulse: float = 1.0
    is_locked: bool = False
    meant: int | None = None
    """The phase that a hint selects."""


# -- where things are -----------------------------------------------------------------------------


def die_spots(places: BoardPlaces, seat: Seat) -> list[DieSpot]:
    """Where each worker lies: selecting dice on their plaque, the others in the trays."""
    found = []
    wild_row = unplaced_spots(places, seat)
    for number, at in wild_row:
        found.append(DieSpot(number, at, DIE))
    for phase, column in enumerate(places.columns):
        here = [n for n, worker in enumerate(seat.workers)
                if worker.place == phase and not worker.selecting]  # fmt: skip
        ghosts = len(_left(seat, phase))
        for number, at in zip(here, column.dice(len(here) + ghosts), strict=False):
            found.append(DieSpot(number, at, DIE))
        for number, worker in enumerate(seat.workers):
            if worker.place == phase and worker.selecting:
                found.append(DieSpot(number, column.slot, SELECTING))
    tool = tool_boxes(places, seat)[0]
    given = [n for n, worker in enumerate(seat.workers) if worker.place == DICTATED]
    for index, number in enumerate(given):
        x, y = give_place(tool)
        found.append(DieSpot(number, (x - index * 14, y), 48))
    return found


def unplaced_spots(places: BoardPlaces, seat: Seat) -> list[tuple[int, Point]]:
    """Wilds not placed yet lie in a band of their own, left of the tools."""
    wilds = [n for n, worker in enumerate(seat.workers) if worker.place == UNPLACED]
    band = wild_band(places, seat)
    if band is None:
        return []
    first = band.x + WILD_WORDS + DIE / 2
    step = min(DIE + 8, (band.right - 12 - DIE / 2 - first) / max(1, len(wilds) - 1))
    return [(number, (first + n * step, band.centre_y)) for n, number in enumerate(wilds)]


def wild_band(places: BoardPlaces, seat: Seat) -> Box | None:
    """Where Wilds wait to be placed; None without any."""
    wilds = sum(worker.place == UNPLACED for worker in seat.workers)
    if not wilds:
        return None
    row = places.tools
    width = min(row.w * 0.5, WILD_WORDS + wilds * (DIE + 8) + 8)
    return Box(row.x, row.y, width, row.h)


def ghost_spots(places: BoardPlaces, seat: Seat) -> list[GhostSpot]:
    found = []
    for phase, column in enumerate(places.columns):
        here = sum(worker.place == phase and not worker.selecting for worker in seat.workers)
        left = len(_left(seat, phase))
        found += [GhostSpot(at, DIE) for at in column.dice(here + left)[here:]]
    return found


def _left(seat: Seat, phase: int) -> list[int]:
    """The uses by which dice left a phase."""
    return [use.worker for use in seat.uses
            if use.source == phase and use.worker < len(seat.workers)
            and seat.workers[use.worker].place != phase]  # fmt: skip


def tool_boxes(places: BoardPlaces, seat: Seat) -> tuple[Box, ...]:
    """Dictate and the Reassign powers side by side, right of the Wilds that wait."""
    count = 1 + len(effects_in(seat.tableau, Reassign))
    row, band = places.tools, wild_band(places, seat)
    least = 2 if band is None else 1
    if band is not None:
        row = row.cut_left(band.w, 16)[1]
    return row.row(*[None] * max(least, count), gap=16)[:count]


def give_place(box: Box) -> Point:
    """Where the die given for a Dictate goes."""
    return (box.right - 132, box.centre_y) if box.w >= 300 else (box.right - 40, box.centre_y)


# -- drawing --------------------------------------------------------------------------------------


def draw_screen(canvas: Canvas, places: BoardPlaces, shown: ScreenModel) -> None:
    if shown.lit or shown.hovered or shown.tool is not None:
        _draw_furniture(canvas, places, shown)
    else:
        _draw_kept_furniture(canvas, places, shown)
    for ghost in ghost_spots(places, shown.seat):
        draw_die_place(canvas, *ghost.at, ghost.size, GHOST, icon="arrow-left", alpha=190)
    _draw_dice(canvas, places, shown)


def _draw_kept_furniture(canvas: Canvas, places: BoardPlaces, shown: ScreenModel) -> None:
    """With nothing lit it stays as it is while the dice roll."""
    seat = shown.seat
    out = tuple(sum(worker.place == place for worker in seat.workers)
                for place in (UNPLACED, DICTATED))  # fmt: skip
    key = ("roll-screen", shown.is_locked, shown.outlooks, shown.tools, shown.voice.language,
           seat.called, seat.tableau, out, shown.meant)  # fmt: skip
    draw_cached(canvas, key, places.screen, lambda layer: _draw_furniture(layer, places, shown))


def _draw_furniture(canvas: Canvas, places: BoardPlaces, shown: ScreenModel) -> None:
    """Everything on the screen but the dice and the places that they left."""
    draw_rail(canvas, places.strip)
    whole = places.stage.cut_bottom(TOOLS, 8)[1]
    for phase, column in enumerate(places.columns):
        _draw_column(canvas, column, phase, shown)
    draw_frame(canvas, whole)
    band = wild_band(places, shown.seat)
    if band is not None:
        _draw_wilds(canvas, band, shown.voice)
    for tool, box in zip(shown.tools, tool_boxes(places, shown.seat), strict=True):
        _draw_tool(canvas, box, tool, shown)
    if shown.meant is not None:
        draw_meant(canvas, places.columns[shown.meant].plaque, 11)


def _draw_column(canvas: Canvas, column: Column, phase: int, shown: ScreenModel) -> None:
    is_called = shown.seat.called == phase
    slot = Target("slot", phase)
    words = shown.voice.say(Message("your-call" if is_called else "if-called"))
    is_lit = slot in shown.lit and slot in shown.hovered
    draw_segment(canvas, column.plaque, phase, "now" if is_called else "open", words, shown.voice,
                 is_lit=is_lit)  # fmt: skip
    if not is_called and (slot in shown.lit or (shown.seat.called is None and not shown.is_locked)):
        draw_die_place(canvas, *column.slot, SELECTING - 6, GHOST, alpha=170)
    if slot in shown.lit:
        _draw_lit(canvas, column.plaque, 11, shown.pulse)
    pane = column.tray.union(column.summary)
    is_bright = is_called or Target("tray", phase) in shown.hovered
    draw_place(canvas, column.tray, phase, is_lit=is_bright, radius=0, horizon=0.62)
    canvas.rounded(column.summary, 0, SILL)
    canvas.hairline(pane.right, pane.y, pane.h, vertical=True, colour=EDGE)
    if is_called:
        canvas.rounded(pane.inset(2), 6, None, CALLED_PANE, 3)
    if Target("tray", phase) in shown.lit:
        _draw_lit(canvas, pane.inset(2), 6, shown.pulse)
    _draw_summary(canvas, column.summary.inset(12, 4), shown.outlooks[phase], is_called)


def _draw_lit(canvas: Canvas, box: Box, radius: float, pulse: float) -> None:
    canvas.rounded(
        box, radius, (*INDIGO, round(30 * pulse)), (*CALLED_EDGE, round(120 + 135 * pulse)), 2
    )


def _draw_summary(canvas: Canvas, box: Box, found: Summary, is_called: bool) -> None:
    y = box.y + 13
    ink = WHITE if is_called else TEXT
    width = canvas.text(box.x + 4, y, str(found.count), 20, ink, "number-bold")
    width += canvas.text(box.x + 12 + width, y, found.role, 20, ink, "text-bold")
    colour = TONES[found.tone]
    room, lines = box.w - 16 - width, found.lines
    most = int((box.h - 36) // 24)
    if found.total and canvas.text_width(found.total, 19, "number-bold") > room - 8:
        whole = (f"{found.total}:", *lines)
        lines = whole if has_room(canvas, whole, box.w - 8, 18, most) else lines
    elif found.total:
        tone = colour if found.tone != "plain" else SOFT
        canvas.text(box.right - 4, y, found.total, 19, tone, "number-bold", "right")
    if found.brief and not has_room(canvas, lines, box.w - 8, 18, most):
        lines = (*lines[:-1], found.brief)
    for index, line in enumerate(fitted_lines(canvas, lines, box.w - 8, 18, most)[:most]):
        canvas.text(box.x + 4, y + 27 + index * 24, line, 18, colour)


def fitted_lines(
    canvas: Canvas, lines: Sequence[str], width: float, size: float, most: int = 2
) -> tuple[str, ...]:
    """The lines as they are if each fits, else broken anew; what is too long loses its end."""
    if all(canvas.text_width(line, size) <= width for line in lines):
        return tuple(lines)
    if has_room(canvas, lines, width, size, most):
        return canvas.paragraph_lines(width, " ".join(lines), size)
    return tuple(
        line if canvas.text_width(line, size) <= width else shortened(canvas, line, width, size)
        for line in lines
    )


def has_room(canvas: Canvas, lines: Sequence[str], width: float, size: float, most: int) -> bool:
    """Whether the lines fit whole, as they are or broken anew."""
    if len(lines) <= most and all(canvas.text_width(line, size) <= width for line in lines):
        return True
    return len(canvas.paragraph_lines(width, " ".join(lines), size)) <= most


def shortened(canvas: Canvas, words: str, width: float, size: float) -> str:
    """The words without their last ones, so that no word is cut in two."""
    parts = words.split(" ")
    while len(parts) > 1 and canvas.text_width(" ".join(parts), size) > width:
        parts.pop()
    if canvas.audit is not None and len(parts) < len(words.split(" ")):
        canvas.audit.lose(words)
    return " ".join(parts).rstrip(",:")


def _draw_wilds(canvas: Canvas, box: Box, voice: Voice) -> None:
    canvas.rounded(box, 12, TOOL, (0x8A, 0x74, 0x45))
    wilds = Message("wilds-here", {"phase": FACE(WILD)})
    canvas.icon("star-filled", box.x + 28, box.centre_y, 28, SHORT_TEXT)
    canvas.text(box.x + 52, box.y + 24, voice.say(wilds), 20, TEXT, "text-bold")
    detail = voice.say(wilds, "detail")
    if canvas.text_width(detail, 18) <= WILD_WORDS - 56:
        canvas.text(box.x + 52, box.y + 52, detail, 18, SOFT)


def _draw_tool(canvas: Canvas, box: Box, tool: Tool, shown: ScreenModel) -> None:
    is_used = tool.state == "used"
    is_chosen = shown.tool == tool.power
    is_hovered = ("tool", tool.power) in shown.hovered
    fill = USED if is_used else mix(TOOL, INDIGO, 0.12 if is_hovered else 0.0)
    canvas.rounded(box, 12, fill, USED_EDGE if is_used else TOOL_EDGE)
    if tool.power == DICTATE and Target("dictate") in shown.lit:
        _draw_lit(canvas, box, 12, shown.pulse)
    if is_chosen:
        canvas.rounded(box, 12, None, INDIGO, 3)
    x = box.x + 68
    if tool.power == DICTATE:
        canvas.icon("public-speaker", box.x + 36, box.centre_y, 40, (0xC9, 0xD0, 0xFF))
    else:
        draw_symbol(canvas, box.x + 38, box.centre_y, 58, tool.power, has_badge=False)
        x = box.x + 76
    right = box.right - 12
    if tool.power == DICTATE and box.w >= 520:
        right = _draw_dictate_places(canvas, box, shown)
    elif box.w >= 520:
        right = _draw_moves(canvas, box, tool)
    elif tool.power == DICTATE and box.w >= 340:
        draw_die_place(canvas, *give_place(box), 48, GHOST, alpha=200)
        right = give_place(box)[0] - 34
    _draw_tool_words(canvas, box, x, right, tool)


def _draw_tool_words(canvas: Canvas, box: Box, x: float, right: float, tool: Tool) -> None:
    room = right - x - 8
    size = 20 if canvas.text_width(tool.title, 20, "text-bold") <= room else 18
    title = tool.title
    if canvas.text_width(title, size, "text-bold") > room:
        lines = canvas.paragraph_lines(room, title, 18, "text-bold")[:2]
        for index, line in enumerate(lines):
            canvas.text(x, box.y + 24 + 28 * index, line, 18, TEXT, "text-bold")
        return
    lines = canvas.paragraph_lines(room, tool.words, 18)
    if len(lines) > 1:
        _draw_tight_words(canvas, box, x, room, title, lines)
        return
    width = canvas.text(x, box.y + 24, title, size, TEXT, "text-bold")
    is_used = tool.state == "used"
    if tool.note and canvas.text_width(tool.note, 18) + width + 12 <= room:
        canvas.text(x + width + 12, box.y + 24, tool.note, 18, GOOD_TEXT if is_used else QUIET)
    canvas.text(x, box.y + 52, tool.words, 18, SOFT)


def _draw_tight_words(
    canvas: Canvas, box: Box, x: float, room: float, title: str, lines: Sequence[str]
) -> None:
    """A tool's name and its words in two lines, close together; the name alone where type is too
    large for three lines: the words are read on hover.
    """
    step = canvas.line_step(18, 1.2)
    is_room = len(lines) == 2 and 3 * step <= box.h + LEAN
    rows = lines if is_room else ()
    y = box.centre_y - step * len(rows) / 2
    canvas.text(x, y, title, 18, TEXT, "text-bold")
    for index, line in enumerate(rows):
        canvas.text(x, y + step * (index + 1), line, 18, SOFT)


def _draw_dictate_places(canvas: Canvas, box: Box, shown: ScreenModel) -> float:
    x, y = give_place(box)
    given = [w for w in shown.seat.workers if w.place == DICTATED]
    if not given:
        draw_die_place(canvas, x, y, 52, INDIGO, word=shown.voice.say(Message("give-here")))
    canvas.icon("arrow-right", x + 48, y, 26, QUIET)
    draw_die_place(canvas, x + 92, y, 52, INDIGO, word=shown.voice.say(Message("any-there")))
    return x - 34


def _draw_moves(canvas: Canvas, box: Box, tool: Tool) -> float:
    if not tool.moves:
        return box.right - 16
    x = box.right - 40
    for _, source, place in reversed(tool.moves[-2:]):
        canvas.icon(PHASE_ICONS[place % 6], x, box.centre_y, 28, (0xC9, 0xD0, 0xFF))
        canvas.icon("arrow-right", x - 32, box.centre_y, 24, QUIET)
        canvas.icon(PHASE_ICONS[source % 6], x - 64, box.centre_y, 28, (0xC9, 0xD0, 0xFF))
        x -= 112
    return x + 20


def _draw_dice(canvas: Canvas, places: BoardPlaces, shown: ScreenModel) -> None:
    seat = shown.seat
    moved = {use.worker for use in seat.uses}
    for spot in die_spots(places, seat):
        worker = seat.workers[spot.worker]
        if spot.worker == shown.carried:
            draw_die_place(canvas, *spot.at, spot.size, GHOST, alpha=150)
            continue
        if shown.tumble < 1:
            _draw_thrown(canvas, places, spot, worker, shown.tumble)
            continue
        key = ("die", spot.worker)
        is_in_hand = shown.in_hand == spot.worker
        is_offered = shown.tool is not None and spot.worker in shown.movable
        is_lifted = is_in_hand or key in shown.hovered
        draw_die(
            canvas, *spot.at, spot.size, worker.colour, worker.face,
            is_selecting=worker.selecting, is_moved=spot.worker in moved and not worker.selecting,
            is_hovered=key in shown.hovered and spot.worker in shown.movable,
            turn=0 if is_lifted else _rest(worker, spot.worker),
        )  # fmt: skip
        if is_in_hand:
            canvas.rounded(spot.box.inset(-5), spot.size * 0.27, None, INDIGO, 3)
        elif is_offered:
            _draw_lit(canvas, spot.box.inset(-4), spot.size * 0.26, shown.pulse)


def _draw_thrown(
    canvas: Canvas, places: BoardPlaces, spot: DieSpot, worker: Worker, tumble: float
) -> None:
    start = (places.cup.x + 30, places.cup.centre_y)
    at = thrown_at(start, spot.at, tumble, spot.worker)
    draw_tumbling_die(canvas, *at, spot.size, worker.colour, worker.face, tumble,
                      variant=spot.worker, turn=_rest(worker, spot.worker))  # fmt: skip


def _rest(worker: Worker, number: int) -> int:
    """How a die lies that nobody has touched: those that select stand straight."""
    return 0 if worker.selecting else FALLEN[number % len(FALLEN)]


def hovered_keys(is_lit: Callable[[tuple[object, ...]], bool], seat: Seat) -> frozenset[object]:
    """What the pointer is on, in the words of `ScreenModel.hovered`."""
    found: list[object] = [("die", n) for n in range(len(seat.workers)) if is_lit(("die", n))]
    for phase in range(len(PHASES)):
        for target in (Target("slot", phase), Target("tray", phase)):
            if is_lit((target.kind, phase)):
                found.append(target)
    return frozenset(found)
