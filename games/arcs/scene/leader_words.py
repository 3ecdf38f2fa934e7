"""What the log and the cards of things say of leaders and lore."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.decision import Option
from engine.core.words import of_them, theirs, them
from games.arcs.board import listed, system_name
from games.arcs.court import court_name
from games.arcs.events import (
    BuildingReplaced,
    CardGiven,
    CardTaken,
    DraftLaid,
    LoreDiscarded,
    LoreDrawn,
    OutrageCleared,
    OutrageSet,
    PiecesScrapped,
    PlanetReshaped,
    RiflesFired,
    ShipsGuided,
    TrophyReturned,
    counted,
    ships_words,
)
from games.arcs.leaders import ACTIONS, LEADERS, LORE, named
from games.arcs.moves import DiscardLore, SpendPip, Take, UseCard
from games.arcs.scene.hover_card import HoverCard, Row
from games.arcs.scene.signs_of import RESOURCE_ICONS
from games.arcs.state import ArcsTable

LEADER_ICON: Final = "rally-the-troops"
LORE_ICON: Final = "open-book"
VERBS_OF_LEADERS: Final = frozenset(
    ("Takes", "Goes", "Begins", "Clears", "Gives", "Turns", "Fires", "Guides", "Replaces")
)


def leader_log(event: Any, names: Sequence[str]) -> tuple[str, str, str] | None:
    """What is done with leaders and lore."""
    return _drafted(event, names) or _done(event, names)


def _drafted(event: Any, names: Sequence[str]) -> tuple[str, str, str] | None:
    match event:
        case DraftLaid():
            return event.text(names), "", ""
        case CardTaken(_, card) if card in LEADERS:
            return f"Takes {named(card)} as leader", "", LEADER_ICON
        case CardTaken(_, card):
            return f"Takes {named(card)}", "", LORE_ICON
        case LoreDrawn(_, cards):
            return f"Draws {listed(map(named, cards))}", "", LORE_ICON
        case LoreDiscarded(_, card):
            return f"Discards {named(card)}", "", LORE_ICON
        case PiecesScrapped(_, kind, count):
            return f"Goes without {counted(count, kind)}", "", LEADER_ICON
        case OutrageSet(_, resource):
            return f"Begins with Outrage of {resource.capitalize()}", "", RESOURCE_ICONS[resource]
        case OutrageCleared(_, resource):
            return f"Clears Outrage of {resource.capitalize()}", "", RESOURCE_ICONS[resource]
    return None


def _done(event: Any, names: Sequence[str]) -> tuple[str, str, str] | None:
    match event:
        case CardGiven(_, rival, card):
            return f"Gives {court_name(card)} to {them(names[rival])}", "", "cards"
        case PlanetReshaped(_, system, resource):
            words = f"Turns {system_name(system)} into a planet of {resource.capitalize()}"
            return words, "", RESOURCE_ICONS[resource]
        case RiflesFired(_, defender, _, target, hits):
            where = f"{them(names[defender])} at {system_name(target)}"
            return f"Fires at {where}", counted(hits, "hit"), "crossed-swords"
        case ShipsGuided(seat, owner, origin, target, fresh, hurt):
            whose = "" if owner == seat else f" {of_them(names[owner])}"
            way = f"{system_name(origin)} to {system_name(target)}"
            return f"Guides {ships_words(fresh, hurt)}{whose}, {way}", "", "rocket"
        case BuildingReplaced(seat, owner, system, old, new):
            whose = "a" if owner == seat else theirs(names[owner], "your")
            where = f"at {system_name(system)}"
            return f"Replaces {whose} {old} {where} by a {new}", "", "hammer-nails"
        case TrophyReturned(_, owner, kind):
            return f"Returns {counted(1, kind)} {of_them(names[owner])}", "", "laurels-trophy"
    return None


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
