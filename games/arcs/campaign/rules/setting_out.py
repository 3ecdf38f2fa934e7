"""What may be set out by hand of the campaign, and what people lay out before an Act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.core.instructions import LaidRung, LaidSpot, still_to_come
from engine.core.position.edits import (
    ONE_MORE,
    ChipRow,
    CounterRow,
    Edit,
    EditChip,
    EditPage,
    EditState,
    FieldWords,
    HeadingRow,
    Named,
    PlaceEdit,
    PositionEdits,
    Row,
    buttons,
    by_seat,
    by_table,
    following,
    palette,
    pictures,
    put_or_take,
    seats_of,
    titles_by_seat,
)
from engine.text.message import Message
from games.arcs import board
from games.arcs import setting_out as base
from games.arcs.campaign.rules import setting_up
from games.arcs.campaign.rules.events import STEPS
from games.arcs.campaign.rules.fates.caretaker import GOLEM_HEARTH
from games.arcs.campaign.rules.state import IN_SESSION, Council, Golem, reach_of
from games.arcs.campaign_components import (
    B_FATES,
    BLIGHT,
    BLIGHT_TOKENS,
    BOX,
    EMPIRE,
    EVENT_CARDS,
    FAITHFUL_CARDS,
    FATE_CARDS,
    FREE,
    FREE_CITIES,
    FREE_STARPORTS,
    GOLEMS,
    IMPERIAL_SHIPS,
    LATER_CARDS,
    MERCHANT_LEAGUE,
    NO_SPOILS,
    POLICIES,
    SPOILS,
    SYMBOLS,
    UNCHOSEN,
    UNKNOWN_LORE,
)
from games.arcs.court import COURT, LORE
from games.arcs.laying_out import LAYOUTS, Rungs, action_cards, court, initiative, markers
from games.arcs.parts import NOBODY, Building, Kind, changed
from games.arcs.setting_out import less
from games.arcs.state import ArcsTable

# What may be set out by hand of the campaign besides its map: fates and what lies on their cards,
# golems, other Trophies, the Council, the last event.

SLEEPER: Final = "sleeper"
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
    if seat == owner or held + by < 0 or by > table.in_supply(owner, board.AGENT):
        return table
    after = table.copy()
    favors = changed(reach_of(after).fates[seat].favors, owner, held + by)
    reach_of(after).change_fate(seat, favors=favors)
    return after


def add_grievance(table: ArcsTable, seat: int, rival: int, by: int) -> ArcsTable:
    held = reach_of(table).fates[seat].grievances
    if seat == rival or held[rival] + by < 0:
        return table
    after = table.copy()
    reach_of(after).change_fate(seat, grievances=changed(held, rival, held[rival] + by))
    return after


def add_to_league(table: ArcsTable, seat: int, resource: str, by: int) -> ArcsTable:
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
    if not board.SYSTEMS[system].is_gate or system in reach.sleepers or known >= len(GOLEMS):
        return table
    after = table.copy()
    reach_of(after).sleepers = (*reach.sleepers, system)
    return after


def take_sleeper(table: ArcsTable, system: str) -> ArcsTable:
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
    after = table.copy()
    reach_of(after).symbol = following(SYMBOLS, reach_of(after).symbol)
    return after


def turn_number(table: ArcsTable, by: int) -> ArcsTable:
    after = table.copy()
    reach_of(after).number = min(6, max(0, reach_of(after).number + by))
    return after


# -- what stands beside the table ------------------------------------------------------------------


def rows_of_a_fate(table: ArcsTable, state: EditState) -> Iterator[Row]:
    fate, seat = reach_of(table).fates[state.seat], table.seats[state.seat]
    yield buttons(*(EditChip(("follow", each), Message(board.FATE(each).key), fate.id == each)
                    for each in FATE_CARDS), columns=2)  # fmt: skip
    others = [owner for owner in range(len(table.seats)) if owner != state.seat]
    for owner in others:
        words = Message("field-favors-of", {"number": owner + 1})
        yield CounterRow(f"favors-{owner}", fate.favors[owner], words)
    for rival in others if seat.supercat is not None else ():
        words = Message("field-grievances-against", {"number": rival + 1})
        yield CounterRow(f"grievances-{rival}", fate.grievances[rival], words)
    if fate.id == "magnate":
        yield HeadingRow(Message(board.CARD(MERCHANT_LEAGUE).key))
        for resource in board.RESOURCES:
            words = Message(board.TOKEN(resource).key)
            yield CounterRow(f"league-{resource}", fate.league.count(resource), words)


def rows_of_the_reach(table: ArcsTable, state: EditState) -> Iterator[Row]:
    """Other Trophies of a seat, golems, the Council, the last event, lore."""
    reach, seat = reach_of(table), table.seats[state.seat]
    yield HeadingRow(Message("field-other-trophies"))
    for place, (_, kind) in enumerate(SPOILS):
        words = Message("field-spoils-of", {"kind": kind})
        yield CounterRow(f"spoils-{place}", (seat.spoils or NO_SPOILS)[place], words)
    yield HeadingRow(Message("field-golems"))
    yield buttons(*(_golem_chip(reach.golems.get(each), each, state.seat) for each in GOLEMS),
                  columns=2)  # fmt: skip
    yield HeadingRow(Message("field-sleeper"))
    yield pictures([("piece", SLEEPER)], [("piece", state.chosen["piece"])])
    council = "in-session" if reach.council == IN_SESSION else reach.council
    yield buttons(EditChip(("council",), Message("reach-council", {"council": council})))
    yield HeadingRow(Message("field-symbol-rolled"))
    shown = Message(board.SYMBOL(reach.symbol).key) if reach.symbol else Message("reach-none")
    yield buttons(EditChip(("symbol",), shown))
    yield CounterRow("event-cluster", reach.number, Message("field-event-cluster"))
    yield buttons(EditChip(("lore",), Message("field-lore")))
    yield HeadingRow(Message("field-clusters"))
    yield buttons(*(EditChip(("cluster", each), str(each), each in reach.clusters)
                    for each in board.CLUSTERS))  # fmt: skip


def _golem_chip(golem: Golem | None, name: str, seat: int) -> EditChip:
    is_here = golem is not None and golem.seat == seat
    lies = "elsewhere" if golem is None or not is_here else "awake" if golem.awake else "asleep"
    words = Message("field-golem", {"golem": board.TOKEN(name), "lies": lies})
    return EditChip(("golem", name), words, is_here)


def _lore_left(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    held = {card for seat in table.seats for card in seat.lore} | LORE_OF_FATES
    row = {offer.card for offer in table.court}
    left = [card for card in LORE if card not in held and card not in row]
    return tuple(EditChip(("lore-card", card), Message(board.CARD(card).key)) for card in left)


def _court_cards(table: ArcsTable, state: EditState, place: int) -> tuple[EditChip, ...]:
    """What may lie in a place of the Court row: also lore; none while an agent is to be put."""
    if state.chosen["piece"] == board.AGENT:
        return ()
    found = base.PLACES["court"].pictures
    assert found is not None
    return (*found(table, state, place), *_lore_left(table, state))


def _counter(edit: Edit, which: int | str) -> PlaceEdit:
    return PlaceEdit(put=lambda table, state, by: edit(table, state.seat, which, by))


TURNS: Final = (("click", Message("desk-turns")),)
PLACES: Final = {
    "follow": PlaceEdit(put=by_seat(follow)),
    **{f"favors-{n}": _counter(add_favor, n) for n in range(board.MOST_SEATS)},
    **{f"grievances-{n}": _counter(add_grievance, n) for n in range(board.MOST_SEATS)},
    **{f"league-{each}": _counter(add_to_league, each) for each in board.RESOURCES},
    **{f"spoils-{n}": _counter(add_spoil, n) for n in range(len(SPOILS))},
    "golem": PlaceEdit(put=by_seat(hold_golem), take=by_table(take_golem), help=(
        ("click", Message("desk-golem")), base.TAKES_AWAY)),
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


# What may be set out by hand of the campaign: the Empire, the Free States, the Blight, titles.
#
# All else is as at a table of the base game (`games.arcs.setting_out`).

OUTSIDERS: Final = (
    "imperial-ship", "damaged-imperial-ship", "free-city", "free-starport", "blight",
)  # fmt: skip
FREE_KINDS: Final[dict[str, tuple[Kind, int]]] = {
    "free-city": ("city", FREE_CITIES), "free-starport": ("starport", FREE_STARPORTS),
}  # fmt: skip


# -- the map ---------------------------------------------------------------------------------------


def put_outsider(table: ArcsTable, state: EditState, system: str) -> ArcsTable:
    """The chosen piece comes to a system: the Empire's, the Free States', the Blight, a seat's."""
    piece = state.chosen["piece"]
    if piece == SLEEPER:
        return put_sleeper(table, system)
    if piece not in OUTSIDERS:
        return base.put_piece(table, state.seat, system, piece)
    if not left_of(table, piece):
        return table
    if piece in FREE_KINDS:
        if table.empty_building_slots(system) < 1:
            return table
        after = table.copy()
        after.buildings += (Building(FREE, FREE_KINDS[piece][0], system),)
        return after
    after = table.copy()
    reach = reach_of(after)
    if piece == "blight":
        # A second click turns it over.
        reach.blight = {**reach.blight, system: not reach.blight.get(system, False)}
    else:
        is_hurt = piece == "damaged-imperial-ship"
        reach.add_ships(system, int(not is_hurt), int(is_hurt))
    return after


