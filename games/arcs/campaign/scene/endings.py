"""The choice between two fates, and how an Act and the Intermission end."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final, NamedTuple

from engine.core.errors import InputError
from engine.core.match import Match
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui import paper
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.scene import Window
from engine.ui.theme import BLACK, THEMES, WHITE, Colour, Gradient, Theme, lighten, mix
from engine.ui.widgets import Button
from games.arcs.account import SeatSheet
from games.arcs.board import CARD as CARD_NAME
from games.arcs.board import FATE, SYSTEM
from games.arcs.campaign.rules.account import Entry, Kind, at_most, campaign_log
from games.arcs.campaign.rules.events import NOT_BEGUN
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign.sitting import keep, sequel
from games.arcs.campaign.text import (
    CARDS_OF,
    LETTERS,
    SheetBlock,
    blocks_of,
    common,
    objectives,
    of_seats,
    results,
    style,
)
from games.arcs.campaign_components import BLIGHT, EMPIRE, FATE_CARDS, FREE
from games.arcs.court import COURT, as_printed
from games.arcs.parts import NOBODY, Building
from games.arcs.scene import end
from games.arcs.scene.art import looks
from games.arcs.scene.art.cards import draw_painting
from games.arcs.scene.art.looks import COURT as COURT_SIGNS
from games.arcs.scene.art.places import Cell, Places, places_in
from games.arcs.scene.art.planets import draw_space
from games.arcs.scene.art.tokens import draw_seat
from games.arcs.scene.choices import CHOOSING, ChoosingPage
from games.arcs.scene.end import CLOSING, Closing
from games.arcs.scene.hub_pictures import SmallTable
from games.arcs.scene.view_model import groups_at
from games.arcs.state import ArcsTable

CARD: Final[Gradient] = ((0x2A, 0x20, 0x38), (0x15, 0x11, 0x1F))
PANEL: Final[Gradient] = ((0x28, 0x21, 0x38), (0x1A, 0x15, 0x26))
FATE_PAGE_HEAD: Final[Colour] = (0xD9, 0xA6, 0xF2)
SIDE: Final = 330.0
CARD_W: Final = 590.0
EDGE: Final = 16.0
HEAD_H: Final = 42.0
CHIP_H: Final = 38.0
FOCUS: Final = 0.26
FADE: Final = ((0x13, 0x0E, 0x1E, 0), (0x13, 0x0E, 0x1E, 250))
FATE_PAGE_LEADING: Final = 1.25
FOOT: Final = 76.0
LOW_PAINTING: Final = 260.0
MAP_H: Final = 216.0
OTHER_SIGNS: Final = {
    "lore": COURT_SIGNS["lore"],
    "ability": looks.Sign((0xF0, 0xB4, 0x5A), "star-filled"),
    "edict": looks.Sign((0xE9, 0xDF, 0xC6), "scroll-unfurled"),
}


def fate_boxes(board: Box, count: int = 2) -> tuple[tuple[Box, ...], Box]:
    """The cards of the fates, and the panel of the seats at their right."""
    room = board.inset(EDGE, 14)
    width = min(CARD_W, (room.w - SIDE - count * EDGE) / count)
    left = room.x + (room.w - SIDE - count * (width + EDGE)) / 2
    cards = [Box(left + n * (width + EDGE), room.y, width, room.h) for n in range(count)]
    return tuple(cards), Box(cards[-1].right + EDGE, room.y, SIDE, room.h)


def draw_fate_page(
    canvas: Canvas, board: Box, table: ArcsTable, dealt: Mapping[str, looks.State], voice: Voice
) -> None:
    """The fates dealt with how each is lit, and what the other seats do."""
    draw_space(canvas, board)
    cards, side = fate_boxes(board, len(dealt))
    for (fate, state), box in zip(dealt.items(), cards, strict=True):
        _draw_card(canvas, box, FateOnCard(fate, state, len(table.seats)), voice)
    _draw_seats(canvas, side, table, voice)


class FateOnCard(NamedTuple):
    """A fate that is drawn: how it is lit, and for how many seats it starts."""

    fate: str
    state: looks.State
    seats: int


def _draw_card(canvas: Canvas, box: Box, look: FateOnCard, voice: Voice) -> None:
    if look.state in ("chosen", "hover"):
        canvas.shadow(box.inset(-4), 16, 20, 0, 160, looks.LEGAL)
    canvas.shadow(box, 16, blur=22, drop=10, strength=150)
    key = ("arcs-fate-card", look, voice.language)
    canvas.cached(key, box, lambda onto: _card(onto, box, look, voice))


def _card(canvas: Canvas, box: Box, look: FateOnCard, voice: Voice) -> None:
    fate, state, seats = look
    sign = looks.FATES[fate]
    edge = looks.EDGES.get(state, mix(sign.colour, CARD[1], 0.4))
    if state == "legal":
        edge = mix(looks.LEGAL, sign.colour, 0.5)
    top = mix(CARD[0], sign.colour, 0.28 if state == "hover" else 0.20)
    canvas.rounded(box, 16, (top, CARD[1]), edge, 3.5 if state in ("chosen", "hover") else 1.8)
    x, room = box.x + 24, box.w - 48
    told = _told(canvas, room, fate, voice)
    picture = Box(box.x + 3, box.y + 3, box.w - 6, box.h - FOOT - told.height - 24)
    is_low = picture.h < LOW_PAINTING  # name and words in one line below the face
    draw_painting(canvas, f"fate-{fate}", picture, 13, focus=FOCUS, fade=FADE,
                  fade_from=0.7 if is_low else 0.55)  # fmt: skip
    _seal(canvas, box.right - 50, box.y + 50, FATE_CARDS[fate].start[seats], sign.colour)
    y = picture.bottom - (24 if is_low else 62)
    name = voice.say_name(FATE(fate))
    wide = canvas.text(x, y, name, 36 if is_low else 48, looks.TEXT, "exo-bold") + 18
    x, y, room = (x + wide, y + 3, room - wide) if is_low else (x, y + 42, room)
    canvas.text(x, y, voice.say(style(fate)), 18, lighten(sign.colour, 0.45), "text-italic",
                max_width=room)  # fmt: skip
    x, room = box.x + 24, box.w - 48
    y = _objective(canvas, Box(x, picture.bottom, room, 0), told, voice)
    _powers(canvas, Box(x, y, room, box.bottom - FOOT - y), told, voice)
    _foot(canvas, box, voice)


class FateTexts(NamedTuple):
    """What a fate's card says, each text with its height."""

    objectives: tuple[tuple[int, str, float], ...]
    powers: tuple[tuple[str, str, float], ...]

    @property
    def height(self) -> float:
        goals = sum(max(CHIP_H, high) + 10 for _, _, high in self.objectives)
        return 2 * HEAD_H + 4 + goals + sum(40 + high for _, _, high in self.powers)


