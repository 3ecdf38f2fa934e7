"""A tutor refuses a move: what was chosen is let go of, and whatever is pressed next is safe."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.school.puzzle import puzzles_of
from engine.core.settings import AnimationSpeed, Settings
from engine.ui.app import App
from engine.ui.hub.menu import MenuScene
from engine.ui.launch import Pages
from games import REGISTRY
from games.rajas.game import GAME
from games.rajas.scene.naming import name_of

QUIET = replace(Settings(), animation_speed=AnimationSpeed.OFF)
PUZZLES = puzzles_of(GAME)


@pytest.mark.parametrize("kind", sorted({puzzle.kind for puzzle in PUZZLES}))
def test_at_a_puzzle_what_was_refused_is_chosen_no_more(kind):
    app = App(QUIET, REGISTRY, (1280, 720), routes=Pages, headless=True)
    app.push(MenuScene(app))
    app.routes.puzzle(GAME, next(puzzle for puzzle in PUZZLES if puzzle.kind == kind))
    table = app.top
    for _ in range(40):
        app.step(0.1, [])
    mind, decision = table.parts.board.hands.mind, table.decision
    for option in decision.options[:6]:
        mind.named.chosen = list(name_of(option, table.match.table, decision.seat))
        assert mind.confirm() is False
        assert not mind.confirm()
        assert mind.kind == "pay" or mind.named.chosen == []
    assert table.match.moves == []
    app.close()
