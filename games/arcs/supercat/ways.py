"""Ways over the map: the moves that lead from one system to others, leg by leg (CAT-8.6 and 8.7).

A leg is what one move goes through: the system beside, or with a catapult the gates and where it
comes down. Ships that are on their way count nowhere but where they stand, and never come back to
a system that they left with the same card (CAT-11.22); so the control of the gates ahead is what
it is without them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from games.arcs.board import neighbours

Leg = tuple[str, ...]
Legs = tuple[Leg, ...]
MANY = 12
"""As many ways of the same length to one system are told apart."""


class Ways:
    """Every system that moves from an origin lead to, how many it takes, and by which legs."""

    __slots__ = ("_steps", "costs")

    def __init__(self, costs: dict[str, int], steps: dict[str, list[tuple[str, Leg]]]) -> None:
        self.costs: Mapping[str, int] = costs
        self._steps = steps

    def first(self, target: str) -> Legs:
        """One of the shortest ways to a system."""
        legs: list[Leg] = []
        while self.costs[target]:
            target, leg = self._steps[target][0]
            legs.append(leg)
        return tuple(reversed(legs))

    def all(self, target: str) -> list[Legs]:
        """All shortest ways to a system, but no more than many."""
        if not self.costs[target]:
            return [()]
        found: list[Legs] = []
        for before, leg in self._steps[target]:
            found += [(*legs, leg) for legs in self.all(before) if not _meets(legs, leg)]
            if len(found) >= MANY:
                break
        return found[:MANY]


def _meets(legs: Legs, leg: Leg) -> bool:
    return any(system in leg for each in legs for system in each)


def ways_from(
    origin: str, horizon: int, flights: Callable[[str], Sequence[Leg]], avoided: Collection[str]
) -> Ways:
    """The ways of so many moves at most, which come through none of the systems to be avoided, and
    through none twice.
    """
    costs: dict[str, int] = {origin: 0}
    steps: dict[str, list[tuple[str, Leg]]] = {}
    behind: dict[str, frozenset[str]] = {origin: frozenset()}
    front = [origin]
    for cost in range(1, horizon + 1):
        after = []
        for system in front:
            for leg in flights(system):
                target = leg[-1]
                if target in avoided or not behind[system].isdisjoint(leg):
                    continue
                known = costs.get(target)
                if known is None:
                    costs[target], steps[target] = cost, [(system, leg)]
                    behind[target] = behind[system].union(leg)
                    after.append(target)
                elif known == cost:
                    steps[target].append((system, leg))
        if not after:
            break
        front = after
    return Ways(costs, steps)


def flights_from(
    start: str, out: tuple[int, ...], flies: Callable[[str], bool], avoided: Collection[str]
) -> list[Leg]:
    """What a catapult reaches with one move: over gates that let ships pass, by the fewest."""
    near = neighbours(out)
    found: dict[str, list[Leg]] = {
        target: [(target,)] for target in near[start] if target not in avoided
    }
    front = list(found)
    while front:
        after: dict[str, list[Leg]] = {}
        for gate in front:
            if flies(gate):
                for target in near[gate]:
                    if target not in found and target != start and target not in avoided:
                        after.setdefault(target, []).extend([(*leg, target) for leg in found[gate]])
        found |= after
        front = list(after)
    return [leg for legs in found.values() for leg in legs]
