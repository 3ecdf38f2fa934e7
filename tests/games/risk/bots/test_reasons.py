"""Reasons: sentences with the numbers that decided."""

from random import Random

import pytest

from engine.core.step import pending
from engine.text.message import Message, Share
from games.risk.board import territory_named
from games.risk.bots.campaigns import TAKES, WIN, Campaign, March
from games.risk.bots.expert import CAPTAIN, GENERAL, RAIDER, RECRUIT, Expert
from games.risk.bots.prospect import Prospect
from games.risk.bots.questions import campaign_sentence, chance_of, fight, needs, standing
from games.risk.bots.raider import STAYS_HOME
from games.risk.moves import END_ATTACKS
from games.risk.state import NEUTRAL
from tests.games.risk.bots.choosing import answer_of, claiming, in_words, reason_of
from tests.games.risk.bots.plan_of import plan_of
from tests.games.risk.positions import (
    FORTIFYING,
    PLACING,
    REDEEMING,
    cards,
    continent,
    occupying,
    playing,
)

EXPERT = Expert()
WALLS = {"Brazil": 9, "Argentina": 9, "Venezuela": 1}


def reason(bot, table) -> str:
    return reason_of(answer_of(bot, table))


def test_two_marches_that_need_troops_are_counted_together():
    """The chance is that of the plan with all of them, not with those of one territory alone."""
    board = Prospect.of(
        playing(WALLS, {"North Africa": 3, "Central America": 2}, {}, steps=PLACING)
    )
    brazil, venezuela = map(territory_named, ("Brazil", "Venezuela"))
    targets = map(territory_named, ("North Africa", "Central America"))
    marches = [
        March(root, 0, root, 0, extra=extra, steps=[(root, target)])
        for root, extra, target in zip((brazil, venezuela), (2, 5), targets, strict=True)
    ]
    take = Message("goal-earn-card")
    both = needs(board, Campaign(marches, 0.81), take, venezuela, 5)
    alone = needs(board, Campaign(marches[1:], 0.81), take, venezuela, 5)
    assert in_words(both).startswith("It places 7 more troops, 5 of them on Venezuela, to earn")
    assert in_words(alone).startswith("It puts 5 more troops on Venezuela to earn")


def test_chances_are_never_quite_sure():
    assert chance_of(0.914) == Share(0.914)
    words = [in_words(fight(chance, 4, 1)) for chance in (0.99, 0.9999, 1)]
    assert words == [
        f"{each} chance with 4 troops against 1" for each in ("99%", "over 99%", "over 99%")
    ]


def test_one_conquest_is_told_with_its_odds_and_its_card():
    table = playing({"Peru": 4}, {"Venezuela": 1, "Brazil": 9, "Argentina": 9}, {})
    board, plan = plan_of(table, "Venezuela")
    take = TAKES[territory_named("Venezuela")].purpose
    sentence = in_words(campaign_sentence(board, plan, take))
    assert (
        sentence
        == "It can capture Venezuela to earn this turn's card: 92% chance with 4 troops against 1"
    )
    board.has_card = True
    sentence = in_words(campaign_sentence(board, plan, take))
    assert sentence == "It can capture Venezuela: 92% chance with 4 troops against 1"


def test_a_campaign_is_told_with_all_who_march_and_all_they_meet():
    table = playing({"Peru": 9}, {"Venezuela": 1, "Brazil": 2, "Argentina": 1}, {})
    board, plan = plan_of(table, "Venezuela", "Brazil", "Argentina")
    sentence = in_words(campaign_sentence(board, plan, WIN[3]))
    assert sentence.startswith("The plan is to win South America: ")
    assert sentence.endswith("% chance with 9 troops against 4 in 3 territories")


def test_a_territory_is_told_with_what_could_attack_it():
    table = playing({"Peru": 4}, {"Brazil": 9, "Argentina": 3}, {})
    place = table.owners.index(0)
    assert in_words(standing(table, "needs-most", place, 2)()) == (
        "2 troops are worth most on Peru. That makes 6 troops there, and 10 enemy "
        "troops can attack it"
    )
    alone = playing({"Peru": 4}, {"Brazil": 1, "Argentina": 1}, {})
    assert in_words(standing(alone, "most-at-risk", place)()) == (
        "No territory is more at risk than Peru: 4 troops there, and no enemy troops can attack it"
    )


@pytest.mark.clause("RISK-2.7")
def test_the_neutral_army_is_never_said_to_attack():
    table = playing({"Peru": 4}, {"Brazil": 9, "Argentina": 3}, {})
    table.owners[territory_named("Brazil")] = NEUTRAL
    place = territory_named("Peru")
    assert in_words(standing(table, "most-at-risk", place)()) == (
        "No territory is more at risk than Peru: 4 troops there, and 4 enemy and 9 neutral "
        "troops next to it"
    )


CARD = "It can capture Venezuela to earn this turn's card: over 99% chance with 12 troops against 1"


@pytest.mark.parametrize(
    ("bot", "text"),
    [
        (EXPERT, CARD),
        (GENERAL, CARD),
        (CAPTAIN, CARD.replace("to earn this turn's card", "for its goal, South America")),
        (RAIDER, "It has 12 troops against 1 on Venezuela"),
    ],
)
def test_every_level_tells_an_attack_with_its_numbers(bot, text):
    walls = {"Venezuela": 1, "Brazil": 5, "Argentina": 5}
    parts = dict.fromkeys(("Alaska", "Iceland", "Congo", "Indonesia"), 2)
    table = playing({"Peru": 12, "Japan": 1}, walls | parts, {"Ural": 9}, {})
    assert reason(bot, table) == text


