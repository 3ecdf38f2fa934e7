"""Players, material and setting up, clause by clause."""

from collections import Counter
from random import Random

import pytest

from engine.core.chance import Dice
from engine.core.decision import CHANCE
from engine.core.errors import IllegalAnswer, InputError
from engine.core.match import bots_of, play_bots
from engine.core.step import apply, pending
from games.risk.board import HIDDEN, NAMES, SIZE, STARTING_TROOPS, territory_named
from games.risk.game import GAME
from games.risk.moves import Attack, Claim, KeepCards, PlaceTroops
from games.risk.state import NEUTRAL, NOBODY, Rules
from games.risk.steps import PlaceArmies, new_table
from tests.games.risk.positions import (
    REDEEMING,
    answer,
    asked,
    attack,
    begin,
    cards,
    new_match,
    options,
    place,
    playing,
    troops,
)


def set_up(seats, claiming="chosen", until="place"):
    """A table that waits for its first decision of that kind; claims go in the board's order."""
    table, rng = new_table(Rules(claiming=claiming), seats), Random(seats)
    while asked(table).kind != until:
        waiting = asked(table)
        by_lot = waiting.seat == CHANCE
        answer(table, waiting.outcomes.sample(rng) if by_lot else waiting.options[0])
    return table


# -- 1. players and material ----------------------------------------------------------------------


