"""The log of a table on the screen: a chronicle, newest line first, with reasons that unfold."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.core.decision import CHANCE, Reason
from engine.core.game import Game
from engine.core.match import Match
from engine.core.story import Bookmark, Passage, Story, by_cause
from engine.text.message import Message
from engine.ui import theme
from engine.ui.animation import AnimationQueue
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Intent, KeyPressed
from engine.ui.paint.dice import draw_mini_die
from engine.ui.widgets.base import Button, Tip, Widget, draw_focus_ring
from engine.ui.widgets.scroll import KEY_STEP, Scrolled

if TYPE_CHECKING:
    from engine.text.voice import Voice


# What the log of a table says, without drawing: lines under headings, with the bots' reasons.

LinesOf = Callable[[Passage, Any], Sequence["LogLine | Heading"]]


@dataclass(frozen=True, slots=True)
class Heading:
    """What a stretch of the log stands under: a round, or a turn with a note at the right."""

    text: str
    note: str = ""
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    choice: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: whose, what happened, and what it gave.

    `dice` are shown at the right in place of points. With `says_name` off the text does not name
    the seat; the log then writes the name before it. Under the heading of its own seat a line shows
    its `icon` in place of the seat's mark. Lines that repeat each other and have a `gain` become
    one, with the gains added up. `thoughts` unfold with those of the bot that answered.

    A line that tells more of what came of an earlier answer `goes_on` so after the line of the same
    `cause`, if that stands right before it. `others` are seats that it tells of as well.
    """

    text: str
    seat: int | None = None
    points: str = ""
    dice: tuple[int, ...] = ()
    says_name: bool = True
    icon: str = ""
    gain: int = 0
    thoughts: tuple[Thought, ...] = ()
    cause: str = ""
    goes_on: str = ""
    others: tuple[int, ...] = ()

    def is_about(self, seat: int) -> bool:
        return seat == self.seat or seat in self.others

    def repeats(self, other: LogLine) -> bool:
        """Whether the two say the same but for what was gained."""
        return bool(self.gain) and self.gained(0) == other.gained(0)

    def continues(self, other: LogLine) -> bool:
        """Whether the other line is to be one with this later one."""
        return self.repeats(other) or (bool(self.goes_on) and self.cause == other.cause)

    def gained(self, gain: int) -> LogLine:
        return replace(self, gain=gain, points=f"+{gain}")

    def joined(self, later: LogLine) -> LogLine:
        if not later.goes_on:
            return later.gained(self.gain + later.gain)
        text = later.text if self.text == self.cause else self.text + later.goes_on
        return replace(self, text=text, others=(*self.others, *later.others))


@dataclass(frozen=True, slots=True)
class Entry:
    """A line with its place: how many answers the match had after it, and its turn's heading.

    `before` is the line without the last answer that went into it, if more than one did.
    """

    answers: int
    heading: Heading | None
    line: LogLine
    thoughts: tuple[Thought, ...] = ()
    before: Entry | None = None

    def up_to(self, answers: float) -> Entry | None:
        """The line as far as so many answers tell it; None when they tell nothing of it."""
        entry: Entry | None = self
        while entry is not None and entry.answers > answers:
            entry = entry.before
        return entry

    def continued_by(self, later: Entry) -> bool:
        """Whether the later entry only repeats this one, or goes on with it."""
        return self.heading == later.heading and later.line.continues(self.line)

    def with_more(self, later: Entry) -> Entry:
        """The two as one line, no thought said twice."""
        new = (thought for thought in later.thoughts if thought not in self.thoughts)
        line = self.line.joined(later.line)
        return replace(later, line=line, thoughts=(*self.thoughts, *new), before=self)


def round_heading(game: Game, table: Any, voice: Voice) -> Heading | None:
    """The round that a table is in; None before the first."""
    number, _ = game.progress(table)
    if not number:
        return None
    return Heading(voice.say(game.round_said(number)))


@dataclass(frozen=True, slots=True)
class _Mark:
    """The log as it was before a passage: what the lines after it may have changed."""

    count: int
    last: Entry | None
    heading: Heading | None
    waiting: dict[int, tuple[Thought, ...]]


