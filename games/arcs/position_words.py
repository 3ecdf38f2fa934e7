"""What the position editor calls the fields of Arcs."""

from __future__ import annotations

from typing import Final

from engine.core.field_words import FieldWords, Named, seats_of, titles_by_seat
from engine.text.said import Said
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
)
from games.arcs.court import BASE_COURT, COURT
from games.arcs.leaders import ACTIONS, COURT_LORE, LEADERS, LORE, card_words
from games.arcs.names import (
    ACTION,
    AMBITION,
    CARD,
    FIELD,
    SETUP,
    SYSTEM,
    TOKEN,
    named_by,
)
from games.arcs.parts import EVERYBODY, NO_TOKEN, NOBODY
from games.arcs.reach_box import CARDS_OF_FATES, GOLEMS

OTHERS_IN_COURT: Final = tuple(
    Named(card, Said(CARD(card).key))
    for card in (
        *[card for card in COURT if card not in BASE_COURT],
        *COURT_LORE,
        *[each["id"] for each in CARDS_OF_FATES if each["type"] == "lore"],
    )
)
"""Cards that only the campaign has in its Court."""
CARD_CHOICES = named_by(CARD, CARDS)
HAND_CHOICES = (Named(HIDDEN, Said("field-hidden")), *CARD_CHOICES)
COURT_CHOICES = (
    *(
        Named(card, Said(CARD(card).key), " ".join(clause.text for clause in COURT[card].clauses))
        for card in BASE_COURT
    ),
    *OTHERS_IN_COURT,
)
GUILD_CHOICES = tuple(
    each for each in COURT_CHOICES if each.value in COURT and COURT[each.value].is_guild
)
OFFER_CHOICES = (Named("", Said("field-no-card")), *COURT_CHOICES)
LEADER_CHOICES = tuple(Named(each, Said(CARD(each).key), card_words(each)) for each in LEADERS)
LORE_CHOICES = tuple(Named(each, Said(CARD(each).key), card_words(each)) for each in LORE)
DRAFT_CHOICES = (*LEADER_CHOICES, *LORE_CHOICES)
USED_CHOICES = (*GUILD_CHOICES, *DRAFT_CHOICES)
RESOURCE_CHOICES = named_by(TOKEN, RESOURCES)
GOLEM_CHOICES = named_by(TOKEN, GOLEMS)
SLOT_CHOICES = (Named(NO_TOKEN, Said("field-empty")), *RESOURCE_CHOICES, *GOLEM_CHOICES)
PLANET_CHOICES = named_by(SYSTEM, [each.id for each in SYSTEMS.values() if each.resource])
SYSTEM_CHOICES = named_by(SYSTEM, SYSTEMS)
PLACE_CHOICES = (*SYSTEM_CHOICES, *COURT_CHOICES)
ORIGIN_CHOICES = (Named("", Said("field-nowhere")), *SYSTEM_CHOICES)
DEED_CHOICES = (
    Named("move", Said("field-ships-moved")),
    Named("influence", Said("field-an-agent-placed")),
    Named("battle", Said("field-a-battle-fought")),
    Named("tax", Said("field-a-city-taxed")),
    Named("build", Said("field-a-piece-built")),
    Named("repair", Said("field-a-piece-repaired")),
)
SETUP_CHOICES = (
    Named("", Said("field-not-yet")),
    *(
        Named(card, Said(SETUP(card).key), Said("field-for-players", {"count": int(card[0])}))
        for card in SETUP_CARDS
    ),
)
AMBITION_CHOICES = named_by(AMBITION, AMBITIONS)
MARKER_CHOICES = tuple(
    Named(number, Said("field-marker", dict(zip("abcd", (*front, *back), strict=True))))
    for number, (front, back) in enumerate(MARKERS)
)
MARKER_TITLES = tuple(each.title for each in MARKER_CHOICES)
AIDS_CHOICES = (
    Named("off", Said("field-off")),
    Named("behind", Said("field-while-behind")),
    Named("always", Said("field-always")),
)
RULINGS_CHOICES = (
    Named("newest", Said("arcs-rulings-newest")),
    Named("first-printing", Said("arcs-rulings-first-printing")),
    Named("before-2026-11", Said("arcs-rulings-before")),
)
KIND_CHOICES = named_by(FIELD, ("city", "starport"))
HOW_CHOICES = named_by(FIELD, ("lead", "surpass", "copy", "pivot"))
ACTION_CHOICES = tuple(
    Named(each, Said("field-action", {"action": ACTION(each)}))
    for each in dict.fromkeys(
        [*(each for actions in SUIT_ACTIONS.values() for each in actions), *ACTIONS]
    )
)
SLOT_TITLES = tuple(Said("field-slot", {"number": number}) for number in range(1, 7))


