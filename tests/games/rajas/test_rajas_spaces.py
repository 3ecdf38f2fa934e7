"""Chapter 5: what each space costs and brings."""

import pytest

from games.rajas.effects import effects_said
from games.rajas.moves import KEEP_DICE, Place, Reroll, Sail, TakeDice
from games.rajas.spaces import cost_said, gain_said, spaces_ahead
from games.rajas.state import Laid
from tests.games.rajas.positions import (
    BOARD,
    VOICE,
    a_table,
    asked,
    dice,
    options,
    outcomes,
    person,
    play,
)


def one(word):
    """The number of one die."""
    return dice(word)[0]


@pytest.mark.clause("RAJ-5.1")
def test_a_quarry_space_costs_money_and_gives_a_build_action():
    table = a_table(person("o4", money=6), tops="OC1")
    play(table, Place("quarry_3"))
    assert table.seats[0].money == 3
    assert options(table) == ["Buy OC1"]


@pytest.mark.clause("RAJ-5.1", "RAJ-5.2")
def test_the_money_of_quarry_and_harbour_by_number_of_seats():
    def money(count, area):
        return [space.money for space in BOARD.spaces[count] if space.area == area]

    assert money(2, "quarry") == [1, 2, 3, 4, 5, 6]
    assert money(3, "quarry") == [1, 1, 2, 2, 3, 4]
    assert money(4, "quarry") == [1, 1, 2, 2, 3, 4, 5]
    assert money(2, "harbor") == [0, 1, 2, 3]
    assert money(3, "harbor") == money(4, "harbor") == [0, 0, 1, 1, 2, 3]


@pytest.mark.clause("RAJ-5.2")
def test_the_harbour_takes_a_low_die_and_moves_the_boat_up_to_its_pips():
    table = a_table(person("o3 b4", money=6))
    harbours = [each for each in options(table) if each.startswith("Harbour")]
    assert harbours == [f"Harbour {number} with orange 3" for number in (1, 2, 3, 4)]
    play(table, Place("harbor_3", one("o3")))
    assert options(table) == ["Sail 1", "Sail 2", "Sail 3"]
    play(table, Sail(1))
    assert (table.seats[0].boat, table.seats[0].money) == (1, 6 - 2 + 1)


@pytest.mark.clause("RAJ-5.2")
def test_a_2_at_the_harbour_is_a_choice_and_a_1_is_not():
    table = a_table(person("o2"))
    play(table, Place("harbor_1", one("o2")))
    assert options(table) == ["Sail 1", "Sail 2"]
    table = a_table(person("o1"))
    play(table, Place("harbor_1", one("o1")))
    assert table.seats[0].boat == 1


@pytest.mark.clause("RAJ-5.3")
def test_each_person_wants_a_die_of_his_number_in_any_colour():
    table = a_table(person("o1 b1 g2 p3 o4"))
    shown = options(table)
    assert "Great Mogul with orange 1" in shown
    assert "Great Mogul with blue 1" in shown
    assert "Dancer with green 2" in shown
    assert "Yogi with purple 3" in shown
    assert "Raja Man Singh with orange 4" in shown
    assert not [each for each in shown if each.startswith("Dancer") and "green" not in each]


@pytest.mark.parametrize(
    ("space", "colours", "faces"),
    [
        ("market_silk", "ogbp", "123456"),
        ("harbor_1", "ogbp", "123"),
        ("yogi", "ogbp", "3"),
        ("balcony_green", "g", "123456"),
    ],
)
def test_a_space_takes_the_dice_it_shows_and_those_of_a_dummy_without_a_face(space, colours, faces):
    fits = {one(colour + face) for colour in colours for face in ("", *faces)}
    assert BOARD.by_id[2][space].codes == fits


MARKETS = (Laid(7, "PC1", 0), Laid(12, "OC1", 0), Laid(17, "GC3", 0), Laid(1, "OC4", 1))
"""Silk 2, silk 2, silk 4, silk 2, tea 2."""


@pytest.mark.clause("RAJ-5.4")
@pytest.mark.parametrize(("die", "income"), [("b1", 4), ("b2", 6), ("b3", 8), ("b6", 10)])
def test_a_good_space_pays_as_many_of_the_best_markets_as_the_die_has_pips(die, income):
    table = a_table(person(die, money=1, tiles=MARKETS))
    play(table, Place("market_silk", one(die)))
    assert table.seats[0].money == 1 + income


@pytest.mark.clause("RAJ-5.5")
def test_a_free_market_space_pays_the_best_market_of_each_good():
    table = a_table(person("", money=0, tiles=MARKETS))
    play(table, Place("market_assorted_1"))
    assert table.seats[0].money == 4 + 2


