"""What happens only in the Intermission."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.text.said import Said, SeatNumber, said_by_fields
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.names import CARD, FATE, SYSTEM, TOKEN


@dataclass(frozen=True, slots=True)
class StepBegan(ReachEvent):
    """INTER-1.1: a step of the Intermission began; its clause says what it does."""

    letter: str
    clause: str


@dataclass(frozen=True, slots=True)
class FateResolved(ReachEvent):
    """INTER-2.1: a fate is judged; what its Resolution does is told after it."""

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, FATE]
    marker: int
    clause: str

    def said(self) -> Said:
        """Succeeded where nothing was left of the objective."""
        _, args = said_by_fields(self)
        return Said("fate-resolved-failed" if self.marker else "fate-resolved", args)


@dataclass(frozen=True, slots=True)
class CourtDeckGrew(ReachEvent):
    """Cards were put into the Court deck."""

    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class LoreJoined(ReachEvent):
    """INTER-CARETAKER-1: so many lore cards that nobody has seen came into the Court deck."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsLeft(ReachEvent):
    """Cards left the campaign for good."""

    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class LawAdded(ReachEvent):
    """A law came into the booklet."""

    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class LaterCardGained(ReachEvent):
    """A seat gained a card of its Resolution."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class CardsKept(ReachEvent):
    """A seat keeps cards of its set behind its next Resolution card."""

    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class GolemsLeft(ReachEvent):
    """INTER-CARETAKER-2: the golems that nobody found are out of the campaign."""

    gates: Annotated[tuple[str, ...], SYSTEM]


@dataclass(frozen=True, slots=True)
class CourtCleared(ReachEvent):
    """INTER-3.1: the Court row but the Council went back into the deck, agents home."""

    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class TrustEmptied(ReachEvent):
    """INTER-4.2: the Imperial Trust went back to the supply."""

    resources: Annotated[tuple[str, ...], TOKEN]


@dataclass(frozen=True, slots=True)
class BoxesEmptied(ReachEvent):
    """INTER-4.3: the tokens on the ambition boxes went back to the supply."""


@dataclass(frozen=True, slots=True)
class BlightRepaired(ReachEvent):
    """INTER-5.1: damaged Blight is fresh again."""

    systems: Annotated[tuple[str, ...], SYSTEM]


@dataclass(frozen=True, slots=True)
class WrecksDestroyed(ReachEvent):
    """INTER-5.2: the damaged ships and buildings of a system were destroyed."""

    system: Annotated[str, SYSTEM]
    ships: int
    buildings: int


@dataclass(frozen=True, slots=True)
class BlightOverran(ReachEvent):
    """INTER-5.3: the buildings of a system with Blight and without ships were destroyed."""

    system: Annotated[str, SYSTEM]
    buildings: int


@dataclass(frozen=True, slots=True)
class MostPowerLeads(ReachEvent):
    """INTER-6.1: the seat with most Power has the initiative."""

    seat: Annotated[int, SeatNumber]
    power: int


@dataclass(frozen=True, slots=True)
class PowerHalved(ReachEvent):
    """INTER-6.2: a seat keeps half its Power, rounded up."""

    seat: Annotated[int, SeatNumber]
    power: int
    left: int


@dataclass(frozen=True, slots=True)
class CampaignConceded(ReachEvent):
    """INTER-6.3: a seat gave the campaign up."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class NextFatesDealt(ReachEvent):
    """INTER-7.1: a seat drew B fates, which only it may know."""

    seat: Annotated[int, SeatNumber]
    fates: Annotated[tuple[str, ...], FATE]
    count: int

    def veiled(self) -> NextFatesDealt:
        return NextFatesDealt(self.seat, (), self.count)

    def said(self) -> Said:
        """Which, where they are known."""
        _, args = said_by_fields(self)
        return Said("next-fates-dealt" if self.fates else "next-fates-dealt-unseen", args)


@dataclass(frozen=True, slots=True)
class NextFateRevealed(ReachEvent):
    """INTER-7.2: the fate of a seat in Act II was turned up."""

    reveals: ClassVar = ("next-fate",)

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, FATE]
    kept: bool


@dataclass(frozen=True, slots=True)
class FavorsWentHome(ReachEvent):
    """INTER-7.3: the Favors on a fate card that leaves go back to their owners."""

    seat: Annotated[int, SeatNumber]
    count: int


@dataclass(frozen=True, slots=True)
class IntermissionEnded(ReachEvent):
    """INTER-1.2: all is ready for the set-up of Act II, at the real table."""
