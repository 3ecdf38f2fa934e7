"""The rail while a bot's turn is explained: why it does what it does, or the log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.decision import Reason, ReasonOutcome
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import LEFT, Clicked, Intent, Wheel
from engine.ui.table.explained import ExplainedAnswer, ExplainedTurn
from engine.ui.theme import WHITE, Colour, mix
from engine.ui.widgets.base import Widget
from games.arcs.events import CardCopied, CardPlayed, CardRevealed, SeizeRolled
from games.arcs.scene.art.cards import draw_card
from games.arcs.scene.art.looks import SECOND, TEXT
from games.arcs.scene.layout import CARD_SHAPE

TABS: Final = ("why", "log")
TAB_H: Final = 44.0
CARD_W: Final = 64.0
ROW: Final = 28.0
BOLD: Final = "text-semibold"
LINE: Final = 22.0
TAG_W: Final = 46.0
SIGN_W: Final = 40.0
PART_X: Final = 22.0
MORE_H: Final = 20.0
REFUSAL: Final = ": no"
NUMBER: Final = re.compile(r"\[[^]]+\] ")
WELL: Final[Colour] = (0x11, 0x0E, 0x1B)
PANEL: Final[Colour] = (0x1D, 0x19, 0x29)
EDGE: Final[Colour] = (0x3F, 0x38, 0x56)
LEGAL: Final[Colour] = (0xE5, 0x9B, 0xFF)
HEAD: Final[Colour] = (0xD9, 0xA6, 0xF2)
BAD: Final[Colour] = (0xF2, 0x9A, 0x90)
GOOD: Final[Colour] = (0x8F, 0xDD, 0xA6)

PARTS: Final = frozenset((
    "tax", "build", "repair", "move", "fleet", "catapult", "influence", "secure", "battle",
    "dice", "reroll", "hit", "raid", "abduct", "ransack", "trade", "steal", "drop", "arrange",
    "place", "gate", "cluster", "captive", "resource", "attach", "return", "trophy", "type",
    "exchange", "fire", "fire-dice", "roll-again", "guide", "martyr", "annex", "prune", "reshape",
    "repeat", "ships", "escort", "enlist", "opening",
))  # fmt: skip
"""The kinds of what is asked in the course of an action, so that the answer is a part of it."""

Row = tuple[Callable[[Canvas, Box], None], float]
"""How a row is drawn, and its height."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a SUPERCAT turned up for this turn: its cards, and its roll to seize."""

    cards: tuple[str, ...] = ()
    seize: SeizeRolled | None = None


def drawn_by(seat: int, happened: list[Any]) -> Drawn:
    """What was turned up for the seat's turn, since somebody else has played a card."""
    cards: list[str] = []
    seize = None
    for event in reversed(happened):
        match event:
            case CardRevealed(number, card) if number == seat:
                cards.insert(0, card)
            case SeizeRolled(number) if number == seat:
                seize = event
            case CardPlayed(number) | CardCopied(number) if number != seat:
                break
    return Drawn(tuple(cards[-2:]), seize)


def is_refused(reason: Reason) -> bool:
    """Whether a line of a page was walked past."""
    return reason.outcome is not ReasonOutcome.HELD or reason.text.endswith(REFUSAL)


def line_of(reason: Reason, choice: str = "") -> tuple[str, str]:
    """The number of the document's line, if the reason has one, and what it says in words; the
    choice that it led to is left out where it stands above.
    """
    words = reason.text.removesuffix(REFUSAL)
    done, _, why = words.partition(". ")
    if why and choice and done.partition(" ")[0] == choice.partition(" ")[0]:
        words = why
    if number := NUMBER.search(words):
        return number[0].strip(), words.replace(number[0], "", 1)
    return "", words[:1].upper() + words[1:]


def own_words(words: str, seat: int, voice: Voice) -> str:
    """What a seat does under its own name: of its things as its own."""
    own = voice.say(Message("rail-its-own"))
    return words.replace(f" {voice.say_name(SeatNumber(seat), 'whose')} ", f" {own} ")


