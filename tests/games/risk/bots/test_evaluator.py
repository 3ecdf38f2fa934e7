"""What a board is worth: the danger of being eliminated, and the best of several boards."""

import pytest

from games.risk.board import NAMES, territory_named
from games.risk.bots.campaigns import (
    continents_to_win,
    neighbours,
    rivals_to_eliminate,
    the_world,
    weakest_neighbours,
)
from games.risk.bots.plans import Choice, Taste, less_danger, share_of_power
from games.risk.bots.prospect import (
    BITS,
    Prospect,
    conquest,
    interior_of,
    land_of,
    lands_of,
    places_of,
)
from games.risk.state import NEUTRAL, NOBODY
from tests.games.risk.bots.choosing import in_words
from tests.games.risk.positions import cards, continent, playing

TASTE = Taste()
SURE = 0.5
"""A share of power."""


def in_australia(rival_troops: int, hands=((), ())) -> Prospect:
    """Seat 0 holds Australia with eight troops; seat 1 stands in Siam, nobody plays the rest."""
    table = playing(continent("Australia", 2), {"Siam": rival_troops}, {}, hands=hands)
    table.owners = [NEUTRAL if owner == 2 else owner for owner in table.owners]
    return Prospect.of(table)


@pytest.mark.clause("RISK-16.6")
def test_a_strong_neighbour_is_a_danger_and_a_weak_one_is_none():
    assert less_danger(TASTE, in_australia(2), SURE) == SURE
    assert less_danger(TASTE, in_australia(60), SURE) == pytest.approx(
        SURE * (1 - TASTE.danger), abs=0.01
    )


@pytest.mark.clause("RISK-16.6")
def test_a_neighbour_with_five_cards_is_stronger_by_a_set():
    """Twelve troops would hardly do; with five cards the next set brings four more."""
    five = cards("Alaska", "Ural", "Peru", "Siam", "Congo")
    bare, armed = in_australia(12), in_australia(12, hands=((), five))
    bare.sets_redeemed = armed.sets_redeemed = 5
    assert less_danger(TASTE, armed, SURE) < less_danger(TASTE, bare, SURE)


@pytest.mark.clause("RISK-16.6")
def test_only_who_has_more_than_a_land_costs_is_looked_at():
    """Eight troops on three territories cost 0.7 * 8 + 0.8 * 3 = 8. Seat 1 comes with its troops
    but one, and three more: 5 + 3 are as many, 6 + 3 are more.
    """

    def danger(troops: int) -> float:
        home = {"Indonesia": 6, "New Guinea": 1, "Western Australia": 1}
        table = playing(home, {"Siam": troops}, {})
        table.owners = [NEUTRAL if owner == 2 else owner for owner in table.owners]
        return less_danger(TASTE, Prospect.of(table), SURE)

    assert danger(6) == SURE
    assert danger(7) < SURE


@pytest.mark.clause("RISK-16.6")
@pytest.mark.parametrize(("redeemed", "next_set"), [(0, 4), (1, 6), (4, 12), (5, 15)])
def test_three_cards_are_worth_four_troops_more_than_the_next_set(redeemed, next_set):
    """Nothing but troops and cards counts: ten troops and three cards against eight troops."""
    plain = Taste(armies=1, income=0, group=0, spread=0, idle=1)
    hand = cards("Alaska", "Ural", "Peru")
    table = playing({"Peru": 10}, {"Siam": 8}, {}, hands=[hand], sets_redeemed=redeemed)
    table.owners = [NEUTRAL if owner == 2 else owner for owner in table.owners]
    mine = 10 + next_set + 4
    assert share_of_power(plain, Prospect.of(table)) == pytest.approx(mine / (mine + 8))


@pytest.mark.clause("RISK-16.7")
@pytest.mark.parametrize("troops", [1, 4, 9])
def test_a_continent_counts_as_surely_as_its_door_holds_against_two_troops_more(troops):
    """Nothing but income counts: three troops, the worth of a card and the bonus of Australia.
    Seat 1 in Siam, which stands before Indonesia, has no continent.
    """
    plain = Taste(armies=0, income=1, group=0, spread=0, progress=0, will=1)
    board = in_australia(troops)
    bare = 3 + (4 + 4) / 3
    mine = bare + 2 * (1 - conquest(troops + 2 - 1, 2))
    assert share_of_power(plain, board) == pytest.approx(mine / (mine + bare))


