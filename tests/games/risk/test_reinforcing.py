"""The turn, its troops and its sets, clause by clause."""

import pytest

from engine.core.match import bots_of, play_bots
from games.risk.board import CONTINENTS, NAMES, territory_named
from games.risk.events import BonusPlaced, SetRedeemed, TurnStarted
from games.risk.game import GAME
from games.risk.moves import EndAttacks, EndTurn, KeepCards, Redeem, TakeBonus
from games.risk.state import NOBODY, Rules
from games.risk.steps import PassTurn
from tests.games.risk.positions import (
    ORACLE,
    PLACING,
    REDEEMING,
    answer,
    asked,
    attack,
    begin,
    cards,
    continent,
    fight,
    new_match,
    options,
    owner,
    place,
    playing,
    some,
    starting,
    troops,
)

INFANTRY = cards("Alaska", "Ukraine", "Western Australia")
MIXED = cards("North Africa", "Great Britain", "Eastern United States")


def redeeming(holding=None, *others, hand=(), **fields):
    """Seat 0 may redeem; it owns Ural unless a holding says more."""
    mine = {"Ural": 2} if holding is None else holding
    return playing(mine, *others, steps=REDEEMING, hands=[hand], reserve=3, **fields)


def reserve_at_start(*holdings):
    table = starting(*holdings)
    begin(table)
    return table.reserves[0]


# -- 3. the turn ----------------------------------------------------------------------------------


@pytest.mark.clause("RISK-3.1")
def test_a_turn_places_then_attacks_then_fortifies():
    table = starting({"Ural": 4, "Siberia": 2, "China": 1}, {})
    begin(table)
    kinds = [asked(table).kind]
    answer(table, place(3, "Ural"))
    kinds.append(asked(table).kind)
    answer(table, EndAttacks())
    kinds.append(asked(table).kind)
    answer(table, EndTurn())
    assert kinds == ["reinforce", "attack", "fortify"]
    assert table.seat == 1


@pytest.mark.clause("RISK-3.2")
def test_turns_go_round_and_pass_over_the_eliminated():
    table = starting({"Ural": 1}, {"Siam": 1}, {"Peru": 1}, eliminated=(), order=(0, 2, 1))
    seats = []
    for _ in range(6):
        begin(table)
        seats.append((table.round, table.seat))
        answer(table, asked(table).options[-1])
        while asked(table).kind != "reinforce":
            answer(table, asked(table).options[-1])
    assert seats == [(1, 0), (1, 2), (1, 1), (2, 0), (2, 2), (2, 1)]
    table = starting({"Ural": 1}, {}, {"Peru": 1}, order=(0, 1, 2), eliminated=(1,))
    begin(table)
    answer(table, place(3, "Ural"))
    answer(table, EndAttacks())
    assert (table.round, table.seat) == (1, 2)


@pytest.mark.clause("RISK-3.2")
@pytest.mark.parametrize(
    ("order", "eliminated", "seat", "follower"),
    [
        ((0, 1, 2), (), 2, (2, 0)),
        ((0, 1, 2), (0,), 2, (2, 1)),
        ((1, 0, 2), (1,), 2, (2, 0)),
        ((0, 1, 2), (1,), 0, (1, 2)),
        ((1, 2, 0), (), 0, (2, 1)),
        ((1, 2, 0), (1,), 0, (2, 2)),
    ],
)
def test_a_round_ends_with_the_last_seat_that_is_left(order, eliminated, seat, follower):
    holdings = [
        {} if each in eliminated else {place: 1} for each, place in ((0, "Peru"), (1, "Siam"))
    ]
    table = playing(
        *holdings, {}, order=order, eliminated=eliminated, seat=seat, steps=[PassTurn()]
    )
    begin(table)
    assert (table.round, table.seat) == follower


@pytest.mark.clause("RISK-3.3")
def test_every_territory_has_an_owner_and_a_troop_through_a_whole_game():
    match = new_match(4, rounds="10")
    bots = bots_of(match)
    while not match.is_over:
        play_bots(match, bots, 1)
        table = match.table
        if table.round:
            empty = [place for place in range(42) if not table.troops[place]]
            captured = [getattr(step, "captured", None) for step in table.steps[-1:]]
            assert NOBODY not in table.owners
            assert empty in ([], captured)


