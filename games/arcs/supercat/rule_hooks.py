"""What a SUPERCAT says to the rules: its card supply, its seize counter, what a set-up gives it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from engine.core.chance import Dice
from engine.core.decision import Chance
from engine.core.step import Emit, RuleHook, Step
from engine.text.message import Message, SeatNumber
from games.arcs import events, stack
from games.arcs import rule_queries as q
from games.arcs.board import CARD, CARDS, RESOURCES
from games.arcs.court import COURT
from games.arcs.moves import OneResource
from games.arcs.parts import Played, Thrown
from games.arcs.rule_hooks import OF_SUPERCATS, query, supply
from games.arcs.state import ArcsTable, may_lie_in_court
from games.arcs.steps.actions import place_ships
from games.arcs.steps.gaining import Receive
from games.arcs.steps.scoring import may_seize, seize
from games.arcs.supercat.assessment import (
    Assessment,
    document_at,
    readings_at,
    undeclared,
    winning,
)
from games.arcs.supercat.document import RESOURCE, SHIPS, holds
from games.arcs.supercat.lexicon import DEFENDING, SUIT_OF, is_of_fate, is_threatened
from games.arcs.table_chores import CounterTurned

ENOUGH_CARDS = 2


def can_surpass(table: ArcsTable, card: str) -> bool:
    """ARCS-4.9: whether a card is of the lead suit and higher than the lead card counts."""
    lead, mine = CARDS[table.lead.card], CARDS[card]
    return mine.suit == lead.suit and mine.number > (0 if table.zeroed else lead.number)


@dataclass(frozen=True, slots=True)
class CountToSeize(stack.OfSupercat):
    """CAT-3.8: without a card that surpasses the seize counter comes, or goes up.

    CAT-3.9: with two or more cards left, and nothing seized in this round, the die is rolled.
    """

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if not table.trick or any(can_surpass(table, card) for card in seat.hand):
            return
        cat = stack.supercat_of(seat)
        seat.supercat = replace(cat, seize=cat.seize + 1)
        emit(events.SeizeCounted, self.seat, cat.seize + 1)
        may = may_seize(table, self.seat) and query(table, q.MayRollToSeize(self.seat), True)
        if cat.counter >= query(table, q.EnoughToSeize(self.seat), ENOUGH_CARDS) and may:
            table.steps.append(RollToSeize(self.seat))


@dataclass(frozen=True, slots=True)
class RollToSeize(stack.OfSupercat):
    """CAT-3.10 and 3.11: a die less the undeclared ambitions it wins, against the seize counter.

    CATR-14.3: an urgent Event seizes without a die.
    """

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        if query(table, q.UrgedToSeize(self.seat), False):
            return None
        return Chance("seize", Message("ask-die-seize"), Dice(1), self.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...] | None, emit: Emit) -> None:
        if roll is None:
            emit(events.EventUrged, self.seat)
            self._seize(table, emit)
            return
        cat = stack.supercat_of(table.seats[self.seat])
        less = sum(winning(table, self.seat, each) for each in undeclared(table))
        less += query(table, q.TakenOffSeizing(self.seat), 0)
        seizes = roll[0] - less < cat.seize
        emit(events.SeizeRolled, self.seat, roll[0], less, cat.seize, seizes)
        if seizes:
            self._seize(table, emit)

    def _seize(self, table: ArcsTable, emit: Emit) -> None:
        costs: tuple[Step, ...] = query(table, q.SeizingCosts(self.seat), ())
        if not costs:
            self._give(table, emit)
        table.steps += costs
        seize(table, self.seat, "", emit)

    def _give(self, table: ArcsTable, emit: Emit) -> None:
        """CAT-3.11, or CAT-5.16: Lattice Spies go instead of an extra card if they may."""
        seat = table.seats[self.seat]
        spies = next((card for card in seat.cards if self._may_discard(table, card)), "")
        if spies:
            table.discard_court_card(self.seat, spies)
            emit(events.CardDiscarded, self.seat, spies)
        else:
            cat = stack.supercat_of(seat)
            seat.supercat = replace(cat, counter=cat.counter - 1)
            emit(CounterTurned, self.seat, cat.counter - 1)

    def _may_discard(self, table: ArcsTable, card: str) -> bool:
        """CAT-5.2 to 5.4: no card of a declared ambition that it is contending.

        Records from before November 2026 have it discarded in any case.
        """
        if table.rules.rulings == "before-2026-11":
            return _seizes(card)
        if not _seizes(card) or not Assessment(table, self.seat).may_spend(COURT[card].suit):
            return False
        may: bool = query(table, q.MayDiscardToSeize(self.seat, card), True)
        return may


def _seizes(card: str) -> bool:
    prelude = COURT[card].prelude
    return prelude is not None and any(each.op == "seize_initiative" for each in prelude.effects)


def _draws(table: ArcsTable, number: int) -> bool:
    """CAT-2.3: two cards each turn; CAT-14.2: or only with a counter above its bonus cards."""
    seat = table.seats[number]
    is_always = readings_at(table, number).draw == "always"
    return is_always or stack.supercat_of(seat).counter > len(seat.hand)


def _throws(table: ArcsTable, number: int) -> Iterable[Step]:
    """CAT-14.6: a die for each card where a rival could take its agents captive."""
    page = document_at(table, number).pages.get(SUIT_OF.get(table.turn.actions, ""), ())
    if any(DEFENDING in line.goals for line in page):
        for offer in table.court:
            if offer.card and is_threatened(offer, number):
                yield ThrowToDefend(number, offer.card)


def _no_card(card: str) -> list[str]:
    return [] if may_lie_in_court(card) else ["the step on top names no card"]


@dataclass(frozen=True, slots=True)
class ThrowToDefend(Step):
    """CAT-14.6: a die for the agents on a contested card, once a turn."""

    seat: int
    card: str

    def ask(self, table: ArcsTable) -> Chance:
        asked = Message("ask-die-defend", {"card": CARD(self.card)})
        return Chance("defend", asked, Dice(1), self.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        table.change_turn(thrown=(*table.turn.thrown, Thrown(self.card, roll[0])))
        emit(events.DefenceThrown, self.seat, self.card, roll[0])

    def problems(self, table: ArcsTable) -> list[str]:
        return [*stack.not_a_supercat(table, self.seat), *_no_card(self.card)]


@dataclass(frozen=True, slots=True)
class Exhaust(Step):
    """CAT-14.7: a card whose ability was used is exhausted until the chapter ends."""

    seat: int
    card: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = stack.supercat_of(seat)
        seat.supercat = replace(cat, exhausted=(*cat.exhausted, self.card))

    def problems(self, table: ArcsTable) -> list[str]:
        return [*stack.not_a_supercat(table, self.seat), *_no_card(self.card)]


# -- what comes with the set-up --------------------------------------------------------------------


def settling(table: ArcsTable) -> list[Step]:
    """The step between the set-up and the first chapter, where a modifier asks for it."""
    return [ReadySupercats()] if {"fleet", "reserves"} & {*table.rules.modifiers} else []


@dataclass(frozen=True, slots=True)
class ReadySupercats(Step):
    """CAT-14.37 and 14.38: the ships and resources that SUPERCATs get during setup."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        order = table.turn_order()
        for number in order:
            here = [each for each in table.systems if table.has_pieces(number, each)]
            for system in here if holds(table, number, SHIPS) else ():
                place_ships(table, number, system, 1, emit)
        drawing = [DrawReserve(each) for each in order if holds(table, each, RESOURCE)]
        table.steps += reversed(drawing)