@pytest.mark.clause("RISK-16.7")
def test_the_largest_group_counts_and_the_same_troops_on_fewer_territories():
    """Ten troops of both seats and no cards: six of mine in one place against five and five."""
    table = playing({"Peru": 6, "Brazil": 3, "Argentina": 1}, {"Siam": 5, "India": 5}, {})
    table.owners = [NEUTRAL if owner == 2 else owner for owner in table.owners]
    board = Prospect.of(table)
    group = Taste(armies=0, income=0, group=1, spread=0)
    spread = Taste(armies=0, income=0, group=0, spread=-1)
    assert share_of_power(group, board) == pytest.approx(6 / (6 + 5))
    assert share_of_power(spread, board) == pytest.approx((1 / 3) / (1 / 3 + 1 / 2))


@pytest.mark.clause("RISK-16.6")
def test_the_first_of_two_equal_boards_is_the_best():
    board = in_australia(60)
    choice = Choice(TASTE, [board, board.copy()])
    best, value = choice.best()
    assert best == 0
    assert value < choice.promise
    assert choice.best(above=value) == (-1, value)


def test_a_territory_is_inside_a_land_when_nothing_else_is_beside_it():
    owners = playing(continent("Australia")).owners
    land = land_of(owners, 0)
    assert interior_of(land) == tuple(
        sorted(map(territory_named, ("New Guinea", "Eastern Australia", "Western Australia")))
    )
    assert len(places_of(land)) == 4


def test_lands_are_told_by_owner_and_those_of_nobody_come_last():
    owners = playing({"Peru": 1}).owners
    owners[territory_named("Siam")] = NEUTRAL
    owners[territory_named("Japan")] = NOBODY
    lands = lands_of(tuple(owners))
    assert lands[0] == BITS[territory_named("Peru")]
    assert lands[NEUTRAL] == BITS[territory_named("Siam")]
    assert lands[-1] == BITS[territory_named("Japan")]
    assert len(lands) == NEUTRAL + 2


@pytest.mark.clause("RISK-16.6")
def test_a_single_troop_attacks_nobody_unless_more_are_to_be_placed():
    """Brazil is beside Peru (one troop), Ukraine beside Ural (five)."""
    board = Prospect.of(playing({"Peru": 1, "Ural": 5}, {"Ukraine": 3, "China": 3, "Siberia": 3,
                                                        "Afghanistan": 2}))  # fmt: skip
    taken = {in_words(goal.purpose) for goal in neighbours(board)}
    assert taken == {"capture Ukraine", "capture China", "capture Siberia", "capture Afghanistan"}
    (weakest,) = weakest_neighbours(board)
    assert weakest.targets == (territory_named("Afghanistan"),)
    board.reserve = 1
    assert "capture Brazil" in {in_words(goal.purpose) for goal in neighbours(board)}


@pytest.mark.clause("RISK-16.6")
def test_the_last_territory_of_a_continent_is_a_neighbour_and_no_continent_to_win():
    lacking_two = {"Peru": 20, "Argentina": 1}
    for home, is_to_win in ((lacking_two, True), (lacking_two | {"Brazil": 1}, False)):
        goals = continents_to_win(Prospect.of(playing(home)))
        assert ("win South America" in {in_words(goal.purpose) for goal in goals}) == is_to_win


@pytest.mark.clause("RISK-16.6")
@pytest.mark.parametrize(("troops", "is_goal"), [(3, False), (60, True)])
def test_the_world_is_a_goal_for_troops_that_suffice(troops, is_goal):
    """All but three territories are own; the last seat has a troop on each of those."""
    others = {"Japan", "Peru", "Iceland"}
    home = dict.fromkeys((name for name in NAMES if name not in others), 1)
    board = Prospect.of(playing(home | {"Siam": troops}, {}))
    assert [in_words(goal.purpose) for goal in the_world(board)] == ["conquer the world"] * is_goal


@pytest.mark.clause("RISK-16.6")
def test_who_owns_the_world_has_no_goal_left():
    board = Prospect.of(playing({"Siam": 60}, {}))
    for place in range(len(NAMES)):
        board.hand_over(place, 0)
    assert list(the_world(board)) == []


@pytest.mark.parametrize(
    ("held", "said"),
    [((), ""), (("Ural",), ""), (("Ural", "Siam"), " and take 2 cards")],
)
def test_an_opponent_is_told_with_its_cards_when_it_has_several(held, said):
    table = playing({"Peru": 20}, {"Brazil": 1}, {}, hands=[(), cards(*held)])
    purposes = [in_words(goal.purpose) for goal in rivals_to_eliminate(Prospect.of(table))]
    assert f"eliminate Ada{said}" in purposes
