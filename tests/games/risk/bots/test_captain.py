"""Captain: one continent is the goal."""

import pytest

from engine.text.message import Message
from games.risk.board import CONTINENTS, territory_named
from games.risk.bots.captain import Captain, goal_of
from games.risk.game import GAME
from tests.games.risk.bots.choosing import answer_of, claiming, move_of, placements, reason_of
from tests.games.risk.positions import FORTIFYING, PLACING, continent, occupying, playing

CAPTAIN = Captain()
MOST_OF_AUSTRALIA = {"New Guinea": 1, "Western Australia": 1, "Eastern Australia": 3}


@pytest.mark.clause("RISK-16.4")
@pytest.mark.parametrize(
    ("own", "said"),
    [(0, "It has neither of the 2"), (1, "It has 1 of the 2"), (2, "It has both")],
)
def test_of_two_neighbors_it_has_neither_or_both(own, said):
    roads = Message("borders-own", {"own": own, "rest": 2 - own, "roads": 2})
    assert GAME.voice(["Ada"]).say(roads) == f"{said} territories next to this one"


def test_it_claims_in_the_continent_it_has_begun():
    table = claiming(MOST_OF_AUSTRALIA, {"Peru": 1})
    assert move_of(CAPTAIN, table) == "Claim Indonesia"


@pytest.mark.clause("RISK-16.4")
def test_a_rival_in_a_quarter_of_the_continent_begun_does_not_drive_it_out():
    table = claiming({"Indonesia": 1}, {"Eastern Australia": 1})
    assert move_of(CAPTAIN, table) == "Claim New Guinea"


@pytest.mark.clause("RISK-16.4")
@pytest.mark.parametrize(
    ("home", "goal"),
    [
        ({"Peru": 2}, "South America"),
        ({"Siam": 30}, "Asia"),
        ({"Siam": 3, "Indonesia": 1}, "Australia"),
        (MOST_OF_AUSTRALIA | {"Indonesia": 1, "Congo": 1}, "Africa"),
    ],
)
def test_its_goal_is_where_it_stands_strongest_against_the_others(home, goal):
    assert CONTINENTS[goal_of(playing(home, {"Japan": 1}, {}))].name == goal


@pytest.mark.clause("RISK-16.4")
def test_troops_go_beside_the_goal():
    table = playing(MOST_OF_AUSTRALIA | {"Peru": 2}, steps=PLACING, reserve=5)
    assert placements(CAPTAIN, table).keys() <= {"New Guinea", "Western Australia"}


@pytest.mark.clause("RISK-16.4")
def test_a_door_in_danger_is_guarded_first():
    table = playing(continent("Australia"), {"Siam": 5}, steps=PLACING, reserve=6)
    assert placements(CAPTAIN, table)["Indonesia"] >= 4


@pytest.mark.clause("RISK-16.4")
def test_good_odds_only():
    table = playing({"Peru": 4}, {"Brazil": 4, "Argentina": 4, "Venezuela": 4})
    assert move_of(CAPTAIN, table) == "End the attacks"
    table = playing({"Peru": 9}, {"Brazil": 4, "Argentina": 3, "Venezuela": 4})
    assert move_of(CAPTAIN, table) == "Attack Argentina from Peru with 3"
    assert "%" in reason_of(answer_of(CAPTAIN, table))


@pytest.mark.clause("RISK-16.4")
def test_with_its_card_earned_it_attacks_elsewhere_only_when_sure():
    elsewhere = {"Great Britain": 3}
    defenders = {"Iceland": 1, "Scandinavia": 3, "Northern Europe": 3, "Western Europe": 3}
    home = MOST_OF_AUSTRALIA | elsewhere
    table = playing(home, defenders | {"Indonesia": 9, "Peru": 99})
    assert move_of(CAPTAIN, table) == "Attack Iceland from Great Britain with 2"
    table.has_conquered = True
    assert move_of(CAPTAIN, table) == "End the attacks"


@pytest.mark.clause("RISK-16.4")
def test_troops_move_towards_the_enemy():
    assert move_of(CAPTAIN, occupying(9, 3)) == "Move in 8"
    inside = {"Ural": 8, "Ukraine": 1, "Afghanistan": 1, "China": 1, "Siberia": 1}
    assert move_of(CAPTAIN, playing(inside, steps=FORTIFYING)).startswith("Move 7 from Ural")


@pytest.mark.clause("RISK-16.4")
@pytest.mark.parametrize(
    ("more", "said"), [(0, "End the attacks"), (1, "Attack Iceland from Great Britain with 2")]
)
def test_it_goes_on_for_no_more_than_a_card_only_as_the_strongest(more, said):
    """In Eastern Australia, far from everybody, it has as many troops as all, or one more."""
    defenders = {"Iceland": 1, "Scandinavia": 3, "Northern Europe": 3, "Western Europe": 3}
    home = MOST_OF_AUSTRALIA | {"Great Britain": 3}
    table = playing(home, defenders | {"Indonesia": 9, "Peru": 99}, has_conquered=True)
    lacking = table.troops_of(1) - table.troops_of(0)
    table.troops[territory_named("Eastern Australia")] += lacking + more
    assert move_of(CAPTAIN, table) == said