@pytest.mark.clause("RAJ-5.6")
def test_the_great_mogul():
    table = a_table(person("g1"))
    play(table, Place("great_mogul", one("g1")))
    assert (table.seats[0].fame, table.visitor) == (2, 0)


@pytest.mark.clause("RAJ-5.7")
def test_the_dancer_draws_uses_and_discards_a_white_yield_tile():
    table = a_table(person("g2", money=2))
    play(table, Place("dancer", one("g2")), TakeDice((1, 2)), (5, 6))
    assert outcomes(table) == [f"W{number}" for number in range(1, 9)]
    play(table, "W6")
    assert table.seats[0].money == 5
    assert table.discarded == ("W6",)
    assert "W6" not in table.yields


@pytest.mark.clause("RAJ-5.7")
def test_an_empty_pile_of_yield_tiles_is_shuffled_anew():
    every = tuple(f"W{number}" for number in range(1, 9))
    table = a_table(person("g2", money=2), discarded=every)
    play(table, Place("dancer", one("g2")), TakeDice((1, 2)), (5, 6))
    assert outcomes(table) == list(every)
    play(table, "W6")
    assert table.discarded == ("W6",)
    assert len(table.yields) == 7


@pytest.mark.clause("RAJ-5.8")
def test_the_yogi():
    table = a_table(person("p3", karma=0))
    play(table, Place("yogi", one("p3")))
    assert table.seats[0].karma == 2
    play(table, TakeDice((0,)), (6,))
    assert table.seats[0].dice == dice("o6")


@pytest.mark.clause("RAJ-5.9")
def test_raja_man_singh():
    table = a_table(person("p4"))
    play(table, Place("raja_man_singh", one("p4")))
    assert asked(table).kind == "upgrade"
    play(table, asked(table).options[0])
    assert (table.seats[0].scrolls, table.seats[0].money) == ((3, 2, 2, 2), 9)


@pytest.mark.clause("RAJ-5.10")
def test_the_portuguese_and_the_master_builder():
    table = a_table(person("p6"))
    play(table, Place("portuguese", one("p6")))
    assert options(table) == [f"Sail {steps}" for steps in range(1, 7)]
    assert [space.id for space in BOARD.spaces[2] if space.area == "chambers"][4] == (
        "master_builder"
    )
    table = a_table(person("p5", tiles=(Laid(7, "OT3", 0),)), tops="GT3")
    play(table, Place("master_builder", one("p5")))
    assert asked(table).kind == "replace"


@pytest.mark.clause("RAJ-5.11")
@pytest.mark.parametrize(
    ("give", "space", "get"),
    [("o", "orange", "p"), ("g", "green", "b"), ("p", "purple", "g"), ("b", "blue", "o")],
)
def test_a_balcony_gives_two_dice_of_another_colour_for_one(give, space, get):
    table = a_table(person(f"{give}2"))
    play(table, Place(f"balcony_{space}", one(f"{give}2")), (3, 5))
    assert table.seats[0].dice == dice(f"{get}3 {get}5")


@pytest.mark.clause("RAJ-5.12")
def test_the_terrace_gives_a_die_of_its_colour_for_nothing():
    table = a_table(person("", money=0))
    play(table, Place("terrace_purple_1"), (6,))
    assert table.seats[0].dice == dice("p6")
    colours = [space.takes for space in BOARD.spaces[4] if space.area == "terrace"]
    assert colours == [0, 0, 1, 1, 2, 2, 3, 3, -1]


@pytest.mark.clause("RAJ-5.13")
def test_the_last_space_of_the_terrace_gives_money_and_rolls_dice_again():
    table = a_table(person("o1 g1 b6"))
    play(table, Place("terrace_reroll"))
    assert table.seats[0].money == 8
    play(table, Reroll(one("o1")), Reroll(one("g1")), KEEP_DICE)
    assert asked(table).kind == "again"
    play(table, (4, 5))
    assert table.seats[0].dice == dice("o4 g5 b6")


def test_every_space_can_say_what_it_costs_and_brings():
    words = {
        space.id: (VOICE.say(cost_said(space)), VOICE.say(gain_said(space)))
        for space in BOARD.spaces[2]
    }
    assert words["harbor_3"][0] == "2 money and a die showing 1, 2 or 3"
    assert words["dancer"] == ("a die showing 2", "2 dice of any color and a white yield tile")
    assert words["balcony_blue"] == ("a blue die", "2 orange dice")
    assert words["terrace_reroll"] == ("nothing", "2 money and a reroll of any dice")
    assert words["market_tea"][0] == "any die"
    assert VOICE.say(effects_said(())) == "nothing"


def test_the_river_ahead_skips_boats():
    table = a_table(person(boat=3), person(boat=5))
    assert spaces_ahead(table, 0)[:3] == [4, 6, 7]
