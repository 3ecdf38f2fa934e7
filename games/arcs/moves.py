"""What persons and chance may answer in Arcs. Each option prints itself as people type it."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Annotated, Any, ClassVar, Final

from engine.core.chance import Draw, refusal
from engine.core.decision import Decision, MoveOption, Option
from engine.core.errors import BadDocument, shortened
from engine.core.setup import of_them, them
from engine.text.message import Message, NameOf, SeatNumber, said_by_fields
from games.arcs.board import (
    ACTION,
    AMBITION,
    DIE,
    FACES,
    OWNER,
    PIECE,
    RESOURCES,
    SETUP_CARDS,
    SIDE,
    SYSTEM,
    SYSTEMS,
    TOKEN,
    card_name,
    dice_said,
    face_said,
    listed,
    system_name,
)
from games.arcs.campaign_components import BLIGHT, OWNERS
from games.arcs.court import court_name
from games.arcs.parts import NOBODY

CLUSTER: Final = "cluster "
"""What stands before the number of a cluster that is chosen."""
EMPTY_SLOT: Final = Message("empty-slot")
HANDS_OPEN: Final = frozenset(("lead", "play", "opening", "throw", "swap", "redraw"))
"""The kinds of decisions whose options show the hand, or whose answers tell of it."""


class CardName(NameOf):
    """The kind of a card of any sort."""

    def typed(self, value: Any) -> str:
        return court_name(value)


CARD: Final = CardName("card")


def _of_rival(move: MoveOption, owner: int) -> Message:
    """A move with the owner of pieces as the rival that its message speaks of, if it is a seat."""
    key, args = said_by_fields(move, "move-")
    if owner in OWNERS:
        return Message(f"{key}-of-outsider", args)
    return Message(key, {**args, "rival": SeatNumber(owner)})


class LeaderMove(MoveOption):
    """What is answered only with leaders and lore."""

    __slots__ = ()


class ReachMove(MoveOption):
    """What the base steps offer only in the campaign."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class KeepHand(MoveOption):
    command: ClassVar = "Keep the hand"


@dataclass(frozen=True, slots=True)
class Redraw(MoveOption):
    command: ClassVar = "Discard the hand and draw again"


@dataclass(frozen=True, slots=True)
class Lead(MoveOption):
    command: ClassVar = "Lead {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class PassInitiative(MoveOption):
    command: ClassVar = "Pass the initiative"


@dataclass(frozen=True, slots=True)
class Surpass(MoveOption):
    """Play a higher card of the lead suit."""

    command: ClassVar = "Surpass with {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Copy(MoveOption):
    """Play a card face down."""

    command: ClassVar = "Copy with {card}"
    is_secret: ClassVar = True

    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class PlayEvent(ReachMove):
    command: ClassVar = "Play {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Pivot(MoveOption):
    """Play a card of another suit."""

    command: ClassVar = "Pivot to {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class LeadAs(Lead):
    """Lead a card of two sides on one of them."""

    command: ClassVar = "Lead {card} as {side}"
    side: Annotated[str, SIDE]


@dataclass(frozen=True, slots=True)
class PivotAs(Pivot):
    """Play a card of two sides, of another suit or side than the lead card."""

    command: ClassVar = "Pivot to {card} as {side}"
    side: Annotated[str, SIDE]


@dataclass(frozen=True, slots=True)
class Declare(MoveOption):
    command: ClassVar = "Declare {ambition}"
    ambition: Annotated[str, AMBITION]


@dataclass(frozen=True, slots=True)
class SeizeWith(MoveOption):
    """Give a card face down to seize the initiative."""

    command: ClassVar = "Seize with {card}"
    is_secret: ClassVar = True

    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Seize(MoveOption):
    command: ClassVar = "Seize the initiative"


@dataclass(frozen=True, slots=True)
class GoOn(MoveOption):
    """Do no more of this."""

    command: ClassVar = "Go on"


@dataclass(frozen=True, slots=True)
class SpendPip(MoveOption):
    command: ClassVar = "{action}"
    action: Annotated[str, ACTION]


