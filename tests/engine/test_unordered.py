"""Where known and hidden things lie in a view tells nothing of the hidden ones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.unordered import without_telling_order
from tests.sealed import GAME as SEALED

BACK = ""


@dataclass(frozen=True, slots=True)
class Fate:
    dealt: tuple[str, ...]


@dataclass(slots=True)
class Player:
    hand: tuple[str, ...]
    fate: Fate
    coins: int = 0


@dataclass(slots=True)
class Cards:
    seats: list[Player]
    bids: list[int]


def cards(*hand: str, dealt: tuple[str, ...] = (), bids: tuple[int, ...] = ()) -> Cards:
    return Cards([Player(hand, Fate(dealt))], list(bids))


def seen(table: Cards, *hidden: str) -> Cards:
    """The view in which those cards show their backs, each at its place."""

    def backs(held: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(BACK if card in hidden else card for card in held)

    seats = [replace(seat, hand=backs(seat.hand), fate=Fate(backs(seat.fate.dealt)))
             for seat in table.seats]  # fmt: skip
    return without_telling_order(table, Cards(seats, table.bids.copy()))


def test_an_open_card_stands_first_wherever_it_was_held():
    low, high = cards("faithful", "zeal"), cards("aggression", "faithful")
    assert seen(low, "zeal") == seen(high, "aggression") == cards("faithful", BACK)


def test_known_cards_are_sorted_and_the_top_of_a_stack_stays_on_top():
    assert seen(cards("c", "a", "b"), "a").seats[0].hand == ("b", "c", BACK)
    assert seen(cards("top", "under", "bottom"), "under", "bottom").seats[0].hand == (
        "top", BACK, BACK,
    )  # fmt: skip


def test_a_part_that_cannot_be_changed_is_replaced():
    table = cards(dealt=("a", "b"))
    assert seen(table, "a").seats[0].fate == Fate(("b", BACK))
    assert table.seats[0].fate == Fate(("a", "b")), "the table itself stays"


def test_what_hides_nothing_and_what_is_by_seat_stay_where_they_are():
    table = cards("c", "a", bids=(0, 7, 0))
    view = Cards([replace(table.seats[0])], [0, 7, 99])
    assert without_telling_order(table, view) is view
    assert view.bids == [0, 7, 99]
    assert view.seats[0].hand == ("c", "a")


def test_a_view_of_a_view_is_the_same():
    once = seen(cards("a", "faithful"), "a")
    assert without_telling_order(once, replace(once)) == once


def test_every_game_gets_it_from_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game says what is hidden; in which order it is seen, it need not think of."""

    class Careless(type(SEALED)):  # type: ignore[misc]
        def hide(self, table: Any, seat: int) -> Any:
            return Cards([replace(table.seats[0], hand=("", "open"))], [])

    assert Careless().view(cards("a", "open"), 0).seats[0].hand == ("open", "")
    assert "view" not in vars(Careless)
    assert all(cls is Game or "view" not in vars(cls) for cls in Careless.__mro__)


def test_backs_of_two_kinds_stand_in_one_order_too():
    """A game may show of which deck a hidden card is, but not where it was held."""
    first = without_telling_order(cards("a", "b", "c"), cards("Zeal deck", "Base", "Base"))
    last = without_telling_order(cards("a", "b", "c"), cards("Base", "Base", "Zeal deck"))
    assert first == last == cards("Base", "Base", "Zeal deck")
