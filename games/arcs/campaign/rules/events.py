"""What happens only in the campaign, for the log, the animation and the charts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from engine.core.recorded import Event
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs.board import (
    AMBITION,
    CARD,
    FATE,
    HIDDEN,
    OWNER,
    PIECE,
    POLICY,
    RESULT,
    SYMBOL,
    SYSTEM,
    TOKEN,
)
from games.arcs.campaign_components import EMPIRE
from games.arcs.events import (
    CardBuried,
    CardDiscarded,
    CardSecured,
    ResourceDiscarded,
    ResourceGained,
)


class ReachEvent(Event):
    """What happens only in the campaign."""

    __slots__ = ()


# -- what brings other events about -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CouncilTurned(ReachEvent):
    """The Imperial Council is In Session, or has Decided."""

    decided: bool
    returns: bool = field(default=False, compare=False)

    def brings_about(self, event: Any) -> bool:
        """REACH-5.4: it decides who is First Regent."""
        return self.decided and isinstance(event, BecameFirstRegent)


@dataclass(frozen=True, slots=True)
class VoxSpoke(ReachEvent):
    """The crisis of a Vox card in the Court."""

    card: Annotated[str, CARD]

    def brings_about(self, event: Any) -> bool:
        """REACH-11.12 and 11.13: the Council In Session, guild cards that are discarded."""
        return isinstance(event, CouncilTurned | CardDiscarded) or Event.brings_about(self, event)


@dataclass(frozen=True, slots=True)
class PolicyEnforced(ReachEvent):
    """The First Regent enforces the policy: what Regents pay next is paid for it."""

    seat: Annotated[int, SeatNumber]
    policy: Annotated[str, POLICY]

    def brings_about(self, event: Any) -> bool:
        """REACH-10.4 to 10.6: what is paid to it, and what it gives: Weapons of War too."""
        if isinstance(event, ResourceGained):
            return (self.policy, event.resource) == ("war", "weapon")
        return Event.brings_about(self, event)


@dataclass(frozen=True, slots=True)
class EnvoysDeparted(ReachEvent):
    """With two players guild cards without agents leave the Court."""

    def brings_about(self, event: Any) -> bool:
        """REACH-10.2: those cards are buried."""
        return isinstance(event, CardBuried)


# -- what happens ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FatesDealt(ReachEvent):
    """A seat got two fates to choose from, which only it may know."""

    seat: Annotated[int, SeatNumber]
    fates: Annotated[tuple[str, ...], FATE]

    def veiled(self) -> FatesDealt:
        return FatesDealt(self.seat, ())

    def said(self) -> Message:
        """Which, where they are known."""
        _, args = said_by_fields(self)
        return Message("fates-dealt" if self.fates else "fates-dealt-unseen", args)


@dataclass(frozen=True, slots=True)
class FateRevealed(ReachEvent):
    """A seat's fate was turned up, and its objective set."""

    reveals: ClassVar = ("fate",)
    turns_up: ClassVar = "fate"

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, FATE]
    marker: int


@dataclass(frozen=True, slots=True)
class EmpireSet(ReachEvent):
    """The Empire's two clusters, with a ship in each of their systems."""

    clusters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FreeCitiesPlaced(ReachEvent):
    """Free cities came to these planets."""

    systems: Annotated[tuple[str, ...], SYSTEM]

    def said(self) -> Message:
        """How many on each."""
        cities = tuple(
            Message("free-cities-in", {"system": SYSTEM(system), "count": count})
            for system, count in Counter(self.systems).items()
        )
        return Message("free-cities-placed", {"cities": cities}) if cities else (
            Message("no-free-city-placed")
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class BlightPlaced(ReachEvent):
    """Damaged Blight came to these systems."""

    comes_of: ClassVar = (VoxSpoke,)

    systems: Annotated[tuple[str, ...], SYSTEM]


@dataclass(frozen=True, slots=True)
class BlightTaken(ReachEvent):
    """The supply of Blight is empty: a Blight Trophy of a seat comes back for the map."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class BlightHealed(ReachEvent):
    """Damaged Blight of these systems is fresh again."""

    comes_of: ClassVar = (VoxSpoke,)

    systems: Annotated[tuple[str, ...], SYSTEM]


@dataclass(frozen=True, slots=True)
class HomeSettled(ReachEvent):
    """A seat's first pieces of one round of the set-up."""

    seat: Annotated[int, SeatNumber]
    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]


