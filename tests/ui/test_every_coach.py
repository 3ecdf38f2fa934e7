"""The coach at the table of every lesson: what it names is there, and nothing of it is hidden."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from engine.core.game import Game
from engine.core.learning.lesson import Lesson, Progress, lessons_of
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.launch import Pages
from engine.ui.learning.coach import Coach
from engine.ui.learning.puzzle_desk import lesson_scene
from engine.ui.table.table import Table
from games import REGISTRY
from tests.legibility import looked_at
from tests.ui.stage import event

QUIET = replace(Settings(), animation_speed=AnimationSpeed.OFF)
SIZE = (1280, 720)
LESSONS = [(game, lesson) for game in REGISTRY.games() for lesson in lessons_of(game)]
FIRST = [(game, lessons_of(game)[0]) for game in REGISTRY.games() if lessons_of(game)]


def names(found: list[tuple[Game, Lesson]]) -> list[str]:
    return [f"{game.key}-{lesson.key}" for game, lesson in found]


def lies_there_at_once(name: str) -> bool:
    """Whether a thing is there before the pupil does anything: some buttons come with a choice."""
    return not name.startswith(("button", "chips"))


def opened(app: App, game: Game, lesson: Lesson, step: int) -> Coach:
    """The coach of a lesson at one of its steps, when it speaks."""
    app.push(lesson_scene(app, game, lesson, step, Progress(is_kept=False)))
    table = app.top
    assert isinstance(table, Table)
    assert isinstance(table.tutor, Coach)
    table.parts.board.leave()
    return table.tutor


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=names(LESSONS))
def test_all_that_a_lesson_names_lies_on_its_table(game: Game, lesson: Lesson) -> None:
    app = App(QUIET, REGISTRY, SIZE, routes=Pages, headless=True)
    for part_number, part in enumerate(lesson.parts):
        coach = opened(app, game, lesson, lesson.number_of(part_number, 0))
        table, walk = coach.table, coach.walk
        walk.go_on()
        table.director.jump()
        while not walk.is_over:
            table.prepare()
            step = walk.step
            shown = [
                *step.points_at,
                *filter(None, [step.number]),
                *filter(lies_there_at_once, step.lights),
            ]
            missing = [name for name in shown if not coach.named.of(name)]
            assert not missing, f"step {walk.number + 1} of {lesson.key} names {missing}"
            if part.is_game:
                break
            walk.show()
            table.director.jump()
        app.pop()


CONFIRMED = [
    (game, lesson, number)
    for game, lesson in LESSONS
    for number, step in enumerate(lesson.steps)
    if "and confirm" in step.now and not lesson.parts[lesson.place_of(number)[0]].is_game
]


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("game", "lesson", "number"),
    CONFIRMED,
    ids=[f"{game.key}-{lesson.key}-{number + 1}" for game, lesson, number in CONFIRMED],
)
def test_an_order_speaks_of_confirming_only_where_a_click_does_not_decide(
    game: Game, lesson: Lesson, number: int
) -> None:
    app = App(QUIET, REGISTRY, SIZE, routes=Pages, headless=True)
    coach = opened(app, game, lesson, number)
    while not coach.card.is_visible or coach.is_moving:
        app.step(1 / 60, [])
    table, told = coach.table, len(coach.walk.match.moves)
    factor = app.scale * table.plane.factor
    at = coach.rings[0].centre_x * factor, coach.rings[0].centre_y * factor
    app.step(1 / 60, [event(pygame.MOUSEMOTION, pos=at)])
    app.step(1 / 60, [event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)])
    app.step(1 / 60, [event(pygame.MOUSEBUTTONUP, pos=at, button=1)])
    assert len(coach.walk.match.moves) == told


@pytest.mark.parametrize(("game", "lesson"), FIRST, ids=names(FIRST))
def test_the_first_card_is_whole_legible_and_covers_nothing_it_speaks_of(
    game: Game, lesson: Lesson
) -> None:
    app = App(QUIET, REGISTRY, SIZE, routes=Pages, headless=True)
    first = next(n for n, step in enumerate(lesson.steps) if step.is_action)
    coach = opened(app, game, lesson, first)
    while not coach.card.is_visible:
        app.step(1 / 60, [])
    assert coach.table.viewport.holds(coach.card.box)
    assert not any(coach.card.box.intersects(ring) for ring in coach.rings)
    assert looked_at(app, coach.table) == []
