"""The Court of the campaign: the Council, attached cards, and lines that fates share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import Any, Final, TypeVar

from engine.text.message import Message
from games.arcs.board import AGENT, CLUSTERS, SYSTEMS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.rules.crises import damaged_blight, free_cities_left
from games.arcs.campaign_components import BLIGHT, COUNCIL, EMPIRE, FAITHFUL_CARDS
from games.arcs.court import COURT, REACH_COURT, is_vox
from games.arcs.expansion import require_entries
from games.arcs.parts import Offer
from games.arcs.supercat.assessment import AMBITION_OF, Assessment
from games.arcs.supercat.combat import Fight, favorable, stands_in_the_way
from games.arcs.supercat.courting import (
    ADVERSE,
    CARD_PREFERENCES,
    EFFECTIVE,
    brings_action_card,
    is_guild,
    populist_demands,
    song_of_freedom,
)
from games.arcs.supercat.document import ASPECTS, Document, document_of
from games.arcs.supercat.lexicon import (
    GOALS,
    QUESTIONS,
    Cards,
    Place,
    Precondition,
    Preferences,
    Trophies,
    can_exceed,
    is_open,
    not_its_own,
    precondition,
    with_city,
)
from games.arcs.supercat.moving import CITIES, March, best_marches, marches, takes_control

# -- what the pages of fates say ------------------------------------------------------------------

Test = Callable[[ReachAssessment], bool]


def never(assessment: ReachAssessment, *more: str) -> bool:
    """What is asked only where a page says so."""
    return False


def always(assessment: ReachAssessment, *more: str) -> bool:
    """What holds unless a page says otherwise."""
    return True


def no_spending(assessment: ReachAssessment) -> Iterator[Any]:
    """Nothing that others do not spend."""
    return iter(())


@dataclass(frozen=True, slots=True)
class FatePage:
    """What the page of a fate says besides its lines, each field by a row of the document; a seat
    without a fate has the values given here.

    `events`: when Events are effective, or urgent. `summit`: when it calls a Summit whatever the
    die shows. `petition`, `leave`: what it does in the Call to Order. `intrigue`: when it has a use
    for Council Intrigue. `crises`, `edicts`: what it chooses when the Council has Decided.
    `enforce`: when it enforces the visible policy, whatever else. `declare`: when it declares what
    no rival wins. `spends`, `uses`: which resources and which guild cards it spends in the Prelude,
    `first` what before anything else, and the number of the line that this is for. `seeks`: what it
    needs of resources besides ambitions. `seizing`: by the Outrage of which types it pays for
    seizing, None for cards; `counter`: the least hand counter with which it seizes. `rounds`: those
    that it uses in a turn of the Negotiations; `accepts`: the parts that it accepts there, None for
    all; `serves`: the parts that serve its objective later; `exports`: what it can spare, if it
    exports.
    """

    events: Test = never
    summit: Test = never
    petition: Test = never
    leave: Test = never
    intrigue: Test = never
    crises: Test = never
    edicts: Test = never
    enforce: Test = never
    declare: Test = never
    spends: Callable[[ReachAssessment, str], bool] = always
    uses: Callable[[ReachAssessment, str], bool] = always
    first: tuple[Callable[[ReachAssessment], Iterator[Any]], int] = (no_spending, 0)
    seeks: Callable[[ReachAssessment, str], bool] = never
    seizing: Callable[[ReachAssessment], list[str]] | None = None
    counter: int = 2
    rounds: int = 1
    accepts: tuple[str, ...] | None = None
    serves: tuple[str, ...] = ()
    exports: Callable[[ReachAssessment, str], bool] | None = None


NO_PAGE: Final = FatePage()
NUMBERS: Final = {"one": 1, "two": 2}
ASPECTS.update({each.name: {} for each in fields(FatePage)})
ASPECTS["counter"] = ASPECTS["rounds"] = NUMBERS


def page_in(document: Document, fate: str) -> FatePage:
    """What a document says of a fate besides its lines."""
    sayings = document.sayings.get(fate)
    return FatePage(**sayings) if sayings else NO_PAGE


def page_of(assessment: ReachAssessment) -> FatePage:
    """The page of the fate that it follows, in its document."""
    return page_in(document_of(assessment), assessment.fate)


# -- Vox ------------------------------------------------------------------------------------------


def in_reach(assessment: Assessment) -> ReachAssessment:
    """The assessment of a table of the campaign."""
    assert isinstance(assessment, ReachAssessment), "this is no game of the campaign"
    return assessment


def _fiasco(assessment: Assessment) -> bool:
    """CATR-9.3: whether a rival would have to discard a guild card."""
    return any(
        len(seat.cards) > assessment.view.in_supply(number, AGENT)
        and any(not COURT[card].is_protected for card in seat.cards)
        for number, seat in enumerate(assessment.view.seats)
        if number != assessment.number
    )


def blight_to_cleanse(assessment: Assessment) -> dict[int, int]:
    """CATR-9.4: how much damaged Blight there is in each cluster with a loyal piece."""
    clusters = {SYSTEMS[each].cluster for each in assessment.present}
    found = {
        each: len(damaged_blight(assessment.view, each)) for each in CLUSTERS if each in clusters
    }
    return {cluster: count for cluster, count in found.items() if count}


def _looms(assessment: Assessment) -> bool:
    """CATR-9.4: whether the Blight of one cluster would contend Warlord, declared or not."""
    return any(
        assessment.contends("warlord", count) for count in blight_to_cleanse(assessment).values()
    )


def _intrigue(assessment: Assessment) -> bool:
    """CATR-9.2: what the fate says of Council Intrigue."""
    seen = in_reach(assessment)
    return page_of(seen).intrigue(seen)


def _song_of_freedom(assessment: Assessment) -> bool:
    """CATR-9.5: CAT-9.6, and a Free city is left to stand in the place of the rival's."""
    return song_of_freedom(assessment) and free_cities_left(assessment.view) > 0


