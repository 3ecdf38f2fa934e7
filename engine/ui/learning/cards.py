"""The coach's card, its reply to another move, and the ribbon that says how far one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, Literal

from engine.core.card import Card
from engine.core.learning.lesson import (
    Lesson,
    NextStep,
    Progress,
    Station,
    lessons_of,
    next_step,
    undone_after,
)
from engine.core.learning.walk import Walk
from engine.text.message import Message, Words
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.hub.next_step import games_finished, step_name, take_step
from engine.ui.scene import Window
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
    Font,
    Paint,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Widget

# What follows a lesson that is done: the next one, a first game, a puzzle, a challenge.

THEN: Final[dict[Station, Message]] = {
    "puzzle": Message("coach-then-puzzle"),
    "challenge": Message("coach-then-challenge"),
}


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a lesson leads: to a step of a lesson, in place of this table, and out of it."""

    to_step: Callable[[Lesson, int], object]
    out: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Afterwards:
    """What the coach says of it, the name of the button, and the way there."""

    about: Message
    name: Message
    go: Callable[[], object]
    is_last: bool = False


def afterwards(app: Window, walk: Walk, progress: Progress, ways: Ways) -> Afterwards:
    """A first game once enough is learnt for it; else the next lesson, while there is one."""
    game, lesson = walk.match.game, walk.lesson
    games = games_finished(app, game)
    step = next_step(game, progress, games)
    following = undone_after(lesson, lessons_of(game, lesson.language),
                             progress.done(game.key))  # fmt: skip
    is_ready = step.station == "game" and games == 0
    if following is not None and not is_ready:
        args = {"title": following.title, "about": following.about}
        return Afterwards(Message("coach-following", args), Message("coach-next-lesson"),
                          lambda: ways.to_step(following, 0))  # fmt: skip
    if step.station == "lesson" or (step.station == "game" and not is_ready):
        return Afterwards(Message("coach-last"), Message("coach-all"), ways.out, is_last=True)

    def go() -> None:
        ways.out()
        take_step(app, game, step)

    return Afterwards(step_about(game, step), step_name(game, step), go)


def step_about(game: Card, step: NextStep) -> Message:
    first_game = Message("coach-then-game", {"bots": game.usual_seats - 1})
    return THEN.get(step.station, first_game)


# Where the coach's cards stand: the best free place for each, and the way of its beak.
#
# Pure arithmetic, tested without drawing.

Side = Literal["left", "right", "top", "bottom"]
STEP: Final = 24.0
MARGIN: Final = 16.0
COVERED: Final = 40.0  # what a unit of area covered costs, in units of distance
BEAK_BASE: Final = 18.0
BEAK: Final = 72.0  # how far a card stands from what it points at, where it can
LONGEST_BEAK: Final = 150.0
SHORT_BEAK: Final = 34.0
DOTS: Final = 15.0
"""From dot to dot, on the way that is left from the beak to what it points at."""
TIP_GAP: Final = 20.0
PULL: Final = 0.3
CORNER: Final = 34.0
RIBBON_TOP: Final = 3.0


@dataclass(frozen=True, slots=True)
class Beak:
    """The point of a card: its foot on a side of the card, its tip, and where the way ends."""

    side: Side
    foot: Point
    tip: Point
    aim: Point

    @property
    def points(self) -> tuple[Point, Point, Point]:
        """The triangle, its foot reaching into the card a little."""
        (x, y), b = self.foot, BEAK_BASE
        if self.side in ("top", "bottom"):
            return (x - b, y), self.tip, (x + b, y)
        return (x, y - b), self.tip, (x, y + b)

    def dots(self) -> list[Point]:
        """From the aim to the tip, where that is far."""
        (x, y), (to_x, to_y) = self.tip, self.aim
        count = int(hypot(to_x - x, to_y - y) / DOTS)
        return [(to_x + (x - to_x) * n / count, to_y + (y - to_y) * n / count)
                for n in range(count if count > 2 else 0)]  # fmt: skip


