"""A copy follows from the fields: what can change is made anew, what cannot is shared."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass

import pytest

from engine.core.decision import RandomBot
from engine.core.hidden import Copyable, copier
from engine.core.match import Match, play_bots
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY

GAMES = REGISTRY.games()


@dataclass(slots=True)
class Pouch(Copyable):
    coins: list[int]
    owner: str = ""


@dataclass(slots=True)
class Shelf(Copyable):
    pouches: list[Pouch]
    best: Pouch | None
    names: tuple[str, ...] = ()
    places: dict[str, int] = field(default_factory=dict)
    seen: int = field(default=0, init=False)


def test_what_can_change_is_made_anew():
    shelf = Shelf([Pouch([1])], Pouch([2]), ("a",), {"top": 1})
    other = shelf.copy()
    other.pouches[0].coins.append(5)
    other.pouches.append(Pouch([]))
    other.best.coins.append(9)
    other.places["top"] = 3
    assert shelf == Shelf([Pouch([1])], Pouch([2]), ("a",), {"top": 1})


def test_what_cannot_change_is_shared():
    shelf = Shelf([], None, ("a", "b"))
    assert shelf.copy() == shelf
    assert shelf.copy().names is shelf.names


def test_a_second_copy_is_made_the_same_way():
    shelf = Shelf([Pouch([1])], None)
    assert shelf.copy().copy() == shelf
    assert type(shelf.copy()) is Shelf


def test_a_copy_of_ones_own_is_kept():
    @dataclass(slots=True)
    class Marked(Copyable):
        count: int
        copies: int = 0

        def copy(self) -> Marked:
            made = copier(Marked)(self)
            made.copies += 1
            return made

    assert Marked(3).copy().copy() == Marked(3, 2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_nothing_that_can_change_is_shared_between_a_table_and_its_copy(game):
    seats = tuple(SeatSetup("random", "random") for _ in range(game.most_seats))
    match = Match(game, Setup(seats, seed="copy"), keeps_history=False)
    play_bots(match, [RandomBot()] * len(seats), 200)
    copy = match.table.copy()
    assert copy == match.table
    assert not shared(match.table, copy, "table")


def can_change(part):
    """Whether it is a part that holds anything; one that holds nothing may be the same for all."""
    return isinstance(part, Copyable) and (is_dataclass(part) or hasattr(part, "__dict__"))


def shared(one, other, where):
    """Places where both hold the same list, dictionary, set or part that can change."""
    found = []
    for each in fields(one):
        mine, its = getattr(one, each.name), getattr(other, each.name)
        place = f"{where}.{each.name}"
        if isinstance(mine, list | dict | set) and mine is its:
            found.append(place)
        if can_change(mine):
            found += [place] if mine is its else shared(mine, its, place)
        if isinstance(mine, list):
            for number, (part, its_part) in enumerate(zip(mine, its, strict=True)):
                if can_change(part):
                    place = f"{where}.{each.name}[{number}]"
                    found += [place] if part is its_part else shared(part, its_part, place)
    return found


def test_a_class_that_works_something_out_does_so_for_its_copies():
    @dataclass(slots=True)
    class Counted(Copyable):
        coins: list[int]
        total: int = 0

        def __post_init__(self) -> None:
            self.total = sum(self.coins)

    pouch = Counted([1, 2])
    pouch.coins.append(4)
    assert pouch.copy().total == 7


def test_a_fixed_one_can_be_copied():
    @dataclass(frozen=True, slots=True)
    class Sealed(Copyable):
        coins: list[int]

    pouch = Sealed([1])
    assert pouch.copy() == pouch
    assert pouch.copy().coins is not pouch.coins
