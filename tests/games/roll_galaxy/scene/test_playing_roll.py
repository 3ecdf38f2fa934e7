"""Roll by mouse: posted events go through the window, the match hears of legal answers only."""

from random import Random

import pytest

from engine.core.settings import AnimationSpeed
from games.roll_galaxy.moves import CONFIRM, Dictate, PlaceWild, SelectPhase, UseReassign
from games.roll_galaxy.scene.mind import Target
from games.roll_galaxy.state import UNPLACED
from tests.games.roll_galaxy.scene.playing import (
    QUICK,
    RollStage,
    a_match,
    a_match_at,
    answer_by_mouse,
    shown_cards,
)

SMALL = (1280, 720)


@pytest.mark.parametrize(("seats", "seed"), [(2, "mouse-2"), (5, "mouse-5")])
def test_a_whole_game_is_played_with_the_mouse_against_bots(seats, seed):
    stage = RollStage(a_match(seats, seed), size=SMALL, draws_every=40)
    rng = Random(seed)
    for _ in range(3000):
        stage.wait_for_turn()
        if stage.match.is_over:
            break
        options = stage.table.decision.options
        option = CONFIRM if CONFIRM in options and rng.random() < 0.6 else rng.choice(options)
        before = len(stage.match.moves)
        answer_by_mouse(stage, option)
        assert len(stage.match.moves) > before, option
        assert stage.match.moves[before].answer == option or isinstance(option, UseReassign)
    assert stage.match.is_over
    assert stage.match.table.check() == []