def _told(canvas: Canvas, room: float, fate: str, voice: Voice) -> FateTexts:
    def high(words: str, width: float) -> float:
        return canvas.paragraph_height(width, words, 18, "text", FATE_PAGE_LEADING)

    goals = [(number, voice.say(when)) for number, when in objectives(fate)]
    powers = [(card, voice.say(as_printed(*[each["text"] for each in CARDS_OF[card]["clauses"]])))
              for card in FATE_CARDS[fate].cards]  # fmt: skip
    return FateTexts(tuple((number, words, high(words, room - 60)) for number, words in goals),
                tuple((card, words, high(words, room - 40)) for card, words in powers))  # fmt: skip


def _seal(canvas: Canvas, x: float, y: float, start: int, colour: Colour) -> None:
    """Where the marker starts."""
    canvas.disc(x, y, 34, looks.CASING)
    canvas.disc(x, y, 31, mix((0x17, 0x12, 0x1F), colour, 0.2), colour, 3)
    canvas.text(x, y, str(start), 34, WHITE, "exo-bold", "centre")


def _objective(canvas: Canvas, room: Box, told: FateTexts, voice: Voice) -> float:
    """What takes the marker down; returns where it ends."""
    y = room.y
    canvas.hairline(room.x, y, room.w, colour=WHITE, alpha=36)
    head = Message("reach-page-objective")
    canvas.text(room.x, y + 22, voice.say(head), 18, FATE_PAGE_HEAD, "text-semibold")
    canvas.text(room.right, y + 22, voice.say(head, "note"), 18, looks.SECOND, align="right")
    y += HEAD_H
    for number, words, high in told.objectives:
        chip = Box(room.x, y, 46, CHIP_H)
        canvas.rounded(chip, 9, mix((0x17, 0x12, 0x1F), looks.AMBER, 0.22), looks.AMBER, 1.6)
        canvas.text(*chip.centre, f"−{number}", 20, looks.GOLD_TEXT, "exo-bold", "centre")
        place = Box(room.x + 60, y, room.w - 60, 0)
        lines = len(canvas.paragraph_lines(place.w, words, 18))
        taken = max(CHIP_H, high)
        top = y + (CHIP_H - taken) / 2 + (7 if lines == 1 else 0)
        canvas.paragraph(Box(place.x, top, place.w, taken + 4), words, 18, looks.TEXT,
                         line_height=FATE_PAGE_LEADING)  # fmt: skip
        y += taken + 10
    return y + 4


