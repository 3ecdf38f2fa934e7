"""What a person may answer in Arcs. Each option prints itself as people type it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, Final

from engine.core.recorded import MoveOption
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs.board import (
    ACTION,
    AMBITION,
    CARD,
    DIE,
    FACES,
    OWNER,
    PIECE,
    RESOURCES,
    SIDE,
    SYSTEM,
    SYSTEMS,
    TOKEN,
    card_name,
    dice_said,
    face_said,
    listed,
)
from games.arcs.campaign_components import BLIGHT, OWNERS
from games.arcs.court import court_name, named
from games.arcs.parts import NOBODY

CLUSTER: Final = "cluster "
"""What stands before the number of a cluster that is chosen."""
EMPTY_SLOT: Final = Message("empty-slot")
HANDS_OPEN: Final = frozenset(("lead", "play", "opening", "throw", "swap", "redraw"))
"""The kinds of decisions whose options show the hand, or whose answers tell of it."""


def whose(owner: int) -> str:
    """An owner of pieces, as it is said of a seat."""
    return OWNERS.get(owner) or f"seat {owner + 1}"


def _of_rival(move: MoveOption, owner: int) -> Message:
    """A move with the owner of pieces as the rival that its message speaks of, if it is a seat."""
    key, args = said_by_fields(move, "move-")
    if owner in OWNERS:
        return Message(f"{key}-of-outsider", args)
    return Message(key, {**args, "rival": SeatNumber(owner)})


def capital(word: str) -> str:
    return word.capitalize()


class LeaderMove(MoveOption):
    """What is answered only with leaders and lore."""

    __slots__ = ()


class ReachMove(MoveOption):
    """What the base steps offer only in the campaign."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class KeepHand(MoveOption):
    def __str__(self) -> str:
        return "Keep the hand"


@dataclass(frozen=True, slots=True)
class Redraw(MoveOption):
    def __str__(self) -> str:
        return "Discard the hand and draw again"


