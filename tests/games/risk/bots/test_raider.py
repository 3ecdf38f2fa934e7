"""Raider: everything against whatever is weaker."""

import pytest

from games.risk.bots.raider import Raider
from tests.games.risk.bots.choosing import answer_of, claiming, in_words, move_of
from tests.games.risk.positions import (
    FORTIFYING,
    PLACING,
    REDEEMING,
    cards,
    occupying,
    playing,
)

RAIDER = Raider()
EAST = {"Indonesia": 6, "Siam": 2}


@pytest.mark.clause("RISK-16.3")
def test_it_claims_beside_its_land_where_most_roads_meet():
    """Of the four territories beside Brazil, North Africa has most neighbors."""
    assert (
        move_of(RAIDER, claiming({"Brazil": 1}, {"Ural": 1}, {"Siam": 1})) == "Claim North Africa"
    )


@pytest.mark.clause("RISK-16.3")
def test_all_troops_go_beside_the_weakest_neighbour():
    table = playing(EAST, {"New Guinea": 2, "India": 5, "China": 5}, steps=PLACING, reserve=4)
    assert move_of(RAIDER, table) == "Place 4 on Indonesia"


@pytest.mark.clause("RISK-16.3")
def test_it_attacks_the_weakest_while_it_has_two_troops_more():
    table = playing(EAST, {"New Guinea": 4, "Western Australia": 3, "India": 5, "China": 5})
    assert move_of(RAIDER, table) == "Attack Western Australia from Indonesia with 3"
    table = playing(EAST, {"New Guinea": 5, "Western Australia": 5, "India": 5, "China": 5})
    assert move_of(RAIDER, table) == "End the attacks"


@pytest.mark.clause("RISK-16.3")
def test_everybody_moves_in():
    assert move_of(RAIDER, occupying(9, 3)) == "Move in 8"


@pytest.mark.clause("RISK-16.3")
def test_a_set_is_redeemed_at_once():
    hand = cards("Alaska", "Ukraine", "Western Australia")
    table = playing(EAST, steps=REDEEMING, hands=[hand])
    assert move_of(RAIDER, table).startswith("Redeem")


@pytest.mark.clause("RISK-16.3")
def test_the_largest_idle_group_moves_up():
    inside = {"Ural": 8, "Ukraine": 1, "Afghanistan": 1, "China": 1, "Siberia": 1}
    assert move_of(RAIDER, playing(inside, steps=FORTIFYING)).startswith("Move 7 from Ural")


@pytest.mark.clause("RISK-16.3")
def test_nobody_moves_along_the_border_or_away_from_it():
    """Ural and Siberia are both beside enemies."""
    table = playing({"Ural": 8, "Siberia": 1}, steps=FORTIFYING)
    assert move_of(RAIDER, table) == "End the turn"


@pytest.mark.clause("RISK-16.3")
def test_it_tells_the_weaker_neighbours_that_it_compared():
    table = playing(EAST, {"New Guinea": 4, "Western Australia": 3, "India": 5, "China": 5})
    [reason] = answer_of(RAIDER, table).reasons
    assert [(str(each.option), each.odds, in_words(each.why)) for each in reason.options] == [
        ("Attack Western Australia from Indonesia with 3", 1,
         "It has 6 troops against 3 on Western Australia"),
        ("Attack New Guinea from Indonesia with 3", 0, "It has 6 troops against 4 on New Guinea"),
    ]  # fmt: skip