def _powers(canvas: Canvas, room: Box, told: FateTexts, voice: Voice) -> None:
    y = room.y
    canvas.hairline(room.x, y, room.w, colour=WHITE, alpha=36)
    powers = voice.say(Message("reach-page-powers"))
    canvas.text(room.x, y + 22, powers, 18, FATE_PAGE_HEAD, "text-semibold")
    y += HEAD_H
    for card, words, high in told.powers:
        sign = _sign_of(card)
        canvas.icon(sign.icon, room.x + 16, y + 11, 26, lighten(sign.colour, 0.15))
        canvas.text(
            room.x + 40, y + 11, voice.say_name(CARD_NAME(card)), 20, looks.TEXT, "text-semibold"
        )
        place = Box(room.x + 40, y + 26, room.w - 40, high + 4)
        ink = (0xD3, 0xCB, 0xE2)
        canvas.paragraph(place, words, 18, ink, line_height=FATE_PAGE_LEADING)
        y = place.y + high + 14


def _sign_of(card: str) -> looks.Sign:
    if card in COURT:
        return COURT_SIGNS[COURT[card].suit]
    return OTHER_SIGNS[CARDS_OF[card]["type"]]


def _foot(canvas: Canvas, box: Box, voice: Voice) -> None:
    """How it comes out."""
    x, y = box.x + 24, box.bottom - FOOT
    canvas.hairline(x, y, box.w - 48, colour=WHITE, alpha=36)
    for place, (icon, ink, key) in enumerate((
        ("check", looks.GOOD_TEXT, "reach-page-succeeds"),
        ("x", looks.BAD_TEXT, "reach-page-fails"),
    )):  # fmt: skip
        middle = y + 21 + 30 * place
        canvas.icon(icon, x + 10, middle, 20, ink)
        canvas.text(x + 32, middle, voice.say(Message(key)), 18, looks.TEXT, max_width=box.w - 80)


def _draw_seats(canvas: Canvas, box: Box, table: ArcsTable, voice: Voice) -> None:
    """Who has chosen; the fates themselves are turned up together."""
    reach = reach_of(table)
    canvas.rounded(box, 14, PANEL, looks.LINE)
    head = voice.say(Message("reach-page-seats"))
    canvas.text(box.x + 20, box.y + 32, head, 26, looks.TEXT, "exo-bold")
    y = box.y + 82
    for seat, fate in enumerate(reach.fates):
        canvas.hairline(box.x + 18, y - 26, box.w - 36, colour=looks.LINE)
        draw_seat(canvas, seat, box.x + 34, y, 11)
        state = "chosen" if fate.id else "choosing" if fate.dealt else "later"
        args = {"state": state, "seat": SeatNumber(seat)}
        words = voice.say(Message("reach-page-seat", args), mark=seat)
        wide = canvas.text_width(words, 18)
        canvas.text(box.x + 58, y, voice.named(seat), 20, looks.TEXT, "text-semibold",
                    max_width=box.w - 90 - wide)  # fmt: skip
        canvas.text(box.right - 20, y, words, 18, looks.SECOND, align="right")
        y += 52
    canvas.hairline(box.x + 18, y - 26, box.w - 36, colour=looks.LINE)
    place = Box(box.x + 20, y - 8, box.w - 40, 220)
    canvas.paragraph(
        place, voice.say(Message("reach-page-together")), 18, looks.SECOND, line_height=1.3
    )
    small = Box(box.x + 14, box.bottom - 14 - MAP_H, box.w - 28, MAP_H)
    if small.y > place.bottom - 40:
        SmallTable(table)(canvas, small)


