"""The head of a review: the winner in an arch over the last table, and the scores with faces."""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Protocol

import pygame

from engine.core import thinking
from engine.core.learning.lesson import NextStep
from engine.core.match import Match
from engine.text.message import Fixed, Message, Words, number_said
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.display import Clicked, Intent, Key
from engine.ui.hub.next_step import leave_for, step_after, step_name
from engine.ui.pages.end import closing_words, number_of, round_words, turning_words
from engine.ui.paint.brush import Brush, drawn
from engine.ui.paint.charts import Axes, nice_ticks, spread
from engine.ui.paint.portraits import draw_head, edition_of, painting_of, seat_face
from engine.ui.paint.shapes import blank, gradient, polygon_mask
from engine.ui.scene import Window
from engine.ui.theme import (
    BAD,
    LINE,
    PANEL,
    SECOND_TEXT,
    TEXT,
    WHITE,
    Colour,
    darken,
    lighten,
    mix,
)
from engine.ui.widgets.base import Button, Pressable, Tip, Widget

GOLD: Final[Colour] = (0xE8, 0xBE, 0x78)
CREAM: Final[Colour] = (0xF8, 0xDF, 0xA9)
CASING: Final[Colour] = (0x0A, 0x08, 0x0C)
EDGE: Final = 40.0
GAP: Final = 16.0
HERO: Final = 400.0
"""The width of the winner's column."""
TOP: Final = 20.0
SCORES: Final = (148.0, 98.0)
"""How far under the upper edge the scores begin, and how high they are."""
RAYS, REACH = 22, 1.1
BOARD: Final = (640.0, 360.0)
"""The last table is painted so large in units, and spread over the page: that blurs it."""
LIGHT, SEEN = 0.34, 150
SOLID, SHADE = 250, 205
WIDEST, HIGHEST, LOW = 1680.0, 920.0, 464.0
"""Of what is shown over a table; so low it has no curve."""
WITH_CURVE: Final = 620.0
STEPS_H, TOLD_H = 64.0, 92.0
"""The two next steps, and what is told above the curve."""
NARROW: Final = 300.0
"""A score that is narrower, or has no room for its name, has its number below the name."""
NARROWEST, TIGHT = 200.0, 260.0
"""A score that is narrower, since there is no room for more rows, has its name at the foot."""
FOOT: Final = 70.0
"""What stands below the scores over a table."""
BELOW: Final = 14.0


@dataclass(frozen=True, slots=True)
class Headings:
    """Who won, and why."""

    headline: str
    why: Words