def take_outsider(table: ArcsTable, state: EditState, system: str) -> ArcsTable:
    """One of the chosen piece goes away."""
    piece = state.chosen["piece"]
    if piece == SLEEPER:
        return take_sleeper(table, system)
    if piece not in OUTSIDERS:
        return base.take_piece(table, state.seat, system, piece)
    if piece in FREE_KINDS:
        built = [each for each in table.buildings_at(system, FREE)
                 if each.kind == FREE_KINDS[piece][0]]  # fmt: skip
        return base.take_building(table, built[-1]) if built else table
    if piece == "blight":
        after = table.copy()
        reach = reach_of(after)
        reach.blight = {name: fresh for name, fresh in reach.blight.items() if name != system}
        return after
    is_hurt = piece == "damaged-imperial-ship"
    return base.add_ship(table, EMPIRE, system, -1, is_hurt=is_hurt)


def left_of(table: ArcsTable, piece: str) -> int:
    """How many more there are of a piece that is no seat's."""
    reach = reach_of(table)
    if piece == "blight":
        return BLIGHT_TOKENS - len(reach.blight)
    if piece in FREE_KINDS:
        kind, most = FREE_KINDS[piece]
        return most - len(table.buildings_of(FREE, kind))
    return reach.ships_left


# -- the Empire, titles ----------------------------------------------------------------------------


