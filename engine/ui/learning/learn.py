"""The page of all lessons: the next one to take, and how far each of every game was taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final

from engine.core.game import Game
from engine.core.learning.lesson import (
    Lesson,
    NextStep,
    Progress,
    Taken,
    journey,
    lesson_keys,
    lessons_of,
)
from engine.core.learning.puzzle import (
    PuzzleProgress,
    Scenario,
    Solver,
    next_puzzle,
    puzzles_of,
    scenarios_of,
)
from engine.core.learning.report import costliest_kind, slips
from engine.core.learning.statistics import PastGame, Statistics
from engine.core.setup import shown_name
from engine.text.message import ENGLISH, Message, Words, grouped, spoken
from engine.ui.box import Box
from engine.ui.canvas import Canvas
from engine.ui.display import Intent, KeyPressed
from engine.ui.hub.covers import (
    CoverShelf,
    CoversPage,
    game_cover,
    has_scene,
    lesson_name,
    scenario_name,
)
from engine.ui.hub.next_step import finished, latest_game, step_name, take_step
from engine.ui.learning import challenge_column
from engine.ui.learning.cards import draw_dots, step_about
from engine.ui.learning.challenge_column import ROW_H, ChallengeColumn
from engine.ui.pages.page_theme import theme_of
from engine.ui.paint.portraits import CREAM
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


def draw_scene(canvas: Canvas, shelf: CoverShelf, frame: Box, game: Game, name: str) -> None:
    """A lesson's or scenario's picture, its ground until it is read; the game's cover where it has
    none.
    """
    picture = shelf.scene(name, canvas.rect(frame).size, canvas.px(RADIUS))
    if picture is not None:
        canvas.image(picture, frame.x, frame.y, premultiplied=True)
    elif has_scene(name):
        canvas.rounded(frame, RADIUS, mix(PANEL, theme_of(game).accent, 0.35))
    else:
        draw_cover(canvas, shelf, frame, game)


# The puzzles of a game beside its lessons: the rating, the streak, how many are solved, and go.

WIDTH: Final = 304.0
PAD: Final = 20.0
THUMB: Final = (128.0, 76.0)
START_H: Final = 44.0
BAR_H: Final = 5.0


class PuzzleColumn:
    def __init__(self, app: Window, games: list[Game], shelf: CoverShelf) -> None:
        self._app, self._shelf = app, shelf
        self.games = games
        self.counts = [len(puzzles_of(game)) for game in games]
        self.kept = PuzzleProgress.load()
        if self.kept.problem is not None:
            app.toast(self.kept.problem, "warning")
        self.buttons = [
            Button(Message("solve-start"), partial(self.start, game), kind="secondary",
                   icon="player-play", tooltip=Message("solve-puzzles-of", {"game": game.title}))
            if count else None
            for game, count in zip(games, self.counts, strict=True)
        ]  # fmt: skip

    def start(self, game: Game) -> None:
        puzzle = next_puzzle(puzzles_of(game), self.kept.of(game.key))
        if puzzle is not None:
            self._app.routes.puzzle(game, puzzle)

    def cell(self, row: int) -> Part:
        """A row of the column, with its button."""
        left = THUMB[0] + 16
        place = Box(left, ROW_H - 20 - START_H, WIDTH - 2 * PAD - left, START_H)
        button = self.buttons[row]
        return Strip(ROW_H, partial(self._draw_row, row), {} if button is None else {button: place})

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        canvas.text(box.x, box.centre_y, Message("anew-puzzles"), LARGE, TEXT, "cinzel")

    def _draw_row(self, row: int, canvas: Canvas, box: Box) -> None:
        game, count = self.games[row], self.counts[row]
        if not count:
            return
        solver = self.kept.of(game.key)
        canvas.hairline(box.x - PAD, box.y + 16, box.h - 32, vertical=True)
        self._draw_thumb(canvas, Box(box.x, box.y + ROW_PAD, *THUMB), game)
        y, room = box.bottom - 31, THUMB[0]
        if solver.is_rated:
            width = canvas.text(box.x, y, grouped(solver.rating.shown), LARGE, TEXT, "number-bold")
            colour = WARNING if solver.streak else SECOND_TEXT
            canvas.icon("flame", box.x + width + 24, y, 18, colour)
            canvas.text(box.x + width + 38, y, str(solver.streak), BODY, TEXT, "number")
        else:
            wordings: tuple[Words, ...] = (Message("solve-not-rated"), "–")
            said = canvas.fitting_words(wordings, room, SMALL)
            canvas.text(box.x, y, said, SMALL, SECOND_TEXT)
        left = box.x + THUMB[0] + 16
        place, words = Box(left, box.y + 18, box.right - 2 * PAD - left, 54), _solved(solver, count)
        canvas.paragraph(place, words, BODY, TEXT, "text-semibold", 1.25, max_lines=2)

    def _draw_thumb(self, canvas: Canvas, frame: Box, game: Game) -> None:
        """A position of the game under a question mark."""
        draw_scene(canvas, self._shelf, frame, game, puzzle_scene_name(game))
        canvas.rounded(
            frame, RADIUS, (*BACKGROUND, 120), (*lighten(theme_of(game).accent, 0.3), 90)
        )
        canvas.disc(*frame.centre, 23, (*BACKGROUND, 225), CREAM, 2)
        canvas.text(*frame.centre, "?", HEADING, CREAM, "cinzel", "centre")


def puzzle_scene_name(game: Game) -> str:
    """The picture of the lesson that comes last: it is about whole positions."""
    return lesson_name(game.key, lesson_keys(game)[-1])


def _solved(solver: Solver, count: int) -> Message:
    if not solver.seen:
        return Message("solve-to-solve", {"count": count})
    return Message("solve-solved-of", {"solved": solver.solved, "count": count})


# A row of a page for each game: its picture at the left, what there is to choose beside it.

ROW_PAD: Final = 9.0
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
STEP_PICTURE: Final = 400.0
FADE: Final = 150.0
HEAD_H: Final = 44.0
ROW_GAP: Final = 10.0
FOOT_H: Final = 44.0
SIDE_BY_SIDE_FROM: Final = 1500.0
SMALLEST_SCALE: Final = 0.6
TILE_H: Final = 122.0
TILE_GAP: Final = 12.0
WIDEST_TILE: Final = 232.0
NAME_H: Final = 46.0
LEADING: Final = 1.12
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
    """A lesson as a picture of its table with its name below; how far it was taken on it."""

    radius = RADIUS

    def __init__(
        self, entry: LessonEntry, shelf: CoverShelf, on_click: Callable[[], object],
        *, is_next: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(on_click, tooltip=entry.lesson.about)
        self.entry, self.shelf, self.is_next = entry, shelf, is_next
        self.accent = theme_of(entry.game).accent

    def draw(self, canvas: Canvas) -> None:
        """Nothing is ever locked; colour never says anything alone."""
        box, entry, accent = self.box, self.entry, self.accent
        is_lit = self.is_next or entry.is_begun or self.is_hovered
        if self.is_next:
            canvas.shadow(box, RADIUS, blur=22, drop=0, strength=150, colour=accent)
        seen, strip = box.cut_top(box.h - NAME_H)
        frame = Box(seen.x, seen.y, seen.w, seen.h + RADIUS)
        name = lesson_name(entry.game.key, entry.lesson.key)
        draw_scene(canvas, self.shelf, frame, entry.game, name)
        canvas.rounded(strip, RADIUS, mix(BACKGROUND, accent, 0.2 if is_lit else 0.08))
        size, lines = self._title_lines(canvas, box.w - 8)
        step = canvas.line_step(size, LEADING)
        for number, line in enumerate(lines):
            y = strip.centre_y + step * (number - (len(lines) - 1) / 2)
            canvas.text(box.centre_x, y, line, size, TEXT, "text-semibold", "centre",
                        max_width=box.w - 6)  # fmt: skip
        if not entry.is_begun:
            minutes = Message("learn-minutes", {"minutes": entry.lesson.minutes})
            _draw_pill(canvas, box.x + 5, box.y + 16, minutes)
        self._draw_state(canvas, Box(box.right - 36, box.y + 8, 28, 28))
        edge = GOOD if entry.taken.is_done else lighten(accent, 0.25) if is_lit else LINE
        canvas.rounded(box, RADIUS, None, (*edge, 255 if is_lit else 130), 2 if is_lit else 1)

    def _title_lines(self, canvas: Canvas, room: float) -> tuple[float, list[str]]:
        """The title in at most two lines, smaller where it must be."""
        for size in (BODY, SMALL):
            lines = canvas.paragraph_lines(room, self.entry.lesson.title, size, "text-semibold")
            if len(lines) <= MOST_LINES:
                break
        rest = " ".join(lines[MOST_LINES - 1 :])
        return size, [*lines[: MOST_LINES - 1], *([rest] if rest else [])]

    def _draw_state(self, canvas: Canvas, place: Box) -> None:
        entry, (x, y) = self.entry, place.centre
        if entry.is_begun:
            count = {"count": entry.taken.step + 1, "all": len(entry.lesson.steps)}
            _draw_pill(canvas, self.box.x + 5, self.box.y + 16, Message("house-of-all", count))
            bar = Box(self.box.x + 2, self.box.bottom - NAME_H - 5, self.box.w - 4, BAR_H)
            canvas.rounded(bar, 0, (*BACKGROUND, 200))
            canvas.rounded(Box(bar.x, bar.y, bar.w * entry.share, bar.h), 0, self.accent)
        elif entry.taken.is_done:
            canvas.disc(x, y, 13, GOOD, (*BACKGROUND, 200), 2)
            canvas.icon("check", x, y, 17, INK)
        elif self.is_next:
            canvas.disc(x, y, 14, self.accent, (*BACKGROUND, 200), 2)
            canvas.icon("player-play", x + 1, y, 16, INK)


def _draw_pill(canvas: Canvas, x: float, y: float, words: Words) -> None:
    """A few words on a picture, around a height."""
    width = canvas.text_width(words, SMALL, "text-semibold") + 12
    canvas.rounded(Box(x, y - 11, width, 22), 8, (*BACKGROUND, 225))
    canvas.text(x + 6, y, words, SMALL, TEXT, "text-semibold")


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
    top, below = 16.0, 8.0

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
        self.puzzles = PuzzleColumn(app, games, self.shelf)
        self._read()

    # -- what it shows

    def resumed(self) -> None:
        self.challenges.leave()
        games = [row[0].game for row in self.rows]
        self.challenges = ChallengeColumn(self.app, games, self.today(), self.rearrange)
        self.puzzles = PuzzleColumn(self.app, games, self.shelf)
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
            [LessonTile(entry, self.shelf, partial(self.open, entry),
                        is_next=self._is_next(entry)) for entry in row]
            for row in self.rows
        ]  # fmt: skip
        if self.next is not None:
            is_begun = self.next.step.is_begun
            self.go_on.label = Message("house-continue") if is_begun else Message("learn-start")
            self.go_on.accent = theme_of(self.next.game).accent
        self.declare(self._parts())

    def _is_next(self, entry: LessonEntry) -> bool:
        """Whether it is the lesson that the page proposes."""
        found = self.next
        if found is None or found.game is not entry.game:
            return False
        return entry.lesson.key == found.step.lesson

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
        canvas.rounded(box.inset(0, 3), RADIUS, (*BACKGROUND, 190))
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
        place = Box(box.x, box.y, STEP_PICTURE, box.h)
        if proposal.step.station == "lesson" and proposal.step.lesson:
            name = lesson_name(proposal.game.key, proposal.step.lesson)
            draw_scene(canvas, self.shelf, place, proposal.game, name)
        else:
            draw_cover(canvas, self.shelf, place, proposal.game)
        fade = mix(canvas.theme.panel, accent, 0.24)
        end = Box(place.right - FADE, box.y + 1, FADE, box.h - 2)
        canvas.rounded(end, 0, ((*fade, 0), (*fade, 255)), horizontal=True)
        canvas.rounded(box, 14, None, mix(canvas.theme.panel, accent, 0.75), 2)
        x = place.right + 20
        canvas.text(x, box.y + 32, proposal.heading, SMALL, lighten(accent, 0.35), "text-bold",
                    spacing=1.4)  # fmt: skip
        room = self.go_on.box.x - 24 - x
        canvas.text(x, box.y + 68, proposal.title, HEADING, TEXT, "text-semibold", max_width=room)
        about = step_about(proposal.game, proposal.step)
        words = about if entry is None else self._how_far(entry)
        size = canvas.fitting_size(words, room, (LARGE, BODY, SMALL))
        width = canvas.text_width(words, size)
        if width <= room:
            canvas.text(x, box.y + 106, words, size, SECOND_TEXT)
        else:
            canvas.paragraph(Box(x, box.y + 83, room, 50), words, size, SECOND_TEXT,
                             line_height=1.05, max_lines=2)  # fmt: skip
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

SCENARIO_HEAD: Final = 42.0
SCENARIO_H: Final = 164.0
FADE_H: Final = 24.0
SEEN_H: Final = 46.0
"""How much of a scenario's picture is clear at least, above its words."""
TITLE_H: Final = 30.0
NARROWEST: Final = 280.0