@dataclass(slots=True)
class Chronicle:
    """The log of a story, kept in step with it.

    `lines_of` is given a passage and the table before it, and returns the lines of the log, and a
    heading where a new one begins; a game that gives none has its rounds as headings. Reasons of
    passages without a line are kept for the next line of that seat.
    """

    lines_of: LinesOf
    entries: list[Entry] = field(default_factory=list)
    version: int = 0
    _bookmark: Bookmark = field(default_factory=Bookmark)
    _marks: list[_Mark] = field(default_factory=list)
    _heading: Heading | None = None
    _waiting: dict[int, tuple[Thought, ...]] = field(default_factory=dict)

    def follow(
        self, match: Match, watcher: int | None, breathe: Callable[[], object] = object
    ) -> None:
        """Take in what the match has played since, and what has become known or was taken back;
        `breathe` is called after each answer.
        """
        story = match.story(watcher)
        is_other = story is not self._bookmark.story
        first = self._bookmark.turn(story)
        if is_other:
            self._begin(match, story)
        elif first < len(self._marks):
            self._go_back(self._marks[first])
        elif first == len(story.passages):
            return
        del self._marks[first:]
        for passage in story.passages[first:]:
            self._add(match, story, passage)
            breathe()
        self.version += 1

    def tell_late(self, answers: int, line: LogLine) -> None:
        """A line about an earlier answer, the `answers`th, that is known only now."""
        place = sum(entry.answers <= answers for entry in self.entries)
        heading = self.entries[place - 1].heading if place else None
        late = Entry(answers, heading, line)
        self.entries.insert(place, late)
        for number, mark in enumerate(self._marks[answers:], start=answers):
            last = late if mark.count == place else mark.last
            self._marks[number] = replace(mark, count=mark.count + 1, last=last)
        self.version += 1

    def headings(self) -> list[tuple[str, int]]:
        """Every turn's heading with the number of answers before it began, in order of play."""
        found: list[tuple[str, int]] = []
        last, before = None, 0
        for entry in self.entries:
            if entry.heading is not None and entry.heading != last:
                last = entry.heading
                found.append((last.text, before))
            before = entry.answers
        return found

    def _begin(self, match: Match, story: Story) -> None:
        self.entries.clear()
        self._marks.clear()
        self._waiting, self._heading = {}, None
        voice = match.voice
        for event in by_cause(story.opening):
            line = LogLine(match.game.event_text(event, voice), seat_of(event))
            self.entries.append(Entry(0, None, line))

    def _go_back(self, mark: _Mark) -> None:
        del self.entries[mark.count :]
        if mark.last is not None:
            self.entries[-1] = mark.last
        self._heading, self._waiting = mark.heading, dict(mark.waiting)

    def _add(self, match: Match, story: Story, passage: Passage) -> None:
        last = self.entries[-1] if self.entries else None
        self._marks.append(_Mark(len(self.entries), last, self._heading, dict(self._waiting)))
        before = story.table(passage.number)
        round_begun = round_heading(match.game, before, match.voice)
        thoughts = self._thoughts(match, passage, before)
        for line in self.lines_of(passage, before):
            if isinstance(line, Heading):
                self._heading = line
                continue
            seat = passage.seat if line.seat is None else line.seat
            said = (*line.thoughts, *thoughts.pop(seat, ()))
            self._append(Entry(passage.number + 1, self._heading or round_begun, line, said))

    def _append(self, entry: Entry) -> None:
        last = self.entries[-1] if self.entries else None
        if last is not None and last.continued_by(entry):
            self.entries[-1] = last.with_more(entry)
        else:
            self.entries.append(entry)

    def _thoughts(
        self, match: Match, passage: Passage, before: Any
    ) -> dict[int, tuple[Thought, ...]]:
        if passage.reasons:
            game, voice = match.game, match.voice
            choice = game.option_text(passage.answer, voice, before, passage.seat)
            thought = Thought(choice, game.told(passage.reasons, voice))
            self._waiting[passage.seat] = (*self._waiting.get(passage.seat, ()), thought)
        return self._waiting


