"""The progress page: ratings, results by level, badges, records, recent games with their marks."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import Final

from engine.core import record
from engine.core.card import Marks
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.learning import report
from engine.core.learning.challenges import Challenges
from engine.core.learning.lesson import lesson_keys, listed_levels
from engine.core.learning.statistics import PastGame, Statistics
from engine.core.record import records_folder
from engine.core.storage import is_there
from engine.core.thinking import marks_of_record
from engine.text.message import Message, ThingName, Words, glued, grouped
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.cooperative_work import Ticket
from engine.ui.hub.covers import draw_scene_now, lesson_name
from engine.ui.pages.choices import COUNT_W, COUNTED, draw_count_heads, draw_counts
from engine.ui.pages.page_theme import Dialog, ThemedPage, theme_of
from engine.ui.pages.statistics import GameTable, game_tables, score_panel
from engine.ui.paint.charts import nice_ticks, spread
from engine.ui.paint.portraits import draw_head, face_path
from engine.ui.scene import Window
from engine.ui.theme import (
    ACCENTS,
    BACKGROUND,
    BAD,
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
from engine.ui.widgets import Button, Pressable, Toggle, Widget
from engine.ui.widgets.kit import INSET, Column, Grid, Panel, Row, Strip

# Asks what is to begin anew: each part alone, nothing chosen at first.

ROW: Final = 56.0


class BeginAnew(Dialog):
    """A switch for each part; nothing is put away before one is on and the button is pressed."""

    def __init__(self, app: Window, on_done: Callable[[], object]) -> None:
        self.on_done = on_done
        self.switches = tuple(
            Toggle(on_change=self._allow, label=kept.title, note=kept.note)
            for kept in report.RESETTABLE_FILES
        )
        self.yes = Button(
            Message("anew-begin"), self._put_away, kind="primary", key="Space", accent=BAD
        )
        super().__init__(
            app, Message("anew-ask"),
            Message("anew-words"),
            (Button(Message("house-cancel"), self.back, kind="secondary", key="Esc"), self.yes),
            body=tuple((switch, ROW) for switch in self.switches),
        )  # fmt: skip
        self._allow()

    def _allow(self, _is_on: bool = False) -> None:
        self.yes.is_enabled = any(switch.is_on for switch in self.switches)

    def _put_away(self) -> None:
        chosen = [
            kept
            for kept, switch in zip(report.RESETTABLE_FILES, self.switches, strict=True)
            if switch.is_on
        ]
        self.app.remove(self)
        try:
            for kept in chosen:
                kept.put_away()
        except InputError as problem:
            self.app.toast(problem.said, "warning")
        else:
            titles = glued([kept.title for kept in chosen], "and")
            self.app.toast(Message("anew-done", {"titles": titles}))
        self.on_done()


# Its panels: curves, levels, badges, records. Drawing alone.

TITLE_H: Final = 52.0
LEGEND_W: Final = 240.0
LEGEND_X: Final = 40.0
AXIS_W: Final = 64.0
LINE_NAME_W: Final = 124.0
NAME_W: Final = 150.0
LADDER_X, FACE_R = 40.0, 22.0
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
        gains = [canvas.text_width(self._gain(curve), SMALL) for curve in self._curves]
        legend = max([LEGEND_W, *(LEGEND_X + 18 + gain - 12 for gain in gains)])
        plot = Box(box.x + AXIS_W + 12, box.y + TITLE_H + 16,
                   box.w - AXIS_W - legend - 36, box.h - TITLE_H - 64)  # fmt: skip
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
            self._draw_ladder(canvas, plot, y_of)
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
        self._draw_names(canvas, Box(plot.right, plot.y, legend, plot.h), y_of)

    def _draw_levels(self, canvas: Canvas, plot: Box, lines: Sequence[tuple[Words, float]]) -> None:
        """The names stand at the beginning of their lines, where no curve comes."""
        gold = mix(ACCENTS["hub"], BACKGROUND, 0.35)
        places = spread([y for _, y in lines], 24, plot.y, plot.bottom)
        for (name, y), place in zip(lines, places, strict=True):
            wide = canvas.text(plot.x + 6, place, name, SMALL, lighten(gold, 0.3),
                               max_width=LINE_NAME_W - 16)  # fmt: skip
            canvas.polyline([(plot.x + wide + 16, y), (plot.right, y)], gold, 1.2, dashed=True)

    def _draw_ladder(self, canvas: Canvas, plot: Box, y_of: Callable[[float], float]) -> None:
        """Where nothing was played: each game's bots at their ratings, and where one begins."""
        y, step = y_of(report.FIRST), (plot.w - LADDER_X) / max(1, len(self._games))
        canvas.polyline([(plot.x, y), (plot.right, y)], darken(ACCENTS["hub"], 0.4), 1.5)
        canvas.glow(plot.x, y, 36, 36, ACCENTS["hub"], 0.5)
        canvas.disc(plot.x, y, 9, ACCENTS["hub"])
        for number, game in enumerate(self._games):
            x, accent = plot.x + LADDER_X + (number + 0.5) * step, theme_of(game).accent
            ratings = report.level_ratings(game)
            by_strength = {each.strength: each for each in listed_levels(game)}
            levels = [each for each in by_strength.values() if each.name in ratings]
            heights = [y_of(ratings[each.name]) for each in levels]
            places = spread(heights, 2 * FACE_R, plot.y, y - FACE_R)
            for level, place in zip(levels, places, strict=True):
                face = face_path(game.key, level.called)
                if face is not None:
                    draw_head(canvas, face, x, place, FACE_R - 2, accent)
            canvas.text(x, plot.bottom + 26, short_title(game), SMALL, lighten(accent, 0.25),
                        align="centre")  # fmt: skip
        room = Box(plot.right + 24, plot.centre_y - 70, LEGEND_W - 24, 140)
        words = Message("progress-rating-begins")
        canvas.paragraph(room, words, BODY, TEXT, line_height=1.4, max_lines=7)

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

    def _gain(self, curve: RatingCurve) -> Message:
        gain = round(curve.gain(self._since))
        args = {"sign": "+" if gain >= 0 else "−", "points": abs(gain)}
        return Message("progress-rating-this-month", args)

    def _draw_names(self, canvas: Canvas, legend: Box, y_of: object) -> None:
        assert callable(y_of)
        wanted = [y_of(curve.now) for curve in self._curves]
        places = spread(wanted, 52, legend.y, legend.bottom)
        x, right = legend.x + LEGEND_X, legend.right
        for curve, y in zip(self._curves, places, strict=True):
            draw_game_mark(canvas, curve.number, (x, y - 8), 6, curve.accent)
            canvas.text(x + 18, y - 9, short_title(curve.game), BODY, TEXT, "text-semibold")
            canvas.text(right, y - 9, grouped(round(curve.now)), LARGE, curve.accent, "number-bold",
                        "right")  # fmt: skip
            canvas.text(x + 18, y + 13, self._gain(curve), SMALL, SECOND_TEXT)


