"""Opens a lesson: the real table of its match, and the coach beside the pupil."""

from __future__ import annotations

from secrets import SystemRandom

from engine.core.game import Game
from engine.core.learning.lesson import Lesson
from engine.core.learning.progress import Progress
from engine.core.learning.walk import walk_to
from engine.core.saves import Autosave
from engine.core.seed_words import seed_words
from engine.ui.learning.afterwards import Ways
from engine.ui.learning.coach import Coach
from engine.ui.scene import Window
from engine.ui.table.opening import table_anew, table_scene
from engine.ui.table.table import Table


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
    coach = Coach(table, walk, kept, Ways(to_step, app.pop))
    table.seat_tutor(coach)
    table.anew = anew
    return table
