"""The curve of a review: who led by how much, its turning points as medals, a place for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from engine.core.lead_curve import Course, KeyMoment, TurnKind
from engine.text.said import Fixed, Said, Words
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.inputs import Clicked, Intent
from engine.ui.plot import Axes, nice_ticks, spread, tick_text
from engine.ui.theme import BAD, LINE, PANEL, SECOND_TEXT, WHITE, Colour, darken, lighten, mix
from engine.ui.widgets import Widget
from engine.ui.widgets.base import Tip

AHEAD: Final[Colour] = (0x6F, 0xB4, 0xF0)
BEHIND: Final[Colour] = lighten(BAD, 0.2)
SWING: Final[Colour] = (0xE0, 0xB1, 0x5A)
MEDALS: Final[dict[TurnKind, Colour]] = {"lost": BEHIND, "found": AHEAD, "swing": SWING}
SIZE: Final = 18
MEDAL: Final = 19.0
LEFT: Final = 72.0
TICKS: Final = 5
AREA: Final = 46
LABEL_GAP: Final = 24.0
HEAD: Final = 1.9
FALL: Final = 46.0
TIP: Final = 5.0


def draw_medal(
    canvas: Canvas, number: int, kind: TurnKind, x: float, y: float, *, is_lit: bool = False
) -> None:
    """A turning point's number on its colour."""
    ink = MEDALS[kind]
    face = (mix(ink, PANEL, 0.55), mix(ink, PANEL, 0.75))
    box = Box.around(x, y, 2 * MEDAL, 2 * MEDAL)
    if is_lit:
        canvas.glow(x, y, 3 * MEDAL, 3 * MEDAL, ink, 0.5)
    canvas.rounded(box, MEDAL, face, lighten(ink, 0.6 if is_lit else 0.3), 2.5)
    canvas.text(x, y, str(number), 22, WHITE, "number-bold", "centre")


class StoryCurve(Widget):
    """The leads from the first answer to the last; a press goes to the answer under it.

    `named` says what a round is called, `lit` which turning point is looked at elsewhere. Of the
    line the share `drawn` is there, and each medal has `fallen` a share of its way.
    """

    def __init__(self, named: Callable[[int], Words], on_choose: Callable[[int], object]) -> None:
        super().__init__()
        self.course: Course | None = None
        self.points: Sequence[KeyMoment] = ()
        self.lit: int | None = None
        self.drawn = 1.0
        self.fallen: list[float] = []
        self._named = named
        self._on_choose = on_choose

    def show(self, course: Course, points: Sequence[KeyMoment]) -> None:
        """Another course, or other turning points on it."""
        self.course, self.points = course, points
        self.changed()

    # -- what it does

    def handle(self, intent: Intent) -> bool:
        """A click goes to the answer under the pointer."""
        answer = self._answer_at(intent.x) if isinstance(intent, Clicked) else None
        if answer is None:
            return False
        self._on_choose(answer)
        return True

    def tip_at(self, x: float, y: float) -> Tip | None:
        """The round under the pointer, and the lead there."""
        answer, course = self._answer_at(x), self.course
        if answer is None or course is None:
            return None
        part = self._named(course.parts[course.part_at(answer)][1])
        lead = Fixed(course.leads[answer], _digits(course), signed=True)
        return Said("story-at", {"part": part, "lead": lead})

    def medal_at(self, number: int) -> Point:
        """Where the medal of a turning point hangs."""
        assert self.course is not None
        axes = self._axes(self.course)
        xs = spread([axes.x(point.answer) for point in self.points], 2 * MEDAL + 4, axes.box.x,
                    axes.box.right)  # fmt: skip
        y = axes.y(self.course.leads[self.points[number].answer])
        low, high = axes.box.y + MEDAL, axes.box.bottom - MEDAL
        return xs[number], min(max(y, low), high)

    def _answer_at(self, x: float) -> int | None:
        if self.course is None or not self.course.answers:
            return None
        inner = self._inner
        share = min(1.0, max(0.0, (x - inner.x) / max(1.0, inner.w)))
        return round(share * self.course.answers)

    @property
    def _inner(self) -> Box:
        head = SIZE * HEAD
        return Box(self.box.x + LEFT, self.box.y + head, self.box.w - LEFT - 24,
                   self.box.h - head - 8)  # fmt: skip

    def _axes(self, course: Course) -> Axes:
        marks = _marks(course)
        return Axes(self._inner, 0, max(1, course.answers), marks[0], marks[-1])

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        """Lines, areas, the curve, and the medals on it."""
        course = self.course
        if course is None:
            return
        key = ("story-chart", course.leads, self._words_of(canvas))
        canvas.cached(key, self.box, lambda inner: self._draw_chart(inner, course))
        axes = self._axes(course)
        seen = self.box if self.drawn >= 1 else self.box.cut_left(
            axes.box.x - self.box.x + self.drawn * axes.box.w)[0]  # fmt: skip
        with canvas.clipped(seen):
            line = ("story-line", course.leads, axes.box)
            canvas.cached(line, self.box, lambda inner: _draw_line(inner, axes, course))
        if 0 < self.drawn < 1:
            self._draw_tip(canvas, axes, course)
        for number, share in enumerate(self.fallen):
            if share > 0:
                self._draw_medal(canvas, number, share)

    def _draw_tip(self, canvas: Canvas, axes: Axes, course: Course) -> None:
        """A spark where the line is being drawn."""
        lead = course.leads[round(self.drawn * (len(course.leads) - 1))]
        x, y = axes.x(self.drawn * max(1, course.answers)), axes.y(lead)
        ink = AHEAD if lead >= 0 else BEHIND
        canvas.glow(x, y, 5 * TIP, 5 * TIP, ink, 0.5)
        canvas.disc(x, y, TIP, lighten(ink, 0.5))

    def _draw_medal(self, canvas: Canvas, number: int, share: float) -> None:
        x, y = self.medal_at(number)
        kind, box = self.points[number].kind, Box.around(x, y, 2 * MEDAL, 2 * MEDAL)
        canvas.floating(box)
        if share >= 1:
            draw_medal(canvas, number + 1, kind, x, y, is_lit=self.lit == number)
            return
        canvas.cached(("story-medal", number, kind), box,
                      lambda inner: draw_medal(inner, number + 1, kind, x, y), margin=4,
                      alpha=255 * share, down=FALL * (share - 1))  # fmt: skip

    def _words_of(self, canvas: Canvas) -> str:
        """What the labels depend on besides the course."""
        return canvas.said(self._named(1))

    def _draw_chart(self, canvas: Canvas, course: Course) -> None:
        axes, marks = self._axes(course), _marks(course)
        every = 1 if axes.box.h / len(marks) >= canvas.line_step(SIZE, 1.2) else 2
        for number, mark in enumerate(marks):
            strong = mark == 0
            canvas.hairline(axes.box.x, axes.y(mark), axes.box.w, colour=SECOND_TEXT if strong
                            else LINE, alpha=200 if strong else 120)  # fmt: skip
            if number % every == 0 or strong:
                label = tick_text(mark) if mark <= 0 else f"+{tick_text(mark)}"
                canvas.text(axes.box.x - 14, axes.y(mark), label, SIZE, SECOND_TEXT, "number",
                            "right")  # fmt: skip
        self._draw_parts(canvas, axes, course)

    def _draw_parts(self, canvas: Canvas, axes: Axes, course: Course) -> None:
        """A thin line where a round begins, and its name wherever there is room."""
        free = axes.box.x - 1
        y = self.box.y + SIZE * HEAD / 2
        for number, (start, name) in enumerate(course.parts):
            x = axes.x(start)
            canvas.hairline(x, axes.box.y, axes.box.h, vertical=True, colour=LINE, alpha=110)
            last = number + 1 == len(course.parts)
            words = self._named(name)
            wide = canvas.text_width(words, SIZE)
            end = axes.box.right if last else axes.x(course.parts[number + 1][0])
            if x < free or x + 8 + wide > axes.box.right:
                continue
            if x + 8 + wide > end and wide > 3 * (end - x):
                words, wide = str(name), canvas.text_width(str(name), SIZE)
            if name:
                canvas.text(x + 8, y, words, SIZE, SECOND_TEXT)
                free = x + 8 + wide + LABEL_GAP


