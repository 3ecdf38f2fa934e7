"""The Advocate's page: guild cards that their own Prelude discards."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.core.decision import Answer, Decision
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import (
    cards,
    discards_itself,
    one_card,
)
from games.arcs.campaign.bots.fates.rules import FatePage, reasoned
from games.arcs.campaign.rules.fates.advocate import Recover
from games.arcs.moves import Influence, influence
from games.arcs.parts import Offer
from games.arcs.supercat.assessment import TIED_SECOND, Assessment
from games.arcs.supercat.combat import Fight, Prey, favorable, raids_for
from games.arcs.supercat.courting import by_doctrine
from games.arcs.supercat.lexicon import GOALS, by_ability, special


def is_useful(assessment: Assessment, offer: Offer) -> bool:
    """CATR-ADVOCATE-1: a guild card, or one attached, with a Prelude that discards it."""
    return discards_itself(offer.card) or discards_itself(assessment.comes_along(offer.card))


def raids(assessment: Assessment, actions: int) -> list[Fight]:
    """CATR-ADVOCATE-3: favorable combat to steal such a card."""

    def is_wanted(prey: Prey, owner: int) -> bool:
        return discards_itself(prey.name)

    def accepts(fight: Fight) -> bool:
        return bool(raids_for(assessment, [fight], is_wanted))

    found = favorable(assessment, assessment.view.systems, ["raid"], actions, accepts)
    return raids_for(assessment, found, is_wanted)


GOALS["a guild card that its Prelude discards"] = cards(is_useful)
GOALS["to steal a guild card that its Prelude discards"] = special(battle=raids)
GOALS["by Recover"] = by_ability("move", "recover")


def uses(assessment: ReachAssessment, card: str) -> bool:
    """CATR-ADVOCATE-4: such a Prelude only while first or second in a declared ambition."""
    if not discards_itself(card):
        return True
    return any(assessment.place(each) <= TIED_SECOND for each in assessment.declared)


def recover(assessment: ReachAssessment, decision: Decision, rng: Random) -> Answer:
    """CATR-13.15: the card recovered is attached by the order of influence."""
    nobody = (0,) * len(assessment.view.seats)
    options = [each for each in decision.options if isinstance(each, Influence)]
    offers = [Offer(each.card, nobody) for each in options]
    best = by_doctrine(assessment, offers, 0)
    card, lot = one_card(best, influence, rng)
    return reasoned(card, "CATR-13.15", "attaches-by-order", lot)


PAGE: Final = FatePage("advocate", uses=uses, answers={Recover: recover})
