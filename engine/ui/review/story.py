"""The review of a finished game: who won, the curve of the lead, and where the game turned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.core.grading import Graded, Marks
from engine.core.lead_curve import Course, KeyMoment, course_of_copy, graded_copy, turning_points
from engine.core.learning.lesson import Lesson, lesson_that_mends
from engine.core.learning.progress import Progress
from engine.core.match import Match
from engine.core.thinking import Topic
from engine.text.said import Said, SeatNumber, Words, glued
from engine.ui.animation import Call, Tween, linear, staggered
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.choice_table import picture_before
from engine.ui.pages.choices import choices_buttons
from engine.ui.pages.end import closing_words, last_facts
from engine.ui.pages.look_back import LookBack
from engine.ui.pages.page_theme import BAR_HEIGHT
from engine.ui.pages.ways_on import WaysOn
from engine.ui.plane import at_least
from engine.ui.review.story_banner import BannerWords, StoryBanner
from engine.ui.review.story_card import StoryCard, round_words
from engine.ui.review.story_curve import AHEAD, BEHIND, SIZE, SWING, StoryCurve
from engine.ui.scene import Scene, Window
from engine.ui.theme import GOOD, LINE, SECOND_TEXT, TEXT
from engine.ui.widgets import Button
from engine.ui.worker import Ticket

FIT: Final = at_least(1920, 1080)
EDGE: Final = 40.0
GAP: Final = 20.0
BANNER: Final = 196.0
BUTTONS: Final = 72.0
FOOT: Final = 28.0
LEARN: Final = 72.0
LEARN_BUTTON: Final = 420.0
TITLE_ROW: Final = 56.0
CARDS: Final = 3
NOWHERE: Final = Box(0, 0, 0, 0)
DRAW_SECONDS: Final = 0.9
FALL_SECONDS: Final = 0.18
RISE_SECONDS: Final = 0.2
RISE_GAP: Final = 0.06
DARKER: Final = 0.8


class StoryReview(LookBack):
    """What is worked out arrives later: first the curve, then the grades of the choices.

    `figures` makes the game's own page of numbers. The first time the curve of a match draws
    itself, the medals drop onto it, and the cards rise; afterwards all of it is there.
    """

    def __init__(self, app: Window, match: Match, figures: Callable[[], Scene | None]) -> None:
        super().__init__(app, match, FIT)
        self.course: Course | None = None
        self.choices: list[Graded] | None = None
        self.points: tuple[KeyMoment, ...] = ()
        self.lesson: Lesson | None = None
        self.problem: Words = ""
        self._opens = False
        self.banner = self.story = self.advice = NOWHERE
        self.figures = figures
        ranks = match.result.ranks
        self.order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        self.curve = StoryCurve(partial(round_words, match), self._look)
        self.cards = tuple(StoryCard(match, n + 1, partial(self._press, n)) for n in range(CARDS))
        self.learn = Button("", self._open_lesson, kind="secondary", icon="school", key="L")
        self.learn.is_visible = False
        numbers = Button(Said("story-figures"), self.open_figures, kind="secondary",
                         icon="chart-bar", key="N", tooltip=Said("story-figures.tip"))  # fmt: skip
        self.ways = WaysOn(app, match, self.back, (*choices_buttons(app, match), numbers))
        for widget in (self.curve, *self.cards, self.learn, self.ways):
            self.add(widget)
        self._topic = Topic(match)
        think = partial(app.worker.think, self._topic)
        self._tickets: list[Ticket[Any]] = [
            think(course_of_copy, (), self._take_course, self._fail),
            think(graded_copy, (match.language,), self._take_choices, self._fail),
        ]

    # -- life

    def leave(self) -> None:
        """Nobody waits for curve and grades any more."""
        for ticket in self._tickets:
            ticket.cancel()
        self.app.worker.forget(self._topic, lane="study")

    def _take_course(self, course: Course) -> None:
        self.course = course
        is_new = self.match not in self.app.looked_back_on
        self._opens = is_new and self.app.settings.animation_speed.factor > 0
        self.app.looked_back_on.add(self.match)
        if self._opens:
            self.film.play(Tween(DRAW_SECONDS, self._draw_curve, linear))
            self._draw_curve(0.0)
        self._show()

    def _draw_curve(self, share: float) -> None:
        self.curve.drawn = share

    def _take_choices(self, choices: list[Graded]) -> None:
        self.choices = choices
        self._propose()
        self._show()

    def _fail(self, error: Exception) -> None:
        self.problem = Said("choices-no-look", {"fault": str(error)})
        self.invalidate()

    def _propose(self) -> None:
        """The lesson for what cost most."""
        game, kind = self.match.game, Marks.of(self.choices or ()).costliest
        self.lesson = (
            lesson_that_mends(game, kind, Progress.load().done(game.key)) if kind else None
        )
        self.learn.is_visible = self.lesson is not None
        if self.lesson is not None:
            self.learn.label = Said("coach-is", {"title": self.lesson.title})

    def _show(self) -> None:
        if self.course is None:
            return
        before, there = self.points, 0.0 if self._opens else 1.0
        self.points = turning_points(self.course, self.choices or ())
        self.curve.show(self.course, self.points)
        self.curve.fallen = [1.0 if point in before else there for point in self.points]
        for number, card in enumerate(self.cards):
            point = self.points[number] if number < len(self.points) else None
            card.show(point, self.course.seat, there)
        if self._opens:
            self.film.call(self._drop)
        self.layout(self.width, self.height)
        self.invalidate()

    def _drop(self) -> None:
        """The next medal falls onto the curve."""
        fallen = self.curve.fallen
        if 0.0 in fallen:
            number = fallen.index(0.0)
            fall = Tween(FALL_SECONDS, partial(fallen.__setitem__, number), _gathering)
            self.film.play(fall, Call(partial(self.play_sound, "bell")))
            self.film.call(self._drop)

    def _rise(self) -> None:
        """The cards come up, once their tables are painted."""
        low = [card for card in self.cards if card.point is not None and card.risen == 0]
        self.film.play(staggered([Tween(RISE_SECONDS, card.rise) for card in low], RISE_GAP))

    def update(self, seconds: float) -> None:
        """A card under the pointer lights its medal; the tables are painted one after the other."""
        super().update(seconds)
        lit = next((n for n, card in enumerate(self.cards) if card.is_hovered), None)
        if lit != self.curve.lit:
            self.curve.lit = lit
            self.invalidate()
        waiting = next((card for card in self.cards if _lacks_picture(card)), None)
        if waiting is not None and not self.needs_redraw:
            self._paint_table(waiting)
        elif waiting is None and self._is_low and not self.film.is_playing:
            self._rise()

    @property
    def is_animating(self) -> bool:
        """Tables are still to be painted, one in a frame."""
        return super().is_animating or self._is_low or any(map(_lacks_picture, self.cards))

    @property
    def _is_low(self) -> bool:
        return any(card.point is not None and card.risen == 0 for card in self.cards)

    def _paint_table(self, card: StoryCard) -> None:
        """The table as it stood before an answer, or soon after where nothing lay there yet."""
        assert card.point is not None
        card.picture = picture_before(self.match, card.point.answer)
        canvas = self.plane.canvas(self.app.canvas)
        with canvas.clipped(NOWHERE):
            card.picture(canvas, card.picture_box)
        self.invalidate()

    # -- what it does

    def open_figures(self) -> None:
        """The game's own page of numbers, from which one comes back here."""
        page = self.figures()
        if page is None:
            return
        for ways in (each for each in page.widgets if isinstance(each, WaysOn)):
            ways.lead_back_to(Said("story-title"))
        self.app.push(page)

    def _press(self, number: int) -> None:
        self._look(self.points[number].answer)

    def _look(self, answer: int) -> None:
        self.app.routes.replay(self.match, answer)

    def _open_lesson(self) -> None:
        if self.lesson is not None:
            self.app.routes.lesson(self.match.game, self.lesson)

    # -- what it says

    def _say(self, said: Said) -> str:
        return self.match.voice.say(said)

    def facts(self) -> Words:
        """How long the game was, and whether it counts."""
        match = self.match
        decisions = sum(move.seat >= 0 for move in match.moves)
        number, total = match.game.progress(match.table)
        parts: list[Words] = [match.game.round_said(min(number, total) if total else number)]
        parts.append(Said("house-end-decisions", {"count": decisions}))
        parts += last_facts(match)
        return glued(parts)

    def course_words(self) -> str:
        """From when on the seat of the curve was in front, or behind."""
        course = self.course
        if course is None or len(self.order) == 1 or not course.leads[-1]:
            return ""
        is_ahead = course.leads[-1] > 0
        other = (n for n in range(course.answers, -1, -1) if (course.leads[n] > 0) != is_ahead)
        part = course.part_at(next(other, 0))
        key, always = "story-ahead", "story-ahead-always"
        if not is_ahead:
            key, always = "story-behind", "story-behind-always"
        if part == 0:
            return self._say(Said(always, {"seat": SeatNumber(course.seat)}))
        when = round_words(self.match, course.parts[part][1])
        return self._say(Said(key, {"seat": SeatNumber(course.seat), "part": when}))

    def caption(self) -> str:
        """What the curve shows, and that the choices are still looked at."""
        course = self.course
        if course is None:
            return ""
        key = "story-own" if len(self.order) == 1 else "story-lead"
        args = {"seat": SeatNumber(course.seat), "unit": self.match.game.lead_unit}
        return self._say(Said(key, args))

    def advice_words(self) -> Words:
        """What to learn from the game, in one sentence; nothing where no choice was graded."""
        scale = self.match.game.grading
        if self.problem:
            return self.problem
        if self.choices is None and scale is not None and self._has_person:
            return Said("choices-wait", {"judge": scale.judge})
        if not self.choices:
            return ""
        marks = Marks.of(self.choices)
        if self.lesson is not None:
            about = {"about": self.lesson.about, "minutes": self.lesson.minutes}
            return Said("story-learn", about)
        if marks.mistakes + marks.blunders:
            return Said("story-unmended", {"count": marks.mistakes + marks.blunders})
        return Said("story-well", {"best": marks.best, "all": len(self.choices)})

    @property
    def _has_person(self) -> bool:
        return any(seat.is_person for seat in self.match.setup.seats)

    # -- places

    def layout(self, width: float, height: float) -> None:
        """Banner, curve, cards as high as their texts need, the sentence, the buttons."""
        super().layout(width, height)
        canvas = self.plane.canvas(self.app.canvas)
        self.banner = Box(0, BAR_HEIGHT, width, BANNER)
        inner = Box(EDGE, 0, width - 2 * EDGE, 0)
        self.ways.box = Box(inner.x, height - FOOT - BUTTONS, inner.w, BUTTONS)
        bottom = self.ways.box.y - GAP
        if self._has_person and self.match.game.grading is not None:
            self.advice = Box(inner.x, bottom - LEARN, inner.w, LEARN)
            self.learn.box = Box(inner.x + inner.w - LEARN_BUTTON - 10, self.advice.y + 10,
                                 LEARN_BUTTON, LEARN - 20)  # fmt: skip
            bottom = self.advice.y - GAP
        boxes = Box(inner.x, 0, inner.w, 0).row(*[None] * CARDS, gap=GAP)
        shown = [card for card in self.cards if card.point is not None]
        high = max((card.height(canvas, boxes[0].w) for card in shown), default=0.0)
        for card, box in zip(self.cards, boxes, strict=True):
            card.box = Box(box.x, bottom - high, box.w, high)
        bottom -= high + GAP if shown else 0.0
        top = self.banner.bottom + 8
        self.story = Box(inner.x, top, inner.w, bottom - top)
        plot = self.story.inset(20, 12).cut_top(TITLE_ROW - 12)[1]
        self.curve.box = plot

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Banner, curve, leaders to the cards, and the sentence."""
        canvas.backdrop()
        if is_lost(self.match):
            canvas.dim(DARKER)
        words = BannerWords(closing_words(self.match), self.facts(), self.course_words())
        StoryBanner(self.match, self.order, words).draw(canvas, self.banner)
        canvas.panel(self.story)
        self._draw_title(canvas, self.story)
        if self.advice.w:
            self._draw_advice(canvas, self.advice)
        self._draw_leaders(canvas)
        self.draw_widgets(canvas)

    def _draw_title(self, canvas: Canvas, box: Box) -> None:
        y = box.y + TITLE_ROW / 2
        font = self.theme.title_font
        x = box.x + 24 + canvas.text(box.x + 24, y, Said("story-title"), 26, TEXT, font) + 28
        if self.course is None:
            canvas.text(*box.centre, self.problem or Said("story-reading"), 20, SECOND_TEXT,
                        align="centre")  # fmt: skip
            return
        canvas.text(x, y, self.caption(), SIZE, SECOND_TEXT)
        right = box.right - 24
        pairs = (("story-key-behind", BEHIND), ("story-key-ahead", AHEAD))
        for key, ink in pairs if len(self.order) > 1 else ():
            right -= canvas.text(right, y, Said(key), SIZE, SECOND_TEXT, align="right") + 10
            canvas.rounded(Box(right - 22, y - 5, 22, 10), 5, ink)
            right -= 50

    def _draw_leaders(self, canvas: Canvas) -> None:
        """A dashed line from each medal down to its card."""
        for number, card in enumerate(self.cards):
            if not card.is_visible or self.curve.fallen[number] < 1:
                continue
            x, y = self.curve.medal_at(number)
            foot = min(max(x, card.box.x + 24), card.box.right - 24)
            line = [(x, y), (x, self.story.bottom - 6), (foot, self.story.bottom + 4),
                    (foot, card.box.y)]  # fmt: skip
            canvas.polyline(line, (*SWING, 130), 1.5, dashed=True, dash=(5, 6))

    def _draw_advice(self, canvas: Canvas, box: Box) -> None:
        words = self.advice_words()
        if not words:
            return
        canvas.panel(box)
        canvas.icon("school" if self.lesson is not None else "bulb", box.x + 40, box.centre_y, 30,
                    GOOD)  # fmt: skip
        right = self.learn.box.x - 24 if self.lesson is not None else box.right - 24
        room = right - box.x - 76
        size = canvas.fitting_size(words, room, (20, SIZE))
        high = canvas.paragraph_height(room, words, size, line_height=1.25)
        place = Box(box.x + 76, box.centre_y - high / 2, room, high)
        canvas.paragraph(place, words, size, TEXT, line_height=1.25)
        canvas.hairline(box.x + 14, box.y + 14, box.h - 28, vertical=True, colour=LINE)


def _gathering(t: float) -> float:
    """What falls is ever faster."""
    return t * t


def _lacks_picture(card: StoryCard) -> bool:
    return card.point is not None and card.picture is None and card.box.w > 0


def is_lost(match: Match) -> bool:
    """Whether persons sat at the table of an ended game, and none of them came first."""
    seats, winners = match.setup.seats, match.result.winners
    has_person = any(seat.is_person for seat in seats)
    return has_person and not any(seats[seat].is_person for seat in winners)
