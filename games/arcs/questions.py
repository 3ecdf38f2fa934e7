"""What the rules of Arcs ask whatever lies on the table: a card may answer otherwise.

What is asked at every turn has a function that makes each question only once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.arcs.state import How


@dataclass(frozen=True, slots=True)
class SupplyOf:
    """ARCS-1.7: how many tokens of a type can be gained."""

    resource: str


@dataclass(frozen=True, slots=True)
class IconsOf:
    """ARCS-10.2: how many icons of a type a seat shows."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class SpendableAs:
    """ARCS-5.2: the types that a token of a seat may be spent as."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class OutrageStops:
    """ARCS-5.8: whether Outrage keeps a seat from the Prelude action of a type."""

    seat: int
    resource: str


@dataclass(frozen=True, slots=True)
class LostToOutrage:
    """ARCS-8.12: whether a guild card goes when its owner Provokes Outrage of its suit."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class MayBeStolen:
    """ARCS-1.7: whether a card of a seat ("" for its resources) can be stolen."""

    owner: int
    card: str


@dataclass(frozen=True, slots=True)
class CoversLead:
    """ARCS-4.8: whether the zero marker comes onto the lead card with this declaration."""

    seat: int
    ambition: str
    how: How


@dataclass(frozen=True, slots=True)
class MayDeclare:
    """ARCS-4.5: whether a seat may declare with the card it has played."""

    seat: int
    how: How


@dataclass(frozen=True, slots=True)
class MaySeize:
    """ARCS-4.13: whether a seat may seize the initiative."""

    seat: int


@dataclass(frozen=True, slots=True)
class MayGiveCard:
    """ARCS-4.12: whether a seat may seize with a card of its hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class MayPass:
    """ARCS-4.2: whether a seat with cards may pass the initiative."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsDealtTo:
    """ARCS-3.7: how many action cards a seat is dealt."""

    seat: int


@dataclass(frozen=True, slots=True)
class StepsAfterDeal:
    """ARCS-3.7: what happens when all hands are dealt."""


@dataclass(frozen=True, slots=True)
class FirstSeats:
    """ARCS-3.4: who may be drawn to begin."""


@dataclass(frozen=True, slots=True)
class ChapterBeginner:
    """ARCS-10.11: who has the initiative as a chapter begins."""


@dataclass(frozen=True, slots=True)
class PipsOf:
    """ARCS-4.4 and 4.9: the actions that a card gives to a seat."""

    seat: int
    how: How


@dataclass(frozen=True, slots=True)
class HandIsOpen:
    """ARCS-6.2: whether everybody sees the action cards that a seat draws."""

    seat: int


@dataclass(frozen=True, slots=True)
class AboutToPlay:
    """ARCS-4.2 and 4.9: a seat is about to lead or to play a card."""

    seat: int


@dataclass(frozen=True, slots=True)
class ExtraDice:
    """ARCS-8.3: how many more dice than ships an attacker may collect."""

    seat: int
    system: str


@dataclass(frozen=True, slots=True)
class SkirmishRerolls:
    """ARCS-8.4: how many skirmish dice an attacker may roll again, once."""

    seat: int


@dataclass(frozen=True, slots=True)
class NewActions:
    """ARCS-9.2: the actions that may be taken in the place of a base action."""

    seat: int
    base: str


spendable_as, outrage_stops, new_actions = (
    cache(SpendableAs),
    cache(OutrageStops),
    cache(NewActions),
)
may_seize, icons_of, supply_of = cache(MaySeize), cache(IconsOf), cache(SupplyOf)
