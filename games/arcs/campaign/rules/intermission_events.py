"""What happens only in the Intermission, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Annotated, ClassVar, Final

from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs.board import CARD, FATE, SYSTEM, TOKEN
from games.arcs.campaign.rules.events import ReachEvent
from games.arcs.campaign_components import (
    B_FATES,
    FAITHFUL_CARDS,
    FATE_CARDS,
    LATER_CARDS,
    UNCHOSEN,
)
from games.arcs.parts import NOBODY

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
    fate: Annotated[str, FATE]
    marker: int
    clause: str

    def said(self) -> Message:
        """Succeeded where nothing was left of the objective."""
        _, args = said_by_fields(self)
        return Message("fate-resolved-failed" if self.marker else "fate-resolved", args)


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

    def said(self) -> Message:
        """Which, where they are known."""
        _, args = said_by_fields(self)
        return Message("next-fates-dealt" if self.fates else "next-fates-dealt-unseen", args)


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
