"""What happens at the table of Arcs, for the log, the animation and the charts.

What only one seat may know is told to that seat; `veiled` is what the others see. An event that
shows a card to all that was hidden says so in `turns_up`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar

from engine.core.decision import Event
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs import board
from games.arcs.campaign_components import FAITHFUL_CARDS
from games.arcs.court import VOX
from games.arcs.parts import NOBODY, How


def counted(number: int, thing: str) -> str:
    """A number with its noun: "1 ship", "3 ships", "2 cities"."""
    plural = f"{thing[:-1]}ies" if thing.endswith("y") and thing != "key" else f"{thing}s"
    return f"{number} {thing if number == 1 else plural}"


IN_HAND = -1
"""The slot of a token that is on its way from a rival."""

# -- set-up ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetupDrawn(Event):
    card: Annotated[str, board.SETUP]
    name: str
    first: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class ChapterStarted(Event):
    chapter: int


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A seat got action cards, which only that seat may know."""

    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], board.CARD]

    def veiled(self) -> CardsDealt:
        return CardsDealt(self.seat, (board.HIDDEN,) * len(self.cards))

    def said(self) -> Message:
        """What is known of the cards, or how many they are."""
        known = [board.CARD(card) for card in self.cards if card != board.HIDDEN]
        seat = SeatNumber(self.seat)
        if known:
            return Message("cards-dealt", {"seat": seat, "cards": tuple(known)})
        return Message("cards-dealt-unseen", {"seat": seat, "count": len(self.cards)})


@dataclass(frozen=True, slots=True)
class HandRedrawn(Event):
    """A seat threw its hand away for another one, but for the cards that only it knows it kept."""

    seat: Annotated[int, SeatNumber]
    kept: Annotated[tuple[str, ...], board.CARD] = field(default=(), compare=False)

    def veiled(self) -> HandRedrawn:
        return HandRedrawn(self.seat)


@dataclass(frozen=True, slots=True)
class CourtRefilled(Event):
    is_drawn: ClassVar = True

    slot: int
    card: Annotated[str, board.CARD]


# -- cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    turns_up: ClassVar = "the card"

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]
    how: How

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message("event-played" if self.how == "event" else key, args)


@dataclass(frozen=True, slots=True)
class CardCopied(Event):
    """A card was played face down; only its seat knows which."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]

    def veiled(self) -> CardCopied:
        return CardCopied(self.seat, board.HIDDEN)

    def said(self) -> Message:
        _, args = said_by_fields(self)
        return Message("card-copied-unseen" if self.card == board.HIDDEN else "card-copied", args)


@dataclass(frozen=True, slots=True)
class SideShown(Event):
    """On which side a card of two sides was played."""

    card: Annotated[str, board.CARD]
    side: Annotated[str, board.SIDE]


@dataclass(frozen=True, slots=True)
class InitiativePassed(Event):
    """The holder of the initiative led nothing; the marker went on, or stayed with the last."""

    seat: Annotated[int, SeatNumber]
    holder: Annotated[int, SeatNumber]

    def said(self) -> Message:
        """Who has it then, which may be the same seat."""
        _, args = said_by_fields(self)
        return Message("initiative-kept" if self.seat == self.holder else "initiative-passed", args)


@dataclass(frozen=True, slots=True)
class InitiativeSeized(Event):
    """A seat took the marker; with a card given face down for it, which only it knows, or ""."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]

    def veiled(self) -> InitiativeSeized:
        return InitiativeSeized(self.seat, board.HIDDEN if self.card else "")

    def said(self) -> Message:
        seat = {"seat": SeatNumber(self.seat)}
        if not self.card:
            return Message("initiative-seized", seat)
        return Message("initiative-seized-with-card", {**seat, "card": board.CARD(self.card)})


@dataclass(frozen=True, slots=True)
class InitiativeMoved(Event):
    """As the round ended the highest surpassing card got the marker."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]


@dataclass(frozen=True, slots=True)
class AmbitionDeclared(Event):
    seat: Annotated[int, SeatNumber]
    ambition: Annotated[str, board.AMBITION]
    first: int
    second: int
    zeroed: bool


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    reveals: ClassVar = ("look",)
    turns_up: ClassVar = "the hand, to whoever looks"

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], board.CARD]

    def veiled(self) -> HandSeen:
        return HandSeen(self.seat, self.rival, ())

    def said(self) -> Message:
        _, args = said_by_fields(self)
        return Message("hand-seen" if self.cards else "hand-looked-at", args)


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """Two seats swapped a card each; both know both, and others neither."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    own: Annotated[str, board.CARD] = field(default=board.HIDDEN, compare=False)
    theirs: Annotated[str, board.CARD] = field(default=board.HIDDEN, compare=False)

    def veiled(self) -> CardsSwapped:
        return CardsSwapped(self.seat, self.rival)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """A seat threw action cards face down onto the pile; only that seat knows which."""

    seat: Annotated[int, SeatNumber]
    count: int
    cards: Annotated[tuple[str, ...], board.CARD] = field(default=(), compare=False)

    def veiled(self) -> CardsDiscarded:
        return CardsDiscarded(self.seat, self.count)


