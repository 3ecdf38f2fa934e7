"""Golden frames: every scene looks as it did when somebody last looked at it.

After a wanted change: `python -m tests.ui.test_golden_frames` draws them anew; look at them.
"""

from __future__ import annotations

import os
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
from engine.core.settings import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.hub.setup import SetupScene
from engine.ui.launch import Pages
from engine.ui.scene import Scene
from engine.ui.screenshot import Picture, scene_builder, settle
from engine.ui.table.opening import table_scene
from games import REGISTRY
from tests.nim import GAME as NIM

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "frames"
FAILURES = Path(tempfile.gettempdir()) / "tabletop-bots-frames"
SIZE = (1280, 720)
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
        scene.draft.seed = "amber-otter-42"
        scene.options.seed.replace_text(scene.draft.seed)
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
    "despirala_review": picture("review", 0, *TRIO),
    "risk_claiming": picture("risk", 20, *WORLD, stand_in="captain"),
    "risk_table": picture("risk", 380, *WORLD, stand_in="captain"),
    "risk_review": picture("review", 0, *WORLD, game="risk", stand_in="captain"),
    "position": picture("position", game="risk"),
    "roll_assign": picture("roll_galaxy", 84, *EMPIRES, stand_in="rollbot:easy"),
    "roll_phase": picture("roll_galaxy", 230, *EMPIRES, stand_in="rollbot:easy"),
    "roll_review": picture("review", 0, *EMPIRES, game="roll_galaxy", stand_in="rollbot:easy"),
    "arcs_fate": picture("arcs", 9, *ACT, stand_in="supercat", mode="campaign"),
    "nim_table": nim,
}


def frame(name: str) -> pygame.Surface:
    """The scene as it stands when nothing moves any more."""
    settings = replace(Settings(), animation_speed=AnimationSpeed.OFF)
    app = App(settings, EVERYBODY, SIZE, routes=Pages, headless=True)
    app.push(SCENES[name](app))
    settle(app)
    drawn = app.surface.copy()
    app.close()
    return drawn


@pytest.mark.parametrize("name", SCENES)
def test_the_scene_looks_as_when_it_was_last_looked_at(name):
    golden = pygame.image.load(FOLDER / f"{name}.png")
    actual = frame(name)
    assert actual.get_size() == golden.get_size()
    changed = changed_pixels(actual, golden)
    if changed:
        FAILURES.mkdir(exist_ok=True)
        pygame.image.save(actual, FAILURES / f"{name}.png")
    limit = PIXEL_SHARE * SIZE[0] * SIZE[1]
    assert changed <= limit, f"{changed} pixels differ; see {FAILURES / name}.png"


def changed_pixels(actual: pygame.Surface, golden: pygame.Surface) -> int:
    """How many pixels differ by more than the tolerance in a channel."""
    mask = pygame.mask.from_threshold(
        actual.convert(24), (0, 0, 0), (CHANNEL_TOLERANCE + 1,) * 3 + (255,), golden.convert(24)
    )
    return SIZE[0] * SIZE[1] - mask.count()


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
    for scene_name in SCENES:
        pygame.image.save(frame(scene_name), FOLDER / f"{scene_name}.png")
        print(FOLDER / f"{scene_name}.png")
