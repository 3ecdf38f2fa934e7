"""The progress page: ratings, results by level, badges, records, recent games with their marks."""

from __future__ import annotations

from collections.abc import Callable
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
from engine.core.learning.lesson import Progress
from engine.core.learning.puzzle import Scenario, scenarios_of
from engine.core.record import records_folder
from engine.core.statistics import PastGame, Statistics
from engine.core.storage import is_there
from engine.core.thinking import marks_of_record
from engine.text.message import Message, Words, glued
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.cooperative_work import Ticket
from engine.ui.hub.covers import CoverShelf, game_cover
from engine.ui.learning.progress_panels import (
    INSET,
    TITLE_H,
    RatingCurve,
    RatingPanel,
    day_words,
    draw_badges,
    draw_game_mark,
    draw_levels,
    draw_records,
    short_title,
)
from engine.ui.pages.choices import COUNT_W, COUNTED, draw_count_heads, draw_counts
from engine.ui.pages.page_theme import Dialog, ThemedPage, theme_of
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
    PANEL,
    SECOND_TEXT,
    SMALL,
    TEXT,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets import Button, Pressable, Toggle

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
            Message("anew-begin"), self._put_away, kind="primary", key="Enter", accent=BAD
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


TOP: Final = 20.0
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

    def __init__(self, app: Window, today: Callable[[], date] = date.today) -> None:
        self.numbers = Button(kind="icon", icon="list", on_click=app.routes.statistics,
                              tooltip=Message("progress-numbers"))  # fmt: skip
        self.reset = Button(kind="icon", icon="trash", on_click=self.ask_to_reset,
                            tooltip=Message("anew-begin"))  # fmt: skip
        super().__init__(app, Message("progress-title"), is_from_hub=True,
                         buttons=(self.reset, self.numbers))  # fmt: skip
        self.today = today
        self.games: list[Game] = app.registry.games()
        self.filter: Game | None = None
        self.past: list[PastGame] = []
        self.rated: list[PastGame] = []
        self.curves: list[RatingCurve] = []
        self.badges: tuple[report.Badge, ...] = ()
        self.bests: tuple[report.BestResult, ...] = ()
        self.suggestion: report.Suggestion | None = None
        self.rows: list[RecentRow] = []
        self._panels: dict[str, Box] = {}
        self._chips_box = Box(0, 0, 0, 0)
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
                            icon="player-play", key="Enter")  # fmt: skip
        self.learn = Button(Message("progress-or-lesson"), app.routes.learn, kind="secondary",
                            icon="school")  # fmt: skip
        self._read()

    # -- what it shows

    def resumed(self) -> None:
        self._read()
        self.rearrange()

    def _read(self) -> None:
        self.past = self.rated = []
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
        self.past = Statistics().past()
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
            chip.kind = "primary" if each is game else "secondary"
        keys = {each.key: n for n, each in enumerate(self.games)}
        shown = {each.key for each in self.shown_games}
        latest = [each for each in reversed(self.past) if each.game in shown][:RECENT]
        self.rows = [
            RecentRow(each, self.games[keys[each.game]], keys[each.game],
                      partial(self.open, each)) for each in latest
        ]  # fmt: skip
        self.sheet.remove_all()
        self.rearrange()

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

    # -- places

    def arrange(self, column: Box) -> float:
        y = TOP
        self._chips_box = Box(column.x, y, column.w, CHIP_H)
        self._place_chips(column, y)
        y += CHIP_H + 12
        is_wide = column.w >= WIDE_FROM and self.app.scale >= SMALLEST_SCALE
        if is_wide:
            left = Box(column.x, y, LEFT_W, PANEL_H)
            right = Box(left.right + GAP, y, column.right - left.right - GAP, PANEL_H)
            low = y + PANEL_H + GAP
            some = Box(column.x, low, BADGES_W, PANEL_H)
            bests = Box(some.right + GAP, low, left.right - some.right - GAP, PANEL_H)
            recent = Box(right.x, low, right.w, PANEL_H)
            boxes = (left, right, some, bests, recent)
            y = low + PANEL_H
        else:
            boxes = tuple(
                Box(column.x, y + n * (PANEL_H + GAP), column.w, PANEL_H) for n in range(5)
            )  # type: ignore[assignment]
            y = boxes[-1].bottom
        names = ("rating", "levels", "badges", "records", "recent")
        self._panels = dict(zip(names, boxes, strict=True))
        self._place_widgets()
        return y + 20

    def _place_chips(self, column: Box, y: float) -> None:
        x = column.right
        for chip in reversed(self.chips):
            width = 40.0 + 11.0 * len(self.said(chip.label))
            x -= width
            self.sheet.place(chip, Box(x, y, width, CHIP_H))
            x -= 8

    def _place_widgets(self) -> None:
        recent, levels = self._panels["recent"], self._panels["levels"]
        high = (PANEL_H - TITLE_H - 16) / RECENT
        for n, row in enumerate(self.rows):
            y = recent.y + TITLE_H + n * high
            self.sheet.place(row, Box(recent.x + 12, y, recent.w - 24, high - 8))
        if not self.is_empty and self.suggestion is not None:
            strip = self._strip(levels)
            self.sheet.place(self.set_up, Box(strip.right - 156, strip.y + 14, 140, STRIP_H - 28))
        if self.is_empty:
            y = recent.y + 230
            self.sheet.place(self.first, Box(recent.x + 40, y, recent.w - 80, 64))
            self.sheet.place(self.learn, Box(recent.x + 40, y + 80, recent.w - 80, 52))

    @staticmethod
    def _strip(levels: Box) -> Box:
        return Box(levels.x + 12, levels.bottom - STRIP_H - 12, levels.w - 24, STRIP_H)

    # -- drawing

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        box = {name: each.moved(0, content.y) for name, each in self._panels.items()}
        chips = self._chips_box.moved(0, content.y)
        room = self.chips[0].box.x - chips.x - 24
        if canvas.text_width(self.facts, LARGE) <= room:
            canvas.text(chips.x, chips.centre_y, self.facts, LARGE, SECOND_TEXT)
        now = datetime.combine(self.today().replace(day=1), datetime.min.time(), UTC)
        shown = self.shown_games
        curves = [curve for curve in self.curves if curve.game in shown]
        RatingPanel(shown, curves, now).draw(canvas, box["rating"])
        rows = [(n, game, report.cells(game, self.rated)) for n, game in enumerate(self.games)
                if game in shown]  # fmt: skip
        draw_levels(canvas, box["levels"], rows, STRIP_H + 12)
        self._draw_strip(canvas, self._strip(box["levels"]))
        colours = {game.key: theme_of(game).accent for game in self.games}
        draw_badges(canvas, box["badges"], self.badges, colours)
        draw_records(canvas, box["records"], self._named_bests())
        self._draw_recent(canvas, box["recent"])

    def _named_bests(self) -> list[tuple[int | None, report.BestResult, Words, Colour]]:
        numbers = {game.key: number for number, game in enumerate(self.games)}
        found: list[tuple[int | None, report.BestResult, Words, Colour]] = []
        for best in self.bests:
            number = numbers.get(best.game)
            game = None if number is None else self.games[number]
            title = Message("anew-challenges") if game is None else short_title(game)
            accent = ACCENTS["hub"] if game is None else lighten(theme_of(game).accent, 0.15)
            found.append((number, best, title, accent))
        return found

    def _draw_strip(self, canvas: Canvas, box: Box) -> None:
        gold = ACCENTS["hub"]
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

    def _draw_recent(self, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, Message("statistics-recent"), "history")
        if self.rows:
            draw_count_heads(canvas, box.right - 52, box.y + 26, SMALL)
            self._draw_room_for_more(canvas, box)
            return
        x, room = box.x + 40, box.w - 80
        canvas.hairline(box.x + INSET, box.y + TITLE_H, box.w - 2 * INSET, colour=LINE)
        canvas.text(x, box.y + 104, Message("progress-games-here"), HEADING, TEXT, "cinzel",
                    max_width=room)  # fmt: skip
        words = (Message("progress-games-here.words"))  # fmt: skip
        canvas.paragraph(Box(x, box.y + 132, room, 80), words, BODY, SECOND_TEXT, line_height=1.4)

    def _draw_room_for_more(self, canvas: Canvas, box: Box) -> None:
        high = (PANEL_H - TITLE_H - 16) / RECENT
        for place in range(len(self.rows), RECENT):
            row = Box(box.x + 12, box.y + TITLE_H + place * high, box.w - 24, high - 8)
            canvas.rounded(row, 8, None, mix(canvas.theme.panel, LINE, 0.55))
            if place == len(self.rows):
                canvas.text(
                    *row.centre, Message("progress-next-game"), SMALL, SECOND_TEXT, align="centre"
                )


