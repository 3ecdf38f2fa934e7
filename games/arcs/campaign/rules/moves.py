"""What a person may answer only in the campaign. Each option prints itself as people type it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, Final, Literal

from engine.core.decision import MoveOption
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs.board import FATE, OWNER, PIECE, POLICY, SYSTEM, TOKEN
from games.arcs.campaign_components import BLIGHT, FATE_CARDS, OWNERS
from games.arcs.moves import CARD, Look


@dataclass(frozen=True, slots=True)
class TakeFate(MoveOption):
    """Keep one of the two fates dealt."""

    is_secret: ClassVar = True

    fate: Annotated[str, FATE]

    def __str__(self) -> str:
        return f"Follow the {FATE_CARDS[self.fate].name}"


@dataclass(frozen=True, slots=True)
class Escort(MoveOption):
    """Imperial ships that move along with a fleet."""

    command: ClassVar = "{fresh} fresh and {hurt} damaged Imperial ships"
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class Enlist(MoveOption):
    """Imperial ships that attack along."""

    command: ClassVar = "Attack with {fresh} fresh and {hurt} damaged Imperial ships"
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class CallSummit(MoveOption):
    command: ClassVar = "Call a Summit"


@dataclass(frozen=True, slots=True)
class BringCrises(MoveOption):
    command: ClassVar = "Resolve Crises"


@dataclass(frozen=True, slots=True)
class BringEdicts(MoveOption):
    command: ClassVar = "Resolve Edicts"


@dataclass(frozen=True, slots=True)
class Petition(MoveOption):
    """Turn the Imperial Council to In Session."""

    command: ClassVar = "Petition the Council"


@dataclass(frozen=True, slots=True)
class LeaveEmpire(MoveOption):
    """Become an Outlaw."""

    command: ClassVar = "Leave the Empire"


@dataclass(frozen=True, slots=True)
class ReviveEmpire(MoveOption):
    """Become Regent and First Regent where nobody is."""

    command: ClassVar = "Revive the Empire"


@dataclass(frozen=True, slots=True)
class Enforce(MoveOption):
    command: ClassVar = "Enforce the policy"


@dataclass(frozen=True, slots=True)
class ChangePolicy(MoveOption):
    command: ClassVar = "Change the policy to {policy}"
    policy: Annotated[str, POLICY]


@dataclass(frozen=True, slots=True)
class Demand(MoveOption):
    """A resource that a Regent pays to the Trust."""

    command: ClassVar = "Demand {resource}"
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class DemandFrom(Demand):
    """A resource of a certain slot, counted from 1, or (0) of the Merchant League."""

    slot: int

    def __str__(self) -> str:
        where = f"in slot {self.slot}" if self.slot else "of the Merchant League"
        return f"Demand {self.resource.capitalize()} {where}"

    def said(self) -> Message:
        key = "move-demand-slot" if self.slot else "move-demand-league"
        return Message(key, said_by_fields(self).args)


@dataclass(frozen=True, slots=True)
class DemandPiece(MoveOption):
    """A Trophy or Captive that a Regent hands over."""

    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]
    captive: bool

    def __str__(self) -> str:
        what = "Captive" if self.captive else f"Trophy, a {self.kind}"
        return f"Demand a {what} of {OWNER.typed(self.owner)}"

    def said(self) -> Message:
        what = "captive" if self.captive else "blight" if self.owner == BLIGHT else "trophy"
        what += "-of-outsider" if self.owner in OWNERS and self.owner != BLIGHT else ""
        return Message(f"move-demand-{what}", said_by_fields(self).args)


@dataclass(frozen=True, slots=True)
class MakeOutlaw(MoveOption):
    """Turn a Regent who cannot pay into an Outlaw."""

    command: ClassVar = "Make an Outlaw of seat {seat}"
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class GiveUp(MoveOption):
    """Discard a guild card."""

    command: ClassVar = "Discard {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class TakeBlight(MoveOption):
    """Take Blight from the Trophies of a seat for the map."""

    command: ClassVar = "Take Blight of seat {seat}"
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class Liberate(MoveOption):
    """Turn a city into a Free city."""

    system: Annotated[str, SYSTEM]
    owner: Annotated[int, OWNER]
    fresh: bool

    def __str__(self) -> str:
        damaged = "" if self.fresh else "damaged "
        return f"Free the {damaged}city in {self.system} of {OWNER.typed(self.owner)}"


@dataclass(frozen=True, slots=True)
class DealWith(MoveOption):
    command: ClassVar = "Deal with seat {seat}"
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class OfferDeal(MoveOption):
    command: ClassVar = "Offer the deal"


@dataclass(frozen=True, slots=True)
class DropDeal(MoveOption):
    """Offer nothing of what was drawn up."""

    command: ClassVar = "Drop the deal"


@dataclass(frozen=True, slots=True)
class AcceptDeal(MoveOption):
    command: ClassVar = "Accept the deal"


@dataclass(frozen=True, slots=True)
class RefuseDeal(MoveOption):
    command: ClassVar = "Refuse the deal"


@dataclass(frozen=True, slots=True)
class ArmRegent(MoveOption):
    """Who gets a Weapon."""

    command: ClassVar = "Arm seat {seat}"
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class Spy(Look):
    """Swap highest cards with a rival, whose hand nobody looks at."""


@dataclass(frozen=True, slots=True)
class GiveHighest(MoveOption):
    """Hand over one of the highest cards."""

    command: ClassVar = "Give {card}"
    is_secret: ClassVar = True

    card: Annotated[str, CARD]


CALL_SUMMIT, BRING_CRISES, BRING_EDICTS = CallSummit(), BringCrises(), BringEdicts()
PETITION, LEAVE_EMPIRE, REVIVE_EMPIRE = Petition(), LeaveEmpire(), ReviveEmpire()
ENFORCE = Enforce()
OFFER_DEAL, DROP_DEAL = OfferDeal(), DropDeal()
ACCEPT_DEAL, REFUSE_DEAL = AcceptDeal(), RefuseDeal()
escort, enlist = cache(Escort), cache(Enlist)


def printed_fate(fate: str) -> str:
    """The name of a fate as it is printed: of Act I or a later one."""
    return fate.replace("-", " ").title()


@dataclass(frozen=True, slots=True)
class RollEventAgain(MoveOption):
    """LORE-3.3: roll the event die again, the number die, or both."""

    dice: Literal["event", "number", "both"]

    def __str__(self) -> str:
        return "Reroll both dice" if self.dice == "both" else f"Reroll the {self.dice} die"


@dataclass(frozen=True, slots=True)
class FollowNext(MoveOption):
    """INTER-7.2: the fate to follow in Act II."""

    is_secret: ClassVar = True

    fate: Annotated[str, FATE]

    def __str__(self) -> str:
        return f"Follow the {printed_fate(self.fate)} in Act II"


@dataclass(frozen=True, slots=True)
class Concede(MoveOption):
    """INTER-6.3: give the campaign up."""

    command: ClassVar = "Concede the campaign"


CONCEDE: Final = Concede()
