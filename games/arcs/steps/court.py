"""The Court: influence, securing, ransacking, the refill, and Outrage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import events
from games.arcs import rule_queries as q
from games.arcs.board import AGENT, RESOURCES
from games.arcs.court import COURT
from games.arcs.moves import Influence, OneCard, Ransack, Secure, influence, secure
from games.arcs.parts import Offer, without
from games.arcs.rule_hooks import discard_all, follow_up, query
from games.arcs.state import ArcsTable
from games.arcs.steps.gaining import CarryOut
from games.arcs.table_chores import AgentsWithdrawn, VoxDiscarded

ASK_COURT: Final = Message("ask-court")
ASK_INFLUENCE: Final = Message("ask-influence")
ASK_RANSACK: Final = Message("ask-ransack")
ASK_SECURE: Final = Message("ask-secure")

T = TypeVar("T")

# -- influence and secure -------------------------------------------------------------------------


def influence_options(table: ArcsTable, number: int) -> Iterable[Influence]:
    """ARCS-7.11: any Court card, while an agent is in the supply."""
    options: Iterable[Influence] = query(table, q.influences(number), _open_cards(table, number))
    return options


def _open_cards(table: ArcsTable, number: int) -> Iterator[Influence]:
    if table.in_supply(number, AGENT):
        for offer in table.court:
            if offer.card:
                yield influence(offer.card)


@dataclass(frozen=True, slots=True)
class InfluenceCard(Step):
    """ARCS-7.11: one agent from the supply onto any Court card."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [*influence_options(table, self.seat)]
        return Decision(self.seat, "influence", ASK_INFLUENCE, options)

    def answer(self, table: ArcsTable, option: Influence, emit: Emit) -> None:
        place_agent(table, self.seat, option.card, emit)
        if option.card not in table.turn.influenced:
            table.change_turn(influenced=(*table.turn.influenced, option.card))
        table.note("influence", option.card)
        follow_up(table, q.Influenced(self.seat, option.card))

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(influence_options(table, self.seat), "influence")


def each_once(options: Iterable[T]) -> list[T]:
    """The options in their order, none of them twice."""
    return list(dict.fromkeys(options))


def is_offered(options: Iterable[object]) -> bool:
    return next(iter(options), None) is not None


def nothing_to(options: Iterable[object], what: str) -> list[str]:
    """The fault of a step that has nothing to offer."""
    return [] if is_offered(options) else [f"the step on top has nothing to {what}"]


def place_agent(table: ArcsTable, number: int, card: str, emit: Emit) -> None:
    place = offer_of(table, card)
    offer = table.court[place]
    agents = list(offer.agents)
    agents[number] += 1
    set_offer(table, place, replace(offer, agents=tuple(agents)))
    emit(events.AgentPlaced, number, card)


def offer_of(table: ArcsTable, card: str) -> int:
    return next(place for place, offer in enumerate(table.court) if offer.card == card)


def set_offer(table: ArcsTable, place: int, *offer: Offer) -> None:
    """Puts another card and agents at a place of the row, or takes the place away."""
    table.court = (*table.court[:place], *offer, *table.court[place + 1 :])


def secure_options(table: ArcsTable, number: int) -> Iterable[Secure]:
    """ARCS-7.12: the cards on which a seat has more agents than each rival."""
    options: Iterable[Secure] = query(table, q.secures(number), _leading(table, number))
    return options


def _leading(table: ArcsTable, number: int) -> Iterator[Secure]:
    for offer in table.court:
        if offer.agents[number] and offer.card and offer.leader() == number:
            yield secure(offer.card)


