"""What the position editor calls the fields of the campaign, and dealing fates that are hidden."""

from __future__ import annotations

from typing import Any, Final

from engine.core.field_words import FieldWords, Named, seats_of, titles_by_seat
from engine.text.said import Said
from games.arcs.board import BASE_CARDS, CLUSTERS, RESOURCES, SYSTEMS
from games.arcs.campaign.rules.aftermath import STEPS
from games.arcs.later_box import B_FATES, LATER_CARDS
from games.arcs.names import (
    CARD,
    FATE,
    FIELD,
    OWNER,
    PIECE,
    POLICY,
    SYSTEM,
    TOKEN,
    named_by,
)
from games.arcs.parts import NOBODY
from games.arcs.reach_box import (
    EVENT_CARDS,
    FAITHFUL_CARDS,
    FATE_CARDS,
    FREE,
    GOLEMS,
    POLICIES,
    SIDES,
    SPOILS,
    SYMBOLS,
    UNCHOSEN,
)

NOT_YET: Final = Named("", Said("field-not-yet"))
FATE_CHOICES: Final = named_by(FATE, FATE_CARDS)
KNOWN_FATES: Final = (NOT_YET, Named(UNCHOSEN, Said("field-hidden")), *FATE_CHOICES)
SYSTEM_CHOICES: Final = named_by(SYSTEM, SYSTEMS)
GATE_CHOICES: Final = tuple(each for each in SYSTEM_CHOICES if SYSTEMS[each.value].is_gate)
FAITHFUL_CHOICES: Final = named_by(CARD, FAITHFUL_CARDS)
LOOSE_CHOICES: Final = named_by(CARD, (*BASE_CARDS, *FAITHFUL_CARDS))
LATER_CHOICES: Final = named_by(CARD, LATER_CARDS)
LATER_IN_COURT: Final = (*LATER_CHOICES, *FAITHFUL_CHOICES)
NEXT_FATES: Final = (*KNOWN_FATES, *named_by(FATE, B_FATES))
STEP_CHOICES: Final = tuple(Named(each, Said("field-step", {"letter": each})) for each in STEPS)
RESOURCE_CHOICES: Final = named_by(TOKEN, RESOURCES)
SPOILS_TITLES: Final = tuple(
    Said("field-spoils", {"kind": PIECE(kind), "owner": OWNER(owner)}) for owner, kind in SPOILS
)


SEATS: Final = seats_of("seats")
REGENTS: Final = seats_of("seats", Named(NOBODY, Said("field-nobody")))


def owners_of_buildings(document: Any) -> tuple[Named, ...]:
    """The seats, and in the campaign the Free States."""
    free = (Named(FREE, Said("field-free-states")),) if document["reach"] else ()
    return (*SEATS(document), *free)


