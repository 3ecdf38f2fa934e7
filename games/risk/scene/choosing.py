"""What is proposed to a person, and orders that answer by themselves.

Pure: it knows the table and the decision, not the screen. Nothing here is legal by itself; what
is submitted is checked by the match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.core.decision import Decision, Option
from games.risk.board import SIZE
from games.risk.cards import Cards, CardSet, is_wild, sets_in
from games.risk.moves import MOST_DICE, Attack, Attacks, PlaceTroops
from games.risk.odds import battle_odds
from games.risk.state import NEUTRAL, NOBODY, RiskTable


@dataclass(frozen=True, slots=True)
class PlacingOrders:
    """To go on putting a starting troop on one place each turn until `stop_at` are in hand."""

    territory: int
    seat: int
    stop_at: int
    waits: ClassVar = True

    def left(self, table: RiskTable) -> int:
        """How many troops are still to go there."""
        return table.reserves[self.seat] - self.stop_at

    def next_answer(self, table: RiskTable, decision: Decision | None) -> PlaceTroops | None:
        """The next troop put down; None when the orders have been carried out."""
        option = PlaceTroops(self.territory, 1)
        is_asked = decision is not None and decision.kind == "place" and option in decision.options
        return option if is_asked and self.left(table) > 0 else None


@dataclass(frozen=True, slots=True)
class ClaimingOrders:
    """To claim in each turn what a lot draws, until no territory is free."""

    seat: int
    draw: Callable[[Sequence[Option]], Option]
    waits: ClassVar = True

    def next_answer(self, table: RiskTable, decision: Decision | None) -> Option | None:
        """What is drawn; None when there is nothing to claim."""
        is_asked = decision is not None and decision.kind == "claim" and decision.seat == self.seat
        return self.draw(decision.options) if decision is not None and is_asked else None


@dataclass(frozen=True, slots=True)
class SpreadingOrders:
    """To put a starting troop in each turn where the fewest stand at a border."""

    seat: int
    waits: ClassVar = True

    def next_answer(self, table: RiskTable, decision: Decision | None) -> PlaceTroops | None:
        """The next troop put down; None when all have been."""
        if decision is None or decision.kind != "place" or decision.seat != self.seat:
            return None
        places = doors(table, self.seat) or list(table.territories_of(self.seat))
        return PlaceTroops(min(places, key=table.troops.__getitem__), 1)


@dataclass(frozen=True, slots=True)
class RollingOrders:
    """To go on rolling from a source against a target until no more than `stop_at` stay."""

    source: int
    target: int
    stop_at: int
    waits: ClassVar = False

    def next_answer(self, table: RiskTable, decision: Decision | None) -> Attack | None:
        """The next roll of these orders; None when they have been carried out."""
        if decision is None or decision.kind != "attack" or decision.seat != table.seat:
            return None
        troops = table.troops[self.source]
        dice = min(MOST_DICE, troops - 1)
        if troops <= self.stop_at or dice < 1:
            return None
        attack = Attack(self.source, self.target, dice)
        return attack if attack in decision.options else None


Orders = PlacingOrders | ClaimingOrders | SpreadingOrders | RollingOrders

NO_ATTACKS: Final = Attacks(NOBODY, [NEUTRAL] * SIZE, [0] * SIZE)


def best_source(table: RiskTable, attacks: Attacks, target: int) -> int | None:
    """The territory from which a target is best attacked: the one with most troops."""
    sources = attacks.sources_against(target)
    return max(sources, key=lambda place: (table.troops[place], -place), default=None)


def win_chance(table: RiskTable, source: int, target: int) -> float:
    """The exact chance to conquer a target with everything on a source."""
    return battle_odds().win(table.troops[source] - 1, table.troops[target])


def best_set(hand: Cards, table: RiskTable, seat: int) -> CardSet | None:
    """The set to trade: one that shows an own territory, and keeps the wild cards if it can."""

    def worth(cards: CardSet) -> tuple[bool, int]:
        has_match = any(not is_wild(card) and table.owners[card] == seat for card in cards)
        return (has_match, -sum(map(is_wild, cards)))

    return max(sets_in(hand), key=worth, default=None)


def doors(table: RiskTable, seat: int) -> list[int]:
    """The own territories with somebody else's beside them, for spreading troops."""
    return [place for place in table.territories_of(seat) if table.is_border(place)]
