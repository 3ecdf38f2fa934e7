"""How far Negotiations are, and what they ask cards, fates and SUPERCATs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from games.arcs.campaign.rules.deals import Part
from games.arcs.state import ArcsTable


@dataclass(frozen=True, slots=True)
class Talks:
    """How far the Negotiations are: the first of `waiting` has its turn.

    `deals` are those it has drawn up in it. With SUPERCATs `failures` are the offers in a row that
    they have refused, `rounds` those that are left of theirs.
    """

    waiting: tuple[int, ...]
    deals: int = 0
    failures: int = 0
    rounds: int = 0

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.waiting[0]

    def drawn_up(self) -> Talks:
        """The same turn, one deal on."""
        return replace(self, deals=self.deals + 1)

    def passed_on(self) -> Talks:
        """The turn of the next seat."""
        return Talks(self.waiting[1:], rounds=self.rounds)


@dataclass(frozen=True, slots=True)
class NegotiationsBegin:
    """REACH-8.8: the steps that Negotiations begin with, if not as usual."""

    talks: Talks


@dataclass(frozen=True, slots=True)
class DealingTurn:
    """REACH-8.8: the step of the seat whose turn it is in Negotiations, if not as usual."""

    talks: Talks


@dataclass(frozen=True, slots=True)
class Partners:
    """REACH-8.8: the seats that the one in its turn may propose a deal to."""

    talks: Talks


@dataclass(frozen=True, slots=True)
class AnswersOffer:
    """REACH-8.18: the step in which the partner answers an offer."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class MayOffer:
    """REACH-8.10: whether a deal of these parts can be offered."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class PartsFor:
    """REACH-8.10: the parts that a deal between two seats can have."""

    seat: int
    partner: int


@dataclass(frozen=True, slots=True)
class OfferWords:
    """What can be said about a deal before it is offered, in a quiet line."""

    talks: Talks
    partner: int
    parts: tuple[Part, ...]


def open_deal(table: ArcsTable) -> tuple[Talks, int, tuple[Part, ...]] | None:
    """The deal that is drawn up or waits for an answer: the talks, the partner, its parts."""
    step: Any = table.steps[-1] if table.steps else None
    if not hasattr(step, "talks") or not hasattr(step, "partner"):
        return None
    return step.talks, step.partner, step.parts
