"""Real dice: clicked or typed, for any chance result."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Dice, Distribution, Draw, Shuffle
from engine.core.decision import Chance
from engine.ui.canvas import Audit
from engine.ui.real_table.chance_input import DicePanel
from tests.ui.stage import Stage
from tests.ui.tables import TableStage, nim_match
from tests.voice.spoken import all_english, english


class Asked:
    """A panel in a window, and what it handed in."""

    def __init__(self, outcomes: Distribution, audit: Audit | None = None) -> None:
        self.handed_in: list[Any] = []
        self.panel = DicePanel(
            Chance("roll", "Roll", outcomes), self.handed_in.append, lambda: None
        )
        self.stage = Stage(self.panel)
        width, height = self.panel.wanted_size
        self.panel.box = (
            self.stage.scene.viewport.inset(300, 200).cut_left(width)[0].cut_top(height)[0]
        )
        self.stage.scene.focus.take(self.panel.field, shown=False)
        self.stage.step()

    def enter(self) -> None:
        self.stage.key("return")


@pytest.fixture
def ask():
    asked: list[Asked] = []

    def about(outcomes: Distribution) -> Asked:
        asked.append(Asked(outcomes))
        return asked[-1]

    yield about
    for each in asked:
        each.stage.app.close()


def test_faces_are_clicked_in_order(ask):
    asked = ask(Dice(3))
    for face in (4, 1, 4):
        asked.stage.click_on(asked.panel.faces[face - 1].box)
    assert asked.panel.values == (4, 1, 4)
    asked.panel.submit()
    assert asked.handed_in == [(4, 1, 4)]


def test_only_the_digits_0_to_9_name_a_face(ask):
    asked = ask(Dice(3))
    asked.stage.type("1 ٣ 2")
    assert asked.panel.values == (1, 2)
    asked.panel.submit()
    assert asked.handed_in == []
    assert "is not a roll of dice" in all_english(asked.panel.problem)


def test_a_wrong_die_is_clicked_away(ask):
    asked = ask(Dice(2))
    for face in (6, 2):
        asked.stage.click_on(asked.panel.faces[face - 1].box)
    asked.stage.click_on(asked.panel.slots[0].box)
    assert asked.panel.values == (2,)
    asked.stage.click_on(asked.panel.faces[4].box)
    assert asked.panel.outcome == (2, 5)


def test_more_faces_than_dice_are_not_taken(ask):
    asked = ask(Dice(1))
    for face in (6, 2):
        asked.stage.click_on(asked.panel.faces[face - 1].box)
    assert asked.panel.values == (6,)


@pytest.mark.parametrize("typed", ["431", "4 3 1", "4,3,1"])
def test_dice_are_typed(ask, typed):
    asked = ask(Dice(3))
    asked.stage.type(typed)
    asked.enter()
    assert asked.handed_in == [(4, 3, 1)]


def test_a_roll_that_cannot_be_is_refused_with_a_sentence(ask):
    asked = ask(Dice(2))
    asked.stage.type("47")
    asked.enter()
    assert asked.handed_in == []
    assert "numbers from 1 to 6" in all_english(asked.panel.problem)


def test_large_dice_have_numbers(ask):
    asked = ask(Dice(1, 12))
    asked.stage.click_on(asked.panel.faces[11].box)
    asked.panel.submit()
    assert asked.handed_in == [(12,)]


def test_a_thing_drawn_is_clicked(ask):
    asked = ask(Draw(("red", "green", "blue"), (1, 0, 2)))
    labels = {child.label: child for child in asked.panel.items.children if hasattr(child, "label")}
    assert set(labels) == {"red", "blue"}
    asked.stage.click_on(labels["blue"].box)
    asked.panel.submit()
    assert asked.handed_in == ["blue"]


class Numerals(Draw):
    """Numbers that people type as numerals."""

    def word(self, item: str | int) -> str:
        return {1: "One", 2: "Two"}[int(item)]


def test_a_thing_drawn_stands_on_its_button_as_people_type_it(ask):
    asked = ask(Numerals((1, 2)))
    labels = {child.label: child for child in asked.panel.items.children if hasattr(child, "label")}
    assert set(labels) == {"One", "Two"}
    asked.stage.click_on(labels["Two"].box)
    asked.panel.submit()
    assert asked.handed_in == [2]
    assert "One" in english(asked.panel.advice)


def test_a_shuffle_is_typed(ask):
    asked = ask(Shuffle(("ace", "king")))
    asked.stage.type("king ace")
    asked.enter()
    assert asked.handed_in == [("king", "ace")]


def test_a_game_with_real_dice_in_the_window():
    stage = TableStage(nim_match("human", "perfect", dice_by_hand=True))
    panel = stage.table.frame.dice
    assert panel is not None
    assert not stage.primary.is_enabled
    stage.click_on(panel.faces[2].box)
    assert stage.primary.is_enabled
    stage.press(stage.primary)
    assert stage.match.table.heap == 13
    assert stage.table.frame.dice is None
    stage.key("space")
    assert stage.taken[0] == 1
    stage.app.close()


def test_a_wrong_roll_is_taken_back_with_ctrl_z():
    stage = TableStage(nim_match("human", "perfect", dice_by_hand=True))
    stage.type("6")
    stage.key("return")
    assert stage.match.table.heap == 16
    stage.key("ctrl+z")
    assert stage.table.frame.dice is not None
    stage.type("2")
    stage.key("return")
    assert stage.match.table.heap == 12
    stage.app.close()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_the_question_can_be_read(size):
    audit = Audit()
    stage = TableStage(nim_match("human", "perfect", dice_by_hand=True), audit=audit, size=size)
    audit.clear()
    stage.app.draw()
    assert audit.problems(stage.table.width, stage.table.height) == []
    stage.app.close()
