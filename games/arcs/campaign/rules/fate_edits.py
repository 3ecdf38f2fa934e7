"""What may be set out by hand of the campaign besides its map: fates and what lies on their cards,
golems, other Trophies, the Council, the last event.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.position_edits import (
    CounterRow,
    Edit,
    EditChip,
    EditPage,
    EditState,
    HeadingRow,
    PlaceEdit,
    Row,
    buttons,
    by_seat,
    by_table,
    following,
    pictures,
)
from engine.text.said import Said
from games.arcs import position_edits as base
from games.arcs.board import AGENT, CLUSTERS, MOST_SEATS, RESOURCES, SYSTEMS
from games.arcs.campaign.rules.fates.caretaker import GOLEM_HEARTH
from games.arcs.campaign.rules.state import IN_SESSION, Council, Golem, reach_of
from games.arcs.court import COURT
from games.arcs.leaders import LORE
from games.arcs.names import CARD, FATE, SYMBOL, TOKEN
from games.arcs.parts import NOBODY, changed
from games.arcs.position_cards import less
from games.arcs.reach_box import (
    BLIGHT,
    BOX,
    EMPIRE,
    FAITHFUL_CARDS,
    FATE_CARDS,
    GOLEMS,
    IMPERIAL_SHIPS,
    NO_SPOILS,
    SPOILS,
    SYMBOLS,
    UNKNOWN_LORE,
)
from games.arcs.state import ArcsTable

SLEEPER: Final = "sleeper"
MERCHANT_LEAGUE: Final = "f3-02"
LORE_OF_FATES: Final = frozenset(card for fate in FATE_CARDS.values() for card in fate.lore)
COUNCIL: Final[tuple[Council, ...]] = (IN_SESSION, "decided")


# -- fates ----------------------------------------------------------------------------------------


def follow(table: ArcsTable, seat: int, fate: str) -> ArcsTable:
    """A seat follows a fate: its marker at the start, its cards before the seat. Whoever followed
    it before gets that of the seat.
    """
    old, other = reach_of(table).fates[seat].id, reach_of(table).follower_of(fate)
    if old == fate:
        return table
    after = table.copy()
    for each in (fate, old):
        _put_away(after, each)
    _settle(after, seat, fate)
    if other != NOBODY:
        _settle(after, other, old if old in FATE_CARDS else "")
    reach = reach_of(after)
    reach.revealed = True
    if reach.follower_of("believer") == NOBODY:
        reach.faithful = ()
    elif not reach.faithful and not reach.preached:
        reach.faithful = tuple(FAITHFUL_CARDS)
    return after


def _put_away(table: ArcsTable, fate: str) -> None:
    """The cards of a fate that lie in the piles or before a seat leave the table."""
    for card in FATE_CARDS[fate].cards if fate in FATE_CARDS else ():
        for name in ("court_deck", "buried", "court_discard"):
            setattr(table, name, less(getattr(table, name), card))
        for seat in table.seats:
            seat.cards, seat.lore = less(seat.cards, card), less(seat.lore, card)


def _settle(table: ArcsTable, number: int, fate: str) -> None:
    reach, seat = reach_of(table), table.seats[number]
    marker = FATE_CARDS[fate].start[len(table.seats)] if fate else 0
    reach.change_fate(number, id=fate, marker=marker, dealt=())
    in_row = {offer.card for offer in table.court}
    for card in FATE_CARDS[fate].cards if fate else ():
        if card in FATE_CARDS[fate].lore:
            seat.lore = (*seat.lore, card)
        elif card in COURT and COURT[card].is_guild and card not in in_row:
            seat.cards = (*seat.cards, card)


def add_favor(table: ArcsTable, seat: int, owner: int, by: int) -> ArcsTable:
    """A Favor more or less on the fate card of a seat, an agent of its owner."""
    held = reach_of(table).fates[seat].favors[owner]
    if seat == owner or held + by < 0 or by > table.in_supply(owner, AGENT):
        return table
    after = table.copy()
    favors = changed(reach_of(after).fates[seat].favors, owner, held + by)
    reach_of(after).change_fate(seat, favors=favors)
    return after


def add_grievance(table: ArcsTable, seat: int, rival: int, by: int) -> ArcsTable:
    """A grievance more or less of a SUPERCAT against a rival."""
    held = reach_of(table).fates[seat].grievances
    if seat == rival or held[rival] + by < 0:
        return table
    after = table.copy()
    reach_of(after).change_fate(seat, grievances=changed(held, rival, held[rival] + by))
    return after


def add_to_league(table: ArcsTable, seat: int, resource: str, by: int) -> ArcsTable:
    """A token more or less on the Merchant League of a seat."""
    league = reach_of(table).fates[seat].league
    held = league.count(resource)
    if held + by < 0 or by > table.tokens_free(resource):
        return table
    after = table.copy()
    others = tuple(each for each in league if each != resource)
    reach_of(after).change_fate(seat, league=(*others, *(resource,) * (held + by)))
    return after


# -- pieces that are no seat's, golems, lore -------------------------------------------------------


def add_spoil(table: ArcsTable, seat: int, place: int, by: int) -> ArcsTable:
    """A Trophy more or less that is no seat's piece."""
    held = (table.seats[seat].spoils or NO_SPOILS)[place]
    if held + by < 0 or by > _left(table, place):
        return table
    after = table.copy()
    owner, kind = SPOILS[place]
    after.seats[seat].add_trophy(owner, kind, by)
    return after