EFFECTIVE.update(
    {
        "cc11": populist_demands,
        "cc12": _intrigue,
        "cc13": _fiasco,
        "cc14": _song_of_freedom,
        "cc15": _looms,
    }
)
require_entries(EFFECTIVE, filter(is_vox, COURT), "the effective Vox cards")


def _loses_a_marker(assessment: Assessment) -> bool:
    """Populist Demands: whether it is contending the ambition with the dearest marker."""
    view = assessment.view
    worth = [
        (view.marker_value(marker)[0], assessment.is_contending(ambition))
        for ambition, box in view.boxes.items()
        for marker in box
    ]
    return max(worth, default=(0, False))[1]


def _loses_cards(assessment: Assessment) -> bool:
    """Diplomatic Fiasco: whether it has more guild cards than agents, those of this card too."""
    offer = in_reach(assessment).offer_of("cc13")
    agents = assessment.agents_left + (offer.agents[assessment.number] if offer else 0)
    cards = assessment.seat.cards
    return len(cards) > agents and any(not COURT[each].is_protected for each in cards)


def _loses_a_city(assessment: Assessment) -> bool:
    """Song of Freedom: whether it has most Power, the first of equals, and a city."""
    seats = assessment.view.seats
    first = max(assessment.view.turn_order(), key=lambda number: seats[number].power)
    is_asked = first == assessment.number and free_cities_left(assessment.view) > 0
    return is_asked and bool(assessment.cities)


def _loses_nothing(assessment: Assessment) -> bool:
    """Council Intrigue and Blight Looms take nothing from anybody at once."""
    return False


ADVERSE.update(
    {
        "cc11": _loses_a_marker,
        "cc12": _loses_nothing,
        "cc13": _loses_cards,
        "cc14": _loses_a_city,
        "cc15": _loses_nothing,
    }
)
require_entries(ADVERSE, filter(is_vox, REACH_COURT), "the adverse Vox cards")


# -- lines ----------------------------------------------------------------------------------------


def trust_gains(assessment: Assessment) -> dict[str, int]:
    """CATR-10.6: what the Trust would add to its ambitions if it secured the Council now.

    A Regent has all of it as First Regent; an Outlaw no more than its empty slots hold together.
    """
    seen = in_reach(assessment)
    if seen.is_first_regent:
        return {}
    counted = [AMBITION_OF[each] for each in seen.reach_state.trust if each in AMBITION_OF]
    room = len(counted) if seen.is_regent else max(0, assessment.open_slots_left)
    return {ambition: min(count, room) for ambition, count in Counter(counted).items()}


def wants_trust(assessment: Assessment) -> bool:
    """CATR-4.10: whether it would contend a declared ambition with the Imperial Trust."""
    if not assessment.declared:
        return False
    owner = in_reach(assessment).reach_state.first_regent
    gains = trust_gains(assessment)
    return any(assessment.contends(each, gains.get(each, 0), owner) for each in assessment.declared)


