"""Orders to fight on, and what is chosen by itself."""

import pytest

from engine.core.decision import Decision
from engine.core.step import pending
from games.risk.board import NAMES, territory_named
from games.risk.moves import Attack, Claim, Placements, PlaceTroops
from games.risk.scene.selection import (
    ClaimingOrders,
    RollingOrders,
    SpreadingOrders,
    best_set,
    best_source,
    doors,
    win_chance,
)
from tests.games.risk.positions import PLACING, cards, playing

URAL, SIBERIA, CHINA = map(territory_named, ("Ural", "Siberia", "China"))


@pytest.mark.parametrize(("troops", "stop_at", "dice"), [(9, 1, 3), (3, 1, 2), (4, 4, None)])
def test_orders_roll_on_with_as_many_dice_as_there_are_until_few_enough_are_left(
    troops, stop_at, dice
):
    table = playing({"Ural": troops}, {"China": 5})
    attack = RollingOrders(URAL, CHINA, stop_at).next_answer(table, pending(table))
    assert attack == (None if dice is None else Attack(URAL, CHINA, dice))


def test_a_lot_draws_one_of_the_free_territories_in_the_own_turns_to_claim():
    asked = Decision(0, "claim", "Claim", (Claim(URAL), Claim(CHINA)))
    table = playing({"Siberia": 1})
    last = [each.next_answer(table, asked) for each in map(drawing_the_last, (0, 1))]
    assert last == [Claim(CHINA), None]
    assert drawing_the_last(0).next_answer(table, None) is None


def drawing_the_last(seat):
    return ClaimingOrders(seat, lambda options: options[-1])


def test_starting_troops_go_where_the_fewest_stand_at_a_border():
    table = playing({"Ural": 5, "Siberia": 1, "Siam": 3})
    asked = Decision(0, "place", "Put down", Placements((URAL, SIBERIA), 1))
    assert SpreadingOrders(0).next_answer(table, asked) == PlaceTroops(SIBERIA, 1)
    assert SpreadingOrders(1).next_answer(table, asked) is None


def test_orders_end_when_the_territory_has_fallen():
    table = playing({"Ural": 9, "China": 3}, {"Siam": 1})
    assert RollingOrders(URAL, CHINA, 1).next_answer(table, pending(table)) is None


def test_sources_need_two_troops_and_an_enemy_beside_them():
    table = playing({"Ural": 5, "Siberia": 1, "Brazil": 3})
    assert {NAMES[place] for place in pending(table).options.sources} == {"Ural", "Brazil"}


def test_the_best_source_is_the_strongest_neighbour():
    table = playing({"Ural": 5, "Mongolia": 8, "Siam": 1})
    attacks = pending(table).options
    assert best_source(table, attacks, CHINA) == territory_named("Mongolia")
    assert best_source(table, attacks, territory_named("Brazil")) is None


def test_the_chance_counts_the_troops_that_may_take_part():
    table = playing({"Ural": 2}, {"China": 1})
    assert win_chance(table, URAL, CHINA) == pytest.approx(15 / 36)


def test_the_best_set_shows_an_own_territory_and_keeps_the_wild_card():
    hand = cards("Alaska", "Brazil", "Great Britain", "Eastern United States", "A")
    table = playing({"Alaska": 2})
    chosen = best_set(hand, table, 0)
    assert chosen is not None
    assert territory_named("Alaska") in chosen
    assert all(card < 42 for card in chosen)
    assert best_set((), table, 0) is None


def test_doors_are_the_own_territories_with_somebody_else_beside_them():
    table = playing({"Ural": 1, "Ukraine": 1}, steps=PLACING, reserve=3)
    assert set(doors(table, 0)) == {URAL, territory_named("Ukraine")}
