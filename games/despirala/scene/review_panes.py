"""The panes of a review that are drawn: a seat's card, the waterfall, where the score came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.match import Match
from engine.text.message import Message, SeatNumber
from engine.text.voice import Voice
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.paint.charts import (
    BASELINE,
    LUCK_DOWN,
    LUCK_UP,
    MISTAKE,
    BarMeasure,
    Curve,
    draw_legend,
    draw_measures,
    draw_percentiles,
    draw_waterfall,
)
from engine.ui.paint.portraits import draw_player
from engine.ui.theme import (
    BODY,
    DISPLAY,
    GOOD,
    HEADING,
    LARGE,
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    TITLE,
    Colour,
    lighten,
    mix,
    seat_tint,
)
from engine.ui.widgets.base import Pressable
from games.despirala.accounts import SeatAccount
from games.despirala.scene.lines import figure
from games.despirala.scene.review_facts import (
    Standing,
    bar_ends,
    final_score,
    percentile_marks,
    percentile_words,
    waterfall_turns,
)

TITLE_EDGES: Final = 80.0


@dataclass(frozen=True, slots=True)
class StandingCard:
    """A seat in the standings; `is_shown` when the page tells of it."""

    standing: Standing
    is_misere: bool
    is_shown: bool
    voice: Voice

    def draw(self, canvas: Canvas, card: Pressable) -> None:
        """Rank, seat, score, luck and mistakes; a narrow card is set in two lines."""
        standing = self.standing
        box, y = card.box, card.box.centre_y
        fill = lighten(PANEL, 0.03) if card.is_hovered else PANEL
        canvas.panel(box, active=self.is_shown, fill=fill)
        ink = BASELINE if standing.rank == 1 else mix(SECOND_TEXT, PANEL, 0.2)
        if self._is_small(canvas, box):
            self._draw_small(canvas, box, ink)
            return
        canvas.text(box.x + 36, y, str(standing.rank), DISPLAY, ink, "number-bold", "centre")
        draw_player(canvas, standing.face, standing.seat, (box.x + 84, y), 23)
        score = str(standing.score)
        width = canvas.text(box.right - 24, y, score, DISPLAY, TEXT, "number-bold", "right")
        right = min(box.right - 124, box.right - 24 - width - 16)
        left = self._draw_figures(canvas, right, (y - 14, y + 16))
        room = left - 8 - (box.x + 112)
        size = canvas.fitting_size(standing.name, room, (LARGE, BODY), "text-semibold")
        canvas.text(box.x + 112, y - 12, standing.name, size, TEXT, "text-semibold", max_width=room)
        canvas.text(box.x + 112, y + 15, standing.level, SMALL, SECOND_TEXT, max_width=room)

    def _is_small(self, canvas: Canvas, box: Box) -> bool:
        """Whether the name has no room beside figures and score."""
        figures = canvas.text_width(
            self.voice.say(Message("review-card-mistakes")), SMALL
        ) + canvas.text_width("+000.0", BODY, "mono")
        score = max(124, 40 + canvas.text_width(str(self.standing.score), DISPLAY, "number-bold"))
        name = canvas.text_width(self.standing.name, BODY, "text-semibold")
        return 112 + name + 8 + figures + 12 + score > box.w

    def _draw_small(self, canvas: Canvas, box: Box, ink: Colour) -> None:
        standing = self.standing
        y = box.y + 28
        canvas.text(box.x + 24, y, str(standing.rank), HEADING, ink, "number-bold", "centre")
        draw_player(canvas, standing.face, standing.seat, (box.x + 60, y), 19)
        score = str(standing.score)
        width = canvas.text(box.right - 16, y, score, TITLE, TEXT, "number-bold", "right")
        room = box.right - 16 - width - 10 - (box.x + 86)
        place = (box.x + 86, y)
        if canvas.text_width(standing.name, BODY, "text-semibold") > room:
            place, room = (box.x + 16, box.y + 62), box.w - 32
        canvas.text(*place, standing.name, BODY, TEXT, "text-semibold", max_width=room)
        self._draw_figures(canvas, box.right - 16, (box.y + 91, box.y + 117))

    def _draw_figures(self, canvas: Canvas, right: float, ys: tuple[float, float]) -> float:
        """Luck and mistakes, one below the other; returns where they begin."""
        left, standing = right, self.standing
        sign = -1 if self.is_misere else 1
        luck_ink = mix(GOOD, TEXT, 0.25) if sign * standing.luck > 0 else SECOND_TEXT
        lost = abs(standing.mistakes) >= 0.05
        rows = (
            ("review-card-luck", figure(standing.luck, self.voice, signed=True), luck_ink),
            (
                "review-card-mistakes",
                figure(standing.mistakes, self.voice, signed=True),
                mix(MISTAKE, TEXT, 0.2) if lost else SECOND_TEXT,
            ),
        )
        value_room = max(canvas.text_width(value, BODY, "mono") for _, value, _ in rows) + 12
        for y, (key, value, ink) in zip(ys, rows, strict=True):
            label = self.voice.say(Message(key))
            canvas.text(right, y, value, BODY, ink, "mono", "right")
            width = canvas.text(right - value_room, y, label, SMALL, SECOND_TEXT, align="right")
            left = min(left, right - value_room - width)
        return left


@dataclass(frozen=True, slots=True)
class ReviewCharts:
    """The figures of one seat, with the curves of the others beside it."""

    match: Match
    accounts: Sequence[SeatAccount]
    account: SeatAccount

    def _say(self, key: str, **args: Any) -> str:
        return self.match.voice.say(Message(key, args))

    @property
    def is_misere(self) -> bool:
        """Whether the lowest score wins."""
        misere: bool = self.match.table.misere
        return misere

    def draw_waterfall(self, canvas: Canvas, box: Box) -> None:
        """How luck and mistakes moved the expected score, turn by turn."""
        account = self.account
        mode = self.match.table.mode
        turns = tuple(waterfall_turns(account, mode, self.match.voice))
        others = tuple(
            Curve(other.seat, tuple(other.curve), dimmed=True)
            for other in self.accounts
            if other.seat != account.seat
        )

        def paint(layer: Canvas) -> None:
            inner = layer.panel(box, self._say("review-expected"), "chart-bar")
            self._draw_legend(layer, box)
            plot = Box(inner.x + 20, inner.y, inner.w - 36, inner.h - 12)
            if turns:
                draw_waterfall(
                    layer, plot, account.baseline, turns, seat=account.seat, others=others,
                    rising_is_good=not self.is_misere,
                )  # fmt: skip
            else:
                layer.text(plot.x, plot.y + 24, self._say("review-no-turn"), BODY, SECOND_TEXT)

        key = ("review-chart", account.seat, account.baseline, turns, others, self.is_misere)
        canvas.cached(key, box, paint, margin=30)

    def _draw_legend(self, canvas: Canvas, box: Box) -> None:
        names: list[tuple[str, int | Colour | None]] = [
            (self.match.voice.named(seat), seat) for seat in range(len(self.match.setup.seats))
        ]
        signs: list[tuple[str, int | Colour | None]] = [
            (self._say("grade-good-luck"), LUCK_UP),
            (self._say("grade-bad-luck"), LUCK_DOWN),
            (self._say("grade-mistake"), MISTAKE),
            (self._say("review-perfect"), None),
        ]
        words = names + signs
        title = self._say("review-expected")
        title_end = box.x + 72 + canvas.text_width(title, BODY, "text-semibold")
        width = sum(canvas.text_width(word, SMALL) + 46 for word, _ in words)
        if title_end + width > box.right - 16:  # many seats: their marks are on the cards
            words = signs
        draw_legend(canvas, box.right - 16, box.y + 24, words)

    def draw_totals(self, canvas: Canvas, box: Box) -> None:
        """Where the final score came from, and how it stands among perfect games."""
        account = self.account
        score = final_score(self.match, account)
        low, high = bar_ends(account, score)
        note = self._say("review-bars-start", low=round(low)) if low else ""
        title = self._totals_title(canvas, score, note, box.w)
        canvas.panel(box, title, "info-circle", note or None)
        after_luck, say = account.baseline + account.luck, self._say
        voice = self.match.voice
        luck = figure(account.luck, voice, signed=True)
        mistakes = figure(account.mistakes, voice, signed=True)
        measures = [
            BarMeasure(say("review-expects"), low, account.baseline,
                    figure(account.baseline, voice), BASELINE),
            BarMeasure(say("review-total-luck"), account.baseline, after_luck, luck,
                    LUCK_UP if (account.luck > 0) is not self.is_misere else LUCK_DOWN),
            BarMeasure(say("review-total-mistakes"), after_luck, after_luck + account.mistakes,
                    mistakes, MISTAKE),
            BarMeasure(say("review-final"), low, score, str(score), seat_tint(account.seat, 0.3),
                    True),
        ]  # fmt: skip
        inner = Box(box.x + 20, box.y + 60, box.w - 40, box.h - 60)
        step = min(64.0, max(54.0, (box.h - 60 - 184) / 4))
        draw_measures(canvas, inner, measures, low, high, step)
        if self.match.setup.position is not None:
            return  # only whole games stand beside whole games
        y = inner.y + 4 * step + 12
        canvas.hairline(inner.x, y, inner.w)
        strip = Box(inner.x, y, inner.w, box.bottom - y)
        self._draw_percentiles(canvas, strip, score)

    def _draw_percentiles(self, canvas: Canvas, box: Box, score: int) -> None:
        mode = self.match.table.mode
        step = canvas.line_step(SMALL, 1.4)
        title = self._say("review-million")
        y = box.y + 14 + step / 2
        canvas.text(box.x, y, title, BODY, TEXT, "text-semibold", max_width=box.w)
        seat = self.account.seat
        who = self._say("seat-inside", seat=SeatNumber(seat))
        spare = box.h - 28 - step - 36 - 2 * step
        strip = Box(box.x, y + step / 2 + min(14.0, max(4.0, spare / 3)), box.w, 40)
        draw_percentiles(canvas, strip, percentile_marks(mode), score, who=who, seat=seat)
        words_y = strip.y + 36 + 2 * step + step * 0.8
        if words_y + step / 2 < box.bottom - 6:
            words = self.match.voice.say(percentile_words(mode, score))
            canvas.text(box.x, words_y, words, SMALL, SECOND_TEXT, max_width=box.w)

    def _totals_title(self, canvas: Canvas, score: int, note: str, width: float) -> str:
        """Whose score is told of; in full where there is room beside the note."""
        room = width - TITLE_EDGES - canvas.text_width(note, SMALL)
        said = Message("review-where", {"seat": SeatNumber(self.account.seat), "score": score})
        whole, short = self.match.voice.say(said), self.match.voice.say(said, "short")
        return whole if canvas.text_width(whole, BODY, "text-semibold") <= room else short
