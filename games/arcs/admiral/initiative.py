"""Who is likely to hold the initiative when the round has ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from games.arcs.board import CARDS
from games.arcs.state import ArcsTable, Seat

SEIZED_ANYWAY = 0.06
"""How often a seat that still plays gives a card to seize."""

DRAWN = 2


@dataclass(frozen=True, slots=True)
class Unseen:
    """The action cards that a seat cannot see, by suit and number, and how many they are."""

    higher: Mapping[tuple[str, int], int]
    count: int

    def holds_higher(self, suit: str, number: int, cards: int) -> float:
        """How likely one of so many unseen cards is of the suit and higher than the number."""
        better = self.higher.get((suit, number), 0)
        return 1.0 - (1.0 - better / self.count) ** cards if better else 0.0


def unseen(view: ArcsTable) -> Unseen:
    """What a view leaves unseen; the discard pile lies among it."""
    left = Counter([(CARDS[card].suit, CARDS[card].number) for card in view.unseen_cards()])
    suits = {suit for suit, _ in left}
    higher = {
        (suit, number): sum(
            count for (each, high), count in left.items() if each == suit and high > number
        )
        for suit in suits
        for number in range(8)
    }
    return Unseen(higher, max(1, left.total()))


def to_choose_from(seat: Seat) -> int:
    """How many cards a seat can choose from when its turn comes; a SUPERCAT draws two (CAT-2)."""
    return seat.cards_left if seat.supercat is None else min(DRAWN, DRAWN * seat.cards_left)


def holders(table: ArcsTable, hidden: Unseen) -> list[float]:
    """For every seat how likely it is to lead the next round."""
    odds = [0.0] * len(table.seats)
    if table.seized or not table.trick:
        odds[table.initiative] = 1.0
        return odds
    led = CARDS[table.lead.card]
    holder, number = table.initiative, 0 if table.zeroed else led.number
    for played in table.trick:
        card = CARDS[played.card] if played.how == "surpass" else led
        if played.how == "surpass" and card.number > number:
            holder, number = played.seat, card.number
    left, seat = 1.0, table.after(table.trick[-1].seat)
    while seat != table.lead.seat:
        cards = to_choose_from(table.seats[seat])
        if cards:
            beats = max(SEIZED_ANYWAY, hidden.holds_higher(led.suit, number, cards))
            odds[seat] += left * beats
            left *= 1.0 - beats
        seat = table.after(seat)
    odds[holder] += left
    return odds