@dataclass(frozen=True, slots=True)
class CardPickedUp(Event):
    """A Union brought a played card into its owner's hand, or to the board of a SUPERCAT."""

    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]
    to_board: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class UnionAttached(Event):
    """A Union was laid beside a played card."""

    seat: Annotated[int, SeatNumber]
    union: Annotated[str, board.CARD]
    card: Annotated[str, board.CARD]


# -- SUPERCAT -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountersSet(Event):
    """The hand counters of all SUPERCATs show so many cards, the others are the stack."""

    count: int


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """An action card was turned up for a SUPERCAT."""

    turns_up: ClassVar = "the card"
    is_drawn: ClassVar = True

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]
    is_from_pile: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class CardsLaidAside(Event):
    """What a SUPERCAT had drawn and did not play went onto the pile."""

    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], board.CARD]


@dataclass(frozen=True, slots=True)
class StackShuffled(Event):
    """The discard pile became a new stack of so many cards."""

    follows: ClassVar = True

    count: int
    events: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class SeizeCounted(Event):
    """A SUPERCAT's seize counter went up."""

    seat: Annotated[int, SeatNumber]
    counter: int


@dataclass(frozen=True, slots=True)
class DefenceThrown(Event):
    """A SUPERCAT threw a die for its agents on a contested Court card."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]
    die: int


@dataclass(frozen=True, slots=True)
class SeizeRolled(Event):
    """A SUPERCAT rolled to seize: the die, what is taken off, and the counter to stay under."""

    seat: Annotated[int, SeatNumber]
    die: int
    less: int
    counter: int
    seizes: bool

    def said(self) -> Message:
        """With what is taken off the die, or added to it."""
        _, args = said_by_fields(self)
        if self.less < 0:
            return Message("seize-rolled-plus", {**args, "more": -self.less})
        return Message("seize-rolled-less" if self.less else "seize-rolled", args)


@dataclass(frozen=True, slots=True)
class EventUrged(Event):
    """An Event made a SUPERCAT seize without a die."""

    seat: Annotated[int, SeatNumber]


# -- resources and Court cards --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResourceGained(Event):
    """A token came from the supply, or from a rival (`source`)."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, board.TOKEN]
    source: int = NOBODY
    slot: int = field(default=0, compare=False)

    def said(self) -> Message:
        _, args = said_by_fields(self)
        if self.source == NOBODY:
            return Message("resource-gained", args)
        return Message("resource-taken", {**args, "source": SeatNumber(self.source)})


