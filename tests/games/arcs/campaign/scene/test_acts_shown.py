"""Whole Acts among SUPERCATs, shown on the table with their films."""

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.core.storage import AnimationSpeed, Settings
from games.arcs.game import GAME
from tests.games.arcs.scene.playing import NAMES, ArcsStage

LONG_STEP = 0.35
"""Seconds between two frames."""


@pytest.mark.parametrize(
    ("cats", "seed"), [(2, "watch0"), pytest.param(4, "watch2", marks=pytest.mark.whole)]
)
def test_an_act_among_supercats_is_shown_to_its_end(cats, seed):
    seats = tuple(SeatSetup("supercat", NAMES[seat]) for seat in range(cats))
    match = Match(GAME, Setup(seats, seed, options={"mode": "campaign"}))
    films = replace(Settings(), animation_speed=AnimationSpeed.FAST)
    stage = ArcsStage(match, settings=films, draws_every=2)
    director = stage.table.director
    stage.wait_until(lambda: match.is_over and not director.is_behind, LONG_STEP)
    assert match.table.chapter == 3
