"""Chance: what may be rolled or drawn, with its odds, and what a person may type."""

from random import Random

import pytest

from engine.core.chance import Dice, Draw, Shuffle, generator
from engine.core.errors import BadDocument, IllegalAnswer, InputError

DISTRIBUTIONS = [
    Dice(2),
    Dice(3, 4),
    Draw(("a", "b", "c"), (1, 0, 3)),
    Draw((1, 2)),
    Shuffle((1, 2, 3)),
]


@pytest.mark.parametrize("distribution", DISTRIBUTIONS, ids=repr)
def test_the_odds_add_up_to_one_and_every_sample_is_an_outcome(distribution):
    odds = dict(distribution.outcomes())
    assert sum(odds.values()) == pytest.approx(1)
    rng = Random(3)
    for _ in range(100):
        assert distribution.sample(rng) in odds


@pytest.mark.parametrize("distribution", DISTRIBUTIONS, ids=repr)
def test_an_outcome_survives_its_record_and_the_example_can_be_typed(distribution):
    for outcome, _ in distribution.outcomes():
        assert distribution.from_json(distribution.to_json(outcome)) == outcome
    assert distribution.parse(distribution.example) in distribution


@pytest.mark.parametrize("typed", ["1 4 6", "1,4,6", "146", " 1  4 6 "])
def test_dice_are_typed_with_or_without_spaces(typed):
    assert Dice(3).parse(typed) == (1, 4, 6)


@pytest.mark.parametrize("typed", ["", "1 2", "1 2 7", "one two three", "1 2 3 4"])
def test_what_is_no_roll_is_refused_with_an_example(typed):
    with pytest.raises(IllegalAnswer, match=r"Type 3 numbers from 1 to 6, such as 1 2 3"):
        Dice(3).parse(typed)


@pytest.mark.parametrize("document", [None, "123", [1, 2], [1, 2, 7], [1, 2, True], [1.0, 2, 3]])
def test_a_record_with_impossible_dice_is_refused(document):
    with pytest.raises(BadDocument, match="is not a roll of 3 dice"):
        Dice(3).from_json(document)


def test_a_card_no_longer_in_the_deck_cannot_be_drawn():
    deck = Draw(("knight", "bishop"), (0, 2))
    assert "knight" not in deck
    assert deck.parse("Bishop") == "bishop"
    with pytest.raises(IllegalAnswer):
        deck.parse("knight")


def test_one_seed_gives_independent_streams_for_each_purpose():
    assert generator("a", "chance").random() == generator("a", "chance").random()
    assert generator("a", "chance").random() != generator("a", "bot", 0).random()
    with pytest.raises(InputError):
        generator("")
