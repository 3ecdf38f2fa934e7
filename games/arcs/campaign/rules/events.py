"""What happens only in the campaign, for the log, the animation and the charts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.recorded import Event
from engine.core.words import theirs, them, they
from games.arcs.board import listed, system_name
from games.arcs.court import court_name
from games.arcs.events import counted, owner_name, ships_words, voyage
from games.arcs.reach_box import FATE_CARDS
from games.arcs.words import option_words


class ReachEvent(Event):
    """What happens only in the campaign."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class FatesDealt(ReachEvent):
    """A seat got two fates to choose from, which only it may know."""

    seat: int
    fates: tuple[str, ...]

    def veiled(self) -> FatesDealt:
        return FatesDealt(self.seat, ())

    def text(self, names: Sequence[str]) -> str:
        known = f": {listed([FATE_CARDS[fate].name for fate in self.fates])}" if self.fates else ""
        return f"{they(names[self.seat], 'draws')} two fates{known}"


@dataclass(frozen=True, slots=True)
class FateRevealed(ReachEvent):
    """A seat's fate was turned up, and its objective set."""

    reveals: ClassVar = ("fate",)
    turns_up: ClassVar = "the fate"

    seat: int
    fate: str
    marker: int

    def text(self, names: Sequence[str]) -> str:
        who = they(names[self.seat], "follows")
        return f"{who} the {FATE_CARDS[self.fate].name}: {self.marker} to go"


@dataclass(frozen=True, slots=True)
class EmpireSet(ReachEvent):
    """The Empire's two clusters, with a ship in each of their systems."""

    clusters: tuple[int, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"The Empire holds clusters {listed(map(str, self.clusters))}"


@dataclass(frozen=True, slots=True)
class FreeCitiesPlaced(ReachEvent):
    """Free cities came to these planets."""

    systems: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"Free cities stand in {listed(map(system_name, self.systems))}"


@dataclass(frozen=True, slots=True)
class BlightPlaced(ReachEvent):
    """Damaged Blight came to these systems."""

    systems: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"Blight comes to {listed(map(system_name, self.systems))}"


@dataclass(frozen=True, slots=True)
class BlightHealed(ReachEvent):
    """Damaged Blight of these systems is fresh again."""

    systems: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"The Blight in {listed(map(system_name, self.systems))} grows"


@dataclass(frozen=True, slots=True)
class HomeSettled(ReachEvent):
    """A seat's first pieces of one round of the set-up."""

    seat: int
    kind: str
    system: str

    def text(self, names: Sequence[str]) -> str:
        who = they(names[self.seat], "settles")
        return f"{who} in {system_name(self.system)} with a {self.kind} and 3 ships"


@dataclass(frozen=True, slots=True)
class PolicySet(ReachEvent):
    """Another policy is visible."""

    policy: str

    def text(self, names: Sequence[str]) -> str:
        return f"The policy is {self.policy.capitalize()}"


@dataclass(frozen=True, slots=True)
class LoreTurnedUp(ReachEvent):
    """It turned out which lore card came to the Court."""

    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"The lore card is {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class BecameFirstRegent(ReachEvent):
    """A seat got the tile of the First Regent."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'is')} First Regent"


@dataclass(frozen=True, slots=True)
class BecameOutlaw(ReachEvent):
    """A Regent left the Empire, and lost Power for the Trust where nobody was left."""

    seat: int
    power: int

    def text(self, names: Sequence[str]) -> str:
        lost = f" and loses {self.power} Power" if self.power else ""
        return f"{they(names[self.seat], 'becomes')} an Outlaw{lost}"


@dataclass(frozen=True, slots=True)
class BecameRegent(ReachEvent):
    """An Outlaw came to the Empire."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'becomes')} a Regent"


@dataclass(frozen=True, slots=True)
class ObjectiveAdvanced(ReachEvent):
    """A fate came nearer to its end."""

    seat: int
    steps: int
    marker: int

    def text(self, names: Sequence[str]) -> str:
        who = they(names[self.seat], "advances")
        return f"{who} the objective by {self.steps}: {self.marker} to go"


@dataclass(frozen=True, slots=True)
class ImperialPlaced(ReachEvent):
    """Fresh Imperial ships came onto the map."""

    system: str
    count: int

    def text(self, names: Sequence[str]) -> str:
        return f"{counted(self.count, 'Imperial ship')} in {system_name(self.system)}"


@dataclass(frozen=True, slots=True)
class ImperialMoved(ReachEvent):
    """Imperial ships moved along with a seat's fleet."""

    seat: int
    origin: str
    target: str
    fresh: int
    hurt: int

    def text(self, names: Sequence[str]) -> str:
        fleet = ships_words(self.fresh, self.hurt)
        who = they(names[self.seat], "takes")
        return f"{who} {fleet} of the Empire {voyage(self.origin, self.target)}"


@dataclass(frozen=True, slots=True)
class Enlisted(ReachEvent):
    """Imperial ships attack along with a seat."""

    seat: int
    system: str
    fresh: int
    hurt: int

    def text(self, names: Sequence[str]) -> str:
        fleet = ships_words(self.fresh, self.hurt)
        who = they(names[self.seat], "enlists")
        return f"{who} {fleet} of the Empire in {system_name(self.system)}"


@dataclass(frozen=True, slots=True)
class BlightStruck(ReachEvent):
    """Hits on the Blight: it is damaged or destroyed."""

    seat: int
    system: str
    destroyed: bool

    def text(self, names: Sequence[str]) -> str:
        what = "is destroyed" if self.destroyed else "is damaged"
        return f"The Blight in {system_name(self.system)} {what}"


@dataclass(frozen=True, slots=True)
class AttachedTaken(ReachEvent):
    """A card attached to another one came along with it."""

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'takes')} {court_name(self.card)} with it"


