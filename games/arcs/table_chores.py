"""What hands do at a real table of Arcs that nobody needs to be told of on a screen.

The rules say it, so it comes of no decision: homes, tokens that are laid anew, played cards that
become the discard pile, counters and markers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from engine.core.decision import Event
from engine.text.message import Message, SeatNumber
from games.arcs.board import AMBITION, CARD, CITY, PIECE, SHIP, STARPORT, SYSTEM, TOKEN
from games.arcs.events import numbered, tokens_said


class TableChore(Event):
    """What only hands are told."""

    __slots__ = ()

    only_hands: ClassVar = True
    follows: ClassVar = True


@dataclass(frozen=True, slots=True)
class HomeLaid(TableChore):
    seat: Annotated[int, SeatNumber]
    system: Annotated[str, SYSTEM]
    cities: int
    starports: int
    ships: int

    def said(self) -> Message:
        counts = ((CITY, self.cities), (STARPORT, self.starports), (SHIP, self.ships))
        pieces = tuple([pieces_said(kind, count) for kind, count in counts if count])
        args = {"seat": SeatNumber(self.seat), "system": SYSTEM(self.system), "pieces": pieces}
        return Message("home-laid", args)


def pieces_said(kind: str, count: int) -> Message:
    return Message("pieces-of-kind", {"kind": PIECE(kind), "count": count})


@dataclass(frozen=True, slots=True)
class ResourceLaid(TableChore):
    """A first resource of a seat lies in a slot, numbered from 1."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]
    slot: int


@dataclass(frozen=True, slots=True)
class PhantomsLaid(TableChore):
    """ARCS-3.3: with two seats, tokens on the ambitions stand for a third player."""

    tokens: tuple[tuple[str, str], ...]

    def said(self) -> Message:
        boxes: dict[str, list[str]] = {}
        for box, token in self.tokens:
            boxes.setdefault(box, []).append(token)
        told = tuple(
            [
                Message("phantom", {"ambition": AMBITION(box), "tokens": tokens_said(tokens)})
                for box, tokens in boxes.items()
            ]
        )
        return Message("phantoms-laid", {"tokens": told})


@dataclass(frozen=True, slots=True)
class SlotsLaid(TableChore):
    seat: Annotated[int, SeatNumber]
    slots: tuple[str, ...]

    def said(self) -> Message:
        return Message("slots-laid", {"seat": SeatNumber(self.seat), "slots": numbered(self.slots)})


@dataclass(frozen=True, slots=True)
class TokenTaken(TableChore):
    """A token is in hand on its way from a seat's slot, numbered from 1, to another seat."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]
    slot: int


@dataclass(frozen=True, slots=True)
class HeldTaken(TableChore):
    """A token is in hand on its way from a card that holds it."""

    resource: Annotated[str, TOKEN]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class RoundCleared(TableChore):
    """ARCS-4.15: the cards of the round are on the pile; the markers stand as before it."""

    count: int
    zeroed: bool
    seized: bool


@dataclass(frozen=True, slots=True)
class PileShuffled(TableChore):
    """ARCS-3.8: after a redraw the cards that lie aside have no order."""


@dataclass(frozen=True, slots=True)
class HandsThrown(TableChore):
    """ARCS-4.3: all have passed, so the cards left are on the pile."""


@dataclass(frozen=True, slots=True)
class CounterTurned(TableChore):
    """CAT-2.3 and 2.5: what the hand counter of a SUPERCAT shows."""

    seat: Annotated[int, SeatNumber]
    count: int
    is_raised: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class SeizeCounterRemoved(TableChore):
    """CAT-3.3: the seize counter of a SUPERCAT goes."""

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class LookedAtShuffled(TableChore):
    """CAT-5.17: what was looked at is in the stack again."""


@dataclass(frozen=True, slots=True)
class VoxDiscarded(TableChore):
    """ARCS-7.13: a Vox card that has spoken lies on the Court discard pile."""

    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class AgentsWithdrawn(TableChore):
    """ARCS-7.12: own agents return from a card that was secured."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
    count: int


@dataclass(frozen=True, slots=True)
class MarkersTaken(TableChore):
    """ARCS-10.8: the ambition markers lie beside the board again."""

    count: int


@dataclass(frozen=True, slots=True)
class DraftPutAway(TableChore):
    """LEAD-1.2: the cards that nobody took are back in the box."""

    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class InitiativeGiven(TableChore):
    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class CouncilLaid(TableChore):
    """REACH-2.2: the Imperial Council lies in the Court."""


@dataclass(frozen=True, slots=True)
class LoreShuffledIn(TableChore):
    """REACH-2.2: lore cards are in the Court deck, unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class FateCardsGiven(TableChore):
    """REACH-2.10: the cards that come with a fate."""

    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class EventsSetAside(TableChore):
    """CAT-2: with a SUPERCAT played Events wait for the next chapter."""

    turns_up: ClassVar = "cards"

    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class AgentsShifted(TableChore):
    """REACH-11.12: all agents on a Court card are on another one."""

    card: Annotated[str, CARD]
    target: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class OffTaken(TableChore):
    """A token is in hand that lay in the Trust, or on the Merchant League of a seat."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]
    place: str


@dataclass(frozen=True, slots=True)
class GolemLifted(TableChore):
    """A golem is in hand that lay in a slot, numbered from 1, or (0) on the Golem Hearth."""

    seat: Annotated[int, SeatNumber]
    golem: Annotated[str, TOKEN]
    slot: int


@dataclass(frozen=True, slots=True)
class GolemSlept(TableChore):
    """A golem that stays where it is sleeps now."""

    seat: Annotated[int, SeatNumber]
    golem: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class CardPassed(TableChore):
    """PARTISAN-1.3: an action card goes from hand to hand."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]