@dataclass(frozen=True, slots=True)
class SpendResource(MoveOption):
    """Spend a token, as its own or another type, for an action; no action for a Weapon."""

    resource: Annotated[str, TOKEN]
    as_resource: Annotated[str, TOKEN]
    action: Annotated[str, ACTION]

    def __str__(self) -> str:
        other = "" if self.resource == self.as_resource else f" as {self.as_resource.capitalize()}"
        what = f" to {self.action}" if self.action else " to battle with pips"
        return f"Spend {self.resource.capitalize()}{other}{what}"

    def said(self) -> Message:
        """As itself or as another type; for an action, or for battles."""
        args = {"resource": TOKEN(self.resource), "as_resource": TOKEN(self.as_resource)}
        other = "" if self.resource == self.as_resource else "-as"
        if not self.action:
            return Message(f"move-spend-weapon{other}", args)
        return Message(f"move-spend-resource{other}", {**args, "action": ACTION(self.action)})


@dataclass(frozen=True, slots=True)
class SpendForNothing(MoveOption):
    command: ClassVar = "Spend {resource} without effect"
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class UseCard(MoveOption):
    """Carry out the Prelude text of a guild card or a lore card."""

    command: ClassVar = "Use {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class DiscardLore(LeaderMove):
    """Discard a lore card for what it clears."""

    command: ClassVar = "Discard {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class AttachUnion(MoveOption):
    """Lay a Union beside a played card."""

    command: ClassVar = "Lay it beside {card} of seat {seat}"
    card: Annotated[str, CARD]
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class EndTurn(MoveOption):
    command: ClassVar = "End the turn"


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
        return f"Tax {self.system} of {OWNER.typed(self.owner)}{loyal}"

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

    command: ClassVar = "Build a {kind} in {system} beside its slots for {instead}"
    instead: Annotated[str, TOKEN] = ""
    __str__ = MoveOption.__str__

    @property
    def token(self) -> str:
        return self.instead

    def said(self) -> Message:
        return Message("move-build-beside-for", said_by_fields(self).args)


@dataclass(frozen=True, slots=True)
class Repair(MoveOption):
    command: ClassVar = "Repair a {kind} in {system}"
    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]


@dataclass(frozen=True, slots=True)
class RepairOther(ReachMove):
    command: ClassVar = "Repair a {kind} of {owner} in {system}"
    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]
    system: Annotated[str, SYSTEM]


@dataclass(frozen=True, slots=True)
class Go(MoveOption):
    command: ClassVar = "Move from {origin} to {target}"
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]


@dataclass(frozen=True, slots=True)
class Fleet(MoveOption):
    command: ClassVar = "{fresh} fresh and {hurt} damaged"
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class GoFarther(MoveOption):
    """Catapult on to another system."""

    command: ClassVar = "On to {target}"
    target: Annotated[str, SYSTEM]


@dataclass(frozen=True, slots=True)
class Influence(MoveOption):
    """Put an agent onto a Court card."""

    command: ClassVar = "Influence {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Secure(MoveOption):
    command: ClassVar = "Secure {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Ransack(MoveOption):
    command: ClassVar = "Ransack {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Abduct(MoveOption):
    """Capture all rival agents on a Court card."""

    command: ClassVar = "Abduct from {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Attack(MoveOption):
    command: ClassVar = "Attack {defender} in {system}"
    system: Annotated[str, SYSTEM]
    defender: Annotated[int, OWNER]


@dataclass(frozen=True, slots=True)
class Collect(MoveOption):
    command: ClassVar = "{skirmish} skirmish, {assault} assault, {raid} raid"
    skirmish: int
    assault: int
    raid: int

    def said(self) -> Message:
        return Message("move-collect", dice_said((self.skirmish, self.assault, self.raid)))


@dataclass(frozen=True, slots=True)
class Reroll(MoveOption):
    """Roll some skirmish dice again: so many that missed, so many that hit."""

    command: ClassVar = "Reroll {blanks} blanks and {hits} hits"
    blanks: int
    hits: int

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
        return f"Hit a {state} {self.kind} of {OWNER.typed(self.owner)}"


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
    command: ClassVar = "Steal a resource on {card} of {owner}"
    owner: Annotated[int, OWNER]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class StealOff(ReachMove):
    """Steal a resource from the Imperial Trust or a rival's Merchant League."""

    owner: Annotated[int, OWNER]
    place: str
    resource: Annotated[str, TOKEN]

    def __str__(self) -> str:
        where = "the Trust" if self.place == "trust" else "the Merchant League"
        return f"Steal {self.resource.capitalize()} of {where} from {OWNER.typed(self.owner)}"


