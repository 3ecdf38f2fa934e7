"""The campaign's Court: the Council, lore, attached cards, and what cards follow up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.core.decision import Chance
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs.board import CARDS
from games.arcs.campaign.rules import events
from games.arcs.campaign.rules.state import IN_SESSION, has_reach, reach_of
from games.arcs.campaign_components import COUNCIL, UNKNOWN_LORE
from games.arcs.court import COURT, COURT_LORE, LORE
from games.arcs.events import CardBuried, CardDiscarded
from games.arcs.moves import OneCard
from games.arcs.parts import NO_TOKEN, NOBODY, Offer
from games.arcs.rule_hooks import declared
from games.arcs.state import ArcsTable
from games.arcs.steps.court import leave_row, offer_of, receive_court_card, set_offer
from games.arcs.steps.scoring import places_in
from games.arcs.table_chores import AgentsWithdrawn, CounterTurned, VoxDiscarded

# What happens in the campaign for fates and cards to follow up (`follow_up(table, ...)`).


@dataclass(frozen=True, slots=True)
class FateCrisis:
    """REACH-9.6: in a crisis it is this seat's turn to resolve what its fate says."""

    seat: int


@dataclass(frozen=True, slots=True)
class FateEdicts:
    """REACH-10.1: the edicts that came with fates, after those of the laws."""


@dataclass(frozen=True, slots=True)
class SummitStep:
    """REACH-5.3: the step in which a seat says whether it calls a Summit, if not as usual."""

    seat: int


@dataclass(frozen=True, slots=True)
class TributeStep:
    """REACH-10.4: the step in which the First Regent collects from a Regent, if not as usual."""

    seat: int
    payer: int
    policy: str


@dataclass(frozen=True, slots=True)
class SummitEnded:
    """REACH-8.1: a Summit is over."""

    caller: int


@dataclass(frozen=True, slots=True)
class AssetReceived:
    """MAGNATE-1.1: in Negotiations a seat got a Favor or a resource that it had not itself handed
    over before in this Summit.
    """

    seat: int
    giver: int


@dataclass(frozen=True, slots=True)
class OtherDealings:
    """MAGNATE-1.2: what else a seat may do in its turn of the Negotiations: options, each with the
    step that does it.
    """

    seat: int


# Objectives: the markers that fates bring down to nothing.


def advance(table: ArcsTable, number: int, count: int, emit: Emit) -> None:
    """REACH-12.1: the marker of a seat's fate goes down, to nothing at the lowest."""
    reach = reach_of(table)
    marker = reach.fates[number].marker
    count = min(count, marker)
    if count > 0:
        reach.change_fate(number, marker=marker - count)
        emit(events.ObjectiveAdvanced, number, count, marker - count)


def leads_a_declared_ambition(table: ArcsTable, number: int) -> bool:
    """REACH-12.1: whether a seat alone is first in an ambition with a marker."""
    return any(places_in(table, ambition)[0] == [number] for ambition in declared(table))


