"""Campaigns: where they march, and what they are likely to leave."""

from math import inf

import pytest

from games.risk.board import ADJACENT, NAMES, territory_named
from games.risk.bots import campaigns
from games.risk.bots.campaigns import Muster, after_failure, after_success, all_goals, muster_of
from games.risk.bots.expert import TASTE
from games.risk.bots.plans import evaluate
from games.risk.bots.prospect import Prospect, price
from games.risk.game import GAME
from games.risk.odds import battle_odds
from games.risk.state import Rules
from tests.games.risk.bots.choosing import in_words
from tests.games.risk.positions import cards, continent, playing
from tests.golden import positions


def places(*names):
    return [territory_named(name) for name in names]


def steps(campaign):
    return [step for march in campaign.marches for step in march.steps]


@pytest.mark.clause("RISK-16.6")
def test_one_battle_has_its_exact_chance():
    board = Prospect.of(playing({"Peru": 8}, {"Brazil": 5}))
    campaign = muster_of(board).campaign_for(places("Brazil"))
    assert campaign.chance == battle_odds().win(7, 5)
    assert steps(campaign) == [tuple(places("Peru", "Brazil"))]


@pytest.mark.clause("RISK-16.6")
def test_a_march_goes_on_from_what_it_has_taken():
    board = Prospect.of(playing({"Siam": 20}))
    campaign = muster_of(board).campaign_for(places("Indonesia", "New Guinea", "Eastern Australia"))
    (march,) = campaign.marches
    assert [source for source, _ in march.steps[1:]] == [target for _, target in march.steps[:-1]]
    after = after_success(board, campaign)
    assert after.troops[march.head] == pytest.approx(17 - 1.5, abs=1)
    assert after.troops[march.root] == 1


@pytest.mark.clause("RISK-16.6")
def test_the_nearest_of_several_targets_is_enough():
    board = Prospect.of(playing({"Siam": 20}))
    campaign = muster_of(board).campaign_for(places("Western Australia", "China"), any_one=True)
    assert steps(campaign) == [tuple(places("Siam", "China"))]


@pytest.mark.clause("RISK-16.6")
def test_to_a_target_further_off_it_marches_through_where_it_costs_least():
    """From Venezuela to Argentina both Peru and Brazil lead, and seven troops stand in Peru."""
    board = Prospect.of(playing({"Venezuela": 30}, {"Peru": 7, "Brazil": 2}))
    campaign = muster_of(board).campaign_for(places("Argentina"))
    way = [tuple(places("Venezuela", "Brazil")), tuple(places("Brazil", "Argentina"))]
    assert steps(campaign) == way


@pytest.mark.clause("RISK-16.6")
def test_of_two_armies_beside_a_target_the_stronger_one_marches():
    board = Prospect.of(playing({"Peru": 20, "Brazil": 3}, {"Argentina": 5}))
    campaign = muster_of(board).campaign_for(places("Argentina"))
    assert steps(campaign) == [tuple(places("Peru", "Argentina"))]


@pytest.mark.clause("RISK-16.6")
@pytest.mark.parametrize(
    ("strong", "weak"), [("Venezuela", "North Africa"), ("North Africa", "Venezuela")]
)
def test_to_a_target_further_off_the_stronger_army_marches(strong, weak):
    """Both stand beside Brazil, which leads to Argentina; so does Peru, where nine stand."""
    board = Prospect.of(playing({strong: 20, weak: 3}, {"Peru": 9, "Brazil": 2}))
    campaign = muster_of(board).campaign_for(places("Argentina"))
    assert steps(campaign) == [
        tuple(places(strong, "Brazil")), tuple(places("Brazil", "Argentina"))
    ]  # fmt: skip


@pytest.mark.clause("RISK-16.6")
def test_two_armies_share_a_campaign_and_the_reserve():
    home = {"Indonesia": 2, "Alaska": 2}
    board = Prospect.of(playing(home, {"Siam": 4, "Kamchatka": 4}, {}))
    board.reserve = 14
    campaign = muster_of(board).campaign_for(places("Siam", "Kamchatka"))
    assert {march.root for march in campaign.marches} == set(places("Indonesia", "Alaska"))
    assert all(march.extra > 3 for march in campaign.marches)
    assert sum(march.extra for march in campaign.marches) <= 14