@dataclass(frozen=True, slots=True)
class Plunder(MoveOption):
    """Take a resource of the planet's type in a raid on the Free States."""

    command: ClassVar = "Plunder {resource}"
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class StealOther(ReachMove):
    """Take in a raid what is neither a resource nor a card; `cost` are the keys for it."""

    command: ClassVar = "Steal {name} from {owner}"
    owner: Annotated[int, OWNER]
    name: Annotated[str, TOKEN]
    cost: int


@dataclass(frozen=True, slots=True)
class StealCard(MoveOption):
    command: ClassVar = "Steal {card} of {owner}"
    owner: Annotated[int, OWNER]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class DropToken(MoveOption):
    """Discard a resource, or give up something else that lies in a slot."""

    resource: Annotated[str, TOKEN]

    def __str__(self) -> str:
        verb = "Discard" if self.resource in RESOURCES else "Part with"
        return f"{verb} {self.resource.capitalize()}"

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
        return self.name.capitalize()

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
        what = f"{self.take.capitalize()} of " if self.take else ""
        return f"Trade {self.give.capitalize()} for {what}{self.system} of seat {self.owner + 1}"

    def said(self) -> Message:
        args = {"system": SYSTEM(self.system), "owner": OWNER(self.owner), "give": TOKEN(self.give)}
        if not self.take:
            return Message("move-trade", args)
        return Message("move-trade-for", {**args, "take": TOKEN(self.take)})


@dataclass(frozen=True, slots=True)
class PickCaptive(MoveOption):
    command: ClassVar = "A Captive of {owner}"
    owner: Annotated[int, OWNER]


@dataclass(frozen=True, slots=True)
class First(MoveOption):
    command: ClassVar = "{card} first"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Look(MoveOption):
    command: ClassVar = "Look at the hand of seat {rival}"
    rival: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class Swap(MoveOption):
    command: ClassVar = "Give {own} for {theirs}"
    is_secret: ClassVar = True

    own: Annotated[str, CARD]
    theirs: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class DiscardAction(MoveOption):
    command: ClassVar = "Throw away {card}"
    is_secret: ClassVar = True

    card: Annotated[str, CARD]


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
    command: ClassVar = "Take {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class GiveCard(LeaderMove):
    """Give a guild card to a rival, who has the least Power."""

    command: ClassVar = "Give {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class HitToRepeat(LeaderMove):
    """Hit the building just used to take the action again."""

    command: ClassVar = "Hit the {kind} to do it again"
    kind: Annotated[str, PIECE]


@dataclass(frozen=True, slots=True)
class LayHeld(LeaderMove):
    command: ClassVar = "A resource on {card}"
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class Fire(LeaderMove):
    """Fire from a system at a defender in another."""

    command: ClassVar = "Fire from {origin} at {defender} in {target}"
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    defender: Annotated[int, OWNER]


@dataclass(frozen=True, slots=True)
class Guide(LeaderMove):
    """Ships of one owner that are guided along."""

    command: ClassVar = "{fresh} fresh and {hurt} damaged of {owner}"
    owner: Annotated[int, OWNER]
    fresh: int
    hurt: int

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
        return f"Destroy a {state} ship of {OWNER.typed(self.owner)} in {self.system}"

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
        return f"Annex the {damaged}{self.kind} in {self.system} of {OWNER.typed(self.owner)}"


@dataclass(frozen=True, slots=True)
class PickTrophy(LeaderMove):
    command: ClassVar = "Return a {kind} of {owner}"
    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]

    def said(self) -> Message:
        if self.owner == BLIGHT:
            return Message("move-pick-trophy-blight", {})
        return _of_rival(self, self.owner)


@dataclass(frozen=True, slots=True)
class SwapToken(LeaderMove):
    command: ClassVar = "Swap {give} for {take}"
    give: Annotated[str, TOKEN]
    take: Annotated[str, TOKEN]


GO_ON = GoOn()
END_TURN = EndTurn()
SEIZE = Seize()

spend_for_nothing = cache(SpendForNothing)
lead, surpass, copy, pivot = cache(Lead), cache(Surpass), cache(Copy), cache(Pivot)
seize_with, spend_pip, spend_resource = cache(SeizeWith), cache(SpendPip), cache(SpendResource)
tax, build, repair, go = cache(Tax), cache(Build), cache(Repair), cache(Go)
influence, secure, attack, hit = cache(Influence), cache(Secure), cache(Attack), cache(Hit)
collect, fleet, arrange = cache(Collect), cache(Fleet), cache(Arrange)