@dataclass(frozen=True, slots=True)
class Lead(MoveOption):
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Lead {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class PassInitiative(MoveOption):
    def __str__(self) -> str:
        return "Pass the initiative"


@dataclass(frozen=True, slots=True)
class Surpass(MoveOption):
    """Play a higher card of the lead suit."""

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Surpass with {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Copy(MoveOption):
    """Play a card face down."""

    is_secret: ClassVar = True

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Copy with {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class PlayEvent(ReachMove):
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Play {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Pivot(MoveOption):
    """Play a card of another suit."""

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Pivot to {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class LeadAs(Lead):
    """Lead a card of two sides on one of them."""

    side: Annotated[str, SIDE]

    def __str__(self) -> str:
        return f"Lead {card_name(self.card)} as {capital(self.side)}"


@dataclass(frozen=True, slots=True)
class PivotAs(Pivot):
    """Play a card of two sides, of another suit or side than the lead card."""

    side: Annotated[str, SIDE]

    def __str__(self) -> str:
        return f"Pivot to {card_name(self.card)} as {capital(self.side)}"


@dataclass(frozen=True, slots=True)
class Declare(MoveOption):
    ambition: Annotated[str, AMBITION]

    def __str__(self) -> str:
        return f"Declare {capital(self.ambition)}"


@dataclass(frozen=True, slots=True)
class SeizeWith(MoveOption):
    """Give a card face down to seize the initiative."""

    is_secret: ClassVar = True

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Seize with {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Seize(MoveOption):
    def __str__(self) -> str:
        return "Seize the initiative"


@dataclass(frozen=True, slots=True)
class GoOn(MoveOption):
    """Do no more of this."""

    def __str__(self) -> str:
        return "Go on"


@dataclass(frozen=True, slots=True)
class SpendPip(MoveOption):
    action: Annotated[str, ACTION]

    def __str__(self) -> str:
        return capital(self.action)


@dataclass(frozen=True, slots=True)
class SpendResource(MoveOption):
    """Spend a token, as its own or another type, for an action; no action for a Weapon."""

    resource: Annotated[str, TOKEN]
    as_resource: Annotated[str, TOKEN]
    action: Annotated[str, ACTION]

    def __str__(self) -> str:
        other = "" if self.resource == self.as_resource else f" as {capital(self.as_resource)}"
        what = f" to {self.action}" if self.action else " to battle with pips"
        return f"Spend {capital(self.resource)}{other}{what}"

    def said(self) -> Message:
        """As itself or as another type; for an action, or for battles."""
        args = {"resource": TOKEN(self.resource), "as_resource": TOKEN(self.as_resource)}
        other = "" if self.resource == self.as_resource else "-as"
        if not self.action:
            return Message(f"move-spend-weapon{other}", args)
        return Message(f"move-spend-resource{other}", {**args, "action": ACTION(self.action)})


@dataclass(frozen=True, slots=True)
class SpendForNothing(MoveOption):
    resource: Annotated[str, TOKEN]

    def __str__(self) -> str:
        return f"Spend {capital(self.resource)} without effect"


@dataclass(frozen=True, slots=True)
class UseCard(MoveOption):
    """Carry out the Prelude text of a guild card or a lore card."""

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Use {named(self.card)}"


@dataclass(frozen=True, slots=True)
class DiscardLore(LeaderMove):
    """Discard a lore card for what it clears."""

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Discard {named(self.card)}"


@dataclass(frozen=True, slots=True)
class AttachUnion(MoveOption):
    """Lay a Union beside a played card."""

    card: Annotated[str, CARD]
    seat: Annotated[int, SeatNumber]

    def __str__(self) -> str:
        return f"Lay it beside {card_name(self.card)} of seat {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class EndTurn(MoveOption):
    def __str__(self) -> str:
        return "End the turn"


@dataclass(frozen=True, slots=True)
class Tax(MoveOption):
    """Tax a city, as if it were loyal where a text says so, or with no owner an empty slot."""

    system: Annotated[str, SYSTEM]
    owner: Annotated[int, OWNER]
    as_loyal: bool = False

    def __str__(self) -> str:
        if self.owner == NOBODY:
            return f"Tax an empty slot in {self.system}"
        loyal = " as a loyal city" if self.as_loyal else ""
        return f"Tax {self.system} of {whose(self.owner)}{loyal}"

    def said(self) -> Message:
        key, args = said_by_fields(self, "move-")
        return Message("move-tax-slot" if self.owner == NOBODY else key, args)

    def of_own(self) -> Message:
        """The same of a city of whoever taxes it."""
        return Message(
            "move-tax-own", {"seat": SeatNumber(self.owner), "system": SYSTEM(self.system)}
        )


@dataclass(frozen=True, slots=True)
class Build(MoveOption):
    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]
    beside: bool = False
    pays: str = ""

    @property
    def token(self) -> str:
        """The token that is spent, "" for none."""
        return self.pays

    def __str__(self) -> str:
        beside = " beside its slots" if self.pays else ""
        return f"Build a {self.kind} in {self.system}{beside}"

    def said(self) -> Message:
        key, args = said_by_fields(self, "move-")
        return Message("move-build-beside" if self.pays else key, args)


@dataclass(frozen=True, slots=True)
class BuildFor(Build):
    """Build beside the slots for a token of another type, which is spent as that resource."""

    instead: Annotated[str, TOKEN] = ""

    @property
    def token(self) -> str:
        return self.instead

    def __str__(self) -> str:
        return f"Build a {self.kind} in {self.system} beside its slots for {capital(self.instead)}"

    def said(self) -> Message:
        return Message("move-build-beside-for", said_by_fields(self).args)


@dataclass(frozen=True, slots=True)
class Repair(MoveOption):
    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]

    def __str__(self) -> str:
        return f"Repair a {self.kind} in {self.system}"


@dataclass(frozen=True, slots=True)
class RepairOther(ReachMove):
    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]

    def __str__(self) -> str:
        return f"Repair a {self.kind} of {whose(self.owner)} in {self.system}"


@dataclass(frozen=True, slots=True)
class Go(MoveOption):
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]

    def __str__(self) -> str:
        return f"Move from {self.origin} to {self.target}"


@dataclass(frozen=True, slots=True)
class Fleet(MoveOption):
    fresh: int
    hurt: int

    def __str__(self) -> str:
        return f"{self.fresh} fresh and {self.hurt} damaged"


@dataclass(frozen=True, slots=True)
class GoFarther(MoveOption):
    """Catapult on to another system."""

    target: Annotated[str, SYSTEM]

    def __str__(self) -> str:
        return f"On to {self.target}"


@dataclass(frozen=True, slots=True)
class Influence(MoveOption):
    """Put an agent onto a Court card."""

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Influence {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Secure(MoveOption):
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Secure {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Ransack(MoveOption):
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Ransack {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Abduct(MoveOption):
    """Capture all rival agents on a Court card."""

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Abduct from {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Attack(MoveOption):
    system: Annotated[str, SYSTEM]
    defender: Annotated[int, OWNER]

    def __str__(self) -> str:
        return f"Attack {whose(self.defender)} in {self.system}"


@dataclass(frozen=True, slots=True)
class Collect(MoveOption):
    skirmish: int
    assault: int
    raid: int

    def __str__(self) -> str:
        return f"{self.skirmish} skirmish, {self.assault} assault, {self.raid} raid"

    def said(self) -> Message:
        return Message("move-collect", dice_said((self.skirmish, self.assault, self.raid)))


@dataclass(frozen=True, slots=True)
class Reroll(MoveOption):
    """Roll some skirmish dice again: so many that missed, so many that hit."""

    blanks: int
    hits: int

    def __str__(self) -> str:
        return f"Reroll {self.blanks} blanks and {self.hits} hits"

    def said(self) -> Message:
        shown = (("blanks-again", self.blanks), ("rolled-hits", self.hits))
        again = tuple([Message(key, {"count": count}) for key, count in shown if count])
        return Message("move-reroll", {"dice": again})


@dataclass(frozen=True, slots=True)
class RerollFaces(LeaderMove):
    """Roll assault or raid dice again: those that show these sides."""

    kind: Annotated[str, DIE]
    faces: tuple[int, ...]

    def __str__(self) -> str:
        return f"Reroll {self.kind}: {listed([FACES[self.kind][n - 1].words for n in self.faces])}"

    def said(self) -> Message:
        faces = tuple([face_said(FACES[self.kind][number - 1]) for number in self.faces])
        return Message("move-reroll-faces", {"kind": DIE(self.kind), "faces": faces})


@dataclass(frozen=True, slots=True)
class Hit(MoveOption):
    kind: Annotated[str, PIECE]
    fresh: bool

    def __str__(self) -> str:
        return f"Hit a {'fresh' if self.fresh else 'damaged'} {self.kind}"


@dataclass(frozen=True, slots=True)
class HitOther(ReachMove):
    """Give a hit to a piece of somebody who fights along with a side."""

    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]
    fresh: bool

    def __str__(self) -> str:
        state = "fresh" if self.fresh else "damaged"
        return f"Hit a {state} {self.kind} of {whose(self.owner)}"


@dataclass(frozen=True, slots=True)
class StealToken(MoveOption):
    owner: Annotated[int, OWNER]
    slot: int

    def __str__(self) -> str:
        return f"Steal from slot {self.slot + 1} of seat {self.owner + 1}"

    def said(self) -> Message:
        return Message("move-steal-token", {"owner": OWNER(self.owner), "place": self.slot + 1})

    def of_resource(self, resource: str) -> Message:
        """With what lies there, where the table is known."""
        return Message("move-steal-resource", {**self.said().args, "resource": TOKEN(resource)})


@dataclass(frozen=True, slots=True)
class StealHeld(MoveOption):
    owner: Annotated[int, OWNER]
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Steal a resource on {court_name(self.card)} of seat {self.owner + 1}"


@dataclass(frozen=True, slots=True)
class StealOff(ReachMove):
    """Steal a resource from the Imperial Trust or a rival's Merchant League."""

    owner: Annotated[int, OWNER]
    place: str
    resource: Annotated[str, TOKEN]

    def __str__(self) -> str:
        where = "the Trust" if self.place == "trust" else "the Merchant League"
        return f"Steal {capital(self.resource)} of {where} from {whose(self.owner)}"


@dataclass(frozen=True, slots=True)
class Plunder(MoveOption):
    """Take a resource of the planet's type in a raid on the Free States."""

    resource: Annotated[str, TOKEN]

    def __str__(self) -> str:
        return f"Plunder {capital(self.resource)}"


@dataclass(frozen=True, slots=True)
class StealOther(ReachMove):
    """Take in a raid what is neither a resource nor a card; `cost` are the keys for it."""

    owner: Annotated[int, OWNER]
    name: Annotated[str, TOKEN]
    cost: int

    def __str__(self) -> str:
        return f"Steal {capital(self.name)} from {whose(self.owner)}"


@dataclass(frozen=True, slots=True)
class StealCard(MoveOption):
    owner: Annotated[int, OWNER]
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Steal {court_name(self.card)} of seat {self.owner + 1}"


@dataclass(frozen=True, slots=True)
class DropToken(MoveOption):
    """Discard a resource, or give up something else that lies in a slot."""

    resource: Annotated[str, TOKEN]

    def __str__(self) -> str:
        verb = "Discard" if self.resource in RESOURCES else "Part with"
        return f"{verb} {capital(self.resource)}"

    def said(self) -> Message:
        key, args = said_by_fields(self, "move-")
        return Message(key if self.resource in RESOURCES else "move-part-with-token", args)


@dataclass(frozen=True, slots=True)
class Arrange(MoveOption):
    slots: tuple[str, ...]

    def __str__(self) -> str:
        return f"Hold {' '.join(token or '-' for token in self.slots)}"

    def said(self) -> Message:
        """The slots up to the last one that holds a token."""
        held = [place for place, token in enumerate(self.slots) if token]
        shown = self.slots[: held[-1] + 1] if held else ()
        slots = tuple([TOKEN(token) if token else EMPTY_SLOT for token in shown])
        return Message("move-arrange", {"slots": slots}) if slots else Message("move-hold-nothing")


@dataclass(frozen=True, slots=True)
class Choose(MoveOption):
    name: str

    def __str__(self) -> str:
        return capital(self.name)

    def said(self) -> Message:
        if self.name in SYSTEMS:
            return Message("move-choose-system", {"system": SYSTEM(self.name)})
        if self.name.startswith(CLUSTER):
            number = int(self.name.removeprefix(CLUSTER))
            return Message("move-choose-cluster", {"number": number})
        return Message("move-choose-token", {"resource": TOKEN(self.name)})


@dataclass(frozen=True, slots=True)
class Trade(MoveOption):
    """Take a resource of that city's type from its owner and give another one.

    `take` says which when the city has several types.
    """

    system: Annotated[str, SYSTEM]
    owner: Annotated[int, OWNER]
    give: Annotated[str, TOKEN]
    take: Annotated[str, TOKEN] = ""

    def __str__(self) -> str:
        what = f"{capital(self.take)} of " if self.take else ""
        return f"Trade {capital(self.give)} for {what}{self.system} of seat {self.owner + 1}"

    def said(self) -> Message:
        args = {"system": SYSTEM(self.system), "owner": OWNER(self.owner), "give": TOKEN(self.give)}
        if not self.take:
            return Message("move-trade", args)
        return Message("move-trade-for", {**args, "take": TOKEN(self.take)})


@dataclass(frozen=True, slots=True)
class PickCaptive(MoveOption):
    owner: Annotated[int, OWNER]

    def __str__(self) -> str:
        return f"A Captive of seat {self.owner + 1}"


@dataclass(frozen=True, slots=True)
class First(MoveOption):
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"{named(self.card)} first"


@dataclass(frozen=True, slots=True)
class Look(MoveOption):
    rival: Annotated[int, SeatNumber]

    def __str__(self) -> str:
        return f"Look at the hand of seat {self.rival + 1}"


@dataclass(frozen=True, slots=True)
class Swap(MoveOption):
    is_secret: ClassVar = True

    own: Annotated[str, CARD]
    theirs: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Give {card_name(self.own)} for {card_name(self.theirs)}"


@dataclass(frozen=True, slots=True)
class DiscardAction(MoveOption):
    is_secret: ClassVar = True

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Throw away {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class ReturnCity(MoveOption):
    system: Annotated[str, SYSTEM]
    owner: Annotated[int, OWNER]
    fresh: bool

    def __str__(self) -> str:
        damaged = "" if self.fresh else "damaged "
        return f"Return the {damaged}city in {self.system} of seat {self.owner + 1}"


# -- leaders and lore ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take(LeaderMove):
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Take {named(self.card)}"


@dataclass(frozen=True, slots=True)
class GiveCard(LeaderMove):
    """Give a guild card to a rival, who has the least Power."""

    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"Give {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class HitToRepeat(LeaderMove):
    """Hit the building just used to take the action again."""

    kind: Annotated[str, PIECE]

    def __str__(self) -> str:
        return f"Hit the {self.kind} to do it again"


@dataclass(frozen=True, slots=True)
class LayHeld(LeaderMove):
    card: Annotated[str, CARD]

    def __str__(self) -> str:
        return f"A resource on {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Fire(LeaderMove):
    """Fire from a system at a defender in another."""

    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    defender: Annotated[int, OWNER]

    def __str__(self) -> str:
        return f"Fire from {self.origin} at {whose(self.defender)} in {self.target}"


@dataclass(frozen=True, slots=True)
class Guide(LeaderMove):
    """Ships of one owner that are guided along."""

    owner: Annotated[int, OWNER]
    fresh: int
    hurt: int

    def __str__(self) -> str:
        return f"{self.fresh} fresh and {self.hurt} damaged of {whose(self.owner)}"

    def said(self) -> Message:
        return _of_rival(self, self.owner)


@dataclass(frozen=True, slots=True)
class Martyr(LeaderMove):
    """Destroy a fresh ship of yours and a ship that is not loyal, or the first alone."""

    system: Annotated[str, SYSTEM]
    owner: Annotated[int, OWNER]
    fresh: bool

    def __str__(self) -> str:
        state = "fresh" if self.fresh else "damaged"
        return f"Destroy a {state} ship of {whose(self.owner)} in {self.system}"

    def said(self) -> Message:
        return _of_rival(self, self.owner)

    def alone(self) -> Message:
        """Where it is the only ship that is destroyed, one of whoever chooses (LORE-2.9)."""
        return Message(
            "move-martyr-alone", {"seat": SeatNumber(self.owner), "system": SYSTEM(self.system)}
        )


@dataclass(frozen=True, slots=True)
class Prune(LeaderMove):
    """Replace a building of yours by one of the other kind."""

    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]
    fresh: bool

    def __str__(self) -> str:
        return f"Replace the {'' if self.fresh else 'damaged '}{self.kind} in {self.system}"


@dataclass(frozen=True, slots=True)
class Annex(LeaderMove):
    """Replace a building of a rival by one of yours."""

    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]
    owner: Annotated[int, OWNER]
    fresh: bool

    def __str__(self) -> str:
        damaged = "" if self.fresh else "damaged "
        return f"Annex the {damaged}{self.kind} in {self.system} of {whose(self.owner)}"


@dataclass(frozen=True, slots=True)
class PickTrophy(LeaderMove):
    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]

    def __str__(self) -> str:
        return f"Return a {self.kind} of {whose(self.owner)}"

    def said(self) -> Message:
        if self.owner == BLIGHT:
            return Message("move-pick-trophy-blight", {})
        return _of_rival(self, self.owner)


@dataclass(frozen=True, slots=True)
class SwapToken(LeaderMove):
    give: Annotated[str, TOKEN]
    take: Annotated[str, TOKEN]

    def __str__(self) -> str:
        return f"Swap {capital(self.give)} for {capital(self.take)}"


GO_ON = GoOn()
END_TURN = EndTurn()
SEIZE = Seize()

spend_for_nothing = cache(SpendForNothing)
lead, surpass, copy, pivot = cache(Lead), cache(Surpass), cache(Copy), cache(Pivot)
seize_with, spend_pip, spend_resource = cache(SeizeWith), cache(SpendPip), cache(SpendResource)
tax, build, repair, go = cache(Tax), cache(Build), cache(Repair), cache(Go)
influence, secure, attack, hit = cache(Influence), cache(Secure), cache(Attack), cache(Hit)
collect, fleet, arrange = cache(Collect), cache(Fleet), cache(Arrange)
