"""Golden frames: every scene looks as it did when somebody last looked at it.

A frame is kept with five bits a channel, in WebP without loss. The grain of wood and stars fills
the bits left out; with them a frame takes three times as much room.

After a wanted change: `python -m tests.ui.test_golden_frames [NAME ...]` draws them again; look at
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

import numpy as np
import pygame
import pytest
from PIL import Image

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

pytestmark = pytest.mark.painted

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "frames"
FAILURES = Path(tempfile.gettempdir()) / "tabletop-bots-frames"
SIZE = (1280, 720)
LARGE = (1920, 1080)
KEPT_OF_LARGE = (960, 540)
"""What is kept of a large frame: four of its pixels are one, so that the files stay small."""
EVENING = datetime(2027, 1, 15, 20).timestamp()
EVERYBODY = Registry({**{key: (lambda key=key: REGISTRY.game(key)) for key in REGISTRY.keys},
                      "nim": lambda: NIM}, REGISTRY.announced)  # fmt: skip
KEPT_BITS = 0xF8
MIDDLE = 4
"""What stands for the bits left out, so that a channel is kept to within 4."""
TOLERANCE = MIDDLE + 2
PIXEL_SHARE = 0.002
SQUARE = 16
MOST_IN_SQUARE = 20
"""Other processors round some pixels otherwise, but not many beside each other."""


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
EARLY = ("arcs_start", "arcs_act", "despirala_start", "rajas_start", "risk_claiming", "roll_assign")
ASKED_FOR = [f"{name}_large" for name in EARLY]
"""What the default run leaves out: of each game it draws the late table in both sizes."""


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


def kept(drawn: pygame.Surface) -> Image.Image:
    """The frame as its file keeps it."""
    return Image.fromarray(pixels(drawn).swapaxes(0, 1) & KEPT_BITS | MIDDLE)


def keep(name: str) -> Path:
    path = FOLDER / f"{name}.webp"
    kept(frame(name)).save(path, lossless=True, quality=80, method=4)
    return path


def golden(name: str) -> pygame.Surface:
    return pygame.image.load(FOLDER / f"{name}.webp")


def pixels(drawn: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(drawn)


def changed_pixels(actual: pygame.Surface, kept_frame: pygame.Surface) -> np.ndarray:
    """Where a channel differs by more than the tolerance."""
    by = np.abs(pixels(actual).astype(np.int16) - pixels(kept_frame))
    return (by > TOLERANCE).any(axis=2)


def difference(actual: pygame.Surface, kept_frame: pygame.Surface) -> str:
    """Where the frame looks different, or nothing."""
    changed = changed_pixels(actual, kept_frame)
    width, height = changed.shape
    squares = np.pad(changed, ((0, -width % SQUARE), (0, -height % SQUARE))).reshape(
        -(-width // SQUARE), SQUARE, -(-height // SQUARE), SQUARE
    )
    counts = squares.sum(axis=(1, 3))
    most = np.unravel_index(counts.argmax(), counts.shape)
    if counts[most] > MOST_IN_SQUARE:
        x, y = (int(place) * SQUARE for place in most)
        return f"{changed.sum()} pixels differ, {counts[most]} of them near ({x}, {y})"
    if changed.mean() > PIXEL_SHARE:
        return f"{changed.sum()} pixels differ, all over the frame"
    return ""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.whole] * (name in ASKED_FOR)) for name in FRAMES],
)
def test_the_scene_looks_as_when_it_was_last_looked_at(name):
    actual = frame(name)
    assert actual.get_size() == golden(name).get_size()
    if different := difference(actual, golden(name)):
        FAILURES.mkdir(exist_ok=True)
        pygame.image.save(actual, FAILURES / f"{name}.png")
        pytest.fail(f"{different}; see {FAILURES / name}.png")


def moved_label(drawn: pygame.Surface) -> None:
    """A name 3 pixels to the right."""
    label = pygame.Rect(905, 140, 68, 16)
    drawn.blit(drawn.subsurface(label).copy(), label.move(3, 0))


def other_color(drawn: pygame.Surface) -> None:
    """A button in a color that differs by 12 in one channel."""
    drawn.fill((12, 0, 0), (1155, 670, 110, 36), pygame.BLEND_RGB_ADD)


def missing_piece(drawn: pygame.Surface) -> None:
    """No ship, but the ground beside it."""
    drawn.fill(drawn.get_at((352, 425)), (324, 427, 18, 22))


@pytest.mark.parametrize("change", [moved_label, other_color, missing_piece])
def test_what_somebody_would_see_is_a_difference(change):
    kept_frame = golden("arcs_act")
    actual = kept_frame.copy()
    assert difference(actual, kept_frame) == ""
    change(actual)
    assert difference(actual, kept_frame) != ""


def test_a_changed_patch_is_counted_pixel_by_pixel():
    frame_before = pygame.Surface(SIZE, depth=24)
    frame_after = frame_before.copy()
    frame_after.fill((0, 0, TOLERANCE + 1), (10, 10, 40, 20))
    frame_after.fill((TOLERANCE,) * 3, (100, 10, 40, 20))
    assert changed_pixels(frame_after, frame_before).sum() == 800


def test_a_frame_differs_from_what_is_kept_of_it_by_no_more_than_the_bits_left_out():
    ramp = pygame.Surface((256, 1), depth=24)
    for value in range(256):
        ramp.set_at((value, 0), (value,) * 3)
    kept_ramp = np.asarray(kept(ramp)).astype(int)[0, :, 0]
    assert np.abs(kept_ramp - np.arange(256)).max() == MIDDLE


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for frame_name in sys.argv[1:] or FRAMES:
        print(keep(frame_name))
