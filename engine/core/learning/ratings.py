"""The rating of a person in a game, from games against levels whose strength was measured.

A level's strength lies in `games/<game>/data/ratings.json`: a chain of shares of games won, each
by one seat against so many of a level before it,

    {"first": "recruit", "won": [["raider", "recruit", 0.81, 4]]}

A share becomes a distance by the model that rates the tournaments (Plackett-Luce of Weng and Lin,
openskill): of two that are surely known the stronger wins e^(d/c) : 1, c = sqrt(2) beta. The first
level stands at FIRST, a person who has not played at FIRST as well, with the model's own doubt.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any, Final

from engine.core.card import Card, Level
from engine.core.errors import BadDocument
from engine.core.learning.journey import listed_levels
from engine.core.statistics import PastGame
from engine.core.storage import is_there, read_json

FIRST: Final = 1200.0
POINTS: Final = 20.0
"""So many points on the page are one of the model."""

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
BETA: Final = 25.0 / 6
SURE: Final = 1.0
"""How much doubt a level keeps, so that the model may not divide by nothing."""

SPREAD: Final = math.sqrt(2) * BETA


@dataclass(frozen=True, slots=True)
class Point:
    """The rating after a game."""

    when: datetime
    rating: float


def shown_rating(mu: float) -> float:
    """A strength of the model as it stands on the page."""
    return FIRST + (mu - MU) * POINTS


@lru_cache(maxsize=16)
def level_strengths(game: Card) -> dict[str, float]:
    """The strength of every measured level, in the model's measure; empty without a file."""
    path = game.folder / "data" / "ratings.json"
    return _read(read_json(path), f"{path}") if is_there(path) else {}


def level_ratings(game: Card) -> dict[str, float]:
    """The same as it stands on the page."""
    return {level: shown_rating(mu) for level, mu in level_strengths(game).items()}


def place_of(game: Card, name: str) -> tuple[int, int]:
    """The place of a level from below, and how many places there are; 0 for an unknown level."""
    places = _places(game)
    return (places.get(name, 0), max(places.values(), default=1))


@lru_cache(maxsize=16)
def _places(game: Card) -> dict[str, int]:
    """Equals share a place. A level that was not measured stands with the best of those that claim
    no more than it does.
    """
    ratings, levels = level_ratings(game), listed_levels(game)

    def might(level: Level) -> tuple[float, int]:
        known = [ratings[each.name] for each in levels
                 if each.name in ratings and each.strength <= level.strength]  # fmt: skip
        return (ratings.get(level.name, max(known, default=0.0)), level.strength)

    steps = sorted({might(level) for level in levels})
    return {level.name: steps.index(might(level)) + 1 for level in levels}


def _read(document: Any, where: str) -> dict[str, float]:
    match document:
        case {"first": str(first), "won": list(rows)}:
            strengths = {first: MU}
            for row in rows:
                _add(strengths, row, where)
            return strengths
    raise BadDocument(f"{where} must say the first level and shares of games won")


def _add(strengths: dict[str, float], row: object, where: str) -> None:
    match row:
        case [str(level), str(other), float(share), int(many)] if other in strengths:
            if not (0 < share < 1 and many > 0):
                raise BadDocument(f"{where} has no sound share of games won in {row}")
            strengths[level] = strengths[other] + SPREAD * math.log(many * share / (1 - share))
        case _:
            raise BadDocument(f"{where} has no sound share of games won in {row}")


def rating_curve(game: Card, past: Iterable[PastGame]) -> list[Point]:
    """The person's rating after every game against measured levels, the first game first."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 (only who rates needs it)

    strengths = level_strengths(game)
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    own = model.rating()
    curve = []
    for played in past:
        others = [seat for seat in played.others if seat.player in strengths]
        if played.game != game.key or not others or len(others) < len(played.seats) - 1:
            continue
        teams = [[own], *([model.rating(mu=strengths[seat.player], sigma=SURE)] for seat in others)]
        ranks = [float(seat.rank) for seat in (played.own, *others)]
        own = model.rate(teams, ranks=ranks)[0][0]
        curve.append(Point(played.finished, shown_rating(own.mu)))
    return curve
