"""What makes a table of the campaign impossible, one sentence a fault."""

from __future__ import annotations

from collections.abc import Iterator

from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.campaign_components import (
    BLIGHT,
    BOX,
    COUNCIL,
    EMPIRE,
    FAITHFUL_CARDS,
    GOLEMS,
    IMPERIAL_SHIPS,
    OWNERS,
    SPOILS,
    UNKNOWN_LORE,
)
from games.arcs.court import COURT, REACH_COURT
from games.arcs.invariants import INVARIANTS, Invariants, faults_of_places
from games.arcs.leaders import LORE
from games.arcs.table import Table


class ReachInvariants(Invariants):
    """The Court of the campaign, and its pieces beside those of seats."""

    def court(self, table: Table, cards: list[str]) -> Iterator[str]:
        return _court(table, cards)

    def others(self, table: Table) -> Iterator[str]:
        return _others(table)


INVARIANTS.put(Reach.mode, ReachInvariants())


def _court(table: Table, cards: list[str]) -> Iterator[str]:
    """REACH-2.2: the fifteen cards, the Council, lore, and the cards of fates."""
    reach = reach_of(table)
    cards += [*reach.attached.values(), *[c for seat in table.seats for c in seat.lore]]
    for card in cards:
        if card not in COURT and card not in LORE and card not in FAITHFUL_CARDS:
            yield f"'{card}' is no card of the Court"
            return
    known = [card for card in cards if card != UNKNOWN_LORE]
    for card in sorted({card for card in known if known.count(card) > 1}):
        yield f"the Court card {card} is in two places"
    gone = (*cards, *reach.aftermath.scrapped)
    missing = [card for card in REACH_COURT if card not in gone]
    if missing:
        yield f"court_deck misses the Court card {COURT[missing[0]].name}, which is nowhere"
    is_tucked = reach.council == "tucked"
    if table.court and cards.count(COUNCIL) != (not is_tucked):
        yield "the Imperial Council must lie in the Court, or be tucked"
    hosts = [*[offer.card for offer in table.court], *[COUNCIL] * is_tucked]
    if not set(reach.attached) <= set(hosts):
        yield "reach.attached must name hosts in the Court"
    yield from faults_of_places(table)


def _others(table: Table) -> Iterator[str]:
    """What the campaign adds must fit the map."""
    reach = reach_of(table)
    yield from reach.faults(len(table.seats), frozenset(table.systems))
    yield from _golems(table, reach)
    for number, seat in enumerate(table.seats):
        if len(seat.spoils) not in (0, len(SPOILS)) or any(n < 0 for n in seat.spoils):
            yield f"seats[{number}].spoils must be {len(SPOILS)} counts"
    for place, (owner, kind) in enumerate(SPOILS):
        taken = sum([seat.spoils[place] for seat in table.seats if place < len(seat.spoils)])
        there = taken + sum([each.seat == owner and each.kind == kind for each in table.buildings])
        there += _outsiders(reach, owner)
        had = BOX[(owner, kind)]
        if there > had:
            yield f"there are {there} pieces of kind {kind} of {OWNERS[owner]}; the game has {had}"


def _golems(table: Table, reach: Reach) -> Iterator[str]:
    """A golem lies in one slot of the seat that holds it, or on that seat's Golem Hearth."""
    for number, seat in enumerate(table.seats):
        here = [name for name, golem in reach.golems.items() if golem.seat == number]
        in_slots = sorted(name for name in here if not reach.golems[name].in_hearth)
        if sorted(token for token in seat.tokens if token in GOLEMS) != in_slots:
            yield f"seats[{number}].slots must hold the golems of reach.golems, one slot each"
    if any(not table.is_seat(golem.seat) for golem in reach.golems.values()):
        yield "reach.golems must name seats"


def _outsiders(reach: Reach, owner: int) -> int:
    if owner == EMPIRE:
        return IMPERIAL_SHIPS - reach.ships_left
    return len(reach.blight) if owner == BLIGHT else 0