class Tableau:
    """Who won a match, its seats in `order`, the first one on top."""

    def __init__(self, match: Match, order: Sequence[int]) -> None:
        self.match, self.order = match, order
        winners, seats = match.result.winners, match.setup.seats
        persons = [seat for seat in winners if seats[seat].is_person]
        self.winner = (persons or list(winners) or list(order))[0]
        face = None if persons else seat_face(match, self.winner)
        self.face: Path | None = face
        self.left_early = match.game.left_early(match)

    # -- the ground

    def draw_ground(self, canvas: Canvas) -> None:
        """The game's place with the last table in it, and rays behind the winner."""
        size = canvas.surface.get_size()
        match = self.match
        key = ("tableau", match.game.key, match.setup.seed, len(match.moves), size,
               canvas.theme.looks)  # fmt: skip
        canvas.backdrop(picture=canvas.pictures.get(key, lambda: self._ground(canvas, size)))

    def _ground(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        ground = canvas.ground_picture(is_lit=True).copy()
        level = round(255 * LIGHT)
        ground.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        last = self.match.game.table_picture(self.match.table)
        if last is not None:
            sheet = blank(canvas.px(BOARD[0]), canvas.px(BOARD[1]))
            last(canvas.on(sheet, (0, 0)), Box(0, 0, *BOARD))
            soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(sheet, 2), size)
            soft.fill((SEEN,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            ground.blit(soft, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        dark = darken(canvas.theme.panel, 0.5)
        veil = gradient(*size, ((*dark, 110), (*dark, 215)))
        ground.blit(veil, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        self._add_rays(canvas, ground)
        return ground

    def _add_rays(self, canvas: Canvas, ground: pygame.Surface) -> None:
        w, h = ground.get_size()
        light = pygame.Surface((w // 4, h // 4))
        chance = random.Random(5)
        x, y, reach = canvas.px(EDGE + HERO / 2 - 20) / 4, canvas.px(300) / 4, REACH * w / 4
        ink = [value // 5 for value in canvas.theme.seat_tint(self.winner, 0.55)]
        for number in range(RAYS):
            a = math.tau * number / RAYS + chance.uniform(-0.05, 0.05)
            wide = chance.uniform(0.035, 0.085)
            ends = [(x + reach * math.cos(a + by), y + reach * math.sin(a + by))
                    for by in (-wide, wide)]  # fmt: skip
            pygame.draw.polygon(light, ink, [(x, y), *ends])
        fade = pygame.transform.smoothscale(pygame.transform.gaussian_blur(light, 2), (w, h))
        ground.blit(fade, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    # -- the winner

    def draw_winner(self, canvas: Canvas, box: Box) -> None:
        """A face or a mark in an arch of gold before the banner of the seat."""
        seat, worn = self.winner, canvas.theme
        colour = worn.seat_colour(seat)
        room = Box(box.x + 66, box.y + 76, box.w - 132, box.h - 76 - 96)
        x, y, w, h = room.x, room.y, room.w, room.h
        cx, r = room.centre_x, room.w / 2

        def arch(m: float) -> list[Point]:
            turn = [math.pi + math.pi * n / 40 for n in range(41)]
            top = [(cx + (r + m) * math.cos(t), y + r + (r + m) * math.sin(t)) for t in turn]
            return [(x - m, y + h + m), (x - m, y + r), *top, (x + w + m, y + h + m)]

        def banner(brush: Brush) -> None:
            rail = y + 70
            cloth = [(x - 36, rail), (x + w + 36, rail), (x + w + 36, y + h + 34),
                     (cx, y + h + 84), (x - 36, y + h + 34)]  # fmt: skip
            brush.polygon(cloth, (lighten(colour, 0.12), darken(colour, 0.55)))
            brush.line(cloth, GOLD, 4, closed=True)
            brush.line([(x - 54, rail), (x + w + 54, rail)], GOLD, 9)
            for end in (x - 54, x + w + 54):
                brush.disc(end, rail, 11, CREAM)
                brush.disc(end, rail + 2, 7, (0xA8, 0x74, 0x2E))

        def frame(brush: Brush) -> None:
            brush.polygon(arch(20), CASING)
            brush.polygon(arch(17), ((0xFF, 0xE9, 0xBC), (0x8A, 0x5C, 0x28)))
            brush.polygon(arch(11), (0x5A, 0x3C, 0x1E))
            brush.polygon(arch(7), (CREAM, (0xB0, 0x7C, 0x38)))
            brush.polygon(arch(2), mix(darken(colour, 0.72), CASING, 0.35))

        canvas.glow(cx, room.centre_y, w * 1.1, h * 0.9, mix(colour, CREAM, 0.4), 0.5)
        around = Box(x - 70, y + 50, w + 140, h + 50)
        drawn(canvas, ("tableau-banner", seat), around, banner, factor=2)
        drawn(canvas, ("tableau-arch", seat), room.inset(-24), frame, factor=2)
        if self.face is None:
            canvas.seat_mark(seat, cx, room.centre_y - 8, 0.34 * w)
        else:
            path = self.face
            key = ("tableau-face", path.stem, canvas.rect(room).size)
            points = [(px - x, py - y) for px, py in arch(0)]
            picture = canvas.pictures.get(key, lambda: _portrait(canvas, path, room, points))
            canvas.image(picture, x, y, premultiplied=True)
        canvas.icon("jewel-crown", cx + 2, y - 28, 72, (0x2A, 0x18, 0x08))
        canvas.icon("jewel-crown", cx, y - 31, 70, CREAM)
        foot = y + h + 4
        canvas.disc(cx, foot, 44, CASING, GOLD, 3.5)
        canvas.seat_mark(seat, cx, foot, 29)
        canvas.icon("laurels", cx + 2, foot + 6, 148, (0x1A, 0x10, 0x06))
        canvas.icon("laurels", cx, foot + 3, 146, CREAM)

    # -- words and scores

    def draw(self, canvas: Canvas, box: Box, said: Headings) -> None:
        """Headline, reason and scores beside the winner; `box` is their place."""
        font, room = canvas.theme.title_font, box.w
        size = canvas.fitting_size(said.headline, room, (72, 60, 48, 38, 30), font)
        name = self.match.voice.named(self.winner)
        before, found, after = said.headline.partition(name)
        x, wide = box.x, canvas.text_width(said.headline, size, font)
        canvas.shadow(Box(x, box.y + 24, wide, 104), 30, blur=34, drop=0, strength=150)
        parts = ((before, WHITE), (found, canvas.theme.seat_tint(self.winner, 0.5)), (after, WHITE))
        for words, ink in parts if found else ((said.headline, WHITE),):
            word = words.lstrip()
            x += canvas.text_width(" ", size, font) * (len(words) - len(word))
            x += canvas.text(x, box.y + 54, word, size, ink, font, max_width=box.right - x)
            x += canvas.text_width(" ", size, font) * (len(word) - len(word.rstrip()))
        y, least = box.y + 114, 18
        size = canvas.fitting_size(said.why, room, (26, 22, 20, least))
        lines = canvas.paragraph_height(room, said.why, size, line_height=1.2)
        canvas.paragraph(Box(box.x + 2, y - lines / 2, room, lines), said.why, size, TEXT,
                         line_height=1.2, max_lines=2)  # fmt: skip
        down, high = SCORES
        count = self._in_a_row(box.w, (box.h - down + GAP) // (high + GAP))
        for start in range(0, len(self.order), count):
            top = box.y + down + start // count * (high + GAP)
            self._draw_scores(canvas, Box(box.x, top, box.w, high), start, count)

    def height(self, width: float, most: float = math.inf) -> float:
        """How high headline, reason and scores are, with a gap below them."""
        down, high = SCORES
        lines = -(-len(self.order) // self._in_a_row(width, most))
        return down + lines * (high + GAP) - GAP + BELOW

    def _in_a_row(self, width: float, most: float) -> int:
        """How many scores are side by side: in as few rows as their names have room in, and in at
        `most` so many rows.
        """
        seats = len(self.order)
        counts = [-(-seats // lines) for lines in range(1, int(max(1, min(most, seats))) + 1)]
        return next((n for n in counts if (width + GAP) / n - GAP >= NARROWEST), counts[-1])

    def _draw_scores(self, canvas: Canvas, row: Box, start: int, count: int) -> None:
        first = 1.25 if len(self.order) == count <= 4 else 1.0
        step = (row.w - GAP * (count - 1)) / (count - 1 + first)
        left = row.x
        for place, seat in enumerate(self.order[start : start + count], start):
            wide = step * (first if place == 0 else 1.0)
            self._draw_score(canvas, Box(left, row.y, wide, row.h), seat)
            left += wide + GAP

    def _draw_score(self, canvas: Canvas, box: Box, seat: int) -> None:
        rank, colour = self.match.result.ranks[seat], canvas.theme.seat_ground(seat)
        panel, is_first, unit = canvas.theme.panel, rank == 1, self.match.game.lead_unit
        if is_first:
            canvas.shadow(box, 14, blur=24, drop=0, strength=150, colour=colour)
        canvas.shadow(box, 14, blur=20, drop=9, strength=150)
        share = 0.34 if is_first else 0.14
        canvas.rounded(box, 14, (mix(panel, colour, share), mix(darken(panel, 0.3), colour, 0.10)),
                       lighten(colour, 0.25) if is_first else mix(panel, colour, 0.5),
                       2.4 if is_first else 1.5)  # fmt: skip
        canvas.lit_edge(box, 14, 28)
        name, score = self.match.voice.named(seat), self.match.result.scores[seat]
        left_early = self.left_early.get(seat)
        most = max(canvas.text_width(number_of(score), 44, "number-bold"),
                   canvas.text_width(left_early or "", 18))  # fmt: skip
        room = box.w - 2 * min(36.0, 0.16 * box.w) - 78
        is_crowded = canvas.text_width(name, 18, "text-semibold") > room - most
        is_narrow, is_tiny = box.w < NARROW or is_crowded, box.w < NARROWEST
        is_small = is_tiny or (left_early is not None and box.w < TIGHT)
        r = 18.0 if is_small else 24.0 if is_narrow else min(36.0, 0.16 * box.w)
        x, y = box.x + 24 + r, box.centre_y - 16 * is_tiny
        face = seat_face(self.match, seat)
        if face is None:
            canvas.seat_mark(seat, x, y, r)
        else:
            draw_head(canvas, face, x, y, r, colour)
            canvas.seat_mark(seat, x + 0.72 * r, y + 0.72 * r, 0.36 * r)
        _draw_rank(canvas, box, rank)
        said: Words = Message(f"{unit.key}.one") if score == 1 else unit
        right, left = box.right - 20, x + r + 20
        gold = CREAM if is_first else TEXT
        if is_tiny:
            beside, number = box.right - 14 - (x + 1.1 * r), number_of(score)
            size = canvas.fitting_size(number, beside, (32, 26, 22, 18), "number-bold")
            canvas.text(box.right - 14, y, number, size, gold, "number-bold", "right")
            size = canvas.fitting_size(name, box.w - 16, (18, 15, 13), "text-semibold")
            canvas.text(box.centre_x, box.bottom - 20, name, size, WHITE, "text-semibold",
                        "centre", max_width=box.w - 16)  # fmt: skip
            return
        if is_narrow:
            right, left = right + 6, left - 8
            size = canvas.fitting_size(name, right - left, (22, 20, 18, 15), "text-semibold")
            canvas.text(left, y - 22, name, size, WHITE, "text-semibold", max_width=right - left)
            if left_early is not None:
                size = canvas.fitting_size(left_early, right + 8 - left, (18, 17, 16))
                canvas.text(left, y + 18, left_early, size, TEXT, max_width=right + 8 - left)
                return
            wide = canvas.text(left, y + 18, number_of(score), 32, gold, "number-bold") + 10
            if is_first and wide + canvas.text_width(said, 18) <= right - left:
                canvas.text(left + wide, y + 20, said, 18, TEXT)
            return
        big = "" if left_early else number_of(score)
        wide = canvas.text(right, y - 12, big, 44, gold, "number-bold", "right")
        wide = max(wide, canvas.text(right, y + 28, left_early or said, 18, TEXT, align="right"))
        room, edition = right - left - wide - 14, edition_of(self.match, seat)
        size = canvas.fitting_size(name, room, (24, 20, 18), "text-semibold")
        canvas.text(left, y - (12 if edition else 0), name, size, WHITE, "text-semibold",
                    max_width=room)  # fmt: skip
        canvas.text(left, y + 20, edition, 18, TEXT, max_width=room)


def _draw_rank(canvas: Canvas, box: Box, rank: int) -> None:
    """The medal of a place at the corner of its score."""
    medal = CREAM if rank == 1 else mix(canvas.theme.panel, SECOND_TEXT, 0.25)
    canvas.disc(box.x + 8, box.y + 8, 18, medal, CASING, 2)
    ink = CASING if rank == 1 else TEXT
    canvas.text(box.x + 8, box.y + 8, str(rank), 20, ink, "number-bold", "centre")


# The curve of a review: who led by how much, its turning points as medals, a place for each.

AHEAD: Final[Colour] = (0x6F, 0xB4, 0xF0)
BEHIND: Final[Colour] = lighten(BAD, 0.2)
SWING: Final[Colour] = (0xE0, 0xB1, 0x5A)
MEDALS: Final[dict[thinking.TurnKind, Colour]] = {"lost": BEHIND, "found": AHEAD, "swing": SWING}
SIZE: Final = 18
MEDAL: Final = 19.0
LEFT: Final = 72.0
TICKS: Final = 5
AREA: Final = 46
LABEL_GAP: Final = 24.0
HEAD: Final = 1.9
FALL: Final = 46.0
TIP: Final = 5.0
ENDS: Final = 64.0
"""The last scores stand there."""


def draw_medal(
    canvas: Canvas,
    number: int,
    kind: thinking.TurnKind,
    x: float,
    y: float,
    *,
    is_lit: bool = False,
) -> None:
    ink = MEDALS[kind]
    face = (mix(ink, PANEL, 0.55), mix(ink, PANEL, 0.75))
    box = Box.around(x, y, 2 * MEDAL, 2 * MEDAL)
    if is_lit:
        canvas.glow(x, y, 3 * MEDAL, 3 * MEDAL, ink, 0.5)
    canvas.rounded(box, MEDAL, face, lighten(ink, 0.6 if is_lit else 0.3), 2.5)
    if number:
        canvas.text(x, y, str(number), 22, WHITE, "number-bold", "centre")
    else:
        canvas.icon("star-filled", x, y, 24, WHITE)


class StoryCurve(Widget):
    """The leads from the first answer to the last; a press goes to the answer under it.

    `named` says what a round is called, `lit` which turning point is looked at elsewhere. Of the
    line the share `drawn` is there, and each medal has `fallen` a share of its way. Scores that
    change seldom are lines of their own, straight from change to change. Medals are numbered from
    `first` on; the one with number 0 is a star.
    """

    def __init__(
        self, named: Callable[[int], Words], on_choose: Callable[[int], object], first: int = 1
    ) -> None:
        super().__init__()
        self.first = first
        self.course: thinking.Course | None = None
        self.points: Sequence[thinking.KeyMoment] = ()
        self.lit: int | None = None
        self.drawn = 1.0
        self.fallen: list[float] = []
        self._named = named
        self._on_choose = on_choose

    def show(self, course: thinking.Course, points: Sequence[thinking.KeyMoment]) -> None:
        self.course, self.points = course, points
        self.changed()

    # -- what it does

    def handle(self, intent: Intent) -> bool:
        answer = self._answer_at(intent.x) if isinstance(intent, Clicked) else None
        if answer is None:
            return False
        self._on_choose(answer)
        return True

    def tip_at(self, x: float, y: float) -> Tip | None:
        answer, course = self._answer_at(x), self.course
        if answer is None or course is None:
            return None
        part = self._named(course.parts[course.part_at(answer)][1])
        lead = Fixed(course.leads[answer], _digits(course), signed=True)
        return Message("story-at", {"part": part, "lead": lead})

    def medal_at(self, number: int) -> Point:
        assert self.course is not None
        axes = self._axes(self.course)
        xs = spread([axes.x(point.answer) for point in self.points], 2 * MEDAL + 4, axes.box.x,
                    axes.box.right)  # fmt: skip
        y = axes.y(_height(self.course, self.points[number].answer))
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
        ends = ENDS if self.course is not None and self.course.scores else 24.0
        return Box(self.box.x + LEFT, self.box.y + head, self.box.w - LEFT - ends,
                   self.box.h - head - 8)  # fmt: skip

    def _axes(self, course: thinking.Course) -> Axes:
        marks = _marks(course)
        top = 1.06 * max(map(max, course.scores)) if course.scores else marks[-1]
        return Axes(self._inner, 0, max(1, course.answers), marks[0], max(1.0, top))

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
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
            paint = _draw_scores if course.scores else _draw_line
            canvas.cached(line, self.box, lambda inner: paint(inner, axes, course))
        if 0 < self.drawn < 1:
            self._draw_tip(canvas, axes, course)
        for number, share in enumerate(self.fallen):
            if share > 0:
                self._draw_medal(canvas, number, share)

    def _draw_tip(self, canvas: Canvas, axes: Axes, course: thinking.Course) -> None:
        answer = round(self.drawn * (len(course.leads) - 1))
        x, y = axes.x(self.drawn * max(1, course.answers)), axes.y(_height(course, answer))
        ink = AHEAD if course.leads[answer] >= 0 else BEHIND
        canvas.glow(x, y, 5 * TIP, 5 * TIP, ink, 0.5)
        canvas.disc(x, y, TIP, lighten(ink, 0.5))

    def _draw_medal(self, canvas: Canvas, number: int, share: float) -> None:
        x, y = self.medal_at(number)
        kind, box = self.points[number].kind, Box.around(x, y, 2 * MEDAL, 2 * MEDAL)
        canvas.floating(box)
        if share >= 1:
            draw_medal(canvas, number + self.first, kind, x, y, is_lit=self.lit == number)
            return
        canvas.cached(("story-medal", number, kind), box,
                      lambda inner: draw_medal(inner, number + self.first, kind, x, y), margin=4,
                      alpha=255 * share, down=FALL * (share - 1))  # fmt: skip

    def _words_of(self, canvas: Canvas) -> str:
        """What the labels depend on besides the course."""
        return canvas.said(self._named(1))

    def _draw_chart(self, canvas: Canvas, course: thinking.Course) -> None:
        axes, marks = self._axes(course), _marks(course)
        labelled = with_room(marks, axes.y, canvas.line_step(SIZE, 1.2))
        for mark in (each for each in marks if each <= axes.y_high):
            strong = mark == 0
            canvas.hairline(axes.box.x, axes.y(mark), axes.box.w, colour=SECOND_TEXT if strong
                            else LINE, alpha=200 if strong else 120)  # fmt: skip
            if mark in labelled:
                label = number_said(mark, signed=not course.scores)
                canvas.text(axes.box.x - 14, axes.y(mark), label, SIZE, SECOND_TEXT, "number",
                            "right")  # fmt: skip
        self._draw_parts(canvas, axes, course)

    def _draw_parts(self, canvas: Canvas, axes: Axes, course: thinking.Course) -> None:
        """A thin line where a round begins, with its name: where one has no room in its words, the
        first that has, and else the numbers.
        """
        free, is_said = axes.box.x - 1, False
        begins = [axes.x(start) for start, _ in course.parts]
        ends = [*begins[1:], axes.box.right + LABEL_GAP]
        fit = [not name or x + 8 + canvas.text_width(self._named(name), SIZE) + LABEL_GAP <= end
               for (_, name), x, end in zip(course.parts, begins, ends, strict=True)]  # fmt: skip
        y = self.box.y + SIZE * HEAD / 2
        for (_, name), x, in_words in zip(course.parts, begins, fit, strict=True):
            canvas.hairline(x, axes.box.y, axes.box.h, vertical=True, colour=LINE, alpha=110)
            words = self._named(name) if in_words and (all(fit) or not is_said) else str(name)
            wide = canvas.text_width(words, SIZE)
            if name and x + 8 >= free and x + 8 + wide <= axes.box.right:
                canvas.text(x + 8, y, words, SIZE, SECOND_TEXT)
                free, is_said = x + 8 + wide + LABEL_GAP, is_said or in_words


def _digits(course: thinking.Course) -> int:
    return 0 if all(lead == round(lead) for lead in course.leads) else 1


def _marks(course: thinking.Course) -> tuple[float, ...]:
    seen = [each for scores in course.scores for each in scores] or course.leads
    return nice_ticks(min(0.0, *seen), max(0.0, *seen, 1.0), TICKS)


def with_room(marks: Sequence[float], place: Callable[[float], float], apart: float) -> list[float]:
    """The marks whose labels lie at least so far apart: zero first, then the outer ones."""
    found: list[float] = []
    for mark in sorted(marks, key=lambda each: (each != 0, -abs(each))):
        if all(abs(place(mark) - place(each)) >= apart for each in found):
            found.append(mark)
    return found


def _thinned(course: thinking.Course, width: float) -> list[tuple[int, float]]:
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


def _height(course: thinking.Course, answer: int) -> float:
    """Where the line of the curve's seat is at an answer."""
    if not course.scores:
        return course.leads[answer]
    steps, scores = course.steps, course.scores[course.seat]
    at = min(max(1, bisect_left(steps, answer)), len(steps) - 1)
    share = (answer - steps[at - 1]) / max(1, steps[at] - steps[at - 1])
    return scores[at - 1] + share * (scores[at] - scores[at - 1])


def _draw_scores(canvas: Canvas, axes: Axes, course: thinking.Course) -> None:
    """A line for each seat, with its mark where its score changed and its last score beside it."""
    seats = sorted(range(len(course.scores)), key=lambda seat: seat == course.seat)
    ends = [axes.y(scores[-1]) for scores in course.scores]
    places = spread(ends, 1.5 * SIZE, axes.box.y + SIZE / 2, axes.box.bottom)
    for seat in seats:
        scores, ink = course.scores[seat], canvas.theme.seat_tint(seat, 0.15)
        points = [axes.point(*each) for each in zip(course.steps, scores, strict=True)]
        canvas.polyline(points, ink, 4 if seat == course.seat else 3)
        for number, point in enumerate(points):
            if number == len(points) - 1 or (number and scores[number] != scores[number - 1]):
                canvas.seat_mark(seat, *point, 8)
        canvas.text(axes.box.right + 20, places[seat], number_of(scores[-1]), 20, lighten(ink, 0.3),
                    "number-bold")  # fmt: skip


def _draw_line(canvas: Canvas, axes: Axes, course: thinking.Course) -> None:
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


class VictoryHost(Protocol):
    """The table that a victory lies over."""

    replay: Any
    tutor: Any
    parts: Any

    @property
    def app(self) -> Window: ...

    @property
    def match(self) -> Match: ...

    @property
    def width(self) -> float: ...


class Victory(Pressable):
    """Over the board of a table whose game is over: who won and why, the curve with its turning
    point, and two next steps; a press elsewhere shows the board again.
    """

    radius = 18.0

    def __init__(self, host: VictoryHost) -> None:
        super().__init__(self.close, key="Esc", tooltip=Message("end-see-board"))
        self.match, self._host = host.match, host
        self.is_visible = self.is_closed = False
        self._tableau: Tableau | None = None
        self.course: thinking.Course | None = None
        self.problem: Words = ""
        self._topic: thinking.Topic | None = None
        self.curve = StoryCurve(lambda number: round_words(self.match, number), self._look, first=0)
        self.turn = Button(Message("house-replay-turn"), self._look, kind="secondary",
                           icon="player-play", key=Key.REPLAY,
                           tooltip=Message("house-replay-turn.tip"))  # fmt: skip
        self.onward = Button(Message("house-play-again"), self._go_on, kind="secondary",
                             icon="refresh", tooltip=Message("house-play-again.tip"))  # fmt: skip
        self._step: NextStep | None = None
        self._shaded: tuple[Box, ...] = ()
        for widget in (self.curve, self.turn, self.onward):
            self.add(widget)

    # -- what it does

    def close(self) -> bool:
        """Puts it away for good; whether it was there."""
        was_there, self.is_closed, self.is_visible = self.is_visible, True, False
        if was_there:
            self.changed()
        return was_there

    def leave(self) -> None:
        """Nobody waits for the curve any more."""
        if self._topic is not None:
            self._host.app.worker.forget(self._topic, lane="study")

    def _look(self, answer: int | None = None) -> None:
        turned = self.curve.points[0].answer if self.curve.points else 0
        self._host.app.routes.replay(self.match, turned if answer is None else answer)

    def _go_on(self) -> None:
        app, step = self._host.app, self._step
        if step is None:
            app.routes.play_again(self.match)
        else:
            leave_for(app, self.match.game, step)

    def sync(self, moment: Any, places: Any, *, is_crowned: bool) -> None:
        """Over the board from the crown on, until somebody has looked back or put it away."""
        host, match = self._host, moment.match
        is_wanted = moment.is_over and is_crowned and not self.is_closed and places is not None
        if is_wanted:
            is_plain = host.replay is None and host.tutor is None
            is_end = match.game.closing(match.table) is None and match.game.sequel(match) is None
            is_wanted = is_plain and is_end and match not in host.app.looked_back_on
        self.is_visible, self.match = is_wanted, match
        if not is_wanted:
            return
        if self._topic is None:
            self._begin()
        bar, top = places.bar, places.top.bottom
        if host.parts.style.seats_on_top:
            top = max(top, places.board.y)
        board, column = Box(0, top, host.width, bar.y - 8 - top), places.column or bar
        foot = Box(column.x - 8, board.bottom, host.width - column.x + 8, bar.bottom - board.bottom)
        self._shaded = (board, foot) if column.x > bar.right else (board,)
        wide, high = min(board.w - 2 * GAP, WIDEST), board.h - 2 * GAP
        high = min(high, HIGHEST if high >= WITH_CURVE else LOW)
        self.box = Box.around(board.centre_x, board.centre_y, wide, high)

    def _begin(self) -> None:
        host, match = self._host, self.match
        ranks = match.result.ranks
        order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        self._tableau = Tableau(match, order)
        self._step = step_after(host.app, match)
        if self._step is not None:
            self.onward.label, self.onward.tooltip = step_name(match.game, self._step), None
        self._topic = thinking.Topic(match)
        work = thinking.course_of_copy
        host.app.worker.think(self._topic, work, (match.language,), self._take_course, self._fail)

    def _take_course(self, course: thinking.Course) -> None:
        points = thinking.turning_points(course, ())
        turning = course.parts[course.largest][1]
        turned = next((point for point in points if point.round == turning), None)
        self.course = course
        self.curve.show(course, () if turned is None else (turned,))
        self.curve.fallen = [1.0] * len(self.curve.points)
        self.placed()

    def _fail(self, error: Exception) -> None:
        self.problem = Message("choices-no-look", {"fault": str(error)})
        self.changed()

    # -- its places

    def placed(self) -> None:
        self.inner = self.box.inset(24, 12)
        self.has_curve = self.box.h > LOW
        below = STEPS_H if self.has_curve else 0.0
        steps, upper = self.inner.cut_bottom(below, GAP if below else 0.0)
        self.hero, right = upper.cut_left(min(HERO, 0.34 * upper.w), 12)
        lines = 2 if self.has_curve else (right.h - FOOT - SCORES[0] + GAP) // (SCORES[1] + GAP)
        tableau = self._tableau
        high = sum(SCORES) if tableau is None else tableau.height(right.w, lines)
        spare = 0.0 if self.has_curve else max(0.0, (right.h - high - FOOT + BELOW) / 2)
        self.head, self.story = right.cut_top(spare)[1].cut_top(high)
        cells = Box(self.story.x, steps.y, self.story.w, steps.h).row(None, None, gap=GAP)
        self.turn.box, self.onward.box = cells
        self.turn.is_visible = self.has_curve and bool(self.curve.points)
        self.onward.is_visible = self.has_curve
        self.curve.is_visible = self.has_curve and self.course is not None
        self.curve.box = self.story.inset(16, 12).cut_top(TOLD_H)[1]

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        match, box, tableau = self.match, self.box, self._tableau
        if tableau is None:
            return
        panel, colour = canvas.theme.panel, canvas.theme.seat_colour(tableau.winner)
        for part in self._shaded:
            canvas.rounded(part, 0, (*CASING, SHADE))
        canvas.glow(*box.centre, 1.3 * box.w, 1.5 * box.h, colour, 0.3)
        canvas.shadow(box, self.radius, blur=34, drop=12, strength=190)
        canvas.floating(box)
        upper, lower = mix(darken(panel, 0.35), colour, 0.10), darken(panel, 0.5)
        ground = ((*upper, SOLID), (*lower, SOLID))
        canvas.rounded(box, self.radius, ground, lighten(colour, 0.15), 2)
        tableau.draw_winner(canvas, self.hero)
        said = Headings(closing_words(match), match.game.won_by(match) or "")
        tableau.draw(canvas, self.head, said)
        words, room = Message("end-see-board"), self.turn.box.x - GAP - self.inner.x
        if self.has_curve:
            self._draw_story(canvas, self.story)
            canvas.text(self.inner.x + 8, self.turn.box.centre_y, words, 18, SECOND_TEXT,
                        max_width=room)  # fmt: skip
            return
        canvas.text(self.head.x + 2, self.head.bottom + 26, words, 18, SECOND_TEXT,
                    max_width=self.head.w)  # fmt: skip

    def _draw_story(self, canvas: Canvas, box: Box) -> None:
        """The round that changed the lead most, what swung it, and the curve below."""
        canvas.panel(box)
        told = None if self.course is None else turning_words(self.match, self.course)
        if told is None:
            words = self.problem or Message("story-reading")
            canvas.text(*box.centre, words, 18, SECOND_TEXT, align="centre", max_width=box.w - 32)
            return
        x, room = box.x + 20, box.w - 40
        canvas.icon("star-filled", x + 11, box.y + 28, 22, CREAM)
        canvas.text(x + 32, box.y + 28, told[0], 22, TEXT, canvas.theme.title_font,
                    max_width=room - 32)  # fmt: skip
        place = Box(x, box.y + 46, room, TOLD_H - 40)
        canvas.paragraph(place, told[1], 18, SECOND_TEXT, line_height=1.25, max_lines=2)


def _portrait(
    canvas: Canvas, path: Path, room: Box, outline: Sequence[Point]
) -> pygame.Surface:  # fmt: skip
    """The face as large as the arch, cut along it."""
    w, h = canvas.rect(room).size
    painted = painting_of(path)
    wide, high = painted.get_size()
    share = max(w / wide, h / high)
    part = pygame.Rect(0, 0, min(wide, round(w / share)), min(high, round(h / share)))
    part.centerx = wide // 2
    picture = blank(w, h)
    picture.blit(pygame.transform.smoothscale(painted.subsurface(part), (w, h)), (0, 0))
    mask = polygon_mask(w, h, [(px * canvas.scale, py * canvas.scale) for px, py in outline])
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