# -- 4. reinforcements ----------------------------------------------------------------------------


@pytest.mark.clause("RISK-4.1")
@pytest.mark.parametrize(("territories", "troops"), [(11, 3), (12, 4), (14, 4), (15, 5), (26, 8)])
def test_three_territories_bring_a_troop(territories, troops):
    assert reserve_at_start(some(territories), {}) == troops


@pytest.mark.clause("RISK-4.2")
@pytest.mark.parametrize("territories", [1, 2, 8, 9])
def test_never_fewer_than_three(territories):
    assert reserve_at_start(some(territories), {}) == 3


@pytest.mark.clause("RISK-4.3")
@pytest.mark.parametrize(
    ("name", "bonus"),
    [
        ("Australia", 2),
        ("South America", 2),
        ("Africa", 3),
        ("North America", 5),
        ("Europe", 5),
        ("Asia", 7),
    ],
)
def test_a_whole_continent_brings_its_bonus(name, bonus):
    whole = continent(name)
    expected = max(3, len(whole) // 3) + bonus
    assert reserve_at_start(whole, {}) == expected
    gap = dict(list(whole.items())[1:])
    assert reserve_at_start(gap, {}) == max(3, len(gap) // 3)


@pytest.mark.clause("RISK-4.1", "RISK-4.2", "RISK-4.3")
@pytest.mark.parametrize("case", ORACLE["reinforcements"], ids=lambda case: str(case["count"]))
def test_reinforcements_agree_with_the_oracle(case):
    mine = {
        NAMES[territory_named(name.replace("_US", "_united_states"))]: 1 for name in case["owned"]
    }
    table = starting(mine, {})
    (event,) = [event for event in begin(table) if isinstance(event, TurnStarted)]
    keys = [CONTINENTS[number].key for number in event.continents]
    assert sorted(keys) == sorted(case["continents"])
    assert (event.territories, event.territory_troops, event.continent_troops) == (
        case["count"],
        case["territory_part_min3"],
        case["continent_part"],
    )
    assert table.reserves[0] == table.income(0)


@pytest.mark.clause("RISK-4.4")
def test_a_continent_completed_during_the_turn_pays_from_the_next_on():
    mine = {**continent("Australia"), "Indonesia": 9}
    del mine["New Guinea"]
    table = starting(mine, {"New Guinea": 1})
    begin(table)
    assert table.reserves[0] == 3
    answer(table, place(3, "Indonesia"))
    fight(table, "Indonesia", "New Guinea", "666", "1")
    answer(table, asked(table).options[0])
    assert owner(table, "New Guinea") == 0
    assert table.reserves[0] == 0
    assert table.income(0) == 3 + 2


@pytest.mark.clause("RISK-4.4")
def test_reinforcements_do_not_change_when_cards_are_redeemed():
    table = starting({"Ural": 1}, {}, hands=[MIXED])
    begin(table)
    assert (table.reserves[0], asked(table).kind) == (3, "redeem")


@pytest.mark.clause("RISK-4.5")
def test_all_sources_add_up():
    mine = continent("Australia") | some(11)
    hand = cards("New Guinea", "Great Britain", "A")
    table = starting({name: 1 for name in mine if name != "Great Britain"}, {}, hands=[hand])
    begin(table)
    answer(table, Redeem(hand))
    assert table.reserves[0] == 14 // 3 + 2 + 4
    assert troops(table, "New Guinea") == (1 + 2,)


# -- 5. cards and sets ----------------------------------------------------------------------------


@pytest.mark.clause("RISK-5.5", "RISK-5.6")
@pytest.mark.parametrize(
    ("before", "value"), [(0, 4), (1, 6), (2, 8), (3, 10), (4, 12), (5, 15), (6, 20), (7, 25)]
)
def test_a_set_brings_the_troops_of_its_number(before, value):
    table = redeeming(hand=INFANTRY, sets_redeemed=before)
    (event,) = answer(table, Redeem(INFANTRY))
    assert event == SetRedeemed(0, INFANTRY, before + 1, value)
    assert table.reserves[0] == 3 + value


@pytest.mark.clause("RISK-5.7")
def test_sets_are_counted_for_the_whole_table():
    table = starting({"Ural": 1}, {"Siam": 1}, {}, hands=[INFANTRY, MIXED])
    begin(table)
    answer(table, Redeem(INFANTRY))
    answer(table, place(7, "Ural"))
    answer(table, EndAttacks())
    assert (asked(table).seat, asked(table).kind) == (1, "redeem")
    assert "6 troops" in GAME.prompt(asked(table), ())
    answer(table, Redeem(MIXED))
    assert table.reserves[1] == 3 + 6


@pytest.mark.clause("RISK-5.8")
def test_cards_may_be_kept():
    table = redeeming(hand=INFANTRY)
    assert options(table) == ("Redeem Alaska, Ukraine and Western Australia", "Keep the cards")
    answer(table, KeepCards())
    assert asked(table).kind == "reinforce"
    assert table.hands[0] == INFANTRY


@pytest.mark.clause("RISK-5.8")
def test_a_second_set_may_follow_the_first():
    table = redeeming(hand=tuple(sorted(INFANTRY + MIXED)))
    answer(table, Redeem(INFANTRY))
    answer(table, Redeem(MIXED))
    assert table.reserves[0] == 3 + 4 + 6
    assert asked(table).kind == "reinforce"


@pytest.mark.clause("RISK-5.8")
def test_a_hand_without_a_set_is_not_asked():
    table = redeeming(hand=cards("Alaska", "Ukraine", "Irkutsk"))
    assert asked(table).kind == "reinforce"


@pytest.mark.clause("RISK-5.9")
def test_six_cards_force_a_set_and_five_do_not():
    six = tuple(sorted(INFANTRY + MIXED))
    table = redeeming(hand=six)
    assert KeepCards() not in asked(table).options
    assert "You must" in GAME.prompt(asked(table), ())
    answer(table, Redeem(INFANTRY))
    assert KeepCards() in asked(table).options
    assert KeepCards() in asked(redeeming(hand=six[:5])).options


@pytest.mark.clause("RISK-5.10")
def test_no_cards_are_redeemed_between_attacks():
    table = playing({"Ural": 9}, {"Siberia": 1, "Peru": 1}, {}, hands=[INFANTRY])
    fight(table, "Ural", "Siberia", "666", "1")
    answer(table, asked(table).options[0])
    assert asked(table).kind == "attack"
    assert Redeem(INFANTRY) not in asked(table).options
    assert table.hands[0] == INFANTRY


@pytest.mark.clause("RISK-5.11")
def test_redeemed_cards_lie_open_on_the_discard_pile():
    table = redeeming(hand=tuple(sorted((*INFANTRY, *cards("Siam")))))
    answer(table, Redeem(INFANTRY))
    assert table.hands[0] == cards("Siam")
    assert table.discards == INFANTRY
    assert table.seen_by(1).discards == INFANTRY


@pytest.mark.clause("RISK-5.12")
def test_a_matching_territory_gets_two_extra_troops_itself():
    table = redeeming({"Ukraine": 1, "Ural": 1}, hand=INFANTRY)
    events = answer(table, Redeem(INFANTRY))
    assert BonusPlaced(0, territory_named("Ukraine"), 2) in events
    assert troops(table, "Ukraine", "Ural") == (3, 1)
    assert table.reserves[0] == 3 + 4


@pytest.mark.clause("RISK-5.12")
def test_cards_of_others_territories_and_wild_cards_match_nothing():
    hand = cards("South Africa", "Irkutsk", "A")
    table = redeeming(hand=hand)
    answer(table, Redeem(hand))
    assert not table.has_taken_bonus
    assert sum(table.troops) == 42 + 1


@pytest.mark.clause("RISK-5.12", "RISK-5.14")
def test_alaska_the_first_territory_matches_like_any_other():
    table = redeeming({"Alaska": 1, "Ural": 1}, hand=INFANTRY)
    answer(table, Redeem(INFANTRY))
    assert troops(table, "Alaska", "Ural") == (3, 1)


@pytest.mark.clause("RISK-5.13")
def test_a_second_set_of_the_turn_brings_no_second_bonus():
    table = redeeming({"Ukraine": 1, "Great Britain": 1}, hand=tuple(sorted(INFANTRY + MIXED)))
    answer(table, Redeem(INFANTRY))
    answer(table, Redeem(MIXED))
    assert troops(table, "Ukraine", "Great Britain") == (3, 1)


@pytest.mark.clause("RISK-5.13")
def test_the_bonus_is_there_again_in_the_next_turn():
    table = starting({"Great Britain": 1}, {}, hands=[MIXED], has_taken_bonus=True)
    begin(table)
    answer(table, Redeem(MIXED))
    assert troops(table, "Great Britain") == (3,)


@pytest.mark.clause("RISK-5.14")
def test_with_several_matches_the_player_chooses_one():
    table = redeeming({"Ukraine": 1, "Alaska": 1, "Ural": 1}, hand=INFANTRY)
    answer(table, Redeem(INFANTRY))
    assert options(table) == ("Extra troops on Alaska", "Extra troops on Ukraine")
    answer(table, TakeBonus(territory_named("Ukraine")))
    assert troops(table, "Ukraine", "Alaska") == (3, 1)
    assert asked(table).kind == "reinforce"


# -- 6. placing -----------------------------------------------------------------------------------


@pytest.mark.clause("RISK-6.1")
def test_troops_may_be_split_in_any_way_over_own_territories():
    table = playing({"Ural": 1, "Siam": 1}, {}, steps=PLACING, reserve=5)
    assert len(asked(table).options) == 2 * 5
    answer(table, place(2, "Ural"))
    answer(table, place(1, "Siam"))
    answer(table, place(2, "Ural"))
    assert troops(table, "Ural", "Siam") == (5, 2)
    assert asked(table).kind == "attack"


@pytest.mark.clause("RISK-6.1")
def test_nothing_is_placed_with_others_or_beyond_the_reserve():
    table = playing({"Ural": 1}, {}, steps=PLACING, reserve=5)
    offered = asked(table).options
    assert place(5, "Ural") in offered
    for wrong in (place(6, "Ural"), place(0, "Ural"), place(-1, "Ural"), place(1, "Siam")):
        assert wrong not in offered


@pytest.mark.clause("RISK-6.2")
def test_no_troop_can_be_saved():
    table = playing({"Ural": 1}, {}, steps=PLACING, reserve=2)
    assert options(table) == ("Place 1 on Ural", "Place 2 on Ural")
    answer(table, place(1, "Ural"))
    assert options(table) == ("Place 1 on Ural",)


@pytest.mark.clause("RISK-6.3")
def test_attacks_begin_after_the_last_troop():
    table = playing({"Ural": 5}, {}, steps=PLACING, reserve=2)
    assert attack("Ural", "Siberia", 1) not in asked(table).options
    answer(table, place(2, "Ural"))
    assert attack("Ural", "Siberia", 1) in asked(table).options


@pytest.mark.clause("RISK-10.2", "RISK-14.1")
@pytest.mark.parametrize(
    ("trade", "theirs", "forced"),
    [
        ("document", ("Brazil",), False),
        ("document", ("Brazil", "Peru"), True),
        ("classic5", ("Brazil",), False),
        ("classic5", ("Brazil", "Peru"), True),
        ("contest", ("Brazil", "Peru"), False),
        ("contest", ("Brazil", "Peru", "Siam"), True),
    ],
)
def test_after_an_elimination_six_cards_force_a_set_and_in_the_contest_seven(trade, theirs, forced):
    mine = cards("Alaska", "Ukraine", "Congo", "Irkutsk")
    rules = Rules(trade=trade)
    table = playing({"Ural": 4}, {"Siberia": 1}, {}, hands=[mine, cards(*theirs)], rules=rules)
    fight(table, "Ural", "Siberia", "666", "1")
    assert (asked(table).kind == "redeem") == forced
