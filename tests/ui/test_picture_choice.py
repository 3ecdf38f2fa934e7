"""A choice out of pictures: what is typed leaves those whose names have it."""

import pytest

from engine.ui.box import Box
from engine.ui.widgets.overlays import ChoicePicture, PictureChoice
from tests.ui.stage import Stage

NAMES = ("Silver-Tongues", "Song of Freedom", "Prison Wardens", "Shipping Interest")


@pytest.fixture
def stage():
    stage = Stage()
    stage.chosen = []
    pictures = [ChoicePicture(name, name, lambda canvas, box, is_lit: None) for name in NAMES]
    stage.choice = PictureChoice("Court", pictures, stage.chosen.append, columns=2)
    stage.choice.place_in(Box(0, 0, 1920, 1080))
    stage.scene.open_popup(stage.choice)
    yield stage
    stage.app.close()


def found(stage):
    return [picture.name for picture in stage.choice.found]


def test_beginnings_of_words_are_found_first_then_parts(stage):
    stage.type("s")
    assert found(stage) == ["Silver-Tongues", "Song of Freedom", "Shipping Interest"]
    stage.type("ong")
    assert found(stage) == ["Song of Freedom"]
    stage.key("backspace", "backspace", "backspace", "backspace")
    stage.type("ping")
    assert found(stage) == ["Shipping Interest"]


def test_enter_takes_the_lit_one_and_shuts_it(stage):
    stage.key("down", "right", "return")
    assert stage.chosen == ["Shipping Interest"]
    assert stage.scene.popup is None


def test_a_click_takes_a_picture_and_one_beside_shuts_it(stage):
    stage.click_on(stage.choice.box_of("Prison Wardens"))
    assert stage.chosen == ["Prison Wardens"]
    stage.scene.open_popup(stage.choice)
    stage.click(5, 5)
    assert stage.scene.popup is None
    assert stage.chosen == ["Prison Wardens"]


def test_nothing_found_takes_nothing(stage):
    stage.type("xyz")
    stage.key("return")
    assert (stage.chosen, stage.scene.popup) == ([], stage.choice)
    stage.key("escape")
    assert stage.scene.popup is None


def test_more_than_have_room_scroll_with_the_wheel_and_the_arrows(stage):
    pictures = [ChoicePicture(n, f"Card {n}", lambda canvas, box, is_lit: None) for n in range(60)]
    choice = PictureChoice("Cards", pictures, stage.chosen.append, columns=2)
    choice.place_in(Box(0, 0, 1920, 600))
    stage.scene.open_popup(choice)
    assert choice.box_of(59) is None
    stage.move(*choice.box.centre)
    for _ in range(40):
        stage.wheel(-1)
    assert choice.box_of(59) is not None
    for _ in range(40):
        stage.key("up")
    assert choice.box_of(1) is not None
