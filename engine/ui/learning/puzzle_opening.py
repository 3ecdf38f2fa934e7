"""Opens a puzzle: the real table of its position, and the panel beside the person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from secrets import SystemRandom

from engine.core.game import Game
from engine.core.learning.journey import next_step
from engine.core.learning.progress import Progress
from engine.core.learning.puzzle import Puzzle, PuzzleTable, puzzles_of, setup_of, shipped_set
from engine.core.learning.puzzle_attempt import PuzzleAttempt
from engine.core.learning.puzzle_progress import PuzzleProgress, next_puzzle
from engine.core.match import Match
from engine.core.saves import Autosave
from engine.core.seed_words import seed_words
from engine.text.languages import spoken
from engine.text.said import ENGLISH, Said, Words
from engine.ui.hub.next_step import leave_for
from engine.ui.hub.proposals import games_finished
from engine.ui.learning.puzzle_desk import PuzzleDesk, Ways
from engine.ui.scene import Window
from engine.ui.table.opening import table_scene
from engine.ui.table.table import Table


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
