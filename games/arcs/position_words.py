"""What the position editor calls the fields of Arcs."""

from __future__ import annotations

from typing import Final

from engine.core.field_words import FieldWords, Named, capitalized, seats_of, titles_by_seat
from games.arcs.board import (
    AMBITIONS,
    CARDS,
    HIDDEN,
    LAST_CHAPTER,
    MARKERS,
    PIECES,
    RESOURCES,
    SETUP_CARDS,
    SUIT_ACTIONS,
    SYSTEMS,
    card_name,
)
from games.arcs.court import BASE_COURT, COURT, court_name
from games.arcs.leaders import ACTIONS, COURT_LORE, LEADERS, LORE, card_words
from games.arcs.parts import EVERYBODY, NO_TOKEN, NOBODY
from games.arcs.reach_box import CARDS_OF_FATES, GOLEMS

OTHERS_IN_COURT: Final = tuple(
    Named(card, court_name(card))
    for card in (
        *[card for card in COURT if card not in BASE_COURT],
        *COURT_LORE,
        *[each["id"] for each in CARDS_OF_FATES if each["type"] == "lore"],
    )
)
"""Cards that only the campaign has in its Court."""
CARD_CHOICES = tuple(Named(card, card_name(card)) for card in CARDS)
HAND_CHOICES = (Named(HIDDEN, "Hidden"), *CARD_CHOICES)
COURT_CHOICES = (
    *(
        Named(card, COURT[card].name, " ".join(clause.text for clause in COURT[card].clauses))
        for card in BASE_COURT
    ),
    *OTHERS_IN_COURT,
)
GUILD_CHOICES = tuple(
    each for each in COURT_CHOICES if each.value in COURT and COURT[each.value].is_guild
)
OFFER_CHOICES = (Named("", "None"), *COURT_CHOICES)
LEADER_CHOICES = tuple(Named(each.id, each.name, card_words(each.id)) for each in LEADERS.values())
LORE_CHOICES = tuple(Named(each.id, each.name, card_words(each.id)) for each in LORE.values())
DRAFT_CHOICES = (*LEADER_CHOICES, *LORE_CHOICES)
USED_CHOICES = (*GUILD_CHOICES, *DRAFT_CHOICES)
RESOURCE_CHOICES = capitalized(RESOURCES)
GOLEM_CHOICES = capitalized(GOLEMS)
SLOT_CHOICES = (Named(NO_TOKEN, "Empty"), *RESOURCE_CHOICES, *GOLEM_CHOICES)
PLANET_CHOICES = tuple(Named(each.id, each.id) for each in SYSTEMS.values() if each.resource)
SYSTEM_CHOICES = tuple(Named(system, system) for system in SYSTEMS)
PLACE_CHOICES = (*SYSTEM_CHOICES, *COURT_CHOICES)
ORIGIN_CHOICES = (Named("", "Nowhere"), *SYSTEM_CHOICES)
DEED_CHOICES = (
    Named("move", "Ships moved"), Named("influence", "An agent placed"),
    Named("battle", "A battle fought"), Named("tax", "A city taxed"),
    Named("build", "A piece built"), Named("repair", "A piece repaired"),
)  # fmt: skip
SETUP_CHOICES = (
    Named("", "None yet"),
    *(Named(card.id, card.name, card.id) for card in SETUP_CARDS.values()),
)
AMBITION_CHOICES = capitalized(AMBITIONS)
MARKER_CHOICES = tuple(
    Named(number, f"{front[0]}/{front[1]} and {back[0]}/{back[1]}")
    for number, (front, back) in enumerate(MARKERS)
)
MARKER_TITLES = tuple(each.title for each in MARKER_CHOICES)
AIDS_CHOICES = (
    Named("off", "Off"), Named("behind", "While behind"), Named("always", "Always"),
)  # fmt: skip
KIND_CHOICES = capitalized(("city", "starport"))
HOW_CHOICES = capitalized(("lead", "surpass", "copy", "pivot"))
ACTION_CHOICES = capitalized(dict.fromkeys(
    [*(each for actions in SUIT_ACTIONS.values() for each in actions), *ACTIONS]
))  # fmt: skip
SLOT_TITLES = tuple(f"Slot {number}" for number in range(1, 7))