# -- won by level ----------------------------------------------------------------------------------


def _level_width(box: Box) -> float:
    return (box.w - NAME_W) / len(report.TITLES)


def draw_level_heads(canvas: Canvas, box: Box) -> None:
    for n, title in enumerate(report.TITLES):
        x = box.x + NAME_W + (n + 0.5) * _level_width(box)
        canvas.text(x, box.y + 10, title, SMALL, SECOND_TEXT, align="centre")


def draw_levels(
    number: int, game: Game, cells: Sequence[report.LevelCell], canvas: Canvas, box: Box
) -> None:
    """The row of a game; the cells are full as far as games were won."""
    y, accent, width = box.centre_y, theme_of(game).accent, _level_width(box)
    draw_game_mark(canvas, number, (box.x + 10, y), 6, lighten(accent, 0.15))
    canvas.text(box.x + 30, y, short_title(game), BODY, TEXT, "text-semibold")
    tall = min(50.0, box.h - 8)
    levels = {level.strength: level for level in listed_levels(game)}
    for column, (cell, strength) in enumerate(zip(cells, report.STRENGTHS, strict=True)):
        place = Box.around(box.x + NAME_W + (column + 0.5) * width, y, width - 8, tall)
        called = levels[strength].called if strength in levels else ""
        _draw_cell(canvas, place, cell, accent, face_path(game.key, called))


