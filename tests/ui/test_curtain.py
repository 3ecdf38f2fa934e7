"""The curtain between two people at one screen."""

from __future__ import annotations

import pytest

from engine.ui.table.parts import Board, Parts
from engine.ui.table.table import CurtainScene
from tests.ui.tables import SecretNim, TableStage, nim_match

pytestmark = pytest.mark.painted


class Spy(Board):
    """Writes down from whose side the table is drawn."""

    def __init__(self):
        self.seen = []

    def draw(self, canvas, moment):
        self.seen.append(moment.seat)


def spying(host):
    return Parts(board=Spy())


@pytest.fixture
def stage():
    shown = TableStage(nim_match("human", "perfect", "human", game=SecretNim()), parts=spying)
    yield shown
    shown.app.close()


def top(stage: TableStage) -> object:
    return stage.app.top


def test_nothing_is_shown_before_the_first_person_sits_there(stage):
    assert isinstance(top(stage), CurtainScene)
    assert top(stage).name == "You"
    assert stage.table.parts.board.seen == []


def test_the_button_or_space_opens_it(stage):
    stage.key("space")
    assert top(stage) is stage.table
    assert stage.table.person == 0
    stage.step()
    assert set(stage.table.parts.board.seen) == {0}


def test_it_falls_again_for_the_next_person(stage):
    stage.key("space")
    stage.table.submit(stage.table.decision.options[0])
    stage.wait_until(lambda: isinstance(top(stage), CurtainScene))
    assert top(stage).name == "Tiko"
    assert set(stage.table.parts.board.seen) == {0}
    assert stage.table.person is None
    stage.click_on(top(stage).button.box)
    assert stage.table.person == 2
    assert stage.table.parts.board.seen[-1] == 2


def test_esc_opens_a_menu_that_does_not_look_behind_it(stage):
    stage.key("escape")
    curtain = top(stage)
    assert isinstance(curtain, CurtainScene)
    assert [command.label.key for command in curtain.popup.commands] == [
        "house-rules", "house-settings", "menu-leave",
    ]  # fmt: skip
    stage.step()
    assert stage.table.parts.board.seen == []
    stage.key("escape")
    assert (top(stage), curtain.popup) == (curtain, None)


def test_the_menu_of_the_curtain_leaves_the_table(stage, monkeypatch):
    went = []
    monkeypatch.setattr(stage.app.routes, "home", lambda: went.append("home"))
    stage.key("escape")
    menu = top(stage).popup
    stage.click_on(menu.row_box(len(menu.commands) - 1))
    assert went == ["home"]
