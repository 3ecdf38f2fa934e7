"""What the lead of a seat is held to be, at the starts of rounds and at the end."""

import pytest

from games.rajas.board import TRACK
from games.rajas.bots.evaluator import END, FITTED, WORTH, features, lead, rounds_left, worth_of
from tests.games.rajas.positions import a_table, dummy, person

pytestmark = pytest.mark.clause("RAJ-13.4")


def test_a_lead_is_what_the_markers_show_and_what_is_held_less_the_best_of_the_others():
    table = a_table(person("o6", fame=9), person("g1", fame=7), person("g1 b1", money=9))
    rounds = rounds_left(table, FITTED)
    own, *others = (worth_of(features(table, seat), rounds) for seat in range(3))
    found = lead(table, 0)
    assert found.reached == 2 * 9 + 6
    assert found.reached + found.held == pytest.approx(own)
    assert found.rival == pytest.approx(-max(others))
    assert others[0] != others[1]
    assert found.won == 0


@pytest.mark.parametrize(("fame", "won"), [(55, END), (45, -END)])
def test_at_the_end_only_the_markers_count_and_who_has_won(fame, won):
    table = a_table(person("o6 g6", fame=fame, money=20), person(fame=50, money=20), steps=[])
    found = lead(table, 0)
    assert found.won == won
    assert sum(found) - won == pytest.approx(2 * (fame - 50))
    assert found.reached == TRACK + table.seats[0].overlap


@pytest.mark.parametrize(
    "more",
    [
        {"fame": 1}, {"money": 7}, {"karma": 1}, {"owned": 4}, {"scrolls": (3, 2, 2, 2)},
        {"boat": 3}, {"dice": (6, 13)},
    ],
)  # fmt: skip
def test_whatever_a_seat_has_more_is_worth_something_with_rounds_to_come(more):
    plain, richer = a_table(person("o6")), a_table(person("o6", **more))
    assert sum(lead(richer, 0)) > sum(lead(plain, 0))


def test_what_is_held_is_worth_less_the_nearer_the_end_is():
    held = [0.0] * len(WORTH)
    held[list(WORTH).index("markets")] = 1.0
    worths = [worth_of(held, rounds) for rounds in (1, 2, 4)]
    assert worths == sorted(worths)
    assert worths[2] - worths[1] == pytest.approx(2 * WORTH["markets"][2])


def test_a_dummy_has_no_roads_but_markets_and_dice():
    table = a_table(person("o6"), dummy("o g", "OC6"))
    found = dict(zip(WORTH, features(table, 1), strict=True))
    assert (found["ends"], found["nearness"], found["pips"]) == (0, 0, 0)
    assert (found["dice"], found["markets"], found["tiles"]) == (2, 6, 1)
