"""A puzzle at its real table: its panel stands where the right column was, and hears every move.

Nothing is played: a move made at the table chooses its card. What an attempt is, and what it does
to the rating, `engine.core.learning` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from secrets import SystemRandom
from typing import Any, Final

from engine.core.game import Game
from engine.core.learning.journey import next_step
from engine.core.learning.lesson import Lesson, lesson_that_mends
from engine.core.learning.progress import Progress
from engine.core.learning.puzzle import (
    Gained,
    Puzzle,
    PuzzleAttempt,
    PuzzleProgress,
    PuzzleTable,
    next_puzzle,
    puzzles_of,
    setup_of,
    shipped_set,
)
from engine.core.learning.walk import walk_to
from engine.core.match import Match
from engine.core.saves import Autosave
from engine.core.words import seed_words
from engine.text.plain import spoken
from engine.text.said import ENGLISH, NOTHING, Fixed, Said, Words, grouped
from engine.ui.animation import Tween
from engine.ui.box import Box
from engine.ui.hub.next_step import games_finished, leave_for
from engine.ui.inputs import KeyPressed
from engine.ui.learning import cards
from engine.ui.learning.coach import Coach, Taught
from engine.ui.learning.puzzle_cards import PuzzlePanel, decimals_for, make_cards
from engine.ui.plot import signed
from engine.ui.scene import Window
from engine.ui.table.actions import Action, Actions
from engine.ui.table.opening import table_anew, table_scene
from engine.ui.table.table import Table
from engine.ui.table.tutor import Tutor
from engine.ui.widgets.base import Button, is_key

WIDTH: Final = 384.0
MARGIN: Final = 8.0
SHAKE: Final = 0.16
FAR: Final = 6.0


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a puzzle leads: to the next one, to a game from here, and out of it; `onward` finds the
    way to the challenge of the day, for whom that is the next step.
    """

    next: Callable[[], object]
    play_out: Callable[[], object]
    out: Callable[[], object]
    onward: Callable[[], Callable[[], object] | None]


