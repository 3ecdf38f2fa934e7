"""General: whole campaigns, in a fixed order of aims."""

import pytest

from games.risk.board import territory_named
from games.risk.bots import expert
from games.risk.bots.expert import General
from games.risk.bots.prospect import Prospect
from games.risk.state import Rules
from games.risk.steps import MoveIn
from tests.games.risk.bots.choosing import answer_of, in_words, move_of, placements, reason_of
from tests.games.risk.positions import (
    PLACING,
    REDEEMING,
    answer,
    attack,
    cards,
    continent,
    playing,
)

GENERAL = General()
STRONG = continent("Europe", 5) | continent("North America", 5) | continent("Asia", 5)


@pytest.mark.clause("RISK-16.5")
def test_an_opponent_it_can_eliminate_comes_first():
    table = playing({"Peru": 12}, {"Brazil": 2, "Venezuela": 1}, STRONG, {"Congo": 1})
    answer = answer_of(GENERAL, table)
    assert str(answer.option).startswith("Attack Venezuela from Peru")
    assert reason_of(answer).startswith("The plan is to eliminate Ada")


@pytest.mark.clause("RISK-16.5")
def test_then_a_continent_that_it_can_win():
    home = {"Peru": 9, "Argentina": 1}
    table = playing(home, {"Brazil": 2, "Venezuela": 1} | STRONG, {"Congo": 1})
    assert reason_of(answer_of(GENERAL, table)).startswith("The plan is to win South America: ")


@pytest.mark.clause("RISK-16.5")
def test_then_a_continent_to_break():
    holder = STRONG | continent("South America", 2)
    table = playing({"North Africa": 7}, holder, {"Congo": 1})
    answer = answer_of(GENERAL, table)
    assert str(answer.option) == "Attack Brazil from North Africa with 3"
    assert reason_of(answer).startswith("The plan is to stop South America's bonus by ")


@pytest.mark.clause("RISK-16.5")
def test_an_unsafe_campaign_is_not_begun():
    table = playing({"Peru": 4}, {"Brazil": 4, "Argentina": 4, "Venezuela": 4} | STRONG, {})
    assert move_of(GENERAL, table) == "End the attacks"
    end, *unsafe = answer_of(GENERAL, table).reasons[0].options
    assert (str(end.option), end.odds) == ("End the attacks", 1)
    assert {each.odds for each in unsafe} == {0}
    assert in_words(unsafe[-1].why).endswith("% chance with 4 troops against 4")


@pytest.mark.clause("RISK-16.5")
def test_two_troops_are_enough_to_think_of_a_campaign():
    table = playing({"Peru": 2}, {"Brazil": 4, "Argentina": 4, "Venezuela": 4} | STRONG, {})
    end, *unsafe = answer_of(GENERAL, table).reasons[0].options
    assert str(end.option) == "End the attacks"
    assert unsafe
    assert all(str(each.option).endswith(" from Peru with 1") for each in unsafe)


@pytest.mark.clause("RISK-16.5")
def test_what_was_looked_at_before_is_told_up_to_the_campaign_that_it_begins():
    table = playing({"Peru": 9}, {"Brazil": 9, "Venezuela": 1}, continent("Africa"), STRONG)
    *before, last = answer_of(GENERAL, table).reasons[0].options
    assert last.odds == 1
    assert last.option == answer_of(GENERAL, table).option
    assert before
    assert not any(each.odds for each in before)


@pytest.mark.clause("RISK-16.5")
def test_it_places_what_the_campaign_lacks_and_then_guards_the_riskiest_border():
    home = continent("Australia") | {"Argentina": 3, "Peru": 1}
    others = {"Siam": 6, "Brazil": 3, "Venezuela": 3} | STRONG
    placed = placements(GENERAL, playing(home, others, {}, steps=PLACING, reserve=20))
    assert placed["Indonesia"] > 2
    assert sum(placed.values()) == 20


@pytest.mark.clause("RISK-16.5")
def test_without_a_campaign_troops_guard_the_border_one_by_one():
    table = playing({"Peru": 1}, {"Brazil": 9, "Argentina": 9, "Venezuela": 9} | STRONG,
                    steps=PLACING, reserve=3)  # fmt: skip
    answer = answer_of(GENERAL, table)
    assert str(answer.option) == "Place 1 on Peru"
    assert reason_of(answer).startswith("No territory is more at risk than Peru: ")
    [alone] = answer.reasons[0].options
    assert in_words(alone.why) == "1 troop there, and 24 enemy troops can attack it"


@pytest.mark.clause("RISK-16.5")
def test_it_redeems_from_four_cards_on():
    three = cards("Alaska", "Ukraine", "Western Australia")
    four = cards("Alaska", "Ukraine", "Western Australia", "Peru")
    assert move_of(GENERAL, playing({"Peru": 3}, steps=REDEEMING, hands=[three])) == (
        "Keep the cards"
    )
    assert move_of(GENERAL, playing({"Peru": 3}, steps=REDEEMING, hands=[four])).startswith(
        "Redeem"
    )


