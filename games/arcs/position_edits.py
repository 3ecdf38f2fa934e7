"""What may be set out by hand: pieces, tokens, cards and counters of a table of Arcs.

What must follow a change (a piece comes from the supply, a card from wherever it lay) follows. This
is for the base game: what the campaign adds is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, Literal

from engine.core.position_edits import (
    SEAT,
    WHICH,
    CounterRow,
    Edit,
    EditChip,
    EditPage,
    EditState,
    HeadingRow,
    Key,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_seat,
    by_table,
    counted,
    flag,
    following,
    member,
    number,
    pictures,
)
from engine.core.step import Step
from games.arcs.board import (
    AGENT,
    CARDS,
    HIDDEN,
    LAST_CHAPTER,
    PIECES,
    RESOURCES,
    SETUP_CARDS,
    SHIP,
    deck,
    setup_cards,
)
from games.arcs.court import BASE_COURT, COURT
from games.arcs.parts import (
    NO_TOKEN,
    NO_TURN,
    Building,
    How,
    Kind,
    Lying,
    Offer,
    Played,
    changed,
)
from games.arcs.rule_hooks import follow_up
from games.arcs.rule_queries import AboutToPlay
from games.arcs.state import ArcsTable
from games.arcs.steps.chapters import NextChapter
from games.arcs.steps.rounds import LeadCard, NextSeat
from games.arcs.steps.scoring import ScoreAmbitions

PieceToPut = Literal["ship", "damaged ship", "city", "starport"]
PIECES_TO_PUT: Final[tuple[PieceToPut, ...]] = ("ship", "damaged ship", "city", "starport")
KIND_OF: Final[dict[PieceToPut, Kind]] = {"city": "city", "starport": "starport"}
FOLLOWING_WAYS: Final[tuple[How, ...]] = ("surpass", "copy", "pivot")


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


# -- what a click on each place does ---------------------------------------------------------------


def _piece(edit: Edit) -> Edit:
    return lambda table, state, system: edit(table, state.seat, system, state.chosen["piece"])


def _fleet(by: int) -> Edit:
    return lambda table, state, system, owner, is_hurt: add_ship(
        table, owner, system, by, is_hurt=is_hurt
    )


def _building(edit: Edit) -> Edit:
    return lambda table, state, system, place: edit(table, table.buildings_at(system)[place])


def _play_held(table: ArcsTable, seat: int, place: int) -> ArcsTable:
    card = table.seats[seat].hand[place]
    return table if card == HIDDEN else play_card(table, seat, card)


def _discard_held(table: ArcsTable, seat: int, place: int) -> ArcsTable:
    card = table.seats[seat].hand[place]
    return hold_unknown(table, seat, -1) if card == HIDDEN else hold_card(table, seat, card)


def _lay_held(card: str) -> str:
    return f"{COURT[card].name}: click a place of the Court, or the seat's board"


_FLIP: Final = flag("flipped", WHICH)
_BACK_TO_DECK: Final = by_table(take_guild)
PLACES: Final = {
    "seat": PlaceEdit("Show the hand and the board of this seat", role="seat"),
    "system": PlaceEdit("A click puts the chosen piece here, the right button takes one away",
                        _piece(put_piece), _piece(take_piece)),
    "fleet": PlaceEdit("One ship more; the right button takes one away", _fleet(1), _fleet(-1)),
    "building": PlaceEdit("A click damages or repairs it, the right button takes it away",
                          _building(turn_building), _building(take_building)),
    "ambition": PlaceEdit("The best free marker comes here; the right button takes one away",
                          by_table(declare), by_table(undeclare)),
    "marker": PlaceEdit("The marker shows its other side", _FLIP, _FLIP),
    "deck": PlaceEdit("All Court cards, to be laid into the row or before the seat", role="page"),
    "court": PlaceEdit("An agent of the seat; the right button takes one away",
                       by_seat(add_agent, 1), by_seat(add_agent, -1),
                       lay=lambda table, state, card, place: lay_offer(table, place, card)),
    "guild": PlaceEdit("A click puts the card back into the deck", _BACK_TO_DECK, _BACK_TO_DECK),
    "trick": PlaceEdit("It was played in another way (the lead card: zero); the right button takes"
                       " it back", by_table(next_way), by_table(take_back)),
    "slot": PlaceEdit("The next resource; the right button empties the slot",
                      by_seat(next_token), by_seat(empty_slot)),
    "card": PlaceEdit("It is played to the round; the right button discards it",
                      by_seat(_play_held), by_seat(_discard_held)),
    "before the seat": PlaceEdit(lay=lambda table, state, card, _: give_guild(table, state.seat,
                                                                              card)),
    "Power": PlaceEdit(put=number("seats", SEAT, "power")),
    "Chapter": PlaceEdit(put=number("chapter", low=1, high=LAST_CHAPTER)),
    "Round": PlaceEdit(put=number("round", low=1)),
    "Hand counter": PlaceEdit(put=number("seats", SEAT, "supercat", "counter")),
    "Seize counter": PlaceEdit(put=number("seats", SEAT, "supercat", "seize")),
    "initiative": PlaceEdit("This seat has the initiative", by_seat(give_initiative)),
    "next card": PlaceEdit("Whatever was under way is over: the next card is played",
                           by_table(next_card)),
    "piece": PlaceEdit(role="choice"),
    "captive": counted(add_captive, "One more; the right button takes one away"),
    "trophy": counted(add_trophy, "One more; the right button takes one away"),
    "outrage": PlaceEdit(put=member("seats", SEAT, "outrage")),
    "cards": PlaceEdit(role="page"),
    "setup": PlaceEdit(role="page"),
    "held": PlaceEdit("A click gives it to the hand or takes it; the right button plays it to the"
                      " round", by_seat(hold_card), by_seat(play_card)),
    "Cards nobody knows": PlaceEdit(put=by_seat(hold_unknown)),
    "kind": PlaceEdit(role="choice"),
    "court card": PlaceEdit(role="piece", laying=_lay_held),
    "setup card": PlaceEdit(put=by_table(choose_setup)),
}  # fmt: skip


# -- what stands beside the table ------------------------------------------------------------------


def _of_a_seat(table: ArcsTable, state: EditState) -> Iterator[Row]:
    seat = table.seats[state.seat]
    yield CounterRow("Power", seat.power)
    yield CounterRow("Chapter", table.chapter)
    yield CounterRow("Round", table.round)
    if seat.supercat is not None:
        yield CounterRow("Hand counter", seat.supercat.counter)
        yield CounterRow("Seize counter", seat.supercat.seize)
    yield buttons(EditChip(("initiative",), "Initiative", table.initiative == state.seat),
                  EditChip(("next card",), "Next card"))  # fmt: skip
    yield HeadingRow("A click on a system puts")
    yield pictures((("piece", piece) for piece in PIECES_TO_PUT),
                   [("piece", state.chosen["piece"])], height=56.0)  # fmt: skip
    yield HeadingRow("Captives, then Trophies")
    for owner in range(len(table.seats)):
        if owner != state.seat:
            yield pictures([("captive", owner), *(("trophy", owner, kind) for kind in PIECES)])
    yield HeadingRow("Outrage")
    yield pictures((("outrage", each) for each in RESOURCES),
                   [("outrage", each) for each in seat.outrage])  # fmt: skip
    yield buttons(EditChip(("cards",), "Cards"), EditChip(("deck", 1), "Court"),
                  EditChip(("setup",), "Set-up"))  # fmt: skip


def _action_cards(table: ArcsTable, state: EditState) -> Iterator[Row]:
    """All action cards: who has each; a click gives or takes it, the right button plays it."""
    yield HeadingRow("Click: to the hand. Right: to the round")
    known = sorted(deck(len(table.seats)), key=lambda card: CARDS[card].number)
    keys: list[Key] = [("held", card) for card in known]
    yield pictures(keys, [key for key in keys if holder_of(table, key[1]) is not None],
                   len({CARDS[card].suit for card in known}), 54.0)  # fmt: skip
    yield CounterRow("Cards nobody knows", table.seats[state.seat].hand.count(HIDDEN))


def holder_of(table: ArcsTable, card: str) -> int | None:
    """The seat in whose hand or turn of the round a card is."""
    for place, seat in enumerate(table.seats):
        if card in seat.hand:
            return place
    return next((each.seat for each in table.trick if each.card == card), None)


def _court_cards(table: ArcsTable, state: EditState, _: int) -> Iterator[Row]:
    """The Court cards of a kind, to be laid into the row or before a seat."""
    kind = state.chosen["kind"]
    yield pictures((("kind", each) for each in (*RESOURCES, "vox")), [("kind", kind)])
    yield HeadingRow("Choose one, then click its place")
    yield pictures((("court card", card) for card in BASE_COURT if kind_of(card) == kind),
                   [state.held], columns=1)  # fmt: skip


def kind_of(card: str) -> str:
    """The resource of a guild card, or vox."""
    return COURT[card].suit if COURT[card].is_guild else "vox"


def _setup_cards(table: ArcsTable, state: EditState) -> Iterator[Row]:
    """The setup cards for so many seats."""
    yield HeadingRow("Clusters out of play")
    chips = []
    for card in setup_cards(len(table.seats)):
        out = " and ".join(map(str, SETUP_CARDS[card].out)) or "none"
        words = f"{SETUP_CARDS[card].name}: {out}"
        chips.append(EditChip(("setup card", card), words, table.setup == card))
    yield buttons(*chips, columns=1)


PAGES: Final[dict[Any, EditPage]] = {
    "": EditPage(_of_a_seat),
    "cards": EditPage(_action_cards, "Action cards"),
    "deck": EditPage(_court_cards, "Court cards"),
    "setup": EditPage(_setup_cards, "Setup card"),
}
EDITS: Final = PositionEdits(PLACES, PAGES, {"piece": SHIP, "kind": RESOURCES[0]})
