"""The head of a review: the winner in an arch over the last table, and the scores with faces."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import pygame

from engine.core.match import Match
from engine.text.message import Message, Words
from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.pages.end import closing_words, number_of
from engine.ui.paint.brush import Brush, drawn
from engine.ui.paint.portraits import draw_head, edition_of, seat_face
from engine.ui.paint.shapes import blank, gradient, polygon_mask
from engine.ui.scene import Window
from engine.ui.theme import SECOND_TEXT, TEXT, WHITE, Colour, darken, lighten, mix
from engine.ui.widgets.base import Pressable

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
SOLID: Final = 242
WIDEST, HIGHEST = 1240.0, 464.0
"""Of what is shown over a table."""
NARROW: Final = 300.0
"""A score that is narrower, or has no room for its name, has its number below the name."""
NARROWEST: Final = 200.0
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
        rank, colour = self.match.result.ranks[seat], canvas.theme.seat_colour(seat)
        panel, is_first = canvas.theme.panel, self.match.result.ranks[seat] == 1
        if is_first:
            canvas.shadow(box, 14, blur=24, drop=0, strength=150, colour=colour)
        canvas.shadow(box, 14, blur=20, drop=9, strength=150)
        share = 0.34 if is_first else 0.14
        canvas.rounded(box, 14, (mix(panel, colour, share), mix(darken(panel, 0.3), colour, 0.10)),
                       lighten(colour, 0.25) if is_first else mix(panel, colour, 0.5),
                       2.4 if is_first else 1.5)  # fmt: skip
        canvas.lit_edge(box, 14, 28)
        name, score = self.match.voice.named(seat), self.match.result.scores[seat]
        most = canvas.text_width(number_of(score), 44, "number-bold")
        room = box.w - 2 * min(36.0, 0.16 * box.w) - 78
        is_crowded = canvas.text_width(name, 18, "text-semibold") > room - most
        is_narrow, is_tiny = box.w < NARROW or is_crowded, box.w < NARROWEST
        r = 18.0 if is_tiny else 24.0 if is_narrow else min(36.0, 0.16 * box.w)
        x, y = box.x + 24 + r, box.centre_y - 16 * is_tiny
        face = seat_face(self.match, seat)
        if face is None:
            canvas.seat_mark(seat, x, y, r)
        else:
            draw_head(canvas, face, x, y, r, colour)
            canvas.seat_mark(seat, x + 0.72 * r, y + 0.72 * r, 0.36 * r)
        medal = CREAM if is_first else mix(panel, SECOND_TEXT, 0.25)
        canvas.disc(box.x + 8, box.y + 8, 18, medal, CASING, 2)
        ink = CASING if is_first else TEXT
        canvas.text(box.x + 8, box.y + 8, str(rank), 20, ink, "number-bold", "centre")
        said = self.match.game.lead_unit
        said = Message(f"{said.key}.one") if score == 1 else said
        right, left = box.right - 20, x + r + 20
        gold = CREAM if is_first else TEXT
        if is_tiny:
            canvas.text(box.right - 14, y, number_of(score), 32, gold, "number-bold", "right")
            canvas.text(box.centre_x, box.bottom - 20, name, 18, WHITE, "text-semibold", "centre",
                        max_width=box.w - 16)  # fmt: skip
            return
        if is_narrow:
            right, left = right + 6, left - 8
            size = canvas.fitting_size(name, right - left, (22, 20, 18), "text-semibold")
            canvas.text(left, y - 22, name, size, WHITE, "text-semibold", max_width=right - left)
            wide = canvas.text(left, y + 18, number_of(score), 32, gold, "number-bold") + 10
            if wide + canvas.text_width(said, 18) <= right - left:
                canvas.text(left + wide, y + 20, said, 18, TEXT)
            return
        wide = canvas.text(right, y - 12, number_of(score), 44, gold, "number-bold", "right")
        unit = canvas.text(right, y + 28, said, 18, TEXT, align="right")
        room, edition = right - left - max(wide, unit) - 14, edition_of(self.match, seat)
        size = canvas.fitting_size(name, room, (24, 20, 18), "text-semibold")
        canvas.text(left, y - (12 if edition else 0), name, size, WHITE, "text-semibold",
                    max_width=room)  # fmt: skip
        canvas.text(left, y + 20, edition, 18, TEXT, max_width=room)


class VictoryHost(Protocol):
    replay: Any
    tutor: Any

    @property
    def app(self) -> Window: ...

    @property
    def match(self) -> Match: ...


class Victory(Pressable):
    """The tableau over the board of a table whose game is over; a press shows the board again."""

    radius = 18.0

    def __init__(self, host: VictoryHost) -> None:
        super().__init__(self.close, key="Esc", tooltip=Message("end-see-board"))
        self.match, self._host = host.match, host
        self.is_visible = self.is_closed = False
        self._tableau: Tableau | None = None

    def close(self) -> bool:
        """Puts it away for good; whether it was there."""
        was_there, self.is_closed, self.is_visible = self.is_visible, True, False
        if was_there:
            self.changed()
        return was_there

    def sync(self, moment: Any, places: Any, *, is_crowned: bool) -> None:
        """Over the board from the crown on, until somebody has looked back or put it away."""
        host, match = self._host, moment.match
        is_wanted = moment.is_over and is_crowned and not self.is_closed and places is not None
        if is_wanted:
            is_plain = host.replay is None and host.tutor is None
            is_end = match.game.closing(match.table) is None and match.game.sequel(match) is None
            is_wanted = is_plain and is_end and match not in host.app.looked_back_on
        self.is_visible, self.match = is_wanted, match
        if is_wanted:
            board = places.board
            wide, high = min(board.w - 2 * GAP, WIDEST), min(board.h - 2 * GAP, HIGHEST)
            self.box = Box.around(board.centre_x, board.centre_y, wide, high)

    def draw(self, canvas: Canvas) -> None:
        match, box = self.match, self.box
        ranks = match.result.ranks
        if self._tableau is None:
            order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
            self._tableau = Tableau(match, order)
        tableau, panel = self._tableau, canvas.theme.panel
        colour = canvas.theme.seat_colour(tableau.winner)
        canvas.shadow(box, self.radius, blur=34, drop=12, strength=190)
        canvas.floating(box)
        upper, lower = mix(darken(panel, 0.35), colour, 0.10), darken(panel, 0.5)
        ground = ((*upper, SOLID), (*lower, SOLID))
        canvas.rounded(box, self.radius, ground, lighten(colour, 0.15), 2)
        hero, right = box.inset(20, 6).cut_left(min(HERO, 0.34 * box.w), 12)
        tableau.draw_winner(canvas, hero)
        lines = (right.h - FOOT - SCORES[0] + GAP) // (SCORES[1] + GAP)
        high = tableau.height(right.w, lines)
        y = right.y + max(0.0, (right.h - high - FOOT + BELOW) / 2)
        said = Headings(closing_words(match), match.game.won_by(match) or "")
        tableau.draw(canvas, Box(right.x, y, right.w, high), said)
        words = Message("end-see-board")
        canvas.text(right.x + 2, y + high + 26, words, 18, SECOND_TEXT, max_width=right.w)


def _portrait(
    canvas: Canvas, path: Path, room: Box, outline: Sequence[Point]
) -> pygame.Surface:  # fmt: skip
    """The face as large as the arch, cut along it."""
    w, h = canvas.rect(room).size
    painted = pygame.image.load(path)
    wide, high = painted.get_size()
    share = max(w / wide, h / high)
    part = pygame.Rect(0, 0, min(wide, round(w / share)), min(high, round(h / share)))
    part.centerx = wide // 2
    picture = blank(w, h)
    picture.blit(pygame.transform.smoothscale(painted.subsurface(part), (w, h)), (0, 0))
    mask = polygon_mask(w, h, [(px * canvas.scale, py * canvas.scale) for px, py in outline])
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
