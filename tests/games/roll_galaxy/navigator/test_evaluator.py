"""The numbers that the Navigator foretells points from, in worked positions."""

from __future__ import annotations

import pytest

from games.roll_galaxy.dice import DEVELOP, DIE_FACES, RED, SETTLE, WILD
from games.roll_galaxy.navigator.evaluator import numbers_of, remaining
from games.roll_galaxy.scoring import seat_score
from games.roll_galaxy.state import Seat
from games.roll_galaxy.steps import StartRound
from tests.games.roll_galaxy.positions import a_seat, table_of

BASE = 27
"""How many numbers count as they are and by what is left: thirteen and seven per stack."""


def numbers(seat: Seat, left: float = 1.0) -> list[float]:
    return numbers_of(table_of(seat, steps=[StartRound()]), 0, left)


def base(seat: Seat) -> list[float]:
    """What is told of dice, money, goods and stacks."""
    return numbers(seat)[2 : 2 + BASE]


def coming(seat: Seat, phase: int) -> list[float]:
    """What the tiles of a stack will add."""
    start = 2 + 2 * BASE + (12 if phase == SETTLE else 0)
    return numbers(seat)[start : start + 12]


def wilds_of(colour: int) -> float:
    return DIE_FACES[colour].count(WILD) / 6


def test_dice_and_money() -> None:
    """Four rest and $3 fetches three of them; two roll, and nothing lies on worlds."""
    seat = a_seat(cup="white, red", citizenry="2 white, red, purple", credits=3)
    rolling, paid, unpaid, rest, floor, others, reds, wilds, spare, *goods = base(seat)[:13]
    assert (rolling, paid, unpaid, rest, floor) == (2, 3, 1, 0, 1)
    assert (others, reds) == (1, 2)
    assert wilds == pytest.approx(2 * wilds_of(RED) + wilds_of(2))
    assert spare == 0
    assert goods == [0, 0, 0, 0]


def test_money_that_no_die_needs() -> None:
    """$8 fetches both resting dice and leaves six, four of them more than two to keep."""
    seat = a_seat(cup="white", citizenry="2 white", credits=8)
    numbers = base(seat)
    assert (numbers[1], numbers[2], numbers[3], numbers[8]) == (2, 0, 6, 4)


def test_goods_that_match_and_worlds_without_one() -> None:
    """A cyan good on cyan (3), a white one on brown (4), a green world empty; three dice roll."""
    worlds = ("Spice World", "Asteroid Belt", "Plague World")
    seat = a_seat(*worlds, goods={"Spice World": "cyan", "Asteroid Belt": "white"}, cup="3 white")
    assert base(seat)[9:13] == [2, 1, 3 + 4, 1]


def test_a_stack_of_three() -> None:
    """A six on top with two dice waiting, then tiles of 3 and 4."""
    tiles = ["Galactic Bankers", "Space Marines", "Conscription"]
    seat = a_seat(developments=tiles, developing="2 white")
    assert base(seat)[13:20] == [2, 1, 1, 4, 6, 1, 3 + 4]
    assert base(seat)[20:27] == [0] * 7


def test_one_tile_alone_and_none() -> None:
    """Five dice wait for a tile of four, which lacks nothing; dice may wait without a tile."""
    seat = a_seat(worlds=["Tourist World"], settling="5 white")
    assert base(seat)[20:27] == [5, 1, 0, 0, 4, 0, 0]


def test_two_tiles_are_more_than_one() -> None:
    seat = a_seat(worlds=["Tourist World", "Gem World"])
    assert base(seat)[20:27] == [0, 1, 1, 4, 4, 0, 2]


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
