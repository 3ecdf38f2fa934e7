"""Bargaining with a SUPERCAT: what counts for and against an offer, the chance, what would help."""

import pytest

from engine.text.house import in_english
from engine.ui.canvas import Audit
from games.arcs.campaign.scene.summit_model import signed
from games.arcs.campaign.scene.summit_table import SummitDesk
from tests.games.arcs.campaign.scene.summit.at_summit import (
    FUEL,
    PROMISE,
    RELIC,
    bargaining,
    summit_of,
)
from tests.games.arcs.scene.playing import ArcsStage
from tests.games.arcs.scene.test_legible_arcs import LARGE, SMALL, problems


@pytest.mark.clause("BARGAIN-3.1", "BARGAIN-3.3", "BARGAIN-3.5", "BARGAIN-3.6")
def test_each_part_put_in_by_mouse_changes_the_modifiers_and_the_chance():
    stage, seen = ArcsStage(bargaining()), []
    for option in (None, RELIC, FUEL, PROMISE):
        stage.wait_for_turn()
        if option is not None:
            stage.touch(stage.key_of(("say", option)))
            stage.wait_for_turn()
        weighing = summit_of(stage).look.answer.weighing
        seen.append((weighing.total, in_english(weighing.percent)))
    assert seen == [(-7, "0%"), (-8, "0%"), (-8, "0%"), (-7, "0%")]
    clauses = {each.clause: each.value for each in weighing.modifiers}
    assert clauses == {"BARGAIN-3.3": -2, "BARGAIN-3.4": -1, "BARGAIN-3.5": -5, "BARGAIN-3.6": 1}


def test_what_is_proposed_to_make_it_likelier_does_so_when_it_is_put_in():
    stage = ArcsStage(bargaining(RELIC, FUEL, is_hard=False))
    stage.wait_for_turn()
    now = summit_of(stage).look.answer
    assert now.likelier
    part, promised = now.likelier[0]
    stage.touch(stage.key_of(("say", part)))
    stage.wait_for_turn()
    weighing = summit_of(stage).look.answer.weighing
    assert weighing == promised
    assert weighing.chance > now.weighing.chance


@pytest.mark.parametrize("size", [SMALL, LARGE, (1024, 768)])
def test_a_deal_that_is_weighed_is_legible(size):
    audit = Audit()
    stage = ArcsStage(bargaining(RELIC, FUEL), size=size, audit=audit, frozen=True)
    assert problems(stage, audit) == []
    assert isinstance(stage.board.hit_targets.desk, SummitDesk)


def test_numbers_have_a_sign():
    assert [signed(number) for number in (2, -3, 0)] == ["+2", "−3", "±0"]
