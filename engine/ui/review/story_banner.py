"""The head of a review: who won, how, and the standings with faces and marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.match import Match
from engine.text.said import Said, Words
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.faces import draw_face, draw_head, seat_face
from engine.ui.review.story_card import number_of
from engine.ui.review.story_curve import SIZE, SWING
from engine.ui.theme import SEAT_COLOURS, SECOND_TEXT, TEXT, WHITE, mix, seat_colour

EDGE: Final = 40.0
STANDINGS: Final = 620.0
ROW: Final = 54.0
LOST_FACE: Final = 78.0
WINNER_MARK: Final = 22.0


@dataclass(frozen=True, slots=True)
class BannerWords:
    """Who won; how long the game was; who led since when."""

    headline: str
    facts: Words
    course: str


@dataclass(frozen=True, slots=True)
class StoryBanner:
    """The head of the review of a match, its seats in `order`, the first one on top."""

    match: Match
    order: Sequence[int]
    words: BannerWords

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Laurel, headline and two lines at the left, the standings at the right."""
        canvas.rounded(box, 0, ((0, 0, 0, 120), (0, 0, 0, 0)))
        self._draw_winner(canvas, box.x + EDGE + 84, box.centre_y)
        x = box.x + EDGE + 204
        standings = Box(box.right - EDGE - STANDINGS, box.y + 12, STANDINGS, box.h - 24)
        room = standings.x - 24 - x
        words, font = self.words.headline, canvas.theme.title_font
        size = canvas.fitting_size(words, room, (54, 44, 34, 26), font)
        canvas.text(x, box.y + 66, words, size, WHITE, font, max_width=room)
        facts = self.words.facts
        size = canvas.fitting_size(facts, room, (20, SIZE))
        canvas.text(x + 2, box.y + 116, facts, size, TEXT, max_width=room)
        canvas.text(x + 2, box.y + 150, self.words.course, 20, SECOND_TEXT, "text-italic",
                    max_width=room)  # fmt: skip
        self._draw_standings(canvas, standings)

    def _draw_winner(self, canvas: Canvas, x: float, y: float) -> None:
        """The first one's face or mark in a laurel; without it where no person came first."""
        winners = self.match.result.winners
        if not winners:
            return
        seats = self.match.setup.seats
        persons = [seat for seat in winners if seats[seat].is_person]
        seat = (persons or list(winners))[0]
        canvas.glow(x, y, 150, 110, canvas.theme.accent, 0.18)
        has_laurel = persons or not any(each.is_person for each in seats)
        if has_laurel:
            canvas.icon("laurels", x, y, 168, SWING)
        face = seat_face(self.match, seat)
        if face is not None and not persons:
            r = 54.0 if has_laurel else LOST_FACE
            draw_head(canvas, face, x, y, r, SEAT_COLOURS[seat])
            canvas.seat_mark(seat, x + 0.72 * r, y + 0.72 * r, WINNER_MARK)
        else:
            canvas.seat_mark(seat, x, y, 46)

    def _draw_standings(self, canvas: Canvas, box: Box) -> None:
        """Rank, face, name and result of every seat, the first one on top."""
        step = min(ROW + 8, box.h / len(self.order))
        y = box.centre_y - step * len(self.order) / 2
        for seat in self.order:
            self._draw_standing(canvas, Box(box.x, y, box.w, step - min(8.0, step * 0.14)), seat)
            y += step

    def _draw_standing(self, canvas: Canvas, row: Box, seat: int) -> None:
        rank, y = self.match.result.ranks[seat], row.centre_y
        colour = seat_colour(seat)
        ground = mix(canvas.theme.panel, colour, 0.30 if rank == 1 else 0.10)
        canvas.rounded(row, row.h / 2, (*ground, 225), (*colour, 200 if rank == 1 else 90), 1.5)
        r = min(20.0, row.h * 0.42)
        small = row.h < canvas.line_step(22, 1.2)
        size = SIZE if small else 22
        canvas.text(row.x + 30, y, str(rank), size, WHITE, "number-bold", "centre")
        face = seat_face(self.match, seat)
        if face is None:
            canvas.seat_mark(seat, row.x + 74, y, r * 0.8)
        else:
            draw_face(canvas, face, seat, row.x + 74, y, r)
        score, said = number_of(self.match.result.scores[seat]), self.match.game.lead_unit
        said = Said(f"{said.key}.one") if score == "1" else said
        unit = canvas.text(row.right - 24, y, said, SIZE, TEXT, align="right")
        right = row.right - 24 - unit - 8
        right -= canvas.text(right, y, score, size, WHITE, "number-bold", "right")
        name = self.match.voice.named(seat)
        canvas.text(row.x + 108, y, name, size, WHITE, "text-semibold",
                    max_width=right - 16 - row.x - 108)  # fmt: skip
