"""Declaring ambitions and seizing the initiative."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.step import Emit, Step
from games.arcs import rule_queries as q
from games.arcs.board import AMBITION_OF_NUMBER, AMBITIONS, ANY_AMBITION, CARDS
from games.arcs.events import AmbitionDeclared, InitiativeSeized
from games.arcs.moves import Declare
from games.arcs.parts import Played
from games.arcs.rule_hooks import follow_up, ruled, ruled_by
from games.arcs.state import ArcsTable


def declarations(table: ArcsTable, played: Played) -> list[Declare]:
    """ARCS-4.5 and 4.6: what may be declared with a card just played."""
    if table.declared or not table.free_markers:
        return []
    if not ruled(table, q.MayDeclare(played.seat, played.how), played.how == "lead"):
        return []
    if not can_declare(table, played.seat, declarer(table, played)):
        return []
    asked = q.DeclaredWith(played.card, played.how)
    return [Declare(ambition) for ambition in ruled(table, asked, _printed(played.card))]


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
    return ruled_by(table, q.MayDeclare(played.seat, played.how), False)


def can_declare(table: ArcsTable, number: int, card: str = "") -> bool:
    """ARCS-4.5: whether a seat can do what its declaring, for which it needs a card, costs."""
    can: bool = ruled(table, q.CanDeclare(number, card), True)
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
    follow_up(table, q.AboutToDeclare(number, card))


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
    emit(AmbitionDeclared, number, ambition, first, second, covers)
    follow_up(table, AmbitionDeclared(number, ambition, first, second, covers))


def covers_lead(table: ArcsTable, played: Played, ambition: str) -> bool:
    """ARCS-4.8: whether the zero marker comes onto the lead card."""
    question = q.CoversLead(played.seat, ambition, played.how)
    covers: bool = ruled(table, question, True)
    return covers


def may_seize(table: ArcsTable, number: int) -> bool:
    """ARCS-4.13: nobody has seized this round, and the seat does not hold the marker."""
    default = table.initiative != number and not table.seized
    may: bool = ruled(table, q.may_seize(number), default)
    return may


def seize(table: ArcsTable, number: int, card: str, emit: Emit) -> None:
    """ARCS-4.13: the marker changes hands at once; a card given for it stays that seat's secret."""
    source = table.initiative
    table.initiative, table.seized = number, True
    if card:
        emit.to(number, InitiativeSeized, number, card)
    else:
        emit(InitiativeSeized, number, "")
    if source != number:
        follow_up(table, q.InitiativeTaken(number, source))
