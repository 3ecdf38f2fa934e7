"""Seated last at a table of three, nobody assigns again knowing what the others called."""

import io
from collections.abc import Iterator

import pytest

from engine.core.decision import RandomBot
from engine.core.match import Match, play_bots
from engine.core.text_client import TextClient
from engine.ui.app import App
from engine.ui.display import KeyPressed
from engine.ui.launch import Pages
from engine.ui.scene import Scene
from engine.ui.table.table import table_scene
from tests.games.roll_galaxy.scene.playing import QUICK, REGISTRY, a_match

TRIES = 100
PERSON = 2


@pytest.fixture(scope="module")
def revealed() -> list[Match]:
    """Games in which the person's confirmation has just raised the screens, and asks them again."""
    found = []
    for number in range(TRIES):
        match = a_match(3, f"last-{number}", "random", "random", "human")
        bots = [RandomBot(), RandomBot(), RandomBot()]
        while not match.table.revealed or match.seat_to_answer != PERSON:
            play_bots(match, bots, 1)
        found.append(match)
    return found


def last_confirmation(match: Match) -> int:
    """The number of the answer that raised the screens of the latest round."""
    numbers = (n for n, move in enumerate(match.moves) if move.kind == "assign")
    return max(n for n in numbers if match.moves[n].seat == PERSON)


@pytest.fixture
def app() -> Iterator[App]:
    window = App(QUICK, REGISTRY, (640, 360), routes=Pages, headless=True)
    window.push(Scene(window))
    yield window
    window.close()


def test_the_window_takes_nothing_back_from_before_the_reveal(revealed, app):
    for match in revealed:
        app.push(table_scene(app, match, None, start_frozen=True))
        while app.top.conductor.can_undo:
            app.top.handle(KeyPressed("z", ctrl=True))
        app.top.handle(KeyPressed("z", ctrl=True))
        assert len(match.moves) > last_confirmation(match)
        assert match.table.revealed
        app.pop()


def test_the_text_client_takes_nothing_back_from_before_the_reveal(revealed):
    for match in revealed:
        out = io.StringIO()
        TextClient(match, io.StringIO("undo\n" * 3), out).run()
        assert match.table.revealed
        assert "undo any further" in out.getvalue()
