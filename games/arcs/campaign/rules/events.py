"""What happens only in the campaign and its Intermission, for log, animation and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Annotated, Any, ClassVar, Final

from engine.core.decision import Event
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs import board, events
from games.arcs.campaign_components import (
    B_FATES,
    EMPIRE,
    FAITHFUL_CARDS,
    FATE_CARDS,
    LATER_CARDS,
    UNCHOSEN,
)
from games.arcs.parts import NOBODY


class ReachEvent(Event):
    """What happens only in the campaign."""

    __slots__ = ()


def alike(cards: Sequence[str]) -> tuple[Any, ...]:
    """Cards by name, those of one name together with how many they are."""
    names = {card: LATER_CARDS[card].name if card in LATER_CARDS else card for card in cards}
    counts, firsts = Counter(names.values()), {name: card for card, name in names.items()}
    return tuple(
        Message("inter-alike", {"card": board.CARD(firsts[name]), "count": count})
        if count > 1 else board.CARD(firsts[name])
        for name, count in counts.items()
    )  # fmt: skip


class CardsMoved(ReachEvent):
    """Cards that the Intermission moves: those of one name are told together."""

    __slots__ = ()

    cards: tuple[str, ...]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "cards": alike(self.cards)})


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

    card: Annotated[str, board.CARD]

    def brings_about(self, event: Any) -> bool:
        """REACH-11.12 and 11.13: the Council In Session, guild cards that are discarded."""
        return isinstance(event, CouncilTurned | events.CardDiscarded) or Event.brings_about(
            self, event
        )


@dataclass(frozen=True, slots=True)
class PolicyEnforced(ReachEvent):
    """The First Regent enforces the policy: what Regents pay next is paid for it."""

    seat: Annotated[int, SeatNumber]
    policy: Annotated[str, board.POLICY]

    def brings_about(self, event: Any) -> bool:
        """REACH-10.4 to 10.6: what is paid to it, and what it gives: Weapons of War too."""
        if isinstance(event, events.ResourceGained):
            return (self.policy, event.resource) == ("war", "weapon")
        return Event.brings_about(self, event)


@dataclass(frozen=True, slots=True)
class EnvoysDeparted(ReachEvent):
    """With two players guild cards without agents leave the Court."""

    def brings_about(self, event: Any) -> bool:
        """REACH-10.2: those cards are buried."""
        return isinstance(event, events.CardBuried)


# -- what happens ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FatesDealt(ReachEvent):
    """A seat got two fates to choose from, which only it may know."""

    seat: Annotated[int, SeatNumber]
    fates: Annotated[tuple[str, ...], board.FATE]

    def veiled(self) -> FatesDealt:
        return FatesDealt(self.seat, ())

    def said(self) -> Message:
        """Which, where they are known."""
        _, args = said_by_fields(self)
        return Message("fates-dealt" if self.fates else "fates-dealt-unseen", args)


@dataclass(frozen=True, slots=True)
class FateRevealed(ReachEvent):
    reveals: ClassVar = ("fate",)
    turns_up: ClassVar = "fate"

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, board.FATE]
    marker: int


@dataclass(frozen=True, slots=True)
class EmpireSet(ReachEvent):
    """The Empire's two clusters, with a ship in each of their systems."""

    clusters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FreeCitiesPlaced(ReachEvent):
    systems: Annotated[tuple[str, ...], board.SYSTEM]

    def said(self) -> Message:
        cities = tuple(
            Message("free-cities-in", {"system": board.SYSTEM(system), "count": count})
            for system, count in Counter(self.systems).items()
        )
        match self.systems:
            case ():
                return Message("no-free-city-placed")
            case (system,):
                return Message("free-city-placed", {"system": board.SYSTEM(system)})
        return Message("free-cities-placed", {"cities": cities})


@dataclass(frozen=True, slots=True)
class BlightPlaced(ReachEvent):
    """Damaged Blight came to these systems."""

    comes_of: ClassVar = (VoxSpoke,)

    systems: Annotated[tuple[str, ...], board.SYSTEM]


