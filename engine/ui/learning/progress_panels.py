"""The panels of the progress page: curves, levels, badges, records. Drawing alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from engine.core.game import Game
from engine.core.learning import report
from engine.text.message import Message, ThingName, Words, grouped
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.pages.page_theme import theme_of
from engine.ui.paint.charts import nice_ticks, spread
from engine.ui.theme import (
    ACCENTS,
    BACKGROUND,
    BODY,
    GOOD,
    HEADING,
    INK,
    LARGE,
    LINE,
    SECOND_TEXT,
    SMALL,
    TEXT,
    WARNING,
    Colour,
    darken,
    lighten,
    mix,
)

TITLE_H: Final = 52.0
INSET: Final = 20.0
LEGEND_W: Final = 240.0
AXIS_W: Final = 64.0
LINE_NAME_W: Final = 124.0
NAME_W: Final = 150.0
SIDES: Final = (0, 3, 4, 4, 6)
TURNS: Final = (0.0, -90.0, -90.0, -45.0, 0.0)
"""The marks of the games in their order: disc, triangle, diamond, square, hexagon."""


@dataclass(frozen=True, slots=True)
class RatingCurve:
    game: Game
    number: int
    points: Sequence[report.Point]

    @property
    def accent(self) -> Colour:
        return lighten(theme_of(self.game).accent, 0.15)

    @property
    def now(self) -> float:
        return self.points[-1].rating

    def gain(self, since: datetime) -> float:
        before = [point.rating for point in self.points if point.when < since]
        return self.now - (before[-1] if before else report.FIRST)


def draw_game_mark(
    canvas: Canvas, number: int, at: tuple[float, float], r: float, colour: Colour
) -> None:
    """A game's mark, which stands wherever its colour does."""
    number %= len(SIDES)
    if not SIDES[number]:
        canvas.disc(*at, r, colour)
        return
    angles = (TURNS[number] + 360 * n / SIDES[number] for n in range(SIDES[number]))
    r *= 1.2
    canvas.polygon(
        [(at[0] + r * math.cos(math.radians(a)), at[1] + r * math.sin(math.radians(a)))
         for a in angles], colour,
    )  # fmt: skip


def short_title(game: Game) -> str:
    return game.title.split()[0]


def day_words(day: date) -> Message:
    """A day in short: `12 Aug`."""
    return Message(
        "house-day-short", {"day": day.day, "month": ThingName("house-month-short", day.month)}
    )


# -- the rating ------------------------------------------------------------------------------------


