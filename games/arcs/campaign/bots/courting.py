"""The Court of the campaign: the Council, attached cards, and lines that fates share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from engine.text.message import Message
from games.arcs.board import AGENT, CLUSTERS, SHIP, SYSTEMS
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.rules.crises import damaged_blight, free_cities_left
from games.arcs.campaign_components import COUNCIL, EMPIRE, FAITHFUL_CARDS
from games.arcs.court import COURT, is_vox
from games.arcs.expansion import require_entries
from games.arcs.moves import Build, Influence, Repair, Secure, build, influence, repair, secure
from games.arcs.parts import Offer
from games.arcs.steps.effects import new_actions
from games.arcs.supercat.assessment import AMBITION_OF, Assessment
from games.arcs.supercat.combat import Fight, defenders, favorable
from games.arcs.supercat.courting import (
    EFFECTIVE,
    agents_wanted,
    by_doctrine,
    is_guild,
    most_rivals,
    populist_demands,
    securable,
    secure_effective_vox,
    song_of_freedom,
)
from games.arcs.supercat.moving import March, best_marches, marches, takes_control
from games.arcs.supercat.pages import Ability

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


WANTS_INTRIGUE: Final[dict[str, Callable[[ReachAssessment], bool]]] = {}
"""The fates that have a use for Council Intrigue, and when; filled by `bots.fates`."""


def _intrigue(assessment: Assessment) -> bool:
    """CATR-9.2: what the fate says of Council Intrigue."""
    seen = in_reach(assessment)
    return seen.fate in WANTS_INTRIGUE and WANTS_INTRIGUE[seen.fate](seen)


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


# -- lines ----------------------------------------------------------------------------------------


def _secured(assessment: Assessment, offers: list[Offer]) -> list[Secure]:
    return [secure(each.card) for each in by_doctrine(assessment, offers, 0)]


def secure_council(assessment: Assessment, actions: int) -> list[Secure]:
    """[5] Secure the Imperial Council."""
    return _secured(assessment, [each for each in securable(assessment) if each.card == COUNCIL])


def secure_faithful(assessment: Assessment, actions: int) -> list[Secure]:
    """[6] Secure a Faithful card, or one that a Faithful card is attached to."""
    return _secured(
        assessment,
        [
            each
            for each in securable(assessment)
            if not FAITHFUL_CARDS.keys().isdisjoint((each.card, assessment.comes_along(each.card)))
        ],
    )


def secure_attached_guild(assessment: Assessment, actions: int) -> list[Secure]:
    """[7] Secure a card with a guild card attached to it."""
    found = [each for each in securable(assessment) if is_guild(assessment.comes_along(each.card))]
    return _secured(assessment, found)


def secure_of_list(assessment: Assessment, actions: int) -> list[Secure]:
    """CATR-4.3: an effective Vox card, the Council, or a card with one attached."""
    return (
        secure_effective_vox(assessment, actions)
        or secure_council(assessment, actions)
        or secure_faithful(assessment, actions)
        or secure_attached_guild(assessment, actions)
    )


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


def influence_council(assessment: Assessment, actions: int) -> list[Influence]:
    """[24] Influence the Imperial Council, if the Trust would contend a declared ambition."""
    return influence_card(assessment, COUNCIL, actions) if wants_trust(assessment) else []


def influence_card(assessment: Assessment, card: str, actions: int) -> list[Influence]:
    """Influence one card as the doctrine says; nothing if that leaves it alone."""
    offer = in_reach(assessment).offer_of(card)
    if offer is None or not assessment.agents_left or not agents_wanted(assessment, offer, actions):
        return []
    return [influence(card)]


def exceeds_on_council(assessment: Assessment, actions: int) -> list[Influence]:
    """CATR-4.10: the Council, where it can come to have more agents than each rival."""
    offer = in_reach(assessment).offer_of(COUNCIL)
    if offer is None:
        return []
    own, most = offer.agents[assessment.number], most_rivals(offer, assessment.number)
    reached = min(actions, assessment.agents_left)
    return [influence(COUNCIL)] if own <= most < own + reached else []


# Guild cards of the campaign by what their texts do.


def discards_itself(card: str) -> bool:
    """CATR-ADVOCATE-1: whether the Prelude text of a guild card discards the card."""
    text = COURT[card].prelude if card in COURT and COURT[card].is_guild else None
    return text is not None and any(each.op.endswith("discard_self") for each in text.effects)


def seizes(card: str) -> bool:
    """CATR-PARTISAN-1: whether the text of a Court card lets the initiative be seized."""
    clauses = COURT[card].clauses if card in COURT else ()
    return any(each.op == "seize_initiative" for text in clauses for each in text.effects)


Wanted = Callable[[Assessment, Offer], bool]
CardMove = TypeVar("CardMove")


def council_rests(assessment: Assessment) -> Message | None:
    """CATR-STEWARD-2 and CATR-MAGNATE-1: what closes the lines for a Council In Session."""
    return None if in_reach(assessment).is_in_session else Message("closed-council-rests")


def one_card(
    best: Sequence[Offer], move: Callable[[str], CardMove], rng: Random
) -> tuple[CardMove, list[CardMove]]:
    """One of equally good cards as a move, and the moves between which a lot has decided."""
    card = best[0].card if len(best) == 1 else rng.choice(best).card
    return move(card), [move(each.card) for each in best]


def secures(wanted: Wanted) -> Callable[[Assessment, int], Sequence[Secure]]:
    """Secure a card that is wanted, by the order of influence."""

    def find(assessment: Assessment, actions: int) -> Sequence[Secure]:
        offers = [each for each in securable(assessment) if wanted(assessment, each)]
        return [secure(each.card) for each in by_doctrine(assessment, offers, 0)]

    return find


def influences(wanted: Wanted) -> Callable[[Assessment, int], Sequence[Influence]]:
    """Influence a card that is wanted, with the agents of the doctrine, by its order."""

    def find(assessment: Assessment, actions: int) -> Sequence[Influence]:
        if not assessment.agents_left:
            return []
        offers = [
            each
            for each in assessment.offers
            if wanted(assessment, each) and agents_wanted(assessment, each, actions)
        ]
        return [influence(each.card) for each in by_doctrine(assessment, offers, actions)]

    return find


def ability(base: str, name: str) -> Callable[[Assessment, int], Sequence[Ability]]:
    """An action of a card in the place of a base action, if it can be taken."""

    def find(assessment: Assessment, actions: int) -> Sequence[Ability]:
        return (
            [Ability(name)] if name in new_actions(assessment.view, assessment.number, base) else []
        )

    return find


# -- control of a system --------------------------------------------------------------------------


def controllable(assessment: Assessment) -> list[str]:
    """CATR-FOUNDER-3: systems that are not its own, and not the Empire's."""
    held = in_reach(assessment).reach_state.fresh
    return [
        each
        for each in assessment.view.systems
        if each not in held and assessment.controller(each) != assessment.number
    ]


