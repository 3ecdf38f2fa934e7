"""E at any time: the last turn of a bot once more, at every table, and then all lies as before."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.display import Key, KeyPressed
from engine.ui.launch import Pages
from engine.ui.self_test import settle
from engine.ui.table.table import table_scene
from games import REGISTRY
from tests.patience import patience
from tests.ui.stage import FRAME

TABLES = {
    "despirala": ("sampled:1", {}),
    "risk": ("raider", {}),
    "roll_galaxy": ("rollbot:easy", {}),
    "rajas": ("page", {}),
    "arcs": ("supercat", {}),
    "arcs campaign": ("supercat", {"mode": "campaign"}),
}
CASES = [*[(name, AnimationSpeed.FAST) for name in TABLES], ("arcs", AnimationSpeed.OFF)]


def until(app: App, is_so: Any) -> None:
    for _ in patience(2000):
        if is_so():
            return
        app.step(FRAME, [])
        time.sleep(0.0005)
    raise AssertionError("it never happened")


@pytest.mark.parametrize(("name", "speed"), CASES)
def test_a_turn_that_is_over_is_explained_with_its_reasons(name: str, speed: AnimationSpeed):
    bot, options = TABLES[name]
    game = REGISTRY.game(name.split(maxsplit=1)[0])
    seats = (SeatSetup(bot, "Ada"), SeatSetup("human", "You"))
    match = Match(game, Setup(seats, "again", options=options))
    settings = replace(Settings(), animation_speed=speed, explain_bots=False)
    app = App(settings, REGISTRY, (1280, 720), routes=Pages, headless=True)
    table: Any = table_scene(app, match)
    app.push(table)
    settle(app)

    def is_asked() -> bool:
        director = table.director
        return table.person == 1 and not director.is_playing and not director.is_behind

    while not any(move.seat == 0 for move in match.moves):
        until(app, is_asked)
        if not any(move.seat == 0 for move in match.moves):
            table.submit(match.pending.options[0])
    until(app, is_asked)
    told, lying = len(match.moves), table.director.shown
    reasons = 0
    app.top.handle(KeyPressed(Key.EXPLAIN.lower()))
    assert table.director.is_telling_again
    for _ in patience(4000):
        app.step(FRAME, [])
        if table.director.held is not None:
            [step] = table.frame.explained.panel.steps[-1:]
            assert step.title != "Go on", "nothing to declare is no stop of its own"
            reasons += len(step.reasons)
            app.top.handle(KeyPressed("space"))
        if not table.director.is_telling_again:
            break
    assert not table.director.is_telling_again
    assert reasons > 0
    assert len(match.moves) == told
    assert table.director.shown == lying
    app.close()
