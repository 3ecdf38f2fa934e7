"""What ambitions are likely to bring every seat as the chapter ends."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from games.arcs.board import HAND_SIZE
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ICONS_OF, ambition_count, places

FARTHEST: Final = 24
"""Leads count no more beyond this."""

MOST_LEFT: Final = HAND_SIZE + 2


class Spread(NamedTuple):
    """How far counts move: at the last card, and more for each card before it."""

    at_last: float
    a_card: float


ICONS: Final = Spread(0.75, 0.1)
"""Resources and guild cards are spent, stolen and lost."""

HELD: Final = Spread(0.35, 0.08)
"""Captives and Trophies hardly ever go back."""

SPREADS: Final = dict.fromkeys(ICONS_OF, ICONS) | {"tyrant": HELD, "warlord": HELD}


def likely(spread: Spread, lead: int, left: int) -> float:
    """How likely a lead of so much holds with so many cards to come: even for none.

    Of leads of 1, 2 and 3 in icons 71, 86 and 98 of a hundred held in six measured games, of those
    in Captives and Trophies 88, 99 and 98.
    """
    sure = lead / (spread.at_last + spread.a_card * left)
    share = sure * sure / (1 + sure * sure)
    return 0.5 + (share / 2 if lead > 0 else -share / 2)


LIKELY: Final = {
    (spread, left): tuple([likely(spread, lead, left) for lead in range(-FARTHEST, FARTHEST + 1)])
    for spread in (ICONS, HELD)
    for left in range(MOST_LEFT + 1)
}
LATE_START: Final = 0.12
"""How likely a seat without any comes to have one, for each card that it still plays."""

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


def prospects(ambition: str, counts: Sequence[int], phantom: int, left: int) -> Prospects:
    """How the places of an ambition are likely to fall.

    `counts` are those of the seats, `phantom` the tokens on the box, `left` the cards that
    whoever has most still plays in this chapter.
    """
    return _prospects(SPREADS[ambition], tuple(counts), phantom, min(left, MOST_LEFT))


@cache
def _prospects(spread: Spread, counts: tuple[int, ...], phantom: int, left: int) -> Prospects:
    seats = len(counts)
    everybody = (*counts, phantom) if phantom else counts
    if not left:
        return _settled(everybody, seats)
    start = min(1.0, LATE_START * left)
    has = [1.0 if count else start for count in everybody]
    holds = LIKELY[spread, left]

    def shares(among: list[int]) -> dict[int, float]:
        """Who of these is ahead of all the others."""
        strong = {
            one: has[one]
            * _product(
                [
                    holds[_within(everybody[one] - everybody[other]) + FARTHEST]
                    for other in among
                    if other != one
                ]
            )
            for one in among
        }
        total = max(sum(strong.values()), 1e-9)
        most = max(has[one] for one in among)
        return {one: most * share / total for one, share in strong.items()}

    everyone = list(range(len(everybody)))
    first = shares(everyone)
    second = dict.fromkeys(everyone, 0.0)
    for winner in everyone:
        for one, share in shares([each for each in everyone if each != winner]).items():
            second[one] += first[winner] * share
    return _told([first[seat] for seat in range(seats)], [second[seat] for seat in range(seats)])


def _within(lead: int) -> int:
    return max(-FARTHEST, min(FARTHEST, lead))


def _product(factors: Sequence[float]) -> float:
    product = 1.0
    for factor in factors:
        product *= factor
    return product


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