def _left(table: ArcsTable, place: int) -> int:
    """The pieces of a kind that are neither on the map nor Trophies."""
    owner, kind = SPOILS[place]
    reach = reach_of(table)
    used = sum(seat.spoils[place] for seat in table.seats if seat.spoils)
    used += sum(each.seat == owner and each.kind == kind for each in table.buildings)
    used += IMPERIAL_SHIPS - reach.ships_left if owner == EMPIRE else 0
    used += len(reach.blight) if owner == BLIGHT else 0
    return BOX[(owner, kind)] - used


def put_sleeper(table: ArcsTable, system: str) -> ArcsTable:
    """A golem that nobody has found sleeps at a gate."""
    reach = reach_of(table)
    known = len(reach.sleepers) + len(reach.golems)
    if not SYSTEMS[system].is_gate or system in reach.sleepers or known >= len(GOLEMS):
        return table
    after = table.copy()
    reach_of(after).sleepers = (*reach.sleepers, system)
    return after


def take_sleeper(table: ArcsTable, system: str) -> ArcsTable:
    """No golem sleeps there."""
    after = table.copy()
    reach_of(after).sleepers = less(reach_of(after).sleepers, system)
    return after


def hold_golem(table: ArcsTable, seat: int, name: str) -> ArcsTable:
    """A golem lies before a seat, awake; one that lies there already is turned."""
    reach = reach_of(table)
    golem = reach.golems.get(name)
    if golem is not None and golem.seat == seat:
        after = table.copy()
        golems = reach_of(after).golems
        reach_of(after).golems = {**golems, name: replace(golem, awake=not golem.awake)}
        return after
    if golem is None and len(reach.sleepers) + len(reach.golems) >= len(GOLEMS):
        return table
    after = take_golem(table, name)
    own = after.seats[seat]
    in_hearth = GOLEM_HEARTH in own.lore
    if not in_hearth:
        free = [place for place in after.open_places(seat) if not own.slots[place]]
        if not free:
            return table
        own.slots = changed(own.slots, free[0], name)
    golems = reach_of(after).golems
    reach_of(after).golems = {**golems, name: Golem(seat, in_hearth, True)}
    return after


def take_golem(table: ArcsTable, name: str) -> ArcsTable:
    """A golem lies before nobody."""
    after = table.copy()
    golems = reach_of(after).golems
    reach_of(after).golems = {each: golem for each, golem in golems.items() if each != name}
    for seat in after.seats:
        seat.slots = tuple("" if token == name else token for token in seat.slots)
    return after


