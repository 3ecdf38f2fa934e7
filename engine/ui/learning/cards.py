"""The coach's card, its reply to another move, and the ribbon that says how far one is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.learning.lesson import Lesson
from engine.core.learning.walk import Walk
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.learning.afterwards import Afterwards
from engine.ui.learning.placing import Beak
from engine.ui.theme import (
    BODY,
    HEADING,
    LARGE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    WHITE,
    Colour,
    Paint,
    lighten,
    mix,
)
from engine.ui.widgets.base import Widget
from engine.ui.widgets.button import Button

COACH: Final[Colour] = (0x20, 0x27, 0x31)
REPLY: Final[Colour] = (0x8F, 0xC7, 0xEA)
WORDS: Final[Colour] = (0xD7, 0xDD, 0xE6)
WIDTH: Final = 592.0
REPLY_WIDTH: Final = 408.0
INSET: Final = 28.0
STRIP: Final = 60.0
BUTTON: Final = 44.0
LEADING: Final = 1.6
RADIUS: Final = 14.0
RIBBON: Final = (800.0, 50.0)
NOTE_GAP: Final = 16.0
DOT: Final = 5.0
PILL: Final = (28.0, 12.0)


class BeakCard(Widget):
    """A card with a beak; `edge` is whose card it is."""

    radius = RADIUS
    edge: Colour = WHITE
    ground: Colour = COACH

    def __init__(self) -> None:
        super().__init__()
        self.beak: Beak | None = None

    @property
    def words(self) -> tuple[Words, ...]:
        """What it says."""
        return ()

    def paint(self, canvas: Canvas) -> None:
        """The card with its buttons, whether it can be pressed or is going away."""
        self.draw(canvas)
        for child in self.children:
            child.render(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Shadow, card and beak."""
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, RADIUS, blur=30, drop=14, strength=190)
        canvas.shadow(box, RADIUS, blur=16, drop=0, strength=70, colour=self.edge)
        if self.beak is not None:
            canvas.polygon(self.beak.points, self.edge)
        canvas.rounded(box, RADIUS, (lighten(self.ground, 0.035), self.ground), self.edge, 2)
        if self.beak is not None:
            canvas.polygon(_inner(self.beak), self.ground)


def _inner(beak: Beak) -> list[tuple[float, float]]:
    """The beak without its edge: it joins the ground of the card."""
    (ax, ay), (tx, ty), (bx, by) = beak.points
    cx, cy = (ax + bx) / 2, (ay + by) / 2
    found = [(x + (cx - x) * 0.17, y + (cy - y) * 0.17) for x, y in ((ax, ay), (bx, by))]
    into = {"top": (0, 3), "bottom": (0, -3), "left": (3, 0), "right": (-3, 0)}[beak.side]
    (lx, ly), (rx, ry) = found
    tip = (tx + (cx - tx) * 0.06, ty + (cy - ty) * 0.06)
    return [(lx + into[0], ly + into[1]), tip, (rx + into[0], ry + into[1])]


