"""The rail while a bot's turn is explained: why it does what it does, or the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.bot import Reason, ReasonOutcome
from engine.core.words import theirs
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.inputs import LEFT, Clicked, Intent
from engine.ui.table.explained import ExplainedAnswer, ExplainedTurn
from engine.ui.theme import WHITE, Colour, mix, seat_colour
from engine.ui.widgets.base import Widget
from games.arcs.events import CardCopied, CardPlayed, CardRevealed, SeizeRolled
from games.arcs.scene.art.action_cards import draw_card
from games.arcs.scene.layout import CARD_SHAPE
from games.arcs.words import seats_named

TABS: Final = ("Why", "Log")
TAB_H: Final = 44.0
CARD_W: Final = 64.0
ROW: Final = 28.0
BOLD: Final = "text-semibold"
LINE: Final = 22.0
TAG_W: Final = 46.0
REFUSAL: Final = ": no"
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
PANEL: Final[Colour] = (0x1D, 0x19, 0x29)
EDGE: Final[Colour] = (0x3F, 0x38, 0x56)
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
TEXT: Final[Colour] = (0xEC, 0xE9, 0xF3)
QUIET: Final[Colour] = (0xB3, 0xAB, 0xC6)
HEAD: Final[Colour] = (0xD9, 0xA6, 0xF2)
BAD: Final[Colour] = (0xF2, 0x9A, 0x90)
GOOD: Final[Colour] = (0x8F, 0xDD, 0xA6)

Row = tuple[Callable[[Canvas, Box], None], float]
"""How a row is drawn, and its height."""
Rows = list[Row]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a SUPERCAT turned up for this turn: its cards, and what its die said."""

    cards: tuple[str, ...] = ()
    seize: str = ""


def drawn_by(seat: int, happened: list[Any]) -> Drawn:
    """What was turned up for the seat's turn, since somebody else has played a card."""
    cards: list[str] = []
    seize = ""
    for event in reversed(happened):
        match event:
            case CardRevealed(number, card) if number == seat:
                cards.insert(0, card)
            case SeizeRolled(number, die, less, counter, seizes) if number == seat:
                off = f" less {less}" if less else ""
                seize = f"Seize roll {die}{off}: {'under' if seizes else 'not under'} {counter}"
            case CardPlayed(number) | CardCopied(number) if number != seat:
                break
    return Drawn(tuple(cards[-2:]), seize)


def is_refused(reason: Reason) -> bool:
    """Whether a line of a page was walked past."""
    return reason.outcome is not ReasonOutcome.HELD or reason.text.endswith(REFUSAL)


def line_of(reason: Reason, names: Sequence[str], choice: str = "") -> tuple[str, str]:
    """The number of the document's line, if the reason has one, and what it says; the choice that
    it led to is left out where it stands above.
    """
    words = seats_named(reason.text.removesuffix(REFUSAL), names)
    why, _, done = words.rpartition(": ")
    if why and choice and done.partition(" ")[0] == choice.partition(" ")[0]:
        words = why
    if words.startswith("["):
        number, _, rest = words.partition("] ")
        return f"{number}]", rest
    return "", words[:1].upper() + words[1:]


def _held_width(width: float, tag: str) -> float:
    """The room for what a reason says: beside its number and before its check."""
    return width - 46 - (TAG_W if tag else 4.0)


