"""A chapter from the deal to the scoring, and whether another one follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.said import Said
from games.arcs import rule_queries as q
from games.arcs.board import FEWEST_SEATS, HAND_SIZE, LAST_CHAPTER, POWER_TO_END
from games.arcs.dealing import Deal
from games.arcs.events import CardsDealt, ChapterStarted, GameEnded, HandRedrawn
from games.arcs.hands import InitiativeGiven, PileShuffled
from games.arcs.moves import KeepHand, Redraw
from games.arcs.parts import Lying
from games.arcs.rule_hooks import ruled
from games.arcs.state import ArcsTable
from games.arcs.steps.rounds import StartRound, tell_taken
from games.arcs.steps.scoring import ScoreAmbitions, standings

ASK_DEAL: Final = Said("ask-deal")
ASK_REDRAW: Final = Said("ask-redraw")


@dataclass(frozen=True, slots=True)
class StartChapter(Step):
    """ARCS-3.7 and 10.11: all action cards are shuffled, six dealt to each, the rest lie aside."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.chapter += 1
        table.round = table.passes = 0
        source = table.initiative
        table.initiative = ruled(table, q.ChapterBeginner(), source)
        table.seat = table.initiative
        if table.initiative != source:
            emit(InitiativeGiven, table.initiative)
        table.gather_action_cards()
        emit(ChapterStarted, table.chapter)
        steps: list[Step] = [NextChapter(), ScoreAmbitions(), StartRound()]
        steps += ruled(table, q.StepsAfterDeal(), ())
        dealt = [n for n in table.turn_order() if ruled(table, q.CardsDealtTo(n), HAND_SIZE)]
        if len(table.seats) == FEWEST_SEATS and 1 - table.initiative in dealt:
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
    """ARCS-3.7: six cards of those that lie face down, fewer if so many have left the campaign."""

    seat: int

    def ask(self, table: ArcsTable) -> Chance | None:
        if not table.pile:
            return None
        cards = tuple(sorted([each.card for each in table.pile[0]]))
        count = min(len(cards), HAND_SIZE - len(table.seats[self.seat].hand))
        return Chance("deal", ASK_DEAL, Deal(cards, count), self.seat, secret=True)

    def answer(self, table: ArcsTable, hand: tuple[str, ...] | None, emit: Emit) -> None:
        if hand is None:
            return
        left = tuple([each for each in table.pile[0] if each.card not in hand])
        table.pile = (left, *table.pile[1:]) if left else table.pile[1:]
        seat = table.seats[self.seat]
        seat.hand = tuple(sorted((*seat.hand, *hand)))
        emit.to(self.seat, CardsDealt, self.seat, hand)

    def problems(self, table: ArcsTable) -> list[str]:
        missing = HAND_SIZE - len(table.seats[self.seat].hand)
        there = len(table.pile[0]) if table.pile else 0
        if missing < 1 or (there < missing and not table.reach.hands_may_be_short):
            return [f"seats[{self.seat}] is to be dealt {HAND_SIZE} cards of the pile"]
        return []


@dataclass(frozen=True, slots=True)
class MayRedraw(Step):
    """ARCS-3.8: with two seats, whoever lacks the initiative may discard the hand and draw anew."""

    seat: int

    def ask(self, table: ArcsTable) -> Decision:
        return Decision(self.seat, "redraw", ASK_REDRAW, (KeepHand(), Redraw()))

    def answer(self, table: ArcsTable, option: KeepHand | Redraw, emit: Emit) -> None:
        if isinstance(option, Redraw):
            seat = table.seats[self.seat]
            kept = ruled(table, q.KeptCards(self.seat), ())
            gone = [card for card in seat.hand if card not in kept]
            seat.hand = kept
            if gone:
                table.pile += (tuple([Lying(card, self.seat) for card in gone]),)
                table.steps += [ShufflePile(), DealHand(self.seat)]
            emit.to(self.seat, HandRedrawn, self.seat, kept)


@dataclass(frozen=True, slots=True)
class ShufflePile(Step):
    """ARCS-3.8: the hand thrown away and the cards left are one pile without an order."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        table.pile = (tuple([each for layer in table.pile for each in layer]),)
        emit(PileShuffled)


@dataclass(frozen=True, slots=True)
class NextChapter(Step):
    """ARCS-10.9: the game ends by Power or after the fifth chapter; else cards are dealt anew."""

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        ends: tuple[Step, ...] | None = ruled(table, q.AfterChapter(), None)
        if ends is not None:
            table.steps += ends
            return
        most = max([seat.power for seat in table.seats])
        if most < POWER_TO_END[len(table.seats)] and table.chapter < LAST_CHAPTER:
            table.steps.append(StartChapter())
            return
        winner = standings(table)[0]
        emit(GameEnded, winner, table.seats[winner].power, table.chapter)