def give_lore(table: ArcsTable, seat: int, card: str) -> ArcsTable:
    """A lore card lies before a seat; it was one of those in the Court deck that nobody knew."""
    after = take_lore(table, card)
    after.court_deck = less(after.court_deck, UNKNOWN_LORE)
    after.seats[seat].lore = (*after.seats[seat].lore, card)
    return after


def take_lore(table: ArcsTable, card: str) -> ArcsTable:
    """A lore card leaves whoever has it: into the deck, if it is of no fate."""
    after = table.copy()
    if card not in LORE_OF_FATES and any(card in seat.lore for seat in after.seats):
        after.court_deck = tuple(sorted((*after.court_deck, UNKNOWN_LORE)))
    for seat in after.seats:
        seat.lore = less(seat.lore, card)
    return after


def lay_card(table: ArcsTable, place: int, card: str) -> ArcsTable:
    """A card lies in a place of the Court row; lore in the deck is not known."""
    after = base.lay_offer(table, place, card)
    if after is table:
        return table
    deck = after.court_deck
    if card in LORE and all(offer.card != card for offer in table.court):
        deck = less(deck, UNKNOWN_LORE)
    after.court_deck = tuple(sorted(UNKNOWN_LORE if each in LORE else each for each in deck))
    return after


def take_card(table: ArcsTable, card: str) -> ArcsTable:
    """A guild card goes back to the Court deck; lore leaves the table."""
    held = {each for seat in table.seats for each in seat.lore}
    return take_lore(table, card) if card in held else base.take_guild(table, card)


# -- the Council, the last event -------------------------------------------------------------------


def turn_council(table: ArcsTable) -> ArcsTable:
    """The Council is in session, or has decided."""
    after = table.copy()
    reach_of(after).council = following(COUNCIL, reach_of(after).council)
    return after


def turn_cluster(table: ArcsTable, cluster: int) -> ArcsTable:
    """The Empire began in a cluster, or did not."""
    after = table.copy()
    reach = reach_of(after)
    reach.clusters = tuple(sorted({*reach.clusters} ^ {cluster}))
    return after


def turn_symbol(table: ArcsTable) -> ArcsTable:
    """The next symbol that the event die can have shown."""
    after = table.copy()
    reach_of(after).symbol = following(SYMBOLS, reach_of(after).symbol)
    return after


def turn_number(table: ArcsTable, by: int) -> ArcsTable:
    """Another number that the number die can have shown."""
    after = table.copy()
    reach_of(after).number = min(6, max(0, reach_of(after).number + by))
    return after


# -- what stands beside the table ------------------------------------------------------------------


def rows_of_a_fate(table: ArcsTable, state: EditState) -> Iterator[Row]:
    """The fate of a seat, and what lies on its card."""
    fate, seat = reach_of(table).fates[state.seat], table.seats[state.seat]
    yield buttons(*(EditChip(("follow", each), Said(FATE(each).key), fate.id == each)
                    for each in FATE_CARDS), columns=2)  # fmt: skip
    others = [owner for owner in range(len(table.seats)) if owner != state.seat]
    for owner in others:
        words = Said("field-favors-of", {"number": owner + 1})
        yield CounterRow(f"favors-{owner}", fate.favors[owner], words)
    for rival in others if seat.supercat is not None else ():
        words = Said("field-grievances-against", {"number": rival + 1})
        yield CounterRow(f"grievances-{rival}", fate.grievances[rival], words)
    if fate.id == "magnate":
        yield HeadingRow(Said(CARD(MERCHANT_LEAGUE).key))
        for resource in RESOURCES:
            words = Said(TOKEN(resource).key)
            yield CounterRow(f"league-{resource}", fate.league.count(resource), words)


