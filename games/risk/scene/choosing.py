"""What a person is about to do: troops not yet confirmed, a source and a target, orders to go on.

Pure: it knows the table and the decision, not the screen. Nothing here is legal by itself; what
is submitted is checked by the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.core.decision import Decision
from games.risk.board import SIZE
from games.risk.cards import Cards, CardSet, is_wild, sets_in
from games.risk.moves import MOST_DICE, Attack, Attacks, Fortifications, PlaceTroops
from games.risk.odds import battle_odds
from games.risk.state import NEUTRAL, NOBODY, RiskTable


@dataclass(slots=True)
class Draft:
    """Reinforcements put down but not confirmed; every change can be taken back.

    `total` are the troops there are to place.
    """

    total: int
    placed: dict[int, int] = field(default_factory=dict)
    _before: list[dict[int, int]] = field(default_factory=list)

    @property
    def left(self) -> int:
        """The troops still in hand."""
        return self.total - sum(self.placed.values())

    @property
    def is_complete(self) -> bool:
        return self.left == 0

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def last_change(self) -> int:
        """How many troops the last change put down (negative: took up)."""
        if not self._before:
            return 0
        return sum(self.placed.values()) - sum(self._before[-1].values())

    def at(self, territory: int) -> int:
        """The troops put down on a territory."""
        return self.placed.get(territory, 0)

    def add(self, territory: int, count: int) -> int:
        """Puts down up to `count` troops (takes up for less than 0); returns how many it did."""
        have = self.at(territory)
        count = max(-have, min(count, self.left))
        if count:
            self._keep()
            self._set(territory, have + count)
        return count

    def spread(self, territories: Sequence[int]) -> None:
        """Divides what is left over some territories, the weakest share first."""
        if not territories or not self.left:
            return
        self._keep()
        while self.left:
            weakest = min(territories, key=lambda place: (self.at(place), place))
            self._set(weakest, self.at(weakest) + 1)

    def clear(self) -> None:
        """Takes everything up again."""
        if self.placed:
            self._keep()
            self.placed = {}

    def undo(self) -> None:
        """Takes back the last change."""
        if self._before:
            self.placed = self._before.pop()

    def answers(self) -> list[PlaceTroops]:
        """What to submit."""
        return [PlaceTroops(place, count) for place, count in sorted(self.placed.items())]

    def _keep(self) -> None:
        self._before.append(dict(self.placed))

    def _set(self, territory: int, count: int) -> None:
        if count:
            self.placed[territory] = count
        else:
            self.placed.pop(territory, None)


@dataclass(frozen=True, slots=True)
class RollingOrders:
    """To go on rolling from a source against a target until no more than `stop_at` stay."""

    source: int
    target: int
    dice: int
    stop_at: int

    def next_attack(self, table: RiskTable, decision: Decision | None) -> Attack | None:
        """The next roll of these orders; None when they have been carried out."""
        if decision is None or decision.kind != "attack" or decision.seat != table.seat:
            return None
        troops = table.troops[self.source]
        dice = min(self.dice, MOST_DICE, troops - 1)
        if troops <= self.stop_at or dice < 1:
            return None
        attack = Attack(self.source, self.target, dice)
        return attack if attack in decision.options else None


NO_ATTACKS: Final = Attacks(NOBODY, [NEUTRAL] * SIZE, [0] * SIZE)


def best_source(table: RiskTable, attacks: Attacks, target: int) -> int | None:
    """The territory from which a target is best attacked: the one with most troops."""
    sources = attacks.sources_against(target)
    return max(sources, key=lambda place: (table.troops[place], -place), default=None)


def win_chance(table: RiskTable, source: int, target: int) -> float:
    """The exact chance to conquer a target with everything on a source."""
    return battle_odds().win(table.troops[source] - 1, table.troops[target])


def fortify_ways(decision: Decision) -> dict[int, dict[int, int]]:
    """From where to where troops may move, and how many at most."""
    ways: dict[int, dict[int, int]] = {}
    if isinstance(decision.options, Fortifications):
        for source, target, most in decision.options.ways:
            ways.setdefault(source, {})[target] = most
    return ways


def best_set(hand: Cards, table: RiskTable, seat: int) -> CardSet | None:
    """The set to trade: one that shows an own territory, and keeps the wild cards if it can."""

    def worth(cards: CardSet) -> tuple[bool, int]:
        has_match = any(not is_wild(card) and table.owners[card] == seat for card in cards)
        return (has_match, -sum(map(is_wild, cards)))

    return max(sets_in(hand), key=worth, default=None)


def doors(table: RiskTable, seat: int) -> list[int]:
    """The own territories with somebody else's beside them, for spreading troops."""
    return [place for place in table.territories_of(seat) if table.is_border(place)]