def card_place(
    size: tuple[float, float],
    room: Box,
    lit: Sequence[Box],
    at: Box | None,
    number: Box | None = None,
) -> Box:
    """The place for a card of that size: free of what is lit, and near what it points at.

    A number that it speaks of draws it a little as well, so that the way there is short.
    """
    width, height = size
    best, least = Box(room.x, room.y, width, height), float("inf")
    y = room.y
    while y <= room.bottom - height:
        x = room.x
        while x <= room.right - width:
            place = Box(x, y, width, height)
            cost = sum(_overlap(place.inset(-MARGIN), box) for box in lit) * COVERED
            cost += _distance(place, at) if at is not None else _from_middle(place, room)
            if number is not None:
                cost += PULL * _gap(place, number)
            if cost < least:
                best, least = place, cost
            x += STEP
        y += STEP
    return best


def beak_of(card: Box, at: Box | None) -> Beak | None:
    """The beak that points at a box; None where the card touches it or points at nothing."""
    if at is None:
        return None
    x = min(max(at.centre_x, card.x + CORNER), card.right - CORNER)
    y = min(max(at.centre_y, card.y + CORNER), card.bottom - CORNER)
    gaps: dict[Side, float] = {
        "top": card.y - at.bottom,
        "bottom": at.y - card.bottom,
        "left": card.x - at.right,
        "right": at.x - card.right,
    }
    side, gap = max(gaps.items(), key=lambda each: each[1])
    if gap < TIP_GAP:
        return None
    feet: dict[Side, Point] = {
        "top": (x, card.y + 1), "bottom": (x, card.bottom - 1),
        "left": (card.x + 1, y), "right": (card.right - 1, y),
    }  # fmt: skip
    aims: dict[Side, Point] = {
        "top": (_near(at.x, at.right, x), at.bottom), "bottom": (_near(at.x, at.right, x), at.y),
        "left": (at.right, _near(at.y, at.bottom, y)), "right": (at.x, _near(at.y, at.bottom, y)),
    }  # fmt: skip
    return _beak(side, feet[side], aims[side], LONGEST_BEAK)


def beak_beside(card: Box, at: Box | None) -> Beak | None:
    """The short beak of a card in the right column, towards a box on the board."""
    if at is None or card.x - at.right < 2 * TIP_GAP:
        return None
    foot = card.x + 1, min(max(at.centre_y, card.y + CORNER), card.bottom - CORNER)
    aim = at.right, _near(at.y, at.bottom, foot[1])
    return Beak("left", foot, (max(card.x - SHORT_BEAK, at.right + TIP_GAP), foot[1]), aim)


def _near(low: float, high: float, wished: float) -> float:
    """The point of a span nearest to what is wished, a little inside."""
    inside = min(24.0, (high - low) / 2)
    return min(max(wished, low + inside), high - inside)


def _beak(side: Side, foot: Point, aim: Point, longest: float) -> Beak:
    """Its tip is a little before the aim, and not too far from the card."""
    dx, dy = aim[0] - foot[0], aim[1] - foot[1]
    far = hypot(dx, dy)
    share = max(0.0, min(far - TIP_GAP, longest)) / far if far else 0.0
    return Beak(side, foot, (foot[0] + dx * share, foot[1] + dy * share), aim)


def _overlap(a: Box, b: Box) -> float:
    w = min(a.right, b.right) - max(a.x, b.x)
    h = min(a.bottom, b.bottom) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0


def _distance(place: Box, at: Box) -> float:
    """How far a card is from a box, a little more where it is not straight above or beside it."""
    return abs(_gap(place, at) - BEAK) + 0.1 * hypot(
        place.centre_x - at.centre_x, place.centre_y - at.centre_y
    )


def _gap(place: Box, at: Box) -> float:
    dx = max(at.x - place.right, place.x - at.right, 0.0)
    dy = max(at.y - place.bottom, place.y - at.bottom, 0.0)
    return hypot(dx, dy)


