"""What a game says of the fields of its positions: what they are called and may hold."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine.text.said import Said
from engine.text.said import Words as Told

Path = tuple[str | int, ...]
"""The way from the position to one of its values, such as ("seats", 1, "credits")."""


@dataclass(frozen=True, slots=True)
class Named:
    """A value as people read it: the tile of a number, the name of a colour."""

    value: Any
    title: Told
    about: Told = ""


@dataclass(frozen=True, slots=True)
class FieldWords:
    """What a game says of one field, by the name `Class.field` (or `*.field`, or `Class`).

    `choices` name the values it may hold, or those of its items, or its keys; `offers` leaves out
    those that cannot be added just now. `entries` title the items of a list whose length is given
    by something else (an empty title hides one); `follows` names the list beside it that it grows
    with. Lists with the same `by` belong together, item by item: one section a seat for "seat",
    else one row an item, in sections named by `groups`. `seats` says that it holds seat numbers,
    "every" that each seat is in it once. `is_sorted` keeps a list in ascending order. `setting` is
    the key of the game's setting that a field is the choice of: with another one the position
    begins anew. `for_each_seat` is a list inside others that holds an item for every seat, and so
    grows and shrinks with them.
    """

    title: Told = ""
    about: Told = ""
    choices: Sequence[Named] | Callable[[Any], Sequence[Named]] = ()
    offers: Callable[[Any], Collection[Any]] | None = None
    low: int = 0
    high: int | None = None
    entries: Sequence[Told] | Callable[[Any, Path], Sequence[Told]] | None = None
    follows: str = ""
    by: str = ""
    groups: Sequence[Told] = ()
    seats: Literal["", "some", "every"] = ""
    is_sorted: bool = False
    setting: str = ""
    section: Told = ""
    for_each_seat: bool = False


NO_WORDS = FieldWords()


def numbered(titles: Iterable[Told]) -> tuple[Named, ...]:
    """Numbers from 0 on by what they stand for."""
    return tuple(Named(number, title) for number, title in enumerate(titles))


def seat_titles(count: int) -> tuple[Said, ...]:
    """Seats as people count them."""
    return tuple(Said("house-seat", {"number": seat + 1}) for seat in range(count))


def seats_of(by: str, *others: Named) -> Callable[[Any], tuple[Named, ...]]:
    """Others first, then the seats: as many as the position has of `by`."""
    return lambda document: (*others, *numbered(seat_titles(len(document[by]))))


def titles_by_seat(document: Any, path: Path) -> tuple[Said, ...]:
    """The titles of a list inside the seats that holds an item for every seat."""
    return seat_titles(len(document["seats"]))