@dataclass(frozen=True, slots=True)
class PolicySet(ReachEvent):
    """Another policy is visible."""

    policy: Annotated[str, POLICY]


@dataclass(frozen=True, slots=True)
class LoreTurnedUp(ReachEvent):
    """It turned out which lore card came to the Court."""

    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class BecameFirstRegent(ReachEvent):
    """A seat got the tile of the First Regent."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class BecameOutlaw(ReachEvent):
    """A Regent left the Empire, and lost Power for the Trust where nobody was left."""

    comes_of: ClassVar = (PolicyEnforced,)

    seat: Annotated[int, SeatNumber]
    power: int
    puts_tile_aside: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class BecameRegent(ReachEvent):
    """An Outlaw came to the Empire."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class ObjectiveAdvanced(ReachEvent):
    """A fate came nearer to its end."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    steps: int
    marker: int


@dataclass(frozen=True, slots=True)
class ImperialPlaced(ReachEvent):
    """Fresh Imperial ships came onto the map."""

    comes_of: ClassVar = (PolicyEnforced,)

    system: Annotated[str, SYSTEM]
    count: int


@dataclass(frozen=True, slots=True)
class ImperialMoved(ReachEvent):
    """Imperial ships moved along with a seat's fleet."""

    seat: Annotated[int, SeatNumber]
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class Enlisted(ReachEvent):
    """Imperial ships attack along with a seat."""

    seat: Annotated[int, SeatNumber]
    system: Annotated[str, SYSTEM]
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class BlightStruck(ReachEvent):
    """Hits on the Blight: it is damaged or destroyed."""

    seat: Annotated[int, SeatNumber]
    system: Annotated[str, SYSTEM]
    destroyed: bool


@dataclass(frozen=True, slots=True)
class AttachedTaken(ReachEvent):
    """A card attached to another one came along with it."""

    comes_of: ClassVar = (CardSecured,)

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
    host: Annotated[str, CARD] = field(default=HIDDEN, compare=False)


@dataclass(frozen=True, slots=True)
class SlidDown(ReachEvent):
    """The card above one that left takes its place in the Court."""

    card: Annotated[str, CARD]
    host: Annotated[str, CARD] = field(default=HIDDEN, compare=False)


@dataclass(frozen=True, slots=True)
class CouncilSecured(ReachEvent):
    """A seat secured the Imperial Council, which decides as the round ends."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class TrustTaken(ReachEvent):
    """An Outlaw took resources of the Trust, and its holder lost Power."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    resources: Annotated[tuple[str, ...], TOKEN]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "lost": len(self.resources)})


