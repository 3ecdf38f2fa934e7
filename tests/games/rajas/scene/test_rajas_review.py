"""The page that looks back with the Raja: sums, turns, a way into the replay; legible."""

from dataclasses import replace

import pytest

from engine.core.match import bots_of, play_bots
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.canvas import Audit
from engine.ui.launch import Pages
from engine.ui.self_test import settle
from engine.ui.table.table import Table
from games.rajas.game import GAME
from games.rajas.scene import end
from games.rajas.scene.end import RajasEnd, RajasReview
from tests.games.rajas.positions import new_match
from tests.games.rajas.scene.playing import REGISTRY
from tests.ui.stage import key_event

SIZES = (
    (1920, 1080), pytest.param((1280, 720), marks=pytest.mark.whole), (1024, 768),
    pytest.param((2560, 1080), marks=pytest.mark.whole),
)  # fmt: skip
QUICK = replace(Settings(), animation_speed=AnimationSpeed.OFF)


@pytest.fixture(scope="module")
def over():
    """A finished game of two people and a dummy."""
    match = new_match("human", "human", "dummy", seed="s3", board="navaratnas")
    play_bots(match, [bot or GAME.bot("page", match.setup) for bot in bots_of(match)])
    return match


@pytest.fixture(scope="module")
def found():
    """What the first window finds; to look back takes seconds, and the game is always the same."""
    return []


@pytest.fixture(autouse=True)
def looked_back_once(found, monkeypatch):
    look = end.looked_back

    def looked_back(copy):
        found[:] = found or look(copy)
        return [*found]

    monkeypatch.setattr(end, "looked_back", looked_back)


def opened(over, size=(1920, 1080), audit=None):
    app = App(QUICK, REGISTRY, size=size, routes=Pages, headless=True, audit=audit)
    app.push(RajasEnd(app, over))
    app.step(0, [key_event("v")])
    settle(app)
    assert isinstance(app.top, RajasReview)
    return app


def test_the_last_page_leads_there_and_a_turn_leads_into_the_replay(over):
    app = opened(over)
    page = app.top
    assert [each.seat for each in page.reviews] == [0, 1]
    page.show(1)
    assert page.turns.items == page.reviews[1].turns
    page._replay_turn(3)
    settle(app)
    assert isinstance(app.top, Table)
    assert app.top.replay.reel.at == page.reviews[1].turns[3].main.answer
    app.close()


@pytest.mark.sample(6)
@pytest.mark.parametrize("size", SIZES)
def test_all_words_are_legible_and_none_is_cut(over, size):
    audit = Audit()
    app = opened(over, size, audit)
    audit.clear()
    app.draw()
    assert audit.problems(app.top.width, app.top.height) == []
    app.close()
