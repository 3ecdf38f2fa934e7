"""Every scene in windows of many sizes, and what is wrong with the texts drawn there.

`python -m tests.legibility [SCENE ...] [--games A,B] [--looks N] [--size WxH] [--language L]`
prints each problem with where it was seen, and exits with 1 when there is any. Without a scene it
looks at all of them: the pages, and tables in whole games, with the log open and closed. A bot
plays the person's seat, so that everything a person is offered is drawn too.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine.core.decision import Bot, Decision
from engine.core.game import Game, game_clauses
from engine.core.learning.lesson import lessons_of
from engine.core.learning.puzzle import puzzles_of
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import HUMAN, SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.learning.learn import LearnScene, ScenarioScene
from engine.ui.learning.progress_page import ProgressScene
from engine.ui.pages.choices import ChoicesPage
from engine.ui.pages.review import StoryReview
from engine.ui.pages.rules import RulesScene
from engine.ui.pages.settings import CreditsScene, SettingsScene
from engine.ui.scene import Scene
from engine.ui.self_test import Picture, scene_builder, settle
from engine.ui.table.table import Table, review_of, table_scene
from engine.ui.widgets.scroll import Scrolled
from games import REGISTRY
from games.rajas.scene.end import RajasReview
from tests.ui.filled_folder import fill

MATRIX = {
    (1024, 768): (1.0, 0.8), (1280, 720): (1.0, 1.25, 0.8), (1920, 1080): (1.0, 1.25, 1.5, 0.8),
    (2560, 1440): (1.0, 1.25, 1.5), (2560, 1080): (1.0, 1.25, 1.5),
}  # fmt: skip
"""The sizes of windows, and the UI scales for which they have room (`most_ui_scale`)."""
SIZES = tuple(MATRIX)
LEAST_PIXELS = 12
LANGUAGE = ["en"]
"""What every window of a run speaks."""
SEED = "legible"
WHOLE_GAME = 1_000_000
COLOURS = ("white", "yellow", "purple", "brown", "red", "sky")
BETWEEN_LOOKS = (640, 480)
"""A small window is drawn quickly while a game goes on."""

Build = Callable[[App], Scene]


@dataclass(frozen=True)
class Window:
    """A window something is looked at in."""

    size: tuple[int, int]
    ui_scale: float = 1.0
    log_open: bool = True

    def __str__(self) -> str:
        log = "" if self.log_open else ", log closed"
        return f"{self.size[0]}x{self.size[1]} at {self.ui_scale:.0%}{log}"


def windows(*, with_log: bool) -> Iterator[Window]:
    """Every size at each of its UI scales, for tables also with the log closed."""
    for size, scales in MATRIX.items():
        for ui_scale in scales:
            yield Window(size, ui_scale)
            if with_log:
                yield Window(size, ui_scale, log_open=False)


# -- scenes


def pages_of(game: Game) -> Iterator[tuple[str, Build]]:
    """The pages of a game: each with its name, before and after something was played."""
    for seats in sorted({game.fewest_seats, game.usual_seats, game.most_seats}):
        yield f"setup for {seats}", partial(a_setup, game=game, seats=seats)
    yield "rules", lambda app: RulesScene(app, game, can_pick=True)
    for clause in game_clauses(game)[::15]:
        yield f"rules at {clause.id}", partial(RulesScene, game=game, clause=clause.id)
    for answers in (0, 40, 200):
        yield f"position after {answers}", pictured("position", game, answers)
    for number, lesson in enumerate(lessons_of(game), 1):
        for step in range(0, len(lesson.steps), 4):
            yield f"lesson {number}, step {step}", pictured("lesson", game, step, number)
    for number in range(1, min(3, len(puzzles_of(game))) + 1):
        for answers in (0, 1, 2):
            yield f"puzzle {number}, answers {answers}", pictured("puzzle", game, answers, number)
    match = played(game, max(game.fewest_seats, game.usual_seats))
    yield "choices", lambda app: ChoicesPage(app, match)
    yield "review", lambda app: reviewed(app, match)
    yield "end", lambda app: table_scene(app, match, None, start_frozen=True)
    yield "figures", lambda app: figures_of(app, match)
    if game.key == "rajas":
        yield "study", lambda app: RajasReview(app, match)


def reviewed(app: App, match: Match) -> StoryReview:
    """The review of a finished game."""
    page = review_of(app, match)
    assert isinstance(page, StoryReview)
    return page


def figures_of(app: App, match: Match) -> Scene:
    """The game's own page of numbers."""
    figures = reviewed(app, match).figures
    page = None if figures is None else figures()
    assert page is not None
    return page


