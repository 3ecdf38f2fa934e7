"""What the position editor calls the fields of the campaign, and dealing fates that are hidden."""

from __future__ import annotations

from typing import Any, Final

from engine.core.field_words import FieldWords, Named, capitalized, seats_of, titles_by_seat
from games.arcs.board import BASE_CARDS, CLUSTERS, RESOURCES, SYSTEMS, card_name
from games.arcs.parts import NOBODY
from games.arcs.reach_box import (
    EVENT_CARDS,
    FAITHFUL_CARDS,
    FATE_CARDS,
    FREE,
    GOLEMS,
    OWNERS,
    POLICIES,
    SIDES,
    SPOILS,
    SYMBOLS,
    UNCHOSEN,
)

NOT_YET: Final = Named("", "None yet")
FATE_CHOICES: Final = tuple(Named(each.id, each.name) for each in FATE_CARDS.values())
KNOWN_FATES: Final = (NOT_YET, Named(UNCHOSEN, "Hidden"), *FATE_CHOICES)
SYSTEM_CHOICES: Final = tuple(Named(system, system) for system in SYSTEMS)
GATE_CHOICES: Final = tuple(each for each in SYSTEM_CHOICES if SYSTEMS[each.value].is_gate)
FAITHFUL_CHOICES: Final = tuple(Named(card, card_name(card)) for card in FAITHFUL_CARDS)
LOOSE_CHOICES: Final = tuple(
    Named(card, card_name(card)) for card in (*BASE_CARDS, *FAITHFUL_CARDS)
)
RESOURCE_CHOICES: Final = capitalized(RESOURCES)
SPOILS_TITLES: Final = tuple(f"{kind.capitalize()} of {OWNERS[owner]}" for owner, kind in SPOILS)


SEATS: Final = seats_of("seats")
REGENTS: Final = seats_of("seats", Named(NOBODY, "Nobody"))


def owners_of_buildings(document: Any) -> tuple[Named, ...]:
    """The seats, and in the campaign the Free States."""
    free = (Named(FREE, "Free States"),) if document["reach"] else ()
    return (*SEATS(document), *free)


WORDS: Final = {
    "ArcsTable.reach": FieldWords("The Blighted Reach", "Only in the campaign"),
    "Building.seat": FieldWords("Owner", choices=owners_of_buildings, seats="some"),
    "Seat.spoils": FieldWords("Other Trophies", entries=SPOILS_TITLES),
    "Reach.fates": FieldWords("Fates", for_each_seat=True),
    "Reach.clusters": FieldWords(
        "Imperial clusters", choices=tuple(Named(n, f"Cluster {n}") for n in CLUSTERS)
    ),
    "Reach.fresh": FieldWords("Fresh Imperial ships", choices=SYSTEM_CHOICES),
    "Reach.hurt": FieldWords("Damaged Imperial ships", choices=SYSTEM_CHOICES),
    "Reach.blight": FieldWords("Blight", "Fresh or damaged", choices=SYSTEM_CHOICES),
    "Reach.first_regent": FieldWords("First Regent", choices=REGENTS, low=NOBODY),
    "Reach.trust": FieldWords("Imperial Trust", choices=RESOURCE_CHOICES),
    "Reach.council": FieldWords(
        "Imperial Council",
        choices=(
            Named("in session", "In Session"),
            Named("decided", "Decided"),
            Named("tucked", "Under a played card"),
        ),
    ),
    "Reach.securer": FieldWords("Secured the Council", choices=REGENTS, low=NOBODY),
    "Reach.attached": FieldWords("Attached cards", "By the card that they lie on"),
    "Reach.policies": FieldWords(
        "Policies",
        "The first one is visible",
        choices=capitalized(POLICIES),
    ),
    "Reach.symbol": FieldWords(
        "Symbol rolled",
        choices=(NOT_YET, *capitalized(SYMBOLS)),
    ),
    "Reach.number": FieldWords("Number rolled", "0 before any roll", high=6),
    "Reach.aside": FieldWords(
        "Events set aside", choices=tuple(Named(card, card_name(card)) for card in EVENT_CARDS)
    ),
    "Reach.faithful": FieldWords(
        "Stack of Faithful cards", "The top one last", choices=FAITHFUL_CHOICES
    ),
    "Reach.preached": FieldWords("Faithful cards taken", choices=FAITHFUL_CHOICES),
    "Reach.scrapped": FieldWords("Action cards out of the game", choices=LOOSE_CHOICES),
    "Reach.sides": FieldWords("Sides of Faithful cards", ", ".join(SIDES)),
    "Reach.allies": FieldWords("Imperial ships that attack", entries=("Fresh", "Damaged")),
    "Reach.escort": FieldWords("Imperial ships under way", entries=("Fresh", "Damaged")),
    "Reach.sleepers": FieldWords("Gates with a golem", choices=GATE_CHOICES),
    "Reach.golems": FieldWords("Golems", choices=capitalized(GOLEMS)),
    "Golem": FieldWords("A golem"),
    "Golem.seat": FieldWords("Held by", choices=SEATS),
    "Golem.in_hearth": FieldWords("On the Golem Hearth"),
    "Golem.awake": FieldWords("Awake"),
    "Reach.revealed": FieldWords("Fates turned up"),
    "Reach.handed": FieldWords("Handed over in this Summit"),
    "Reach.wrongs": FieldWords("Wrongs in this action", "What SUPERCATs hold grievances for"),
    "Reach.bargains": FieldWords("How SUPERCAT's document is read where it deals"),
    "Bargains": FieldWords("Readings of deals"),
    "Bargains.grievances": FieldWords(
        "Grievances", choices=(Named("on", "Counted"), Named("off", "Not counted"))
    ),
    "Bargains.lets": FieldWords(
        "Whose contending speaks against a deal",
        choices=(Named("offerer", "Who offers"), Named("target", "Who is asked")),
    ),
    "Bargains.stakes": FieldWords(
        "Ambitions that speak against a deal",
        choices=(Named("all", "All"), Named("most", "The dearest")),
    ),
    "Fate": FieldWords("A fate"),
    "Fate.id": FieldWords("Fate", choices=KNOWN_FATES),
    "Fate.dealt": FieldWords("To choose from", choices=KNOWN_FATES),
    "Fate.marker": FieldWords("Objective", "Steps to go"),
    "Fate.outlaw": FieldWords("Outlaw"),
    "Fate.favors": FieldWords("Favors held", entries=titles_by_seat, for_each_seat=True),
    "Fate.league": FieldWords("On the Merchant League", choices=RESOURCE_CHOICES),
    "Fate.grievances": FieldWords("Grievances", entries=titles_by_seat, for_each_seat=True),
}