def default_lines(match: Match, passage: Passage, before: Any) -> tuple[LogLine, ...]:
    """One line for each event, in the game's words; the choice itself when nothing was reported."""
    voice = match.voice
    if passage.events:
        return tuple(
            LogLine(match.game.event_text(event, voice), seat_of(event, passage.seat))
            for event in passage.told
        )
    if passage.seat == CHANCE or passage.answer is None:
        return ()
    text = match.game.option_text(passage.answer, voice, before, passage.seat)
    return (LogLine(text, passage.seat, says_name=False),)


def seat_of(event: Any, otherwise: int = CHANCE) -> int | None:
    """Whom an event is about: its own `seat`, else who answered; None for nobody."""
    seat = getattr(event, "seat", otherwise)
    return seat if isinstance(seat, int) and seat >= 0 else None


HEADING_HEIGHT: Final = 36.0
MARGIN: Final = 8.0
TEXT_X: Final = 38.0
LINE_PAD: Final = 10.0
ARROW_ROOM: Final = 24.0
DIE: Final = 18.0
DIE_GAP: Final = 3.0
TURN_ALPHA: Final = 72
ARRIVAL_SECONDS: Final = 0.8
ARRIVAL_LEVELS: Final = 8


@dataclass(slots=True)
class _Row:
    """Something in the column with its height: a heading, a line, or unfolded reasons.

    `low` is the height of all that is older: it stays when newer lines come on top.
    """

    low: float
    height: float
    entry: Entry
    kind: Literal["heading", "line", "reasons"]
    parts: Sequence[_Part] = ()

    @property
    def high(self) -> float:
        """The height of all that is older, and its own."""
        return self.low + self.height


class Log:
    def __init__(
        self, lines_of: LinesOf, names: Sequence[str], open_clause: Callable[[str], object]
    ) -> None:
        self.chronicle = Chronicle(lines_of)
        self.column = LogColumn(self.chronicle, names, open_clause)

    @property
    def lines(self) -> LogLines:
        return self.column.lines

    def follow(
        self, match: Match, watcher: int | None, breathe: Callable[[], object] = object
    ) -> None:
        self.chronicle.follow(match, watcher, breathe)

    def tell(self, answers: int) -> None:
        """Show what that many answers did, and nothing of those that are still to be seen."""
        if self.lines.shown_up_to != answers:
            self.lines.shown_up_to, self.lines.age = answers, 0.0
            self.lines.changed()


class LogColumn(Widget):
    """A chronicle in a panel: the newest line on top, a filter by seat, reasons that unfold.

    `open_clause` is called with the clause of RULES.md that a reason cites.
    """

    def __init__(
        self, chronicle: Chronicle, names: Sequence[str], open_clause: Callable[[str], object]
    ) -> None:
        super().__init__()
        self.names = tuple(names)
        self.lines = LogLines(chronicle, self.names, open_clause)
        self.filter = Button(kind="icon", icon="filter", on_click=self.next_filter)
        self._say_filter()
        self.add(self.lines)
        self.add(self.filter)

    def placed(self) -> None:
        box = self.box
        self.filter.box = Box(box.right - 48, box.y + 6, 36, 36)
        self.lines.box = Box(box.x + 6, box.y + 48, box.w - 10, max(0.0, box.h - 58))

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, Message("frame-log-title"), "history")
        seat = self.lines.only_seat
        if seat is not None:
            canvas.seat_mark(seat, self.filter.box.x - 10, self.filter.box.centre_y, 10)

    def draw_arrival(self, canvas: Canvas, film: AnimationQueue) -> None:
        """Over the column, while a film plays: the light on what was told last."""
        if self.is_visible and film.is_playing:
            self.lines.draw_arrival(canvas)

    def next_filter(self) -> None:
        """Show the lines of the next seat alone; after the last seat those of all."""
        seats = [None, *range(len(self.names))]
        lines = self.lines
        lines.only_seat = seats[(seats.index(lines.only_seat) + 1) % len(seats)]
        lines.scroll_to(0)
        self._say_filter()
        self.changed()

    def _say_filter(self) -> None:
        seat = self.lines.only_seat
        self.filter.is_on = seat is not None
        shown = Message("frame-log-of-all")
        if seat is not None:
            shown = Message("frame-log-of-one", {"name": self.names[seat]})
        self.filter.tooltip = Message(
            "glue-lines", {"first": shown, "last": Message("frame-log-next-seat")}
        )