def turn_title(table: ArcsTable, seat: int) -> ArcsTable:
    """A Regent becomes an Outlaw, an Outlaw a Regent; the First Regent is never an Outlaw."""
    after = table.copy()
    reach = reach_of(after)
    fate = reach.fates[seat]
    reach.fates[seat] = replace(fate, outlaw=not fate.outlaw)
    if reach.fates[seat].outlaw and reach.first_regent == seat:
        reach.first_regent = NOBODY
    return after


def crown(table: ArcsTable, seat: int) -> ArcsTable:
    """A seat is the First Regent, or nobody is."""
    after = table.copy()
    reach = reach_of(after)
    is_first = reach.first_regent == seat
    reach.first_regent = NOBODY if is_first else seat
    reach.fates[seat] = replace(reach.fates[seat], outlaw=False)
    return after


def move_marker(table: ArcsTable, seat: int, by: int) -> ArcsTable:
    after = table.copy()
    reach = reach_of(after)
    fate = reach.fates[seat]
    reach.fates[seat] = replace(fate, marker=max(0, fate.marker + by))
    return after


def set_marker(table: ArcsTable, seat: int, number: int) -> ArcsTable:
    return move_marker(table, seat, number - reach_of(table).fates[seat].marker)


def show_policy(table: ArcsTable, policy: str) -> ArcsTable:
    after = table.copy()
    reach = reach_of(after)
    reach.policies = (policy, *(each for each in reach.policies if each != policy))
    return after


def turn_policy(table: ArcsTable, by: int) -> ArcsTable:
    now = reach_of(table).policies
    return show_policy(table, following(POLICIES, now[0] if now else "", by))


def add_to_trust(table: ArcsTable, resource: str, by: int) -> ArcsTable:
    held = reach_of(table).trust.count(resource)
    if held + by < 0 or by > table.tokens_free(resource):
        return table
    after = table.copy()
    reach = reach_of(after)
    others = tuple(each for each in reach.trust if each != resource)
    reach.trust = (*others, *(resource,) * (held + by))
    return after


def _policies(table: ArcsTable, _: EditState) -> tuple[EditChip, ...]:
    return tuple(EditChip(("policy", each), Message("policy-name", {"policy": board.POLICY(each)}))
                 for each in POLICIES)  # fmt: skip


