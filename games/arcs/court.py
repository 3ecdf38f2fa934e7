"""The Court cards, leaders and lore, each with its clauses of effects as they are printed.

A leader's traits and a lore card's texts speak through the same clauses as the Court cards. What
they do is in the steps named `traits_*` and `lore_*`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, Final

from engine.core.decision import Event
from engine.text.message import Message, SeatNumber, said_by_fields
from games.arcs.board import CARD, CITY, DATA, OWNER, PIECE, STARPORT, SYSTEM, TOKEN, card_name
from games.arcs.campaign_components import (
    BLIGHT,
    CARDS_OF_FATES,
    COUNCIL,
    DECK_OF_COURT,
    OWNERS,
    UNKNOWN_LORE,
)
from games.arcs.campaign_components import DATA as OF_THE_REACH


@dataclass(frozen=True, slots=True)
class Effect:
    """One word of the vocabulary with what it speaks of; "" and 0 where it says nothing."""

    op: str
    resource: str = ""
    as_resource: str = ""
    n: int = 0
    amount: str = ""
    where: str = ""
    suit: str = ""
    condition: str = ""
    ambitions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Clause:
    """One text of a card: the channel it speaks through, and its effects in their order."""

    channel: str
    effects: tuple[Effect, ...]
    text: str
    base_action: str = ""
    limit: str = ""

    @property
    def name(self) -> str:
        """The name of a new action: what stands before the colon."""
        return self.text.partition(":")[0].lower()


@dataclass(frozen=True, slots=True)
class CourtCard:
    """A guild card (suit and raid cost) or a Vox card.

    A protected guild card leaves its owner only through Outrage. A Vox card that has spoken goes to
    the discard, or is shuffled back or buried.
    """

    id: str
    name: str
    is_guild: bool
    suit: str
    raid_cost: int
    clauses: tuple[Clause, ...]
    prelude: Clause | None = None
    shuffles_back: bool = False
    is_buried: bool = False
    is_protected: bool = False

    def of_channel(self, channel: str) -> tuple[Clause, ...]:
        return tuple(clause for clause in self.clauses if clause.channel == channel)


_KNOWN: Final = {field.name for field in fields(Effect)}


def effect_of(document: Mapping[str, Any]) -> Effect:
    words = {key: value for key, value in document.items() if key in _KNOWN}
    if isinstance(words.get("n"), str):
        words["amount"] = words.pop("n")
    if "ambitions" in words:
        named = words["ambitions"]
        words["ambitions"] = (named,) if isinstance(named, str) else tuple(named)
    return Effect(**words)


def clause_of(document: Mapping[str, Any]) -> Clause:
    return Clause(
        document["channel"],
        tuple(effect_of(effect) for effect in document["effects"]),
        document["text"],
        document.get("base_action", ""),
        document.get("limit", ""),
    )


def _card(document: Mapping[str, Any]) -> CourtCard:
    spoken = document.get("after_secured", document.get("after_resolution", ""))
    cost = document["raid_cost"]
    clauses = tuple(clause_of(clause) for clause in document["clauses"])
    return CourtCard(
        document["id"],
        document["name"],
        document["type"] == "guild",
        document["suit"] or "",
        cost if isinstance(cost, int) else 0,
        clauses,
        next((each for each in clauses if each.channel == "prelude"), None),
        spoken == "shuffle_into_court_deck",
        spoken == "bury",
        cost == "protected",
    )


BASE_COURT: Final = tuple(each["id"] for each in DATA["court_cards"])
"""The Court deck of the base game."""
_OF_THE_REACH: Final = [
    *[each for each in OF_THE_REACH["court_cards"] if "same_as" not in each],
    *[each for each in CARDS_OF_FATES if each["type"] == "guild"],
]
COURT: Final[Mapping[str, CourtCard]] = {
    **{card.id: card for card in map(_card, [*DATA["court_cards"], *_OF_THE_REACH])},
    COUNCIL: CourtCard(COUNCIL, "Imperial Council", False, "", 0, ()),
    UNKNOWN_LORE: CourtCard(UNKNOWN_LORE, "a lore card", False, "", 0, ()),
}
KEYS_IN_REACH: Final[Mapping[str, int]] = {
    each["same_as"]: each["raid_cost"] for each in OF_THE_REACH["court_cards"] if "same_as" in each
}
"""The raid costs that the campaign's copies of base cards have."""
REACH_COURT: Final = DECK_OF_COURT
"""The Court deck of the campaign, without its lore."""
CARD_OF_NAME: Final = {card.name: card.id for card in reversed(list(COURT.values()))}
"""Cards by name; one of the base game where the campaign has another of that name."""

NEW_ACTIONS: Final[Mapping[str, tuple[str, Clause]]] = {
    clause.name: (card.id, clause)
    for card in COURT.values()
    for clause in card.of_channel("new_action")
}
"""New actions by name: the card and its clause."""


_OTHER_NAMES: Final = {each["id"]: each["name"] for each in (*DATA["lore"], *CARDS_OF_FATES)}


VOX: Final = {each for each in COURT if not COURT[each].is_guild} - {COUNCIL, UNKNOWN_LORE}
"""The cards that are carried out once they are secured, and kept by nobody."""


