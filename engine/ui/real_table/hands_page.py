"""The page that says what hands do: a sentence legible from a metre, where, why, and the ladder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.bot import Reason, ReasonOutcome
from engine.text.said import SeatNumber
from engine.text.voice import Wording
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Intent, KeyPressed
from engine.ui.real_table.board_picture import BoardPicture, Lit
from engine.ui.real_table.hands_picture import HandsLook, Pictures, draw_carried, pictures_of
from engine.ui.real_table.in_hands import Carried, End
from engine.ui.real_table.ladder import (
    DISC,
    LadderLook,
    LadderRung,
    draw_discs,
    draw_ladder,
)
from engine.ui.real_table.sentence import SIZES, draw_sentence, size_for
from engine.ui.real_table.who_plays import WhoPlays
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
    lighten,
    mix,
    seat_colour,
    seat_tint,
)
from engine.ui.widgets.base import Widget

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
    carried: Carried | None = None
    in_play: str = ""

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
    def on_ladder(self) -> LadderRung:
        """How it stands on the ladder."""
        clause = next((each.clause for each in self.held if each.clause), "")
        return LadderRung(self.title or self.words, self.below, clause)


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
    picture: Pictures
    name: Callable[[End], str]


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
        """Whether it says why."""
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
        """Who plays at the left."""
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
        """Ground, sentence, picture, why, ladder."""
        if not self.rungs:
            return
        box, unit = self.box, self._unit
        self._clauses = []
        for ground in (box, self.foot):
            if ground.w and ground.h:
                canvas.rounded(ground, 0, mix(GROUND, self._hue, 0.05))
        canvas.glow(
            box.x + box.w * 0.28, box.y + box.h * 0.2, box.w * 0.4, box.h * 0.42, self._hue, 0.12
        )
        left, ladder = self._columns(unit)
        if ladder.w:
            rungs = [self._on_ladder(each) for each in self.rungs]
            look = LadderLook(self._hue, HANDS, unit)
            draw_ladder(canvas, ladder, self.title, self.count, rungs, self.now, look)
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
            veil = (*mix(GROUND, self._hue, 0.05), round(255 * DIM))
            for part in (ladder, Box(box.x, sentence, left.right - box.x, box.bottom - sentence)):
                canvas.rounded(part, 0, veil)

    def _on_ladder(self, step: HandsStep) -> LadderRung:
        """How it stands on the ladder; what is laid out with its pictures."""
        if not step.title or step.carried is None:
            return step.on_ladder
        shown = pictures_of(step.carried.pieces, step.seat, self._view.picture)
        return replace(step.on_ladder, pictures=tuple(shown))

    @property
    def _unit(self) -> float:
        width = DRAWN_FOR[0] * (1 - LADDER_SHARE) if self.is_narrow else DRAWN_FOR[0]
        return min(self.box.w / width, max(self.box.h, 1.0) / DRAWN_FOR[1])

    @property
    def _hue(self) -> Colour:
        return HANDS if self.seat is None else seat_colour(self.seat)

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
            draw_discs(canvas, Box(left.x, y, left.w, DISC), len(self.rungs), self.now)
            y += DISC + 6
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
        y = left.y + draw_sentence(canvas, place, spans, size, self._colour_of)
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

    def _colour_of(self, thing: Any) -> Colour:
        """A seat in its tint, a number in that of whoever acts, a thing in its own."""
        if isinstance(thing, SeatNumber):
            return seat_tint(thing.number, 0.45)
        own = None if isinstance(thing, int) else self._view.tint(thing)
        seat = self._rung.seat if self.seat is None else self.seat
        return own or (HANDS_TEXT if seat is None else seat_tint(seat, 0.45))

    def _draw_where(self, canvas: Canvas, room: Box) -> None:
        """What hands carry, and beside it the board with the places lit that they go to."""
        rung, view = self._rung, self._view
        if room.h < LEAST_PICTURE:
            return
        is_split = self._has_picture(rung) and not self.is_narrow and not rung.callouts
        if is_split and rung.carried is not None:
            is_alone = self.who.is_visible and not rung.places
            left, room = room.cut_left(room.w * (1.0 if is_alone else CARRIED_SHARE), GAP)
            high = min(room.h, MOST_CARRIED * self._unit)
            look = HandsLook(view.picture, view.name, self._colour_of, self._hue)
            draw_carried(canvas, Box(left.x, left.y, left.w, high), rung.carried, look)
        shown = Lit(self.part, self.quarters, (self._number, self.now), rung.places, rung.callouts,
                    is_way=is_split and rung.is_way)  # fmt: skip
        self._board.draw(canvas, room, shown)

    def _has_picture(self, rung: HandsStep) -> bool:
        """Whether there is something to show of what hands carry."""
        carried = rung.carried
        if carried is None:
            return False
        shown = pictures_of(carried.pieces, carried.seat, self._view.picture)
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
        canvas.rounded(box, 12, mix(INK, self._hue, 0.10), mix(LINE, self._hue, 0.3))
        canvas.rounded(Box(box.x, box.y + 8, 4, box.h - 16), 2, lighten(self._hue, 0.2))
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