@dataclass(frozen=True, slots=True)
class SecureCard(Step):
    """ARCS-7.12: take a Court card on which you have more agents than each rival."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        options = [*secure_options(table, self.seat)]
        return Decision(self.seat, "secure", ASK_SECURE, options)

    def answer(self, table: ArcsTable, option: Secure, emit: Emit) -> None:
        follow_up(table, q.AboutToSecure(self.seat))
        take_court_card(table, self.seat, option.card, False, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return nothing_to(secure_options(table, self.seat), "secure")


def take_court_card(table: ArcsTable, number: int, card: str, ransacked: bool, emit: Emit) -> None:
    """ARCS-7.12 to 7.14: agents first, then When Secured, then the refill."""
    place = offer_of(table, card)
    agents = table.court[place].agents
    leave_row(table, place)
    seat = table.seats[number]
    rivals = sum(agents) - agents[number]
    for rival, count in enumerate(agents):
        if count and rival != number:
            if ransacked:
                seat.add_trophy(rival, AGENT, count)
            else:
                seat.add_captives(rival, count)
                follow_up(table, q.AgentsTaken(number, rival))
    receive_court_card(table, number, card, agents[number])
    emit(events.CardSecured, number, card, rivals, ransacked)
    if agents[number]:
        emit(AgentsWithdrawn, number, card, agents[number])
    follow_up(table, events.CardSecured(number, card, rivals, ransacked))


def leave_row(table: ArcsTable, place: int) -> None:
    """ARCS-7.14: a card leaves the Court row; its place is refilled after all that follows."""
    offer = table.court[place]
    if query(table, q.IsRefilled(offer.card), True):
        set_offer(table, place, Offer("", (0,) * len(offer.agents)))
        table.steps.append(Refill())
    else:
        set_offer(table, place)


def receive_court_card(table: ArcsTable, number: int, card: str, returned: int = 0) -> None:
    """ARCS-7.13: a guild card comes to the seat, a Vox card is carried out.

    The first word of its text is told how many agents of the seat have `returned` from it.
    """
    otherwise: tuple[Step, ...] | None = query(table, q.Receives(number, card), None)
    if otherwise is not None:
        table.steps += otherwise
        return
    seat = table.seats[number]
    if COURT[card].is_guild:
        seat.cards += (card,)
        if table.turn.prelude and number == table.seat:
            table.change_turn(secured=(*table.turn.secured, card))
    else:
        effects = [each.effects for each in COURT[card].of_channel("when_secured")]
        text = CarryOut(number, card, sum(effects, ()), str(returned))
        table.steps += [FinishVox(card), text]


@dataclass(frozen=True, slots=True)
class FinishVox(Step):
    """ARCS-7.13: a Vox card that has spoken goes to the discard, into the deck, or under it."""

    vox: str

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if COURT[self.vox].shuffles_back:
            shuffle_into_deck(table, (self.vox,), emit)
        elif COURT[self.vox].is_buried:
            table.buried += (self.vox,)
            emit(events.CardBuried, self.vox)
        else:
            table.court_discard += (self.vox,)
            emit(VoxDiscarded, self.vox)


def shuffle_into_deck(table: ArcsTable, cards: tuple[str, ...], emit: Emit) -> None:
    """The whole Court deck has no order any more, with these cards in it."""
    table.court_deck = tuple(sorted((*table.court_deck, *table.buried, *cards)))
    table.buried = ()
    emit(events.CourtShuffled, cards)


@dataclass(frozen=True, slots=True)
class Refill(Step):
    """ARCS-7.14: the empty place of the Court row gets the top card of the deck, if any."""

    def ask(self, table: ArcsTable) -> Chance | None:
        if not table.court_deck:
            return None
        return Chance("court", ASK_COURT, OneCard(table.court_deck))

    def answer(self, table: ArcsTable, card: str | None, emit: Emit) -> None:
        place = offer_of(table, "")
        if card is None and not table.buried:
            set_offer(table, place)
            return
        if card is None:
            card, *rest = table.buried
            table.buried = tuple(rest)
        else:
            table.court_deck = without(table.court_deck, card)
        set_offer(table, place, Offer(card, (0,) * len(table.seats)))
        emit(events.CourtRefilled, place, card)
        follow_up(table, events.CourtRefilled(place, card))

    def problems(self, table: ArcsTable) -> list[str]:
        if all(offer.card for offer in table.court):
            return ["the step on top refills the Court, which has no empty place"]
        return []


# -- outrage and ransack --------------------------------------------------------------------------


def provoke_outrage(table: ArcsTable, number: int, resource: str, emit: Emit) -> None:
    """ARCS-8.12: all tokens and guild cards of the type go, and its icon gets an agent."""
    seat = table.seats[number]
    is_owed = not table.in_supply(number, AGENT)
    emit(events.OutrageProvoked, number, resource, resource in seat.outrage, is_owed)
    discard_all(table, number, resource, emit)
    for card in seat.cards:
        if COURT[card].suit == resource and query(table, q.LostToOutrage(number, card), True):
            table.discard_court_card(number, card)
            emit(events.CardDiscarded, number, card)
            follow_up(table, events.CardDiscarded(number, card))
    if resource not in seat.outrage:
        seat.outrage = tuple([each for each in RESOURCES if each in (*seat.outrage, resource)])


@dataclass(frozen=True, slots=True)
class RansackCourt(Step):
    """ARCS-8.13: a Court card with an agent of the destroyed city's owner is secured."""

    seat: int
    owner: int

    def ask(self, table: ArcsTable) -> Decision | None:
        options = self._options(table)
        if len(options) < 2:
            return None
        return Decision(self.seat, "ransack", ASK_RANSACK, options)

    def _options(self, table: ArcsTable) -> list[Ransack]:
        return [
            Ransack(offer.card) for offer in table.court if offer.card and offer.agents[self.owner]
        ]

    def answer(self, table: ArcsTable, option: Ransack | None, emit: Emit) -> None:
        options = self._options(table)
        if options:
            card = (option or options[0]).card
            take_court_card(table, self.seat, card, True, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if self.owner not in range(len(table.seats)):
            return [f"the step on top names owner {self.owner}, who does not exist"]
        return []


def capture_agents(table: ArcsTable, number: int, card: str, emit: Emit) -> None:
    """COURT-5.8: all rival agents on a card become Captives."""
    place = offer_of(table, card)
    offer = table.court[place]
    kept = [count if rival == number else 0 for rival, count in enumerate(offer.agents)]
    set_offer(table, place, replace(offer, agents=tuple(kept)))
    for rival, count in enumerate(offer.agents):
        if count and rival != number:
            table.seats[number].add_captives(rival, count)
            emit(events.AgentsCaptured, number, rival, count, card)
            follow_up(table, q.AgentsTaken(number, rival))