def _from_middle(place: Box, room: Box) -> float:
    return hypot(place.centre_x - room.centre_x, place.centre_y - room.centre_y)


def ribbon_place(size: tuple[float, float], width: float, at: Sequence[Box]) -> Box:
    """Along the top of a window so wide: in the middle, or at the side that covers less of what a
    step points at.
    """
    far = width - size[0]
    places = [Box(x, RIBBON_TOP, *size) for x in (far / 2, MARGIN, far - MARGIN)]

    def covered(place: Box) -> float:
        over = [place.intersection(box) for box in at]
        return sum(each.w * each.h for each in over)

    return min(places, key=covered)


REPLY: Final[Colour] = (0x8F, 0xC7, 0xEA)
WORDS: Final[Colour] = (0xD7, 0xDD, 0xE6)
WIDTH: Final = 592.0
REPLY_WIDTH: Final = 408.0
INSET: Final = 28.0
NARROW_INSET: Final = 20.0
FIRST_SHARE: Final = 0.44
STRIP: Final = 60.0
BUTTON: Final = 44.0
LEADING: Final = 1.6
TIGHT: Final = 1.25
"""The leading of a title in several lines."""
RADIUS: Final = 14.0
RIBBON: Final = (800.0, 50.0)
SKIP: Final = 168.0
HEAD: Final = 96.0
"""How high the ribbon is at the head of the right column."""
STEP_ROW: Final = 34.0
LEAST_STEPS: Final = 3
NOTE_GAP: Final = 16.0
DOT: Final = 5.0
PILL: Final = (28.0, 12.0)


