"""The coach: over the real table it says one thing at a time, and hears every move before it is
made. What a step is and what a move means there `engine.core.learning.lesson` knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from math import cos, pi
from typing import Any, Final, Protocol

import pygame

from engine.core.game import Game
from engine.core.learning.lesson import Lesson, LessonStep, Progress, lesson_keys
from engine.core.learning.walk import Reply, Walk
from engine.text.message import ENGLISH, Message, spoken
from engine.ui.animation import CARD_SECONDS, FOREVER, MOVE_SECONDS, ease_out
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import KeyPressed
from engine.ui.learning import cards
from engine.ui.paint import shapes
from engine.ui.table.director import Tutor
from engine.ui.table.orders import Screen
from engine.ui.theme import WHITE
from engine.ui.widgets.base import Button, is_key
from engine.ui.widgets.overlays import TooltipTimer

# How the coach comes and goes: what share of each thing is there, by the seconds gone by.
#
# Pure arithmetic at the player's speed; with motion off everything is there at once.

DIM_SECONDS: Final = 0.18
LEAVE_SECONDS: Final = 0.12
RISE: Final = 8.0
BREATHS_A_SECOND: Final = 0.8
SHALLOWEST: Final = 0.6
BREATH_SECONDS: Final = 1 / 12


class Motion:
    """What the coach shows of sheet, holes, card, leader and reply at this moment."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._sheet = self._card = self._reply = self._gone = FOREVER
        self._breathing = self._drawn = 0.0

    def begin(self, *, is_dark: bool) -> None:
        """Another step is said; the sheet comes with it unless it `is_dark` already."""
        self._card = 0.0
        self._gone = FOREVER
        if not is_dark:
            self._sheet = 0.0

    def answer(self) -> None:
        self._reply = 0.0

    def end(self) -> None:
        self._gone = 0.0

    def pass_time(self, seconds: float) -> bool:
        """Let time go by; whether anything looks different."""
        was_moving = self.is_moving
        self._sheet += seconds
        self._card += seconds
        self._reply += seconds
        self._gone += seconds
        self._breathing += seconds
        if was_moving or (self.factor and self._breathing - self._drawn >= BREATH_SECONDS):
            self._drawn = self._breathing
            return True
        return False

    @property
    def is_moving(self) -> bool:
        """Whether anything but the breath changes from frame to frame."""
        entering = CARD_SECONDS + MOVE_SECONDS
        return (
            min(self._sheet, self._card, self._reply) < entering * self.factor
            or self._gone < DIM_SECONDS * self.factor
        )

    @property
    def dark(self) -> float:
        """Of the sheet, as it comes; 1 when it is there."""
        return self._share(self._sheet, DIM_SECONDS)

    @property
    def left(self) -> tuple[float, float]:
        """Of sheet and card, as they go."""
        return (1 - self._share(self._gone, DIM_SECONDS),
                1 - self._share(self._gone, LEAVE_SECONDS))  # fmt: skip

    @property
    def open(self) -> float:
        return ease_out(self._share(self._card, MOVE_SECONDS))

    @property
    def card(self) -> float:
        return ease_out(self._share(self._card, CARD_SECONDS))

    @property
    def reply(self) -> float:
        return ease_out(self._share(self._reply, CARD_SECONDS))

    @property
    def breath(self) -> float:
        if not self.factor:
            return 1.0
        wave = (1 + cos(2 * pi * BREATHS_A_SECOND * self._breathing)) / 2
        return SHALLOWEST + (1 - SHALLOWEST) * round(8 * wave) / 8

    def _share(self, gone: float, seconds: float, wait: float = 0.0) -> float:
        length = seconds * self.factor
        if not length:
            return 1.0
        return min(1.0, max(0.0, (gone - wait * self.factor) / length))


# Where the sheet over the table is open: rectangles, or the outlines of lands and systems.

