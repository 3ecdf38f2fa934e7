"""What happens at the table of Arcs, for the log, the animation and the charts.

What only one seat may know is told to that seat; `veiled` is what the others see. An event that
shows a card to all that was hidden says so in `turns_up`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core.recorded import Event
from engine.core.words import of_them, theirs, them, they
from games.arcs.board import HIDDEN, card_name, listed, system_name
from games.arcs.court import court_name
from games.arcs.leaders import LEADERS, named
from games.arcs.parts import NOBODY, How
from games.arcs.reach_box import OWNERS


def counted(number: int, thing: str) -> str:
    """A number with its noun: "1 ship", "3 ships", "2 cities"."""
    plural = f"{thing[:-1]}ies" if thing.endswith("y") and thing != "key" else f"{thing}s"
    return f"{number} {thing if number == 1 else plural}"


def voyage(origin: str, target: str) -> str:
    """From where to where: "from Gate 1 to Arrow 2"."""
    return f"from {system_name(origin)} to {system_name(target)}"


def owner_name(owner: int, names: Sequence[str]) -> str:
    """Whose pieces they are: a seat's, or those of somebody who is none."""
    return OWNERS.get(owner) or them(names[owner])


def owners(owner: int, names: Sequence[str]) -> str:
    """Whose a piece is, before it: "Vega's", "your", "the Empire's"."""
    return theirs(OWNERS.get(owner) or names[owner], "your")


def ships_words(fresh: int, hurt: int) -> str:
    """A fleet in words: "2 fresh and 1 damaged ships"."""
    if not hurt:
        return counted(fresh, "fresh ship")
    if not fresh:
        return counted(hurt, "damaged ship")
    return f"{fresh} fresh and {counted(hurt, 'damaged ship')}"


# -- set-up ---------------------------------------------------------------------------------------


class LeaderEvent(Event):
    """What happens only with leaders and lore."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SetupDrawn(Event):
    """The setup card and who begins."""

    card: str
    name: str
    first: int

    def text(self, names: Sequence[str]) -> str:
        return f"The map is {self.name}; {they(them(names[self.first]), 'has')} the initiative"


@dataclass(frozen=True, slots=True)
class ChapterStarted(Event):
    """A chapter began."""

    chapter: int

    def text(self, names: Sequence[str]) -> str:
        return f"Chapter {self.chapter}"


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A seat got action cards, which only that seat may know."""

    seat: int
    cards: tuple[str, ...]

    def veiled(self) -> CardsDealt:
        return CardsDealt(self.seat, (HIDDEN,) * len(self.cards))

    def text(self, names: Sequence[str]) -> str:
        known = [card_name(card) for card in self.cards if card != HIDDEN]
        what = listed(known) if known else counted(len(self.cards), "action card")
        return f"{they(names[self.seat], 'draws')} {what}"


@dataclass(frozen=True, slots=True)
class HandRedrawn(Event):
    """A seat threw its hand away for another one."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'discards')} the hand and draws again"


@dataclass(frozen=True, slots=True)
class CourtRefilled(Event):
    """A card turned up in the Court row."""

    slot: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"New at the Court: {court_name(self.card)}"


# -- cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played face up."""

    turns_up: ClassVar = "the card"

    seat: int
    card: str
    how: How

    def text(self, names: Sequence[str]) -> str:
        words = {
            "lead": "leads", "surpass": "surpasses with", "pivot": "pivots to", "event": "plays",
        }  # fmt: skip
        return f"{they(names[self.seat], words[self.how])} {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class CardCopied(Event):
    """A card was played face down; only its seat knows which."""

    seat: int
    card: str

    def veiled(self) -> CardCopied:
        return CardCopied(self.seat, HIDDEN)

    def text(self, names: Sequence[str]) -> str:
        known = "" if self.card == HIDDEN else f" ({card_name(self.card)})"
        return f"{they(names[self.seat], 'copies')}{known}"


@dataclass(frozen=True, slots=True)
class SideShown(Event):
    """On which side a card of two sides was played."""

    card: str
    side: str

    def text(self, names: Sequence[str]) -> str:
        return f"{card_name(self.card)} counts as {self.side.capitalize()}"


@dataclass(frozen=True, slots=True)
class InitiativePassed(Event):
    """The holder of the initiative led nothing; the marker went on, or stayed with the last."""

    seat: int
    holder: int

    def text(self, names: Sequence[str]) -> str:
        holder = they(them(names[self.holder]), "has")
        return f"{they(names[self.seat], 'passes')}; {holder} the initiative"