def _of_a_seat(table: ArcsTable, state: EditState) -> Iterator[Row]:
    *rows, pages = base.EDITS.pages[""].rows(table, state)
    assert isinstance(pages, ChipRow)
    yield from rows
    ways = [chip for chip in pages.chips if chip.key != ("setup",)]
    yield buttons(*ways, EditChip(("fate",), Message("field-fate")),
                  EditChip(("reach",), Message("field-reach")))  # fmt: skip
    chosen = state.chosen["piece"]
    yield palette((EditChip(("piece", piece), is_on=piece == chosen, left=left_of(table, piece))
                   for piece in OUTSIDERS), first=1 + len(base.PIECES_TO_PUT),
                  height=54.0)  # fmt: skip
    yield pictures((("trust", each) for each in board.RESOURCES), height=40.0)


WHEEL: Final = put_or_take(put_outsider, take_outsider)
POSITION_EDITS_PLACES: Final = {
    **base.PLACES,
    **PLACES,
    "system": replace(base.PLACES["system"], put=put_outsider, take=take_outsider, turn=WHEEL),
    "followed": PlaceEdit(put=by_table(turn_title), take=by_table(crown),
                          turn=by_table(move_marker), typed=by_table(set_marker), help=(
                              ("click", Message("desk-outlaw")),
                              ("right", Message("desk-first-regent")),
                              ("wheel", Message("desk-objective")),
                              ("type", Message("desk-objective")))),
    "empire": PlaceEdit(pictures=_policies, turn=by_table(turn_policy),
                        choose=by_table(show_policy), help=(
                            ("click", Message("desk-policy")), ("wheel", Message("desk-next")))),
    "trust": PlaceEdit(put=by_table(add_to_trust, 1), take=by_table(add_to_trust, -1),
                       turn=by_table(add_to_trust), help=(
                           ("click", Message("desk-trust")), *ONE_MORE[1:])),
}  # fmt: skip
EDITS: Final = PositionEdits(
    POSITION_EDITS_PLACES,
    {**base.EDITS.pages, **PAGES, "": EditPage(_of_a_seat)},
    base.EDITS.chosen,
    shared=base.EDITS.shared | SHARED | {"followed", "empire", "trust"},
)
OWNER_OF: Final = {"imperial-ship": EMPIRE, "damaged-imperial-ship": EMPIRE, "free-city": FREE,
                   "free-starport": FREE, "blight": BLIGHT}  # fmt: skip


# What the position editor calls the fields of the campaign, and dealing fates that are hidden.

NOT_YET: Final = Named("", Message("field-not-yet"))
FATE_CHOICES: Final = board.named_by(board.FATE, FATE_CARDS)
KNOWN_FATES: Final = (NOT_YET, Named(UNCHOSEN, Message("field-hidden")), *FATE_CHOICES)
SYSTEM_CHOICES: Final = board.named_by(board.SYSTEM, board.SYSTEMS)
GATE_CHOICES: Final = tuple(each for each in SYSTEM_CHOICES if board.SYSTEMS[each.value].is_gate)
FAITHFUL_CHOICES: Final = board.named_by(board.CARD, FAITHFUL_CARDS)
LOOSE_CHOICES: Final = board.named_by(board.CARD, (*board.BASE_CARDS, *FAITHFUL_CARDS))
LATER_CHOICES: Final = board.named_by(board.CARD, LATER_CARDS)
LATER_IN_COURT: Final = (*LATER_CHOICES, *FAITHFUL_CHOICES)
NEXT_FATES: Final = (*KNOWN_FATES, *board.named_by(board.FATE, B_FATES))
STEP_CHOICES: Final = tuple(Named(each, Message("field-step", {"letter": each})) for each in STEPS)
RESOURCE_CHOICES: Final = board.named_by(board.TOKEN, board.RESOURCES)
SPOILS_TITLES: Final = tuple(
    Message("field-spoils-by-owner", {"kind": board.PIECE(kind), "owner": board.OWNER(owner)})
    for owner, kind in SPOILS
)


SEATS: Final = seats_of("seats")
REGENTS: Final = seats_of("seats", Named(NOBODY, Message("field-nobody")))


OTHERS: Final = tuple(Named(each, board.OWNER(each)) for each in (FREE, EMPIRE, BLIGHT))


def owners_of_buildings(document: Any) -> tuple[Named, ...]:
    """The seats, and in the campaign the Free States."""
    free = (Named(FREE, Message("field-free-states")),) if document["reach"] else ()
    return (*SEATS(document), *free)


def owners(document: Any) -> tuple[Named, ...]:
    """The seats, and in the campaign the Free States, the Empire and the Blight."""
    return (*SEATS(document), *(OTHERS if document["reach"] else ()))


