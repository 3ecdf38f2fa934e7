"""The pixels of every page and of tables in whole games, as `tests.legibility` draws them."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from unittest import mock

import pygame

from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.learning.learn import LearnScene
from engine.ui.learning.progress_page import ProgressScene
from engine.ui.scene import Scene
from engine.ui.self_test import settle
from games import REGISTRY
from tests.legibility import HOUSE, Build, Window, an_app, moments_of_game, pages_of
from tests.nothing_lost import Hashes, hash_of
from tests.ui.filled_folder import fill

DAY = date(2026, 11, 22)
NOON = datetime(2026, 11, 22, 12).timestamp()
LOOKS = 6
ON_A_DAY: dict[str, Build] = {
    "menu": lambda app: MenuScene(app, lambda: NOON),
    "learn": lambda app: LearnScene(app, lambda: DAY),
    "progress": lambda app: ProgressScene(app, lambda: DAY),
}
"""Pages that look at the calendar, on a day of our own."""


def hashes_of_frames(games: Sequence[str], sizes: Sequence[tuple[int, int]]) -> Iterator[Hashes]:
    """Scene by scene: the pages of the house, empty and filled, then those of each game."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    windows = [Window(size) for size in sizes]
    with tempfile.TemporaryDirectory() as folder, _no_lots(), _user_folder(folder):
        for folder_is in ("empty", "filled"):
            if folder_is == "filled":
                fill()
            for name, build in {**HOUSE, **ON_A_DAY}.items():
                yield {f"house/{name}, {folder_is}": _page(build, windows)}
        for key in games:
            for name, build in pages_of(REGISTRY.game(key)):
                yield {f"{key}/page {name}": _page(build, windows)}
            yield from _tables(key, windows)


def _page(build: Build, windows: Sequence[Window]) -> list[str]:
    app = an_app()
    scene = build(app)
    app.push(scene)
    settle(app)
    found = [_seen(app, scene, window) for window in windows]
    app.close()
    return found


def _tables(key: str, windows: Sequence[Window]) -> Iterator[Hashes]:
    game = REGISTRY.game(key)
    for seats in sorted({max(game.fewest_seats, game.usual_seats), game.most_seats}):
        found = [
            _seen(app, table, window)
            for app, table in moments_of_game(game, seats, looks=LOOKS)
            for window in windows
        ]
        yield {f"{key}/table for {seats}": found}


def _seen(app: App, scene: Scene, window: Window) -> str:
    app.change_settings(ui_scale=window.ui_scale, log_open=window.log_open)
    app.resize(*window.size)
    settle(app)
    return hash_of(pygame.image.tobytes(app.surface, "RGB"))


def _no_lots() -> mock._patch_dict:
    """Words for seeds are drawn from the system's dice; here they come up the same each time."""
    rng = random.Random("nothing lost")
    return mock.patch.multiple(
        random.SystemRandom, random=lambda _: rng.random(), getrandbits=lambda _, k: 0
    )


def _user_folder(folder: str) -> mock._patch_dict:
    return mock.patch.dict(os.environ, {"XDG_DATA_HOME": folder})
