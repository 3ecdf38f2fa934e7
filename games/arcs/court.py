"""The Court cards: guilds and Vox, each with its clauses of effects as the data tells them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from games.arcs.board import DATA


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
    """A guild card (suit and raid cost) or a Vox card."""

    id: str
    name: str
    is_guild: bool
    suit: str
    raid_cost: int
    clauses: tuple[Clause, ...]
    shuffles_back: bool = False

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


COURT: Final[Mapping[str, CourtCard]] = {
    each["id"]: CourtCard(
        each["id"],
        each["name"],
        each["type"] == "guild",
        each["suit"] or "",
        each["raid_cost"] or 0,
        tuple(clause_of(clause) for clause in each["clauses"]),
        each.get("after_resolution") == "shuffle_into_court_deck",
    )
    for each in DATA["court_cards"]
}
CARD_OF_NAME: Final = {card.name: card.id for card in COURT.values()}

NEW_ACTIONS: Final[Mapping[str, tuple[str, Clause]]] = {
    clause.name: (card.id, clause)
    for card in COURT.values()
    for clause in card.of_channel("new_action")
}
"""New actions by name: the card and its clause."""


def court_name(card: str) -> str:
    """The printed name of a Court card."""
    return COURT[card].name