WORDS: Final = {
    "ArcsTable.reach": FieldWords(
        Said("field-the-blighted-reach"), Said("field-only-in-the-campaign")
    ),
    "Building.seat": FieldWords(Said("field-owner"), choices=owners_of_buildings, seats="some"),
    "Seat.spoils": FieldWords(Said("field-other-trophies"), entries=SPOILS_TITLES),
    "Reach.fates": FieldWords(Said("field-fates"), for_each_seat=True),
    "Reach.clusters": FieldWords(
        Said("field-imperial-clusters"),
        choices=tuple(Named(n, Said("field-cluster", {"number": n})) for n in CLUSTERS),
    ),
    "Reach.fresh": FieldWords(Said("field-fresh-imperial-ships"), choices=SYSTEM_CHOICES),
    "Reach.hurt": FieldWords(Said("field-damaged-imperial-ships"), choices=SYSTEM_CHOICES),
    "Reach.blight": FieldWords(
        Said("field-blight"), Said("field-fresh-or-damaged"), choices=SYSTEM_CHOICES
    ),
    "Reach.first_regent": FieldWords(Said("field-first-regent"), choices=REGENTS, low=NOBODY),
    "Reach.trust": FieldWords(Said("field-imperial-trust"), choices=RESOURCE_CHOICES),
    "Reach.council": FieldWords(
        Said("field-imperial-council"),
        choices=(
            Named("in session", Said("field-in-session")),
            Named("decided", Said("field-decided")),
            Named("tucked", Said("field-under-a-played-card")),
        ),
    ),
    "Reach.securer": FieldWords(Said("field-secured-the-council"), choices=REGENTS, low=NOBODY),
    "Reach.attached": FieldWords(
        Said("field-attached-cards"), Said("field-by-the-card-that-they-lie")
    ),
    "Reach.policies": FieldWords(
        Said("field-policies"),
        Said("field-the-first-one-is-visible"),
        choices=named_by(POLICY, POLICIES),
    ),
    "Reach.symbol": FieldWords(
        Said("field-symbol-rolled"),
        choices=(NOT_YET, *named_by(FIELD, SYMBOLS)),
    ),
    "Reach.number": FieldWords(
        Said("field-number-rolled"), Said("field-0-before-any-roll"), high=6
    ),
    "Reach.aside": FieldWords(Said("field-events-set-aside"), choices=named_by(CARD, EVENT_CARDS)),
    "Reach.faithful": FieldWords(
        Said("field-stack-of-faithful-cards"),
        Said("field-the-top-one-last"),
        choices=FAITHFUL_CHOICES,
    ),
    "Reach.preached": FieldWords(Said("field-faithful-cards-taken"), choices=FAITHFUL_CHOICES),
    "Reach.scrapped": FieldWords(Said("field-action-cards-out-of-the-game"), choices=LOOSE_CHOICES),
    "Reach.sides": FieldWords(Said("field-sides-of-faithful-cards"), ", ".join(SIDES)),
    "Reach.allies": FieldWords(
        Said("field-imperial-ships-that-attack"),
        entries=(Said("field-fresh"), Said("field-damaged")),
    ),
    "Reach.escort": FieldWords(
        Said("field-imperial-ships-under-way"), entries=(Said("field-fresh"), Said("field-damaged"))
    ),
    "Reach.sleepers": FieldWords(Said("field-gates-with-a-golem"), choices=GATE_CHOICES),
    "Reach.golems": FieldWords(Said("field-golems"), choices=named_by(TOKEN, GOLEMS)),
    "Golem": FieldWords(Said("field-a-golem")),
    "Golem.seat": FieldWords(Said("field-held-by"), choices=SEATS),
    "Golem.in_hearth": FieldWords(Said("field-on-the-golem-hearth")),
    "Golem.awake": FieldWords(Said("field-awake")),
    "Reach.revealed": FieldWords(Said("field-fates-turned-up")),
    "Reach.handed": FieldWords(Said("field-handed-over-in-this-summit")),
    "Reach.wrongs": FieldWords(
        Said("field-wrongs-in-this-action"), Said("field-what-supercats-hold-grievances-for")
    ),
    "Reach.bargains": FieldWords(Said("field-how-supercats-document-is-read-where")),
    "Reach.aftermath": FieldWords(Said("field-aftermath"), Said("field-after-act-i")),
    "Aftermath": FieldWords(Said("field-aftermath")),
    "Aftermath.done": FieldWords(Said("field-steps-done"), choices=STEP_CHOICES),
    "Aftermath.court": FieldWords(Said("field-later-in-court-deck"), choices=LATER_IN_COURT),
    "Aftermath.scrapped": FieldWords(Said("field-out-of-the-campaign")),
    "Aftermath.owned": FieldWords(Said("field-later-cards-of-seats")),
    "Aftermath.laws": FieldWords(Said("field-laws-added"), choices=LATER_CHOICES),
    "Aftermath.results": FieldWords(Said("field-results-of-act-i")),
    "Aftermath.next": FieldWords(Said("field-fates-of-act-ii")),
    "Aftermath.conceded": FieldWords(Said("field-conceded"), choices=REGENTS, low=NOBODY),
    "Owned": FieldWords(Said("field-a-later-card")),
    "Owned.seat": FieldWords(Said("field-held-by"), choices=SEATS),
    "Owned.card": FieldWords(Said("field-card"), choices=LATER_CHOICES),
    "Owned.in_play": FieldWords(Said("field-in-play"), Said("field-else-kept-behind")),
    "ActResult": FieldWords(Said("field-a-result")),
    "ActResult.fate": FieldWords(Said("field-fate"), choices=FATE_CHOICES),
    "ActResult.marker": FieldWords(Said("field-objective"), Said("field-steps-to-go")),
    "ActResult.power": FieldWords(Said("field-power-after-the-act")),
    "ActResult.halved": FieldWords(Said("field-power-after-halving")),
    "NextFate": FieldWords(Said("field-a-fate")),
    "NextFate.dealt": FieldWords(Said("field-to-choose-from"), choices=NEXT_FATES),
    "NextFate.id": FieldWords(Said("field-fate"), choices=NEXT_FATES),
    "Bargains": FieldWords(Said("field-readings-of-deals")),
    "Bargains.grievances": FieldWords(
        Said("field-grievances"),
        choices=(Named("on", Said("field-counted")), Named("off", Said("field-not-counted"))),
    ),
    "Bargains.lets": FieldWords(
        Said("field-whose-contending-speaks-against-a-deal"),
        choices=(
            Named("offerer", Said("field-who-offers")),
            Named("target", Said("field-who-is-asked")),
        ),
    ),
    "Bargains.stakes": FieldWords(
        Said("field-ambitions-that-speak-against-a-deal"),
        choices=(Named("all", Said("field-all")), Named("most", Said("field-the-dearest"))),
    ),
    "Fate": FieldWords(Said("field-a-fate")),
    "Fate.id": FieldWords(Said("field-fate"), choices=KNOWN_FATES),
    "Fate.dealt": FieldWords(Said("field-to-choose-from"), choices=KNOWN_FATES),
    "Fate.marker": FieldWords(Said("field-objective"), Said("field-steps-to-go")),
    "Fate.outlaw": FieldWords(Said("field-outlaw")),
    "Fate.favors": FieldWords(
        Said("field-favors-held"), entries=titles_by_seat, for_each_seat=True
    ),
    "Fate.league": FieldWords(Said("field-on-the-merchant-league"), choices=RESOURCE_CHOICES),
    "Fate.grievances": FieldWords(
        Said("field-grievances"), entries=titles_by_seat, for_each_seat=True
    ),
}
