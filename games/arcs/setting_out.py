"""What may be set out by hand of a table of Arcs, and what the position editor calls its fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, Literal

from engine.core.position.edits import (
    ONE_MORE,
    SEAT,
    WHICH,
    CounterRow,
    Edit,
    EditChip,
    EditPage,
    EditState,
    FieldWords,
    HeadingRow,
    Help,
    Key,
    Named,
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
    palette,
    pictures,
    put_or_take,
    seats_of,
    titles_by_seat,
)
from engine.core.step import Step
from engine.text.message import Message
from games.arcs import board, court, parts
from games.arcs.campaign_components import CARDS_OF_FATES, GOLEMS
from games.arcs.card import MODIFIERS, VERSIONS
from games.arcs.rule_hooks import follow_up
from games.arcs.rule_queries import AboutToPlay
from games.arcs.state import ArcsTable
from games.arcs.steps.battle import BUILDINGS, SHIPS, SHIPS_FIRST
from games.arcs.steps.gaining import DOERS
from games.arcs.steps.rounds import LeadCard, NextChapter, NextSeat
from games.arcs.steps.scoring import ScoreAmbitions
from games.arcs.steps.setting_up import LEADER, LORE_CARD

# What may be set out by hand of a table of Arcs: action cards, and whose card comes next.

FOLLOWING_WAYS: Final[tuple[parts.How, ...]] = ("surpass", "copy", "pivot")


def less(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    """Cards without one of that name, if it is there."""
    return parts.without(cards, gone) if gone in cards else cards


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
        owner.hand = tuple(sorted((*owner.hand, board.HIDDEN)))
        return next_card(after)
    if board.HIDDEN not in owner.hand:
        return table
    place = owner.hand.index(board.HIDDEN)
    owner.hand = (*owner.hand[:place], *owner.hand[place + 1 :])
    return next_card(_put_away(after, after.unseen_cards()[0]))


def count_hand(table: ArcsTable, seat: int, count: int) -> ArcsTable:
    """A card more or less in a hand; those that nobody knows go first."""
    hand = table.seats[seat].hand
    if count > 0 or board.HIDDEN in hand or not hand:
        return hold_unknown(table, seat, count)
    return hold_card(table, seat, hand[-1])


def _hidden_card(table: ArcsTable) -> str:
    """A card that lies face down, the lowest layer first."""
    layers = (table.stack, *table.pile)
    return next((each.card for layer in layers for each in layer if each.card != board.HIDDEN), "")


def play_card(table: ArcsTable, seat: int, card: str, *, is_copy: bool = False) -> ArcsTable:
    """A card lies in the round: the first one leads, the others surpass, pivot or are copies."""
    after = _picked_up(table, card, seat)
    how = _how(after, card, is_copy=is_copy)
    after.trick += (parts.Played(seat, card, how),)
    return next_card(after)


def _how(table: ArcsTable, card: str, *, is_copy: bool) -> parts.How:
    if not table.trick:
        return "lead"
    if is_copy or table.lead.card == board.HIDDEN:
        return "copy"
    led, mine = board.CARDS[table.lead.card], board.CARDS[card]
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
        after.trick = parts.changed(after.trick, place, replace(played, how=how))
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
    if board.HIDDEN not in hand:
        return False
    table.seats[seat].hand = tuple(sorted(parts.changed(hand, hand.index(board.HIDDEN), card)))
    return True


def _shown_in_pile(table: ArcsTable, card: str) -> bool:
    layers = [table.stack, *table.pile]
    for place, layer in enumerate(layers):
        cards = [each.card for each in layer]
        if board.HIDDEN in cards:
            layers[place] = parts.changed(layer, cards.index(board.HIDDEN), parts.Lying(card))
            table.stack, table.pile = layers[0], tuple(layers[1:])
            return True
    return False


def _put_away(table: ArcsTable, card: str) -> ArcsTable:
    """An action card lies face down with those that are drawn first."""
    after = table.copy()
    if any(seat.supercat is not None for seat in after.seats):
        after.stack = (*after.stack, parts.Lying(card))
    elif after.pile:
        after.pile = ((*after.pile[0], parts.Lying(card)), *after.pile[1:])
    else:
        after.pile = ((parts.Lying(card),),)
    return after


# -- what is next ----------------------------------------------------------------------------------


def next_card(table: ArcsTable) -> ArcsTable:
    """The next card is to be played: to lead by who has the initiative, else to the round."""
    after = table.copy()
    base: list[Step] = [NextChapter(), ScoreAmbitions()]
    after.turn = parts.NO_TURN
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


# What may be set out by hand: pieces, tokens, cards and counters of a table of Arcs.
#
# What must follow a change (a piece comes from the supply, a card from wherever it lay) follows.
# What the campaign adds to a table stays as it is.

PieceToPut = Literal["ship", "damaged ship", "city", "starport", "agent"]
PIECES_TO_PUT: Final[tuple[PieceToPut, ...]] = ("ship", "damaged ship", "city", "starport", "agent")
SUPPLY: Final = {"damaged ship": board.SHIP}
KIND_OF: Final[dict[PieceToPut, parts.Kind]] = {"city": "city", "starport": "starport"}


# -- the map ---------------------------------------------------------------------------------------


def put_piece(table: ArcsTable, seat: int, system: str, piece: PieceToPut) -> ArcsTable:
    if piece in KIND_OF:
        return put_building(table, seat, system, KIND_OF[piece])
    if piece == board.AGENT:
        return table
    return add_ship(table, seat, system, 1, is_hurt=piece != board.SHIP)


def take_piece(table: ArcsTable, seat: int, system: str, piece: PieceToPut) -> ArcsTable:
    if piece == board.AGENT:
        return table
    if piece not in KIND_OF:
        return add_ship(table, seat, system, -1, is_hurt=piece != board.SHIP)
    built = [each for each in table.buildings_at(system, seat) if each.kind == KIND_OF[piece]]
    return take_building(table, built[-1]) if built else table


def add_ship(
    table: ArcsTable, seat: int, system: str, count: int, *, is_hurt: bool = False
) -> ArcsTable:
    """A ship more or less in a system; some are no seat's."""
    if not table.is_seat(seat):
        if table.reach.ships_of(seat, system)[is_hurt] + count < 0:
            return table
        after = table.copy()
        after.reach.add_ships(system, 0 if is_hurt else count, count if is_hurt else 0)
        return after
    ships = table.seats[seat].hurt if is_hurt else table.seats[seat].fresh
    if count > table.in_supply(seat, board.SHIP) or ships.get(system, 0) + count < 0:
        return table
    after = table.copy()
    after.seats[seat].add_ships(system, 0 if is_hurt else count, count if is_hurt else 0)
    return after


