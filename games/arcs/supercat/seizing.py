"""The seize counter of a SUPERCAT and its roll."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.core.chance import Dice
from engine.core.decision import Chance
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import rule_queries as q
from games.arcs.board import AMBITIONS, CARDS
from games.arcs.court import COURT
from games.arcs.events import CardDiscarded, SeizeCounted, SeizeRolled
from games.arcs.rule_hooks import ruled
from games.arcs.stack import not_a_supercat, supercat_of
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import may_seize, seize
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.standing import is_undeclared, winning
from games.arcs.table_chores import CounterTurned

ENOUGH_CARDS = 2


def can_surpass(table: ArcsTable, card: str) -> bool:
    """ARCS-4.9: whether a card is of the lead suit and higher than the lead card counts."""
    lead, mine = CARDS[table.lead.card], CARDS[card]
    return mine.suit == lead.suit and mine.number > (0 if table.zeroed else lead.number)


@dataclass(frozen=True, slots=True)
class CountToSeize(Step):
    """CAT-3.8: without a card that surpasses the seize counter comes, or goes up.

    CAT-3.9: with two or more cards left, and nothing seized in this round, the die is rolled.
    """

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if not table.trick or any(can_surpass(table, card) for card in seat.hand):
            return
        cat = supercat_of(seat)
        seat.supercat = replace(cat, seize=cat.seize + 1)
        emit(SeizeCounted, self.seat, cat.seize + 1)
        may = may_seize(table, self.seat) and ruled(table, q.MayRollToSeize(self.seat), True)
        if cat.counter >= ENOUGH_CARDS and may:
            table.steps.append(RollToSeize(self.seat))

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


@dataclass(frozen=True, slots=True)
class RollToSeize(Step):
    """CAT-3.10 and 3.11: a die less the undeclared ambitions it wins, against the seize counter."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("seize", Message("ask-die-seize"), Dice(1), self.seat)

    def answer(self, table: ArcsTable, roll: tuple[int, ...], emit: Emit) -> None:
        seat = table.seats[self.seat]
        cat = supercat_of(seat)
        less = sum(
            is_undeclared(table, each) and winning(table, self.seat, each) for each in AMBITIONS
        )
        less += ruled(table, q.TakenOffSeizing(self.seat), 0)
        seizes = roll[0] - less < cat.seize
        emit(SeizeRolled, self.seat, roll[0], less, cat.seize, seizes)
        costs: tuple[Step, ...] = ruled(table, q.SeizingCosts(self.seat), ()) if seizes else ()
        if seizes:
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
            emit(CardDiscarded, self.seat, spies)
        else:
            cat = supercat_of(seat)
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
        may: bool = ruled(table, q.MayDiscardToSeize(self.seat, card), True)
        return may

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


def _seizes(card: str) -> bool:
    prelude = COURT[card].prelude
    return prelude is not None and any(each.op == "seize_initiative" for each in prelude.effects)
