"""The placement stage: sets of cards, extra troops on a matching territory, and placing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.decision import Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.risk.board import MATCHING_TROOPS
from games.risk.cards import HIDDEN, is_wild, sets_in
from games.risk.events import BonusPlaced, SetRedeemed, TroopsPlaced
from games.risk.moves import KEEP_CARDS, KeepCards, Placements, PlaceTroops, Redeem, TakeBonus
from games.risk.state import RiskTable

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
        if len(hand) < 3 or (self.after_elimination and len(hand) <= CARDS_LEFT):
            return None
        options: list[Redeem | KeepCards] = [Redeem(cards) for cards in sets_in(hand)]
        if not options:
            return None
        troops = {"troops": table.next_set_value}
        if self.after_elimination or len(hand) > table.rules.most_cards_kept:
            return Decision(table.seat, "redeem", Message("ask-redeem-must", troops), options)
        options.append(KEEP_CARDS)
        return Decision(table.seat, "redeem", Message("ask-redeem", troops), options)

    def answer(self, table: RiskTable, option: Redeem | KeepCards | None, emit: Emit) -> None:
        if isinstance(option, Redeem):
            table.steps.append(self)
            redeem(table, option, emit)

    def problems(self, table: RiskTable) -> list[str]:
        if HIDDEN in table.hands[table.seat]:
            return [f"hands[{table.seat}] hides cards, but the seat is to redeem some"]
        return table.faults_of_turn()


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