class PuzzleDesk(Tutor):
    """Sits beside the person who solves a puzzle."""

    lets_through = True
    stands_in_column = True
    tab_rank = -2

    def __init__(
        self,
        table: Taught,
        laid: PuzzleTable,
        unit: Words,
        progress: PuzzleProgress,
        ways: Ways,
        attempt: PuzzleAttempt | None = None,
        *,
        speaks_english: bool = True,
    ) -> None:
        super().__init__()
        self.speaks_english = speaks_english
        self.lesson = lesson_that_mends(
            laid.game, laid.puzzle.kind, Progress.load().done(laid.game.key)
        )
        self.table, self.laid, self.progress, self.ways = table, laid, progress, ways
        self.puzzle = laid.puzzle
        self.attempt = PuzzleAttempt(laid.puzzle) if attempt is None else attempt
        self.chosen: int | None = None
        self.gained: Gained | None = None
        self.onward = ways.onward() if self.attempt.is_over else None
        self._shift = 0.0
        self.panel = PuzzlePanel(
            make_cards(laid.puzzle.choices, laid.named, self.choose),
            Button(Said("solve-answer"), self.answer, kind="primary", key="Enter"),
            Button(kind="icon", on_click=self.read_rule, icon="book", tooltip=Said("solve-rule")),
            self._lesson_button(),
        )
        self.panel.unit = unit
        match = laid.match
        names = match.setup.seat_names if speaks_english else match.voice
        asked = match.game.prompt(laid.decision, names)
        self.panel.prompt = laid.named(asked)
        self.panel.tab_rank = self.tab_rank
        self.add(self.panel)
        self._show()

    def _lesson_button(self) -> Button:
        title: Words = "" if self.lesson is None else Said("coach-is", {"title": self.lesson.title})
        return Button(title, self.take_lesson, kind="secondary", icon="school", key="L",
                      tooltip=Said("solve-lesson-tip"))  # fmt: skip

    @property
    def hides_advice(self) -> bool:
        """Until the answer is known."""
        return not self.attempt.is_over

    # -- what is done -------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """A card was chosen, or its move made at the table."""
        if self.attempt.can_try(number):
            self.chosen = number
            self.table.frame.open_drawer(True)
            self._show()

    def lets(self, answer: Any) -> bool:
        """A move at the table chooses its card; nothing is played."""
        if self.attempt.is_over:
            self.table.refuse(Said("solve-is-over"))
        else:
            number = self.laid.number_of(answer)
            if number is None:
                self.table.refuse(Said("solve-about-moves"))
            else:
                self.choose(number)
        self._drop_plans()
        return False

    def _drop_plans(self) -> None:
        """What the board had in mind to do next is not done."""
        self.table.parts.board.forget()
        self.table.director.jump()
        self.table.refresh()

    def answer(self) -> None:
        """The choice is the answer."""
        number = self.chosen
        if number is None or not self.attempt.can_try(number):
            self.table.refuse(Said("solve-choose-first"))
            return
        self.table.frame.open_drawer(True)
        is_right = self.attempt.answer(number)
        self.chosen = None
        self.table.play_sound("win" if is_right else "wrong")
        if not is_right:
            self._shake()
        if self.attempt.is_over:
            self._end()
        self._show()

    def _end(self) -> None:
        game = self.laid.game.key
        self.gained = self.progress.note(game, self.puzzle, self.attempt.tries)
        self._tell_problem()
        self.onward = self.ways.onward()

    def _shake(self) -> None:
        def move(share: float) -> None:
            self._shift = FAR * (1 - share) * (1 if int(share * 6) % 2 else -1)
            self.table.refresh()

        self.table.film.play(Tween(SHAKE, move))

    def keep(self) -> None:
        """Keep the puzzle, or keep it no more."""
        is_kept = self.progress.switch_kept(self.laid.game.key, self.puzzle.key)
        self._tell_problem()
        self.table.app.toast(Said("solve-is-kept") if is_kept else Said("solve-not-kept"))
        self._show()

    def read_rule(self) -> None:
        """The clause that the first reason names."""
        clause = self._clause
        if clause is not None and self.attempt.is_over:
            self.table.app.routes.rules(self.laid.game, clause)

    def take_lesson(self) -> None:
        """The lesson that practises such choices; the puzzle waits under it."""
        if self.lesson is not None and self._asks_for_lesson:
            self.table.app.routes.lesson(self.laid.game, self.lesson)

    @property
    def _asks_for_lesson(self) -> bool:
        """A lesson is offered once the puzzle is over and was not right at once."""
        return self.attempt.is_over and self.lesson is not None and self.attempt.tries != 1

    @property
    def _clause(self) -> str | None:
        return next((why.clause for why in self.puzzle.why if why.clause), None)

    def _tell_problem(self) -> None:
        if self.progress.problem is not None:
            self.table.app.toast(self.progress.problem, "warning")
            self.progress.problem = None

    # -- what is shown ------------------------------------------------------------------------

    def _show(self) -> None:
        """Fill the panel in."""
        panel, attempt = self.panel, self.attempt
        solver = self.progress.of(self.laid.game.key)
        most = max(choice.cost for choice in self.puzzle.choices)
        for number, card in enumerate(panel.cards):
            card.most = most
            card.is_chosen = number == self.chosen
            card.is_open = attempt.is_open(number)
            card.shows_value = attempt.is_over
            card.tried = attempt.tried.index(number) if number in attempt.tried else None
            card.is_enabled = attempt.can_try(number)
        panel.hearts, panel.streak = attempt.hearts, solver.streak
        panel.is_over = attempt.is_over
        panel.solved = Said("solve-solved", {"count": solver.solved})
        panel.rating = grouped(solver.rating.shown) if solver.is_rated else Said("solve-not-yet")
        panel.gained = self._gain_words() if solver.is_rated else ""
        panel.why = tuple(map(_sentence, self._reasons()))
        panel.answer.is_visible = not attempt.is_over
        panel.answer.is_enabled = self.chosen is not None
        panel.offers_lesson = self._asks_for_lesson
        panel.rule.is_visible = attempt.is_over and self._clause is not None
        self.table.refresh()

    def _reasons(self) -> list[str]:
        """Why the best is best, and how that is known."""
        said = [self.laid.named(why.text) for why in self.puzzle.why]
        args = {"searched": self.puzzle.searched, "rating": f"{self.puzzle.rating:,}"}
        return [*said, self._say("solve-rated", args)]

    def _gain_words(self) -> str:
        points = 0 if self.gained is None else self.gained.points
        return signed(points, 0) if points else ""

    def actions(self) -> Actions | None:
        """Once it is over the bar says how it ended and what may follow."""
        attempt = self.attempt
        if not attempt.is_over:
            return None
        tries = attempt.tries
        ended = "solve-not-solved" if tries is None else "solve-solved-at"
        is_kept = self.puzzle.key in self.progress.of(self.laid.game.key).kept
        star = Action(self._say("solve-kept" if is_kept else "solve-keep"), self.keep, key="S",
                      icon="star-filled" if is_kept else "star")  # fmt: skip
        play = Action(self._say("solve-play-out"), self.ways.play_out, icon="player-play", key="P",
                      tooltip=Said("solve-play-out.tip"))  # fmt: skip
        following = Action(self._say("solve-next"), self.ways.next, key="N")
        words = self._say(ended, {"tries": tries})
        if self.onward is None:
            return Actions(words, self._detail(), replace(following, key="Enter"), (star, play))
        today = Action(self._say("challenge-today"), self.onward, key="Enter")
        return Actions(words, self._detail(), today, (star, play, following))

    def _say(self, key: str, args: Mapping[str, Any] = NOTHING) -> str:
        return self.table.app.canvas.said(Said(key, args))

    def _detail(self) -> str:
        first = self.attempt.tried[0]
        choice = self.puzzle.choices[first]
        if choice.is_right:
            return self._say("solve-right")
        most = max(each.cost for each in self.puzzle.choices)
        cost = Fixed(choice.cost, decimals_for(most))
        move = self.laid.named(choice.words)
        wrong = Said("solve-wrong", {"move": move, "cost": cost, "unit": self.panel.unit})
        if self.gained is None or self.gained.at_once:
            return self.table.app.canvas.said(wrong)
        return self._say("glue-space", {"first": wrong, "last": Said("solve-again")})

    # -- place, keys and drawing --------------------------------------------------------------

    def follow(self) -> None:
        """The panel in the place of the column; the film of the opening needs no waiting for."""
        table, places = self.table, self.table.frame.places
        if places is None:
            return
        self.box = table.viewport
        column = places.column
        self.panel.is_visible = column is not None
        if column is None:
            return
        if places.is_drawer:
            x, y = table.viewport.right - MARGIN - WIDTH, places.top.bottom + MARGIN
            column = Box(x, y, WIDTH, places.bar.y - MARGIN - y)
        elif places.bar.x < column.right and places.bar.right > column.x:
            column = Box(column.x, column.y, column.w, places.bar.y - MARGIN - column.y)
        if column.right > table.viewport.right - MARGIN:
            column = Box(column.x, column.y, table.viewport.right - MARGIN - column.x, column.h)
        canvas = table.plane.canvas(table.app.canvas)
        self.panel.arrange(canvas, column.moved(self._shift, 0))

    def take_key(self, intent: KeyPressed) -> bool:
        """Digits and arrows choose, Enter answers or goes on."""
        count = len(self.panel.cards)
        for number in range(count):
            if is_key(intent, str(number + 1)):
                self.choose(number)
                return True
        for key, step in (("↓", 1), ("↑", -1)):
            if is_key(intent, key):
                self._step(step)
                return True
        return self._takes_command(intent)

    def _takes_command(self, intent: KeyPressed) -> bool:
        is_over = self.attempt.is_over
        ways: dict[str, Callable[[], object]] = {"Enter": self.answer}
        if is_over:
            following = self.ways.next
            ways = {"Enter": self.onward or following, "N": following, "P": self.ways.play_out,
                    "S": self.keep, "F1": self.read_rule}  # fmt: skip
        if self._asks_for_lesson:
            ways["L"] = self.take_lesson
        for key, way in ways.items():
            if is_key(intent, key):
                way()
                return True
        return False

    def _step(self, step: int) -> None:
        """The next card that may be tried, above or below the chosen one."""
        count = len(self.panel.cards)
        at = self.chosen if self.chosen is not None else (-1 if step > 0 else count)
        for far in range(1, count + 1):
            number = (at + step * far) % count
            if self.attempt.can_try(number):
                self.choose(number)
                return

    def leave(self) -> bool:
        """Esc leaves the puzzle; it counts only once it is over."""
        self.ways.out()
        return True