@dataclass(frozen=True, slots=True)
class ResourceSpent(Event):
    """A token was spent in the Prelude, as its own type or another, or without effect as ""."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, board.TOKEN]
    as_resource: Annotated[str, board.TOKEN]
    slot: int = field(default=0, compare=False)

    def said(self) -> Message:
        """As what, where it stands for another type; or that it has no effect (ARCS-5.10)."""
        _, args = said_by_fields(self)
        if not self.as_resource:
            kept = {name: value for name, value in args.items() if name != "as_resource"}
            return Message("resource-spent-for-nothing", kept)
        is_itself = self.resource == self.as_resource
        return Message("resource-spent" if is_itself else "resource-spent-as", args)


@dataclass(frozen=True, slots=True)
class ResourceDiscarded(Event):
    """Tokens of a type went back to the supply: all of them, or that of a slot, counted from 1.

    One that comes from a rival (IN_HAND) lay in no slot yet.
    """

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, board.TOKEN]
    count: int = 1
    slot: int = field(default=0, compare=False)

    def said(self) -> Message:
        """Where it lay: in hand, in a slot, or in all that held the type."""
        key, args = said_by_fields(self)
        lies = {IN_HAND: "hand", 0: "all"}.get(self.slot, "slot")
        return Message(key, {**args, "lies": lies})


def tokens_said(tokens: Iterable[str]) -> tuple[Message, ...]:
    """How many tokens of each kind, such as "2 Fuel"; the kinds in the order of the tokens."""
    return tuple(
        [
            Message("table-tokens", {"resource": board.TOKEN(token), "count": count})
            for token, count in Counter(tokens).items()
        ]
    )


def numbered(slots: tuple[str, ...]) -> tuple[Message, ...]:
    """The tokens of a seat with the number of the slot of each, from 1."""
    return tuple(
        [
            Message("slot-holds", {"slot": number, "token": board.TOKEN(token)})
            for number, token in enumerate(slots, start=1)
            if token
        ]
    )


@dataclass(frozen=True, slots=True)
class SlotsArranged(Event):
    """A seat laid its tokens into its slots."""

    seat: Annotated[int, SeatNumber]
    slots: Annotated[tuple[str, ...], board.TOKEN]

    def said(self) -> Message:
        """The tokens without the empty slots."""
        seat, held = (
            SeatNumber(self.seat),
            tuple([board.TOKEN(each) for each in self.slots if each]),
        )
        args = {"seat": seat, "slots": held, "numbered": numbered(self.slots)}
        return Message("slots-arranged" if held else "slots-emptied", args)


@dataclass(frozen=True, slots=True)
class CardSecured(Event):
    """A Court card was secured, or ransacked, with these agents of rivals taken; or the top one of
    the deck.
    """

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]
    rivals: int
    ransacked: bool = False
    is_top: bool = field(default=False, compare=False)

    def said(self) -> Message:
        """A Vox card is carried out, where a guild card is kept."""
        key, args = said_by_fields(self)
        return Message(
            key, {**args, "isVox": self.card in VOX, "isHand": self.card in FAITHFUL_CARDS}
        )

    def brings_about(self, event: Any) -> bool:
        """Vox cards: Outrage of everybody, guild cards that rivals lose."""
        match event:
            case OutrageProvoked():
                return not self.ransacked
            case CardDiscarded(seat):
                return seat != self.seat
        return Event.brings_about(self, event)


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class CardBuried(Event):
    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class CourtShuffled(Event):
    cards: Annotated[tuple[str, ...], board.CARD]

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, args) if self.cards else Message("court-deck-shuffled")


@dataclass(frozen=True, slots=True)
class AgentPlaced(Event):
    seat: Annotated[int, SeatNumber]
    card: Annotated[str, board.CARD]


@dataclass(frozen=True, slots=True)
class CaptivesSpent(Event):
    """Captives left the box: to their owners, or to the Trophies."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    executed: bool


# -- the map --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CityTaxed(Event):
    """A city was taxed, perhaps as if it were loyal, or an empty slot of nobody."""

    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, board.OWNER]
    system: Annotated[str, board.SYSTEM]
    as_loyal: bool = False

    def said(self) -> Message:
        _, args = said_by_fields(self)
        if self.owner == NOBODY:
            return Message("slot-taxed", args)
        if self.owner == self.seat:
            return Message("city-taxed", args)
        return Message("rival-city-taxed", args)


@dataclass(frozen=True, slots=True)
class AgentsCaptured(Event):
    """Agents of a rival came into the Captives box."""

    comes_of: ClassVar = (CityTaxed,)

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    count: int
    card: str = field(default="", compare=False)

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(
            key, {**args, "card": board.CARD(self.card or board.HIDDEN), "isCourt": bool(self.card)}
        )


@dataclass(frozen=True, slots=True)
class PieceBuilt(Event):
    seat: Annotated[int, SeatNumber]
    kind: Annotated[str, board.PIECE]
    system: Annotated[str, board.SYSTEM]
    fresh: bool


@dataclass(frozen=True, slots=True)
class ShipsPlaced(Event):
    """Fresh ships came from the supply."""

    seat: Annotated[int, SeatNumber]
    system: Annotated[str, board.SYSTEM]
    count: int


@dataclass(frozen=True, slots=True)
class ShipsMoved(Event):
    seat: Annotated[int, SeatNumber]
    origin: Annotated[str, board.SYSTEM]
    target: Annotated[str, board.SYSTEM]
    fresh: int
    hurt: int


@dataclass(frozen=True, slots=True)
class PieceRepaired(Event):
    seat: Annotated[int, SeatNumber]
    kind: Annotated[str, board.PIECE]
    system: Annotated[str, board.SYSTEM]


@dataclass(frozen=True, slots=True)
class OtherRepaired(Event):
    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, board.OWNER]
    kind: Annotated[str, board.PIECE]
    system: Annotated[str, board.SYSTEM]