@dataclass(frozen=True, slots=True)
class DrawReserve(stack.OfSupercat):
    """CAT-14.38: a SUPERCAT gets a resource of a random type that is left in the supply."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        left = tuple([each for each in RESOURCES if supply(table, each)])
        asked = Message("ask-reserve", {"seat": SeatNumber(self.seat)})
        return Chance("reserve", asked, OneResource(left), self.seat) if left else None

    def answer(self, table: ArcsTable, resource: str | None, emit: Emit) -> None:
        if resource is not None:
            table.steps.append(Receive(self.seat, resource))


@cache
def supply_hook(seat: int) -> RuleHook:
    """CAT-2: it has no hand: a counter, two cards drawn each turn, and no card to give."""

    def dealt(table: ArcsTable, asked: q.CardsDealtTo, count: int) -> int:
        return 0 if asked.seat == seat else count

    def after_deal(
        table: ArcsTable, asked: q.StepsAfterDeal, steps: tuple[Step, ...]
    ) -> tuple[Step, ...]:
        return steps or (stack.FormStack(),)

    def never(table: ArcsTable, asked: q.MayPass | q.MayGiveCard, may: bool) -> bool:
        return may and asked.seat != seat

    def open_hand(table: ArcsTable, asked: q.HandIsOpen, is_open: bool) -> bool:
        return is_open or asked.seat == seat

    def draws(table: ArcsTable, event: q.AboutToPlay) -> Iterable[Step]:
        fits = event.seat == seat and table.seats[seat].cards_left
        return (stack.DrawTwo(seat, _draws(table, seat)), CountToSeize(seat)) if fits else ()

    def lays_aside(table: ArcsTable, event: Played | events.InitiativePassed) -> Iterable[Step]:
        if event.seat != seat:
            return ()
        return (
            (stack.LayAside(seat), *_throws(table, seat))
            if isinstance(event, Played)
            else (stack.LayAside(seat),)
        )

    def exhausts(table: ArcsTable, event: q.AbilityUsed) -> Iterable[Step]:
        is_limited = readings_at(table, seat).ability == "chapter" and not is_of_fate(event.card)
        fits = event.seat == seat and is_limited
        return (Exhaust(seat, event.card),) if fits else ()

    def counts(table: ArcsTable, event: events.CardPickedUp | events.CardsDealt) -> Iterable[Step]:
        return (stack.RaiseCounter(seat),) if event.seat == seat else ()

    return RuleHook(
        seat,
        "CAT-2.1",
        {
            q.CardsDealtTo: dealt,
            q.StepsAfterDeal: after_deal,
            q.MayPass: never,
            q.MayGiveCard: never,
            q.HandIsOpen: open_hand,
        },
        {
            q.AboutToPlay: draws,
            Played: lays_aside,
            q.AbilityUsed: exhausts,
            events.InitiativePassed: lays_aside,
            events.CardPickedUp: counts,
            events.CardsDealt: counts,
        },
    )


def reduced_hook(seat: int) -> RuleHook:
    """LEAD-1.7: the leaders and lore that it can play with, one of which it is dealt."""

    def few(table: ArcsTable, asked: q.DealtFrom, cards: tuple[str, ...]) -> tuple[str, ...]:
        return FEW_CARDS if asked.seat == seat else cards

    return RuleHook(seat, "LEAD-1.7", {q.DealtFrom: few})


FEW_LEADERS = ("leader05", "leader11", "leader16")
"""Rebel, Corsair, Quartermaster."""
FEW_LORE = ("lore04", "lore06", "lore07", "lore12", "lore14")
"""Mirror Plating, Signal Breaker, Repair Drones, Railgun Arrays, Seeker Torpedoes."""
FEW_CARDS = (*FEW_LEADERS, *FEW_LORE)

OF_SUPERCATS.extend((supply_hook, reduced_hook))
