"""The Empire: who is a Regent, what it controls, its ships, and titles that change hands."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.step import Emit
from games.arcs import rule_queries as q
from games.arcs.board import SHIP
from games.arcs.campaign.rules.events import (
    BecameFirstRegent,
    BecameOutlaw,
    BecameRegent,
    ImperialPlaced,
)
from games.arcs.campaign.rules.state import reach_of
from games.arcs.events import CardBuried
from games.arcs.parts import NOBODY, without
from games.arcs.reach_box import (
    BLIGHT,
    BURIED_IF_OUTLAW,
    EMPIRE,
    FREE,
    IGNORES,
    IMPERIAL_SHIPS,
    SPOILS,
)
from games.arcs.rule_hooks import follow_up, ruled
from games.arcs.state import ArcsTable


def is_regent(table: ArcsTable, owner: int) -> bool:
    """Whether an owner of pieces is a seat with the title of Regent."""
    return table.is_seat(owner) and not reach_of(table).fates[owner].outlaw


def regents(table: ArcsTable) -> list[int]:
    """The Regents in turn order."""
    return [number for number in table.turn_order() if is_regent(table, number)]


def ignores(table: ArcsTable, number: int, law: str) -> bool:
    """Whether a card of a seat lets it ignore a law."""
    return not IGNORES[law].isdisjoint(table.seats[number].cards)


def empire_controls(table: ArcsTable, system: str) -> bool:
    """REACH-3.1: any fresh Imperial ship, whatever else is there."""
    return system in reach_of(table).fresh


def holds(table: ArcsTable, number: int, system: str) -> bool:
    """REACH-3.2: control as ambitions, objectives and events ask for it: the First Regent has what
    the Empire controls.
    """
    if empire_controls(table, system):
        return reach_of(table).first_regent == number
    return table.controller(system) == number


def is_there(table: ArcsTable, owner: int, system: str) -> bool:
    """Whether an owner has any piece in a system, be it a seat or not."""
    if table.is_seat(owner):
        return table.has_pieces(owner, system)
    if owner == BLIGHT:
        return system in reach_of(table).blight
    return any(table.ships_of(owner, system)) or bool(table.buildings_at(system, owner))


def may_harm(table: ArcsTable, number: int, owner: int, system: str) -> bool:
    """REACH-3.5: the Truce keeps a Regent from harming Imperial ships, and other Regents where
    Imperial ships are.
    """
    may: bool = ruled(table, q.MayHarm(number, owner, system), True)
    return may


def at_hand(table: ArcsTable, number: int, system: str) -> tuple[int, int]:
    """REACH-3.3: the Imperial ships of a system that a seat may use now."""
    return table.ships_of(EMPIRE, system) if table.commands(number, system) else (0, 0)


def free_ports(table: ArcsTable, number: int) -> Iterator[str]:
    """REACH-6.1: the systems with Free starports that a seat controls, one for each of them."""
    for each in table.buildings:
        is_free_port = each.seat == FREE and each.kind == "starport"
        if is_free_port and table.controller(each.system) == number:
            yield each.system


# -- ships ----------------------------------------------------------------------------------------


def imperial_supply(table: ArcsTable) -> int:
    """Imperial ships that are neither on the map nor among Trophies."""
    place = SPOILS.index((EMPIRE, SHIP))
    taken = sum([seat.spoils[place] for seat in table.seats if seat.spoils])
    return reach_of(table).ships_left - taken


def place_imperial(table: ArcsTable, system: str, count: int, emit: Emit) -> None:
    """Fresh Imperial ships come into a system, as many as there are."""
    count = min(count, imperial_supply(table), IMPERIAL_SHIPS)
    if count:
        reach_of(table).add_ships(system, count)
        emit(ImperialPlaced, system, count)
        follow_up(table, ImperialPlaced(system, count))


# -- titles ---------------------------------------------------------------------------------------


def become_first_regent(table: ArcsTable, number: int, emit: Emit) -> None:
    """REACH-3.12: the tile comes to a Regent, the Trust with it."""
    reach = reach_of(table)
    if reach.first_regent != number:
        reach.first_regent = number
        emit(BecameFirstRegent, number)


def become_regent(table: ArcsTable, number: int, emit: Emit) -> None:
    """REACH-8.4 and 8.9: an Outlaw turns the title."""
    reach_of(table).change_fate(number, outlaw=False)
    emit(BecameRegent, number)


def become_outlaw(table: ArcsTable, number: int, emit: Emit) -> None:
    """REACH-3.12: the title is turned, cards are buried, the tile goes to another Regent."""
    reach, seat = reach_of(table), table.seats[number]
    reach.change_fate(number, outlaw=True)
    lost = 0
    heir = NOBODY
    was_first = reach.first_regent == number
    if was_first:
        heir = max(regents(table), key=lambda each: table.seats[each].power, default=NOBODY)
        reach.first_regent = NOBODY
        if heir == NOBODY:
            lost, reach.trust = len(reach.trust), ()
            seat.power -= lost
    is_aside = was_first and heir == NOBODY
    emit(BecameOutlaw, number, lost, is_aside)
    if heir != NOBODY:
        become_first_regent(table, heir, emit)
    for card in [each for each in (*seat.cards, *seat.lore) if each in BURIED_IF_OUTLAW]:
        if card in seat.cards:
            seat.cards = without(seat.cards, card)
        else:
            seat.lore = without(seat.lore, card)
        table.buried += (card,)
        emit(CardBuried, card)