Outline = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Hole:
    """A place that stays clear: `box` is around it, `outlines` its own shape where it has one."""

    box: Box
    outlines: tuple[Outline, ...] = ()

    def grown(self, share: float) -> Hole:
        """The hole as large as a share of it, around its middle."""
        if share >= 1:
            return self
        x, y = self.box.centre
        box = Box.around(x, y, self.box.w * share, self.box.h * share)
        smaller = [
            tuple((x + (px - x) * share, y + (py - y) * share) for px, py in outline)
            for outline in self.outlines
        ]
        return Hole(box, tuple(smaller))


def around(outlines: Sequence[Sequence[Point]]) -> Hole:
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return Hole(box, tuple(tuple(outline) for outline in outlines))


# How the coach's things look as they come and go: rings, leader and cards.

RINGS: Final = ((14.0, 70, 2.0), (8.0, 140, 2.0), (3.0, 255, 3.0))
OUTLINED: Final = ((6.0, 50), (2.5, 255))
ISLET: Final = 40.0
"""A smaller part of a place, beside a larger one, has no ring of its own."""
CASING: Final = (0x0B, 0x0E, 0x13, 220)
NUMBER_RADIUS: Final = 10.0
NUMBER_RING: Final = 6.0
SHADOW: Final = 64.0


def draw_rings(canvas: Canvas, holes: Sequence[Hole], strength: float) -> None:
    """Three rings around each place, or a line along its outline with a glow of two."""
    for hole in holes:
        for outline in hole.outlines:
            if len(hole.outlines) > 1 and _is_islet(outline):
                continue
            for width, alpha in OUTLINED:
                edge = (*WHITE, round(alpha * strength))
                canvas.polyline(outline, edge, width, closed=True)
        for far, alpha, width in () if hole.outlines else RINGS:
            edge = (*WHITE, round(alpha * strength))
            canvas.rounded(hole.box.inset(-far), 10 + far, None, edge, width)


def _is_islet(outline: Outline) -> bool:
    box = around((outline,)).box
    return max(box.w, box.h) < ISLET


def draw_number_ring(canvas: Canvas, number: Box | None) -> None:
    """Around the number that the words speak of."""
    if number is not None:
        ring = number.inset(-NUMBER_RING)
        canvas.rounded(ring.inset(-2), NUMBER_RADIUS + 2, None, CASING, 6)
        canvas.rounded(ring, NUMBER_RADIUS, None, WHITE, 2.5)


def draw_card(canvas: Canvas, card: cards.BeakCard, key: object, share: float) -> None:
    """A card as far as it is there: it fades in and rises to its place, or fades away."""
    if share >= 1:
        card.paint(canvas)
    elif share > 0:
        tips = () if card.beak is None else (Box.around(*card.beak.aim, 16, 16),)
        reach = reduce(Box.union, tips, card.box)
        rise = RISE * (1 - share) if card.is_visible else 0.0
        canvas.cached(("coach", key, card.words, reach), reach, card.paint, SHADOW,
                      alpha=255 * share, down=rise)  # fmt: skip


# The room over a table in which the coach's cards stand.

EDGE: Final = 16.0
COLUMN_INSET: Final = 10.0


