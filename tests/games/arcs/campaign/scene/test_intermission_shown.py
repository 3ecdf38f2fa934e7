"""From the last page of an Act into the Intermission, with the mouse."""

from random import Random

import pytest

from engine.core.decision import Chance
from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.ui.widgets import Button
from games.arcs.campaign import sitting
from games.arcs.campaign.rules.state import reach_of
from games.arcs.game import GAME
from games.arcs.scene.end import ArcsEnd
from tests.games.arcs.campaign.scene.at_table import an_act
from tests.games.arcs.scene.playing import NAMES, ArcsStage, answer_by_mouse
from tests.patience import patience
from tests.voice.spoken import english


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(sitting, "user_folder", lambda: tmp_path)


def ended(seed: str = "otter") -> Match:
    """An Act of a person against two, answered by chance to its end."""
    match, rng = an_act(seed=seed), Random(1)
    while not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(match.pending.sample(rng))
    return match


def button(page: ArcsEnd, label: str) -> Button:
    """The button of the last page with such a label."""
    return next(each for each in page.ways.row if english(each.label) == label)


@pytest.mark.clause("INTER-1.1", "INTER-8.1")
def test_go_on_keeps_the_act_and_opens_the_intermission(tmp_path):
    stage = ArcsStage(ended())
    page = ArcsEnd(stage.app, stage.match)
    stage.app.push(page)
    stage.app.step(0, [])
    go_on = button(page, "Go on to the Intermission")
    bright = [each for each in page.ways.row if each.look == "primary"]
    assert bright == [go_on], "the way on leads, not another game"
    go_on.press()
    table = stage.app.top
    assert reach_of(table.match.table).aftermath.done[:2] == ("A", "B")
    assert table.match.setup.seats == stage.match.setup.seats
    assert [path.name for path in (tmp_path / "campaigns").iterdir()] == ["arcs-otter.json"]


@pytest.mark.clause("INTER-7.2", "INTER-8.1")
def test_the_fate_of_act_ii_is_chosen_with_the_mouse_and_the_campaign_kept(tmp_path):
    match = ended()
    following = sitting.sequel(match)
    assert following is not None
    stage = ArcsStage(Match(GAME, following))
    for _ in patience(400):
        decision = stage.table.decision
        if stage.table.match.is_over:
            break
        if decision is not None and decision.seat == 0:
            answer_by_mouse(stage, decision.options[-1])
        stage.app.step(0.1, [])
    assert stage.table.match.is_over
    chosen = reach_of(stage.table.match.table).aftermath.next[0]
    assert chosen.id in chosen.dealt
    page = ArcsEnd(stage.app, stage.table.match)
    stage.app.push(page)
    stage.app.step(0, [])
    button(page, "Save the campaign").press()
    kept = sitting.load(tmp_path / "campaigns" / "arcs-otter.json", GAME.codec)
    assert kept.part == "intermission"


def test_a_base_game_offers_no_intermission():
    seats = tuple(SeatSetup("random", name) for name in NAMES[:3])
    match, rng = Match(GAME, Setup(seats, "base")), Random(2)
    while not match.is_over:
        if isinstance(match.pending, Chance):
            match.roll()
        else:
            match.answer(match.pending.sample(rng))
    stage = ArcsStage(match)
    labels = [english(each.label) for each in ArcsEnd(stage.app, match).ways.more]
    assert not any("Intermission" in label or "campaign" in label for label in labels)
