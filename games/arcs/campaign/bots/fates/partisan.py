"""The Partisan's page: the initiative, action cards, and spies."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from engine.core.step import Emit, Step
from games.arcs.board import RESOURCES
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import cards, seizes
from games.arcs.campaign.bots.fates.rules import FatePage, reasoned
from games.arcs.campaign.rules.fates.partisan import ProvokeToSeize, SpyOn
from games.arcs.campaign_components import FAITHFUL_CARDS
from games.arcs.moves import GO_ON, Choose, Look
from games.arcs.parts import Offer
from games.arcs.stack import not_a_supercat
from games.arcs.state import ArcsTable
from games.arcs.steps.court import provoke_outrage
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.courting import (
    controls_rival_city,
    is_call_to_action,
    is_union,
    lost_to_outrage,
    suit_of,
)
from games.arcs.supercat.lexicon import GOALS, QUESTIONS, by_ability, closes

CARDS_TO_SPY: Final = 4
UNDECLARED_TO_SEIZE: Final = 2


def brings_initiative(assessment: Assessment, offer: Offer) -> bool:
    """CATR-PARTISAN-1: Lattice Spies, or a Song of Freedom that could be carried out."""
    for card in (offer.card, assessment.comes_along(offer.card)):
        if seizes(card) and (suit_of(card) or controls_rival_city(assessment)):
            return True
    return False


def brings_card(assessment: Assessment, offer: Offer) -> bool:
    """CATR-PARTISAN-2: a Union, Call to Action, or a Faithful card."""
    return any(
        is_union(card) or is_call_to_action(card) or card in FAITHFUL_CARDS
        for card in (offer.card, assessment.comes_along(offer.card))
    )


GOALS["a card that brings the initiative"] = cards(brings_initiative)
GOALS["a card that brings an action card"] = cards(brings_card)
GOALS["by Spy"] = by_ability("influence", "spy")
QUESTIONS["it has not spied in this chapter"] = closes(
    "closed-has-spied", lambda seen: not (seen.seat.supercat and seen.seat.supercat.has_spied)
)
QUESTIONS["it has four cards"] = closes(
    "closed-few-cards", lambda seen: seen.seat.cards_left >= CARDS_TO_SPY
)


# -- seizing --------------------------------------------------------------------------------------


def open_types(assessment: ReachAssessment) -> list[str]:
    """The types whose Outrage it has not provoked, the least loss first (CATR-PARTISAN-7)."""
    left = [each for each in RESOURCES if each not in assessment.seat.outrage]
    return sorted(left, key=lambda each: lost_to_outrage(assessment.view, assessment.number, each))


def may_seize(assessment: ReachAssessment) -> bool:
    """CATR-13.20: with all five types Outraged it does not check."""
    return bool(open_types(assessment))


def outraged(assessment: ReachAssessment) -> int:
    """CATR-PARTISAN-6: one for each type that it has Outraged."""
    return len(assessment.seat.outrage)


@dataclass(frozen=True, slots=True)
class OutrageToSeize(Step):
    """CATR-PARTISAN-7: a SUPERCAT provokes Outrage of the type that costs it least."""

    seat: int

    def answer(self, table: ArcsTable, option: None, emit: Emit) -> None:
        left = open_types(ReachAssessment(table, self.seat))
        if left:
            provoke_outrage(table, self.seat, left[0], emit)

    def problems(self, table: ArcsTable) -> list[str]:
        return not_a_supercat(table, self.seat)


def pays_with_outrage(assessment: ReachAssessment) -> tuple[Step, ...]:
    """CATR-PARTISAN-7: in the place of its hand counter."""
    return (OutrageToSeize(assessment.number),)


def provoke(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.21: its roll has settled that; with a hand as CAT-13.3 says."""
    if not assessment.has_hand:
        return reasoned(GO_ON, "CATR-13.21", "roll-has-settled")
    won = sum(assessment.is_winning(each) for each in assessment.undeclared)
    if won < UNDECLARED_TO_SEIZE:
        return reasoned(GO_ON, "CAT-13.3", "winning-undeclared", count=won)
    cheapest = Choose(open_types(assessment)[0])
    return reasoned(cheapest, "CATR-PARTISAN-7", "winning-undeclared", count=won)


def spy_on(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-PARTISAN-5: a player, of several the one with most cards, then by chance."""
    players = [each for each in decision.options if isinstance(each, Look)]
    most = max(assessment.view.seats[each.rival].cards_left for each in players)
    best = [each for each in players if assessment.view.seats[each.rival].cards_left == most]
    chosen = best[0] if len(best) == 1 else rng.choice(best)
    return reasoned(chosen, "CATR-PARTISAN-5", "spies-on-most-cards", best)


PAGE: Final = FatePage(
    "partisan",
    may_seize=may_seize,
    harder_to_seize=outraged,
    seizing_costs=pays_with_outrage,
    answers={ProvokeToSeize: provoke, SpyOn: spy_on},
)
