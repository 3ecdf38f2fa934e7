"""The placement stage: sets of cards, extra troops on a matching territory, and placing."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.risk.board import MATCHING_TROOPS
from games.risk.cards import (
    CARD_NAMES,
    CARDS,
    HIDDEN,
    CardDraw,
    Cards,
    card_named,
    is_set,
    is_wild,
    sets_in,
)
from games.risk.events import BonusPlaced, SetRedeemed, TroopsPlaced
from games.risk.moves import (
    KEEP_CARDS,
    REDEEM_HIDDEN,
    KeepCards,
    Placements,
    PlaceTroops,
    Redeem,
    RedeemHidden,
    TakeBonus,
)
from games.risk.state import RiskTable

SET_SIZE = 3
CARDS_LEFT = 4
"""RISK-10.3: forced redeeming stops as soon as no more than these are left."""

ASK_BONUS = Message("ask-bonus", {"count": MATCHING_TROOPS})


@dataclass(frozen=True, slots=True)
class RedeemCards(Step):
    """RISK-5.8 and 5.9: turn in sets; RISK-10.2 and 10.3: after an elimination, down to four."""

    shows_a_set: ClassVar = True
    """That it is asked tells what the hand holds (see `RiskTable.seen_by`)."""

    after_elimination: bool = False

    def ask(self, table: RiskTable) -> Decision | None:
        hand = table.hands[table.seat]
        if len(hand) < SET_SIZE or (self.after_elimination and len(hand) <= CARDS_LEFT):
            return None
        known = tuple([card for card in hand if card != HIDDEN])
        options: list[Redeem | RedeemHidden | KeepCards] = [*map(Redeem, sets_in(known))]
        if HIDDEN in hand:
            options.append(REDEEM_HIDDEN)
        if not options:
            return None
        troops = {"troops": table.next_set_value}
        if self.after_elimination or len(hand) > table.rules.most_cards_kept:
            return Decision(table.seat, "redeem", Message("ask-redeem-must", troops), options)
        options.append(KEEP_CARDS)
        return Decision(table.seat, "redeem", Message("ask-redeem", troops), options)

    def answer(
        self, table: RiskTable, option: Redeem | RedeemHidden | KeepCards | None, emit: Emit
    ) -> None:
        if isinstance(option, RedeemHidden):
            table.steps += (self, TellSet())
        elif isinstance(option, Redeem):
            table.steps.append(self)
            redeem(table, option, emit)

    def problems(self, table: RiskTable) -> list[str]:
        if HIDDEN in table.hands[table.seat] and table.seat not in table.rules.tell_late:
            return [f"hands[{table.seat}] hides cards, but the seat is to redeem some"]
        return table.faults_of_turn()


@dataclass(frozen=True, slots=True)
class TellSet(Step):
    """RISK-11.7: which cards a seat redeems that has told nobody; `cards` are told already."""

    cards: Cards = ()

    def ask(self, table: RiskTable) -> Chance:
        names = [CARD_NAMES[card] for card in self._possible(table)]
        asked = Message("ask-set-card", {"number": len(self.cards) + 1})
        return Chance("set", asked, CardDraw(tuple(names)), table.seat)

    def _possible(self, table: RiskTable) -> list[int]:
        """The cards with which the told ones still can make a set of this hand."""
        return [card for card in range(CARDS) if _may_be_set(table, (*self.cards, card))]

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        cards = (*self.cards, card_named(name))
        if len(cards) < SET_SIZE:
            table.steps.append(TellSet(cards))
            return
        seat = table.seat
        for card in set(cards).difference(table.hands[seat]):
            table.hands[seat] = shown_in(table.hands[seat], card)
        first, second, third = sorted(cards)
        redeem(table, Redeem((first, second, third)), emit)

    def problems(self, table: RiskTable) -> list[str]:
        if table.seat not in table.rules.tell_late or len(table.hands[table.seat]) < SET_SIZE:
            return [f"a set is to be told, but seat {table.seat} keeps no cards to itself"]
        if len(self.cards) >= SET_SIZE or not self._possible(table):
            return [f"the step TellSet has the cards {list(self.cards)}, which begin no set"]
        return table.faults_of_turn()


def _may_be_set(table: RiskTable, told: Cards) -> bool:
    """Whether these cards, the last one new, can be in the hand and become a set."""
    hand, unseen = table.hands[table.seat], table.unseen_cards
    pool = [card for card in (*hand, *unseen) if card not in (HIDDEN, *told)]
    if len(set(told)) < len(told) or not set(told) <= {*hand, *unseen} - {HIDDEN}:
        return False
    hidden = hand.count(HIDDEN)
    return any(
        is_set((first, second, third))
        and sum(card not in hand for card in (first, second, third)) <= hidden
        for first, second, third in (
            (*told, *more) for more in combinations(pool, SET_SIZE - len(told))
        )
    )


def shown_in(hand: Cards, card: int) -> Cards:
    """A hand of which one hidden card turns out to be that one."""
    return tuple(sorted((*hand[1:], card)))


@dataclass(frozen=True, slots=True)
class MatchTerritory(Step):
    """RISK-5.14: several cards match, so the seat chooses the territory of the extra troops."""

    territories: tuple[int, ...]

    def ask(self, table: RiskTable) -> Decision:
        options = tuple([TakeBonus(place) for place in self.territories])
        return Decision(table.seat, "bonus", ASK_BONUS, options)

    def answer(self, table: RiskTable, option: TakeBonus, emit: Emit) -> None:
        place_bonus(table, option.territory, emit)

    def problems(self, table: RiskTable) -> list[str]:
        for place in self.territories:
            if place not in table.territories_of(table.seat):
                return [f"the step MatchTerritory names {place}, which the seat does not own"]
        if not self.territories or table.has_taken_bonus:
            return ["extra troops are to be placed, but there are none this turn"]
        return table.faults_of_turn()


@dataclass(frozen=True, slots=True)
class Reinforce(Step):
    """RISK-6.1 and 6.2: every troop in reserve is placed before play goes on."""

    def ask(self, table: RiskTable) -> Decision | None:
        seat = table.seat
        left = table.reserves[seat]
        if not left:
            return None
        places = Placements(table.territories_of(seat), left)
        return Decision(seat, "reinforce", Message("ask-reinforce", {"troops": left}), places)

    def answer(self, table: RiskTable, option: PlaceTroops | None, emit: Emit) -> None:
        if option is not None:
            place_troops(table, option, emit)
            if table.reserves[table.seat]:
                table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        return table.faults_of_turn()


def place_troops(table: RiskTable, option: PlaceTroops, emit: Emit) -> None:
    """Moves troops from the reserve of the seat to play to one of its territories."""
    seat = table.seat
    table.troops[option.territory] += option.count
    table.reserves[seat] -= option.count
    emit(TroopsPlaced, seat, option.territory, option.count, table.reserves[seat])


def redeem(table: RiskTable, option: Redeem, emit: Emit) -> None:
    """RISK-5.5 to 5.7 and 5.11 to 5.13: troops for the set, and two more for a match."""
    seat, cards = table.seat, option.cards
    troops = table.next_set_value
    table.sets_redeemed += 1
    table.reserves[seat] += troops
    table.hands[seat] = tuple([card for card in table.hands[seat] if card not in cards])
    table.discards += cards
    emit(SetRedeemed, seat, cards, table.sets_redeemed, troops)
    if table.has_taken_bonus:
        return
    matching = tuple([card for card in cards if not is_wild(card) and table.owners[card] == seat])
    if len(matching) == 1:
        place_bonus(table, matching[0], emit)
    elif matching:
        table.steps.append(MatchTerritory(matching))


def place_bonus(table: RiskTable, territory: int, emit: Emit) -> None:
    """RISK-5.12 and 5.13: both troops stand on the territory that the card shows."""
    table.troops[territory] += MATCHING_TROOPS
    table.has_taken_bonus = True
    emit(BonusPlaced, table.seat, territory, MATCHING_TROOPS)
