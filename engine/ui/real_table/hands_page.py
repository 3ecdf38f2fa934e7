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
from engine.text.message import Message, SeatNumber, Words
from engine.text.voice import Wording
from engine.ui.board import outline_box
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Intent, KeyPressed
from engine.ui.paint.portraits import draw_face, seat_face
from engine.ui.real_table import physical_pieces
from engine.ui.table.parts import level_title
from engine.ui.theme import (
    BODY,
    HEADING,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    Font,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Widget

# Words beside places of a picture, each joined to its place by a line.

MOST: Final = 6
"""More would hide the picture: then the places are only lit."""
HEIGHT: Final = 34.0
PADDING: Final = 14.0
REACH: Final = (46.0, 78.0, 112.0, 150.0, 190.0)
WAYS: Final = ((0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0))


@dataclass(frozen=True, slots=True)
class Callout:
    """What is written beside a thing, and the point of it that the line goes to."""

    words: str
    at: Point
    thing: Box


def callout_boxes(room: Box, callouts: Sequence[Callout], widths: Sequence[float]) -> list[Box]:
    """A place for each: near its point, inside the room, over no other one and no thing."""
    placed: list[Box] = []
    for callout, width in zip(callouts, widths, strict=True):
        things = [each.thing for each in callouts]
        tries = [
            _inside(room, Box.around(callout.at[0] + dx * (reach + width * 0.3 * abs(dx)),
                                     callout.at[1] + dy * reach, width, HEIGHT))
            for reach in REACH
            for dx, dy in WAYS
        ]  # fmt: skip
        placed.append(_best(tries, placed, things, callout.at))
    return placed


def _best(tries: Sequence[Box], placed: Sequence[Box], things: Sequence[Box], at: Point) -> Box:
    return min(tries, key=lambda box: _crowding(box, placed, things, at))


def _crowding(box: Box, placed: Sequence[Box], things: Sequence[Box], at: Point) -> float:
    """How much a place is in the way: what it covers, then how far off it is."""
    covers = 3 * sum(box.inset(-6).intersects(each) for each in placed)
    covers += sum(box.intersects(each) for each in things)
    distance = abs(box.centre_x - at[0]) + abs(box.centre_y - at[1])
    return covers * 10_000 + distance


def _inside(room: Box, box: Box) -> Box:
    x = min(max(box.x, room.x), max(room.x, room.right - box.w))
    y = min(max(box.y, room.y), max(room.y, room.bottom - box.h))
    return Box(x, y, box.w, box.h)


def draw_callouts(canvas: Canvas, room: Box, callouts: Sequence[Callout], hue: Colour) -> None:
    """Lines first, so that none lies over words."""
    if not callouts or len(callouts) > MOST:
        return
    widths = [
        canvas.text_width(each.words, BODY, "text-semibold") + 2 * PADDING for each in callouts
    ]
    boxes = callout_boxes(room, callouts, widths)
    for callout, box in zip(callouts, boxes, strict=True):
        canvas.polyline([callout.at, box.centre], hue, 3)
        canvas.disc(*callout.at, 6, hue, INK)
    for callout, box in zip(callouts, boxes, strict=True):
        canvas.rounded(box, 9, mix(INK, hue, 0.2), hue, 2)
        canvas.text(*box.centre, callout.words, BODY, TEXT, "text-semibold", "centre")


# The board in small, with the places lit that hands go to.

DARK: Final = (104, 100, 118)


def painted(canvas: Canvas, board: Box, paint: Callable[[Canvas], object]) -> pygame.Surface:
    """The board's part of the page as a picture of its own, in real pixels."""
    area = canvas.rect(board)
    sheet = pygame.Surface(area.size)
    paint(canvas.on(sheet, (area.x / canvas.scale, area.y / canvas.scale)))
    return sheet


def shrunk(picture: pygame.Surface, room: tuple[float, float]) -> pygame.Surface:
    """The picture as large as the room allows, in pixels."""
    share = min(room[0] / picture.get_width(), room[1] / picture.get_height(), 1.0)
    size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
    return pygame.transform.smoothscale(picture, size)


def turned(picture: pygame.Surface, quarters: int) -> pygame.Surface:
    """The picture by so many quarters of a turn, as the board lies before somebody."""
    return pygame.transform.rotate(picture, -90 * quarters) if quarters % 4 else picture


def turned_point(point: Point, size: tuple[float, float], quarters: int) -> Point:
    """Where a point of a picture of that size comes to when it is turned."""
    x, y = point
    w, h = size
    return ((x, y), (h - y, x), (w - x, h - y), (y, w - x))[quarters % 4]


def lit(picture: pygame.Surface, shapes: Sequence[Sequence[Point]]) -> pygame.Surface:
    """The picture in the dark, but for these shapes; the picture itself where there are none."""
    if not shapes:
        return picture
    dark = picture.copy()
    dark.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for shape in shapes:
        pygame.draw.polygon(light, (255, 255, 255, 255), shape)
    bright = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    bright.blit(picture, (0, 0))
    bright.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    dark.blit(bright, (0, 0))
    return dark


Shapes = Callable[[str], Sequence[Sequence[Point]]]


@dataclass(frozen=True, slots=True)
class Lit:
    """What the picture shows: the `part` of the table, turned by so many quarters, the places that
    are lit, an arrow from the first to the last of them, what stands beside which. Another `moment`
    is another picture.
    """

    part: Box
    quarters: int
    moment: object
    places: tuple[str, ...] = ()
    callouts: tuple[tuple[str, str], ...] = ()
    is_way: bool = False


class BoardPicture:
    """The board in small, painted once for a moment and size."""

    def __init__(
        self, paint: Callable[[Canvas], object], shapes: Shapes, is_whole: Callable[[], bool],
        hue: Colour,
    ) -> None:  # fmt: skip
        self._paint, self._shapes, self._is_whole, self._hue = paint, shapes, is_whole, hue
        self._picture: pygame.Surface | None = None
        self._drawn_for: tuple[object, ...] = ()

    def draw(self, canvas: Canvas, room: Box, shown: Lit) -> None:
        """As large as the room allows; the places that hands go to are lit."""
        if not shown.part.w:
            return
        self._renew(canvas, room, shown)
        picture = self._picture
        if picture is None:
            return
        scale = canvas.scale
        wide, high = picture.get_width() / scale, picture.get_height() / scale
        box = Box(room.x + (room.w - wide) / 2, room.y, wide, high)
        canvas.image(picture, box.x, box.y)
        canvas.rounded(box, 8, None, LINE)
        middles = []
        for name in shown.places:
            shapes = [[_on_picture(point, box, shown) for point in shape]
                      for shape in self._shapes(name)]  # fmt: skip
            for points in shapes:
                canvas.polygon(points, None, INK, 6)
                canvas.polygon(points, None, self._hue, 3)
            middles += [outline_box(points).centre for points in shapes[:1]]
        if shown.is_way and len(middles) > 1:
            physical_pieces.draw_way(canvas, (middles[0], middles[-1]), 0.6)
        callouts = [
            Callout(words, place.centre, place)
            for name, words in shown.callouts
            for place in self._boxes_of(name, box, shown)
        ]
        draw_callouts(canvas, Box(room.x, box.y, room.w, box.h), callouts, self._hue)

    def _boxes_of(self, name: str, box: Box, shown: Lit) -> list[Box]:
        """The box on the picture of what a place looks like; none where it is not to be seen."""
        return [
            outline_box([_on_picture(each, box, shown) for each in shape])
            for shape in self._shapes(name)[:1]
        ]

    def _renew(self, canvas: Canvas, room: Box, shown: Lit) -> None:
        key = (shown, round(room.w), round(room.h), round(canvas.scale * 100))
        if key == self._drawn_for:
            return
        whole = painted(canvas, shown.part, self._paint)
        self._drawn_for = key if self._is_whole() else ()
        corner, scale = canvas.rect(shown.part).topleft, canvas.scale
        shapes = [
            [(x * scale - corner[0], y * scale - corner[1]) for x, y in shape]
            for name in shown.places
            for shape in self._shapes(name)
        ]
        pixels = (room.w * scale, room.h * scale)
        self._picture = shrunk(turned(lit(whole, shapes), shown.quarters), pixels)


def _on_picture(point: Point, box: Box, shown: Lit) -> Point:
    """Where a point of the table comes to on the picture."""
    part = shown.part
    share = ((point[0] - part.x) / part.w, (point[1] - part.y) / part.h)
    x, y = turned_point(share, (1.0, 1.0), shown.quarters)
    return box.x + x * box.w, box.y + y * box.h


# A sentence in large letters, whose numbers, pieces and places have colours of their own.

SIZES: Final = (84.0, 72.0, 60.0)
"""A sentence is as large as two lines allow, and never smaller than the last."""
MOST_LINES: Final = 2
SENTENCE_LEADING: Final = 1.2
PIECES: Final = re.compile(r"\s+|\S+")

Line = list[Wording]


def lines_of(
    canvas: Canvas, spans: Sequence[Wording], width: float, size: float, font: Font
) -> list[Line]:
    """The spans in lines of such a width: it breaks between words, wherever names begin and end."""
    lines: list[Line] = [[]]
    used = 0.0
    for word in _words(spans):
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


def _words(spans: Sequence[Wording]) -> list[Line]:
    """Words, each of the parts of spans that stand together."""
    words: list[Line] = []
    is_open = False
    for span in spans:
        for piece in PIECES.findall(span.words):
            if piece.isspace():
                is_open = False
            elif is_open:
                words[-1].append(Wording(piece, span.thing))
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
    lines = lines_of(canvas, spans, box.w, size, font)
    for number, line in enumerate(lines):
        x, y = box.x, box.y + (number + 0.5) * step
        for span in _joined(line):
            colour = TEXT if span.thing is None else colour_of(span.thing)
            x += canvas.text(x, y, span.words, size, colour, font)
    return step * len(lines)


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
    return tuple(Message("house-noted", {"title": one, "about": other}) for _, one, other in chosen)


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
        canvas.rounded(box, 14, mix(INK, canvas.theme.accent, 0.05), LINE)
        canvas.text(box.x + 22, box.y + 34, Message("hands-who"), LARGE, TEXT, "text-semibold",
                    max_width=box.w - 44)  # fmt: skip
        boxes = self.card_boxes()
        for seat, place in enumerate(boxes):
            self._draw_card(canvas, place, seat)
        y = boxes[-1].bottom + 2 * APART if boxes else box.y + HEAD
        self._draw_settings(canvas, Box(box.x + 22, y, box.w - 44, self.change.box.y - APART - y))

    def _draw_card(self, canvas: Canvas, place: Box, seat: int) -> None:
        player, hue, is_lit = self.players[seat], canvas.theme.seat_colour(seat), seat == self.seat
        edge = (*hue, 230) if is_lit else mix(LINE, hue, 0.4)
        canvas.rounded(place, 12, mix(INK, hue, 0.30 if is_lit else 0.12), edge, 2)
        canvas.rounded(Box(place.x, place.y + 12, 4, place.h - 24), 2, hue)
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
        y = room.y
        for words in self.settings:
            high = canvas.paragraph_height(room.w, words, BODY, line_height=LINE_STEP)
            if y + high > room.bottom:
                return
            canvas.paragraph(Box(room.x, y, room.w, high), words, BODY, SECOND_TEXT,
                             line_height=LINE_STEP)  # fmt: skip
            y += high + 6


HANDS: Final[Colour] = (0xF0, 0xB4, 0x5A)
"""The amber of the real table."""
HANDS_TEXT: Final[Colour] = (0xF8, 0xDF, 0xA9)
GROUND: Final[Colour] = (0x0C, 0x0A, 0x13)
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
CARRIED_SHARE: Final = 0.56
MOST_CARRIED: Final = 380.0
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

    paint: Callable[[Canvas], object]
    shapes: Callable[[str], Sequence[Sequence[Point]]]
    tint: Callable[[Any], Colour | None]
    open_clause: Callable[[str], object]
    moves: Callable[[], bool]
    is_whole: Callable[[], bool]
    pixels: Callable[[], tuple[float, float]]
    picture: physical_pieces.Pictures
    name: Callable[[physical_pieces.End], str]


class HandsPage(Widget):
    """Lies over the whole table; `rungs` are the ladder as far as it is known, `now` one of them.

    `board` is the board's place on the table, `part` the part of it that the picture shows.
    """

    radius = 0.0
    feels_time = True

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
        self._board = BoardPicture(view.paint, view.shapes, view.is_whole, HANDS)
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
        for ground in (box, self.foot):
            if ground.w and ground.h:
                canvas.rounded(ground, 0, mix(GROUND, hue, 0.05))
        canvas.glow(box.x + box.w * 0.28, box.y + box.h * 0.2, box.w * 0.4, box.h * 0.42, hue, 0.12)
        left, ladder = self._columns(unit)
        if ladder.w:
            rungs = [self._on_ladder(each) for each in self.rungs]
            look = physical_pieces.LadderLook(hue, HANDS, unit)
            physical_pieces.draw_ladder(
                canvas, ladder, self.title, self.count, rungs, self.now, look
            )
        y = self._draw_kicker(canvas, left, unit)
        sentence = self._draw_sentence(canvas, Box(left.x, y, left.w, left.bottom - y), unit)
        below = Box(left.x, sentence, left.w, left.bottom - sentence)
        why = self._why_box(canvas, below)
        if why.h:
            self._draw_why(canvas, why)
        if not self._is_unfolded and (not self.is_narrow or self.is_map_wanted or not why.h):
            high = below.h - (why.h + GAP if why.h else 0.0)
            self._draw_where(canvas, Box(below.x, below.y, below.w, high))
        if self.is_dim:
            veil = (*mix(GROUND, hue, 0.05), round(255 * DIM))
            for part in (ladder, Box(box.x, sentence, left.right - box.x, box.bottom - sentence)):
                canvas.rounded(part, 0, veil)

    def _on_ladder(self, step: HandsStep) -> physical_pieces.LadderRung:
        if not step.title or step.carried is None:
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
        return Box(x, ladder.y, ladder.x - GAP - x, ladder.h), ladder

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
            canvas.seat_mark(seat, x + 15, y, 15)
        x += 44
        x += canvas.text(x, y, self.title, HEADING, TEXT, "text-semibold") + 16
        x += canvas.tag(x, y, self.kicker, HANDS, "hand", solid=False) + 12
        room = left.right - x
        if rung.choice and room > 160:
            canvas.text(x, y, rung.choice, BODY, SECOND_TEXT, max_width=room)
        y += 26 * unit + 14
        if self.is_narrow and len(self.rungs) > 1:
            physical_pieces.draw_discs(
                canvas, Box(left.x, y, left.w, physical_pieces.DISC), len(self.rungs), self.now
            )
            y += physical_pieces.DISC + 6
        return y

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
        if isinstance(thing, SeatNumber):
            return canvas.theme.seat_tint(thing.number, 0.45)
        own = None if isinstance(thing, int) else self._view.tint(thing)
        seat = self._rung.seat if self.seat is None else self.seat
        return own or (HANDS_TEXT if seat is None else canvas.theme.seat_tint(seat, 0.45))

    def _draw_where(self, canvas: Canvas, room: Box) -> None:
        rung, view = self._rung, self._view
        if room.h < LEAST_PICTURE:
            return
        is_split = self._has_picture(rung) and not self.is_narrow and not rung.callouts
        if is_split and rung.carried is not None:
            is_alone = self.who.is_visible and not rung.places
            left, room = room.cut_left(room.w * (1.0 if is_alone else CARRIED_SHARE), GAP)
            high = min(room.h, MOST_CARRIED * self._unit)
            colours = partial(self._colour_of, canvas), self._hue(canvas)
            look = physical_pieces.HandsLook(view.picture, view.name, *colours)
            physical_pieces.draw_carried(
                canvas, Box(left.x, left.y, left.w, high), rung.carried, look
            )
        shown = Lit(self.part, self.quarters, (self._number, self.now), rung.places, rung.callouts,
                    is_way=is_split and rung.is_way)  # fmt: skip
        self._board.draw(canvas, room, shown)

    def _has_picture(self, rung: HandsStep) -> bool:
        carried = rung.carried
        if carried is None:
            return False
        shown = physical_pieces.pictures_of(carried.pieces, carried.seat, self._view.picture)
        return bool(shown or carried.origin or carried.target)

    # -- why

    def _why_box(self, canvas: Canvas, below: Box) -> Box:
        """As high as its reasons, at most two fifths; all there is when it is unfolded."""
        if not self._told_reasons:
            return Box(below.x, below.bottom, below.w, 0)
        if self._is_unfolded or (self.is_narrow and not self.is_map_wanted):
            return below
        wanted = 20 + sum(high + 6 for _, high in self._reason_rows(canvas, below.w))
        high = min(below.h * MOST_WHY, wanted)
        return Box(below.x, below.bottom - high, below.w, high)

    @property
    def _told_reasons(self) -> tuple[Reason, ...]:
        rung = self._rung
        return (*rung.held, *(rung.refused if self._is_unfolded else ()))

    def _reason_rows(self, canvas: Canvas, width: float) -> list[tuple[Reason, float]]:
        """Each reason with the height that it takes in such a width."""
        found = []
        for reason in self._told_reasons:
            room = width - 38 - self._tag_width(canvas, reason)
            size = _size_of(reason)
            high = canvas.paragraph_height(room, reason.text, size, line_height=LEADING)
            found.append((reason, max(TAG_ROW, high)))
        return found

    def _tag_width(self, canvas: Canvas, reason: Reason) -> float:
        return canvas.text_width(reason.clause, SMALL, "mono") + 34 if reason.clause else 0.0

    def _draw_why(self, canvas: Canvas, box: Box) -> None:
        hue = self._hue(canvas)
        canvas.rounded(box, 12, mix(INK, hue, 0.10), mix(LINE, hue, 0.3))
        canvas.rounded(Box(box.x, box.y + 8, 4, box.h - 16), 2, lighten(hue, 0.2))
        y, bottom = box.y + 12, box.bottom - 6
        for reason, high in self._reason_rows(canvas, box.w):
            size, x = _size_of(reason), box.x + 22
            lines = int((bottom - y) // canvas.line_step(size, LEADING))
            if lines < 1:
                break
            if reason.clause:
                ink = lighten(canvas.theme.accent, 0.2)
                wide = canvas.tag(x, y + TAG_ROW / 2, reason.clause, ink)
                self._clauses.append((Box(x, y, wide, TAG_ROW), reason.clause))
                x += self._tag_width(canvas, reason)
            colour = TEXT if reason.outcome is ReasonOutcome.HELD else SECOND_TEXT
            room = Box(
                x, y + (TAG_ROW - canvas.line_step(size, LEADING)) / 2, box.right - 16 - x, high
            )
            canvas.paragraph(room, reason.text, size, colour, line_height=LEADING, max_lines=lines)
            y += high + 6


def _size_of(reason: Reason) -> float:
    """What held is larger than what was refused."""
    return LARGE if reason.outcome is ReasonOutcome.HELD else BODY