def rows_of_the_reach(table: ArcsTable, state: EditState) -> Iterator[Row]:
    """Other Trophies of a seat, golems, the Council, the last event, lore."""
    reach, seat = reach_of(table), table.seats[state.seat]
    yield HeadingRow(Said("field-other-trophies"))
    for place, (_, kind) in enumerate(SPOILS):
        words = Said("field-spoils-of", {"kind": kind})
        yield CounterRow(f"spoils-{place}", (seat.spoils or NO_SPOILS)[place], words)
    yield HeadingRow(Said("field-golems"))
    yield buttons(*(_golem_chip(reach.golems.get(each), each, state.seat) for each in GOLEMS),
                  columns=2)  # fmt: skip
    yield HeadingRow(Said("field-sleeper"))
    yield pictures([("piece", SLEEPER)], [("piece", state.chosen["piece"])])
    council = "in-session" if reach.council == IN_SESSION else reach.council
    yield buttons(EditChip(("council",), Said("reach-council", {"council": council})))
    yield HeadingRow(Said("field-symbol-rolled"))
    shown = Said(SYMBOL(reach.symbol).key) if reach.symbol else Said("reach-none")
    yield buttons(EditChip(("symbol",), shown))
    yield CounterRow("event-cluster", reach.number, Said("field-event-cluster"))
    yield buttons(EditChip(("lore",), Said("field-lore")))
    yield HeadingRow(Said("field-clusters"))
    yield buttons(*(EditChip(("cluster", each), str(each), each in reach.clusters)
                    for each in CLUSTERS))  # fmt: skip


def _golem_chip(golem: Golem | None, name: str, seat: int) -> EditChip:
    is_here = golem is not None and golem.seat == seat
    lies = "elsewhere" if golem is None or not is_here else "awake" if golem.awake else "asleep"
    words = Said("field-golem", {"golem": TOKEN(name), "lies": lies})
    return EditChip(("golem", name), words, is_here)


def _lore_left(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    held = {card for seat in table.seats for card in seat.lore} | LORE_OF_FATES
    row = {offer.card for offer in table.court}
    left = [card for card in LORE if card not in held and card not in row]
    return tuple(EditChip(("lore-card", card), Said(CARD(card).key)) for card in left)


def _court_cards(table: ArcsTable, state: EditState, place: int) -> tuple[EditChip, ...]:
    """What may lie in a place of the Court row: also lore; none while an agent is to be put."""
    if state.chosen["piece"] == AGENT:
        return ()
    found = base.PLACES["court"].pictures
    assert found is not None
    return (*found(table, state, place), *_lore_left(table, state))


def _counter(edit: Edit, which: int | str) -> PlaceEdit:
    """A number of the seat that is shown."""
    return PlaceEdit(put=lambda table, state, by: edit(table, state.seat, which, by))


TURNS: Final = (("click", Said("desk-turns")),)
PLACES: Final = {
    "follow": PlaceEdit(put=by_seat(follow)),
    **{f"favors-{n}": _counter(add_favor, n) for n in range(MOST_SEATS)},
    **{f"grievances-{n}": _counter(add_grievance, n) for n in range(MOST_SEATS)},
    **{f"league-{each}": _counter(add_to_league, each) for each in RESOURCES},
    **{f"spoils-{n}": _counter(add_spoil, n) for n in range(len(SPOILS))},
    "golem": PlaceEdit(put=by_seat(hold_golem), take=by_table(take_golem), help=(
        ("click", Said("desk-golem")), base.TAKES_AWAY)),
    "council": PlaceEdit(put=by_table(turn_council), help=TURNS),
    "symbol": PlaceEdit(put=by_table(turn_symbol), help=TURNS),
    "cluster": PlaceEdit(put=by_table(turn_cluster)),
    "event-cluster": PlaceEdit(put=by_table(turn_number)),
    "lore": PlaceEdit(pictures=_lore_left, choose=by_seat(give_lore), help=(base.FROM_PICTURES,)),
    "guild": PlaceEdit(put=by_table(take_card), take=by_table(take_card),
                       help=base.PLACES["guild"].help),
    "court": replace(base.PLACES["court"], pictures=_court_cards,
                     choose=lambda table, _, place, card: lay_card(table, place, card)),
    "fate": PlaceEdit(role="page"),
    "reach": PlaceEdit(role="page"),
}  # fmt: skip
PAGES: Final = {
    "fate": EditPage(rows_of_a_fate),
    "reach": EditPage(rows_of_the_reach),
}
SHARED: Final = frozenset({"cluster", "council", "symbol", "event-cluster"})