def _draw_cell(
    canvas: Canvas, box: Box, cell: report.LevelCell, accent: Colour, face: Path | None
) -> None:
    """Whoever is met there, and how often they were beaten."""
    if not cell.is_there:
        canvas.text(*box.centre, "–", BODY, SECOND_TEXT, align="centre")
        return
    canvas.rounded(
        box, 8, mix(canvas.theme.panel, BACKGROUND, 0.35), LINE if not cell.is_next else None
    )
    if cell.won:
        width = max(16.0, box.w * cell.won / cell.played)
        canvas.rounded(Box(box.x, box.y, width, box.h), 8, darken(accent, 0.58))
    left, r = box.x, box.h / 2 - 3
    words = Message("house-of-all", {"count": cell.won, "all": cell.played}) if cell.played else ""
    if face is not None and canvas.text_width(words, SMALL, "number") + 2 * r + 14 <= box.w:
        ring = ACCENTS["hub"] if cell.is_next else darken(accent, 0.1 if cell.won else 0.5)
        draw_head(canvas, face, left + r + 4, box.centre_y, r, ring)
        left += 2 * r + 6
    room = Box(left, box.y, box.right - left, box.h)
    if cell.is_next:
        canvas.rounded(box, 8, None, ACCENTS["hub"], 2)
    if cell.played:
        canvas.text(*room.centre, words, SMALL, TEXT, "number", "centre")
    elif cell.is_next:
        canvas.icon("arrow-up", *room.centre, 16, ACCENTS["hub"])


# -- badges and records ----------------------------------------------------------------------------


def draw_medal(
    canvas: Canvas, badge: report.Badge, accent: Colour, at: tuple[float, float], r: float
) -> None:
    """A badge alone: a medal when it was earned, else a dashed ring in a paler color."""
    x, y = at

    def ring(count: int, *radii: float) -> list[tuple[float, float]]:
        turns = [(math.tau * n / count, radii[n % len(radii)]) for n in range(count)]
        return [(x + far * math.cos(turn), y + far * math.sin(turn)) for turn, far in turns]

    if badge.earned is not None:
        canvas.polygon(ring(32, 0.9 * r, r), darken(accent, 0.15))
        canvas.disc(x, y, 0.77 * r, lighten(accent, 0.12), lighten(accent, 0.4), 1.5)
        canvas.icon(badge.icon, x, y, 0.9 * r, INK)
    else:
        half = mix(accent, canvas.theme.panel, 0.5)
        canvas.disc(x, y, 0.9 * r, mix(accent, canvas.theme.panel, 0.84))
        canvas.polyline(ring(48, 0.87 * r), half, 2, closed=True, dashed=True, dash=(5, 5))
        canvas.icon(badge.icon, x, y, 0.9 * r, lighten(half, 0.3))


def draw_badges_of(
    game: Game, number: int, own: Sequence[report.Badge], canvas: Canvas, box: Box
) -> None:
    """All badges of a game in a row, and how far the nearest is."""
    accent = theme_of(game).accent
    canvas.rounded(box, 10, mix(canvas.theme.panel, canvas.theme.raised, 0.4), LINE)
    draw_game_mark(canvas, number, (box.x + 20, box.y + 20), 5, lighten(accent, 0.15))
    canvas.text(box.x + 36, box.y + 20, short_title(game), BODY, TEXT, "text-semibold")
    earned = sum(badge.earned is not None for badge in own)
    args = {"count": earned, "all": len(own)}
    canvas.text(box.right - 14, box.y + 20, Message("house-of-all", args), SMALL, SECOND_TEXT,
                "number", "right")  # fmt: skip
    for place, badge in enumerate(own):
        x = box.x + 14 + (place + 0.5) * (box.w - 28) / len(own)
        draw_medal(canvas, badge, accent, (x, box.y + 58), 23)
    near = report.nearest(own)
    if near is not None:
        words = Message("progress-badge-next", {"badge": near.title, "far": near.so_far})
        canvas.text(box.x + 14, box.bottom - 16, words, SMALL, SECOND_TEXT, max_width=box.w - 28)


