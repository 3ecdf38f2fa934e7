"""No text of the campaign's table overlaps, is cut, faint or too small."""

import pytest

from engine.core.decision import RandomBot
from engine.core.match import bots_of, play_bots
from engine.ui.canvas import Audit
from games.arcs.scene.end import ArcsEnd
from tests.games.arcs.campaign.scene.at_table import an_act, found
from tests.games.arcs.scene.playing import QUICK, ArcsStage
from tests.games.arcs.scene.test_legible_arcs import LARGE, SMALL, problems


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("kind", "rivals", "size"),
    [("fate", 2, SMALL), ("act", 2, LARGE), ("play", 3, SMALL), ("draw", 2, SMALL)],
)
def test_what_is_asked_is_legible(kind, rivals, size):
    audit = Audit()
    stage = ArcsStage(found(kind, rivals), size=size, audit=audit, frozen=True)
    assert problems(stage, audit) == []


def test_the_last_page_of_an_act_is_legible():
    match, audit = an_act(2, "end"), Audit()
    play_bots(match, [bot or RandomBot() for bot in bots_of(match)])
    stage = ArcsStage(match, settings=QUICK, size=SMALL, audit=audit, frozen=True)
    stage.app.push(ArcsEnd(stage.app, match))
    assert problems(stage, audit) == []