SEATS = seats_of("seats")
KNOWERS = seats_of(
    "seats", Named(NOBODY, Said("field-nobody")), Named(EVERYBODY, Said("field-everybody"))
)
WORDS = {
    "ArcsTable.seats": FieldWords(Said("field-seats"), by="seat"),
    "ArcsTable.setup": FieldWords(Said("field-setup-card"), choices=SETUP_CHOICES),
    "ArcsTable.buildings": FieldWords(Said("field-buildings")),
    "ArcsTable.initiative": FieldWords(Said("field-initiative"), choices=SEATS, seats="some"),
    "ArcsTable.seat": FieldWords(Said("field-seat-in-turn"), choices=SEATS, seats="some"),
    "ArcsTable.chapter": FieldWords(
        Said("field-chapter"), Said("field-0-while-setting-up"), high=LAST_CHAPTER
    ),
    "ArcsTable.round": FieldWords(Said("field-round")),
    "ArcsTable.passes": FieldWords(
        Said("field-passes"), Said("field-players-who-have-passed-in-a")
    ),
    "ArcsTable.trick": FieldWords(Said("field-cards-played")),
    "ArcsTable.extras": FieldWords(Said("field-cards-given-to-seize")),
    "ArcsTable.unions": FieldWords(Said("field-unions-beside-cards")),
    "ArcsTable.seized": FieldWords(Said("field-initiative-seized")),
    "ArcsTable.zeroed": FieldWords(
        Said("field-zero-marker"), Said("field-the-lead-card-counts-as-0")
    ),
    "ArcsTable.declared": FieldWords(Said("field-declared-in-this-round")),
    "ArcsTable.boxes": FieldWords(Said("field-markers-on-ambitions"), choices=AMBITION_CHOICES),
    "ArcsTable.flipped": FieldWords(Said("field-markers-flipped"), entries=MARKER_TITLES),
    "ArcsTable.court": FieldWords(Said("field-court-row")),
    "ArcsTable.court_deck": FieldWords(
        Said("field-court-deck"), choices=COURT_CHOICES, is_sorted=True
    ),
    "ArcsTable.buried": FieldWords(Said("field-under-the-court-deck"), choices=GUILD_CHOICES),
    "ArcsTable.court_discard": FieldWords(Said("field-court-discard"), choices=COURT_CHOICES),
    "ArcsTable.pile": FieldWords(
        Said("field-action-discard-pile"), Said("field-layers-the-bottom-one-first")
    ),
    "ArcsTable.stack": FieldWords(Said("field-stack"), Said("field-what-supercats-draw-from")),
    "ArcsTable.turn": FieldWords(Said("field-turn")),
    "ArcsTable.draft": FieldWords(Said("field-leaders-and-lore-to-take"), choices=DRAFT_CHOICES),
    "ArcsTable.reshaped": FieldWords(
        Said("field-planets-of-another-type"),
        Said("field-by-a-resource-laid-on-them"),
        choices=PLANET_CHOICES,
    ),
    "Rules.leaders": FieldWords(
        Said("field-leaders-and-lore"), choices=named_by(FIELD, ("off", "on"))
    ),
    "Seat.leader": FieldWords(
        Said("field-leader"), choices=(Named("", Said("field-no-card")), *LEADER_CHOICES)
    ),
    "Seat.lore": FieldWords(Said("field-lore"), choices=LORE_CHOICES),
    "Seat.scrapped": FieldWords(
        Said("field-out-of-the-game"), entries=tuple(Said(FIELD(kind).key) for kind in PIECES)
    ),
    "Building.beside": FieldWords(Said("field-beside-the-slots")),
    "Turn.taxed": FieldWords(Said("field-empty-slots-taxed"), choices=SYSTEM_CHOICES),
    "Rules.mode": FieldWords(
        Said("field-game"),
        Said("field-another-one-begins-anew"),
        setting="mode",
        choices=(
            Named("base", Said("field-base-game")),
            Named("campaign", Said("field-the-blighted-reach")),
        ),
    ),
    "Rules.rulings": FieldWords(Said("arcs-rulings"), choices=RULINGS_CHOICES),
    "Rules.aids": FieldWords(Said("field-supercats-aids"), choices=AIDS_CHOICES),
    "Seat.power": FieldWords(Said("field-power")),
    "Seat.hand": FieldWords(Said("field-hand"), choices=HAND_CHOICES, is_sorted=True),
    "Seat.cards": FieldWords(Said("field-guild-cards"), choices=GUILD_CHOICES),
    "Seat.slots": FieldWords(Said("field-resources"), choices=SLOT_CHOICES, entries=SLOT_TITLES),
    "Seat.outrage": FieldWords(Said("field-outrage"), choices=RESOURCE_CHOICES),
    "Seat.captives": FieldWords(Said("field-captives"), entries=titles_by_seat, for_each_seat=True),
    "Seat.trophies": FieldWords(Said("field-trophies"), entries=titles_by_seat, for_each_seat=True),
    "Seat.fresh": FieldWords(Said("field-fresh-ships"), choices=SYSTEM_CHOICES),
    "Seat.hurt": FieldWords(Said("field-damaged-ships"), choices=SYSTEM_CHOICES),
    "Seat.supercat": FieldWords(Said("field-supercat"), Said("field-what-lies-at-its-board")),
    "Supercat.counter": FieldWords(Said("field-hand-counter")),
    "Supercat.seize": FieldWords(Said("field-seize-counter")),
    "Supercat.has_spied": FieldWords(Said("field-has-used-informants")),
    "Supercat.drawn": FieldWords(Said("field-cards-drawn"), choices=HAND_CHOICES),
    "Building": FieldWords(Said("field-a-building")),
    "Building.seat": FieldWords(Said("field-owner"), choices=SEATS, seats="some"),
    "Building.kind": FieldWords(Said("field-kind"), choices=KIND_CHOICES),
    "Building.system": FieldWords(Said("field-system"), choices=SYSTEM_CHOICES),
    "Building.fresh": FieldWords(Said("field-fresh")),
    "Building.used": FieldWords(Said("field-used-this-turn")),
    "Played": FieldWords(Said("field-a-card-played")),
    "Played.card": FieldWords(Said("field-card"), choices=HAND_CHOICES),
    "Played.how": FieldWords(Said("field-how"), choices=HOW_CHOICES),
    "Offer": FieldWords(Said("field-a-court-card")),
    "Offer.card": FieldWords(Said("field-card"), choices=OFFER_CHOICES),
    "Offer.agents": FieldWords(Said("field-agents"), entries=titles_by_seat, for_each_seat=True),
    "Lying": FieldWords(Said("field-a-card")),
    "Lying.card": FieldWords(Said("field-card"), choices=HAND_CHOICES),
    "Lying.known_to": FieldWords(Said("field-known-to"), choices=KNOWERS, low=EVERYBODY),
    "Turn.pips": FieldWords(Said("field-pips-left")),
    "Turn.actions": FieldWords(Said("field-actions"), choices=ACTION_CHOICES),
    "Turn.prelude": FieldWords(Said("field-prelude")),
    "Turn.acted": FieldWords(Said("field-something-was-done")),
    "Turn.built": FieldWords(Said("field-a-starport-was-built")),
    "Turn.armed": FieldWords(Said("field-pips-may-battle")),
    "Turn.spent": FieldWords(Said("field-tokens-spent"), choices=RESOURCE_CHOICES),
    "Turn.secured": FieldWords(Said("field-secured-in-this-prelude"), choices=GUILD_CHOICES),
    "Turn.used": FieldWords(Said("field-used-once"), choices=USED_CHOICES),
    "Turn.influenced": FieldWords(Said("field-influenced-this-turn"), choices=COURT_CHOICES),
    "Turn.trail": FieldWords(
        Said("field-done-with-this-card"), Said("field-what-its-seat-set-out-for")
    ),
    "Turn.past_fate": FieldWords(
        Said("field-past-its-fates-page"), Said("field-a-supercat-reads-it-no-more")
    ),
    "Deed": FieldWords(Said("field-something-done")),
    "Deed.kind": FieldWords(Said("field-what"), choices=DEED_CHOICES),
    "Deed.place": FieldWords(Said("field-where"), choices=PLACE_CHOICES),
    "Deed.origin": FieldWords(Said("field-from"), choices=ORIGIN_CHOICES),
    "Deed.pips": FieldWords(Said("field-pips-left-then")),
    "Deed.prelude": FieldWords(Said("field-in-the-prelude")),
    "Deed.fresh": FieldWords(Said("field-fresh-ships")),
    "Deed.hurt": FieldWords(Said("field-damaged-ships")),
    "Deed.along": FieldWords(
        Said("field-imperial-ships-along"), entries=(Said("field-fresh"), Said("field-hit"))
    ),
    "Deed.taken": FieldWords(Said("field-pieces-taken")),
    "Deed.spent": FieldWords(Said("field-tokens-spent-then")),
    "Deed.past_fate": FieldWords(Said("field-by-the-page-of-the-suit")),
    "*.seat": FieldWords(Said("field-seat"), choices=SEATS, seats="some"),
    "*.owner": FieldWords(Said("field-owner"), choices=SEATS, seats="some"),
    "*.defender": FieldWords(Said("field-defender"), choices=SEATS, seats="some"),
    "*.rival": FieldWords(Said("field-rival"), choices=SEATS, seats="some"),
    "*.source": FieldWords(Said("field-from"), choices=KNOWERS, low=NOBODY),
    "*.system": FieldWords(Said("field-system"), choices=SYSTEM_CHOICES),
    "*.resource": FieldWords(Said("field-resource"), choices=RESOURCE_CHOICES),
}