class ScenarioTile(Pressable):
    """A scenario; the one that `is_next` is lit."""

    radius = 10.0
    is_next = False

    def __init__(
        self,
        game: Game,
        scenario: Scenario,
        shelf: CoverShelf,
        *,
        is_won: bool,
        on_click: Callable[[], object],
    ) -> None:
        super().__init__(on_click)
        self.game, self.shelf = game, shelf
        self.scenario, self.accent, self.is_won = scenario, theme_of(game).accent, is_won
        level = game.level(scenario.proof)
        reached = scenario.proof if level is None else level.title
        who = Message("scenario-won") if is_won else Message("scenario-reached", {"level": reached})
        self.tooltip = Message("glue-lines", {"first": who, "last": Message("scenario-tip")})

    def draw(self, canvas: Canvas) -> None:
        box, accent, scenario = self.box, self.accent, self.scenario
        low = box.cut_bottom(self._words_height(canvas, box.w))[0]
        frame = Box(box.x, box.y, box.w, low.y - box.y + RADIUS)
        draw_scene(canvas, self.shelf, frame, self.game, scenario_name(self.game.key, scenario.key))
        ground = mix(BACKGROUND, accent, 0.22 if self.is_hovered else 0.10)
        title = Box(box.x, low.y - TITLE_H, box.w, TITLE_H)
        canvas.rounded(Box(box.x, title.y - FADE_H, box.w, FADE_H), 0,
                       ((*ground, 0), (*ground, 190)))  # fmt: skip
        canvas.rounded(title, 0, ((*ground, 190), (*ground, 255)))
        canvas.rounded(low, RADIUS, ground)
        canvas.rounded(Box(low.x, low.y, low.w, RADIUS), 0, ground)
        canvas.text(box.x + 14, low.y - 12, scenario.title, BODY, TEXT, "text-semibold",
                    max_width=box.w - 62)  # fmt: skip
        canvas.paragraph(Box(box.x + 14, low.y + 3, box.w - 28, low.h), scenario.about,
                         SMALL, mix(SECOND_TEXT, TEXT, 0.5), line_height=1.25)  # fmt: skip
        x, y = box.right - 24, low.y - 12
        if self.is_won or self.is_next:
            canvas.disc(x, y, 13, GOOD if self.is_won else lighten(accent, 0.2))
        icon, ink = ("check", INK) if self.is_won else ("trophy", lighten(accent, 0.35))
        icon, ink = ("player-play", INK) if self.is_next else (icon, ink)
        canvas.icon(icon, x, y, 18, ink)
        is_lit = self.is_hovered or self.is_next
        edge = GOOD if self.is_won else lighten(accent, 0.3) if is_lit else LINE
        canvas.rounded(box, RADIUS, None, edge, 2 if self.is_won or is_lit else 1)

    def _words_height(self, canvas: Canvas, width: float) -> float:
        words = canvas.paragraph_height(width - 28, self.scenario.about, SMALL, line_height=1.25)
        return words + 12

    def height(self, canvas: Canvas, width: float) -> float:
        return max(SCENARIO_H, SEEN_H + TITLE_H + self._words_height(canvas, width))


class ScenarioScene(CoversPage):
    top, below = 14.0, 6.0

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
        for tile in [each for _, tiles in self.rows for each in tiles if not each.is_won][:1]:
            tile.is_next = True
        rows = [
            GameRow(game, self.shelf, SCENARIO_H, Grid(*tiles, narrowest=NARROWEST, gap=TILE_GAP))
            for game, tiles in self.rows
        ]
        self.declare(Column(Strip(SCENARIO_HEAD, self._draw_head), Column(*rows, gap=10)))

    def _tile(self, game: Game, scenario: Scenario) -> ScenarioTile:
        is_won = self.won.of(game.key, scenario).is_done
        return ScenarioTile(game, scenario, self.shelf, is_won=is_won,
                            on_click=partial(self.app.routes.scenario, game, scenario))  # fmt: skip

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
        tiles = [tile for _, row in self.rows for tile in row]
        won = Message(
            "scenario-won-of", {"count": sum(tile.is_won for tile in tiles), "all": len(tiles)}
        )
        canvas.text(box.x, box.y + 15, Message("scenario-words"), LARGE, SECOND_TEXT)
        canvas.text(box.right, box.y + 15, won, LARGE, TEXT, align="right")
