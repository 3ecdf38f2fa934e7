"""The hand: cards with their names, whole or on two lines, never cut."""

import pytest

from engine.core.storage import Settings
from engine.ui.app import App
from engine.ui.box import Box
from games.risk.board import SIZE
from games.risk.scene.hand import HandModel, HandView, name_lines
from games.risk.scene.layout import HAND_CARD
from games.risk.scene.world import short_name, the_world
from tests.games.risk.scene.playing import GAME, REGISTRY, RiskStage, a_match
from tests.ui.stage import Stage

VOICE = GAME.voice(())


@pytest.fixture(scope="module")
def canvas():
    return App(Settings(), REGISTRY, size=(1920, 1080), headless=True).canvas


@pytest.mark.parametrize("territory", range(SIZE))
def test_every_territory_has_its_name_on_a_card_of_full_width(canvas, territory):
    name = short_name(territory, VOICE)
    lines, font = name_lines(canvas, name, HAND_CARD[0] - 6)
    assert " ".join(lines) == name
    assert len(lines) <= 2
    assert all(canvas.text_width(line, 14, font) <= HAND_CARD[0] - 6 for line in lines)


@pytest.mark.parametrize(
    ("name", "room", "lines"),
    [
        ("Kamchatka", 70, ("Kam-", "chatka")),
        ("Afghanistan", 58, ("Afghan-", "istan")),
        ("Afghanistan", 40, ("Af-", "ghan-", "istan")),
        ("Northwest Territory", 64, ("North-", "west", "Territory")),
        ("East Africa", 58, ("East", "Africa")),
    ],
)
def test_a_word_too_long_for_a_card_is_broken(canvas, name, room, lines):
    assert name_lines(canvas, name, room)[0] == lines


def test_no_territory_stays_unnamed_on_the_narrowest_card(canvas):
    assert all(name_lines(canvas, short_name(territory, VOICE), 58)[0] for territory in range(SIZE))


def test_a_name_without_room_is_left_out(canvas):
    assert name_lines(canvas, "Afghanistan", 24)[0] == ()


def test_the_arrows_go_from_card_to_card_and_enter_picks_one():
    picked = []
    hand = HandView(the_world(), picked.append, VOICE)
    hand.show(HandModel(cards=(4, 8, 15), is_open=True))
    hand.box = Box(0, 0, 648, 176)
    stage = Stage(hand)
    stage.key("tab", "right", "return", "right", "return", "left", "left", "return")
    assert picked == [4, 8, 15]


def test_the_keyboard_passes_a_hand_that_cannot_be_picked_from():
    hand = HandView(the_world(), lambda card: None, VOICE)
    hand.show(HandModel(cards=(4, 8, 15)))
    assert not hand.is_focusable


def test_no_wood_stands_beside_the_map():
    """Panels and the ground below the column are of the sea: more blue than red."""
    stage = RiskStage(a_match("human", "captain", "raider"))
    stage.step()
    red, _, blue = stage.table.theme.panel
    assert blue > red
    beside = stage.app.surface.get_at((stage.app.surface.get_width() - 3, 500))
    assert beside.b > beside.r