@dataclass(frozen=True, slots=True)
class BlightTaken(ReachEvent):
    """The supply of Blight is empty: a Blight Trophy of a seat comes back for the map."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class BlightHealed(ReachEvent):
    comes_of: ClassVar = (VoxSpoke,)

    systems: Annotated[tuple[str, ...], board.SYSTEM]


@dataclass(frozen=True, slots=True)
class HomeSettled(ReachEvent):
    """A seat's first pieces of one round of the set-up."""

    seat: Annotated[int, SeatNumber]
    kind: Annotated[str, board.PIECE]
    system: Annotated[str, board.SYSTEM]


@dataclass(frozen=True, slots=True)
class PolicySet(ReachEvent):
    policy: Annotated[str, board.POLICY]


@dataclass(frozen=True, slots=True)
class LoreTurnedUp(ReachEvent):
    """It turned out which lore card came to the Court."""

    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class BecameFirstRegent(ReachEvent):
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
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class ObjectiveAdvanced(ReachEvent):
    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    steps: int
    marker: int


@dataclass(frozen=True, slots=True)
class ImperialPlaced(ReachEvent):
    """Fresh Imperial ships came onto the map."""

    comes_of: ClassVar = (PolicyEnforced,)

    system: Annotated[str, board.SYSTEM]
    count: int


@dataclass(frozen=True, slots=True)
class ImperialMoved(ReachEvent):
    """Imperial ships moved along with a seat's fleet."""

    fleet: ClassVar = EMPIRE

    seat: Annotated[int, SeatNumber]
    origin: Annotated[str, board.SYSTEM]
    target: Annotated[str, board.SYSTEM]
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class Enlisted(ReachEvent):
    """Imperial ships attack along with a seat."""

    seat: Annotated[int, SeatNumber]
    system: Annotated[str, board.SYSTEM]
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class BlightStruck(ReachEvent):
    seat: Annotated[int, SeatNumber]
    system: Annotated[str, board.SYSTEM]
    destroyed: bool


@dataclass(frozen=True, slots=True)
class AttachedTaken(ReachEvent):
    """A card attached to another one came along with it."""

    comes_of: ClassVar = (events.CardSecured,)

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]
    host: Annotated[str, board.CARD] = field(default=board.HIDDEN, compare=False)


@dataclass(frozen=True, slots=True)
class SlidDown(ReachEvent):
    """The card above one that left takes its place in the Court."""

    card: Annotated[str, board.CARD]
    host: Annotated[str, board.CARD] = field(default=board.HIDDEN, compare=False)


@dataclass(frozen=True, slots=True)
class CouncilSecured(ReachEvent):
    """A seat secured the Imperial Council, which decides as the round ends."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class TrustTaken(ReachEvent):
    """An Outlaw took resources of the Trust, and its holder lost Power."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    resources: Annotated[tuple[str, ...], board.TOKEN]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        args = {**args, "resources": events.tokens_said(self.resources)}
        return Message(key, {**args, "lost": len(self.resources)})


@dataclass(frozen=True, slots=True)
class SummitCalled(ReachEvent):
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class EventRolled(ReachEvent):
    symbol: Annotated[str, board.SYMBOL]
    result: Annotated[str, board.RESULT]
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

    owner: Annotated[int, board.OWNER]
    system: Annotated[str, board.SYSTEM]
    damaged: int
    destroyed: int
    was_damaged: int = field(default=0, compare=False)

    def for_hands(self) -> tuple[Message, ...]:
        """Ships already damaged go first, then fresh ones are laid on their side, or go too."""
        old = min(self.was_damaged, self.destroyed)
        parts = (("ships-taken", False, old), ("ships-taken", True, self.destroyed - old),
                 ("ships-laid-down", True, self.damaged - self.destroyed + old))  # fmt: skip
        place = {"owner": board.OWNER(self.owner), "system": board.SYSTEM(self.system)}
        return tuple(
            [Message(key, {**place, "fresh": fresh, "count": n}) for key, fresh, n in parts if n]
        )

    def said(self) -> Message:
        counts = {"ships-damaged": self.damaged, "ships-destroyed": self.destroyed}
        losses = tuple([Message(key, {"count": count}) for key, count in counts.items() if count])
        key, args = said_by_fields(self)
        key += "-empire" if self.owner == EMPIRE else ""
        return Message(key, {**args, "losses": losses})


