"""Options by the places that name them: a source, then a target."""

from __future__ import annotations

from engine.ui.box import Box
from engine.ui.table.pointing import SpotFact, Spots, Ways
from tests.ui.stage import Stage

MOVES = ("a1-a2", "a1-b1", "b1-a2", "pass")


def way(move: str) -> tuple[tuple[str], ...] | None:
    return None if move == "pass" else tuple((place,) for place in move.split("-"))


def test_places_that_can_come_next_are_lit_and_the_only_fitting_option_is_meant():
    ways = Ways(MOVES, way)
    assert ways.lit == {("a1",), ("b1",)}
    assert ways.point_at(("a1",)) is None
    assert ways.lit == {("a2",), ("b1",)}
    assert ways.point_at(("b1",)) == "a1-b1"


def test_a_place_that_cannot_come_next_begins_anew():
    ways = Ways(("a1-a2", "b2-a2"), way)
    ways.point_at(("a1",))
    assert ways.point_at(("b2",)) is None
    assert ways.chosen == (("b2",),)
    ways.point_at(("c9",))
    assert ways.chosen == ()


def test_several_options_with_one_way_are_left_to_choose_from():
    ways = Ways([("a1", 1), ("a1", 2)], lambda move: ((move[0],),))
    assert ways.point_at(("a1",)) is None
    assert ways.fitting == [("a1", 1), ("a1", 2)]


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