def _is_file(path: Path) -> bool:
    try:
        return is_there(path)
    except InputError:
        return False


# The pictures of games at the left of rows.

RADIUS: Final = 10.0
GAME_PICTURES_STRIP_H: Final = 34.0


def draw_cover(canvas: Canvas, shelf: CoverShelf, frame: Box, game: Game) -> None:
    """The part of a cover that fits a frame; its ground while it is not painted yet."""
    cover = game_cover(game)
    accent = cover.theme.accent
    canvas.rounded(frame, RADIUS, mix(PANEL, accent, 0.35))
    picture = shelf.part(cover, canvas.rect(frame).size, canvas.px(RADIUS))
    if picture is not None:
        canvas.image(picture, frame.x, frame.y, premultiplied=True)
    canvas.rounded(frame, RADIUS, None, (*lighten(accent, 0.4), 60))


def draw_named_cover(canvas: Canvas, shelf: CoverShelf, frame: Box, game: Game) -> None:
    """The same with the game's first word along the lower edge."""
    draw_cover(canvas, shelf, frame, game)
    strip = Box(frame.x, frame.bottom - GAME_PICTURES_STRIP_H, frame.w, GAME_PICTURES_STRIP_H)
    canvas.rounded(strip, RADIUS, (*BACKGROUND, 214))
    canvas.text(*strip.centre, game.title.split()[0], SMALL, TEXT, "text-semibold", "centre",
                max_width=strip.w - 12)  # fmt: skip