@dataclass(frozen=True, slots=True)
class InitiativeSeized(Event):
    """A seat took the marker; with a card given face down for it, which only it knows, or ""."""

    seat: int
    card: str

    def veiled(self) -> InitiativeSeized:
        return InitiativeSeized(self.seat, HIDDEN if self.card else "")

    def text(self, names: Sequence[str]) -> str:
        given = f" with {card_name(self.card)}" if self.card else ""
        return f"{they(names[self.seat], 'seizes')} the initiative{given}"


@dataclass(frozen=True, slots=True)
class InitiativeMoved(Event):
    """As the round ended the highest surpassing card got the marker."""

    seat: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'gets')} the initiative"


@dataclass(frozen=True, slots=True)
class AmbitionDeclared(Event):
    """A marker went onto an ambition."""

    seat: int
    ambition: str
    first: int
    second: int
    zeroed: bool

    def text(self, names: Sequence[str]) -> str:
        value = f"{self.first} and {self.second}"
        return f"{they(names[self.seat], 'declares')} {self.ambition.capitalize()} ({value} Power)"


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A seat looked at the hand of another."""

    reveals: ClassVar = ("look",)
    turns_up: ClassVar = "the hand, to whoever looks"

    seat: int
    rival: int
    cards: tuple[str, ...]

    def veiled(self) -> HandSeen:
        return HandSeen(self.seat, self.rival, ())

    def text(self, names: Sequence[str]) -> str:
        seen = f": {listed([card_name(card) for card in self.cards])}" if self.cards else ""
        return (
            f"{they(names[self.seat], 'looks')} at {theirs(names[self.rival], 'your')} hand{seen}"
        )


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """Two seats swapped a card each; both know both."""

    seat: int
    rival: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'swaps')} a card with {them(names[self.rival])}"


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """A seat threw action cards face down onto the pile."""

    seat: int
    count: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'discards')} {counted(self.count, 'action card')}"


@dataclass(frozen=True, slots=True)
class CardPickedUp(Event):
    """A Union brought a played card into its owner's hand."""

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'picks')} up {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class UnionAttached(Event):
    """A Union was laid beside a played card."""

    seat: int
    union: str
    card: str

    def text(self, names: Sequence[str]) -> str:
        union = court_name(self.union)
        return f"{they(names[self.seat], 'lays')} {union} beside {card_name(self.card)}"


# -- SUPERCAT -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountersSet(Event):
    """The hand counters of all SUPERCATs show so many cards, the others are the stack."""

    count: int

    def text(self, names: Sequence[str]) -> str:
        return f"Hand counters show {self.count}; the other action cards are the stack"


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """An action card was turned up for a SUPERCAT."""

    turns_up: ClassVar = "the card"

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'draws')} {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class CardsLaidAside(Event):
    """What a SUPERCAT had drawn and did not play went onto the pile."""

    seat: int
    cards: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        cards = listed([card_name(card) for card in self.cards])
        return f"{they(names[self.seat], 'discards')} {cards}"


@dataclass(frozen=True, slots=True)
class StackShuffled(Event):
    """The discard pile became a new stack of so many cards."""

    count: int

    def text(self, names: Sequence[str]) -> str:
        return f"{counted(self.count, 'discarded action card')} become the stack"


@dataclass(frozen=True, slots=True)
class SeizeCounted(Event):
    """A SUPERCAT's seize counter went up."""

    seat: int
    counter: int

    def text(self, names: Sequence[str]) -> str:
        return f"{theirs(names[self.seat])} seize counter shows {self.counter}"


@dataclass(frozen=True, slots=True)
class SeizeRolled(Event):
    """A SUPERCAT rolled to seize: the die, what is taken off, and the counter to stay under."""

    seat: int
    die: int
    less: int
    counter: int
    seizes: bool

    def text(self, names: Sequence[str]) -> str:
        off = f" {'less' if self.less > 0 else 'plus'} {abs(self.less)}" if self.less else ""
        what = "under" if self.seizes else "not under"
        rolls = they(names[self.seat], "rolls")
        return f"{rolls} {self.die}{off} to seize: {what} {self.counter}"


# -- resources and Court cards --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ResourceGained(Event):
    """A token came from the supply, or from a rival (`source`)."""

    seat: int
    resource: str
    source: int = NOBODY

    def text(self, names: Sequence[str]) -> str:
        origin = "" if self.source == NOBODY else f" from {them(names[self.source])}"
        verb = "gains" if self.source == NOBODY else "takes"
        return f"{they(names[self.seat], verb)} 1 {self.resource.capitalize()}{origin}"


@dataclass(frozen=True, slots=True)
class ResourceSpent(Event):
    """A token was spent in the Prelude, as its own type or another."""

    seat: int
    resource: str
    as_resource: str

    def text(self, names: Sequence[str]) -> str:
        other = "" if self.resource == self.as_resource else f" as {self.as_resource.capitalize()}"
        return f"{they(names[self.seat], 'spends')} {self.resource.capitalize()}{other}"


@dataclass(frozen=True, slots=True)
class ResourceDiscarded(Event):
    """Tokens of a type went back to the supply."""

    seat: int
    resource: str
    count: int = 1

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'discards')} {self.count} {self.resource.capitalize()}"


