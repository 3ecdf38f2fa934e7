"""Rounds: leading or passing, playing the other cards, and where the initiative goes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs.board import ANY_AMBITION, CARDS
from games.arcs.events import (
    CardCopied,
    CardDiscarded,
    CardPickedUp,
    CardPlayed,
    InitiativeMoved,
    InitiativePassed,
    SideShown,
)
from games.arcs.hands import HandsThrown, RoundCleared
from games.arcs.moves import (
    Copy,
    Lead,
    LeadAs,
    PassInitiative,
    Pivot,
    PivotAs,
    PlayEvent,
    Surpass,
    copy,
    lead,
    pivot,
    surpass,
)
from games.arcs.parts import EVERYBODY, How, Lying, Played, without
from games.arcs.rule_hooks import follow_up, ruled
from games.arcs.rule_queries import (
    AboutToPlay,
    InitiativeTaken,
    Leads,
    LeadWays,
    MayPass,
    Plays,
    PreludeDiscarded,
    RoundEnded,
    SeizesAtOnce,
)
from games.arcs.state import ArcsTable
from games.arcs.steps.declaring import may_seize, seize
from games.arcs.steps.turns import start_turn

ASK_LEAD: Final = Said("ask-lead")
ASK_PLAY: Final = Said("ask-play")

HOWS: dict[type, How] = {
    Lead: "lead", Surpass: "surpass", Copy: "copy", Pivot: "pivot", PlayEvent: "event",
    LeadAs: "lead", PivotAs: "pivot",
}  # fmt: skip
Way = Surpass | Copy | Pivot | PlayEvent


@dataclass(frozen=True, slots=True)
class StartRound(Step):
    """ARCS-4.1: rounds are played until nobody has a card."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        if not any(seat.cards_left for seat in table.seats):
            return
        table.round += 1
        table.seat = table.initiative
        table.steps.append(LeadCard(table.initiative))
        follow_up(table, AboutToPlay(table.initiative))

    def problems(self, table: ArcsTable) -> list[str]:
        return ["trick must be empty when a round starts"] if table.trick else []


@dataclass(frozen=True, slots=True)
class LeadCard(Step):
    """ARCS-4.2 and 4.3: the holder of the initiative leads a card, or passes the marker on."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision | None:
        hand = table.seats[self.seat].playable
        if not hand:
            return None
        cards = ruled(table, Leads(self.seat), hand)
        usual = [lead(card) for card in cards]
        options: list[Lead | PassInitiative] = [*ruled(table, LeadWays(self.seat), usual)]
        if not options or ruled(table, MayPass(self.seat), True):
            options.append(PassInitiative())
        return Decision(self.seat, "lead", ASK_LEAD, options)

    def answer(self, table: ArcsTable, option: Lead | PassInitiative | None, emit: Emit) -> None:
        if isinstance(option, Lead):
            table.passes = 0
            lay_card(table, self.seat, option, emit)
        else:
            table.passes += option is not None
            self._pass_on(table, emit)

    def _pass_on(self, table: ArcsTable, emit: Emit) -> None:
        others = [each for each in table.clockwise(self.seat)[1:] if table.seats[each].cards_left]
        holders = len(others) + bool(table.seats[self.seat].cards_left)
        table.steps.append(StartRound())
        if others:
            give_initiative(table, others[0])
        emit(InitiativePassed, self.seat, table.initiative)
        follow_up(table, InitiativePassed(self.seat, table.initiative))
        if table.passes >= holders:
            if any(seat.hand for seat in table.seats):
                emit(HandsThrown)
            for number, seat in enumerate(table.seats):
                if seat.hand:
                    table.pile += (tuple([Lying(card, number) for card in seat.hand]),)
                    seat.hand = ()

    def problems(self, table: ArcsTable) -> list[str]:
        return ["trick must be empty when a card is led"] if table.trick else []


def give_initiative(table: ArcsTable, number: int) -> None:
    """ARCS-4.13 and 4.14: the marker goes to a seat; who minds is told when it had another one."""
    source, table.initiative = table.initiative, number
    tell_taken(table, source)


def tell_taken(table: ArcsTable, source: int) -> None:
    """ARCS-4.13: who minds is told that somebody else has the initiative now."""
    if source != table.initiative:
        follow_up(table, InitiativeTaken(table.initiative, source))


def lay_card(table: ArcsTable, number: int, option: Lead | Way, emit: Emit) -> None:
    """A card leaves the hand for the table, and its turn begins."""
    card, how = option.card, HOWS[type(option)]
    seat = table.seats[number]
    seat.hand = without(seat.hand, card)
    played = Played(number, card, how)
    table.trick += (played,)
    table.seat = number
    if how == "copy":
        emit.to(number, CardCopied, number, card)
    else:
        emit(CardPlayed, number, card, how)
    if isinstance(option, LeadAs | PivotAs):
        table.reach.show_side(card, option.side)
        emit(SideShown, card, option.side)
    table.steps.append(NextSeat())
    start_turn(table, played)
    follow_up(table, played)
    surpassing_seven = how == "surpass" and CARDS[card].number == ANY_AMBITION
    at_once = surpassing_seven and ruled(table, SeizesAtOnce(number, card), True)
    if at_once and may_seize(table, number):
        seize(table, number, "", emit)


@dataclass(frozen=True, slots=True)
class NextSeat(Step):
    """ARCS-4.9: clockwise from the leader, whoever has a card plays one; then the round ends."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        following = table.after(table.seat)
        while following != table.lead.seat and not table.seats[following].cards_left:
            following = table.after(following)
        if following == table.lead.seat:
            table.steps.append(EndRound())
        else:
            table.seat = following
            table.steps.append(PlayCard(following))
            follow_up(table, AboutToPlay(following))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if table.trick else ["trick must hold the lead card"]


