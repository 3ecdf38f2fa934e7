"""Pictures of scenes, taken without a screen."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from engine.core.commands import default_seats, make_setup
from engine.core.errors import InputError
from engine.core.game import Game
from engine.core.match import Match, bots_of, play_bots
from engine.core.position import sample_position
from engine.core.registry import Registry
from engine.core.settings import AnimationSpeed, Settings
from engine.core.storage import put_in_place
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.learning.learn import LearnScene
from engine.ui.learning.progress_page import ProgressScene, ScenarioScene
from engine.ui.pages.choices import ChoicesPage
from engine.ui.pages.rules import RulesScene
from engine.ui.pages.settings import CreditsScene, SettingsScene
from engine.ui.pages.statistics import StatisticsScene
from engine.ui.position.editor import PositionScene
from engine.ui.scene import Scene
from engine.ui.table.opening import review_of, table_scene

SETTLE_SECONDS: Final = 600.0
QUIET_STEPS: Final = 20  # work that is done may ask for more
WHOLE_GAME: Final = 1_000_000
KINDS: Final = {".png": ".png", ".jpg": ".jpg", ".jpeg": ".jpg", "": ".png"}
"""The kind of a picture by the end of its name; `/dev/stdout` has none."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What to take a picture of: a game's key or a screen's name, and how far to play."""

    what: str
    game: str | None
    seed: str
    answers: int
    seats: tuple[str, ...]
    options: dict[str, str]
    hint: bool
    size: tuple[int, int]
    person_plays: str | None = None


def take_screenshot(registry: Registry, picture: Picture, out: Path) -> None:
    """Draws one scene without a screen and saves it as a PNG or JPG.

    Raises InputError when there is no such scene or picture, or the file cannot be written.
    """
    if picture.game is not None:
        registry.game(picture.game)
    kind = KINDS.get(out.suffix.lower())
    if kind is None:
        raise InputError(f"--out takes a name that ends in .png or .jpg, not '{out.name}'")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    build = scene_builder(registry, picture)
    settings = replace(Settings(), animation_speed=AnimationSpeed.OFF)
    app = App(settings, registry, picture.size, routes=Pages, headless=True)
    app.push(build(app))
    settle(app)
    try:
        pygame.image.save(app.display.window, file := BytesIO(), kind)
        put_in_place(out, file.getvalue())
    finally:
        app.close()


def settle(app: App) -> None:
    """Lets time go by until nothing moves and the worker has nothing left to do."""
    deadline = time.monotonic() + SETTLE_SECONDS
    quiet = 0
    while quiet < QUIET_STEPS and time.monotonic() < deadline:
        app.step(0.05, [])
        is_busy = app.worker.is_busy or any(scene.is_animating for scene in app.scenes)
        quiet = 0 if is_busy else quiet + 1
        time.sleep(0.005)
    app.draw()


def scene_builder(registry: Registry, picture: Picture) -> Callable[[App], Scene]:
    """What builds the scene of a picture; InputError lists the names when there is none such."""
    if picture.what in registry.keys:
        return lambda app: _table(app, registry.game(picture.what), picture)
    builders: dict[str, Callable[[App], Scene]] = {
        "menu": MenuScene,
        "settings": SettingsScene,
        "statistics": StatisticsScene,
        "credits": CreditsScene,
        "learn": LearnScene,
        "progress": ProgressScene,
        "scenarios": ScenarioScene,
        "setup": lambda app: SetupScene(app, _game(registry, picture)),
        "rules": lambda app: RulesScene(app, _game(registry, picture)),
        "review": lambda app: _review(app, _game(registry, picture), picture),
        "figures": lambda app: _figures(app, _game(registry, picture), picture),
        "choices": lambda app: ChoicesPage(
            app, _played(_game(registry, picture), picture, WHOLE_GAME)
        ),
        "lesson": lambda app: _lesson(app, _game(registry, picture), picture),
        "puzzle": lambda app: _puzzle(app, _game(registry, picture), picture),
        "position": lambda app: _position(app, _game(registry, picture), picture),
    }
    if picture.what not in builders:
        names = ", ".join((*registry.keys, *builders))
        raise InputError(f"there is no picture of '{picture.what}'; there are {names}")
    return builders[picture.what]