HOUSE: dict[str, Build] = {
    "menu": MenuScene, "settings": SettingsScene,
    "learn": LearnScene, "progress": ProgressScene, "scenarios": ScenarioScene,
    "credits": CreditsScene,
}  # fmt: skip
"""The pages that belong to no game."""


def a_setup(app: App, game: Game, seats: int) -> SetupScene:
    """The set-up with so many seats."""
    scene = SetupScene(app, game)
    while len(scene.draft.seats) < seats:
        scene.seats.add_seat()
    while len(scene.draft.seats) > seats:
        scene.seats.remove_seat(scene.seats.seat_cards[-1])
    return scene


def pictured(what: str, game: Game, answers: int, seed: object = SEED) -> Build:
    """A scene as the command `screenshot` makes it."""
    return scene_builder(
        REGISTRY, Picture(what, game.key, str(seed), answers, (), {}, False, SIZES[0], "random")
    )


def a_match(game: Game, seats: int) -> Match:
    """A person with a short name and bots with long ones, in the lightest and darkest colors."""
    level = game.default_bot
    setups = (SeatSetup(HUMAN, "Robin"), *[SeatSetup(level, "Wilhelmina")] * (seats - 1))
    dressed = zip(setups, COLOURS, strict=False)
    match = Match(game, Setup(tuple(replace(each, colour=name) for each, name in dressed), SEED))
    match.language = LANGUAGE[0]
    return match


def played(game: Game, seats: int) -> Match:
    """A game played to its end, with a bot for the person."""
    match = a_match(game, seats)
    stand_in = game.bot(game.default_bot, match.setup)
    play_bots(match, [bot or stand_in for bot in bots_of(match)])
    return match


# -- looking


def an_app() -> App:
    """A window without a screen, in the language of the run."""
    quiet = replace(
        Settings(), animation_speed=AnimationSpeed.OFF, player_name="Robin", language=LANGUAGE[0]
    )
    return App(quiet, REGISTRY, SIZES[0], routes=Pages, headless=True)


def looked_at(app: App, scene: Scene) -> list[str]:
    """What is wrong with the texts of the frame that is drawn now."""
    app.audit = Audit()
    app.draw()
    audit = app.audit
    found = audit.problems(scene.width, scene.height)
    found += [
        f"{text.string!r} is only {text.pixels} pixels high"
        for text in audit.texts
        if text.pixels < LEAST_PIXELS and not text.exempt
    ]
    app.audit = None
    app.display.forget()
    return found


def looked_at_in(app: App, scene: Scene, window: Window) -> list[str]:
    """The same in a window of another size."""
    app.change_settings(ui_scale=window.ui_scale, log_open=window.log_open)
    app.resize(*window.size)
    app.step(0.05, [])
    return looked_at(app, scene)


def scrolled_to(scene: Scene, offset: float) -> bool:
    """Scroll whatever is longer than its box; whether anything moved."""
    moved, widgets = False, list(scene.widgets)
    for widget in widgets:
        widgets += widget.children
        moved |= isinstance(widget, Scrolled) and widget.is_visible and widget.scroll_to(offset)
    return moved


