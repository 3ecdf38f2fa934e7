"""The log of a table: what happened, newest first, with the reasons that bots gave.

`Chronicle` is the text (no drawing in it); `LogColumn` shows it and lets reasons unfold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.bot import Reason
from engine.core.decision import CHANCE
from engine.core.match import Match, Move
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.dice import draw_mini_die
from engine.ui.inputs import LEFT, Clicked, Dragged, Intent, KeyPressed, PointerMoved, Wheel
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WHITE,
    Colour,
    lighten,
    seat_colour,
)
from engine.ui.widgets.base import WELL, Tip, Widget

HEADING_HEIGHT: Final = 36.0
TEXT_X: Final = 44.0
EDGE: Final = 16.0
WHEEL_STEP: Final = 64.0
DIE: Final = 18.0

LinesOf = Callable[[Move, Any], Sequence["LogLine"]]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: whose, what happened, and what it gave.

    `dice` are shown at the right in place of points. With `says_name` off the text does not name
    the seat; the log then writes the name before it.
    """

    text: str
    seat: int | None = None
    points: str = ""
    dice: tuple[int, ...] = ()
    says_name: bool = True


@dataclass(frozen=True, slots=True)
class Thought:
    """One choice of a bot with its reasons."""

    choice: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line with its place: how many answers the match had after it, and its turn's heading."""

    answers: int
    heading: str
    line: LogLine
    thoughts: tuple[Thought, ...] = ()


@dataclass(slots=True)
class Chronicle:
    """The log of a match, kept in step with it.

    `lines_of` is given a move and the table before it, and returns the lines of the log; reasons
    of moves without a line are kept for the next line of that seat.
    """

    lines_of: LinesOf
    entries: list[Entry] = field(default_factory=list)
    version: int = 0
    _shadow: Match | None = None
    _waiting: dict[int, list[Thought]] = field(default_factory=dict)

    def follow(self, match: Match) -> None:
        """Take in what the match has played since, or start again when it was taken back."""
        if self._shadow is None or not self._continues(match):
            self._restart(match)
        assert self._shadow is not None
        for move in match.moves[len(self._shadow.moves) :]:
            self._add(match, move)

    def headings(self) -> list[tuple[str, int]]:
        """Every turn's heading with the number of answers before it began, in order of play."""
        found: list[tuple[str, int]] = []
        before = 0
        for entry in self.entries:
            if entry.heading and (not found or found[-1][0] != entry.heading):
                found.append((entry.heading, before))
            before = entry.answers
        return found

    def _continues(self, match: Match) -> bool:
        known = 0 if self._shadow is None else len(self._shadow.moves)
        if known > len(match.moves) or self._last is None:
            return known == 0
        return match.moves[known - 1] is self._last

    @property
    def _last(self) -> Move | None:
        return self._latest[-1] if self._latest else None

    _latest: list[Move] = field(default_factory=list)

    def _restart(self, match: Match) -> None:
        self._shadow = Match(match.game, match.setup, keeps_history=False)
        self.entries.clear()
        self._waiting.clear()
        self._latest.clear()
        names = match.setup.seat_names
        for event in match.opening_events:
            line = LogLine(match.game.event_text(event, names), seat_of(event))
            self.entries.append(Entry(0, "", line))
        self.version += 1

    def _add(self, match: Match, move: Move) -> None:
        shadow = self._shadow
        assert shadow is not None
        before = shadow.table.copy()
        round_number, _ = match.game.progress(before)
        heading = f"{match.game.round_name} {round_number}" if round_number else ""
        shadow.play_recorded([(move.answer, move.reasons)])
        self._latest[:] = [move]
        thoughts = self._thoughts(match, move)
        for line in self.lines_of(move, before):
            seat = move.seat if line.seat is None else line.seat
            said = tuple(thoughts.pop(seat, ()))
            self.entries.append(Entry(len(shadow.moves), heading, line, said))
        self.version += 1

    def _thoughts(self, match: Match, move: Move) -> dict[int, list[Thought]]:
        if move.reasons:
            choice = match.game.option_text(move.answer, match.setup.seat_names)
            self._waiting.setdefault(move.seat, []).append(Thought(choice, move.reasons))
        return self._waiting


def default_lines(match: Match, move: Move) -> tuple[LogLine, ...]:
    """One line for each event, in the game's words; the choice itself when nothing was reported."""
    names = match.setup.seat_names
    if move.events:
        return tuple(
            LogLine(match.game.event_text(event, names), seat_of(event, move.seat))
            for event in move.events
        )
    if move.seat == CHANCE:
        return ()
    return (LogLine(match.game.option_text(move.answer, names), move.seat, says_name=False),)