class ExplanationPanel(ExplainedTurn):
    """Two tabs over the log; under Why the cards drawn and every line, refused or held.

    All lines of the steps stand below each other in full; where there is no room for all of them
    the wheel goes back to the earlier ones.
    """

    def __init__(
        self,
        happened: Callable[[], list[Any]],
        voice: Voice,
        open_clause: Callable[[str], object],
    ) -> None:
        super().__init__(open_clause)
        self._voice = voice
        self.shows_log = False
        self._happened = happened
        self.back = 0
        """How many rows the wheel has gone back from the last one."""

    def show(self, seat: int, name: str, steps: list[ExplainedAnswer]) -> None:
        if steps != self.steps:
            self.back = 0
        super().show(seat, name, steps)

    def tab_boxes(self) -> tuple[Box, ...]:
        return Box(self.box.x, self.box.y, self.box.w, TAB_H).row(None, None, gap=4)

    def hit(self, x: float, y: float) -> Widget | None:
        """The tabs; the rest only under Why, so that the log below can be read and clicked."""
        if not self.is_visible or not self.box.contains((x, y)):
            return None
        return self if not self.shows_log or y < self.box.y + TAB_H else None

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Clicked) and intent.button == LEFT:
            for number, box in enumerate(self.tab_boxes()):
                if box.contains((intent.x, intent.y)):
                    self.shows_log = bool(number)
                    self.changed()
                    return True
        if isinstance(intent, Wheel) and intent.dy and not self.shows_log:
            self.back = max(0, self.back + (1 if intent.dy > 0 else -1))
            self.changed()
            return True
        return super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
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
        colour = canvas.theme.seat_colour(self.seat or 0)
        for number, (tab, box) in enumerate(zip(TABS, self.tab_boxes(), strict=True)):
            is_on = self.shows_log == bool(number)
            if is_on:
                canvas.rounded(box.inset(4), 8, mix(PANEL, colour, 0.55), mix(colour, WHITE, 0.2))
            words = self._voice.say(Message(f"rail-{tab}"))
            canvas.text(*box.centre, words, 20, WHITE if is_on else SECOND, BOLD, "centre")

    def _draw_why(self, canvas: Canvas, room: Box) -> None:
        top = room.y + TAB_H + 4
        top += self._draw_drawn(canvas, Box(room.x, top, room.w, 0))
        rows = [row for step in self.steps for row in self._rows_of(canvas, step, room.w)]
        view = Box(room.x, top, room.w, room.bottom - top)
        first, last = self._seen(rows, view.h)
        y = view.y
        if first:
            canvas.icon("chevron-up", view.centre_x, y + MORE_H / 2, 18, SECOND)
            y += MORE_H
        for draw, high in rows[first:last]:
            draw(canvas, Box(view.x, y, view.w, high))
            y += high
        if last < len(rows):
            canvas.icon("chevron-down", view.centre_x, view.bottom - MORE_H / 2, 18, SECOND)

    def _seen(self, rows: Sequence[Row], room: float) -> tuple[int, int]:
        """The first of the rows that are seen, and the one after the last."""
        heights = [high for _, high in rows]
        if sum(heights) <= room:
            self.back = 0
            return 0, len(rows)
        shown = 1
        while sum(heights[: shown + 1]) <= room - 2 * MORE_H:
            shown += 1
        self.back = min(self.back, len(rows) - shown)
        last = len(rows) - self.back
        first = last - 1
        while first and sum(heights[first - 1 : last]) <= room - 2 * MORE_H:
            first -= 1
        return first, last

    def _draw_drawn(self, canvas: Canvas, row: Box) -> float:
        seat, voice = self.seat or 0, self._voice
        drawn = drawn_by(seat, self._happened())
        x = row.x
        for card in drawn.cards:
            draw_card(canvas, Box(x, row.y, CARD_W, CARD_W * CARD_SHAPE), card)
            x += CARD_W + 8
        high = CARD_W * CARD_SHAPE if drawn.cards else 34.0
        canvas.seat_mark(seat, x + 12, row.y + 16, 10)
        words = voice.say(
            Message("rail-drew", {"seat": SeatNumber(seat), "count": len(drawn.cards)})
        )
        canvas.text(x + 28, row.y + 16, words, 18, TEXT, BOLD, max_width=row.right - x - 28)
        if drawn.seize is not None:
            place = Box(x + 4, row.y + 34, row.right - x - 4, 60)
            canvas.paragraph(place, voice.say(drawn.seize.said(), mark=seat), 18, SECOND,
                             line_height=1.2, max_lines=3)  # fmt: skip
        return high + 8

    def _rows_of(self, canvas: Canvas, step: ExplainedAnswer, width: float) -> Iterator[Row]:
        """A step with its parts and what held; of the latest also what did not hold."""
        is_last = step is self.steps[-1]
        yield self._heading(canvas, own_words(step.title, self.seat or 0, self._voice), width)
        for part in step.below:
            yield self._part(canvas, own_words(part, self.seat or 0, self._voice), width)
        told: list[str] = []
        for reason in step.reasons:
            line = line_of(reason, step.title)
            if any(line[1].casefold() in each for each in told):
                continue
            told.append(line[1].casefold())
            if not is_refused(reason):
                yield self._held(canvas, reason, line, width, is_last=is_last)
            elif is_last:
                yield self._refused(canvas, reason, line, width)

    def _heading(self, canvas: Canvas, words: str, width: float) -> Row:
        high = canvas.paragraph_height(width - 4, words, 18, BOLD, LINE / 18)

        def draw(on: Canvas, box: Box) -> None:
            place = Box(box.x + 2, box.y + 5, box.w - 4, high)
            on.paragraph(place, words, 18, HEAD, BOLD, line_height=LINE / 18)
            wide = on.text_width(words, 18, BOLD)
            if wide + 40 < box.w:
                y = box.y + 5 + LINE / 2
                on.hairline(box.x + wide + 14, y, box.w - wide - 14, colour=EDGE)

        return draw, high + 10

    def _part(self, canvas: Canvas, words: str, width: float) -> Row:
        room = width - PART_X - 4
        high = canvas.paragraph_height(room, words, 18, "text", LINE / 18)

        def draw(on: Canvas, box: Box) -> None:
            on.icon("chevron-right", box.x + 12, box.y + LINE / 2, 14, HEAD)
            place = Box(box.x + PART_X, box.y, room, high)
            on.paragraph(place, words, 18, TEXT, line_height=LINE / 18)

        return draw, high + 4

    def _refused(
        self, canvas: Canvas, reason: Reason, line: tuple[str, str], width: float
    ) -> Row:  # fmt: skip
        tag, words = line
        room = width - TAG_W - SIGN_W
        high = canvas.paragraph_height(room, words, 18, "text", LINE / 18)

        def draw(on: Canvas, box: Box) -> None:
            first = box.y + ROW / 2
            on.text(box.x + 6, first, tag, 18, SECOND, "mono")
            place = Box(box.x + 6 + TAG_W, first - LINE / 2, room, high)
            on.paragraph(place, words, 18, SECOND, line_height=LINE / 18)
            on.icon("x", box.right - 14, first, 16, BAD)
            self._clauses.append((box, reason.clause))

        return draw, ROW + high - LINE

    def _held(
        self,
        canvas: Canvas,
        reason: Reason,
        line: tuple[str, str],
        width: float,
        *,
        is_last: bool,
    ) -> Row:
        tag, words = line
        wide = width - SIGN_W - 6 - (TAG_W if tag else 4.0)
        high = canvas.paragraph_height(wide, words, 18, BOLD, LINE / 18)

        def draw(on: Canvas, box: Box) -> None:
            lit = Box(box.x, box.y + 2, box.w, box.h - 4)
            if is_last:
                on.rounded(lit, 8, mix(PANEL, LEGAL, 0.22), LEGAL, 1.6)
            on.text(box.x + 6, lit.y + 16, tag, 18, TEXT, "mono")
            place = Box(box.right - SIGN_W - wide, lit.y + 5, wide, box.h)
            ink = TEXT if is_last else SECOND
            on.paragraph(place, words, 18, ink, BOLD, line_height=LINE / 18)
            on.icon("check", box.right - 16, lit.y + 16, 18, GOOD)
            self._clauses.append((box, reason.clause))

        return draw, high + 14