def _sentence(words: str) -> str:
    """With a capital and a stop."""
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


# Opens a puzzle: the real table of its position, and the panel beside the person.


def puzzle_scene(
    app: Window,
    game: Game,
    puzzle: Puzzle,
    progress: PuzzleProgress | None = None,
    attempt: PuzzleAttempt | None = None,
) -> Table:
    """The table of a puzzle; without `progress` it is the person's own, without `attempt` new."""
    kept = PuzzleProgress.load() if progress is None else progress
    laid = PuzzleTable(game, puzzle, app.settings.player_name)
    table = table_scene(app, laid.match, start_frozen=True)

    def go_on() -> None:
        following = next_puzzle(puzzles_of(game), kept.of(game.key), puzzle.key)
        if following is None:
            app.pop()
        else:
            app.replace(puzzle_scene(app, game, following, kept))

    def play_out() -> None:
        match = played_out(game, puzzle, app.settings.player_name)
        app.pop()
        app.routes.table(match, Autosave(match))

    def onward() -> Callable[[], object] | None:
        step = next_step(game, Progress.load(), games_finished(app, game))
        return partial(leave_for, app, game, step) if step.station == "challenge" else None

    shipped = shipped_set(game)
    unit: Words = Said("solve-points")
    if shipped is not None and shipped.unit != "points":
        unit = shipped.unit
    language = game.language_for(spoken(app.settings.language))
    voice = game.voice(laid.match.setup.seat_names, language)
    told = None if language == ENGLISH else game.puzzle_in(laid, voice)
    laid.puzzle = told or laid.puzzle
    ways = Ways(go_on, play_out, app.pop, onward)
    desk = PuzzleDesk(table, laid, unit, kept, ways, attempt, speaks_english=told is None)
    table.seat_tutor(desk)
    table.anew = partial(puzzle_scene, app, game, puzzle, kept, desk.attempt)
    if kept.problem is not None:
        app.toast(kept.problem, "warning")
        kept.problem = None
    return table