class Room:
    """Beside the board in the right column, where it is there; else over the table."""

    def __init__(self, table: Screen) -> None:
        self._table = table

    @property
    def column(self) -> Box | None:
        """The right column with the lesson's head, unless it would lie over the board itself."""
        places = self._table.frame.places
        if places is None or places.column is None or places.is_drawer:
            return None
        return places.column

    def place_ribbon(self, ribbon: cards.Ribbon, at: tuple[Box, ...] = ()) -> None:
        """The head of the right column. Else along the top, wider for a long title and a lesson
        of many steps; aside from what the step points at.
        """
        column = self.column
        ribbon.is_column, ribbon.free = column is not None, None
        if column is not None:
            ribbon.box = column.cut_top(cards.HEAD)[0]
            ribbon.placed()
            return
        frame = self._table.viewport
        canvas = self._table.canvas
        width = min(max(cards.RIBBON[0], ribbon.width(canvas)), frame.w - 2 * EDGE)
        ribbon.box = cards.ribbon_place((width, cards.RIBBON[1]), frame.w, at)

    def place_in_column(
        self, ribbon: cards.Ribbon, card: cards.CoachCard, said: cards.ReplyCard, at: Box | None
    ) -> int:
        """Card and reply below the lesson's head; how many of them have room there."""
        column, found = self.column, 0
        if column is not None:
            taller = self._table.parts.style.hint_column
            places = self._table.frame.places
            found = self._stack(ribbon, card, said, at, column)
            if not found and taller is not None and places is not None:
                found = self._stack(ribbon, card, said, at, taller(places))
        card.is_narrow = found > 0
        return found

    def _stack(
        self, ribbon: cards.Ribbon, card: cards.CoachCard, said: cards.ReplyCard,
        at: Box | None, column: Box,
    ) -> int:  # fmt: skip
        canvas, found = self._table.canvas, 0
        room = column.cut_top(cards.HEAD)[1].inset(COLUMN_INSET)
        card.is_narrow = True
        for each in (card, said):
            high = each.height(canvas, room.w)
            if not each.is_visible or high > room.h:
                break
            each.box, room = room.cut_top(high, COLUMN_INSET)
            each.placed()
            each.beak = cards.beak_beside(each.box, at) if each is card else None
            each.changed()
            found += 1
        if found:
            ribbon.box, ribbon.free = column, room
            ribbon.placed()
        return found

    def place(
        self,
        card: cards.CoachCard | cards.ReplyCard,
        width: float,
        at: Box | None,
        lit: tuple[Box, ...],
        number: Box | None = None,
    ) -> None:
        """As high as its words need, where it covers nothing that is lit."""
        frame, top = self._table.viewport, cards.RIBBON[1] + 24
        room = Box(EDGE, top, frame.w - 2 * EDGE, frame.h - top - EDGE)
        canvas = self._table.canvas
        width = min(width, room.w)
        size = (width, min(card.height(canvas, width), room.h))
        card.box = cards.card_place(size, room, lit, at, number)
        card.placed()
        card.beak = cards.beak_of(card.box, at)
        card.changed()


# Where the things lie that a lesson names: those of the frame, and those the board knows.

YES: Final = Message("bar-yes", {"label": ""})
"""How the label of a button begins that asks once more."""


class NamedParts:
    """The named things of one table.

    `seat 0`, `log`, `buttons` (all of the bar that have a part now), `button Stop` (by the start
    of its label); any other name the board knows (`Board.place_of`).
    """

    def __init__(self, table: Screen) -> None:
        self._table = table

    def boxes(self, names: Iterable[str]) -> tuple[Box, ...]:
        """Where they all are; what is not on the screen now has no box."""
        return tuple(box for name in names for box in self.of(name))

    def holes(self, names: Iterable[str]) -> tuple[Hole, ...]:
        """The same with their shapes."""
        return tuple(hole for name in names for hole in self._holes(name))

    def _holes(self, name: str) -> list[Hole]:
        table = self._table
        outlines = table.parts.board.outlines_shown(name, table.moment)
        return [around(outlines)] if outlines else [Hole(box) for box in self.of(name)]

    def of(self, name: str) -> list[Box]:
        kind, _, rest = name.partition(" ")
        frame = self._table.frame
        if kind == "seat":
            box = frame.seat_boxes.get(int(rest))
            return [] if box is None else [box]
        if kind == "buttons":
            return [each.box for each in self._buttons() if each.kind != "ghost"]
        if kind == "button":
            return [each.box for each in self._buttons() if self._is_called(each, rest)]
        if kind == "log":
            return [frame.log.column.box] if frame.log_open else []
        found = self._table.parts.board.shown_at(name, self._table.moment)
        return [] if found is None else [found]

    @property
    def offered(self) -> object:
        """What the bar offers, and where; it is laid out after the board."""
        return [(each.label, each.box) for each in self._buttons()]

    def _buttons(self) -> list[Button]:
        bar = self._table.frame.bar
        found = (each for each in bar.family() if isinstance(each, Button))
        return [each for each in found if each not in bar.small]

    def _is_called(self, button: Button, start: str) -> bool:
        """Whether its label begins so; a question that it asks first does not count."""
        said = self._table.app.canvas.said
        return said(button.label).removeprefix(said(YES)).startswith(start)