class LogLines(Scrolled):
    """The lines themselves.

    `shown_up_to` hides what came after that many answers; `jump`, in a replay, is called with the
    place of a line that is clicked and has no reasons to unfold. `pointed_at` is the line under the
    pointer.
    """

    def __init__(
        self, chronicle: Chronicle, names: Sequence[str], open_clause: Callable[[str], object]
    ) -> None:
        super().__init__()
        self.takes_focus = True
        self.chronicle = chronicle
        self.names = tuple(names)
        self.shown_up_to: int | None = None
        self.only_seat: int | None = None
        self.unfolded: set[int] = set()
        self.jump: Callable[[int], object] | None = None
        self._open_clause = open_clause
        self._rows: list[_Row] = []
        self._stacked: list[Entry] = []
        self._ends: list[int] = []
        self._rows_key: object = None
        self._measures: object = None
        self._heights: dict[tuple[LogLine, float, float], float] = {}
        self.pointed_at: Entry | None = None
        self.age = ARRIVAL_SECONDS
        self._hovered: Entry | None = None

    # -- what is shown

    def link_boxes(self) -> list[tuple[str, Box]]:
        found = []
        for row in reversed(self._rows):
            place = self._place(row)
            for part in row.parts:
                if part.clause:
                    box = Box(place.x + TEXT_X + 6, place.y + part.y - 13, part.width, 26)
                    found.append((part.clause, box))
        return found

    def toggle(self, answers: int) -> None:
        self.unfolded ^= {answers}
        self.changed()

    def _place(self, row: _Row) -> Box:
        top = self.box.y - self.offset + self._height - row.high
        return Box(self.box.x, top, self.inner_width, row.height)

    @property
    def _height(self) -> float:
        return self._rows[-1].high if self._rows else 0.0

    # -- drawing

    def render(self, canvas: Canvas) -> None:
        if not self.is_visible:
            return
        self._arrange(canvas)
        with canvas.clipped(self.box):
            for row in self._rows_in_view():
                self._draw_row(canvas, row, self._place(row))
            self.bar.render(canvas)
        if self.is_focused and self.shows_focus:
            draw_focus_ring(canvas, self.box, self.radius)

    def draw_arrival(self, canvas: Canvas) -> None:
        """The light in which the newest lines arrive; it fades with their `age`, in seconds."""
        left = 1 - self.age / ARRIVAL_SECONDS
        if left <= 0 or not self.is_visible or not self._stacked:
            return
        level = math.ceil(left * ARRIVAL_LEVELS) / ARRIVAL_LEVELS
        newest, accent = self._stacked[-1], canvas.theme.accent
        with canvas.clipped(self.box):
            for row in self._rows_in_view():
                if row.kind == "line" and row.entry.answers == newest.answers:
                    place = self._place(row)
                    canvas.rounded(place, 6, (*accent, round(60 * level)))
                    bar = Box(place.x, place.y + 3, 3, place.h - 6)
                    canvas.rounded(bar, 1, (*accent, round(255 * level)))

    def _rows_in_view(self) -> Sequence[_Row]:
        """Long games have thousands of rows: only those that show are looked at.

        The lowest shows whole, or not at all; but one of half the log's height shows in any case.
        """
        upper = self._height - self.offset
        lowest = upper - self.box.h
        first = bisect_right(self._rows, lowest, key=lambda row: row.high)
        if first < len(self._rows):
            row = self._rows[first]
            first += row.low < lowest - 1 and row.height < self.box.h / 2
        last = bisect_left(self._rows, upper, key=lambda row: row.low)
        return self._rows[first:last]

    def _draw_row(self, canvas: Canvas, row: _Row, place: Box) -> None:
        heading = row.entry.heading
        if row.kind == "heading" and heading is not None:
            draw_of = _draw_round if heading.seat is None else _draw_turn
            draw_of(canvas, heading, place)
        elif row.kind == "line":
            self._draw_line(canvas, row.entry, place)
        else:
            self._draw_reasons(canvas, row, place)

    def _draw_line(self, canvas: Canvas, entry: Entry, place: Box) -> None:
        if entry is self._hovered:
            canvas.rounded(place, 6, (*theme.WHITE, 12))
        key = ("log-line", entry.line, entry.heading, bool(entry.thoughts),
               entry.answers in self.unfolded, self.names)  # fmt: skip
        canvas.cached(key, place, lambda inner: self._write_line(inner, entry, place), even=True)

    def _write_line(self, canvas: Canvas, entry: Entry, place: Box) -> None:
        line, step = entry.line, canvas.line_step(theme.SMALL)
        middle = place.y + LINE_PAD / 2 + step / 2
        _draw_sign(canvas, entry, place.x + MARGIN + 9, middle)
        lines = self._lettering(canvas, line)
        self._draw_right(canvas, entry, place, middle, 0 if lines[-1] else step * (len(lines) - 1))
        for index, text in enumerate(lines):
            y = middle + index * step
            name = "" if line.seat is None or line.says_name or index else self.names[line.seat]
            x = place.x + TEXT_X
            if name:
                x += canvas.text(x, y, name, theme.SMALL, theme.SECOND_TEXT) + 10
                text = text.removeprefix(name).lstrip()
            canvas.text(x, y, text, theme.SMALL, theme.TEXT)

    def _draw_right(
        self, canvas: Canvas, entry: Entry, place: Box, middle: float, lower: float
    ) -> None:
        """How to unfold its reasons, and its dice or points, so much lower."""
        right = place.right - ARROW_ROOM
        if entry.thoughts:
            turn = "chevron-up" if entry.answers in self.unfolded else "chevron-down"
            canvas.icon(turn, place.right - 9, middle, 14, theme.SECOND_TEXT)
        middle += lower
        if entry.line.dice:
            for index, face in enumerate(reversed(entry.line.dice)):
                left = right - (index + 1) * (DIE + DIE_GAP) + DIE_GAP
                draw_mini_die(canvas, left, middle - DIE / 2, DIE, face)
        elif entry.line.points:
            colour = _points_colour(entry.line.points)
            canvas.text(right, middle, entry.line.points, theme.SMALL, colour, "mono", "right")

    def _draw_reasons(self, canvas: Canvas, row: _Row, place: Box) -> None:
        seat = row.entry.line.seat
        left = place.x + TEXT_X - 8
        ground = Box(left, place.y + 2, place.right - left, row.height - 10)
        canvas.rounded(ground, 8, canvas.theme.well)
        bar = canvas.theme.accent if seat is None else canvas.theme.seat_colour(seat)
        canvas.rounded(Box(ground.x, ground.y, 3, ground.h), 1, bar)
        x = ground.x + 14
        for part in row.parts:
            y = place.y + part.y
            if part.clause:
                canvas.tag(x, y, part.text, theme.lighten(canvas.theme.accent, 0.2))
            elif part.is_choice:
                canvas.text(x, y, part.text, theme.SMALL, theme.TEXT, "text-semibold")
            else:
                canvas.text(x, y, part.text, theme.SMALL, theme.SECOND_TEXT)

    # -- arrangement

    def _arrange(self, canvas: Canvas) -> None:
        key = (
            self.chronicle.version, frozenset(self.unfolded), self.box.w, canvas.scale,
            self.shown_up_to, self.only_seat,
        )  # fmt: skip
        if key == self._rows_key:
            return
        self._rows_key = key
        measures = (frozenset(self.unfolded), self.box.w, canvas.scale)
        shown = self._shown()
        same = _alike(self._stacked, shown) if measures == self._measures else 0
        del self._rows[self._ends[same - 1] if same else 0 :], self._ends[same:]
        self._measures, self._stacked = measures, shown
        for place in range(same, len(shown)):
            self._stack(canvas, shown[place], shown[place - 1] if place else None)
        if shown:
            self._head(shown[-1])
        self.measured(self._height)

    def _stack(self, canvas: Canvas, entry: Entry, older: Entry | None) -> None:
        """Put a line on top of the older ones, its unfolded reasons under it."""
        if older is not None and older.heading != entry.heading:
            self._head(older)
        if entry.thoughts and entry.answers in self.unfolded:
            parts = _reason_parts(canvas, entry, self.inner_width - TEXT_X - 14)
            self._rows.append(_Row(self._height, parts[-1].y + 28, entry, "reasons", parts))
        self._rows.append(_Row(self._height, self._line_height(canvas, entry), entry, "line"))
        self._ends.append(len(self._rows))

    def _head(self, newest: Entry) -> None:
        """What stands over all lines of its round or turn."""
        if newest.heading is not None:
            self._rows.append(_Row(self._height, HEADING_HEIGHT, newest, "heading"))

    def _line_height(self, canvas: Canvas, entry: Entry) -> float:
        key = (entry.line, self.inner_width, canvas.scale)
        height = self._heights.get(key)
        if height is None:
            lines = len(self._lettering(canvas, entry.line))
            height = self._heights[key] = lines * canvas.line_step(theme.SMALL) + LINE_PAD
        return height

    def _shown(self) -> list[Entry]:
        """The lines to show as far as they are told, the oldest first."""
        last = math.inf if self.shown_up_to is None else self.shown_up_to
        told = (entry.up_to(last) for entry in self.chronicle.entries)
        found = [entry for entry in told if entry is not None]
        if self.only_seat is None:
            return found
        return [entry for entry in found if entry.line.is_about(self.only_seat)]

    def _lettering(self, canvas: Canvas, line: LogLine) -> tuple[str, ...]:
        """Its text, broken: only the first line gives way to what stands at the right.

        Where its first word is too long for that, the last line is empty and has it.
        """
        text, whole = line.text, self.inner_width - TEXT_X - ARROW_ROOM
        room = whole
        if line.seat is not None and not line.says_name:
            text = f"{self.names[line.seat]}  {text}"
        if line.dice:
            room -= len(line.dice) * (DIE + DIE_GAP) + 4
        elif line.points:
            room -= canvas.text_width(line.points, theme.SMALL, "mono") + 8
        first, *others = canvas.paragraph_lines(room, text, theme.SMALL)
        if canvas.text_width(first, theme.SMALL) > room + 1:
            return (*canvas.paragraph_lines(whole, text, theme.SMALL), "")
        if not others:
            return (first,)
        return (first, *canvas.paragraph_lines(whole, " ".join(others), theme.SMALL))

    # -- input

    def tip_at(self, x: float, y: float) -> Tip | None:
        """That a line has reasons, or where a clause leads."""
        if self._link_at(x, y) is not None:
            return Message("frame-opens-rules")
        row = self._row_at(x, y)
        if row is not None and row.kind == "line" and row.entry.thoughts:
            return Message("frame-log-see-why")
        return None

    def hover(self, x: float, y: float) -> None:
        """Light the line under the pointer, if a click does something with it."""
        row = self._row_at(x, y)
        self._point_at(row.entry if row is not None and row.kind == "line" else None)

    def hover_ended(self) -> None:
        self._point_at(None)

    def _point_at(self, entry: Entry | None) -> None:
        if entry is not self.pointed_at:
            is_live = entry is not None and (entry.thoughts or self.jump is not None)
            self.pointed_at, self._hovered = entry, entry if is_live else None
            self.changed()

    def handle(self, intent: Intent) -> bool:
        if super().handle(intent):
            return True
        if isinstance(intent, Clicked) and intent.button == LEFT:
            return self._click(intent.x, intent.y)
        if isinstance(intent, KeyPressed) and intent.is_plain and intent.key in {"up", "down"}:
            return self.scroll_by(KEY_STEP if intent.key == "down" else -KEY_STEP)
        return False

    def _click(self, x: float, y: float) -> bool:
        clause = self._link_at(x, y)
        if clause is not None:
            self._open_clause(clause)
            return True
        row = self._row_at(x, y)
        if row is None or row.kind != "line":
            return False
        if row.entry.thoughts:
            self.toggle(row.entry.answers)
        elif self.jump is not None:
            self.jump(row.entry.answers)
        return True

    def _link_at(self, x: float, y: float) -> str | None:
        links = self.link_boxes() if self.box.contains((x, y)) else []
        return next((clause for clause, box in links if box.contains((x, y))), None)

    def _row_at(self, x: float, y: float) -> _Row | None:
        if not self.box.contains((x, y)):
            return None
        at = self._height - (y - self.box.y + self.offset)
        found = (row for row in self._rows_in_view() if row.low < at <= row.high)
        return next(found, None)


