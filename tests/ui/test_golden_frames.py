"""Golden frames: every scene looks as it did when somebody last looked at it.

After a wanted change: `python -m tests.ui.test_golden_frames [NAME ...]` draws them anew; look at
them.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from engine.core.commands import make_setup
from engine.core.match import Match
from engine.core.registry import Registry
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.scene import Scene
from engine.ui.self_test import Picture, scene_builder, settle
from engine.ui.table.table import table_scene
from games import REGISTRY
from tests.nim import GAME as NIM

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "frames"
FAILURES = Path(tempfile.gettempdir()) / "tabletop-bots-frames"
SIZE = (1280, 720)
LARGE = (1920, 1080)
KEPT_OF_LARGE = (960, 540)
"""What is kept of a large frame: four of its pixels are one, so that the files stay small."""
EVENING = datetime(2027, 1, 15, 20).timestamp()
EVERYBODY = Registry({**{key: (lambda key=key: REGISTRY.game(key)) for key in REGISTRY.keys},
                      "nim": lambda: NIM}, REGISTRY.announced)  # fmt: skip
CHANNEL_TOLERANCE = 2
PIXEL_SHARE = 0.002


def picture(
    what: str,
    answers: int = 0,
    *seats: str,
    game: str = "despirala",
    stand_in: str = "sampled:5",
    **options: str,
) -> Callable[[App], Scene]:
    of_game = None if what in EVERYBODY.keys else game
    wanted = Picture(what, of_game, "golden", answers, seats, options, False, SIZE, stand_in)
    return scene_builder(EVERYBODY, wanted)


def setup(key: str) -> Callable[[App], Scene]:
    def build(app: App) -> Scene:
        scene = SetupScene(app, REGISTRY.game(key))
        scene.start_bar.show_seed("amber-otter-42")
        return scene

    return build


def nim(app: App) -> Scene:
    match = Match(NIM, make_setup(NIM, ("human", "perfect"), "golden", {}))
    match.roll()
    return table_scene(app, match, None, start_frozen=True)


TRIO = ("human", "optimal", "sampled:5")
WORLD = ("human", "raider", "captain", "raider", "captain")
EMPIRES = ("human", "rollbot:hard", "rollbot:easy", "rollbot:insane", "rollbot:medium")
ACT = ("human", "supercat", "supercat")
PROVINCES = ("human", "dummy", "greedy")
SCENES: dict[str, Callable[[App], Scene]] = {
    "menu": lambda app: MenuScene(app, lambda: EVENING),
    "setup": setup("despirala"),
    "setup_risk": setup("risk"),
    "settings": picture("settings"),
    "statistics": picture("statistics"),
    "credits": picture("credits"),
    "rules": picture("rules"),
    "despirala_start": picture("despirala", 1, *TRIO),
    "despirala_middle": picture("despirala", 96, *TRIO),
    "despirala_late": picture("despirala", 195, *TRIO),
    "despirala_figures": picture("figures", 0, *TRIO),
    "risk_claiming": picture("risk", 20, *WORLD, stand_in="captain"),
    "risk_table": picture("risk", 380, *WORLD, stand_in="captain"),
    "risk_late": picture("risk", 1500, *WORLD, stand_in="captain"),
    "risk_figures": picture("figures", 0, *WORLD, game="risk", stand_in="captain"),
    "position": picture("position", game="risk"),
    "roll_assign": picture("roll_galaxy", 84, *EMPIRES, stand_in="rollbot:easy"),
    "roll_phase": picture("roll_galaxy", 230, *EMPIRES, stand_in="rollbot:easy"),
    "roll_late": picture("roll_galaxy", 430, *EMPIRES, stand_in="rollbot:easy"),
    "roll_figures": picture("figures", 0, *EMPIRES, game="roll_galaxy", stand_in="rollbot:easy"),
    "arcs_fate": picture("arcs", 9, *ACT, stand_in="supercat", mode="campaign"),
    "arcs_act": picture("arcs", 60, *ACT, stand_in="supercat", mode="campaign"),
    "arcs_act_late": picture("arcs", 700, *ACT, stand_in="supercat", mode="campaign"),
    "arcs_start": picture("arcs", 30, *ACT, stand_in="supercat"),
    "arcs_late": picture("arcs", 350, *ACT, stand_in="supercat"),
    "rajas_start": picture("rajas", 40, *PROVINCES, stand_in="greedy", numbers="printed"),
    "rajas_late": picture("rajas", 150, *PROVINCES, stand_in="greedy", numbers="printed"),
    "nim_table": nim,
}
TABLES = (
    "despirala_start", "despirala_late", "risk_claiming", "risk_late", "roll_assign",
    "roll_late", "rajas_start", "rajas_late", "arcs_start", "arcs_late", "arcs_act",
    "arcs_act_late",
)  # fmt: skip
"""Each game's table early and late, which are drawn large as well."""
FRAMES = (*SCENES, *[f"{name}_large" for name in TABLES])


def frame(name: str) -> pygame.Surface:
    """The scene as it stands when nothing moves any more."""
    scene = name.removesuffix("_large")
    settings = replace(Settings(), animation_speed=AnimationSpeed.OFF)
    size = SIZE if scene == name else LARGE
    app = App(settings, EVERYBODY, size, routes=Pages, headless=True)
    app.push(SCENES[scene](app))
    settle(app)
    drawn = app.surface.copy()
    app.close()
    return drawn if scene == name else pygame.transform.smoothscale(drawn, KEPT_OF_LARGE)


@pytest.mark.parametrize("name", FRAMES)
def test_the_scene_looks_as_when_it_was_last_looked_at(name):
    golden = pygame.image.load(FOLDER / f"{name}.png")
    actual = frame(name)
    assert actual.get_size() == golden.get_size()
    changed = changed_pixels(actual, golden)
    if changed:
        FAILURES.mkdir(exist_ok=True)
        pygame.image.save(actual, FAILURES / f"{name}.png")
    limit = PIXEL_SHARE * actual.get_width() * actual.get_height()
    assert changed <= limit, f"{changed} pixels differ; see {FAILURES / name}.png"


def changed_pixels(actual: pygame.Surface, golden: pygame.Surface) -> int:
    """How many pixels differ by more than the tolerance in a channel."""
    mask = pygame.mask.from_threshold(
        actual.convert(24), (0, 0, 0), (CHANNEL_TOLERANCE + 1,) * 3 + (255,), golden.convert(24)
    )
    return actual.get_width() * actual.get_height() - mask.count()


def test_a_changed_patch_is_counted_pixel_by_pixel():
    frame_before = pygame.Surface(SIZE, depth=24)
    frame_after = frame_before.copy()
    frame_after.fill((0, 0, 3), (10, 10, 40, 20))
    frame_after.fill((2, 2, 2), (100, 10, 40, 20))
    assert changed_pixels(frame_after, frame_before) == 800


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for frame_name in sys.argv[1:] or FRAMES:
        pygame.image.save(frame(frame_name), FOLDER / f"{frame_name}.png")
        print(FOLDER / f"{frame_name}.png")
