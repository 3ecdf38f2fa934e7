"""What may be set out by hand: pieces, tokens, cards and counters of a table of Arcs.

What must follow a change (a piece comes from the supply, a card from wherever it lay) follows. What
the campaign adds to a table stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, Literal

from engine.core.position_edits import (
    ONE_MORE,
    SEAT,
    WHICH,
    CounterRow,
    Edit,
    EditChip,
    EditPage,
    EditState,
    HeadingRow,
    Help,
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
    palette,
    pictures,
    put_or_take,
)
from engine.text.said import Said, key_of
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
from games.arcs.court import COURT
from games.arcs.names import SETUP
from games.arcs.parts import (
    NO_TOKEN,
    Building,
    Kind,
    Offer,
    changed,
)
from games.arcs.position_cards import (
    count_hand,
    give_initiative,
    hold_card,
    hold_unknown,
    less,
    next_card,
    next_way,
    play_card,
    take_back,
)
from games.arcs.state import ArcsTable

PieceToPut = Literal["ship", "damaged ship", "city", "starport", "agent"]
PIECES_TO_PUT: Final[tuple[PieceToPut, ...]] = ("ship", "damaged ship", "city", "starport", "agent")
SUPPLY: Final = {"damaged ship": SHIP}
KIND_OF: Final[dict[PieceToPut, Kind]] = {"city": "city", "starport": "starport"}


# -- the map ---------------------------------------------------------------------------------------


def put_piece(table: ArcsTable, seat: int, system: str, piece: PieceToPut) -> ArcsTable:
    """A piece more in a system, from the supply of a seat."""
    if piece in KIND_OF:
        return put_building(table, seat, system, KIND_OF[piece])
    if piece == AGENT:
        return table
    return add_ship(table, seat, system, 1, is_hurt=piece != SHIP)


def take_piece(table: ArcsTable, seat: int, system: str, piece: PieceToPut) -> ArcsTable:
    """A piece of that kind less in a system."""
    if piece == AGENT:
        return table
    if piece not in KIND_OF:
        return add_ship(table, seat, system, -1, is_hurt=piece != SHIP)
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
    if count > table.in_supply(seat, SHIP) or ships.get(system, 0) + count < 0:
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


def next_token(table: ArcsTable, seat: int, slot: int, by: int = 1) -> ArcsTable:
    """The next resource that the supply has in a slot; after the last one none."""
    own = table.seats[seat].slots[slot]
    ring = [each for each in RESOURCES if each == own or table.tokens_free(each) > 0]
    after = table.copy()
    owner = after.seats[seat]
    owner.slots = changed(owner.slots, slot, following((NO_TOKEN, *ring), own, by))
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
    return table if card == HIDDEN else play_card(table, seat, card)


def _discard_held(table: ArcsTable, seat: int, place: int) -> ArcsTable:
    card = table.seats[seat].hand[place]
    return hold_unknown(table, seat, -1) if card == HIDDEN else hold_card(table, seat, card)


def _court_cards(table: ArcsTable, state: EditState, place: int) -> tuple[EditChip, ...]:
    """What may lie in a place of the Court row; none while an agent is to be put there."""
    if state.chosen["piece"] == AGENT:
        return ()
    return tuple(EditChip(("court card", card), COURT[card].name) for card in court_of(table))


def _guild_cards(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    row = [each.card for each in table.court]
    guilds = [card for card in court_of(table) if COURT[card].is_guild and card not in row]
    return tuple(EditChip(("court card", card), COURT[card].name) for card in guilds)


def court_of(table: ArcsTable) -> list[str]:
    """The Court cards in this game, by their names."""
    lying = (*table.court_deck, *table.buried, *table.court_discard)
    seats = [card for seat in table.seats for card in seat.cards]
    found = {*lying, *seats, *(each.card for each in table.court)}
    return sorted((each for each in found if each in COURT), key=lambda card: COURT[card].name)


def _setup_cards(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    """The setup cards for so many seats, with the clusters out of play."""
    found = []
    for card in setup_cards(len(table.seats)):
        out = Said("field-setup-out", {"setup": SETUP(card), "clusters": SETUP_CARDS[card].out})
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


FROM_PICTURES: Final = ("click", Said("desk-from-pictures"))
TAKES_AWAY: Final = ("right", Said("desk-takes-away"))
MORE_OR_LESS: Final = ("wheel", Said("desk-more-less"))
TURNS_OVER: Final[Help] = (("click", Said("desk-turns")),)
_FLIP: Final = flag("flipped", WHICH)
_BACK_TO_DECK: Final = by_table(take_guild)
PLACES: Final = {
    "seat": PlaceEdit(role="seat", take=by_table(give_initiative), typed=_set_power,
                      turn=_turn_power, help=(
        ("click", Said("desk-shows-seat")), ("right", Said("desk-initiative")),
        ("wheel", Said("desk-power")), ("type", Said("desk-power")))),
    "system": PlaceEdit(put=_piece(put_piece), take=_piece(take_piece),
                        turn=put_or_take(_piece(put_piece), _piece(take_piece)), help=(
                            ("click", Said("desk-puts-piece")), TAKES_AWAY, MORE_OR_LESS)),
    "fleet": PlaceEdit(put=_fleet(1), take=_fleet(-1), turn=put_or_take(_fleet(1), _fleet(-1)),
                       drop=by_table(move_fleet),
                       help=(*ONE_MORE, ("drag", Said("desk-moves-all")))),
    "building": PlaceEdit(put=_building(turn_building), take=_building(take_building),
                          help=(("click", Said("desk-damages")), TAKES_AWAY)),
    "ambition": PlaceEdit(put=by_table(declare), take=by_table(undeclare),
                          turn=put_or_take(by_table(declare), by_table(undeclare)),
                          help=(("click", Said("desk-declares")), TAKES_AWAY)),
    "marker": PlaceEdit(put=_FLIP, take=_FLIP, help=TURNS_OVER),
    "court": PlaceEdit(put=_agent, take=by_seat(add_agent, -1), turn=by_seat(add_agent),
                       pictures=_court_cards,
                       choose=lambda table, _, place, card: lay_offer(table, place, card),
                       help=(FROM_PICTURES, ("wheel", Said("desk-agents")))),
    "guild": PlaceEdit(put=_BACK_TO_DECK, take=_BACK_TO_DECK,
                       help=(("click", Said("desk-takes-away")),)),
    "trick": PlaceEdit(put=by_table(next_way), take=by_table(take_back),
                       help=(("click", Said("desk-other-way")), ("right", Said("desk-unplays")))),
    "slot": PlaceEdit(put=by_seat(next_token), take=by_seat(empty_slot), turn=by_seat(next_token),
                      help=(("click", Said("desk-next")), TAKES_AWAY,
                            ("wheel", Said("desk-next")))),
    "card": PlaceEdit(put=by_seat(_play_held), take=by_seat(_discard_held),
                      help=(("click", Said("desk-plays")), ("right", Said("desk-discards")))),
    "guilds": PlaceEdit(pictures=_guild_cards, choose=by_seat(give_guild), help=(FROM_PICTURES,)),
    "Cards in hand": PlaceEdit(put=by_seat(count_hand)),
    "Power": PlaceEdit(put=number("seats", SEAT, "power")),
    "Chapter": PlaceEdit(put=number("chapter", low=1, high=LAST_CHAPTER)),
    "Round": PlaceEdit(put=number("round", low=1)),
    "Hand counter": PlaceEdit(put=number("seats", SEAT, "supercat", "counter")),
    "Seize counter": PlaceEdit(put=number("seats", SEAT, "supercat", "seize")),
    "initiative": PlaceEdit(Said("field-this-seat-has-the-initiative"), by_seat(give_initiative)),
    "next card": PlaceEdit(Said("field-whatever-was-under-way-is-over"),
                           by_table(next_card)),
    "piece": PlaceEdit(role="choice"),
    "captive": counted(add_captive, Said("field-one-more-the-right-button-takes")),
    "trophy": counted(add_trophy, Said("field-one-more-the-right-button-takes")),
    "outrage": PlaceEdit(put=member("seats", SEAT, "outrage")),
    "cards": PlaceEdit(role="page"),
    "setup": PlaceEdit(pictures=_setup_cards, choose=by_table(choose_setup),
                       help=(FROM_PICTURES,)),
    "held": PlaceEdit(Said("field-a-click-gives-it-to-the"), by_seat(hold_card),
                      by_seat(play_card)),
    "Cards nobody knows": PlaceEdit(put=by_seat(hold_unknown)),
}  # fmt: skip


# -- what stands beside the table ------------------------------------------------------------------


def _of_a_seat(table: ArcsTable, state: EditState) -> Iterator[Row]:
    seat = table.seats[state.seat]
    counters = {"Power": seat.power, "Chapter": table.chapter, "Round": table.round}
    if seat.supercat is None:
        counters["Cards in hand"] = len(seat.hand)
    else:
        counters |= {"Hand counter": seat.supercat.counter, "Seize counter": seat.supercat.seize}
    for name, now in counters.items():
        yield CounterRow(name, now, Said(key_of("field", name)))
    has_initiative = table.initiative == state.seat
    yield buttons(EditChip(("initiative",), Said("field-initiative"), has_initiative),
                  EditChip(("next card",), Said("field-next-card")))  # fmt: skip
    chosen = state.chosen["piece"]
    yield palette(EditChip(("piece", piece), is_on=piece == chosen,
                           left=table.in_supply(state.seat, SUPPLY.get(piece, piece)))
                  for piece in PIECES_TO_PUT)  # fmt: skip
    yield HeadingRow(Said("field-captives-then-trophies"))
    for owner in range(len(table.seats)):
        if owner != state.seat:
            yield pictures([("captive", owner), *(("trophy", owner, kind) for kind in PIECES)])
    yield HeadingRow(Said("field-outrage"))
    yield pictures((("outrage", each) for each in RESOURCES),
                   [("outrage", each) for each in seat.outrage])  # fmt: skip
    yield buttons(EditChip(("cards",), Said("field-cards")),
                  EditChip(("guilds",), Said("field-guilds")),
                  EditChip(("setup",), Said("field-set-up")))  # fmt: skip


def _action_cards(table: ArcsTable, state: EditState) -> Iterator[Row]:
    """All action cards: who has each; a click gives or takes it, the right button plays it."""
    yield HeadingRow(Said("field-click-to-the-hand-right-to"))
    known = sorted(deck(len(table.seats)), key=lambda card: CARDS[card].number)
    keys: list[Key] = [("held", card) for card in known]
    yield pictures(keys, [key for key in keys if holder_of(table, key[1]) is not None],
                   len({CARDS[card].suit for card in known}), 54.0)  # fmt: skip
    yield CounterRow(
        "Cards nobody knows",
        table.seats[state.seat].hand.count(HIDDEN),
        Said("field-cards-nobody-knows"),
    )


def holder_of(table: ArcsTable, card: str) -> int | None:
    """The seat in whose hand or turn of the round a card is."""
    for place, seat in enumerate(table.seats):
        if card in seat.hand:
            return place
    return next((each.seat for each in table.trick if each.card == card), None)


def kind_of(card: str) -> str:
    """The resource of a guild card, or vox."""
    return COURT[card].suit if COURT[card].is_guild else "vox"


PAGES: Final[dict[Any, EditPage]] = {
    "": EditPage(_of_a_seat),
    "cards": EditPage(_action_cards, Said("field-action-cards")),
}
SHARED: Final = frozenset({"system", "fleet", "building", "ambition", "marker", "court", "trick",
                           "Chapter", "Round", "setup"})  # fmt: skip
EDITS: Final = PositionEdits(PLACES, PAGES, {"piece": SHIP}, shared=SHARED)