def _alike(before: Sequence[Entry], now: Sequence[Entry]) -> int:
    """How many lines both begin with."""
    pairs = enumerate(zip(before, now, strict=False))
    shorter = min(len(before), len(now))
    return next((place for place, (old, new) in pairs if old is not new), shorter)


def _draw_round(canvas: Canvas, heading: Heading, place: Box) -> None:
    x, middle = place.x + MARGIN, place.centre_y + 2
    colour = theme.lighten(canvas.theme.accent, 0.12)
    room, words, spacing = place.right - MARGIN - x, heading.text.upper(), 1
    if canvas.text_width(words, theme.SMALL, "text-bold", spacing) > room:
        words, spacing = heading.text, 0
    width = canvas.text(x, middle, words, theme.SMALL, colour, "text-bold", spacing=spacing,
                        max_width=room)  # fmt: skip
    canvas.hairline(x + width + 12, middle, max(0.0, room - width - 12), alpha=160)


def _draw_turn(canvas: Canvas, heading: Heading, place: Box) -> None:
    seat = heading.seat or 0
    bar, middle = Box(place.x, place.y + 4, place.w, place.h - 6), place.centre_y + 1
    canvas.rounded(bar, 6, (*canvas.theme.seat_ground(seat), TURN_ALPHA))
    canvas.seat_shape(seat, place.x + MARGIN + 9, middle, 7, canvas.theme.seat_tint(seat, 0.1))
    note = canvas.text_width(heading.note, theme.SMALL, "mono")
    room = place.w - TEXT_X - note - 2 * MARGIN
    canvas.text(
        place.x + TEXT_X,
        middle,
        heading.text,
        theme.BODY,
        theme.TEXT,
        "text-semibold",
        max_width=room,
    )
    pale = theme.lighten(theme.SECOND_TEXT, 0.3)
    canvas.text(place.right - MARGIN, middle, heading.note, theme.SMALL, pale, "mono", "right")


