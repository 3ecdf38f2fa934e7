"""The page of all lessons: the next one to take, and how far each of every game was taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final

from engine.core.game import Game
from engine.core.learning.lesson import Lesson, NextStep, Progress, Taken, journey, lessons_of
from engine.core.learning.puzzle import (
    PuzzleProgress,
    Scenario,
    Solver,
    next_puzzle,
    puzzles_of,
    scenarios_of,
)
from engine.core.learning.report import costliest_kind, slips
from engine.core.setup import shown_name
from engine.core.statistics import PastGame, Statistics
from engine.text.message import ENGLISH, Message, Words, grouped, spoken
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed
from engine.ui.hub.covers import CoverShelf, CoversPage, game_cover
from engine.ui.hub.next_step import finished, latest_game, step_name, take_step
from engine.ui.learning import challenge_column
from engine.ui.learning.cards import draw_dots, step_about
from engine.ui.learning.challenge_column import ROW_H, ChallengeColumn
from engine.ui.pages.page_theme import theme_of
from engine.ui.scene import Window
from engine.ui.theme import (
    BACKGROUND,
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
    WARNING,
    Colour,
    lighten,
    mix,
)
from engine.ui.widgets import Button, Pressable, Widget
from engine.ui.widgets.kit import Column, Grid, Part, Strip

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


# The puzzles of a game beside its lessons: the rating, the streak, how many are solved, and go.

WIDTH: Final = 268.0
PAD: Final = 20.0
START: Final = 56.0
BAR_H: Final = 6.0


class PuzzleColumn:
    def __init__(self, app: Window, games: list[Game]) -> None:
        self._app = app
        self.games = games
        self.counts = [len(puzzles_of(game)) for game in games]
        self.kept = PuzzleProgress.load()
        if self.kept.problem is not None:
            app.toast(self.kept.problem, "warning")
        self.buttons = [
            Button(kind="secondary", icon="player-play", on_click=partial(self.start, game),
                   tooltip=Message("solve-puzzles-of", {"game": game.title})) if count else None
            for game, count in zip(games, self.counts, strict=True)
        ]  # fmt: skip

    def start(self, game: Game) -> None:
        puzzle = next_puzzle(puzzles_of(game), self.kept.of(game.key))
        if puzzle is not None:
            self._app.routes.puzzle(game, puzzle)

    def cell(self, row: int) -> Part:
        """A row of the column, with its button."""
        button, place = self.buttons[row], Box(-2 * PAD - START, (ROW_H - START) / 2, START, START)
        return Strip(ROW_H, partial(self._draw_row, row), {} if button is None else {button: place})

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box.x, box.centre_y, Message("anew-puzzles"), LARGE, TEXT, "cinzel")

    def _draw_row(self, row: int, canvas: Canvas, box: Box) -> None:
        game, count = self.games[row], self.counts[row]
        if not count:
            return
        solver = self.kept.of(game.key)
        canvas.hairline(box.x - PAD, box.y + 16, box.h - 32, vertical=True)
        room = box.w - 3 * PAD - START
        if solver.is_rated:
            width = canvas.text(box.x, box.y + 36, grouped(solver.rating.shown), HEADING, TEXT,
                                "number-bold")  # fmt: skip
            colour = WARNING if solver.streak else SECOND_TEXT
            canvas.icon("flame", box.x + width + 28, box.y + 36, 20, colour)
            canvas.text(box.x + width + 44, box.y + 36, str(solver.streak), BODY, TEXT, "number")
        else:
            canvas.text(box.x, box.y + 36, Message("solve-not-rated"), BODY, TEXT, "text-semibold",
                        max_width=room)  # fmt: skip
        canvas.text(box.x, box.y + 70, _solved(solver, count), SMALL, SECOND_TEXT, max_width=room)
        bar = Box(box.x, box.y + 94, room, BAR_H)
        canvas.rounded(bar, BAR_H / 2, mix(BACKGROUND, PANEL, 0.3))
        width = bar.w * min(1.0, solver.solved / count)
        if width >= BAR_H:
            accent = mix(theme_of(game).accent, PANEL, 0.15)
            canvas.rounded(Box(bar.x, bar.y, width, bar.h), BAR_H / 2, accent)


def _solved(solver: Solver, count: int) -> Message:
    if not solver.seen:
        return Message("solve-to-solve", {"count": count})
    return Message("solve-solved-of", {"solved": solver.solved, "count": count})


# A row of a page for each game: its picture at the left, what there is to choose beside it.

ROW_PAD: Final = 14.0
PICTURE_W: Final = 136.0
TILES_X: Final = 176.0


class GameRow(Part):
    def __init__(self, game: Game, shelf: CoverShelf, high: float, *children: Widget) -> None:
        super().__init__(*children)
        self.game, self.shelf, self.high = game, shelf, high

    def lay(self, canvas: Canvas, width: float) -> float:
        (child,) = self.children
        room = width - TILES_X - ROW_PAD
        high = child.height(canvas, room)
        self.put(child, Box(TILES_X, ROW_PAD, room, high))
        return high + 2 * ROW_PAD

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.panel(box)
        canvas.rounded(Box(box.x, box.y + 6, 4, box.h - 12), 2, theme_of(self.game).accent)
        frame = Box(box.x + 24, box.y + ROW_PAD, PICTURE_W, self.high)
        draw_named_cover(canvas, self.shelf, frame, self.game)


# The page of all lessons.

STEP_H: Final = 136.0
HEAD_H: Final = 48.0
ROW_GAP: Final = 12.0
FOOT_H: Final = 44.0
SIDE_BY_SIDE_FROM: Final = 1500.0
SMALLEST_SCALE: Final = 0.6
TILE_H: Final = 104.0
TILE_GAP: Final = 12.0
WIDEST_TILE: Final = 232.0
LEADING: Final = 20.0
MOST_LINES: Final = 2
SCENARIOS_W: Final = 200.0


NEXT_STEP: Final = Message("learn-next-step")
WORTH: Final = Message("learn-worth")


@dataclass(frozen=True, slots=True)
class LessonEntry:
    game: Game
    number: int
    lesson: Lesson
    taken: Taken

    @property
    def is_begun(self) -> bool:
        return self.taken.step > 0

    @property
    def share(self) -> float:
        return 1.0 if self.taken.is_done else self.taken.step / len(self.lesson.steps)


def entries_of(game: Game, progress: Progress, language: str = ENGLISH) -> list[LessonEntry]:
    """The lessons of a game in their order, in a language where they have words in that."""
    return [
        LessonEntry(game, number + 1, lesson, progress.of(game.key, lesson))
        for number, lesson in enumerate(lessons_of(game, language))
    ]


def next_entry(rows: list[list[LessonEntry]], past: Sequence[PastGame] = ()) -> LessonEntry | None:
    """The lesson for who plays on: one left in the middle, else one for what cost most in the game
    played last, else the first not done of a game begun, else the first one not done of all.
    """
    every = [entry for row in rows for entry in row]
    undone = [entry for entry in every if not entry.taken.is_done]
    begun = [entry for entry in undone if entry.is_begun]
    played = past[-1].game if past else ""
    mending = [entry for entry in undone if entry.game.key == played and mends(entry, past)]
    known = [entry for row in rows if any(each.taken.is_done for each in row)
             for entry in row if not entry.taken.is_done]  # fmt: skip
    return next(iter([*begun, *mending, *known, *undone]), None)


def mends(entry: LessonEntry, past: Sequence[PastGame]) -> bool:
    """Whether a lesson practises what cost most in the last marked game of its kind."""
    return costliest_kind(past, entry.game.key) in entry.lesson.mends


@dataclass(frozen=True, slots=True)
class ProposedStep:
    """What the page proposes: the step that the hub proposes too, or a lesson for who plays on."""

    game: Game
    step: NextStep
    entry: LessonEntry | None = None
    heading: Message = NEXT_STEP

    @property
    def title(self) -> Message:
        if self.entry is None:
            step = step_name(self.game, self.step)
            return Message("learn-step", {"game": self.game.title, "step": step})
        args = {"number": self.entry.number, "title": self.entry.lesson.title}
        return Message("learn-lesson", {"game": self.game.title, **args})


def proposed(
    app: Window, rows: list[list[LessonEntry]], progress: Progress, past: Sequence[PastGame]
) -> ProposedStep | None:
    """The step of the journey; for who plays on a lesson, while one is left."""
    if not rows:
        return None
    games = finished(app)
    game, step = journey([row[0].game for row in rows], progress, games, latest_game())
    if step.station == "lesson":
        every = (entry for row in rows for entry in row if entry.game is game)
        return ProposedStep(
            game, step, next(each for each in every if each.lesson.key == step.lesson)
        )
    if step.station != "game" or not games[game.key]:
        return ProposedStep(game, step)
    entry = next_entry(rows, past)
    if entry is None:
        return None
    return ProposedStep(
        entry.game, NextStep("lesson", entry.lesson.key, entry.is_begun), entry, WORTH
    )


class LessonTile(Pressable):
    radius = 10.0

    def __init__(self, entry: LessonEntry, accent: Colour, on_click: Callable[[], object]) -> None:
        super().__init__(on_click, tooltip=entry.lesson.about)
        self.entry, self.accent = entry, accent

    def draw(self, canvas: Canvas) -> None:
        """Nothing is ever locked; colour never says anything alone."""
        box, entry, accent = self.box, self.entry, self.accent
        share = 0.30 if entry.is_begun else 0.14 if entry.taken.is_done else 0.0
        ground = mix(canvas.theme.raised, accent, share + (0.08 if self.is_hovered else 0))
        edge = accent if entry.is_begun else mix(LINE, accent, 0.5 if self.is_hovered else share)
        canvas.rounded(box, 10, (lighten(ground, 0.03), ground), edge, 2 if entry.is_begun else 1)
        self._draw_state(canvas, box.x + 24, box.y + 26)
        minutes = Message("learn-minutes", {"minutes": entry.lesson.minutes})
        quiet = mix(SECOND_TEXT, TEXT, 0.8 if entry.is_begun else 0.0)
        canvas.text(box.right - 14, box.y + 26, minutes, SMALL, quiet, align="right")
        size, lines = self._title_lines(canvas, box.w - 28)
        for number, line in enumerate(lines):
            y = box.y + 60 + LEADING * (number - (len(lines) - 1) / 2)
            canvas.text(box.x + 14, y, line, size, TEXT, "text-semibold", max_width=box.w - 28)
        self._draw_share(canvas, Box(box.x + 14, box.bottom - 20, box.w - 28, BAR_H))

    def _title_lines(self, canvas: Canvas, room: float) -> tuple[float, list[str]]:
        """The title in at most two lines, smaller where it must be."""
        for size in (BODY, SMALL):
            lines = canvas.paragraph_lines(room, self.entry.lesson.title, size, "text-semibold")
            if len(lines) <= MOST_LINES:
                break
        rest = " ".join(lines[MOST_LINES - 1 :])
        return size, [*lines[: MOST_LINES - 1], *([rest] if rest else [])]

    def _draw_state(self, canvas: Canvas, x: float, y: float) -> None:
        entry = self.entry
        if entry.is_begun:
            canvas.disc(x, y, 11, self.accent)
            canvas.icon("player-play", x + 1, y, 14, INK)
        elif entry.taken.is_done:
            canvas.disc(x, y, 11, GOOD)
            canvas.icon("check", x, y, 15, INK)
        else:
            canvas.ring(x, y, 11, SECOND_TEXT, 1.8)

    def _draw_share(self, canvas: Canvas, bar: Box) -> None:
        canvas.rounded(bar, BAR_H / 2, mix(BACKGROUND, canvas.theme.panel, 0.3))
        width = bar.w * self.entry.share
        if width >= BAR_H:
            canvas.rounded(
                Box(bar.x, bar.y, width, bar.h),
                BAR_H / 2,
                mix(self.accent, canvas.theme.panel, 0.3),
            )


class LessonRow(GameRow):
    """Lessons, puzzles and the challenge of a game side by side; in a narrow window the lessons
    stand above the others.
    """

    def __init__(self, scene: LearnScene, number: int) -> None:
        self.scene, self.tiles = scene, scene.tiles[number]
        self.cells = scene.puzzles.cell(number), scene.challenges.cell(number)
        game = scene.rows[number][0].game
        super().__init__(game, scene.shelf, TILE_H, *self.tiles, *self.cells)

    def lay(self, canvas: Canvas, width: float) -> float:
        is_wide = is_side_by_side(canvas, width)
        aside = WIDTH + challenge_column.WIDTH + challenge_column.PAD if is_wide else 0
        room = width - TILES_X - 16 - aside
        wide = (room - TILE_GAP * (len(self.tiles) - 1)) / len(self.tiles)
        wide = min(WIDEST_TILE, wide) if is_wide else wide
        for number, tile in enumerate(self.tiles):
            self.put(tile, Box(TILES_X + number * (wide + TILE_GAP), ROW_PAD, wide, TILE_H))
        self._heads = beside(width, 0) if is_wide else under(width, ROW_H + HEAD_H)
        for cell, place in zip(self.cells, self._heads, strict=True):
            self.put(cell, Box(place.x, place.y, place.w, cell.height(canvas, place.w)))
        return ROW_H if is_wide else 2 * ROW_H + HEAD_H

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.box.h > ROW_H:
            self.scene.draw_heads(canvas, under(self.box.w, ROW_H), self.box)


def is_side_by_side(canvas: Canvas, width: float) -> bool:
    return width >= SIDE_BY_SIDE_FROM and canvas.scale >= SMALLEST_SCALE


def beside(width: float, y: float) -> tuple[Box, Box]:
    """Where puzzles and challenge are at the right of a row so wide."""
    wide = challenge_column.WIDTH
    return Box(width - wide - WIDTH, y, WIDTH, HEAD_H), Box(width - wide, y, wide, HEAD_H)


def under(width: float, y: float) -> tuple[Box, Box]:
    """Where they are below the lessons."""
    room = Box(TILES_X, y, width - TILES_X, HEAD_H)
    return room.cut_left(room.w * WIDTH / (WIDTH + challenge_column.WIDTH))


class LearnScene(CoversPage):
    top, below = 24.0, 8.0

    def __init__(self, app: Window, today: Callable[[], date] = date.today) -> None:
        super().__init__(app, Message("learn-title"), is_from_hub=True)
        self.scenarios = Button(Message("anew-scenarios"), app.routes.scenarios, kind="secondary",
                                icon="flag", tooltip=Message("learn-scenarios-tip"))  # fmt: skip
        self.today = today
        self.progress = Progress()
        self.rows: list[list[LessonEntry]] = []
        self.tiles: list[list[LessonTile]] = []
        self.next: ProposedStep | None = None
        self.past: list[PastGame] = []
        self.go_on = Button(Message("learn-start"), self._open_next, kind="primary",
                            icon="player-play", key="Space")  # fmt: skip
        games = [game for game in app.registry.games() if lessons_of(game)]
        self.challenges = ChallengeColumn(app, games, today(), self.rearrange)
        self.puzzles = PuzzleColumn(app, games)
        self._read()

    # -- what it shows

    def resumed(self) -> None:
        self.challenges.leave()
        games = [row[0].game for row in self.rows]
        self.challenges = ChallengeColumn(self.app, games, self.today(), self.rearrange)
        self.puzzles = PuzzleColumn(self.app, games)
        self._read()

    def _read(self) -> None:
        self.progress = Progress.load()
        if self.progress.problem is not None:
            self.app.toast(self.progress.problem, "warning")
        games = [game for game in self.app.registry.games() if lessons_of(game)]
        language = spoken(self.app.settings.language)
        self.rows = [entries_of(game, self.progress, language) for game in games]
        self.past = []
        self.attempt(self._take_past)
        self.next = proposed(self.app, self.rows, self.progress, self.past)
        self.tiles = [
            [LessonTile(entry, theme_of(entry.game).accent, partial(self.open, entry))
             for entry in row]
            for row in self.rows
        ]  # fmt: skip
        if self.next is not None:
            is_begun = self.next.step.is_begun
            self.go_on.label = Message("house-continue") if is_begun else Message("learn-start")
            self.go_on.accent = theme_of(self.next.game).accent
        self.declare(self._parts())

    def _take_past(self) -> None:
        self.past = Statistics().past()

    def open(self, entry: LessonEntry) -> None:
        step = min(entry.taken.step, len(entry.lesson.steps) - 1)
        self.app.routes.lesson(entry.game, entry.lesson, step)

    def leave(self) -> None:
        self.challenges.leave()

    def handle(self, intent: Intent) -> bool:
        """Ctrl+V pastes a friend's result."""
        if isinstance(intent, KeyPressed) and intent.ctrl and intent.key == "v":
            self.challenges.take_line()
            return True
        return super().handle(intent)

    def _open_next(self) -> None:
        if self.next is None:
            return
        if self.next.entry is not None:
            self.open(self.next.entry)
        else:
            take_step(self.app, self.next.game, self.next.step)

    @property
    def done(self) -> tuple[int, int]:
        every = [entry for row in self.rows for entry in row]
        return sum(entry.taken.is_done for entry in every), len(every)

    # -- its parts

    def _parts(self) -> Column:
        step = [] if self.next is None else [
            Strip(STEP_H, partial(self._draw_next, self.next), {self.go_on: Box(-232, 36, 208, 64)})
        ]  # fmt: skip
        rows = [LessonRow(self, number) for number in range(len(self.rows))]
        pins: dict[Widget, Box] = {self.scenarios: Box(0, 0, SCENARIOS_W, FOOT_H),
                self.challenges.paste: Box(-240, 0, 240, FOOT_H)}  # fmt: skip
        foot = Strip(FOOT_H, self._draw_foot, pins)
        body = Column(Strip(HEAD_H, self._draw_head), Column(*rows, foot, gap=ROW_GAP))
        return Column(*step, body, gap=8)

    # -- drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._draw_days(canvas)

    def _draw_days(self, canvas: Canvas) -> None:
        days = self.challenges.kept.days_in_a_row(self.today())
        name, right = shown_name(self.app.settings.player_name), self.width - 32
        words: Words = name if days < 2 else Message("learn-days", {"name": name, "days": days})
        width = canvas.text(right, self.bar.box.centre_y, words, BODY, SECOND_TEXT, align="right")
        canvas.seat_mark(0, right - width - 26, self.bar.box.centre_y, 13)

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
        done, every = self.done
        x, y = box.x + TILES_X, box.centre_y
        x += canvas.text(x, y, Message("anew-lessons"), LARGE, TEXT, "cinzel") + 24
        words = Message("learn-done", {"done": done, "count": every})
        canvas.text(x, y, words, BODY, SECOND_TEXT)
        if is_side_by_side(canvas, box.w):
            self.draw_heads(canvas, beside(box.w, 0), box)

    def draw_heads(self, canvas: Canvas, places: tuple[Box, Box], at: Box) -> None:
        """The titles of puzzles and challenges, in places seen from the corner of a box."""
        puzzles, challenge = (place.moved(at.x, at.y) for place in places)
        self.puzzles.draw_head(canvas, puzzles)
        self.challenges.draw_head(canvas, challenge)

    def _draw_foot(self, canvas: Canvas, box: Box) -> None:
        y = box.centre_y
        left, right = self.scenarios.box.right + 24, self.challenges.paste.box.x - 20
        friends = Message("learn-midnight")
        if canvas.text_width(friends, BODY) <= right - left:
            right -= canvas.text(right, y, friends, BODY, SECOND_TEXT, align="right") + 32
        free = Message("learn-nothing-locked")
        if canvas.text_width(free, BODY) <= right - left:
            canvas.text(left, y, free, BODY, SECOND_TEXT)

    def _draw_next(self, proposal: ProposedStep, canvas: Canvas, box: Box) -> None:
        accent, entry = theme_of(proposal.game).accent, proposal.entry
        canvas.shadow(box, 14, blur=26, drop=12, strength=130)
        fill = (mix(canvas.theme.panel, accent, 0.30), mix(canvas.theme.panel, accent, 0.05))
        canvas.rounded(box, 14, fill, mix(canvas.theme.panel, accent, 0.55), horizontal=True)
        canvas.lit_edge(box, 14, alpha=22)
        place = Box(box.x + 16, box.y + 16, 184, box.h - 32)
        draw_cover(canvas, self.shelf, place, proposal.game)
        x = place.right + 28
        canvas.text(x, box.y + 32, proposal.heading, SMALL, lighten(accent, 0.35), "text-bold",
                    spacing=1.4)  # fmt: skip
        room = self.go_on.box.x - 24 - x
        canvas.text(x, box.y + 68, proposal.title, HEADING, TEXT, "text-semibold", max_width=room)
        about = step_about(proposal.game, proposal.step)
        words = about if entry is None else self._how_far(entry)
        size = canvas.fitting_size(words, room, (LARGE, BODY, SMALL))
        width = canvas.text(x, box.y + 106, words, size, SECOND_TEXT, max_width=room)
        if entry is not None and entry.is_begun:
            draw_dots(canvas, x + width + 32, box.y + 106, entry.taken.step,
                      len(entry.lesson.steps), lighten(accent, 0.15))  # fmt: skip

    def _how_far(self, entry: LessonEntry) -> Words:
        if entry.is_begun:
            return Message(
                "house-step-of", {"number": entry.taken.step + 1, "count": len(entry.lesson.steps)}
            )
        why = slips(self.past, entry.game.key)
        if why is not None and mends(entry, self.past):
            return Message("learn-cost-most", {"why": why})
        return Message(
            "coach-about", {"about": entry.lesson.about, "minutes": entry.lesson.minutes}
        )