class FateSheet(ChoosingPage):
    """Two fates, one of which is chosen."""

    kind = "fate"

    def boxes(self, board: Box, count: int) -> Sequence[Box]:
        return fate_boxes(board, count)[0]

    def draw(
        self, canvas: Canvas, board: Box, table: ArcsTable, states: Mapping[str, looks.State],
        voice: Voice,
    ) -> None:  # fmt: skip
        draw_fate_page(canvas, board, table, states, voice)


CHOOSING.put(Reach.mode, FateSheet())


# How the Intermission ends on the last page: nobody has won; who leads, and what Act II finds.

LINE: Final = 18
STEP: Final = 8.0


class AfterAct(Closing):
    """The end of the Intermission."""

    def __init__(self, match: Match) -> None:
        super().__init__((), match.voice)
        self.aftermath = reach_of(match.table).aftermath

    def how(self, match: Match) -> str:
        """That Act II is for the real table."""
        return self.voice.say(Message("inter-over"))

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        """Nothing: no ambition was scored here."""
        return True

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatSheet, seat: int) -> None:
        if not self.aftermath.next:
            return
        following = FATE(self.aftermath.next[seat].id)
        words = self.voice.say(Message("inter-deed", {"fate": following}))
        canvas.text(room.x, room.y, words, LINE, looks.TEXT, max_width=room.w)

    def draw_instead(self, canvas: Canvas, box: Box, *, upper: bool) -> bool:
        """Above what became of every seat, below what became of the cards."""
        seats, cards = (
            [*results(self.aftermath), *of_seats(self.aftermath)],
            [*common(self.aftermath)],
        )
        title = Message("inter-results") if upper else Message("inter-head")
        canvas.text(box.x, box.y + 16, self.voice.say(title), 26, end.TITLE, "exo-bold")
        y = box.y + 44
        for said in seats if upper else (*cards, Message("inter-by-hand")):
            words = self.voice.say(said)
            high = canvas.paragraph_height(box.w, words, LINE, line_height=1.3)
            if y + high > box.bottom:
                break
            canvas.paragraph(Box(box.x, y, box.w, high), words, LINE, looks.TEXT, line_height=1.3)
            y += high + STEP
        return True


# The campaign log on the last page: what an Act will be remembered for.

TITLE_H: Final = 46.0
ROW: Final = 26.0
ICONS: Final[dict[Kind, str]] = {
    "title": "crown",
    "summit": "users",
    "crisis": "alert-triangle",
    "edict": "scroll-unfurled",
    "ambition": "laurels-trophy",
}


def draw_campaign_log(
    canvas: Canvas, box: Box, chapters: Sequence[Sequence[Entry]], voice: Voice
) -> None:  # fmt: skip
    """A head for every chapter and as many of its lines as there is room for."""
    canvas.icon("history", box.x + 14, box.y + 18, 24, looks.SECOND)
    canvas.text(
        box.x + 38, box.y + 18, voice.say(Message("reach-log-head")), 24, FATE_PAGE_HEAD, "exo-bold"
    )
    y = box.y + TITLE_H
    told = within(chapters, int((box.h - TITLE_H) / ROW))
    for chapter, entries in enumerate(told, start=1):
        words = voice.say(Message("reach-log-chapter", {"chapter": chapter}))
        wide = canvas.text(box.x, y + ROW / 2, words, 18, FATE_PAGE_HEAD, "text-semibold")
        canvas.hairline(box.x + wide + 14, y + ROW / 2, box.w - wide - 14, colour=looks.LINE)
        y += ROW
        for entry in entries:
            _draw_entry(canvas, Box(box.x, y, box.w, ROW), entry, voice)
            y += ROW


