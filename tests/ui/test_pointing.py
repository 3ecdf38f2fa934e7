"""Places of the board: their two buttons, and the keyboard on them."""

from __future__ import annotations

from engine.ui.box import Box
from engine.ui.table.parts import SpotFact, Spots
from tests.ui.stage import Stage


def test_the_right_button_has_its_own_meaning_on_a_place():
    heard: list[str] = []
    spots = Spots(lambda key: False, lambda key, at: None, lambda x, y: None)
    box = Box(100, 100, 40, 40)
    spots.box = Box(0, 0, 1920, 1080)
    spots.show([SpotFact(("a1",), box, lambda: heard.append("left"),
                         right_click=lambda: heard.append("right"))])  # fmt: skip
    stage = Stage(spots)
    stage.click(*box.centre, 3)
    stage.click(*box.centre)
    assert heard == ["right", "left"]


def test_the_keyboard_stays_on_a_place_that_is_away_while_another_acts():
    spots = Spots(lambda key: False, lambda key, at: None, lambda x, y: None)
    facts = [SpotFact((name,), Box(x, 100, 40, 40), lambda: None)
             for name, x in (("a1", 100), ("b1", 200), ("c1", 300))]  # fmt: skip
    spots.show(facts)
    stage = Stage(spots)
    stage.key("tab", "tab")
    spots.show(())
    spots.show(facts)
    assert stage.scene.focus.current is spots.spot(("b1",))
    stage.key("tab")
    assert spots.is_lit(("c1",))