@dataclass(frozen=True, slots=True)
class MarkerReturned(ReachEvent):
    """A declared marker is available again."""

    comes_of: ClassVar = (VoxSpoke,)

    ambition: Annotated[str, board.AMBITION]
    first: int


@dataclass(frozen=True, slots=True)
class CityFreed(ReachEvent):
    """A city of a seat became a Free city."""

    comes_of: ClassVar = (events.CardSecured, VoxSpoke)

    owner: Annotated[int, SeatNumber]
    system: Annotated[str, board.SYSTEM]
    fresh: bool = field(default=True, compare=False)

    def brings_about(self, event: Any) -> bool:
        """ARCS-2.6: what no slot is left for."""
        return isinstance(event, events.ResourceDiscarded) and event.seat == self.owner


@dataclass(frozen=True, slots=True)
class TributePaid(ReachEvent):
    """A Regent paid a resource to the Trust, as the policy demands."""

    comes_of: ClassVar = (PolicyEnforced,)

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, board.TOKEN]
    slot: int = field(default=0, compare=False)
    of_league: bool = field(default=False, compare=False)

    def said(self) -> Message:
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
    kind: Annotated[str, board.PIECE]
    owner: Annotated[int, board.OWNER] = field(default=0, compare=False)

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "isBlight": self.kind == "blight"})


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
        if isinstance(event, events.ResourceGained):
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
        _, args = said_by_fields(self)
        if self.power < 0:
            return Message("power-lost", {**args, "lost": -self.power})
        return Message("power-gained", args)


@dataclass(frozen=True, slots=True)
class FateEnded(ReachEvent):
    """A fate succeeded, or failed and cost Power."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, board.FATE]
    power: int

    def said(self) -> Message:
        """Succeeded where it cost nothing."""
        _, args = said_by_fields(self)
        return Message("fate-failed" if self.power else "fate-succeeded", args)


# What happens only in the Intermission.


@dataclass(frozen=True, slots=True)
class StepBegan(ReachEvent):
    """INTER-1.1: a step of the Intermission began; its clause says what it does."""

    letter: str
    clause: str


@dataclass(frozen=True, slots=True)
class FateResolved(ReachEvent):
    """INTER-2.1: a fate is judged; what its Resolution does is told after it."""

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, board.FATE]
    marker: int
    clause: str

    def said(self) -> Message:
        """Succeeded where nothing was left of the objective."""
        _, args = said_by_fields(self)
        return Message("fate-resolved-failed" if self.marker else "fate-resolved", args)


@dataclass(frozen=True, slots=True)
class CourtDeckGrew(CardsMoved):
    cards: Annotated[tuple[str, ...], board.CARD]


@dataclass(frozen=True, slots=True)
class LoreJoined(ReachEvent):
    """INTER-CARETAKER-1: so many lore cards that nobody has seen came into the Court deck."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsLeft(CardsMoved):
    """Cards left the campaign for good."""

    cards: Annotated[tuple[str, ...], board.CARD]