class RatingPanel:
    def __init__(
        self, games: Sequence[Game], curves: Sequence[RatingCurve], since: datetime
    ) -> None:
        self._games, self._since = games, since
        self._curves = [curve for curve in curves if curve.points]

    @property
    def lines(self) -> list[tuple[Words, float]]:
        """The strength of the levels: a game's own, or the mean of each strength over the games."""
        if len(self._games) == 1:
            game = self._games[0]
            titles = {level.name: level.title for level in game.bot_levels}
            return [(titles[name], rating) for name, rating in report.level_ratings(game).items()]
        found: list[tuple[Words, float]] = []
        for strength, title in zip(report.STRENGTHS, report.TITLES, strict=True):
            ratings = [
                rating
                for game in self._games
                for name, rating in report.level_ratings(game).items()
                if (level := game.level(name)) is not None and level.strength == strength
            ]
            if ratings:
                found.append((title, sum(ratings) / len(ratings)))
        return found

    def draw(self, canvas: Canvas, box: Box) -> None:
        is_mean = len(self._games) > 1
        note = (
            Message("progress-rating-dashed-mean") if is_mean else Message("progress-rating-dashed")
        )
        canvas.panel(box, Message("progress-rating-title"), "chart-bar", note)
        plot = Box(box.x + AXIS_W + 12, box.y + TITLE_H + 16,
                   box.w - AXIS_W - LEGEND_W - 36, box.h - TITLE_H - 64)  # fmt: skip
        lines = self.lines
        values = [report.FIRST, *(rating for _, rating in lines)]
        values += [point.rating for curve in self._curves for point in curve.points]
        ticks = nice_ticks(min(values), max(values), 6)
        low, high = ticks[0], ticks[-1]

        def y_of(rating: float) -> float:
            return plot.bottom - plot.h * (rating - low) / (high - low)

        for tick in ticks:
            canvas.hairline(plot.x + LINE_NAME_W, y_of(tick), plot.w - LINE_NAME_W, colour=LINE,
                            alpha=90)  # fmt: skip
            canvas.text(plot.x - 14, y_of(tick), grouped(round(tick)), SMALL, SECOND_TEXT, "number",
                        "right")  # fmt: skip
        self._draw_levels(canvas, plot, [(name, y_of(rating)) for name, rating in lines])
        plot = plot.cut_left(LINE_NAME_W)[1]
        if not self._curves:
            self._draw_invitation(canvas, plot, y_of(report.FIRST))
            return
        first = min(curve.points[0].when for curve in self._curves)
        last = max(curve.points[-1].when for curve in self._curves)
        seconds = max(1.0, (last - first).total_seconds())

        def x_of(when: datetime) -> float:
            return plot.x + plot.w * (when - first).total_seconds() / seconds

        self._draw_days(canvas, plot, first, last)
        for curve in self._curves:
            spots = [(x_of(point.when), y_of(point.rating)) for point in curve.points]
            self._draw_curve(canvas, curve, spots)
        self._draw_names(canvas, plot, y_of)

    def _draw_levels(self, canvas: Canvas, plot: Box, lines: Sequence[tuple[Words, float]]) -> None:
        """The names stand left of their lines, where no curve comes."""
        gold = mix(ACCENTS["hub"], BACKGROUND, 0.35)
        places = spread([y for _, y in lines], 24, plot.y, plot.bottom)
        x = plot.x + LINE_NAME_W
        for (name, y), place in zip(lines, places, strict=True):
            canvas.polyline([(x, y), (plot.right, y)], gold, 1.2, dashed=True)
            canvas.text(x - 12, place, name, SMALL, lighten(gold, 0.3), align="right",
                        max_width=LINE_NAME_W - 16)  # fmt: skip

    def _draw_invitation(self, canvas: Canvas, plot: Box, y: float) -> None:
        """A curve that is still to begin."""
        canvas.disc(plot.x, y, 8, ACCENTS["hub"])
        x, middle = plot.right + 24, plot.centre_y
        room = Box(x, middle - 70, LEGEND_W - 24, 140)
        words = (Message("progress-rating-begins"))  # fmt: skip
        canvas.paragraph(room, words, BODY, SECOND_TEXT, line_height=1.4, max_lines=7)

    def _draw_days(self, canvas: Canvas, plot: Box, first: datetime, last: datetime) -> None:
        y = plot.bottom + 26
        canvas.text(plot.x, y, day_words(first.astimezone().date()), SMALL, SECOND_TEXT)
        if (last - first).days > 1:
            middle = first + (last - first) / 2
            canvas.text(plot.centre_x, y, day_words(middle.astimezone().date()), SMALL,
                        SECOND_TEXT, align="centre")  # fmt: skip
        if (last - first).days > 0:
            canvas.text(plot.right, y, day_words(last.astimezone().date()), SMALL, SECOND_TEXT,
                        align="right")  # fmt: skip

    def _draw_curve(
        self, canvas: Canvas, curve: RatingCurve, spots: Sequence[tuple[float, float]]
    ) -> None:
        if len(spots) > 1:
            canvas.polyline(spots, curve.accent, 2.5)
        step = max(1, len(spots) // 6)
        for spot in spots[::step]:
            draw_game_mark(canvas, curve.number, spot, 5, curve.accent)
        draw_game_mark(canvas, curve.number, spots[-1], 8, curve.accent)

    def _draw_names(self, canvas: Canvas, plot: Box, y_of: object) -> None:
        assert callable(y_of)
        wanted = [y_of(curve.now) for curve in self._curves]
        places = spread(wanted, 52, plot.y, plot.bottom)
        x, right = plot.right + 40, plot.right + LEGEND_W
        for curve, at, y in zip(self._curves, wanted, places, strict=True):
            if abs(at - y) > 6:
                canvas.polyline([(plot.right + 12, at), (x - 14, y)], curve.accent, 1.2)
            draw_game_mark(canvas, curve.number, (x, y - 8), 6, curve.accent)
            canvas.text(x + 18, y - 9, short_title(curve.game), BODY, TEXT, "text-semibold")
            canvas.text(right, y - 9, grouped(round(curve.now)), LARGE, curve.accent, "number-bold",
                        "right")  # fmt: skip
            gain = round(curve.gain(self._since))
            words = Message(
                "progress-rating-this-month",
                {"sign": "+" if gain >= 0 else "−", "points": abs(gain)},
            )
            canvas.text(x + 18, y + 13, words, SMALL, SECOND_TEXT)


# -- won by level ----------------------------------------------------------------------------------


def draw_levels(
    canvas: Canvas,
    box: Box,
    rows: Sequence[tuple[int, Game, tuple[report.LevelCell, ...]]],
    foot: float,
) -> None:
    """A row for each game; the cells are full as far as games were won."""
    canvas.panel(box, Message("progress-won-by-level"), "trophy")
    left, width = box.x + INSET, (box.w - 2 * INSET - NAME_W) / len(report.TITLES)
    for n, title in enumerate(report.TITLES):
        x = left + NAME_W + (n + 0.5) * width
        canvas.text(x, box.y + TITLE_H + 10, title, SMALL, SECOND_TEXT, align="centre")
    top = box.y + TITLE_H + 28
    high = (box.bottom - foot - 20 - top) / max(1, len(rows))
    for n, (number, game, cells) in enumerate(rows):
        y, accent = top + n * high, theme_of(game).accent
        draw_game_mark(canvas, number, (left + 10, y + high / 2), 6, lighten(accent, 0.15))
        canvas.text(left + 30, y + high / 2, short_title(game), BODY, TEXT, "text-semibold")
        tall = min(50.0, high - 8)
        for column, cell in enumerate(cells):
            place = Box(left + NAME_W + column * width + 4, y + (high - tall) / 2, width - 8, tall)
            _draw_cell(canvas, place, cell, accent)


def _draw_cell(canvas: Canvas, box: Box, cell: report.LevelCell, accent: Colour) -> None:
    if not cell.is_there:
        canvas.text(*box.centre, "–", BODY, SECOND_TEXT, align="centre")
        return
    canvas.rounded(
        box, 8, mix(canvas.theme.panel, BACKGROUND, 0.35), LINE if not cell.is_next else None
    )
    if cell.won:
        width = max(16.0, box.w * cell.won / cell.played)
        canvas.rounded(Box(box.x, box.y, width, box.h), 8, darken(accent, 0.58))
    if cell.is_next:
        canvas.rounded(box, 8, None, ACCENTS["hub"], 2)
        canvas.icon("arrow-up", box.x + 15, box.centre_y, 16, ACCENTS["hub"])
    words = (
        Message("house-of-all", {"count": cell.won, "all": cell.played})
        if cell.played
        else Message("progress-not-yet")
    )
    x = box.centre_x + (8 if cell.is_next else 0)
    canvas.text(x, box.centre_y, words, SMALL, TEXT if cell.played else SECOND_TEXT,
                "number" if cell.played else "text", "centre")  # fmt: skip


# -- badges and records ----------------------------------------------------------------------------


def draw_badges(
    canvas: Canvas, box: Box, badges: Sequence[report.Badge], colours: dict[str, Colour]
) -> None:
    """Six in two columns: how each is earned, and when it was or how far one has come."""
    earned = sum(badge.earned is not None for badge in badges)
    canvas.panel(
        box,
        Message("progress-badges"),
        "star",
        Message("progress-earned", {"count": earned, "all": len(badges)}),
    )
    rows = -(-len(badges) // 2)
    high, wide = (box.h - TITLE_H - 16) / max(1, rows), (box.w - 2 * INSET - 12) / 2
    for n, badge in enumerate(badges):
        row, column = divmod(n, 2)
        place = Box(box.x + INSET + column * (wide + 12), box.y + TITLE_H + row * high, wide,
                    high - 10)  # fmt: skip
        _draw_badge(canvas, place, badge, colours.get(badge.game, ACCENTS["hub"]))


def _draw_badge(canvas: Canvas, box: Box, badge: report.Badge, accent: Colour) -> None:
    canvas.rounded(box, 10, mix(canvas.theme.panel, canvas.theme.raised, 0.4), LINE)
    x, y = box.x + 46, box.centre_y
    if badge.earned is not None:
        scallops = [(x + (31 if n % 2 else 28) * math.cos(math.tau * n / 32),
                     y + (31 if n % 2 else 28) * math.sin(math.tau * n / 32))
                    for n in range(32)]  # fmt: skip
        canvas.polygon(scallops, darken(accent, 0.15))
        canvas.disc(x, y, 24, lighten(accent, 0.12), lighten(accent, 0.4), 1.5)
        canvas.icon(badge.icon, x, y, 28, INK)
    else:
        ring = [(x + 27 * math.cos(math.tau * n / 48), y + 27 * math.sin(math.tau * n / 48))
                for n in range(48)]  # fmt: skip
        canvas.polyline(ring, SECOND_TEXT, 1.5, closed=True, dashed=True, dash=(5, 5))
        canvas.icon(badge.icon, x, y, 28, SECOND_TEXT)
    left, room = box.x + 92, box.w - 104
    canvas.text(left, box.y + 20, badge.title, BODY, TEXT, "text-semibold", max_width=room)
    words = Box(left, box.y + 33, room, 44)
    canvas.paragraph(words, badge.about, SMALL, SECOND_TEXT, line_height=1.25, max_lines=2)
    foot = box.bottom - 16
    if badge.earned is not None:
        canvas.icon("check", left + 8, foot, 15, GOOD)
        canvas.text(left + 24, foot, day_words(badge.earned), SMALL, GOOD)
        return
    bar = Box(left, foot - 3, room * 0.42, 6)
    canvas.rounded(bar, 3, mix(BACKGROUND, canvas.theme.panel, 0.3))
    if badge.share > 0.02:
        canvas.rounded(Box(bar.x, bar.y, max(6.0, bar.w * badge.share), 6), 3, SECOND_TEXT)
    canvas.text(bar.right + 12, foot, badge.so_far, SMALL, SECOND_TEXT, "number")


def draw_records(
    canvas: Canvas, box: Box, bests: Sequence[tuple[int | None, report.BestResult, Words, Colour]]
) -> None:
    """One line for each record; without one a dash waits."""
    canvas.panel(box, Message("progress-records"), "trophy")
    high = (box.h - TITLE_H - 12) / max(1, len(bests))
    for n, (number, best, title, accent) in enumerate(bests):
        y = box.y + TITLE_H + (n + 0.5) * high
        if n:
            canvas.hairline(box.x + INSET, y - high / 2, box.w - 2 * INSET, colour=LINE, alpha=130)
        if number is None:
            canvas.icon("flame", box.x + 32, y, 20, WARNING)
        else:
            draw_game_mark(canvas, number, (box.x + 32, y), 6, accent)
        canvas.text(box.x + 56, y - 11, best.title, BODY, TEXT)
        canvas.text(box.x + 56, y + 12, title, SMALL, SECOND_TEXT)
        right = box.right - INSET
        if best.value is None:
            canvas.text(right, y, Message("progress-not-yet"), SMALL, SECOND_TEXT, align="right")
            continue
        wide = canvas.text(right, y + 2, best.counted, SMALL, SECOND_TEXT, align="right")
        canvas.text(right - wide - 8, y, f"{best.value:,}".replace("-", "−"), HEADING, TEXT,
                    "number-bold", "right")  # fmt: skip