class BeakCard(Widget):
    """A card with a beak; `edge` is whose card it is. One that `is_narrow` stands in the column,
    where the ring round a thing points at it alone.
    """

    radius = RADIUS
    edge: Colour = WHITE
    ground: Colour | None = None
    is_narrow = False

    def __init__(self) -> None:
        super().__init__()
        self.beak: Beak | None = None

    @property
    def words(self) -> tuple[Words, ...]:
        return ()

    def paint(self, canvas: Canvas) -> None:
        """The card with its buttons, whether it can be pressed or is going away."""
        self.draw(canvas)
        for child in self.children:
            child.render(canvas)

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.floating(box)
        canvas.shadow(box, RADIUS, blur=30, drop=14, strength=190)
        canvas.shadow(box, RADIUS, blur=16, drop=0, strength=70, colour=self.edge)
        ground = self.ground or canvas.theme.raised
        if self.beak is not None:
            for number, dot in enumerate(() if self.is_narrow else self.beak.dots()):
                canvas.disc(*dot, 3.2 if number else 6, self.edge, (0x0B, 0x0E, 0x13), 1.5)
            canvas.polygon(self.beak.points, self.edge)
        canvas.rounded(box, RADIUS, (lighten(ground, 0.035), ground), self.edge, 2)
        if self.beak is not None:
            canvas.polygon(_inner(self.beak), ground)


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
        self.is_narrow = False
        self._rows: list[list[Button]] = []
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
        step = walk.step
        self.title, self.says = step.title, walk.says()
        self.now = walk.now() if step.is_action else ""
        following = Message("coach-play-on" if walk.leads_into_game else "coach-next")
        self.offer(back=walk.number > 0, show=step.is_action, rule=True,
                   onward="" if step.is_action else following)  # fmt: skip

    def say_lost(self) -> None:
        self.title, self.now = Message("coach-lost"), ""
        self.says = (Message("coach-lost.why"),)
        self.offer(back=True, onward=Message("coach-back-to-it"))

    def say_end(self, lesson: Lesson, then: Afterwards) -> None:
        self.title, self.now = Message("coach-done"), ""
        self.says = (Message("coach-learnt", {"title": lesson.title}), then.about)
        self.offer(onward=then.name, other=not then.is_last)

    def height(self, canvas: Canvas, width: float) -> float:
        room = width - 2 * self._inset
        order = self._order_height(canvas, room) + 16 if self.now else 0
        self._rows = self._lines(canvas, room)
        return self._strip_y(canvas, width) + order + len(self._rows) * (BUTTON + 12) + 8

    @property
    def _inset(self) -> float:
        return NARROW_INSET if self.is_narrow else INSET

    def _strip_y(self, canvas: Canvas, width: float) -> float:
        room = width - 2 * self._inset
        words = sum(_height(canvas, room, sentence) for sentence in self.says)
        return self._says_y(canvas, room) + words + 12

    def _says_y(self, canvas: Canvas, room: float) -> float:
        """Where the sentences begin: below a title in one line, or in more where it is long."""
        size = self._title_size(canvas, room)
        lines = canvas.paragraph_lines(room, self.title, size, "text-semibold")
        return 64 + (len(lines) - 1) * canvas.line_step(size, TIGHT)

    def _title_size(self, canvas: Canvas, room: float) -> float:
        return canvas.fitting_size(self.title, room, (HEADING, LARGE, BODY), "text-semibold")

    def _order_height(self, canvas: Canvas, room: float) -> float:
        if not self.is_narrow:
            return STRIP
        words = Message("coach-now", {"order": self.now})
        return canvas.paragraph_height(room - 64, words, BODY, "text-bold", 1.35) + 28

    def _lines(self, canvas: Canvas, room: float) -> list[list[Button]]:
        """The buttons line by line; beside the board two share a line where both have room."""
        before = [each for each in (self.back, self.show, self.rule) if each.is_visible]
        after = [each for each in (self.other, self.onward) if each.is_visible]
        if not self.is_narrow:
            return [[*before, *after]]
        lines = [line for line in (before[-2:], [*before[:-2], *after]) if line]
        for line in lines:
            cells = (FIRST_SHARE * room, (1 - FIRST_SHARE) * room - 10)
            wide = [canvas.text_width(each.label, BODY, "text-semibold") + 20 for each in line]
            if len(line) == 2 and any(w > cell for w, cell in zip(wide, cells, strict=True)):
                return [[each] for each in (*before, *after)]
        return lines

    def placed(self) -> None:
        box, inset = self.box, self._inset
        y = box.bottom - 20 - BUTTON
        if self.is_narrow:
            for line in reversed(self._rows):
                room = Box(box.x + inset, y, box.w - 2 * inset, BUTTON)
                cells = room.row(*[FIRST_SHARE * room.w, None][-len(line) :], gap=10)
                for button, cell in zip(line, cells, strict=True):
                    button.box = cell
                y -= BUTTON + 12
            return
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
        super().draw(canvas)
        box, inset = self.box, self._inset
        room = box.w - 2 * inset
        size = self._title_size(canvas, room)
        top = box.y + 38 - canvas.line_step(size, TIGHT) / 2
        title = Box(box.x + inset, top, room, box.h)
        canvas.paragraph(title, self.title, size, TEXT, "text-semibold", TIGHT)
        y = box.y + self._says_y(canvas, room)
        for sentence in self.says:
            place = Box(box.x + inset, y, room, box.h)
            y += canvas.paragraph(place, sentence, LARGE, WORDS, line_height=LEADING)
        if self.now:
            high = self._order_height(canvas, room)
            self._draw_order(canvas, Box(box.x + inset, y + 12, room, high))

    def words_box(self, canvas: Canvas, number: int) -> Box:
        """The last line of one of its sentences."""
        room = self.box.w - 2 * self._inset
        above = sum(_height(canvas, room, sentence) for sentence in self.says[: number + 1])
        line = canvas.paragraph_lines(room, self.says[number], LARGE)[-1]
        high = canvas.line_step(LARGE, LEADING)
        width = canvas.text_width(line, LARGE)
        y = self.box.y + self._says_y(canvas, room) + above - high
        return Box(self.box.x + self._inset, y, width, high)

    def _draw_order(self, canvas: Canvas, strip: Box) -> None:
        accent = canvas.theme.accent
        ground = mix(canvas.theme.raised, accent, 0.18)
        canvas.rounded(strip, 10, ground, mix(accent, PANEL, 0.3))
        canvas.rounded(Box(strip.x, strip.y, 5, strip.h), 2.5, accent)
        words = Message("coach-now", {"order": self.now})
        if self.is_narrow:
            canvas.icon("hand-finger", strip.x + 28, strip.centre_y, 24, WHITE)
            place = Box(strip.x + 52, strip.y + 14, strip.w - 64, strip.h)
            canvas.paragraph(place, words, BODY, WHITE, "text-bold", 1.35)
            return
        canvas.icon("hand-finger", strip.x + 34, strip.centre_y, 26, WHITE)
        room = strip.w - 80
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
        words = canvas.paragraph_height(width - 48, self.says, BODY, line_height=LEADING)
        return 92 + words + 20 + BUTTON + 20

    def placed(self) -> None:
        box = self.box
        y = box.bottom - 20 - BUTTON
        width = (box.w - 48 - 16) / 2
        self.play.box = Box(box.x + 24, y, width, BUTTON)
        x = box.x + 24 + width + 16 if self.play.is_visible else box.x + 24
        self.back.box = Box(x, y, box.right - 24 - x, BUTTON)

    def draw(self, canvas: Canvas) -> None:
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
    """Which lesson it is and how far one is: along the top, or the head of the right column.

    There, while the coach speaks, its ground is that of the column, and below the coach's cards
    it names the steps.
    """

    radius = RADIUS

    def __init__(
        self, title: Words, note: Words, steps: Sequence[Words], leave: Callable[[], object]
    ) -> None:
        super().__init__()
        self.title, self.note, self.names = title, note, steps
        self.step, self.steps = 0, len(steps)
        self.is_column = False
        self.free: Box | None = None
        """What of the column the cards leave, where it is the column's ground."""
        self.skip = Button(Message("coach-skip"), leave, kind="ghost", key="Esc")
        self.add(self.skip)

    def width(self, canvas: Canvas) -> float:
        words = canvas.text_width(self.title, LARGE, "text-semibold")
        words += NOTE_GAP + canvas.text_width(self.note, SMALL)
        return 72 + words + 16 + self._dots + 24 + self._counted(canvas) + 24 + 168 + 16

    @property
    def _dots(self) -> float:
        return 20.0 * self.steps + PILL[0] - 2 * DOT

    @property
    def _count(self) -> Message:
        args = {"count": min(self.step + 1, self.steps), "all": self.steps}
        return Message("house-of-all", args)

    def _counted(self, canvas: Canvas) -> float:
        return canvas.text_width(
            Message("house-of-all", {"count": self.steps, "all": self.steps}), BODY, "number"
        )

    def placed(self) -> None:
        box = self.box
        if self.is_column:
            self.skip.box = Box(box.right - SKIP - 6, box.y + HEAD - 42, SKIP, 36)
        else:
            height = box.h - 8
            self.skip.box = Box(box.right - 16 - SKIP, box.centre_y - height / 2, SKIP, height)

    def draw(self, canvas: Canvas) -> None:
        box, accent = self.box, canvas.theme.accent
        if self.is_column:
            self._draw_column(canvas)
            return
        canvas.floating(box)
        canvas.shadow(box, RADIUS, blur=20, drop=8, strength=160)
        canvas.rounded(box, RADIUS, ((0x26, 0x2A, 0x33), PANEL), mix(accent, PANEL, 0.35))
        canvas.icon("school", box.x + 38, box.centre_y, 28, lighten(accent, 0.3))
        right = self.skip.box.x - 24
        canvas.text(right, box.centre_y, self._count, BODY, TEXT, "number", "right")
        x = right - self._counted(canvas) - 24 - self._dots
        room, y = x - 16 - (box.x + 72), box.centre_y
        used = canvas.text(box.x + 72, y, self.title, LARGE, TEXT, "text-semibold", max_width=room)
        used += NOTE_GAP
        if used + canvas.text_width(self.note, SMALL) <= room:
            canvas.text(box.x + 72 + used, y, self.note, SMALL, SECOND_TEXT)
        draw_dots(canvas, x, box.centre_y, self.step, self.steps, lighten(accent, 0.15))

    def _draw_column(self, canvas: Canvas) -> None:
        box, accent, ground = self.box, canvas.theme.accent, canvas.theme.panel
        canvas.floating(box)
        fill = (mix(ground, accent, 0.16), mix(ground, accent, 0.05))
        canvas.rounded(box, RADIUS, fill, mix(accent, PANEL, 0.35))
        sizes = (LARGE, BODY, SMALL)
        place = Box(box.x + 60, box.y, box.w - 76, 64)
        size = canvas.fitting_size(self.title, place.w, sizes, "text-semibold")
        if canvas.text_width(self.title, size, "text-semibold") <= place.w:
            canvas.icon("school", box.x + 34, box.y + 32, 26, lighten(accent, 0.3))
        else:
            place = Box(box.x + 20, box.y, box.w - 36, 64)
        lines = len(canvas.paragraph_lines(place.w, self.title, size, "text-semibold"))
        place = place.cut_top((place.h - lines * canvas.line_step(size, TIGHT)) / 2)[1]
        canvas.paragraph(place, self.title, size, TEXT, "text-semibold", TIGHT, max_lines=2)
        y, room = self.skip.box.centre_y, self.skip.box.x - 8 - (box.x + 20)
        used = canvas.text(box.x + 20, y, self._count, BODY, TEXT, "number", max_width=room)
        if used + 12 + canvas.text_width(self.note, SMALL) <= room:
            canvas.text(box.x + 20 + used + 12, y, self.note, SMALL, SECOND_TEXT)
        if self.free is not None:
            self._draw_steps(canvas, self.free)

    def _draw_steps(self, canvas: Canvas, free: Box) -> None:
        """The steps by name around the one said now, as many as there is room for."""
        free = free.cut_top(12)[1]
        accent, room = canvas.theme.accent, free.w - 60
        step = canvas.line_step(BODY, TIGHT)
        fonts: list[Font] = ["text"] * self.steps
        if self.step < self.steps:
            fonts[self.step] = "text-semibold"
        heights = [
            STEP_ROW + (len(canvas.paragraph_lines(room, name, BODY, font)) - 1) * step
            for name, font in zip(self.names, fonts, strict=True)
        ]
        shown = _around(min(self.step, self.steps - 1), heights, free.h)
        if len(shown) < LEAST_STEPS:
            return
        top = free.y
        for number in shown:
            is_now, x, y = number == self.step, free.x + 22, top + STEP_ROW / 2
            if number < self.step:
                canvas.icon("check", x, y, 18, lighten(accent, 0.3))
            elif is_now:
                canvas.disc(x, y, DOT + 1, WHITE)
            else:
                canvas.ring(x, y, DOT, mix(SECOND_TEXT, PANEL, 0.25), 1.6)
            place = Box(x + 22, y - step / 2, room, heights[number])
            ink = TEXT if is_now else SECOND_TEXT
            canvas.paragraph(place, self.names[number], BODY, ink, fonts[number], TIGHT)
            top += heights[number]


def _around(at: int, heights: Sequence[float], room: float) -> range:
    """As many rows as have room, those nearest to one of them."""
    first, last = at, at + 1
    by_distance = sorted(range(len(heights)), key=lambda row: (abs(row - at), -row))
    for row in by_distance[1:]:
        low, high = min(first, row), max(last, row + 1)
        if sum(heights[low:high]) > room:
            break
        first, last = low, high
    return range(first, last)


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
