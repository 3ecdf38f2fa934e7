"""The reveal, pane by pane, and each phase as it is played, a scene for every seat.

The screens are shutters: those of the phases that happen go up one after the other.

The seat that is looked at has the large one. What somebody has done, and what waits, is seen there:
the world or development they work at, the dice on their deck, the places still missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.setup import brief_name
from engine.text.message import Message
from engine.text.voice import Voice
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas, draw_cached
from engine.ui.theme import SECOND_TEXT, TEXT, Colour, Font, mix
from games.roll_galaxy.projection import Tone
from games.roll_galaxy.scene.art import palette, things
from games.roll_galaxy.scene.art.dice_faces import draw_dice_row, draw_die, draw_die_place
from games.roll_galaxy.scene.art.place_art import CITY, DECKS, draw_frame, draw_place
from games.roll_galaxy.scene.art.symbols import draw_badge, draw_symbol
from games.roll_galaxy.scene.layout import BoardPlaces, RevealPlaces, reveal_places
from games.roll_galaxy.scene.log_words import ToldDeed
from games.roll_galaxy.scene.screen import SOFT, PhaseSegment, draw_strip
from games.roll_galaxy.state import Worker

TONES: Final[dict[Tone, Colour]] = {
    "good": palette.GOOD_TEXT, "short": palette.SHORT_TEXT, "plain": palette.PLAIN_TEXT,
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
    workers: tuple[Worker, ...]
    virtual: tuple[int, ...] = ()
    result: str = ""
    detail: str = ""
    tone: Tone = "plain"


@dataclass(frozen=True, slots=True)
class RevealRow:
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
        ink = mix(SLAT_LIGHT, palette.INDIGO, 0.3)
        canvas.icon(palette.PHASE_ICONS[phase], box.centre_x, box.bottom - pane.h / 2, 36, ink)


def _draw_ledge(canvas: Canvas, box: Box, row: RevealRow, phase: int, shown: RevealModel) -> None:
    cell = row.cells[phase]
    canvas.rounded(box, 10, LEDGE, mix(DECKS[phase][0], DECKS[phase][1], 0.35))
    canvas.rounded(Box(box.x, box.y + 10, 4, box.h - 20), 2, canvas.theme.seat_colour(row.seat))
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
        canvas.disc(x + small * 0.36, y + small * 0.28, 9, (0x10, 0x13, 0x1B), palette.INDIGO, 1.5)
        canvas.icon("robot-antennas", x + small * 0.36, y + small * 0.28, 13, palette.PLAIN_TEXT)


GAP: Final = 18.0
LARGE_SHARE: Final = 0.66
ROOMY_H: Final = 150.0
PILL_H: Final = 34.0
TITLE_SHADE: Final = ((0x06, 0x09, 0x16, 215), (0x06, 0x09, 0x16, 0))
PILL: Final[Colour] = (0x0A, 0x0D, 0x18)
GHOST: Final[Colour] = (0xF4, 0xCB, 0x7C)
LINE: Final = 25.0
MARGIN: Final = 14.0
MOST_SLOTS: Final = 6
MOST_WORLDS: Final = 5


@dataclass(frozen=True, slots=True)
class SeatWork:
    """A seat on the stage: who it is, its dice in this phase, and what it has done.

    `side` is what it works at; `slots` are the dice that wait there, None where one is missing.
    `worlds` are those it can produce on or ship from, with their goods and places; `explores` is
    what it takes for a stock, and the words for stocking and scouting.
    """

    seat: int
    name: str
    dice: tuple[tuple[int, int | None], ...]
    deeds: tuple[ToldDeed, ...]
    is_acting: bool = False
    rest: str = ""
    side: int | None = None
    slots: tuple[int | None, ...] = ()
    worlds: tuple[tuple[int, tuple[int, ...], int], ...] = ()
    explores: tuple[str, str, str] | None = None

    @property
    def is_apart(self) -> bool:
        """Whether its dice share the deck with something."""
        return self.side is not None or bool(self.worlds) or self.explores is not None


@dataclass(frozen=True, slots=True)
class StagePlaces:
    boxes: dict[int, Box]
    large: int | None = None

    def deck(self, seat: int) -> Point:
        """Where a seat's dice set out from."""
        box = self.boxes[seat]
        return box.x + MARGIN + 20, box.y + box.h * 0.52


