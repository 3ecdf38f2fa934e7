"""While a film plays the ground is put back, not drawn: nobody may see a difference."""

from dataclasses import replace

import pygame
import pytest

from engine.core.commands import make_setup
from engine.core.match import Match
from engine.core.settings import Settings
from engine.ui.app import App
from engine.ui.kept import KeptPart
from engine.ui.table.opening import table_scene
from games import REGISTRY
from tests.ui.stage import FRAME

ENOUGH = 20


def pixels(app):
    return pygame.image.tobytes(app.surface, "RGB")


@pytest.mark.parametrize("key", ["despirala", "risk", "roll_galaxy"])
def test_a_ground_put_back_is_the_ground_drawn_afresh(key):
    match = Match(REGISTRY.game(key), make_setup(REGISTRY.game(key), ("random",) * 3, "ground", {}))
    app = App(replace(Settings(), window_size=(960, 540)), REGISTRY, headless=True)
    table = table_scene(app, match, None)
    app.push(table)
    compared = frames = 0
    while compared < ENOUGH:
        frames += 1
        app.step(FRAME, [])
        if table.film.is_playing and not table.opening.is_behind and frames % 15 == 0:
            put_back = pixels(app)
            table._ground, table._log_lines = KeptPart(), KeptPart()
            app.draw()
            assert pixels(app) == put_back, f"frame {frames}"
            compared += 1
    app.close()
