"""What the board shows at this moment.

The table is already final when an event's film plays; the stage follows it event by event, so that
dice can still be in the air and troops still on their way. Pure: it knows no pixels.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from games.risk.cards import CardSet
from games.risk.dice import Faces
from games.risk.events import (
    AttacksEnded,
    BattleRolled,
    BonusPlaced,
    CardTaken,
    GameEnded,
    SeatEliminated,
    SetRedeemed,
    TerritoryClaimed,
    TerritoryConquered,
    TroopsFortified,
    TroopsMovedIn,
    TroopsPlaced,
    TurnStarted,
)
from games.risk.state import RiskTable

AT_REST: Final = 1.0


@dataclass(frozen=True, slots=True)
class Roll:
    """One roll as it lies on the table; `number` counts the rolls of this battle."""

    attacker: int
    defender: int
    source: int
    target: int
    attack: Faces
    defence: Faces
    attacker_lost: int
    defender_lost: int
    number: int

    @property
    def is_conquest_of(self) -> tuple[int, int]:
        return (self.source, self.target)


@dataclass(frozen=True, slots=True)
class Bubble:
    """Troops that have just arrived on a territory."""

    territory: int
    count: int


@dataclass(frozen=True, slots=True)
class March:
    """Troops on their way between two territories."""

    seat: int
    source: int
    target: int
    count: int


@dataclass(slots=True)
class Stage:
    """Owners, troops and hands as they are seen now, and what is in the air."""

    owners: list[int]
    troops: list[int]
    cards: list[int]
    eliminated: list[int]
    seat: int
    round: int
    roll: Roll | None = None
    tumble: float = AT_REST
    battle: tuple[int, int] | None = None
    bubble: Bubble | None = None
    bubble_rise: float = AT_REST
    march: March | None = None
    marched: float = AT_REST
    banner: tuple[int, str] | None = None
    traded: tuple[CardSet, ...] = ()
    has_conquered: bool = False
    is_over: bool = False

    @classmethod
    def of(cls, table: RiskTable) -> Stage:
        """The stage of a table at rest."""
        return cls(
            table.owners.copy(),
            table.troops.copy(),
            [len(hand) for hand in table.hands],
            list(table.eliminated),
            table.seat,
            table.round,
            has_conquered=table.has_conquered,
            is_over=table.is_over,
        )

    def agree(self, table: RiskTable) -> None:
        """Everything lies as on the table: nothing is in the air any more."""
        self.owners[:], self.troops[:] = table.owners, table.troops
        self.cards[:] = [len(hand) for hand in table.hands]
        self.eliminated[:] = table.eliminated
        self.seat, self.round = table.seat, table.round
        self.has_conquered, self.is_over = table.has_conquered, table.is_over
        self.tumble = self.bubble_rise = self.marched = AT_REST
        self.bubble = self.march = self.banner = None

    def recall(self, events: Iterable[Any]) -> None:
        """What lies on the table from earlier in the turn: the last dice, the cards traded."""
        for event in events:
            match event:
                case BattleRolled():
                    self.throw(event)
                    self.tumble = AT_REST
                case SetRedeemed(_, cards):
                    self.traded += (cards,)
                case AttacksEnded():
                    self.battle = None

    def count_of(self, seat: int) -> tuple[int, int]:
        """Territories and troops of a seat."""
        held = [troops for owner, troops in zip(self.owners, self.troops, strict=True)
                if owner == seat]  # fmt: skip
        return len(held), sum(held)

    # -- events -------------------------------------------------------------------------------

    def show(self, event: Any) -> None:
        """What an event did, at once."""
        match event:
            case TerritoryClaimed(owner, territory, troops):
                self.owners[territory], self.troops[territory] = owner, troops
            case TurnStarted():
                self._start_turn(event)
            case SetRedeemed(seat, cards):
                self.cards[seat] -= len(cards)
                self.traded += (cards,)
            case BonusPlaced(_, territory, count) | TroopsPlaced(_, territory, count):
                self.troops[territory] += count
            case BattleRolled():
                self.throw(event)
                self.settle()
            case TerritoryConquered(seat, _, _, target):
                self.owners[target] = seat
                self.has_conquered = True
            case SeatEliminated(seat, by, cards):
                self.eliminated.append(seat)
                self.cards[by] += len(cards)
                self.cards[seat] = 0
            case TroopsMovedIn(_, source, target, count) | TroopsFortified(
                _, source, target, count
            ):
                self.troops[source] -= count
                self.troops[target] += count
            case CardTaken(seat):
                self.cards[seat] += 1
            case AttacksEnded():
                self.battle = None
            case GameEnded():
                self.is_over = True

    def _start_turn(self, event: TurnStarted) -> None:
        self.seat, self.round = event.seat, event.round
        self.battle, self.traded, self.has_conquered = None, (), False

    def throw(self, event: BattleRolled) -> None:
        """The dice are in the air."""
        before = self.roll
        is_same = self.battle == (event.source, event.target) and before is not None
        number = before.number + 1 if is_same and before is not None else 1
        self.battle = (event.source, event.target)
        self.roll = Roll(
            event.attacker, event.defender, event.source, event.target,
            tuple(sorted(event.attack_dice, reverse=True)),
            tuple(sorted(event.defence_dice, reverse=True)),
            event.attacker_lost, event.defender_lost, number,
        )  # fmt: skip
        self.tumble = 0.0

    def settle(self) -> None:
        """The dice lie: losses leave the board."""
        roll = self.roll
        self.tumble = AT_REST
        if roll is not None:
            self.troops[roll.source] -= roll.attacker_lost
            self.troops[roll.target] -= roll.defender_lost