def test_there_is_no_campaign_without_troops():
    board = Prospect.of(playing({"Peru": 1}))
    assert muster_of(board).campaign_for(places("Brazil")) is None


@pytest.mark.clause("RISK-16.9")
def test_an_eliminated_opponent_leaves_its_cards_and_their_troops():
    own, taken = cards("Alaska", "Ural"), cards("Peru", "Siam", "Congo", "Japan")
    board = Prospect.of(playing({"Peru": 9}, {"Brazil": 1}, {}, hands=[own, taken]))
    after = after_success(board, muster_of(board).campaign_for(places("Brazil")))
    assert after.cards[:2] == [2 + 4 - 3 + 1, 0]
    assert after.sets_redeemed == 1
    assert sum(after.troops) == pytest.approx(sum(board.troops) - 1.5 + 4, abs=1)


@pytest.mark.clause("RISK-16.9", "RISK-14.1")
@pytest.mark.parametrize(("left", "redeemed"), [(("Ural",), 0), (("Ural", "Siam"), 1)])
def test_in_the_contest_only_seven_cards_of_an_elimination_are_expected_to_go(left, redeemed):
    taken, rules = cards("Alaska", "Peru", "India", "Congo", "Japan"), Rules(trade="contest")
    hands = [cards(*left), taken]
    board = Prospect.of(playing({"Peru": 9}, {"Brazil": 1}, {}, hands=hands, rules=rules))
    assert (
        after_success(board, muster_of(board).campaign_for(places("Brazil"))).sets_redeemed
        == redeemed
    )


def test_a_failed_march_leaves_one_troop_and_hurts_the_defender():
    board = Prospect.of(playing({"Peru": 9}, {"Brazil": 9}))
    after = after_failure(board, muster_of(board).campaign_for(places("Brazil")))
    peru, brazil = places("Peru", "Brazil")
    assert after.troops[peru] == 1
    assert 1 < after.troops[brazil] < 9
    assert after.owners == board.owners


def test_a_failed_march_that_pays_for_a_conquest_exactly_has_it(monkeypatch):
    """Eight troops set out; three quarters of them are what Brazil costs."""
    monkeypatch.setattr(campaigns, "price", lambda troops: 6.0)
    board = Prospect.of(playing({"Peru": 9}, {"Brazil": 5}))
    after = after_failure(board, muster_of(board).campaign_for(places("Brazil")))
    assert after.owners[territory_named("Brazil")] == 0


def test_a_failed_march_spends_what_was_placed_for_it_and_the_rest_stays_at_its_root():
    """Peru has four and wants more of the thirty in reserve: three quarters of all die."""
    board = Prospect.of(playing({"Peru": 4}, {"Brazil": 9}))
    board.reserve = 30
    campaign = muster_of(board).campaign_for(places("Brazil"))
    (march,) = campaign.marches
    after = after_failure(board, campaign)
    peru, brazil = places("Peru", "Brazil")
    spent = 3 + march.extra
    assert 3 < march.extra < 30
    assert after.owners[brazil] == (0 if 0.75 * spent >= price(9) else 1)
    assert (after.reserve, after.troops[peru]) == (0, 1 + 30 - march.extra)


@pytest.mark.clause("RISK-16.6")
def test_goals_are_neighbours_continents_breaks_opponents_and_the_world():
    home = {"Peru": 90, "North Africa": 30}
    board = Prospect.of(playing(home, continent("Africa", 2) | {"North Africa": 1}, {}))
    board.hand_over(territory_named("North Africa"), 1)
    said = {in_words(goal.purpose) for goal in all_goals(board)}
    assert {
        "capture Brazil",
        "win South America",
        "stop Africa's bonus",
        "conquer the world",
    } <= said
    assert "eliminate Ada" in said


