"""The campaign in the plain values that its panels are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.text.message import Message
from engine.text.voice import Voice
from games.arcs.board import (
    AMBITION,
    CARD,
    CARDS,
    FATE,
    POLICY,
    RESOURCES,
    TOKEN,
    TOKENS_PER_RESOURCE,
)
from games.arcs.campaign.rules.state import IN_SESSION, Reach, reach_of
from games.arcs.campaign.text import policy_said, title_said
from games.arcs.campaign_components import COUNCIL, DATA, FAITHFUL, FATE_CARDS, UNKNOWN_LORE
from games.arcs.court import COURT, LORE
from games.arcs.odds import ranks_of
from games.arcs.parts import NOBODY, Offer
from games.arcs.scene.art.looks import State
from games.arcs.scene.view_model import LYING_THERE, STANDS
from games.arcs.state import ArcsTable

POLICIES: Final = {each["id"]: each for each in DATA["policies"]}


@dataclass(frozen=True, slots=True)
class AmbitionRow:
    """An ambition in a row: what its markers bring together, and the seats that lead."""

    ambition: str
    name: str
    power: tuple[int, int] | None
    leaders: tuple[tuple[int, int], ...]
    state: State = "plain"


@dataclass(frozen=True, slots=True)
class FateRow:
    """A seat's fate: which (empty: not known), what is to go of how much, and its title.

    `words` are the fate and the title as they are said.
    """

    seat: int
    fate: str
    marker: int
    start: int
    title: str
    words: tuple[str, str]


@dataclass(frozen=True, slots=True)
class FavorRow:
    """What lies on a seat's fate card: agents of others by owner, and grievances it holds.

    `grievances` is None for a seat that is no SUPERCAT: only those hold any.
    """

    seat: int
    favors: tuple[tuple[int, int], ...]
    grievances: tuple[tuple[int, int], ...] | None


@dataclass(frozen=True, slots=True)
class EmpireWords:
    holder: str
    trust: str
    empty: str
    policy: str
    pays: str
    brings: str


@dataclass(frozen=True, slots=True)
class EmpireLook:
    """The Empire: its holder (-1: nobody), ships on the map, Trust, policy and what it asks."""

    holder: int
    name: str
    ships: int
    trust: tuple[str, ...]
    policy: str
    policy_name: str
    demand: tuple[str, ...]
    words: EmpireWords


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card of the campaign's Court: name, kind, its agents, and what is attached to it: in words,
    the fuller ones first.
    """

    name: str
    suit: str
    kind: str
    agents: tuple[tuple[int, int], ...]
    attached: tuple[str, ...] = ()
    state: State = "plain"


def ambition_row(table: ArcsTable, ambition: str, state: State, voice: Voice) -> AmbitionRow:
    """An ambition with the two seats that have most."""
    markers = [table.marker_value(marker) for marker in table.boxes.get(ambition, ())]
    power = (sum(each[0] for each in markers), sum(each[1] for each in markers))
    ranks = [(rank.seat, rank.count) for rank in ranks_of(table, ambition) if rank.count]
    name = voice.say_name(AMBITION(ambition))
    return AmbitionRow(ambition, name, power if markers else None, tuple(ranks[:2]), state)


def markers_left(table: ArcsTable) -> Message:
    """The markers that can still be declared: "5|3, 3|2 left"."""
    left = [table.marker_value(marker) for marker in table.free_markers]
    if not left:
        return Message("reach-no-markers")
    markers = tuple(f"{first}|{second}" for first, second in left)
    key = "reach-markers-left" if len(left) < len(table.flipped) else "reach-markers"
    return Message(key, {"markers": markers})


def fate_row(table: ArcsTable, seat: int, voice: Voice) -> FateRow:
    """The fate of a seat; before all are turned up others are not known."""
    fate = reach_of(table).fates[seat]
    known = fate.id if fate.id in FATE_CARDS else ""
    start = FATE_CARDS[known].start[len(table.seats)] if known else 0
    reach = reach_of(table)
    marker = fate.marker if reach.revealed else start
    name = voice.say_name(FATE(known)) if known else voice.say(Message("reach-fate-unknown"))
    words = (name, voice.say(title_said(reach, seat)))
    return FateRow(seat, known, marker, start, reach.title_of(seat), words)