@dataclass(frozen=True, slots=True)
class SlotsArranged(Event):
    """A seat laid its tokens into its slots."""

    seat: int
    slots: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return (
            f"{they(names[self.seat], 'holds')} {listed([t.capitalize() for t in self.slots if t])}"
        )


@dataclass(frozen=True, slots=True)
class CardSecured(Event):
    """A Court card was secured, or ransacked, with these agents of rivals taken."""

    seat: int
    card: str
    rivals: int
    ransacked: bool = False

    def text(self, names: Sequence[str]) -> str:
        verb = "ransacks" if self.ransacked else "secures"
        taken = f" and takes {counted(self.rivals, 'agent')}" if self.rivals else ""
        return f"{they(names[self.seat], verb)} {court_name(self.card)}{taken}"


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """A text of a card was carried out."""

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'uses')} {named(self.card)}"


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A guild card went to the Court discard."""

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'loses')} {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """A guild card changed hands."""

    seat: int
    rival: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        who, rival = they(names[self.seat], "steals"), them(names[self.rival])
        return f"{who} {court_name(self.card)} from {rival}"


@dataclass(frozen=True, slots=True)
class CardBuried(Event):
    """A guild card went to the bottom of the Court deck."""

    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{court_name(self.card)} goes under the Court deck"


@dataclass(frozen=True, slots=True)
class CourtShuffled(Event):
    """The Court deck was shuffled with cards put into it."""

    cards: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"Into the Court deck: {listed([court_name(card) for card in self.cards])}"


@dataclass(frozen=True, slots=True)
class AgentPlaced(Event):
    """An agent came onto a Court card."""

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'influences')} {court_name(self.card)}"


@dataclass(frozen=True, slots=True)
class AgentsCaptured(Event):
    """Agents of a rival came into the Captives box."""

    seat: int
    rival: int
    count: int

    def text(self, names: Sequence[str]) -> str:
        who, rival = they(names[self.seat], "captures"), of_them(names[self.rival])
        return f"{who} {counted(self.count, 'agent')} {rival}"


@dataclass(frozen=True, slots=True)
class CaptivesSpent(Event):
    """Captives left the box: to their owners, or to the Trophies."""

    seat: int
    rival: int
    executed: bool

    def text(self, names: Sequence[str]) -> str:
        what = "makes a Trophy of" if self.executed else "returns"
        return f"{they(names[self.seat], what)} a Captive {of_them(names[self.rival])}"


# -- the map --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CityTaxed(Event):
    """A city was taxed, perhaps as if it were loyal, or an empty slot of nobody."""

    seat: int
    owner: int
    system: str
    as_loyal: bool = False

    def text(self, names: Sequence[str]) -> str:
        if self.owner == NOBODY:
            return f"{they(names[self.seat], 'taxes')} an empty slot in {system_name(self.system)}"
        whose = "a" if self.owner == self.seat else owners(self.owner, names)
        return f"{they(names[self.seat], 'taxes')} {whose} city in {system_name(self.system)}"


@dataclass(frozen=True, slots=True)
class PieceBuilt(Event):
    """A ship, city or starport was built."""

    seat: int
    kind: str
    system: str
    fresh: bool

    def text(self, names: Sequence[str]) -> str:
        damaged = "" if self.fresh else " (damaged)"
        where = system_name(self.system)
        return f"{they(names[self.seat], 'builds')} a {self.kind} in {where}{damaged}"


@dataclass(frozen=True, slots=True)
class ShipsPlaced(Event):
    """Fresh ships came from the supply."""

    seat: int
    system: str
    count: int

    def text(self, names: Sequence[str]) -> str:
        ships = counted(self.count, "ship")
        return f"{they(names[self.seat], 'places')} {ships} in {system_name(self.system)}"


@dataclass(frozen=True, slots=True)
class ShipsMoved(Event):
    """A fleet moved one system on."""

    seat: int
    origin: str
    target: str
    fresh: int
    hurt: int

    def text(self, names: Sequence[str]) -> str:
        fleet = ships_words(self.fresh, self.hurt)
        return f"{they(names[self.seat], 'moves')} {fleet} {voyage(self.origin, self.target)}"


@dataclass(frozen=True, slots=True)
class PieceRepaired(Event):
    """A piece became fresh."""

    seat: int
    kind: str
    system: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'repairs')} a {self.kind} in {system_name(self.system)}"


@dataclass(frozen=True, slots=True)
class OtherRepaired(Event):
    """A seat repaired a piece that is no seat's."""

    seat: int
    owner: int
    kind: str
    system: str

    def text(self, names: Sequence[str]) -> str:
        piece = f"a {self.kind} of {owner_name(self.owner, names)}"
        return f"{they(names[self.seat], 'repairs')} {piece} in {system_name(self.system)}"


