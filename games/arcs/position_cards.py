"""What may be set out by hand of a table of Arcs: action cards, and whose card comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.core.position_edits import following
from engine.core.step import Step
from games.arcs.board import CARDS, HIDDEN
from games.arcs.parts import NO_TURN, How, Lying, Played, changed, without
from games.arcs.rule_hooks import follow_up
from games.arcs.rule_queries import AboutToPlay
from games.arcs.state import ArcsTable
from games.arcs.steps.chapters import NextChapter
from games.arcs.steps.rounds import LeadCard, NextSeat
from games.arcs.steps.scoring import ScoreAmbitions

FOLLOWING_WAYS: Final[tuple[How, ...]] = ("surpass", "copy", "pivot")


def less(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """Cards without one of that name, if it is there."""
    return without(cards, gone) if gone in cards else cards


# -- action cards ----------------------------------------------------------------------------------


def hold_card(table: ArcsTable, seat: int, card: str) -> ArcsTable:
    """An action card is in a hand; if it was in this one, it is discarded."""
    after = _picked_up(table, card, seat)
    if card in table.seats[seat].hand:
        return next_card(_put_away(after, card))
    owner = after.seats[seat]
    owner.hand = tuple(sorted((*owner.hand, card)))
    return next_card(after)


def hold_unknown(table: ArcsTable, seat: int, count: int) -> ArcsTable:
    """A card more or less in a hand of which nobody knows what it is.

    It comes from those that lie face down; which it is, is dealt when a match begins here.
    """
    after = table.copy()
    owner = after.seats[seat]
    if count > 0:
        left = _hidden_card(after)
        if not left:
            return table
        after = _picked_up(after, left, seat)
        owner = after.seats[seat]
        owner.hand = tuple(sorted((*owner.hand, HIDDEN)))
        return next_card(after)
    if HIDDEN not in owner.hand:
        return table
    place = owner.hand.index(HIDDEN)
    owner.hand = (*owner.hand[:place], *owner.hand[place + 1 :])
    return next_card(_put_away(after, after.unseen_cards()[0]))


def count_hand(table: ArcsTable, seat: int, count: int) -> ArcsTable:
    """A card more or less in a hand; those that nobody knows go first."""
    hand = table.seats[seat].hand
    if count > 0 or HIDDEN in hand or not hand:
        return hold_unknown(table, seat, count)
    return hold_card(table, seat, hand[-1])


def _hidden_card(table: ArcsTable) -> str:
    """A card that lies face down, the lowest layer first."""
    layers = (table.stack, *table.pile)
    return next((each.card for layer in layers for each in layer if each.card != HIDDEN), "")


def play_card(table: ArcsTable, seat: int, card: str, *, is_copy: bool = False) -> ArcsTable:
    """A card lies in the round: the first one leads, the others surpass, pivot or are copies."""
    after = _picked_up(table, card, seat)
    how = _how(after, card, is_copy=is_copy)
    after.trick += (Played(seat, card, how),)
    return next_card(after)


def _how(table: ArcsTable, card: str, *, is_copy: bool) -> How:
    if not table.trick:
        return "lead"
    led, mine = CARDS[table.lead.card], CARDS[card]
    if is_copy:
        return "copy"
    if led.suit != mine.suit:
        return "pivot"
    return "surpass" if table.zeroed or mine.number > led.number else "copy"


def next_way(table: ArcsTable, place: int) -> ArcsTable:
    """A card of the round was played in another way; the lead card is covered by zero, or not."""
    after = table.copy()
    played = after.trick[place]
    if played.how == "lead":
        after.zeroed = not after.zeroed
    else:
        how = following(FOLLOWING_WAYS, played.how)
        after.trick = changed(after.trick, place, replace(played, how=how))
    return next_card(after)


def take_back(table: ArcsTable, place: int) -> ArcsTable:
    """A card of the round, and all played after it, are in hand again."""
    after = table.copy()
    gone, after.trick = after.trick[place:], after.trick[:place]
    for played in gone:
        owner = after.seats[played.seat]
        if owner.supercat is not None:
            after = _put_away(after, played.card)
        else:
            owner.hand = tuple(sorted((*owner.hand, played.card)))
    if not after.trick:
        after.zeroed = False
    return next_card(after)


def _picked_up(table: ArcsTable, card: str, seat: int) -> ArcsTable:
    """The table without an action card, wherever it lay.

    One that nobody has seen is one of the hidden cards: of that seat if it has any.
    """
    after = table.copy() if card not in table.unseen_cards() else _uncovered(table, card, seat)
    for owner in after.seats:
        owner.hand = less(owner.hand, card)
        if owner.supercat is not None:
            owner.supercat = replace(owner.supercat, drawn=less(owner.supercat.drawn, card))
    after.trick = tuple(each for each in after.trick if each.card != card)
    after.extras = tuple(each for each in after.extras if each.card != card)
    after.stack = tuple(each for each in after.stack if each.card != card)
    layers = [tuple(each for each in layer if each.card != card) for layer in after.pile]
    after.pile = tuple(layer for layer in layers if layer)
    return after


def _uncovered(table: ArcsTable, card: str, seat: int) -> ArcsTable:
    """A card that nobody has seen in the place of a hidden one: of that seat's hand, else where it
    lies, else of another hand.
    """
    after = table.copy()
    hands = table.clockwise(seat)
    if not (_shown_in_hand(after, card, seat) or _shown_in_pile(after, card)):
        next((each for each in hands[1:] if _shown_in_hand(after, card, each)), None)
    return after


def _shown_in_hand(table: ArcsTable, card: str, seat: int) -> bool:
    hand = table.seats[seat].hand
    if HIDDEN not in hand:
        return False
    table.seats[seat].hand = tuple(sorted(changed(hand, hand.index(HIDDEN), card)))
    return True


def _shown_in_pile(table: ArcsTable, card: str) -> bool:
    layers = [table.stack, *table.pile]
    for place, layer in enumerate(layers):
        cards = [each.card for each in layer]
        if HIDDEN in cards:
            layers[place] = changed(layer, cards.index(HIDDEN), Lying(card))
            table.stack, table.pile = layers[0], tuple(layers[1:])
            return True
    return False


def _put_away(table: ArcsTable, card: str) -> ArcsTable:
    """An action card lies face down with those that are drawn first."""
    after = table.copy()
    if any(seat.supercat is not None for seat in after.seats):
        after.stack = (*after.stack, Lying(card))
    elif after.pile:
        after.pile = ((*after.pile[0], Lying(card)), *after.pile[1:])
    else:
        after.pile = ((Lying(card),),)
    return after


# -- what is next ----------------------------------------------------------------------------------


def next_card(table: ArcsTable) -> ArcsTable:
    """The next card is to be played: to lead by who has the initiative, else to the round."""
    after = table.copy()
    base: list[Step] = [NextChapter(), ScoreAmbitions()]
    after.turn = NO_TURN
    after.chapter, after.round = max(1, after.chapter), max(1, after.round)
    if after.trick:
        after.seat = after.trick[-1].seat
        after.steps = [*base, NextSeat()]
    else:
        after.seat = after.initiative
        after.steps = [*base, LeadCard(after.initiative)]
        follow_up(after, AboutToPlay(after.initiative))
    return after


def give_initiative(table: ArcsTable, seat: int) -> ArcsTable:
    """A seat has the initiative, and leads if nobody has."""
    after = table.copy()
    after.initiative = seat
    return next_card(after) if not after.trick else after