@dataclass(frozen=True, slots=True)
class Advance(Step):
    """REACH-12.1: the objective of a seat advances by `count`."""

    seat: int
    count: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        advance(table, self.seat, self.count, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["an objective advances only in the campaign"]


ASK_LORE: Final = Message("reach-ask-lore")

# -- the Council ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TuckCouncil(Step):
    """REACH-5.2: the Council that was secured has Decided; it resolves as the round ends."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        reach = reach_of(table)
        reach.council, reach.securer = "tucked", self.seat
        emit(events.CouncilSecured, self.seat)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if has_reach(table) else ["only the campaign has a Council"]


def call_to_session(table: ArcsTable, emit: Emit) -> None:
    """REACH-11.12: the Council is In Session; tucked it comes back and does not resolve.

    As it was first ruled it cannot be turned while it is tucked, and resolves.
    """
    reach = reach_of(table)
    was_away = reach.council == "tucked"
    if was_away and not table.rules.holds("council-flipped-while-tucked"):
        return
    if was_away:
        return_council(table)
    if reach.council != IN_SESSION:
        reach.council = IN_SESSION
        emit(events.CouncilTurned, False, returns=was_away)
    if table.rules.holds("event-pips-after-flip"):
        reach.securer = NOBODY


def return_council(table: ArcsTable) -> None:
    """REACH-5.3: the Council lies at the left end of the Court again."""
    table.court = (Offer(COUNCIL, (0,) * len(table.seats)), *table.court)


# -- lore and other cards that are no guild and no Vox --------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnUpLore(Step):
    """REACH-2.5: which lore card came to the Court is settled as it is turned up."""

    place: int

    def ask(self, table: ArcsTable) -> Chance:
        return Chance("lore", ASK_LORE, OneCard(lore_left(table)))

    def answer(self, table: ArcsTable, card: str, emit: Emit) -> None:
        set_offer(table, self.place, replace(table.court[self.place], card=card))
        emit(events.LoreTurnedUp, card)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.place >= len(table.court) or table.court[self.place].card != UNKNOWN_LORE:
            return ["the step on top turns up a lore card that is not there"]
        return []


def lore_left(table: ArcsTable) -> tuple[str, ...]:
    """The lore cards that can be turned up: all but those that are somewhere already."""
    gone = {offer.card for offer in table.court}
    gone.update(*[seat.lore for seat in table.seats])
    gone.update(table.court_deck, table.buried, table.court_discard)
    gone.update(reach_of(table).attached.values())
    return tuple([card for card in COURT_LORE if card not in gone])


@dataclass(frozen=True, slots=True)
class TakeLore(Step):
    """REACH-11.1: a lore card is secured like a guild card."""

    seat: int
    card: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        gain_lore(table, self.seat, self.card)
        if table.turn.prelude and self.seat == table.seat:
            table.change_turn(secured=(*table.turn.secured, self.card))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.card in LORE else [f"the step on top takes '{self.card}', no lore card"]


def gain_lore(table: ArcsTable, number: int, card: str) -> None:
    """A lore card comes to a seat; it may bring a slot."""
    seat = table.seats[number]
    seat.lore += (card,)
    seat.slots += (NO_TOKEN,) * LORE[card].adds_slot


@dataclass(frozen=True, slots=True)
class TakeAttached(Step):
    """REACH-11.2: whoever secures a card takes the one attached to it too."""

    seat: int
    host: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        card = reach_of(table).attached.pop(self.host)
        emit(events.AttachedTaken, self.seat, card, self.host)
        receive_court_card(table, self.seat, card)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.host not in reach_of(table).attached:
            return [f"the step on top takes a card attached to '{self.host}', where none is"]
        return []


@dataclass(frozen=True, slots=True)
class TakeFaithful(Step):
    """BELIEVER-1.6: a Faithful card is taken from the Court into the hand."""

    seat: int
    card: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.hand = tuple(sorted((*seat.hand, self.card)))
        reach_of(table).preached += (self.card,)
        if seat.supercat is not None:
            seat.supercat = replace(seat.supercat, counter=seat.supercat.counter + 1)
            emit(CounterTurned, self.seat, seat.supercat.counter, is_raised=True)

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if self.card in CARDS else ["the step on top takes no action card"]


# -- leaving the Court otherwise ------------------------------------------------------------------


def drop_card(table: ArcsTable, card: str, where: str, emit: Emit) -> None:
    """REACH-9.8 and 11.2: a card leaves the Court unsecured, `where` being "buried" or "discarded".

    Its agents return and its place is refilled; a card attached to it slides down instead and
    inherits the agents.
    """
    place = offer_of(table, card)
    above = reach_of(table).attached.pop(card, "")
    if above:
        set_offer(table, place, replace(table.court[place], card=above))
        emit(events.SlidDown, above, card)
    else:
        withdraw_agents(table, card, emit)
        leave_row(table, place)
    put_away(table, card, where, emit)


def withdraw_agents(table: ArcsTable, card: str, emit: Emit) -> None:
    """REACH-9.8: the agents on a card of the row return to their supplies; an attached card has
    none.
    """
    for place, offer in enumerate(table.court):
        if offer.card == card:
            for number, count in enumerate(offer.agents):
                if count:
                    emit(AgentsWithdrawn, number, card, count)
            set_offer(table, place, replace(offer, agents=(0,) * len(offer.agents)))


def put_away(table: ArcsTable, card: str, where: str, emit: Emit) -> None:
    """A card of the Court goes under its deck, or onto its discard pile."""
    if where == "buried":
        table.buried += (card,)
        emit(CardBuried, card)
    else:
        table.court_discard += (card,)
        emit(VoxDiscarded, card)


def may_carry(table: ArcsTable, card: str) -> bool:
    """REACH-11.2: whether a card can be attached to a Court card, which carries one at the most."""
    return bool(card) and card != UNKNOWN_LORE and card not in reach_of(table).attached


def is_guild(card: str) -> bool:
    return card in COURT and COURT[card].is_guild


def discard_guild(table: ArcsTable, number: int, card: str, emit: Emit) -> None:
    """A guild card goes from its owner to the Court discard."""
    table.discard_court_card(number, card)
    emit(CardDiscarded, number, card)