@dataclass(frozen=True, slots=True)
class BattleStarted(Event):
    """A battle began, with these dice."""

    seat: int
    defender: int
    system: str
    skirmish: int
    assault: int
    raid: int

    def text(self, names: Sequence[str]) -> str:
        dice = f"{self.skirmish} skirmish, {self.assault} assault, {self.raid} raid dice"
        who, rival = they(names[self.seat], "attacks"), owner_name(self.defender, names)
        return f"{who} {rival} in {system_name(self.system)} with {dice}"


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The battle's dice, as the symbols they add up to."""

    seat: int
    hits: int
    self_hits: int
    intercepts: int
    building_hits: int
    keys: int

    def text(self, names: Sequence[str]) -> str:
        return (
            f"{self.hits} hits, {self.self_hits} on the attacker, {self.intercepts} intercepts, "
            f"{self.building_hits} on buildings, {self.keys} keys"
        )


@dataclass(frozen=True, slots=True)
class Intercepted(Event):
    """Fresh defending ships hit back."""

    seat: int
    hits: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'is')} intercepted: {counted(self.hits, 'hit')}"


@dataclass(frozen=True, slots=True)
class PieceHit(Event):
    """A piece was damaged, or destroyed and taken as a Trophy by `by`."""

    seat: int
    kind: str
    system: str
    destroyed: bool
    by: int

    def text(self, names: Sequence[str]) -> str:
        what = "is destroyed" if self.destroyed else "is damaged"
        whose = owners(self.seat, names)
        return f"{whose[:1].upper()}{whose[1:]} {self.kind} in {system_name(self.system)} {what}"


@dataclass(frozen=True, slots=True)
class OutrageProvoked(Event):
    """A seat Provoked Outrage of a type."""

    seat: int
    resource: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'provokes')} Outrage of {self.resource.capitalize()}"


@dataclass(frozen=True, slots=True)
class CityReturned(Event):
    """A city went back to its owner's board."""

    seat: int
    owner: int
    system: str

    def text(self, names: Sequence[str]) -> str:
        who, whose = they(names[self.seat], "returns"), theirs(names[self.owner], "your")
        return f"{who} {whose} city in {system_name(self.system)}"


# -- chapters -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AmbitionScored(Event):
    """A seat got Power for an ambition."""

    seat: int
    ambition: str
    place: int
    power: int
    bonus: int

    def text(self, names: Sequence[str]) -> str:
        place = "first" if self.place == 1 else "second"
        bonus = f" and {self.bonus} for cities" if self.bonus else ""
        who, what = they(names[self.seat], "is"), self.ambition.capitalize()
        return f"{who} {place} in {what}: {self.power} Power{bonus}"


@dataclass(frozen=True, slots=True)
class AmbitionsScored(Event):
    """The scoring step is over; these ambitions were scored."""

    ambitions: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"Scored: {listed([each.capitalize() for each in self.ambitions])}"


@dataclass(frozen=True, slots=True)
class PiecesReturned(Event):
    """All Trophies, or all Captives, went back to their owners."""

    captives: bool

    def text(self, names: Sequence[str]) -> str:
        return f"All {'Captives' if self.captives else 'Trophies'} return"


