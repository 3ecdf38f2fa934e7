"""What battle dice can come to: exact chances, by convolution die after die."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.arcs.board import DICE, FACES, Face

SYMBOLS: Final = ("hit", "self_hit", "intercept", "building_hit", "key")
"""What a face may show, as the fields of a Face are called."""

Pool = tuple[int, int, int]
"""How many skirmish, assault and raid dice."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of every total: of hits, of hits on one's own ships, of keys, of building hits.

    `losses` counts intercepts as well: with any of them each fresh defending ship hits once.
    """

    hits: Mapping[int, float]
    losses: Mapping[int, float]
    building_hits: Mapping[int, float]
    keys: Mapping[int, float]
    intercept: float


def mean(chances: Mapping[int, float]) -> float:
    """The expected total."""
    return sum(total * chance for total, chance in chances.items())


def at_least(chances: Mapping[int, float], total: int) -> float:
    """The chance of that total or more."""
    return sum(chance for each, chance in chances.items() if each >= total)


def faces_of(pool: Pool) -> list[tuple[Face, ...]]:
    """The faces of every die of a pool."""
    return [FACES[kind] for kind, count in zip(DICE, pool, strict=True) for _ in range(count)]


@lru_cache(maxsize=512)
def odds_of(pool: Pool, fresh_defenders: int) -> Odds:
    """ARCS-8.4 to 8.9: what a pool can come to against so many fresh defending ships."""
    own = _own(pool)
    intercept = sum(chance for (_, is_intercepted), chance in own.items() if is_intercepted)
    losses: dict[int, float] = {}
    for (hits, is_intercepted), chance in own.items():
        total = hits + (fresh_defenders if is_intercepted else 0)
        losses[total] = losses.get(total, 0.0) + chance
    return Odds(
        _total(pool, "hit"),
        dict(sorted(losses.items())),
        _total(pool, "building_hit"),
        _total(pool, "key"),
        intercept,
    )


def _total(pool: Pool, symbol: str) -> dict[int, float]:
    chances = {0: 1.0}
    for faces in faces_of(pool):
        after: dict[int, float] = {}
        for total, chance in chances.items():
            for face in faces:
                there = total + int(getattr(face, symbol))
                after[there] = after.get(there, 0.0) + chance / len(faces)
        chances = after
    return dict(sorted(chances.items()))


def _own(pool: Pool) -> dict[tuple[int, bool], float]:
    """Hits on oneself together with whether any die intercepts: one die does both."""
    chances = {(0, False): 1.0}
    for faces in faces_of(pool):
        after: dict[tuple[int, bool], float] = {}
        for (hits, is_intercepted), chance in chances.items():
            for face in faces:
                there = (hits + face.self_hit, is_intercepted or face.intercept > 0)
                after[there] = after.get(there, 0.0) + chance / len(faces)
        chances = after
    return chances