class ExplanationPanel(ExplainedTurn):
    """Two tabs over the log; under Why the cards drawn and every line, refused or held."""

    def __init__(
        self,
        happened: Callable[[], list[Any]],
        names: Sequence[str],
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__(open_clause)
        self._names = names
        self.shows_log = False
        self._happened = happened

    def tab_boxes(self) -> tuple[Box, ...]:
        """Where Why and Log stand."""
        return Box(self.box.x, self.box.y, self.box.w, TAB_H).row(None, None, gap=4)

    def hit(self, x: float, y: float) -> Widget | None:
        """The tabs; the rest only under Why, so that the log below can be read and clicked."""
        if not self.is_visible or not self.box.contains((x, y)):
            return None
        return self if not self.shows_log or y < self.box.y + TAB_H else None

    def handle(self, intent: Intent) -> bool:
        """A click on a tab opens it, one on a clause the rules."""
        if isinstance(intent, Clicked) and intent.button == LEFT:
            for number, box in enumerate(self.tab_boxes()):
                if box.contains((intent.x, intent.y)):
                    self.shows_log = bool(number)
                    self.changed()
                    return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        """The tabs, and the reasons unless the log is read."""
        self._clauses = []
        if not self.shows_log:
            canvas.floating(self.box)
            canvas.rounded(self.box, 12, PANEL, EDGE)
        self._draw_tabs(canvas)
        if not self.shows_log:
            self._draw_why(canvas, self.box.inset(12, 8))

    def _draw_tabs(self, canvas: Canvas) -> None:
        strip = Box(self.box.x, self.box.y, self.box.w, TAB_H)
        canvas.floating(strip)
        canvas.rounded(strip, 10, WELL, EDGE)
        colour = seat_colour(self.seat or 0)
        for number, (words, box) in enumerate(zip(TABS, self.tab_boxes(), strict=True)):
            is_on = self.shows_log == bool(number)
            if is_on:
                canvas.rounded(box.inset(4), 8, mix(PANEL, colour, 0.55), mix(colour, WHITE, 0.2))
            ink = WHITE if is_on else QUIET
            canvas.text(*box.centre, words, 20, ink, "text-semibold", "centre")

    def _draw_why(self, canvas: Canvas, room: Box) -> None:
        y = room.y + TAB_H + 4
        y += self._draw_drawn(canvas, Box(room.x, y, room.w, 0))
        rows = list(self._rows_that_fit(canvas, room.bottom - y, room.w))
        for draw, high in rows:
            draw(canvas, Box(room.x, y, room.w, high))
            y += high

    def _draw_drawn(self, canvas: Canvas, row: Box) -> float:
        """Who plays, with the cards that were drawn and the roll to seize."""
        drawn = drawn_by(self.seat or 0, self._happened())
        x = row.x
        for card in drawn.cards:
            draw_card(canvas, Box(x, row.y, CARD_W, CARD_W * CARD_SHAPE), card)
            x += CARD_W + 8
        high = CARD_W * CARD_SHAPE if drawn.cards else 34.0
        canvas.seat_mark(self.seat or 0, x + 12, row.y + 16, 10)
        count = {0: "plays", 1: "drew one", 2: "drew two"}[len(drawn.cards)]
        words = f"{self.name} {count}"
        canvas.text(x + 28, row.y + 16, words, 18, TEXT, "text-semibold",
                    max_width=row.right - x - 28)  # fmt: skip
        if drawn.seize:
            place = Box(x + 4, row.y + 34, row.right - x - 4, 60)
            canvas.paragraph(place, drawn.seize, 18, QUIET, line_height=1.2, max_lines=2)
        return high + 8

    def _rows_that_fit(self, canvas: Canvas, room: float, width: float) -> Iterator[Row]:
        """The latest steps of the turn, the last one with every line that was walked past."""
        chosen: list[Rows] = []
        for step in reversed(self.steps):
            is_last = step is self.steps[-1]
            rows = list(self._rows_of(canvas, step, width, is_last=is_last))
            if is_last and _height(rows) > room:
                rows = list(self._rows_of(canvas, step, width, is_last=True, lines=1))
            if chosen and _height(rows) > room:
                break
            chosen.append(rows)
            room -= _height(rows)
        for rows in reversed(chosen):
            yield from rows

    def _rows_of(
        self, canvas: Canvas, step: ExplainedAnswer, width: float, *, is_last: bool, lines: int = 2
    ) -> Iterator[Row]:
        """A step and its reasons; what was walked past has so many lines at the most."""
        choice = step.choice.replace(f" {theirs(self.name)} ", " its own ")

        def head(on: Canvas, box: Box) -> None:
            wide = on.text(box.x + 2, box.centre_y, choice, 18, HEAD, "text-semibold",
                           max_width=box.w - 4)  # fmt: skip
            on.hairline(box.x + wide + 14, box.centre_y, max(0.0, box.w - wide - 14), colour=EDGE)

        yield head, ROW + 4
        for reason in step.reasons:
            line = line_of(reason, self._names, step.choice)
            if not is_refused(reason):
                words = canvas.paragraph_height(_held_width(width, line[0]), line[1], 18, BOLD,
                                                LINE / 18)  # fmt: skip
                yield self._held(reason, line, is_last=is_last), words + 14
            elif is_last:
                wide = width - TAG_W - 40
                words = canvas.paragraph_height(wide, line[1], 18, "text", LINE / 18)
                yield self._refused(reason, line), ROW + min(words - LINE, (lines - 1) * LINE)

    def _refused(self, reason: Reason, line: tuple[str, str]) -> Callable[[Canvas, Box], None]:
        tag, words = line

        def draw(canvas: Canvas, box: Box) -> None:
            first = box.y + ROW / 2
            canvas.text(box.x + 6, first, tag, 18, QUIET, "mono")
            if box.h > ROW + 1:
                place = Box(box.x + 6 + TAG_W, first - LINE / 2, box.w - TAG_W - 40, box.h)
                canvas.paragraph(place, words, 18, QUIET, line_height=LINE / 18, max_lines=2)
            else:
                canvas.text(box.x + 6 + TAG_W, first, words, 18, QUIET,
                            max_width=box.w - TAG_W - 40)  # fmt: skip
            canvas.icon("x", box.right - 14, first, 16, BAD)
            self._clauses.append((box, reason.clause))

        return draw

    def _held(
        self, reason: Reason, line: tuple[str, str], *, is_last: bool
    ) -> Callable[[Canvas, Box], None]:
        tag, words = line

        def draw(canvas: Canvas, box: Box) -> None:
            lit = Box(box.x, box.y + 2, box.w, box.h - 4)
            if is_last:
                canvas.rounded(lit, 8, mix(PANEL, LEGAL, 0.22), LEGAL, 1.6)
            canvas.text(box.x + 6, lit.y + 16, tag, 18, TEXT, "mono")
            wide = _held_width(box.w, tag)
            place = Box(box.right - 40 - wide, lit.y + 5, wide, box.h)
            ink = TEXT if is_last else QUIET
            canvas.paragraph(place, words, 18, ink, BOLD, line_height=LINE / 18)
            canvas.icon("check", box.right - 16, lit.y + 16, 18, GOOD)
            self._clauses.append((box, reason.clause))

        return draw


def _height(rows: Sequence[Row]) -> float:
    return sum(high for _, high in rows)
