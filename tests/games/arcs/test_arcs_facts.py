"""The numbers of a table that a lesson of Arcs may speak of, each read off one worked position."""

import pytest

from games.arcs.learning import FACTS
from games.arcs.steps.battle import AssignHits
from tests.games.arcs.campaign.rules.acts import an_act
from tests.games.arcs.positions import a_seat, acting
from tests.voice.spoken import all_english


def a_position():
    """Seat 0 acts with an Aggression 2; seat 1 has more of some things."""
    mine = a_seat("1-hex 2", "1-hex 1, 1-gate 1", slots="fuel relic", power=3, captives=(0, 2, 0))
    other = a_seat("1-hex 1", slots="fuel", hand="construction-2 construction-3", power=7)
    return acting(
        mine, other, lead="aggression-2", court="Relic Fence 1 2",
        buildings="0 city 4-hex, 0 city 5-hex", boxes={"tyrant": (1, 2)}, turn={"pips": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "words", "number"),
    [
        ("pips", "", "2"),
        ("pips", "aggression-6", "2"),
        ("power", "", "3"),
        ("power", "0", "3"),
        ("power", "1", "7"),
        ("goal", "", "30"),
        ("cards", "", "0"),
        ("cards", "1", "2"),
        ("ships", "", "4"),
        ("ships", "1-hex", "3"),
        ("ships", "1-hex of 1", "1"),
        ("ships", " of 1", "1"),
        ("icons", "tycoon", "1"),
        ("icons", "tyrant", "2"),
        ("icons", "tyrant of 1", "0"),
        ("agents", "Relic Fence", "1"),
        ("agents", "Relic Fence of 1", "2"),
        ("tokens", "", "2"),
        ("tokens", "relic", "1"),
        ("tokens", "relic of 1", "0"),
        ("slots", "", "4"),
        ("price", "1", "3"),
        ("price", "2", "1"),
        ("price", "4", "2"),
        ("left", "", "0"),
        ("marker", "first", "5"),
        ("marker", "second", "3"),
        ("worth", "first tyrant", "5"),
        ("worth", "second tyrant", "2"),
        ("worth", "first keeper", "0"),
        ("objective", "", ""),
        ("hits", "2 1 0", "2.2"),
        ("chance", "1 with 1 0 0", "50%"),
        ("chance", "2 with 2 0 0", "25%"),
        ("keys", "1 with 0 0 1", "50%"),
    ],
)
def test_a_number_of_the_table(name, words, number):
    assert all_english(FACTS[name](a_position(), 0, words)) == number


def test_hits_that_are_still_to_be_given():
    table = a_position()
    table.steps.append(AssignHits(0, 1, "1-hex", 3, "ships first"))
    assert FACTS["left"](table, 0, "") == "3"


@pytest.mark.clause("REACH-12.1")
def test_how_far_the_objective_of_a_fate_is_away():
    table = an_act(a_seat())
    table.reach.change_fate(1, marker=4)
    assert [FACTS["objective"](table, 0, words) for words in ("", "1")] == ["10", "4"]
