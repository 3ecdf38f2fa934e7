"""Numbers that a lesson may speak of, and the tables that puzzles are taken from."""

import pytest

from games.risk.learning import CRAFT, FACTS
from tests.games.risk.positions import PLACING, asked, playing


@pytest.mark.clause("RISK-5.6")
@pytest.mark.parametrize(("words", "troops"), [("", "8"), ("1", "10"), ("4", "20")])
def test_what_the_next_sets_will_bring(words, troops):
    """Two sets are redeemed: the third brings 8, the fourth 10, the seventh 20."""
    assert FACTS["set"](playing({"Peru": 3}, sets_redeemed=2), 0, words) == troops


def test_how_much_land_a_seat_has_or_the_one_that_is_named():
    table = playing({"Peru": 3, "Brazil": 1}, {"Siam": 2}, {})
    assert [FACTS["land"](table, 0, words) for words in ("", "1", "2")] == ["2", "1", "39"]


@pytest.mark.parametrize(
    ("round_", "reserve", "is_one"), [(1, 3, False), (2, 3, True), (2, 2, False), (9, 12, True)]
)
def test_a_puzzle_begins_in_the_second_round_with_three_troops_to_place(round_, reserve, is_one):
    table = playing({"Peru": 3}, {"Siam": 1}, {}, steps=PLACING, reserve=reserve, round=round_)
    assert CRAFT.is_asked(table, asked(table)) is is_one


def test_every_other_puzzle_is_of_four_seats():
    assert [len(CRAFT.players(number)) for number in range(6)] == [3, 4] * 3


def test_a_place_to_reinforce_is_told_with_the_strongest_of_the_others_beside_it():
    """Brazil's own neighbour Peru has more than any opponent beside Brazil."""
    table = playing({"Brazil": 2, "Peru": 9}, {"Venezuela": 4, "North Africa": 5}, {},
                    steps=PLACING, reserve=3)  # fmt: skip
    told = {way.words: way.note for way in CRAFT.ways(table, asked(table))}
    assert told == {"Brazil": "2 there, against at most 5", "Peru": "9 there, against at most 4"}