# The page of all scenarios: a row for each game, a tile for each table and its goal.

SCENARIO_HEAD: Final = 52.0
SCENARIO_H: Final = 148.0
SCENARIO_FOOT: Final = 29.0
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
        if 50 + high + SCENARIO_FOOT <= box.h:
            self._draw_foot(canvas, box.x + 16, box.bottom - 19, room)

    def height(self, canvas: Canvas, width: float) -> float:
        words = canvas.paragraph_height(width - 32, self.scenario.about, SMALL, line_height=1.25)
        return max(SCENARIO_H, 50 + words + 8 + SCENARIO_FOOT)

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


class ScenarioScene(CoversPage):
    top, below = 24.0, 18.0

    def __init__(self, app: Window) -> None:
        super().__init__(app, Message("anew-scenarios"))
        self.won = Progress()
        self.rows: list[tuple[Game, list[ScenarioTile]]] = []
        self._read()

    def resumed(self) -> None:
        self._read()

    def _read(self) -> None:
        self.won = Progress.of_scenarios()
        if self.won.problem is not None:
            self.app.toast(self.won.problem, "warning")
        language = spoken(self.app.settings.language)
        self.rows = [
            (game, [self._tile(game, each) for each in scenarios_of(game, language)])
            for game in self.app.registry.games()
            if scenarios_of(game)
        ]
        rows = [
            GameRow(game, self.shelf, SCENARIO_H, Grid(*tiles, narrowest=NARROWEST, gap=TILE_GAP))
            for game, tiles in self.rows
        ]
        self.declare(Column(Strip(SCENARIO_HEAD, self._draw_head), Column(*rows, gap=10)))

    def _tile(self, game: Game, scenario: Scenario) -> ScenarioTile:
        is_won = self.won.of(game.key, scenario).is_done
        return ScenarioTile(game, scenario, is_won=is_won,
                            on_click=partial(self.app.routes.scenario, game, scenario))  # fmt: skip

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
        tiles = [tile for _, row in self.rows for tile in row]
        won = Message(
            "scenario-won-of", {"count": sum(tile.is_won for tile in tiles), "all": len(tiles)}
        )
        canvas.text(box.x, box.y + 20, Message("scenario-words"), LARGE, SECOND_TEXT)
        canvas.text(box.right, box.y + 20, won, LARGE, TEXT, align="right")
