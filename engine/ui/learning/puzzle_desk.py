"""A puzzle at its real table: its panel stands where the right column was, and hears every move.

Nothing is played: a move made at the table chooses its card. What an attempt is, and what it does
to the rating, `engine.core.learning` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from secrets import SystemRandom
from typing import Any, Final

from engine.core.game import Game
from engine.core.learning.lesson import Lesson, Progress, lesson_that_mends, next_step
from engine.core.learning.puzzle import (
    HEARTS,
    Choice,
    Gained,
    Puzzle,
    PuzzleAttempt,
    PuzzleProgress,
    PuzzleTable,
    next_puzzle,
    puzzles_of,
    setup_of,
    shipped_set,
)
from engine.core.learning.walk import walk_to
from engine.core.match import Match
from engine.core.record import Autosave
from engine.core.setup import seed_words
from engine.text.message import (
    ENGLISH,
    NOTHING,
    Fixed,
    Message,
    Words,
    grouped,
    number_said,
    spoken,
)
from engine.ui.animation import Tween
from engine.ui.box import Box
from engine.ui.canvas import Canvas, first_words
from engine.ui.display import Key, KeyPressed
from engine.ui.hub.next_step import games_finished, leave_for
from engine.ui.learning import cards
from engine.ui.learning.coach import Coach, Taught
from engine.ui.real_table.physical_pieces import StepPicture, draw_answer, pieces_of
from engine.ui.scene import Window
from engine.ui.table.actions import Action, Actions
from engine.ui.table.director import Tutor
from engine.ui.table.table import Table, table_anew, table_scene
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    HEADING,
    INK,
    LARGE,
    LINE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    WHITE,
    Colour,
    Font,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Pressable, Widget, is_key

# The panel of a puzzle: the task, hearts, streak and rating, a card for every choice, and why.

INSET: Final = 14.0
GAP: Final = 6.0
FOOT: Final = 64.0
STANDING: Final = 66.0
LOW_STANDING: Final = 40.0
LESSON_H: Final = 44.0
CARD: Final = (54.0, 82.0)
CARD_LEFT: Final = 42.0
SIGN_INSET: Final = 20.0
CARD_RIGHT: Final = 14.0
PIECES: Final = (76.0, 50.0)
"""The place of the pieces that a choice is about."""
LEADING: Final = 1.2
LEAST_CARD: Final = 38.0
LEFT_OUT: Final = 24.0
APART: Final = 7.0
"""How far the values of an open card stand below its words, where there is room."""
HEART: Final[Colour] = (0xE8, 0x7C, 0x86)
TIGHTER: Final = (
    (False, False, False), (True, False, False), (True, True, False), (True, True, True),
)  # fmt: skip
"""How cards save room, one step after the other: close, without pictures, in one line."""
LITTLE: Final = 0.25
"""A cost under this share of the largest is drawn in the colour of a warning."""

WEIGHT: Final[Font] = "text-semibold"

TASK: Final = Message("solve-task")
FINE: Final = 4.0
"""Where the worst choice costs less than this, values are told more finely."""

CLOSED: Final = Message("solve-closed")


class ChoiceCard(Pressable):
    """One choice: its key, its words; once it is open what it is worth and what it costs."""

    radius = 10.0

    def __init__(
        self, number: int, choice: Choice, words: str, note: str, on_click: Callable[[], object]
    ) -> None:
        super().__init__(on_click)
        self.number, self.choice, self.words, self.note = number, choice, words, note
        self.is_chosen = self.is_open = self.shows_value = self.is_brief = self.is_plain = False
        self.is_small = self.is_close = False
        self.tried: int | None = None
        self.most = 1.0
        self.pieces: tuple[StepPicture, ...] = ()

    @property
    def _right(self) -> float:
        """What the words leave free at the right."""
        return CARD_RIGHT + (PIECES[0] if self._shows_pieces else 0.0)

    @property
    def _shows_pieces(self) -> bool:
        return bool(self.pieces) and not (self.is_open or self.is_plain)

    def draw(self, canvas: Canvas) -> None:
        """Its state is told by a sign, an edge and words; never by colour alone."""
        box, accent = self.box, canvas.theme.accent
        colour, edge, width = self._look(accent)
        share = 0.24 if edge is not LINE else 0.08 * self.is_hovered
        ground = mix(canvas.theme.raised, colour, share)
        canvas.rounded(box, 10, (lighten(ground, 0.02), ground), edge, width)
        left = box.x + CARD_LEFT
        room = box.right - self._right - left
        title, size = self._title(canvas, room)
        notes = () if self.is_open else self._notes(canvas, room)
        first, step = canvas.line_step(size, LEADING), canvas.line_step(SMALL, LEADING)
        notes = notes[: max(1, int((box.h - len(title) * first) / step))]
        below = canvas.line_step(BODY, LEADING) if self.is_open else len(notes) * step
        high = len(title) * first + below
        apart = max(0.0, min(APART, box.h - high - 2 * GAP)) if self.is_open else 0.0
        top = box.centre_y - (high + apart) / 2
        low = top + len(title) * first + apart
        y = max((top + low) / 2, min(box.y + SIGN_INSET, box.centre_y))
        self._draw_sign(canvas, box.x + 25, y, accent)
        for number, words in enumerate(title):
            canvas.text(left, top + (number + 0.5) * first, words, size, TEXT, WEIGHT)
        if self._shows_pieces:
            high = min(PIECES[1], box.h - 10)
            place = Box(box.right - PIECES[0] - 8, box.centre_y - high / 2, PIECES[0], high)
            draw_answer(canvas, place, self.pieces, ("choice", self.words))
        if self.is_open:
            self._draw_cost(canvas, left, box.right - INSET, low + below / 2)
        for number, words in enumerate(notes):
            canvas.text(left, low + (number + 0.5) * step, words, SMALL, SECOND_TEXT)

    def needed(self, canvas: Canvas, width: float) -> float:
        room = width - CARD_LEFT - self._right
        title, size = self._title(canvas, room)
        lines = 0 if self.is_open else len(self._notes(canvas, room))
        notes = lines * canvas.line_step(SMALL, LEADING)
        below = (
            notes if self.is_plain or self.is_close else max(notes, canvas.line_step(BODY, LEADING))
        )
        return len(title) * canvas.line_step(size, LEADING) + below + 2 * GAP

    def is_long(self, canvas: Canvas, width: float) -> bool:
        """Whether the words don't fit into one line: then those of all choices are smaller."""
        return canvas.text_width(self.words, BODY, WEIGHT) > width - CARD_LEFT - self._right

    def _title(self, canvas: Canvas, room: float) -> tuple[Sequence[str], float]:
        size = SMALL if self.is_small else BODY
        lines = canvas.paragraph_lines(room, self.words, size, WEIGHT)
        if self.is_brief:
            lines = (first_words(canvas, lines[0], room, size, WEIGHT),)
        return lines, size

    def _notes(self, canvas: Canvas, room: float) -> tuple[str, ...]:
        return tuple(canvas.paragraph_lines(room, self.note, SMALL)) if self.note else ()

    def _look(self, accent: Colour) -> tuple[Colour, Colour, float]:
        if self.is_open and self.choice.is_right:
            return GOOD, GOOD, 3
        if self.tried is not None:
            return BAD, BAD, 2
        if self.is_chosen:
            return accent, lighten(accent, 0.3), 2
        return accent, LINE, 1

    def _draw_sign(self, canvas: Canvas, x: float, y: float, accent: Colour) -> None:
        is_right = self.choice.is_right
        if (self.is_open and is_right) or self.tried is not None:
            canvas.disc(x, y, 12, GOOD if is_right else BAD)
            canvas.icon("check" if is_right else "x", x, y, 16, INK)
            return
        cap = Box.around(x, y, 26, 26)
        fill = mix(canvas.theme.well, accent, 0.75) if self.is_chosen else canvas.theme.well
        canvas.rounded(cap, 6, fill, WHITE if self.is_chosen else LINE)
        ink = WHITE if self.is_chosen else SECOND_TEXT
        canvas.text(x, y, str(self.number + 1), SMALL, ink, "text-semibold", "centre")

    def _draw_tag(self, canvas: Canvas, left: float, y: float, tried: int) -> float:
        """Solid for the right one, outlined for a wrong one; returns where it ends."""
        is_right = self.choice.is_right
        key = "solve-try.short" if self.shows_value else "solve-try"
        words = Message(key, {"number": tried + 1})
        width = canvas.text_width(words, SMALL, "text-semibold") + 16
        tag = Box(left, y - 12, width, 24)
        canvas.rounded(tag, 12, GOOD if is_right else None, GOOD if is_right else BAD)
        ink = INK if is_right else lighten(BAD, 0.6)
        canvas.text(*tag.centre, words, SMALL, ink, "text-semibold", "centre")
        return tag.right

    def _draw_cost(self, canvas: Canvas, left: float, right: float, y: float) -> None:
        cost = self.choice.cost
        start = left
        if self.shows_value:
            value = number_said(self.choice.value, decimals_for(self.most))
            start += canvas.text(left, y, value, BODY, TEXT, "number") + 12
        if self.tried is not None:
            start = self._draw_tag(canvas, start, y, self.tried) + 12
        if self.choice.is_right:
            words = Message("solve-loses-nothing") if cost == 0 else Message("solve-as-good")
            if canvas.text_width(words, SMALL, "text-semibold") > right - start:
                words = Message("solve-best")
            canvas.text(right, y, words, SMALL, lighten(GOOD, 0.5), "text-semibold", "right",
                        max_width=right - start)  # fmt: skip
            return
        colour = WARNING if cost < LITTLE * self.most else lighten(BAD, 0.5)
        number = number_said(-cost, decimals_for(self.most), signed=True)
        end = right - canvas.text(right, y, number, BODY, colour, "number", "right")
        bar = Box(start, y - 2.5, max(0.0, end - 12 - start), 5)
        canvas.rounded(bar, 2.5, canvas.theme.well)
        width = bar.w * min(1.0, cost / self.most)
        if width >= bar.h:
            canvas.rounded(Box(bar.right - width, bar.y, width, bar.h), 2.5, colour)