@dataclass(frozen=True, slots=True)
class SummitCalled(ReachEvent):
    """A seat called a Summit."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class EventRolled(ReachEvent):
    """The event and number dice."""

    symbol: Annotated[str, SYMBOL]
    result: Annotated[str, RESULT]
    number: int


@dataclass(frozen=True, slots=True)
class CrisisBegan(ReachEvent):
    """Crises are resolved: of the Blight, of fates, of the Court."""


@dataclass(frozen=True, slots=True)
class EdictsBegan(ReachEvent):
    """Edicts are resolved."""


@dataclass(frozen=True, slots=True)
class BlightHit(ReachEvent):
    """The Blight of a system hit the ships of an owner: so many damaged, so many destroyed."""

    owner: Annotated[int, OWNER]
    system: Annotated[str, SYSTEM]
    damaged: int
    destroyed: int
    was_damaged: int = field(default=0, compare=False)

    def for_hands(self) -> tuple[Message, ...]:
        """Ships already damaged go first, then fresh ones are laid on their side, or go too."""
        old = min(self.was_damaged, self.destroyed)
        parts = (("ships-taken", False, old), ("ships-taken", True, self.destroyed - old),
                 ("ships-laid-down", True, self.damaged - self.destroyed + old))  # fmt: skip
        place = {"owner": OWNER(self.owner), "system": SYSTEM(self.system)}
        return tuple(
            [Message(key, {**place, "fresh": fresh, "count": n}) for key, fresh, n in parts if n]
        )

    def said(self) -> Message:
        """What of it there was, of damaged and destroyed ships."""
        counts = {"ships-damaged": self.damaged, "ships-destroyed": self.destroyed}
        losses = tuple([Message(key, {"count": count}) for key, count in counts.items() if count])
        key, args = said_by_fields(self)
        key += "-empire" if self.owner == EMPIRE else ""
        return Message(key, {**args, "losses": losses})


@dataclass(frozen=True, slots=True)
class MarkerReturned(ReachEvent):
    """A declared marker is available again."""

    comes_of: ClassVar = (VoxSpoke,)

    ambition: Annotated[str, AMBITION]
    first: int


@dataclass(frozen=True, slots=True)
class CityFreed(ReachEvent):
    """A city of a seat became a Free city."""

    comes_of: ClassVar = (CardSecured, VoxSpoke)

    owner: Annotated[int, SeatNumber]
    system: Annotated[str, SYSTEM]
    fresh: bool = field(default=True, compare=False)

    def brings_about(self, event: Any) -> bool:
        """ARCS-2.6: what no slot is left for."""
        return isinstance(event, ResourceDiscarded) and event.seat == self.owner


@dataclass(frozen=True, slots=True)
class TributePaid(ReachEvent):
    """A Regent paid a resource to the Trust, as the policy demands."""

    comes_of: ClassVar = (PolicyEnforced,)

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]
    slot: int = field(default=0, compare=False)
    of_league: bool = field(default=False, compare=False)

    def said(self) -> Message:
        """Of a slot, or of the Merchant League."""
        key, args = said_by_fields(self)
        return Message(f"{key}-of-league" if self.of_league else key, args)


@dataclass(frozen=True, slots=True)
class CaptiveDemanded(ReachEvent):
    """A Regent gave the First Regent a Captive, as the policy demands."""

    comes_of: ClassVar = (PolicyEnforced,)

    seat: Annotated[int, SeatNumber]
    taker: Annotated[int, SeatNumber]
    owner: Annotated[int, SeatNumber] = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class TrophyDemanded(ReachEvent):
    """A Regent gave the First Regent a Trophy, as the policy demands."""

    comes_of: ClassVar = (PolicyEnforced,)

    seat: Annotated[int, SeatNumber]
    taker: Annotated[int, SeatNumber]
    kind: Annotated[str, PIECE]
    owner: Annotated[int, OWNER] = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class FavorGiven(ReachEvent):
    """A seat gave agents as Favors."""

    comes_of: ClassVar = (PolicyEnforced,)

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    count: int = 1


@dataclass(frozen=True, slots=True)
class FavorsReturned(ReachEvent):
    """A seat gave Favors back to their owner, to have something for them."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    count: int

    def brings_about(self, event: Any) -> bool:
        """REACH-8.5: what the owner has to give for them."""
        if isinstance(event, ResourceGained):
            return event.source == self.rival
        return Event.brings_about(self, event)


@dataclass(frozen=True, slots=True)
class PowerGained(ReachEvent):
    """A seat gained or lost Power outside of scoring."""

    comes_of: ClassVar = (PolicyEnforced,)
    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    power: int

    def said(self) -> Message:
        """Gained, or lost."""
        _, args = said_by_fields(self)
        if self.power < 0:
            return Message("power-lost", {**args, "lost": -self.power})
        return Message("power-gained", args)


@dataclass(frozen=True, slots=True)
class FateEnded(ReachEvent):
    """A fate succeeded, or failed and cost Power."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, FATE]
    power: int

    def said(self) -> Message:
        """Succeeded where it cost nothing."""
        _, args = said_by_fields(self)
        return Message("fate-failed" if self.power else "fate-succeeded", args)
