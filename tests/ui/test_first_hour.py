"""What the first hour by mouse counts as an effect of a press, and where it presses."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from engine.ui.box import Box
from tests.games.despirala.scene.playing import DespiralaStage
from tests.games.despirala.scene.playing import a_match as a_match_of_despirala
from tests.games.rajas.scene.playing import RajasStage, a_match_at
from tests.games.roll_galaxy.scene.playing import RollStage
from tests.games.roll_galaxy.scene.playing import a_match_at as roll_at
from tests.ui.first_hour_by_mouse import CHOSEN, NOTHING, Newcomer, aim
from tests.ui.tables import TableStage

pytestmark = pytest.mark.painted


class Onlooker(Newcomer):
    """Somebody who writes down what a stage's own hands press."""

    def __init__(self, stage: TableStage, folder: Path) -> None:
        self.app, self.pygame, self.folder, self.station = stage.app, pygame, folder, "game"
        self.began = self.last = time.monotonic()
        self.presses, self.told, self._toasts, self._shots = [], [], [], 0

    @property
    def last_did(self) -> str:
        self._tell_last()
        return self.presses[-1].did


@pytest.fixture
def stage() -> RajasStage:
    return RajasStage(a_match_at("lay"))


def test_a_message_that_goes_by_itself_is_no_effect_and_one_said_again_is(stage, tmp_path):
    me = Onlooker(stage, tmp_path)
    stage.app.toast("Not here.")
    me._note("click", "the board")
    stage.app.toasts.pass_time(60)
    assert me.last_did == NOTHING
    assert [each.name for each in tmp_path.iterdir()] == ["001-game-no-effect-the-board.png"]

    stage.app.toast("Not here.")
    me._note("click", "the board")
    stage.app.toast("Not here.")
    assert me.last_did == "says Not here."


def test_at_every_table_a_press_is_told_by_what_is_chosen_and_not_by_what_moves(tmp_path):
    roll = RollStage(roll_at("assign"))
    roll.wait_for_turn()
    despirala = DespiralaStage(a_match_of_despirala())
    despirala.wait_for_turn()
    for stage, press in (
        (roll, lambda: roll.touch("die", 0)),
        (despirala, lambda: despirala.click_row(despirala.chooser.selection.free[0])),
    ):
        me = Onlooker(stage, tmp_path)
        me._note("click", "the board")
        stage.step(1.0)
        stage.app.draw()
        assert me.last_did == NOTHING
        me._note("click", "a place")
        press()
        assert CHOSEN in me.last_did


def test_in_a_ring_around_many_places_one_that_is_lit_is_pressed(stage):
    stage.sync()
    cells = {each.fact.key: each for each in stage.board.spots.places if each.fact.key[0] == "cell"}
    lit = [each.box for each in cells.values() if each.fact.is_live]
    around = stage.board.spots.around("cell")
    assert aim(around, stage.table) in lit
    gap = Box(0, 0, 1, 1)
    assert aim(gap, stage.table) is gap

    despirala = DespiralaStage(a_match_of_despirala())
    despirala.wait_for_turn()
    table = despirala.table
    sheet = table.parts.board.shown_at("sheet", table.moment)
    aimed = aim(sheet, table)
    despirala.click(*(place * despirala.app.scale for place in aimed.centre))
    assert despirala.chooser.selection.chosen, "the middle of the sheet is no row"