def stage_places(box: Box, seats: Sequence[SeatWork], viewer: int) -> StagePlaces:
    """The scenes in a box: in a wide one the viewer's is large unless others alone do something.

    Beside a choice of the viewer stand those of the others.
    """
    others = [each.seat for each in seats if each.seat != viewer]
    if not box.w:
        return StagePlaces({})
    if box.w < WIDE:
        return StagePlaces(dict(zip(others, _together(box, len(others)), strict=True)))
    busy = [each.seat for each in seats if each.dice or each.deeds]
    large = viewer if viewer in busy or not busy else busy[0]
    rest = [each.seat for each in seats if each.seat != large]
    big, column = box.cut_left(box.w * LARGE_SHARE - GAP / 2, GAP)
    boxes = _together(column, len(rest))
    return StagePlaces({large: big, **dict(zip(rest, boxes, strict=True))}, large)


def _together(box: Box, count: int) -> list[Box]:
    """Up to three scenes one below the other, four in pairs."""
    return _stacked(box, count) if count < 4 else _in_pairs(box)


def _stacked(box: Box, count: int) -> list[Box]:
    height = (box.h - GAP * (count - 1)) / max(1, count)
    return [Box(box.x, box.y + n * (height + GAP), box.w, height) for n in range(count)]


def _in_pairs(box: Box) -> list[Box]:
    width, height = (box.w - GAP) / 2, (box.h - GAP) / 2
    return [
        Box(box.x + (n % 2) * (width + GAP), box.y + (n // 2) * (height + GAP), width, height)
        for n in range(4)
    ]


def draw_stage(
    canvas: Canvas,
    places: StagePlaces,
    seats: Sequence[SeatWork],
    place: int,
    title: str = "",
) -> None:
    shown = {each.seat: each for each in seats}
    for seat, box in places.boxes.items():
        if seat == places.large:
            _draw_large(canvas, box, shown[seat], place, title)
        else:
            _draw_scene(canvas, box, shown[seat], place)


def _draw_large(canvas: Canvas, box: Box, seat: SeatWork, place: int, title: str) -> None:
    draw_place(canvas, box, place, horizon=0.60, radius=14, scrim=0.42)
    draw_frame(canvas, box, 14, is_lit=seat.is_acting)
    if seat.side is not None:
        size = min(box.h * 0.54, 220.0)
        x, y = box.right - size * 0.70, box.y + box.h * 0.36
        _draw_tile(canvas, x, y, size, seat.side)
        _draw_slots(canvas, x, box.y + box.h * 0.74, seat.slots, 48)
    _draw_things(canvas, Box(box.x + box.w * 0.47, box.y, box.w * 0.51, box.h), seat)
    if place == CITY:
        things.draw_cup(canvas, box.right - 130, box.y + box.h * 0.76, 150)
    if title:
        canvas.rounded(box.cut_top(120)[0], 14, TITLE_SHADE)
        canvas.text(box.x + 24, box.y + 38, title, 34, TEXT, "number-bold")
    _draw_pill(canvas, box.cut_top(60 if title else 0)[1], seat, box.w * 0.5)
    words = Box(box.x + MARGIN + 6, box.y, box.w - 2 * MARGIN - 12, box.h)
    lines = _lines(canvas, seat, words.w, 3 if box.h > 240 else 2)
    _draw_lines(canvas, words, lines, box.bottom - 22, 26)
    room = box.w * (0.44 if seat.is_apart else 0.7 if place == CITY else 0.9)
    _draw_dice(canvas, seat, box.x + 26, box.y + box.h * 0.60, 58, room)


def _draw_scene(canvas: Canvas, box: Box, seat: SeatWork, place: int) -> None:
    is_narrow, is_low = box.w < 260, box.h < ROOMY_H
    horizon = 0.5 if is_low else 0.58
    draw_place(canvas, box, place, horizon=horizon, radius=12, scrim=0.62)
    draw_frame(canvas, box, 12, is_lit=seat.is_acting)
    canvas.rounded(Box(box.x, box.y + 12, 4, box.h - 24), 2, canvas.theme.seat_colour(seat.seat))
    size = min(box.h * (0.62 if is_low else 0.52), box.w * 0.42, 186.0)
    middle = box.y + box.h * (0.42 if is_low else 0.40)
    if seat.side is not None and size >= 44:
        x = box.right - size * 0.62 - 8
        _draw_tile(canvas, x, middle, size, seat.side)
        if not is_low and not is_narrow:
            _draw_slots(canvas, x, middle + size / 2 + 12, seat.slots, 28)
    _draw_pill(canvas, box, seat, box.w - 2 * MARGIN)
    words = Box(box.x + MARGIN, box.y, box.w - 2 * MARGIN, box.h)
    lines = _lines(canvas, seat, words.w, 1 if is_narrow or is_low else 2)
    _draw_lines(canvas, words, lines, box.bottom - 18, 20)
    if seat.worlds and not is_narrow and not is_low:
        _draw_worlds(canvas, Box(box.x + box.w * 0.45, box.y + 8, box.w * 0.53, box.h * 0.6),
                     seat.worlds[:3])  # fmt: skip
    beside = size * 1.2 if seat.side is not None else words.w * 0.5 if seat.worlds else 0.0
    room = words.w - beside
    die = 30.0 if is_low or is_narrow else 36.0
    y = box.bottom - 18 - LINE * len(lines) - die / 2 - 2
    if y - die / 2 > box.y + PILL_H + 10:
        _draw_dice(canvas, seat, words.x, y, die, room)


def _draw_things(canvas: Canvas, box: Box, seat: SeatWork) -> None:
    """What a phase is about: coins and tiles to explore for, worlds to produce on and ship from."""
    if seat.worlds:
        _draw_worlds(canvas, box.cut_top(box.h * 0.78)[0], seat.worlds[:MOST_WORLDS])
    if seat.explores is None:
        return
    amount, *words = seat.explores
    size, base = min(150.0, box.w * 0.36), box.y + box.h * 0.74
    left, right = box.x + box.w * 0.26, box.x + box.w * 0.76
    things.draw_coin_piles(canvas, left, base, size, amount)
    things.draw_tile_backs(canvas, right, base, size)
    for x, word in zip((left, right), words, strict=True):
        canvas.text(x, base + 24, word, 20, TEXT, "text-semibold", "centre")


def _draw_worlds(
    canvas: Canvas, box: Box, worlds: Sequence[tuple[int, tuple[int, ...], int]]
) -> None:
    pitch = min(176.0, box.w / len(worlds))
    size = min(146.0, pitch - 12, box.h - 10)
    for n, (side, goods, places) in enumerate(worlds):
        x = box.centre_x + (n - (len(worlds) - 1) / 2) * pitch
        things.draw_held_world(canvas, (x, box.centre_y + 6), size, side, goods, places)


def _draw_tile(canvas: Canvas, x: float, y: float, size: float, side: int) -> None:
    draw_symbol(canvas, x, y, size, side, has_badge=False)
    badge = max(32.0, min(64.0, size * 0.34))
    draw_badge(canvas, x + size * 0.36, y + size * 0.34, badge, side)


def _draw_pill(canvas: Canvas, box: Box, seat: SeatWork, room: float) -> None:
    """Whose scene it is; the mark alone where a name has no room."""
    name = seat.name
    if canvas.text_width(name, 18, "text-bold") > room - 60:
        name = brief_name(name)
    width = canvas.text_width(name, 18, "text-bold") + 56
    if width > room + 10:
        name, width = "", 40
    pill = Box(box.x + 10, box.y + 10, width, PILL_H)
    canvas.rounded(pill, PILL_H / 2, (*PILL, 225))
    canvas.seat_mark(seat.seat, pill.x + 20, pill.centre_y, 11)
    canvas.text(pill.x + 40, pill.centre_y, name, 18, TEXT, "text-bold")


def _draw_slots(
    canvas: Canvas, cx: float, cy: float, slots: Sequence[int | None], size: float
) -> None:
    """The dice that wait at a tile, and the places of those it still lacks."""
    shown = slots[:MOST_SLOTS]
    x = cx - (len(shown) - 1) * (size + 6) / 2
    for colour in shown:
        if colour is None:
            draw_die_place(canvas, x, cy, size, GHOST, alpha=210)
        else:
            draw_die(canvas, x, cy, size, colour, None)
        x += size + 6


def _draw_dice(
    canvas: Canvas, seat: SeatWork, x: float, y: float, size: float, room: float
) -> None:
    if seat.dice:
        colours = [colour for colour, _ in seat.dice]
        faces = [face for _, face in seat.dice] if size > 32 else None
        draw_dice_row(canvas, x, y, size, colours, faces=faces, width=room, pitch=size + 10,
                      plate=(*PILL, 225))  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Line:
    words: str
    colour: Colour


def _lines(canvas: Canvas, seat: SeatWork, width: float, most: int) -> list[_Line]:
    """What came of it, the newest last and brightest; or why nothing did."""
    if not seat.deeds:
        return [_Line(words, SECOND_TEXT) for words in canvas.paragraph_lines(width, seat.rest, 18)]
    found: list[_Line] = []
    for deed in reversed(merged(seat.deeds)[-most:]):
        colour = palette.SHORT_TEXT if deed.is_waiting else palette.GOOD_TEXT
        colour = SOFT if found else colour
        found[:0] = [_Line(words, colour) for words in _fitting(canvas, deed, width)]
    return found


def _fitting(canvas: Canvas, deed: ToldDeed, width: float) -> tuple[str, ...]:
    """A deed in as many words as a line has room for, else in two lines."""
    whole, brief = f"{deed.words} {deed.gain}".strip(), f"{deed.short} {deed.gain}".strip()
    if canvas.text_width(whole, 20, "text-semibold") <= width:
        return (whole,)
    for words in (brief, deed.short):
        if canvas.text_width(words, 18) <= width:
            return (words,)
    return canvas.paragraph_lines(width, deed.short, 18)


def _draw_lines(
    canvas: Canvas, box: Box, lines: Sequence[_Line], bottom: float, size: float
) -> None:
    """One above the other, the last at the foot."""
    y = bottom
    for number, line in enumerate(reversed(lines)):
        font: Font = "text" if number else "text-semibold"
        height = 18.0 if number else size
        if line.colour is SECOND_TEXT or canvas.text_width(line.words, height, font) > box.w:
            height, font = 18.0, "text"
        canvas.text(box.x, y, line.words, height, line.colour, font)
        y -= LINE + (height - 18) * 0.5


def merged(deeds: Sequence[ToldDeed]) -> list[ToldDeed]:
    """Deeds that repeat each other become one with a count."""
    found: list[ToldDeed] = []
    counts: list[int] = []
    for deed in deeds:
        if found and found[-1] == deed:
            counts[-1] += 1
        else:
            found.append(deed)
            counts.append(1)
    return [
        deed if count == 1 else replace(deed, gain=f"{deed.gain} ×{count}".strip())
        for deed, count in zip(found, counts, strict=True)
    ]
