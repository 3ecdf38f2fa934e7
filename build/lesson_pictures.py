"""Makes the pictures of lessons and scenarios: `python -m build.lesson_pictures [NAME ...]`.

Each is cut from the real table as it is drawn at 1920x1080: that of the lesson at one of its
steps, without the coach, or that of the scenario as it begins. A name makes all pictures that begin
with it; without one all are made. They are shown by the pages of lessons and scenarios.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pygame

from engine.core.game import Game
from engine.core.learning.lesson import Progress, lessons_of
from engine.core.learning.puzzle import scenarios_of
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.covers import SCENE_SIZE, SCENES, lesson_name, scenario_name
from engine.ui.launch import Pages
from engine.ui.learning.puzzle_desk import lesson_scene
from engine.ui.self_test import settle
from engine.ui.table.table import Table, table_scene
from engine.ui.theme import asset_root
from games import REGISTRY

SIZE: Final = (1920, 1080)

Cut = tuple[int, ...]
CUTS: Final = {
    "despirala-1": (2, 420, 78, 720), "despirala-2": (1, 1500, 365, 370),
    "despirala-3": (2, 1090, 195, 400), "despirala-4": (0, 330, 112, 500),
    "despirala-5": (0, 500, 90, 600),
    "risk-1": (3, 1000, 440, 480), "risk-2": (0, 0, 905, 345), "risk-3": (0, 1030, 560, 480),
    "risk-4": (2, 780, 260, 480), "risk-5": (0, 600, 120, 560),
    "roll_galaxy-1": (4, 520, 128, 440), "roll_galaxy-2": (2, 800, 110, 420),
    "roll_galaxy-3": (0, 1060, 110, 470), "roll_galaxy-4": (0, 1140, 500, 420),
    "roll_galaxy-5": (5, 350, 120, 520),
    "rajas-1": (2, 330, 220, 560), "rajas-2": (1, 520, 88, 460), "rajas-3": (0, 960, 560, 400),
    "rajas-4": (2, 900, 180, 560), "rajas-5": (5, 940, 140, 520),
    "arcs-1": (2, 860, 100, 430), "arcs-2": (2, 500, 370, 400), "arcs-3": (2, 230, 190, 480),
    "arcs-4": (0, 1340, 418, 150), "arcs-5": (2, 1180, 230, 360), "arcs-6": (1, 60, 100, 380),
    "arcs-7": (0, 330, 170, 460),
}  # fmt: skip
"""Of each lesson the step, and from where how wide a part of the table."""
SCENARIO_CUTS: Final = {
    "despirala": ((330, 96, 460), (340, 100, 620), (1110, 130, 360), (5, 248, 345),
                  (380, 125, 520)),
    "risk": ((860, 200, 660), (560, 300, 620), (700, 84, 620), (600, 300, 620), (990, 84, 620)),
    "roll_galaxy": ((345, 205, 820), (350, 120, 760), (700, 310, 420), (380, 230, 800),
                    (800, 110, 740)),
    "rajas": ((80, 170, 690), (960, 580, 560), (1010, 170, 560), (90, 560, 820), (1000, 150, 520)),
    "arcs": ((270, 110, 520), (270, 300, 480), (890, 310, 390), (520, 380, 700), (640, 560, 560)),
}  # fmt: skip
"""Of each scenario of a game from where how wide a part of its table: its own pieces."""


def tables(app: App, game: Game, asked: tuple[str, ...]) -> Iterator[tuple[str, Cut, Table]]:
    """Every table to cut from: the name of its picture, the cut, and the table."""
    for lesson in lessons_of(game):
        name = lesson_name(game.key, lesson.key)
        step, *part = CUTS[f"{game.key}-{lesson.key.partition('-')[0]}"]
        if name.startswith(asked):
            table = lesson_scene(app, game, lesson, step, Progress(is_kept=False))
            yield name, tuple(part), table
    for scenario, cut in zip(scenarios_of(game), SCENARIO_CUTS[game.key], strict=True):
        name = scenario_name(game.key, scenario.key)
        if name.startswith(asked):
            match = scenario.match(game, "You")
            yield name, cut, table_scene(app, match, None, start_frozen=True)


def main() -> None:
    """Draws the tables and saves what is cut out of them."""
    asked = tuple(sys.argv[1:]) or ("",)
    settings = replace(Settings(), animation_speed=AnimationSpeed.OFF)
    for game in REGISTRY.games():
        app = App(settings, REGISTRY, SIZE, routes=Pages, headless=True)
        for name, cut, table in tables(app, game, asked):
            app.push(table)
            settle(app)
            table.dismiss_tutor()
            app.draw()
            x, y, wide = cut
            high = min(wide * SCENE_SIZE[1] // SCENE_SIZE[0], SIZE[1] - y)
            part = app.surface.subsurface((x, y, wide, high))
            picture = pygame.transform.smoothscale(part, SCENE_SIZE)
            pygame.image.save(picture, str(asset_root() / SCENES / f"{name}.jpg"))
            print(name, flush=True)
            app.remove(table)
        app.close()


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = folder
        main()
