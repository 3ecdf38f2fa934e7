"""Attacks, dice, captures and eliminations, clause by clause."""

import pytest

from engine.core.chance import Dice
from engine.core.decision import CHANCE
from games.risk.board import ADJACENT, NAMES, territory_named
from games.risk.events import BattleRolled, SeatEliminated, TerritoryConquered, TroopsMovedIn
from games.risk.game import GAME
from games.risk.moves import Attack, Defend, EndAttacks, KeepCards, Occupy, Redeem, TakeBonus
from games.risk.odds import compare
from games.risk.state import NEUTRAL, Rules
from tests.games.risk.positions import (
    ORACLE,
    answer,
    asked,
    attack,
    cards,
    fight,
    occupying,
    options,
    owner,
    place,
    playing,
    troops,
)

MANUAL = Rules(defence="manual")
INFANTRY = cards("Alaska", "Ukraine", "Western Australia")
MIXED = cards("North Africa", "Great Britain", "Eastern United States")
CAVALRY = cards("Alberta", "Greenland", "Ontario")


# -- 7. attacking ---------------------------------------------------------------------------------


@pytest.mark.clause("RISK-7.1")
def test_a_player_may_end_the_attacks_at_once():
    table = playing({"Ural": 9, "China": 2}, {})
    answer(table, EndAttacks())
    assert asked(table).kind == "fortify"


@pytest.mark.clause("RISK-7.1")
def test_a_player_may_end_the_attacks_in_the_middle_of_a_battle():
    table = playing({"Ural": 9}, {"Siberia": 5})
    fight(table, "Ural", "Siberia", "111", "66")
    assert EndAttacks() in asked(table).options


@pytest.mark.parametrize(
    ("mine", "theirs", "prompt"),
    [
        (1, 1, "roll 1 die for the attacker, then 1 for the defender"),
        (3, 1, "roll 3 dice for the attacker, then 1 for the defender"),
        (1, 2, "roll 1 die for the attacker, then 2 for the defender"),
        (3, 2, "roll 3 dice for the attacker, then 2 for the defender"),
    ],
)
def test_who_rolls_is_told_where_and_how_many_dice_are_whose_and_no_colour(mine, theirs, prompt):
    """On the screen the dice have the colours of their seats, at a real table any."""
    table = playing({"Ural": 9}, {"Siberia": theirs})
    answer(table, attack("Ural", "Siberia", mine))
    rolled = asked(table)
    assert GAME.prompt(rolled, ()) == f"Ural attacks Siberia: {prompt}"


@pytest.mark.clause("RISK-7.2")
def test_only_adjacent_territories_of_others_are_attacked():
    table = playing({"Ural": 9, "China": 1}, {})
    targets = {option.target for option in asked(table).options if isinstance(option, Attack)}
    assert targets == set(ADJACENT[territory_named("Ural")]) - {territory_named("China")}


@pytest.mark.clause("RISK-7.2", "RISK-7.3")
@pytest.mark.parametrize(("attacker", "defender"), [(1, 0), (0, 1)])
def test_two_troops_may_attack_a_lone_neighbour_whichever_seats_they_are(attacker, defender):
    most = {name: 1 for name in NAMES if name != "Siberia"} | {"Ural": 2}
    holdings = {attacker: most, defender: {"Siberia": 1}}
    table = playing(holdings[0], holdings[1], seat=attacker)
    assert options(table) == ("Attack Siberia from Ural with 1", "End the attacks")


@pytest.mark.clause("RISK-7.2")
def test_a_dashed_line_is_a_border_too():
    table = playing({"Brazil": 2}, {})
    assert "Attack North Africa from Brazil with 1" in options(table)


@pytest.mark.clause("RISK-7.3")
def test_a_territory_with_one_troop_cannot_attack():
    table = playing({"Ural": 1, "China": 2}, {})
    sources = {option.source for option in asked(table).options if isinstance(option, Attack)}
    assert sources == {territory_named("China")}


