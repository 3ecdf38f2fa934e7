"""What other implementations get wrong: one test per row of the reference's list."""

import pytest

from engine.core.chance import Dice
from games.risk.board import ADJACENT, BORDERS, CARDS, set_value, territory_named
from games.risk.moves import KeepCards, Occupy, Redeem
from games.risk.state import Rules
from tests.games.risk.positions import (
    REDEEMING,
    answer,
    asked,
    attack,
    begin,
    cards,
    fight,
    options,
    place,
    playing,
    some,
    starting,
    troops,
)

INFANTRY = cards("Alaska", "Ukraine", "Western Australia")
MIXED = cards("North Africa", "Great Britain", "Eastern United States")


@pytest.mark.clause("RISK-4.4")
def test_reinforcements_are_counted_before_redeeming_and_not_again_after_attacks():
    mine = some(11, without=["Quebec"]) | {"Ontario": 9}
    table = starting(mine, {"Quebec": 1}, {}, hands=[INFANTRY])
    begin(table)
    assert table.reserves[0] == 3
    answer(table, Redeem(INFANTRY))
    assert table.reserves[0] == 3 + 4
    answer(table, place(7, "Ontario"))
    fight(table, "Ontario", "Quebec", "666", "1")
    answer(table, asked(table).options[0])
    assert table.owners.count(0) == 12
    assert table.reserves[0] == 0


@pytest.mark.clause("RISK-4.3", "RISK-4.4")
def test_a_continent_completed_in_the_turn_pays_nothing_in_it():
    mine = {"Argentina": 9, "Peru": 1, "Venezuela": 1}
    table = starting(mine, {"Brazil": 1}, {})
    begin(table)
    answer(table, place(3, "Argentina"))
    fight(table, "Argentina", "Brazil", "666", "1")
    answer(table, asked(table).options[0])
    assert table.continents_of(0)
    assert table.reserves[0] == 0


@pytest.mark.clause("RISK-9.2")
def test_the_least_that_moves_in_is_the_dice_and_not_the_troops():
    table = playing({"Ural": 20}, {"Siberia": 1}, {})
    fight(table, "Ural", "Siberia", "66", "1")
    assert options(table)[0] == "Move in 2"
    assert options(table)[-1] == "Move in 19"


@pytest.mark.clause("RISK-5.10")
def test_a_conquest_without_an_elimination_lets_nobody_trade():
    six = tuple(sorted(INFANTRY + MIXED))
    table = playing({"Ural": 9}, {"Siberia": 1, "Peru": 1}, {}, hands=[six])
    fight(table, "Ural", "Siberia", "666", "1")
    answer(table, Occupy(3))
    assert asked(table).kind == "attack"


@pytest.mark.clause("RISK-10.3")
@pytest.mark.parametrize(("total", "left"), [(6, 3), (7, 4), (8, 2), (9, 3), (10, 4), (11, 2)])
def test_redeeming_after_an_elimination_stops_at_four_three_or_two(total, left):
    hand = (*INFANTRY, *MIXED, *cards("Alberta", "Greenland", "Ontario", "Siam", "China"))[:total]
    table = playing(
        {"Ural": 9},
        {"Siberia": 1},
        {},
        hands=[tuple(sorted(hand[:5])), tuple(sorted(hand[5:]))],
    )
    fight(table, "Ural", "Siberia", "666", "1")
    answer(table, Occupy(3))
    while asked(table).kind in ("redeem", "bonus"):
        assert KeepCards() not in asked(table).options
        answer(table, asked(table).options[0])
    assert len(table.hands[0]) == left


@pytest.mark.clause("RISK-11.5")
def test_the_deck_never_runs_dry():
    hand = INFANTRY
    discards = tuple(card for card in range(CARDS) if card not in hand)
    table = playing({"Ural": 3}, {}, hands=[hand], discards=discards, has_conquered=True)
    answer(table, asked(table).options[-1])
    answer(table, "Siam")
    assert len(table.hands[0]) == 4
    assert table.deck_size == CARDS - 4


@pytest.mark.clause("RISK-5.7")
def test_the_set_counter_is_one_for_the_whole_table():
    table = playing({"Ural": 2}, {}, steps=REDEEMING, hands=[INFANTRY], sets_redeemed=2)
    answer(table, Redeem(INFANTRY))
    assert table.reserves[0] == 8


@pytest.mark.clause("RISK-5.6")
def test_the_seventh_set_is_worth_twenty():
    assert set_value(7) == 20


@pytest.mark.clause("RISK-7.3")
def test_nobody_attacks_with_one_troop():
    table = playing({"Ural": 1, "Peru": 2}, {})
    assert attack("Ural", "Siberia", 1) not in asked(table).options


@pytest.mark.clause("RISK-7.4")
def test_three_dice_need_four_troops():
    table = playing({"Ural": 3}, {})
    assert attack("Ural", "Siberia", 2) in asked(table).options
    assert attack("Ural", "Siberia", 3) not in asked(table).options


@pytest.mark.clause("RISK-8.1")
@pytest.mark.parametrize("defence", ["automatic", "manual"])
def test_a_single_defender_rolls_one_die(defence):
    table = playing({"Ural": 4}, {"Siberia": 1}, {}, rules=Rules(defence=defence))
    answer(table, attack("Ural", "Siberia", 3))
    assert asked(table).outcomes == Dice(3 + 1)


@pytest.mark.clause("RISK-1.3")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Alaska", "Kamchatka"),
        ("East Africa", "Middle East"),
        ("Greenland", "Ontario"),
        ("Middle East", "Egypt"),
    ],
)
def test_borders_that_others_forget_are_there(a, b):
    assert territory_named(b) in ADJACENT[territory_named(a)]
    assert len(BORDERS) == 83


@pytest.mark.clause("RISK-1.3")
def test_a_border_that_others_invent_is_not_there():
    assert territory_named("Alberta") not in ADJACENT[territory_named("Eastern United States")]


@pytest.mark.clause("RISK-5.13")
def test_the_bonus_of_two_troops_comes_once_a_turn_on_the_matching_territory():
    table = playing({"Ukraine": 2, "Great Britain": 2}, {}, steps=REDEEMING, hands=[INFANTRY])
    answer(table, Redeem(INFANTRY))
    assert troops(table, "Ukraine", "Great Britain") == (4, 2)