class CoachCard(BeakCard):
    """One step: its title, at most two sentences, the order, and the ways on and back."""

    def __init__(
        self, back: Button, show: Button, rule: Button, onward: Button, other: Button
    ) -> None:
        super().__init__()
        self.title: Words = ""
        self.says: tuple[Words, ...] = ()
        self.now = ""
        self.back, self.show, self.rule, self.onward, self.other = back, show, rule, onward, other
        for button in (back, show, rule, other, onward):
            self.add(button)

    @property
    def words(self) -> tuple[Words, ...]:
        return (self.title, *self.says, self.now)

    def offer(
        self,
        *,
        back: bool = False,
        show: bool = False,
        rule: bool = False,
        onward: Words = "",
        other: bool = False,
    ) -> None:
        """The buttons it has now; `onward` is what the one that goes on says."""
        self.back.is_visible, self.show.is_visible = back, show
        self.rule.is_visible, self.other.is_visible = rule, other
        self.onward.is_visible, self.onward.label = bool(onward), onward

    def say_step(self, walk: Walk) -> None:
        """A step: read it, or do what it says."""
        step = walk.step
        self.title, self.says = step.title, walk.says()
        self.now = walk.now() if step.is_action else ""
        following = Said("coach-play-on" if walk.leads_into_game else "coach-next")
        self.offer(back=walk.number > 0, show=step.is_action, rule=True,
                   onward="" if step.is_action else following)  # fmt: skip

    def say_lost(self) -> None:
        """The way back, where the next step cannot be done."""
        self.title, self.now = Said("coach-lost"), ""
        self.says = (Said("coach-lost.why"),)
        self.offer(back=True, onward=Said("coach-back-to-it"))

    def say_end(self, lesson: Lesson, then: Afterwards) -> None:
        """The lesson is done; what could be next."""
        self.title, self.now = Said("coach-done"), ""
        self.says = (Said("coach-learnt", {"title": lesson.title}), then.about)
        self.offer(onward=then.name, other=not then.is_last)

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is with what it says now."""
        return self._strip_y(canvas, width) + (STRIP + 16 if self.now else 0) + BUTTON + 20

    def _strip_y(self, canvas: Canvas, width: float) -> float:
        words = sum(_height(canvas, width - 2 * INSET, sentence) for sentence in self.says)
        return 64 + words + 12

    def placed(self) -> None:
        """The buttons along the lower edge; the one that goes on at the right end."""
        box = self.box
        y = box.bottom - 20 - BUTTON
        x = box.x + INSET
        for button, width in ((self.back, 112.0), (self.show, 140.0), (self.rule, 164.0)):
            if button.is_visible:
                button.box = Box(x, y, width, BUTTON)
                x += width + 12
        right = box.right - INSET
        for button, width in ((self.onward, 172.0), (self.other, 160.0)):
            if button.is_visible:
                button.box = Box(right - width, y, width, BUTTON)
                right -= width + 12

    def draw(self, canvas: Canvas) -> None:
        """Words and order."""
        super().draw(canvas)
        box = self.box
        room = box.w - 2 * INSET
        canvas.text(box.x + INSET, box.y + 38, self.title, HEADING, TEXT, "text-semibold",
                    max_width=room)  # fmt: skip
        y = box.y + 64
        for sentence in self.says:
            place = Box(box.x + INSET, y, room, box.h)
            y += canvas.paragraph(place, sentence, LARGE, WORDS, line_height=LEADING)
        if self.now:
            self._draw_order(canvas, Box(box.x + INSET, y + 12, room, STRIP))

    def words_box(self, canvas: Canvas, number: int) -> Box:
        """The last line of one of its sentences."""
        room = self.box.w - 2 * INSET
        above = sum(_height(canvas, room, sentence) for sentence in self.says[: number + 1])
        line = canvas.paragraph_lines(room, self.says[number], LARGE)[-1]
        high = canvas.line_step(LARGE, LEADING)
        width = canvas.text_width(line, LARGE)
        return Box(self.box.x + INSET, self.box.y + 64 + above - high, width, high)

    def _draw_order(self, canvas: Canvas, strip: Box) -> None:
        accent = canvas.theme.accent
        ground = mix(self.ground, accent, 0.18)
        canvas.rounded(strip, 10, ground, mix(accent, PANEL, 0.3))
        canvas.rounded(Box(strip.x, strip.y, 5, strip.h), 2.5, accent)
        canvas.icon("hand-finger", strip.x + 34, strip.centre_y, 26, WHITE)
        words, room = Said("coach-now", {"order": self.now}), strip.w - 80
        size = LARGE if canvas.text_width(words, LARGE, "text-bold") <= room else BODY
        canvas.text(strip.x + 64, strip.centre_y, words, size, WHITE, "text-bold", max_width=room)


def _height(canvas: Canvas, width: float, sentence: Words) -> float:
    return canvas.paragraph_height(width, sentence, LARGE, line_height=LEADING)


class ReplyCard(BeakCard):
    """What is said of another move: it can be played all the same."""

    edge = REPLY
    ground = (0x1C, 0x27, 0x31)

    def __init__(self, play: Button, back: Button) -> None:
        super().__init__()
        self.chose: Words = ""
        self.title: Words = ""
        self.says = ""
        self.is_warning = False
        self.play, self.back = play, back
        self.add(play)
        self.add(back)

    @property
    def words(self) -> tuple[Words, ...]:
        return (self.chose, self.title, self.says)

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is with what it says now."""
        words = canvas.paragraph_height(width - 48, self.says, BODY, line_height=LEADING)
        return 92 + words + 20 + BUTTON + 20

    def placed(self) -> None:
        """Both buttons along the lower edge."""
        box = self.box
        y = box.bottom - 20 - BUTTON
        width = (box.w - 48 - 16) / 2
        self.play.box = Box(box.x + 24, y, width, BUTTON)
        x = box.x + 24 + width + 16 if self.play.is_visible else box.x + 24
        self.back.box = Box(x, y, box.right - 24 - x, BUTTON)

    def draw(self, canvas: Canvas) -> None:
        """What was chosen, and what is to be said of it."""
        super().draw(canvas)
        box = self.box
        colour = WARNING if self.is_warning else REPLY
        canvas.text(box.x + 24, box.y + 30, self.chose, BODY, mix(colour, WHITE, 0.2),
                    max_width=box.w - 48)  # fmt: skip
        icon = "alert-triangle" if self.is_warning else "info-circle"
        canvas.icon(icon, box.x + 37, box.y + 64, 26, colour)
        canvas.text(box.x + 62, box.y + 64, self.title, LARGE, TEXT, "text-semibold",
                    max_width=box.w - 86)  # fmt: skip
        place = Box(box.x + 24, box.y + 92, box.w - 48, box.h)
        canvas.paragraph(place, self.says, BODY, WORDS, line_height=LEADING)