def draw_badge(badge: report.Badge, accent: Colour, canvas: Canvas, box: Box) -> None:
    """How it is earned, and when it was or how far one has come."""
    canvas.rounded(box, 10, mix(canvas.theme.panel, canvas.theme.raised, 0.4), LINE)
    draw_medal(canvas, badge, accent, (box.x + 46, box.centre_y), 31)
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


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A record, and the game it is of; without a result it says that there is none."""

    number: int
    best: report.BestResult
    game: Game | None
    mark: int
    """Which of the games it is."""

    def draw(self, canvas: Canvas, box: Box) -> None:
        y, best = box.centre_y, self.best
        if self.number:
            canvas.hairline(box.x, box.y, box.w, colour=LINE, alpha=130)
        title: Words = Message("anew-challenges")
        if self.game is None:
            canvas.icon("flame", box.x + 12, y, 20, WARNING)
        else:
            title, accent = short_title(self.game), lighten(theme_of(self.game).accent, 0.15)
            draw_game_mark(canvas, self.mark, (box.x + 12, y), 6, accent)
        canvas.text(box.x + 36, y - 11, best.title, BODY, TEXT)
        canvas.text(box.x + 36, y + 12, title, SMALL, SECOND_TEXT)
        if best.value is None:
            ink = WARNING if self.game is None else theme_of(self.game).accent
            canvas.icon("trophy", box.right - 14, y, 22, mix(ink, canvas.theme.panel, 0.4))
            return
        wide = canvas.text(box.right, y + 2, best.counted, SMALL, SECOND_TEXT, align="right")
        canvas.text(
            box.right - wide - 8, y, grouped(best.value), HEADING, TEXT, "number-bold", "right"
        )


# The page.

CHIP_H: Final = 44.0
PANEL_H: Final = 432.0
GAP: Final = 16.0
WIDE_FROM: Final = 1700.0
SMALLEST_SCALE: Final = 0.6
LEFT_W: Final = 1064.0
BADGES_W: Final = 640.0
STRIP_H: Final = 76.0
RECENT: Final = 6


class RecentRow(Pressable):
    radius = 8.0

    def __init__(
        self, past: PastGame, game: Game, number: int, on_click: Callable[[], object]
    ) -> None:
        super().__init__(on_click, tooltip=Message("progress-open-review"))
        self.past, self.game, self.number = past, game, number
        self.marks = past.marks

    def draw(self, canvas: Canvas) -> None:
        box, accent = self.box, lighten(theme_of(self.game).accent, 0.15)
        canvas.rounded(box, 8, mix(canvas.theme.panel, TEXT, 0.07 if self.is_hovered else 0.02))
        y = box.centre_y
        draw_game_mark(canvas, self.number, (box.x + 24, y), 6, accent)
        if self.past.is_won:
            canvas.icon("trophy", box.x + 60, y, 20, ACCENTS["hub"])
        else:
            canvas.icon("minus", box.x + 60, y, 20, SECOND_TEXT)
        x, room = box.x + 84, box.w - 84 - len(COUNTED) * COUNT_W - 44
        title = Message(
            "house-noted", {"title": short_title(self.game), "about": report.outcome(self.past)}
        )
        canvas.text(x, y - 12, title, BODY, TEXT, "text-semibold", max_width=room)
        canvas.text(x, y + 12, self._against(), SMALL, SECOND_TEXT, max_width=room)
        draw_counts(canvas, box.right - 40, y, self.marks)
        canvas.icon("chevron-right", box.right - 20, y, 18, SECOND_TEXT)

    def _against(self) -> Words:
        levels = [self.game.level(seat.player) for seat in self.past.others]
        known = [level for level in levels if level is not None]
        who = (
            max(known, key=lambda level: level.strength).title if known else Message("house-alone")
        )
        return glued((who, day_words(self.past.finished.astimezone().date())), "comma")


class ProgressScene(ThemedPage):
    """Everything read from disk when the page opens, and again when one comes back to it."""

    top, below = 20.0, 20.0

    def __init__(self, app: Window, today: Callable[[], date] = date.today) -> None:
        self.reset = Button(kind="icon", icon="trash", on_click=self.ask_to_reset,
                            tooltip=Message("anew-begin"))  # fmt: skip
        super().__init__(app, Message("progress-title"), is_from_hub=True,
                         buttons=(self.reset,))  # fmt: skip
        self.today = today
        self.games: list[Game] = app.registry.games()
        self.filter: Game | None = None
        self.past: list[PastGame] = []
        self.rated: list[PastGame] = []
        self.tables: list[GameTable] = []
        self.curves: list[RatingCurve] = []
        self.badges: tuple[report.Badge, ...] = ()
        self.bests: tuple[report.BestResult, ...] = ()
        self.suggestion: report.Suggestion | None = None
        self.rows: list[RecentRow] = []
        self._tickets: list[Ticket[Marks | None]] = []
        self.chips = [
            Button(Message("progress-all") if game is None else short_title(game),
                   partial(self.show, game), kind="secondary")
            for game in (None, *self.games)
        ]  # fmt: skip
        self.set_up = Button(
            Message("progress-set-up"), self._set_up, kind="secondary", icon="player-play"
        )
        self.first = Button(Message("progress-first"), self._set_up, kind="primary",
                            icon="player-play", key="Space")  # fmt: skip
        self.learn = Button(Message("progress-or-lesson"), app.routes.learn, kind="secondary",
                            icon="school")  # fmt: skip
        self._read()

    # -- what it shows

    def resumed(self) -> None:
        self._read()

    def _read(self) -> None:
        self.past = self.rated = []
        self.tables = []
        self.attempt(self._take)
        kept = Challenges.load()
        if kept.problem is not None:
            self.app.toast(kept.problem, "warning")
        self.curves = [
            RatingCurve(
                game, number, report.rating_curve(game, report.of_game(self.rated, game.key))
            )
            for number, game in enumerate(self.games)
        ]
        self.badges = report.badges(self.games, self.rated, sorted(kept.days))
        self.bests = report.records(self.games, self.rated, kept.days_in_a_row(self.today()))
        self.suggestion = report.suggestion(self.games, self.rated)
        self.show(self.filter)
        self._mark_games()

    def _take(self) -> None:
        store = Statistics()
        self.past, self.tables = store.past(), game_tables(self.app.registry, store)
        self.rated = [each for each in self.past if each.is_rated]

    @property
    def shown_games(self) -> list[Game]:
        return self.games if self.filter is None else [self.filter]

    @property
    def is_empty(self) -> bool:
        return not self.past

    @property
    def facts(self) -> Message:
        shown = [game.key for game in self.shown_games]
        past = [each for each in self.past if each.game in shown]
        if not past:
            return Message("progress-none")
        won = 100 * sum(each.is_won for each in past) / len(past)
        since = day_words(past[0].finished.astimezone().date())
        return Message("progress-facts", {"games": len(past), "share": f"{won:.0f}", "day": since})

    def show(self, game: Game | None) -> None:
        self.filter = game
        for chip, each in zip(self.chips, (None, *self.games), strict=True):
            chip.is_on = each is game
        keys = {each.key: n for n, each in enumerate(self.games)}
        shown = {each.key for each in self.shown_games}
        latest = [each for each in reversed(self.past) if each.game in shown][:RECENT]
        self.rows = [
            RecentRow(each, self.games[keys[each.game]], keys[each.game],
                      partial(self.open, each)) for each in latest
        ]  # fmt: skip
        self.declare(self._parts())

    def open(self, past: PastGame) -> None:
        path = records_folder() / past.record
        self.attempt(lambda: self.app.routes.review(record.load(self.app.registry, path)))

    def _set_up(self) -> None:
        game = self.games[0] if self.suggestion is None else self.suggestion.game
        self.app.routes.setup(self.filter or game)

    # -- marks

    def _mark_games(self) -> None:
        """Recent games without marks are looked into behind the window, one after the other."""
        for row in self.rows:
            path = records_folder() / row.past.record
            if row.marks is None and row.game.grading is not None and _is_file(path):
                self._tickets.append(self.app.worker.work_out(
                    marks_of_record, (row.game, path), partial(self._take_marks, row.past),
                    failed=lambda error: None,
                ))  # fmt: skip

    def _take_marks(self, past: PastGame, marks: Marks | None) -> None:
        if marks is None:
            return
        self.attempt(lambda: Statistics().mark(past.record, marks))
        for row in self.rows:
            if row.past.record == past.record:
                row.marks = marks
        self.invalidate()

    def leave(self) -> None:
        for ticket in self._tickets:
            ticket.cancel()
        self._tickets.clear()

    # -- beginning anew

    def ask_to_reset(self) -> None:
        """Results, challenges, puzzles, lessons, scenarios: each may begin at nothing."""
        self.app.push(BeginAnew(self.app, self._read))

    # -- its parts

    def _parts(self) -> Column:
        widths = [40.0 + 11.0 * len(self.said(chip.label)) for chip in self.chips]
        chips = Row(Strip(0, self._draw_facts), *self.chips, widths=(None, *widths), gap=8,
                    tall=CHIP_H)  # fmt: skip
        for chip in self.chips:
            chip.tall = CHIP_H
        upper = Row(Strip(PANEL_H, self._draw_rating), self._levels(), widths=(LEFT_W, None),
                    gap=GAP, least=WIDE_FROM, least_scale=SMALLEST_SCALE)  # fmt: skip
        lower = Row(self._badges(), self._records(), self._recent(),
                    widths=(BADGES_W, LEFT_W - BADGES_W - GAP, None), gap=GAP, least=WIDE_FROM,
                    least_scale=SMALLEST_SCALE)  # fmt: skip
        return Column(chips, Column(upper, lower, *self._scores(), gap=GAP), gap=12)

    def _scores(self) -> list[Widget]:
        """What everybody scored, of all games in two columns or of one over the whole width."""
        keys = {game.key for game in self.shown_games}
        shown = [table for table in self.tables
                 if (table.game.key in keys if table.game else self.filter is None)]  # fmt: skip
        panels = [score_panel(table, lambda: self.letters) for table in shown]
        if len(panels) < 2:
            return [*panels]
        columns = Column(*panels[::2], gap=GAP), Column(*panels[1::2], gap=GAP)
        return [Row(*columns, gap=GAP, least=WIDE_FROM, least_scale=SMALLEST_SCALE)]

    def _levels(self) -> Panel:
        shown = [(n, game) for n, game in enumerate(self.games) if game in self.shown_games]
        high = (PANEL_H - TITLE_H - 28 - 20 - STRIP_H - 12) / max(1, len(shown))
        rows = [Strip(high, partial(draw_levels, n, game, report.cells(game, self.rated)))
                for n, game in shown]  # fmt: skip
        is_open = not self.is_empty and self.suggestion is not None
        pins: dict[Widget, Box] = {self.set_up: Box(-148, 14, 140, STRIP_H - 28)} if is_open else {}
        strip = Strip(STRIP_H, self._draw_strip, pins)
        return Panel(Message("progress-won-by-level"), "trophy", Strip(28, draw_level_heads),
                     Column(Column(*rows), strip, gap=20), foot=12)  # fmt: skip

    def _badges(self) -> Panel:
        """Six in two columns: the games and the challenges, or all badges of one game."""

        def of(game: Game) -> list[report.Badge]:
            return [badge for badge in self.badges if badge.game == game.key]

        shown, (keeping_on,) = self.badges, [each for each in self.badges if not each.game]
        parts = [partial(draw_badges_of, game, n, of(game)) for n, game in enumerate(self.games)]
        if self.filter is not None:
            shown, accent = (*of(self.filter), keeping_on), theme_of(self.filter).accent
            parts = [partial(draw_badge, badge, accent) for badge in shown[:-1]]
        parts.append(partial(draw_badge, keeping_on, ACCENTS["hub"]))
        high = (PANEL_H - TITLE_H - 16) / max(1, -(-len(parts) // 2)) - 10
        args = {"count": sum(badge.earned is not None for badge in shown), "all": len(shown)}
        return Panel(Message("progress-badges"), "star",
                     Grid(*[Strip(high, part) for part in parts], columns=2, gap=12, line_gap=10),
                     note=Message("progress-earned", args), foot=26)  # fmt: skip

    def _records(self) -> Panel:
        high = (PANEL_H - TITLE_H - 12) / max(1, len(self.bests))
        marks = {game.key: n for n, game in enumerate(self.games)}
        games = [None, *self.games]
        lines = []
        for n, best in enumerate(self.bests):
            mark = marks.get(best.game, -1)
            lines.append(Strip(high, RecordLine(n, best, games[mark + 1], mark).draw))
        return Panel(Message("progress-records"), "trophy", *lines, foot=12)

    def _recent(self) -> Panel:
        title = Message("statistics-recent")
        if self.is_empty or not self.rows:
            self.first.tall, self.learn.tall = 64, 52
            ways = (self.first, self.learn) if self.is_empty else ()
            invitation = Strip(220, partial(_draw_invitation, self.games))
            return Panel(title, "history", invitation, *ways, gap=16, inset=40,
                         foot=12 if ways else 160)  # fmt: skip
        high = (PANEL_H - TITLE_H - 16) / RECENT - 8
        for row in self.rows:
            row.tall = high
        count = len(self.rows)
        free = [Strip(high, partial(_draw_free, n == count)) for n in range(count, RECENT)]
        return Panel(title, "history", *self.rows, *free, aside=_draw_marks_heads, gap=8,
                     inset=12, foot=24)  # fmt: skip

    # -- drawing

    def _draw_facts(self, canvas: Canvas, box: Box) -> None:
        if canvas.text_width(self.facts, LARGE) <= box.w - 16:
            canvas.text(box.x, box.centre_y, self.facts, LARGE, SECOND_TEXT)

    def _draw_rating(self, canvas: Canvas, box: Box) -> None:
        month = datetime.combine(self.today().replace(day=1), datetime.min.time(), UTC)
        shown = self.shown_games
        curves = [curve for curve in self.curves if curve.game in shown]
        RatingPanel(shown, curves, month).draw(canvas, box)

    def _draw_strip(self, canvas: Canvas, box: Box) -> None:
        gold, box = ACCENTS["hub"], box.inset(-8, 0)
        canvas.rounded(
            box, 10, mix(canvas.theme.panel, gold, 0.14), mix(canvas.theme.panel, gold, 0.6)
        )
        canvas.icon("arrow-up", box.x + 32, box.centre_y, 24, gold)
        said, x = self.suggestion, box.x + 64
        room = box.w - 64 - (24 if self.is_empty else 176)
        title: Words = Message("progress-any-level")
        why: Words = Message("progress-gold-edge")
        if said is not None:
            args = {"game": short_title(said.game), "level": said.level}
            title, why = Message("progress-try", args), said.why
        canvas.text(x, box.centre_y - 13, title, LARGE, TEXT, "text-semibold", max_width=room)
        canvas.text(x, box.centre_y + 14, why, SMALL, SECOND_TEXT, max_width=room)


def _draw_invitation(games: Sequence[Game], canvas: Canvas, box: Box) -> None:
    canvas.hairline(box.x - INSET, box.y, box.w + 2 * INSET, colour=LINE)
    title, words = Message("progress-games-here"), Message("progress-games-here.words")
    canvas.text(box.x, box.y + 52, title, HEADING, TEXT, "cinzel", max_width=box.w)
    place = Box(box.x, box.y + 80, box.w, 50)
    canvas.paragraph(place, words, BODY, SECOND_TEXT, line_height=1.4)
    row = Box(box.x, box.y + 138, box.w, 74)
    for game, frame in zip(games, row.row(*[None] * len(games), gap=10), strict=True):
        draw_scene_now(canvas, frame, lesson_name(game.key, lesson_keys(game)[0]))


def _draw_marks_heads(canvas: Canvas, box: Box) -> None:
    draw_count_heads(canvas, box.right - 52, box.centre_y, SMALL)


def _draw_free(is_next: bool, canvas: Canvas, box: Box) -> None:
    """Room for a game to come."""
    canvas.rounded(box, 8, None, mix(canvas.theme.panel, LINE, 0.55))
    if is_next:
        words = Message("progress-next-game")
        canvas.text(*box.centre, words, SMALL, SECOND_TEXT, align="centre")


def _is_file(path: Path) -> bool:
    try:
        return is_there(path)
    except InputError:
        return False
