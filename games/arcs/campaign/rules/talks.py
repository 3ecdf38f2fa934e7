"""How far Negotiations are, what they ask cards, fates and SUPERCATs, and what happens in them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Annotated, Any

from engine.text.said import Said, SeatNumber, said_by_fields
from games.arcs.campaign.rules.deals import HandedOver, Part
from games.arcs.campaign.rules.events import BecameRegent, FavorGiven, ReachEvent
from games.arcs.events import ResourceGained
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


# -- what happens ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealOffered(ReachEvent):
    """A seat offers a deal to another one."""

    seat: Annotated[int, SeatNumber]
    partner: Annotated[int, SeatNumber]
    parts: tuple[Part, ...]

    def said(self) -> Said:
        """What each side gives, where it gives anything."""
        key, args = said_by_fields(self)
        sides = []
        for giver in (self.seat, self.partner):
            given = Counter(part for part in self.parts if part.giver == giver)
            parts = tuple([part.thing(count) for part, count in given.items()])
            if parts:
                sides.append(Said("deal-side", {"giver": SeatNumber(giver), "parts": parts}))
        return Said(key, {**args, "sides": tuple(sides)})


@dataclass(frozen=True, slots=True)
class DealStruck(ReachEvent):
    """The partner accepted."""

    seat: Annotated[int, SeatNumber]
    partner: Annotated[int, SeatNumber]

    def brings_about(self, event: Any) -> bool:
        """REACH-8.10: all of it changes hands together."""
        match event:
            case HandedOver() | FavorGiven():
                return {event.seat, event.rival} == {self.seat, self.partner}
            case ResourceGained():
                return {event.seat, event.source} == {self.seat, self.partner}
        return isinstance(event, BecameRegent)


@dataclass(frozen=True, slots=True)
class DealRefused(ReachEvent):
    """The partner refused."""

    seat: Annotated[int, SeatNumber]
    partner: Annotated[int, SeatNumber]