def test_the_expert_tells_what_it_has_when_it_stops():
    table = playing({"Peru": 4}, WALLS | {"Venezuela": 9}, {}, has_conquered=True)
    text = reason(EXPERT, table)
    assert text.startswith("It stops: no plan improves its position, which it rates at ")


def test_the_expert_tells_a_claim_with_who_has_what():
    table = claiming({"Indonesia": 1, "New Guinea": 1}, {"Ural": 1}, {"Peru": 1})
    assert reason(EXPERT, table) == (
        "This is in Australia, where it has 2 of 4 territories and others have none. "
        "It has 2 of the 3 territories next to this one"
    )


def test_the_expert_tells_where_troops_are_needed():
    strong = {"Siam": 12, "India": 12, "China": 12, "Middle East": 12}
    table = playing(continent("Australia", 2), strong, {}, steps=PLACING, reserve=6)
    assert reason(EXPERT, table) == (
        "6 troops are worth most on Indonesia. That makes 8 troops there, and 11 enemy "
        "troops can attack it"
    )


def test_the_expert_tells_a_move_of_troops_with_what_the_board_is_worth_then():
    inside = {"Ural": 8, "Ukraine": 1, "Afghanistan": 1, "China": 1, "Siberia": 1}
    text = reason(EXPERT, playing(inside, steps=FORTIFYING))
    assert text.startswith("7 troops go to ")
    assert ": it then rates its position at " in text


def test_the_general_tells_how_long_it_waits_for_cards():
    hand = cards("Alaska", "Alberta", "Central America")
    table = playing({"Peru": 4}, {"Brazil": 4}, hands=[hand], steps=REDEEMING, reserve=3)
    assert reason(GENERAL, table) == (
        "It keeps 3 cards until it has 4, because later sets bring more than 4 troops"
    )


@pytest.mark.clause("RISK-16.2")
def test_the_recruit_tells_every_attack_of_its_lot_with_its_odds():
    table = playing({"Peru": 4, "Ural": 3}, {"Brazil": 3, "Siberia": 2}, {})
    (reason,) = answer_of(RECRUIT, table).reasons
    odds = {each.option: each.odds for each in reason.options}
    assert sum(odds.values()) == pytest.approx(1)
    assert odds.pop(END_ATTACKS) == STAYS_HOME
    assert {place.target for place in odds} >= set(map(territory_named, ("Brazil", "Siberia")))
    assert len(set(odds.values())) == 1


@pytest.mark.clause("RISK-16.4")
def test_the_captain_tells_all_promising_attacks_and_which_serves_most():
    walls = {"Venezuela": 1, "Brazil": 2, "Argentina": 9}
    table = playing({"Peru": 12, "Japan": 1}, walls, {"Ural": 9}, {})
    answer = answer_of(CAPTAIN, table)
    (reason,) = answer.reasons
    told = {each.option: each.odds for each in reason.options}
    assert told[answer.option] == 1
    assert sum(told.values()) == 1
    assert {option.target for option in told} >= set(map(territory_named, ("Venezuela", "Brazil")))
    assert all(each.why is not None for each in reason.options)


@pytest.mark.clause("RISK-16.6")
@pytest.mark.parametrize(("troops", "aim"), [(6, "capture Venezuela"), (20, "stop Asia's bonus")])
def test_the_expert_tells_the_campaigns_that_it_compared(troops, aim):
    answer = answer_of(EXPERT, playing({"Peru": troops}, WALLS, {}))
    (reason,) = answer.reasons
    assert [each.option for each in reason.options if each.odds] == [answer.option]
    words = [in_words(each.why) for each in reason.options]
    assert any(
        text.startswith(f"With a plan to {aim}, it rates its position at ") for text in words
    )


AT_BORDER = {"Ural": 8, "Ukraine": 1, "Afghanistan": 1, "China": 1, "Siberia": 1}
AT_SEA = {"Peru": 4, "Japan": 2}
FREE = ({"Indonesia": 1, "New Guinea": 1}, {"Ural": 1}, {"Peru": 1})
HAND = cards("Alaska", "Alberta", "Central America")


@pytest.mark.parametrize(
    ("bots", "table"),
    [
        ((EXPERT, CAPTAIN, RAIDER, RECRUIT), claiming(*FREE)),
        ((EXPERT, CAPTAIN, RAIDER, RECRUIT), playing(AT_SEA, WALLS, {}, steps=PLACING,
                                                               reserve=4)),
        ((EXPERT, RECRUIT), occupying(9, 3)),
        ((EXPERT, CAPTAIN, RAIDER, RECRUIT), playing(AT_BORDER, steps=FORTIFYING)),
        ((EXPERT,), playing({"Peru": 4}, {"Brazil": 4}, hands=[HAND], steps=REDEEMING)),
    ],
    ids=["claim", "reinforce", "occupy", "fortify", "redeem"],
)  # fmt: skip
def test_where_a_level_compared_or_drew_it_tells_all_that_it_was_between(bots, table):
    for bot in bots:
        answer = answer_of(bot, table.copy())
        (reason,) = answer.reasons
        assert len(reason.options) > 1, type(bot).__name__
        assert sum(each.odds for each in reason.options) == pytest.approx(1)
        if bot is not RECRUIT:
            assert [each.option for each in reason.options if each.odds] == [answer.option]
            assert all(in_words(each.why) for each in reason.options)


def test_the_first_troops_are_told_one_by_one():
    table = playing(AT_SEA, WALLS, {}, steps=PLACING, reserve=4)
    asked = pending(table)
    one = RAIDER.place(table.seen_by(0), asked.options, Random(1))
    assert {str(each.option) for each in one.reasons[0].options} == {
        "Place 1 on Peru", "Place 1 on Japan"
    }  # fmt: skip
