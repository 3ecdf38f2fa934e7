"""The review of a finished game: who won, the curve of the lead, and where the game turned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core import thinking
from engine.core.card import SET_UP, Graded, Marks, Scale, held_against
from engine.core.learning.lesson import fits
from engine.core.match import Match
from engine.text.message import Message, SeatNumber, Words, glued
from engine.ui.animation import Call, Tween, linear, staggered
from engine.ui.box import Box
from engine.ui.canvas import Canvas, at_least
from engine.ui.display import Key
from engine.ui.pages.board_shots import BoardShots, Shot
from engine.ui.pages.choices import when_words
from engine.ui.pages.end import (
    LookBack,
    WaysOn,
    closing_words,
    last_facts,
    moved_words,
    number_of,
    round_words,
)
from engine.ui.pages.page_theme import BAR_HEIGHT
from engine.ui.pages.tableau import (
    AHEAD,
    BEHIND,
    EDGE,
    HERO,
    MEDALS,
    SIZE,
    SWING,
    Headings,
    StoryCurve,
    Tableau,
    draw_medal,
)
from engine.ui.scene import Scene, Window
from engine.ui.theme import (
    GOOD,
    LINE,
    SECOND_TEXT,
    TEXT,
    Colour,
    Font,
    lighten,
    mix,
)
from engine.ui.widgets import Button, Widget
from engine.ui.widgets.base import NO_BOX, Pressable
from engine.ui.widgets.kit import Column, Label, Row, Strip

# A turning point of a game as a card: the table as it stood, what was played, what was best.

PAD: Final = 18.0
PICTURE: Final = (208.0, 140.0)
BESIDE_FROM: Final = 500.0
"""In a narrower card the picture is above the words."""
CARD_HEAD: Final = 23
WORDS: Final = 18
LEADING: Final = 1.3
LABEL: Final = 40.0
NUMBER: Final = 92.0
MOST_LINES: Final = 4
FONTS: Final[tuple[Font, Font]] = ("text", "text-semibold")
"""Of what was played, and of what was best."""

RISE: Final = 12.0


class StoryCard(Pressable):
    """One turning point; a press opens the replay before it. `risen` is how far it has come."""

    radius = 14.0

    def __init__(self, match: Match, number: int, on_click: Callable[[], object]) -> None:
        super().__init__(on_click, tooltip=Message("choices-look"))
        self.match, self.number = match, number
        self.point: thinking.KeyMoment | None = None
        self.seat = 0
        self.shot: Shot | None = None
        self.has_turned = False
        self.risen = 1.0
        self.is_visible = False
        self._body = Column()

    def show(
        self, point: thinking.KeyMoment | None, course: thinking.Course, risen: float = 1.0
    ) -> None:
        if point != self.point:
            self.shot, self.risen = None, risen
        self.point, self.seat = point, course.seat
        turned = course.parts[course.largest][1]
        self.has_turned = point is not None and point.round == turned
        self.rise(self.risen)

    def rise(self, share: float) -> None:
        self.risen = share
        self.is_visible = self.point is not None and share > 0
        self.changed()

    def render(self, canvas: Canvas) -> None:
        if not self.is_visible or self.risen >= 1:
            super().render(canvas)
            return
        canvas.cached(("story-card", self.number, self.point), self.box, super().render, margin=24,
                      alpha=255 * self.risen, down=RISE * (1 - self.risen))  # fmt: skip

    # -- what it says

    @property
    def scale(self) -> Scale | None:
        return self.match.game.grading

    def heading(self) -> Words:
        point = self.point
        assert point is not None
        when = round_words(self.match, point.round)
        if point.choice is not None and point.choice.when != SET_UP:
            when = when_words(point.choice)
        return Message("story-turning", {"part": when}) if self.has_turned else when

    def why(self) -> Words:
        """What the search says of it, and what became of the lead in its round."""
        point = self.point
        assert point is not None
        said: list[Words] = []
        if point.kind == "found" and self.scale is not None:
            said = [Message("story-found", {"judge": self.scale.judge})]
        if point.told:
            said.append(point.told)
        elif point.kind == "swing":
            said.append(Message("story-swing"))
        moved = moved_words(self.match, self.seat, point.before, point.after)
        return glued([*said, moved], "space")

    def rows(self) -> list[tuple[Words, str, Words, Colour]]:
        """Label, what stands there, its number and the number's colour."""
        point, voice = self.point, self.match.voice
        assert point is not None
        if point.choice is None:
            ends = (("story-began", point.before), ("story-ended", point.after))
            return [(Message(key), "", number_of(lead, signed=True), AHEAD if lead >= 0 else BEHIND)
                    for key, lead in ends]  # fmt: skip
        you = voice.say(Message("seat-name", {"seat": SeatNumber(self.seat)}))
        if point.choice.played == point.choice.best:
            return [(you, point.choice.played, "", GOOD)]
        lost = number_of(-point.choice.loss, signed=True) if point.kind == "lost" else ""
        return [(you, point.choice.played, lost, BEHIND),
                (Message("house-grade-best"), point.choice.best, "", GOOD)]  # fmt: skip

    # -- its parts

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is at a width: texts are never cut."""
        self._box = NO_BOX  # the same box may hold other words now
        self._body = self._parts(canvas, width)
        return 2 * PAD + self._body.height(canvas, width - 2 * PAD)

    def placed(self) -> None:
        self._body.box = self.box.inset(PAD)

    @property
    def picture_box(self) -> Box:
        return Box(self.box.x + PAD, self.box.y + PAD, *self._picture_size(self.box.w))

    @staticmethod
    def _picture_size(width: float) -> tuple[float, float]:
        return PICTURE if width >= BESIDE_FROM else (width - 2 * PAD, PICTURE[1])

    def _parts(self, canvas: Canvas, width: float) -> Column:
        room, font = width - 2 * PAD, canvas.theme.title_font
        room -= PICTURE[0] + PAD if width >= BESIDE_FROM else 0
        head: Widget = Strip(canvas.line_step(CARD_HEAD, 1.5), self._draw_heading)
        if canvas.text_width(self.heading(), SIZE, font) > room:
            head = Label(self.heading, SIZE, TEXT, font, leading=LEADING)
        words = Column(head, Label(self.why, WORDS, SECOND_TEXT, leading=LEADING))  # fmt: skip
        upper = Row(Strip(PICTURE[1]), words, widths=(PICTURE[0], None), gap=PAD,
                    least=BESIDE_FROM - 2 * PAD)  # fmt: skip
        rows = [
            Row(Strip(0, partial(self._draw_label, number, bool(words), label)),
                Column(Strip(5), Label(words, SIZE, TEXT, FONTS[number], leading=LEADING,
                                       most=MOST_LINES), Strip(5)),
                Strip(0, partial(_draw_figure, figure, ink)), is_level=True,
                widths=(LABEL, None, NUMBER + 8), tall=canvas.line_step(SIZE, LEADING) + 10)
            for number, (label, words, figure, ink) in enumerate(self.rows())
        ]  # fmt: skip
        return Column(upper, Strip(16, _draw_rule), *rows)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        point = self.point
        if point is None:
            return
        box, ink = self.box, MEDALS[point.kind]
        canvas.panel(box)
        canvas.rounded(box, self.radius, None, (*ink, 220 if self.is_hovered else 110),
                       2 if self.is_hovered else 1)  # fmt: skip
        frame = self.picture_box
        canvas.rounded(frame, 10, mix(canvas.theme.panel, canvas.theme.accent, 0.2))
        if self.shot is not None:
            self.shot.draw(canvas, frame)
        canvas.rounded(frame, 10, None, (*lighten(ink, 0.2), 120), 1.5)
        draw_medal(canvas, self.number, point.kind, frame.x + 6, frame.y + 6)
        self._body.render(canvas)

    def _draw_heading(self, canvas: Canvas, box: Box) -> None:
        words, font = self.heading(), canvas.theme.title_font
        size = canvas.fitting_size(words, box.w, (CARD_HEAD, SIZE), font)
        canvas.text(box.x, box.centre_y - 2, words, size, TEXT, font, max_width=box.w)

    def _draw_label(
        self, number: int, has_words: bool, label: Words, canvas: Canvas, box: Box
    ) -> None:
        x, y = box.x, box.centre_y
        if has_words and number == 0:
            canvas.seat_mark(self.seat, x + 12, y, 12)
        elif has_words:
            canvas.icon("star-filled", x + 12, y, 22, GOOD)
        x += 34 * has_words
        if not has_words or canvas.text_width(label, SIZE) <= LABEL - 36:
            canvas.text(x, y, label, SIZE, SECOND_TEXT)


def _draw_rule(canvas: Canvas, box: Box) -> None:
    canvas.hairline(box.x, box.centre_y, box.w, colour=LINE)


def _draw_figure(figure: Words, ink: Colour, canvas: Canvas, box: Box) -> None:
    canvas.text(box.right, box.centre_y, figure, 22, ink, "number-bold", "right")


FIT: Final = at_least(1280, 720)
GAP: Final = 20.0
STORY_LEAST: Final = 206.0
BUTTONS: Final = 72.0
FOOT: Final = 28.0
LEARN: Final = 72.0
LEARN_BUTTON: Final = 420.0
ADVICE_LEFT: Final = 76.0
TITLE_ROW: Final = 46.0
CARDS: Final = 3
NOWHERE: Final = Box(0, 0, 0, 0)
KEYS: Final = (("story-key-behind", BEHIND), ("story-key-ahead", AHEAD))
DRAW_SECONDS: Final = 0.9
FALL_SECONDS: Final = 0.18
RISE_SECONDS: Final = 0.2
RISE_GAP: Final = 0.06


class StoryReview(LookBack):
    """What is worked out arrives later: first the curve, then the grades of the choices.

    `figures` makes the game's own page of numbers. The first time the curve of a match draws
    itself, the medals drop onto it, and the cards rise; afterwards all of it is there.
    """

    def __init__(
        self, app: Window, match: Match, figures: Callable[[], Scene | None] | None = None
    ) -> None:
        numbers = Button(
            Message("story-figures"), self.open_figures, kind="secondary", icon="chart-bar",
            key=Key.FIGURES, tooltip=Message("story-figures.tip"),
        )  # fmt: skip
        super().__init__(app, match, FIT, () if figures is None else (numbers,))
        self.points: tuple[thinking.KeyMoment, ...] = ()
        self._opens = False
        self.hero = self.head = self.story = self.advice = NOWHERE
        self.figures = figures
        ranks = match.result.ranks
        self.order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        self.bar.note = glued([self.bar.note, facts_of(self.match)])
        self.tableau = Tableau(match, self.order)
        self.shots = BoardShots(app, match)
        self.curve = StoryCurve(partial(round_words, match), self._look)
        self.cards = tuple(StoryCard(match, n + 1, partial(self._press, n)) for n in range(CARDS))
        self.add(self.body)
        self.add(self.ways)
        self.study(thinking.graded_copy, (match.language,), self._take_choices)

    # -- life

    def take_course(self, course: thinking.Course) -> None:
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
        self.propose()
        if self.lesson is not None:
            self.learn.label = Message("coach-is", {"title": self.lesson.title})
        self._show()

    def _show(self) -> None:
        if self.course is None:
            return
        before, there = self.points, 0.0 if self._opens else 1.0
        self.points = thinking.turning_points(self.course, self.choices or ())
        self.curve.show(self.course, self.points)
        self.curve.fallen = [1.0 if point in before else there for point in self.points]
        for number, card in enumerate(self.cards):
            point = self.points[number] if number < len(self.points) else None
            card.show(point, self.course, there)
        if self.points:
            turning = self.course.parts[self.course.largest][1]
            turned = (point.answer for point in self.points if point.round == turning)
            self.ways.replay_from(next(turned, self.points[0].answer))
        if self._opens:
            self.film.call(self._drop)
        self.layout(self.width, self.height)
        self.invalidate()

    def _drop(self) -> None:
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
        if waiting is not None and not self.needs_redraw and not self.film.is_playing:
            self._paint_table(waiting)
        elif waiting is None and self._is_low and not self.film.is_playing:
            self._rise()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self._is_low or any(map(_lacks_picture, self.cards))

    @property
    def _is_low(self) -> bool:
        return any(card.point is not None and card.risen == 0 for card in self.cards)

    def _paint_table(self, card: StoryCard) -> None:
        """A little more of the board as it stood before an answer."""
        assert card.point is not None
        frame = card.picture_box
        card.shot = self.shots.shot(card.point.answer, (frame.w, frame.h))
        if card.shot is not None or self.shots.paint_on():
            self.invalidate()

    # -- what it does

    def open_figures(self) -> None:
        page = None if self.figures is None else self.figures()
        if page is not None:
            for ways in (each for each in page.widgets if isinstance(each, WaysOn)):
                ways.lead_back_to(Message("story-title"))
            self.app.push(page)

    def _press(self, number: int) -> None:
        self._look(self.points[number].answer)

    def _look(self, answer: int) -> None:
        self.app.routes.replay(self.match, answer)

    # -- what it says

    def _say(self, said: Message) -> str:
        return self.match.voice.say(said)

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
            return self._say(Message(always, {"seat": SeatNumber(course.seat)}))
        when = round_words(self.match, course.parts[part][1])
        return self._say(Message(key, {"seat": SeatNumber(course.seat), "part": when}))

    def swing_words(self) -> Words:
        """The round in which the lead changed most, and what swung it."""
        course = self.course
        if course is None or not course.told or not course.told[course.largest]:
            return ""
        part = round_words(self.match, course.parts[course.largest][1])
        return Message("story-most", {"part": part, "told": course.told[course.largest][0]})

    def caption(self) -> str:
        course = self.course
        if course is None:
            return ""
        lead = "story-scores" if course.scores else "story-lead"
        args = {"seat": SeatNumber(course.seat), "unit": self.match.game.lead_unit}
        return self._say(Message("story-own" if len(self.order) == 1 else lead, args))

    def advice_words(self) -> Words:
        """What to learn from the game, in one sentence; nothing where no choice was graded."""
        scale = self.match.game.grading
        if self.problem:
            return self.problem
        if self.choices is None and scale is not None and self._has_person:
            return Message("choices-wait", {"judge": scale.judge})
        if not self.choices:
            return ""
        marks = Marks.of(self.choices)
        if marks.mistakes + marks.blunders:
            said: list[Words] = [self.next_time()]
            if self.lesson is not None:
                about = {"about": self.lesson.about, "minutes": self.lesson.minutes}
                said.append(Message("story-learn", about))
            return glued(said, "space")
        return Message("story-well", {"best": marks.best, "all": len(self.choices)})

    def next_time(self) -> Words:
        """What was better than the costliest choice, and what to look at next time."""
        assert self.choices is not None
        scale, worst = self.match.game.grading, max(self.choices, key=held_against)
        assert scale is not None
        args = {"when": when_words(worst), "best": worst.best, "unit": scale.unit,
                "lost": number_of(worst.loss)}  # fmt: skip
        played = self.match.moves[worst.answer].answer
        advice = (each.said for each in self.match.game.next_time
                  if each.kind == worst.kind and fits(played, each.played))  # fmt: skip
        return glued([Message("story-next-time", args), *list(advice)[:1]], "space")

    @property
    def _has_person(self) -> bool:
        return any(seat.is_person for seat in self.match.setup.seats)

    # -- places

    def layout(self, width: float, height: float) -> None:
        super().layout(width, height)
        if self.shots.scale != self.app.scale:
            for card in self.cards:
                card.shot = None
        self.shots.drop()
        canvas, place = self.canvas, self.body.place
        inner = Box(EDGE, 0, width - 2 * EDGE, 0)
        self.ways.box = Box(inner.x, height - FOOT - BUTTONS, inner.w, BUTTONS)
        self.body.box = Box(0, BAR_HEIGHT, width, self.ways.box.y - BAR_HEIGHT)
        shown = [card for card in self.cards if card.point is not None]
        boxes = inner.row(*[None] * max(2, len(shown)), gap=GAP)
        high = max((card.height(canvas, boxes[0].w) for card in shown), default=0.0)
        advised = self._has_person and self.match.game.grading is not None
        wide = min(HERO, 0.26 * inner.w)
        head = self.tableau.height(inner.w - wide - 12)
        long = min(LEARN_BUTTON, 0.3 * inner.w)
        words_w = inner.w - ADVICE_LEFT - (long + 34 if self.lesson is not None else 24)
        words_h = canvas.paragraph_height(words_w, self.advice_words(), SIZE, line_height=1.25)
        learn = max(LEARN, words_h + 24) if advised else 0.0
        below = GAP + (high + GAP if shown else 0.0) + (learn + GAP) * advised
        bottom = max(self.body.box.h, head + STORY_LEAST + below)
        self.body.content_height = bottom
        bottom -= GAP
        if advised:
            self.advice = Box(inner.x, bottom - learn, inner.w, learn)
            place(self.learn, Box(inner.right - long - 10, self.advice.y + 10, long, learn - 20))
            bottom = self.advice.y - GAP
        for card, box in zip(self.cards, [*boxes, *boxes], strict=False):
            place(card, Box(box.x, bottom - high, box.w, high))
        bottom -= high + GAP if shown else 0.0
        self.hero, right = Box(inner.x, 0, inner.w, bottom).cut_left(wide, 0)
        self.head, self.story = Box(right.x + 12, right.y, right.w - 12, right.h).cut_top(head)
        place(self.curve, self.story.inset(20, 12).cut_top(TITLE_ROW - 12)[1])

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        self.tableau.draw_ground(canvas)
        self.draw_widgets(canvas)

    def paint_body(self, canvas: Canvas, content: Box) -> None:
        hero, head, story, advice = (
            each.moved(0, content.y) for each in (self.hero, self.head, self.story, self.advice)
        )
        self.tableau.draw_winner(canvas, hero)
        why = self.match.game.won_by(self.match) or self.swing_words()
        self.tableau.draw(canvas, head, Headings(closing_words(self.match), why))
        canvas.panel(story)
        self._draw_title(canvas, story)
        if advice.w:
            self._draw_advice(canvas, advice)
        self._draw_leaders(canvas, story)

    def _draw_title(self, canvas: Canvas, box: Box) -> None:
        y = box.y + TITLE_ROW / 2
        font = self.theme.title_font
        x = box.x + 24 + canvas.text(box.x + 24, y, Message("story-title"), 26, TEXT, font) + 28
        if self.course is None:
            canvas.text(*box.centre, self.problem or Message("story-reading"), 20, SECOND_TEXT,
                        align="centre")  # fmt: skip
            return
        right = box.right - 24
        pairs = () if self.course.scores else KEYS
        caption, course = self.caption(), self.course_words()
        keys = sum(canvas.text_width(Message(key), SIZE) + 60 for key, _ in pairs)
        has_keys = len(self.order) > 1 and x + canvas.text_width(caption, SIZE) <= right - keys
        for key, ink in pairs if has_keys else ():
            right -= canvas.text(right, y, Message(key), SIZE, SECOND_TEXT, align="right") + 10
            canvas.rounded(Box(right - 22, y - 5, 22, 10), 5, ink)
            right -= 50
        words = [f"{caption}. {course}", caption] if course else [caption]
        caption = canvas.fitting_words(words, right - x, SIZE)
        canvas.text(x, y, caption, SIZE, SECOND_TEXT, max_width=right - x)

    def _draw_leaders(self, canvas: Canvas, story: Box) -> None:
        for number, card in enumerate(self.cards):
            if not card.is_visible or self.curve.fallen[number] < 1:
                continue
            x, y = self.curve.medal_at(number)
            foot = min(max(x, card.box.x + 24), card.box.right - 24)
            line = [(x, y), (x, story.bottom - 6), (foot, story.bottom + 4),
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
        room = right - box.x - ADVICE_LEFT
        size = canvas.fitting_size(words, room, (20, SIZE))
        high = canvas.paragraph_height(room, words, size, line_height=1.25)
        place = Box(box.x + ADVICE_LEFT, box.centre_y - high / 2, room, high)
        canvas.paragraph(place, words, size, TEXT, line_height=1.25)
        canvas.hairline(box.x + 14, box.y + 14, box.h - 28, vertical=True, colour=LINE)


def facts_of(match: Match) -> Words:
    """How long a game took: its rounds and decisions, and what else its last page says."""
    decisions = sum(move.seat >= 0 for move in match.moves)
    number, total = match.game.progress(match.table)
    parts: list[Words] = [match.game.round_said(min(number, total) if total else number)]
    parts.append(Message("house-end-decisions", {"count": decisions}))
    parts += last_facts(match)
    return glued(parts)


def _gathering(t: float) -> float:
    return t * t


def _lacks_picture(card: StoryCard) -> bool:
    return card.point is not None and card.shot is None and card.box.w > 0


# Which page looks back at a match: its story, or its game's own.


def look_back(
    app: Window, match: Match, figures: Callable[[], Scene | None] | None
) -> Scene | None:
    """A game that came to an end which nothing follows on is told as a whole; `figures` makes the
    game's own page of numbers, where it has one.
    """
    is_end = match.is_over and bool(match.moves) and match.game.closing(match.table) is None
    if figures is not None and not (is_end and match.game.sequel(match) is None):
        return figures()
    return StoryReview(app, match, figures)