@dataclass(frozen=True, slots=True)
class LawAdded(ReachEvent):
    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class LaterCardGained(ReachEvent):
    """A seat gained a card of its Resolution."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class CardsKept(CardsMoved):
    """A seat keeps cards of its set behind its next Resolution card."""

    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], board.CARD]


@dataclass(frozen=True, slots=True)
class GolemsLeft(ReachEvent):
    """INTER-CARETAKER-2: the golems that nobody found are out of the campaign."""

    gates: Annotated[tuple[str, ...], board.SYSTEM]


@dataclass(frozen=True, slots=True)
class CourtCleared(ReachEvent):
    """INTER-3.1: the Court row but the Council went back into the deck, agents home."""

    cards: Annotated[tuple[str, ...], board.CARD]


@dataclass(frozen=True, slots=True)
class TrustEmptied(ReachEvent):
    """INTER-4.2: the Imperial Trust went back to the supply."""

    resources: Annotated[tuple[str, ...], board.TOKEN]

    def said(self) -> Message:
        return Message("trust-emptied", {"resources": events.tokens_said(self.resources)})


@dataclass(frozen=True, slots=True)
class BoxesEmptied(ReachEvent):
    """INTER-4.3: the tokens on the ambition boxes went back to the supply."""


@dataclass(frozen=True, slots=True)
class BlightRepaired(ReachEvent):
    """INTER-5.1: damaged Blight is fresh again."""

    systems: Annotated[tuple[str, ...], board.SYSTEM]


@dataclass(frozen=True, slots=True)
class WrecksDestroyed(ReachEvent):
    """INTER-5.2: the damaged ships and buildings of a system were destroyed."""

    system: Annotated[str, board.SYSTEM]
    ships: int
    buildings: int


@dataclass(frozen=True, slots=True)
class BlightOverran(ReachEvent):
    """INTER-5.3: the buildings of a system with Blight and without ships were destroyed."""

    system: Annotated[str, board.SYSTEM]
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
    fates: Annotated[tuple[str, ...], board.FATE]
    count: int

    def veiled(self) -> NextFatesDealt:
        return NextFatesDealt(self.seat, (), self.count)

    def said(self) -> Message:
        _, args = said_by_fields(self)
        return Message("next-fates-dealt" if self.fates else "next-fates-dealt-unseen", args)


@dataclass(frozen=True, slots=True)
class NextFateRevealed(ReachEvent):
    """INTER-7.2: the fate of a seat in Act II was turned up."""

    reveals: ClassVar = ("next-fate",)

    seat: Annotated[int, SeatNumber]
    fate: Annotated[str, board.FATE]
    kept: bool


@dataclass(frozen=True, slots=True)
class FavorsWentHome(ReachEvent):
    """INTER-7.3: the Favors on a fate card that leaves go back to their owners."""

    seat: Annotated[int, SeatNumber]
    count: int


@dataclass(frozen=True, slots=True)
class IntermissionEnded(ReachEvent):
    """INTER-1.2: all is ready for the set-up of Act II, at the real table."""


# What the Intermission leaves behind, beside everything that stays where Act I left it.

STEPS: Final = ("A", "B", "C", "D", "E", "F")
"""INTER-1.1: the steps of the Intermission by their letters."""


@dataclass(frozen=True, slots=True)
class Owned:
    """A later card of a seat: in play, or kept behind the next Resolution card of its fate."""

    seat: int
    card: str
    in_play: bool = True


@dataclass(frozen=True, slots=True)
class ActResult:
    """How a seat came out of the Act: what was left of its objective, and its Power before and
    after it was halved.
    """

    fate: str
    marker: int
    power: int
    halved: int


@dataclass(frozen=True, slots=True)
class NextFate:
    """The B fates that a seat was dealt, and which fate it follows in Act II ("" before)."""

    dealt: tuple[str, ...] = ()
    id: str = ""


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What the Intermission adds to the table; nothing of it is there during an Act.

    `done` are the letters of the steps that are over. `court` are the later cards and Faithful
    cards in the Court deck, besides those of Act I; `scrapped` all cards out of the campaign,
    `owned` the later cards of seats, `laws` those that came into the booklet. `results` and `next`
    are by seat; `conceded` is the seat that gave the campaign up, or NOBODY.
    """

    done: tuple[str, ...] = ()
    court: tuple[str, ...] = ()
    scrapped: tuple[str, ...] = ()
    owned: tuple[Owned, ...] = ()
    laws: tuple[str, ...] = ()
    results: tuple[ActResult, ...] = ()
    next: tuple[NextFate, ...] = ()
    conceded: int = NOBODY

    @property
    def is_over(self) -> bool:
        """Whether the Intermission is done, and Act II comes next."""
        return STEPS[-1] in self.done

    def gained_by(self, number: int) -> tuple[str, ...]:
        """The later cards in front of a seat."""
        return tuple([each.card for each in self.owned if each.seat == number and each.in_play])

    def kept_by(self, number: int) -> tuple[str, ...]:
        """The cards that a seat keeps behind its next Resolution card."""
        return tuple([each.card for each in self.owned if each.seat == number and not each.in_play])

    def with_next(self, number: int, fate: NextFate) -> Aftermath:
        """The same with another choice of a seat."""
        return replace(self, next=(*self.next[:number], fate, *self.next[number + 1 :]))

    def hidden_from(self, viewer: int) -> Aftermath:
        """INTER-7.2: the B fates of others are not known before all are turned up, nor those that
        were not taken after.
        """
        if not self.next:
            return self
        return replace(
            self,
            next=tuple(
                [each if n == viewer else self._hidden(each) for n, each in enumerate(self.next)]
            ),
        )

    def _hidden(self, fate: NextFate) -> NextFate:
        chosen = fate.id if self.is_over or not fate.id else UNCHOSEN
        return NextFate(
            tuple([each if each == chosen else UNCHOSEN for each in fate.dealt]), chosen
        )

    def with_hidden_dealt(self, rng: Random, fates: tuple[str, ...]) -> Aftermath:
        """B fates that a view hides are dealt from those that it does not show; `fates` are those
        of Act I, which who succeeded may keep.
        """
        if not self.next:
            return self
        shown = {name for each in self.next for name in (each.id, *each.dealt)}
        left = [name for name in B_FATES if name not in shown]
        rng.shuffle(left)
        found = []
        for number, each in enumerate(self.next):
            dealt = tuple(sorted([left.pop() if n == UNCHOSEN else n for n in each.dealt]))
            chosen = each.id
            if chosen == UNCHOSEN:
                chosen = rng.choice(dealt if len(dealt) > 1 else (*dealt, fates[number]))
            found.append(NextFate(dealt, chosen))
        return replace(self, next=tuple(found))

    def check(self, seats: int) -> Iterator[str]:
        """What is wrong with it on a table of so many seats."""
        where = "reach.aftermath"
        if self.done != STEPS[: len(self.done)]:
            yield f"{where}.done must hold the first letters of {', '.join(STEPS)}"
        if any(card not in LATER_CARDS and card not in FAITHFUL_CARDS for card in self.court):
            yield f"{where}.court must hold cards of the Intermission, or Faithful cards"
        if any(each.card not in LATER_CARDS for each in self.owned):
            yield f"{where}.owned must hold cards of the Intermission"
        if any(each.seat not in range(seats) for each in self.owned):
            yield f"{where}.owned must name seats from 0 to {seats - 1}"
        cards = [*self.court, *self.scrapped, *self.laws, *[each.card for each in self.owned]]
        for card in sorted({card for card in cards if cards.count(card) > 1}):
            yield f"{where} has the card {card} in two places"
        if len(self.results) not in (0, seats) or len(self.next) not in (0, seats):
            yield f"{where}.results and {where}.next must hold {seats} entries, or none"
        known = {"", UNCHOSEN, *FATE_CARDS, *B_FATES}
        named = [name for each in self.next for name in (each.id, *each.dealt)]
        if not known.issuperset(named):
            yield f"{where}.next must name fates"
        if self.conceded not in range(NOBODY, seats):
            yield f"{where}.conceded is {self.conceded}; it is a seat, or -1"


NOT_BEGUN: Final = Aftermath()