@dataclass(frozen=True, slots=True)
class PlayCard(Step):
    """ARCS-4.9 to 4.11: surpass, copy or pivot; only the lead card counts."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        hand = table.seats[self.seat].playable
        usual: list[Way] = [option for card in hand for option in self._ways(table, card)]
        options: list[Way] = ruled(table, Plays(self.seat), usual)
        return Decision(self.seat, "play", ASK_PLAY, options)

    def _ways(self, table: ArcsTable, card: str) -> list[Surpass | Copy | Pivot]:
        led, mine = CARDS[table.lead.card], CARDS[card]
        if mine.suit != led.suit:
            return [pivot(card), copy(card)]
        number = 0 if table.zeroed else led.number
        return [surpass(card), copy(card)] if mine.number > number else [copy(card)]

    def answer(self, table: ArcsTable, option: Way, emit: Emit) -> None:
        lay_card(table, self.seat, option, emit)

    def problems(self, table: ArcsTable) -> list[str]:
        if not table.trick or not table.seats[self.seat].playable:
            return [f"seats[{self.seat}] must have a card to play to a lead card"]
        return []


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """ARCS-4.14 and 4.15: Unions, then the initiative, then all cards go onto the pile."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.steps.append(StartRound())
        picked: dict[str, CardPickedUp] = {}
        if table.rules.holds("unions-before-initiative"):
            picked = self._pick_up(table, emit)
        if not table.seized:
            self._move_initiative(table, picked, emit)
        if table.unions:
            picked = self._pick_up(table, emit)
        lying = [
            Lying(each.card, each.seat if each.how == "copy" else EVERYBODY)
            for each in table.trick
            if each.card not in picked
        ]
        lying += [Lying(each.card, each.seat) for each in table.extras]
        if lying:
            table.pile += (tuple(lying),)
        played = table.trick
        emit(RoundCleared, len(lying), table.zeroed, table.seized)
        table.trick, table.extras = (), ()
        table.seized = table.zeroed = table.declared = False
        for event in picked.values():
            follow_up(table, event)
        follow_up(table, RoundEnded(played))

    def _move_initiative(self, table: ArcsTable, picked: Collection[str], emit: Emit) -> None:
        left = [each for each in table.trick if each.card not in picked]
        surpassing = [each for each in left if each.how == "surpass"]
        if surpassing:
            best = max(surpassing, key=lambda each: CARDS[each.card].number)
            if best.seat != table.initiative:
                give_initiative(table, best.seat)
                emit(InitiativeMoved, best.seat)

    def _pick_up(self, table: ArcsTable, emit: Emit) -> dict[str, CardPickedUp]:
        """COURT-4.2: the card beside a Union goes to its owner's hand, the Union to the discard."""
        for attached in table.unions:
            seat = table.seats[attached.seat]
            seat.hand = tuple(sorted((*seat.hand, attached.card)))
            table.court_discard += (attached.union,)
            emit(CardPickedUp, attached.seat, attached.card)
            emit(CardDiscarded, attached.seat, attached.union)
            follow_up(table, PreludeDiscarded(attached.seat, attached.union))
        picked = {each.card: CardPickedUp(each.seat, each.card) for each in table.unions}
        table.unions = ()
        return picked

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if table.trick else ["trick must hold the cards of the round"]
