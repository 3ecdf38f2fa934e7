"""Setting out a table by hand: what lies on a real table is put here piece by piece.

Every function takes a table and returns another one with one thing changed; what must follow it
(a piece comes from the supply, a card from wherever it lay) follows. Where there is nothing to
change, no piece left or no slot free, the table comes back as it is. Whether such a table can be is
for `ArcsTable.check`. They are for the base game: what the campaign adds is left alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal, TypeVar

from engine.core.step import Step
from games.arcs.board import (
    AGENT,
    CARDS,
    HIDDEN,
    LAST_CHAPTER,
    PIECES,
    RESOURCES,
    SHIP,
)
from games.arcs.court import COURT
from games.arcs.parts import (
    NO_TOKEN,
    NO_TURN,
    Building,
    How,
    Kind,
    Lying,
    Offer,
    Played,
    Supercat,
    changed,
)
from games.arcs.questions import AboutToPlay
from games.arcs.state import ArcsTable
from games.arcs.steps.chapters import NextChapter
from games.arcs.steps.rounds import LeadCard, NextSeat
from games.arcs.steps.scoring import ScoreAmbitions
from games.arcs.voices import follow_up

PieceToPut = Literal["ship", "damaged ship", "city", "starport"]
PIECES_TO_PUT: Final[tuple[PieceToPut, ...]] = ("ship", "damaged ship", "city", "starport")
KIND_OF: Final[dict[PieceToPut, Kind]] = {"city": "city", "starport": "starport"}
FOLLOWING_WAYS: Final[tuple[How, ...]] = ("surpass", "copy", "pivot")
T = TypeVar("T")


def following(ring: Iterable[T], now: T) -> T:
    """The one after another in a ring; the first after one that is not in it."""
    items = list(ring)
    return items[(items.index(now) + 1) % len(items)] if now in items else items[0]


# -- the map ---------------------------------------------------------------------------------------


def put_piece(table: ArcsTable, seat: int, system: str, piece: PieceToPut) -> ArcsTable:
    """A piece more in a system, from the supply of a seat."""
    if piece in KIND_OF:
        return put_building(table, seat, system, KIND_OF[piece])
    return add_ship(table, seat, system, 1, is_hurt=piece != SHIP)


def take_piece(table: ArcsTable, seat: int, system: str, piece: PieceToPut) -> ArcsTable:
    """A piece of that kind less in a system."""
    if piece not in KIND_OF:
        return add_ship(table, seat, system, -1, is_hurt=piece != SHIP)
    built = [each for each in table.buildings_at(system, seat) if each.kind == KIND_OF[piece]]
    return take_building(table, built[-1]) if built else table


def add_ship(
    table: ArcsTable, seat: int, system: str, count: int, *, is_hurt: bool = False
) -> ArcsTable:
    """A ship more or less in a system."""
    ships = table.seats[seat].hurt if is_hurt else table.seats[seat].fresh
    if count > table.in_supply(seat, SHIP) or ships.get(system, 0) + count < 0:
        return table
    after = table.copy()
    after.seats[seat].add_ships(system, 0 if is_hurt else count, count if is_hurt else 0)
    return after


def put_building(table: ArcsTable, seat: int, system: str, kind: Kind) -> ArcsTable:
    """A building on a free slot of a planet."""
    if table.empty_building_slots(system) < 1 or not table.in_supply(seat, kind):
        return table
    after = table.copy()
    after.buildings += (Building(seat, kind, system),)
    return after


def turn_building(table: ArcsTable, building: Building) -> ArcsTable:
    """A fresh building is damaged, a damaged one repaired."""
    after = table.copy()
    after.replace_building(building, replace(building, fresh=not building.fresh))
    return after


def take_building(table: ArcsTable, building: Building) -> ArcsTable:
    """A building goes back to its owner's board."""
    after = table.copy()
    after.replace_building(building)
    return after


# -- boards ----------------------------------------------------------------------------------------


def next_token(table: ArcsTable, seat: int, slot: int) -> ArcsTable:
    """The next resource that the supply has in a slot; after the last one none."""
    own = table.seats[seat].slots[slot]
    ring = [each for each in RESOURCES if each == own or table.tokens_free(each) > 0]
    after = table.copy()
    owner = after.seats[seat]
    owner.slots = changed(owner.slots, slot, following((NO_TOKEN, *ring), own))
    return after


def empty_slot(table: ArcsTable, seat: int, slot: int) -> ArcsTable:
    """Nothing lies in a slot."""
    after = table.copy()
    after.seats[seat].empty_slot(slot)
    return after


def turn_outrage(table: ArcsTable, seat: int, resource: str) -> ArcsTable:
    """An Outrage provoked, or not."""
    after = table.copy()
    owner = after.seats[seat]
    if resource in owner.outrage:
        owner.outrage = tuple(each for each in owner.outrage if each != resource)
    else:
        owner.outrage = (*owner.outrage, resource)
    return after


def add_captive(table: ArcsTable, seat: int, owner: int, count: int) -> ArcsTable:
    """A Captive more or less, an agent of its owner."""
    held = table.seats[seat].captives[owner]
    if seat == owner or held + count < 0 or count > table.in_supply(owner, AGENT):
        return table
    after = table.copy()
    after.seats[seat].add_captives(owner, count)
    return after


