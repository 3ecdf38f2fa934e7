"""A board as a plan imagines it."""

from __future__ import annotations

from dataclasses import dataclass

from games.risk.state import NEUTRAL, RiskTable
from games.risk.steps.closing import FortifyPhase

OWNERS = NEUTRAL + 1
"""Lists by owner have room for the neutral army."""


@dataclass(slots=True)
class Prospect:
    """A board as a plan imagines it, with what else counts; `cards` are numbers of cards."""

    seat: int
    owners: list[int]
    troops: list[int]
    cards: list[int]
    sets_redeemed: int
    reserve: int = 0
    has_card: bool = False
    """Whether the card of this turn is earned, and counted."""
    round: int = 0

    @classmethod
    def of(cls, view: RiskTable) -> Prospect:
        """The board as it lies, with the card that this turn has earned so far."""
        seat = view.seat
        cards = [len(hand) for hand in view.hands] + [0] * (OWNERS - len(view.hands))
        has_drawn = bool(view.steps) and isinstance(view.steps[-1], FortifyPhase)
        if view.has_conquered and not has_drawn:
            cards[seat] += 1
        return cls(
            seat,
            view.owners.copy(),
            view.troops.copy(),
            cards,
            view.sets_redeemed,
            view.reserves[seat],
            view.has_conquered,
            view.round,
        )

    def copy(self) -> Prospect:
        return Prospect(
            self.seat,
            self.owners.copy(),
            self.troops.copy(),
            self.cards.copy(),
            self.sets_redeemed,
            self.reserve,
            self.has_card,
            self.round,
        )