@pytest.mark.clause("RISK-16.6")
def test_a_march_that_dies_later_has_the_cards_of_whom_it_eliminated_first():
    hand = cards("Ural", "Siam", "Congo")
    table = playing({"Peru": 9}, {"Brazil": 1}, {"North Africa": 8}, hands=[(), hand, ()])
    board = Prospect.of(table)
    campaign = muster_of(board).campaign_for(places("Brazil", "North Africa"))
    assert campaign is not None
    after = after_failure(board, campaign)
    assert after.owners[territory_named("Brazil")] == 0
    assert after.cards[:2] == [3 + 1, 0]


@pytest.mark.parametrize(
    ("free", "reserve", "wish"),
    [
        (30, 0, -3.0),
        (20.5, 0, -3.0),
        (10, 0, -1.5),
        (4, 0, -0.6),
        (3, 0, 4 - 1.15 * 3),
        (1, 0, 4 - 1.15),
        (0.5, 0, inf),
        (0.5, 3, 4 - 1.15 * 0.5),
        (0, 3, 4),
        (-2, 3, 6),
    ],
)
def test_many_attackers_go_first_and_none_without_a_reserve_not_at_all(free, reserve, wish):
    board = Prospect.of(playing({"Peru": 4}, {"Brazil": 1}, {}))
    muster = Muster(tuple(board.troops), board.land, reserve)
    assert muster.ready(free) == pytest.approx(wish)


@pytest.mark.parametrize("targets", [("Siam", "India"), ("Indonesia", "New Guinea"), ("Peru",)])
def test_what_a_target_costs_counts_the_targets_still_beside_it(targets, monkeypatch):
    """Where one of two neighbors is taken, the other becomes cheaper: corners come first."""
    board = Prospect.of(playing({"China": 30, "Venezuela": 30}))
    wanted = {*places(*targets), *places("Middle East", "Afghanistan", "Brazil")}
    seen = []
    reach = campaigns._Planning._reach

    def reached(planning, place):
        reach(planning, place)
        for target in planning.remaining:
            crowd = sum(beside in planning.remaining for beside in ADJACENT[target])
            price_now = campaigns._crowded(board.troops[target], crowd)
            assert planning._prices[target] == pytest.approx(price_now)
            assert planning._beside[target] == sorted(planning._beside[target])
        seen.append(place)

    monkeypatch.setattr(campaigns._Planning, "_reach", reached)
    assert muster_of(board).campaign_for(sorted(wanted)) is not None
    assert set(seen) >= wanted


@pytest.mark.parametrize(("troops", "is_goal"), [(4, False), (5, True)])
def test_a_goal_that_costs_all_troops_is_none(troops, is_goal):
    """Two territories with a troop each cost three."""
    lacks = {"Brazil": 1, "Venezuela": 1}
    board = Prospect.of(playing({"Peru": troops - 1, "Argentina": 1}, lacks, {}))
    board.reserve = 1
    assert campaigns._price(board, places(*lacks)) == 3.0
    assert bool(list(campaigns.continents_to_win(board))) is is_goal
    assert bool(list(campaigns.rivals_to_eliminate(board))) is is_goal
    everything = dict.fromkeys(NAMES, 1) | {"Peru": troops}
    assert bool(list(campaigns.the_world(Prospect.of(playing(everything, lacks))))) is is_goal


@pytest.mark.clause("RISK-16.6")
def test_campaigns_in_positions_of_random_games_are_what_they_were():
    """Chances, reserves and losses of all goals, and what the boards after them are worth: where
    it is meant that they change, these sums follow.
    """
    found = [0.0] * 7
    for view, _ in positions(GAME, {"claiming": "random"}):
        if not view.round:
            continue
        board = Prospect.of(view)
        muster = muster_of(board)
        found[0] += evaluate(TASTE, board)
        for goal in all_goals(board):
            campaign = muster.campaign_for(goal.targets, any_one=goal.any_one)
            found[1] += 1
            if campaign is not None:
                found[2] += campaign.chance
                found[3] += campaign.extra
                found[4] += sum(march.left for march in campaign.marches)
                found[5] += evaluate(TASTE, after_success(board, campaign))
                found[6] += evaluate(TASTE, after_failure(board, campaign))
    assert found == pytest.approx(
        [20.3799, 642, 246.5127, 347, 712.4314, 135.9290, 121.3543], abs=1e-3
    )