@dataclass(frozen=True, slots=True)
class SlidDown(ReachEvent):
    """The card above one that left takes its place in the Court."""

    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{court_name(self.card)} slides into the Court"


@dataclass(frozen=True, slots=True)
class CouncilTurned(ReachEvent):
    """The Imperial Council is In Session, or has Decided."""

    decided: bool

    def text(self, names: Sequence[str]) -> str:
        return "The Imperial Council has Decided" if self.decided else (
            "The Imperial Council is In Session"
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CouncilSecured(ReachEvent):
    """A seat secured the Imperial Council, which decides as the round ends."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'has')} the Imperial Council decide as the round ends"


@dataclass(frozen=True, slots=True)
class TrustTaken(ReachEvent):
    """An Outlaw took resources of the Trust, and its holder lost Power."""

    seat: int
    rival: int
    resources: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        what = listed([each.capitalize() for each in self.resources])
        who, rival = they(names[self.seat], "takes"), they(names[self.rival], "loses")
        return f"{who} {what} of the Trust; {rival} {len(self.resources)} Power"


@dataclass(frozen=True, slots=True)
class SummitCalled(ReachEvent):
    """A seat called a Summit."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'calls')} a Summit"


@dataclass(frozen=True, slots=True)
class EventRolled(ReachEvent):
    """The event and number dice."""

    symbol: str
    result: str
    number: int

    def text(self, names: Sequence[str]) -> str:
        return f"The dice show {self.symbol} {self.number}: {self.result}"


@dataclass(frozen=True, slots=True)
class CrisisBegan(ReachEvent):
    """Crises are resolved: of the Blight, of fates, of the Court."""

    def text(self, names: Sequence[str]) -> str:
        return "Crises!"


@dataclass(frozen=True, slots=True)
class EdictsBegan(ReachEvent):
    """Edicts are resolved."""

    def text(self, names: Sequence[str]) -> str:
        return "Edicts"


@dataclass(frozen=True, slots=True)
class BlightHit(ReachEvent):
    """The Blight of a system hit the ships of an owner: so many damaged, so many destroyed."""

    owner: int
    system: str
    damaged: int
    destroyed: int

    def text(self, names: Sequence[str]) -> str:
        whose = owner_name(self.owner, names)
        what = [f"{self.damaged} damaged"] * (self.damaged > 0)
        what += [f"{self.destroyed} destroyed"] * (self.destroyed > 0)
        return f"Blight in {system_name(self.system)}, ships of {whose}: {listed(what)}"


@dataclass(frozen=True, slots=True)
class VoxSpoke(ReachEvent):
    """The crisis of a Vox card in the Court."""

    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"Crisis of {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class MarkerReturned(ReachEvent):
    """A declared marker is available again."""

    ambition: str
    first: int

    def text(self, names: Sequence[str]) -> str:
        return f"{self.ambition.capitalize()} loses the marker of {self.first}"


@dataclass(frozen=True, slots=True)
class CityFreed(ReachEvent):
    """A city of a seat became a Free city."""

    owner: int
    system: str

    def text(self, names: Sequence[str]) -> str:
        return f"{theirs(names[self.owner])} city in {system_name(self.system)} is free"


@dataclass(frozen=True, slots=True)
class TributePaid(ReachEvent):
    """A Regent paid what the policy demands."""

    seat: int
    what: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'pays')} {self.what}"


@dataclass(frozen=True, slots=True)
class FavorGiven(ReachEvent):
    """A seat gave an agent as a Favor."""

    seat: int
    rival: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'owes')} {them(names[self.rival])} a Favor"


@dataclass(frozen=True, slots=True)
class FavorsReturned(ReachEvent):
    """A seat gave Favors back to their owner, to have something for them."""

    seat: int
    rival: int
    count: int

    def text(self, names: Sequence[str]) -> str:
        who, rival = they(names[self.seat], "returns"), them(names[self.rival])
        return f"{who} {counted(self.count, 'Favor')} to {rival}"


@dataclass(frozen=True, slots=True)
class HandedOver(ReachEvent):
    """A seat gave something that is no resource to another one."""

    seat: int
    rival: int
    what: str

    def text(self, names: Sequence[str]) -> str:
        who, rival = they(names[self.seat], "hands"), them(names[self.rival])
        return f"{who} {rival} the {option_words(self.what, names)}"


@dataclass(frozen=True, slots=True)
class PowerGained(ReachEvent):
    """A seat gained or lost Power outside of scoring."""

    seat: int
    power: int

    def text(self, names: Sequence[str]) -> str:
        verb = "gains" if self.power > 0 else "loses"
        return f"{they(names[self.seat], verb)} {abs(self.power)} Power"


@dataclass(frozen=True, slots=True)
class FateEnded(ReachEvent):
    """A fate succeeded, or failed and cost Power."""

    seat: int
    fate: str
    power: int

    def text(self, names: Sequence[str]) -> str:
        name = FATE_CARDS[self.fate].name
        if not self.power:
            return f"{they(names[self.seat], 'succeeds')} as the {name}"
        return f"{they(names[self.seat], 'fails')} as the {name} and loses {self.power} Power"