WORDS: Final = {
    "Building.seat": FieldWords(choices=owners_of_buildings, seats="some"),
    "*.defender": FieldWords(choices=owners, seats="some"),
    "*.owner": FieldWords(choices=owners, seats="some"),
    "*.partner": FieldWords(choices=SEATS, seats="some"),
    "*.golem": FieldWords(choices=board.named_by(board.TOKEN, GOLEMS)),
    "BeginStep.letter": FieldWords(choices=STEP_CHOICES),
    "CollectByDie.payer": FieldWords(choices=SEATS, seats="some"),
    "CollectByDie.policy": FieldWords(choices=board.named_by(board.POLICY, POLICIES)),
    "CollectTribute.payer": FieldWords(choices=SEATS, seats="some"),
    "CollectTribute.policy": FieldWords(choices=board.named_by(board.POLICY, POLICIES)),
    "DistributeArms.armed": FieldWords(choices=SEATS, seats="some"),
    "ExportGoods.resources": FieldWords(choices=RESOURCE_CHOICES),
    "FindGolem.gate": FieldWords(choices=GATE_CHOICES),
    "GuideFleet.owners": FieldWords(choices=owners, seats="some"),
    "Part.giver": FieldWords(choices=SEATS, seats="some"),
    "Part.taker": FieldWords(choices=SEATS, seats="some"),
    "PlaceBlight.systems": FieldWords(choices=SYSTEM_CHOICES),
    "TakeFaithful.card": FieldWords(choices=FAITHFUL_CHOICES),
    "TakeLore.card": FieldWords(choices=base.LORE_CHOICES),
    "Talks.waiting": FieldWords(choices=SEATS, seats="some"),
    "VoxCrisis.card": FieldWords(choices=base.COURT_CHOICES),
    "Seat.spoils": FieldWords(entries=SPOILS_TITLES),
    "Reach.fates": FieldWords(for_each_seat=True),
    "Reach.clusters": FieldWords(
        choices=tuple(Named(n, Message("field-cluster", {"number": n})) for n in board.CLUSTERS)
    ),
    "Reach.fresh": FieldWords(choices=SYSTEM_CHOICES),
    "Reach.hurt": FieldWords(choices=SYSTEM_CHOICES),
    "Reach.blight": FieldWords(choices=SYSTEM_CHOICES),
    "Reach.first_regent": FieldWords(choices=REGENTS, low=NOBODY),
    "Reach.trust": FieldWords(choices=RESOURCE_CHOICES),
    "Reach.council": FieldWords(
        choices=(
            Named("in session", Message("field-in-session")),
            Named("decided", Message("field-decided")),
            Named("tucked", Message("field-under-a-played-card")),
        )
    ),
    "Reach.securer": FieldWords(choices=REGENTS, low=NOBODY),
    "Reach.policies": FieldWords(choices=board.named_by(board.POLICY, POLICIES)),
    "Reach.symbol": FieldWords(choices=(NOT_YET, *board.named_by(board.FIELD, SYMBOLS))),
    "Reach.aside": FieldWords(choices=board.named_by(board.CARD, EVENT_CARDS)),
    "Reach.faithful": FieldWords(choices=FAITHFUL_CHOICES),
    "Reach.preached": FieldWords(choices=FAITHFUL_CHOICES),
    "Reach.scrapped": FieldWords(choices=LOOSE_CHOICES),
    "Reach.allies": FieldWords(entries=(Message("field-fresh"), Message("field-damaged"))),
    "Reach.escort": FieldWords(entries=(Message("field-fresh"), Message("field-damaged"))),
    "Reach.sleepers": FieldWords(choices=GATE_CHOICES),
    "Reach.golems": FieldWords(choices=board.named_by(board.TOKEN, GOLEMS)),
    "Golem.seat": FieldWords(choices=SEATS),
    "Aftermath.done": FieldWords(choices=STEP_CHOICES),
    "Aftermath.court": FieldWords(choices=LATER_IN_COURT),
    "Aftermath.laws": FieldWords(choices=LATER_CHOICES),
    "Aftermath.conceded": FieldWords(choices=REGENTS, low=NOBODY),
    "Owned.seat": FieldWords(choices=SEATS),
    "Owned.card": FieldWords(choices=LATER_CHOICES),
    "ActResult.fate": FieldWords(choices=FATE_CHOICES),
    "NextFate.dealt": FieldWords(choices=NEXT_FATES),
    "NextFate.id": FieldWords(choices=NEXT_FATES),
    "Bargains.grievances": FieldWords(
        choices=(Named("on", Message("field-counted")), Named("off", Message("field-not-counted")))
    ),
    "Bargains.lets": FieldWords(
        choices=(
            Named("offerer", Message("field-who-offers")),
            Named("target", Message("field-who-is-asked")),
        )
    ),
    "Bargains.stakes": FieldWords(
        choices=(Named("all", Message("field-all")), Named("most", Message("field-the-dearest")))
    ),
    "Fate.id": FieldWords(choices=KNOWN_FATES),
    "Fate.dealt": FieldWords(choices=KNOWN_FATES),
    "Fate.favors": FieldWords(entries=titles_by_seat, for_each_seat=True),
    "Fate.league": FieldWords(choices=RESOURCE_CHOICES),
    "Fate.grievances": FieldWords(entries=titles_by_seat, for_each_seat=True),
}