def _game(registry: Registry, picture: Picture) -> Game:
    return registry.game(picture.game or registry.keys[0])


def _played(game: Game, picture: Picture, answers: int) -> Match:
    """A match in which a bot stands in for every person for the first answers."""
    setup = make_setup(
        game, picture.seats or default_seats(game), picture.seed, dict(picture.options)
    )
    match = Match(game, setup)
    stand_in = game.bot(picture.person_plays or game.default_bot, match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)], answers)
    return match


def _table(app: App, game: Game, picture: Picture) -> Scene:
    scene = table_scene(app, _played(game, picture, picture.answers), None, start_frozen=True)
    if picture.hint:
        scene.layout(app.viewport.w, app.viewport.h)
        scene.orders.hint()
    return scene


def _lesson(app: App, game: Game, picture: Picture) -> Scene:
    """The lesson whose number the seed is, after so many of its steps."""
    from engine.core.learning.lesson import lessons_of  # noqa: PLC0415 (a picture of its own)
    from engine.core.learning.progress import Progress  # noqa: PLC0415 (a picture of its own)
    from engine.ui.learning.puzzle_desk import lesson_scene  # noqa: PLC0415 (a picture of its own)

    lessons = {str(number + 1): lesson for number, lesson in enumerate(lessons_of(game))}
    if picture.seed not in lessons:
        raise InputError(f"{game.title} has no lesson {picture.seed}; it has {', '.join(lessons)}")
    lesson = lessons[picture.seed]
    step = min(picture.answers, len(lesson.steps) - 1)
    return lesson_scene(app, game, lesson, step, Progress(is_kept=False))


def _puzzle(app: App, game: Game, picture: Picture) -> Scene:
    """The puzzle whose number the seed is, after so many answers, the last of them right."""
    from engine.core.learning.puzzle import (  # noqa: PLC0415
        PuzzleProgress,
        puzzles_of,
    )
    from engine.ui.learning.puzzle_desk import (  # noqa: PLC0415
        PuzzleDesk,
        puzzle_scene,
    )

    puzzles = {str(number + 1): puzzle for number, puzzle in enumerate(puzzles_of(game))}
    if picture.seed not in puzzles:
        raise InputError(f"{game.title} has no puzzle {picture.seed}; it has {len(puzzles)}")
    puzzle = puzzles[picture.seed]
    scene = puzzle_scene(app, game, puzzle, PuzzleProgress(is_kept=False))
    desk = scene.tutor
    assert isinstance(desk, PuzzleDesk)
    wrong = [n for n, choice in enumerate(puzzle.choices) if not choice.is_right]
    answers = [*wrong[: picture.answers - 1], puzzle.best] if picture.answers else []
    for number in answers[:3]:
        desk.choose(number)
        desk.answer()
    return scene


def _position(app: App, game: Game, picture: Picture) -> Scene:
    """The editor on a table as far as it was played, or on the position it begins with."""
    if picture.answers:
        position = game.codec.encode(_played(game, picture, picture.answers).table)
    else:
        position = sample_position(game, picture.options)
    scene = PositionScene(app, game, position)
    if picture.hint:
        scene.advice.ask()
    return scene


def _figures(app: App, game: Game, picture: Picture) -> Scene:
    """The game's own page of numbers, which its review leads to."""
    match = _played(game, picture, WHOLE_GAME)
    parts = table_scene(app, match, None, start_frozen=True).parts
    figures = None if parts.review is None else parts.review()
    if figures is None:
        raise InputError(f"{game.title} has no page of numbers")
    return figures


def _review(app: App, game: Game, picture: Picture) -> Scene:
    review = review_of(app, _played(game, picture, WHOLE_GAME))
    if review is None:
        raise InputError(f"{game.title} has no review")
    return review