# The sheet that dims the table, with holes where something matters now.

DARK: Final = (0x07, 0x09, 0x0D)
SHARE: Final = 0.42
RADIUS: Final = 12.0
AROUND: Final = 6.0
BEYOND: Final = 13.0
BLUR: Final = 10.0
FADE: Final = 26.0
COARSE: Final = 4


def draw_shade(
    canvas: Canvas, frame: Box, holes: Sequence[Hole], dark: float = 1.0, opened: float = 1.0
) -> None:
    """Darken all but the holes; texts beneath no longer count, nor do those in the holes.

    `dark` is how much of the sheet there is, `opened` of the holes. A sheet that stays is kept.
    """
    area = canvas.rect(frame)
    if dark < 1 or opened < 1:
        growing = [hole.grown(opened) for hole in holes] if opened > 0 else []
        picture = _sheet(canvas, area.size, growing, dark)
    else:
        key = ("shade", area.size, canvas.scale, tuple(holes))
        picture = canvas.pictures.whole(key, lambda: _sheet(canvas, area.size, holes, dark))
    canvas.image(picture, frame.x, frame.y, premultiplied=True)
    if canvas.audit is not None:
        canvas.audit.clear()


def _sheet(
    canvas: Canvas, size: tuple[int, int], holes: Sequence[Hole], dark: float
) -> pygame.Surface:
    sheet = shapes.blank(*size)
    sheet.fill(shapes.premultiplied((*DARK, round(255 * SHARE * dark))))
    left = shapes.blank(*size)
    left.fill(shapes.FULL)
    for hole in holes:
        if hole.outlines:
            _open_outlines(canvas, left, hole)
        else:
            _open_box(canvas, left, hole.box)
    sheet.blit(left, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def _open_box(canvas: Canvas, left: pygame.Surface, box: Box) -> None:
    """The box and a rim around it that fades away, painted small and spread: that is soft."""
    x, y, w, h = canvas.rect(box.inset(-AROUND - FADE))
    if w < 4 * COARSE or h < 4 * COARSE:
        return
    fade = max(1, round(canvas.px(FADE) / COARSE))
    small = shapes.blank(w // COARSE, h // COARSE)
    inner = small.get_rect().inflate(-2 * fade, -2 * fade)
    mask = shapes.rounded_mask(*inner.size, max(1, canvas.px(RADIUS) // COARSE))
    small.blit(mask, inner)
    soft = pygame.transform.gaussian_blur(small, max(1, fade // 2))
    left.blit(pygame.transform.smoothscale(soft, (w, h)), (x, y),
              special_flags=pygame.BLEND_RGBA_SUB)  # fmt: skip


def _open_outlines(canvas: Canvas, left: pygame.Surface, hole: Hole) -> None:
    """The shape itself and a rim around it, its edge soft."""
    rim, blur = canvas.px(BEYOND), canvas.px(BLUR)
    area = canvas.rect(hole.box.inset(-BEYOND - BLUR)).clip(left.get_rect())
    if not area.w or not area.h:
        return
    mask = shapes.blank(*area.size)

    def place(point: Point) -> Point:
        return (point[0] * canvas.scale - area.x, point[1] * canvas.scale - area.y)

    for outline in hole.outlines:
        points = [place(point) for point in outline]
        pygame.draw.polygon(mask, shapes.FULL, points)
        shapes.stroke(mask, points, 2 * rim - blur, closed=True)
    soft = pygame.transform.gaussian_blur(mask, max(1, blur // 2))
    left.blit(soft, area.topleft, special_flags=pygame.BLEND_RGBA_SUB)


# What a step speaks of: places that stay clear, rings around them, the line to its number.


class Spotlight:
    """Lights one table for the coach's card, and puts the card beside what is lit."""

    def __init__(self, named: NamedParts, room: Room) -> None:
        self._named, self._room = named, room
        self.ringed: tuple[Hole, ...] = ()
        self.lit: tuple[Hole, ...] = ()
        self.number: Box | None = None

    @property
    def rings(self) -> tuple[Box, ...]:
        return tuple(hole.box for hole in self.ringed)

    def boxes(self, step: LessonStep) -> tuple[Box, ...]:
        """Where all lies now that matters to a step; buttons come and go with a choice."""
        return self._named.boxes((*step.points_at, *step.lights, "buttons"))

    def turn(
        self, step: LessonStep | None, ribbon: cards.Ribbon, card: cards.CoachCard,
        said: cards.ReplyCard, bar: Box,
    ) -> None:  # fmt: skip
        """To a step's things, or away from all of them; the card points at one of them."""
        points_at = () if step is None else step.points_at
        others = () if step is None else step.lights
        numbers = self._named.boxes([step.number] if step is not None and step.number else ())
        self.ringed = self._named.holes(points_at)
        self.number = next(iter(numbers), None)
        self.lit = (*self.ringed, *self._named.holes(others), *map(Hole, numbers))
        at = self.rings[0] if self.rings else self.number
        clear = [hole.box for hole in self.lit]
        room = self._room
        ends = [point for hole in self.ringed[:1] for line in hole.outlines for point in line]
        near = Box.around(*max(ends), 2, 2) if ends else at
        placed = room.place_in_column(ribbon, card, said, near)
        if not placed:
            lit = (*clear, bar) if card.now else (*clear,)
            room.place(card, cards.WIDTH, at, lit, self.number)
        if said.is_visible and placed < 2:
            room.place(said, cards.REPLY_WIDTH, None, (*self.rings, card.box))

    def draw_ground(self, canvas: Canvas, frame: Box, motion: Motion) -> None:
        draw_shade(canvas, frame, self.lit, motion.dark, motion.open)
        draw_rings(canvas, self.ringed, motion.breath * motion.open)
        if motion.open >= 1:
            draw_number_ring(canvas, self.number)


class Taught(Screen, Protocol):
    needs_redraw: bool
    tooltips: TooltipTimer

    def dismiss_tutor(self) -> None:
        """The person plays alone."""


def _heading(game: Game, lesson: Lesson) -> Message:
    number = lesson_keys(game).index(lesson.key) + 1
    return Message("coach-numbered", {"number": number, "title": lesson.title})


class Coach(Tutor):
    """Sits beside the pupil of one part of a lesson."""

    lets_through = True
    tab_rank = -2
    feels_time = keeps_table = asks_every_step = True
    column_head = cards.HEAD + COLUMN_INSET

    def __init__(self, table: Taught, walk: Walk, progress: Progress, ways: cards.Ways) -> None:
        super().__init__()
        self.table, self.walk, self.progress, self.ways = table, walk, progress, ways
        self.reply: Reply | None = None
        self.is_done = self._plays_it = False
        self.motion = Motion(table.app.settings.animation_speed.factor)
        self._said: object = None
        self.named = NamedParts(table)
        self.room = Room(table)
        self.spotlight = Spotlight(self.named, self.room)
        self._seen: object = None
        self.speaks_english = walk.tell_in(spoken(table.app.settings.language)) == ENGLISH
        game, lesson = walk.match.game, walk.lesson
        note = Message("coach-minutes", {"minutes": lesson.minutes})
        names = [step.title for step in lesson.steps]
        self.ribbon = cards.Ribbon(_heading(game, lesson), note, names, self.skip)
        self.card = cards.CoachCard(
            Button(
                Message("house-back"),
                self.back,
                kind="secondary",
                icon="arrow-left",
                tooltip="Backspace",
            ),
            Button(Message("coach-show-me"), self.show, icon="player-play", tooltip="F2"),
            Button(Message("coach-rule"), self.read_rule, icon="book", tooltip="F1"),
            Button(Message("coach-next"), self.go_on, kind="primary", key="Space"),
            Button(Message("coach-all"), self.skip, kind="secondary"),
        )
        self.said = cards.ReplyCard(
            Button(Message("frame-play-it"), self.play_it),
            Button(Message("house-back"), self.take_back, kind="secondary"),
        )
        for widget in (self.ribbon, self.card, self.said):
            widget.tab_rank = self.tab_rank
            self.add(widget)
        self._hide()

    # -- what is going on ---------------------------------------------------------------------

    @property
    def is_still(self) -> bool:
        """Whether nothing plays and the pupil is to act, or nobody any more."""
        moment = self.table.moment
        return not (moment.is_playing or moment.is_behind) and self.walk.is_waiting

    def go_on_if_done(self) -> None:
        """When all steps of the part are done, the next part's table follows."""
        self.walk.follow()
        moment = self.table.moment
        is_seen = not (moment.is_playing or moment.is_behind) and self.table.is_on_top
        if self.walk.is_over and not self.is_done and is_seen:
            self._end_part()

    def follow(self) -> None:
        """Speak when everything lies still and the pupil is to act; else be quiet."""
        table, walk = self.table, self.walk
        self.speaks_english = walk.tell_in(spoken(table.app.settings.language)) == ENGLISH
        walk.follow()
        is_still = self.is_still and (self.is_done or not walk.is_over)
        places = table.frame.places
        state = (
            len(walk.match.moves), walk.step_number, is_still, self.reply, self.is_done, places,
            self.spotlight.boxes(walk.step), table.width, table.height, table.popup is None,
            self.speaks_english,
        )  # fmt: skip
        if state == self._seen or places is None:
            return
        self._seen = state
        self._keep(walk.number)
        if is_still:
            self._speak()
        else:
            self._hide()
        table.refresh()

    def _keep(self, step: int) -> None:
        if not self.is_done:
            self.progress.reach(self.walk.match.game.key, self.walk.lesson, step)
            self._tell_problem()

    def _tell_problem(self) -> None:
        problem, self.progress.problem = self.progress.problem, None
        if problem is not None:
            self.table.app.toast(problem, "warning")

    def _end_part(self) -> None:
        walk = self.walk
        if not walk.is_last_part:
            self.ways.to_step(walk.lesson, walk.lesson.number_of(walk.part_number + 1, 0))
            return
        self.is_done = True
        self.progress.finish(walk.match.game.key, walk.lesson)
        self._tell_problem()
        if walk.part.is_game:
            self.table.app.toast(Message("coach-game-goes-on"))
            self.table.dismiss_tutor()
        self.table.refresh()

    # -- what is said -------------------------------------------------------------------------

    @property
    def rings(self) -> tuple[Box, ...]:
        return self.spotlight.rings

    def _hide(self) -> None:
        if self.card.is_visible:
            self.table.tooltips.hide()
            self.motion.end()
        self.card.is_visible = self.said.is_visible = False
        self.ribbon.is_visible = True
        self.room.place_ribbon(self.ribbon)

    def _speak(self) -> None:
        card, walk = self.card, self.walk
        self.box = self.table.viewport
        spoken = None if self.is_done or walk.is_lost else walk.step
        at = () if spoken is None else self.named.boxes(spoken.points_at)
        self.room.place_ribbon(self.ribbon, at)
        if self.is_done:
            card.say_end(walk.lesson, self._afterwards())
        elif walk.is_lost:
            card.say_lost()
        else:
            card.say_step(walk)
        self._enter()
        self._say_reply()
        self.ribbon.step = walk.number
        bar = self.table.frame.bar.box
        self.spotlight.turn(spoken, self.ribbon, card, self.said, bar)

    def _enter(self) -> None:
        """The card comes, if it says something else than before."""
        card, walk = self.card, self.walk
        said = (walk.number, walk.is_lost, self.is_done)
        if said != self._said or not card.is_visible:
            self.table.tooltips.hide()
            self.motion.begin(is_dark=card.is_visible)
        self._said = said
        card.is_visible = True

    def _say_reply(self) -> None:
        reply, said = self.reply, self.said
        if reply is not None and not said.is_visible:
            self.motion.answer()
        said.is_visible = reply is not None
        if reply is None:
            return
        said.chose = Message("coach-you-chose", {"move": reply.words})
        said.title = Message("coach-works-too")
        said.says = reply.says

    # -- what the pupil does ------------------------------------------------------------------

    def lets(self, answer: Any) -> bool:
        """A move that the step does not expect is answered before it is made."""
        walk = self.walk
        walk.follow()
        while not walk.is_over and not walk.step.is_action:
            walk.read()
        if walk.is_over:
            return walk.part.is_game
        if walk.is_lost:
            return True
        reply = None if self._plays_it else walk.reply_to(answer)
        self.reply = reply
        if reply is None:
            return True
        self._drop_plans()
        return False

    def _drop_plans(self) -> None:
        """What the board had in mind to do next, such as rolling on, is not done."""
        table = self.table
        table.parts.board.forget()
        table.director.jump()
        table.refresh()

    def play_it(self) -> None:
        if self.reply is None:
            return
        self._plays_it = True
        self.table.submit(self.reply.option)
        self._plays_it = False

    def take_back(self) -> None:
        self.reply = None
        self.table.refresh()

    def go_on(self) -> None:
        """A step was read; or back to where the lesson can go on; or to the next lesson."""
        if self.is_done:
            self._afterwards().go()
        elif self.walk.is_lost:
            self.back()
        else:
            self.walk.read()
            self.follow()

    def show(self) -> None:
        walk, number = self.walk, self.walk.number
        self.reply = None
        while walk.number == number and walk.answer is not None:
            if not self.table.submit(walk.answer):
                return
            walk.follow()

    def back(self) -> None:
        """The table as it was before the step before."""
        self.reply = None
        walk, table = self.walk, self.table
        walk.follow()
        if not walk.back():
            if walk.part_number:
                self.ways.to_step(walk.lesson, walk.number - 1)
        elif walk.is_ahead and walk.match.is_over:
            self.ways.to_step(walk.lesson, walk.number)
        else:
            while walk.is_ahead:
                table.conductor.undo()
            table.refresh()

    def read_rule(self) -> None:
        table = self.table
        table.app.routes.rules(table.match.game, self.walk.step.clause)

    def skip(self) -> None:
        """Leave; the lesson goes on here another time."""
        self.ways.out()

    def leave(self) -> bool:
        """Esc lets go of the reply, else of the lesson."""
        if self.reply is not None:
            self.take_back()
        else:
            self.skip()
        return True

    def _afterwards(self) -> cards.Afterwards:
        return cards.afterwards(self.table.app, self.walk, self.progress, self.ways)

    # -- keys and drawing ---------------------------------------------------------------------

    def take_key(self, intent: KeyPressed) -> bool:
        """Backspace goes back, Space and Enter on, F1 to the rule, F2 shows the move."""
        if not self.card.is_visible:
            return False
        card = self.card
        ways: dict[str, Button] = {
            "Backspace": card.back,
            "Space": card.onward,
            "Enter": card.onward,
            "F2": card.show,
            "F1": card.rule,
        }
        if self.reply is not None:
            said = self.said
            ways = {"Backspace": said.back, "Space": said.play, "Enter": said.play}
        for key, button in ways.items():
            if is_key(intent, key) and button.is_visible:
                return button.press()
        return False

    @property
    def is_moving(self) -> bool:
        return self.motion.is_moving

    def pass_time(self, seconds: float) -> None:
        self.motion.factor = self.table.app.settings.animation_speed.factor
        if self.motion.pass_time(seconds):
            self.table.needs_redraw = True  # only the coach, not what lies beneath

    def seconds_to_wake(self) -> float | None:
        is_breathing = self.card.is_visible and bool(self.rings) and self.motion.factor > 0
        return BREATH_SECONDS if is_breathing else None

    def render(self, canvas: Canvas) -> None:
        motion, frame, spotlight = self.motion, self.table.viewport, self.spotlight
        sheet, card = motion.left
        if self.card.is_visible:
            spotlight.draw_ground(canvas, frame, motion)
            self.ribbon.render(canvas)
            draw_card(canvas, self.card, self._said, motion.card)
            if self.said.is_visible:
                draw_card(canvas, self.said, self._said, motion.reply)
            return
        if sheet > 0:
            draw_shade(canvas, frame, spotlight.lit, sheet)
            draw_card(canvas, self.card, self._said, card)
        self.ribbon.render(canvas)