@pytest.mark.clause("RISK-1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play(seats):
    match = new_match(seats, rounds="10")
    play_bots(match, bots_of(match), 150)
    assert sorted(match.table.order) == list(range(seats))


@pytest.mark.clause("RISK-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_and_more_cannot(seats):
    with pytest.raises(InputError, match="seats 2 to 6"):
        new_match(seats)


@pytest.mark.clause("RISK-1.6")
def test_three_red_and_two_white_dice_are_the_most_that_fall():
    table = playing({"Ural": 9}, {"Siberia": 5})
    attacks = [option for option in asked(table).options if isinstance(option, Attack)]
    assert max(option.dice for option in attacks) == 3
    answer(table, attack("Ural", "Siberia", 3))
    assert asked(table).seat == CHANCE
    assert asked(table).outcomes == Dice(5)


@pytest.mark.clause("RISK-1.6")
def test_real_dice_are_typed_in_the_attackers_first():
    match = new_match(2, "human", dice_by_hand=True)
    assert match.waits_for_person
    assert match.pending.outcomes.parse("2 1") == (2, 1)
    dice = playing({"Ural": 9}, {"Siberia": 5})
    answer(dice, attack("Ural", "Siberia", 3))
    assert "for the attacker, then" in GAME.prompt(asked(dice), ())
    assert asked(dice).outcomes.parse("6 1 1 3 2") == (6, 1, 1, 3, 2)


@pytest.mark.clause("RISK-1.7")
def test_a_view_hides_the_cards_of_other_hands_and_nothing_else():
    table = playing(
        {"Ural": 3},
        {"Siam": 2},
        hands=[cards("Ural", "Peru"), cards("Siam", "A")],
        discards=cards("China", "India", "Japan"),
    )
    view = table.seen_by(0)
    assert view.hands == [cards("Ural", "Peru"), (HIDDEN, HIDDEN)]
    view.hands = table.hands
    assert view == table


@pytest.mark.clause("RISK-1.7")
def test_two_tables_that_differ_in_hidden_cards_look_alike():
    tables = [
        playing({"Ural": 3}, {"Siam": 2}, hands=[cards("Ural"), cards(name)])
        for name in ("Siam", "China")
    ]
    assert tables[0].seen_by(0) == tables[1].seen_by(0)
    assert tables[0].seen_by(1) != tables[1].seen_by(1)


@pytest.mark.clause("RISK-1.8")
def test_bots_place_attack_and_move_by_themselves():
    match = new_match(3, rounds="10")
    play_bots(match, bots_of(match))
    assert match.is_over
    assert {type(move.answer).__name__ for move in match.moves} >= {
        "Claim",
        "PlaceTroops",
        "Attack",
        "Occupy",
        "Fortify",
    }


@pytest.mark.clause("RISK-1.8")
def test_a_bot_is_refused_what_a_person_is_refused():
    match = new_match(2)
    play_bots(match, bots_of(match), 20)
    taken = next(place for place, owner in enumerate(match.table.owners) if owner != NOBODY)
    with pytest.raises(IllegalAnswer):
        match.answer(Claim(taken))


# -- 2. setting up --------------------------------------------------------------------------------


@pytest.mark.clause("RISK-2.1")
def test_the_order_of_play_is_drawn_with_equal_chances():
    drawn = dict(asked(new_table(Rules(), 3)).outcomes.outcomes())
    assert len(drawn) == 6
    assert set(drawn.values()) == {1 / 6}


@pytest.mark.clause("RISK-2.1", "RISK-2.3", "RISK-2.5", "RISK-2.6")
def test_claiming_fortifying_and_playing_follow_one_order():
    table = new_table(Rules(), 3)
    answer(table, (2, 3, 1))
    seats = {"claim": [], "place": [], "reinforce": []}
    while asked(table).kind != "reinforce":
        seats[asked(table).kind].append(asked(table).seat)
        answer(table, asked(table).options[0])
    assert seats["claim"] == [1, 2, 0] * 14
    assert seats["place"] == [1, 2, 0] * 21
    assert (asked(table).seat, table.round) == (1, 1)


@pytest.mark.clause("RISK-2.2")
@pytest.mark.parametrize(("seats", "troops"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)])
def test_everybody_starts_with_the_troops_of_the_table(seats, troops):
    table = set_up(seats, until="reinforce")
    assert STARTING_TROOPS[seats] == troops
    assert [table.troops_of(seat) for seat in range(seats)] == [troops] * seats


@pytest.mark.clause("RISK-2.3")
def test_a_claim_puts_one_troop_on_the_territory():
    table = set_up(5, until="claim")
    seat = table.seat
    answer(table, Claim(territory_named("Ural")))
    ural = territory_named("Ural")
    assert (table.owners[ural], table.troops[ural], table.reserves[seat]) == (seat, 1, 24)


@pytest.mark.clause("RISK-2.3", "RISK-2.4")
def test_only_unoccupied_territories_can_be_claimed():
    table = set_up(5, until="claim")
    assert len(options(table)) == SIZE
    answer(table, Claim(territory_named("Ural")))
    assert "Claim Ural" not in options(table)
    assert len(options(table)) == SIZE - 1


@pytest.mark.clause("RISK-2.4")
def test_with_five_players_the_first_two_own_nine_and_the_others_eight():
    table = set_up(5)
    assert NOBODY not in table.owners
    assert [table.owners.count(seat) for seat in table.order] == [9, 9, 8, 8, 8]


@pytest.mark.clause("RISK-2.5")
def test_who_has_no_troops_left_is_passed_over():
    table = set_up(5)
    first = table.order[:2]
    assert [table.reserves[seat] for seat in table.order] == [16, 16, 17, 17, 17]
    for _ in range(5 * 16):
        answer(table, asked(table).options[0])
    last = []
    while asked(table).kind == "place":
        last.append(asked(table).seat)
        answer(table, asked(table).options[0])
    assert last == list(table.order[2:])
    assert not set(first) & set(last)


@pytest.mark.clause("RISK-2.5")
def test_who_alone_has_troops_left_places_them_one_after_the_other():
    table = playing({"Ural": 1}, {}, steps=[PlaceArmies()], round=0, reserve=2)
    answer(table, place(1, "Ural"))
    assert (asked(table).seat, asked(table).kind) == (0, "place")
    answer(table, place(1, "Ural"))
    assert (table.round, troops(table, "Ural")) == (1, (3,))


@pytest.mark.clause("RISK-2.5")
def test_one_troop_at_a_time_goes_to_an_own_territory():
    table = set_up(5)
    own = table.territories_of(table.seat)
    assert list(asked(table).options) == [PlaceTroops(place, 1) for place in own]


@pytest.mark.clause("RISK-2.6")
def test_the_first_turn_starts_when_all_troops_are_placed():
    table = set_up(4, until="reinforce")
    assert table.seat == table.order[0]
    assert table.reserves == [table.income(seat) if seat == table.seat else 0 for seat in range(4)]


@pytest.mark.clause("RISK-2.7")
def test_the_neutral_army_gets_fourteen_territories_and_40_troops():
    table = set_up(2, until="claim")
    strong = [
        troops for owner, troops in zip(table.owners, table.troops, strict=True) if owner == NEUTRAL
    ]
    assert Counter(strong) == {3: 12, 2: 2}
    assert sum(strong) == 40
    assert table.owners.count(NOBODY) == 28


@pytest.mark.clause("RISK-2.7")
def test_the_neutral_army_never_plays():
    match = new_match(2, rounds="10")
    play_bots(match, bots_of(match))
    assert {move.seat for move in match.moves} == {CHANCE, 0, 1}
    assert all(len(hand) <= 6 for hand in match.table.hands)


# -- 14. options ----------------------------------------------------------------------------------


@pytest.mark.clause("RISK-14.2")
def test_random_claiming_deals_the_territories_in_order_of_play():
    table = set_up(5, claiming="random", until="deal")
    seat = table.order[0]
    assert asked(table).for_seat == seat
    answer(table, "Ural")
    assert table.owners[territory_named("Ural")] == seat
    assert asked(table).for_seat == table.order[1]
    assert "Ural" not in asked(table).outcomes
    table = set_up(5, claiming="random")
    assert [table.owners.count(seat) for seat in table.order] == [9, 9, 8, 8, 8]
    assert set(table.troops) == {1}
    assert table.seat == table.order[0]


@pytest.mark.clause("RISK-14.2")
def test_every_free_territory_is_dealt_with_the_same_chance():
    table = set_up(3, claiming="random", until="deal")
    chances = dict(asked(table).outcomes.outcomes())
    assert set(chances) == set(NAMES)
    assert set(chances.values()) == {1 / SIZE}


@pytest.mark.clause("RISK-14.1")
@pytest.mark.parametrize("trade", ["classic5", "contest"])
def test_classic_five_and_the_contest_force_a_set_at_five_cards(trade):
    hand = cards("Alaska", "Ukraine", "Congo", "Irkutsk", "Brazil")
    literal = playing({"Ural": 3}, {}, steps=REDEEMING, hands=[hand], reserve=3)
    classic = playing(
        {"Ural": 3}, {}, steps=REDEEMING, hands=[hand], reserve=3, rules=Rules(trade=trade)
    )
    assert KeepCards() in asked(literal).options
    assert KeepCards() not in asked(classic).options
    answer(classic, asked(classic).options[0])
    assert asked(classic).kind == "reinforce"


@pytest.mark.clause("RISK-14.4")
@pytest.mark.parametrize(
    ("rounds", "limit"), [("200", 200), ("100", 100), ("50", 50), ("10", 10), ("none", 0)]
)
def test_a_table_of_bots_has_the_round_limit_that_was_chosen(rounds, limit):
    assert new_match(3, rounds=rounds).table.rules.round_limit == limit


@pytest.mark.clause("RISK-14.4")
def test_the_round_limit_is_200_unless_chosen():
    assert new_match(3).table.rules.round_limit == 200


def test_an_unfinished_set_up_can_be_copied_and_goes_on_alike():
    table, rng = new_table(Rules(), 3), Random(1)
    begin(table)
    while table.round == 0:
        waiting = asked(table)
        chosen = (
            waiting.outcomes.sample(rng) if waiting.seat == CHANCE else rng.choice(waiting.options)
        )
        other = table.copy()
        assert other == table
        answer(table, chosen)
        apply(other, chosen)
        pending(other)
        assert other == table


@pytest.mark.clause("RISK-14.1")
@pytest.mark.parametrize("trade", ["document", "classic5", "contest"])
def test_the_table_keeps_the_forced_set_that_was_chosen(trade):
    assert new_match(3, trade=trade).table.rules.trade == trade