def move_fleet(
    table: ArcsTable, system: str, owner: int, is_hurt: bool, to: Key
) -> ArcsTable | None:
    """All ships of a group are drawn to another system, or off the map."""
    place = to[1] if to[:1] in (("system",), ("fleet",), ("building",)) else ""
    if place == system:
        return None
    own = table.seats[owner] if table.is_seat(owner) else table.reach
    count = (own.hurt if is_hurt else own.fresh).get(system, 0)
    after = add_ship(table, owner, system, -count, is_hurt=is_hurt)
    return add_ship(after, owner, place, count, is_hurt=is_hurt) if place else after


def put_building(table: ArcsTable, seat: int, system: str, kind: parts.Kind) -> ArcsTable:
    if table.empty_building_slots(system) < 1 or not table.in_supply(seat, kind):
        return table
    after = table.copy()
    after.buildings += (parts.Building(seat, kind, system),)
    return after


def turn_building(table: ArcsTable, building: parts.Building) -> ArcsTable:
    """A fresh building is damaged, a damaged one repaired."""
    after = table.copy()
    after.replace_building(building, replace(building, fresh=not building.fresh))
    return after


def take_building(table: ArcsTable, building: parts.Building) -> ArcsTable:
    after = table.copy()
    after.replace_building(building)
    return after


# -- boards ----------------------------------------------------------------------------------------