def add_trophy(table: ArcsTable, seat: int, owner: int, kind: str, count: int) -> ArcsTable:
    """A Trophy more or less, a piece of its owner."""
    held = table.seats[seat].trophies[owner][PIECES.index(kind)]
    if seat == owner or held + count < 0 or count > table.in_supply(owner, kind):
        return table
    after = table.copy()
    after.seats[seat].add_trophy(owner, kind, count)
    return after


def add_power(table: ArcsTable, seat: int, count: int) -> ArcsTable:
    """So much Power more or less; never below zero."""
    after = table.copy()
    owner = after.seats[seat]
    owner.power = max(0, owner.power + count)
    return after


def count_supercat(table: ArcsTable, seat: int, hand: int, seize: int) -> ArcsTable:
    """The hand counter and the seize counter of a SUPERCAT, so much higher or lower."""
    cat = table.seats[seat].supercat
    if cat is None:
        return table
    after = table.copy()
    counted = (max(0, cat.counter + hand), max(0, cat.seize + seize))
    after.seats[seat].supercat = Supercat(*counted, cat.drawn)
    return after


# -- ambitions -------------------------------------------------------------------------------------


def declare(table: ArcsTable, ambition: str) -> ArcsTable:
    """The best marker that is free lies on an ambition."""
    if not table.free_markers:
        return table
    after = table.copy()
    after.boxes[ambition] = (*after.boxes.get(ambition, ()), table.free_markers[0])
    return after


def undeclare(table: ArcsTable, ambition: str) -> ArcsTable:
    """The marker laid last on an ambition is free again."""
    after = table.copy()
    left = after.boxes.pop(ambition, ())[:-1]
    if left:
        after.boxes[ambition] = left
    return after


def flip_marker(table: ArcsTable, marker: int) -> ArcsTable:
    """A marker shows its other side."""
    after = table.copy()
    after.flipped = changed(after.flipped, marker, not after.flipped[marker])
    return after


# -- the Court -------------------------------------------------------------------------------------


def add_agent(table: ArcsTable, seat: int, place: int, count: int) -> ArcsTable:
    """An agent of a seat more or less on a card of the Court row."""
    offer = table.court[place]
    held = offer.agents[seat]
    if held + count < 0 or count > table.in_supply(seat, AGENT):
        return table
    after = table.copy()
    agents = changed(offer.agents, seat, held + count)
    after.court = changed(after.court, place, Offer(offer.card, agents))
    return after


def lay_offer(table: ArcsTable, place: int, card: str) -> ArcsTable:
    """A card lies in a place of the Court row; what lay there goes back to the deck, its agents to
    their owners. A card of the row changes places with it.
    """
    old = table.court[place]
    if old.card == card:
        return table
    other = next((n for n, each in enumerate(table.court) if each.card == card), None)
    if other is not None:
        after = table.copy()
        after.court = changed(changed(after.court, place, table.court[other]), other, old)
        return after
    after = _court_card_picked_up(table, card)
    after.court = changed(after.court, place, Offer(card, (0,) * len(table.seats)))
    if old.card:
        after.court_deck = tuple(sorted((*after.court_deck, old.card)))
    return after


def give_guild(table: ArcsTable, seat: int, card: str) -> ArcsTable:
    """A guild card lies before a seat."""
    if not COURT[card].is_guild or any(each.card == card for each in table.court):
        return table
    after = _court_card_picked_up(table, card)
    owner = after.seats[seat]
    owner.cards = (*owner.cards, card)
    return after


def take_guild(table: ArcsTable, card: str) -> ArcsTable:
    """A guild card goes back to the Court deck."""
    after = _court_card_picked_up(table, card)
    after.court_deck = tuple(sorted((*after.court_deck, card)))
    return after


def _court_card_picked_up(table: ArcsTable, card: str) -> ArcsTable:
    """The table without a card of the Court, wherever it lay but in the row."""
    after = table.copy()
    after.court_deck = _less(after.court_deck, card)
    after.buried = _less(after.buried, card)
    after.court_discard = _less(after.court_discard, card)
    for seat in after.seats:
        seat.cards = _less(seat.cards, card)
    return after


def _less(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple(card for card in cards if card != gone)


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
        owner.hand = _less(owner.hand, card)
        if owner.supercat is not None:
            owner.supercat = replace(owner.supercat, drawn=_less(owner.supercat.drawn, card))
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


def count_chapter(table: ArcsTable, count: int) -> ArcsTable:
    """The game is so many chapters further on."""
    after = table.copy()
    after.chapter = min(LAST_CHAPTER, max(1, after.chapter + count))
    return after


def count_round(table: ArcsTable, count: int) -> ArcsTable:
    """The chapter is so many rounds further on."""
    after = table.copy()
    after.round = max(1, after.round + count)
    return after


def choose_setup(table: ArcsTable, card: str) -> ArcsTable:
    """Another setup card: what stood in clusters that are out now goes back to its owners."""
    after = table.copy()
    after.setup = card
    inside = set(after.systems)
    after.buildings = tuple(each for each in after.buildings if each.system in inside)
    after.reshaped = {name: kind for name, kind in after.reshaped.items() if name in inside}
    for seat in after.seats:
        seat.fresh = {name: count for name, count in seat.fresh.items() if name in inside}
        seat.hurt = {name: count for name, count in seat.hurt.items() if name in inside}
    return next_card(after)
