"""Who is likely to hold the initiative when the round has ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.arcs.board import CARDS
from games.arcs.parts import Seat
from games.arcs.state import ArcsTable
from games.arcs.supercat.seizing import ENOUGH_CARDS

SEIZED_ANYWAY = 0.06
"""How often a seat that still plays gives a card to seize."""

DRAWN = 2
FACES_OF_A_DIE = 6


@dataclass(frozen=True, slots=True)
class Unseen:
    """The action cards that a seat cannot see, by suit and number, and how many they are."""

    higher: Mapping[tuple[str, int], int]
    numbers: Mapping[int, int]
    count: int

    def holds_higher(self, suit: str, number: int, cards: int) -> float:
        """How likely one of so many unseen cards is of the suit and higher than the number."""
        better = self.higher.get((suit, number), 0)
        return 1.0 - (1.0 - better / self.count) ** cards if better else 0.0

    def draws(self, number: int) -> float:
        """How likely one of the two cards that a SUPERCAT draws has the number."""
        return 1.0 - (1.0 - self.numbers.get(number, 0) / self.count) ** DRAWN


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
    numbers: Counter[int] = Counter()
    for (_, number), count in left.items():
        numbers[number] += count
    return Unseen(higher, numbers, max(1, left.total()))


def to_choose_from(seat: Seat) -> int:
    """How many cards a seat can choose from when its turn comes; a SUPERCAT draws two (CAT-2)."""
    return seat.cards_left if seat.supercat is None else min(DRAWN, DRAWN * seat.cards_left)


def winning_undeclared(
    table: ArcsTable, counts: Mapping[str, Sequence[int]], phantoms: Mapping[str, int]
) -> list[int]:
    """For every seat how many ambitions it wins that could still be declared (CAT-3.10)."""
    found = [0] * len(table.seats)
    if table.free_markers:
        for ambition, row in counts.items():
            most = max(row)
            alone = most > phantoms[ambition] and row.count(most) == 1
            if alone and not table.boxes.get(ambition):
                found[row.index(most)] += 1
    return found


def seizes(seat: Seat, won: int) -> float:
    """How likely a seat that still plays seizes the initiative without surpassing.

    A SUPERCAT with cards enough rolls a die, less the undeclared ambitions that it wins, against
    its seize counter (CAT-3.8 to 3.10).
    """
    if seat.supercat is None:
        return SEIZED_ANYWAY
    if seat.cards_left <= ENOUGH_CARDS:
        return 0.0
    return min(1.0, (seat.supercat.seize + won) / FACES_OF_A_DIE)


def holders(table: ArcsTable, hidden: Unseen, won: Sequence[int] = ()) -> list[float]:
    """For every seat how likely it is to lead the next round.

    `won` are the undeclared ambitions that each seat wins, none if left out.
    """
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
            surpasses = hidden.holds_higher(led.suit, number, cards)
            otherwise = seizes(table.seats[seat], won[seat] if won else 0)
            beats = surpasses + (1.0 - surpasses) * otherwise
            odds[seat] += left * beats
            left *= 1.0 - beats
        seat = table.after(seat)
    odds[holder] += left
    return odds
