"""The Caretaker's page: golems, and the gates where they sleep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.text.message import Message
from games.arcs.campaign.bots.assessment import ReachAssessment
from games.arcs.campaign.bots.courting import ImperialPlace, in_reach
from games.arcs.campaign.bots.fates.rules import FatePage
from games.arcs.campaign.rules.fates.caretaker import golems_at_hand
from games.arcs.court import COURT
from games.arcs.moves import (
    Secure,
    Tax,
    UseCard,
    secure,
    spend_resource,
)
from games.arcs.parts import NOBODY
from games.arcs.supercat import building
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import (
    Fight,
    Prey,
    favorable,
    raids_for,
    trophies_expected,
)
from games.arcs.supercat.courting import by_doctrine, gains_of, rival_agents, securable
from games.arcs.supercat.lexicon import GOALS, by_ability, none_declared, special
from games.arcs.supercat.prelude import Spending, has, net_gains, wins_with

FIRST_WIN: Final = 2
"""The actions it takes to win an ambition first, and awaken golems then."""


def _may_win_first(assessment: Assessment, actions: int) -> bool:
    at_hand = golems_at_hand(assessment.view, assessment.number)
    return actions >= FIRST_WIN and bool(at_hand) and not assessment.wins_declared


def tax_to_win(assessment: Assessment, actions: int) -> list[Tax]:
    """CATR-CARETAKER-1: a tax that makes it win a declared ambition, before golems wake."""
    if not _may_win_first(assessment, actions):
        return []
    found = building.taxes(assessment)
    return [each.option for each in found if wins_with(assessment, each.gains, NOBODY)]


def secure_to_win(assessment: Assessment, actions: int) -> list[Secure]:
    """CATR-CARETAKER-1: a card that makes it win a declared ambition, before golems wake."""
    return _cards_to_win(assessment) if _may_win_first(assessment, actions) else []


def _cards_to_win(assessment: Assessment) -> list[Secure]:
    offers = [
        each
        for each in securable(assessment)
        if wins_with(
            assessment,
            gains_of(assessment, each.card, rival_agents(each, assessment.number)),
            NOBODY,
        )
    ]
    return [secure(each.card) for each in by_doctrine(assessment, offers, 0)]


def fight_to_win(assessment: Assessment, actions: int) -> list[Fight]:
    """CATR-CARETAKER-1: a favorable combat that makes it win a declared ambition, before golems
    wake.
    """
    if not _may_win_first(assessment, actions):
        return []

    def accepts(fight: Fight) -> bool:
        if fight.cost >= actions - 1:
            return False
        if fight.goal == "trophies":
            return wins_with(assessment, {"warlord": trophies_expected(assessment, fight)}, NOBODY)
        return bool(raids_for(assessment, [fight], wins))

    def wins(prey: Prey, owner: int) -> bool:
        return wins_with(assessment, prey.gains, owner)

    found = favorable(
        assessment, assessment.view.systems, ["trophies", "raid"], actions - 1, accepts
    )
    return raids_for(assessment, found, wins)


def spends_to_win(assessment: ReachAssessment) -> Iterator[Spending]:
    """CATR-CARETAKER-1: what it spends in the Prelude to win a declared ambition, before golems
    wake: a Psionic to tax or secure, a Relic to secure, a guild card for what it brings.
    """
    turn = assessment.view.turn
    if not turn.pips or "influence" not in turn.actions or assessment.wins_declared:
        return
    if not golems_at_hand(assessment.view, assessment.number):
        return
    words = "wins-before-golems"
    wins_by_tax = any(
        wins_with(assessment, each.gains, NOBODY) for each in building.taxes(assessment)
    )
    wins_by_card = bool(_cards_to_win(assessment))
    for resource in ("psionic", "relic"):
        if not has(assessment, resource):
            continue
        lead = assessment.lead_actions if resource == "psionic" else ("secure",)
        if wins_by_tax and "tax" in lead:
            yield "CATR-CARETAKER-1", words, spend_resource(resource, resource, "tax")
        if wins_by_card and "secure" in lead:
            yield "CATR-CARETAKER-1", words, spend_resource(resource, resource, "secure")
    for card in assessment.seat.cards:
        gains = net_gains(assessment, card)
        if COURT[card].prelude is not None and wins_with(assessment, gains, NOBODY):
            yield "CATR-CARETAKER-1", words, UseCard(card)


def golem_gates(assessment: Assessment) -> list[str]:
    """CATR-CARETAKER-3: the gates with a golem that it does not control."""
    gates = in_reach(assessment).reach_state.sleepers
    return [each for each in gates if assessment.controller(each) != assessment.number]


def needs_no_win(assessment: Assessment) -> Message | None:
    """CATR-CARETAKER-1: what closes the lines that win before golems wake."""
    if not golems_at_hand(assessment.view, assessment.number):
        return Message("closed-no-golem")
    return Message("closed-wins") if assessment.wins_declared else none_declared(assessment)


def no_golem_gate(assessment: Assessment) -> Message | None:
    """CATR-CARETAKER-3: what closes the lines for the control of a golem's gate."""
    return None if golem_gates(assessment) else Message("closed-no-golem-gate")


GOALS["to win a declared ambition before golems wake"] = special(
    needs_no_win, tax=tax_to_win, secure=secure_to_win, battle=fight_to_win
)
GOALS["by Awaken"] = by_ability("influence", "awaken")
GOALS["to take control of a golem"] = ImperialPlace(no_golem_gate, golem_gates, fought=golem_gates)

PAGE: Final = FatePage("caretaker", first_spends=spends_to_win, spent_for=1)