def council_rests(assessment: Assessment) -> Message | None:
    """CATR-STEWARD-2 and CATR-MAGNATE-1: what closes the lines for a Council In Session."""
    return None if in_reach(assessment).is_in_session else Message("closed-council-rests")


def is_council(assessment: Assessment, offer: Offer) -> bool:
    """The Imperial Council, which is open only In Session."""
    return offer.card == COUNCIL


def _is_faithful(assessment: Assessment, offer: Offer) -> bool:
    """[6] A Faithful card, or one that a Faithful card is attached to."""
    both = offer.card, assessment.comes_along(offer.card)
    return not FAITHFUL_CARDS.keys().isdisjoint(both)


def _loyal_homes(assessment: Assessment) -> list[str]:
    return [each for each in assessment.present if assessment.owns(each)]


def _fresh_blight(assessment: Assessment) -> list[str]:
    """CATR-14.8: its buildings and claims with fresh Blight."""
    blight = in_reach(assessment).reach_state.blight
    here = [each for each in assessment.present if blight.get(each)]
    return [each for each in here if assessment.owns(each) or each in assessment.claims]


def _bare_in_blight(assessment: Assessment) -> list[str]:
    """CATR-14.9: its buildings with Blight and no fresh ship of its own."""
    blight, fresh = in_reach(assessment).reach_state.blight, assessment.seat.fresh
    return [each for each in _loyal_homes(assessment) if each in blight and not fresh.get(each)]


