"""What the log and the cards of things say of leaders and lore."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.decision import Option
from engine.text.said import Said
from games.arcs.board import CITY, SHIP, STARPORT
from games.arcs.leaders import ACTIONS, LEADERS, LORE
from games.arcs.moves import DiscardLore, SpendPip, Take, UseCard
from games.arcs.names import CARD, PIECE, TOKEN
from games.arcs.scene.hover_card import HoverCard, Row
from games.arcs.scene.signs_of import RESOURCE_ICONS
from games.arcs.state import ArcsTable

LEADER_ICON: Final = "rally-the-troops"
LORE_ICON: Final = "open-book"


def option_card(option: Option) -> HoverCard | None:
    """What a leader, a lore card, or an action that one of them gives, says."""
    match option:
        case Take(card) | UseCard(card) | DiscardLore(card) if card in LEADERS or card in LORE:
            return leader_card(card)
        case SpendPip(action):
            return action_card(action)
    return None


def action_card(action: str) -> HoverCard | None:
    """What an action that a leader or a lore card gives does."""
    card = ACTIONS[action][0] if action in ACTIONS else ""
    return leader_card(card) if card in LEADERS or card in LORE else None


def leader_card(card: str) -> HoverCard:
    """All texts of a leader or of a lore card."""
    if card in LORE:
        texts = tuple(Row(_as_sentence(clause.text)) for clause in LORE[card].clauses)
        return HoverCard(_name(card), Said("lore-kind"), texts)
    leader = LEADERS[card]
    rows = [
        row for trait in leader.traits
        for row in (Row(trait.name, "head"), Row(_as_sentence(trait.text)))
    ]  # fmt: skip
    return HoverCard(_name(card), Said("leader-kind"), (*rows, *_starts(card)))


def _as_sentence(text: str) -> str:
    """A text of a card where it stands by itself."""
    return text[:1].upper() + text[1:]


def _name(card: str) -> Said:
    return Said(CARD(card).key)


def _starts(card: str) -> Iterator[Row]:
    yield Row(Said("leader-begins"), "head")
    leader = LEADERS[card]
    tokens = tuple(map(TOKEN, leader.resources))
    icon = RESOURCE_ICONS[leader.resources[0]]
    yield Row(Said("leader-resources", {"tokens": tokens}), icon=icon)
    for place, start in leader.starts.items():
        counts = {SHIP: start.ships, CITY: start.cities, STARPORT: start.starports}
        pieces = tuple(
            Said("counted-piece", {"count": count, "kind": PIECE(kind)})
            for kind, count in counts.items() if count
        )  # fmt: skip
        yield Row(Said("leader-start", {"place": place, "pieces": pieces}), "quiet")


def seat_rows(table: ArcsTable, number: int) -> Iterator[Row]:
    """The leader and the lore of a seat, with what they say."""
    seat = table.seats[number]
    if seat.leader:
        traits = tuple(
            Said("leader-trait", {"name": each.name, "text": each.text})
            for each in LEADERS[seat.leader].traits
        )
        said = {"card": CARD(seat.leader), "traits": traits}
        yield Row(Said("leader-of-seat", said), icon=LEADER_ICON)
    for card in seat.lore:
        texts = tuple(clause.text for clause in LORE[card].clauses)
        yield Row(Said("lore-of-seat", {"card": CARD(card), "texts": texts}), icon=LORE_ICON)