@pytest.mark.clause("RISK-16.5")
def test_half_stays_where_a_continent_is_to_be_guarded():
    """Forty stand beside Ukraine, three beside Ural: of three to eight that could go, five do."""
    home = continent("Europe") | {"Ukraine": 9, "Ural": 1}
    table = playing(home, {"Middle East": 40}, has_conquered=True)
    ukraine, ural = territory_named("Ukraine"), territory_named("Ural")
    table.troops[ural] = 0
    table.steps.append(MoveIn(ukraine, ural, 3))
    assert move_of(GENERAL, table) == "Move in 5"


@pytest.mark.clause("RISK-16.5")
@pytest.mark.parametrize(
    ("troops", "said"),
    [
        ({"Middle East": 9, "Siberia": 9}, "It moves all it can to Ural, "
         "where the danger is equal: "
         "8 enemy troops can attack Ural, and 8 can attack Ukraine"),
        ({"Middle East": 9, "Siberia": 1}, "It moves all it can to Ural: it doesn't own Europe, "
         "so Ukraine has nothing to guard"),
    ],
)  # fmt: skip
def test_all_move_on_in_a_tie_and_where_nothing_is_to_be_guarded(troops, said):
    home = {"Ukraine": 9, "Ural": 1, "China": 1, "Afghanistan": 1, "Siberia": 1} | troops
    mine = {place: count for place, count in home.items() if place not in troops}
    table = playing(mine, troops | {"Kamchatka": 1}, has_conquered=True)
    ukraine, ural = territory_named("Ukraine"), territory_named("Ural")
    table.troops[ural] = 0
    table.steps.append(MoveIn(ukraine, ural, 3))
    answer = answer_of(GENERAL, table)
    assert str(answer.option) == "Move in 8"
    assert reason_of(answer) == said


@pytest.mark.clause("RISK-16.5")
def test_a_campaign_that_is_just_safe_enough_is_begun(monkeypatch):
    table = playing({"Peru": 9}, {"Brazil": 2, "Argentina": 5, "Venezuela": 5} | STRONG, {})
    board = Prospect.of(table)
    goal, campaign = expert.first_safe_campaign(board)
    monkeypatch.setattr(expert, "SAFE_CHANCE", campaign.chance)
    assert expert.first_safe_campaign(board) == (goal, campaign)


@pytest.mark.clause("RISK-16.5")
def test_with_its_card_it_says_that_a_single_territory_is_no_plan():
    """Brazil is all that South America lacks, and is taken in 99 of 100 battles."""
    home = {"Peru": 19, "Argentina": 1, "Venezuela": 1}
    africa = continent("Africa", 20)
    table = playing(home, {"Brazil": 2} | STRONG, africa, has_conquered=True)
    assert reason_of(answer_of(GENERAL, table)) == (
        "It stops: it has this turn's card, "
        "and no plan for several territories has a chance of 70% or more"
    )


@pytest.mark.clause("RISK-16.5")
def test_without_its_card_it_says_that_it_looks_at_the_weakest_neighbor():
    """Indonesia has one troop but Siam only two; Peru would take any that is next to it."""
    rivals = continent("South America", 9) | continent("North America", 20)
    rivals |= continent("Asia", 20) | continent("Europe", 20)
    home = {"Peru": 19, "Siam": 2}
    rivals = {name: troops for name, troops in rivals.items() if name not in home}
    table = playing(home, rivals, continent("Africa", 20))
    assert reason_of(answer_of(GENERAL, table)) == (
        "It stops: neither its weakest neighbor nor a larger plan promises a chance of 70% or more"
    )


@pytest.mark.clause("RISK-8.2")
def test_it_defends_with_two_dice():
    table = playing({"Peru": 9}, {"Brazil": 5}, {}, rules=Rules(defence="manual"))
    answer(table, attack("Peru", "Brazil", 3))
    assert move_of(GENERAL, table) == "Defend with 2"


@pytest.mark.clause("RISK-16.5")
def test_beside_the_border_most_at_risk_the_next_ones_are_told():
    """No campaign is safe: nine stand before Siam, six before Peru, three before Congo."""
    home = {"Siam": 1, "Peru": 1, "Congo": 1, "Japan": 1}
    rivals = {"China": 9, "India": 1, "Indonesia": 1, "Brazil": 4, "Argentina": 1, "Venezuela": 1}
    others = {"East Africa": 1, "North Africa": 1, "South Africa": 1, "Kamchatka": 1, "Mongolia": 1}
    table = playing(home, STRONG | rivals | others, {}, steps=PLACING, reserve=1)
    told = answer_of(GENERAL, table).reasons[0].options
    risks = [expert._risk(table, each.option.territory) for each in told]
    assert risks == sorted(risks, reverse=True)
    assert risks[0] == max(expert._risk(table, territory_named(name)) for name in home)
    assert len(set(risks)) > 1
    assert [each.odds for each in told] == [1, *[0] * (len(told) - 1)]