def within(chapters: Sequence[Sequence[Entry]], rows: int) -> tuple[tuple[Entry, ...], ...]:
    """The entries for which there is room, heads counted, shared among the chapters."""
    left, told = rows, []
    for number, entries in enumerate(chapters):
        share = left // (len(chapters) - number) - 1
        told.append(at_most(entries, share))
        left -= 1 + len(told[-1])
    return tuple(told)


def _draw_entry(canvas: Canvas, row: Box, entry: Entry, voice: Voice) -> None:
    y = row.centre_y
    if entry.seat == NOBODY:
        canvas.icon(ICONS[entry.kind], row.x + 12, y, 20, looks.AMBER)
    else:
        draw_seat(canvas, entry.seat, row.x + 12, y, 9)
    words = voice.say(entry.said)
    canvas.text(row.x + 32, y, words, 18, looks.TEXT, max_width=row.w - 32 - 44)
    if entry.power:
        canvas.text(row.right, y, f"+{entry.power}", 18, looks.GOOD_TEXT, "number-bold", "right")


# How an Act ends on the last page: fates, and the campaign log.

LOW_SEAT_ROW: Final = 88.0
"""The log stands below."""


class ReachClosing(Closing):
    def __init__(self, events: Sequence[Any], voice: Voice) -> None:
        super().__init__(events, voice)
        self.voice, self.log = voice, campaign_log(events)
        if self.log:
            self.seat_row = LOW_SEAT_ROW

    @classmethod
    def of(cls, match: Match, events: Sequence[Any]) -> Closing:
        """The end of the Act, or of the Intermission."""
        if reach_of(match.table).aftermath != NOT_BEGUN:
            return AfterAct(match)
        return cls(events, match.voice)

    @classmethod
    def buttons(cls, app: Window, match: Match) -> tuple[Button, ...]:
        """After the Act the Intermission; after that the campaign's file."""
        after_act = reach_of(match.table).aftermath != NOT_BEGUN
        if not after_act and sequel(match) is None:
            return ()
        said = Message("inter-keep" if after_act else "inter-go-on")
        label, tip = match.voice.say(said), match.voice.say(said, "tip")
        if after_act:
            return (Button(label, partial(_keep, app, match), kind="secondary",
                           icon="device-floppy", tooltip=tip),)  # fmt: skip
        return (Button(label, partial(_go_on, app, match), kind="primary", icon="arrow-right",
                       key="Space", tooltip=tip),)  # fmt: skip

    def when(self, table: ArcsTable, most: int) -> str:
        return self.voice.say(Message("reach-act-ended"))

    def draw_below(self, canvas: Canvas, room: Box) -> bool:
        if self.log:
            draw_campaign_log(canvas, room, self.log, self.voice)
        return bool(self.log)

    def draw_deed(self, canvas: Canvas, room: Box, account: SeatSheet, seat: int) -> None:
        if not account.fate:
            super().draw_deed(canvas, room, account, seat)
            return
        icon, ink = ("x", looks.BAD_TEXT) if account.missed else ("check", looks.GOOD_TEXT)
        canvas.icon(icon, room.x + 8, room.y, 18, ink)
        args = {"fate": FATE(account.fate), "missed": account.missed}
        words = self.voice.say(Message("reach-fate-came", args))
        canvas.text(room.x + 24, room.y, words, 18, looks.TEXT, max_width=room.w - 24)


def _keep(app: Window, match: Match) -> bool:
    """Writes the campaign's file, and says where it is, or why it could not be written."""
    try:
        path = keep(match)
    except InputError as problem:
        app.toast(Message("house-sentence", {"words": str(problem)}), "warning")
        return False
    app.toast(match.voice.say(Message("inter-kept-at", {"path": str(path)})))
    return True


def _go_on(app: Window, match: Match) -> bool:
    """The Intermission in place of the page, the Act in the campaign's file."""
    is_kept = _keep(app, match)
    if is_kept:
        app.routes.play_again(match, sequel(match))
    return is_kept


CLOSING.put(Reach.mode, ReachClosing)


