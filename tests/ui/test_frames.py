"""A window paints only what differs from its last frame: nobody may see a difference."""

from dataclasses import replace

import pygame
import pytest

from engine.core.commands import make_setup
from engine.core.match import Match
from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.canvas import CachedLayer
from engine.ui.table.table import table_scene
from games import REGISTRY
from tests.ui.stage import FRAME

pytestmark = pytest.mark.painted

ENOUGH = 20


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def drawn_afresh(app, table):
    """The same frame with nothing put back and everything painted."""
    table._ground, table._log_lines = CachedLayer(), CachedLayer()
    surface = pygame.Surface(app.size)
    app._paint(surface)
    return pixels(surface)


@pytest.mark.sample(6)
@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy", "arcs"])
def test_a_window_shows_what_drawing_everything_would_show(key):
    match = Match(REGISTRY.game(key), make_setup(REGISTRY.game(key), ("random",) * 3, "ground", {}))
    app = App(replace(Settings(), window_size=(960, 540)), REGISTRY, headless=True)
    table = table_scene(app, match, None)
    app.push(table)
    compared = frames = 0
    while compared < ENOUGH:
        frames += 1
        app.step(FRAME, [])
        if frames % 15 == 0:
            assert pixels(app.surface) == drawn_afresh(app, table), f"frame {frames}"
            compared += 1
    app.close()
