"""A person's choices in a game, graded: best, good, mistake, blunder, and what each one lost.

One page for every game that says how its choices are graded (`Game.grading`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from engine.core.card import MARKS, SET_UP, Grade, Graded, Marks, held_against, lost
from engine.core.learning.lesson import Lesson, Progress, lesson_that_mends
from engine.core.match import Match
from engine.core.thinking import Topic, graded_copy, person_of
from engine.text.message import Message, Words, glued, number_said, part_of, spoken
from engine.ui.box import Box
from engine.ui.canvas import Canvas, Fit
from engine.ui.cooperative_work import Ticket
from engine.ui.display import Key
from engine.ui.pages.board_shots import BoardShots
from engine.ui.pages.page_theme import BAR_HEIGHT, PageBar, page_column, theme_of
from engine.ui.scene import Scene, Window
from engine.ui.theme import (
    BAD,
    BODY,
    GOOD,
    HEADING,
    LARGE,
    LINE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    Colour,
    Font,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Pressable
from engine.ui.widgets.scroll import RowState, ScrollList

T = TypeVar("T")

# The board as it stood before a choice, large beside the list of all choices.

HEAD: Final = 56.0
PAD: Final = 18.0
FLATTEST: Final = 0.45
STEEPEST: Final = 1.2
"""How high the picture of a choice is for its width, at least and at most."""
LEADING: Final = 1.35
WORDS_GAP: Final = 14.0
REST_SECONDS: Final = 0.12
"""How long the pointer rests on a choice before its table is painted."""


class ChoiceTable(Pressable):
    """One choice on its board; a press does what `look` does with its answer."""

    radius = 14.0

    def __init__(self, page: ChoicesPage) -> None:
        super().__init__(self._press, tooltip=Message("choices-look"))
        self.choice: Graded | None = None
        self._page = page
        self._wanted: Graded | None = None
        self._left = 0.0

    def want(self, choice: Graded, *, at_once: bool = False) -> None:
        """Show another choice, once the pointer has rested on it."""
        if choice is not (self.choice if self._wanted is None else self._wanted):
            self._wanted = None if choice is self.choice else choice
            self._left = 0.0 if at_once else REST_SECONDS

    def pass_time(self, seconds: float) -> None:
        self._left -= seconds
        if self._wanted is not None and self._left <= 0:
            self.choice, self._wanted = self._wanted, None
            self.changed()

    @property
    def seconds_left(self) -> float | None:
        """When another choice is shown; None while none is wanted."""
        return None if self._wanted is None else max(0.0, self._left)

    def _press(self) -> None:
        if self.choice is not None:
            self._page.look(self.choice)

    # -- drawing

    def _said(self, choice: Graded) -> list[tuple[Grade, Words, Font, Colour]]:
        """What was played, and what was best."""
        said: list[tuple[Grade, Words, Font, Colour]] = [
            (choice.grade, choice.played, "text-semibold", TEXT)
        ]
        if choice.grade != "best":
            said.append(("best", better_words(choice), "text", lighten(SECOND_TEXT, 0.2)))
        return said

    def draw(self, canvas: Canvas) -> None:
        choice, theme, box = self.choice, canvas.theme, self.box
        canvas.panel(box)
        if choice is None:
            return
        inner = box.inset(PAD, 0)
        canvas.text(inner.x, box.y + HEAD / 2, when_words(choice), HEADING, TEXT, theme.title_font,
                    max_width=inner.w - LOSS_W)  # fmt: skip
        if choice.grade != "best":
            self._page.draw_loss(canvas, inner.right, box.y + HEAD / 2, choice, HEADING)
        left = SIGN_W + LARGE_ART[0] + ART_GAP
        room, said = inner.w - left, self._said(choice)
        heights = [max(LARGE_ART[1], canvas.paragraph_height(room, words, BODY, face, LEADING))
                   for _, words, face, _ in said]  # fmt: skip
        words_high = sum(heights) + WORDS_GAP * (len(said) + 1)
        high = min(box.h - HEAD - words_high, STEEPEST * inner.w)
        frame = Box(inner.x, box.y + HEAD, inner.w, max(high, FLATTEST * inner.w))
        canvas.rounded(frame, 10, mix(theme.panel, theme.accent, 0.12))
        shot = self._page.shots.shot(choice.answer, (frame.w, frame.h))
        if shot is not None:
            shot.draw(canvas, frame)
        edge = lighten(theme.accent, 0.2) if self.is_hovered else SECOND_TEXT
        canvas.rounded(frame, 10, None, (*edge, 220 if self.is_hovered else 110), 1.5)
        y = frame.bottom + WORDS_GAP
        for (grade, words, face, ink), height in zip(said, heights, strict=True):
            draw_sign(canvas, grade, inner.x + 22, y + height / 2)
            art = Box(inner.x + SIGN_W, y + (height - LARGE_ART[1]) / 2, *LARGE_ART)
            is_better = face == "text"
            self._page.shots.draw_art(canvas, art, choice.answer, is_better=is_better)
            lines = canvas.paragraph_height(room, words, BODY, face, LEADING)
            place = Box(inner.x + left, y + (height - lines) / 2, room, lines)
            canvas.paragraph(place, words, BODY, ink, face, LEADING)
            y += height + WORDS_GAP


# How grades of choices look wherever they stand: name, colour, sign, and a count beside it.

NAMES: Final[Mapping[Grade, Message]] = {
    "best": Message("house-grade-best"), "good": Message("house-grade-good"),
    "mistake": Message("house-grade-mistakes"), "blunder": Message("house-grade-blunders"),
}  # fmt: skip
INKS: Final[Mapping[Grade, Colour]] = {
    "best": GOOD, "good": SECOND_TEXT, "mistake": WARNING, "blunder": BAD,
}  # fmt: skip
SIGNS: Final[Mapping[Grade, str]] = {**MARKS, "good": "·"}
COUNTED: Final[tuple[Grade, ...]] = ("best", "mistake", "blunder")
"""What stands beside a finished game."""

COUNT_W: Final = 90.0


def draw_sign(canvas: Canvas, grade: Grade, x: float, y: float) -> None:
    ink = INKS[grade]
    canvas.rounded(Box.around(x, y, 40, 32), 8, mix(PANEL, ink, 0.28), mix(PANEL, ink, 0.7))
    canvas.text(x, y, SIGNS[grade], LARGE, lighten(ink, 0.35), "number-bold", "centre")


def draw_counts(canvas: Canvas, right: float, y: float, marks: Marks | None) -> None:
    """How many best moves, mistakes and blunders a game had, up to `right`; dashes before that."""
    for place, grade in enumerate(COUNTED):
        x = right - (len(COUNTED) - place) * COUNT_W
        if marks is None:
            canvas.text(x + COUNT_W / 2 - 3, y, "–", BODY, SECOND_TEXT, align="centre")
        else:
            _draw_count(canvas, Box(x + 2, y - 15, COUNT_W - 10, 30), grade, _counts(marks)[grade])


def _counts(marks: Marks) -> dict[Grade, int]:
    return {"best": marks.best, "good": marks.good, "mistake": marks.mistakes,
            "blunder": marks.blunders}  # fmt: skip


def _draw_count(canvas: Canvas, box: Box, grade: Grade, number: int) -> None:
    """A zero is quiet."""
    ink = INKS[grade] if number else SECOND_TEXT
    canvas.rounded(box, 6, mix(PANEL, ink, 0.18 if number else 0.04), mix(PANEL, ink, 0.5))
    canvas.text(box.x + 10, box.centre_y, SIGNS[grade], BODY, lighten(ink, 0.3), "number-bold")
    canvas.text(box.right - 8, box.centre_y, str(number), BODY, TEXT if number else SECOND_TEXT,
                "number-bold", "right")  # fmt: skip


def draw_count_heads(canvas: Canvas, right: float, y: float, size: float) -> None:
    for place, grade in enumerate(COUNTED):
        x = right - (len(COUNTED) - place) * COUNT_W + COUNT_W / 2 - 3
        canvas.text(x, y, NAMES[grade], size, SECOND_TEXT, align="centre")


GAP: Final = 16.0
TOP: Final = 24.0
LEFT: Final = 372.0
TABLE: Final = 720.0
TABLE_FROM: Final = 1500.0
"""In a narrower window the list has all the room."""
CARD_H: Final = 64.0
CARD_GAP: Final = 10.0
FACTS: Final = 72.0
ROW: Final = 76.0
TITLE_H: Final = 52.0
SIGN_W: Final = 56.0
ART: Final = (100.0, 60.0)
LARGE_ART: Final = (150.0, 90.0)
ART_GAP: Final = 14.0
LOSS_W: Final = 116.0
ORDER_W: Final = 196.0
CHART_LEAST: Final = 130.0
CHART_MOST: Final = 260.0
MOST_LABELS: Final = 12
COARSE, FINE = 1, 2
LITTLE: Final = 0.1
LESSON_H: Final = 52.0
PROPOSAL_H: Final = 46.0
WORST_FIRST: Final[tuple[Grade, ...]] = ("blunder", "mistake", "good")


def choices_buttons(app: Window, match: Match) -> tuple[Button, ...]:
    """The way to the page: none for a game that grades nothing, or that no person played."""
    if match.game.grading is None or person_of(match) is None:
        return ()
    return (
        Button(Message("choices-title"), partial(open_choices, app, match), kind="secondary",
               icon="check", key=Key.CHOICES, tooltip=Message("choices-tip")),
    )  # fmt: skip


def open_choices(app: Window, match: Match) -> None:
    app.push(ChoicesPage(app, match))


class GradeCard(Pressable):
    """How many choices have a grade; a press shows these alone, another one all again."""

    radius = 10.0

    def __init__(self, page: ChoicesPage, grade: Grade) -> None:
        super().__init__(
            lambda: page.show(grade), tooltip=Message("choices-only", {"grade": NAMES[grade]})
        )
        self.page, self.grade = page, grade

    def draw(self, canvas: Canvas) -> None:
        box, ink, count = self.box, INKS[self.grade], self.page.count(self.grade)
        is_on = self.page.only == self.grade
        share = 0.30 if is_on else 0.16 if self.is_hovered else 0.08
        canvas.rounded(
            box,
            10,
            mix(canvas.theme.panel, ink, share),
            mix(canvas.theme.panel, ink, 0.9 if is_on else 0.4),
        )
        draw_sign(canvas, self.grade, box.x + 38, box.centre_y)
        canvas.text(box.x + 76, box.centre_y, NAMES[self.grade], LARGE, TEXT)
        colour = TEXT if count else SECOND_TEXT
        canvas.text(box.right - 22, box.centre_y, str(count), HEADING, colour, "number-bold",
                    "right")  # fmt: skip


class StudyPage(Scene):
    """A page about a match whose figures are worked out while it is looked at.

    `learn` leads to the lesson for what cost most, once the choices are graded.
    """

    def __init__(self, app: Window, match: Match, fit: Fit | None = None) -> None:
        super().__init__(app, theme_of(match.game, match.setup), fit)
        self.about_game, self.match = match.game, match
        self.choices: list[Graded] | None = None
        self.problem: Words = ""
        self.lesson: Lesson | None = None
        self.learn = Button("", self._open_lesson, kind="secondary", icon="school", key=Key.LEARN)
        self.learn.is_visible = False
        self._topic = Topic(match)
        self._tickets: list[Ticket[Any]] = []

    def study(
        self, work: Callable[..., T], more: tuple[Any, ...], take: Callable[[T], object]
    ) -> None:
        """Has something worked out on a copy of the match, behind the window."""
        think = self.app.worker.think
        self._tickets.append(think(self._topic, work, more, take, self._fail))

    def leave(self) -> None:
        """Nobody waits for the figures any more."""
        for ticket in self._tickets:
            ticket.cancel()
        self.app.worker.forget(self._topic, lane="study")

    def _fail(self, error: Exception) -> None:
        self.problem = Message("choices-no-look", {"fault": str(error)})
        self.invalidate()

    def propose(self) -> None:
        game, kind = self.match.game, Marks.of(self.choices or ()).costliest
        done = Progress.load().done(game.key)
        language = spoken(self.app.settings.language)
        self.lesson = lesson_that_mends(game, kind, done, language) if kind else None
        self.learn.is_visible = self.lesson is not None

    def _open_lesson(self) -> None:
        if self.lesson is not None:
            self.app.routes.lesson(self.match.game, self.lesson)


class ChoicesPage(StudyPage):
    """A choice that is taken opens the replay before it."""

    def __init__(self, app: Window, match: Match) -> None:
        super().__init__(app, match)
        assert match.game.grading is not None
        self.scale = match.game.grading
        self.only: Grade | None = None
        self.is_by_loss = True
        self.left = self.right = Box(0, 0, 0, 0)
        self.bar = PageBar(
            Message("choices-title"),
            Button(
                kind="icon",
                icon="arrow-left",
                on_click=self.back,
                tooltip=Message("house-back"),
                key="Esc",
            ),
            tag=(match.game.title, None),
        )
        self.cards = tuple(GradeCard(self, grade) for grade in NAMES)
        self.order = Button(Message("choices-in-order"), self.change_order, kind="secondary",
                            icon="filter", key=Key.ONLY,
                                tooltip=Message("choices-order-tip"))  # fmt: skip
        self.rows: ScrollList[Graded] = ScrollList(
            [], self._draw_row, row_height=self._row_height, gap=4, on_choose=self._replay,
            tip_for=lambda choice: Message("choices-look"), whole_rows=True,
        )  # fmt: skip
        self.shots = BoardShots(app, match)
        self.table = ChoiceTable(self)
        for widget in (self.bar, *self.cards, self.order, self.learn, self.rows, self.table):
            self.add(widget)
        self.study(graded_copy, (match.language,), self._take)

    # -- life

    def _take(self, choices: list[Graded]) -> None:
        self.choices = choices
        self.shots.better = {each.answer: each.best for each in choices if each.grade != "best"}
        self.propose()
        if self.lesson is not None:
            self.learn.label = self.lesson.title
            self.learn.tooltip = Message(
                "coach-about", {"about": self.lesson.about, "minutes": self.lesson.minutes}
            )
        self._fill()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        rows, at = self.rows, self.rows.hovered_row
        if at is not None and at < len(rows.items):
            self.table.want(rows.items[at])
        if self.table.is_visible:
            self.table.pass_time(seconds)
        if not self.needs_redraw and self.shots.paint_on():
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.shots.is_busy

    def seconds_to_wake(self) -> float | None:
        due, rest = super().seconds_to_wake(), self.table.seconds_left
        return due if rest is None else rest if due is None else min(due, rest)

    def count(self, grade: Grade) -> int:
        return sum(choice.grade == grade for choice in self.choices or ())

    def show(self, grade: Grade) -> None:
        """Only the choices of a grade; all when these were shown already."""
        self.only = None if self.only == grade else grade
        self._fill()

    def change_order(self) -> None:
        """By what they lost, or as they came."""
        self.is_by_loss = not self.is_by_loss
        self.order.label = (
            Message("choices-in-order") if self.is_by_loss else Message("choices-by-loss")
        )
        self._fill()

    def _fill(self) -> None:
        shown = [each for each in self.choices or () if self.only in (None, each.grade)]
        if self.is_by_loss:
            shown.sort(key=lambda each: (-held_against(each), each.answer))
        self.rows.items = shown
        self.rows.scroll_to(0)
        if shown:
            self.table.want(shown[0], at_once=True)
        self.invalidate()

    def _replay(self, row: int) -> None:
        self.look(self.rows.items[row])

    def look(self, choice: Graded) -> None:
        """The replay before a choice."""
        self.app.routes.replay(self.match, choice.answer)

    # -- layout

    def layout(self, width: float, height: float) -> None:
        self.shots.drop()
        self.bar.box = Box(0, 0, width, BAR_HEIGHT)
        column = page_column(width)
        top = BAR_HEIGHT + TOP
        body = Box(column.x, top, column.w, height - top - TOP)
        self.left, self.right = body.cut_left(min(LEFT, body.w * 0.32), GAP)
        self.table.is_visible = body.w >= TABLE_FROM
        if self.table.is_visible:
            self.table.box, self.right = self.right.cut_right(TABLE, GAP)
        inner = self.left.inset(20, 0)
        y = self.left.y + TITLE_H + FACTS + 16
        for card in self.cards:
            card.box = Box(inner.x, y, inner.w, CARD_H)
            y += CARD_H + CARD_GAP
        inner = self.left.inset(24, 24)
        self.learn.box = Box(inner.x, inner.bottom - LESSON_H, inner.w, LESSON_H)
        self.order.box = Box(self.right.right - ORDER_W - 16, self.right.y + 8, ORDER_W, 40)
        self.rows.box = Box(self.right.x + 12, self.right.y + TITLE_H + 8, self.right.w - 20,
                            self.right.h - TITLE_H - 20)  # fmt: skip
        self.rows.rows_changed()

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop()
        canvas.panel(self.left, Message("choices-by-grade"), "chart-bar")
        canvas.panel(self.right, self._heading(), "list")
        if self.choices is None:
            words = self.problem or Message("choices-wait", {"judge": self.scale.judge})
            canvas.text(*self.right.centre, words, LARGE, SECOND_TEXT, align="centre",
                        max_width=self.right.w - 60)  # fmt: skip
        elif not self.rows.items:
            canvas.text(
                *self.right.centre, Message("choices-none"), LARGE, SECOND_TEXT, align="centre"
            )
        self._draw_sums(canvas)
        self.draw_widgets(canvas)

    def _heading(self) -> Message:
        return Message("choices-every") if self.only is None else NAMES[self.only]

    def _draw_sums(self, canvas: Canvas) -> None:
        box = self.left.inset(24, 0)
        y = box.y + TITLE_H + 28
        if self.choices is not None:
            all_in_all = lost(self.scale, self.choices)
            digits = 1 if self.scale.is_exact or not all_in_all else 2
            number = number_said(all_in_all, digits)
            wide = canvas.text(box.x, y, number, HEADING + 12, TEXT, "number-bold")
            key = "choices-lost" if self.scale.is_exact else "choices-lost-each"
            words = Message(key, {"unit": self.scale.unit})
            left = box.w - wide - 12
            height = canvas.paragraph_height(left, words, BODY, line_height=1.25)
            place = Box(box.x + wide + 12, y + 2 - height / 2, left, height)
            canvas.paragraph(place, words, BODY, SECOND_TEXT, line_height=1.25)
        bottom = self.cards[-1].box.bottom + 20
        end = self.left.bottom - 16
        if self.lesson is not None:
            end = self._draw_proposal(canvas, box.x, box.w)
        canvas.hairline(box.x, bottom, box.w, colour=LINE)
        bottom += 16
        room = Box(box.x, bottom, box.w, end - bottom)
        lines = int(room.h // canvas.line_step(BODY, LEADING))
        told = canvas.said(self._explained())
        while told and len(canvas.paragraph_lines(box.w, told, BODY)) > lines:
            told = told.rpartition(". ")[0]  # whole sentences only
        if told:
            bottom += canvas.paragraph(room, f"{told.rstrip('.')}.", BODY, SECOND_TEXT,
                                       line_height=LEADING)  # fmt: skip
        room = Box(box.x, bottom + 16, box.w, end - bottom - 16)
        if room.h >= CHART_LEAST and any(self.lost_by_part.values()):
            self._draw_chart(canvas, Box(room.x, room.y, room.w, min(room.h, CHART_MOST)))

    def _draw_proposal(self, canvas: Canvas, x: float, width: float) -> float:
        """The words over the button of the lesson; returns where they begin."""
        top = self.learn.box.y - PROPOSAL_H
        canvas.hairline(x, top, width, colour=LINE)
        canvas.text(x, top + 22, Message("choices-lesson"), BODY, TEXT, "text-semibold",
                    max_width=width)  # fmt: skip
        return top - 16

    @property
    def lost_by_part(self) -> dict[str, float]:
        """What was lost in every chapter, round or turn, in their order."""
        parts: dict[str, list[Graded]] = {}
        for choice in sorted(self.choices or (), key=lambda each: each.answer):
            parts.setdefault(choice.when.split(",")[0], []).append(choice)
        return {part: lost(self.scale, choices) for part, choices in parts.items()}

    def _draw_chart(self, canvas: Canvas, box: Box) -> None:
        parts = self.lost_by_part
        name = next((part.split()[0].lower() for part in parts if part != SET_UP), "part")
        canvas.hairline(box.x, box.y, box.w, colour=LINE)
        key = "choices-lost-by" if self.scale.is_exact else "choices-lost-each-by"
        title = Message(key, {"part": name})
        canvas.text(box.x, box.y + 22, title, BODY, TEXT, "text-semibold")
        bars = Box(box.x, box.y + 44, box.w, box.h - 70)
        most = max(self.scale.mistake, *parts.values())
        step = 1 + (len(parts) - 1) // MOST_LABELS
        for number, (part, each) in enumerate(parts.items()):
            wide = bars.w / len(parts)
            x, high = bars.x + (number + 0.5) * wide, bars.h * each / most
            half = min(18.0, wide * 0.36)
            if high >= 1:
                bar = Box(x - half, bars.bottom - high, 2 * half, high)
                canvas.rounded(
                    bar, min(3.0, high / 2), mix(canvas.theme.panel, self._ink_of(part), 0.75)
                )
            if number % step == 0:
                canvas.text(x, bars.bottom + 14, part.split()[-1] if part != SET_UP else "·",
                            SMALL, SECOND_TEXT, align="centre")  # fmt: skip
        canvas.hairline(bars.x, bars.bottom, bars.w, colour=LINE)

    def _ink_of(self, part: str) -> Colour:
        """That of the worst grade in a part of the game."""
        grades = {each.grade for each in self.choices or () if each.when.split(",")[0] == part}
        return next((INKS[grade] for grade in WORST_FIRST if grade in grades), SECOND_TEXT)

    def _explained(self) -> Words:
        scale = self.scale
        beside = {
            "judge": scale.judge,
            "unit": scale.unit,
            "mistake": number_said(scale.mistake),
            "blunder": number_said(scale.blunder),
        }
        said = [Message("choices-beside", beside)]
        said += [] if scale.is_exact else [Message("choices-not-adding")]
        return glued([*said, Message("choices-press")], "space")

    def _words_room(self, row: float) -> float:
        nothing = self.app.canvas.text_width(Message("choices-nothing-lost"), SMALL)
        return row - SIGN_W - ART[0] - ART_GAP - max(LOSS_W, nothing + 12) - 24

    def _row_words(self, choice: Graded) -> list[tuple[Words, float, Font, Colour]]:
        said: list[tuple[Words, float, Font, Colour]] = [
            (when_words(choice), SMALL, "text", SECOND_TEXT),
            (choice.played, BODY, "text-semibold", TEXT),
            (better_words(choice), SMALL, "text", lighten(SECOND_TEXT, 0.2)),
        ]
        return [each for each in said if each[0]]

    def _row_height(self, choice: Graded) -> float:
        """Three lines, and more where the words of a choice are long or letters large."""
        canvas, room = self.app.canvas, max(1.0, self._words_room(self.rows.inner_width))
        heights = [canvas.paragraph_height(room, words, size, face, line_height=LEADING)
                   for words, size, face, _ in self._row_words(choice)]  # fmt: skip
        return max(ROW, sum(heights) + 14)

    def _draw_row(self, canvas: Canvas, box: Box, choice: Graded, state: RowState) -> None:
        if state.is_hovered or state.is_selected or choice is self.table.choice:
            share = 0.16 if state.is_hovered or state.is_selected else 0.09
            canvas.rounded(box, 8, mix(canvas.theme.panel, self.theme.accent, share))
        y = box.centre_y
        draw_sign(canvas, choice.grade, box.x + SIGN_W / 2, y)
        art = Box(box.x + SIGN_W, y - ART[1] / 2, *ART)
        self.shots.draw_art(canvas, art, choice.answer)
        room = self._words_room(box.w)
        self._draw_words(canvas, Box(art.right + ART_GAP, box.y, room, box.h), choice)
        right = box.right - 16
        if choice.grade == "best":
            ink = lighten(SECOND_TEXT, 0.2)
            canvas.text(right, y, Message("choices-nothing-lost"), SMALL, ink, align="right")
            return
        self.draw_loss(canvas, right, y - (13 if choice.error else 0), choice, LARGE)
        if choice.error:
            error = f"± {canvas.said(number_said(2 * choice.error, self._fine(choice)))}"
            canvas.text(right, y + 14, error, SMALL, SECOND_TEXT, align="right")

    def _fine(self, choice: Graded) -> int:
        return FINE if self.scale.blunder < 1 or choice.loss < LITTLE else COARSE

    def draw_loss(
        self, canvas: Canvas, right: float, y: float, choice: Graded, size: float
    ) -> None:
        number = number_said(-choice.loss, self._fine(choice))
        ink = lighten(INKS[choice.grade], 0.3)
        canvas.text(right, y, number, size, ink, "number-bold", "right")

    def _draw_words(self, canvas: Canvas, box: Box, choice: Graded) -> None:
        looks = self._row_words(choice)
        heights = [canvas.paragraph_height(box.w, words, each, face, line_height=LEADING)
                   for words, each, face, _ in looks]  # fmt: skip
        y = box.centre_y - sum(heights) / 2
        for (words, each, face, ink), height in zip(looks, heights, strict=True):
            canvas.paragraph(Box(box.x, y, box.w, height), words, each, ink, face,
                             line_height=LEADING)  # fmt: skip
            y += height


def better_words(choice: Graded) -> Words:
    """What had been better than a choice; nothing of the best."""
    return "" if choice.grade == "best" else Message("choices-better", {"best": choice.best})


def when_words(choice: Graded) -> Words:
    if choice.when == SET_UP:
        return Message("house-set-up")
    parts = [part.split() for part in choice.when.split(", ")]
    first, *rest = (Message(f"part-{name.lower()}", {"number": number}) for name, number in parts)
    return glued([first, *(part_of(each, "inside") for each in rest)], "comma")
