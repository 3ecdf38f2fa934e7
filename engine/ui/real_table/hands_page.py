"""The page that says what hands do: a sentence legible from a metre, where, why, and the ladder."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame

from engine.core.decision import Reason, ReasonOutcome
from engine.core.match import Match
from engine.text.message import Message, Words
from engine.text.voice import Wording
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Intent, KeyPressed
from engine.ui.paint import shapes
from engine.ui.paint.portraits import draw_face, draw_player, draw_portrait, seat_face
from engine.ui.real_table import physical_pieces
from engine.ui.real_table.place import (
    GOAL,
    HANDS,
    HANDS_TEXT,
    SOURCE,
    BoardPicture,
    Lit,
    PartOf,
    close_up,
    draw_ground,
    draw_open_panel,
    draw_panel,
    room_of,
)
from engine.ui.speech import reason_in_a_sentence, without_numbers_of_lines
from engine.ui.table.parts import level_title
from engine.ui.theme import (
    BLACK,
    BODY,
    HEADING,
    LARGE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    Font,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Widget

# A sentence in large letters, whose numbers, pieces and places have colours of their own.

SIZES: Final = (84.0, 72.0, 60.0, 52.0, 46.0)
"""A sentence is as large as two lines allow, and never smaller than the last."""
MOST_LINES: Final = 2
GLUED: Final = 0.55
"""The share of a line in which a name is not broken."""
BALANCED: Final = (0.6, 0.68, 0.76, 0.84, 0.92)
SENTENCE_LEADING: Final = 1.2
PIECES: Final = re.compile(r"\s+|\S+")

Line = list[Wording]


def lines_of(
    canvas: Canvas, spans: Sequence[Wording], width: float, size: float, font: Font
) -> list[Line]:
    """The spans in lines of such a width: it breaks between words, wherever names begin and end."""
    lines: list[Line] = [[]]
    used = 0.0
    for word in _words(spans, is_glued=_fits_glued(canvas, spans, width, size, font)):
        wide = sum(canvas.text_width(part.words, size, font) for part in word)
        space = canvas.text_width(" ", size, font) if lines[-1] else 0.0
        if lines[-1] and used + space + wide > width:
            lines.append([])
            used = space = 0.0
        if space:
            lines[-1].append(Wording(" "))
        lines[-1] += word
        used += space + wide
    return lines


def balanced_lines(
    canvas: Canvas, spans: Sequence[Wording], width: float, size: float, font: Font
) -> list[Line]:
    """As many lines as need be, of like length, so that the last is no single word."""
    lines = lines_of(canvas, spans, width, size, font)
    for share in BALANCED if len(lines) > 1 else ():
        closer = lines_of(canvas, spans, width * share, size, font)
        if len(closer) == len(lines):
            return closer
    return lines


def _fits_glued(
    canvas: Canvas, spans: Sequence[Wording], width: float, size: float, font: Font
) -> bool:
    """Whether each name has room on a line of its own."""
    named = (span.words for span in spans if span.thing is not None)
    return all(canvas.text_width(words, size, font) <= width * GLUED for words in named)


def _words(spans: Sequence[Wording], *, is_glued: bool = False) -> list[Line]:
    """Words, each of the parts of spans that stand together; a name is one if it `is_glued`."""
    words: list[Line] = []
    is_open = False
    for span in spans:
        pieces = PIECES.findall(span.words)
        if is_glued and span.thing is not None and not isinstance(span.thing, int):
            pieces = [span.words]
        for piece in pieces:
            last = words[-1][-1].thing if words else None
            if piece.isspace():
                is_open = False
            elif is_open:
                words[-1].append(Wording(piece, span.thing))
            elif last is not None and isinstance(last, int) != isinstance(span.thing, int):
                if span.thing is None:
                    words.append([Wording(piece)])
                else:  # a number stays with what it is said of
                    words[-1] += [Wording(" "), Wording(piece, span.thing)]
                is_open = True
            else:
                words.append([Wording(piece, span.thing)])
                is_open = True
    return words


def size_for(
    canvas: Canvas,
    spans: Sequence[Wording],
    width: float,
    unit: float,
    sizes: Sequence[float] = SIZES,
) -> float:
    """The largest size in which the sentence has at most two lines, else the smallest there is."""
    font = canvas.theme.title_font
    for size in sizes:
        if len(lines_of(canvas, spans, width, size * unit, font)) <= MOST_LINES:
            return size * unit
    return sizes[-1] * unit


def draw_sentence(
    canvas: Canvas,
    box: Box,
    spans: Sequence[Wording],
    size: float,
    colour_of: Callable[[Any], Colour],
) -> float:
    """Draws it from the top of the box; returns its height. `colour_of` knows seats and things."""
    font, step = canvas.theme.title_font, size * SENTENCE_LEADING
    lines = balanced_lines(canvas, spans, box.w, size, font)
    for number, line in enumerate(lines):
        x, y = box.x, box.y + (number + 0.5) * step
        for span in _joined(_with_hues(line)):
            colour = TEXT if span.thing is None else colour_of(span.thing)
            if canvas.audit is None:  # a shade is no words
                canvas.text(x + 2, y + 3, span.words, size, BLACK, font, alpha=150)
            x += canvas.text(x, y, span.words, size, colour, font) + 1 / canvas.scale
    return step * len(lines)


def _with_hues(line: Line) -> Line:
    """A number beside the name of a color is said in it."""
    found = list(line)
    for place, span in enumerate(line):
        if isinstance(span.thing, int):
            beside = (line[n] for n in (place - 2, place + 2) if 0 <= n < len(line))
            hues = (each.thing for each in beside if getattr(each.thing, "family", "") == "colour")
            found[place] = Wording(span.words, next(hues, span.thing))
    return found


def _joined(line: Line) -> Line:
    """Neighbours of one colour as one text, so that letters stand as they should."""
    found: Line = []
    for span in line:
        thing = found[-1].thing if found and span.words == " " else span.thing
        if found and found[-1].thing == thing:
            found[-1] = Wording(found[-1].words + span.words, thing)
        else:
            found.append(span)
    return found


# Who plays at a real table: the column beside the board while it is laid out.

HEAD: Final = 60.0
CARD: Final = 110.0
LEAST_CARD: Final = 64.0
APART: Final = 10.0
PAD: Final = 14.0
BUTTON: Final = 52.0
LINE_STEP: Final = 1.35
MOST_ABOUT: Final = 2
FEW_USUAL: Final = 3
"""So many settings that are as usual are told; of more, how many they are."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat as it is told: its name, `Person` or `Bot` with its level, what that level does."""

    name: str
    kind: str
    about: Words = ""
    face: Path | None = None