class PuzzlePanel(Widget):
    """Stands in the place of the table's right column."""

    radius = 12.0

    def __init__(
        self, cards: list[ChoiceCard], answer: Button, rule: Button, lesson: Button
    ) -> None:
        super().__init__()
        self.cards, self.answer, self.rule, self.lesson = cards, answer, rule, lesson
        self.prompt = ""
        self.hearts = HEARTS
        self.streak = 0
        self.rating: Words = ""
        self.gained: Words = ""
        self.solved: Words = ""
        self.unit: Words = ""
        self.why: tuple[str, ...] = ()
        self.is_over = self.offers_lesson = False
        self._head = 0.0
        self._is_low = False
        self._shown = list(cards)
        for widget in (*cards, answer, rule, lesson):
            self.add(widget)

    def arrange(self, canvas: Canvas, box: Box) -> None:
        """Cards between head and foot; once all is open the reasons get what they need.

        The lesson stands below them where there is room for it. In a low panel the standing takes
        one line, and the task goes once it is done; the dearest choices that nobody tried go, too.
        """
        self._shown = list(self.cards)
        count, width = len(self.cards), box.w - 2 * INSET
        foot = self._foot_height(canvas, width)
        cards = count * (CARD[0] + GAP)
        self._is_low = False
        self._is_low = self._head_height(canvas, width) + cards + foot > box.h
        self._head = self._head_height(canvas, width)
        most = box.h - self._head - cards
        self.lesson.is_visible = self.offers_lesson and foot + LESSON_H + 8 <= most
        foot += LESSON_H + 8 if self.lesson.is_visible else 0
        needs = self._needs(canvas, width, box.h - self._head - foot - count * GAP)
        if self.is_over:
            needs = self._without_dearest(needs, box.h - self._head - foot)
            count = len(needs)
        least = sum(needs) if self.is_over else count * LEAST_CARD
        lowest = 0.0 if self.is_over else FOOT + 8
        foot = max(lowest, min(foot, box.h - self._head - least - count * GAP))
        y = box.y + self._head
        for card in self.cards:
            card.is_visible = card in self._shown
        for card, height in zip(
            self._shown, _heights(needs, box.h - self._head - foot - count * GAP), strict=True
        ):
            card.box = Box(box.x + INSET, y, width, height)
            y += height + GAP
        self.answer.box = Box(box.x + INSET, box.bottom - FOOT - 8, width, FOOT - 8)
        self.lesson.box = Box(box.x + INSET, box.bottom - INSET - LESSON_H, width, LESSON_H)
        self.rule.box = Box(box.x + INSET + 70, self._foot_y - 8, 44, 40)
        self.box = box
        self.changed()

    def _needs(self, canvas: Canvas, width: float, room: float) -> list[float]:
        """The heights of the cards. Where room is short, they come closer, then their pictures go
        before their words; once all is open the reason comes before what nobody chose.
        """
        for is_close, is_plain, is_brief in TIGHTER:
            for card in self.cards:
                card.is_close = is_close and not self.is_over
                others = not card.choice.is_right and card.tried is None
                card.is_plain = is_plain and not self.is_over
                card.is_brief = is_brief and (others or not self.is_over)
                card.tooltip = card.words if card.is_brief else None
            is_small = any(card.is_long(canvas, width) for card in self.cards)
            for card in self.cards:
                card.is_small = is_small
            needs = [card.needed(canvas, width) for card in self.cards]
            if sum(needs) <= room:
                break
        return needs

    def _without_dearest(self, needs: list[float], room: float) -> list[float]:
        """The heights of the cards that stay; the others leave a line that counts them."""
        need_of = dict(zip(self.cards, needs, strict=True))
        others = [each for each in self.cards if not each.choice.is_right and each.tried is None]
        others.sort(key=lambda each: each.choice.cost)
        while others and sum(need_of.values()) + GAP * len(need_of) + self._left_out_h > room:
            self._shown.remove(dearest := others.pop())
            del need_of[dearest]
        return list(need_of.values())

    @property
    def _left_out_h(self) -> float:
        return 0.0 if len(self._shown) == len(self.cards) else LEFT_OUT

    @property
    def _foot_y(self) -> float:
        return self._shown[-1].box.bottom + 12 + self._left_out_h

    @property
    def _shows_task(self) -> bool:
        return not (self._is_low and self.is_over)

    def _task_look(self, canvas: Canvas, width: float) -> float:
        """The size of the task's words: larger where they fit into one line."""
        return LARGE if canvas.text_width(TASK, LARGE, "text-semibold") <= width else BODY

    def _head_height(self, canvas: Canvas, width: float) -> float:
        standing = LOW_STANDING + 10 if self._is_low else STANDING + 16
        if not self._shows_task:
            return 42 + standing
        size = self._task_look(canvas, width)
        task = canvas.paragraph_height(width, TASK, size, "text-semibold", 1.3)
        return (
            46
            + task
            + canvas.paragraph_height(width, self.prompt, SMALL, line_height=1.35)
            + (standing)
        )

    def _foot_height(self, canvas: Canvas, width: float) -> float:
        if not self.is_over:
            return FOOT + 16 + canvas.paragraph_height(width, CLOSED, SMALL, line_height=1.3)
        lines = sum(canvas.paragraph_height(width, each, SMALL, line_height=1.4) + 4
                    for each in self.why)  # fmt: skip
        return 64 + lines

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.floating(box)
        canvas.panel(box, active=not self.is_over, fill=canvas.theme.panel)
        left, right, width = box.x + INSET, box.right - INSET, box.w - 2 * INSET
        accent = lighten(canvas.theme.accent, 0.35)
        canvas.text(
            left, box.y + 24, Message("solve-your-task"), SMALL, accent, "text-bold", spacing=1.4
        )
        canvas.text(right, box.y + 24, self.solved, SMALL, SECOND_TEXT, align="right")
        if self._shows_task:
            self._draw_task(canvas, Box(left, box.y + 40, width, box.h))
        height = LOW_STANDING if self._is_low else STANDING
        self._draw_standing(canvas, Box(left, box.y + self._head - height - 10, width, height))
        if self.is_over:
            self._draw_why(canvas, left, width)
        else:
            room = canvas.paragraph_height(width, CLOSED, SMALL, line_height=1.3)
            canvas.paragraph(Box(left, self.answer.box.y - 6 - room, width, room), CLOSED, SMALL,
                             SECOND_TEXT, line_height=1.3, align="centre")  # fmt: skip

    def _draw_task(self, canvas: Canvas, place: Box) -> None:
        size = self._task_look(canvas, place.w)
        used = canvas.paragraph(place, TASK, size, TEXT, "text-semibold", 1.3)
        canvas.paragraph(place.moved(0, used), self.prompt, SMALL, SECOND_TEXT, line_height=1.35)

    def _draw_standing(self, canvas: Canvas, row: Box) -> None:
        canvas.rounded(row, 8, mix(PANEL, canvas.theme.well, 0.6))
        x, y = row.x + 24, row.y + 20
        for number in range(HEARTS):
            draw_heart(canvas, x + 30 * number, y, 11, is_lost=number >= self.hearts)
        x = row.x + 118
        canvas.icon("flame", x + 8, y, 22, WARNING if self.streak else SECOND_TEXT)
        canvas.text(x + 24, y, str(self.streak), LARGE, TEXT, "number")
        right = row.right - 12
        if self.gained:
            right -= canvas.text(right, y, self.gained, BODY, TEXT, "number", "right") + 10
        size = BODY if isinstance(self.rating, Message) else HEADING
        canvas.text(right, y, self.rating, size, TEXT, "number", "right")
        if not self._is_low:
            self._draw_captions(canvas, row, x)

    def _draw_captions(self, canvas: Canvas, row: Box, x: float) -> None:
        low, right = row.y + 50, row.right - 12
        canvas.text(
            row.x + 12,
            low,
            Message("house-of-all", {"count": self.hearts, "all": HEARTS}),
            SMALL,
            SECOND_TEXT,
        )
        end = x + canvas.text(x, low, Message("solve-in-a-row"), SMALL, SECOND_TEXT) + 12
        whole = Message("solve-your-rating")
        words = whole if canvas.text_width(whole, SMALL) <= right - end else Message("solve-rating")
        canvas.text(right, low, words, SMALL, SECOND_TEXT, align="right", max_width=right - end)

    def _draw_why(self, canvas: Canvas, left: float, width: float) -> None:
        y = self._foot_y
        if left_out := len(self.cards) - len(self._shown):
            dearer = Message("solve-cost-more", {"count": left_out})
            canvas.text(left, y - 14, dearer, SMALL, SECOND_TEXT, max_width=width)
        bottom = (self.lesson.box.y if self.lesson.is_visible else self.box.bottom) - 10
        canvas.icon("bulb", left + 10, y + 12, 20, WARNING)
        end = 28 + canvas.text(left + 28, y + 12, Message("solve-why"), BODY, TEXT, "text-semibold")
        unit = Message("solve-in-unit", {"unit": self.unit})
        if canvas.text_width(unit, SMALL) > width - end - 12:
            y += 22
        canvas.text(left + width, y + 12, unit, SMALL, SECOND_TEXT, align="right", max_width=width)
        y += 32
        step = canvas.line_step(SMALL, 1.4)
        for number, words in enumerate(self.why):
            lines = int((bottom - y) // step)
            if number and len(canvas.paragraph_lines(width, words, SMALL)) > lines:
                continue
            place = Box(left, y, width, bottom - y)
            y += canvas.paragraph(place, words, SMALL, TEXT, line_height=1.4, max_lines=lines) + 4


def _heights(needs: Sequence[float], room: float) -> list[float]:
    """The heights of cards: all alike where there is room for that, else as their words need."""
    alike = room / len(needs)
    if max(needs) <= alike:
        return [min(max(CARD[1], *needs), alike)] * len(needs)
    return [need * min(1.0, room / sum(needs)) for need in needs]


def decimals_for(most: float) -> int:
    """How finely the values of a puzzle are told, whose worst choice costs so much."""
    return 1 if most >= FINE else 2


def draw_heart(canvas: Canvas, x: float, y: float, r: float, *, is_lost: bool) -> None:
    """A full heart, or the outline of a lost one with a stroke through it."""
    points = [(x + r * px, y + r * py) for px, py in _HEART]
    if is_lost:
        canvas.polygon(points, None, SECOND_TEXT, 1.6)
        canvas.polyline([(x - r, y + r * 0.9), (x + r, y - r * 0.9)], SECOND_TEXT, 1.8)
    else:
        canvas.polygon(points, HEART)


_HEART: Final = (
    (0.0, -0.45), (0.25, -0.82), (0.6, -0.9), (0.9, -0.7), (1.0, -0.32), (0.9, 0.02),
    (0.6, 0.42), (0.0, 1.0), (-0.6, 0.42), (-0.9, 0.02), (-1.0, -0.32), (-0.9, -0.7),
    (-0.6, -0.9), (-0.25, -0.82),
)  # fmt: skip


def make_cards(
    choices: tuple[Choice, ...],
    named: Callable[[str], str],
    pick: Callable[[int], object],
) -> list[ChoiceCard]:
    """A card for every choice, in the order of the table."""
    return [
        ChoiceCard(number, choice, named(choice.words), named(choice.note), partial(pick, number))
        for number, choice in enumerate(choices)
    ]


WIDTH: Final = 384.0
MARGIN: Final = 8.0
SHAKE: Final = 0.16
FAR: Final = 6.0


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a puzzle leads: to the next one, to a game from here, and out of it; `onward` finds the
    way to the challenge of the day, for whom that is the next step.
    """

    next: Callable[[], object]
    play_out: Callable[[], object]
    out: Callable[[], object]
    onward: Callable[[], Callable[[], object] | None]


class PuzzleDesk(Tutor):
    lets_through = True
    stands_in_column = asks_every_step = True
    tab_rank = -2

    def __init__(
        self,
        table: Taught,
        laid: PuzzleTable,
        unit: Words,
        progress: PuzzleProgress,
        ways: Ways,
        attempt: PuzzleAttempt | None = None,
        *,
        speaks_english: bool = True,
    ) -> None:
        super().__init__()
        self.speaks_english = speaks_english
        self.lesson = lesson_that_mends(
            laid.game, laid.puzzle.kind, Progress.load().done(laid.game.key),
            spoken(table.app.settings.language),
        )  # fmt: skip
        self.table, self.laid, self.progress, self.ways = table, laid, progress, ways
        self.puzzle = laid.puzzle
        self.attempt = PuzzleAttempt(laid.puzzle) if attempt is None else attempt
        self.chosen: int | None = None
        self.gained: Gained | None = None
        self.onward = ways.onward() if self.attempt.is_over else None
        self._shift = 0.0
        self.panel = PuzzlePanel(
            make_cards(laid.puzzle.choices, laid.named, self.choose),
            Button(Message("solve-answer"), self.answer, kind="primary", key="Space"),
            Button(
                kind="icon", on_click=self.read_rule, icon="book", tooltip=Message("solve-rule")
            ),
            self._lesson_button(),
        )
        self.panel.unit = unit
        match = laid.match
        names = match.setup.seat_names if speaks_english else match.voice
        asked = match.game.prompt(laid.decision, names)
        self.panel.prompt = laid.named(asked)
        hands = table.parts.board.hands
        for is_played in (False, True):
            for card, answers in zip(self.panel.cards, laid.options, strict=True):
                card.pieces = pieces_of(hands, laid.moves_of(answers, is_played), match.table)
            if any(card.pieces for card in self.panel.cards):
                break
        self.panel.tab_rank = self.tab_rank
        self.add(self.panel)
        self._show()

    def _lesson_button(self) -> Button:
        title: Words = (
            "" if self.lesson is None else Message("coach-is", {"title": self.lesson.title})
        )
        button = Button(title, self.take_lesson, kind="secondary", icon="school", key=Key.LEARN,
                        tooltip=Message("solve-lesson-tip"))  # fmt: skip
        button.short = "" if self.lesson is None else self.lesson.title
        return button

    @property
    def asked_about(self) -> tuple[Any, ...]:
        """The first moves of its choices, until the answer is known."""
        return () if self.attempt.is_over else tuple(each[0] for each in self.laid.options)

    @property
    def hides_advice(self) -> bool:
        """Until the answer is known."""
        return not self.attempt.is_over

    # -- what is done -------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """A card was chosen, or its move made at the table."""
        if self.attempt.can_try(number):
            self.chosen = number
            self.table.frame.open_drawer(True)
            self._show()

    def lets(self, answer: Any) -> bool:
        """A move at the table chooses its card; nothing is played."""
        if self.attempt.is_over:
            self.table.refuse(Message("solve-is-over"))
        else:
            number = self.laid.number_of(answer)
            if number is None:
                self.table.refuse(Message("solve-about-moves"))
            else:
                self.choose(number)
        self._drop_plans()
        return False

    def _drop_plans(self) -> None:
        """What the board had in mind to do next is not done."""
        self.table.parts.board.forget()
        self.table.director.jump()
        self.table.refresh()

    def answer(self) -> None:
        number = self.chosen
        if number is None or not self.attempt.can_try(number):
            self.table.refuse(Message("solve-choose-first"))
            return
        self.table.frame.open_drawer(True)
        is_right = self.attempt.answer(number)
        self.chosen = None
        self.table.play_sound("win" if is_right else "wrong")
        if not is_right:
            self._shake()
        if self.attempt.is_over:
            self._end()
        self._show()

    def _end(self) -> None:
        game = self.laid.game.key
        self.gained = self.progress.note(game, self.puzzle, self.attempt.tries)
        self._tell_problem()
        self.onward = self.ways.onward()

    def _shake(self) -> None:
        def move(share: float) -> None:
            self._shift = FAR * (1 - share) * (1 if int(share * 6) % 2 else -1)
            self.table.refresh()

        self.table.film.play(Tween(SHAKE, move))

    def keep(self) -> None:
        """Keep the puzzle, or keep it no more."""
        is_kept = self.progress.switch_kept(self.laid.game.key, self.puzzle.key)
        self._tell_problem()
        self.table.app.toast(Message("solve-is-kept") if is_kept else Message("solve-not-kept"))
        self._show()

    def read_rule(self) -> None:
        """The clause that the first reason names."""
        clause = self._clause
        if clause is not None and self.attempt.is_over:
            self.table.app.routes.rules(self.laid.game, clause)

    def take_lesson(self) -> None:
        """The lesson that practises such choices; the puzzle waits under it."""
        if self.lesson is not None and self._asks_for_lesson:
            self.table.app.routes.lesson(self.laid.game, self.lesson)

    @property
    def _asks_for_lesson(self) -> bool:
        """A lesson is offered once the puzzle is over and was not right at once."""
        return self.attempt.is_over and self.lesson is not None and self.attempt.tries != 1

    @property
    def _clause(self) -> str | None:
        return next((why.clause for why in self.puzzle.why if why.clause), None)

    def _tell_problem(self) -> None:
        if self.progress.problem is not None:
            self.table.app.toast(self.progress.problem, "warning")
            self.progress.problem = None

    # -- what is shown ------------------------------------------------------------------------

    def _show(self) -> None:
        panel, attempt = self.panel, self.attempt
        solver = self.progress.of(self.laid.game.key)
        most = max(choice.cost for choice in self.puzzle.choices)
        for number, card in enumerate(panel.cards):
            card.most = most
            card.is_chosen = number == self.chosen
            card.is_open = attempt.is_open(number)
            card.shows_value = attempt.is_over
            card.tried = attempt.tried.index(number) if number in attempt.tried else None
            card.is_enabled = attempt.can_try(number)
        panel.hearts, panel.streak = attempt.hearts, solver.streak
        panel.is_over = attempt.is_over
        panel.solved = Message("solve-solved", {"count": solver.solved})
        panel.rating = grouped(solver.rating.shown) if solver.is_rated else Message("solve-not-yet")
        panel.gained = self._gain_words() if solver.is_rated else ""
        panel.why = tuple(map(_sentence, self._reasons()))
        panel.answer.is_visible = not attempt.is_over
        panel.answer.is_enabled = self.chosen is not None
        panel.offers_lesson = self._asks_for_lesson
        panel.rule.is_visible = attempt.is_over and self._clause is not None
        self.table.refresh()

    def _reasons(self) -> list[str]:
        said = [self.laid.named(why.text) for why in self.puzzle.why]
        args = {"searched": self.puzzle.searched, "rating": grouped(self.puzzle.rating)}
        return [*said, self._say("solve-rated", args)]

    def _gain_words(self) -> Words:
        points = 0 if self.gained is None else self.gained.points
        return number_said(points, 0, signed=True) if points else ""

    def actions(self) -> Actions | None:
        """Once it is over the bar says how it ended and what may follow."""
        attempt = self.attempt
        if not attempt.is_over:
            return None
        tries = attempt.tries
        ended = "solve-not-solved" if tries is None else "solve-solved-at"
        is_kept = self.puzzle.key in self.progress.of(self.laid.game.key).kept
        star = Action(self._say("solve-kept" if is_kept else "solve-keep"), self.keep, key=Key.KEEP,
                      icon="star-filled" if is_kept else "star")  # fmt: skip
        play = Action(self._say("solve-play-out"), self.ways.play_out, icon="player-play",
                      key=Key.ON_FROM_HERE, tooltip=Message("solve-play-out.tip"))  # fmt: skip
        following = Action(self._say("solve-next"), self.ways.next, key=Key.END)
        words = self._say(ended, {"tries": tries})
        if self.onward is None:
            return Actions(words, self._detail(), replace(following, key="Space"), (star, play))
        today = Action(self._say("challenge-today"), self.onward, key="Space")
        return Actions(words, self._detail(), today, (star, play, following))

    def _say(self, key: str, args: Mapping[str, Any] = NOTHING) -> str:
        return self.table.app.canvas.said(Message(key, args))

    def _detail(self) -> str:
        first = self.attempt.tried[0]
        choice = self.puzzle.choices[first]
        if choice.is_right:
            return self._say("solve-right")
        most = max(each.cost for each in self.puzzle.choices)
        cost = Fixed(choice.cost, decimals_for(most))
        wrong = Message("solve-wrong", {"cost": cost, "unit": self.panel.unit})
        if self.gained is None or self.gained.at_once:
            return self.table.app.canvas.said(wrong)
        return self._say("glue-space", {"first": wrong, "last": Message("solve-again")})

    # -- place, keys and drawing --------------------------------------------------------------

    def follow(self) -> None:
        """The panel in the place of the column; the film of the opening needs no waiting for."""
        table, places = self.table, self.table.frame.places
        if places is None:
            return
        self.box = table.viewport
        column = places.column
        self.panel.is_visible = column is not None
        if column is None:
            return
        if places.is_drawer:
            x, y = table.viewport.right - MARGIN - WIDTH, places.top.bottom + MARGIN
            column = Box(x, y, WIDTH, places.bar.y - MARGIN - y)
        elif places.bar.x < column.right and places.bar.right > column.x:
            column = Box(column.x, column.y, column.w, places.bar.y - MARGIN - column.y)
        if column.right > table.viewport.right - MARGIN:
            column = Box(column.x, column.y, table.viewport.right - MARGIN - column.x, column.h)
        canvas = table.canvas
        self.panel.arrange(canvas, column.moved(self._shift, 0))

    def take_key(self, intent: KeyPressed) -> bool:
        """Digits and arrows choose, Enter answers or goes on."""
        count = len(self.panel.cards)
        for number in range(count):
            if is_key(intent, str(number + 1)):
                self.choose(number)
                return True
        for key, step in (("↓", 1), ("↑", -1)):
            if is_key(intent, key):
                self._step(step)
                return True
        return self._takes_command(intent)

    def _takes_command(self, intent: KeyPressed) -> bool:
        is_over = self.attempt.is_over
        ways: dict[str, Callable[[], object]] = {"Enter": self.answer}
        if is_over:
            following = self.ways.next
            ways = {"Enter": self.onward or following, "N": following, "P": self.ways.play_out,
                    "S": self.keep, "F1": self.read_rule}  # fmt: skip
        if self._asks_for_lesson:
            ways["L"] = self.take_lesson
        for key, way in ways.items():
            if is_key(intent, key):
                way()
                return True
        return False

    def _step(self, step: int) -> None:
        """The next card that may be tried, above or below the chosen one."""
        count = len(self.panel.cards)
        at = self.chosen if self.chosen is not None else (-1 if step > 0 else count)
        for far in range(1, count + 1):
            number = (at + step * far) % count
            if self.attempt.can_try(number):
                self.choose(number)
                return

    def leave(self) -> bool:
        """Esc leaves the puzzle; it counts only once it is over."""
        self.ways.out()
        return True


def _sentence(words: str) -> str:
    """With a capital and a stop."""
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


# Opens a puzzle: the real table of its position, and the panel beside the person.


def puzzle_scene(
    app: Window,
    game: Game,
    puzzle: Puzzle,
    progress: PuzzleProgress | None = None,
    attempt: PuzzleAttempt | None = None,
) -> Table:
    """The table of a puzzle; without `progress` it is the person's own, without `attempt` new."""
    kept = PuzzleProgress.load() if progress is None else progress
    laid = PuzzleTable(game, puzzle, app.settings.player_name)
    table = table_scene(app, laid.match, start_frozen=True)

    def go_on() -> None:
        following = next_puzzle(puzzles_of(game), kept.of(game.key), puzzle.key)
        if following is None:
            app.pop()
        else:
            app.replace(puzzle_scene(app, game, following, kept))

    def play_out() -> None:
        match = played_out(game, puzzle, app.settings.player_name)
        app.pop()
        app.routes.table(match, Autosave(match))

    def onward() -> Callable[[], object] | None:
        step = next_step(game, Progress.load(), games_finished(app, game))
        return partial(leave_for, app, game, step) if step.station == "challenge" else None

    shipped = shipped_set(game)
    unit: Words = Message("solve-points")
    language = game.language_for(spoken(app.settings.language))
    voice = game.voice(laid.match.setup.seat_names, language)
    told = None if language == ENGLISH else game.puzzle_in(laid, voice)
    laid.puzzle = told or laid.puzzle
    if shipped is not None and shipped.unit != "points":
        unit = shipped.unit if told is None or game.grading is None else game.grading.unit
    ways = Ways(go_on, play_out, app.pop, onward)
    desk = PuzzleDesk(table, laid, unit, kept, ways, attempt, speaks_english=told is None)
    table.seat_tutor(desk)
    table.anew = partial(puzzle_scene, app, game, puzzle, kept, desk.attempt)
    if kept.problem is not None:
        app.toast(kept.problem, "warning")
        kept.problem = None
    return table


def played_out(game: Game, puzzle: Puzzle, name: str) -> Match:
    """A game from a puzzle's position on, its best choice made, against the puzzle's level."""
    setup = setup_of(game, puzzle, name, seed_words(SystemRandom()))
    match = Match(game, replace(setup))
    for move in PuzzleTable(game, puzzle).options[puzzle.best]:
        match.answer(move)
    return match


# Opens a lesson: the real table of its match, and the coach beside the pupil.


def lesson_scene(
    app: Window, game: Game, lesson: Lesson, number: int, progress: Progress | None = None
) -> Table:
    """The table of a lesson at one of its steps. A part that is a real game is kept on disk.

    Without `progress` it is the person's own.
    """
    walk = walk_to(game, lesson, number, app.settings.player_name, seed_words(SystemRandom()))
    autosave = Autosave(walk.match) if walk.part.is_game else None
    table = table_scene(app, walk.match, autosave)

    def to_step(following: Lesson, step: int) -> None:
        app.replace(lesson_scene(app, game, following, step, progress))

    def anew() -> Table:
        """The step that the pupil had come to; a real game goes on from its record."""
        if autosave is None:
            return lesson_scene(app, game, lesson, coach.walk.number, progress)
        return table_anew(app, autosave)

    kept = Progress.load() if progress is None else progress
    coach = Coach(table, walk, kept, cards.Ways(to_step, app.pop))
    table.seat_tutor(coach)
    table.anew = anew
    return table