# The map of the log sheet: every system by name, with its pieces, told apart without colours.
#
# Letters say whose a piece is, forms what it is; what is damaged has a dashed edge and is struck.

LETTER_OF: Final = {**dict(enumerate(LETTERS)), EMPIRE: "E", FREE: "F"}
GREY: Final[Colour] = (0x90, 0x90, 0x90)
DARK: Final[Colour] = (0x40, 0x40, 0x40)
PALE: Final[Colour] = (0xE4, 0xE4, 0xE4)
NAME: Final = 6.5
LETTER: Final = 7.0
LEAST: Final = 6.0
SLOT_R: Final = 2.5
GROUP_R: Final = 2.9
SHARE: Final = 13.5
"""The radius of a group where it lies close to others, in units of its place."""
FLEET: Final[tuple[Point, ...]] = (
    (-1.25, -0.8),
    (0.75, -0.8),
    (1.45, 0.0),
    (0.75, 0.8),
    (-1.25, 0.8),
)
"""A ship's form, pointed ahead, in radii."""
SQUARE: Final[tuple[Point, ...]] = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))


def round_form(corners: int, inner: float = 1.0) -> tuple[Point, ...]:
    """A form of so many corners, every second one at the share `inner` of the radius."""
    turns = [(n, 2 * math.pi * n / corners) for n in range(corners)]
    return tuple(
        (math.sin(turn) * (inner if n % 2 else 1.0), -math.cos(turn) * (inner if n % 2 else 1.0))
        for n, turn in turns
    )


HEXAGON: Final = round_form(6)
RING: Final = round_form(24)
STAR: Final = round_form(16, 0.62)


def map_marks(table: ArcsTable, box: Box, voice: Voice, worn: Theme) -> Iterator[paper.Mark]:
    places = places_in(box)
    yield paper.Form(places.oval, None, GREY, 0.3)
    for cell in places.cells.values():
        yield paper.Form(cell.outline, None, GREY, 0.25)
    for line in places.bridges.values():
        yield paper.Form(line, PALE, GREY, 0.2)
    for name in table.systems:
        yield from _system(table, places, name, voice, worn)
    yield from _legend(places.void_box, voice, worn)


def tint(worn: Theme, owner: int) -> Colour:
    """What a piece of an owner is filled with; no darker than print can be read on."""
    if owner == BLIGHT:
        return DARK
    return lighten(worn.seat_colour(owner), 0.65) if owner < len(LETTERS) else WHITE


def _system(
    table: ArcsTable, places: Places, name: str, voice: Voice, worn: Theme
) -> Iterator[paper.Mark]:
    cell = places.cells[name]
    yield paper.Disc(*cell.body, cell.radius, None, GREY, 0.25)
    label = Box.around(*cell.body, 0.0, 0.0) if cell.label is None else cell.label
    if cell.label is not None:
        yield paper.Form(paper.corners(label.inset(0, 0.2 * label.h)), WHITE, None)
    yield paper.PrintedWords(*label.centre, voice.say_name(SYSTEM(name)), NAME, True, "centre")
    buildings = table.buildings_at(name)
    for spot in cell.slots[len(buildings) :]:
        yield paper.Form(_around(SQUARE, *spot, 0.8 * SLOT_R), None, GREY, 0.2)
    for spot, building in zip(_spots(cell, len(buildings)), buildings, strict=True):
        yield from _building(building, spot, worn)
    yield from _groups(table, places, name, worn)


def _spots(cell: Cell, count: int) -> list[Point]:
    """Where buildings stand; those beside the slots in a row below the middle."""
    beside = count - len(cell.slots)
    x, y = cell.body
    more = [(x + 2.4 * SLOT_R * n, y + 1.6 * SLOT_R) for n in range(max(0, beside))]
    return [*cell.slots[:count], *more]


def _building(building: Building, spot: Point, worn: Theme) -> Iterator[paper.Mark]:
    form = SQUARE if building.kind == "city" else HEXAGON
    r = SLOT_R if building.kind == "city" else 1.25 * SLOT_R
    yield from _piece(form, spot, r, building.seat, LETTER_OF[building.seat], building.fresh, worn)


