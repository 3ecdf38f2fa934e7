"""Chapters and rounds: the deal, leading or passing, playing the other cards, the initiative."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.arcs import board, events, rule_queries
from games.arcs import rule_queries as q
from games.arcs.moves import (
    Copy,
    Deal,
    KeepHand,
    Lead,
    LeadAs,
    PassInitiative,
    Pivot,
    PivotAs,
    PlayEvent,
    Redraw,
    Surpass,
    copy,
    lead,
    pivot,
    surpass,
)
from games.arcs.parts import EVERYBODY, How, Lying, Played, without
from games.arcs.rule_hooks import follow_up, query
from games.arcs.state import ArcsTable
from games.arcs.steps.scoring import ScoreAmbitions, may_seize, seize, standings
from games.arcs.steps.turns import start_turn
from games.arcs.table_chores import HandsThrown, InitiativeGiven, PileShuffled, RoundCleared

# Rounds: leading or passing, playing the other cards, and where the initiative goes.

ASK_LEAD: Final = Message("ask-lead")
ASK_PLAY: Final = Message("ask-play")

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
        follow_up(table, rule_queries.AboutToPlay(table.initiative))

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
        cards = query(table, rule_queries.Leads(self.seat), hand)
        usual = [lead(card) for card in cards]
        options: list[Lead | PassInitiative] = [
            *query(table, rule_queries.LeadWays(self.seat), usual)
        ]
        if not options or query(table, rule_queries.MayPass(self.seat), True):
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
        emit(events.InitiativePassed, self.seat, table.initiative)
        follow_up(table, events.InitiativePassed(self.seat, table.initiative))
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
        follow_up(table, rule_queries.InitiativeTaken(table.initiative, source))


def lay_card(table: ArcsTable, number: int, option: Lead | Way, emit: Emit) -> None:
    """A card leaves the hand for the table, and its turn begins."""
    card, how = option.card, HOWS[type(option)]
    seat = table.seats[number]
    seat.hand = without(seat.hand, card)
    played = Played(number, card, how)
    table.trick += (played,)
    table.seat = number
    if how == "copy":
        emit.to(number, events.CardCopied, number, card)
    else:
        emit(events.CardPlayed, number, card, how)
    if isinstance(option, LeadAs | PivotAs):
        table.reach.show_side(card, option.side)
        emit(events.SideShown, card, option.side)
    table.steps.append(NextSeat())
    start_turn(table, played)
    follow_up(table, played)
    surpassing_seven = how == "surpass" and board.CARDS[card].number == board.ANY_AMBITION
    at_once = surpassing_seven and query(table, rule_queries.SeizesAtOnce(number, card), True)
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
            follow_up(table, rule_queries.AboutToPlay(following))

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if table.trick else ["trick must hold the lead card"]


@dataclass(frozen=True, slots=True)
class PlayCard(Step):
    """ARCS-4.9 to 4.11: surpass, copy or pivot; only the lead card counts."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        hand = table.seats[self.seat].playable
        usual: list[Way] = [option for card in hand for option in self._ways(table, card)]
        options: list[Way] = query(table, rule_queries.Plays(self.seat), usual)
        return Decision(self.seat, "play", ASK_PLAY, options)

    def _ways(self, table: ArcsTable, card: str) -> list[Surpass | Copy | Pivot]:
        led, mine = board.CARDS[table.lead.card], board.CARDS[card]
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
        picked: dict[str, events.CardPickedUp] = {}
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
        follow_up(table, rule_queries.RoundEnded(played))

    def _move_initiative(self, table: ArcsTable, picked: Collection[str], emit: Emit) -> None:
        left = [each for each in table.trick if each.card not in picked]
        surpassing = [each for each in left if each.how == "surpass"]
        if surpassing:
            best = max(surpassing, key=lambda each: board.CARDS[each.card].number)
            if best.seat != table.initiative:
                give_initiative(table, best.seat)
                emit(events.InitiativeMoved, best.seat)

    def _pick_up(self, table: ArcsTable, emit: Emit) -> dict[str, events.CardPickedUp]:
        """COURT-4.2: the card beside a Union goes to its owner's hand, the Union to the discard."""
        for attached in table.unions:
            seat = table.seats[attached.seat]
            seat.hand = tuple(sorted((*seat.hand, attached.card)))
            table.court_discard += (attached.union,)
            emit(events.CardPickedUp, attached.seat, attached.card, seat.supercat is not None)
            emit(events.CardDiscarded, attached.seat, attached.union)
            follow_up(table, rule_queries.PreludeDiscarded(attached.seat, attached.union))
        picked = {each.card: events.CardPickedUp(each.seat, each.card) for each in table.unions}
        table.unions = ()
        return picked

    def problems(self, table: ArcsTable) -> list[str]:
        return [] if table.trick else ["trick must hold the cards of the round"]


