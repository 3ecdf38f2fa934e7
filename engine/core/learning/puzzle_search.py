"""How puzzles are searched: every choice meets the same luck, the promising ones more of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final, Protocol

FIRST_SHARE: Final = 4
"""A quarter of the samples goes to every choice."""

FEWEST: Final = 4
BEHIND: Final = 4.0
"""A choice that is so many standard errors behind the best gets no more samples."""

HOPE: Final = 1.2
"""With less than so many standard errors between the best two a search for a puzzle ends."""

CLEAR: Final = 3.0
"""The second best must cost so many standard errors at least."""


class Sampling(Protocol):
    """What some choices are worth with luck of a number; equal numbers are equal luck."""

    def sample(self, number: int, choices: Sequence[int]) -> Sequence[float]:
        """One value for each of the choices asked for."""


class Searching(Sampling, Protocol):
    """A sampling that knows when once is enough."""

    is_exact: bool


@dataclass(frozen=True, slots=True)
class Found:
    """By choice: its value, what it costs against the best, and the standard error of that."""

    values: tuple[float, ...]
    costs: tuple[float, ...]
    errors: tuple[float, ...]
    samples: int

    @property
    def best(self) -> int:
        """The choice that is worth most."""
        return self.costs.index(0.0)

    @property
    def gap(self) -> float:
        """What the second best costs."""
        return min(cost for number, cost in enumerate(self.costs) if number != self.best)

    @property
    def is_clear(self) -> bool:
        """Whether every other choice costs more than the search's own error."""
        return all(
            cost > CLEAR * error
            for number, (cost, error) in enumerate(zip(self.costs, self.errors, strict=True))
            if number != self.best
        )


class Race:
    """The samples of all choices so far."""

    def __init__(self, searching: Searching, choices: int) -> None:
        self._searching = searching
        self._rows: list[list[float]] = [[] for _ in range(choices)]

    def run(self, choices: Sequence[int], samples: int) -> None:
        """Samples up to a number for some choices."""
        for number in range(min(len(self._rows[each]) for each in choices), samples):
            values = self._searching.sample(number, choices)
            for choice, value in zip(choices, values, strict=True):
                self._rows[choice].append(value)

    def found(self) -> Found:
        """What is known by now; the best is sought among those with most samples."""
        most = max(map(len, self._rows))
        means = [sum(row) / len(row) if len(row) == most else -inf for row in self._rows]
        best = max(range(len(means)), key=means.__getitem__)
        losses = [self._loss(best, choice) for choice in range(len(self._rows))]
        costs = tuple(0.0 if n == best else max(0.0, loss) for n, (loss, _) in enumerate(losses))
        values = tuple(means[best] - cost for cost in costs)
        return Found(values, costs, tuple(error for _, error in losses), most)

    def _loss(self, best: int, choice: int) -> tuple[float, float]:
        """What a choice loses against the best, by luck that both met, and its standard error."""
        pairs = zip(self._rows[best], self._rows[choice], strict=False)
        lost = [one - other for one, other in pairs]
        mean = sum(lost) / len(lost)
        if choice == best or self._searching.is_exact:
            return mean, 0.0
        spread = sum((each - mean) ** 2 for each in lost) / max(1, len(lost) - 1)
        return mean, sqrt(spread / len(lost))


def search(searching: Searching, choices: int, samples: int, least: float = -inf) -> Found:
    """The worth of every choice; it stops early where the best cannot cost the others `least`."""
    race = Race(searching, choices)
    everything = range(choices)
    if searching.is_exact:
        race.run(everything, 1)
        return race.found()
    race.run(everything, max(FEWEST, samples // FIRST_SHARE))
    found = race.found()
    if _is_hopeless(found, least):
        return found
    ahead = [n for n in everything if found.costs[n] <= BEHIND * found.errors[n]]
    if len(ahead) < 2:
        ahead = sorted(everything, key=lambda n: found.costs[n])[:2]
    race.run(sorted(ahead), samples // 2)
    if not _is_hopeless(race.found(), least):
        race.run(sorted(ahead), samples)
    return race.found()


def _is_hopeless(found: Found, least: float) -> bool:
    """Whether the second best will hardly turn out to cost enough, or clearly something."""
    second = next(n for n, cost in enumerate(found.costs) if n != found.best and cost == found.gap)
    error = found.errors[second]
    return least > -inf and (found.gap + 2 * error < least or found.gap < HOPE * error)
