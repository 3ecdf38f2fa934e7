"""What lines of several fates share: a card to secure or influence, an ability, control."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from engine.text.message import Message
from games.arcs.board import SHIP
from games.arcs.campaign.bots.courting import in_reach
from games.arcs.campaign_components import EMPIRE
from games.arcs.moves import Build, Influence, Repair, Secure, build, influence, repair, secure
from games.arcs.parts import Offer
from games.arcs.steps.effects import new_actions
from games.arcs.supercat.assessment import Assessment
from games.arcs.supercat.combat import Fight, defenders, favorable
from games.arcs.supercat.courting import agents_wanted, by_doctrine, securable
from games.arcs.supercat.moving import March, best_marches, marches, takes_control
from games.arcs.supercat.pages import Ability

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