class Ribbon(Widget):
    """Along the top: which lesson, how far, and the way out."""

    radius = RADIUS

    def __init__(self, title: Words, note: Words, leave: Callable[[], object]) -> None:
        super().__init__()
        self.title, self.note = title, note
        self.step, self.steps = 0, 0
        self.skip = Button(Said("coach-skip"), leave, kind="ghost", key="Esc")
        self.add(self.skip)

    def width(self, canvas: Canvas) -> float:
        """The room that its words, its dots and its button need."""
        words = canvas.text_width(self.title, LARGE, "text-semibold")
        words += NOTE_GAP + canvas.text_width(self.note, SMALL)
        return 72 + words + 16 + self._dots + 24 + self._counted(canvas) + 24 + 168 + 16

    @property
    def _dots(self) -> float:
        return 20.0 * self.steps + PILL[0] - 2 * DOT

    def _counted(self, canvas: Canvas) -> float:
        return canvas.text_width(
            Said("house-of-all", {"count": self.steps, "all": self.steps}), BODY, "number"
        )

    def placed(self) -> None:
        """The button at the right end."""
        box = self.box
        height = box.h - 8
        self.skip.box = Box(box.right - 16 - 168, box.centre_y - height / 2, 168, height)

    def draw(self, canvas: Canvas) -> None:
        """Words at the left, a dot for every step in the middle."""
        box, accent = self.box, canvas.theme.accent
        canvas.floating(box)
        canvas.shadow(box, RADIUS, blur=20, drop=8, strength=160)
        canvas.rounded(box, RADIUS, ((0x26, 0x2A, 0x33), PANEL), mix(accent, PANEL, 0.35))
        canvas.icon("school", box.x + 38, box.centre_y, 28, lighten(accent, 0.3))
        count = Said("house-of-all", {"count": min(self.step + 1, self.steps), "all": self.steps})
        right = self.skip.box.x - 24
        canvas.text(right, box.centre_y, count, BODY, TEXT, "number", "right")
        x = right - self._counted(canvas) - 24 - self._dots
        room, y = x - 16 - (box.x + 72), box.centre_y
        used = canvas.text(box.x + 72, y, self.title, LARGE, TEXT, "text-semibold", max_width=room)
        used += NOTE_GAP
        if used + canvas.text_width(self.note, SMALL) <= room:
            canvas.text(box.x + 72 + used, y, self.note, SMALL, SECOND_TEXT)
        draw_dots(canvas, x, box.centre_y, self.step, self.steps, lighten(accent, 0.15))


def draw_dots(canvas: Canvas, x: float, y: float, step: int, steps: int, colour: Paint) -> float:
    """A dot for each step: done, now (a white pill), still to come. Returns their width."""
    start = x
    for number in range(steps):
        if number < step:
            canvas.disc(x + DOT, y, DOT, colour)
        elif number == step:
            canvas.rounded(Box(x, y - PILL[1] / 2, *PILL), PILL[1] / 2, WHITE)
            x += PILL[0] - 2 * DOT
        else:
            canvas.ring(x + DOT, y, DOT, mix(SECOND_TEXT, PANEL, 0.25), 1.6)
        x += 20
    return x - start