@pytest.mark.clause("RISK-7.4")
@pytest.mark.parametrize(("strength", "dice"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_one_troop_more_than_dice_is_needed(strength, dice):
    table = playing({"Ural": strength}, {})
    offered = asked(table).options
    assert attack("Ural", "Siberia", dice) in offered
    assert attack("Ural", "Siberia", dice + 1) not in offered
    assert attack("Ural", "Siberia", 0) not in offered


@pytest.mark.clause("RISK-7.4")
def test_fewer_dice_than_possible_may_be_chosen():
    table = playing({"Ural": 9}, {"Siberia": 5})
    answer(table, attack("Ural", "Siberia", 1))
    assert asked(table).outcomes == Dice(1 + 2)


@pytest.mark.clause("RISK-7.5")
def test_after_a_roll_any_attack_may_follow():
    table = playing({"Ural": 9, "Brazil": 5}, {"Siberia": 5, "North Africa": 5, "Peru": 3})
    fight(table, "Ural", "Siberia", "666", "11")
    fight(table, "Ural", "Siberia", "666", "11")
    fight(table, "Brazil", "North Africa", "611", "55")
    fight(table, "Brazil", "Peru", "611", "55")
    fight(table, "Ural", "China", "111", "6")
    assert troops(table, "Siberia", "North Africa", "Peru") == (1, 4, 2)
    assert troops(table, "Ural", "Brazil") == (8, 3)


@pytest.mark.clause("RISK-7.6")
def test_ended_attacks_do_not_come_back():
    table = playing({"Ural": 9, "China": 2}, {})
    answer(table, EndAttacks())
    assert not any(isinstance(option, Attack) for option in asked(table).options)


# -- 8. dice --------------------------------------------------------------------------------------


@pytest.mark.clause("RISK-8.1", "RISK-8.2")
@pytest.mark.parametrize(("strength", "dice"), [(1, 1), (2, 2), (7, 2)])
def test_the_defender_rolls_as_many_as_possible_without_asking(strength, dice):
    table = playing({"Ural": 9}, {"Siberia": strength})
    answer(table, attack("Ural", "Siberia", 3))
    assert asked(table).seat == CHANCE
    assert asked(table).outcomes == Dice(3 + dice)


@pytest.mark.clause("RISK-8.1", "RISK-8.2", "RISK-14.3")
def test_with_the_manual_option_the_defender_chooses():
    table = playing({"Ural": 9}, {"Siberia": 2}, {}, rules=MANUAL)
    answer(table, attack("Ural", "Siberia", 3))
    assert (asked(table).seat, options(table)) == (1, ("Defend with 1", "Defend with 2"))
    answer(table, Defend(1))
    assert asked(table).outcomes == Dice(3 + 1)
    answer(table, (6, 6, 6, 1))
    assert troops(table, "Siberia") == (1,)


@pytest.mark.clause("RISK-8.1", "RISK-14.3")
def test_one_troop_has_no_choice():
    table = playing({"Ural": 9}, {"Siberia": 1}, {}, rules=MANUAL)
    answer(table, attack("Ural", "Siberia", 3))
    assert asked(table).outcomes == Dice(3 + 1)


@pytest.mark.clause("RISK-14.3", "RISK-2.7")
def test_the_neutral_army_always_rolls_the_most():
    table = playing({"Ural": 9}, {}, rules=MANUAL)
    table.owners[territory_named("Siberia")] = NEUTRAL
    table.troops[territory_named("Siberia")] = 3
    answer(table, attack("Ural", "Siberia", 3))
    assert asked(table).outcomes == Dice(3 + 2)


@pytest.mark.clause("RISK-8.3")
def test_the_lower_of_the_highest_dice_costs_a_troop():
    assert compare((5,), (3,)) == (0, 1)
    assert compare((3,), (5,)) == (1, 0)
    table = playing({"Ural": 9}, {"Siberia": 5})
    events = fight(table, "Ural", "Siberia", "5", "31")
    assert troops(table, "Ural", "Siberia") == (9, 4)
    assert events[0] == BattleRolled(
        0, 1, territory_named("Ural"), territory_named("Siberia"), (5,), (3, 1), 0, 1
    )
    fight(table, "Ural", "Siberia", "2", "31")
    assert troops(table, "Ural", "Siberia") == (8, 4)


@pytest.mark.clause("RISK-8.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_tie_goes_to_the_defender(face):
    assert compare((face,), (face,)) == (1, 0)
    assert compare((face, face, face), (face, face)) == (2, 0)


@pytest.mark.clause("RISK-8.5")
def test_the_two_next_highest_are_compared_too():
    assert compare((6, 4, 1), (5, 3)) == (0, 2)
    assert compare((1, 4, 6), (5, 5)) == (1, 1)


@pytest.mark.clause("RISK-8.6")
def test_dice_without_a_partner_count_for_nothing():
    assert compare((6, 6, 6), (1,)) == (0, 1)
    assert compare((1,), (6, 6)) == (1, 0)
    assert compare((2, 1, 1), (6, 6)) == (2, 0)


@pytest.mark.clause("RISK-8.7")
@pytest.mark.parametrize(
    ("red", "white", "lost"),
    [
        ((6, 1, 1), (3,), (0, 1)),
        ((3, 3), (4, 3), (2, 0)),
        ((6, 1, 2), (3, 2), (1, 1)),
        ((6,), (5, 4), (0, 1)),
    ],
)
def test_the_examples_of_the_manual(red, white, lost):
    assert compare(red, white) == lost


# -- 9. capturing ---------------------------------------------------------------------------------


@pytest.mark.clause("RISK-9.1")
def test_the_last_troop_defeated_gives_the_territory_to_be_occupied_at_once():
    table = playing({"Ural": 9}, {"Siberia": 2}, {"Peru": 1})
    events = fight(table, "Ural", "Siberia", "666", "55")
    assert TerritoryConquered(0, 1, territory_named("Ural"), territory_named("Siberia")) in events
    assert owner(table, "Siberia") == 0
    assert asked(table).kind == "occupy"


@pytest.mark.clause("RISK-9.2")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_at_least_the_dice_rolled_last_move_in(dice):
    table = playing({"Ural": 9}, {"Siberia": 1}, {})
    fight(table, "Ural", "Siberia", "6" * dice, "1")
    assert options(table)[0] == f"Move in {dice}"


@pytest.mark.clause("RISK-9.3")
def test_at_least_one_troop_stays_behind():
    table = occupying(9, 3)
    assert options(table) == tuple(f"Move in {count}" for count in range(3, 9))
    answer(table, Occupy(8))
    assert troops(table, "Ural", "Siberia") == (1, 8)


@pytest.mark.clause("RISK-9.3")
def test_where_the_limits_meet_the_troops_move_by_themselves():
    table = playing({"Ural": 4}, {"Siberia": 1}, {})
    events = fight(table, "Ural", "Siberia", "666", "1")
    assert isinstance(events[-1], TroopsMovedIn)
    assert troops(table, "Ural", "Siberia") == (1, 3)


@pytest.mark.clause("RISK-9.3")
def test_one_troop_more_than_the_dice_is_a_choice():
    assert options(occupying(4, 2)) == ("Move in 2", "Move in 3")


@pytest.mark.clause("RISK-9.4")
def test_the_captured_territory_may_attack_on():
    table = occupying(9, 3)
    answer(table, Occupy(8))
    assert attack("Siberia", "Mongolia", 3) in asked(table).options


# -- 10. eliminating ------------------------------------------------------------------------------


def eliminating(mine, theirs, *, source=9, **fields):
    """Seat 0 captures the last territory of seat 1, with these hands."""
    table = playing({"Ural": source}, {"Siberia": 1}, {}, hands=[mine, theirs], **fields)
    return table, fight(table, "Ural", "Siberia", "666", "1")


@pytest.mark.clause("RISK-10.1")
def test_the_eliminated_players_cards_go_to_the_attacker():
    table, events = eliminating(cards("Alaska"), cards("Siam", "A"))
    assert SeatEliminated(1, 0, cards("Siam", "A")) in events
    assert table.eliminated == (1,)
    assert table.hands == [cards("Alaska", "Siam", "A"), (), ()]


@pytest.mark.clause("RISK-10.1")
def test_a_player_with_a_territory_left_stays_in():
    table = playing({"Ural": 9}, {"Siberia": 1, "Peru": 1}, {}, hands=[(), cards("Siam")])
    fight(table, "Ural", "Siberia", "666", "1")
    assert table.eliminated == ()
    assert table.hands[1] == cards("Siam")


@pytest.mark.clause("RISK-10.2", "RISK-5.10")
def test_six_cards_after_an_elimination_must_be_redeemed_at_once():
    table, _ = eliminating(INFANTRY, MIXED)
    answer(table, Occupy(3))
    assert asked(table).kind == "redeem"
    assert KeepCards() not in asked(table).options


@pytest.mark.clause("RISK-10.1", "RISK-10.2")
@pytest.mark.parametrize(("attacker", "loser"), [(1, 0), (2, 0), (0, 1), (2, 1)])
def test_it_does_not_matter_which_seat_eliminates_which(attacker, loser):
    holdings, hands = [{"Peru": 1}, {"Congo": 1}, {}], [(), (), ()]
    holdings[attacker], holdings[loser] = {"Ural": 9}, {"Siberia": 1}
    hands[attacker], hands[loser] = INFANTRY, MIXED
    table = playing(*holdings, hands=hands, seat=attacker)
    fight(table, "Ural", "Siberia", "666", "1")
    assert table.eliminated == (loser,)
    assert (table.hands[attacker], table.hands[loser]) == (tuple(sorted(INFANTRY + MIXED)), ())
    answer(table, Occupy(3))
    assert (asked(table).seat, asked(table).kind) == (attacker, "redeem")
    assert KeepCards() not in asked(table).options


@pytest.mark.clause("RISK-10.2")
def test_with_five_cards_left_a_second_set_must_be_redeemed_too():
    table, _ = eliminating(tuple(sorted((*INFANTRY, *MIXED[:2]))), CAVALRY)
    answer(table, Occupy(3))
    answer(table, Redeem(INFANTRY))
    assert len(table.hands[0]) == 5
    assert asked(table).kind == "redeem"
    assert KeepCards() not in asked(table).options


@pytest.mark.clause("RISK-10.3")
def test_redeeming_stops_at_four_three_or_two_cards():
    table, _ = eliminating(INFANTRY, MIXED)
    answer(table, Occupy(3))
    answer(table, Redeem(INFANTRY))
    assert table.hands[0] == MIXED
    assert asked(table).kind == "reinforce"


@pytest.mark.clause("RISK-10.2", "RISK-10.3")
@pytest.mark.parametrize(
    "case", ORACLE["elimination_trade_down"], ids=lambda case: str(case["hand_after_elimination"])
)
def test_the_number_of_sets_agrees_with_the_oracle(case):
    total = case["hand_after_elimination"]
    all_cards = (*INFANTRY, *MIXED, *CAVALRY, *cards("Siam", "China"))[:total]
    mine = tuple(sorted(all_cards[: min(5, total)]))
    table, _ = eliminating(mine, tuple(sorted(all_cards[min(5, total) :])))
    answer(table, Occupy(3))
    redeemed = 0
    while asked(table).kind == "redeem":
        answer(table, asked(table).options[0])
        redeemed += 1
        while asked(table).kind == "bonus":
            answer(table, asked(table).options[0])
    assert redeemed == case["sets_to_trade_seed"]
    assert len(table.hands[0]) == case["hand_left_seed"]


@pytest.mark.clause("RISK-10.4")
def test_with_fewer_than_six_cards_nothing_is_redeemed_now():
    table, _ = eliminating(INFANTRY, cards("Siam", "China"))
    answer(table, Occupy(3))
    assert len(table.hands[0]) == 5
    assert asked(table).kind == "attack"


@pytest.mark.clause("RISK-10.5")
def test_only_the_troops_of_the_sets_are_placed_now():
    table, _ = eliminating(INFANTRY, MIXED, sets_redeemed=2)
    assert asked(table).kind == "occupy"
    answer(table, Occupy(3))
    answer(table, Redeem(INFANTRY))
    assert table.reserves[0] == 8
    answer(table, place(8, "Siberia"))
    assert troops(table, "Siberia") == (11,)


@pytest.mark.clause("RISK-10.5")
def test_a_matching_territory_counts_after_an_elimination_too():
    hand = cards("Ural", "Alberta", "Greenland")
    table, _ = eliminating(hand, INFANTRY)
    answer(table, Occupy(3))
    answer(table, Redeem(hand))
    assert troops(table, "Ural") == (8,)


@pytest.mark.clause("RISK-10.5")
def test_the_captured_territory_itself_may_match():
    hand = cards("Ural", "Siberia", "Greenland")
    table, _ = eliminating(hand, INFANTRY)
    answer(table, Occupy(3))
    answer(table, Redeem(hand))
    assert set(options(table)) == {"Extra troops on Ural", "Extra troops on Siberia"}
    answer(table, TakeBonus(territory_named("Siberia")))
    assert troops(table, "Ural", "Siberia") == (6, 5)


@pytest.mark.clause("RISK-5.13", "RISK-10.5")
def test_extra_troops_given_at_the_start_of_the_turn_are_not_given_again():
    hand = cards("Ural", "Alberta", "Greenland")
    table, _ = eliminating(hand, INFANTRY, has_taken_bonus=True)
    answer(table, Occupy(3))
    answer(table, Redeem(hand))
    assert troops(table, "Ural") == (6,)
    assert asked(table).kind == "reinforce"


@pytest.mark.clause("RISK-10.6")
def test_after_placing_the_player_attacks_on():
    table, _ = eliminating(INFANTRY, MIXED)
    answer(table, Occupy(3))
    answer(table, Redeem(INFANTRY))
    answer(table, place(4, "Siberia"))
    assert asked(table).kind == "attack"
    assert attack("Siberia", "China", 3) in asked(table).options
