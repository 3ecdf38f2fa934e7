"""Cards and sets, and every hand of the oracle."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.risk.board import (
    CARDS,
    SIZE,
    SYMBOLS,
    WILD,
    is_set,
    set_value,
    sets_in,
    symbol,
    territory_named,
)
from tests.games.risk.positions import ORACLE, cards

LETTERS = {"Infantry": "I", "Cavalry": "C", "Artillery": "A", WILD: "W"}


def a_card(letter, besides=()):
    return next(
        card for card in range(CARDS) if LETTERS[symbol(card)] == letter and card not in besides
    )


@pytest.mark.clause("RISK-1.4")
def test_there_are_44_cards_of_which_two_are_wild():
    assert CARDS == 44
    assert [symbol(card) for card in range(SIZE, CARDS)] == [WILD, WILD]
    assert WILD not in {symbol(card) for card in range(SIZE)}


@pytest.mark.clause("RISK-1.5")
def test_each_symbol_stands_on_fourteen_cards():
    shown = [symbol(card) for card in range(SIZE)]
    assert [shown.count(kind) for kind in SYMBOLS] == [14, 14, 14]


@pytest.mark.clause("RISK-1.5")
@pytest.mark.parametrize(
    ("territory", "kind"),
    [
        ("Alaska", "Infantry"),
        ("Ukraine", "Infantry"),
        ("Western Australia", "Infantry"),
        ("North Africa", "Infantry"),
        ("Great Britain", "Artillery"),
        ("Eastern United States", "Cavalry"),
        ("South Africa", "Cavalry"),
        ("Irkutsk", "Artillery"),
    ],
)
def test_the_symbols_are_those_of_the_manuals_examples(territory, kind):
    assert symbol(territory_named(territory)) == kind


@pytest.mark.clause("RISK-5.1")
def test_three_cards_with_the_same_symbol_are_a_set():
    assert is_set(cards("Alaska", "Ukraine", "Western Australia"))


@pytest.mark.clause("RISK-5.2")
def test_three_different_symbols_are_a_set():
    assert is_set(cards("North Africa", "Great Britain", "Eastern United States"))


@pytest.mark.clause("RISK-5.3")
def test_any_two_symbols_and_a_wild_card_are_a_set():
    assert is_set(cards("South Africa", "Irkutsk", "A"))
    assert is_set(cards("Alaska", "Ukraine", "B"))


@pytest.mark.clause("RISK-5.4")
def test_two_wild_cards_or_two_and_one_are_no_set():
    assert not is_set(cards("Irkutsk", "A", "B"))
    assert not is_set(cards("Alaska", "Ukraine", "Irkutsk"))


@pytest.mark.clause("RISK-5.1", "RISK-5.2", "RISK-5.3", "RISK-5.4")
@pytest.mark.parametrize("case", ORACLE["card_sets"], ids=lambda case: case["cards"])
def test_sets_agree_with_the_oracle(case):
    hand = []
    for letter in case["cards"]:
        hand.append(a_card(letter, hand))
    assert is_set(tuple(hand)) == case["valid_seed"]


@pytest.mark.parametrize("case", ORACLE["hands"], ids=lambda case: str(len(case["hand"])))
def test_the_sets_in_a_hand_agree_with_the_oracle(case):
    hand = tuple(sorted(card["id"] for card in case["hand"]))
    assert [LETTERS[symbol(card["id"])] for card in case["hand"]] == [
        LETTERS[card["symbol"].replace("Wildcard", WILD)] for card in case["hand"]
    ]
    wanted = {tuple(sorted(cards)) for cards in case["valid_sets_seed"]}
    assert set(sets_in(hand)) == wanted


@given(st.sets(st.integers(0, CARDS - 1), min_size=5, max_size=5))
def test_five_cards_always_hold_a_set(hand):
    """So nobody is ever forced to redeem what the hand cannot give."""
    assert sets_in(tuple(sorted(hand)))


def test_four_cards_may_hold_none():
    hand = cards("Alaska", "Ukraine", "Irkutsk", "Great Britain")
    assert not sets_in(hand)
    assert not any(map(is_set, combinations(hand, 3)))


@pytest.mark.clause("RISK-5.5")
def test_the_first_six_sets_bring_4_6_8_10_12_and_15():
    assert [set_value(number) for number in range(1, 7)] == [4, 6, 8, 10, 12, 15]


@pytest.mark.clause("RISK-5.6")
def test_the_seventh_set_brings_20_and_the_eighth_25():
    assert [set_value(7), set_value(8)] == [20, 25]
    oracle = {int(number): value for number, value in ORACLE["set_values"].items()}
    assert {number: set_value(number) for number in oracle} == oracle