def problems_of_page(build: Build, seen_in: Sequence[Window]) -> list[str]:
    """What is wrong on a page in each of these windows."""
    app = an_app()
    scene = build(app)
    app.push(scene)
    settle(app)
    found = []
    for window in seen_in:
        problems = dict.fromkeys(looked_at_in(app, scene, window))
        if scrolled_to(scene, math.inf):
            problems |= dict.fromkeys(looked_at(app, scene))
            scrolled_to(scene, 0)  # the next window sees the beginning too
        found += [f"{problem} ({window})" for problem in problems]
    app.close()
    return found


def problems_of_game(
    game: Game, seats: int, seen_in: Sequence[Window], *, looks: int, answers: int = WHOLE_GAME
) -> list[str]:
    """What is wrong so many times in one game, or its beginning, and where each was seen first."""
    found: dict[str, str] = {}
    for app, table in moments_of_game(game, seats, looks=looks, answers=answers):
        for window in seen_in:
            for problem in looked_at_in(app, table, window):
                moment = f"answer {len(table.match.moves)}"
                found.setdefault(problem, f"{problem} ({window}, {moment})")
    return list(found.values())


def moments_of_game(
    game: Game, seats: int, *, looks: int, answers: int = WHOLE_GAME
) -> Iterator[tuple[App, Table]]:
    """The table of one game, or its beginning, at so many moments at which nothing moves."""
    app, match = an_app(), a_match(game, seats)
    table = table_scene(app, match)
    app.push(table)
    hand = game.bot(game.default_bot, match.setup)
    length = min(answers, len(played(game, seats).moves))
    due = 0
    while due <= length:
        app.step(0.05, [])
        if len(match.moves) >= due and not table.director.is_moving:
            yield app, table
            app.resize(*BETWEEN_LOOKS)
            due = length + 1 if len(match.moves) >= length else min(length, due + length // looks)
        answer_for_person(table, match, hand)
    app.close()


def answer_for_person(table: Table, match: Match, hand: Bot) -> None:
    """A person who plays as the bot would, and goes on where the table waits for that."""
    table.director.go_on()
    if table.decision is not None and isinstance(match.pending, Decision):
        table.submit(match.fork().think(hand).option)


# -- the command


def main() -> int:
    """Every scene in every window."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenes", nargs="*", help="how their names begin; 'table' for whole games")
    parser.add_argument("--games", default=",".join(REGISTRY.keys))
    parser.add_argument("--looks", type=int, default=12, help="at how many moments of a game")
    parser.add_argument("--size", default="")
    parser.add_argument("--scale", type=float, default=0.0, help="only this UI scale, as 1.25")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args()
    LANGUAGE[0] = wanted.language
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        for name, found in all_problems(wanted):
            count += len(found)
            print(f"{name}: {len(found)} problems", flush=True)
            for problem in found:
                print(f"  {problem}", flush=True)
    return 1 if count else 0


def all_problems(wanted: argparse.Namespace) -> Iterator[tuple[str, list[str]]]:
    """Scene by scene: in an empty folder, in one of somebody who has played for half a year."""

    def is_wanted(name: str) -> bool:
        return not wanted.scenes or name.startswith(tuple(wanted.scenes))

    def seen_in(*, with_log: bool) -> list[Window]:
        every = windows(with_log=with_log)
        sized = (each for each in every if wanted.size in ("", "{}x{}".format(*each.size)))
        return [each for each in sized if wanted.scale in (0.0, each.ui_scale)]

    for is_filled in (False, True):
        if is_filled:
            fill()
        for name, build in HOUSE.items():
            if is_wanted(name):
                words = f"{name}, {'filled' if is_filled else 'empty'} folder"
                yield words, problems_of_page(build, seen_in(with_log=False))
    for key in filter(None, wanted.games.split(",")):
        game = REGISTRY.game(key)
        for name, build in pages_of(game):
            if is_wanted(name):
                yield f"{key}, {name}", problems_of_page(build, seen_in(with_log=False))
        for seats in sorted({max(game.fewest_seats, game.usual_seats), game.most_seats}):
            if is_wanted("table"):
                found = problems_of_game(game, seats, seen_in(with_log=True), looks=wanted.looks)
                yield f"{key}, table for {seats}", found


if __name__ == "__main__":
    sys.exit(main())
