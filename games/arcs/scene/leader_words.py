"""What the log and the cards of things say of leaders and lore."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.decision import Option
from games.arcs.board import listed
from games.arcs.events import counted
from games.arcs.leaders import ACTIONS, LEADERS, LORE, named
from games.arcs.moves import DiscardLore, SpendPip, Take, UseCard
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
        texts = tuple(Row(clause.text) for clause in LORE[card].clauses)
        return HoverCard(named(card), "lore", texts)
    leader = LEADERS[card]
    rows = [row for trait in leader.traits for row in (Row(trait.name, "head"), Row(trait.text))]
    return HoverCard(leader.name, "leader", (*rows, *_starts(card)))


def _starts(card: str) -> Iterator[Row]:
    yield Row("Begins with", "head")
    leader = LEADERS[card]
    first, second = leader.resources
    yield Row(f"{first.capitalize()} and {second.capitalize()}", icon=RESOURCE_ICONS[first])
    for place, start in leader.starts.items():
        things = [counted(start.ships, "ship")]
        things += [counted(start.cities, "city")] * bool(start.cities)
        things += [counted(start.starports, "starport")] * bool(start.starports)
        yield Row(f"{place}: {listed(things)}", "quiet")


def seat_rows(table: ArcsTable, number: int) -> Iterator[Row]:
    """The leader and the lore of a seat, with what they say."""
    seat = table.seats[number]
    if seat.leader:
        traits = "; ".join(f"{each.name}: {each.text}" for each in LEADERS[seat.leader].traits)
        yield Row(f"{named(seat.leader)}. {traits}", icon=LEADER_ICON)
    for card in seat.lore:
        texts = " ".join(clause.text for clause in LORE[card].clauses)
        yield Row(f"{named(card)}. {texts}", icon=LORE_ICON)