def court_name(card: str) -> str:
    """The name of any card, also of an action card."""
    for box in (COURT, LEADERS, LORE, ABILITIES):
        if card in box:
            return box[card].name
    return _OTHER_NAMES.get(card) or card_name(card)


PLACES: Final = ("A", "B", "C")


@dataclass(frozen=True, slots=True)
class Start:
    cities: int = 0
    starports: int = 0
    ships: int = 0


@dataclass(frozen=True, slots=True)
class Trait:
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
        return next((each for each in self.clauses if each.channel == channel), None)

    @property
    def adds_slot(self) -> bool:
        return any(each.op == "adds_slot" for clause in self.clauses for each in clause.effects)


def start_of(document: Mapping[str, Any]) -> Start:
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
    if card in COURT:
        return COURT[card].prelude
    return next((each for each in texts_of(card) if each.channel == "prelude"), None)


def is_known(card: str) -> bool:
    return card in COURT or card in LEADERS or card in LORE or card in ABILITIES


_TEXTS: Final = (
    *((each.id, [part.text for part in each.clauses])
      for box in (COURT, LORE, ABILITIES) for each in box.values()),
    *((each.id, [part.text for part in each.traits]) for each in LEADERS.values()),
    *((each["id"], [part["text"] for part in each["clauses"]]) for each in CARDS_OF_FATES),
)  # fmt: skip
PRINTED: Final = {text: f"printed-{card}-{number}" for card, texts in reversed(_TEXTS)
                  for number, text in reversed(tuple(enumerate(texts, 1)))}  # fmt: skip
"""The message of each text; the first card that has it names it."""


def as_printed(*texts: str) -> Message:
    """Texts of a card in the language of their reader."""
    said = tuple([Message(PRINTED[text]) for text in texts])
    return said[0] if len(said) == 1 else Message("printed-texts", {"texts": said})


def traits_said(card: str) -> tuple[Message, ...]:
    return tuple([Message("leader-trait", {"name": each.name, "text": as_printed(each.text)})
                  for each in LEADERS[card].traits])  # fmt: skip


def card_words(card: str) -> Message:
    """What a card says, for whoever points at it."""
    if card in LEADERS:
        return Message("printed-texts", {"texts": traits_said(card)})
    return as_printed(*[each.text for each in (COURT if card in COURT else LORE)[card].clauses])


# What happens at the table of Arcs only with leaders and lore.


class LeaderEvent(Event):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DraftLaid(LeaderEvent):
    cards: Annotated[tuple[str, ...], CARD]

    def said(self) -> Message:
        """The leaders before the lore."""
        leaders = tuple([CARD(card) for card in self.cards if card in LEADERS])
        lore = tuple([CARD(card) for card in self.cards if card not in LEADERS])
        return Message("draft-laid", {"leaders": leaders, "lore": lore})


@dataclass(frozen=True, slots=True)
class CardTaken(LeaderEvent):
    seat: Annotated[int, SeatNumber]
    card: Annotated[str, CARD]

    def said(self) -> Message:
        """A leader is taken as one."""
        _, args = said_by_fields(self)
        return Message("leader-taken" if self.card in LEADERS else "card-taken", args)


@dataclass(frozen=True, slots=True)
class LoreDrawn(LeaderEvent):
    seat: Annotated[int, SeatNumber]
    cards: Annotated[tuple[str, ...], CARD]


@dataclass(frozen=True, slots=True)
class LoreDiscarded(LeaderEvent):
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
    seat: Annotated[int, SeatNumber]
    defender: Annotated[int, OWNER]
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    hits: int


@dataclass(frozen=True, slots=True)
class ShipsGuided(LeaderEvent):
    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    origin: Annotated[str, SYSTEM]
    target: Annotated[str, SYSTEM]
    fresh: int
    hurt: int

    def said(self) -> Message:
        _, args = said_by_fields(self)
        if self.owner in OWNERS:
            return Message("outsider-ships-guided", args)
        if self.owner == self.seat:
            return Message("ships-guided", args)
        return Message("rival-ships-guided", {**args, "rival": SeatNumber(self.owner)})


@dataclass(frozen=True, slots=True)
class BuildingReplaced(LeaderEvent):
    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    system: Annotated[str, SYSTEM]
    old: Annotated[str, PIECE]
    new: Annotated[str, PIECE]
    fresh: bool = field(default=True, compare=False)

    def said(self) -> Message:
        _, args = said_by_fields(self)
        is_own = self.owner == self.seat
        return Message("building-replaced" if is_own else "rival-building-replaced", args)


@dataclass(frozen=True, slots=True)
class TrophyReturned(LeaderEvent):
    seat: Annotated[int, SeatNumber]
    owner: Annotated[int, OWNER]
    kind: Annotated[str, PIECE]

    def said(self) -> Message:
        """Of a rival, of somebody who is no player, or Blight."""
        key, args = said_by_fields(self)
        if self.owner in OWNERS:
            return Message(f"{'blight' if self.owner == BLIGHT else 'outsider'}-{key}", args)
        return Message(key, {**args, "rival": SeatNumber(self.owner)})
