"""Whole random games, each event with the table right when it was told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.decision import Chance
from engine.core.match import Match
from engine.core.step import apply, pending
from engine.core.story import Filming
from games.rajas.state import RajasTable
from tests.games.rajas.positions import new_match

MOST_ANSWERS = 4000
MIXES = (
    ("random", "dummy"),
    ("random", "dummy", "dummy"),
    ("random", "dummy", "dummy", "dummy"),
    ("random", "random", "dummy"),
)


@dataclass(frozen=True)
class Telling:
    """One event, the table right then, and what was told after it in the same game."""

    event: Any
    table: RajasTable
    place: int
    all: list[Telling]

    @property
    def later(self) -> Iterator[Telling]:
        """What follows in the game."""
        return iter(self.all[self.place + 1 :])

    def next(self, *kinds: type) -> Any:
        """The next event of some classes; the test fails when there is none."""
        return next(each.event for each in self.later if isinstance(each.event, kinds))


def match_of(number: int) -> Match:
    """A match; their numbers go through seats, versions, Ganga, handicaps and readings."""
    return new_match(
        *MIXES[number % len(MIXES)],
        seed=f"told-{number}",
        board=("base", "navaratnas")[number // 4 % 2],
        ganga=("off", "on")[number // 8 % 2],
        handicap=str(number * 5 % 21),
        dummies=("listed", "effect")[number // 3 % 2],
        foresight=("schema", "ahead")[number % 2],
        difference=("fitting", "schema", "free")[number % 3],
    )


def told_in(number: int) -> list[Telling]:
    """Every event of a game that is played at random."""
    table, rng = match_of(number).table.copy(), Random(number)
    film = Filming(table)
    asked = pending(table, film)
    for _ in range(MOST_ANSWERS):
        if asked is None:
            break
        if isinstance(asked, Chance):
            apply(table, asked.outcomes.sample(rng), film)
        else:
            apply(table, rng.choice(list(asked.options)), film)
        asked = pending(table, film)
    assert asked is None, "the game is over"
    found: list[Telling] = []
    for place, (event, then) in enumerate(zip(film.events, film.tables, strict=True)):
        found.append(Telling(event, then, place, found))
    return found
