"""Bargaining with a SUPERCAT: what counts for and against an offer, and the chance, on a panel."""

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.ui.canvas import Audit
from games.arcs.campaign.rules.deals import Part
from games.arcs.campaign.rules.moves import DealWith
from games.arcs.campaign.rules.summit import EndSummit
from games.arcs.campaign.scene.offer_view import signed
from games.arcs.campaign.scene.summit_view import summit_box, summit_shown
from games.arcs.game import GAME
from tests.games.arcs.campaign.bots.test_supercat_bargaining import cat, minigame
from tests.games.arcs.positions import a_seat, play
from tests.games.arcs.scene.playing import ArcsStage
from tests.games.arcs.scene.test_legible_arcs import LARGE, SMALL, problems

RELIC = Part("resource", 1, 0, "relic")
FUEL, PROMISE = Part("resource", 0, 1, "fuel"), Part("promise", 0, 1)


def bargaining(*parts):
    """A Summit of a person and two SUPERCATs; parts of a deal with the first lie open."""
    table = minigame(
        a_seat("1-hex 2", slots="fuel psionic"), cat("1-arrow 2", slots="relic"), cat("4-hex 1"),
        die=3, boxes={"keeper": (0,)}, setup="3p-core-conflict",
    )  # fmt: skip
    table.steps.insert(1, EndSummit(0))
    table.reach.change_fate(1, grievances=(2, 0, 0))
    play(table, DealWith(1), *parts)
    seats = (SeatSetup("human", "You"), SeatSetup("supercat", "Vega"), SeatSetup("supercat", "Io"))
    options = {each.key: each.default for each in GAME.settings} | {"mode": "campaign"}
    position = GAME.codec.encode(table)
    return Match(GAME, Setup(seats, "deal", options=options, position=position))


@pytest.mark.clause("BARGAIN-3.1", "BARGAIN-3.3", "BARGAIN-3.5", "BARGAIN-3.6")
def test_each_part_put_in_by_mouse_changes_the_modifiers_and_the_chance():
    stage = ArcsStage(bargaining())
    seen = []
    for option in (None, RELIC, FUEL, PROMISE):
        stage.wait_for_turn()
        if option is not None:
            stage.touch(("chip", chip_of(stage, option)))
            stage.wait_for_turn()
        look = summit_shown(stage.table.moment.table, stage.table.voice).answer
        seen.append(None if look is None else (look.weighing.total, look.weighing.percent))
    assert seen[0] is None
    assert seen[1:] == [(-8, "0 %"), (-8, "0 %"), (-7, "0 %")]
    clauses = {each.clause: each.value for each in look.weighing.modifiers}
    assert clauses == {"BARGAIN-3.3": -2, "BARGAIN-3.4": -1, "BARGAIN-3.5": -5, "BARGAIN-3.6": 1}


def chip_of(stage, option):
    """Which chip of the panel stands for a part."""
    chips = stage.board.hit_targets.choices.chips
    return next(number for number, chip in enumerate(chips) if chip.part == ("say", option))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_table_of_modifiers_is_legible_and_lies_on_the_board(size):
    audit = Audit()
    stage = ArcsStage(bargaining(RELIC, FUEL), size=size, audit=audit, frozen=True)
    assert problems(stage, audit) == []
    hit_targets = stage.board.hit_targets
    look = summit_shown(stage.table.moment.table, stage.table.voice)
    box = summit_box(
        hit_targets.desk.board, look, hit_targets.places.void_box, hit_targets.choices.panel
    )
    assert hit_targets.desk.board.holds(box)
    assert not box.intersects(hit_targets.choices.panel)


def test_numbers_have_a_sign():
    assert [signed(number) for number in (2, -3, 0)] == ["+2", "−3", "±0"]
