"""The Court cards: guilds and Vox, each with its clauses of effects as the data tells them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from games.arcs.board import DATA, card_name
from games.arcs.campaign_components import CARDS_OF_FATES, COUNCIL, DECK_OF_COURT, UNKNOWN_LORE
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
    shuffles_back: bool = False
    is_buried: bool = False
    is_protected: bool = False

    def of_channel(self, channel: str) -> tuple[Clause, ...]:
        """The texts of a channel."""
        return tuple(clause for clause in self.clauses if clause.channel == channel)

    @property
    def prelude(self) -> Clause | None:
        """Its Prelude text, if it has one."""
        return next(iter(self.of_channel("prelude")), None)


_KNOWN: Final = {field.name for field in fields(Effect)}


def effect_of(document: Mapping[str, Any]) -> Effect:
    """One word of the vocabulary as the data tells it."""
    words = {key: value for key, value in document.items() if key in _KNOWN}
    if isinstance(words.get("n"), str):
        words["amount"] = words.pop("n")
    if "ambitions" in words:
        named = words["ambitions"]
        words["ambitions"] = (named,) if isinstance(named, str) else tuple(named)
    return Effect(**words)


def clause_of(document: Mapping[str, Any]) -> Clause:
    """One text of a card as the data tells it."""
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
    return CourtCard(
        document["id"],
        document["name"],
        document["type"] == "guild",
        document["suit"] or "",
        cost if isinstance(cost, int) else 0,
        tuple(clause_of(clause) for clause in document["clauses"]),
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


def is_vox(card: str) -> bool:
    """Whether a card is carried out once it is secured, and kept by nobody."""
    return card in COURT and not COURT[card].is_guild and card not in (COUNCIL, UNKNOWN_LORE)


def court_name(card: str) -> str:
    """The printed name of a card that lies in the Court, where the campaign has lore too."""
    if card in COURT:
        return COURT[card].name
    return _OTHER_NAMES.get(card) or card_name(card)
