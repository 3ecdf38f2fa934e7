"""The numbers that the Navigator foretells points from, in worked positions."""

from __future__ import annotations

import pytest

from games.roll_galaxy.dice import DEVELOP, SETTLE
from games.roll_galaxy.navigator.rollout import numbers_of, remaining
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import Seat
from games.roll_galaxy.steps import StartRound
from tests.games.roll_galaxy.positions import a_seat, table_of

BASE = 24
"""How many numbers count as they are and by what is left: ten and seven per stack."""

COLOURED = 6
"""The colours of dice that are not white."""

SCARCE = 3
"""What counts the more the less money a seat is left with."""


def numbers(seat: Seat, left: float = 1.0) -> list[float]:
    return numbers_of(table_of(seat, steps=[StartRound()]), 0, left)


def base(seat: Seat) -> list[float]:
    """What is told of dice, money, goods and stacks."""
    return numbers(seat)[2 : 2 + BASE]


def coloured(seat: Seat) -> tuple[list[float], list[float]]:
    """Dice that are not white, by colour: all that roll or rest, and those at rest."""
    start = 2 + 2 * BASE
    found = numbers(seat)[start : start + 2 * COLOURED]
    return found[:COLOURED], found[COLOURED:]


def coming(seat: Seat, phase: int) -> list[float]:
    """What the tiles of a stack will add."""
    start = 2 + 2 * BASE + 2 * COLOURED + SCARCE + (12 if phase == SETTLE else 0)
    return numbers(seat)[start : start + 12]


def test_dice_and_money() -> None:
    """Four rest and $3 fetches three of them; two roll, and nothing lies on worlds."""
    seat = a_seat(cup="white, red", citizenry="2 white, red, purple", credits=3)
    rolling, paid, unpaid, rest, floor, spare, *goods = base(seat)[:10]
    assert (rolling, paid, unpaid, rest, floor, spare) == (2, 3, 1, 0, 1, 0)
    assert goods == [0, 0, 0, 0]


def test_dice_by_colour_and_by_where_they_are() -> None:
    """Red, purple, cyan, brown, green, yellow: a die that rolls is none that rests."""
    seat = a_seat(cup="white, red", citizenry="2 white, red, purple, yellow", credits=3)
    assert coloured(seat) == ([2, 1, 0, 0, 0, 1], [1, 1, 0, 0, 0, 1])


def test_what_counts_otherwise_where_money_is_scarce() -> None:
    """Two roll, three rest, $5 are two more than these need: by the least money after a round."""
    fields = {"cup": "white, red", "citizenry": "3 white", "credits": 5}
    start = 2 + 2 * BASE + 2 * COLOURED
    for floor in (1, 4):
        found = numbers(a_seat(floor=floor, **fields))[start : start + SCARCE]
        assert found == [2 / floor, 3 / floor, 2 / floor]


def test_money_that_no_die_needs() -> None:
    """$8 fetches both resting dice and leaves six, four of them more than two to keep."""
    seat = a_seat(cup="white", citizenry="2 white", credits=8)
    numbers = base(seat)
    assert (numbers[1], numbers[2], numbers[3], numbers[5]) == (2, 0, 6, 4)


def test_goods_that_match_and_worlds_without_one() -> None:
    """A cyan good on cyan (3), a white one on brown (4), a green world empty; three dice roll."""
    worlds = ("Spice World", "Asteroid Belt", "Plague World")
    seat = a_seat(*worlds, goods={"Spice World": "cyan", "Asteroid Belt": "white"}, cup="3 white")
    assert base(seat)[6:10] == [2, 1, 3 + 4, 1]


def test_a_stack_of_three() -> None:
    """A six on top with two dice waiting, then tiles of 3 and 4."""
    tiles = ["Galactic Bankers", "Space Marines", "Conscription"]
    seat = a_seat(developments=tiles, developing="2 white")
    assert base(seat)[10:17] == [2, 1, 1, 4, 6, 1, 3 + 4]
    assert base(seat)[17:24] == [0] * 7


def test_one_tile_alone_and_none() -> None:
    """Five dice wait for a tile of four, which lacks nothing; dice may wait without a tile."""
    seat = a_seat(worlds=["Tourist World"], settling="5 white")
    assert base(seat)[17:24] == [5, 1, 0, 0, 4, 0, 0]


def test_two_tiles_are_more_than_one() -> None:
    seat = a_seat(worlds=["Tourist World", "Gem World"])
    assert base(seat)[17:24] == [0, 1, 1, 4, 4, 0, 2]


def test_what_a_stack_will_bring_counts_half_for_each_tile_before_it() -> None:
    """A world with a die, one that gives a die up for two, a third one with a die: 1, 1/2, 1/4."""
    seat = a_seat(worlds=["Spice World", "Rebel Miners", "Gem World", "New Vinland"])
    dice, money, worlds, values, *_ = coming(seat, SETTLE)
    assert dice == 1 + (2 - 1) / 2 + 1 / 4
    assert money == 0
    assert worlds == 1 + 1 / 2 + 1 / 4
    assert values == 3 + 4 / 2 + 3 / 4
    assert coming(seat, DEVELOP) == [0.0] * 12


def test_everything_but_the_present_fades_with_what_is_left() -> None:
    seat = a_seat("Spice World", worlds=["Gem World"], cup="2 white", credits=4)
    whole, half, over = (numbers(seat, left) for left in (1.0, 0.5, 0.0))
    now = 2 + BASE
    assert whole[:now] == half[:now] == over[:now]
    assert half[now:] == [number / 2 for number in whole[now:]]
    assert not any(over[now:])
    assert whole[now : now + BASE] == whole[2:now]
    table = table_of(seat, steps=[StartRound()])
    assert whole[:2] == [seat_score(table, 0).total, len(seat.tableau)]


def test_powers_are_counted_by_their_kind() -> None:
    """Two worlds for goods, worth 3 and 4, a Reassign power, a discount, and two 6+ tiles."""
    built = ("Spice World", "Asteroid Belt", "Nanotechnology", "Replicant Robots")
    plain, more = (numbers(a_seat(*names))[-10:] for names in ((), built))
    gained = [after - before for before, after in zip(plain, more, strict=True)]
    assert gained[:3] == [2, 7, 1]
    assert gained[5] == 1
    scores = numbers(a_seat("Galactic Bankers", "Galactic Federation"))[-1]
    assert scores == plain[-1] + 2


@pytest.mark.parametrize(("chips", "left"), [(0, 1.0), (12, 0.5), (24, 0.0), (25, 0.0)])
def test_what_is_left_of_the_game_by_chips(chips: int, left: float) -> None:
    assert remaining(table_of(a_seat(chips=chips), steps=[])) == left


def test_what_is_left_of_the_game_by_squares() -> None:
    """Three squares at the start, twelve at the end."""
    table = table_of(a_seat("Spice World", "Gem World", "Public Works"), steps=[])
    assert remaining(table) == pytest.approx(1 - 3 / 9)
