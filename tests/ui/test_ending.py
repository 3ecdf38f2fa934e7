"""Crowns over the seats that won: at the right corner of a card, or over the seat's mark."""

import pytest

from engine.core.storage import Settings
from engine.ui.box import Box
from engine.ui.pages.tableau import LOW
from engine.ui.table.frame import CROWN, Ending
from tests.ui.page_stage import finished
from tests.ui.tables import TableStage

CARD = Box(700, 80, 400, 68)


class IconCanvas:
    """Keeps the icons that are drawn."""

    def __init__(self):
        self.icons = []

    def icon(self, name, x, y, size, colour):
        self.icons.append((name, x, y))

    def floating(self, box):
        """Nothing is drawn for it."""


@pytest.mark.parametrize(("at_left", "low", "high"), [(True, 700, 750), (False, 1060, 1100)])
def test_a_crown_stands_where_the_game_leaves_room_for_it(at_left, low, high):
    canvas, ending = IconCanvas(), Ending()
    ending.stand((1,))
    ending.draw(canvas, {0: Box(0, 80, 400, 68), 1: CARD}, at_left=at_left)
    ((name, x, _),) = canvas.icons
    assert name == "crown"
    assert low <= x - CROWN / 2 < x + CROWN / 2 <= high


def test_the_victory_lies_over_the_table_until_esc_or_a_look_back():
    stage = TableStage(finished(), settings=Settings())
    victory = stage.table.frame.victory
    stage.step()
    assert victory.is_visible
    assert victory.box.intersects(stage.table.frame.places.board)
    canvas = IconCanvas()
    stage.table.frame.draw_ending(canvas)
    assert not canvas.icons
    stage.key("escape")
    assert not victory.is_visible
    assert stage.app.top is stage.table
    stage.table.frame.draw_ending(canvas)
    assert canvas.icons


def test_the_victory_stays_over_the_table_when_the_crowns_are_down():
    stage = TableStage(finished(), settings=Settings())
    stage.table.table_sync.ended(None)
    stage.wait_until(lambda: not stage.table.film.is_playing)
    stage.step()
    assert stage.table.frame.ending.share == 1
    assert stage.table.frame.victory.is_visible
    assert stage.app.top is stage.table


def test_whoever_comes_back_from_the_review_sees_the_board():
    stage = TableStage(finished(), settings=Settings())
    stage.app.looked_back_on.add(stage.match)
    stage.table.refresh()
    stage.step()
    assert not stage.table.frame.victory.is_visible


def test_the_victory_shows_the_turning_point_and_replays_the_game_from_there():
    stage = TableStage(finished(), settings=Settings())
    victory = stage.table.frame.victory
    stage.wait_until(lambda: victory.course is not None)
    (point,) = victory.curve.points
    course = victory.course
    assert point.round == course.parts[course.largest][1]
    assert victory.curve.is_visible
    assert victory.box.contains(victory.onward.box.centre)
    victory.turn.press()
    stage.step()
    assert stage.app.top.replay.reel.at == point.answer


def test_a_low_board_shows_the_victory_without_its_curve():
    victory = TableStage(finished(), settings=Settings(), size=(1024, 640)).table.frame.victory
    victory.box = Box(0, 0, 900, LOW)
    assert not victory.curve.is_visible
    assert not victory.onward.is_visible
