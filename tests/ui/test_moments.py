"""Times and seeds as people say them."""

from random import Random

import pytest

from engine.core.setup import DAY, HOUR, LONGEST_SEED, ago, greeting, seed_words
from tests.voice.spoken import all_english


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (12 * 60 + 30, "12 minutes ago"),
        (3 * HOUR, "3 hours ago"),
        (DAY + HOUR, "yesterday"),
        (5 * DAY, "5 days ago"),
        (21 * DAY, "3 weeks ago"),
        (90 * DAY, "2 months ago"),
    ],
)
def test_how_long_ago(seconds, words):
    assert all_english(ago(seconds)) == words


@pytest.mark.parametrize(
    ("hour", "words"),
    [
        (4, "Good evening, Robin"),
        (5, "Good morning, Robin"),
        (12, "Good afternoon, Robin"),
        (18, "Good evening, Robin"),
    ],
)
def test_the_greeting_follows_the_hour(hour, words):
    assert all_english(greeting(hour, "Robin")) == words


def test_a_player_without_a_name_is_not_called_you():
    assert all_english(greeting(9, "You")) == "Good morning"


def test_a_seed_is_two_words_and_a_number():
    colour, animal, number = seed_words(Random(1)).split("-")
    assert colour.isalpha()
    assert animal.isalpha()
    assert 1 <= int(number) <= 99
    assert len(seed_words(Random(2))) <= LONGEST_SEED
