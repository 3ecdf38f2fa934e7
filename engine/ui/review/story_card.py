"""A turning point of a game as a card: the table as it stood, what was played, what was best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.grading import SET_UP, Scale
from engine.core.lead_curve import KeyMoment
from engine.core.match import Match
from engine.text.said import Said, SeatNumber, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.choices import when_words
from engine.ui.review.story_curve import AHEAD, BEHIND, MEDALS, draw_medal
from engine.ui.theme import GOOD, LINE, SECOND_TEXT, TEXT, Colour, Font, lighten, mix
from engine.ui.widgets.base import Pressable

Picture = Callable[[Canvas, Box], None]
PAD: Final = 18.0
PICTURE: Final = (256.0, 160.0)
HEAD: Final = 23
WORDS: Final = 19
SIZE: Final = 18
LEADING: Final = 1.3
LABEL: Final = 104.0
NUMBER: Final = 92.0
MOST_LINES: Final = 4
FONTS: Final[tuple[Font, Font]] = ("text", "text-semibold")
"""Of what was played, and of what was best."""

FINE_BELOW: Final = 1.0
RISE: Final = 12.0


class StoryCard(Pressable):
    """One turning point; a press opens the replay before it. `risen` is how far it has come."""

    radius = 14.0

    def __init__(self, match: Match, number: int, on_click: Callable[[], object]) -> None:
        super().__init__(on_click, tooltip=Said("choices-look"))
        self.match, self.number = match, number
        self.point: KeyMoment | None = None
        self.seat = 0
        self.picture: Picture | None = None
        self.risen = 1.0
        self.is_visible = False

    def show(self, point: KeyMoment | None, seat: int, risen: float = 1.0) -> None:
        """Another turning point, or none."""
        if point != self.point:
            self.picture, self.risen = None, risen
        self.point, self.seat = point, seat
        self.rise(self.risen)

    def rise(self, share: float) -> None:
        """It has come so far."""
        self.risen = share
        self.is_visible = self.point is not None and share > 0
        self.changed()

    def render(self, canvas: Canvas) -> None:
        """Paler and lower as long as it rises."""
        if not self.is_visible or self.risen >= 1:
            super().render(canvas)
            return
        canvas.cached(("story-card", self.number, self.point), self.box, super().render, margin=24,
                      alpha=255 * self.risen, down=RISE * (1 - self.risen))  # fmt: skip

    # -- what it says

    @property
    def scale(self) -> Scale | None:
        """How choices of the game are graded."""
        return self.match.game.grading

    def heading(self) -> Words:
        """When it was."""
        point = self.point
        assert point is not None
        if point.choice is not None and point.choice.when != SET_UP:
            return when_words(point.choice)
        return round_words(self.match, point.round)

    def why(self) -> Words:
        """What the search says of it, and what became of the lead in its round."""
        point = self.point
        assert point is not None
        first = Said("story-swing")
        if point.choice is not None and self.scale is not None:
            args = {"judge": self.scale.judge, "unit": self.scale.unit,
                    "lost": number_of(point.choice.loss)}  # fmt: skip
            first = Said("story-lost" if point.kind == "lost" else "story-found", args)
        return glued([first, self._moved(point)], "space")

    def _moved(self, point: KeyMoment) -> Said:
        ends = {"before": number_of(point.before, signed=True),
                "after": number_of(point.after, signed=True)}  # fmt: skip
        return Said("story-kept" if point.before == point.after else "story-moved", ends)

    def rows(self) -> list[tuple[Words, str, str, Colour]]:
        """Label, what stands there, its number and the number's colour."""
        point, voice = self.point, self.match.voice
        assert point is not None
        if point.choice is None:
            ends = (("story-began", point.before), ("story-ended", point.after))
            return [(Said(key), "", number_of(lead, signed=True), AHEAD if lead >= 0 else BEHIND)
                    for key, lead in ends]  # fmt: skip
        you = voice.say(Said("seat-name", {"seat": SeatNumber(self.seat)}))
        lost = number_of(-point.choice.loss, signed=True) if point.kind == "lost" else ""
        return [(you, point.choice.played, lost, BEHIND),
                (Said("house-grade-best"), point.choice.best, "", GOOD)]  # fmt: skip

    # -- places

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is at a width: texts are never cut."""
        room = width - 2 * PAD
        beside = room - PICTURE[0] - PAD
        words = canvas.paragraph_height(beside, self.why(), WORDS, line_height=LEADING)
        head = canvas.line_step(HEAD, 1.5)
        rows = sum(self._row_height(canvas, room, n, row[1]) for n, row in enumerate(self.rows()))
        return 2 * PAD + max(PICTURE[1], head + words) + 16 + rows

    def _row_height(self, canvas: Canvas, room: float, number: int, words: str) -> float:
        lines = _lines_of(canvas, self._room(room), number, words)
        return lines * canvas.line_step(SIZE, LEADING) + 10

    @staticmethod
    def _room(width: float) -> float:
        return width - LABEL - NUMBER - 8

    @property
    def picture_box(self) -> Box:
        """Where the table stands in small."""
        return Box(self.box.x + PAD, self.box.y + PAD, *PICTURE)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Glass, picture, words, and the two choices below."""
        point = self.point
        if point is None:
            return
        box, ink = self.box, MEDALS[point.kind]
        canvas.panel(box)
        canvas.rounded(box, self.radius, None, (*ink, 220 if self.is_hovered else 110),
                       2 if self.is_hovered else 1)  # fmt: skip
        frame = self.picture_box
        canvas.rounded(frame, 10, mix(canvas.theme.panel, canvas.theme.accent, 0.2))
        if self.picture is not None:
            self.picture(canvas, frame)
        canvas.rounded(frame, 10, None, (*lighten(ink, 0.2), 120), 1.5)
        draw_medal(canvas, self.number, point.kind, frame.x + 6, frame.y + 6)
        self._draw_words(canvas, box, frame)

    def _draw_words(self, canvas: Canvas, box: Box, frame: Box) -> None:
        x = frame.right + PAD
        room = box.right - PAD - x
        step = canvas.line_step(HEAD, 1.5)
        font = canvas.theme.title_font
        size = canvas.fitting_size(self.heading(), room, (HEAD, WORDS, SIZE), font)
        canvas.text(x, frame.y + step / 2 - 2, self.heading(), size, TEXT, font, max_width=room)
        high = canvas.paragraph(Box(x, frame.y + step, room, 0), self.why(), WORDS, SECOND_TEXT,
                                line_height=LEADING)  # fmt: skip
        y = max(frame.bottom, frame.y + step + high) + 8
        canvas.hairline(box.x + PAD, y, box.w - 2 * PAD, colour=LINE)
        y += 8
        for number, (label, words, figure, ink) in enumerate(self.rows()):
            high = self._row_height(canvas, box.w - 2 * PAD, number, words)
            self._draw_row(canvas, Box(box.x + PAD, y, box.w - 2 * PAD, high), number,
                           (label, words, figure, ink))  # fmt: skip
            y += high

    def _draw_row(
        self, canvas: Canvas, row: Box, number: int, what: tuple[Words, str, str, Colour]
    ) -> None:
        label, words, figure, ink = what
        y = row.centre_y
        if not words:
            canvas.text(row.x, y, label, SIZE, SECOND_TEXT)
        else:
            if number == 0:
                canvas.seat_mark(self.seat, row.x + 12, y, 12)
            else:
                canvas.icon("star-filled", row.x + 12, y, 22, GOOD)
            if canvas.text_width(label, SIZE) <= LABEL - 36:
                canvas.text(row.x + 34, y, label, SIZE, SECOND_TEXT)
            wide = self._room(row.w)
            high = _lines_of(canvas, wide, number, words) * canvas.line_step(SIZE, LEADING)
            place = Box(row.x + LABEL, y - high / 2, wide, high)
            canvas.paragraph(place, words, SIZE, TEXT, FONTS[number], LEADING,
                             max_lines=MOST_LINES)  # fmt: skip
        if figure:
            canvas.text(row.right, y, figure, 22, ink, "number-bold", "right")


def _lines_of(canvas: Canvas, room: float, number: int, words: str) -> int:
    """How many lines the words of a row take."""
    lines = len(canvas.paragraph_lines(room, words, SIZE, FONTS[number]))
    return max(1, min(MOST_LINES, lines))


def round_words(match: Match, number: int) -> Words:
    """What a round is called; 0 is before the first."""
    return match.game.round_said(number) if number else Said("house-set-up")


def number_of(value: float, *, signed: bool = False) -> str:
    """A number with no more digits than tell something; with its sign if it is a difference."""
    digits = 0 if value == round(value) else 1 if abs(value) >= FINE_BELOW else 2
    text = f"{abs(value):.{digits}f}"
    sign = "\N{MINUS SIGN}" if value < 0 else "+" if signed and value > 0 else ""
    return f"{sign}{text}"
