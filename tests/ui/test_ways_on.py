"""The buttons below a page that looks back: one row for all games, in windows wide and narrow."""

from __future__ import annotations

import itertools

import pytest

from engine.core.settings import Settings
from engine.ui.box import Box
from engine.ui.pages.ways_on import WaysOn
from engine.ui.widgets.button import Button
from tests.ui.tables import TableStage, nim_match
from tests.voice.spoken import all_english


@pytest.fixture
def ways() -> WaysOn:
    stage = TableStage(nim_match("human"), settings=Settings())
    return WaysOn(stage.app, stage.match, stage.table.back, (Button("Beside the Raja"),))


@pytest.mark.parametrize("width", [960.0, 1216.0, 1856.0])
def test_the_row_keeps_its_order_and_nothing_overlaps(ways: WaysOn, width: float) -> None:
    ways.box = Box(32, 900, width, 56)
    buttons = (ways.menu, ways.table, *ways.more, ways.replay, ways.others, ways.again)
    assert buttons[0].box.x == 32
    assert buttons[-1].box.right == pytest.approx(32 + width)
    for left, right in itertools.pairwise(buttons):
        assert left.box.right + 12 <= right.box.x


def test_a_narrow_row_names_the_replay_in_one_word(ways: WaysOn) -> None:
    ways.box = Box(0, 0, 960, 56)
    assert all_english(ways.replay.label) == "Replay"
    ways.box = Box(0, 0, 1856, 56)
    assert all_english(ways.replay.label) == "Watch the replay"
