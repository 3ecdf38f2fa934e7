"""What lies on the table from earlier in a turn: the last dice, and the sets redeemed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from games.risk.cards import CardSet
from games.risk.dice import Faces
from games.risk.events import AttacksEnded, BattleRolled, SetRedeemed


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


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """`battle` is from where to where was rolled last, None before and after the attacks."""

    roll: Roll | None = None
    battle: tuple[int, int] | None = None
    redeemed: tuple[CardSet, ...] = ()

    def with_roll(self, event: BattleRolled) -> ThisTurn:
        """After one more roll."""
        battle = (event.source, event.target)
        number = self.roll.number + 1 if self.roll is not None and battle == self.battle else 1
        roll = Roll(
            event.attacker, event.defender, event.source, event.target,
            tuple(sorted(event.attack_dice, reverse=True)),
            tuple(sorted(event.defence_dice, reverse=True)),
            event.attacker_lost, event.defender_lost, number,
        )  # fmt: skip
        return ThisTurn(roll, battle, self.redeemed)


NOTHING_YET: Final = ThisTurn()


def this_turn(events: Iterable[Any]) -> ThisTurn:
    """What the events since a turn began have left."""
    turn = NOTHING_YET
    for event in events:
        match event:
            case BattleRolled():
                turn = turn.with_roll(event)
            case SetRedeemed(_, cards):
                turn = ThisTurn(turn.roll, turn.battle, (*turn.redeemed, cards))
            case AttacksEnded():
                turn = ThisTurn(turn.roll, None, turn.redeemed)
    return turn