def _campaign(table: ArcsTable) -> Rungs:
    return (
        markers(), action_cards(table), initiative(table), court(table), _lore(table),
        _policies_laid_out(table), _empire(table), _free_states(table), _blight(table),
    )  # fmt: skip


def _lore(table: ArcsTable) -> LaidRung:
    """REACH-2.2: lore cards, one for each player, shuffled unseen into the Court deck."""
    waiting = still_to_come(table.steps, setting_up.LayCouncil, setting_up.AddLore)
    count = len(table.seats)
    held = table.court_deck.count(UNKNOWN_LORE)
    spots = (LaidSpot("", (("lore", held),)),) if held else ()
    return LaidRung(Message("lay-lore", {"count": count}), spots, is_known=not waiting)


def _policies_laid_out(table: ArcsTable) -> LaidRung:
    """REACH-2.4: the three policies, the first one visible."""
    policies = reach_of(table).policies
    if still_to_come(table.steps, setting_up.DrawPolicies) or not policies:
        return LaidRung(
            Message("lay-policies-unknown"), asks=frozenset({"policies"}), is_known=False
        )
    said = Message("lay-policies", {"policy": board.POLICY(policies[0])})
    spots = (LaidSpot("empire", tuple([(each, 1) for each in policies])),)
    return LaidRung(said, spots, frozenset({"policies"}))


def _empire(table: ArcsTable) -> LaidRung:
    """REACH-2.6: an Imperial ship in every system of two clusters."""
    reach = reach_of(table)
    if still_to_come(table.steps, setting_up.RollEmpire) or not reach.clusters:
        return LaidRung(Message("lay-empire-unknown"), asks=frozenset({"empire"}), is_known=False)
    spots = [
        LaidSpot(("system", system), ((board.SHIP, count),), _ships(count))
        for system, count in reach.fresh.items()
    ]
    args = {"clusters": reach.clusters, "ships": sum(reach.fresh.values())}
    return LaidRung(Message("lay-empire", args), tuple(spots), frozenset({"empire"}))


def _ships(count: int) -> Message:
    return Message("lay-pieces", {"ships": count, "cities": 0, "starports": 0})


def _free_states(table: ArcsTable) -> LaidRung:
    """REACH-2.7: cities of the Free States."""
    free = Counter(each.system for each in table.buildings if each.seat == FREE)
    if still_to_come(table.steps, setting_up.RollBlight):
        return LaidRung(Message("lay-free-unknown"), asks=frozenset({"free"}), is_known=False)
    spots = [
        LaidSpot(
            ("system", system), ((board.CITY, count),),
            Message("lay-pieces", {"ships": 0, "cities": count, "starports": 0}),
        )
        for system, count in free.items()
    ]  # fmt: skip
    args = {"systems": tuple([board.SYSTEM(each) for each in free]), "count": sum(free.values())}
    return LaidRung(Message("lay-free", args), tuple(spots), frozenset({"free"}))


def _blight(table: ArcsTable) -> LaidRung:
    """REACH-2.8: damaged Blight in every system of the other clusters."""
    blight = reach_of(table).blight
    if still_to_come(table.steps, setting_up.RollBlight):
        return LaidRung(Message("lay-blight-unknown"), is_known=False)
    clusters = tuple(sorted({board.SYSTEMS[system].cluster for system in blight}))
    spots = tuple([LaidSpot(("system", system), (("blight", 1),)) for system in blight])
    args = {"clusters": clusters, "count": len(blight)}
    return LaidRung(Message("lay-blight", args), spots)


LAYOUTS.put("campaign", _campaign)