# A chapter from the deal to the scoring, and whether another one follows.

ASK_DEAL: Final = Message("ask-deal")
ASK_REDRAW: Final = Message("ask-redraw")


@dataclass(frozen=True, slots=True)
class StartChapter(Step):
    """ARCS-3.7 and 10.11: all action cards are shuffled, six dealt to each, the rest lie aside."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.chapter += 1
        table.round = table.passes = 0
        source = table.initiative
        table.initiative = query(table, q.ChapterBeginner(), source)
        table.seat = table.initiative
        if table.initiative != source:
            emit(InitiativeGiven, table.initiative)
        table.gather_action_cards()
        emit(events.ChapterStarted, table.chapter)
        steps: list[Step] = [NextChapter(), ScoreAmbitions(), StartRound()]
        steps += query(table, q.StepsAfterDeal(), ())
        dealt = [n for n in table.turn_order() if query(table, q.CardsDealtTo(n), board.HAND_SIZE)]
        if len(table.seats) == board.FEWEST_SEATS and 1 - table.initiative in dealt:
            steps.append(MayRedraw(1 - table.initiative))
        steps += [DealHand(number) for number in reversed(dealt)]
        table.steps += steps
        tell_taken(table, source)

    def problems(self, table: ArcsTable) -> list[str]:
        if table.trick or any(seat.cards_left for seat in table.seats):
            return ["trick and hands must be empty when a chapter starts"]
        return []


@dataclass(frozen=True, slots=True)
class DealHand(Step):
    """ARCS-3.7: six of the face-down cards, fewer if too many have left the campaign."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        if not table.pile:
            return None
        cards = tuple(sorted([each.card for each in table.pile[0]]))
        count = min(len(cards), board.HAND_SIZE - len(table.seats[self.seat].hand))
        return Chance("deal", ASK_DEAL, Deal(cards, count), self.seat, secret=True)

    def answer(self, table: ArcsTable, hand: tuple[str, ...] | None, emit: Emit) -> None:
        if hand is None:
            return
        left = tuple([each for each in table.pile[0] if each.card not in hand])
        table.pile = (left, *table.pile[1:]) if left else table.pile[1:]
        seat = table.seats[self.seat]
        seat.hand = tuple(sorted((*seat.hand, *hand)))
        emit.to(self.seat, events.CardsDealt, self.seat, hand)

    def problems(self, table: ArcsTable) -> list[str]:
        missing = board.HAND_SIZE - len(table.seats[self.seat].hand)
        there = len(table.pile[0]) if table.pile else 0
        if missing < 1 or (there < missing and not table.reach.hands_may_be_short):
            return [f"seats[{self.seat}] is to be dealt {board.HAND_SIZE} cards of the pile"]
        return []


@dataclass(frozen=True, slots=True)
class MayRedraw(Step):
    """ARCS-3.8: with two seats, the one without the initiative may redraw the hand."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "redraw", ASK_REDRAW, (KeepHand(), Redraw()))

    def answer(self, table: ArcsTable, option: KeepHand | Redraw, emit: Emit) -> None:
        if isinstance(option, Redraw):
            seat = table.seats[self.seat]
            kept = query(table, q.KeptCards(self.seat), ())
            gone = [card for card in seat.hand if card not in kept]
            seat.hand = kept
            if gone:
                table.pile += (tuple([Lying(card, self.seat) for card in gone]),)
                table.steps += [ShufflePile(), DealHand(self.seat)]
            emit.to(self.seat, events.HandRedrawn, self.seat, kept)


@dataclass(frozen=True, slots=True)
class ShufflePile(Step):
    """ARCS-3.8: the discarded hand and the cards left are one pile without an order."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.pile = (tuple([each for layer in table.pile for each in layer]),)
        emit(PileShuffled)


@dataclass(frozen=True, slots=True)
class NextChapter(Step):
    """ARCS-10.9: the game ends by Power or after the fifth chapter; else cards are dealt again."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        ends: tuple[Step, ...] | None = query(table, q.AfterChapter(), None)
        if ends is not None:
            table.steps += ends
            return
        most = max([seat.power for seat in table.seats])
        if most < board.POWER_TO_END[len(table.seats)] and table.chapter < board.LAST_CHAPTER:
            table.steps.append(StartChapter())
            return
        winner = standings(table)[0]
        emit(events.GameEnded, winner, table.seats[winner].power, table.chapter)