def players_of(match: Match) -> tuple[Player, ...]:
    """Those of a match, in the order of their seats."""
    found = []
    for seat, who in enumerate(match.setup.seats):
        level = match.game.level(who.player)
        about = "" if level is None else level.about
        name = match.voice.named(seat)
        found.append(Player(name, level_title(match, seat), about, seat_face(match, seat)))
    return tuple(found)


def settings_of(match: Match) -> tuple[Words, ...]:
    """What is chosen of the game's settings, each with its name; what is not as usual first."""
    options = match.setup.options
    chosen = [
        (choice.value == setting.default, setting.title, choice.title)
        for setting in match.game.settings
        if setting.matters(options, match.setup.players)
        for choice in [setting.chosen(options)]
    ]
    chosen.sort(key=lambda each: each[0])
    seen = sum(not each[0] for each in chosen) + FEW_USUAL
    rest = len(chosen) - seen
    seen += rest == 1
    told = [Message("house-noted", {"title": one, "about": what}) for _, one, what in chosen[:seen]]
    return (*told, *([Message("hands-usual", {"count": rest})] if rest > 1 else []))


class WhoPlays(Widget):
    """A card for each seat, the one that is laid out for lit; the settings; the way to others."""

    lets_through = True

    def __init__(
        self, players: Sequence[Player], settings: Sequence[Words], change: Callable[[], object]
    ) -> None:
        super().__init__()
        self.players, self.settings = tuple(players), tuple(settings)
        self.seat: int | None = None
        self.change = Button(Message("hands-who-change"), change, kind="secondary", icon="users",
                             key="P", tooltip=Message("hands-who-tip"))  # fmt: skip
        self.add(self.change)

    def placed(self) -> None:
        foot, _ = self.box.inset(PAD).cut_bottom(BUTTON)
        self.change.box = foot

    def card_boxes(self) -> list[Box]:
        room = self.box.inset(PAD)
        high = (room.h - HEAD + PAD - BUTTON - APART) / max(1, len(self.players)) - APART
        high = max(LEAST_CARD, min(CARD, high))
        y = self.box.y + HEAD
        return [
            Box(room.x, y + number * (high + APART), room.w, high)
            for number in range(len(self.players))
        ]

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        draw_panel(canvas, box)
        canvas.text(box.x + 22, box.y + 34, Message("hands-who"), LARGE, TEXT,
                    canvas.theme.title_font, max_width=box.w - 44)  # fmt: skip
        boxes = self.card_boxes()
        for seat, place in enumerate(boxes):
            self._draw_card(canvas, place, seat)
        y = boxes[-1].bottom + 2 * APART if boxes else box.y + HEAD
        self._draw_settings(canvas, Box(box.x + 22, y, box.w - 44, self.change.box.y - APART - y))

    def _draw_card(self, canvas: Canvas, place: Box, seat: int) -> None:
        player, hue, is_lit = self.players[seat], canvas.theme.seat_colour(seat), seat == self.seat
        if is_lit:
            draw_open_panel(canvas, place, hue, 12)
        else:
            draw_panel(canvas, place, hue, 12)
        r = min(30.0, place.h * 0.32)
        x = place.x + PAD + r + 4
        if player.face is None:
            canvas.seat_mark(seat, x, place.centre_y, r * 0.62)
        else:
            draw_face(canvas, player.face, seat, x, place.centre_y, r)
        x += r + PAD + 6
        room = place.right - PAD - x
        lines = canvas.paragraph_lines(room, player.about, SMALL) if player.about else []
        step = canvas.line_step(SMALL, LINE_STEP)
        most = int((place.h - 62) // step) if lines else 0
        shown = lines[: min(MOST_ABOUT, most)] if len(lines) <= min(MOST_ABOUT, most) else []
        y = place.centre_y - (46 + step * len(shown)) / 2 + 12
        canvas.text(x, y, player.name, LARGE, TEXT, "text-semibold", max_width=room)
        canvas.text(x, y + 25, player.kind, BODY, lighten(hue, 0.45), "text", max_width=room)
        for number, line in enumerate(shown):
            canvas.text(x, y + 46 + step * (number + 0.5) - 8, line, SMALL, SECOND_TEXT,
                        max_width=room)  # fmt: skip

    def _draw_settings(self, canvas: Canvas, room: Box) -> None:
        y, line = room.y, room_of(canvas.theme).line
        for words in self.settings:
            high = canvas.paragraph_height(room.w - 4, words, BODY, line_height=LINE_STEP) + 8
            if y + high > room.bottom:
                return
            chip = Box(room.x - 8, y, room.w + 16, high)
            canvas.rounded(chip, 9, (*line, 60), (*line, 150), 1)
            canvas.paragraph(Box(room.x + 4, y + 4, room.w - 4, high), words, BODY,
                             mix(TEXT, SECOND_TEXT, 0.35), line_height=LINE_STEP)  # fmt: skip
            y += high + 6


LAYING: Final = "laying"
DRAWN_FOR: Final = (1920.0, 888.0)
LAYING_SIZES: Final = SIZES[1:]
LADDER_SHARE: Final = 0.285
WHO_SHARE: Final = 0.215
NARROW: Final = 1100.0
INSET: Final = 60.0
GAP: Final = 18.0
IN_PLAY: Final = 230.0
LEAST_PICTURE: Final = 80.0
LEAST_HERO: Final = 220.0
MOST_MARK: Final = 96.0
CARRIED_SHARE: Final = 0.575
LAID_SHARE: Final = 0.42
LAID_AROUND: Final = 64.0
LEAST_BESIDE: Final = 560.0
"""With less room what is laid out stands alone, without the board."""
LARGER_BELOW: Final = 1.2
MOST_CARRIED: Final = 510.0
MOST_ALONE: Final = 590.0
HERO_MARGIN: Final = 44.0
LEAST_PORTRAIT: Final = 250.0
MOST_PORTRAIT: Final = 520.0
WHY_HEAD: Final = 34.0
MOST_WHY: Final = 0.4
LEADING: Final = 1.35
TAG_ROW: Final = 30.0
SECOND: Final = 28.0
RISES: Final = 24.0
RISE_SECONDS: Final = 0.18
DIM_AFTER: Final = 20.0
DIM: Final = 0.4


@dataclass(frozen=True, slots=True)
class HandsStep:
    """One instruction: its `spans` are the sentence, `second` what must not be forgotten.

    `choice` is the bot's answer that it belongs to, with its reasons; `title` is how the ladder
    calls it where that is not the sentence, `below` the quieter words there. `places` are lit on
    the board, `callouts` stand beside places.
    """

    words: str
    spans: tuple[Wording, ...] = ()
    second: str = ""
    choice: str = ""
    reasons: tuple[Reason, ...] = ()
    title: str = ""
    below: str = ""
    seat: int | None = None
    places: tuple[str, ...] = ()
    callouts: tuple[tuple[str, str], ...] = ()
    carried: physical_pieces.Carried | None = None
    in_play: str = ""
    parts: tuple[str, ...] = ()
    happened: tuple[Any, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is done one after the other: where it is joined of several, each of them."""
        return self.parts or (self.words,)

    @property
    def is_way(self) -> bool:
        """Whether it leads from one place of the board to another."""
        carried = self.carried
        return carried is not None and len(self.places) > 1 and carried.is_way

    @property
    def held(self) -> tuple[Reason, ...]:
        """The reasons that decided."""
        return tuple(each for each in self.reasons if each.outcome is ReasonOutcome.HELD)

    @property
    def refused(self) -> tuple[Reason, ...]:
        """The lines that did not."""
        return tuple(each for each in self.reasons if each.outcome is not ReasonOutcome.HELD)

    @property
    def on_ladder(self) -> physical_pieces.LadderRung:
        clause = next((each.clause for each in self.held if each.clause), "")
        return physical_pieces.LadderRung(self.title or self.words, self.below, clause)


@dataclass(frozen=True, slots=True)
class HandsView:
    """What the page asks of its table: the board's picture, where its things lie, their colours."""

    part_of: PartOf
    shapes: Callable[[str], Sequence[Sequence[Point]]]
    tint: Callable[[Any], Colour | None]
    open_clause: Callable[[str], object]
    moves: Callable[[], bool]
    is_whole: Callable[[], bool]
    pixels: Callable[[], tuple[float, float]]
    picture: physical_pieces.Pictures
    name: Callable[[physical_pieces.End], str]
    hero: Callable[[HandsStep], physical_pieces.Painter | None] = lambda step: None


def draw_seat_portrait(
    canvas: Canvas, room: Box, face: Path | None, seat: int, name: str, unit: float
) -> None:
    """Whoever acts, large, fading into the ground; a person by the mark of the seat; nothing where
    there is little room.
    """
    if room.h < LEAST_PORTRAIT * unit:
        return
    high = min(room.h, MOST_PORTRAIT * unit)
    box = Box(room.centre_x - high * 0.42, room.bottom - high, high * 0.84, high)
    hue = canvas.theme.seat_colour(seat)
    canvas.glow(*box.centre, box.w * 0.8, box.h * 0.6, hue, 0.2)
    if face is None:
        r, y = min(MOST_MARK * unit, box.w * 0.3), box.centre_y - 20
        canvas.disc(box.centre_x, y, r + 10, (*room_of(canvas.theme).panel[1][:3], 255), hue, 3)
        canvas.seat_mark(seat, box.centre_x, y, r * 0.62)
        canvas.text(box.centre_x, y + r + 44, name, HEADING, TEXT, canvas.theme.title_font,
                    "centre", max_width=room.w - 20)  # fmt: skip
        return
    draw_portrait(canvas, face, box, 18, is_round=True)
    lower = room_of(canvas.theme).panel[1][:3]
    fade = box.cut_bottom(box.h * 0.4)[0]
    canvas.rounded(fade, 18, ((*lower, 0), (*lower, 235)))
    wide = min(box.w - 40, canvas.text_width(name, HEADING, canvas.theme.title_font))
    canvas.seat_mark(seat, box.centre_x - wide / 2 - 4, box.bottom - 26, 12)
    canvas.text(box.centre_x + 16, box.bottom - 26, name, HEADING, TEXT, canvas.theme.title_font,
                "centre", max_width=box.w - 40)  # fmt: skip


class Why:
    """Why a step is done, in one sentence; all that was weighed where it `is_long`."""

    def __init__(self, step: HandsStep, *, is_long: bool, has_refused: bool) -> None:
        self.reasons = (*step.held, *(step.refused if has_refused else ()))
        told = [(each.text, each.outcome is ReasonOutcome.HELD) for each in self.reasons]
        if told and not is_long:
            first = reason_in_a_sentence(step.held, step.words)
            whole = (words for words, _ in told if first in words)
            told = [(without_numbers_of_lines(next(whole, first or told[0][0])), True)]
        self._told = told

    def height(self, canvas: Canvas, width: float) -> float:
        return WHY_HEAD + 20 + sum(high + 6 for _, _, high in self._sentences(canvas, width))

    def _sentences(self, canvas: Canvas, width: float) -> list[tuple[str, bool, float]]:
        """What is said, with whether it held and its height."""
        return [
            (words, held, canvas.paragraph_height(width - 44, words, LARGE if held else BODY,
                                                  line_height=LEADING))
            for words, held in self._told
        ]  # fmt: skip

    def draw(self, canvas: Canvas, box: Box, hue: Colour) -> list[tuple[Box, str]]:
        """Returns where its clauses stand."""
        draw_panel(canvas, box, lighten(hue, 0.1))
        clauses: list[tuple[Box, str]] = []
        x, y, bottom = box.x + 24, box.y + 12 + TAG_ROW / 2, box.bottom - 6
        x += canvas.text(x, y, Message("hands-why"), BODY, HANDS_TEXT, "text-semibold") + 16
        ink = lighten(canvas.theme.accent, 0.2)
        for clause in dict.fromkeys(each.clause for each in self.reasons if each.clause):
            if x + canvas.text_width(clause, SMALL, "mono") + 34 > box.right:
                break
            wide = canvas.tag(x, y, clause, ink)
            clauses.append((Box(x, y - TAG_ROW / 2, wide, TAG_ROW), clause))
            x += wide + 10
        y = box.y + WHY_HEAD + 10
        for words, is_held, high in self._sentences(canvas, box.w):
            size = LARGE if is_held else BODY
            lines = int((bottom - y) // canvas.line_step(size, LEADING))
            if lines < 1:
                break
            canvas.paragraph(Box(box.x + 24, y, box.w - 44, high), words, size,
                             TEXT if is_held else SECOND_TEXT, line_height=LEADING,
                             max_lines=lines)  # fmt: skip
            y += high + 6
        return clauses


class LargePicture:
    """The large picture of a step: painted once for a size, each time where words are read."""

    def __init__(self) -> None:
        self._kept: tuple[object, pygame.Surface] | None = None

    def forget(self) -> None:
        self._kept = None

    def draw(
        self, canvas: Canvas, box: Box, paint: physical_pieces.Painter, *, may_keep: bool
    ) -> None:
        if canvas.audit is not None:
            paint(canvas, box)
            return
        area = canvas.rect(box.inset(-HERO_MARGIN))
        x, y = area.x / canvas.scale, area.y / canvas.scale
        key = (area.size, area.topleft, canvas.scale, canvas.theme.looks)
        if self._kept is None or self._kept[0] != key:
            sheet = shapes.blank(*area.size)
            paint(canvas.on(sheet, (x, y)), box)
            self._kept = (key if may_keep else None, sheet)
        canvas.image(self._kept[1], x, y, premultiplied=True)


def lies_below(part: Box, room: Box) -> bool:
    """Whether the whole board is so much larger below what is laid out than beside it."""
    wide = part.w / max(1.0, part.h)
    beside = min(room.w / 2, room.h * wide)
    return min(room.w, room.h * (1 - LAID_SHARE) * wide) > beside * LARGER_BELOW


def laid_height(view: HandsView, room: Box, rung: HandsStep) -> float:
    """What stands over the board while it is laid out takes no more than it fills."""
    most, carried = Box(room.x, room.y, room.w, room.h * LAID_SHARE), rung.carried
    if carried is None or carried.origin or carried.target:
        return most.h
    shown = physical_pieces.pictures_of(carried.pieces, carried.seat, view.picture)
    boxes = physical_pieces.piece_boxes(most.inset(12), shown)
    wanted = max((box.bottom for box in boxes), default=0) - min(
        (box.y for box in boxes), default=0
    )
    return min(most.h, wanted + LAID_AROUND) if boxes else most.h


def has_picture(view: HandsView, rung: HandsStep) -> bool:
    carried = rung.carried
    if carried is None:
        return False
    shown = physical_pieces.pictures_of(carried.pieces, carried.seat, view.picture)
    return bool(shown or carried.origin or carried.target)


class HandsPage(Widget):
    """Lies over the whole table; `rungs` are the ladder as far as it is known, `now` one of them.

    `board` is the board's place on the table, `part` the part of it that the picture shows.
    """

    radius = 0.0
    feels_time = True
    lacks_board = False
    """Whether the board in small was not whole when it was drawn."""

    def __init__(self, view: HandsView, who: WhoPlays) -> None:
        super().__init__()
        self.who = who
        who.is_visible = False
        self.add(who)
        self.seat: int | None = None
        self.title = self.kicker = self.count = ""
        self.rungs: list[HandsStep] = []
        self.steps = self.rungs
        self.now = 0
        self.board = self.part = Box(0, 0, 0, 0)
        self.foot = Box(0, 0, 0, 0)
        self.quarters = 0
        self.is_map_wanted = False
        self._number: object = -1
        self._is_unfolded = False
        self._view = view
        self._clauses: list[tuple[Box, str]] = []
        self._board = BoardPicture(view.part_of, view.shapes, view.is_whole, HANDS)
        self._hero = LargePicture()
        self._age = self._idle = 0.0

    @property
    def has_refused(self) -> bool:
        """Whether lines of the bot's document were refused before the one that held."""
        return bool(self.rungs) and bool(self._rung.refused)

    @property
    def has_reasons(self) -> bool:
        return bool(self.rungs) and bool(self._rung.held)

    @property
    def is_narrow(self) -> bool:
        """Whether the ladder is a row of discs, and the board comes when it is asked for: in a
        window of few pixels, or an upright one.
        """
        width, height = self._view.pixels()
        return width < NARROW or width < height

    def show(
        self, seat: int | None, title: str, rungs: list[HandsStep], now: int, *,
        number: object = -1, kicker: str = "", count: str = "",
    ) -> None:  # fmt: skip
        """The turn has come that far: `number` is that of the answer, `kicker` says the step. While
        the board is laid out (`LAYING`) it also stands there who plays.
        """
        self.kicker, self.count = kicker, count
        self.who.is_visible = number == LAYING and not self.is_narrow
        self.who.seat = rungs[min(now, len(rungs) - 1)].seat
        state = (seat, title, rungs, now, number)
        if state == (self.seat, self.title, self.rungs, self.now, self._number):
            return
        if number != self._number:
            self._is_unfolded = False
        self.seat, self.title, self.rungs, self.now, self._number = state
        self.steps = rungs
        self._hero.forget()
        self._age = self._idle = 0.0
        self.changed()

    def unfold(self) -> None:
        """Show the refused lines, or put them away."""
        self._is_unfolded = not self._is_unfolded
        self.changed()

    def turn(self) -> None:
        """Turn the board's picture by a quarter, as the board lies."""
        self.quarters = (self.quarters + 1) % 4
        self.changed()

    def show_map(self) -> None:
        """Where there is little room: the board in place of the reasons, or put away again."""
        self.is_map_wanted = not self.is_map_wanted
        self.changed()

    def placed(self) -> None:
        box = self.box
        self.who.box = Box(box.x + GAP, box.y + GAP, box.w * WHO_SHARE, box.h - 2 * GAP)

    def handle(self, intent: Intent) -> bool:
        """A click on a clause opens the rules there; nothing below is reached."""
        self.wake()
        if isinstance(intent, Clicked) and intent.button == LEFT:
            for box, clause in self._clauses:
                if box.contains((intent.x, intent.y)):
                    self._view.open_clause(clause)
        return isinstance(intent, Clicked)

    def answers_to(self, intent: KeyPressed) -> bool:
        """No key is its own; each one wakes it."""
        self.wake()
        return False

    # -- time

    def wake(self) -> None:
        """Somebody is there: nothing is dim."""
        was_dim, self._idle = self.is_dim, 0.0
        if was_dim:
            self.changed()

    @property
    def is_dim(self) -> bool:
        """Whether nobody has touched a key for a while: only the sentence stays bright."""
        return self._idle >= DIM_AFTER

    @property
    def is_rising(self) -> bool:
        """Whether the sentence has not come to its place yet."""
        return self._view.moves() and self._age < RISE_SECONDS

    def pass_time(self, seconds: float) -> None:
        """A new sentence rises; after a while without a key all but the sentence grows dim."""
        if not self.is_visible:
            return
        was_dim, was_rising = self.is_dim, self.is_rising
        self._age += seconds
        self._idle += seconds
        if was_rising or was_dim != self.is_dim:
            self.changed()

    def seconds_to_wake(self) -> float | None:
        """Soon while the sentence rises, else when it is to grow dim."""
        if not self.is_visible or not self.rungs:
            return None
        if self.is_rising:
            return 0.0
        return None if self.is_dim else DIM_AFTER - self._idle

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        if not self.rungs:
            return
        box, unit, hue = self.box, self._unit, self._hue(canvas)
        self._clauses = []
        draw_ground(canvas, (box, self.foot))
        left, ladder = self._columns(unit)
        if ladder.w:
            rungs = [self._on_ladder(each) for each in self.rungs]
            fills = (ladder.h - 92) / (len(rungs) + 0.5) / physical_pieces.RUNG
            tall = unit if self.seat is not None else max(0.85 * unit, min(1.5 * unit, fills))
            end = physical_pieces.draw_ladder(
                canvas, ladder, self.title, self.count, rungs, self.now, hue, tall
            )
            seat = self._rung.seat if self.seat is None else self.seat
            face = None if seat is None else self._face(seat)
            if seat is not None and face is not None:
                room = Box(ladder.x, end + GAP, ladder.w, ladder.bottom - end - GAP)
                name = self.who.players[seat].name
                draw_seat_portrait(canvas, room, face, seat, name, unit)
        y = self._draw_kicker(canvas, left, unit)
        sentence = self._draw_sentence(canvas, Box(left.x, y, left.w, left.bottom - y), unit)
        below = Box(left.x, sentence, left.w, left.bottom - sentence)
        why = self._draw_why(canvas, below)
        if not self._is_unfolded:
            high = below.h - (why.h + GAP if why.h else 0.0)
            self._draw_where(canvas, Box(below.x, below.y, below.w, high))
        if self.is_dim:
            veil = (*room_of(canvas.theme).panel[1][:3], round(255 * DIM))
            for part in (ladder, Box(box.x, sentence, left.right - box.x, box.bottom - sentence)):
                canvas.rounded(part, 0, veil)

    def _on_ladder(self, step: HandsStep) -> physical_pieces.LadderRung:
        """With its pieces, unless they stand beside the ladder in large."""
        is_large = step is self._rung and not step.callouts
        if not step.title or step.carried is None or is_large:
            return step.on_ladder
        shown = physical_pieces.pictures_of(step.carried.pieces, step.seat, self._view.picture)
        return replace(step.on_ladder, pictures=tuple(shown))

    @property
    def _unit(self) -> float:
        width = DRAWN_FOR[0] * (1 - LADDER_SHARE) if self.is_narrow else DRAWN_FOR[0]
        return min(self.box.w / width, max(self.box.h, 1.0) / DRAWN_FOR[1])

    def _hue(self, canvas: Canvas) -> Colour:
        return HANDS if self.seat is None else canvas.theme.seat_colour(self.seat)

    def _columns(self, unit: float) -> tuple[Box, Box]:
        box, inset = self.box, INSET * unit
        x = box.x + inset
        if self.is_narrow:
            return Box(x, box.y + GAP, box.w - 2 * inset, box.h - 2 * GAP), Box(0, 0, 0, 0)
        wide = box.w * LADDER_SHARE
        ladder = Box(box.right - wide - GAP, box.y + GAP, wide, box.h - 2 * GAP)
        if self.who.is_visible:
            x = self.who.box.right + inset / 2
        gap = inset / 2 if self.who.is_visible else GAP
        return Box(x, ladder.y, ladder.x - gap - x, ladder.h), ladder

    @property
    def _rung(self) -> HandsStep:
        return self.rungs[min(self.now, len(self.rungs) - 1)]

    def _draw_kicker(self, canvas: Canvas, left: Box, unit: float) -> float:
        """Who, which step, and the bot's choice; returns where the sentence begins."""
        y, x, rung = left.y + 26 * unit + 10, left.x, self._rung
        seat = rung.seat if self.seat is None else self.seat
        if seat is None:
            canvas.icon("hand", x + 15, y, 30, HANDS)
        else:
            self._draw_seat(canvas, seat, x + 18, y, 20)
        x += 50
        x += canvas.text(x, y, self.title, HEADING, TEXT, "text-semibold") + 16
        x += canvas.tag(x, y, self.kicker, HANDS, "hand", solid=False) + 12
        room = left.right - x
        if rung.choice and room > 160:
            canvas.text(x, y, rung.choice, BODY, lighten(SECOND_TEXT, 0.3), max_width=room)
        y += 26 * unit + 14
        if self.is_narrow and len(self.rungs) > 1:
            physical_pieces.draw_discs(
                canvas, Box(left.x, y, left.w, physical_pieces.DISC), len(self.rungs), self.now
            )
            y += physical_pieces.DISC + 6
        return y

    def _face(self, seat: int) -> Path | None:
        players = self.who.players
        return players[seat].face if seat < len(players) else None

    def _draw_seat(self, canvas: Canvas, seat: int, x: float, y: float, r: float) -> None:
        draw_player(canvas, self._face(seat), seat, (x, y), r)

    def _draw_sentence(self, canvas: Canvas, left: Box, unit: float) -> float:
        """The sentence and its second line; returns where the rest begins."""
        rung = self._rung
        spans = rung.spans or (Wording(rung.words),)
        sizes = LAYING_SIZES if rung.callouts else SIZES
        left = self._beside_card(canvas, left, rung, unit)
        size = size_for(canvas, spans, left.w, unit, sizes)
        rise = RISES * unit * max(0.0, 1 - self._age / RISE_SECONDS) if self.is_rising else 0.0
        place = Box(left.x, left.y + rise, left.w, left.h)
        y = left.y + draw_sentence(canvas, place, spans, size, partial(self._colour_of, canvas))
        if rung.second:
            small = max(SECOND * unit, float(BODY))
            high = canvas.paragraph(Box(left.x, y + 4, left.w, left.h), rung.second, small,
                                    mix(TEXT, SECOND_TEXT, 0.4), line_height=LEADING)  # fmt: skip
            y += high + 8
        return y + GAP

    def _beside_card(self, canvas: Canvas, left: Box, rung: HandsStep, unit: float) -> Box:
        """Draws the card that is in play; returns the room that the sentence has beside it."""
        is_carried = rung.carried is not None and rung.in_play in dict(rung.carried.pieces)
        found = self._view.picture(rung.in_play, rung.seat) if rung.in_play else None
        if found is None or is_carried or self.is_narrow:
            return left
        high = IN_PLAY * unit
        card, rest = left.cut_right(high * found.shape, 2 * GAP)
        found.paint(canvas, Box(card.x, left.y - 40 * unit, card.w, high))
        return rest

    def _colour_of(self, canvas: Canvas, thing: Any) -> Colour:
        """A seat in its tint, a number in that of whoever acts, a thing in its own."""
        way = self._rung.carried
        if way is not None and way.is_way and thing in (way.origin, way.target):
            return SOURCE if thing == way.origin else GOAL  # as they are lit on the board
        own = None if isinstance(thing, int) else self._view.tint(thing)
        seat = self._rung.seat if self.seat is None else self.seat
        return own or (HANDS_TEXT if seat is None else canvas.theme.seat_tint(seat, 0.45))

    def _draw_where(self, canvas: Canvas, room: Box) -> None:
        rung, view = self._rung, self._view
        if room.h < LEAST_PICTURE:
            return
        is_split = not rung.callouts and (not self.is_narrow or room.h > LEAST_HERO)
        hero = view.hero(rung) if is_split else None
        is_split = is_split and (hero is not None or has_picture(view, rung))
        is_laying = self.who.is_visible and not rung.places
        if is_split and is_laying and lies_below(self.part, room):
            left, room = room.cut_top(laid_height(view, room, rung), GAP)
        elif is_split:
            is_alone = is_laying and room.w < LEAST_BESIDE
            share = 1.0 if is_alone else 0.5 if is_laying else CARRIED_SHARE
            left, room = room.cut_left(room.w * share, GAP)
            most = (MOST_CARRIED if self.has_reasons else MOST_ALONE) * self._unit
            left = Box(left.x, left.y, left.w, min(left.h, most))
            room = Box(room.x, room.y, room.w, min(room.h, most))
        if is_split:
            hero = hero or partial(self._paint_carried, rung)
            self._hero.draw(canvas, left, hero, may_keep=view.is_whole())
        shown = Lit(self.part, self.quarters, (self._number, self.now), rung.places, rung.callouts,
                    is_way=is_split and rung.is_way, is_dim=is_split and not is_laying)  # fmt: skip
        if min(room.w, room.h) > LEAST_PICTURE:
            self._board.draw(canvas, room, shown)
            self.lacks_board = self._board.is_behind

    def _paint_carried(self, rung: HandsStep, canvas: Canvas, box: Box) -> None:
        view, carried = self._view, rung.carried
        colours = partial(self._colour_of, canvas), self._hue(canvas)
        look = physical_pieces.HandsLook(view.picture, view.name, *colours, self._draw_seat)
        ways = [tuple(map(tuple, view.shapes(name))) for name in rung.places]
        if carried is not None:
            physical_pieces.draw_step(
                canvas, box, carried, look, partial(close_up, canvas, box, self.board, ways,
                                                    part_of=view.part_of)
            )  # fmt: skip

    @property
    def _is_long(self) -> bool:
        """Whether the reasons take the place of the pictures."""
        return self._is_unfolded or (self.is_narrow and not self.is_map_wanted)

    @property
    def _why(self) -> Why:
        return Why(self._rung, is_long=self._is_long, has_refused=self._is_unfolded)

    def _draw_why(self, canvas: Canvas, below: Box) -> Box:
        """As high as its sentence; all there is when it is unfolded. Returns where it stands."""
        why, box = self._why, Box(below.x, below.bottom, below.w, 0)
        if why.reasons:
            most = 1.0 if self._is_long else MOST_WHY
            high = min(below.h * most, why.height(canvas, below.w))
            box = Box(below.x, below.bottom - high, below.w, high)
            self._clauses += why.draw(canvas, box, self._hue(canvas))
        return box
