"""Ambitions: declaring them, seizing the initiative, the end of a chapter, and the end of
the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.setup import Result
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.arcs import events, rule_hooks
from games.arcs import rule_queries as q
from games.arcs.board import AMBITION_OF_NUMBER, AMBITIONS, ANY_AMBITION, CARDS, MARKERS
from games.arcs.moves import Declare
from games.arcs.parts import NO_PIECES, Played
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import FitSlots
from games.arcs.table_chores import MarkersTaken

# The end of a chapter: ambitions, what goes back, the markers; and the end of the game.


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
    counts = [
        rule_hooks.ambition_count(table, number, ambition) for number in range(len(table.seats))
    ]
    return places([*counts, rule_hooks.phantom_count(table, ambition)])


@dataclass(frozen=True, slots=True)
class ScoreAmbitions(Step):
    """ARCS-10.1: each ambition with a marker pays its first and second."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        scored = tuple(rule_hooks.declared(table))
        paid = [each for ambition in scored for each in self._score(table, ambition, emit)]
        table.steps.append(CleanUp(scored))
        emit(events.AmbitionsScored, scored)
        rule_hooks.follow_up(table, events.AmbitionsScored(scored))
        rule_hooks.follow_up(table, q.ChapterScored())
        for each in reversed(paid):
            rule_hooks.follow_up(table, each)

    def _score(
        self, table: ArcsTable, ambition: str, emit: Emit
    ) -> Iterator[events.AmbitionScored]:
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
    ) -> events.AmbitionScored:  # fmt: skip
        second = sum([table.marker_value(marker)[1] for marker in table.boxes[ambition]])
        power, bonus = rule_hooks.query(table, q.PowerFor(number, ambition, place, second), worth)
        table.seats[number].power += power + bonus
        emit(events.AmbitionScored, number, ambition, place, power, bonus)
        return events.AmbitionScored(number, ambition, place, power, bonus)


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """ARCS-10.7 and 10.8: Trophies and Captives of scored ambitions return, and all markers."""

    scored: tuple[str, ...]

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        count = len(table.seats)
        if "tyrant" in self.scored:
            for seat in table.seats:
                seat.captives = (0,) * count
            emit(events.PiecesReturned, True)
        if "warlord" in self.scored:
            for seat in table.seats:
                seat.trophies, seat.spoils = (NO_PIECES,) * count, ()
            emit(events.PiecesReturned, False)
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
            emit(events.MarkerFlipped, *table.marker_value(lowest), MARKERS[lowest][0])


def standings(table: ArcsTable) -> list[int]:
    """ARCS-10.10: most Power first, ties to the earliest in turn order."""
    return sorted(table.turn_order(), key=lambda number: -table.seats[number].power)


def tie_break(table: ArcsTable) -> Message | None:
    """That the first is earlier in turn order than the next, who has as much Power."""
    first, second, *_ = standings(table)
    if table.seats[first].power != table.seats[second].power:
        return None
    return Message("tie-broken", {"seat": SeatNumber(first)})


def result(table: ArcsTable) -> Result:
    order = standings(table)
    ranks = tuple(1 + order.index(number) for number in range(len(table.seats)))
    return Result(tuple(float(seat.power) for seat in table.seats), ranks)


# Declaring ambitions and seizing the initiative.


def declarations(table: ArcsTable, played: Played) -> list[Declare]:
    """ARCS-4.5 and 4.6: what may be declared with a card just played."""
    if table.declared or not table.free_markers:
        return []
    if not rule_hooks.query(table, q.MayDeclare(played.seat, played.how), played.how == "lead"):
        return []
    if not can_declare(table, played.seat, declarer(table, played)):
        return []
    asked = q.DeclaredWith(played.card, played.how)
    return [Declare(ambition) for ambition in rule_hooks.query(table, asked, _printed(played.card))]


def _printed(card: str) -> tuple[str, ...]:
    """ARCS-4.6: the ambitions of a card's number."""
    number = CARDS[card].number
    if number == ANY_AMBITION:
        return AMBITIONS
    ambition = AMBITION_OF_NUMBER.get(number)
    return (ambition,) if ambition else ()


def declarer(table: ArcsTable, played: Played) -> str:
    """COURT-5.18: the guild card but for which a card that was played could not declare."""
    if played.how == "lead":
        return ""
    return rule_hooks.ruled_by(table, q.MayDeclare(played.seat, played.how), False)


def can_declare(table: ArcsTable, number: int, card: str = "") -> bool:
    """ARCS-4.5: whether a seat can do what its declaring, for which it needs a card, costs."""
    can: bool = rule_hooks.query(table, q.CanDeclare(number, card), True)
    return can


def declare_as_played(table: ArcsTable, played: Played, ambition: str) -> None:
    """ARCS-4.7 and 4.8: declaring with the card just played."""
    card, covers = declarer(table, played), covers_lead(table, played, ambition)
    later = table.rules.holds("feastbringer-cost-is-silent")
    begin_declaring(table, played.seat, ambition, covers, card, asks=later)


def begin_declaring(
    table: ArcsTable, number: int, ambition: str, covers: bool, card: str = "", asks: bool = False
) -> None:
    """ARCS-4.7: what declaring costs is paid first."""
    table.steps.append(DeclareNow(number, ambition, covers, asks))
    rule_hooks.follow_up(table, q.AboutToDeclare(number, card))


@dataclass(frozen=True, slots=True)
class DeclareNow(Step):
    """ARCS-4.7: the declaration itself; it `asks` only now whether the lead card becomes zero."""

    seat: int
    ambition: str
    covers: bool
    asks: bool = False

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        covers = self.covers
        if self.asks:
            covers = covers_lead(table, table.trick[-1], self.ambition)
        declare(table, self.seat, self.ambition, covers, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.ambition not in AMBITIONS or not table.free_markers:
            return ["the step on top declares an ambition, which is not possible"]
        return []


def declare(table: ArcsTable, number: int, ambition: str, covers: bool, emit: Emit) -> None:
    """ARCS-4.7 and 4.8: the best free marker goes into the box; the lead card may become zero."""
    marker = table.free_markers[0]
    table.boxes[ambition] = (*table.boxes.get(ambition, ()), marker)
    table.declared = True
    if covers:
        table.zeroed = True
    first, second = table.marker_value(marker)
    emit(events.AmbitionDeclared, number, ambition, first, second, covers)
    rule_hooks.follow_up(table, events.AmbitionDeclared(number, ambition, first, second, covers))


def covers_lead(table: ArcsTable, played: Played, ambition: str) -> bool:
    """ARCS-4.8: whether the zero marker comes onto the lead card."""
    question = q.CoversLead(played.seat, ambition, played.how)
    covers: bool = rule_hooks.query(table, question, True)
    return covers


def may_seize(table: ArcsTable, number: int) -> bool:
    """ARCS-4.13: nobody has seized this round, and the seat does not hold the marker."""
    default = table.initiative != number and not table.seized
    may: bool = rule_hooks.query(table, q.may_seize(number), default)
    return may


def seize(table: ArcsTable, number: int, card: str, emit: Emit) -> None:
    """ARCS-4.13: the marker changes hands at once; a card given for it stays that seat's secret."""
    source = table.initiative
    table.initiative, table.seized = number, True
    if card:
        emit.to(number, events.InitiativeSeized, number, card)
    else:
        emit(events.InitiativeSeized, number, "")
    if source != number:
        rule_hooks.follow_up(table, q.InitiativeTaken(number, source))
