"""What ambitions are likely to bring every seat as the chapter ends."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import prod
from typing import Final, NamedTuple

from games.arcs.board import HAND_SIZE
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ICONS_OF, ambition_count, places

FARTHEST: Final = 24
"""Leads count no more beyond this."""

MOST_LEFT: Final = HAND_SIZE + 2
PARTS: Final = 4
"""Counts that are expected to change are told in quarters."""


MOST_KEPT: Final = 50_000
"""So many prospects are kept in mind."""


class AmbitionOdds(NamedTuple):
    """How the counts of an ambition move until the chapter ends.

    A lead spreads by `at_last` with the last card and by `a_card` more for each before it. With a
    card a seat comes by `quiet` on average in an ambition that nobody has declared, by `declared`
    in one that is, by `of_city` more for each city that it can tax for it, by `supercat` more if
    it is a SUPERCAT. A seat without any comes to have one with `late_start` for each card.
    """

    at_last: float
    a_card: float
    quiet: float
    declared: float
    of_city: float
    supercat: float
    late_start: float


ICONS: Final = AmbitionOdds(0.1, 0.27, -0.19, -0.02, 0.15, 0.09, 0.12)
"""Of resources and guild cards, which are spent, stolen and lost."""

HELD: Final = AmbitionOdds(0.1, 0.22, 0.23, 0.32, 0.0, 0.08, 0.09)
"""Of Captives and Trophies, which hardly ever go back."""

ODDS: Final = dict.fromkeys(ICONS_OF, ICONS) | {"tyrant": HELD, "warlord": HELD}
"""Fitted to what became of 5,850 counts in 31 games of an Admiral in haste against SUPERCAT:
`python -m tests.benchmarks.arcs_odds` plays such games and fits them again.
"""

HALF: Final = 0.5
"""Whoever is ahead in the end is ahead by a whole one: half of that is in doubt."""


def likely(odds: AmbitionOdds, lead: float, left: int) -> float:
    """How likely whoever leads by so much is ahead with so many cards to come."""
    sure = (lead - HALF) / (odds.at_last + odds.a_card * left)
    share = sure * sure / (1 + sure * sure)
    return 0.5 + (share / 2 if sure > 0 else -share / 2)


@cache
def holds(odds: AmbitionOdds, left: int) -> tuple[float, ...]:
    """How likely every lead is to hold, the farthest behind first."""
    leads = range(-PARTS * FARTHEST, PARTS * FARTHEST + 1)
    return tuple([likely(odds, lead / PARTS, left) for lead in leads])


SECOND: Final = 0.4
"""What a second place is worth beside a first."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """Of one ambition: how likely each seat is to come first, and second, and both in one."""

    first: tuple[float, ...]
    second: tuple[float, ...]
    strength: tuple[float, ...]

    def power(self, high: float, low: float, bonuses: Sequence[int]) -> list[float]:
        """The Power that each seat can expect of markers worth so much."""
        return [
            first * (high + bonus) + second * low
            for first, second, bonus in zip(self.first, self.second, bonuses, strict=True)
        ]


def prospects(
    ambition: str,
    counts: Sequence[int],
    phantom: int,
    left: int,
    gains: Sequence[float] = (),
    odds: AmbitionOdds | None = None,
) -> Prospects:
    """How the places of an ambition are likely to fall.

    `counts` are those of the seats, `phantom` the tokens on the box, `left` the cards that
    whoever has most still plays in this chapter, `gains` what each seat is likely to gain yet.
    """
    more = tuple([round(PARTS * gain) for gain in gains]) if gains else (0,) * len(counts)
    known = odds or ODDS[ambition]
    return _prospects(known, tuple(counts), phantom, min(left, MOST_LEFT), more)


def earned(
    odds: AmbitionOdds, cards: int, cities: int, *, is_declared: bool, is_supercat: bool
) -> float:
    """What a seat is likely to gain with so many cards in the ambition that has these odds.

    `cities` are those that it can tax for what the ambition counts.
    """
    rate = odds.declared if is_declared else odds.quiet
    return (rate + odds.of_city * cities + odds.supercat * is_supercat) * cards


@lru_cache(MOST_KEPT)
def _prospects(
    odds: AmbitionOdds, counts: tuple[int, ...], phantom: int, left: int, gains: tuple[int, ...]
) -> Prospects:
    seats = len(counts)
    everybody = (*counts, phantom) if phantom else counts
    if not left:
        return _settled(everybody, seats)
    start = min(1.0, odds.late_start * left)
    has = [1.0 if count else start for count in everybody]
    likely_counts = [
        PARTS * count + gain for count, gain in zip(everybody, (*gains, 0), strict=False)
    ]
    by_lead = holds(odds, left)
    everyone = range(len(everybody))

    def lead(one: int, other: int) -> int:
        return _within(likely_counts[one] - likely_counts[other]) + PARTS * FARTHEST

    ahead = [
        [1.0 - has[other] * (1.0 - by_lead[lead(one, other)]) for other in everyone]
        for one in everyone
    ]
    level = [
        [has[o] * max(0.0, 1.0 - by_lead[lead(one, o)] - by_lead[lead(o, one)]) for o in everyone]
        for one in everyone
    ]

    def beats(one: int, but: int) -> float:
        others = [ahead[one][other] for other in everyone if other not in (one, but)]
        return has[one] * prod(others)

    first = [beats(one, one) for one in everyone]
    shared = [
        [level[one][other] * beats(one, other) if other != one else 0.0 for other in everyone]
        for one in everyone
    ]
    scale = max(has) / max(sum(first) + sum(map(sum, shared)) / 2, 1e-9)
    second = [
        sum([first[best] * beats(one, best) for best in everyone if best != one]) + sum(shared[one])
        for one in range(seats)
    ]
    return _told(
        [scale * each for each in first[:seats]],
        [min(has[one] - scale * first[one], scale * second[one]) for one in range(seats)],
    )


def _within(lead: int) -> int:
    return max(-PARTS * FARTHEST, min(PARTS * FARTHEST, lead))


def _settled(everybody: tuple[int, ...], seats: int) -> Prospects:
    """With no card left the places are what they are."""
    first, second = places(list(everybody))
    return _told(
        [float(seat in first) for seat in range(seats)],
        [float(seat in second) for seat in range(seats)],
    )


def _told(first: list[float], second: list[float]) -> Prospects:
    strength = [one + SECOND * two for one, two in zip(first, second, strict=True)]
    return Prospects(tuple(first), tuple(second), tuple(strength))


class Counting:
    """What the seats have for each ambition; icons are counted once for what they lie on."""

    def __init__(self) -> None:
        self._icons: dict[Hashable, dict[str, list[int]]] = {}

    def of(self, table: ArcsTable) -> dict[str, list[int]]:
        """What every seat has for every ambition."""
        seats = table.seats
        key = (table.turn.spent, *[seat.slots for seat in seats], *[seat.cards for seat in seats])
        icons = self._icons.get(key)
        if icons is None:
            icons = self._icons[key] = {
                ambition: [ambition_count(table, number, ambition) for number in range(len(seats))]
                for ambition in ICONS_OF
            }
        return {
            **icons,
            "tyrant": [sum(seat.captives) for seat in seats],
            "warlord": [seat.trophy_count for seat in seats],
        }