def _piece(
    form: tuple[Point, ...],
    spot: Point,
    r: float,
    owner: int,
    words: str,
    is_fresh: bool,
    worn: Theme,
) -> Iterator[paper.Mark]:
    points = _around(form, *spot, r)
    fill = WHITE if owner == BLIGHT and not is_fresh else tint(worn, owner)
    yield paper.Form(points, fill, BLACK, 0.35, is_dashed=not is_fresh)
    if not is_fresh:
        left, right = min(points)[0], max(points)[0]
        yield paper.Form(((left, spot[1] + r), (right, spot[1] - r)), None, BLACK, 0.25)
    yield paper.PrintedWords(
        *spot, words, max(LEAST, LETTER * min(1.0, r / SLOT_R)), True, "centre"
    )


def _groups(table: ArcsTable, places: Places, name: str, worn: Theme) -> Iterator[paper.Mark]:
    """Ships with their number, the Blight, a golem: as on the table, each in a place of its own."""
    reach, groups = reach_of(table), groups_at(table, name)
    lying = [(FLEET, group.seat, f"{LETTER_OF[group.seat]}{group.count}", not group.is_hurt)
             for group in groups]  # fmt: skip
    if name in reach.blight:
        lying.append((STAR, BLIGHT, "", reach.blight[name]))
    if name in reach.sleepers:
        lying.append((RING, EMPIRE, "G", True))
    for (form, owner, words, is_fresh), place in zip(
        lying, places.groups(name, len(lying)), strict=False
    ):
        r = min(GROUP_R, SHARE * place.scale)
        yield from _piece(form, (place.x, place.y), r, owner, words, is_fresh, worn)


def _around(form: tuple[Point, ...], x: float, y: float, r: float) -> tuple[Point, ...]:
    return tuple((x + dx * r, y + dy * r) for dx, dy in form)


def _legend(void: Box, voice: Voice, worn: Theme) -> Iterator[paper.Mark]:
    """What forms and letters mean, in the middle of the map."""
    step = void.h / (len(LEGEND) + 3)
    x, y = void.centre_x - 0.27 * void.w, void.centre_y - 0.5 * step * (len(LEGEND) - 1)
    for form, owner, letters, is_fresh, said in LEGEND:
        r = min(0.42 * step, GROUP_R) * (0.8 if form is SQUARE else 1.0)
        yield from _piece(form, (x, y), r, owner, letters, is_fresh, worn)
        yield paper.PrintedWords(x + 6.0, y, voice.say(said), NAME)
        y += step


A: Final = 0
LEGEND: Final[tuple[tuple[tuple[Point, ...], int, str, bool, Message], ...]] = (
    (FLEET, A, "A3", True, Message("sheet-legend-ships")),
    (FLEET, A, "A1", False, Message("sheet-legend-damaged")),
    (SQUARE, A, "A", True, Message("sheet-legend-city")),
    (HEXAGON, A, "A", True, Message("sheet-legend-starport")),
    (FLEET, EMPIRE, "E1", True, Message("sheet-legend-empire")),
    (SQUARE, FREE, "F", True, Message("sheet-legend-free")),
    (STAR, BLIGHT, "", True, Message("sheet-legend-blight")),
    (STAR, BLIGHT, "", False, Message("sheet-legend-hurt-blight")),
    (RING, EMPIRE, "G", True, Message("sheet-legend-golem")),
)


# The log sheet: the campaign on one page of A4, the map above, all else in columns below.

MARGIN: Final = 10.0
TITLE: Final = 13.0
DATE: Final = 8.0
HEAD: Final = 7.0
MAP_SIZES: Final = (150.0, 140.0, 130.0, 120.0, 110.0)
"""How high the map may be, as the words below leave room."""
SIZES: Final = (8.0, 7.5, 7.0, 6.5, 6.0)
"""Of letters, in points."""
COLUMNS: Final = 3
GUTTER: Final = 4.0
LEADING: Final = 1.22
INDENT: Final = 2.5
HEAD_GAP: Final = 0.6
"""Above a heading, in lines."""


