"""The campaign in the plain values that its panels are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.arcs.board import CARDS, RESOURCES, TOKENS_PER_RESOURCE
from games.arcs.campaign.rules.state import Reach, reach_of
from games.arcs.court import COURT, court_name
from games.arcs.foresight import ranks_of
from games.arcs.leaders import LORE
from games.arcs.parts import NOBODY, Offer
from games.arcs.reach_box import (
    COUNCIL,
    DATA,
    FAITHFUL,
    FATE_CARDS,
    UNKNOWN_LORE,
)
from games.arcs.scene.art.looks import State
from games.arcs.scene.view_model import LYING_THERE
from games.arcs.state import ArcsTable

POLICIES: Final = {each["id"]: each for each in DATA["policies"]}
COUNCIL_WORDS: Final = {"in session": "In Session", "decided": "Decided", "tucked": "Decided"}


@dataclass(frozen=True, slots=True)
class AmbitionRow:
    """An ambition in a row: what its markers bring together, and the seats that lead."""

    ambition: str
    power: tuple[int, int] | None
    leaders: tuple[tuple[int, int], ...]
    state: State = "plain"


@dataclass(frozen=True, slots=True)
class FateRow:
    """A seat's fate: which (empty: not known), what is to go of how much, and its title."""

    seat: int
    fate: str
    marker: int
    start: int
    title: str


@dataclass(frozen=True, slots=True)
class FavorRow:
    """What lies on a seat's fate card: agents of others by owner, and grievances it holds.

    `grievances` is None for a seat that is no SUPERCAT: only those hold any.
    """

    seat: int
    favors: tuple[tuple[int, int], ...]
    grievances: tuple[tuple[int, int], ...] | None


@dataclass(frozen=True, slots=True)
class EmpireLook:
    """The Empire: its holder (-1: nobody), ships on the map, Trust, policy and what it asks."""

    holder: int
    name: str
    ships: int
    trust: tuple[str, ...]
    policy: str
    demand: tuple[str, ...]
    brings: str


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card of the campaign's Court: name, kind, its agents, and what is attached to it."""

    name: str
    suit: str
    kind: str
    agents: tuple[tuple[int, int], ...]
    attached: str = ""
    state: State = "plain"


def ambition_row(table: ArcsTable, ambition: str, state: State) -> AmbitionRow:
    """An ambition with the two seats that have most."""
    markers = [table.marker_value(marker) for marker in table.boxes.get(ambition, ())]
    power = (sum(each[0] for each in markers), sum(each[1] for each in markers))
    ranks = [(rank.seat, rank.count) for rank in ranks_of(table, ambition) if rank.count]
    return AmbitionRow(ambition, power if markers else None, tuple(ranks[:2]), state)


def markers_left(table: ArcsTable) -> str:
    """The markers that can still be declared: "5|3, 3|2 left"."""
    left = [table.marker_value(marker) for marker in table.free_markers]
    if not left:
        return "none left"
    words = ", ".join(f"{first}|{second}" for first, second in left)
    return f"{words} left" if len(left) < len(table.flipped) else words


def fate_row(table: ArcsTable, seat: int) -> FateRow:
    """The fate of a seat; before all are turned up others are not known."""
    fate = reach_of(table).fates[seat]
    known = fate.id if fate.id in FATE_CARDS else ""
    start = FATE_CARDS[known].start[len(table.seats)] if known else 0
    marker = fate.marker if reach_of(table).revealed else start
    return FateRow(seat, known, marker, start, reach_of(table).title_of(seat))


def favor_row(table: ArcsTable, seat: int) -> FavorRow:
    """The favors and the grievances that a seat holds."""
    fate = reach_of(table).fates[seat]
    held = tuple((owner, count) for owner, count in enumerate(fate.favors) if count)
    if table.seats[seat].supercat is None:
        return FavorRow(seat, held, None)
    others = tuple((rival, n) for rival, n in enumerate(fate.grievances) if rival != seat)
    return FavorRow(seat, held, others)


BRINGS: Final = {
    "peace": "Regents gain city Power",
    "escalation": "two Imperial ships come",
    "war": "Regents gain Weapons",
}


def empire_shown(table: ArcsTable, names: Sequence[str]) -> EmpireLook:
    """The card of the Empire."""
    reach = reach_of(table)
    holder = reach.first_regent
    ships = sum(reach.fresh.values()) + sum(reach.hurt.values())
    policy = reach.policies[0] if reach.policies else ""
    demand = tuple(POLICIES[policy]["demand"]) if policy else ()
    name = names[holder] if holder != NOBODY else "Nobody"
    return EmpireLook(holder, name, ships, reach.trust, policy, demand, BRINGS.get(policy, ""))


def kind_of(card: str, reach: Reach) -> tuple[str, str]:
    """The suit (or "vox", "lore", "council") and the kind of a card of the campaign's Court.

    A Faithful card lies there once the guild card it was attached to has left.
    """
    if card == COUNCIL:
        return "council", COUNCIL_WORDS[reach.council]
    if card in LORE or card == UNKNOWN_LORE:
        return "lore", "Lore"
    if card in CARDS:
        return FAITHFUL, "Faithful card"
    known = COURT[card]
    if known.is_guild:
        return known.suit, f"{known.suit.capitalize()} guild"
    return "vox", "Vox"


def small_card(table: ArcsTable, offer: Offer, state: State) -> SmallCard:
    """A card of the Court in one small row."""
    suit, kind = kind_of(offer.card, reach_of(table))
    agents = tuple((seat, count) for seat, count in enumerate(offer.agents) if count)
    above = reach_of(table).attached.get(offer.card, "")
    attached = court_name(above) if above else ""
    return SmallCard(court_name(offer.card), suit, kind, agents, attached, state)


def supply_words(table: ArcsTable) -> str:
    """How many tokens of each resource are left."""
    return ", ".join(
        f"{each.capitalize()} {table.tokens_free(each)} of {TOKENS_PER_RESOURCE}"
        for each in RESOURCES
    )


def lying_there(table: ArcsTable, system: str) -> tuple[bool | None, bool]:
    """The Blight of a system, fresh or not, and whether a golem sleeps there."""
    reach = reach_of(table)
    return reach.blight.get(system), system in reach.sleepers


LYING_THERE.put(Reach.mode, lying_there)