SEATS = seats_of("seats")
KNOWERS = seats_of("seats", Named(NOBODY, "Nobody"), Named(EVERYBODY, "Everybody"))
WORDS = {
    "ArcsTable.seats": FieldWords("Seats", by="seat"),
    "ArcsTable.setup": FieldWords("Setup card", choices=SETUP_CHOICES),
    "ArcsTable.buildings": FieldWords("Buildings"),
    "ArcsTable.initiative": FieldWords("Initiative", choices=SEATS, seats="some"),
    "ArcsTable.seat": FieldWords("Seat in turn", choices=SEATS, seats="some"),
    "ArcsTable.chapter": FieldWords("Chapter", "0 while setting up", high=LAST_CHAPTER),
    "ArcsTable.round": FieldWords("Round"),
    "ArcsTable.passes": FieldWords("Passes", "Players who have passed in a row"),
    "ArcsTable.trick": FieldWords("Cards played"),
    "ArcsTable.extras": FieldWords("Cards given to seize"),
    "ArcsTable.unions": FieldWords("Unions beside cards"),
    "ArcsTable.seized": FieldWords("Initiative seized"),
    "ArcsTable.zeroed": FieldWords("Zero marker", "The lead card counts as 0"),
    "ArcsTable.declared": FieldWords("Declared in this round"),
    "ArcsTable.boxes": FieldWords("Markers on ambitions", choices=AMBITION_CHOICES),
    "ArcsTable.flipped": FieldWords("Markers flipped", entries=MARKER_TITLES),
    "ArcsTable.court": FieldWords("Court row"),
    "ArcsTable.court_deck": FieldWords("Court deck", choices=COURT_CHOICES, is_sorted=True),
    "ArcsTable.buried": FieldWords("Under the Court deck", choices=GUILD_CHOICES),
    "ArcsTable.court_discard": FieldWords("Court discard", choices=COURT_CHOICES),
    "ArcsTable.pile": FieldWords("Action discard pile", "Layers, the bottom one first"),
    "ArcsTable.stack": FieldWords("Stack", "What SUPERCATs draw from"),
    "ArcsTable.turn": FieldWords("Turn"),
    "ArcsTable.draft": FieldWords("Leaders and lore to take", choices=DRAFT_CHOICES),
    "ArcsTable.reshaped": FieldWords(
        "Planets of another type", "By a resource laid on them", choices=PLANET_CHOICES
    ),
    "Rules.leaders": FieldWords("Leaders and lore", choices=capitalized(("off", "on"))),
    "Seat.leader": FieldWords("Leader", choices=(Named("", "None"), *LEADER_CHOICES)),
    "Seat.lore": FieldWords("Lore", choices=LORE_CHOICES),
    "Seat.scrapped": FieldWords(
        "Out of the game", entries=tuple(kind.capitalize() for kind in PIECES)
    ),
    "Building.beside": FieldWords("Beside the slots"),
    "Turn.taxed": FieldWords("Empty slots taxed", choices=SYSTEM_CHOICES),
    "Rules.mode": FieldWords("Game", "Another one begins anew", setting="mode", choices=(
        Named("base", "Base game"), Named("campaign", "The Blighted Reach"),
    )),
    "Rules.aids": FieldWords("SUPERCAT's aids", choices=AIDS_CHOICES),
    "Seat.power": FieldWords("Power"),
    "Seat.hand": FieldWords("Hand", choices=HAND_CHOICES, is_sorted=True),
    "Seat.cards": FieldWords("Guild cards", choices=GUILD_CHOICES),
    "Seat.slots": FieldWords("Resources", choices=SLOT_CHOICES, entries=SLOT_TITLES),
    "Seat.outrage": FieldWords("Outrage", choices=RESOURCE_CHOICES),
    "Seat.captives": FieldWords("Captives", entries=titles_by_seat, for_each_seat=True),
    "Seat.trophies": FieldWords("Trophies", entries=titles_by_seat, for_each_seat=True),
    "Seat.fresh": FieldWords("Fresh ships", choices=SYSTEM_CHOICES),
    "Seat.hurt": FieldWords("Damaged ships", choices=SYSTEM_CHOICES),
    "Seat.supercat": FieldWords("SUPERCAT", "What lies at its board"),
    "Supercat.counter": FieldWords("Hand counter"),
    "Supercat.seize": FieldWords("Seize counter"),
    "Supercat.has_spied": FieldWords("Has used Informants"),
    "Supercat.drawn": FieldWords("Cards drawn", choices=HAND_CHOICES),
    "Building": FieldWords("A building"),
    "Building.seat": FieldWords("Owner", choices=SEATS, seats="some"),
    "Building.kind": FieldWords("Kind", choices=KIND_CHOICES),
    "Building.system": FieldWords("System", choices=SYSTEM_CHOICES),
    "Building.fresh": FieldWords("Fresh"),
    "Building.used": FieldWords("Used this turn"),
    "Played": FieldWords("A card played"),
    "Played.card": FieldWords("Card", choices=HAND_CHOICES),
    "Played.how": FieldWords("How", choices=HOW_CHOICES),
    "Offer": FieldWords("A Court card"),
    "Offer.card": FieldWords("Card", choices=OFFER_CHOICES),
    "Offer.agents": FieldWords("Agents", entries=titles_by_seat, for_each_seat=True),
    "Lying": FieldWords("A card"),
    "Lying.card": FieldWords("Card", choices=HAND_CHOICES),
    "Lying.known_to": FieldWords("Known to", choices=KNOWERS, low=EVERYBODY),
    "Turn.pips": FieldWords("Pips left"),
    "Turn.actions": FieldWords("Actions", choices=ACTION_CHOICES),
    "Turn.prelude": FieldWords("Prelude"),
    "Turn.acted": FieldWords("Something was done"),
    "Turn.built": FieldWords("A starport was built"),
    "Turn.armed": FieldWords("Pips may battle"),
    "Turn.spent": FieldWords("Tokens spent", choices=RESOURCE_CHOICES),
    "Turn.secured": FieldWords("Secured in this Prelude", choices=GUILD_CHOICES),
    "Turn.used": FieldWords("Used once", choices=USED_CHOICES),
    "Turn.influenced": FieldWords("Influenced this turn", choices=COURT_CHOICES),
    "Turn.trail": FieldWords("Done with this card", "What its seat set out for follows from it"),
    "Turn.past_fate": FieldWords("Past its fate's page", "A SUPERCAT reads it no more"),
    "Deed": FieldWords("Something done"),
    "Deed.kind": FieldWords("What", choices=DEED_CHOICES),
    "Deed.place": FieldWords("Where", choices=PLACE_CHOICES),
    "Deed.origin": FieldWords("From", choices=ORIGIN_CHOICES),
    "Deed.pips": FieldWords("Pips left then"),
    "Deed.prelude": FieldWords("In the Prelude"),
    "Deed.fresh": FieldWords("Fresh ships"),
    "Deed.hurt": FieldWords("Damaged ships"),
    "Deed.along": FieldWords("Imperial ships along", entries=("Fresh", "Hit")),
    "Deed.taken": FieldWords("Pieces taken"),
    "Deed.spent": FieldWords("Tokens spent then"),
    "Deed.past_fate": FieldWords("By the page of the suit"),
    "*.seat": FieldWords("Seat", choices=SEATS, seats="some"),
    "*.owner": FieldWords("Owner", choices=SEATS, seats="some"),
    "*.defender": FieldWords("Defender", choices=SEATS, seats="some"),
    "*.rival": FieldWords("Rival", choices=SEATS, seats="some"),
    "*.source": FieldWords("From", choices=KNOWERS, low=NOBODY),
    "*.system": FieldWords("System", choices=SYSTEM_CHOICES),
    "*.resource": FieldWords("Resource", choices=RESOURCE_CHOICES),
}  # fmt: skip
