"""The Steward's page: bargains, and the Imperial Council."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import (
    cards,
    one_card,
)
from games.arcs.campaign.bots.fates.rules import FatePage, reasoned
from games.arcs.campaign.rules.fates.steward import Bargain, GainedInfluence, GainedSecure, bargains
from games.arcs.campaign_components import COUNCIL
from games.arcs.moves import GO_ON, Influence, Secure, influence, secure
from games.arcs.parts import Offer
from games.arcs.supercat.building import preferred
from games.arcs.supercat.courting import agents_wanted, by_doctrine, securable
from games.arcs.supercat.lexicon import GOALS, by_ability

INTRIGUE: Final = "cc12"
"""Council Intrigue."""
SOUGHT: Final = (COUNCIL, INTRIGUE)
"""The cards that its bargains are about."""


# -- lines ----------------------------------------------------------------------------------------


def has_lost_the_council(assessment: ReachAssessment) -> bool:
    """CATR-STEWARD-4: no longer First Regent, and the Council has Decided."""
    return not assessment.is_first_regent and assessment.reach_state.council == "decided"


GOALS["by Bargain"] = by_ability("secure", "bargain")
GOALS["Council Intrigue"] = cards(lambda seen, offer: offer.card == INTRIGUE)


# -- bargains -------------------------------------------------------------------------------------


def chances(assessment: ReachAssessment, card: str) -> int:
    """CATR-STEWARD-6: what the influence of a bargain over a card would do about those sought.

    2 if it could secure one of them then, 1 if a rival could not any more, else 0.
    """
    rival = bargains(assessment.view, assessment.number)[card]
    given = next(each for each in assessment.view.court if each.card == card)
    count = min(given.agents[rival], assessment.agents_left + given.agents[assessment.number])
    best = 0
    for offer in assessment.offers:
        if offer.card in SOUGHT and offer.card != card:
            agents = list(offer.agents)
            agents[assessment.number] += count
            leader = replace(offer, agents=tuple(agents)).leader()
            if leader == assessment.number:
                best = 2
            elif offer.leader() >= 0 > leader:
                best = max(best, 1)
    return best


def choose_bargain(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-6 to 8: for the Council, then for its own agents, then by the doctrine."""
    offers = {each.card: each for each in assessment.view.court}
    given = [each.card for each in decision.options if isinstance(each, Secure)]
    best = preferred(
        given,
        lambda card: chances(assessment, card),
        lambda card: card not in SOUGHT,
        lambda card: offers[card].agents[assessment.number],
    )
    chosen = by_doctrine(assessment, [offers[card] for card in best], 0)
    card, lot = one_card(chosen, secure, rng)
    if chances(assessment, card.card):
        return reasoned(card, "CATR-STEWARD-6", "bargains-for-council", lot)
    return reasoned(card, "CATR-STEWARD-7", "bargains-for-agents", lot)


def _sought_first(offers: Sequence[Offer]) -> list[Offer]:
    return [each for each in offers if each.card in SOUGHT] or list(offers)


def gained_influence(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-8: the influence of a bargain, in the same order."""
    step = assessment.view.steps[-1]
    assert isinstance(step, GainedInfluence)
    offered = {each.card for each in decision.options if isinstance(each, Influence)}
    wanted = [
        each
        for each in assessment.offers
        if each.card in offered and agents_wanted(assessment, each, step.left)
    ]
    if not wanted:
        return reasoned(GO_ON, "CATR-STEWARD-8", "nothing-to-influence")
    best = by_doctrine(assessment, _sought_first(wanted), step.left)
    card, lot = one_card(best, influence, rng)
    return reasoned(card, "CATR-STEWARD-8", "council-or-intrigue-first", lot)


def gained_secure(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-STEWARD-8: the card secured after a bargain, in the same order."""
    offered = {each.card for each in decision.options if isinstance(each, Secure)}
    able = [each for each in securable(assessment) if each.card in offered]
    if not able:
        return reasoned(GO_ON, "CATR-STEWARD-8", "nothing-to-secure")
    best = by_doctrine(assessment, _sought_first(able), 0)
    card, lot = one_card(best, secure, rng)
    return reasoned(card, "CATR-STEWARD-8", "council-or-intrigue-first", lot)


PAGE: Final = FatePage(
    "steward",
    events=has_lost_the_council,
    intrigue=has_lost_the_council,
    answers={
        Bargain: choose_bargain,
        GainedInfluence: gained_influence,
        GainedSecure: gained_secure,
    },
)
