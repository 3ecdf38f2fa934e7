"""A table of the campaign set out by clicks alone, as it lies on another one."""

from __future__ import annotations

from typing import Any

from engine.core.position.edits import EditState
from games.arcs.board import PIECES, RESOURCES
from games.arcs.campaign.rules.setting_out import EDITS, left_of
from games.arcs.campaign.rules.state import reach_of
from games.arcs.campaign_components import FREE, POLICIES, SPOILS
from games.arcs.state import ArcsTable


class Hand:
    """Whoever clicks: a table, and the seat that is shown."""

    def __init__(self, table: ArcsTable) -> None:
        self.table = table
        self.state: EditState = EDITS.begin()

    def click(self, *key: Any, seat: int = 0, times: int = 1, right: bool = False) -> None:
        """So many clicks on a place while a seat is shown."""
        self.state.seat = seat
        for _ in range(times):
            self.table = EDITS.click(self.table, self.state, key, is_right=right)

    def choose(self, *key: Any, card: str, seat: int = 0) -> None:
        """A click on a place, then on a card of those it offers."""
        self.state.seat = seat
        chips = {chip.key[-1]: chip.key for chip in EDITS.pictures(self.table, self.state, key)}
        self.table = EDITS.choose(self.table, self.state, key, chips[card])

    def set(self, name: str, number: int, seat: int = 0) -> None:
        """A number typed over a counter, or over a place."""
        self.state.seat = seat
        key = (name, 1)
        for page in ((), ("fate",), ("reach",)):
            self.state.turn_to(page)
            after = EDITS.type(self.table, self.state, key, number)
            if after is not None:
                self.table = after
                return
        raise LookupError(name)

    def piece(self, piece: str, system: str, count: int = 1, seat: int = 0) -> None:
        """So many of a piece put into a system."""
        self.state.chosen["piece"] = piece
        self.click("system", system, seat=seat, times=count)


def set_out(begun: ArcsTable, like: ArcsTable) -> ArcsTable:
    """The table that somebody begins with, made to lie like another one."""
    hand = Hand(begun)
    _clear(hand)
    _reach(hand, like)
    for seat in range(len(like.seats)):
        _seat(hand, like, seat)
    _map(hand, like)
    _court(hand, like)
    return hand.table


def _clear(hand: Hand) -> None:
    """Everything that the set-up has put on the map goes away."""
    for system in hand.table.systems:
        for _ in hand.table.buildings_at(system):
            hand.click("building", system, 0, right=True)
        for piece in ("imperial-ship", "blight", "sleeper"):
            hand.state.chosen["piece"] = piece
            hand.click("system", system, times=4 if piece == "imperial-ship" else 1, right=True)
    for cluster in reach_of(hand.table).clusters:
        hand.click("cluster", cluster)
    assert left_of(hand.table, "imperial-ship") == 15


def _reach(hand: Hand, like: ArcsTable) -> None:
    reach = reach_of(like)
    for seat, fate in enumerate(reach.fates):
        hand.click("follow", fate.id, seat=seat)
    for seat, fate in enumerate(reach.fates):
        hand.table = EDITS.type(hand.table, hand.state, ("followed", seat), fate.marker)
        if fate.outlaw != reach_of(hand.table).fates[seat].outlaw:
            hand.click("followed", seat)
        for owner, count in enumerate(fate.favors):
            if count:
                hand.set(f"favors-{owner}", count, seat)
        for rival, count in enumerate(fate.grievances):
            if count:
                hand.set(f"grievances-{rival}", count, seat)
        for resource in sorted(set(fate.league)):
            hand.set(f"league-{resource}", fate.league.count(resource), seat)
    if reach_of(hand.table).first_regent != reach.first_regent:
        seat = max(reach.first_regent, reach_of(hand.table).first_regent)
        hand.click("followed", seat, right=True)
    for policy in reversed(reach.policies or POLICIES[:0]):
        hand.choose("empire", card=policy)
    for resource in RESOURCES:
        hand.click("trust", resource, times=reach.trust.count(resource))
    for cluster in reach.clusters:
        hand.click("cluster", cluster)
    if reach_of(hand.table).council != reach.council:
        hand.click("council")
    while reach_of(hand.table).symbol != reach.symbol:
        hand.click("symbol")
    hand.set("event-cluster", reach.number)


def _seat(hand: Hand, like: ArcsTable, number: int) -> None:
    seat, now = like.seats[number], hand.table.seats[number]
    hand.table = EDITS.type(hand.table, hand.state, ("seat", number), max(0, seat.power))
    for card in (*now.cards, *now.lore):
        if card not in (*seat.cards, *seat.lore):
            hand.click("guild", card, seat=number)
    for card in seat.lore:
        if card not in hand.table.seats[number].lore:
            hand.choose("lore", card=card, seat=number)
    for owner, count in enumerate(seat.captives):
        hand.click("captive", owner, seat=number, times=count)
    for owner, counts in enumerate(seat.trophies):
        for kind, count in zip(PIECES, counts, strict=True):
            hand.click("trophy", owner, kind, seat=number, times=count)
    for place, count in enumerate(seat.spoils or (0,) * len(SPOILS)):
        hand.set(f"spoils-{place}", count, number)
    for resource in seat.outrage:
        hand.click("outrage", resource, seat=number)


def _map(hand: Hand, like: ArcsTable) -> None:
    reach = reach_of(like)
    for built in like.buildings:
        piece = f"free-{built.kind}" if built.seat == FREE else built.kind
        hand.piece(piece, built.system, seat=built.seat % FREE)
        if not built.fresh:
            place = len(hand.table.buildings_at(built.system)) - 1
            hand.click("building", built.system, place)
    for number, seat in enumerate(like.seats):
        for piece, fleets in (("ship", seat.fresh), ("damaged ship", seat.hurt)):
            for system, count in fleets.items():
                hand.piece(piece, system, count, number)
    for piece, fleets in (("imperial-ship", reach.fresh), ("damaged-imperial-ship", reach.hurt)):
        for system, count in fleets.items():
            hand.piece(piece, system, count)
    for system, fresh in reach.blight.items():
        hand.piece("blight", system, 2 - fresh)
    for system in reach.sleepers:
        hand.piece("sleeper", system)
    for number, seat in enumerate(like.seats):
        for name, golem in reach.golems.items():
            if golem.seat == number:
                hand.click("golem", name, seat=number, times=1 + (not golem.awake))
        for place, token in enumerate(seat.slots):
            while token in RESOURCES and hand.table.seats[number].slots[place] != token:
                hand.click("slot", place, seat=number)


def _court(hand: Hand, like: ArcsTable) -> None:
    """Cards held by seats first, so that they are not in the row."""
    hand.state.chosen["piece"] = "ship"
    for place, offer in enumerate(like.court):
        if offer.card and hand.table.court[place].card != offer.card:
            hand.choose("court", place, card=offer.card)
    for number, seat in enumerate(like.seats):
        for card in seat.cards:
            if card not in hand.table.seats[number].cards:
                hand.choose("guilds", card=card, seat=number)
    hand.state.chosen["piece"] = "agent"
    for place, offer in enumerate(like.court):
        for number, count in enumerate(offer.agents):
            hand.click("court", place, seat=number, times=count)