class IntoBlight(Place):
    """CATR-14.9: a fresh ship to such a building, from where none is left without one."""

    __slots__ = ()

    def move(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[March]:
        blight, fresh = in_reach(assessment).reach_state.blight, assessment.seat.fresh

        def guards(march: March) -> bool:
            is_bare = march.fresh == fresh.get(march.origin) and march.origin in blight
            return march.fresh > 0 and not (is_bare and assessment.owns(march.origin))

        found = marches(assessment, self.kind(assessment), actions, guards)
        return best_marches(assessment, found)


Wanted = Callable[[Assessment, Offer], bool]


def cards(test: Wanted, unmet: Precondition = is_open) -> Cards:
    """A class of cards that does not depend on the actions left."""
    return Cards(unmet, lambda seen, offer, actions: test(seen, offer))


def _carries(assessment: Assessment, offer: Offer) -> bool:
    """CATR-14.5: whether a guild, lore or Faithful card is attached to a card."""
    above = assessment.comes_along(offer.card)
    return bool(above) and not is_vox(above)


CARD_PREFERENCES.update(
    {
        "would contend a declared ambition, by the Trust too": lambda seen, offer, reached: (
            CARD_PREFERENCES["would contend a declared ambition"](seen, offer, reached)
            or (is_council(seen, offer) and wants_trust(seen))
        ),
        "brings an action card, a Faithful card too": lambda seen, offer, reached: brings_card(
            seen, offer
        ),
        "non-Vox card with a non-Vox card attached": lambda seen, offer, reached: (
            not is_vox(offer.card) and _carries(seen, offer)
        ),
        "a card attached": lambda seen, offer, reached: _carries(seen, offer),
    }
)


def brings_card(assessment: Assessment, offer: Offer) -> bool:
    """CATR-PARTISAN-2: a Union, Call to Action, or a Faithful card."""
    return any(
        brings_action_card(assessment, card) or card in FAITHFUL_CARDS
        for card in (offer.card, assessment.comes_along(offer.card))
    )


GOALS.update(
    {
        "a card that brings an action card": cards(brings_card),
        "the Imperial Council": cards(is_council, council_rests),
        "the Imperial Council to more agents than rivals": Cards(
            council_rests,
            lambda seen, offer, actions: (
                is_council(seen, offer) and can_exceed(seen, offer, actions)
            ),
        ),
        "a Faithful card": cards(_is_faithful),
        "an attached guild card": cards(lambda seen, offer: is_guild(seen.comes_along(offer.card))),
        "to take control of a rival or Free city": Place(
            kind=lambda seen: with_city(seen.prized_buildings), rank=CITIES
        ),
        "against Blight at a loyal building": Trophies(
            systems=_loyal_homes, accepts=lambda fight: fight.defender == BLIGHT
        ),
        "against fresh Blight at a loyal building or claim": Trophies(
            precondition("closed-no-fresh-blight", _fresh_blight),
            systems=_fresh_blight,
            accepts=lambda fight: fight.defender == BLIGHT,
            goal="blight",
        ),
        "to put fresh ships at loyal buildings in Blight": IntoBlight(
            precondition("closed-no-bare-blight", _bare_in_blight), _bare_in_blight
        ),
    }
)
QUESTIONS.update(
    {
        "the Trust would contend a declared ambition": precondition("closed-trust", wants_trust),
        "it is a Regent": precondition("closed-no-regent", lambda seen: in_reach(seen).is_regent),
        "it is no Outlaw": precondition("closed-outlaw", lambda seen: in_reach(seen).is_regent),
        "it is not First Regent": precondition(
            "closed-first-regent", lambda seen: not in_reach(seen).is_first_regent
        ),
        "the Council has Decided": precondition(
            "closed-undecided", lambda seen: in_reach(seen).reach_state.council == "decided"
        ),
        "it has secured the Council": precondition(
            "closed-council-of-others",
            lambda seen: in_reach(seen).reach_state.securer == seen.number,
        ),
        "it is the last chapter of the Act": precondition(
            "closed-early-chapter", lambda seen: seen.view.chapter >= seen.view.reach.last_chapter
        ),
        "its objective is not reached": precondition(
            "closed-objective-reached", lambda seen: in_reach(seen).marker > 0
        ),
        "golems sleep off the map": precondition(
            "closed-no-sleeping-golem",
            lambda seen: any(not each.awake for each in in_reach(seen).reach_state.golems.values()),
        ),
        "the Council is not In Session": precondition(
            "closed-in-session", lambda seen: not in_reach(seen).is_in_session
        ),
    }
)


# Guild cards of the campaign by what their texts do.


def discards_itself(card: str) -> bool:
    """CATR-ADVOCATE-1: whether the Prelude text of a guild card discards the card."""
    text = COURT[card].prelude if card in COURT and COURT[card].is_guild else None
    return text is not None and any(each.op.endswith("discard_self") for each in text.effects)


def seizes(card: str) -> bool:
    """CATR-PARTISAN-1: whether the text of a Court card lets the initiative be seized."""
    clauses = COURT[card].clauses if card in COURT else ()
    return any(each.op == "seize_initiative" for text in clauses for each in text.effects)


CardMove = TypeVar("CardMove")


def one_card(
    best: Sequence[Offer], move: Callable[[str], CardMove], rng: Random
) -> tuple[CardMove, list[CardMove]]:
    """One of equally good cards as a move, and the moves between which a lot has decided."""
    card = best[0].card if len(best) == 1 else rng.choice(best).card
    return move(card), [move(each.card) for each in best]


# -- control of a system --------------------------------------------------------------------------


def controllable(assessment: Assessment) -> list[str]:
    """CATR-FOUNDER-3: systems that are not the Empire's."""
    held = in_reach(assessment).reach_state.fresh
    return [each for each in assessment.view.systems if each not in held]


def _resisting(assessment: Assessment) -> list[str]:
    """CATR-FOUNDER-4: systems that are not its own; a Regent leaves those of the Empire alone."""
    seen = in_reach(assessment)
    spared = seen.reach_state.fresh if seen.is_regent else ()
    return [each for each in not_its_own(seen, seen.view.systems) if each not in spared]


@dataclass(frozen=True, slots=True)
class ImperialPlace(Place):
    """Systems that the Empire may hold: there the fight is against its ships."""

    fought: Callable[[Assessment], Sequence[str]] | None = None

    def battle(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[Fight]:
        held = in_reach(assessment).reach_state.fresh
        stands = stands_in_the_way(assessment)

        def accepts(fight: Fight) -> bool:
            return fight.defender == EMPIRE if fight.system in held else stands(fight)

        systems = (self.fought or self.places)(assessment)
        return favorable(assessment, systems, ["control"], actions, accepts)


class MoreSystems(ImperialPlace):
    """CATR-FOUNDER-3: one system more: the origin of a march stays its own, unless CAT-12.8 is read
    otherwise.
    """

    __slots__ = ()

    def move(self, assessment: Assessment, actions: int, prefer: Preferences) -> list[March]:
        may_leave = assessment.readings.settle == "any"

        def gains(march: March) -> bool:
            return (march.retains or may_leave) and takes_control(assessment, march)

        found = marches(assessment, self.places(assessment), actions, gains)
        return best_marches(assessment, found, for_control=True)


GOALS["to control more systems"] = MoreSystems(kind=controllable, fought=_resisting)
