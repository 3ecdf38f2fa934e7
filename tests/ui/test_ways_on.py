"""The buttons below a page that looks back: one row for all games, in windows wide and narrow."""

from __future__ import annotations

import itertools
from datetime import date

import pytest

from engine.core.learning.challenges import Challenges
from engine.core.learning.lesson import Progress, lessons_of
from engine.core.storage import Settings
from engine.ui.box import Box
from engine.ui.pages.end import WaysOn
from engine.ui.widgets.base import Button
from tests.nim import GAME
from tests.ui.page_stage import finished
from tests.ui.tables import TableStage, nim_match
from tests.voice.spoken import all_english


@pytest.fixture
def ways() -> WaysOn:
    stage = TableStage(nim_match("human"), settings=Settings())
    return WaysOn(stage.app, stage.match, stage.table.back, (Button("Beside the Raja"),))


@pytest.mark.parametrize("width", [960.0, 1216.0, 1856.0])
def test_the_row_keeps_its_order_and_nothing_overlaps(ways: WaysOn, width: float) -> None:
    ways.box = Box(32, 900, width, 56)
    buttons = (ways.menu, ways.table, *ways.more, ways.others, ways.replay, ways.again)
    assert buttons[0].box.x == 32
    assert buttons[-1].box.right == pytest.approx(32 + width)
    for left, right in itertools.pairwise(buttons):
        assert left.box.right + 12 <= right.box.x


def test_two_steps_are_large_and_where_room_is_short_the_others_are_icons(ways: WaysOn) -> None:
    assert ways.large == (ways.replay, ways.again)
    for width, is_small in ((1856, False), (900, True)):
        ways.box = Box(0, 0, width, 56)
        large, small = ([each.box.w for each in part] for part in (ways.large, ways.small))
        assert min(large) > (3 if is_small else 1.5) * max(small)
        assert all(each.is_small is is_small for each in ways.small)
        assert all(each.tooltip == each.label for each in ways.small)
        assert ways.small[-1].box.right < ways.large[0].box.x


def test_who_is_on_the_way_through_lessons_is_led_to_one_next_step() -> None:
    """Nim has one lesson: a first game comes after it, after that the challenge, then games. What
    looks back is bright until it was pressed.
    """
    Progress().finish("nim", lessons_of(GAME)[0])
    stage = TableStage(nim_match("human", "perfect"), settings=Settings())

    def bright() -> list[str]:
        ways = WaysOn(stage.app, stage.match, stage.table.back)
        assert [button for button in ways.row if button.is_bright] == [ways.replay]
        ways.replay.press()
        stage.app.pop()
        return [all_english(button.label) for button in ways.row if button.is_bright]

    assert bright() == ["First game"]
    finished()
    assert bright() == ["Today's challenge"]
    Challenges.load().begin("nim", date(2026, 11, 26), "nim-0a1b.json")
    assert bright() == ["Play again"]


def test_the_next_step_takes_the_place_of_the_table() -> None:
    Progress().finish("nim", lessons_of(GAME)[0])
    stage = TableStage(nim_match("human", "perfect"), settings=Settings())
    ways = WaysOn(stage.app, stage.match, stage.table.back)
    assert ways.onward is not None
    ways.onward.press()
    assert stage.app.top is not stage.table
    assert stage.app.top.match.setup.position is None
