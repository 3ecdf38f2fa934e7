"""Positions: the documented example, and one sentence for each way in which one can be wrong."""

import json
import re

import pytest

from engine.core.commands import decide
from engine.core.errors import BadDocument
from games.rajas.board import PRINTED, read_board
from games.rajas.game import GAME
from games.rajas.grid import side_of
from games.rajas.steps.building import ChooseTile, LayTile
from games.rajas.steps.carrying_out import ChooseReroll, RollAgain, not_owned
from games.rajas.steps.dummies import DummyHarbor
from games.rajas.steps.effects import ChooseSail
from games.rajas.steps.rounds import TakeTurn
from tests.games.rajas.positions import NAVARATNAS, a_table, dice, dummy, person


@pytest.fixture
def example():
    """The position of POSITION.md."""
    page = (GAME.folder / "POSITION.md").read_text(encoding="utf-8")
    return json.loads(re.search(r"```json\n(.*?)```", page, re.DOTALL)[1])


def test_the_documented_position_is_read_and_advised_on(example):
    table = GAME.read_position(example)
    assert table.seats[0].dice == dice("o2 o6 g3 b5")
    document = decide(GAME, example, "raja", "advice")
    assert document["seat"] == 0
    assert document["decision"] == "place"
    assert document["reasons"]
    assert max(option["value"] for option in document["options"]) == 0
    assert len(document["options"]) > 15


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda p: p["seats"][0].update(karma=4), "entry 1 of seats, karma is 4; it can be 0 to 3"),
        (lambda p: p["seats"][0].update(dice=[0]), "entry 1 of seats, dice must show a face each"),
        (lambda p: p["seats"][1].update(dice=[1]), "entry 2 of seats, dice must show no face each"),
        (lambda p: p["seats"][0].update(dice=[9, 3]), "entry 1 of seats, dice must be ascending"),
        (lambda p: p["seats"][0].update(dice=[99]), "numbers from 0 to 27"),
        (lambda p: p["seats"][0].update(dice=[1] * 11), "Kali holds 10"),
        (lambda p: p["seats"][1].update(dice=[0] * 13), "the seats own 15 orange dice"),
        (lambda p: p["seats"][0].update(boat=31), "entry 1 of seats, boat is 31"),
        (lambda p: p["seats"][0].update(boat=2), "where another boat is"),
        (lambda p: p["seats"][0].update(scrolls=[2, 2, 2, 5]), "four numbers from 2 to 4"),
        (lambda p: p["seats"][0].update(claimed=[8]), "borders from 0 to 7"),
        (lambda p: p["seats"][0].update(claimed=[1, 1]), "holds a border twice"),
        (lambda p: p["seats"][0].update(bonus=9), "entry 1 of seats, bonus is 9"),
        (
            lambda p: p["seats"][0].update(workers=4),
            "entry 1 of seats, workers is 4; it can be 0 to 3",
        ),
        (lambda p: p["seats"][0].update(owned=7), "entry 1 of seats, owned is 7; it can be 1 to 5"),
        (lambda p: p["seats"][1].update(used=0), "it has 1 workers on spaces"),
        (lambda p: p["seats"][0]["tiles"][0].update(cell=8), "not all connected"),
        (lambda p: p["seats"][0]["tiles"][0].update(cell=2), "on the residence"),
        (lambda p: p["seats"][0]["tiles"][0].update(cell=20), "cells from 0 to 19"),
        (lambda p: p["seats"][0]["tiles"][0].update(turn=4), "turned 0 to 3 times"),
        (lambda p: p["seats"][1]["tiles"][0].update(cell=1), "lie in no cell"),
        (lambda p: p.update(tops=["OT3"]), "must have 12 entries each"),
        (lambda p: p["stacks"][0].pop(), "lies nowhere"),
        (
            lambda p: p["stacks"][0].append("GT5"),
            "the tile number 5 of the green tiger stack is in two places",
        ),
        (lambda p: p["stacks"][0].append("XX"), "tile 'XX' does not exist"),
        (lambda p: p["stacks"][0].reverse(), "entry 1 of stacks must be ascending"),
        (lambda p: p.update(order=[0, 0]), "name every seat once"),
        (lambda p: p.update(elephant=5), "elephant is 5"),
        (lambda p: p.update(round=-1), "round is -1"),
        (lambda p: p.update(placed={"garden": 0}), "'garden', which is no space"),
        (lambda p: p.update(placed={"yogi": 7}), "placed, yogi is 7"),
        (lambda p: p["river"].pop(), "river has 30 entries"),
        (lambda p: p["river"].__setitem__(30, "RT1"), "entry 31 of river is 'RT1'"),
        (lambda p: p.update(yields=["W1", "W1"]), "the yield tile W1 is in two places"),
        (lambda p: p.update(yields=["W1", "W2", "W2"]), "the yield tile W2 is in two places"),
        (lambda p: p.update(yields=["W9"]), "yield tile 'W9' does not exist"),
        (lambda p: p["rules"].update(handicap=21), "rules, handicap is 21"),
        (lambda p: p.update(seats=p["seats"][:1]), "seats holds 1 seats"),
        (lambda p: p.update(steps=[{"type": "ChooseTile", "seat": 1}]), "is a dummy"),
        (lambda p: p.update(steps=[{"type": "DummyArea", "seat": 0}]), "is no dummy"),
        (
            lambda p: p.update(steps=[{"type": "ChooseTile", "seat": 3}]),
            "entry 1 of steps, seat cannot be 3",
        ),
        (lambda p: p["seats"][0].update(workers=0), "entry 1 of seats, workers is 0"),
    ],
)
def test_a_bad_position_gets_one_sentence_that_names_the_field(example, change, sentence):
    change(example)
    with pytest.raises(BadDocument) as refusal:
        GAME.read_position(example)
    assert sentence in str(refusal.value)