@dataclass(frozen=True, slots=True)
class MarkerFlipped(Event):
    """An ambition marker shows its more valuable side."""

    first: int
    second: int

    def text(self, names: Sequence[str]) -> str:
        return f"A marker is worth {self.first} and {self.second} from now on"


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The most Power wins."""

    seat: int
    power: int
    chapter: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'wins')} with {self.power} Power in chapter {self.chapter}"


# -- leaders and lore ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DraftLaid(LeaderEvent):
    """Leaders and lore cards lie open to be taken."""

    cards: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        leaders = listed([named(card) for card in self.cards if card in LEADERS])
        lore = listed([named(card) for card in self.cards if card not in LEADERS])
        return f"Leaders: {leaders}. Lore: {lore}"


@dataclass(frozen=True, slots=True)
class CardTaken(LeaderEvent):
    """A seat has a leader or a lore card."""

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        what = f"{named(self.card)} as leader" if self.card in LEADERS else named(self.card)
        return f"{they(names[self.seat], 'takes')} {what}"


@dataclass(frozen=True, slots=True)
class LoreDrawn(LeaderEvent):
    """Lore cards were drawn, of which some are kept."""

    seat: int
    cards: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        cards = listed([named(card) for card in self.cards])
        return f"{they(names[self.seat], 'draws')} {cards}"


@dataclass(frozen=True, slots=True)
class LoreDiscarded(LeaderEvent):
    """A lore card was discarded for what it clears."""

    seat: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'discards')} {named(self.card)}"


@dataclass(frozen=True, slots=True)
class PiecesScrapped(LeaderEvent):
    """Pieces of a seat are out of the game."""

    seat: int
    kind: str
    count: int

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'goes')} without {counted(self.count, self.kind)}"


@dataclass(frozen=True, slots=True)
class OutrageSet(LeaderEvent):
    """An Outrage icon of a seat is covered from the beginning."""

    seat: int
    resource: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'begins')} with Outrage of {self.resource.capitalize()}"


@dataclass(frozen=True, slots=True)
class OutrageCleared(LeaderEvent):
    """An Outrage icon is free again."""

    seat: int
    resource: str

    def text(self, names: Sequence[str]) -> str:
        return f"{they(names[self.seat], 'clears')} Outrage of {self.resource.capitalize()}"


@dataclass(frozen=True, slots=True)
class CardGiven(LeaderEvent):
    """A guild card went to a rival for nothing."""

    seat: int
    rival: int
    card: str

    def text(self, names: Sequence[str]) -> str:
        who, rival = they(names[self.seat], "gives"), them(names[self.rival])
        return f"{who} {court_name(self.card)} to {rival}"


@dataclass(frozen=True, slots=True)
class PlanetReshaped(LeaderEvent):
    """A resource laid on a planet is its type from now on."""

    seat: int
    system: str
    resource: str

    def text(self, names: Sequence[str]) -> str:
        what = self.resource.capitalize()
        who = they(names[self.seat], "turns")
        return f"{who} {system_name(self.system)} into a planet of {what}"


@dataclass(frozen=True, slots=True)
class RiflesFired(LeaderEvent):
    """Ships fired at a rival in another system."""

    seat: int
    defender: int
    origin: str
    target: str
    hits: int

    def text(self, names: Sequence[str]) -> str:
        who, rival = they(names[self.seat], "fires"), them(names[self.defender])
        origin, target = system_name(self.origin), system_name(self.target)
        return f"{who} from {origin} at {rival} in {target}: {counted(self.hits, 'hit')}"


@dataclass(frozen=True, slots=True)
class ShipsGuided(LeaderEvent):
    """A seat moved ships of an owner, its own or a rival's."""

    seat: int
    owner: int
    origin: str
    target: str
    fresh: int
    hurt: int

    def text(self, names: Sequence[str]) -> str:
        fleet = ships_words(self.fresh, self.hurt)
        whose = "" if self.owner == self.seat else f" {of_them(names[self.owner])}"
        who = they(names[self.seat], "guides")
        return f"{who} {fleet}{whose} {voyage(self.origin, self.target)}"


@dataclass(frozen=True, slots=True)
class BuildingReplaced(LeaderEvent):
    """A building gave way to another one, of another kind or owner."""

    seat: int
    owner: int
    system: str
    old: str
    new: str

    def text(self, names: Sequence[str]) -> str:
        whose = "a" if self.owner == self.seat else theirs(names[self.owner], "your")
        who = they(names[self.seat], "replaces")
        return f"{who} {whose} {self.old} in {system_name(self.system)} by a {self.new}"


@dataclass(frozen=True, slots=True)
class TrophyReturned(LeaderEvent):
    """A Trophy went back to its owner."""

    seat: int
    owner: int
    kind: str

    def text(self, names: Sequence[str]) -> str:
        who, owner = they(names[self.seat], "returns"), of_them(names[self.owner])
        return f"{who} {counted(1, self.kind)} {owner}"


"""What happens only with leaders and lore."""