def _digits(course: Course) -> int:
    return 0 if all(lead == round(lead) for lead in course.leads) else 1


def _marks(course: Course) -> tuple[float, ...]:
    return nice_ticks(min(0.0, *course.leads), max(0.0, *course.leads, 1.0), TICKS)


def _thinned(course: Course, width: float) -> list[tuple[int, float]]:
    """At most a point for each two units of width, and those where the lead is most or least."""
    leads = course.leads
    step = max(1, int(2 * len(leads) / max(1.0, width)))
    kept = {0, len(leads) - 1}
    for start in range(0, len(leads), step):
        stretch = range(start, min(start + step, len(leads)))
        kept |= {max(stretch, key=leads.__getitem__), min(stretch, key=leads.__getitem__)}
    return [(number, leads[number]) for number in sorted(kept)]


def _runs(points: Sequence[Point], zero: float) -> list[list[Point]]:
    """The line cut where it crosses zero: each piece lies on one side of it."""
    runs: list[list[Point]] = [[points[0]]] if points else []
    for before, after in pairwise(points):
        if (before[1] - zero) * (after[1] - zero) < 0:
            share = (zero - before[1]) / (after[1] - before[1])
            crossing = (before[0] + share * (after[0] - before[0]), zero)
            runs[-1].append(crossing)
            runs.append([crossing])
        elif before[1] == zero and after[1] != zero:
            runs.append([before])
        runs[-1].append(after)
    return [run for run in runs if len(run) > 1]


def _draw_line(canvas: Canvas, axes: Axes, course: Course) -> None:
    points = [axes.point(n, lead) for n, lead in _thinned(course, axes.box.w)]
    for run in _runs(points, axes.y(0)):
        _draw_run(canvas, run, axes.y(0))


def _draw_run(canvas: Canvas, run: Sequence[Point], zero: float) -> None:
    ink = AHEAD if min(y for _, y in run) < zero else BEHIND
    if any(y != zero for _, y in run):
        canvas.polygon([(run[0][0], zero), *run, (run[-1][0], zero)], (*ink, AREA))
    else:
        ink = darken(SECOND_TEXT, 0.1)
    canvas.polyline(run, ink, 3)


__all__ = ["AHEAD", "BEHIND", "MEDAL", "MEDALS", "StoryCurve", "draw_medal"]
