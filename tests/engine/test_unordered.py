"""Where known and hidden things lie in a view tells nothing of the hidden ones."""

from __future__ import annotations

import operator
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import hidden
from engine.core.game import Game
from engine.core.hidden import Copyable, without_telling_order
from engine.core.match import Match, bots_of, play_bots
from engine.core.setup import SeatSetup, Setup
from games import REGISTRY
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


Name = Annotated[str, "the name of a card"]


@dataclass(frozen=True, slots=True)
class Lying:
    card: Name
    face: Literal["up", "down"]
    spots: list[Annotated[int, "of a die"]]


def test_annotated_words_and_numbers_are_not_looked_into():
    table, view = Lying("zeal", "up", [1]), Lying(BACK, "down", [1])
    assert without_telling_order(table, view) is view
    assert hidden._ORDERS[Lying] is None


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


# -- beside a plain walk: slower, and without a thought of speed


def walked(table: Any, view: Any) -> Any:
    """What `without_telling_order` must give, found by looking at everything."""
    if view is table:
        return view
    if isinstance(view, tuple | list) and view:
        kind = type(view[0])
        if kind in (str, int):
            return told(table, view) if isinstance(view, tuple) else view
        parts = [walked(before, seen) for before, seen in zip(table, view, strict=False)]
        if len(view) != len(table) or all(map(operator.is_, parts, view)):
            return view
        return type(view)(parts)
    if not is_dataclass(view) or type(view) is not type(table):
        return view
    changed = {each.name: walked(getattr(table, each.name), getattr(view, each.name))
               for each in fields(view)}  # fmt: skip
    if type(view).__dataclass_params__.frozen:
        return replace(view, **changed)
    for name, part in changed.items():
        setattr(view, name, part)
    return view


def told(table: tuple[Any, ...], view: tuple[Any, ...]) -> tuple[Any, ...]:
    hidden = [each for each in view if each not in table]
    if not hidden:
        return view
    backs = hidden.count(view[-1]) == len(view) - 1
    if backs and view[0] in table:
        return view
    return (*sorted(each for each in view if each in table), *sorted(hidden))


@dataclass(slots=True)
class Box(Copyable):
    """A table whose fields say what they hold, so that fewer are looked into."""

    hand: tuple[int, ...]
    hands: list[tuple[str, ...]]
    piles: tuple[tuple[int, ...], ...]
    players: list[Player]
    fates: list[Fate]
    stand: Fate | None
    counts: dict[str, int]
    name: str = ""


HELD = st.integers(0, 5)
NUMBERS = st.lists(HELD, max_size=5).map(tuple)
WORDS = st.lists(st.sampled_from("abcde"), max_size=4).map(tuple)
FATES = WORDS.map(Fate)
BOXES = st.builds(
    Box, NUMBERS, st.lists(WORDS, max_size=4), st.lists(NUMBERS, max_size=3).map(tuple),
    st.lists(st.builds(Player, WORDS, FATES), max_size=3), st.lists(FATES, max_size=3),
    st.none() | FATES, st.dictionaries(st.just("a"), HELD),
)  # fmt: skip


def hide(part: Any, draw: Any) -> Any:
    """A copy in which some numbers and words are hidden, each at its place."""
    if isinstance(part, tuple | list):
        return type(part)(hide(each, draw) for each in part)
    if is_dataclass(part):
        if draw(st.booleans()) and not isinstance(part, Box):
            return part
        return replace(part, **{each.name: hide(getattr(part, each.name), draw)
                                for each in fields(part)})  # fmt: skip
    if isinstance(part, int) and draw(st.booleans()):
        return draw(st.sampled_from((-1, -1, -2)))
    if isinstance(part, str) and part and draw(st.booleans()):
        return draw(st.sampled_from(("", "", "z")))
    return part


@given(BOXES, st.data())
def test_what_is_made_for_a_class_orders_as_a_walk_through_everything(box: Box, data: Any):
    view = hide(box, data.draw)
    again = deepcopy(view)
    assert without_telling_order(box, view) == walked(deepcopy(box), again)


@pytest.mark.parametrize("game", REGISTRY.games(), ids=lambda game: game.key)
def test_all_that_a_game_hides_stands_as_a_walk_through_everything_leaves_it(game: Game):
    """Every view of every seat, over a game of random answers."""
    seats = game.fewest_seats
    setup = Setup(tuple([SeatSetup("random", f"S{seat}") for seat in range(seats)]), "order")
    match = Match(game, setup, keeps_history=False)
    for _ in range(60):
        play_bots(match, bots_of(match), 4)
        for seat in range(seats):
            hidden, again = game.hide(match.table, seat), game.hide(match.table, seat)
            assert without_telling_order(match.table, hidden) == walked(match.table, again)