# The page of all scenarios: a row for each game, a tile for each table and its goal.

SCENARIO_PAGE_TOP: Final = 24.0
HEAD_H: Final = 52.0
PICTURE_W: Final = 136.0
TILES_X: Final = 176.0
TILE_H: Final = 148.0
PAD: Final = 14.0
FOOT_H: Final = 29.0
SCENARIO_PAGE_GAP: Final = 12.0
ROW_GAP: Final = 10.0
NARROWEST: Final = 280.0


class ScenarioTile(Pressable):
    radius = 10.0

    def __init__(
        self,
        game: Game,
        scenario: Scenario,
        *,
        is_won: bool,
        on_click: Callable[[], object],
    ) -> None:
        super().__init__(on_click, tooltip=Message("scenario-tip"))
        self.scenario, self.accent, self.is_won = scenario, theme_of(game).accent, is_won
        level = game.level(scenario.proof)
        self.reached_by: Words = scenario.proof if level is None else level.title

    def draw(self, canvas: Canvas) -> None:
        box, accent = self.box, self.accent
        ground = mix(
            canvas.theme.raised,
            accent,
            (0.14 if self.is_won else 0) + (0.1 if self.is_hovered else 0),
        )
        edge = mix(LINE, accent, 0.6 if self.is_hovered else 0.15)
        canvas.rounded(box, 10, (lighten(ground, 0.03), ground), edge)
        x, y = box.x + 28, box.y + 30
        if self.is_won:
            canvas.disc(x, y, 11, GOOD)
            canvas.icon("check", x, y, 15, INK)
        else:
            canvas.ring(x, y, 11, SECOND_TEXT, 1.8)
        canvas.text(box.x + 50, y, self.scenario.title, BODY, TEXT, "text-semibold",
                    max_width=box.w - 62)  # fmt: skip
        room = box.w - 32
        high = canvas.paragraph(Box(box.x + 16, box.y + 50, room, box.h - 58), self.scenario.about,
                                SMALL, mix(SECOND_TEXT, TEXT, 0.5), line_height=1.25,
                                max_lines=4)  # fmt: skip
        if 50 + high + FOOT_H <= box.h:
            self._draw_foot(canvas, box.x + 16, box.bottom - 19, room)

    def height(self, canvas: Canvas, width: float) -> float:
        words = canvas.paragraph_height(width - 32, self.scenario.about, SMALL, line_height=1.25)
        return max(TILE_H, 50 + words + 8 + FOOT_H)

    def _draw_foot(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Who has reached the goal from here."""
        ink = lighten(GOOD, 0.2) if self.is_won else lighten(self.accent, 0.2)
        canvas.icon("trophy", x + 8, y, 16, ink)
        level = canvas.said(self.reached_by).partition(",")[0]
        words = (
            Message("scenario-won")
            if self.is_won
            else Message("scenario-reached", {"level": level})
        )
        canvas.text(x + 24, y, words, SMALL, ink if self.is_won else SECOND_TEXT,
                    max_width=room - 24)  # fmt: skip


class ScenarioScene(ThemedPage):
    def __init__(self, app: Window) -> None:
        super().__init__(app, Message("anew-scenarios"))
        self.won = Progress()
        self.shelf = CoverShelf(app.pictures, self.said)
        self._may_paint = False
        self.rows: list[tuple[Game, list[ScenarioTile]]] = []
        self._boxes: list[Box] = []
        self._read()

    def resumed(self) -> None:
        self._read()
        self.rearrange()

    def _read(self) -> None:
        self.won = Progress.of_scenarios()
        if self.won.problem is not None:
            self.app.toast(self.won.problem, "warning")
        self.sheet.remove_all()
        self.rows = [
            (game, [self._tile(game, scenario) for scenario in scenarios_of(game)])
            for game in self.app.registry.games()
            if scenarios_of(game)
        ]

    def _tile(self, game: Game, scenario: Scenario) -> ScenarioTile:
        is_won = self.won.of(game.key, scenario).is_done
        return ScenarioTile(game, scenario, is_won=is_won,
                            on_click=partial(self.app.routes.scenario, game, scenario))  # fmt: skip

    def arrange(self, column: Box) -> float:
        self.shelf.forget()
        y, room = SCENARIO_PAGE_TOP + HEAD_H, column.w - TILES_X - PAD
        self._boxes = []
        for _, tiles in self.rows:
            count = max(
                1,
                min(len(tiles), int((room + SCENARIO_PAGE_GAP) / (NARROWEST + SCENARIO_PAGE_GAP))),
            )
            width = (room - SCENARIO_PAGE_GAP * (count - 1)) / count
            lines = -(-len(tiles) // count)
            high = max(tile.height(self.app.canvas, width) for tile in tiles)
            row = Box(
                column.x,
                y,
                column.w,
                lines * (high + SCENARIO_PAGE_GAP) - SCENARIO_PAGE_GAP + 2 * PAD,
            )
            self._boxes.append(row)
            for n, tile in enumerate(tiles):
                line, place = divmod(n, count)
                x = row.x + TILES_X + place * (width + SCENARIO_PAGE_GAP)
                self.sheet.place(
                    tile, Box(x, y + PAD + line * (high + SCENARIO_PAGE_GAP), width, high)
                )
            y = row.bottom + ROW_GAP
        return y + 8

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._may_paint and self.shelf.paint_one():
            self._may_paint = False
            self.invalidate()

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.shelf.is_waiting

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._may_paint = True

    def paint_sheet(self, canvas: Canvas, content: Box) -> None:
        tiles = [tile for _, row in self.rows for tile in row]
        won = sum(tile.is_won for tile in tiles)
        words = Message("scenario-words")
        x, y = (self._boxes[0].x if self._boxes else 0.0), content.y + SCENARIO_PAGE_TOP + 20
        canvas.text(x, y, words, LARGE, SECOND_TEXT)
        right = self._boxes[0].right if self._boxes else self.width
        canvas.text(
            right,
            y,
            Message("scenario-won-of", {"count": won, "all": len(tiles)}),
            LARGE,
            TEXT,
            align="right",
        )
        for (game, _), box in zip(self.rows, self._boxes, strict=True):
            place = box.moved(0, content.y)
            canvas.panel(place)
            canvas.rounded(Box(place.x, place.y + 6, 4, place.h - 12), 2, theme_of(game).accent)
            frame = Box(place.x + 24, place.y + PAD, PICTURE_W, TILE_H)
            draw_named_cover(canvas, self.shelf, frame, game)