def favor_row(table: ArcsTable, seat: int) -> FavorRow:
    fate = reach_of(table).fates[seat]
    held = tuple((owner, count) for owner, count in enumerate(fate.favors) if count)
    if table.seats[seat].supercat is None:
        return FavorRow(seat, held, None)
    others = tuple((rival, n) for rival, n in enumerate(fate.grievances) if rival != seat)
    return FavorRow(seat, held, others)


def empire_shown(table: ArcsTable, voice: Voice) -> EmpireLook:
    reach = reach_of(table)
    holder = reach.first_regent
    ships = sum(reach.fresh.values()) + sum(reach.hurt.values())
    policy = reach.policies[0] if reach.policies else ""
    demand = tuple(POLICIES[policy]["demand"]) if policy else ()
    name = voice.named(holder) if holder != NOBODY else voice.say(Message("reach-nobody"))
    called = POLICY(policy) if policy else Message("reach-panel-no-policy")
    return EmpireLook(
        holder, name, ships, reach.trust, policy, voice.say_name(called), demand,
        _empire_words(policy, voice),
    )  # fmt: skip


def _empire_words(policy: str, voice: Voice) -> EmpireWords:
    panel = {each: voice.say(Message(f"reach-panel-{each}")) for each in PANEL}
    brings = voice.say(policy_said(policy), "brings") if policy else ""
    return EmpireWords(**panel, brings=brings)


PANEL: Final = ("holder", "trust", "empty", "policy", "pays")
"""What is always written on the card of the Empire."""


def kind_of(card: str, reach: Reach) -> tuple[str, Message]:
    """The suit (or "vox", "lore", "council") and the kind of a card of the campaign's Court.

    A Faithful card lies there once the guild card it was attached to has left.
    """
    if card == COUNCIL:
        is_on = reach.council == IN_SESSION
        return "council", Message("reach-in-session" if is_on else "reach-decided")
    if card in LORE or card == UNKNOWN_LORE:
        return "lore", Message("reach-lore")
    if card in CARDS:
        return FAITHFUL, Message("reach-faithful-card")
    known = COURT[card]
    if known.is_guild:
        return known.suit, Message("reach-guild", {"suit": TOKEN(known.suit)})
    return "vox", Message("reach-vox")


def small_card(table: ArcsTable, offer: Offer, state: State, voice: Voice) -> SmallCard:
    """A card of the Court in one small row."""
    suit, kind = kind_of(offer.card, reach_of(table))
    agents = tuple((seat, count) for seat, count in enumerate(offer.agents) if count)
    above = reach_of(table).attached.get(offer.card, "")
    said = Message("reach-with", {"card": CARD(above)})
    attached = (voice.say(said), voice.say(said, "short")) if above else ()
    name = voice.say_name(CARD(offer.card))
    return SmallCard(name, suit, voice.say(kind), agents, attached, state)


def tucked_lines(voice: Voice) -> tuple[str, str]:
    """The Imperial Council and where it is while whoever secured it keeps it."""
    return voice.say_name(CARD(COUNCIL)), voice.say(Message("reach-tucked"))


def supply_said(table: ArcsTable) -> Message:
    resources = tuple(
        Message("reach-supply-of",
             {"resource": TOKEN(each), "left": table.tokens_free(each), "of": TOKENS_PER_RESOURCE})
        for each in RESOURCES
    )  # fmt: skip
    return Message("reach-supply", {"resources": resources})


def lying_there(table: ArcsTable, system: str) -> tuple[bool | None, bool]:
    reach = reach_of(table)
    return reach.blight.get(system), system in reach.sleepers


LYING_THERE.put(Reach.mode, lying_there)


# How far an Act has come, in a few words.


def stands(table: ArcsTable) -> Message:
    chapters = {"chapter": table.chapter, "last": table.reach.last_chapter}
    return Message("reach-stands", chapters)


STANDS.put(Reach.mode, stands)