@dataclass(frozen=True, slots=True)
class BattleStarted(Event):
    seat: Annotated[int, SeatNumber]
    defender: Annotated[int, board.OWNER]
    system: Annotated[str, board.SYSTEM]
    skirmish: int
    assault: int
    raid: int

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, **board.dice_said((self.skirmish, self.assault, self.raid))})


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The battle's dice, as the symbols they add up to."""

    seat: Annotated[int, SeatNumber]
    hits: int
    self_hits: int
    intercepts: int
    building_hits: int
    keys: int

    def said(self) -> Message:
        counts = {"hits": self.hits, "self-hits": self.self_hits, "intercepts": self.intercepts,
                  "building-hits": self.building_hits, "keys": self.keys}  # fmt: skip
        shown = tuple(
            [Message(f"rolled-{symbol}", {"count": n}) for symbol, n in counts.items() if n]
        )
        key = "dice-rolled" if shown else "blanks-rolled"
        return Message(key, {"seat": SeatNumber(self.seat), "symbols": shown})


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """Fresh defending ships hit back."""

    seat: Annotated[int, SeatNumber]
    hits: int

    def said(self) -> Message:
        """Without hits where no fresh ship was there."""
        _, args = said_by_fields(self)
        return Message("intercepted" if self.hits else "not-intercepted", args)


@dataclass(frozen=True, slots=True)
class PieceHit(Event):
    subject: ClassVar = ""

    seat: int
    kind: Annotated[str, board.PIECE]
    system: Annotated[str, board.SYSTEM]
    destroyed: bool
    by: int
    was_fresh: bool = field(default=False, compare=False)

    def brings_about(self, event: Any) -> bool:
        """ARCS-8.12: Outrage of whoever destroys a city."""
        is_city = self.destroyed and self.kind == board.CITY
        return is_city and isinstance(event, OutrageProvoked) and event.seat == self.by

    def said(self) -> Message:
        piece = {"owner": board.OWNER(self.seat), "kind": board.PIECE(self.kind),
                 "system": board.SYSTEM(self.system), "fresh": self.was_fresh}  # fmt: skip
        if not self.destroyed:
            return Message("piece-damaged", piece)
        if self.by in (self.seat, NOBODY):
            return Message("piece-destroyed", piece)
        return Message("piece-lost", {**piece, "taker": board.OWNER(self.by)})


@dataclass(frozen=True, slots=True)
class OutrageProvoked(Event):
    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, board.TOKEN]
    again: bool = field(default=False, compare=False)
    is_owed: bool = field(default=False, compare=False)
    """ARCS-1.8: no agent is left to lie on it."""

    def brings_about(self, event: Any) -> bool:
        """ARCS-8.12: the tokens and guild cards of the type go."""
        return isinstance(event, ResourceDiscarded | CardDiscarded) and event.seat == self.seat


@dataclass(frozen=True, slots=True)
class CityReturned(Event):
    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, SeatNumber]
    system: Annotated[str, board.SYSTEM]
    fresh: bool = field(default=True, compare=False)

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(f"own-{key}" if self.owner == self.seat else key, args)


# -- chapters -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AmbitionScored(Event):
    follows: ClassVar = True

    seat: Annotated[int, SeatNumber]
    ambition: Annotated[str, board.AMBITION]
    place: int
    power: int
    bonus: int

    def said(self) -> Message:
        key, args = said_by_fields(self)
        return Message(key, {**args, "total": self.power + self.bonus})


@dataclass(frozen=True, slots=True)
class AmbitionsScored(Event):
    """The scoring step is over; these ambitions were scored."""

    ambitions: Annotated[tuple[str, ...], board.AMBITION]

    def said(self) -> Message:
        _, args = said_by_fields(self)
        return Message("ambitions-scored" if self.ambitions else "no-ambition-scored", args)


@dataclass(frozen=True, slots=True)
class PiecesReturned(Event):
    """All Trophies, or all Captives, went back to their owners."""

    captives: bool


@dataclass(frozen=True, slots=True)
class MarkerFlipped(Event):
    """An ambition marker shows its more valuable side; what it `was` worth before."""

    first: int
    second: int
    was: tuple[int, int] = field(default=(0, 0), compare=False)

    def said(self) -> Message:
        before, after = self.was
        args = {"first": self.first, "second": self.second}
        return Message("marker-flipped", {**args, "before": before, "after": after})


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The most Power wins."""

    seat: Annotated[int, SeatNumber]
    power: int
    chapter: int
