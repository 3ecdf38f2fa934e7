"""Leaders and lore: what each begins with, its traits or texts, and their words of effects.

A leader's traits and a lore card's texts speak through the same clauses as the Court cards. What
they do is in the steps named `traits_*` and `lore_*`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from engine.core.recorded import Event
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs.board import CARD, CITY, DATA, OWNER, PIECE, STARPORT, SYSTEM, TOKEN
from games.arcs.campaign_components import BLIGHT, CARDS_OF_FATES, OWNERS
from games.arcs.court import COURT, NEW_ACTIONS, Clause, Effect, clause_of, effect_of

PLACES: Final = ("A", "B", "C")


@dataclass(frozen=True, slots=True)
class Start:
    """The pieces that come to one place of a setup card."""

    cities: int = 0
    starports: int = 0
    ships: int = 0


@dataclass(frozen=True, slots=True)
class Trait:
    """A named text of a leader with its effects."""

    name: str
    text: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader: traits, the two resources it begins with, and its pieces at A, B and C."""

    id: str
    name: str
    traits: tuple[Trait, ...]
    resources: tuple[str, str]
    starts: Mapping[str, Start]


@dataclass(frozen=True, slots=True)
class Lore:
    """A lore card with its texts; it has no icon and cannot be stolen."""

    id: str
    name: str
    clauses: tuple[Clause, ...]

    def of_channel(self, channel: str) -> Clause | None:
        """Its text of a channel, if it has one."""
        return next((each for each in self.clauses if each.channel == channel), None)

    @property
    def adds_slot(self) -> bool:
        """Whether it adds a resource slot."""
        return any(each.op == "adds_slot" for clause in self.clauses for each in clause.effects)


def start_of(document: Mapping[str, Any]) -> Start:
    """The pieces of one place as the data tells them."""
    return Start(document.get(CITY, 0), document.get(STARPORT, 0), document.get("ships", 0))


def _trait(name: str, text: str, words: list[Mapping[str, Any]]) -> Trait:
    return Trait(name, text.partition(": ")[2], tuple(effect_of(word) for word in words))


STANDARD: Final = {place: start_of(DATA["setup_pieces"][place]) for place in PLACES}
LEADERS: Final[Mapping[str, Leader]] = {
    each["id"]: Leader(
        each["id"],
        each["name"],
        tuple(map(_trait, each["traits"], each["effects"], each["words"])),
        (each["resources"][0], each["resources"][1]),
        {place: start_of(each["setup"][place]) for place in PLACES},
    )
    for each in DATA["leaders"]
}
BASE_LORE: Final = tuple(each["id"] for each in DATA["lore"])
"""The lore cards of the box; others come with a fate of the campaign."""
LORE: Final[Mapping[str, Lore]] = {
    each["id"]: Lore(each["id"], each["name"], tuple(map(clause_of, each["clauses"])))
    for each in (*DATA["lore"], *CARDS_OF_FATES)
    if each.get("type", "lore") == "lore"
}
COURT_LORE: Final = tuple(each["id"] for each in DATA["lore"] if each["set"] == "base")
"""The lore cards that the campaign's Court may hold."""
ABILITIES: Final[Mapping[str, Lore]] = {
    each["id"]: Lore(each["id"], each["name"], tuple(map(clause_of, each["clauses"])))
    for each in CARDS_OF_FATES
    if each["type"] == "ability"
}
"""What a fate lets whoever follows it do; never on a hand of cards."""

_OF_PIPS: Final = {
    "pip_battle_with_move": Clause("pip_action", (Effect("move_then_battle"),), "Move and battle:"),
    "pip_secure_with_influence": Clause(
        "pip_action", (Effect("influence_then_secure"),), "Influence and secure:"
    ),
}
ACTIONS: Final[Mapping[str, tuple[str, Clause]]] = {
    **NEW_ACTIONS,
    **{
        clause.name: (lore.id, clause)
        for lore in (*LORE.values(), *ABILITIES.values())
        for clause in lore.clauses
        if clause.channel == "new_action"
    },
    **{
        _OF_PIPS[effect.op].name: (leader.id, _OF_PIPS[effect.op])
        for leader in LEADERS.values()
        for trait in leader.traits
        for effect in trait.effects
        if effect.op in _OF_PIPS
    },
}
"""Every action that is no standard one by name: the card or leader, and the text."""


def texts_of(card: str) -> tuple[Clause, ...]:
    """The texts of a leader, a lore card or an ability; none for any other name."""
    if card in LORE:
        return LORE[card].clauses
    if card in ABILITIES:
        return ABILITIES[card].clauses
    if card not in LEADERS:
        return ()
    begins = Clause("static", (Effect("starts_with_own_pieces"),), "")
    traits = [Clause("static", each.effects, each.text) for each in LEADERS[card].traits]
    return (begins, *traits)


