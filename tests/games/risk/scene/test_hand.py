"""The hand: cards with their names, whole or on two lines, never cut."""

import pytest

from engine.core.settings import Settings
from engine.ui.app import App
from games.risk.board import SIZE
from games.risk.scene.hand import name_lines
from games.risk.scene.layout import HAND_CARD
from games.risk.scene.world import short_name
from tests.games.risk.scene.playing import REGISTRY


@pytest.fixture(scope="module")
def canvas():
    return App(Settings(), REGISTRY, size=(1920, 1080), headless=True).canvas


@pytest.mark.parametrize("territory", range(SIZE))
def test_every_territory_has_its_name_on_a_card_of_full_width(canvas, territory):
    name = short_name(territory)
    lines, font = name_lines(canvas, name, HAND_CARD[0] - 6)
    assert " ".join(lines) == name
    assert len(lines) <= 2
    assert all(canvas.text_width(line, 14, font) <= HAND_CARD[0] - 6 for line in lines)


def test_a_name_without_room_is_left_out(canvas):
    assert name_lines(canvas, "Afghanistan", 40)[0] == ()
