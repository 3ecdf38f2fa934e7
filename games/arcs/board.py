"""What is printed on the map, the action cards, the dice and the boards of Arcs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine.core.position.edits import Named
from engine.text.message import Message, NameOf, SeatNumber
from games.arcs.campaign_components import EVENT, EVENT_CARDS, FAITHFUL, FAITHFUL_CARDS, OWNERS
from games.arcs.card import ArcsCard

DATA: Final[Mapping[str, Any]] = MappingProxyType(
    json.loads((Path(__file__).parent / "data" / "arcs_base.json").read_text(encoding="utf-8"))
)

FEWEST_SEATS = ArcsCard.fewest_seats
MOST_SEATS = ArcsCard.most_seats
HIDDEN = "hidden"
"""A card that this view may not know."""

RESOURCES: Final = tuple(DATA["constants"]["resources"])
TOKENS_PER_RESOURCE: Final[int] = DATA["constants"]["tokens_per_resource"]
HAND_SIZE: Final[int] = DATA["constants"]["hand_size"]
LAST_CHAPTER: Final[int] = DATA["constants"]["max_chapters"]
POWER_TO_END: Final = {int(n): power for n, power in DATA["constants"]["power_threshold"].items()}
COURT_ROW: Final = {int(n): cards for n, cards in DATA["constants"]["court_row"].items()}
MOST_DICE: Final[int] = DATA["constants"]["max_dice_per_type"]

CITY, STARPORT, SHIP, AGENT = "city", "starport", "ship", "agent"
PIECES: Final = (SHIP, CITY, STARPORT, AGENT)
SUPPLY: Final = {
    SHIP: int(DATA["player_board"]["ship_supply"]),
    CITY: int(DATA["player_board"]["city_slots"]),
    STARPORT: int(DATA["player_board"]["starport_supply"]),
    AGENT: int(DATA["player_board"]["agent_supply"]),
}
RAID_COSTS: Final = tuple(
    slot["raid_cost"] for slot in DATA["player_board"]["resource_slots"]
)  # fmt: skip
ADDED_SLOT_COST: Final[int] = sum(
    effect["n"]
    for lore in DATA["lore"]
    for clause in lore["clauses"]
    for effect in clause["effects"]
    if effect["op"] == "adds_slot"
)
SLOT_COSTS: Final = (*RAID_COSTS, ADDED_SLOT_COST)
"""What a raid of each slot costs, that of the slot which lore may add last."""
OPEN_SLOTS: Final = tuple(
    row["open_resource_slots"] for row in DATA["player_board"]["uncover_table"]
)  # fmt: skip
CITY_BONUS: Final = tuple(row["bonus"] for row in DATA["player_board"]["uncover_table"])

AMBITIONS: Final = tuple(each["id"] for each in DATA["ambitions"])
AMBITION_OF_NUMBER: Final = {each["number"]: each["id"] for each in DATA["ambitions"]}
ANY_AMBITION = 7
PHANTOM_BOX: Final[Mapping[str, str]] = DATA["two_player"]["phantom_boxes"]


@dataclass(frozen=True, slots=True)
class System:
    """A gate (no resource, no slots) or a planet of a cluster."""

    id: str
    cluster: int
    symbol: str
    resource: str
    slots: int
    is_gate: bool


SYSTEMS: Final[Mapping[str, System]] = {
    each["id"]: System(
        each["id"],
        each["cluster"],
        each["symbol"],
        each["resource"] or "",
        each["slots"],
        each["symbol"] == "gate",
    )
    for each in DATA["systems"]
}
CLUSTERS: Final = tuple(sorted({system.cluster for system in SYSTEMS.values()}))


@cache
def systems_in_play(out: tuple[int, ...]) -> tuple[str, ...]:
    """ARCS-2.3: every system of the clusters that are in play."""
    return tuple(system.id for system in SYSTEMS.values() if system.cluster not in out)


@cache
def neighbours(out: tuple[int, ...]) -> Mapping[str, tuple[str, ...]]:
    """ARCS-2.2 and 2.3: adjacent systems, gates joined across clusters out of play."""
    names = systems_in_play(out)
    near = {name: {other for other in DATA["adjacency"][name] if other in names} for name in names}
    ring = [cluster for cluster in CLUSTERS if cluster not in out]
    for cluster, following in zip(ring, (*ring[1:], ring[0]), strict=True):
        if cluster != following:
            near[f"{cluster}-gate"].add(f"{following}-gate")
            near[f"{following}-gate"].add(f"{cluster}-gate")
    return {name: tuple(other for other in names if other in near[name]) for name in names}


@dataclass(frozen=True, slots=True)
class ActionCard:
    """An action card; `ambition` is that of its number, "" for a 1, "any" for a 7.

    An Event has neither number nor pips.
    """

    id: str
    suit: str
    number: int
    pips: int
    ambition: str


CARDS: Final[Mapping[str, ActionCard]] = {
    each["id"]: ActionCard(
        each["id"], each["suit"], each["number"], each["pips"], each["ambition"] or ""
    )
    for each in DATA["action_cards"]
} | {
    **{card: ActionCard(card, EVENT, 0, 0, "") for card in EVENT_CARDS},
    **{
        card: ActionCard(card, FAITHFUL, number, pips, "any")
        for card, (number, pips) in FAITHFUL_CARDS.items()
    },
}
SUIT_ACTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    each["id"]: tuple(each["actions"]) for each in DATA["suits"]
}


@cache
def deck(seats: int) -> tuple[str, ...]:
    """ARCS-3.1: the action cards of a game for so many seats."""
    return tuple(each["id"] for each in DATA["action_cards"] if each["min_players"] <= seats)


BASE_CARDS: Final = deck(MOST_SEATS)
"""The action cards of the base game."""


def system_name(system: str) -> str:
    """A system as people say it, by its symbol and its cluster: "Arrow 2"."""
    here = SYSTEMS[system]
    return f"{here.symbol.capitalize()} {here.cluster}"


def card_name(card: str) -> str:
    """A card as people say it: "Administration 3"; a hidden one is "a card"."""
    return "a card" if card == HIDDEN else card.replace("-", " ").capitalize()


@dataclass(frozen=True, slots=True)
class Face:
    """The symbols on one side of a die."""

    hit: int
    self_hit: int
    intercept: int
    building_hit: int
    key: int

    @property
    def words(self) -> str:
        """What the side shows: "2 hits and self-hit", or "blank"."""
        shown = ((self.hit, "hit"), (self.self_hit, "self-hit"), (self.intercept, "intercept"),
                 (self.building_hit, "building hit"), (self.key, "key"))  # fmt: skip
        parts = [name if n == 1 else f"{n} {name}s" for n, name in shown if n]
        return " and ".join(parts) or "blank"


DICE: Final = ("skirmish", "assault", "raid")
FACES: Final[Mapping[str, tuple[Face, ...]]] = {
    kind: tuple(Face(**face) for face in DATA["dice"][kind]["faces"]) for kind in DICE
}

MARKERS: Final = tuple(
    (
        (each["front"]["first"], each["front"]["second"]),
        (each["back"]["first"], each["back"]["second"]),
    )
    for each in DATA["ambition_markers"]
)


@dataclass(frozen=True, slots=True)
class Home:
    """Where one position of a setup card starts: a city, a starport, and two ships each."""

    city: str
    starport: str
    outposts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetupCard:
    """Clusters out of play, and homes from the holder of the initiative clockwise."""

    id: str
    name: str
    out: tuple[int, ...]
    homes: tuple[Home, ...]


SETUP_CARDS: Final[Mapping[str, SetupCard]] = {
    each["id"]: SetupCard(
        each["id"],
        each["name"],
        tuple(sorted(each["out_of_play_clusters"])),
        tuple(Home(home["A"], home["B"], tuple(home["C"])) for home in each["seats"]),
    )
    for each in DATA["setup_cards"]
}


@cache
def setup_cards(seats: int) -> tuple[str, ...]:
    """ARCS-3.2: the setup cards for so many seats."""
    return tuple(each["id"] for each in DATA["setup_cards"] if each["players"] == seats)


@cache
def phantom_tokens(out: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    """ARCS-3.3: the ambition box and the resource of each planet out of play."""
    covered = (system for system in SYSTEMS.values() if system.cluster in out and system.resource)
    return tuple((PHANTOM_BOX[system.resource], system.resource) for system in covered)


def listed(words: Iterable[str]) -> str:
    """Words as people list them: "a", "a and b", "a, b and c"."""
    *others, last = list(words) or ["nothing"]
    return f"{', '.join(others)} and {last}" if others else last


# Families of names in the messages of Arcs, for what events and moves hold as ids; dice.


class CapitalName(NameOf):
    """The kind of a word that commands begin with a capital."""

    def typed(self, value: Any) -> str:
        return str(value).capitalize()


SYSTEM: Final = NameOf("system")
CARD: Final = NameOf("card")
"""Action cards, Court cards, leaders, lore and abilities, by their ids."""
TOKEN: Final = CapitalName("token")
"""What lies in a resource slot."""
AMBITION: Final = CapitalName("ambition")
PIECE: Final = NameOf("piece")
ACTION: Final = CapitalName("action")
SIDE: Final = CapitalName("side")
SETUP: Final = NameOf("setup")
"""The maps of setup cards, by their ids."""
DIE: Final = NameOf("die")
FEATURE: Final = NameOf("feature")
"""What the search bots count of a table."""
SUIT: Final = NameOf("suit")
"""The suits of action cards, and the sides of Faithful cards, as pages are named."""
FATE: Final = NameOf("fate")
POLICY: Final = CapitalName("policy")
SYMBOL: Final = NameOf("symbol")
RESULT: Final = NameOf("result")
"""What the event die shows."""


class OwnerOf(NameOf):
    """The kind of an owner of pieces: a seat, or somebody who is none."""

    def __call__(self, value: str | int) -> Any:
        return super().__call__(value) if value in OWNERS else SeatNumber(int(value))

    def typed(self, value: Any) -> str:
        return OWNERS.get(value) or f"seat {value + 1}"


OWNER: Final = OwnerOf("owner")


FIELD: Final = NameOf("field")
"""What the position pages call values that nobody else names."""


def named_by(kind: NameOf, values: Iterable[str]) -> tuple[Named, ...]:
    """Values of a position by their names in a family."""
    return tuple([Named(each, Message(kind(each).key)) for each in values])


def dice_said(dice: tuple[int, ...]) -> dict[str, Any]:
    """The dice of a battle, for messages: of each kind how many, where there are any; and how many
    the last kind has, which the word after it goes by.
    """
    counts = [(kind, n) for kind, n in zip(DICE, dice, strict=True) if n]
    shown = [Message("dice-of", {"kind": DIE(kind), "count": n}) for kind, n in counts]
    return {"dice": tuple(shown), "count": counts[-1][1] if counts else 0}


def face_said(face: Face) -> Message:
    """What a side of a die shows: "2 hits and 1 self-hit", or "blank"."""
    shown = (
        ("hits", face.hit), ("self-hits", face.self_hit), ("intercepts", face.intercept),
        ("building-hits", face.building_hit), ("keys", face.key),
    )  # fmt: skip
    symbols = tuple([Message(f"rolled-{symbol}", {"count": n}) for symbol, n in shown if n])
    return Message("face", {"symbols": symbols}) if symbols else Message("face-blank")