def played_out(game: Game, puzzle: Puzzle, name: str) -> Match:
    """A game from a puzzle's position on, its best choice made, against the puzzle's level."""
    setup = setup_of(game, puzzle, name, seed_words(SystemRandom()))
    match = Match(game, replace(setup))
    for move in PuzzleTable(game, puzzle).options[puzzle.best]:
        match.answer(move)
    return match


# Opens a lesson: the real table of its match, and the coach beside the pupil.


def lesson_scene(
    app: Window, game: Game, lesson: Lesson, number: int, progress: Progress | None = None
) -> Table:
    """The table of a lesson at one of its steps. A part that is a real game is kept on disk.

    Without `progress` it is the person's own.
    """
    walk = walk_to(game, lesson, number, app.settings.player_name, seed_words(SystemRandom()))
    autosave = Autosave(walk.match) if walk.part.is_game else None
    table = table_scene(app, walk.match, autosave)

    def to_step(following: Lesson, step: int) -> None:
        app.replace(lesson_scene(app, game, following, step, progress))

    def anew() -> Table:
        """The step that the pupil had come to; a real game goes on from its record."""
        if autosave is None:
            return lesson_scene(app, game, lesson, coach.walk.number, progress)
        return table_anew(app, autosave)

    kept = Progress.load() if progress is None else progress
    coach = Coach(table, walk, kept, cards.Ways(to_step, app.pop))
    table.seat_tutor(coach)
    table.anew = anew
    return table
