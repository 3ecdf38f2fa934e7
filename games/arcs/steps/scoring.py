"""The end of a chapter: ambitions, what goes back, the markers; and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.setup import Result
from engine.core.step import Emit, Step
from engine.text.said import Said, SeatNumber
from games.arcs import rule_queries as q
from games.arcs.board import AMBITIONS, CITY_BONUS, MARKERS
from games.arcs.events import (
    AmbitionScored,
    AmbitionsScored,
    MarkerFlipped,
    PiecesReturned,
)
from games.arcs.hands import MarkersTaken
from games.arcs.parts import NO_PIECES
from games.arcs.rule_hooks import follow_up, icons, ruled
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import FitSlots

ICONS_OF = {"tycoon": ("fuel", "material"), "keeper": ("relic",), "empath": ("psionic",)}


def ambition_count(table: ArcsTable, number: int, ambition: str) -> int:
    """ARCS-10.2: what a seat has for an ambition."""
    seat = table.seats[number]
    if ambition == "tyrant":
        return sum(seat.captives)
    if ambition == "warlord":
        return seat.trophy_count
    return sum([icons(table, number, resource) for resource in ICONS_OF[ambition]])


def phantom_count(table: ArcsTable, ambition: str) -> int:
    """ARCS-10.6: with two seats, the tokens on the box stand for a third player."""
    return sum([box == ambition for box, _ in table.phantoms])


def places(counts: list[int]) -> tuple[list[int], list[int]]:
    """ARCS-10.3 and 10.4: who is first and who is second among these counts.

    A tie for first makes all of them second, and nobody else; a tie for second nobody.
    """
    best = max(counts)
    if not best:
        return [], []
    first = [place for place, count in enumerate(counts) if count == best]
    if len(first) > 1:
        return [], first
    rest = max([count for count in counts if count != best], default=0)
    second = [place for place, count in enumerate(counts) if count == rest]
    return first, second if rest and len(second) == 1 else []


def places_in(table: ArcsTable, ambition: str) -> tuple[list[int], list[int]]:
    """ARCS-10.3 to 10.6: the seats that are first and second in an ambition as things stand.

    The third player of two seats has the number 2.
    """
    counts = [ambition_count(table, number, ambition) for number in range(len(table.seats))]
    return places([*counts, phantom_count(table, ambition)])


def declared(table: ArcsTable) -> list[str]:
    """The ambitions with a marker."""
    return [ambition for ambition in AMBITIONS if table.boxes.get(ambition)]


@dataclass(frozen=True, slots=True)
class ScoreAmbitions(Step):
    """ARCS-10.1: each ambition with a marker pays its first and second."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        scored = tuple(declared(table))
        paid = [each for ambition in scored for each in self._score(table, ambition, emit)]
        table.steps.append(CleanUp(scored))
        emit(AmbitionsScored, scored)
        follow_up(table, AmbitionsScored(scored))
        follow_up(table, q.ChapterScored())
        for each in reversed(paid):
            follow_up(table, each)

    def _score(self, table: ArcsTable, ambition: str, emit: Emit) -> Iterator[AmbitionScored]:
        seats = len(table.seats)
        first, second = places_in(table, ambition)
        values = [table.marker_value(marker) for marker in table.boxes[ambition]]
        for number in first:
            if number < seats:
                power = sum([value for value, _ in values])
                worth = (power, table.city_bonus(number))
                yield self._pay(table, number, ambition, 1, worth, emit)
        for number in second:
            if number < seats:
                power = sum([value for _, value in values])
                yield self._pay(table, number, ambition, 2, (power, 0), emit)

    def _pay(
        self, table: ArcsTable, number: int, ambition: str, place: int, worth: tuple[int, int],
        emit: Emit,
    ) -> AmbitionScored:  # fmt: skip
        second = sum([table.marker_value(marker)[1] for marker in table.boxes[ambition]])
        power, bonus = ruled(table, q.PowerFor(number, ambition, place, second), worth)
        table.seats[number].power += power + bonus
        emit(AmbitionScored, number, ambition, place, power, bonus)
        return AmbitionScored(number, ambition, place, power, bonus)


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """ARCS-10.7 and 10.8: Trophies and Captives of scored ambitions return, and all markers."""

    scored: tuple[str, ...]

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        count = len(table.seats)
        if "tyrant" in self.scored:
            for seat in table.seats:
                seat.captives = (0,) * count
            emit(PiecesReturned, True)
        if "warlord" in self.scored:
            for seat in table.seats:
                seat.trophies, seat.spoils = (NO_PIECES,) * count, ()
            emit(PiecesReturned, False)
            table.steps += [FitSlots(number) for number in reversed(table.turn_order())]
        if table.boxes:
            emit(MarkersTaken, sum(map(len, table.boxes.values())))
        table.boxes = {}
        self._flip(table, emit)

    def _flip(self, table: ArcsTable, emit: Emit) -> None:
        fronts = [marker for marker in range(len(MARKERS)) if not table.flipped[marker]]
        if fronts:
            lowest = min(fronts, key=lambda marker: MARKERS[marker][0])
            table.flipped = tuple(
                [shown or marker == lowest for marker, shown in enumerate(table.flipped)]
            )
            emit(MarkerFlipped, *table.marker_value(lowest), MARKERS[lowest][0])


def most_power() -> int:
    """The most Power that a first chapter of the base game brings a seat.

    ARCS-10.1 to 10.5: nothing but ambitions brings Power there; each of the markers shows its
    front, none pays more than its first place, and each at the most one bonus for cities.
    """
    fronts: int = sum(front[0] for front, _ in MARKERS)
    bonus: int = max(CITY_BONUS)
    return fronts + len(MARKERS) * bonus


def standings(table: ArcsTable) -> list[int]:
    """ARCS-10.10: most Power first, ties to the earliest in turn order."""
    return sorted(table.turn_order(), key=lambda number: -table.seats[number].power)


def tie_break(table: ArcsTable) -> Said | None:
    """That the first is earlier in turn order than the next, who has as much Power."""
    first, second, *_ = standings(table)
    if table.seats[first].power != table.seats[second].power:
        return None
    return Said("tie-broken", {"seat": SeatNumber(first)})


def result(table: ArcsTable) -> Result:
    """Power and ranks as they stand."""
    order = standings(table)
    ranks = tuple(1 + order.index(number) for number in range(len(table.seats)))
    return Result(tuple(float(seat.power) for seat in table.seats), ranks)
