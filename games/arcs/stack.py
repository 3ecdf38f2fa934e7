"""The stack that SUPERCATs draw from, and the cards at their boards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Chance
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs.board import HAND_SIZE
from games.arcs.campaign_components import EVENT_CARDS
from games.arcs.events import CardRevealed, CardsLaidAside, CountersSet, HandSeen, StackShuffled
from games.arcs.moves import Deal, OneCard
from games.arcs.parts import EVERYBODY, Lying, Seat, Supercat
from games.arcs.state import ArcsTable
from games.arcs.table_chores import CounterTurned, LookedAtShuffled, SeizeCounterRemoved

ASK_REVEAL: Final = Message("ask-reveal")


def supercat_of(seat: Seat) -> Supercat:
    assert seat.supercat is not None, "no SUPERCAT sits there"
    return seat.supercat


def not_a_supercat(table: ArcsTable, number: int) -> list[str]:
    """The problem of a step of a SUPERCAT at another seat."""
    if table.seats[number].supercat is None:
        return [f"the step on top is one of a SUPERCAT, but seats[{number}] is none"]
    return []


class OfSupercat(Step):
    """A step at the seat of a SUPERCAT."""

    __slots__ = ()
    seat: int

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


@dataclass(frozen=True, slots=True)
class FormStack(Step):
    """CAT-2.1 and 2.2: the cards not dealt are the stack; hand counters show six."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.stack = tuple([each for layer in table.pile for each in layer])
        table.pile = ()
        for seat in table.seats:
            if seat.supercat is not None:
                seat.supercat = replace(
                    seat.supercat, counter=HAND_SIZE, drawn=(), has_spied=False, exhausted=()
                )
        emit(CountersSet, HAND_SIZE)


@dataclass(frozen=True, slots=True)
class DrawTwo(Step):
    """CAT-2.3: the hand counter goes down by one and two cards are revealed.

    CAT-3.3: with the initiative the seize counter is removed. CAT-14.2: it may not draw at all.
    """

    seat: int
    draws: bool = True

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = supercat_of(seat)
        seize = 0 if table.initiative == self.seat else cat.seize
        seat.supercat = replace(
            cat, counter=cat.counter - 1, seize=seize, draws_none=not self.draws
        )
        emit(CounterTurned, self.seat, cat.counter - 1)
        if seize < cat.seize:
            emit(SeizeCounterRemoved, self.seat)
        if self.draws:
            table.steps += [RevealCard(self.seat), Replenish(), RevealCard(self.seat), Replenish()]

    def problems(self, table: ArcsTable) -> list[str]:
        problems = not_a_supercat(table, self.seat)
        if not problems and not table.seats[self.seat].cards_left:
            problems = [f"seats[{self.seat}].supercat.counter is 0, but the seat is to draw"]
        return problems


@dataclass(frozen=True, slots=True)
class Replenish(Step):
    """CAT-2.6: when the stack has run out the discard pile is shuffled into a new one.

    CATR-2.2: but for the Events of the campaign.
    """

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if table.stack:
            return
        lying = [each for layer in table.pile for each in layer]
        cards = [each for each in lying if each.card not in EVENT_CARDS]
        if cards:
            events = [each for each in lying if each.card in EVENT_CARDS]
            table.stack, table.pile = tuple(cards), (tuple(events),) if events else ()
            emit(StackShuffled, len(table.stack), len(events))


@dataclass(frozen=True, slots=True)
class RevealCard(OfSupercat):
    """CAT-2.3: a card of the stack is turned up for a SUPERCAT."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        cards = tuple(sorted([each.card for each in table.stack]))
        if not cards:
            return None
        return Chance("reveal", ASK_REVEAL, OneCard(cards), self.seat)

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        if card is None:
            return
        table.take_from_bottom((card,))
        seat = table.seats[self.seat]
        cat = supercat_of(seat)
        seat.hand = tuple(sorted((*seat.hand, card)))
        seat.supercat = replace(cat, drawn=(*cat.drawn, card))
        emit(CardRevealed, self.seat, card)


@dataclass(frozen=True, slots=True)
class LayAside(OfSupercat):
    """CAT-2.4: of the cards drawn the one that was not played is discarded, face up."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = supercat_of(seat)
        left = tuple([card for card in cat.drawn if card in seat.hand])
        seat.supercat = replace(cat, drawn=(), draws_none=False)
        if left:
            seat.hand = tuple([card for card in seat.hand if card not in left])
            table.pile += (tuple([Lying(card, EVERYBODY) for card in left]),)
            emit(CardsLaidAside, self.seat, left)


@dataclass(frozen=True, slots=True)
class RaiseCounter(OfSupercat):
    """CAT-2.5: with an action card that a SUPERCAT gains its hand counter goes up."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = supercat_of(seat)
        seat.supercat = replace(cat, counter=cat.counter + 1)
        emit(CounterTurned, self.seat, cat.counter + 1, is_raised=True)


@dataclass(frozen=True, slots=True)
class LookAtStack(Step):
    """CAT-5.17: Farseers show as many cards of the stack as a SUPERCAT's counter says."""

    seat: int
    rival: int

    def ask(self, table: ArcsTable) -> Chance | None:
        cards = tuple(sorted([each.card for each in table.stack]))
        if not cards:
            return None
        count = min(len(cards), table.seats[self.rival].cards_left)
        asked = Message("ask-look-at-stack", {"count": count})
        return Chance("seen", asked, Deal(cards, count), self.seat, secret=True)

    def answer(self, table: ArcsTable, hand: tuple[str, ...] | None, emit: Emit) -> None:
        if hand is None:
            return
        table.take_from_bottom(hand)
        seat = table.seats[self.rival]
        seat.hand = tuple(sorted((*seat.hand, *hand)))
        seat.supercat = replace(supercat_of(seat), drawn=hand)
        emit.to(self.seat, HandSeen, self.seat, self.rival, hand)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.rival not in range(len(table.seats)):
            return [f"the step on top looks at the cards of seat {self.rival}"]
        return not_a_supercat(table, self.rival)


@dataclass(frozen=True, slots=True)
class ReturnToStack(Step):
    """CAT-5.17: then the cards looked at are shuffled back into the stack."""

    seat: int
    looker: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = supercat_of(seat)
        table.stack += tuple([Lying(card, self.looker) for card in cat.drawn])
        seat.hand = tuple([card for card in seat.hand if card not in cat.drawn])
        seat.supercat = replace(cat, drawn=())
        emit(LookedAtShuffled)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.looker not in range(len(table.seats)):
            return [f"the step on top names seat {self.looker}, who does not exist"]
        return not_a_supercat(table, self.seat)