# -- Commands as people type them, with seats and systems; cards as random results

_SEAT = re.compile(r"seat (\d)")
_OF_SEAT = re.compile(r"of seat (\d)")


def places_named(words: str) -> str:
    for system in SYSTEMS:
        words = words.replace(system, system_name(system))
    return words


def seats_named(words: str, names: Sequence[str]) -> str:
    words = _OF_SEAT.sub(lambda found: of_them(names[int(found[1]) - 1]), words)
    words = _SEAT.sub(lambda found: them(names[int(found[1]) - 1]), words)
    return places_named(words)


def parse_move(decision: Decision, text: str) -> Option | None:
    """The option of these words, with ids and numbers or with the names people say.

    A name of a seat is taken for whichever seat fits; None where more than one does.
    """
    option = decision.parse(text)
    if option is not None:
        return option
    wanted = " ".join(text.casefold().split())
    fitting = [each for each in decision.options if _pattern(each).fullmatch(wanted)]
    return fitting[0] if len(fitting) == 1 else None


def _pattern(option: Option) -> re.Pattern[str]:
    parts = _SEAT.split(places_named(str(option)))[::2]
    return re.compile(".+".join(re.escape(part.casefold()) for part in parts))


Hand = tuple[str, ...]


def printed(card: str) -> str:
    return court_name(card)


@dataclass(frozen=True, slots=True)
class OneCard(Draw):
    """A card of these, typed by its name: an action card, one of the Court, a leader, lore."""

    def word(self, item: str | int) -> str:
        return printed(str(item))


@dataclass(frozen=True, slots=True)
class OneSetup(Draw):
    def word(self, item: str | int) -> str:
        return SETUP_CARDS[str(item)].name


@dataclass(frozen=True, slots=True)
class OneSystem(Draw):
    def word(self, item: str | int) -> str:
        return system_name(str(item))


@dataclass(frozen=True, slots=True)
class OneResource(Draw):
    """A type of resource."""


@dataclass(frozen=True, slots=True)
class OneSeat(Draw):
    """A seat of these, typed as the commands have it: "seat 1" is number 0."""

    @property
    def is_settled(self) -> bool:
        return len(self.items) == 1

    def word(self, item: str | int) -> str:
        return OWNER.typed(int(item))


@dataclass(frozen=True, slots=True)
class Deal:
    """`count` different cards of these, each hand equally likely; an outcome is in order."""

    cards: tuple[str, ...]
    count: int

    @property
    def items(self) -> tuple[str, ...]:
        """The cards, each of them once."""
        return self.cards

    def sample(self, rng: Random) -> Hand:
        return tuple(sorted(rng.sample(self.cards, self.count)))

    def outcomes(self) -> Iterator[tuple[Hand, float]]:
        share = 1 / math.comb(len(self.cards), self.count)
        for hand in itertools.combinations(sorted(self.cards), self.count):
            yield hand, share

    def __contains__(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and len(outcome) == self.count
            and all(card in self.cards for card in outcome)
            and list(outcome) == sorted(set(outcome))
        )

    def parse(self, text: str) -> Hand:
        names = {card_name(card).casefold(): card for card in self.cards}
        apart = text.split(",") if "," in text or self.count == 1 else text.split()
        words = [" ".join(word.casefold().split()) for word in apart]
        hand = tuple(sorted(names.get(word, word) for word in words))
        twice = [card for card, times in Counter(hand).items() if card in self.cards and times > 1]
        if twice:
            raise refusal("card-named-twice", card=card_name(twice[0]))
        if hand not in self:
            typed = shortened(text.strip())
            raise refusal("no-such-hand", words=typed, count=self.count, example=self.example)
        return hand

    @property
    def example(self) -> str:
        return ", ".join(card_name(card) for card in sorted(self.cards)[: self.count])

    def refusal(self, answer: Any) -> Message | None:
        """Which card of a hand is dealt already."""
        hand = answer if isinstance(answer, tuple) else ()
        gone = [card for card in hand if isinstance(card, str) and card not in self.cards]
        return Message("card-dealt-already", {"card": card_name(gone[0])}) if gone else None

    def to_json(self, outcome: Hand) -> list[str]:
        return list(outcome)

    def from_json(self, document: Any) -> Hand:
        hand = tuple(document) if isinstance(document, list) else document
        if hand not in self:
            raise BadDocument(f"{document!r} is not a hand of {self.count} of these cards")
        dealt: Hand = hand
        return dealt
