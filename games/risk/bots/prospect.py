"""A board as a plan imagines it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from games.risk.bots.front import BITS, lands_of
from games.risk.state import NEUTRAL, RiskTable
from games.risk.steps.closing import FortifyPhase

OWNERS = NEUTRAL + 1
"""Lists by owner have room for the neutral army, and for NOBODY as the last."""


@dataclass(slots=True)
class Prospect:
    """A board as a plan imagines it, with what else counts; `cards` are numbers of cards.

    `lands` and `armies` say what everybody holds, as a set of bits and in troops. They are kept
    up by `put` and `hand_over`, which is why nothing else changes `owners` and `troops`.
    """

    seat: int
    owners: list[int]
    troops: list[int]
    lands: list[int]
    armies: list[int]
    cards: list[int]
    sets_redeemed: int
    reserve: int = 0
    has_card: bool = False
    """Whether the card of this turn is earned, and counted."""
    round: int = 0
    cards_that_force: int = 6

    @classmethod
    def of(cls, view: RiskTable) -> Prospect:
        """The board as it lies, with the card that this turn has earned so far."""
        seat = view.seat
        cards = [len(hand) for hand in view.hands] + [0] * (OWNERS - len(view.hands))
        has_drawn = bool(view.steps) and isinstance(view.steps[-1], FortifyPhase)
        if view.has_conquered and not has_drawn:
            cards[seat] += 1
        armies = [0] * (OWNERS + 1)
        for owner, count in zip(view.owners, view.troops, strict=True):
            armies[owner] += count
        return cls(
            seat,
            view.owners.copy(),
            view.troops.copy(),
            list(lands_of(tuple(view.owners))),
            armies,
            cards,
            view.sets_redeemed,
            view.reserves[seat],
            view.has_conquered,
            view.round,
            view.rules.cards_that_force,
        )

    def copy(self) -> Prospect:
        return Prospect(
            self.seat,
            self.owners.copy(),
            self.troops.copy(),
            self.lands.copy(),
            self.armies.copy(),
            self.cards.copy(),
            self.sets_redeemed,
            self.reserve,
            self.has_card,
            self.round,
            self.cards_that_force,
        )

    @property
    def key(self) -> Hashable:
        """The same for boards that are alike."""
        return (
            self.seat,
            tuple(self.owners),
            tuple(self.troops),
            tuple(self.cards),
            self.sets_redeemed,
            self.reserve,
            self.has_card,
            self.round,
        )

    @property
    def land(self) -> int:
        """The seat's territories as a set of bits."""
        return self.lands[self.seat]

    def put(self, place: int, count: int) -> None:
        """So many troops stand on a territory now."""
        self.armies[self.owners[place]] += count - self.troops[place]
        self.troops[place] = count

    def hand_over(self, place: int, owner: int) -> None:
        """A territory belongs to that owner now, with the troops that stand there."""
        count, bit, loser = self.troops[place], BITS[place], self.owners[place]
        self.armies[loser] -= count
        self.armies[owner] += count
        self.lands[loser] &= ~bit
        self.lands[owner] |= bit
        self.owners[place] = owner

    def moved(self, target: int, count: int, source: int | None = None) -> Prospect:
        """A copy with so many troops more on a territory, new ones or from another territory."""
        after = self.copy()
        after.put(target, after.troops[target] + count)
        if source is not None:
            after.put(source, after.troops[source] - count)
        return after
