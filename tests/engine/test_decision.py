"""Options: listed ones, ranges, and those too many to list."""

from dataclasses import dataclass
from random import Random

import pytest

from engine.core.decision import Decision, NumberRange, Unlisted
from tests.nim import Take


@dataclass(frozen=True)
class Deal:
    """What one seat gives another, in coins of each of many kinds."""

    coins: tuple[int, ...]


class Deals(Unlisted):
    """Any handful out of twelve purses of nine: a billion deals."""

    def __contains__(self, option: object) -> bool:
        return (
            isinstance(option, Deal)
            and len(option.coins) == 12
            and all(0 <= count <= 9 for count in option.coins)
        )

    def sample(self, rng: Random) -> Deal:
        return Deal(tuple(rng.randrange(10) for _ in range(12)))

    def parse(self, text: str) -> Deal | None:
        return Deal(tuple(map(int, text))) if text.isdecimal() and len(text) == 12 else None


DEALS = Decision(0, "deal", "Offer a deal", Deals())
TAKING = Decision(0, "take", "Take 1 to 3 stones", NumberRange(Take, 1, 3))


def test_options_too_many_to_list_can_be_tested_drawn_and_typed():
    assert DEALS.listing is None
    assert DEALS.sample(Random(1)) in DEALS.options
    assert DEALS.parse("111122223333") == Deal((1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3))
    assert DEALS.parse("no deal") is None
    assert Deal((10,) * 12) not in DEALS.options


def test_whoever_counts_them_all_the_same_is_told():
    with pytest.raises(TypeError, match="not listed"):
        len(DEALS.options)


def test_a_range_is_listed_without_being_written_out():
    assert TAKING.is_range
    assert list(TAKING.listing) == [Take(1), Take(2), Take(3)]
    assert TAKING.parse("take 2") == Take(2)
    assert TAKING.parse("take 4") is None


def test_every_listed_option_is_drawn():
    rng = Random(1)
    assert {TAKING.sample(rng) for _ in range(60)} == set(TAKING.listing)