def next_token(table: ArcsTable, seat: int, slot: int, by: int = 1) -> ArcsTable:
    """The next resource that the supply has in a slot; after the last one none."""
    own = table.seats[seat].slots[slot]
    ring = [each for each in board.RESOURCES if each == own or table.tokens_free(each) > 0]
    after = table.copy()
    owner = after.seats[seat]
    owner.slots = parts.changed(owner.slots, slot, following((parts.NO_TOKEN, *ring), own, by))
    return after


def empty_slot(table: ArcsTable, seat: int, slot: int) -> ArcsTable:
    after = table.copy()
    after.seats[seat].empty_slot(slot)
    return after


def add_captive(table: ArcsTable, seat: int, owner: int, count: int) -> ArcsTable:
    held = table.seats[seat].captives[owner]
    if seat == owner or held + count < 0 or count > table.in_supply(owner, board.AGENT):
        return table
    after = table.copy()
    after.seats[seat].add_captives(owner, count)
    return after


def add_trophy(table: ArcsTable, seat: int, owner: int, kind: str, count: int) -> ArcsTable:
    held = table.seats[seat].trophies[owner][board.PIECES.index(kind)]
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
    offer = table.court[place]
    held = offer.agents[seat]
    if held + count < 0 or count > table.in_supply(seat, board.AGENT):
        return table
    after = table.copy()
    agents = parts.changed(offer.agents, seat, held + count)
    after.court = parts.changed(after.court, place, parts.Offer(offer.card, agents))
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
        after.court = parts.changed(
            parts.changed(after.court, place, table.court[other]), other, old
        )
        return after
    after = _court_card_picked_up(table, card)
    after.court = parts.changed(after.court, place, parts.Offer(card, (0,) * len(table.seats)))
    if old.card:
        after.court_deck = tuple(sorted((*after.court_deck, old.card)))
    return after


def give_guild(table: ArcsTable, seat: int, card: str) -> ArcsTable:
    if not court.COURT[card].is_guild or any(each.card == card for each in table.court):
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
    after.court_deck = less(after.court_deck, card)
    after.buried = less(after.buried, card)
    after.court_discard = less(after.court_discard, card)
    for seat in after.seats:
        seat.cards = less(seat.cards, card)
    return after


# -- the setup card -------------------------------------------------------------------------------


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
    return table if card == board.HIDDEN else play_card(table, seat, card)


def _discard_held(table: ArcsTable, seat: int, place: int) -> ArcsTable:
    card = table.seats[seat].hand[place]
    return hold_unknown(table, seat, -1) if card == board.HIDDEN else hold_card(table, seat, card)


def _court_cards(table: ArcsTable, state: EditState, place: int) -> tuple[EditChip, ...]:
    """What may lie in a place of the Court row; none while an agent is to be put there."""
    if state.chosen["piece"] == board.AGENT:
        return ()
    return tuple(EditChip(("court card", card), court.COURT[card].name) for card in court_of(table))