def test_yield_tiles_lie_on_borders_only_with_navaratnas():
    lying = ("W1", "", "", "", "", "", "", "")
    assert a_table(person(yields=lying), rules=NAVARATNAS).check() == []
    assert "only in the Navaratnas version" in a_table(person(yields=lying)).check()[0]


def test_the_text_client_tells_the_whole_table():
    table = a_table(person("o3 b6", karma=2), dummy("o g", "OC1"), tops="OS2")
    told = GAME.describe(table, ("Ada", "Dummy"))
    assert "Borders: the north border at column 1 (4 money); " in told
    assert "Ada: 0 fame, 6 money, gap 114, 3 of 3 workers left, with the elephant" in told
    assert "Dice: orange 3 and blue 6; 2 karma" in told
    assert "Orange tile (price 7) with a palace and a silk market (2), roads north and" in told
    assert "Yogi (costs a die showing 3, brings 2 karma and a die of any color)" in told
    assert "7: a die for each karma" in told


def printed(**changed):
    """The printed board's document with the elephant's rule or the residence's ways changed."""
    document = json.loads(PRINTED.read_text(encoding="utf-8"))
    if "rule" in changed:
        document["round"]["elephant"]["rule"] = changed["rule"]
    if "exits" in changed:
        document["province_board"]["grid"]["residence_exits"] = changed["exits"]
    return read_board(document)


@pytest.mark.parametrize(("rule", "step"), [("left-hand neighbour", 1), ("right-hand", -1)])
def test_a_board_says_to_which_neighbour_the_elephant_goes(rule, step):
    assert printed(rule=rule).elephant_step == step


def test_a_bonus_may_lie_on_the_first_space():
    document = json.loads(PRINTED.read_text(encoding="utf-8"))
    document["tracks"]["fame_bonuses"][0]["space"] = 1
    assert read_board(document).fame_bonuses[0].space == 1


def test_borders_without_a_colour_take_no_yield_of_one():
    borders = a_table(person()).side.borders
    assert {border.colour for border in borders} == {-1}
    colours = {border.colour for border in a_table(person(), rules=NAVARATNAS).side.borders}
    assert colours <= {0, 1, 2, 3, -1}


def test_a_board_says_where_roads_leave_the_residence():
    assert printed(exits=["E"]).grid.exits == side_of("E")
    assert printed(exits=["N", "S"]).grid.exits == side_of("N") | side_of("S")


def test_a_seat_must_own_every_die_that_a_step_names():
    table = a_table(person("o1 o1 g2"))
    one, other = dice("o1")[0], dice("g2")[0]
    assert not_owned(table, 0, (one, one, other)) == []
    assert len(not_owned(table, 0, (other, other))) == 1
    assert len(not_owned(table, 0, (one, one, one))) == 1


@pytest.mark.parametrize(("sides", "roads"), [("NE", "NE"), ("ESW", "ESW")])
def test_a_tile_has_the_roads_that_its_document_names(sides, roads):
    document = json.loads(PRINTED.read_text(encoding="utf-8"))
    changed = document["tiles"][0]
    changed["roads"] = list(sides)
    tile = read_board(document).tiles[changed["id"]]
    assert tile.roads == sum(side_of(letter) for letter in roads)


def changed(way, value):
    """The printed board with another value at the end of a way into its document."""
    document = json.loads(PRINTED.read_text(encoding="utf-8"))
    *parts, last = way
    inner = document
    for part in parts:
        inner = inner[part]
    inner[last] = value
    return read_board(document)


def space_numbered(area):
    """Where the first space of an area stands in the document of a board for two."""
    spaces = json.loads(PRINTED.read_text(encoding="utf-8"))["action_spaces"]["2"]
    return next(number for number, each in enumerate(spaces) if each["area"] == area)