def prelude_of(card: str) -> Clause | None:
    """The Prelude text of a Court card or a lore card, if it has one."""
    if card in COURT:
        return COURT[card].prelude
    return next((each for each in texts_of(card) if each.channel == "prelude"), None)


def is_known(card: str) -> bool:
    """Whether it is a Court card, a leader, a lore card or an ability."""
    return card in COURT or card in LEADERS or card in LORE or card in ABILITIES


def named(card: str) -> str:
    """The printed name of a Court card, a leader, a lore card or an ability."""
    for box in (COURT, LEADERS, LORE, ABILITIES):
        if card in box:
            return box[card].name
    raise KeyError(card)


def card_words(card: str) -> str:
    """What a leader or a lore card says, for whoever points at it."""
    if card in LEADERS:
        return " ".join(f"{each.name}: {each.text}" for each in LEADERS[card].traits)
    return " ".join(clause.text for clause in LORE[card].clauses)


# What happens at the table of Arcs only with leaders and lore.


class LeaderEvent(Event):
    """What happens only with leaders and lore."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DraftLaid(LeaderEvent):
    """Leaders and lore cards lie open to be taken."""

    cards: Annotated[tuple[str, ...], CARD]

    def said(self) -> Message:
        """The leaders before the lore."""
        leaders = tuple([CARD(card) for card in self.cards if card in LEADERS])
        lore = tuple([CARD(card) for card in self.cards if card not in LEADERS])
        return Message("draft-laid", {"leaders": leaders, "lore": lore})


@dataclass(frozen=True, slots=True)
class CardTaken(LeaderEvent):
    """A seat has a leader or a lore card."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]

    def said(self) -> Message:
        """A leader is taken as one."""
        _, args = said_by_fields(self)
        return Message("leader-taken" if self.card in LEADERS else "card-taken", args)


@dataclass(frozen=True, slots=True)
class LoreDrawn(LeaderEvent):
    """Lore cards were drawn, of which some are kept."""

    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class LoreDiscarded(LeaderEvent):
    """A lore card was discarded for what it clears."""

    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class PiecesScrapped(LeaderEvent):
    """Pieces of a seat are out of the game."""

    seat: Annotated[int, SeatNumber]
    kind: Annotated[str, PIECE]
    count: int


@dataclass(frozen=True, slots=True)
class OutrageSet(LeaderEvent):
    """An Outrage icon of a seat is covered from the beginning."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class OutrageCleared(LeaderEvent):
    """An Outrage icon is free again."""

    seat: Annotated[int, SeatNumber]
    resource: Annotated[str, TOKEN]


@dataclass(frozen=True, slots=True)
class CardGiven(LeaderEvent):
    """A guild card went to a rival for nothing."""

    seat: Annotated[int, SeatNumber]
    rival: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]


@dataclass(frozen=True, slots=True)
class PlanetReshaped(LeaderEvent):
    """A resource laid on a planet is its type from now on."""

    seat: Annotated[int, SeatNumber]
    system: Annotated[str, SYSTEM]
    resource: Annotated[str, TOKEN]
    slot: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class RiflesFired(LeaderEvent):
    """Ships fired at a defender in another system."""

    seat: Annotated[int, SeatNumber]
    defender: Annotated[int, OWNER]
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    hits: int


@dataclass(frozen=True, slots=True)
class ShipsGuided(LeaderEvent):
    """A seat moved ships of an owner: its own, a rival's or the Empire's."""

    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    fresh: int
    hurt: int

    def said(self) -> Message:
        """Its own ships, a rival's or the Empire's."""
        _, args = said_by_fields(self)
        if self.owner in OWNERS:
            return Message("outsider-ships-guided", args)
        if self.owner == self.seat:
            return Message("ships-guided", args)
        return Message("rival-ships-guided", {**args, "rival": SeatNumber(self.owner)})


@dataclass(frozen=True, slots=True)
class BuildingReplaced(LeaderEvent):
    """A building gave way to another one, of another kind or owner."""

    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    system: Annotated[str, SYSTEM]
    old: Annotated[str, PIECE]
    new: Annotated[str, PIECE]
    fresh: bool = field(default=True, compare=False)

    def said(self) -> Message:
        """Its own building, or a rival's."""
        _, args = said_by_fields(self)
        is_own = self.owner == self.seat
        return Message("building-replaced" if is_own else "rival-building-replaced", args)


@dataclass(frozen=True, slots=True)
class TrophyReturned(LeaderEvent):
    """A Trophy went back to its owner."""

    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]

    def said(self) -> Message:
        """Of a rival, of somebody who is no player, or Blight."""
        key, args = said_by_fields(self)
        if self.owner in OWNERS:
            return Message(f"{'blight' if self.owner == BLIGHT else 'outsider'}-{key}", args)
        return Message(key, {**args, "rival": SeatNumber(self.owner)})