def _draw_sign(canvas: Canvas, entry: Entry, x: float, y: float) -> None:
    line, heading = entry.line, entry.heading
    is_own = heading is not None and heading.seat is not None and heading.seat == line.seat
    if line.seat is None or (is_own and line.icon):
        canvas.icon(line.icon or "dice", x, y, 18, theme.SECOND_TEXT)
    else:
        canvas.seat_mark(line.seat, x, y, 9)


@dataclass(frozen=True, slots=True)
class _Part:
    """One line of an unfolded reason: where its middle is, below the top of the block."""

    y: float
    text: str
    width: float = 0.0
    clause: str = ""
    is_choice: bool = False


def _reason_parts(canvas: Canvas, entry: Entry, width: float) -> list[_Part]:
    parts: list[_Part] = []
    step = canvas.line_step(theme.SMALL, 1.45)
    y = 4 + step / 2
    for thought in entry.thoughts:
        if len(entry.thoughts) > 1:
            for text in canvas.paragraph_lines(width, thought.choice, theme.SMALL, "text-semibold"):
                parts.append(_Part(y, text, is_choice=True))
                y += step
        for reason in thought.reasons:
            for text in canvas.paragraph_lines(width, reason.text, theme.SMALL):
                parts.append(_Part(y, text))
                y += step
            if reason.clause:
                tag = canvas.text_width(reason.clause, theme.SMALL, "text-semibold") + 16
                parts.append(_Part(y + 4, reason.clause, tag, reason.clause))
                y += step + 10
    return parts or [_Part(y, canvas.said(Message("frame-log-no-reason")))]


def _points_colour(points: str) -> theme.Colour:
    if points.startswith("+"):
        return theme.lighten(theme.GOOD, 0.25)
    if points.startswith(("-", "−")):
        return theme.lighten(theme.BAD, 0.25)
    return theme.TEXT
