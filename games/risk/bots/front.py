"""Where a seat meets the others: borders, distances to them, and what stands beside a territory."""

from __future__ import annotations

from collections.abc import Sequence

from games.risk.board import ADJACENT, CONTINENTS, SIZE
from games.risk.state import NOBODY

Owners = Sequence[int]
Troops = Sequence[int]

FAR = SIZE
"""The distance to the front of a territory that has no way to it."""


def own_borders(owners: Owners, seat: int) -> list[int]:
    """The seat's territories beside somebody else's."""
    borders = []
    for place, owner in enumerate(owners):
        if owner == seat:
            for beside in ADJACENT[place]:
                if owners[beside] != seat:
                    borders.append(place)
                    break
    return borders


def enemies_beside(owners: Owners, seat: int, place: int) -> list[int]:
    """The adjacent territories that belong to others."""
    return [beside for beside in ADJACENT[place] if owners[beside] not in (seat, NOBODY)]


def weakest_beside(owners: Owners, troops: Troops, seat: int, place: int) -> int | None:
    """The adjacent territory of somebody else with the fewest troops."""
    enemies = enemies_beside(owners, seat, place)
    return min(enemies, key=troops.__getitem__) if enemies else None


def threat_to(owners: Owners, troops: Troops, seat: int, place: int) -> int:
    """The troops of others beside a territory that could attack it."""
    return sum([troops[beside] - 1 for beside in enemies_beside(owners, seat, place)])


def distances_to_front(owners: Owners, seat: int) -> list[int]:
    """How many steps through own land each own territory is from a border; FAR for the others."""
    distances = [FAR] * SIZE
    ring = own_borders(owners, seat)
    for place in ring:
        distances[place] = 0
    steps = 0
    while ring:
        steps += 1
        outer = []
        for place in ring:
            for beside in ADJACENT[place]:
                if owners[beside] == seat and distances[beside] == FAR:
                    distances[beside] = steps
                    outer.append(beside)
        ring = outer
    return distances


def continent_owner(owners: Owners, continent: int) -> int | None:
    """Who owns every territory of a continent, if anybody does."""
    members = CONTINENTS[continent].territories
    owner = owners[members[0]]
    for place in members:
        if owners[place] != owner:
            return None
    return None if owner == NOBODY else owner
