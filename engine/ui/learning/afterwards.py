"""What follows a lesson that is done: the next one, a first game, a puzzle, a challenge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.core.card import Card
from engine.core.learning.journey import NextStep, Station, next_step
from engine.core.learning.lesson import Lesson, lessons_of, undone_after
from engine.core.learning.progress import Progress
from engine.core.learning.walk import Walk
from engine.text.said import Said
from engine.ui.hub.next_step import step_name, take_step
from engine.ui.hub.proposals import games_finished
from engine.ui.scene import Window

THEN: Final[dict[Station, Said]] = {
    "puzzle": Said("coach-then-puzzle"),
    "challenge": Said("coach-then-challenge"),
}


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a lesson leads: to a step of a lesson, in place of this table, and out of it."""

    to_step: Callable[[Lesson, int], object]
    out: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Afterwards:
    """What the coach says of it, the name of the button, and the way there."""

    about: Said
    name: Said
    go: Callable[[], object]
    is_last: bool = False


def afterwards(app: Window, walk: Walk, progress: Progress, ways: Ways) -> Afterwards:
    """A first game once enough is learnt for it; else the next lesson, while there is one."""
    game, lesson = walk.match.game, walk.lesson
    games = games_finished(app, game)
    step = next_step(game, progress, games)
    following = undone_after(lesson, lessons_of(game, lesson.language),
                             progress.done(game.key))  # fmt: skip
    is_ready = step.station == "game" and games == 0
    if following is not None and not is_ready:
        args = {"title": following.title, "about": following.about}
        return Afterwards(Said("coach-following", args), Said("coach-next-lesson"),
                          lambda: ways.to_step(following, 0))  # fmt: skip
    if step.station == "lesson" or (step.station == "game" and not is_ready):
        return Afterwards(Said("coach-last"), Said("coach-all"), ways.out, is_last=True)

    def go() -> None:
        ways.out()
        take_step(app, game, step)

    return Afterwards(step_about(game, step), step_name(game, step), go)


def step_about(game: Card, step: NextStep) -> Said:
    """One sentence about a step that is no lesson."""
    first_game = Said("coach-then-game", {"bots": game.usual_seats - 1})
    return THEN.get(step.station, first_game)