@pytest.mark.parametrize(
    ("way", "value"),
    [
        (("dummy", "karma_for_bonuses", "value"), 0),
        (("dummy", "karma_for_bonuses", "value"), 20),
        (("setup", "base", "kali_capacity"), 4),
        (("setup", "base", "kali_capacity"), 48),
        (("action_spaces", "2", space_numbered("quarry"), "money"), 0),
        (("action_spaces", "2", space_numbered("chambers"), "die_value"), 6),
        (("action_spaces", "2", space_numbered("quarry"), "id"), "stone_pit"),
    ],
)
def test_a_board_may_have_other_numbers(way, value):
    assert changed(way, value) is not None


@pytest.mark.parametrize(
    ("way", "value", "sentence"),
    [
        (("dummy", "karma_for_bonuses", "value"), -1, "dummy.karma_for_bonuses"),
        (("dummy", "karma_for_bonuses", "value"), 21, "dummy.karma_for_bonuses"),
        (("setup", "base", "kali_capacity"), 3, "setup.base.kali_capacity"),
        (("setup", "base", "kali_capacity"), 49, "setup.base.kali_capacity"),
        (("tracks", "fame_bonuses", -1, "space"), 61, "tracks.fame_bonuses"),
        (("action_spaces", "2", space_numbered("quarry"), "money"), -1, ".money"),
        (("action_spaces", "2", space_numbered("chambers"), "die_value"), 7, ".die_value"),
        (("action_spaces", "2", 0, "id"), "stone pit", "must be a word such as quarry_1"),
        (("action_spaces", "2", 0, "id"), 5, "must be a word such as quarry_1"),
    ],
)
def test_a_number_that_no_board_can_have_is_refused_with_its_place(way, value, sentence):
    with pytest.raises(BadDocument) as refusal:
        changed(way, value)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (ChooseTile(0), "seats[0].dice cannot pay for any tile"),
        (ChooseSail(0, 1), None),
        (ChooseSail(0, 0), "seats[0].boat is to sail, but cannot"),
        (ChooseSail(1, 3), "is a dummy"),
        (ChooseReroll(0, dice("o6")), None),
        (ChooseReroll(0, dice("g6")), "seats[0].dice"),
        (ChooseReroll(1, ()), "is a dummy"),
        (RollAgain(0, dice("o6")), None),
        (RollAgain(0, dice("g6")), "seats[0].dice"),
        (RollAgain(0, ()), "names none"),
        (DummyHarbor(1), None),
        (DummyHarbor(0), "is no dummy"),
    ],
)
def test_a_step_on_top_must_fit_the_table(step, fault):
    table = a_table(person("o6"), dummy())
    table.steps = [TakeTurn(), step]
    found = table.check()
    assert len(found) == (fault is not None)
    assert not fault or fault in found[0]


def test_a_dummy_without_a_die_is_not_sent_to_the_harbour():
    table = a_table(person("o6"), dummy(""))
    table.steps = [TakeTurn(), DummyHarbor(1)]
    assert table.check() == ["seats[1] is to go to the harbour, but cannot"]


def test_workers_on_spaces_are_not_to_be_placed_again():
    table = a_table(person("o6", owned=3), placed={"quarry_1": 0})
    assert table.seats[0].workers == 2
    table.seats[0].workers = 3
    assert table.check() == ["seats[0].workers is 3; it can be 0 to 2"]


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (LayTile(0, "OC1"), None),
        (LayTile(0, "XX9"), "the step on top lays tile 'XX9', which does not exist"),
        (LayTile(0, "OC1", 35), "the step on top lays tile OC1, which fits nowhere"),
    ],
)
def test_a_tile_to_be_laid_must_fit_somewhere(step, fault):
    table = a_table(person("o6"))
    table.steps = [TakeTurn(), step]
    assert table.check() == ([fault] if fault else [])


def test_the_table_in_words_names_borders_cells_and_yield_tiles():
    yields = ("W6", "", "", "", "B5", "", "", "")
    table = a_table(person(yields=yields), person(), rules=NAVARATNAS)
    told = GAME.describe(table, ("Ada", "You"))
    assert "Yield tiles: yield tile (3 money) on the north border at column 1; " in told
    assert "Brown yield tiles face up: 1 fame for each tile with a market; " in told
    assert "A province has 4 rows of 5 columns; the residence is in row 1, column 3" in told


def test_the_boats_on_the_river_are_those_of_their_seats():
    table = a_table(person("", boat=3), person(boat=5))
    told = GAME.describe(table, ("Ada", "You"))
    assert ", Ada's boat; 4: " in told
    assert ", your boat; 6: " in told
    assert "Dice: none; " in told