def log_sheet(
    table: ArcsTable, voice_of: Callable[[Sequence[str], str], Voice], names: Sequence[str],
    width_of: paper.WidthOf, language: str, worn: Theme = THEMES["arcs"],
) -> paper.PrintedPage:  # fmt: skip
    """The page, told in a language by `voice_of`; seats are called by their letters, and have the
    colors of a theme.
    """
    body, voice = paper.A4.inset(MARGIN), voice_of(tuple(LETTERS[: len(names)]), language)
    day = datetime.now().astimezone().date()
    key = "sheet-running" if not table.is_over else "sheet-after-act"
    told = voice.say(Message(key, {"chapter": table.chapter, "date": day.isoformat()}))
    title = voice.say(Message("sheet-title"))
    head = [paper.PrintedWords(body.x, body.y + 3, title, TITLE, True),
            paper.PrintedWords(body.right, body.y + 3, told, DATE, align="right")]  # fmt: skip
    y = body.y + HEAD
    blocks = blocks_of(table, names, voice)
    high, columns = _fitting(blocks, body.bottom - y, body.w, width_of)
    board = Box(body.x, y, body.w, high)
    below = Box(body.x, board.bottom + 1.5, body.w, body.bottom - board.bottom - 1.5)
    return paper.PrintedPage(
        title, (*head, *map_marks(table, board, voice, worn), *_columns(columns, below, worn))
    )


class Column:
    """Lines of one size that run down a column; `end` is where they come to."""

    def __init__(self, size: float, width: float, width_of: paper.WidthOf) -> None:
        self.size, self.width, self._width_of = size, width, width_of
        self.step = size * paper.POINT * LEADING
        self.end = 0.0
        self.rows: list[tuple[float, float, str, bool, int]] = []

    def add(self, text: str, is_head: bool, seat: int, is_first: bool) -> None:
        """A heading, or a line, which may take several rows."""
        if is_head:
            self.end += HEAD_GAP * self.step * (not is_first)
            self.rows.append((0.0, self.end, text, True, seat))
            self.end += 1.25 * self.step
            return
        room = self.width - INDENT
        for n, row in enumerate(paper.lines_of(text, room, self.size, self._width_of)):
            self.rows.append((INDENT if n else 0.6, self.end, row, False, seat))
            self.end += self.step


def _fitting(
    blocks: Sequence[SheetBlock], room: float, width: float, width_of: paper.WidthOf
) -> tuple[float, list[Column]]:
    """The largest letters, then the largest map, with which everything has room."""
    wide = (width - GUTTER * (COLUMNS - 1)) / COLUMNS
    for size in SIZES:
        for high in MAP_SIZES:
            columns = _flow(blocks, size, wide, room - high - 2, width_of)
            if len(columns) <= COLUMNS:
                return high, columns
    return MAP_SIZES[-1], columns


def _flow(
    blocks: Sequence[SheetBlock], size: float, width: float, room: float, width_of: paper.WidthOf
) -> list[Column]:
    """Blocks one after the other; one that has no room goes on in the next column."""
    columns = [Column(size, width, width_of)]
    for block in blocks:
        for n, text in enumerate((block.heading, *block.lines)):
            trial = Column(size, width, width_of)
            trial.add(text, n == 0, block.seat, is_first=True)
            needed = trial.end + (2 * trial.step if n == 0 else 0)
            if columns[-1].end + needed > room:
                columns.append(Column(size, width, width_of))
            columns[-1].add(text, n == 0, block.seat, is_first=not columns[-1].rows)
    return columns


def _columns(columns: Sequence[Column], box: Box, worn: Theme) -> Iterator[paper.Mark]:
    for number, column in enumerate(columns):
        x = box.x + number * (column.width + GUTTER)
        for dx, y, text, is_head, seat in column.rows:
            middle = box.y + y + column.step / 2
            if is_head:
                ground = Box(x, middle - 0.56 * column.step, column.width, 1.15 * column.step)
                yield paper.Form(paper.corners(ground), _ground(worn, seat), BLACK, 0.2)
            yield paper.PrintedWords(
                x + dx + (1.0 if is_head else 0.0), middle, text, column.size, is_head
            )


def _ground(worn: Theme, seat: int) -> Colour:
    return PALE if seat == NOBODY else tint(worn, seat)
