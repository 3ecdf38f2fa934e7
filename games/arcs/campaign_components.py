"""What is in the box of the Blighted Reach: cards, fates, policies, dice, and what comes
after Act I.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

# What is in the box of the Blighted Reach: cards, fates, policies, dice, and pieces of nobody.
#
# Read beside `board`, which has the box of the base game. The owners that are no seat have
# numbers that no seat has, so that a list of seats never takes them for one.

DATA: Final[Mapping[str, Any]] = MappingProxyType(
    json.loads((Path(__file__).parent / "data" / "arcs_reach.json").read_text(encoding="utf-8"))
)

CHAPTERS: Final[int] = DATA["components"]["chapters"]["act1"]
IMPERIAL_SHIPS: Final[int] = DATA["components"]["imperial_ships"]
BLIGHT_TOKENS: Final[int] = DATA["components"]["blight_tokens"]
FREE_CITIES: Final[int] = DATA["components"]["free_cities"]
FREE_STARPORTS: Final[int] = DATA["components"]["free_starports"]

Spoil = Literal["city", "starport", "ship", "blight"]
FREE, EMPIRE, BLIGHT = 7, 8, 9
OWNERS: Final = {FREE: "the Free States", EMPIRE: "the Empire", BLIGHT: "the Blight"}
SPOILS: Final[tuple[tuple[int, Spoil], ...]] = (
    (FREE, "city"),
    (FREE, "starport"),
    (EMPIRE, "ship"),
    (BLIGHT, "blight"),
)
"""The kinds of Trophies that are no seat's pieces, in the order of `Seat.spoils`."""
BOX: Final[Mapping[tuple[int, str], int]] = dict(
    zip(SPOILS, (FREE_CITIES, FREE_STARPORTS, IMPERIAL_SHIPS, BLIGHT_TOKENS), strict=True)
)
"""How many pieces of each there are."""
NO_SPOILS: Final = (0,) * len(SPOILS)

EVENT: Final = "event"
FAITHFUL: Final = "faithful"
EVENT_CARDS: Final = tuple(f"{EVENT}-{n}" for n in range(1, DATA["components"]["event_cards"] + 1))
EVENTS_IN_DECK: Final = {
    int(seats): count for seats, count in DATA["event_card"]["count_by_players"].items()
}
FAITHFUL_CARDS: Final[Mapping[str, tuple[int, int]]] = {
    each["id"]: (each["number"], each["pips"]) for each in DATA["faithful"]["cards"]
}
"""The number and the pips of every Faithful card."""
SIDES: Final[Mapping[str, tuple[str, ...]]] = {
    side: tuple(actions) for side, actions in DATA["faithful"]["sides"].items()
}
"""What a Faithful card gives on either side."""

UNCHOSEN: Final = "unchosen"
"""A fate that this view may not know."""
COUNCIL: Final[str] = DATA["imperial_council"]["id"]
MERCHANT_LEAGUE: Final = "f3-02"
UNKNOWN_LORE: Final = "unknown-lore"
"""A lore card in the Court deck: which one it is does not exist until it is turned up."""
SYMBOLS: Final = ("arrow", "crescent", "hex")
CRISIS, EDICT = "crisis", "edict"
EVENT_DIE: Final = tuple(
    (face["symbol"], face["result"]) for face in DATA["components"]["event_die"]["faces"]
)
POLICIES: Final = tuple(each["id"] for each in DATA["policies"])
GOLEMS: Final = tuple(each["id"] for each in DATA["golems"]["tokens"])


@dataclass(frozen=True, slots=True)
class FateCard:
    """A fate as printed: where its marker starts by seats, and its cards, lore among them."""

    id: str
    number: int
    start: Mapping[int, int]
    cards: tuple[str, ...]
    lore: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.id.capitalize()


FATE_CARDS: Final[Mapping[str, FateCard]] = {
    each["id"]: FateCard(
        each["id"],
        each["number"],
        {int(seats): value for seats, value in each["start"].items()},
        tuple(card["id"] for card in each["cards"]),
        tuple(card["id"] for card in each["cards"] if card["type"] == "lore"),
    )
    for each in DATA["fates"]
}
CARDS_OF_FATES: Final = tuple(card for fate in DATA["fates"] for card in fate["cards"])
"""The documents of all cards that come with a fate: guild cards, lore, abilities and an edict."""
SPEAKERS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "": (),
    UNCHOSEN: (),
    **{
        fate["id"]: (
            fate["id"],
            *[card["id"] for card in fate["cards"] if card["type"] == "ability"],
        )
        for fate in DATA["fates"]
    },
}
"""What speaks for whoever follows a fate besides cards: the fate itself and its abilities."""
DECK_OF_COURT: Final = tuple(each.get("same_as", each["id"]) for each in DATA["court_cards"])
"""The fifteen cards of the Court deck; ten are cards of the base game."""
IGNORES: Final[Mapping[str, frozenset[str]]] = {
    law: frozenset(
        card["id"]
        for card in CARDS_OF_FATES
        for clause in card["clauses"]
        for effect in clause["effects"]
        if law in effect.get("laws", ())
    )
    for law in ("presence", "movement", "truce")
}
"""The cards that let their owner ignore a law."""
BURIED_IF_OUTLAW: Final = frozenset(
    card["id"]
    for card in CARDS_OF_FATES
    for clause in card["clauses"]
    for effect in clause["effects"]
    if effect["op"] == "bury_self_if_outlaw"
)


# What the box holds for after Act I: the cards that its fates bring, how each resolves, B fates.
#
# Only the Intermission knows these cards: nothing of Act I does, and nobody plays them here.

_DATA: Final[Mapping[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "arcs_intermission.json").read_text(encoding="utf-8")
)


@dataclass(frozen=True, slots=True)
class LaterCard:
    """A card as printed: its kind (guild, vox, lore or law) and, of a guild card, its suit."""

    id: str
    name: str
    kind: str
    suit: str


@dataclass(frozen=True, slots=True)
class ResolutionLine:
    """One thing that a Resolution does, and the cards it does it with."""

    do: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a fate brings when it has succeeded, and when it has failed, in order."""

    success: tuple[ResolutionLine, ...]
    failure: tuple[ResolutionLine, ...]


def _lines(documents: list[Mapping[str, Any]]) -> tuple[ResolutionLine, ...]:
    return tuple([ResolutionLine(each["do"], tuple(each.get("cards", ()))) for each in documents])


LATER_CARDS: Final[Mapping[str, LaterCard]] = {
    each["id"]: LaterCard(each["id"], each["name"], each["type"], each.get("suit", ""))
    for each in _DATA["cards"]
}
RESOLUTIONS: Final[Mapping[str, Resolution]] = {
    fate: Resolution(_lines(each["success"]), _lines(each["failure"]))
    for fate, each in _DATA["resolutions"].items()
}
B_FATES: Final[Mapping[str, int]] = {each["id"]: each["number"] for each in _DATA["b_fates"]}
"""The fates that can be followed from Act II on, and their numbers."""