def builds_for_control(assessment: Assessment, actions: int) -> Sequence[Build]:
    """Build a ship that gives control of a system."""
    open_to = controllable(assessment)
    return [
        build(SHIP, each)
        for each in assessment.building_ports
        if each in open_to and assessment.builds_fresh(each) and assessment.controls_with(each, 1)
    ]


def repairs_for_control(assessment: Assessment, actions: int) -> Sequence[Repair]:
    """Repair ships that give control of a system."""
    return [
        repair(SHIP, each)
        for each in controllable(assessment)
        if assessment.seat.hurt.get(each)
        and assessment.controls_with(each, min(actions, assessment.seat.hurt[each]))
    ]


def moves_for_control(assessment: Assessment, actions: int) -> Sequence[March]:
    """Move so that it controls a system more: the origin stays its own, unless CAT-12.8 is read
    otherwise.
    """
    found = marches(
        assessment,
        controllable(assessment),
        actions,
        lambda march: (
            (march.retains or assessment.readings.settle == "any")
            and takes_control(assessment, march)
        ),
    )
    return best_marches(assessment, found, for_control=True)


def fights_for_control(assessment: Assessment, actions: int) -> Sequence[Fight]:
    """Favorable combat against whoever keeps it from the control of a system."""
    seen = in_reach(assessment)
    held = seen.reach_state.fresh
    systems = [
        each
        for each in assessment.view.systems
        if assessment.controller(each) != assessment.number
        and not (seen.is_regent and each in held)
    ]

    def accepts(fight: Fight) -> bool:
        if fight.system in held:
            return fight.defender == EMPIRE
        return 0 < defenders(assessment, fight) == assessment.most_rival(fight.system)

    return favorable(assessment, systems, ["control"], actions, accepts)