def _guild_cards(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    row = [each.card for each in table.court]
    guilds = [card for card in court_of(table) if court.COURT[card].is_guild and card not in row]
    return tuple(EditChip(("court card", card), court.COURT[card].name) for card in guilds)


def court_of(table: ArcsTable) -> list[str]:
    lying = (*table.court_deck, *table.buried, *table.court_discard)
    seats = [card for seat in table.seats for card in seat.cards]
    found = {*lying, *seats, *(each.card for each in table.court)}
    return sorted(
        (each for each in found if each in court.COURT), key=lambda card: court.COURT[card].name
    )


def _setup_cards(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    """The setup cards for so many seats, with the clusters out of play."""
    found = []
    for card in board.setup_cards(len(table.seats)):
        out = Message(
            "field-setup-out", {"setup": board.SETUP(card), "clusters": board.SETUP_CARDS[card].out}
        )
        found.append(EditChip(("setup card", card), out, table.setup == card))
    return tuple(found)


def _set_power(table: ArcsTable, _: EditState, seat: int, power: int) -> ArcsTable:
    after = table.copy()
    after.seats[seat].power = power
    return after


def _turn_power(table: ArcsTable, state: EditState, seat: int, by: int) -> ArcsTable:
    return _set_power(table, state, seat, max(0, table.seats[seat].power + by))


def _agent(table: ArcsTable, state: EditState, place: int) -> ArcsTable:
    return add_agent(table, state.seat, place, 1)


FROM_PICTURES: Final = ("click", Message("desk-from-pictures"))
TAKES_AWAY: Final = ("right", Message("desk-takes-away"))
MORE_OR_LESS: Final = ("wheel", Message("desk-more-less"))
TURNS_OVER: Final[Help] = (("click", Message("desk-turns")),)
_FLIP: Final = flag("flipped", WHICH)
_BACK_TO_DECK: Final = by_table(take_guild)
PLACES: Final = {
    "seat": PlaceEdit(role="seat", take=by_table(give_initiative), typed=_set_power,
                      turn=_turn_power, help=(
        ("click", Message("desk-shows-seat")), ("right", Message("desk-initiative")),
        ("wheel", Message("desk-power")), ("type", Message("desk-power")))),
    "system": PlaceEdit(put=_piece(put_piece), take=_piece(take_piece),
                        turn=put_or_take(_piece(put_piece), _piece(take_piece)), help=(
                            ("click", Message("desk-puts-piece")), TAKES_AWAY, MORE_OR_LESS)),
    "fleet": PlaceEdit(put=_fleet(1), take=_fleet(-1), turn=put_or_take(_fleet(1), _fleet(-1)),
                       drop=by_table(move_fleet),
                       help=(*ONE_MORE, ("drag", Message("desk-moves-all")))),
    "building": PlaceEdit(put=_building(turn_building), take=_building(take_building),
                          help=(("click", Message("desk-damages")), TAKES_AWAY)),
    "ambition": PlaceEdit(put=by_table(declare), take=by_table(undeclare),
                          turn=put_or_take(by_table(declare), by_table(undeclare)),
                          help=(("click", Message("desk-declares")), TAKES_AWAY)),
    "marker": PlaceEdit(put=_FLIP, take=_FLIP, help=TURNS_OVER),
    "court": PlaceEdit(put=_agent, take=by_seat(add_agent, -1), turn=by_seat(add_agent),
                       pictures=_court_cards,
                       choose=lambda table, _, place, card: lay_offer(table, place, card),
                       help=(FROM_PICTURES, ("wheel", Message("desk-agents")))),
    "guild": PlaceEdit(put=_BACK_TO_DECK, take=_BACK_TO_DECK,
                       help=(("click", Message("desk-takes-away")),)),
    "trick": PlaceEdit(put=by_table(next_way), take=by_table(take_back),
                       help=(("click", Message("desk-other-way")),
                           ("right", Message("desk-unplays")))),
    "slot": PlaceEdit(put=by_seat(next_token), take=by_seat(empty_slot), turn=by_seat(next_token),
                      help=(("click", Message("desk-next")), TAKES_AWAY,
                            ("wheel", Message("desk-next")))),
    "card": PlaceEdit(put=by_seat(_play_held), take=by_seat(_discard_held),
                      help=(("click", Message("desk-plays")), ("right", Message("desk-discards")))),
    "guilds": PlaceEdit(pictures=_guild_cards, choose=by_seat(give_guild), help=(FROM_PICTURES,)),
    "Cards in hand": PlaceEdit(put=by_seat(count_hand)),
    "Power": PlaceEdit(put=number("seats", SEAT, "power")),
    "Chapter": PlaceEdit(put=number("chapter", low=1, high=board.LAST_CHAPTER)),
    "Round": PlaceEdit(put=number("round", low=1)),
    "Hand counter": PlaceEdit(put=number("seats", SEAT, "supercat", "counter")),
    "Seize counter": PlaceEdit(put=number("seats", SEAT, "supercat", "seize")),
    "initiative": PlaceEdit(Message("field-this-seat-has-the-initiative"),
        by_seat(give_initiative)),
    "next card": PlaceEdit(Message("field-whatever-was-under-way-is-over"),
                           by_table(next_card)),
    "piece": PlaceEdit(role="choice"),
    "captive": counted(add_captive, Message("field-one-more-the-right-button-takes")),
    "trophy": counted(add_trophy, Message("field-one-more-the-right-button-takes")),
    "outrage": PlaceEdit(put=member("seats", SEAT, "outrage")),
    "cards": PlaceEdit(role="page"),
    "setup": PlaceEdit(pictures=_setup_cards, choose=by_table(choose_setup),
                       help=(FROM_PICTURES,)),
    "held": PlaceEdit(Message("field-a-click-gives-it-to-the"), by_seat(hold_card),
                      by_seat(play_card)),
    "Cards nobody knows": PlaceEdit(put=by_seat(hold_unknown)),
}  # fmt: skip


# -- what stands beside the table ------------------------------------------------------------------


def _of_a_seat(table: ArcsTable, state: EditState) -> Iterator[Row]:
    seat = table.seats[state.seat]
    yield CounterRow("Power", seat.power, Message("field-power"))
    yield CounterRow("Chapter", table.chapter, Message("field-chapter"))
    yield CounterRow("Round", table.round, Message("field-round"))
    if seat.supercat is None:
        yield CounterRow("Cards in hand", len(seat.hand), Message("field-cards-in-hand"))
    else:
        counter, seize = seat.supercat.counter, seat.supercat.seize
        yield CounterRow("Hand counter", counter, Message("field-supercat-counter"))
        yield CounterRow("Seize counter", seize, Message("field-seize"))
    has_initiative = table.initiative == state.seat
    yield buttons(EditChip(("initiative",), Message("field-initiative"), has_initiative,
                           icon="bolt"),
                  EditChip(("next card",), Message("field-next-card"),
                           icon="arrow-right"))  # fmt: skip
    chosen = state.chosen["piece"]
    pieces = (EditChip(("piece", piece), is_on=piece == chosen,
                       left=table.in_supply(state.seat, SUPPLY.get(piece, piece)))
              for piece in PIECES_TO_PUT)  # fmt: skip
    yield palette(pieces, height=84.0)
    others = [owner for owner in range(len(table.seats)) if owner != state.seat]
    yield HeadingRow(Message("field-captives"))
    yield pictures((("captive", owner) for owner in others), height=50.0)
    yield HeadingRow(Message("field-trophies"))
    for owner in others:
        yield pictures((("trophy", owner, kind) for kind in board.PIECES), height=50.0)
    yield HeadingRow(Message("field-outrage"))
    yield pictures((("outrage", each) for each in board.RESOURCES),
                   [("outrage", each) for each in seat.outrage])  # fmt: skip
    yield buttons(EditChip(("cards",), Message("field-cards")),
                  EditChip(("guilds",), Message("field-guilds")),
                  EditChip(("setup",), Message("field-set-up")))  # fmt: skip


def _action_cards(table: ArcsTable, state: EditState) -> Iterator[Row]:
    """All action cards: who has each; a click gives or takes it, the right button plays it."""
    yield HeadingRow(Message("field-click-to-the-hand-right-to"))
    known = sorted(board.deck(len(table.seats)), key=lambda card: board.CARDS[card].number)
    keys: list[Key] = [("held", card) for card in known]
    yield pictures(keys, [key for key in keys if holder_of(table, key[1]) is not None],
                   len({board.CARDS[card].suit for card in known}), 54.0)  # fmt: skip
    yield CounterRow(
        "Cards nobody knows",
        table.seats[state.seat].hand.count(board.HIDDEN),
        Message("field-cards-nobody-knows"),
    )


def holder_of(table: ArcsTable, card: str) -> int | None:
    """The seat in whose hand or turn of the round a card is."""
    for place, seat in enumerate(table.seats):
        if card in seat.hand:
            return place
    return next((each.seat for each in table.trick if each.card == card), None)


def kind_of(card: str) -> str:
    """The resource of a guild card, or vox."""
    return court.COURT[card].suit if court.COURT[card].is_guild else "vox"


PAGES: Final[dict[Any, EditPage]] = {
    "": EditPage(_of_a_seat),
    "cards": EditPage(_action_cards, Message("field-action-cards")),
}
SHARED: Final = frozenset({"system", "fleet", "building", "ambition", "marker", "court", "trick",
                           "Chapter", "Round", "setup"})  # fmt: skip
EDITS: Final = PositionEdits(PLACES, PAGES, {"piece": board.SHIP}, shared=SHARED)


# What the position editor calls the fields of Arcs.


def _told(cards: Iterable[str]) -> tuple[Named, ...]:
    return tuple(
        [Named(each, Message(board.CARD(each).key), court.card_words(each)) for each in cards]
    )


OTHERS_IN_COURT: Final = board.named_by(board.CARD, (
    *[card for card in court.COURT if card not in court.BASE_COURT], *court.COURT_LORE,
    *[each["id"] for each in CARDS_OF_FATES if each["type"] == "lore"],
))  # fmt: skip
"""Cards that only the campaign has in its Court."""
CARD_CHOICES = board.named_by(board.CARD, board.CARDS)
HAND_CHOICES = (Named(board.HIDDEN, Message("field-hidden")), *CARD_CHOICES)
COURT_CHOICES = (*_told(court.BASE_COURT), *OTHERS_IN_COURT)
GUILD_CHOICES = tuple(
    each for each in COURT_CHOICES if each.value in court.COURT and court.COURT[each.value].is_guild
)
TEXT_CHOICES = board.named_by(
    board.CARD,
    dict.fromkeys(
        [*(each.value for each in COURT_CHOICES), *court.LEADERS, *court.LORE, *court.ABILITIES]
    ),
)
"""Cards whose text may be carried out."""
OFFER_CHOICES = (Named("", Message("field-no-card")), *COURT_CHOICES)
LEADER_CHOICES = _told(court.LEADERS)
LORE_CHOICES = _told(court.LORE)
DRAFT_CHOICES = (*LEADER_CHOICES, *LORE_CHOICES)
USED_CHOICES = (*GUILD_CHOICES, *DRAFT_CHOICES)
RESOURCE_CHOICES = board.named_by(board.TOKEN, board.RESOURCES)
GOLEM_CHOICES = board.named_by(board.TOKEN, GOLEMS)
SLOT_CHOICES = (Named(parts.NO_TOKEN, Message("field-empty")), *RESOURCE_CHOICES, *GOLEM_CHOICES)
PLANET_CHOICES = board.named_by(
    board.SYSTEM, [each.id for each in board.SYSTEMS.values() if each.resource]
)
SYSTEM_CHOICES = board.named_by(board.SYSTEM, board.SYSTEMS)
PLACE_CHOICES = (*SYSTEM_CHOICES, *COURT_CHOICES)
ORIGIN_CHOICES = (Named("", Message("field-nowhere")), *SYSTEM_CHOICES)
DEED_CHOICES = (
    Named("move", Message("field-ships-moved")),
    Named("influence", Message("field-an-agent-placed")),
    Named("battle", Message("field-a-battle-fought")),
    Named("tax", Message("field-a-city-taxed")),
    Named("build", Message("field-a-piece-built")),
    Named("repair", Message("field-a-piece-repaired")),
)
SETUP_CHOICES = (
    Named("", Message("field-not-yet")),
    *(
        Named(
            card,
            Message(board.SETUP(card).key),
            Message("field-for-players", {"count": int(card[0])}),
        )
        for card in board.SETUP_CARDS
    ),
)
AMBITION_CHOICES = board.named_by(board.AMBITION, board.AMBITIONS)
MARKER_CHOICES = tuple(
    Named(number, Message("field-marker", dict(zip("abcd", (*front, *back), strict=True))))
    for number, (front, back) in enumerate(board.MARKERS)
)
MARKER_TITLES = tuple(each.title for each in MARKER_CHOICES)
RULINGS_CHOICES = (
    Named("newest", Message("arcs-rulings-newest")),
    Named("first-printing", Message("arcs-rulings-first-printing")),
    Named("before-2026-11", Message("arcs-rulings-before")),
)
KIND_CHOICES = board.named_by(board.FIELD, ("city", "starport"))
PIECE_CHOICES = board.named_by(board.FIELD, board.PIECES)
TARGET_CHOICES = tuple(Named(each, each) for each in (SHIPS_FIRST, SHIPS, BUILDINGS))
DRAFTED_CHOICES = tuple(Named(each, each) for each in (LEADER, LORE_CARD))
HOW_CHOICES = board.named_by(board.FIELD, ("lead", "surpass", "copy", "pivot"))
ACTION_CHOICES = tuple(
    Named(each, Message("field-action", {"action": board.ACTION(each)}))
    for each in dict.fromkeys(
        [*(each for actions in board.SUIT_ACTIONS.values() for each in actions), *court.ACTIONS]
    )
)
SLOT_TITLES = tuple(Message("field-slot", {"number": number}) for number in range(1, 7))


SEATS = seats_of("seats")
KNOWERS = seats_of(
    "seats",
    Named(parts.NOBODY, Message("field-nobody")),
    Named(parts.EVERYBODY, Message("field-everybody")),
)
WORDS = {
    "ArcsTable.seats": FieldWords(by="seat"),
    "ArcsTable.setup": FieldWords(choices=SETUP_CHOICES),
    "ArcsTable.initiative": FieldWords(choices=SEATS, seats="some"),
    "ArcsTable.seat": FieldWords(choices=SEATS, seats="some"),
    "ArcsTable.boxes": FieldWords(choices=AMBITION_CHOICES),
    "ArcsTable.flipped": FieldWords(entries=MARKER_TITLES),
    "ArcsTable.court_deck": FieldWords(choices=COURT_CHOICES, is_sorted=True),
    "ArcsTable.buried": FieldWords(choices=GUILD_CHOICES),
    "ArcsTable.court_discard": FieldWords(choices=COURT_CHOICES),
    "ArcsTable.draft": FieldWords(choices=DRAFT_CHOICES),
    "ArcsTable.reshaped": FieldWords(choices=PLANET_CHOICES),
    "Seat.leader": FieldWords(choices=(Named("", Message("field-no-card")), *LEADER_CHOICES)),
    "Seat.lore": FieldWords(choices=LORE_CHOICES),
    "Seat.scrapped": FieldWords(
        entries=tuple(Message(board.FIELD(kind).key) for kind in board.PIECES)
    ),
    "Turn.taxed": FieldWords(choices=SYSTEM_CHOICES),
    "Rules.mode": FieldWords(setting="mode"),
    "Rules.rulings": FieldWords(choices=RULINGS_CHOICES),
    "Rules.modifiers": FieldWords(
        choices=tuple([Named(each, Message(f"arcs-{each}")) for each in MODIFIERS])
    ),
    "Seat.hand": FieldWords(choices=HAND_CHOICES, is_sorted=True),
    "Seat.cards": FieldWords(choices=GUILD_CHOICES),
    "Seat.slots": FieldWords(choices=SLOT_CHOICES, entries=SLOT_TITLES),
    "Seat.outrage": FieldWords(choices=RESOURCE_CHOICES),
    "Seat.captives": FieldWords(entries=titles_by_seat, for_each_seat=True),
    "Seat.trophies": FieldWords(entries=titles_by_seat, for_each_seat=True),
    "Seat.fresh": FieldWords(choices=SYSTEM_CHOICES),
    "Seat.hurt": FieldWords(choices=SYSTEM_CHOICES),
    "Supercat.drawn": FieldWords(choices=HAND_CHOICES),
    "Supercat.exhausted": FieldWords(choices=USED_CHOICES),
    "Supercat.version": FieldWords(
        choices=tuple([Named(each, each) for each in VERSIONS.values()])
    ),
    "Building.seat": FieldWords(choices=SEATS, seats="some"),
    "Building.kind": FieldWords(choices=KIND_CHOICES),
    "Building.system": FieldWords(choices=SYSTEM_CHOICES),
    "Played.card": FieldWords(choices=HAND_CHOICES),
    "Played.how": FieldWords(choices=HOW_CHOICES),
    "Offer.card": FieldWords(choices=OFFER_CHOICES),
    "Offer.agents": FieldWords(entries=titles_by_seat, for_each_seat=True),
    "Lying.card": FieldWords(choices=HAND_CHOICES),
    "Lying.known_to": FieldWords(choices=KNOWERS, low=parts.EVERYBODY),
    "Turn.actions": FieldWords(choices=ACTION_CHOICES),
    "Turn.spent": FieldWords(choices=RESOURCE_CHOICES),
    "Turn.secured": FieldWords(choices=GUILD_CHOICES),
    "Turn.used": FieldWords(choices=USED_CHOICES),
    "Turn.influenced": FieldWords(choices=COURT_CHOICES),
    "Thrown.card": FieldWords(choices=COURT_CHOICES),
    "Deed.kind": FieldWords(choices=DEED_CHOICES),
    "Deed.place": FieldWords(choices=PLACE_CHOICES),
    "Deed.origin": FieldWords(choices=ORIGIN_CHOICES),
    "Deed.along": FieldWords(entries=(Message("field-fresh"), Message("field-hit"))),
    "AssignHits.target": FieldWords(choices=TARGET_CHOICES),
    "AttachCard.union": FieldWords(choices=COURT_CHOICES),
    "BuryStolen.card": FieldWords(choices=COURT_CHOICES),
    "BuryVox.card": FieldWords(choices=COURT_CHOICES),
    "CarryOut.card": FieldWords(choices=TEXT_CHOICES),
    "CityFell.types": FieldWords(choices=RESOURCE_CHOICES),
    "CleanUp.scored": FieldWords(choices=AMBITION_CHOICES),
    "DealCard.kind": FieldWords(choices=DRAFTED_CHOICES),
    "DrawLore.drawn": FieldWords(choices=LORE_CHOICES),
    "Effect.ambitions": FieldWords(choices=(*AMBITION_CHOICES, Named("all", "all"))),
    "Effect.op": FieldWords(choices=lambda document: [Named(each, each) for each in DOERS]),
    "FinishVox.vox": FieldWords(choices=COURT_CHOICES),
    "GainOneOf.types": FieldWords(choices=RESOURCE_CHOICES),
    "GiveGuildCard.needed": FieldWords(choices=USED_CHOICES),
    "GuideFleet.owners": FieldWords(choices=SEATS, seats="some"),
    "JoinBattle.asked": FieldWords(choices=SYSTEM_CHOICES),
    "KeepLore.drawn": FieldWords(choices=LORE_CHOICES),
    "MayRepeat.kind": FieldWords(choices=PIECE_CHOICES),
    "Again.kind": FieldWords(choices=PIECE_CHOICES),
    "MayRepeat.leader": FieldWords(choices=LEADER_CHOICES),
    "PlaceAgents.done": FieldWords(choices=COURT_CHOICES),
    "PlaceInEach.systems": FieldWords(choices=SYSTEM_CHOICES),
    "ReturnToStack.looker": FieldWords(choices=SEATS, seats="some"),
    "RollAgain.card": FieldWords(choices=USED_CHOICES),
    "ThrowToDefend.card": FieldWords(choices=COURT_CHOICES),
    "Exhaust.card": FieldWords(choices=USED_CHOICES),
    "RollAgain.used": FieldWords(choices=USED_CHOICES),
    "ScrapPieces.kind": FieldWords(choices=PIECE_CHOICES),
    "Sprint.ready": FieldWords(choices=SYSTEM_CHOICES),
    "SprintAfter.before": FieldWords(choices=SYSTEM_CHOICES),
    "SprintOnce.ready": FieldWords(choices=SYSTEM_CHOICES),
    "SwapTokens.gained": FieldWords(choices=RESOURCE_CHOICES),
    "TurnUp.kind": FieldWords(choices=DRAFTED_CHOICES),
    "*.ambition": FieldWords(choices=AMBITION_CHOICES),
    "*.origin": FieldWords(choices=SYSTEM_CHOICES),
    "*.target": FieldWords(choices=SYSTEM_CHOICES),
    "*.seat": FieldWords(choices=SEATS, seats="some"),
    "*.owner": FieldWords(choices=SEATS, seats="some"),
    "*.defender": FieldWords(choices=SEATS, seats="some"),
    "*.rival": FieldWords(choices=SEATS, seats="some"),
    "*.source": FieldWords(choices=KNOWERS, low=parts.NOBODY),
    "*.system": FieldWords(choices=SYSTEM_CHOICES),
    "*.resource": FieldWords(choices=RESOURCE_CHOICES),
}
