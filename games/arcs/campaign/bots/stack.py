"""A SUPERCAT's card supply in the campaign: Events that are drawn to lead, and spying."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from engine.core.recorded import Event
from engine.core.step import Emit, Step
from engine.text.said import SeatNumber
from games.arcs.board import CARDS
from games.arcs.campaign.rules.fates.partisan import HandOver, give_card
from games.arcs.parts import Lying, without
from games.arcs.reach_box import EVENT_CARDS
from games.arcs.stack import (
    LookAtStack,
    Replenish,
    ReturnToStack,
    RevealCard,
    not_a_supercat,
    supercat_of,
)
from games.arcs.state import ArcsTable

CARDS_TO_LEAD = 2


@dataclass(frozen=True, slots=True)
class EventsReturned(Event):
    """Events that a SUPERCAT drew to lead went back into the stack."""

    seat: Annotated[int, SeatNumber]
    count: int


@dataclass(frozen=True, slots=True)
class ReplaceEvents(Step):
    """CATR-3.1 and 3.2: who leads draws until two cards are no Events; these are shuffled back."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = supercat_of(seat)
        events = tuple([card for card in cat.drawn if card in EVENT_CARDS])
        if not events:
            return
        if len(cat.drawn) - len(events) < CARDS_TO_LEAD and table.stack:
            table.steps += [self, RevealCard(self.seat), Replenish()]
            return
        seat.hand = tuple([card for card in seat.hand if card not in events])
        kept = tuple([card for card in cat.drawn if card not in events])
        seat.supercat = replace(cat, drawn=kept)
        table.stack += tuple([Lying(card) for card in events])
        emit(EventsReturned, self.seat, len(events))

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


# -- Informants -----------------------------------------------------------------------------------


def swap_steps(number: int, rival: int, cat: int) -> tuple[Step, ...]:
    """CATR-PARTISAN-4 and 5: a swap between a hand and as many cards as a SUPERCAT's counter."""
    person = rival if cat == number else number
    return (
        ReturnToStack(cat, person),
        TakeHighestDrawn(person, cat),
        HandOver(person, cat, gives_back=True),
        LookAtStack(person, cat),
        *[NoteSpying(cat)] * (cat == number),
    )


@dataclass(frozen=True, slots=True)
class NoteSpying(Step):
    """CATR-PARTISAN-3: a SUPERCAT spies once a chapter."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.supercat = replace(supercat_of(seat), has_spied=True)

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


@dataclass(frozen=True, slots=True)
class TakeHighestDrawn(Step):
    """CATR-PARTISAN-4: the highest of the cards drawn goes to the hand; Events have no number."""

    seat: int
    rival: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        cat = supercat_of(table.seats[self.rival])
        numbered = [card for card in cat.drawn if CARDS[card].number]
        if numbered:
            card = max(numbered, key=lambda each: (CARDS[each].number, each))
            table.seats[self.rival].supercat = replace(cat, drawn=without(cat.drawn, card))
            give_card(table, self.rival, self.seat, card, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.rival)