def seat_of(event: Any, otherwise: int = CHANCE) -> int | None:
    """Whom an event is about: its own `seat`, else who answered; None for nobody."""
    seat = getattr(event, "seat", otherwise)
    return seat if isinstance(seat, int) and seat >= 0 else None


@dataclass(slots=True)
class _Row:
    """Something in the column with its height: a heading, a line, or an unfolded reason."""

    y: float
    height: float
    entry: Entry
    kind: str
    links: list[tuple[Box, str]] = field(default_factory=list)


class LogColumn(Widget):
    """Shows a chronicle in a panel that scrolls; a click on a line unfolds its reasons.

    `open_clause` is called with the clause of RULES.md that a reason cites. `shown_up_to` hides
    what comes after that many answers (in a replay); `jump` is called with a line's place when
    a line without reasons is clicked.
    """

    takes_focus = True
    radius = 12.0

    def __init__(
        self,
        chronicle: Chronicle,
        names: Sequence[str],
        open_clause: Callable[[str], object],
        jump: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__()
        self.chronicle = chronicle
        self.names = tuple(names)
        self.shown_up_to: int | None = None
        self.only_seat: int | None = None
        self.unfolded: set[int] = set()
        self._open_clause = open_clause
        self._jump = jump
        self._scroll = 0.0
        self._rows: list[_Row] = []
        self._rows_key: object = None
        self._height = 0.0
        self._hovered: int | None = None

    # -- what is shown

    @property
    def view(self) -> Box:
        """Where the lines are, below the title."""
        return Box(self.box.x, self.box.y + 48, self.box.w, max(0.0, self.box.h - 56))

    @property
    def filter_box(self) -> Box:
        """The button in the title row that picks whose lines are shown."""
        return Box(self.box.right - 48, self.box.y + 6, 36, 36)

    def row_boxes(self) -> list[tuple[Entry, Box]]:
        """Every line on the screen with its place, for tests and for pointing at one."""
        top = self.view.y - self._scroll
        return [
            (row.entry, Box(self.view.x, top + row.y, self.view.w, row.height))
            for row in self._rows
            if row.kind == "line"
        ]

    def link_boxes(self) -> list[tuple[str, Box]]:
        """Every clause that can be clicked, with its place on the screen."""
        top = self.view.y - self._scroll
        return [(clause, box.moved(0, top)) for row in self._rows for box, clause in row.links]

    def toggle(self, answers: int) -> None:
        """Unfold or fold the reasons of the line at that place."""
        self.unfolded ^= {answers}
        self.changed()

    def to_newest(self) -> None:
        """Scroll to the top, where the newest line is."""
        if self._scroll:
            self._scroll = 0.0
            self.changed()

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """The panel, its title, and the lines that are in view."""
        canvas.panel(self.box, "Log", "history")
        self._draw_filter(canvas)
        self._arrange(canvas)
        view = self.view
        with canvas.clipped(view):
            for row in self._rows:
                y = view.y - self._scroll + row.y
                if y + row.height > view.y and y < view.bottom:
                    self._draw_row(canvas, row, y)
        self._draw_bar(canvas)

    def _draw_filter(self, canvas: Canvas) -> None:
        colour = SECOND_TEXT if self.only_seat is None else canvas.theme.accent
        if self.only_seat is not None:
            canvas.seat_mark(self.only_seat, self.filter_box.x - 8, self.filter_box.centre_y, 9)
        canvas.icon("filter", *self.filter_box.centre, 20, colour)

    def _draw_row(self, canvas: Canvas, row: _Row, y: float) -> None:
        if row.kind == "heading":
            self._draw_heading(canvas, row, y)
        elif row.kind == "line":
            self._draw_line(canvas, row, y)
        else:
            self._draw_reasons(canvas, row, y)

    def _draw_heading(self, canvas: Canvas, row: _Row, y: float) -> None:
        x, middle = self.box.x + EDGE, y + row.height / 2 + 2
        heading = row.entry.heading.upper()
        colour = lighten(canvas.theme.accent, 0.12)
        width = canvas.text(x, middle, heading, SMALL, colour, "text-bold", spacing=1)
        canvas.hairline(x + width + 12, middle, self.box.w - 2 * EDGE - width - 12, alpha=160)

    def _draw_line(self, canvas: Canvas, row: _Row, y: float) -> None:
        line, x = row.entry.line, self.box.x
        step = canvas.line_step(SMALL)
        middle = y + 5 + step / 2
        if row.entry.answers == self._hovered:
            hover = Box(x + 8, y, self.box.w - 16, row.height)
            canvas.rounded(hover, 6, (*WHITE, 12))
        if line.seat is not None:
            canvas.seat_mark(line.seat, x + EDGE + 10, middle, 9)
        else:
            canvas.icon("dice", x + EDGE + 10, middle, 18, SECOND_TEXT)
        self._draw_right(canvas, line, middle)
        for index, (text, colour) in enumerate(self._lettering(canvas, row.entry)):
            canvas.text(x + TEXT_X, middle + index * step, text, SMALL, colour)
        if row.entry.thoughts:
            turn = "chevron-up" if row.entry.answers in self.unfolded else "chevron-down"
            canvas.icon(turn, self.box.right - 14, middle, 14, SECOND_TEXT)

    def _draw_right(self, canvas: Canvas, line: LogLine, middle: float) -> None:
        right = self.box.right - 26
        if line.dice:
            for index, face in enumerate(reversed(line.dice)):
                left = right - (index + 1) * (DIE + 3) + 3
                draw_mini_die(canvas, left, middle - DIE / 2, DIE, face)
        elif line.points:
            colour = _points_colour(line.points)
            canvas.text(right, middle, line.points, SMALL, colour, "mono", "right")

    def _draw_reasons(self, canvas: Canvas, row: _Row, y: float) -> None:
        seat = row.entry.line.seat
        box = Box(self.box.x + TEXT_X - 12, y + 2, self.box.w - TEXT_X - 2, row.height - 8)
        canvas.rounded(box, 8, WELL)
        bar = canvas.theme.accent if seat is None else seat_colour(seat)
        canvas.rounded(Box(box.x, box.y, 3, box.h), 1, bar)
        row.links.clear()
        for part in _reason_parts(canvas, row.entry, self._reason_width):
            at = y + part.y
            if part.clause:
                place = Box(box.x + 14, part.y - 11, part.width, 22)
                row.links.append((place.moved(0, row.y), part.clause))
                canvas.tag(box.x + 14, at, part.text, lighten(canvas.theme.accent, 0.2))
            else:
                face = "text-semibold" if part.is_choice else "text"
                colour = TEXT if part.is_choice else SECOND_TEXT
                canvas.text(box.x + 14, at, part.text, SMALL, colour, face)

    def _draw_bar(self, canvas: Canvas) -> None:
        view = self.view
        if self._height <= view.h:
            return
        canvas.rounded(self._thumb(), 3, (*lighten(LINE, 0.2), 200))

    def _thumb(self) -> Box:
        view = self.view
        share = view.h / self._height
        height = max(32.0, view.h * share)
        travel = (view.h - height) * self._scroll / max(1.0, self._height - view.h)
        return Box(view.right - 7, view.y + travel, 5, height)

    # -- arrangement

    @property
    def _reason_width(self) -> float:
        return self.box.w - TEXT_X - 30

    def _arrange(self, canvas: Canvas) -> None:
        key = (
            self.chronicle.version, len(self.chronicle.entries), frozenset(self.unfolded),
            self.box, canvas.scale, self.shown_up_to, self.only_seat,
        )  # fmt: skip
        if key == self._rows_key:
            return
        self._rows_key = key
        self._rows, y, heading = [], 0.0, None
        for entry in self._newest_first():
            if entry.heading != heading:
                heading = entry.heading
                if heading:
                    self._rows.append(_Row(y, HEADING_HEIGHT, entry, "heading"))
                    y += HEADING_HEIGHT
            for kind, height in self._heights(canvas, entry):
                self._rows.append(_Row(y, height, entry, kind))
                y += height
        self._height = y + 8
        self._scroll_to(self._scroll)

    def _newest_first(self) -> Iterable[Entry]:
        for entry in reversed(self.chronicle.entries):
            hidden = self.shown_up_to is not None and entry.answers > self.shown_up_to
            other = self.only_seat is not None and entry.line.seat != self.only_seat
            if not hidden and not other:
                yield entry

    def _heights(self, canvas: Canvas, entry: Entry) -> Iterable[tuple[str, float]]:
        lines = len(self._lettering(canvas, entry))
        yield "line", lines * canvas.line_step(SMALL) + 10
        if entry.thoughts and entry.answers in self.unfolded:
            parts = _reason_parts(canvas, entry, self._reason_width)
            yield "reasons", parts[-1].y + 26

    def _lettering(self, canvas: Canvas, entry: Entry) -> list[tuple[str, Colour]]:
        line = entry.line
        text = line.text
        if line.seat is not None and not line.says_name:
            text = f"{self.names[line.seat]}  {text}"
        room = self.box.w - TEXT_X - 34
        if line.dice:
            room -= len(line.dice) * (DIE + 3) + 4
        elif line.points:
            room -= canvas.text_width(line.points, SMALL, "mono") + 8
        return [(part, TEXT) for part in canvas.paragraph_lines(room, text, SMALL)]

    # -- input

    def tip_at(self, x: float, y: float) -> Tip | None:
        """What the filter does, and that a line has reasons."""
        if self.filter_box.contains((x, y)):
            shown = "everybody" if self.only_seat is None else self.names[self.only_seat]
            return f"Shows {shown}; click for the next"
        row = self._row_at(x, y)
        if row is not None and row.kind == "line" and row.entry.thoughts:
            return "Click to see why"
        return None

    def handle(self, intent: Intent) -> bool:
        """Wheel and keys scroll, a click unfolds reasons or opens a clause."""
        if isinstance(intent, Wheel):
            return self._scroll_to(self._scroll - intent.dy * WHEEL_STEP)
        if isinstance(intent, PointerMoved):
            self._hover(intent.x, intent.y)
            return False
        if isinstance(intent, Dragged):
            return self._drag(intent)
        if isinstance(intent, Clicked) and intent.button == LEFT:
            return self._click(intent.x, intent.y)
        if isinstance(intent, KeyPressed) and intent.is_plain:
            return self._scroll_by_key(intent.key)
        return False

    def _hover(self, x: float, y: float) -> None:
        row = self._row_at(x, y)
        hovered = row.entry.answers if row is not None and row.kind == "line" else None
        if hovered != self._hovered:
            self._hovered = hovered
            self.changed()

    def _click(self, x: float, y: float) -> bool:
        if self.filter_box.contains((x, y)):
            self._next_filter()
            return True
        for clause, box in self.link_boxes():
            if box.contains((x, y)) and self.view.contains((x, y)):
                self._open_clause(clause)
                return True
        row = self._row_at(x, y)
        if row is None or row.kind != "line":
            return False
        if row.entry.thoughts:
            self.toggle(row.entry.answers)
        elif self._jump is not None:
            self._jump(row.entry.answers)
        return True

    def _next_filter(self) -> None:
        seats = [None, *range(len(self.names))]
        self.only_seat = seats[(seats.index(self.only_seat) + 1) % len(seats)]
        self._scroll = 0.0
        self.changed()

    def _drag(self, intent: Dragged) -> bool:
        view = self.view
        if self._height <= view.h:
            return False
        on_bar = intent.x > view.right - 24
        moved = intent.dy * self._height / view.h if on_bar else -intent.dy
        return self._scroll_to(self._scroll + moved)

    def _scroll_by_key(self, key: str) -> bool:
        steps = {"down": 40.0, "up": -40.0, "page down": self.view.h, "page up": -self.view.h,
                 "home": -self._height, "end": self._height}  # fmt: skip
        return key in steps and self._scroll_to(self._scroll + steps[key])

    def _scroll_to(self, y: float) -> bool:
        wanted = max(0.0, min(y, self._height - self.view.h))
        if wanted == self._scroll:
            return False
        self._scroll = wanted
        self.changed()
        return True

    def _row_at(self, x: float, y: float) -> _Row | None:
        if not self.view.contains((x, y)):
            return None
        at = y - self.view.y + self._scroll
        return next((row for row in self._rows if row.y <= at < row.y + row.height), None)


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
    step = canvas.line_step(SMALL, 1.45)
    y = 4 + step / 2
    for thought in entry.thoughts:
        if len(entry.thoughts) > 1:
            for text in canvas.paragraph_lines(width, thought.choice, SMALL, "text-semibold"):
                parts.append(_Part(y, text, is_choice=True))
                y += step
        for reason in thought.reasons:
            for text in canvas.paragraph_lines(width, reason.text, SMALL):
                parts.append(_Part(y, text))
                y += step
            if reason.clause:
                tag = canvas.text_width(reason.clause, SMALL, "text-semibold") + 16
                parts.append(_Part(y + 4, reason.clause, tag, reason.clause))
                y += step + 10
    return parts or [_Part(y, "No reason given")]


def _points_colour(points: str) -> Colour:
    if points.startswith("+"):
        return lighten(GOOD, 0.25)
    if points.startswith(("-", "−")):
        return lighten(BAD, 0.25)
    return TEXT


__all__ = ["BODY", "Chronicle", "Entry", "LogColumn", "LogLine", "Thought", "default_lines"]
