"""What will be seen later is painted ahead, also where nobody but bots plays."""

import pytest

from engine.core.match import Match
from engine.core.setup import SeatSetup, Setup
from engine.ui.paint.shapes import blank
from games.arcs.game import GAME
from games.arcs.scene.table_board import Prerender
from tests.games.arcs.scene.playing import NORMAL, ArcsStage

pytestmark = pytest.mark.painted


def of_bots():
    """Three bots at a table whose ground is painted, before anything is played."""
    seats = tuple(SeatSetup("steward", name) for name in ("Orin", "Lia", "Bo"))
    usual = {setting.key: setting.default for setting in GAME.settings}
    stage = ArcsStage(Match(GAME, Setup(seats, "otter", options=usual)), settings=NORMAL)
    stage.table.conductor.is_frozen = True
    stage.wait_until(lambda: stage.board.is_whole and not stage.table.film.is_playing)
    return stage


def cards_painted(stage):
    return len(stage.app.pictures.parts("arcs-turned"))


def test_cards_are_painted_while_bots_think_and_nothing_moves():
    stage = of_bots()
    before = cards_painted(stage)
    stage.wait_until(lambda: cards_painted(stage) > before + 3)
    assert stage.board.ahead.is_left


def test_nothing_is_painted_for_a_table_that_is_left():
    stage = of_bots()
    stage.wait_until(lambda: stage.board.ahead.is_left)
    stage.board.leave()
    assert not stage.board.ahead.is_left


def test_everything_is_painted_in_the_end():
    stage = of_bots()
    board, ahead = stage.board, Prerender()
    canvas = stage.app.canvas.on(blank(8, 8), (0, 0))
    ahead.prepare(canvas, board.hit_targets.desk.board, board.hit_targets.desk.board, 3)
    assert ahead.is_left
    while ahead.work(canvas):
        pass
    assert not ahead.is_left
    assert any(part for part in stage.app.pictures.parts("arcs-space"))
