"""A table that was left is let go: nobody holds its scene, its match or its painted parts."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import weakref
from pathlib import Path

import pytest

from engine.core.commands import default_seats, make_setup
from engine.core.game import Game
from engine.core.match import Match, play_bots
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from engine.ui.self_test import settle
from engine.ui.table.table import Table, table_scene
from games import REGISTRY
from tests.patience import patience
from tests.ui.tables import QUICK

pytestmark = pytest.mark.painted

ROOT = Path(__file__).resolve().parents[2]
MOST_LOOKS = 4000
FREED = """
import pygame
from engine.ui.cooperative_work import keep_pictures_apart

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4096

keep_pictures_apart()
large = pygame.Surface((2560, 1440))
del large
pictures, small = [], []
for _ in range(40):
    pictures.append(pygame.Surface((512, 512)))
    pictures[-1].fill((1, 2, 3))
    small.append([bytes(600) for _ in range(50)])
before = resident()
del pictures
print(before - resident())
"""
"""Forty pictures of a megabyte that lie among small things, freed after a larger one."""


@pytest.mark.skipif(sys.platform != "linux", reason="others give memory back by themselves")
def test_the_room_of_a_picture_goes_back_to_the_system_at_once():
    command = [sys.executable, "-c", FREED]
    as_usual = {name: each for name, each in os.environ.items() if not name.startswith("MALLOC_")}
    done = subprocess.run(
        command, cwd=ROOT, env=as_usual, capture_output=True, text=True, check=True
    )
    assert int(done.stdout.splitlines()[-1]) > 35 * 2**20


def opened(game: Game, answers: int) -> Table:
    """A table of that game on the menu, bots having answered for everybody so far."""
    app = App(QUICK, REGISTRY, (960, 540), routes=Pages, headless=True)
    app.push(MenuScene(app))
    match = Match(game, make_setup(game, default_seats(game), "left", {}))
    play_bots(match, [game.bot("random", match.setup)] * len(match.setup.seats), answers)
    table = table_scene(app, match, None)
    app.push(table)
    settle(app)
    return table


def wait_for_worker(app: App) -> None:
    """Whoever thinks for the table may hold it as long as the thought takes."""
    for _ in patience(MOST_LOOKS):
        app.step(1 / 60, [])
        if not app.worker.is_busy:
            return
        time.sleep(0.005)
    raise AssertionError("the worker never came to an end")


def hint(table: Table) -> None:
    table.orders.hint()
    settle(table.app)
    table.orders.show_rules()


def review(table: Table) -> None:
    table.orders.show_review()


@pytest.mark.sample(6)
@pytest.mark.parametrize("game", REGISTRY.games(), ids=lambda game: game.key)
@pytest.mark.parametrize(("page", "answers"), [(hint, 40), (review, 150)])
def test_a_left_table_is_let_go(game: Game, page, answers) -> None:
    table = opened(game, answers)
    app = table.app
    page(table)
    settle(app)
    scene, match = weakref.ref(table), weakref.ref(table.match)
    del table
    app.routes.leave_table()
    wait_for_worker(app)
    app.let_go()
    assert match() is None
    assert scene() is None
    app.close()
